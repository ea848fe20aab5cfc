"""The door: how many may be connected, and how long one may stand in it without a word.

It is in front of the web server and knows nothing of what is said: whoever is connected is a
*caller*. A caller who has not sent a whole request yet, or has been answered and asks for nothing
more, only waits, and is the first who has to go when others want to come in. So connections that
are opened and left cannot keep anybody out.

It stands between asyncio and the web server's protocol, whatever that is, and uses nothing of it
but what asyncio itself does (`connection_made`, `data_received` and so on).
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import Counter, OrderedDict
from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, cast

import msgspec

from lindwurm.server.errors import ErrorAnswer, Problem, Refused
from lindwurm.server.limits import Pace, network

log = logging.getLogger("lindwurm.server")

ASKING_SECONDS = 10.0
"""How long a request may take to come in whole, and how long a connection may lie unused."""
ANSWER_SECONDS = 120.0
"""How long an answer may take, with a reader who takes it in slowly."""
LEAVING_SECONDS = 3.0
"""How long the other side of a socket may take to end it too."""
CROWDED_PACE = 30.0
"""So many a second come in from a network that has all its connections; the others wait outside."""
OUTSIDE = 256
"""So many may wait outside, from all networks together."""
SLOW_ANSWER = 5.0
"""An answer that takes longer may be given up for somebody who wants to come in."""
RESERVED = 128
"""Descriptors that are kept for the database, files and the processes of bots."""
USUAL_CONNECTIONS = 20_000
"""Connections at most where nothing else is said, however many descriptors there are."""

FULL = Refused("too_many", "this server is full; come back in a moment")
CROWDED = Refused("too_many", "too many connections come from your address; close some")


class Caller:
    """One connection: whose, and what is expected of it."""

    __slots__ = ("_door", "_timer", "network", "since", "transport")

    def __init__(self, door: Door, transport: asyncio.Transport, source: str | None):
        self._door = door
        self.transport = transport
        self.network = source
        """From where; None for a trusted proxy, behind which there are many."""
        self.since = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def wait(self, seconds: float) -> None:
        """Give it so much time from now on: to ask, or to be answered."""
        loop = asyncio.get_running_loop()
        self.since = loop.time()
        self.rest()
        if self._door.watched:
            self._timer = loop.call_later(seconds, self.drop)

    def asked(self) -> None:
        """Note that a request has come in whole."""
        self._door.turn(self, asks=False)

    def answered(self) -> None:
        """Note that it has been answered, and may ask again."""
        if not self.transport.is_closing():
            self._door.turn(self, asks=True)

    def is_known(self) -> None:
        """Leave it in peace: it is a socket, which has a place of its own."""
        self._door.know(self)

    def leaves(self) -> None:
        """Note that a socket has ended here; the other side has a moment to end it too."""
        self._door.leave(self)

    def rest(self) -> None:
        """Expect nothing of it any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def drop(self) -> None:
        """End the connection at once; what has not been sent is not sent."""
        self._door.went(self)
        self.transport.abort()


CALLER: ContextVar[Caller | None] = ContextVar("caller", default=None)
"""Whose request is being answered; None where the application runs without a door."""


class Door:
    """Counts who is connected, and says who may come in."""

    def __init__(self, most: int, per_network: int, proxies: str = ""):
        self.most = most
        """Connections at a time."""
        self._per_network = per_network
        """Connections of one network that are not sockets with a place of their own."""
        self._proxies = {name.strip() for name in proxies.split(",") if name.strip()}
        self._waiting: dict[Caller, None] = {}
        """Who has to ask yet; who has waited longest comes first."""
        self._answering: dict[Caller, None] = {}
        self._known: set[Caller] = set()
        self._of: Counter[str] = Counter()
        self.outside = 0
        """How many wait to come in."""
        self._crowded: OrderedDict[str, Pace] = OrderedDict()
        self.watched = True
        """Whether time is taken: only while the application says whom it is answering."""
        self.make_room: Callable[[], bool] = lambda: False
        """Ends a socket that may have to go when the server is full; False if there is none."""
        self.refused: Callable[[Refused], None] = lambda _: None
        """Counts who was refused."""

    def __len__(self) -> int:
        """Return how many are connected."""
        return len(self._waiting) + len(self._answering) + len(self._known) + self.outside

    def _source(self, transport: asyncio.Transport) -> str | None:
        """Return from which network a connection comes; None for a proxy's."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if peer else ""
        trusted = "*" in self._proxies or address in self._proxies
        return None if trusted else network(address)

    def knock(self, transport: asyncio.Transport) -> float | None:
        """Return in how many seconds a new connection may come in; None: not at all.

        Where its network has all its connections, others of it have to go for it. That costs more
        than to wait, so it is not done as often as somebody likes.
        """
        source = self._source(transport)
        if source is None or self._of[source] < self._per_network:
            return 0.0
        wait = self._crowded.setdefault(source, Pace(CROWDED_PACE, 1)).delay()
        if len(self._crowded) > OUTSIDE:
            self._crowded.popitem(last=False)
        if wait > ASKING_SECONDS or self.outside >= OUTSIDE:
            self._refuse(transport, CROWDED)
            return None
        return wait

    def come(self, transport: asyncio.Transport) -> Caller | None:
        """Let a new connection in; None if there is no room for it, which it has been told."""
        source = self._source(transport)
        if source is not None and self._of[source] >= self._per_network:
            mine = (caller for caller in self._waiting if caller.network == source)
            if not self._drop_first(mine):
                self._refuse(transport, CROWDED)
                return None
        if len(self) >= self.most and not self._room():
            self._refuse(transport, FULL)
            return None
        caller = Caller(self, transport, source)
        self._note(caller)
        self._waiting[caller] = None
        caller.wait(ASKING_SECONDS)
        return caller

    def _room(self) -> bool:
        """Make room for one who comes: those who ask for nothing go first, then slow readers."""
        if self._drop_first(iter(self._waiting)):
            return True
        late = asyncio.get_running_loop().time() - SLOW_ANSWER
        if self._drop_first(c for c in self._answering if c.since < late):
            return True
        return self.make_room()

    @staticmethod
    def _drop_first(callers: Any) -> bool:
        caller: Caller | None = next(callers, None)
        if caller is not None:
            caller.drop()
        return caller is not None

    def _refuse(self, transport: asyncio.Transport, refused: Refused) -> None:
        self.refused(refused)
        body = msgspec.json.encode(ErrorAnswer(Problem(refused.code, refused.message)))
        transport.write(
            b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\n"
            b"retry-after: 10\r\nconnection: close\r\ncontent-length: %d\r\n\r\n" % len(body) + body
        )
        transport.close()

    def _note(self, caller: Caller) -> None:
        if caller.network is not None:
            self._of[caller.network] += 1

    def _forget(self, caller: Caller) -> bool:
        """Returns whether it was here and no socket."""
        here = caller in self._waiting or caller in self._answering
        self._waiting.pop(caller, None)
        self._answering.pop(caller, None)
        if here and caller.network is not None:
            self._of[caller.network] -= 1
            if not self._of[caller.network]:
                del self._of[caller.network]
        return here

    def turn(self, caller: Caller, asks: bool) -> None:
        """Note that a caller asks, or that it is being answered."""
        if self._forget(caller):
            self._note(caller)
            (self._waiting if asks else self._answering)[caller] = None
            caller.wait(ASKING_SECONDS if asks else ANSWER_SECONDS)

    def know(self, caller: Caller) -> None:
        """Note that a caller is a socket with a place of its own."""
        if self._forget(caller):
            caller.rest()
            self._known.add(caller)

    def leave(self, caller: Caller) -> None:
        """Note that a socket has ended on this side."""
        self.went(caller)
        if not caller.transport.is_closing():
            self._note(caller)
            self._waiting[caller] = None
            caller.wait(LEAVING_SECONDS)

    def unwatched(self) -> None:
        """Take no more time: the web server does not let on whose request it is.

        Better a connection too many than a player who is taken for somebody who says nothing.
        """
        if self.watched:
            log.warning("this web server hides who calls: idle connections are not ended")
            self.watched = False
            for caller in (*self._waiting, *self._answering):
                caller.rest()

    def went(self, caller: Caller) -> None:
        """Note that a caller has gone."""
        caller.rest()
        self._forget(caller)
        self._known.discard(caller)


class Doorway(asyncio.Protocol):
    """Stands before the web server's own protocol, for one connection, until that is a socket."""

    def __init__(self, door: Door, behind: Callable[..., asyncio.Protocol], **given: Any):
        self._door = door
        self._behind = behind
        self._given = given
        self._inner: asyncio.Protocol | None = None
        self._caller: Caller | None = None
        self._outside: asyncio.TimerHandle | None = None
        """When it is let in, while it has to wait."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let somebody in, or not."""
        line = cast("asyncio.Transport", transport)
        wait = self._door.knock(line)
        if wait:
            line.pause_reading()
            self._door.outside += 1
            self._outside = asyncio.get_running_loop().call_later(wait, self._enter, line)
        elif wait is not None:
            self._enter(line)

    def _enter(self, transport: asyncio.Transport) -> None:
        """Be let in, as soon as it is one's turn."""
        if waited := self._outside is not None:
            self._outside = None
            self._door.outside -= 1
            if transport.is_closing():
                return
        self._caller = self._door.come(transport)
        if self._caller is not None:
            self._inner = self._behind(**self._given)
            self._inner.connection_made(transport)
            if waited:
                transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Pass it on; whatever is started by it knows who called."""
        if self._inner is not None:
            token = CALLER.set(self._caller)
            try:
                self._inner.data_received(data)
            finally:
                CALLER.reset(token)

    def eof_received(self) -> bool | None:
        """Pass it on."""
        return None if self._inner is None else self._inner.eof_received()

    def pause_writing(self) -> None:
        """Pass it on."""
        if self._inner is not None:
            self._inner.pause_writing()

    def resume_writing(self) -> None:
        """Pass it on."""
        if self._inner is not None:
            self._inner.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that somebody has gone."""
        if self._outside is not None:
            self._outside.cancel()
            self._outside = None
            self._door.outside -= 1
        if self._caller is not None:
            self._door.went(self._caller)
        if self._inner is not None:
            self._inner.connection_lost(exc)


def room_for(wanted: int) -> int:
    """Return how many may be connected: `wanted` (0: the usual), as far as the system allows.

    The system lets a process have so many files and connections; it may ask for more than it was
    given, and some are kept for the database.
    """
    wanted = wanted or USUAL_CONNECTIONS
    if sys.platform == "win32":
        return wanted
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    need = wanted + RESERVED
    if most == resource.RLIM_INFINITY or most > now:
        better = need if most == resource.RLIM_INFINITY else min(need, most)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(now, better), most))
        except (OSError, ValueError) as error:
            log.warning("more descriptors cannot be had: %s", error)
    now, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(1, min(wanted, now - RESERVED))
