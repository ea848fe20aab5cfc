"""Chat at a table: plain text for all who are there, but for those who do not want to read it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from lindwurm.server.errors import Refused
from lindwurm.server.limits import Limits
from lindwurm.server.store import reserved
from lindwurm.server.store.bus import LineNews
from lindwurm.server.store.models import Line, Person, Table

if TYPE_CHECKING:
    from lindwurm.server.table.room import Room

LINES = 100
"""Lines that someone who comes in is shown."""
MOST_MUTED = 200
"""People whom one person can mute."""

NETWORK, BYSTANDERS = 3, 4
"""How many people's chat is allowed to one network, and to all spectators of a table together."""


class Speech:
    """How much may be said: by a person at all tables together, however many sockets they have."""

    def __init__(self, per_minute: int):
        self._people = Limits(per_minute, max(1, per_minute // 3))
        self._networks = Limits(NETWORK * per_minute, NETWORK * max(1, per_minute // 3))
        self._bystanders = Limits(BYSTANDERS * per_minute, per_minute)

    def check(self, person: str, network: str, table: str, sits: bool) -> None:
        """Refuse a line of somebody who has said much already; who sits is heard for longer."""
        if not self._people.take(person):
            raise Refused("too_many", "you have said a lot; wait a moment")
        if not sits and not self._networks.take(network):
            raise Refused("too_many", "a lot has been said from your address; wait a moment")
        if not sits and not self._bystanders.take(table):
            raise Refused("too_many", "the spectators have said a lot; wait a moment")


class Chat:
    """What is said at one table."""

    def __init__(self, room: Room):
        self._room = room
        self.turn = asyncio.Lock()
        """Lines are written one after the other, and who comes in hears of all; nobody who plays
        waits for that."""

    async def say(self, person: str, name: str, text: str) -> None:
        """Keep a line and tell everyone who wants to read it."""
        room = self._room
        line = Line(table=room.id, person=person, name=name, text=text)
        async with self.turn:
            async with room.hub.database.write() as session:
                # From the row: the host may have asked at another process, just now.
                silenced = select(Table.silenced).where(Table.id == room.id)
                if person in (await session.scalar(silenced) or ()):
                    raise Refused("forbidden", "the host of this table has asked you to be silent")
                line.name = await self._shown_name(session, person, name)
                session.add(line)
            self._tell(line)
            room.hub.bus.tell(LineNews(room.id, line.id))

    async def _shown_name(self, session: AsyncSession, person: str, name: str) -> str:
        """Return under which name a person speaks here: that of their seat, or one of their own.

        Nobody who sits here or has spoken here looks alike (SRV-F12).
        """
        seats = self._room.table.seats
        own = next((seat.name for seat in seats if seat.person == person), None)
        if own is not None:
            return own
        said = select(Line.name).where(Line.table == self._room.id, Line.person != person)
        others = [seat.name for seat in seats if seat.name]
        others += await session.scalars(said.distinct())
        return await reserved.fitting_name(session, name, person, others)

    def _tell(self, line: Line) -> None:
        for connection in self._room.audience.connections:
            if connection.greeted and line.person not in connection.muted:
                connection.send(chat_message([line], connection.person))

    async def heard(self, number: int) -> None:
        """Tell everyone here a line that was written at another process."""
        async with self.turn:
            async with self._room.hub.database.read() as session:
                line = await session.get(Line, number)
            if line is not None:
                self._tell(line)

    async def tell_again(self, person: str | None = None) -> None:
        """Tell everyone here, or one person, all lines anew."""
        for connection in list(self._room.audience.connections):
            if connection.greeted and person in (None, connection.person):
                connection.send(await self.latest(connection.person, connection.muted))

    async def latest(self, person: str | None, muted: frozenset[str]) -> dict[str, Any]:
        """Return the message with the latest lines, oldest first, without those of the muted."""
        query = select(Line).where(Line.table == self._room.id).order_by(Line.id.desc())
        if muted:
            query = query.where(Line.person.is_(None) | Line.person.not_in(muted))
        async with self._room.hub.database.read() as session:
            lines = list(await session.scalars(query.limit(LINES)))
        return chat_message(lines[::-1], person, anew=True)

    async def mute(self, person: str, line: int, on: bool) -> None:
        """Let a person read no more of whoever wrote a line, at any table; or again."""
        author = await self._author(line)
        if author == person:
            raise Refused("conflict", "that was yourself")
        async with self._room.hub.database.write() as session:
            me = await session.get_one(Person, person)
            muted = [p for p in me.muted if p != author] + [author] * on
            if len(muted) > MOST_MUTED:
                raise Refused("too_many", "you have muted too many people")
            me.muted = muted
        self._room.hub.mute(person, frozenset(muted))
        await self.tell_again(person)

    async def silence(self, person: str | None, line: int, on: bool) -> None:
        """Let the host forbid whoever wrote a line to write at this table; or allow it again."""
        author = await self._author(line)
        async with self._room.changing() as (_, table):
            if person is None or table.host != person:
                raise Refused("forbidden", "only the host of the table may do that")
            if author == person:
                raise Refused("conflict", "that was yourself")
            table.silenced = [p for p in table.silenced if p != author] + [author] * on

    async def _author(self, number: int) -> str:
        async with self._room.hub.database.read() as session:
            line = await session.get(Line, number)
        if line is None or line.table != self._room.id or line.person is None:
            raise Refused("unknown", "there is no such line here")
        return line.person


def chat_message(lines: list[Line], person: str | None, anew: bool = False) -> dict[str, Any]:
    """Return lines as a message for a person; `anew`: instead of all that was told before."""
    shown = [
        {
            "id": line.id,
            "name": line.name,
            "text": line.text,
            "at": line.at.isoformat(),
            "mine": person is not None and line.person == person,
        }
        for line in lines
    ]
    return {"type": "chat", "anew": anew, "lines": shown}
