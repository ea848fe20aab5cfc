"""Positions on the border of a rule, where the smallest mistake in it would show.

Found by `python -m tests.proof.mutation drachenfels`: each stands just before the rule acts.
"""

from __future__ import annotations

import pytest

from lindwurm.games.drachenfels.actions import Kind
from lindwurm.games.drachenfels.data import CARDS
from lindwurm.games.drachenfels.rules.memory import PILE, place_of
from lindwurm.games.drachenfels.state import PLACES, SEATS, Phase
from tests.games.drachenfels.helpers import ADJ, table

OPEN_NE = ("P-S", "F-SE", "F-SW", "F-NW")
"""Dragons that leave the rock castle in the north-east to the knights."""


@pytest.mark.rule("DR-051")
def test_nobody_robs_a_seat_that_is_not_there() -> None:
    play = table(2, hands={"red": "p1", "yellow": "p2"})
    reasons = [play.match.why_not(0, f"rob {number}") for number in (1, 2, 3)]
    assert [why is None for why in reasons] == [False, True, False]
    assert reasons[0] == reasons[2]


@pytest.mark.rule("DR-186")
def test_the_score_so_far_counts_armour_and_looks() -> None:
    assert table(2, looked={"red": "F-SE"}).match.standing() == [2, 0]


@pytest.mark.rule("DR-014")
def test_turns_are_told_by_their_number() -> None:
    play = table(2, hands={"red": "p1"}, turns=4)
    play.do("renew")
    assert play.heard(Kind.TURN)[-1][:2] == (1, 6)


@pytest.mark.rule("DR-044")
def test_no_discards_are_told_to_be_mixed_in_where_there_are_none() -> None:
    play = table(2, hands={"red": "p1"}, pile=3)
    play.do("renew")
    assert play.heard(Kind.RESHUFFLED) == []


@pytest.mark.rule("DR-161", "DR-169")
def test_the_beaten_knight_goes_to_the_only_free_start_field() -> None:
    at = {"red": ADJ["S-SE"][0], "yellow": "S-SE", "blue": "S-SW", "white": "S-NW"}
    play = table(4, hands={"red": "p1"}, at={colour: at[colour] for colour in at})
    play.do("play p1", "go S-SE")
    assert play.at("yellow") == "S-NE"


@pytest.mark.rule("DR-176")
def test_nothing_is_imagined_once_all_is_over() -> None:
    play = table(2, hands={"red": "p1 p2", "yellow": "p3 mW"}, phase=Phase.OVER, winner=0)
    for seed in range(5):
        assert play.match.imagine(0, seed).hand == play.s.hand


# -- movement --------------------------------------------------------------------------------------


@pytest.mark.rule("DR-070", "DR-075")
def test_a_first_step_into_the_castle_is_no_about_turn() -> None:
    loose = table(at={"red": "R-N"}, rainbows=["R-N~C"], options={"walk": "no_u_turn"})
    assert loose.dest("red", 1) == {"C", *ADJ["R-N"]}


@pytest.mark.rule("DR-085")
def test_the_castle_is_a_choice_even_if_it_is_found_first() -> None:
    """Three dragons leave R-N no other way on, the fourth leaves one field on the other side."""
    dragons = ("P-N", "M1-N-NE", "M1-N-NW", "O2-N-NW")
    hands = {"red": "p3"}
    play = table(hands=hands, at={"red": "T-N"}, dragons=dragons, rainbows=["R-N~C"])
    play.do("play p3")
    assert play.legal() == {"go C", "go O3-N-NE"}


@pytest.mark.rule("DR-078")
def test_the_first_seat_guards_a_rock_castle_as_any_other() -> None:
    play = table(
        hands={"blue": "p1"},
        at={"red": "F-NE", "blue": "X-NE"},
        looked={"red": "F-NE"},
        armour=["blue"],
        dragons=OPEN_NE,
        bridges=["X-NE", "X-SE"],
        active="blue",
        phase=Phase.GO,
        steps=1,
    )
    assert play.why("go F-NE") == "DR-078"


@pytest.mark.rule("DR-110")
def test_the_rainbow_to_be_crossed_again_may_be_the_first_of_all() -> None:
    """Eight steps on, the castle can be entered only over the rainbow that was left behind."""
    where = {"at": {"red": "F-NE"}, "looked": {"red": "F-NE"}, "rainbows": ["R-E~F-NE"]}
    play = table(hands={"red": "p4"}, dragons=("V-NW", *OPEN_NE[1:]), **where)
    play.do("play p4", "double", "go C")
    assert play.legal("shift") == {"N-C", "S-C", "W-C"}
    assert (play.why("shift N-C"), play.why("keep")) == (None, "DR-085")


# -- magic -----------------------------------------------------------------------------------------


@pytest.mark.rule("DR-097", "DR-E19")
def test_a_fifth_rainbow_is_not_offered_where_there_is_room() -> None:
    play = table(
        hands={"red": "mR p1"}, rainbows=[f"R-{s}~C" for s in "NESW"], looked={"red": "F-NE"}
    )
    play.do("play mR")
    assert play.legal("place_rainbow") == set()


@pytest.mark.rule("DR-131")
def test_without_armour_nobody_swaps_into_the_first_rock_castle() -> None:
    play = table(
        hands={"red": "mT p1"},
        at={"yellow": "F-NE"},
        looked={"yellow": "F-NE"},
        dragons=OPEN_NE,
    )
    play.do("play mT")
    seat = 1 + play.seat("yellow")
    assert (f"swap {seat}" in play.legal(), play.why(f"swap {seat}")) == (False, "DR-131")


@pytest.mark.rule("DR-196")
@pytest.mark.parametrize(("looked", "looks"), [("F-NE", []), ("F-SE", [0])])
def test_only_who_has_not_looked_looks_at_the_beginning_of_the_turn(
    looked: str, looks: list[int]
) -> None:
    play = table(
        hands={"red": "p1", "white": "p1"},
        at={"red": "F-NE"},
        looked={"red": looked},
        dragons=OPEN_NE,
        active="white",
        options={"swapped_knight": "looks_in_own_turn"},
    )
    play.do("renew")
    assert play.turn == "red"
    assert [seat for seat, *_ in play.heard(Kind.LOOKED)] == looks


# -- memory ----------------------------------------------------------------------------------------


@pytest.mark.rule("DR-175")
def test_cards_known_to_be_in_two_hands_leave_no_room_there_for_a_third() -> None:
    """The 1 and the 3 are with the others, one each, so that the 2 must be in the draw pile."""
    one, two = 1 << place_of(0, 1), 1 << place_of(0, 2)
    memory = [[[0] * PLACES for _ in CARDS] for _ in range(SEATS)]
    for card, places in (("p1", one | two), ("p2", two | 1 << PILE), ("p3", one | two)):
        memory[0][CARDS.index(card)][places] = 1
    play = table(3, hands={"red": "p5", "blue": "p1", "yellow": "p3"}, memory=memory)
    for seed in range(40):
        world = play.match.imagine(0, seed)
        held = [[CARDS[kind] for kind, n in enumerate(world.hand[p]) if n] for p in (1, 2)]
        assert sorted(held) == [["p1"], ["p3"]]
