"""Schutt und Asche: the printed numbers (catalogue 2); gold, power and hits counted again."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from tests.teaching.truths import last, summed, told

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


def worth(gold: Any) -> int:
    x, ones, twos, threes = gold
    del x
    return int(ones + 2 * twos + 3 * threes)


def hand(view: Any, seat: int) -> int:
    """What the gold in the hand is worth: what was there, less what was given."""
    return worth(view["first"]["gold"][seat]) - summed(view, "gave", "count", seat)


def laid(view: Any, seat: int) -> int:
    """What is no longer in the hand, and not given yet."""
    return hand(view, seat) - worth(view["gold"][seat])


def purse(view: Any, seat: int) -> int:
    """What was not spent: 2 for a tile, 1 for sorting a stack."""
    bought = len(list(told(view, "bought", seat=seat)))
    return hand(view, seat) - 2 * bought - len(list(told(view, "sorted", seat=seat)))


def lands(view: Any, seat: int, whose: str) -> int:
    first, mine = view["first"], int(whose) - 1
    owner = list(first["owner"])
    for _, values in told(view, "claimed"):
        owner[values["province"]] = values["seat"] - 1
    burnt = {values["province"] for _, values in told(view, "burnt")}
    burnt |= {n for n, gone in enumerate(first["burnt"]) if gone}
    return sum(one == mine and n not in burnt for n, one in enumerate(owner))


def hits(view: Any, seat: int) -> int:
    return int(view["first"]["hits"]) + len(list(told(view, "hit")))


def opened(view: Any, seat: int, card: str) -> int:
    """Battle cards of this kind that lie open; power puts two dragons aside."""
    number, count = ["knight", "dragon"].index(card), 0
    for kind, values in told(view, "fight", "card", "spent", "struck"):
        if kind == "fight":
            count = 0
        elif kind == "card":
            count += values["card"] == number
        elif kind == "spent":
            count -= 2 * (card == "dragon")
        else:
            count -= values["card"] == number
    return count


def power(view: Any, seat: int, whose: str) -> int:
    mine, count = int(whose) - 1, view["first"]["power"][int(whose) - 1]
    for kind, values in told(view, "gained", "spent", "recovered", seat=mine):
        power = TILES[values["tile"]] == "power"
        count += power * (-1 if kind == "spent" else 1)
    return int(count)


def factor(view: Any, seat: int, whose: str) -> int:
    mine = int(whose) - 1
    factors = [1 + view["first"]["status"][mine]]
    factors += [2 for _ in told(view, "successful", seat=mine)]
    factors += [3 for _ in told(view, "victorious", seat=mine)]
    return int(max(factors))


def follower(view: Any, seat: int, slot: str) -> str:
    """An open follower: of those that lay there, or came since."""
    display = list(view["first"]["display"])
    for _, values in told(view, "refilled"):
        display[values["slot"]] = values["follower"]
    return f"follower-{FOLLOWERS[display[int(slot) - 1]]}"


def top(view: Any, seat: int, name: str) -> str:
    """The tile on top of a stack that one knows: what was there, less what was bought."""
    at, first = PLACES.index(name), view["first"]
    bought = sum(values["province"] == at for _, values in told(view, "bought"))
    return f"tile-{TILES[first['stack'][at][first['height'][at] - bought - 1]]}"


def gave(view: Any, seat: int, whose: str) -> int:
    """What was in an offering when the tile was turned up; of an empty place nothing is said."""
    assert unveiled(view)
    count = 0
    for one in view["events"]:
        if one["kind"] == "called":
            count = 0
        elif one["kind"] == "gave" and one["values"]["seat"] == int(whose):
            count = int(one["values"]["count"])
    return count


def unveiled(view: Any, side: str | None = None) -> dict[str, int]:
    """What was said when the tile was turned up: what was wanted, and what was offered."""
    told: dict[str, int] = [e["values"] for e in view["events"] if e["kind"] == "unveiled"][-1]
    assert side is None or told["path"] == SIDES[side]
    return told


TRUTHS = {
    "hits_to_win": lambda view, seat: 7,
    "hits": hits,
    "years": lambda view, seat: 5,
    "provinces": lambda view, seat: 24,
    "lands": lands,
    "province": lambda view, seat, name: province_names()[name],
    "cards": lambda view, seat: sum(view["first"]["gold"][seat]),
    "gold": hand,
    "purse": purse,
    "coin": lambda view, seat, value: int(value),
    "laid": laid,
    "wants": lambda view, seat, side: unveiled(view, side)["value"],
    "dearest": lambda view, seat, side: 4,
    "gave": gave,
    "offered": lambda view, seat, side: unveiled(view, side)["total"],
    "short": lambda view, seat: unveiled(view)["value"] - unveiled(view)["total"],
    "follower": follower,
    "held": lambda view, seat, name: f"follower-{name}",
    "symbols": lambda view, seat: 3,
    "open": opened,
    "power": power,
    "dragons_per_power": lambda view, seat: 2,
    "buy": lambda view, seat: 2,
    "sort": lambda view, seat: 1,
    "top": top,
    "among": lambda view, seat, name, tile: 2,
    "tile": lambda view, seat, name: f"tile-{name}",
    "score": lambda view, seat, whose: last(view, "scored", seat=int(whose) - 1)["score"],
    "factor": factor,
}
