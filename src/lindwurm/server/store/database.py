"""The database: SQLite in WAL mode unless another URL is given, brought up to date by Alembic."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout
from sqlalchemy import event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker, create_async_engine

from lindwurm.server.errors import Refused
from lindwurm.server.store import (  # noqa: F401 (their rows belong to Base)
    care,
    company,
    reaching,
    results,
)
from lindwurm.server.store.checks import DatabaseError, check_file, check_version
from lindwurm.server.store.ledger import Ledger, Writer
from lindwurm.server.store.models import Base
from lindwurm.server.store.told import Short, Witness
from lindwurm.server.store.writers import PostgresWriter, SqliteWriter, Turns, configure

log = logging.getLogger("lindwurm.server")

HEAD = "0015"
"""The newest migration. A database that has it needs no Alembic at the start."""
LARGE = 2**30
"""Bytes from which a file is not read through at every start."""
LOCK = {"n": 0x11D3}
"""The lock that a process has while it changes the form of a PostgreSQL database; any number."""


class Database:
    """Sessions to read with, one writer at a time, and the ledger for moves.

    SQLite has one writer anyway; waiting for one's turn here is quicker and fairer than its lock.
    """

    ledger: Ledger
    """Writes the moves of all tables."""
    told: Witness | None = None
    """What was acknowledged, beside an SQLite file."""

    def __init__(self, url: str):
        try:
            self.url = make_url(url)
            self.sqlite = self.url.get_backend_name() == "sqlite"
            if self.sqlite:
                _prepare_file(self.url.database)
            # A connection that was lost meanwhile is found out before somebody's move needs it.
            self.engine = create_async_engine(self.url, pool_pre_ping=not self.sqlite)
        except ModuleNotFoundError as error:
            raise DatabaseError(
                f"the database {_named(url)} needs the package {error.name}: "
                "pip install 'lindwurm[cluster]'"
            ) from None
        except (ArgumentError, NoSuchModuleError, ImportError, OSError, sqlite3.Error) as error:
            raise DatabaseError(f"the database {_named(url)} cannot be used: {error}") from None
        reading = self.engine
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", lambda new, _: configure(new))
        else:
            # What is read together belongs together, whatever other processes write meanwhile.
            reading = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self._reading = async_sessionmaker(reading, expire_on_commit=False)
        self._writing = async_sessionmaker(self.engine, expire_on_commit=False)
        self._turns = Turns()
        self.short: dict[str, Short] = {}
        """Tables that have lost moves, and are not played on."""
        writer: Writer = PostgresWriter(self.engine)
        if self.sqlite:
            self.told = Witness(str(self.url.database))
            writer = SqliteWriter(str(self.url.database), self._turns, self.told)
        self.ledger = Ledger(writer)

    def check_whole(self, table: str) -> None:
        """Refuse a table that has lost moves which were acknowledged."""
        if (short := self.short.get(table)) is not None:
            raise Refused(
                "broken",
                f"this table has lost moves: {short.told} were made, {short.there} are there",
            )

    @contextlib.asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncSession]:
        """Give a session to read with."""
        async with self._reading() as session:
            yield session

    @contextlib.asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncSession]:
        """Give a session whose changes are committed, all or none, when the block ends."""
        alone = self._turns.turn() if self.sqlite else contextlib.nullcontext()
        async with alone, self._writing.begin() as session:
            yield session

    def check(self) -> None:
        """Refuse an SQLite file that is damaged anywhere; unless it is so large that it takes long.

        PostgreSQL looks after its own pages.
        """
        if self.sqlite and (path := Path(str(self.url.database))).stat().st_size <= LARGE:
            check_file(path, whole=True)

    async def upgrade(self) -> None:
        """Create the tables, or bring those of an older version up to date."""
        try:
            version = await self.version()
            check_version(version, _named(self.url))
            if version != HEAD:
                async with self.engine.begin() as connection:
                    if not self.sqlite:  # many processes may be started at once
                        await connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), LOCK)
                    await connection.run_sync(_bring_up_to_date)
                await self.engine.dispose()  # a migration has set up its connection differently
        except (DBAPIError, OSError) as error:
            reason = error.orig if isinstance(error, DBAPIError) else error
            raise DatabaseError(
                f"the database {_named(self.url)} cannot be used: {reason}"
            ) from None

    def hold(self) -> contextlib.AbstractContextManager[object]:
        """Have an SQLite file to oneself: it serves one server. Refused while another has it."""
        if not self.sqlite:
            return contextlib.nullcontext()
        lock = FileLock(f"{self.url.database}-lock", timeout=0)
        try:
            return lock.acquire()
        except Timeout:
            raise DatabaseError(
                f"the database {_named(self.url)} is in use by another server; an SQLite file "
                "serves one (for many processes take PostgreSQL)"
            ) from None
        except OSError as error:
            raise DatabaseError(
                f"the database {_named(self.url)} cannot be used: {error}"
            ) from None

    async def compare(self) -> None:
        """Look whether everything is there that was acknowledged; what is not is said."""
        if self.told is None:
            return
        connection = sqlite3.connect(str(self.url.database))
        with contextlib.closing(connection):
            found = self.told.compare(connection)
        self.short = {table: short for table, short in found.items() if short.there >= 0}
        for table, short in self.short.items():
            log.error(
                "table %s has lost moves: %d were acknowledged, %d are in the database; it is not "
                "played on",
                *(table, *short),
            )
        if missing := len(found) - len(self.short):
            log.error("%d tables with moves are not in the database any more", missing)
        if found:
            log.error(
                "the database is not what it was: restore a backup, or delete %s to go on with "
                "what is there",
                f"{self.told.path}*",
            )

    async def version(self) -> str | None:
        """Return the newest migration that the database has had; None for an empty one."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(_version)

    async def ready(self) -> bool:
        """Return whether the database answers."""
        try:
            async with asyncio.timeout(2), self.read() as session:
                await session.execute(text("SELECT 1"))
        except (DBAPIError, OSError, TimeoutError):
            return False
        return True

    async def close(self) -> None:
        """Close all connections."""
        await self.ledger.close()
        await self.engine.dispose()


def _prepare_file(name: str | None) -> None:
    """Make the folder, and let nobody but its owner read the file: it holds seeds and a key."""
    if not name or name == ":memory:":
        raise ArgumentError("tables must survive; name a file")
    path = Path(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    check_file(path)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")  # who cannot write should not begin to listen
        connection.execute("ROLLBACK")


def _named(url: str | URL) -> str:
    """Return a database's name for an error message: a file, or a URL without its password."""
    try:
        told = make_url(url)
        file = told.get_backend_name() == "sqlite" and told.database
        return repr(file or told.render_as_string())
    except ArgumentError:
        return repr(url)


def _version(connection: Any) -> str | None:
    if "alembic_version" not in connection.dialect.get_table_names(connection):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def _bring_up_to_date(connection: Any) -> None:
    version = _version(connection)
    if version is None:
        _create(connection)
    elif version != HEAD:
        _upgrade(connection)


def _create(connection: Any) -> None:
    """Create the newest tables at once: what all migrations give, without loading Alembic."""
    Base.metadata.create_all(connection)
    connection.execute(
        text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)")
    )
    connection.execute(text("INSERT INTO alembic_version VALUES (:head)"), {"head": HEAD})


def _upgrade(connection: Any, to: str = "head") -> None:
    from alembic import command
    from alembic.config import Config

    if connection.dialect.name == "sqlite":
        # SQLite alters some things by dropping a table and writing it anew; with foreign keys
        # everything that belongs to its rows would be deleted as well.
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
    config = Config()
    config.set_main_option("script_location", "lindwurm.server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, to)
