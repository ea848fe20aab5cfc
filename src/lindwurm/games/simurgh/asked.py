"""What the table is told besides the choices: what objectives would pay, limits, leftovers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec import Struct

from lindwurm.games.simurgh.data import RESOURCE_LIMIT
from lindwurm.games.simurgh.rules.closing import token_count
from lindwurm.games.simurgh.rules.common import full_tile
from lindwurm.games.simurgh.rules.scoring import counted, goal_points, leftover_points
from lindwurm.games.simurgh.state import Simurgh

if TYPE_CHECKING:
    from lindwurm.kernel.match import Match

COUNTED = frozenset(("seats", "mode", "tokens", "owner", "markers", "goal_slots"))
"""What a tally looks at: all of it lies open."""
KNOWN = COUNTED | {"goal_look"}
"""What previews look at."""


class Rank(Struct):
    """What a seat has of what an objective counts, and the points that it would bring now."""

    count: int
    points: int


class Previews(Struct):
    """What the choices of the running decision lead to."""

    goals: list[int]
    """What the objectives looked at would pay this seat now."""


class Tally(Struct):
    """What everybody can count."""

    goals: list[list[Rank]]
    """Each slot's objective, by seat; empty where none lies."""
    worth: list[int]
    """What all of them would pay each seat now."""
    leftovers: list[int]
    """What the tokens left over would bring each seat at the end."""
    limit: int
    """Tokens that may be kept."""
    full: int
    """Vassals that make a tile full."""


def previews(match: Match, seat: int) -> Previews:
    """Return what the choices of `seat` lead to."""
    s = Simurgh.of_view(match.state.glimpse(seat, KNOWN))
    return Previews([goal_points(s, goal - 1, seat) if goal else 0 for goal in s.goal_look])


def tally(s: Simurgh, seat: int | None, options: Mapping[str, str]) -> Tally:
    """Return what all can count."""
    s = Simurgh.of_view(s.glimpse(seat, COUNTED))
    seats = range(s.seats)
    goals = [
        [Rank(counted(s, goal - 1, p), goal_points(s, goal - 1, p)) for p in seats] if goal else []
        for goal in s.goal_slots
    ]
    return Tally(
        goals=goals,
        worth=[sum(ranks[p].points for ranks in goals if ranks) for p in seats],
        leftovers=[leftover_points(s.mode, token_count(s, p)) for p in seats],
        limit=int(RESOURCE_LIMIT[s.mode]),
        full=full_tile(s),
    )
