"""What the thinking processes do: tasks on plain data. Nothing here runs in the server itself.

What a task needs is loaded when it is first asked for.
"""

from __future__ import annotations

import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from lindwurm.kernel.game import Game

HINT_MILLISECONDS = 1_000
"""How long is searched for a hint."""


def settle(cache: str) -> None:
    """Give way to the server, leave Ctrl-C to it, and end when it does."""
    os.environ["LINDWURM_CACHE"] = str(Path(cache))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    parent = multiprocessing.parent_process()
    assert parent is not None  # this runs in a child

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def within(seconds: int, work: Callable[..., Any], *arguments: Any) -> Any:
    """Do some work; this process ends where it takes longer than so many seconds.

    Nothing else ends compiled rules that go on for ever. The system does it, not Python, which is
    not asked while they run.
    """
    if not hasattr(signal, "alarm"):
        return work(*arguments)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.alarm(seconds)
    try:
        return work(*arguments)
    finally:
        signal.alarm(0)


def how_far(game: Game) -> tuple[int, int]:
    """Return how many steps of preparing a game are done, and how many there are."""
    from lindwurm.bots.preparing import progress

    return progress(game)


def compile_search(game: Game) -> None:
    """Compile what a search needs, or find it in the cache."""
    from lindwurm.bots.preparing import prepare

    prepare(game)


def compile_review(game: Game) -> None:
    """Compile what a review needs, or find it in the cache."""
    from lindwurm.bots.preparing import REVIEW, prepare

    prepare(game, REVIEW)


@lru_cache(maxsize=2)
def audit(game: Game, record: str) -> Any:
    """Return a finished game under review; its parts come one after the other."""
    from lindwurm.kernel.record import loads, replay
    from lindwurm.review import Audit

    return Audit(replay(loads(record), game))


def look(game: Game, record: str, first: int, last: int, seconds: float) -> bytes:
    """Look at some moves of a finished game."""
    import msgspec

    return msgspec.json.encode(audit(game, record).look(range(first, last), seconds))


def close_review(game: Game, record: str, parts: list[bytes], seconds: float) -> bytes:
    """Close the ledger over all moves, and pack it."""
    import zlib

    import msgspec

    from lindwurm.review.ledger import Looked

    looked = [one for part in parts for one in msgspec.json.decode(part, type=list[Looked])]
    return zlib.compress(msgspec.json.encode(audit(game, record).close(looked, seconds)))


def choose(
    game: Game, state: bytes, seat: int, level: str, legal: list[int], words: list[int]
) -> int:
    """Return what a bot chooses."""
    from lindwurm.bots.levels import named

    return named(level).choose(game, game.state.from_bytes(state), seat, legal, words)


def analyse(
    game: Game, seats: int, options: dict[str, str], state: bytes, seat: int
) -> dict[str, Any]:
    """Return what a search thinks of a position."""
    from lindwurm.bots import analysis
    from lindwurm.bots.player import Budget
    from lindwurm.kernel.match import Match

    match = Match(game, seats, options, seed=0, start=game.state.from_bytes(state))
    seed = secrets.randbits(61)
    return analysis.analyse(match, seat, Budget(milliseconds=HINT_MILLISECONDS), seed).json()


def watched(game: Game, seats: int, options: dict[str, str], state: bytes) -> list[dict[str, Any]]:
    """Return the chances of every seat by what everybody may know."""
    from lindwurm.bots import analysis
    from lindwurm.kernel.match import Match

    match = Match(game, seats, options, seed=0, start=game.state.from_bytes(state))
    found = analysis.watched(match, seed=secrets.randbits(60))
    return [
        {"seat": one.seat + 1, "result": one.result, "error": one.error, "wins": one.wins}
        for one in found
    ]
