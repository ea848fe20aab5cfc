"""Rate limits: a bucket of tokens for each person or network, refilled steadily."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable

from lindwurm.server.errors import Refused


def network(address: str) -> str:
    """Return whom an address belongs to, as far as limits go: itself, or its IPv6 network.

    Whoever has one IPv6 address has all of its /64.

    >>> network("192.0.2.7"), network("::ffff:192.0.2.7"), network("2001:db8:0:1:a::b")
    ('192.0.2.7', '192.0.2.7', '2001:db8:0:1::')
    >>> network("a name")
    'a name'
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(found) >> 64 << 64))


class Bucket:
    """Holds up to `size` tokens and gains `rate` of them a second.

    >>> clock = iter([0.0, 0.0, 0.0, 10.0]).__next__
    >>> bucket = Bucket(2, 0.1, clock)
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, True, True)
    """

    __slots__ = ("_clock", "_rate", "_size", "_time", "_tokens")

    def __init__(self, size: float, rate: float, clock: Callable[[], float] = time.monotonic):
        self._size = self._tokens = size
        self._rate = rate
        self._clock = clock
        self._time = clock()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        now = self._clock()
        self._tokens = min(self._size, self._tokens + (now - self._time) * self._rate)
        self._time = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Limits:
    """A bucket for everyone who asks; who has not asked for longest is forgotten first.

    A bucket holds what comes in a minute, or `at_once` if that is given.
    """

    def __init__(self, per_minute: float, at_once: float | None = None, most: int = 10_000):
        self._per_minute = per_minute
        self._size = per_minute if at_once is None else at_once
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Return whether `who` may go on."""
        bucket = self._buckets.pop(who, None)
        if bucket is None:
            bucket = Bucket(self._size, self._per_minute / 60)
            while len(self._buckets) >= self._most:
                self._buckets.popitem(last=False)
        self._buckets[who] = bucket
        return bucket.take()


class Pace:
    """So many a second of all together, `at_once` before that; whoever comes then has to wait.

    Who waits costs nothing, so a crowd cannot take more of the server than its pace.
    """

    def __init__(
        self, per_second: float, at_once: float, clock: Callable[[], float] = time.monotonic
    ):
        self._each = 1 / per_second
        self._before = at_once / per_second
        self._clock = clock
        self._next = float("-inf")

    def delay(self) -> float:
        """Take a turn; returns in how many seconds it comes.

        >>> pace = Pace(10, 2, clock=lambda: 100.0)
        >>> [round(pace.delay(), 1) for _ in range(5)]
        [0.0, 0.0, 0.0, 0.1, 0.2]
        """
        now = self._clock()
        turn = max(now - self._before, self._next)
        self._next = turn + self._each
        return max(0.0, turn - now)

    async def turn(self) -> None:
        """Wait for one's turn."""
        if (wait := self.delay()) > 0:
            await asyncio.sleep(wait)


class Paces:
    """A pace for each network; who has not asked for longest is forgotten first."""

    def __init__(self, per_second: float, at_once: float, most: int = 10_000):
        self._per_second = per_second
        self._at_once = at_once
        self._most = most
        self._paces: OrderedDict[str, Pace] = OrderedDict()

    def of(self, whence: str) -> Pace:
        """Return the pace of a network: the same for all who come from there.

        >>> paces = Paces(10, 2)
        >>> paces.of("192.0.2.7") is paces.of("192.0.2.7")
        True
        """
        if (found := self._paces.get(whence)) is None:
            found = self._paces[whence] = Pace(self._per_second, self._at_once)
            while len(self._paces) > self._most:
                self._paces.popitem(last=False)
        self._paces.move_to_end(whence)
        return found


class WaitingLine:
    """A line in which each network stands once, so that a hundred of one are one before mine.

    So `many` of each may wait for their network's turn; without a number, whoever wants to.
    """

    def __init__(self, many: int | None = None) -> None:
        self._many = many
        self._turns: dict[str, asyncio.Lock] = {}
        self._waiting: dict[str, int] = {}

    @contextlib.asynccontextmanager
    async def turn(self, whence: str) -> AsyncIterator[None]:
        """Wait until nobody else of a network stands there; refuses where too many do."""
        waiting = self._waiting.get(whence, 0)
        if self._many is not None and waiting > self._many:
            raise Refused("too_many", "too much is read from your address; wait a moment")
        self._waiting[whence] = waiting + 1
        try:
            async with self._turns.setdefault(whence, asyncio.Lock()):
                yield
        finally:
            self._waiting[whence] -= 1
            if not self._waiting[whence]:
                del self._waiting[whence], self._turns[whence]
