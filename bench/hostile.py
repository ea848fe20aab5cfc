"""`python -m bench.hostile`: what two players notice of 500 sockets that mean no good.

Two people play at a public table, at a steady pace. First they are alone with the server, then
hundreds of sockets do their worst, from one address and from many: connections that say nothing,
requests that come in letter by letter, bodies that never come, spectators who never read and want
to be shown everything again and again, floods of messages and of chat, and people with a table of
their own, who ask there all the time why they may not do this. Whoever is thrown out comes back at
once. All limits are the server's defaults.

It tells how long the players' moves took, how much memory the server had before, during and after,
and how often the players were thrown out, which has to be never. The attackers share the machine,
and take a core of it: so the same attack is also led against another server beside, and what counts
is the difference between the two.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import httpx

from bench import driving
from bench.lindwurm_server import LindwurmServer, Table
from bench.load import cpu_seconds, memory

KINDS = ("idle", "drip", "body", "deaf", "flood", "chat", "own")
"""What hostile sockets do, in equal shares."""
ADDRESSES = 60
"""From how many addresses half of them come; the other half shares the players' own."""


# -- the attack, in a process of its own -----------------------------------------------------------


class Attacker:
    """One hostile socket that always comes back."""

    def __init__(self, number: int, port: int, table: str):
        self.kind = KINDS[number % len(KINDS)]
        shared = number % 2
        self.source = "127.0.0.1" if shared else f"127.0.1.{1 + number % ADDRESSES}"
        self.port = port
        self.table = table
        self.cookie = self.token = ""

    async def go_on(self, tally: Counter[str]) -> None:
        while True:
            tally[f"{self.kind} comes"] += 1
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                await self.attack(tally)
            await asyncio.sleep(0.2)

    async def attack(self, tally: Counter[str]) -> None:
        if self.kind in ("chat", "own") and not self.cookie:
            await self.become_guest()
        if self.kind == "own" and self.token:
            await self.set_table()
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.source, 0)
        )
        try:
            match self.kind:
                case "idle":
                    await reader.read()
                case "drip":
                    for letter in b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: " + b"a" * 10_000:
                        writer.write(bytes((letter,)))
                        await writer.drain()
                        await asyncio.sleep(0.5)
                case "body":
                    writer.write(
                        b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n" % self.port
                        + b"Content-Length: 9999\r\n\r\n{"
                    )
                    await reader.read()
                case _:
                    await self.at_the_table(reader, writer, tally)
        finally:
            writer.transport.abort()

    async def become_guest(self) -> None:
        head, said = await self.post("/api/guests", {"name": f"Troll {os.urandom(3).hex()}"})
        cookies = [
            line.partition(": ")[2]
            for line in head.split("\r\n")
            if line.lower().startswith("set-cookie")
        ]
        self.cookie = "; ".join(cookie.partition(";")[0] for cookie in cookies)
        self.token = said.get("csrf", "")

    async def set_table(self) -> None:
        """Have a table of one's own, with both seats, instead of that of the players."""
        seats = [{"kind": "me"}, {"kind": "me", "name": "Troll"}]
        _, said = await self.post("/api/tables", {"game": "dragon_farkle", "seats": seats})
        if "table" in said:
            self.table = said["table"]["id"]
            await self.post(f"/api/tables/{self.table}/start", {})
            self.token = ""

    async def post(self, path: str, data: Any) -> tuple[str, Any]:
        """Send a request and return head and body of the answer."""
        body = json.dumps(data).encode()
        lines = [
            f"POST {path} HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            *("Content-Type: application/json", "Connection: close"),
            f"Content-Length: {len(body)}",
            *([f"Cookie: {self.cookie}", f"X-CSRF-Token: {self.token}"] if self.cookie else []),
        ]
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(self.source, 0)
        )
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        head, _, said = (await reader.read()).decode("utf-8", "replace").partition("\r\n\r\n")
        writer.close()
        return head, json.loads(said) if said.startswith("{") else {}

    async def at_the_table(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, tally: Counter[str]
    ) -> None:
        lines = [
            f"GET /api/tables/{self.table}/socket HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            *("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"),
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            *([f"Cookie: {self.cookie}"] if self.cookie else []),
        ]
        writer.write("\r\n".join([*lines, "", ""]).encode())
        await reader.readuntil(b"\r\n\r\n")
        tally[f"{self.kind} is in"] += 1
        say(writer, b'{"type":"hello"}')
        reading = None if self.kind == "deaf" else asyncio.create_task(swallow(reader))
        saying = {
            "deaf": b'{"type":"look"}',
            "flood": b'{"type":"ping","id":"x"}',
            "chat": b'{"type":"say","text":"trolls were here"}',
            "own": b'{"type":"why","action":"stop","seat":1}',
        }[self.kind]
        try:
            while reading is None or not reading.done():
                say(writer, saying)
                await asyncio.wait_for(writer.drain(), 30)
                await asyncio.sleep(0.05)
        finally:
            if reading is not None:
                reading.cancel()


async def swallow(reader: asyncio.StreamReader) -> None:
    while await reader.read(2**16):
        pass


def say(writer: asyncio.StreamWriter, text: bytes) -> None:
    """Write a text as a client's frame, with a mask of zeros."""
    writer.write(bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text)


async def attack(port: int, table: str, count: int) -> None:
    """Attack until the parent closes our input; then tell how often each kind came in."""
    tally: Counter[str] = Counter()
    async with asyncio.TaskGroup() as attackers:
        for n in range(count):
            attackers.create_task(Attacker(n, port, table).go_on(tally))
        while tally.total() < count:
            await asyncio.sleep(0.1)
        print("here", flush=True)
        await asyncio.to_thread(sys.stdin.read)
        print(json.dumps(tally), flush=True)
        os._exit(0)  # nobody says goodbye


# -- the players -----------------------------------------------------------------------------------


@dataclass
class Period:
    """What the players noticed in some seconds."""

    name: str
    moves: int = 0
    p50_ms: float = 0.0
    p99_ms: float = 0.0
    worst_ms: float = 0.0
    cpu: float = 0.0
    """Of one core, by the server."""
    megabytes: float = 0.0
    most_megabytes: float = 0.0


@dataclass
class Outcome:
    periods: list[Period] = field(default_factory=list)
    thrown_out: int = 0
    """How often a player's socket was closed."""
    tried_again: int = 0
    """How often a player did not get in at once to the next match."""
    attackers: dict[str, int] = field(default_factory=dict)

    def lines(self) -> list[str]:
        told = [
            f"  {p.name:<24} {p.moves:>5} moves  p50 {p.p50_ms:>6.1f} ms  p99 {p.p99_ms:>6.1f} ms  "
            f"worst {p.worst_ms:>6.1f} ms  server {100 * p.cpu:>3.0f} % of a core, "
            f"{p.megabytes:.0f} MB (at most {p.most_megabytes:.0f})"
            for p in self.periods
        ]
        came = ", ".join(f"{name} {n}" for name, n in sorted(self.attackers.items()))
        out = f"  players thrown out: {self.thrown_out}, not let in at once: {self.tried_again}"
        return [*told, out, f"  attackers: {came}"]


class Party(LindwurmServer):
    """A server with its own limits, and one public table with two players."""

    def __init__(self, database: Path):
        super().__init__(1, {"LINDWURM_DATABASE": str(database)}, "dragon_farkle")
        self._environment = {**os.environ, "LINDWURM_DATABASE": str(database)}
        self.tried_again = 0

    def wanted(self) -> dict[str, Any]:
        return {**super().wanted(), "public": True, "options": {"round_limit": "200"}}

    async def open_anew(self, table: Table) -> None:
        """Open a new match; a player who does not get in tries again, as the page does."""
        while True:
            try:
                await super().open_anew(table)
            except (driving.Refused, OSError, httpx.HTTPError):
                self.tried_again += 1
                await asyncio.sleep(0.25)
            else:
                return

    @property
    def port(self) -> int:
        return self._people[0].base_url.port or 80


async def period(
    name: str, party: Party, desk: driving.Desk, table: Table, seconds: float, rate: float
) -> Period:
    """Let the players move for a while."""
    [process] = party.processes
    found = Period(name)
    begun, cpu = time.perf_counter(), cpu_seconds(process)
    most = memory(process)

    async def watch() -> None:
        nonlocal most
        while True:
            most = max(most, memory(process))
            await asyncio.sleep(0.1)

    watching = asyncio.create_task(watch())
    latencies = await desk.play([table], seconds, rate)
    await desk.rest([table])
    watching.cancel()
    spent = time.perf_counter() - begun
    found.moves = len(latencies)
    if latencies:
        found.p50_ms = 1000 * latencies[len(latencies) // 2]
        found.p99_ms = 1000 * latencies[len(latencies) * 99 // 100]
        found.worst_ms = 1000 * latencies[-1]
    found.cpu = (cpu_seconds(process) - cpu) / spent
    found.megabytes, found.most_megabytes = memory(process), most
    return found


@contextlib.asynccontextmanager
async def attacked(port: int, table: str, count: int, outcome: Outcome) -> AsyncIterator[None]:
    """Attack meanwhile."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bench.hostile", "--attack", str(port), table, str(count)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    await process.stdout.readline()
    try:
        yield
    finally:
        told, _ = await process.communicate(b"")
        outcome.attackers = json.loads(told or b"{}")


async def run(seconds: float, rate: float, count: int) -> Outcome:
    outcome = Outcome()
    async with contextlib.AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="lindwurm-hostile-"))
        parties = [Party(Path(folder, f"{name}.db")) for name in ("ours", "other")]
        tables: list[Table] = []
        desk = driving.Desk()
        for party in parties:
            await party.start()
            stack.push_async_callback(party.stop)
            [table] = await party.open(desk, 1, 2)
            assert isinstance(table, Table)
            tables.append(table)
        party, table = parties[0], tables[0]
        await period("warming up", party, desk, table, 1.0, rate)
        outcome.periods.append(await period("alone", party, desk, table, seconds, rate))
        for attacked_one, target, name in (
            (parties[1], tables[1], "another server attacked"),
            (party, table, "attacked"),
        ):
            async with attacked(attacked_one.port, target.name, count, outcome):
                await asyncio.sleep(min(3.0, seconds))  # until they are in
                outcome.periods.append(await period(name, party, desk, table, seconds, rate))
        await asyncio.sleep(min(5.0, seconds))  # those who were cut off have gone
        outcome.periods.append(await period("afterwards", party, desk, table, seconds, rate))
        outcome.tried_again = party.tried_again
        outcome.thrown_out = sum(line.closed.done() for line in table.lines)
    return outcome


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.hostile", description=__doc__)
    parser.add_argument("--sockets", type=int, default=500, help="hostile ones (default: 500)")
    parser.add_argument("--seconds", type=float, default=15.0, help="of each period (default: 15)")
    parser.add_argument(
        "--rate", type=float, default=10.0, help="moves a second of both together (default: 10)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--attack", nargs=3, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.attack:
        port, table, count = asked.attack
        asyncio.run(attack(int(port), table, int(count)))
        return 0
    outcome = asyncio.run(run(asked.seconds, asked.rate, asked.sockets))
    print(json.dumps(asdict(outcome), indent=2) if asked.json else "\n".join(outcome.lines()))
    return 1 if outcome.thrown_out else 0


if __name__ == "__main__":
    raise SystemExit(main())
