"""What the sentences of the lesson name: by these names, from what a seat sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from lindwurm.games.simurgh.actions import ARGUMENTS
from lindwurm.games.simurgh.data import (
    ABILITY_IDS,
    CHRONICLE_TO_END,
    CITY_IDS,
    DRAGON_IDS,
    FIRST_ABILITY,
    FIRST_GOAL,
    FIRST_LEVEL,
    FIRST_TILE,
    GOAL_IDS,
    GOALS_TO_END,
    MAX_LEVELS,
    PART,
    PLAIN,
    SPACES,
    TILE_IDS,
    TOKEN_NAMES,
)
from lindwurm.kernel.game import Fact

View = Mapping[str, Any]


def _gives(view: View, seat: int, what: str) -> Fact:
    """How much a space, an ability or a place for an objective gives of the first it gives.

    `library` is a space of the city, `quarry.d` or `bridge_of_the_ancients.2` one of a tile, `A16`
    an ability, `O1` a place.
    """
    name, _, part = what.partition(".")
    if name in CITY_IDS:
        effect = CITY_IDS.index(name)
    elif name in ABILITY_IDS:
        effect = FIRST_ABILITY + ABILITY_IDS.index(name)
    elif name[0] == "O":
        effect = FIRST_GOAL + int(name[1:]) - 1
    else:
        tile = TILE_IDS.index(name)
        plain = FIRST_TILE + SPACES * tile + "abcd".find(part)
        level = FIRST_LEVEL + MAX_LEVELS * (tile - PLAIN) + int(part if tile >= PLAIN else 0) - 1
        effect = plain if tile < PLAIN else level
    return int(PART[effect][0][0][1])


def _tile(view: View, seat: int, name: str) -> Fact:
    return str(ARGUMENTS["tile"][TILE_IDS.index(name)])


def _hand(view: View, seat: int) -> Fact:
    return int(view["hand_count"][seat])


FACTS: Mapping[str, Callable[..., Fact]] = {
    "points": lambda view, seat, whose: int(view["points"][int(whose) - 1]),
    "tokens": lambda view, seat, name: int(view["tokens"][seat][TOKEN_NAMES.index(name)]),
    "all_tokens": lambda view, seat: sum(view["tokens"][seat]),
    "gives": _gives,
    "space": lambda view, seat, name: str(ARGUMENTS["space"][CITY_IDS.index(name)]),
    "tile": _tile,
    "hand": _hand,
    "dragon": lambda view, seat, name: str(ARGUMENTS["dragon"][DRAGON_IDS.index(name)]),
    "markers": lambda view, seat, name: int(view["markers"][DRAGON_IDS.index(name)]).bit_count(),
    "chronicle": lambda view, seat: int(view["chronicle"]),
    "chronicle_end": lambda view, seat: int(CHRONICLE_TO_END[view["length"]]),
    "goals": lambda view, seat: sum(goal > 0 for goal in view["goal_slots"]),
    "goals_end": lambda view, seat: int(GOALS_TO_END[view["length"]]),
    "looks": lambda view, seat: int(view["goal_look_count"]),
    "objective": lambda view, seat, name: str(ARGUMENTS["objective"][GOAL_IDS.index(name)]),
}
