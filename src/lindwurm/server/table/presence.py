"""Who is at a table in any process, since when others are away, whose time is out, who comes back.

Everybody at the table is told who is there. Since when somebody is away is kept with their seats,
so that it outlasts the room; a reload of the page is too short to be told.
"""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import TYPE_CHECKING

from sqlalchemy import delete as removed

from lindwurm.server.errors import Refused
from lindwurm.server.store.bus import Attending
from lindwurm.server.store.models import BOT, CLOCK, DAYS, PERSON, PLAYING, Seat
from lindwurm.server.store.moment import now
from lindwurm.server.store.reaching import Call
from lindwurm.server.table import clock, silence
from lindwurm.server.thinking import bots

if TYPE_CHECKING:
    from lindwurm.server.table.room import Room


WHILE_TOLD = timedelta(seconds=2)
"""When is looked again at a table where people are telling what fell."""


class Presence:
    """The time of one table and those who should be there."""

    def __init__(self, room: Room):
        self._room = room
        self._attending: frozenset[str] | None = None
        """Who is at this table, in any process; None: not known."""
        self._leaving: asyncio.Task[None] | None = None
        self._looked: set[str] = set()
        """Who has looked since a socket has ended: nothing is to be forgotten for them."""

    @property
    def matters(self) -> bool:
        """Return whether anybody minds who is there: a bot that takes over, or other people."""
        table = self._room.table
        if table.status != PLAYING:
            return False
        return table.absent == BOT or len({s.person for s in self._seats()}) > 1

    def _seats(self) -> list[Seat]:
        return [s for s in self._room.table.seats if s.kind == PERSON and s.person is not None]

    def counted(self) -> clock.Attendance:
        """Return who is there, as far as one knows."""
        present = self._attending
        if present is None:  # in doubt nobody loses a seat
            present = frozenset(s.person for s in self._seats() if s.person is not None)
        hub = self._room.hub
        return clock.Attendance(present | self._room.audience.people, hub.patience, hub.random)

    async def attend(self) -> None:
        """Tell who is here, and hear who is at this table in other processes."""
        room = self._room
        self._attending = await room.hub.bus.attend(room.id, room.audience.people)

    def doubt(self) -> None:
        """Somebody has just opened the table: whoever is not there is away from now on, at least.

        The process that should have noted it may have died.
        """
        present = self.counted().present
        for seat in self._seats():
            if seat.person not in present and seat.away is None:
                seat.away = now()

    async def note(self) -> None:
        """Note who is there and who is not, where that matters, and tell it."""
        room = self._room
        if not room.loaded or not self.matters:
            return
        await self.attend()
        room.hub.bus.tell(Attending(room.id))
        await self._write()

    async def recount(self) -> None:
        """Note who is there if that has changed elsewhere; says anew who is here."""
        if not self._room.loaded or not self.matters:
            return
        before = self._attending
        await self.attend()
        if self._attending != before:
            await self._write()

    async def _write(self) -> None:
        """Keep who is away and since when, unless that is known already."""
        room = self._room
        present = self.counted().present
        known = all((s.person in present) == (s.away is None) for s in self._seats())
        waits = room.table.absent == BOT and any(
            (s.given_up is None) != (s.person in present) for s in self._seats()
        )
        if known and not waits:
            return
        async with room.changing(lobby=False) as (_, table):
            for seat in table.seats:
                if seat.kind != PERSON or seat.person is None or seat.person in present:
                    seat.away = None
                else:
                    seat.away = seat.away or now()

    def went(self) -> None:
        """Somebody's socket has ended: look a little later whether they have come back."""
        self._looked.clear()
        if self._leaving is None or self._leaving.done():
            self._leaving = self._room.hub.begin_task(self._look_again())

    async def _look_again(self) -> None:
        room = self._room
        room.visitors += 1  # it is not to be forgotten meanwhile
        try:
            await asyncio.sleep(room.hub.reload)
            await self.note()
        finally:
            room.hub.left(room)

    # -- time --------------------------------------------------------------------------------------

    async def shown(self, seat: int | None, number: int, hidden: bool = False) -> None:
        """Let the time of a seat begin: its browser has shown everything up to a position.

        Nobody has looked at a page that is `hidden`, behind others or on a sleeping phone.
        """
        room = self._room
        if seat is None or not room.loaded or not room.begun:
            return
        asked, since = room.asked_since(seat), room.table.seats[seat].since
        if asked is not None and number >= asked and since is not None and since > now():
            async with room.changing(quietly=True) as (_, table):
                asked = room.asked_since(seat)
                if asked is not None and number >= asked:
                    clock.shown(table.seats[seat], now())
        person = room.table.seats[seat].person if room.loaded else None
        if person is None or room.table.clock != DAYS:
            return
        if hidden:
            self._looked.discard(person)
        elif asked is None or number >= asked:
            await self.look(person)

    async def look(self, person: str) -> None:
        """Note that somebody has looked: they know whose turn it is, and may be called again."""
        room = self._room
        mine = [s for s in room.table.seats if s.person == person]
        called = removed(Call).where(Call.person == person, Call.table == room.id)
        if any(s.unseen is not None for s in mine):
            async with room.changing(quietly=True) as (session, table):
                for seat in table.seats:
                    if seat.person == person:
                        seat.unseen = None
                await session.flush()
                await session.execute(called)
        elif person not in self._looked:
            async with room.hub.database.write() as session:
                await session.execute(called)
        self._looked.add(person)

    async def time_out(self) -> None:
        """Answer for whom silence does, and do what the table's rule says where time is out."""
        room = self._room
        async with room.alone():
            if not room.begun or room.match.over:
                return
            at, table = now(), room.table
            if room.own_dice.asked is not None:  # nothing is answered while people tell what fell
                room.hub.clockwork.note(room.id, at + WHILE_TOLD)
                return
            silent = [s.number for s in table.seats if (end := silence.due(s)) and end <= at]
            ends = {s.number: clock.deadline(table, s) for s in table.seats}
            late = [s for s in table.seats if (end := ends[s.number]) and end <= at]
            late = [s for s in late if s.number not in silent and at >= room.hub.gentle]
            if not late and not silent:
                dues = [*ends.values(), *map(silence.due, table.seats)]
                soonest = min((end for end in dues if end is not None), default=None)
                if soonest is not None and soonest <= at:  # after a restart all have some time
                    soonest = room.hub.gentle
                room.hub.clockwork.note(room.id, soonest)
            gone = [s.number for s in late if clock.absent(s, at) or table.timeout == BOT]
            acting = next((s.number for s in late if s.number not in gone), None)
        for seat in silent:
            await silence.speak(room, seat)
        if gone:
            async with room.changing() as (_, table):
                for number in gone:
                    table.seats[number].stand_in = bots.DEFAULT
        if acting is not None:
            await room.bots.play_for(acting, bots.LATE, CLOCK, lambda: acting in room.match.actors)

    async def come_back(self, person: str | None) -> None:
        """Give a person their seats back from the bots that stood in."""
        async with self._room.changing() as (_, table):
            mine = [s for s in table.seats if person is not None and s.person == person]
            mine = [s for s in mine if s.stand_in and s.left is None]
            if not mine:
                raise Refused("conflict", "no bot stands in for you")
            for seat in mine:
                clock.resume(table, seat)
