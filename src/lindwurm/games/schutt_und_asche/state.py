"""The table of Schutt und Asche: one declaration of everything on it.

Seats are 0-based, provinces 0 to 23 in ring order. Cards are counted by kind: `gold[seat][value]`,
`followers[seat][kind]`. Nobody can know the order of a shuffled deck, so a deck is a count of
kinds too, and a card is drawn by drawing one of the cards left. City stacks are kept in order,
`stack[province][0]` at the bottom, because players sort them.

What players know is part of the table (catalogue 6): `seen` says who has seen the tile at a place
of a stack, `kept` what a player knows to be somewhere in it, `knows` and `gold_known` which cards
he knows others to hold. Small counts are packed: two bits per kind of follower, three per tile.
"""

from __future__ import annotations

from enum import IntEnum

from lindwurm.games.schutt_und_asche.data import (
    CARDS,
    DISPLAY,
    FOLLOWERS,
    GOLD,
    PROVINCES,
    REWARD,
    SLOTS,
    STACK,
    TILES,
    Card,
    Tile,
)
from lindwurm.kernel.holds import Bits, Number, OneOf, Packed, PerSeat, SeatAt, SeatBits
from lindwurm.kernel.state import NOBODY, OWNER, State, declare, field

SEATS = PerSeat(6)
REALM = len(PROVINCES)
KINDS = len(FOLLOWERS)
VALUES = len(GOLD)
TILE_KINDS = len(TILES)
NONE = -1
"""No province, no seat, no card."""


class Phase(IntEnum):
    """What is to be decided now; the decision points of the catalogue (4.2) in brackets.

    In the last ones, from YEAR on, nobody decides: the rules pass through them at once.
    """

    OVER = 0
    DRAFT = 1  # [D1] claim a province
    STACKS = 2  # [D2] all at once: look, order, shuffle
    POST = 3  # [D3] post a start knight
    INCOME = 4  # [D4] window: Farmer, Agitator
    FARMER = 5  # [D4] choose the gold to give
    QUIET = 6  # [D5] window: Scout, Agitator
    CALL = 7  # [D6] call a dragon tile
    OFFER = 8  # [D7] lay gold
    REWARD = 9  # [D8, D16] take a follower
    FRIAR = 10  # [D9] window
    DECOY = 11  # [D10] window
    HERMIT = 12  # [D11] window
    HERMIT_TO = 13  # [D11] where the knight goes
    PREFIGHT = 14  # [D12] window: Vassal, Black knight
    FIGHT = 15  # [D13] reveal or spend
    HERO = 16  # [D14] window
    DRAW = 17  # [D13] accept the draw?
    REMOVE = 18  # [D15] lift a marker
    BUY = 19  # [D17]
    KEEP = 20  # [D18] keep the tile or void the purchase
    PLACE = 21  # [D19]
    SORT = 22  # [D20]
    FREE_SORT = 23  # [D17] a second stack for the Travelling salesman
    MERCHANT = 24  # [D17] the other stack
    BORROW = 25  # [D17] Moneylender: take
    REPAY = 26  # [D17] Moneylender: give back
    GIVE = 27  # Agitator: which follower to give
    TAKE = 28  # Agitator: which to take
    SAGE = 29  # [D21] window
    REFRESH = 30  # [D22]
    LAYOUT = 31  # [D23]
    TIE = 32  # [D24]
    YEAR = 33
    TURN = 34
    MARKERS = 35
    DEFENCE = 36
    SHOP = 37
    EVENT = 38
    PASS_ON = 39


class Mode(IntEnum):
    """Option `mode`."""

    SEMI = 0
    COOP = 1


class Status(IntEnum):
    """A player's status card."""

    NONE = 0
    SUCCESSFUL = 1
    VICTORIOUS = 2


class Result(IntEnum):
    """How the game ended."""

    OPEN = 0
    SAVED = 1
    ASHES = 2


class Setup(IntEnum):
    """What was done to a stack before the first round: public (SA-32)."""

    UNTOUCHED = 0
    LOOKED = 1
    SHUFFLED = 2


def hand(s: SchuttUndAsche, seat: int | None, *index: int) -> bool:
    """Visible to the owner; with `open_hands` to every player."""
    return seat == index[0] or bool(s.open_hands and seat is not None)


def stacked(s: SchuttUndAsche, seat: int | None, *index: int) -> bool:
    """Visible to those who have lawfully seen it; without the memory aid only while looking."""
    province, place = index
    if place >= s.height[province]:
        return True
    if seat is None or not s.seen[province][place] >> seat & 1:
        return False
    return bool(s.memory_aid or s.sorting[seat] == province)


def unveiled(s: SchuttUndAsche, seat: int | None, *index: int) -> bool:
    """Visible when turned up, and to the player of a Scout (SA-256)."""
    slot = index[0]
    return bool(s.revealed[slot] or (seat is not None and s.scouted[seat] >> slot & 1))


def step(s: SchuttUndAsche, seat: int | None, *index: int) -> bool:
    """Visible to the player whose offering step it is."""
    return bool(seat == s.actor and s.phase == Phase.OFFER)


def held(s: SchuttUndAsche, seat: int | None, *index: int) -> bool:
    """Visible to all, except the follower an Agitator is about to give (SA-392)."""
    if s.phase != Phase.TAKE or seat == s.actor:
        return True
    return bool(s.open_hands and seat is not None)


@declare
class SchuttUndAsche(State):
    """Everything on the table."""

    # options of this table
    seats: int = field("i1", holds=Number(1, SEATS))
    coop: int = field("i1")
    start_knights: int = field("i1")
    start_power: int = field("i1")
    offer_passes: int = field("i1")
    open_hands: int = field("i1")
    memory_aid: int = field("i1")

    # where the game stands
    phase: int = field("i1", holds=OneOf(Phase))
    back: int = field("i1", holds=OneOf(Phase))
    """The phase to return to when a reward, an order or an Agitator's swap is done."""
    actor: int = field("i1", holds=SeatAt())
    """The seat that decides (SETUP_STACKS: several do)."""
    first: int = field("i1", holds=SeatAt())
    """Who is asked first in the open window (SA-61)."""
    offset: int = field("i1")
    """How many seats from `first` on have passed."""
    round_number: int = field("i4")
    regent: int = field("i1", holds=SeatAt())
    began: int = field("i1", holds=SeatAt(), since=2, before=-1)
    """The first regent; -1 at tables that began before this was kept."""
    turn: int = field("i1")
    """Dragon turns finished in this phase, or purchase turns."""
    late: int = field("i1")
    """Set from the end of the purchase phase of round 5 on (SA-296)."""
    hits: int = field("i1")
    result: int = field("i1", holds=OneOf(Result))
    winner: int = field("i1", holds=SeatAt())
    tied: int = field("i1", holds=SeatBits())
    """Bit mask of the players among whom the regent decides (SA-308)."""
    score: list[int] = field("i2", SEATS)

    # the realm
    owner: list[int] = field("i1", REALM, holds=SeatAt())
    burnt: list[int] = field("i1", REALM)
    knight: list[int] = field("i1", REALM)
    sword: list[int] = field("i1", REALM)
    shield: list[int] = field("i1", REALM)
    marker: list[int] = field("i1", REALM)
    """0, or the number of the attack marker in flight order."""
    height: list[int] = field("i1", REALM)
    stack: list[list[int]] = field("i1", REALM, STACK, see=stacked, holds=OneOf(Tile))
    seen: list[list[int]] = field("i1", REALM, STACK, holds=SeatBits())
    """Bit mask of the seats that know the tile at that place."""
    kept: list[list[int]] = field("i4", SEATS, REALM, see=OWNER, holds=Packed(TILE_KINDS - 1, 3))
    """[viewer][province]: tiles the viewer knows to lie somewhere in the stack, packed."""
    prepared: list[int] = field("i1", REALM, holds=OneOf(Setup))
    removed: list[int] = field("i1", TILE_KINDS)
    """Tiles and pieces out of the game that everybody saw."""
    ashes: list[int] = field("i1", TILE_KINDS, see=NOBODY)
    """Tiles that left face down (SA-390)."""
    ashes_count: int = field("i1")
    ashes_seen: list[list[int]] = field("i1", SEATS, TILE_KINDS, see=OWNER)

    # setting up
    claimed: int = field("i1")
    ready: list[int] = field("i1", SEATS)
    looks: list[int] = field("i1", SEATS)
    sorting: list[int] = field("i1", SEATS, holds=OneOf(REALM, NONE))
    """The stack that the seat is putting in order, or NONE."""
    sorted: list[int] = field("i1", SEATS)
    """How many of its tiles, from the top, lie as the seat wants them."""

    # players
    power: list[int] = field("i1", SEATS)
    treasure: list[int] = field("i1", SEATS)
    status: list[int] = field("i1", SEATS, holds=OneOf(Status))
    gold: list[list[int]] = field("i1", SEATS, VALUES, see=hand)
    gold_count: list[int] = field("i1", SEATS)
    laid: list[list[int]] = field("i1", SEATS, VALUES, see=hand)
    """Gold laid face down: an offering, or what a Farmer gives."""
    laid_count: list[int] = field("i1", SEATS)
    gold_discard: list[int] = field("i1", VALUES)
    gold_aside: list[int] = field("i1", VALUES, see=NOBODY)
    gold_known: list[list[list[int]]] = field("i1", SEATS, SEATS, VALUES, see=OWNER)
    """[viewer][holder]: gold the viewer knows the holder to have, in hand or laid."""
    followers: list[list[int]] = field("i1", SEATS, KINDS, see=hand)
    """Face-down followers by kind."""
    follower_count: list[int] = field("i1", SEATS)
    agitators: list[int] = field("i1", SEATS)
    """Agitators lying face up in front of the seat (SA-219)."""
    agitators_used: list[int] = field("i1", SEATS)
    agitators_tired: list[int] = field("i1", SEATS)
    """Face-down Agitators that somebody used this round (SA-221)."""
    shown: list[int] = field("i4", SEATS, holds=Packed(KINDS, 2))
    """Face-down followers that everybody knows the seat to hold (SA-287), packed."""
    knows: list[list[int]] = field("i4", SEATS, SEATS, see=OWNER, holds=Packed(KINDS, 2))
    """[viewer][holder]: face-down followers the viewer knows the holder to have, packed."""
    display: list[int] = field("i1", DISPLAY, holds=OneOf(KINDS, NONE))
    display_tired: list[int] = field("i1", DISPLAY)
    deck: list[int] = field("i1", KINDS, see=NOBODY)
    deck_count: int = field("i1")
    gone: list[int] = field("i1", KINDS)
    """Followers removed from the game."""
    acquired: int = field("i1")
    """Whether anyone acquired a follower this round (SA-186)."""

    # the dragon tiles and the called one
    tile: list[int] = field("i1", len(SLOTS), see=unveiled, holds=OneOf(len(REWARD)))
    red: list[int] = field("i1", len(SLOTS))
    revealed: list[int] = field("i1", len(SLOTS))
    scouted: list[int] = field("i1", SEATS, holds=Bits(len(SLOTS)))
    called: int = field("i1", holds=OneOf(len(SLOTS), NONE))
    passes: int = field("i1")
    changed: int = field("i1")
    """Whether anyone changed his offering in this pass."""
    added: int = field("i1")
    """Whether a card was laid in this offering step (SA-388)."""
    before: list[int] = field("i1", VALUES, see=step)
    """What the seat had lying at the beginning of its step (SA-389)."""
    gave: list[int] = field("i1", SEATS)
    """Worth of each seat's revealed offering."""
    rewarded: int = field("i1")
    reward: int = field("i1")
    """Followers still to be taken."""

    # attack and fight
    flight: int = field("i1", holds=OneOf(REALM, NONE))
    """The province from which the dragon looks for the next one to attack."""
    attacks: int = field("i1")
    laid_markers: int = field("i1")
    freed: int = field("i4", holds=Bits(REALM))
    """Bit mask of the provinces whose marker was lifted in this attack (SA-387)."""
    again: int = field("i1", holds=OneOf(REALM, NONE))
    """Province of the knight who must fight again at once (SA-121), or NONE."""
    field_of: int = field("i1", holds=OneOf(REALM, NONE))
    """Province of the fight, or NONE."""
    ambush: int = field("i1")
    """Whether the attack comes from a dragon attack tile (SA-171)."""
    use_sword: int = field("i1")
    use_shield: int = field("i1")
    deck_left: list[int] = field("i1", len(CARDS))
    open: list[int] = field("i1", len(CARDS))
    """Counting battle cards by symbol."""
    card: int = field("i1", holds=OneOf(Card, NONE))
    """The battle card just turned up, or NONE."""

    # the purchase turn
    spent: int = field("i1")
    paid: int = field("i1")
    """Whether anything was paid in this turn (SA-394)."""
    free_buys: int = field("i1")
    free_sorts: int = field("i1")
    abbot: int = field("i1")
    """Whether an Abbot is in force (SA-211)."""
    turned: int = field("i1", holds=OneOf(Tile))
    """The bought tile, turned up but not yet in effect."""
    turned_from: int = field("i1", holds=OneOf(REALM, NONE))
    price: int = field("i1")
    number: int = field("i1")
    """How many cards a Farmer or Moneylender still has to move."""
    hold: int = field("i1", see=held, holds=OneOf(REALM, NONE))
    """Province of the knight a Hermit moves, of the stack a Merchant swaps, or where a Traitor
    took what is now to be placed; the follower an Agitator gives."""
    sage: int = field("i1")
    """Whether a Sage was played in this event phase."""

    # rulings that a table chooses, and table talk
    draw_follower: int = field("i1", since=2)
    """Whether a draw brings a follower too (SA-403)."""
    may_lift: int = field("i1", since=2)
    """Whether a marker may be left after a won fight (SA-404)."""
    steal_own: int = field("i1", since=2, before=1)
    """Whether a Traitor may take from his own land among several players (SA-405)."""
    talk: int = field("i1", since=2)
    """Whether players make claims at the offering (SA-60)."""
    claim: list[int] = field("i1", SEATS, since=2, before=NONE)
    """What each seat says of its offering: its worth, 0 for "I cannot", NONE for nothing."""
    appeal: list[int] = field("i1", SEATS, since=2, before=NONE, holds=SeatAt())
    """Whom each seat says to be able to give more, or NONE."""
    spoke: int = field("i1", since=2, holds=Bits(2))
    """What was said in this offering step: of oneself, to somebody (SA-400)."""
    refused: list[int] = field("i1", SEATS, since=2)
    """Whether a seat said "I cannot" in this round; its purchase shows whether it was true."""
    kept_word: list[int] = field("i2", SEATS, since=2)
    broken_word: list[int] = field("i2", SEATS, since=2)
    """How many claims of each seat turned out to be true, and how many not (SA-402)."""
    given: list[int] = field("i2", SEATS, since=2)
    """Gold that each seat has given the dragon so far; all saw it (SA-93)."""
    mixed: int = field("i4", since=2, holds=Bits(REALM))
    """Stacks whose order is chance's, since their owner shuffled them unseen (SA-30)."""
    dug: int = field("i4", since=2, holds=Bits(REALM))
    """Those of which a tile was turned up since, which tells something of what was in them."""
