"""What is done for a player who does not answer, or has left the table (DQ-12, DQ-271)."""

from __future__ import annotations

from lindwurm.games.dragonquest.actions import Act
from lindwurm.games.dragonquest.data import CHAMBER, EXIT, NOWHERE, WALL_TILES
from lindwurm.games.dragonquest.rules.demon import automatic_demon
from lindwurm.games.dragonquest.rules.walls import automatic_block
from lindwurm.games.dragonquest.rules.ways import distance, forget_measure, goal_of, measure
from lindwurm.games.dragonquest.state import DragonQuest, Phase
from lindwurm.kernel.chance import below
from lindwurm.kernel.rule import Ints, rule

MANY = 1 << 20
"""More than any number of ties: a lot out of this many, counted round, is as good as fair."""


@rule
def default(s: DragonQuest, seat: int, legal: Ints, count: int, words: Ints) -> int:
    """Return what a silent seat does now; chance comes from `words`, the state stays as it is."""
    phase = s.phase
    if phase == Phase.WALL:
        return int(legal[below(words, WALL_TILES)])
    if phase == Phase.BLOCK:
        return Act.BLOCK + automatic_block(s, int(s.active), 1 + below(words, MANY), True)
    if phase == Phase.DEMON:
        return Act.DEMON + automatic_demon(s, int(s.active), 1 + below(words, MANY))
    if phase == Phase.MOVE:
        return default_step(s, int(s.active), goal_of(s, int(s.active)), legal, count)
    if phase == Phase.LEAVE or phase == Phase.FLEE:
        return nearest_step(s, seat, EXIT, legal, count)
    if phase == Phase.CHAMBER:
        return default_stay(s, int(s.active))
    if phase == Phase.TREASURE:
        return dearest(s, legal, count)
    # C1 stop, BUY pass, COIN 50, RING, TALISMAN and TRAP use: the first of the list in each
    return int(legal[0])


@rule
def default_stay(s: DragonQuest, hero: int) -> int:
    """Leave when the time is just enough for the way out, or when many dice lie aside."""
    steps = distance(s, hero, EXIT, NOWHERE)
    if steps == NOWHERE:
        return Act.STAY
    left = s.last_sun[hero] - s.sun[hero]
    if 3 * (left - 1) <= 2 * (steps - 1) or s.aside > 4:
        return Act.LEAVE
    return Act.STAY


@rule
def nearest_step(s: DragonQuest, hero: int, goal: int, legal: Ints, count: int) -> int:
    """Return the step that leads nearest to the goal; the first one if none leads there at all."""
    length = measure(s, hero, goal, NOWHERE)
    best = int(legal[0])
    nearest = 0
    for i in range(count):
        place = int(legal[i]) - Act.STEP
        if place < 0 or place > CHAMBER or s.far[place] == 0:
            continue
        if nearest == 0 or s.far[place] < nearest:
            nearest = s.far[place]
            best = int(legal[i])
    forget_measure(s, length)
    return best


@rule
def default_step(s: DragonQuest, hero: int, goal: int, legal: Ints, count: int) -> int:
    """Walk on towards the goal, or stop where no step leads nearer to it."""
    length = measure(s, hero, goal, NOWHERE)
    here = int(s.far[s.at[hero]])
    forget_measure(s, length)
    best = nearest_step(s, hero, goal, legal, count)
    if s.on_wall:
        return best
    length = measure(s, hero, goal, NOWHERE)
    place = best - Act.STEP
    there = int(s.far[place]) if 0 <= place <= CHAMBER else 0
    forget_measure(s, length)
    if there == 0 or (here != 0 and there >= here):
        return Act.STOP
    return best


@rule
def dearest(s: DragonQuest, legal: Ints, count: int) -> int:
    """Return the most valuable treasure on offer."""
    best = int(legal[0])
    for i in range(count):
        if legal[i] != Act.NONE and s.value[legal[i] - Act.TAKE] > s.value[best - Act.TAKE]:
            best = int(legal[i])
    return best
