"""Exact battle odds: every gear, power and set of open cards (catalogue 12.3).

A fight is a walk over open cards. :func:`outlook` gives the chances of win, draw and loss from any
position of a fight for a player who follows a policy:

>>> outlook().win
Fraction(22, 91)
>>> outlook(sword=True, power=1).rounded()
(0.8762, 0.0, 0.1238)

Policies say what a draw is worth. "never" hunts the hit, "first" takes the first draw offered,
"balanced" counts a draw as half a win and stops when that is best. Power is spent whenever two
dragons are open, which is never wrong for these aims (a test shows it).
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import comb
from typing import NamedTuple

from lindwurm.games.schutt_und_asche.data import (
    BATTLE,
    DRAGONS_PER_POWER,
    GOLD,
    GOLD_CARDS,
    SYMBOLS_TO_END,
    Card,
)

KNIGHTS, DRAGONS, SWORDS, SHIELDS = (BATTLE[card] for card in Card)
POLICIES = ("never", "first", "balanced")


class Outlook(NamedTuple):
    """Chances of a fight."""

    win: Fraction
    draw: Fraction
    loss: Fraction

    @property
    def value(self) -> Fraction:
        """Win counts 1, draw one half."""
        return self.win + self.draw / 2

    def rounded(self, digits: int = 4) -> tuple[float, float, float]:
        """Return the three chances as rounded numbers."""
        return (
            round(float(self.win), digits),
            round(float(self.draw), digits),
            round(float(self.loss), digits),
        )


class Fight(NamedTuple):
    """A position of a fight: open counting cards, dragons set aside, gear and power."""

    knights: int = 0
    dragons: int = 0
    swords: int = 0
    shields: int = 0
    power: int = 0
    aside: int = 0
    sword: bool = False
    shield: bool = False
    gone: tuple[int, int, int, int] = (0, 0, 0, 0)
    """Cards struck out by Heroes, by symbol."""


WIN = Outlook(Fraction(1), Fraction(0), Fraction(0))
DRAW = Outlook(Fraction(0), Fraction(1), Fraction(0))
LOSS = Outlook(Fraction(0), Fraction(0), Fraction(1))


def outlook(policy: str = "never", **position: int | bool | tuple[int, int, int, int]) -> Outlook:
    """Return the chances from a position, given as fields of :class:`Fight`."""
    if policy not in POLICIES:
        raise ValueError(f"there is no policy {policy!r} ({', '.join(POLICIES)})")
    return _go_on(_bare(Fight(**position), policy), policy)  # type: ignore[arg-type]


def turn_up(policy: str = "never", **position: int | bool | tuple[int, int, int, int]) -> Outlook:
    """Return the chances if the next card is turned up now, even where power could be spent."""
    f = Fight(**position)  # type: ignore[arg-type]
    bare = _bare(f, policy)
    counts = Fraction(sum(left(bare)), sum(left(f)))
    now, on = _reveal(bare, policy), _go_on(bare, policy)  # after a blank all is as before
    return Outlook(*(counts * a + (1 - counts) * b for a, b in zip(now, on, strict=True)))


def _bare(f: Fight, policy: str) -> Fight:
    """Return the fight without the cards that decide nothing: a symbol whose gear is missing.

    Whoever has seen one decides again as before, so that a plan is worth the same without them;
    that leaves some hundred positions of some ten thousand.
    """
    knights, dragons, swords, shields = f.gone
    if not f.sword:
        f, swords = f._replace(swords=0), SWORDS
    if not f.shield or policy == "never":
        f, shields = f._replace(shields=0), SHIELDS
    gone = (knights, dragons + f.aside, swords, shields)
    return f._replace(aside=0, gone=gone)


@cache
def _go_on(f: Fight, policy: str) -> Outlook:
    """Chances before the next card: power is spent at two dragons, then a card is turned up."""
    if f.dragons == DRAGONS_PER_POWER and f.power > 0:
        spent = f._replace(dragons=0, power=f.power - 1, aside=f.aside + DRAGONS_PER_POWER)
        return max(_go_on(spent, policy), _reveal(f, policy), key=lambda o: _worth(o, policy))
    return _reveal(f, policy)


def _worth(o: Outlook, policy: str) -> tuple[Fraction, Fraction]:
    if policy == "never":
        return o.win, -o.loss
    return (o.value, o.win) if policy == "balanced" else (-o.loss, o.win)


def left(f: Fight) -> tuple[int, int, int, int]:
    """Return the cards still face down, by symbol."""
    return (
        KNIGHTS - f.knights - f.gone[Card.KNIGHT],
        DRAGONS - f.dragons - f.aside - f.gone[Card.DRAGON],
        SWORDS - f.swords - f.gone[Card.SWORD],
        SHIELDS - f.shields - f.gone[Card.SHIELD],
    )


def _reveal(f: Fight, policy: str) -> Outlook:
    cards = left(f)
    total = sum(cards)
    win = draw = loss = Fraction(0)
    for card, count in zip(Card, cards, strict=True):
        if count == 0:
            continue
        after = _after(f, card, policy)
        weight = Fraction(count, total)
        win += weight * after.win
        draw += weight * after.draw
        loss += weight * after.loss
    return Outlook(win, draw, loss)


def _after(f: Fight, card: Card, policy: str) -> Outlook:
    if card == Card.DRAGON:
        if f.dragons + 1 == SYMBOLS_TO_END:
            return LOSS
        return _go_on(f._replace(dragons=f.dragons + 1), policy)
    if card == Card.KNIGHT:
        if f.knights + 1 == SYMBOLS_TO_END:
            return WIN
        return _go_on(f._replace(knights=f.knights + 1), policy)
    if card == Card.SWORD:
        if f.sword and f.swords + 1 == SYMBOLS_TO_END:
            return WIN
        return _go_on(f._replace(swords=f.swords + 1), policy)
    g = f._replace(shields=f.shields + 1)
    if not f.shield or g.shields < SYMBOLS_TO_END or policy == "never":
        return _go_on(g, policy)
    if policy == "first":
        return DRAW
    on = _go_on(g, policy)
    return on if on.value >= Fraction(1, 2) else DRAW


def bare_knight(power: int) -> Fraction:
    """Return a bare knight's chance to win in closed form (12.3)."""
    m = 2 * SYMBOLS_TO_END - 1 + DRAGONS_PER_POWER * power
    ways = sum(comb(KNIGHTS, i) * comb(DRAGONS, m - i) for i in range(3, KNIGHTS + 1) if m >= i)
    return Fraction(ways, comb(KNIGHTS + DRAGONS, m))


def power_spent(power: int, sword: bool = False, shield: bool = False) -> Fraction:
    """Return the mean number of power tiles spent by a player who hunts the hit."""
    return _spent(Fight(power=power, sword=sword, shield=shield))


@cache
def _spent(f: Fight) -> Fraction:
    if f.dragons == DRAGONS_PER_POWER and f.power > 0:
        return 1 + _spent(
            f._replace(dragons=0, power=f.power - 1, aside=f.aside + DRAGONS_PER_POWER)
        )
    cards, mean = left(f), Fraction(0)
    for card, count in zip(Card, cards, strict=True):
        if count:
            g = _with(f, card)
            ends = _open(g, card) == SYMBOLS_TO_END and (
                card in (Card.KNIGHT, Card.DRAGON) or (card == Card.SWORD and f.sword)
            )
            mean += 0 if ends else Fraction(count, sum(cards)) * _spent(g)
    return mean


def _with(f: Fight, card: Card) -> Fight:
    k, d, s, h = (_open(f, c) + (c == card) for c in Card)
    return f._replace(knights=k, dragons=d, swords=s, shields=h)


def _open(f: Fight, card: Card) -> int:
    return (f.knights, f.dragons, f.swords, f.shields)[card]


# --- gold (12.4) --------------------------------------------------------------------------------


@cache
def hand_sum(cards: int) -> tuple[Fraction, ...]:
    """Return the chance of each sum of an unknown hand of so many gold cards.

    >>> [round(float(p), 3) for p in hand_sum(1)]
    [0.28, 0.48, 0.2, 0.04]
    """
    ways: dict[tuple[int, int], int] = {(0, 0): 1}
    for value, copies in enumerate(GOLD):
        step: dict[tuple[int, int], int] = {}
        for (count, total), n in ways.items():
            for k in range(copies + 1):
                key = (count + k, total + k * value)
                step[key] = step.get(key, 0) + n * comb(copies, k)
        ways = step
    top = max(total for count, total in ways if count == cards)
    whole = comb(GOLD_CARDS, cards)
    return tuple(Fraction(ways.get((cards, total), 0), whole) for total in range(top + 1))


def offering(values: tuple[int, ...], gold: int) -> tuple[Fraction, Fraction]:
    """Return the chance that `gold` is enough for a tile, and the mean attacks where it is not.

    `values` are those its back colour still allows, each equally likely (12.4).

    >>> offering((2, 4, 5), 3)
    (Fraction(1, 3), Fraction(3, 2))
    """
    short = [v - gold for v in values if v > gold]
    return 1 - Fraction(len(short), len(values)), Fraction(sum(short), len(short) or 1)
