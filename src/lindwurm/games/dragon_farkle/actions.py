"""The verbs of Dragon Farkle (catalogue 4.2), the kinds of its draws and of its events."""

from __future__ import annotations

from enum import IntEnum, auto

from lindwurm.games.dragon_farkle.data import COMBO_NAMES, COMPANIONS, ITEMS, MULTISETS
from lindwurm.games.dragon_farkle.state import SEATS
from lindwurm.kernel.actions import Actions, named, number, seat, verb
from lindwurm.kernel.game import NUMBER, SEAT


class Act(Actions):
    """The verbs of Dragon Farkle (catalogue 4.2)."""

    RECRUIT = verb()
    SKIRMISH = verb()
    BATTLE = verb()
    TARGET = verb(seat(SEATS))
    ACCEPT = verb()
    PASS = verb()
    ROLL = verb()
    STOP = verb()
    TAKE = verb(named("dice", COMBO_NAMES))
    DOUBLE = verb()
    ITEM = verb()
    DONE = verb()
    KEEP = verb(named("item", ITEMS))
    # companions
    SKREE = verb(seat(SEATS))
    PIP = verb(number("face", 6, 1))
    MIRABEL = verb()
    QUENTIN = verb()
    ULF = verb()
    # items
    OPEN_BAG = verb()
    HORSESHOE = verb()
    LOADED_DIE = verb()
    WAR_HORN = verb()
    CHEESE = verb()
    POSTER = verb()
    ARROW = verb()
    SMOKE_EGG = verb()
    MIRROR_SHIELD = verb()
    MAGPIE = verb(seat(SEATS))
    WHISTLE = verb()
    CURSED_DIE = verb()
    MAP = verb()


class Draw(IntEnum):
    """What chance decides: which die, which pile."""

    FIRST_PLAYER = auto()
    COMPANION = auto()
    ITEM = auto()
    STOLEN_ITEM = auto()
    SOLDIER_DIE = auto()
    EVENT_DIE = auto()
    IMAGINED = auto()
    """What a seat cannot know, or a search does not throw for: never at the table."""


class Kind(IntEnum):
    """What can happen at the table, in words of the log."""

    TURN = auto()
    COMPANION = auto()
    DEALT = auto()
    DEALT_ITEM = auto()
    RECRUITS = auto()
    ATTACKS = auto()
    ENTERS = auto()
    LEAVES = auto()
    ROLLED = auto()
    TOOK = auto()
    EATEN = auto()
    ESCAPED = auto()
    HOT = auto()
    FARKLED = auto()
    DOUBLED = auto()
    DREW = auto()
    DREW_ITEM = auto()
    BANKED = auto()
    SAVED = auto()
    VALUE = auto()
    WON = auto()
    TIED = auto()
    HIT = auto()
    LOST = auto()
    DESTROYED = auto()
    HEALED = auto()
    SLAIN = auto()
    PLAYED = auto()
    USED = auto()
    FRIGHTENED = auto()
    STOLE = auto()
    STOLE_ITEM = auto()
    DISCARDED = auto()
    OPENED_BAG = auto()
    TURNED = auto()
    TIME_UP = auto()
    POSTED = auto()
    MARCHED = auto()
    SHUFFLED_ITEMS = auto()
    SHUFFLED_COMPANIONS = auto()


EVENT_ARGUMENTS: dict[int, tuple[str, ...]] = {
    Kind.TURN: ("seat", "round"),
    Kind.COMPANION: ("seat", "companion"),
    Kind.DEALT: ("seat",),
    Kind.DEALT_ITEM: ("seat", "item"),
    Kind.RECRUITS: ("seat",),
    Kind.ATTACKS: ("seat", "target"),
    Kind.ENTERS: ("seat", "health"),
    Kind.LEAVES: ("seat",),
    Kind.ROLLED: ("seat", "roll", "event"),
    Kind.TOOK: ("seat", "dice", "soldiers"),
    Kind.EATEN: ("seat", "roll"),
    Kind.ESCAPED: ("seat",),
    Kind.HOT: ("seat", "count"),
    Kind.FARKLED: ("seat", "soldiers"),
    Kind.DOUBLED: ("seat", "soldiers"),
    Kind.DREW: ("seat",),
    Kind.DREW_ITEM: ("seat", "item"),
    Kind.BANKED: ("seat", "soldiers", "army"),
    Kind.SAVED: ("seat", "soldiers", "army"),
    Kind.VALUE: ("seat", "soldiers"),
    Kind.WON: ("seat", "soldiers", "bonus"),
    Kind.TIED: ("seat", "target"),
    Kind.HIT: ("seat", "hits", "damage"),
    Kind.LOST: ("seat", "soldiers", "army"),
    Kind.DESTROYED: ("seat",),
    Kind.HEALED: (),
    Kind.SLAIN: ("seat",),
    Kind.PLAYED: ("seat", "item"),
    Kind.USED: ("seat", "companion"),
    Kind.FRIGHTENED: ("seat", "target", "soldiers"),
    Kind.STOLE: ("seat", "target"),
    Kind.STOLE_ITEM: ("seat", "target", "item"),
    Kind.DISCARDED: ("seat", "item"),
    Kind.OPENED_BAG: ("seat",),
    Kind.TURNED: ("seat", "event"),
    Kind.TIME_UP: (),
    Kind.POSTED: ("seat", "soldiers", "army"),
    Kind.MARCHED: ("seat", "soldiers", "army"),
    Kind.SHUFFLED_ITEMS: ("count",),
    Kind.SHUFFLED_COMPANIONS: ("count",),
}

ARGUMENTS = {
    "seat": SEAT,
    "target": SEAT,
    "companion": ("companion-none", *(f"companion-{name}" for name in COMPANIONS)),
    "item": tuple(f"item-{name.replace('_', '-')}" for name in ITEMS),
    "roll": tuple(" ".join(str(face) for face in faces) for faces in MULTISETS),
    "dice": tuple(" ".join(name) for name in COMBO_NAMES),
    "event": ("face-blank", "face-dragon", "face-rally"),
    "soldiers": NUMBER,
}

REVEALS = frozenset(
    {Kind.DREW, Kind.PLAYED, Kind.STOLE, Kind.DISCARDED, Kind.OPENED_BAG, Kind.COMPANION}
)
