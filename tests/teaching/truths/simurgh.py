"""Simurgh: the printed effects (catalogue 2.3 to 2.6), tokens and points as they are seen."""

from __future__ import annotations

from typing import Any

TOKENS = ["vegetables", "meat", "wood", "stone", "wisdom", "weapons"]
GIVES = {
    "library": 2,  # C05: 2K
    "quarry.d": 5,  # tile 06: 5S
    "bridge_of_the_ancients.1": 3,  # tile 48: 3PP, 4PP
    "bridge_of_the_ancients.2": 4,
    "A16": 2,  # -1S -> 2PP
    "O1": 2,  # -1K -1V -> 2PP
}
TRIBUTE_TAKER = 1
"""Its number among the dragons: #50 of those from #49 on."""


def dashed(kind: str) -> Any:
    return lambda view, seat, name: f"{kind}-{name.replace('_', '-')}"


def markers(view: Any, seat: int, name: str) -> int:
    assert name == "tribute_taker"
    assert view["owner"][TRIBUTE_TAKER] == seat + 1, "it is one's own"
    return bin(view["markers"][TRIBUTE_TAKER]).count("1")


TRUTHS = {
    "points": lambda view, seat, whose: view["points"][int(whose) - 1],
    "tokens": lambda view, seat, name: view["tokens"][seat][TOKENS.index(name)],
    "all_tokens": lambda view, seat: sum(view["tokens"][seat]),
    "gives": lambda view, seat, what: GIVES[what],
    "space": dashed("city"),
    "tile": dashed("tile"),
    "hand": lambda view, seat: view["hand_count"][seat],
    "dragon": dashed("dragon"),
    "markers": markers,
    "chronicle": lambda view, seat: view["chronicle"],
    "chronicle_end": lambda view, seat: 8,
    "goals": lambda view, seat: len([goal for goal in view["goal_slots"] if goal]),
    "goals_end": lambda view, seat: 4,
    "looks": lambda view, seat: view["goal_look_count"],
    "objective": dashed("objective"),
}
