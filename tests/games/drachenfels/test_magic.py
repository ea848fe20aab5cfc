"""Magic cards (catalogue 5.8 to 5.12)."""

from __future__ import annotations

from typing import Any

import pytest

from lindwurm.games.drachenfels.actions import Kind
from lindwurm.games.drachenfels.data import COLOURS, GREEN, NODES
from lindwurm.games.drachenfels.state import Phase
from tests.games.drachenfels.helpers import FORT_DRAGONS, table

OPEN_NE = ("P-S", "F-SE", "F-SW", "F-NW")


# -- rainbows --------------------------------------------------------------------------------------


@pytest.mark.rule("DR-097", "DR-100", "DR-101", "DR-V46")
def test_before_open_sky_a_rainbow_leads_from_a_rock_to_the_castle() -> None:
    play = table(hands={"red": "mR p1"})
    play.do("play mR")
    assert play.legal() == {f"place_rainbow {s}-C" for s in "NESW"}
    assert play.why("place_rainbow N-NE") == "DR-101"


@pytest.mark.rule("DR-098", "DR-099", "DR-104", "DR-J07")
def test_a_rainbow_card_places_removes_or_moves_one_whoever_put_it_there() -> None:
    play = table(hands={"red": "mR p1"}, rainbows=["R-N~C", "R-E~C"])
    play.do("play mR")
    assert play.legal("place_rainbow") == {"S-C", "W-C"}
    assert play.legal("remove_rainbow") == {"N-C", "E-C"}
    assert play.legal("move_rainbow") == {"N-C S-C", "N-C W-C", "E-C S-C", "E-C W-C"}
    assert play.why("place_rainbow N-C") == "DR-104"
    assert play.why("remove_rainbow S-C") == "DR-098"
    play.do("move_rainbow N-C S-C")
    assert play.rainbows() == {"S-C", "E-C"}
    assert play.phase() == Phase.HAND
    play = table(hands={"red": "mR p1"}, rainbows=["R-N~C", "R-E~C"])
    play.do("play mR", "remove_rainbow E-C")
    assert play.rainbows() == {"N-C"}


@pytest.mark.rule("DR-097", "DR-E19")
def test_four_rainbows_are_all_there_are() -> None:
    rainbows = [f"R-{s}~C" for s in "NESW"]
    play = table(hands={"red": "mR p1"}, rainbows=rainbows)
    play.do("play mR")
    assert play.legal() == {f"remove_rainbow {s}-C" for s in "NESW"}
    swept = table(hands={"red": "mR p1"}, rainbows=rainbows, looked={"red": "F-NE"})
    swept.do("play mR")
    assert swept.why("place_rainbow N-NE") == "DR-097"


@pytest.mark.rule("DR-102", "DR-103", "DR-J08", "DR-104")
def test_under_open_sky_any_rock_reaches_any_rock_castle_unless_near() -> None:
    play = table(hands={"red": "mR p1"}, looked={"blue": "F-SW"}, rainbows=["R-N~C"])
    play.do("play mR")
    assert len(play.legal("place_rainbow")) == 19
    play.do("place_rainbow N-SW")
    assert play.rainbows() == {"N-C", "N-SW"}  # two on one rock
    near = table(hands={"red": "mR p1"}, looked={"blue": "F-SW"}, options={"rainbow_reach": "near"})
    near.do("play mR")
    assert len(near.legal("place_rainbow")) == 4 + 8
    assert near.why("place_rainbow N-SW") == "DR-103"


@pytest.mark.rule("DR-105")
def test_a_rainbow_is_a_link_and_not_a_field() -> None:
    play = table(at={"red": "P-N"}, rainbows=["R-N~C"])
    assert play.dest("red", 2) >= {"C"}
    assert all(end in NODES for n in range(1, 6) for end in play.dest("red", n))


@pytest.mark.rule("DR-107", "DR-108", "DR-109", "DR-111", "DR-V42")
def test_a_crossed_rainbow_may_be_shifted_after_the_arrival_is_settled() -> None:
    play = table(hands={"red": "p1"}, at={"red": "R-N"}, rainbows=["R-N~C", "R-E~C"])
    play.do("play p1", "go C")
    assert play.phase() == Phase.SHIFT
    assert play.s.armour[0] == 1  # the king comes first
    assert play.legal() == {"keep", "shift S-C", "shift W-C"}
    play.do("shift W-C")
    assert play.rainbows() == {"W-C", "E-C"}
    assert play.hand("red") == []
    assert play.turn == "blue"
    kept = table(hands={"red": "p1"}, at={"red": "R-N"}, rainbows=["R-N~C", "R-E~C"])
    kept.do("play p1", "go C", "keep")
    assert kept.rainbows() == {"N-C", "E-C"}


@pytest.mark.rule("DR-E20")
def test_no_shift_where_no_other_position_is_free() -> None:
    play = table(hands={"red": "p1"}, at={"red": "R-N"}, rainbows=[f"R-{s}~C" for s in "NESW"])
    play.do("play p1", "go C")
    assert play.turn == "blue"


@pytest.mark.rule("DR-110", "DR-J06", "DR-E45", "DR-V03")
def test_a_rainbow_shifted_in_mid_move_may_be_crossed_again() -> None:
    given = {
        "at": {"red": "C"},
        "armour": ["red"],
        "looked": {"blue": "F-SE"},
        "dragons": ("F-NE", "F-SE", "F-NW", "P-S"),
        "hands": {"red": "p2"},
    }
    play = table(
        **given,
        rainbows=["R-N~C"],
        shoes={"F-NE": "red", "F-SE": "white", "F-SW": "blue", "F-NW": "yellow"},
    )
    assert play.dest("red", 2) == {"P-N", "U-N", "M1-N-NE", "M1-N-NW", "F-SW"}
    play.do("play p2", "go F-SW")
    assert play.at("red") == "F-SW"  # only one way, so no question before the look
    assert play.phase() == Phase.SHIFT  # and it may be shifted once more
    assert play.rainbows() == {"N-SW"}
    play.do("shift E-C")
    assert play.rainbows() == {"E-C"}
    two = table(
        **given,
        rainbows=["R-N~C", "R-N~F-SW"],
        shoes={"F-NE": "red", "F-SE": "white", "F-SW": "blue", "F-NW": "yellow"},
    )
    two.do("play p2", "go F-SW")
    assert two.phase() == Phase.SWING  # with two rainbows the first one may also stay
    assert two.why("shift N-C") == two.why("shift N-SW") == "DR-104"  # rainbows stand there
    two.do("keep", "keep")
    assert two.rainbows() == {"N-C", "N-SW"}


@pytest.mark.rule("DR-E46")
def test_under_a_closed_sky_the_swing_leads_to_the_castle_only() -> None:
    play = table(at={"red": "C"}, armour=["red"], rainbows=["R-N~C"], hands={"red": "p2"})
    assert play.dest("red", 2) == {"P-N", "U-N", "M1-N-NE", "M1-N-NW"}
    play.do("play p2", "go U-N")
    assert play.legal() == {"keep", "shift E-C", "shift S-C", "shift W-C"}
    play.do("shift S-C")
    assert play.rainbows() == {"S-C"}
    assert play.at("red") == "U-N"


@pytest.mark.rule("DR-E44")
def test_a_shift_may_take_the_link_from_a_waiting_knight() -> None:
    play = table(
        at={"red": "C", "blue": "R-N"}, armour=["red"], rainbows=["R-N~C"], hands={"red": "p2"}
    )
    play.do("play p2", "go U-N", "shift S-C")
    assert "C" not in play.dest("blue", 1)


def test_shift_at_the_end_of_the_move() -> None:
    late = {"rainbow_shift": "end_of_move"}
    play = table(
        at={"red": "C", "blue": "U-N"},
        armour=["red"],
        rainbows=["R-N~C"],
        hands={"red": "p2"},
        options=late,
    )
    play.do("play p2", "go U-N")
    assert play.phase() == Phase.SHIFT  # before the duel
    play.do("shift S-C")
    assert play.phase() == Phase.DUEL
    both = table(
        at={"red": "C"},
        looked={"red": "F-NE"},
        dragons=("F-NE", "F-SE", "F-NW", "P-S"),
        rainbows=["R-N~C", "R-N~F-SW"],
        hands={"red": "p1"},
        options=late,
        shoes={"F-NE": "yellow", "F-SE": "red", "F-SW": "blue", "F-NW": "white"},
    )
    both.do("play p1", "double", "go F-SW", "shift E-C", "shift W-C")  # in the order of crossing
    assert both.rainbows() == {"E-C", "W-C"}
    single = table(
        at={"red": "C"},
        armour=["red"],
        looked={"blue": "F-SE"},
        dragons=("F-NE", "F-SE", "F-NW", "P-S"),
        rainbows=["R-N~C"],
        options=late,
    )
    assert "F-SW" not in single.dest("red", 2)  # DR-110 does not apply


@pytest.mark.rule("DR-112", "DR-113", "DR-E21")
def test_rainbows_do_not_mind_who_stands_at_their_ends() -> None:
    play = table(
        hands={"red": "mR p1"},
        at={"red": "R-N", "blue": "F-SW"},
        looked={"blue": "F-SW"},
        armour=["red"],
        shoes={"F-NE": "red", "F-SE": "white", "F-SW": "yellow", "F-NW": "blue"},
        dragons=("F-NE", "F-SE", "F-NW", "P-S"),
    )
    play.do("play mR")
    assert {"N-C", "N-SW", "N-NE"} <= play.legal("place_rainbow")
    play.do("place_rainbow N-SW")
    assert "F-SW" not in play.dest("red", 1)  # a knight
    dragon = table(
        at={"red": "R-N"}, armour=["red"], looked={"blue": "F-SE"}, rainbows=["R-N~F-NE"]
    )
    assert "F-NE" not in dragon.dest("red", 1)
    assert dragon.rainbows() == {"N-NE"}
    free = table(
        at={"red": "R-N"},
        armour=["red"],
        looked={"blue": "F-SE"},
        rainbows=["R-N~F-NE"],
        dragons=OPEN_NE,
    )
    assert "F-NE" in free.dest("red", 1)


# -- bridges ---------------------------------------------------------------------------------------


@pytest.mark.rule("DR-114", "DR-V47")
def test_two_bridges_for_eight_sites() -> None:
    play = table(hands={"red": "mB p1"})
    play.do("play mB")
    sites = {f"{k}-{c}" for k in "HX" for c in ("NE", "SE", "SW", "NW")}
    assert play.legal() == {f"place_bridge {site}" for site in sites}
    full = table(hands={"red": "mB p1"}, bridges=["H-NE", "X-NE"])
    full.do("play mB")
    assert full.why("place_bridge H-SE") == "DR-114"


@pytest.mark.rule("DR-115", "DR-116", "DR-118", "DR-V44", "DR-E18")
def test_a_bridge_card_places_removes_or_moves_a_free_bridge() -> None:
    play = table(hands={"red": "mB p1"}, bridges=["H-NE", "X-SW"], at={"blue": "X-SW"})
    play.do("play mB")
    targets = ("H-SE", "H-SW", "H-NW", "X-NE", "X-SE", "X-NW")
    moves = {f"move_bridge H-NE {site}" for site in targets}
    assert play.legal() == {"remove_bridge H-NE", *moves}
    assert play.why("remove_bridge X-SW") == "DR-118"
    assert play.why("move_bridge H-NE X-SW") == "DR-116"
    play.do("move_bridge H-NE X-NE")
    assert play.bridges() == {"X-NE", "X-SW"}
    play = table(hands={"red": "mB p1"}, bridges=["H-NE", "X-SW"])
    play.do("play mB")
    assert play.legal("remove_bridge") == {"H-NE", "X-SW"}
    assert len(play.legal("move_bridge")) == 12
    play.do("remove_bridge X-SW")
    assert play.bridges() == {"H-NE"}


@pytest.mark.rule("DR-E17")
def test_bridges_with_knights_on_both_make_the_card_useless() -> None:
    play = table(
        hands={"red": "mB p1"}, bridges=["H-NE", "X-SW"], at={"red": "H-NE", "blue": "X-SW"}
    )
    assert play.why("play mB") == "DR-E17"
    assert "mB" not in play.legal("play")


@pytest.mark.rule("DR-117", "DR-J30", "DR-119")
def test_a_bridge_is_a_normal_field_and_stays_where_it_is() -> None:
    play = table(hands={"red": "p2"}, bridges=["H-NE"], at={"blue": "H-NE"})
    play.do("play p2", "go H-NE")
    assert play.phase() == Phase.DUEL
    over = table(hands={"red": "p3"}, bridges=["H-NE"])
    over.do("play p3", "go Z-NE")
    assert over.bridges() == {"H-NE"}
    assert over.turn == "blue"


@pytest.mark.rule("DR-120", "DR-122", "DR-J19", "DR-V45")
def test_dragons_land_on_green_dots_and_rocks_only_at_any_distance() -> None:
    play = table(hands={"red": "mD p1"}, bridges=["H-NE"])
    play.do("play mD")
    green = {NODES[n] for n in range(109) if GREEN[n]}
    assert play.legal("move_dragon") == {f"{a} {b}" for a in FORT_DRAGONS for b in green}
    assert len(play.legal()) == 96


@pytest.mark.rule("DR-121", "DR-124", "DR-125", "DR-E47")
def test_a_dragon_card_moves_one_dragon_to_another_place() -> None:
    play = table(hands={"red": "mD p1"}, dragons=("P-N", "P-E", "F-SW", "F-NW"))
    play.do("play mD")
    assert play.why("move_dragon P-N P-N") == "DR-124"
    assert play.why("move_dragon P-N P-E") == "DR-125"
    assert play.why("move_dragon P-S P-W") == "DR-121"
    play.do("move_dragon F-SW F-NE")
    assert play.dragons() == {"P-N", "P-E", "F-NE", "F-NW"}


@pytest.mark.rule("DR-123", "DR-E22", "DR-E49")
def test_no_dragon_lands_on_a_knight() -> None:
    play = table(
        hands={"red": "mD p1"},
        at={"red": "P-E", "blue": "F-NE"},
        looked={"blue": "F-NE"},
        shoes={"F-NE": "yellow", "F-SE": "white", "F-SW": "red", "F-NW": "blue"},
        dragons=("P-S", "F-SE", "F-SW", "F-NW"),
    )
    play.do("play mD")
    assert play.why("move_dragon P-S F-NE") == "DR-123"
    assert play.why("move_dragon P-S P-E") == "DR-122"
    targets = {a.split()[1] for a in play.legal("move_dragon")}
    assert not {"F-NE", "P-E"} & targets


@pytest.mark.rule("DR-126")
def test_dragons_move_by_dragon_cards_only() -> None:
    play = table(hands={"red": "mR mB mT mW p1"}, discards="mD", at={"red": "A-N-NE"})
    for card in ("mR", "mB", "mT", "mW"):
        assert play.why("move_dragon F-NE P-N") == "DR-121"
        probe = table(hands={"red": f"{card} p1"}, at={"red": "A-N-NE"})
        probe.do(f"play {card}")
        if probe.turn == "red" and probe.match.actors:
            assert probe.legal("move_dragon") == set()
    play.do("claim", "move_dragon F-NE P-N")
    assert "P-N" in play.dragons()


@pytest.mark.rule("DR-E48")
def test_a_dragon_always_finds_a_place() -> None:
    play = table(
        hands={"red": "mD"},
        at={"red": "P-N", "blue": "P-E", "yellow": "P-S", "white": "P-W"},
    )
    play.do("play mD")
    assert len(play.legal("move_dragon")) == 4 * (28 - 4 - 4)


BLUE_AT_THE_DOOR: dict[str, Any] = {
    "at": {"red": "F-NE", "blue": "I-N"},
    "looked": {"red": "F-NE"},
    "armour": ["blue"],
    "dragons": OPEN_NE,
    "hands": {"red": "mT p1"},
    "shoes": {"F-NE": "blue", "F-SE": "red", "F-SW": "white", "F-NW": "yellow"},
}
"""Red stands before the princess of blue, who alone has armour too."""
OPEN_SE = ("F-NE", "P-S", "F-SW", "F-NW")

# -- teletransfer ----------------------------------------------------------------------------------


@pytest.mark.rule("DR-128", "DR-129", "DR-132", "DR-134", "DR-V41")
def test_teletransfer_swaps_over_any_distance_and_the_turn_goes_on() -> None:
    play = table(hands={"red": "mT p1"}, at={"red": "B-N-NE", "blue": "C"}, armour=["blue"])
    play.do("play mT", "swap 2")
    assert (play.at("red"), play.at("blue")) == ("C", "B-N-NE")
    assert play.s.armour[:2] == [1, 1]
    assert play.phase() == Phase.HAND
    assert play.turn == "red"


@pytest.mark.rule("DR-130")
def test_no_swap_on_the_same_field() -> None:
    play = table(
        hands={"red": "mT p1"},
        at={"red": "C", "blue": "C"},
        armour=["red", "blue"],
    )
    play.do("play mT")
    assert play.legal("swap") == {"3", "4"}
    assert play.why("swap 2") == "DR-130"
    assert play.why("swap 1") == "DR-128"


@pytest.mark.rule("DR-131", "DR-E26", "DR-J16")
def test_nobody_is_swapped_into_a_rock_castle_without_armour() -> None:
    shoes = {"F-NE": "yellow", "F-SE": "white", "F-SW": "blue", "F-NW": "red"}
    given = {"dragons": OPEN_NE, "shoes": shoes, "looked": {"red": "F-NE"}}
    play = table(2, hands={"red": "mT p1"}, at={"red": "F-NE"}, **given)
    assert "mT" not in play.legal("play")
    play = table(hands={"red": "mT p1"}, at={"red": "F-NE"}, armour=["white"], **given)
    play.do("play mT", "swap 4")  # white alone has armour
    assert play.at("white") == "F-NE"
    other = table(hands={"blue": "mT p1"}, at={"red": "F-NE"}, active="blue", **given)
    other.do("play mT")
    assert other.why("swap 1") == "DR-131"


@pytest.mark.rule("DR-E27", "DR-J17", "DR-132")
def test_the_passive_knight_settles_his_arrival_too() -> None:
    play = table(hands={"red": "mT p1"}, at={"red": "C"}, armour=["red"])
    play.do("play mT", "swap 3")
    assert play.at("yellow") == "C"
    assert play.s.armour[play.seat("yellow")] == 1


@pytest.mark.rule("DR-E24", "DR-181")
def test_in_a_double_find_the_active_player_wins() -> None:
    shoes = {"F-NE": "blue", "F-SE": "red", "F-SW": "white", "F-NW": "yellow"}
    given = {
        "at": {"red": "F-NE", "blue": "F-SE"},
        "looked": {"red": "F-NE", "blue": "F-SE"},
        "dragons": ("P-N", "P-S", "F-SW", "F-NW"),
        "hands": {"red": "mT p1"},
    }
    play = table(**given, shoes=shoes)
    play.do("play mT", "swap 2")
    assert play.match.over
    assert play.s.winner == play.seat("red")
    shoes = {"F-NE": "blue", "F-SE": "white", "F-SW": "red", "F-NW": "yellow"}
    play = table(**given, shoes=shoes)
    play.do("play mT", "swap 2")
    assert play.s.winner == play.seat("blue")


@pytest.mark.rule("DR-E25", "DR-J17")
def test_an_opponent_may_win_in_my_turn() -> None:
    play = table(**BLUE_AT_THE_DOOR)
    play.do("play mT", "swap 2")
    assert play.match.over
    assert play.s.winner == play.seat("blue")
    assert play.match.returns() == [0, 1, 0, 0]


@pytest.mark.rule("DR-197", "DR-J32")
def test_even_an_only_partner_is_asked_for_and_the_card_can_be_taken_back() -> None:
    """One touch shall not lose a game (DR-F6): blue is the only one in armour."""
    play = table(**BLUE_AT_THE_DOOR)
    play.do("play mT")
    assert play.legal() == {"swap 2"}
    assert not play.match.over
    assert play.match.undo_needs(play.seat("red")) == set()
    play.match.undo(play.seat("red"))
    assert play.hand("red") == ["p1", "mT"]
    play = table(**BLUE_AT_THE_DOOR, options={"questions": "as_once"})
    play.do("play mT")
    assert play.s.winner == play.seat("blue")


@pytest.mark.rule("DR-196")
def test_who_is_swapped_away_may_have_to_wait_for_the_own_turn() -> None:
    later = {"swapped_knight": "looks_in_own_turn"}
    play = table(**BLUE_AT_THE_DOOR, options=later)
    play.do("play mT", "swap 2")
    assert not play.match.over
    assert play.at("blue") == "F-NE"
    assert not play.heard(Kind.LOOKED)
    play.do("play p1", "single", "go B-N-NE")
    assert play.s.winner == play.seat("blue")
    # Who is carried away before the own turn has seen nothing.
    carried = {**BLUE_AT_THE_DOOR, "hands": {"red": "mT mW p1"}}
    play = table(**carried, options=later)
    play.do("play mT", "swap 2", "play mW", "cloud 2 NE", "play p1", "single", "go B-N-NE")
    assert (play.at("blue"), play.s.looked[1], play.s.winner) == ("S-NE", 0, -1)
    # A vain look at the beginning of a turn has all its effects, and the turn goes on.
    vain = {**BLUE_AT_THE_DOOR, "shoes": {**BLUE_AT_THE_DOOR["shoes"], "F-NE": "white"}}
    vain["shoes"]["F-SW"] = "blue"
    vain["hands"] = {"red": "mT p1", "blue": "p2"}
    play = table(**vain, options=later)
    play.do("play mT", "swap 2", "play p1", "single", "go B-N-NE")
    assert (play.turn, play.phase()) == ("blue", Phase.TURN)
    assert (play.s.looked[1], play.s.swift[1]) == (1, 1)
    seat = play.seat("blue")
    assert play.heard(Kind.SAW, seat)[-1] == (seat, play.s.at[seat], COLOURS.index("white"))
    # Who plays the card looks at once, and armour is given at once, to both.
    play = table(hands={"red": "mT p1"}, at={"red": "C"}, armour=["red"], options=later)
    play.do("play mT", "swap 3")
    assert play.s.armour[play.seat("yellow")] == 1
    there = {"at": {"blue": "F-SE", "red": "I-N"}, "looked": {"blue": "F-SE"}, "armour": ["red"]}
    play = table(**{**BLUE_AT_THE_DOOR, **there, "dragons": OPEN_SE}, options=later)
    play.do("play mT", "swap 2")
    assert play.s.winner == play.seat("red")


# -- big cloud -------------------------------------------------------------------------------------


@pytest.mark.rule("DR-135", "DR-136", "DR-137", "DR-V49", "DR-E09")
def test_the_cloud_puts_an_opponent_on_any_free_start_field() -> None:
    play = table(3, hands={"red": "mW p1"})
    play.do("play mW")
    assert play.legal() == {"cloud 2 NW", "cloud 3 NW"}
    play.do("cloud 3 NW")
    assert play.at("yellow") == "S-NW"
    for place in ("C", "R-N", "F-NE"):
        play = table(
            hands={"red": "mW p1"},
            at={"blue": place, "yellow": "I-S"},
            looked={"blue": "F-NE"},
            shoes={"F-NE": "yellow", "F-SE": "white", "F-SW": "red", "F-NW": "blue"},
            dragons=OPEN_NE,
        )
        play.do("play mW", "cloud 2 SW")
        assert play.at("blue") == "S-SW"
        assert play.phase() == Phase.HAND


@pytest.mark.rule("DR-139")
def test_the_cloud_never_takes_its_own_player() -> None:
    play = table(hands={"red": "mW p1"}, at={"blue": "I-N"})
    play.do("play mW")
    assert play.why("cloud 1 SE") == "DR-139"
    assert not any(a.startswith("1") for a in play.legal("cloud"))
    assert play.why("cloud 2 SW") == "DR-135"  # taken


@pytest.mark.rule("DR-E08", "DR-V48")
def test_four_knights_on_four_start_fields_leave_the_cloud_nowhere_to_go() -> None:
    play = table(hands={"red": "mW p1"})
    assert play.why("play mW") == "DR-E08"
    assert table(discards="mW").why("claim") == "DR-E08"


@pytest.mark.rule("DR-169")
def test_being_put_on_a_start_field_does_nothing_else() -> None:
    play = table(hands={"red": "mW p1"}, at={"blue": "I-N"})
    play.do("play mW")
    play.do("cloud 2 SE")
    assert play.s.armour == [0, 0, 0, 0]
    assert play.phase() == Phase.HAND
