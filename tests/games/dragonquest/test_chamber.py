"""Step E: the treasure chamber, leaving it, and the dragon (catalogue 5.10 to 5.12)."""

from __future__ import annotations

import pytest

from lindwurm.games.dragonquest import GAME
from lindwurm.games.dragonquest.actions import Kind
from lindwurm.games.dragonquest.data import FIELD
from lindwurm.games.dragonquest.state import Cause, Fate, Phase
from lindwurm.server.table.beats import shown
from tests.games.dragonquest.helpers import (
    Play,
    damage,
    hero,
    kinds,
    loot,
    next_turn,
    of,
    only,
    table,
    walking,
)

BLANKS = loot("b" * 10)
GATES = "K4 L4 M4 J5 N5 J6 N6 J7 N7 K8 L8 M8"


def inside(*sheets: dict[str, object], aside: int = 0, **first: object) -> Play:
    """Seat 0 begins a turn in the chamber."""
    others = list(sheets) or [hero()]
    return table(hero(**{"trail": "J7 T", **first}), *others, aside=aside)  # type: ignore[arg-type]


# -- throwing (5.10) -------------------------------------------------------------------------------


@pytest.mark.rule("DQ-143")
def test_nobody_leaves_the_castle_without_the_chamber() -> None:
    m = walking(hero("V2"))
    assert m.rule("step W2") == "DQ-73"


@pytest.mark.rule("DQ-145", "DQ-147")
def test_on_entering_all_available_dice_are_thrown_at_once() -> None:
    m = walking(hero("J7"), steps=1)
    m.do("step T", loot("1111155555"))  # ten values, no question in between
    assert (m.state.hundreds[0], m.state.fifties[0]) == (5, 5)
    m = table(hero("J7"), hero("K8 T"), phase=Phase.MOVE, steps=1, aside=3)
    m.do("step T", loot("1111111"))  # another hero is there: seven are left
    assert m.state.hundreds[0] == 7


@pytest.mark.rule("DQ-146")
def test_one_throw_a_turn() -> None:
    m = inside()
    events = m.do("stay", BLANKS)
    assert len(of(events, Kind.LOOTED)) == 1
    assert m.state.active == 1


@pytest.mark.rule("DQ-148", "DQ-156")
def test_dragons_stay_aside_for_all_who_are_inside() -> None:
    m = inside(hero("K8 T", sun=4), aside=1)
    m.do("stay", loot("ddbbbbbbb"))
    assert m.state.aside == 3
    m.do("stay", loot("dbbbbbb"))  # the other throws the seven that are left
    assert m.state.aside == 4


@pytest.mark.rule("DQ-149")
def test_coins_are_marked() -> None:
    m = inside(fifties=1)
    m.do("stay", loot("551bbbbbbb"))
    assert (m.state.fifties[0], m.state.hundreds[0], m.gold()) == (3, 1, 250)


@pytest.mark.rule("DQ-150", "DQ-R21")
def test_there_is_no_limit_to_coins() -> None:
    m = inside(fifties=16, hundreds=40)
    m.do("stay", loot("5511111111"))
    assert (m.state.fifties[0], m.state.hundreds[0]) == (18, 48)


@pytest.mark.rule("DQ-151", "DQ-153")
def test_stars_buy_one_treasure_or_none() -> None:
    m = inside()
    m.do("stay", loot("sss bbbbbbb"))
    affordable = {f"take t{i:02}" for i in range(8, 14)}
    assert set(m.options) == affordable | {"none"}
    assert m.rule("take t05") == "DQ-151"
    m.do("take t13")  # any affordable one, not only the best
    assert m.treasures() == ["t13"]
    assert m.state.active == 1
    m = inside()
    m.do("stay", loot("sss bbbbbbb"))
    m.do("none")
    assert m.treasures() == []


@pytest.mark.rule("DQ-152")
def test_a_single_star_is_worth_nothing_and_stars_are_not_saved() -> None:
    m = inside(hero(sun=4))
    m.do("stay", loot("s bbbbbbbbb"))
    assert m.state.active == 1
    m.throw("S S B B D")
    m.do("stop")
    m.do("stay", loot("s bbbbbbbbb"))
    assert (m.treasures(), m.state.active) == ([], 1)


@pytest.mark.rule("DQ-154")
def test_each_treasure_exists_once() -> None:
    m = inside(hero("K8 T", treasures="t13"))
    m.do("stay", loot("ss bbbbbbbb"))
    assert m.rule("take t13") == "DQ-154"
    assert set(m.options) == {"take t11", "take t12", "none"}


@pytest.mark.rule("DQ-155", "DQ-R22", "DQ-251")
def test_ten_dice_are_back_when_the_chamber_is_empty() -> None:
    m = table(hero("J7 T"), hero("K8", sun=4), aside=5)
    m.do("leave")
    m.do("step N5")
    assert m.state.aside == 0
    m.throw("S S R B D")
    m.do("stop")
    m.do("step T", BLANKS)
    m = table(hero("J7 T N5 N4 M4"), hero(), phase=Phase.MOVE, steps=1)
    m.do("step T", BLANKS)  # the same hero as well


@pytest.mark.rule("DQ-157", "DQ-R23", "DQ-186")
def test_the_talisman_throws_blanks_and_coins_again() -> None:
    m = walking(hero("J7", items="talisman"), steps=1)
    m.do("step T")
    assert m.options == ["use_talisman", "keep"]
    m.do("use_talisman", loot("d ss bb 555 11"), loot("s d 5 1 bbb"))
    s = m.state
    assert (s.aside, s.starlight) == (2, 3)
    assert (s.fifties[0], s.hundreds[0]) == (3 + 1, 2 + 1)
    assert m.left_behind() == ["talisman"]
    m.do("take t08")
    assert m.treasures() == ["t08"]
    kept = walking(hero("J7", items="talisman"), steps=1)
    kept.do("step T")
    kept.do("keep", BLANKS)
    assert kept.held() == ["talisman"]


@pytest.mark.rule("DQ-157")
def test_without_blank_or_coin_there_is_no_second_throw() -> None:
    m = walking(hero("J7", items="talisman"), steps=1)
    m.do("step T")
    m.do("use_talisman", loot("dddd ssssss"))
    assert (m.state.starlight, m.state.aside) == (6, 4)
    m.do("take t01")
    again = table(hero("J7 T", sun=6), hero(), aside=4)
    again.do("stay", loot("bbbbbb"))  # star dice are available again, dragons are not


@pytest.mark.rule("DQ-157", "DQ-R23")
def test_the_talisman_is_for_arriving_only() -> None:
    m = inside(items="talisman")
    m.do("stay", BLANKS)
    assert m.held() == ["talisman"]


# -- staying and leaving (5.11) --------------------------------------------------------------------


@pytest.mark.rule("DQ-158", "DQ-159")
def test_stay_or_leave_is_decided_after_the_sun_box() -> None:
    m = next_turn(hero("J7 T", sun=5))
    m.do("stop")
    assert (m.state.sun[0], m.options) == (6, ["stay", "leave"])
    events = m.do("stay", loot("11bbbbbbbb"))
    assert kinds(events)[:3] == [Kind.STAYS, Kind.LOOTED, Kind.COINS]
    assert m.state.hundreds[0] == 2
    loot_told = shown(GAME, of(events, Kind.LOOTED) + of(events, Kind.COINS), [])["changes"]
    assert loot_told == [{"seat": 1, "unit": "coins", "by": 200}], "one sum, of coins (EYES-F39)"


@pytest.mark.rule("DQ-160", "DQ-161")
def test_leaving_is_one_step_without_dice() -> None:
    m = inside()
    m.do("leave")
    assert set(m.options) == {f"step {f}" for f in GATES.split() if f != "J7"}
    assert m.rule("step J7") == "DQ-161"  # visited
    assert m.rule("step N9") == "DQ-160"
    m.do("step N5")
    assert (m.place(), m.state.active) == ("N5", 1)


@pytest.mark.rule("DQ-161")
def test_the_leaving_field_must_be_free() -> None:
    m = inside(demon="H2 M4", items="orb", trail="J7 T", walls="N8")
    m.do("leave")
    assert m.rule("step M4") == "DQ-161"
    assert m.rule("step N4") == "DQ-188"  # needs the orb
    m.do("use_orb")
    assert m.rule("step N8") == "DQ-161"  # blocked corner
    assert m.rule("step N4") is None


@pytest.mark.rule("DQ-162")
def test_without_a_free_field_the_hero_cannot_leave() -> None:
    m = next_turn(hero(f"{GATES} T", sun=5))
    m.do("stop", BLANKS)  # no question: he stays and throws
    assert m.place() == "T"
    m = next_turn(hero(f"{GATES} T", sun=5, items="orb"))
    m.do("stop")
    assert m.options == ["stay", "leave"]  # a corner counts if the orb is held
    m.do("leave")  # and then it is used without a question
    assert m.left_behind() == ["orb"]
    assert set(m.options) == {"step J4", "step J8", "step N4", "step N8"}


@pytest.mark.rule("DQ-163", "DQ-300")
def test_the_way_back_is_another_one() -> None:
    m = walking(hero("J7 T K4"), steps=2)
    assert m.rule("step T") == "DQ-163"
    m.do("step L4")
    m.do("step T", BLANKS)
    assert m.place() == "T"


@pytest.mark.rule("DQ-164")
def test_a_return_is_a_normal_entry() -> None:
    m = walking(hero("J7 T K4 L4", items="talisman"), steps=3)
    m.do("step T")
    assert m.phase == Phase.TALISMAN
    m.do("use_talisman", loot("1" * 10), BLANKS)
    assert m.state.hundreds[0] == 10
    assert m.state.steps == 0


# -- the dragon (5.12) -----------------------------------------------------------------------------


def wake(m: Play, *breaths: list[int]) -> list[object]:
    """Seat 0 throws the seventh dragon."""
    left = 10 - m.state.aside
    return list(m.do("stay", loot("d" + "1" * (left - 1)), *breaths))


def breath(dragons: int, *lp: int) -> list[int]:
    """The tape of one breath."""
    return [*loot("d" * dragons + "b" * (10 - dragons)), *damage(*lp)]


@pytest.mark.rule("DQ-165", "DQ-253")
@pytest.mark.parametrize("dragons", [0, 1])
def test_the_seventh_dragon_wakes_it(dragons: int) -> None:
    m = inside(aside=6)
    events = m.do("stay", loot("d" * dragons + "b" * (4 - dragons)), breath(0, 1, 1) * dragons)
    assert (Kind.DRAGON in kinds(events)) == bool(dragons)


@pytest.mark.rule("DQ-166", "DQ-168", "DQ-169", "DQ-170", "DQ-256")
def test_all_steps_for_all_victims_in_order() -> None:
    m = table(
        hero("J5 T", treasures="t01", fifties=2),
        hero(treasures="t02"),
        hero("J6 T", hundreds=1),
        hero("J7 T", treasures="t03 t04"),
        active=2,
        aside=6,
    )
    events = m.do("stay", loot("dbbb"), breath(2, 1, 1), breath(0, 3, 3), breath(1, 1, 2))
    told = [(Kind(e.kind), e.a) for e in events]
    steps = (Kind.DRAGON, Kind.RETURNED, Kind.ROBBED, Kind.BREATH)
    assert [t for t in told if t[0] in steps] == [
        (Kind.DRAGON, 2),
        (Kind.RETURNED, 3),
        (Kind.RETURNED, 3),
        (Kind.RETURNED, 0),
        (Kind.ROBBED, 2),
        (Kind.ROBBED, 3),
        (Kind.ROBBED, 0),
        (Kind.BREATH, 2),
        (Kind.BREATH, 3),
        (Kind.BREATH, 0),
    ]
    assert [e[1:4] for e in events if e.kind == Kind.DAMAGE] == [(2, 1, 1), (3, 3, 3), (0, 1, 2)]
    assert m.state.lp[:4] == [9, 13, 9, 7]
    assert (m.treasures(1), m.gold(0), m.gold(2)) == (["t02"], 0, 0)
    order = []
    while m.phase == Phase.FLEE:
        order.append(m.asked)
        m.do(m.options[0])
    assert order == [2, 3, 0]
    assert m.state.active == 3  # and play goes on after the one who woke it


@pytest.mark.rule("DQ-167", "DQ-254")
def test_the_waking_throw_brings_its_thrower_nothing() -> None:
    m = table(hero("J7"), hero("K8 T"), phase=Phase.MOVE, steps=1, aside=6)
    events = m.do("step T", loot("d1ss"), breath(0, 1, 1), breath(0, 1, 1))
    assert Kind.COINS not in kinds(events)
    assert (m.state.hundreds[0], m.treasures(), m.state.lp[0]) == (0, [], 11)


@pytest.mark.rule("DQ-168", "DQ-176", "DQ-193")
def test_items_are_kept_and_protect_nobody() -> None:
    m = inside(aside=6, items="necklace mring mail")
    wake(m, breath(1, 1, 1))
    assert m.held() == ["mring", "necklace", "mail"]
    assert m.state.lp[0] == 10


@pytest.mark.rule("DQ-171", "DQ-175")
def test_survivors_flee_and_may_go_to_the_exit() -> None:
    m = inside(aside=6)
    wake(m, breath(0, 1, 1))
    assert (m.phase, m.asked) == (Phase.FLEE, 0)
    assert set(m.options) == {f"step {f}" for f in GATES.split() if f != "J7"}
    m.do("step N5")
    assert (m.place(), m.state.been[0], m.state.left[0]) == ("N5", 1, 1)
    assert m.state.left_by[0] == FIELD["N5"]


@pytest.mark.rule("DQ-172")
def test_without_a_free_field_the_flames_take_him() -> None:
    m = inside(hero("K8 T"), aside=6, trail=f"{GATES} T", items="orb")
    wake(m, breath(0, 1, 1), breath(0, 1, 1))
    assert (m.state.fate[0], m.state.cause[0]) == (Fate.DEAD, Cause.FLAMES)
    assert (m.phase, m.asked) == (Phase.FLEE, 1)  # the other one still runs


@pytest.mark.rule("DQ-174", "DQ-R22")
def test_afterwards_the_dragon_sleeps_again() -> None:
    m = inside(hero("K8", sun=4), aside=6)
    wake(m, breath(0, 1, 1))
    m.do("step N5")
    assert m.state.aside == 0
    m.throw("S S R B D")
    m.do("stop")
    m.do("step T", BLANKS)


@pytest.mark.rule("DQ-177", "DQ-R24")
def test_returned_treasures_can_be_found_again() -> None:
    m = inside(hero("K8", sun=4), aside=6, treasures="t01")
    wake(m, breath(0, 1, 1))
    m.do("step N5")
    m.throw("S S R B D")
    m.do("stop")
    m.do("step T", loot("ssssssbbbb"))
    m.do("take t01")
    assert m.treasures(1) == ["t01"]


@pytest.mark.rule("DQ-298")
def test_only_a_declared_orb_helps_to_flee_by_a_corner() -> None:
    m = inside(aside=6, items="orb")
    wake(m, breath(0, 1, 1))
    assert "use_orb" not in m.options
    assert m.rule("step N4") == "DQ-298"
    woke = table(hero("J4", used="orb"), hero("K8 T"), phase=Phase.MOVE, steps=1, aside=6, orb_on=1)
    woke.do("step T", loot("dbbb"), breath(0, 1, 1), breath(0, 1, 1))
    assert woke.rule("step N4") is None  # the waker, with the orb of this very turn
    woke.do("step N4")
    assert woke.asked == 1
    assert woke.rule("step J8") == "DQ-298"  # not the others


@pytest.mark.rule("DQ-170", "DQ-257")
def test_the_breath_costs_at_least_two() -> None:
    m = inside(aside=6)
    events = wake(m, breath(0, 1, 1))
    assert only(events, Kind.BREATH)[1:4] == (0, 0, 2)  # type: ignore[arg-type]
    assert m.state.lp[0] == 11
