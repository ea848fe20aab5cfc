"""Searching for the value at which a measure is what one would like it to be.

A few values that lie evenly are played, then some between the two where the measure passes the
goal, until those are neighbours. Every value plays from the same chance, so that what moves is the
game and not the dice.

>>> goal_of("begins = 50 %"), goal_of("decisions=150")
(('begins', 0.5), ('decisions', 150.0))
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from typing import Any

from lindwurm.arena import lab_run
from lindwurm.arena.lab import Experiment, LabError

AT_ONCE = 4
"""Values that are played in one round."""


def goal_of(text: str) -> tuple[str, float]:
    """Return the measure and the number that `MEASURE = NUMBER` asks for; % means of a hundred."""
    match = re.fullmatch(r"\s*([^=]+?)\s*=\s*(\d+(?:\.\d+)?)\s*(%?)\s*", text)
    if match is None:
        raise LabError(f"{text!r} is not of the form 'begins = 50 %' or 'decisions = 150'")
    return match[1], float(match[2]) / (100 if match[3] else 1)


def seek(
    experiment: Experiment,
    wanted: str,
    cores: int | None = None,
    fast: bool = True,
    progress: Callable[[int], None] = lambda games: None,
) -> dict[str, Any]:
    """Return all values that were played, and the one at which the measure is nearest its goal."""
    name, goal = goal_of(wanted)
    if len(experiment.factors) != 1:
        raise LabError("one thing is varied where a value is sought")
    [factor] = experiment.factors
    values = sorted(factor.values, key=float) if _numbers(factor.values) else []
    if len(values) < 2:
        raise LabError("a value is sought among numbers: --vary KEY=a..b")
    played: dict[Any, dict[str, Any]] = {}
    summary: dict[str, Any] = {}

    def play(asked: list[Any]) -> None:
        fresh = tuple(value for value in asked if value not in played)
        if fresh:
            one = replace(factor, values=fresh)
            found = lab_run.run(replace(experiment, factors=(one,)), progress, cores, fast)
            summary.update({k: v for k, v in found.items() if k != "variants"})
            for row in found["variants"]:
                played[row["values"][factor.key]] = row

    def off(value: Any) -> float:
        measures = {m["measure"]: m for m in played[value]["measures"]}
        if name not in measures:
            raise LabError(f"there is no measure {name!r} ({', '.join(measures)})")
        found = measures[name]["value"]
        return float("inf") if found is None else float(found) - goal

    low, high = 0, len(values) - 1
    play([values[at] for at in _evenly(low, high)])
    while high - low > 1:
        known = [at for at in range(low, high + 1) if values[at] in played]
        crossed = [
            (a, b) for a, b in pairwise(known) if (off(values[a]) <= 0) != (off(values[b]) <= 0)
        ]
        if not crossed:
            break
        low, high = crossed[0]
        if high - low > 1:
            play([values[at] for at in _evenly(low, high)])
    answer = min((value for value in values if value in played), key=lambda v: abs(off(v)))
    summary["variants"] = [played[v] for v in sorted(played, key=float)]
    summary["varied"] = [
        {"key": factor.key, "printed": factor.printed, "values": values, "kind": factor.kind}
    ]
    reached = any(off(v) <= 0 for v in played) and any(off(v) >= 0 for v in played)
    return summary | {
        "sought": {"measure": name, "goal": goal, "answer": answer, "reached": reached}
    }


def _numbers(values: tuple[Any, ...]) -> bool:
    return all(str(value).isdecimal() for value in values)


def _evenly(low: int, high: int) -> list[int]:
    """Return a few places from low to high, both ends among them.

    >>> _evenly(0, 10), _evenly(3, 5)
    ([0, 3, 7, 10], [3, 4, 5])
    """
    steps = min(AT_ONCE - 1, high - low)
    return sorted({low + round(i * (high - low) / steps) for i in range(steps + 1)})
