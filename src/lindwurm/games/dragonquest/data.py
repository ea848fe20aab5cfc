"""The components of DragonQuest as constants, built once from ``data.toml``.

The castle becomes a small graph. Its 226 fields are numbered in reading order and named as on the
sheet; the nine cells of the treasure chamber are one place, number `CHAMBER` (catalogue 2.3).

>>> FIELD["A10"] == START, PLACES[CHAMBER]
(True, 'T')
>>> [PLACES[u] for u in ORTHO[START][: ORTHO_COUNT[START]]]
['A9', 'B10', 'A11']
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from lindwurm.variants import components

DATA: dict[str, Any] = components.read(__name__)


# --- numbers -------------------------------------------------------------------------------------


def _number(name: str) -> int:
    return int(DATA["numbers"][name]["value"])


def _pieces(name: str) -> int:
    return int(DATA["box"][name]["pieces"])


LIFE_POINTS = _number("life_points")
SUN_BOXES = _number("sun_boxes")
ROW_BOXES = _number("row_boxes")
ITEM_LIMIT = _number("item_limit")
REROLLS = _number("rerolls")
FATAL_SKULLS = _number("fatal_skulls")
DRAGONS_TO_WAKE = _number("dragons_to_wake")
POTION = _number("potion")
SPIDER_BITE = _number("spider_bite")
FATAL_SKELETON_SKULLS = _number("fatal_skeleton_skulls")
DEMON_STEPS = _number("demon_steps")
LEAST_STARS = _number("least_stars")

BLACK_DICE = _pieces("black_movement_dice")
MOVE_DICE = BLACK_DICE + _pieces("red_movement_dice")
TREASURE_DICE = _pieces("treasure_dice")
SPIDER_TILES = _pieces("spider_tiles")
DEMON_TILES = _pieces("demon_tiles")
SKIP_MARKERS = _pieces("skip_markers")
WALL_TILES = _pieces("wall_tiles")


# --- dice ----------------------------------------------------------------------------------------


class Face(IntEnum):
    """A face of a movement die; NONE while it has not been thrown this turn."""

    NONE = 0
    SKULL = 1
    TWO_SKULLS = 2
    ROOM = 3
    CORRIDOR = 4
    DISCOVERY = 5
    BLANK = 6


class Loot(IntEnum):
    """A face of a treasure die."""

    NONE = 0
    DRAGON = 1
    BLANK = 2
    FIFTY = 3
    HUNDRED = 4
    STAR = 5


class Danger(IntEnum):
    """What the danger dice can show, and the skeleton, which is met otherwise."""

    NONE = 0
    ARROWS = 1
    TRAPDOOR = 2
    MIST = 3
    GHOUL = 4
    TROLL = 5
    ORC = 6
    SKELETON = 7


def _faces(die: str, kinds: type[IntEnum]) -> list[int]:
    return [int(kinds[face.upper()]) for face in DATA["dice"][die]["faces"]]


BLACK_DIE = _faces("black", Face)
RED_DIE = _faces("red", Face)
TREASURE_DIE = _faces("treasure", Loot)
DANGER_DIE = _faces("danger", Danger)
# Which of the places A, B, C the letter die names: 0, 1, 2, or -1 for its blank face (DQ-94).
LETTER_DIE = ["abc".find(face) for face in DATA["dice"]["letter"]["faces"]]
# Combat dice by Danger: 1 for a face with the monster, 0 for a sword.
COMBAT_DIE = [
    [int(face == "monster") for face in DATA["dice"][kind.name.lower()]["faces"]]
    if kind >= Danger.GHOUL
    else [0] * 6
    for kind in Danger
]
DAMAGE_DIE = [int(face) for face in DATA["dice"]["damage"]["faces"]]
SPIDER_DIE = [int(face == "bite") for face in DATA["dice"]["spider"]["faces"]]


# --- traps, items, treasures ---------------------------------------------------------------------

TRAPS = tuple(str(trap["id"]) for trap in DATA["traps"])
TRAP_LP = [list(trap["lp"]) for trap in DATA["traps"]]
TRAP_DAMAGE = [int(trap["damage_die"]) for trap in DATA["traps"]]
TRAP_SKIPS = [int(trap["skip"]) for trap in DATA["traps"]]


class Item(IntEnum):
    """A useful item, in the order of the catalogue's table 2.7."""

    AMULET = 0
    MRING = 1
    TALISMAN = 2
    NECKLACE = 3
    ORB = 4
    BUCKLE = 5
    POTION = 6
    KEY = 7
    MAIL = 8
    ROPE = 9
    HOOD = 10
    SRING = 11


ITEMS = tuple(str(item["id"]) for item in DATA["items"])
if tuple(i.name.lower() for i in Item) != ITEMS:
    raise ValueError(
        f"data.toml lists the items {ITEMS}, which the rules do not know in this order"
    )
ITEM_COST = [int(item["ep"]) for item in DATA["items"]]
ITEM_AT_ONCE = [int(item["at_once"]) for item in DATA["items"]]
ITEM_VALUE = [int(item["value"]) for item in DATA["items"]]
# The item that protects against each trap, by index in TRAPS (DQ-108).
PROTECTION = [int(Item.MAIL), int(Item.ROPE), int(Item.HOOD)]

_TREASURES = [*DATA["treasures"], *DATA["house_treasures"]]
TREASURES = tuple(str(tile["id"]) for tile in _TREASURES)
PRINTED_TREASURES = len(DATA["treasures"])
HOUSE_TREASURES = len(DATA["house_treasures"])
HOUSE_NAMES = tuple(str(name) for name in DATA["house_limits"]["names"])
"""What a house treasure may be called; each has its own name first, in this order (DQ-310)."""
TREASURE_STARS = [int(tile["stars"]) for tile in _TREASURES]
TREASURE_VALUE = [int(tile["value"]) for tile in _TREASURES]

SOLO_RANKS = tuple((int(rank["from"]), str(rank["id"])) for rank in DATA["solo_ranks"])


# --- the castle ----------------------------------------------------------------------------------

COLUMNS: str = DATA["castle"]["columns"]
GRID: list[str] = DATA["castle"]["grid"]
WIDTH, HEIGHT = len(COLUMNS), len(GRID)

CELLS = [(c, r) for r in range(HEIGHT) for c in range(WIDTH) if GRID[r][c] not in "#T"]
CHAMBER_CELLS = [(c, r) for r in range(HEIGHT) for c in range(WIDTH) if GRID[r][c] == "T"]
FIELDS = len(CELLS)
CHAMBER = FIELDS
"""The number of the treasure chamber, after all fields."""
NOWHERE = -1

PLACES = (*(f"{COLUMNS[c]}{r + 1}" for c, r in CELLS), "T")
FIELD = {name: number for number, name in enumerate(PLACES)}
_NUMBER = {cell: number for number, cell in enumerate(CELLS)}
_NUMBER |= dict.fromkeys(CHAMBER_CELLS, CHAMBER)


def _special(sign: str) -> int:
    return next(_NUMBER[c, r] for c, r in CELLS if GRID[r][c] == sign)


START, EXIT, ORANGE, BLACK = (_special(sign) for sign in "SXoD")

# The chamber's middle stands for it where coordinates are wanted; its edges are LEFT .. BOTTOM.
LEFT, RIGHT = min(c for c, _ in CHAMBER_CELLS), max(c for c, _ in CHAMBER_CELLS)
TOP, BOTTOM = min(r for _, r in CHAMBER_CELLS), max(r for _, r in CHAMBER_CELLS)
COLUMN = [*(c for c, _ in CELLS), (LEFT + RIGHT) // 2]
ROW = [*(r for _, r in CELLS), (TOP + BOTTOM) // 2]


def _neighbours(moves: list[tuple[int, int]], known: list[list[int]]) -> list[list[int]]:
    """Places one move away, for every place; those already `known` are left out."""
    near: list[list[int]] = [[] for _ in PLACES]
    for (c, r), here in _NUMBER.items():
        for dc, dr in moves:
            there = _NUMBER.get((c + dc, r + dr), here)
            if there not in (here, *near[here]) and (not known or there not in known[here]):
                near[here].append(there)
    return near


def _padded(lists: list[list[int]]) -> list[list[int]]:
    width = max(map(len, lists))
    return [[*row, *[NOWHERE] * (width - len(row))] for row in lists]


_ORTHO = _neighbours([(0, -1), (1, 0), (0, 1), (-1, 0)], [])
_DIAGONAL = _neighbours([(1, -1), (1, 1), (-1, 1), (-1, -1)], _ORTHO)
_ORTHO[CHAMBER].sort()
_DIAGONAL[CHAMBER].sort()
ORTHO = _padded(_ORTHO)
ORTHO_COUNT = [len(row) for row in _ORTHO]
DIAGONAL = _padded(_DIAGONAL)
DIAGONAL_COUNT = [len(row) for row in _DIAGONAL]

# The eight places around each field, clockwise from the top; NOWHERE for voids.
_AROUND = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
RING = [[_NUMBER.get((c + dc, r + dr), NOWHERE) for dc, dr in _AROUND] for c, r in CELLS]

# Fields that no wall may close: the special ones and those directly next to them or to the
# chamber (DQ-44, DQ-45). 1: the field itself is special, 2: it is next to such a place.
SPECIAL = (START, EXIT, ORANGE, BLACK)
PROTECTED = [
    1
    if place in (*SPECIAL, CHAMBER)
    else 2
    if any(near in (*SPECIAL, CHAMBER) for near in _ORTHO[place])
    else 0
    for place in range(len(PLACES))
]
