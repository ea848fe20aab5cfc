"""DragonQuest: the printed numbers (catalogue 2), and what the sheets and dice show."""

from __future__ import annotations

from typing import Any

FACES = ["none", "skull", "two_skulls", "room", "corridor", "discovery", "blank"]
COSTS = {"rope": 4}


def shown(view: Any, seat: int, *faces: str) -> int:
    return sum(FACES[face] in faces for face in view["dice"])


def gold(view: Any, seat: int, whose: str) -> int:
    hero = int(whose) - 1
    total = view["fifties"][hero] * 50 + view["hundreds"][hero] * 100
    for at, value in zip(view["treasure_at"], view["value"], strict=True):
        total += value if at == 1 + hero else 0
    return int(total)


def treasure(view: Any, seat: int, name: str) -> str:
    assert view["treasure_at"][int(name[1:]) - 1] in (0, 1 + seat), "in the supply or in my hand"
    return f"treasure-{name}"


TRUTHS = {
    "suns": lambda view, seat: 19,
    "sun": lambda view, seat: view["sun"][seat],
    "turns_left": lambda view, seat: 19 - view["sun"][seat],
    "tiles": lambda view, seat: 3,
    "tile": lambda view, seat: view["shown_tile"],
    "named": lambda view, seat: view["shown_number"],
    "field": lambda view, seat, name: name,
    "move_dice": lambda view, seat: 5,
    "rerolls": lambda view, seat: 2,
    "fatal": lambda view, seat: 3,
    "skulls": lambda view, seat: shown(view, seat, "skull") + 2 * shown(view, seat, "two_skulls"),
    "shown": shown,
    "steps": lambda view, seat: view["steps"],
    "ep": lambda view, seat, row: view["ep"][seat][int(row) - 1],
    "row_boxes": lambda view, seat: 6,
    "cheapest": lambda view, seat: 4,
    "item": lambda view, seat, name: f"item-{name}",
    "cost": lambda view, seat, name: COSTS[name],
    "lp": lambda view, seat: view["lp"][seat],
    "danger": lambda view, seat, name: f"danger-{name}",
    "treasure_dice": lambda view, seat: 10,
    "aside": lambda view, seat: view["aside"],
    "dragons": lambda view, seat: 7,
    "looted": lambda view, seat, face: view["loot"].count({"dragon": 1, "star": 5}[face]),
    "stars": lambda view, seat: view["starlight"],
    "treasure": treasure,
    "gold": gold,
}
