"""Recruitment (catalogue 12.4) and the race to the Keep."""

from __future__ import annotations

from functools import cache, cached_property

import numpy as np
import numpy.typing as npt

from lindwurm.games.dragon_farkle.data import (
    COMBO_ID,
    FULL_SET,
    KEEP_THRESHOLD,
    OPTIONS,
    OPTIONS_START,
    SIZE,
    VALID,
    VALUE,
    Event,
)
from lindwurm.games.dragon_farkle.odds.rolls import Floats
from lindwurm.games.dragon_farkle.odds.series import (
    UNIT,
    Plan,
    Take,
    best_plan,
    dice_table,
    in_units,
    never_roll_from,
    rolled_once,
)

# --- recruitment (12.4) -------------------------------------------------------------------------


class Recruitment:
    """Best play of one recruitment turn for the most soldiers on average.

    >>> from lindwurm.games.dragon_farkle.data import ID_OF, MULTISETS
    >>> r = recruitment()
    >>> round(r.roll_value(300, 2), 6), r.should_stop(350, 2)
    (319.442167, True)
    >>> MULTISETS[r.best_choice(0, ID_OF[1, 2, 2, 3, 5, 6])]
    (1,)
    """

    def __init__(self, variant: int, item: float = 0.0) -> None:
        """Solve the programme; `item` is the worth of an item taken instead of a doubling."""
        self.variant = variant
        dice = dice_table(variant, FULL_SET, "best")
        self._levels = never_roll_from(dice, item)
        pots = np.arange(self._levels + dice.jump, dtype=np.float64)[:, None] * UNIT
        self._plan = best_plan(dice, pots, np.zeros(1), item)
        self.rolled_once = rolled_once(dice, item)

    def roll_value(self, pot: int, dice: int) -> float:
        """R(p, n): mean soldiers banked in the end if the player rolls now."""
        units = in_units(pot)
        if units < self._levels:
            return float(self._plan.roll[units, dice, 0])
        return float(pot * (1 - self._plan.dice.farkled[dice]) + self.rolled_once[dice])

    def value(self, pot: int, dice: int) -> float:
        """W(p, n): mean soldiers banked in the end from here."""
        return max(float(pot), self.roll_value(pot, dice))

    def should_stop(self, pot: int, dice: int) -> bool:
        """Whether banking is at least as good as rolling."""
        return pot >= self.roll_value(pot, dice)

    def best_choice(self, pot: int, roll: int, event: Event = Event.BLANK) -> int:
        """The multiset to set aside from a roll with valid dice (on a Rally: doubled)."""
        if event == Event.DRAGON:
            return int(VALID[self.variant, roll])  # DF-50 leaves no choice
        times = 2 if event == Event.RALLY else 1
        hand = int(SIZE[roll])
        start, end = OPTIONS_START[self.variant, roll : roll + 2]
        if start == end:
            raise ValueError("a farkle offers no choice")

        def outcome(combo: int) -> float:
            gain = times * int(VALUE[self.variant, combo])
            return self.value(pot + gain, hand - int(SIZE[combo]) or FULL_SET)

        return max((int(COMBO_ID[c]) for c in OPTIONS[start:end]), key=outcome)

    @cached_property
    def stop_thresholds(self) -> tuple[int, ...]:
        """The pots from which to bank, for one to six dice left."""
        return self._plan.thresholds()

    @property
    def turn_value(self) -> float:
        """Mean soldiers of a whole turn."""
        return self.roll_value(0, FULL_SET)

    @cached_property
    def _distribution(self) -> tuple[Floats, float]:
        """Chances of banking each pot, and the mean number of rolls: forward over the pots."""
        dice, hands = self._plan.dice, FULL_SET + 1
        arrive = np.zeros((len(self._plan.stop), hands))
        arrive[0, FULL_SET] = 1.0
        ahead = arrive.reshape(-1)
        utilities = self._plan.best.reshape(-1)
        groups = np.arange(dice.steps.shape[1])
        stops = self._plan.stops()[..., 0]
        rolls = 0.0
        for units in range(self._levels):
            here = units * hands
            # Visits to the positions one rolls from, the Dragon's detours included.
            going = np.where(stops[units], 0.0, 1.0)
            visits = np.linalg.solve(np.eye(hands) - (dice.escape * going).T, arrive[units] * going)
            rolls += float(visits.sum())
            arrive[units] = (arrive[units] + visits @ dice.escape) * (1 - going)
            choice = utilities[here:][dice.steps].argmax(axis=0)
            np.add.at(ahead, here + dice.steps[choice, groups], visits @ dice.weights)
        return arrive.sum(axis=1), rolls

    def distribution(self) -> dict[int, float]:
        """Chance of every amount that can be banked; what is missing to 1 is the farkle."""
        return {u * UNIT: float(p) for u, p in enumerate(self._distribution[0]) if p > 0}

    def chance_to_bank(self, at_least: int) -> float:
        """Chance to bank at least so many soldiers."""
        return float(self._distribution[0][-(-at_least // UNIT) :].sum())

    @property
    def farkle_chance(self) -> float:
        """Chance that the turn ends in a farkle."""
        return 1 - self.chance_to_bank(0)

    @property
    def mean_banked(self) -> float:
        """Mean soldiers of a turn that does not farkle."""
        return self.turn_value / self.chance_to_bank(0)

    @property
    def mean_rolls(self) -> float:
        """Mean number of rolls of a turn."""
        return self._distribution[1]


_recruitment = cache(Recruitment)


def recruitment(variant: int = 0) -> Recruitment:
    """The recruitment programme of a scoring table."""
    return _recruitment(variant)


def rule_value(take: Take, stops: npt.NDArray[np.int32], variant: int = 0) -> float:
    """Mean soldiers per turn of a simple rule: which dice to take, and where to stop by dice left.

    >>> from lindwurm.games.dragon_farkle.odds import STOP_H2
    >>> round(rule_value("h2", STOP_H2), 6)
    692.153854
    """
    dice = dice_table(variant, FULL_SET, take)
    levels = in_units(int(stops.max()))
    pots = np.arange(levels + dice.jump, dtype=np.float64)[:, None] * UNIT
    return float(best_plan(dice, pots, np.zeros(1), rule=stops).roll[0, FULL_SET, 0])


def item_gain(worth: int, variant: int = 0) -> float:
    """What the choice between double and item adds to a turn, for an item worth so many soldiers.

    An upper bound: the item is counted as if a later farkle could not take it away.

    >>> round(item_gain(300), 6)
    78.647629
    """
    return _recruitment(variant, float(worth)).turn_value - recruitment(variant).turn_value


def prefer_item(dice_worth: int, item_worth: int, holds_item: bool) -> bool:
    """The simple rule for a Rally: an item, if none is held and the dice are worth less.

    >>> prefer_item(150, 300, holds_item=False), prefer_item(400, 300, holds_item=False)
    (True, False)
    """
    return not holds_item and dice_worth < item_worth


@cache
def _reach(missing: int, variant: int) -> Floats:
    dice = dice_table(variant, FULL_SET, "best")
    levels = in_units(missing)
    reached = (np.arange(levels + dice.jump) >= levels).astype(np.float64)[:, None]
    return best_plan(dice, reached, np.zeros(1)).best[..., 0]


def reach_chance(missing: int, pot: int = 0, dice: int = FULL_SET, variant: int = 0) -> float:
    """Chance to bank at least `missing` soldiers this turn, if nothing else counts.

    >>> round(reach_chance(100), 4), reach_chance(500, pot=500, dice=1)
    (0.9187, 1.0)
    """
    if pot >= missing:
        return 1.0
    return float(_reach(missing, variant)[in_units(pot), dice])


# --- the race to the Keep -----------------------------------------------------------------------


class Race:
    """Fewest turns, on average, to gather an army by recruiting alone.

    >>> race().turns(5000), round(race().turns(4900), 6)
    (0.0, 1.08848)
    """

    def __init__(self, goal: int, variant: int) -> None:
        """Solve for every army below the goal, the nearest first.

        A turn that farkles starts the same turn again, so the expected turns x of an army solve
        x = 1 + V(x), with V the best play against a farkle that costs x. V is piecewise linear
        and concave in x: Newton's method on two neighbouring costs ends after a few steps.
        """
        self.goal = goal
        self.variant = variant
        self._turns = np.zeros(in_units(goal) + 1)
        for army in reversed(range(in_units(goal))):
            nearer = self._turns[army + 1 : army + 3]
            turns = float(2 * nearer[0] - nearer[1]) if len(nearer) == 2 else 1.0
            change = 1.0
            while abs(change) > 1e-6:  # the step that was this small lands exactly
                ahead = 1 - self._plan(army, np.array([turns, turns + 1e-4])).roll[0, FULL_SET]
                again = (ahead[1] - ahead[0]) / 1e-4
                change = float((ahead[0] - turns) / (1 - again))
                turns += change
            self._turns[army] = turns

    def _plan(self, army: int, again: Floats) -> Plan:
        """Best play of a turn from `army` units, where coming away with nothing costs `again`."""
        dice = dice_table(self.variant, FULL_SET, "best")
        missing = len(self._turns) - 1 - army
        stop = np.zeros((missing + dice.jump, len(again)))
        stop[:missing] = -self._turns[army:-1, None]
        stop[0] = -again
        return best_plan(dice, stop, -again)

    def turns(self, army: int) -> float:
        """Expected turns until the army reaches the goal."""
        return float(self._turns[min(in_units(army), len(self._turns) - 1)])

    def roll_values(self, army: int) -> Floats:
        """Expected turns after this one if one rolls now, [pot in units][dice], below the goal.

        >>> round(float(race().roll_values(4900)[0, 6]), 6)
        0.08848
        """
        units = in_units(army)
        return -self._plan(units, self._turns[units : units + 1]).roll[..., 0]

    def stop_ranges(self, army: int) -> tuple[tuple[tuple[int, int], ...], ...]:
        """Pots below the goal at which to stop, as inclusive ranges, for one to six dice left.

        >>> race().stop_ranges(4500)[:2]
        ((), ((250, 350),))
        """
        units = in_units(army)
        return self._plan(units, self._turns[units : units + 1]).ranges(case=0)


_race = cache(Race)


def race(goal: int = KEEP_THRESHOLD, variant: int = 0) -> Race:
    """The race programme for a goal."""
    return _race(goal, variant)
