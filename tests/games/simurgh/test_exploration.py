"""Exploration tiles and advancing (5.6)."""

from __future__ import annotations

import pytest

from lindwurm.games.simurgh.state import Phase
from tests.games.simurgh.helpers import HOME, spot, table


@pytest.mark.rule("SI-104", "SI-105", "SI-Y02")
def test_entering_the_broken_pass() -> None:
    m = table(4, hands={0: [37]}, has=["1A"])
    m.do("lay the_broken_pass W5")  # the slot's weapon, then the only rider rides at once
    assert m.has(0) == "1V 2M 1A"
    assert m.state.at[0][3] == spot("W5.1")


@pytest.mark.rule("SI-104", "SI-109", "SI-117", "SI-Y03")
def test_the_broken_pass_down_to_the_bottom() -> None:
    rewards = [(1, 3, ""), (2, 0, "LM"), (3, 5, "")]
    for level, points, markers in rewards:
        m = table(
            4, wild={"W5": 37}, at={0: ([HOME], [f"W5.{level}"])}, has=["1A"], dragons={0: {50: ""}}
        )
        m.do("advance W5")
        assert (m.has(0), m.state.points[0], m.markers(50)) == ("", points, markers)
        if level < 3:
            assert m.state.at[0][3] == spot(f"W5.{level + 1}")
            assert m.chronicle == []
    assert m.chronicle == [37]
    assert m.homes(0) == (1, 1)


@pytest.mark.rule("SI-107")
def test_one_rider_of_a_player_on_an_exploration() -> None:
    m = table(wild={"W1": 37}, at={0: ([HOME], ["W1.2", HOME])}, has=["2A"])
    assert m.refusal("place rider W1a") == "SI-107"


@pytest.mark.rule("SI-110", "SI-115", "SI-R05")
def test_entering_is_not_advancing() -> None:
    m = table(
        wild={"W1": 42},
        at={0: ([HOME], [HOME]), 1: ([HOME], ["W1.1"])},
        has=["3S"],
        dragons={0: {65: "LM", 51: "M"}},
    )
    m.do("place rider W1a")
    assert m.state.points[0] == 2
    assert m.markers(65) == "LM"  # no trigger window
    assert m.markers(51) == "M"
    assert m.me == 1  # and no step in the same turn: nothing was left to do
    fresh = table(
        wild={"W1": 42},
        at={0: ([HOME], [HOME]), 1: ([HOME], ["W1.1"])},
        has=["3S"],
        dragons={0: {57: "R"}},
    )
    fresh.do("place rider W1a")
    assert fresh.refusal("advance W1") == "SI-110"


@pytest.mark.rule("SI-112")
def test_one_level_a_turn_however_rich() -> None:
    m = table(wild={"W1": 42}, at={0: ([HOME], ["W1.1"])}, has=["9S"], dragons={0: {57: "R"}})
    m.do("advance W1")
    assert m.refusal("advance W1") == "SI-111"
    assert m.state.at[0][3] == spot("W1.2")
    assert m.has(0) == "8S 2A"


@pytest.mark.rule("SI-113", "SI-E24", "SI-114")
def test_a_rider_waits_for_room_and_never_moves_up_or_sideways() -> None:
    wild = {"W1": 40, "W2": 42}  # level 3 of the Nomad Trail has one space
    m = table(
        wild=wild, at={0: ([HOME], ["W1.2"]), 1: ([HOME], ["W1.3", "W2.1"])}, has=["9M", "9S"]
    )
    assert m.refusal("advance W1") == "SI-113"
    assert m.refusal("advance W2") == "SI-109"  # not ours to move
    m.do("place spearman library")
    m.do("recall rider W1.3", "done")
    if m.me == 1:
        m.do("end")
    assert m.can("advance W1")
    assert [a for a in m.options if a.startswith("advance")] == ["advance W1"]


@pytest.mark.rule("SI-116", "SI-E14")
def test_rewards_that_cannot_be_given_are_lost() -> None:
    m = table(wild={"W1": 40}, at={0: ([HOME] * 3, ["W1.2"])}, has=["1M"])
    m.do("advance W1")
    assert m.owned(0) == (3, 1)
    assert m.state.at[0][3] == spot("W1.3")
    dragonless = table(wild={"W1": 43}, at={0: ([HOME], ["W1.1"])}, has=["1K 1A"], no_dragons=True)
    dragonless.do("advance W1")
    assert dragonless.state.at[0][3] == spot("W1.2")
    no_room = table(wild={"W1": 37}, at={0: ([HOME], ["W1.2"])}, has=["1A"])
    no_room.do("advance W1")
    assert no_room.state.at[0][3] == spot("W1.3")


@pytest.mark.rule("SI-117", "SI-E23", "SI-124")
def test_the_bottom_ends_the_exploration_for_everyone() -> None:
    m = table(
        3,
        wild={"W1": 42},
        at={0: ([HOME], ["W1.3"]), 1: ([HOME], ["W1.3"]), 2: ([HOME], ["W1.1"])},
        has=["1S", "1S", "1S"],
    )
    m.do("advance W1")
    assert m.chronicle == [42]
    assert [m.homes(p)[1] for p in range(3)] == [1, 1, 1]
    assert m.state.points[:3] == [5, 0, 0]


@pytest.mark.rule("SI-118")
def test_an_exploration_without_riders_leaves() -> None:
    m = table(wild={"W1": 42}, at={0: ([HOME], ["W1.3"]), 1: ([HOME], ["W1.1"])})
    m.do("recall rider W1.3")
    assert m.state.wild[0] == 42  # the other rider keeps it
    m.do("recall rider W1.1")
    assert m.chronicle == [42]


@pytest.mark.rule("SI-119")
def test_riders_do_not_fill_an_exploration() -> None:
    at = {p: ([HOME], [f"W1.{level}"]) for p, level in ((1, 1), (2, 1), (3, 2), (4, 2))}
    m = table(5, wild={"W1": 37}, at={0: ([HOME], [HOME]), **at}, has=["1A"])
    m.do("place rider W1a")
    assert m.state.wild[0] == 37
    assert m.chronicle == []


@pytest.mark.rule("SI-243", "SI-R39", "SI-120")
def test_advancing_during_the_main_action() -> None:
    ride = {"wild": {"W1": 42}, "at": {0: ([HOME], ["W1.3", HOME])}}
    scout = table(**ride, has=["1S 1A"])
    scout.do("place spearman scouts", "choose first")
    assert scout.phase == Phase.SCOUT
    assert scout.can("advance W1")
    scout.do("advance W1")
    assert scout.chronicle == [42]  # clean-up before the city space goes on
    assert scout.phase == Phase.SCOUT
    assert scout.state.points[0] == 5
    statue = table(**ride, has=["1S"])
    statue.do("place rider statue")
    statue.do("advance W1")
    assert (statue.phase, statue.chronicle) == (Phase.STATUE, [42])
    laying = table(hands={0: [1]}, **ride, has=["1S"])
    laying.do("lay terraced_fields W2")
    assert laying.phase == Phase.VASSAL
    assert laying.refusal("advance W1") == "SI-243"
    inside = table(**ride, has=["1S 3V"], points=[0])
    inside.do("place spearman market")
    assert inside.refusal("advance W1") == "SI-243"


@pytest.mark.rule("SI-178")
def test_an_advance_that_would_spoil_the_scout_is_not_offered() -> None:
    ride = {"wild": {"W1": 37}, "at": {0: ([HOME], ["W1.1"])}}  # the step costs 1A
    m = table(**ride, has=["1A"], display=[0, 1, 2, 3], hands={0: []})
    m.do("place spearman scouts", "choose first")
    assert m.refusal("advance W1") == "SI-178"
    richer = table(**ride, has=["2A"], display=[0, 1, 2, 3])
    richer.do("place spearman scouts", "choose first")
    assert richer.can("advance W1")


@pytest.mark.rule("SI-E25", "SI-183")
def test_a11_moves_the_same_rider() -> None:
    m = table(
        wild={"W1": 42, "W2": 38},
        at={0: ([HOME], ["W1.1", "W2.1"])},
        has=["3S 3K"],
        dragons={0: {65: "L"}},
    )
    m.do("advance W1", "ability wind_charger left")
    assert (m.state.at[0][3], m.state.at[0][4]) == (spot("W1.3"), spot("W2.1"))
    assert m.refusal("advance W2") == "SI-111"


@pytest.mark.rule("SI-E27", "SI-183")
def test_a11_over_two_levels_to_the_bottom() -> None:
    m = table(wild={"W1": 42}, at={0: ([HOME], ["W1.2"])}, has=["2S"], dragons={0: {65: "L"}})
    m.do("advance W1")
    assert m.state.wild[0] == 42
    m.do("ability wind_charger left")
    assert m.state.points[0] == 8  # 3 + 5
    assert m.chronicle == [42]


@pytest.mark.rule("SI-186", "SI-244", "SI-R40", "SI-R15")
def test_the_extra_step_has_a_window_of_its_own() -> None:
    m = table(
        wild={"W1": 42},
        at={0: ([HOME], ["W1.1"])},
        has=["3S"],
        dragons={0: {65: "LM", 66: "L", 51: "M"}},
    )
    m.do("advance W1")
    assert set(m.options) == {
        "ability crowned_one middle",
        "ability wind_charger left",
        "ability wind_charger middle",
        "ability fate_weaver left",
        "done",
    }
    m.do("ability wind_charger middle")  # A12: meat for the first step
    assert m.has(0) == "2M 2S 2A"
    m.do("ability wind_charger left")  # A11 closes that window and opens the next
    assert set(m.options) == {"ability crowned_one middle", "ability fate_weaver left", "done"}
    m.do("ability fate_weaver left", "ability crowned_one middle")
    assert m.has(0) == "2M 2A"
    assert m.state.points[0] == 3 + 5 + 2
    assert m.chronicle == [42]


@pytest.mark.rule("SI-R40")
def test_meat_of_a12_can_pay_for_the_step_of_a11() -> None:
    m = table(wild={"W1": 40}, at={0: ([HOME], ["W1.1"])}, has=["1M"], dragons={0: {65: "LM"}})
    m.do("advance W1")
    assert m.options == ["ability wind_charger middle", "done"]  # A11 cannot be paid yet
    m.do("ability wind_charger middle", "ability wind_charger left")
    assert m.state.at[0][3] == spot("W1.3")
    assert m.has(0) == "1M"
    assert m.owned(0) == (2, 1)
