"""At a table in the terminal nobody waits for a compiler."""

from __future__ import annotations

from typing import Any

import pytest

from lindwurm import games
from lindwurm.bots import preparing
from lindwurm.cli.players import Player
from lindwurm.cli.readying import Readying
from lindwurm.cli.session import Session
from lindwurm.kernel.match import Match

pytest.importorskip("numba")


class Work:
    """What compiles, as far as a table sees it."""

    def __init__(self, game: Any):
        self.running, self.failed = True, False
        self.progress = preparing.HowFar(3, 9)

    def close(self) -> None:
        self.running = False


def table(*kinds: str, language: str = "en") -> Session:
    match = Match(games.load("dragon_farkle"), len(kinds), seed=7)
    names = ("Anna", "Fafnir", "Ladon")
    seated = [Player(name, kind) for name, kind in zip(names, kinds, strict=False)]
    return Session(match, seated, language, None)


@pytest.fixture(autouse=True)
def cold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparing, "Aside", Work)
    monkeypatch.setattr(preparing, "is_ready", lambda game: False)


def test_until_it_is_compiled_the_games_own_bot_plays() -> None:
    session = table("person", "master", "novice")
    readying = session.readying = Readying(session)
    assert readying.stands_in("master") == "bot"
    assert readying.stands_in("novice") == "novice"
    assert readying.line() == (
        "Thinking ahead is being prepared, once: step 3 of 9. "
        "Until then Fafnir plays by rule of thumb."
    )
    session.match = Match(games.load("dragon_farkle"), 3, {"first_player": "2"}, seed=7)
    session.bot_acts(1)  # a search would wait for the compiler here
    assert len(session.match.moves) == 1
    readying._work.running = False  # type: ignore[union-attr]
    assert readying.stands_in("master") == "master"
    assert readying.line() == "Fafnir can think ahead now."
    assert readying.line() is None, "told once"


def test_it_is_told_in_german_and_what_fails_too() -> None:
    readying = Readying(table("person", "master", "legend", language="de"))
    assert str(readying.line()).endswith("Bis dahin spielen Fafnir, Ladon nach Faustregel.")
    readying._work.running, readying._work.failed = False, True  # type: ignore[union-attr]
    assert readying.stands_in("legend") == "bot"
    assert "ließ sich nicht vorbereiten" in str(readying.line())


def test_nothing_is_prepared_where_nobody_searches_or_all_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert Readying(table("person", "adept")).line() is None
    far = table("person", "master")
    far.keeps = False  # at a server: it prepares itself
    assert Readying(far).line() is None
    monkeypatch.setattr(preparing, "is_ready", lambda game: True)
    there = Readying(table("person", "master"))
    assert there.line() is None
    assert there.stands_in("master") == "master"


def test_a_hint_is_a_rule_of_thumb_until_it_is_compiled() -> None:
    session = table("person", "adept")
    session.readying = Readying(session)
    assert session.readying.line() is None, "nobody thinks ahead here"
    action, told = session.hint(session.match.actors[0])
    assert action in session.match.legal(session.match.actors[0])
    assert told[0].startswith("A rule of thumb: looking ahead is being prepared")
    assert session.readying.line() == ("Looking ahead is being prepared for hints: step 3 of 9.")
    session.readying._work.running = False  # type: ignore[union-attr]
    assert session.readying.line() == "Hints look ahead from now on."
