"""The table of Simurgh: one declaration of everything on it.

Seats are 0-based. Action tiles, dragons and objectives are numbered from 0 in the order of the
catalogue; where a place can be empty the number is stored plus one and 0 means empty.

Each of a player's five vassals is somewhere (`at[seat][vassal]`, spearmen first): in the reserve,
available, or on a space. Each action tile is somewhere (`zone[tile]`, a :class:`Zone`); stacks are
ordered, top first, with one bit per seat that knows the tile lying there (SI-223).

What is passed from rule to rule all the time (seat, effect, counts) is as wide as any integer in
compiled code, so that each rule is compiled for one set of types only.
"""

from __future__ import annotations

from enum import IntEnum

from lindwurm.games.simurgh.data import (
    BOXED,
    CITY,
    DISPLAY,
    DRAGONS,
    EFFECTS,
    FIELDS,
    GOAL_SLOTS,
    GOALS,
    LENGTHS,
    MAX_LEVELS,
    SLOTS,
    TILES,
    TILES_OF_TYPE,
    TOKENS,
    VASSALS,
    Type,
)
from lindwurm.kernel.holds import Bits, Number, OneOf, PerSeat, SeatAt, SeatBits
from lindwurm.kernel.rule import rule
from lindwurm.kernel.state import NOBODY, OWNER, State, declare, field

SEATS = PerSeat(5)
LOOK = 3
STACK = sum(TILES_OF_TYPE[kind] - BOXED[kind] for kind in Type if kind != Type.POWER)
"""Most action tiles that can ever be in the Scout stack: 26 as printed (SI-025)."""

# where a vassal can be
RESERVE = 0
AVAILABLE = 1
IN_CITY = 2
IN_WILDERNESS = IN_CITY + CITY
LOCATIONS = IN_WILDERNESS + MAX_LEVELS * SLOTS


class Zone(IntEnum):
    """Where an action tile is; `HAND + seat` is a hand."""

    BOX = 0
    STACK = 1
    DISPLAY = 2
    WILDERNESS = 3
    CHRONICLE = 4
    LOOKED_AT = 5
    HAND = 6


MAYBE_STACK = 1 << SEATS
MAYBE_BOX = 1 << (SEATS + 1)
ANYWHERE = (1 << (SEATS + 2)) - 1
"""Bits of `maybe`: one for each hand, then the Scout stack and the box."""


class Phase(IntEnum):
    """What is to be decided now; the codes of the catalogue's states (4.1, 4.2) in brackets.

    From PAY_ALL on no one decides: the rules pass through these at once.
    """

    OVER = 0
    POWER = 1  # [S-POWER] keep one of three power tiles
    OPEN = 2  # [S-OPEN] take one of four open tiles
    DRAGON = 3  # [S-DRAGON] all keep one of three dragons, sealed
    HUB = 4  # [T-HUB]
    RECALL = 5  # [T-RECALL] more vassals, or done
    VASSAL = 6  # [T-LAY-VASSAL] a vassal goes on the new tile
    SCOUT = 7  # [T-SCOUT] take a tile
    STATUE = 8  # [T-STATUE] place an objective, or none
    PAY = 9  # [T-PAY, T-SPEND] how to pay: mix, vassal, marker
    CHOOSE = 10  # [T-GAIN] one of two alternatives
    MIX = 11  # [T-GAIN] mix of vegetables/meat or wood/stone
    FACE_UP = 12  # [T-GAIN] a tile of the display
    MARK = 13  # [T-MARK] a dragon for the next marker
    KEEP_DRAGON = 14  # [T-DRAGON]
    UNDER = 15  # [T-DRAGON] order of the others under the stack
    KEEP_TILE = 16  # [T-TILE]
    RETURN_TILE = 17  # [T-TILE] the others on top or underneath
    RETURN_GOAL = 18  # [T-STATUE] the same for objectives
    TRIGGER = 19  # [T-TRIGGER]
    DISCARD = 20  # [E-TILES]
    SURPLUS = 21  # [E-RES]
    PAY_ALL = 22  # everything about a cost is decided
    GAIN = 23  # the next part of what an effect gives
    CLEAN = 24  # [T-CLEAN]
    FILL = 25  # [E-FILL]
    NEXT = 26  # [E-NEXT]


class Main(IntEnum):
    """What became of the main action of this turn."""

    NONE = 0
    PLACE = 1
    RECALL = 2


class Leaves(IntEnum):
    """Why a tile goes to the Chronicle (SI-117 to SI-124); events tell it."""

    NOT = 0
    EMPTY = 1
    FULL = 2
    EXPLORED = 3
    TORN_DOWN = 4


class Mode(IntEnum):
    """Option `mode`."""

    SPEARMAN = 0
    DRAGONLORD = 1


class Blur(IntEnum):
    """Bits of `blurred`: of which stack a seat knows more than its field of the state can say."""

    TILES = 1
    GOALS = 2


@rule
def _in_stack(seen: int, seat: int | None) -> bool:
    return seat is not None and bool(seen >> seat & 1)


def _sees_zone(s: Simurgh, seat: int | None, tile: int) -> bool:
    """The owner sees a hand, the one who looks sees what is looked at, all see the rest open."""
    zone = s.zone[tile]
    if zone in (Zone.DISPLAY, Zone.WILDERNESS, Zone.CHRONICLE):
        return True
    if zone == Zone.LOOKED_AT:
        return seat == s.active
    return seat is not None and zone == Zone.HAND + seat


def _sees_scout(s: Simurgh, seat: int | None, i: int) -> bool:
    return i >= s.scout_count or _in_stack(s.scout_seen[i], seat)


def _sees_dragon(s: Simurgh, seat: int | None, i: int) -> bool:
    return i >= s.dragon_count or _in_stack(s.dragon_seen[i], seat)


def _sees_goal(s: Simurgh, seat: int | None, i: int) -> bool:
    return i >= s.goal_count or _in_stack(s.goal_seen[i], seat)


def _looks(s: Simurgh, seat: int | None, i: int) -> bool:
    """What is looked at is seen by the one who looks (SI-220)."""
    return seat == s.active


@declare
class Simurgh(State):
    """Everything on the table."""

    # options of this table
    seats: int = field("i8", holds=Number(1, SEATS))
    mode: int = field("i1", holds=OneOf(Mode))
    length: int = field("i1", holds=OneOf(len(LENGTHS)))

    # whose turn
    phase: int = field("i1", holds=OneOf(Phase))
    first: int = field("i1", holds=SeatAt())
    active: int = field("i8", holds=SeatAt())
    turns: list[int] = field("i2", SEATS)
    ending: int = field("i1", holds=SeatAt(1, 0))
    """Seat plus one in whose turn the end was triggered; 0 before."""
    winners: int = field("i1", holds=SeatBits())

    # flags of this turn
    main: int = field("i1", holds=OneOf(Main))
    laid: int = field("i1")
    advanced: int = field("i1")
    fresh: int = field("i1", holds=Bits(SLOTS))
    """Bits of the slots whose exploration tile the active player entered this turn."""

    # players
    points: list[int] = field("i2", SEATS)
    tokens: list[list[int]] = field("i1", SEATS, TOKENS)
    at: list[list[int]] = field("i1", SEATS, VASSALS, holds=OneOf(LOCATIONS))
    hand_count: list[int] = field("i1", SEATS)
    owner: list[int] = field("i1", DRAGONS, holds=SeatAt(1, 0))
    """Seat plus one of the owner of each dragon; 0 while it is in the stack."""
    markers: list[int] = field("i1", DRAGONS, holds=Bits(FIELDS))
    """Bits of the fields with a marker: left, middle, right."""

    # action tiles
    zone: list[int] = field("i1", TILES, see=_sees_zone, holds=SeatAt(Zone.HAND, 0))
    wild: list[int] = field("i1", SLOTS, holds=OneOf(TILES + 1))
    display: list[int] = field("i1", DISPLAY, holds=OneOf(TILES + 1))
    chronicle: int = field("i1")
    scout: list[int] = field("i1", STACK, see=_sees_scout, holds=OneOf(TILES + 1))
    scout_count: int = field("i8")
    scout_seen: list[int] = field("i1", STACK, see=NOBODY, holds=SeatBits())
    maybe: list[list[int]] = field("i1", SEATS, TILES, see=OWNER, holds=SeatBits(2))
    """[seat][tile]: bits of where the seat must reckon with a hidden tile (SI-219, SI-245)."""
    dealt: list[int] = field("i1", SEATS, holds=Bits(len(Type)))
    """Bits of the types of which everyone knows that the dealt tile is still in the hand."""

    # dragon and objective stacks
    dragons: list[int] = field("i1", DRAGONS, see=_sees_dragon, holds=OneOf(DRAGONS + 1))
    dragon_count: int = field("i8")
    dragon_seen: list[int] = field("i1", DRAGONS, see=NOBODY, holds=SeatBits())
    goals: list[int] = field("i1", GOALS, see=_sees_goal, holds=OneOf(GOALS + 1))
    goal_count: int = field("i8")
    goal_seen: list[int] = field("i1", GOALS, see=NOBODY, holds=SeatBits())
    goal_slots: list[int] = field("i1", GOAL_SLOTS, holds=OneOf(GOALS + 1))
    goals_out: int = field("i2", holds=Bits(GOALS))
    """Bits of the objectives that A32 took out of the game."""

    # what is being looked at
    look: list[int] = field("i1", LOOK, see=_looks, holds=OneOf(TILES + DRAGONS))
    look_count: int = field("i8")
    goal_look: list[int] = field("i1", LOOK, see=_looks, holds=OneOf(GOALS + 1))
    goal_look_count: int = field("i1")
    offer: list[list[int]] = field("i1", SEATS, FIELDS, see=OWNER, holds=OneOf(DRAGONS + 1))
    sealed: list[int] = field("i1", SEATS, see=OWNER, holds=OneOf(DRAGONS + 1))
    answered: int = field("i1", holds=SeatBits())
    picks: int = field("i1")

    # the effect being carried out
    back_to: int = field("i1", holds=OneOf(Phase))
    """Phase to go back to afterwards: the hub, a new tile, Scout Quarters or Statue."""
    effect: int = field("i8", holds=OneOf(EFFECTS + 1))
    alternative: int = field("i8")
    part: int = field("i8")
    bonus: int = field("i1")
    """1 while the effect is that of a trigger ability, inside its window."""
    held: int = field("i2", holds=OneOf(EFFECTS + 1))
    """Effect plus one whose rewards wait for the window after spending a vassal."""
    food_mix: int = field("i1")
    building_mix: int = field("i1")
    paid: int = field("i1", holds=Bits(3))
    """Bits: spearman, rider, marker of the running cost are gone."""
    gained: int = field("i1")
    spent: int = field("i1")
    moved: int = field("i8", holds=OneOf(SLOTS + 1))
    """Slot plus one of the rider that advanced in this window."""
    left: int = field("i1")
    laying: int = field("i8", holds=OneOf(SLOTS + 1))
    """Slot plus one of the tile being laid, until its vassal stands (SI-130)."""
    scouted: int = field("i1")
    """Tokens gained at the Scout Quarters, while the tile is still to be taken."""

    # options that came later, as their codes
    left_out: int = field("i1", holds=OneOf(2), since=2, before=1)
    """1 if who has none of what an objective counts takes no place (SI-229, SI-250)."""
    unhelped: int = field("i1", holds=OneOf(2), since=2, before=1)
    """1 if dragons cannot help out between a gain and the step that must follow (SI-251)."""
    gap_stays: int = field("i1", holds=OneOf(2), since=2, before=1)
    """1 if no tile is turned up after the last pick of the open draft (SI-026)."""

    blurred: list[int] = field("i1", SEATS, see=OWNER, since=2, before=3, holds=Bits(2))
    """Bits (:class:`Blur`): what a seat could reckon of a stack is more than `maybe` and `…_seen`
    hold, since another put tiles back on which it had an eye, or from a hand (SI-252)."""
