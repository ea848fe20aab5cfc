"""`lindwurm warm`: compile games ahead, so that nobody waits for it later."""

from __future__ import annotations

import warnings
from argparse import Namespace
from typing import TYPE_CHECKING

from lindwurm.cli import common
from lindwurm.cli.errors import FAILED, Refusal
from lindwurm.cli.words import words

if TYPE_CHECKING:
    from lindwurm.bots.preparing import Aside
    from lindwurm.kernel.game import Game
    from lindwurm.kernel.texts import Words

LOOK_AGAIN = 0.3
"""Seconds between two looks at how far it is."""


def run(asked: Namespace) -> int:
    """Prepare one game after the other, each in a process of its own."""
    from lindwurm import games
    from lindwurm.bots import preparing
    from lindwurm.engines import compiled

    say = words(common.language(asked.language))
    shelf = [common.game(name) for name in dict.fromkeys(asked.games or games.ids())]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        if not compiled.available():
            raise Refusal(say("warm-nothing"), FAILED)
    what = preparing.REVIEW if asked.reviews else preparing.SEARCH
    for game in shelf:
        if preparing.is_ready(game, what):
            print(say("warm-already", game=game.id), flush=True)
            continue
        work = preparing.Aside(game, what)
        try:
            _watch(game, work, say)
        finally:
            work.close()
        if work.failed:
            raise Refusal(say("warm-failed", game=game.id), FAILED)
        print(say("warm-done", game=game.id), flush=True)
    return 0


def _watch(game: Game, work: Aside, say: Words) -> None:
    """Show how far it is, on a screen as one line that changes."""
    with common.console(stderr=True).status("") as line:
        while not work.wait(LOOK_AGAIN):
            done, steps = work.progress
            told = say("warm-step", game=game.id, done=done, steps=steps)
            line.update(f"[faint]{told}[/]")
