"""The search: the same in Python and compiled, repeatable, in time, and it finds what wins."""

from __future__ import annotations

import itertools

import pytest

from lindwurm.bots import mcts
from lindwurm.bots.analysis import analyse
from lindwurm.bots.mcts import Edge, Found, Lead, Search, best, judge, search
from lindwurm.bots.player import Budget, Heuristic, Random, choose
from lindwurm.bots.tree import strictness
from lindwurm.engines import compiled
from lindwurm.games import load
from lindwurm.kernel.match import Match
from tests.games.dragon_farkle.helpers import battling

GAME = load("dragon_farkle")


def middle(seats: int = 2, moves: int = 12, seed: int = 7) -> Match:
    """Return a match in which somebody has a choice."""
    match = Match(GAME, seats, seed=seed)
    while len(match.moves) < moves or len(match.legal(match.actors[0])) < 2:
        seat = match.actors[0]
        match.act(seat, choose(Heuristic(), match, seat, 1))
    return match


def test_python_and_compiled_grow_the_same_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    match = middle(3)
    seat = match.actors[0]
    state = match.imagine(seat, 5)
    budget = Budget(iterations=60)
    fast = search(GAME, state, seat, budget, seed=9, noise=10)
    cut = search(GAME, state, seat, budget, seed=9, horizon=15)
    monkeypatch.setattr(compiled, "available", lambda: False)
    slow = search(GAME, state, seat, budget, seed=9, noise=10)
    assert (fast.edges, fast.nodes) == (slow.edges, slow.nodes)
    assert cut.edges == search(GAME, state, seat, budget, seed=9, horizon=15).edges
    assert cut.edges != fast.edges


def test_iterations_are_repeatable_on_one_core_and_on_two() -> None:
    match = middle()
    seat = match.actors[0]
    state = match.imagine(seat, 5)
    for cores in (1, 2):
        budget = Budget(iterations=301, cores=cores)
        one, other = (search(GAME, state, seat, budget, seed=4) for _ in range(2))
        assert one.edges == other.edges
        assert one.iterations == sum(e.visits for e in one.edges) <= 301
    different = search(GAME, state, seat, Budget(iterations=301), seed=5)
    assert different.edges != search(GAME, state, seat, Budget(iterations=301), seed=4).edges


def test_milliseconds_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock on which every look takes ten milliseconds, so no try is made after the end."""
    match = middle()
    seat = match.actors[0]
    state = match.imagine(seat, 5)

    def tries(**budget: int) -> int:
        ticks = itertools.count()
        monkeypatch.setattr(mcts.time, "perf_counter", lambda: next(ticks) / 100)
        return search(GAME, state, seat, Budget(**budget), seed=1).iterations

    assert 1 <= tries(milliseconds=10) < tries(milliseconds=100) <= 10
    assert tries(milliseconds=100, cores=2) >= 2
    assert tries(milliseconds=60_000, iterations=5) <= 6


def test_it_finds_the_winning_arrow_by_itself() -> None:
    """One damage is missing and the arrow deals it: with random playouts, against any advice."""
    match = battling(3, army=(5000, 4000, 4000), hand=1, damage=2, items={0: ["arrow"]})
    assert match.options == ["roll", "arrow"]
    state = match.imagine(0, 3)
    found = search(GAME, state, 0, Budget(iterations=300), seed=1, noise=100)
    arrow = match.code("arrow")
    assert found.edges[0].action == arrow
    assert found.edges[0].returns == (1.0, 0.0, 0.0)
    assert best(found) == arrow


def test_advice_is_left_only_for_something_clearly_better() -> None:
    def found(gain: float, error: float, advised: int = 6, known: int = 50) -> Found:
        edges = (
            Edge(5, 50, (0.5 + gain, 0.5), 0.1, Lead(gain, error, 50)),
            Edge(6, known, (0.5, 0.5), 0.1, Lead(0.0, 0.0, known)),
        )
        return Found(0, advised, 100, 0.1, 3, edges)

    assert best(found(0.1, 0.01)) == 5
    assert best(found(0.01, 0.02)) == 6
    assert best(found(0.0, 0.0)) == 6
    assert best(found(0.01, 0.02, known=10)) == 5  # the advised one has dropped out
    assert best(found(0.01, 0.02, advised=5)) == 5


def test_a_round_that_was_not_finished_is_no_reason_to_leave_the_advice() -> None:
    """Whoever had his try in the last, broken round has one more than the advised action."""
    lucky = Edge(5, 4, (1.0, 0.0), 0.1, Lead(0.3, 0.5, 3))
    advised = Edge(6, 3, (0.7, 0.3), 0.1, Lead(0.0, 0.3, 3))
    assert best(Found(0, 6, 7, 0.1, 3, (lucky, advised))) == 6
    first = Edge(5, 1, (1.0, 0.0), 0.1, Lead(0.0, 1.0, 0))
    assert best(Found(0, 6, 1, 0.1, 3, (first,))) == 6  # the advised action was not tried at all


def test_the_more_rivals_the_stricter() -> None:
    """The best of many is often only lucky."""
    assert strictness(1) < strictness(2) < strictness(20) < 4


def test_a_race_ends_when_it_is_decided() -> None:
    match = battling(3, army=(5000, 4000, 4000), hand=1, damage=2, items={0: ["arrow"]})
    found = search(GAME, match.imagine(0, 3), 0, Budget(iterations=100_000), seed=1)
    assert found.iterations < 1000
    assert best(found) == match.code("arrow")


def test_a_game_broken_off_is_judged_by_its_scores() -> None:
    values = [0.0, 0.0, 0.0]
    judge([30, 10, -20], 3, values)
    assert sum(values) == pytest.approx(1)
    assert values[0] > values[1] > values[2] > 0


def test_it_beats_random_clearly() -> None:
    bot = Search(Budget(iterations=40))
    wins = 0.0
    for game in range(12):
        match = Match(GAME, 2, seed=game)
        players = (bot, Random()) if game % 2 else (Random(), bot)
        while not match.over:
            seat = match.actors[0]
            match.act(seat, choose(players[seat], match, seat, seed=game))
        wins += match.returns()[1 - game % 2]
    assert wins >= 10


def test_analysis_as_data() -> None:
    match = battling(3, army=(5000, 4000, 4000), hand=1, damage=2, items={0: ["arrow"]})
    found = analyse(match, 0, Budget(iterations=200), seed=2)
    data = found.json()
    assert (data["seat"], data["best"], data["advised"]) == (1, "arrow", "arrow")
    assert [c["text"] for c in data["choices"]] == ["arrow", "roll"]
    first, second = data["choices"]
    assert first["result"] == first["returns"][0] == 1
    assert second["result"] < 1
    assert first["visits"] < 100, "it is clear at once"
    assert first["wins"] is second["wins"] is None, "a few tries are no chance to win"
    assert sum(c["share"] for c in data["choices"]) == pytest.approx(1)
    with pytest.raises(ValueError, match="nothing to decide"):
        analyse(match, 1, Budget(iterations=1))
