"""Simurgh: the printed effects (catalogue 2.3 to 2.6), goods and points counted again."""

from __future__ import annotations

from typing import Any

from tests.teaching.truths import last, summed, told

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
    """Markers on a dragon of one's own: those it had, less those used, and those it got."""
    assert name == "tribute_taker"
    first = view["first"]
    assert first["owner"][TRIBUTE_TAKER] == seat + 1, "it is one's own"
    count = bin(first["markers"][TRIBUTE_TAKER]).count("1")
    for kind, values in told(view, "ability", "marker_dropped", "marked", seat=seat):
        count += (1 if kind == "marked" else -1) * (values["dragon"] == TRIBUTE_TAKER)
    return count


def points(view: Any, seat: int, whose: str) -> int:
    mine = int(whose) - 1
    got = sum(summed(view, k, "count", mine) for k in ("scored", "goal_points", "leftovers"))
    return int(view["first"]["points"][mine]) + got - summed(view, "paid_points", "count", mine)


def tokens(view: Any, seat: int) -> list[int]:
    held = list(view["first"]["tokens"][seat])
    for kind, values in told(view, "gained", "paid", "surplus", seat=seat):
        held[values["token"]] += values["count"] if kind == "gained" else -values.get("count", 1)
    return held


def hand(view: Any, seat: int) -> int:
    got = list(told(view, "took", "took_blind", "kept", seat=seat))
    gone = list(told(view, "laid", "discarded", seat=seat))
    return int(view["first"]["hand_count"][seat]) + len(got) - len(gone)


def goals(view: Any, seat: int) -> int:
    up = len(list(told(view, "objective"))) - len(list(told(view, "replaced")))
    return len([goal for goal in view["first"]["goal_slots"] if goal]) + up


TRUTHS = {
    "points": points,
    "tokens": lambda view, seat, name: tokens(view, seat)[TOKENS.index(name)],
    "all_tokens": lambda view, seat: sum(tokens(view, seat)),
    "gives": lambda view, seat, what: GIVES[what],
    "space": dashed("city"),
    "tile": dashed("tile"),
    "hand": hand,
    "dragon": dashed("dragon"),
    "markers": markers,
    "chronicle": lambda view, seat: view["first"]["chronicle"] + len([*told(view, "chronicle")]),
    "chronicle_end": lambda view, seat: 8,
    "goals": goals,
    "goals_end": lambda view, seat: 4,
    "looks": lambda view, seat: last(view, "looked", seat=seat)["count"],
    "objective": dashed("objective"),
}
