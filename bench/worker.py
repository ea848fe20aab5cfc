"""Plays and compiles in one tree of Lindwurm, for a benchmark that compares two (`bench.trees`).

It runs as a file, with the tree's own `src` on the path, so it asks for nothing but what every tree
has had for long. A line of JSON comes in for each piece of work, and one goes out.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from functools import partial

import lindwurm
from lindwurm import games
from lindwurm.bots.mcts import search
from lindwurm.bots.player import Budget

try:
    from lindwurm.engines import batch, compiled
except ImportError:  # an older tree
    from lindwurm.kernel import batch, compiled  # type: ignore[attr-defined, no-redef]
from lindwurm.kernel.match import Match

TRIES = 20
"""Playouts of one search."""

Work = Callable[[int, int], tuple[int, str]]
"""Play so many games from a seed on; return steps (or playouts) and the digest ('' without)."""


def work_of(engine: str, game_id: str) -> Work:
    """Return what `engine` does of a game for two."""
    game = games.load(game_id)
    seats = max(2, game.seats.start)

    def play(name: str, bots: tuple[str, ...], count: int, seed: int) -> tuple[int, str]:
        played = batch.run(game, count, seats, seed=seed, bots=bots, engine=name, cores=1)
        return played.steps, played.digest

    def think(count: int, seed: int) -> tuple[int, str]:
        match = Match(game, seats=seats, seed=seed)
        seat, budget = match.actors[0], Budget(iterations=TRIES)
        tries = 0
        for number in range(count):
            tries += search(game, match.imagine(seat, number), seat, budget, number).iterations
        return tries, ""

    engines: dict[str, Work] = {
        "python": partial(play, "python", ()),
        "compiled": partial(play, "compiled", ()),
        "heuristic": partial(play, "compiled", ("heuristic",)),
        "search": think,
    }
    return engines[engine]


def main() -> None:
    """Answer until nothing more is asked."""
    compiled.available()
    print(json.dumps(lindwurm.__file__), flush=True)
    known: dict[tuple[str, str], Work] = {}
    for line in sys.stdin:
        engine, game, count, seed = json.loads(line)
        if (engine, game) not in known:
            known[engine, game] = work_of(engine, game)
        started = time.process_time()
        steps, digest = known[engine, game](count, seed)
        ended = time.process_time()
        print(json.dumps([ended - started, steps, digest, ended]), flush=True)


if __name__ == "__main__":
    main()
