"""The checkpoints in the repository: one for a game, small enough, and not in what is shipped."""

from __future__ import annotations

import tomllib
from pathlib import Path

from lindwurm.games import ids

ROOT = Path(__file__).parents[2]
MOST = 10_000_000


def test_checkpoints_are_named_after_games_and_small() -> None:
    found = {file.name: file.stat().st_size for file in (ROOT / "minds").iterdir()}
    assert found.keys() <= {f"{game}.pt" for game in ids()}
    assert found
    assert max(found.values()) <= MOST


def test_checkpoints_are_in_no_package() -> None:
    build = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]
    assert build["targets"]["wheel"]["packages"] == ["src/lindwurm"]
    shipped = build["targets"]["sdist"]["include"]
    assert shipped
    assert not [path for path in shipped if "minds" in path or path == "/"]
