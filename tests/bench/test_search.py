"""`python -m bench.search`: what it counts and what it says."""

from __future__ import annotations

from typing import Any

import pytest

from bench import search
from bench.measure import Contender
from lindwurm.bots.mcts import Found


def contender(name: str, playouts: int, seconds: float) -> Contender:
    return Contender(name, lambda count: (0, ""), 1, playouts, [seconds] * 3, [2 * seconds] * 3)


def test_goals_are_ratios_of_playouts_per_cpu_second() -> None:
    found = [contender("compiled", 6000, 0.5), contender("Python", 50, 0.5)]
    assert [(goal.measured, goal.met) for goal in search.goals(found)] == [(120, True)]
    found.append(contender(search.PIG, 48_000, 1.0))
    assert [goal.measured for goal in search.goals(found)] == [120, 0.25]
    text = "\n".join(search.lines("dragon_farkle", found))
    for part in ("12,000", "6,000", "120.0", search.PIG):
        assert part in text
    rows = search.described("dragon_farkle", found)["rows"]
    assert [row["playouts_per_cpu_second"] for row in rows] == [12_000, 100, 48_000]  # type: ignore[attr-defined]


def test_a_search_makes_as_many_playouts_as_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    def counted(*arguments: Any) -> Found:
        found = real(*arguments)
        made.append(found.iterations)
        return found

    real = search.search
    monkeypatch.setattr(search, "search", counted)
    assert search.ours("dragon_farkle", 5, fast=False)(2) == (10, "")
    assert made == [5, 5]


def test_openspiel_searches() -> None:
    pytest.importorskip("pyspiel")
    assert search.openspiel()(2) == (2 * search.TRIES, "")
