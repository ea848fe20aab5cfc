"""`python -m bench.gain`: what is compared, and that it can tell good from bad."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.gain import Effort, Lost, Played, difference, follow, kept, note, tell_worst
from lindwurm.engines import compiled
from lindwurm.games.dragon_farkle import GAME
from lindwurm.kernel.match import Match


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "available", lambda: False)


@pytest.mark.slow
def test_the_keep_is_worth_a_lot_and_missing_it_costs_as_much() -> None:
    """With an army that can slay the dragon, recruiting on is a turn lost."""
    match = Match(GAME, 2, options={"cards": "none", "first_player": 1}, seed=1)
    match.state.army[0], match.state.army[1] = 5000, 4900
    recruit, battle = match.code("recruit"), match.code("battle")
    state = match.imagine(0, 1)
    won = difference(GAME, state, 0, recruit, battle, 60, 1)
    lost = difference(GAME, state, 0, battle, recruit, 60, 1)
    assert won > 0.05 > -0.05 > lost
    careless = difference(GAME, state, 0, recruit, battle, 60, 1, slips=90)
    assert careless not in (0, won), "other games go on from here"


def test_games_are_looked_through() -> None:
    few = Effort(4, 2000)
    played = follow("dragon_farkle", [few], every=8, playouts=2, seed=5)
    assert played.positions > 0
    assert played.changed == {few: 0}  # four tries are no reason to leave the advice
    assert played.lost == []


def test_a_run_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    file, few = tmp_path / "games", Effort(4, 2000)
    lost = Lost(7, 3, 0, "recruit", "battle", 0.5, 0.4)
    one = Played(9, {few: {"battle": 0.5}}, {few: 1}, [lost])
    done: dict[int, Played] = {}
    note(file, 7, done, one)
    assert done == kept(file, [few]) == {7: one}
    assert kept(file, [Effort(8, 2000)]) == {}
    assert kept(file, [Effort(4, 2000, slips=5)]) == {}


def test_the_worst_are_told_by_fresh_dice(capsys: pytest.CaptureFixture[str]) -> None:
    """Who looks for the largest of many differences finds lucky ones."""
    lucky = Lost(1, 1, 0, "recruit", "skirmish", 0.9, 0.1)
    bad = Lost(2, 5, 1, "recruit", "battle", 0.4, 0.3)
    tell_worst([lucky, bad, Lost(3, 1, 0, "stop", "roll", 0.05, None)], 1)
    told = capsys.readouterr().out
    assert "2 looked at again; 1 lose" in told
    assert "seed 2, move 5, seat 2: battle, not recruit" in told
    assert "skirmish" not in told
