"""Dragon Farkle: the printed numbers (DF-02 ff.), and the dice as they lie."""

from __future__ import annotations

from collections import Counter
from typing import Any

SINGLES = {1: 100, 5: 50}
TRIPLES = {1: 1000, 2: 200, 3: 300, 4: 400, 5: 500, 6: 600}
COMPANIONS = [
    "none",
    "skree",
    "brunna",
    "stub",
    "pip",
    "mirabel",
    "ashby",
    "quentin",
    "grizzle",
    "bertha",
    "ulf",
]
ITEMS = [
    "bag",
    "horseshoe",
    "loaded-die",
    "war-horn",
    "cheese",
    "poster",
    "arrow",
    "smoke-egg",
    "mirror-shield",
    "magpie-ring",
    "whistle",
    "cursed-die",
    "map",
]


def lying(view: Any) -> Counter[int]:
    """Dice on the table, by face."""
    return Counter(face for face in view["dice"] if face)


def those(view: Any, seat: int, dice: str) -> list[int]:
    wanted = Counter(map(int, dice))
    assert not wanted - lying(view), (dice, view["dice"])
    return sorted(wanted.elements())


def worth(view: Any, seat: int, dice: str) -> int:
    those(view, seat, dice)
    total = 0
    for face, count in Counter(map(int, dice)).items():
        assert count <= 3, "not a case of this lesson"
        total += TRIPLES[face] if count == 3 else count * SINGLES[face]
    return total


def row(name: str) -> tuple[int, int, int]:
    """Face, how many, soldiers."""
    kind, face = name.split("_")
    pays = SINGLES if kind == "single" else TRIPLES
    return int(face), {"single": 1, "three": 3}[kind], pays[int(face)]


TRUTHS = {
    "army": lambda view, seat, whose: view["army"][int(whose) - 1],
    "threshold": lambda view, seat: 5000,
    "health": lambda view, seat: 3,
    "damage": lambda view, seat: view["damage"],
    "wounds": lambda view, seat, face: {"dragon": 1, "rally": 2}[face],
    "arrow": lambda view, seat: 1,
    "face": lambda view, seat, name: row(name)[0],
    "alike": lambda view, seat, name: row(name)[1],
    "pays": lambda view, seat, name: row(name)[2],
    "set": lambda view, seat: 6,
    "defender_set": lambda view, seat: 5,
    "hand": lambda view, seat: view["hand"],
    "pot": lambda view, seat: view["pot"],
    "attack": lambda view, seat: view["attack"],
    "rolled": lambda view, seat: sorted(lying(view).elements()),
    "those": those,
    "worth": worth,
    "event": lambda view, seat: ["face-blank", "face-dragon", "face-rally"][view["event"]],
    "event_face": lambda view, seat, face: f"face-{face}",
    "bonus": lambda view, seat: 500,
    "companion": lambda view, seat: f"companion-{COMPANIONS[view['companion'][seat]]}",
    "item": lambda view, seat, pile: f"item-{ITEMS[view[pile][seat].index(1)]}",
    "item_named": lambda view, seat, name: f"item-{name}",
    "limit": lambda view, seat: 1,
}
