"""The live lobby: public tables for all, one's own with a reminder."""

from __future__ import annotations

import secrets
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Client, Line, Served


def of(table: str) -> Any:
    return lambda m: m["type"] == "lobby_table" and m["table"]["id"] == table


def told(line: Line, table: str) -> list[dict[str, Any]]:
    line.settle()
    return [m for m in line.heard if of(table)(m)]


def test_everyone_hears_of_public_tables_and_only_those_there_of_private_ones(
    server: Served, people: list[Client]
) -> None:
    anna, ben = people
    watchers = {name: c.lobby() for name, c in (("anna", anna), ("ben", ben))}
    stranger = watchers["stranger"] = Client(server, None).lobby()
    for line in watchers.values():
        assert line.until(lambda m: m["type"] == "lobby")["mine"] == []

    public = anna.table("me", "open", public=True, first_player="2")
    for line in watchers.values():
        assert line.until(of(public))["table"]["status"] == "open"
    secret = anna.table("me", "open")
    assert [m["hosting"] for m in told(watchers["anna"], secret)] == [True]
    assert not told(watchers["ben"], secret)
    assert not told(stranger, secret)

    ben.post(f"/api/tables/{public}/join", {})
    seats = watchers["anna"].until(of(public))["table"]["seats"]
    assert [s["name"] for s in seats] == ["Anna", "Ben"]
    anna.post(f"/api/tables/{public}/start")
    mine = watchers["ben"].until(lambda m: of(public)(m) and m["table"]["status"] == "playing")
    assert (mine["mine"], mine["turn"], mine["table"]["awaited"]) == ([2], True, [2])
    assert told(watchers["anna"], public)[-1]["turn"] is False

    # Whose turn it is concerns those who sit there; moves within a turn concern nobody.
    before = {name: len(told(line, public)) for name, line in watchers.items()}
    sitting = ben.sit(public)
    sitting.act("recruit")
    sitting.until_asked()
    while sitting.position["actors"] == [2] and not sitting.position["over"]:
        legal = [a["text"] for a in sitting.until_asked()]
        sitting.act("stop" if "stop" in legal else legal[0])
        sitting.drain()
    assert watchers["anna"].until(lambda m: of(public)(m) and m["turn"])["table"]["awaited"] == [1]
    assert len(told(watchers["anna"], public)) == before["anna"] + 1
    assert len(told(stranger, public)) == before["stranger"]

    # Who comes now is told all at once.
    fresh = anna.lobby().receive()
    assert {t["table"]["id"]: t["turn"] for t in fresh["mine"]} == {public: True, secret: False}
    assert public in {t["table"]["id"] for t in fresh["public"]}
    assert {t["table"]["id"] for t in anna.get("/api/me/tables")} == {public, secret}

    # A table that is given up vanishes.
    anna.post(f"/api/tables/{secret}/leave")
    assert watchers["anna"].until(lambda m: m["type"] == "lobby_gone")["id"] == secret


def test_who_is_sent_away_hears_it(people: list[Client]) -> None:
    anna, ben = people
    table = anna.table("me", "open")
    ben.post(f"/api/tables/{table}/join", {})
    line = ben.lobby()
    assert [t["table"]["id"] for t in line.receive()["mine"]] == [table]
    anna.post(f"/api/tables/{table}/kick", {"seat": 2})
    assert line.until(lambda m: m["type"] == "lobby_gone")["id"] == table


def test_the_lobby_understands_a_ping_and_nothing_else(people: list[Client]) -> None:
    line = people[0].lobby()
    line.settle()
    assert line.ask(type="hello")["code"] == "malformed"
    assert line.ask(type="act", number=1, action="x")["code"] == "malformed"
    line.socket.send("x" * 5000)
    assert line.until(lambda m: m["type"] == "error")["code"] == "too_large"
    line.settle()
    people[0].post(
        "/api/me/account",
        {"name": f"Lena {secrets.token_hex(4)}", "passphrase": "a dragon's breath"},
    )
    with pytest.raises(ConnectionClosed):  # all sessions but the new one have ended
        line.settle()
