"""Processes that search: for bots that think ahead, and for hints.

Rules are compiled before the first search of a game, which may take minutes; that happens in a
process of its own, one game at a time, and leaves the result in the cache on disk. Then the
thinking processes load it from there. All of them give way to the server itself (`nice`), and end
when it does, however it ends.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import tempfile
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lindwurm.kernel.match import Match
    from lindwurm.server.thinking.bots import Question

log = logging.getLogger("lindwurm.server")

MOST_WAITING = 4
"""Questions that may be in line for each process."""


HINT_MILLISECONDS = 1_000
"""How long is searched for a hint."""


class Busy(Exception):
    """There is no answer in time: too many are asking, or a process was lost."""


class Thinkers:
    """The processes. None is started before it is needed."""

    def __init__(self, workers: int):
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._compiler: ProcessPoolExecutor | None = None
        self._waiting = 0
        self._prepared: set[str] = set()
        self._preparing: dict[str, asyncio.Task[None]] = {}
        self._when_ready: list[Callable[[str], None]] = []
        self._cache: tempfile.TemporaryDirectory[str] | None = None

    # -- getting ready -------------------------------------------------------------------------

    def ready(self, game: str) -> bool:
        """Return whether a game can be searched now; if not, it is being prepared from now on."""
        if game in self._prepared:
            return True
        if game not in self._preparing:
            self._preparing[game] = asyncio.create_task(self._prepare(game))
        return False

    def when_ready(self, tell: Callable[[str], None]) -> None:
        """Have `tell` called with every game that becomes ready."""
        self._when_ready.append(tell)

    async def _prepare(self, game: str) -> None:
        if self._compiler is None:
            self._compiler = self._processes(1, most_tasks=1)
        try:
            await asyncio.wrap_future(self._compiler.submit(compile_search, game))
            # Loading it takes a moment too: each process does so before anybody waits for it.
            if self._pool is None:
                self._pool = self._processes(self._workers)
            loads = [self._pool.submit(compile_search, game) for _ in range(self._workers)]
            await asyncio.gather(*map(asyncio.wrap_future, loads))
        except (Exception, asyncio.CancelledError) as error:
            # Those that search go on as the plain level does; the next one to ask tries again.
            self._compiler = self._pool = None
            del self._preparing[game]
            if isinstance(error, asyncio.CancelledError):
                raise
            log.exception("the search of %s could not be prepared", game)
            return
        self._prepared.add(game)
        del self._preparing[game]
        for tell in self._when_ready:
            tell(game)

    def _processes(self, workers: int, most_tasks: int | None = None) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            workers,
            multiprocessing.get_context("spawn"),
            initializer=settle,
            initargs=(self._cache_folder(),),
            max_tasks_per_child=most_tasks,
        )

    def _cache_folder(self) -> str:
        """Return where compiled code is kept: the user's cache, or one that ends with us."""
        from lindwurm.engines.compiled import cache_folder

        folder = cache_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=folder):
                return str(folder)
        except OSError:
            if self._cache is None:
                self._cache = tempfile.TemporaryDirectory(prefix="lindwurm-")
            return self._cache.name

    # -- thinking ------------------------------------------------------------------------------

    async def choose(self, asked: Question, patience: float) -> int:
        """Return what a searching bot does; raises Busy without an answer in time."""
        return int(
            await self._ask(
                patience,
                choose,
                *(asked.game.id, asked.imagined.to_bytes(), asked.seat, asked.level),
                *(asked.legal, asked.words),
            )
        )

    async def analyse(self, match: Match, seat: int, patience: float) -> dict[str, Any]:
        """Return what a search thinks of a match that a seat imagines; raises Busy."""
        options = match.game.option_texts(match.option_codes)
        state = match.state.to_bytes()
        found = await self._ask(patience, analyse, match.game.id, match.seats, options, state, seat)
        return dict(found)

    async def _ask(self, patience: float, work: Callable[..., Any], *arguments: Any) -> Any:
        if self._waiting >= MOST_WAITING * self._workers:
            raise Busy
        if self._pool is None:
            self._pool = self._processes(self._workers)
        self._waiting += 1
        try:
            future: Future[Any] = self._pool.submit(work, *arguments)
            future.add_done_callback(self._answered(asyncio.get_running_loop()))
        except BrokenProcessPool:
            self._waiting -= 1
            self._pool = None
            raise Busy from None
        try:
            return await asyncio.wait_for(asyncio.wrap_future(future), patience)
        except TimeoutError:
            raise Busy from None
        except BrokenProcessPool:
            self._pool = None
            raise Busy from None

    def _answered(self, loop: asyncio.AbstractEventLoop) -> Callable[[Future[Any]], None]:
        """Return what counts a question out when it has really been answered, or given up."""

        def count() -> None:
            self._waiting -= 1

        def done(_: Future[Any]) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(count)

        return done

    def close(self) -> None:
        """End all processes."""
        for task in self._preparing.values():
            task.cancel()
        for pool in (self._pool, self._compiler):
            if pool is not None:
                for process in list((pool._processes or {}).values()):
                    process.terminate()  # a compiler would go on for minutes
                pool.shutdown(wait=False, cancel_futures=True)
        if self._cache is not None:
            self._cache.cleanup()


# -- inside a process ------------------------------------------------------------------------


def settle(cache: str) -> None:
    """Give way to the server, leave Ctrl-C to it, and end when it does."""
    os.environ["LINDWURM_CACHE"] = str(Path(cache))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    parent = multiprocessing.parent_process()
    assert parent is not None  # this runs in a child

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def compile_search(game_id: str) -> None:
    """Make one try, for which the game's rules have to be compiled (or found in the cache)."""
    from lindwurm.bots.mcts import search
    from lindwurm.bots.player import Budget
    from lindwurm.games import load
    from lindwurm.kernel.match import Match

    game = load(game_id)
    match = Match(game, game.seats[-1], seed=0)
    seat = match.actors[0]
    search(game, match.imagine(seat, 1), seat, Budget(iterations=1), seed=0)


def choose(
    game_id: str, state: bytes, seat: int, level: str, legal: list[int], words: list[int]
) -> int:
    """Return what a bot chooses."""
    from lindwurm.bots.levels import named
    from lindwurm.games import load

    game = load(game_id)
    return named(level).choose(game, game.state.from_bytes(state), seat, legal, words)


def analyse(
    game_id: str, seats: int, options: dict[str, str], state: bytes, seat: int
) -> dict[str, Any]:
    """Return what a search thinks of a position."""
    from lindwurm.bots import analysis
    from lindwurm.bots.player import Budget
    from lindwurm.games import load
    from lindwurm.kernel.match import Match

    game = load(game_id)
    match = Match(game, seats, options, seed=0, start=game.state.from_bytes(state))
    seed = secrets.randbits(61)
    return analysis.analyse(match, seat, Budget(milliseconds=HINT_MILLISECONDS), seed).json()
