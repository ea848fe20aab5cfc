"""A roll series with decisions: the best plan, and what a given one is worth."""

from __future__ import annotations

from functools import cache
from typing import Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from lindwurm.games.dragon_farkle.data import COMBO_ID, OPTIONS, OPTIONS_START, SIZE, VALID, VALUE
from lindwurm.games.dragon_farkle.odds.rolls import BLANK, DRAGON, RALLY, Floats, Ints, roll_weights

UNIT = 50
"""All amounts of soldiers are multiples of this, so programmes count in it."""

UNLIMITED = -1
"""An army that cannot be destroyed, as an argument of the battle functions."""

STOP_H2: npt.NDArray[np.int32] = np.array([0, 450, 350, 550, 1300, 3350, 23150], dtype=np.int32)
"""Rule H2 (12.4): stop at this pot or more, by dice left (entry 0 is unused)."""


Take = Literal["best", "all", "h2"]
"""Which dice a player sets aside: the best choice, always all valid ones, or by rule H2."""


class DiceTable(NamedTuple):
    """A series of up to `full` dice, with rolls that offer the same choices put together.

    A choice is (worth, dice left afterwards). Of two choices that leave equally many dice only the
    one worth more is kept: no stop utility used here falls with growing soldiers, since a player
    with more can always play as if there were fewer. Shorter lists of choices are filled up by
    repeating one of them.

    Positions (units of soldiers, dice in hand) are numbered units * (full + 1) + dice, so that a
    choice is the same step onward from wherever the series stands.
    """

    full: int
    steps: Ints
    """(choices, 2 * groups): steps on a blank face, then on a Rally, which doubles."""
    weights: Floats
    """(full + 1, 2 * groups): chance of a group with its face, by number of dice rolled."""
    most: Ints
    """(groups,): worth of the most valuable choice, in soldiers."""
    farkled: Floats
    """(full + 1,): chance of a farkle that counts: no valid die and no Dragon."""
    escape: Floats
    """(full + 1, full + 1): chance of a Dragon that leads from n to n' dice, soldiers unchanged."""
    jump: int
    """Most units a single roll can bring."""


def choices(
    roll: int, dice: int, full: int, variant: int, take: Take
) -> tuple[tuple[int, int], ...]:
    """The choices (worth in units, dice left) that a player of this kind considers."""
    start, end = OPTIONS_START[variant, roll : roll + 2]
    combos = [int(COMBO_ID[c]) for c in OPTIONS[start:end]]
    whole = int(VALID[variant, roll])
    if take == "all":
        combos = [whole]
    elif take == "h2":
        # Never at the price of hot dice: three of five dice are not all of them.
        small = dice >= 5 and SIZE[whole] <= 3 and VALUE[variant, whole] <= 250
        singles = [c for c in combos if SIZE[c] == 1]
        combos = singles[:1] if small and singles else [whole]
    best: dict[int, int] = {}
    for combo in combos:
        left = dice - int(SIZE[combo]) or full
        best[left] = max(best.get(left, 0), int(VALUE[variant, combo]) // UNIT)
    return tuple((worth, left) for left, worth in sorted(best.items()))


@cache
def dice_table(variant: int, full: int, take: Take) -> DiceTable:
    """The table of a series of up to `full` dice, for a player who takes dice like this."""
    groups: dict[tuple[tuple[int, int], ...], Floats] = {}
    farkle = np.zeros(full + 1)
    same = np.zeros((full + 1, full + 1))
    for dice in range(1, full + 1):
        for roll, chance in roll_weights(dice).items():
            weight = float(chance)
            whole = int(VALID[variant, roll])
            if not whole:
                farkle[dice] += weight
                same[dice, dice] += weight  # an escape keeps the dice (DF-54)
                continue
            same[dice, dice - int(SIZE[whole]) or full] += weight
            offer = choices(roll, dice, full, variant, take)
            groups.setdefault(offer, np.zeros(full + 1))[dice] += weight
    longest = max(map(len, groups))
    padded = np.array([offer + offer[:1] * (longest - len(offer)) for offer in groups]).T
    left, worth = padded[1], padded[0]
    weights = np.array(list(groups.values())).T
    return DiceTable(
        full=full,
        steps=np.hstack([worth * (full + 1) + left, 2 * worth * (full + 1) + left]),
        weights=np.hstack([BLANK * weights, RALLY * weights]),
        most=worth.max(axis=0) * UNIT,
        farkled=farkle * (1 - DRAGON),
        escape=same * DRAGON,
        jump=2 * int(worth.max()),
    )


LOOPS = 18
"""Sweeps over positions with equal soldiers. Only the Dragon leads from one to another, so each
sweep shrinks the error to a sixth; 6^-18 is about 1e-14."""


class Plan(NamedTuple):
    """Best play of a series. Index: soldiers in units, dice in hand, case."""

    dice: DiceTable
    stop: Floats
    """(levels + jump, cases): utility of stopping."""
    roll: Floats
    """(levels, full + 1, cases): utility of rolling."""
    best: Floats
    """(levels + jump, full + 1, cases): the better of the two."""

    def stops(self) -> npt.NDArray[np.bool_]:
        """(levels, full + 1, cases): where stopping is at least as good as rolling."""
        return self.stop[: len(self.roll), None] >= self.roll

    def thresholds(self) -> tuple[int, ...]:
        """The soldiers from which on to stop in the first case, for one die left and more."""
        rolls = ~self.stops()[..., 0]
        return tuple(
            int(np.flatnonzero(rolls[:, n])[-1] + 1) * UNIT for n in range(1, self.dice.full + 1)
        )

    def ranges(self, case: int) -> tuple[tuple[tuple[int, int], ...], ...]:
        """The soldiers at which to stop, as inclusive ranges, for one die left and more."""
        stops = self.stops()[..., case]
        return tuple(_ranges(stops[:, n]) for n in range(1, self.dice.full + 1))


def _ranges(stops: npt.NDArray[np.bool_]) -> tuple[tuple[int, int], ...]:
    edges = np.flatnonzero(np.diff(np.concatenate(([False], stops, [False]))))
    return tuple((int(a) * UNIT, int(b - 1) * UNIT) for a, b in edges.reshape(-1, 2))


def best_plan(
    dice: DiceTable,
    stop: Floats,
    lost: Floats,
    item: float = 0.0,
    rule: npt.NDArray[np.int32] | None = None,
) -> Plan:
    """Best play for several cases (stop utilities) at once, backward over the soldiers gathered.

    `stop[units, case]` must cover `jump` units beyond the last level at which rolling is
    considered; the caller says why nobody rolls there. `lost[case]` is the utility of a farkle,
    `item` the worth of an item that a Rally may bring instead of the doubling. A `rule` takes the
    decision away: stop from these soldiers on, by dice left (and by case, if it differs).
    """
    if rule is not None and rule.ndim == 1:
        rule = rule[:, None]
    hands = dice.full + 1
    levels = len(stop) - dice.jump
    best = np.repeat(stop[:, None, :], hands, axis=1)
    positions = best.reshape(-1, stop.shape[1])
    roll = np.zeros((levels, hands, stop.shape[1]))
    farkled = dice.farkled[:, None] * lost
    guess = best[levels].copy()
    for units in reversed(range(levels)):
        ahead = positions[units * hands :].take(dice.steps, axis=0)
        if item:
            blank, rally = np.split(ahead, 2, axis=1)
            np.maximum(rally, blank + item, out=rally)
        moved = dice.weights @ ahead.max(axis=0) + farkled
        held = best[units]
        for _ in range(LOOPS):
            if rule is None:
                np.maximum(guess, stop[units], out=held)
            else:
                held[:] = np.where(units * UNIT >= rule, stop[units], guess)
            np.matmul(dice.escape, held, out=guess)
            guess += moved
        roll[units] = guess
    return Plan(dice, stop, roll, best)


def plan_worth(plan: Plan, stopped: Floats, lost: Floats) -> tuple[Floats, Floats]:
    """Means of several results under a plan: after the decision, and if one rolls.

    `stopped[units, case, result]` and `lost[case, result]` say what a stop and a farkle bring.
    Both answers are indexed [units, dice, case, result].
    """
    dice = plan.dice
    hands = dice.full + 1
    levels, _, cases = plan.roll.shape
    results = stopped.shape[2]
    after = np.repeat(stopped[:, None], hands, axis=1)
    roll = np.zeros((levels, hands, cases, results))
    farkled = dice.farkled[:, None, None] * lost
    positions = after.reshape(-1, cases, results)
    utilities = plan.best.reshape(-1, cases)
    stops = plan.stops()[..., None]
    group, case = np.arange(dice.steps.shape[1])[:, None], np.arange(cases)
    guess = after[levels].copy()
    held = np.empty_like(guess)
    for units in reversed(range(levels)):
        here = units * hands
        choice = utilities[here:].take(dice.steps, axis=0).argmax(axis=0)
        ahead = positions[here:][dice.steps[choice, group], case]
        moved = (dice.weights @ ahead.reshape(len(ahead), -1)).reshape(guess.shape) + farkled
        for _ in range(LOOPS):
            held[:] = guess
            np.copyto(held, stopped[units], where=stops[units])
            np.matmul(dice.escape, held.reshape(hands, -1), out=guess.reshape(hands, -1))
            guess += moved
        roll[units] = guess
        after[units] = np.where(stops[units], stopped[units], guess)
    return after, roll


def in_units(soldiers: int) -> int:
    """The amount in units; ValueError if it is none."""
    if soldiers % UNIT or soldiers < 0:
        raise ValueError(f"{soldiers} is not an amount of soldiers")
    return soldiers // UNIT


def rolled_once(dice: DiceTable, item: float = 0.0) -> Floats:
    """Mean gain of one roll taken whole, by number of dice."""
    rally = np.maximum(2 * dice.most, dice.most + item)
    gain: Floats = dice.weights @ np.concatenate([dice.most, rally])
    return gain


def never_roll_from(dice: DiceTable, item: float = 0.0) -> int:
    """Units from which rolling costs more than it can bring, whatever the dice.

    Rolling once and stopping gains EV(n) and risks all soldiers with chance 5/6 f(n). Beyond
    max EV(n) / (5/6 f(n)) that never pays; and since soldiers only grow until a farkle, all later
    positions lie beyond it too, so looking one roll ahead is optimal there (the monotone case of
    optimal stopping).
    """
    return int(np.ceil((rolled_once(dice, item)[1:] / dice.farkled[1:]).max() / UNIT))
