"""One way to change a match: for people, bots, stand-ins, clocks and wishes alike."""

from __future__ import annotations

import ast
import contextlib
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

import lindwurm.server
from lindwurm.server.errors import Refused
from lindwurm.server.http.answers import Clock, NewSeat, NewTable
from lindwurm.server.http.tables import new_table
from lindwurm.server.metrics import Metrics
from lindwurm.server.store import history
from lindwurm.server.store.database import Database, _upgrade
from lindwurm.server.store.ledger import Ledger, RowEntry
from lindwurm.server.store.models import ACT, UNDO, Person, Row
from lindwurm.server.store.moment import now
from lindwurm.server.table import opening
from lindwurm.server.table.audience import Audience, Connection
from lindwurm.server.table.clock import Clockwork
from lindwurm.server.table.hub import Hub
from lindwurm.server.table.room import Room
from lindwurm.server.table.seated_bots import SeatedBots
from tests.server.cluster import NotHere, postgres
from tests.server.harness import awaited

SERVER = Path(lindwurm.server.__file__).parent
KINDS = ("person", "bot", "stand_in", "clock", "wish")


# -- in the sources ----------------------------------------------------------------------------


class Calls(ast.NodeVisitor):
    """Finds in which functions methods of these names are called, and on what."""

    def __init__(self, *names: str):
        self.names = names
        self.found: set[tuple[str, str]] = set()
        self._inside = ""

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.visit_FunctionDef(node)

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        before, self._inside = self._inside, node.name
        self.generic_visit(node)
        self._inside = before

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Attribute) and node.func.attr in self.names:
            self.found.add((self._inside, ast.unparse(node.func)))
        self.generic_visit(node)


def calls(*names: str) -> set[tuple[str, str, str]]:
    found = set()
    for file in SERVER.rglob("*.py"):
        visitor = Calls(*names)
        visitor.visit(ast.parse(file.read_text("utf-8")))
        found |= {(file.relative_to(SERVER).as_posix(), *call) for call in visitor.found}
    return found


def test_a_match_is_changed_in_one_place_only() -> None:
    assert calls("act", "undo") == {
        ("sockets/table_socket.py", "_act", "self.room.act"),
        ("store/history.py", "advance", "match.act"),
        ("store/history.py", "advance", "match.undo"),
        ("table/room.py", "_advance", "match.act"),
        ("table/room.py", "_advance", "match.undo"),
    }
    assert calls("advance") == set()  # history's own, by its name alone
    assert calls("_carry_out", "carry_out") == {
        ("table/room.py", "change", "self._carry_out"),
        ("table/room.py", "_take_over", "history.carry_out"),
    }
    writers = {call for call in calls("write") if "ledger" in call[2]}
    assert writers == {("table/room.py", "_carry_out", "self.hub.database.ledger.write")}


# -- in play -----------------------------------------------------------------------------------


async def opened(url: str, kind: str) -> tuple[Database, str]:
    """Return a database with a table of Anna's, where this kind of change is due at seat 1."""
    database = Database(url)
    await database.upgrade()
    anna = Person(id="anna", name="Anna", language="en")
    bot = kind == "bot"
    seats = [NewSeat("bot", level="random") if bot else NewSeat("me"), NewSeat("me", "Otto")]
    clock = Clock("move", seconds=3600) if kind == "clock" else None
    async with database.write() as session:
        session.add(anna)
        await session.flush()
        asked = NewTable("dragon_farkle", seats, {"first_player": "1"}, clock=clock, timeout="act")
        table = new_table(asked, anna)
        opening.begin(table)
        if kind == "clock":
            table.seats[0].since = now() - timedelta(hours=2)
        if kind == "stand_in":
            table.seats[0].stand_in = "random"
        session.add(table)
    return database, table.id


@contextlib.asynccontextmanager
async def at_table(url: str, kind: str, servers: int = 1) -> AsyncIterator[list[Room]]:
    """Open the table at some servers that know nothing of each other, with a watcher at each."""
    database, table = await opened(url, kind)
    databases = [database] + [Database(url) for _ in range(servers - 1)]
    hubs = [Hub(each, 1, Metrics()) for each in databases]
    async with contextlib.AsyncExitStack() as stack:
        rooms = [await stack.enter_async_context(hub.visit(table)) for hub in hubs]
        if kind == "wish":
            await rooms[0].act("anna", 0, "recruit", 0)
        for room in rooms:
            async with room.alone():
                await room.catch_up()
            watcher = Connection("anna", "Anna", "en", greeted=True)
            room.audience.connections.add(watcher)
        yield rooms
    for hub in hubs:
        await hub.close()
        await hub.database.close()


async def do(room: Room, kind: str) -> Any:
    """Let one thing happen."""
    match kind:
        case "person":
            return await room.act("anna", 0, "recruit", 0)
        case "clock":
            return await room.presence.time_out()
        case "wish":
            return await room.wishes.ask("anna", 0, 1)
        case _:
            return await room.bots._move()


def heard(room: Room) -> list[dict[str, Any]]:
    """Return the positions that the watcher has been told since."""
    [watcher] = room.audience.connections
    told = []
    while watcher._messages:
        told.append(msgspec.json.decode(watcher._messages.popleft()))
    return [message for message in told if message["type"] == "position"]


async def course(room: Room) -> list[Row]:
    async with room.hub.database.read() as session:
        return await history.since(session, room.id, 0)


@pytest.fixture(autouse=True)
def bots_move_when_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SeatedBots, "wake", lambda self: None)
    monkeypatch.setattr(Clockwork, "note", lambda *_: None)


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'x.db'}"


async def it_is_written_before_it_is_told(
    url: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(url, kind) as [room]:
        before = room.number
        order: list[str] = []
        write, tell = Ledger.write, Audience.tell_position

        async def writing(self: Ledger, entry: RowEntry) -> None:
            await write(self, entry)
            order.append(f"written {entry.number}")

        def telling(self: Audience, *given: Any, **more: Any) -> None:
            order.append(f"told {room.number}")
            tell(self, *given, **more)

        monkeypatch.setattr(Ledger, "write", writing)
        monkeypatch.setattr(Audience, "tell_position", telling)
        await do(room, kind)
        assert order == [f"written {before}", f"told {before + 1}"]
        assert [message["number"] for message in heard(room)] == [before + 1]
        row = (await course(room))[-1]
        assert (row.number, row.seat) == (before, 0)
        expected = (UNDO, "person", "") if kind == "wish" else (ACT, kind, row.action)
        assert (row.kind, row.by, row.action) == expected
        assert (row.action != "") == (kind != "wish")
        assert now() - row.at < timedelta(minutes=5)
        moves = dict(room.hub.metrics.moves)
        assert moves == ({"person": 1} if kind == "wish" else {kind: 1}), "undos are not counted"


@pytest.mark.parametrize("kind", KINDS)
def test_it_is_written_before_it_is_told(
    url: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    awaited(it_is_written_before_it_is_told(url, kind, monkeypatch))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("where", ["write", "before"])
def test_what_cannot_be_written_has_not_happened(
    url: str, kind: str, where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether the disk is full, or something is wrong with what is to be written."""

    def fail(*_: object) -> Any:
        raise OSError("the disk is full")

    async def run() -> None:
        async with at_table(url, kind) as [room]:
            before, digest = room.number, room.match.digest
            with monkeypatch.context() as patch:
                if where == "write":
                    patch.setattr(Ledger, "write", fail)
                else:
                    patch.setattr(history, "fingerprint", fail)
                with pytest.raises(OSError, match="disk is full"):
                    await do(room, kind)
            assert heard(room) == []
            assert not room.loaded, "what is in memory is not what is written"
            async with room.alone():
                assert (room.number, room.match.digest) == (before, digest)
            assert len(await course(room)) == before
            await do(room, kind)
            assert room.number == before + 1
            assert [message["number"] for message in heard(room)] == [before + 1]

    awaited(run())


@pytest.mark.parametrize("kind", KINDS)
def test_where_another_process_has_moved_it_is_not_done_twice(url: str, kind: str) -> None:
    async def run() -> None:
        async with at_table(url, kind, servers=2) as [here, there]:
            before = here.number
            await do(here, kind)
            assert there.number == before, "it has not heard of it"
            if kind == "wish":
                with pytest.raises(Refused, match="moved on"):
                    await do(there, kind)
            else:
                done = await do(there, kind)
                assert kind != "person" or done == (0, True)
            assert there.number == before + 1
            assert there.match.digest == here.match.digest
            assert len(await course(there)) == before + 1
            assert {message["number"] for message in heard(there)} == {before + 1}

    awaited(run())


@pytest.mark.parametrize("kind", KINDS)
def test_where_another_process_has_changed_the_table_it_is_decided_again(
    url: str, kind: str
) -> None:
    async def run() -> None:
        async with at_table(url, kind, servers=2) as [here, there]:
            before, version = here.number, here.table.version
            async with here.changing():
                pass  # somebody was noted to be there
            assert (here.table.version, there.table.version) == (version + 1, version)
            await do(there, kind)
            assert (there.number, there.table.version) == (before + 1, version + 2)
            assert len(await course(there)) == before + 1
            assert heard(there)[-1]["number"] == before + 1

    awaited(run())


# -- how it came about -------------------------------------------------------------------------


@pytest.mark.xdist_group("cluster")
def test_who_made_a_move_is_kept_in_postgresql(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("asyncpg", reason="asyncpg is not installed")

    async def before_it_was_kept(url: str) -> None:
        database = Database(url)
        async with database.engine.begin() as connection:
            await connection.run_sync(_upgrade, "0003")
            columns = "(table_id, number, kind, seat, action, digest, at)"
            await connection.execute(text("SET CONSTRAINTS ALL DEFERRED"))
            await connection.execute(text("ALTER TABLE moves DISABLE TRIGGER ALL"))
            values = "('old', 0, 'act', 0, 'recruit', 'd', now())"
            await connection.execute(text(f"INSERT INTO moves {columns} VALUES {values}"))
        await database.upgrade()
        async with database.read() as session:
            [row] = await history.since(session, "old", 0)
            assert row.by is None
        await database.close()

    async def run(url: str) -> None:
        await before_it_was_kept(url)
        for kind in ("person", "bot"):
            await it_is_written_before_it_is_told(url, kind, monkeypatch)
            monkeypatch.undo()
            monkeypatch.setattr(SeatedBots, "wake", lambda self: None)
            database = Database(url)
            async with database.write() as session:
                await session.execute(text("TRUNCATE people, tables CASCADE"))
            await database.close()

    try:
        with postgres() as address:
            awaited(run(address.replace("postgresql:", "postgresql+asyncpg:")))
    except NotHere as error:
        pytest.skip(str(error))
