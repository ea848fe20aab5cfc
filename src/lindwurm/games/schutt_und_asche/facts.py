"""What the sentences of the lesson name: by these names, from what a seat sees."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from lindwurm.games.schutt_und_asche.actions import FOLLOWER_NAMES
from lindwurm.games.schutt_und_asche.chances import possible
from lindwurm.games.schutt_und_asche.data import (
    COST_BUY,
    COST_SORT,
    DRAGONS_PER_POWER,
    FOLLOWERS,
    HITS_TO_WIN,
    NAMES,
    PROVINCES,
    REGULAR_ROUNDS,
    SYMBOLS_TO_END,
    TILES,
    Card,
)
from lindwurm.games.schutt_und_asche.rules.common import factor_of
from lindwurm.games.schutt_und_asche.state import SchuttUndAsche
from lindwurm.kernel.game import Fact

View = Mapping[str, Any]


def _lands(view: View, seat: int, whose: str) -> Fact:
    """How many provinces of a seat stand."""
    pairs = zip(view["owner"], view["burnt"], strict=True)
    return int(sum(owner == int(whose) - 1 and not burnt for owner, burnt in pairs))


def _gold(view: View, seat: int) -> Fact:
    """What the gold in the seat's hand is worth."""
    return int(sum(value * count for value, count in enumerate(view["gold"][seat])))


def _purse(view: View, seat: int) -> Fact:
    """What is left of it while the seat buys."""
    worth = sum(value * count for value, count in enumerate(view["gold"][seat]))
    return int(worth - view["spent"])


def _top(view: View, seat: int, province: str) -> Fact:
    """The tile on top of a stack, where the seat knows it."""
    place = PROVINCES.index(province)
    tile = view["stack"][place][view["height"][place] - 1]
    if tile is None:
        raise LookupError(province)
    return f"tile-{TILES[tile]}"


def _among(view: View, seat: int, province: str, name: str) -> Fact:
    """How many tiles of a kind lie in a stack that the seat has looked through."""
    place = PROVINCES.index(province)
    stack = view["stack"][place][: view["height"][place]]
    if None in stack:
        raise LookupError(province)
    return int(sum(TILES[tile] == name for tile in stack))


def _follower(view: View, seat: int, slot: str) -> Fact:
    """An open follower; slots count from 1."""
    return str(FOLLOWER_NAMES[view["display"][int(slot) - 1]])


def _offered(view: View, seat: int, slot: str) -> Fact:
    """What was offered for the tile of an attack: its value less the gold that was short."""
    if not view["laid_markers"]:
        raise LookupError("no attack")
    return int(view["tile"]["NESW".index(slot)]) - int(view["laid_markers"])


def _factor(view: View, seat: int, whose: str) -> Fact:
    """What the power of a seat counts by (SA-304)."""
    state = SchuttUndAsche()
    state.status = list(view["status"])
    return factor_of(state, int(whose) - 1)


FACTS: Mapping[str, Callable[..., Fact]] = {
    "hits_to_win": lambda view, seat: HITS_TO_WIN,
    "hits": lambda view, seat: int(view["hits"]),
    "years": lambda view, seat: REGULAR_ROUNDS,
    "provinces": lambda view, seat: len(PROVINCES),
    "lands": _lands,
    "province": lambda view, seat, name: NAMES[PROVINCES.index(name)],
    "cards": lambda view, seat: int(view["gold_count"][seat]),
    "gold": _gold,
    "purse": _purse,
    "coin": lambda view, seat, value: int(value),
    "laid": lambda view, seat: sum(v * n for v, n in enumerate(view["laid"][seat])),
    "wants": lambda view, seat, slot: int(view["tile"]["NESW".index(slot)]),
    "dearest": lambda view, seat, slot: max(possible(dict(view), "NESW".index(slot))),
    "gave": lambda view, seat, whose: int(view["gave"][int(whose) - 1]),
    "offered": _offered,
    "short": lambda view, seat: int(view["laid_markers"]),
    "follower": _follower,
    "held": lambda view, seat, name: FOLLOWER_NAMES[FOLLOWERS.index(name)],
    "symbols": lambda view, seat: SYMBOLS_TO_END,
    "open": lambda view, seat, card: int(view["open"][Card[card.upper()]]),
    "power": lambda view, seat, whose: int(view["power"][int(whose) - 1]),
    "dragons_per_power": lambda view, seat: DRAGONS_PER_POWER,
    "buy": lambda view, seat: COST_BUY,
    "sort": lambda view, seat: COST_SORT,
    "top": _top,
    "among": _among,
    "tile": lambda view, seat, name: f"tile-{TILES[TILES.index(name)]}",
    "score": lambda view, seat, whose: int(view["score"][int(whose) - 1]),
    "factor": _factor,
}
