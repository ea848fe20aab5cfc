"""Skirmish (catalogue 12.6): attack, defence, and when to stop."""

from __future__ import annotations

from functools import cache, cached_property
from typing import NamedTuple

import numpy as np

from lindwurm.games.dragon_farkle.data import DEFENDER_SET, FULL_SET, SKIRMISH_BONUS
from lindwurm.games.dragon_farkle.odds.rolls import Floats, Ints
from lindwurm.games.dragon_farkle.odds.series import (
    UNIT,
    best_plan,
    dice_table,
    in_units,
    never_roll_from,
    plan_worth,
)


class Armies(NamedTuple):
    """Who fights whom: what each can pay, and what a win brings from the supply."""

    attacker: int
    defender: int
    attacker_bonus: int = SKIRMISH_BONUS
    defender_bonus: int = SKIRMISH_BONUS


class SkirmishOdds(NamedTuple):
    """Mean changes of both armies, and chances of the result."""

    attacker_change: float
    defender_change: float
    attacker_wins: float
    tie: float

    @property
    def defender_wins(self) -> float:
        """Chance that the defence holds."""
        return 1 - self.attacker_wins - self.tie


def _settle(attack: Ints, defence: Ints, armies: Armies) -> Floats:
    """The result of DF-81 to DF-86 as the four numbers of `SkirmishOdds`, on the last axis."""
    paid = np.clip(attack - defence, -armies.attacker, armies.defender)
    wins, loses = attack > defence, attack < defence
    return np.stack(
        [
            paid + wins * armies.attacker_bonus,
            -paid + loses * armies.defender_bonus,
            wins,
            attack == defence,
        ],
        axis=-1,
    ).astype(np.float64)


class Defence:
    """Best defence against known attack values, for (own change - attacker's change).

    >>> d = defence(600, Armies(5000, 5000))
    >>> round(d.odds().attacker_wins, 6), d.stop_ranges()[1][0]
    (0.738431, (350, 450))
    """

    def __init__(self, attacks: tuple[int, ...], armies: Armies, variant: int) -> None:
        """Solve for several attack values at once.

        Above an attack a defender gains at most twice what the dice bring, so nobody rolls on
        beyond the margin of `never_roll_from`, nor once the attacker has nothing left to lose.
        """
        dice = dice_table(variant, DEFENDER_SET, "best")
        margin = min(in_units(armies.attacker) + 1, never_roll_from(dice))
        levels = in_units(max(attacks)) + margin
        values = np.arange(levels + dice.jump) * UNIT
        self._results = _settle(np.array(attacks), values[:, None], armies)
        utility = self._results[..., 1] - self._results[..., 0]
        self._plan = best_plan(dice, utility, utility[0])

    @cached_property
    def _evaluated(self) -> tuple[Floats, Floats]:
        return plan_worth(self._plan, self._results, self._results[0])

    def utilities(self) -> Floats:
        """What the defender may hope for before the first roll, by attack value."""
        hopes: Floats = self._plan.roll[0, DEFENDER_SET]
        return hopes

    def all_odds(self) -> Floats:
        """The four numbers of `SkirmishOdds` for every attack value, before the first roll."""
        odds: Floats = self._evaluated[1][0, DEFENDER_SET]
        return odds

    def odds(self, value: int = 0, dice: int = DEFENDER_SET, case: int = 0) -> SkirmishOdds:
        """Odds of the running defence; at the start the first roll is compulsory (DF-78)."""
        after, roll = self._evaluated
        start = value == 0 and dice == DEFENDER_SET
        level = min(in_units(value), len(after) - 1)
        return SkirmishOdds(*map(float, (roll if start else after)[level, dice, case]))

    def stop_ranges(self, case: int = 0) -> tuple[tuple[tuple[int, int], ...], ...]:
        """Values at which to stop, for one to five dice left; the last range has no upper end."""
        return self._plan.ranges(case)


_defence = cache(Defence)


def defence(attack: int, armies: Armies, variant: int = 0) -> Defence:
    """The best defence against one attack value."""
    return _defence((attack,), armies, variant)


def win_chance(attack: int, armies: Armies, variant: int = 0) -> float:
    """Chance that an attacker who stops at this value wins.

    >>> round(win_chance(500, Armies(5000, 5000)), 6)
    0.648614
    """
    return defence(attack, armies, variant).odds().attacker_wins


class Skirmish:
    """Best attack against best defence, each for (own change - other's change)."""

    def __init__(self, armies: Armies, variant: int) -> None:
        """Solve the defence for all attack values, then the attack.

        Nobody rolls on from an attack value where the most that could still be gained,
        2 * (what the defender can pay) + bonus - value so far, is less than what a roll of six
        dice, the safest, puts at risk. The range of attack values grows until that holds.
        """
        dice = dice_table(variant, FULL_SET, "best")
        risk = dice.farkled[1:].min()
        most = 2 * armies.defender + armies.attacker_bonus
        levels = in_units(armies.defender)
        while True:
            levels += 1500 // UNIT
            attacks = tuple(UNIT * units for units in range(levels + dice.jump))
            against = Defence(attacks, armies, variant)
            utility = -against.utilities()
            if most - utility[levels] <= risk * (utility[levels] - utility[0]):
                break
        self._plan = best_plan(dice, utility[:, None], utility[:1])
        # The fifth result beside the four of SkirmishOdds: did the attack farkle?
        stopped = np.pad(against.all_odds(), ((0, 0), (0, 1)))
        self._stopped = stopped[:, None]
        lost = stopped[:1].copy()
        lost[0, -1] = 1.0
        self._after, self._roll = plan_worth(self._plan, self._stopped, lost)

    def odds(self, value: int = 0, dice: int = FULL_SET) -> SkirmishOdds:
        """Odds of the running attack under best play; the first roll is compulsory (DF-36)."""
        start = value == 0 and dice == FULL_SET
        level = min(in_units(value), len(self._after) - 1)
        odds = (self._roll if start else self._after)[level, dice, 0, :-1]
        return SkirmishOdds(*map(float, odds))

    def odds_if_stopped(self, value: int) -> SkirmishOdds:
        """Odds if the attacker stops with this value."""
        level = min(in_units(value), len(self._stopped) - 1)
        return SkirmishOdds(*map(float, self._stopped[level, 0, :-1]))

    @property
    def farkle_chance(self) -> float:
        """Chance that the attack ends in a farkle."""
        return float(self._roll[0, FULL_SET, 0, -1])

    @property
    def stop_thresholds(self) -> tuple[int, ...]:
        """The attack values from which to stop, for one to six dice left."""
        return self._plan.thresholds()


_skirmish = cache(Skirmish)


def skirmish(armies: Armies, variant: int = 0) -> Skirmish:
    """The whole skirmish between two armies.

    >>> s = skirmish(Armies(1000, 1000))
    >>> round(s.odds().attacker_change, 6), s.stop_thresholds
    (480.657806, (300, 250, 400, 700, 1050, 1950))
    """
    return _skirmish(armies, variant)
