"""Who is connected to a table, and what they are told."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lindwurm.kernel.texts import Words
from lindwurm.server.errors import Refused
from lindwurm.server.store import shelf
from lindwurm.server.store.models import BOT, OPEN, OPENING, PLAYING
from lindwurm.server.table import clock, outgoing, silence
from lindwurm.server.table.beats import Tellers
from lindwurm.server.table.info import described
from lindwurm.server.table.outbox import STOPPING, Outbox
from lindwurm.server.thinking import bots

if TYPE_CHECKING:
    from lindwurm.server.table.room import Room


_ENVELOPE = b'"type":"position","number":%d,"undos":%d,"undo":%b,"clocks":%b,"fairness":%b'


@dataclass(eq=False)
class Connection(Outbox):
    """Somebody's socket at a table."""

    seat: int | None = None
    """The seat through whose eyes it sees; None: a spectator."""
    greeted: bool = False
    events: int = 0
    """How many of that seat's events it has been sent."""
    told: int | None = None
    """How many events of the match these are, with those it knows nothing of; None: not known."""
    muted: frozenset[str] = frozenset()
    """People whose chat it is not sent."""
    unsearched: bool = False
    """Whether its latest hint was a rule of thumb, because looking ahead was being prepared."""
    noticed: str = ""
    """The latest notice about the bots that it was sent: each is sent once."""

    def knows(self, events: int) -> None:
        """Note how many events its seat has been sent."""
        self.events, self.told = events, None


class Audience:
    """Everyone who is connected to one table."""

    def __init__(self, room: Room):
        self._room = room
        self.connections: set[Connection] = set()
        self._secrets: outgoing.Secrets = {}
        self._tellers = Tellers()
        self.behind = asyncio.Lock()
        """Spectators who want to be shown everything wait here, so that nobody who plays waits for
        more than one of them."""

    def __iter__(self) -> Iterator[Connection]:
        """Give all who have said hello."""
        return (connection for connection in self.connections if connection.greeted)

    @property
    def people(self) -> frozenset[str]:
        """Return who is here, greeted or not."""
        return frozenset(c.person for c in self.connections if c.person is not None)

    def cut(self) -> None:
        """End all connections."""
        for connection in self.connections:
            connection.cut(STOPPING)

    # -- through whose eyes ----------------------------------------------------------------------

    def seat_down(self, connection: Connection, wanted: int | None = None) -> None:
        """Let a connection see through a seat of its person: the wanted one, or the first."""
        mine = self._room.seats_of(connection.person)
        if wanted is not None and wanted not in mine:
            raise Refused("forbidden", f"seat {wanted + 1} is not yours")
        seat = wanted if wanted is not None else (mine[0] if mine else None)
        if seat != connection.seat:
            connection.seat = seat
            connection.knows(0)
        connection.sits = bool(mine)

    def reseat(self) -> None:
        """Let nobody look through a seat that is not theirs any more."""
        for connection in self.connections:
            if connection.seat not in self._room.seats_of(connection.person):
                self.seat_down(connection)

    # -- telling ---------------------------------------------------------------------------------

    def tell(self, message: dict[str, Any]) -> None:
        """Tell everyone who is here something that all may know."""
        for connection in self:
            connection.send(message)

    def tell_table(self) -> None:
        """Tell everyone who sits where, and whether it has begun."""
        for connection in self:
            self.tell_table_to(connection)

    def tell_table_to(self, connection: Connection) -> None:
        """Tell one connection who sits where, and which seats are its person's."""
        mine = [seat + 1 for seat in self._room.seats_of(connection.person)]
        connection.send({"type": "table", "table": described(self._room.table), "mine": mine})
        if not self._room.begun:
            self._tell_asked_to(connection)

    def _tell_asked_to(self, connection: Connection) -> None:
        """Tell one connection what people are to tell of their own dice, where they throw them."""
        if self._room.brings:
            connection.send(self._room.own_dice.message(connection.seat, connection.language))

    def tell_notice(self, ready: bool = False) -> None:
        """Tell everyone, once, that bots which could think ahead cannot yet, or that now they can.

        They cannot before the game's rules have been prepared for searching.
        """
        table, hub = self._room.table, self._room.hub
        for connection in self:
            if ready and connection.unsearched:
                connection.unsearched = False
                text = Words("lindwurm.server", connection.language)("hints-ready")
                connection.send({"type": "notice", "kind": "hints_ready", "text": text})
        waiting = [s for s in table.seats if s.kind == BOT and s.level in bots.SEARCHING]
        if not waiting or table.status not in (OPEN, OPENING, PLAYING):
            return
        if not ready and not hub.bots.warming_up(shelf.game_of(table)):
            return
        kind = "bots_ready" if ready else "bots_warming_up"
        for connection in self:
            # That they can is news only for those who were told that they could not.
            if connection.noticed == ("" if ready else kind):
                continue
            connection.noticed = kind
            say = Words("lindwurm.server", connection.language)
            text = say(kind.replace("_", "-"), names=", ".join(s.name for s in waiting))
            seats = [s.number + 1 for s in waiting]
            connection.send({"type": "notice", "kind": kind, "seats": seats, "text": text})

    def tell_further(self, done: int, steps: int) -> None:
        """Tell those who know that bots cannot think ahead yet how far the preparing is."""
        for connection in self:
            if connection.noticed == "bots_warming_up":
                say = Words("lindwurm.server", connection.language)
                text = say("bots-preparing", done=done, steps=steps)
                told = {"type": "notice", "kind": "bots_preparing", "text": text}
                connection.send({**told, "done": done, "steps": steps})

    def tell_events_again(self) -> None:
        """Let everyone be told all events with the next position: some have not happened."""
        self._tellers.forget()
        for connection in self.connections:
            connection.knows(0)

    def tell_position(
        self, only: Connection | None = None, asking: Connection | None = None
    ) -> None:
        """Tell everyone (or only one) what they may know of the match now.

        What is the same for several is made once. Who is `asking` is answered right afterwards.
        """
        room = self._room
        if not room.begun:
            return
        wish = room.wishes.info()
        envelope = _ENVELOPE % (
            room.number,
            room.undos,
            b"null" if wish is None else outgoing.encode(wish),
            outgoing.encode(self._clocks()) if room.timed else b"[]",
            outgoing.fairness(room.match, room.lesson),
        )
        position = outgoing.Position(
            room.match, room.choices, envelope, self._secrets, self._tellers
        )
        made: dict[tuple[object, ...], tuple[bytes, int]] = {}
        counts, brings, taught = room.counts, room.brings, room.taught
        for connection in self if only is None else (only,):
            key = (connection.seat, connection.language, connection.events, connection.told)
            if (found := made.get(key)) is None:
                texts = room.texts(connection.language)
                said = outgoing.UNSAID
                if counts:
                    said = outgoing.members(silence.told(room.table, room.match, connection.seat))
                found = made[key] = position.seen(
                    connection.seat, texts, connection.events, connection.told, said
                )
            if brings:  # before: a page that has shown all looks at it
                self._tell_asked_to(connection)
            connection.send_bytes(found[0], more=connection is asking)
            connection.events, connection.told = found[1], position.length
            if taught:
                self._tell_lesson_to(connection)

    def tell_lesson(self) -> None:
        """Tell the learner what the teacher says now, if this is a lesson."""
        for connection in self:
            self._tell_lesson_to(connection)

    def _tell_lesson_to(self, connection: Connection) -> None:
        if connection.seat is None or connection.seat in self._room.bots.seats:
            return
        if (said := self._room.teacher.message(connection.language)) is not None:
            connection.send(said)

    def tell_seat(self, seat: int) -> None:
        """Tell everyone who looks through a seat, and nobody else, how it stands now."""
        for connection in self:
            if connection.seat == seat:
                self.tell_position(connection)

    def tell_clocks(self) -> None:
        """Tell everyone how much time the seats have, where there is a clock."""
        room = self._room
        if room.timed and room.begun:
            self.tell({"type": "clocks", "number": room.number, "clocks": self._clocks()})

    def _clocks(self) -> list[dict[str, Any] | None]:
        """Return for each seat how much time it has, and until when if it runs; [] without time."""
        table = self._room.table
        return [clock.time_info(table, s) for s in table.seats] if self._room.timed else []
