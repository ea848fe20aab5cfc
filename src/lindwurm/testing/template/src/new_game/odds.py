"""Exact probabilities."""

from __future__ import annotations

from fractions import Fraction

from new_game.data import FACES


def bust() -> Fraction:
    """Return the chance that the next roll loses the pot.

    >>> bust()
    Fraction(1, 6)
    """
    return Fraction(1, FACES)
