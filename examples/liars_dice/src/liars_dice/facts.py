"""What the sentences of the lesson name: by these names, from what a seat sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from liars_dice.chances import held
from lindwurm.kernel.game import Fact

View = Mapping[str, Any]


def _held(view: View, seat: int, face: str) -> Fact:
    """How many of my own dice count for a face."""
    return held(dict(view), seat, int(face))


def _face(view: View, seat: int, face: str) -> Fact:
    """A face by its name."""
    return f"face-{int(face)}"


FACTS: dict[str, Callable[..., Fact]] = {
    "mine": lambda view, seat: int(view["left"][seat]),
    "left": lambda view, seat, whose: int(view["left"][int(whose) - 1]),
    "all": lambda view, seat: int(sum(view["left"])),
    "hidden": lambda view, seat: int(sum(view["left"]) - view["left"][seat]),
    "count": lambda view, seat: int(view["bid_count"]),
    "pips": lambda view, seat: f"face-{view['bid_face']}",
    "shown": lambda view, seat: int(view["shown_count"]),
    "held": _held,
    "face": _face,
}
