"""Positions on the border of a rule, where the smallest mistake in it would show.

Found by `python -m tests.proof.mutation drachenfels`: each stands just before the rule acts.
"""

from __future__ import annotations

import pytest

from lindwurm.games.drachenfels.actions import Kind
from lindwurm.games.drachenfels.state import Phase
from tests.games.drachenfels.helpers import ADJ, table


@pytest.mark.rule("DR-051")
def test_nobody_robs_a_seat_that_is_not_there() -> None:
    play = table(2, hands={"red": "p1", "yellow": "p2"})
    reasons = [play.match.why_not(0, f"rob {number}") for number in (1, 2, 3)]
    assert [why is None for why in reasons] == [False, True, False]
    assert reasons[0] == reasons[2]


@pytest.mark.rule("DR-186")
def test_the_score_so_far_counts_armour_and_looks() -> None:
    assert table(2, looked={"red": "F-SE"}).match.standing() == [2, 0]


@pytest.mark.rule("DR-014")
def test_turns_are_told_by_their_number() -> None:
    play = table(2, hands={"red": "p1"}, turns=4)
    play.do("renew")
    assert play.heard(Kind.TURN)[-1][:2] == (1, 6)


@pytest.mark.rule("DR-044")
def test_no_discards_are_told_to_be_mixed_in_where_there_are_none() -> None:
    play = table(2, hands={"red": "p1"}, pile=3)
    play.do("renew")
    assert play.heard(Kind.RESHUFFLED) == []


@pytest.mark.rule("DR-161", "DR-169")
def test_the_beaten_knight_goes_to_the_only_free_start_field() -> None:
    at = {"red": ADJ["S-SE"][0], "yellow": "S-SE", "blue": "S-SW", "white": "S-NW"}
    play = table(4, hands={"red": "p1"}, at={colour: at[colour] for colour in at})
    play.do("play p1", "go S-SE")
    assert play.at("yellow") == "S-NE"


@pytest.mark.rule("DR-176")
def test_nothing_is_imagined_once_all_is_over() -> None:
    play = table(2, hands={"red": "p1 p2", "yellow": "p3 mW"}, phase=Phase.OVER, winner=0)
    for seed in range(5):
        assert play.match.imagine(0, seed).hand == play.s.hand
