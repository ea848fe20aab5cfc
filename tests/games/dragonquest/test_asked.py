"""What the table is told besides the choices: ways of a move, walls, dice, and gold."""

from __future__ import annotations

import pytest

from lindwurm.games.dragonquest.asked import Bringing, previews, tally
from lindwurm.games.dragonquest.data import NOWHERE, PLACES, Face
from lindwurm.games.dragonquest.rules.ways import distance, goal_of
from lindwurm.games.dragonquest.state import Phase
from lindwurm.kernel.match import Match
from tests.games.dragonquest.helpers import blocking, hero, move, table, walking


def walked(m: Match, steps: int) -> set[tuple[str, ...]]:
    """Return every way of a move, found by making it."""
    if steps == 0 or m.state.phase != Phase.MOVE or m.state.active != 0:
        return {()}
    found: set[tuple[str, ...]] = {()}
    for action in [m.text(a) for a in m.legal(0) if m.text(a).startswith("step ")]:
        on = m.fork(seed=1)
        on.act(0, action)
        found |= {(action.split()[1], *way) for way in walked(on, steps - 1)}
    return found


@pytest.mark.rule("DQ-68", "DQ-73")
def test_the_ways_of_a_move_are_those_that_can_be_walked() -> None:
    m = walking(steps=3)
    ways = previews(m, 0).ways
    start = PLACES[m.state.at[0]]

    def told(here: str, been: tuple[str, ...], steps: int) -> set[tuple[str, ...]]:
        on = [] if steps == 0 else [p for p in ways.get(here, []) if p not in (start, *been)]
        return {(), *((p, *rest) for p in on for rest in told(p, (*been, p), steps - 1))}

    assert told(start, (), 3) == walked(m, 3)


@pytest.mark.rule("DQ-50")
def test_a_wall_says_by_how_much_the_way_grows() -> None:
    m = blocking(hero())
    (seat,) = m.actors
    s = m.state
    before = distance(s, 0, goal_of(s, 0), NOWHERE)
    wanted = {}
    for action in m.legal(seat):
        verb, indexes = m.game.verbs.split(action)
        if verb.name == "block":
            behind = distance(s, 0, goal_of(s, 0), indexes[0])
            if behind > before:
                wanted[PLACES[indexes[0]]] = behind - before
    assert previews(m, seat).longer == wanted


@pytest.mark.rule("DQ-84")
def test_dice_say_what_they_bring() -> None:
    m = table(hero(ep=5), hero())
    m.wall(1, 2, move("R D D B C"))
    assert m.phase == Phase.REROLL
    assert m.state.dice.count(Face.DISCOVERY) == 2
    assert previews(m, 0).dice == Bringing(steps=2, finds=2, wakes=True)
    assert previews(walking(), 0).dice is None


def test_everybody_counts_gold_and_steps() -> None:
    m = walking(hero(fifties=3, hundreds=2), steps=2)
    for seat in (0, 1, None):
        found = tally(m.state, seat, {})
        assert found.gold == [350, 0]
        assert found.goal == "T"
        assert found.far == distance(m.state, 0, goal_of(m.state, 0), NOWHERE)
