"""One socket: reading and writing with the limits that every socket has.

What is refused is answered with an error and changes nothing; the socket stays open, unless
someone floods it. A reader that is too slow is cut off and may come back.
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

from lindwurm.server.errors import Refused
from lindwurm.server.limits import Bucket
from lindwurm.server.metrics import Metrics
from lindwurm.server.sockets import messages
from lindwurm.server.sockets.short_way import KEY, ShortWay
from lindwurm.server.table.outbox import Outbox

log = logging.getLogger("lindwurm.server")

Socket = WebSocket[Any, Any, Any]
Said = TypeVar("Said", bound=messages.Message)

UNKNOWN, FLOOD, SLOW = 4404, 4429, 4408
"""Codes with which the server closes a socket."""
PATIENCE = 50
"""So many messages too many, and the socket is closed."""
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
    ):
        self.socket = socket
        self.me: Outbox = me
        scope: Any = socket.scope
        self._short_way: ShortWay | None = scope.get(KEY)
        me.short_way = self._short_way
        self._decoder = decoder
        self._metrics = metrics
        self._bucket = Bucket(2 * rate, rate)
        self._too_many = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def do(self, message: Said) -> None:
        """Do what a message asks for; to be defined."""
        raise NotImplementedError

    async def talk(self) -> None:
        """Read and write until one of both ends."""
        writer = self.begin(self._write())
        reader = self.begin(self._read())
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.me.lost = True
            tasks = list(self._tasks)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something go on by itself; it ends with the socket at the latest."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketException, RuntimeError, OSError):  # it has gone
            while (data := await self.me.outbox.get()) is not None:
                self.me.busy = True
                await self.socket.send_data(data.decode(), mode="text")
                self.me.busy = False
            await self.socket.close(SLOW, "slow")

    async def _read(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, OSError):
            while (data := await self._hear()) is not None:
                if len(data) > messages.MOST_BYTES:
                    self.refuse(Refused("too_large", "a message has at most 4096 bytes"))
                elif not self._bucket.take():
                    self._too_many += 1
                    self.refuse(Refused("too_many", "slow down"), messages.id_of(data))
                    if self._too_many > PATIENCE:
                        await self.socket.close(FLOOD, "flood")
                        return
                else:
                    await self._answer(data)

    async def _hear(self) -> bytes | None:
        """Return the next message; None when the socket has ended."""
        if self._short_way is not None:
            return await self._short_way.hear()
        event: Any = await self.socket.receive()
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
        self._metrics.refused[refused.code] += 1
        self.me.send({**error(refused, message_id), **more})


def error(refused: Refused, message_id: str | None = None) -> dict[str, Any]:
    """Return the message that says what was refused."""
    return {"type": "error", "id": message_id, "code": refused.code, "message": refused.message}


async def turn_away(socket: Socket, refused: Refused) -> None:
    """Tell somebody why they cannot come in, and close."""
    with contextlib.suppress(WebSocketException, RuntimeError, OSError):
        await socket.send_data(msgspec.json.encode(error(refused)).decode())
        await socket.close(UNKNOWN, refused.code)
