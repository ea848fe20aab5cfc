"""What can be asked at the table once a game is over."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.text import Text

from lindwurm import games
from lindwurm.cli import afterwards
from lindwurm.cli.terminal import Leave, Screen
from lindwurm.kernel import record
from lindwurm.kernel.match import Match
from tests.cli.drawing import session


@pytest.fixture
def over(monkeypatch: pytest.MonkeyPatch) -> Screen:
    """A table where Anna has won, since Ben gave up."""
    match = Match(
        games.load("dragon_farkle"), 2, {"first_player": 1}, seed=7, names=["Anna", "Ben"]
    )
    match.act(0, "recruit")
    match.leave(1, "resigned")
    monkeypatch.setattr(afterwards, "SECONDS", 1)
    return Screen(session(match, "de"))


def asked(screen: Screen, monkeypatch: pytest.MonkeyPatch, *lines: str) -> str:
    """Return what is told when these lines are typed, and then the terminal is closed."""
    typed, told = list(lines), list[str]()

    def answer(prompt: str) -> str:
        told.append(prompt)
        if not typed:
            raise Leave
        return typed.pop(0)

    def note(*shown: object, **style: object) -> None:
        told.extend(one.plain if isinstance(one, Text) else str(one) for one in shown)

    monkeypatch.setattr(screen, "ask", answer)
    monkeypatch.setattr(screen, "reply", note)
    monkeypatch.setattr(screen, "read", lambda shown: note(*shown))
    monkeypatch.setattr(screen, "show", lambda seat: None)
    afterwards.stay(screen, 0)
    assert typed == []
    return "\n".join(told)


def test_a_game_is_reviewed_where_it_has_ended(
    over: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = asked(over, monkeypatch, "rückblick")
    assert told.startswith("Enter: gehen; rückblick: Glück und Fehler;")
    assert "Rückblick  Dragon Farkle: Anna, Ben" in told
    assert "Ergebnis" in told
    assert max(len(line) for line in told.splitlines()) <= over.console.width


def test_it_can_still_be_kept_and_looked_up(
    over: Screen, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "evening.json"
    told = asked(over, monkeypatch, f"save {path}", "log", "zeig Ben", "was nun", "")
    assert record.loads(path.read_bytes()).moves[0].action == "recruit"
    assert "Du gehst rekrutieren." in told
    assert "Ben (Spieler)" in told
    assert "zeig NAME" in told  # what cannot be done is answered with what can
    assert "tempo" not in told


def test_quitting_ends_it(over: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    assert asked(over, monkeypatch, "quit").count("\n") == 0
