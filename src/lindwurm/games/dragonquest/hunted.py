"""Where a hero is safe from the demon that hunts him.

At the end of a turn it makes two steps (DQ-128), like a king in chess, so a hero must be three away
from it, or behind what it cannot cross: the chamber, a void, its own trail.
"""

from __future__ import annotations

from lindwurm.games.dragonquest import data
from lindwurm.games.dragonquest.data import CHAMBER, EXIT, MOVE_DICE, NOWHERE, PLACES
from lindwurm.games.dragonquest.rules.common import adjacent, may_enter
from lindwurm.games.dragonquest.rules.demon import demon_may
from lindwurm.games.dragonquest.rules.moving import around
from lindwurm.games.dragonquest.rules.ways import forget_measure, forget_search, measure
from lindwurm.games.dragonquest.state import DragonQuest
from lindwurm.kernel.rule import Lookup, rule

ORTHO = Lookup(data.ORTHO)
ORTHO_COUNT = Lookup(data.ORTHO_COUNT)
DIAGONAL_COUNT = Lookup(data.DIAGONAL_COUNT)
COLUMN = Lookup(data.COLUMN)
ROW = Lookup(data.ROW)

WALKED = len(PLACES)
"""Where `back` has the steps to places, behind where they are reached from."""
CLEAR = 6
"""As far from the demon a hero has a turn or two to get away from it."""
REFUGE = 25
"""What running into the chamber costs who wants to get out, in steps."""


@rule
def demon_gets(s: DragonQuest, hero: int, place: int) -> bool:
    """Return whether the demon could reach the hero at the end of this turn, if he were there."""
    if not s.demon[hero] or place == CHAMBER:
        return False
    here = int(s.demon_at[hero])
    for i in range(ORTHO_COUNT[here] + DIAGONAL_COUNT[here]):
        there = around(here, i)
        if there == place or (demon_may(s, hero, there) and adjacent(there, place, True)):
            return True
    return False


@rule
def closeness(s: DragonQuest, hero: int, place: int) -> int:
    """Return by how much a place is too near to the demon for comfort."""
    if not s.demon[hero]:
        return 0
    here = int(s.demon_at[hero])
    gap = max(abs(COLUMN[here] - COLUMN[place]), abs(ROW[here] - ROW[place]))
    return int(max(0, CLEAR - gap))


@rule
def spread(s: DragonQuest, hero: int, steps: int) -> int:
    """Queue every place within so many steps, the hero's own first; returns how many there are.

    `back` has at place p from which place it is reached, plus 1, and behind all places how many
    steps it takes. Chamber and exit end a walk.
    """
    start = int(s.at[hero])
    s.queue[0] = start
    s.back[start] = start + 1
    head = 0
    tail = 1
    while head < tail:
        here = int(s.queue[head])
        head += 1
        walked = int(s.back[WALKED + here])
        if walked == steps or (here != start and here in (CHAMBER, EXIT)):
            continue
        for i in range(ORTHO_COUNT[here]):
            there = int(ORTHO[here][i])
            if s.back[there] == 0 and may_enter(s, hero, here, there):
                s.back[there] = here + 1
                s.back[WALKED + there] = walked + 1
                s.queue[tail] = there
                tail += 1
    return tail


@rule
def steps_to_safety(s: DragonQuest, hero: int) -> int:
    """Return the fewest steps that bring the hero out of the demon's reach; 0 if none do."""
    if not demon_gets(s, hero, int(s.at[hero])):
        return 0
    found = spread(s, hero, MOVE_DICE)
    needed = 0
    for k in range(found):
        place = int(s.queue[k])
        if not demon_gets(s, hero, place):
            needed = int(s.back[WALKED + place])
            break
    forget_search(s)
    return needed


@rule
def refuge(s: DragonQuest, hero: int, goal: int) -> int:
    """Return the next place on the way to the best end of this move; NOWHERE if none is safe.

    The best end is safe from the demon, near the goal and not too near to the demon. It may be
    where the hero is.
    """
    length = measure(s, hero, goal, NOWHERE)
    here = int(s.far[s.at[hero]])
    for k in range(length):
        s.ways_to[s.queue[k]] = s.far[s.queue[k]]
    forget_measure(s, length)
    found = spread(s, hero, int(s.steps))
    best = NOWHERE
    least = 0
    for k in range(found):
        place = int(s.queue[k])
        if demon_gets(s, hero, place):
            continue
        cost = int(s.ways_to[place])
        if cost == 0:  # further away than the hero is now
            cost = here + int(s.back[WALKED + place])
        if place == CHAMBER and goal != CHAMBER:
            cost = here + REFUGE
        if place not in (CHAMBER, EXIT):
            cost += closeness(s, hero, place)
        if best == NOWHERE or cost < least:
            best = place
            least = cost
    while best != NOWHERE and s.back[best] - 1 != s.at[hero]:
        best = int(s.back[best]) - 1
    forget_search(s)
    for place in range(len(s.ways_to)):
        s.ways_to[place] = 0
    return best
