"""Exact probabilities (catalogue 12.4): where the princess is, what a hand can do.

Everything about a table is told from one seat's point of view: it uses the own hand, what is public
and the own looks, nothing else.

>>> round(float(holds_some(36, 4, 7)), 3)  # a rainbow in a fresh hand
0.597
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product
from math import comb

from lindwurm.games.drachenfels.data import (
    COLOURS,
    FORT_OF,
    FORTS,
    HAND_SIZE,
    KINDS,
    POINT_KINDS,
    SHOES,
)
from lindwurm.games.drachenfels.rules.memory import WITH, copies, possible
from lindwurm.games.drachenfels.state import Drachenfels
from lindwurm.games.drachenfels.unseen import Counts
from lindwurm.kernel.odds import within


def notebook(s: Drachenfels, seat: int) -> list[list[Fraction]]:
    """Return, for every rock castle, the chance of every shoe colour (DR-177)."""
    settings = possible(s, seat)
    kept = [SHOES[n] for n in range(len(SHOES)) if settings >> n & 1]
    return [
        [
            Fraction(sum(setting[fort] == colour for setting in kept), len(kept))
            for colour in range(len(COLOURS))
        ]
        for fort in range(len(FORTS))
    ]


def princess(s: Drachenfels, seat: int) -> list[Fraction]:
    """Return the chance of every rock castle to hold the princess of this seat."""
    return [row[s.colour[seat]] for row in notebook(s, seat)]


def holds_some(unseen: int, of_kind: int, size: int) -> Fraction:
    """Return the chance that `size` of `unseen` cards include one of the `of_kind` ones."""
    return 1 - Fraction(comb(unseen - of_kind, size), comb(unseen, size))


def renewing_brings(s: Drachenfels, seat: int, kind: int, in_pile: Counts) -> Fraction:
    """Return the chance that a renewed hand holds a card of a kind.

    `in_pile` says how likely how many of them lie in the draw pile (:mod:`.unseen`).
    """
    certain, pool = int(s.hand[seat][kind]), int(s.hand_count[seat] + s.pile_count)
    if pool <= HAND_SIZE:  # the discards are shuffled in (DR-044)
        certain += list(s.discards[: s.discard_count]).count(kind)
        pool += int(s.discard_count)
    drawn = min(HAND_SIZE, pool)
    return sum(
        (chance * holds_some(pool, certain + n, drawn) for n, chance in in_pile.items()),
        Fraction(0),
    )


def renewing_error(s: Drachenfels, seat: int, kind: int, in_pile: Counts) -> float:
    """Return how far off that chance can be, however likely each of these numbers really is.

    A memory that widens never excludes the truth: as many cards lie in the pile as in some of the
    ways that agree with it. The more there are, the likelier one is drawn.
    """
    fewest, most = (
        renewing_brings(s, seat, kind, {n: Fraction(1)}) for n in (min(in_pile), max(in_pile))
    )
    return within(renewing_brings(s, seat, kind, in_pile), fewest, most)


def swap_wins(s: Drachenfels, seat: int, other: int) -> tuple[Fraction, Fraction]:
    """Return the chances that a teletransfer finds the princess of `seat`, or else of `other`."""
    settings = possible(s, seat)
    mine = _found(settings, FORT_OF[s.at[other]], s.colour[seat])
    theirs = _found(settings, FORT_OF[s.at[seat]], s.colour[other]) & ~mine  # DR-181
    return (
        Fraction(mine.bit_count(), settings.bit_count()),
        Fraction(theirs.bit_count(), settings.bit_count()),
    )


def _found(settings: int, fort: int, colour: int) -> int:
    """Return those settings in which the princess of a colour is in a rock castle (-1: none)."""
    return settings & WITH[fort][colour] if fort >= 0 else 0


# == a fresh hand of seven =========================================================================


@cache
def fresh_hands(seats: int) -> tuple[tuple[tuple[int, ...], Fraction], ...]:
    """Return every distribution of point cards in a fresh hand, with its chance."""
    points = [copies(seats, k) for k in range(POINT_KINDS)]
    magic = sum(copies(seats, k) for k in range(POINT_KINDS, KINDS))
    total = comb(sum(points) + magic, HAND_SIZE)
    hands = []
    for counts in product(*(range(min(c, HAND_SIZE) + 1) for c in points)):
        left = HAND_SIZE - sum(counts)
        if 0 <= left <= magic:
            ways = comb(magic, left)
            for held, copy in zip(counts, points, strict=True):
                ways *= comb(copy, held)
            hands.append((counts, Fraction(ways, total)))
    return tuple(hands)


def makes(seats: int, distance: int, cards: int, swift: bool = False) -> Fraction:
    """Return the chance that a fresh hand covers a distance exactly with at most so many cards.

    >>> round(float(makes(4, 6, 2)), 3), round(float(makes(4, 6, 2, swift=True)), 3)
    (0.734, 0.976)
    """
    fitting = _fitting(distance, cards, swift)
    return sum(
        (
            chance
            for counts, chance in fresh_hands(seats)
            if any(all(c >= n for c, n in zip(counts, need, strict=True)) for need in fitting)
        ),
        Fraction(0),
    )


@cache
def _fitting(distance: int, cards: int, swift: bool) -> frozenset[tuple[int, ...]]:
    """Return the sets of point cards (as counts) that cover a distance exactly."""
    found = set()
    for size in range(1, cards + 1):
        for chosen in combinations_with_replacement(range(POINT_KINDS), size):
            factors = product((1, 2) if swift else (1,), repeat=size)
            sums = {sum((k + 1) * f for k, f in zip(chosen, by, strict=True)) for by in factors}
            if distance in sums:
                found.add(tuple(chosen.count(k) for k in range(POINT_KINDS)))
    return frozenset(found)


def point_cards(seats: int) -> list[Fraction]:
    """Return the chances of 0, 1, … 7 point cards in a fresh hand."""
    chances = [Fraction(0)] * (HAND_SIZE + 1)
    for counts, chance in fresh_hands(seats):
        chances[sum(counts)] += chance
    return chances
