"""The Final Battle beside a companion who can still be called upon in it (catalogue 2.8, 12.5).

Pip, Mirabel, Quentin and Ulf help once a turn: a programme for as long as that is still to come,
above the plain one (`final.battle_table`), which is left afterwards. All valid dice go aside
(DF-93), so what is decided is when to call, and with Pip which die to throw again.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from lindwurm.games.dragon_farkle.data import (
    COUNT,
    FULL_SET,
    NEXT,
    SIZE,
    VALID,
    VALUE,
    WITHOUT,
    Companion,
)
from lindwurm.games.dragon_farkle.odds.final import DAMAGES, battle_table
from lindwurm.games.dragon_farkle.odds.rolls import Floats, Ints, roll_weights
from lindwurm.games.dragon_farkle.odds.series import UNIT, in_units

ALLIES = (Companion.PIP, Companion.MIRABEL, Companion.QUENTIN, Companion.ULF)
"""Who can be called upon in a battle, once."""


class _Rolls:
    """All rolls that lead to the same, of all numbers of dice: as they move a battle on."""

    def __init__(self, variant: int) -> None:
        chances: dict[tuple[int, int, int], float] = {}
        for dice in range(1, FULL_SET + 1):
            for roll, chance in roll_weights(dice).items():
                key = (dice, *_onward(roll, dice, variant))
                chances[key] = chances.get(key, 0.0) + float(chance)
        keys = np.array(list(chances))
        self.left: Ints = keys[:, 1]
        self.cost: Ints = keys[:, 2]
        """Units that the valid dice cost; 0 where there is none."""
        self.weights = np.zeros((FULL_SET + 1, len(keys)))
        """[dice, roll]: chance of the roll."""
        self.weights[keys[:, 0], np.arange(len(keys))] = list(chances.values())

    def after(self, values: Floats, need: int, units: int, ignored: Floats) -> Floats:
        """What each roll with each face leads to: [face, roll].

        `ignored` is what a roll without a valid die and with a blank face leads to.
        """
        found = np.empty((len(DAMAGES), len(self.cost)))
        rest = np.maximum(units - self.cost, 0)
        for face, (damage, _) in enumerate(DAMAGES):
            if damage >= need:
                found[face] = 1.0  # damage comes before the losses (DF-100)
            elif damage:
                found[face] = values[need - damage, self.left, rest]
            else:
                found[face] = np.where(self.cost > 0, values[need, self.left, rest], ignored)
        return found


def _onward(roll: int, dice: int, variant: int) -> tuple[int, int]:
    """Dice for the next roll, and units lost in this one."""
    whole = int(VALID[variant, roll])
    left = dice - int(SIZE[whole]) if whole else dice
    return left or FULL_SET, int(VALUE[variant, whole]) // UNIT


class _Rerolls:
    """Pip: every choice of a die of a roll without a valid one, and what its new face leads to."""

    def __init__(self, variant: int) -> None:
        self.starts: list[int] = []
        """Of each roll, in the choices."""
        onward: list[list[tuple[int, int]]] = []
        weights: list[Floats] = []
        for dice in range(1, FULL_SET + 1):
            for roll, chance in roll_weights(dice).items():
                if VALID[variant, roll]:
                    continue
                self.starts.append(len(onward))
                weights.append(float(chance) * np.eye(FULL_SET + 1)[dice])
                for face in np.flatnonzero(COUNT[roll]):
                    news = NEXT[WITHOUT[roll, face]]
                    onward.append([_onward(int(new), dice, variant) for new in news])
        steps = np.array(onward)
        self.left: Ints = steps[..., 0]
        self.cost: Ints = steps[..., 1]
        self.weights = np.array(weights).T

    def saved(self, plain: Floats, need: int, units: int) -> Floats:
        """Chance that a farkle still turns into a slain dragon, by number of dice."""
        rest = np.maximum(units - self.cost, 0)
        values = np.where(self.cost > 0, plain[need, self.left, rest], 0.0).mean(axis=1)
        best: Floats = self.weights @ np.maximum.reduceat(values, self.starts)
        return best


@cache
def helped_table(companion: Companion, missing: int, army: int, variant: int = 0) -> Floats:
    """Chances to slay with the companion's help still to come: [missing, dice, army / 50].

    Beside who does not help in battle, this is `battle_table`.

    >>> [round(float(helped_table(who, 3, 12_000)[3, 6, -1]), 3) for who in ALLIES]
    [0.493, 0.535, 0.423, 0.631]
    """
    plain = battle_table(missing, army, variant)
    if companion not in ALLIES:
        return plain
    rolls = _Rolls(variant)
    chances = np.array([chance for _, chance in DAMAGES])
    nothing = np.zeros(len(rolls.cost))
    values = np.zeros_like(plain)
    values[0] = 1.0
    pip = _Rerolls(variant) if companion == Companion.PIP else None
    for units in range(1, in_units(army) + 1):
        for need in range(1, missing + 1):
            ignored = nothing
            if companion == Companion.ULF:
                ignored = plain[need, rolls.left, units]
            found = rolls.after(values, need, units, ignored)
            if companion == Companion.MIRABEL:
                again = chances @ rolls.after(plain, need, units, nothing)
                found = np.maximum(found, again)
            total = rolls.weights @ (chances @ found)
            if pip:
                total += chances[0] * pip.saved(plain, need, units)
            values[need, :, units] = total
            if companion == Companion.QUENTIN:
                called = plain[need, 2:, units]
                values[need, 1:FULL_SET, units] = np.maximum(total[1:FULL_SET], called)
    values.flags.writeable = False
    return values
