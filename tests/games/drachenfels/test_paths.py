"""Exact movement against an independent search (catalogue appendix A, DR-J27)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from lindwurm.engines import compiled
from lindwurm.games.drachenfels import GAME
from lindwurm.games.drachenfels.actions import Kind
from lindwurm.games.drachenfels.data import (
    DRAGON_PLACES,
    FORTS,
    KIND,
    NODES,
    PLACE_XY,
    POSITIONS,
    RAINBOW_END,
    RAINBOW_ROCK,
    SITES,
    TO_CASTLE,
    TO_FORTS,
    TO_NEAR_FORTS,
    Field,
)
from lindwurm.games.drachenfels.rules.walk import destinations, has
from lindwurm.games.drachenfels.state import Phase
from lindwurm.kernel.match import Match
from tests.games.drachenfels.helpers import FIXED, Play, brute_force

OPTIONS = [
    {},
    {"walk": "no_u_turn"},
    {"rainbow_shift": "end_of_move"},
    {"rainbow_reach": "near"},
    {"rainbow_shift": "end_of_move", "walk": "no_u_turn", "rainbow_reach": "near"},
]
BASE = [Play(Match(GAME, 4, {**FIXED, **options}, seed=1)) for options in OPTIONS]


def choose(rng: random.Random, mask: int, count: int) -> int:
    places = [p for p in range(POSITIONS) if mask >> p & 1]
    return sum(1 << p for p in rng.sample(places, min(count, len(places))))


def random_position(rng: random.Random) -> tuple[Play, int]:
    """Return a random position that can occur, and a number of steps."""
    play = rng.choice(BASE)
    s = play.s
    s.sky = rng.randrange(2)
    positions = TO_CASTLE
    if s.sky:
        positions |= TO_NEAR_FORTS if s.near else TO_FORTS
    s.rainbows = choose(rng, positions, rng.randrange(5))
    s.bridges = sum(1 << p for p in rng.sample(range(len(SITES)), rng.randrange(3)))
    dragons = rng.sample(range(len(DRAGON_PLACES)), 4)
    s.dragons = sum(1 << p for p in dragons)
    taken = {DRAGON_PLACES[p] for p in dragons}
    free = [
        n
        for n in range(len(NODES))
        if n not in taken and (n not in SITES or s.bridges >> SITES.index(n) & 1)
    ]
    # Half of the knights stand where something happens: castles, rocks, stars and around them.
    hot = [n for n in free if KIND[n] in (Field.CASTLE, Field.FORT, Field.ROCK, Field.STAR)]
    for seat in range(4):
        while True:
            node = rng.choice(hot if rng.random() < 0.5 else free)
            if node not in s.at[:seat] or KIND[node] == Field.CASTLE:
                break
        s.at[seat] = node
        s.armour[seat] = 1 if node in FORTS else rng.randrange(2)
    return play, rng.choice((1, 2, 2, 3, 3, 4, 4, 5, 6, 8, 10))


def ends(play: Play, steps: int) -> set[str]:
    return {result[0] for result in brute_force(play, "red", steps)}


def compiled_probe() -> Any:
    def probe(rows: Any, steps: Any, low: Any, high: Any) -> None:
        for i in range(len(rows)):
            low[i], high[i] = destinations(rows[i], 0, steps[i])

    return compiled.jit(GAME, probe)


def compare(seed: int, count: int) -> None:
    import numpy as np

    rng = random.Random(seed)
    expected: list[set[str]] = []
    rows, lengths = np.zeros(count, GAME.state.dtype()), []
    for i in range(count):
        play, steps = random_position(rng)
        rows[i] = play.s.to_records()[0]
        lengths.append(steps)
        expected.append(ends(play, steps))
    data = rows.tobytes()
    low, high = np.zeros(count, np.int64), np.zeros(count, np.int64)
    compiled_probe()(rows, np.array(lengths), low, high)
    assert data == rows.tobytes()
    for i in range(count):
        found = {NODES[n] for n in range(len(NODES)) if has(int(low[i]), int(high[i]), n)}
        assert found == expected[i], (i, lengths[i])
    assert sum(map(bool, expected)) > count // 2


def test_destinations_equal_an_independent_search() -> None:
    rng = random.Random(1)
    for _ in range(1000):
        play, steps = random_position(rng)
        assert play.dest("red", steps) == ends(play, steps)


@pytest.mark.proof
def test_compiled_destinations_equal_an_independent_search_on_100_000_positions() -> None:
    for seed in range(100, 140):
        compare(seed, 2500)


@pytest.mark.rule("DR-J27")
def test_every_result_of_the_stepwise_reading_can_be_chosen_and_nothing_else() -> None:
    """Answer the questions of a move in every possible way: the same set of results.

    Of ways that differ in flights only, which nobody is asked for, one with the fewest is taken.
    """
    rng = random.Random(7)
    for _ in range(120):
        play, steps = random_position(rng)
        s = play.s
        wanted = brute_force(play, "red", steps)
        if not wanted:
            continue
        fewest: dict[Any, int] = {}
        for end, rain, flights, crossed in wanted:
            result = end, rain, crossed
            fewest[result] = min(len(flights), fewest.get(result, len(flights)))
        s.phase, s.active, s.steps = Phase.GO, 0, steps
        chosen = everything_chosen(s)
        assert {(end, rain) for end, rain, *_ in chosen} == {(e, r) for e, r, _ in fewest}
        for end, rain, flights, crossed in chosen:
            assert (end, rain, flights, crossed) in wanted
            assert len(flights) == fewest[end, rain, crossed]
        s.phase, s.steps = Phase.TURN, 0


@pytest.mark.rule("DR-J27")
def test_older_tables_ask_for_flights_too() -> None:
    rng = random.Random(7)
    for _ in range(40):
        play, steps = random_position(rng)
        s = play.s
        wanted = brute_force(play, "red", steps)
        if not wanted:
            continue
        s.phase, s.active, s.steps, s.old_questions = Phase.GO, 0, steps, 1
        chosen = {(end, rain, flights) for end, rain, flights, _ in everything_chosen(s)}
        assert chosen == {(end, rain, flights) for end, rain, flights, _ in wanted}
        s.phase, s.steps = Phase.TURN, 0


def link(p: int) -> tuple[str, str]:
    """Return the two ends of a rainbow position."""
    return NODES[RAINBOW_ROCK[p]], NODES[RAINBOW_END[p]]


def everything_chosen(s: Any) -> set[tuple[Any, ...]]:
    """Return (end, rainbows, flights, crossed) of every way to answer, up to the arrival."""
    results = set()
    stack = [s.copy()]
    out = [0] * GAME.max_legal
    before = {Phase.GO, Phase.LEAVE, Phase.SWING, Phase.FLY, Phase.ENTER}
    while stack:
        at = stack.pop()
        if at.phase in (Phase.SWING, Phase.FLY):
            allowed = [a for a in range(GAME.verbs.size) if not GAME.why_not(at, 0, a)]
            assert allowed == sorted(out[: GAME.legal(at, 0, out)])
        for action in out[: GAME.legal(at, 0, out)]:
            twin = at.copy()
            twin.log = []
            twin.winner = -1
            GAME.apply(twin, 0, action)
            if twin.phase in before and twin.active == 0 and twin.turns == s.turns:
                stack.append(twin)
                continue
            moved = next(e for e in twin.log if e.kind == Kind.MOVED)
            shifts = [e for e in twin.log if e.kind == Kind.SHIFTED]
            rainbows = s.rainbows
            for e in shifts:
                rainbows = rainbows & ~(1 << e.b) | 1 << e.c
            rain = frozenset(link(p) for p in range(POSITIONS) if rainbows >> p & 1)
            flights = tuple((NODES[e.b], NODES[e.c]) for e in twin.log if e.kind == Kind.FLEW)
            crossed = tuple(link(e.b) for e in twin.log if e.kind == Kind.CROSSED)
            results.add((NODES[moved.b], rain, flights, crossed))
    return results


def test_the_random_positions_begin_on_every_kind_of_field() -> None:
    rng = random.Random(3)
    assert {KIND[random_position(rng)[0].s.at[0]] for _ in range(3000)} == set(Field)


def turned(s: Any) -> Any:
    """Return the position with the whole board turned by a quarter."""
    twin = s.copy()
    twin.at = [TURN[n] for n in s.at]
    twin.dragons = turned_mask(s.dragons, DRAGON_PLACES)
    twin.bridges = turned_mask(s.bridges, SITES)
    pairs = list(zip(RAINBOW_ROCK, RAINBOW_END, strict=True))
    twin.rainbows = sum(
        1 << pairs.index((TURN[rock], TURN[end]))
        for p, (rock, end) in enumerate(pairs)
        if s.rainbows >> p & 1
    )
    return twin


def turned_mask(mask: int, places: tuple[int, ...]) -> int:
    return sum(1 << places.index(TURN[n]) for i, n in enumerate(places) if mask >> i & 1)


TURN = [PLACE_XY.index((1000 - y, x)) for x, y in PLACE_XY]


def test_moves_turn_with_the_board() -> None:
    """No corner of the board is better than another: what can be reached turns with the board."""
    rng = random.Random(9)
    for _ in range(300):
        play, steps = random_position(rng)
        here = destinations(play.s, 0, steps)
        there = destinations(turned(play.s), 0, steps)
        ends = [n for n in range(len(NODES)) if has(*here, n)]
        assert {TURN[n] for n in ends} == {n for n in range(len(NODES)) if has(*there, n)}
