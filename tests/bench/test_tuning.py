"""`python -m bench.tuning`: a player's numbers are found, asked for, and go where it wins."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.tuning import FIXED, Tuning
from lindwurm.engines import compiled
from lindwurm.games import load


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "available", lambda: False)


def test_numbers_are_found_where_a_player_keeps_them(tmp_path: Path) -> None:
    tuning = Tuning(load("simurgh"), FIXED["simurgh"], tmp_path)
    found = dict(zip(tuning.numbers.names, tuning.first, strict=True))
    from lindwurm.games.simurgh.bot import MARKER, UNIT

    assert found["MARKER"] == MARKER
    assert [found[f"UNIT[{k}]"] for k in range(len(UNIT))] == list(UNIT)
    assert not FIXED["simurgh"] & set(found)
    text = (tmp_path / "ours_simurgh/bot.py").read_text("utf-8")
    assert "_number(0 + k)" in text or "_number(0+k)" in text


def test_like_numbers_are_even_and_mad_ones_lose(tmp_path: Path) -> None:
    tuning = Tuning(load("simurgh"), FIXED["simurgh"], tmp_path)
    assert tuning.played(tuning.first, tuning.first, 2, 2, 1) == [0.0, 0.0]
    mad = [-number for number in tuning.first]
    assert sum(tuning.played(tuning.first, mad, 4, 2, 1)) > 2


def test_numbers_go_the_way_that_wins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever always wins with more gets more, and nothing that was a worth falls below one."""
    tuning = Tuning(load("simurgh"), FIXED["simurgh"], tmp_path)
    first = tuning.numbers.names.index("MARKER")
    monkeypatch.setattr(
        tuning, "played", lambda ours, theirs, *_: [1.0 if ours[first] > theirs[first] else -1.0]
    )
    learnt = tuning.learn((2, 3), lambda turn: turn == 40)
    assert learnt[first] > tuning.first[first] + 4 * tuning.steps[first]
    assert all(now >= 1 for now, was in zip(learnt, tuning.first, strict=True) if was > 0)
