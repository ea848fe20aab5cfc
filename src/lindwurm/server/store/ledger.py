"""The moves of all tables are written by one writer: all that wait, in one transaction.

To write a move costs little, to have it on the disk costs a lot; so whoever comes while a
transaction is under way waits for it, and goes with the next one together with all the others. It
begins as soon as the writer is free: nobody waits for company.

Each move stands for itself all the same. One that came too late (the version of its table's row is
another one now) is left out and its table told. If the transaction itself fails, all its moves are
tried again one by one, so that a bad one takes no other with it. That is safe even where a
transaction was committed and only its answer lost: a move that is there already comes too late.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

import msgspec

from lindwurm.server.errors import Refused

log = logging.getLogger("lindwurm.server")

MOST = 500
"""Moves in one transaction at most."""


class Behind(Refused):
    """Another process was quicker: nothing was changed."""

    def __init__(self) -> None:
        super().__init__("stale", "someone else's move came first")


class SeatChange(msgspec.Struct, frozen=True):
    """What is different about a seat: its time, or who plays for it."""

    seat: int
    since: datetime | None
    seconds_left: float | None
    given_up: datetime | None
    wait: float | None
    stand_in: str | None
    left: str | None
    unseen: datetime | None = None


class TableChange(msgspec.Struct, frozen=True):
    """What a move has changed of its table's row, apart from whose turn it is."""

    status: str
    ended: datetime | None
    deadline: datetime | None
    ending: str | None


class RowEntry(msgspec.Struct, frozen=True):
    """One move: its row, and what changes with it."""

    table: str
    known: int
    """The version of the table's row that the move was made on."""
    number: int
    kind: str
    seat: int
    action: str
    digest: str
    by: str
    """Who made the move."""
    at: datetime
    awaited: str
    """The seats that may act then, as JSON."""
    change: TableChange | None = None
    seats: tuple[SeatChange, ...] = ()
    told: str | None = None
    """What people told of their own dice, as JSON; None: nothing of theirs fell."""
    snapshot: bytes | None = None
    """The match after this move, frozen."""


@dataclass(slots=True)
class _Waiting:
    """An entry, and who waits for it."""

    entry: RowEntry
    written: asyncio.Future[None]


Outcome = BaseException | None
"""What became of an entry: None if it is written."""


class Writer(Protocol):
    """Who writes: one transaction at a time."""

    async def write(self, entries: Sequence[RowEntry]) -> list[Outcome]:
        """Write entries of different tables, and return what became of each.

        Raises an error if nothing can be said of any.
        """

    async def close(self) -> None:
        """Let go of the database."""


class Ledger:
    """Where moves are written down."""

    def __init__(self, writer: Writer):
        self._writer = writer
        self._waiting: list[_Waiting] = []
        self._working: asyncio.Task[None] | None = None

    async def write(self, entry: RowEntry) -> None:
        """Return when a move is on the disk. Raises Behind, or what has gone wrong.

        A table must not have two moves here at once. Who is cancelled meanwhile still waits for
        the end: what becomes of a move has to be known.
        """
        loop = asyncio.get_running_loop()
        waiting = _Waiting(entry, loop.create_future())
        self._waiting.append(waiting)
        if self._working is None:
            self._working = loop.create_task(self._work())
        try:
            await waiting.written
        except asyncio.CancelledError:
            waiting.written = loop.create_future()  # the one before is cancelled too
            await waiting.written
            # It has been made, and others must hear of it. Then one may go.
            if (task := asyncio.current_task()) is not None:
                task.cancel()

    async def _work(self) -> None:
        try:
            while self._waiting:
                await asyncio.sleep(0)  # whoever has come in the meantime goes along
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                outcomes = await self._outcomes([waiting.entry for waiting in batch])
                for waiting, outcome in zip(batch, outcomes, strict=True):
                    if waiting.written.done():  # cancelled a second time: nobody waits any more
                        continue
                    if outcome is None:
                        waiting.written.set_result(None)
                    else:
                        waiting.written.set_exception(outcome)
        finally:
            self._working = None

    async def _outcomes(self, entries: list[RowEntry]) -> list[Outcome]:
        try:
            return await self._writer.write(entries)
        except Exception as error:  # noqa: BLE001 (it goes to whoever made the move)
            if len(entries) == 1:
                return [error]
            log.warning("%d moves could not be written together: %s", len(entries), error)
        return [(await self._outcomes([entry]))[0] for entry in entries]

    async def close(self) -> None:
        """Write what waits, and let go of the database."""
        if self._working is not None:
            await asyncio.wait((self._working,))
        await self._writer.close()
