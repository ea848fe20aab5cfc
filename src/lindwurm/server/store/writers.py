"""Who writes the moves down: SQLite on a thread of its own, PostgreSQL in one statement.

Every move is an INSERT and an UPDATE, with nothing around them that costs time: here, and only
here, the database is spoken to without SQLAlchemy. The rows are those of :mod:`models`.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from functools import cache
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from lindwurm.server.store.history import compressed
from lindwurm.server.store.ledger import Behind, Outcome, RowEntry
from lindwurm.server.store.told import Witness

# -- SQLite ------------------------------------------------------------------------------------

_TURN = "UPDATE tables SET version = version + 1, awaited = ? WHERE id = ? AND version = ?"
_CHANGE = (
    "UPDATE tables SET version = version + 1, awaited = ?, status = ?, ended = ?, deadline = ?, "
    "ending = ? "
    "WHERE id = ? AND version = ?"
)
_MOVE = (
    'INSERT INTO moves (table_id, number, kind, seat, action, digest, "by", at, told) '
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
_SEAT = (
    "UPDATE seats SET since = ?, seconds_left = ?, given_up = ?, slot = ?, stand_in = ?, "
    '"left" = ?, unseen = ? WHERE table_id = ? AND number = ?'
)
_TURNS = """
UPDATE tables SET version = version + 1, awaited = g.column3
FROM (VALUES %s) AS g
WHERE tables.id = g.column1 AND tables.version = g.column2
"""
_MOVES = _MOVE[: _MOVE.index("(?")] + "%s"
"""Many moves in two statements: the thread works on them while the event loop goes on. Between two
statements it has to wait until the event loop lets it, so there should be few."""


TOGETHER = 50
"""Moves in one pair of statements at most; for each number there is one, which is kept."""


@cache
def _for(count: int) -> tuple[str, str]:
    """Return the two statements for so many moves.

    >>> _for(2)[0].splitlines()[2]
    'FROM (VALUES (?, ?, ?), (?, ?, ?)) AS g'
    """
    turns, moves = (", ".join([f"({', '.join('?' * n)})"] * count) for n in (3, 9))
    return _TURNS % turns, _MOVES % moves


_SNAPSHOT = "INSERT OR REPLACE INTO snapshots (table_id, number, data) VALUES (?, ?, ?)"


class Turns:
    """Whose turn it is to write in this process: one at a time, and moves before all else.

    However much is said and however many come, nobody who plays waits for more than one of them.
    """

    def __init__(self) -> None:
        self._taken = False
        self._moves: deque[asyncio.Future[None]] = deque()
        self._others: deque[asyncio.Future[None]] = deque()

    @contextlib.asynccontextmanager
    async def turn(self, move: bool = False) -> AsyncIterator[None]:
        """Wait for one's turn; it ends with the block."""
        if self._taken:
            await self._wait(self._moves if move else self._others)
        self._taken = True
        try:
            yield
        finally:
            self._next()

    async def _wait(self, line: deque[asyncio.Future[None]]) -> None:
        mine = asyncio.get_running_loop().create_future()
        line.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._next()  # it was our turn already
            raise

    def _next(self) -> None:
        """Let the next one; it stays taken until somebody has nobody to give it to."""
        for line in (self._moves, self._others):
            while line:
                if not (one := line.popleft()).done():
                    one.set_result(None)
                    return
        self._taken = False


class SqliteWriter:
    """Writes with a connection of its own on a thread of its own."""

    def __init__(self, file: str, turns: Turns, told: Witness):
        self._file = file
        self._told = told
        self._turns = turns
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="ledger")
        self._connection: sqlite3.Connection | None = None

    async def write(self, entries: Sequence[RowEntry]) -> list[Outcome]:
        """Write entries of different tables, and return what became of each."""
        async with self._turns.turn(move=True):
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, self._write, entries)

    def _write(self, entries: Sequence[RowEntry]) -> list[Outcome]:
        if self._connection is None:
            self._connection = sqlite3.connect(
                self._file,
                isolation_level=None,
                check_same_thread=False,
                cached_statements=2 * TOGETHER + 20,
            )
            configure(self._connection)
            # Many rows in one statement are kept aside until it is done: not in a file of their
            # own, which would be created and deleted for each transaction.
            self._connection.execute("PRAGMA temp_store=MEMORY")
        execute = self._connection.execute
        try:
            execute("BEGIN IMMEDIATE")
            written = self._enter_many(execute, entries)
            outcomes: list[Outcome] = [None] * len(entries)
            if len(written) < len(entries):
                outcomes = [
                    None if e.table in written else self._enter(execute, e) for e in entries
                ]
            execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                execute("ROLLBACK")
            raise
        done = zip(entries, outcomes, strict=True)
        self._told.note((e.table, e.number) for e, outcome in done if outcome is None)
        return outcomes

    def _enter_many(self, execute: Any, entries: Sequence[RowEntry]) -> set[str]:
        """Write all that are nothing but moves, if none came too late; returns their tables."""
        plain = [e for e in entries if not (e.change or e.seats or e.snapshot)]
        if len(plain) < 2:
            return set()
        some = [plain[at : at + TOGETHER] for at in range(0, len(plain), TOGETHER)]
        for part in some:
            known = [value for e in part for value in (e.table, e.known, e.awaited)]
            if execute(_for(len(part))[0], known).rowcount != len(part):
                execute("ROLLBACK")
                execute("BEGIN IMMEDIATE")
                return set()
        for part in some:
            made: list[Any] = []
            for e in part:
                made += (e.table, e.number, e.kind, e.seat, e.action, e.digest)
                made += (e.by, _moment(e.at), e.told)
            execute(_for(len(part))[1], made)
        return {e.table for e in plain}

    def _enter(self, execute: Any, e: RowEntry) -> Outcome:
        if e.change is None:
            done = execute(_TURN, (e.awaited, e.table, e.known))
        else:
            c = e.change
            moments = _moment(c.ended), _moment(c.deadline)
            done = execute(_CHANGE, (e.awaited, c.status, *moments, c.ending, e.table, e.known))
        if done.rowcount != 1:
            return Behind()
        made = e.number, e.kind, e.seat, e.action, e.digest, e.by
        execute(_MOVE, (e.table, *made, _moment(e.at), e.told))
        for s in e.seats:
            times = _moment(s.since), s.seconds_left, _moment(s.given_up), s.wait
            execute(_SEAT, (*times, s.stand_in, s.left, _moment(s.unseen), e.table, s.seat))
        if e.snapshot is not None:
            execute(_SNAPSHOT, (e.table, e.number + 1, compressed(e.snapshot)))
        return None

    async def close(self) -> None:
        """Let go of the database."""
        loop = asyncio.get_running_loop()
        if self._connection is not None:
            await loop.run_in_executor(self._thread, self._connection.close)
        self._thread.shutdown()
        self._told.close()


def configure(connection: Any) -> None:
    """Set up a new SQLite connection.

    FULL waits for the disk at each commit: an acknowledged move survives a power cut as well.
    """
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _moment(value: datetime | None) -> str | None:
    """Return a moment as SQLAlchemy writes it: UTC, without a zone."""
    if value is None:
        return None
    utc = value if value.tzinfo is UTC else value.astimezone(UTC)
    return utc.isoformat(" ", "microseconds")[: -len("+00:00")]


# -- PostgreSQL --------------------------------------------------------------------------------

_ALL = """
WITH given AS (
  SELECT * FROM unnest(
    $1::text[], $2::int[], $3::int[], $4::text[], $5::int[], $6::text[], $7::text[],
    $8::text[], $9::timestamptz[], $10::text[], $11::bool[], $12::text[], $13::timestamptz[],
    $14::timestamptz[], $15::text[], $16::text[]
  ) AS g(
    id, known, number, kind, seat, action, digest, "by", at, awaited, change, status, ended,
    deadline, ending, told
  )
), held AS (
  SELECT t.id FROM tables t JOIN given g ON t.id = g.id AND t.version = g.known
  ORDER BY t.id FOR UPDATE OF t
), moved AS (
  UPDATE tables t SET
    version = t.version + 1,
    awaited = g.awaited::json,
    status = CASE WHEN g.change THEN g.status ELSE t.status END,
    ended = CASE WHEN g.change THEN g.ended ELSE t.ended END,
    deadline = CASE WHEN g.change THEN g.deadline ELSE t.deadline END,
    ending = CASE WHEN g.change THEN g.ending ELSE t.ending END
  FROM given g JOIN held ON held.id = g.id
  WHERE t.id = g.id
  RETURNING t.id
)
INSERT INTO moves (table_id, number, kind, seat, action, digest, "by", at, told)
SELECT g.id, number, kind, seat, action, digest, "by", at, told::json
FROM given g JOIN moved ON moved.id = g.id
RETURNING table_id
"""
"""All moves in one statement. The rows are held in one order, whoever asks: processes that write at
the same tables wait for each other, and never in a circle."""
_ITS_SEAT = (
    "UPDATE seats SET since = $1, seconds_left = $2, given_up = $3, slot = $4, stand_in = $5, "
    '"left" = $6, unseen = $7 WHERE table_id = $8 AND number = $9'
)
_ITS_SNAPSHOT = (
    "INSERT INTO snapshots (table_id, number, data) VALUES ($1, $2, $3) "
    "ON CONFLICT (table_id) DO UPDATE SET number = EXCLUDED.number, data = EXCLUDED.data"
)


class PostgresWriter:
    """Writes with a connection of the pool, one statement for all."""

    def __init__(self, engine: AsyncEngine):
        self._engine = engine

    async def write(self, entries: Sequence[RowEntry]) -> list[Outcome]:
        """Write entries of different tables, and return what became of each."""
        async with self._engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            rich = [e for e in entries if e.seats or e.snapshot is not None]
            if not rich:
                written = await self._enter(driver, entries)
            else:
                async with driver.transaction():
                    written = await self._enter(driver, entries)
                    for e in rich:
                        if e.table in written:
                            await self._enter_more(driver, e)
        return [None if e.table in written else Behind() for e in entries]

    async def _enter(self, driver: Any, entries: Sequence[RowEntry]) -> set[str]:
        """Write the moves; returns the tables where that could be done."""
        rows = [
            (e.table, e.known, e.number, e.kind, e.seat, e.action, e.digest, e.by, e.at, e.awaited)
            + (
                (True, c.status, c.ended, c.deadline, c.ending)
                if (c := e.change)
                else (False, *4 * (None,))
            )
            + (e.told,)
            for e in entries
        ]
        found = await driver.fetch(_ALL, *zip(*rows, strict=True))
        return {row[0] for row in found}

    async def _enter_more(self, driver: Any, e: RowEntry) -> None:
        for s in e.seats:
            given = s.since, s.seconds_left, s.given_up, s.wait, s.stand_in, s.left, s.unseen
            await driver.execute(_ITS_SEAT, *given, e.table, s.seat)
        if e.snapshot is not None:
            data = compressed(e.snapshot)
            await driver.execute(_ITS_SNAPSHOT, e.table, e.number + 1, data)

    async def close(self) -> None:
        """The connections are the pool's."""
