"""What has been told: a second witness of the moves in an SQLite file, beside the file itself.

SQLite keeps the newest moves in a journal of its own (`-wal`). If that is damaged or cut, by a bad
disk or by somebody who copies files, SQLite goes back to the last state that is whole: moves that
were acknowledged are gone, and nothing in the database says so. Played on, the same dice would fall
again for people who have seen them.

So after each commit the numbers of its moves are written here too. It is not waited for: after a
power cut it may be behind the database, but never ahead of it, unless the database has lost
something. A second file takes over when the first is long; the newest moves are always in one.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

MOST_BYTES = 1024 * 1024
"""About thirty thousand moves: far more than SQLite's own journal holds."""
GONE = -1
"""Stands for a table that was deleted on purpose."""


class Short(NamedTuple):
    """A table that has fewer moves than were acknowledged."""

    told: int
    there: int


class Witness:
    """The files beside one database."""

    def __init__(self, database: str):
        self.path = Path(f"{database}-told")
        self._before = Path(f"{database}-told-before")
        self._file: int | None = None
        self._size = 0

    def note(self, moves: Iterable[tuple[str, int]]) -> None:
        """Note that rows were written: table and number of each."""
        self._write("".join(f"{table} {number}\n" for table, number in moves).encode())

    def forget(self, table: str) -> None:
        """Note that a table was deleted on purpose."""
        self._write(f"{table} {GONE}\n".encode())

    def _write(self, lines: bytes) -> None:
        # What cannot be written here (the disk is full) is missing as a witness only.
        with contextlib.suppress(OSError):
            if self._size > MOST_BYTES:
                self.close()
                self.path.replace(self._before)
            if self._file is None:
                flags = os.O_CREAT | os.O_APPEND | os.O_WRONLY
                self._file = os.open(self.path, flags, 0o600)
                self._size = os.fstat(self._file).st_size
            self._size += os.write(self._file, lines)

    def read(self) -> dict[str, int]:
        """Return for each table how many moves it has had, as far as is known here."""
        found: dict[str, int] = {}
        for path in (self._before, self.path):
            with contextlib.suppress(FileNotFoundError):
                for line in path.read_bytes().split(b"\n")[:-1]:  # the last may not be whole
                    table, _, number = line.decode("ascii", "replace").partition(" ")
                    if number == str(GONE):
                        found.pop(table, None)
                    elif number.isdigit():
                        found[table] = max(found.get(table, 0), int(number) + 1)
        return found

    def compare(self, connection: sqlite3.Connection) -> dict[str, Short]:
        """Return the tables that have lost moves; `there` is -1 where the whole table is lost."""
        short: dict[str, Short] = {}
        there = "SELECT (SELECT 1 + max(number) FROM moves WHERE table_id = id) FROM tables"
        for table, told in self.read().items():
            row = connection.execute(f"{there} WHERE id = ?", (table,)).fetchone()
            count = -1 if row is None else row[0] or 0
            if count < told:
                short[table] = Short(told, count)
        return short

    def reset(self) -> None:
        """Forget everything: the database has been replaced, and is right as it is."""
        self.close()
        for path in (self.path, self._before):
            path.unlink(missing_ok=True)

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
