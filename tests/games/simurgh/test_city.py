"""Statue, Hatchery, Scout Quarters and the display (5.8)."""

from __future__ import annotations

import pytest

from lindwurm.games.simurgh.actions import Kind
from lindwurm.games.simurgh.data import GOAL_IDS
from lindwurm.games.simurgh.rules.scoring import goal_points
from lindwurm.games.simurgh.state import Phase
from tests.games.simurgh.helpers import HOME, end_turn, table

FIRST = [GOAL_IDS[g - 1] for g in (4, 5, 6)]


@pytest.mark.rule("SI-134", "SI-135", "SI-220")
def test_the_statue_shows_three_objectives_to_one_player() -> None:
    m = table(goal_stack=[4, 5, 6], has=["1K 1V"])
    m.do("place rider statue")
    assert m.view(0)["goal_look"] == [4, 5, 6]
    assert m.view(1)["goal_look"] == [None] * 3
    assert set(m.options) == {*(f"objective {g} O1" for g in FIRST), "none"}
    assert m.refusal(f"objective {GOAL_IDS[0]} O1") == "SI-135"
    few = table(
        face_up={"O1": 1, "O2": 2, "O3": 3},
        goals_out=0b111111100000,
        goal_stack=[4, 5],
        goal_count=2,
        goals=[4, 5, *[0] * 10],
    )
    few.do("place rider statue")
    assert few.state.goal_look_count == 2


@pytest.mark.rule("SI-136", "SI-137", "SI-138")
@pytest.mark.parametrize(
    ("slot", "price", "points"),
    [
        ("O1", "1V 1K", 2),
        ("O2", "1W 1K", 3),
        ("O3", "1S 1K", 3),
        ("O4", "2M 1K", 5),
        ("O5", "2K 1A", 5),
    ],
)
def test_a_slot_is_paid_and_gives_its_points(slot: str, price: str, points: int) -> None:
    m = table(goal_stack=[4, 5, 6], has=[price])
    m.do("place rider statue")
    assert [a for a in m.options if a.startswith("objective")] == [
        f"objective {g} {slot}" for g in FIRST
    ]
    m.do(f"objective {FIRST[1]} {slot}")
    assert (m.has(0), m.state.points[0]) == ("", points)
    assert m.state.goal_slots[int(slot[1]) - 1] == 5
    m.do(f"goal_bottom {FIRST[0]}", f"goal_top {FIRST[2]}")
    stack = m.state.goals[: m.state.goal_count]
    assert (stack[0], stack[-1]) == (6, 4)
    poor = table(goal_stack=[4, 5, 6], has=["1K"])
    poor.do("place rider statue")
    assert poor.refusal(f"objective {FIRST[1]} {slot}") == "SI-136"


@pytest.mark.rule("SI-138", "SI-E51", "SI-R29")
def test_objectives_go_back_in_any_order_unseen() -> None:
    m = table(goal_stack=[4, 5, 6], has=["9V 9K"])
    m.do("place rider statue", "none")
    before = len(m.events(1))
    m.do(f"goal_bottom {FIRST[2]}", f"goal_bottom {FIRST[0]}", f"goal_top {FIRST[1]}")
    stack = m.state.goals[: m.state.goal_count]
    assert stack[0] == 5
    assert stack[-2:] == [6, 4]
    assert not any(e.kind == Kind.GOAL_BACK for e in m.events(1)[before:])


@pytest.mark.rule("SI-139", "SI-R12", "SI-E34")
def test_the_statue_may_be_visited_without_means_or_room() -> None:
    m = table(goal_stack=[4, 5, 6])
    m.do("place rider statue")
    assert m.options == ["none"]
    full = table(
        face_up={f"O{i}": i for i in range(1, 6)},
        has=["9K 9V 9M 9W 9S 9A"],
        length="long",
        goal_stack=[6, 7, 8],
        ending=2,
        points=[0],
    )
    full.do("place rider statue")
    assert full.options == ["none"]
    swap = table(
        face_up={f"O{i}": i for i in range(1, 6)},
        has=["9K 9V"],
        length="long",
        goal_stack=[6, 7, 8],
        ending=2,
        dragons={0: {66: "R"}},
    )
    swap.do("place rider statue")
    assert swap.can(f"objective {GOAL_IDS[5]} O1")
    assert swap.can("none")


@pytest.mark.rule("SI-140")
def test_an_objective_counts_for_everyone() -> None:
    m = table(face_up={"O1": 1}, dragons={0: {49: ""}, 1: {50: "", 51: ""}})
    assert goal_points(m.state, 0, 1) == 9
    assert goal_points(m.state, 0, 0) == 6


@pytest.mark.rule("SI-141", "SI-142", "SI-143", "SI-163", "SI-X01")
def test_the_hatchery() -> None:
    m = table(has=["2V 1M 1W 1S 1A"], dragon_stack=[53, 54, 65])
    m.do("place rider hatchery")
    assert m.has(0) == "1V"
    assert m.view(0)["look"] == [5, 6, 17]
    assert m.view(1)["look"] == [None] * 3
    m.do("keep_dragon wind_charger")
    assert m.markers(65) == "LMR"  # its single-use field too
    assert m.options == ["under spearmaker", "under bloodfeast"]
    before = len(m.events(1))
    m.do("under bloodfeast")
    assert m.state.dragons[: m.state.dragon_count][-2:] == [6, 5]
    assert not any(e.kind == Kind.DRAGON_BACK for e in m.events(1)[before:])
    assert m.dragons(0) == [65]


@pytest.mark.rule("SI-144", "SI-R09")
def test_fewer_dragons_than_wanted() -> None:
    others = {1: dict.fromkeys(range(51, 73), "")}
    m = table(has=["1V 1M 1W 1S 1A"], dragons=others)
    m.do("place rider hatchery")
    assert m.state.look_count == 2
    one = table(has=["1V 1M 1W 1S 1A"], dragons={1: dict.fromkeys(range(50, 73), "")})
    one.do("place rider hatchery")
    assert one.dragons(0) == [49]
    assert one.state.dragon_count == 0


# == Scout Quarters ===============================================================================


@pytest.mark.rule("SI-147", "SI-148", "SI-149", "SI-150", "SI-X05")
def test_the_scout_quarters() -> None:
    m = table(has=["1K 1A"], display=[1, 2, 3, 13], stack=[21, 22])
    m.do("place spearman scouts")
    assert m.options == ["choose first", "choose second"]
    m.do("choose first")
    assert m.has(0) == "1W 1K 1A"
    assert m.options == ["take 1", "take 2", "take 3", "blind"]
    assert m.refusal("take 4") == "SI-149"
    assert m.refusal("none") == "SI-134"  # exactly one tile must be taken
    m.do("take 3")
    assert (m.has(0), m.state.points[0]) == ("1W", 2)
    assert m.hand(0) == [3]
    assert m.display == [1, 2, 13, 21]
    blind = table(has=["1A"], display=[1, 2, 3, 13], stack=[21, 22])
    blind.do("place spearman scouts", "choose second", "blind")
    assert blind.has(0) == "1S"
    assert blind.hand(0) == [21]
    assert blind.state.points[0] == 0


@pytest.mark.rule("SI-149")
@pytest.mark.parametrize(
    ("place", "price", "points"), [(1, "1K", 0), (2, "1A", 1), (3, "1K 1A", 2), (4, "2K 1A", 3)]
)
def test_every_place_has_its_price_and_points(place: int, price: str, points: int) -> None:
    display = [0, 0, 0, 0]
    display[place - 1] = 1
    m = table(has=[price], display=display, empty_stack=True)
    m.do("place spearman scouts", "choose first")  # the only tile is taken at once
    assert m.hand(0) == [1]
    assert (m.has(0), m.state.points[0]) == ("1W", points)


@pytest.mark.rule("SI-151", "SI-R11", "SI-E04", "SI-E05")
def test_the_scout_quarters_are_closed_without_means_or_tiles() -> None:
    assert table().refusal("place spearman scouts") == "SI-151"
    assert table(has=["1K"]).can("place spearman scouts")
    assert table(has=["1A"]).can("place spearman scouts")
    wisdom = table(has=["1K"], display=[0, 1, 2, 3])
    assert wisdom.refusal("place spearman scouts") == "SI-151"  # place 1 is empty
    nothing = table(has=["9K 9A"], display=[], empty_stack=True, dragons={0: {62: "MR"}})
    assert nothing.refusal("place spearman scouts") == "SI-151"
    assert nothing.refusal("ability pathfinder middle") == "SI-179"
    assert nothing.refusal("ability pathfinder right") == "SI-179"


@pytest.mark.rule("SI-152", "SI-154", "SI-204", "SI-R10", "SI-E07")
def test_the_display_closes_up_only_after_the_turn() -> None:
    m = table(has=["2A 2K"], display=[1, 2, 3, 13], stack=[21, 22], dragons={0: {53: "R", 57: "R"}})
    m.do("ability spearmaker right", "take 1")  # A29
    assert m.display == [0, 2, 3, 13]
    m.do("place spearman scouts", "choose first")
    assert m.refusal("take 1") == "SI-154"
    m.do("take 3")  # still at the price of place 3
    assert (m.state.points[0], m.has(0)) == (2, "1W 1K")
    assert m.display == [0, 2, 0, 13]
    end_turn(m)
    assert m.display == [2, 13, 21, 22]


@pytest.mark.rule("SI-150", "SI-151")
def test_the_last_tile_of_the_stack_can_be_bought_unseen() -> None:
    m = table(has=["1A"])
    m.state.display = [0, 0, 0, 0]
    m.state.scout_count = 1
    assert m.can("place spearman scouts")
    m.state.scout_count = 0
    assert m.refusal("place spearman scouts") == "SI-151"


@pytest.mark.rule("SI-153", "SI-E06")
def test_an_empty_stack_refills_nothing() -> None:
    m = table(has=["2K 1A"], display=[1, 2, 3, 13], empty_stack=True, dragons={0: {62: "M"}})
    assert m.refusal("ability pathfinder middle") == "SI-179"
    m.do("place spearman scouts", "choose first")
    assert m.refusal("blind") == "SI-153"
    m.do("take 1")
    assert m.display == [2, 3, 13, 0]


@pytest.mark.rule("SI-177", "SI-178", "SI-176")
def test_abilities_at_the_scout_quarters() -> None:
    m = table(has=["1A"], display=[0, 1, 2, 3], dragons={0: {53: "LR", 62: "M"}})
    m.do("place spearman scouts", "choose first")
    assert m.phase == Phase.SCOUT
    assert m.refusal("ability spearmaker right") == "SI-178"  # it takes the last weapon
    rich = table(has=["2A 2V"], display=[0, 1, 2, 3], dragons={0: {53: "LR"}})
    rich.do("place spearman scouts", "choose first")
    assert rich.can("ability spearmaker right")
    rich.do("ability spearmaker left")  # -2F -> 3A
    assert rich.has(0) == "1W 5A"
    assert rich.phase == Phase.SCOUT


@pytest.mark.rule("SI-178")
def test_a_display_tile_that_is_needed_is_not_given_away() -> None:
    m = table(has=["1K 1A"], display=[1, 0, 0, 2], empty_stack=True, dragons={0: {53: "R"}})
    m.do("place spearman scouts", "choose first")  # only place 1 can be paid afterwards
    assert m.can("ability spearmaker right")
    m.do("ability spearmaker right")  # so the tile on place 4 comes by itself, then place 1
    assert m.hand(0) == [1, 2]
    assert m.has(0) == "1W"


@pytest.mark.rule("SI-177", "SI-194", "SI-178")
def test_abilities_at_the_statue() -> None:
    m = table(goal_stack=[4, 5, 6], has=["1K"], dragons={0: {57: "L"}})
    m.do("place rider statue")
    assert not any(a.startswith("objective") for a in m.options)
    m.do("ability meadow_sage left")  # 2V pay for O1 now
    assert m.can(f"objective {FIRST[0]} O1")
    assert m.phase == Phase.STATUE


def test_vassals_of_all_may_stand_at_the_statue() -> None:
    m = table(at={0: ([HOME], [HOME]), 1: ([HOME], ["statue"])})
    assert m.can("place rider statue")
