"""What the table is told besides the choices: ways of a move, walls, dice, and gold."""

from __future__ import annotations

import pytest

from lindwurm.games.dragonquest.asked import Bringing, previews, tally
from lindwurm.games.dragonquest.data import NOWHERE, PLACES, Face
from lindwurm.games.dragonquest.rules.ways import distance, goal_of
from lindwurm.games.dragonquest.state import Phase
from lindwurm.kernel.match import Match
from tests.games.dragonquest.helpers import TEXTS, Play, blocking, hero, move, table, walking


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


# -- why not, in numbers ---------------------------------------------------------------------------


def refusal(m: Play, action: str, language: int = 0, seat: int = 0) -> str:
    reason = m.why_not(seat, action)
    assert reason is not None
    return TEXTS[language].why(reason)


@pytest.mark.rule("DQ-66")
def test_a_field_out_of_reach_says_how_far_it_is() -> None:
    m = walking(hero("A10"), steps=2)
    assert refusal(m, "step C9").endswith("It is 3 steps to there, and you have 2.")
    assert refusal(m, "step C9", 1).endswith("Dorthin sind es 3 Schritte, und du hast 2.")
    m = walking(hero("D5", walls="E5"), steps=2)  # around the wall
    assert refusal(m, "step F5").endswith("It is 4 steps to there, and you have 2.")
    m = walking(hero("A9 B10 B11 A11"), steps=2)
    assert refusal(m, "step C9").endswith("No way leads there now.")
    assert refusal(m, "step A11").endswith("No way leads there now.")


@pytest.mark.rule("DQ-73")
def test_the_exit_says_how_far_the_chamber_is() -> None:
    m = walking(hero("W3"), steps=2)
    assert refusal(m, "step W2") == (
        "First the chamber, then the exit. It is 12 steps to the chamber."
    )


@pytest.mark.rule("DQ-22")
def test_what_is_too_dear_says_what_is_missing() -> None:
    m = table(hero(ep=4), hero(), phase=Phase.BUY)
    assert refusal(m, "buy amulet") == "That costs 6 DP; the active row holds 4, so 2 too few."


@pytest.mark.rule("DQ-151")
def test_a_treasure_says_how_many_stars_it_takes() -> None:
    m = table(hero("J7 T"), hero(), phase=Phase.TREASURE, starlight=3)
    assert refusal(m, "take t01") == "That treasure takes 6 stars, and you threw 3."


@pytest.mark.rule("DQ-190")
def test_a_wall_says_how_many_steps_it_takes() -> None:
    m = walking(hero("D5", walls="E5", items="key"), steps=1)
    assert refusal(m, "step E5").endswith("in and out again; you have 1.")


@pytest.mark.rule("DQ-130", "DQ-132")
def test_the_demon_says_how_far_it_is() -> None:
    m = table(hero("Q4", demon="H2"), hero(), phase=Phase.DEMON, demon_steps=2)
    far = "The demon goes to one of the eight fields around it, and to none twice. "
    assert refusal(m, "demon K2", seat=1) == f"{far}That field is 3 away."
    assert refusal(m, "demon H2", seat=1) == f"{far}It stands there."
    assert refusal(m, "demon G2", seat=1).endswith(
        "it is 9 away from the hero, and there it would be 10."
    )
