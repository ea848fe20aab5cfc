"""`python -m bench.gain GAME [--search TRIES[:HORIZON[:SLIPS]] …]`: what searches add to it.

To tell 55 % from 50 % by playing takes some 400 games. This is cheaper: at decisions of games
between heuristic players the search is asked, and where it would do something else, both actions
are played out many times by the heuristic, with the same deals and dice. The differences in the
mean return, added up over a game, are what the search gains, decision by decision. They are not
a share of wins: one gain may make the next one needless.

It is a net for blunders too: what a screening finds worth much is looked at again with fresh dice,
for who looks for the largest of many differences finds lucky ones. `--worst 20` tells the decisions
that lost most, with the seed of the game and the number of the move. With `--keep FILE` each game
is kept when it has been looked through, and a run that was broken off goes on from there.

Where heuristic players leave hardly anything to chance, two actions lead to two games, and who wins
them says little of the actions. With SLIPS so many of a hundred choices of every try are random:
then a difference is one of many games that go on from each.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, stdev
from typing import Any, NamedTuple

from lindwurm import games
from lindwurm.bots import mcts
from lindwurm.bots.mcts import HORIZON, Worker, best, search, settled
from lindwurm.bots.player import Budget, Heuristic, choose
from lindwurm.bots.tree import ADVISED, WARM_UP, line_up, plant
from lindwurm.engines import compiled
from lindwurm.kernel.chance import seed_words
from lindwurm.kernel.game import Game
from lindwurm.kernel.match import Match

SEATS = 2
NOTABLE = 0.1
"""What a decision seems to lose, in returns, that makes it worth a second look."""
FRESH = 1 << 40
"""Added to a seed, so that other dice fall."""
BLUNDER = 0.25
"""What a decision loses that anybody at the table would laugh at."""


class Effort(NamedTuple):
    """A search to be measured."""

    tries: int
    horizon: int
    slips: int = 0
    """Of a hundred choices in a try, how many are random."""

    def __str__(self) -> str:
        return f"{self.tries}:{self.horizon}" + (f":{self.slips}" if self.slips else "")


class Lost(NamedTuple):
    """A decision of the heuristic player that seems worse than what a search would do there."""

    seed: int
    move: int
    seat: int
    usual: str
    better: str
    screened: float
    """What the other action brings more, in returns, with the dice that found it."""
    again: float | None
    """The same with fresh dice; None where it seemed too little to look again."""


class Played(NamedTuple):
    """What was looked at in one game, and what each search gained there, in returns, by verb."""

    positions: int
    gains: dict[Effort, dict[str, float]]
    changed: dict[Effort, int]
    lost: list[Lost]
    """By the last of the searches."""

    def json(self) -> dict[str, Any]:
        """Return it as JSON."""
        gains = {str(one): found for one, found in self.gains.items()}
        changed = {str(one): count for one, count in self.changed.items()}
        return {**self._asdict(), "gains": gains, "changed": changed}

    @classmethod
    def read(cls, told: dict[str, Any]) -> Played:
        """Read it from JSON.

        >>> one = Played(3, {effort("9"): {"take": 0.5}}, {effort("9"): 1}, [])
        >>> Played.read(json.loads(json.dumps(one.json()))) == one
        True
        """
        gains = {effort(one): found for one, found in told["gains"].items()}
        changed = {effort(one): count for one, count in told["changed"].items()}
        return cls(told["positions"], gains, changed, [Lost(*one) for one in told["lost"]])


def effort(text: str) -> Effort:
    """Read `TRIES`, `TRIES:HORIZON` or `TRIES:HORIZON:SLIPS`; the horizon may be left out.

    >>> effort("300:10:5"), effort("50").horizon, str(effort("50::5"))
    (Effort(tries=300, horizon=10, slips=5), 2000, '50:2000:5')
    """
    tries, horizon, slips = (*text.split(":"), "", "")[:3]
    return Effort(int(tries), int(horizon or HORIZON), int(slips or 0))


def difference(
    game: Game,
    state: Any,
    seat: int,
    usual: int,
    other: int,
    playouts: int,
    seed: int,
    slips: int = 0,
) -> float:
    """Return how much more `other` brings `seat` than `usual`, on average."""
    # no room for a tree below the two; and so few rounds at a time that neither drops out
    fast = compiled.available()
    worker = Worker(game, state, seat, SEATS, nodes=3, fast=fast, manner=mcts.playouts(game, fast))
    tree, block = worker.tree, WARM_UP - 1
    seed_words(worker.words, seed, 1)
    total = 0.0
    for _ in range(-(-playouts // block)):
        plant(tree, SEATS)
        worker.out[0], worker.out[1] = usual, other
        line_up(tree, SEATS, seat, worker.out, 2, usual)
        worker.think(2 * block, slips, HORIZON)
        total += float(tree.gap[3 - int(tree.now[ADVISED])])
    return total / (-(-playouts // block) * block)


def follow(game_id: str, efforts: list[Effort], every: int, playouts: int, seed: int) -> Played:
    """Ask every search at decisions of one game between heuristic players."""
    game = games.load(game_id)
    match = Match(game, seats=SEATS, seed=seed)
    gains: dict[Effort, dict[str, float]] = {one: defaultdict(float) for one in efforts}
    changed = dict.fromkeys(efforts, 0)
    lost: list[Lost] = []
    positions = 0
    decisions = seed  # so that games differ in which of their decisions are looked at
    while match.actors:
        seat = match.actors[0]
        moves = len(match.moves)
        usual = choose(Heuristic(), match, seat, seed=moves)
        legal = match.legal(seat)
        decisions += len(legal) > 1
        if len(legal) > 1 and decisions % every == 0:
            state = match.imagine(seat, moves)
            if settled(game, state, seat, legal) < 0:
                positions += 1
                for one in efforts:
                    budget = Budget(iterations=one.tries)
                    found = search(game, state, seat, budget, moves, one.slips, one.horizon)
                    action = best(found)
                    if action != found.advised:
                        both = found.advised, action
                        tell = partial(difference, game, state, seat, *both, slips=one.slips)
                        more = tell(playouts, moves)
                        gains[one][match.text(action).split()[0]] += more
                        changed[one] += 1
                        if one == efforts[-1]:
                            again = None
                            if more > NOTABLE:
                                again = tell(2 * playouts, FRESH + moves)
                            words = map(match.text, both)
                            lost.append(Lost(seed, moves, seat, *words, more, again))
        match.act(seat, usual)
    return Played(positions, {one: dict(found) for one, found in gains.items()}, changed, lost)


def mean_and_error(values: list[float]) -> str:
    """Write a mean with its standard error.

    >>> mean_and_error([0.1, 0.3])
    '+0.2000 ± 0.1000'
    """
    return f"{mean(values):+.4f} ± {stdev(values) / math.sqrt(len(values)):.4f}"


def kept(file: Path, efforts: list[Effort]) -> dict[int, Played]:
    """Return the games that were looked through already with these searches, by seed."""
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    told = [json.loads(line) for line in lines]
    found = {one.pop("seed"): Played.read(one) for one in told}
    return {seed: one for seed, one in found.items() if list(one.gains) == efforts}


def note(file: Path | None, seed: int, done: dict[int, Played], one: Played) -> None:
    """Keep what was found in a game."""
    done[seed] = one
    if file:
        with file.open("a", encoding="utf-8") as to:
            to.write(json.dumps({"seed": seed, **one.json()}) + "\n")


def tell_worst(lost: list[Lost], most: int) -> None:
    """Print the decisions that lost most, by the fresh dice alone."""
    seen = [(one.again, one) for one in lost if one.again is not None]
    blunders = sum(again > BLUNDER for again, _ in seen)
    print(f"{len(seen)} looked at again; {blunders} lose more than {BLUNDER:.0%} of a win")
    for again, one in sorted(seen, key=lambda pair: -pair[0])[:most]:
        where = f"seed {one.seed}, move {one.move}, seat {one.seat + 1}"
        print(
            f"  {again:+.2f} ({one.screened:+.2f} at first) {where}: {one.better}, not {one.usual}"
        )


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.gain", description=__doc__)
    parser.add_argument("game", choices=games.ids())
    parser.add_argument("--search", nargs="+", type=effort, default=[Effort(200, HORIZON)])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--every", type=int, default=2, help="look at each so many-th decision")
    parser.add_argument("--playouts", type=int, default=600, help="of both actions, to compare")
    parser.add_argument("--seed", type=int, default=100)
    parser.add_argument("--cores", type=int, default=1)
    parser.add_argument("--worst", type=int, default=0, help="tell so many of the worst decisions")
    parser.add_argument("--keep", type=Path, help="a file that keeps every game that is done")
    a = parser.parse_args()
    if a.games < 2:
        parser.error("--games: one game says nothing about the others; at least two")
    share = a.every / SEATS  # of what is added up in a game, for one seat
    ask = partial(follow, a.game, a.search, a.every, a.playouts)
    done = kept(a.keep, a.search) if a.keep else {}
    seeds = [seed for seed in range(a.seed, a.seed + a.games) if seed not in done]
    for seed in seeds[:1]:  # compiles, before several processes would all do so
        note(a.keep, seed, done, ask(seed))
    with ProcessPoolExecutor(a.cores, mp_context=get_context("spawn")) as pool:
        for seed, one in zip(seeds[1:], pool.map(ask, seeds[1:]), strict=True):
            note(a.keep, seed, done, one)
    played = [done[seed] for seed in range(a.seed, a.seed + a.games)]
    print(f"{a.game}, {a.games} games, {sum(one.positions for one in played)} positions")
    print("gain in returns a game and seat, with standard errors over the games")
    totals = {one: [share * sum(game.gains[one].values()) for game in played] for one in a.search}
    for number, one in enumerate(a.search):
        changed = sum(game.changed[one] for game in played)
        print(f"  {one!s:<12} {mean_and_error(totals[one])}, {changed} changed")
        if number:
            before = a.search[number - 1]
            more = [x - y for x, y in zip(totals[one], totals[before], strict=True)]
            print(f"    more than {before!s:<6} {mean_and_error(more)}")
        verbs = {verb for game in played for verb in game.gains[one]}
        sums = {v: share * mean(game.gains[one].get(v, 0.0) for game in played) for v in verbs}
        for verb, gained in sorted(sums.items(), key=lambda item: -abs(item[1])):
            print(f"    {verb:<16} {gained:+.4f}")
    if a.worst:
        tell_worst([one for game in played for one in game.lost], a.worst)
    return 0


if __name__ == "__main__":
    sys.exit(main())
