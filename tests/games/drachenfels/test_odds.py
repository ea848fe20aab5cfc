"""Exact chances against the tables of catalogue 12.4."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import combinations, islice, permutations, product
from typing import Any

import pytest
from scipy.stats import binomtest

from lindwurm.games.drachenfels import GAME, chances, odds, unseen
from lindwurm.games.drachenfels.actions import Act, Kind
from lindwurm.games.drachenfels.bot import bot
from lindwurm.games.drachenfels.data import CARDS, KINDS, Card
from lindwurm.games.drachenfels.rules.memory import PILE, copies
from lindwurm.games.drachenfels.state import Drachenfels
from lindwurm.kernel.events import Event
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import Texts
from tests.games.drachenfels.helpers import Play, table

ROWS = {
    (4, False, 1): ".685 .685 .685 .685 .356 0 0 0 0 0 0 0",
    (4, False, 2): ".685 .783 .856 .913 .858 .734 .601 .434 .228 .033 0 0",
    (4, False, 3): ".685 .783 .864 .928 .889 .830 .792 .740 .613 .470 .326 .187",
    (4, True, 1): ".685 .921 .685 .921 .356 .685 0 .685 0 .356 0 0",
    (4, True, 2): ".685 .921 .889 .981 .917 .976 .793 .948 .754 .917 .630 .813",
    (3, False, 1): ".662 .662 .662 .662 .226 0 0 0 0 0 0 0",
    (3, False, 2): ".662 .753 .833 .889 .788 .648 .515 .331 .138 .000 0 0",
    (3, False, 3): ".662 .753 .839 .905 .824 .758 .710 .637 .491 .343 .219 .105",
    (3, True, 1): ".662 .907 .662 .907 .226 .662 0 .662 0 .226 0 0",
    (3, True, 2): ".662 .907 .865 .973 .872 .962 .726 .929 .664 .872 .536 .728",
}


@pytest.mark.parametrize(("key", "row"), ROWS.items())
def test_distances_a_fresh_hand_makes(key: tuple[int, bool, int], row: str) -> None:
    seats, swift, cards = key
    for distance, wanted in enumerate(row.split(), 1):
        assert float(odds.makes(seats, distance, cards, swift)) == pytest.approx(
            float(wanted), abs=0.0006
        )


def test_cards_in_a_fresh_hand() -> None:
    for seats, deck, wanted in (
        (4, 36, {"p1": 0.685, "p5": 0.356, "mR": 0.597, "mB": 0.488, "mD": 0.685, "mT": 0.194}),
        (2, 31, {"p1": 0.662, "p5": 0.226, "mR": 0.662, "mB": 0.550, "mD": 0.750, "mT": 0.226}),
    ):
        for card, chance in wanted.items():
            held = odds.holds_some(deck, copies(seats, CARDS.index(card)), 7)
            assert float(held) == pytest.approx(chance, abs=0.0006)
    four = [0.0004, 0.0079, 0.0554, 0.1847, 0.3190, 0.2871, 0.1251, 0.0204]
    assert [float(c) for c in odds.point_cards(4)] == pytest.approx(four, abs=0.00006)
    assert sum(odds.point_cards(2)) == 1


def brings(play: Play, card: str, seat: int = 0) -> Fraction:
    """What the table says of a card that renewing may bring."""
    kind = CARDS.index(card)
    if play.s.seats == 2:
        in_pile = unseen.rival(play.match, seat).in_pile(kind)
    else:
        in_pile = unseen.in_pile(Drachenfels.of_view(play.match.view(seat)), seat, kind)
    return odds.renewing_brings(play.s, seat, kind, in_pile)


def test_what_renewing_may_bring() -> None:
    play = table(hands={"red": "mT p1 p1 p2 p2 p3 p3"})
    assert brings(play, "mT") == odds.holds_some(36, 1, 7)
    few = table(hands={"red": "p1"}, pile=3, discards="mT mW mB")
    assert brings(few, "mT") == 1  # all seven are taken
    out = table(hands={"red": "p1 p1 p1 p1 p2"}, pile=4, discards="mT")
    assert brings(out, "mT") == 0  # it stays among the discards


@pytest.mark.parametrize("seats", [2, 3])
def test_what_was_seen_robbed_does_not_lie_in_the_pile(seats: int) -> None:
    """DR-F4: three of the four rainbows were robbed from red, who knows where they are."""
    play = table(seats, hands={"red": "mR mR mR"}, active="yellow", tape=[0, 0, 0])
    assert brings(play, "mR") == odds.holds_some(play.s.pile_count + 3, 4, 7)
    play.do("rob 1", "rob 1", "rob 1")
    s = play.s
    assert s.hand[0][Card.RAINBOW] == 0
    assert brings(play, "mR") == odds.holds_some(s.pile_count, 1, 7)


# == two players: every world that a seat cannot rule out ==========================================

World = tuple[tuple[int, ...], tuple[int, ...]]
"""The rival's hand and the pile, card by card: 100 times a number, and the card's kind."""


class Worlds:
    """All that can lie where, card by card, each with its weight: the slow way to know a rival."""

    def __init__(self, play: Play):
        s = play.s
        kinds = [k for k in range(KINDS) for _ in range(s.hand[1][k] + s.pile[k])]
        cards = [100 * i + k for i, k in enumerate(kinds)]
        self.fresh = 100 * len(cards)
        self.own = [int(k) for k in range(KINDS) for _ in range(s.hand[0][k])]
        self.thrown = [int(k) for k in s.discards[: s.discard_count]]
        self.all: Counter[World] = Counter()
        for hand in combinations(cards, s.hand_count[1]):
            self.all[hand, tuple(c for c in cards if c not in hand)] = 1

    def new(self, kinds: list[int]) -> tuple[int, ...]:
        self.fresh += 100 * len(kinds)
        return tuple(self.fresh + 100 * i + k for i, k in enumerate(kinds))

    def change(self, how: Callable[[World], Iterator[World]]) -> None:
        after: Counter[World] = Counter()
        for world, weight in self.all.items():
            for hand, pile in how(world):
                after[tuple(sorted(hand)), tuple(sorted(pile))] += weight
        self.all = after

    def leaves(self, kind: int) -> None:
        def how(world: World) -> Iterator[World]:
            for card in world[0]:
                if card % 100 == kind:
                    yield tuple(c for c in world[0] if c != card), world[1]

        self.change(how)

    def hear(self, events: list[Event]) -> None:
        drawn = [e.b for e in events if e.kind == Kind.GOT_CARD]
        for e in events:
            if e.kind in (Kind.PLAYED, Kind.DROPPED):
                self.thrown.append(e.b)
                if e.a == 0:
                    self.own.remove(e.b)
                else:
                    self.leaves(e.b)
            elif e.kind == Kind.TOOK_CARD and e.a == 0:
                self.own.append(e.c)
                self.leaves(e.c)
            elif e.kind == Kind.TOOK_CARD:
                self.own.remove(e.c)
                card = self.new([e.c])
                self.change(lambda w, card=card: iter([((*w[0], *card), w[1])]))  # type: ignore[misc]
            elif e.kind == Kind.RESHUFFLED:
                cards = self.new(self.thrown)
                self.thrown = []
                self.change(lambda w, cards=cards: iter([(w[0], (*w[1], *cards))]))  # type: ignore[misc]
            elif e.kind == Kind.RENEWED:
                self.renewed(e.a, e.b, drawn)

    def renewed(self, who: int, count: int, drawn: list[int]) -> None:
        own = self.new(self.own)

        def mine(world: World) -> Iterator[World]:
            pool = (*world[1], *own)
            for left in combinations(pool, len(pool) - count):
                if sorted(c % 100 for c in pool if c not in left) == sorted(drawn):
                    yield world[0], left

        def his(world: World) -> Iterator[World]:
            pool = (*world[0], *world[1])
            for hand in combinations(pool, count):
                yield hand, tuple(c for c in pool if c not in hand)

        if who == 0:
            self.change(mine)
            self.own = list(drawn)
        else:
            self.change(his)

    def in_pile(self, kind: int) -> dict[int, Fraction]:
        total, found = sum(self.all.values()), Counter[int]()
        for (_, pile), weight in self.all.items():
            found[sum(c % 100 == kind for c in pile)] += weight
        return {n: Fraction(weight, total) for n, weight in found.items()}


def few_hidden(rng: random.Random) -> Play:
    """Two players, most cards on the discard pile, so that all worlds can be listed."""
    deck = [CARDS[k] for k in range(KINDS) for _ in range(copies(2, k))]
    rng.shuffle(deck)
    own, his = rng.randint(3, 6), rng.randint(2, 3)
    discards = deck[own + his + 5 :]
    hands = {"red": " ".join(deck[:own]), "yellow": " ".join(deck[own : own + his])}
    return table(2, hands=hands, discards=" ".join(discards), seed=rng.randrange(2**30))


def every_world(games: int, seed: int) -> tuple[int, int]:
    """Compare both ways to know a rival's hand, at every step of games with few hidden cards.

    Returns how many steps there were, and in how many of them somebody renewed.
    """
    rng = random.Random(seed)
    steps, renewed = 0, 0
    for _ in range(games):
        play = few_hidden(rng)
        worlds, match = Worlds(play), play.match
        for _ in range(7):
            if match.over or play.s.discard_count == 0:
                break
            before = len(match.events(0))
            (seat,) = match.actors
            legal = match.legal(seat)
            again = legal[0] == Act.RENEW and rng.random() < 0.3
            match.act(seat, Act.RENEW if again else rng.choice(legal))
            heard = match.events(0)[before:]
            if any(e.kind == Kind.RESHUFFLED for e in heard):
                break  # too many worlds
            worlds.hear(heard)
            renewed += any(e.kind == Kind.RENEWED for e in heard)
            known = unseen.rival(match, 0)
            for kind in range(KINDS):
                assert known.in_pile(kind) == worlds.in_pile(kind)
            steps += 1
    return steps, renewed


def test_two_players_odds_count_every_world_that_cannot_be_ruled_out() -> None:
    steps, renewed = every_world(games=30, seed=4)
    assert steps > 100
    assert renewed > 20


def test_with_more_players_odds_count_every_way_that_agrees_with_memory() -> None:
    rng = random.Random(5)
    certain = 0
    for _ in range(12):
        deck = [CARDS[k] for k in range(KINDS) for _ in range(copies(3, k))]
        rng.shuffle(deck)
        hands = {"red": deck[:3], "blue": deck[3:5], "yellow": deck[5:8]}
        named = {colour: " ".join(cards) for colour, cards in hands.items()}
        play = table(3, hands=named, discards=" ".join(deck[11:]))
        s = play.s
        hidden = {0: deck[3:5], 1: deck[5:8], PILE: deck[8:11]}
        sets = []
        for place, cards in hidden.items():
            for card in cards:
                known = rng.choice([0, 0, 1 << place, 1 << place | 1 << rng.choice([0, 1, PILE])])
                sets.append((CARDS.index(card), known))
                if known:
                    s.memory[0][CARDS.index(card)][known] += 1
        ways: Counter[tuple[int, int]] = Counter()
        for blue, yellow in product(combinations(range(8), 2), combinations(range(8), 3)):
            if set(blue) & set(yellow):
                continue
            order = [0 if i in blue else 1 if i in yellow else PILE for i in range(8)]
            laid = [(kind, known, at) for (kind, known), at in zip(sets, order, strict=True)]
            if all(not known or known >> at & 1 for _, known, at in laid):
                for kind in range(KINDS):
                    ways[kind, sum(k == kind and at == PILE for k, _, at in laid)] += 1
        for kind in range(KINDS):
            total = sum(n for (k, _), n in ways.items() if k == kind)
            expected = {n: Fraction(w, total) for (k, n), w in ways.items() if k == kind}
            assert unseen.in_pile(s, 0, kind) == expected
            # however likely each of these ways really is: the chance is no further off than told
            told = odds.renewing_brings(s, 0, kind, expected)
            each = [odds.renewing_brings(s, 0, kind, {n: Fraction(1)}) for n in expected]
            off = max(float(abs(told - one)) for one in each)
            assert odds.renewing_error(s, 0, kind, expected) == pytest.approx(off)
            certain += off == 0
    assert 0 < certain < 12 * KINDS


@pytest.mark.rule("DR-197")
def test_beside_a_swap_stands_who_may_win_by_it() -> None:
    """Listed: all ways to set out the princesses that agree with what red knows."""
    play = table(
        hands={"red": "mT p1"},
        at={"red": "F-NE", "blue": "F-SE"},
        looked={"red": "F-NE", "blue": "F-SE"},
        dragons=("P-N", "P-S", "F-SW", "F-NW"),
        shoes={"F-NE": "blue", "F-SE": "white", "F-SW": "red", "F-NW": "yellow"},
    )
    red, blue, seen = 0, 1, 1
    worlds = [w for w in permutations(range(4)) if w[0] == seen and w[1] != blue]
    mine = Fraction(sum(w[1] == red for w in worlds), len(worlds))
    theirs = Fraction(sum(w[1] != red and w[0] == blue for w in worlds), len(worlds))
    play.do("play mT")
    (swap,) = [a for a in play.match.legal(0) if play.match.text(a) == "swap 2"]
    told = chances.risk(play.match, 0, swap)
    assert told is not None
    assert (
        [odd.probability for odd in told.odds] == [mine, theirs] == [Fraction(1, 3), Fraction(2, 3)]
    )
    english = told.say(Texts(GAME, "en"))
    assert "wins" in english
    assert "67" in english
    # The table is told with the question, before anything is chosen (DR-F6).
    assert [o.probability for o in GAME.risks(play.match, 0) if o.action == swap] == [mine, theirs]
    # A swap that leads nobody into a rock castle needs no warning.
    calm = table(hands={"red": "mT p1"}).do("play mT")
    assert all(chances.risk(calm.match, 0, a) is None for a in calm.match.legal(0))
    assert not GAME.risks(calm.match, 0)


# == positions of real games ======================================================================


def positions(seats: int, count: int, seed: int) -> Iterator[tuple[Match, int]]:
    """Yield positions of games in which knights slip now and then, and a seat that looks."""
    rng = random.Random(seed)
    for game in range(count):
        match = Match(GAME, seats, {"turn_limit": 40}, seed=1000 * seed + game)
        left = rng.randrange(20, 60)
        while not match.over and left:
            (seat,) = match.actors
            legal = match.legal(seat)
            best = bot(match.state, seat, legal, len(legal), [1, 2, 3, 4])
            match.act(seat, rng.choice(legal) if rng.random() < 0.3 else best)
            left -= 1
        if not match.over:
            yield match, rng.randrange(seats)


def doubts(match: Match, seat: int, deals: int) -> list[float]:
    """How (un)likely dealt worlds are, if what is told were true: one p-value a number.

    Where the princess is goes by equally likely settings; of the cards that renewing may bring only
    how far off they can be is compared, with every world.
    """
    view = match.view(seat)
    seen = Drachenfels.of_view(view)
    told = [odd for one in chances.odds(match, seat) for odd in one.odds]
    princess = [odd.probability for odd in told if odd.what == "princess"]
    cards = [odd for odd in told if odd.what == "renewing_brings"]
    assert (len(princess), len(cards)) == (4, 3)
    found: Counter[int] = Counter()
    for number in range(deals):
        world: Any = match.imagine(seat, number)
        found[list(world.shoes).index(world.colour[seat])] += 1
        for odd in cards if match.seats > unseen.NARROW else ():
            kind = CARDS.index(str(odd.of["card"]))
            true = odds.renewing_brings(seen, seat, kind, {int(world.pile[kind]): Fraction(1)})
            assert abs(float(true - odd.probability)) <= odd.error + 1e-12
    return [
        float(binomtest(found[fort], deals, float(chance)).pvalue)
        if 0 < chance < 1
        else float(found[fort] == chance * deals)
        for fort, chance in enumerate(princess)
    ]


@pytest.mark.rule("DR-176", "DR-042")
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_told_in_real_games_is_what_is_dealt(seats: int) -> None:
    found = [p for one in positions(seats, 10, seats) for p in doubts(*one, 60)]
    assert len(found) >= 24
    assert min(found) > 0.01 / 2 / len(found)  # both together err once in a hundred


@pytest.mark.proof
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_told_in_many_games_is_what_is_dealt(seats: int, record_property: Any) -> None:
    looked = list(islice(positions(seats, 300, 50 + seats), 200))
    found = [p for one in looked for p in doubts(*one, 400)]
    record_property("positions", len(looked))
    record_property("numbers", len(found))
    record_property("least p", min(found))
    assert len(looked) == 200
    assert min(found) > 0.01 / 2 / len(found)


@pytest.mark.proof
def test_two_players_odds_count_every_world_at_length(record_property: Any) -> None:
    steps, renewed = every_world(games=400, seed=40)
    record_property("positions", steps)
    record_property("numbers", steps * KINDS)
    assert steps > 1000
    assert renewed > 200
