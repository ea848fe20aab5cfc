"""Run the command in a process of its own, as a user does, or quickly in this one."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from lindwurm.cli import main


@dataclass
class Ran:
    """What a command did."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def objects(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.out.splitlines()]

    def refused(self, code: int, *parts: str) -> None:
        """Check that it said no in exactly one line, without a traceback."""
        assert self.code == code, self
        lines = self.err.splitlines()
        assert len(lines) == 1, self.err
        assert lines[0].startswith("lindwurm: ")
        assert "Traceback" not in self.out + self.err
        for part in parts:
            assert part in lines[0]


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in this process, with lines for its stdin."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "USER", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)

    def go(*arguments: object, stdin: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        capsys.readouterr()
        code = main([str(a) for a in arguments])
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return go


@pytest.fixture
def shell() -> Run:
    """Run a command in a process of its own."""

    def go(*arguments: object, stdin: str = "", python: tuple[str, ...] = ()) -> Ran:
        done = subprocess.run(
            [sys.executable, *python, "-m", "lindwurm.cli", *map(str, arguments)],
            input=stdin,
            capture_output=True,
            text=True,
            errors="surrogateescape",
            timeout=120,
            env={**os.environ, "LANG": "en_GB.UTF-8", "PYTHONIOENCODING": "utf-8"},
            check=False,
        )
        return Ran(done.returncode, done.stdout, done.stderr)

    return go


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """A finished game between two bots."""
    path = tmp_path / "game.json"
    assert run("play", "dragon_farkle", "--seats", "bot,bot", "--seed", 8, "--save", path).code == 0
    return path
