"""Compiling a game's search ahead, and telling how far it is.

A search runs on compiled rules. The first time that takes half a minute or more, and nobody should
wait for it: it is done in a process of its own, at low priority, and leaves the result in the cache
on disk. A mark there says that all is done, so that others find it too. What happens meanwhile is
seen in the same folder: each of a game's functions is a step, and leaves a draft there.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from contextlib import suppress
from importlib.metadata import PackageNotFoundError
from typing import NamedTuple

from lindwurm.engines import compiled
from lindwurm.kernel.game import Game
from lindwurm.kernel.match import Match

SEARCH, REVIEW = "search", "review"
"""What can be prepared: bots that think ahead; that, and what a review is made with."""
CALLER = "lindwurm.bots"
NICENESS = 10
"""How far what compiles gives way to everything else."""


class HowFar(NamedTuple):
    """How far the preparing of a game is."""

    done: int
    steps: int


def steps(game: Game) -> int:
    """Return how many steps it takes: a game's own functions, and the search that calls them.

    >>> from lindwurm.games import load
    >>> steps(load("dragon_farkle")) > 5
    True
    """
    return len(_names(game)) + 1


def _names(game: Game) -> set[str]:
    """Return the functions of a game that a search calls, each of which leaves a draft."""
    return {n for n in compiled.SHARED if n != "setup" and getattr(game, n) is not None}


def progress(game: Game) -> HowFar:
    """Return how far a game is prepared, by what lies in the cache."""
    if is_ready(game):
        return HowFar(steps(game), steps(game))
    try:
        drafts = compiled.folder_of(game).glob("*.draft")
        found = {path.name.partition("-")[0] for path in drafts} & _names(game)
    except (OSError, PackageNotFoundError):
        found = set()
    return HowFar(len(found), steps(game))


def is_ready(game: Game, what: str = SEARCH) -> bool:
    """Return whether somebody has compiled this before, and it is still there."""
    try:
        return (compiled.folder_of(game, CALLER) / f"{what}.ready").exists()
    except (OSError, PackageNotFoundError):
        return False


def _mark(game: Game, what: str) -> None:
    """Leave word that it is done, where there is a cache to leave it in."""
    if compiled.available():
        with suppress(OSError):
            (compiled.folder_of(game, CALLER) / f"{what}.ready").touch()


def prepare(game: Game, what: str = SEARCH) -> None:
    """Compile what is wanted, or find it in the cache: here and now."""
    if what == REVIEW:
        from lindwurm.bots.judgement import Judge

        # One game played on: all that judges positions has to be compiled for that.
        Judge(game).position(Match(game, game.usual_seats, seed=0).state, 0, 1, seed=0)
        prepare(game)
    else:
        from lindwurm.bots import foresight
        from lindwurm.bots.levels import WYRM, minded
        from lindwurm.bots.mcts import search
        from lindwurm.bots.player import Budget

        match = Match(game, game.seats[-1], seed=0)
        seat = match.actors[0]
        search(game, match.imagine(seat, 1), seat, Budget(iterations=1), seed=0)
        if minded(WYRM, game):
            foresight.prepare(game)
    _mark(game, what)


class Aside:
    """A game that is prepared in a process of its own; it ends with the one that started it."""

    def __init__(self, game: Game, what: str = SEARCH):
        self.game, self.what = game, what
        context = multiprocessing.get_context("spawn")
        self._process = context.Process(target=_work, args=(game, what), daemon=True)
        self._process.start()

    @property
    def running(self) -> bool:
        """Whether it is still at it."""
        return self._process.is_alive()

    @property
    def failed(self) -> bool:
        """Whether it has ended, and not with what was wanted."""
        return self._process.exitcode not in (None, 0)

    @property
    def progress(self) -> HowFar:
        """How far it is."""
        return progress(self.game)

    def wait(self, seconds: float) -> bool:
        """Wait so long at most; returns whether it has ended."""
        self._process.join(seconds)
        return not self.running

    def close(self) -> None:
        """End it, whether it is done or not."""
        self._process.terminate()
        self._process.join()


def _work(game: Game, what: str) -> None:
    """Prepare a game, giving way to everybody; Ctrl-C is for the process that asked."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    prepare(game, what)
