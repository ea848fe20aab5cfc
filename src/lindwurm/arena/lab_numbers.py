"""What the laboratory's games say: measures of each game, means with intervals, and what moved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from lindwurm.arena import instruments, play, tension
from lindwurm.arena.instruments import Watch
from lindwurm.arena.lab import Combination, Experiment
from lindwurm.arena.plan import Plan
from lindwurm.arena.statistics import Z, by_order, place_name, together, wilson, wins
from lindwurm.arena.tension import Followed

Array = npt.NDArray[Any]


@dataclass(frozen=True)
class Played:
    """The games of one combination, in order."""

    numbers: Array
    """[game][measure], see :func:`measures`; NaN where a game was not measured so."""
    ended: Array
    digest: str
    streams: Array
    """The stream of chance of each game."""
    names: list[tuple[str, bool]]
    parts: list[dict[str, Any]] | None = None
    asked: dict[str, float] | None = None
    tension: dict[str, Any] | None = None
    heat: dict[str, Any] | None = None

    @property
    def more(self) -> dict[str, Any]:
        """What was looked at beside the measures, as JSON."""
        told = {name: getattr(self, name) for name in ("parts", "asked", "tension", "heat")}
        return {name: found for name, found in told.items() if found is not None}

    def known(self, column: int) -> Array:
        """Return which games ended and were measured so."""
        return self.ended & ~np.isnan(self.numbers[:, column])


def measured(
    plan: Plan,
    results: Sequence[play.Result],
    digest: str,
    watch: Watch | None = None,
    followed: Followed | None = None,
    pace: float | None = None,
) -> Played:
    """Return what is measured of games, in their order; the first of them were followed."""
    rows = [_measured(plan, result, pace) for result in results]
    if followed is not None:
        for number, row in enumerate(rows):
            row.extend(followed.measures(number))
    return Played(
        np.array(rows),
        np.array([result.steps >= 0 for result in results]),
        digest,
        np.array([plan.stream(result.number) for result in results]),
        measures(plan.seats, plan.bots, pace is not None, followed is not None),
        None if watch is None else instruments.rows(watch),
        None if watch is None else instruments.decisions(watch),
        None if followed is None else followed.json(),
    )


def _measured(plan: Plan, result: play.Result, pace: float | None) -> list[float]:
    shared = together(plan.game, plan.codes)
    shares = wins(result.returns, shared, plan.game.lowest)
    places = by_order(shares, max(0, result.began))
    by_bot = []
    if len(plan.bots) > 1:
        for bot in range(len(plan.bots)):
            own = [s for s, b in zip(shares, result.seating, strict=True) if b == bot]
            by_bot.append(max(own) if shared else sum(own))
    won = float(max(shares) > 0)
    minutes = [] if pace is None else [result.steps * pace / 60]
    score = sum(result.scores) / plan.seats
    return [*places, *by_bot, won, float(result.steps), score, *minutes]


def measures(
    seats: int, bots: Sequence[str], paced: bool = False, followed: bool = False
) -> list[tuple[str, bool]]:
    """Return the name of each measure, and whether it is a share."""
    names = [place_name(place) for place in range(1, seats + 1)]
    names += list(bots) if len(bots) > 1 else []
    found = [*((name, True) for name in [*names, "won"]), ("decisions", False), ("score", False)]
    found += [("minutes", False)] if paced else []
    return found + (list(tension.MEASURES.items()) if followed else [])


def summarised(experiment: Experiment, played: Sequence[Played]) -> dict[str, Any]:
    """Return for each combination its measures, and how they moved against the printed game."""
    every = list(zip(experiment.combinations, played, strict=True))
    rows = []
    for combination, one in every:
        # Other seats and other bots are other games: each has a printed one of its own.
        printed = next((p for c, p in every if _same_table(c, combination)), None)
        found = []
        for column, (name, share) in enumerate(one.names):
            known = one.known(column)
            values = one.numbers[known, column]
            row = _mean(values, one.streams[known])
            if share and len(values) and name not in tension.MEASURES:
                row["low"], row["high"] = wilson(float(values.sum()), len(values))
            elif share and row["low"] is not None and row["high"] is not None:
                least = 0.0 if values.min() >= 0 else -1.0  # what is at stake is a difference
                row["low"], row["high"] = max(least, row["low"]), min(1.0, row["high"])
            change = _mean(values[:0], one.streams[:0])
            if printed is not None:
                both = known & printed.known(column)
                moved = one.numbers[both, column] - printed.numbers[both, column]
                change = _mean(moved, one.streams[both])
            row["change"] = change["value"]
            row["change_low"], row["change_high"] = change["low"], change["high"]
            found.append({"measure": name, "share": share, **_rounded(row)})
        rows.append(
            {
                "values": dict(combination.values),
                "printed": printed is one,
                "seats": combination.seats,
                "unfinished": int((~one.ended).sum()),
                "measures": found,
                "same_games": printed is not None and one.digest == printed.digest,
                "digest": one.digest,
                "variant": combination.variant.digest if combination.variant else None,
                **one.more,
            }
        )
    return {**experiment.header(), "variants": rows}


def _same_table(one: Combination, other: Combination) -> bool:
    """Return whether one is the printed game of another: with as many seats, and the same bots."""
    return one.seats == other.seats and one.bots == other.bots and one.is_printed


def _mean(values: Array, streams: Array) -> dict[str, float | None]:
    """Return mean and 95 % interval; games of one stream of chance count as one observation."""
    if len(values) == 0:
        return {"value": None, "low": None, "high": None}
    _, group = np.unique(streams, return_inverse=True)
    sizes = np.bincount(group)
    mean = float(values.mean())
    if len(sizes) < 2:
        return {"value": mean, "low": None, "high": None}
    off = np.bincount(group, weights=values - mean)
    count = len(sizes)
    error = float(np.sqrt((off**2).sum() * count / (count - 1))) / len(values)
    return {"value": mean, "low": mean - Z * error, "high": mean + Z * error}


def _rounded(row: dict[str, float | None]) -> dict[str, float | None]:
    return {key: None if value is None else round(value, 6) for key, value in row.items()}
