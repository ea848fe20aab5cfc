"""How `bench.load` drives any server: raw frames, tables that go on by themselves, and the pace.

The driver shares the machine with the server it drives, so it must cost little. It speaks
WebSocket by hand, reads of every message only what it needs, and never runs the rules of a game.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Sequence
from typing import Protocol

Process = asyncio.subprocess.Process


class Refused(RuntimeError):
    """A server did not do what it was asked."""


class Line(asyncio.Protocol):
    """One WebSocket: whole text frames, no compression, and a mask of zeros."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None]):
        self._request = request
        self._heard = heard
        self._buffer = b""
        self._transport: asyncio.Transport | None = None
        self.greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, _: Exception | None) -> None:
        self.closed.set_result(None)
        if not self.greeted.done():
            self.greeted.set_exception(Refused("the server hung up"))

    def data_received(self, data: bytes) -> None:
        data = self._buffer + data if self._buffer else data
        at = 0
        if not self.greeted.done():
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._buffer = data
                return
            if b" 101 " not in data[:end].split(b"\r\n")[0]:
                self.greeted.set_exception(Refused(data[:200].decode("latin-1")))
                return
            self.greeted.set_result(None)
            at = end + 4
        length = len(data)
        while length - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if start + size > length:
                break
            self._frame(data[at] & 15, data[start : start + size])
            at = start + size
        self._buffer = data[at:]

    def _frame(self, kind: int, data: bytes) -> None:
        if kind == 1:
            self._heard(data)
        elif kind == 9:  # a ping wants a pong
            self._write(0x8A, data)

    def say(self, data: bytes) -> None:
        self._write(0x81, data)

    def _write(self, first: int, data: bytes) -> None:
        assert self._transport is not None
        if len(data) < 126:
            head = bytes((first, 0x80 | len(data), 0, 0, 0, 0))
        else:
            head = bytes((first, 0xFE, *len(data).to_bytes(2, "big"), 0, 0, 0, 0))
        self._transport.write(head + data)

    def abort(self) -> None:
        """Break off: what is on its way is lost."""
        if self._transport is not None:
            self._transport.abort()

    async def close(self) -> None:
        if self._transport is not None:
            self._transport.close()
            await self.closed


async def dial(
    host: str, port: int, path: str, headers: dict[str, str], heard: Callable[[bytes], None]
) -> Line:
    """Open a WebSocket; everything that it hears goes to `heard`."""
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    fixed = {
        "Host": f"{host}:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": key,
        "Sec-WebSocket-Version": "13",
    }
    lines = [f"GET {path} HTTP/1.1", *(f"{k}: {v}" for k, v in {**fixed, **headers}.items())]
    request = "\r\n".join([*lines, "", ""]).encode()
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(request, heard), host, port)
    await line.greeted
    return line


class Table(ABC):
    """A table with a socket for each of its players, and at most one move under way."""

    def __init__(self, desk: Desk):
        self.desk = desk
        self.ready = False
        """Whether a move may be made now."""
        self.owed: deque[float] = deque()
        """Moments at which moves were due that could not be made then."""
        self._begun = 0.0
        self._loop = asyncio.get_running_loop()

    def offered(self) -> None:
        """Whoever is to act has been told so."""
        self.ready = True
        self.desk.offered(self)

    def move(self, due: float) -> None:
        """Make a move; who waits has waited since it was due."""
        self.ready = False
        self._begun = due
        self.send_move()

    def acknowledged(self) -> None:
        """Whoever moved has been told that it is done."""
        self.desk.made(self._loop.time() - self._begun)

    @abstractmethod
    def send_move(self) -> None:
        """Send the move of whoever is to act."""


class Desk:
    """Sets the pace: every table as fast as it can, or so many moves a second in all."""

    def __init__(self) -> None:
        self.playing = False
        self.rate = 0.0
        self.latencies: list[float] = []
        self._loop = asyncio.get_running_loop()

    def offered(self, table: Table) -> None:
        if not self.playing:
            return
        if not self.rate:
            table.move(self._loop.time())
        elif table.owed:
            table.move(table.owed.popleft())

    def made(self, seconds: float) -> None:
        if self.playing:
            self.latencies.append(seconds)

    async def play(self, tables: Sequence[Table], seconds: float, rate: float) -> list[float]:
        """Let all tables play; returns how long each move took, sorted."""
        self.rate, self.latencies, self.playing = rate, [], True
        for table in tables:
            table.owed.clear()
        try:
            if rate:
                await self._pace(tables, seconds, rate)
            else:
                for table in tables:
                    if table.ready:
                        table.move(self._loop.time())
                await asyncio.sleep(seconds)
        finally:
            self.playing = False
        return sorted(self.latencies)

    async def _pace(self, tables: Sequence[Table], seconds: float, rate: float) -> None:
        begun, made = self._loop.time(), 0
        while (now := self._loop.time()) < begun + seconds:
            while (due := begun + made / rate) <= now:
                table = tables[made % len(tables)]
                made += 1
                # Who could not move when it was time has waited since then, not since later.
                if table.ready:
                    table.move(due)
                else:
                    table.owed.append(due)
            await asyncio.sleep(0.001)

    async def rest(self, tables: Sequence[Table]) -> None:
        """Wait until the moves that are under way have been made."""
        async with asyncio.timeout(60):
            while not all(table.ready for table in tables):
                await asyncio.sleep(0.02)


class Contender(Protocol):
    """A server that can be driven."""

    processes: list[Process]
    runs_on: str
    """Which Python or Node."""

    async def start(self) -> None: ...

    async def open(self, desk: Desk, tables: int, players: int) -> Sequence[Table]: ...

    async def stop(self) -> None: ...
