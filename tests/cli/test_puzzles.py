"""`lindwurm puzzles`: today's puzzle at the terminal's table."""

from __future__ import annotations

import json

import pytest

from lindwurm.cli import main
from lindwurm.games import load
from lindwurm.puzzles import sets


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_puzzle_is_shown_and_answered(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = sets.shipped(load("dragon_farkle"))[0]
    wrong = next(text for text in puzzle.actions if text not in puzzle.best)
    ask = ["puzzles", "dragon_farkle", "--id", puzzle.id, "--language", language]
    assert main(ask) == 0
    shown = capsys.readouterr().out
    assert puzzle.id in shown
    assert f"{len(puzzle.actions):>3} " in shown  # the last choice has its number
    assert main([*ask, "--answer", wrong]) == 1
    assert main([*ask, "--answer", puzzle.best[0]]) == 0
    told = capsys.readouterr().out
    assert ("Right" if language == "en" else "Richtig") in told
    assert main([*ask, "--answer", "none"]) == 0


def test_a_puzzle_as_data_keeps_its_secret(capsys: pytest.CaptureFixture[str]) -> None:
    puzzle = sets.daily(sets.shipped(load("simurgh")), sets.date(2026, 11, 18))
    ask = ["puzzles", "simurgh", "--day", "2026-11-18", "--json"]
    assert main(ask) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["id"] == puzzle.id
    assert set(found["actions"]) == set(puzzle.actions)
    assert "solution" not in found
    view = sets.opened(puzzle, load("simurgh")).view(puzzle.seat - 1)
    assert found["view"] == json.loads(json.dumps(view))
    assert main([*ask, "--answer", puzzle.best[0]]) == 0
    assert json.loads(capsys.readouterr().out)["solution"][0]["best"] is True


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "no game 'chess'"),
        (["dragon_farkle", "--id", "0-0"], "no puzzle '0-0'"),
        (["dragon_farkle", "--day", "today"], "no day"),
        (["dragon_farkle", "simurgh"], "one puzzle at a time"),
        (["dragon_farkle", "--answer", "dance"], "cannot be done"),
        (["mine"], "mine what"),
        (["mine", "chess"], "no game 'chess'"),
        (["check", "--folder", "nowhere"], "no folder"),
    ],
)
def test_what_cannot_be_is_one_sentence(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["puzzles", *words]) != 0
    complaint = capsys.readouterr().err
    assert said in complaint
    assert complaint.count("\n") == 1
