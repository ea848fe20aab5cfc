"""Every rule of the catalogue, by its outcome on a position."""

from __future__ import annotations

import pytest
from lindwurm.kernel.game import OptionError
from lindwurm.kernel.match import Match

from new_game import GAME


def table(**position: object) -> Match:
    given = {"active": 0, "began": 0, "charm": {0: 3, 1: 5}, **position}
    return Match(GAME, 2, seed=1, position=given)


@pytest.mark.rule("NG-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_people_play(seats: int) -> None:
    with pytest.raises(OptionError):
        Match(GAME, seats)


@pytest.mark.rule("NG-02")
def test_a_charm_is_secret() -> None:
    assert table().view(0)["charm"][:2] == [3, None]


@pytest.mark.rule("NG-03")
def test_chance_says_who_begins() -> None:
    assert {Match(GAME, 3, seed=seed).actors[0] for seed in range(30)} == {0, 1, 2}


@pytest.mark.rule("NG-04", "NG-05")
def test_the_die_counts_or_loses_the_pot() -> None:
    for seed in range(40):
        match = Match(GAME, 2, seed=seed, position={"active": 0, "pot": 7})
        match.act(0, "roll")
        face = match.state.face
        assert (match.state.pot, match.actors[0]) == ((0, 1) if face == 1 else (7 + face, 0))


@pytest.mark.rule("NG-06")
def test_only_something_can_be_banked() -> None:
    match = table()
    reason = match.why_not(0, match.code("bank"))
    assert reason is not None
    assert reason.rule == "NG-06"
    match = table(pot=9)
    match.act(0, "bank")
    assert (match.state.points[0], match.actors) == (9, (1,))


@pytest.mark.rule("NG-07", "NG-08")
def test_enough_points_end_it_and_charms_count() -> None:
    match = table(points={0: 20, 1: 29}, pot=10)
    match.act(0, "bank")
    assert match.over
    assert match.state.points[:2] == [33, 34]
    assert match.returns() == [0.0, 1.0]


@pytest.mark.rule("NG-09", "NG-10", "NG-11", "NG-12")
def test_people_can_end_it_by_the_rules_of_the_house() -> None:
    endings = GAME.endings
    assert (endings.resign, endings.draw, endings.abandon, endings.claim) == (9, 10, 11, 12)
