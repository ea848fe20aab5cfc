"""Useful items in use (catalogue 2.7, 5.14)."""

from __future__ import annotations

import pytest

from lindwurm.games.dragonquest.actions import Kind
from lindwurm.games.dragonquest.state import Fate, Mark, Phase
from tests.games.dragonquest.helpers import WAY_IN, dead, hero, kinds, loot, table, walking

OUT = f"{WAY_IN} N5 V2"


@pytest.mark.rule("DQ-185", "DQ-227")
def test_amulet_and_potion_work_at_once_and_are_gone() -> None:
    m = table(hero(lp=1, ep=6), hero(), phase=Phase.BUY)
    m.do("buy potion")
    assert (m.state.lp[0], m.held(), m.left_behind()) == (4, [], ["potion"])
    m = table(hero(ep=6), hero(), phase=Phase.BUY)
    m.do("buy amulet")
    assert (m.state.last_sun[0], m.held(), m.left_behind()) == (20, [], ["amulet"])


@pytest.mark.rule("DQ-185")
@pytest.mark.parametrize(
    "item",
    ["mring", "talisman", "necklace", "orb", "buckle", "key", "mail", "rope", "hood", "sring"],
)
def test_the_other_ten_are_laid_in_front_of_the_owner(item: str) -> None:
    m = table(hero(ep=6), hero(), phase=Phase.BUY)
    m.do(f"buy {item}")
    assert m.held() == [item]


@pytest.mark.rule("DQ-186", "DQ-187")
def test_the_owner_decides_when_and_once() -> None:
    m = walking(hero("F6", items="orb"), steps=2)
    m.do("step F5")
    assert m.held() == ["orb"]  # kept for a better day
    m.do("use_orb")
    assert (m.held(), m.left_behind()) == ([], ["orb"])
    assert m.rule("use_orb") == "DQ-188"


@pytest.mark.rule("DQ-188", "DQ-R25")
def test_the_orb_allows_diagonal_steps_for_the_rest_of_the_turn() -> None:
    m = walking(hero("F6", items="orb"), steps=3)
    assert m.rule("step G5") == "DQ-66"
    m.do("use_orb")
    m.do("step G5")  # a mix of both kinds
    m.do("step G4")
    assert m.rule("step F6") == "DQ-66"
    m.do("step F5")
    assert m.place() == "F5"
    w = walking(hero("F6 G5 G6", used="orb"), steps=1)  # a later turn
    assert w.rule("step H7") == "DQ-66"


@pytest.mark.rule("DQ-188", "DQ-R25")
def test_all_other_limits_stay_with_the_orb() -> None:
    m = walking(hero("E5 F6", items="orb", walls="G7", demon="H2 G5"), steps=3)
    m.do("use_orb")
    assert m.rule("step E5") == "DQ-69"
    assert m.rule("step G7") == "DQ-68"
    assert m.rule("step G5") == "DQ-71"
    m = walking(hero("V1", items="orb"), steps=1)
    m.do("use_orb")
    assert m.rule("step W2") == "DQ-73"


@pytest.mark.rule("DQ-188")
def test_the_orb_helps_out_of_the_chamber() -> None:
    m = table(hero("J7 T", items="orb"), hero(), phase=Phase.LEAVE, leaving=1)
    assert m.rule("step N4") == "DQ-188"
    m.do("use_orb")
    m.do("step N4")
    assert (m.place(), m.left_behind(), m.state.active) == ("N4", ["orb"], 1)


@pytest.mark.rule("DQ-189", "DQ-R25")
def test_corners_do_not_matter() -> None:
    m = walking(hero("F6", items="orb", walls="G6 F5"), steps=1)
    m.do("use_orb")
    m.do("step G5")  # between two walls
    assert m.place() == "G5"
    m = walking(hero("J2", items="orb"), steps=1)
    m.do("use_orb")
    assert "step K3" in m.options  # past the void K1
    assert m.rule("step K3") is None


@pytest.mark.rule("DQ-190", "DQ-191")
def test_the_key_leads_through_one_wall() -> None:
    m = walking(hero("F6", items="key", walls="F5 F3"), steps=5)
    events = m.do("step F5")
    assert Kind.KEY in kinds(events)
    assert m.rule("stop") == "DQ-190"  # not on the wall
    m.do("step F4")
    assert m.rule("step F3") == "DQ-68"  # only one wall
    assert m.left_behind() == ["key"]
    assert {"F5"} <= set(m.marked(Mark.BLOCKED)) & set(m.marked(Mark.VISITED))
    m.do("stop")
    assert m.place() == "F4"


@pytest.mark.rule("DQ-190")
def test_the_key_needs_two_steps() -> None:
    m = walking(hero("F6", items="key", walls="F5"), steps=1)
    assert m.rule("step F5") == "DQ-190"
    assert walking(hero("F6", items="key", walls="F5"), steps=2).rule("step F5") is None


@pytest.mark.rule("DQ-190", "DQ-246")
def test_behind_the_wall_there_must_be_a_free_field() -> None:
    m = walking(hero("E5 F4 G5 F6", items="key", walls="F5"), steps=3)
    assert m.rule("step F5") == "DQ-246"


@pytest.mark.rule("DQ-190")
def test_a_single_field_behind_the_wall_is_taken_at_once() -> None:
    m = walking(hero("E5 G5 F6", items="key", walls="F5"), steps=2)
    m.do("step F5")
    assert m.place() == "F4"


@pytest.mark.rule("DQ-192")
@pytest.mark.parametrize(("item", "gold"), [("necklace", 1000), ("buckle", 800), ("sring", 500)])
def test_valuables_count_for_those_who_escape(item: str, gold: int) -> None:
    m = table(hero(OUT, items=item), dead(), phase=Phase.MOVE, steps=1)
    m.do("step W2")
    assert m.standing() == [gold, 0]
    m = table(hero(OUT, items=item, sun=19), dead(), phase=Phase.MOVE, steps=1)
    m.do("stop")
    assert m.standing() == [0, 0]


@pytest.mark.rule("DQ-193")
def test_the_dragon_takes_no_items() -> None:
    m = table(hero("J7 T", items="buckle sring"), hero(), aside=6)
    m.do("stay", loot("dbbb"), loot("b" * 10), [0, 0])
    m.do("step N5")
    assert m.held() == ["buckle", "sring"]
    assert m.state.fate[0] == Fate.INSIDE


@pytest.mark.rule("DQ-246", "DQ-247", "DQ-73")
def test_through_a_wall_the_exit_is_a_way_on_only_after_the_chamber() -> None:
    """With the orb the exit touches V1 by a corner; everything else around is the demon's."""
    around = {"walls": "V1", "demon": "H2 W1 V2 U2 T1", "items": "key"}
    m = walking(hero("U1", **around), steps=3, orb_on=1)  # type: ignore[arg-type]
    assert m.rule("step V1") == "DQ-246"
    m = walking(hero(f"{WAY_IN} N5 U1", **around), steps=3, orb_on=1)  # type: ignore[arg-type]
    assert m.rule("step V1") is None
