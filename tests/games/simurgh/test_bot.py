"""The heuristic player, and how long games take."""

from __future__ import annotations

from itertools import product

import pytest

from lindwurm.engines import batch, compiled
from lindwurm.games.simurgh import GAME
from lindwurm.games.simurgh.bot import bot, plan
from lindwurm.games.simurgh.data import CITY_IDS, SAFETY_TURNS
from tests.games.simurgh.helpers import HOME, Game, table


def chosen(m: Game) -> str:
    legal = m.legal(m.me)
    out = legal + [0] * (GAME.max_legal - len(legal))
    return m.text(bot(m.state, m.me, out, len(legal), [1, 2, 3, 4]))


def test_it_takes_points_in_the_last_turn() -> None:
    m = table(
        wild={"W1": 31}, at={0: ([HOME], [HOME]), 1: (["W1.1"], [HOME])}, has=["4A"], ending=2
    )
    assert chosen(m) == "place rider W1d"  # -4A -> 9PP


def test_it_saves_up_for_what_is_nearly_in_reach() -> None:
    at = {0: ([HOME], ["towers"])}
    m = table(has=["1V 1M 1W 1S 5K"], display=[0, 1, 2, 3], at=at)
    assert CITY_IDS[plan(m.state, 0, 0)] == "hatchery"  # a weapon is missing
    assert chosen(m).endswith("armoury")


def test_it_advances_whenever_that_pays() -> None:
    m = table(wild={"W1": 42}, at={0: ([HOME], ["W1.3"])}, has=["1S"])
    assert chosen(m) == "advance W1"


def test_it_calls_everybody_home_when_nobody_is_left() -> None:
    m = table(at={0: (["market", "library"], ["towers"])})
    m.do(chosen(m))
    m.do(chosen(m))
    m.do(chosen(m))
    assert m.homes(0) == (2, 1)


@pytest.mark.slow
@pytest.mark.parametrize("mode", ["spearman", "dragonlord"])
def test_it_beats_random_play_in_95_of_100_games(mode: str) -> None:
    if not compiled.available():
        pytest.skip("needs Numba for so many games")
    won = 0.0
    for seat in (0, 1):
        bots = ["random", "random"]
        bots[seat] = "heuristic"
        games = batch.run(GAME, 500, 2, {"mode": mode}, seed=17, bots=bots)
        won += sum(result[seat] for result in games.results)
    assert won / 1000 >= 0.95


@pytest.mark.slow
@pytest.mark.rule("SI-213")
@pytest.mark.parametrize(
    ("seats", "mode", "length"),
    list(product(GAME.seats, ["spearman", "dragonlord"], ["short", "medium", "long"])),
)
def test_random_games_end_long_before_the_safety_net(seats: int, mode: str, length: str) -> None:
    if not compiled.available():
        pytest.skip("needs Numba for so many games")
    import numpy as np

    games = batch.run(GAME, 2000, seats, {"mode": mode, "length": length}, seed=3)
    assert games.unfinished == 0
    assert max(games.lengths) < 40 * SAFETY_TURNS * seats
    assert np.mean(games.lengths) < 200 * seats
