"""Exact odds of DragonQuest: what the odds panel shows and the heuristic player plays by.

Everything is counted in fractions, on first use, and kept. Dice are handled by what matters about
them: a movement die shows a skull, a step, a discovery or a blank.

>>> third_skull(1, black=2)
Fraction(1, 9)
>>> round(float(policy("C1").danger), 6), round(float(policy("C1").mean_steps), 6)
(0.282606, 1.513378)
>>> round(float(fight_death(Danger.ORC, 7)), 6), round(float(wake(5)), 6)
(0.228791, 0.196245)
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb, factorial, prod
from typing import NamedTuple

from lindwurm.games.dragonquest.data import (
    BLACK_DICE,
    BLACK_DIE,
    COMBAT_DIE,
    DAMAGE_DIE,
    DANGER_DIE,
    DRAGONS_TO_WAKE,
    FATAL_SKELETON_SKULLS,
    FATAL_SKULLS,
    LEAST_STARS,
    LETTER_DIE,
    PRINTED_TREASURES,
    RED_DIE,
    REROLLS,
    ROW_BOXES,
    TRAP_DAMAGE,
    TRAP_LP,
    TREASURE_DICE,
    TREASURE_DIE,
    TREASURE_STARS,
    TREASURE_VALUE,
    Danger,
    Face,
    Loot,
)

ZERO, ONE = Fraction(), Fraction(1)
Chances = dict[int, Fraction]
"""A distribution: value -> chance."""


def _sum(a: Chances, b: Chances) -> Chances:
    """The distribution of the sum of two independent values."""
    total: dict[int, Fraction] = defaultdict(Fraction)
    for (x, p), (y, q) in product(a.items(), b.items()):
        total[x + y] += p * q
    return dict(total)


def mean(chances: Chances) -> Fraction:
    """The mean of a distribution."""
    return sum((Fraction(value) * p for value, p in chances.items()), Fraction())


# == movement dice (12.1) =========================================================================


class Lie(NamedTuple):
    """How the movement dice lie: skulls, black dice by kind, and the red die.

    `red` is 's' for a step, 'd' for a discovery, '' when it shows skulls.
    """

    skulls: int
    steps: int
    finds: int
    blanks: int
    red: str

    @property
    def all_steps(self) -> int:
        """Steps, those of the red die included."""
        return self.steps + (self.red == "s")

    @property
    def all_finds(self) -> int:
        """Discoveries, those of the red die included."""
        return self.finds + (self.red == "d")


class Choice(NamedTuple):
    """Which dice to throw again: black steps, discoveries and blanks, and the red die."""

    steps: int = 0
    finds: int = 0
    blanks: int = 0
    red: int = 0


STOP = Choice()
Policy = Callable[[Lie, int], Choice]
"""What to throw again, by the lie of the dice and the rerolls left."""

_BLACK = {
    kind: Fraction(sum(face in faces for face in BLACK_DIE), len(BLACK_DIE))
    for kind, faces in {
        "skull": (Face.SKULL,),
        "step": (Face.ROOM, Face.CORRIDOR),
        "find": (Face.DISCOVERY,),
        "blank": (Face.BLANK,),
    }.items()
}


@cache
def throw(black: int, red: int) -> dict[Lie, Fraction]:
    """The distribution of a throw of some black dice and perhaps the red one."""
    found: dict[Lie, Fraction] = defaultdict(Fraction)
    for skulls in range(black + 1):
        for steps in range(black - skulls + 1):
            for finds in range(black - skulls - steps + 1):
                blanks = black - skulls - steps - finds
                counts = (skulls, steps, finds, blanks)
                ways = factorial(black) // prod(map(factorial, counts))
                chance = ways * prod(
                    (p**n for p, n in zip(_BLACK.values(), counts, strict=True)), start=ONE
                )
                for more, kind, share in _red(red):
                    found[Lie(skulls + more, steps, finds, blanks, kind)] += chance * share
    return dict(found)


def _red(thrown: int) -> Iterator[tuple[int, str, Fraction]]:
    """Skulls, kind and chance of each face of the red die, if it is thrown."""
    if not thrown:
        yield 0, "", ONE
        return
    signs = {Face.SKULL: (1, ""), Face.TWO_SKULLS: (2, ""), Face.DISCOVERY: (0, "d")}
    for face in RED_DIE:
        skulls, kind = signs.get(Face(face), (0, "s"))
        yield skulls, kind, Fraction(1, len(RED_DIE))


def after(lie: Lie, choice: Choice) -> dict[Lie, Fraction]:
    """Where a reroll can lead."""
    found: dict[Lie, Fraction] = defaultdict(Fraction)
    for new, chance in throw(choice.steps + choice.finds + choice.blanks, choice.red).items():
        found[
            Lie(
                lie.skulls + new.skulls,
                lie.steps - choice.steps + new.steps,
                lie.finds - choice.finds + new.finds,
                lie.blanks - choice.blanks + new.blanks,
                new.red if choice.red else lie.red,
            )
        ] += chance
    return dict(found)


def choices(lie: Lie) -> Iterator[Choice]:
    """Every set of dice that may be thrown again, none included; dice alike count as one."""
    for steps, finds, blanks in product(
        range(lie.steps + 1), range(lie.finds + 1), range(lie.blanks + 1)
    ):
        for red in range(1 + bool(lie.red)):
            yield Choice(steps, finds, blanks, red)


class Turn(NamedTuple):
    """What a policy makes of one turn's movement dice."""

    danger: Fraction
    steps: Chances
    """Chance of each number of steps without danger."""
    finds: Chances
    """Chance of each number of EP without danger."""

    @property
    def mean_steps(self) -> Fraction:
        """Steps in the mean, none in danger."""
        return mean(self.steps)

    @property
    def mean_finds(self) -> Fraction:
        """EP in the mean, none in danger."""
        return mean(self.finds)


def play(decide: Policy) -> Turn:
    """Follow a policy through the throws of a turn."""
    danger = Fraction()
    steps: dict[int, Fraction] = defaultdict(Fraction)
    finds: dict[int, Fraction] = defaultdict(Fraction)
    lies = throw(BLACK_DICE, 1)
    for left in range(REROLLS, -1, -1):
        following: dict[Lie, Fraction] = defaultdict(Fraction)
        for lie, chance in lies.items():
            choice = decide(lie, left) if left else STOP
            if lie.skulls >= FATAL_SKULLS:
                danger += chance
            elif choice == STOP:
                steps[lie.all_steps] += chance
                finds[lie.all_finds] += chance
            else:
                for new, share in after(lie, choice).items():
                    following[new] += chance * share
        lies = following
    return Turn(danger, dict(steps), dict(finds))


def _reroll(most_skulls: int, finds: bool) -> Policy:
    """Throw blanks (and discoveries) again while there are at most so many skulls."""

    def decide(lie: Lie, left: int) -> Choice:
        if lie.skulls > most_skulls:
            return STOP
        return Choice(0, lie.finds * finds, lie.blanks, int(finds and lie.red == "d"))

    return decide


def _best(step: Fraction, find: Fraction, danger: Fraction) -> Policy:
    """The policy that earns most, at so much for a step, a discovery and a danger."""

    @cache
    def worth(lie: Lie, left: int) -> tuple[Fraction, Choice]:
        if lie.skulls >= FATAL_SKULLS:
            return danger, STOP
        best = (step * lie.all_steps + find * lie.all_finds, STOP)
        if left:
            for choice in choices(lie):
                if choice != STOP:
                    value = sum(
                        (p * worth(new, left - 1)[0] for new, p in after(lie, choice).items()),
                        Fraction(),
                    )
                    if value > best[0]:
                        best = (value, choice)
        return best

    return lambda lie, left: worth(lie, left)[1]


POLICIES: dict[str, Callable[[], Policy]] = {
    "N": lambda: _reroll(-1, False),
    "C0": lambda: _reroll(0, False),
    "C1": lambda: _reroll(1, False),
    "B": lambda: _reroll(2, False),
    "R0": lambda: _reroll(0, True),
    "R1": lambda: _reroll(1, True),
    "R2": lambda: _reroll(2, True),
    "M*": lambda: _best(ONE, Fraction(), Fraction()),
    "U*": lambda: _best(ONE, Fraction(1, 2), Fraction(-2)),
}


@cache
def policy(name: str) -> Turn:
    """One turn under a policy of table 12.1: N, C0, C1, B, R0, R1, R2, M* or U*."""
    return play(POLICIES[name]())


@cache
def third_skull(skulls: int, black: int, red: int = 0) -> Fraction:
    """The chance that a reroll of these dice brings the third skull."""
    return sum(
        (p for lie, p in throw(black, red).items() if skulls + lie.skulls >= FATAL_SKULLS),
        Fraction(),
    )


@cache
def row_wakes(name: str, ep: int) -> Fraction:
    """The chance that the active row, with so many EP, wakes its danger this turn (12.6)."""
    finds = policy(name).finds
    return sum((p for n, p in finds.items() if ep + n > ROW_BOXES), Fraction())


# == turns to walk (12.2) =========================================================================


@cache
def expected_turns(name: str, steps: int) -> Fraction:
    """Turns to walk so many steps, walls and missed turns apart."""
    if steps <= 0:
        return Fraction()
    moves = {n: p for n, p in policy(name).steps.items() if n}
    on = sum((p * expected_turns(name, steps - n) for n, p in moves.items()), Fraction())
    return (1 + on) / sum(moves.values(), Fraction())


@cache
def arrives(name: str, steps: int, turns: int) -> Fraction:
    """The chance to walk so many steps within so many turns."""
    if steps <= 0:
        return ONE
    if turns == 0:
        return Fraction()
    turn = policy(name)
    stay = turn.danger + turn.steps.get(0, Fraction())
    return stay * arrives(name, steps, turns - 1) + sum(
        (p * arrives(name, steps - n, turns - 1) for n, p in turn.steps.items() if n), Fraction()
    )


# == danger dice (12.3) ===========================================================================


@cache
def dangers(first: int | None = None) -> Chances:
    """What the danger dice bring, with `Danger.NONE` for slipping away; A may lie already."""
    found: dict[int, Fraction] = defaultdict(Fraction)
    starts = DANGER_DIE if first is None else [first]
    for a, b, c, letter in product(starts, DANGER_DIE, DANGER_DIE, LETTER_DIE):
        if a == b:
            met = a
        elif c in (a, b):
            met = c
        else:
            met = (a, b, c)[letter] if letter >= 0 else int(Danger.NONE)
        found[met] += Fraction(1, len(starts) * 6**3)
    return dict(found)


def decided_by() -> tuple[Fraction, Fraction, Fraction]:
    """The chances that the second, the third or the letter die decides."""
    sides = len(set(DANGER_DIE))
    second = Fraction(1, sides)
    third = (1 - second) * Fraction(2, sides)
    return second, third, 1 - second - third


@cache
def same_trap_thrice(count: int) -> Fraction:
    """The chance to meet the same trap a third time within so many dangers."""
    each = dangers()[Danger.ARROWS]
    other = 1 - 3 * each
    safe = Fraction()
    for times in product(range(3), repeat=3):
        met = sum(times)
        if met <= count:
            ways = factorial(count) // (prod(map(factorial, times)) * factorial(count - met))
            safe += ways * each**met * other ** (count - met)
    return 1 - safe


# == damage and fights (12.4) =====================================================================

DAMAGE: Chances = {n: Fraction(DAMAGE_DIE.count(n), len(DAMAGE_DIE)) for n in set(DAMAGE_DIE)}


def _two(pick: Callable[[int, int], int]) -> Chances:
    found: dict[int, Fraction] = defaultdict(Fraction)
    for (a, p), (b, q) in product(DAMAGE.items(), DAMAGE.items()):
        found[pick(a, b)] += p * q
    return dict(found)


LOWER, HIGHER, BOTH = _two(min), _two(max), _two(lambda a, b: a + b)
WOUND = {Danger.GHOUL: LOWER, Danger.TROLL: DAMAGE, Danger.ORC: HIGHER}


def lost_round(foe: Danger) -> Fraction:
    """The chance to lose a round of a fight."""
    return Fraction(sum(COMBAT_DIE[foe]), len(COMBAT_DIE[foe]))


@cache
def fight_loss(foe: Danger, lp: int) -> Fraction:
    """The chance that a whole fight costs exactly so many LP (a hero with LP to spare)."""
    q = lost_round(foe)
    if lp == 0:
        return 1 - q
    return q * sum(
        (p * fight_loss(foe, lp - n) for n, p in WOUND[foe].items() if n <= lp), Fraction()
    )


def expected_loss(foe: Danger) -> Fraction:
    """LP that a fight costs in the mean."""
    q = lost_round(foe)
    return q / (1 - q) * mean(WOUND[foe])


@cache
def fight_death(foe: Danger, lp: int) -> Fraction:
    """The chance to die in a fight that begins with so many LP."""
    if foe == Danger.SKELETON:
        return _skeleton_death(lp, 1)
    if lp <= 0:
        return ONE
    q = lost_round(foe)
    return q * sum((p * fight_death(foe, lp - n) for n, p in WOUND[foe].items()), Fraction())


def _skeleton_death(lp: int, skull: int) -> Fraction:
    if lp <= 0 or skull > FATAL_SKELETON_SKULLS:
        return ONE
    if skull == FATAL_SKELETON_SKULLS:
        return lost_round(Danger.SKELETON)
    return lost_round(Danger.SKELETON) * _skeleton_death(lp - skull, skull + 1)


def skeleton_skulls(count: int) -> Fraction:
    """The chance of exactly so many skulls before the sword; the fifth one kills."""
    q = lost_round(Danger.SKELETON)
    return q**count if count == FATAL_SKELETON_SKULLS else q**count * (1 - q)


def trap_loss(trap: int, times: int) -> Chances:
    """LP that a trap costs the first (times 0) or second time."""
    fixed = {TRAP_LP[trap][times]: ONE}
    return _sum(fixed, DAMAGE) if TRAP_DAMAGE[trap] else fixed


def trap_death(trap: int, times: int, lp: int) -> Fraction:
    """The chance that a trap kills who has met it so many times before; the third time it does."""
    if times == len(TRAP_LP[trap]):
        return ONE
    return sum((p for n, p in trap_loss(trap, times).items() if n >= lp), ZERO)


@cache
def danger_death(
    lp: int,
    met: tuple[int, ...] = (0, 0, 0),
    safe: frozenset[int] = frozenset(),
) -> Fraction:
    """The chance that the next danger kills: by how often each trap was met, and what cannot hurt.

    `safe` are the dangers that something in the hero's hand undoes.
    """
    total = ZERO
    for danger, chance in dangers().items():
        if danger == Danger.NONE or danger in safe:
            continue
        if danger <= Danger.MIST:
            trap = danger - Danger.ARROWS
            total += chance * trap_death(trap, met[trap], lp)
        else:
            total += chance * fight_death(Danger(danger), lp)
    return total


def danger_loss(times: int = 0) -> Fraction:
    """LP that a danger costs in the mean, with no (0) or all (1) first trap boxes crossed."""
    each = dangers()[Danger.ARROWS]
    traps = sum((mean(trap_loss(trap, times)) for trap in range(3)), Fraction())
    fights = sum((expected_loss(foe) for foe in WOUND), Fraction())
    return each * (traps + fights)


# == the chamber (12.5) ===========================================================================

_LOOT = {
    face: Fraction(TREASURE_DIE.count(face), len(TREASURE_DIE))
    for face in Loot
    if face != Loot.NONE
}
# With the talisman blanks and coins are thrown once more.
_AGAIN = _LOOT[Loot.BLANK] + _LOOT[Loot.FIFTY] + _LOOT[Loot.HUNDRED]


def at_least(count: int, dice: int, chance: Fraction) -> Fraction:
    """The chance of at least so many hits among some dice."""
    return sum(
        (comb(dice, n) * chance**n * (1 - chance) ** (dice - n) for n in range(count, dice + 1)),
        Fraction(),
    )


@cache
def wake(aside: int, talisman: bool = False) -> Fraction:
    """The chance that the next throw wakes the dragon, with so many dice aside."""
    dragon = _LOOT[Loot.DRAGON] * (1 + _AGAIN * talisman)
    return at_least(DRAGONS_TO_WAKE - aside, TREASURE_DICE - aside, dragon)


def stars(count: int, dice: int, talisman: bool = False) -> Fraction:
    """The chance of at least so many stars."""
    return at_least(count, dice, _LOOT[Loot.STAR] * (1 + _AGAIN * talisman))


def awake_by(throws: int, talisman: bool = False) -> Fraction:
    """The chance that the dragon is awake after so many throws since the chamber was empty."""
    dragon = _LOOT[Loot.DRAGON]
    still = (1 - dragon) ** throws
    if talisman:  # in the first throw
        still *= (1 - dragon * (1 + _AGAIN)) / (1 - dragon)
    return at_least(DRAGONS_TO_WAKE, TREASURE_DICE, 1 - still)


def best_treasure(count: int) -> int:
    """The dearest treasure that so many stars buy from a full supply."""
    tiles = range(PRINTED_TREASURES)
    payable = [TREASURE_VALUE[t] for t in tiles if TREASURE_STARS[t] <= count]
    return max(payable) if count >= LEAST_STARS else 0


def expected_treasure(dice: int, talisman: bool = False) -> Fraction:
    """The value of the best treasure in the mean, from a full supply."""
    star = _LOOT[Loot.STAR] * (1 + _AGAIN * talisman)
    return sum(
        (
            comb(dice, n) * star**n * (1 - star) ** (dice - n) * best_treasure(n)
            for n in range(dice + 1)
        ),
        Fraction(),
    )


def expected_coins(dice: int, talisman: bool = False) -> Fraction:
    """The coins of a throw in the mean."""
    once = dice * (50 * _LOOT[Loot.FIFTY] + 100 * _LOOT[Loot.HUNDRED])
    return once * (1 + _AGAIN * talisman)


@cache
def gain(aside: int) -> Fraction:
    """What a throw brings in the mean if the dragon sleeps on, from a full supply."""
    return _gain_asleep(aside) / (1 - wake(aside))


def break_even(aside: int) -> Fraction:
    """The loot above which staying loses value on average (V* of 12.5)."""
    return _gain_asleep(aside) / wake(aside)


def _asleep(aside: int) -> Iterator[tuple[int, int, Fraction]]:
    """Stars, other faces and chance of each throw that lets the dragon sleep on."""
    dice = TREASURE_DICE - aside
    dragon, star = _LOOT[Loot.DRAGON], _LOOT[Loot.STAR]
    rest = 1 - dragon - star
    for dragons in range(min(dice, DRAGONS_TO_WAKE - aside - 1) + 1):
        for n in range(dice - dragons + 1):
            others = dice - dragons - n
            ways = factorial(dice) // (factorial(dragons) * factorial(n) * factorial(others))
            yield n, others, ways * dragon**dragons * star**n * rest**others


def _gain_asleep(aside: int) -> Fraction:
    """Coins and best treasure of a throw, counted only where the dragon sleeps on."""
    rest = 1 - _LOOT[Loot.DRAGON] - _LOOT[Loot.STAR]
    coin = (50 * _LOOT[Loot.FIFTY] + 100 * _LOOT[Loot.HUNDRED]) / rest
    return sum((p * (best_treasure(n) + others * coin) for n, others, p in _asleep(aside)), ZERO)


def coins_asleep(aside: int) -> Fraction:
    """The coins of a throw in the mean, if the dragon sleeps on."""
    rest = 1 - _LOOT[Loot.DRAGON] - _LOOT[Loot.STAR]
    coin = (50 * _LOOT[Loot.FIFTY] + 100 * _LOOT[Loot.HUNDRED]) / rest
    return sum((p * others * coin for _, others, p in _asleep(aside)), ZERO) / (1 - wake(aside))


def stars_asleep(count: int, aside: int) -> Fraction:
    """The chance that a throw brings exactly so many stars, if the dragon sleeps on."""
    return sum((p for n, _, p in _asleep(aside) if n == count), ZERO) / (1 - wake(aside))


@cache
def breath() -> Chances:
    """LP that the dragon's breath costs."""
    dragon = _LOOT[Loot.DRAGON]
    dice = TREASURE_DICE
    hits = {n: comb(dice, n) * dragon**n * (1 - dragon) ** (dice - n) for n in range(dice + 1)}
    return _sum(hits, BOTH)


def breath_death(lp: int) -> Fraction:
    """The chance that the breath kills a hero with so many LP."""
    return sum((p for n, p in breath().items() if n >= lp), Fraction())
