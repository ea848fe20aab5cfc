"""What time it is: never earlier than it was before, whatever is done to the machine's clock.

Moments are kept in UTC, as the machine's clock tells them when the server starts; from then on time
is counted by a clock that nobody can set. Every process writes down from time to time how late it
is, so that a machine that was set back while the server was down gives nobody time either.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

SET_BACK = timedelta(days=1)
"""If the machine's clock is further behind than this, it was wrong before, and is right now."""


class Timepiece:
    """A clock that goes on steadily from when it was made."""

    def __init__(
        self,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ):
        self._steady = steady
        self._ahead = wall() - steady()

    def now(self) -> datetime:
        """Return this moment."""
        return datetime.fromtimestamp(self._ahead + self._steady(), UTC)

    def not_before(self, known: datetime) -> None:
        """Go on from a moment that has been already, if the machine says that it is to come."""
        behind = known - self.now()
        if timedelta(0) < behind < SET_BACK:
            self._ahead += behind.total_seconds()


CLOCK = Timepiece()
"""The clock of this process."""


def now() -> datetime:
    """Return this moment, in UTC."""
    return CLOCK.now()
