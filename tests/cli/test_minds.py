"""`mind` as a player of `play`, `arena` and `simulate`: it plays, or it is said who does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from lindwurm.bots import learned
from lindwurm.games import load
from tests.bots.minds import untrained
from tests.cli.conftest import Run

FARKLE = load("dragon_farkle")
SIMULATE = ("simulate", "dragon_farkle", "--games", "3", "--engine", "python", "--json", "--bots")
ARENA = ("arena", "dragon_farkle", "--games", "4", "--engine", "python", "--json", "--bots")
NONE = "No mind fits dragon_farkle here (it has none yet): the heuristic plays."


@pytest.fixture
def beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[bytes], None]]:
    """Let a mind lie beside the rules, or none."""
    monkeypatch.setattr(learned, "files", lambda package: tmp_path)
    learned._found.cache_clear()
    yield lambda data: (tmp_path / learned.FILE).write_bytes(data) and None
    learned._found.cache_clear()


@pytest.mark.usefixtures("beside")
@pytest.mark.parametrize("line", [(*SIMULATE, "mind,random"), (*ARENA, "mind,random")])
def test_without_a_mind_the_heuristic_plays_and_it_is_said(line: tuple[str, ...], run: Run) -> None:
    ran = run(*line)
    assert " ".join(ran.err.split()) == NONE
    other = run(*line[:-1], line[-1].replace("mind", "heuristic"))
    assert ran.json["digest"] == other.json["digest"]
    assert other.err == ""


@pytest.mark.parametrize("line", [(*SIMULATE, "mind,random"), (*ARENA, "mind,random")])
def test_a_mind_plays_the_same_games_again(
    line: tuple[str, ...], beside: Callable[[bytes], None], run: Run
) -> None:
    beside(untrained(FARKLE))
    ran = run(*line)
    assert ran.err == ""
    assert ran.json["digest"] == run(*line).json["digest"]
    assert ran.json["results"][0]["bot"] == "mind"
    other = run(*line[:-1], line[-1].replace("mind", "heuristic"))
    assert ran.json["digest"] != other.json["digest"]


def test_a_file_may_be_named(tmp_path: Path, run: Run) -> None:
    (tmp_path / "new").write_bytes(untrained(FARKLE))
    ran = run(*ARENA, f"mind:{tmp_path}/new,adept")
    assert (ran.code, ran.err) == (0, "")


@pytest.mark.parametrize(
    "line",
    [(*SIMULATE, "mind"), (*ARENA, "mind"), ("play", "dragon_farkle", "--seats", "mind,mind")],
)
def test_a_damaged_mind_is_one_clear_line(
    line: tuple[str, ...], beside: Callable[[bytes], None], run: Run
) -> None:
    beside(untrained(FARKLE)[:-9])
    run(*line).refused(2, "mind.bin is damaged")


def test_simulate_takes_no_mind_to_a_cluster(run: Run) -> None:
    run("simulate", "dragon_farkle", "--bots", "mind", "--engine", "ray").refused(2, "cluster")


def test_at_a_table_it_is_said_in_the_language_of_the_table(
    beside: Callable[[bytes], None], run: Run
) -> None:
    table = ("play", "dragon_farkle", "--seats", "mind,mind", "--seed", "3")
    assert "No learned mind fits this table" in run(*table).out
    assert "Kein gelernter Verstand passt" in run(*table, "--language", "de").out
    assert run(*table, "--json").objects[0]["mindless"]
    beside(untrained(FARKLE))
    learned._found.cache_clear()
    assert "No learned mind" not in run(*table).out
    assert not run(*table, "--json").objects[0]["mindless"]


def test_the_laboratory_refuses_a_mind(run: Run) -> None:
    line = ("lab", "drachenfels", "--vary", "hand.size=5..7:2", "--bots", "mind")
    run(*line).refused(2, "a mind knows the printed game only")


def test_a_wyrm_that_is_a_legend_says_so(run: Run) -> None:
    """At a table in the language of the table; the sentence of the arena is in tests/bots."""
    for language, told in (("en", "wyrms play as legends do"), ("de", "spielen wie Legenden")):
        ran = run(
            "play", "dragonquest", "--seats", "anna,wyrm", "--seed", "1", "--language", language
        )
        assert told in " ".join(ran.out.split())
