"""Every space, level, dragon and objective does exactly what its row of the catalogue says.

The expected changes are read from the tables of the catalogue, the actual ones played with every
possible choice; `data.toml` is not consulted.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from lindwurm.games.simurgh import data
from lindwurm.games.simurgh.rules.scoring import counted, goal_points
from lindwurm.games.simurgh.state import Phase
from tests.games.simurgh.catalogue import (
    UNITS,
    changes,
    deal,
    expected,
    measure,
    outcomes,
    rows,
)
from tests.games.simurgh.helpers import HOME, Game, spot, table

SPACES = [(int(row[0]), "abcd"[i], row[2 + i]) for row in rows("### 2.4") for i in range(4)]
LADDERS = {int(row[0]): (row[2], [c for c in row[3:8] if c != "—"]) for row in rows("### 2.5")}
LEVELS = [
    (number, level) for number, (_, levels) in LADDERS.items() for level in range(len(levels))
]
CITY = {row[0]: (row[2], row[3]) for row in rows("### 2.3") if re.fullmatch(r"C\d\d", row[0])}
CITY_ORDER = [
    "statue",
    "hatchery",
    "training",
    "scouts",
    "library",
    "builders",
    "smithy",
    "market",
    "towers",
    "barracks",
    "armoury",
    "hunting",
]
DRAGONS = {
    int(row[0]): (row[1], [re.findall(r"A\d\d", c)[0] for c in row[3:6]]) for row in rows("### 2.7")
}
RICH = "6V 6M 6W 6S 6K 6A"


def rich(**more: Any) -> Game:
    """Return a position in which nothing is missing and nothing triggers."""
    position: dict[str, Any] = {
        "has": [RICH],
        "points": [10],
        "at": {0: ([HOME, HOME], [HOME])},
        "dragons": {0: {50: "", 71: ""}},
        **more,
    }
    return table(4, **position)


def played(m: Game, action: str) -> set[tuple[int, ...]]:
    """Return all changes; those of display and stack only while the turn goes on."""
    return changes(m.state, 0, m.code(action))


@pytest.mark.rule("SI-X03", "SI-X10", "SI-061", "SI-064", "SI-071")
@pytest.mark.parametrize(("number", "letter", "text"), SPACES, ids=lambda v: str(v))
def test_every_space_of_tiles_1_to_36(number: int, letter: str, text: str) -> None:
    kind, _, effect = text.partition(": ")
    # an unused ability of dragon 57 keeps the turn open, so that the display is not refilled
    m = rich(
        wild={"W1": number},
        at={0: ([HOME, HOME], [HOME]), 1: (["W1.1"], [HOME])},
        dragons={0: {50: "", 71: "", 57: "R"}},
    )
    assert m.can(f"place spearman W1{letter}") == (kind[0] == "S")
    assert m.can(f"place rider W1{letter}")
    assert played(m, f"place rider W1{letter}") == expected(deal(effect))
    if kind[0] == "S":
        assert played(m, f"place spearman W1{letter}") == expected(deal(effect))
    if effect_looks := re.findall(r"(?:Dragon|Tile)\((\d)", effect):
        m.do(f"place rider W1{letter}")
        while m.phase == Phase.PAY:
            m.do(m.options[0])
        if int(effect_looks[0]) > 1:
            assert m.state.look_count == int(effect_looks[0])


@pytest.mark.rule("SI-053", "SI-054")
@pytest.mark.parametrize(("number", "letter", "text"), SPACES, ids=lambda v: str(v))
def test_single_spaces_hold_one_vassal_and_multi_spaces_any_number(
    number: int, letter: str, text: str
) -> None:
    place = f"W1.{'abcd'.index(letter) + 1}"
    m = rich(wild={"W1": number}, at={0: ([HOME, HOME], [HOME]), 1: ([HOME], [place])})
    multi = text[1] == "M"
    assert m.can(f"place rider W1{letter}") == multi
    if not multi:
        assert m.refusal(f"place rider W1{letter}") == "SI-053"


@pytest.mark.rule("SI-104", "SI-105", "SI-109")
@pytest.mark.parametrize(("number", "level"), LEVELS)
def test_every_level_of_the_explorations(number: int, level: int) -> None:
    step, levels = LADDERS[number]
    count, _, reward = levels[level].partition("× ")
    effect = f"{step} → {reward}"
    dragons = {0: {50: "", 71: "", 57: "R"}}
    if level == 0:
        m = rich(
            wild={"W1": number}, at={0: ([HOME], [HOME]), 1: ([HOME], ["W1.1"])}, dragons=dragons
        )
        action = "place rider W1a"
    else:
        # dragons 53, 54, 55 do not answer to an advance
        at = {0: ([HOME], [f"W1.{level}"])}
        m = rich(wild={"W1": number}, at=at, dragons=dragons, dragon_stack=[53, 54, 55])
        action = "advance W1"
    assert played(m, action) == expected(deal(effect))
    last = level == len(levels) - 1
    for end in outcomes(m.state, 0, m.code(action)):
        assert (end.wild[0] == 0) == last  # SI-117
        assert end.chronicle == int(last)
    if last:
        assert count == "1"


@pytest.mark.rule("SI-108")
@pytest.mark.parametrize(("number", "level"), LEVELS)
def test_every_level_has_its_number_of_spaces(number: int, level: int) -> None:
    count = int(LADDERS[number][1][level].partition("×")[0])
    if level == 0:
        others = {p: ([HOME], ["W1.1"]) for p in range(1, count)}
        m = rich(wild={"W1": number}, at={0: ([HOME], [HOME]), 1: ([HOME], ["W1.1"]), **others})
        assert m.can("place rider W1a") == (count > max(1, count - 1))
        full = rich(
            wild={"W1": number},
            at={0: ([HOME], [HOME]), **{p: ([HOME], ["W1.1"]) for p in range(1, count + 1)}},
        )
        assert full.refusal("place rider W1a") == "SI-108"
        return
    if level == len(LADDERS[number][1]) - 1:
        return  # one space, and whoever reaches it ends the exploration
    others = {p: ([HOME], [f"W1.{level + 1}"]) for p in range(1, count)}
    m = rich(wild={"W1": number}, at={0: ([HOME], [f"W1.{level}"]), **others})
    assert m.can("advance W1")
    others[count] = ([HOME], [f"W1.{level + 1}"])
    m = rich(wild={"W1": number}, at={0: ([HOME], [f"W1.{level}"]), **others})
    assert m.refusal("advance W1") == "SI-113"


@pytest.mark.rule("SI-145", "SI-146", "SI-155", "SI-156", "SI-157", "SI-158", "SI-159", "SI-160")
@pytest.mark.rule("SI-141", "SI-161", "SI-057", "SI-X04")
@pytest.mark.parametrize("space", [c for c in CITY if c not in ("C01", "C04")])
def test_every_plain_space_of_the_city(space: str) -> None:
    kind, text = CITY[space]
    name = CITY_ORDER[int(space[1:]) - 1]
    m = rich(dragons={0: {50: "", 71: "", 57: "R"}})
    assert played(m, f"place rider {name}") == expected(deal(text))
    assert m.can(f"place spearman {name}") == (kind[0] == "S")
    others = rich(
        at={0: ([HOME], [HOME]), 1: ([HOME], [name]), 2: ([HOME], [name])}
        if kind[1] == "M"
        else {0: ([HOME], [HOME]), 1: ([HOME], [name])}
    )
    assert others.can(f"place rider {name}") == (kind[1] == "M")


# == dragons ======================================================================================

ABILITIES = {
    "A01": "1V | 1M",
    "A02": "2M",
    "A03": "2V",
    "A04": "2B",
    "A05": "2PP",
    "A14": "−2M → 3PP",
    "A15": "−2PP → 3F",
    "A16": "−1S → 2PP",
    "A17": "−2F → 3A",
    "A18": "−2B → 3A",
    "A19": "−2M → 3A",
    "A20": "−1V → 2M",
    "A21": "−1V → 2W",
    "A22": "−1V → 2S",
    "A23": "−2W → 1DR",
    "A24": "−2M −2F → 1DR",
    "A25": "−1SP −1PP → 1DR",
    "A26": "−1DR → 3A + 2M",
    "A29": "−1A → FaceUp",
}
"""The active abilities of 2.6 in short, written from its sentences."""
IDS = {row[0]: row[2] for row in rows("### 2.6")}
FIELDS = [(n, i, code) for n, (_, codes) in DRAGONS.items() for i, code in enumerate(codes)]
WORDS = ("left", "middle", "right")


def dragon_id(number: int) -> str:
    return data.DRAGON_IDS[number - 49]


def owning(number: int, place: int, **more: Any) -> tuple[Game, str]:
    """Return a rich position in which only this field of this dragon carries a marker."""
    position: dict[str, Any] = {"dragons": {0: {number: "LMR"[place]}}, **more}
    return rich(**position), f"ability {dragon_id(number)} {WORDS[place]}"


def one_marker_less(changes_: set[tuple[int, ...]]) -> set[tuple[int, ...]]:
    return {(*c[:7], c[7] - 1, *c[8:]) for c in changes_}


@pytest.mark.rule("SI-172", "SI-175", "SI-176", "SI-190", "SI-165")
@pytest.mark.parametrize(("number", "place", "code"), [f for f in FIELDS if f[2] in ABILITIES])
def test_every_active_ability_on_its_dragon(number: int, place: int, code: str) -> None:
    m, use = owning(number, place)
    assert m.can(use)
    assert played(m, use) == one_marker_less(expected(deal(ABILITIES[code])))
    bare, use = owning(number, place, dragons={0: {number: ""}})
    assert bare.refusal(use) == "SI-172"
    theirs, use = owning(number, place, dragons={1: {number: "LMR"}})
    assert theirs.refusal(use) == "SI-172"


@pytest.mark.rule("SI-191")
@pytest.mark.parametrize(("number", "place"), [f[:2] for f in FIELDS if f[2] == "A30"])
def test_a30_takes_the_top_tile_for_wisdom(number: int, place: int) -> None:
    m, use = owning(number, place)
    top, points = m.stack[0], m.state.points[0]
    m.do(use)
    assert top in m.hand(0)
    assert (m.state.tokens[0][4], m.state.points[0]) == (5, points)


@pytest.mark.rule("SI-192", "SI-193", "SI-E37")
@pytest.mark.parametrize(("number", "place"), [f[:2] for f in FIELDS if f[2] == "A31"])
def test_a31_turns_a_second_marker_of_an_own_dragon_into_points(number: int, place: int) -> None:
    alone, use = owning(number, place)
    assert alone.refusal(use) == "SI-179"
    m, use = owning(number, place, dragons={0: {number: "LMR", 53: "M"}, 1: {54: "LMR"}})
    m.do(use)
    assert m.phase == Phase.PAY
    fields = [f"drop {dragon_id(number)} {WORDS[f]}" for f in range(3) if f != place]
    assert m.options == sorted([*fields, f"drop {dragon_id(53)} middle"], key=m.code)
    assert m.refusal(f"drop {dragon_id(54)} left") == "SI-193"
    m.do(f"drop {dragon_id(53)} middle")
    assert m.state.points[0] == 14
    assert len(m.markers(number)) == 2
    assert m.markers(53) == ""


GAIN_TRIGGERS = {"A06": ("V", "2V"), "A07": ("M", "2M"), "A09": ("K", "2K"), "A10": ("A", "1A")}


def gaining(number: int, place: int, unit: str) -> tuple[Game, str]:
    """Return a position with a space that gains this token and nothing else."""
    m, use = owning(
        number,
        place,
        wild={"W1": 8 if unit == "V" else 9},
        at={0: ([HOME], [HOME]), 1: (["W1.1"], [HOME])},
        has=["1V"],
    )
    name = {"V": "W1b", "M": "W1b", "K": "library", "A": "armoury"}[unit]
    return m.do(f"place rider {name}"), use


@pytest.mark.rule("SI-180", "SI-181", "SI-X11")
@pytest.mark.parametrize(("number", "place", "code"), [f for f in FIELDS if f[2] in GAIN_TRIGGERS])
def test_gain_triggers_add_their_bonus_once(number: int, place: int, code: str) -> None:
    unit, bonus = GAIN_TRIGGERS[code]
    for other in "VMKA":
        m, use = gaining(number, place, other)
        if other != unit:
            assert m.phase != Phase.TRIGGER
            continue
        assert m.options == [use, "done"]
        before = m.state.tokens[0][data.Unit[unit]]
        m.do(use)
        assert m.state.tokens[0][data.Unit[unit]] == before + int(bonus[0])
        assert m.markers(number) == ""
    m, use = owning(number, place)
    assert m.refusal(use) == "SI-180"  # not without its event


@pytest.mark.rule("SI-182")
@pytest.mark.parametrize(("number", "place"), [f[:2] for f in FIELDS if f[2] == "A08"])
def test_a08_gives_one_of_what_was_gained(number: int, place: int) -> None:
    for unit, k in (("V", 0), ("M", 1)):
        m, use = gaining(number, place, unit)
        before = list(m.state.tokens[0])
        m.do(use)
        before[k] += 1
        assert m.state.tokens[0] == before
    both, use = owning(
        number, place, wild={"W1": 2}, at={0: ([HOME], [HOME]), 1: (["W1.1"], [HOME])}, has=[""]
    )
    both.do("place rider W1b", use)  # 3V + 1M
    assert both.options == ["choose first", "choose second"]
    assert both.do("choose second").has(0) == "3V 2M"


def advancing(number: int, place: int, **more: Any) -> tuple[Game, str]:
    return owning(number, place, wild={"W1": 42}, at={0: ([HOME], ["W1.1"])}, has=["3S"], **more)


@pytest.mark.rule("SI-185")
@pytest.mark.parametrize(("number", "place", "code"), [f for f in FIELDS if f[2] in ("A12", "A13")])
def test_a12_and_a13_reward_an_advance(number: int, place: int, code: str) -> None:
    m, use = advancing(number, place)
    assert m.refusal(use) == "SI-180"
    m.do("advance W1")
    assert m.options == [use, "done"]
    m.do(use)
    assert (m.has(0), m.state.points[0]) == (("2M 2S 2A", 10) if code == "A12" else ("2S 2A", 12))


@pytest.mark.rule("SI-183", "SI-184", "SI-E26")
@pytest.mark.parametrize(("number", "place"), [f[:2] for f in FIELDS if f[2] == "A11"])
def test_a11_advances_once_more_at_the_same_price(number: int, place: int) -> None:
    m, use = advancing(number, place)
    m.do("advance W1", use)
    assert (m.has(0), m.state.points[0]) == ("1S 2A", 13)  # levels 2 and 3
    assert m.state.at[0][3] == spot("W1.3")
    assert m.markers(number) == ""
    poor, use = owning(number, place, wild={"W1": 42}, at={0: ([HOME], ["W1.1"])}, has=["1S"])
    poor.do("advance W1")
    assert poor.phase != Phase.TRIGGER
    assert poor.markers(number) == "LMR"[place]


@pytest.mark.rule("SI-189")
@pytest.mark.parametrize(("number", "place", "code"), [f for f in FIELDS if f[2] in ("A27", "A28")])
def test_a27_and_a28_answer_to_a_vassal_given_up(number: int, place: int, code: str) -> None:
    space = "W1b" if code == "A27" else "W1c"
    m, use = owning(
        number,
        place,
        wild={"W1": 33},
        at={0: ([HOME, HOME], [HOME, HOME]), 1: (["W1.1"], [HOME])},
        has=[""],
    )
    m.do(f"place spearman {space}")
    assert m.options == [use, "done"]
    assert m.state.points[0] == 10  # before the rewards
    m.do(use)
    if code == "A27":
        assert m.options == ["take_building 0", "take_building 1", "take_building 2"]
        m.do("take_building 1")
        assert (m.has(0), m.state.points[0]) == ("1W 1S", 15)
    else:
        assert (m.has(0), m.state.points[0]) == ("2S", 17)


@pytest.mark.rule("SI-194", "SI-195", "SI-196", "SI-E35")
@pytest.mark.parametrize(("number", "place"), [f[:2] for f in FIELDS if f[2] == "A32"])
def test_a32_replaces_an_objective(number: int, place: int) -> None:
    m, _ = owning(number, place, face_up={"O1": 1, "O2": 2, "O3": 3}, goal_stack=[4, 5, 6])
    m.do("place rider statue")
    goal = data.GOAL_IDS[4]
    assert m.can(f"objective {goal} O2")
    m.do(f"objective {goal} O2")
    assert m.state.goal_slots == [1, 5, 3, 0, 0]
    assert (m.state.points[0], m.has(0)) == (13, "6V 6M 5W 6S 5K 6A")
    assert (m.state.goals_out, m.markers(number)) == (1 << 1, "")
    left = [data.GOAL_IDS[3], data.GOAL_IDS[5]]
    m.do(f"goal_top {left[0]}", f"goal_bottom {left[1]}")
    assert m.state.ending == 0  # three stay three
    without, _ = owning(number, place, dragons={0: {number: ""}}, face_up={"O2": 2}, goal_stack=[5])
    without.do("place rider statue")
    assert without.refusal(f"objective {goal} O2") == "SI-128"


def test_all_abilities_are_covered_above() -> None:
    special = {"A08", "A11", "A12", "A13", "A27", "A28", "A30", "A31", "A32"}
    assert set(ABILITIES) | set(GAIN_TRIGGERS) | special == set(IDS)
    assert {code for *_, code in FIELDS} == set(IDS)
    assert set(UNITS) >= {"V", "◆"}


# == objectives ===================================================================================

GOALS = rows("### 2.8")
COLOURS = ("gold", "red", "green", "blue", "white", "black")


@pytest.mark.rule("SI-225", "SI-226")
@pytest.mark.parametrize("row", GOALS, ids=lambda row: row[0])
def test_every_objective_counts_and_pays(row: list[str]) -> None:
    number = int(row[0].removeprefix("OB-"))
    scale = [int(c) for c in row[2:5] if c != "—"]
    text = row[1]
    types = [c for c in COLOURS if c in text] or list(COLOURS)
    dragons = {
        p: {n: "LMR"[: 3 - p] for n, (colour, _) in DRAGONS.items() if (n - 49) % 4 == p}
        for p in range(3)
    }
    m = table(3, has=["1V 2M 3W 4S 5K 6A", "2V 2W 2K", ""], dragons=dragons)
    for p in range(3):
        own = [n for n in dragons[p] if DRAGONS[n][0] in types]
        if "tokens" in text:
            names = ("vegetables", "meat", "wood", "stone", "wisdom", "weapons")
            want = sum(m.state.tokens[p][k] for k, name in enumerate(names) if name in text)
        elif "markers" in text:
            want = sum(len(m.markers(n)) for n in own)
        else:
            want = len(own)
        assert counted(m.state, number - 1, p) == want
    # places: seat 0 has more than seat 1 than seat 2 of everything that is counted
    ranked = table(
        3,
        has=["3V 3M 3W 3S 3K 3A", "2V 2M 2W 2S 2K 2A", "1V 1M 1W 1S 1K 1A"],
        dragons={
            p: {n: "LMR" for n in DRAGONS if (n - 49) % 4 in ((0, 1), (2,))[p]} for p in range(2)
        },
    )
    for p in range(2):
        assert goal_points(ranked.state, number - 1, p) == scale[p]


def test_measure_counts_what_lies_before_a_seat() -> None:
    m = rich()
    assert measure(m.state, 0)[:8] == (6, 6, 6, 6, 6, 6, 10, 0)
