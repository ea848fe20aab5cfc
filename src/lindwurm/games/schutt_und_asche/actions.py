"""The verbs of Schutt und Asche (catalogue 4.2), the kinds of its draws and of its events."""

from __future__ import annotations

from enum import IntEnum, auto

from lindwurm.games.schutt_und_asche.data import (
    BANS,
    CARDS,
    DISPLAY,
    FARMER_CARDS,
    FOLLOWERS,
    GOODS,
    LAYOUT_NAMES,
    NAMES,
    PROVINCES,
    SLOTS,
    TILES,
    Tile,
)
from lindwurm.games.schutt_und_asche.state import SEATS
from lindwurm.kernel.actions import Actions, named, number, seat, verb
from lindwurm.kernel.game import NUMBER, SEAT

GOLD_NAMES = ("X", "1", "2", "3")
MOST_CLAIMED = 8
"""The dragon never wants more, so nobody boasts of more (SA-400)."""


class Act(Actions):
    """The verbs of Schutt und Asche (catalogue 4.2)."""

    CLAIM = verb(named("province", PROVINCES))
    LOOK = verb(named("province", PROVINCES))
    PICK = verb(named("piece", TILES[1:], base=1))
    SHUFFLE = verb(named("province", PROVINCES))
    READY = verb()
    POST = verb(named("province", PROVINCES))
    PASS = verb()
    FARMER = verb(seat(SEATS), number("cards", FARMER_CARDS, 1, base=1))
    GIVE = verb(named("gold", GOLD_NAMES))
    SCOUT = verb()
    AGITATOR = verb()
    PART = verb(named("follower", FOLLOWERS))
    EXCHANGE = verb(number("slot", DISPLAY, 1))
    SWAP = verb(seat(SEATS))
    CALL = verb(named("path", SLOTS))
    LAY = verb(named("gold", GOLD_NAMES))
    WITHDRAW = verb(named("gold", GOLD_NAMES))
    CONFIRM = verb()
    RECRUIT = verb(number("slot", DISPLAY, 1))
    RECRUIT_DECK = verb()
    FRIAR = verb()
    DECOY = verb(named("province", PROVINCES))
    HERMIT = verb(named("province", PROVINCES))
    MOVE = verb(named("province", PROVINCES))
    VASSAL = verb()
    BLACK_KNIGHT = verb(named("gear", BANS))
    REVEAL = verb()
    SPEND_POWER = verb()
    SPEND_TREASURE = verb()
    HERO = verb()
    ACCEPT = verb()
    FIGHT_ON = verb()
    SAVE = verb(named("province", PROVINCES))
    BUY = verb(named("province", PROVINCES))
    SORT = verb(named("province", PROVINCES))
    MONEYLENDER = verb()
    BORROW = verb(named("gold", GOLD_NAMES))
    REPAY = verb(named("gold", GOLD_NAMES))
    DONE = verb()
    FREE_BUY = verb(named("province", PROVINCES))
    FREE_SORT = verb(named("province", PROVINCES))
    MERCHANT = verb(named("province", PROVINCES))
    TRADE = verb(named("province", PROVINCES))
    TRAITOR = verb(named("goods", GOODS, base=Tile.KNIGHT), named("province", PROVINCES))
    END = verb()
    KEEP = verb()
    VOID = verb()
    PLACE = verb(named("province", PROVINCES))
    SAGE = verb()
    DISCARD = verb(number("slot", DISPLAY, 1))
    LAYOUT = verb(named("red", LAYOUT_NAMES))
    CROWN = verb(seat(SEATS))
    LEAVE = verb()
    I_OFFER = verb(number("worth", MOST_CLAIMED, 1, base=1))
    I_CANNOT = verb()
    YOU_COULD = verb(seat(SEATS))


class Draw(IntEnum):
    """What chance decides: which stack, which deck, whose hand."""

    FIRST_REGENT = auto()
    FOLLOWER = auto()
    DRAGON_TILE = auto()
    CITY_TILE = auto()
    STACK_ORDER = auto()
    GOLD = auto()
    FARMED_GOLD = auto()
    SWAPPED_FOLLOWER = auto()
    BATTLE_CARD = auto()
    IMAGINED = auto()
    """What a seat cannot know, dealt afresh: never at the table."""


class Kind(IntEnum):
    """What can happen at the table, in words of the log."""

    REGENT = auto()
    CLAIMED = auto()
    LOOKED = auto()
    SHUFFLED = auto()
    PREPARED = auto()
    POSTED = auto()
    STARTED = auto()
    ROUND = auto()
    FINAL_ROUND = auto()
    DEALT = auto()
    DEALT_GOLD = auto()
    PLAYED = auto()
    FARMED = auto()
    FARMED_GOLD = auto()
    SCOUTED = auto()
    EXCHANGED = auto()
    SWAPPED = auto()
    SWAPPED_CARDS = auto()
    TURN = auto()
    CALLED = auto()
    OFFERED = auto()
    UNVEILED = auto()
    GAVE = auto()
    PAID_OFF = auto()
    REWARDED = auto()
    RECRUITED = auto()
    RECRUITED_HIDDEN = auto()
    RECRUITED_CARD = auto()
    NO_FOLLOWERS = auto()
    REFILLED = auto()
    ATTACKS = auto()
    MARKED = auto()
    DECOYED = auto()
    LAPSED = auto()
    HERMITED = auto()
    CALLED_OFF = auto()
    BANNED = auto()
    FIGHT = auto()
    CARD = auto()
    STRUCK = auto()
    SPENT = auto()
    OFFERED_DRAW = auto()
    WON = auto()
    DREW = auto()
    LOST = auto()
    HIT = auto()
    SUCCESSFUL = auto()
    VICTORIOUS = auto()
    LIFTED = auto()
    BURNT = auto()
    BUYS = auto()
    BOUGHT = auto()
    SORTED = auto()
    BORROWED = auto()
    REPAID = auto()
    TRADED = auto()
    TOOK = auto()
    VOIDED = auto()
    GAINED = auto()
    PLACED = auto()
    NO_ROOM = auto()
    AMBUSH = auto()
    LEFT_OVER = auto()
    NEW_REGENT = auto()
    GREW = auto()
    DISCARDED = auto()
    LAID_OUT = auto()
    SAVED_REALM = auto()
    RECOVERED = auto()
    SCORED = auto()
    TIED = auto()
    WINNER = auto()
    TEAM_SCORE = auto()
    ASHES = auto()
    SAID_OFFER = auto()
    SAID_CANNOT = auto()
    SAID_COULD = auto()
    BROKE_WORD = auto()
    LEFT_MARKED = auto()
    PRICE = auto()


EVENT_ARGUMENTS: dict[int, tuple[str, ...]] = {
    Kind.REGENT: ("seat",),
    Kind.CLAIMED: ("seat", "province"),
    Kind.LOOKED: ("seat", "province"),
    Kind.SHUFFLED: ("seat", "province"),
    Kind.PREPARED: ("seat",),
    Kind.POSTED: ("seat", "province"),
    Kind.STARTED: ("seat", "count"),
    Kind.ROUND: ("round",),
    Kind.FINAL_ROUND: ("round",),
    Kind.DEALT: ("seat", "count"),
    Kind.DEALT_GOLD: ("seat", "count", "value"),
    Kind.PLAYED: ("seat", "follower"),
    Kind.FARMED: ("seat", "other", "count"),
    Kind.FARMED_GOLD: ("seat", "other", "gold"),
    Kind.SCOUTED: ("path", "value"),
    Kind.EXCHANGED: ("seat", "follower", "taken"),
    Kind.SWAPPED: ("seat", "other"),
    Kind.SWAPPED_CARDS: ("other", "follower", "taken"),
    Kind.TURN: ("seat",),
    Kind.CALLED: ("seat", "path"),
    Kind.OFFERED: ("seat", "count"),
    Kind.UNVEILED: ("path", "value", "total"),
    Kind.GAVE: ("seat", "count"),
    Kind.PAID_OFF: ("path",),
    Kind.REWARDED: ("seat", "count"),
    Kind.RECRUITED: ("seat", "follower"),
    Kind.RECRUITED_HIDDEN: ("seat",),
    Kind.RECRUITED_CARD: ("seat", "follower"),
    Kind.NO_FOLLOWERS: (),
    Kind.REFILLED: ("slot", "follower"),
    Kind.ATTACKS: ("path", "count"),
    Kind.MARKED: ("province", "number"),
    Kind.DECOYED: ("seat", "province"),
    Kind.LAPSED: ("count",),
    Kind.HERMITED: ("seat", "province", "target"),
    Kind.CALLED_OFF: ("seat", "province"),
    Kind.BANNED: ("seat", "gear"),
    Kind.FIGHT: ("seat", "province"),
    Kind.CARD: ("card",),
    Kind.STRUCK: ("seat", "card"),
    Kind.SPENT: ("seat", "tile"),
    Kind.OFFERED_DRAW: ("seat",),
    Kind.WON: ("seat", "province"),
    Kind.DREW: ("seat", "province"),
    Kind.LOST: ("seat", "province"),
    Kind.HIT: ("seat", "hits"),
    Kind.SUCCESSFUL: ("seat",),
    Kind.VICTORIOUS: ("seat",),
    Kind.LIFTED: ("seat", "province"),
    Kind.BURNT: ("province",),
    Kind.BUYS: ("seat",),
    Kind.BOUGHT: ("seat", "province", "tile"),
    Kind.SORTED: ("seat", "province"),
    Kind.BORROWED: ("seat", "gold"),
    Kind.REPAID: ("seat", "gold"),
    Kind.TRADED: ("seat", "province", "target"),
    Kind.TOOK: ("seat", "goods", "province"),
    Kind.VOIDED: ("seat", "tile"),
    Kind.GAINED: ("seat", "tile"),
    Kind.PLACED: ("seat", "tile", "province"),
    Kind.NO_ROOM: ("tile",),
    Kind.AMBUSH: ("province",),
    Kind.LEFT_OVER: ("seat", "count"),
    Kind.NEW_REGENT: ("seat",),
    Kind.GREW: ("value", "other_value"),
    Kind.DISCARDED: ("seat", "follower"),
    Kind.LAID_OUT: ("seat",),
    Kind.SAVED_REALM: ("round",),
    Kind.RECOVERED: ("seat", "tile", "province"),
    Kind.SCORED: ("seat", "score"),
    Kind.TIED: ("seat",),
    Kind.WINNER: ("seat", "provinces"),
    Kind.TEAM_SCORE: ("score",),
    Kind.ASHES: ("hits",),
    Kind.SAID_OFFER: ("seat", "count"),
    Kind.SAID_CANNOT: ("seat",),
    Kind.SAID_COULD: ("seat", "other"),
    Kind.BROKE_WORD: ("seat", "value", "count"),
    Kind.LEFT_MARKED: ("seat", "province"),
    Kind.PRICE: ("seat", "price"),
}

FOLLOWER_NAMES = tuple(f"follower-{name.replace('_', '-')}" for name in FOLLOWERS)
"""The texts that name the followers on their cards; a sentence says "the Abbot"."""
_FOLLOWERS = tuple(f"the-{name.replace('_', '-')}" for name in FOLLOWERS)
_GOODS = tuple(f"tile-{name}" for name in GOODS)

ARGUMENTS = {
    "seat": SEAT,
    "other": SEAT,
    "province": NAMES,
    "target": NAMES,
    "tile": tuple(f"tile-{name}" for name in TILES),
    "piece": tuple(f"tile-{name}" for name in TILES[1:]),
    "gold": tuple(f"gold-{name.lower()}" for name in GOLD_NAMES),
    "follower": _FOLLOWERS,
    "taken": _FOLLOWERS,
    "path": tuple(f"path-{name.lower()}" for name in SLOTS),
    "gear": tuple(f"gear-{name}" for name in BANS),
    "goods": _GOODS,
    "card": tuple(f"card-{name}" for name in CARDS),
    "slot": ("slot-1", "slot-2", "slot-3"),
    "red": tuple(f"layout-{name.lower()}" for name in LAYOUT_NAMES),
    "count": NUMBER,
    "provinces": NUMBER,
}

REVEALS = frozenset(
    {
        Kind.LOOKED,
        Kind.PLAYED,
        Kind.SCOUTED,
        Kind.UNVEILED,
        Kind.RECRUITED_HIDDEN,
        Kind.REFILLED,
        Kind.SWAPPED,
        Kind.CARD,
        Kind.BOUGHT,
        Kind.SORTED,
        Kind.RECOVERED,
    }
)
