"""All tables that someone is at, and what they share: bots, the lobby, the clockwork, the bus."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine
from datetime import UTC, datetime, timedelta

from sqlalchemy import select

from lindwurm.kernel.game import Game
from lindwurm.server.errors import Refused
from lindwurm.server.limits import WaitingLine
from lindwurm.server.metrics import Metrics
from lindwurm.server.store import shelf
from lindwurm.server.store.bus import (
    ATTENDANCE,
    Again,
    BansChanged,
    Bus,
    Cut,
    Muted,
    News,
    Nudge,
    TableNews,
)
from lindwurm.server.store.database import Database
from lindwurm.server.store.models import BOT, OPENING, PLAYING, Person, Table
from lindwurm.server.store.moment import now
from lindwurm.server.table import clock, opening, silence
from lindwurm.server.table.bans import Bans
from lindwurm.server.table.company import Company
from lindwurm.server.table.lobby import Lobby
from lindwurm.server.table.outbox import SIGNED_OUT, STOPPING, Outbox
from lindwurm.server.table.room import Room
from lindwurm.server.thinking import bots

log = logging.getLogger("lindwurm.server")

ELSEWHERE = timedelta(seconds=2)
"""When is looked again at a table whose time is out, but which another process sees to."""
UNTOLD, WITHOUT_NEWS = 10.0, 0.5
"""Seconds between two looks whether a table has moved without news: while there are any, and while
nothing is heard of the other processes."""
RELOAD = 5.0
"""Seconds after which somebody whose last socket has ended is away."""


class Hub:
    """All tables that someone is at; the others sleep in the database."""

    def __init__(
        self,
        database: Database,
        workers: int,
        metrics: Metrics,
        patience: float = 120,
        bus: Bus | None = None,
        claim: float = 600,
    ):
        self.database = database
        self.bus = bus or Bus()
        self.patience = patience
        """Seconds that somebody may be away, where a bot takes over for the absent."""
        self.claim = timedelta(seconds=claim)
        """How long somebody must have been away before others may claim against them."""
        self.reload = RELOAD
        """Seconds that a page may take to come back before its person is away."""
        self.random: silence.Random = silence.chance
        """Draws the moments at which silence answers."""
        self.gentle = now()
        """Until then nobody's time is out: the server has just been started."""
        self.metrics = metrics
        self.bots = bots.Bots(workers, metrics)
        self.bots.thinkers.when_ready(self._tell_ready)
        self.bots.thinkers.when_further(self._tell_further)
        self.lobby = Lobby()
        self.company = Company(self)
        self.bans = Bans(self)
        self.when_over: Callable[[str], None] = lambda table_id: None
        """Is told of every table whose game ends here."""
        self.clockwork = clock.Clockwork(self._ring)
        self._closing = False
        self._rooms: dict[str, Room] = {}
        self._news: dict[str, deque[News]] = {}
        """For each table what other processes have told, and has not been followed yet."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._waking, self._wakes = WaitingLine(), asyncio.Lock()
        """Who waits for a table that sleeps, and whoever's is being woken."""

    @contextlib.asynccontextmanager
    async def visit(self, table_id: str, whence: str | None = None) -> AsyncIterator[Room]:
        """Go to a table; it stays in memory while somebody is there.

        To wake one that sleeps takes up to a second of a processor, and whoever has its link may
        ask for it. So all who come from some network (`whence`) stand in one line, and each
        network there once.
        """
        room = self._rooms.get(table_id)
        if room is None:
            room = self._rooms[table_id] = Room(table_id, self)
            self.metrics.rooms = len(self._rooms)
        room.visitors += 1
        known = room.loaded
        try:
            if known or whence is None:
                await self._arrive(room, known)
            else:
                async with self._waking.turn(whence), self._wakes:
                    await self._arrive(room, known)
            yield room
        finally:
            self.left(room)

    async def _arrive(self, room: Room, known: bool) -> None:
        async with room.alone():
            if known and self.bus.shared:
                # Who comes may come from a process that died before it told of a move.
                await room.catch_up()
            room.bots.wake()

    async def _ring(self, table_id: str) -> None:
        """See to a table where time is out, unless another process does."""
        if not await self.bus.claim(table_id):
            self.clockwork.note(table_id, now() + ELSEWHERE)
            return
        async with self.visit(table_id) as room:
            await opening.time_out(room)
            await room.presence.time_out()
            if not room.bots.thinking:
                await self.bus.release(table_id)

    async def begin(self) -> None:
        """Take up the clocks of all running tables. Nobody is connected yet, and may come back."""
        if self.bus.shared:
            self.begin_task(self._say_who_is_here())
            self.begin_task(self._look_for_untold())
        running = select(Table).where(Table.status.in_((OPENING, PLAYING)))
        async with self.database.read() as session:
            timed = list(await session.scalars(running.where(Table.deadline.is_not(None))))
            lonely = list(await session.scalars(running.where(Table.absent == BOT)))
        self.gentle = now() + timedelta(seconds=self.patience)
        for table in timed:
            silences = [end for seat in table.seats if (end := silence.due(seat)) is not None]
            if silences:
                self.clockwork.note(table.id, max(min(silences), now() + clock.LATEST))
            else:
                assert table.deadline is not None  # that is what was asked for
                self.clockwork.note(table.id, max(table.deadline, self.gentle))
        for table in lonely:
            async with self.visit(table.id) as room:
                await room.presence.note()

    def arrived(self, me: Outbox) -> None:
        """Let the other processes know soon that somebody is here."""
        if self.bus.shared and me.person is not None:
            self.begin_task(self._say_here())

    async def _say_here(self) -> None:
        await self.company.everybody()

    def went(self, room: Room) -> None:
        """Note that a socket has ended; when the server stops that is nobody's absence."""
        if not self._closing and room.loaded and room.presence.matters:
            room.presence.went()

    def left(self, room: Room) -> None:
        """Note that someone went; an empty room is forgotten."""
        room.visitors -= 1
        if room.visitors == 0 and self._rooms.get(room.id) is room:
            del self._rooms[room.id]
            self.metrics.rooms = len(self._rooms)

    def _tell_ready(self, game: Game) -> None:
        """Tell the tables of a game that it can be searched now."""
        for room in self._rooms.values():
            if room.loaded and shelf.game_of(room.table) is game:
                room.audience.tell_notice(ready=True)

    def _tell_further(self, game: Game, done: int, steps: int) -> None:
        """Tell the tables of a game how far it is prepared for searching."""
        for room in self._rooms.values():
            if room.loaded and shelf.game_of(room.table) is game:
                room.audience.tell_further(done, steps)

    @property
    def heard_of(self) -> bool:
        """Whether anybody beside a table itself hears of its moves: the lobby, or other processes.

        Where time runs, the clockwork has to hear of it too.
        """
        return self.bus.shared or bool(self.lobby.watchers)

    def announce(self, table: Table, lobby: bool = True, turn_only: bool = False) -> None:
        """Tell the lobby, the clockwork and all other processes that a table is different now."""
        if lobby:
            self.lobby.changed(table, turn_only)
        self.clockwork.note(table.id, table.deadline)
        if not self.bus.shared:
            return
        due = table.deadline.timestamp() if table.deadline else None
        self.bus.tell(TableNews(table.id, table.version, due, lobby, turn_only))

    def sleeps(self, table_id: str) -> bool:
        """Return whether nobody is at a table, and no bot: then it is not in memory."""
        return table_id not in self._rooms

    @property
    def rooms(self) -> list[Room]:
        """The tables that are in memory."""
        return [room for room in self._rooms.values() if room.loaded]

    @property
    def visited(self) -> frozenset[str]:
        """The tables that somebody is at, or a bot."""
        return frozenset(self._rooms)

    def removed(self, table_id: str) -> None:
        """Tell the lobby, the clockwork and all other processes that a table was deleted."""
        self.lobby.gone(table_id)
        self.clockwork.note(table_id, None)
        if self.database.told is not None:
            self.database.told.forget(table_id)
        if self.bus.shared:
            self.bus.tell(TableNews(table_id, 0, None, True, False))

    def cut(self, person: str) -> None:
        """End all sockets of a person: their cookies are not good any more."""
        self._cut(person)
        self.bus.tell(Cut(person))

    def _cut(self, person: str) -> None:
        for room in self._rooms.values():
            for connection in room.audience.connections:
                if connection.person == person:
                    connection.cut(SIGNED_OUT)
        self.lobby.cut(SIGNED_OUT, person)

    def mute(self, person: str, muted: frozenset[str]) -> None:
        """Let all sockets of a person know whom they do not want to read."""
        self._mute(person, muted)
        self.bus.tell(Muted(person))

    def _mute(self, person: str, muted: frozenset[str]) -> list[Room]:
        """Returns the tables where that person is."""
        rooms = []
        for room in self._rooms.values():
            mine = [c for c in room.audience.connections if c.person == person]
            for connection in mine:
                connection.muted = muted
            if mine:
                rooms.append(room)
        return rooms

    # -- what other processes tell ---------------------------------------------------------------

    def heard(self, news: News) -> None:
        """Do what another process's news are for, one after the other at each table."""
        match news:
            case Cut():
                self._cut(news.person)
            case Nudge():
                self.company.nudged(news.person)
            case BansChanged():
                self.begin_task(self.bans.read())
            case Muted():
                self.begin_task(self._read_muted(news.person))
            case Again():
                self.begin_task(self.bans.read())
                self.lobby.cut(STOPPING)  # they come back, and are told everything
                for table_id in self._rooms:
                    self._queue(table_id, news)
            case TableNews():
                due = None if news.due is None else datetime.fromtimestamp(news.due, UTC)
                self.clockwork.note(news.table, due)
                if news.table in self._rooms or (news.lobby and self.lobby.watchers):
                    self._queue(news.table, news)
            case _:
                if news.table in self._rooms:
                    self._queue(news.table, news)

    def _queue(self, table_id: str, news: News) -> None:
        if (waiting := self._news.get(table_id)) is not None:
            waiting.append(news)
            return
        self._news[table_id] = deque([news])
        self.begin_task(self._follow(table_id))

    async def _follow(self, table_id: str) -> None:
        waiting = self._news[table_id]
        while waiting:
            news = waiting.popleft()
            try:
                await self._follow_at(table_id, news)
            except Refused as refused:
                log.warning("news of a table: %s", refused.message)
            except Exception:
                log.exception("news of a table could not be followed")
        del self._news[table_id]

    async def _follow_at(self, table_id: str, news: News) -> None:
        table: Table | None = None
        if (room := self._rooms.get(table_id)) is not None:
            room.visitors += 1  # it is not to be forgotten meanwhile
            try:
                await room.follow(news)
                if room.loaded:  # it may have been forgotten meanwhile: the rows are the truth
                    table = room.table
            finally:
                self.left(room)
        if isinstance(news, TableNews) and news.lobby and self.lobby.watchers:
            if table is None:
                async with self.database.read() as session:
                    table = await session.get(Table, table_id)
            if table is not None:
                self.lobby.changed(table, news.turn_only)
            else:
                self.lobby.gone(table_id)

    async def _read_muted(self, person: str) -> None:
        async with self.database.read() as session:
            found = await session.get(Person, person)
        if found is not None:
            for room in self._mute(person, frozenset(found.muted)):
                await room.chat.tell_again(person)

    async def _say_who_is_here(self) -> None:
        """Say from time to time who is at the tables where that matters: silence means nobody."""
        while True:
            await asyncio.sleep(ATTENDANCE / 3)
            await self.company.everybody()
            for room in list(self._rooms.values()):
                try:
                    await room.presence.recount()
                except Refused:
                    continue
                except Exception:
                    log.exception("it could not be told who is at a table")

    async def _look_for_untold(self) -> None:
        waited = 0.0
        while True:
            await asyncio.sleep(WITHOUT_NEWS)
            waited += WITHOUT_NEWS
            if self.bus.sure and waited < UNTOLD:
                continue
            waited = 0.0
            try:
                await self.compare()
            except Exception:
                log.exception("the tables here could not be compared with the database")

    async def compare(self) -> None:
        """Follow the tables here that have moved without news: who moved them may have died."""
        here = {room.id: room.table.version for room in self._rooms.values() if room.loaded}
        query = select(Table.id, Table.version).where(Table.id.in_(here))
        async with self.database.read() as session:
            found = (await session.execute(query)).all()
        for table_id, version in found:
            if version != here[table_id]:
                self._queue(table_id, Again())

    def begin_task(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Let something go on by itself; it ends with the server at the latest."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Cut all connections and stop the bots."""
        self._closing = True
        self.lobby.cut(STOPPING)
        stopped = [self.clockwork.stop(), *(room.stop() for room in list(self._rooms.values()))]
        tasks = [task for task in stopped if task is not None]
        tasks += self._tasks
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.bots.close()
        await self.bus.close()
