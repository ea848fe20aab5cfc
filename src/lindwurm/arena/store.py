"""Results on disk: one JSON object per line, only ever appended, so that nothing gets lost.

The first line says what is played; every other line is one finished game. A line that was cut off
by an interruption is dropped and its game played again; no game counts twice.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any, Self

from lindwurm.arena.plan import Plan
from lindwurm.arena.play import Result


class StoreError(ValueError):
    """A file that holds something else, or cannot be read or written."""


class Store:
    """A file of results, open for more."""

    def __init__(self, path: str | Path, plan: Plan):
        self.path = Path(path)
        self.plan = plan
        self.results: dict[tuple[int, int], Result] = {}
        """What was found in the file, as far as it belongs to the plan."""
        try:
            self._file = self.path.open("a+b")
            _lock(self._file, self.path)
            self._read()
        except OSError as error:
            raise StoreError(f"{path} cannot be used: {error.strerror or error}") from None

    def _read(self) -> None:
        self._file.seek(0)
        data = self._file.read()
        whole = data.rfind(b"\n") + 1
        lines = data[:whole].splitlines()
        if not lines:
            if data and not json.dumps(self.plan.header()).encode().startswith(data):
                raise StoreError(f"{self.path} is not a file of arena results; it is left as it is")
            self._file.truncate(0)
            self._write([self.plan.header()])
            return
        self._check_header(lines[0])
        for at, line in enumerate(lines[1:], 2):
            result = self._understood(line)
            if result is None:
                raise StoreError(f"{self.path}: line {at} is not a result of these games")
            if result.number < self.plan.games:
                self.results.setdefault(result.key, result)
        if whole < len(data):
            self._file.truncate(whole)

    def _understood(self, line: bytes) -> Result | None:
        try:
            result = _result(json.loads(line))
            expected = self.plan.seating(result.lineup, result.number)
        except (ValueError, TypeError, KeyError, IndexError, AttributeError):
            return None
        return result if result.seating == expected else None

    def _check_header(self, line: bytes) -> None:
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict) or found.get("format") != "lindwurm-arena":
            raise StoreError(f"{self.path} is not a file of arena results; it is left as it is")
        for key, value in self.plan.header().items():
            if found.get(key) != value:
                raise StoreError(f"{self.path} was begun with another {key}: {found.get(key)}")

    def keep(self, results: list[Result]) -> None:
        """Append results."""
        self._write([asdict(result) for result in results])

    def _write(self, objects: list[dict[str, Any]]) -> None:
        lines = "".join(json.dumps(o, separators=(",", ":")) + "\n" for o in objects)
        try:
            self._file.write(lines.encode())
            self._file.flush()
        except OSError as error:
            raise StoreError(f"{self.path} cannot be written: {error.strerror}") from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._file.close()


def _result(data: dict[str, Any]) -> Result:
    found: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in data.items()}
    result = Result(**found)
    counts = (result.lineup, result.number, result.steps)
    if not all(isinstance(n, int) for n in counts) or min(counts[:2]) < 0:
        raise ValueError
    if not len(result.seating) == len(result.returns) == len(result.scores):
        raise ValueError
    return result


def _lock(file: Any, path: Path) -> None:
    """Keep a second run from writing to the same file, where the system can."""
    if os.name == "posix":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise StoreError(f"{path} is being written by another run") from None
