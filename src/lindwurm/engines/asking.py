"""How one of many games goes on to its next question: the rules by which a slot is stepped.

`begin` opens a game, `move` carries out an action; both then play for the bots, pass through forced
moves where that is wanted, and end where somebody outside is asked: with the seat, what it sees and
what it may do written down. :mod:`.stepping` runs them over all slots.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from lindwurm.engines import compiled
from lindwurm.engines.batch import no_bot, pick_actor
from lindwurm.engines.observation import of
from lindwurm.kernel.chance import below, seed_words
from lindwurm.kernel.game import SLIPS, Game
from lindwurm.kernel.rule import rule

if TYPE_CHECKING:
    import numpy as np

RANDOM, HEURISTIC, ASKED, NOVICE = range(4)
"""Who plays a seat: a bot, or whoever steps the games."""
RUNNING, ENDED, CUT, REFUSED = range(4)
"""What became of a slot's game in a step: it goes on, is over, was broken off for its length; or
the action was not legal, and nothing has changed."""
ALONE, ANEW = -1, -2
"""Instead of an action: leave this slot as it is; begin its next game."""
SEAT, COUNT, STEPS, ACTORS, ADVICE = range(5)
"""What `told` says of a slot: which seat is asked, among how many choices, after how many steps;
the bit mask of all seats that might act now; and what the seat's adviser would do, or -1."""


@cache
def functions(game: Game) -> tuple[Callable[..., int], ...]:
    """Return the two rules by which a slot is stepped: begin a game, and carry out an action."""
    setup, actors, legal, apply = game.setup, game.actors, game.legal, game.apply
    returns, standing = game.returns, game.standing
    bot = game.bot or no_bot
    novice = game.novice or _slipping(bot, SLIPS if game.slips is None else game.slips)
    observe, observe_all = of(game).observe, of(game, True).observe

    @rule
    def ask(
        s: Any,
        words: Any,
        kinds: Any,
        advisers: Any,
        skip: int,
        drawn: int,
        limit: int,
        out: Any,
        choices: Any,
        seen: Any,
        known: Any,
        scores: Any,
        told: Any,
        turn: Any,
    ) -> int:
        end = 2
        seat = int(told[0])
        while told[2] < limit:
            mask = actors(s)
            if mask == 0:
                end = 1
                break
            seat = pick_actor(mask, words) if drawn else _lowest(mask)
            count = legal(s, seat, out)
            kind = kinds[seat]
            asked = kind == 2 and (count > 1 or skip == 0)
            if kind == 2:
                kind = advisers[seat]
            if count == 1:
                action = int(out[0])
            elif kind == -1:
                action = -1
            elif kind == 0:
                action = int(out[below(words, count)])
            elif kind == 3:
                action = novice(s, seat, out, count, words)
            else:
                action = bot(s, seat, out, count, words)
            if asked:
                told[4] = action
                for i in range(count):
                    choices[i] = out[i] if len(turn) == 0 else turn[s.seats][seat][out[i]]
                    if out[i] == action:
                        told[4] = choices[i]
                told[1] = count
                told[3] = mask
                end = 0
                break
            apply(s, seat, action)
            told[2] += 1
        if end:
            seat = int(told[0])  # who acted last sees how it ended
            told[1] = 0
            told[3] = 0
            told[4] = -1
            if end == 2 and actors(s) == 0:
                end = 1
        told[0] = seat
        observe(s, seat, seen)
        if len(known) > 1:
            observe_all(s, seat, known)
        if len(scores) > 0:
            standing(s, scores)
        return end

    @rule
    def begin(
        s: Any,
        seats: int,
        options: Any,
        seed: int,
        number: int,
        words: Any,
        kinds: Any,
        advisers: Any,
        skip: int,
        drawn: int,
        limit: int,
        out: Any,
        choices: Any,
        seen: Any,
        known: Any,
        scores: Any,
        told: Any,
        turn: Any,
    ) -> int:
        seed_words(s.rng, seed, 2 * number)
        seed_words(words, seed, 2 * number + 1)
        setup(s, seats, options)
        told[0] = 0
        told[2] = 0
        return int(
            ask(
                s,
                words,
                kinds,
                advisers,
                skip,
                drawn,
                limit,
                out,
                choices,
                seen,
                known,
                scores,
                told,
                turn,
            )
        )

    @rule
    def move(
        s: Any,
        action: int,
        results: Any,
        words: Any,
        kinds: Any,
        advisers: Any,
        skip: int,
        drawn: int,
        limit: int,
        out: Any,
        choices: Any,
        seen: Any,
        known: Any,
        scores: Any,
        told: Any,
        turn: Any,
        back: Any,
    ) -> int:
        seat = int(told[0])
        for i in range(told[1]):
            if choices[i] == action:
                meant = action if len(back) == 0 else int(back[s.seats][seat][action])
                apply(s, seat, meant)
                told[2] += 1
                end = ask(
                    s,
                    words,
                    kinds,
                    advisers,
                    skip,
                    drawn,
                    limit,
                    out,
                    choices,
                    seen,
                    known,
                    scores,
                    told,
                    turn,
                )
                if end != 0:
                    returns(s, results)
                return int(end)
        return 3

    return begin, move


@rule
def _lowest(mask: int) -> int:
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


def _slipping(bot: Callable[..., int], slips: int) -> Callable[..., int]:
    """Return the rule of a player who makes so many of a hundred choices at random."""

    @rule
    def slip(s: Any, seat: int, legal: Any, count: int, words: Any) -> int:
        if below(words, 100) < slips:
            return int(legal[below(words, count)])
        return bot(s, seat, legal, count, words)

    return slip


@cache
def turned(game: Game) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Return `turn[seats][seat][action]`, the action as its actor sees it, and the way back.

    Both are empty for a game whose actions name no seat.
    """
    import numpy as np

    size, most = game.verbs.size, game.seats.stop - 1
    turn = np.tile(np.arange(size, dtype=np.int16), (most + 1, most, 1))
    for action in range(size):
        verb, indexes = game.verbs.split(action)
        named = [i for i, p in enumerate(verb.parameters) if p.seat]
        for seats, seat in ((n, p) for n in game.seats if named for p in range(n)):
            told = list(indexes)
            for i in named:
                told[i] = (told[i] - seat) % seats if told[i] < seats else told[i]
            turn[seats, seat, action] = game.verbs.code(verb.name, *told)
    if (turn == np.arange(size)).all():
        return np.zeros((0, 0, 0), np.int16), np.zeros((0, 0, 0), np.int16)
    return turn, np.argsort(turn, axis=-1).astype(np.int16)


@cache
def compiled_chunk(game: Game) -> Callable[..., None]:
    """Return the compiled function that steps the slots `first` to `last` - 1."""
    return compiled.jit(game, stepper(game))


@cache
def stepper(game: Game) -> Callable[..., None]:
    """Return the same function as it is written: compiled here for a CPU, on a GPU slot by slot."""
    begin, move = functions(game)

    def chunk(
        records: Any,
        blank: Any,
        seats: Any,
        options: Any,
        seeds: Any,
        numbers: Any,
        strides: Any,
        words: Any,
        kinds: Any,
        advisers: Any,
        skip: int,
        drawn: int,
        limit: int,
        again: int,
        choices: Any,
        masks: Any,
        seen: Any,
        last_seen: Any,
        known: Any,
        scores: Any,
        last_scores: Any,
        told: Any,
        results: Any,
        status: Any,
        lengths: Any,
        finals: Any,
        turn: Any,
        back: Any,
        actions: Any,
        out: Any,
        first: int,
        last: int,
    ) -> None:
        for i in range(first, last):
            action = actions[i]
            if action == -1:
                continue
            c, o, k, p, t = choices[i], seen[i], known[i], scores[i], told[i]
            if len(masks) > 0:
                for j in range(t[1]):
                    masks[i, c[j]] = 0
            end = 0
            if action >= 0:
                s = records[i]
                end = move(
                    s,
                    action,
                    results[i],
                    words[i],
                    kinds[i],
                    advisers[i],
                    skip,
                    drawn,
                    limit,
                    out,
                    c,
                    o,
                    k,
                    p,
                    t,
                    turn,
                    back,
                )
                if len(last_scores) > 0:
                    for j in range(len(p)):
                        last_scores[i, j] = p[j]
                if end == 1 or end == 2:
                    lengths[i] = t[2]
                    if len(finals) > 0:
                        finals[i] = records[i]
                    if len(last_seen) > 0:
                        for j in range(len(o)):
                            last_seen[i, j] = o[j]
                    numbers[i] += strides[i]
            status[i] = end
            over = action == -2 or ((end == 1 or end == 2) and again == 1)
            while over:
                records[i] = blank[0]
                s = records[i]
                over = (
                    begin(
                        s,
                        seats[i],
                        options[i],
                        seeds[i],
                        numbers[i],
                        words[i],
                        kinds[i],
                        advisers[i],
                        skip,
                        drawn,
                        limit,
                        out,
                        c,
                        o,
                        k,
                        p,
                        t,
                        turn,
                    )
                    != 0
                )
                if over:  # before anybody was asked: it counts for nothing
                    numbers[i] += strides[i]
            if len(masks) > 0:
                for j in range(t[1]):
                    masks[i, c[j]] = 1

    return rule(chunk)
