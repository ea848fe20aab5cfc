"""What the table is told besides the choices: where steps lead, what dice bring, what is counted.

The castle lies open to all but for tile and number, and those are not looked at here.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import Struct

from lindwurm.games.dragonquest.actions import NAMED, Act
from lindwurm.games.dragonquest.data import (
    CHAMBER,
    EXIT,
    NOWHERE,
    ORTHO,
    PLACES,
    ROW_BOXES,
    Face,
)
from lindwurm.games.dragonquest.rules.common import (
    TREASURE_KINDS,
    active_row,
    called,
    may_enter,
    total,
)
from lindwurm.games.dragonquest.rules.ways import (
    count_ways,
    distance,
    goal_of,
    measure,
)
from lindwurm.games.dragonquest.state import ROWS, DragonQuest, Phase

if TYPE_CHECKING:
    from lindwurm.kernel.match import Match

_MAP = ("at", "been", "left_by", "mark")
_HOARD = ("fifties", "hundreds", "treasure_at", "value", "item_at")
_ROWS = ("ep", "row", "dice")
KNOWN = frozenset((*_MAP, *_ROWS, "active", "phase", "steps"))
"""What previews look at."""
COUNTED = frozenset((*_MAP, *_HOARD, "active", "seats", "named"))
"""What a tally looks at."""


class Bringing(Struct):
    """What the dice bring if they lie as they are."""

    steps: int
    finds: int
    wakes: bool
    """Whether the discoveries wake the danger of the row (DQ-84)."""


class Previews(Struct):
    """What the choices of the running decision lead to."""

    dice: Bringing | None
    ways: dict[str, list[str]]
    """The places that can be stepped to in this move: from each the places one may go on to."""
    longer: dict[str, int | None]
    """Walls that make the hero's way longer: by how many steps; None where it would be cut off."""


class Tally(Struct):
    """What everybody can count."""

    gold: list[int]
    """What each hero carries is worth."""
    goal: str
    """Where the active hero has to go."""
    far: int | None
    """His steps to it; None if no way leads there."""
    called: list[str]
    """What each treasure is called: the table names the blank ones (DQ-310)."""


def previews(match: Match, seat: int) -> Previews:
    """Return what the choices of `seat` lead to."""
    s = DragonQuest.of_view(match.state.glimpse(seat, KNOWN))
    return Previews(
        dice=_bringing(s) if s.phase == Phase.REROLL else None,
        ways=_ways(s) if s.phase == Phase.MOVE else {},
        longer=_longer(match, s, seat) if s.phase == Phase.BLOCK else {},
    )


def tally(s: DragonQuest, seat: int | None, options: Mapping[str, str]) -> Tally:
    """Return what all can count."""
    s = DragonQuest.of_view(s.glimpse(seat, COUNTED))
    hero = s.active
    return Tally(
        gold=[total(s, p) for p in range(s.seats)],
        goal=PLACES[goal_of(s, hero)],
        far=_far(s.at[hero], s.been[hero], s.left_by[hero], tuple(s.mark[hero]), NOWHERE),
        called=[NAMED[called(s, t)] for t in range(TREASURE_KINDS)],
    )


@lru_cache(maxsize=10_000)
def _far(at: int, been: int, left_by: int, mark: tuple[int, ...], without: int) -> int | None:
    """Return a hero's steps to his goal; he is the only one on this map."""
    s = _alone(at, been, left_by, mark)
    steps = distance(s, 0, goal_of(s, 0), without)
    return None if steps == NOWHERE else steps


def _alone(at: int, been: int, left_by: int, mark: tuple[int, ...]) -> DragonQuest:
    s = DragonQuest()
    s.at[0], s.been[0], s.left_by[0], s.mark[0] = at, been, left_by, list(mark)
    return s


def _bringing(s: DragonQuest) -> Bringing:
    finds = s.dice.count(Face.DISCOVERY)
    row = active_row(s, s.active)
    wakes = row < ROWS and s.ep[s.active][row] + finds > ROW_BOXES
    return Bringing(s.dice.count(Face.ROOM) + s.dice.count(Face.CORRIDOR), finds, wakes)


def _ways(s: DragonQuest) -> dict[str, list[str]]:
    """Spread out from the hero for as many steps as he has; chamber and exit end a walk."""
    start = s.at[s.active]
    near, found = [start], {}
    for _ in range(s.steps):
        nearer: list[int] = []
        for here in near:
            if PLACES[here] in found or (here != start and here in (CHAMBER, EXIT)):
                continue
            on = [p for p in map(int, ORTHO[here]) if p >= 0 and may_enter(s, s.active, here, p)]
            found[PLACES[here]] = [PLACES[p] for p in on]
            nearer += on
        near = nearer
    return found


def _longer(match: Match, s: DragonQuest, seat: int) -> dict[str, int | None]:
    """Only a wall on a field that all shortest ways share makes the way longer."""
    hero = s.active
    here = (s.at[hero], s.been[hero], s.left_by[hero], tuple(s.mark[hero]))
    steps, shared = _far(*here, NOWHERE) or 0, _shared(*here)
    found: dict[str, int | None] = {}
    for action in match.legal(seat):
        verb, indexes = Act.VERBS.split(action)
        if verb.name == "block" and indexes[0] in shared:
            behind = _far(*here, indexes[0])
            found[PLACES[indexes[0]]] = None if behind is None else behind - steps
    return found


@lru_cache(maxsize=1_000)
def _shared(at: int, been: int, left_by: int, mark: tuple[int, ...]) -> frozenset[int]:
    """Return the places that lie on all shortest ways to the goal."""
    s = _alone(at, been, left_by, mark)
    ways = count_ways(s, 0, measure(s, 0, goal_of(s, 0), NOWHERE))
    return frozenset(p for p in range(len(PLACES)) if ways and s.ways_to[p] * s.ways_on[p] == ways)
