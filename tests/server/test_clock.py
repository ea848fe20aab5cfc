"""Clocks, stand-ins and absent players."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from lindwurm.games import load
from lindwurm.kernel.match import Match
from lindwurm.server.metrics import Metrics
from lindwurm.server.store import history
from lindwurm.server.store.database import Database, _upgrade
from lindwurm.server.store.models import BOT, DAYS, PER_GAME, PER_MOVE, PERSON, Seat, Table
from lindwurm.server.table import clock
from lindwurm.server.table.clock import Attendance
from lindwurm.server.table.hub import Hub
from tests.server.harness import Client, Served, awaited

T0 = datetime(2026, 1, 1, tzinfo=UTC)
HERE = Attendance(frozenset({"anna", "ben"}), 100)
ALONE = Attendance(frozenset({"ben"}), 100)


def after(seconds: float) -> datetime:
    return T0 + timedelta(seconds=seconds)


def table(kind: str, seconds: int, absent: str = "wait") -> tuple[Table, Match]:
    names = ("anna", "ben")
    seats = [Seat(number=n, kind=PERSON, person=p) for n, p in enumerate(names)]
    made = Table(clock=kind, seconds=seconds, absent=absent, timeout=BOT, seats=seats)
    return made, Match(load("dragon_farkle"), 2, {"first_player": 1, "cards": "none"}, seed=1)


def test_time_for_each_move() -> None:
    timed, match = table(PER_MOVE, 30)
    assert clock.count(timed, match, None, T0, HERE) == {0}
    assert timed.deadline == clock.deadline(timed, timed.seats[0]) == after(40)
    assert clock.deadline(timed, timed.seats[1]) is None
    assert clock.shown(timed.seats[0], T0), "its browser has shown it at once"
    assert not clock.shown(timed.seats[0], after(5)), "only the first one counts"
    assert clock.count(timed, match, None, after(5), HERE) == set(), "nothing has happened"
    assert timed.deadline == after(30)
    match.act(0, "recruit")
    clock.count(timed, match, 0, after(20), HERE)
    clock.shown(timed.seats[0], after(20))
    clock.count(timed, match, None, after(20), HERE)
    assert timed.deadline == after(50), "a move of one's own starts the clock again"
    while match.actors == (0,):
        legal = [match.text(a) for a in match.legal(0)]
        match.act(0, "stop" if "stop" in legal else legal[0])
    assert clock.count(timed, match, 0, after(40), HERE) == {0, 1}
    assert timed.deadline == clock.deadline(timed, timed.seats[1]) == after(80), "not shown yet"
    days, match = table(DAYS, 86_400)
    clock.count(days, match, None, T0, HERE)
    assert days.deadline == T0 + timedelta(days=1) + clock.LATEST


def test_time_begins_when_it_is_shown_and_ten_seconds_later_at_the_latest() -> None:
    for shown, used in ((0.0, 30.0), (4.5, 25.5), (10.0, 20.0), (25.0, 20.0), (None, 20.0)):
        timed, match = table(PER_GAME, 100)
        clock.count(timed, match, None, T0, HERE)
        if shown is not None:
            clock.shown(timed.seats[0], after(shown))
        match.act(0, "recruit")
        clock.count(timed, match, 0, after(30), HERE)
        assert timed.seats[0].seconds_left == 100 - used, shown
    timed, match = table(PER_GAME, 100)
    clock.count(timed, match, None, T0, HERE)
    match.act(0, "recruit")
    clock.count(timed, match, 0, after(7), HERE)
    assert timed.seats[0].seconds_left == 100, "who moves before it is shown has used no time"


def test_time_for_the_whole_game() -> None:
    timed, match = table(PER_GAME, 100)
    clock.count(timed, match, None, T0, HERE)
    assert timed.deadline == after(110)
    clock.shown(timed.seats[0], T0)
    match.act(0, "recruit")
    clock.count(timed, match, 0, after(30), HERE)
    clock.shown(timed.seats[0], after(30))
    clock.count(timed, match, None, after(30), HERE)
    assert (timed.seats[0].seconds_left, timed.deadline) == (70, after(100))
    while match.actors == (0,):
        legal = [match.text(a) for a in match.legal(0)]
        match.act(0, "stop" if "stop" in legal else legal[0])
    clock.count(timed, match, 0, after(40), HERE)
    assert [s.seconds_left for s in timed.seats] == [60, 100]
    assert timed.deadline == after(150)
    timed.seats[1].stand_in = "adept"
    clock.count(timed, match, None, after(150), HERE)
    assert timed.seats[1].seconds_left == 0, "from 50 on"
    assert timed.deadline is None, "no clock runs for a bot"
    clock.resume(timed, timed.seats[1])
    clock.count(timed, match, None, after(150), HERE)
    assert timed.deadline == after(150 + clock.GRACE) + clock.LATEST


def test_absence() -> None:
    timed, match = table("none", 0, absent=BOT)
    clock.count(timed, match, None, T0, HERE)
    assert timed.deadline is None
    clock.count(timed, match, None, after(10), ALONE)
    assert timed.deadline == after(110)
    clock.count(timed, match, None, after(50), ALONE)
    assert timed.deadline == after(110), "coming and going of others changes nothing"
    assert not clock.absent(timed.seats[0], after(109))
    assert clock.absent(timed.seats[0], after(110))
    clock.count(timed, match, None, after(60), HERE)
    assert timed.deadline is None
    plain, match = table("none", 0)
    assert clock.count(plain, match, None, T0, ALONE) == set()
    assert plain.deadline is None


def test_the_clockwork_rings_once_and_in_order() -> None:
    async def run() -> list[str]:
        rung: list[str] = []
        done = asyncio.Event()

        async def ring(table_id: str) -> None:
            rung.append(table_id)
            if table_id == "bad" and rung.count("bad") == 1:
                raise RuntimeError
            if table_id == "last":
                done.set()

        works = clock.Clockwork(ring)
        past = datetime.now(UTC) - timedelta(seconds=5)
        works.note("put off", past)
        works.note("put off", datetime.now(UTC) + timedelta(hours=1))
        works.note("never", past)
        works.note("never", None)
        works.note("bad", past)
        works.note("first", past + timedelta(seconds=1))
        works.note("last", datetime.now(UTC) + timedelta(seconds=0.1))
        await asyncio.wait_for(done.wait(), 10)
        works.stop()
        return rung

    assert awaited(run()) == ["bad", "first", "last"]


# -- over real sockets -------------------------------------------------------------------------


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that does not wait long for the absent."""
    served = Served(tmp_path_factory.mktemp("hasty") / "lindwurm.db", LINDWURM_ABSENT_SECONDS="1")
    yield served
    assert "Traceback" not in served.stop()


def begun(served: Served, **rules: Any) -> tuple[str, Client, Client]:
    anna, ben = Client(served, "Anna"), Client(served, "Ben")
    opened = anna.table("me", "open", rules=rules, first_player="1", round_limit="20")
    ben.post(f"/api/tables/{opened}/join", {})
    anna.post(f"/api/tables/{opened}/start")
    return opened, anna, ben


def stands_in(message: dict[str, Any]) -> bool:
    return message["type"] == "table" and message["table"]["seats"][0]["stand_in"] is not None


def test_a_bot_stands_in_when_time_is_out_and_gives_the_seat_back(hasty: Served) -> None:
    opened, anna, ben = begun(hasty, clock={"kind": "move", "seconds": 5})
    lobby = anna.lobby()
    assert lobby.receive()["mine"][0]["turn"] is True
    first, second = anna.sit(opened), ben.sit(opened)
    first.shown()
    told = second.until(lambda m: m["type"] == "clocks")
    assert (told["number"], len(told["clocks"])) == (0, 2)
    running, resting = told["clocks"]
    seats = anna.get(f"/api/tables/{opened}")["table"]["seats"]
    assert running == {"left": 5, "deadline": seats[0]["deadline"]}
    assert resting == {"left": 5, "deadline": None}
    told = second.until(stands_in)
    assert told["table"]["seats"][0]["stand_in"] == "adept"
    second.until(lambda m: m["type"] == "position" and m["actors"] == [2])  # the bot has played
    assert first.act("roll", 0)["code"] == "conflict"
    assert second.ask(type="back")["code"] == "conflict"
    assert first.ask(type="back")["type"] == "done"
    told = [m for m in first.heard if m["type"] == "table"][-1]
    assert told["table"]["seats"][0]["stand_in"] is None
    anna.close()
    ben.close()


def test_or_the_cautious_thing_is_done_once(hasty: Served) -> None:
    opened, anna, ben = begun(hasty, clock={"kind": "move", "seconds": 5}, timeout="act")
    first = anna.sit(opened)
    first.shown()
    first.until(lambda m: m["type"] == "position" and m["number"] == 1)
    assert first.position["actors"] == [1]
    assert not any(map(stands_in, first.heard))
    running = first.position["clocks"][0]["deadline"]
    assert first.act(first.until_asked()[0]["text"])["type"] == "done"
    first.settle()
    # Whoever is asked now, Anna again or Ben after a bad roll, has fresh time.
    [asked] = [clock for clock in first.position["clocks"] if clock["deadline"]]
    assert asked["deadline"] > running
    anna.close()
    ben.close()


@pytest.mark.parametrize(
    ("game", "option", "seconds", "told"),
    [
        ("dragonquest", "turn_seconds", "20", {"kind": "move", "seconds": 20}),
        ("schutt_und_asche", "clock", "600", {"kind": "move", "seconds": 600}),
        ("dragon_farkle", "turn_timer", "90", {"kind": "move", "seconds": 90}),
        ("dragon_farkle", "turn_timer", "none", None),
        ("dragon_farkle", "show_odds", "on", None),  # 90 seconds by default, but nobody asked
    ],
)
def test_the_clock_among_the_options_of_a_game_is_the_tables(
    hasty: Served, game: str, option: str, seconds: str, told: dict[str, Any] | None
) -> None:
    anna = Client(hasty, "Anna")
    opened = anna.table("me", "open", game=game, **{option: seconds})
    table = anna.get(f"/api/tables/{opened}")["table"]
    assert table["clock"] == told
    assert table["timeout"] == ("act" if told else "bot")
    own = anna.table("me", "open", game=game, rules={"clock": {"kind": "days", "days": 2}})
    assert anna.get(f"/api/tables/{own}")["table"]["clock"]["kind"] == "days"
    anna.close()


def test_a_bot_stands_in_for_the_absent_by_the_tables_rule(hasty: Served) -> None:
    opened, anna, ben = begun(hasty, absent="bot")
    second = ben.sit(opened)
    second.until(stands_in)
    first = anna.sit(opened)
    assert first.ask(type="back")["type"] == "done"
    waiting, anna_2, ben_2 = begun(hasty)
    watcher = ben_2.sit(waiting)
    assert watcher.position["clocks"] == []
    for client in (anna, ben, anna_2, ben_2):
        client.close()


def test_time_runs_on_after_a_restart(hasty: Served) -> None:
    slow, anna, ben = begun(hasty, clock={"kind": "game", "seconds": 3600})
    quick, carl, dora = begun(hasty, clock={"kind": "move", "seconds": 5})
    hers = anna.sit(slow)
    hers.shown()
    before = hers.until(lambda m: m["type"] == "clocks")["clocks"]
    carl.sit(quick).shown()
    hasty.kill()
    hasty.start()
    assert ben.sit(slow).position["clocks"] == before
    again = dora.sit(quick)
    if not any(map(stands_in, again.heard)):
        again.until(stands_in)
    for client in (anna, ben, carl, dora):
        client.http.close()


def test_clocks_that_make_no_sense_are_refused(server: Served) -> None:
    anna = Client(server, "Anna")
    for wrong in (
        {"kind": "move"},
        {"kind": "move", "seconds": 4},
        {"kind": "days", "seconds": 60},
        {"kind": "days", "days": 0},
        {"kind": "game", "seconds": 60, "days": 1},
        {"kind": "sun", "seconds": 60},
    ):
        body = {"game": "dragon_farkle", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        refused = anna.post("/api/tables", {**body, "clock": wrong}, 400)
        assert refused["error"]["code"] == "malformed"
    opened = anna.table("me", "bot", rules={"clock": {"kind": "days", "days": 3}})
    told = anna.get(f"/api/tables/{opened}")["table"]["clock"]
    assert told == {"kind": "days", "seconds": 259_200}
    anna.close()


# -- from before there were clocks ---------------------------------------------------------------


def test_a_running_match_of_the_first_version_goes_on(tmp_path: Path) -> None:
    """A database as version 1 of its form had it: the match is the same, and it can be played."""
    file = tmp_path / "old.db"
    engine = create_engine(f"sqlite:///{file}")
    game = load("dragon_farkle")
    match = Match(
        game,
        2,
        game.meant({"first_player": "1"}),  # it named no option that came later
        seed=bytes(32),
        salts=["", ""],
        names=["A", "B"],
    )
    with engine.begin() as connection:
        _upgrade(connection, "0001")
        moment = "2026-01-01 00:00:00.000000"
        connection.execute(
            text("INSERT INTO people VALUES ('anna', 'Anna', 'en', NULL, NULL, 1, :at)"),
            {"at": moment},
        )
        connection.execute(
            text(
                "INSERT INTO tables VALUES ('t', 'dragon_farkle', :version, :options, 0,"
                " 'playing', 'anna', :seed, :commitment, '[\"\", \"\"]', '[\"A\", \"B\"]',"
                " NULL, :at, :at, NULL)"
            ),
            {
                "version": match.game.version,
                "options": '{"first_player": "1"}',
                "seed": bytes(32),
                "commitment": match.commitment,
                "at": moment,
            },
        )
        for number in range(2):
            connection.execute(
                text("INSERT INTO seats VALUES ('t', :n, 'person', 'anna', :name, NULL, '')"),
                {"n": number, "name": "AB"[number]},
            )
        for number, action in enumerate(("recruit", "roll")):
            match.act(0, action)
            connection.execute(
                text("INSERT INTO moves VALUES ('t', :n, 'act', 0, :action, :digest, :at)"),
                {"n": number, "action": action, "digest": match.digest, "at": moment},
            )
    engine.dispose()

    async def run() -> None:
        database = Database(f"sqlite+aiosqlite:///{file}")
        await database.upgrade()
        hub = Hub(database, 1, Metrics())
        await hub.begin()
        async with hub.visit("t") as room:
            assert room.match.digest == match.digest
            seat = match.actors[0]
            assert (room.number, room.table.awaited) == (2, [seat])
            # Its question leaves no choice, and on one screen nobody learns from that.
            only = match.text(match.game.forced(match.state, seat, match.legal(seat)))
            await room.presence.time_out()
            assert room.number == 3
            seat = room.match.actors[0]
            legal = room.match.text(room.match.legal(seat)[0])
            assert await room.act("anna", seat, legal, 3) == (3, False)
        async with database.read() as session:
            kept = await session.get_one(Table, "t")
            assert (kept.clock, kept.absent, kept.hints, kept.lesson) == (
                "none",
                "wait",
                False,
                False,
            )
            assert (await history.fetch(session, kept))[1] == 4
            course = await history.since(session, "t", 0)
            assert [(row.action, row.by) for row in course] == [
                ("recruit", None),
                ("roll", None),
                (only, "clock"),
                (legal, "person"),
            ]
        await hub.close()
        await database.close()

    awaited(run())
