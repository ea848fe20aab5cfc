"""Step C: movement dice, steps and discovery points (catalogue 5.4 to 5.6)."""

from __future__ import annotations

import pytest

from lindwurm.games.dragonquest.actions import Kind
from lindwurm.games.dragonquest.data import PLACES, Face
from lindwurm.games.dragonquest.state import Mark, Phase, Reminder, RowState
from tests.games.dragonquest.helpers import (
    SWORD,
    WAY_IN,
    danger,
    hero,
    kinds,
    loot,
    move,
    next_turn,
    only,
    table,
    walking,
)

SLIP = danger("orc troll ghoul", "-")


# -- movement dice (5.4) ---------------------------------------------------------------------------


@pytest.mark.rule("DQ-55")
def test_all_five_dice_are_thrown() -> None:
    m = table()
    m.throw("S R C B D")
    assert m.state.dice == [Face.SKULL, Face.ROOM, Face.CORRIDOR, Face.BLANK, Face.DISCOVERY]


@pytest.mark.rule("DQ-56")
def test_skulls_are_set_aside() -> None:
    m = table()
    m.throw("S R C B S")
    assert m.rule("reroll 1") == "DQ-56"
    assert m.rule("reroll 25") == "DQ-56"
    assert m.rule("reroll 234") is None
    m.do("reroll 4", move("B", "4"))
    assert m.rule("reroll 1") == "DQ-56"
    assert len(m.options) == 1 + 7


@pytest.mark.rule("DQ-57")
def test_the_red_die_has_a_face_with_two_skulls() -> None:
    m = table()
    m.throw("R R R R 2")
    assert m.phase == Phase.REROLL  # two skulls are not three
    m.do("reroll 1", move("S", "1"), SLIP)
    assert m.state.active == 1  # the third one is


@pytest.mark.rule("DQ-58", "DQ-59")
def test_up_to_two_rerolls_with_any_dice_without_a_skull() -> None:
    m = table()
    m.throw("B R D B D")
    assert len(m.options) == 1 + 31
    m.do("reroll 14", move("R B", "14"))
    assert m.state.dice[:4] == [Face.ROOM, Face.ROOM, Face.DISCOVERY, Face.BLANK]
    m.do("reroll 2", move("C", "2"))  # kept once, thrown later
    assert m.state.dice[1] == Face.CORRIDOR
    assert m.phase == Phase.MOVE  # no third reroll
    assert m.rule("reroll 4") == "DQ-58"


@pytest.mark.rule("DQ-60")
@pytest.mark.parametrize("rerolls", [0, 1])
def test_rerolling_is_voluntary(rerolls: int) -> None:
    m = table()
    m.throw("B R D B D")
    if rerolls:
        m.do("reroll 1", move("B", "1"))
    m.do("stop")
    assert (m.phase, m.state.steps) == (Phase.MOVE, 1)


@pytest.mark.rule("DQ-61", "DQ-90")
def test_three_skulls_end_it_without_steps_or_ep() -> None:
    m = table()
    events = m.throw("S S S R D", danger("orc troll ghoul", "-"))
    assert kinds(events)[-5:-1] == [Kind.DANGER_DIE, Kind.DANGER_DIE, Kind.DANGER_DIE, Kind.SLIPPED]
    assert (m.place(), m.state.ep[0]) == ("A10", [0, 0, 0])
    m = table()
    m.throw("S S R R D")
    m.do("reroll 34", move("S B", "34"), SLIP)
    assert (m.place(), m.state.ep[0], m.state.active) == ("A10", [0, 0, 0], 1)


@pytest.mark.rule("DQ-62")
def test_two_skulls_move_and_mark() -> None:
    m = table()
    m.throw("S S R B D")
    m.do("stop")
    m.do("step A9")
    assert (m.place(), m.state.ep[0]) == ("A9", [1, 0, 0])


# -- moving (5.5) ----------------------------------------------------------------------------------


@pytest.mark.rule("DQ-64")
def test_one_step_for_each_room_and_corridor() -> None:
    m = table()
    m.throw("R C R B C")
    m.do("stop")
    assert m.state.steps == 4
    for field in ["A9", "A8", "B8", "C8"]:
        m.do(f"step {field}")
    assert m.place() == "C8"
    assert m.state.active == 1


@pytest.mark.rule("DQ-65")
@pytest.mark.parametrize("taken", [0, 1])
def test_fewer_steps_may_be_taken(taken: int) -> None:
    m = walking(steps=3)
    for field in ["A9"][:taken]:
        m.do(f"step {field}")
    m.do("stop")
    assert m.place() == ("A9" if taken else "A10")
    assert m.state.active == 1


@pytest.mark.rule("DQ-66")
def test_steps_are_orthogonal() -> None:
    m = walking(hero("F6"))
    assert m.options == ["step F5", "step G6", "step F7", "step E6", "stop"]
    assert m.rule("step G7") == "DQ-66"
    assert m.rule("step F8") == "DQ-66"


@pytest.mark.rule("DQ-67")
def test_the_first_step_goes_to_any_field_beside_the_start() -> None:
    assert walking().options == ["step A9", "step B10", "step A11", "stop"]


@pytest.mark.rule("DQ-68")
def test_a_wall_stops_a_step() -> None:
    m = walking(hero("F8", walls="F7"))
    assert m.rule("step F7") == "DQ-68"


@pytest.mark.rule("DQ-69")
def test_no_field_is_entered_twice() -> None:
    m = walking()
    m.do("step A9")
    assert m.rule("step A10") == "DQ-69"
    m.do("step B9")
    assert m.rule("step A9") == "DQ-69"


@pytest.mark.rule("DQ-70", "DQ-144")
def test_the_chamber_is_one_field_entered_as_often_as_one_likes() -> None:
    m = walking(hero("A10 J7 T K4 L4"), steps=1)
    m.do("step T", loot("b" * 10))
    assert m.place() == "T"
    assert m.state.mark[0][-1] == 0


@pytest.mark.rule("DQ-71", "DQ-134")
def test_the_demons_trail_is_closed() -> None:
    m = walking(hero("I4", demon="H2 H3 H4 G5"))
    assert m.rule("step H4") == "DQ-71"
    m = walking(hero("G6", demon="H2 H3 H4 G5"))
    assert m.rule("step G5") == "DQ-71"  # where it stands


@pytest.mark.rule("DQ-72")
def test_voids_are_no_fields() -> None:
    m = walking(hero("B2"))
    assert m.options == ["step C2", "step B3", "stop"]  # A2 and B1 are voids
    m = walking(hero("J1"))
    assert m.options == ["step J2", "step I1", "stop"]


@pytest.mark.rule("DQ-73", "DQ-249")
def test_the_exit_opens_after_the_chamber() -> None:
    m = walking(hero("V2"))
    assert m.rule("step W2") == "DQ-73"
    m = walking(hero(f"{WAY_IN} N5 V2"))
    assert m.rule("step W2") is None


@pytest.mark.rule("DQ-74", "DQ-75", "DQ-143")
def test_entering_the_chamber_ends_the_movement() -> None:
    m = walking(hero("J7"), steps=4)
    m.do("step T", loot("b" * 10))
    assert (m.place(), m.state.been[0], m.state.steps) == ("T", 1, 0)
    assert m.state.active == 1


@pytest.mark.rule("DQ-75", "DQ-76")
def test_entering_the_exit_ends_the_movement() -> None:
    m = walking(hero(f"{WAY_IN} N5 V2"), steps=4)
    events = m.do("step W2")
    assert Kind.ESCAPED in kinds(events)
    assert m.state.active == 1


@pytest.mark.rule("DQ-77")
def test_the_trail_is_one_line_with_a_dot_at_each_end_of_movement() -> None:
    m = walking(steps=2)
    m.do("step A9")
    m.do("step A8")
    s = m.state
    assert [PLACES[p] for p in s.trail[0][: s.trail_length[0]]] == ["A10", "A9", "A8"]
    assert m.marked(Mark.DOT) == ["A8"]
    assert m.marked(Mark.VISITED) == ["A8", "A9", "A10"]


@pytest.mark.rule("DQ-78")
def test_without_a_legal_step_a_hero_stays() -> None:
    m = table(hero("A10 A9 B9 B10 B11 A11"), hero())
    m.throw("R C R B C")
    events = m.do("stop")
    assert Kind.STEPPED not in kinds(events)
    assert (m.place(), m.state.active) == ("A11", 1)


@pytest.mark.rule("DQ-79", "DQ-R12")
def test_black_and_orange_are_ordinary_fields() -> None:
    m = walking(hero("H3"))
    m.do("step H2")
    m = walking(hero("E8"))
    m.do("step E9")
    m = walking(hero("I3", demon="H2 H3"))
    m.do("step I2")
    assert m.rule("step H2") == "DQ-71"  # once the demon is awake


@pytest.mark.rule("DQ-80")
def test_sometimes_nothing_happens() -> None:
    m = table()
    m.throw("S B B B S")
    events = m.do("stop")
    assert kinds(events) == [Kind.STOPPED, Kind.TURN]
    assert (m.place(), m.state.ep[0], m.state.lp[0]) == ("A10", [0, 0, 0], 13)


# -- discovery points (5.6) ------------------------------------------------------------------------


@pytest.mark.rule("DQ-81", "DQ-83")
def test_discoveries_must_be_marked_from_the_left_in_the_top_row() -> None:
    m = table()
    m.throw("S S D B D")
    m.do("stop")  # no choice follows
    assert m.state.ep[0] == [2, 0, 0]
    assert m.state.active == 1


@pytest.mark.rule("DQ-82", "DQ-R13")
def test_ep_are_marked_after_the_movement() -> None:
    m = table(hero(ep=6), hero())
    m.throw("S S R B D")
    m.do("stop")
    assert (m.state.ep[0][0], m.state.spider[0]) == (6, 0)
    events = m.do("step A9")
    assert kinds(events)[:2] == [Kind.STEPPED, Kind.SPIDER]


@pytest.mark.rule("DQ-84", "DQ-85")
def test_the_seventh_ep_wakes_and_the_sixth_does_not() -> None:
    m = table(hero(ep=5), hero())
    m.throw("S S B B D")
    m.do("stop")
    assert (m.state.ep[0], m.state.row[0][0]) == ([6, 0, 0], RowState.OPEN)
    m = table(hero(ep=6), hero())
    m.throw("S S B B D")
    m.do("stop")
    assert (m.state.row[0][0], m.state.spider[0]) == (RowState.WOKE, Reminder.TILE)
    m = next_turn(hero(woke="spider"))
    m.do("stop")
    assert m.phase == Phase.WALL  # the crossed row buys nothing


@pytest.mark.rule("DQ-86", "DQ-R14", "DQ-221")
def test_surplus_discoveries_go_into_the_next_row() -> None:
    m = table(hero(ep=5), hero())
    m.throw("S D D B D")
    m.do("stop")
    assert m.state.ep[0] == [6, 1, 0]
    assert m.state.row[0] == [RowState.WOKE, RowState.OPEN, RowState.OPEN]


@pytest.mark.rule("DQ-87")
def test_with_all_rows_closed_discoveries_mean_nothing() -> None:
    m = table(hero(items="rope mail hood"), hero())
    m.throw("D D D D D")
    events = m.do("stop")
    assert Kind.FOUND not in kinds(events)
    assert m.state.ep[0] == [6, 6, 6]


@pytest.mark.rule("DQ-88", "DQ-R02", "DQ-142")
@pytest.mark.parametrize(
    ("items", "kind"), [("", Kind.SPIDER), ("rope", Kind.DEMON), ("rope mail", Kind.SKELETON)]
)
def test_rows_wake_spider_demon_and_skeleton(items: str, kind: Kind) -> None:
    m = table(hero("Q9", items=items, ep=6), hero())
    m.throw("S S B B D")
    tape = {Kind.SPIDER: [], Kind.DEMON: [], Kind.SKELETON: SWORD}[kind]
    events = m.do("stop", tape)
    assert [k for k in kinds(events) if k in (Kind.SPIDER, Kind.DEMON, Kind.SKELETON)] == [kind]
    row = len(items.split())
    assert m.state.row[0][row] == RowState.WOKE  # crossed for good: it cannot wake again


@pytest.mark.rule("DQ-89")
@pytest.mark.parametrize(("items", "field"), [("", "spider"), ("key", "demon")])
def test_without_a_tile_a_note_does(items: str, field: str) -> None:
    others = [hero("Q9", demon="H2") if field == "demon" else hero(woke="spider") for _ in range(3)]
    m = table(hero("Q9", ep=6, items=items), *others)
    m.throw("S S B B D")
    m.do("stop")
    assert getattr(m.state, field) == [Reminder.NOTE, Reminder.TILE, Reminder.TILE, Reminder.TILE]
    woken = only(m.events(None)[-3:], Kind.SPIDER if field == "spider" else Kind.DEMON)
    assert woken.a == 0
