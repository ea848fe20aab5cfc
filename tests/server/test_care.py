"""Reports, bans and announcements: who may look after the server, and what the others are told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed, InvalidStatus

from lindwurm.server.store.care import Ban, Report
from lindwurm.server.store.database import Database
from lindwurm.server.store.moment import now
from lindwurm.server.store.purge import Ages, purge
from tests.server.harness import Client, Line, Served
from tests.server.test_accounts import account, name_of

TOKEN = "a token of the operator"


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose operator has set a token."""
    served = Served(tmp_path_factory.mktemp("care") / "care.db", LINDWURM_OPERATOR_TOKEN=TOKEN)
    yield served
    complaints = served.stop()
    assert "Traceback" not in complaints, complaints


def operator(
    served: Served, method: str, path: str = "", body: Any = None, token: str = TOKEN, **more: str
) -> httpx.Response:
    """Do something as the operator, without any cookie."""
    headers = {"authorization": f"Bearer {token}", **more} if token else more
    url = f"{served.address}/api/operator{path}"
    return httpx.request(method, url, json=body, headers=headers, timeout=30)


def told(answer: httpx.Response) -> Any:
    assert answer.status_code == 200, answer.text
    return answer.json()


def close_code(line: Line) -> int:
    """Return with which code the server ends a socket."""
    try:
        while True:
            line.receive()
    except ConnectionClosed as end:
        return int(end.rcvd.code) if end.rcvd is not None else 0


def test_it_is_for_the_operator_only(kept: Served, server: Served) -> None:
    ways = [
        ("GET", "", None),
        ("GET", "/reports", None),
        ("POST", "/reports/1/settle", None),
        ("POST", "/bans", {"hours": 1, "name": "x"}),
        ("DELETE", "/bans/1", None),
        ("POST", "/announcement", {"text": "x"}),
        ("DELETE", "/announcement", None),
    ]
    for method, path, body in ways:
        assert operator(kept, method, path, body, token="").status_code == 403, path
    # With a token, being on the same machine is not enough; without one it is, but for a proxy.
    assert operator(server, "GET", token="").status_code == 200
    for header in ("x-forwarded-for", "forwarded", "via"):
        seen = operator(server, "GET", token="", **{header: "192.0.2.1"})
        assert seen.status_code == 403, header


def test_who_guesses_the_token_waits(kept: Served) -> None:
    codes = [operator(kept, "GET", token=f"guess {n}").status_code for n in range(6)]
    assert codes == [403] * 5 + [429]
    answer = operator(kept, "GET")  # the right one waits, too
    while answer.status_code == 429:
        time.sleep(int(answer.headers["retry-after"]))
        answer = operator(kept, "GET")
    told(answer)


def test_a_line_is_reported_with_what_was_said_around_it(kept: Served) -> None:
    anna, ben = account(kept, "Anna"), Client(kept, "Ben")
    table = anna.table("me", "open")
    ben.post(f"/api/tables/{table}/join", {})
    seats = [anna.sit(table), ben.sit(table)]
    for n in range(7):
        assert seats[n % 2].ask(type="say", text=f"line {n}")["type"] == "done"
    lines = [one for m in seats[0].heard if m["type"] == "chat" for one in m["lines"]]
    bad = next(one for one in lines if one["text"] == "line 1")
    report = {"table": table, "line": bad["id"], "reason": "insult", "words": "it was  rude"}
    anna.post("/api/reports", report)
    ben.post("/api/reports", report, 409)  # his own
    anna.post("/api/reports", {"reason": "other"}, 400)
    anna.post("/api/reports", {"reason": "other", "table": "none"}, 404)
    (found,) = told(operator(kept, "GET", "/reports"))
    assert (found["kind"], found["reason"], found["words"]) == ("line", "insult", "it was rude")
    assert (found["by"], found["name"], found["account"]) == (name_of(anna), "Ben", False)
    assert [one["text"] for one in found["context"]] == [f"line {n}" for n in range(7)]
    assert [one["it"] for one in found["context"]] == [n == 1 for n in range(7)]
    assert told(operator(kept, "GET"))["reports"] == 1
    told(operator(kept, "POST", f"/reports/{found['id']}/settle"))
    assert told(operator(kept, "GET", "/reports")) == []
    assert len(told(operator(kept, "GET", "/reports?settled=true"))) == 1
    # By their seat, by their account, and a whole table.
    ben.post("/api/reports", {"table": table, "seat": 1, "reason": "cheating"})
    ben.post("/api/reports", {"name": name_of(anna), "reason": "name"})
    ben.post("/api/reports", {"table": table, "reason": "spam"})
    kinds = [(one["kind"], one["name"]) for one in told(operator(kept, "GET", "/reports"))]
    assert kinds == [("table", ""), ("person", name_of(anna)), ("person", name_of(anna))]
    for client in (anna, ben):
        client.close()


def test_who_is_banned_is_told_kindly_and_keeps_their_own(kept: Served) -> None:
    anna, ben = account(kept, "Anna"), Client(kept, "Ben")
    table = anna.table("me", "open", public=True)
    ben.post(f"/api/tables/{table}/join", {})
    at_table, lobby = ben.sit(table), ben.lobby()
    lobby.settle()
    here = {one["name"]: one for one in told(operator(kept, "GET"))["here"]}
    assert here["Ben"]["addresses"] == ["127.0.0.1"]
    ban = {"person": here["Ben"]["person"], "hours": 2, "words": "Please be kind next time."}
    entries = told(operator(kept, "POST", "/bans", ban))["bans"]
    (entry,) = (one for one in entries if one["name"] == "Ben")
    assert entry["kind"] == "person"
    assert (close_code(at_table), close_code(lobby)) == (4403, 4403)
    ben.sittings.clear()
    assert ben.post("/api/tables", {"game": "dragon_farkle", "seats": []}, 403)["error"][
        "code"
    ] == ("banned")
    ben.get("/api/me/tables", 403)
    with pytest.raises(InvalidStatus):
        ben.lobby()
    with pytest.raises(InvalidStatus):
        ben.sit(table)
    news = ben.get("/api/company")
    assert news["ban"]["words"] == "Please be kind next time."
    assert ben.get("/api/me")["name"] == "Ben"  # what is theirs stays theirs
    assert ben.http.get(f"{kept.address}/api/me/export").status_code == 200
    assert ben.get("/api/games/dragon_farkle/rules")
    anna.get("/api/me/tables")  # nobody else is kept out
    assert anna.get("/api/company")["ban"] is None
    told(operator(kept, "DELETE", f"/bans/{entry['id']}"))
    assert ben.get("/api/company")["ban"] is None
    ben.get("/api/me/tables")
    for client in (anna, ben):
        client.close()


def test_an_address_is_banned_for_a_time_and_a_restart_forgets_nothing(tmp_path: Path) -> None:
    served = Served(tmp_path / "address.db", LINDWURM_OPERATOR_TOKEN=TOKEN)
    try:
        anna = account(served, "Anna")
        told(operator(served, "POST", "/bans", {"address": "127.0.0.1", "hours": 1}))
        anna.get("/api/me/tables", 403)
        anna.post("/api/guests", {"name": "Somebody else"}, 403)
        served.kill()
        served.start()
        anna.get("/api/me/tables", 403)
        overview = told(operator(served, "GET"))  # the operator cannot lock themselves out
        told(operator(served, "DELETE", f"/bans/{overview['bans'][0]['id']}"))
        anna.get("/api/me/tables")
        anna.close()
    finally:
        served.stop()


def test_a_sentence_is_announced_to_everybody_as_it_is(kept: Served) -> None:
    anna, nobody = Client(kept, "Anna"), Client(kept, None)
    lobby = anna.lobby()
    lobby.until(lambda m: m["type"] == "lobby")
    text = "We restart at noon. <b>Thanks</b> & see you"
    told(operator(kept, "POST", "/announcement", {"text": text, "hours": 1}))
    lobby.until(lambda m: m["type"] == "company")
    for client in (anna, nobody):
        assert client.get("/api/company")["announcement"]["text"] == text
    assert operator(kept, "POST", "/announcement", {"text": "a\x07b"}).status_code == 400
    told(operator(kept, "DELETE", "/announcement"))
    assert nobody.get("/api/company")["announcement"] is None
    for client in (anna, nobody):
        client.close()


def test_of_private_tables_the_link_is_not_told(kept: Served) -> None:
    anna = Client(kept, "Anna")
    public, private = anna.table("me", "open", public=True), anna.table("me", "open")
    running = [one["table"] for one in told(operator(kept, "GET"))["running"]]
    assert public in running
    assert private not in running
    anna.close()


def test_reports_and_bans_go_in_time(tmp_path: Path) -> None:
    async def left() -> tuple[list[str], list[str]]:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'purge.db'}")
        await database.upgrade()
        old, young = now() - timedelta(days=100), now() - timedelta(days=1)
        async with database.write() as session:
            for name, at in (("old", old), ("young", young)):
                session.add(Report(kind="table", name=name, reason="other", at=at, context=[]))
                session.add(Ban(kind="person", who=name, name=name, until=at))
        await purge(database, Ages(0, 0, 0), now())
        async with database.read() as session:
            reports = list(await session.scalars(select(Report.name)))
            bans = list(await session.scalars(select(Ban.name)))
        await database.close()
        return reports, bans

    assert asyncio.run(left()) == (["young"], ["young"])
