"""`python -m bench.scale`: what a table and a move cost when many processes share the work.

Starts 1, 2, 4 … processes on one PostgreSQL with a Redis between them, opens the same tables at
each number of them and lets all tables together make a fixed number of moves a second. It counts
what grows with tables, with moves and with processes: CPU time of the servers, of the database and
of Redis, what goes over Redis, transactions, rows and bytes, memory. docs/scale.md draws the lines
from there to a thousand tables and to a million.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import resource
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from bench import driving
from bench.lindwurm_server import LindwurmServer
from bench.load import cpu_seconds, memory
from tests.server.cluster import NotHere, Redis, postgres


@dataclass
class Figures:
    """What so many processes needed."""

    processes: int
    tables: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    server_us: float
    """CPU time of all server processes for a move, in microseconds; so are the next two."""
    database_us: float
    redis_us: float
    redis_bytes: float
    """That Redis sends for a move, to all processes together."""
    transactions: float
    """Of the database for a move."""
    database_bytes: float
    """By which it grows for a move."""
    process_mb: float
    """Memory of a process with its share of the tables."""
    connections: int
    """To the database."""

    def line(self) -> str:
        return (
            f"  {self.processes:>2} processes  {self.moves_per_second:>4.0f} moves/s  "
            f"p50 {self.p50_ms:>5.1f} ms  p99 {self.p99_ms:>6.1f} ms  CPU a move: servers "
            f"{self.server_us:>4.0f} µs, database {self.database_us:>4.0f}, Redis "
            f"{self.redis_us:>3.0f}; {self.redis_bytes:>5.0f} B over Redis, "
            f"{self.transactions:.2f} transactions, {self.database_bytes:>4.0f} B kept; "
            f"{self.process_mb:.0f} MB a process, {self.connections} connections"
        )


def cpu_of(name: str, port: int) -> float:
    """Return the CPU time of all processes of a program that was told a port."""
    spent = 0.0
    mothers = set()
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            words = (folder / "cmdline").read_bytes()
            if name.encode() in words and str(port).encode() in words:
                mothers.add(int(folder.name))
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            fields = (folder / "stat").read_text().rsplit(")", 1)[1].split()
            if int(folder.name) in mothers or int(fields[1]) in mothers:
                spent += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return spent


class Watch:
    """Looks at the database and at Redis from outside."""

    def __init__(self, url: str, redis: Redis):
        import asyncpg
        from redis.asyncio import Redis as Client

        self._connect = asyncpg.connect
        self._url = url
        self._port = int(url.rpartition(":")[2].partition("/")[0])
        self._redis_port = int(redis.url.rpartition(":")[2])
        self._redis: Any = Client.from_url(redis.url)

    async def look(self) -> dict[str, float]:
        connection = await self._connect(self._url)
        done = "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()"
        used = "SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'"
        parts = ("moves", "tables", "seats", "snapshots")
        size = " + ".join(f"pg_total_relation_size('{part}')" for part in parts)
        found = {
            "transactions": float(await connection.fetchval(done)),
            "bytes": float(await connection.fetchval(f"SELECT {size}")),
            "rows": float(await connection.fetchval("SELECT count(*) FROM moves")),
            "connections": float(await connection.fetchval(used)) - 1,
        }
        await connection.close()
        told = await self._redis.info("stats")
        return {
            **found,
            "told": float(told["total_net_output_bytes"]),
            "database": cpu_of("postgres", self._port),
            "redis": cpu_of("redis-server", self._redis_port),
        }

    async def close(self) -> None:
        await self._redis.aclose()


async def measure(processes: int, tables: int, rate: float, seconds: float) -> Figures:
    with contextlib.ExitStack() as stack:
        redis = Redis()
        stack.callback(redis.stop)
        url = stack.enter_context(postgres(safe=True))
        environment = {"LINDWURM_DATABASE": url, "LINDWURM_REDIS": redis.url}
        server = LindwurmServer(processes, environment, "dragon_farkle")
        watch = Watch(url, redis)
        try:
            await server.start()
            desk = driving.Desk()
            opened = await server.open(desk, tables, 2)
            await desk.play(opened, 2.0, rate)
            await desk.rest(opened)
            before, cpu = await watch.look(), sum(map(cpu_seconds, server.processes))
            begun = time.perf_counter()
            latencies = await desk.play(opened, seconds, rate)
            spent = time.perf_counter() - begun
            await desk.rest(opened)
            cpu = sum(map(cpu_seconds, server.processes)) - cpu
            await asyncio.sleep(1.0)  # PostgreSQL counts a little later
            after = await watch.look()
            moves = after["rows"] - before["rows"]
            grown = {name: (after[name] - before[name]) / moves for name in after}
            return Figures(
                processes=processes,
                tables=tables,
                moves_per_second=len(latencies) / spent,
                p50_ms=1000 * latencies[len(latencies) // 2],
                p99_ms=1000 * latencies[len(latencies) * 99 // 100],
                server_us=1e6 * cpu / moves,
                database_us=1e6 * grown["database"],
                redis_us=1e6 * grown["redis"],
                redis_bytes=grown["told"],
                transactions=grown["transactions"],
                database_bytes=grown["bytes"],
                process_mb=sum(map(memory, server.processes)) / processes,
                connections=int(after["connections"]),
            )
        finally:
            await watch.close()
            await server.stop()


async def run(processes: list[int], tables: int, rate: float, seconds: float) -> list[Figures]:
    found = []
    for count in processes:
        found.append(await measure(count, tables, rate, seconds))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.scale", description=__doc__)
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4, 8])
    parser.add_argument("--tables", type=int, default=200, help="at all times (default: 200)")
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second (default: 100)")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each (default: 10)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    asked = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    try:
        found = asyncio.run(run(asked.processes, asked.tables, asked.rate, asked.seconds))
    except NotHere as error:
        print(f"bench.scale: {error}")
        return 1
    if asked.json:
        print(json.dumps([asdict(one) for one in found], indent=2))
    else:
        print("\n".join(one.line() for one in found))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
