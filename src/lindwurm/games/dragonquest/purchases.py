"""What to buy: what an item adds to the hope to get home, or to the gold that wins (12.8)."""

from __future__ import annotations

from lindwurm.games.dragonquest.actions import Act
from lindwurm.games.dragonquest.data import CHAMBER, ITEM_COST, ITEM_LIMIT, Item
from lindwurm.games.dragonquest.hope import INWARD, OUTWARD
from lindwurm.games.dragonquest.prospect import (
    NICE,
    beaten,
    heading,
    hope,
    luggage,
    steps_to,
    turns_left,
    wins_with,
)
from lindwurm.games.dragonquest.rerolls import HOME, TREASURE
from lindwurm.games.dragonquest.rules.common import ITEM_VALUE, active_row, total
from lindwurm.games.dragonquest.state import ROWS, DragonQuest, Fate
from lindwurm.kernel.rule import Ints, Lookup, rule

COST = Lookup(ITEM_COST)
FIRST_THROW = 2137
"""The gold that a first throw in the chamber brings in the mean (12.5)."""


@rule
def trap_gain(s: DragonQuest, hero: int, trap: int, first: int, second: int) -> int:
    """Return the LP that protection from a trap is good for, by how often it was met."""
    times = s.trap[hero][trap]
    if times == 0:
        return first
    return second if times == 1 else int(s.lp[hero])


@rule
def riches(s: DragonQuest, hero: int, more: int) -> float:
    """Return what coming home with so much more is worth: the win; alone, the gold."""
    if s.seats > 1:
        gold, luck = luggage(s, hero)
        return NICE * (1.0 + more / HOME) + wins_with(s, hero, gold + more, luck, False)
    return HOME + TREASURE + total(s, hero) + more + (0 if s.been[hero] else FIRST_THROW)


@rule
def gain_of(s: DragonQuest, hero: int, item: int, kind: int, way: int) -> float:
    """Return what an item adds to hope times what it is worth to come home."""
    turns = turns_left(s, hero) + 1
    lp = int(s.lp[hero])
    now = hope(kind, way, turns, lp)
    gold = riches(s, hero, 0)
    if ITEM_VALUE[item] > 0:
        return now * (riches(s, hero, int(ITEM_VALUE[item])) - gold)
    if item == Item.AMULET:
        return (hope(kind, way, turns + 1, lp) - now) * gold
    if item == Item.POTION:
        return (hope(kind, way, turns, lp + 3) - now) * gold
    if item == Item.MRING:
        return (hope(kind, way, turns, lp + 2) - now) * gold
    if item == Item.ORB:
        return (hope(kind, max(1, way - 2), turns, lp) - now) * gold
    if item == Item.TALISMAN:
        return 0.0 if s.been[hero] else now * (riches(s, hero, 1200) - gold)
    if item == Item.KEY:
        return 0.0
    lp_saved = trap_gain(s, hero, 2, 2, 5)
    if item == Item.MAIL:
        lp_saved = trap_gain(s, hero, 0, 3, 4)
    elif item == Item.ROPE:
        lp_saved = trap_gain(s, hero, 1, 3, 6)
    # it works only if that trap is met again: about every other game
    return (hope(kind, way, turns, lp + lp_saved) - now) * gold / 2


@rule
def buys_the_win(s: DragonQuest, hero: int) -> bool:
    """Return whether a hero whom somebody at home beats could still buy the gold that he lacks."""
    if not beaten(s, hero) or s.bought[hero] >= ITEM_LIMIT or active_row(s, hero) >= ROWS:
        return False
    dearest = 0
    for item in range(len(COST)):
        if s.item_at[item] == 0:
            dearest = max(dearest, int(ITEM_VALUE[item]))
    return not loses_with(s, hero, dearest)


@rule
def loses_with(s: DragonQuest, hero: int, more: int) -> bool:
    """Return whether somebody at home has more than a hero would have with so much more gold."""
    for other in range(s.seats):
        if s.fate[other] == Fate.ESCAPED and total(s, other) > total(s, hero) + more:
            return True
    return False


@rule
def choose_item(s: DragonQuest, hero: int, legal: Ints, count: int) -> int:
    """Buy what helps most; with four EP wait a turn for something clearly better.

    Who is beaten at home by less than some gold saves his points for that gold.
    """
    saving = turns_left(s, hero) > 0 and buys_the_win(s, hero)
    goal = heading(s, hero)
    kind = INWARD if goal == CHAMBER else OUTWARD
    way = steps_to(s, hero, goal)
    if s.been[hero] and s.at[hero] == CHAMBER:
        way = max(0, way - 1)
    best = Act.PASS
    best_gain = 0.0
    for i in range(count):
        item = int(legal[i]) - Act.BUY
        if item < 0 or legal[i] == Act.PASS:
            continue
        if saving and loses_with(s, hero, int(ITEM_VALUE[item])):
            continue
        gain = gain_of(s, hero, item, kind, way)
        if gain > best_gain:
            best_gain = gain
            best = int(legal[i])
    if best == Act.PASS:
        return best
    ep = int(s.ep[hero][active_row(s, hero)])
    if ep == 4 and turns_left(s, hero) > 4:
        for item in range(len(COST)):
            if s.item_at[item] == 0 and COST[item] == 5:
                if gain_of(s, hero, item, kind, way) > 2 * best_gain:
                    return Act.PASS
    return best
