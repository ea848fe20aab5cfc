"""Lanes: servers on one database with their tables, hurt again and again in all the ways there are.

A blow falls after a moment of play. Then everything that was said so far is checked, what was
killed is started again, and the tables go on where they were.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.lindwurm_server import UNLIMITED
from bench.torture.checker import Course, Wrong, check_chronicle
from bench.torture.nursery import Clock, Nursery, Server
from bench.torture.players import Lost, Person, Place, Table
from lindwurm.games import ids
from lindwurm.server.settings import Settings
from lindwurm.server.store.database import Database
from tests.server.cluster import NotHere, Redis, postgres
from tests.server.harness import PLAIN

STUCK_SECONDS = 90.0
"""A table where nothing is heard for so long is left in peace, and has been forgotten if it hears
nothing for as long again (a dead process keeps its claim on bots for half a minute)."""
SETTINGS = {**UNLIMITED, "LINDWURM_PAUSE_SECONDS": "0", "LINDWURM_NO_BROWSER": "1"}
MOVES, SECONDS = (5, 200), 4.0
"""A blow falls after so many moves of all tables together, or so many seconds."""


@dataclass
class Report:
    """What was done and seen."""

    seed: int
    counts: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    left_out: list[str] = field(default_factory=list)

    def json(self) -> dict[str, Any]:
        return {
            "seed": self.seed,
            "seconds": round(self.seconds),
            **self.counts,
            "left out": self.left_out,
        }


class Lane:
    """One database, its servers, and the tables there."""

    def __init__(self, nursery: Nursery, database: str, counts: Counter[str], rng: random.Random):
        self.nursery = nursery
        self.counts = counts
        self.rng = rng
        self.environment = {**SETTINGS, "LINDWURM_DATABASE": database}
        self.servers: list[Server] = []
        self.person = Person()
        self.tables: list[Table] = []
        self._courses: dict[str, Course] = {}
        self._database = Database(Settings(database=database).database_url)
        self.blows: list[tuple[int, str, Callable[[], Awaitable[None]]]] = [
            (12, "kills", self.kill),
            (1, "stops", self.stop),
            (2, "cuts", self.cut),
        ]
        """How often, what it is called in the report, and how it is done."""

    async def begin(self, servers: int, tables: int) -> None:
        self.servers = [await self.nursery.serve(**self.environment) for _ in range(servers)]
        while len(self.tables) < tables:
            await self._open()

    async def _open(self) -> None:
        game = self.rng.choice((*ids(), "dragon_farkle", "dragon_farkle"))
        table = await self.person.open(self.servers[0], game, self.rng)
        self.tables.append(table)
        self._courses[table.id] = Course(table)

    def server_for(self, place: Place) -> Server:
        """Return where a place connects to: each at another server, if there are several."""
        return self.servers[(place.seat or 0) % len(self.servers)]

    async def go_on(self, enough: Callable[[], bool]) -> None:
        while not enough():
            await self.round()
        await self.round(quiet=True)
        for server in self.servers:
            await server.kill()
        await self._check()
        await self._check_chronicle()
        await self._database.close()

    async def _check_chronicle(self) -> None:
        """Let one server come up and enter what was missed, and nobody plays there."""
        server = await self.nursery.serve(**self.environment)
        try:
            await check_chronicle(self._database, self.counts)
        finally:
            await server.kill()

    async def round(self, quiet: bool = False) -> None:
        """Play for a moment, strike, check, and start again what is dead."""
        playing = [asyncio.create_task(self._play(table)) for table in self.tables]
        try:
            await self._moves(self.rng.randint(*MOVES))
            await self._peace(playing)
            await asyncio.sleep(self.rng.uniform(0, 0.02))  # at any moment, not after an answer
            if not quiet:
                weights = [often for often, *_ in self.blows]
                [(_, name, blow)] = self.rng.choices(self.blows, weights)
                await blow()
                self.counts[name] += 1
        finally:
            for task in playing:
                task.cancel()
            ended = await asyncio.gather(*playing, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception):
                raise error
        await self._check()
        if not quiet:
            self.servers = [
                server if server.alive else await self.nursery.serve(**self.environment)
                for server in self.servers
            ]
            with contextlib.suppress(Lost):
                await self._replace()

    async def _moves(self, wanted: int) -> None:
        """Wait until so many moves have been made."""
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            if sum(len(table.acknowledged) for table in self.tables) >= wanted:
                return
            await asyncio.sleep(0.005)

    async def _peace(self, playing: Sequence[asyncio.Task[None]]) -> None:
        """Strike nobody while a table has heard nothing for long.

        On a busy machine one blow may follow another before it has connected again. Where peace
        does not help either, it has been forgotten.
        """
        now = asyncio.get_running_loop().time
        end = now() + STUCK_SECONDS
        while not any(task.done() and task.exception() for task in playing):
            silent = [t for t in self.tables if not t.over and now() - t.latest > STUCK_SECONDS]
            if not silent:
                return
            if now() > end:
                raise Wrong(f"table {silent[0].id} ({silent[0].game}) hears nothing any more")
            await asyncio.sleep(0.05)

    async def _play(self, table: Table) -> None:
        while not table.over:
            with contextlib.suppress(Lost):
                await table.play(self.server_for)
            await asyncio.sleep(0.02)

    async def _check(self) -> None:
        for table in self.tables:
            await self._courses[table.id].check(self._database, self.counts)
            self.counts["sent again"] += table.again
            self.counts["told throws"] += table.told
            table.again = table.told = 0
            for code, count in table.refused.items():
                self.counts[f"refused: {code}"] += count
            table.refused.clear()

    async def _replace(self) -> None:
        """Open new tables for those that are played to their end."""
        for table in [table for table in self.tables if table.over and table.pending is None]:
            self.tables.remove(table)
            table.cut()
            del self._courses[table.id]
            self.counts["finished games"] += 1
            await self._open()

    # -- blows -------------------------------------------------------------------------------------

    async def kill(self) -> None:
        await self.rng.choice(self.servers).kill()

    async def stop(self) -> None:
        server = self.rng.choice(self.servers)
        server.signal(signal.SIGSTOP)
        await asyncio.sleep(self.rng.uniform(0.1, 1.0))
        server.signal(signal.SIGCONT)
        await asyncio.sleep(0.1)

    async def cut(self) -> None:
        for table in self.rng.sample(self.tables, k=max(1, len(self.tables) // 2)):
            table.cut()


class SqliteLane(Lane):
    """One server with a file."""

    def __init__(self, nursery: Nursery, folder: Path, counts: Counter[str], rng: random.Random):
        super().__init__(nursery, str(folder / "lindwurm.db"), counts, rng)
        self.blows.append((1, "full disks", self.fill_disk))

    async def fill_disk(self) -> None:
        """Let no file grow past its first page for a moment, as on a full disk; then go on, or not.

        The limit is the system's own (RLIMIT_FSIZE), so no disk has to be filled.
        """
        [server] = self.servers
        most = resource.RLIM_INFINITY
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (4096, most))
        await asyncio.sleep(self.rng.uniform(0.1, 0.4))
        if self.rng.random() < 0.3:
            await server.kill()
        else:
            resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))
            await asyncio.sleep(0.1)


class ClusterLane(Lane):
    """Two servers on one PostgreSQL, with a Redis between them."""

    def __init__(
        self, nursery: Nursery, url: str, redis: Redis, counts: Counter[str], rng: random.Random
    ):
        super().__init__(nursery, url, counts, rng)
        self._url = url
        self._redis = redis
        self.environment["LINDWURM_REDIS"] = redis.url
        self.blows += [
            (1, "double kills", self.kill_all),
            (1, "frozen Redis", self.freeze_redis),
            (1, "killed Redis", self.kill_redis),
            (1, "lost database connections", self.lose_database),
        ]

    async def kill_all(self) -> None:
        for server in self.servers:
            server.signal(signal.SIGKILL)
        for server in self.servers:
            await server.kill()
        self.counts["kills"] += len(self.servers)

    async def freeze_redis(self) -> None:
        self._redis.freeze()
        await asyncio.sleep(self.rng.uniform(0.2, 2.0))
        self._redis.thaw()

    async def kill_redis(self) -> None:
        self._redis.stop()
        await asyncio.sleep(self.rng.uniform(0.1, 1.0))
        await asyncio.to_thread(self._redis.start)

    async def lose_database(self) -> None:
        import asyncpg

        connection = await asyncpg.connect(self._url)
        everyone = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> $1"
        await connection.execute(
            everyone.replace("$1", "pg_backend_pid()") + " AND backend_type = 'client backend'"
        )
        await connection.close()
        await asyncio.sleep(0.2)


async def jump(clock: Clock, rng: random.Random, counts: Counter[str]) -> None:
    """Set the clock of all servers forward and back, by up to a day."""
    while True:
        await asyncio.sleep(rng.uniform(0.5, 3.0))
        clock.set(rng.choice((0, 1, -1)) * rng.uniform(1, 86_400))
        counts["clock jumps"] += 1


async def run(
    folder: Path,
    *,
    seconds: float,
    seed: int,
    lanes: int = 2,
    tables: int = 6,
    cluster: bool = True,
    goals: dict[str, int] | None = None,
) -> Report:
    """Torture for a while, or until all goals are reached: so many kills, so many moves.

    Raises `Wrong` as soon as something is not as it must be.
    """
    rng, report, begun = random.Random(seed), Report(seed), time.monotonic()
    paths = (PLAIN, os.environ.get("PYTHONPATH", ""))
    clock = Clock(folder / "clock")
    async with contextlib.AsyncExitStack() as stack:
        environment = {"PYTHONPATH": os.pathsep.join(paths)}
        log = folder / "log"
        nursery = await stack.enter_async_context(Nursery(environment, log, clock))
        running: list[Lane] = []
        for n in range(lanes):
            place = folder / f"lane {n}"
            place.mkdir()
            mine = random.Random(rng.random())
            running.append(SqliteLane(nursery, place, report.counts, mine))
            await running[-1].begin(1, tables)
        if cluster:
            try:
                running.append(await _cluster(stack, nursery, report.counts, rng))
                await running[-1].begin(2, tables)
            except (NotHere, ImportError) as error:
                report.left_out.append(f"two processes on PostgreSQL and Redis: {error}")
        end = time.monotonic() + seconds

        def enough() -> bool:
            reached = [report.counts[name] >= count for name, count in (goals or {}).items()]
            return time.monotonic() > end or (bool(reached) and all(reached))

        jumping = asyncio.create_task(jump(clock, rng, report.counts))
        working = [asyncio.create_task(lane.go_on(enough)) for lane in running]
        try:
            await asyncio.gather(*working)
        finally:
            for task in (jumping, *working):
                task.cancel()
            await asyncio.gather(jumping, *working, return_exceptions=True)
    complaints = log.read_text("utf-8") if log.exists() else ""
    if (at := complaints.find("AssertionError")) >= 0:
        raise Wrong(f"a server says: {complaints[max(0, at - 3000) : at]}")
    report.seconds = time.monotonic() - begun
    return report


async def _cluster(
    stack: contextlib.AsyncExitStack, nursery: Nursery, counts: Counter[str], rng: random.Random
) -> ClusterLane:
    import asyncpg
    import redis as client

    assert asyncpg
    assert client
    broker = Redis()
    stack.callback(broker.stop)
    url = stack.enter_context(postgres(safe=True))
    return ClusterLane(nursery, url, broker, counts, random.Random(rng.random()))
