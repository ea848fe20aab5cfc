"""The Final Battle (catalogue 12.5), from one roll to the whole siege."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from lindwurm.games.dragon_farkle.data import (
    DAMAGE,
    FULL_SET,
    KEEP_THRESHOLD,
    SIZE,
    VALID,
    VALUE,
    Event,
)
from lindwurm.games.dragon_farkle.odds.recruiting import race
from lindwurm.games.dragon_farkle.odds.rolls import BLANK, Floats, Ints, event_chance, roll_weights
from lindwurm.games.dragon_farkle.odds.series import UNIT, UNLIMITED, in_units

# --- the Final Battle (12.5) --------------------------------------------------------------------

DAMAGES = tuple((int(DAMAGE[event]), float(event_chance(event))) for event in Event)
"""(damage, chance) of each face, the blank first."""
FATES = np.array([chance for _, chance in DAMAGES])


def onward(roll: int, dice: int, variant: int) -> tuple[int, int]:
    """Dice for the next roll, and units lost in this one; none without a valid die."""
    whole = int(VALID[variant, roll])
    left = dice - int(SIZE[whole]) if whole else dice
    return left or FULL_SET, int(VALUE[variant, whole]) // UNIT


class _Losses(NamedTuple):
    """All valid dice go aside (DF-93), so a roll just moves on: (from, to, units lost, chance)."""

    moves: tuple[tuple[int, int, int, float], ...]
    farkle: Floats


@cache
def _losses(variant: int) -> _Losses:
    chances: dict[tuple[int, int, int], float] = defaultdict(float)
    farkle = np.zeros(FULL_SET + 1)
    for dice in range(1, FULL_SET + 1):
        for roll, chance in roll_weights(dice).items():
            left, cost = onward(roll, dice, variant)
            if cost:
                chances[dice, left, cost] += float(chance)
            else:
                farkle[dice] += float(chance)
    return _Losses(tuple((*move, chance) for move, chance in chances.items()), farkle)


@cache
def _unlimited_values(missing: int, variant: int) -> Floats:
    """Chance to slay by dice in hand, with an army that never ends: one small linear system."""
    if missing <= 0:
        return np.ones(FULL_SET + 1)
    moves, farkle = _losses(variant)
    step = np.zeros((FULL_SET + 1, FULL_SET + 1))
    for dice, left, _, chance in moves:
        step[dice, left] += chance
    hurt = sum(
        (p * _unlimited_values(missing - d, variant) for d, p in DAMAGES[1:]),
        np.zeros(FULL_SET + 1),
    )
    known = step @ hurt + farkle * hurt
    return np.asarray(np.linalg.solve(np.eye(FULL_SET + 1) - BLANK * step, known), dtype=np.float64)


class Rolls:
    """The rolls of all numbers of dice as they move a battle on."""

    def __init__(self, variant: int) -> None:
        """List them for a scoring table."""
        moves, farkle = _losses(variant)
        empty = [(dice, dice, 0, float(farkle[dice])) for dice in range(1, FULL_SET + 1)]
        origin, left, cost, chance = zip(*moves, *empty, strict=True)
        self.left: Ints = np.array(left)
        """Dice for the next roll."""
        self.cost: Ints = np.array(cost)
        """Units that the valid dice cost; 0 where there is none."""
        self.weights = np.zeros((FULL_SET + 1, len(origin)))
        """[dice, roll]: chance of the roll."""
        self.weights[origin, np.arange(len(origin))] = chance

    def after(self, values: Floats, need: int, units: int) -> Floats:
        """What each roll with each face leads to, if these are the chances then: [face, roll]."""
        found = np.empty((len(DAMAGES), len(self.cost)))
        # An army that cannot pay is an army of 0, with chance 0 to slay (DF-110).
        rest = np.maximum(units - self.cost, 0)
        for face, (damage, _) in enumerate(DAMAGES):
            if damage >= need:
                found[face] = 1.0  # damage comes before the losses (DF-100)
            else:
                found[face] = values[need - damage, self.left, rest]
        found[0, self.cost == 0] = 0.0  # a farkle
        return found


@cache
def battle_table(missing: int, army: int, variant: int = 0) -> Floats:
    """Chances to slay, [damage missing, dice in hand, army / 50], up to the given values.

    Backward over the army: every valid die costs at least one unit, so a roll either leads to a
    smaller army or, without a valid die, to a dragon that is hurt more.
    """
    rolls = Rolls(variant)
    values = np.zeros((missing + 1, FULL_SET + 1, in_units(army) + 1))
    values[0] = 1.0
    for units in range(1, in_units(army) + 1):
        for need in range(1, missing + 1):
            values[need, :, units] = rolls.weights @ (FATES @ rolls.after(values, need, units))
    values.flags.writeable = False
    return values


def battle_value(
    missing: int, dice: int = FULL_SET, army: int = UNLIMITED, variant: int = 0
) -> float:
    """Chance to slay the dragon in the running battle: P(r, n, a).

    >>> round(battle_value(3), 6), round(battle_value(1, dice=2), 6)
    (0.387242, 0.534711)
    """
    if missing <= 0:
        return 1.0
    if army == UNLIMITED:
        return float(_unlimited_values(missing, variant)[dice])
    size = KEEP_THRESHOLD
    while size < army:
        size *= 2  # few table sizes, so that the cache is hit
    return float(battle_table(missing, size, variant)[missing, dice, in_units(army)])


class BattleOutcome(NamedTuple):
    """How one battle ends."""

    slain: float
    farkle: float
    destroyed: float
    mean_rolls: float
    mean_rolls_if_slain: float
    mean_loss_if_slain: float
    """Before the killing roll."""
    mean_loss_if_farkle: float


class Battle:
    """One battle, followed forward roll by roll, for all armies at once.

    Losses only grow, so an army survives a course of events exactly if the sum of the losses stays
    below it; it is enough to follow an army without limit and to cut at the loss in question.
    """

    _LONGEST = 90
    _MOST = 45_000 // UNIT
    """Longer or more costly battles have a chance below 1e-13 and are left out."""

    def __init__(self, missing: int, dice: int, variant: int) -> None:
        """Follow a battle with `missing` damage to deal and `dice` dice to roll first."""
        self.missing = missing
        moves, farkle = _losses(variant)
        rolls, losses = self._LONGEST, self._MOST
        self._slain = np.zeros((rolls + 1, losses))  # [roll that ends it, loss before it]
        self._farkle = np.zeros((rolls + 1, missing, losses))  # [roll, damage dealt, loss]
        self._alive = np.zeros((rolls + 1, losses))  # [rolls made, loss]
        state = np.zeros((missing + 1, FULL_SET + 1, losses))  # [damage missing, dice, loss]
        state[missing, dice, 0] = 1.0
        self._alive[0, 0] = 1.0
        for k in range(1, rolls + 1):
            idle = farkle[:, None] * state  # no valid die
            paid = np.zeros_like(state)
            for origin, left, cost, chance in moves:
                paid[:, left, cost:] += chance * state[:, origin, : losses - cost]
            for damage, p in DAMAGES:
                slaying = state[1 : damage + 1]
                self._slain[k] += p * slaying.sum(axis=(0, 1))
            self._farkle[k] = BLANK * idle[:0:-1].sum(axis=1)
            state = BLANK * paid
            for damage, p in DAMAGES[1:]:
                state[1 : missing + 1 - damage] += p * (paid + idle)[1 + damage :]
            self._alive[k] = state.sum(axis=(0, 1))

    def _cut(self, army: int) -> int:
        return self._MOST if army == UNLIMITED else min(in_units(army), self._MOST)

    def outcome(self, army: int = UNLIMITED) -> BattleOutcome:
        """Chances and means for an army."""
        cut = self._cut(army)
        slain, farkle = self._slain[:, :cut], self._farkle[:, :, :cut].sum(axis=1)
        wins, farkles = float(slain.sum()), float(farkle.sum())
        loss = np.arange(cut) * UNIT
        return BattleOutcome(
            slain=wins,
            farkle=farkles,
            destroyed=0.0 if army == UNLIMITED else 1 - wins - farkles,
            mean_rolls=float(self._alive[:, :cut].sum()),
            mean_rolls_if_slain=float(slain.sum(axis=1) @ np.arange(len(slain))) / wins,
            mean_loss_if_slain=float((slain @ loss).sum()) / wins,
            mean_loss_if_farkle=float((farkle @ loss).sum()) / farkles,
        )

    def length(self, army: int = UNLIMITED) -> list[tuple[float, float]]:
        """Chance that the battle ends with roll k, and that it is won with it; k counts from 1."""
        cut = self._cut(army)
        alive = self._alive[:, :cut].sum(axis=1)
        wins = self._slain[:, :cut].sum(axis=1)
        return [
            (float(before - now), float(win))
            for (before, now), win in zip(pairwise(alive), wins[1:], strict=True)
        ]

    def damage_at_farkle(self, army: int = UNLIMITED) -> list[float]:
        """Chance that the battle ends in a farkle with 0, 1, ... damage dealt since its start."""
        return [float(p) for p in self._farkle[:, :, : self._cut(army)].sum(axis=(0, 2))]

    def farkle_losses(self) -> Floats:
        """Chance of a farkle by the units lost until then."""
        losses: Floats = self._farkle.sum(axis=(0, 1))
        return losses

    def slain_losses(self) -> Floats:
        """Chance of slaying by the units lost before the killing roll."""
        losses: Floats = self._slain.sum(axis=0)
        return losses


_battle = cache(Battle)


def battle(missing: int, dice: int = FULL_SET, variant: int = 0) -> Battle:
    """A battle from its start, or from the middle with less damage missing.

    >>> o = battle(3).outcome(army=5000)
    >>> round(o.slain, 6), round(o.farkle, 6), round(o.destroyed, 6)
    (0.384836, 0.610635, 0.004528)
    """
    return _battle(missing, dice, variant)


@cache
def _stay(health: int, most: int, variant: int) -> tuple[Floats, Floats]:
    farkle = battle(health, FULL_SET, variant).farkle_losses()
    slain = np.cumsum(battle(health, FULL_SET, variant).slain_losses())
    eventually = np.zeros(most + 1)
    battles = np.zeros(most + 1)
    for army in range(1, most + 1):
        # A farkle before any loss repeats the battle with the same army: divide that out.
        again = 1 - farkle[0]
        later = farkle[1:army]
        eventually[army] = (slain[army - 1] + later @ eventually[army - 1 : 0 : -1]) / again
        battles[army] = (1 + later @ battles[army - 1 : 0 : -1]) / again
    return eventually, battles


class Stay(NamedTuple):
    """Battle after battle until the dragon is slain or the army destroyed."""

    slain: float
    battles: float


def stay_until_slain(health: int, army: int, variant: int = 0) -> Stay:
    """Chance to slay the dragon without ever leaving the Keep, and the mean number of battles.

    >>> round(stay_until_slain(3, 5000).slain, 6)
    0.908181
    """
    eventually, battles = _stay(health, Battle._MOST - 1, variant)
    return Stay(float(eventually[in_units(army)]), float(battles[in_units(army)]))


class Siege:
    """Fewest turns, on average, to slay the dragon alone: when to stay in the Keep, when to leave.

    Leaving means to recruit up to the threshold again; the re-entry is taken to happen with
    exactly that army, since a larger one hardly helps.

    >>> siege(3).stay_from, round(siege(3).turns_in_front, 6)
    (400, 3.522783)
    """

    def __init__(self, health: int, goal: int, variant: int) -> None:
        """Solve for every army up to the goal, together with the value of standing in front."""
        farkle = battle(health, FULL_SET, variant).farkle_losses()
        slain = np.cumsum(battle(health, FULL_SET, variant).slain_losses())
        top = in_units(goal)
        recruit = np.array([race(goal, variant).turns(u * UNIT) for u in range(top + 1)])
        front, change = 0.0, 1.0
        inside = np.zeros(top + 1)
        stays = np.zeros(top + 1, dtype=np.bool_)
        while change > 1e-11:
            leave = recruit + front
            inside[0] = leave[0]  # destroyed: outside, with nothing
            for army in range(1, top + 1):
                later = farkle[1:army] @ inside[army - 1 : 0 : -1]
                destroyed = 1 - slain[army - 1] - farkle[:army].sum()
                fight = 1 + later + destroyed * inside[0]
                stay = fight / (1 - farkle[0])
                stays[army] = army == top or stay <= leave[army]
                # Who leaves from here also does so after a farkle without losses.
                inside[army] = stay if stays[army] else leave[army]
            change = abs(float(inside[top]) - front)
            front = float(inside[top])
        self.turns_in_front = front
        """Expected turns from an army of exactly the threshold in front of the Keep."""
        self.turns_from_zero = front + float(recruit[0])
        self.stay_from = int(np.flatnonzero(~stays)[-1] + 1) * UNIT
        """The smallest army from which staying in the Keep is best."""


_siege = cache(Siege)


def siege(health: int, goal: int = KEEP_THRESHOLD, variant: int = 0) -> Siege:
    """The stay-or-leave programme."""
    return _siege(health, goal, variant)
