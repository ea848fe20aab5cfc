"""Everything on the table, declared once. Seats are 0-based."""

from __future__ import annotations

from enum import IntEnum

from lindwurm.kernel.holds import Number, OneOf, SeatAt, SeatBits
from lindwurm.kernel.state import State, declare, field

from new_game.data import CHARM, FACES, SEATS


class Phase(IntEnum):
    """What is to be decided now; OVER has no choices."""

    OVER = 0
    TURN = 1


def own_charm(s: NewGame, seat: int | None, *index: int) -> bool:
    """A charm is its owner's secret until the game is over (NG-02, NG-08)."""
    return seat == index[0] or s.phase == Phase.OVER


@declare
class NewGame(State):
    """Everything on the table."""

    seats: int = field("i1", holds=Number(2, SEATS))
    goal: int = field("i2")
    phase: int = field("i1", holds=OneOf(Phase))
    began: int = field("i1", holds=SeatAt())
    active: int = field("i1", holds=SeatAt())
    points: list[int] = field("i2", SEATS)
    pot: int = field("i2")
    face: int = field("i1", holds=OneOf(FACES + 1))
    """The face that was rolled last; 0 before the first roll."""
    charm: list[int] = field("i1", SEATS, see=own_charm, holds=Number(0, CHARM))
    winners: int = field("i1", holds=SeatBits())
