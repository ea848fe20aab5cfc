"""The command as a whole: help, version, and how it says no."""

from __future__ import annotations

import doctest
import subprocess
import sys
from importlib import import_module
from pkgutil import iter_modules

import pytest

from lindwurm import __version__, cli
from tests.cli.conftest import Run

SLOW = ("numpy", "numba", "rich", "fluent", "msgspec", "lindwurm.kernel", "lindwurm.games")


@pytest.mark.parametrize("arguments", [("--help",), ("play", "--help"), ("--version",)])
def test_help_imports_nothing_slow(shell: Run, arguments: tuple[str, ...]) -> None:
    ran = shell(*arguments, python=("-X", "importtime"))
    assert ran.code == 0
    assert ran.out
    imported = {line.rpartition("|")[2].strip() for line in ran.err.splitlines()}
    assert "lindwurm.cli.app" in imported
    assert not [name for name in imported if name.startswith(SLOW)]


def test_version(run: Run) -> None:
    assert run("--version").out == f"lindwurm {__version__}\n"


def test_the_command_is_a_module_too() -> None:
    """Where no folder of scripts is on the path, as on many a Windows."""
    line = [sys.executable, "-m", "lindwurm", "--version"]
    done = subprocess.run(line, capture_output=True, text=True, check=True)
    assert done.stdout == f"lindwurm {__version__}\n"


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("fly", "'fly'"),
        ("play", "which game? lindwurm play GAME, with one of drachenfels, "),
        ("play chess", "no game 'chess'"),
        ("rules chess", "no game 'chess'"),
        ("simulate chess", "no game 'chess'"),
        ("play dragon_farkle --seats 6", "1 to 5 players, not 6"),
        ("play dragon_farkle --seats 0", "'0'"),
        ("play dragon_farkle --seats a,,b", "''"),
        ("play dragon_farkle --seats anna,anna", "both be called 'Anna'"),
        ("play dragon_farkle --option dragon=3", "no option 'dragon'"),
        ("play dragon_farkle --option dragon_health=9", "cannot be '9'"),
        ("play dragon_farkle --option dragon_health", "name=value"),
        ("play dragon_farkle --option cards=none --option cards=full", "twice"),
        ("play dragon_farkle --seed x", "'x' is not a whole number"),
        ("play dragon_farkle --seed -1", "--seed"),
        (f"play dragon_farkle --seed {2**62}", "2**62 - 1"),
        ("play dragon_farkle --language fr", "no language 'fr'"),
        ("play dragon_farkle --save /nowhere/at/all.json", "cannot be written"),
        ("play dragon_farkle --save .", "cannot be read"),
        ("simulate dragon_farkle --games 0", "at least one game"),
        ("simulate dragon_farkle --games ten", "'ten'"),
        ("simulate dragon_farkle --seats 9", "not 9"),
        ("simulate dragon_farkle --engine warp", "no engine 'warp'"),
        ("simulate dragon_farkle --bots oracle", "no bot 'oracle'"),
        ("simulate dragon_farkle --bots random,random,random", "2 seats"),
        ("simulate dragon_farkle --option table=patch --option six_of_a_kind=2500", "patch"),
        ("simulate dragon_farkle --cores 0", "core"),
        ("verify nowhere.json", "cannot be read"),
        ("replay nowhere.json", "cannot be read"),
        ("rules dragon_farkle DF-999", "no rule 'DF-999'"),
        ("rules dragon_farkle DF-01 --coverage", "--coverage"),
        ("rules dragon_farkle --tests tests", "--coverage"),
        ("rules dragon_farkle --coverage --tests nowhere", "no folder"),
    ],
)
def test_wrong_usage_is_one_line(run: Run, line: str, part: str) -> None:
    run(*line.split()).refused(2, part)


def test_a_closed_pipe_ends_quietly() -> None:
    command = f"yes 1 | {sys.executable} -m lindwurm.cli play dragon_farkle --seed 1 | head -n 2"
    done = subprocess.run(
        command, shell=True, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) == 2
    assert "Traceback" not in done.stderr
    assert "lindwurm" not in done.stderr


def test_games_lists_what_a_table_needs(run: Run) -> None:
    games = {game["id"]: game for game in run("games", "--json").json}
    farkle = games["dragon_farkle"]
    assert set(farkle["names"]) == {"en", "de"}
    assert farkle["seats"] == [1, 2, 3, 4, 5]
    assert (farkle["usual_seats"], farkle["minutes"]) == (3, [30, 60])
    options = {option["name"]: option for option in farkle["options"]}
    assert options["dragon_health"]["default"] == "3"
    assert options["dragon_health"]["values"] == ["3", "4", "5"]
    shown = run("games").out
    assert "Dragon Farkle" in shown
    assert "1–5 players, 30–60 minutes" in shown
    assert "2–4 players, 45 minutes" in shown
    assert all(name in shown for name in options)


def test_the_examples_in_the_docstrings() -> None:
    for module in iter_modules(cli.__path__):
        if module.name != "__main__":
            failed, _ = doctest.testmod(import_module(f"lindwurm.cli.{module.name}"))
            assert failed == 0, module.name
