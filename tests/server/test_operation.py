"""Looking after a server: what is cleared away, taken along, backed up and restored (SRV-F17)."""

from __future__ import annotations

import inspect
import io
import json
import random
import re
import sqlite3
import threading
import zipfile
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text

from lindwurm.cli.app import main
from lindwurm.games import load
from lindwurm.kernel import record
from lindwurm.server.http import export
from lindwurm.server.services import make
from lindwurm.server.settings import SettingError, Settings
from lindwurm.server.store import models
from lindwurm.server.store.database import Database
from lindwurm.server.store.models import (
    CLOSED,
    OPEN,
    OVER,
    PERSON,
    PLAYING,
    Line,
    Person,
    Row,
    Seat,
    SignIn,
    Table,
)
from lindwurm.server.store.purge import Ages, purge
from lindwurm.server.store.told import Witness
from lindwurm.server.table.lobby import Watcher
from tests.server.cluster import NotHere, postgres
from tests.server.harness import Client, Served, Sitting, awaited, play, until_over

NOW = datetime(2026, 11, 16, 12, tzinfo=UTC)
AGES = Ages(unstarted=7, finished=365, idle=100)


def days(number: float) -> datetime:
    """Return the moment so many days ago."""
    return NOW - timedelta(days=number)


# -- what is cleared away ----------------------------------------------------------------------


def table(id_: str, status: str, created: float, *, kept: bool = False, **more: Any) -> Table:
    seats = [Seat(number=0, kind=PERSON, person="anna", name="Anna", kept=kept)]
    return Table(
        id=id_,
        game="g",
        rules_version=1,
        options={},
        public=True,
        status=status,
        seed=bytes(32),
        commitment="",
        seats=seats,
        **{"created": days(created), **more},
    )


def move(table_id: str, at: float) -> Row:
    return Row(table=table_id, number=0, kind="act", seat=0, action="x", digest="", at=days(at))


STAYING = [
    table("open", OPEN, 6),
    table("over", OVER, 500, started=days(500), ended=days(364)),
    table("kept", OVER, 2000, started=days(2000), ended=days(1999), kept=True),
    table("slow", PLAYING, 1000, started=days(1000)),
    table("fresh", PLAYING, 90, started=days(90)),
    table("busy", OPEN, 300),
]
GOING = [
    table("unstarted", OPEN, 8),
    table("closed", CLOSED, 8),
    table("finished", OVER, 500, started=days(500), ended=days(366)),
    table("idle", PLAYING, 1000, started=days(1000)),
]
MOVES = [move("slow", 99), move("idle", 101), move("finished", 400), move("kept", 1999)]


def test_old_tables_go_by_the_rule_and_no_others(tmp_path: Path) -> None:
    async def clear() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'purge.db'}")
        await database.upgrade()
        old = days(1000)
        people = [Person(id="anna", name="Anna", language="en", account="anna", created=old)]
        people += [Person(id=one, name=one, language="en", created=old) for one in ("b", "c", "d")]
        people.append(Person(id="young", name="young", language="en", created=days(0.1)))
        async with database.write() as session:
            session.add_all(people)
            await session.flush()
            session.add_all([*STAYING, *GOING])
            await session.flush()
            session.add_all(MOVES)
            session.add(SignIn(person="anna", id="old", used=days(366), created=days(900)))
            session.add(SignIn(person="b", id="used", used=days(364), created=days(900)))
            session.add(SignIn(person="c", id="old", used=days(366), created=days(900)))
            session.add(Line(table="kept", person="d", name="d", text="well played"))
            session.add(Line(table="idle", person="anna", name="Anna", text="anybody here?"))
        gone = await purge(database, AGES, NOW, busy={"busy"})
        assert sorted(gone) == sorted(table.id for table in GOING)
        async with database.read() as session:
            left = {
                "tables": set(await session.scalars(select(Table.id))),
                "moves": set(await session.scalars(select(Row.table))),
                "seats": set(await session.scalars(select(Seat.table))),
                "lines": set(await session.scalars(select(Line.table))),
                "people": set(await session.scalars(select(Person.id))),
                "sessions": set(await session.scalars(select(SignIn.id))),
            }
        staying = {table.id for table in STAYING}
        assert left == {
            "tables": staying,
            "moves": {"slow", "kept"},
            "seats": staying,
            "lines": {"kept"},
            "people": {"anna", "b", "d", "young"},
            "sessions": {"used"},
        }
        assert await purge(database, Ages(0, 0, 0), NOW + timedelta(days=9999)) == []
        await database.close()

    awaited(clear())


def test_the_lobby_hears_what_was_cleared_away(tmp_path: Path) -> None:
    async def clear() -> None:
        services = make(Settings(database=str(tmp_path / "lobby.db"), bot_workers=1))
        await services.database.upgrade()
        async with services.database.write() as session:
            session.add(Person(id="anna", name="Anna", language="en"))
            await session.flush()
            session.add(table("old", OPEN, 400))
        watcher = Watcher(person=None, name="", language="en", known={"old"})
        services.hub.lobby.watchers.add(watcher)
        assert await services.purge() == ["old"]
        assert json.loads(await watcher.take() or b"") == {"type": "lobby_gone", "id": "old"}
        await services.end()

    awaited(clear())


def test_how_long_is_kept_can_be_asked_and_set(server: Served) -> None:
    house = server.get("/api/house").json()
    assert (house["unstarted_days"], house["finished_days"], house["idle_days"]) == (7, 365, 365)
    with pytest.raises(SettingError):
        Settings(finished_days=-1)


# -- what is one's own -------------------------------------------------------------------------


@pytest.fixture
def players(people: list[Client]) -> tuple[list[Client], str, str]:
    """Anna and Ben, a finished game and one that has begun."""
    anna, ben = people
    tables = []
    for moves in (None, 6):
        tables.append(anna.table("me", "open", round_limit="10"))
        ben.post(f"/api/tables/{tables[-1]}/join", {})
        anna.post(f"/api/tables/{tables[-1]}/start")
        sittings = [client.sit(tables[-1]) for client in people]
        play(sittings, random.Random(7), moves)
        if moves is None:
            until_over(sittings)
        sittings[0].ask(type="say", text="Anna was here")
        sittings[1].ask(type="say", text="Ben was here")
    return people, tables[0], tables[1]


def test_the_archive_leaves_no_table_out() -> None:
    """Whatever names a person is in what that person takes along (SRV-F29)."""
    written = inspect.getsource(export)
    people = {
        one.class_.__name__
        for one in models.Base.registry.mappers
        if any(key.column.table.name == "people" for key in one.local_table.foreign_keys)
    }
    elsewhere = {
        "ReservedName": "me.json has the name that it keeps from others",
        "Bond": "company.known reads them",
    }
    assert people - elsewhere.keys() <= set(re.findall(r"\w+", written))


def test_everybody_takes_along_what_is_theirs(
    server: Served, players: tuple[list[Client], str, str]
) -> None:
    (anna, _), over, running = players
    answer = anna.http.get(f"{server.address}/api/me/export")
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        names = archive.namelist()
        (kept,) = [name for name in names if name.startswith("records/")]
        assert over in kept
        record.replay(record.loads(archive.read(kept).decode()), load("dragon_farkle"))
        own = ("me.json", "tables.json", "chat.json", "moves.json")
        parts = {name: json.loads(archive.read(name)) for name in own}
        whole = b"".join(archive.read(name) for name in names)
    assert parts["me.json"]["name"] == "Anna"
    assert len(parts["me.json"]["sessions"]) == 1
    assert [one["table"]["id"] for one in parts["tables.json"]] == [over, running]
    assert {line["text"] for line in parts["chat.json"]} == {"Anna was here"}
    assert set(parts["moves.json"]) == {running}
    assert {made["seat"] for made in parts["moves.json"][running]} == {1}
    # Nothing of the running game is in it that is hidden: not its seed, nobody else's moves.
    with sqlite3.connect(f"file:{server.database}?mode=ro", uri=True) as connection:
        (seed,) = connection.execute("SELECT seed FROM tables WHERE id = ?", (running,)).fetchone()
    connection.close()
    assert seed not in whole
    assert seed.hex().encode() not in whole
    server_only = Client(server, None)
    server_only.get("/api/me/export", 401)
    server_only.close()


def test_a_finished_game_can_be_kept(players: tuple[list[Client], str, str]) -> None:
    (anna, ben), over, running = players
    path = f"/api/tables/{over}/kept"
    assert anna.get(f"/api/tables/{over}")["kept"] is False
    assert anna.request("PUT", path, {"kept": True})["kept"] is True
    assert [t["kept"] for t in anna.get("/api/me/tables")].count(True) == 1
    assert ben.get(f"/api/tables/{over}")["kept"] is False
    assert anna.request("PUT", path, {"kept": False})["kept"] is False
    anna.request("PUT", f"/api/tables/{running}/kept", {"kept": True}, 409)
    stranger = Client(anna.server, "Mallory")
    stranger.request("PUT", path, {"kept": True}, 403)
    stranger.close()


def test_deleting_an_account_needs_its_passphrase(server: Served) -> None:
    dora = Client(server, "Guest")
    name = f"Dora {random.SystemRandom().randrange(10**9)}"
    dora.remember(dora.post("/api/me/account", {"name": name, "passphrase": "correct horse"}))
    dora.request("DELETE", "/api/me", None, 403)
    dora.request("DELETE", "/api/me", {"passphrase": "wrong horse"}, 403)
    dora.request("DELETE", "/api/me", {"passphrase": "correct horse"})
    dora.get("/api/me", 401)
    # Nothing of it is left: the name is free.
    Client(server, name).close()
    dora.close()


# -- backups -------------------------------------------------------------------------------------


class Playing:
    """Two people who play on and on while something happens, and know what was acknowledged."""

    def __init__(self, served: Served):
        self.people = [Client(served, "Anna"), Client(served, "Ben")]
        anna, ben = self.people
        self.table = anna.table("me", "open", round_limit="none")
        ben.post(f"/api/tables/{self.table}/join", {})
        anna.post(f"/api/tables/{self.table}/start")
        self.made: list[tuple[int, int, str]] = []
        self._enough = threading.Event()
        self._moved = threading.Condition()
        self._thread = threading.Thread(target=self._play)
        self._thread.start()

    def _play(self) -> None:
        sittings = [client.sit(self.table) for client in self.people]
        rng = random.Random(3)
        while not self._enough.is_set() and not sittings[0].position["over"]:
            play(sittings, rng, len(self.made) + 1, self.made)
            with self._moved:
                self._moved.notify_all()

    def wait_for(self, moves: int) -> None:
        with self._moved:
            assert self._moved.wait_for(lambda: len(self.made) >= moves, 60)

    def stop(self) -> None:
        self._enough.set()
        self._thread.join()


def rows_of(sitting: Sitting) -> int:
    return int(sitting.position["number"])


def test_a_backup_made_under_load_brings_everything_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    served = Served(tmp_path / "lindwurm.db")
    playing = Playing(served)
    playing.wait_for(30)
    before = len(playing.made)
    file = tmp_path / "copy.db"
    assert main(["backup", str(file), "--database", str(served.database)]) == 0
    playing.wait_for(len(playing.made) + 5)  # nobody is held up
    playing.stop()
    made = list(playing.made)
    assert file.stat().st_mode & 0o077 == 0
    assert main(["backup", str(file), "--database", str(served.database)]) == 1
    assert main(["restore", str(file), "--database", str(served.database)]) == 1
    assert main(["restore", str(file), "--database", str(served.database), "--replace"]) == 1
    told = capsys.readouterr()
    assert "kept 2 people, 1 tables" in told.out
    assert "is in use" in told.err
    served.kill()

    # The file alone is lost; its journal and its witness would tell of moves that are not there.
    served.database.unlink()
    assert list(tmp_path.glob("lindwurm.db-told*"))
    assert main(["restore", str(file), "--database", str(served.database)]) == 0
    assert Witness(str(served.database)).read() == {}
    served.start(int(served.address.rpartition(":")[2]))
    anna, ben = (client.sit(playing.table) for client in playing.people)
    # Who was signed in still is, every move from before is there, and the game goes on.
    assert before <= rows_of(anna) <= len(made)
    assert anna.position["seat"] == 1
    with sqlite3.connect(served.database) as connection:
        query = "SELECT number, seat + 1, action FROM moves ORDER BY number"
        assert connection.execute(query).fetchall() == made[: rows_of(anna)]
    connection.close()
    play([anna, ben], random.Random(4), 5)
    for client in playing.people:
        client.close()
    served.stop()

    # With another database in the way it is put aside, not lost.
    damaged = tmp_path / "damaged.db"
    damaged.write_bytes(b"scratched " * 1000)
    assert main(["restore", str(file), "--database", str(damaged)]) == 1
    assert main(["restore", str(file), "--database", str(damaged), "--replace"]) == 0
    (aside,) = tmp_path.glob("damaged.db.before-*")
    assert aside.read_bytes() == b"scratched " * 1000


def test_what_cannot_be_backed_up_or_restored_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear dragon, " * 100)
    empty = tmp_path / "empty.db"
    empty.touch()
    none, new = tmp_path / "none.db", tmp_path / "new.db"
    for arguments in (
        ["backup", new, "--database", none],
        ["backup", new, "--database", letter],
        ["backup", tmp_path / "no" / "folder" / "x", "--database", empty],
        ["restore", none, "--database", new],
        ["restore", letter, "--database", new],
        ["restore", empty, "--database", new],
        ["restore", tmp_path, "--database", new],
    ):
        assert main([str(argument) for argument in arguments]) == 1, arguments
    assert main(["backup", str(new), "--database", "nonsense://x"]) == 2, "it cannot be one"
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 8
    assert all(line.startswith("lindwurm: ") for line in lines)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["empty.db", "letter.txt"]
    assert letter.read_text().startswith("Dear dragon")


@pytest.mark.slow
def test_a_backup_goes_to_postgresql_and_back(tmp_path: Path) -> None:
    try:
        with postgres() as url:
            _there_and_back(tmp_path, url)
    except NotHere as missing:
        pytest.skip(str(missing))


def _there_and_back(tmp_path: Path, url: str) -> None:
    served = Served(tmp_path / "lindwurm.db")
    playing = Playing(served)
    playing.wait_for(20)
    playing.stop()
    playing.people[0].sit(playing.table).ask(type="say", text="Grüße, Drache")
    served.stop()
    first, second = tmp_path / "first.db", tmp_path / "second.db"
    assert main(["backup", str(first), "--database", str(served.database)]) == 0
    assert main(["restore", str(first), "--database", url]) == 0
    assert main(["restore", str(first), "--database", url]) == 1

    # The same table is played on at a server with PostgreSQL, by those who were signed in.
    moved = Served(url)
    for client in playing.people:
        client.server = moved
    anna, ben = (client.sit(playing.table) for client in playing.people)
    play([anna, ben], random.Random(5), 5)
    anna.ask(type="say", text="Noch da")
    assert main(["backup", str(second), "--database", url]) == 0
    assert main(["restore", str(first), "--database", url, "--replace"]) == 1, "it is in use"
    moved.stop()
    assert main(["restore", str(second), "--database", url, "--replace"]) == 0

    def rows(file: Path) -> dict[str, list[Any]]:
        with sqlite3.connect(file) as connection:
            names = ["people", "sessions", "tables", "seats", "moves", "chat", "settings"]
            found = {name: connection.execute(f"SELECT * FROM {name}").fetchall() for name in names}
        connection.close()
        return found

    earlier, later = rows(first), rows(second)
    assert earlier["people"] == later["people"]
    # How late it is is kept there, too, and goes on.
    kept = [[one for one in found["settings"] if one[0] != "latest"] for found in (earlier, later)]
    assert kept[0] == kept[1]
    assert len(later["moves"]) == len(earlier["moves"]) + 5
    assert later["moves"][: len(earlier["moves"])] == earlier["moves"]
    assert [line[4] for line in later["chat"]] == ["Grüße, Drache", "Noch da"]

    async def next_line() -> int:
        database = Database(url.replace("://", "+asyncpg://"))
        async with database.write() as session:
            added = (
                "INSERT INTO chat (table_id, name, text, at) SELECT id, '', '', now() FROM tables"
            )
            found = await session.scalar(text(f"{added} RETURNING id"))
        await database.close()
        return int(found or 0)

    assert awaited(next_line()) == max(line[0] for line in later["chat"]) + 1
