"""The pictures of the rule book show what the rules say."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from lindwurm.games import book
from lindwurm.games.dragonquest import GAME
from lindwurm.games.dragonquest.data import FIELD
from lindwurm.games.dragonquest.state import Mark, Phase
from lindwurm.games.dragonquest.told import faces
from lindwurm.kernel.texts import LANGUAGES, Texts
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


GRID = book._data(GAME)["castle"]["grid"]
SPECIAL = {
    sign: f"{chr(ord('A') + line.index(sign))}{row}"
    for row, line in enumerate(GRID, 1)
    for sign in "SXoD"
    if sign in line
}
"""The fields of the map that have a sign of their own."""


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
        "setup": ["three places A, B and C"],
        "dragon": ["the sum of both damage dice"],
        "end": ["more LP left, then fewer suns crossed"],
        "castle": ["Orange field, with the lantern", "always", "Black field, with the star"],
        "demon": [
            "the very turn that wakes it",
            "whoever stands there dies",
            "moves away",
            "no wall, no chamber, no field crossed out",
        ],
        "variants": ["fewest without diagonals"],
        "chamber": ["The next throw has the dice of the stars again"],
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_die_of_the_box_is_told_and_drawn(language: str) -> None:
    """How many there are, and of each its faces: nobody needs the box to know them."""
    page = book.load(GAME, language).page("parts")
    assert page is not None
    assert page.picture is not None
    assert page.picture.name == "faces"
    text, data = " ".join(page.plain().split()), book._data(GAME)
    texts = Texts(GAME, language)
    for kind in ("black", "red", "danger", "letter", "damage", "spider", "treasure"):
        pieces = next(row["pieces"] for name, row in data["box"].items() if kind in name)
        assert f"| {pieces} | {faces(texts, data['dice'][kind]['faces'])} |" in text, kind
    for foe in ("ghoul", "troll", "orc"):
        swords = data["dice"][foe]["faces"].count("sword")
        name = {"ghoul": "Ghul", "orc": "Ork"}.get(foe, "Troll") if language == "de" else foe
        assert f"{name} {swords}" in text
    assert text.count("| ") > len(data["dice"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_special_fields_have_the_names_that_the_map_has(language: str) -> None:
    page = book.load(GAME, language).page("castle")
    assert page is not None
    named = re.findall(r"`([A-W]\d+)`", page.text)
    special = {SPECIAL[sign] for sign in "SXoD"}
    assert set(named) == special


def test_crosses_go_all_around_the_special_fields() -> None:
    """No field beside one is cut off."""
    given = shown("walls")
    here = fields(given["part"])
    for at in ("E9", "H2"):
        column, row = at[0], int(at[1:])
        for beside in (
            f"{chr(ord(column) - 1)}{row}",
            f"{chr(ord(column) + 1)}{row}",
            f"{column}{row - 1}",
            f"{column}{row + 1}",
        ):
            assert beside in here
            assert beside in given["no"]
