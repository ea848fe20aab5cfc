"""`python -m bench.gain`: what is compared, and that it can tell good from bad."""

from __future__ import annotations

import pytest

from bench.gain import Effort, difference, follow
from lindwurm.engines import compiled
from lindwurm.games.dragon_farkle import GAME
from lindwurm.kernel.match import Match


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "available", lambda: False)


def test_the_keep_is_worth_a_lot_and_missing_it_costs_as_much() -> None:
    """With an army that can slay the dragon, recruiting on is a turn lost."""
    match = Match(GAME, 2, options={"cards": "none", "first_player": 1}, seed=1)
    match.state.army[0], match.state.army[1] = 5000, 4900
    recruit, battle = match.code("recruit"), match.code("battle")
    state = match.imagine(0, 1)
    won = difference(GAME, state, 0, recruit, battle, 60, 1)
    lost = difference(GAME, state, 0, battle, recruit, 60, 1)
    assert won > 0.05 > -0.05 > lost


def test_games_are_looked_through() -> None:
    few = Effort(4, 2000)
    played = follow("dragon_farkle", [few], every=8, playouts=2, seed=5)
    assert played.positions > 0
    assert played.changed == {few: 0}  # four tries are no reason to leave the advice
