"""The catalogue's edge cases, one by one (section 9)."""

from __future__ import annotations

import pytest

from lindwurm.games.dragonquest.actions import Kind
from lindwurm.games.dragonquest.state import Cause, Fate, Mark, Phase, RowState
from tests.games.dragonquest.helpers import (
    BITE,
    MONSTER,
    SWORD,
    WAY_IN,
    damage,
    danger,
    dead,
    hero,
    kinds,
    loot,
    move,
    next_turn,
    of,
    table,
    walking,
)

BLANKS = loot("b" * 10)
OUT = f"{WAY_IN} N5 V2"
IDLE = "S S B B D"
GATES = "K4 L4 M4 J5 N5 J6 N6 J7 N7 K8 L8 M8"


@pytest.mark.rule("DQ-215")
def test_steps_beyond_the_chamber_are_lost() -> None:
    m = table(hero("I7"), hero())
    m.throw("R R R R R")
    m.do("stop")
    m.do("step J7")
    m.do("step T", BLANKS)
    assert (m.place(), m.state.active) == ("T", 1)


@pytest.mark.rule("DQ-216")
def test_waiting_outside_the_chamber_is_allowed() -> None:
    m = table(hero("J7"), hero("K8 T"))
    m.throw("S S R B D")
    m.do("stop")
    assert m.rule("step T") is None
    m.do("stop")
    assert (m.place(), m.state.ep[0]) == ("J7", [1, 0, 0])


@pytest.mark.rule("DQ-217")
def test_discoveries_without_steps() -> None:
    m = table()
    m.throw("S S D D D")
    m.do("stop")
    assert (m.place(), m.state.ep[0]) == ("A10", [3, 0, 0])


@pytest.mark.rule("DQ-218")
def test_two_red_skulls_and_a_black_one() -> None:
    m = table()
    events = m.throw("S R R R 2", danger("mist mist"))
    assert Kind.TRAPPED in kinds(events)
    assert Kind.REROLLED not in kinds(events)


@pytest.mark.rule("DQ-219")
def test_nobody_has_to_reroll() -> None:
    m = table()
    m.throw("S S R C D")
    assert "stop" in m.options
    m.do("stop")
    assert m.state.steps == 2


@pytest.mark.rule("DQ-220")
def test_six_skulls_are_one_danger() -> None:
    m = table()
    events = m.throw("S S S S 2", danger("trapdoor trapdoor"))
    assert len(of(events, Kind.TRAPPED)) == 1
    assert m.state.lp[0] == 10


@pytest.mark.rule("DQ-222")
def test_with_six_ep_one_must_buy_before_throwing() -> None:
    m = next_turn(hero(ep=6))
    m.do("stop")
    assert m.phase == Phase.BUY
    m.do("pass")
    m.throw(IDLE)
    m.do("stop")
    assert m.state.spider[0]
    m = next_turn(hero(ep=6))
    m.do("stop")
    m.do("buy sring")
    m.throw(IDLE)
    m.do("stop")
    assert (m.state.spider[0], m.state.ep[0]) == (0, [6, 1, 0])


@pytest.mark.rule("DQ-223")
def test_with_the_third_row_open_at_most_two_items_were_bought() -> None:
    m = table(hero(items="rope mail", ep=6), hero(), phase=Phase.BUY)
    assert m.state.bought[0] == 2
    m.do("buy hood")
    assert m.state.row[0] == [RowState.BOUGHT] * 3
    assert m.state.bought[0] == 3


@pytest.mark.rule("DQ-224")
def test_a_woken_spider_leaves_two_items_at_most() -> None:
    m = table(hero(woke="spider", items="rope", ep=4), hero(sun=4), phase=Phase.BUY)
    m.do("buy mail")
    assert m.state.row[0] == [RowState.WOKE, RowState.BOUGHT, RowState.BOUGHT]
    m.throw("S S D D D")
    m.do("stop")
    m.throw(IDLE)
    m.do("stop")
    assert m.phase == Phase.WALL  # never asked to buy again
    assert m.state.bought[0] == 2


@pytest.mark.rule("DQ-225")
def test_if_the_wanted_item_is_gone_take_another_or_wait() -> None:
    m = table(hero(ep=5), hero(items="orb"), phase=Phase.BUY)
    assert m.rule("buy orb") == "DQ-28"
    assert {"buy potion", "buy rope", "pass"} <= set(m.options)


@pytest.mark.rule("DQ-226")
def test_when_all_affordable_items_are_gone_the_row_grows_on() -> None:
    m = next_turn(hero(ep=4), hero(items="mail rope hood", sun=4), hero(items="sring", sun=4))
    m.do("stop")
    assert m.phase == Phase.WALL
    m.throw("S D D B D")
    m.do("stop")
    assert m.state.spider[0]  # and may still wake its danger


@pytest.mark.rule("DQ-229")
def test_a_skipped_last_turn_ends_at_sunset() -> None:
    m = next_turn(hero(sun=18, skip=1), hero(sun=18))
    m.do("stop")
    assert (m.state.sun[0], m.state.cause[0]) == (19, Cause.SUNSET)


@pytest.mark.rule("DQ-230")
def test_mist_on_the_last_sun_box() -> None:
    m = table(hero(sun=19), hero(sun=18))
    m.throw("S S S R D", danger("mist mist"))
    assert (m.state.lp[0], m.state.skip[0], m.state.cause[0]) == (11, 0, Cause.SUNSET)


@pytest.mark.rule("DQ-232")
def test_who_coughs_is_outside_the_chamber() -> None:
    m = table(hero("J7"), hero())
    m.throw("S S S R D", danger("mist mist"))
    assert (m.place(), m.state.skip[0]) == ("J7", 1)  # three skulls: no step into the chamber


@pytest.mark.rule("DQ-234")
def test_arrows_kill_a_hero_with_two_lp() -> None:
    m = table(hero(lp=2), hero())
    m.throw("S S S R D", danger("arrows arrows"), damage(1))
    assert m.state.cause[0] == Cause.ARROWS


@pytest.mark.rule("DQ-235")
def test_the_third_die_equals_the_first() -> None:
    m = table()
    events = m.throw("S S S R D", danger("orc troll orc"), SWORD)
    assert of(events, Kind.FOUGHT)[0].b == 6


@pytest.mark.rule("DQ-236")
def test_slipping_away_still_costs_the_turn() -> None:
    m = table()
    events = m.throw("S S S R D", danger("orc troll mist", "-"))
    assert Kind.SLIPPED in kinds(events)
    assert (m.place(), m.state.ep[0], m.state.active) == ("A10", [0, 0, 0], 1)


@pytest.mark.rule("DQ-245")
def test_a_dead_end_is_ones_own_business() -> None:
    m = walking(hero("A9 B10 B11 A11"), steps=1)
    m.do("step A10")
    assert m.place() == "A10"
    m = table(hero("A9 B10 B11 A11 A10", items="orb", sun=6), hero())
    m.throw("R R B B D")
    m.do("stop")
    m.do("use_orb")
    assert "step B9" in m.options  # the orb frees him
    stuck = table(hero("A9 B10 B11 A11 A10", sun=19), dead())
    stuck.throw("R R B B D")
    stuck.do("stop")
    assert stuck.state.cause[0] == Cause.SUNSET


@pytest.mark.rule("DQ-246")
def test_no_key_without_a_second_step() -> None:
    m = walking(hero("E5 F4 G5 F6", items="key", walls="F5"), steps=2)
    assert m.rule("step F5") == "DQ-246"


@pytest.mark.rule("DQ-247")
def test_orb_and_key_in_one_turn() -> None:
    m = walking(hero("E5 F4 G5 F6", items="key orb", walls="F5"), steps=2)
    assert m.rule("step F5") == "DQ-246"  # a diagonal way on counts once the orb is declared
    m.do("use_orb")
    m.do("step F5")
    m.do("step G4")
    assert (m.place(), m.left_behind()) == ("G4", ["orb", "key"])


@pytest.mark.rule("DQ-248")
@pytest.mark.parametrize("corner", ["J4", "J8", "N4", "N8"])
def test_into_the_chamber_by_a_corner(corner: str) -> None:
    m = walking(hero(corner, items="orb"), steps=1)
    assert m.rule("step T") == "DQ-66"
    m.do("use_orb")
    m.do("step T", BLANKS)
    assert m.place() == "T"


@pytest.mark.rule("DQ-250")
def test_the_dice_stay_aside_while_somebody_is_left() -> None:
    m = table(hero("J7 T"), hero("K8 T", sun=4), aside=4)
    m.do("leave")
    m.do("step N5")
    assert m.state.aside == 4
    m.do("stay", loot("bbbbbb"))


@pytest.mark.rule("DQ-252", "DQ-R22")
@pytest.mark.parametrize("death", ["poison", "return", "skeleton", "sunset"])
def test_the_death_of_the_last_one_inside_resets_the_dice(death: str) -> None:
    if death == "poison":
        m = table(hero("J7 T", woke="spider", lp=2), hero(), aside=4)
        m.do("leave", BITE)
    elif death == "return":
        m = table(hero("J7 T K4 L4 T", woke="spider", lp=2), hero(), aside=4)
        m.do("stay", BITE)
    elif death == "skeleton":
        m = table(hero("J7", items="rope mail", ep=6, lp=1), hero())
        m.throw("S S R B D")
        m.do("stop")
        m.do("step T", MONSTER)
    else:
        m = table(hero("J7 T", sun=19), hero(), aside=4)
        m.do("stay", loot("dbbbbb"))
    assert (m.state.fate[0], m.state.aside) == (Fate.DEAD, 0)


@pytest.mark.rule("DQ-255", "DQ-R23")
def test_the_dragon_does_not_wait_for_the_second_throw() -> None:
    m = walking(hero("J7", items="talisman"), steps=1)
    m.do("step T")
    events = m.do("use_talisman", loot("ddddddd bb1"), BLANKS, damage(1, 1))
    assert kinds(events).count(Kind.LOOTED) == 1
    assert Kind.DRAGON in kinds(events)
    assert m.left_behind() == ["talisman"]


@pytest.mark.rule("DQ-258")
def test_six_stars_buy_something_cheaper_when_the_best_are_gone() -> None:
    m = table(hero("J7 T"), dead(), out=["t01", "t02"])
    m.do("stay", loot("ssssssbbbb"))
    assert len(m.options) == 11 + 1
    m.do("take t03")
    assert m.gold() == 3200


@pytest.mark.rule("DQ-259")
def test_four_stars_buy_nothing_dearer() -> None:
    cheap = [f"t{i:02}" for i in range(5, 14)]
    m = table(hero("J7 T"), dead(), out=cheap)
    m.do("stay", loot("ssssbbbbbb"))
    assert (m.treasures(), m.over, m.state.active) == ([], False, 0)
    assert m.phase == Phase.CHAMBER  # nothing was asked; the next turn has begun


@pytest.mark.rule("DQ-260")
def test_without_treasures_coins_still_count() -> None:
    m = table(hero("J7 T"), dead(), out=[f"t{i:02}" for i in range(1, 14)])
    m.do("stay", loot("ssssss1111"))
    assert m.gold() == 400


@pytest.mark.rule("DQ-262")
def test_a_spider_woken_on_entering_waits_for_the_leaving() -> None:
    m = table(hero("J7", ep=6, fifties=1), hero(sun=4))
    m.throw("S S R B D")
    m.do("stop")
    m.do("step T", BLANKS)
    assert m.state.spider[0]
    m.throw(IDLE)
    m.do("stop")
    m.do("leave", BITE)
    assert m.state.lp[0] == 11
    back = table(hero("J7 T K4 L4", ep=6), hero(sun=4))
    back.throw("S S R B D")
    back.do("stop")
    back.do("step T", BLANKS)
    back.throw(IDLE)
    back.do("stop")
    back.do("stay", BITE, BLANKS)  # on a return: from the next own turn
    assert back.state.lp[0] == 11


@pytest.mark.rule("DQ-263")
def test_the_demon_woken_on_entering_stays_outside() -> None:
    m = table(hero("J7", items="rope", ep=6), hero())
    m.throw("S S R B D")
    m.do("stop")
    m.do("step T", BLANKS)
    assert m.marked(Mark.DEMON) == ["H2", "I3", "J4"]
    assert (m.place(), m.state.fate[0]) == ("T", Fate.INSIDE)


@pytest.mark.rule("DQ-264", "DQ-R20")
def test_the_demon_walks_along_the_chamber_and_then_away() -> None:
    m = table(hero("J7 T", demon="H2 J4 K4"), hero(), phase=Phase.DEMON, demon_steps=1)
    assert set(m.options) == {"demon L4", "demon J5"}
    ring = "J5 J6 J8 K8 L8 M8 N8 N7 N6 N5 N4 M4 L4 K4 J4 J7"
    m = table(hero("I7 T", demon=f"H2 {ring}"), hero(), phase=Phase.DEMON, demon_steps=1)
    assert set(m.options) == {"demon I6", "demon I7", "demon I8"}


@pytest.mark.rule("DQ-265")
def test_two_king_moves_from_the_exit_are_too_near() -> None:
    m = walking(hero(OUT, demon="H2 U4"), steps=1)
    m.do("step W2")
    assert m.state.cause[0] == Cause.DEMON
    far = walking(hero(OUT, demon="H2 T5"), steps=1)
    far.do("step W2")
    assert far.state.fate[0] == Fate.ESCAPED  # three are not


@pytest.mark.rule("DQ-266")
@pytest.mark.parametrize(("demon", "cause"), [("H2 J2", Cause.DEMON), ("H2", Cause.SUNSET)])
def test_the_demon_moves_before_the_sun_sets(demon: str, cause: Cause) -> None:
    m = table(hero("L4", demon=demon, sun=19), dead())
    m.throw(IDLE)
    m.do("stop")
    while m.phase == Phase.DEMON:
        m.do(m.options[-1])
    assert m.over
    assert m.state.cause[0] == cause


@pytest.mark.rule("DQ-267", "DQ-R28")
def test_after_the_skeleton_the_treasure_dice_are_thrown() -> None:
    m = table(hero("J7", items="rope mail", ep=6), hero())
    m.throw("S S R B D")
    m.do("stop")
    events = m.do("step T", MONSTER, SWORD, loot("1bbbbbbbbb"))
    assert [k for k in kinds(events) if k in (Kind.KILLED, Kind.LOOTED)] == [
        Kind.KILLED,
        Kind.LOOTED,
    ]
    assert (m.state.lp[0], m.state.hundreds[0]) == (12, 1)


@pytest.mark.rule("DQ-268")
def test_being_the_last_alive_does_not_win() -> None:
    m = table(hero(sun=18), dead(), dead())
    for _ in range(2):
        assert not m.over
        m.throw(IDLE)
        m.do("stop")
    assert m.over
    assert m.returns() == [0.0, 0.0, 0.0]


@pytest.mark.rule("DQ-272")
def test_a_return_needs_an_unvisited_field_beside_the_chamber() -> None:
    used = GATES.replace("K4 ", "").replace(" M8", "")
    m = walking(hero(f"{used} T K4 K3 J3 J4"), steps=2)
    assert "step T" not in m.options
    m = walking(hero(f"{used} K4 T M8 N8"), steps=1)  # all twelve are used
    assert m.rule("step T") == "DQ-66"
    m = walking(hero(f"{used} K4 T M8 N8", items="orb"), steps=1)
    m.do("use_orb")
    assert m.rule("step T") is None


@pytest.mark.rule("DQ-273")
def test_two_players_are_each_others_neighbour() -> None:
    assert table(hero(), hero()).state.neighbour == 1
    assert table(hero(), hero(), active=1).state.neighbour == 0


@pytest.mark.rule("DQ-300", "DQ-163")
def test_not_straight_back_through_the_same_door() -> None:
    m = walking(hero("J7 T K4"), steps=2)
    assert m.rule("step T") == "DQ-163"
    m.do("step L4")
    assert m.rule("step T") is None
    closed = walking(hero("J7 T K4", demon="H2 L4"), steps=2)
    assert closed.rule("step L4") == "DQ-71"


@pytest.mark.rule("DQ-301", "DQ-R19")
def test_an_exit_crossed_by_the_demon_is_closed() -> None:
    m = walking(hero(OUT, demon="H2 W2 W3"), steps=1)
    assert m.rule("step W2") == "DQ-71"


@pytest.mark.rule("DQ-302", "DQ-R06")
def test_after_a_flight_the_next_turn_is_a_normal_one() -> None:
    m = table(hero("J7 T", sun=4), hero("K8 T"), aside=6)
    m.do("stay", loot("dbbb"), BLANKS, damage(1, 1), BLANKS, damage(1, 1))
    m.do("step N5")
    m.do("step N6")
    assert (m.state.active, m.phase) == (1, Phase.WALL)
    m.wall(1, 2, move(IDLE))
    assert m.phase == Phase.REROLL
