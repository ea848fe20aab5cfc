"""What waits to be sent to somebody: who tells something does not wait for slow readers."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

QUEUE = 256
"""Messages that may wait for a slow reader before it is cut off; it can come back and resume."""
_encode = msgspec.json.Encoder().encode


class Shortcut(Protocol):
    """A way to a reader past the outbox, where there is one."""

    def tell(self, data: bytes, more: bool = False) -> bool:
        """Send a text at once, or return False; with `more` together with the next one."""


@dataclass(eq=False)
class Outbox:
    """What waits to be sent to somebody."""

    person: str | None
    name: str
    language: str
    outbox: asyncio.Queue[bytes | None] = field(default_factory=lambda: asyncio.Queue(QUEUE))
    lost: bool = False
    short_way: Shortcut | None = None
    """The short way, where there is one."""
    busy: bool = False
    """Whether a message is on the long way, and others have to wait behind it."""

    def send(self, message: dict[str, Any]) -> None:
        """Put a message into the outbox."""
        self.send_bytes(_encode(message))

    def send_bytes(self, data: bytes, more: bool = False) -> None:
        """Send a message that is JSON already, or put it into the outbox.

        A reader who is so slow that it is full is cut off. With `more`, another message follows
        immediately, and both may go out together.
        """
        if self.lost:
            return
        waits = self.busy or not self.outbox.empty()
        if self.short_way is not None and not waits and self.short_way.tell(data, more):
            return
        try:
            self.outbox.put_nowait(data)
        except asyncio.QueueFull:
            self.cut()

    def cut(self) -> None:
        """End the connection; what has not been sent will be asked for on return."""
        self.lost = True
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)
