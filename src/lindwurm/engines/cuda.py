"""The same rules on a GPU: one game per thread, for mass self-play.

Needs Numba with CUDA. With NUMBA_ENABLE_CUDASIM=1 the same code runs in Numba's simulator, so that
a machine without a GPU can check it (slowly). What was compiled is kept (:mod:`.kernels`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numba import cuda, from_dtype

from lindwurm.engines import batch, compiled
from lindwurm.engines.kernels import REGISTERS, SIMULATED, THREADS, kept
from lindwurm.kernel.chance import below, seed_words
from lindwurm.kernel.game import Game
from lindwurm.kernel.rule import rule

EVERY = 0xFFFFFFFF
"""All 32 threads that go in step."""


@dataclass(frozen=True)
class Way:
    """How games are laid out on a GPU. They are the same games in every way."""

    local: bool = True
    """Whether a thread keeps its state in memory of its own, word by word beside its neighbours',
    or works where the record lies."""
    registers: int = REGISTERS
    threads: int = THREADS
    """Threads of a block."""
    resident: int = 0
    """Threads on each multiprocessor, which play one game after the other: so few that their
    states fit into its caches. 0: a thread for each game."""
    calls: int = 0
    """Rules of more instructions than this stay functions that are called: less code to fetch. 0:
    the compiler decides, and puts nearly everything into one."""
    gather: int = 0
    """How many of the 32 games that go in step have to stand in a phase of `dear` before any of
    them goes on from there; the others do not wait. 0: none waits."""
    dear: int = 0
    """Bit mask of the phases whose choices take long to list."""


CALLS, GATHER = 300, 20
"""What was best where it was measured (docs/performance.md)."""


def usual(game: Game) -> Way:
    """Return the best way that is known for a game."""
    if not game.dear:
        return Way()
    return Way(calls=CALLS, gather=GATHER, dear=sum(1 << phase for phase in game.dear))


@cache
def kernel(game: Game, way: Way) -> Any:
    """Return what plays games 0, 1 … of a seed into `records`, each to its end."""
    play = batch.playout(game)
    max_legal, width = game.max_legal, "int64" if SIMULATED else "int16"

    def there(
        records: Any, blank: Any, seats: int, options: Any, seed: int, kinds: Any, lengths: Any
    ) -> None:
        out = cuda.local.array(max_legal, width)
        words = cuda.local.array(4, "int64")
        for i in range(cuda.grid(1), records.shape[0], cuda.gridsize(1)):
            records[i] = blank[0]
            lengths[i] = play(records[i], seats, options, seed, i, kinds, out, words)

    if SIMULATED:  # it cannot lay a record into local memory
        return kept(game, there)
    compiled.register()
    state = from_dtype(game.state.dtype())

    def own(
        records: Any, blank: Any, seats: int, options: Any, seed: int, kinds: Any, lengths: Any
    ) -> None:
        out = cuda.local.array(max_legal, "int16")
        words = cuda.local.array(4, "int64")
        table = cuda.local.array(1, state)
        for i in range(cuda.grid(1), records.shape[0], cuda.gridsize(1)):
            table[0] = blank[0]
            lengths[i] = play(table[0], seats, options, seed, i, kinds, out, words)
            records[i] = table[0]

    if way.gather:
        return kept(game, _gathering(game, state, way), way.registers, way.calls)
    return kept(game, own if way.local else there, way.registers, way.calls)


def _gathering(game: Game, state: Any, way: Way) -> Callable[..., None]:
    """Return a kernel in which games that need long for their next step wait for each other."""
    setup, actors, legal, apply = game.setup, game.actors, game.legal, game.apply
    bot = game.bot or batch.no_bot
    max_legal, dear, gather = game.max_legal, way.dear, way.gather

    @rule
    def decide(s: Any, mask: int, kinds: Any, out: Any, words: Any) -> None:
        seat = batch.pick_actor(mask, words)
        count = legal(s, seat, out)
        if count == 1:
            action = int(out[0])
        elif kinds[seat] == 0:
            action = int(out[below(words, count)])
        else:
            action = bot(s, seat, out, count, words)
        apply(s, seat, action)

    compiled.register()

    def gathering(
        records: Any, blank: Any, seats: int, options: Any, seed: int, kinds: Any, lengths: Any
    ) -> None:
        out = cuda.local.array(max_legal, "int16")
        words = cuda.local.array(4, "int64")
        table = cuda.local.array(1, state)
        s = table[0]
        i = cuda.grid(1)
        steps = -1  # of a game that has not begun
        while cuda.any_sync(EVERY, i < records.shape[0]):
            live = i < records.shape[0]
            slow = live and steps >= 0 and (dear >> s.phase) & 1 == 1
            others = cuda.any_sync(EVERY, live and not slow)
            waiting = cuda.popc(cuda.ballot_sync(EVERY, slow))
            if live and (not slow or waiting >= gather or not others):
                if steps < 0:
                    table[0] = blank[0]
                    seed_words(s.rng, seed, 2 * i)
                    seed_words(words, seed, 2 * i + 1)
                    setup(s, seats, options)
                    steps = 0
                mask = actors(s)
                if mask != 0 and steps < batch.STEP_LIMIT:
                    decide(s, mask, kinds, out, words)
                    steps += 1
                else:
                    lengths[i] = steps if mask == 0 else -1
                    records[i] = table[0]
                    steps = -1
                    i += cuda.gridsize(1)

    gathering.__name__ += f"{gather}of{dear}"
    return gathering


def signature(game: Game) -> tuple[Any, ...]:
    """Return the types that the kernel of a game is launched with."""
    from numba import types

    numbers = types.Array(types.int64, 1, "C")
    records = types.Array(from_dtype(game.state.dtype()), 1, "C")
    return records, records, types.int64, numbers, types.int64, numbers, numbers


def arguments(
    game: Game,
    games: int,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    bots: Sequence[str] = (),
) -> tuple[Any, ...]:
    """Return what a kernel takes: where final states go to on the device first, lengths last."""
    codes = np.array(game.option_codes(seats, options, batch=True), np.int64)
    kinds = np.array(batch.kinds(game, seats, bots), np.int64)
    # The simulator computes in the width of each field, where compiled code widens; and it copies
    # plain records only.
    dtype = game.state.wide_dtype() if SIMULATED else game.state.dtype()
    blank: Any = np.zeros(1, dtype)
    blank = [blank[0]] if SIMULATED else cuda.to_device(blank)
    return (
        cuda.device_array(games, dtype),
        blank,
        seats,
        cuda.to_device(codes),
        seed,
        cuda.to_device(kinds),
        cuda.device_array(games, np.int64),
    )


def launch(game: Game, given: tuple[Any, ...], way: Way | None = None) -> None:
    """Play the games that :func:`arguments` laid out, and wait for them."""
    way = way or usual(game)
    games = given[-1].shape[0]
    threads = min(games, way.threads)
    blocks = -(-games // threads)
    if way.resident:
        processors = 1 if SIMULATED else cuda.get_current_device().MULTIPROCESSOR_COUNT
        blocks = min(blocks, processors * max(1, way.resident // threads))
    kernel(game, way)[blocks, threads](*given)
    cuda.synchronize()


def states(game: Game, records: Any) -> np.ndarray[Any, Any]:
    """Return final states from the device, as records of the game."""
    final: np.ndarray[Any, Any] = records.copy_to_host()
    if SIMULATED:
        narrow = [game.state.from_record(row).to_records().tobytes() for row in final]
        final = np.frombuffer(b"".join(narrow), game.state.dtype())
    return final


def run(
    game: Game,
    games: int,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    bots: Sequence[str] = (),
    way: Way | None = None,
) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Play games and return their final states and lengths.

    The states are the same, byte for byte, as those of :func:`lindwurm.engines.batch.run`.
    """
    given = arguments(game, games, seats, options, seed, bots)
    launch(game, given, way)
    return states(game, given[0]), given[-1].copy_to_host()
