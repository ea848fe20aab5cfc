"""The table of Liar's Dice: one declaration of everything on it.

Seats are 0-based. Dice are counted by face, `cup[seat][face - 1]`: nobody cares in which order they
lie under a cup.
"""

from __future__ import annotations

from enum import IntEnum

from liars_dice.data import ALL, EACH, FACES, SEATS
from lindwurm.kernel.holds import Number, OneOf, SeatAt
from lindwurm.kernel.state import OWNER, State, declare, field


class Phase(IntEnum):
    """What is to be decided now. In ROLL nobody decides: the dice fall at once."""

    OVER = 0
    BID = 1
    ROLL = 2


@declare
class LiarsDice(State):
    """Everything on the table."""

    # options of this table
    seats: int = field("i1", holds=Number(2, SEATS))
    wild: int = field("i1", holds=Number(0, 1))
    exact: int = field("i1", holds=Number(0, 1))
    full: int = field("i1", holds=Number(2, EACH))
    """How many dice everybody begins with."""

    # whose turn it is
    phase: int = field("i1", holds=OneOf(Phase))
    began: int = field("i1", holds=SeatAt())
    active: int = field("i1", holds=SeatAt())
    rounds: int = field("i2")

    # dice and the bid
    left: list[int] = field("i1", SEATS, holds=Number(0, EACH))
    """How many dice each seat has: everybody can count them."""
    cup: list[list[int]] = field("i1", SEATS, FACES, see=OWNER, holds=Number(0, EACH))
    """[seat][face - 1]: what lies under a cup, for its owner's eyes only (LD-03)."""
    bidder: int = field("i1", holds=SeatAt())
    bid_count: int = field("i1", holds=Number(0, ALL))
    bid_face: int = field("i1", holds=OneOf(FACES + 1))

    # what was seen when the cups were last lifted
    shown: list[list[int]] = field("i1", SEATS, FACES, holds=Number(0, EACH))
    shown_count: int = field("i1", holds=Number(0, ALL))
    shown_face: int = field("i1", holds=OneOf(FACES + 1))
