"""Drachenfels: the printed numbers (catalogue 2 and 5), the hand and the board as they are seen."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

COLOURS = ["red", "blue", "yellow", "white"]
CARDS = ["p1", "p2", "p3", "p4", "p5", "mr", "mb", "md", "mt", "mw"]
CORNERS = ["F-NE", "F-SE", "F-SW", "F-NW"]


@cache
def fields() -> list[str]:
    """The fields in the order of the map's table (catalogue 2.4)."""
    import tomllib

    text = files("lindwurm.games.drachenfels").joinpath("data.toml").read_text("utf-8")
    return [f"field-{node['id'].lower()}" for node in tomllib.loads(text)["board"]["nodes"]]


def card(view: Any, seat: int, name: str) -> str:
    assert view["hand"][seat][CARDS.index(name.lower())] > 0, "it is in the hand"
    return f"card-{name.lower()}-played"


def named(view: Any, seat: int, name: str) -> str:
    assert f"field-{name.lower()}" in fields()
    return f"field-{name.lower()}"


TRUTHS = {
    "own_shoes": lambda view, seat: f"shoes-{COLOURS[view['colour'][seat]]}",
    "forts": lambda view, seat: 4,
    "looked": lambda view, seat: bin(view["looked"][seat]).count("1"),
    "left": lambda view, seat: 4 - bin(view["looked"][seat]).count("1"),
    "card": card,
    "top": lambda view, seat: f"card-{CARDS[view['discards'][view['discard_count'] - 1]]}-played",
    "field": named,
    "at": lambda view, seat, whose: fields()[view["at"][int(whose) - 1]],
    "rainbow": lambda view, seat, name: f"rainbow-{name.lower()}",
    "steps": lambda view, seat: view["steps"],
    "cards": lambda view, seat, whose: view["hand_count"][int(whose) - 1],
    "shoes": lambda view, seat, fort: f"shoes-{COLOURS[view['shoes'][CORNERS.index(fort)]]}",
    "fresh": lambda view, seat: 7,
    "robbed": lambda view, seat: 3,
    "looted": lambda view, seat: 2,
}
