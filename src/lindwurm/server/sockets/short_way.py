"""The short way to a reader: a message is written to the network as one frame, past ASGI.

ASGI asks for a coroutine for each message, and so for a task that waits for each socket. Where the
:mod:`door <lindwurm.server.door>` knows the connection, a message can be given to asyncio's
transport directly while its reader keeps up. That is all it needs: asyncio, and the form of a frame
(RFC 6455); nothing of the web server, which sends its own frames (pings, closing) between ours. All
else takes the usual way, in order, and without a door everything does.
"""

from __future__ import annotations

import asyncio

HIGH = 64 * 1024
"""With so many bytes before it, a message takes the usual way, which waits until they have gone."""


class ShortWay:
    """The short way to one socket."""

    __slots__ = ("_held", "_transport")

    def __init__(self, transport: asyncio.Transport):
        self._transport = transport
        self._held = b""

    def tell(self, data: bytes, more: bool = False) -> bool:
        """Send a text at once; False if the reader does not keep up, or is going.

        With `more` it is sent together with the next one, which has to follow immediately.
        """
        transport = self._transport
        if transport.is_closing() or transport.get_write_buffer_size() > HIGH:
            if self._held:  # what was to follow goes the usual way, behind this
                held, self._held = self._held, b""
                transport.write(held)
            return False
        sent = frame(data)
        if self._held:
            sent, self._held = self._held + sent, b""
        if more:
            self._held = sent
        else:
            transport.write(sent)
        return True


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
