"""The components of Simurgh as constants, built once from ``data.toml``.

Everything that can be paid for or received is an *effect*: a city space, a space of an action tile,
a level of an exploration tile, the resource of a wilderness slot, a dragon's ability, a place of
the Scout display, an objective slot. Effects are numbered one after the other; a few tables say
what each costs and gives, and the rules interpret those tables.

>>> third_of_tile_8 = FIRST_TILE + SPACES * 7 + 2
>>> COST[third_of_tile_8][Unit.V], PART[third_of_tile_8][0][0]
(2, [1, 4, 0])
>>> TEXTS[third_of_tile_8]
'-2V -> 4M'
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import IntEnum
from typing import Any, NamedTuple

from lindwurm.kernel.rule import Lookup
from lindwurm.variants import components

DATA: dict[str, Any] = components.read(__name__)


# --- units --------------------------------------------------------------------------------------


class Unit(IntEnum):
    """What an effect can take or give. The first six are tokens, up to MARKER also costs."""

    V = 0  # vegetables
    M = 1  # meat
    W = 2  # wood
    S = 3  # stone
    K = 4  # wisdom
    A = 5  # weapons
    F = 6  # vegetables or meat in any mix
    B = 7  # wood or stone in any mix
    PP = 8  # power points
    SP = 9  # a spearman
    DR = 10  # a dragonrider
    MARKER = 11  # an ability marker
    DRAGON = 12
    TILE = 13
    FACE_UP = 14
    BLIND = 15
    SCOUT = 16
    STATUE = 17
    ADVANCE = 18
    REPLACE = 19


TOKENS = 6
COSTS = 12
TOKEN_NAMES = ("vegetables", "meat", "wood", "stone", "wisdom", "weapons")

_UNITS = {u.name: u for u in Unit if u <= Unit.DR} | {"◆": Unit.MARKER}
_WORDS = {
    "FaceUp": Unit.FACE_UP,
    "Blind": Unit.BLIND,
    "Scout": Unit.SCOUT,
    "Statue": Unit.STATUE,
    "Advance": Unit.ADVANCE,
    "Replace": Unit.REPLACE,
}


class SpaceKind(IntEnum):
    """Who may stand on a space: one or many, anyone or dragonriders only (2.2)."""

    S1 = 0
    SM = 1
    D1 = 2
    DM = 3


class Type(IntEnum):
    """Type of an action tile."""

    PRODUCTION = 0
    RESEARCH = 1
    TRANSFORMATION = 2
    POWER = 3
    EXPLORATION = 4


SPEARMAN = 0
RIDER = 1
"""Types of vassals."""


# --- effects ------------------------------------------------------------------------------------

MAX_PARTS = 4


class Effect(NamedTuple):
    """One printed effect: what it costs and the alternatives of what it gives."""

    cost: tuple[int, ...]
    alternatives: tuple[tuple[tuple[int, int, int], ...], ...]
    convert: bool
    text: str


def _amount(word: str) -> tuple[Unit, int]:
    found = re.fullmatch(r"(\d+)(\D+)", word)
    if not found or found[2] not in _UNITS:
        raise ValueError(f"data.toml: {word!r} is no amount of anything")
    return _UNITS[found[2]], int(found[1])


def _part(text: str) -> tuple[int, int, int]:
    if text in _WORDS:
        return int(_WORDS[text]), 1, 0
    if found := re.fullmatch(r"Dragon\((\d),(\d)\)", text):
        return int(Unit.DRAGON), int(found[1]), int(found[2])
    if found := re.fullmatch(r"Tile\((\d)\)", text):
        return int(Unit.TILE), int(found[1]), 0
    unit, amount = _amount(text)
    return int(unit), amount, 0


def effect(text: str, step: str = "") -> Effect:
    """Read an effect in the catalogue's notation; `step` is a cost printed elsewhere.

    >>> effect("-1K -> Tile(3) + 1◆").alternatives
    (((13, 3, 0), (11, 1, 0)),)
    """
    left, arrow, right = text.rpartition(" -> ")
    cost = [0] * COSTS
    for word in f"{left} {step}".split():
        unit, amount = _amount(word.removeprefix("-"))
        cost[unit] += amount
    alternatives = tuple(
        tuple(_part(part.strip()) for part in one.split(" + ")) for one in right.split(" | ")
    )
    for one in alternatives:
        if len(one) > MAX_PARTS or any(
            part[0] in (Unit.SCOUT, Unit.STATUE) and part is not one[-1] for part in one
        ):
            raise ValueError(f"data.toml: {text!r} cannot be interpreted")
    return Effect(tuple(cost), alternatives, bool(arrow), text)


_ACTION = DATA["tiles"]
TILES = len(_ACTION)
TILE_IDS = tuple(str(tile["id"]) for tile in _ACTION)
TILE_TYPE = Lookup([int(Type[tile["type"].upper()]) for tile in _ACTION])
SPACES = 4
"""Spaces of a tile; also the limit of what a slot's places for vassals are numbered by."""
PLAIN = sum(1 for tile in _ACTION if "spaces" in tile)
"""Number of tiles that are not exploration tiles; they come first."""
MAX_LEVELS = 5
CITY = len(DATA["city"])
CITY_IDS = tuple(str(space["id"]) for space in DATA["city"])
SLOTS = len(DATA["wilderness"])
GOAL_SLOTS = len(DATA["objective_slots"])
DISPLAY = len(DATA["display"])
ABILITIES = len(DATA["abilities"])

if [tile["number"] for tile in _ACTION] != list(range(1, TILES + 1)) or any(
    "spaces" in tile for tile in _ACTION[PLAIN:]
):
    raise ValueError("data.toml: action tiles are numbered 1..n, exploration tiles last")

FIRST_TILE = CITY
FIRST_LEVEL = FIRST_TILE + SPACES * PLAIN
FIRST_SLOT = FIRST_LEVEL + MAX_LEVELS * (TILES - PLAIN)
FIRST_ABILITY = FIRST_SLOT + SLOTS
FIRST_PLACE = FIRST_ABILITY + ABILITIES
FIRST_GOAL = FIRST_PLACE + DISPLAY
EFFECTS = FIRST_GOAL + GOAL_SLOTS


def _kind(text: str) -> tuple[SpaceKind, str]:
    kind, _, rest = text.partition(": ")
    return SpaceKind[kind], rest


def _levels(tile: dict[str, Any]) -> list[tuple[int, Effect]]:
    """Spaces and effect of each level of an exploration tile, the missing ones empty."""
    levels = []
    for level in tile["levels"]:
        count, _, reward = level.partition("x ")
        levels.append((int(count), effect(reward, tile["step"])))
    return levels + [(0, effect("0PP"))] * (MAX_LEVELS - len(levels))


_city = [_kind(space["space"]) for space in DATA["city"]]
_spaces = [_kind(space) for tile in _ACTION[:PLAIN] for space in tile["spaces"]]
_ladders = [_levels(tile) for tile in _ACTION[PLAIN:]]
_effects = (
    [effect(text) for _, text in _city]
    + [effect(text) for _, text in _spaces]
    + [level for ladder in _ladders for _, level in ladder]
    + [effect(slot["gain"]) for slot in DATA["wilderness"]]
    + [effect(ability["effect"]) for ability in DATA["abilities"]]
    + [effect(place["deal"]) for place in DATA["display"]]
    + [effect(slot["deal"]) for slot in DATA["objective_slots"]]
)
if len(_effects) != EFFECTS:
    raise ValueError("data.toml: a tile does not have four spaces")

SPACE_KIND = Lookup([int(kind) for kind, _ in _city + _spaces])
"""Kind of each city space and each space of tiles 01-36, by effect."""
LEVELS = Lookup([len(tile["levels"]) for tile in _ACTION[PLAIN:]])
LEVEL_SPACES = Lookup([[count for count, _ in ladder] for ladder in _ladders])
TEXTS = tuple(e.text for e in _effects)
COST = Lookup([list(e.cost) for e in _effects])
ALTERNATIVES = Lookup([len(e.alternatives) for e in _effects])
STRICT = Lookup(
    [int(e.convert or FIRST_ABILITY <= i < FIRST_PLACE) for i, e in enumerate(_effects)]
)
"""Effects that may be used only if all they give can be handed out (SI-066, SI-179)."""


def _padded(one: tuple[tuple[int, int, int], ...]) -> list[list[int]]:
    return [list(part) for part in one] + [[0, 0, 0]] * (MAX_PARTS - len(one))


_pairs = [(e.alternatives * 2)[:2] for e in _effects]
PARTS = Lookup([[len(one) for one in pair] for pair in _pairs])
PART = Lookup([[_padded(one) for one in pair] for pair in _pairs])
"""[effect][alternative][part]: unit, amount, markers."""
SCOUTS = Lookup([int(any(part[0] == Unit.SCOUT for part in e.alternatives[0])) for e in _effects])
"""Effects that end with a tile of the Scout Quarters."""
PAYS_VASSAL = Lookup([int(e.cost[Unit.SP] > 0 or e.cost[Unit.DR] > 0) for e in _effects])

if any(
    part[0] >= TOKENS
    for e in _effects[FIRST_SLOT:FIRST_ABILITY]
    for one in e.alternatives
    for part in one
):
    raise ValueError("data.toml: a wilderness slot gives plain tokens only")


def _most(unit: Unit) -> int:
    parts = [part for e in _effects for one in e.alternatives for part in one]
    costs = [e.cost[unit] for e in _effects]
    return max([*costs, *(part[1] for part in parts if part[0] == unit)])


def _mask(units: Iterable[int]) -> int:
    """Bits of units; a mix is either of its kinds."""
    mixes = {Unit.F: {Unit.V, Unit.M}, Unit.B: {Unit.W, Unit.S}}
    return sum(1 << u for u in {one for u in units for one in mixes.get(Unit(u), {Unit(u)})})


def _paid(effects: Iterable[Effect]) -> int:
    return _mask(unit for e in effects for unit, amount in enumerate(e.cost) if amount)


ANYTHING = (1 << len(Unit)) - 1
VASSAL_BITS = 1 << Unit.SP | 1 << Unit.DR
GIVES = Lookup(
    [
        ANYTHING
        if e.cost[Unit.SP] or e.cost[Unit.DR]
        else _mask(part[0] for one in e.alternatives for part in one)
        for e in _effects
    ]
)
"""Bits of the units that an effect gives; who gives up a vassal has room for any other."""
NEEDS = Lookup(
    [
        VASSAL_BITS | _paid(_effects[FIRST_TILE + SPACES * t : FIRST_TILE + SPACES * (t + 1)])
        for t in range(PLAIN)
    ]
    + [
        VASSAL_BITS
        | _paid(_effects[FIRST_LEVEL + MAX_LEVELS * t : FIRST_LEVEL + MAX_LEVELS * t + 1])
        for t in range(TILES - PLAIN)
    ]
)
"""Bits of the units that could be lacking for a tile: vassals, and what its spaces cost."""
SCOUTS_NEED = _paid(_effects[FIRST_PLACE:FIRST_GOAL]) | 1 << Unit.A
"""The same for a tile of the Scouts."""

MOST_FOOD = _most(Unit.F)
MOST_BUILDING = _most(Unit.B)


# --- slots, numbers, lengths --------------------------------------------------------------------

SLOT_PLAYERS = Lookup([int(slot["players"]) for slot in DATA["wilderness"]])


def _number(name: str) -> int:
    return int(DATA["numbers"][name]["value"])


SPEARMEN = _number("spearmen")
RIDERS = _number("dragonriders")
VASSALS = SPEARMEN + RIDERS
VASSAL_FIRST = Lookup([0, SPEARMEN, VASSALS])
"""Spearmen and riders are numbered one after the other."""
HAND_LIMIT = _number("hand_limit")
RESOURCE_LIMIT = Lookup([_number("resources_spearman"), _number("resources_dragonlord")])
FULL_SMALL = _number("full_small")
FULL_LARGE = _number("full_large")
REMOVAL_WEAPONS = _number("removal_weapons")
BLIND_WEAPONS = _number("blind_weapons")
SAFETY_TURNS = _number("safety_turns")
TOKENS_PER_POINT = _number("tokens_per_point")

LENGTHS = tuple(DATA["lengths"])
GOALS_TO_END = Lookup([DATA["lengths"][name]["objectives"] for name in LENGTHS])
CHRONICLE_TO_END = Lookup([DATA["lengths"][name]["chronicle"] for name in LENGTHS])
LEFTOVER_STEPS = Lookup(DATA["leftovers"]["steps"])

START_TOKENS = Lookup(
    [
        sum(
            amount
            for unit, amount in map(_amount, DATA["start"]["tokens"].split(" + "))
            if unit == token
        )
        for token in range(TOKENS)
    ]
)
START_SPEARMEN = int(DATA["start"]["spearmen"])
START_RIDERS = int(DATA["start"]["dragonriders"])
BOXED = Lookup([int(DATA["boxed"].get(t.name.lower(), 0)) for t in Type])
TILES_OF_TYPE = Lookup([list(TILE_TYPE).count(t) for t in Type])
FIRST_OF_TYPE = Lookup([list(TILE_TYPE).index(t) for t in Type])


# --- dragons ------------------------------------------------------------------------------------

DRAGON_TYPES = ("gold", "red", "green", "blue", "white", "black")
_DRAGONS = DATA["dragons"]
DRAGONS = len(_DRAGONS)
DRAGON_IDS = tuple(str(dragon["id"]) for dragon in _DRAGONS)
FIELDS = 3
ABILITY_IDS = tuple(str(ability["id"]) for ability in DATA["abilities"])
DRAGON_TYPE = Lookup([DRAGON_TYPES.index(dragon["type"]) for dragon in _DRAGONS])
ABILITY = Lookup([[ABILITY_IDS.index(a) for a in dragon["abilities"]] for dragon in _DRAGONS])
"""[dragon][field]: ability."""


class When(IntEnum):
    """The event at which an ability is used; ACTIVE ones at a decision of the own turn."""

    ACTIVE = 0
    GAIN = 1
    ADVANCE = 2
    SPEND = 3
    OBJECTIVE = 4


def _when(ability: dict[str, Any]) -> tuple[int, int]:
    event, *units = ability.get("when", "active").split()
    mask = 0
    for unit in units:
        mask |= 1 << (_UNITS[unit] - (Unit.SP if event == "spend" else 0))
    return int(When[event.upper()]), mask


WHEN = Lookup([_when(ability)[0] for ability in DATA["abilities"]])
WHEN_MASK = Lookup([_when(ability)[1] for ability in DATA["abilities"]])
"""Bits of the tokens whose gain, or of the vassals whose spending, an ability answers."""
SINGLE = Lookup([int(ability.get("single", False)) for ability in DATA["abilities"]])
REFILLABLE = Lookup(
    [sum(1 << f for f in range(FIELDS) if not SINGLE[fields[f]]) for fields in ABILITY]
)
"""Bits of the fields of each dragon that can get a marker later (SI-168)."""


# --- objectives ---------------------------------------------------------------------------------


class Count(IntEnum):
    """What an objective counts."""

    DRAGONS = 0
    MARKERS = 1
    TOKENS = 2


_GOALS = DATA["objectives"]
GOALS = len(_GOALS)
GOAL_IDS = tuple(str(goal["id"]) for goal in _GOALS)
PAID_PLACES = 3
GOAL_COUNT = Lookup([int(Count[goal["count"].upper()]) for goal in _GOALS])
GOAL_MASK = Lookup(
    [
        sum(1 << _UNITS[t] for t in goal["tokens"])
        if goal["count"] == "tokens"
        else sum(1 << DRAGON_TYPES.index(t) for t in goal.get("types", DRAGON_TYPES))
        for goal in _GOALS
    ]
)
"""Bits of the dragon types, or of the tokens, that count."""
GOAL_POINTS = Lookup([(goal["places"] + [0] * PAID_PLACES)[:PAID_PLACES] for goal in _GOALS])
