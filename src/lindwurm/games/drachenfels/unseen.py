"""How likely the cards are that a seat cannot see: how many of a kind lie in the draw pile.

With two players it is counted out, from all that the seat has seen since the deal. Every way in
which the rival's hand can have come about weighs as many deals and draws as lead to it; seen from
one seat these weights are a product, one factor for each kind of card (`Rival`). What a rival plays
is taken to be any of the cards in his hand: what he chooses tells nothing but that he had it.

With more, hands that were mixed with the pile one after the other cannot be told apart like this.
There `in_pile` counts all ways to lay out the hidden cards that agree with what the seat remembers
(:mod:`.rules.memory`): it knows where a card may be, and not how likely it moved there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import comb, factorial, prod
from typing import TYPE_CHECKING

from lindwurm.games.drachenfels.actions import Kind
from lindwurm.games.drachenfels.data import KINDS
from lindwurm.games.drachenfels.rules.memory import PILE, copies, place_of
from lindwurm.games.drachenfels.state import PLACES, SEATS, Drachenfels

if TYPE_CHECKING:
    from lindwurm.kernel.events import Event
    from lindwurm.kernel.match import Match

Counts = dict[int, Fraction]
"""By number of cards of a kind in the draw pile: its chance."""
NARROW = 2
"""Players of whom everything hidden lies in two places: the rival's hand and the draw pile."""


def hidden_of(s: Drachenfels, seat: int, kind: int) -> int:
    """Return how many cards of a kind this seat cannot see: in other hands and the draw pile."""
    thrown = list(s.discards[: s.discard_count]).count(kind)
    return copies(s.seats, kind) - thrown - int(s.hand[seat][kind])


# == two players ===================================================================================


class Rival:
    """The hand of the only rival, as far as a seat can know it.

    `weights[kind][n]`: in how many ways he can have come to hold n cards of a kind. How likely a
    hand is goes with the product of its weights, among all hands of his number of cards.
    """

    def __init__(self, s: Drachenfels, seat: int):
        """Begin with what the seat remembers of a position; before the deal that is nothing."""
        other = 1 - seat
        self.seat, self.size = seat, int(s.hand_count[other])
        self.own = [int(n) for n in s.hand[seat]]
        self.hidden = [hidden_of(s, seat, kind) for kind in range(KINDS)]
        self.thrown = Counter(int(kind) for kind in s.discards[: s.discard_count])
        self.drawing: list[int] | None = None
        self.weights = []
        for kind, count in enumerate(self.hidden):
            known = s.memory[seat][kind]
            his, in_pile = known[1 << place_of(seat, other)], known[1 << PILE]
            free = count - his - in_pile
            self.weights.append([comb(free, n - his) if n >= his else 0 for n in range(count + 1)])

    def hear(self, event: Event) -> None:
        """Take in what the seat was told."""
        kind = event.kind
        if self.drawing is not None and kind != Kind.GOT_CARD:
            self._drawn(self.drawing)
        if kind == Kind.DEALT_CARD:
            self.own[event.b] += 1
            self.hidden[event.b] -= 1
            self._mixed()
        elif kind == Kind.DEALT and event.a != self.seat:
            self.size = event.b
        elif kind == Kind.PLAYED or kind == Kind.DROPPED:
            self.thrown[event.b] += 1
            if event.a == self.seat:
                self.own[event.b] -= 1
            else:
                self._seen_leaving(event.b)
        elif kind == Kind.TOOK_CARD:
            self._taken(event.a, event.c)
        elif kind == Kind.RESHUFFLED:
            for card, count in self.thrown.items():
                self.hidden[card] += count
                self.weights[card] += [0] * count
            self.thrown.clear()
        elif kind == Kind.RENEWED:
            if event.a == self.seat:
                self.drawing = []
            else:  # his hand and the pile are all that is hidden, and well mixed
                self.size = event.b
                self._mixed()
        elif kind == Kind.GOT_CARD and self.drawing is not None:
            self.drawing.append(event.b)

    def _mixed(self) -> None:
        """Any of the hidden cards is as likely in his hand."""
        self.weights = [[comb(count, n) for n in range(count + 1)] for count in self.hidden]

    def _seen_leaving(self, card: int) -> None:
        """A card comes out of his hand, any of them being as likely."""
        self.size -= 1
        self.hidden[card] -= 1
        self.weights[card] = [n * w for n, w in enumerate(self.weights[card])][1:]

    def _taken(self, taker: int, card: int) -> None:
        if taker == self.seat:
            self.own[card] += 1
            self._seen_leaving(card)
        else:
            self.own[card] -= 1
            self.size += 1
            self.hidden[card] += 1
            self.weights[card] = [0, *self.weights[card]]

    def _drawn(self, cards: list[int]) -> None:
        """The own hand went into the pile, and these cards were drawn from it."""
        for card in range(KINDS):
            drawn, pool = cards.count(card), self.hidden[card] + self.own[card]
            ways = self.weights[card] + [0] * self.own[card]
            self.hidden[card] = pool - drawn
            self.weights[card] = [
                w * comb(pool - n, drawn) for n, w in enumerate(ways[: self.hidden[card] + 1])
            ]
            self.own[card] = drawn
        self.drawing = None

    def in_pile(self, kind: int) -> Counts:
        """Return how likely how many cards of a kind lie in the draw pile."""
        if self.drawing is not None:
            self._drawn(self.drawing)
        rest = [1]
        for card, weights in enumerate(self.weights):
            if card != kind:
                rest = _times(rest, weights)[: self.size + 1]
        ways = {
            self.hidden[kind] - n: w * rest[self.size - n]
            for n, w in enumerate(self.weights[kind])
            if w and 0 <= self.size - n < len(rest)
        }
        total = sum(ways.values())
        return {n: Fraction(w, total) for n, w in ways.items() if w}


def _times(first: list[int], second: list[int]) -> list[int]:
    """Multiply two polynomials."""
    found = [0] * (len(first) + len(second) - 1)
    for i, a in enumerate(first):
        if a:
            for j, b in enumerate(second):
                found[i + j] += a * b
    return found


def rival(match: Match, seat: int) -> Rival:
    """Return what a seat can know of its only rival's hand, from all that it was told."""
    start = Drachenfels() if match.start is None else Drachenfels.from_bytes(match.start)
    start.seats = match.seats
    known = Rival(Drachenfels.of_view(start.view(seat)), seat)
    for event in match.events(seat):
        known.hear(event)
    return known


# == any number of players =========================================================================


def in_pile(s: Drachenfels, seat: int, kind: int) -> Counts:
    """Return how likely how many cards of a kind lie in the draw pile, by what a seat remembers.

    All ways to lay out the hidden cards that agree with its memory count the same.
    """
    hands = [p for p in range(s.seats) if p != seat]
    room = [0] * SEATS
    room[PILE] = int(s.pile_count)
    for p in hands:
        room[place_of(seat, p)] = int(s.hand_count[p])
    found: dict[tuple[tuple[int, ...], int], int] = {(tuple(room), 0): 1}
    free = [hidden_of(s, seat, k) for k in range(KINDS)]
    for places in range(1, PLACES):
        known = [int(s.memory[seat][k][places]) for k in range(KINDS)]
        free = [f - n for f, n in zip(free, known, strict=True)]
        here = [p for p in range(SEATS) if places >> p & 1]
        for count, wanted in ((known[kind], True), (sum(known) - known[kind], False)):
            found = _laid(found, here, count, wanted) if count else found
    ways: Counter[int] = Counter()
    left = sum(free)
    for (rooms, n), count in found.items():
        hidden = rooms[PILE]
        others = factorial(left - hidden) // prod(factorial(r) for r in rooms[:PILE])
        for i in range(min(free[kind], hidden) + 1):
            ways[n + i] += (
                count * others * comb(free[kind], i) * comb(left - free[kind], hidden - i)
            )
    total = ways.total()
    return {n: Fraction(count, total) for n, count in ways.items() if count}


def _laid(
    found: dict[tuple[tuple[int, ...], int], int], here: list[int], count: int, wanted: bool
) -> dict[tuple[tuple[int, ...], int], int]:
    """Lay so many cards into the places where they may be, in all ways.

    A case is the room that is left everywhere, with the number of wanted cards in the pile so far.
    """
    more: Counter[tuple[tuple[int, ...], int]] = Counter()
    for split in _splits(count, len(here)):
        ways = factorial(count) // prod(map(factorial, split))
        for (rooms, n), so_far in found.items():
            left = list(rooms)
            for place, cards in zip(here, split, strict=True):
                left[place] -= cards
            if min(left) >= 0:
                piled = rooms[PILE] - left[PILE] if wanted else 0
                more[tuple(left), n + piled] += so_far * ways
    return dict(more)


def _splits(count: int, parts: int) -> Iterator[tuple[int, ...]]:
    """Yield all ways to split a number into ordered parts.

    >>> list(_splits(2, 2))
    [(0, 2), (1, 1), (2, 0)]
    """
    if parts == 1:
        yield (count,)
        return
    for first in range(count + 1):
        for rest in _splits(count - first, parts - 1):
            yield (first, *rest)
