"""`python -m bench.versus` and `bench.compile_time`: two trees beside each other."""

from __future__ import annotations

import doctest
from pathlib import Path
from typing import Any

import pytest

from bench import compile_time, trees, versus
from bench.trees import Done


class Fake:
    """A worker that takes so many seconds a step, every second time a little longer."""

    def __init__(self, seconds: float, digest: str = "same") -> None:
        self.seconds, self.digest, self.asked = seconds, digest, 0

    def ask(self, engine: str, game: str, count: int, seed: int = 0) -> Done:
        self.asked += 1
        steps = 100 * count
        return Done(steps * self.seconds * (1 + self.asked % 2 / 50), steps, self.digest, 9.0)


def test_what_is_said_of_ratios_is_so() -> None:
    assert doctest.testmod(trees).failed == 0


@pytest.mark.parametrize(("now", "met"), [(1e-5, True), (1.02e-5, True), (1.2e-5, False)])
def test_a_slowdown_is_told(now: float, met: bool) -> None:
    mine: Any = Fake(now)
    theirs: Any = Fake(1e-5)
    row = versus.measure(mine, theirs, "pig", "compiled", rounds=20, seconds=0.1)
    assert row.same
    assert row.speed.median == pytest.approx(1e-5 / now, rel=0.03)
    assert row.speed.low <= row.speed.median <= row.speed.high
    assert (row.slowdown < versus.WORST) == met
    assert ("[x]" in str(row)) == met


def test_other_games_are_told() -> None:
    mine: Any = Fake(1e-5)
    theirs: Any = Fake(1e-5, "other")
    row = versus.measure(mine, theirs, "pig", "compiled", rounds=6, seconds=0.1)
    assert str(row).endswith("other games")


def test_what_is_no_tree_is_told(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no tree of Lindwurm"):
        trees.Worker(tmp_path)


def test_a_worker_plays_with_the_sources_of_its_tree() -> None:
    with trees.Worker(trees.HERE) as worker:
        one, same, other = (worker.ask("python", "dragon_farkle", 1, seed) for seed in (1, 1, 2))
    assert one.digest == same.digest != other.digest
    assert one.steps > 0
    assert 0 < one.cpu < one.whole < other.whole


def test_compile_times_of_all_games_are_added_up() -> None:
    stages = {stage: [2.0, 4.0] for stage in compile_time.STAGES}
    found = {"a": {"before": stages, "now": stages}, "b": {"before": stages, "now": stages}}
    whole = compile_time.together(found)
    assert whole["now"]["batch"] == [4.0, 8.0]
    cold, batch, *_ = compile_time.lines("together", whole)
    assert cold.split() == ["together", "cold", "12.0", "12.0", "1.00"]
    assert batch.split() == ["together", "batch", "6.0", "6.0", "1.00"]
