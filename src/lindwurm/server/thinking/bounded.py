"""Rules that people have brought come to an end, or are made to.

A variant is tried before it is kept, but nobody tries every position. Where its rules, or the bot
that plays by them, take longer than any game needs, what they do is broken off where it stands, and
nothing more is begun with that variant. Printed games are known to end, and are not watched.
"""

from __future__ import annotations

import ctypes
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lindwurm.kernel.game import Game

ACTING, THINKING = 2.0, 10.0
"""Seconds of a processor that a variant has for an action, while everybody waits; and for a bot's
decision, on a thread that others wait for."""

_endless: set[str] = set()
"""Variants that were broken off, by their packages."""


class Endless(Exception):
    """What a variant's rules do has no end. The message is one sentence."""

    def __init__(self) -> None:
        super().__init__("the rules of this variant do not come to an end")


@contextmanager
def bounded(game: Game, seconds: float) -> Iterator[None]:
    """Break off what this thread does with a variant, after so much of a processor's time.

    What is broken off raises Endless, and so does whatever is begun with that variant afterwards.
    """
    if game.variant is None:
        yield
        return
    if game.package in _endless:
        raise Endless
    watch = _Watch(game.package, seconds)
    try:
        yield
    finally:
        watch.end()


class _Watch:
    """Looks at one thread until it is done, or has been at it for too long."""

    def __init__(self, package: str, seconds: float):
        self._package, self._seconds = package, seconds
        self._thread = threading.get_ident()
        self._begun = self._spent()
        self._turn, self._done = threading.Lock(), False
        self._wait(seconds)

    def _spent(self) -> float:
        """Return how long the thread has had a processor; where nobody counts that, the time."""
        if hasattr(time, "pthread_getcpuclockid"):
            return time.clock_gettime(time.pthread_getcpuclockid(self._thread))
        return time.monotonic()

    def _wait(self, seconds: float) -> None:
        self._timer = threading.Timer(seconds, self._look)
        self._timer.daemon = True
        self._timer.start()

    def _look(self) -> None:
        with self._turn:
            if self._done:
                return
            if (left := self._seconds - (self._spent() - self._begun)) > 0:
                self._wait(max(left, 0.01))
                return
            _endless.add(self._package)
            _raise_in(self._thread, Endless)

    def end(self) -> None:
        """Look no more; what was raised and has not arrived yet is taken back."""
        with self._turn:
            self._done = True
        self._timer.cancel()
        _raise_in(self._thread, None)


def _raise_in(thread: int, what: type[BaseException] | None) -> None:
    """Let an exception happen in a thread, wherever it is; None: let none happen."""
    raised = None if what is None else ctypes.py_object(what)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), raised)
