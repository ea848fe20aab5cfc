"""`python -m bench.load`: many tables over real sockets, beside boardgame.io's server.

Every table has two sockets, one for each player. Whose turn it is makes a move and waits for its
acknowledgement; when the other one has heard of it too, the next move is made at once. So moves/s
is what the server can do with that many tables, and the latency is what a player waits. Each
contender is driven by the same code, one after the other in the same run.

Lindwurm plays a real game and has every move on the disk before it answers. boardgame.io counts to
one and one again, in memory only.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import resource
import tempfile
from collections.abc import AsyncIterator, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path

from bench.boardgame_io import BoardgameIo
from bench.lindwurm_server import LindwurmServer, Process
from tests.server.cluster import NotHere, Redis, postgres

PATIENCE = 60.0
"""Seconds after which a move that is not answered ends the run."""


@dataclass
class Figures:
    """What one contender did."""

    name: str
    tables: int
    processes: int
    megabytes: float
    """Memory of the server, all its processes together, with all tables open."""
    moves: int = 0
    seconds: float = 0.0
    cpu_seconds: float = 0.0
    p50_ms: float = 0.0
    p99_ms: float = 0.0
    latencies: list[float] = field(default_factory=list, repr=False)

    def line(self) -> str:
        start = f"{self.name:<44} {self.tables:>6} tables {self.megabytes:>7.0f} MB"
        if not self.moves:
            return start
        return (
            f"{start} {self.moves / self.seconds:>8.0f} moves/s  "
            f"p50 {self.p50_ms:>6.1f} ms  p99 {self.p99_ms:>6.1f} ms  "
            f"{1000 * self.cpu_seconds / self.moves:>6.2f} ms CPU a move"
        )

    def json(self) -> dict[str, object]:
        figures = asdict(self)
        del figures["latencies"]
        figures["moves_per_second"] = self.moves / self.seconds if self.seconds else None
        return figures


Contender = LindwurmServer | BoardgameIo


async def measure(name: str, server: Contender, tables: int, seconds: float) -> Figures:
    """Open the tables, then play at all of them for some seconds."""
    # To be open, a table needs somebody there; to be played, both.
    opened = await server.open(tables, 2 if seconds > 0 else 1)
    figures = Figures(name, tables, len(server.processes), sum(map(memory, server.processes)))
    if seconds > 0:
        loop = asyncio.get_running_loop()
        cpu, begun = sum(map(cpu_seconds, server.processes)), loop.time()
        end = begun + seconds

        async def play(table: object) -> None:
            while (sent := loop.time()) < end:
                await asyncio.wait_for(server.move(table), PATIENCE)  # type: ignore[arg-type]
                figures.latencies.append(loop.time() - sent)
                await server.settle(table)  # type: ignore[arg-type]

        await asyncio.gather(*map(play, opened))
        figures.seconds = loop.time() - begun
        figures.cpu_seconds = sum(map(cpu_seconds, server.processes)) - cpu
        figures.latencies.sort()
        figures.moves = len(figures.latencies)
        figures.p50_ms = 1000 * figures.latencies[figures.moves // 2]
        figures.p99_ms = 1000 * figures.latencies[figures.moves * 99 // 100]
    return figures


def memory(process: Process) -> float:
    """Return the resident memory of a process in megabytes."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    [line] = [line for line in status.splitlines() if line.startswith("VmRSS:")]
    return int(line.split()[1]) / 1024


def cpu_seconds(process: Process) -> float:
    """Return the time that a process has had on the processors."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# -- contenders ------------------------------------------------------------------------------


@contextlib.contextmanager
def databases(wanted: list[str]) -> Iterator[dict[str, str]]:
    """Start what the contenders need; gives the environment of those that share a database."""
    with contextlib.ExitStack() as stack:
        environment: dict[str, str] = {}
        if "two" in wanted:
            environment["LINDWURM_DATABASE"] = stack.enter_context(postgres(safe=True))
            redis = Redis()
            stack.callback(redis.stop)
            environment["LINDWURM_REDIS"] = redis.url
        yield environment


@contextlib.asynccontextmanager
async def contender(which: str, game: str, shared: dict[str, str]) -> AsyncIterator[Contender]:
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="lindwurm-bench-"))
        server: Contender
        if which == "peer":
            server = BoardgameIo(Path(folder))
        elif which == "one":
            file = str(Path(folder) / "lindwurm.db")
            server = LindwurmServer(1, {"LINDWURM_DATABASE": file}, game)
        else:
            server = LindwurmServer(2, shared, game)
        try:
            await server.start()
            yield server
        finally:
            await server.stop()


NAMES = {
    "one": "Lindwurm, one process, SQLite",
    "two": "Lindwurm, two processes, PostgreSQL and Redis",
    "peer": "boardgame.io, one process, in memory",
}


async def run(asked: argparse.Namespace) -> list[Figures]:
    results = []
    with databases(asked.contenders) as shared:
        for which in asked.contenders:
            async with contender(which, asked.game, shared) as server:
                figures = await measure(NAMES[which], server, asked.tables, asked.seconds)
            results.append(figures)
            if not asked.json:
                print(figures.line(), flush=True)
    return results


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=100, help="open tables (default: 100)")
    parser.add_argument(
        "--seconds", type=float, default=10.0, help="for each contender; 0: memory only"
    )
    parser.add_argument("--game", default="dragon_farkle", help="what Lindwurm plays")
    parser.add_argument(
        "--contenders",
        nargs="+",
        choices=list(NAMES),
        default=list(NAMES),
        help="default: one two peer",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    asked = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a socket for every table
    try:
        results = asyncio.run(run(asked))
    except NotHere as error:
        print(f"bench.load: {error}")
        return 1
    if asked.json:
        print(json.dumps([figures.json() for figures in results], indent=2))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
