"""Dragon Farkle: the printed numbers (DF-02 ff.), and the dice as they lie."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from tests.teaching.truths import last, told

EVENTS = ["blank", "dragon", "rally"]
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


SETTLED = ("recruits", "attacks", "value", "banked", "farkled")
"""What ends a series of rolls, or begins one."""


def faces(values: Any) -> list[int]:
    """The dice that a sentence shows, in any language: "You roll 1 2 3 4 4 4."."""
    return [int(one) for one in re.findall(r"(?<![\d.,])[1-6](?![\d.,]\d)\b", values["sentence"])]


def lying(view: Any) -> Counter[int]:
    """Dice on the table, by face: as they fell, and were told."""
    return Counter(faces(last(view, "rolled")))


def those(view: Any, seat: int, dice: str) -> list[int]:
    wanted = Counter(map(int, dice))
    assert not wanted - lying(view), (dice, lying(view))
    return sorted(wanted.elements())


def worth(view: Any, seat: int, dice: str) -> int:
    those(view, seat, dice)
    total = 0
    for face, count in Counter(map(int, dice)).items():
        assert count <= 3, "not a case of this lesson"
        total += TRIPLES[face] if count == 3 else count * SINGLES[face]
    return total


def army(view: Any, seat: int, whose: str) -> int:
    """Who was there when the chapter began, and who has come and gone since."""
    mine, total = int(whose), view["first"]["army"][int(whose) - 1]
    came = ("banked", "saved", "posted", "marched")
    kinds = (*came, "won", "lost", "frightened", "destroyed")
    for kind, values in told(view, *kinds):
        own = values["seat"] == mine
        if kind in came:
            total += values["soldiers"] * own
        elif kind == "won":
            total += values["soldiers"] + values["bonus"] if own else -values["soldiers"]
        elif kind == "frightened":
            total -= values["soldiers"] * (values["target"] == mine)
        else:
            total -= (values["soldiers"] if kind == "lost" else total) * own
    return int(total)


def series(view: Any) -> tuple[int, int]:
    """What the dice set aside since this series began are worth, and how many are left."""
    pot = left = taken = 0
    for kind, values in told(view, *SETTLED, "rolled", "took", "doubled", "eaten", "hot", "lost"):
        if kind in SETTLED:
            pot = 0
        elif kind == "rolled":
            left = len(faces(values))
        elif kind == "took":
            taken, left = values["soldiers"], left - len(faces(values))
            pot += taken
        elif kind == "doubled":
            pot += values["soldiers"] - taken
        elif kind == "eaten":
            left -= len(faces(values))
        elif kind == "hot":
            left = values["count"]
        else:  # in the Keep all that scores goes aside by itself
            left -= sum(face in SINGLES for face in faces(last(view, "rolled")))
    return pot, left


def damage(view: Any, seat: int) -> int:
    total = 0
    for kind, values in told(view, "hit", "enters", "healed"):
        total = total + values["hits"] if kind == "hit" else 0
    return total


def item(view: Any, seat: int, pile: str) -> str:
    """The one item that is held, or lies drawn beside the pot."""
    held = [ITEMS[n] for n, count in enumerate(view["first"]["items"][seat]) for _ in range(count)]
    drawn: list[str] = []
    for kind, values in told(view, "drew_item", "played", "banked", seat=seat):
        if kind == "drew_item":
            drawn.append(ITEMS[values["item"]])
        elif kind == "played":
            held.remove(ITEMS[values["item"]])
        else:
            held, drawn = held + drawn, []
    [one] = drawn if pile == "drawn" else held
    return f"item-{one}"


def row(name: str) -> tuple[int, int, int]:
    """Face, how many, soldiers."""
    kind, face = name.split("_")
    pays = SINGLES if kind == "single" else TRIPLES
    return int(face), {"single": 1, "three": 3}[kind], pays[int(face)]


TRUTHS = {
    "army": army,
    "threshold": lambda view, seat: 5000,
    "health": lambda view, seat: 3,
    "damage": damage,
    "wounds": lambda view, seat, face: {"dragon": 1, "rally": 2}[face],
    "arrow": lambda view, seat: 1,
    "face": lambda view, seat, name: row(name)[0],
    "alike": lambda view, seat, name: row(name)[1],
    "pays": lambda view, seat, name: row(name)[2],
    "set": lambda view, seat: 6,
    "defender_set": lambda view, seat: 5,
    "hand": lambda view, seat: series(view)[1],
    "pot": lambda view, seat: series(view)[0],
    "attack": lambda view, seat: last(view, "value")["soldiers"],
    "rolled": lambda view, seat: sorted(lying(view).elements()),
    "those": those,
    "worth": worth,
    "event": lambda view, seat: f"face-{EVENTS[last(view, 'rolled', 'turned')['event']]}",
    "event_face": lambda view, seat, face: f"face-{face}",
    "bonus": lambda view, seat: 500,
    "companion": lambda view, seat: f"companion-{COMPANIONS[view['first']['companion'][seat]]}",
    "item": item,
    "item_named": lambda view, seat, name: f"item-{name}",
    "limit": lambda view, seat: 1,
}
