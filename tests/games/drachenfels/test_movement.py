"""Movement and star fields (catalogue 5.6, 5.7) and the vectors of section 10.2."""

from __future__ import annotations

from typing import Any

import pytest

from lindwurm.games.drachenfels.actions import Kind
from lindwurm.games.drachenfels.data import NODE, NODES
from lindwurm.games.drachenfels.state import Phase
from tests.games.drachenfels.helpers import FORT_DRAGONS, table

STARS = {"Z-NE", "Z-SE", "Z-SW", "Z-NW"}
M2 = {n for n in NODES if n.startswith("M2")}
OPEN_NE = ("P-S", "F-SE", "F-SW", "F-NW")
LOCKED = {"looked": {"red": "F-NE"}, "dragons": OPEN_NE}

VECTORS: list[tuple[str, dict[str, Any], int, set[str]]] = [
    ("DR-V05", {}, 1, {"A-N-NE", "A-E-NE", "Q-NE"}),
    ("DR-V05", {}, 2, {"B-N-NE", "B-E-NE"}),
    ("DR-V05", {}, 3, {"I-N", "I-E"}),
    ("DR-V05", {}, 4, {"P-N", "P-E", "B-N-NW", "B-E-SE"}),
    ("DR-V05", {}, 5, {"R-N", "R-E", "A-N-NW", "A-E-SE"}),
    (
        "DR-V06",
        {},
        6,
        {"M1-N-NE", "M1-N-NW", "M1-E-NE", "M1-E-SE", "U-N", "U-E", "S-NW", "S-SE"},
    ),
    (
        "DR-V06",
        {},
        8,
        {"B-S-SE", "B-W-NW", "O1-N-NE", "O1-N-NW", "O1-E-NE", "O1-E-SE", *STARS},
    ),
    (
        "DR-V07",
        {"at": {"red": "R-N"}, "rainbows": ["R-N~C"]},
        1,
        {"C", "P-N", "U-N", "M1-N-NE", "M1-N-NW"},
    ),
    ("DR-V08", {"at": {"red": "P-N"}, "rainbows": ["R-N~C"]}, 1, {"I-N", "R-N"}),
    (
        "DR-V08",
        {"at": {"red": "P-N"}, "rainbows": ["R-N~C"]},
        2,
        {"C", "U-N", "M1-N-NE", "M1-N-NW", "B-N-NE", "B-N-NW"},
    ),
    (
        "DR-V08",
        {"at": {"red": "P-N"}, "rainbows": ["R-N~C"]},
        3,
        {"T-N", "M2-N-NE", "M2-N-NW", "A-N-NE", "A-N-NW"},
    ),
    (
        "DR-V09",
        {
            "at": {"red": "C"},
            "rainbows": ["R-N~C"],
            "armour": ["red"],
            "dragons": ("F-SE", "F-NW", "P-S", "V-NW"),
        },
        1,
        {"R-N"},
    ),
    (
        "DR-V09",
        {
            "at": {"red": "C"},
            "rainbows": ["R-N~C"],
            "armour": ["red"],
            "dragons": ("F-SE", "F-NW", "P-S", "V-NW"),
        },
        2,
        {"P-N", "U-N", "M1-N-NE", "M1-N-NW"},
    ),
    ("DR-V11", {"at": {"red": "M2-N-NE"}}, 1, {"M1-N-NE", *STARS}),
    (
        "DR-V12",
        {"at": {"red": "M2-N-NE", "blue": "Z-SE"}},
        1,
        {"M1-N-NE", "Z-NE", "Z-SW", "Z-NW"},
    ),
    ("DR-V13", {"at": {"red": "M2-N-NE", "blue": "Z-NE"}}, 1, {"M1-N-NE", *STARS}),
    ("DR-V14", {"at": {"red": "Z-NE"}}, 1, {"M2-N-NE", "M2-E-NE", "V-NE"}),
    (
        "DR-V15",
        {"at": {"red": "M2-N-NE"}},
        2,
        {"R-N", "V-NE", "V-SE", "V-SW", "V-NW", *(M2 - {"M2-N-NE"})},
    ),
    (
        "DR-V17",
        {"at": {"red": "Z-NE"}, "dragons": ("V-NE", "F-SE", "F-SW", "F-NW")},
        1,
        {"M2-N-NE", "M2-E-NE"},
    ),
    (
        "DR-V17",
        {
            "at": {"red": "Z-NE"},
            "dragons": ("V-NE", "F-SE", "F-SW", "F-NW"),
            "bridges": ["H-NE"],
        },
        1,
        {"M2-N-NE", "M2-E-NE", "H-NE"},
    ),
    (
        "DR-V18",
        {"at": {"red": "K-NE"}, "bridges": ["X-NE"], "armour": ["red"], "dragons": OPEN_NE},
        1,
        {"V-NE", "O3-N-NE", "O3-E-NE", "X-NE"},
    ),
    (
        "DR-V18",
        {"at": {"red": "K-NE"}, "bridges": ["X-NE"], "armour": ["red"], "dragons": OPEN_NE},
        2,
        {"F-NE", "O2-N-NE", "O2-E-NE", *STARS},
    ),
    (
        "DR-V19",
        {"at": {"red": "K-NE"}, "bridges": ["X-NE"], "dragons": OPEN_NE},
        2,
        {"O2-N-NE", "O2-E-NE", *STARS},
    ),
    (
        "DR-V19",
        {"at": {"red": "K-NE"}, "bridges": ["X-NE"], "armour": ["red"]},
        2,
        {"O2-N-NE", "O2-E-NE", *STARS},
    ),
    ("DR-V21", {"at": {"red": "F-NE"}, "bridges": ["X-NE"], **LOCKED}, 1, {"X-NE"}),
    (
        "DR-V22",
        {"at": {"red": "R-N"}, "rainbows": ["R-N~C", "R-S~C"]},
        2,
        {"I-N", "T-N", "M2-N-NE", "M2-N-NW"},
    ),
    ("DR-V23", {"at": {"red": "P-N", "blue": "R-N"}, "rainbows": ["R-N~C"]}, 1, {"I-N"}),
    (
        "DR-V23",
        {"at": {"red": "P-N", "blue": "R-N"}, "rainbows": ["R-N~C"]},
        2,
        {"C", "U-N", "M1-N-NE", "M1-N-NW", "B-N-NE", "B-N-NW"},
    ),
    ("DR-V24", {"bridges": ["H-NE"]}, 2, {"B-N-NE", "B-E-NE", "H-NE"}),
    ("DR-V24", {"bridges": ["H-NE"]}, 3, {"I-N", "I-E", *STARS}),
    (
        "DR-V25",
        {"bridges": ["H-NE"]},
        4,
        {"P-N", "P-E", "B-N-NW", "B-E-SE", "V-NE", "V-SE", "V-SW", "V-NW", *M2},
    ),
    ("DR-V27", {"at": {"red": "Q-NE"}}, 1, {"S-NE"}),
    ("DR-V27", {"at": {"red": "Q-NE"}}, 2, {"A-N-NE", "A-E-NE"}),
    ("DR-V28", {"dragons": ("P-N", "P-E", "F-SE", "F-SW")}, 4, {"B-N-NW", "B-E-SE"}),
    ("DR-V28", {"dragons": ("P-N", "P-E", "F-SE", "F-SW")}, 5, {"A-N-NW", "A-E-SE"}),
    (
        "DR-V30",
        {"at": {"red": "I-N"}, "dragons": ("P-N", "F-SE", "F-SW", "F-NW")},
        1,
        {"B-N-NE", "B-N-NW"},
    ),
]


@pytest.mark.rule(
    "DR-V05",
    "DR-V06",
    "DR-V07",
    "DR-V08",
    "DR-V09",
    "DR-V11",
    "DR-V12",
    "DR-V13",
    "DR-V14",
    "DR-V15",
    "DR-V17",
    "DR-V18",
    "DR-V19",
    "DR-V22",
    "DR-V23",
    "DR-V24",
    "DR-V25",
    "DR-V27",
    "DR-V28",
    "DR-V30",
)
@pytest.mark.parametrize(
    ("given", "steps", "result"),
    [
        pytest.param(given, steps, result, id=f"{name}-{steps}")
        for name, given, steps, result in VECTORS
    ],
)
def test_vectors(given: dict[str, Any], steps: int, result: set[str]) -> None:
    assert table(**given).dest("red", steps) == result


@pytest.mark.rule("DR-V21", "DR-082")
def test_no_way_out_of_a_rock_castle_without_bridge_or_rainbow() -> None:
    play = table(at={"red": "F-NE"}, **LOCKED)
    assert all(play.dest("red", n) == set() for n in range(1, 11))
    play = table(at={"red": "F-NE"}, rainbows=["R-S~F-NE"], **LOCKED)
    assert play.dest("red", 1) == {"R-S"}


@pytest.mark.rule("DR-067", "DR-069", "DR-085")
def test_a_move_is_exactly_as_long_as_its_card() -> None:
    play = table(hands={"red": "p5"})
    play.do("play p5")
    assert play.legal("go") == {"R-N", "R-E", "A-N-NW", "A-E-SE"}
    assert play.why("go I-N") == "DR-067"
    play = table(hands={"red": "p3"}, bridges=["H-NE"])
    play.do("play p3", "go Z-NE")  # Q, the bridge and the star cost one step each
    assert play.at("red") == "Z-NE"


@pytest.mark.rule("DR-068", "DR-106", "DR-V02")
def test_a_rainbow_at_the_knights_field_is_one_step() -> None:
    play = table(hands={"red": "p1"}, at={"red": "R-N"}, rainbows=["R-N~C"])
    play.do("play p1", "go C", "keep")
    assert play.at("red") == "C"
    assert "C" not in table(at={"red": "R-N"}, rainbows=["R-S~C"]).dest("red", 1)


@pytest.mark.rule("DR-070", "DR-J02", "DR-E54")
def test_no_field_twice_in_a_move() -> None:
    play = table(looked={"red": "F-SE"}, at={"red": "M2-N-NE"}, hands={"red": "p5"})
    assert "M2-N-NE" not in play.dest("red", 10)
    # M2 - star, flight, six steps round the star road and back onto the star flown from: not
    # under the strict reading, but under `no_u_turn`.
    for steps in (7, 8):
        strict = table(at={"red": "M2-N-NE"}, looked={"red": "F-SE"})
        loose = table(at={"red": "M2-N-NE"}, looked={"red": "F-SE"}, options={"walk": "no_u_turn"})
        assert strict.dest("red", steps) < loose.dest("red", steps)


@pytest.mark.rule("DR-071")
def test_direction_is_free_at_the_start_of_each_move() -> None:
    play = table(hands={"red": "p1 p2"}, discards="p1")
    play.do("play p1", "go A-N-NE")
    play.do("renew", "renew", "renew")
    assert play.turn == "red"
    assert "S-NE" in play.dest("red", 1)


@pytest.mark.rule("DR-072", "DR-168", "DR-E53")
def test_knights_on_the_way_do_not_hinder_and_passing_them_does_nothing() -> None:
    play = table(hands={"red": "p3", "blue": "p1"}, at={"blue": "A-N-NE", "white": "B-N-NE"})
    play.do("play p3", "go I-N")
    assert play.at("blue") == "A-N-NE"
    assert play.turn == "blue"
    play = table(hands={"red": "p2", "blue": "p1"}, at={"red": "M2-N-NE", "blue": "Z-NE"})
    play.do("play p2", "go V-SW")
    assert play.at("blue") == "Z-NE"
    assert play.turn == "blue"


@pytest.mark.rule("DR-073", "DR-127")
def test_a_dragon_can_be_neither_entered_nor_crossed_and_bites_nobody() -> None:
    play = table(hands={"red": "p1"}, at={"red": "I-N"}, dragons=("P-N", "F-SE", "F-SW", "F-NW"))
    assert play.dest("red", 2) == {"A-N-NE", "A-N-NW"}
    play.do("play p1")
    assert play.why("go P-N") == "DR-073"
    play.do("go B-N-NE")
    assert play.at("red") == "B-N-NE"


@pytest.mark.rule("DR-074")
def test_holes_and_gaps_need_a_bridge() -> None:
    play = table(hands={"red": "p1"}, at={"red": "K-NE"})
    play.do("play p1")
    assert play.why("go X-NE") == "DR-074"
    assert "X-NE" in table(at={"red": "K-NE"}, bridges=["X-NE"]).dest("red", 1)


@pytest.mark.rule("DR-075", "DR-077", "DR-J03", "DR-E14")
def test_the_castle_is_for_the_last_step_only() -> None:
    for armour in ([], ["red"]):
        play = table(at={"red": "R-N"}, rainbows=["R-N~C", "R-S~C"], armour=armour)
        assert "C" in play.dest("red", 1)
        assert not {"C", "R-S"} & play.dest("red", 2)
    swift = table(at={"red": "R-N"}, rainbows=["R-N~C", "R-S~C"], looked={"red": "F-SE"})
    assert "R-S" not in swift.dest("red", 2)


@pytest.mark.rule("DR-076", "DR-E15")
def test_a_rock_castle_is_for_the_last_step_only() -> None:
    play = table(at={"red": "K-NE"}, bridges=["X-NE"], armour=["red"], dragons=OPEN_NE)
    assert "F-NE" in play.dest("red", 2)
    assert "F-NE" not in play.dest("red", 3)
    both = table(
        at={"red": "X-NE"},
        bridges=["X-NE"],
        rainbows=["R-S~F-NE"],
        looked={"red": "F-SE"},
        dragons=OPEN_NE,
    )
    assert "R-S" not in both.dest("red", 2)  # not through the rock castle


@pytest.mark.rule("DR-078")
def test_a_rock_castle_takes_one_armoured_knight_and_no_dragon() -> None:
    door = {"at": {"red": "X-NE"}, "bridges": ["X-NE"]}
    assert "F-NE" in table(**door, armour=["red"], dragons=OPEN_NE).dest("red", 1)
    assert "F-NE" not in table(**door, dragons=OPEN_NE).dest("red", 1)
    assert "F-NE" not in table(**door, armour=["red"]).dest("red", 1)
    held = table(
        at={"red": "X-NE", "blue": "F-NE"},
        bridges=["X-NE"],
        armour=["red"],
        looked={"blue": "F-SE"},
        dragons=OPEN_NE,
        hands={"red": "p1"},
    )
    assert "F-NE" not in held.dest("red", 1)


@pytest.mark.rule("DR-079", "DR-080", "DR-J04", "DR-E13")
def test_an_occupied_rainbow_rock_may_be_crossed_but_not_kept() -> None:
    play = table(
        at={"red": "C", "blue": "R-N"}, rainbows=["R-N~C"], armour=["red"], hands={"red": "p1 p2"}
    )
    assert play.dest("red", 1) == set()
    assert play.dest("red", 2) == {"P-N", "U-N", "M1-N-NE", "M1-N-NW"}
    assert play.legal("play") == {"p2"}
    play = table(at={"red": "P-N", "blue": "R-N"}, hands={"red": "p1 p2"})
    play.do("play p2")
    assert "U-N" in play.legal("go")
    play = table(at={"red": "P-N", "blue": "R-N"}, hands={"red": "p3"}, rainbows=["R-N~C"])
    play.do("play p3")
    assert play.why("go R-N") == "DR-079"


@pytest.mark.rule("DR-081", "DR-E12", "DR-159")
def test_the_castle_is_left_and_entered_over_rainbows_only() -> None:
    locked = table(at={"red": "C"}, armour=["red"])
    assert all(locked.dest("red", n) == set() for n in range(1, 11))
    assert table(at={"red": "C"}, armour=["red"], rainbows=["R-W~C"]).dest("red", 1) == {"R-W"}
    for n in range(1, 11):
        play = table(looked={"red": "F-SE"}, bridges=["H-NE", "X-NE"])
        assert "C" not in play.dest("red", n)


@pytest.mark.rule("DR-083")
@pytest.mark.parametrize("start", ["C", "F-NE", "H-NE", "R-N", "Z-NE", "S-NE", "P-N"])
def test_a_move_may_begin_anywhere(start: str) -> None:
    play = table(
        at={"red": start},
        looked={"red": "F-NE"},
        dragons=OPEN_NE,
        rainbows=["R-N~C"],
        bridges=["H-NE", "X-NE"],
    )
    assert play.dest("red", 1)


@pytest.mark.rule("DR-084", "DR-160")
@pytest.mark.parametrize(
    ("start", "end", "bridges"),
    [
        ("A-N-NE", "B-N-NE", ()),
        ("A-N-NE", "S-NE", ()),
        ("M2-N-NE", "Z-NE", ()),
        ("Q-NE", "H-NE", ["H-NE"]),
        ("K-NE", "X-NE", ["X-NE"]),
    ],
)
def test_ending_on_a_knight_means_a_duel(start: str, end: str, bridges: Any) -> None:
    at = {"red": start, "blue": end, "white": "I-S"}
    play = table(hands={"red": "p1"}, at=at, bridges=bridges)
    play.do("play p1", f"go {end}")
    assert play.phase() == Phase.DUEL
    assert play.s.beaten == play.seat("blue")
    play.do("send SE")
    assert (play.at("red"), play.at("blue")) == (end, "S-SE")


# -- star fields -----------------------------------------------------------------------------------


@pytest.mark.rule("DR-086", "DR-087", "DR-096")
def test_stepping_onto_a_star_lets_one_fly_on_for_nothing() -> None:
    assert table(at={"red": "M2-N-NE"}).dest("red", 2) >= {"V-SE", "V-SW", "V-NW", "M2-S-SW"}


@pytest.mark.rule("DR-088", "DR-094")
def test_flights_go_to_free_stars_only_and_away_from_a_duel() -> None:
    play = table(hands={"red": "p1"}, at={"red": "M2-N-NE", "blue": "Z-NE", "white": "Z-SW"})
    play.do("play p1")
    assert play.legal("go") == {"M1-N-NE", "Z-NE", "Z-SE", "Z-NW"}
    fight = table(hands={"red": "p1"}, at={"red": "M2-N-NE", "blue": "Z-NE"})
    fight.do("play p1", "go Z-NE")
    assert fight.phase() == Phase.DUEL
    play.do("go Z-SE")
    assert play.turn == "blue"


@pytest.mark.rule("DR-089", "DR-090", "DR-J05")
def test_a_flight_is_optional_also_with_the_last_step() -> None:
    assert table(at={"red": "M2-N-NE"}).dest("red", 1) == {"M1-N-NE", *STARS}


@pytest.mark.rule("DR-091")
def test_no_flight_from_where_the_move_begins() -> None:
    assert table(at={"red": "Z-NE"}).dest("red", 1) == {"M2-N-NE", "M2-E-NE", "V-NE"}


@pytest.mark.rule("DR-092")
def test_landing_is_not_stepping_onto() -> None:
    play = table(at={"red": "M2-N-NE"}, hands={"red": "p1"})
    play.do("play p1", "go Z-SW")
    red, z_ne, z_sw = 0, NODE["Z-NE"], NODE["Z-SW"]
    assert play.heard(Kind.FLEW) == [(red, z_ne, z_sw)]
    assert play.turn == "blue"  # no question after landing


@pytest.mark.rule("DR-093", "DR-E36")
def test_a_later_star_allows_another_flight_to_a_star_not_yet_visited() -> None:
    play = table(at={"red": "Z-NE"}, looked={"red": "F-SE"}, hands={"red": "p3"})
    ends = play.dest("red", 6)
    assert {"Z-NW", "Z-SE", "Z-SW"} <= ends  # round the star road, and a flight
    assert "Z-NE" not in ends
    twice = table(
        at={"red": "M2-N-NE"}, looked={"red": "F-SE"}, dragons=("V-SE", "F-SE", "P-N", "P-S")
    )
    assert "V-NW" in twice.dest("red", 8)


@pytest.mark.rule("DR-095", "DR-133")
def test_teletransfer_onto_a_star_or_a_knight_means_neither_flight_nor_duel() -> None:
    play = table(hands={"red": "mT p1"}, at={"red": "A-N-NE", "blue": "Z-NE"})
    play.do("play mT", "swap 2")
    assert play.phase() == Phase.HAND
    assert (play.at("red"), play.at("blue")) == ("Z-NE", "A-N-NE")


@pytest.mark.rule("DR-E35")
def test_no_star_left_to_fly_to_means_a_duel() -> None:
    play = table(
        at={"red": "Z-NE", "blue": "Z-NW", "yellow": "Z-SE", "white": "Z-SW"},
        looked={"red": "F-SE"},
        hands={"red": "p3"},
    )
    ends = play.dest("red", 6)
    assert STARS & ends == {"Z-NW", "Z-SE"}  # both by walking; no flight anywhere
    play.do("play p3", "double", "go Z-NW")
    assert play.phase() == Phase.DUEL


@pytest.mark.rule("DR-E07", "DR-163")
def test_a_free_start_field_is_always_left() -> None:
    play = table(
        hands={"red": "p1"},
        at={"red": "A-N-NE", "blue": "S-NE", "yellow": "S-SE", "white": "S-SW"},
    )
    play.do("play p1", "go S-NE")
    assert play.at("blue") == "S-NW"  # the only one, so nobody was asked


@pytest.mark.rule("DR-E23")
def test_the_moat_road_can_be_shut_off_but_not_frozen() -> None:
    ps = ("P-N", "P-E", "P-S", "P-W")
    play = table(dragons=ps)
    inside = {"S", "A", "B", "I", "Q"}
    for n in range(1, 6):
        ends = play.dest("red", n)
        assert ends
        assert {e.split("-")[0] for e in ends} <= inside
    assert "Z-NE" in table(dragons=ps, bridges=["H-NE"]).dest("red", 3)


@pytest.mark.rule("DR-J27")
def test_ways_are_asked_for_only_where_rainbows_differ() -> None:
    # Castle with rainbows from two rocks: which one to cross is asked, since it may be shifted.
    play = table(hands={"red": "p3"}, at={"red": "C"}, armour=["red"], rainbows=["R-N~C", "R-E~C"])
    play.do("play p3", "go M2-N-NE")
    assert play.phase() == Phase.SWING  # only R-N leads there: nothing to ask but the swing
    play = table(
        at={"red": "C"},
        looked={"red": "F-SE"},
        hands={"red": "p4"},
        rainbows=["R-N~C", "R-E~C"],
    )
    play.do("play p4", "single", "go Z-NE")
    assert play.phase() == Phase.LEAVE
    assert play.legal() == {"leave_by N-C", "leave_by E-C"}
    play.do("leave_by E-C", "keep")  # on foot, or by another star's flight: nobody is asked
    assert play.at("red") == "Z-NE"
    assert not play.heard(Kind.FLEW)  # of ways that come to the same the plainest is told
    assert play.turn == "blue"
    # Two plain ways to the same field differ in nothing: nobody is asked.
    play = table(hands={"red": "p3"}, at={"red": "T-N"}, dragons=FORT_DRAGONS)
    play.do("play p3", "go O3-N-NE")
    assert play.turn == "blue"
