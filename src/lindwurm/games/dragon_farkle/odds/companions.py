"""Recruitment with a companion (catalogue 2.8).

Stub, Ashby and Bertha help by themselves: they change what a stop, a face or a farkle brings. Pip,
Mirabel and Quentin are called upon once a turn: a programme for as long as that is still to come,
and below it the plain one, which is left afterwards.

Exact play wants these programmes under every scoring table, so each solves all of them in one go.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

import numpy as np

from lindwurm.games.dragon_farkle.data import (
    BERTHA_KEEP,
    COUNT,
    FULL_SET,
    NEXT,
    POSTER,
    STUB,
    VALID,
    VARIANTS,
    WITHOUT,
    Companion,
)
from lindwurm.games.dragon_farkle.odds.recruiting import recruitment
from lindwurm.games.dragon_farkle.odds.rolls import BLANK, DRAGON, RALLY, Floats, Ints, roll_weights
from lindwurm.games.dragon_farkle.odds.series import (
    LOOPS,
    UNIT,
    choices,
    dice_table,
    in_units,
    never_roll_from,
)

ONCE = (Companion.PIP, Companion.MIRABEL, Companion.QUENTIN)
HANDS = FULL_SET + 1
LEVEL = len(VARIANTS) * HANDS
"""Positions with equal pots: [variant, dice]. All arrays over positions begin with the pot."""


class _Dice(NamedTuple):
    """The dice tables of all variants side by side (see `series.DiceTable`)."""

    steps: Ints
    """(choices, variants, 2 * groups): from a position to the next, blank faces, then Rallies."""
    weights: Floats
    """(variants, dice, 2 * groups): chance of a group with its face."""
    farkled: Floats
    """(variants, dice): chance of a farkle that counts."""
    escape: Floats
    """(variants, dice, dice): chance of a Dragon that leads from some dice to others."""
    levels: int
    """Units of soldiers from which on nobody rolls."""
    jump: int
    """Most units a single roll can bring."""

    def taken(self, best: Floats, units: int) -> Floats:
        """What the best choice of dice leads to: [variant, group and face]."""
        ahead: Floats = best.reshape(-1)[units * LEVEL :].take(self.steps).max(axis=0)
        return ahead


@cache
def _dice() -> _Dice:
    tables = [dice_table(variant, FULL_SET, "best") for variant in range(len(VARIANTS))]
    groups = max(len(table.most) for table in tables)
    longest = max(len(table.steps) for table in tables)
    steps = np.zeros((longest, len(tables), 2, groups), dtype=np.int64)
    weights = np.zeros((len(tables), HANDS, 2, groups))
    for variant, table in enumerate(tables):
        worth, left = np.divmod(table.steps, HANDS)
        onward = (worth * LEVEL + left + variant * HANDS).reshape(len(worth), 2, -1)
        onward = np.concatenate([onward, np.repeat(onward[:1], longest - len(onward), axis=0)])
        steps[:, variant, :, : onward.shape[2]] = onward
        weights[variant, :, :, : onward.shape[2]] = table.weights.reshape(HANDS, 2, -1)
    return _Dice(
        steps=steps.reshape(longest, len(tables), -1),
        weights=weights.reshape(len(tables), HANDS, -1),
        farkled=np.array([table.farkled for table in tables]),
        escape=np.array([table.escape for table in tables]),
        levels=max(map(never_roll_from, tables)) + BERTHA_KEEP // UNIT,
        jump=max(table.jump for table in tables),
    )


def _times(chances: Floats, values: Floats) -> Floats:
    """Mean values: [variant, dice, cases] times [variant, cases]."""
    means: Floats = np.matmul(chances, values[..., None])[..., 0]
    return means


class Helped:
    """Best play of one recruitment turn beside a companion whose help is still to be had.

    >>> quentin = helped(Companion.QUENTIN)
    >>> round(quentin.turn_value() - helped(Companion.NONE).turn_value(), 1)
    217.4
    >>> quentin.should_stop(500, 2), helped(Companion.STUB).should_stop(300, 2)
    (False, True)
    """

    def __init__(self, companion: Companion, posters: int = 0, goal: int = 0) -> None:
        """Solve the programme, for the most soldiers or for the best chance to bank a goal."""
        dice = _dice()
        if goal:
            dice = dice._replace(levels=in_units(goal))  # nobody rolls on who has it
        pots = np.arange(dice.levels + dice.jump, dtype=np.float64) * UNIT
        kept = np.minimum(pots, BERTHA_KEEP)
        """[pot in units]: soldiers that Bertha still brings home."""
        banked = pots + posters * POSTER
        if companion == Companion.STUB:
            banked += STUB
        banked[0] = 0.0
        self.stop = (banked >= goal).astype(np.float64) if goal else banked
        """[pot in units]: soldiers if the player stops; with a goal whether they are enough."""
        if goal:
            kept = (kept >= goal).astype(np.float64)
        self.call = np.zeros((dice.levels, len(VARIANTS), HANDS))
        """[pot, variant, dice]: mean soldiers in the end if Quentin hands a die back; else 0."""
        self.roll = np.zeros_like(self.call)
        """[pot, variant, dice]: the same if the player rolls."""
        self.best = self.stop[:, None, None] + np.zeros((len(VARIANTS), HANDS))
        """[pot, variant, dice]: the best of stopping, calling and rolling."""
        alone = None if companion not in ONCE else helped(Companion.NONE, posters, goal)
        if alone and companion == Companion.QUENTIN:
            self.call[..., 1:FULL_SET] = alone.roll[..., 2:]
        if alone and companion == Companion.MIRABEL:
            self._solve_mirabel(dice, alone.best)
        elif companion == Companion.ASHBY:
            self._solve(_unscorched(dice))
        elif companion == Companion.BERTHA:
            self._solve(dice, lambda units: dice.farkled * kept[units])
        elif alone and companion == Companion.PIP:
            after = alone.best
            rerolls = [_Rerolls(variant) for variant in range(len(VARIANTS))]
            self._solve(dice, lambda units: np.array([one.saved(after, units) for one in rerolls]))
        else:
            self._solve(dice)

    def _solve(self, dice: _Dice, saved: Callable[[int], Floats] | None = None) -> None:
        """Backward over the pots.

        `saved(units)` says what farkles still bring, by variant and number of dice.
        """
        best = self.best
        guess = best[dice.levels]
        for units in reversed(range(dice.levels)):
            moved = _times(dice.weights, dice.taken(best, units))
            if saved:
                moved += saved(units)
            least = np.maximum(self.call[units], self.stop[units])
            for _ in range(LOOPS):
                best[units] = np.maximum(guess, least)
                guess = _times(dice.escape, best[units]) + moved
            self.roll[units] = guess

    def _solve_mirabel(self, dice: _Dice, after: Floats) -> None:
        """Each roll may stand, or get another face once; with `after` as the best from then on."""
        best = self.best
        guess = best[dice.levels]
        blank, rally = np.split(dice.weights, 2, axis=2)
        dragon, escaped = blank * DRAGON / BLANK, dice.farkled * DRAGON / (1 - DRAGON)
        left = dice.steps[..., : blank.shape[2]] % HANDS
        whole = np.where((left == FULL_SET).any(axis=0), FULL_SET, left.min(axis=0))
        for units in reversed(range(dice.levels)):
            once, twice = np.split(dice.taken(after, units), 2, axis=1)
            eaten = np.take_along_axis(after[units], whole, axis=1)
            again = BLANK * once + RALLY * twice + DRAGON * eaten
            once, twice = np.split(dice.taken(best, units), 2, axis=1)
            moved = _times(blank, np.maximum(once, again)) + _times(rally, twice)
            moved += dice.farkled * DRAGON * after[units]  # a farkle may still become an escape
            for _ in range(LOOPS):
                best[units] = np.maximum(guess, self.stop[units])
                eaten = np.take_along_axis(best[units], whole, axis=1)
                guess = moved + _times(dragon, np.maximum(eaten, again)) + escaped * best[units]
            self.roll[units] = guess

    def roll_value(self, pot: int, dice: int, variant: int = 0) -> float:
        """Mean soldiers in the end if the player rolls now."""
        units = in_units(pot)
        if units < len(self.roll):
            return float(self.roll[units, variant, dice])
        return recruitment(variant).roll_value(pot, dice)  # beside such a pot help hardly counts

    def value(self, pot: int, dice: int, variant: int = 0) -> float:
        """Mean soldiers in the end from here."""
        units = in_units(pot)
        return float(self.best[units, variant, dice]) if units < len(self.best) else float(pot)

    def should_stop(self, pot: int, dice: int, variant: int = 0) -> bool:
        """Whether nothing is better than banking."""
        return bool(self.value(pot, dice, variant) == self.stop[in_units(pot)])

    def turn_value(self, variant: int = 0) -> float:
        """Mean soldiers of a whole turn."""
        return float(self.roll[0, variant, FULL_SET])


def _unscorched(dice: _Dice) -> _Dice:
    """Sir Ashby: the Dragon is a blank face wherever a die is valid."""
    blank, rally = np.split(dice.weights, 2, axis=2)
    escaped = dice.farkled * DRAGON / (1 - DRAGON)
    return dice._replace(
        weights=np.concatenate([blank * (BLANK + DRAGON) / BLANK, rally], axis=2),
        escape=escaped[..., None] * np.eye(HANDS),
    )


class _Rerolls:
    """Pip: what becomes of the rolls without a valid die when one die is thrown again."""

    def __init__(self, variant: int) -> None:
        steps: list[list[list[int]]] = []  # [die thrown again][its new face][choice]
        doubled: list[list[list[int]]] = []
        weights: list[Floats] = []  # of each roll, by dice
        self.starts: list[int] = []  # of each roll, in `steps`
        for dice in range(1, HANDS):
            for roll, chance in roll_weights(dice).items():
                if VALID[variant, roll]:
                    continue
                self.starts.append(len(steps))
                weights.append(float(chance) * np.eye(HANDS)[dice])
                for face in np.flatnonzero(COUNT[roll]):
                    news = [int(new) for new in NEXT[WITHOUT[roll, face]]]
                    found = [choices(new, dice, FULL_SET, variant, "best") for new in news]
                    at = variant * HANDS
                    steps.append([[w * LEVEL + n + at for w, n in one] for one in found])
                    doubled.append([[2 * w * LEVEL + n + at for w, n in one] for one in found])
        self.steps = self._padded(steps), self._padded(doubled)
        self.weights = np.array(weights).T

    @staticmethod
    def _padded(steps: list[list[list[int]]]) -> Ints:
        """As an array; -1 where the new roll has no valid die either."""
        longest = max(len(one) for die in steps for one in die)
        return np.array([[((one or [-1]) * longest)[:longest] for one in die] for die in steps])

    def saved(self, after: Floats, units: int) -> Floats:
        """Mean soldiers that the rolls without a valid die still bring, by number of dice."""
        ahead = after.reshape(-1)[units * LEVEL :]
        total = np.zeros(HANDS)
        for chance, steps in zip((BLANK, RALLY), self.steps, strict=True):
            values = np.where(steps < 0, 0.0, ahead.take(steps)).max(axis=2).mean(axis=1)
            total += chance * self.weights @ np.maximum.reduceat(values, self.starts)
        return total


@cache
def _helped(companion: Companion, posters: int, goal: int) -> Helped:
    return Helped(companion, posters, goal)


def helped(companion: Companion, posters: int = 0, goal: int = 0) -> Helped:
    """The recruitment programme beside a companion, with Recruiting Posters in hand (I06).

    With a `goal` it is played for the chance to bring home that many.
    """
    return _helped(companion, posters, goal)


def reach_beside(
    companion: Companion, missing: int, pot: int, dice: int, variant: int = 0, posters: int = 0
) -> float:
    """Chance to bring home at least `missing` soldiers this turn, if nothing else counts.

    >>> round(reach_beside(Companion.NONE, 100, 0, 6), 4)
    0.9187
    >>> round(reach_beside(Companion.STUB, 100, 0, 6), 4)  # any pot will do
    0.9339
    """
    programme = helped(companion, posters, missing)
    units = in_units(pot)
    return float(programme.best[units, variant, dice]) if units < len(programme.best) else 1.0
