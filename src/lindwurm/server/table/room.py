"""A table being played: its match in memory, the people connected, and the one way to change it.

Everything that changes a table happens here, one change at a time: check, carry out, commit, tell.
A match is changed by :meth:`Room.change` and nowhere else, whoever asks: a person, a bot, a clock,
or a wish to take something back. Nobody hears of a move before its row is in the database. If the
commit fails, what is in memory is thrown away and read again from the rows; the rows are the truth.

There may be other processes with the same table in memory. The version of the table's row decides
between them: whoever is behind reads what the others have written, and may try again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete as remove
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from lindwurm.kernel.actions import ActionError
from lindwurm.kernel.match import IllegalAction, LeaveError, Match, UndoError
from lindwurm.server.errors import Refused
from lindwurm.server.store import history, shelf
from lindwurm.server.store.bus import Again, Attending, LineNews, News, Opened, TableNews, WishNews
from lindwurm.server.store.ledger import Behind, RowEntry, SeatChange, TableChange
from lindwurm.server.store.models import (
    ACT,
    BOT,
    DAYS,
    END,
    OVER,
    PERSON,
    PLAYING,
    UNDO,
    Row,
    Seat,
    Table,
)
from lindwurm.server.store.moment import now
from lindwurm.server.store.results import Finished
from lindwurm.server.table import clock
from lindwurm.server.table.audience import Audience, Connection
from lindwurm.server.table.change import Change, Decide
from lindwurm.server.table.chat import Chat
from lindwurm.server.table.info import TableInfo, described
from lindwurm.server.table.offers import Offers
from lindwurm.server.table.outgoing import Telling
from lindwurm.server.table.own_dice import OwnDice
from lindwurm.server.table.presence import Presence
from lindwurm.server.table.seated_bots import SeatedBots
from lindwurm.server.table.teacher import Teacher
from lindwurm.server.table.wishes import Wishes
from lindwurm.server.thinking import bots
from lindwurm.server.thinking.bounded import ACTING, Endless, bounded

if TYPE_CHECKING:
    from lindwurm.server.table.hub import Hub

log = logging.getLogger("lindwurm.server")

ATTEMPTS = 10
"""How often a change is tried while other processes move at the same table."""


class Alone:
    """The time in which somebody has a table to themselves; it has been read then."""

    __slots__ = ("_room",)

    def __init__(self, room: Room):
        self._room = room

    async def __aenter__(self) -> None:
        """Wait until it is one's turn."""
        room = self._room
        await room.lock.acquire()
        if room.loaded and room.hub.bus.sure:
            return
        try:
            await room.load()
        except BaseException:
            room.lock.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        """Let the next one."""
        self._room.lock.release()


class Room:
    """One table in memory."""

    def __init__(self, table_id: str, hub: Hub):
        self.id = table_id
        self.hub = hub
        self.lock = asyncio.Lock()
        self.audience = Audience(self)
        self.presence = Presence(self)
        self.bots = SeatedBots(self)
        self.chat = Chat(self)
        self.wishes = Wishes(self)
        self.teacher = Teacher(self)
        self.offers = Offers(self)
        self.own_dice = OwnDice(self)
        self.visitors = 0
        self.number = 0
        """Rows so far; the number that the next one will have."""
        self.undos = 0
        self.timed = self.over_days = False
        """Whether there is a clock, and whether it gives days."""
        self.brings = self.lesson = self.taught = False
        """Whether people throw their own dice; whether it is a lesson, and has a script."""
        self._table: Table | None = None
        self._match: Match | None = None
        self._texts: dict[str, Telling] = {}
        self._seats_of: dict[str, list[int]] = {}
        self._offers: dict[int, tuple[list[int], int]] = {}
        """For each seat that may act: what it may do, and since which number."""
        self.choices: dict[int, list[int]] = {}
        """The same without the number."""

    # -- what is in memory ---------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The table's row, as last read or written."""
        assert self._table is not None
        return self._table

    @property
    def match(self) -> Match:
        """The match; refused before the start."""
        if self._match is None:
            raise Refused("not_started", "the game has not begun yet")
        return self._match

    @property
    def loaded(self) -> bool:
        """Whether the table has been read."""
        return self._table is not None

    @property
    def begun(self) -> bool:
        """Whether there is a match."""
        return self._match is not None

    async def load(self) -> None:
        """Read the table, and rebuild its match, unless both are here."""
        if self._table is not None:
            if not self.hub.bus.sure:
                await self.catch_up()
            return
        async with self.hub.database.read() as session:
            table = await session.get(Table, self.id)
            if table is None:
                raise Refused("unknown", "there is no such table")
            self.hub.database.check_whole(self.id)
            await self._load_game(table)
            if table.status in (PLAYING, OVER):
                try:
                    found = await history.fetch(session, table)
                except history.BrokenHistory as error:
                    log.error("table cannot be opened: %s", error)
                    raise Refused("broken", "this table cannot be opened any more") from None
                self._match, self.number, self.undos = found
            self._adopt(table)
        self._offers = {}
        self._renew_offers(None)
        await self._note_awaited()
        if self.presence.matters:
            await self.presence.attend()
            self.presence.doubt()
        await self._note_asked()
        self.hub.bus.tell(Opened(self.id))

    async def _load_game(self, table: Table) -> None:
        """Load the variant that is played here, on a thread: it takes a moment the first time."""
        if table.variant_key is None:
            return
        try:
            await asyncio.to_thread(shelf.game_of, table)
        except shelf.NotAtHand as error:
            raise Refused("broken", f"this table cannot be opened: {error}") from None

    async def _note_awaited(self) -> None:
        """Write down whose turn it is, at a table from before this was kept."""
        if self._match is None or self.table.awaited is not None:
            return
        awaited = list(self._match.actors)
        async with self.hub.database.write() as session:
            change = update(Table).where(Table.id == self.id).values(awaited=awaited)
            await session.execute(change)
        self.table.awaited = awaited

    async def _note_asked(self) -> None:
        """Let the time of those begin who were asked before it was counted as it is now."""
        table = self.table
        if self._match is None or self._match.over:
            return
        late = clock.count(table, self._match, None, now(), self.presence.counted())
        if not late:
            return
        async with self.hub.database.write() as session:
            for change in map(self._seat, late):
                values = {"since": change.since, "wait": change.wait}
                values |= {"seconds_left": change.seconds_left, "given_up": change.given_up}
                its = Seat.table == self.id, Seat.number == change.seat
                await session.execute(update(Seat).where(*its).values(**values))
            due = update(Table).where(Table.id == self.id).values(deadline=table.deadline)
            await session.execute(due)
        self.hub.clockwork.note(self.id, table.deadline)

    def _adopt(self, table: Table) -> None:
        """Take a row of the table as the one that counts from now on."""
        self._table = table
        self.timed, self.over_days = clock.matters(table), table.clock == DAYS
        self.brings, self.lesson = table.brought is not None, table.lesson
        self.taught = table.script is not None
        self._texts.clear()
        self._seats_of = {}
        for seat in table.seats:
            if seat.person is not None:
                self._seats_of.setdefault(seat.person, []).append(seat.number)
        self.bots.seats = frozenset(s.number for s in table.seats if s.kind == BOT or s.stand_in)

    def forget(self) -> None:
        """Throw away what is in memory: the rows are the truth."""
        self._table = self._match = None
        self._texts.clear()
        self.wishes.drop()

    @property
    def counts(self) -> bool:
        """Whether time is counted: there is a clock, or silence may be an answer in this game."""
        game = self.match.game
        return self.timed or game.wait is not None or game.turn is not None

    # -- what other processes have done --------------------------------------------------------

    async def catch_up(self) -> None:
        """Read what other processes have written, and tell everyone here. The lock is held."""
        async with self.hub.database.read() as session:
            table = await session.get(Table, self.id)
            if table is None:
                self.forget()
                raise Refused("unknown", "there is no such table")
            if table.version != self.table.version:
                await self._take_over(session, table)

    async def _take_over(self, session: AsyncSession, table: Table) -> None:
        """Bring what is in memory to where a newer row of the table is."""
        before, rested = _lasting(self.table), [s.rests for s in self.table.seats]
        asked = self.table.asked
        try:
            if begun := self._match is None and table.status in (PLAYING, OVER):
                self._match, self.number, self.undos = history.opened(table), 0, 0
                self._offers = {}
                self._renew_offers(None)
            rows = await history.since(session, self.id, self.number) if self._match else []
            for row in rows:
                history.carry_out(self.match, row)
                self._moved(row.kind, row.seat)
        except history.BrokenHistory as error:
            log.error("table cannot be followed: %s", error)
            self.forget()
            raise Refused("broken", "this table cannot be opened any more") from None
        self._adopt(table)
        self.rename(list(table.names or ()))
        self.audience.reseat()
        if _lasting(table) != before:
            self.audience.tell_table()
        if rows or begun:
            self.audience.tell_position()
        else:
            self.audience.tell_clocks()
            for seat, known in zip(table.seats, rested, strict=False):
                if seat.rests != known:
                    self.audience.tell_seat(seat.number)
        if table.asked != asked:
            self.own_dice.tell_all()
        self.audience.tell_notice()
        self.bots.wake()

    async def _read_again(self) -> None:
        """Read everything after a move that came too late was made in memory, and tell it.

        The choice of a seat that has not moved meanwhile is still the same one.
        """
        offers, number, undos = self._offers, self.number, self.undos
        self.forget()
        await self.load()
        async with self.hub.database.read() as session:
            moved = {row.seat for row in await history.since(session, self.id, number)}
        if undos == self.undos:
            self._offers = {seat: offer for seat, offer in offers.items() if seat not in moved}
            self._renew_offers(None)
        else:
            self.audience.tell_events_again()
        self.audience.reseat()
        self.audience.tell_table()
        self.audience.tell_position()

    async def follow(self, news: News) -> None:
        """Do what another process's news are for."""
        match news:
            case LineNews():
                await self.chat.heard(news.line)
            case WishNews():
                await self.wishes.heard(news)
            case Opened():
                self.wishes.tell_again()
            case Attending():
                await self.presence.recount()
            case TableNews():
                async with self.alone():
                    if self.table.version < news.version:
                        await self.catch_up()
            case Again():
                async with self.alone():
                    await self.catch_up()
                await self.chat.tell_again()

    def alone(self) -> Alone:
        """Work on the table while nobody else does."""
        return Alone(self)

    def seats_of(self, person: str | None) -> list[int]:
        """Return the seats that a person holds."""
        return [] if person is None else self._seats_of.get(person, [])

    def check_seat(self, person: str | None, seat: int) -> None:
        """Refuse unless the person holds that seat."""
        if seat not in self.seats_of(person):
            raise Refused("forbidden", f"seat {seat + 1} is not yours")

    def texts(self, language: str) -> Telling:
        """Return the words of this table's game, with the names of its seats."""
        if language not in self._texts:
            names = [s.name for s in self.table.seats]
            self._texts[language] = Telling(self.match.game, language, names)
        return self._texts[language]

    def rename(self, names: list[str]) -> None:
        """Let the match in memory, and so its record, have these names."""
        if self._match is not None and names:
            self._match.names = tuple(names)

    def stop(self) -> asyncio.Task[None] | None:
        """Cut all connections and stop the bots; returns what has to end first."""
        self.audience.cut()
        return self.bots.stop()

    # -- changing the table --------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def changing(
        self, quietly: bool = False, lobby: bool = True
    ) -> AsyncIterator[tuple[AsyncSession, Table]]:
        """Change the table's row and seats: all or nothing, then everyone is told.

        What is changed `quietly` is no news for anybody, apart from the clocks; and not all that
        is news at the table is news in the `lobby`.
        """
        async with self.alone():
            behind = False
            try:
                async with self.hub.database.write() as session:
                    # Other processes wait for the row; what they wrote before is taken over.
                    table = await session.get(Table, self.id, with_for_update=True)
                    if table is None:
                        raise Refused("unknown", "there is no such table")
                    if behind := table.version != self.table.version:
                        await self._take_over(session, table)
                    yield session, table
                    table.version += 1
                    match = self._match
                    if begun := match is None and table.status == PLAYING:
                        match = history.opened(table)
                    if match is not None and not match.over:
                        clock.count(table, match, None, now(), self.presence.counted())
            except Refused:
                if behind:
                    self.forget()  # what was refused may have been begun on the row taken over
                raise
            except BaseException:
                self.forget()
                raise
            self._adopt(table)
            if begun:
                self._match, self.number, self.undos = match, 0, 0
                self._renew_offers(None)
            if quietly:
                self.audience.tell_clocks()
                self.hub.announce(table, lobby=False)
                return
            self.audience.reseat()
            self.audience.tell_table()
            if begun:
                self.audience.tell_position()
            self.audience.tell_notice()
            self.hub.announce(table, lobby)
            self.bots.wake()

    async def delete(self, check: Callable[[Table], None]) -> None:
        """Delete the table with everything that belongs to it, unless `check` refuses that."""
        async with self.alone():
            async with self.hub.database.write() as session:
                table = await session.get(Table, self.id, with_for_update=True)
                if table is None:
                    raise Refused("unknown", "there is no such table")
                check(table)
                await session.delete(table)
                await session.execute(remove(Finished).where(Finished.table == self.id))
            self.forget()
            self.audience.cut()
            self.hub.removed(self.id)

    # -- playing -------------------------------------------------------------------------------

    def asked_since(self, seat: int) -> int | None:
        """Return the number at which the present choice of a seat began; None: it has none."""
        offer = self._offers.get(seat)
        return None if offer is None else offer[1]

    def _renew_offers(self, moved: int | None) -> None:
        """Note for each seat since when its present choice has been open."""
        if self._match is None:
            return
        fresh: dict[int, tuple[list[int], int]] = {}
        for seat in self._match.actors:
            legal = self._match.legal(seat)
            before = self._offers.get(seat)
            if before is not None and before[0] == legal and seat != moved:
                fresh[seat] = before
            else:
                fresh[seat] = (legal, self.number)
        self._offers = fresh
        self.choices = {seat: legal for seat, (legal, _) in fresh.items()}

    def _moved(self, kind: str, seat: int) -> None:
        """Note that a row has been carried out."""
        self.number += 1
        self.wishes.drop()
        if kind == UNDO:
            self.undos += 1
            self._offers = {}
            self.audience.tell_events_again()
        self._renew_offers(seat)

    async def act(
        self,
        person: str | None,
        seat: int,
        action: str | dict[str, Any],
        number: int,
        asking: Connection | None = None,
    ) -> tuple[int, bool]:
        """Carry out an action that was chosen at `number`; returns its row, and if it was there.

        Where several seats decide at once, an action stays good while its seat's own choice does.
        Who is `asking` has to be answered right afterwards.
        """
        before: int | None = None

        async def decide() -> Change | None:
            nonlocal before
            match = self.match
            self.check_seat(person, seat)
            if match.left and seat in match.gone:
                raise Refused("conflict", "this seat was given up; a bot plays it to the end")
            if seat in self.bots.seats:
                raise Refused("conflict", "a bot plays for you; come back first")
            try:
                code = match.code(action)
            except ActionError as error:
                raise Refused("malformed", str(error)) from None
            asked = self.own_dice.asked if self.brings else None
            if asked is not None and (asked.seat, asked.action) == (seat, match.text(code)):
                return None  # it was sent before, and waits for what people tell
            offer = self._offers.get(seat)
            if number > self.number:
                raise Refused("stale", f"the table stands at {self.number}, not at {number}")
            if offer is None or number < offer[1]:
                row = await self._made_before(seat, match.text(code), number)
                if row is not None:
                    before = row
                    return None
                if number < self.number:
                    raise Refused("stale", f"the table has moved on to {self.number}")
            return Change(ACT, seat, PERSON, code)

        made = await self.change(decide, asking)
        if made is None and before is None:  # it waits until people have told what fell
            return self.number, False
        return (before or 0, True) if made is None else (made, False)

    async def _made_before(self, seat: int, text: str, number: int) -> int | None:
        """Return the row of an action that has been sent before; None if it is another one."""
        query = (
            select(Row)
            .where(Row.table == self.id, Row.number >= number)
            .where(Row.seat == seat, Row.kind == ACT)
            .order_by(Row.number)
            .limit(1)
        )
        async with self.hub.database.read() as session:
            row = await session.scalar(query)
        return row.number if row is not None and row.action == text else None

    async def change(self, decide: Decide, asking: Connection | None = None) -> int | None:
        """Change the match: the one way for people, bots, wishes and clocks alike.

        What is to be done is decided while nobody else uses the table. It is carried out, written
        down, and then told; returns the number of its row, None if there was nothing to do. Where
        another process was quicker the table is read again, and so it has to be decided again. An
        action waits where people throw their own dice, until they have told what fell.
        """
        begun, attempt = time.perf_counter(), 1
        while True:
            try:
                async with self.alone():
                    change = await decide()
                    if change is None:
                        return None
                    if self.brings and change.kind == ACT and await self.own_dice.wait_for(change):
                        return None
                    row = await self._carry_out(change, asking)
            except Behind:
                if attempt == ATTEMPTS:
                    raise
                attempt += 1
                continue
            if change.kind == ACT:
                self.hub.metrics.moved(change.by, time.perf_counter() - begun)
            return row

    async def _carry_out(self, change: Change, asking: Connection | None) -> int:
        """Change the match in memory, write it down, then tell everyone; returns its row's number.

        Nothing else in the server does any of this (apart from history, which repeats rows).
        """
        kind, seat, by, action, how, told = change
        table, match, number, at = self.table, self.match, self.number, now()
        _advance(match, change)
        try:
            awaited = list(match.actors)
            over, before = not awaited, table.deadline
            if kind == END and seat in match.gone:  # from now on a bot plays for it
                table.seats[seat].stand_in, table.seats[seat].left = bots.DEFAULT, how
            due = before
            different: set[int] = set()
            if self.counts:
                people = self.presence.counted()
                different = clock.count(table, match, seat, at, people, undone=kind == UNDO)
                due = table.deadline
            if kind == END:
                different.add(seat)
            altered: TableChange | None = None
            if over or due != before:
                status, ended = (OVER, at) if over else (table.status, table.ended)
                ending = None if match.ended == "over" else match.ended
                altered = TableChange(status, ended, due, ending)
            entry = RowEntry(
                table=self.id,
                known=table.version,
                number=number,
                kind=kind,
                seat=seat,
                action=match.text(action) if kind == ACT else how or "",
                digest=history.fingerprint(match),
                by=by,
                at=at,
                awaited=str(awaited),
                told=str(list(told)) if told else None,
                change=altered,
                seats=tuple(map(self._seat, different)) if different else (),
                snapshot=history.freeze(match)
                if (number + 1) % history.SNAPSHOT_EVERY == 0
                else None,
            )
            await self.hub.database.ledger.write(entry)
        except Behind:
            await self._read_again()
            raise
        except BaseException:
            self.forget()
            raise
        self._moved(kind, seat)
        turned = awaited != table.awaited
        # The row belongs to no session: SQLAlchemy need not note for each move what is different.
        vars(table).update(version=entry.known + 1, awaited=awaited)
        if altered is not None:
            table.status, table.ended = altered.status, altered.ended
            table.ending = altered.ending
        if kind == END:
            self._adopt(table)  # a bot may have taken a seat over
        if listed := over or kind == END:
            self.audience.tell_table()
        if altered is not None or due is not None or listed or self.hub.heard_of:
            self.hub.announce(table, turned or altered is not None or listed, turn_only=not listed)
        self.audience.tell_position(asking=asking)
        self.bots.wake()
        if over:
            self.hub.when_over(self.id)
        return number

    def _seat(self, number: int) -> SeatChange:
        seat = self.table.seats[number]
        times = seat.since, seat.seconds_left, seat.given_up, seat.wait
        return SeatChange(number, *times, seat.stand_in, seat.left, seat.unseen)


def _advance(match: Match, change: Change) -> None:
    """Change a match in memory; refuses what the rules forbid, and rules that have no end."""
    kind, seat, by, action, how, told = change
    try:
        if kind == UNDO:
            match.undo(seat, range(match.seats))
        elif how is not None:
            match.leave(seat, how)
        elif match.game.variant is None:
            match.act(seat, action, by, told or ())
        else:
            with bounded(match.game, ACTING):
                match.act(seat, action, by, told or ())
    except Endless as error:
        raise Refused("broken", str(error)) from None
    except IllegalAction as error:
        raise Refused("illegal", str(error), refused=error) from None
    except (UndoError, LeaveError) as error:
        raise Refused("illegal", str(error)) from None


def _lasting(table: Table) -> TableInfo:
    """Return what all may see of a table, apart from what changes with every move."""
    info = described(table)
    info.awaited = []
    for seat in info.seats:
        seat.deadline = seat.seconds_left = None
    return info
