"""The verbs of Dragon Farkle (catalogue 4.2) and the kinds of its events."""

from __future__ import annotations

from enum import IntEnum, auto

from lindwurm.games.dragon_farkle.data import COMBO_NAMES, COMPANIONS, ITEMS, MULTISETS
from lindwurm.games.dragon_farkle.state import SEATS
from lindwurm.kernel.actions import Verb, Verbs, named, number, seat
from lindwurm.kernel.game import NUMBER, SEAT

VERBS = Verbs(
    Verb("recruit"),
    Verb("skirmish"),
    Verb("battle"),
    Verb("target", seat(SEATS)),
    Verb("accept"),
    Verb("pass"),
    Verb("roll"),
    Verb("stop"),
    Verb("take", named("dice", COMBO_NAMES)),
    Verb("double"),
    Verb("item"),
    Verb("done"),
    Verb("keep", named("item", ITEMS)),
    # companions
    Verb("skree", seat(SEATS)),
    Verb("pip", number("face", 6, 1)),
    Verb("mirabel"),
    Verb("quentin"),
    Verb("ulf"),
    # items
    Verb("open_bag"),
    Verb("horseshoe"),
    Verb("loaded_die"),
    Verb("war_horn"),
    Verb("cheese"),
    Verb("poster"),
    Verb("arrow"),
    Verb("smoke_egg"),
    Verb("mirror_shield"),
    Verb("magpie", seat(SEATS)),
    Verb("whistle"),
    Verb("cursed_die"),
    Verb("map"),
)

RECRUIT = VERBS["recruit"]
SKIRMISH = VERBS["skirmish"]
BATTLE = VERBS["battle"]
TARGET = VERBS["target"]
ACCEPT = VERBS["accept"]
PASS = VERBS["pass"]
ROLL = VERBS["roll"]
STOP = VERBS["stop"]
TAKE = VERBS["take"]
DOUBLE = VERBS["double"]
ITEM = VERBS["item"]
DONE = VERBS["done"]
KEEP = VERBS["keep"]
SKREE = VERBS["skree"]
PIP = VERBS["pip"]
MIRABEL = VERBS["mirabel"]
QUENTIN = VERBS["quentin"]
ULF = VERBS["ulf"]
OPEN_BAG = VERBS["open_bag"]
HORSESHOE = VERBS["horseshoe"]
LOADED_DIE = VERBS["loaded_die"]
WAR_HORN = VERBS["war_horn"]
CHEESE = VERBS["cheese"]
POSTER = VERBS["poster"]
ARROW = VERBS["arrow"]
SMOKE_EGG = VERBS["smoke_egg"]
MIRROR_SHIELD = VERBS["mirror_shield"]
MAGPIE = VERBS["magpie"]
WHISTLE = VERBS["whistle"]
CURSED_DIE = VERBS["cursed_die"]
MAP = VERBS["map"]


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


EVENT_ARGUMENTS: dict[int, tuple[str, ...]] = {
    Kind.TURN: ("seat", "round"),
    Kind.COMPANION: ("seat", "companion"),
    Kind.DEALT: ("seat",),
    Kind.DEALT_ITEM: ("seat", "item"),
    Kind.RECRUITS: ("seat",),
    Kind.ATTACKS: ("seat", "target"),
    Kind.ENTERS: ("seat",),
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
