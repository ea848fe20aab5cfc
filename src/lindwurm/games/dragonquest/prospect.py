"""What a game that is still going on is worth to each hero: the chance to win it.

A search plays a few turns and asks here, instead of playing to the end: whether a hero gets home is
mostly luck by then, and luck hides what a decision was worth. The chance to get home is `HOPE`;
who comes home wins over those who do not, and over those who do by what they bring.
"""

from __future__ import annotations

from typing import Any

from lindwurm.games.dragonquest.bot import direction, hope, turns_left, way_left
from lindwurm.games.dragonquest.data import CHAMBER
from lindwurm.games.dragonquest.hope import SURE
from lindwurm.games.dragonquest.rules.common import total
from lindwurm.games.dragonquest.state import Fate, Phase
from lindwurm.kernel.rule import rule

LOOT_BEFORE, LOOT_INSIDE = 3000.0, 1000.0
"""What a hero will still win on average if he comes home: before the chamber, and inside."""
LUCK_BEFORE, LUCK_INSIDE, LUCK_AFTER = 2500.0, 1000.0, 100.0
"""How uncertain that is. All five fit 250 games between two heuristic players."""


@rule
def homecoming(s: Any, hero: int) -> float:
    """Return a hero's chance to get home."""
    if s.fate[hero] == Fate.ESCAPED:
        return 1.0
    if s.fate[hero] == Fate.DEAD:
        return 0.0
    way = way_left(s, hero)
    if s.been[hero] and s.at[hero] == CHAMBER:
        way = max(0, way - 1)
    return hope(direction(s, hero), way, turns_left(s, hero), int(s.lp[hero])) / SURE


@rule
def luggage(s: Any, hero: int) -> tuple[float, float]:
    """Return the gold that a hero will bring home, if he does, and how uncertain it is."""
    gold = float(total(s, hero))
    if s.fate[hero] == Fate.ESCAPED:
        return gold, 0.0
    if not s.been[hero]:
        return gold + LOOT_BEFORE, LUCK_BEFORE
    if s.at[hero] == CHAMBER:
        return gold + LOOT_INSIDE, LUCK_INSIDE
    return gold, LUCK_AFTER


@rule
def richer(s: Any, hero: int, other: int) -> float:
    """Return the chance that a hero brings more home than another, if both come home."""
    mine, my_luck = luggage(s, hero)
    theirs, their_luck = luggage(s, other)
    lead = mine - theirs
    return 0.5 if lead == 0 else 0.5 + 0.5 * lead / (abs(lead) + my_luck + their_luck)


@rule
def worth(s: Any, out: Any) -> bool:
    """Write every seat's chance to win, at the beginning of a turn; False at other times."""
    if s.phase != Phase.WALL or s.tile != 0 or s.number != 0:
        return False
    for p in range(s.seats):
        out[p] = homecoming(s, p)
        for other in range(s.seats):
            if other != p and out[p] > 0:
                home = homecoming(s, other)
                out[p] *= 1.0 - home + home * richer(s, p, other)
    return True
