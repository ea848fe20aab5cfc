"""Dragons, abilities and markers (5.9)."""

from __future__ import annotations

import pytest

from lindwurm.games.simurgh.actions import Kind
from lindwurm.games.simurgh.data import RIDER, SPEARMAN, Unit
from lindwurm.games.simurgh.state import Phase
from tests.games.simurgh.helpers import HOME, table


@pytest.mark.rule("SI-162", "SI-205")
def test_any_number_of_dragons_markers_and_points() -> None:
    m = table(
        has=["1V 1M 1W 1S 1A"],
        points=[500],
        dragons={0: dict.fromkeys(range(49, 67), "LMR")},
        dragon_stack=[69],
    )
    m.do("place rider hatchery")
    m.do("keep_dragon grave_mason")
    m.do(m.options[0])
    assert len(m.dragons(0)) == 19
    assert m.view(1)["owner"][20] == 1  # face up
    while m.phase == Phase.HUB and m.me == 0:
        m.do("end")
    assert sum(len(m.markers(d)) for d in m.dragons(0)) == 57
    assert m.state.points[0] == 500


@pytest.mark.rule("SI-163", "SI-164", "SI-Y06", "SI-E36", "SI-174")
def test_markers_that_come_with_a_dragon() -> None:
    at = {0: ([HOME], [HOME]), 1: (["W1.1"], [HOME])}
    m = table(wild={"W1": 15}, at=at, has=["2M"], dragon_stack=[66], dragons={0: {50: ""}})
    m.do("place rider W1d")  # Dragon(1,2)
    assert m.markers(66) == "LM"
    assert m.markers(50) == ""  # none of them may go elsewhere
    later = table(has=["3W"], dragons={0: {66: "LM"}})
    later.do("place spearman training")
    assert later.markers(66) == "LM"  # the single-use field stays empty for good


@pytest.mark.rule("SI-165", "SI-166", "SI-167")
def test_markers_go_to_the_leftmost_free_field() -> None:
    for before, after in (("", "LM"), ("M", "LMR"), ("L", "LMR"), ("R", "LMR"), ("LR", "LMR")):
        m = table(has=["3W"], dragons={0: {50: before}})
        m.do("place spearman training")
        assert m.markers(50) == after
    one = table(
        wild={"W1": 15}, at={0: ([HOME], [HOME]), 1: (["W1.2"], [HOME])}, dragons={0: {50: "M"}}
    )
    one.do("place spearman W1a")  # 1◆
    assert one.markers(50) == "LM"


@pytest.mark.rule("SI-168", "SI-R34", "SI-174")
def test_single_use_fields_are_skipped() -> None:
    m = table(has=["3W"], dragons={0: {65: "", 50: "LMR"}})
    m.do("place spearman training")
    assert m.markers(65) == "LM"


@pytest.mark.rule("SI-169", "SI-173", "SI-E12", "SI-Y05")
def test_a_marker_without_room_is_lost() -> None:
    m = table(has=["3W"], dragons={0: {65: "M"}})
    m.do("place spearman training")
    assert m.has(0) == ""
    assert m.markers(65) == "LM"  # L filled, the second one lost
    choose = table(has=["3W"], dragons={0: {65: "LM", 50: "", 53: ""}})
    choose.do("place spearman training")
    assert choose.options == ["mark tribute_taker", "mark spearmaker"]
    assert choose.refusal("mark wind_charger") == "SI-169"


@pytest.mark.rule("SI-170", "SI-R33", "SI-171")
def test_markers_must_be_placed_and_may_be_spread() -> None:
    m = table(has=["3W"], dragons={0: {50: "", 53: ""}})
    m.do("place spearman training")
    assert m.phase == Phase.MARK
    assert m.refusal("done") == "SI-244"
    m.do("mark tribute_taker", "mark spearmaker")
    assert (m.markers(50), m.markers(53)) == ("L", "L")
    same = table(has=["3W"], dragons={0: {50: "", 53: ""}})
    same.do("place spearman training", "mark spearmaker", "mark spearmaker")
    assert (same.markers(50), same.markers(53)) == ("", "LM")


@pytest.mark.rule("SI-172", "SI-174", "SI-175")
def test_a_used_marker_is_gone_and_a_single_use_field_with_it() -> None:
    m = table(at={0: ([HOME, HOME], [HOME])}, points=[1], dragons={0: {65: "R"}}, has=["3W"])
    m.do("ability wind_charger right")
    assert m.owned(0) == (1, 2)
    assert m.markers(65) == ""
    m.do("place spearman training")
    assert m.markers(65) == "LM"
    other = table(dragons={1: {57: "R"}})
    assert other.refusal("ability meadow_sage right") == "SI-172"
    assert other.legal(1) == []


@pytest.mark.rule("SI-177", "SI-178", "SI-R14")
def test_abilities_while_laying_a_tile() -> None:
    m = table(hands={0: [29]}, has=["2M"], at={0: ([HOME], [])}, dragons={0: {50: "L", 57: "L"}})
    m.do("lay feast_of_the_houses W3")  # 3M now: only c (-3M) is open
    assert m.refusal("ability tribute_taker left") == "SI-178"  # -2M would close it
    assert m.can("ability meadow_sage left")
    m.do("ability meadow_sage left")
    assert m.can("ability tribute_taker left")  # with 2V space a stays open
    m.do("place spearman W3a")
    assert m.state.points[0] == 3


@pytest.mark.rule("SI-178")
def test_mixes_that_would_close_the_new_tile_are_not_offered() -> None:
    # -2F -> 3A (A17); afterwards the spearman must still be able to pay 2V on W2
    m = table(hands={0: [29]}, has=["1V 2M"], at={0: ([HOME], [])}, dragons={0: {53: "L"}})
    m.do("lay feast_of_the_houses W2")  # 3V 2M
    m.do("ability spearmaker left")
    assert m.options == ["pay_food 0", "pay_food 1"]
    assert m.refusal("pay_food 2") == "SI-178"


@pytest.mark.rule("SI-179", "SI-187")
def test_an_ability_must_be_payable_and_complete() -> None:
    m = table(
        at={0: ([HOME], [HOME, HOME])},
        has=["2W 4M"],
        points=[5],
        dragons={0: {49: "M", 54: "R", 65: "R"}},
    )
    for use in ("sunhoard middle", "bloodfeast right", "wind_charger right"):
        assert m.refusal(f"ability {use}") == "SI-179"  # no rider in reserve
    poor = table(dragons={0: {50: "LMR"}})
    for field in ("left", "middle", "right"):
        assert poor.refusal(f"ability tribute_taker {field}") == "SI-179"


@pytest.mark.rule("SI-180", "SI-Y07", "SI-Y08", "SI-E40")
def test_several_triggers_on_one_event() -> None:
    library = table(dragons={0: {61: "L"}})
    library.do("place spearman library", "ability star_reader left")
    assert (library.has(0), library.markers(61)) == ("4K", "")
    towers = table(dragons={0: {61: "L", 64: "L"}})
    towers.do("place rider towers", "ability star_reader left", "ability tide_scholar left")
    assert towers.has(0) == "5K"
    both = table(
        wild={"W1": 2}, at={0: ([HOME], [HOME]), 1: (["W1.1"], [HOME])}, dragons={0: {58: "LM"}}
    )
    both.do("place spearman W1b", "ability harvester left", "ability harvester middle")
    assert both.has(0) == "5V 3M"
    declined = table(dragons={0: {61: "L"}})
    declined.do("place spearman library", "done")
    assert (declined.has(0), declined.markers(61)) == ("2K", "L")


@pytest.mark.rule("SI-181", "SI-E41", "SI-Y18")
def test_bonuses_are_gains_and_start_resources_are_not() -> None:
    m = table(
        wild={"W1": 42}, at={0: ([HOME], ["W1.1"])}, has=["1S"], dragons={0: {65: "M", 55: "L"}}
    )
    m.do("advance W1")
    assert m.options == ["ability wind_charger middle", "done"]
    m.do("ability wind_charger middle", "ability ravager left")
    assert m.state.tokens[0][1] == 4
    slot = table(hands={0: [1]}, dragons={0: {58: "L"}}, at={0: ([HOME], [])})
    slot.do("lay terraced_fields W2")
    assert slot.phase == Phase.TRIGGER  # the slot's vegetables, before the vassal
    slot.do("ability harvester left")
    assert slot.phase == Phase.VASSAL
    assert slot.has(0) == "4V"
    market = table(has=["9V"], dragons={0: {58: "L"}})
    market.do("place spearman market", "choose first", "ability harvester left")
    assert market.has(0) == "12V"
    assert market.me == 1  # nothing to return


@pytest.mark.rule("SI-188", "SI-189", "SI-E39")
def test_a26_spends_a_rider_and_a28_answers() -> None:
    m = table(at={0: ([HOME], [HOME])}, dragons={0: {69: "MR"}})
    m.do("ability grave_mason right")
    assert m.options == ["ability grave_mason middle", "done"]
    m.do("ability grave_mason middle")
    assert m.has(0) == "2M 2S 3A"
    assert m.owned(0) == (1, 0)
    assert m.markers(69) == ""
    placed = table(at={0: ([HOME], ["towers", "market"])}, dragons={0: {69: "R"}})
    placed.do("ability grave_mason right")
    assert placed.options == ["spend market", "spend towers"]


@pytest.mark.rule("SI-190", "SI-E50")
def test_a_tile_of_a29_or_a30_may_be_laid_in_the_same_turn() -> None:
    m = table(has=["1A 1K"], display=[1, 2, 3, 13], stack=[5], dragons={0: {62: "MR"}})
    m.do("ability pathfinder right", "take 2")
    assert m.state.points[0] == 0  # no place points
    assert m.can("lay herders_valley W1")
    m.do("ability pathfinder middle")
    assert m.can("lay timber_camp W2")
    scouts = table(has=["1K"], display=[1, 2, 3, 13], dragons={0: {57: "R"}})
    scouts.do("place spearman scouts", "choose first")
    assert scouts.phase == Phase.SCOUT
    scouts.do("take 1")
    assert scouts.refusal("lay terraced_fields W1") == "SI-089"


@pytest.mark.rule("SI-193", "SI-R35")
def test_a31_takes_no_marker_of_another_player() -> None:
    m = table(dragons={0: {49: "R"}, 1: {50: "LMR"}})
    assert m.refusal("ability sunhoard right") == "SI-179"


@pytest.mark.rule("SI-194", "SI-195", "SI-R13")
def test_a32_pays_and_scores_the_slot_and_the_old_objective_leaves_the_game() -> None:
    m = table(face_up={"O4": 1}, goal_stack=[4, 5, 6], has=["1K 2M"], dragons={0: {66: "R"}})
    m.do("place rider statue", "objective markers_blue_white_black O4")
    assert (m.has(0), m.state.points[0]) == ("", 5)
    m.do("goal_top markers_red_blue_black", "goal_top markers_gold_green_white")
    stack = m.state.goals[: m.state.goal_count]
    assert 1 not in stack
    assert m.state.goal_slots[3] == 4
    assert m.view(1)["goals_out"] == 1


@pytest.mark.rule("SI-244")
def test_a_marker_just_placed_may_answer_to_the_same_reward() -> None:
    # 17b: 2K + 1◆: the marker lands on A09, which answers to the wisdom
    at = {0: ([HOME], [HOME]), 1: (["W1.1"], [HOME])}
    m = table(wild={"W1": 17}, at=at, dragons={0: {61: ""}})
    m.do("place spearman W1b")
    assert m.options == ["ability star_reader left", "done"]
    assert m.do("ability star_reader left").has(0) == "4K"


@pytest.mark.rule("SI-107")
def test_a_house_has_one_rider_on_an_exploration_from_the_top_on() -> None:
    m = table(wild={"W1": 38}, at={0: ([HOME], ["W1.1", HOME])}, has=["1K"])
    assert m.refusal("place rider W1a") == "SI-107"


@pytest.mark.rule("SI-192", "SI-E37")
def test_one_more_marker_is_enough_for_a31() -> None:
    assert table(dragons={0: {49: "LR"}}).can("ability sunhoard right")
    assert table(dragons={0: {49: "R"}}).refusal("ability sunhoard right") == "SI-179"


@pytest.mark.rule("SI-184", "SI-E26")
def test_a_second_step_is_refused_where_it_cannot_be_paid() -> None:
    m = table(wild={"W1": 42}, at={0: ([HOME], ["W1.1"])}, has=["1S"], dragons={0: {65: "LM"}})
    m.do("advance W1")
    assert m.can("ability wind_charger middle")  # so the window is open
    assert m.refusal("ability wind_charger left") == "SI-184"


@pytest.mark.rule("SI-124")
def test_who_comes_home_is_told() -> None:
    m = table(wild={"W1": 1}, at={0: (["W1.2"], ["W1.3"]), 1: ([HOME], [HOME])}, active=1)
    m.do("place spearman W1a", "choose second")
    home = [(e.a, e.b) for e in m.events(None) if e.kind == Kind.HOME]
    assert home == [(0, SPEARMAN), (0, RIDER), (1, SPEARMAN)]


@pytest.mark.rule("SI-063")
def test_a_mix_is_paid_with_what_one_has_and_told() -> None:
    m = table(wild={"W1": 30}, at={0: ([HOME], [HOME]), 1: (["W1.2"], [HOME])}, has=["1W 2S"])
    m.do("place spearman W1a")
    assert m.refusal("pay_building 2") == "SI-056"
    m.do("pay_building 1")
    assert [(e.b, e.c) for e in m.events(None) if e.kind == Kind.PAID] == [(1, Unit.W), (1, Unit.S)]
