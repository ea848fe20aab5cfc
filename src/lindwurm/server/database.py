"""The database: SQLite in WAL mode unless another URL is given, brought up to date by Alembic."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from sqlalchemy import event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker, create_async_engine

from lindwurm.server.models import Base

HEAD = "0002"
"""The newest migration. A database that has it needs no Alembic at the start."""


class DatabaseError(ValueError):
    """The database cannot be used: one sentence says why."""


class Database:
    """Sessions to read with, and one writer at a time.

    SQLite has one writer anyway; waiting for one's turn here is quicker and fairer than its lock.
    """

    def __init__(self, url: str):
        try:
            self.url = make_url(url)
            self.sqlite = self.url.get_backend_name() == "sqlite"
            if self.sqlite:
                _prepare_file(self.url.database)
            self.engine = create_async_engine(self.url)
        except (ArgumentError, NoSuchModuleError, ImportError, OSError, sqlite3.Error) as error:
            raise DatabaseError(f"the database {url!r} cannot be used: {error}") from None
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", _configure)
        self._sessions = async_sessionmaker(self.engine, expire_on_commit=False)
        self._writer: contextlib.AbstractAsyncContextManager[None] = (
            asyncio.Lock() if self.sqlite else contextlib.nullcontext()
        )

    @contextlib.asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncSession]:
        """Give a session to read with."""
        async with self._sessions() as session:
            yield session

    @contextlib.asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncSession]:
        """Give a session whose changes are committed, all or none, when the block ends."""
        async with self._writer, self._sessions.begin() as session:
            yield session

    async def upgrade(self) -> None:
        """Create the tables, or bring those of an older version up to date."""
        try:
            version = await self.version()
            if version != HEAD:
                async with self.engine.begin() as connection:
                    await connection.run_sync(_create if version is None else _upgrade)
                await self.engine.dispose()  # a migration has set up its connection differently
        except DBAPIError as error:
            raise DatabaseError(
                f"the database {self.url.render_as_string()!r} cannot be used: {error.orig}"
            ) from None

    async def version(self) -> str | None:
        """Return the newest migration that the database has had; None for an empty one."""
        async with self.engine.connect() as connection:
            names = await connection.run_sync(lambda c: c.dialect.get_table_names(c))
            if "alembic_version" not in names:
                return None
            found: str | None = await connection.scalar(
                text("SELECT version_num FROM alembic_version")
            )
            return found

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
        await self.engine.dispose()


def _prepare_file(name: str | None) -> None:
    """Make the folder, and let nobody but its owner read the file: it holds seeds and a key."""
    if not name or name == ":memory:":
        raise ArgumentError("tables must survive; name a file")
    path = Path(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA schema_version")  # a folder, or a file that is something else


def _configure(connection: Any, _: Any) -> None:
    """Set up each new SQLite connection.

    FULL waits for the disk at each commit: an acknowledged move survives a power cut as well.
    """
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


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
    config.set_main_option("script_location", "lindwurm.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, to)
