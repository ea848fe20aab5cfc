"""Games from outside: what an entry point may lead to, and that a broken one stops no other."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from lindwurm import games
from tests.plugins.environment import EXAMPLE

ASK = """
import json
from lindwurm import games
print(json.dumps([games.ids(), games.broken(), games.outside()]))
"""


def package(folder: Path, name: str, init: str, entry: str | None = None) -> None:
    """Write what pip would have installed: a package, and the file that tells its entry points."""
    module = (entry or name).partition(":")[0]
    (folder / module).mkdir(exist_ok=True)
    (folder / module / "__init__.py").write_text(init, "utf-8")
    told = folder / f"{module}-1.0.dist-info"
    told.mkdir(exist_ok=True)
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text(f"[lindwurm.games]\n{name} = {entry or name}\n")


def asked(folder: Path, **more: str) -> tuple[list[str], dict[str, str], list[str]]:
    paths = os.pathsep.join([str(folder), str(EXAMPLE / "src")])
    environment = {**os.environ, "LINDWURM_PLUGINS": "on", "PYTHONPATH": paths, **more}
    line = [sys.executable, "-c", ASK]
    ran = subprocess.run(line, env=environment, capture_output=True, text=True, check=True)
    ids, broken, outside = json.loads(ran.stdout)
    return ids, broken, outside


GOOD = "from liars_dice import *\nfrom liars_dice import GAME\n"
OTHER = (
    "from dataclasses import replace\nimport liars_dice\nGAME = replace(liars_dice.GAME, {change})"
)


def test_one_broken_package_does_not_stop_the_others(tmp_path: Path) -> None:
    package(tmp_path, "raises", "1 / 0\n")
    package(tmp_path, "half", "def (:\n")
    package(tmp_path, "empty", "")
    package(tmp_path, "absent", "", "absent_module")
    (tmp_path / "absent_module" / "__init__.py").unlink()
    (tmp_path / "absent_module").rmdir()
    package(tmp_path, "misnamed", GOOD)
    package(tmp_path, "simurgh", OTHER.format(change="id='simurgh', package='x.simurgh'"), "taken")
    package(tmp_path, "mute", OTHER.format(change="id='mute', package='mute'"))
    package(tmp_path, "liars_dice", "", "elsewhere")
    (tmp_path / "elsewhere" / "__init__.py").write_text("from liars_dice import GAME\n")
    ids, broken, outside = asked(tmp_path)
    assert outside == ["liars_dice"]
    assert ids == sorted([*games.own(), "liars_dice"])
    said = {
        "raises": "ZeroDivisionError",
        "half": "SyntaxError",
        "empty": "has no GAME",
        "absent": "ModuleNotFoundError",
        "misnamed": "are not named alike",
        "simurgh": "there is a game 'simurgh' already",
        "mute": "FileNotFoundError",
    }
    assert sorted(broken) == sorted(said)
    for name, part in said.items():
        assert part in broken[name], broken[name]


def test_a_broken_game_is_named_by_the_commands(tmp_path: Path) -> None:
    package(tmp_path, "raises", "1 / 0\n")
    environment = {**os.environ, "LINDWURM_PLUGINS": "on", "PYTHONPATH": str(tmp_path)}
    line = [sys.executable, "-m", "lindwurm.cli"]
    how: dict[str, Any] = {"env": environment, "capture_output": True, "text": True}
    listed = subprocess.run([*line, "games"], check=True, **how)
    assert "raises cannot be played: ZeroDivisionError" in listed.stderr
    assert "simurgh" in listed.stdout
    refused = subprocess.run([*line, "play", "raises"], check=False, **how)
    assert refused.returncode == 2
    assert refused.stderr.count("\n") == 1
    assert "the game 'raises' is broken: ZeroDivisionError" in refused.stderr


def test_plug_ins_can_be_turned_off(tmp_path: Path) -> None:
    package(tmp_path, "raises", "1 / 0\n")
    ids, broken, outside = asked(tmp_path, LINDWURM_PLUGINS="off")
    assert (ids, broken, outside) == (games.own(), {}, [])


def test_these_tests_are_about_the_house() -> None:
    assert games.ids() == games.own()
    with pytest.raises(games.UnknownGame, match="there is no game 'liars_dice'"):
        games.load("liars_dice")
