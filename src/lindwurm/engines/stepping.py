"""Many games side by side, one decision at a time: what learning environments step.

A :class:`Games` holds N games in one array of records. :meth:`Games.step` carries out one action in
each, goes on to the next decision that is asked of somebody outside, begins a new game where one is
over, and writes what the asked seat sees, what it may do, and what came out, into arrays that stay
where they are. It is compiled and runs on all cores; without Numba the same functions run in plain
Python.

Game number n draws its chance from stream 2n of the seed and what its bots draw from stream 2n + 1,
as in :mod:`.batch`, so that the same choices give the same games and the same digest as
`lindwurm simulate`. Slot i plays games i, i + N, i + 2N …

Where several seats may act at once they are asked in a fixed order, from the lowest seat on
(`order="seats"`), or one of them is drawn each time, as simulations do (`order="drawn"`).

Where an action names a seat, it names its distance from the one who acts, as observations do: what
is learnt on one chair holds on every other. `Turned` translates; `Games.actions` gives the game's
own numbers.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Any

from lindwurm.engines import compiled
from lindwurm.engines.batch import BOTS, STEP_LIMIT, pick_actor
from lindwurm.engines.observation import of
from lindwurm.kernel.chance import below, seed_words
from lindwurm.kernel.game import Game
from lindwurm.kernel.match import MAX_SEED
from lindwurm.kernel.rule import rule

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

ORDERS = ("seats", "drawn")
ASKED = len(BOTS)
"""Who plays a seat: an index into BOTS, or this: whoever steps the games."""
RUNNING, ENDED, CUT, REFUSED = range(4)
"""What became of a slot's game in a step: it goes on, is over, was broken off for its length; or
the action was not legal, and nothing has changed."""
ALONE, ANEW = -1, -2
"""Instead of an action: leave this slot as it is; begin its next game."""
SEAT, COUNT, STEPS = range(3)
"""What `told` says of a slot: which seat is asked, among how many choices, after how many steps."""


@rule
def _lowest(mask: int, words: Any) -> int:
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


@cache
def functions(game: Game, order: str, everything: bool) -> tuple[Callable[..., int], ...]:
    """Return the two rules by which a slot is stepped: begin a game, and carry out an action."""
    setup, actors, legal, apply, returns = (
        game.setup,
        game.actors,
        game.legal,
        game.apply,
        game.returns,
    )
    bot = game.bot or _no_bot
    observe, observe_all = of(game).observe, of(game, True).observe
    whose = _lowest if order == "seats" else pick_actor

    @rule
    def ask(
        s: Any,
        words: Any,
        kinds: Any,
        skip: int,
        limit: int,
        out: Any,
        choices: Any,
        seen: Any,
        known: Any,
        told: Any,
        turn: Any,
    ) -> int:
        while told[2] < limit:
            mask = actors(s)
            if mask == 0:
                return 1
            seat = whose(mask, words)
            count = legal(s, seat, out)
            if kinds[seat] == 2 and (count > 1 or skip == 0):
                for i in range(count):
                    choices[i] = out[i] if len(turn) == 0 else turn[s.seats][seat][out[i]]
                told[0] = seat
                told[1] = count
                observe(s, seat, seen)
                if everything:
                    observe_all(s, seat, known)
                return 0
            if count == 1:
                action = int(out[0])
            elif kinds[seat] == 0:
                action = int(out[below(words, count)])
            else:
                action = bot(s, seat, out, count, words)
            apply(s, seat, action)
            told[2] += 1
        return 2 if actors(s) else 1

    @rule
    def begin(
        s: Any,
        seats: int,
        options: Any,
        seed: int,
        number: int,
        words: Any,
        kinds: Any,
        skip: int,
        limit: int,
        out: Any,
        choices: Any,
        seen: Any,
        known: Any,
        told: Any,
        turn: Any,
    ) -> int:
        seed_words(s.rng, seed, 2 * number)
        seed_words(words, seed, 2 * number + 1)
        setup(s, seats, options)
        told[2] = 0
        return int(ask(s, words, kinds, skip, limit, out, choices, seen, known, told, turn))

    @rule
    def move(
        s: Any,
        action: int,
        results: Any,
        words: Any,
        kinds: Any,
        skip: int,
        limit: int,
        out: Any,
        choices: Any,
        seen: Any,
        known: Any,
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
                end = ask(s, words, kinds, skip, limit, out, choices, seen, known, told, turn)
                if end != 0:
                    returns(s, results)
                    told[1] = 0
                return int(end)
        return 3

    return begin, move


@rule
def _no_bot(s: Any, seat: int, legal: Any, count: int, words: Any) -> int:
    return int(legal[below(words, count)])


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
def compiled_chunk(game: Game, order: str, everything: bool) -> Callable[..., None]:
    """Return the compiled function that steps the slots `first` to `last` - 1."""
    begin, move = functions(game, order, everything)

    def chunk(
        records: Any,
        blank: Any,
        seats: Any,
        options: Any,
        seed: int,
        numbers: Any,
        stride: int,
        words: Any,
        kinds: Any,
        actions: Any,
        skip: int,
        limit: int,
        again: int,
        choices: Any,
        masks: Any,
        seen: Any,
        known: Any,
        told: Any,
        results: Any,
        status: Any,
        lengths: Any,
        finals: Any,
        turn: Any,
        back: Any,
        out: Any,
        first: int,
        last: int,
    ) -> None:
        for i in range(first, last):
            action = actions[i]
            if action == -1:
                continue
            c, o, k, t = choices[i], seen[i], known[i], told[i]
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
                    skip,
                    limit,
                    out,
                    c,
                    o,
                    k,
                    t,
                    turn,
                    back,
                )
                if end == 1 or end == 2:
                    lengths[i] = t[2]
                    if len(finals) > 0:
                        finals[i] = records[i]
                    numbers[i] += stride
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
                        seed,
                        numbers[i],
                        words[i],
                        kinds[i],
                        skip,
                        limit,
                        out,
                        c,
                        o,
                        k,
                        t,
                        turn,
                    )
                    != 0
                )
                if over:  # before anybody was asked: it counts for nothing
                    numbers[i] += stride
            if len(masks) > 0:
                for j in range(t[1]):
                    masks[i, c[j]] = 1

    chunk.__qualname__ += f".{order}.{everything}"  # by which the cache tells them apart
    return compiled.jit(game, chunk)


class Games:
    """N games of one kind side by side. `seats` and `options` may differ from slot to slot.

    `players` names for each seat a bot of :data:`lindwurm.engines.batch.BOTS`, or None for a seat
    that is asked; one list serves all slots, or there is one for each.

    After :meth:`reset` and every :meth:`step`, slot i asks seat `told[i][SEAT]`, which has
    `told[i][COUNT]` choices, `choices[i]` (and `masks[i]`), and sees `seen[i]`. `status[i]` says
    what became of the game that the action belonged to; if that is over, `results[i]` and
    `lengths[i]` tell how, `finals[i]` is its last state, and with `again` the next game has begun.
    """

    def __init__(
        self,
        game: Game,
        count: int,
        seats: int | Sequence[int] | None = None,
        options: Mapping[str, object] | Sequence[Mapping[str, object]] | None = None,
        seed: int = 0,
        players: Sequence[str | None] | Sequence[Sequence[str | None]] = (),
        *,
        skip_forced: bool = True,
        again: bool = True,
        order: str = "seats",
        limit: int = STEP_LIMIT,
        masks: bool = True,
        everything: bool = False,
        finals: bool = False,
        cores: int | None = None,
    ):
        import numpy as np

        if count < 1:
            raise ValueError(f"at least one game must be played, not {count}")
        if order not in ORDERS:
            raise ValueError(f"there is no order {order!r} ({', '.join(ORDERS)})")
        self.game, self.count = game, count
        self.seed = _checked(seed)
        self.skip, self.again, self.limit = int(skip_forced), int(again), limit
        self.order, self.everything = order, everything
        chairs = _each("numbers of seats", count, game.usual_seats if seats is None else seats)
        given = _each("sets of options", count, options or {})
        memo = {f"{n} {o}": (n, o) for n, o in zip(chairs, given, strict=True)}
        codes = {key: game.option_codes(n, o) for key, (n, o) in memo.items()}
        most, dtype = game.seats.stop - 1, game.state.dtype()
        self.seats = np.array(chairs, np.int64)
        self.options = np.array(
            [codes[f"{n} {o}"] for n, o in zip(chairs, given, strict=True)], np.int64
        ).reshape(count, -1)
        self.kinds = np.full((count, most), ASKED, np.int64)
        if players:
            many = not isinstance(players[0], str | None)
            rows = _each("lists of players", count, players if many else [players] * count)
            for i, row in enumerate(rows):
                self.kinds[i, : len(row)] = [_kind(game, name) for name in row]
        self.numbers = np.arange(count, dtype=np.int64)
        self.choices = np.zeros((count, game.max_legal), np.int16)
        self.masks = np.zeros((count if masks else 0, game.verbs.size), np.int8)
        self.seen = np.zeros((count, of(game).size), np.int16)
        self.known = np.zeros((count, of(game, True).size if everything else 1), np.int16)
        self.told = np.zeros((count, 3), np.int64)
        self.results = np.zeros((count, most), np.float64)
        self.status = np.zeros(count, np.int8)
        self.lengths = np.zeros(count, np.int64)
        self.finals = np.zeros(count if finals else 0, dtype)
        self.records = np.zeros(count, dtype)
        self._turn, self._back = turned(game)
        self._words = np.zeros((count, 4), np.int64)
        self._blank = np.zeros(1, dtype)
        self._plain = [] if compiled.available() else [game.state() for _ in range(count)]
        self._begun = False
        cores = cores or os.cpu_count() or 1
        self._edges = [count * k // cores for k in range(cores + 1)]
        self._outs = [np.zeros(game.max_legal, np.int64) for _ in range(cores)]
        self._pool: ThreadPoolExecutor | None = None

    def reset(self, seed: int | None = None) -> None:
        """Begin again with the first games, of another seed if one is given."""
        import numpy as np

        self.seed = self.seed if seed is None else _checked(seed)
        self.numbers[:] = np.arange(self.count)
        self._begun = True
        self._send(np.full(self.count, ANEW, np.int64))()

    def actions(self, chosen: npt.ArrayLike) -> np.ndarray[Any, Any]:
        """Return the game's own numbers of actions, one for each slot as it stands now."""
        import numpy as np

        given = np.asarray(chosen, np.int64)
        if not len(self._back):
            return given
        own: np.ndarray[Any, Any] = self._back[self.seats, self.told[:, SEAT], given]
        return own

    def step(self, actions: npt.ArrayLike) -> None:
        """Carry out one action in each game (or ALONE, or ANEW)."""
        self.send(actions)()

    def send(self, actions: npt.ArrayLike) -> Callable[[], None]:
        """Do the same in the background; what is returned waits for it."""
        import numpy as np

        if not self._begun:
            raise ValueError("reset comes before the first step")
        given = np.ascontiguousarray(actions, np.int64)
        if given.shape != (self.count,):
            raise ValueError(f"{self.count} games need {self.count} actions, not {given.shape}")
        return self._send(given)

    def _send(self, actions: np.ndarray[Any, Any]) -> Callable[[], None]:
        if self._plain:
            self._plainly(actions)
            return lambda: None
        work = compiled_chunk(self.game, self.order, self.everything)
        arguments = self._arguments(actions)
        if self._pool is None:
            work(*arguments, self._outs[0], 0, 0)  # compiled before several threads ask for it
            self._pool = ThreadPoolExecutor(len(self._outs))
        tasks: list[Future[None]] = [
            self._pool.submit(work, *arguments, out, first, last)
            for out, (first, last) in zip(self._outs, itertools.pairwise(self._edges), strict=True)
        ]

        def wait() -> None:
            for task in tasks:
                task.result()

        return wait

    def _arguments(self, actions: np.ndarray[Any, Any]) -> tuple[Any, ...]:
        return (
            self.records,
            self._blank,
            self.seats,
            self.options,
            self.seed,
            self.numbers,
            self.count,
            self._words,
            self.kinds,
            actions,
            self.skip,
            self.limit,
            self.again,
            self.choices,
            self.masks,
            self.seen,
            self.known,
            self.told,
            self.results,
            self.status,
            self.lengths,
            self.finals,
            self._turn,
            self._back,
        )

    def _plainly(self, actions: np.ndarray[Any, Any]) -> None:
        """Do the same in plain Python, on states instead of records."""
        begin, move = functions(self.game, self.order, self.everything)
        out = [0] * self.game.max_legal
        for i, action in enumerate(actions.tolist()):
            if action == ALONE:
                continue
            words, told = self._words[i].tolist(), self.told[i]
            rest = (words, self.kinds[i].tolist(), self.skip, self.limit, out)
            where = (self.choices[i], self.seen[i], self.known[i], told, self._turn)
            if len(self.masks):
                self.masks[i] = 0
            end = RUNNING
            if action >= 0:
                end = move(self._plain[i], action, self.results[i], *rest, *where, self._back)
                if end in (ENDED, CUT):
                    self.lengths[i] = told[STEPS]
                    if len(self.finals):
                        self.finals[i] = self._plain[i].to_records()[0]
                    self.numbers[i] += self.count
            self.status[i] = end
            over = action == ANEW or (end in (ENDED, CUT) and self.again)
            while over:
                s = self._plain[i] = self.game.state()
                table = (s, int(self.seats[i]), self.options[i].tolist(), self.seed)
                over = begin(*table, int(self.numbers[i]), *rest, *where) != RUNNING
                self.numbers[i] += self.count if over else 0
            self._words[i] = words
            if len(self.masks):
                self.masks[i, self.choices[i, : told[COUNT]]] = 1


def _checked(seed: int) -> int:
    if not 0 <= seed < MAX_SEED:
        raise ValueError(f"a seed is a whole number from 0 to 2**62 - 1, not {seed}")
    return seed


def _kind(game: Game, name: str | None) -> int:
    if name is None:
        return ASKED
    if name not in BOTS or (name == "heuristic" and game.bot is None):
        raise ValueError(f"{game.id} has no bot {name!r} ({', '.join(BOTS)})")
    return BOTS.index(name)


def _each(what: str, count: int, given: Any) -> list[Any]:
    """Return one for each slot: what was given for all, or the list that was given."""
    found = [given] * count if isinstance(given, int | Mapping) else list(given)
    if len(found) != count:
        raise ValueError(f"{count} games need {count} {what}, not {len(found)}")
    return found
