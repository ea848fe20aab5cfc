"""`python -m bench.reviews [GAME…]`: what reviews say of many games between levels of bots.

Pairs of levels play each other, seats in turn, and every game is reviewed on one core in a few
seconds. Printed are: the rest (what the judge cannot explain) beside what is promised; luck and
news, whose mean must be nothing; what each level loses for each decision, beside what it wins. With
`--luck N` N more games of adepts are reviewed by the game's mind alone, two looks for each number:
far too few for one game, and exactly right on average. With `--time` one game of adepts is reviewed
as `lindwurm review` does, on two cores within a minute.

It needs NumPy, Numba and msgspec, and stops by itself after `--limit` seconds with what it has.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import os
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from statistics import fmean, median, stdev
from typing import Any

from lindwurm import games
from lindwurm.bots.learned import unfit
from lindwurm.bots.levels import LEVELS, Level
from lindwurm.bots.mcts import Search
from lindwurm.bots.player import Bot, Budget, choose
from lindwurm.kernel.game import Game
from lindwurm.kernel.match import Match
from lindwurm.review import Review, review

PAIRED = ("novice", "adept", "master", "legend")
"""Levels that play each other, the weakest first."""
EXACT = ("dragon_farkle", "dragonquest")
"""Games with exact values: the rest is to be 3 points at most there, on average; 8 elsewhere."""
MOST_REST = {True: 3.0, False: 8.0}


@dataclass(frozen=True)
class Task:
    """A game to be played and reviewed."""

    game: str
    seats: tuple[str, ...]
    seed: int
    seconds: float
    mind: bool = False
    cores: int = 1


@dataclass(frozen=True)
class Seen:
    """What a review says of one seat, in points."""

    level: str
    result: float
    luck: float
    news: float
    rest: float
    error: float
    loss: float
    decisions: int


@dataclass(frozen=True)
class Reviewed:
    """One game that was reviewed."""

    task: Task
    moves: int
    games: int
    took: float
    seats: list[Seen]


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
    game = games.load(task.game)
    match = played(game, task.seats, task.seed)
    begun = time.perf_counter()
    fixed = 2 if task.mind else None
    found = review(
        match, seconds=task.seconds, cores=task.cores, games=fixed, seed=task.seed, mind=task.mind
    )
    took = time.perf_counter() - begun
    return Reviewed(task, len(match.moves), found.games, took, seen(found, task.seats))


def seen(found: Review, levels: Sequence[str]) -> list[Seen]:
    """Return the ledger in points, seat by seat."""
    return [
        Seen(
            level,
            *(100 * amount for amount in (one.result, one.luck.value, one.news.value)),
            *(100 * amount for amount in (one.rest.value, one.rest.error)),
            loss=100 * one.rate.value * one.decisions,
            decisions=one.decisions,
        )
        for level, one in zip(levels, found.seats, strict=True)
    ]


def tasks(name: str, count: int, seconds: float) -> Iterator[Task]:
    """Give so many games of all pairs of levels, in turn, seats rotated."""
    pairs = list(combinations(PAIRED, 2))
    for number in range(count):
        pair = pairs[number % len(pairs)]
        turned = pair if number // len(pairs) % 2 == 0 else pair[::-1]
        yield Task(name, turned, number, seconds)


def mean(values: Iterable[float]) -> tuple[float, float]:
    """Return a mean with its standard error.

    >>> mean([1.0, 3.0])
    (2.0, 1.0)
    """
    found = list(values)
    if len(found) < 2:
        return (found[0] if found else math.nan), math.nan
    return fmean(found), stdev(found) / math.sqrt(len(found))


def summary(name: str, found: Sequence[Reviewed]) -> dict[str, Any]:
    """Return what the reviews of a game's matches show."""
    seats = [one for match in found for one in match.seats]
    rest, levels = MOST_REST[name in EXACT], defaultdict(list)
    for one in seats:
        levels[one.level].append(one)
    rates = {
        level: sum(one.loss for one in those) / max(1, sum(one.decisions for one in those))
        for level, those in levels.items()
    }
    results = {level: fmean(one.result for one in those) for level, those in levels.items()}
    there = [level for level in PAIRED if level in levels]
    by_loss = sorted(there, key=lambda level: rates[level])
    by_result = sorted(there, key=lambda level: -results[level])
    return {
        "game": name,
        "matches": len(found),
        "games": median(one.games for one in found),
        "seconds": round(fmean(one.took for one in found), 2),
        "rest": mean(one.rest for one in seats),
        "rest_size": mean(abs(one.rest) for one in seats),
        "rest_error": fmean(one.error for one in seats),
        "promised": rest,
        "luck": mean(one.luck for one in seats),
        "news": mean(one.news for one in seats),
        "loss_per_decision": rates,
        "mean_result": results,
        "ranked_by_loss": by_loss,
        "ranked_by_result": by_result,
    }


def told(one: dict[str, Any]) -> str:
    """Return a summary as lines."""
    rows = [f"{one['game']}: {one['matches']} matches, {one['games']:.0f} games behind a number"]
    for key in ("rest", "rest_size", "luck", "news"):
        value, error = one[key]
        rows.append(f"  {key.replace('_', ' '):<10} {value:7.2f} ± {error:.2f}")
    rows.append(f"  of the rest {one['rest_error']:.2f} is sampling (promised: {one['promised']})")
    for level, rate in one["loss_per_decision"].items():
        result = one["mean_result"][level]
        rows.append(f"  {level:<8} loses {rate:6.3f} a decision, gets {result:6.1f} on average")
    same = one["ranked_by_loss"] == one["ranked_by_result"]
    ranked = " < ".join(one["ranked_by_loss"])
    rows.append(f"  ranked by loss: {ranked}; by result the same: {same}")
    return "\n".join(rows)


def main() -> int:
    """Play, review and tell."""
    parser = argparse.ArgumentParser(prog="python -m bench.reviews", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all five, if none is named")
    parser.add_argument("--count", type=int, default=200, help="matches of each game (200)")
    parser.add_argument("--seconds", type=float, default=6, help="of each review, one core (6)")
    parser.add_argument("--luck", type=int, default=0, help="matches judged by the mind alone")
    parser.add_argument("--time", action="store_true", help="a whole review as it is usual")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--limit", type=float, default=3_000, help="seconds for all of it (3000)")
    parser.add_argument("--out", help="write the numbers there, as JSON")
    asked = parser.parse_args()
    names = asked.games or games.own()
    until = time.time() + asked.limit
    document: dict[str, Any] = {"matches": [], "luck": [], "time": []}
    with multiprocessing.get_context("spawn").Pool(asked.cores) as pool:
        first = [Task(name, ("adept", "adept"), 0, 1.0) for name in names]
        for _ in pool.imap_unordered(worked, first):  # compiled once, before many ask for it
            pass
        if asked.time:
            document["time"] = timed(names, pool)
        work = interleaved([list(tasks(name, asked.count, asked.seconds)) for name in names])
        found = gathered(pool, work, until)
        document["matches"] = [summary(name, found[name]) for name in names if found[name]]
        for one in document["matches"]:
            print(told(one), flush=True)
        if asked.luck:
            minded = [name for name in names if not unfitting(name)]
            work = interleaved(
                [
                    [Task(name, ("adept", "adept"), n, 1.0, True) for n in range(asked.luck)]
                    for name in minded
                ]
            )
            lucky = gathered(pool, work, until)
            for name in minded:
                seats = [seat for one in lucky[name] for seat in one.seats[:1]]
                luck, news = (mean(getattr(s, part) for s in seats) for part in ("luck", "news"))
                row = {"game": name, "of": len(seats), "luck": luck, "news": news}
                document["luck"].append(row)
                parts = (
                    f"{part} {row[part][0]:.2f} ± {row[part][1]:.2f}" for part in ("luck", "news")
                )
                print(f"{name}, {len(seats)} matches by the mind: {', '.join(parts)}", flush=True)
        pool.terminate()
    if asked.out:
        with open(asked.out, "w", encoding="utf-8") as file:  # noqa: PTH123
            json.dump(document, file, indent=1)
    return 0


def unfitting(name: str) -> str | None:
    """Return why a game has no mind for two seats, or None."""
    game = games.load(name)
    return unfit(game, 2, game.option_codes(2))


def timed(names: Sequence[str], pool: Any) -> list[dict[str, Any]]:
    """Review one match of each game as `lindwurm review` does: two cores, a minute at most."""
    whole = [Task(name, ("adept", "adept"), 1, 60.0, cores=2) for name in names]
    rows = []
    for one in pool.imap(worked, whole):
        row = {"game": one.task.game, "moves": one.moves, "games": one.games, "seconds": one.took}
        print(f"{one.task.game}: {one.moves} moves in {one.took:.1f} s, {one.games} games each")
        rows.append(row)
    return rows


def interleaved(lists: Sequence[list[Task]]) -> list[Task]:
    """Return tasks of all lists in turn: what is broken off has some of each."""
    longest = max((len(one) for one in lists), default=0)
    return [one[n] for n in range(longest) for one in lists if n < len(one)]


def gathered(pool: Any, work: Sequence[Task], until: float) -> dict[str, list[Reviewed]]:
    """Return what was reviewed until the time is over, by game."""
    found: dict[str, list[Reviewed]] = defaultdict(list)
    coming = pool.imap_unordered(worked, work)
    for _ in work:
        try:
            one = coming.next(timeout=max(0.1, until - time.time()))
        except multiprocessing.TimeoutError:
            break
        found[one.task.game].append(one)
    return found


if __name__ == "__main__":
    sys.exit(main())
