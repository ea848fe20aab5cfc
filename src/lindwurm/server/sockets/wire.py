"""One socket: reading and writing with the limits that every socket has.

What is refused is answered with an error and changes nothing; the socket stays open, unless
someone floods it. A reader that is too slow is not listened to, and in the end cut off; it may come
back.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Any, Generic, TypeVar

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.types import Receive

from lindwurm.server.door import Caller
from lindwurm.server.errors import Refused
from lindwurm.server.limits import Bucket, Pace, network
from lindwurm.server.metrics import Metrics
from lindwurm.server.sockets import messages
from lindwurm.server.sockets.short_way import ShortWay
from lindwurm.server.table.outbox import (
    BANNED,
    CROWDED_OUT,
    ELSEWHERE,
    SIGNED_OUT,
    SLOW,
    STOPPING,
    Outbox,
)

log = logging.getLogger("lindwurm.server")

Socket = WebSocket[Any, Any, Any]
Said = TypeVar("Said", bound=messages.Message)

KEY = "lindwurm.caller"
"""Where a socket's scope has the connection that it is, as the door knows it."""
HEARING = "lindwurm.hearing"
"""Where it has how messages are received, before the framework has wrapped that once more."""
SIGNED = "lindwurm.signed"
"""Whether a socket came with a cookie of ours: such people have requests of their own."""
UNKNOWN, FLOOD = 4404, 4429
"""Codes with which the server closes a socket, beside those of the outbox."""
REASONS = {
    SLOW: "slow",
    STOPPING: "stopping",
    SIGNED_OUT: "signed_out",
    ELSEWHERE: "elsewhere",
    CROWDED_OUT: "too_many",
    BANNED: "banned",
}
PATIENCE = 50
"""So many messages too many, and the socket is closed."""
PENALTY_SECONDS = 2.0
"""So long a socket that has flooded, or finds no place, is left alone before it is closed: whoever
comes back at once, again and again, costs more than whoever waits."""
CLOSING_SECONDS = 1.0
"""How long it may take to say why a socket ends; then it is ended all the same."""
BROKEN = Refused("broken", "something went wrong here; nothing was changed")


class Wire(Generic[Said]):
    """A socket and its outbox."""

    def __init__(
        self,
        socket: Socket,
        me: Outbox,
        decoder: msgspec.json.Decoder[Said],
        metrics: Metrics,
        rate: float,
        crowd: Pace | None = None,
        neighbours: Pace | None = None,
    ):
        """What is said here keeps the pace of the `crowd`, or, of who sits, of its network."""
        self.socket = socket
        self.me: Outbox = me
        self._caller = caller_of(socket)
        if self._caller is not None:
            me.short_way = ShortWay(self._caller.transport)
        scope: Any = socket.scope
        self._receive: Receive = scope.get(HEARING) or socket.receive
        self._decoder = decoder
        self._metrics = metrics
        self._bucket = Bucket(2 * rate, rate)
        self._crowd, self._neighbours = crowd, neighbours
        self._too_many = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def do(self, message: Said) -> None:
        """Do what a message asks for; to be defined."""
        raise NotImplementedError

    async def talk(self) -> None:
        """Read and write until one of both ends."""
        writer = self.begin(self._write())
        reader = self.begin(self._read())
        self.me.when_cut = writer.cancel  # it may be waiting for somebody who does not read
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.me.lost = True
            tasks = list(self._tasks)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if self.me.closing is not None:
                await self._end(self.me.closing)

    async def _end(self, code: int) -> None:
        """Say why the socket ends; who does not even hear that is disconnected."""
        try:
            async with asyncio.timeout(CLOSING_SECONDS):
                await self.socket.close(code, REASONS[code])
        except TimeoutError:
            if self._caller is not None:
                self._caller.drop()
        except (WebSocketException, RuntimeError, OSError):
            pass  # it has gone

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something go on by itself; it ends with the socket at the latest."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketException, RuntimeError, OSError):  # it has gone
            while (data := await self.me.take()) is not None:
                await self.socket.send_data(data.decode(), mode="text")
                self.me.taken(data)

    async def _read(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, OSError):
            while (data := await self._hear()) is not None:
                if len(data) > messages.MOST_BYTES:
                    self.refuse(Refused("too_large", "a message has at most 4096 bytes"))
                elif not self._bucket.take():
                    self._too_many += 1
                    self.refuse(Refused("too_many", "slow down"), messages.id_of(data))
                    if self._too_many > PATIENCE:
                        await asyncio.sleep(PENALTY_SECONDS)
                        await self.socket.close(FLOOD, "flood")
                        return
                else:
                    await self._answer(data)
                if self.me.waiting:
                    await self.me.drained()
                pace = self._neighbours if self.me.sits else self._crowd
                if pace is not None and (wait := pace.delay()) > 0:
                    await asyncio.sleep(wait)

    async def _hear(self) -> bytes | None:
        """Return the next message; None when the socket has ended."""
        event: Any = await self._receive()
        if event["type"] == "websocket.disconnect":
            return None
        text: str = event.get("text") or ""
        data: bytes = event.get("bytes") or text.encode("utf-8", "replace")
        return data

    async def _answer(self, data: bytes) -> None:
        """Do what one message asks for; whatever is wrong with it becomes an error message."""
        try:
            message = self._decoder.decode(data)
        except messages.NOT_UNDERSTOOD as error:
            text = f"this message is not understood: {error}"
            self.refuse(Refused("malformed", text), messages.id_of(data))
            return
        await self.attempt(message.id, self.do(message))

    async def attempt(self, message_id: str | None, work: Coroutine[Any, Any, None]) -> None:
        """Do something that a message asks for; if it fails, its sender is told."""
        try:
            await work
        except Refused as refused:
            self.refuse(refused, message_id)
        except Exception:
            log.exception("a message could not be answered")
            self.refuse(BROKEN, message_id)

    def refuse(self, refused: Refused, message_id: str | None = None, **more: Any) -> None:
        """Say that something was not done."""
        self._metrics.refuse(refused)
        self.me.send({**error(refused, message_id), **more})


def error(refused: Refused, message_id: str | None = None) -> dict[str, Any]:
    """Return the message that says what was refused."""
    return {"type": "error", "id": message_id, "code": refused.code, "message": refused.message}


async def arrive(socket: Socket, arrivals: Pace) -> None:
    """Let a socket come in when it is its turn; whoever has a cookie of ours need not wait."""
    scope: Any = socket.scope
    if not scope.get(SIGNED):
        await arrivals.turn()


def caller_of(socket: Socket) -> Caller | None:
    """Return the connection of a socket, as the door knows it; None where there is no door."""
    scope: Any = socket.scope
    caller: Caller | None = scope.get(KEY)
    return caller


def network_of(socket: Socket) -> str:
    """Return from where a socket comes."""
    return network(socket.client.host if socket.client else "")


async def turn_away(socket: Socket, refused: Refused) -> None:
    """Tell somebody why they cannot come in, and close."""
    code = CROWDED_OUT if refused.code == "too_many" else UNKNOWN
    with contextlib.suppress(WebSocketException, RuntimeError, OSError, TimeoutError):
        async with asyncio.timeout(CLOSING_SECONDS):
            await socket.send_data(msgspec.json.encode(error(refused)).decode())
        if code == CROWDED_OUT:
            await asyncio.sleep(PENALTY_SECONDS)
        async with asyncio.timeout(CLOSING_SECONDS):
            await socket.close(code, refused.code)
