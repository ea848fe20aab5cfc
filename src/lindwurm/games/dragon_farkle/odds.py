"""Exact odds of Dragon Farkle: what the odds panel shows and the expert bot plays by.

A roll is one of at most 462 multisets with an exact weight, so single rolls are answered in
fractions. Longer questions are small dynamic programmes over (soldiers, dice left). Everything is
computed on first use and kept; `variant` is an index into `data.VARIANTS`.

>>> farkle_probability(6)
Fraction(5, 216)
>>> round(recruitment().turn_value, 6)
703.38867
>>> recruitment().stop_thresholds
(450, 350, 550, 1300, 3900, 24900)
>>> round(battle_value(missing=3, dice=6, army=5000), 6)
0.384836

Companions and items are left out of account everywhere, except for the bonus of a skirmish.
"""

from collections import Counter, defaultdict
from fractions import Fraction
from functools import cache, cached_property
from itertools import pairwise
from math import factorial, prod
from typing import Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from .data import (
    COMBO_ID,
    COUNT,
    DAMAGE,
    DEFENDER_SET,
    EVENT_DIE,
    FULL_SET,
    KEEP_THRESHOLD,
    MULTISETS,
    OPTIONS,
    OPTIONS_START,
    SIZE,
    SKIRMISH_BONUS,
    VALID,
    VALUE,
    Event,
)

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

UNIT = 50
"""All amounts of soldiers are multiples of this, so programmes count in it."""

UNLIMITED = -1
"""An army that cannot be destroyed, as an argument of the battle functions."""

STOP_H2: npt.NDArray[np.int32] = np.array([0, 450, 350, 550, 1300, 3350, 23150], dtype=np.int32)
"""Rule H2 (12.4): stop at this pot or more, by dice left (entry 0 is unused)."""


def event_chance(event: Event) -> Fraction:
    """Chance of a face of the event die.

    >>> event_chance(Event.BLANK)
    Fraction(2, 3)
    """
    return Fraction(int(np.equal(EVENT_DIE, event).sum()), len(EVENT_DIE))


_BLANK, _DRAGON, _RALLY = (
    float(event_chance(event)) for event in (Event.BLANK, Event.DRAGON, Event.RALLY)
)


# --- a single roll (12.3) -----------------------------------------------------------------------


@cache
def roll_weights(dice: int) -> dict[int, Fraction]:
    """Chance of every roll of so many dice, by multiset id.

    >>> from lindwurm.games.dragon_farkle.data import ID_OF
    >>> roll_weights(2)[ID_OF[1, 5]]
    Fraction(1, 18)
    """
    ways = factorial(dice)
    return {
        int(roll): Fraction(ways // prod(factorial(int(n)) for n in COUNT[roll]), 6**dice)
        for roll in np.flatnonzero(np.equal(SIZE, dice))
    }


@cache
def farkle_probability(dice: int, variant: int = 0) -> Fraction:
    """Chance that no die of a roll is valid.

    >>> [str(farkle_probability(n)) for n in range(1, 7)]
    ['2/3', '4/9', '5/18', '17/108', '25/324', '5/216']
    """
    return sum((w for r, w in roll_weights(dice).items() if not VALID[variant, r]), Fraction())


@cache
def expected_value(dice: int, variant: int = 0) -> Fraction:
    """Mean worth of all valid dice of a roll.

    The event die leaves it alone: a Rally doubles as often as the Dragon eats.

    >>> expected_value(2)
    Fraction(50, 1)
    """
    return sum(
        (w * int(VALUE[variant, VALID[variant, r]]) for r, w in roll_weights(dice).items()),
        Fraction(),
    )


@cache
def hot_probability(dice: int, variant: int = 0) -> Fraction:
    """Chance that every die of a roll is valid.

    >>> hot_probability(6)
    Fraction(1, 12)
    """
    return sum((w for r, w in roll_weights(dice).items() if VALID[variant, r] == r), Fraction())


@cache
def mean_scoring_dice(dice: int, variant: int = 0) -> Fraction:
    """Mean number of valid dice of a roll.

    >>> mean_scoring_dice(3)
    Fraction(19, 18)
    """
    return sum(
        (w * int(SIZE[VALID[variant, r]]) for r, w in roll_weights(dice).items()), Fraction()
    )


def one_or_five(dice: int) -> Fraction:
    """Chance that at least one 1 or 5 is among so many dice.

    >>> one_or_five(2)
    Fraction(5, 9)
    """
    return 1 - Fraction(2, 3) ** dice


@cache
def six_dice_patterns() -> dict[str, Fraction]:
    """Chances of the shapes of a roll of six dice, the most alike first.

    >>> str(six_dice_patterns()["2+2+1+1"]), str(six_dice_patterns()["straight"])
    ('25/72', '5/324')
    """
    chances: dict[tuple[int, ...], Fraction] = defaultdict(Fraction)
    for roll, weight in roll_weights(6).items():
        chances[tuple(sorted(Counter(MULTISETS[roll]).values(), reverse=True))] += weight
    return {
        "straight" if shape == (1,) * 6 else "+".join(map(str, shape)): chances[shape]
        for shape in sorted(chances, reverse=True)
    }


class NextRoll(NamedTuple):
    """What the table shows about the coming roll (12.8)."""

    no_valid: Fraction
    ends_series: Fraction
    """Recruitment and skirmish: no valid die, and no Dragon to hide behind."""
    ends_battle: Fraction
    """Final Battle: no valid die and a blank face."""
    expected: Fraction
    hot: Fraction
    mean_scoring: Fraction


@cache
def next_roll(dice: int, variant: int = 0) -> NextRoll:
    """All odds of the coming roll at once.

    >>> str(next_roll(1).ends_series), str(next_roll(1).ends_battle)
    ('5/9', '4/9')
    """
    farkle = farkle_probability(dice, variant)
    return NextRoll(
        no_valid=farkle,
        ends_series=farkle * (1 - event_chance(Event.DRAGON)),
        ends_battle=farkle * event_chance(Event.BLANK),
        expected=expected_value(dice, variant),
        hot=hot_probability(dice, variant),
        mean_scoring=mean_scoring_dice(dice, variant),
    )


# --- a roll series with decisions ---------------------------------------------------------------

Take = Literal["best", "all", "h2"]
"""Which dice a player sets aside: the best choice, always all valid ones, or by rule H2."""


class _Dice(NamedTuple):
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


def _choices(
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
def _dice(variant: int, full: int, take: Take) -> _Dice:
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
            choices = _choices(roll, dice, full, variant, take)
            groups.setdefault(choices, np.zeros(full + 1))[dice] += weight
    longest = max(map(len, groups))
    padded = np.array([choices + choices[:1] * (longest - len(choices)) for choices in groups]).T
    left, worth = padded[1], padded[0]
    weights = np.array(list(groups.values())).T
    return _Dice(
        full=full,
        steps=np.hstack([worth * (full + 1) + left, 2 * worth * (full + 1) + left]),
        weights=np.hstack([_BLANK * weights, _RALLY * weights]),
        most=worth.max(axis=0) * UNIT,
        farkled=farkle * (1 - _DRAGON),
        escape=same * _DRAGON,
        jump=2 * int(worth.max()),
    )


_LOOPS = 18
"""Sweeps over positions with equal soldiers. Only the Dragon leads from one to another, so each
sweep shrinks the error to a sixth; 6^-18 is about 1e-14."""


class _Plan(NamedTuple):
    """Best play of a series. Index: soldiers in units, dice in hand, case."""

    dice: _Dice
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


def _solve(
    dice: _Dice,
    stop: Floats,
    lost: Floats,
    item: float = 0.0,
    rule: npt.NDArray[np.int32] | None = None,
) -> _Plan:
    """Best play for several cases (stop utilities) at once, backward over the soldiers gathered.

    `stop[units, case]` must cover `jump` units beyond the last level at which rolling is
    considered; the caller says why nobody rolls there. `lost[case]` is the utility of a farkle,
    `item` the worth of an item that a Rally may bring instead of the doubling. A `rule` takes the
    decision away: stop from these soldiers on, by dice left.
    """
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
        for _ in range(_LOOPS):
            if rule is None:
                np.maximum(guess, stop[units], out=held)
            else:
                held[:] = np.where((units * UNIT >= rule)[:, None], stop[units], guess)
            np.matmul(dice.escape, held, out=guess)
            guess += moved
        roll[units] = guess
    return _Plan(dice, stop, roll, best)


def _evaluate(plan: _Plan, stopped: Floats, lost: Floats) -> tuple[Floats, Floats]:
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
        for _ in range(_LOOPS):
            held[:] = guess
            np.copyto(held, stopped[units], where=stops[units])
            np.matmul(dice.escape, held.reshape(hands, -1), out=guess.reshape(hands, -1))
            guess += moved
        roll[units] = guess
        after[units] = np.where(stops[units], stopped[units], guess)
    return after, roll


def _units(soldiers: int) -> int:
    if soldiers % UNIT or soldiers < 0:
        raise ValueError(f"{soldiers} is not an amount of soldiers")
    return soldiers // UNIT


def _once(dice: _Dice, item: float = 0.0) -> Floats:
    """Mean gain of one roll taken whole, by number of dice."""
    rally = np.maximum(2 * dice.most, dice.most + item)
    gain: Floats = dice.weights @ np.concatenate([dice.most, rally])
    return gain


def _never_roll_from(dice: _Dice, item: float = 0.0) -> int:
    """Units from which rolling costs more than it can bring, whatever the dice.

    Rolling once and stopping gains EV(n) and risks all soldiers with chance 5/6 f(n). Beyond
    max EV(n) / (5/6 f(n)) that never pays; and since soldiers only grow until a farkle, all later
    positions lie beyond it too, so looking one roll ahead is optimal there (the monotone case of
    optimal stopping).
    """
    return int(np.ceil((_once(dice, item)[1:] / dice.farkled[1:]).max() / UNIT))


# --- recruitment (12.4) -------------------------------------------------------------------------


class Recruitment:
    """Best play of one recruitment turn for the most soldiers on average.

    >>> from lindwurm.games.dragon_farkle.data import ID_OF
    >>> r = recruitment()
    >>> round(r.roll_value(300, 2), 6), r.should_stop(350, 2)
    (319.442167, True)
    >>> MULTISETS[r.best_choice(0, ID_OF[1, 2, 2, 3, 5, 6])]
    (1,)
    """

    def __init__(self, variant: int, item: float = 0.0) -> None:
        """Solve the programme; `item` is the worth of an item taken instead of a doubling."""
        self.variant = variant
        dice = _dice(variant, FULL_SET, "best")
        self._levels = _never_roll_from(dice, item)
        pots = np.arange(self._levels + dice.jump, dtype=np.float64)[:, None] * UNIT
        self._plan = _solve(dice, pots, np.zeros(1), item)
        self._once = _once(dice, item)

    def roll_value(self, pot: int, dice: int) -> float:
        """R(p, n): mean soldiers banked in the end if the player rolls now."""
        units = _units(pot)
        if units < self._levels:
            return float(self._plan.roll[units, dice, 0])
        return float(pot * (1 - self._plan.dice.farkled[dice]) + self._once[dice])

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

    >>> round(rule_value("h2", STOP_H2), 6)
    692.153854
    """
    dice = _dice(variant, FULL_SET, take)
    levels = _units(int(stops.max()))
    pots = np.arange(levels + dice.jump, dtype=np.float64)[:, None] * UNIT
    return float(_solve(dice, pots, np.zeros(1), rule=stops).roll[0, FULL_SET, 0])


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
    dice = _dice(variant, FULL_SET, "best")
    levels = _units(missing)
    reached = (np.arange(levels + dice.jump) >= levels).astype(np.float64)[:, None]
    return _solve(dice, reached, np.zeros(1)).best[..., 0]


def reach_chance(missing: int, pot: int = 0, dice: int = FULL_SET, variant: int = 0) -> float:
    """Chance to bank at least `missing` soldiers this turn, if nothing else counts.

    >>> round(reach_chance(100), 4), reach_chance(500, pot=500, dice=1)
    (0.9187, 1.0)
    """
    if pot >= missing:
        return 1.0
    return float(_reach(missing, variant)[_units(pot), dice])


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
        self._turns = np.zeros(_units(goal) + 1)
        for army in reversed(range(_units(goal))):
            nearer = self._turns[army + 1 : army + 3]
            turns = float(2 * nearer[0] - nearer[1]) if len(nearer) == 2 else 1.0
            change = 1.0
            while abs(change) > 1e-6:  # the step that was this small lands exactly
                ahead = 1 - self._plan(army, np.array([turns, turns + 1e-4])).roll[0, FULL_SET]
                again = (ahead[1] - ahead[0]) / 1e-4
                change = float((ahead[0] - turns) / (1 - again))
                turns += change
            self._turns[army] = turns

    def _plan(self, army: int, again: Floats) -> _Plan:
        """Best play of a turn from `army` units, where coming away with nothing costs `again`."""
        dice = _dice(self.variant, FULL_SET, "best")
        missing = len(self._turns) - 1 - army
        stop = np.zeros((missing + dice.jump, len(again)))
        stop[:missing] = -self._turns[army:-1, None]
        stop[0] = -again
        return _solve(dice, stop, -again)

    def turns(self, army: int) -> float:
        """Expected turns until the army reaches the goal."""
        return float(self._turns[min(_units(army), len(self._turns) - 1)])

    def stop_ranges(self, army: int) -> tuple[tuple[tuple[int, int], ...], ...]:
        """Pots below the goal at which to stop, as inclusive ranges, for one to six dice left.

        >>> race().stop_ranges(4500)[:2]
        ((), ((250, 350),))
        """
        units = _units(army)
        return self._plan(units, self._turns[units : units + 1]).ranges(case=0)


_race = cache(Race)


def race(goal: int = KEEP_THRESHOLD, variant: int = 0) -> Race:
    """The race programme for a goal."""
    return _race(goal, variant)


# --- the Final Battle (12.5) --------------------------------------------------------------------

_DAMAGES = tuple((int(DAMAGE[event]), float(event_chance(event))) for event in Event)
"""(damage, chance) of each face, the blank first."""


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
            whole = int(VALID[variant, roll])
            if not whole:
                farkle[dice] += float(chance)
                continue
            left = dice - int(SIZE[whole]) or FULL_SET
            chances[dice, left, int(VALUE[variant, whole]) // UNIT] += float(chance)
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
        (p * _unlimited_values(missing - d, variant) for d, p in _DAMAGES[1:]),
        np.zeros(FULL_SET + 1),
    )
    known = step @ hurt + farkle * hurt
    return np.asarray(
        np.linalg.solve(np.eye(FULL_SET + 1) - _BLANK * step, known), dtype=np.float64
    )


@cache
def battle_table(missing: int, army: int, variant: int = 0) -> Floats:
    """Chances to slay, [damage missing, dice in hand, army / 50], up to the given values.

    Backward over the army: every valid die costs at least one unit, so a roll either leads to a
    smaller army or, without a valid die, to a dragon that is hurt more.
    """
    moves, farkle = _losses(variant)
    origin = np.array([m[0] for m in moves])
    left = np.array([m[1] for m in moves])
    cost = np.array([m[2] for m in moves])
    chance = np.zeros((FULL_SET + 1, len(moves)))
    chance[origin, np.arange(len(moves))] = [m[3] for m in moves]
    values = np.zeros((missing + 1, FULL_SET + 1, _units(army) + 1))
    values[0] = 1.0
    for units in range(1, _units(army) + 1):
        # An army that cannot pay is an army of 0, with chance 0 to slay (DF-110).
        rest = np.maximum(units - cost, 0)
        for need in range(1, missing + 1):
            total = np.zeros(FULL_SET + 1)
            for damage, p in _DAMAGES:
                if damage >= need:
                    total[1:] += p  # damage comes before the losses (DF-100)
                    continue
                total += p * (chance @ values[need - damage, left, rest])
                if damage:
                    total += p * farkle * values[need - damage, :, units]
            values[need, :, units] = total
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
    return float(battle_table(missing, size, variant)[missing, dice, _units(army)])


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
            for damage, p in _DAMAGES:
                slaying = state[1 : damage + 1]
                self._slain[k] += p * slaying.sum(axis=(0, 1))
            self._farkle[k] = _BLANK * idle[:0:-1].sum(axis=1)
            state = _BLANK * paid
            for damage, p in _DAMAGES[1:]:
                state[1 : missing + 1 - damage] += p * (paid + idle)[1 + damage :]
            self._alive[k] = state.sum(axis=(0, 1))

    def _cut(self, army: int) -> int:
        return self._MOST if army == UNLIMITED else min(_units(army), self._MOST)

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
    return Stay(float(eventually[_units(army)]), float(battles[_units(army)]))


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
        top = _units(goal)
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


# --- skirmish (12.6) ----------------------------------------------------------------------------


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
        beyond the margin of `_never_roll_from`, nor once the attacker has nothing left to lose.
        """
        dice = _dice(variant, DEFENDER_SET, "best")
        margin = min(_units(armies.attacker) + 1, _never_roll_from(dice))
        levels = _units(max(attacks)) + margin
        values = np.arange(levels + dice.jump) * UNIT
        self._results = _settle(np.array(attacks), values[:, None], armies)
        utility = self._results[..., 1] - self._results[..., 0]
        self._plan = _solve(dice, utility, utility[0])

    @cached_property
    def _evaluated(self) -> tuple[Floats, Floats]:
        return _evaluate(self._plan, self._results, self._results[0])

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
        level = min(_units(value), len(after) - 1)
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
        dice = _dice(variant, FULL_SET, "best")
        risk = dice.farkled[1:].min()
        most = 2 * armies.defender + armies.attacker_bonus
        levels = _units(armies.defender)
        while True:
            levels += 1500 // UNIT
            attacks = tuple(UNIT * units for units in range(levels + dice.jump))
            against = Defence(attacks, armies, variant)
            utility = -against.utilities()
            if most - utility[levels] <= risk * (utility[levels] - utility[0]):
                break
        self._plan = _solve(dice, utility[:, None], utility[:1])
        # The fifth result beside the four of SkirmishOdds: did the attack farkle?
        stopped = np.pad(against.all_odds(), ((0, 0), (0, 1)))
        self._stopped = stopped[:, None]
        lost = stopped[:1].copy()
        lost[0, -1] = 1.0
        self._after, self._roll = _evaluate(self._plan, self._stopped, lost)

    def odds(self, value: int = 0, dice: int = FULL_SET) -> SkirmishOdds:
        """Odds of the running attack under best play; the first roll is compulsory (DF-36)."""
        start = value == 0 and dice == FULL_SET
        level = min(_units(value), len(self._after) - 1)
        odds = (self._roll if start else self._after)[level, dice, 0, :-1]
        return SkirmishOdds(*map(float, odds))

    def odds_if_stopped(self, value: int) -> SkirmishOdds:
        """Odds if the attacker stops with this value."""
        level = min(_units(value), len(self._stopped) - 1)
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
