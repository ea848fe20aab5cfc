"""What waits to be sent to somebody: who tells something does not wait for slow readers."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

MOST_BYTES = 1024 * 1024
"""Bytes that may wait for a slow reader before it is cut off; it can come back and resume."""
LITTLE_BYTES = 64 * 1024
"""While more is waiting for somebody, nothing more that they say is listened to."""

SLOW, STOPPING, SIGNED_OUT, ELSEWHERE, CROWDED_OUT = 4408, 1012, 4401, 4409, 4503
BANNED = 4403
"""Why somebody is cut off: they read too slowly; the server stops; their cookie is not good any
more; they have come in too many windows, and this was the oldest; the server is full; they may not
come in for a time."""

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
    network: str = ""
    """From where it comes."""
    lost: bool = False
    sits: bool = False
    """Whether it is somebody's who sits at the table, and nobody may take its place."""
    closing: int | None = None
    """With which code the connection is to be ended, as soon as that has been decided."""
    short_way: Shortcut | None = None
    """The short way, where there is one."""
    busy: bool = False
    """Whether a message is on the long way, and others have to wait behind it."""
    waiting: int = 0
    """Bytes in it, with those of the message that is on its way."""
    when_cut: Callable[[], object] = lambda: None
    """Called when it is cut off: whoever is sending something need not go on."""
    _messages: deque[bytes] = field(default_factory=deque)
    _filled: asyncio.Event = field(default_factory=asyncio.Event)
    _emptied: asyncio.Event = field(default_factory=asyncio.Event)

    def send(self, message: dict[str, Any]) -> None:
        """Put a message into the outbox."""
        self.send_bytes(_encode(message))

    def send_bytes(self, data: bytes, more: bool = False) -> None:
        """Send a message that is JSON already, or put it into the outbox.

        A reader who is so slow that it is full is cut off; one message always finds room. With
        `more`, another message follows immediately, and both may go out together.
        """
        if self.lost:
            return
        waits = self.busy or self._messages
        if self.short_way is not None and not waits and self.short_way.tell(data, more):
            return
        if waits and self.waiting + len(data) > MOST_BYTES:
            self.cut()
            return
        self._messages.append(data)
        self.waiting += len(data)
        self._filled.set()

    async def take(self) -> bytes | None:
        """Return the next message, once :meth:`taken` was said of the one before; None: cut off."""
        while not self._messages and not self.lost:
            self._filled.clear()
            await self._filled.wait()
        if self.lost:
            return None
        self.busy = True
        return self._messages.popleft()

    def taken(self, data: bytes) -> None:
        """Note that a message has been sent."""
        self.busy = False
        self.waiting -= len(data)
        if self.waiting <= LITTLE_BYTES:
            self._emptied.set()

    async def drained(self) -> None:
        """Return when little is waiting, or it was cut off; who does not read is not heard."""
        while self.waiting > LITTLE_BYTES and not self.lost:
            self._emptied.clear()
            await self._emptied.wait()

    def cut(self, code: int = SLOW) -> None:
        """End the connection; what has not been sent will be asked for on return."""
        if self.lost:
            return
        self.lost, self.closing, self.waiting = True, code, 0
        self._messages.clear()
        self._filled.set()
        self._emptied.set()
        self.when_cut()
