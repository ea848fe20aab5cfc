"""The chronicle: every finished game once, figures that agree with records, and who sees what."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import random
import sqlite3
import time
import zipfile
import zlib
from collections import Counter
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from lindwurm.games import load
from lindwurm.kernel import record
from lindwurm.kernel.match import Match
from lindwurm.server import services as make_services
from lindwurm.server.services import Services
from lindwurm.server.settings import Settings
from lindwurm.server.store import chronicle, likeness, statistics
from lindwurm.server.store.database import Database
from lindwurm.server.store.models import OVER, PERSON, PLAYING, Person, Seat, Table
from lindwurm.server.store.results import Finished, PlayedSeat
from tests.server.harness import Client, Served, awaited, play, until_over
from tests.server.test_accounts import account, fresh, name_of, signed_in

GAME = "dragon_farkle"
PEOPLE = ("anna", "ben", "cleo", "dora")
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)


def chronicle_of(client: Client, of: str = "", status: int = 200) -> Any:
    return client.get(f"/api/chronicle{'?of=' + of if of else ''}", status)


def until_entered(client: Client, games: int) -> Any:
    """Return somebody's chronicle as soon as so many games stand in it."""
    for asked in range(80):  # not too often: that would be refused (SRV-F36)
        found = chronicle_of(client)
        if len(found["finished"]["games"]) >= games:
            return found
        time.sleep(min(0.02 * (asked + 1), 0.5))
    raise AssertionError("it is not entered")


def evening(anna: Client, ben: Client, seed: int = 1) -> str:
    """Let two people play a game to its end; returns its table."""
    table = anna.table("me", "open", "random")
    ben.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    sittings = [anna.sit(table), ben.sit(table)]
    play(sittings, random.Random(seed))
    until_over(sittings)
    return table


def test_an_evening_stands_in_both_chronicles(people: list[Client]) -> None:
    anna, ben = people
    table = evening(anna, ben)
    found = record.loads(anna.server.get(f"/api/tables/{table}/record").text)
    result = record.replay(found, load(GAME)).result
    for seat, who in enumerate(people):
        told = until_entered(who, 1)
        (game,) = told["finished"]["games"]
        assert (game["table"], game["counts"], game["moves"]) == (table, True, len(found.moves))
        assert [one["won"] for one in game["seats"]] == chronicle.winners(result)
        assert [one["own"] for one in game["seats"]] == [seat == 0, seat == 1, False]
        (figures,) = told["games"]
        assert (figures["game"], figures["played"], figures["people"]) == (GAME, 1, 1)
        assert figures["won"] == int(chronicle.winners(result)[seat])
        (place,) = figures["places"]
        assert place["seats"] == 3
        assert place["turn"] in (1, 2, 3)
        (companion,) = told["companions"]
        assert companion["name"] == name_of(people[1 - seat])
    with zipfile.ZipFile(io.BytesIO(anna.http.get("/api/me/export").content)) as archive:
        (mine,) = json.loads(archive.read("chronicle.json"))
    assert (mine["table"], mine["seat"]) == (table, 1)


def test_luck_is_added_up_from_the_games_that_were_reviewed(server: Served) -> None:
    """It says of how many games it knows, and tells nobody but oneself."""
    anna, ben = account(server), Client(server, "Ben")
    anna.request("PUT", "/api/me", {"shows": "everybody"})
    tables = [evening(anna, ben, seed) for seed in (1, 2, 3)]
    told = until_entered(anna, 3)
    assert told["games"][0]["luck"] == {"games": 0, "points": 0.0, "error": 0.0}
    for table, lucks in zip(tables, ([(0.12, 0.03), (-0.1, 0.2)], [(-0.02, 0.04)]), strict=False):
        seats = [{"seat": seat, "luck": one} for seat, one in enumerate(lucks)]
        kept = zlib.compress(msgspec.json.encode({"game": GAME, "seats": seats, "moments": [1]}))
        with sqlite3.connect(server.database) as connection:
            row = (table, kept, False, "2026-01-01 00:00:00.000000")
            connection.execute("INSERT INTO reviews VALUES (?, ?, ?, ?)", row)
        connection.close()
    luck = chronicle_of(anna)["games"][0]["luck"]
    assert luck == {"games": 2, "points": pytest.approx(10), "error": pytest.approx(5)}
    assert chronicle_of(ben)["games"][0]["luck"]["points"] == pytest.approx(-10)
    shown = ben.get(f"/api/chronicle?of={name_of(anna)}")
    assert shown["games"][0]["luck"] is None
    for client in (anna, ben):
        client.close()


def test_others_see_what_one_shows(server: Served) -> None:
    anna, ben, carl = account(server), account(server, "Ben"), account(server, "Carl")
    evening(anna, ben)
    until_entered(anna, 1)
    nobody, name = Client(server, None), name_of(anna)
    for shows, seen in (("nobody", ()), ("companions", (ben,)), ("everybody", (ben, carl, nobody))):
        anna.request("PUT", "/api/me", {"shows": shows})
        for who in (ben, carl, nobody):
            told = chronicle_of(who, name, 200 if who in seen else 404)
            if who not in seen:
                continue
            (game,) = told["finished"]["games"]
            names = [one["name"] for one in game["seats"]]
            assert told["companions"] == []
            if who is ben:  # he sat there himself
                assert None not in names
                assert game["table"]
            else:
                assert names == [name, None, None]
                assert game["table"] is None
    assert "nobody of that name" in chronicle_of(carl, "Nobody at all", 404)["error"]["message"]
    for client in (anna, ben, carl, nobody):
        client.close()


def test_running_games_tell_nothing(people: list[Client]) -> None:
    anna, ben = people
    table = anna.table("me", "open")
    ben.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    play([anna.sit(table), ben.sit(table)], random.Random(2), moves=5)
    told = chronicle_of(anna)
    assert (told["games"], told["finished"]["games"], told["companions"]) == ([], [], [])


def test_a_guests_evening_is_the_accounts(server: Served) -> None:
    guest, ben = Client(server, fresh("Guest")), Client(server, "Ben")
    table = evening(guest, ben)
    until_entered(guest, 1)
    name = name_of(guest)
    guest.remember(guest.post("/api/me/account", {"name": name, "passphrase": "correct horse"}))
    elsewhere = signed_in(server, name)
    assert chronicle_of(elsewhere)["finished"]["games"][0]["table"] == table
    for client in (guest, ben, elsewhere):
        client.close()


def test_who_deletes_themselves_is_nobody_in_others_chronicles(server: Served) -> None:
    anna, ben = Client(server, "Anna"), Client(server, "Ben")
    evening(anna, ben)
    until_entered(anna, 1)
    ben.request("DELETE", "/api/me")
    told = chronicle_of(anna)
    assert [one["name"] for one in told["finished"]["games"][0]["seats"]][:2] == ["Anna", "—"]
    assert told["companions"] == []
    assert told["games"][0]["played"] == 1
    anna.close()


@pytest.mark.parametrize(
    "before",
    [
        *("yesterday", "2026-01-01", "~", "2026-01-01T00:00:00~x"),
        *("0001-01-01T00:00:00+23:59~0", "9999-12-31T23:59:59-23:59~0"),
    ],
)
def test_a_mark_that_is_none_is_refused(people: list[Client], before: str) -> None:
    """A moment outside of all years in UTC was a broken server (SRV-F30)."""
    status = people[0].http.get("/api/chronicle/finished", params={"before": before}).status_code
    assert status == 400


def test_without_a_chronicle_nothing_is_entered(tmp_path: Path) -> None:
    server = Served(tmp_path / "off.db", LINDWURM_CHRONICLE="off")
    anna, ben = Client(server, "Anna"), Client(server, "Ben")
    evening(anna, ben)
    chronicle_of(anna, status=404)
    assert anna.get("/api/house")["chronicle"] is False
    with contextlib.closing(sqlite3.connect(server.database)) as connection:
        assert connection.execute("SELECT count(*) FROM finished").fetchone() == (0,)
    for client in (anna, ben):
        client.close()
    server.stop()


# -- likenesses ----------------------------------------------------------------------------------


def test_no_two_at_a_table_look_alike(people: list[Client]) -> None:
    anna, ben = people
    for who in people:
        assert who.request("PUT", "/api/me", {"likeness": "hydra-moss"})["likeness"] == "hydra-moss"
    table = anna.table("me", "me", "open", "bot")
    ben.post(f"/api/tables/{table}/join", {})
    seats = anna.get(f"/api/tables/{table}")["table"]["seats"]
    assert seats[0]["likeness"] == "hydra-moss"
    shown = [one["likeness"] for one in seats[:3]]
    assert len(set(shown)) == 3
    assert all(one in likeness.ALL for one in shown)
    assert seats[3]["likeness"] is None
    anna.request("PUT", "/api/me", {"likeness": "unicorn-pink"}, 400)


# -- a thousand games ----------------------------------------------------------------------------


def finished_match(game_id: str, seats: int, seed: int) -> Match:
    """Return a game played at random; one that takes too long is abandoned."""
    rng = random.Random(seed)
    options = {"round_limit": "10"} if game_id == GAME else {}
    match = Match(load(game_id), seats, options=options, seed=seed)
    while not match.over:
        if len(match.moves) >= 40 and game_id != GAME:
            match.leave(0, rng.choice(("abandoned", "resigned")))
            if match.over:
                break
            match.leave(1, "abandoned")
            break
        seat = match.actors[0]
        match.act(seat, rng.choice(match.legal(seat)))
    return match


def seated(table_id: str, match: Match, own: list[str], at: datetime) -> Table:
    """Return the table of a match that is over."""
    names = [one.title() for one in own]
    return Table(
        id=table_id,
        game=match.game.id,
        rules_version=match.game.version,
        options={},
        public=False,
        status=OVER,
        seed=bytes(32),
        commitment="",
        ended=at,
        seats=[
            Seat(number=n, kind=PERSON, person=who, name=names[n], left=left)
            for n, who in enumerate(own)
            for left in ["resigned" if n in match.gone else None]
        ],
    )


async def with_people(database: Database) -> None:
    await database.upgrade()
    async with database.write() as session:
        session.add_all(Person(id=one, name=one.title(), language="en") for one in PEOPLE)


def test_a_thousand_games_agree_with_their_records(tmp_path: Path) -> None:
    """Sixty different games, entered again and again under other tables with other people."""
    rng = random.Random(5)
    kinds = [(GAME, n % 3 + 2) for n in range(48)] + [("drachenfels", 2), ("simurgh", 3)] * 3
    played = [finished_match(game, seats, seed) for seed, (game, seats) in enumerate(kinds)]
    # The count is made anew from the records, by replaying them.
    replayed = [record.replay(record.loads(record.dumps(one)), one.game) for one in played]
    outcomes = [chronicle.outcome(match) for match in played]
    database = Database(f"sqlite+aiosqlite:///{tmp_path / 'thousand.db'}")
    expected: Counter[tuple[str, str, int, int, bool]] = Counter()

    async def run() -> None:
        await with_people(database)
        async with database.write() as session:
            for number in range(1000):
                which = rng.randrange(len(played))
                match, again = played[which], replayed[which]
                own = rng.sample(PEOPLE, match.seats)
                table = seated(f"t{number}", match, own, NOON + timedelta(minutes=number))
                finished, results = chronicle.rows(table, outcomes[which])
                session.add(finished)
                await session.flush()
                session.add_all(results)
                if (result := again.result) is None:
                    continue
                began = max(0, getattr(again.state, again.game.began or "", 0))
                for seat, who in enumerate(own):
                    won = result[seat] == max(result) > 0 and seat not in again.gone
                    turn = (seat - began) % again.seats
                    expected[who, again.game.id, again.seats, turn, won] += 1
        async with database.read() as session:
            for who in PEOPLE:
                for game, one in (await statistics.counted(session, who)).items():
                    for place in one.places:
                        key = who, game, place.seats, place.turn
                        assert expected.pop((*key, True), 0) == place.won
                        assert expected.pop((*key, False), 0) == place.played - place.won
                    assert sum(place.played for place in one.places) == one.played
        assert not expected
        await database.close()

    awaited(run())


# -- once and only once --------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def served(database: Path) -> AsyncIterator[Services]:
    services = make_services.make(Settings(database=str(database)))
    await services.database.upgrade()
    try:
        yield services
    finally:
        await services.end()


def test_whatever_fails_every_game_is_entered_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twenty games are entered by a server that breaks at random points, and is restarted."""
    rng, games = random.Random(11), 20
    match = finished_match(GAME, 3, 1)
    came_to = chronicle.outcome(match)
    breaks = ("before", "rows", "commit", "after", "twice", "well")
    seen: Counter[str] = Counter()

    class Killed(BaseException):
        """The process is gone."""

    async def attempt(database: Database, table: str, how: str) -> None:
        real = chronicle.rows
        if how == "before":
            raise Killed
        if how == "rows":
            monkeypatch.setattr(chronicle, "rows", lambda *_: (_ for _ in ()).throw(Killed()))
        if how == "commit":

            def half(*given: Any) -> Any:
                finished, results = real(*given)
                results[-1].name = None  # noticed by the database, when some rows are there
                return finished, results

            monkeypatch.setattr(chronicle, "rows", half)
        try:
            await chronicle.enter(database, table, came_to)
            if how == "after":
                raise Killed
            if how == "twice":
                assert not await chronicle.enter(database, table, came_to)
        finally:
            monkeypatch.setattr(chronicle, "rows", real)

    async def run() -> None:
        path = tmp_path / "kills.db"
        first = Database(f"sqlite+aiosqlite:///{path}")
        await with_people(first)
        async with first.write() as session:
            for number in range(games):
                own = rng.sample(PEOPLE, 3)
                session.add(seated(f"t{number}", match, own, NOON + timedelta(minutes=number)))
        await first.close()
        for _ in range(60):
            database = Database(f"sqlite+aiosqlite:///{path}")  # as after a restart
            waiting = await chronicle.missing(database)
            if not waiting:
                break
            how = rng.choice(breaks)
            seen[how] += 1
            with contextlib.suppress(Killed, IntegrityError):
                await attempt(database, rng.choice(waiting), how)
            async with database.read() as session:
                entered = set(await session.scalars(select(Table.id).where(Table.entered)))
                assert set(await session.scalars(select(Finished.table))) == entered
                rows = await session.execute(
                    select(PlayedSeat.table, func.count()).group_by(PlayedSeat.table)
                )
                assert dict(rows.all()) == dict.fromkeys(entered, 3)
            await database.close()
        else:
            raise AssertionError("it never ends")
        assert sum(seen.values()) >= 20
        assert set(seen) == set(breaks)

    awaited(run())


def test_what_a_killed_server_missed_is_entered_when_one_starts(tmp_path: Path) -> None:
    server = Served(tmp_path / "lindwurm.db")
    anna, ben = Client(server, "Anna"), Client(server, "Ben")
    tables = [evening(anna, ben, seed) for seed in (1, 2)]
    until_entered(anna, 2)
    server.kill()
    with contextlib.closing(sqlite3.connect(server.database)) as connection:
        # As if it had died between the last move of a game and its entry.
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("DELETE FROM finished WHERE table_id = ?", tables[:1])
        connection.execute("UPDATE tables SET entered = 0 WHERE id = ?", tables[:1])
        connection.commit()
    for client in (anna, ben):
        client.sittings.clear()
    server.start()
    until_entered(anna, 2)
    told = chronicle_of(anna)  # again: it may have been entered between counting and listing
    assert sorted(one["table"] for one in told["finished"]["games"]) == sorted(tables)
    assert told["games"][0]["played"] == 2
    for client in (anna, ben):
        client.close()
    server.stop()


def test_what_came_of_a_game_outlives_its_table(tmp_path: Path) -> None:
    """Old tables are cleared away, and what is entered of their games stays."""

    async def run() -> None:
        match = finished_match(GAME, 2, 3)
        async with served(tmp_path / "old.db") as services:
            await with_people(services.database)
            async with services.database.write() as session:
                old = seated("old", match, ["anna", "ben"], NOON - timedelta(days=4000))
                session.add(old)
            async with services.database.write() as session:
                finished, results = chronicle.rows(old, chronicle.outcome(match))
                session.add(finished)
                await session.flush()
                session.add_all(results)
                (await session.get_one(Table, "old")).entered = True
            assert await services.purge() == ["old"]
            async with services.database.read() as session:
                (entry,) = await statistics.entries(session, "anna", 9)
                assert (entry.there, entry.finished.table) == (False, "old")
                assert await statistics.met(session, "anna", "ben")
                assert not await statistics.met(session, "anna", "cleo")

    awaited(run())


def test_a_game_of_ones_own_goes_with_its_table(server: Served) -> None:
    anna = Client(server, "Anna")
    table = anna.table("me", "bot")
    anna.post(f"/api/tables/{table}/start")
    sitting = anna.sit(table)
    play([sitting], random.Random(3))
    until_entered(anna, 1)
    assert anna.get(f"/api/tables/{table}")["table"]["status"] != PLAYING
    anna.post(f"/api/tables/{table}/close")
    assert chronicle_of(anna)["finished"]["games"] == []
    anna.close()


def test_a_game_that_is_entered_while_one_looks_breaks_nothing() -> None:
    class Meanwhile:
        """A session in which a first game appears between two questions."""

        asked = 0

        async def execute(self, _query: object) -> list[Any]:
            self.asked += 1
            return [] if self.asked == 1 else [("dragon_farkle", {"item": [0]}, True)]

    session: Any = Meanwhile()
    assert asyncio.run(statistics.counted(session, "anna")) == {}
    assert session.asked == 2
