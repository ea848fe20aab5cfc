"""The limit in C is a limit only if it plays the very same games."""

from __future__ import annotations

import pytest

from bench import climit
from lindwurm.engines import batch

pytestmark = pytest.mark.skipif(climit.compiler() is None, reason="there is no C compiler")


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_c_plays_the_same_games(seats: int) -> None:
    games, seed = 50, 20 + seats
    in_c = climit.run(games, seats, seed)
    in_python = batch.run(climit.GAME, games, seats, seed=seed, engine="python")
    assert (in_c.steps, in_c.digest) == (in_python.steps, in_python.digest)


def test_chunks_leave_no_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    in_one = climit.run(50, 2)
    monkeypatch.setattr(climit, "CHUNK", 7)
    assert climit.run(50, 2) == in_one
