"""What somebody wants to be done to a match, for :meth:`Room.change` to do it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from lindwurm.kernel.match import By, How


class Change(NamedTuple):
    """What is to be done to a match: an action of a seat, taking back, giving up or ending it."""

    kind: str
    """ACT, UNDO or END."""
    seat: int
    by: By
    """Who does it: PERSON, BOT, STAND_IN or CLOCK."""
    action: int = -1
    """The action's number, where it is one."""
    how: How | None = None
    """How it ends, where it does."""
    told: tuple[int, ...] | None = None
    """What people told of their own dice; None: they have not been asked."""


Decide = Callable[[], Awaitable[Change | None]]
"""Says what is to be done, as the table stands now: None if nothing is. Refuses what may not be."""
