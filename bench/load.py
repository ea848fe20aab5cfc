"""`python -m bench.load`: many tables over real sockets, beside boardgame.io's server.

Every table has two sockets, one for each player. First every player moves as soon as it is their
turn and the last move is acknowledged: so moves/s is what the server can do with that many tables.
Then all tables together make so many moves a second, which each server can do easily: so the
latency is what a player waits. All servers run from the start, and are driven by the same code one
after the other, several times, so that what else the machine does meets them all.

Lindwurm plays a real game and has every move on the disk before it answers. boardgame.io counts to
one and one again over a WebSocket (the quickest of its transports), once in memory only (its
default), and once with its own storage in files, which does not wait for the disk either. To
compare servers and not games, Lindwurm also counts, still with every move on the disk; and once
more with its database in memory (a file in /dev/shm), where it promises what the peer does.

`--against TREE` lets the server of another tree count as well. With six rounds and more it is told
how many times as many moves this one makes as each of the others, with the interval of the sign
test over the rounds: a machine that is slow for a while is slow for all of them.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import resource
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from bench.boardgame_io import BoardgameIo
from bench.driving import Contender, Desk, Process, Table
from bench.lindwurm_server import LindwurmServer
from bench.trees import FEWEST_ROUNDS, HERE, Ratio, ratio
from tests.server.cluster import NotHere, Redis, postgres

T = TypeVar("T")

NAMES = {
    "one": "Lindwurm, one process, SQLite",
    "same": "Lindwurm, the same, with the peer's counter",
    "memory": "Lindwurm, the counter, SQLite in memory",
    "two": "Lindwurm, two processes, PostgreSQL and Redis",
    "peer": "boardgame.io, one process, in memory",
    "filed": "boardgame.io, one process, in files",
    "before": "Lindwurm of another tree, with the peer's counter",
}
COMPARED = {"same": ("before", "peer", "filed"), "memory": ("peer",)}
"""Who is compared with whom, in ratios: all of these count."""
MEMORY = "/dev/shm"


@dataclass
class Round:
    """What one contender did in one round."""

    moves_per_second: float
    p50_ms: float
    p99_ms: float
    server_ms: float
    """CPU time of the server's processes for each move, in milliseconds."""
    driver_ms: float
    """CPU time of the driver for each move, in milliseconds."""


@dataclass
class Figures:
    """What one contender did."""

    name: str
    runs_on: str
    tables: int
    processes: int
    megabytes: float
    """Memory of the server, all its processes together, with all tables open."""
    full: list[Round] = field(default_factory=list)
    """As fast as possible."""
    steady: list[Round] = field(default_factory=list)
    """At a fixed rate."""

    def line(self, rounds: list[Round]) -> str:
        def middle(name: str) -> float:
            values: list[float] = [getattr(r, name) for r in rounds]
            return statistics.median(values)

        return (
            f"  {self.name:<46} {middle('moves_per_second'):>7.0f} moves/s  "
            f"p50 {middle('p50_ms'):>6.1f} ms  p99 {middle('p99_ms'):>6.1f} ms  "
            f"CPU a move {middle('server_ms'):>5.2f} ms, driver {middle('driver_ms'):>5.2f} ms"
        )

    def ratios(self, other: Figures) -> dict[str, Ratio]:
        """Return how many times as much as another one it made, waited and took, round by round."""
        found = {}
        for kind, mine, theirs in (
            ("as fast as possible", self.full, other.full),
            ("at a fixed rate", self.steady, other.steady),
        ):
            both = list(zip(mine, theirs, strict=True))
            for name, meaning in MEANING.items():
                pairs = [(getattr(b, name), getattr(a, name)) for a, b in both]
                if name != "moves_per_second" or mine is self.full:
                    found[f"{kind}: {meaning}"] = ratio(pairs)
        return found

    def json(self) -> dict[str, object]:
        return {
            "name": self.name,
            "runs_on": self.runs_on,
            "tables": self.tables,
            "processes": self.processes,
            "megabytes": self.megabytes,
            "full": [vars(r) for r in self.full],
            "steady": [vars(r) for r in self.steady],
        }


MEANING = {"moves_per_second": "moves/s", "p99_ms": "p99", "server_ms": "CPU a move"}


async def measure(
    server: Contender, desk: Desk, tables: Sequence[Table], seconds: float, rate: float
) -> Round:
    """Let one server play for some seconds; `rate` 0 is as fast as it can."""
    cpu = sum(map(cpu_seconds, server.processes))
    mine, begun = time.process_time(), time.perf_counter()
    latencies = await desk.play(tables, seconds, rate)
    while not latencies:  # a machine that does something else for that long is waited for
        latencies = await desk.play(tables, seconds, rate)
    spent = time.perf_counter() - begun
    mine = time.process_time() - mine
    cpu = sum(map(cpu_seconds, server.processes)) - cpu
    await desk.rest(tables)
    moves = len(latencies)
    return Round(
        moves_per_second=moves / spent,
        p50_ms=1000 * latencies[moves // 2],
        p99_ms=1000 * latencies[moves * 99 // 100],
        server_ms=1000 * cpu / moves,
        driver_ms=1000 * mine / moves,
    )


def memory(process: Process) -> float:
    """Return the resident memory of a process in megabytes."""
    status = Path(f"/proc/{process.pid}/status").read_text()
    [line] = [line for line in status.splitlines() if line.startswith("VmRSS:")]
    return int(line.split()[1]) / 1024


def cpu_seconds(process: Process) -> float:
    """Return the time that a process has had on the processors."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.asynccontextmanager
async def started(which: str, game: str, against: Path | None) -> AsyncIterator[Contender]:
    """Start a contender, with the database that it needs."""
    with contextlib.ExitStack() as stack:
        where = MEMORY if which == "memory" else None
        if where is not None and not Path(where).is_dir():
            raise NotHere(f"{where} is not here: ask for other --contenders")
        made = tempfile.TemporaryDirectory(prefix="lindwurm-bench-", dir=where)
        folder = Path(stack.enter_context(made))
        server: Contender
        if which in ("peer", "filed"):
            server = BoardgameIo(folder, files=which == "filed")
        elif which in ("one", "same", "memory", "before"):
            environment = {"LINDWURM_DATABASE": str(folder / "lindwurm.db")}
            tree = against if which == "before" and against is not None else HERE
            server = LindwurmServer(1, environment, game if which == "one" else "counter", tree)
        else:
            redis = Redis()
            stack.callback(redis.stop)
            url = stack.enter_context(postgres(safe=True))
            environment = {"LINDWURM_DATABASE": url, "LINDWURM_REDIS": redis.url}
            server = LindwurmServer(2, environment, game)
        try:
            await server.start()
            yield server
        finally:
            await server.stop()


async def run(asked: argparse.Namespace) -> list[Figures]:
    results: list[Figures] = []
    async with contextlib.AsyncExitStack() as stack:
        running: list[tuple[Contender, Desk, Sequence[Table]]] = []
        for which in asked.contenders:
            server = await stack.enter_async_context(started(which, asked.game, asked.against))
            desk = Desk()
            # To be open, a table needs somebody there; to be played, both.
            tables = await server.open(desk, asked.tables, 2 if asked.seconds > 0 else 1)
            megabytes = sum(map(memory, server.processes))
            name, runs_on = NAMES[which], server.runs_on
            counts = len(tables), len(server.processes)
            results.append(Figures(name, runs_on, *counts, megabytes))
            running.append((server, desk, tables))
            opened = f"{len(tables):>7} tables open in {megabytes:.0f} MB"
            tell(asked, f"  {name:<46} {opened}, {runs_on}")
        if asked.seconds > 0:
            for server, desk, tables in running:  # warm up
                await measure(server, desk, tables, 1.0, 0.0)
            for number in range(asked.rounds):
                for figures, one in turned(list(zip(results, running, strict=True)), number):
                    figures.full.append(await measure(*one, asked.seconds, 0.0))
            for number in range(asked.rounds):
                for figures, one in turned(list(zip(results, running, strict=True)), number):
                    figures.steady.append(await measure(*one, asked.seconds, asked.rate))
            tell(asked, "as fast as possible")
            for figures in results:
                tell(asked, figures.line(figures.full))
            tell(asked, f"{asked.rate:.0f} moves a second")
            for figures in results:
                tell(asked, figures.line(figures.steady))
            tell_ratios(asked, results)
    return results


def turned(all_: list[T], number: int) -> list[T]:
    """Return the contenders in another order every round: nobody is always the first.

    >>> turned(["a", "b", "c"], 1)
    ['b', 'c', 'a']
    """
    at = number % len(all_)
    return all_[at:] + all_[:at]


def tell_ratios(asked: argparse.Namespace, results: list[Figures]) -> None:
    """Tell how this server stands to each of the others, where there are rounds enough."""
    known = dict(zip(asked.contenders, results, strict=True))
    if asked.rounds < FEWEST_ROUNDS:
        return
    for ours, others in COMPARED.items():
        for other in others:
            if ours in known and other in known:
                tell(asked, f"{known[ours].name} / {known[other].name}, {asked.rounds} rounds")
                for name, found in known[ours].ratios(known[other]).items():
                    tell(asked, f"  {name:<32} {found}")


def tell(asked: argparse.Namespace, line: str) -> None:
    if not asked.json:
        print(line, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=200, help="open tables (default: 200)")
    parser.add_argument(
        *("--seconds",), type=float, default=5.0, help="for each round; 0: memory only (default: 5)"
    )
    parser.add_argument("--rounds", type=int, default=3, help="of each kind (default: 3)")
    parser.add_argument(
        *("--rate",), type=float, default=300.0, help="moves/s of the steady rounds (default: 300)"
    )
    parser.add_argument("--game", default="dragon_farkle", help="what Lindwurm plays")
    parser.add_argument(
        "--contenders",
        nargs="+",
        choices=list(NAMES),
        help="default: all six, and that of the other tree",
    )
    parser.add_argument("--against", type=Path, metavar="TREE", help="another tree of Lindwurm")
    parser.add_argument("--json", action="store_true", help="print JSON")
    asked = parser.parse_args()
    if "before" in (asked.contenders or ()) and asked.against is None:
        parser.error("--contenders before needs --against TREE")
    if asked.contenders is None:
        asked.contenders = [one for one in NAMES if one != "before" or asked.against]
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
