"""What is bad is one clear sentence and a safe state: bodies, addresses, databases (SRV-F13)."""

from __future__ import annotations

import asyncio
import random
import socket
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from lindwurm.cli.app import main
from lindwurm.server.store.database import Database
from tests.server.harness import Client, Served, awaited

JSON = {"content-type": "application/json"}


def refused(answer: httpx.Response, *statuses: int) -> None:
    """Assert that something was refused in the one form that all errors have."""
    assert answer.status_code in (statuses or (400,)), answer.text
    error = answer.json()["error"]
    assert set(error) == {"code", "message"}
    assert error["message"]


# -- bodies and addresses --------------------------------------------------------------------

DEEP = [b"[" * 16_000, b'{"a":' * 3_000, b'{"name": ' + b"[" * 15_000, b"[" * 8_000 + b"]" * 8_000]
ODD = [
    b"",
    b"null",
    b"\xff\xfe",
    b'{"name": "\xff"}',
    b'{"name": "\\ud800"}',
    b'{"name": "a\\u0000b"}',
    b'{"name": ' + b"9" * 5_000 + b"}",
    b'{"name": 1e999}',
    b'{"name": NaN}',
    b'{"name": "Anna", "name": ["x"]}',
    b'{"name": "Anna"} {"name": "Ben"}',
]


@pytest.mark.parametrize("body", [*DEEP, *ODD], ids=lambda body: repr(body[:24]))
def test_a_bad_body_is_refused(server: Served, people: list[Client], body: bytes) -> None:
    anna = people[0]
    headers = {**JSON, "x-csrf-token": anna.csrf}
    for method, path in (("POST", "/api/guests"), ("PUT", "/api/me"), ("POST", "/api/tables")):
        refused(anna.http.request(method, server.address + path, content=body, headers=headers))
    assert anna.get("/api/me")["name"] == "Anna"


@pytest.mark.parametrize(
    "kind",
    ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "x/y;=\\"],
)
@pytest.mark.parametrize("body", [b'{"name": "Zoe"}', b"name=Zoe", b"\x00\xff", b"[" * 9_000])
def test_other_kinds_of_bodies(
    server: Served, people: list[Client], kind: str, body: bytes
) -> None:
    anna = people[0]
    headers = {"content-type": kind, "x-csrf-token": anna.csrf}
    answer = anna.http.put(f"{server.address}/api/me", content=body, headers=headers)
    if answer.status_code != 200:  # JSON is understood by whatever name
        refused(answer)


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/%00",
        "/table/%00",
        "/api/tables/a%00b/replay",
        "/api/tables?x=%00",
        "/api/tables/%ff%fe",
        "/api/tables/%ed%a0%80",
        "/api/tables/" + "x" * 5_000,
        "/api/games/dragon_farkle/rules/%00",
        "/api/games/%2e%2e%2f/rules",
        "/api/tables/x/replay?from=" + "9" * 5_000,
        "/api/tables/x/replay?seat=" + "9" * 5_000,
        "/api/tables/x/replay?from=-1",
        "/api/tables/x/replay?count=1e3",
        "/api/tables/x/replay?from=%F0",
        "/api/tables/x/replay?language=%00",
        "/assets/..%2f..%2fpyproject.toml",
    ],
)
def test_odd_addresses(server: Served, path: str) -> None:
    refused(server.get(path), 400, 404)


def test_nothing_random_breaks_the_server(server: Served, people: list[Client]) -> None:
    """A little fuzzing: whatever is sent, the answer is one of ours and no bug of ours."""
    anna, rng = people[0], random.Random(20)
    table = anna.table("me", "open")
    paths = ["/api/guests", "/api/me", "/api/me/account", "/api/session", "/api/session/recovery"]
    paths += ["/api/tables", f"/api/tables/{table}/join", f"/api/tables/{table}/kick"]
    values: list[Any] = [None, True, -1, 2**70, 1e308, "", "\u3164", "a" * 70, [], {}, [[]], "\n"]
    fields = ["name", "language", "passphrase", "old", "code", "game", "seats", "options", "seat"]
    fields += ["salt", "clock", "kind", "public", "kept"]
    for _ in range(250):
        body = {f: rng.choice(values) for f in rng.sample(fields, rng.randrange(4))}
        method = rng.choice(["POST", "PUT", "DELETE", "PATCH"])
        headers = {"x-csrf-token": anna.csrf}
        path = rng.choice(paths)
        if (method, path) in (("DELETE", "/api/me"), ("DELETE", "/api/session")):
            continue
        answer = anna.http.request(method, server.address + path, json=body, headers=headers)
        if answer.status_code >= 300:
            refused(answer, 400, 403, 404, 405, 409, 429)


# -- databases -------------------------------------------------------------------------------


@pytest.fixture
def made(tmp_path: Path) -> Path:
    """A database with something in it."""
    file = tmp_path / "lindwurm.db"

    async def make() -> None:
        database = Database(f"sqlite+aiosqlite:///{file}")
        await database.upgrade()
        await database.close()

    awaited(make())
    with sqlite3.connect(file) as connection:
        row = "INSERT INTO people (id, name, language, created) VALUES (?, 'Anna', 'en', '2026')"
        connection.executemany(row, [(f"{n:032}",) for n in range(2_000)])
    connection.close()
    return file


def newer(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()


def foreign(file: Path) -> None:
    file.unlink()
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE bookmarks (url)")
    connection.close()


def other_alembic(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'a1b2c3'")
    connection.close()


def no_version(file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute("DELETE FROM alembic_version")
    connection.close()


def scratched(file: Path) -> None:
    data = bytearray(file.read_bytes())
    half = len(data) // 2
    data[half : half + 8_192] = random.Random(1).randbytes(8_192)
    file.write_bytes(data)


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])


def no_database(file: Path) -> None:
    file.write_bytes(b"Dear dragon, " * 1_000)


def header_only(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:50] + b"\xff" * 2_000)


@pytest.mark.parametrize(
    ("harm", "said"),
    [
        (newer, "newer Lindwurm"),
        (foreign, "not Lindwurm's"),
        (other_alembic, "not Lindwurm's"),
        (no_version, "damaged"),
        (scratched, "damaged"),
        (cut, "damaged"),
        (no_database, "damaged"),
        (header_only, "damaged"),
    ],
)
def test_a_bad_database_is_one_sentence_and_stays_as_it_is(
    made: Path, capsys: pytest.CaptureFixture[str], harm: Any, said: str
) -> None:
    harm(made)
    before = made.read_bytes()
    assert main(["serve", "--no-browser", "--port", "0", "--database", str(made)]) == 1
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("lindwurm: ")
    assert said in line
    assert "nothing was changed" in line
    assert made.read_bytes() == before
    assert [file.name for file in made.parent.iterdir()] == [made.name]


def test_what_cannot_be_listened_on_or_written_to_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        new = str(tmp_path / "new.db")
        assert main(["serve", "--no-browser", "--port", port, "--database", new]) == 1
    file = tmp_path / "file"
    file.write_text("no folder")
    assert main(["serve", "--no-browser", "--port", "0", "--database", str(file / "x.db")]) == 1
    for name, value in (("PORT", "9" * 5_000), ("FINISHED_DAYS", "-1"), ("SECURE_COOKIES", "so")):
        with monkeypatch.context() as setting:
            setting.setenv(f"LINDWURM_{name}", value)
            assert main(["serve", "--no-browser"]) == 2
    assert main(["serve", "--no-browser", "--host", "no.such.host.invalid", "--port", "0"]) == 1
    assert main(["serve", "--port", "9" * 5_000]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 7
    assert all(line.startswith("lindwurm: ") for line in lines)
    assert f"the database {str(file / 'x.db')!r} cannot be used" in lines[1], "a file, and no URL"


def test_a_postgresql_that_is_newer_is_not_touched() -> None:
    from tests.server.cluster import NotHere, postgres

    try:
        with postgres() as url:
            awaited(_newer_postgres(url))
    except NotHere as missing:
        pytest.skip(str(missing))


async def _newer_postgres(url: str) -> None:
    from sqlalchemy import text

    from lindwurm.server.store.checks import DatabaseError

    database = Database(url.replace("://", "+asyncpg://"))
    await database.upgrade()
    async with database.write() as session:
        await session.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(DatabaseError, match="newer Lindwurm"):
        await database.upgrade()
    await database.close()
    await asyncio.sleep(0)
