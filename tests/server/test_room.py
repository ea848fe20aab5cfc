"""Tables in memory over one database: snapshots, and two servers that want the same move."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import select

from lindwurm.server.errors import Refused
from lindwurm.server.http.answers import NewSeat, NewTable
from lindwurm.server.http.tables import new_table
from lindwurm.server.metrics import Metrics
from lindwurm.server.store import history
from lindwurm.server.store.database import Database
from lindwurm.server.store.models import Person, Row, Snapshot
from lindwurm.server.table import opening
from lindwurm.server.table.clock import Clockwork
from lindwurm.server.table.hub import Hub
from lindwurm.server.table.room import Room
from tests.server.harness import awaited


@pytest.fixture(autouse=True)
def time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """What leaves no choice is not answered here: we make all moves ourselves."""
    monkeypatch.setattr(Clockwork, "note", lambda *_: None)


async def opened(file: Path, game: str = "dragon_farkle") -> tuple[Database, str]:
    """Return a database with a table of two seats, both of the same person, begun."""
    database = Database(f"sqlite+aiosqlite:///{file}")
    await database.upgrade()
    person = Person(id="anna", name="Anna", language="en")
    seats = [NewSeat("me"), NewSeat("me", "Otto")]
    async with database.write() as session:
        session.add(person)
        await session.flush()
        options = {"first_player": "1"} if game == "dragon_farkle" else {}
        table = new_table(NewTable(game, seats, options), person)
        opening.begin(table)
        session.add(table)
    return database, table.id


@contextlib.asynccontextmanager
async def two_rooms(file: Path, game: str = "dragon_farkle") -> AsyncIterator[tuple[Room, Room]]:
    """Open the same table at two servers that know nothing of each other."""
    database, table = await opened(file, game)
    other = Database(f"sqlite+aiosqlite:///{file}")
    first, second = Hub(database, 1, Metrics()), Hub(other, 1, Metrics())
    async with first.visit(table) as here, second.visit(table) as there:
        yield here, there
    for hub in (first, second):
        await hub.close()
        await hub.database.close()


def test_snapshots_are_written_and_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "SNAPSHOT_EVERY", 5)

    async def run() -> None:
        database, table = await opened(tmp_path / "x.db")
        hub = Hub(database, 1, Metrics())
        async with hub.visit(table) as room:
            while room.number < 23:
                seat = room.match.actors[0]
                action = room.match.text(room.match.legal(seat)[0])
                assert await room.act("anna", seat, action, room.number) == (room.number - 1, False)
                if room.number == 12:
                    assert await room.wishes.ask("anna", seat, room.number)
            digest, undos = room.match.digest, room.undos
        async with database.read() as session:
            snapshot = await session.get_one(Snapshot, table)
            assert snapshot.number == 20
        async with Hub(database, 1, Metrics()).visit(table) as room:
            assert (room.number, room.undos, room.match.digest) == (23, undos, digest)
        await hub.close()
        await database.close()

    awaited(run())


def test_a_choice_that_still_stands_is_made_though_another_process_was_quicker(
    tmp_path: Path,
) -> None:
    """Both seats prepare at once; the second server does not know yet that the first has moved."""

    async def run() -> None:
        async with two_rooms(tmp_path / "x.db", "schutt_und_asche") as (here, there):
            while len(here.match.actors) < 2:
                seat = here.match.actors[0]
                legal = here.match.text(here.match.legal(seat)[0])
                await here.act("anna", seat, legal, here.number)
            async with there.alone():
                await there.catch_up()
            number = here.number
            assert there.number == number
            for seat, room in zip(here.match.actors, (here, there), strict=False):
                legal = room.match.text(room.match.legal(seat)[0])
                row, before = await room.act("anna", seat, legal, number)
                assert not before
            assert (row, there.number) == (number + 1, number + 2)
            async with here.alone():
                await here.catch_up()
            assert here.match.digest == there.match.digest

    awaited(run())


def test_a_move_that_nobody_told_is_found_in_the_database(tmp_path: Path) -> None:
    async def run() -> None:
        async with two_rooms(tmp_path / "x.db") as (here, there):
            await here.act("anna", 0, "recruit", 0)
            assert there.number == 0
            await there.hub.compare()
            async with asyncio.timeout(20):
                while there.number == 0:
                    await asyncio.sleep(0.01)
            assert there.match.digest == here.match.digest

    awaited(run())


def test_two_servers_cannot_both_make_the_same_move(tmp_path: Path) -> None:
    async def run() -> None:
        async with two_rooms(tmp_path / "x.db") as (here, there):
            assert await here.act("anna", 0, "recruit", 0) == (0, False)
            with pytest.raises(Refused, match="moved on"):
                await there.act("anna", 0, "skirmish", 0)
            assert there.number == 1, "it has read again what the other wrote"
            assert there.match.digest == here.match.digest
            assert await there.act("anna", 0, "recruit", 0) == (0, True)
            assert await there.act("anna", 0, "roll", 1) == (1, False)
            async with here.hub.database.read() as session:
                rows = list(await session.scalars(select(Row).order_by(Row.number)))
            assert [row.action for row in rows] == ["recruit", "roll"]

    awaited(run())
