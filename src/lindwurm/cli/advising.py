"""A hint in words: what a search would do, how often that wins, and how sure that is.

The same is said in the browser (web/src/lib/hints.ts), with the same measures.
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable, Mapping
from typing import Any

from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import Words

MILLISECONDS = 1_000
"""How long a hint is thought about."""
SURE, FAIRLY = 3.0, 1.3
"""So many standard errors ahead is sure, and fairly sure."""


def searchable(match: Match) -> bool | None:
    """Return whether a search of this game is compiled; None where there is no compiler."""
    from lindwurm.bots import preparing
    from lindwurm.engines import compiled

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        if not compiled.available():
            return None
        return preparing.is_ready(match.game)


def analysed(match: Match, seat: int) -> dict[str, Any]:
    """Return what a search finds for a seat, from what the seat may know."""
    from lindwurm.bots import analysis, preparing
    from lindwurm.bots.player import Budget

    preparing.prepare(match.game)  # what is loaded first would be taken from the time to think
    budget = Budget(milliseconds=MILLISECONDS)
    return analysis.analyse(match, seat, budget, seed=len(match.moves)).json()


def opinion(found: Mapping[str, Any], label: Callable[[str], str], say: Words) -> list[str]:
    """Return in words what speaks for the best of some choices; `label` names an action."""
    best = next((one for one in found["choices"] if one["text"] == found["best"]), None)
    if best is None:
        return []
    rest = [one for one in found["choices"] if one is not best]
    rest.sort(key=lambda one: -one["result"])

    def ahead(other: Mapping[str, Any]) -> float:
        """Return how many standard errors the best is ahead of another."""
        error = math.hypot(best["error"], other["error"]) or 1e-9
        return float(best["result"] - other["result"]) / error

    least = min(map(ahead, rest), default=math.inf)
    sure = "sure" if least >= SURE else "fairly" if least >= FAIRLY else "guess"
    if found["settled"]:
        sure = "settled"
    told = [say("hint-chance", wins=_hundred(best))] if best["wins"] is not None else []
    told.append(say(f"hint-{sure}"))
    lines = [" ".join(told)]
    if found["advised"] != found["best"]:
        lines.append(say("hint-glance", action=label(found["advised"])))
    for other in [] if found["settled"] else rest[:1]:
        how = "good" if ahead(other) < FAIRLY else "worse"
        wins = -1 if other["wins"] is None else _hundred(other)
        lines.append(say(f"hint-{how}", action=label(other["text"]), wins=wins))
    return lines


def _hundred(choice: Mapping[str, Any]) -> int:
    """Return of how many games in a hundred a choice wins."""
    return round(100 * float(choice["wins"]))
