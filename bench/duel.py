"""`python -m bench.duel GAME --against TREE [--games N] [--seats N]`: this adept beside another's.

Adepts of this tree and of another one sit at the same tables, in turn, by the rules of this tree.
Each deal is played twice, with the sides changed, and what counts is the difference of the mean
returns over both: whoever plays like the other one is even with him to the last deal. A difference
of 10 points says that of 100 games of two 55 are won. The other tree is a checkout beside this one.
"""

from __future__ import annotations

import argparse
import importlib
import math
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from lindwurm import games
from lindwurm.arena.statistics import Z
from lindwurm.bots.mcts import advise_anything
from lindwurm.engines import compiled
from lindwurm.engines.batch import STEP_LIMIT, pick_actor
from lindwurm.kernel.chance import seed_words
from lindwurm.kernel.game import Game
from lindwurm.kernel.state import nest

ELDERS = Path(".lindwurm/duel")
"""Where the other tree's game is put, as a package of another name."""

Bot = Callable[..., int]


def elder(game: Game, tree: Path, home: Path = ELDERS) -> Bot:
    """Return the heuristic player of a game as it is in another tree."""
    return another(game, tree.joinpath("src", *game.package.split(".")), f"elder_{game.id}", home)


def another(
    game: Game,
    package: Path,
    name: str,
    home: Path,
    change: Callable[[str, str], str] | None = None,
) -> Bot:
    """Return the heuristic player of a copy of a game's package, whose sources may be changed."""
    to = home / name
    shutil.rmtree(to, ignore_errors=True)
    shutil.copytree(package, to)
    for path in to.rglob("*.py"):
        text = path.read_text("utf-8").replace(game.package, name)
        where = ".".join(path.relative_to(to).with_suffix("").parts)
        path.write_text(change(where, text) if change else text, "utf-8")
    for module in [one for one in sys.modules if one.partition(".")[0] == name]:
        del sys.modules[module]
    sys.path.insert(0, str(home.resolve()))
    importlib.invalidate_caches()
    try:
        found: Bot = importlib.import_module(name).GAME.bot
    finally:
        sys.path.pop(0)
    return found


class Duel:
    """Two players of a game who sit at the same tables in turn, compiled once."""

    def __init__(self, game: Game, ours: Bot, theirs: Bot):
        self.game, self.fast = game, compiled.available()
        play = playing(game, ours, theirs)
        self.play: Callable[..., None] = compiled.jit(game, play) if self.fast else play

    def differences(
        self, count: int, seats: int, seed: int, options: dict[str, str]
    ) -> list[float]:
        """Return, deal by deal, how much more ours bring a seat than theirs, over both seatings."""
        game, codes = self.game, self.game.option_codes(seats, options, batch=True)
        both = []
        for side in (0, 1):
            if self.fast:
                import numpy as np

                told: Any = np.zeros((count, seats))
                self.play(
                    np.zeros(count, game.state.dtype()),
                    seats,
                    np.array(codes, np.int64),
                    seed,
                    side,
                    told,
                    np.zeros(game.max_legal, np.int64),
                    np.zeros(4, np.int64),
                )
            else:
                told = nest([0.0] * (count * seats), (count, seats))
                states = [game.state() for _ in range(count)]
                self.play(states, seats, codes, seed, side, told, [0] * game.max_legal, [0] * 4)
            both.append([mean(row[side::2]) - mean(row[1 - side :: 2]) for row in told])
        return [float(sum(pair)) / 2 for pair in zip(*both, strict=True)]


def playing(game: Game, ours: Bot, theirs: Bot) -> Callable[..., None]:
    """Return what plays a deal of every record: ours in the seats of `side`, others in between."""
    setup, actors, legal, apply = game.setup, game.actors, game.legal, game.apply
    returns = game.returns

    def play(
        records: Any, seats: int, codes: Any, seed: int, side: int, told: Any, out: Any, words: Any
    ) -> None:
        for i in range(len(records)):
            s = records[i]
            seed_words(s.rng, seed, 2 * i)
            seed_words(words, seed, 2 * i + 1)
            setup(s, seats, codes)
            for _ in range(STEP_LIMIT):
                mask = actors(s)
                if mask == 0:
                    break
                seat = pick_actor(mask, words)
                count = legal(s, seat, out)
                if seat % 2 == side:
                    action = ours(s, seat, out, count, words)
                else:
                    action = theirs(s, seat, out, count, words)
                apply(s, seat, action)
            returns(s, told[i])

    # Nobody's module, so that what is compiled is not kept: next time others may play.
    play.__module__ = "duel"
    return play


def points(found: list[float]) -> tuple[float, float]:
    """Return the mean difference and its half 95 % interval, in points of a hundred."""
    return 100 * mean(found), 100 * Z * stdev(found) / math.sqrt(len(found))


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.duel", description=__doc__)
    parser.add_argument("game", choices=games.ids())
    parser.add_argument("--against", type=Path, required=True, help="the other checkout")
    parser.add_argument("--games", type=int, default=2000, help="deals, each played twice (2000)")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args()
    if given.seats < 2 or given.games < 2:
        parser.error("at least two seats and two deals")
    game = games.load(given.game)
    options = dict(one.split("=", 1) for one in given.option)
    duel = Duel(game, game.bot or advise_anything, elder(game, given.against))
    found = duel.differences(given.games, given.seats, given.seed, options)
    more, error = points(found)
    alike = sum(one == 0 for one in found) / len(found)
    print(
        f"{game.id}, {given.seats} seats, {given.games} deals, each played twice: "
        f"{more:+.1f} points ({more - error:+.1f} to {more + error:+.1f}); even in {alike:.0%}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
