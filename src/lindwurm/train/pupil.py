"""The pupil: the network of :mod:`lindwurm.bots.mind` while it learns, rounded as it will be kept.

`Survey` looks at positions first: the commonest value of each column goes into the bias, values
never met get no row (a number takes the row of the nearest that was met), and where rows are too
many for the file the rarest go.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from lindwurm.bots.mind import DENSE_BITS, LOGIT, ONE, ROW_BITS, bucket
from lindwurm.bots.weights import BUCKETS, CONSTANT
from lindwurm.engines.observation import HIGHEST, LOWEST, NUMBER, of
from lindwurm.kernel.game import Game

BOUND = ONE / (1 << DENSE_BITS)
"""The largest weight of a dense layer."""


@dataclass
class RowPlan:
    """Which value of which column has which row, and what the bias holds."""

    common: np.ndarray[Any, Any]
    kind: np.ndarray[Any, Any]
    first: np.ndarray[Any, Any]
    start: np.ndarray[Any, Any]
    table: np.ndarray[Any, Any]
    rows: int
    met: int
    """How many values were met beside the commonest ones; those without a row are the rest."""


class Survey:
    """Counts which values of which columns are met."""

    def __init__(self, game: Game, device: Any):
        columns = of(game).columns
        buckets = np.array([bucket(v) for v in range(LOWEST, HIGHEST + 1)])
        self.numbers = np.array([c.kind == NUMBER for c in columns])
        low = np.array([c.low for c in columns])
        high = np.array([c.high for c in columns])
        self.first = np.where(self.numbers, buckets[low - LOWEST], low)
        last = np.where(self.numbers, buckets[high - LOWEST], high)
        self.start = np.concatenate([[0], np.cumsum(last - self.first + 1)])
        self.low = torch.from_numpy(low).to(device)
        self.high = torch.from_numpy(high).to(device)
        self.place = torch.from_numpy(np.concatenate([[0], np.cumsum(high - low + 1)[:-1]]))
        self.place = self.place.to(device)
        self.entries: list[Any] = []
        self.least: list[int] = []
        """The least value of each entry of the table."""
        for c, (a, b) in enumerate(zip(low.tolist(), high.tolist(), strict=True)):
            values = np.arange(a, b + 1)
            told = buckets[values - LOWEST] if self.numbers[c] else values
            self.entries.append(self.start[c] + told - self.first[c])
            self.least += values[np.unique(told, return_index=True)[1]].tolist()
        self.entry = torch.from_numpy(np.concatenate(self.entries)).to(device)
        """The place in the table of every column's every value."""
        self.counted = torch.zeros(int(self.start[-1]), dtype=torch.float64, device=device)
        self.smallest, self.largest = self.high.clone(), self.low.clone()
        """What was met in each column, at least and at most."""
        self.sample: Any = None

    def at(self, seen: Any) -> Any:
        """Return where in the table observations are, column by column."""
        clipped = torch.minimum(torch.maximum(seen.long(), self.low), self.high)
        return self.entry[clipped - self.low + self.place]

    def widen(self, seen: Any) -> None:
        """Note the least and the most of each column."""
        self.smallest = torch.minimum(self.smallest, seen.amin(0).long())
        self.largest = torch.maximum(self.largest, seen.amax(0).long())

    def constant(self) -> Any:
        """Return for each column CONSTANT if it was never met with a second value, else 0."""
        return np.where((self.smallest == self.largest).cpu().numpy(), CONSTANT, 0)

    def count(self, seen: Any, size: int = 8192) -> None:
        """Note what is seen."""
        self.widen(seen)
        self.sample = seen[:size].cpu().numpy()
        for i in range(0, len(seen), size):
            at = self.at(seen[i : i + size])
            if at.is_cuda:  # many at the same place: quicker as a matrix than one after the other
                ones = torch.zeros((len(at), len(self.counted)), device=at.device)
                self.counted += ones.scatter_(1, at, 1.0).sum(0, dtype=torch.float64)
            else:
                self.counted += torch.bincount(at.reshape(-1), minlength=len(self.counted))

    def places(self, most: int) -> RowPlan:
        """Return the rows to learn, at most so many."""
        counted = self.counted.cpu().numpy()
        columns = len(self.first)
        usual = np.array([a + counted[a:b].argmax() for a, b in pairwise(self.start)])
        rest = counted.copy()
        rest[usual] = 0
        met = int((rest > 0).sum())
        kept = np.argsort(-rest, kind="stable")[: min(most, met)]
        table = np.full(len(counted), -1)
        table[np.sort(kept)] = np.arange(len(kept))
        kind = np.where(self.numbers, BUCKETS, 0)
        for c in range(columns):
            a, b = self.start[c], self.start[c + 1]
            known = np.flatnonzero((table[a:b] >= 0) | (np.arange(a, b) == usual[c]))
            if self.numbers[c]:  # a number never met is like the nearest that was
                near = np.abs(np.arange(b - a)[:, None] - known[None]).argmin(1)
                table[a:b] = table[a + known[near]]
        common = np.array([self._commonest(c, int(usual[c])) for c in range(columns)])
        return RowPlan(common, kind, self.first, self.start, table, len(kept), met)

    def _commonest(self, column: int, entry: int) -> int:
        """Return the commonest of the values that share an entry of the table."""
        here = self.sample[:, column].astype(np.int64)
        here = here[self.entry_of(column, here) == entry]
        if len(here) == 0:
            return self.least[entry]
        values, counts = np.unique(here, return_counts=True)
        return int(values[counts.argmax()])

    def entry_of(self, column: int, values: Any) -> Any:
        """Return where in the table values of one column are."""
        return self.entries[column][values - int(self.low[column])]


class Rounded(torch.autograd.Function):
    """Whole numbers, halves upward as in a mind, with the gradient of what was rounded."""

    @staticmethod
    def forward(context: Any, x: Any) -> Any:
        """Return the nearest whole numbers."""
        return (x + 0.5).floor()

    @staticmethod
    def backward(context: Any, gradient: Any) -> Any:
        """Return the gradient as it is."""
        return gradient


def rounded(x: Any) -> Any:
    """Return the nearest whole numbers, as if nothing had been done to them."""
    return Rounded.apply(x)


class Pupil(nn.Module):
    """The small network, rounded as it will be kept."""

    def __init__(self, game: Game, places: RowPlan, survey: Survey, width: int, hidden: int):
        super().__init__()
        self.rows = nn.Parameter(torch.randn(places.rows, width) * 0.05)
        self.bias = nn.Parameter(torch.full((width,), 0.25))
        self.one = nn.Linear(width, hidden)
        self.two = nn.Linear(hidden, hidden)
        self.policy = nn.Linear(hidden, game.verbs.size)
        self.value = nn.Linear(hidden, game.seats.stop - 1)
        for layer in (self.one, self.two):  # activations of some size learn much sooner
            nn.init.kaiming_uniform_(layer.weight, nonlinearity="relu")
            nn.init.constant_(layer.bias, 0.1)
        nn.init.normal_(self.policy.weight, std=0.02)
        self.survey = survey
        row = torch.from_numpy(places.table + 1)
        self.register_buffer("row", row.to(survey.entry.device)[survey.entry], persistent=False)

    def groups(self) -> tuple[list[Any], list[Any]]:
        """Return the parameters of the rows, and those of the dense layers."""
        rows = [self.rows, self.bias]
        layers = (self.one, self.two, self.policy, self.value)
        return rows, [weights for layer in layers for weights in layer.parameters()]

    def integers(self) -> tuple[Any, Any]:
        """Return the rows as 8-bit integers and the scale of each."""
        unit = float(ONE << ROW_BITS)
        scale = (self.rows.detach().abs().amax(1) * unit / ONE).ceil().clamp(min=1)
        return rounded(self.rows * unit / scale[:, None]).clamp(-ONE, ONE), scale

    def forward(self, seen: Any) -> tuple[Any, Any]:
        """Return a number for every action, and for every seat (the observer first)."""
        with torch.autocast(seen.device.type, enabled=False):  # whole numbers, all of them exact
            x = rounded((self.summed(seen) / (1 << ROW_BITS)).clamp(0, ONE))
            for layer in (self.one, self.two):
                x = rounded((_dense(layer, x) / (1 << DENSE_BITS)).clamp(0, ONE))
            return _dense(self.policy, x) / LOGIT, _dense(self.value, x) / LOGIT

    def summed(self, seen: Any) -> Any:
        """Return the sum of the rows of what is seen, and the bias, as whole numbers."""
        survey = self.survey
        clipped = torch.minimum(torch.maximum(seen.long(), survey.low), survey.high)
        at = self.row[clipped - survey.low + survey.place]
        rows, scale = self.integers()
        rows, scale = functional.pad(rows, (0, 0, 1, 0)), functional.pad(scale, (1, 0))
        if at.is_cuda:  # a product of matrices; both hold numbers so small that none is cut
            counts = torch.zeros((len(at), len(rows)), device=at.device)
            x = counts.scatter_(1, at, scale[at]) @ rows
        else:
            x = functional.embedding_bag(at, rows * scale[:, None], mode="sum", padding_idx=0)
        return x + rounded(self.bias * (ONE << ROW_BITS))

    @torch.no_grad()
    def bound(self) -> None:
        """Keep the weights within what 8 bits hold."""
        for layer in (self.one, self.two, self.policy, self.value):
            layer.weight.clamp_(-BOUND, BOUND)

    @torch.no_grad()
    def arrays(self, places: RowPlan, secret: Any) -> dict[str, list[int]]:
        """Return everything as the integers that a file keeps."""
        eighth, scale = self.integers()

        def whole(x: Any) -> list[int]:
            told: list[int] = (x + 0.5).floor().long().reshape(-1).cpu().tolist()
            return told

        sixty_four = 1 << DENSE_BITS
        return {
            "common": places.common.tolist(),
            "kind": (places.kind | self.survey.constant()).tolist(),
            "first": places.first.tolist(),
            "start": places.start.tolist(),
            "table": places.table.tolist(),
            "scale": whole(scale),
            "rows": whole(eighth),
            "bias": whole(self.bias * (ONE << ROW_BITS)),
            "dense_one": whole(self.one.weight.T * sixty_four),
            "bias_one": whole(self.one.bias * LOGIT),
            "dense_two": whole(self.two.weight.T * sixty_four),
            "bias_two": whole(self.two.bias * LOGIT),
            "policy": whole(self.policy.weight * sixty_four),
            "policy_bias": whole(self.policy.bias * LOGIT),
            "value": whole(self.value.weight * sixty_four),
            "value_bias": whole(self.value.bias * LOGIT),
            "secret": whole(secret),
        }


def _dense(layer: Any, x: Any) -> Any:
    """Return a dense layer of activations, as whole numbers: LOGIT stands for 1."""
    weight, bias = layer.weight * (1 << DENSE_BITS), layer.bias * LOGIT
    return functional.linear(x, rounded(weight), rounded(bias))
