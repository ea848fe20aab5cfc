"""`lindwurm new-game` writes a game that passes the suite, and the suite finds what is broken."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a new game, as the command writes it into an empty one."""
    folder = tmp_path_factory.mktemp("new")
    line = [sys.executable, "-m", "lindwurm.cli", "new-game", "wolf_pack"]
    ran = subprocess.run(line, cwd=folder, capture_output=True, text=True, check=True)
    assert "pip install -e wolf_pack" in ran.stdout
    return folder / "wolf_pack"


def suite(folder: Path, *more: str) -> subprocess.CompletedProcess[str]:
    line = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", *more]
    return subprocess.run(
        line, cwd=folder, capture_output=True, text=True, check=False, env={**os.environ}
    )


@pytest.mark.slow
def test_a_new_game_is_green_at_once(written: Path) -> None:
    ran = suite(written)
    assert ran.returncode == 0, ran.stdout[-3000:]
    assert "failed" not in ran.stdout
    assert "warning" not in ran.stdout
    assert int(ran.stdout.split(" passed")[0].split()[-1]) > 140


BROKEN = {
    "test_a_seat_learns_nothing_it_may_not_know": (
        "state.py",
        "return seat == index[0] or s.phase == Phase.OVER",
        "return True",
    ),
    "test_the_bot_sees_only_what_its_seat_may_see": (
        "bot.py",
        "if s.pot >= ENOUGH or",
        "if s.pot >= s.charm[1 - seat % 2] or",
    ),
    "test_legal_and_why_not_agree_on_every_action": (
        "rules.py",
        "if s.pot <= 0:",
        "if s.pot <= 2:",
    ),
    "test_the_golden_game_replays_move_by_move": (
        "rules.py",
        "    s.pot = 0\n    s.active",
        "    s.pot = 0\n    s.face = 0\n    s.active",
    ),
    "test_every_verb_has_a_label": ("text.de.ftl", "action-bank = Den Topf sichern\n", ""),
    "test_a_sentence_names_no_number_by_itself": (
        "lesson.en.ftl",
        "Roll the die.",
        "Roll the die 2 times.",
    ),
    "test_a_board_can_be_laid": ("board.toml", 'field = "face"', 'field = "fate"'),
}
"""By the test that finds it: a leak, a peeping bot, books that disagree, a state that differs (and
its digest with it), a missing text, a number in a lesson, a board of nothing."""
OTHERS = {
    "test_a_seat_learns_nothing_it_may_not_know": (
        "rules.py",
        "emit(s, Kind.BANKED, s.active, s.pot, s.points[s.active])",
        "emit(s, Kind.BANKED, s.active, s.charm[s.active], s.points[s.active])",
    ),
    "test_the_number_of_positions_is_what_it_was": ("data.toml", "bust = 1 ", "bust = 2 "),
}
"""A secret that an event tells; another number, which leads to other positions."""


@pytest.mark.slow
@pytest.mark.parametrize("broken", [BROKEN, OTHERS], ids=["things", "rules"])
def test_the_suite_is_red_when_something_is_wrong(
    written: Path, tmp_path: Path, broken: dict[str, tuple[str, str, str]]
) -> None:
    """Everything that is broken is found by the test that is there for it."""
    folder = tmp_path / "wolf_pack"
    shutil.copytree(written, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for file, old, new in broken.values():
        path = folder / "src" / "wolf_pack" / file
        text = path.read_text("utf-8")
        assert old in text, file
        path.write_text(text.replace(old, new), "utf-8")
    ran = suite(folder, "-k", " or ".join(broken), "tests/test_conformance.py")
    assert ran.returncode == 1
    for test in broken:
        assert f"::{test}[" in ran.stdout.partition("short test summary")[2], test


@pytest.mark.parametrize(
    ("name", "part"),
    [
        ("simurgh", "there is a game 'simurgh' already"),
        ("Wolf", "called like my_game"),
        ("a", "called like my_game"),
        ("json", "Python itself has a module"),
        ("../up", "called like my_game"),
    ],
)
def test_a_name_that_does_not_do(run: Run, tmp_path: Path, name: str, part: str) -> None:
    run("new-game", name, "--folder", tmp_path).refused(2, part)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_is_left_alone(run: Run, tmp_path: Path) -> None:
    (tmp_path / "wolf_pack").mkdir()
    run("new-game", "wolf_pack", "--folder", tmp_path).refused(2, "there is a folder")
    assert list((tmp_path / "wolf_pack").iterdir()) == []
