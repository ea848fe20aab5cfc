"""How things are timed: warm-up first, then rounds in turn, so that noise hits all alike."""

from __future__ import annotations

import os
import platform
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

ROUNDS = 15

Play = Callable[[int], tuple[int, str]]
"""Play so many games; return the number of player decisions and the digest ('' without one)."""


@dataclass
class Contender:
    """One way to play: an engine of ours, or a peer."""

    name: str
    play: Play
    games: int = 1
    """Games per round."""
    steps: int = 0
    """Decisions per round: the same in every round, because the games are the same."""
    cpu: list[float] = field(default_factory=list)
    wall: list[float] = field(default_factory=list)

    def warm_up(self, seconds: float) -> None:
        """Compile and fill caches, and find how many games take so many CPU seconds."""
        self.play(1)
        taken = self._timed()
        while taken < seconds / 8:
            self.games *= 4
            taken = self._timed()
        self.games = max(1, round(self.games * seconds / taken))

    def _timed(self) -> float:
        started = time.process_time()
        self.play(self.games)
        return max(time.process_time() - started, 1e-9)

    def round(self) -> None:
        """Play one round and note its CPU seconds (all threads together) and its wall clock."""
        wall, cpu = time.perf_counter(), time.process_time()
        self.steps, _ = self.play(self.games)
        self.cpu.append(time.process_time() - cpu)
        self.wall.append(time.perf_counter() - wall)

    @property
    def per_cpu_second(self) -> float:
        """Decisions per CPU second, median of the rounds."""
        return self.steps / statistics.median(self.cpu)

    @property
    def per_second(self) -> float:
        """Decisions per second of wall clock, median of the rounds."""
        return self.steps / statistics.median(self.wall)

    def times(self, other: Contender) -> float:
        """How many times faster than another, by CPU seconds: median of the rounds' ratios.

        Each round of one stands beside a round of the other, so that a machine that is slow for a
        while is slow for both.
        """
        rounds = zip(self.cpu, other.cpu, strict=True)
        return statistics.median(
            (self.steps / mine) / (other.steps / theirs) for mine, theirs in rounds
        )

    @property
    def spread(self) -> float:
        """Slowest round against the fastest, in CPU time: how noisy the machine was."""
        return max(self.cpu) / min(self.cpu)

    @property
    def length(self) -> float:
        """Decisions per game, on average."""
        return self.steps / self.games


def compete(contenders: Sequence[Contender], seconds: float) -> None:
    """Warm all up, then let them play round by round, so many CPU seconds in all for each."""
    for contender in contenders:
        contender.warm_up(seconds / ROUNDS)
    for _ in range(ROUNDS):
        for contender in contenders:
            contender.round()


def machine() -> str:
    """Return where this was measured."""
    python = f"Python {platform.python_version()}"
    return f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, {python}"
