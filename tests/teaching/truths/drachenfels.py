"""Drachenfels: the printed numbers (catalogue 2 and 5); hands and places as they were told."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from tests.teaching.truths import last, told

COLOURS = ["red", "blue", "yellow", "white"]
CARDS = ["p1", "p2", "p3", "p4", "p5", "mr", "mb", "md", "mt", "mw"]


@cache
def fields() -> list[str]:
    """The fields in the order of the map's table (catalogue 2.4)."""
    text = files("lindwurm.games.drachenfels").joinpath("data.toml").read_text("utf-8")
    return [f"field-{node['id'].lower()}" for node in tomllib.loads(text)["board"]["nodes"]]


def holds(view: Any, seat: int) -> list[str]:
    """The cards of a seat that are known: those it began with, got and gave."""
    cards = [CARDS[n] for n, k in enumerate(view["first"]["hand"][seat]) for _ in range(k or 0)]
    kinds = ("played", "dropped", "got_card", "took_card", "renewed")
    for kind, values in told(view, *kinds):
        own = values["seat"] == seat + 1
        if kind == "renewed" and own:
            cards = []
        elif own and kind in ("played", "dropped"):
            cards.remove(CARDS[values["card"]])
        elif own and kind in ("got_card", "took_card"):
            cards.append(CARDS[values["card"]])
        elif kind == "took_card" and values["target"] == seat + 1:
            cards.remove(CARDS[values["card"]])
    return cards


def card(view: Any, seat: int, name: str) -> str:
    assert name.lower() in holds(view, seat), "it is in the hand"
    return f"card-{name.lower()}-played"


def top(view: Any, seat: int) -> str:
    """Played cards lie on the discards, the latest on top; a claimed one stays there."""
    return f"card-{CARDS[last(view, 'played', 'dropped')['card']]}-played"


def counted(view: Any, seat: int, whose: str) -> int:
    """How many cards somebody has."""
    mine, count = int(whose), view["first"]["hand_count"][int(whose) - 1]
    for kind, values in told(view, "played", "dropped", "robbed", "renewed"):
        own = values["seat"] == mine
        if kind == "renewed":
            count = values["count"] if own else count
        elif kind == "robbed":
            count += values["count"] * (own - (values["target"] == mine))
        else:
            count -= own
    return int(count)


def named(view: Any, seat: int, name: str) -> str:
    assert f"field-{name.lower()}" in fields()
    return f"field-{name.lower()}"


def at(view: Any, seat: int, whose: str) -> str:
    """Where somebody is: where they began, rode to, or were put."""
    mine, place = int(whose), view["first"]["at"][int(whose) - 1]
    for kind, values in told(view, "moved", "sent", "clouded"):
        if values["seat" if kind == "moved" else "target"] == mine:
            place = values["field"]
    assert not list(told(view, "swapped")), "not a case of this lesson"
    return fields()[place]


def steps(view: Any, seat: int) -> int:
    """The number on the card that moves the knight; twice that for a swift one that says so."""
    value = 1 + last(view, "played", "claimed", seat=seat)["card"]
    swift = view["first"]["swift"][seat] or list(told(view, "swift", seat=seat))
    assert value <= 5, "a point card"
    assert view["steps"] in ((value, 2 * value) if swift else (value,))
    return int(view["steps"])


def looked(view: Any, seat: int) -> int:
    return bin(view["first"]["looked"][seat]).count("1") + len([*told(view, "looked", seat=seat)])


def shoes(view: Any, seat: int, fort: str) -> str:
    """What the seat saw there, in this chapter."""
    place = fields().index(f"field-{fort.lower()}")
    seen = [values for _, values in told(view, "saw", seat=seat) if values["field"] == place]
    return f"shoes-{COLOURS[seen[-1]['shoes']]}"


TRUTHS = {
    "own_shoes": lambda view, seat: f"shoes-{COLOURS[0]}",  # the learner rides the red knight
    "forts": lambda view, seat: 4,
    "looked": looked,
    "left": lambda view, seat: 4 - looked(view, seat),
    "card": card,
    "top": top,
    "field": named,
    "at": at,
    "rainbow": lambda view, seat, name: f"rainbow-{name.lower()}",
    "steps": steps,
    "cards": counted,
    "shoes": shoes,
    "fresh": lambda view, seat: 7,
    "robbed": lambda view, seat: 3,
    "looted": lambda view, seat: 2,
}
