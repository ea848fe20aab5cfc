"""The heuristic player: home alive first, rich second (catalogue 12.8).

It looks one throw ahead. How good a position is comes from `HOPE`, the chance to get home from so
many steps away, with so many turns and life points left; it is computed once, when a bot first
thinks. Everything else is weighed against it: an item by what it adds to that hope or to the purse,
another throw in the chamber by the turn and the dragon it risks. Among rivals the chance to win
counts: who is home with how much, who is dead, what the others can still bring. The movement dice,
purchases and the demon have modules of their own (:mod:`rerolls`, :mod:`purchases`, :mod:`hunted`).

A player looks only at what its seat may see.
"""

from __future__ import annotations

from lindwurm.games.dragonquest import data
from lindwurm.games.dragonquest.actions import Act
from lindwurm.games.dragonquest.data import (
    CHAMBER,
    DRAGONS_TO_WAKE,
    EXIT,
    LEAST_STARS,
    NOWHERE,
    TREASURE_DICE,
    Danger,
    Item,
)
from lindwurm.games.dragonquest.hope import OUTWARD, STARS, SURE
from lindwurm.games.dragonquest.hunted import CLEAR, closeness, demon_gets, refuge
from lindwurm.games.dragonquest.odds import coins_asleep
from lindwurm.games.dragonquest.prospect import (
    LUCK_AFTER,
    LUCK_INSIDE,
    NICE,
    heading,
    hope,
    steps_to,
    turns_left,
    wins_with,
)
from lindwurm.games.dragonquest.purchases import buys_the_win, choose_item
from lindwurm.games.dragonquest.rerolls import HOME, TREASURE, choose_reroll
from lindwurm.games.dragonquest.rules.common import (
    CLOSED,
    TREASURE_KINDS,
    holds,
    total,
)
from lindwurm.games.dragonquest.rules.defaults import MANY, dearest
from lindwurm.games.dragonquest.rules.demon import automatic_demon
from lindwurm.games.dragonquest.rules.turn import tiles
from lindwurm.games.dragonquest.rules.walls import automatic_block
from lindwurm.games.dragonquest.rules.ways import (
    count_ways,
    distance,
    forget_counts,
    forget_measure,
    measure,
)
from lindwurm.games.dragonquest.state import At, DragonQuest, Phase
from lindwurm.kernel.chance import below
from lindwurm.kernel.rule import Ints, Lookup, rule

DIAGONAL = Lookup(data.DIAGONAL)
DIAGONAL_COUNT = Lookup(data.DIAGONAL_COUNT)
# The chamber by dice aside: how likely a throw wakes the dragon or is good for a treasure, in parts
# of SURE (12.5).
WAKES = Lookup([3, 11, 46, 176, 623, 1962, 5177])
REACHES = Lookup([8960, 8569, 8049, 7366, 6488, 5391, 4074])
COINS = Lookup([round(float(coins)) for coins in map(coins_asleep, range(DRAGONS_TO_WAKE))])
"""The coins of a throw that wakes nobody, in the mean, by dice aside."""
BREATH = 5
CAUGHT = 1000
"""What leaving where the demon gets the hero costs, in steps."""
LATER_RUN = 4000
"""How likely a hero gets past the demon who waits for a better moment, in parts of SURE."""
GATES = Lookup(data.ORTHO[CHAMBER])


# == the choices ==================================================================================


@rule
def bot(s: DragonQuest, seat: int, legal: Ints, count: int, words: Ints) -> int:
    """Return the heuristic player's action."""
    phase = s.phase
    if phase == Phase.WALL:
        return int(legal[below(words, count)])
    if phase == Phase.REROLL:
        return choose_reroll(s, seat)
    if phase == Phase.MOVE:
        return choose_step(s, seat, legal, count)
    if phase == Phase.BUY:
        return choose_item(s, seat, legal, count)
    if phase == Phase.CHAMBER:
        return choose_stay(s, seat)
    if phase == Phase.BLOCK:
        return Act.BLOCK + automatic_block(s, int(s.active), 1 + below(words, MANY), True)
    if phase == Phase.DEMON:
        return Act.DEMON + automatic_demon(s, int(s.active), 1 + below(words, MANY))
    if phase == Phase.LEAVE or phase == Phase.FLEE:
        return choose_gate(s, seat, legal, count)
    if phase == Phase.TREASURE:
        return dearest(s, legal, count)
    if phase == Phase.RING:
        return choose_ring(s, seat)
    if phase == Phase.TALISMAN:
        return Act.USE_TALISMAN if s.aside <= 3 else Act.KEEP
    return int(legal[0])  # a coin of 50; and what protects from a trap is best used at once


@rule
def exact(s: DragonQuest, seat: int, legal: Ints, count: int) -> int:
    """Return the reroll: both throws are looked through, so a search would only add luck."""
    return choose_reroll(s, seat) if s.phase == Phase.REROLL else -1


@rule
def offhand(s: DragonQuest, seat: int, words: Ints) -> int:
    """Return what :func:`bot` does about walls and rerolls, or -1: it needs no list for that."""
    phase = s.phase
    if phase == Phase.BLOCK:
        return Act.BLOCK + automatic_block(s, int(s.active), 1 + below(words, MANY), True)
    if phase == Phase.REROLL:
        return choose_reroll(s, seat)
    return -1


@rule
def choose_ring(s: DragonQuest, hero: int) -> int:
    """Keep the ring for what is worth it, unless the fight could be the last (12.4)."""
    if s.foe == Danger.GHOUL:
        return Act.USE_RING if s.lp[hero] <= 3 else Act.FIGHT
    if s.foe == Danger.TROLL:
        return Act.USE_RING if s.lp[hero] <= 7 else Act.FIGHT
    return Act.USE_RING


# -- the way --------------------------------------------------------------------------------------


@rule
def nearest(s: DragonQuest, legal: Ints, count: int) -> tuple[int, int]:
    """Return the first legal place that is nearest to the goal, or NOWHERE; and how many are.

    Needs a fresh measure.
    """
    best = NOWHERE
    ties = 0
    for i in range(count):
        place = int(legal[i]) - Act.STEP
        if place < 0 or place > CHAMBER or s.far[place] == 0:
            continue
        if best == NOWHERE or s.far[place] < s.far[best]:
            best = place
            ties = 1
        elif s.far[place] == s.far[best]:
            ties += 1
    return best, ties


@rule
def best_step(s: DragonQuest, hero: int, legal: Ints, count: int, length: int) -> int:
    """Return the place on a shortest way from which most shortest ways go on; NOWHERE if none.

    Needs a fresh measure of `length` places. Ways are counted only where two are as near.
    """
    best, ties = nearest(s, legal, count)
    if ties < 2 or s.far[s.at[hero]] == 0:
        return best
    count_ways(s, hero, length)
    best = NOWHERE
    for i in range(count):
        place = int(legal[i]) - Act.STEP
        if place < 0 or place > CHAMBER or s.far[place] == 0:
            continue
        nearer = best == NOWHERE or s.far[place] < s.far[best]
        if nearer or (s.far[place] == s.far[best] and s.ways_on[place] > s.ways_on[best]):
            best = place
    forget_counts(s)
    return best


@rule
def choose_gate(s: DragonQuest, hero: int, legal: Ints, count: int) -> int:
    """Leave the chamber where the way to the exit is shortest and hardest to wall up.

    If the demon is awake: where it does not get the hero, and away from it.
    """
    if s.demon[hero]:
        return quiet_gate(s, hero, legal, count)
    length = measure(s, hero, EXIT, NOWHERE)
    best = best_step(s, hero, legal, count, length)
    forget_measure(s, length)
    return int(legal[0]) if best == NOWHERE else Act.STEP + best


@rule
def quiet_gate(s: DragonQuest, hero: int, legal: Ints, count: int) -> int:
    """Leave where the demon does not get the hero, near the exit and away from it."""
    best = int(legal[0])
    least = 1 << 20
    for i in range(count):
        place = int(legal[i]) - Act.STEP
        if place < 0 or place >= CHAMBER:
            continue
        cost = gate_cost(s, hero, place)
        if cost < least:
            least = cost
            best = int(legal[i])
    return best


@rule
def gate_cost(s: DragonQuest, hero: int, place: int) -> int:
    """Return the steps from beside the chamber to the exit, more where the demon is near."""
    here = int(s.at[hero])
    s.at[hero] = place
    cost = steps_to(s, hero, EXIT) + closeness(s, hero, place)
    s.at[hero] = here
    return cost + (CAUGHT if demon_gets(s, hero, place) else 0)


@rule
def choose_step(s: DragonQuest, hero: int, legal: Ints, count: int) -> int:
    """Walk a shortest way, where two fields are as near the one with more ways on from it.

    If the demon is awake, first of all end where it does not get the hero.
    """
    goal = heading(s, hero)
    if s.demon[hero] and not s.on_wall and not s.orb_on:
        place = refuge(s, hero, goal)
        if place != NOWHERE:
            return Act.STOP if place == s.at[hero] else Act.STEP + place
    length = measure(s, hero, goal, NOWHERE)
    here = int(s.far[s.at[hero]])
    best = best_step(s, hero, legal, count, length)
    corner = False
    for i in range(DIAGONAL_COUNT[s.at[hero]]):
        there = DIAGONAL[s.at[hero]][i]
        if s.far[there] != 0 and s.far[there] <= here - 2:
            corner = True
    forget_measure(s, length)
    if not s.orb_on and holds(s, hero, Item.ORB) and corner:
        if s.steps >= 3 or (s.steps == 2 and here > 2):
            return Act.USE_ORB
    if best == NOWHERE:
        return fallback_step(s, hero, legal, count)
    if best == CHAMBER and s.aside >= 5 and turns_left(s, hero) > 12:
        return Act.STOP  # somebody else may leave before the dragon wakes
    if best == EXIT and turns_left(s, hero) > 0 and buys_the_win(s, hero):
        return Act.STOP  # home now he has lost
    return Act.STEP + best


@rule
def fallback_step(s: DragonQuest, hero: int, legal: Ints, count: int) -> int:
    """No way leads on: try the orb or the key, else stay."""
    for i in range(count):
        if legal[i] == Act.USE_ORB:
            return Act.USE_ORB
    for i in range(count):
        if legal[i] == Act.STOP:
            return Act.STOP
    return int(legal[0])


# -- the chamber ----------------------------------------------------------------------------------


@rule
def choose_stay(s: DragonQuest, hero: int) -> int:
    """Weigh one more throw, and what it brings, against a turn less for the way and the dragon."""
    steps = distance(s, hero, EXIT, NOWHERE)
    if steps == NOWHERE:
        return Act.STAY
    turns = turns_left(s, hero)
    lp = int(s.lp[hero])
    gold = total(s, hero)
    more = throw_brings(s)
    aside = min(int(s.aside), DRAGONS_TO_WAKE - 1)
    loaded = 1.0 if tiles(s, hero) > 0 else 0.0
    reached = max(loaded, REACHES[aside] / SURE)
    leave = hope(OUTWARD, steps - 1, turns, lp) * home_with(s, hero, gold, LUCK_AFTER, loaded)
    luck = min(LUCK_INSIDE, float(more))
    later = hope(OUTWARD, steps - 1, turns - 1, lp)
    later_worth = later * home_with(s, hero, gold + more, luck, reached)
    robbed = NICE + wins_with(s, hero, 0.0, LUCK_AFTER, True) if s.seats > 1 else float(HOME)
    burnt = hope(OUTWARD, steps - 1, turns, lp - BREATH) * robbed
    wakes = WAKES[aside] / SURE
    stay = (1.0 - wakes) * later_worth + wakes * burnt
    if s.demon[hero]:
        leave *= run_chance(s, hero)
        stay *= LATER_RUN / SURE
    return Act.STAY if stay > leave else Act.LEAVE


@rule
def throw_brings(s: DragonQuest) -> int:
    """Return the gold that a throw brings in the mean, from what the supply still has (12.5)."""
    aside = min(int(s.aside), DRAGONS_TO_WAKE - 1)
    gold = int(COINS[aside])
    for stars in range(LEAST_STARS, TREASURE_DICE + 1):
        best = 0
        for t in range(TREASURE_KINDS):
            if s.treasure_at[t] == At.SUPPLY and s.stars[t] <= stars:
                best = max(best, int(s.value[t]))
        gold += best * int(STARS[aside][stars]) // SURE
    return gold


@rule
def home_with(s: DragonQuest, hero: int, gold: int, luck: float, loaded: float) -> float:
    """Return what it is worth to come home with about so much: the win; alone, the gold.

    `loaded` is how likely a treasure is among it.
    """
    if s.seats > 1:
        return NICE + wins_with(s, hero, float(gold), luck, False)
    return HOME + gold + TREASURE * loaded


@rule
def run_chance(s: DragonQuest, hero: int) -> float:
    """Return how likely a hero who leaves the chamber now gets away from the demon."""
    clear = 0
    for i in range(len(GATES)):
        gate = int(GATES[i])
        if not s.mark[hero][gate] & CLOSED and not demon_gets(s, hero, gate):
            clear = max(clear, CLEAR + 1 - closeness(s, hero, gate))
    return clear / (CLEAR + 1)
