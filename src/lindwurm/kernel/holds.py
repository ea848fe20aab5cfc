"""What the integers of a state's fields mean, for whoever reads a position as numbers.

Rules do not need it; they know their own fields. An observation does: it turns the table so that
the observer sits first, takes masks apart, and says of each number what kind of number it is.

A field is a number unless its declaration says otherwise:

    phase: int = field("i1", holds=OneOf(Phase))
    active: int = field("i1", holds=SeatAt())
    winners: int = field("i1", holds=SeatBits())
    army: list[int] = field("i4", SEATS)

with `SEATS = PerSeat(5)`: an axis that has one element for each seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum


class PerSeat(int):
    """The extent of an axis with one element for each seat; to everything else a plain number.

    >>> PerSeat(5) + 1
    6
    """

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Number:
    """How many, how much, how far: the values have an order. The width bounds them, if no more."""

    low: int | None = None
    high: int | None = None


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of several things without an order: the members of an enumeration, or `low`..count-1.

    >>> OneOf(24, low=-1).high
    23
    """

    things: type[IntEnum] | int
    low: int = 0

    @property
    def high(self) -> int:
        """The largest value."""
        return self.things - 1 if isinstance(self.things, int) else max(self.things)


@dataclass(frozen=True, slots=True)
class SeatAt:
    """A seat, counted from `first`.

    Values below are what they are (0 or -1: nobody), and so are `more` values above the seats.
    """

    first: int = 0
    low: int = -1
    more: int = 0


@dataclass(frozen=True, slots=True)
class SeatBits:
    """A set of seats, one bit each, and above them `more` bits that mean something else."""

    more: int = 0


@dataclass(frozen=True, slots=True)
class Bits:
    """A set of `count` things, one bit each."""

    count: int


@dataclass(frozen=True, slots=True)
class Packed:
    """`count` small numbers in one, `bits` bits each, the first one lowest."""

    count: int
    bits: int


@dataclass(frozen=True, slots=True)
class OnlyDrawn:
    """Something that only a drawing of the table needs: no rule looks at it, nor an observation."""


Holds = OnlyDrawn | Number | OneOf | SeatAt | SeatBits | Bits | Packed
NUMBER = Number()
