"""Amounts with their errors: how they add up, and when one is beyond doubt."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any, NamedTuple

LEAST = 0.005
"""Half a point of a hundred: what is smaller is not told, however sure it is."""


class Amount(NamedTuple):
    """Something estimated, in returns (1 is a won game), with its standard error."""

    value: float = 0.0
    error: float = 0.0

    def json(self) -> dict[str, float]:
        """Return it in points of a hundred."""
        return {"points": round(100 * self.value, 2), "error": round(100 * self.error, 2)}

    @property
    def sure(self) -> bool:
        """Whether it is more than half a point away from nothing, beyond two standard errors.

        >>> Amount(0.05, 0.01).sure, Amount(-0.05, 0.01).sure, Amount(0.05, 0.03).sure
        (True, True, False)
        """
        return abs(self.value) - 2 * self.error > LEAST

    def __neg__(self) -> Amount:
        return Amount(-self.value, self.error)


def total(amounts: Iterable[Amount]) -> Amount:
    """Add amounts that were estimated independently of each other.

    >>> total([Amount(0.2, 0.03), Amount(-0.1, 0.04)])
    Amount(value=0.1, error=0.05)
    """
    found = list(amounts)
    return Amount(
        math.fsum(one.value for one in found), math.sqrt(sum(one.error**2 for one in found))
    )


DOUBT = 1.0
"""The spread of one more game that ends the other way: few equal results are no certainty."""


def mean(samples: Any, doubt: float = DOUBT) -> Amount:
    """Return the mean of an array of samples, with its standard error.

    >>> import numpy as np
    >>> mean(np.array([1.0, 1.0])).error > 0.3, mean(np.array([0.7, 0.7]), doubt=0).error
    (True, 0.0)
    """
    count = len(samples)
    spread = float(samples.var(ddof=1)) if count > 1 else 0.0
    return Amount(float(samples.mean()), math.sqrt((spread + doubt / count) / count))


def difference(one: Any, other: Any, doubt: float = DOUBT) -> Amount:
    """Return how much larger the mean of `one` is: row by row where both have the same chance.

    Where no row differs there is nothing to doubt: sums of many moves would drown in it. A single
    value is certain, and stands beside each of the others.

    >>> import numpy as np
    >>> difference(np.array([1.0, 0.0]), np.array([1.0, 0.0]))
    Amount(value=0.0, error=0.0)
    """
    if len(one) == 1:
        one = one.repeat(len(other))
    if len(one) == len(other):
        gaps = one - other
        return mean(gaps, doubt) if gaps.any() else Amount()
    first, second = mean(one, doubt), mean(other, doubt)
    return Amount(first.value - second.value, math.hypot(first.error, second.error))
