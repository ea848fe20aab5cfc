"""How long a thing that happens stays to be seen, and the key that hurries it.

The times are those of the browser's table: what stops everybody takes longer than a token.
"""

from __future__ import annotations

import math
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from select import select
from typing import Any

PAUSE = "LINDWURM_PAUSE"
"""Environment variable: how many seconds somebody else's move stays to be seen (0: no pause)."""
SECONDS = {"turn": 0.8, "trade": 0.8, "move": 1.0, "reveal": 1.4, "scene": 2.2, "silent": 0.0}
"""By the shape of what happened, at normal pace."""
PACES = {"slow": 1.5, "normal": 1.0, "quick": 0.5, "off": 0.0, "tap": None}
"""Factors; `tap` waits for a key each time."""


class Tempo:
    """The pace of a table on a screen."""

    def __init__(self, name: str | None = None):
        self.factor: float | None = _factor(os.environ.get(PAUSE, ""))
        if name is not None:
            self.factor = PACES[name]
        self.hurried = False
        """Whether all is passed over until somebody at the screen is asked."""

    def set(self, name: str) -> bool:
        """Choose another pace by its name; returns whether there is one of that name."""
        if name not in PACES:
            return False
        self.factor = PACES[name]
        return True

    def wait(self, shape: str, extra: int = 0) -> None:
        """Let something be seen. Any key goes on; a point goes on to one's own turn."""
        if self.hurried or self.factor == 0:
            return
        seconds = SECONDS.get(shape, 1.0) + extra / 1000
        until = None if self.factor is None else time.monotonic() + seconds * self.factor
        with _keys():
            left = None if until is None else max(0.0, until - time.monotonic())
            if (left is None or left > 0) and (key := _pressed(left)):
                self.hurried = b"." in key


def _pressed(seconds: float | None) -> bytes:
    """Return what is typed within so many seconds (None: whenever it comes); nothing if nothing."""
    if sys.platform == "win32":
        return _pressed_on_windows(seconds)
    if not select([sys.stdin], [], [], seconds)[0]:
        return b""
    return os.read(sys.stdin.fileno(), 64)


def _pressed_on_windows(seconds: float | None, doze: float = 0.02) -> bytes:
    """Return the same there, where a terminal cannot be waited for like a file."""
    import msvcrt as console

    keys: Any = console  # it has these on Windows only
    until = math.inf if seconds is None else time.monotonic() + seconds
    while not keys.kbhit():
        if time.monotonic() >= until:
            return b""
        time.sleep(doze)
    return bytes(keys.getch())


def _factor(text: str) -> float:
    """Read the environment's word for the pace; what is no number is normal."""
    try:
        return max(0.0, min(10.0, float(text)))
    except ValueError:
        return 1.0


@contextmanager
def _keys() -> Iterator[None]:
    """Let single keys be read, unseen, where the terminal can do that."""
    try:
        import termios
        import tty

        before = termios.tcgetattr(sys.stdin)
    except (ImportError, OSError, ValueError):
        yield
        return
    try:
        tty.setcbreak(sys.stdin)
        yield
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)
