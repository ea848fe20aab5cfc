"""The table of DragonQuest: every hero sheet, the common supply and the turn in progress.

Seats are 0-based, places are numbers of :mod:`.data` (`FIELD["A10"]`, `CHAMBER`). A hero sheet is
one row of every array. Only the wall tile and the number named against it are ever hidden (DQ-194).
"""

from __future__ import annotations

from enum import IntEnum

from lindwurm.games.dragonquest.data import (
    DATA,
    HOUSE_NAMES,
    HOUSE_TREASURES,
    ITEMS,
    MOVE_DICE,
    PLACES,
    TRAPS,
    TREASURE_DICE,
    TREASURES,
    WALL_TILES,
    Danger,
    Face,
    Loot,
)
from lindwurm.kernel.holds import Bits, Number, OneOf, OnlyDrawn, PerSeat, SeatAt, SeatBits
from lindwurm.kernel.state import State, declare, field, scratch

SEATS = PerSeat(4)
ROWS = len(DATA["rows"]["dangers"])
TRAIL = 136
"""Longest trail: a start, and five steps and a flight in each of at most 22 turns."""


class Phase(IntEnum):
    """What is to be decided now; the codes of the catalogue's states (4.2) in brackets.

    From BEGIN on no one decides: the rules pass through these at once.
    """

    OVER = 0
    CHAMBER = 1  # [CH_CHOICE] stay in the chamber or leave it
    COIN = 2  # [COIN] which coin the spider's poison costs
    BUY = 3  # [A2]
    WALL = 4  # [B1, B2] tile and number, both secret
    BLOCK = 5  # [B4]
    REROLL = 6  # [C1]
    MOVE = 7  # [C2]
    RING = 8  # [RING] scare a monster off or fight it
    TALISMAN = 9  # [TALISMAN]
    TREASURE = 10  # [TREASURE]
    LEAVE = 11  # [E_LEAVE]
    FLEE = 12  # [FLEE] a survivor runs from the dragon
    DEMON = 13  # [DEMON]
    TRAP = 14  # [TRAP] use what protects from a trap, or keep it (DQ-308)
    BEGIN = 15  # [A1]
    SPIDER = 16  # [SPIDER]
    PREPARED = 17  # after spider and purchase: wall step, chamber throw or leaving
    REVEAL = 18  # [B3]
    THROW = 19  # [C1] the first throw
    THROWN = 20  # after every throw of the movement dice
    DANGER = 21  # [D1]
    FIGHT = 22  # [D4]
    DISCOVER = 23  # [C3]
    LOOT = 24  # [E_ROLL]
    WAKE = 25  # [E3]
    END = 26  # [END] the demon's two steps begin
    CLOSE = 27  # exit and sunset checks, next hero


class Fate(IntEnum):
    """Where a hero's story stands."""

    INSIDE = 0
    ESCAPED = 1
    DEAD = 2


class Cause(IntEnum):
    """What killed a hero."""

    NONE = 0
    SUNSET = 1
    ARROWS = 2
    TRAPDOOR = 3
    MIST = 4
    THIRD_TRAP = 5
    GHOUL = 6
    TROLL = 7
    ORC = 8
    SKELETON = 9
    SPIDER = 10
    DEMON = 11
    DRAGON = 12
    FLAMES = 13


class Mark(IntEnum):
    """Bits of what is drawn on a field of one hero's map."""

    VISITED = 1
    BLOCKED = 2
    DEMON = 4
    DOT = 8


class RowState(IntEnum):
    """What became of an EP row."""

    OPEN = 0
    BOUGHT = 1
    WOKE = 2


class At(IntEnum):
    """Where an item or treasure tile is; the hand of seat p is HAND + p."""

    BOXED = -1
    SUPPLY = 0
    HAND = 1
    GONE = 9


class Reminder(IntEnum):
    """How a hero remembers something: by a tile or marker, or by a note when none is left."""

    NONE = 0
    TILE = 1
    NOTE = 2


def _sees_tile(s: DragonQuest, seat: int | None, *index: int) -> bool:
    """Only the Neighbour knows the tile until it is revealed (catalogue 6)."""
    return bool(s.phase != Phase.WALL or (seat is not None and seat == s.neighbour))


def _sees_number(s: DragonQuest, seat: int | None, *index: int) -> bool:
    """Only the active player knows the number until the tile is revealed (catalogue 6)."""
    return bool(s.phase != Phase.WALL or (seat is not None and seat == s.active))


WHERE = SeatAt(At.HAND, At.BOXED, more=At.GONE - At.HAND - SEATS + 1)
"""Where an item or a treasure is."""


@declare
class DragonQuest(State):
    """Everything on the table."""

    # options of this table
    seats: int = field("i1", holds=Number(1, SEATS))
    solo_self: int = field("i1")
    sun_boxes: int = field("i1")
    life_points: int = field("i1")
    easy: list[int] = field("i1", SEATS)
    sparing: int = field("i1", since=3, holds=OneOf(2))
    """Whether the turn after leaving the chamber has no wall step (DQ-307)."""
    asking: int = field("i1", since=3, holds=OneOf(2))
    """Whether mail, rope and hood are used only if their owner says so (DQ-308)."""
    nearsighted: int = field("i1", since=3, before=1, holds=OneOf(2))
    """Whether the automaton looks no further than the hero's goal (DQ-309)."""
    named: list[int] = field("i1", HOUSE_TREASURES, since=3, holds=OneOf(len(HOUSE_NAMES)))
    """How far the name of each house treasure is from its own in the list of names (DQ-310)."""

    # whose turn, what is to be decided
    phase: int = field("i1", holds=OneOf(Phase))
    first: int = field("i1", holds=SeatAt())
    active: int = field("i1", holds=SeatAt())
    neighbour: int = field("i1", holds=SeatAt())
    asked: int = field("i1", holds=SeatAt())
    round_number: int = field("i1")
    winners: int = field("i1", holds=SeatBits())

    # hero sheets
    fate: list[int] = field("i1", SEATS, holds=OneOf(Fate))
    cause: list[int] = field("i1", SEATS, holds=OneOf(Cause))
    at: list[int] = field("i2", SEATS, holds=OneOf(len(PLACES)))
    lp: list[int] = field("i1", SEATS)
    sun: list[int] = field("i1", SEATS)
    last_sun: list[int] = field("i1", SEATS)
    ep: list[list[int]] = field("i1", SEATS, ROWS)
    row: list[list[int]] = field("i1", SEATS, ROWS, holds=OneOf(RowState))
    trap: list[list[int]] = field("i1", SEATS, len(TRAPS))
    fifties: list[int] = field("i2", SEATS)
    hundreds: list[int] = field("i2", SEATS)
    bought: list[int] = field("i1", SEATS, holds=Bits(ROWS))
    been: list[int] = field("i1", SEATS)
    left: list[int] = field("i1", SEATS)
    left_by: list[int] = field("i2", SEATS, holds=OneOf(len(PLACES), -1))
    spider: list[int] = field("i1", SEATS, holds=OneOf(Reminder))
    demon: list[int] = field("i1", SEATS, holds=OneOf(Reminder))
    demon_at: list[int] = field("i2", SEATS, holds=OneOf(len(PLACES), -1))
    skip: list[int] = field("i1", SEATS, holds=OneOf(Reminder))
    spared: list[int] = field("i1", SEATS, since=3, holds=OneOf(2))
    """Whether the hero's next wall step is left out (DQ-307)."""
    mark: list[list[int]] = field("i1", SEATS, len(PLACES), holds=Bits(4))
    trail: list[list[int]] = field("i2", SEATS, TRAIL, holds=OnlyDrawn())
    trail_length: list[int] = field("i2", SEATS, holds=OnlyDrawn())

    # the common supply
    item_at: list[int] = field("i1", len(ITEMS), holds=WHERE)
    treasure_at: list[int] = field("i1", len(TREASURES), holds=WHERE)
    stars: list[int] = field("i1", len(TREASURES))
    value: list[int] = field("i2", len(TREASURES))
    aside: int = field("i1")

    # the turn in progress
    leaving: int = field("i1")
    inside: int = field("i1")
    """Whether the turn began in the chamber."""
    tile: int = field("i1", see=_sees_tile, holds=OneOf(WALL_TILES + 1))
    number: int = field("i1", see=_sees_number, holds=OneOf(WALL_TILES + 1))
    shown_tile: int = field("i1", holds=OneOf(WALL_TILES + 1))
    shown_number: int = field("i1", holds=OneOf(WALL_TILES + 1))
    """The last tile and number that were revealed."""
    dice: list[int] = field("i1", MOVE_DICE, holds=OneOf(Face))
    rerolls: int = field("i1")
    steps: int = field("i1")
    finds: int = field("i1")
    orb_on: int = field("i1")
    on_wall: int = field("i1")
    """Whether the hero stands on a blocked field, opened with the key (DQ-190)."""
    danger: list[int] = field("i1", 3, holds=OneOf(Danger))
    foe: int = field("i1", holds=OneOf(Danger))
    entered: int = field("i1")
    talisman_on: int = field("i1")
    loot: list[int] = field("i1", TREASURE_DICE, holds=OneOf(Loot))
    starlight: int = field("i1")
    """Stars thrown this turn, for one treasure."""
    demon_steps: int = field("i1")

    # work space of searches, always zero between actions
    queue: list[int] = scratch("i2", 2 * len(PLACES), until=1)
    back: list[int] = scratch("i2", 2 * len(PLACES), until=1)
    behind: list[int] = scratch("i2", len(PLACES), until=1)
    far: list[int] = scratch("i2", len(PLACES), until=1)
    ways_on: list[int] = scratch("i8", len(PLACES), until=1)
    ways_to: list[int] = scratch("i8", len(PLACES), until=1)
