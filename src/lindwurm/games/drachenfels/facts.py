"""What the sentences of the lesson name: by these names, from what a seat sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from lindwurm.games.drachenfels.actions import ARGUMENTS
from lindwurm.games.drachenfels.data import (
    CARDS,
    FORTS,
    HAND_SIZE,
    LOOT_LIMIT,
    NODES,
    RAINBOW_NAMES,
    ROB_LIMIT,
)
from lindwurm.kernel.game import Fact

View = Mapping[str, Any]


def _card(view: View, seat: int, name: str) -> Fact:
    """A card that the seat holds."""
    if not view["hand"][seat][CARDS.index(name)]:
        raise LookupError(name)
    return str(ARGUMENTS["card"][CARDS.index(name)])


def _top(view: View, seat: int) -> Fact:
    """The card on top of the discards."""
    if not view["discard_count"]:
        raise LookupError("no discards")
    return str(ARGUMENTS["card"][view["discards"][view["discard_count"] - 1]])


def _shoes(view: View, seat: int, fort: str) -> Fact:
    """The shoes that the seat has seen in a rock castle."""
    seen = view["shoes"][[NODES[n] for n in FORTS].index(fort)]
    if seen is None:
        raise LookupError(fort)
    return str(ARGUMENTS["shoes"][seen])


FACTS: Mapping[str, Callable[..., Fact]] = {
    "own_shoes": lambda view, seat: str(ARGUMENTS["shoes"][view["colour"][seat]]),
    "forts": lambda view, seat: len(FORTS),
    "looked": lambda view, seat: int(view["looked"][seat]).bit_count(),
    "left": lambda view, seat: len(FORTS) - int(view["looked"][seat]).bit_count(),
    "card": _card,
    "top": _top,
    "field": lambda view, seat, name: str(ARGUMENTS["field"][NODES.index(name)]),
    "at": lambda view, seat, whose: str(ARGUMENTS["field"][view["at"][int(whose) - 1]]),
    "rainbow": lambda view, seat, name: str(ARGUMENTS["rainbow"][RAINBOW_NAMES.index(name)]),
    "steps": lambda view, seat: int(view["steps"]),
    "cards": lambda view, seat, whose: int(view["hand_count"][int(whose) - 1]),
    "shoes": _shoes,
    "fresh": lambda view, seat: HAND_SIZE,
    "robbed": lambda view, seat: ROB_LIMIT,
    "looted": lambda view, seat: LOOT_LIMIT,
}
