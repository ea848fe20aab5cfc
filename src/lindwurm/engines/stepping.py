"""Many games side by side, one decision at a time: what learning environments step.

A :class:`Games` holds N games in one array of records. :meth:`Games.step` carries out one action in
each, goes on to the next decision (through answers without a choice, if wished), begins a new game
where one is over, and writes what the seat that is asked sees, what it may do, and what came out,
into arrays that stay where they are. It is compiled and runs on all cores; without Numba the same
functions run in plain Python.

Game number n draws its chance from stream 2n of the seed, as in :mod:`.batch`, so that the same
choices give the same games and the same digest as `lindwurm simulate`. Slot i plays games i,
i + N, i + 2N …

Where several seats may act at once they are asked in a fixed order, from the lowest seat on
(`order="seats"`), or one of them is drawn each time from stream 2n + 1, as simulations do
(`order="drawn"`).
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Any

from lindwurm.engines import compiled
from lindwurm.engines.batch import STEP_LIMIT, pick_actor
from lindwurm.engines.observation import Observation, of
from lindwurm.kernel.chance import seed_words
from lindwurm.kernel.game import Game
from lindwurm.kernel.match import MAX_SEED
from lindwurm.kernel.rule import rule

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

ORDERS = ("seats", "drawn")
RUNNING, ENDED, CUT = 0, 1, 2
"""What became of a slot's game in a step: it goes on, it is over, it was broken off."""
REFUSED = 3
"""The action was not among the legal ones: nothing has changed in that slot."""


@rule
def _lowest(mask: int, words: Any) -> int:
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


@cache
def functions(game: Game, order: str, everything: bool) -> tuple[Callable[..., Any], ...]:
    """Return the two rules that a game's slots are stepped by: begin, and carry out an action."""
    setup, actors, legal, apply, returns = (
        game.setup,
        game.actors,
        game.legal,
        game.apply,
        game.returns,
    )
    observe = of(game).observe
    observe_all = of(game, True).observe
    whose = _lowest if order == "seats" else pick_actor

    @rule
    def ask(
        s: Any,
        words: Any,
        skip: int,
        limit: int,
        choices: Any,
        seen: Any,
        known: Any,
        told: Any,
    ) -> int:
        """Go on to the next decision; `told` is seat, how many choices, steps so far."""
        while True:
            mask = actors(s)
            if mask == 0:
                return 1
            if told[2] >= limit:
                return 2
            seat = whose(mask, words)
            count = legal(s, seat, choices)
            if count > 1 or skip == 0:
                told[0] = seat
                told[1] = count
                observe(s, seat, seen)
                if everything:
                    observe_all(s, seat, known)
                return 0
            apply(s, seat, int(choices[0]))
            told[2] += 1

    @rule
    def begin(
        s: Any,
        words: Any,
        seats: int,
        options: Any,
        seed: int,
        number: int,
        skip: int,
        limit: int,
        choices: Any,
        seen: Any,
        known: Any,
        told: Any,
    ) -> int:
        """Set a new game up in a blank slot and go on to its first decision."""
        seed_words(s.rng, seed, 2 * number)
        seed_words(words, seed, 2 * number + 1)
        setup(s, seats, options)
        told[2] = 0
        return int(ask(s, words, skip, limit, choices, seen, known, told))

    @rule
    def move(
        s: Any,
        words: Any,
        action: int,
        skip: int,
        limit: int,
        choices: Any,
        seen: Any,
        known: Any,
        told: Any,
        results: Any,
    ) -> int:
        """Carry out an action and go on; results are written when the game is over or cut."""
        for i in range(told[1]):
            if choices[i] == action:
                apply(s, int(told[0]), action)
                told[2] += 1
                end = ask(s, words, skip, limit, choices, seen, known, told)
                if end != 0:
                    returns(s, results)
                return int(end)
        return 3

    return begin, move


@cache
def compiled_chunk(game: Game, order: str, everything: bool) -> Callable[..., None]:
    """Return the compiled function that steps the slots `first` to `last` - 1.

    An action of -1 leaves its slot alone, -2 begins its next game.
    """
    begin, move = functions(game, order, everything)

    def chunk(
        records: Any,
        blank: Any,
        words: Any,
        seats: Any,
        options: Any,
        seed: int,
        numbers: Any,
        stride: int,
        actions: Any,
        skip: int,
        limit: int,
        again: int,
        choices: Any,
        seen: Any,
        known: Any,
        told: Any,
        results: Any,
        status: Any,
        lengths: Any,
        finals: Any,
        first: int,
        last: int,
    ) -> None:
        for i in range(first, last):
            action = actions[i]
            if action == -1:
                continue
            status[i] = 0
            if action >= 0:
                end = move(
                    records[i],
                    words[i],
                    action,
                    skip,
                    limit,
                    choices[i],
                    seen[i],
                    known[i],
                    told[i],
                    results[i],
                )
                status[i] = end
                if end == 0 or end == 3:
                    continue
                lengths[i] = told[i][2]
                if len(finals) > 0:
                    finals[i] = records[i]
                if again == 0:
                    told[i][1] = 0
                    continue
                numbers[i] += stride
            end = 1
            while end != 0:  # a game that is over before anybody is asked counts for nothing
                records[i] = blank[0]
                end = begin(
                    records[i],
                    words[i],
                    seats[i],
                    options[i],
                    seed,
                    numbers[i],
                    skip,
                    limit,
                    choices[i],
                    seen[i],
                    known[i],
                    told[i],
                )
                if end != 0:
                    numbers[i] += stride

    chunk.__qualname__ += f".{order}.{everything}"  # by which the cache tells them apart
    return compiled.jit(game, chunk)


class Games:
    """N games of one kind side by side. `seats` and `options` may differ from slot to slot.

    After :meth:`reset` and every :meth:`step`, slot i asks seat `told[i][0]`, which has
    `told[i][1]` choices, `choices[i]`, and sees `seen[i]`; `told[i][2]` steps have been taken.
    `status[i]` says what became of the game the action belonged to; if it ended, `results[i]` and
    `lengths[i]` are its results and length, and (`again`) the next game has begun.
    """

    def __init__(
        self,
        game: Game,
        count: int,
        seats: int | Sequence[int] | None = None,
        options: Mapping[str, object] | Sequence[Mapping[str, object]] | None = None,
        seed: int = 0,
        *,
        skip_forced: bool = True,
        again: bool = True,
        order: str = "seats",
        limit: int = STEP_LIMIT,
        everything: bool = False,
        finals: bool = False,
        cores: int | None = None,
    ):
        import numpy as np

        if count < 1:
            raise ValueError(f"at least one game must be played, not {count}")
        if not 0 <= seed < MAX_SEED:
            raise ValueError(f"a seed is a whole number from 0 to 2**62 - 1, not {seed}")
        if order not in ORDERS:
            raise ValueError(f"there is no order {order!r} ({', '.join(ORDERS)})")
        if isinstance(seats, Sequence):
            chairs = list(seats)
        else:
            chairs = [game.usual_seats if seats is None else seats] * count
        given: list[Any] = [options] * count
        if options is not None and not isinstance(options, Mapping):
            given = list(options)
        if len(chairs) != count or len(given) != count:
            raise ValueError(f"{count} games need {count} numbers of seats and sets of options")
        self.game, self.count, self.seed = game, count, seed
        self.observation: Observation = of(game)
        self.skip, self.again, self.limit = int(skip_forced), int(again), limit
        self.order, self.everything = order, everything
        most = game.seats.stop - 1
        memo: dict[str, list[int]] = {}
        for n, o in zip(chairs, given, strict=True):
            if (key := f"{n} {o}") not in memo:
                memo[key] = game.option_codes(n, o)
        self.seats = np.array(chairs, np.int64)
        self.options = np.array(
            [memo[f"{n} {o}"] for n, o in zip(chairs, given, strict=True)], np.int64
        ).reshape(count, -1)
        self.records = np.zeros(count, game.state.dtype())
        self.words = np.zeros((count, 4), np.int64)
        self.numbers = np.arange(count, dtype=np.int64)
        self.choices = np.zeros((count, game.max_legal), np.int16)
        self.seen = np.zeros((count, self.observation.size), np.int16)
        self.known = np.zeros((count, of(game, True).size if everything else 1), np.int16)
        self.told = np.zeros((count, 3), np.int64)
        self.results = np.zeros((count, most), np.float64)
        self.status = np.zeros(count, np.int8)
        self.lengths = np.zeros(count, np.int64)
        self.finals = np.zeros(count if finals else 0, game.state.dtype())
        self._blank = np.zeros(1, game.state.dtype())
        self._states = [] if compiled.available() else [game.state() for _ in range(count)]
        self._words = [[0, 0, 0, 0] for _ in self._states]
        self._begun = False
        self._cores = cores or os.cpu_count() or 1
        self._pool: ThreadPoolExecutor | None = None

    def reset(self, seed: int | None = None) -> None:
        """Begin again with the first games, of another seed if one is given."""
        import numpy as np

        if seed is not None:
            if not 0 <= seed < MAX_SEED:
                raise ValueError(f"a seed is a whole number from 0 to 2**62 - 1, not {seed}")
            self.seed = seed
        self.numbers[:] = np.arange(self.count)
        self._begun = True
        self._run(np.full(self.count, -2, np.int64))

    def step(self, actions: npt.ArrayLike) -> None:
        """Carry out one action in each game; -1 leaves a game alone, -2 begins the slot's next."""
        self.send(actions)()

    def send(self, actions: npt.ArrayLike) -> Callable[[], None]:
        """The same, in the background: call what is returned to wait for it."""
        import numpy as np

        if not self._begun:
            raise ValueError("reset comes before the first step")
        given = np.ascontiguousarray(actions, np.int64)
        if given.shape != (self.count,):
            raise ValueError(f"{self.count} games need {self.count} actions, not {given.shape}")
        return self._send(given)

    def _run(self, actions: np.ndarray[Any, Any]) -> None:
        self._send(actions)()

    def _send(self, actions: np.ndarray[Any, Any]) -> Callable[[], None]:
        if not compiled.available():
            self._plainly(actions)
            return lambda: None
        work = compiled_chunk(self.game, self.order, self.everything)
        pieces = min(self._cores, max(1, self.count // 8))
        if pieces == 1:
            work(*self._arguments(actions), 0, self.count)
            return lambda: None
        if self._pool is None:
            work(*self._arguments(actions), 0, 0)  # compiled once, before several threads ask
            self._pool = ThreadPoolExecutor(pieces)
        edges = [self.count * k // pieces for k in range(pieces + 1)]
        tasks: list[Future[None]] = [
            self._pool.submit(work, *self._arguments(actions), first, last)
            for first, last in itertools.pairwise(edges)
        ]

        def wait() -> None:
            for task in tasks:
                task.result()

        return wait

    def _arguments(self, actions: np.ndarray[Any, Any]) -> tuple[Any, ...]:
        return (
            self.records,
            self._blank,
            self.words,
            self.seats,
            self.options,
            self.seed,
            self.numbers,
            self.count,
            actions,
            self.skip,
            self.limit,
            self.again,
            self.choices,
            self.seen,
            self.known,
            self.told,
            self.results,
            self.status,
            self.lengths,
            self.finals,
        )

    def _plainly(self, actions: np.ndarray[Any, Any]) -> None:
        """Do the same in plain Python, on states instead of records."""
        begin, move = functions(self.game, self.order, self.everything)
        for i, action in enumerate(actions.tolist()):
            if action == -1:
                continue
            words = self._words[i]
            where = (self.choices[i], self.seen[i], self.known[i], self.told[i])
            end = RUNNING
            if action >= 0:
                given = (self._states[i], words, action, self.skip, self.limit)
                end = move(*given, *where, self.results[i])
                if end in (ENDED, CUT):
                    self.lengths[i] = self.told[i][2]
                    if len(self.finals):
                        self.finals[i] = self._states[i].to_records()[0]
                    self.numbers[i] += self.count if self.again else 0
                    self.told[i][1] = 0
            self.status[i] = end
            over = action == -2 or (end in (ENDED, CUT) and self.again)
            while over:
                self._states[i] = self.game.state()
                table = (self._states[i], words, int(self.seats[i]), self.options[i].tolist())
                number = int(self.numbers[i])
                over = begin(*table, self.seed, number, self.skip, self.limit, *where) != RUNNING
                self.numbers[i] += self.count if over else 0
