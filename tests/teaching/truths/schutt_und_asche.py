"""Schutt und Asche: the printed numbers (catalogue 2), gold, stacks and wounds as they are seen."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

SIDES = {"N": 0, "E": 1, "S": 2, "W": 3}
TILES = ["none", "power", "knight", "sword", "shield", "attack", "treasure"]
PLACES = [f"{side}{n}" for side in "NESW" for n in range(1, 7)]
FOLLOWERS = [
    *("abbot", "agitator", "farmer", "hermit", "moneylender", "salesman", "hero", "merchant"),
    *("friar", "scout", "decoy", "black-knight", "vassal", "traitor", "sage"),
]


@cache
def province_names() -> dict[str, str]:
    """The names on the map (catalogue 2.3)."""
    text = files("lindwurm.games.schutt_und_asche").joinpath("data.toml").read_text("utf-8")
    return {row["id"]: row["name"] for row in tomllib.loads(text)["provinces"]}


def hand(view: Any, seat: int) -> int:
    x, ones, twos, threes = view["gold"][seat]
    del x
    return int(ones + 2 * twos + 3 * threes)


def laid(view: Any, seat: int) -> int:
    _, ones, twos, threes = view["laid"][seat]
    return int(ones + 2 * twos + 3 * threes)


def lands(view: Any, seat: int, whose: str) -> int:
    mine = [p for p, owner in enumerate(view["owner"]) if owner == int(whose) - 1]
    return sum(1 for p in mine if not view["burnt"][p])


def top(view: Any, seat: int, name: str) -> str:
    at = PLACES.index(name)
    tiles = view["stack"][at][: view["height"][at]]
    return f"tile-{TILES[tiles[-1]]}"


def gave(view: Any, seat: int, whose: str) -> int:
    told = [e["values"] for e in view["events"] if e["kind"] == "gave"]
    return next(int(one["count"]) for one in told if one["seat"] == int(whose))


def unveiled(view: Any, side: str | None = None) -> dict[str, int]:
    """What was said when the tile was turned up: what was wanted, and what was offered."""
    told: dict[str, int] = [e["values"] for e in view["events"] if e["kind"] == "unveiled"][-1]
    assert side is None or told["path"] == SIDES[side]
    return told


TRUTHS = {
    "hits_to_win": lambda view, seat: 7,
    "hits": lambda view, seat: view["hits"],
    "years": lambda view, seat: 5,
    "provinces": lambda view, seat: 24,
    "lands": lands,
    "province": lambda view, seat, name: province_names()[name],
    "cards": lambda view, seat: sum(view["gold"][seat]),
    "gold": hand,
    "purse": lambda view, seat: hand(view, seat) - view["spent"],
    "coin": lambda view, seat, value: int(value),
    "laid": laid,
    "wants": lambda view, seat, side: view["tile"][SIDES[side]],
    "gave": gave,
    "offered": lambda view, seat, side: unveiled(view, side)["total"],
    "short": lambda view, seat: unveiled(view)["value"] - unveiled(view)["total"],
    "follower": lambda view, seat, slot: f"follower-{FOLLOWERS[view['display'][int(slot) - 1]]}",
    "held": lambda view, seat, name: f"follower-{name}",
    "symbols": lambda view, seat: 3,
    "open": lambda view, seat, card: view["open"][["knight", "dragon"].index(card)],
    "power": lambda view, seat, whose: view["power"][int(whose) - 1],
    "dragons_per_power": lambda view, seat: 2,
    "buy": lambda view, seat: 2,
    "sort": lambda view, seat: 1,
    "top": top,
    "tile": lambda view, seat, name: f"tile-{name}",
    "score": lambda view, seat, whose: view["score"][int(whose) - 1],
    "factor": lambda view, seat, whose: 1 + view["status"][int(whose) - 1],
}
