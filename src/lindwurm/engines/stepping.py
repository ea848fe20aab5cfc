"""Many games side by side, one decision at a time: what learning environments step.

A :class:`Games` holds N games in one array of records. :meth:`Games.step` carries out one action in
each, goes on to the next decision that is asked of somebody outside, begins a new game where one is
over, and writes what the asked seat sees, what it may do, and what came out, into arrays that stay
where they are. It is compiled and runs on all cores; without Numba the same functions run in plain
Python.

Game number n draws its chance from stream 2n of the seed and what its bots draw from stream 2n + 1,
as in :mod:`.batch`, so that the same choices give the same games and the same digest as
`lindwurm simulate`. Slot i plays games i, i + N, i + 2N … of one seed, or games 0, 1, 2 … of a seed
of its own.

Where several seats may act at once they are asked in a fixed order, from the lowest seat on
(`order="seats"`), or one of them is drawn each time, as simulations do (`order="drawn"`).

Where an action names a seat, it names its distance from the one who acts, as observations do: what
is learnt on one chair holds on every other. `turned` translates; `Games.actions` gives the game's
own numbers.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lindwurm.engines import compiled
from lindwurm.engines.asking import (
    ALONE,
    ANEW,
    ASKED,
    COUNT,
    CUT,
    ENDED,
    HEURISTIC,
    NOVICE,
    RANDOM,
    REFUSED,
    RUNNING,
    SEAT,
    STEPS,
    compiled_chunk,
    functions,
    turned,
)
from lindwurm.engines.batch import STEP_LIMIT
from lindwurm.engines.observation import of
from lindwurm.kernel.chance import seed_words
from lindwurm.kernel.game import Game
from lindwurm.kernel.match import MAX_SEED
from lindwurm.kernel.state import State

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Seeds = int | Sequence[int] | None
    Marks = npt.ArrayLike | None

ORDERS = ("seats", "drawn")
PLAYERS = {"random": RANDOM, "novice": NOVICE, "adept": HEURISTIC, "heuristic": HEURISTIC}
"""Bots that play inside, compiled."""
NOBODY = -1
"""Of a seat's adviser: it has none."""
PIECE = 64
"""Fewer games than this are not worth another thread."""


@dataclass(frozen=True)
class Saved:
    """A slot as it was: to be put back, there or elsewhere."""

    game: Game
    arrays: tuple[Any, ...]
    state: State | None


class Games:
    """N games of one kind side by side. `seats` and `options` may differ from slot to slot.

    `players` names for each seat a bot of :data:`PLAYERS`, or None for a seat that is asked; one
    list serves all slots, or there is one for each. A seat that is asked may have an adviser, one
    of the same bots: `told[i][ADVICE]` is what it would do. Who follows the advice plays the games
    that `simulate` plays with these bots.

    After :meth:`reset` and every :meth:`step`, slot i asks seat `told[i][SEAT]`, which has
    `told[i][COUNT]` choices, `choices[i]` (and `masks[i]`), and sees `seen[i]`. `status[i]` says
    what became of the game that the action belonged to; if that is over, `results[i]` and
    `lengths[i]` tell how, `finals[i]` is its last state and `last_seen[i]` what its last actor saw
    of it, and with `again` the next game has begun; without, the slot asks nobody (no choices).
    `scores[i]` is the standing in the position shown, `last_scores[i]` that at the end of the step.
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
        advisers: Sequence[str | None] | Sequence[Sequence[str | None]] = (),
        skip_forced: bool = True,
        again: bool = True,
        order: str = "seats",
        limit: int = STEP_LIMIT,
        masks: bool = True,
        everything: bool = False,
        finals: bool = False,
        last_seen: bool = False,
        scores: bool = False,
        cores: int | None = None,
    ):
        import numpy as np

        if isinstance(count, bool) or not isinstance(count, int) or count < 1:
            raise ValueError(f"at least one game must be played, not {count}")
        if order not in ORDERS:
            raise ValueError(f"there is no order {order!r} ({', '.join(ORDERS)})")
        if limit < 1:
            raise ValueError(f"a game must be allowed at least one step, not {limit}")
        if cores is not None and cores < 1:
            raise ValueError(f"at least one core is needed, not {cores}")
        self.game, self.count = game, count
        chairs = _each("numbers of seats", count, game.usual_seats if seats is None else seats)
        given = _each("sets of options", count, options or {})
        keys = [f"{n} {o}" for n, o in zip(chairs, given, strict=True)]
        memo = dict(zip(keys, zip(chairs, given, strict=True), strict=True))
        codes = {key: game.option_codes(n, o, batch=True) for key, (n, o) in memo.items()}
        most, dtype = game.seats.stop - 1, game.state.dtype()
        self.seats = np.array(chairs, np.int64)
        self.options = np.array([codes[key] for key in keys], np.int64).reshape(count, -1)
        self.kinds = _kinds(game, chairs, players, ASKED)
        if not (self.kinds == ASKED).any(1).all():
            raise ValueError("no seat is asked: None stands for whoever steps the games")
        self.advisers = _kinds(game, chairs, advisers, NOBODY)
        self.seeds = np.full(count, checked(seed), np.int64)
        self.numbers = np.arange(count, dtype=np.int64)
        self.strides = np.full(count, count, np.int64)
        self.choices = np.zeros((count, game.max_legal), np.int16)
        self.masks = np.zeros((count if masks else 0, game.verbs.size), np.int8)
        self.seen = np.zeros((count, of(game).size), np.int16)
        self.last_seen = np.zeros((count if last_seen else 0, of(game).size), np.int16)
        self.known = np.zeros((count, of(game, True).size if everything else 1), np.int16)
        self.scores = np.zeros((count, most if scores else 0), np.int64)
        self.last_scores = np.zeros((count if scores else 0, most), np.int64)
        self.told = np.zeros((count, 5), np.int64)
        self.results = np.zeros((count, most), np.float64)
        self.status = np.zeros(count, np.int8)
        self.lengths = np.zeros(count, np.int64)
        self.finals = np.zeros(count if finals else 0, dtype)
        self.records = np.zeros(count, dtype)
        self._turn, self._back = turned(game)
        self._words = np.zeros((count, 4), np.int64)
        self._plain = [] if compiled.available() else [game.state() for _ in range(count)]
        self.begun = False
        self._flags = (int(skip_forced), int(order == "drawn"), limit, int(again))
        table = (
            self.seats,
            self.options,
            self.seeds,
            self.numbers,
            self.strides,
            self._words,
            self.kinds,
            self.advisers,
        )
        shown = (
            self.choices,
            self.masks,
            self.seen,
            self.last_seen,
            self.known,
            self.scores,
            self.last_scores,
            self.told,
            self.results,
            self.status,
            self.lengths,
            self.finals,
        )
        self._kept = (self.records, *table, *shown)
        blank, turning = np.zeros(1, dtype), (self._turn, self._back)
        self.arguments = (self.records, blank, *table, *self._flags, *shown, *turning)
        pieces = min(cores or os.cpu_count() or 1, max(1, count // PIECE))
        self._edges = [count * k // pieces for k in range(pieces + 1)]
        self._outs = [np.zeros(game.max_legal, np.int64) for _ in range(pieces)]
        self._pool: ThreadPoolExecutor | None = None

    # -- stepping -------------------------------------------------------------------------------

    def reset(self, seed: Seeds = None, slots: Marks = None, numbers: Marks = None) -> None:
        """Begin a game in every slot, or in those that `slots` marks.

        With a seed, slot i begins with its game i, or, where each slot has a seed of its own, with
        game 0 (or with the given numbers). Without, it is the next game that begins.
        """
        self._work(self.numbered(seed, slots, numbers))

    def numbered(self, seed: Seeds, slots: Marks, numbers: Marks) -> np.ndarray[Any, Any]:
        """Write down which games begin, and return what is then to be done in each slot."""
        import numpy as np

        here = np.ones(self.count, bool) if slots is None else np.asarray(slots, bool)
        if here.shape != (self.count,):
            raise ValueError(f"{self.count} games need {self.count} marks, not {here.shape}")
        if seed is None and self.begun:  # a game that is over has counted itself
            self.numbers += self.strides * (here & (self.told[:, COUNT] > 0))
        elif isinstance(seed, int):
            self.seeds[here] = checked(seed)
            self.numbers[here], self.strides[here] = np.arange(self.count)[here], self.count
        elif seed is not None:
            own = [checked(one) for one in _each("seeds", self.count, seed)]
            self.seeds[here], self.numbers[here] = np.array(own, np.int64)[here], 0
            self.strides[here] = 1
        if numbers is not None:
            self.numbers[here] = np.broadcast_to(np.asarray(numbers, np.int64), self.count)[here]
        self.begun = True
        return np.where(here, ANEW, ALONE).astype(np.int64)

    def actions(self, chosen: npt.ArrayLike) -> np.ndarray[Any, Any]:
        """Return the game's own numbers of actions, one for each slot as it stands now."""
        import numpy as np

        given = np.asarray(chosen, np.int64)
        return self._back[self.seats, self.told[:, SEAT], given] if len(self._back) else given

    def step(self, actions: npt.ArrayLike) -> None:
        """Carry out one action in each game (or ALONE, or ANEW)."""
        self._work(self._checked(actions))

    def send(self, actions: npt.ArrayLike) -> Callable[[], None]:
        """Do the same in the background; what is returned waits for it."""
        given = self._checked(actions)
        if self._plain or self.count < PIECE:
            self._work(given)
            return lambda: None
        tasks = self._tasks(given, 0)

        def wait() -> None:
            for task in tasks:
                task.result()

        return wait

    def _checked(self, actions: npt.ArrayLike) -> np.ndarray[Any, Any]:
        import numpy as np

        if not self.begun:
            raise ValueError("reset comes before the first step")
        given = np.ascontiguousarray(actions, np.int64)
        if given.shape != (self.count,):
            raise ValueError(f"{self.count} games need {self.count} actions, not {given.shape}")
        return given

    def _work(self, actions: np.ndarray[Any, Any]) -> None:
        """Step all slots: the first piece here, the others on threads."""
        if self._plain:
            self._plainly(actions)
            return
        tasks = self._tasks(actions, 1) if len(self._outs) > 1 else ()
        work = compiled_chunk(self.game)
        work(*self.arguments, actions, self._outs[0], 0, self._edges[1])
        for task in tasks:
            task.result()

    def _tasks(self, actions: np.ndarray[Any, Any], first: int) -> list[Future[None]]:
        work = compiled_chunk(self.game)
        if self._pool is None:
            work(*self.arguments, actions, self._outs[0], 0, 0)  # compiled before threads ask
            self._pool = ThreadPoolExecutor(len(self._outs))
        pieces = list(zip(self._outs, itertools.pairwise(self._edges), strict=True))[first:]
        submit = self._pool.submit
        return [submit(work, *self.arguments, actions, out, *edges) for out, edges in pieces]

    def _plainly(self, actions: np.ndarray[Any, Any]) -> None:
        """Do the same in plain Python, on states instead of records."""
        begin, move = functions(self.game)
        out = [0] * self.game.max_legal
        skip, drawn, limit, again = self._flags
        seen, known = [0] * self.seen.shape[1], [0] * self.known.shape[1]  # faster than arrays
        for i, action in enumerate(actions.tolist()):
            if action == ALONE:
                continue
            words, told = self._words[i].tolist(), self.told[i]
            bots = (self.kinds[i].tolist(), self.advisers[i].tolist())
            rest = (words, *bots, skip, drawn, limit, out)
            where = (self.choices[i], seen, known, self.scores[i], told, self._turn)
            if len(self.masks):
                self.masks[i] = 0
            end = RUNNING
            if action >= 0:
                end = move(self._plain[i], action, self.results[i], *rest, *where, self._back)
                if len(self.last_scores):
                    self.last_scores[i] = self.scores[i]
                if end in (ENDED, CUT):
                    self.lengths[i] = told[STEPS]
                    if len(self.finals):
                        self.finals[i] = self._plain[i].to_records()[0]
                    if len(self.last_seen):
                        self.last_seen[i] = seen
                    self.numbers[i] += self.strides[i]
            self.status[i] = end
            over = action == ANEW or (end in (ENDED, CUT) and again)
            while over:
                s = self._plain[i] = self.game.state()
                table = (s, int(self.seats[i]), self.options[i].tolist(), int(self.seeds[i]))
                over = begin(*table, int(self.numbers[i]), *rest, *where) != RUNNING
                self.numbers[i] += self.strides[i] if over else 0
            self._words[i] = words
            if end != REFUSED:
                self.seen[i], self.known[i] = seen, known
            if len(self.masks):
                self.masks[i, self.choices[i, : told[COUNT]]] = 1

    # -- single games: for planners -----------------------------------------------------------

    def state(self, slot: int) -> State:
        """Return the whole state of a slot's game as it stands, hidden things too: a copy."""
        if self._plain:
            return self._plain[slot].copy()
        return self.game.state.from_record(self.records[slot])

    def save(self, slot: int) -> Saved:
        """Return all there is to a slot, to be put back later or elsewhere."""
        arrays = tuple(a[slot].copy() for a in self._kept if len(a))
        return Saved(self.game, arrays, self.state(slot) if self._plain else None)

    def restore(self, slot: int, saved: Saved) -> None:
        """Let a slot be as it was, or as another one was: the game goes on from there twice."""
        if saved.game is not self.game:
            raise ValueError(f"a slot of {saved.game.id} does not fit games of {self.game.id}")
        kept = [a for a in self._kept if len(a)]
        if [a[slot].shape for a in kept] != [a.shape for a in saved.arrays]:
            raise ValueError("the slot was saved from games that show other things than these")
        for array, old in zip(kept, saved.arrays, strict=True):
            array[slot] = old
        if saved.state is not None:
            self._plain[slot] = saved.state.copy()

    def imagine(self, slot: int, seed: int) -> None:
        """Deal afresh all that the asked seat of a slot cannot know, and give it another future.

        What that seat sees and may do stays as it is. A planner that goes on from a copy without
        this reads hidden cards and coming dice.
        """
        state = self.state(slot)
        seed_words(state.rng, checked(seed), 0)
        self.game.redeal(state, int(self.told[slot, SEAT]))
        words = [0, 0, 0, 0]
        seed_words(words, seed, 1)
        self._words[slot] = words
        if self._plain:
            self._plain[slot] = state
        else:
            self.records[slot] = state.to_records()[0]
        if self.known.shape[1] > 1:
            of(self.game, True).observe(state, int(self.told[slot, SEAT]), self.known[slot])


def checked(seed: int) -> int:
    """Return the seed if it is one."""
    if isinstance(seed, bool) or not hasattr(seed, "__index__") or not 0 <= seed < MAX_SEED:
        raise ValueError(f"a seed is a whole number from 0 to 2**62 - 1, not {seed}")
    return int(seed)


def _kinds(
    game: Game, chairs: Sequence[int], names: Sequence[Any], none: int
) -> np.ndarray[Any, Any]:
    """Return for each slot and seat which bot is meant; `none` where it is None."""
    import numpy as np

    kinds = np.full((len(chairs), game.seats.stop - 1), none, np.int64)
    if not names:
        return kinds
    rows = [names] * len(chairs) if isinstance(names[0], str | None) else list(names)
    for i, row in enumerate(_each("lists of players", len(chairs), rows)):
        if len(row) != chairs[i]:
            raise ValueError(f"{chairs[i]} seats need {chairs[i]} players, not {len(row)}")
        for seat, name in enumerate(row):
            if name is not None:
                if name not in PLAYERS or (name != "random" and game.bot is None):
                    raise ValueError(f"{game.id} has no bot {name!r} inside ({', '.join(PLAYERS)})")
                kinds[i, seat] = PLAYERS[name]
    return kinds


def _each(what: str, count: int, given: Any) -> list[Any]:
    """Return one for each slot: what was given for all, or the list that was given."""
    found = [given] * count if isinstance(given, int | Mapping) else list(given)
    if len(found) != count:
        raise ValueError(f"{count} games need {count} {what}, not {len(found)}")
    return found
