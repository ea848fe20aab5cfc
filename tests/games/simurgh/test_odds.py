"""The chances of catalogue 12.4, exact and as they are dealt."""

from __future__ import annotations

import pytest

from lindwurm.games.simurgh import GAME
from lindwurm.games.simurgh.data import Type
from lindwurm.games.simurgh.odds import at_least_one, blind_types
from lindwurm.kernel.match import Match

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


@pytest.mark.parametrize("stack", OBJECTIVES)
def test_the_table_of_objective_draws(stack: int) -> None:
    for wanted, chance in enumerate(OBJECTIVES[stack], 1):
        assert float(at_least_one(stack, wanted, 3)) == pytest.approx(chance, abs=0.0006)


@pytest.mark.parametrize("stack", DRAGONS)
def test_the_table_of_dragon_draws(stack: int) -> None:
    for (drawn, wanted), chance in zip(COLUMNS, DRAGONS[stack], strict=True):
        assert float(at_least_one(stack, wanted, drawn)) == pytest.approx(chance, abs=0.0006)


def test_the_type_of_a_blind_tile() -> None:
    """At the start: what is out of sight of a spectator, less the box, stack and hands alike."""
    for seats in GAME.seats:
        match = Match(GAME, seats, seed=3)
        chances = blind_types(match.view(None))
        assert sum(chances.values()) == 1
        shown = [t for t in range(48) if match.state.zone[t] == 2]
        production = 8 - sum(t < 12 for t in shown)
        total = 26 - len(shown)
        assert chances[Type.PRODUCTION] * total == production
