"""The table of Drachenfels: one declaration of everything on it (catalogue 4.6).

Seats are 0-based; `colour[seat]` is the knight's colour. Fields of the board are numbered as in
:mod:`.data`. Cards are counted by kind: nobody can know the order of a shuffled pile, so the draw
pile is a count of kinds too, and drawing one of the cards left gives the same chances as shuffling
first. The discard pile alone has an order.
"""

from __future__ import annotations

from enum import IntEnum

from lindwurm.games.drachenfels.data import (
    COLOURS,
    DECK,
    DRAGON_PLACES,
    FLIGHTS,
    FORTS,
    KINDS,
    MAX_STEPS,
    NODES,
    POSITIONS,
    SITES,
)
from lindwurm.kernel.holds import Bits, Number, OneOf, PerSeat, SeatAt
from lindwurm.kernel.state import OWNER, State, declare, field, scratch

SEATS = PerSeat(len(COLOURS))
PLACES = 1 << SEATS
"""Sets of hidden places as one seat sees them: the hands of the others and the draw pile."""


class Phase(IntEnum):
    """What is to be decided now; the catalogue's states (4.1) in brackets.

    From DEAL on no one decides: the rules pass through these at once.
    """

    OVER = 0
    PICK = 1  # [PICK] a seat chooses its knight
    TURN = 2  # [TURN] the active player chooses what the turn is
    HAND = 3  # [HAND] go on playing cards, or stop
    RAINBOW = 4  # [FX-RAINBOW]
    BRIDGE = 5  # [FX-BRIDGE]
    DRAGON = 6  # [FX-DRAGON]
    TELE = 7  # [FX-TELE]
    CLOUD = 8  # [FX-CLOUD]
    FACTOR = 9  # [FACTOR] single or double
    GO = 10  # [STEP] the field on which the move ends
    LEAVE = 11  # [STEP] the way out of the castle or a rock castle, where several lead there
    SWING = 12  # [SHIFT] in mid-move
    FLY = 13  # [STAR] the flight, where several ways lead there
    ENTER = 14  # [STEP] the way into the castle or a rock castle, where several lead there
    SHIFT = 15  # [SHIFT] at the end of a move
    DUEL = 16  # [DUEL] a start field for the beaten knight
    LOOT = 17  # [LOOT]
    ROB = 18  # [ROB]
    DEAL = 19  # [DEAL]
    WAY = 20  # the end field is chosen; which way is still open?
    ARRIVED = 21  # [ARRIVE] is settled, shifts and duel are to come
    END = 22  # [END]


class Knights(IntEnum):
    """Option `knights`."""

    CHOOSE = 0
    RANDOM = 1
    FIXED = 2


class Claimed(IntEnum):
    """Option `claimed_card`."""

    STAYS = 0
    ONCE = 1
    BOTTOM = 2


def own_hand(s: Drachenfels, seat: int | None, *index: int) -> bool:
    """A hand is its owner's secret until the game is over (DR-171, DR-183)."""
    return seat == index[0] or s.phase == Phase.OVER


def at_the_end(s: Drachenfels, seat: int | None, *index: int) -> bool:
    """The draw pile is shown when the game is over (DR-172, DR-183)."""
    return bool(s.phase == Phase.OVER)


def has_looked(s: Drachenfels, seat: int | None, *index: int) -> bool:
    """Only those who lifted a princess know her shoes (DR-174), until the game is over (DR-183)."""
    if s.phase == Phase.OVER:
        return True
    return seat is not None and bool(s.looked[seat] >> index[0] & 1)


def discards_shown(s: Drachenfels, seat: int | None, *index: int) -> bool:
    """The whole pile may be looked through, or the top card only (DR-173, `discard_view`)."""
    return bool(s.top_only == 0 or index[0] == s.discard_count - 1 or s.phase == Phase.OVER)


@declare
class Drachenfels(State):
    """Everything on the table."""

    # options of this table
    seats: int = field("i1", holds=Number(1, SEATS))
    knights: int = field("i1", holds=OneOf(Knights))
    first_option: int = field("i1", holds=Number(0, SEATS))
    near: int = field("i1")
    shift_late: int = field("i1")
    claimed_card: int = field("i1", holds=OneOf(Claimed))
    u_turn: int = field("i1")
    """Option `walk`: 0 no field twice, 1 no about-turn only."""
    turn_limit: int = field("i2")
    top_only: int = field("i1")
    quick_start: int = field("i1")

    # whose turn, what is being decided
    phase: int = field("i1", holds=OneOf(Phase))
    active: int = field("i1", holds=SeatAt())
    began: int = field("i1", holds=SeatAt(), since=3, before=-1)
    """Who had the first turn; -1 at tables that began before this was kept."""
    turns: int = field("i4")
    """Turns completed by all players together."""
    winner: int = field("i1", holds=SeatAt())
    claimed: int = field("i1")
    """1 while the turn began with a claim."""
    spent: int = field("i1")
    """1 while the claimed top card may not be claimed again (`claimed_card = once`)."""
    played: int = field("i1")
    """Cards played from the hand in this turn."""
    drawn: int = field("i1")
    """Cards drawn so far in ROB or LOOT."""

    # knights, by seat
    colour: list[int] = field("i1", SEATS, holds=OneOf(SEATS, -1))
    at: list[int] = field("i1", SEATS, holds=OneOf(len(NODES), -1))
    armour: list[int] = field("i1", SEATS)
    swift: list[int] = field("i1", SEATS)
    looked: list[int] = field("i1", SEATS, holds=Bits(len(FORTS)))
    """Bit mask of the rock castles looked at; every look but the last of a game was in vain."""
    shoes: list[int] = field("i1", len(FORTS), see=has_looked, holds=OneOf(SEATS))
    """The colour of the princess in every rock castle."""

    # movable things, as bit masks
    dragons: int = field("i4", holds=Bits(len(DRAGON_PLACES)))
    bridges: int = field("i2", holds=Bits(len(SITES)))
    rainbows: int = field("i4", holds=Bits(POSITIONS))
    sky: int = field("i1")

    # cards
    hand: list[list[int]] = field("i1", SEATS, KINDS, see=own_hand)
    hand_count: list[int] = field("i1", SEATS)
    pile: list[int] = field("i1", KINDS, see=at_the_end)
    pile_count: int = field("i1")
    discards: list[int] = field("i1", DECK, see=discards_shown, holds=OneOf(KINDS))
    """From bottom to top."""
    discard_count: int = field("i1")
    memory: list[list[list[int]]] = field("i1", SEATS, KINDS, PLACES, see=OWNER)
    """[seat][card][places]: cards that this seat knows to lie in one of these hidden places, by
    what it saw being taken, shuffled in and played. A card it knows nothing of is not counted."""

    # the move being made
    card: int = field("i1", holds=OneOf(KINDS))
    """The card being carried out."""
    steps: int = field("i1")
    goal: int = field("i1", holds=OneOf(len(NODES)))
    leave: int = field("i1", holds=OneOf(POSITIONS + 2))
    """How the start was left: 0 open, 1 by road, 2 + rainbow position."""
    swing: int = field("i1", holds=OneOf(POSITIONS + 2))
    """Where the rainbow just left behind goes: 0 open, 1 it stays, 2 + rainbow position."""
    fly: list[int] = field("i1", 2, holds=OneOf(len(FLIGHTS) + 2))
    """First and second flight: 0 open, 1 none, 2 + number of the flight."""
    enter: int = field("i1", holds=OneOf(POSITIONS + 2))
    """How the goal is entered: 0 open, 1 by road, 2 + rainbow position."""
    crossed: list[int] = field("i1", 2, holds=OneOf(POSITIONS + 1))
    """Rainbows that may still be shifted at the end of the move: 1 + position."""
    beaten: int = field("i1", holds=SeatAt())
    """The seat whose knight was beaten; -1 if none."""

    # options that came later
    look_later: int = field("i1", since=3)
    """Option `swapped_knight`: 1 if who was swapped away looks only when the own turn begins."""
    old_questions: int = field("i1", since=3, before=1)
    """Option `questions`: 1 if every flight is asked for and an only partner is not."""

    # scratch space of the path search, all zero between searches
    path: list[int] = scratch("i1", MAX_STEPS + 1, until=1)
    path_via: list[int] = scratch("i1", MAX_STEPS + 1, until=1)
    path_link: list[int] = scratch("i1", MAX_STEPS + 1, until=1)
    path_slot: list[int] = scratch("i1", MAX_STEPS + 1, until=1)
    path_depth: int = scratch("i1", until=1)
    path_length: int = scratch("i1", until=1)
    path_goal: int = scratch("i1", until=1)
    path_links: int = scratch("i4", until=1)
    path_open: int = scratch("i4", until=1)
    path_stars: int = scratch("i1", until=1)
    path_rocks: int = scratch("i1", until=1)
    path_forts: int = scratch("i1", until=1)

    # scratch space of `redeal`, all zero between calls
    room: list[int] = scratch("i1", SEATS, until=1)
    waiting: list[int] = scratch("i1", PLACES, until=1)
    aside: list[int] = scratch("i1", KINDS, until=1)

    # scratch space of the heuristic player, all zero between decisions
    far: list[list[int]] = scratch("i2", 2, len(NODES), until=1)
    queue: list[int] = scratch("i1", len(NODES), until=1)
    queued: list[int] = scratch("i1", len(NODES), until=1)
