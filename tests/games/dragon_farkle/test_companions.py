"""Companions: the rules for all of them (catalogue 5.8) and each card (2.8)."""

import pytest

from lindwurm.games.dragon_farkle import GAME
from lindwurm.games.dragon_farkle.actions import Kind
from lindwurm.games.dragon_farkle.data import Companion
from lindwurm.games.dragon_farkle.state import Action, Phase
from lindwurm.kernel.match import PositionError
from tests.games.dragon_farkle.helpers import (
    attacking,
    battling,
    defending,
    dice,
    face,
    kinds,
    only,
    recruiting,
    soldiers,
    table,
)

FARKLE = dice("2 3 4 4 6 6")
ALL = [c.name.lower() for c in Companion if c != Companion.NONE]


# --- the rules for all ------------------------------------------------------------------------


@pytest.mark.rule("DF-115")
def test_a_power_needs_its_companion() -> None:
    m = recruiting(companion="stub", hand=3, army=[0, 500])
    for action in ("skree 2", "quentin", "mirabel", "ulf", "pip 3"):
        assert m.rule(action) == "DF-115"
    assert m.view(1)["companion"][0] == Companion.STUB


@pytest.mark.rule("DF-115", "DF-03")
def test_nobody_has_a_companion_that_lies_somewhere_else() -> None:
    with pytest.raises(PositionError, match="2 cards of companion 'ulf'"):
        table(companion={0: "ulf", 1: "ulf"})


@pytest.mark.rule("DF-116", "DF-R21")
@pytest.mark.parametrize("name", ["pip", "mirabel", "quentin"])
def test_marked_companions_help_in_a_defence(name: str) -> None:
    m = defending(attack=500, hand=3, companion={1: name}, items={1: ["poster"]})
    if name == "quentin":
        assert "quentin" in m.options
    else:
        m.do("roll", dice("2 3 4"))
        assert ("mirabel" if name == "mirabel" else "pip 2") in m.options


@pytest.mark.rule("DF-116", "DF-R21")
def test_skree_does_not_fly_in_a_defence() -> None:
    m = defending(attack=500, hand=3, army=[900, 900], companion={1: "skree"})
    assert m.rule("skree 1") == "DF-116"
    m.do("roll", dice("1 5 2"))
    assert m.rule("skree 1") == "DF-116"


@pytest.mark.rule("DF-116", "DF-R21")
def test_stub_and_bertha_do_not_help_in_a_defence() -> None:
    m = defending(attack=0, pot=100, hand=3, companion={1: "stub"})
    m.do("stop")
    assert m.state.army[1] == 500
    m = defending(attack=0, pot=600, hand=1, companion={1: "bertha"})
    m.do("roll", dice("3"))
    assert m.state.army[1] == 0


@pytest.mark.rule("DF-117", "DF-116")
def test_powers_work_inside_the_keep() -> None:
    m = battling(army=[5000, 300, 0], companion="skree")
    m.do("skree 2", FARKLE)
    assert m.state.army[1] == 150
    m = battling(army=[5000], companion="mirabel")
    m.do("roll", FARKLE)
    m.do("mirabel", [face("dragon")], FARKLE)
    assert m.state.in_keep[0] == 1


@pytest.mark.rule("DF-117")
def test_skree_needs_another_player_with_soldiers() -> None:
    m = table(3, army=[500, 0, 50], companion="skree")
    assert m.rule("skree 1") == m.rule("skree 2") == m.rule("skree 4") == "DF-117"
    assert m.rule("skree 3") is None


@pytest.mark.rule("DF-118", "DF-119")
def test_use_tires_a_companion_for_one_turn_only() -> None:
    m = recruiting(companion="quentin", hand=2, pot=200)
    m.do("quentin")
    assert (m.companion(0), m.state.companion_discard) == ("quentin", [0] * 11)
    assert m.rule("quentin") == "DF-119"
    m.do("stop")
    assert m.state.companion_used[0] == 0


@pytest.mark.rule("DF-119")
def test_a_companion_is_fresh_again_in_somebody_elses_turn() -> None:
    m = recruiting(companion="quentin", hand=2, pot=200)
    m.do("quentin")
    m.do("stop")
    m.do("skirmish", dice("1 2 3 4 4 6"))
    m.do("stop", dice("1 2 3 4 6"))
    assert (m.asked, m.state.hand) == (0, 4)
    m.do("quentin")
    assert m.state.hand == 5


@pytest.mark.rule("DF-120", "DF-R29", "DF-E38", "DF-E39")
def test_the_last_companion_drawn_turns_the_discards_into_a_new_pile() -> None:
    gone = ["skree", "brunna", "stub", "pip", "mirabel", "ashby", "quentin"]
    m = recruiting(companion={0: "grizzle", 1: "bertha"}, lost=gone, pot=50)
    assert sum(m.state.companion_pile) == 1
    m = battling(2, army=[100], companion={0: "grizzle", 1: "bertha"}, lost=gone)
    m.do("roll", dice("1 1 2 3 4 6"))
    events = m.do("recruit", FARKLE, m.friend("ulf"))
    assert only(events, Kind.SHUFFLED_COMPANIONS).a == 8
    assert m.companion(0) == "ulf"
    assert sum(m.state.companion_pile) == 8  # seven old ones, and the one just lost
    assert m.state.companion_discard == [0] * 11
    assert m.state.companion_pile[Companion.GRIZZLE] == 1


@pytest.mark.rule("DF-E38", "DF-E39")
def test_a_companion_can_always_be_drawn() -> None:
    """With five players at least five cards are in pile and discard together."""
    assert len(ALL) - max(GAME.seats) >= 5
    m = table(
        5,
        army=[0, 0, 0, 0, 150],
        keep={4},
        active=3,
        companion={0: "stub", 1: "pip", 2: "ulf", 3: "skree", 4: "bertha"},
        lost=["brunna", "mirabel", "ashby", "quentin"],
    )
    m.do("skree 5")
    assert m.state.reborn[4] == 1
    m.do("recruit", FARKLE, m.friend("grizzle"))
    assert (m.companion(4), sum(m.state.companion_pile)) == ("grizzle", 5)


@pytest.mark.rule("DF-121", "DF-E35", "DF-R15")
def test_skree_destroys_an_army_in_the_keep() -> None:
    m = table(3, army=[0, 100, 0], keep={1}, companion={0: "skree", 1: "ulf"})
    events = m.do("skree 2")
    assert only(events, Kind.FRIGHTENED).c == 100
    assert Kind.DESTROYED in kinds(events)
    assert (m.state.army[1], m.state.in_keep[1], m.companion(1)) == (0, 0, "none")
    m.do("recruit", FARKLE, m.friend("stub"))
    assert m.companion(1) == "stub"


# --- C01 to C10 -------------------------------------------------------------------------------


@pytest.mark.rule("DF-E36", "DF-R15")
def test_skree_outside_just_empties_the_army() -> None:
    m = table(army=[0, 150], companion={0: "skree", 1: "ulf"})
    m.do("skree 2")
    assert (m.state.army[1], m.companion(1), m.state.reborn[1]) == (0, "ulf", 0)


def test_skree_may_fly_before_a_roll_of_any_action() -> None:
    for m in (
        recruiting(companion="skree", army=[0, 500]),
        attacking(companion="skree", army=[0, 500]),
    ):
        m.do("skree 2")
        assert (m.state.army[1], m.phase) == (350, Phase.READY)
    m = recruiting(companion="skree", army=[0, 500])
    m.do("roll", dice("1 5 2 3 4 4"))
    assert m.rule("skree 2") == "DF-116"


@pytest.mark.parametrize(
    ("winner", "attack", "pot", "army"),
    [(0, 600, 100, [500 + 500 + 1000, 0]), (1, 100, 600, [0, 500 + 500 + 1000])],
)
def test_brunna_doubles_the_bonus_for_her_owner_on_both_sides(
    winner: int, attack: int, pot: int, army: list[int]
) -> None:
    m = defending(attack=attack, pot=pot, army=[500, 500], companion={winner: "brunna"})
    m.do("stop")
    assert m.state.army[:2] == army


def test_brunna_does_nothing_for_a_loser() -> None:
    m = defending(attack=600, pot=100, army=[0, 500], companion={1: "brunna"})
    m.do("stop")
    assert m.state.army[:2] == [1000, 0]


def test_stub_brings_two_hundred_when_soldiers_are_banked() -> None:
    m = recruiting(companion="stub", pot=50)
    m.do("stop")
    assert m.state.army[0] == 250
    m = recruiting(companion="stub", pot=0)
    m.do("stop")
    assert m.state.army[0] == 0


def test_pip_rerolls_one_die_of_a_roll_without_valid_dice() -> None:
    m = recruiting(companion="pip", hand=3, pot=100)
    m.do("roll", dice("2 3 3", "rally"))
    assert m.options == ["accept", "pip 2", "pip 3"]
    assert m.rule("pip 4") == "DF-116"
    m.do("pip 2", soldiers("3"))  # three 3s are the only choice; the Rally stays
    assert (m.phase, m.state.taken) == (Phase.REWARD, 300)


def test_pip_is_of_no_use_with_a_valid_die_and_works_once() -> None:
    m = recruiting(companion="pip", hand=3, items={0: ["poster"]})
    m.do("roll", dice("1 3 3"))
    assert m.rule("pip 3") == "DF-116"
    m = recruiting(companion="pip", hand=2, items={0: ["poster"]})
    m.do("roll", dice("3 2"))
    m.do("pip 2", soldiers("4"))
    assert m.state.dice[:2] == [3, 4]
    assert m.rule("pip 3") == "DF-119"
    events = m.do("accept")
    assert Kind.FARKLED in kinds(events)  # the new result stands


def test_pip_may_even_reroll_an_escape() -> None:
    m = recruiting(companion="pip", hand=2, pot=100)
    m.do("roll", dice("2 3", "dragon"))
    assert m.options == ["accept", "pip 2", "pip 3"]
    m.do("pip 3", soldiers("1"))
    assert (m.state.hand, m.state.pot) == (1, 100)  # valid now, and eaten


def test_mirabel_rerolls_the_event_die_only() -> None:
    m = recruiting(companion="mirabel", hand=2)
    m.do("roll", dice("1 3", "dragon"))
    assert m.options == ["accept", "mirabel"]
    m.do("mirabel", [face("rally")])
    assert (m.phase, m.state.taken) == (Phase.REWARD, 100)
    assert m.rule("mirabel") == "DF-119"


@pytest.mark.parametrize("make", [recruiting, attacking])
def test_ashby_keeps_the_dragon_off_valid_dice(make: object) -> None:
    m = make(companion="ashby", hand=3, pot=100)  # type: ignore[operator]
    m.do("roll", dice("1 5 2", "dragon"))
    assert m.options == ["take 15", "take 1", "take 5"]
    m.do("take 15")
    assert (m.state.pot, m.state.hand) == (250, 1)
    m.do("roll", dice("3", "dragon"))  # without a valid die the escape remains
    assert (m.state.pot, m.options) == (250, ["roll", "stop"])


def test_ashby_helps_a_defender_but_not_against_damage_in_a_battle() -> None:
    m = defending(attack=100, hand=2, companion={1: "ashby"})
    m.do("roll", dice("1 2", "dragon"))
    assert m.state.pot == 100
    m = battling(companion="ashby", items={0: ["poster"]})
    m.do("roll", dice("1 2 3 4 4 6", "dragon"))
    m.do("accept")
    assert (m.state.damage, m.state.army[0]) == (1, 4900)


@pytest.mark.rule("DF-45")
def test_quentin_hands_one_die_back_and_its_soldiers_stay() -> None:
    m = recruiting(companion="quentin", hand=2, pot=400)
    m.do("quentin")
    assert (m.state.hand, m.state.pot) == (3, 400)
    m.do("roll", dice("2 2 2"))
    assert (m.state.pot, m.state.hand) == (600, 6)


@pytest.mark.rule("DF-E47")
def test_quentin_needs_a_die_that_lies_aside() -> None:
    m = recruiting(companion="quentin", hand=6)
    assert m.rule("quentin") == "DF-E47"
    m = defending(attack=0, companion={1: "quentin"}, hand=5)
    assert m.rule("quentin") == "DF-E47"
    m = recruiting(companion="quentin", hand=4)
    m.do("roll", dice("1 5 2 3"))
    assert m.rule("quentin") == "DF-116"


def test_grizzle_gets_both_rewards() -> None:
    m = attacking(companion="grizzle", hand=3, pot=100)
    m.do("roll", dice("1 5 2", "rally"))
    m.do("take 15", m.card("map"))
    assert (m.state.pot, m.drawn(0), m.phase) == (400, ["map"], Phase.READY)


def test_grizzle_serves_his_owner_only_and_in_a_defence_too() -> None:
    m = defending(attack=500, companion={1: "grizzle"}, hand=2)
    m.do("roll", dice("1 5", "rally"))
    m.do("take 15", m.card("map"))
    assert (m.state.pot, m.drawn(1)) == (300, ["map"])
    m = defending(attack=500, companion={0: "grizzle"}, hand=2)
    m.do("roll", dice("1 5", "rally"))
    m.do("take 15")
    assert m.options == ["double", "item"]


@pytest.mark.rule("DF-E61", "DF-60")
def test_grizzle_without_items_left_only_doubles() -> None:
    m = recruiting(companion="grizzle", hand=3, bag=1, rest=1, options={"interrupts": "off"})
    m.do("roll", dice("1 5 2", "rally"))
    m.do("take 1")
    assert (m.state.pot, m.drawn(0)) == (200, [])


@pytest.mark.rule("DF-E50")
def test_bertha_saves_five_hundred_of_a_farkle() -> None:
    m = recruiting(companion="bertha", hand=1, pot=1200, drawn={0: ["arrow"]})
    events = m.do("roll", dice("2"))
    assert only(events, Kind.SAVED).b == 500
    assert (m.state.army[0], m.held(0), m.discard) == (500, [], ["arrow"])
    m = recruiting(companion="bertha", hand=1, pot=300)
    m.do("roll", dice("2"))
    assert m.state.army[0] == 300


@pytest.mark.rule("DF-E50")
def test_a_saved_pot_is_no_banking() -> None:
    m = recruiting(companion="bertha", hand=1, pot=1200, items={0: ["poster"]})
    m.do("roll", dice("2"))
    m.do("accept")
    assert (m.state.army[0], m.held(0)) == (500, ["poster"])


def test_bertha_does_not_help_in_a_skirmish() -> None:
    m = attacking(companion="bertha", hand=1, pot=1200)
    m.do("roll", dice("2"), dice("1 2 3 4 6"))
    assert (m.state.attack, m.state.army[0]) == (0, 0)


def test_ulf_ignores_one_farkle_of_a_battle() -> None:
    m = battling(companion="ulf", hand=2, damage=1)
    m.do("roll", dice("3 4"))
    assert m.options == ["accept", "ulf"]
    m.do("ulf", dice("3 4"))  # the same two dice, and no second time
    assert (m.asked, m.state.army[0], m.state.damage) == (1, 5000, 0)


def test_ulf_sniffs_only_at_dragons() -> None:
    m = recruiting(companion="ulf", hand=2, items={0: ["poster"]})
    m.do("roll", dice("3 4"))
    assert m.rule("ulf") == "DF-116"
    m = battling(companion="ulf", hand=2, items={0: ["poster"]})
    m.do("roll", dice("3 4", "rally"))
    assert m.rule("ulf") == "DF-116"
    assert m.state.action == Action.BATTLE
