"""The pictures of the rule book show what the rules say."""

from __future__ import annotations

from itertools import pairwise

import pytest

from lindwurm.games import book
from lindwurm.games.dragonquest import GAME
from lindwurm.games.dragonquest.data import FIELD
from lindwurm.games.dragonquest.state import Mark, Phase
from tests.games.dragonquest.helpers import blocking, hero, table


def shown(key: str) -> dict[str, list[str]]:
    """Return what the castle on a page is given, by sort; `part` is what is cut out of it."""
    page = book.load(GAME, "en").page(key)
    assert page is not None
    assert page.picture is not None
    assert page.picture.name == "castle"
    given: dict[str, list[str]] = {}
    for one in page.picture.arguments:
        sort, _, fields = one.partition(":")
        given |= {sort: fields.split(",")} if sort.islower() else {"part": [sort, fields]}
    return given


def fields(part: list[str]) -> list[str]:
    """Return the fields of a part of the castle."""
    (left, top), (right, bottom) = [(one[0], int(one[1:])) for one in part]
    return [one for one in FIELD if left <= one[0] <= right and top <= int(one[1:]) <= bottom]


def test_crosses_stand_wherever_no_other_wall_may() -> None:
    given = shown("walls")
    m = blocking(hero(walls=" ".join(given["wall"])))
    here = set(fields(given["part"])) - set(given["wall"])
    closed = {one for one in here if f"block {one}" not in m.options}
    assert closed == set(given["no"])
    assert {"E9", "H2"} <= closed, "orange and black field are to be seen"


def test_the_demon_of_the_picture_walks_as_it_must() -> None:
    given = shown("demon")
    assert given["demon"][0] == "H2"
    assert given["wall"] == given["demon"][-1:], "it walks through walls"
    assert len(given["demon"]) - 1 == book.numbers(GAME)["demon"]
    trail = []
    for here, there in pairwise(given["demon"]):
        trail.append(here)
        sheet = hero(" ".join(given["way"]), walls=" ".join(given["wall"]), demon=" ".join(trail))
        m = table(sheet, hero(), phase=Phase.DEMON)
        assert f"demon {there}" in m.options, m.options


def test_a_walk_of_the_picture_can_be_walked() -> None:
    way = shown("moving")["way"]
    m = table(hero(way[0]), hero(), phase=Phase.MOVE, steps=len(way) - 1)
    for field in way[1:]:
        m.do(f"step {field}")
    assert m.marked(Mark.VISITED, 0)


@pytest.mark.parametrize(
    ("key", "phrases"),
    {
        "castle": ["Orange field, with the lantern", "always", "Black field, with the star"],
        "demon": ["the very turn that wakes it", "whoever stands there dies", "moves away"],
        "spider": ["From the turn in which you leave", "4 faces with a coin and 2 with a spider"],
        "danger": ["The 3 danger dice are alike"],
        "treasures": ["Dragon Egg (6 stars, 4,500 gold)", "Star of the East (5 stars, 3,000 gold)"],
    }.items(),
)
def test_what_a_stranger_asked_is_told(key: str, phrases: list[str]) -> None:
    page = book.load(GAME, "en").page(key)
    assert page is not None
    told = " ".join(page.plain().split())
    for phrase in phrases:
        assert phrase in told


def test_blank_tiles_are_told_as_the_table_has_them() -> None:
    page = book.load(GAME, "de", {"h1_stars": "4", "h1_value": "2000"}).page("treasures")
    assert page is not None
    assert "4 Sterne, 2.000 Gold" in page.text
