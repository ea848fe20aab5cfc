"""The short way to a socket: a message goes out at once, where its reader keeps up.

ASGI asks for a coroutine, and so for a task that waits for each socket. Where the server below is
uvicorn's own, a message can be given to it directly. All else takes the usual way, in order.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

KEY = "lindwurm.line"
"""Where a socket's scope has it."""


class Line:
    """The short way to one socket."""

    __slots__ = ("_protocol",)

    def __init__(self, protocol: WebSocketsSansIOProtocol):
        self._protocol = protocol

    def send(self, data: bytes) -> bool:
        """Send a text at once; False if the reader does not keep up, or is going."""
        below = self._protocol
        if below.close_sent or not below.handshake_complete or not below.writable.is_set():
            return False
        try:
            below.conn.send_text(data)
        except InvalidState:
            return False
        below.transport.write(b"".join(below.conn.data_to_send()))
        return True


def line_of(send: Any) -> Line | None:
    """Return the short way to the socket that an ASGI `send` belongs to, if there is one."""
    below = getattr(send, "__self__", None)
    return Line(below) if isinstance(below, WebSocketsSansIOProtocol) else None
