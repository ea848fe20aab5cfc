"""The limit in C is a limit only if it plays the very same games."""

from __future__ import annotations

import pytest

from bench import climit
from lindwurm.engines import batch

pytestmark = pytest.mark.skipif(climit.compiler() is None, reason="there is no C compiler")


def same_games(seats: int, **options: str) -> bool:
    games, seed = 50, 20 + seats
    in_c = climit.run(games, seats, seed, options)
    in_python = batch.run(climit.GAME, games, seats, options, seed=seed, engine="python")
    return (in_c.steps, in_c.digest) == (in_python.steps, in_python.digest)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_c_plays_the_same_games(seats: int) -> None:
    assert same_games(seats)


@pytest.mark.parametrize("option", ["final_battle at_once", "open_bag everything"])
def test_c_knows_what_a_table_may_choose(option: str) -> None:
    name, value = option.split()
    assert climit.run(50, 3) != climit.run(50, 3, options={name: value})
    assert same_games(3, **{name: value})


@pytest.mark.parametrize("last", ["nobody", "3", "12"])
def test_c_lets_begin_who_came_last(last: str) -> None:
    assert same_games(3, first_player="last_place", last_place=last)


def test_chunks_leave_no_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    in_one = climit.run(50, 2)
    monkeypatch.setattr(climit, "CHUNK", 7)
    assert climit.run(50, 2) == in_one
