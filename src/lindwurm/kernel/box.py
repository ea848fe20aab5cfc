"""What is in a game's box, for people who throw their own dice and draw their own cards.

Rules draw numbers; people read faces and cards. A game's `box.py` says of each kind of draw what
the numbers are on the table, and who may see it: so a table can ask for what fell, and of equal
cards in a pile any stands for all. A piece is named by the id of its text, by several ids, by a
text that is the same in every language ("6"), or as "seat 0".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from lindwurm.kernel.events import EVERYONE

NOBODY = -2
"""Who sees a draw that lies face down for all: the order of a stack."""

Group = Literal["dice", "cards", "stacks", "lots"]
"""What people may bring or leave to the table: dice, cards that somebody sees when they are drawn,
what is shuffled and seen by nobody, and what is only decided by lot, like who begins."""
GROUPS: tuple[Group, ...] = ("dice", "cards", "stacks", "lots")


class Falling(NamedTuple):
    """A draw as it is made: on which state, out of how many values, by what, and after how many."""

    s: Any
    size: int
    arguments: Mapping[str, int]
    """Of the action that caused it; empty in the opening."""
    before: int
    """How many draws of the same throw have been made."""


def everybody(falling: Falling) -> int:
    """Say that all see it, as they see a die."""
    return EVERYONE


def nobody(falling: Falling) -> int:
    """Say that it lies face down for all."""
    return NOBODY


@dataclass(frozen=True)
class Sort:
    """How a kind of draw is made with what is in the box."""

    group: Group
    pieces: Callable[[Falling], Sequence[str]]
    """The piece that each value stands for."""
    seen: Callable[[Falling], int] = everybody
    """Which seat sees it, or EVERYONE, or NOBODY. It depends on nothing that falls with it."""
    names: Sequence[str] = ()
    """All pieces that there are, where not everybody may know which of them are left."""
    whose: Callable[[Falling], int] | None = None
    """Who throws or draws it in sight of all; what one seat sees is that seat's."""
    place: Callable[[Falling], str] = lambda falling: ""
    """Where it is put, where there are several places: its name, or the id of a text."""


Box = Mapping[int, Sort]
"""By kind of draw. What is not in it people cannot bring."""


def counted(counts: Sequence[int], names: Sequence[str]) -> list[str]:
    """Return a pile that is kept as counts by kind, piece by piece, as `pick_kind` counts it.

    >>> counted([2, 0, 1], ["axe", "bow", "cat"])
    ['axe', 'axe', 'cat']
    """
    return [name for count, name in zip(counts, names, strict=False) for _ in range(count)]


def die(faces: Sequence[str], whose: Callable[[Falling], int] | None = None) -> Sort:
    """Return a die with these faces."""
    return Sort("dice", lambda falling: faces, whose=whose)


def numbered(falling: Falling) -> list[str]:
    """Return values that are nothing but numbers, from 1."""
    return [str(value + 1) for value in range(falling.size)]


def seats(falling: Falling) -> list[str]:
    """Return the seats, where one of them is drawn; numbers where it is one of fewer."""
    if falling.size != falling.s.seats:
        return numbered(falling)
    return [f"seat {seat}" for seat in range(falling.size)]


def round_from(first: int, count: int) -> list[int]:
    """Return all seats in order of play.

    >>> round_from(2, 4)
    [2, 3, 0, 1]
    """
    return [(first + k) % count for k in range(count)]


LOT = Sort("lots", seats)
"""Who begins."""
