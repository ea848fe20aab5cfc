"""Looking ahead: a hero's chance to get home, and what that makes of his chance to win.

A search plays a few turns and asks here, instead of playing to the end: whether a hero gets home is
mostly luck by then, and luck hides what a decision was worth. The chance to get home is `HOPE`;
who comes home wins over those who do not, and over those who do by what they bring.
"""

from __future__ import annotations

from lindwurm.games.dragonquest.data import CHAMBER, EXIT, NOWHERE
from lindwurm.games.dragonquest.hope import FAR, HEALTHY, HOPE, INWARD, LATE, OUTWARD, SURE
from lindwurm.games.dragonquest.rules.common import total
from lindwurm.games.dragonquest.rules.ways import distance, goal_of
from lindwurm.games.dragonquest.state import DragonQuest, Fate, Phase
from lindwurm.kernel.rule import Floats, rule

LOOT_BEFORE, LOOT_INSIDE = 3000.0, 1000.0
"""What a hero will still win on average if he comes home: before the chamber, and inside."""
LUCK_BEFORE, LUCK_INSIDE, LUCK_AFTER = 2500.0, 1000.0, 100.0
"""How uncertain that is. All five fit 250 games between two heuristic players. Fitted anew to 500
of players who see their rivals, they foretell another 500 no better."""


NICE = 0.001
"""What coming home is worth to who cannot win any more, beside the win."""


@rule
def hope(kind: int, steps: int, turns: int, lp: int) -> int:
    """Return the chance to get home, in parts of SURE."""
    if turns < 0 or lp <= 0:
        return 0
    return int(HOPE[kind][min(steps, FAR)][min(turns, LATE)][min(lp, HEALTHY)])


@rule
def steps_to(s: DragonQuest, hero: int, goal: int) -> int:
    """Return the hero's steps to a goal; FAR if no way leads there."""
    steps = distance(s, hero, goal, NOWHERE)
    return FAR if steps == NOWHERE else min(FAR, steps)


@rule
def turns_left(s: DragonQuest, hero: int) -> int:
    """Return the turns after this one."""
    return int(s.last_sun[hero] - s.sun[hero])


@rule
def homecoming(s: DragonQuest, hero: int) -> float:
    """Return a hero's chance to get home."""
    if s.fate[hero] == Fate.ESCAPED:
        return 1.0
    if s.fate[hero] == Fate.DEAD:
        return 0.0
    way = steps_to(s, hero, goal_of(s, hero))
    if s.been[hero] and s.at[hero] == CHAMBER:
        way = max(0, way - 1)
    kind = OUTWARD if s.been[hero] else INWARD
    return hope(kind, way, turns_left(s, hero), int(s.lp[hero])) / SURE


@rule
def luggage(s: DragonQuest, hero: int) -> tuple[float, float]:
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
def wins_with(s: DragonQuest, hero: int, gold: float, luck: float, burnt: bool) -> float:
    """Return the chance that a hero who comes home with about so much wins over all others.

    `luck` says how uncertain it is. Who is home already counts with what he has, the dead not at
    all, and the others as likely as they come home; if the chamber is `burnt`, those in it with
    empty hands.
    """
    chance = 1.0
    for other in range(s.seats):
        if other != hero:
            home = homecoming(s, other)
            theirs, their_luck = luggage(s, other)
            if burnt and s.at[other] == CHAMBER:
                theirs = 0.0
            lead = gold - theirs
            richer = 0.5 if lead == 0 else 0.5 + 0.5 * lead / (abs(lead) + luck + their_luck)
            chance *= 1.0 - home + home * richer
    return chance


@rule
def beaten(s: DragonQuest, hero: int) -> bool:
    """Return whether somebody is home already with more than the hero carries."""
    for other in range(s.seats):
        if s.fate[other] == Fate.ESCAPED and total(s, other) > total(s, hero):
            return True
    return False


@rule
def heading(s: DragonQuest, hero: int) -> int:
    """Return where the hero should go: to his goal, or back for more if he were beaten at home."""
    goal = goal_of(s, hero)
    if goal == CHAMBER or s.at[hero] == CHAMBER or not beaten(s, hero):
        return goal
    gold = float(total(s, hero))
    turns = turns_left(s, hero)
    lp = int(s.lp[hero])
    out = hope(OUTWARD, steps_to(s, hero, EXIT), turns, lp)
    now = wins_with(s, hero, gold, LUCK_AFTER, False)
    back = hope(INWARD, steps_to(s, hero, CHAMBER), turns, lp)
    more = wins_with(s, hero, gold + LOOT_BEFORE / 2, LUCK_INSIDE, False)
    return CHAMBER if back * more > out * now else EXIT


@rule
def worth(s: DragonQuest, out: Floats) -> bool:
    """Write every seat's chance to win, at the beginning of a turn; False at other times."""
    if s.phase != Phase.WALL or s.tile != 0 or s.number != 0:
        return False
    for p in range(s.seats):
        out[p] = homecoming(s, p)
        if out[p] > 0:
            gold, luck = luggage(s, p)
            out[p] *= wins_with(s, p, gold, luck, False)
    return True
