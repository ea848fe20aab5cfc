"""The chances of catalogue 12.4: against the tables, all worlds, all histories, dealt worlds."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import permutations
from math import comb
from typing import Any

import pytest
from scipy.stats import binomtest, chisquare

from lindwurm import games
from lindwurm.games.simurgh import GAME
from lindwurm.games.simurgh.bot import bot
from lindwurm.games.simurgh.data import TILE_TYPE, TILES, Type
from lindwurm.games.simurgh.odds import blind_types, objective_seen
from lindwurm.games.simurgh.rules.knowledge import zone_bit
from lindwurm.games.simurgh.state import Phase, Simurgh, Zone
from lindwurm.kernel.chance import seed_words
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import Texts
from tests.games.simurgh.helpers import HOME, Game, loose_tiles, table, worlds_by_hand

OBJECTIVES = {
    12: (0.250, 0.455, 0.618, 0.745, 0.841),
    11: (0.273, 0.491, 0.661, 0.788, 0.879),
    10: (0.300, 0.533, 0.708, 0.833, 0.917),
    9: (0.333, 0.583, 0.762, 0.881, 0.952),
    8: (0.375, 0.643, 0.821, 0.929, 0.982),
    7: (0.429, 0.714, 0.886, 0.971, 1.000),
}
DRAGONS = {
    22: (0.182, 0.455, 0.338, 0.714, 0.470, 0.857, 0.922),
    21: (0.190, 0.476, 0.352, 0.738, 0.489, 0.876, 0.937),
    20: (0.200, 0.500, 0.368, 0.763, 0.509, 0.895, 0.951),
    19: (0.211, 0.526, 0.386, 0.789, 0.530, 0.913, 0.964),
}
COLUMNS = ((1, 4), (1, 10), (2, 4), (2, 10), (3, 4), (3, 10), (3, 12))


def at_least_one(stack: int, wanted: int, drawn: int) -> float:
    """Return the chance that so many of a stack of unknown order include a wanted one."""
    return 1 - comb(stack - wanted, drawn) / comb(stack, drawn)


@pytest.mark.parametrize("stack", OBJECTIVES)
def test_the_table_of_objective_draws(stack: int) -> None:
    for wanted, chance in enumerate(OBJECTIVES[stack], 1):
        assert at_least_one(stack, wanted, 3) == pytest.approx(chance, abs=0.0006)


@pytest.mark.parametrize("stack", DRAGONS)
def test_the_table_of_dragon_draws(stack: int) -> None:
    for (drawn, wanted), chance in zip(COLUMNS, DRAGONS[stack], strict=True):
        assert at_least_one(stack, wanted, drawn) == pytest.approx(chance, abs=0.0006)


# == a tile taken unseen ==========================================================================


def in_stack(m: Match) -> dict[Type, Fraction]:
    """Return the true shares of the types in the Scout stack."""
    s = m.state
    count = Counter(Type(TILE_TYPE[t - 1]) for t in s.scout[: s.scout_count])
    return {kind: Fraction(count[kind], s.scout_count) for kind in Type if kind != Type.POWER}


@pytest.mark.rule("SI-015", "SI-Y16", "SI-252")
@pytest.mark.parametrize("seats", GAME.seats)
def test_after_the_deal_the_mix_of_the_stack_is_known(seats: int) -> None:
    """Of the types dealt everybody has one; so no research can come with five players."""
    for seed in range(4):
        match = Match(GAME, seats, seed=seed)
        for seat in range(seats):
            assert blind_types(match.state, seat) == in_stack(match)
    assert (blind_types(match.state, 0)[Type.RESEARCH] == 0) == (seats == 5)


@pytest.mark.rule("SI-150", "SI-223", "SI-252")
def test_who_knows_the_top_is_certain() -> None:
    m = table(3, hands={0: [13, 14, 37, 38, 39, 40]}, has=["1A"])
    m.do("place spearman library", "top nomad_trail")
    certain = blind_types(m.state, 0)
    assert certain[Type.EXPLORATION] == 1 == sum(certain.values())
    assert 0 < blind_types(m.state, 1)[Type.EXPLORATION] < 1
    told = games.chances(games.load("simurgh")).odds(m, 0)[0]
    assert all(odd.exact for odd in told.odds)
    assert "exploration 100" in told.say(Texts(GAME))
    rough = games.chances(games.load("simurgh")).odds(m, 1)[0]
    assert not any(odd.exact for odd in rough.odds)  # what was put there, seat 0 alone knows
    assert "roughly" in rough.say(Texts(GAME))


@pytest.mark.rule("SI-153")
def test_nothing_is_told_of_an_empty_stack() -> None:
    m = table(3, empty_stack=True)
    whats = [
        odd.what for one in games.chances(games.load("simurgh")).odds(m, 0) for odd in one.odds
    ]
    assert whats == ["objective_seen"]


@pytest.mark.rule("SI-002", "SI-015", "SI-216", "SI-219", "SI-252")
@pytest.mark.parametrize("dealt", [0, 1 << Type.PRODUCTION])
def test_every_world_that_a_seat_can_believe_in_counts_as_often_as_it_should(dealt: int) -> None:
    """All worlds of some loose tiles, listed by hand; the rest of the stack is known."""
    m, loose = loose_tiles(dealt)
    worlds = worlds_by_hand(m, 0, loose)
    s = m.state
    sure = [t for t in range(TILES) if t not in loose and s.zone[t] == Zone.STACK]
    expected: Counter[Type] = Counter()
    for zones, weight in worlds.items():
        there = sure + [t for t, z in zip(loose, zones, strict=True) if z == Zone.STACK]
        assert len(there) == s.scout_count
        for t in there:
            expected[Type(TILE_TYPE[t])] += weight
    total = sum(worlds.values()) * s.scout_count
    found = blind_types(s, 0)
    assert found == {kind: Fraction(expected[kind], total) for kind in found}


# == histories, all of them =======================================================================


def histories(m: Game, seat: int, *steps: str) -> tuple[Counter[tuple[int, ...]], Simurgh]:
    """Play on from every order of the Scout stack, with every choice that others may hide.

    Returns how often each end comes about (where all tiles are, the stack from the top), and one
    of them: to `seat` all look alike.
    """
    found: Counter[tuple[int, ...]] = Counter()
    ends = []
    count = m.state.scout_count
    for order in permutations(m.state.scout[:count]):
        s = m.state.copy()
        s.scout[:count] = order
        ends += played(s, steps)
    for end in ends:
        assert end.view(seat) == ends[0].view(seat)
        found[*end.zone, *end.scout] += 1
    return found, ends[0]


def played(s: Simurgh, steps: Sequence[str]) -> Iterator[Simurgh]:
    """Yield what becomes of a position by every choice that begins with the words of each step."""
    if not steps:
        yield s
        return
    legal = [0] * GAME.max_legal
    for action in legal[: GAME.legal(s, s.active, legal)]:
        if GAME.verbs.text(action).startswith(tuple(steps[0].split("|"))):
            after = s.copy()
            GAME.apply(after, s.active, action)
            yield from played(after, steps[1:])


BACK = "top|bottom"
SMALL = {  # four tiles are left in the stack; with three seats, in a long game
    "length": "long",
    "chronicle": [1, 2, 3, 4, 5, 15, 16, 17, 24, 25, 26, 37, 38],
    "stack": [6, 18, 27, 39],
    "display": [7, 21, 40, 41],
    "hands": {0: [8], 2: [42, 43, 44]},
    "wild": {"W1": 14},
    "at": {1: ([HOME], [HOME]), 2: (["W1.1"], [HOME])},
}


def small(**more: Any) -> Game:
    m = table(3, active=1, **SMALL, **more)
    for t in range(TILES):  # seat 0 has seen where everything is, but for the order of the stack
        s = m.state
        s.maybe[0][t] = zone_bit(s, t)
    return m


@pytest.mark.rule("SI-252", "SI-150", "SI-144", "SI-133")
@pytest.mark.parametrize(
    ("m", "steps"),
    [
        (small(has=["", "3A"]), ("place spearman scouts", "choose first", "blind")),
        (small(has=["", "1K"]), ("place spearman W1c", "keep_tile", BACK, BACK)),
    ],
    ids=["blind", "looked"],
)
def test_what_is_told_and_dealt_is_what_all_histories_come_to(
    m: Game, steps: tuple[str, ...]
) -> None:
    assert m.state.scout_count == 4
    found, s = histories(m, 0, *steps)
    total = sum(found.values())
    tops = Counter(Type(TILE_TYPE[end[TILES] - 1]) for end in found.elements())
    assert blind_types(s, 0) == {
        kind: Fraction(tops[kind], total) for kind in Type if kind != Type.POWER
    }
    dealt: Counter[tuple[int, ...]] = Counter()
    for seed in range(25 * len(found)):
        world = s.copy()
        seed_words(world.rng, seed, 0)
        GAME.redeal(world, 0)
        dealt[*world.zone, *world.scout] += 1
    assert set(dealt) == set(found)
    share = dealt.total() / total
    assert chisquare(list(dealt.values()), [share * found[w] for w in dealt]).pvalue > 0.001


# == positions of real games ======================================================================


def positions(seats: int, count: int, seed: int) -> Iterator[Simurgh]:
    """Yield positions of games in which the bot slips now and then: so that all kinds come up."""
    chosen = random.Random(seed)
    game = 0
    while True:
        options = {"mode": ("spearman", "dragonlord")[game % 2]}
        m = Match(GAME, seats, options, seed=1000 * seed + game)
        game += 1
        left = chosen.randrange(30)
        while not m.over:
            seat = m.actors[0]
            legal = m.legal(seat)
            best = bot(m.state, seat, legal + [0] * (GAME.max_legal - len(legal)), len(legal), [])
            m.act(seat, chosen.choice(legal) if chosen.random() < 0.4 else best)
            left -= 1
            if left < 0 and m.state.scout_count and m.state.phase > Phase.DRAGON:
                yield m.state.copy()
                count -= 1
                left = 30
                if not count:
                    return


def doubts(s: Simurgh, seat: int, worlds: int) -> list[float]:
    """Return how (un)likely dealt worlds are, if what is told were true: one p-value a number."""
    told = blind_types(s, seat)
    waited = objective_seen(s, seat)
    unseen = [g for i, g in enumerate(s.goals[: s.goal_count]) if not s.goal_seen[i] >> seat & 1]
    tops: Counter[Type] = Counter()
    drawn = 0
    for seed in range(worlds):
        world = s.copy()
        seed_words(world.rng, seed, 1)
        GAME.redeal(world, seat)
        tops[Type(TILE_TYPE[world.scout[0] - 1])] += 1
        drawn += min(unseen, default=0) in world.goals[:3]
    found = [doubt(tops[kind], worlds, chance) for kind, chance in told.items()]
    if waited is not None:
        found.append(doubt(drawn, worlds, waited))
    return found


def doubt(hits: int, tries: int, chance: Fraction) -> float:
    """Return the p-value of so many hits."""
    if chance in (0, 1):
        return float(hits == chance * tries)
    return float(binomtest(hits, tries, float(chance)).pvalue)


@pytest.mark.rule("SI-252", "SI-134", "SI-150")
@pytest.mark.parametrize("seats", [2, 5])
def test_what_is_told_in_real_games_is_what_is_dealt(seats: int) -> None:
    found = [p for s in positions(seats, 12, seats) for p in doubts(s, int(s.active), 60)]
    assert min(found) > 0.01 / 2 / len(found)  # both together err once in a hundred


@pytest.mark.proof
@pytest.mark.parametrize("seats", [2, 5])
def test_what_is_told_in_many_games_is_what_is_dealt(
    seats: int, record_property: Callable[[str, Any], None]
) -> None:
    """Every seat of each position; both numbers of seats together err once in a hundred."""
    found = []
    count = 200
    exact = 0
    for s in positions(seats, count, 50 + seats):
        for seat in range(seats):
            exact += s.blurred[seat] == 0
            found += doubts(s, seat, 100)
    record_property("positions", count)
    record_property("numbers", len(found))
    record_property("exact", exact / (count * seats))
    record_property("least p", min(found))
    assert min(found) > 0.01 / 2 / len(found)


# == the Statue ===================================================================================


@pytest.mark.rule("SI-134", "SI-223", "SI-252")
def test_known_objectives_are_no_part_of_the_chance() -> None:
    m = table(3, goal_stack=[4, 5, 6])
    assert objective_seen(m.state, 0) == Fraction(3, 12)
    m.do("place rider statue", "none", "goal_top markers_gold_green_white")
    m.do("goal_bottom markers_red_blue_black", "goal_bottom markers_blue_white_black")
    assert objective_seen(m.state, 0) == Fraction(2, 9)  # two of the three, nine without a place
    assert objective_seen(m.state, 1) == Fraction(3, 12)
    m.state.goal_seen[:3] = [1, 1, 1]
    assert objective_seen(m.state, 0) is None
    looking = table(3, goal_stack=[4, 5, 6])
    looking.do("place rider statue")
    assert objective_seen(looking.state, 0) == Fraction(3, 9)
    assert objective_seen(looking.state, 1) == Fraction(3, 12)  # it may be among those looked at
