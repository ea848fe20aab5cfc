"""Dice that nobody can choose: commitments, reveals, and those who would rather not (SRV-F3)."""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from lindwurm.games import load
from lindwurm.kernel import record
from lindwurm.kernel.agreement import derived, promise
from lindwurm.kernel.chance import commitment
from lindwurm.server.errors import Refused
from lindwurm.server.http.answers import Clock, NewSeat, NewTable
from lindwurm.server.http.tables import new_table, waiting
from lindwurm.server.metrics import Metrics
from lindwurm.server.store import history
from lindwurm.server.store.database import Database, _upgrade
from lindwurm.server.store.models import BOT, OPEN, OPENING, PERSON, PLAYING, Person, Table
from lindwurm.server.store.moment import now
from lindwurm.server.table import opening
from lindwurm.server.table.audience import Connection
from lindwurm.server.table.hub import Hub
from lindwurm.server.table.info import described
from lindwurm.server.table.room import Room
from lindwurm.server.table.seated_bots import SeatedBots
from tests.server.harness import Client, Served, awaited, play, until_over


def told(client: Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/tables/{table}")["table"]
    return found


def full(people: list[Client], *more: str) -> str:
    """Open a table where Anna and Ben have sat down and committed to their salts."""
    anna, ben = people
    table = anna.table("me", "open", *more, rules={"commitment": anna.commitment})
    ben.post(f"/api/tables/{table}/join", {"commitment": ben.commitment})
    return table


# -- as it should be -------------------------------------------------------------------------------


def test_everybody_has_a_part_in_the_dice(server: Served, people: list[Client]) -> None:
    anna, ben = people
    table = full(people, "random")
    before = told(anna, table)
    assert [s["commitment"] for s in before["seats"]] == [anna.commitment, ben.commitment, None]
    started = anna.post(f"/api/tables/{table}/start")["table"]
    assert started["status"] == "opening"
    assert started["reveal_until"] > started["created"]
    assert started["commitment"] == before["commitment"], "the seed was fixed before"
    half = anna.reveal(table)["table"]
    assert [s["revealed"] for s in half["seats"]] == [True, False, False]
    assert half["status"] == "opening"
    begun = ben.reveal(table)["table"]
    assert begun["status"] == "playing"
    assert begun["reveal_until"] is None
    made = [s["commitment"] for s in begun["seats"]]
    third = derived(table, 0, before["commitment"], made, 2)
    assert [s["salt"] for s in begun["seats"]] == [anna.salt, ben.salt, third]

    seats = [anna.sit(table), ben.sit(table)]
    play(seats, random.Random(1))
    until_over(seats)
    kept = record.loads(server.get(f"/api/tables/{table}/record").text)
    assert kept.chance.commitment == before["commitment"]
    assert kept.chance.commitment == promise(table, 0, bytes.fromhex(str(kept.chance.seed)))
    assert [(s.salt, s.derived) for s in kept.chance.salts] == [
        (anna.salt, False),
        (ben.salt, False),
        (third, True),
    ]
    assert record.replay(kept, load("dragon_farkle")).over
    # The dice that were told during the game are those of the record.
    for sitting in seats:
        for message in sitting.heard:
            if message["type"] == "position" and message["dice"]:
                fell = [one for t in kept.entries[message["number"] - 1].throws for one in t]
                open_ones = [[f.kind, f.size, f.value] for f in fell if f.kind.endswith("_die")]
                assert message["dice"] == open_ones


def test_one_person_among_bots_begins_with_the_request_to_start(people: list[Client]) -> None:
    anna = people[0]
    table = anna.table("me", "bot", rules={"commitment": anna.commitment})
    assert anna.post(f"/api/tables/{table}/start", {"salt": anna.salt})["table"]["status"] == (
        "playing"
    )
    assert anna.sit(table).position["number"] >= 0
    # On one screen all seats of a person have the same salt.
    seats = [{"kind": "me"}, {"kind": "me", "name": "Otto"}]
    body = {"game": "dragon_farkle", "seats": seats, "commitment": anna.commitment}
    table = anna.post("/api/tables", body, 201)["table"]["id"]
    begun = anna.post(f"/api/tables/{table}/start", {"salt": anna.salt})["table"]
    assert begun["status"] == "playing"
    assert [s["salt"] for s in begun["seats"]] == [anna.salt] * 2


def test_who_commits_to_nothing_is_not_waited_for(people: list[Client]) -> None:
    anna, ben = people
    table = anna.table("me", "open")
    ben.post(f"/api/tables/{table}/join", {})
    begun = anna.post(f"/api/tables/{table}/start")["table"]
    assert begun["status"] == "playing"
    assert [s["commitment"] for s in begun["seats"]] == [None, None]
    assert all(len(s["salt"]) == 64 for s in begun["seats"]), "derived"
    ben.reveal(table, 409)


def test_rematches_branches_and_lessons(server: Served, people: list[Client]) -> None:
    anna, ben = people
    table = full(people)
    anna.post(f"/api/tables/{table}/start", {"salt": anna.salt})
    ben.reveal(table)
    seats = [anna.sit(table), ben.sit(table)]
    play(seats, random.Random(3))
    until_over(seats)
    # Whoever sits down by a rematch commits when they are there.
    again = anna.post(f"/api/tables/{table}/rematch")["table"]["id"]
    ben.post(f"/api/tables/{table}/rematch")
    assert told(anna, again)["commitment"] != told(anna, table)["commitment"]
    for client in people:
        client.post(f"/api/tables/{again}/commit", {"commitment": client.commitment})
    anna.post(f"/api/tables/{again}/commit", {"commitment": "0" * 64}, 409)
    assert anna.post(f"/api/tables/{again}/start", {"salt": anna.salt})["table"]["status"] == (
        "opening"
    )
    assert ben.reveal(again)["table"]["status"] == "playing"
    # To go on from a position one may commit, too.
    body = {"move": 2, "seat": 1, "commitment": anna.commitment}
    branch = anna.post(f"/api/tables/{table}/branch", body, 201)["table"]
    assert branch["status"] == "opening"
    assert anna.reveal(branch["id"])["table"]["status"] == "playing"
    plain = anna.post(f"/api/tables/{table}/branch", {"move": 2, "seat": 1}, 201)["table"]
    assert plain["status"] == "playing"
    # In a lesson nothing is agreed on: its dice are known.
    lesson = anna.post("/api/games/dragon_farkle/lesson", {}, status=201)["table"]
    assert lesson["commitment"] == commitment(
        bytes.fromhex(anna.sit(lesson["id"]).position["fairness"]["seed"])
    )


def test_a_restart_in_the_middle(tmp_path: Path) -> None:
    served = Served(tmp_path / "x.db")
    anna, ben = Client(served, "Anna"), Client(served, "Ben")
    table = full([anna, ben])
    anna.post(f"/api/tables/{table}/start", {"salt": anna.salt})
    served.kill()
    served.start()
    assert told(anna, table)["status"] == "opening"
    assert [s["revealed"] for s in told(anna, table)["seats"]] == [True, False]
    assert ben.reveal(table)["table"]["status"] == "playing"
    for client in (anna, ben):
        client.close()
    served.stop()


# -- a malicious host, a malicious last player -----------------------------------------------------


def test_nobody_sees_a_salt_before_all_are_there(server: Served, people: list[Client]) -> None:
    """A host who waits for the others' salts to choose one of their own waits in vain."""
    anna, ben = people
    table = full(people)
    watcher = Client(server, None).sit(table)
    host = anna.sit(table)
    anna.post(f"/api/tables/{table}/start")
    ben.reveal(table)
    host.settle()
    watcher.settle()
    for heard in (
        host.heard,
        watcher.heard,
        anna.get(f"/api/tables/{table}"),
        anna.lobby().receive(),
    ):
        assert ben.salt not in json.dumps(heard)
    # And what the host reveals is what the host has committed to.
    anna.post(f"/api/tables/{table}/reveal", {"salt": "0" * 64}, 409)
    assert told(anna, table)["status"] == "opening"
    anna.reveal(table)
    assert ben.salt in json.dumps(told(anna, table))


def test_between_commitment_and_reveal_nothing_can_be_changed(
    server: Served, people: list[Client]
) -> None:
    anna, ben = people
    table = full(people)
    ben.reveal(table, 409)  # not before the start
    # The last player cannot mirror what somebody else has committed to.
    other = anna.table("me", "open", rules={"commitment": anna.commitment})
    ben.post(f"/api/tables/{other}/join", {"commitment": anna.commitment}, 409)
    assert [s["kind"] for s in told(ben, other)["seats"]] == ["person", "free"]
    anna.post(f"/api/tables/{table}/start")
    before = told(anna, table)
    carl = Client(server, "Carl")
    carl.post(f"/api/tables/{table}/join", {}, 409)
    carl.reveal(table, 403)
    for client in people:
        client.post(f"/api/tables/{table}/leave", status=409)
        client.post(f"/api/tables/{table}/commit", {"commitment": "1" * 64}, 409)
    anna.post(f"/api/tables/{table}/kick", {"seat": 2}, 409)
    anna.post(f"/api/tables/{table}/start", status=409)
    ben.post(f"/api/tables/{table}/reveal", {"salt": "2" * 64}, 409)
    ben.post(f"/api/tables/{table}/reveal", {"salt": "short"}, 400)
    assert told(anna, table) == before
    # Who deletes themselves takes their salt along: nothing of that opening is used.
    ben.request("DELETE", "/api/me")
    after = told(anna, table)
    assert (after["status"], after["annulled"]) == ("open", 1)
    assert after["commitment"] != before["commitment"]
    carl.close()


@contextlib.asynccontextmanager
async def started(
    file: Path, clock: Clock | None = None, servers: int = 1
) -> AsyncIterator[list[Room]]:
    """Open a table of Anna's and Ben's that has been started, at some servers."""
    url = f"sqlite+aiosqlite:///{file}"
    databases = [Database(url) for _ in range(servers)]
    await databases[0].upgrade()
    people = [Person(id=name, name=name.title(), language="en") for name in SALTS]
    async with databases[0].write() as session:
        session.add_all(people)
        await session.flush()
        seats = [NewSeat("me"), NewSeat("open"), NewSeat("bot")]
        options = {"first_player": "1", "cards": "none"}
        asked = NewTable("dragon_farkle", seats, options, clock=clock)
        table = new_table(asked, people[0])
        sit_down(table, "ben")
        commit(table, "anna", "ben")
        opening.lock(table)
        session.add(table)
    hubs = [Hub(database, 1, Metrics()) for database in databases]
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(hub.visit(table.id)) for hub in hubs]
    for hub in hubs:
        await hub.close()
        await hub.database.close()


SALTS = {"anna": "a1" * 32, "ben": "b2" * 32}


def sit_down(table: Table, person: str) -> None:
    table.seats[1].kind, table.seats[1].person, table.seats[1].name = PERSON, person, "Ben"


def commit(table: Table, *people: str) -> None:
    for person in people:
        opening.commit(table, person, commitment(SALTS[person].encode()))


async def reveal(room: Room, person: str) -> None:
    async with room.changing() as (_, table):
        opening.reveal(table, person, SALTS[person])


def later(monkeypatch: pytest.MonkeyPatch, **passed: float) -> None:
    """Let time pass."""
    at = now() + timedelta(**passed)
    monkeypatch.setattr(opening, "now", lambda: at)


def test_who_does_not_reveal_gains_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last player sees the others' commitments, and would rather have other dice."""

    async def run() -> None:
        async with started(tmp_path / "x.db") as [room]:
            await reveal(room, "anna")
            seed, promised = room.table.seed, room.table.commitment
            await opening.time_out(room)
            assert room.table.status == OPENING, "there is time yet"
            later(monkeypatch, seconds=opening.PATIENCE + 1)
            watcher = Connection("ben", "Ben", "en", greeted=True)
            room.audience.connections.add(watcher)
            await opening.time_out(room)
            info = described(room.table)
            assert (info.status, info.annulled, info.reveal_until) == (OPEN, 1, None)
            assert [s.missed for s in info.seats] == [False, True, False]
            assert all(s.commitment is None and not s.revealed for s in info.seats)
            # Whoever refused has learnt neither the seed nor a salt, and both are gone.
            assert room.table.seed != seed
            assert room.table.commitment == promise(room.id, 1, room.table.seed) != promised
            heard = []
            while watcher._messages:
                heard.append(watcher._messages.popleft())
            assert heard
            assert not any(seed.hex().encode() in m or b"a1a1" in m for m in heard)
            # Without Ben's commitment there is nothing to wait for; the record will count it.
            async with room.changing() as (_, table):
                waiting(table)
                commit(table, "anna")
                opening.lock(table)
                assert table.status == OPENING
            await reveal(room, "anna")
            assert room.table.status == PLAYING
            kept = record.of(room.match)
            assert kept.chance.annulled == 1
            assert [salt.derived for salt in kept.chance.salts] == [False, True, True]
            record.replay(kept, room.match.game)

    awaited(run())


def test_nobody_goes_on_until_the_dice_please_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even a last player in league with the operator has but a few tries, and they are counted."""

    async def run() -> None:
        async with started(tmp_path / "x.db") as [room]:
            seeds = set()
            for tries in range(1, opening.MOST_ANNULLED + 1):
                seeds.add(room.table.seed)
                later(monkeypatch, seconds=tries * (opening.PATIENCE + 1))
                await opening.time_out(room)
                assert room.table.annulled == tries
                if tries < opening.MOST_ANNULLED:
                    async with room.changing() as (_, table):
                        commit(table, "anna", "ben")
                        opening.lock(table)
            assert room.table.status == "closed"
            assert len(seeds) == tries

    awaited(run())


def test_a_table_over_days_waits_for_days(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with started(tmp_path / "x.db", Clock("days", days=3)) as [room]:
            later(monkeypatch, days=2.9)
            await opening.time_out(room)
            assert room.table.status == OPENING
            await reveal(room, "anna")
            later(monkeypatch, days=3.1)
            await opening.time_out(room)
            assert (room.table.status, room.table.annulled) == (OPEN, 1)

    awaited(run())


def test_several_processes_open_one_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with started(tmp_path / "x.db", servers=2) as [here, there]:
            await reveal(here, "anna")
            await reveal(there, "ben")
            assert there.begun
            with pytest.raises(Refused, match="salts are revealed when"):
                await reveal(here, "ben")
            async with here.alone():
                await here.catch_up()
            assert here.match.digest == there.match.digest
            assert here.match.agreement == there.match.agreement

    awaited(run())


def test_after_a_restart_the_patience_of_a_table_still_ends(tmp_path: Path) -> None:
    async def run() -> None:
        async with started(tmp_path / "x.db") as [room]:
            hub = Hub(room.hub.database, 1, Metrics())
            await hub.begin()
            assert room.id in hub.clockwork._due
            await hub.close()

    awaited(run())


def test_tables_from_before_come_along(tmp_path: Path) -> None:
    """Those that wait for people agree on their dice; what has begun goes on as it began."""
    file, seed = tmp_path / "old.db", bytes(range(32))
    engine = create_engine(f"sqlite:///{file}")
    columns = "id, game, rules_version, options, public, status, seed, commitment, salts, names"
    with engine.begin() as connection:
        _upgrade(connection, "0004")
        version = load("dragon_farkle").version
        for status in ("open", "playing"):
            connection.execute(
                text(
                    f"INSERT INTO tables ({columns}, created) VALUES (:status, 'dragon_farkle', "
                    ":version, '{}', 0, :status, :seed, :plain, '[\"\"]', '[\"A\"]', '2026-01-01')"
                ),
                {"status": status, "version": version, "seed": seed, "plain": commitment(seed)},
            )
            connection.execute(
                text(
                    "INSERT INTO seats (table_id, number, kind, name, salt) "
                    "VALUES (:id, 0, 'bot', 'A', '')"
                ),
                {"id": status},
            )
    engine.dispose()

    async def run() -> None:
        database = Database(f"sqlite+aiosqlite:///{file}")
        await database.upgrade()
        async with database.read() as session:
            waits, runs = (
                await session.get_one(Table, "open"),
                await session.get_one(Table, "playing"),
            )
        assert (waits.agreed, waits.commitment) == (True, promise("open", 0, seed))
        assert (runs.agreed, runs.commitment) == (False, commitment(seed))
        match = history.opened(runs)
        assert match.repeats
        assert match.commitment == runs.commitment
        record.replay(record.of(match), match.game)
        await database.close()

    awaited(run())


# -- undo ------------------------------------------------------------------------------------------


def test_a_stand_in_consents_for_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What gave 13,450 to 1,150: the other seat's clock ran out, and its bot agreed (SRV-F1)."""
    monkeypatch.setattr(SeatedBots, "wake", lambda self: None)

    async def run() -> None:
        async with started(tmp_path / "x.db") as [room]:
            for person in SALTS:
                await reveal(room, person)
            async with room.changing() as (_, table):
                table.seats[1].stand_in = "adept"
            fallen = []
            for tries in range(3):
                await room.act("anna", 0, "recruit", room.number)
                fallen.append(room.match.moves[-1].draws)
                assert not await room.wishes.ask("anna", 0, room.number), "undone without Ben"
                assert (room.wishes.info() or {})["needs"] == [2], "the wish waits for the person"
                assert len(room.match.moves) == 1
                with pytest.raises(Refused, match="nobody has asked you"):
                    await room.wishes.answer("carl", room.number, agree=True)
                assert await room.wishes.answer("ben", room.number, agree=True)
                assert room.undos == tries + 1
            assert len(set(fallen)) == 3, "other dice fall each time"
            kept = record.of(room.match)
            assert [e.agreed for e in kept.entries if e.takes_back] == [[2, 3]] * 3
            assert record.replay(kept, room.match.game).moves == []

    awaited(run())


def test_alone_among_bots_one_takes_back_as_one_likes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SeatedBots, "wake", lambda self: None)

    async def run() -> None:
        async with started(tmp_path / "x.db") as [room]:
            for person in SALTS:
                await reveal(room, person)
            async with room.changing() as (_, table):
                table.seats[1].person, table.seats[1].kind = None, BOT
            await room.act("anna", 0, "recruit", room.number)
            assert await room.wishes.ask("anna", 0, room.number)
            assert record.of(room.match).taken_back == 1, "which the record tells"

    awaited(run())
