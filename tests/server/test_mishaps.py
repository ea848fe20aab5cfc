"""What goes wrong around the server gets one clear sentence and a safe state (SRV-F16)."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import ClassVar

import pytest

from lindwurm.server.store import bus, told
from lindwurm.server.store.told import Short, Witness
from tests.server.harness import Client, Served, awaited, play

# -- two servers, one file -------------------------------------------------------------------------


def test_a_second_server_on_the_same_file_is_refused_at_once(tmp_path: Path) -> None:
    database = tmp_path / "lindwurm.db"
    server = Served(database)
    command = [sys.executable, "-m", "lindwurm.cli", "serve", "--no-browser", "--port", "0"]
    second = subprocess.run(
        [*command, "--database", str(database)],
        env={**os.environ, **server.environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert second.returncode != 0
    assert "in use by another server" in second.stderr
    assert "Traceback" not in second.stderr
    server.kill()
    server.start()  # who was killed holds nothing
    server.stop()


# -- a journal that was cut ------------------------------------------------------------------------


def test_a_journal_that_was_cut_is_noticed_and_the_table_not_played_on(tmp_path: Path) -> None:
    server = Served(tmp_path / "lindwurm.db")
    anna, ben = Client(server, "Anna"), Client(server, "Ben")

    def begun() -> str:
        table = anna.table("me", "open", first_player="1")
        ben.post(f"/api/tables/{table}/join", {})
        anna.post(f"/api/tables/{table}/start")
        return table

    kept, cut = begun(), begun()
    first = anna.sit(kept)
    assert first.act("recruit")["type"] == "done"
    seats = [anna.sit(cut), ben.sit(cut)]
    made = play(seats, random.Random(1), moves=60)
    server.kill()
    for client in (anna, ben):
        client.sittings.clear()
    journal = Path(f"{server.database}-wal")
    size = journal.stat().st_size
    with sqlite3.connect(":memory:"), journal.open("r+b") as file:
        file.truncate(size - size // 4)  # the newest moves, but not that the tables are there
    server.start()
    for client in (anna, ben):
        client.server = server
    sitting = anna.sit(cut, greet=False)
    told_it = sitting.receive()
    assert (told_it["type"], told_it["code"]) == ("error", "broken")
    assert told_it["message"].startswith(f"this table has lost moves: {len(made)} were made, ")
    anna.sittings.clear()
    assert anna.sit(kept).position["number"] == 1, "the other table is whole"
    for client in (anna, ben):
        client.close()
    complaints = server.stop()
    assert f"table {cut} has lost moves: {len(made)} were acknowledged" in complaints
    assert f"delete {server.database}-told* to go on" in complaints
    for path in tmp_path.glob("*-told*"):
        path.unlink()
    server.start()
    anna = Client(server, None)
    assert anna.sit(cut).position["number"] < len(made), "that has been accepted"
    anna.close()
    assert "has lost" not in server.stop()


def test_what_was_told_is_read_again_however_it_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    witness = Witness(str(tmp_path / "lindwurm.db"))
    assert witness.read() == {}
    witness.note([("a", 0), ("b", 0)])
    witness.note([("a", 1)])
    witness.close()
    with witness.path.open("ab") as file:
        file.write(b"b 12")  # killed in mid-word
    assert witness.read() == {"a": 2, "b": 1}
    with witness.path.open("ab") as file:
        file.write(b"\nc 7\n")
    witness.forget("c")
    monkeypatch.setattr(told, "MOST_BYTES", 1)
    witness.note([("d", 4)])  # goes into a new file
    assert witness.read() == {"a": 2, "b": 13, "d": 5}
    with closing(sqlite3.connect(tmp_path / "lindwurm.db")) as connection:
        connection.execute("CREATE TABLE tables (id TEXT)")
        connection.execute("CREATE TABLE moves (table_id TEXT, number INTEGER)")
        connection.executemany("INSERT INTO tables VALUES (?)", [("a",), ("b",)])
        connection.executemany("INSERT INTO moves VALUES ('a', ?)", [(0,), (1,), (2,)])
        assert witness.compare(connection) == {"b": Short(13, 0), "d": Short(5, -1)}
    witness.reset()
    assert witness.read() == {}


def test_a_witness_that_cannot_write_stops_nobody(tmp_path: Path) -> None:
    witness = Witness(str(tmp_path / "gone" / "lindwurm.db"))
    witness.note([("a", 0)])
    assert witness.read() == {}
    shutil.rmtree(tmp_path)


# -- a Redis that stands still ---------------------------------------------------------------------


def test_a_redis_that_does_not_answer_is_not_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pytest.importorskip("redis")
    monkeypatch.setattr(bus, "PATIENCE", 0.005)
    asked = 0

    class Silent:
        async def set(self, *_: object, **__: object) -> None:
            nonlocal asked
            asked += 1
            await asyncio.Event().wait()

    async def run() -> None:
        here = bus.RedisBus("redis://127.0.0.1:1")
        here._redis = Silent()  # type: ignore[assignment]
        here.sure = True
        assert await here.claim("table"), "the bots go on"
        assert here.sure, "a busy machine can miss one answer"
        assert await here.claim("table")
        assert not here.sure, "who is not sure reads the table again before each move"
        for _ in range(100):
            assert await here.claim("table")
        assert await here.attend("table", frozenset()) is None
        await here.release("table")
        assert asked == 2

    awaited(run())


class Wire:
    """A channel and a pipeline in one, each of which fails at first as an event loop does."""

    failures: ClassVar = {"subscribe": 2, "publish": 1}
    told: ClassVar[list[bytes]] = []

    def _fail(self, what: str) -> None:
        if self.failures[what]:
            self.failures[what] -= 1
            raise RuntimeError("the handler is closed")

    async def __aenter__(self) -> Wire:
        return self

    async def __aexit__(self, *_: object) -> None: ...

    async def subscribe(self, *_: object) -> None:
        self._fail("subscribe")
        self.news = [{"type": "subscribe"}]

    async def get_message(self, timeout: float) -> dict[str, str]:
        if self.news:
            return self.news.pop()
        await asyncio.sleep(timeout)
        return {"type": "pong"}

    def publish(self, _: str, letter: bytes) -> None:
        self.letter = letter

    async def execute(self) -> None:
        self._fail("publish")
        self.told.append(self.letter)


class Broken:
    """A Redis with such wires."""

    def pubsub(self) -> Wire:
        return Wire()

    def pipeline(self, transaction: bool) -> Wire:
        return Wire()

    async def aclose(self) -> None: ...


def test_whatever_goes_wrong_with_redis_one_listens_and_tells_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where a connection was closed an event loop says RuntimeError: nobody stays deaf for it."""
    pytest.importorskip("redis")
    monkeypatch.setattr(bus, "RETRY", 0.001)
    monkeypatch.setattr(bus, "PATIENCE", 0.001)

    async def run() -> None:
        here = bus.RedisBus("redis://127.0.0.1:1")
        here._redis = Broken()  # type: ignore[assignment]
        await here.begin(lambda _: None)
        async with asyncio.timeout(20):
            while not here.sure:
                await asyncio.sleep(0.001)
            here.tell(bus.Cut("anna"))  # is lost, and what is told instead is "read everything"
            while not Wire.told:
                await asyncio.sleep(0.001)
        await here.close()

    awaited(run())
    assert Wire.failures == {"subscribe": 0, "publish": 0}
    assert b"again" in Wire.told[0]
