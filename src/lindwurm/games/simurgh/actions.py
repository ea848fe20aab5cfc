"""The verbs of Simurgh (catalogue 4.2) and the kinds of its events."""

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
from lindwurm.kernel.actions import Verb, Verbs, named, number
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

VERBS = Verbs(
    Verb("place", _vassal, named("space", SPACE_NAMES)),
    Verb("lay", _tile, _slot),
    Verb("recall", _vassal, named("spot", SPOT_NAMES)),
    Verb("advance", _slot),
    Verb("ability", _dragon, _field),
    Verb("end"),
    Verb("done"),
    # how to pay and what to take
    Verb("pay_food", number("vegetables", MOST_FOOD + 1)),
    Verb("pay_building", number("wood", MOST_BUILDING + 1)),
    Verb("spend", named("spot", SPOT_NAMES)),
    Verb("drop", _dragon, _field),
    Verb("choose", named("alternative", "first second")),
    Verb("take_food", number("vegetables", MOST_FOOD + 1)),
    Verb("take_building", number("wood", MOST_BUILDING + 1)),
    Verb("take", _place),
    Verb("blind"),
    Verb("mark", _dragon),
    # looking at tiles
    Verb("keep_dragon", _dragon),
    Verb("under", _dragon),
    Verb("keep_tile", _tile),
    Verb("top", _tile),
    Verb("bottom", _tile),
    Verb("objective", _goal, _goal_slot),
    Verb("none"),
    Verb("goal_top", _goal),
    Verb("goal_bottom", _goal),
    Verb("return", named("token", TOKEN_NAMES)),
)

PLACE = VERBS["place"]
LAY = VERBS["lay"]
RECALL = VERBS["recall"]
ADVANCE = VERBS["advance"]
ABILITY = VERBS["ability"]
END = VERBS["end"]
DONE = VERBS["done"]
PAY_FOOD = VERBS["pay_food"]
PAY_BUILDING = VERBS["pay_building"]
SPEND = VERBS["spend"]
DROP = VERBS["drop"]
CHOOSE = VERBS["choose"]
TAKE_FOOD = VERBS["take_food"]
TAKE_BUILDING = VERBS["take_building"]
TAKE = VERBS["take"]
BLIND = VERBS["blind"]
MARK = VERBS["mark"]
KEEP_DRAGON = VERBS["keep_dragon"]
UNDER = VERBS["under"]
KEEP_TILE = VERBS["keep_tile"]
TOP = VERBS["top"]
BOTTOM = VERBS["bottom"]
OBJECTIVE = VERBS["objective"]
NONE = VERBS["none"]
GOAL_TOP = VERBS["goal_top"]
GOAL_BOTTOM = VERBS["goal_bottom"]
RETURN = VERBS["return"]

PLACES = CITY + SPACES * SLOTS
SPOTS = CITY + MAX_LEVELS * SLOTS


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
    Kind.CHRONICLE: ("tile", "count"),
    Kind.HOME: ("seat", "vassal"),
    Kind.DISCARDED: ("seat",),
    Kind.SURPLUS: ("seat", "token"),
    Kind.ENDING: ("seat",),
    Kind.GOAL_POINTS: ("seat", "objective", "count"),
    Kind.LEFTOVERS: ("seat", "tokens", "count"),
    Kind.WON: ("seat", "count"),
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
    "vassal": ("vassal-spearman", "vassal-rider", "vassal-any"),
    "tile": TILE_TEXTS,
    "dragon": _dashed("dragon", DRAGON_IDS),
    "objective": _dashed("objective", GOAL_IDS),
    "ability": tuple(f"ability-{i + 1}" for i in range(ABILITIES)),
    "field": ("field-left", "field-middle", "field-right"),
    "token": _dashed("token", TOKEN_NAMES),
    "space": (*_CITY_TEXTS, *(PLOT_TEXTS[i // SPACES] for i in range(SPACES * SLOTS))),
    "spot": (*_CITY_TEXTS, *(PLOT_TEXTS[i // MAX_LEVELS] for i in range(MAX_LEVELS * SLOTS))),
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
