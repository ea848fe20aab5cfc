"""The event die in Recruitment and Skirmish (catalogue 5.3)."""

import pytest

from lindwurm.games.dragon_farkle.actions import Kind
from lindwurm.games.dragon_farkle.state import Phase
from tests.games.dragon_farkle.helpers import (
    Play,
    attacking,
    defending,
    dice,
    kind,
    kinds,
    only,
    recruiting,
)

SERIES = pytest.mark.parametrize("m", [recruiting, attacking, lambda **k: defending(attack=0, **k)])


@pytest.mark.rule("DF-49")
def test_blank_changes_nothing() -> None:
    m = recruiting(hand=2, pot=100)
    m.do("roll", dice("1 2", "blank"))
    assert (m.state.pot, m.state.hand, m.phase) == (200, 1, Phase.READY)


@pytest.mark.rule("DF-50", "DF-51", "DF-R05")
@SERIES
def test_the_dragon_eats_all_valid_dice(m: type[Play]) -> None:
    play = m(hand=5, pot=450, drawn={0: ["arrow"]})  # type: ignore[call-arg]
    events = play.do("roll", dice("1 3 3 3 4", "dragon"))
    assert kinds(events) == [Kind.ROLLED, Kind.EATEN]
    assert (play.state.pot, play.state.hand) == (450, 1)
    assert play.drawn(0) == ["arrow"]


@pytest.mark.rule("DF-50")
def test_nothing_can_be_saved_from_the_dragon() -> None:
    m = recruiting(items={0: ["poster"]})
    m.do("roll", dice("1 2 3 4 4 5", "dragon"))
    assert m.options == ["accept"]
    assert m.rule("take 15") == "DF-50"


@pytest.mark.rule("DF-52")
def test_after_the_snack_stop_or_go_on() -> None:
    m = recruiting(hand=2, pot=300)
    m.do("roll", dice("1 5", "dragon"))
    assert (m.state.hand, m.options) == (6, ["roll", "stop"])
    m.do("stop")
    assert m.state.army[0] == 300


@pytest.mark.rule("DF-53", "DF-54", "DF-62")
@SERIES
def test_the_dragon_saves_from_a_farkle(m: type[Play]) -> None:
    play = m(hand=2, pot=300)  # type: ignore[call-arg]
    events = play.do("roll", dice("3 4", "dragon"))
    assert kinds(events) == [Kind.ROLLED, Kind.ESCAPED]
    assert (play.state.pot, play.state.hand, play.options) == (300, 2, ["roll", "stop"])


@pytest.mark.rule("DF-55", "DF-56")
def test_rally_doubles_the_dice_of_this_roll_only() -> None:
    m = recruiting(hand=3, pot=1000)
    m.do("roll", dice("1 5 2", "rally"))
    m.do("take 15")
    assert m.options == ["double", "item"]
    m.do("double")
    assert (m.state.pot, m.state.hand, m.drawn(0)) == (1300, 1, [])


@pytest.mark.rule("DF-57", "DF-55", "DF-R07")
def test_rally_gives_an_item_and_the_normal_value() -> None:
    m = recruiting(hand=3, pot=1000)
    m.do("roll", dice("1 5 2", "rally"))
    m.do("take 15")
    events = m.do("item", m.card("cheese"))
    assert (m.state.pot, m.drawn(0), m.held(0)) == (1150, ["cheese"], [])
    seen = only(events, Kind.DREW_ITEM)
    assert (seen.to, seen.b) == (0, kind("cheese"))
    assert Kind.DREW in kinds(m.events(1))
    assert Kind.DREW_ITEM not in kinds(m.events(1))


@pytest.mark.rule("DF-58", "DF-R07", "DF-R26")
def test_dice_then_reward_then_card() -> None:
    m = recruiting(hand=3)
    m.do("roll", dice("1 5 2", "rally"))
    assert m.phase == Phase.REACT
    assert m.rule("double") == m.rule("item") == "DF-55"
    pile = m.state.item_pile_count
    m.do("take 1")
    assert (m.phase, m.state.item_pile_count) == (Phase.REWARD, pile)  # nothing drawn, nothing seen
    m.do("item", m.card("bag"))
    assert m.state.item_pile_count == pile - 1


@pytest.mark.rule("DF-59")
@SERIES
def test_rally_without_valid_dice_is_a_farkle(m: type[Play]) -> None:
    play = m(hand=2, pot=300)  # type: ignore[call-arg]
    after = [dice("1 2 3 4 6")] if m is attacking else []
    events = play.do("roll", dice("3 4", "rally"), *after)
    assert only(events, Kind.FARKLED).b == 300


@pytest.mark.rule("DF-60", "DF-E08", "DF-R17")
def test_without_items_left_rally_doubles() -> None:
    m = recruiting(hand=3, bag=1, rest=1, options={"interrupts": "off"})
    assert m.state.item_pile_count == 0
    m.do("roll", dice("1 5 2", "rally"))
    m.do("take 15")
    assert (m.phase, m.state.pot) == (Phase.READY, 300)
    m = recruiting(
        hand=1, bag=1, rest=1, phase=Phase.REWARD, taken=100, event=2, dice={0: 1}, roll=1
    )
    assert m.options == ["double"]
    assert m.rule("item") == "DF-60"


@pytest.mark.rule("DF-61")
def test_every_rally_is_rewarded() -> None:
    m = recruiting()
    m.do("roll", dice("1 2 3 4 4 6", "rally"))
    m.do("item", m.card("map"))
    m.do("roll", dice("1 2 3 4 6", "rally"))
    m.do("item", m.card("arrow"))
    m.do("roll", dice("1 2 3 6", "rally"))
    m.do("double")
    assert (m.state.pot, m.drawn(0)) == (400, ["arrow", "map"])
