"""The short way to a socket: a message goes out at once, where its reader keeps up.

ASGI asks for a coroutine, and so for a task that waits for each socket. Where the server below is
uvicorn's own, a message can be given to its transport directly. All else takes the usual way, in
order.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

KEY = "lindwurm.line"
"""Where a socket's scope has it."""


class Line:
    """The short way to one socket."""

    __slots__ = ("_held", "_protocol")

    def __init__(self, protocol: WebSocketsSansIOProtocol):
        self._protocol = protocol
        self._held = b""

    def send(self, data: bytes, more: bool = False) -> bool:
        """Send a text at once; False if the reader does not keep up, or is going.

        With `more` it is sent together with the next one, which has to follow immediately.
        """
        below = self._protocol
        if below.close_sent or not below.writable.is_set() or below.conn.state is not State.OPEN:
            return False
        self._held += frame(data)
        if not more:
            held, self._held = self._held, b""
            below.transport.write(held)
        return True


def frame(data: bytes) -> bytes:
    """Return a text as a WebSocket frame of a server: whole, and without a mask (RFC 6455, 5.2).

    >>> frame(b"hello"), frame(b"x" * 200)[:4], len(frame(b"x" * 70_000))
    (b'\\x81\\x05hello', b'\\x81~\\x00\\xc8', 70010)
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
    if isinstance(below, WebSocketsSansIOProtocol) and not below.conn.extensions:
        return Line(below)
    return None
