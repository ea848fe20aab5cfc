"""Stopping and Recruitment (catalogue 5.4 and 5.5)."""

import pytest

from lindwurm.games.dragon_farkle.actions import Kind
from lindwurm.games.dragon_farkle.state import Phase
from tests.games.dragon_farkle.helpers import (
    attacking,
    battling,
    defending,
    dice,
    kinds,
    only,
    recruiting,
    table,
)


@pytest.mark.rule("DF-62")
def test_stopping_is_allowed_after_every_settled_roll() -> None:
    for m in (recruiting(hand=3), attacking(hand=3), defending(hand=3, attack=0)):
        m.do("roll", dice("1 2 3"))
        assert m.options == ["roll", "stop"]
        m.do("roll", dice("3 4", "dragon"))
        assert m.options == ["roll", "stop"]


@pytest.mark.rule("DF-62", "DF-36")
def test_never_before_the_first_roll() -> None:
    m = table(items={0: ["poster"]})
    m.do("recruit")
    assert m.rule("stop") == "DF-62"
    m = table(items={0: ["poster"]})
    m.do("skirmish")
    assert m.rule("stop") == "DF-62"


@pytest.mark.rule("DF-62")
def test_a_farkle_ignored_by_a_card_allows_stopping() -> None:
    m = recruiting(hand=2, pot=400, items={0: ["cheese"]})
    m.do("roll", dice("3 4"))
    assert m.options == ["accept", "cheese"]
    m.do("cheese")
    assert (m.state.pot, m.state.hand, m.options) == (400, 2, ["roll", "stop"])


@pytest.mark.rule("DF-62", "DF-131")
def test_an_accepted_farkle_cannot_be_undone() -> None:
    m = recruiting(hand=2, pot=400, items={0: ["cheese"]})
    m.do("roll", dice("3 4"))
    m.do("accept")
    assert (m.asked, m.state.army[0], m.held(0)) == (1, 0, ["cheese"])
    m.do("skirmish")  # seat 0 is asked next, and its farkle is history
    assert (m.asked, m.phase, m.rule("cheese")) == (0, Phase.SMOKE, "DF-122")


@pytest.mark.rule("DF-63")
def test_stopping_with_nothing_is_legal() -> None:
    m = table(army=[200, 0])
    m.do("recruit", dice("2 3 4 4 6 6", "dragon"))
    assert (m.state.pot, m.options) == (0, ["roll", "stop"])
    events = m.do("stop")
    banked = only(events, Kind.BANKED)
    assert (banked.b, banked.c) == (0, 200)
    assert m.asked == 1


@pytest.mark.rule("DF-64")
def test_nobody_stops_in_front_of_the_dragon() -> None:
    m = battling(items={0: ["poster"]})
    assert m.options == ["roll"]
    assert m.rule("stop") == "DF-64"
    m.do("roll", dice("1 2 3 4 4 6"))
    m.do("accept")
    assert m.options == ["roll"]


@pytest.mark.rule("DF-65", "DF-74")
def test_dice_become_soldiers_in_the_pot_not_in_the_army() -> None:
    m = table(army=[250, 0])
    m.do("recruit", dice("4 4 4 2 3 6"))
    assert (m.state.pot, m.state.army[0]) == (400, 250)


@pytest.mark.rule("DF-66")
def test_stopping_banks_the_whole_pot() -> None:
    m = recruiting(army=[250, 0], pot=1350)
    events = m.do("stop")
    assert m.state.army[0] == 1600
    assert only(events, Kind.BANKED).b == 1350
    assert (m.asked, m.state.pot) == (1, 0)


@pytest.mark.rule("DF-66")
def test_banking_cannot_be_done_before_stopping() -> None:
    m = recruiting(pot=100)
    assert m.rule("done") == "DF-66"


@pytest.mark.rule("DF-67", "DF-124", "DF-126")
def test_one_of_the_drawn_items_is_taken() -> None:
    m = recruiting(pot=100, drawn={0: ["arrow", "map", "cheese"]})
    m.do("stop")
    assert m.phase == Phase.LIMIT
    assert m.options == ["keep cheese", "keep arrow", "keep map"]
    m.do("keep map")
    assert (m.held(0), m.drawn(0), m.discard) == (["map"], [], ["cheese", "arrow"])
    assert m.asked == 1


@pytest.mark.rule("DF-67")
def test_a_single_drawn_item_is_simply_kept() -> None:
    m = recruiting(pot=100, drawn={0: ["arrow"]})
    m.do("stop")
    assert (m.asked, m.held(0), m.drawn(0)) == (1, ["arrow"], [])


@pytest.mark.rule("DF-68", "DF-69", "DF-E09")
def test_a_farkle_costs_pot_and_drawn_items_only() -> None:
    m = recruiting(
        army=[2000, 0],
        hand=2,
        pot=1350,
        items={0: ["poster"]},
        drawn={0: ["arrow", "map", "cheese"]},
    )
    m.do("roll", dice("3 4"))
    events = m.do("accept")
    assert only(events, Kind.FARKLED).b == 1350
    assert kinds(events).count(Kind.DISCARDED) == 3
    assert (m.state.army[0], m.state.pot) == (2000, 0)
    assert (m.held(0), m.drawn(0), m.discard) == (["poster"], [], ["cheese", "arrow", "map"])
    assert m.asked == 1


@pytest.mark.rule("DF-70", "DF-07", "DF-R20", "DF-E53")
def test_armies_and_pots_have_no_limit() -> None:
    m = recruiting(army=[60_000, 0], pot=45_000)
    m.do("roll", dice("6 6 6 6 6 6", "rally"))
    m.do("take 666666")
    m.do("double")
    assert m.state.pot == 51_000
    m.do("stop")
    assert m.state.army[0] == 111_000
