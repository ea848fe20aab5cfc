"""`lindwurm arena`."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run

ARENA = ("arena", "dragon_farkle", "--seed", "2", "--cores", "1", "--games")


def test_json_is_the_same_twice_and_goes_on_from_a_file(run: Run, tmp_path: Path) -> None:
    line = [*ARENA, "4", "--bots", "random,novice", "--json"]
    one, other = run(*line).json, run(*line, "--out", tmp_path / "r").json
    assert one["digest"] == other["digest"]
    assert one["games"] == 4
    assert [row["bot"] for row in one["results"]] == ["random", "novice"]
    again = run(*line, "--out", tmp_path / "r").json
    assert (again["resumed"], again["digest"]) == (4, one["digest"])


def test_the_summary_for_people(run: Run) -> None:
    ran = run(*ARENA, "2", "--bots", "random,novice", "--option", "dragon_health=5")
    assert ran.code == 0
    assert ran.err == ""
    for part in ("2 games", "dragon_health=5", "novice", "Elo", "by order of play", "digest"):
        assert part in ran.out


def test_a_report(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    page = tmp_path / "report.html"
    assert run(*ARENA, "2", "--bots", "random,novice", "--report", page).code == 0
    assert "<svg" in page.read_text()


def test_a_report_needs_matplotlib(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    ran = run(*ARENA, "2", "--bots", "random,novice", "--report", tmp_path / "r.html")
    ran.refused(2, "lindwurm[report]")
    assert not (tmp_path / "r.html").exists()


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("arena chess --bots random", "no game 'chess'"),
        ("arena dragon_farkle", "--bots"),
        ("arena dragon_farkle --bots oracle", "no bot 'oracle'"),
        ("arena dragon_farkle --bots random,random", "twice"),
        ("arena dragon_farkle --bots random,,adept", "no bot ''"),
        ("arena dragon_farkle --bots mcts:0", "no bot 'mcts:0'"),
        ("arena dragon_farkle --bots random --games 0", "at least one game"),
        ("arena dragon_farkle --bots random --seats 9", "not 9"),
        ("arena dragon_farkle --bots random --cores 0", "core"),
        ("arena dragon_farkle --bots random --option dragon=3", "no option 'dragon'"),
        ("arena dragon_farkle --bots random --out .", "cannot be used"),
        ("arena dragon_farkle --bots random --out nowhere/at/all", "cannot be used"),
    ],
)
def test_wrong_usage_is_one_line(run: Run, line: str, part: str) -> None:
    run(*line.split()).refused(2, part)


def test_levels_sit_at_a_table(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    seats = ("--seats", "novice,adept", "--seed", "8", "--save", path)
    assert run("play", "dragon_farkle", *seats).code == 0
    assert "(novice)" in path.read_text()
    assert run("verify", path).code == 0
