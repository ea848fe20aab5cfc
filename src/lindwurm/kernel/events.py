"""Events have one door: what happens is emitted, for the log, the narration and the animation.

In Python `emit` appends to the match's log; in compiled code it is nothing at all. An event is a
kind (a game's IntEnum) and up to three integers. `whisper` is the same for one seat's eyes only:
the card just drawn, the princess just seen.
"""

from __future__ import annotations

from typing import Any, NamedTuple

EVERYONE = -1


class Event(NamedTuple):
    """Something that happened. `to` is the one seat that may know of it, or EVERYONE."""

    kind: int
    a: int = 0
    b: int = 0
    c: int = 0
    to: int = EVERYONE


def emit(s: Any, kind: int, a: int, b: int, c: int) -> None:
    """Tell everyone that something happened."""
    try:
        log = s.log
    except AttributeError:  # a NumPy record (CUDA simulator), which carries no log
        return
    if log is not None:
        log.append(Event(int(kind), int(a), int(b), int(c)))


def whisper(s: Any, seat: int, kind: int, a: int, b: int, c: int) -> None:
    """Tell one seat alone."""
    try:
        log = s.log
    except AttributeError:
        return
    if log is not None:
        log.append(Event(int(kind), int(a), int(b), int(c), int(seat)))
