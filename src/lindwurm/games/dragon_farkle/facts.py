"""What the sentences of the lesson name: by these names, from what a seat sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from lindwurm.games.dragon_farkle.actions import ARGUMENTS
from lindwurm.games.dragon_farkle.data import (
    ARROW_DAMAGE,
    DAMAGE,
    DEFENDER_SET,
    FULL_SET,
    ID_OF,
    ITEM_LIMIT,
    MULTISETS,
    SKIRMISH_BONUS,
    VALUE,
    VARIANTS,
    Event,
    Item,
    table_rows,
)
from lindwurm.kernel.game import Fact

View = Mapping[str, Any]


def _army(view: View, seat: int, whose: str) -> Fact:
    return int(view["army"][int(whose) - 1])


def _row(view: View, name: str) -> tuple[Mapping[str, Any], int]:
    rows = table_rows(VARIANTS[view["variant"]])
    return next((row, soldiers) for row, soldiers in rows if row["name"] == name)


def _faces(view: View, seat: int, name: str) -> Fact:
    return int(_row(view, name)[0]["faces"][0])


def _pays(view: View, seat: int, name: str) -> Fact:
    return _row(view, name)[1]


def _alike(view: View, seat: int, name: str) -> Fact:
    return len(_row(view, name)[0]["faces"])


def _rolled(view: View, seat: int) -> list[int]:
    return [int(face) for face in MULTISETS[view["roll"]]]


def _those(view: View, seat: int, dice: str) -> Fact:
    """Dice that lie there, as they are named by an action: 1444."""
    wanted, lying = [int(face) for face in dice], _rolled(view, seat)
    if any(wanted.count(face) > lying.count(face) for face in wanted):
        raise LookupError(f"there are no dice {dice}")
    return wanted


def _worth(view: View, seat: int, dice: str) -> Fact:
    _those(view, seat, dice)
    return int(VALUE[view["variant"], ID_OF[tuple(map(int, dice))]])


def _item(view: View, seat: int, pile: str) -> Fact:
    """The one item that the seat holds, or that it has drawn."""
    held = list(view[pile][seat])
    if sum(held) != 1:
        raise LookupError("not a single item")
    return str(ARGUMENTS["item"][held.index(1)])


FACTS: Mapping[str, Callable[..., Fact]] = {
    "army": _army,
    "threshold": lambda view, seat: int(view["threshold"]),
    "health": lambda view, seat: int(view["health"]),
    "damage": lambda view, seat: int(view["damage"]),
    "wounds": lambda view, seat, face: int(DAMAGE[Event[face.upper()]]),
    "arrow": lambda view, seat: ARROW_DAMAGE,
    "face": _faces,
    "pays": _pays,
    "alike": _alike,
    "set": lambda view, seat: FULL_SET,
    "defender_set": lambda view, seat: DEFENDER_SET,
    "hand": lambda view, seat: int(view["hand"]),
    "pot": lambda view, seat: int(view["pot"]),
    "attack": lambda view, seat: int(view["attack"]),
    "rolled": _rolled,
    "those": _those,
    "worth": _worth,
    "event": lambda view, seat: str(ARGUMENTS["event"][view["event"]]),
    "event_face": lambda view, seat, face: f"face-{face}",
    "bonus": lambda view, seat: SKIRMISH_BONUS,
    "companion": lambda view, seat: str(ARGUMENTS["companion"][view["companion"][seat]]),
    "item": _item,
    "item_named": lambda view, seat, name: str(ARGUMENTS["item"][Item[name.upper()]]),
    "limit": lambda view, seat: ITEM_LIMIT,
}
