"""`python -m bench.farkle_race`: a small race, where everything can be checked."""

from __future__ import annotations

import numpy as np
import pytest

from bench.farkle_race import adept_stops, solve
from lindwurm.games.dragon_farkle import odds


def test_an_adept_is_as_good_as_another() -> None:
    shares = solve(600, perfect=False)
    assert shares.mean == pytest.approx(0.5, abs=1e-5)
    assert shares.first > 0.5 > shares.second


def test_a_perfect_player_wins_more_first_and_second() -> None:
    adept, perfect = solve(600, perfect=False), solve(600)
    assert perfect.first > adept.first
    assert perfect.second > adept.second
    assert perfect.mean < 0.6


def test_a_race_of_one_step_is_a_matter_of_who_gets_there() -> None:
    """With one unit missing any score wins, and both play alike: p + (1 - p)² p + …"""
    chance = odds.reach_chance(50)
    shares = solve(50)
    assert shares.first == pytest.approx(chance / (1 - (1 - chance) ** 2), abs=1e-5)
    assert shares.second == pytest.approx((1 - chance) * shares.first, abs=1e-5)


def test_the_adept_stops_by_its_rule_and_at_the_goal() -> None:
    stops = adept_stops(np.array([400, 500, 5000]))
    assert stops[2].tolist() == [400, 350, 350]
    assert stops[6].tolist() == [400, 500, 5000]
