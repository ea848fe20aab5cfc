"""Two players go on while others do their worst. How long they take `bench.hostile` tells."""

from __future__ import annotations

import pytest

from bench import hostile
from tests.server.harness import awaited


@pytest.mark.slow
def test_nobody_who_plays_is_thrown_out() -> None:
    outcome = awaited(hostile.run(seconds=1.0, rate=10.0, count=36))
    assert outcome.thrown_out == 0
    assert [period.name for period in outcome.periods] == [
        *("alone", "another server attacked", "attacked", "afterwards")
    ]
    assert all(period.moves > 0 for period in outcome.periods)
    came = {name.split()[0] for name in outcome.attackers}
    assert came == set(hostile.KINDS), "each kind has tried"
    assert "deaf is in" in outcome.attackers
    assert "players thrown out: 0" in "\n".join(outcome.lines())
