"""Edge cases (catalogue 9) that the tests of their rules do not cover already."""

import random

import pytest

from lindwurm.games.dragon_farkle import GAME
from lindwurm.games.dragon_farkle.actions import Kind
from lindwurm.games.dragon_farkle.bot import NORMAL, choose
from lindwurm.games.dragon_farkle.data import MULTISETS, VALUE
from lindwurm.games.dragon_farkle.state import Action, Phase
from lindwurm.kernel.match import Match
from tests.games.dragon_farkle.helpers import (
    attacking,
    battling,
    defending,
    dice,
    face,
    kind,
    kinds,
    only,
    recruiting,
    soldiers,
    table,
)

CALM = {"interrupts": "off"}
FARKLE = dice("2 3 4 4 6 6")


@pytest.mark.rule("DF-E01")
@pytest.mark.parametrize("event", ["blank", "rally"])
def test_a_first_roll_that_farkles(event: str) -> None:
    m = table(army=[350, 0])
    m.do("recruit", dice("2 3 4 4 6 6", event))
    assert (m.asked, m.state.army[0]) == (1, 350)


@pytest.mark.rule("DF-E02", "DF-54")
def test_a_first_roll_that_escapes() -> None:
    m = table(army=[350, 0])
    m.do("recruit", dice("2 3 4 4 6 6", "dragon"))
    assert (m.asked, m.state.pot, m.state.hand) == (0, 0, 6)
    assert m.options == ["roll", "stop"]


@pytest.mark.rule("DF-E03")
def test_three_escapes_in_a_row() -> None:
    m = recruiting(hand=1, pot=200)
    for _ in range(3):
        m.do("roll", dice("2", "dragon"))
        assert (m.asked, m.state.pot, m.state.hand) == (0, 200, 1)


@pytest.mark.rule("DF-E04")
def test_the_dragon_on_a_straight() -> None:
    m = recruiting(pot=150)
    m.do("roll", dice("1 2 3 4 5 6", "dragon"))
    assert (m.state.pot, m.state.hand, m.options) == (150, 6, ["roll", "stop"])


@pytest.mark.rule("DF-E05")
def test_the_dragon_on_one_and_four() -> None:
    m = recruiting(hand=2, pot=450)
    m.do("roll", dice("1 4", "dragon"))
    assert (m.state.pot, m.state.hand) == (450, 1)


@pytest.mark.rule("DF-E06")
def test_an_item_for_a_single_five() -> None:
    m = recruiting(hand=3, pot=0)
    m.do("roll", dice("5 2 3", "rally"))  # the 5 is the only choice
    m.do("item", m.card("map"))
    assert (m.state.pot, m.drawn(0)) == (50, ["map"])


@pytest.mark.rule("DF-E07")
def test_six_of_a_kind_doubled() -> None:
    m = recruiting()
    m.do("roll", dice("2 2 2 2 2 2", "rally"))
    m.do("take 222222")
    m.do("double")
    assert m.state.pot == 6000


@pytest.mark.rule("DF-E11")
def test_nobody_has_a_drawn_item_and_an_empty_pot() -> None:
    assert min(VALUE[VALUE > 0]) == 50  # whatever is set aside for an item is worth 50
    m = recruiting(hand=2, pot=0)
    m.do("roll", dice("5 2", "rally"))
    m.do("item", m.card("map"))
    m.do("roll", dice("1", "dragon"))
    assert (m.state.pot, m.drawn(0)) == (50, ["map"])  # the Dragon leaves the pot alone


@pytest.mark.rule("DF-E14")
def test_skree_locks_a_rival_out() -> None:
    m = table(army=[0, 5000], companion="skree")
    m.do("skree 2")
    m.do("recruit", FARKLE)
    assert (m.asked, m.state.army[1], m.rule("battle")) == (1, 4850, "DF-89")


@pytest.mark.rule("DF-E24")
def test_two_players_one_in_the_keep() -> None:
    m = table(army=[5000, 5000], keep={1})
    assert m.options == ["recruit", "battle"]
    m = table(army=[0, 5000], keep={1}, items={0: ["poster"]})
    assert m.options == ["recruit"]


@pytest.mark.rule("DF-E25", "DF-R08")
def test_a_victory_over_nobody() -> None:
    m = defending(attack=650, pot=100, army=[0, 0])
    m.do("stop")
    assert m.state.army[:2] == [500, 0]


@pytest.mark.rule("DF-E26", "DF-R08")
def test_an_attacker_without_soldiers_loses() -> None:
    m = defending(attack=100, pot=650, army=[0, 300])
    m.do("stop")
    assert m.state.army[:2] == [0, 800]


@pytest.mark.rule("DF-E27")
def test_both_sides_farkle() -> None:
    m = attacking(hand=1, pot=700, army=[200, 300])
    events = m.do("roll", dice("2"), dice("2 3 4 6 6"))
    assert Kind.TIED in kinds(events)
    assert m.state.army[:2] == [200, 300]


@pytest.mark.rule("DF-E28")
@pytest.mark.parametrize(("has", "pays"), [(1000, 100), (50, 50)])
def test_a_farkling_attacker_against_a_hundred(has: int, pays: int) -> None:
    m = attacking(hand=1, pot=700, army=[has, 0])
    m.do("roll", dice("2"), dice("1 2 3 4 6"))
    m.do("stop")
    assert m.state.army[:2] == [has - pays, pays + 500]


@pytest.mark.rule("DF-E30")
def test_five_dice_never_make_a_six_dice_combination() -> None:
    m = defending(attack=0)
    m.do("roll", dice("1 2 3 4 5"))
    assert m.options == ["take 15", "take 1", "take 5"]
    m = defending(attack=0)
    m.do("roll", dice("2 2 1 3 3"))
    assert (m.state.pot, m.state.hand) == (100, 4)  # no pairs count: the 1 is the only choice
    assert m.rule("take 112233") == "DF-40"


@pytest.mark.rule("DF-E31", "DF-R28", "DF-109")
@pytest.mark.parametrize(("army", "battle"), [(4950, False), (5000, True)])
def test_leaving_the_keep_into_smoke(army: int, battle: bool) -> None:
    m = table(3, army=[army, 0, 0], keep={0}, items={1: ["smoke_egg"]})
    m.do("skirmish")
    m.do("target 2")
    m.do("smoke_egg")
    assert (m.asked, m.phase, m.state.in_keep[0]) == (0, Phase.CHOOSE, 0)
    assert m.options == ["recruit", "skirmish"] + ["battle"] * battle


@pytest.mark.rule("DF-E32")
def test_smoke_everywhere() -> None:
    m = table(3, army=[5000, 0, 0], items={1: ["smoke_egg"], 2: ["smoke_egg"]})
    m.do("skirmish")
    m.do("target 2")
    m.do("smoke_egg")
    m.do("skirmish")  # one target is left
    assert m.asked == 2
    m.do("smoke_egg")
    assert m.options == ["recruit", "battle"]
    assert m.rule("skirmish") == "DF-E32"


@pytest.mark.rule("DF-E32")
def test_who_used_smoke_is_not_named_again_this_turn_but_next() -> None:
    m = table(4, items={1: ["smoke_egg"]})
    m.do("skirmish")
    m.do("target 2")
    m.do("smoke_egg")
    m.do("skirmish")
    assert m.options == ["target 3", "target 4"]
    assert m.rule("target 2") == "DF-E32"
    m.do("target 3", FARKLE, dice("2 3 4 6 6"))
    assert (m.asked, m.state.smoked) == (1, [0] * 5)


@pytest.mark.rule("DF-E33")
def test_no_shield_for_an_empty_army() -> None:
    m = defending(attack=650, army=[0, 0], items={1: ["mirror_shield"]})
    m.do("stop")
    assert (m.phase, m.held(1), m.state.army[0]) == (Phase.CHOOSE, ["mirror_shield"], 500)


@pytest.mark.rule("DF-E37", "DF-R14")
def test_a_reborn_player_defends_without_a_companion() -> None:
    m = table(army=[0, 100], keep={1}, companion={0: "skree", 1: "ashby"})
    m.do("skree 2")
    m.do("skirmish", dice("1 2 3 4 4 6"))
    m.do("stop", dice("1 2 3 4 6", "dragon"))
    assert (m.asked, m.companion(1)) == (1, "none")
    assert (m.state.pot, m.state.hand) == (0, 4)  # eaten: Sir Ashby is gone


@pytest.mark.rule("DF-E40")
def test_a_whistle_on_a_farkle_helps_the_roller() -> None:
    m = recruiting(hand=2, pot=800, items={1: ["whistle"]})
    m.do("roll", dice("3 4"))
    assert m.rule("whistle") is None
    m.do("whistle")
    assert (m.asked, m.state.pot, m.options) == (0, 800, ["roll", "stop"])


@pytest.mark.rule("DF-E41")
def test_mirabel_answers_a_whistle() -> None:
    m = recruiting(hand=2, companion="mirabel", items={1: ["whistle"]})
    m.do("roll", dice("1 2"))
    m.do("whistle")
    m.do("mirabel", [face("rally")])
    assert (m.phase, m.state.taken) == (Phase.REWARD, 100)


@pytest.mark.rule("DF-E42")
def test_ashby_does_not_mind_a_whistle() -> None:
    m = recruiting(hand=3, companion="ashby", items={1: ["whistle"]})
    m.do("roll", dice("1 5 2", "rally"))
    m.do("whistle")
    assert m.options == ["take 15", "take 1", "take 5"]
    m.do("take 15")
    assert m.state.pot == 150  # like a blank: the Rally is gone


@pytest.mark.rule("DF-E43")
def test_a_cursed_die_does_not_undo_a_killing_rally() -> None:
    m = battling(damage=1, hand=3, items={1: ["cursed_die"]})
    m.do("roll", dice("1 1 1", "rally"))
    m.do("cursed_die", soldiers("2 3 4"))
    assert m.over
    assert m.returns() == [1.0, 0.0, 0.0]


@pytest.mark.rule("DF-E44")
def test_a_horseshoe_may_make_things_worse() -> None:
    m = recruiting(hand=3, pot=900, items={0: ["horseshoe"]})
    m.do("roll", dice("1 1 1"))
    events = m.do("horseshoe", soldiers("2 3 4"))
    assert only(events, Kind.FARKLED).b == 900
    m = battling(hand=3, companion="ulf", items={0: ["horseshoe", "cheese"]})
    m.do("roll", dice("1 2 3"))
    m.do("horseshoe", soldiers("2 3 4"))
    assert m.options == ["accept", "cheese", "ulf"]


@pytest.mark.rule("DF-E45")
def test_a_loaded_die_as_the_only_die() -> None:
    m = recruiting(hand=1, pot=300, items={0: ["loaded_die"]})
    m.do("loaded_die", dice(""))  # nothing but the event die is thrown
    assert (m.state.pot, m.state.hand) == (350, 6)
    m = recruiting(hand=1, pot=300, items={0: ["loaded_die"]})
    m.do("loaded_die", dice("", "dragon"))
    assert (m.state.pot, m.state.hand) == (300, 6)
    m = battling(hand=1, items={0: ["loaded_die", "poster"]})
    m.do("loaded_die")
    m.do("roll", dice(""))
    m.do("accept")
    assert (m.state.army[0], m.state.hand) == (4950, 6)


@pytest.mark.rule("DF-E46")
@pytest.mark.parametrize("order", [("loaded_die", "quentin"), ("quentin", "loaded_die")])
def test_loaded_die_and_quentin(order: tuple[str, str]) -> None:
    m = recruiting(hand=1, companion="quentin", items={0: ["loaded_die", "poster"]})
    for action in order:
        m.do(action)
    m.do("roll", dice("1"))
    assert m.options == ["take 15", "take 1", "take 5"]


@pytest.mark.rule("DF-E52")
@pytest.mark.parametrize(
    ("choice", "held", "bag", "discarded"),
    [
        ("keep bag", ["bag"], 0, ["map"]),
        ("keep map", ["map"], 0, ["bag"]),
        ("open_bag", ["map"], 1, []),
    ],
)
def test_a_hidden_bag_and_another_item_at_the_limit(
    choice: str, held: list[str], bag: int, discarded: list[str]
) -> None:
    m = recruiting(pot=50, items={0: ["bag"]}, drawn={0: ["map"]})
    m.do("stop")
    m.do("done")
    assert m.options == ["keep bag", "keep map", "open_bag"]
    m.do(choice)
    assert (m.held(0), m.state.bag_open[0], m.discard) == (held, bag, discarded)


@pytest.mark.rule("DF-E54", "DF-109")
def test_a_rich_player_may_come_back_next_turn() -> None:
    m = table(army=[9000, 0], keep={0})
    m.do("recruit", FARKLE)
    assert (m.state.in_keep[0], m.state.army[0]) == (0, 9000)
    m.do("recruit", FARKLE)
    assert "battle" in m.options


@pytest.mark.rule("DF-E57")
@pytest.mark.parametrize(("full", "left"), [(6, 1), (5, 5)])
def test_the_dragon_on_five_ones(full: int, left: int) -> None:
    if full == 6:
        m = recruiting(hand=6, pot=100)
        m.do("roll", dice("1 1 1 1 1 2", "dragon"))
    else:
        m = defending(attack=0, hand=5, pot=100)
        m.do("roll", dice("1 1 1 1 1", "dragon"))
    assert (m.state.pot, m.state.hand) == (100, left)


@pytest.mark.rule("DF-E58")
def test_no_war_horn_on_a_dragon_that_ashby_ignores() -> None:
    m = recruiting(hand=3, companion="ashby", items={0: ["war_horn"]})
    m.do("roll", dice("1 5 2", "dragon"))
    assert m.options == ["take 15", "take 1", "take 5"]
    assert m.rule("war_horn") == "DF-E58"
    m.do("take 1")
    m.do("roll", dice("3 4", "dragon"))
    assert m.rule("war_horn") == "DF-122"  # no valid die: an escape, and nothing to rally
    m.do("accept")
    m.do("roll", dice("1 4"))
    assert m.rule("war_horn") is None


@pytest.mark.rule("DF-E59")
def test_a_placed_five_is_lost_in_a_reroll() -> None:
    m = recruiting(hand=2, items={0: ["loaded_die", "horseshoe"]})
    m.do("loaded_die")
    m.do("roll", dice("1"))
    m.do("horseshoe", soldiers("2 1"))
    assert (m.state.pot, m.state.hand) == (100, 1)
    m = recruiting(hand=2, items={0: ["loaded_die"], 1: ["cursed_die"]})
    m.do("loaded_die", dice("1"))
    events = m.do("cursed_die", soldiers("2 3"))
    assert Kind.FARKLED in kinds(events)


@pytest.mark.rule("DF-E62")
def test_a_placed_die_must_be_rolled() -> None:
    m = recruiting(hand=2, pot=500, items={0: ["loaded_die", "poster"]})
    m.do("loaded_die")
    assert m.options == ["roll"]
    assert m.rule("stop") == "DF-E62"


@pytest.mark.rule("DF-E55")
def test_a_normal_player_can_take_over_any_open_decision() -> None:
    timer = next(o for o in GAME.options if o.name == "turn_timer")
    assert timer.default == "90"
    assert set(timer.codes) == {0, *range(15, 601)}
    for seed in range(6):
        m = Match(GAME, 3, {"round_limit": 15}, seed=seed)
        pick = random.Random(seed)
        for _ in range(20 * seed):
            m.act(m.actors[0], pick.choice(m.legal(m.actors[0])))
        while not m.over:  # from here on nobody is at the table any more
            seat = m.actors[0]
            actions = m.legal(seat)
            m.act(seat, choose(m.state, seat, actions, len(actions), NORMAL))
        assert sum(m.returns()) == pytest.approx(1.0)


def test_the_faces_of_a_roll_are_seen_in_events() -> None:
    m = recruiting(hand=2, items={0: ["magpie_ring"], 1: ["map"]}, options=CALM)
    rolled = only(m.do("roll", dice("4 1", "dragon")), Kind.ROLLED)
    assert (MULTISETS[rolled.b], rolled.c) == ((1, 4), 1)
    m.do("accept")
    m.do("magpie 2", [0])
    assert m.state.items[0][kind("map")] == 1
    assert m.state.action == Action.RECRUIT
