"""Royal castle, rock castles, swiftness, open sky, duels (catalogue 5.13, 5.14)."""

from __future__ import annotations

from typing import Any

import pytest

from lindwurm.games.drachenfels.actions import Kind
from lindwurm.games.drachenfels.data import COLOURS, NODE
from lindwurm.games.drachenfels.state import Phase
from tests.games.drachenfels.helpers import Play, one_card, table

OPEN_NE = ("P-S", "F-SE", "F-SW", "F-NW")
DOOR: dict[str, Any] = {
    "at": {"red": "K-NE"},
    "armour": ["red"],
    "bridges": ["X-NE"],
    "dragons": OPEN_NE,
    "hands": {"red": "p2 p3", "blue": "p1"},
}


@pytest.mark.rule("DR-140", "DR-007")
def test_the_first_visit_to_the_castle_brings_armour() -> None:
    play = table(hands={"red": "p1"}, at={"red": "R-N"}, rainbows=["R-N~C"])
    play.do("play p1", "go C", "keep")
    assert play.s.armour == [1, 0, 0, 0]
    assert play.heard(Kind.ARMED) == [(0, 0, 0)]


@pytest.mark.rule("DR-141", "DR-167")
def test_the_castle_holds_any_number_of_knights_without_a_duel() -> None:
    play = table(
        hands={"red": "p1", "blue": "p1"},
        at={"red": "R-N", "blue": "C", "yellow": "C", "white": "C"},
        armour=["blue", "yellow", "white"],
        rainbows=["R-N~C"],
    )
    play.do("play p1", "go C", "keep")
    assert [play.at(c) for c in COLOURS] == ["C"] * 4
    assert play.turn == "blue"


@pytest.mark.rule("DR-142")
def test_coming_again_in_armour_changes_nothing() -> None:
    play = table(hands={"red": "p1"}, at={"red": "R-N"}, rainbows=["R-N~C"], armour=["red"])
    play.do("play p1", "go C", "keep")
    assert play.heard(Kind.ARMED) == []
    assert play.s.armour[0] == 1


@pytest.mark.rule("DR-143", "DR-144", "DR-146", "DR-147", "DR-174", "DR-J18", "DR-J31", "DR-V50")
def test_a_look_shows_the_colour_to_the_looker_alone() -> None:
    play = table(**DOOR)
    play.do("play p2", "go F-NE")
    saw = (0, NODE["F-NE"], COLOURS.index("blue"))
    assert play.heard(Kind.SAW, 0) == [saw]
    assert all(play.heard(Kind.SAW, seat) == [] for seat in (None, 1, 2, 3))
    assert play.heard(Kind.LOOKED, None) == [(0, NODE["F-NE"], 0)]
    assert play.match.view(0)["shoes"] == [1, None, None, None]
    for seat in (None, 1, 2, 3):
        assert play.match.view(seat)["shoes"] == [None] * 4
    assert play.s.shoes == [1, 3, 0, 2]  # she is where she was
    assert play.s.swift == [1, 0, 0, 0]
    assert play.s.sky == 1
    assert play.turn == "blue"


@pytest.mark.rule("DR-148", "DR-E51")
def test_the_look_comes_with_any_arrival() -> None:
    play = table(
        hands={"blue": "mT p1"},
        active="blue",
        at={"red": "F-NE"},
        looked={"red": "F-NE"},
        armour=["blue"],
        dragons=OPEN_NE,
        shoes={"F-NE": "white", "F-SE": "blue", "F-SW": "red", "F-NW": "yellow"},
    )
    play.do("play mT", "swap 1")
    assert play.s.looked[1] == 1
    assert play.s.swift[1] == 1
    # The very first rock castle can only be entered over a bridge.
    closed = table(at={"red": "R-N"}, armour=["red"], dragons=("P-N", "P-E", "P-S", "P-W"))
    assert not any(e.startswith("F") for n in range(1, 11) for e in closed.dest("red", n))
    bridged = table(
        at={"red": "R-N"}, armour=["red"], dragons=("P-N", "P-E", "P-S", "P-W"), bridges=["X-SW"]
    )
    assert "F-SW" in bridged.dest("red", 7)


@pytest.mark.rule("DR-149", "DR-E39")
def test_staying_is_not_looking_and_looking_twice_is_no_news() -> None:
    given = {**DOOR, "at": {"red": "F-NE"}, "looked": {"red": "F-NE"}, "armour": ()}
    play = table(**given)
    play.do("renew", "renew", "renew", "renew")
    assert play.heard(Kind.LOOKED) == []
    assert play.at("red") == "F-NE"
    back = table(**{**given, "at": {"red": "K-NE"}})
    back.do("play p2", "single", "go F-NE")
    assert back.heard(Kind.LOOKED) == [(0, NODE["F-NE"], 0)]
    assert back.heard(Kind.SWIFT) == back.heard(Kind.SKY_OPENED) == []
    assert back.turn == "blue"


@pytest.mark.rule("DR-E39")
def test_a_knight_in_a_rock_castle_is_removed_by_magic_but_not_by_a_duel() -> None:
    held: dict[str, Any] = {
        "at": {"red": "F-NE", "blue": "X-NE", "yellow": "I-S"},
        "looked": {"red": "F-NE"},
        "armour": ["blue"],
        "bridges": ["X-NE"],
        "dragons": OPEN_NE,
        "active": "blue",
    }
    play = table(**held, hands={"blue": "p1 mW"})
    assert "F-NE" not in play.dest("blue", 1)
    play.do("play mW", "cloud 1 SE")
    assert play.at("red") == "S-SE"
    assert "F-NE" in play.dest("blue", 1)


@pytest.mark.rule("DR-150", "DR-151", "DR-152", "DR-J29", "DR-V01")
def test_a_swift_knight_may_double_and_nobody_else() -> None:
    play = table(hands={"red": "p3", "blue": "p3"}, looked={"red": "F-NE"})
    play.do("play p3")
    assert play.legal() == {"single", "double"}
    play.do("double")
    assert play.legal("go") == play.dest("red", 6)
    play.do("go U-N")
    assert play.at("red") == "U-N"
    play.do("play p3")
    assert play.phase() == Phase.GO  # blue is not swift: three steps, no question
    assert play.legal("go") == play.dest("blue", 3)
    assert play.why("double") == "DR-150"
    single = table(hands={"red": "p3"}, looked={"red": "F-NE"})
    single.do("play p3", "single")
    assert single.legal("go") == single.dest("red", 3)


@pytest.mark.rule("DR-153")
def test_a_claimed_card_may_be_doubled_too() -> None:
    play = table(discards="p3", looked={"red": "F-NE"})
    play.do("claim", "double", "go U-N")
    assert play.at("red") == "U-N"


@pytest.mark.rule("DR-154")
def test_swiftness_begins_with_the_next_movement() -> None:
    play = table(**DOOR)
    play.do("play p2", "go F-NE")
    assert play.turn == "blue"  # the look ended the move and the turn
    play.do("renew", "renew", "renew", "play p3")
    assert play.turn == "red"
    assert play.legal() == {"single", "double"}


@pytest.mark.rule("DR-E31")
def test_the_double_must_be_used_where_the_single_is_impossible() -> None:
    # From F-NE over X and K everything is shut at distance 4, but 8 leads round by the star.
    play = table(
        at={"red": "F-NE"},
        looked={"red": "F-NE"},
        rainbows=["R-S~F-NE"],
        hands={"red": "p1"},
        dragons=("P-N", "F-SE", "F-SW", "F-NW"),
        shoes={"F-NE": "yellow", "F-SE": "white", "F-SW": "red", "F-NW": "blue"},
    )
    blocked = table(
        at={"red": "F-NE", "blue": "R-S"},
        looked={"red": "F-NE"},
        rainbows=["R-S~F-NE"],
        hands={"red": "p1"},
        dragons=("P-N", "F-SE", "F-SW", "F-NW"),
    )
    assert play.dest("red", 1) == {"R-S"}
    assert blocked.dest("red", 1) == set()
    assert blocked.dest("red", 2)
    blocked.do("play p1")
    assert blocked.phase() == Phase.GO
    assert blocked.s.steps == 2


@pytest.mark.rule("DR-155", "DR-156", "DR-J28")
def test_the_first_vain_look_opens_the_sky_for_everybody_and_for_good() -> None:
    play = table(**{**DOOR, "hands": {"red": "p2", "blue": "mR p1"}})
    play.do("play p2", "go F-NE")
    assert play.heard(Kind.SKY_OPENED) == [(0, 0, 0)]
    play.do("play mR")
    assert "S-SW" in play.legal("place_rainbow")
    shoes = {"F-NE": "red", "F-SE": "white", "F-SW": "blue", "F-NW": "yellow"}
    won = table(**DOOR, shoes=shoes)
    won.do("play p2", "go F-NE")
    assert won.heard(Kind.SKY_OPENED) == []  # a find opens nothing


@pytest.mark.rule("DR-157", "DR-102")
def test_crossing_into_a_rock_castle_needs_last_step_armour_and_room() -> None:
    open_sky: dict[str, Any] = {"looked": {"blue": "F-SE"}, "rainbows": ["R-N~F-NE"]}
    at = {"red": "P-N"}
    assert "F-NE" in table(at=at, armour=["red"], dragons=OPEN_NE, **open_sky).dest("red", 2)
    assert "F-NE" not in table(at=at, dragons=OPEN_NE, **open_sky).dest("red", 2)
    assert "F-NE" not in table(at=at, armour=["red"], **open_sky).dest("red", 2)
    bridged = table(at=at, armour=["red"], dragons=OPEN_NE, bridges=["X-NE"], **open_sky)
    assert "X-NE" not in bridged.dest("red", 3)  # not through the rock castle


@pytest.mark.rule("DR-158")
def test_before_open_sky_only_a_bridge_leads_into_a_rock_castle() -> None:
    play = table(hands={"red": "mR p1"}, at={"red": "R-N"}, armour=["red"], dragons=OPEN_NE)
    play.do("play mR")
    assert play.legal("place_rainbow") == {"N-C", "E-C", "S-C", "W-C"}


@pytest.mark.rule("DR-159", "DR-129")
def test_the_castle_is_entered_by_rainbow_or_teletransfer() -> None:
    play = table(hands={"red": "mT p1"}, at={"blue": "C"}, armour=["blue"])
    assert all("C" not in play.dest("red", n) for n in range(1, 11))
    play.do("play mT", "swap 2")
    assert play.at("red") == "C"


@pytest.mark.rule("DR-E52")
def test_open_sky_is_for_all_doubling_only_for_the_swift() -> None:
    play = table(
        hands={"red": "p2"},
        at={"red": "P-N"},
        armour=["red"],
        looked={"blue": "F-SE"},
        rainbows=["R-N~F-NE"],
        dragons=OPEN_NE,
    )
    play.do("play p2")
    assert play.phase() == Phase.GO
    assert "F-NE" in play.legal("go")


# -- duels -----------------------------------------------------------------------------------------


def duel(tape: list[int] | None = None, **more: Any) -> Play:
    given: dict[str, Any] = {
        "at": {"red": "B-N-NE", "white": "I-N", "blue": "S-SE", "yellow": "S-SW"},
        "hands": {"red": "p1", "white": "p2 mD mR"},
    }
    return table(**{**given, **more}, tape=tape).do("play p1", "go I-N")


@pytest.mark.rule("DR-161", "DR-162", "DR-J14", "DR-V40")
def test_the_attacker_sends_the_beaten_knight_to_a_free_start_field() -> None:
    play = duel(hands={"red": "p1", "white": "p2"})
    assert play.legal() == {"send NE", "send NW"}
    assert play.why("send SE") == "DR-161"
    play.do("send NE")
    assert (play.at("red"), play.at("white")) == ("I-N", "S-NE")
    assert play.legal() == {"stop", "loot"}
    play.do("loot")
    assert play.hand("red") == ["p2"]
    assert play.turn == "blue"


@pytest.mark.rule("DR-164", "DR-165")
def test_loot_is_none_one_or_two_cards_seen_one_by_one() -> None:
    cards = {"p2": 1, "mD": 1, "mR": 1}
    tape = [one_card(cards, "mD"), 0]
    play = duel(tape).do("send NE", "loot")
    assert play.hand("red") == ["mD"]
    assert play.legal() == {"stop", "loot"}
    play.do("loot")
    assert len(play.hand("red")) == 2
    assert play.turn == "blue"
    assert duel().do("send NE", "stop").hand("red") == []


@pytest.mark.rule("DR-166", "DR-E33")
def test_one_card_is_all_there_is_to_draw() -> None:
    play = duel(hands={"red": "p1", "white": "p2"}).do("send NE", "loot")
    assert play.turn == "blue"
    assert play.hand("white") == []


@pytest.mark.rule("DR-E34")
def test_a_beaten_player_without_cards_loses_only_the_field() -> None:
    play = duel(hands={"red": "p1", "blue": "p1"}).do("send NW")
    assert play.at("white") == "S-NW"
    assert play.turn == "blue"


@pytest.mark.rule("DR-167")
def test_no_duel_on_rocks_and_in_castles() -> None:
    play = table(at={"red": "P-N", "blue": "R-N"})
    assert "R-N" not in play.dest("red", 1)
    fort = table(
        at={"red": "X-NE", "blue": "F-NE"},
        bridges=["X-NE"],
        armour=["red"],
        looked={"blue": "F-SE"},
        dragons=OPEN_NE,
    )
    assert "F-NE" not in fort.dest("red", 1)
