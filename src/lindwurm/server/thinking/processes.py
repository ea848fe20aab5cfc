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
import tempfile
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from math import ceil
from typing import TYPE_CHECKING, Any

from lindwurm.server.thinking.tasks import (
    analyse,
    choose,
    close_review,
    compile_review,
    compile_search,
    how_far,
    look,
    settle,
    watched,
    within,
)

if TYPE_CHECKING:
    from lindwurm.kernel.game import Game
    from lindwurm.kernel.match import Match
    from lindwurm.server.thinking.bots import Question

log = logging.getLogger("lindwurm.server")

MOST_WAITING = 4
"""Questions that may be in line for each process."""


MOST_COMPILING, MOST_VARIANTS = 4, 32
"""Variants that are being compiled or wait for it, and those that the processes hold at a time: to
compile one takes minutes, and nobody may keep all others waiting for hours."""


ENDLESS = 60
"""Seconds beyond its patience after which a process is ended that is still at a variant."""


LATE_REVIEW, REVIEW_PATIENCE = 10, 120.0
"""How many times as long as it should a part of a review may take, and seconds more, before it is
given up."""


LOOK_AGAIN = 2.0
"""Seconds between two looks at how far a game is prepared."""


class Busy(Exception):
    """There is no answer in time: too many are asking, or a process was lost."""


class Late(Busy):
    """A question was taken up, and nobody waits any longer: its process may still be at it."""


class Thinkers:
    """The processes. None is started before it is needed."""

    def __init__(self, workers: int):
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._compiler: ProcessPoolExecutor | None = None
        self._waiting = 0
        self._prepared: set[str] = set()
        """Games by their packages, which are other ones for variants; so are the following."""
        self._hopeless: set[str] = set()
        """Variants that could not be compiled: nobody tries for minutes again."""
        self._reviewable: set[str] = set()
        self._preparing: dict[str, asyncio.Task[None]] = {}
        self._learning: dict[str, asyncio.Task[None]] = {}
        self._one_by_one = asyncio.Lock()
        self._spared = asyncio.Semaphore(self.spare)
        """Processes that may do what nobody is waiting for at a table."""
        self._when_ready: list[Callable[[Game], None]] = []
        self._when_further: list[Callable[[Game, int, int], None]] = []
        self._cache: tempfile.TemporaryDirectory[str] | None = None

    # -- getting ready -------------------------------------------------------------------------

    def ready(self, game: Game) -> bool:
        """Return whether a game can be searched now; if not, it is being prepared from now on.

        Variants wait their turn: where too many do, it is begun when somebody asks again.
        """
        package = game.package
        if package in self._prepared:
            return True
        if game.variant is not None:
            waiting = sum("@" in one for one in self._preparing)
            if package in self._hopeless or waiting >= MOST_COMPILING:
                return False
        if package not in self._preparing:
            self._preparing[package] = asyncio.create_task(self._prepare(game))
        return False

    def when_ready(self, tell: Callable[[Game], None]) -> None:
        """Have `tell` called with every game that becomes ready."""
        self._when_ready.append(tell)

    def when_further(self, tell: Callable[[Game, int, int], None]) -> None:
        """Have `tell` called with every game that gets further: how many steps, of how many."""
        self._when_further.append(tell)

    async def _prepare(self, game: Game) -> None:
        if self._compiler is None:
            self._compiler = self._processes(1, most_tasks=1)
        try:
            await self._followed(game, self._compiler.submit(compile_search, game))
            if game.variant is not None:
                self._make_room()
            # Loading it takes a moment too: each process does so before anybody waits for it.
            if self._pool is None:
                self._pool = self._processes(self._workers)
            loads = [self._pool.submit(compile_search, game) for _ in range(self._workers)]
            await asyncio.gather(*map(asyncio.wrap_future, loads))
        except (Exception, asyncio.CancelledError) as error:
            # Those that search go on as the plain level does; the next one to ask tries again.
            self._compiler = self._pool = None
            del self._preparing[game.package]
            if isinstance(error, asyncio.CancelledError):
                raise
            if game.variant is not None and not isinstance(error, BrokenProcessPool):
                self._hopeless.add(game.package)
            log.exception("the search of %s could not be prepared", game.package)
            return
        self._prepared.add(game.package)
        del self._preparing[game.package]
        for tell in self._when_ready:
            tell(game)

    def _make_room(self) -> None:
        """Start with fresh processes where these hold many variants; what is compiled stays."""
        held = {one for one in self._prepared | self._reviewable if "@" in one}
        if len(held) >= MOST_VARIANTS and self._pool is not None:
            self._prepared -= held
            self._reviewable -= held
            self._pool.shutdown(wait=False)  # what was asked is still answered
            self._pool = None

    async def _followed(self, game: Game, work: Future[None]) -> None:
        """Wait for what is compiled, and tell how far it is."""
        waiting = asyncio.ensure_future(asyncio.wrap_future(work))
        last = (0, 0)
        while not (await asyncio.wait({waiting}, timeout=LOOK_AGAIN))[0]:
            now = await asyncio.to_thread(how_far, game)
            if now != last and 0 < now[0] < now[1]:  # that all is done is told as such
                last = now
                for tell in self._when_further:
                    tell(game, *now)
        await waiting

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
        from lindwurm.folders import cache_folder

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
                *(asked.game, asked.imagined.to_bytes(), asked.seat, asked.level),
                *(asked.legal, asked.words),
            )
        )

    async def analyse(self, match: Match, seat: int, patience: float) -> dict[str, Any]:
        """Return what a search thinks of a match that a seat imagines; raises Busy."""
        options = match.game.option_texts(match.option_codes)
        state = match.state.to_bytes()
        found = await self._ask(patience, analyse, match.game, match.seats, options, state, seat)
        return dict(found)

    def judges(self, game: Game) -> bool:
        """Return whether positions of a game can be judged now; if not, it is being prepared.

        One variant is at a time: whoever wants to see a printed game reviewed waits for no more.
        """
        package = game.package
        if package in self._reviewable:
            return True
        if game.variant is not None:
            another = any("@" in one for one in self._learning)
            if another or package in self._hopeless:
                return False
        if package not in self._learning:
            self._learning[package] = asyncio.create_task(self._learn(game))
        return False

    async def _learn(self, game: Game) -> None:
        try:
            await self.prepared(game)
        except Exception as error:
            if game.variant is not None and not isinstance(error, BrokenProcessPool):
                self._hopeless.add(game.package)
            log.exception("the judging of %s could not be prepared", game.id)
        finally:
            del self._learning[game.package]

    async def watched(self, match: Match, patience: float) -> list[dict[str, Any]]:
        """Return the chances of all seats by what everybody may know; raises Busy."""
        options = match.game.option_texts(match.option_codes)
        state = match.state.to_bytes()
        told = await self._ask_aside(patience, watched, match.game, match.seats, options, state)
        return list(told)

    async def prepared(self, game: Game) -> None:
        """Wait until a game can be reviewed; what it takes is compiled in a process of its own."""
        async with self._one_by_one:
            if game.package in self._reviewable:
                return
            if self._compiler is None:
                self._compiler = self._processes(1, most_tasks=1)
            try:
                await asyncio.wrap_future(self._compiler.submit(compile_review, game))
            except BrokenProcessPool:
                self._compiler = None  # the next one to ask starts another
                raise
            if game.variant is not None:
                self._make_room()
            self._reviewable.add(game.package)

    @property
    def spare(self) -> int:
        """How many processes may do what nobody is waiting for at a table: all but one."""
        return max(1, self._workers - 1)

    async def look(self, game: Game, record: str, first: int, last: int, seconds: float) -> bytes:
        """Return what a review says of the moves from `first` to before `last`; raises Busy."""
        patience = LATE_REVIEW * seconds + REVIEW_PATIENCE
        return bytes(await self._ask_aside(patience, look, game, record, first, last, seconds))

    async def close_review(
        self, game: Game, record: str, parts: list[bytes], seconds: float
    ) -> bytes:
        """Return the whole review, packed; raises Busy."""
        asked = (game, record, parts, seconds)
        return bytes(await self._ask_aside(REVIEW_PATIENCE, close_review, *asked))

    async def _ask_aside(self, patience: float, work: Callable[..., Any], *arguments: Any) -> Any:
        """Ask what nobody at a table waits for: all such questions together leave one process.

        Their place is free again when the work has ended, and not when nobody waits for it.
        """
        await self._spared.acquire()
        try:
            future = self._submitted(patience, work, *arguments)
        except Busy:
            self._spared.release()
            raise
        future.add_done_callback(_later(self._spared.release))
        return await self._awaited(future, patience, arguments[0])

    async def _ask(self, patience: float, work: Callable[..., Any], *arguments: Any) -> Any:
        future = self._submitted(patience, work, *arguments)
        return await self._awaited(future, patience, arguments[0])

    def _submitted(self, patience: float, work: Callable[..., Any], *arguments: Any) -> Future[Any]:
        """Put a question in line; the game that it is about comes first."""
        game: Game = arguments[0]
        if game.variant is not None:
            if game.package in self._hopeless:
                raise Busy
            arguments = ceil(patience + ENDLESS), work, *arguments
            work = within
        if self._waiting >= MOST_WAITING * self._workers:
            raise Busy
        if self._pool is None:
            self._pool = self._processes(self._workers)
        try:
            future: Future[Any] = self._pool.submit(work, *arguments)
        except BrokenProcessPool:
            self._pool = None
            raise Busy from None
        self._waiting += 1
        future.add_done_callback(_later(self._answered))
        return future

    async def _awaited(self, future: Future[Any], patience: float, game: Game) -> Any:
        try:
            return await asyncio.wait_for(asyncio.wrap_future(future), patience)
        except TimeoutError:
            if game.variant is not None:
                future.add_done_callback(lambda done: self._was_late(game.package, done))
            raise Late from None
        except BrokenProcessPool:
            self._pool = None
            raise Busy from None

    def _was_late(self, package: str, done: Future[Any]) -> None:
        """Ask nothing more of a variant for which a process had to be ended."""
        if not done.cancelled() and isinstance(done.exception(), BrokenProcessPool):
            self._hopeless.add(package)
            self._prepared.discard(package)

    def _answered(self) -> None:
        """Count a question out, when it has really been answered, or given up."""
        self._waiting -= 1

    def close(self) -> None:
        """End all processes."""
        for task in [*self._preparing.values(), *self._learning.values()]:
            task.cancel()
        for pool in (self._pool, self._compiler):
            if pool is not None:
                for process in list((pool._processes or {}).values()):
                    process.terminate()  # a compiler would go on for minutes
                pool.shutdown(wait=False, cancel_futures=True)
        if self._cache is not None:
            self._cache.cleanup()


def _later(what: Callable[[], None]) -> Callable[[Future[Any]], None]:
    """Return what does something in this loop when a future is done, on whatever thread."""
    loop = asyncio.get_running_loop()

    def done(_: Future[Any]) -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(what)

    return done
