"""A game that is no game: two players add one to a counter, in turn, for ever.

boardgame.io plays the same in `bench.load`. Here it is for measuring what a server does around a
game; it is not among the games of Lindwurm. `python -m bench.counting serve` has it.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from lindwurm.kernel.actions import Verb, Verbs
from lindwurm.kernel.events import emit
from lindwurm.kernel.game import NUMBER, SEAT, Game
from lindwurm.kernel.rule import rule
from lindwurm.kernel.state import State, declare, field

NOT_YOURS = 1


class Kind(IntEnum):
    """What happens."""

    ADDED = 0


@declare
class Table(State):
    """What lies on the table."""

    count: int = field("i4")
    turn: int = field("i1")


@rule
def setup(s: Any, seats: int, options: Any) -> None:
    """Begin with nothing."""


@rule
def actors(s: Any) -> int:
    """Return whose turn it is, as a bit."""
    return 1 << s.turn


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    """Write the only thing that can be done."""
    out[0] = 0
    return 1


@rule
def apply(s: Any, seat: int, action: int) -> None:
    """Add one; the other is next."""
    s.count += 1
    s.turn = 1 - s.turn
    emit(s, Kind.ADDED, seat, s.count, 0)


@rule
def why_not(s: Any, seat: int, action: int) -> int:
    """Return why something cannot be done."""
    return 0 if seat == s.turn else NOT_YOURS


@rule
def nothing(s: Any, out: Any) -> None:
    """Nothing is hidden, and nobody wins."""


GAME = Game(
    id="counter",
    prefix="CO",
    version=1,
    package=__name__,
    state=Table,
    verbs=Verbs(Verb("add")),
    seats=range(2, 3),
    options=(),
    events=Kind,
    event_arguments={Kind.ADDED: ("seat", "count")},
    arguments={"seat": SEAT, "count": NUMBER},
    max_legal=1,
    setup=setup,
    actors=actors,
    legal=legal,
    apply=apply,
    why_not=why_not,
    redeal=nothing,
    returns=nothing,
    standing=nothing,
    problem=lambda s: None,
)
