"""The verbs of Drachenfels (catalogue 4.1), the kinds of its draws and of its events."""

from __future__ import annotations

from enum import IntEnum, auto

from lindwurm.games.drachenfels.data import (
    CARDS,
    COLOURS,
    CORNERS,
    DRAGON_PLACES,
    FLIGHT_NAMES,
    NODES,
    POINTS,
    RAINBOW_NAMES,
    SITES,
)
from lindwurm.games.drachenfels.state import SEATS
from lindwurm.kernel.actions import Actions, named, seat, verb
from lindwurm.kernel.game import NUMBER, SEAT

_places = [NODES[n] for n in DRAGON_PLACES]
_sites = [NODES[n] for n in SITES]


class Act(Actions):
    """The verbs of Drachenfels (catalogue 4.1)."""

    PICK = verb(named("colour", COLOURS))
    # the turn
    RENEW = verb()
    ROB = verb(seat(SEATS))
    CLAIM = verb()
    PLAY = verb(named("card", CARDS))
    DISCARD = verb(named("card", POINTS))
    STOP = verb()
    # magic
    PLACE_RAINBOW = verb(named("rainbow", RAINBOW_NAMES))
    REMOVE_RAINBOW = verb(named("rainbow", RAINBOW_NAMES))
    MOVE_RAINBOW = verb(named("rainbow", RAINBOW_NAMES), named("to", RAINBOW_NAMES))
    PLACE_BRIDGE = verb(named("site", _sites))
    REMOVE_BRIDGE = verb(named("site", _sites))
    MOVE_BRIDGE = verb(named("site", _sites), named("new_site", _sites))
    MOVE_DRAGON = verb(named("place", _places), named("new_place", _places))
    SWAP = verb(seat(SEATS))
    CLOUD = verb(seat(SEATS), named("start", CORNERS))
    # movement
    SINGLE = verb()
    DOUBLE = verb()
    GO = verb(named("field", NODES))
    LEAVE_BY = verb(named("way", ("road", *RAINBOW_NAMES)))
    ENTER_BY = verb(named("way", ("road", *RAINBOW_NAMES)))
    FLY = verb(named("flight", FLIGHT_NAMES))
    WALK = verb()
    SHIFT = verb(named("rainbow", RAINBOW_NAMES))
    KEEP = verb()
    # after a duel
    SEND = verb(named("start", CORNERS))
    LOOT = verb()


class Draw(IntEnum):
    """What chance decides: which pile, who begins."""

    KNIGHT = auto()
    CARD = auto()
    PRINCESSES = auto()
    FIRST_PLAYER = auto()
    STOLEN_CARD = auto()
    IMAGINED = auto()
    """What a seat cannot know: never at the table."""


class Kind(IntEnum):
    """What can happen at the table, in words of the log."""

    PICKED = auto()
    DEALT = auto()
    DEALT_CARD = auto()
    TURN = auto()
    RENEWED = auto()
    RESHUFFLED = auto()
    GOT_CARD = auto()
    ROBBED = auto()
    TOOK_CARD = auto()
    CLAIMED = auto()
    PLAYED = auto()
    DROPPED = auto()
    STOPPED = auto()
    RAINBOW_PLACED = auto()
    RAINBOW_REMOVED = auto()
    RAINBOW_MOVED = auto()
    BRIDGE_PLACED = auto()
    BRIDGE_REMOVED = auto()
    BRIDGE_MOVED = auto()
    DRAGON_MOVED = auto()
    SWAPPED = auto()
    CLOUDED = auto()
    STEPPED = auto()
    CROSSED = auto()
    FLEW = auto()
    MOVED = auto()
    SHIFTED = auto()
    ARMED = auto()
    LOOKED = auto()
    SAW = auto()
    SWIFT = auto()
    SKY_OPENED = auto()
    BEATEN = auto()
    SENT = auto()
    WON = auto()
    TIME_UP = auto()
    DOUBLED = auto()


EVENT_ARGUMENTS: dict[int, tuple[str, ...]] = {
    Kind.PICKED: ("seat", "colour"),
    Kind.DEALT: ("seat", "count"),
    Kind.DEALT_CARD: ("seat", "card"),
    Kind.TURN: ("seat", "turn"),
    Kind.RENEWED: ("seat", "count", "left"),
    Kind.RESHUFFLED: ("seat", "count"),
    Kind.GOT_CARD: ("seat", "card"),
    Kind.ROBBED: ("seat", "target", "count"),
    Kind.TOOK_CARD: ("seat", "target", "card"),
    Kind.CLAIMED: ("seat", "card"),
    Kind.PLAYED: ("seat", "card"),
    Kind.DROPPED: ("seat", "card"),
    Kind.STOPPED: ("seat",),
    Kind.RAINBOW_PLACED: ("seat", "rainbow"),
    Kind.RAINBOW_REMOVED: ("seat", "rainbow"),
    Kind.RAINBOW_MOVED: ("seat", "rainbow", "to"),
    Kind.BRIDGE_PLACED: ("seat", "field"),
    Kind.BRIDGE_REMOVED: ("seat", "field"),
    Kind.BRIDGE_MOVED: ("seat", "field", "new_field"),
    Kind.DRAGON_MOVED: ("seat", "field", "new_field"),
    Kind.SWAPPED: ("seat", "target"),
    Kind.CLOUDED: ("seat", "target", "field"),
    Kind.STEPPED: ("seat", "field"),
    Kind.CROSSED: ("seat", "rainbow", "field"),
    Kind.FLEW: ("seat", "field", "new_field"),
    Kind.MOVED: ("seat", "field", "count"),
    Kind.SHIFTED: ("seat", "rainbow", "to"),
    Kind.ARMED: ("seat",),
    Kind.LOOKED: ("seat", "field", "found"),
    Kind.SAW: ("seat", "field", "shoes"),
    Kind.SWIFT: ("seat",),
    Kind.SKY_OPENED: ("seat",),
    Kind.BEATEN: ("seat", "target", "field"),
    Kind.SENT: ("seat", "target", "field"),
    Kind.WON: ("seat", "field"),
    Kind.TIME_UP: ("turn",),
    Kind.DOUBLED: ("seat",),
}


def node_text(n: int) -> str:
    """Return the id of a field's name in the texts."""
    return f"field-{NODES[n].lower()}"


_rainbows = tuple(f"rainbow-{name.lower()}" for name in RAINBOW_NAMES)

ARGUMENTS = {
    "seat": SEAT,
    "target": SEAT,
    "colour": tuple(f"colour-{name}" for name in COLOURS),
    "shoes": tuple(f"shoes-{name}" for name in COLOURS),
    "card": tuple(f"card-{name.lower()}-played" for name in CARDS),
    "field": tuple(node_text(n) for n in range(len(NODES))),
    "new_field": tuple(node_text(n) for n in range(len(NODES))),
    "site": tuple(node_text(n) for n in SITES),
    "new_site": tuple(node_text(n) for n in SITES),
    "place": tuple(node_text(n) for n in DRAGON_PLACES),
    "new_place": tuple(node_text(n) for n in DRAGON_PLACES),
    "start": tuple(f"field-s-{corner.lower()}" for corner in CORNERS),
    "rainbow": _rainbows,
    "to": _rainbows,
    "way": ("way-road", *_rainbows),
    "flight": tuple(f"flight-{name.lower()}" for name in FLIGHT_NAMES),
    "count": NUMBER,
    "left": NUMBER,
    "found": NUMBER,
    "turn": NUMBER,
}

REVEALS = frozenset({Kind.RENEWED, Kind.ROBBED, Kind.LOOKED})
