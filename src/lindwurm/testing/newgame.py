"""A new game from the template: a folder that passes the conformance suite at once."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from lindwurm import games

PATTERN = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


class BadName(ValueError):
    """A new game cannot be called so."""


def prefix(name: str) -> str:
    """Return the prefix of its catalogue: the first letters of its words.

    >>> prefix("wolf_pack"), prefix("pig")
    ('WP', 'PI')
    """
    words = [word for word in name.split("_") if word[0].isalpha()]
    letters = "".join(word[0] for word in words) if len(words) > 1 else name[:2]
    return letters[:3].upper()


def write(name: str, where: Path) -> Path:
    """Write the folder of a new game, with its golden games; returns it. Raises BadName."""
    if not PATTERN.fullmatch(name) or not 3 <= len(name) <= 40 or not prefix(name).isalpha():
        raise BadName(f"a game is called like my_game, not {name!r}")
    if name in (*games.ids(), *games.broken()):
        raise BadName(f"there is a game {name!r} already")
    if name in sys.stdlib_module_names:
        raise BadName(f"Python itself has a module {name!r}")
    folder = where / name
    if folder.exists():
        raise BadName(f"there is a folder {str(folder)!r} already")
    title = name.replace("_", " ").title()
    words = {
        "new_game": name,
        "new-game": name.replace("_", "-"),
        "NewGame": title.replace(" ", ""),
        "New Game": title,
        "NG-": f"{prefix(name)}-",
        '"NG"': f'"{prefix(name)}"',
    }
    _copy(files(__package__).joinpath("template"), folder, words)
    _record(name, folder)
    return folder


def _copy(source: Traversable, to: Path, words: dict[str, str]) -> None:
    for one in source.iterdir():
        target = to / _said(one.name, words)
        if one.is_dir():
            if one.name != "__pycache__":
                _copy(one, target, words)
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(_said(one.read_text("utf-8"), words), encoding="utf-8")


def _said(text: str, words: dict[str, str]) -> str:
    for old, new in words.items():
        text = text.replace(old, new)
    return text


def _record(name: str, folder: Path) -> None:
    """Record its golden games, in a process of its own: the game is not installed yet."""
    code = (
        "import sys; from importlib import import_module; from pathlib import Path;"
        "from lindwurm.testing.golden import write;"
        "write([import_module(sys.argv[1]).GAME], Path(sys.argv[2]))"
    )
    paths = [str(folder / "src"), os.environ.get("PYTHONPATH", "")]
    subprocess.run(
        [sys.executable, "-c", code, name, str(folder / "tests" / "golden")],
        check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))},
    )
