"""Who enters finished games into the chronicle: at once when they end, and later what was missed.

A server may die between the last move of a game and its entry. So what is not entered is looked for
when one starts, and before old tables are cleared away.
"""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy.exc import DBAPIError

from lindwurm.server.errors import Refused
from lindwurm.server.store import chronicle
from lindwurm.server.table.hub import Hub

log = logging.getLogger("lindwurm.server")

PAUSE = 0.02
"""Seconds between two games that were missed: those who are playing go first."""


class Chronicler:
    """Enters the games of all tables, unless the operator wants no chronicle."""

    def __init__(self, hub: Hub, on: bool):
        self._hub = hub
        self.on = on
        if on:
            hub.when_over = self._note

    def _note(self, table_id: str) -> None:
        self._hub.begin_task(self._enter_quietly(table_id))

    async def _enter_quietly(self, table_id: str) -> None:
        await self.enter(table_id)

    async def enter(self, table_id: str) -> bool:
        """Enter one game; returns whether nothing more is to be done about it.

        One that cannot be opened is left: the operator may bring back what it was played with.
        """
        try:
            async with self._hub.visit(table_id) as room, room.alone():
                came_to = await asyncio.to_thread(chronicle.outcome, room.match)
            await chronicle.enter(self._hub.database, table_id, came_to)
        except Refused as refused:
            log.warning("table %s is not entered: %s", table_id, refused.message)
        except (DBAPIError, OSError) as error:
            log.warning("table %s is not entered yet: %s", table_id, error)
            return False
        return True

    async def catch_up(self) -> list[str]:
        """Enter what was missed; returns the tables that wait until the database is well."""
        if not self.on:
            return []
        waiting = []
        for table_id in await chronicle.missing(self._hub.database):
            if not await self.enter(table_id):
                waiting.append(table_id)
            await asyncio.sleep(PAUSE)
        return waiting
