"""The bots that sit at a table, or stand in for somebody there, make their moves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from lindwurm.kernel.match import By
from lindwurm.server.errors import Refused
from lindwurm.server.store.models import ACT, BOT, STAND_IN
from lindwurm.server.table.change import Change
from lindwurm.server.thinking import bots

if TYPE_CHECKING:
    from lindwurm.server.table.room import Room

log = logging.getLogger("lindwurm.server")

ELSEWHERE = 0.5
"""Seconds after which is looked again whether another process still thinks for the bots."""


class SeatedBots:
    """The bots of one table."""

    def __init__(self, room: Room):
        self._room = room
        self.seats: frozenset[int] = frozenset()
        """Where bots sit or stand in."""
        self._playing: asyncio.Task[None] | None = None

    @property
    def thinking(self) -> bool:
        """Whether bots are thinking here."""
        return self._playing is not None

    def wake(self) -> None:
        """Let the bots go on, if it is the turn of one."""
        if self._playing is None and self._to_move() is not None:
            self._room.visitors += 1
            self._playing = asyncio.create_task(self._play())

    def stop(self) -> asyncio.Task[None] | None:
        """Stop thinking; returns what has to end first."""
        if self._playing is not None:
            self._playing.cancel()
        return self._playing

    def _to_move(self) -> int | None:
        room = self._room
        if not self.seats or not room.loaded or not room.begun:
            return None
        if room.own_dice.asked is not None:
            return None  # people are telling what fell
        if (wanted := room.teacher.change()) is not None:
            return wanted.seat
        waiting = [seat for seat in room.choices if seat in self.seats]
        if room.teacher.holds or (room.table.lesson and len(waiting) < len(room.choices)):
            return None  # in a lesson people decide first
        return waiting[0] if waiting else None

    async def _play(self) -> None:
        try:
            while await self._move():
                await asyncio.sleep(0)
        except Refused as refused:
            log.error("bots stopped: %s", refused.message)
        except Exception:
            log.exception("bots stopped")
        finally:
            self._playing = None
            self._room.hub.left(self._room)

    async def _move(self) -> bool:
        """Let one bot make one move."""
        room = self._room
        async with room.alone():
            seat = self._to_move()
            sits = room.table.seats[seat or 0]
            level = sits.stand_in or sits.level or bots.DEFAULT
            by: By = STAND_IN if sits.stand_in else BOT
        if seat is None:
            await room.hub.bus.release(room.id)
            return self._to_move() is not None
        if not await room.hub.bus.claim(room.id):
            await asyncio.sleep(ELSEWHERE)
            return True
        if room.teacher.change() is not None:
            await room.change(self._as_written)
        else:
            await self.play_for(seat, level, by, lambda: self._to_move() == seat)
        return True

    async def _as_written(self) -> Change | None:
        """Do what the script of a lesson says, if it still says so."""
        return self._room.teacher.change()

    async def play_for(self, seat: int, level: str, by: By, wanted: Callable[[], bool]) -> None:
        """Let a bot decide for a seat. It thinks while others may use the table.

        If the table has moved on meanwhile, or it is not `wanted` any more, nothing is done.
        """
        room = self._room
        async with room.alone():
            if not wanted():
                return
            asked = bots.question(room.match, seat, level)
            number = room.number
        code = await room.hub.bots.choose(asked)

        async def decide() -> Change | None:
            good = room.number == number and wanted()
            return Change(ACT, seat, by, code) if good else None

        await room.change(decide)
