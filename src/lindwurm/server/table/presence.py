"""Who is at a table in any process, whose time is out there, and who comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lindwurm.server.errors import Refused
from lindwurm.server.store.bus import Attending
from lindwurm.server.store.models import BOT, CLOCK, PLAYING, now
from lindwurm.server.table import clock
from lindwurm.server.thinking import bots

if TYPE_CHECKING:
    from lindwurm.server.table.room import Room


class Presence:
    """The time of one table and those who should be there."""

    def __init__(self, room: Room):
        self._room = room
        self._attending: frozenset[str] | None = None
        """Who is at this table, in any process; None: not known."""

    @property
    def matters(self) -> bool:
        """Return whether it matters who is there."""
        table = self._room.table
        return table.status == PLAYING and table.absent == BOT

    def counted(self) -> clock.Attendance:
        """Return who is there, as far as one knows."""
        present = self._attending
        if present is None:  # in doubt nobody loses a seat
            present = frozenset(s.person for s in self._room.table.seats if s.person is not None)
        return clock.Attendance(present | self._room.audience.people, self._room.hub.patience)

    async def attend(self) -> None:
        """Tell who is here, and hear who is at this table in other processes."""
        room = self._room
        self._attending = await room.hub.bus.attend(room.id, room.audience.people)

    async def note(self) -> None:
        """Note who is there and who is not, where that matters."""
        room = self._room
        if not room.loaded or not self.matters:
            return
        await self.attend()
        room.hub.bus.tell(Attending(room.id))
        async with room.changing():
            pass

    async def recount(self) -> None:
        """Note who is there if that has changed elsewhere; says anew who is here."""
        if not self._room.loaded or not self.matters:
            return
        before = self._attending
        await self.attend()
        if self._attending != before:
            async with self._room.changing():
                pass

    async def time_out(self) -> None:
        """Do what the table's rule says for every seat whose time is out."""
        room = self._room
        async with room.alone():
            if not room.begun or room.match.over:
                return
            at, table = now(), room.table
            ends = {s.number: clock.deadline(table, s) for s in table.seats}
            late = [s for s in table.seats if (end := ends[s.number]) and end <= at]
            if not late:
                room.hub.clockwork.note(room.id, min(filter(None, ends.values()), default=None))
            gone = [s.number for s in late if clock.absent(s, at) or table.timeout == BOT]
            acting = next((s.number for s in late if s.number not in gone), None)
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
            if not any(s.stand_in for s in mine):
                raise Refused("conflict", "no bot stands in for you")
            for seat in mine:
                clock.resume(table, seat)
