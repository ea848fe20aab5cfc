"""Rulings (catalogue 11) that the tests of their rules do not cover already, and order of rules."""

import pytest

from lindwurm.games.dragon_farkle.actions import Kind
from lindwurm.games.dragon_farkle.state import Action, Phase
from tests.games.dragon_farkle.helpers import (
    attacking,
    battling,
    defending,
    dice,
    kinds,
    recruiting,
    soldiers,
    table,
)


@pytest.mark.rule("DF-R04")
def test_a_set_cannot_be_valued_lower_or_laid_aside_for_nothing() -> None:
    m = recruiting(hand=4)
    m.do("roll", dice("1 1 1 2"))
    assert m.options == ["take 111", "take 11", "take 1"]  # 111 is there once, at its best
    m.do("take 111")
    assert m.state.pot == 1000


@pytest.mark.rule("DF-R11")
def test_windows_of_the_cards() -> None:
    """Which item may be used where: the table of catalogue 2.9, own turn."""
    held = ["bag", "horseshoe", "loaded_die", "war_horn", "cheese", "poster", "magpie_ring", "map"]
    m = table(army=[4500, 0], items={0: held, 1: ["arrow"]}, options={"interrupts": "off"})
    assert m.options == ["recruit", "skirmish", "magpie 2", "map", "open_bag"]  # TS
    m.do("recruit")
    assert m.options == ["roll", "loaded_die", "magpie 2", "open_bag"]  # PR
    m.do("roll", dice("1 5 2 3 4 4"))
    assert m.options[3:] == ["horseshoe", "war_horn", "open_bag"]  # AR
    m.do("horseshoe", soldiers("2 3 4 4 6 6"))
    assert m.options == ["accept", "cheese", "open_bag"]  # FK
    m.do("cheese")
    m.do("roll", dice("1 5 2 3 4 4"))
    m.do("take 15")
    m.do("stop")
    assert m.options == ["done", "poster"]  # BK
    m.do("done")
    assert "open_bag" in m.options  # ET


@pytest.mark.rule("DF-R12")
def test_there_is_no_second_round_of_interruptions() -> None:
    m = recruiting(3, hand=2, items={1: ["whistle"], 2: ["cursed_die"]})
    m.do("roll", dice("1 5"))
    m.do("pass")
    m.do("cursed_die", soldiers("1 1"))  # seat 1 would like to whistle now, but had its say
    assert (m.asked, m.phase, m.held(1)) == (0, Phase.REACT, ["whistle"])


@pytest.mark.rule("DF-R21")
def test_an_attacker_uses_the_companion_in_the_own_turn() -> None:
    m = attacking(hand=2, pot=100, companion="quentin")
    m.do("quentin")
    assert m.state.hand == 3


@pytest.mark.rule("DF-R22")
def test_the_threshold_is_checked_at_the_start_of_the_turn() -> None:
    m = recruiting(army=[4900, 0], pot=100)
    m.do("stop")  # 5,000 now, but this turn is over
    assert (m.asked, m.state.in_keep[0]) == (1, 0)
    m.do("recruit", dice("2 3 4 4 6 6"))
    assert (m.asked, "battle" in m.options) == (0, True)


@pytest.mark.rule("DF-R24")
def test_the_turn_of_a_farkling_attacker_goes_on_with_the_defence() -> None:
    m = attacking(3, hand=1, army=[500, 500, 0])
    m.do("roll", dice("2"), dice("1 5 2 3 4"))
    assert (m.state.active, m.asked, m.state.action) == (0, 1, Action.SKIRMISH)


@pytest.mark.rule("DF-R25")
def test_one_item_is_always_kept() -> None:
    m = recruiting(pot=50, drawn={0: ["arrow", "map"]})
    m.do("stop")
    assert [o.split()[0] for o in m.options] == ["keep", "keep"]
    for way_out in ("done", "pass", "accept", "stop"):
        assert m.rule(way_out) is not None


@pytest.mark.rule("DF-R27")
def test_the_keep_may_be_left() -> None:
    m = table(3, army=[3000, 0, 0], keep={0})
    assert m.options == ["recruit", "skirmish", "battle"]


@pytest.mark.rule("DF-R09", "DF-78")
def test_a_defender_cannot_refuse() -> None:
    m = defending(attack=5000, rolled=0)
    assert m.options == ["roll"]
    assert m.rule("stop") == "DF-78"
    assert m.rule("pass") == "DF-35"


@pytest.mark.rule("DF-R10")
def test_the_defender_does_not_win_ties() -> None:
    m = defending(attack=300, pot=300, army=[900, 900], companion={1: "brunna"})
    m.do("stop")
    assert m.state.army[:2] == [900, 900]


@pytest.mark.rule("DF-R01")
def test_nothing_but_faces_counts() -> None:
    """The order in which equal dice fall changes nothing."""
    pots = set()
    for faces in ("1 5 2 3 4 4", "4 4 3 2 5 1", "5 4 3 4 2 1"):
        m = recruiting()
        m.do("roll", dice(faces))
        assert m.options == ["take 15", "take 1", "take 5"]
        m.do("take 15")
        pots.add((m.state.pot, m.state.hand))
    assert pots == {(150, 4)}


@pytest.mark.rule("DF-R14")
def test_the_companion_is_lost_at_the_destruction() -> None:
    m = battling(army=[100], companion="stub")
    events = m.do("roll", dice("1 1 2 3 4 6"))
    assert Kind.DESTROYED in kinds(events)
    assert m.companion(0) == "none"
