"""Main and free actions, placing, gaining and converting, recalling, laying (5.1 to 5.5, 5.7)."""

from __future__ import annotations

import pytest

from lindwurm.games.simurgh.actions import Kind
from lindwurm.games.simurgh.state import Main, Phase
from lindwurm.kernel.match import IllegalAction
from tests.games.simurgh.helpers import HOME, Game, end_turn, spot, table

A_TILE = {"wild": {"W1": 1}, "at": {0: ([HOME], [HOME]), 1: (["W1.2"], [HOME])}}


# == 4.3, 5.1 =====================================================================================


@pytest.mark.rule("SI-034", "SI-R07", "SI-123")
def test_the_order_inside_one_effect() -> None:
    m = table(
        3,
        wild={"W1": 33},
        at={0: ([HOME, HOME], [HOME]), 1: (["W1.1"], ["W1.1"])},
        dragons={0: {68: "L", 57: "R"}},
    )
    before = len(m.events(None))
    m.do("place spearman W1b", "ability oath_keeper left", "take_building 2")
    told = [Kind(e.kind) for e in m.events(None)[before:]]
    order = [Kind.PLACED, Kind.SPENT, Kind.ABILITY, Kind.GAINED, Kind.SCORED, Kind.CHRONICLE]
    assert [k for k in told if k in order] == order
    assert m.phase == Phase.HUB


@pytest.mark.rule("SI-035")
def test_what_a_trigger_gives_during_payment_cannot_pay_the_same_cost() -> None:
    # 36c costs a spearman and 1F; 27b would need wood: A27's wood never helps the running cost
    m = table(wild={"W1": 27}, at={0: ([HOME, HOME], [HOME]), 1: (["W1.1"], [HOME])}, points=[0, 0])
    assert m.refusal("place rider W1d") == "SI-056"  # 1PP is missing and no trigger can bring it
    rich = table(
        wild={"W1": 22},
        at={0: ([HOME, HOME], [HOME]), 1: (["W1.1"], [HOME])},
        dragons={0: {69: "L"}},
    )
    assert rich.refusal("place spearman W1c") == "SI-056"  # -1SP -1M: wood or stone comes too late


@pytest.mark.rule("SI-036")
def test_only_the_active_player_decides() -> None:
    m = table(4, hands={0: [1], 1: [2]}, has=["2V", "2V", "2V", "2V"])
    assert m.actors == (0,)
    for p in (1, 2, 3):
        assert m.legal(p) == []
        with pytest.raises(IllegalAction):
            m.act(p, "place spearman market")


@pytest.mark.rule("SI-037")
def test_a_space_or_ability_wins_over_a_general_rule() -> None:
    """One level a turn is the rule; A11 says otherwise."""
    m = table(wild={"W1": 42}, at={0: ([HOME], ["W1.1"])}, has=["2S"], dragons={0: {65: "L"}})
    m.do("advance W1", "ability wind_charger left")
    assert m.state.at[0][3] == spot("W1.3")
    assert m.has(0) == "2A"
    assert m.state.points[0] == 3


@pytest.mark.rule("SI-038", "SI-039", "SI-E20")
def test_exactly_one_main_action() -> None:
    m = table(at={0: ([HOME, HOME], [HOME])}, dragons={0: {57: "R"}})
    assert m.refusal("end") == "SI-044"
    m.do("place spearman library")
    assert m.refusal("place spearman market") == "SI-038"
    assert m.refusal("recall spearman library") == "SI-038"
    recalled = table(at={0: ([HOME, "library"], [HOME])}, dragons={0: {57: "R"}})
    recalled.do("recall spearman library")
    assert recalled.state.main == Main.RECALL
    assert recalled.refusal("place spearman market") == "SI-038"


@pytest.mark.rule("SI-040", "SI-041", "SI-120")
def test_free_actions_before_and_after_the_main_action() -> None:
    m = table(wild={"W1": 42}, at={0: ([HOME], ["W1.1"])}, has=["1S"], dragons={0: {57: "LR"}})
    m.do("ability meadow_sage left")  # before
    m.do("place spearman library")
    m.do("advance W1", "ability meadow_sage right")  # after
    assert (m.has(0), m.state.points[0]) == ("2V 2K 2A", 2)
    recall = table(wild={"W1": 42}, at={0: (["market"], ["W1.1"])}, has=["1S"])
    recall.do("recall spearman market", "done", "advance W1")
    assert recall.has(0) == "2A"


@pytest.mark.rule("SI-042", "SI-111", "SI-R04")
def test_one_tile_and_one_advance_a_turn() -> None:
    m = table(
        wild={"W1": 42, "W2": 38},
        at={0: ([HOME], ["W1.1", "W2.1"])},
        has=["1S 1K"],
        hands={0: [1, 2]},
    )
    assert m.can("advance W1")
    assert m.can("advance W2")
    m.do("advance W1")
    assert m.refusal("advance W2") == "SI-111"
    laid = table(hands={0: [1, 2]}, at={0: ([HOME, HOME], [HOME])}, dragons={0: {57: "R"}})
    laid.do("lay terraced_fields W2", "place spearman W2b")
    assert laid.refusal("lay herders_valley W3") == "SI-042"


@pytest.mark.rule("SI-043")
def test_abilities_any_number_of_times() -> None:
    m = table(dragons={0: {57: "LR", 59: "L", 52: "L"}})
    m.do("ability meadow_sage left", "ability meadow_sage right", "ability orchard_keeper left")
    m.do("ability gilded_hunter left", "choose second")
    assert (m.has(0), m.state.points[0]) == ("4V 1M", 2)
    assert [m.markers(d) for d in (57, 59, 52)] == ["", "", ""]


@pytest.mark.rule("SI-044", "SI-E54")
def test_the_main_action_cannot_be_skipped() -> None:
    m = table(at={0: (["library"], ["towers"])}, ending=2, dragons={0: {57: "R"}})
    assert m.refusal("end") == "SI-044"
    m.do("ability meadow_sage right")
    assert m.options == ["recall spearman library", "recall rider towers"]


@pytest.mark.rule("SI-045", "SI-E02", "SI-E03")
def test_a_main_action_always_exists() -> None:
    poor = table(at={0: ([HOME], [])})
    assert poor.options == [
        "place spearman library",
        "place spearman market",
        "place spearman armoury",
    ]
    assert poor.refusal("recall spearman market") == "SI-074"
    crowded = table(at={0: ([HOME], []), 1: (["library", "armoury"], [HOME])})
    assert crowded.options == ["place spearman market"]
    stuck = table(at={0: (["library"], [])})
    assert stuck.options == ["recall spearman library"]


@pytest.mark.rule("SI-046", "SI-047", "SI-R16", "SI-E38")
def test_points_are_gained_and_paid_but_never_below_zero() -> None:
    at = {0: ([HOME, HOME], [HOME]), 1: (["W1.1"], [HOME])}
    m = table(wild={"W1": 27}, at=at, points=[1])
    m_two = table(wild={"W1": 27}, at=at, points=[2])
    assert m.refusal("place spearman W1b") == "SI-056"  # 2PP
    assert m.can("place spearman W1a")  # 1PP
    m_two.do("place spearman W1c")
    assert (m_two.state.points[0], m_two.has(0)) == (0, "4A")
    abilities = table(points=[0], dragons={0: {50: "M", 65: "R"}}, at={0: ([HOME, HOME], [HOME])})
    assert abilities.refusal("ability tribute_taker middle") == "SI-179"
    assert abilities.refusal("ability wind_charger right") == "SI-179"


@pytest.mark.rule("SI-048", "SI-R17")
def test_tokens_and_markers_are_not_limited_by_the_box() -> None:
    m = table(has=["21V 21K", "21V 22A"], dragons={1: dict.fromkeys(range(49, 69), "LMR")})
    m.do("place spearman market", "choose first")
    assert m.state.tokens[0][0] == 22
    assert sum(bin(x).count("1") for x in m.state.markers) == 60  # the box has 45


@pytest.mark.rule("SI-049", "SI-067", "SI-E13", "SI-E15")
def test_never_more_than_three_spearmen_and_two_riders() -> None:
    full = {0: ([HOME, HOME, "market"], [HOME, "towers"]), 1: (["W1.1"], [HOME])}
    m = table(wild={"W1": 22}, at=full, has=["9V 9M"])
    assert m.refusal("place spearman barracks") == "SI-067"
    assert m.refusal("place spearman hunting") == "SI-067"
    assert m.refusal("place spearman W1c") == "SI-067"  # -1SP -1M -> 1DR + 2A
    two = table(wild={"W1": 22}, at={0: ([HOME], [HOME]), 1: (["W1.1"], [HOME])}, has=["9V 9M"])
    assert two.can("place rider W1c")


# == 5.2, 5.3 =====================================================================================


@pytest.mark.rule("SI-050")
def test_only_available_vassals_are_placed() -> None:
    m = table(at={0: (["library"], [HOME])})
    assert m.refusal("place spearman market") == "SI-050"
    assert m.can("place rider market")


@pytest.mark.rule("SI-051", "SI-052")
def test_spearmen_and_riders_on_their_spaces() -> None:
    m = table(has=["2V 2M 2W 2S 2A"])
    for name in ("statue", "hatchery", "builders", "towers"):
        assert m.refusal(f"place spearman {name}") == "SI-051"
        assert m.can(f"place rider {name}")
    for name in ("library", "smithy", "market", "armoury"):
        assert m.can(f"place spearman {name}")
        assert m.can(f"place rider {name}")


@pytest.mark.rule("SI-053")
def test_a_single_space_is_closed_to_everyone_even_its_owner() -> None:
    for owner in (0, 1):
        at = {0: ([HOME], [HOME]), 1: ([HOME], [HOME])}
        at[owner] = ([HOME, "library"], [HOME])
        assert table(at=at).refusal("place rider library") == "SI-053"


@pytest.mark.rule("SI-054", "SI-R37")
def test_a_multi_space_takes_more_than_four() -> None:
    at = {0: ([HOME, "market"], ["market"]), 1: (["market"] * 3, ["market"])}
    m = table(at=at)
    m.do("place spearman market", "choose second")
    assert sum(row.count(m.state.at[0][0]) for row in m.state.at) == 7
    assert m.state.points[0] == 1


@pytest.mark.rule("SI-055")
def test_the_effect_is_used_at_once() -> None:
    m = table()
    m.do("place spearman library")
    assert m.has(0) == "2K"


@pytest.mark.rule("SI-056", "SI-058", "SI-R03")
def test_the_whole_printed_cost_and_nothing_more() -> None:
    for has, can in (("3V 1M", True), ("2V 1M", False), ("3V", False)):
        assert table(has=[has]).can("place spearman barracks") == can
    m = table(has=["3V 1M"]).do("place spearman barracks")
    assert m.has(0) == ""
    wild = table(**A_TILE)
    assert wild.do("place spearman W1c").has(0) == "4W"  # no fee in the wilderness


@pytest.mark.rule("SI-057", "SI-060")
def test_city_and_wilderness_are_open_to_all() -> None:
    for p in range(3):
        m = table(3, wild={"W1": 1}, at={0: (["W1.2"], [HOME])}, active=p, has=["1V"] * 3)
        assert m.can("place rider W1c")
        assert m.can("place rider towers")


@pytest.mark.rule("SI-059")
def test_several_own_vassals_on_one_tile() -> None:
    m = table(4, wild={"W1": 1}, at={0: ([HOME, "W1.2"], ["W1.3"]), 1: ([HOME], [HOME])})
    m.do("place spearman W1d")
    assert m.has(0) == "4S"
    assert m.state.wild[0] == 1


@pytest.mark.rule("SI-062", "SI-063")
def test_one_of_two_rewards_and_free_mixes() -> None:
    m = table(**A_TILE)
    m.do("place spearman W1a")
    assert m.options == ["choose first", "choose second"]
    m.do("choose first")
    assert m.options == ["take_building 0", "take_building 1", "take_building 2"]
    assert m.do("take_building 1").has(0) == "1W 1S"
    food = table(wild={"W1": 2}, at={0: ([HOME], [HOME]), 1: (["W1.2"], [HOME])})
    food.do("place spearman W1a")
    assert food.options == ["take_food 0", "take_food 1", "take_food 2"]
    paid = table(wild={"W1": 36}, at={0: ([HOME], [HOME]), 1: (["W1.1"], [HOME])}, has=["1V 2M 9W"])
    paid.do("place spearman W1a")
    assert paid.options == ["pay_food 0", "pay_food 1"]
    assert paid.do("pay_food 1").has(0) == "1M 9W"
    assert paid.state.points[0] == 3


@pytest.mark.rule("SI-064", "SI-065")
def test_convert_once_with_resources_points_or_vassals() -> None:
    at = {0: ([HOME, HOME], [HOME]), 1: (["W1.1"], [HOME])}
    m = table(wild={"W1": 21}, at=at, has=["6V"])
    m.do("place spearman W1a")
    assert m.has(0) == "4V 3M"
    mixed = table(wild={"W1": 27}, at=at, points=[3])
    mixed.do("place rider W1d")
    assert mixed.owned(0) == (1, 2)
    assert (mixed.has(0), mixed.state.points[0]) == ("2K", 2)


@pytest.mark.rule("SI-066", "SI-068", "SI-E42", "SI-R09")
def test_a_convert_space_is_closed_if_its_result_cannot_be_handed_out() -> None:
    has = ["2V 2M 2W 2S 2A 2K"]
    assert table(no_dragons=True, has=has).refusal("place rider hatchery") == "SI-068"
    at = {0: ([HOME], [HOME]), 1: (["W1.1"], [HOME])}
    m = table(wild={"W1": 14}, at=at, has=has, empty_stack=True)
    assert m.refusal("place spearman W1c") == "SI-068"  # -1K -> Tile(3) + 1◆
    no_display = table(wild={"W1": 16}, at=at, has=has, display=[])
    assert no_display.refusal("place spearman W1c") == "SI-068"  # -1A -> FaceUp + 2◆


@pytest.mark.rule("SI-069")
def test_a_gain_space_is_never_closed_and_the_rest_is_given() -> None:
    at = {0: ([HOME], [HOME]), 1: (["W1.1"], [HOME])}
    m = table(wild={"W1": 16}, at=at, empty_stack=True)
    m.do("place spearman W1b")  # Tile(3) + 2K
    assert m.has(0) == "2K"
    assert m.state.hand_count[0] == 0


@pytest.mark.rule("SI-070", "SI-E11")
def test_markers_without_room_close_nothing() -> None:
    m = table(has=["3W"], dragons={0: {50: "LMR"}})
    m.do("place spearman training")
    assert m.has(0) == ""
    assert m.markers(50) == "LMR"


@pytest.mark.rule("SI-072", "SI-073", "SI-E52")
def test_a_recruit_can_be_placed_at_once_only_before_the_main_action() -> None:
    m = table(at={0: (["library"], ["towers"])}, has=["2W"], dragons={0: {49: "M", 57: "R"}})
    m.do("ability sunhoard middle")
    assert m.homes(0) == (0, 1)
    assert m.can("place rider market")
    late = table(has=["3V 1M"], dragons={0: {57: "R"}})
    late.do("place spearman barracks")
    assert late.homes(0) == (1, 1)
    assert late.refusal("place spearman market") == "SI-038"


# == 5.4 ==========================================================================================


@pytest.mark.rule("SI-074", "SI-075", "SI-077", "SI-R26")
def test_recall_takes_back_any_number_but_at_least_one() -> None:
    m = table(at={0: (["library", "market"], ["market", "towers"])})
    assert "done" not in m.options
    assert m.refusal("done") == "SI-244"
    m.do("recall spearman market", "recall rider towers", "done")
    assert m.homes(0) == (1, 1)
    assert m.owned(0) == (2, 2)  # the third spearman stays in reserve
    nobody = table()
    assert not any(a.startswith("recall") for a in nobody.options)


@pytest.mark.rule("SI-076")
def test_recall_while_vassals_are_available() -> None:
    assert table(at={0: ([HOME, "market"], [HOME])}).can("recall spearman market")


@pytest.mark.rule("SI-078", "SI-079")
def test_no_tile_and_no_placing_in_a_recall_turn() -> None:
    m = table(
        at={0: ([HOME, "market"], [HOME])}, hands={0: [1]}, dragons={0: {57: "R"}}, has=["9V"]
    )
    assert m.can("lay terraced_fields W1")
    m.do("recall spearman market")
    assert m.homes(0) == (2, 1)
    assert m.refusal("lay terraced_fields W1") == "SI-078"
    assert m.refusal("place spearman market") == "SI-038"
    assert m.can("ability meadow_sage right")


@pytest.mark.rule("SI-080", "SI-118", "SI-E22")
def test_a_rider_can_be_recalled_from_any_level() -> None:
    for level in (1, 2, 3):
        m = table(wild={"W1": 37}, at={0: ([HOME], [f"W1.{level}"])})
        m.do(f"recall rider W1.{level}")
        assert m.homes(0) == (1, 1)
        assert m.chronicle == [37]


@pytest.mark.rule("SI-081", "SI-083", "SI-E18")
def test_a_spent_vassal_is_an_available_one_first_and_goes_to_the_reserve() -> None:
    m = table(wild={"W1": 33}, at={0: ([HOME, HOME], [HOME]), 1: (["W1.1"], [HOME])}, has=["3V 1M"])
    m.do("place spearman W1b")
    assert m.owned(0) == (1, 1)
    assert m.homes(0) == (0, 1)  # the placed one stays
    assert m.state.points[0] == 5
    assert m.state.wild[0] == 33
    again = table(at={0: ([HOME], [HOME])}, has=["3V 1M"])
    again.do("place rider barracks")  # recruited again from the reserve
    assert again.owned(0) == (2, 1)


@pytest.mark.rule("SI-082", "SI-E16", "SI-Y10")
def test_the_last_vassal_is_never_spent() -> None:
    at = {0: ([HOME], []), 1: (["W1.1"], [HOME])}
    m = table(wild={"W1": 33}, at=at)
    assert m.refusal("place spearman W1b") == "SI-082"
    two = table(wild={"W1": 33}, at={0: ([HOME], [HOME]), 1: (["W1.1"], [HOME])})
    assert two.can("place spearman W1b")
    swap = table(wild={"W1": 22}, at=at, has=["1M"])
    assert swap.refusal("place spearman W1c") == "SI-082"  # even though a rider would come
    ability = table(at={0: ([HOME], [])}, points=[3], dragons={0: {65: "R"}})
    assert ability.refusal("ability wind_charger right") == "SI-082"
    rider = table(wild={"W1": 33}, at={0: ([], [HOME]), 1: (["W1.1"], [HOME])}, points=[3])
    assert rider.refusal("place rider W1b") == "SI-056"  # it is a spearman that is asked for


@pytest.mark.rule("SI-084")
def test_with_none_available_the_owner_chooses_among_placed_ones() -> None:
    at = {0: ([HOME, "library", "market"], [HOME]), 1: (["W1.1"], [HOME])}
    m = table(wild={"W1": 33}, at=at)
    m.do("place spearman W1b")
    assert m.options == ["spend library", "spend market", "spend W1.2"]
    m.do("spend market")
    assert m.owned(0) == (2, 1)
    assert m.state.points[0] == 5


@pytest.mark.rule("SI-085", "SI-086", "SI-087", "SI-E17", "SI-R08")
def test_the_vassal_just_placed_may_be_the_one_spent() -> None:
    m = table(3, wild={"W1": 33}, at={0: ([HOME], [HOME, "W1.4"])}, has=["9A"])
    m.do("place spearman W1b")  # the rider at home does not matter
    assert m.owned(0) == (0, 2)
    assert m.state.points[0] == 5
    assert m.state.wild[0] == 33  # the rider on d holds it
    at = {0: ([HOME], [HOME]), 1: (["W1.2"], [HOME])}
    alone = table(3, wild={"W1": 33}, at=at)
    alone.do("place rider W1c")  # -1DR: the rider itself; seat 1's spearman stays
    assert (alone.owned(0), alone.state.wild[0]) == ((1, 0), 33)
    laid = table(3, hands={0: [33]}, at={0: ([HOME], [HOME])})
    laid.do("lay muster_of_banners W2", "place spearman W2b")
    assert laid.owned(0) == (0, 1)
    assert laid.chronicle == [33]  # empty again: removed in the clean-up


@pytest.mark.rule("SI-088")
def test_recall_and_removal_are_not_spending() -> None:
    m = table(at={0: (["market"], ["towers"])}, dragons={0: {69: "LM"}})
    m.do("recall spearman market", "recall rider towers")
    assert m.markers(69) == "LM"
    assert m.me == 1  # no window opened
    full = table(wild={"W1": 1}, at={0: ([HOME, "W1.2"], ["W1.3"])}, dragons={0: {69: "LM"}})
    full.do("place spearman W1d")
    assert full.chronicle == [1]
    assert full.markers(69) == "LM"


# == 5.5 ==========================================================================================


@pytest.mark.rule("SI-089", "SI-R03")
def test_laying_is_the_main_action() -> None:
    m = table(hands={0: [1]}, at={0: ([HOME, HOME], [HOME])}, dragons={0: {57: "R"}})
    m.do("lay terraced_fields W2")
    assert m.phase == Phase.VASSAL
    assert m.refusal("place spearman market") == "SI-089"
    m.do("place spearman W2b")
    assert m.state.main == Main.PLACE
    assert m.refusal("place spearman market") == "SI-038"
    after = table(hands={0: [1]}, at={0: ([HOME, HOME], [HOME])}, dragons={0: {57: "R"}})
    after.do("place spearman market", "choose first")
    assert after.refusal("lay terraced_fields W2") == "SI-089"


@pytest.mark.rule("SI-090", "SI-091")
def test_any_type_on_any_free_slot() -> None:
    m = table(
        4,
        hands={0: [1, 13, 21, 29, 37]},
        has=["9V 9M 9W 9S 9K 9A"],
        wild={"W2": 5},
        at={0: ([HOME], [HOME]), 1: (["W2.1"], [HOME])},
    )
    for name in (
        "terraced_fields",
        "hall_of_scrolls",
        "trading_post",
        "feast_of_the_houses",
        "the_broken_pass",
    ):
        for slot in ("W1", "W3", "W4", "W5"):
            assert m.can(f"lay {name} {slot}")
        assert m.refusal(f"lay {name} W2") == "SI-092"
    assert m.refusal("lay quarry W1") == "SI-090"


CROWDED = {"W1": 3, "W2": 5, "W3": 37}


@pytest.mark.rule("SI-092", "SI-093", "SI-103", "SI-E28")
def test_removal_for_a_weapon_only_when_crowded_and_never_an_exploration() -> None:
    at = {0: ([HOME], [HOME]), 1: (["W1.1", "W2.1"], ["W3.1"])}
    m = table(wild=CROWDED, at=at, hands={0: [1]}, has=["1A"])
    assert m.can("lay terraced_fields W1")
    assert m.can("lay terraced_fields W2")
    assert m.refusal("lay terraced_fields W3") == "SI-093"
    unarmed = table(wild=CROWDED, at=at, hands={0: [1]})
    assert unarmed.refusal("lay terraced_fields W1") == "SI-103"
    explored = table(
        wild={"W1": 37, "W2": 38, "W3": 39},
        at={0: ([HOME], ["W1.1"]), 1: ([HOME], ["W2.1", "W3.1"])},
        hands={0: [1]},
        has=["3A"],
    )
    assert not any(a.startswith("lay") for a in explored.options)


@pytest.mark.rule("SI-094", "SI-095", "SI-E30", "SI-R31", "SI-E01")
def test_removal_sends_everyone_home_and_their_owner_may_use_them_at_once() -> None:
    at = {0: (["W1.1"], ["W1.2"]), 1: (["W2.1"], ["W3.1"])}
    m = table(wild=CROWDED, at=at, hands={0: [1]}, has=["1A"])
    assert not any(a.startswith("place") for a in m.options)
    assert m.can("lay terraced_fields W1")
    assert m.refusal("lay terraced_fields W2") == "SI-100"  # nobody of ours comes home there
    m.do("lay terraced_fields W1")
    m.do("choose first", "place spearman W1b")
    assert m.has(0) == "5V 1W"
    assert m.homes(0) == (0, 1)
    assert m.chronicle == [3]
    theirs = table(
        wild=CROWDED,
        at={0: ([HOME], [HOME]), 1: (["W1.1", "W2.1"], ["W3.1"])},
        hands={0: [1]},
        has=["1A"],
    )
    theirs.do("lay terraced_fields W2", "place spearman W2b")
    assert theirs.homes(1) == (1, 0)


@pytest.mark.rule("SI-096", "SI-097", "SI-098", "SI-R02")
@pytest.mark.parametrize(
    ("slot", "choices"),
    [
        ("W1", ["1W", "1S"]),
        ("W2", ["2V"]),
        ("W3", ["1M"]),
        ("W4", ["1K"]),
        ("W5", ["1A"]),
        ("W6", ["1V", "1M"]),
    ],
)
def test_the_slot_gives_its_resource_before_the_vassal_goes_down(
    slot: str, choices: list[str]
) -> None:
    for i, gain in enumerate(choices):
        m = table(5, hands={0: [1]})
        m.do(f"lay terraced_fields {slot}")
        if len(choices) > 1:
            m.do(f"choose {['first', 'second'][i]}")
        assert m.phase == Phase.VASSAL
        assert m.has(0) == gain
    paying = table(hands={0: [29]}, has=[""])  # -2V -> 3PP with the slot's 2V
    paying.do("lay feast_of_the_houses W2", "place spearman W2a")
    assert (paying.has(0), paying.state.points[0]) == ("", 3)


@pytest.mark.rule("SI-099", "SI-100", "SI-E32", "SI-E33", "SI-R14")
def test_a_tile_is_laid_only_where_a_vassal_can_follow() -> None:
    m = table(hands={0: [29]}, has=[""])  # every space wants food
    assert m.can("lay feast_of_the_houses W2")  # 2V
    assert m.refusal("lay feast_of_the_houses W1") == "SI-099"
    assert m.refusal("lay feast_of_the_houses W3") == "SI-099"  # 1M is too little
    stone = table(hands={0: [35]}, at={0: ([HOME], [])})  # a: -1S -> 2PP
    stone.do("lay fortress_of_the_pass W1")
    assert stone.state.points[0] == 2  # wood was not offered, and only one space was open
    no_rider = table(hands={0: [38]}, at={0: ([HOME], ["towers"])}, has=["1K"])
    assert no_rider.refusal("lay library_of_ash W2") == "SI-102"


BEFORE = {"abilities": "before"}


@pytest.mark.rule("SI-251", "SI-R14", "SI-177")
def test_a_dragon_may_pay_for_the_space_of_a_tile_just_laid() -> None:
    """Show of Arms wants weapons: Iron Scale makes some of two wood, one of them the plot's."""
    m = table(hands={0: [31]}, has=["1W"], dragons={0: {71: "M"}})
    assert m.refusal("ability iron_scale middle") == "SI-179"  # one wood is too little
    assert m.refusal("lay show_of_arms W2") == "SI-099"  # vegetables do not help
    assert m.can("lay show_of_arms W1")
    m.do("lay show_of_arms W1")
    assert m.options == ["choose first", "choose second"]
    m.do("choose first")
    assert m.options == ["ability iron_scale middle"]  # nothing else opens a space
    m.do("ability iron_scale middle")
    assert m.has(0) == "3A"
    m.do("place spearman W1c")  # -3A -> 7PP
    assert m.state.points[0] == 7
    before = table(hands={0: [31]}, has=["1W"], dragons={0: {71: "M"}}, house=BEFORE)
    assert before.refusal("lay show_of_arms W1") == "SI-099"


@pytest.mark.rule("SI-251", "SI-100")
def test_only_a_resource_that_the_dragon_can_use_is_offered() -> None:
    m = table(hands={0: [31]}, has=["1V"], dragons={0: {53: "L"}})  # 2F: 3 weapons
    assert m.can("lay show_of_arms W3")  # 1M
    wood = table(hands={0: [39]}, has=["1W 1A 1V"], dragons={0: {49: "M"}}, at={0: ([HOME], [])})
    assert wood.can("lay the_elder_nest W1")  # 2W: a rider, who is asked for here
    assert wood.refusal("lay the_elder_nest W2") == "SI-102"
    wood.do("lay the_elder_nest W1")  # so the plot gives wood, without a question
    assert wood.options == ["ability sunhoard middle"]
    wood.do("ability sunhoard middle")
    assert wood.state.wild[0] == 39
    assert (wood.has(0), wood.homes(0)) == ("", (1, 0))


@pytest.mark.rule("SI-251", "SI-095")
def test_a_dragon_may_pay_after_a_removal_too() -> None:
    at = {0: (["W1.2"], []), 1: (["W2.1"], ["W3.1"])}
    wild = {"W1": 3, "W2": 5, "W3": 6}
    for house in ({}, BEFORE):
        m = table(
            wild=wild, at=at, hands={0: [31]}, has=["1W 1A"], dragons={0: {71: "M"}}, house=house
        )
        assert m.can("lay show_of_arms W1") == (house == {})
        assert m.state.at[0][0] == spot("W1.2")  # asking moves nobody
    m = table(wild=wild, at=at, hands={0: [31]}, has=["1W 1A"], dragons={0: {71: "M"}})
    m.do("lay show_of_arms W1", "choose second", "ability iron_scale middle", "place spearman W1a")
    assert (m.has(0), m.state.points[0]) == ("2A", 3)


@pytest.mark.rule("SI-251", "SI-151", "SI-R11", "SI-E04")
def test_a_dragon_may_pay_the_scouts() -> None:
    m = table(has=["1W"], dragons={0: {71: "M"}})
    assert m.can("place spearman scouts")
    m.do("place spearman scouts", "choose second")
    assert m.options == ["ability iron_scale middle"]
    m.do("ability iron_scale middle", "take 2")  # 1A: 1PP
    assert (m.has(0), m.state.points[0]) == ("2A", 1)
    before = table(has=["1W"], dragons={0: {71: "M"}}, house=BEFORE)
    assert before.refusal("place spearman scouts") == "SI-151"
    sorted_out = table(has=["1W"], dragons={0: {49: "M"}}, at={0: ([HOME], [])})
    assert sorted_out.refusal("place spearman scouts") == "SI-151"  # a rider buys no tile


@pytest.mark.rule("SI-101", "SI-R01", "SI-X06")
def test_any_space_of_the_new_tile() -> None:
    m = table(hands={0: [2]})
    m.do("lay herders_valley W1", "choose first")
    assert {a for a in m.options if a.startswith("place")} == {
        "place spearman W1a",
        "place rider W1a",
        "place spearman W1b",
        "place rider W1b",
        "place spearman W1c",
        "place rider W1c",
        "place rider W1d",
    }
    m.do("place spearman W1b")
    assert m.has(0) == "3V 1M 1W"
    assert m.state.wild[0] == 2


@pytest.mark.rule("SI-102", "SI-106", "SI-R06")
def test_an_exploration_is_entered_by_a_rider_at_the_top() -> None:
    m = table(hands={0: [38]}, has=["1K"])
    m.do("lay library_of_ash W2")  # one vassal, one space: it rides at once
    assert (m.has(0), m.state.points[0]) == ("2V", 2)
    join = table(wild={"W1": 38}, at={0: ([HOME], [HOME]), 1: ([HOME], ["W1.2"])}, has=["1K"])
    assert join.refusal("place spearman W1a") == "SI-102"
    assert join.refusal("place rider W1b") == "SI-106"
    join.do("place rider W1a")
    assert join.state.points[0] == 2


@pytest.mark.rule("SI-E29")
def test_the_weapon_for_the_removal_cannot_pay_the_space() -> None:
    at = {0: ([HOME], []), 1: (["W1.1", "W2.1", "W3.1"], ["W4.1", "W5.1"])}
    wild = {"W1": 3, "W2": 5, "W3": 6, "W4": 9, "W5": 10}
    m = table(4, wild=wild, at=at, hands={0: [31]}, has=["1A"])  # a: -1A -> 3PP
    assert m.refusal("lay show_of_arms W1") == "SI-100"
    assert m.can("lay show_of_arms W5")  # the freed slot gives one
    m.do("lay show_of_arms W5")
    assert (m.has(0), m.state.points[0]) == ("", 3)


# == 5.7 ==========================================================================================


@pytest.mark.rule("SI-121", "SI-127", "SI-129", "SI-207", "SI-E21")
def test_empty_tiles_leave_all_at_once_and_free_their_slots() -> None:
    m = table(
        wild={"W1": 1, "W2": 2, "W3": 3},
        at={0: (["W1.1", "W2.1"], [HOME]), 1: (["W3.1"], [HOME])},
        chronicle=[4, 5, 13, 14, 21, 22, 23],
    )
    m.do("recall spearman W1.1")
    assert m.chronicle == [4, 5, 13, 14, 21, 22, 23]  # not before the recall is confirmed
    m.do("recall spearman W2.1")
    assert m.chronicle == [1, 2, 4, 5, 13, 14, 21, 22, 23]
    assert m.state.wild[:3] == [0, 0, 3]
    assert m.state.ending == 1  # nine are more than eight


@pytest.mark.rule("SI-122", "SI-131")
@pytest.mark.parametrize(("seats", "limit"), [(2, 3), (3, 3), (4, 4), (5, 4)])
def test_a_full_tile_leaves(seats: int, limit: int) -> None:
    here = ["W1.1", "W1.2", "W1.3"][: limit - 1]
    m = table(seats, wild={"W1": 1}, at={0: ([HOME], [HOME]), 1: (here, [HOME])})
    m.do("place spearman W1a", "choose second")
    assert m.chronicle == [1]
    fewer = table(seats, wild={"W1": 1}, at={0: ([HOME], [HOME]), 1: (here[:-1], [HOME])})
    fewer.do("place spearman W1a", "choose second")
    assert fewer.chronicle == []


@pytest.mark.rule("SI-E19")
def test_a_tile_that_loses_a_vassal_while_it_fills_stays() -> None:
    at = {0: ([HOME, "W1.1"], ["W1.1"]), 1: ([HOME], [HOME])}
    m = table(3, wild={"W1": 33}, at=at)
    m.do("place spearman W1b", "spend W1.1")
    assert m.state.wild[0] == 33
    assert m.chronicle == []
    assert m.state.points[0] == 5


@pytest.mark.rule("SI-124", "SI-125", "SI-126", "SI-R30", "SI-Y01")
def test_a_filled_tile_goes_to_the_chronicle_for_good() -> None:
    m = table(3, wild={"W1": 1}, at={0: (["W1.2"], [HOME]), 1: ([HOME], ["W1.3"])})
    m.do("place rider W1a", "choose second")
    assert m.has(0) == "3V"
    assert m.homes(0) == (1, 1)
    assert m.homes(1) == (1, 1)
    assert m.state.wild[0] == 0
    assert m.chronicle == [1]
    assert 1 not in m.stack + m.display
    while not m.over and len(m.moves) < 150:
        m.do(m.options[len(m.moves) % len(m.options)])
    assert 1 in m.chronicle


@pytest.mark.rule("SI-128")
def test_objectives_are_no_action_tiles_and_stay() -> None:
    m = table(face_up={"O1": 1}, goal_stack=[2, 3, 4], has=["2V 2K 2W"])
    m.do("place rider statue")
    assert m.refusal("objective markers O1") == "SI-128"
    m.do("objective markers O2", "goal_top markers_gold_red_green")
    m.do("goal_top markers_blue_white_black")
    assert m.state.goal_slots[:2] == [1, 2]
    assert m.state.chronicle == 0


@pytest.mark.rule("SI-130")
def test_a_tile_being_laid_is_not_checked_before_its_vassal_stands() -> None:
    m = table(hands={0: [1]}, at={0: ([HOME], [HOME])}, dragons={0: {57: "L"}})
    m.do("lay terraced_fields W3", "ability meadow_sage left")
    assert m.state.wild[2] == 1  # empty, but not gone
    assert m.do("place spearman W3b").has(0) == "7V 1M"


@pytest.mark.rule("SI-132", "SI-133", "SI-R29", "SI-144")
def test_tiles_go_back_on_top_or_under_each_as_the_player_likes() -> None:
    at = {0: ([HOME], [HOME]), 1: (["W1.1"], [HOME])}
    m = table(wild={"W1": 14}, at=at, has=["1K"], stack=[1, 2, 3, 5, 6])
    m.do("place spearman W1c", "keep_tile herders_valley")  # Tile(3)
    assert set(m.options) == {
        "top terraced_fields",
        "top woodland_farm",
        "bottom terraced_fields",
        "bottom woodland_farm",
    }
    before = len(m.events(1))
    m.do("bottom woodland_farm", "top terraced_fields")
    assert m.stack[0] == 1
    assert m.stack[-1] == 3
    assert 2 in m.hand(0)
    assert not any(e.kind == Kind.TILE_BACK for e in m.events(1)[before:])
    assert any(e.kind == Kind.TILE_BACK for e in m.events(0)[before:])
    short = table(wild={"W1": 14}, at=at, has=["1K"], stack=[1, 2], empty_stack=True)
    short.do("place spearman W1c")
    assert short.state.look_count == 2  # what is there


def test_end_turn_helper_ends_a_turn() -> None:
    m: Game = table(dragons={0: {57: "R"}})
    m.do("place spearman library")
    assert end_turn(m).me == 1
