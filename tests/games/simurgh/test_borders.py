"""Positions on the border of a rule, where the smallest mistake in it would show.

Found by `python -m tests.proof.mutation simurgh`: each stands just before the rule acts.
"""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from lindwurm.games.simurgh import GAME
from lindwurm.games.simurgh.actions import Kind
from lindwurm.games.simurgh.data import TILES, Type
from lindwurm.games.simurgh.rules.knowledge import ANY, IN_STACK, ROUNDS, mix
from lindwurm.games.simurgh.state import AVAILABLE, MAYBE_STACK, RESERVE, Blur, Phase, Zone
from lindwurm.kernel.chance import Chance, Tape
from lindwurm.kernel.match import Match
from tests.games.accounts import agree
from tests.games.simurgh.helpers import HOME, table


def draft(phase: Phase, seats: int = 2, seed: int = 2) -> Match:
    """Return a Dragonlord game whose draft has come to a phase."""
    m = Match(GAME, seats, {"mode": "dragonlord", "first_player": "1"}, seed=seed)
    while m.state.phase != phase:
        m.act(m.actors[0], m.legal(m.actors[0])[0])
    return m


# -- the drafts ------------------------------------------------------------------------------------


@pytest.mark.rule("SI-024", "SI-025")
def test_nothing_is_looked_at_after_the_power_draft() -> None:
    m = draft(Phase.OPEN)
    assert (m.state.look_count, m.state.look) == (0, [0, 0, 0])


@pytest.mark.rule("SI-026")
def test_the_log_names_the_tile_that_was_drafted() -> None:
    m = draft(Phase.OPEN)
    seat, tile = m.actors[0], m.state.display[2]
    m.act(seat, "take 3")
    told = [(e.a, e.b) for e in m.events(None) if e.kind == Kind.DRAFTED]
    assert told[-1] == (seat, tile - 1)
    shown = [(e.a, e.b) for e in m.events(None) if e.kind == Kind.SHOWN]
    assert shown[-1] == (3, m.state.display[2] - 1)


@pytest.mark.rule("SI-026")
def test_the_first_of_all_tiles_may_be_drafted_too() -> None:
    m = draft(Phase.OPEN, seed=1)
    assert 1 in m.state.display
    agree(m, m.actors[0])


@pytest.mark.rule("SI-030")
def test_all_open_tiles_are_shuffled_back_before_the_dragons() -> None:
    m = draft(Phase.OPEN, seed=1)
    while m.state.phase == Phase.OPEN:
        left = list(m.state.display)
        m.act(m.actors[0], f"take {1 + next(i for i in range(4) if left[i] > 1)}")
    assert 1 in left
    assert m.state.zone[0] == Zone.STACK


@pytest.mark.rule("SI-031")
def test_only_a_dragon_that_was_dealt_to_a_seat_can_be_sealed() -> None:
    m = draft(Phase.DRAGON)
    for seat in range(2):
        agree(m, seat)


@pytest.mark.rule("SI-033")
def test_no_offer_is_left_after_the_dragons_are_revealed() -> None:
    m = draft(Phase.HUB)
    assert m.state.offer == [[0, 0, 0]] * 5


@pytest.mark.rule("SI-224", "SI-220")
def test_what_another_was_dealt_or_looks_at_is_imagined_in_any_order() -> None:
    """The last two of three are as often one way round as the other."""
    dealt = draft(Phase.DRAGON)
    offers = [dealt.imagine(0, seed).offer[1] for seed in range(30)]
    hatch = table(has=["1V 1M 1W 1S 1A"]).do("place rider hatchery")
    looks = [hatch.imagine(1, seed).look for seed in range(30)]
    statue = table().do("place rider statue")
    goals = [statue.imagine(1, seed).goal_look for seed in range(30)]
    for seen in (offers, looks, goals):
        assert {row[1] < row[2] for row in seen} == {True, False}
        assert {row[0] < row[1] for row in seen} == {True, False}


@pytest.mark.rule("SI-216")
def test_nobody_else_is_imagined_to_have_lost_sight_of_anything() -> None:
    m = table(3, blurred=[0, 1, 0, 0, 0])
    assert m.imagine(0, 1).blurred == [0] * 5


@pytest.mark.rule("SI-224")
def test_the_first_of_all_objectives_is_imagined_once() -> None:
    m = table(face_up={"O1": 1})
    for seed in range(5):
        s = m.imagine(0, seed)
        assert sorted(s.goals[: s.goal_count]) == sorted(m.state.goals[: m.state.goal_count])


@pytest.mark.rule("SI-216")
def test_two_tiles_that_could_be_each_others_place_change_places() -> None:
    first, second = 12, 13
    maybe, place = [0] * TILES, [-1] * TILES
    for tile, there in ((first, IN_STACK), (second, ANY + 1)):
        maybe[tile], place[tile] = MAYBE_STACK + (1 << 1), there
    tape = [1, 1, *[0, 1] * (ROUNDS - 1)]  # once with the other, then each with itself
    mix(SimpleNamespace(chance=Chance(Tape(tape))), maybe, place, 1 << first | 1 << second)
    assert (place[first], place[second]) == (ANY + 1, IN_STACK)


# -- stacks and display ----------------------------------------------------------------------------


@pytest.mark.rule("SI-153", "SI-E06")
def test_an_empty_stack_stays_empty_and_turns_nothing_up() -> None:
    m = table(has=["2K 1A"], display=[1, 2, 3, 13], empty_stack=True)
    zones = list(m.state.zone)
    m.do("place spearman scouts", "choose first", "take 1")
    assert m.me == 1
    assert m.state.scout_count == 0
    assert [e for e in m.events(None) if e.kind == Kind.SHOWN] == []
    assert [t + 1 for t, z in enumerate(m.state.zone) if z != zones[t]] == [1]


@pytest.mark.rule("SI-150")
def test_the_last_tile_is_bought_unseen_where_others_could_be_had() -> None:
    m = table(has=["3A 3K"], display=[1, 2, 3, 13], stack=[5], empty_stack=True)
    m.do("place spearman scouts", "choose first")
    assert m.state.scout_count == 1
    assert m.can("take 1")
    assert m.can("blind")
    m.do("blind")
    assert m.hand(0) == [5]


@pytest.mark.rule("SI-190")
def test_the_only_open_tile_is_taken_by_a_dragon() -> None:
    m = table(has=["1A"], display=[13], empty_stack=True, dragons={0: {62: "R"}})
    m.do("ability pathfinder right")
    assert m.hand(0) == [13]
    assert m.state.zone[12] == Zone.HAND


@pytest.mark.rule("SI-252", "SI-015")
def test_a_tile_that_all_know_is_not_the_one_that_was_dealt() -> None:
    m = table(3, hands={0: [1, 2, 13]}, dealt=[0b11, 0, 0, 0, 0])
    for v in (1, 2):
        m.state.maybe[v][0] = 1 << 0  # they saw it being taken
    m.do("lay terraced_fields W2")
    assert m.state.dealt[0] == 0b11
    assert m.state.blurred[:3] == [0, 0, 0]
    gone = table(3, hands={0: [1, 2, 3, 13]}, dealt=[0b10, 0, 0, 0, 0])
    gone.do("lay terraced_fields W2")  # no tile of its type is known to be there any more
    assert gone.state.blurred[:3] == [0, 0, 0]


@pytest.mark.rule("SI-252", "SI-015")
def test_a_tile_of_the_second_seat_may_be_the_one_that_was_dealt() -> None:
    m = table(3, hands={1: [1, 2, 3]}, dealt=[0, 1 << Type.PRODUCTION, 0, 0, 0], active=1)
    m.do("lay terraced_fields W2")
    assert m.state.dealt[1] == 0
    assert m.state.blurred[:3] == [Blur.TILES, 0, Blur.TILES]


# -- what must still be possible -------------------------------------------------------------------


@pytest.mark.rule("SI-178", "SI-106")
def test_the_rider_who_must_ride_cannot_be_spent() -> None:
    m = table(hands={0: [38]}, has=["2K"], dragons={0: {69: "R", 57: "L"}})
    m.do("lay library_of_ash W2")
    assert m.phase == Phase.VASSAL
    assert m.refusal("ability grave_mason right") == "SI-178"
    two = table(
        hands={0: [38]}, has=["2K"], dragons={0: {69: "R", 57: "L"}}, at={0: ([HOME], [HOME, HOME])}
    )
    two.do("lay library_of_ash W2")
    assert two.can("ability grave_mason right")


@pytest.mark.rule("SI-178", "SI-251")
def test_food_is_not_paid_so_that_meat_comes_back() -> None:
    """The path costs meat, of which there is none: a dragon that takes food brings none."""
    m = table(hands={0: [40]}, has=["3V"], dragons={0: {53: "L", 60: "L"}})
    m.do("lay nomad_trail W1", "choose first")
    assert m.phase == Phase.VASSAL
    assert m.refusal("ability spearmaker left") == "SI-178"
    assert m.can("ability herd_mother left")


@pytest.mark.rule("SI-251")
def test_a_dragon_may_bring_the_wood_and_stone_for_the_new_tile() -> None:
    m = table(hands={0: [48]}, dragons={0: {58: "R"}})
    m.do("lay bridge_of_the_ancients W2", "ability harvester right")
    assert (m.has(0), m.state.points[0]) == ("2V", 3)  # one of each came, and was paid
    assert not table(hands={0: [48]}, dragons={0: {58: "L"}}).can("lay bridge_of_the_ancients W2")


@pytest.mark.rule("SI-096", "SI-098", "SI-100")
def test_the_second_food_of_the_last_slot_may_pay_for_the_new_tile() -> None:
    assert table(5, hands={0: [40]}).can("lay nomad_trail W6")


@pytest.mark.rule("SI-116", "SI-178", "SI-243")
def test_a_step_whose_vassal_is_lost_is_free_at_the_scouts() -> None:
    m = table(wild={"W1": 40}, at={0: ([HOME, HOME, HOME], ["W1.2"])}, has=["1M 3A"])
    m.do("place spearman scouts", "choose first")
    assert m.phase == Phase.SCOUT
    assert m.can("advance W1")
    m.do("advance W1")
    assert m.phase == Phase.SCOUT
    assert [e.a for e in m.events(None) if e.kind == Kind.LOST] == [0]


@pytest.mark.rule("SI-178", "SI-190")
def test_the_last_open_tile_is_left_for_the_scouts() -> None:
    m = table(has=["3K 2A"], display=[13], empty_stack=True, dragons={0: {62: "R"}})
    m.do("place spearman scouts", "choose first")
    assert (m.me, m.hand(0), m.markers(62)) == (1, [13], "R")


@pytest.mark.rule("SI-178")
def test_what_takes_no_tile_is_free_before_the_last_one() -> None:
    m = table(has=["2V 3A"], display=[], stack=[5], empty_stack=True, dragons={0: {60: "L"}})
    m.do("place spearman scouts", "choose first")
    assert m.phase == Phase.SCOUT
    assert m.can("ability herd_mother left")


@pytest.mark.rule("SI-178", "SI-190")
def test_the_first_of_all_tiles_can_be_taken_so_that_another_is_left() -> None:
    m = table(has=["1K 1A"], display=[13, 1], empty_stack=True, dragons={0: {62: "R"}})
    m.do("place spearman scouts", "choose first")
    assert m.can("ability pathfinder right")


@pytest.mark.rule("SI-178")
def test_the_last_unseen_tile_is_left_for_the_scouts() -> None:
    m = table(has=["1K 3A"], display=[], stack=[5], empty_stack=True, dragons={0: {62: "M"}})
    m.do("place spearman scouts", "choose first")
    assert (m.me, m.hand(0), m.markers(62)) == (1, [5], "M")


@pytest.mark.rule("SI-178", "SI-109")
def test_a_step_to_a_marker_is_free_at_the_scouts() -> None:
    m = table(wild={"W1": 37}, at={0: ([HOME], ["W1.2"])}, has=["5A"])
    m.do("place spearman scouts", "choose first")
    assert m.phase == Phase.SCOUT
    assert m.can("advance W1")


@pytest.mark.rule("SI-178", "SI-083")
def test_what_is_only_tried_leaves_no_trace() -> None:
    m = table(hands={0: [13]}, points=[3], dragons={0: {65: "R"}})
    m.state.at[0][3:] = [RESERVE, AVAILABLE]  # the first spearman and the last rider are at home
    m.do("lay hall_of_scrolls W1", "choose first")
    assert m.phase == Phase.VASSAL
    before = m.digest
    assert any(option.startswith("ability") for option in m.options)
    assert (m.digest, m.homes(0)) == (before, (1, 1))


@pytest.mark.rule("SI-192", "SI-193")
def test_the_only_marker_left_is_taken_from_oneself() -> None:
    m = table(dragons={0: {49: "R", 50: "M"}, 1: {51: "LMR"}})
    m.do("ability sunhoard right")
    assert (m.markers(49), m.markers(50), m.markers(51)) == ("", "", "LMR")
    assert m.state.points[0] == 4


@pytest.mark.rule("SI-134")
def test_objectives_one_has_seen_lie_where_they_are() -> None:
    m = table(goal_seen=[1, 1, *[0] * 10])
    goals = m.state.goals
    for seed in range(8):
        imagined = m.imagine(0, seed).goals
        assert imagined[:2] == goals[:2]
        assert sorted(imagined) == sorted(goals)


# -- the rest --------------------------------------------------------------------------------------


@pytest.mark.rule("SI-201")
def test_tokens_of_one_kind_go_back_by_themselves() -> None:
    m = table(has=["17V"])
    m.do("place spearman market", "choose first")
    assert m.me == 1
    assert m.has(0) == "15V"


@pytest.mark.rule("SI-177", "SI-180")
def test_why_an_ability_does_not_answer() -> None:
    m = table(dragons={0: {61: "L", 57: "R", 58: "L"}})
    m.do("place spearman library")
    assert m.phase == Phase.TRIGGER
    assert m.refusal("ability meadow_sage right") == "SI-177"
    assert m.refusal("ability harvester left") == "SI-180"


@pytest.mark.rule("SI-091", "SI-092")
def test_the_first_of_all_tiles_is_removed_for_a_weapon_too() -> None:
    at = {0: ([HOME], []), 1: (["W1.1", "W2.1", "W3.1"], ["W4.1", "W5.1"])}
    wild = {"W1": 3, "W2": 5, "W3": 6, "W4": 9, "W5": 1}
    m = table(4, wild=wild, at=at, hands={0: [31]}, has=["1A"])
    last_plain = table(4, wild=wild | {"W5": 36}, at=at, hands={0: [31]}, has=["1A"])
    assert last_plain.can("lay show_of_arms W5")
    m.do("lay show_of_arms W5")
    assert [(e.a, e.b) for e in m.events(None) if e.kind == Kind.REMOVED] == [(0, 0)]


@pytest.mark.rule("SI-095")
def test_the_only_vassal_comes_home_from_the_tile_that_is_removed() -> None:
    at = {0: (["W5.1"], []), 1: (["W1.1", "W2.1", "W3.1"], ["W4.1"])}
    wild = {"W1": 3, "W2": 5, "W3": 6, "W4": 9, "W5": 10}
    m = table(4, wild=wild, at=at, hands={0: [31]}, has=["1A"])
    assert m.can("lay show_of_arms W5")


@pytest.mark.rule("SI-072")
def test_the_first_spearman_of_the_reserve_can_be_recruited() -> None:
    m = table(has=["3V 1M"])
    m.state.at[0][0], m.state.at[0][1] = RESERVE, AVAILABLE
    m.do("place spearman barracks")
    assert m.state.at[0][0] != RESERVE


@pytest.mark.rule("SI-056", "SI-063")
def test_meat_that_is_not_there_cannot_be_paid() -> None:
    at = {0: ([HOME], [HOME]), 1: (["W1.1"], [HOME])}
    m = table(wild={"W1": 36}, at=at, has=["2V 1M 9W"])
    m.do("place spearman W1a")
    assert m.options == ["pay_food 1", "pay_food 2"]
    assert m.refusal("pay_food 0") == "SI-056"


@pytest.mark.rule("SI-109", "SI-180", "SI-184")
def test_a_second_step_is_offered_to_those_who_can_pay_it() -> None:
    for wisdom, asked in (("2K", True), ("1K", False)):
        at = {0: ([HOME], ["W1.1"])}
        m = table(wild={"W1": 47}, at=at, has=[wisdom], dragons={0: {63: "R"}})
        m.do("advance W1")
        assert (m.phase == Phase.TRIGGER) == asked


@pytest.mark.rule("SI-151")
def test_a_single_unseen_tile_is_bought_without_a_question() -> None:
    m = table(has=["1A"], display=[], stack=[5], empty_stack=True)
    m.do("place spearman scouts", "choose first")
    assert (m.me, m.hand(0)) == (1, [5])
