"""The table of Dragon Farkle: one declaration of everything on it (catalogue 4.1).

Seats are 0-based. Cards are counted by kind: `items[seat][kind]`, with `Item` and `Companion` from
:mod:`.data`. Nobody can know the order of a shuffled pile, so a pile is a count of kinds too, and a
card is drawn by drawing one of the cards left: the same chances as shuffling first.
"""

from __future__ import annotations

from enum import IntEnum

from lindwurm.games.dragon_farkle.data import (
    COMPANIONS,
    FACES,
    ITEMS,
    MAX_DICE,
    MULTISETS,
    VARIANTS,
    Event,
)
from lindwurm.kernel.holds import Bits, Number, OneOf, PerSeat, SeatAt, SeatBits
from lindwurm.kernel.state import NOBODY, OWNER, State, declare, field

SEATS = PerSeat(5)
KINDS = len(ITEMS)


class Phase(IntEnum):
    """What is to be decided now; the codes of the catalogue's states (4.2) in brackets.

    From BEGIN on no one decides: the rules pass through these at once.
    """

    OVER = 0
    CHOOSE = 1  # [T1] the active player chooses an action
    TARGET = 2  # [T2] the active player names whom to attack
    SMOKE = 3  # [T3] the target may slip away
    READY = 4  # [R1] the roller is about to roll, or may stop
    INTERRUPT = 5  # [R3] another player may interrupt the roll
    REACT = 6  # [R4, R6] the roller uses cards on the roll, accepts it, or sets dice aside
    REWARD = 7  # [R7] double or item
    BANK = 8  # [B1] cards at the moment of banking
    LOSER = 9  # [K3] the loser of a skirmish may hold up a shield
    LIMIT = 10  # [E1] a player above the item limit keeps one
    BEGIN = 11  # [T0]
    ROLL = 12  # [R2]
    RESOLVE = 13  # [R5]
    STOPPED = 14  # a roll series ended by stopping
    FARKLED = 15  # a roll series ended by a farkle
    COMPARE = 16  # [K2]
    END = 17  # [E1, E2]


class Action(IntEnum):
    """What the active player does this turn (DF-35)."""

    NONE = 0
    RECRUIT = 1
    SKIRMISH = 2
    BATTLE = 3


class Cards(IntEnum):
    """Option `cards`: which decks are in play."""

    FULL = 0
    COMPANIONS_ONLY = 1
    ITEMS_ONLY = 2
    NONE = 3


@declare
class DragonFarkle(State):
    """Everything on the table."""

    # options of this table
    seats: int = field("i1", holds=Number(1, SEATS))
    health: int = field("i1")
    variant: int = field("i1", holds=OneOf(len(VARIANTS)))
    cards: int = field("i1", holds=OneOf(Cards))
    interrupts: int = field("i1")
    threshold: int = field("i4")
    round_limit: int = field("i2")

    # whose turn, which action, who decides
    phase: int = field("i1", holds=OneOf(Phase))
    first: int = field("i1", holds=SeatAt())
    active: int = field("i1", holds=SeatAt())
    round_number: int = field("i4")
    action: int = field("i1", holds=OneOf(Action))
    target: int = field("i1", holds=SeatAt())
    roller: int = field("i1", holds=SeatAt())
    asked: int = field("i1", holds=SeatAt())
    map_on: int = field("i1")
    smoked: list[int] = field("i1", SEATS)
    winners: int = field("i1", holds=SeatBits())

    # players
    army: list[int] = field("i4", SEATS)
    in_keep: list[int] = field("i1", SEATS)
    companion: list[int] = field("i1", SEATS, holds=OneOf(len(COMPANIONS) + 1))
    companion_used: list[int] = field("i1", SEATS)
    reborn: list[int] = field("i1", SEATS)
    bag_open: list[int] = field("i1", SEATS)
    items: list[list[int]] = field("i1", SEATS, KINDS, see=OWNER)
    item_count: list[int] = field("i1", SEATS)
    drawn: list[list[int]] = field("i1", SEATS, KINDS, see=OWNER)
    drawn_count: list[int] = field("i1", SEATS)
    stolen_seen: list[list[int]] = field("i2", SEATS, SEATS, see=OWNER, holds=Bits(KINDS))
    """[victim][thief]: bit mask of the kinds the victim knows the thief to hold (Magpie Ring)."""

    # the roll series
    full: int = field("i1")
    hand: int = field("i1")
    pot: int = field("i4")
    attack: int = field("i4")
    rolled: int = field("i1")
    loaded: int = field("i1")
    dice: list[int] = field("i1", MAX_DICE, holds=OneOf(FACES + 1))
    roll: int = field("i2", holds=OneOf(len(MULTISETS)))
    event: int = field("i1", holds=OneOf(Event))
    taken: int = field("i4")
    damage: int = field("i1")
    handover: int = field("i4")

    # piles
    companion_pile: list[int] = field("i1", len(COMPANIONS) + 1)
    companion_discard: list[int] = field("i1", len(COMPANIONS) + 1)
    item_pile: list[int] = field("i1", KINDS, see=NOBODY)
    item_pile_count: int = field("i1")
    item_discard: list[int] = field("i1", KINDS)

    # later options of this table
    by_hand: int = field("i1", since=2, before=0)
    """Whether every roll of a Final Battle waits for its player."""
    bag_all: int = field("i1", since=2, before=1)
    """Whether who has opened the Bag keeps all items drawn in a turn, not just one of them."""
