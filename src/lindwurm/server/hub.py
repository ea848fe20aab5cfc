"""All tables that someone is at, and what they share: bots, the lobby, the clockwork."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from datetime import timedelta

from sqlalchemy import select

from lindwurm.server import bots, clock
from lindwurm.server.database import Database
from lindwurm.server.lobby import Lobby
from lindwurm.server.metrics import Metrics
from lindwurm.server.models import BOT, PLAYING, Table, now
from lindwurm.server.room import Room


class Hub:
    """All tables that someone is at; the others sleep in the database."""

    def __init__(self, database: Database, workers: int, metrics: Metrics, patience: float = 120):
        self.database = database
        self.patience = patience
        """Seconds that somebody may be away, where a bot takes over for the absent."""
        self.metrics = metrics
        self.bots = bots.Bots(workers, metrics)
        self.bots.thinkers.when_ready(self._tell_ready)
        self.lobby = Lobby()
        self.clockwork = clock.Clockwork(self._ring)
        self._closing = False
        self._rooms: dict[str, Room] = {}

    @contextlib.asynccontextmanager
    async def visit(self, table_id: str) -> AsyncIterator[Room]:
        """Go to a table; it stays in memory while somebody is there."""
        room = self._rooms.get(table_id)
        if room is None:
            room = self._rooms[table_id] = Room(table_id, self)
            self.metrics.rooms = len(self._rooms)
        room.visitors += 1
        try:
            async with room.alone():
                room.wake()
            yield room
        finally:
            self.left(room)

    async def _ring(self, table_id: str) -> None:
        """See to a table where time is out."""
        async with self.visit(table_id) as room:
            await room.time_out()

    async def begin(self) -> None:
        """Take up the clocks of all running tables. Nobody is connected yet, and may come back."""
        running = select(Table).where(Table.status == PLAYING)
        async with self.database.read() as session:
            timed = list(await session.scalars(running.where(Table.deadline.is_not(None))))
            lonely = list(await session.scalars(running.where(Table.absent == BOT)))
        soonest = now() + timedelta(seconds=self.patience)
        for table in timed:
            assert table.deadline is not None  # that is what was asked for
            self.clockwork.note(table.id, max(table.deadline, soonest))
        for table in lonely:
            async with self.visit(table.id) as room:
                await room.presence()

    async def went(self, room: Room) -> None:
        """Note that a socket has ended; when the server stops that is nobody's absence."""
        if not self._closing:
            await room.presence()

    def left(self, room: Room) -> None:
        """Note that someone went; an empty room is forgotten."""
        room.visitors -= 1
        if room.visitors == 0 and self._rooms.get(room.id) is room:
            del self._rooms[room.id]
            self.metrics.rooms = len(self._rooms)

    def _tell_ready(self, game: str) -> None:
        """Tell the tables of a game that it can be searched now."""
        for room in self._rooms.values():
            room.can_search(game)

    def cut(self, person: str) -> None:
        """End all sockets of a person: their cookies are not good any more."""
        for room in self._rooms.values():
            for connection in room.connections:
                if connection.person == person:
                    connection.cut()
        self.lobby.cut(person)

    def mute(self, person: str, muted: frozenset[str]) -> None:
        """Let all sockets of a person know whom they do not want to read."""
        for room in self._rooms.values():
            for connection in room.connections:
                if connection.person == person:
                    connection.muted = muted

    async def close(self) -> None:
        """Cut all connections and stop the bots."""
        self._closing = True
        self.clockwork.stop()
        self.lobby.cut()
        tasks = [task for room in list(self._rooms.values()) if (task := room.stop()) is not None]
        await asyncio.gather(*tasks, return_exceptions=True)
        self.bots.close()
