"""Liar's Dice, a package of its own: once installed it is everywhere, and nothing else changed."""

from __future__ import annotations

import json
import re
import subprocess

import pytest

from lindwurm import games
from tests.plugins.environment import EXAMPLE, ROOT, Environment

pytestmark = pytest.mark.slow
GAME = "liars_dice"


def test_it_is_on_the_shelf(outside: Environment) -> None:
    found = {one["id"]: one for one in json.loads(outside.lindwurm("games", "--json"))}
    assert sorted(found) == sorted([*games.own(), GAME])
    assert found[GAME]["names"] == {"en": "Liar's Dice", "de": "Lügenwürfeln"}
    assert "LD-08" in outside.lindwurm("rules", GAME, "LD-08")
    assert "Lügenwürfeln" in outside.lindwurm("rules", GAME, "--language", "de")


def test_it_is_played_in_a_terminal_in_both_languages(outside: Environment) -> None:
    line = ("play", GAME, "--seats", "anna,bot", "--seed", "3")
    out = outside.lindwurm(*line, stdin="bid 1 2\nwhy exact\nodds\nliar\n")
    assert "LD-16" in out
    assert re.search(r"× three or more: 100\s%", out)
    assert "You call Fafnir a liar" in out
    assert "⚂" in out
    german = outside.lindwurm(*line, "--language", "de", stdin="bid 1 2\nliar\n")
    assert "Du glaubst Fafnir nicht" in german


def test_a_whole_game_is_kept_and_verified(outside: Environment) -> None:
    kept = str(outside.folder / "evening.json")
    outside.lindwurm("play", GAME, "--seats", "anna,bot", "--save", kept, stdin="1\nliar\n" * 40)
    assert json.loads(outside.lindwurm("verify", kept, "--json"))["ok"]


def test_arena_lab_and_simulation_know_it(outside: Environment) -> None:
    plain = ("--engine", "python", "--json")
    line = ("arena", GAME, "--bots", "random,adept", "--games", "40", "--cores", "1")
    found = json.loads(outside.lindwurm(*line, *plain))
    random, adept = sorted(found["results"], key=lambda row: row["bot"], reverse=True)
    assert (random["bot"], adept["bot"]) == ("random", "adept")
    assert adept["wins"] > 30 > random["wins"]
    lab = ("lab", GAME, "--vary", "dice.each=4,5", "--games", "20", "--bots", "random")
    told = json.loads(outside.lindwurm(*lab, *plain))
    lengths = [one["values"]["dice.each"] for one in told["variants"]]
    assert lengths == [4, 5]
    digests = [
        json.loads(outside.lindwurm("simulate", GAME, "--games", "50", "--engine", e, "--json"))
        for e in ("python", "compiled")
    ]
    assert digests[0]["digest"] == digests[1]["digest"]


STEPS = """
import gymnasium
from lindwurm import envs

envs.register()
env = gymnasium.make("lindwurm/LiarsDice-v0")
seen, told = env.reset(seed=1)
over, steps = False, 0
while not over:
    legal = seen["action_mask"].nonzero()[0] if isinstance(seen, dict) else [0]
    seen, reward, ended, cut, told = env.step(int(legal[-1]))
    over, steps = ended or cut, steps + 1
print(steps, reward)
"""


def test_it_is_a_learning_environment(outside: Environment) -> None:
    steps, reward = outside.run("-c", STEPS).stdout.split()
    assert int(steps) > 3
    assert float(reward) in (-1.0, 0.0, 1.0)


def test_its_own_tests_are_green_where_it_is_installed(outside: Environment) -> None:
    """The conformance suite, and one test for every rule; without the long ones."""
    quick = ("-q", "-p", "no:cacheprovider", "-m", "not slow and not proof", "-n", "0")
    folder = ("-c", str(EXAMPLE / "pyproject.toml"), "--rootdir", str(EXAMPLE))
    ran = outside.run("-m", "pytest", *quick, *folder, str(EXAMPLE / "tests"))
    assert int(re.findall(r"(\d+) passed", ran.stdout)[0]) > 200
    missing = ("rules", GAME, "--coverage", "--tests", str(EXAMPLE / "tests"))
    assert outside.lindwurm(*missing) == ""


def test_nothing_outside_its_folder_knows_it() -> None:
    """If it needed a line elsewhere, that line would be a bug."""
    line = ["git", "grep", "-il", "-E", "liar'?s?_?dice|LiarsDice", "--", "src", "web", "bench"]
    found = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False)
    assert found.stdout == ""
