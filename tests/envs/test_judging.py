"""An evaluation is fair to every seat, repeatable, and knows who is better."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from lindwurm import envs
from lindwurm.engines import compiled
from lindwurm.envs import judging
from lindwurm.envs.policies import uniform
from lindwurm.games import load

FARKLE = load("dragon_farkle")


def test_the_stronger_one_is_found_and_the_equal_one_too() -> None:
    found = envs.evaluate("adept", FARKLE, against=("random", "adept"), games=100, seats=2)
    weak, same = found["results"]
    assert weak["win_share"] > 0.9
    assert weak["elo_low"] > 200
    assert same["ahead"] == 0.5  # with the same chance on either seat luck cancels out
    assert same["elo_low"] == 0 == same["elo_high"]
    assert found["options"]["first_player"] == "1"
    told = judging.text(found)
    assert "random" in told
    assert len(told.splitlines()) == 4
    json.dumps(found)


def test_a_policy_meets_the_same_games_on_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "available", lambda: False)
    first: list[Any] = []

    def policy(seen: Any, mask: Any) -> Any:
        first.append(seen.copy())
        return mask.argmax(1)

    returns = [
        envs.evaluate(policy, FARKLE, against=(uniform(3),), games=7, seats=3, limit=60)
        for _ in range(2)
    ]
    assert returns[0]["results"][0]["games"] == 6
    assert returns[0]["results"][0]["unfinished"] == returns[1]["results"][0]["unfinished"] > 0
    assert returns[0]["results"][0]["against"] == "policy"
    half = len(first) // 2
    assert all((a == b).all() for a, b in zip(first[:half], first[half:], strict=True))


def test_ties_in_returns_are_told_apart_by_scores() -> None:
    """Of three seats the policy is second: better than one loser (LAB-F2)."""
    returns = np.array([[[0.0, 1.0, 0.0], [0.0, 1.0, 0.0], [0.0, 1.0, 0.0]]])
    scores = np.array([[[5, 9, 3], [5, 9, 3], [5, 9, 3]]])
    found = judging._summed("x", (returns, scores, np.zeros((1, 3), bool)), 3, 0)
    assert found["ahead"] == pytest.approx((0.5 + 1 + 0) / 3, abs=1e-5)
    assert found["win_share_by_seat"] == [0, 1, 0]


def test_what_is_wrong_is_said_in_one_sentence() -> None:
    for how in ({"games": 1}, {"against": ()}, {"against": ("oracle",)}, {"seats": 9}):
        with pytest.raises(ValueError, match=r"^\S.{10,}"):
            envs.evaluate("random", FARKLE, **how)
