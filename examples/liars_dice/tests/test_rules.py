"""Every rule of the catalogue, by its outcome on a position."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from liars_dice import GAME, chances, odds
from liars_dice.state import Phase

from lindwurm.kernel.game import OptionError
from lindwurm.kernel.match import Match, PositionError

CUPS = {0: [1, 2, 0, 2, 0, 0], 1: [0, 2, 2, 0, 1, 0], 2: [2, 0, 0, 0, 3, 0]}
"""Under the cups: 1 2 2 4 4, 2 2 3 3 5 and 1 1 5 5 5."""


def table(seats: int = 3, position: dict[str, Any] | None = None, **options: str) -> Match:
    cups = {seat: CUPS[seat] for seat in range(seats)} if "dice" not in options else {}
    given = {"active": 0, "began": 0, **({"cup": cups} if cups else {}), **(position or {})}
    return Match(GAME, seats, options, seed=5, position=given)


def told(match: Match, action: str) -> str | None:
    reason = match.why_not(match.actors[0], match.code(action))
    return reason and reason.rule


def play(match: Match, *actions: str) -> Match:
    for action in actions:
        match.act(match.actors[0], action)
    return match


@pytest.mark.rule("LD-01")
@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_people_play(seats: int) -> None:
    with pytest.raises(OptionError):
        Match(GAME, seats)


@pytest.mark.rule("LD-02", "LD-05", "LD-19")
@pytest.mark.parametrize("dice", [2, 5])
def test_everybody_rolls_all_their_dice(dice: int) -> None:
    match = Match(GAME, 4, {"dice": str(dice)}, seed=1)
    assert match.view(None)["left"][:4] == [dice] * 4
    assert [sum(match.view(seat)["cup"][seat]) for seat in range(4)] == [dice] * 4


@pytest.mark.rule("LD-03")
def test_a_cup_is_its_owners() -> None:
    view = table().view(1)
    assert view["cup"][1] == CUPS[1]
    assert view["cup"][0] == [None] * 6


@pytest.mark.rule("LD-04")
def test_chance_says_who_begins() -> None:
    assert {Match(GAME, 3, seed=seed).actors[0] for seed in range(30)} == {0, 1, 2}


@pytest.mark.rule("LD-06", "LD-07")
def test_a_bid_goes_on_clockwise() -> None:
    match = play(table(), "bid 2 4")
    assert (match.state.bid_count, match.state.bid_face, match.actors) == (2, 4, (1,))
    out = play(table(position={"left": {1: 0}, "cup": {**CUPS, 1: [0] * 6}}), "bid 2 4")
    assert out.actors == (2,)


@pytest.mark.rule("LD-07")
def test_when_it_is_over_nobody_bids() -> None:
    match = table(2, {"left": {0: 5, 1: 1}, "cup": {0: CUPS[0], 1: [0, 1, 0, 0, 0, 0]}})
    play(match, "bid 4 2", "liar")
    assert match.over
    assert match.legal(0) == []


@pytest.mark.rule("LD-08")
@pytest.mark.parametrize("bid", ["bid 3 4", "bid 3 3", "bid 2 6"])
def test_a_bid_has_to_be_higher(bid: str) -> None:
    match = play(table(), "bid 3 4")
    assert told(match, bid) == "LD-08"
    assert [told(match, more) for more in ("bid 3 5", "bid 4 2")] == [None, None]


@pytest.mark.rule("LD-09")
def test_no_more_dice_than_there_are() -> None:
    assert told(table(), "bid 15 2") is None
    assert told(table(), "bid 16 2") == "LD-09"


@pytest.mark.rule("LD-10", "LD-13", "LD-15")
def test_ones_are_wild() -> None:
    match = table()
    assert told(match, "bid 1 1") == "LD-10"
    play(match, "bid 7 5", "liar")  # four fives and three ones
    assert match.state.left[:3] == [5, 4, 5]
    assert match.view(None)["shown"][:3] == list(CUPS.values())


@pytest.mark.rule("LD-11")
def test_ones_are_a_face_like_any_other() -> None:
    match = table(ones="plain")
    play(match, "bid 3 1")
    assert told(match, "bid 3 2") is None
    assert play(match, "bid 7 5", "liar").state.left[:3] == [5, 4, 5]


@pytest.mark.rule("LD-12")
def test_nothing_to_doubt_before_a_bid() -> None:
    assert told(table(), "liar") == "LD-12"
    assert told(play(table(), "bid 1 2"), "liar") is None


@pytest.mark.rule("LD-14")
def test_a_bid_that_was_too_high_costs_the_bidder() -> None:
    assert play(table(), "bid 8 5", "liar").state.left[:3] == [4, 5, 5]


@pytest.mark.rule("LD-16")
def test_the_exact_call_is_an_option() -> None:
    assert told(play(table(), "bid 1 2"), "exact") == "LD-16"
    assert told(table(exact="on"), "exact") == "LD-16"
    assert told(play(table(exact="on"), "bid 1 2"), "exact") is None


@pytest.mark.rule("LD-17", "LD-20")
def test_exactly_right_brings_a_die_back() -> None:
    short = {"left": {1: 4}, "cup": {**CUPS, 1: [0, 2, 2, 0, 0, 0]}}
    match = play(table(position=short, exact="on"), "bid 6 5", "exact")
    assert (match.state.left[:3], match.actors) == ([5, 5, 5], (1,))
    full = play(table(exact="on"), "bid 7 5", "exact")
    assert full.state.left[:3] == [5, 5, 5]


@pytest.mark.rule("LD-18")
def test_not_exactly_right_costs_a_die() -> None:
    assert play(table(exact="on"), "bid 6 5", "exact").state.left[:3] == [5, 4, 5]


@pytest.mark.rule("LD-20", "LD-21", "LD-22")
def test_who_lost_a_die_begins_and_who_is_out_does_not() -> None:
    assert play(table(), "bid 8 5", "liar").actors == (0,)
    last = {"left": {0: 1}, "cup": {**CUPS, 0: [1, 0, 0, 0, 0, 0]}}
    match = play(table(position=last), "bid 8 5", "liar")
    assert (match.state.left[0], match.actors) == (0, (1,))


@pytest.mark.rule("LD-23", "LD-24")
def test_the_last_with_dice_wins() -> None:
    match = table(2, {"left": {0: 5, 1: 1}, "cup": {0: CUPS[0], 1: [0, 1, 0, 0, 0, 0]}})
    assert match.standing() == [5, 1]
    play(match, "bid 4 2", "liar")  # one, two twos, and one more
    assert match.returns() == [1.0, 0.0]


@pytest.mark.rule("LD-25", "LD-26", "LD-27", "LD-28")
def test_people_can_end_it_by_the_rules_of_the_house() -> None:
    endings = GAME.endings
    assert (endings.resign, endings.draw, endings.abandon, endings.claim) == (25, 26, 27, 28)
    assert endings.versus


def test_a_position_that_cannot_be_is_refused() -> None:
    with pytest.raises(PositionError, match="under the cup of seat 1"):
        table(position={"cup": {0: [5, 5, 0, 0, 0, 0]}})


# -- odds and bot ----------------------------------------------------------------------------------


def test_chances_add_up() -> None:
    for wild in (False, True):
        assert sum(odds.exactly(9, n, wild) for n in range(10)) == 1
    assert odds.at_least(2, 1, wild=True) == 1 - Fraction(2, 3) ** 2


def test_beside_a_bid_stands_how_likely_it_is() -> None:
    match = play(table(2), "bid 3 2")
    view = match.view(1)
    assert chances.chance(view, 1, 3, 2, just=False) == odds.at_least(5, 1, wild=True)
    risk = chances.risk(match, 1, match.code("liar"))
    assert risk is not None
    assert risk.odds[0].probability == 1 - odds.at_least(5, 1, wild=True)
    assert chances.risk(match, 1, match.code("bid 2 5")) is not None
    assert match.state.phase == Phase.BID
