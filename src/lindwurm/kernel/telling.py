"""How a game says that its events are told: in its `telling.py`, for each kind of event.

:mod:`lindwurm.telling` groups events into beats by it. A kind that is not named is a beat of its
own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

Role = Literal["turn", "head", "tail", "silent"]
"""A turn begins; an action; what follows from one; what only the unfolded log tells."""
Shape = Literal["turn", "trade", "move", "reveal", "scene", "silent"]
"""How long it takes to see: tokens, one piece, a card or a roll, something that stops the table."""
TRIGGER = 300
"""Milliseconds that a trigger adds to its beat, or a third kind of token."""


class Tab(NamedTuple):
    """A number at somebody's plate that goes up or down."""

    each: int
    """What one of the amount is worth: 1, -1 where it is lost, 50 for a coin of 50."""
    amount: str
    """The event's value that says by how much."""
    unit: str = ""
    """The value that says of what, or a word for it; else it is the amount's own name."""
    seat: str = "seat"


@dataclass(frozen=True)
class Told:
    """How a kind of event is told.

    Places are names with the event's values in them ("lane:{seat}"; seats from 1): a board marks
    the element with that name.
    """

    role: Role = "head"
    shape: Shape = "move"
    weight: int = 0
    """Milliseconds that it adds to its beat."""
    adds: str = ""
    """The value that adds up where the others are the same: "pays 3 stone", not three lines."""
    flow: Literal["", "cost", "gain"] = ""
    """As a tail it stands on one side of an arrow: "2 stone, 1 weapon → 6 points"."""
    to: str = ""
    start: str = ""
    step: bool = False
    """One step of a way: of several in a row the last is told, and all places are the way."""
    changes: tuple[Tab, ...] = ()
    explains: str = ""
    """The value whose effect is told too: the text of a card with `-use` behind its id."""
    cause: tuple[int, ...] = ()
    """Kinds of events one of which, in the same turn, forced it: told by its `because-<kind>`."""
    behind: int = -1
    """A kind of event whose detail it is: it stands in brackets behind the one with whose values
    its own agree ("2 cards (the dragon, the 3)"), where one is told."""
    latest: bool = False
    """A tail that belongs to what was told last, whoever did that; else to its own seat's."""
    alike: bool = False
    """A tail of what began with its own kind only; behind anything else it is an action."""
