"""The short way to a socket and back, past ASGI.

ASGI asks for a coroutine for each message, and so for a task that waits for each socket, and for
several turns of the event loop. Where the server below is uvicorn with this protocol, a message can
be given to its transport directly, if the reader keeps up, and one that comes in waits in an inbox.
All else takes the usual way, in order.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

KEY = "lindwurm.line"
"""Where a socket's scope has it."""
MANY = 16
"""With so many messages in the inbox, no more are read from the network."""


class Line(WebSocketsSansIOProtocol):
    """uvicorn's own protocol for sockets, with a short way out and, if somebody listens, in."""

    _inbox: asyncio.Queue[bytes | None] | None = None
    _held = b""

    # -- out -------------------------------------------------------------------------------------

    def tell(self, data: bytes, more: bool = False) -> bool:
        """Send a text at once; False if the reader does not keep up, or is going.

        With `more` it is sent together with the next one, which has to follow immediately.
        """
        if self.close_sent or not self.writable.is_set() or self.conn.state is not State.OPEN:
            return False
        self._held += frame(data)
        if not more:
            held, self._held = self._held, b""
            self.transport.write(held)
        return True

    # -- in --------------------------------------------------------------------------------------

    async def hear(self) -> bytes | None:
        """Return the next message, text or not; None when the socket has ended."""
        if self._inbox is None:
            self._listen()
        assert self._inbox is not None
        data = await self._inbox.get()
        if self.read_paused and self._inbox.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return data

    def _listen(self) -> None:
        """From now on messages go into the inbox; those first that have come already."""
        self._inbox = asyncio.Queue()
        while not self.queue.empty():
            event: Any = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                self._inbox.put_nowait(event.get("bytes") or event.get("text", "").encode())
        if self.disconnected:
            self._inbox.put_nowait(None)

    def send_receive_event_to_app(self) -> None:
        """Take a message that is complete."""
        if self._inbox is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        self._inbox.put_nowait(data)
        if self._inbox.qsize() >= MANY and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that the socket has ended."""
        super().connection_lost(exc)
        if self._inbox is not None:
            self._inbox.put_nowait(None)


def frame(data: bytes) -> bytes:
    r"""Return a text as a WebSocket frame of a server: whole, without a mask (RFC 6455, 5.2).

    >>> frame(b"hello"), frame(b"x" * 200)[:4], len(frame(b"x" * 70_000))
    (b'\x81\x05hello', b'\x81~\x00\xc8', 70010)
    """
    size = len(data)
    if size < 126:
        return b"\x81%c%b" % (size, data)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), data)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), data)


def line_of(send: Any) -> Line | None:
    """Return the short way to the socket that an ASGI `send` belongs to, if there is one.

    Where messages are compressed there is none.
    """
    below = getattr(send, "__self__", None)
    return below if isinstance(below, Line) and not below.conn.extensions else None
