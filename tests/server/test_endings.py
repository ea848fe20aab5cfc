"""Ending a game by people, who is there, and what becomes of a table afterwards."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from lindwurm import games
from lindwurm.kernel import record
from lindwurm.server.store.told import Witness
from lindwurm.server.table.offers import AGAIN
from tests.server.harness import Client, Served, Sitting


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server where somebody has been away for long after a second."""
    served = Served(tmp_path_factory.mktemp("brisk") / "lindwurm.db", LINDWURM_CLAIM_SECONDS="1")
    yield served
    assert "Traceback" not in served.stop()


@pytest.fixture
def crowd(brisk: Served) -> Iterator[list[Client]]:
    clients = [Client(brisk, name) for name in ("Anna", "Ben", "Carl")]
    yield clients
    for client in clients:
        client.close()


def begun(people: list[Client], *bots: str, game: str = "dragon_farkle") -> tuple[str, Any]:
    """Let these people sit down at a table of their own, and play."""
    host = people[0]
    table = host.table("me", *["open"] * (len(people) - 1), *bots, game=game)
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join", {})
    host.post(f"/api/tables/{table}/start")
    return table, [person.sit(table) for person in people]


def ways(sitting: Sitting) -> dict[str, dict[str, Any]]:
    answer = sitting.ask(type="endings")
    assert answer["type"] == "endings"
    return {f"{one['how']} {one['seat']}": one for one in answer["endings"]}


def last_table(sitting: Sitting) -> dict[str, Any]:
    sitting.settle()
    found: dict[str, Any] = [m for m in sitting.heard if m["type"] == "table"][-1]["table"]
    return found


def checked(server: Served, table: str, how: str, result: list[float] | None) -> record.Record:
    """Return the record of a game that has ended so: its seed is revealed, and all of it fits."""
    info = server.get(f"/api/tables/{table}").json()["table"]
    assert (info["status"], info["ending"]) == ("over", how)
    found = record.loads(server.get(f"/api/tables/{table}/record").text)
    assert found.ended == how
    assert found.chance.seed is not None
    assert record.replay(found, games.load(found.game)).result == result
    assert server.get(f"/api/tables/{table}/verify").json()["ok"]
    return found


def test_resigning_with_two_loses_and_reveals_the_seed(brisk: Served, crowd: list[Client]) -> None:
    """SRV-F8: a loser who walked away kept the seed sealed for ever."""
    table, (anna, ben) = begun(crowd[:2])
    told = ways(ben)
    assert set(told) == {"resign 2", "draw 2", "abandon 2"}
    assert told["resign 2"]["text"] == "You give up, and Anna wins at once."
    assert told["resign 2"]["rule"] == "DF-148"
    assert told["draw 2"]["needs"] == [1]
    spectator = Client(brisk, None).sit(table)
    assert ways(spectator) == {}
    assert spectator.ask(type="end", how="resign")["code"] == "conflict"
    assert ben.ask(type="end", how="resign", seat=1)["code"] == "conflict", "not his seat"
    assert ben.ask(type="end", how="resign")["ended"] is True
    anna.until(lambda m: m["type"] == "position" and m["over"])
    assert (anna.position["ended"], anna.position["result"]) == ("resigned", [1.0, 0.0])
    assert anna.position["fairness"]["seed"] is not None
    assert last_table(anna)["seats"][1]["left"] == "resigned"
    assert ben.ask(type="end", how="abandon")["code"] == "conflict"
    assert ben.ask(type="undo", number=ben.position["number"])["code"] == "illegal"
    checked(brisk, table, "resigned", [1.0, 0.0])
    spectator.client.close()


@pytest.mark.rule("DF-23")
def test_who_came_last_begins_the_rematch(crowd: list[Client]) -> None:
    """The server tells the next game who that was; the choice itself goes on from game to game."""
    anna, ben = crowd[:2]
    table = anna.table("me", "open", first_player="last_place")
    ben.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    for loser in (ben, anna):
        assert loser.sit(table).ask(type="end", how="resign")["ended"] is True
        again = anna.post(f"/api/tables/{table}/rematch")["table"]
        ben.post(f"/api/tables/{table}/rematch")
        assert again["options"]["first_player"] == "last_place"
        table = again["id"]
        anna.post(f"/api/tables/{table}/start")
        seated = loser.sit(table)
        seated.settle()
        assert seated.position["actors"] == [1 + crowd.index(loser)]


def test_with_more_a_bot_plays_on_and_nobody_comes_back(brisk: Served, crowd: list[Client]) -> None:
    table, (anna, ben, carl) = begun(crowd)
    assert "A bot plays Anna to the end" in ways(anna)["resign 1"]["text"]
    assert anna.ask(type="end", how="resign")["ended"] is True
    seats = last_table(ben)["seats"]
    assert (seats[0]["stand_in"], seats[0]["left"]) == ("adept", "resigned")
    assert anna.ask(type="back")["code"] == "conflict"
    anna.settle()
    assert anna.act("roll")["code"] == "conflict"
    assert ways(anna) == {}
    brisk.kill()
    brisk.start()
    for client in crowd:
        client.sittings.clear()
    again = crowd[1].sit(table)
    assert last_table(again)["seats"][0]["left"] == "resigned"
    assert again.ask(type="end", how="resign")["ended"] is True
    checked(brisk, table, "resigned", [0.0, 0.0, 1.0])
    del carl


def test_who_gave_up_is_not_asked_whether_a_move_may_be_taken_back(
    brisk: Served, crowd: list[Client]
) -> None:
    """The last thing that was done is the leaving then, for which no dice fell."""
    host, *others = crowd
    table = host.table("me", "open", "open", first_player="1", cards="none")
    for person in others:
        person.post(f"/api/tables/{table}/join", {})
    host.post(f"/api/tables/{table}/start")
    anna, ben, carl = (person.sit(table) for person in crowd)
    assert anna.act("recruit")["type"] != "error"
    carl.until(lambda m: m["type"] == "position" and m["number"] == 1)
    assert carl.position["dice"], "they fell for recruiting"
    assert ben.ask(type="end", how="resign")["ended"] is True
    carl.until(lambda m: m["type"] == "position" and m["number"] == 2)
    assert carl.position["dice"] == []
    anna.settle()
    assert anna.ask(type="undo", number=2)["type"] != "error"
    wish = carl.until(lambda m: m["type"] == "undo")["undo"]
    assert (wish["needs"], wish["agreed"]) == ([3], []), "Ben is not asked any more"
    assert carl.ask(type="agree", number=2)["type"] != "error"
    anna.until(lambda m: m["type"] == "position" and m["number"] == 3)
    assert anna.position["dice"] == []
    assert last_table(anna)["seats"][1]["left"] == "resigned", "which is not taken back"
    assert anna.ask(type="end", how="resign")["ended"] is True
    kept = checked(brisk, table, "resigned", [0.0, 0.0, 1.0])
    assert [(e.leaves, e.takes_back, e.agreed) for e in kept.entries][1:3] == [
        ("resigned", 0, []),
        (None, 1, [3]),
    ]


@pytest.mark.rule("SA-396")
def test_the_realm_is_served_on(crowd: list[Client]) -> None:
    table, (anna, ben) = begun(crowd[:2], game="schutt_und_asche")
    assert set(ways(anna)) == {"resign 1", "abandon 1"}, "there is no draw"
    assert "A bot serves for Anna" in ways(anna)["resign 1"]["text"]
    assert anna.ask(type="end", how="draw")["code"] == "conflict"
    assert anna.ask(type="end", how="resign")["ended"] is True
    assert last_table(ben)["status"] == "playing"
    told = ways(ben)
    assert set(told) == {"abandon 2"}, "he is the last person"
    assert told["abandon 2"]["needs"] == []
    assert ben.ask(type="end", how="abandon")["ended"] is True
    checked(ben.client.server, table, "abandoned", None)


@pytest.mark.parametrize(
    ("how", "ended", "result"),
    [("draw", "drawn", [0.5, 0.5]), ("abandon", "abandoned", None)],
)
def test_an_offer_waits_for_everybodys_consent(
    brisk: Served, crowd: list[Client], how: str, ended: str, result: list[float] | None
) -> None:
    table, (anna, ben) = begun(crowd[:2])
    assert anna.ask(type="offer", agree=True)["code"] == "stale"
    assert anna.ask(type="end", how=how)["ended"] is False
    offer = {"how": how, "seat": 1, "needs": [2], "agreed": []}
    assert last_table(ben)["offer"] == offer
    assert ben.ask(type="end", how=how)["code"] == "conflict", "one offer at a time"
    spectator = Client(brisk, None).sit(table)
    assert spectator.ask(type="offer", agree=True)["code"] == "forbidden"
    spectator.client.close()
    assert anna.ask(type="offer", agree=True)["ended"] is False, "one's own word is not enough"

    # Refused: it is gone, and not asked again at once. Taken back: it may be.
    assert ben.ask(type="offer", agree=False)["ended"] is False
    assert last_table(anna)["offer"] is None
    assert anna.ask(type="end", how=how)["code"] == "conflict"
    assert ben.ask(type="end", how=how)["ended"] is False
    assert ben.ask(type="offer", agree=False)["ended"] is False
    assert ben.ask(type="end", how=how)["ended"] is False

    # It waits over a restart.
    brisk.kill()
    brisk.start()
    for client in crowd:
        client.sittings.clear()
    again = crowd[0].sit(table)
    assert last_table(again)["offer"] == {"how": how, "seat": 2, "needs": [1], "agreed": []}
    assert again.ask(type="offer", agree=True)["ended"] is True
    assert last_table(again)["offer"] is None
    checked(brisk, table, ended, result)


def test_who_was_refused_asks_again_after_a_while(crowd: list[Client]) -> None:
    _, (anna, ben) = begun(crowd[:2])
    assert anna.ask(type="end", how="draw")["ended"] is False
    assert ben.ask(type="offer", agree=False)["type"] == "done"
    made = 0
    while made < AGAIN:
        for sitting in (anna, ben):
            sitting.settle()
            if sitting.position["legal"] and made < AGAIN:
                assert anna.ask(type="end", how="draw")["code"] == "conflict"
                assert sitting.act(sitting.position["legal"][0]["text"])["type"] == "done"
                made += 1
    assert anna.ask(type="end", how="draw")["ended"] is False


def test_who_is_there_is_told_and_a_long_absence_can_be_claimed(
    brisk: Served, crowd: list[Client]
) -> None:
    """WEB-F4: the opponent's browser was closed, and nothing said so."""
    table, (anna, ben) = begun(crowd[:2])
    assert [seat["away"] for seat in last_table(ben)["seats"]] == [None, None]
    up, down = (anna, ben) if anna.position["actors"] == [1] else (ben, anna)
    seat = up.position["seat"]
    up.close()
    told = down.until(lambda m: m["type"] == "table" and m["table"]["seats"][seat - 1]["away"])
    assert told["table"]["seats"][2 - seat]["away"] is None

    up = up.client.sit(table)  # and comes back
    told = down.until(lambda m: m["type"] == "table")
    assert told["table"]["seats"][seat - 1]["away"] is None
    assert f"claim {seat}" not in ways(down)
    up.close()
    away = down.until(lambda m: m["type"] == "table")["table"]["seats"][seat - 1]["away"]
    assert away is not None
    while f"claim {seat}" not in (possible := ways(down)):
        pass
    assert possible[f"claim {seat}"]["rule"] == "DF-151"
    mine = down.position["seat"]
    assert possible[f"abandon {mine}"]["needs"] == [], "nobody has to wait for them"
    assert down.ask(type="end", how="claim", seat=seat)["ended"] is True
    checked(brisk, table, "claimed", [float(s != seat) for s in (1, 2)])


def test_alone_with_bots_a_game_ends_at_once_and_can_be_deleted(
    brisk: Served, crowd: list[Client]
) -> None:
    """WEB-F5: every "Play now" piled up among one's games."""
    anna = crowd[0]
    table, (sitting,) = begun([anna], "bot", "bot")
    assert set(ways(sitting)) == {"abandon 1"}
    assert sitting.ask(type="end", how="abandon")["ended"] is True
    checked(brisk, table, "abandoned", None)
    lobby = anna.lobby()
    assert table in [one["table"]["id"] for one in lobby.receive()["mine"]]
    assert crowd[1].post(f"/api/tables/{table}/close", status=403)
    assert anna.post(f"/api/tables/{table}/close") == {"ok": True}
    assert lobby.until(lambda m: m["type"] == "lobby_gone")["id"] == table
    assert anna.get(f"/api/tables/{table}", 404)["error"]["code"] == "unknown"
    with sqlite3.connect(brisk.database) as connection:
        assert Witness(str(brisk.database)).compare(connection) == {}, "nothing was lost"
    connection.close()
    with pytest.raises(ConnectionClosed):
        sitting.until(lambda m: False)
    running, _ = begun([anna], "bot", "bot")
    assert crowd[1].post(f"/api/tables/{running}/close", status=403)
    assert anna.post(f"/api/tables/{running}/close") == {"ok": True}, "it ends with that"
    assert anna.get(f"/api/tables/{running}", 404)
    shared, _ = begun(crowd[:2])
    refused = anna.post(f"/api/tables/{shared}/close", status=409)
    assert "put it away" in refused["error"]["message"]


def test_two_seats_against_a_bot_can_be_given_up(brisk: Served, crowd: list[Client]) -> None:
    table, (sitting,) = begun(crowd[:1], "bot")
    assert set(ways(sitting)) == {"resign 1", "abandon 1"}
    assert sitting.ask(type="end", how="resign")["ended"] is True
    checked(brisk, table, "resigned", [0.0, 1.0])


def test_a_table_is_closed_before_the_start_and_put_away_afterwards(crowd: list[Client]) -> None:
    anna, ben, _ = crowd
    waiting = anna.table("me", "open")
    ben.post(f"/api/tables/{waiting}/join", {})
    assert ben.post(f"/api/tables/{waiting}/close", status=403)
    assert anna.post(f"/api/tables/{waiting}/close") == {"ok": True}
    assert ben.get(f"/api/tables/{waiting}")["table"]["status"] == "closed"

    table, (first, second) = begun(crowd[:2])
    assert first.ask(type="end", how="resign")["ended"] is True
    refused = anna.post(f"/api/tables/{table}/close", status=409)
    assert "put it away" in refused["error"]["message"]
    lobby = anna.lobby()
    lobby.receive()
    assert crowd[2].request("POST", f"/api/tables/{table}/put-away", {}, 409)
    assert anna.post(f"/api/tables/{table}/put-away", {})["put_away"] is True
    assert lobby.until(lambda m: m["type"] == "lobby_gone")["id"] == table
    listed = [[one["table"]["id"] for one in who.get("/api/me/tables")] for who in (anna, ben)]
    assert table not in listed[0]
    assert table in listed[1], "it is Ben's as well"
    assert anna.post(f"/api/tables/{table}/put-away", {"on": False})["put_away"] is False
    assert table in [one["table"]["id"] for one in anna.get("/api/me/tables")]
    second.close()


def test_games_that_were_ended_do_not_fill_the_hosts_tables(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    served = Served(tmp_path_factory.mktemp("few") / "x.db", LINDWURM_TABLES_PER_PERSON="1")
    anna = Client(served, "Anna")
    for _ in range(3):
        _, (sitting,) = begun([anna], "bot")
        body = {"game": "dragon_farkle", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        assert anna.post("/api/tables", body, 429)["error"]["code"] == "too_many"
        assert sitting.ask(type="end", how="abandon")["ended"] is True
    anna.close()
    assert "Traceback" not in served.stop()
