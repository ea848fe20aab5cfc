"""The verbs of Simurgh (catalogue 4.2), the kinds of its draws and of its events."""

from __future__ import annotations

from enum import IntEnum, auto

from lindwurm.games.simurgh.data import (
    ABILITIES,
    CITY,
    CITY_IDS,
    DISPLAY,
    DRAGON_IDS,
    GOAL_IDS,
    GOAL_SLOTS,
    MAX_LEVELS,
    MOST_BUILDING,
    MOST_FOOD,
    SLOTS,
    SPACES,
    TILE_IDS,
    TOKEN_NAMES,
)
from lindwurm.games.simurgh.state import IN_CITY
from lindwurm.kernel.actions import Actions, named, number, verb
from lindwurm.kernel.game import NUMBER, SEAT

_vassal = named("vassal", "spearman rider")
_slot = named("slot", (f"W{i + 1}" for i in range(SLOTS)))
_tile = named("tile", TILE_IDS)
_dragon = named("dragon", DRAGON_IDS)
_field = named("field", "left middle right")
_goal = named("objective", GOAL_IDS)
_goal_slot = named("slot", (f"O{i + 1}" for i in range(GOAL_SLOTS)))
_place = number("place", DISPLAY, 1)

SPACE_NAMES = (*CITY_IDS, *(f"W{i + 1}{letter}" for i in range(SLOTS) for letter in "abcd"))
"""Where a vassal can be placed: the city, then the four spaces of each slot."""
SPOT_NAMES = (
    *CITY_IDS,
    *(f"W{i + 1}.{j + 1}" for i in range(SLOTS) for j in range(MAX_LEVELS)),
)
"""Where a vassal can stand: the city, then the spaces or levels of each slot."""
_spot = named("spot", SPOT_NAMES, base=IN_CITY)  # a location, to rules


class Act(Actions):
    """The verbs of Simurgh (catalogue 4.2)."""

    PLACE = verb(_vassal, named("space", SPACE_NAMES))
    LAY = verb(_tile, _slot)
    RECALL = verb(_vassal, _spot)
    ADVANCE = verb(_slot)
    ABILITY = verb(_dragon, _field)
    END = verb()
    DONE = verb()
    # how to pay and what to take
    PAY_FOOD = verb(number("vegetables", MOST_FOOD + 1))
    PAY_BUILDING = verb(number("wood", MOST_BUILDING + 1))
    SPEND = verb(_spot)
    DROP = verb(_dragon, _field)
    CHOOSE = verb(named("alternative", "first second"))
    TAKE_FOOD = verb(number("vegetables", MOST_FOOD + 1))
    TAKE_BUILDING = verb(number("wood", MOST_BUILDING + 1))
    TAKE = verb(_place)
    BLIND = verb()
    MARK = verb(_dragon)
    # looking at tiles
    KEEP_DRAGON = verb(_dragon)
    UNDER = verb(_dragon)
    KEEP_TILE = verb(_tile)
    TOP = verb(_tile)
    BOTTOM = verb(_tile)
    OBJECTIVE = verb(_goal, _goal_slot)
    NONE = verb()
    GOAL_TOP = verb(_goal)
    GOAL_BOTTOM = verb(_goal)
    RETURN = verb(named("token", TOKEN_NAMES))


PLACES = CITY + SPACES * SLOTS
SPOTS = CITY + MAX_LEVELS * SLOTS


class Draw(IntEnum):
    """What chance decides: who begins, tiles from the pile of a type, the order of a stack."""

    FIRST_PLAYER = auto()
    PRODUCTION_TILE = auto()
    RESEARCH_TILE = auto()
    TRANSFORMATION_TILE = auto()
    POWER_TILE = auto()
    EXPLORATION_TILE = auto()
    SCOUT_STACK = auto()
    DRAGON_STACK = auto()
    OBJECTIVE_STACK = auto()
    IMAGINED = auto()
    """What a seat cannot know: never at the table."""


class Kind(IntEnum):
    """What can happen at the table, in words of the log."""

    TURN = auto()
    DEALT = auto()
    POWER_KEPT = auto()
    POWER_IS = auto()
    DRAFTED = auto()
    SEALED = auto()
    DRAGON = auto()
    SHOWN = auto()
    PLACED = auto()
    LAID = auto()
    REMOVED = auto()
    RECALLED = auto()
    ENTERED = auto()
    ADVANCED = auto()
    ABILITY = auto()
    PAID = auto()
    PAID_POINTS = auto()
    GAINED = auto()
    SCORED = auto()
    SPENT = auto()
    RECRUITED = auto()
    LOST = auto()
    MARKED = auto()
    MARKER_LOST = auto()
    MARKER_DROPPED = auto()
    TOOK = auto()
    TOOK_BLIND = auto()
    LOOKED = auto()
    SAW_TILE = auto()
    SAW_DRAGON = auto()
    SAW_GOAL = auto()
    KEPT = auto()
    KEPT_TILE = auto()
    RETURNED = auto()
    TILE_BACK = auto()
    DRAGON_BACK = auto()
    GOAL_BACK = auto()
    OBJECTIVE = auto()
    REPLACED = auto()
    NO_OBJECTIVE = auto()
    CHRONICLE = auto()
    HOME = auto()
    DISCARDED = auto()
    SURPLUS = auto()
    ENDING = auto()
    GOAL_POINTS = auto()
    LEFTOVERS = auto()
    WON = auto()
    TOTAL = auto()


EVENT_ARGUMENTS: dict[int, tuple[str, ...]] = {
    Kind.TURN: ("seat", "turn"),
    Kind.DEALT: ("seat", "tile"),
    Kind.POWER_KEPT: ("seat",),
    Kind.POWER_IS: ("seat", "tile"),
    Kind.DRAFTED: ("seat", "tile"),
    Kind.SEALED: ("seat",),
    Kind.DRAGON: ("seat", "dragon", "count"),
    Kind.SHOWN: ("place", "tile"),
    Kind.PLACED: ("seat", "vassal", "spot"),
    Kind.LAID: ("seat", "tile", "number"),
    Kind.REMOVED: ("seat", "tile"),
    Kind.RECALLED: ("seat", "vassal", "spot"),
    Kind.ENTERED: ("seat", "tile"),
    Kind.ADVANCED: ("seat", "tile", "level"),
    Kind.ABILITY: ("seat", "dragon", "ability"),
    Kind.PAID: ("seat", "count", "token"),
    Kind.PAID_POINTS: ("seat", "count"),
    Kind.GAINED: ("seat", "count", "token"),
    Kind.SCORED: ("seat", "count"),
    Kind.SPENT: ("seat", "vassal"),
    Kind.RECRUITED: ("seat", "vassal"),
    Kind.LOST: ("seat",),
    Kind.MARKED: ("seat", "dragon", "ability"),
    Kind.MARKER_LOST: ("seat", "count"),
    Kind.MARKER_DROPPED: ("seat", "dragon", "ability"),
    Kind.TOOK: ("seat", "tile"),
    Kind.TOOK_BLIND: ("seat",),
    Kind.LOOKED: ("seat", "count"),
    Kind.SAW_TILE: ("seat", "tile"),
    Kind.SAW_DRAGON: ("seat", "dragon"),
    Kind.SAW_GOAL: ("seat", "objective"),
    Kind.KEPT: ("seat",),
    Kind.KEPT_TILE: ("seat", "tile"),
    Kind.RETURNED: ("seat", "count"),
    Kind.TILE_BACK: ("seat", "tile", "bottom"),
    Kind.DRAGON_BACK: ("seat", "dragon"),
    Kind.GOAL_BACK: ("seat", "objective", "bottom"),
    Kind.OBJECTIVE: ("seat", "objective", "count"),
    Kind.REPLACED: ("seat", "objective"),
    Kind.NO_OBJECTIVE: ("seat",),
    Kind.CHRONICLE: ("tile", "count", "cause"),
    Kind.HOME: ("seat", "vassal"),
    Kind.DISCARDED: ("seat",),
    Kind.SURPLUS: ("seat", "token", "count"),
    Kind.ENDING: ("seat",),
    Kind.GOAL_POINTS: ("seat", "objective", "count"),
    Kind.LEFTOVERS: ("seat", "tokens", "count"),
    Kind.WON: ("seat", "count", "markers"),
    Kind.TOTAL: ("seat", "count"),
}


def _dashed(prefix: str, ids: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{prefix}-{name.replace('_', '-')}" for name in ids)


_CITY_TEXTS = _dashed("city", CITY_IDS)
PLOT_TEXTS = tuple(f"plot-{i + 1}" for i in range(SLOTS))
TILE_TEXTS = _dashed("tile", TILE_IDS)
ARGUMENTS = {
    "seat": SEAT,
    "count": NUMBER,
    "turn": NUMBER,
    "level": NUMBER,
    "tokens": NUMBER,
    "markers": NUMBER,
    "vassal": ("vassal-spearman", "vassal-rider", "vassal-any"),
    "tile": TILE_TEXTS,
    "dragon": _dashed("dragon", DRAGON_IDS),
    "objective": _dashed("objective", GOAL_IDS),
    "ability": tuple(f"ability-{i + 1}" for i in range(ABILITIES)),
    "field": ("field-left", "field-middle", "field-right"),
    "token": _dashed("token", TOKEN_NAMES),
    "space": (*_CITY_TEXTS, *(PLOT_TEXTS[i // SPACES] for i in range(SPACES * SLOTS))),
    "spot": (
        *_CITY_TEXTS,
        *(f"spot-{slot + 1}-{i + 1}" for slot in range(SLOTS) for i in range(MAX_LEVELS)),
    ),
}

REVEALS = frozenset(
    {
        Kind.LAID,
        Kind.SHOWN,
        Kind.DRAGON,
        Kind.TOOK_BLIND,
        Kind.LOOKED,
        Kind.OBJECTIVE,
        Kind.REPLACED,
    }
)
