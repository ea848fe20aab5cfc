"""The networks of training: a mind that sees what its seat sees, and a critic that sees all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch import nn
from torch.nn import functional

from lindwurm.engines.observation import Observation
from lindwurm.kernel.game import Game
from lindwurm.train.rows import Rows

TEMPERS = (0.0, -0.3, 0.5, 1.0)
"""How much a seat minds how all fare: what it gets is (1 - f) its own result and f the mean of all.
The first is how minds play at tables; the others are met in training, so that a mind knows whoever
rides free and whoever gives."""


class RowPlaces:
    """Which row belongs to which value of which column.

    Of all the values that columns can hold few are ever met, and matrices are dear: a value gets a
    row when it is met for the first time. Until then it adds nothing.
    """

    def __init__(self, observation: Observation, most: int, device: Any):
        rows = Rows(observation)
        self.every = rows.names
        self.most = min(most, len(rows))
        self.given: list[int] = [0]
        self.lookup, self.start, self.low, self.high = (
            torch.from_numpy(getattr(rows, name)).long().to(device)
            for name in ("lookup", "start", "low", "high")
        )
        self._row = torch.zeros(len(rows), dtype=torch.int64, device=device)
        self.now = torch.zeros_like(self.lookup)
        """The row of each column's each value; 0 where it has none."""

    @property
    def names(self) -> list[str]:
        """The names of the rows that were given, in their order."""
        return [self.every[i] for i in self.given]

    def at(self, seen: torch.Tensor) -> torch.Tensor:
        """Return which (column, value) pairs observations (16-bit integers) are."""
        return seen.long().clamp(self.low, self.high).sub_(self.low).add_(self.start)

    def meet(self, seen: torch.Tensor, size: int = 8192) -> None:
        """Give a row to every value that was not met before, as long as there are any."""
        met = torch.zeros(len(self.every), dtype=torch.bool, device=self.lookup.device)
        for i in range(0, len(seen), size):
            met[self.lookup[self.at(seen[i : i + size])]] = True
        new = met & (self._row == 0)
        new[0] = False
        self.give(new.nonzero()[:, 0].tolist())

    def give(self, which: Sequence[int]) -> None:
        """Give the next rows to these values, by their number among all."""
        which = list(which)[: self.most - len(self.given)]
        if which:
            first = len(self.given)
            rows = torch.arange(first, first + len(which), device=self._row.device)
            self._row[torch.tensor(which, device=self._row.device)] = rows
            self.given += which
            self.now = self._row[self.lookup]


class Body(nn.Module):
    """Rows summed, then residual layers."""

    def __init__(self, places: RowPlaces, width: int, layers: int, tempers: int):
        super().__init__()
        self.places = places
        self.rows = nn.Parameter(torch.randn(places.most, width) * 0.05)
        self.bias = nn.Parameter(torch.zeros(width))
        self.tempers = nn.Parameter(torch.zeros(tempers * len(TEMPERS), width))
        self.layers = nn.ModuleList(nn.Linear(width, width) for _ in range(layers))
        self.norms = nn.ModuleList(nn.LayerNorm(width) for _ in range(layers))

    def forward(self, seen: torch.Tensor, tempers: torch.Tensor | None = None) -> torch.Tensor:
        """Return what the last layer makes of observations; 0 is the temper that adds nothing."""
        x = self.summed(self.places.now[self.places.at(seen)]) + self.bias
        if tempers is not None:
            x = x + functional.embedding_bag(tempers, self.tempers, mode="sum", padding_idx=0)
        x = functional.relu(x)
        for layer, norm in zip(self.layers, self.norms, strict=True):
            x = x + functional.relu(layer(norm(x)))
        return x

    def summed(self, rows: torch.Tensor) -> torch.Tensor:
        """Return the sum of rows: a product with ones and zeros where matrices are cheap."""
        if not rows.is_cuda:
            return functional.embedding_bag(rows, self.rows, mode="sum", padding_idx=0)
        used = min(len(self.rows), -(-len(self.places.given) // 512) * 512)
        ones = torch.zeros((len(rows), used), device=rows.device, dtype=torch.bfloat16)
        ones.scatter_(1, rows, 1.0)[:, 0] = 0  # the row for nothing adds nothing
        return ones @ self.rows[:used].bfloat16()


class Mind(nn.Module):
    """Chooses among legal actions and judges the position, from one seat's view."""

    def __init__(self, game: Game, places: RowPlaces, width: int = 512, layers: int = 2):
        super().__init__()
        self.body = Body(places, width, layers, 1)
        self.policy = nn.Linear(width, game.verbs.size)
        self.value = nn.Linear(width, game.seats.stop - 1)
        nn.init.normal_(self.policy.weight, std=0.01)

    def forward(
        self, seen: torch.Tensor, temper: torch.Tensor | None = None
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Return a number for every action, and for every seat (the observer first)."""
        x = self.body(seen, temper)
        return self.policy(x), self.value(x)


class Critic(nn.Module):
    """Judges a position from everything, hidden things and tempers too: it only helps to train."""

    def __init__(self, game: Game, places: RowPlaces, width: int = 512, layers: int = 2):
        super().__init__()
        self.body = Body(places, width, layers, game.seats.stop - 1)
        self.value = nn.Linear(width, game.seats.stop - 1)

    def forward(self, known: torch.Tensor, tempers: torch.Tensor | None = None) -> torch.Tensor:
        """Return a number for every seat, the one that acts first."""
        value: torch.Tensor = self.value(self.body(known, tempers))
        return value
