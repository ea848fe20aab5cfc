"""`python -m bench.reviews [GAME…]`: what reviews say of many games of bots.

Three kinds of games are played and reviewed, each on one core:

- `levels`: pairs of levels play each other, seats in turn, and each game is reviewed twice, with
  other samples. Told are luck and news, whose mean must be nothing; the unforeseen, of which the
  part that both reviews agree on is no error of sampling; how large the rest is; and what each
  level loses for each decision, beside what it wins.
- `luck`: adepts play, and the game's mind alone judges, with two looks behind each number: far too
  few for one game, and right on average over many.
- `sizes`: adepts play, and many games stand behind each number: quantiles of the losses that are
  beyond doubt, which give mistakes their names.

With `--keep FILE` each game is kept there as soon as it is reviewed, and the next run goes on from
there, as long as games, bots and reviews are the same; `--seconds` ends a run after so long. With
`--time` one game of adepts is reviewed as `lindwurm review` does: two cores, a minute at most.

It needs NumPy, Numba, msgspec and Fluent.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import multiprocessing
import os
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import combinations, pairwise
from pathlib import Path
from statistics import fmean, quantiles, stdev
from typing import Any

import lindwurm
from lindwurm import games
from lindwurm.bots.learned import unfit
from lindwurm.bots.levels import LEVELS, Level
from lindwurm.bots.mcts import Search
from lindwurm.bots.player import Bot, Budget, choose
from lindwurm.kernel.game import Game
from lindwurm.kernel.match import Match
from lindwurm.review import Review, review
from lindwurm.review.amounts import LEAST, Amount

PAIRED = ("novice", "adept", "master", "legend")
"""Levels that play each other, the weakest first: the order that the arena found (docs/bots.md)."""
EXACT = ("dragon_farkle", "dragonquest")
"""Games with exact values: the rest is to be 3 points at most there, on average; 8 elsewhere."""
MOST_REST = {True: 3.0, False: 8.0}
KINDS = ("levels", "luck", "sizes")
COUNTS = {"levels": 200, "luck": 10_000, "sizes": 20}
"""How many games of each kind are wanted, of each game."""
SAMPLES = {"levels": 64, "luck": 2, "sizes": 1_000}
"""Games, or looks of the mind, behind each number."""
LONG = 1e6
"""Seconds of a run, where nobody says how long."""
AGAIN = 1 << 20
"""Added to a seed for the second review of a game."""


@dataclass(frozen=True)
class Task:
    """A game to be played and reviewed."""

    kind: str
    game: str
    seats: tuple[str, ...]
    seed: int

    @property
    def key(self) -> tuple[str, str, int]:
        """Which task it is, among those that are kept."""
        return self.kind, self.game, self.seed


@dataclass(frozen=True)
class Seen:
    """What a review says of one seat, in points."""

    level: str
    result: float
    luck: float
    news: float
    rest: float
    unforeseen: float
    error: float
    """Standard error of the unforeseen, as the review tells it."""
    loss: float
    """What the seat lost in all its decisions."""
    decisions: int
    gap: float
    """How far the sum of all parts is from the result."""
    again: float = 0.0
    """The unforeseen by the second review."""


@dataclass(frozen=True)
class Reviewed:
    """One game that was reviewed."""

    kind: str
    game: str
    seed: int
    took: float
    seats: list[Seen]
    losses: list[float] = field(default_factory=list)
    """Losses beyond doubt, in points."""


# == one game =====================================================================================


def steady(bot: Bot, game: Game) -> Bot:
    """Return a level without its clock."""
    search = bot.search(game) if isinstance(bot, Level) else bot
    if isinstance(search, Search):
        return replace(search, budget=Budget(iterations=search.budget.iterations))
    return search


def played(game: Game, levels: Sequence[str], seed: int) -> Match:
    """Return a game between levels, to its end."""
    bots = [steady(LEVELS[name], game) for name in levels]
    match = Match(game, len(levels), seed=seed)
    while not match.over:
        seat = match.actors[0]
        match.act(seat, choose(bots[seat], match, seat, seed))
    return match


def worked(task: Task) -> Reviewed:
    """Play a game and review it."""
    match = played(games.load(task.game), task.seats, task.seed)
    begun = time.perf_counter()
    fixed = SAMPLES[task.kind]
    found = review(match, cores=1, games=fixed, seed=task.seed, mind=task.kind == "luck")
    seats = seen(found, task.seats)
    if task.kind == "levels":
        other = seen(review(match, cores=1, games=fixed, seed=task.seed + AGAIN), task.seats)
        seats = [replace(one, again=two.unforeseen) for one, two in zip(seats, other, strict=True)]
    losses = [d.loss for d in found.decisions if task.kind == "sizes"]
    sure = [round(100 * loss.value, 3) for loss in losses if loss.value > LEAST and loss.sure]
    took = round(time.perf_counter() - begun, 3)
    return Reviewed(task.kind, task.game, task.seed, took, seats, sure)


def points(value: float) -> float:
    """Return an amount in points of a hundred."""
    return round(100 * value, 3)


def seen(found: Review, levels: Sequence[str]) -> list[Seen]:
    """Return the ledger in points, seat by seat."""
    unforeseen = [one.unforeseen or Amount() for one in found.seats]
    return [
        Seen(
            level,
            result=points(one.result),
            luck=points(one.luck.value),
            news=points(one.news.value),
            rest=points(one.rest.value),
            unforeseen=points(beyond.value),
            error=points(beyond.error),
            loss=points(one.rate.value * one.decisions),
            decisions=one.decisions,
            gap=round(100 * (one.total.value - one.result), 6),
        )
        for level, one, beyond in zip(levels, found.seats, unforeseen, strict=True)
    ]


# == many games ===================================================================================


def tasks(kind: str, name: str, count: int) -> Iterator[Task]:
    """Give so many games: of all pairs of levels in turn, seats rotated; else of adepts."""
    pairs = list(combinations(PAIRED, 2))
    for number in range(count):
        pair = pairs[number % len(pairs)] if kind == "levels" else ("adept", "adept")
        turned = pair if number // len(pairs) % 2 == 0 else pair[::-1]
        yield Task(kind, name, turned, number)


def wanted(names: Sequence[str], counts: Mapping[str, int]) -> list[Task]:
    """Return all that is to be done: what is broken off has some of each game."""
    found: list[Task] = []
    for kind in KINDS:
        lists = [
            list(tasks(kind, name, counts.get(kind, 0)))
            for name in names
            if kind != "luck" or unfitting(name) is None
        ]
        longest = max(map(len, lists), default=0)
        found += [one[n] for n in range(longest) for one in lists if n < len(one)]
    return found


def unfitting(name: str) -> str | None:
    """Return why a game has no mind for two seats, or None."""
    game = games.load(name)
    return unfit(game, 2, game.option_codes(2))


def sources() -> str:
    """Return a fingerprint of all that a review depends on."""
    root = Path(lindwurm.__file__).parent
    digest = hashlib.sha256(repr(SAMPLES).encode())
    for folder in ("kernel", "engines", "games", "bots", "review"):
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in (".py", ".toml", ".bin"):
                digest.update(f"{path.relative_to(root)}\n".encode() + path.read_bytes())
    return digest.hexdigest()[:16]


class Kept:
    """Games that have been reviewed, in a file or in memory alone."""

    def __init__(self, path: Path | None):
        self.path = path
        self.rows: dict[tuple[str, str, int], Reviewed] = {}
        head = {"reviews": sources()}
        lines = path.read_text("utf-8").splitlines() if path and path.exists() else []
        if lines and json.loads(lines[0]) == head:
            for line in lines[1:]:
                row = json.loads(line)
                row["seats"] = [Seen(**one) for one in row["seats"]]
                self.add(Reviewed(**row), write=False)
        elif path:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(head) + "\n", "utf-8")

    def add(self, one: Reviewed, write: bool = True) -> None:
        """Note a game."""
        self.rows[one.kind, one.game, one.seed] = one
        if write and self.path:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(one)) + "\n")

    def of(self, kind: str, game: str) -> list[Reviewed]:
        """Return all games of a kind."""
        return [one for (k, g, _), one in self.rows.items() if (k, g) == (kind, game)]


def gather(
    names: Sequence[str],
    counts: Mapping[str, int],
    kept: Kept,
    cores: int,
    seconds: float,
    did: Callable[[int], None] = lambda _: None,
) -> int:
    """Review what is still missing, for so long at most; return how many games are left."""
    until = time.monotonic() + seconds
    left = [one for one in wanted(names, counts) if one.key not in kept.rows]
    if not left:
        return 0
    with multiprocessing.get_context("spawn").Pool(cores) as pool:
        # One of each game and kind first: compiled once, before many ask for it.
        first = list({(one.game, one.kind): one for one in reversed(left)}.values())
        for work in (first, [one for one in left if one not in first]):
            coming = pool.imap_unordered(worked, work)
            for _ in work:
                try:
                    kept.add(coming.next(timeout=max(0.1, until - time.monotonic())))
                except multiprocessing.TimeoutError:
                    pool.terminate()
                    return sum(one.key not in kept.rows for one in left)
                did(len(kept.rows))
    return 0


# == what they show ===============================================================================


def mean(values: Iterable[float]) -> list[float]:
    """Return a mean with its standard error.

    >>> mean([1.0, 3.0])
    [2.0, 1.0]
    """
    found = list(values)
    error = stdev(found) / math.sqrt(len(found)) if len(found) > 1 else math.inf
    return [round(fmean(found), 3), round(error, 3)]


def agreed(seats: Sequence[Seen]) -> list[float]:
    """Return how large the unforeseen is in one game, and how sure that is, in points.

    What both reviews of a game agree on is no error of sampling: the mean of the product of what
    both say is the square of what is looked for.

    >>> seat = Seen("adept", 0, 0, 0, 0, 4.0, error=0, loss=0, decisions=1, gap=0, again=4.0)
    >>> agreed([seat, replace(seat, unforeseen=-4.0, again=-4.0)])
    [4.0, 0.0]
    """
    square, error = mean(one.unforeseen * one.again for one in seats)
    size = math.sqrt(max(0.0, square))
    return [round(size, 2), round(error / (2 * size), 2) if size else round(math.sqrt(error), 2)]


def told_of_found(seats: Sequence[Seen]) -> float:
    """Return how large the errors are that reviews tell, of what two reviews really differ by."""
    told = math.fsum(one.error**2 for one in seats)
    really = math.fsum((one.unforeseen - one.again) ** 2 / 2 for one in seats)
    return math.sqrt(told / really) if really else math.inf


def rate(seats: Sequence[Seen]) -> list[float]:
    """Return what is lost for each decision, with its standard error: a ratio of two sums."""
    decisions = sum(one.decisions for one in seats)
    found = sum(one.loss for one in seats) / decisions
    spread = math.fsum((one.loss - found * one.decisions) ** 2 for one in seats)
    return [round(found, 4), round(math.sqrt(spread) / decisions, 4)]


def levels(name: str, found: Sequence[Reviewed]) -> dict[str, Any]:
    """Return what the reviews of a game's matches between levels show."""
    seats = [one for match in found for one in match.seats]
    first = [match.seats[0] for match in found]  # the second has the same, turned
    by_level: defaultdict[str, list[Seen]] = defaultdict(list)
    for one in seats:
        by_level[one.level].append(one)
    there = [level for level in PAIRED if level in by_level]
    rates = {level: rate(by_level[level]) for level in there}
    return {
        "games": len(found),
        "samples": SAMPLES["levels"],
        "largest gap of the sum": max(abs(one.gap) for one in seats),
        "luck": mean(one.luck for one in first),
        "news": mean(one.news for one in first),
        "unforeseen, beyond sampling": agreed(first),
        "rest": round(math.sqrt(fmean(one.rest**2 for one in seats)), 3),
        "rest, at most": MOST_REST[name in EXACT],
        "errors told, of those found": round(told_of_found(seats), 2),
        "loss per decision": rates,
        "mean result": {level: mean(one.result for one in by_level[level]) for level in there},
        "ranked by loss, the weakest first": sorted(there, key=lambda one: -rates[one][0]),
        "steps of the arena's order": {
            f"{lower} to {higher}": compared(rates[lower], rates[higher])
            for lower, higher in pairwise(there)
        },
    }


def compared(lower: Sequence[float], higher: Sequence[float]) -> list[float]:
    """Return how much less the higher level loses for each decision, with its error.

    >>> compared([2.0, 0.3], [1.5, 0.4])
    [0.5, 0.5]
    """
    return [round(lower[0] - higher[0], 4), round(math.hypot(lower[1], higher[1]), 4)]


def luck(found: Sequence[Reviewed]) -> dict[str, Any]:
    """Return the mean of luck and news of the first seat, by the mind alone."""
    return {
        "games": len(found),
        "looks": SAMPLES["luck"],
        "luck": mean(one.seats[0].luck for one in found),
        "news": mean(one.seats[0].news for one in found),
    }


def sizes(found: Sequence[Reviewed]) -> dict[str, Any]:
    """Return the quantiles of losses beyond doubt."""
    losses = [loss for one in found for loss in one.losses]
    decisions = sum(seat.decisions for one in found for seat in one.seats)
    some = {"games": len(found), "samples": SAMPLES["sizes"], "decisions": decisions}
    if len(losses) < 2:
        return {**some, "losses beyond doubt": losses}
    low, middle, high = (round(one, 2) for one in quantiles(losses, n=4, method="inclusive"))
    return {
        **some,
        "losses beyond doubt": len(losses),
        "quarter": low,
        "half": middle,
        "three quarters": high,
    }


def shown(names: Sequence[str], kept: Kept) -> dict[str, Any]:
    """Return all that the games which are kept show."""
    document: dict[str, Any] = {"sources": sources(), "levels": {}, "luck": {}, "sizes": {}}
    for name in names:
        if found := kept.of("levels", name):
            document["levels"][name] = levels(name, found)
        if found := kept.of("luck", name):
            document["luck"][name] = luck(found)
        if found := kept.of("sizes", name):
            document["sizes"][name] = sizes(found)
    everything = [one for name in names for one in kept.of("sizes", name)]
    if everything:
        document["sizes"]["all"] = sizes(everything)
    return document


def contradictions(document: Mapping[str, Any]) -> list[str]:
    """Return what speaks against reviews, beyond three standard errors."""
    found = []
    for name, one in document["levels"].items():
        if one["largest gap of the sum"] > 1e-3:
            found.append(f"{name}: the parts do not add up to the result")
        if one["rest"] > one["rest, at most"]:
            found.append(f"{name}: the rest is {one['rest']}")
        for step, (less, error) in one["steps of the arena's order"].items():
            if less + 3 * error < 0:
                found.append(f"{name}: {step} loses more, {-less} ± {error} a decision")
    for kind in ("levels", "luck"):
        for name, one in document[kind].items():
            for part in ("luck", "news"):
                amount, error = one[part]
                if abs(amount) > 3 * error:
                    found.append(f"{name}: {part} is {amount} ± {error} on average ({kind})")
    return found


def timed(names: Sequence[str]) -> Iterator[dict[str, Any]]:
    """Review one match of each game as `lindwurm review` does: two cores, a minute at most."""
    for name in names:
        match = played(games.load(name), ("adept", "adept"), 1)
        review(match, games=2)  # compiled
        begun = time.perf_counter()
        found = review(match, seed=1)
        took = round(time.perf_counter() - begun, 1)
        rest = [round(100 * one.rest.value, 2) for one in found.seats]
        told = {"games": found.games, "rest": rest, "seconds": took}
        yield {"game": name, "moves": len(match.moves), **told}


def main() -> int:
    """Play, review and tell."""
    parser = argparse.ArgumentParser(prog="python -m bench.reviews", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all five, if none is named")
    for kind, count in COUNTS.items():
        parser.add_argument(f"--{kind}", type=int, default=count, help=f"games of it ({count})")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=LONG, help="end after so long")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="keep each game, and go on")
    parser.add_argument("--time", action="store_true", help="only a whole review, as it is usual")
    asked = parser.parse_args()
    names = asked.games or games.own()
    if asked.time:
        for one in timed(names):
            print(json.dumps(one), flush=True)
        return 0
    kept = Kept(asked.keep)
    counts = {kind: getattr(asked, kind) for kind in KINDS}
    left = gather(names, counts, kept, asked.cores, asked.seconds)
    print(json.dumps(shown(names, kept), indent=1))
    print(f"{left} games are left", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
