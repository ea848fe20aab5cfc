"""DragonQuest: the printed numbers (catalogue 2), dice as they fell, sheets counted again."""

from __future__ import annotations

import re
from typing import Any

from tests.teaching.truths import last, summed, told

SUNS = 19
COSTS = {"rope": 4}
GOLD = [5000, 4000, 3200, 2800, 2200, 2000, 1800, 1500, 1400, 1200, 900, 800, 700]
"""The treasures t01, t02 ... as they are printed."""
FACES = {
    "two_skulls": ("two skulls", "zwei Totenköpfe"),
    "skull": ("skull", "Totenkopf"),
    "room": ("room", "Raum"),
    "corridor": ("corridor", "Korridor"),
    "discovery": ("discovery", "Entdeckung"),
    "blank": ("blank", "leer"),
}
WORDS = {word: face for face, words in FACES.items() for word in words}
"""Two skulls come first: a die with two of them is not one with one."""


def thrown(view: Any) -> list[str]:
    """The dice that lie there, from the sentence that told them."""
    told_before_colon = last(view, "threw", "rerolled")["sentence"].split(":")[0]
    found = re.findall("|".join(WORDS), told_before_colon)
    assert len(found) == 5, told_before_colon
    return [WORDS[one] for one in found]


def shown(view: Any, seat: int, *faces: str) -> int:
    return sum(face in faces for face in thrown(view))


def steps(view: Any, seat: int) -> int:
    left = 0
    for kind, values in told(view, "stopped", "stepped", seat=seat):
        left = values["steps"] if kind == "stopped" else left - 1
    return int(left)


def marked(view: Any, seat: int, row: str) -> int:
    """What is marked in a row; a purchase crosses the topmost open one out."""
    rows = list(view["first"]["ep"][seat])
    for _, values in told(view, "found", seat=seat):
        rows[values["line"] - 1] += values["finds"]
    return int(rows[int(row) - 1])


def life(view: Any, seat: int) -> int:
    lost = sum(summed(view, kind, "lp", seat) for kind in ("hit", "trapped", "bitten"))
    return int(view["first"]["lp"][seat]) - lost


def gold(view: Any, seat: int, whose: str) -> int:
    hero, first = int(whose) - 1, view["first"]
    held = [n for n, at in enumerate(first["treasure_at"]) if at == 1 + hero]
    held += [values["treasure"] for _, values in told(view, "treasure", seat=hero)]
    fifties = first["fifties"][hero] + summed(view, "coins", "fifties", hero)
    hundreds = first["hundreds"][hero] + summed(view, "coins", "hundreds", hero)
    assert not list(told(view, "dragon", "coin_lost")), "not a case of this lesson"
    return int(50 * fifties + 100 * hundreds + sum(GOLD[n] for n in held))


def treasure(view: Any, seat: int, name: str) -> str:
    number = int(name[1:]) - 1
    taken = [values["treasure"] for _, values in told(view, "treasure", seat=1 - seat)]
    assert view["first"]["treasure_at"][number] in (0, 1 + seat), "in the supply or in my hand"
    assert number not in taken, "in the supply or in my hand"
    return f"treasure-{name}"


def sun(view: Any, seat: int) -> int:
    begun = [values["sun"] for _, values in told(view, "turn", seat=seat)]
    return int([view["first"]["sun"][seat], *begun][-1])


TRUTHS = {
    "suns": lambda view, seat: SUNS,
    "sun": sun,
    "turns_left": lambda view, seat: SUNS - sun(view, seat),
    "tiles": lambda view, seat: 3,
    "tile": lambda view, seat: last(view, "revealed")["tile"],
    "named": lambda view, seat: last(view, "revealed")["number"],
    "field": lambda view, seat, name: name,
    "move_dice": lambda view, seat: 5,
    "rerolls": lambda view, seat: 2,
    "fatal": lambda view, seat: 3,
    "skulls": lambda view, seat: shown(view, seat, "skull") + 2 * shown(view, seat, "two_skulls"),
    "shown": shown,
    "steps": steps,
    "ep": marked,
    "row_boxes": lambda view, seat: 6,
    "cheapest": lambda view, seat: 4,
    "item": lambda view, seat, name: f"item-{name}",
    "cost": lambda view, seat, name: COSTS[name],
    "lp": life,
    "danger": lambda view, seat, name: f"danger-{name}",
    "treasure_dice": lambda view, seat: 10,
    "aside": lambda view, seat: view["first"]["aside"] + summed(view, "looted", "dragons"),
    "dragons": lambda view, seat: 7,
    "stars": lambda view, seat: last(view, "looted")["stars"],
    "treasure": treasure,
    "gold": gold,
}
