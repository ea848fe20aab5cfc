"""What everybody can count: what objectives would pay, and what is left over."""

from __future__ import annotations

import pytest

from lindwurm.games.simurgh import GAME
from lindwurm.games.simurgh.asked import previews, tally
from lindwurm.kernel.match import Match


def test_the_tally_is_what_the_end_pays() -> None:
    """Played by chance to the end: points are those before, objectives and leftovers."""
    match = Match(GAME, 3, seed=4)
    scored = [0, 0, 0]
    while not match.over:
        seat = match.actors[0]
        match.act(seat, match.legal(seat)[-1])
    kinds = {kind.name.lower(): kind for kind in GAME.events}
    for event in match.events():
        if event.kind in (kinds["goal_points"], kinds["leftovers"]):
            scored[event.a] += event.c
    found = tally(match.state, None, {})
    assert [a + b for a, b in zip(found.worth, found.leftovers, strict=True)] == scored
    assert found.worth == [sum(row[p].points for row in found.goals if row) for p in range(3)]


@pytest.mark.rule("SI-122")
def test_limits_go_by_seats_and_mode() -> None:
    small, large = (tally(Match(GAME, n, seed=1).state, None, {}) for n in (2, 4))
    assert small.full < large.full
    lord = Match(GAME, 2, {"mode": "dragonlord"}, seed=1)
    assert tally(lord.state, None, {}).limit < small.limit


def test_nothing_looked_at_pays_nothing() -> None:
    match = Match(GAME, 2, seed=1)
    assert set(previews(match, match.actors[0]).goals) == {0}
