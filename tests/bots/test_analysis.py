"""Analysis of a position: the search and the exact odds side by side."""

from __future__ import annotations

import pytest

from lindwurm.bots.analysis import analyse, odds
from lindwurm.bots.player import Budget
from lindwurm.games import load
from lindwurm.kernel import compiled
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import Texts


def test_the_exact_odds_stand_beside_the_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "available", lambda: False)
    match = Match(load("dragon_farkle"), seats=2, options={"first_player": 1}, seed=7)
    english, german = (Texts(match.game, language) for language in ("en", "de"))
    found = analyse(match, 0, Budget(iterations=5), 1, english).json()
    assert {choice["text"] for choice in found["choices"]} == set(map(match.text, match.legal(0)))
    assert found["odds"]
    told = odds(match, 0, english)
    assert (list(found["odds"]), list(found["risks"])) == (told["odds"], told["risks"])
    assert odds(match, 0, german)["odds"] != told["odds"]
    silent = analyse(match, 0, Budget(iterations=5), 1).json()
    assert (silent["odds"], silent["risks"]) == ((), ())
    assert silent["choices"] == found["choices"]
    match.act(0, match.code("recruit"))
    assert [risk["action"] for risk in odds(match, 0, english)["risks"]] == ["roll"]
