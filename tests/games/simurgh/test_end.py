"""End of a turn and of the game, final scoring, ranks (5.10, 5.11, 7)."""

from __future__ import annotations

import pytest

from lindwurm.games.simurgh import GAME
from lindwurm.games.simurgh.actions import Kind
from lindwurm.games.simurgh.data import SAFETY_TURNS
from lindwurm.games.simurgh.rules.scoring import (
    goal_points,
    leftover_points,
    rank,
)
from lindwurm.games.simurgh.state import Phase
from lindwurm.kernel.texts import Texts
from tests.games.simurgh.helpers import HOME, Game, table

# == 5.10 =========================================================================================


@pytest.mark.rule("SI-197", "SI-198", "SI-X02", "SI-201")
def test_hand_first_then_resources() -> None:
    m = table(
        hands={0: [13, 14, 37, 38, 39, 40]},
        has=["5V 5W 3S 3A"],
        dragons={0: {57: "R"}},
        at={0: ([HOME, HOME], [HOME])},
        stack=[21],
    )
    m.do("place spearman armoury")
    m.do("end")
    assert m.phase == Phase.DISCARD
    m.do("bottom nomad_trail")
    assert m.hand(0) == [13, 14, 37, 38, 39]
    assert m.stack[-1] == 40
    assert m.phase == Phase.SURPLUS  # 17 tokens
    m.do("return weapons", "return vegetables")
    assert m.has(0) == "4V 5W 3S 3A"
    assert m.me == 1


@pytest.mark.rule("SI-X02")
def test_the_worked_example_of_the_limits() -> None:
    m = table(hands={0: [13, 14, 37, 38, 39, 40]}, has=["5V 5W 3S 4A"])
    m.do("place spearman armoury")  # 18 tokens: 5V 5W 3S 5A
    m.do("top nomad_trail", "return weapons", "return vegetables", "return vegetables")
    assert m.has(0) == "3V 5W 3S 4A"
    assert len(m.hand(0)) == 5


@pytest.mark.rule("SI-199", "SI-200", "SI-R18", "SI-E09")
def test_a_power_tile_counts_but_stays() -> None:
    m = table(hands={0: [13, 14, 29, 37, 38, 39]})
    m.do("place spearman library")
    assert m.phase == Phase.DISCARD
    assert m.refusal("top feast_of_the_houses") == "SI-199"
    assert len([a for a in m.options if a.startswith("top")]) == 5
    m.do("top the_elder_nest")
    assert m.hand(0) == [13, 14, 29, 37, 38]
    five = table(hands={0: [13, 14, 29, 37, 38]})
    assert five.do("place spearman library").me == 1


@pytest.mark.rule("SI-201", "SI-E10")
@pytest.mark.parametrize(("mode", "limit"), [("spearman", 15), ("dragonlord", 12)])
def test_resource_limit(mode: str, limit: int) -> None:
    hands = {0: [29], 1: [30]}
    exact = table(mode=mode, has=[f"{limit - 3}V 1M"], hands=hands)
    exact.do("place spearman library")
    assert exact.me == 1
    assert exact.has(0) == f"{limit - 3}V 1M 2K"
    over = table(mode=mode, has=[f"{limit - 2}V 1M"], hands=hands)
    over.do("place spearman library")
    assert over.phase == Phase.SURPLUS
    assert over.options == ["return vegetables", "return meat", "return wisdom"]
    over.do("return meat")
    assert over.has(0) == f"{limit - 2}V 2K"
    assert over.me == 1


@pytest.mark.rule("SI-202", "SI-E49")
def test_limits_may_be_exceeded_during_the_turn() -> None:
    m = table(has=["15S"], dragons={0: {50: "R", 51: "L"}})
    m.do("place spearman library")
    assert m.state.tokens[0] == [0, 0, 0, 15, 2, 0]
    m.do("ability tribute_taker right", "ability crowned_one left")  # -1S -> 2PP each
    assert m.has(0) == "13S 2K"
    assert m.me == 1
    assert m.state.points[0] == 4


@pytest.mark.rule("SI-203")
def test_limits_bind_only_the_player_whose_turn_ends() -> None:
    m = table(has=["", "20V"], hands={1: [13, 14, 37, 38, 39, 40]})
    m.do("place spearman library")
    assert m.has(1) == "20V"
    assert m.me == 1


@pytest.mark.rule("SI-198", "SI-204", "SI-E08")
def test_a_tile_discarded_on_top_fills_the_gap_at_once() -> None:
    m = table(hands={0: [13, 14, 37, 38, 39, 40]}, display=[1, 2, 0, 3], stack=[21, 22])
    m.do("place spearman library", "top nomad_trail")
    assert m.display == [1, 2, 3, 40]
    assert m.stack[0] == 21


# == 5.11 =========================================================================================


@pytest.mark.rule("SI-206", "SI-X08")
@pytest.mark.parametrize(("length", "needed"), [("short", 4), ("medium", 4), ("long", 5)])
def test_enough_objectives_trigger_the_end(length: str, needed: int) -> None:
    face_up = {f"O{i}": i for i in range(1, needed)}
    m = table(length=length, face_up=face_up, goal_stack=[8, 9, 10], has=["9V 9K 9W 9S 9M 9A"])
    m.do("place rider statue", f"objective dragons_blue_white_black O{needed}")
    m.do("goal_top dragons_gold_blue_black", "goal_top food")
    assert m.state.ending == 1
    fewer = table(length=length, face_up={"O1": 1}, goal_stack=[8, 9, 10], has=["1K 1W"])
    fewer.do("place rider statue", "objective dragons_blue_white_black O2")
    fewer.do("goal_top dragons_gold_blue_black", "goal_top food")
    assert fewer.state.ending == 0


@pytest.mark.rule("SI-207", "SI-X08")
@pytest.mark.parametrize(("length", "needed"), [("short", 8), ("medium", 11), ("long", 14)])
def test_enough_tiles_in_the_chronicle_trigger_the_end(length: str, needed: int) -> None:
    gone = [2, 3, 4, 5, 6, 13, 14, 15, 21, 22, 23, 37, 38, 39]
    for held, ends in ((needed - 1, True), (needed - 2, False)):
        m = table(
            length=length,
            wild={"W1": 1},
            at={0: (["W1.1"], [HOME]), 1: ([HOME], [HOME])},
            chronicle=gone[:held],
        )
        m.do("recall spearman W1.1")
        assert len(m.chronicle) == held + 1
        assert bool(m.state.ending) == ends


def last_rounds(m: Game) -> list[int]:
    """Play the simplest turns to the end; return who had one."""
    order = []
    while not m.over:
        if m.phase == Phase.HUB and m.state.main == 0:
            order.append(m.me)
            place = [a for a in m.options if a.endswith(" market")]
            m.do(place[0])
        else:
            m.do("end" if "end" in m.options else m.options[-1])
    return order


EIGHT = [2, 3, 4, 5, 13, 14, 21]


@pytest.mark.rule("SI-208", "SI-209", "SI-R25", "SI-Y12", "SI-E44")
def test_the_turn_is_finished_and_every_other_player_has_one_more() -> None:
    at = {
        2: (["W1.1", HOME], [HOME]),
        0: ([HOME], [HOME]),
        1: ([HOME], [HOME]),
        3: ([HOME], [HOME]),
    }
    m = table(
        4,
        active=2,
        wild={"W1": 1},
        at=at,
        chronicle=EIGHT,
        turns=[9, 9, 9, 8, 0],
        dragons={2: {57: "LR"}},
    )
    m.do("recall spearman W1.1")
    assert m.state.ending == 3
    assert m.me == 2
    m.do("ability meadow_sage right", "ability meadow_sage left")  # played to its end
    assert last_rounds(m) == [3, 0, 1]
    assert m.state.turns[:4] == [10, 10, 9, 9]
    last = table(3, active=2, wild={"W1": 1}, at={2: (["W1.1"], [HOME])}, chronicle=EIGHT)
    last.do("recall spearman W1.1")
    assert last_rounds(last) == [0, 1]


@pytest.mark.rule("SI-E31", "SI-208")
def test_a_removal_may_trigger_the_end_and_the_tile_is_laid_all_the_same() -> None:
    m = table(
        wild={"W1": 6, "W2": 7, "W3": 37},
        at={0: ([HOME], [HOME]), 1: (["W1.1", "W2.1"], ["W3.1"])},
        hands={0: [1]},
        has=["1A"],
        chronicle=EIGHT,
    )
    m.do("lay terraced_fields W2")
    assert m.state.ending == 1
    m.do("place spearman W2b")
    assert m.has(0) == "7V"
    assert m.state.wild[1] == 1


@pytest.mark.rule("SI-210", "SI-E43", "SI-E45")
def test_the_trigger_counts_once() -> None:
    at = {0: (["W1.1"], [HOME]), 1: (["W2.1"], [HOME]), 2: ([HOME], [HOME])}
    m = table(3, wild={"W1": 1, "W2": 6}, at=at, chronicle=EIGHT)
    m.do("recall spearman W1.1")
    assert m.state.ending == 1
    m.do("recall spearman W2.1")
    assert m.state.ending == 1  # another tile left in a last turn
    assert last_rounds(m) == [2]
    both = table(
        3,
        face_up={"O1": 1, "O2": 2, "O3": 3},
        goal_stack=[8, 9, 10],
        has=["1S 9M 1K"],
        wild={"W1": 42},
        at={0: ([HOME], ["W1.3", HOME])},
        chronicle=EIGHT,
    )
    both.do("advance W1")  # the Chronicle is full
    assert both.state.ending == 1
    both.do("place rider statue", "objective dragons_blue_white_black O4")
    both.do("goal_top dragons_gold_blue_black", "goal_top food")
    assert both.state.ending == 1
    assert last_rounds(both) == [1, 2]


@pytest.mark.rule("SI-211")
def test_nothing_after_the_last_turn() -> None:
    m = table(2, ending=1, active=1, dragons={0: {57: "R"}, 1: {57: ""}})
    m.do("place spearman library")
    assert m.over
    assert m.phase == Phase.OVER
    assert m.legal(0) == m.legal(1) == []
    assert m.state.points[0] == 0  # the unused ability stays unused


@pytest.mark.rule("SI-212")
def test_objectives_beyond_the_trigger_number() -> None:
    m = table(
        2,
        ending=1,
        active=1,
        face_up={f"O{i}": i for i in range(1, 5)},
        goal_stack=[8, 9, 10],
        has=["", "2K 1A"],
    )
    m.do("place rider statue")
    assert m.can("objective food O5")
    m.do("objective food O5")
    assert m.state.goal_slots[4] == 10


@pytest.mark.rule("SI-213", "SI-R38")
def test_endless_games_are_stopped() -> None:
    early = table(2, active=1, turns=[SAFETY_TURNS, SAFETY_TURNS - 1, 0, 0, 0])
    early.do("place spearman library")
    assert early.state.ending == 0
    m = table(2, active=1, turns=[SAFETY_TURNS, SAFETY_TURNS, 0, 0, 0])
    m.do("place spearman library")
    assert m.state.ending == 2
    assert last_rounds(m) == [0]
    assert m.state.turns[:2] == [SAFETY_TURNS + 1, SAFETY_TURNS]
    not_last = table(3, active=1, turns=[SAFETY_TURNS, SAFETY_TURNS, SAFETY_TURNS - 1, 0, 0])
    not_last.do("place spearman library")
    assert not_last.state.ending == 0


# == 7 ============================================================================================


LEFT_OUT = {"empty_handed": "left_out"}


def scored(counts: list[int], goal: int, house: dict[str, str] | None = None) -> list[int]:
    """Return the points of an objective for players with so many dragons or tokens."""
    seats = len(counts)
    if goal == 10:
        m = table(seats, has=[f"{n}V" if n else "" for n in counts], house=house)
    elif goal in (2, 3):
        gold = iter(range(49, 61))
        dragons = {}
        for p, n in enumerate(counts):  # markers on gold, red and green dragons
            dragons[p] = {next(gold): "LMR"[: min(3, n - i)] for i in range(0, n, 3)}
        m = table(seats, dragons=dragons, house=house)
    else:
        free = iter([*range(53, 61), *range(49, 53), *range(61, 73)])
        m = table(
            seats,
            dragons={p: {next(free): "" for _ in range(n)} for p, n in enumerate(counts)},
            house=house,
        )
    return [goal_points(m.state, goal - 1, p) for p in range(seats)]


PATTERNS = [
    ([4, 3, 2], {1: [9, 6, 3], 3: [12, 7, 4], 2: [14, 7, 3], 7: [16, 8, 4], 10: [6, 4, 0]}),
    ([3, 3, 2], {1: [7, 7, 3], 3: [9, 9, 4], 2: [10, 10, 3], 7: [12, 12, 4], 10: [5, 5, 0]}),
    ([3, 2, 2], {1: [9, 4, 4], 3: [12, 5, 5], 2: [14, 5, 5], 7: [16, 6, 6], 10: [6, 2, 2]}),
    (
        [4, 3, 1, 1],
        {1: [9, 6, 1, 1], 3: [12, 7, 2, 2], 2: [14, 7, 1, 1], 7: [16, 8, 2, 2], 10: [6, 4, 0, 0]},
    ),
    ([2, 2, 2], {1: [6] * 3, 3: [7] * 3, 2: [8] * 3, 7: [9] * 3, 10: [3] * 3}),
    (
        [3, 2, 2, 2],
        {1: [9, 3, 3, 3], 3: [12, 3, 3, 3], 2: [14, 3, 3, 3], 7: [16, 4, 4, 4], 10: [6, 1, 1, 1]},
    ),
    (
        [3, 3, 2, 2],
        {1: [7, 7, 1, 1], 3: [9, 9, 2, 2], 2: [10, 10, 1, 1], 7: [12, 12, 2, 2], 10: [5, 5, 0, 0]},
    ),
    ([2] * 4, {1: [4] * 4, 3: [5] * 4, 2: [6] * 4, 7: [7] * 4, 10: [2] * 4}),
    ([2] * 5, {1: [3] * 5, 3: [4] * 5, 2: [4] * 5, 7: [5] * 5, 10: [2] * 5}),
]


@pytest.mark.rule("SI-226", "SI-227", "SI-228", "SI-R22", "SI-230")
@pytest.mark.parametrize(("counts", "table_of_points"), PATTERNS, ids=str)
def test_the_split_table(counts: list[int], table_of_points: dict[int, list[int]]) -> None:
    for goal, points in table_of_points.items():
        assert scored(counts, goal) == points


@pytest.mark.rule("SI-X07", "SI-R24")
def test_the_worked_example_of_a_tie() -> None:
    assert scored([3, 3, 2, 1], 1) == [7, 7, 3, 0]


@pytest.mark.rule("SI-250", "SI-R21", "SI-E46")
def test_nothing_counted_takes_a_place_like_any_number() -> None:
    assert scored([3, 0], 2) == [14, 7]
    assert scored([3, 0, 0], 1) == [9, 4, 4]
    assert scored([0, 2], 10) == [4, 6]
    assert scored([0, 0], 1) == [7, 7]


@pytest.mark.rule("SI-229", "SI-R21", "SI-E46")
def test_at_some_tables_nothing_counted_is_no_place() -> None:
    assert scored([3, 0], 2, LEFT_OUT) == [14, 0]
    assert scored([3, 0, 0], 1, LEFT_OUT) == [9, 0, 0]
    assert scored([0, 2], 10, LEFT_OUT) == [0, 6]
    assert scored([0, 0], 1, LEFT_OUT) == [0, 0]


@pytest.mark.rule("SI-229", "SI-250")
@pytest.mark.parametrize(("house", "points"), [({}, [14, 7]), (LEFT_OUT, [14, 0])], ids=str)
def test_the_last_turn_pays_them_so(house: dict[str, str], points: list[int]) -> None:
    m = table(2, ending=1, active=1, face_up={"O1": 2}, dragons={0: {49: "LMR"}}, house=house)
    finish(m)
    assert m.state.points[:2] == points


@pytest.mark.rule("SI-230", "SI-R23", "SI-E47")
def test_two_players_use_the_same_scales() -> None:
    assert scored([3, 1], 1) == [9, 6]
    assert scored([2, 2], 1) == [7, 7]


def finish(m: Game) -> Game:
    """Make the last move of a game: the Library, by seat 1 in the last turn."""
    m.do("place spearman library")
    while not m.over:
        m.do(m.options[0])
    return m


@pytest.mark.rule("SI-225", "SI-231", "SI-232", "SI-R36")
def test_spearman_scoring() -> None:
    m = table(
        2,
        ending=1,
        active=1,
        points=[10, 20],
        has=["8V", "4W"],
        face_up={"O1": 10, "O2": 1},
        dragons={0: {49: ""}, 1: {50: "", 51: ""}},
    )
    finish(m)
    # seat 0: food 6, dragons 6, 8 tokens 2; seat 1: food 4, dragons 9, 6 tokens 2
    assert m.state.points[:2] == [10 + 6 + 6 + 2, 20 + 4 + 9 + 2]
    assert m.has(0) == "8V"  # nothing is consumed
    kinds = [Kind(e.kind) for e in m.events(None)]
    assert max(i for i, k in enumerate(kinds) if k == Kind.GOAL_POINTS) < kinds.index(
        Kind.LEFTOVERS
    )
    ends = [(e.kind, e.a, e.b) for e in m.events(None)][-2:]
    assert ends == [(Kind.TOTAL, 0, 24), (Kind.WON, 1, 35)], "what everybody has, the winner last"
    assert [leftover_points(0, n) for n in (0, 2, 3, 5, 15)] == [0, 0, 1, 1, 5]


@pytest.mark.rule("SI-233", "SI-X09", "SI-E48")
def test_dragonlord_scoring() -> None:
    assert [leftover_points(1, n) for n in range(9)] == [5, 3, 3, 3, 1, 1, 1, 0, 0]
    m = table(
        2,
        mode="dragonlord",
        ending=1,
        active=1,
        has=["7V", ""],
        face_up={"O1": 10},
        hands={0: [29], 1: [30]},
    )
    finish(m)  # the Library's 2K: seat 1 keeps two tokens
    assert m.state.points[:2] == [6 + 0, 4 + 3]


def won(m: Game) -> list[str]:
    """Return how it is told who has won."""
    texts = Texts(GAME, "en", ["Anna", "Ben", "Cleo"])
    return [texts.event(event) for event in m.events(None) if event.kind == Kind.WON]


@pytest.mark.rule("SI-234", "SI-238", "SI-R32")
def test_most_points_win() -> None:
    m = finish(table(3, ending=1, active=2, points=[30, 40, 20]))
    assert m.returns() == [0.0, 1.0, 0.0]
    assert m.standing() == m.state.points[:3]
    assert m.state.winners == 0b010
    (told,) = won(m)
    assert told.startswith("Ben wins with ")
    assert told.endswith(" power points."), "no tie, no reason"


@pytest.mark.rule("SI-235", "SI-236", "SI-Y15", "SI-238")
def test_ties_are_broken_by_markers_or_shared() -> None:
    at = {0: ([HOME], [HOME]), 1: ([HOME], [HOME])}
    m = table(
        2,
        ending=1,
        active=1,
        points=[50, 50],
        at=at,
        has=["", ""],
        dragons={0: {53: "LMR", 54: "LM"}, 1: {55: "LMR", 56: "L"}},
    )
    finish(m)
    assert m.state.points[:2] == [50, 50]
    assert m.returns() == [1.0, 0.0]
    (told,) = won(m)
    more = "as many as others, but more markers on the dragons (5)."
    assert told == f"Anna wins with 50 power points: {more}"
    equal = table(
        2,
        ending=1,
        active=1,
        points=[50, 50],
        at=at,
        has=["", ""],
        dragons={0: {53: "LMR"}, 1: {55: "LMR"}},
    )
    finish(equal)
    assert equal.returns() == [0.5, 0.5]
    assert won(equal) == [f"{name} wins with 50 power points." for name in ("Anna", "Ben")]


@pytest.mark.rule("SI-237", "SI-R32")
def test_ranks_use_the_same_keys() -> None:
    m = table(5, points=[30, 50, 30, 10, 30], dragons={0: {53: "LM"}, 2: {54: "L"}, 4: {55: "R"}})
    assert [rank(m.state, p) for p in range(5)] == [2, 1, 3, 5, 3]
