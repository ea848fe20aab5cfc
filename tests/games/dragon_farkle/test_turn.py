"""The course of a turn (catalogue 4 and 5.1)."""

import pytest

from lindwurm.games.dragon_farkle.actions import Kind
from lindwurm.games.dragon_farkle.state import Action, Phase
from lindwurm.kernel.match import IllegalAction
from tests.games.dragon_farkle.helpers import (
    attacking,
    battling,
    defending,
    dice,
    face,
    kinds,
    recruiting,
    soldiers,
    table,
)


@pytest.mark.rule("DF-31")
def test_a_single_option_is_taken_by_itself() -> None:
    m = recruiting(hand=4)
    events = m.do("roll", dice("2 3 4 5"))
    assert Kind.TOOK in kinds(events)
    assert (m.state.pot, m.phase) == (50, Phase.READY)


@pytest.mark.rule("DF-31")
def test_a_turn_with_recruitment_alone_starts_by_itself() -> None:
    m = table(3, army=[0, 800, 800], active=2, keep={1, 2})
    m.do(
        "battle", dice("2 3 4 4 6 6"), dice("1 2 3 4 6 6")
    )  # now seat 0: the others are out of reach
    assert (m.state.active, m.state.action) == (0, Action.RECRUIT)


@pytest.mark.rule("DF-31")
def test_who_holds_nothing_is_not_asked_about_a_roll() -> None:
    m = recruiting(3)
    m.do("roll", dice("1 5 2 3 4 4"))
    assert (m.asked, m.phase) == (0, Phase.REACT)


@pytest.mark.rule("DF-32")
def test_the_target_is_named_after_the_action() -> None:
    m = table(3)
    assert m.rule("target 2") == "DF-32"
    m.do("skirmish")
    assert m.phase == Phase.TARGET
    assert m.options == ["target 2", "target 3"]
    assert m.rule("roll") == "DF-32"
    m.do("target 3", dice("1 5 2 3 4 4"))
    assert m.state.target == 2


@pytest.mark.rule("DF-33", "DF-R12")
def test_opponents_are_asked_clockwise_once_each_and_cards_work_at_once() -> None:
    m = recruiting(
        4, active=1, roller=1, items={0: ["whistle"], 2: ["poster"], 3: ["cursed_die", "whistle"]}
    )
    m.do("roll", dice("1 5 2 3 4 4", "rally"))
    assert (m.asked, m.options) == (2, ["pass"])
    m.do("pass")
    assert (m.asked, m.options) == (3, ["pass", "whistle", "cursed_die"])
    m.do("whistle")
    assert (m.asked, m.state.event) == (3, 1)  # may go on, one card after the other
    m.do("cursed_die", soldiers("1 1 1 2 3 4"))  # the hand is empty now: no further question
    assert m.state.dice[:3] == [1, 1, 1]
    assert (m.asked, m.options) == (0, ["pass"])  # the Dragon lies there already
    m.do("pass")
    assert (m.asked, m.state.hand) == (1, 3)  # eaten, and nobody is asked again


@pytest.mark.rule("DF-34")
def test_no_interruption_after_the_roller_reacts() -> None:
    m = recruiting(companion="mirabel", items={0: ["horseshoe"], 1: ["whistle"]})
    m.do("roll", dice("1 5 2 3 4 4", "dragon"))
    m.do("pass")
    m.do("mirabel", [face("rally")])
    m.do("horseshoe", soldiers("1 5 5 3 4 4"))
    assert (m.asked, m.phase, m.held(1)) == (0, Phase.REACT, ["whistle"])
    m.do("take 155")
    assert m.phase == Phase.REWARD


@pytest.mark.rule("DF-35")
def test_a_turn_is_one_of_three_actions_and_cannot_be_passed() -> None:
    m = table(army=[5000, 0])
    assert m.options == ["recruit", "skirmish", "battle"]
    assert m.rule("pass") == "DF-35"
    assert m.rule("roll") == "DF-35"
    assert m.rule("stop") == "DF-35"
    assert m.rule("accept") == "DF-35"
    m.do("recruit", dice("1 5 2 3 4 4"))
    for action in ("recruit", "skirmish", "battle"):
        assert m.rule(action) == "DF-35"
    with pytest.raises(IllegalAction, match="DF-35"):
        m.act(0, "battle")


@pytest.mark.rule("DF-36", "DF-10")
@pytest.mark.parametrize("action", ["recruit", "skirmish", "battle"])
def test_every_action_starts_with_six_dice_and_the_event_die(action: str) -> None:
    m = table(army=[5000, 0], items={0: ["poster"]})
    m.do(action)
    assert m.options == ["roll"]
    assert m.rule("stop") == ("DF-64" if action == "battle" else "DF-62")
    m.do("roll", dice("1 5 2 3 4 4", "rally"))
    assert sum(f > 0 for f in m.state.dice) == 6
    assert m.state.event == 2


@pytest.mark.rule("DF-37", "DF-10")
def test_further_rolls_use_the_rest_and_the_event_die_again() -> None:
    m = attacking(hand=6)
    m.do("roll", dice("1 5 2 3 4 4"))
    m.do("take 1")
    m.do("roll", dice("1 5 2 3 4", "rally"))
    m.do("take 15")
    m.do("double")
    m.do("roll", dice("2 3 6", "dragon"))
    assert m.state.hand == 3


@pytest.mark.rule("DF-10")
def test_the_event_die_falls_in_defence_and_battle_too() -> None:
    m = defending(attack=100)
    m.do("roll", dice("1 1 2 3 4", "rally"))
    assert m.state.event == 2
    m = battling()
    m.do("roll", dice("1 2 3 4 4 6", "dragon"), dice("2 3 4 4 6"))
    assert m.state.army[0] == 4900


@pytest.mark.rule("DF-38")
def test_the_turn_passes_on() -> None:
    m = recruiting(3, active=2, roller=2, pot=100)
    m.do("stop")
    assert (m.asked, m.phase) == (0, Phase.CHOOSE)


def test_only_the_decider_is_offered_anything() -> None:
    m = table(3)
    assert m.legal(1) == m.legal(2) == []
    reason = m.why_not(1, "recruit")
    assert reason is not None
    assert (reason.key, reason.rule) == ("turn", None)
    with pytest.raises(IllegalAction):
        m.act(1, "recruit")


@pytest.mark.parametrize(
    ("phase", "fields", "items", "rule"),
    [
        (Phase.SMOKE, {"target": 1}, {1: ["poster"]}, "DF-71"),
        (Phase.LOSER, {"target": 1, "attack": 500, "asked": 1, "handover": 100}, {}, "DF-82"),
    ],
)
def test_a_wrong_answer_is_told_what_is_asked(
    phase: Phase, fields: dict[str, int], items: dict[int, list[str]], rule: str
) -> None:
    m = table(army=[0, 100], items=items, action=Action.SKIRMISH, phase=phase, **fields)
    assert m.rule("roll") == m.rule("stop") == rule


def test_rolling_and_stopping_out_of_turn_name_the_open_question() -> None:
    m = recruiting(items={0: ["cheese"], 1: ["poster"]}, pot=100)
    m.do("roll", dice("1 5 2 3 4 4", "rally"))
    assert (m.asked, m.rule("roll"), m.rule("stop")) == (1, "DF-33", "DF-33")
    m.do("pass")
    assert (m.asked, m.rule("roll"), m.rule("stop")) == (0, "DF-40", "DF-62")
    m.do("take 1")
    assert (m.rule("roll"), m.rule("stop")) == ("DF-55", "DF-55")
    m.do("item", m.card("arrow"))
    m.do("stop")
    assert (m.phase, m.rule("roll"), m.rule("stop")) == (Phase.BANK, "DF-66", "DF-66")
    m.do("done")
    assert (m.phase, m.rule("roll"), m.rule("stop")) == (Phase.LIMIT, "DF-124", "DF-124")
