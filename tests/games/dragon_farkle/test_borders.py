"""Positions on the border of a rule, where the smallest mistake in it would show.

Found by `python -m tests.proof.mutation dragon_farkle`: each stands just before the rule acts.
"""

from __future__ import annotations

import pytest

from lindwurm.games.dragon_farkle import GAME
from lindwurm.games.dragon_farkle.actions import Kind
from lindwurm.games.dragon_farkle.state import Phase
from lindwurm.kernel.match import Match
from tests.games.dragon_farkle.helpers import dice, kind, only, recruiting, table

# -- what a seat can be sure of --------------------------------------------------------------------


@pytest.mark.rule("DF-128")
def test_each_two_of_three_unknown_items_may_be_the_drawn_ones() -> None:
    m = recruiting(3, drawn={0: ["bag", "horseshoe"]}, rest="discard")
    m.state.item_discard[kind("map")] -= 1
    m.state.item_pile[kind("map")] += 1
    m.state.item_pile_count = 1
    names = ("bag", "horseshoe", "map")
    dealt = {tuple(m.imagine(1, n).drawn[0][kind(name)] for name in names) for n in range(40)}
    assert dealt == {(1, 1, 0), (1, 0, 1), (0, 1, 1)}


@pytest.mark.rule("DF-128")
def test_a_second_theft_is_remembered_beside_the_first() -> None:
    first = 1 << kind("horseshoe")
    m = table(
        items={0: ["magpie_ring", "horseshoe"], 1: ["bag", "arrow"]},
        stolen_seen=[[0] * 5, [first, 0, 0, 0, 0], [0] * 5, [0] * 5, [0] * 5],
    )
    m.do("magpie 2", [0])
    assert m.state.stolen_seen[1][0] == first | 1 << kind("bag")


@pytest.mark.rule("DF-126")
def test_the_stolen_item_that_is_kept_is_remembered() -> None:
    stolen = 1 << kind("arrow")
    m = table(
        items={0: ["arrow", "map"]},
        stolen_seen=[[0] * 5, [stolen, 0, 0, 0, 0], [0] * 5, [0] * 5, [0] * 5],
        phase=Phase.LIMIT,
        asked=0,
    )
    m.do("keep arrow")
    assert m.state.stolen_seen[1][0] == stolen


# -- what is asked ---------------------------------------------------------------------------------


@pytest.mark.rule("DF-31")
def test_nobody_is_asked_about_skree_while_there_is_nobody_to_frighten() -> None:
    m = table(companion="skree")
    m.do("recruit", dice("1 5 2 3 4 4"))
    assert m.phase == Phase.REACT


@pytest.mark.rule("DF-122")
def test_the_ring_takes_from_somebody_else_at_the_table() -> None:
    m = table(items={0: ["magpie_ring"], 1: ["bag"]})
    reasons = [m.why_not(0, f"magpie {number}") for number in (1, 2, 3, 4)]
    assert [why and why.key for why in reasons] == ["122-2", None, "122-2", "122-2"]


# -- the table and its piles -----------------------------------------------------------------------


@pytest.mark.rule("DF-23")
def test_the_first_seat_begins_if_it_came_last() -> None:
    last = {"first_player": "last_place", "last_place": "1", "cards": "none"}
    assert Match(GAME, 3, last, tape=[]).actors == (0,)


@pytest.mark.rule("DF-129")
def test_a_pile_of_one_item_is_told_too() -> None:
    m = recruiting(items={0: ["loaded_die", "arrow"]}, rest=1)
    assert only(m.do("loaded_die"), Kind.SHUFFLED_ITEMS).a == 1


@pytest.mark.rule("DF-13", "DF-44")
@pytest.mark.parametrize(
    "scoring", [{"table": "dragon"}, {"table": "patch"}, {"six_of_a_kind": "2500"}]
)
def test_four_and_a_pair_are_an_option_of_every_table(scoring: dict[str, str]) -> None:
    for four_plus_pair, rule in (("on", None), ("off", "DF-44")):
        m = recruiting(options={**scoring, "four_plus_pair": four_plus_pair})
        m.do("roll", dice("4 4 4 4 2 2"))
        assert m.rule("take 224444") == rule
