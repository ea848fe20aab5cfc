"""Time at a table: whose clock is running, when it will be out, and who watches it.

By the table's rule a seat that may act has some time for each move, or for the whole game. It
counts from when its browser has shown what happened. Where a bot takes over for the absent,
somebody has to be there; and to some questions silence is an answer (:mod:`.silence`). Everything
is kept with the table as moments, not as running timers, so that it survives a restart.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from lindwurm.kernel.match import Match
from lindwurm.server.store.models import BOT, DAYS, NO_CLOCK, PER_GAME, PERSON, Seat, Table
from lindwurm.server.store.moment import now
from lindwurm.server.table import silence

log = logging.getLogger("lindwurm.server")

RETRY = timedelta(seconds=30)
"""When a table is looked at again where nothing could be done."""
GRACE = 60.0
"""Seconds that a player has at least who takes a seat back in a game with a clock of its own."""


LATEST = timedelta(seconds=10)
"""How long after a question was sent its time begins at the latest, shown or not."""
CLAIM = timedelta(minutes=10)
"""How long somebody must have been away before others may claim against them."""


def matters(table: Table) -> bool:
    """Return whether there is a clock, or somebody minds who is there."""
    return table.clock != NO_CLOCK or table.absent == BOT


@dataclass(frozen=True)
class Attendance:
    """Who is connected, and how many seconds somebody may be away."""

    present: frozenset[str | None] = frozenset()
    patience: float = 0.0
    random: silence.Random = silence.chance
    """Draws the moments at which silence answers."""


def count(
    table: Table,
    match: Match,
    moved: int | None,
    at: datetime,
    people: Attendance,
    undone: bool = False,
) -> set[int]:
    """Bring the clocks up to date after a change; returns the seats whose rows are different.

    `moved` is the seat that has just acted, or has `undone` something: then all are asked anew.
    The time of a seat begins when it has been :func:`shown` what it is asked, or at the LATEST.
    """
    changed: set[int] = set()
    if not matters(table) and match.game.wait is None:
        return changed
    actors = match.actors
    for seat in table.seats:
        before = seat.since, seat.seconds_left, seat.given_up, seat.wait, seat.unseen
        asked = seat.number in actors and seat.kind == PERSON and seat.stand_in is None
        if table.clock == PER_GAME and seat.seconds_left is None:
            seat.seconds_left = float(table.seconds or 0)
        if seat.since is not None and (not asked or undone or moved == seat.number):
            if table.clock == PER_GAME and seat.seconds_left is not None:
                used = max(0.0, (at - seat.since).total_seconds())
                seat.seconds_left = max(0.0, seat.seconds_left - used)
            seat.since = seat.wait = None
        if asked and seat.since is None:
            mine = undone and moved == seat.number
            seat.wait = silence.drawn(table, match, seat, people.random, mine)
            if seat.wait is not None or table.clock != NO_CLOCK:
                seat.since = at if seat.wait == 0 else at + LATEST
        if asked and table.absent == BOT and seat.person not in people.present:
            seat.given_up = seat.given_up or at + timedelta(seconds=people.patience)
        else:
            seat.given_up = None
        if not asked or moved == seat.number:
            seat.unseen = None
        elif table.clock == DAYS and seat.number not in (table.awaited or ()):
            seat.unseen = at  # it has just become its turn
        if (seat.since, seat.seconds_left, seat.given_up, seat.wait, seat.unseen) != before:
            changed.add(seat.number)
    table.deadline = min(filter(None, (_next(table, s) for s in table.seats)), default=None)
    return changed


def shown(seat: Seat, at: datetime) -> bool:
    """Let the time of a seat begin: it has been shown what it is asked. False: it has begun."""
    if seat.since is None or seat.since <= at:
        return False
    seat.since = at
    return True


def deadline(table: Table, seat: Seat) -> datetime | None:
    """Return when the time of a seat will be out; None if no time is running for it."""
    ends = [] if seat.given_up is None else [seat.given_up]
    if seat.since is not None and table.clock != NO_CLOCK:
        allowed = seat.seconds_left if table.clock == PER_GAME else table.seconds
        ends.append(seat.since + timedelta(seconds=allowed or 0))
    return min(ends, default=None)


def _next(table: Table, seat: Seat) -> datetime | None:
    """Return when something is to be done for a seat: its time is out, or silence answers."""
    return min(filter(None, (deadline(table, seat), silence.due(seat))), default=None)


def time_info(table: Table, seat: Seat) -> dict[str, Any] | None:
    """Return a seat's time as it is sent; None for a bot's."""
    if seat.kind != PERSON or seat.stand_in is not None:
        return None
    left = seat.seconds_left if table.clock == PER_GAME else table.seconds
    end = deadline(table, seat)
    return {"left": left, "deadline": end.isoformat() if end else None}


def absent(seat: Seat, at: datetime) -> bool:
    """Return whether nobody has been there for a seat for too long."""
    return seat.given_up is not None and seat.given_up <= at


def claimable(table: Table, seat: Seat, at: datetime, wait: timedelta = CLAIM) -> bool:
    """Return whether others may claim against whoever holds a seat: away for long, and awaited.

    In a game with days for a move nobody has to be there before a bot had to stand in.
    """
    if seat.kind != PERSON or seat.left is not None or seat.away is None:
        return False
    awaited = seat.stand_in is not None or (
        seat.number in (table.awaited or ()) and table.clock != DAYS
    )
    return awaited and at - seat.away >= wait


def resume(table: Table, seat: Seat) -> None:
    """Let a person take a seat back from the bot that stood in."""
    seat.stand_in = None
    if table.clock == PER_GAME and seat.seconds_left is not None:
        seat.seconds_left = max(seat.seconds_left, min(GRACE, float(table.seconds or 0)))


class Clockwork:
    """Knows the next moment at which something is due at any table, and sees to it then."""

    def __init__(self, ring: Callable[[str], Awaitable[None]]):
        self._ring = ring
        self._due: dict[str, datetime] = {}
        self._heap: list[tuple[datetime, str]] = []
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def note(self, table_id: str, due: datetime | None) -> None:
        """Note when something is due at a table, or that nothing is any more."""
        if due is None:
            self._due.pop(table_id, None)
            return
        if self._due.get(table_id) != due:
            self._due[table_id] = due
            heapq.heappush(self._heap, (due, table_id))
            self._changed.set()
        if self._task is None:
            self._task = asyncio.create_task(self._watch())

    def next(self) -> datetime | None:
        """Return when something is due for the first time; None: nothing is."""
        while self._heap and self._due.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)  # it has been put off since
        return self._heap[0][0] if self._heap else None

    async def ring(self) -> None:
        """See to the first table, if something is due there by now."""
        moment = self.next()
        if moment is None or moment > now():
            return
        _, table_id = heapq.heappop(self._heap)
        del self._due[table_id]
        try:
            await self._ring(table_id)
        except Exception:
            log.exception("the time of a table was out, but nothing could be done")
            self.note(table_id, now() + RETRY)

    async def _watch(self) -> None:
        while True:
            self._changed.clear()
            moment = self.next()
            wait = None if moment is None else (moment - now()).total_seconds()
            if wait is None or wait > 0:
                # Not `wait_for`: that may swallow that we are to stop.
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(wait):
                        await self._changed.wait()
            else:
                await self.ring()

    def stop(self) -> asyncio.Task[None] | None:
        """Watch no more; returns what has to end first."""
        if self._task is not None:
            self._task.cancel()
        return self._task
