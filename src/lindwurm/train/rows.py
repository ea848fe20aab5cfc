"""An observation as a set of rows: each (column, value) pair that is not zero owns one.

The first layer of a mind is the sum of the rows that apply. Small numbers are themselves, larger
ones share a row with their neighbours: exact below 32, then four rows to a doubling. Categories and
flags are exact. What is zero has no row: it costs nothing and says nothing but its absence.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from lindwurm.bots.mind import bucket
from lindwurm.engines.observation import NUMBER, Column, Observation


class Rows:
    """The rows of an observation, and where to find them: `lookup[start[c] + v - low[c]]`."""

    def __init__(self, observation: Observation):
        self.names = ["nothing"]
        found: dict[str, int] = {}
        tables: list[npt.NDArray[np.int32]] = []
        for column in observation.columns:
            values = range(column.low, column.high + 1)
            rows = np.zeros(len(values), np.int32)
            for i, value in enumerate(values):
                if value != 0:
                    name = _name(column, value)
                    if name not in found:
                        found[name] = len(self.names)
                        self.names.append(name)
                    rows[i] = found[name]
            tables.append(rows)
        self.lookup: npt.NDArray[np.int32] = np.concatenate(tables)
        sizes = [len(t) for t in tables]
        self.start = np.array([0, *np.cumsum(sizes)[:-1]], np.int64)
        self.low = np.array([c.low for c in observation.columns], np.int64)
        self.high = np.array([c.high for c in observation.columns], np.int64)

    def __len__(self) -> int:
        """How many rows there are."""
        return len(self.names)

    def of(self, seen: Any) -> npt.NDArray[np.int32]:
        """Return the rows that apply to observations, one for each column; 0 for none."""
        at = np.clip(np.asarray(seen, np.int64), self.low, self.high) - self.low + self.start
        found: npt.NDArray[np.int32] = self.lookup[at]
        return found


def _name(column: Column, value: int) -> str:
    where = "".join(f"[{i}]" for i in column.index)
    told = bucket(value) if column.kind == NUMBER else value
    return f"{column.field}{where}{'?' if column.hidden else ''}={told}"
