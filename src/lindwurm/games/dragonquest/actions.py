"""The verbs of DragonQuest (catalogue 4.2), the kinds of its draws and of its events."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum, auto
from typing import overload

from lindwurm.games.dragonquest.data import (
    FIELDS,
    HOUSE_NAMES,
    ITEMS,
    MOVE_DICE,
    PLACES,
    PRINTED_TREASURES,
    TREASURES,
    WALL_TILES,
    Danger,
    Face,
)
from lindwurm.games.dragonquest.state import Cause
from lindwurm.kernel.actions import Actions, named, number, verb
from lindwurm.kernel.game import NUMBER, SEAT

# A set of dice to reroll is a bit mask 1..31, written as its dice: "135" are dice 1, 3 and 5 (red).
SETS = tuple(
    "".join(str(die + 1) for die in range(MOVE_DICE) if mask >> die & 1)
    for mask in range(1, 1 << MOVE_DICE)
)


NAMED = tuple(
    f"treasure-{name.replace('_', '-')}" for name in (*TREASURES[:PRINTED_TREASURES], *HOUSE_NAMES)
)
"""What treasures are called: the printed ones, and what a blank tile may be called (DQ-310)."""


class Act(Actions):
    """The verbs of DragonQuest (catalogue 4.2)."""

    STAY = verb()
    LEAVE = verb()
    CROSS = verb(named("coin", "50 100"))
    PASS = verb()
    BUY = verb(named("item", ITEMS))
    TILE = verb(number("number", WALL_TILES, 1, base=1))
    NAME = verb(number("number", WALL_TILES, 1, base=1))
    BLOCK = verb(named("field", PLACES[:FIELDS]))
    STOP = verb()
    REROLL = verb(named("dice", SETS, base=1))
    STEP = verb(named("field", PLACES))
    USE_ORB = verb()
    USE_RING = verb()
    FIGHT = verb()
    USE_TALISMAN = verb()
    KEEP = verb()
    TAKE = verb(named("treasure", TREASURES))
    NONE = verb()
    DEMON = verb(named("field", PLACES[:FIELDS]))
    PROTECT = verb()
    ENDURE = verb()


class Draw(IntEnum):
    """What chance decides: which die, which tile."""

    START_PLAYER = auto()
    WALL_TILE = auto()
    BLACK_DIE = auto()
    RED_DIE = auto()
    SPIDER_DIE = auto()
    DANGER_DIE = auto()
    LETTER_DIE = auto()
    COMBAT_DIE = auto()
    DAMAGE_DIE = auto()
    TREASURE_DIE = auto()
    TIE = auto()
    """Which of several equally good ways the automaton takes (DQ-208)."""
    IMAGINED = auto()
    """What a seat cannot know: never at the table."""


class Kind(IntEnum):
    """What can happen at the table, in words of the log."""

    TURN = auto()
    STAYS = auto()
    LEAVES = auto()
    BITTEN = auto()
    COIN_LOST = auto()
    NO_COIN = auto()
    SKIPPED = auto()
    BOUGHT = auto()
    LAID = auto()
    NAMED = auto()
    REVEALED = auto()
    BLOCKED = auto()
    NO_WALL = auto()
    THREW = auto()
    REROLLED = auto()
    STOPPED = auto()
    STEPPED = auto()
    ENTERED = auto()
    ORB = auto()
    KEY = auto()
    FOUND = auto()
    SPIDER = auto()
    DEMON = auto()
    SKELETON = auto()
    DANGER_DIE = auto()
    LETTER = auto()
    SLIPPED = auto()
    PROTECTED = auto()
    TRAPPED = auto()
    POISONED = auto()
    FOUGHT = auto()
    HIT = auto()
    DAMAGE = auto()
    KILLED = auto()
    SCARED = auto()
    TALISMAN = auto()
    LOOTED = auto()
    COINS = auto()
    TREASURE = auto()
    DRAGON = auto()
    RETURNED = auto()
    ROBBED = auto()
    BREATH = auto()
    FLED = auto()
    PROWLS = auto()
    CAUGHT = auto()
    DIED = auto()
    ESCAPED = auto()
    WON = auto()
    DRAGON_WINS = auto()
    SPARED = auto()
    WORTH = auto()


GLYPHS = {
    Face.NONE: "",
    Face.SKULL: "☠",
    Face.TWO_SKULLS: "☠☠",
    Face.ROOM: "▣",
    Face.CORRIDOR: "═",
    Face.DISCOVERY: "✦",
    Face.BLANK: "·",
}


class Throws(Sequence[str]):
    """Five movement dice as one number (base 7, first die first) and as the names of their faces.

    >>> Throws()[Throws.code([Face.SKULL, Face.ROOM, Face.BLANK])]
    'face-skull face-room face-blank'
    """

    def __len__(self) -> int:
        return int(len(Face) ** MOVE_DICE)

    @overload
    def __getitem__(self, index: int) -> str: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...

    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        if not 0 <= index < len(self):
            raise IndexError(index)
        faces = []
        for _ in range(MOVE_DICE):
            index, face = divmod(index, len(Face))
            faces.append(Face(face))
        names = (face.name.lower().replace("_", "-") for face in reversed(faces) if face)
        return " ".join(f"face-{name}" for name in names)

    @staticmethod
    def code(faces: Sequence[int]) -> int:
        """Return the number of five faces."""
        code = 0
        for face in faces:
            code = code * len(Face) + face
        return code


EVENT_ARGUMENTS: dict[int, tuple[str, ...]] = {
    Kind.TURN: ("seat", "sun", "last"),
    Kind.STAYS: ("seat",),
    Kind.LEAVES: ("seat",),
    Kind.BITTEN: ("seat", "lp", "rest"),
    Kind.COIN_LOST: ("seat", "gold"),
    Kind.NO_COIN: ("seat",),
    Kind.SKIPPED: ("seat",),
    Kind.BOUGHT: ("seat", "item", "line"),
    Kind.LAID: ("seat",),
    Kind.NAMED: ("seat",),
    Kind.REVEALED: ("seat", "tile", "number"),
    Kind.BLOCKED: ("seat", "field"),
    Kind.NO_WALL: ("seat",),
    Kind.THREW: ("seat", "throw", "skulls"),
    Kind.REROLLED: ("seat", "throw", "skulls"),
    Kind.STOPPED: ("seat", "steps", "finds"),
    Kind.STEPPED: ("seat", "field"),
    Kind.ENTERED: ("seat",),
    Kind.ORB: ("seat",),
    Kind.KEY: ("seat", "field"),
    Kind.FOUND: ("seat", "finds", "line"),
    Kind.SPIDER: ("seat",),
    Kind.DEMON: ("seat",),
    Kind.SKELETON: ("seat",),
    Kind.DANGER_DIE: ("seat", "danger", "letter"),
    Kind.LETTER: ("seat", "letter"),
    Kind.SLIPPED: ("seat",),
    Kind.PROTECTED: ("seat", "item"),
    Kind.TRAPPED: ("seat", "danger", "lp"),
    Kind.POISONED: ("seat",),
    Kind.FOUGHT: ("seat", "danger"),
    Kind.HIT: ("seat", "lp", "rest"),
    Kind.DAMAGE: ("seat", "first", "second"),
    Kind.KILLED: ("seat", "danger"),
    Kind.SCARED: ("seat", "danger"),
    Kind.TALISMAN: ("seat",),
    Kind.LOOTED: ("seat", "dragons", "stars"),
    Kind.COINS: ("seat", "fifties", "hundreds"),
    Kind.TREASURE: ("seat", "treasure", "called"),
    Kind.DRAGON: ("seat",),
    Kind.RETURNED: ("seat", "treasure", "called"),
    Kind.ROBBED: ("seat", "gold"),
    Kind.BREATH: ("seat", "dragons", "damage"),
    Kind.FLED: ("seat", "field"),
    Kind.PROWLS: ("seat", "field"),
    Kind.CAUGHT: ("seat",),
    Kind.DIED: ("seat", "cause"),
    Kind.ESCAPED: ("seat", "gold", "rest"),
    Kind.WON: ("seat", "gold", "tie"),
    Kind.DRAGON_WINS: (),
    Kind.SPARED: ("seat",),
    Kind.WORTH: ("seat", "gold"),
}

ARGUMENTS = {
    "seat": SEAT,
    "field": (*PLACES[:FIELDS], "place-chamber"),
    "item": tuple(f"item-{name}" for name in ITEMS),
    "treasure": tuple(f"treasure-{name}" for name in TREASURES),
    "called": NAMED,
    "danger": tuple(f"danger-{danger.name.lower()}" for danger in Danger),
    "cause": tuple(f"cause-{cause.name.lower().replace('_', '-')}" for cause in Cause),
    "letter": ("A", "B", "C"),
    "throw": Throws(),
    "gold": NUMBER,
    "tie": NUMBER,
}

# A tile that lies and a number that is spoken cannot be taken back without consent (DQ-10).
REVEALS = frozenset({Kind.LAID, Kind.NAMED, Kind.REVEALED})
