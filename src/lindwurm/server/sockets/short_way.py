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
from websockets.utils import apply_mask

KEY = "lindwurm.short_way"
"""Where a socket's scope has it."""
MANY = 16
"""With so many messages in the inbox, no more are read from the network."""


class ShortWay(WebSocketsSansIOProtocol):
    """uvicorn's own protocol for sockets, with a short way out and, if somebody listens, in."""

    _inbox: asyncio.Queue[bytes | None] | None = None
    _between = True
    """Whether all that has come in so far ended with a whole frame; if not, one cannot tell."""
    _held = b""

    # -- out -------------------------------------------------------------------------------------

    def tell(self, data: bytes, more: bool = False) -> bool:
        """Send a text at once; False if the reader does not keep up, or is going.

        With `more` it is sent together with the next one, which has to follow immediately.
        """
        if self.close_sent or not self.writable.is_set() or self.conn.state is not State.OPEN:
            return False
        if self.transport.is_closing():  # it broke off, which the protocol has not noticed
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

    def data_received(self, data: bytes) -> None:
        """Take what comes from the network: mostly it is one short text, and whole."""
        if self._between:
            listening = self._inbox is not None and not self.frames
            if listening and self.conn.state is State.OPEN and (text := short_text(data)):
                self._take(text)
                return
            asked = self.handshake_initiated
            self._between = whole_frames(data) if asked else data.endswith(b"\r\n\r\n")
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Take a message that is complete."""
        if self._inbox is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        self._take(data)

    def _take(self, data: bytes) -> None:
        if self.close_sent or self._inbox is None:
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


def short_text(data: bytes) -> bytes | None:
    r"""Return the text, if the data are one frame of a client with a short one, and whole.

    >>> short_text(b"\x81\x82\x01\x02\x03\x04ij"), short_text(b"\x81\x85\x00\x00\x00\x00hel")
    (b'hh', None)
    """
    if len(data) < 6 or data[0] != 0x81 or not 0x80 <= data[1] < 0xFE:
        return None
    return apply_mask(data[6:], data[2:6]) if len(data) == data[1] - 0x80 + 6 else None


def whole_frames(data: bytes) -> bool:
    r"""Return whether the data are nothing but whole frames of a client.

    >>> whole_frames(b"\x81\x82\x00\x00\x00\x00hi" * 2), whole_frames(b"\x81\x82\x00\x00\x00\x00h")
    (True, False)
    """
    at = 0
    while at + 6 <= len(data):
        size, at = data[at + 1] & 0x7F, at + 6
        if size == 126:
            size, at = int.from_bytes(data[at - 4 : at - 2], "big"), at + 2
        elif size == 127:
            return False
        at += size
    return at == len(data)


def short_way_of(send: Any) -> ShortWay | None:
    """Return the short way to the socket that an ASGI `send` belongs to, if there is one.

    Where messages are compressed there is none.
    """
    below = getattr(send, "__self__", None)
    return below if isinstance(below, ShortWay) and not below.conn.extensions else None
