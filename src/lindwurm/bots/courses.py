"""Courses that a position may take: what a seat cannot know dealt afresh, chance anew, to the end.

The rules behind :mod:`lindwurm.bots.judgement`, compiled or in plain Python.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from lindwurm.bots.mcts import (
    HORIZON,
    advise_anything,
    ask_for_list,
    conclude,
    copied,
    restored,
    settle_nothing,
    venturer,
)
from lindwurm.bots.mind import WHOLE, evaluate, strange
from lindwurm.engines import compiled
from lindwurm.engines.batch import pick_actor
from lindwurm.engines.observation import of
from lindwurm.kernel.chance import seed_words
from lindwurm.kernel.game import Game
from lindwurm.kernel.rule import rule

NOBODY = -1
"""In place of a seat: nothing is dealt afresh. In place of an action: none is carried out."""
AGAIN = 8
"""How often it is dealt anew until the action that was seen is possible."""
STEPS = 1 << 14
"""Streams of chance that a course has: one for what is dealt, then one for each step."""
LOST = -9.0
"""Stands in the first column of a sample that could not be dealt so that the action is possible."""


@cache
def answering(game: Game) -> Callable[..., int]:
    """Return the rule by which everybody plays on: what exact odds settle, else the heuristic."""
    legal, bot = game.legal, game.bot or advise_anything
    exact, offhand = game.exact or settle_nothing, game.offhand or ask_for_list

    @rule
    def answer(s: Any, seat: int, words: Any, out: Any) -> int:
        action = offhand(s, seat, words)
        if action >= 0:
            return action
        count = legal(s, seat, out)
        if count == 1:
            return int(out[0])
        action = exact(s, seat, out, count)
        return action if action >= 0 else bot(s, seat, out, count, words)

    return answer


@cache
def dealing(game: Game, refresh: Callable[[Any, Any], Any]) -> Callable[..., bool]:
    """Return the rule that makes `states[1]` what seat `before` may believe `states[0]` to be.

    It deals again if `action` of `actor`, which the seat has seen, is not possible then; and
    returns whether it is. `stream` says which chance deals.
    """
    actors, legal, redeal = game.actors, game.legal, game.redeal

    @rule
    def possible(s: Any, actor: int, action: int, out: Any) -> bool:
        if actors(s) >> actor & 1 == 0:
            return False
        found = False
        for i in range(legal(s, actor, out)):
            found = found or out[i] == action
        return found

    @rule
    def deal(
        states: Any,
        raw: Any,
        before: int,
        actor: int,
        action: int,
        seed: int,
        stream: int,
        out: Any,
    ) -> bool:
        for again in range(AGAIN):
            s = refresh(states, raw)
            seed_words(s.rng, seed + again, stream)
            if before < 0:
                return True
            redeal(s, before)
            if action < 0 or actor == before or possible(s, actor, action, out):
                return True
        return False

    return deal


def sampling(game: Game, refresh: Callable[[Any, Any], Any]) -> Callable[..., None]:
    """Return the function that plays a position to its end, once for each row of `results`.

    First what seat `before` cannot know is dealt afresh, then the action is carried out, then what
    seat `after` cannot know is dealt afresh; then all play on. Each of the three has chance of its
    own, and row k the same in every call with the same seed: so what differs between two calls is
    not the luck of what comes later. After `at` moves, if that is told (not -1), each further move
    has chance of its own, so that all positions of one game are judged by the same dice. With
    `options` each game begins with its opening.
    """
    actors, redeal, returns, setup = game.actors, game.redeal, game.returns, game.setup
    deal, answer, venture = dealing(game, refresh), answering(game), venturer(game)

    def run(
        states: Any,
        raw: Any,
        options: Any,
        seats: int,
        before: int,
        actor: int,
        action: int,
        after: int,
        seed: int,
        at: int,
        first: int,
        count: int,
        words: Any,
        out: Any,
        values: Any,
        sums: Any,
        results: Any,
    ) -> None:
        for k in range(first, first + count):
            deals, step = (3 if at < 0 else STEPS) * k, 1 + max(at, 0)
            if not deal(states, raw, before, actor, action, seed, deals, out):
                results[k][0] = LOST
                continue
            s = states[1]
            if len(options) > 0:
                setup(s, seats, options)
            going = 1.0
            for p in range(seats):
                sums[p] = 0.0
            if action >= 0:
                seed_words(s.rng, seed, deals + step)
                going = venture(s, actor, action, seats, going, values, sums)
                step += 1
            if at < 0:
                seed_words(s.rng, seed, deals + 2)
                seed_words(words, seed + 1, deals + 2)
            if after >= 0 and actors(s) != 0:
                if at >= 0:
                    seed_words(s.rng, seed, deals)
                redeal(s, after)
            for _ in range(HORIZON):
                mask = actors(s)
                if mask == 0:
                    break
                if at >= 0:
                    seed_words(s.rng, seed, deals + step)
                    seed_words(words, seed + 1, deals + step)
                    step += 1
                seat = pick_actor(mask, words)
                now = answer(s, seat, words, out)
                going = venture(s, seat, now, seats, going, values, sums)
            returns(s, values)
            conclude(values, seats, going, sums)
            for p in range(seats):
                results[k][p] = values[p]

    return run


def glancing(game: Game, refresh: Callable[[Any, Any], Any]) -> Callable[..., None]:
    """Return the function that asks a mind instead of playing on: one look for each row.

    Seat `eyes` looks at what it sees after the action; what lies hidden then makes no difference.
    If it is of a kind that training never met (often, while others decide), what the seat cannot
    know is dealt afresh, and all play on until it is not.
    """
    actors, redeal, returns, observe = game.actors, game.redeal, game.returns, of(game).observe
    deal, answer, venture = dealing(game, refresh), answering(game), venturer(game)
    lowest = game.lowest

    def run(
        states: Any,
        raw: Any,
        seats: int,
        before: int,
        actor: int,
        action: int,
        eyes: int,
        seed: int,
        first: int,
        count: int,
        net: Any,
        space: Any,
        words: Any,
        out: Any,
        values: Any,
        sums: Any,
        results: Any,
    ) -> None:
        for k in range(first, first + count):
            if not deal(states, raw, before, actor, action, seed, 3 * k, out):
                results[k][0] = LOST
                continue
            s = states[1]
            going = 1.0
            for p in range(seats):
                sums[p] = 0.0
            if action >= 0:
                seed_words(s.rng, seed, 3 * k + 1)
                going = venture(s, actor, action, seats, going, values, sums)
            seed_words(s.rng, seed, 3 * k + 2)
            seed_words(words, seed + 1, 3 * k + 2)
            known = False
            for step in range(HORIZON):
                mask = actors(s)
                if mask == 0:
                    break
                observe(s, eyes, space.seen)
                known = strange(net, space.seen) < 0
                if known:
                    break
                if step == 0:
                    redeal(s, eyes)
                seat = pick_actor(mask, words)
                now = answer(s, seat, words, out)
                going = venture(s, seat, now, seats, going, values, sums)
            if known:
                evaluate(net, space, 0)
                for p in range(seats):
                    share = space.values[p] / WHOLE
                    values[(eyes + p) % seats] = lowest + share * (1.0 - lowest)
            else:
                returns(s, values)
            conclude(values, seats, going, sums)
            for p in range(seats):
                results[k][p] = values[p]

    return run


@cache
def prepared(game: Game, fast: bool) -> Callable[..., None]:
    """Return the sampling of a game, compiled (at the first call) or in plain Python."""
    return compiled.jit(game, sampling(game, copied)) if fast else sampling(game, restored)


@cache
def glances(game: Game, fast: bool) -> Callable[..., None]:
    """Return the looks of a mind, compiled (at the first call) or in plain Python."""
    return compiled.jit(game, glancing(game, copied)) if fast else glancing(game, restored)
