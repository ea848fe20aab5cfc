"""`python -m bench.gpu [GAME]`: the rules on a GPU, one game per thread.

Needs a GPU that Numba can reach. With NUMBA_ENABLE_CUDASIM=1 and a handful of games the same runs
in Numba's simulator, which checks the program but says nothing about speed.
"""

from __future__ import annotations

import argparse
import hashlib
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import numpy as np
from numba import cuda as device

from lindwurm import games
from lindwurm.engines import batch, cuda
from lindwurm.kernel.game import Game

SAMPLE = 500
"""So many games are played on the CPU as well, and must end in the same states."""


def main() -> int:
    """Measure and print; 1 if the GPU plays other games than the CPU, 2 without a GPU."""
    parser = argparse.ArgumentParser(prog="python -m bench.gpu", description=__doc__)
    parser.add_argument("game", nargs="?", default="dragon_farkle", choices=games.ids())
    parser.add_argument("--games", type=int, default=2**20, help="games per batch (2**20)")
    parser.add_argument("--rounds", type=int, default=5, help="batches measured (5)")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--engine", default="python", choices=batch.ENGINES, help="on the CPU")
    arguments = parser.parse_args()
    if not cuda.SIMULATED and not device.is_available():
        print("There is no GPU that Numba can reach.", file=sys.stderr)
        return 2
    game, count, seats = games.load(arguments.game), arguments.games, arguments.seats
    print(f"{game.id}, {seats} seats, random play, {count:,} games per batch, on {_name()}")
    started = time.perf_counter()
    cuda.run(game, min(count, 128), seats)
    print(f"warm-up with compiling: {time.perf_counter() - started:.1f} s")

    whole, alone = [], []
    states = lengths = np.zeros(0)
    for _ in range(arguments.rounds):
        with_copies, kernel, states, lengths = _batch(game, count, seats)
        whole.append(_speed(lengths, with_copies))
        alone.append(_speed(lengths, kernel))
    print(f"mean game length: {lengths.mean():.1f} steps, longest {lengths.max():,}")
    _print("with copies to and from the GPU", whole)
    _print("kernel alone", alone)

    sample = min(count, SAMPLE)
    ours = hashlib.blake2b(game.state.packed_records(states[:sample]), digest_size=16).hexdigest()
    reference = batch.run(game, sample, seats, engine=arguments.engine)
    same = ours == reference.digest
    print(f"final states of the first {sample} games on the GPU: {ours}")
    print(f"and on the CPU ({reference.engine}): {reference.digest}")
    print("the same games" if same else "DIFFERENT games")
    return 0 if same else 1


def _name() -> str:
    if cuda.SIMULATED:
        return "Numba's simulator"
    name = device.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


class Clock:
    """Stands in for a kernel, launches it and notes how long it alone takes."""

    def __init__(self, kernel: Any):
        self.kernel = kernel
        self.seconds = 0.0

    def __getitem__(self, grid: Any) -> Callable[..., None]:
        def launch(*arguments: Any) -> None:
            device.synchronize()
            started = time.perf_counter()
            self.kernel[grid](*arguments)
            device.synchronize()
            self.seconds = time.perf_counter() - started

        return launch


def _batch(game: Game, count: int, seats: int) -> tuple[float, float, Any, Any]:
    """Play a batch; return seconds with copies, seconds of the kernel, final states, lengths."""
    clock = Clock(cuda._kernel(game))
    with patch.object(cuda, "_kernel", lambda game: clock):
        started = time.perf_counter()
        states, lengths = cuda.run(game, count, seats)
        seconds = time.perf_counter() - started
    return seconds, clock.seconds, states, lengths


def _speed(lengths: Any, seconds: float) -> float:
    return int(lengths[lengths > 0].sum()) / seconds


def _print(what: str, speeds: list[float]) -> None:
    low, middle, high = (f(speeds) / 1e6 for f in (min, statistics.median, max))
    print(f"{what}: {middle:,.2f} million steps/s (from {low:,.2f} to {high:,.2f})")


if __name__ == "__main__":
    sys.exit(main())
