"""Friends, invitations and blocks: who is asked, who is told, and who is not."""

from __future__ import annotations

import io
import json
import sqlite3
import zipfile
from pathlib import Path
from typing import Any

import pytest

from lindwurm.games import load
from lindwurm.kernel import record
from tests.server.harness import Client, Served
from tests.server.test_accounts import GOOD, account, name_of
from tests.server.test_chronicle import until_entered


def names(found: list[Any]) -> list[str]:
    return [one["name"] for one in found]


def befriend(anna: Client, ben: Client) -> None:
    """Let Ben open Anna's link."""
    ben.post("/api/friends", {"code": anna.get("/api/friends")["code"]})


def handle(of: Client, name: str) -> str:
    known = of.get("/api/friends")
    every = [*known["friends"], *known["asks"], *known["asked"], *known["blocked"]]
    return next(str(one["handle"]) for one in every if one["name"] == name)


def brief(anna: Client, ben: Client) -> str:
    """Let two people begin a game, and the second give it up; returns its table."""
    table = anna.table("me", "open")
    ben.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    assert ben.sit(table).ask(type="end", how="resign")["ended"] is True
    return table


def test_guests_are_friends_by_a_link_at_once(people: list[Client]) -> None:
    anna, ben = people
    code = anna.get("/api/friends")["code"]
    owner = ben.get(f"/api/friends/link/{code}")
    assert (owner["name"], owner["mine"], owner["friend"]) == ("Anna", False, False)
    assert names(ben.post("/api/friends", {"code": code})["friends"]) == ["Anna"]
    assert names(anna.get("/api/friends")["friends"]) == ["Ben"]
    anna.post("/api/friends", {"code": code}, 409)  # her own
    assert anna.post("/api/friends/link")["code"] != code
    ben.get(f"/api/friends/link/{code}", 404)
    anna.request("DELETE", f"/api/friends/{handle(anna, 'Ben')}")
    assert ben.get("/api/friends")["friends"] == []


def test_by_name_one_asks_and_the_other_agrees_or_declines(server: Served) -> None:
    anna, ben = account(server, "Anna"), Client(server, "Ben")
    anna_is = name_of(anna)
    ben.post("/api/friends", {"name": "Nobody at all"}, 404)
    assert names(ben.post("/api/friends", {"name": anna_is})["asked"]) == [anna_is]
    ben.post("/api/friends", {"name": anna_is})  # once more changes nothing
    assert anna.get("/api/company")["asks"] == 1
    assert names(anna.get("/api/friends")["asks"]) == ["Ben"]
    anna.request("DELETE", f"/api/friends/{handle(anna, 'Ben')}")
    assert ben.get("/api/friends")["asked"] == []
    ben.post("/api/friends", {"name": anna_is})
    told = anna.post("/api/friends", {"handle": handle(anna, "Ben")})
    assert names(told["friends"]) == ["Ben"]
    assert anna.get("/api/company")["asks"] == 0
    ben.post("/api/friends", {"name": anna_is}, 409)


def test_a_seat_at_ones_own_table_is_enough(people: list[Client], server: Served) -> None:
    anna, ben = people
    table = anna.table("me", "open", "random")
    ben.post(f"/api/tables/{table}/join", {})
    stranger = Client(server, "Stranger")
    stranger.post("/api/friends", {"table": table, "seat": 1}, 404)
    anna.post("/api/friends", {"table": table, "seat": 3}, 404)  # a bot
    anna.post("/api/friends", {"table": table, "seat": 1}, 409)  # herself
    assert names(anna.post("/api/friends", {"table": table, "seat": 2})["asked"]) == ["Ben"]
    assert names(ben.post("/api/friends", {"table": table, "seat": 1})["friends"]) == ["Anna"]


def test_friends_alone_see_who_is_here(people: list[Client]) -> None:
    anna, ben = people
    befriend(anna, ben)
    assert [one["here"] for one in anna.get("/api/friends")["friends"]] == [False]
    lobby = ben.lobby()
    lobby.settle()
    assert [one["here"] for one in anna.get("/api/friends")["friends"]] == [True]
    anna.request("DELETE", f"/api/friends/{handle(anna, 'Ben')}")
    anna.lobby().settle()
    ben.post("/api/friends", {"code": anna.get("/api/friends")["code"]})
    anna.request("DELETE", f"/api/friends/{handle(anna, 'Ben')}")
    befriended = ben.get("/api/friends")
    assert befriended["friends"] == []


def test_an_invitation_asks_is_declined_and_ends_with_the_table(people: list[Client]) -> None:
    anna, ben = people
    befriend(anna, ben)
    table = anna.table("me", "open")
    lobby = ben.lobby()
    lobby.until(lambda m: m["type"] == "lobby")
    invite = {"friend": handle(anna, "Ben")}
    assert [g["state"] for g in anna.get(f"/api/tables/{table}/invitations")] == ["free"]
    told = anna.post(f"/api/tables/{table}/invitations", invite)
    assert [g["state"] for g in told] == ["invited"]
    lobby.until(lambda m: m["type"] == "company")
    (asked,) = ben.get("/api/company")["invitations"]
    assert (asked["table"], asked["by"], asked["again"]) == (table, "Anna", False)
    sitting = anna.sit(table)
    ben.request("DELETE", f"/api/me/invitations/{table}")
    sitting.until(lambda m: m["type"] == "company")
    assert ben.get("/api/company")["invitations"] == []
    anna.post(f"/api/tables/{table}/invitations", invite)  # it is not asked twice
    assert ben.get("/api/company")["invitations"] == []
    assert [g["state"] for g in anna.get(f"/api/tables/{table}/invitations")] == ["declined"]
    other = anna.table("me", "open")
    anna.post(f"/api/tables/{other}/invitations", invite)
    assert len(ben.get("/api/company")["invitations"]) == 1
    anna.post(f"/api/tables/{other}/close")
    assert ben.get("/api/company")["invitations"] == []


def test_who_sits_invites_and_friends_only(people: list[Client], server: Served) -> None:
    anna, ben = people
    befriend(anna, ben)
    table = anna.table("me", "open")
    ben.post(f"/api/tables/{table}/invitations", {"friend": handle(ben, "Anna")}, 403)
    carl = Client(server, "Carl")
    carl.post("/api/friends", {"code": anna.get("/api/friends")["code"]})
    carl.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/invitations", {"friend": handle(anna, "Ben")}, 409)  # full
    states = {g["friend"]["name"]: g["state"] for g in anna.get(f"/api/tables/{table}/invitations")}
    assert states == {"Ben": "free", "Carl": "sits"}
    second = anna.table("me", "open")
    anna.post("/api/friends", {"table": table, "seat": 2}, 409)
    anna.post(f"/api/tables/{second}/invitations", {"friend": "0" * 24}, 404)


def test_whoever_is_blocked_is_not_heard_and_not_told(server: Served) -> None:
    anna, ben = account(server, "Anna"), Client(server, "Ben")
    anna_is = name_of(anna)
    anna.request("PUT", "/api/me", {"shows": "everybody"})
    befriend(anna, ben)
    table = ben.table("me", "open")
    anna.post(f"/api/tables/{table}/join", {})
    hears, speaks = anna.sit(table), ben.sit(table)
    assert speaks.ask(type="say", text="Good evening")["type"] == "done"
    (line,) = hears.until(lambda m: m["type"] == "chat")["lines"]
    assert ben.get(f"/api/chronicle?of={anna_is}")["name"] == anna_is
    told = anna.post("/api/blocks", {"table": table, "line": line["id"]})
    assert (names(told["blocked"]), told["friends"]) == (["Ben"], [])
    assert hears.until(lambda m: m["type"] == "chat")["lines"] == []
    # Chat, questions, links, invitations and the chronicle: nothing arrives, nothing is said.
    assert speaks.ask(type="say", text="Are you there?")["type"] == "done"
    hears.settle()
    assert [m for m in hears.heard if m["type"] == "chat"][-1]["lines"] == []
    assert names(ben.post("/api/friends", {"name": anna_is})["asked"]) == [anna_is]
    assert (anna.get("/api/company")["asks"], anna.get("/api/friends")["asks"]) == (0, [])
    ben.post("/api/friends", {"code": anna.get("/api/friends")["code"]}, 404)
    mine = ben.table("me", "open")
    ben.post(f"/api/tables/{mine}/invitations", {"friend": handle(ben, anna_is)}, 403)
    hidden = ben.request("GET", f"/api/chronicle?of={anna_is}", None, 404)
    assert hidden == ben.request("GET", "/api/chronicle?of=Nobody", None, 404)
    # She finds him again among those she has blocked, not among those she has muted.
    assert anna.get("/api/me/muted") == []
    anna.request("DELETE", "/api/me/muted/Ben", None, 404)
    anna.post("/api/friends", {"handle": handle(anna, "Ben")}, 409)
    anna.request("DELETE", f"/api/blocks/{handle(anna, 'Ben')}")
    assert [one["text"] for one in hears.until(lambda m: m["type"] == "chat")["lines"]]
    assert anna.get("/api/company")["asks"] == 1


def test_a_rematch_asks_the_others_and_the_next_one_begins(people: list[Client]) -> None:
    anna, ben = people
    table = brief(anna, ben)
    began = first_of(anna, table)
    lobby = ben.lobby()
    lobby.until(lambda m: m["type"] == "lobby")
    again = anna.post(f"/api/tables/{table}/rematch")["table"]
    lobby.until(lambda m: m["type"] == "company")
    lobby.close()
    (asked,) = ben.get("/api/company")["invitations"]
    assert (asked["table"], asked["by"], asked["again"]) == (again["id"], "Anna", True)
    assert anna.get("/api/company")["invitations"] == []
    assert seats_of(anna, again["id"]) == ["Anna", ""]
    # Nobody plays who has not come: a game without them could be claimed from them (SRV-F31).
    refused = anna.post(f"/api/tables/{again['id']}/start", status=409)
    assert "still free" in refused["error"]["message"]
    assert ben.post(f"/api/tables/{table}/rematch")["mine"] == [2]
    assert seats_of(anna, again["id"]) == ["Anna", "Ben"]
    assert ben.get("/api/company")["invitations"] == []
    anna.post(f"/api/tables/{again['id']}/start")
    assert ben.sit(again["id"]).ask(type="end", how="resign")["ended"] is True
    assert first_of(anna, again["id"]) == (began + 1) % 2
    third = ben.post(f"/api/tables/{again['id']}/rematch")["table"]
    # Anna does not want to, and then she does.
    anna.request("DELETE", f"/api/me/invitations/{third['id']}")
    assert anna.get("/api/company")["invitations"] == []
    assert anna.post(f"/api/tables/{again['id']}/rematch")["table"]["id"] == third["id"]
    assert seats_of(ben, third["id"]) == ["Anna", "Ben"]
    # Where nobody is any more, another one is opened.
    for client in people:
        client.post(f"/api/tables/{third['id']}/leave")
    assert ben.post(f"/api/tables/{again['id']}/rematch")["table"]["id"] != third["id"]


def seats_of(client: Client, table: str) -> list[str]:
    return [seat["name"] for seat in client.get(f"/api/tables/{table}")["table"]["seats"]]


def first_of(client: Client, table: str) -> int:
    """Return the seat that began a finished game, from 0."""
    found = record.loads(client.server.get(f"/api/tables/{table}/record").text)
    state: Any = record.replay(found, load("dragon_farkle")).state
    return int(state.first)


def test_who_is_blocked_sees_in_a_rematch_what_everybody_sees(people: list[Client]) -> None:
    """The table, the list of friends and one's own archive are those of one who does not look."""
    anna, ben = people
    told = []
    for blocked in (False, True):
        table = brief(anna, ben)
        if blocked:
            ben.post("/api/blocks", {"table": table, "seat": 1})
        again = anna.post(f"/api/tables/{table}/rematch")["table"]
        asked = [one["table"] for one in ben.get("/api/company")["invitations"]]
        assert (again["id"] in asked) is not blocked
        told.append((again, *seen_of(anna, again["id"])))
        if not blocked:  # it is over for both, and looks the same after a block
            ben.post("/api/blocks", {"table": table, "seat": 1})
            assert [again, *seen_of(anna, again["id"])] == [*told[0]]
            assert ben.get("/api/company")["invitations"] == []
            ben.request("DELETE", f"/api/blocks/{handle(ben, 'Anna')}")
    own = ("id", "commitment", "created", "options")  # who begins was drawn by lot before
    (willing, *as_one), (blocking, *as_other) = told
    assert as_one == as_other
    assert {**willing, **dict.fromkeys(own)} == {**blocking, **dict.fromkeys(own)}
    # Who has blocked somebody may still come by themselves.
    assert ben.post(f"/api/tables/{table}/rematch")["mine"] == [2]


def seen_of(client: Client, table: str) -> list[Any]:
    """Return what somebody finds about a table they have asked others to, but for times."""
    guests = client.get(f"/api/tables/{table}/invitations")
    own = friends_kept(client)["invited"]
    asked = [(one["whom"], one["declined"]) for one in own if one["table"] == table]
    return [guests, asked, seats_of(client, table)]


def test_a_guest_takes_their_games_along_and_none_is_there_twice(
    server: Served, people: list[Client]
) -> None:
    owner = account(server, "Otto")
    guest, ben = people
    befriend(guest, ben)
    table, both = brief(guest, ben), brief(guest, owner)
    until_entered(guest, 2)
    running = guest.table("me", "open", first_player="1")
    ben.post(f"/api/tables/{running}/join", {})
    guest.post(f"/api/tables/{running}/start")
    data = {"name": name_of(owner), "passphrase": GOOD, "carry": True}
    guest.remember(guest.post("/api/session", data))
    told = until_entered(guest, 2)
    assert {game["table"] for game in told["finished"]["games"]} == {table, both}
    assert sum(one["played"] for one in told["games"]) == 1  # alone on two seats counts for nobody
    assert [one["counts"] for one in told["finished"]["games"]].count(True) >= 1
    assert guest.sit(running).until_asked() is not None
    assert [one["table"]["id"] for one in guest.get("/api/me/tables")].count(running) == 1
    assert names(guest.get("/api/friends")["friends"]) == ["Ben"]
    assert [one["name"] for one in ben.get("/api/friends")["friends"]] == [name_of(owner)]
    # Once more there is nothing to take along, and an account keeps its own.
    guest.remember(guest.post("/api/session", data))
    assert len(until_entered(guest, 2)["finished"]["games"]) == 2


@pytest.mark.parametrize("who_blocks", ["friend of the guest", "friend of the account", "guest"])
def test_a_block_ends_every_friendship_when_guest_and_account_become_one(
    server: Served, people: list[Client], who_blocks: str
) -> None:
    """Else whoever is blocked still saw when the other one is here (SRV-F27)."""
    owner = account(server, "Otto")
    guest, ben = people
    table = guest.table("me", "open", "open")
    ben.post(f"/api/tables/{table}/join", {})
    owner.post(f"/api/tables/{table}/join", {})
    if who_blocks == "friend of the guest":
        befriend(guest, ben)
        ben.post("/api/blocks", {"table": table, "seat": 3})
    else:
        befriend(owner, ben)
        blocking, seat = (ben, 1) if who_blocks == "friend of the account" else (guest, 2)
        blocking.post("/api/blocks", {"table": table, "seat": seat})
    data = {"name": name_of(owner), "passphrase": GOOD, "carry": True}
    guest.remember(guest.post("/api/session", data))
    for client in (guest, ben):
        assert client.get("/api/friends")["friends"] == []
    blocking = guest if who_blocks == "guest" else ben
    assert len(blocking.get("/api/friends")["blocked"]) == 1


def test_what_is_kept_can_be_taken_along_and_goes(server: Served, people: list[Client]) -> None:
    anna, ben = people
    befriend(anna, ben)
    table = ben.table("me", "open")
    anna.post(f"/api/tables/{table}/join", {})
    ben.post("/api/reports", {"table": table, "seat": 2, "reason": "other", "words": "late"})
    anna.post("/api/reports", {"table": table, "seat": 1, "reason": "spam", "words": "too much"})
    kept = friends_kept(ben)
    assert kept["known"] == [{"name": "Anna", "is": "friend", "mine": True}]
    assert [(one["about"], one["words"]) for one in kept["reports"]] == [("Anna", "late")]
    ben.request("DELETE", "/api/me")
    assert anna.get("/api/friends")["friends"] == []
    found = reports(server.database)
    assert all("late" not in row for row in found)
    assert not [row for row in found if "too much" in row]  # it was about him


def friends_kept(client: Client) -> Any:
    """Return what somebody's archive has of others."""
    answer = client.http.get(f"{client.server.address}/api/me/export")
    with zipfile.ZipFile(io.BytesIO(answer.content)) as kept:
        return json.loads(kept.read("friends.json"))


def reports(database: Path) -> list[str]:
    with sqlite3.connect(database) as connection:
        return [str(row) for row in connection.execute("SELECT * FROM reports")]


def test_an_operator_may_want_no_friends_but_never_no_blocks(tmp_path: Path) -> None:
    few = {"LINDWURM_FRIENDS": "off", "LINDWURM_REQUESTS_PER_MINUTE": "60"}
    served = Served(tmp_path / "off.db", **few)
    try:
        anna, ben = Client(served, "Anna"), Client(served, "Ben")
        assert anna.get("/api/house")["friends"] is False
        assert anna.get("/api/company")["friends"] is False
        assert anna.get("/api/friends")["code"] is None
        anna.post("/api/friends", {"name": "Ben"}, 404)
        table = anna.table("me", "open")
        ben.post(f"/api/tables/{table}/join", {})
        block = {"table": table, "seat": 1}
        assert names(ben.post("/api/blocks", block)["blocked"]) == ["Anna"]
        # Nobody asks, blocks or reports without end: here three times a minute.
        for _ in range(2):
            ben.post("/api/blocks", block)
        ben.post("/api/blocks", block, 429)
        ben.post("/api/reports", {**block, "reason": "other"}, 429)
        for client in (anna, ben):
            client.close()
    finally:
        served.stop()


def test_no_id_of_anybody_leaves(people: list[Client]) -> None:
    """Handles mean something to one person only."""
    anna, ben = people
    befriend(anna, ben)
    with sqlite3.connect(anna.server.database) as connection:
        ids = [row[0] for row in connection.execute("SELECT id FROM people")]
    said = json.dumps([anna.get("/api/friends"), anna.get("/api/company")])
    assert not [one for one in ids if one in said]
    assert handle(anna, "Ben") != handle(ben, "Anna")
    ben.post("/api/friends", {"handle": handle(anna, "Ben")}, 404)
