"""Skirmish (catalogue 5.6)."""

import pytest

from lindwurm.games.dragon_farkle.actions import Kind
from lindwurm.games.dragon_farkle.state import Action, Phase
from tests.games.dragon_farkle.helpers import (
    Play,
    attacking,
    defending,
    dice,
    face,
    kinds,
    only,
    soldiers,
    table,
)

CALM = {"interrupts": "off"}


def compared(attack: int, defence: int, army: tuple[int, int], **more: object) -> Play:
    """Seat 1 has rolled and stops at `defence`."""
    m = defending(attack=attack, pot=defence, army=army, **more)
    m.do("stop")
    return m


@pytest.mark.rule("DF-71", "DF-R08")
def test_any_other_player_outside_may_be_attacked_even_without_armies() -> None:
    m = table(4, keep={2}, army=[0, 0, 500, 0])
    m.do("skirmish")
    assert m.options == ["target 2", "target 4"]
    assert m.rule("target 1") == "DF-71"  # oneself
    assert m.rule("target 5") == "DF-71"  # nobody sits there
    assert m.rule("target 3") == "DF-114"  # in the Keep


@pytest.mark.rule("DF-72", "DF-E23")
def test_without_a_target_there_is_no_skirmish() -> None:
    m = table(3, army=[0, 500, 500], keep={1, 2})
    assert m.options == ["recruit"]
    assert m.rule("skirmish") == "DF-72"


@pytest.mark.rule("DF-73", "DF-74", "DF-76", "DF-80")
def test_the_attacker_rolls_as_in_recruitment() -> None:
    m = table(army=[1000, 1000])
    m.do("skirmish", dice("4 4 4 5 2 3"))
    m.do("take 444")
    m.do("roll", dice("1 2 3", "rally"))
    m.do("item", m.card("arrow"))
    m.do("stop", dice("1 5 2 3 4"))
    assert (m.asked, m.state.attack) == (1, 500)
    assert m.state.army[:2] == [1000, 1000]  # the value is only a counter
    assert m.drawn(0) == ["arrow"]  # still there until the comparison
    for seat in (0, 1, None):
        assert m.view(seat)["attack"] == 500


@pytest.mark.rule("DF-75", "DF-R24", "DF-77")
def test_a_farkle_is_an_attack_of_nothing_and_the_defender_still_rolls() -> None:
    m = attacking(army=[1000, 0], hand=2, pot=800, drawn={0: ["arrow"]})
    m.do("roll", dice("3 4"), dice("1 2 3 4 6"))
    assert (m.asked, m.state.attack, m.state.full) == (1, 0, 5)
    assert (m.drawn(0), m.discard) == ([], ["arrow"])
    m.do("stop")
    assert m.state.army[:2] == [900, 600]


@pytest.mark.rule("DF-77", "DF-75")
def test_a_defender_who_farkles_loses_the_own_series_only() -> None:
    m = defending(attack=300, pot=900, hand=1, army=[0, 500], drawn={0: ["arrow"], 1: ["map"]})
    events = m.do("roll", dice("2"))
    farkled = only(events, Kind.FARKLED)
    assert (farkled.a, farkled.b) == (1, 900)
    assert m.state.army[:2] == [300 + 500, 200]
    assert (m.held(0), m.held(1), m.discard) == (["arrow"], [], ["map"])


@pytest.mark.rule("DF-77", "DF-78", "DF-R09")
def test_the_defender_must_roll_five_dice() -> None:
    m = attacking(pot=300, items={1: ["poster"]})
    m.do("stop")
    assert (m.asked, m.phase, m.options) == (1, Phase.READY, ["roll"])
    assert m.rule("stop") == "DF-78"
    m.do("roll", dice("1 5 2 3 4", "rally"))
    assert sum(f > 0 for f in m.state.dice) == 5
    m.do("take 15")
    m.do("double")
    assert (m.state.pot, m.state.hand) == (300, 3)


@pytest.mark.rule("DF-79", "DF-E29", "DF-R09")
def test_hot_dice_of_a_defender_are_five() -> None:
    m = defending(attack=900, hand=2)
    m.do("roll", dice("1 1"))
    events = m.do("take 11")
    assert only(events, Kind.HOT).b == 5
    m.do("roll", dice("1 5 2 3 4"))
    assert m.options == ["take 15", "take 1", "take 5"]


@pytest.mark.rule("DF-81", "DF-82", "DF-83")
def test_the_higher_value_wins_difference_and_bonus() -> None:
    m = compared(650, 100, (1000, 2000))
    assert m.state.army[:2] == [1000 + 550 + 500, 2000 - 550]


@pytest.mark.rule("DF-82", "DF-83")
def test_a_loser_pays_no_more_than_there_is_but_the_bonus_is_full() -> None:
    m = compared(5000, 100, (0, 350))
    assert m.state.army[:2] == [350 + 500, 0]


@pytest.mark.rule("DF-84", "DF-81")
def test_a_winning_defender_takes_the_same() -> None:
    m = compared(200, 650, (1000, 2000))
    assert m.state.army[:2] == [1000 - 450, 2000 + 450 + 500]


@pytest.mark.rule("DF-85")
def test_the_winner_keeps_one_drawn_item_the_loser_none() -> None:
    m = compared(650, 100, (0, 0), drawn={0: ["arrow", "map"], 1: ["cheese"]})
    assert (m.asked, m.phase) == (0, Phase.LIMIT)
    assert m.discard == ["cheese"]
    m.do("keep map")
    assert (m.held(0), m.held(1), m.discard) == (["map"], [], ["cheese", "arrow"])
    m = compared(100, 650, (0, 0), drawn={0: ["arrow", "map"], 1: ["cheese"]})
    assert (m.held(0), m.held(1), m.discard) == ([], ["cheese"], ["arrow", "map"])


@pytest.mark.rule("DF-86", "DF-R10", "DF-E27")
@pytest.mark.parametrize("value", [0, 400])
def test_a_tie_moves_nothing(value: int) -> None:
    m = defending(
        attack=value, pot=value, army=[700, 800], drawn={0: ["arrow"], 1: ["map"]}, rolled=1
    )
    events = m.do("stop")
    assert Kind.TIED in kinds(events)
    assert Kind.WON not in kinds(events)
    assert m.state.army[:2] == [700, 800]
    assert (m.held(0), m.held(1), m.discard) == ([], [], ["arrow", "map"])


@pytest.mark.rule("DF-86", "DF-129")
def test_the_items_of_a_tie_are_discarded_together() -> None:
    m = defending(
        attack=400,
        pot=400,
        drawn={0: ["arrow"], 1: ["map"]},
        bag=0,
        rest=0,
        options={"interrupts": "off"},
    )
    m.do("stop")
    assert (m.state.item_pile_count, m.discard) == (2, [])  # one discard fills the empty pile


@pytest.mark.rule("DF-87")
def test_the_skirmish_ends_the_attackers_turn_and_nobody_elses() -> None:
    m = compared(650, 100, (0, 0))
    assert (m.asked, m.phase, m.state.action) == (1, Phase.CHOOSE, Action.NONE)
    assert m.options == ["recruit", "skirmish"]


@pytest.mark.rule("DF-88", "DF-R15")
def test_losing_everything_in_a_skirmish_costs_neither_companion_nor_items() -> None:
    m = defending(attack=900, pot=0, army=[0, 400], companion={1: "ulf"}, items={1: ["cheese"]})
    m.do("stop")
    m.do("accept")
    assert m.state.army[:2] == [900, 0]
    assert (m.companion(1), m.held(1), m.state.reborn[1]) == ("ulf", ["cheese"], 0)


@pytest.mark.rule("DF-R23")
def test_an_attack_value_of_nothing_is_compared_like_any_other() -> None:
    m = table(army=[100, 100])
    m.do("skirmish", dice("1 5 2 3 4 4", "dragon"))
    m.do("stop", dice("2 3 4 6 6", "dragon"))
    events = m.do("stop")
    assert Kind.TIED in kinds(events)
    m = attacking(army=[100, 100], pot=0)
    m.do("stop", dice("5 2 3 4 6"))
    m.do("stop")
    assert m.state.army[:2] == [50, 650]


@pytest.mark.rule("DF-122", "DF-123", "DF-77")
@pytest.mark.parametrize(
    ("item", "roll", "tape"),
    [
        ("loaded_die", None, []),
        ("bag", None, []),
        ("horseshoe", "1 5 2", soldiers("1 5 3")),
        ("war_horn", "1 5 2", []),
        ("cheese", "2 3 4", []),
    ],
)
def test_a_defender_uses_the_own_items(item: str, roll: str | None, tape: list[int]) -> None:
    """The attacker holds the same card where there are two, and keeps it."""
    twin = [] if item == "bag" else [item]
    m = defending(attack=500, hand=3, items={0: twin, 1: [item, "arrow"]}, options=CALM)
    if roll:
        m.do("roll", dice(roll))
    m.do("open_bag" if item == "bag" else item, tape)
    assert (m.asked, m.held(0), m.held(1)) == (1, twin, ["arrow"])
    assert m.discard == twin
    assert m.state.bag_open[:2] == [0, int(item == "bag")]


@pytest.mark.rule("DF-116", "DF-119")
@pytest.mark.parametrize(
    ("companion", "action", "roll", "tape"),
    [
        ("quentin", "quentin", None, []),
        ("pip", "pip 2", "2 3 4", soldiers("1")),
        ("mirabel", "mirabel", "1 5 2", [face("rally")]),
    ],
)
def test_a_defender_tires_the_own_companion(
    companion: str, action: str, roll: str | None, tape: list[int]
) -> None:
    m = defending(attack=500, hand=3, companion={1: companion}, items={1: ["arrow"]})
    if roll:
        m.do("roll", dice(roll))
    m.do(action, tape)
    assert m.state.companion_used[:2] == [0, 1]
    assert m.rule(action) == "DF-119"
