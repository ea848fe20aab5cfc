"""A look at a database before anything is written to it: is it ours, whole, and not too new?"""

from __future__ import annotations

import contextlib
import re
import sqlite3
from functools import cache
from importlib.resources import files
from pathlib import Path


class DatabaseError(ValueError):
    """The database cannot be used: one sentence says why, a `kind` says it for other languages."""

    def __init__(self, sentence: str, kind: str = "other", why: object = ""):
        super().__init__(sentence)
        self.kind = kind
        """It is `damaged`, `newer`, `foreign`, or something `other` is wrong."""
        self.why = _line(why)
        """What else is known: of a newer one its form."""


@cache
def revisions() -> frozenset[str]:
    """Return the migrations that this version knows."""
    names = (file.name for file in files(__package__).joinpath("migrations/versions").iterdir())
    return frozenset(found[1] for name in names if (found := re.match(r"v(\d{4})_", name)))


def check_version(version: str | None, name: str) -> None:
    """Refuse a database that a newer Lindwurm, or something else, has written."""
    if version is None or version in revisions():
        return
    newest = max(revisions())
    if re.fullmatch(r"\d{4}", version) and version > newest:
        raise DatabaseError(
            f"the database {name} was written by a newer Lindwurm (form {version}, this one knows "
            f"up to {newest}); nothing was changed",
            "newer",
            version,
        )
    raise _foreign(name)


def read_only(path: Path) -> contextlib.closing[sqlite3.Connection]:
    """Open an SQLite file so that nothing in it can be changed."""
    # While nobody has it open there is no -wal beside it, and none is made for looking.
    how = "mode=ro" if Path(f"{path}-wal").exists() else "immutable=1"
    return contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?{how}", uri=True))


def check_file(path: Path, whole: bool = False) -> str | None:
    """Look at an SQLite file, changing nothing; returns its version, None for an empty one.

    Refused is one that is damaged, somebody else's or newer. Damage in the middle is found only
    when it is read as a `whole`.
    """
    name = repr(str(path))
    try:
        with read_only(path) as connection:
            if whole:
                (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
                if found != "ok":
                    raise _damaged(name, found)
            tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
            if not tables:
                return None
            if not {"alembic_version", "people", "tables", "moves"} <= tables:
                raise _foreign(name)
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError):  # it cannot be opened, or is locked
            sentence = f"the database {name} cannot be used: {error}"
            raise DatabaseError(sentence, why=error) from None
        raise _damaged(name, error) from None
    if row is None:
        raise _damaged(name, "it has no version")
    check_version(row[0], name)
    return str(row[0])


def _damaged(name: str, why: object) -> DatabaseError:
    loss = "; nothing was changed (lindwurm restore brings back a backup)"
    return DatabaseError(f"the database {name} is damaged: {_line(why)}{loss}", "damaged", why)


def _foreign(name: str) -> DatabaseError:
    return DatabaseError(f"the database {name} is not Lindwurm's; nothing was changed", "foreign")


def _line(text: object) -> str:
    return " ".join(str(text).split())
