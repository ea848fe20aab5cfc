"""`python -m bench.quest_race`: what perfect play would win in DragonQuest.

Two heroes go through the castle, each on a sheet of his own. One plays like the adept who looks at
no rival: he rerolls as well as can be to get home, and weighs another throw in the chamber. The
other plays the best answer to that: every reroll and every turn in the chamber is decided for the
chance to win. Solved backwards from sunset, twice: he knows how rich adepts come home, and no more;
or he knows from the first turn on how rich this one will. The second is a bound: nobody who watches
the other hero can know more.

What is left out: discoveries and what they buy, and that both take from one chamber. Which traps
have been met and where walls stand is averaged, as in the bot's own `HOPE`. To see what the useful
items can change, the race is solved once more for heroes who have more of both from the start.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations_with_replacement
from math import factorial
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lindwurm.games.dragonquest import odds
from lindwurm.games.dragonquest.bot import BREATH, REACHES, WAKES
from lindwurm.games.dragonquest.data import (
    DRAGONS_TO_WAKE,
    REROLLS,
    TREASURE_DICE,
    TREASURE_DIE,
    Loot,
)
from lindwurm.games.dragonquest.hope import (
    DETOUR,
    FAR,
    HEALTHY,
    HOPE,
    INWARD,
    OUTWARD,
    SURE,
    WAY_OUT,
    after_danger,
    dice_choices,
    way,
)
from lindwurm.games.dragonquest.rerolls import HOME, TREASURE

WAY_IN = 13
"""Steps from the start to the chamber."""
COIN, RICHEST = 50, 10_000
"""Gold is counted in coins; more than the richest is as good."""
PURSES = RICHEST // COIN + 1
LOADED = 700
"""Who has so much gold has a treasure: coins alone hardly come to that."""

Floats = npt.NDArray[np.float64]


class Hero(NamedTuple):
    """With what both heroes set out."""

    turns: int = 19
    lp: int = 13


@cache
def throw(aside: int) -> Floats:
    """Return the chances of a throw: [dice aside after it][coins after it][coins before].

    Where the dragon wakes is not among them. Treasures are taken from a full supply.

    >>> round(float(1 - throw(5)[:, :, 0].sum()), 6)  # the dragon wakes
    0.196245
    """
    share = {face: TREASURE_DIE.count(face) / len(TREASURE_DIE) for face in set(TREASURE_DIE)}
    dice = TREASURE_DICE - aside
    before = np.arange(PURSES)
    chances = np.zeros((DRAGONS_TO_WAKE, PURSES, PURSES))
    for faces in combinations_with_replacement(sorted(share), dice):
        shown = Counter(faces)
        after = aside + shown[Loot.DRAGON]
        if after < DRAGONS_TO_WAKE:
            chance = float(factorial(dice))
            for face, count in shown.items():
                chance *= share[face] ** count / factorial(count)
            gold = 50 * shown[Loot.FIFTY] + 100 * shown[Loot.HUNDRED]
            coins = (gold + odds.best_treasure(shown[Loot.STAR])) // COIN
            chances[after, np.minimum(before + coins, PURSES - 1), before] += chance
    return chances


def homecoming(left: int) -> Floats:
    """Return the chance to get home after leaving the chamber, by LP."""
    return np.array(HOPE[OUTWARD][WAY_OUT][left]) / SURE if left >= 0 else np.zeros(HEALTHY + 1)


def burnt(left: int) -> Floats:
    """Return the same after the dragon's breath."""
    home = np.zeros(HEALTHY + 1)
    for lost, chance in odds.breath().items():
        home[lost:] += float(chance) * homecoming(left)[: HEALTHY + 1 - lost]
    return home


# == the adept ====================================================================================


def adept_stays(left: int, aside: int) -> npt.NDArray[np.bool_]:
    """Return whether the adept stays for another throw, [LP][coins]: the heuristic's own sum."""
    gold = np.arange(PURSES) * COIN
    wakes = WAKES[aside] / SURE
    brings = round(float(odds.gain(aside)))
    more = brings + np.where(gold < LOADED, TREASURE * REACHES[aside] / SURE, 0)
    worth = HOME + gold + np.where(gold < LOADED, 0, TREASURE)
    hurt = np.concatenate([np.zeros(BREATH), homecoming(left - 1)[:-BREATH]])
    asleep = (1 - wakes) * homecoming(left - 2)[:, None] * (worth + more)
    stays: npt.NDArray[np.bool_] = (
        asleep + wakes * hurt[:, None] * HOME > homecoming(left - 1)[:, None] * worth
    )
    return stays


def adept_arrives(hero: Hero) -> Floats:
    """Return how likely the adept reaches the chamber, by [turns left][LP] then."""
    lies, choices, begins, first = dice_choices()
    ends = [*begins[1:], len(choices)]
    hope = np.array(HOPE[INWARD]) / SURE  # [steps][turns][LP]
    each = np.eye(HEALTHY + 1)
    hurt, delayed = after_danger(each, 0 * each), after_danger(0 * each, each)  # [LP after][before]
    here = np.zeros((hero.turns + 1, FAR + 1, HEALTHY + 1))
    here[hero.turns, WAY_IN, hero.lp] = 1.0
    for left in range(hero.turns, 0, -1):
        detours = DETOUR * here[left, 1:-2]
        here[left, 1:-2] -= detours
        here[left, 3:] += detours
        before = hope[:, left - 1]
        danger = after_danger(before, hope[:, max(0, left - 2)])
        for steps, lp in np.argwhere(here[left]):
            if steps == 0:
                continue  # he is there
            best = np.array([before[max(0, steps - lie.steps), lp] for lie in lies])
            plans = []
            for _ in range(REROLLS):
                worth = choices @ np.append(best, danger[steps, lp])
                plans.append([a + worth[a:b].argmax() for a, b in zip(begins, ends, strict=True)])
                best = worth[plans[-1]]
            shown = first * here[left, steps, lp]
            for plan in reversed(plans):
                shown = shown[:-1] @ choices[plan] + np.append(0 * shown[:-1], shown[-1])
            for lie, chance in zip(lies, shown, strict=False):
                here[left - 1, max(0, steps - lie.steps), lp] += chance
            here[left - 1, steps] += shown[-1] * hurt[:, lp]
            here[max(0, left - 2), steps] += shown[-1] * delayed[:, lp]
    return here[:, 0]


def adept_brings(hero: Hero) -> Floats:
    """Return how likely the adept comes home with so many coins; otherwise he does not."""
    brings = np.zeros(PURSES)
    waiting = np.zeros((hero.turns + 1, DRAGONS_TO_WAKE, HEALTHY + 1, PURSES))
    for left, arrived in enumerate(adept_arrives(hero)):
        waiting[left] += np.einsum("l,ac->alc", arrived, throw(0)[:, :, 0])
    for left in range(hero.turns, 0, -1):
        for aside in range(DRAGONS_TO_WAKE):
            stays = adept_stays(left, aside)
            brings += homecoming(left - 1) @ np.where(stays, 0, waiting[left, aside])
            staying = np.where(stays, waiting[left, aside], 0)
            woken = 1 - throw(aside)[:, :, 0].sum()
            brings[0] += woken * burnt(left - 1) @ staying.sum(axis=1)
            waiting[left - 1] += np.einsum("lb,acb->alc", staying, throw(aside), optimize=True)
    return brings


# == the best answer ==============================================================================


def best_arrival(hero: Hero, prize: Floats) -> Floats:
    """Return what reaching the chamber is worth, by [turns left][LP].

    Coming home with so many coins is worth `prize`, not coming home nothing.
    """
    arrival = np.zeros((hero.turns + 1, HEALTHY + 1))
    worth = np.zeros((HEALTHY + 1, DRAGONS_TO_WAKE, PURSES))
    for left in range(1, hero.turns + 1):
        home, hurt = homecoming(left - 1)[:, None], burnt(left - 1)[:, None]
        later = worth.reshape(HEALTHY + 1, -1)
        worth = np.empty_like(worth)
        for aside in range(DRAGONS_TO_WAKE):
            chances = throw(aside).reshape(-1, PURSES)
            stay = later @ chances + (1 - chances[:, 0].sum()) * prize[0] * hurt
            worth[:, aside] = np.maximum(stay, home * prize)
        arrival[left] = worth.reshape(HEALTHY + 1, -1) @ throw(0)[:, :, 0].ravel()
    return arrival


def best_share(hero: Hero, brings: Floats) -> float:
    """Return how often the best answer wins against somebody who brings home so many coins.

    A game that nobody wins, or both alike, counts half.
    """
    dead = 1 - brings.sum()
    prize = dead + np.cumsum(brings) - brings / 2
    both_dead = dead / 2
    worth = way(best_arrival(hero, prize - both_dead))
    return float(both_dead + worth[hero.turns, WAY_IN, hero.lp])


def knowing_share(hero: Hero, brings: Floats) -> float:
    """Return how often he wins who knows from the start how many coins the rival will bring."""
    share = (1 - brings.sum()) * best_share(hero, np.zeros(PURSES))
    for coins in np.flatnonzero(brings):
        share += brings[coins] * best_share(hero, np.eye(PURSES)[coins])
    return float(share)


def main() -> None:
    """Solve and print."""
    for hero in (Hero(), Hero(turns=20, lp=16)):
        brings = adept_brings(hero)
        home = brings.sum()
        gold = COIN * brings @ np.arange(PURSES) / home
        print(f"{hero.turns} turns, {hero.lp} LP")
        print(f"  the adept comes home in {100 * home:.1f} %, with {gold:.0f} gold on average")
        print(f"  the best answer wins {100 * best_share(hero, brings):.2f} %", flush=True)
        print(f"  knowing what the rival will bring, {100 * knowing_share(hero, brings):.2f} %")


if __name__ == "__main__":
    main()
