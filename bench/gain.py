"""`python -m bench.gain GAME [--search TRIES[:HORIZON] …]`: what a search adds to the heuristic.

To tell 55 % from 50 % by playing takes some 400 games. This is cheaper: at decisions of games
between heuristic players the search is asked, and where it would do something else, both actions
are played out many times by the heuristic, with the same deals and dice. The differences in the
mean return, added up over a game, are what the search gains, decision by decision. They are not
a share of wins: one gain may make the next one needless.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from lindwurm import games
from lindwurm.bots.mcts import HORIZON, Worker, best, search, settled
from lindwurm.bots.player import Budget, Heuristic, choose
from lindwurm.bots.tree import ADVISED, WARM_UP, line_up, plant
from lindwurm.kernel import compiled
from lindwurm.kernel.chance import seed_words
from lindwurm.kernel.game import Game
from lindwurm.kernel.match import Match

SEATS = 2


class Effort(NamedTuple):
    """A search to be measured."""

    tries: int
    horizon: int

    def __str__(self) -> str:
        return f"{self.tries}:{self.horizon}"


@dataclass
class Gain:
    """What one search has gained so far, in returns."""

    total: float = 0.0
    variance: float = 0.0
    changed: int = 0
    by_verb: dict[str, float] = field(default_factory=lambda: defaultdict(float))


def effort(text: str) -> Effort:
    """Read `TRIES` or `TRIES:HORIZON`.

    >>> effort("300:10"), effort("50").horizon
    (Effort(tries=300, horizon=10), 2000)
    """
    tries, _, horizon = text.partition(":")
    return Effort(int(tries), int(horizon or HORIZON))


def difference(
    game: Game, state: Any, seat: int, usual: int, other: int, playouts: int, seed: int
) -> tuple[float, float]:
    """Return how much more `other` brings `seat` than `usual`, and the variance of that mean."""
    # no room for a tree below the two; and so few rounds at a time that neither drops out
    worker = Worker(game, state, seat, SEATS, nodes=3, fast=compiled.available())
    tree, block = worker.tree, WARM_UP - 1
    seed_words(worker.words, seed, 1)
    total = squares = 0.0
    for _ in range(-(-playouts // block)):
        plant(tree, SEATS)
        worker.out[0], worker.out[1] = usual, other
        line_up(tree, SEATS, seat, worker.out, 2, usual)
        worker.think(2 * block, 0, HORIZON)
        node = 3 - int(tree.now[ADVISED])
        total += float(tree.gap[node])
        squares += float(tree.gaps[node])
    rounds = -(-playouts // block) * block
    mean = total / rounds
    return mean, max(0.0, squares / rounds - mean * mean) / rounds


def measure(
    game: Game, efforts: list[Effort], count: int, every: int, playouts: int, seed: int
) -> tuple[dict[Effort, Gain], int]:
    """Return what each search gains over `count` games, and how many positions were looked at."""
    gains = {one: Gain() for one in efforts}
    looked = decisions = 0
    for number in range(count):
        match = Match(game, seats=SEATS, seed=seed + number)
        while match.actors:
            seat = match.actors[0]
            moves = len(match.moves)
            usual = choose(Heuristic(), match, seat, seed=moves)
            legal = match.legal(seat)
            decisions += len(legal) > 1
            if len(legal) > 1 and decisions % every == 0:
                state = match.imagine(seat, moves)
                if settled(game, state, seat, legal) < 0:
                    looked += 1
                    for one, gain in gains.items():
                        compare(match, state, seat, one, gain, playouts)
            match.act(seat, usual)
    return gains, looked


def compare(match: Match, state: Any, seat: int, one: Effort, gain: Gain, playouts: int) -> None:
    """Ask a search about a position, and enter what its choice gains over the advice."""
    budget, moves = Budget(iterations=one.tries), len(match.moves)
    found = search(match.game, state, seat, budget, moves, horizon=one.horizon)
    action = best(found)
    if action == found.advised:
        return
    mean, variance = difference(match.game, state, seat, found.advised, action, playouts, moves)
    gain.total += mean
    gain.variance += variance
    gain.changed += 1
    gain.by_verb[match.text(action).split()[0]] += mean


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.gain", description=__doc__)
    parser.add_argument("game", choices=games.ids())
    parser.add_argument("--search", nargs="+", type=effort, default=[Effort(200, HORIZON)])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--every", type=int, default=2, help="look at each so many-th decision")
    parser.add_argument("--playouts", type=int, default=600, help="of both actions, to compare")
    parser.add_argument("--seed", type=int, default=100)
    a = parser.parse_args()
    game = games.load(a.game)
    gains, looked = measure(game, a.search, a.games, a.every, a.playouts, a.seed)
    share = a.every / (SEATS * a.games)  # of what was added up, for one seat of one game
    print(f"{a.game}, {a.games} games, {looked} positions; gain in returns a game and seat")
    for one, gain in gains.items():
        error = share * math.sqrt(gain.variance)
        print(f"  {one!s:<12} {share * gain.total:+.4f} ± {error:.4f}, {gain.changed} changed")
        for verb, total in sorted(gain.by_verb.items(), key=lambda item: -abs(item[1])):
            print(f"    {verb:<16} {share * total:+.4f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
