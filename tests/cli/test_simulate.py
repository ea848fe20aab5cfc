"""`lindwurm simulate`."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Run

SIMULATE = ("simulate", "dragon_farkle", "--games")
KEYS = {"games", "steps", "seconds", "steps_per_second", "results", "lengths", "digest"}


@pytest.mark.slow
def test_json_is_the_same_on_both_engines(run: Run) -> None:
    line = [*SIMULATE, "20", "--seats", "3", "--seed", "5", "--json", "--engine"]
    fast, slow = run(*line, "compiled"), run(*line, "python")
    assert fast.code == slow.code == 0
    one, other = fast.json, slow.json
    assert set(one) >= KEYS
    assert (one["engine"], other["engine"]) == ("compiled", "python")
    for key in ("games", "steps", "results", "lengths", "digest", "options", "unfinished"):
        assert one[key] == other[key], key
    assert one["games"] == 20
    assert sum(r["wins"] for r in one["results"]) == pytest.approx(20)
    assert one["lengths"]["min"] <= one["lengths"]["median"] <= one["lengths"]["max"]


@pytest.mark.slow
def test_the_better_bot_wins(run: Run) -> None:
    ran = run(*SIMULATE, "40", "--bots", "bot,random", "--json", "--seed", "1")
    good, bad = ran.json["results"]
    assert (good["bot"], bad["bot"]) == ("heuristic", "random")
    assert good["low"] > bad["high"]


def test_the_summary_for_people(run: Run) -> None:
    ran = run(*SIMULATE, "5", "--option", "dragon_health=5", "--engine", "python")
    assert ran.code == 0
    assert ran.err == ""
    for part in ("5 games", "dragon_health=5", "steps/s", "95 % interval (Wilson)", "digest"):
        assert part in ran.out


def test_shares_go_by_the_order_of_play(run: Run) -> None:
    """LAB-F1, LAB-F5: by who begins, not by chair; what all win together, as one share."""
    ran = run(*SIMULATE, "6", "--engine", "python", "--json").json
    assert [row["place"] for row in ran["by_order"]] == [1, 2]
    assert sum(row["wins"] for row in ran["by_order"]) == pytest.approx(6)
    assert "begins" in run(*SIMULATE, "2", "--engine", "python").out
    line = ("simulate", "schutt_und_asche", "--games", "4", "--engine", "python", "--bots", "bot")
    ran = run(*line, "--option", "mode=coop", "--json").json
    assert ran["together"]
    assert all(row["wins"] + ran["won_by_nobody"]["wins"] == 4 for row in ran["results"])
    assert "all together" in run(*line, "--option", "mode=coop").out


def test_unfinished_games_fail(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from lindwurm.engines import batch

    done = batch.Batch("dragon_farkle", 2, "python", 1, 5, 1, 0.1, [-1], [[0.0, 0.0]], [0], "d")
    monkeypatch.setattr(batch, "run", lambda *arguments: done)
    ran = run("simulate", "dragon_farkle", "--games", 1)
    assert ran.code == 1
    assert "1 games did not end" in ran.out
