"""Moves of many tables in one transaction: each stands for itself, and none is lost or doubled."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text

from lindwurm.server.http.answers import NewSeat, NewTable
from lindwurm.server.http.tables import new_table
from lindwurm.server.metrics import Metrics
from lindwurm.server.store.database import Database
from lindwurm.server.store.history import compressed
from lindwurm.server.store.ledger import Behind, Ledger, Outcome, RowEntry, SeatChange, TableChange
from lindwurm.server.store.models import ACT, OVER, PLAYING, Person, Row, Snapshot, Table
from lindwurm.server.store.moment import now
from lindwurm.server.table import opening
from lindwurm.server.table.hub import Hub
from tests.server.cluster import NotHere, postgres
from tests.server.harness import awaited


async def tables(database: Database, count: int) -> list[str]:
    """Return tables of two seats, both of the same person, begun."""
    await database.upgrade()
    person = Person(id="anna", name="Anna", language="en")
    made = []
    async with database.write() as session:
        session.add(person)
        await session.flush()
        for n in range(count):
            seats = [NewSeat("me"), NewSeat("me", f"Otto {n}")]
            table = new_table(NewTable("dragon_farkle", seats, {"first_player": "1"}), person)
            opening.begin(table)
            session.add(table)
            made.append(table.id)
    return made


def entry(table: str, known: int = 0, number: int = 0, **more: Any) -> RowEntry:
    fields: dict[str, Any] = {
        "kind": ACT,
        "seat": 0,
        "action": "recruit",
        "digest": "d" * 32,
        "by": "person",
        "at": now(),
    }
    return RowEntry(table, known, number, **{"awaited": "[1]", **fields, **more})


async def outcomes(ledger: Ledger, entries: Sequence[RowEntry]) -> list[Outcome]:
    return await asyncio.gather(*map(ledger.write, entries), return_exceptions=True)


async def rows(database: Database) -> dict[str, list[int]]:
    async with database.read() as session:
        found: dict[str, list[int]] = {}
        for move in await session.scalars(select(Row).order_by(Row.table, Row.number)):
            found.setdefault(move.table, []).append(move.number)
        return found


async def one_that_came_too_late(database: Database) -> None:
    names = await tables(database, 6)
    late = {names[2], names[4]}
    entries = [entry(name, known=7 if name in late else 0) for name in names]
    for e, outcome in zip(entries, await outcomes(database.ledger, entries), strict=True):
        assert isinstance(outcome, Behind) if e.table in late else outcome is None
    assert await rows(database) == {name: [0] for name in sorted(set(names) - late)}
    async with database.read() as session:
        for table in await session.scalars(select(Table)):
            told = (1, [1]) if table.id not in late else (0, [0])
            assert (table.version, table.awaited) == told


async def all_that_a_move_may_change(database: Database) -> None:
    first, second, third = await tables(database, 3)
    at = now()
    entries = [
        entry(first, at=at, change=TableChange(OVER, at, None, "drawn")),
        entry(second, at=at, seats=(SeatChange(1, at, 12.5, None, 3.5, "adept", "resigned"),)),
        entry(third, at=at, snapshot=b"frozen"),
    ]
    assert await outcomes(database.ledger, entries) == [None] * 3
    assert await database.ledger.write(entry(third, 1, 1, snapshot=b"again")) is None
    async with database.read() as session:
        over = await session.get_one(Table, first)
        assert (over.status, over.ended, over.version) == (OVER, at, 1)
        assert over.ending == "drawn"
        running = await session.get_one(Table, second)
        assert (running.status, running.ended) == (PLAYING, None)
        seat = running.seats[1]
        assert (seat.since, seat.seconds_left, seat.wait) == (at, 12.5, 3.5)
        assert (seat.stand_in, seat.left) == ("adept", "resigned")
        kept = await session.get_one(Snapshot, third)
        assert (kept.number, kept.data) == (2, compressed(b"again"))
        assert (await session.get_one(Row, (second, 0))).at == at


async def a_bad_one_among_many(database: Database) -> None:
    """A row that is there already breaks the transaction; the others are tried again alone."""
    names = await tables(database, 4)
    async with database.write() as session:
        fields: dict[str, Any] = {
            "kind": ACT,
            "seat": 0,
            "action": "roll",
            "digest": "x",
            "at": now(),
        }
        session.add(Row(table=names[1], number=0, **fields))
    results = await outcomes(database.ledger, [entry(name) for name in names])
    assert [result is None for result in results] == [True, False, True, True]
    assert await rows(database) == {name: [0] for name in sorted(names)}
    async with database.read() as session:
        bad = await session.get_one(Table, names[1])
        assert bad.version == 0, "half of a move was written"
        assert (await session.get_one(Row, (names[1], 0))).action == "roll"


CASES = (one_that_came_too_late, all_that_a_move_may_change, a_bad_one_among_many)


@pytest.mark.parametrize("case", CASES)
def test_in_sqlite(case: Callable[[Database], Awaitable[None]], tmp_path: Path) -> None:
    async def run() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
        try:
            await case(database)
        finally:
            await database.close()

    awaited(run())


@pytest.mark.xdist_group("cluster")
def test_in_postgresql() -> None:
    pytest.importorskip("asyncpg", reason="asyncpg is not installed")

    async def run(url: str) -> None:
        database = Database(url.replace("postgresql:", "postgresql+asyncpg:"))
        try:
            for case in CASES:
                await case(database)
                async with database.write() as session:
                    await session.execute(text("TRUNCATE people, tables CASCADE"))
        finally:
            await database.close()

    try:
        with postgres() as url:
            awaited(run(url))
    except NotHere as error:
        pytest.skip(str(error))


def test_two_processes_that_write_at_the_same_tables(tmp_path: Path) -> None:
    """Of two moves on the same version one is written, whoever else is in the transaction."""

    async def run() -> None:
        here = Database(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
        names = await tables(here, 8)
        there = Database(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
        for number in range(5):
            entries = [entry(name, number, number) for name in names]
            both = await asyncio.gather(
                outcomes(here.ledger, entries), outcomes(there.ledger, entries[::-1])
            )
            for mine, theirs in zip(both[0], both[1][::-1], strict=True):
                assert [mine, theirs].count(None) == 1
                assert any(isinstance(outcome, Behind) for outcome in (mine, theirs))
        assert await rows(here) == {name: [0, 1, 2, 3, 4] for name in sorted(names)}
        await here.close()
        await there.close()

    awaited(run())


class Recorded:
    """A writer that notes what it is given, and fails as often as it is told to."""

    def __init__(self, failures: int = 0):
        self.batches: list[list[str]] = []
        self.failures = failures
        self.free = asyncio.Event()
        self.free.set()

    async def write(self, entries: Sequence[RowEntry]) -> list[Outcome]:
        self.batches.append([e.table for e in entries])
        await self.free.wait()
        if self.failures:
            self.failures -= 1
            raise OSError("the disk is full")
        return [None] * len(entries)

    async def close(self) -> None:
        pass


def test_all_that_wait_go_together_in_order() -> None:
    async def run() -> None:
        writer = Recorded()
        ledger = Ledger(writer)
        writer.free.clear()
        first = asyncio.create_task(ledger.write(entry("a")))
        while not writer.batches:
            await asyncio.sleep(0)
        others = [asyncio.create_task(ledger.write(entry(name))) for name in "bcd"]
        await asyncio.sleep(0)
        writer.free.set()
        await asyncio.gather(first, *others)
        assert writer.batches == [["a"], ["b", "c", "d"]]

    awaited(run())


def test_a_hand_that_fails_is_asked_again_for_each() -> None:
    async def run() -> None:
        writer = Recorded(failures=2)
        results = await outcomes(Ledger(writer), [entry(name) for name in "abc"])
        assert [type(result) for result in results] == [OSError, type(None), type(None)]
        assert writer.batches == [["a", "b", "c"], ["a"], ["b"], ["c"]]

    awaited(run())


def test_who_goes_before_the_end_has_still_moved(tmp_path: Path) -> None:
    """Anna's socket ends while her move is being written: all the others hear of it."""

    async def run() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
        [name] = await tables(database, 1)
        hub = Hub(database, 1, Metrics())
        async with hub.visit(name) as room:
            moving = asyncio.create_task(room.act("anna", 0, "recruit", 0))
            while not room.match.moves:  # until it is made in memory, and being written
                await asyncio.sleep(0)
            assert room.number == 0
            moving.cancel()
            with pytest.raises(asyncio.CancelledError):
                await moving
            assert (room.number, room.match.actors) == (1, (0,))
            assert await rows(database) == {name: [0]}
        await hub.close()
        await database.close()

    awaited(run())


def test_what_a_broken_writer_leaves_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move that cannot be written has not been made, and the table goes on."""

    async def run() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
        [name] = await tables(database, 1)
        hub = Hub(database, 1, Metrics())

        async def fails(entry: RowEntry) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        async with hub.visit(name) as room:
            with monkeypatch.context() as broken:
                broken.setattr(database.ledger, "write", fails)
                with pytest.raises(sqlite3.OperationalError):
                    await room.act("anna", 0, "recruit", 0)
            async with room.alone():
                assert (room.number, room.match.moves) == (0, [])
            assert await room.act("anna", 0, "recruit", 0) == (0, False)
        assert await rows(database) == {name: [0]}
        await hub.close()
        await database.close()

    awaited(run())
