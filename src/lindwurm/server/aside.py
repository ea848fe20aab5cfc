"""What is read of games that are over: one thing at a time, beside those who play.

To show a hundred positions again, or to draw all dice of a game again, takes a second of a
processor, and nobody has to say who they are to ask for it. So all of it has one thread, however
many ask; and of each network one question at a time stands in line for it, so that a hundred of
one neighbour's are one before mine.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from litestar.connection import ASGIConnection

from lindwurm.server.limits import WaitingLine, network

MOST_WAITING = 20
"""Questions of one network that wait for its turn."""

T = TypeVar("T")


class InLine:
    """The one thread, and who waits for it."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="aside")
        self._line = WaitingLine(MOST_WAITING)

    async def __call__(
        self, asking: ASGIConnection[Any, Any, Any, Any], work: Callable[..., T], *arguments: Any
    ) -> T:
        """Do some work for whoever is asking, when it is their turn; or refuse."""
        async with self._line.turn(network(asking.client.host) if asking.client else ""):
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, work, *arguments)

    def close(self) -> None:
        """Take up nothing any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
