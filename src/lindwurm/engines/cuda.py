"""The same rules on a GPU: one game per thread, for mass self-play.

Needs Numba with CUDA. With NUMBA_ENABLE_CUDASIM=1 the same code runs in Numba's simulator, so that
a machine without a GPU can check it (slowly).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np
from numba import config, cuda, from_dtype
from numba.cuda.cudadrv import nvvm

from lindwurm.engines import batch, compiled
from lindwurm.kernel.game import Game

THREADS = 128
REGISTERS = 32
"""Fewer registers a thread, more threads at once: games wait for memory more than they compute."""
SIMULATED = bool(config.ENABLE_CUDASIM)

if not SIMULATED:
    # Tables go to global memory: constant memory holds only 64 kB, and serialises threads that
    # look up different entries, as games do.
    nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL


@cache
def _kernel(game: Game) -> Any:
    play = batch.playout(game)
    max_legal = game.max_legal
    if SIMULATED:  # works on the records themselves: it cannot lay a record into local memory

        @cuda.jit
        def simulated(
            records: Any, seats: int, options: Any, seed: int, kinds: Any, lengths: Any
        ) -> None:
            i = cuda.grid(1)
            if i < records.shape[0]:
                out = cuda.local.array(max_legal, "int64")
                words = cuda.local.array(4, "int64")
                lengths[i] = play(records[i], seats, options, seed, i, kinds, out, words)

        return simulated

    compiled.register()
    state = from_dtype(game.state.dtype())

    @cuda.jit(max_registers=REGISTERS)
    def kernel(records: Any, seats: int, options: Any, seed: int, kinds: Any, lengths: Any) -> None:
        i = cuda.grid(1)
        if i < records.shape[0]:
            out = cuda.local.array(max_legal, "int16")
            words = cuda.local.array(4, "int64")
            table = cuda.local.array(1, state)
            table[0] = records[i]
            lengths[i] = play(table[0], seats, options, seed, i, kinds, out, words)
            records[i] = table[0]

    return kernel


def launch(
    game: Game,
    games: int,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    bots: Sequence[str] = (),
) -> tuple[Any, Any]:
    """Play games; return the final states and the lengths, both on the device."""
    codes = np.array(game.option_codes(seats, options, batch=True), np.int64)
    kinds = np.array(batch.kinds(game, seats, bots), np.int64)
    # The simulator computes in the width of each field, where compiled code widens: give it room.
    dtype = game.state.wide_dtype() if SIMULATED else game.state.dtype()
    records = cuda.to_device(np.zeros(games, dtype))
    lengths = cuda.device_array(games, np.int64)
    threads = min(games, THREADS)
    _kernel(game)[-(-games // threads), threads](
        records, seats, cuda.to_device(codes), seed, cuda.to_device(kinds), lengths
    )
    cuda.synchronize()
    return records, lengths


def run(
    game: Game,
    games: int,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    bots: Sequence[str] = (),
) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """Play games and return their final states and lengths.

    The states are the same, byte for byte, as those of :func:`lindwurm.engines.batch.run`.
    """
    records, lengths = launch(game, games, seats, options, seed, bots)
    final = records.copy_to_host()
    if SIMULATED:
        states = [game.state.from_record(row).to_bytes() for row in final]
        final = np.frombuffer(b"".join(states), game.state.dtype())
    return final, lengths.copy_to_host()
