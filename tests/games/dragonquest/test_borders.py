"""Positions on the border of a rule, where the smallest mistake in it would show.

Found by `python -m tests.proof.mutation dragonquest`: each stands just before the rule acts.
"""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from lindwurm.games.dragonquest.actions import Act, Kind
from lindwurm.games.dragonquest.data import (
    CHAMBER,
    COLUMN,
    EXIT,
    FIELD,
    FIELDS,
    NOWHERE,
    ORTHO,
    PLACES,
    ROW,
)
from lindwurm.games.dragonquest.rules.defaults import dearest, default
from lindwurm.games.dragonquest.rules.turn import purse
from lindwurm.games.dragonquest.rules.walls import automatic_block
from lindwurm.games.dragonquest.rules.ways import distance
from lindwurm.games.dragonquest.state import Phase
from tests.games.dragonquest.helpers import (
    COIN,
    WAY_IN,
    Play,
    blocking,
    damage,
    dead,
    hero,
    loot,
    next_turn,
    of,
    only,
    table,
    walking,
)

GATES = "K4 L4 M4 J5 N5 J6 N6 J7 N7 K8 L8 M8"
BREATH = loot("b" * 10) + damage(1, 1)


def silent(m: Play, seat: int = 0) -> str:
    """What is done for a seat that does not answer."""
    legal = m.legal(seat)
    out = legal + [0] * (m.game.max_legal - len(legal))
    return m.text(default(m.state, seat, out, len(legal), [1, 2, 3, 4]))


@pytest.mark.rule("DQ-12")
def test_of_treasures_as_dear_the_first_is_taken_for_the_silent() -> None:
    legal = [Act.TAKE, Act.TAKE + 1, Act.TAKE + 2, Act.NONE]
    assert dearest(SimpleNamespace(value=[300, 500, 500]), legal, 4) == Act.TAKE + 1


@pytest.mark.rule("DQ-12")
def test_the_silent_walk_over_the_first_field_of_the_castle_as_over_any() -> None:
    assert PLACES[0] == "C1"
    m = walking(hero("D2 E2 F1 D1"))  # E1 is a dead end
    assert m.options == ["step E1", "step C1", "stop"]
    assert silent(m) == "step C1"


@pytest.mark.rule("DQ-12")
def test_the_silent_use_no_orb_but_walk_where_it_leads() -> None:
    shut_in = "A9 B10 B11 A11 A10"
    m = walking(hero(shut_in, items="orb"))
    assert (m.options, silent(m)) == (["use_orb", "stop"], "stop")
    m = walking(hero(shut_in, used="orb"), orb_on=1)
    assert (m.options, silent(m)) == (["step B9", "stop"], "step B9")


# -- ways that must remain -------------------------------------------------------------------------


@pytest.mark.rule("DQ-50", "DQ-51")
@pytest.mark.parametrize("gap", ["G8", "R8"])
def test_the_only_gap_from_south_to_north_stays_open(gap: str) -> None:
    row = " ".join(name for name in PLACES if name[1:] == "8" and name not in (gap, "L8"))
    assert blocking(hero(f"{row} T L8 L9")).rule(f"block {gap}") == "DQ-50"
    row += " L8" if gap == "R8" else " L9"
    assert blocking(hero(f"{row} T J7 I7")).rule(f"block {gap}") is None  # he is north of it


@pytest.mark.rule("DQ-50", "DQ-51")
@pytest.mark.parametrize("gap", ["H5", "O3"])
def test_the_only_gap_from_west_to_east_stays_open(gap: str) -> None:
    column = " ".join(name for name in PLACES if name[0] == gap[0] and name != gap)
    assert blocking(hero(f"{column} T J7 B7")).rule(f"block {gap}") == "DQ-50"


@pytest.mark.rule("DQ-50", "DQ-51")
@pytest.mark.parametrize(("trail", "field"), [("O6 R6 Q7 T4", "Q6"), ("P10 P11", "O11")])
def test_a_field_that_one_way_left_to_the_other_may_be_walled_up(trail: str, field: str) -> None:
    """The ways in and out are first found across each other, then put apart."""
    assert blocking(hero(trail)).rule(f"block {field}") is None


@pytest.mark.rule("DQ-41", "DQ-46")
def test_a_wall_is_asked_for_where_no_field_has_all_its_surroundings_open() -> None:
    black = [p for p in range(FIELDS) if (COLUMN[p] + ROW[p]) % 2 == 0 and p != EXIT]
    assert len(blocking(hero(" ".join(PLACES[p] for p in black))).options) > 20


@pytest.mark.rule("DQ-207")
def test_who_stands_on_the_exit_has_no_step_to_go() -> None:
    assert distance(walking(hero("J7 T N5 W2")).state, 0, EXIT, NOWHERE) == 0
    assert distance(walking(hero("J7 T N5 V2")).state, 0, EXIT, NOWHERE) == 1


# -- the automaton's walls -------------------------------------------------------------------------


def ways(m: Play, start: int, goal: int, without: int = NOWHERE) -> tuple[int, int]:
    """How long the shortest ways between two places are, and how many there are, if any."""
    marks = m.state.mark[0]
    layer, seen, steps = Counter({start: 1}), {start, without}, 0
    while layer and goal not in layer:
        following = Counter[int]()
        for here, number in layer.items():
            if here == start or here not in (CHAMBER, EXIT):
                for there in {*ORTHO[here]} - seen - {NOWHERE}:
                    if there in (CHAMBER, EXIT) or not marks[there]:
                        following[there] += number
        layer, steps = following, steps + 1
        seen |= {*layer}
    return steps, layer[goal]


def worst(m: Play, start: int, goal: int) -> set[str]:
    """The legal fields that lengthen a way most, else lie on most shortest ways (DQ-207)."""
    worth: dict[str, tuple[int, int]] = {}
    steps, _ = ways(m, start, goal)
    for name in (option.removeprefix("block ") for option in m.options):
        field = FIELD[name]
        longer = ways(m, start, goal, field)[0] - steps
        to, on = ways(m, start, field), ways(m, field, goal)
        through = to[1] * on[1] if to[0] + on[0] == steps else 0
        worth[name] = (longer, 0 if longer else through)
    return {name for name, one in worth.items() if one == max(worth.values())}


def built(m: Play) -> set[str]:
    """Where the automaton may build."""
    return {PLACES[automatic_block(m.state, 0, pick, True)] for pick in range(1, 60)}


@pytest.mark.rule("DQ-207", "DQ-R27")
@pytest.mark.parametrize("sheet", [hero("J7 T L3 C1"), hero("I7 E7")])
def test_the_automaton_hinders_as_much_as_it_can(sheet: dict[str, Any]) -> None:
    m = blocking(sheet)
    goal = EXIT if m.state.been[0] else CHAMBER
    assert built(m) == worst(m, m.state.at[0], goal)


@pytest.mark.rule("DQ-309", "DQ-R27")
def test_beside_the_chamber_it_hinders_the_way_out_as_much_as_it_can() -> None:
    m = blocking(hero("N2 M3 L4 O7 P7 Q8 R9 S10 S11 N6"))
    assert built(m) == worst(m, CHAMBER, EXIT)


@pytest.mark.rule("DQ-309", "DQ-R27")
def test_else_the_automaton_builds_where_the_detour_is_least() -> None:
    """No wall may be on his only way; U5 is farther from the exit than U1, but less of a detour."""
    m = blocking(hero("V1 U2 U3 V3 U4 U7 T8 W8 S9 T10 U11 T V8"))
    at, legal = m.state.at[0], [FIELD[option.removeprefix("block ")] for option in m.options]

    def apart(a: int, b: int) -> int:
        return abs(COLUMN[a] - COLUMN[b]) + abs(ROW[a] - ROW[b])

    detour = {PLACES[p]: (apart(at, p) + apart(p, EXIT), apart(p, EXIT)) for p in legal}
    assert built(m) == {name for name, one in detour.items() if one == min(detour.values())}
    assert (built(m), detour["U5"][1] > detour["U1"][1]) == ({"U5"}, True)


# -- what is hidden --------------------------------------------------------------------------------


@pytest.mark.rule("DQ-37", "DQ-38")
def test_only_the_other_one_imagines_the_number() -> None:
    m = table()
    m.act(0, "name 3")
    assert {m.imagine(1, seed).number for seed in range(30)} == {1, 2, 3}
    assert {m.imagine(0, seed).number for seed in range(30)} == {3}


# -- turn ------------------------------------------------------------------------------------------


@pytest.mark.rule("DQ-124")
def test_the_spider_takes_a_hundred_where_there_is_no_fifty() -> None:
    m = next_turn(hero(f"{WAY_IN} N5", woke="spider", hundreds=2))
    assert only(m.do("stop", COIN), Kind.COIN_LOST)[1:3] == (0, 100)


@pytest.mark.rule("DQ-22", "DQ-27")
def test_who_has_no_row_left_has_nothing_to_spend() -> None:
    assert purse(table(hero(used="hood rope mail"), hero()).state, 0) == 0
    assert purse(table(hero(ep=2), hero()).state, 0) == 2


@pytest.mark.rule("DQ-81", "DQ-88")
def test_what_is_found_is_told_row_by_row() -> None:
    m = walking(hero(ep=5), finds=3)
    assert [e[1:4] for e in of(m.do("stop"), Kind.FOUND)] == [(0, 1, 1), (0, 1, 2)]


@pytest.mark.rule("DQ-19", "DQ-105")
def test_who_escapes_gives_the_skip_marker_back() -> None:
    m = walking(hero(f"{WAY_IN} N5 V2", skip=1), steps=1)
    m.do("step W2")
    assert m.state.skip[0] == 0


@pytest.mark.rule("DQ-134")
def test_a_demon_that_has_caught_its_hero_has_no_step_left() -> None:
    m = table(hero("E6", demon="H2 F5"), dead(), phase=Phase.DEMON, demon_steps=2)
    m.do("demon E6")
    assert (m.over, m.view(None)["demon_steps"]) == (True, 0)


# -- the chamber -----------------------------------------------------------------------------------


@pytest.mark.rule("DQ-149")
def test_a_single_coin_is_told() -> None:
    m = table(hero("J7 T"), hero())
    assert only(m.do("stay", loot("5" + "b" * 9)), Kind.COINS)[1:4] == (0, 1, 0)


@pytest.mark.rule("DQ-158", "DQ-162")
def test_by_one_gate_the_chamber_can_be_left() -> None:
    m = next_turn(hero(f"{GATES.replace('N5 ', '')} T"))
    m.do("stop")
    assert m.options == ["stay", "leave"]
    m.do("leave", seat=0)
    assert m.place() == "N5"


@pytest.mark.rule("DQ-171", "DQ-298")
def test_who_woke_the_dragon_flees_by_the_only_corner_without_a_question() -> None:
    shut = f"{GATES} N4 N8 J8 J4".replace("J8 ", "")
    m = walking(hero(shut, used="orb"), hero("K8 T"), steps=1, aside=6, orb_on=1)
    m.do("step T", loot("dbbb"), BREATH, BREATH)
    assert (m.place(), m.asked) == ("J8", 1)


@pytest.mark.rule("DQ-171")
def test_nobody_is_asked_any_more_once_all_have_fled() -> None:
    m = table(hero("J7 T"), hero("K8 T"), aside=6)
    m.do("stay", loot("dbbb"), BREATH, BREATH)
    m.do("step N5")
    m.do("step N6")
    assert (m.phase, m.view(None)["asked"]) == (Phase.WALL, 0)
