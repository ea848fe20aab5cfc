"""Clients that mean no good: refused with a clear error, nothing changed, nobody disturbed."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.harness import Client, Served, Sitting


@pytest.fixture
def table(people: list[Client]) -> str:
    """A table of Anna's and Ben's; Anna begins."""
    anna, ben = people
    table = anna.table("me", "open", first_player="1")
    ben.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    return table


@pytest.fixture
def mallory(server: Served) -> Iterator[Client]:
    client = Client(server, "Mallory")
    yield client
    client.close()


def unchanged(anna: Sitting, before: dict[str, Any]) -> None:
    """Assert that the table stands where it stood, and can be played on."""
    anna.settle()
    now = anna.position
    assert (now["number"], now["view"]) == (before["number"], before["view"])
    assert anna.act("recruit")["type"] == "done"


def test_nobody_plays_for_somebody_else(people: list[Client], mallory: Client, table: str) -> None:
    anna, ben = (client.sit(table) for client in people)
    before = anna.position
    assert ben.act("recruit", seat=1)["code"] == "forbidden"
    assert ben.act("recruit")["code"] == "illegal"
    stranger = mallory.sit(table)
    assert stranger.position["seat"] is None
    assert stranger.position["legal"] == []
    for message in (
        {"type": "act", "number": before["number"], "action": "recruit"},
        {"type": "act", "number": before["number"], "action": "recruit", "seat": 1},
        {"type": "why", "action": "battle", "seat": 1},
        {"type": "look", "seat": 1},
        {"type": "undo", "number": before["number"], "seat": 1},
    ):
        assert stranger.ask(**message)["code"] == "forbidden", message
    assert stranger.ask(type="agree", number=before["number"])["code"] == "stale"
    assert mallory.sit(table, greet=False).ask(type="hello", seat=1)["code"] == "forbidden"
    unchanged(anna, before)


MALFORMED = [
    b"",
    b"{",
    b"[]",
    b"null",
    b'"act"',
    b'{"type": "dance"}',
    b'{"type": "act"}',
    b'{"type": "act", "number": "0", "action": "recruit"}',
    b'{"type": "act", "number": 0.5, "action": "recruit"}',
    b'{"type": "act", "number": -1, "action": "recruit"}',
    b'{"type": "act", "number": 0, "action": 3}',
    b'{"type": "act", "number": 0, "action": ["recruit"]}',
    b'{"type": "act", "number": 0, "action": "recruit", "seat": 0}',
    b'{"type": "act", "number": 0, "action": "recruit", "evil": 1}',
    b'{"type": "act", "number": 0, "action": {"verb": {"a": 1}}}',
    b'{"type": "act", "number": 0, "action": "no such verb"}',
    b'{"type": "act", "number": 0, "action": {"verb": "recruit", "x": 1}}',
    b'{"type": "hello", "language": "xx"}',
    b'{"type": "say", "text": ""}',
    b'{"type": "say", "text": "\\u0007"}',
    b"\xff\xfe\x00",
    b"[" * 3000,
    b'{"type": "ping", "x": ' + b"[" * 3000,
    b'{"x": ' + b"[" * 3000,
    b'{"x": ' + b'{"x":' * 700,
]


def test_what_is_not_understood_is_refused(people: list[Client], table: str) -> None:
    anna = people[0].sit(table)
    before = anna.position
    for data in MALFORMED:
        anna.socket.send(data)  # bytes: a binary frame
        error = anna.until(lambda m: m["type"] == "error")
        assert error["code"] == "malformed", (data, error)
    unchanged(anna, before)


def test_oversized_frames(people: list[Client], table: str) -> None:
    anna, ben = (client.sit(table) for client in people)
    before = anna.position
    ben.socket.send(json.dumps({"type": "say", "text": "x" * 5000}))
    assert ben.until(lambda m: m["type"] == "error")["code"] == "too_large"
    ben.socket.send("x" * 1_000_000)
    with pytest.raises(ConnectionClosed) as closed:
        ben.until(lambda m: False)
    assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
    unchanged(anna, before)


def test_a_flood_is_cut_off_and_nobody_else_notices(tmp_path: Path) -> None:
    server = Served(tmp_path / "flood.db", LINDWURM_MESSAGES_PER_SECOND="20")
    people = [Client(server, "Anna"), Client(server, "Ben")]
    table = people[0].table("me", "open", first_player="1")
    people[1].post(f"/api/tables/{table}/join", {})
    people[0].post(f"/api/tables/{table}/start")
    anna, ben = (client.sit(table) for client in people)
    before = anna.position
    with contextlib.suppress(ConnectionClosed):
        for n in range(500):
            ben.send(type="ping", id=f"flood {n}")
    with pytest.raises(ConnectionClosed) as closed:
        ben.until(lambda m: False)
    assert closed.value.rcvd is None or closed.value.rcvd.code == 4429
    refused = [message for message in ben.heard if message["type"] == "error"]
    assert refused
    assert all(one["code"] == "too_many" and one["id"] for one in refused), "each is answered"
    unchanged(anna, before)
    for client in people:
        client.close()
    server.stop()


def test_hello_comes_first(people: list[Client], table: str) -> None:
    silent = people[0].sit(table, greet=False)
    assert silent.ask(type="act", number=0, action="recruit")["code"] == "hello_first"
    assert silent.ask(type="ping")["type"] == "pong"


def test_forged_cookies_are_nobody(server: Served, people: list[Client], table: str) -> None:
    good = people[0].http.cookies["lindwurm"]
    person, session, issued, signature = good.split(".")
    forged = [
        "",
        "x",
        good[:-1] + ("0" if good[-1] != "0" else "1"),
        f"{person}.{session[::-1]}.{issued}.{signature}",
        f"other.{session}.{issued}.{signature}",
        "....",
        "\u00e4.1.1.1".encode().decode("latin-1"),
    ]
    for cookie in forged:
        answer = server.get("/api/me", headers={"cookie": f"lindwurm={cookie}".encode("latin-1")})
        assert answer.status_code == 401, cookie
        assert answer.json()["error"]["code"] == "signed_out"
    thief = Client(server, None)
    thief.http.cookies.set("lindwurm", forged[2])
    sitting = thief.sit(table)
    assert sitting.position["seat"] is None
    assert sitting.act("recruit", seat=1)["code"] == "forbidden"
    thief.close()


def test_other_pages_cannot_speak_for_us(server: Served, people: list[Client], table: str) -> None:
    anna = people[0]
    body = {"game": "dragon_farkle", "seats": [{"kind": "me"}]}
    url = server.address + "/api/tables"
    for headers, code in (
        ({}, "csrf"),
        ({"x-csrf-token": "0" * 64}, "csrf"),
        ({"x-csrf-token": people[1].csrf}, "csrf"),
        ({"x-csrf-token": anna.csrf, "origin": "http://evil.example"}, "origin"),
        ({"x-csrf-token": anna.csrf, "origin": "null"}, "origin"),
        ({"x-csrf-token": anna.csrf, "sec-fetch-site": "cross-site"}, "origin"),
        ({"x-csrf-token": anna.csrf, "host": "evil.example"}, "origin"),
    ):
        answer = anna.http.post(url, json=body, headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, code), headers
    answer = anna.http.post(
        url, json=body, headers={"x-csrf-token": anna.csrf, "origin": server.address}
    )
    assert answer.status_code == 201
    address = f"{server.address.replace('http', 'ws')}/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus) as refused:
        connect(address, origin=Origin("http://evil.example")).__enter__()
    assert refused.value.response.status_code == 403


def test_every_error_has_one_form(server: Served, people: list[Client]) -> None:
    anna = people[0]
    table = anna.table("me", "open")
    cases: list[tuple[str, str, Any, int]] = [
        ("GET", "/api/nothing", None, 404),
        ("GET", "/api/tables/nosuchtable", None, 404),
        ("DELETE", "/api/tables", None, 405),
        ("POST", "/api/tables", {"game": "chess", "seats": [{"kind": "me"}]}, 400),
        ("POST", "/api/tables", {"game": "dragon_farkle", "seats": []}, 400),
        ("POST", "/api/tables", {"game": "dragon_farkle", "seats": [{"kind": "bot"}]}, 400),
        ("POST", "/api/tables", {"game": "dragon_farkle", "seats": [{"kind": "cat"}]}, 400),
        ("POST", "/api/tables", {"game": "dragon_farkle", "seats": [{"kind": "me"}] * 9}, 400),
        (
            "POST",
            "/api/tables",
            {"game": "dragon_farkle", "seats": [{"kind": "me"}], "options": {"x": "y"}},
            400,
        ),
        ("POST", "/api/tables", ["x"], 400),
        ("POST", "/api/guests", {"name": "x" * 61}, 400),
        ("POST", "/api/guests", {"name": "<b>"}, 400),
        ("POST", "/api/guests", {"name": "Anna", "admin": True}, 400),
        ("POST", f"/api/tables/{table}/join", {"seat": 2, "commitment": "x" * 64}, 400),
        ("POST", f"/api/tables/{table}/join", {}, 409),
        ("POST", f"/api/tables/{table}/start", None, 409),
        ("POST", f"/api/tables/{table}/kick", {"seat": 1}, 409),
        ("POST", f"/api/tables/{table}/rematch", None, 409),
    ]
    for method, path, body, status in cases:
        error = anna.request(method, path, body, status)["error"]
        assert set(error) == {"code", "message"}, path
        assert error["message"]
    huge = anna.http.post(
        server.address + "/api/guests",
        content=json.dumps({"name": "x" * 50_000}),
        headers={"content-type": "application/json", "x-csrf-token": anna.csrf},
    )
    assert (huge.status_code, huge.json()["error"]["code"]) == (413, "too_large")
    broken = anna.http.post(
        server.address + "/api/guests",
        content=b"{",
        headers={"content-type": "application/json", "x-csrf-token": anna.csrf},
    )
    assert (broken.status_code, broken.json()["error"]["code"]) == (400, "malformed")


def test_a_socket_at_no_table(people: list[Client]) -> None:
    sitting = people[0].sit("nosuchtable", greet=False)
    assert sitting.receive()["code"] == "unknown"
    with pytest.raises(ConnectionClosed) as closed:
        sitting.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_too_many_requests(tmp_path: Path) -> None:
    slow = Served(tmp_path / "slow.db", LINDWURM_REQUESTS_PER_MINUTE="5")
    answers = [slow.get("/health") for _ in range(20)]
    assert [a.status_code for a in answers[:5]] == [200] * 5
    refused = [a for a in answers if a.status_code == 429]
    assert len(refused) > 8
    assert refused[0].json()["error"]["code"] == "too_many"
    assert refused[0].headers["retry-after"]
    slow.stop()
