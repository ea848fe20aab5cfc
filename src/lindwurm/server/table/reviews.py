"""Reviews of finished games: made in the background, in parts, and kept with the game.

They are made by the processes in which bots think, and give way to them: all reviews together
leave one process to those who wait for a move (unless there is but one), and no part of a review
should take longer than a few seconds; one that takes minutes ends the review. Somebody who wants to
see one starts it; who comes later sees the same one. Nobody has two made at the same time, and no
network more than half of those that are.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
import zlib
from collections import OrderedDict
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import msgspec

from lindwurm.kernel.game import Game
from lindwurm.kernel.match import Match
from lindwurm.review import Review
from lindwurm.review.told import document
from lindwurm.server.errors import Refused
from lindwurm.server.store.database import Database
from lindwurm.server.store.models import KeptReview
from lindwurm.server.thinking.processes import Busy, Late, Thinkers

log = logging.getLogger("lindwurm.server")

PARTS = 20
"""Parts that a review is made in: so finely its progress is told, so soon a bot has its turn."""
MOST = 4
"""Reviews that are being made at the same time."""
OF_A_NETWORK = MOST // 2
"""Of those, the ones that people of the same network have asked for."""
KEPT_IN_WORDS = 64
"""Reviews that are kept in words, one for each language: to find them takes seconds."""
KEPT_FAILURES = 200
"""Reviews that failed and are told to have; the oldest are forgotten."""
AGAIN, TIMES = 1.0, 60
"""Seconds after which a part is tried again that found no process, and how often."""


@dataclass
class Progress:
    """How far a review is."""

    done: int
    of: int
    failed: bool = False
    person: str = field(default="", repr=False)
    network: str = field(default="", repr=False)
    """Who has asked for it, and from where."""


class Reviews:
    """All reviews: those that are kept, and those under way in this process."""

    def __init__(self, database: Database, thinkers: Thinkers, seconds: float):
        self._database, self._thinkers, self._seconds = database, thinkers, seconds
        self._progress: OrderedDict[str, Progress] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._telling = asyncio.Lock()
        self._told: OrderedDict[tuple[str, str, tuple[str, ...]], dict[str, Any]] = OrderedDict()

    async def kept(self, table: str) -> tuple[Review, bool] | None:
        """Return the review of a game, and whether it is shared; None if there is none yet."""
        async with self._database.read() as session:
            found = await session.get(KeptReview, table)
        if found is None:
            return None
        return msgspec.json.decode(zlib.decompress(found.data), type=Review), found.shared

    async def told(self, table: str, found: Review, match: Match, language: str) -> dict[str, Any]:
        """Return a review in words, to nobody in particular; one is put into words at a time."""
        key = table, language, match.names
        async with self._telling:
            if key not in self._told:
                self._told[key] = await asyncio.to_thread(document, found, match, language)
            self._told.move_to_end(key)
            while len(self._told) > KEPT_IN_WORDS:
                self._told.popitem(last=False)
            return self._told[key]

    def progress(self, table: str) -> Progress | None:
        """Return how far the review of a game is, if it is being made; or that it failed."""
        return self._progress.get(table)

    def check(self, table: str, person: str, network: str) -> bool:
        """Return whether a game may be reviewed now, False if it is already; or refuse."""
        found = self._progress.get(table)
        if found is not None and not found.failed:
            return False
        running = [one for one in self._progress.values() if not one.failed]
        if any(one.person == person for one in running):
            raise Refused("too_many", "another game is being reviewed for you; wait for that one")
        there = sum(one.network == network for one in running)
        if len(running) >= MOST or there >= OF_A_NETWORK:
            raise Refused("too_many", "other games are being reviewed; try again in a minute")
        return True

    def start(
        self, table: str, game: Game, record: str, moves: int, person: str, network: str
    ) -> None:
        """Begin to review a finished game, unless that is under way."""
        if not self.check(table, person, network):
            return
        self._progress.pop(table, None)
        failed = [one for one, progress in self._progress.items() if progress.failed]
        for one in failed[: max(0, len(failed) - KEPT_FAILURES)]:
            del self._progress[one]
        self._progress[table] = progress = Progress(0, moves, person=person, network=network)
        task = asyncio.create_task(self._make(table, game, record, progress))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def share(self, table: str, shared: bool) -> None:
        """Let everybody who has the link see the page of a review, or not."""
        async with self._database.write() as session:
            found = await session.get(KeptReview, table)
            if found is None:
                raise Refused("conflict", "this game has not been reviewed yet")
            found.shared = shared

    async def close(self) -> None:
        """Give up what is under way."""
        for task in list(self._tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _make(self, table: str, game: Game, record: str, progress: Progress) -> None:
        try:
            await self._thinkers.prepared(game)
            data = await self._looked(game, record, progress)
            async with self._database.write() as session:
                await session.merge(KeptReview(table=table, data=data))
            del self._progress[table]
        except Exception:
            log.exception("the game of table %s could not be reviewed", table)
            progress.failed = True

    async def _looked(self, game: Game, record: str, progress: Progress) -> bytes:
        """Have all parts looked at, as many at a time as there are processes to spare."""
        begun, moves, workers = time.perf_counter(), progress.of, self._thinkers.spare
        borders = sorted({round(i * moves / PARTS) for i in range(PARTS + 1)})
        parts = list(pairwise(borders))
        found: dict[int, bytes] = {}
        waiting = list(reversed(parts))

        async def work() -> None:
            while waiting:
                first, last = waiting.pop()
                seconds = self._seconds * workers * (last - first) / moves
                found[first] = await self._patiently(game, record, first, last, seconds)
                progress.done += last - first

        async with asyncio.TaskGroup() as group:
            for _ in range(workers):
                group.create_task(work())
        done = [found[first] for first in sorted(found)]
        return await self._thinkers.close_review(game, record, done, time.perf_counter() - begun)

    async def _patiently(
        self, game: Game, record: str, first: int, last: int, seconds: float
    ) -> bytes:
        """Look at one part; bots go first.

        One that takes minutes is not begun again: the process that is at it does not end sooner.
        """
        for _ in range(TIMES):
            try:
                return await self._thinkers.look(game, record, first, last, seconds)
            except Late:
                raise
            except Busy:
                await asyncio.sleep(AGAIN)
        raise Busy
