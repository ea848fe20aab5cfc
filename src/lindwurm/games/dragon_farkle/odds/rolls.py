"""A single roll, exactly (catalogue 12.3)."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from functools import cache
from math import factorial, prod
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lindwurm.games.dragon_farkle.data import (
    COUNT,
    EVENT_DIE,
    LOADED_FACE,
    MULTISETS,
    NEXT,
    SIZE,
    VALID,
    VALUE,
    Event,
)

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]


def event_chance(event: Event) -> Fraction:
    """Chance of a face of the event die.

    >>> event_chance(Event.BLANK)
    Fraction(2, 3)
    """
    return Fraction(int(np.equal(EVENT_DIE, event).sum()), len(EVENT_DIE))


BLANK, DRAGON, RALLY = (
    float(event_chance(event)) for event in (Event.BLANK, Event.DRAGON, Event.RALLY)
)


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
def next_roll(dice: int, variant: int = 0, loaded: bool = False) -> NextRoll:
    """All odds of the coming roll at once; `loaded` if one of the dice is laid down as a 5.

    >>> str(next_roll(1).ends_series), str(next_roll(1).ends_battle)
    ('5/9', '4/9')
    >>> str(next_roll(2, loaded=True).hot), str(next_roll(2, loaded=True).expected)
    ('1/3', '75')
    """
    if loaded:
        return _beside_a_five(dice, variant)
    farkle = farkle_probability(dice, variant)
    return NextRoll(
        no_valid=farkle,
        ends_series=farkle * (1 - event_chance(Event.DRAGON)),
        ends_battle=farkle * event_chance(Event.BLANK),
        expected=expected_value(dice, variant),
        hot=hot_probability(dice, variant),
        mean_scoring=mean_scoring_dice(dice, variant),
    )


def _beside_a_five(dice: int, variant: int) -> NextRoll:
    """The odds of a roll with a Loaded Die (I03): the 5 scores, whatever else falls."""
    others = roll_weights(dice - 1) if dice > 1 else {0: Fraction(1)}
    rolls = {int(NEXT[roll, LOADED_FACE - 1]): chance for roll, chance in others.items()}
    valid = {roll: int(VALID[variant, roll]) for roll in rolls}
    zero = Fraction()
    return NextRoll(
        no_valid=zero,
        ends_series=zero,
        ends_battle=zero,
        expected=sum((w * int(VALUE[variant, valid[r]]) for r, w in rolls.items()), zero),
        hot=sum((w for r, w in rolls.items() if valid[r] == r), zero),
        mean_scoring=sum((w * int(SIZE[valid[r]]) for r, w in rolls.items()), zero),
    )
