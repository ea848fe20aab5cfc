"""Aim, the turn, playing, renewing, robbing, claiming (catalogue 5.1 to 5.5)."""

from __future__ import annotations

from collections import Counter

import pytest

from lindwurm.games.drachenfels.actions import Kind
from lindwurm.games.drachenfels.state import Phase
from tests.games.drachenfels.helpers import Play, one_card, table


def armoured_at_the_door(**more: object) -> Play:
    """Red, in armour, two steps from F-NE over a bridge."""
    dragons = ("P-N", "F-SE", "F-SW", "F-NW")
    return table(at={"red": "K-NE"}, armour=["red"], bridges=["X-NE"], dragons=dragons, **more)  # type: ignore[arg-type]


@pytest.mark.rule("DR-017", "DR-145", "DR-179", "DR-180", "DR-V51")
def test_who_finds_the_princess_in_his_colour_wins_at_once() -> None:
    shoes = {"F-NE": "red", "F-SE": "white", "F-SW": "blue", "F-NW": "yellow"}
    play = armoured_at_the_door(hands={"red": "p2", "blue": "p1"}, shoes=shoes)
    play.do("play p2", "go F-NE")
    assert play.match.over
    assert play.s.winner == 0
    assert play.match.returns() == [1, 0, 0, 0]


@pytest.mark.rule("DR-018", "DR-019", "DR-E16")
def test_armour_first_then_the_rock_castles_knight_by_knight() -> None:
    play = table(
        at={"red": "X-NE", "blue": "K-NE"},
        armour=["blue"],
        bridges=["X-NE"],
        dragons=("P-N", "F-SE", "F-SW", "F-NW"),
        hands={"red": "p1 p2"},
    )
    assert "F-NE" not in play.dest("red", 1)
    assert play.dest("red", 1) == {"K-NE"}
    assert "F-NE" in play.dest("blue", 2)
    play.do("play p2")
    assert play.why("go F-NE") == "DR-019"


@pytest.mark.rule("DR-020", "DR-170", "DR-138", "DR-J20")
def test_armour_and_swiftness_are_never_lost() -> None:
    looked = {"blue": "F-SW"}
    play = table(hands={"red": "p1"}, at={"red": "A-N-NE", "blue": "B-N-NE"}, looked=looked)
    play.do("play p1", "go B-N-NE", "send SE")
    blue = play.seat("blue")
    assert (play.s.armour[blue], play.s.swift[blue]) == (1, 1)
    play = table(hands={"red": "mW p1", "blue": "p3"}, at={"blue": "B-N-NE"}, looked=looked)
    play.do("play mW", "cloud 2 SE")
    assert (play.s.armour[blue], play.s.swift[blue]) == (1, 1)
    assert play.hand("blue") == ["p3"]
    play = table(hands={"red": "mT p1"}, at={"blue": "B-N-NE"}, looked=looked)
    play.do("play mT", "swap 2")
    assert (play.s.armour[blue], play.s.swift[blue]) == (1, 1)


@pytest.mark.rule("DR-021", "DR-E42", "DR-J23")
def test_a_hand_may_grow_without_limit_and_renewing_brings_it_back_to_seven() -> None:
    cards = "p1 p1 p1 p1 p2 p2 p2 p2 p3 p3 p3 p3 p4 p4 p4 p4 mD mD mD mD"
    play = table(hands={"red": cards, "blue": "mR mR mR"})
    play.do("rob 2", "rob 2", "rob 2")
    assert play.s.hand_count[0] == 23
    assert play.turn == "blue"
    play = table(hands={"red": cards})
    play.do("renew")
    assert (play.s.hand_count[0], play.s.pile_count) == (7, 29)


@pytest.mark.rule("DR-022", "DR-030", "DR-031")
def test_one_point_card_ends_the_turn_and_nothing_is_drawn() -> None:
    play = table(hands={"red": "p1 p2 mR"})
    play.do("play p1", "go A-N-NE")
    assert play.turn == "blue"
    assert play.hand("red") == ["p2", "mR"]


@pytest.mark.rule("DR-023")
def test_free_means_neither_knight_nor_dragon_princesses_do_not_count() -> None:
    play = table(hands={"red": "mD"}, at={"blue": "P-N"}, dragons=("P-E", "F-SE", "F-SW", "F-NW"))
    play.do("play mD")
    targets = {a.split()[1] for a in play.legal("move_dragon")}
    assert "P-N" not in targets  # a knight
    assert "P-E" not in targets  # a dragon
    assert "F-NE" in targets  # only a princess


@pytest.mark.rule("DR-024", "DR-025", "DR-041", "DR-065")
def test_a_turn_is_one_thing_chosen_afresh() -> None:
    play = table(hands={"red": "p1 mD", "blue": "p2 p3", "yellow": "p4"}, discards="mR")
    assert {a.split()[0] for a in play.legal()} == {"renew", "play", "claim", "rob"}
    play.do("rob 2")
    assert play.why("renew") == "DR-024"
    assert play.why("play p1") == "DR-028"
    assert play.why("claim") == "DR-063"
    play.do("stop", "renew", "claim", "place_rainbow N-C")
    assert play.turn == "yellow"
    assert play.why("renew") == "DR-024"
    assert play.why("rob 1") == "DR-024"


@pytest.mark.rule("DR-026", "DR-J10")
def test_nobody_passes_but_renewing_is_always_there() -> None:
    play = table(hands={"red": "p1"})
    assert play.why("stop") == "DR-026"
    assert "renew" in play.legal()


@pytest.mark.rule("DR-027", "DR-E41")
def test_an_empty_hand_ends_the_turn_by_itself() -> None:
    play = table(hands={"red": "mR"})
    play.do("play mR", "place_rainbow N-C")
    assert play.turn == "blue"
    assert play.rainbows() == {"N-C"}
    play = table(hands={"blue": "p1"}, discards="mR")
    play.do("claim", "place_rainbow N-C")
    assert play.turn == "blue"


@pytest.mark.rule("DR-028", "DR-029", "DR-V35")
def test_any_number_of_magic_cards_come_before_the_point_card() -> None:
    play = table(hands={"red": "p3 mD mD"})
    play.do("play mD")
    assert play.why("play mD") == "DR-028"  # the first one is still being carried out
    play.do("move_dragon F-NE P-N", "play mD", "move_dragon F-SE P-S", "play p3", "go I-E")
    assert play.dragons() == {"P-N", "P-S", "F-SW", "F-NW"}
    assert play.discards() == ["mD", "mD", "p3"]
    assert play.at("red") == "I-E"
    assert play.hand("red") == []
    assert play.turn == "blue"


@pytest.mark.rule("DR-032", "DR-V37")
def test_who_holds_a_point_card_ends_with_one() -> None:
    play = table(hands={"red": "mR p2"})
    play.do("play mR", "place_rainbow N-C")
    assert play.why("stop") == "DR-032"
    assert play.legal() == {"play p2"}


@pytest.mark.rule("DR-033", "DR-V36")
def test_without_a_point_card_one_may_stop_after_any_magic_card_but_not_before() -> None:
    play = table(hands={"red": "mR mB"})
    assert play.why("stop") == "DR-026"
    play.do("play mR", "place_rainbow N-C")
    assert play.legal() == {"stop", "play mB"}
    play.do("stop")
    assert play.turn == "blue"
    assert play.discards() == ["mR"]


@pytest.mark.rule("DR-034", "DR-036", "DR-E32", "DR-J09")
def test_a_card_that_leads_nowhere_stays_in_hand_while_another_leads_somewhere() -> None:
    # Red in F-NE behind a bridge that leads to dragons on all ways but one field.
    play = table(
        at={"red": "F-NE"},
        looked={"red": "F-NE"},
        bridges=["X-NE"],
        dragons=("V-NE", "O2-N-NE", "O2-E-NE", "F-SW"),
        hands={"red": "p1 p4"},
    )
    assert play.dest("red", 4) == play.dest("red", 8) == set()
    assert play.why("play p4") == "DR-034"
    assert play.why("discard p4") == "DR-036"
    assert play.legal("play") == {"p1"}


@pytest.mark.rule("DR-035", "DR-E11", "DR-E12", "DR-039")
def test_if_nothing_leads_anywhere_a_point_card_is_laid_down() -> None:
    play = table(hands={"red": "p5 p2 mB"}, at={"red": "C"}, armour=["red"])
    assert play.why("play p5") == "DR-035"
    assert play.legal() == {"renew", "discard p2", "discard p5", "play mB"}
    play.do("discard p5")
    assert play.at("red") == "C"
    assert play.discards() == ["p5"]
    assert play.turn == "blue"
    assert "claim" in play.legal()  # it can be claimed by the next


@pytest.mark.rule("DR-037")
def test_point_cards_are_judged_after_the_magic() -> None:
    play = table(hands={"red": "p1 mR"}, at={"red": "C"}, armour=["red"])
    assert play.legal("discard") == {"p1"}
    play.do("play mR", "place_rainbow S-C")
    assert play.legal() == {"play p1"}
    play.do("play p1")
    assert play.at("red") == "R-S"


@pytest.mark.rule("DR-038", "DR-E10", "DR-J13")
def test_magic_without_effect_cannot_be_played() -> None:
    castle = dict.fromkeys(("red", "blue", "yellow", "white"), "C")
    play = table(hands={"red": "mT", "blue": "p1"}, at=castle, armour=list(castle))
    assert play.legal() == {"renew", "rob 2"}
    assert play.why("play mT") == "DR-038"


@pytest.mark.rule("DR-040", "DR-164")
def test_cards_won_in_a_duel_wait_for_the_next_turn() -> None:
    play = table(
        hands={"red": "p1", "blue": "mD mR p3"}, at={"red": "A-N-NE", "blue": "B-N-NE"}, seed=5
    )
    play.do("play p1", "go B-N-NE", "send SE", "loot", "loot")
    assert len(play.hand("red")) == 2
    assert play.turn == "blue"


# -- renewing --------------------------------------------------------------------------------------


@pytest.mark.rule("DR-042", "DR-043", "DR-046", "DR-049", "DR-050", "DR-E03", "DR-V34")
@pytest.mark.parametrize(("cards", "pile"), [("p1 p1 p2 p2", 4), ("p1 p1 p2 p2 p3", 3)])
def test_renewing_with_eight_cards_leaves_the_discards_alone(cards: str, pile: int) -> None:
    thrown = "p4 p4 mD mD mR mR mB p3 p3 p2"
    play = table(hands={"red": cards}, discards=thrown, pile=pile)
    pool = [play.s.hand[0][k] + play.s.pile[k] for k in range(10)]
    play.do("renew")
    assert (play.s.hand_count[0], play.s.pile_count) == (7, 1)
    assert play.discards() == thrown.split()
    assert [play.s.hand[0][k] + play.s.pile[k] for k in range(10)] == pool
    assert play.turn == "blue"


@pytest.mark.rule("DR-044", "DR-045", "DR-E02", "DR-V33")
@pytest.mark.parametrize(
    ("cards", "pile", "thrown"),
    [
        ("p1 p1 p2", 4, "p4 p4 p4 mD mD mR mR mB mB p3 p3 p3 p2 p2 mW"),
        ("p1 p1", 3, "p4 p4 p4 mD mD mR mR mB mB p3 p3 p3 p2 p2 mW mT p5"),
    ],
)
def test_renewing_with_seven_or_fewer_shuffles_the_discards_in(
    cards: str, pile: int, thrown: str
) -> None:
    play = table(hands={"red": cards}, discards=thrown, pile=pile)
    total = len(cards.split()) + pile + len(thrown.split())
    assert total == 22
    play.do("renew")
    assert (play.s.hand_count[0], play.s.pile_count, play.s.discard_count) == (7, 15, 0)
    assert "claim" not in play.legal()
    assert play.why("claim") == "DR-066"


@pytest.mark.rule("DR-047", "DR-048", "DR-E04", "DR-J21")
def test_fewer_than_seven_in_all_are_all_taken() -> None:
    play = table(discards="p1 p2 p3 mD mR", pile=0)
    play.do("renew")
    assert sorted(play.hand("red")) == ["mD", "mR", "p1", "p2", "p3"]
    assert play.s.pile_count == play.s.discard_count == 0


@pytest.mark.rule("DR-E05")
def test_renewing_nothing_is_legal_and_ends_the_turn() -> None:
    play = table(pile=0)
    assert play.s.hand_count == [0, 0, 0, 36]
    play.do("renew")
    assert play.s.hand_count[0] == 0
    assert play.turn == "blue"


@pytest.mark.slow
def test_a_new_hand_is_drawn_evenly_from_hand_and_pile() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(900):
        play = table(hands={"red": "p5 mT mW p1 p1 p2 p2"}, seed=seed)
        play.do("renew")
        drawn.update(set(play.hand("red")) & {"mT", "mW"})
    assert all(130 <= drawn[card] <= 220 for card in ("mT", "mW"))  # 900 * 7 / 36 = 175


# -- robbing ---------------------------------------------------------------------------------------


@pytest.mark.rule("DR-051", "DR-052", "DR-054", "DR-055", "DR-J15")
def test_robbing_takes_up_to_three_cards_one_by_one_from_anyone_anywhere() -> None:
    tape = [one_card({"p1": 1, "mD": 1}, "mD"), 0, one_card({"p2": 1, "mR": 1}, "p2")]
    play = table(
        hands={"red": "p5", "blue": "p1 mD", "white": "p2 mR"},
        at={"blue": "C", "white": "U-N"},
        tape=tape,
    )
    play.do("rob 2")
    assert play.hand("red") == ["p5", "mD"]
    assert play.phase() == Phase.ROB
    assert play.legal() == {"stop", "rob 2", "rob 4"}
    play.do("rob 2", "rob 4")
    assert play.hand("red") == ["p1", "p2", "p5", "mD"]
    assert play.hand("white") == ["mR"]
    assert play.turn == "blue"


@pytest.mark.rule("DR-053")
def test_a_robber_takes_at_least_one_card_and_may_stop_then() -> None:
    play = table(hands={"blue": "p1 p2 p3"})
    assert "stop" not in play.legal()
    play.do("rob 2", "stop")
    assert play.turn == "blue"
    assert play.s.hand_count[:2] == [1, 2]


@pytest.mark.rule("DR-E06")
def test_nobody_can_be_robbed_of_nothing() -> None:
    play = table(hands={"red": "p1"})
    assert play.legal("rob") == set()
    assert play.why("rob 2") == "DR-E06"
    play = table(hands={"red": "p1", "blue": "p2"})
    assert play.why("rob 3") == "DR-051"
    assert play.why("rob 1") == "DR-051"
    play.do("rob 2")
    assert play.turn == "blue"  # nothing is left to rob


@pytest.mark.slow
def test_a_blind_draw_is_even() -> None:
    taken = Counter(
        table(hands={"blue": "p1 p1 p1 mD"}, seed=seed).do("rob 2", "stop").hand("red")[0]
        for seed in range(800)
    )
    assert 150 <= taken["mD"] <= 250


# -- claiming --------------------------------------------------------------------------------------


@pytest.mark.rule("DR-056", "DR-057", "DR-058", "DR-V39")
def test_a_claimed_magic_card_works_at_once_and_the_turn_goes_on() -> None:
    play = table(hands={"red": "mR p1"}, discards="mB")
    play.do("claim", "place_bridge H-NE", "play mR", "place_rainbow N-C", "play p1", "go Q-NE")
    assert play.bridges() == {"H-NE"}
    assert play.rainbows() == {"N-C"}
    assert play.discards() == ["mB", "mR", "p1"]
    assert play.turn == "blue"


@pytest.mark.rule("DR-059", "DR-E29", "DR-J12")
def test_after_a_claimed_magic_card_one_may_stop_at_once() -> None:
    play = table(hands={"red": "p1"}, discards="mD")
    play.do("claim", "move_dragon F-NE P-N")
    assert "stop" in play.legal()
    play.do("stop")
    assert play.hand("red") == ["p1"]


@pytest.mark.rule("DR-060", "DR-E30")
def test_who_plays_on_after_a_claim_owes_a_point_card() -> None:
    play = table(hands={"red": "p1 mR"}, discards="mD")
    play.do("claim", "move_dragon F-NE P-N", "play mR", "place_rainbow N-C")
    assert play.why("stop") == "DR-060"
    assert play.legal() == {"play p1"}


@pytest.mark.rule("DR-061", "DR-063", "DR-V38")
def test_a_claimed_point_card_moves_the_knight_and_that_is_all() -> None:
    play = table(hands={"red": "mR p1"}, discards="p4")
    play.do("claim", "go P-N")
    assert play.at("red") == "P-N"
    assert play.hand("red") == ["p1", "mR"]
    assert play.discards() == ["p4"]
    assert play.turn == "blue"


@pytest.mark.rule("DR-062")
def test_a_point_card_that_leads_nowhere_cannot_be_claimed() -> None:
    play = table(discards="p4", at={"red": "C"}, armour=["red"])
    assert play.why("claim") == "DR-062"
    assert "claim" not in play.legal()


@pytest.mark.rule("DR-063")
def test_only_the_top_card_only_first_only_once() -> None:
    play = table(hands={"red": "mR mD p1"}, discards="p5 mB")
    play.do("claim", "place_bridge H-NE")
    assert play.why("claim") == "DR-063"
    play.do("play mR", "place_rainbow N-C")
    assert play.why("claim") == "DR-063"  # not what one has just put there


@pytest.mark.rule("DR-063")
def test_ones_own_card_of_the_turn_before_can_be_claimed() -> None:
    play = table(2, hands={"red": "p1 p2", "yellow": "p3"}, discards="mB")
    play.do("play p1", "go A-N-NE")
    play.do("renew")  # yellow, who leaves the discards as they are
    assert play.s.active == play.seat("red")
    assert play.why("claim") is None
    play.do("claim", "go B-N-NE")
    assert play.at("red") == "B-N-NE"


@pytest.mark.rule("DR-064", "DR-E28", "DR-J11")
def test_a_claimed_card_stays_and_the_next_may_claim_it_too() -> None:
    play = table(discards="p5 mT", at={"red": "I-N", "blue": "I-E"})
    play.do("claim", "swap 2")
    assert play.discards() == ["p5", "mT"]
    assert play.turn == "blue"
    play.do("claim", "swap 1")
    assert (play.at("red"), play.at("blue")) == ("I-N", "I-E")


def test_claimed_once_waits_for_another_card_on_top() -> None:
    play = table(
        hands={"blue": "p1 p2", "yellow": "p1"}, discards="p3", options={"claimed_card": "once"}
    )
    play.do("claim", "go I-N")
    assert play.why("claim") == "DR-064"
    play.do("play p1", "go A-S-SE")
    assert "claim" in play.legal()


def test_claimed_goes_to_the_bottom() -> None:
    bottom = {"claimed_card": "bottom"}
    play = table(discards="mD p2 p3", options=bottom)
    play.do("claim", "go I-N")
    assert play.discards() == ["p3", "mD", "p2"]
    play = table(hands={"red": "p1"}, discards="p2 mD", options=bottom)
    play.do("claim", "move_dragon F-NE P-N")
    assert play.discards() == ["mD", "p2"]
    play.do("stop")
    assert play.discards() == ["mD", "p2"]
    play = table(discards="p3", options=bottom)
    play.do("claim", "go I-N")
    assert play.discards() == ["p3"]


@pytest.mark.rule("DR-066", "DR-E01")
def test_nothing_can_be_claimed_from_an_empty_pile() -> None:
    play = table(hands={"red": "p1"})
    assert play.why("claim") == "DR-066"
    assert "claim" not in play.legal()


@pytest.mark.rule("DR-E40")
def test_with_an_empty_hand_there_is_renewing_robbing_and_claiming() -> None:
    play = table(hands={"blue": "p1"}, discards="p2")
    assert play.legal() == {"renew", "claim", "rob 2"}


def test_the_only_choice_left_is_made_by_itself() -> None:
    """Nobody holds a card and nothing can be claimed: everybody sees that red renews."""
    play = table(hands={"white": "mR"}, active="white", at={"red": "C"}, armour=["red"])
    play.do("play mR", "place_rainbow N-C")
    assert play.turn == "red"
    assert "claim" in play.legal()
    play = table(hands={"white": "p1"}, active="white", at={"red": "C"}, armour=["red"])
    play.do("play p1", "go A-N-NW")
    assert play.turn == "blue"
    assert play.heard(Kind.RENEWED)[-1][:2] == (0, 7)
