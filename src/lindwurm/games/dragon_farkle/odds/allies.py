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
    VALID,
    WITHOUT,
    Companion,
)
from lindwurm.games.dragon_farkle.odds.final import FATES, Rolls, battle_table, onward
from lindwurm.games.dragon_farkle.odds.rolls import BLANK, Floats, Ints, roll_weights
from lindwurm.games.dragon_farkle.odds.series import in_units

ALLIES = (Companion.PIP, Companion.MIRABEL, Companion.QUENTIN, Companion.ULF)
"""Who can be called upon in a battle, once."""


class _Rerolls:
    """Pip: every choice of a die of a roll without a valid one, and what its new face leads to."""

    def __init__(self, variant: int) -> None:
        self.starts: list[int] = []
        """Of each roll, in the choices."""
        choices: list[list[tuple[int, int]]] = []
        weights: list[Floats] = []
        for dice in range(1, FULL_SET + 1):
            for roll, chance in roll_weights(dice).items():
                if VALID[variant, roll]:
                    continue
                self.starts.append(len(choices))
                weights.append(float(chance) * np.eye(FULL_SET + 1)[dice])
                for face in np.flatnonzero(COUNT[roll]):
                    news = NEXT[WITHOUT[roll, face]]
                    choices.append([onward(int(new), dice, variant) for new in news])
        steps = np.array(choices)
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
    rolls = Rolls(variant)
    values = np.zeros_like(plain)
    values[0] = 1.0
    pip = _Rerolls(variant) if companion == Companion.PIP else None
    for units in range(1, in_units(army) + 1):
        for need in range(1, missing + 1):
            found = rolls.after(values, need, units)
            if companion == Companion.ULF:
                found[0] = np.where(rolls.cost > 0, found[0], plain[need, rolls.left, units])
            if companion == Companion.MIRABEL:
                found = np.maximum(found, FATES @ rolls.after(plain, need, units))
            total = rolls.weights @ (FATES @ found)
            if pip:
                total += BLANK * pip.saved(plain, need, units)
            values[need, :, units] = total
            if companion == Companion.QUENTIN:
                called = plain[need, 2:, units]
                values[need, 1:FULL_SET, units] = np.maximum(total[1:FULL_SET], called)
    values.flags.writeable = False
    return values
