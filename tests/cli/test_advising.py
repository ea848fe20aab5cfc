"""Hints in the terminal say what those in the browser say."""

from __future__ import annotations

from typing import Any

import pytest

from lindwurm import games
from lindwurm.bots import preparing
from lindwurm.cli import advising
from lindwurm.cli.players import Player
from lindwurm.cli.session import Session
from lindwurm.cli.words import words
from lindwurm.engines import compiled
from lindwurm.kernel.match import Match
from tests.games.dragon_farkle.helpers import battling, recruiting


def choice(text: str, result: float, error: float, wins: float | None) -> dict[str, Any]:
    return {"text": text, "result": result, "error": error, "wins": wins}


def told(
    *choices: dict[str, Any], advised: str = "go", language: str = "en", settled: bool = False
) -> list[str]:
    found = {"best": "go", "advised": advised, "settled": settled, "choices": list(choices)}
    return advising.opinion(found, str.upper, words(language))


def test_how_sure_goes_by_standard_errors() -> None:
    best = choice("go", 0.6, 0.03, 0.6)
    for result, word in ((0.4, "I am sure."), (0.53, "I am fairly sure."), (0.58, "a guess.")):
        lines = told(best, choice("stay", result, 0.03, result))
        assert lines[0].startswith("It wins about 60 of 100 games from here. ")
        assert lines[0].endswith(word)
    assert lines[1] == "As good, as far as I can see: STAY (58 of 100)."
    assert told(best)[0].endswith("I am sure."), "there is nothing else to do"


def test_what_cannot_be_said_is_not_said() -> None:
    """A return that is no chance to win; another choice at first glance; German."""
    none = choice("go", 3.0, 0.1, None), choice("stay", 1.0, 0.1, None)
    assert told(*none, advised="stay") == [
        "I am sure.",
        "At first glance one would rather do this: STAY.",
        "Not as good: STAY.",
    ]
    assert told(*none, language="de")[-1] == "Weniger gut: STAY."
    assert told(advised="stay") == [], "nothing was searched"
    assert told(*none, settled=True) == ["The exact odds settle it."], "tries say no more"
    assert told(*none, settled=True, language="de") == ["Die genauen Chancen entscheiden das."]


def test_a_hint_searches_from_what_the_seat_may_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it says is what was found, and the best can be done."""
    pytest.importorskip("numba")
    monkeypatch.setattr(advising, "MILLISECONDS", 50)
    match = Match(games.load("dragon_farkle"), 2, seed=7)
    preparing.prepare(match.game)  # in the cache already, as `make test` leaves it
    session = Session(match, [Player("Anna", "person"), Player("Ben", "person")], "en", None)
    seat = match.actors[0]
    while len(match.legal(seat)) < 2:
        match.act(seat, match.legal(seat)[0])
        seat = match.actors[0]
    action, lines = session.hint(seat)
    assert action in match.legal(seat)
    assert all(line.endswith(".") for line in lines)


def test_no_share_of_games_is_told_behind_a_few_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither where exact odds have settled the matter, nor where it was clear at once."""
    monkeypatch.setattr(compiled, "available", lambda: False)
    monkeypatch.setattr(advising, "searchable", lambda match: True)
    monkeypatch.setattr(advising, "MILLISECONDS", 1)
    monkeypatch.setattr(preparing, "prepare", lambda game: None)
    people = [Player("Anna", "person"), Player("Ben", "person")]
    clear = battling(2, hand=1, damage=2, items={0: ["arrow"]})
    action, lines = Session(clear, people, "en", None).hint(0)
    assert clear.text(action) == "arrow"
    assert not any("of 100" in line for line in lines)
    match = recruiting(hand=1, pot=3000)
    for language, line in (
        ("en", "The exact odds settle it."),
        ("de", "Die genauen Chancen entscheiden das."),
    ):
        action, lines = Session(match, people, language, None).hint(0)
        assert (match.text(action), lines) == ("stop", [line])
