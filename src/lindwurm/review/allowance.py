"""How much can be afforded: so many games behind each number as the time allows."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

LEAST_GAMES, MOST_GAMES = 16, 8_000
"""Games behind each number, at least and at most; without a compiler there may be fewer."""
STEADY = 1.3
"""How far the games that time allows may be from those of the move before, as a factor."""
SETTLED = 1.0
"""Seconds of work after which its speed is known better than from a trial."""


@dataclass
class Allowance:
    """How many games a number can afford in the time that is left."""

    fixed: int | None
    least: int
    weights: dict[int, float]
    """What each move costs, compared with others."""
    speed: float = 0.0
    """Of all cores together, as it was found beforehand; what is done says more and more of it."""
    until: float = field(default_factory=time.perf_counter)

    def __post_init__(self) -> None:
        self.left = sum(self.weights.values())
        self.begun, self.work = time.perf_counter(), 0.0
        self.spent = 0

    def games(self, move: int) -> int:
        """Return how many games to spend on each number of a move.

        As many as on the move before, unless that is far from what the time allows: errors of
        numbers that rest on the same games cancel each other in their sum.
        """
        if self.fixed is not None:
            return self.fixed
        wanted = max(0.0, self.until - time.perf_counter()) * self.speed / max(self.left, 1e-9)
        self.left -= self.weights[move]
        if not (self.spent and 1 / STEADY < wanted / self.spent < STEADY):
            self.spent = int(max(self.least, min(MOST_GAMES, wanted)))
        return self.spent

    def did(self, move: int, games: int) -> None:
        """Take note of a move that has been looked at, and of how long that took."""
        self.work += games * self.weights[move]
        spent = time.perf_counter() - self.begun
        if spent > SETTLED:
            self.speed = self.work / spent
