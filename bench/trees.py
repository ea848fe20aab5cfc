"""Two trees of Lindwurm side by side: each works in a process of its own, one at a time."""

from __future__ import annotations

import json
import math
import os
import statistics
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parents[1]
"""The tree this file is in."""
WORKER = Path(__file__).with_name("worker.py")
FEWEST_ROUNDS = 6
"""Fewer pairs give no interval of 95 %."""


class Done(NamedTuple):
    """What a worker says of a piece of work."""

    cpu: float
    """CPU seconds of the work, user and system."""
    steps: int
    digest: str
    whole: float
    """CPU seconds of the process from its start."""


class Worker(AbstractContextManager["Worker"]):
    """A process that plays and compiles with the sources of one tree."""

    def __init__(self, tree: Path, environment: Mapping[str, str] | None = None):
        source = tree / "src"
        if not (source / "lindwurm").is_dir():
            raise ValueError(f"{tree} is no tree of Lindwurm: it has no src/lindwurm")
        self._process = subprocess.Popen(
            [sys.executable, "-P", str(WORKER)],
            env={**os.environ, **(environment or {}), "PYTHONPATH": str(source)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        found = Path(str(self._answer())).parent
        if found.resolve() != (source / "lindwurm").resolve():
            raise ValueError(f"{tree} would have been measured by the sources in {found}")

    def ask(self, engine: str, game: str, count: int, seed: int = 0) -> Done:
        """Let it play (compiling first, where nothing is in its cache)."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps([engine, game, count, seed]) + "\n")
        self._process.stdin.flush()
        answer = self._answer()
        assert isinstance(answer, list)
        return Done(*answer)

    def _answer(self) -> object:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("the worker has ended; what it said is above")
        return json.loads(line)

    def __exit__(self, *error: object) -> None:
        """Let it end."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


@dataclass(frozen=True)
class Ratio:
    """A ratio with its 95 % interval."""

    median: float
    low: float
    high: float
    rounds: int

    def __str__(self) -> str:
        return f"{self.median:.3f} ({self.low:.3f} to {self.high:.3f})"


def ratio(pairs: Sequence[tuple[float, float]]) -> Ratio:
    """Return how many times the first of each pair the second is: the median of all pairs.

    The interval is that of the sign test, which asks nothing of the noise: on a shared machine a
    few pairs in a hundred are off by half and more.

    >>> print(ratio([(1.0, 2.0), (1.0, 2.1), (1.1, 2.1), (1.0, 1.9), (1.0, 9.0)] * 5))
    2.000 (1.909 to 2.100)
    """
    ratios = sorted(second / first for first, second in pairs)
    count = len(ratios)
    outside = -1  # so many at each end lie outside
    tail = 0.0
    while (tail := tail + math.comb(count, outside + 1) / 2**count) <= 0.025:
        outside += 1
    if outside < 0:
        raise ValueError(f"fewer than {FEWEST_ROUNDS} pairs give no interval of 95 %")
    return Ratio(statistics.median(ratios), ratios[outside], ratios[-1 - outside], count)
