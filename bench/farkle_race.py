"""`python -m bench.farkle_race [--goal N]`: what perfect play would win in Dragon Farkle.

Two players recruit in turn; who first has the army that opens the Keep has won. One plays like the
adept (rule H2 and its race to the Keep). The other plays the best answer to exactly that: every
roll, every die set aside, every stop is decided for the chance to win, with both armies in view.
Solved exactly, backwards from the end. Cards, skirmishes and the battle itself are left out.
"""

from __future__ import annotations

import argparse
from typing import NamedTuple

import numpy as np

from lindwurm.games.dragon_farkle.data import FULL_SET, KEEP_THRESHOLD
from lindwurm.games.dragon_farkle.odds.rolls import Ints
from lindwurm.games.dragon_farkle.odds.series import (
    STOP_H2,
    UNIT,
    best_plan,
    dice_table,
    in_units,
)

AS_GOOD_AS_THERE = 450
"""The adept does not stop short of the goal when no more than this is missing."""
ENOUGH = 1e-6
"""Chances are computed until they change less than this."""


class Shares(NamedTuple):
    """How often the player wins who begins a fresh race, and who goes second."""

    first: float
    second: float

    @property
    def mean(self) -> float:
        """Both equally often."""
        return (self.first + self.second) / 2


def adept_stops(missing: Ints) -> Ints:
    """Return the pots at which the adept stops, [dice left][case], by soldiers missing."""
    rule = np.minimum(STOP_H2[:, None], missing)
    return np.where(missing <= AS_GOOD_AS_THERE, missing, rule).astype(np.int32)


def solve(goal: int = KEEP_THRESHOLD, perfect: bool = True) -> Shares:
    """Return how often a perfect player (or another adept) beats an adept in a race to `goal`.

    >>> round(solve(500, perfect=False).mean, 6)
    0.5
    >>> 0.5 < solve(500).mean < 0.55
    True
    """
    units = in_units(goal)
    dice = {take: dice_table(0, FULL_SET, take) for take in ("best", "h2")}
    table = dice["best" if perfect else "h2"]
    # Chance to win with [own army][adept's army], before the own turn and before the adept's.
    mine = np.ones((2 * units + table.jump, units))
    theirs = np.ones((2 * units + table.jump, units))
    # Chance that an adept comes away with nothing, by own army.
    army = np.arange(units)
    stop = np.zeros((units + dice["h2"].jump, units))
    rule = adept_stops((units - army) * UNIT)
    farkles = best_plan(dice["h2"], stop, np.ones(units), rule=rule).roll[0, FULL_SET]
    for total in reversed(range(2 * units - 1)):  # both armies together: turns only add to it
        own = np.arange(max(0, total - units + 1), min(units, total + 1))
        other = total - own
        deep = units - int(min(own[0], other[-1]))  # most units that anybody is missing
        pots = np.arange(deep + table.jump)[:, None]
        missing = (units - other) * UNIT
        # The adept's turn: linear in what the same position is worth before the own turn.
        reached = np.minimum(other + pots, units - 1)
        stop = np.where(other + pots < units, mine[own, reached], 0.0)
        known = best_plan(dice["h2"], stop, np.zeros(len(own)), rule=adept_stops(missing))
        base, again = known.roll[0, FULL_SET], farkles[other]
        stop = np.where(own + pots < units, theirs[own + pots, other], 1.0)
        guess = theirs[own + 1, other]
        rule = None if perfect else adept_stops((units - own) * UNIT)
        change = 1.0
        while change > ENOUGH:
            stop[0] = guess
            value = best_plan(table, stop, guess, rule=rule).roll[0, FULL_SET]
            change = float(abs(base + again * value - guess).max())
            guess = base + again * value
        mine[own, other], theirs[own, other] = value, guess
    return Shares(float(mine[0, 0]), float(theirs[0, 0]))


def main() -> None:
    """Solve and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.farkle_race", description=__doc__)
    parser.add_argument("--goal", type=int, default=KEEP_THRESHOLD, help="soldiers to gather")
    goal = parser.parse_args().goal
    for name, perfect in (("adept", False), ("perfect play", True)):
        shares = solve(goal, perfect)
        print(
            f"{name} against adept, {goal} soldiers: {100 * shares.mean:.2f} % "
            f"({100 * shares.first:.2f} % first, {100 * shares.second:.2f} % second)",
            flush=True,
        )


if __name__ == "__main__":
    main()
