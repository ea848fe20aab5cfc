"""Answers that the table gives: at moments that tell nothing, on a clock of our own."""

from __future__ import annotations

import contextlib
import inspect
import random
from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from math import exp, sqrt
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lindwurm import games
from lindwurm.games.dragon_farkle.state import Phase
from lindwurm.kernel.agreement import agreed
from lindwurm.kernel.game import Game
from lindwurm.kernel.match import Match
from lindwurm.server.errors import Refused
from lindwurm.server.http.answers import NewSeat, NewTable
from lindwurm.server.http.tables import new_table
from lindwurm.server.metrics import Metrics
from lindwurm.server.store import history, moment
from lindwurm.server.store.database import Database
from lindwurm.server.store.models import PERSON, PLAYING, UNDO, Person, Seat, Table
from lindwurm.server.table import clock, silence
from lindwurm.server.table.audience import Connection
from lindwurm.server.table.change import Change
from lindwurm.server.table.hub import Hub
from lindwurm.server.table.room import Room
from lindwurm.server.table.seated_bots import SeatedBots
from tests.server.harness import awaited

T0 = datetime(2026, 1, 1, tzinfo=UTC)
FARKLE = "dragon_farkle"


class Hands(moment.Timepiece):
    """A clock that we turn ourselves."""

    def __init__(self) -> None:
        self.seconds = 0.0
        super().__init__(T0.timestamp, lambda: self.seconds)


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    made = Hands()
    monkeypatch.setattr(moment, "CLOCK", made)
    monkeypatch.setattr(SeatedBots, "wake", lambda self: None)
    return made


def asked(choice: bool, game: str = FARKLE, seats: int = 2, **options: str) -> Match:
    """Return a game where somebody is asked who could meddle: with a choice, or without one."""
    for seed in range(200):
        match = Match(games.load(game), seats, {"first_player": 1, **options}, seed=seed)
        for _ in range(20):
            seat = match.actors[0]
            legal = match.legal(seat)
            if match.state.phase == Phase.INTERRUPT and (len(legal) > 1) == choice:
                return match
            match.act(seat, legal[-1])
    raise AssertionError("no such position")


def told_apart(one: list[float], other: list[float]) -> float:
    """Return the chance that two samples of one distribution differ so much (Kolmogorov-Smirnov).

    >>> told_apart([1.0, 2.0, 3.0], [1.5, 2.5, 2.9]) > 0.5
    True
    """
    one, other = sorted(one), sorted(other)
    at, by, most = 0, 0, 0.0
    while at < len(one) and by < len(other):
        least = min(one[at], other[by])
        while at < len(one) and one[at] <= least:
            at += 1
        while by < len(other) and other[by] <= least:
            by += 1
        most = max(most, abs(at / len(one) - by / len(other)))
    size = sqrt(len(one) * len(other) / (len(one) + len(other)))
    x = (size + 0.12 + 0.11 / size) * most
    if x < 0.3:
        return 1.0
    return max(
        0.0, min(1.0, 2 * sum((-1) ** (k - 1) * exp(-2 * (k * x) ** 2) for k in range(1, 50)))
    )


# -- in the sources --------------------------------------------------------------------------------


def test_the_moment_is_drawn_before_anybody_looks_at_what_may_be_answered() -> None:
    """Where others watch, neither the legal actions nor who is asked is known to what draws it."""

    class Blind(Match):
        def legal(self, seat: int) -> list[int]:
            raise AssertionError("somebody has looked")

    position = asked(choice=True)
    match = Blind(position.game, 2, {"first_player": 1}, seed=1, start=position.state)
    table = seated(Table(options={}), "anna", "ben")
    for seat in table.seats:
        assert silence.drawn(table, match, seat, lambda: 1.0) == 4
    for name in games.ids():
        game = games.load(name)
        if game.wait is not None:
            assert list(inspect.signature(game.wait).parameters) == ["s", "options"]
    alone = seated(Table(options={}), "anna", None)
    with pytest.raises(AssertionError, match="somebody has looked"):
        silence.drawn(alone, match, alone.seats[0])


def seated(table: Table, *people: str | None) -> Table:
    table.seats = [
        Seat(number=n, kind=PERSON if p else "bot", person=p) for n, p in enumerate(people)
    ]
    return table


@pytest.mark.parametrize("motion", ["full", "less"])
def test_a_thousand_forced_and_a_thousand_silent_answers_cannot_be_told_apart(motion: str) -> None:
    """By what others can measure: from the question to the answer (SRV-F5, DF-F3).

    A page with less motion shows the same beats for the same time; whatever it takes, it takes as
    long for those who have a choice as for those who have none.
    """
    rng = random.Random(7 if motion == "full" else 8)
    seconds: dict[bool, list[float]] = {}
    for choice in (True, False):
        match = asked(choice)
        seconds[choice] = []
        for _ in range(1200):
            table = seated(Table(clock="none", absent="wait", options={}), "anna", "ben")
            people = clock.Attendance(frozenset({"anna", "ben"}), random=rng.random)
            clock.count(table, match, None, T0, people)
            seat = table.seats[match.actors[0]]
            takes = rng.uniform(0.6, 2.2) if motion == "full" else rng.uniform(0.6, 1.4)
            clock.shown(seat, T0 + timedelta(seconds=takes))
            end = silence.due(seat)
            assert end is not None
            assert match.text(silence.answer(match, seat.number)) == "pass"
            seconds[choice].append((end - T0).total_seconds())
    assert told_apart(seconds[True], seconds[False]) > 0.01
    assert min(seconds[True] + seconds[False]) >= 3.6
    shifted = [s - 0.15 for s in seconds[False]]
    assert told_apart(seconds[True], shifted) < 0.01, "the test can tell such things apart"


# -- at a table ------------------------------------------------------------------------------------


@contextlib.asynccontextmanager
async def at_table(
    file: Path, start: Match, *people: str, **options: str
) -> AsyncIterator[tuple[Room, list[Connection]]]:
    """Open a table that begins with a position, with a socket for each of these people."""
    database = Database(f"sqlite+aiosqlite:///{file}")
    await database.upgrade()
    names = list(dict.fromkeys(p for p in people if p != "bot"))
    async with database.write() as session:
        for name in names:
            session.add(Person(id=name, name=name.title(), language="en"))
        await session.flush()
        host = Person(id=names[0], name=names[0].title(), language="en")
        seats = [NewSeat("bot") if p == "bot" else NewSeat("me", p.title()) for p in people]
        table = new_table(NewTable(start.game.id, seats, options), host)
        for seat, person in zip(table.seats, people, strict=True):
            seat.person = None if person == "bot" else person
        table.status, table.started = PLAYING, moment.now()
        table.names = [p.title() for p in people]
        salts = agreed(table.id, 0, table.commitment, [("", None)] * len(people)).salts
        table.salts = msgspec.to_builtins(salts)
        table.start, table.start_layout = start.packed, history.layout(start.game)
        session.add(table)
    hub = Hub(database, 1, Metrics())
    async with hub.visit(table.id) as room:
        sockets = [Connection(name, name.title(), "en", greeted=True) for name in names]
        for socket in sockets:
            room.audience.connections.add(socket)
            room.audience.seat_down(socket)
        room.audience.tell_position()
        yield room, sockets
    await hub.close()
    await database.close()


def heard(socket: Connection) -> list[dict[str, Any]]:
    told = []
    while socket._messages:
        told.append(msgspec.json.decode(socket._messages.popleft()))
    return told


def positions(socket: Connection) -> list[dict[str, Any]]:
    return [m for m in heard(socket) if m["type"] == "position"]


async def pass_until(room: Room, hands: Hands, number: int) -> float:
    """Let time go on until a row is there; returns when it came."""
    works = room.hub.clockwork
    while room.number < number:
        due = works.next()
        assert due is not None, "nothing will happen any more"
        hands.seconds = max(hands.seconds, (due - T0).total_seconds())
        await works.ring()
    return hands.seconds


@pytest.mark.rule("DF-147")
@pytest.mark.parametrize("choice", [True, False])
def test_the_server_answers_when_the_wait_is_over(
    tmp_path: Path, hands: Hands, choice: bool
) -> None:
    async def run() -> None:
        start = asked(choice)
        who = start.actors[0]
        async with at_table(tmp_path / "x.db", start, "anna", "ben") as (room, sockets):
            told = positions(sockets[who])[-1]["silence"]
            other = positions(sockets[1 - who])[-1]
            assert (other["silence"], other["forced"]) == (None, None)
            wait = room.table.seats[who].wait
            assert wait is not None
            assert 3 <= wait <= 4
            assert told == {"says": "pass", "seconds": round(wait, 1), "hold": False}
            hands.seconds = 2.5
            await room.presence.shown(who, 0)
            await room.presence.shown(who, 0)  # a second browser of the same seat
            assert await pass_until(room, hands, 1) == pytest.approx(2.5 + wait)
            assert room.match.moves[-1].by == "clock"
            assert room.match.text(room.match.moves[-1].action) == "pass"

    awaited(run())


@pytest.mark.rule("DF-147")
def test_who_never_reports_gains_ten_seconds_and_no_more(tmp_path: Path, hands: Hands) -> None:
    async def run() -> None:
        start = asked(choice=True)
        who = start.actors[0]
        async with at_table(tmp_path / "x.db", start, "anna", "ben") as (room, _):
            wait = room.table.seats[who].wait or 0
            await room.presence.shown(1 - who, 0)  # somebody else's page
            hands.seconds = 11.0
            await room.presence.shown(who, 0)  # too late to count
            assert await pass_until(room, hands, 1) == pytest.approx(10 + wait)

    awaited(run())


def test_it_goes_on_after_a_restart(tmp_path: Path, hands: Hands) -> None:
    """The moment is kept with the seat: whoever reads the table again knows it."""

    async def run() -> None:
        start = asked(choice=False)
        who = start.actors[0]
        async with at_table(tmp_path / "x.db", start, "anna", "ben") as (room, _):
            kept, table = room.table.seats[who].wait, room.id
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
        hub = Hub(database, 1, Metrics())
        await hub.begin()
        async with hub.visit(table) as room:
            assert room.table.seats[who].wait == kept
            assert await pass_until(room, hands, 1) == pytest.approx(10 + (kept or 0))
        await hub.close()
        await database.close()

    awaited(run())


def test_it_goes_on_after_a_take_back(tmp_path: Path, hands: Hands) -> None:
    """WEB-F6: the opponent's answer and its timer stopped for good."""

    async def run() -> None:
        start = asked(choice=False)
        who = start.actors[0]
        async with at_table(tmp_path / "x.db", start, "anna", "ben") as (room, _):
            for number in (1, 3, 5):
                before = hands.seconds
                took = await pass_until(room, hands, number) - before
                assert 13 <= took <= 14

                async def back() -> Change:
                    return Change(UNDO, who, PERSON)

                await room.change(back)

    awaited(run())


@pytest.mark.rule("DF-147")
def test_alone_among_bots_nobody_waits_and_silence_is_not_counted(
    tmp_path: Path, hands: Hands
) -> None:
    async def run() -> None:
        start = asked(choice=False)
        people = ["bot", "bot"]
        people[start.actors[0]] = "anna"
        async with at_table(tmp_path / "x.db", start, *people) as (room, _):
            assert await pass_until(room, hands, 1) == 0
        start = asked(choice=True)
        people = ["bot", "bot"]
        people[start.actors[0]] = "anna"
        async with at_table(tmp_path / "y.db", start, *people) as (room, sockets):
            assert room.hub.clockwork.next() is None
            assert positions(sockets[0])[-1]["rests"] is False
            await silence.rest(room, "anna", start.actors[0], True)
            assert positions(sockets[0])[-1]["rests"] is True
            assert await pass_until(room, hands, 1) == 0

            # After a take-back there is time to take back more.
            async def back() -> Change:
                return Change(UNDO, start.actors[0], PERSON)

            await room.change(back)
            assert 13 <= await pass_until(room, hands, 3) <= 14

    awaited(run())


@pytest.mark.rule("DF-147")
def test_not_this_turn_is_kept_until_it_ends_and_told_to_nobody(
    tmp_path: Path, hands: Hands
) -> None:
    async def run() -> None:
        start = asked(choice=True, interrupt_timer="0")
        who = start.actors[0]
        file = tmp_path / "x.db"
        async with at_table(file, start, "anna", "ben", interrupt_timer="0") as (room, sockets):
            person = ("anna", "ben")[who]
            assert room.hub.clockwork.next() is None, "without a timer everybody waits"
            heard(sockets[1 - who])
            with pytest.raises(Refused, match="not yours"):
                await silence.rest(room, person, 1 - who, True)
            await silence.rest(room, person, who, True)
            wait = room.table.seats[who].wait
            assert wait is not None
            assert 3 <= wait <= 4
            assert positions(sockets[who])[-1]["rests"] is True
            assert heard(sockets[1 - who]) == []
            await silence.rest(room, person, who, False)
            assert room.table.seats[who].wait is None
            assert room.hub.clockwork.next() is None
            await silence.rest(room, person, who, True)
            await pass_until(room, hands, 1)
            turn = room.match.game.turn
            assert turn is not None
            seat, now = room.table.seats[who], turn(room.match.state)
            assert silence.resting(room.match, seat)
            while turn(room.match.state) == now:
                actor = room.match.actors[0]
                legal = [room.match.text(a) for a in room.match.legal(actor)]
                choice = "stop" if "stop" in legal else legal[0]
                await room.act(("anna", "ben")[actor], actor, choice, room.number)
            assert not silence.resting(room.match, seat), "the turn is over"

    awaited(run())


@pytest.mark.rule("SA-395")
def test_in_a_window_one_may_ask_for_time(tmp_path: Path, hands: Hands) -> None:
    async def run() -> None:
        start = window()
        who = start.actors[0]
        people = ["anna", "ben", "carl"]
        async with at_table(tmp_path / "x.db", start, *people) as (room, sockets):
            told = positions(sockets[who])[-1]["silence"]
            assert told["says"] == "pass"
            assert told["hold"]
            assert room.hub.clockwork.next() is not None
            await silence.hold(room, people[who], who)
            assert positions(sockets[who])[-1]["silence"] is None
            assert room.hub.clockwork.next() is None, "it waits until they have thought"
            with pytest.raises(Refused, match="nothing to ask time for"):
                await silence.hold(room, people[who], who)
            await room.act(people[who], who, "pass", 0)

    awaited(run())


def window() -> Match:
    """Return a game at a window where somebody is asked who can only pass."""
    game: Game = games.load("schutt_und_asche")
    rng = random.Random(1)
    for seed in range(20):
        match = Match(game, 3, seed=seed)
        for _ in range(400):
            if match.over:
                break
            seat = match.actors[0]
            legal = match.legal(seat)
            if game.forced(match.state, seat, legal) >= 0 and match.text(legal[0]) == "pass":
                return match
            match.act(seat, rng.choice(legal))
    raise AssertionError("no such position")


def test_dragon_farkle_gives_no_more_time(tmp_path: Path, hands: Hands) -> None:
    async def run() -> None:
        start = asked(choice=True)
        who = start.actors[0]
        async with at_table(tmp_path / "x.db", start, "anna", "ben") as (room, _):
            with pytest.raises(Refused, match="nothing to ask time for"):
                await silence.hold(room, ("anna", "ben")[who], who)

    awaited(run())


# -- a clock that nobody can set -------------------------------------------------------------------


def test_a_clock_that_is_set_back_gives_nobody_time() -> None:
    """SRV-F14: neither while the server runs, nor while it is down."""
    wall, steady = [1_000_000.0], [50.0]
    made = moment.Timepiece(lambda: wall[0], lambda: steady[0])
    before = made.now()
    wall[0] -= 3600
    steady[0] += 5
    assert made.now() - before == timedelta(seconds=5)
    again = moment.Timepiece(lambda: wall[0], lambda: steady[0])
    assert again.now() < before
    again.not_before(made.now())
    assert again.now() == made.now()
    again.not_before(made.now() - timedelta(hours=1))
    assert again.now() == made.now(), "and it is never set back"
    again.not_before(made.now() + timedelta(days=400))
    assert again.now() == made.now(), "a moment so far ahead was somebody's wrong clock"
