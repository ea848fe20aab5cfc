"""How far the sums of a review may be off: as the games behind them differ, batch by batch.

All moves of a match are judged by the same dice, so that what one number has too much the next one
has too little. Errors of single numbers therefore do not simply add up. The games behind every
number come in batches, the same for all of them; the sums of a whole match are made for each
batch, and how much these differ says how sure the sum of all is.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any, NamedTuple

from lindwurm.review.amounts import Amount

BATCHES = 8
"""The games behind a number come in so many batches."""
LUCK, NEWS, MISTAKES, GIFTS, UNFORESEEN, START = range(6)
"""What is summed: the places of :class:`Parts`, then what could be expected at the start."""


Batches = tuple[float, ...]
"""An amount in each batch; empty where there were too few games, or nothing."""


class Parts(NamedTuple):
    """What a move did to a seat in each batch."""

    luck: Batches = ()
    news: Batches = ()
    mistakes: Batches = ()
    gifts: Batches = ()
    unforeseen: Batches = ()


class Errors(NamedTuple):
    """Standard errors of sums over a whole game, for one seat."""

    luck: float
    news: float
    mistakes: float
    gifts: float
    unforeseen: float
    together: float
    """Of the start and all of these in one."""


def batches(one: Any, other: Any) -> Batches:
    """Return how much larger the mean of `one` is in each batch; () where there are too few.

    A single value is certain.

    >>> import numpy as np
    >>> batches(np.arange(16.0), np.array([4.0]))
    (0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0)
    >>> batches(np.arange(7.0), np.array([4.0]))
    ()
    """
    if any(1 < len(rows) < BATCHES for rows in (one, other)):
        return ()
    means = [
        [float(rows[k::BATCHES].mean() if len(rows) > 1 else rows[0]) for k in range(BATCHES)]
        for rows in (one, other)
    ]
    return tuple(a - b for a, b in zip(*means, strict=True))


def errors(entries: Iterable[tuple[int, Batches, Amount]]) -> Errors:
    """Return the errors of sums, from what is added: to which of them, its batches, and the amount.

    What has no batches counts as independent of all the rest.

    >>> up, down = (0.1, 0.0) * 4, (0.0, 0.1) * 4
    >>> found = errors([(LUCK, up, Amount()), (NEWS, down, Amount()), (GIFTS, (), Amount(0, 0.3))])
    >>> [round(one, 3) for one in found]
    [0.019, 0.019, 0.0, 0.3, 0.0, 0.3]
    """
    import numpy as np

    sums, unsure = np.zeros((START + 1, BATCHES)), [0.0] * (START + 1)
    for place, parts, amount in entries:
        if parts:
            sums[place] += parts
        else:
            unsure[place] += amount.error**2
    sums[START], unsure[START] = sums.sum(axis=0), sum(unsure)  # now of all in one
    spread = (sums.var(axis=1, ddof=1) / BATCHES).tolist()
    return Errors(*(math.sqrt(a + b) for a, b in zip(spread, unsure, strict=True)))
