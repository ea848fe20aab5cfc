"""Exact chances worth knowing (catalogue 12.4)."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import comb
from typing import Any

from lindwurm.games.simurgh.data import BOXED, TILE_TYPE, TILES, Type
from lindwurm.games.simurgh.state import Zone


def at_least_one(stack: int, wanted: int, drawn: int) -> Fraction:
    """Return the chance that `drawn` tiles of a stack of unknown order include a wanted one.

    >>> at_least_one(12, 3, 3) == Fraction(136, 220)
    True
    >>> at_least_one(2, 1, 3)
    Fraction(1, 1)
    """
    drawn = min(drawn, stack)
    if drawn == 0:
        return Fraction(0)
    return 1 - Fraction(comb(stack - wanted, drawn), comb(stack, drawn))


def blind_types(view: Mapping[str, Any]) -> dict[Type, Fraction]:
    """Return the chance of each type for the top of the Scout stack, as a seat may reckon it.

    Counted are the tiles of each type that the seat does not see, less those that went to the box
    (SI-002): what is in the stack or in the hands of others. Power tiles never get there.
    """
    unseen = dict.fromkeys((t for t in Type if t != Type.POWER), Fraction(0))
    for tile in range(TILES):
        kind = Type(TILE_TYPE[tile])
        if kind in unseen and view["zone"][tile] in (None, Zone.STACK):
            unseen[kind] += 1
    for kind in unseen:
        unseen[kind] = max(Fraction(0), unseen[kind] - BOXED[kind])
    total = sum(unseen.values())
    return {kind: count / total if total else Fraction(0) for kind, count in unseen.items()}
