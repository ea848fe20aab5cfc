"""`python -m tests.compiling`: compile what more than one test needs, before any of them asks.

Two at a time, the longest first. A test that found nothing in the cache would compile it while
others compile the same beside it.
"""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import redirect_stdout
from multiprocessing import get_context

from lindwurm import games
from lindwurm.bots import foresight
from lindwurm.bots.preparing import REVIEW, prepare
from lindwurm.cli.app import main as lindwurm

SEARCHED = ("dragon_farkle", "dragonquest")
"""Games in which tests search, judge and review with compiled code; all games are simulated."""


def batch(game: str) -> None:
    """Compile whole games, by random players and by heuristics."""
    with redirect_stdout(io.StringIO()):
        lindwurm(["simulate", game, "--games", "1", "--json"])


def search(game: str) -> None:
    """Compile searches and what reviews are made with."""
    prepare(games.load(game), REVIEW)


def minds(game: str) -> None:
    """Compile a search that asks a mind."""
    foresight.prepare(games.load(game))


def steps(game: str) -> None:
    """Compile stepping, for learning environments."""
    from lindwurm.envs import vector

    vector(game, 2, seats=2, opponents="adept").reset(seed=1)


WORK: list[tuple[Callable[[str], None], str]] = [
    (batch, "schutt_und_asche"),
    (batch, "dragon_farkle"),
    (batch, "simurgh"),
    *((search, game) for game in SEARCHED),
    (batch, "drachenfels"),
    (batch, "dragonquest"),
    (minds, "dragon_farkle"),
    (steps, "dragon_farkle"),
    (steps, "drachenfels"),
]


def main() -> int:
    """Do all of it; what fails says so where it is needed."""
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as pool:
        for done in [pool.submit(work, game) for work, game in WORK]:
            done.result()
    return 0


if __name__ == "__main__":
    sys.exit(main())
