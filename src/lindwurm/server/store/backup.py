"""Backups: the whole database as one SQLite file, and back from there, for SQLite and PostgreSQL.

A backup is what the database was at one moment, whatever is written meanwhile. It is a database of
its own: `lindwurm serve --database FILE` would open it. So what was kept by an SQLite file can be
restored into a PostgreSQL, and the other way round.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import create_engine, insert, select, text
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InvalidRequestError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from lindwurm.server.store.checks import DatabaseError, check_file, check_version, read_only
from lindwurm.server.store.database import HEAD, LOCK, _create, _named, _upgrade, _version
from lindwurm.server.store.models import Base

AT_ONCE = 1000
"""Rows that are in memory at a time."""


class Kept(NamedTuple):
    """What is in a backup."""

    people: int
    tables: int
    moves: int


# -- there -------------------------------------------------------------------------------------


def backup(url: str, file: Path) -> Kept:
    """Keep a database in a new file, also while a server is using it."""
    there = _url(url)
    if file.exists() or file.is_symlink():
        raise DatabaseError(f"{str(file)!r} is there already; a backup is a new file")
    with _new_file(file) as part:
        if there.get_backend_name() == "sqlite":
            _copy_sqlite(Path(str(there.database)), part)
        else:
            asyncio.run(_copy_postgres(there, part))
        check_file(part, whole=True)
        return _counted(part)


def _copy_sqlite(source: Path, part: Path) -> None:
    if not source.exists():
        raise DatabaseError(f"there is no database {str(source)!r}")
    check_file(source)
    try:
        reading = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, timeout=30)
        with contextlib.closing(reading), contextlib.closing(sqlite3.connect(part)) as writing:
            reading.backup(writing)  # in one step: a single moment, and nobody waits for it
            writing.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
    except sqlite3.Error as error:
        raise DatabaseError(f"the database {str(source)!r} cannot be read: {error}") from None


async def _copy_postgres(there: URL, part: Path) -> None:
    """Copy all rows as they are at one moment."""
    engine = _engine(there)
    made = create_engine(URL.create("sqlite", database=str(part)))
    try:
        async with engine.connect() as reading:
            await reading.execution_options(isolation_level="REPEATABLE READ")
            version = await reading.run_sync(_version)
            check_version(version, _named(there))
            if version != HEAD:
                raise DatabaseError(
                    f"the database {_named(there)} is of an older form: start this version of the "
                    "server once, and it is brought up to date"
                )
            with made.begin() as writing:
                _create(writing)
                for table in Base.metadata.sorted_tables:
                    rows = await reading.stream(select(table))
                    async for some in rows.mappings().partitions(AT_ONCE):
                        writing.execute(insert(table), [dict(row) for row in some])
    except (DBAPIError, OSError) as error:
        raise _unusable(there, error) from None
    finally:
        made.dispose()
        await engine.dispose()


# -- and back ----------------------------------------------------------------------------------


def restore(file: Path, url: str, replace: bool = False) -> Kept:
    """Put a backup where a database is to be. What is there already is only replaced if asked."""
    if not file.is_file():
        raise DatabaseError(f"there is no backup {str(file)!r}")
    there = _url(url)
    if check_file(file, whole=True) is None:
        raise DatabaseError(f"the backup {str(file)!r} is empty")
    if there.get_backend_name() == "sqlite":
        _put_sqlite(file, Path(str(there.database)), replace)
    else:
        with tempfile.TemporaryDirectory(prefix="lindwurm-restore-") as folder:
            copy = Path(folder) / "copy.db"
            shutil.copyfile(file, copy)
            asyncio.run(_put_postgres(copy, there, replace))
    return _counted(file)


def _put_sqlite(file: Path, target: Path, replace: bool) -> None:
    there = target.exists() and target.stat().st_size > 0
    if there and not replace:
        raise DatabaseError(
            f"{str(target)!r} is there already; --replace puts it aside and the backup in its place"
        )
    if target.exists() and target.samefile(file):
        raise DatabaseError("the backup is the database itself")
    target.parent.mkdir(parents=True, exist_ok=True)
    part = target.with_name(f"{target.name}.restoring")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        shutil.copyfile(file, part)
        _to_disk(part)
        if there:
            _check_unused(target)
        _put_aside(target)
        part.replace(target)
        _to_disk(target.parent)
    except OSError as error:
        raise DatabaseError(f"{str(target)!r} cannot be written: {error}") from None
    finally:
        part.unlink(missing_ok=True)


def _check_unused(target: Path) -> None:
    """Refuse to touch a database that somebody uses."""
    connection = sqlite3.connect(target, timeout=0.5, isolation_level=None)
    with contextlib.closing(connection):
        try:
            connection.execute("PRAGMA locking_mode=EXCLUSIVE")
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("ROLLBACK")
        except sqlite3.OperationalError as error:
            if "locked" in str(error):
                raise DatabaseError(
                    f"{str(target)!r} is in use; stop the server before you replace its database"
                ) from None
        except sqlite3.DatabaseError:
            pass  # damaged: a good reason to put it aside


def _put_aside(target: Path) -> None:
    """Give what is there another name: the database, or what a lost one has left beside it.

    A journal or a witness of other moves would not fit the backup.
    """
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    for one in (target, *target.parent.glob(f"{target.name}-*")):
        if one.exists() and not one.name.endswith("-lock") and ".before-" not in one.name:
            one.rename(one.with_name(f"{one.name}.before-{stamp}"))


async def _put_postgres(copy: Path, there: URL, replace: bool) -> None:
    """Put all rows of a backup into a database: all of them, or none."""
    engine = _engine(there)
    made = create_engine(URL.create("sqlite", database=str(copy)))
    try:
        with made.begin() as connection:
            if _version(connection) != HEAD:
                _upgrade(connection)
        async with engine.begin() as writing:
            await writing.execute(text("SELECT pg_advisory_xact_lock(:n)"), LOCK)
            await _make_room(writing, there, replace)
            with made.connect() as reading:
                for table in Base.metadata.sorted_tables:
                    for some in _partitions(reading, table):
                        await writing.execute(insert(table), some)
            await writing.execute(
                text(
                    "SELECT setval(pg_get_serial_sequence('chat', 'id'), "
                    "(SELECT coalesce(max(id), 0) + 1 FROM chat), false)"
                )
            )
    except (DBAPIError, OSError) as error:
        raise _unusable(there, error) from None
    finally:
        made.dispose()
        await engine.dispose()


async def _make_room(writing: AsyncConnection, there: URL, replace: bool) -> None:
    """Make empty tables, in place of those that are there if that is wanted."""
    others = text(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
        "AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
    )
    if await writing.run_sync(_version) is not None:
        if not replace:
            raise DatabaseError(
                f"the database {_named(there)} is not empty; --replace replaces what is in it"
            )
        if await writing.scalar(others):
            raise DatabaseError(
                f"{_named(there)} is in use; stop all servers before you replace it"
            )
        await writing.run_sync(Base.metadata.drop_all)
        await writing.execute(text("DROP TABLE alembic_version"))
    await writing.run_sync(_create)


def _partitions(reading: Connection, table: Any) -> Iterator[list[dict[str, Any]]]:
    for some in reading.execute(select(table)).mappings().partitions(AT_ONCE):
        yield [dict(row) for row in some]


# -- what both need ------------------------------------------------------------------------------


def _url(url: str) -> URL:
    try:
        return make_url(url)
    except ArgumentError as error:
        raise DatabaseError(f"the database {url!r} cannot be used: {error}") from None


def _engine(there: URL) -> AsyncEngine:
    try:
        return create_async_engine(there)
    except ModuleNotFoundError as error:
        raise DatabaseError(
            f"the database {_named(there)} needs the package {error.name}: "
            "pip install 'lindwurm[cluster]'"
        ) from None
    except (NoSuchModuleError, InvalidRequestError) as error:
        raise DatabaseError(f"the database {_named(there)} cannot be used: {error}") from None


def _unusable(there: URL, error: DBAPIError | OSError) -> DatabaseError:
    reason = error.orig if isinstance(error, DBAPIError) else error
    return DatabaseError(f"the database {_named(there)} cannot be used: {reason}")


@contextlib.contextmanager
def _new_file(file: Path) -> Iterator[Path]:
    """Give a file to write to, for its owner only; it gets its name when all of it is there."""
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        yield part
        _to_disk(part)
        part.rename(file)
        _to_disk(file.absolute().parent)
    except OSError as error:
        raise DatabaseError(f"{str(file)!r} cannot be written: {error}") from None
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


def _to_disk(path: Path) -> None:
    """Wait until a file, or the list of a folder, is on the disk; Windows has no such lists."""
    if os.name == "nt" and path.is_dir():
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _counted(file: Path) -> Kept:
    with read_only(file) as connection:
        count = "SELECT (SELECT count(*) FROM people), (SELECT count(*) FROM tables), "
        return Kept(*connection.execute(f"{count}(SELECT count(*) FROM moves)").fetchone())
