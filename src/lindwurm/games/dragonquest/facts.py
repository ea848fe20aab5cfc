"""What the sentences of the lesson name: by these names, from what a seat sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from lindwurm.games.dragonquest.actions import ARGUMENTS
from lindwurm.games.dragonquest.data import (
    DRAGONS_TO_WAKE,
    FATAL_SKULLS,
    FIELD,
    ITEM_COST,
    MOVE_DICE,
    REROLLS,
    ROW_BOXES,
    TREASURE_DICE,
    WALL_TILES,
    Danger,
    Face,
    Item,
    Loot,
)
from lindwurm.games.dragonquest.state import At
from lindwurm.kernel.game import Fact

View = Mapping[str, Any]


def _skulls(view: View, seat: int) -> Fact:
    dice = list(view["dice"])
    return int(dice.count(Face.SKULL) + 2 * dice.count(Face.TWO_SKULLS))


def _shown(view: View, seat: int, *faces: str) -> Fact:
    """How many dice show one of these faces."""
    return int(sum(view["dice"].count(Face[face.upper()]) for face in faces))


def _looted(view: View, seat: int, face: str) -> Fact:
    """How many treasure dice show this face."""
    return int(view["loot"].count(Loot[face.upper()]))


def _gold(view: View, seat: int, whose: str) -> Fact:
    """Coins and treasures of a hero; items of gold count only outside."""
    hero = int(whose) - 1
    coins = 50 * view["fifties"][hero] + 100 * view["hundreds"][hero]
    held = (n for n, at in enumerate(view["treasure_at"]) if at == At.HAND + hero)
    return int(coins + sum(view["value"][n] for n in held))


def _treasure(view: View, seat: int, name: str) -> Fact:
    """A treasure that can be taken, or is held by the seat."""
    number = ARGUMENTS["treasure"].index(f"treasure-{name}")
    if view["treasure_at"][number] not in (At.SUPPLY, At.HAND + seat):
        raise LookupError(name)
    return f"treasure-{name}"


FACTS: Mapping[str, Callable[..., Fact]] = {
    "suns": lambda view, seat: int(view["last_sun"][seat]),
    "sun": lambda view, seat: int(view["sun"][seat]),
    "turns_left": lambda view, seat: int(view["last_sun"][seat] - view["sun"][seat]),
    "tiles": lambda view, seat: WALL_TILES,
    "tile": lambda view, seat: int(view["shown_tile"]),
    "named": lambda view, seat: int(view["shown_number"]),
    "field": lambda view, seat, name: str(ARGUMENTS["field"][FIELD[name]]),
    "move_dice": lambda view, seat: MOVE_DICE,
    "rerolls": lambda view, seat: REROLLS,
    "fatal": lambda view, seat: FATAL_SKULLS,
    "skulls": _skulls,
    "shown": _shown,
    "steps": lambda view, seat: int(view["steps"]),
    "ep": lambda view, seat, row: int(view["ep"][seat][int(row) - 1]),
    "row_boxes": lambda view, seat: ROW_BOXES,
    "cheapest": lambda view, seat: min(ITEM_COST),
    "item": lambda view, seat, name: f"item-{Item[name.upper()].name.lower()}",
    "cost": lambda view, seat, name: ITEM_COST[Item[name.upper()]],
    "lp": lambda view, seat: int(view["lp"][seat]),
    "danger": lambda view, seat, name: str(ARGUMENTS["danger"][Danger[name.upper()]]),
    "treasure_dice": lambda view, seat: TREASURE_DICE,
    "aside": lambda view, seat: int(view["aside"]),
    "dragons": lambda view, seat: DRAGONS_TO_WAKE,
    "looted": _looted,
    "stars": lambda view, seat: int(view["starlight"]),
    "treasure": _treasure,
    "gold": _gold,
}
