"""Exact probabilities: how many of the dice under other cups show a face."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb

from liars_dice.data import ALL, FACES

SCALE = 1_000_000
"""Rules know a chance as a whole number of millionths."""


@cache
def exactly(dice: int, count: int, wild: bool) -> Fraction:
    """Return the chance that of so many hidden dice so many count for a face.

    With wild ones two faces of each die count, else one.

    >>> exactly(2, 1, wild=False), exactly(2, 2, wild=True)
    (Fraction(5, 18), Fraction(1, 9))
    """
    if not 0 <= count <= dice:
        return Fraction(0)
    good = Fraction(2 if wild else 1, FACES)
    return comb(dice, count) * good**count * (1 - good) ** (dice - count)


@cache
def at_least(dice: int, count: int, wild: bool) -> Fraction:
    """Return the chance that of so many hidden dice at least so many count for a face.

    >>> at_least(5, 0, wild=True), at_least(3, 4, wild=True)
    (Fraction(1, 1), Fraction(0, 1))
    """
    return sum((exactly(dice, n, wild) for n in range(max(count, 0), dice + 1)), Fraction(0))


def millionths(chance: Fraction) -> int:
    """Return a chance as rules know it."""
    return round(chance * SCALE)


def table(tail: bool) -> list[list[list[int]]]:
    """Return the chances for rules: `[wild][dice][count]`."""
    of = at_least if tail else exactly
    return [
        [[millionths(of(dice, n, wild)) for n in range(ALL + 1)] for dice in range(ALL + 1)]
        for wild in (False, True)
    ]
