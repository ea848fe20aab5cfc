"""What many games say: shares with intervals, ratings, seats, lengths, times."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any

from lindwurm.arena.plan import Plan
from lindwurm.arena.play import Result
from lindwurm.kernel.game import Game

Z = 1.959963984540054
"""Width of a 95 % confidence interval in standard deviations."""
QUANTILES = {"min": 0.0, "p5": 0.05, "p25": 0.25, "median": 0.5, "p75": 0.75, "p95": 0.95, "max": 1}
RESAMPLES = 400
"""How often the groups of games are drawn again for the intervals of the ratings."""


def wilson(successes: float, trials: int, z: float = Z) -> tuple[float, float]:
    """Return Wilson's confidence interval for a share.

    >>> low, high = wilson(8, 10)
    >>> round(low, 4), round(high, 4)
    (0.4902, 0.9433)
    """
    share = successes / trials
    spread = z * math.sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    middle = share + z * z / (2 * trials)
    scale = 1 + z * z / trials
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def quantile(ordered: Sequence[int], q: float) -> int:
    """Return the smallest value that at least a share `q` of the sorted values do not exceed."""
    return ordered[max(0, math.ceil(q * len(ordered)) - 1)]


def lengths_of(steps: Iterable[int]) -> dict[str, float]:
    """Return quantiles and mean of the lengths of finished games."""
    ordered = sorted(n for n in steps if n >= 0)
    if not ordered:
        return {}
    found: dict[str, float] = {name: quantile(ordered, q) for name, q in QUANTILES.items()}
    return {**found, "mean": round(sum(ordered) / len(ordered), 3)}


def wins(returns: Sequence[float], together: bool = False, lowest: float = 0.0) -> list[float]:
    """Return each seat's part of the win: shared by the best, nobody's if no return is positive.

    Where all win or lose together, what is won is won by everybody; lost is only what brought the
    lowest return that the game has. (A realm that was saved with a score below zero is saved.)

    >>> wins([0.5, 0.5, 0.0]), wins([-1.0, -1.0]), wins([1.0, 1.0], together=True)
    ([0.5, 0.5, 0.0], [0.0, 0.0], [1.0, 1.0])
    >>> wins([-0.08, -0.08], together=True, lowest=-1.0), wins([-1.0, -1.0], True, -1.0)
    ([1.0, 1.0], [0.0, 0.0])
    """
    best = max(returns)
    if best == lowest if together else best <= 0:
        return [0.0] * len(returns)
    part = 1.0 if together else 1 / list(returns).count(best)
    return [part if value == best else 0.0 for value in returns]


def together(game: Game, codes: Sequence[int]) -> bool:
    """Return whether all win or lose together by these options."""
    if game.together is None:
        return False
    option, value = game.together
    return game.option_texts(codes)[option] == value


def place_name(place: int) -> str:
    """Return what a place in the order of play is called.

    >>> [place_name(place) for place in range(1, 5)]
    ['begins', '2nd', '3rd', '4th']
    """
    return "begins" if place == 1 else f"{place}{ {2: 'nd', 3: 'rd'}.get(place, 'th') }"


def by_order(values: Sequence[float], began: int) -> list[float]:
    """Return what belongs to seats in the order in which they play, whoever begins first.

    >>> by_order([0.0, 1.0, 0.5], began=2)
    [0.5, 0.0, 1.0]
    """
    return [*values[began:], *values[:began]]


def ahead(result: Result, a: int, b: int) -> float:
    """Return 1 if seat a came out ahead of seat b, ½ if neither did; losers go by their scores."""
    mine, theirs = result.returns[a], result.returns[b]
    if mine == theirs and mine < max(result.returns):
        mine, theirs = result.scores[a], result.scores[b]
    return 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0


# -- ratings --------------------------------------------------------------------------------------


def bradley_terry(beaten: Any, steps: int = 500) -> Any:
    """Return ratings in Elo points, of mean 0, from `beaten[i][j]`: how often i beat j (ties ½).

    Half a win for either side is added to each pair that met, so that nobody's rating is infinite.

    >>> import numpy as np
    >>> bradley_terry(np.array([[0.0, 75.0], [25.0, 0.0]])).round(0).tolist()
    [94.0, -94.0]
    """
    import numpy as np

    met = beaten + beaten.T > 0
    games = beaten + 0.5 * met
    both = games + games.T
    won = games.sum(axis=1)
    strength = np.ones(len(beaten))
    for _ in range(steps):
        expected = (both / (strength[:, None] + strength[None, :])).sum(axis=1)
        new = np.where(expected > 0, won / np.where(expected > 0, expected, 1.0), 1.0)
        new /= math.exp(np.log(new).mean())
        if np.abs(new - strength).max() < 1e-9:
            break
        strength = new
    return 400 * np.log10(strength)


def ratings(plan: Plan, results: Sequence[Result]) -> list[dict[str, float]]:
    """Return rating and 95 % interval of each bot; empty where no two bots ever met.

    The intervals come from drawing the groups of games (same line-up, same chance) again and again,
    so that neither paired seeds nor several players at a table make them look too sure.
    """
    import numpy as np

    count = len(plan.bots)
    groups: dict[tuple[int, int], Any] = {}
    for result in results:
        key = result.lineup, plan.stream(result.number)
        beaten = groups.setdefault(key, np.zeros((count, count)))
        for (a, i), (b, j) in combinations(enumerate(result.seating), 2):
            if i != j:
                beaten[i][j] += ahead(result, a, b)
                beaten[j][i] += ahead(result, b, a)
    if not groups:
        return []
    table = np.array([groups[key] for key in sorted(groups)])
    whole = table.sum(axis=0)
    if not whole.any():
        return []
    generator = np.random.default_rng(plan.seed)
    weights = generator.multinomial(len(table), np.ones(len(table)) / len(table), RESAMPLES)
    drawn = np.tensordot(weights, table, axes=1)
    samples = np.array([bradley_terry(one) for one in drawn])
    low, high = np.percentile(samples, [2.5, 97.5], axis=0)
    return [
        {"elo": round(float(e), 1), "elo_low": round(float(a), 1), "elo_high": round(float(b), 1)}
        for e, a, b in zip(bradley_terry(whole), low, high, strict=True)
    ]


# -- the whole ------------------------------------------------------------------------------------


def order_of_play(games: Sequence[tuple[Sequence[float], int]]) -> list[dict[str, Any]]:
    """Return how often each place in the order of play won, from wins by seat and who began."""
    known = [by_order(won, began) for won, began in games if began >= 0]
    return [
        {"place": place, **share_of(sum(column), len(known))}
        for place, column in enumerate(zip(*known, strict=True), 1)
    ]


def share_of(won: float, trials: int) -> dict[str, Any]:
    """Return a share of games with its 95 % interval, as JSON."""
    low, high = wilson(won, trials) if trials else (0.0, 1.0)
    return {
        "games": trials,
        "wins": round(won, 6),
        "win_share": round(won / trials, 6) if trials else 0.0,
        "low": round(low, 6),
        "high": round(high, 6),
    }


def summarised(plan: Plan, results: Mapping[tuple[int, int], Result]) -> dict[str, Any]:
    """Return all that the games say, as JSON."""
    ordered = [results[key] for key in sorted(results)]
    ended = [r for r in ordered if r.steps >= 0]
    digest = hashlib.blake2b(digest_size=16)
    for result in ordered:
        digest.update(bytes.fromhex(result.digest))
    rated = ratings(plan, ended)
    shared = together(plan.game, plan.codes)
    won = [wins(r.returns, shared, plan.game.lowest) for r in ended]
    lost = sum(max(shares) == 0 for shares in won)
    return {
        **{key: value for key, value in plan.header().items() if not key.startswith("format")},
        "lineups": [[plan.bots[bot] for bot in lineup] for lineup in plan.lineups],
        "games": len(ordered),
        "unfinished": len(ordered) - len(ended),
        "repeatable": plan.repeatable,
        "results": [
            {
                "bot": name,
                **_bot(ended, won, bot),
                **(rated[bot] if rated else {}),
            }
            for bot, name in enumerate(plan.bots)
        ],
        "pairs": _pairs(plan, ended),
        "together": shared,
        "by_order": order_of_play([(w, r.began) for w, r in zip(won, ended, strict=True)]),
        "won_by_nobody": share_of(lost, len(ended)),
        "lengths": lengths_of(r.steps for r in ended),
        "digest": digest.hexdigest(),
    }


def _bot(results: Sequence[Result], parts: Sequence[list[float]], bot: int) -> dict[str, Any]:
    """Return what one bot reached on all seats it had."""
    won = returns = scores = seconds = slowest = 0.0
    games = moves = 0
    for result, shares in zip(results, parts, strict=True):
        for seat, other in enumerate(result.seating):
            if other != bot:
                continue
            games += 1
            won += shares[seat]
            returns += result.returns[seat]
            scores += result.scores[seat]
            if result.moves:
                moves += result.moves[seat]
                seconds += result.seconds[seat]
                slowest = max(slowest, result.slowest[seat])
    return {
        **share_of(won, games),
        "mean_return": round(returns / games, 6) if games else 0.0,
        "mean_score": round(scores / games, 3) if games else 0.0,
        "ms_per_move": round(1000 * seconds / moves, 3) if moves else None,
        "slowest_ms": round(1000 * slowest, 3) if moves else None,
    }


def _pairs(plan: Plan, results: Sequence[Result]) -> list[dict[str, Any]]:
    """Return for each two bots how often the first came out ahead of the second (ties ½)."""
    found = []
    for a, b in combinations(range(len(plan.bots)), 2):
        compared = [
            ahead(result, mine, other)
            for result in results
            for mine, one in enumerate(result.seating)
            for other, two in enumerate(result.seating)
            if (one, two) == (a, b)
        ]
        if met := len(compared):
            shares = share_of(sum(compared), met)
            found.append(
                {
                    "bots": [plan.bots[a], plan.bots[b]],
                    "games": met,
                    "ahead": shares["wins"],
                    "share": shares["win_share"],
                    "low": shares["low"],
                    "high": shares["high"],
                }
            )
    return found
