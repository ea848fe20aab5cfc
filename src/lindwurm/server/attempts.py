"""Wrong passphrases: each makes the next attempt wait longer, and nobody is shut out for ever.

Whoever guesses at an account waits, from wherever they guess. The owner does not wait with them: a
browser that has signed in before is counted by itself (it keeps a signed mark), a recovery code is
not made to wait at all, and the longest wait is five minutes.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

FREE = 5
"""Wrong attempts that cost nothing: people mistype."""
LONGEST = 300.0
"""Seconds that one has to wait at most."""
FORGOTTEN = 3600.0
"""Seconds after the latest wrong attempt when all of them are forgotten."""


@dataclass
class _Wrong:
    times: int = 0
    latest: float = 0.0


class Attempts:
    """Counts wrong attempts by whom they concern.

    >>> now = [0.0]
    >>> attempts = Attempts(clock=lambda: now[0])
    >>> for _ in range(7):
    ...     attempts.failed("anna")
    >>> attempts.wait("anna"), attempts.wait("ben")
    (4, 0)
    >>> now[0] = 3.5
    >>> attempts.wait("anna")
    1
    >>> attempts.succeeded("anna")
    >>> attempts.wait("anna")
    0
    """

    def __init__(self, most: int = 10_000, clock: Callable[[], float] = time.monotonic):
        self._most = most
        self._clock = clock
        self._wrong: OrderedDict[str, _Wrong] = OrderedDict()

    def wait(self, who: str) -> int:
        """Return how many seconds must pass before the next attempt is looked at."""
        wrong = self._wrong.get(who)
        if wrong is None or wrong.times < FREE:
            return 0
        pause = min(LONGEST, 2.0 ** min(wrong.times - FREE, 30))
        left = wrong.latest + pause - self._clock()
        return max(0, -int(-left // 1))

    def failed(self, who: str) -> None:
        """Note a wrong attempt."""
        now = self._clock()
        wrong = self._wrong.pop(who, None)
        if wrong is None or now - wrong.latest > FORGOTTEN:
            wrong = _Wrong()
            while len(self._wrong) >= self._most:
                self._wrong.popitem(last=False)
        wrong.times, wrong.latest = wrong.times + 1, now
        self._wrong[who] = wrong

    def succeeded(self, who: str) -> None:
        """Forget the wrong attempts: the right one was among them."""
        self._wrong.pop(who, None)
