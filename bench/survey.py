"""`python -m bench.survey GAME… [--games N] [--check N]`: long runs, every seat count and option.

Plays N compiled random games for each number of seats and each value of each option, and the first
few of them in plain Python too, and prints a Markdown table for docs/games/: do all games end, how
long are they, do both engines play the same games?
"""

from __future__ import annotations

import argparse
import sys
from statistics import mean, quantiles

from lindwurm import games
from lindwurm.engines import batch
from tests.games.harness import Setting, settings

HEAD = "| seats | option | games | unfinished | steps: mean | 5 % | 95 % | longest | engines |"


def main() -> int:
    """Print the table; 1 if a game did not end or the engines differ."""
    parser = argparse.ArgumentParser(prog="python -m bench.survey", description=__doc__)
    parser.add_argument("game", nargs="+", choices=games.ids())
    parser.add_argument("--games", type=int, default=20_000, help="compiled games each (20000)")
    parser.add_argument("--check", type=int, default=500, help="games played in Python too (500)")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    good = True
    for game_id in arguments.game:
        print(f"\n{HEAD}\n|{'---|' * HEAD.count(' | ')}---|")
        for setting in settings(games.load(game_id), every=True):
            good &= row(setting, arguments.games, arguments.check, arguments.seed)
    return 0 if good else 1


def row(setting: Setting, count: int, check: int, seed: int) -> bool:
    """Play one setting and print its row."""
    game, seats, options = setting
    run = batch.run(game, count, seats, options, seed, engine="compiled")
    pair = [batch.run(game, check, seats, options, seed, engine=e).digest for e in batch.ENGINES]
    name = ", ".join(f"{k}={v}" for k, v in options.items()) or "default"
    ends = quantiles(run.lengths, n=20)
    same = "same digest" if pair[0] == pair[1] else "DIFFERENT"
    cells = [seats, name, f"{count:,}", run.unfinished, f"{mean(run.lengths):.0f}"]
    cells += [f"{ends[0]:.0f}", f"{ends[-1]:.0f}", f"{max(run.lengths):,}", same]
    print("| " + " | ".join(str(cell) for cell in cells) + " |", flush=True)
    return pair[0] == pair[1] and run.unfinished == 0


if __name__ == "__main__":
    sys.exit(main())
