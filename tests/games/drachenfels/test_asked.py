"""What the table is told besides the choices: where cards lead, and the notebook."""

from __future__ import annotations

from typing import Any

import pytest

from lindwurm.games.drachenfels import odds
from lindwurm.games.drachenfels.asked import previews, tally
from lindwurm.games.drachenfels.data import NODES
from tests.games.drachenfels.helpers import FORT_DRAGONS as FORTS
from tests.games.drachenfels.helpers import Play, table

ON, OFF = {"notebook": "on"}, {"notebook": "off"}


def reached(play: Play, steps: int) -> set[str]:
    return {NODES[int(n)] for n in previews(play.match, 0).ways[str(steps)]}


@pytest.mark.rule("DR-034", "DR-070")
def test_each_card_says_where_it_leads() -> None:
    play = table(2, hands={"red": "p1 p3 p4", "yellow": "p2"}, at={"red": "M2-N-NE"})
    assert set(previews(play.match, 0).ways) == {"1", "3", "4"}
    for steps in (1, 3, 4):
        assert reached(play, steps) == play.dest("red", steps)


@pytest.mark.rule("DR-150")
def test_a_swift_knight_sees_the_double_too() -> None:
    play = table(2, hands={"red": "p2", "yellow": "p2"}, looked={"red": "F-NE"})
    assert set(previews(play.match, 0).ways) == {"2", "4"}
    assert reached(play, 4) == play.dest("red", 4)


@pytest.mark.rule("DR-086")
def test_a_way_has_as_many_steps_as_the_card_and_ends_there() -> None:
    play = table(2, hands={"red": "p3", "yellow": "p2"}, at={"red": "M2-N-NE", "yellow": "S-SW"})
    for goal, way in previews(play.match, 0).ways["3"].items():
        fields, hows = way[::2], way[1::2]
        assert fields[-1] == int(goal)
        assert sum(how != -2 for how in hows) == 3, "a flight is no step"


def test_who_stands_in_the_way_is_fought_but_not_in_a_castle() -> None:
    play = table(3, hands={"red": "p1"}, at={"blue": "M2-N-NE", "yellow": "C"})
    assert previews(play.match, 0).duels == ["M2-N-NE"]


def test_while_the_knight_goes_the_ways_stay() -> None:
    play = table(2, hands={"red": "p3 p1", "yellow": "p2"}).do("play p3")
    assert set(previews(play.match, 0).ways) == {"3"}
    assert {f"go {field}" for field in reached(play, 3)} == play.legal()


PLACES: dict[str, dict[str, Any]] = {
    "on the road": {"at": {"red": "M2-N-NE", "yellow": "Z-SE"}, "dragons": ("P-N", *FORTS[1:])},
    "bridges, no armour": {"at": {"red": "K-NE"}, "bridges": ["X-NE", "H-SE"]},
    "out of the castle": {
        "at": {"red": "C", "yellow": "R-S"},
        "rainbows": ["R-N~C", "R-W~F-NW"],
        "dragons": ("P-W", "M1-N-NE", "F-SE", "V-SW"),
        "looked": {"red": "F-NE"},
        "armour": ["red"],
    },
}


@pytest.mark.rule("DR-070", "DR-088", "DR-110")
@pytest.mark.parametrize("given", PLACES.values(), ids=PLACES)
def test_how_far_it_is_says_the_fewest_steps(given: dict[str, Any]) -> None:
    play = table(2, hands={"red": "p1", "yellow": "p2"}, **given)
    far = {NODES[int(n)]: steps for n, steps in previews(play.match, 0).far.items()}
    for steps in range(1, 9):
        nearer = {name for name, least in far.items() if least <= steps}
        assert {name for name, least in far.items() if least == steps} <= play.dest("red", steps)
        assert play.dest("red", steps) <= nearer


@pytest.mark.rule("DR-176", "DR-177")
def test_the_notebook_knows_what_its_seat_knows() -> None:
    play = table(2, hands={"red": "p1", "yellow": "p2"}, looked={"red": "F-NE"})
    own, other = tally(play.s, 0, ON).notebook, tally(play.s, 1, ON).notebook
    assert own is not None
    assert other is not None
    assert own != other
    assert sorted(own[0]) == [0, 0, 0, 1]
    assert own == [[float(c) for c in row] for row in odds.notebook(play.s, 0)]
    assert tally(play.s, None, ON).notebook is None
    assert tally(play.s, 0, OFF).notebook is None
