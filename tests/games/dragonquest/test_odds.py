"""Exact odds: against the numbers of catalogue 12, and against many simulated rolls."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from lindwurm.engines import compiled
from lindwurm.games.dragonquest import GAME, odds
from lindwurm.games.dragonquest.data import (
    TREASURE_DICE,
    WALL_TILES,
    Danger,
)
from lindwurm.games.dragonquest.rules import chamber, dangers, moving
from lindwurm.games.dragonquest.state import Phase
from lindwurm.kernel.chance import seed_words

MONSTERS = (Danger.GHOUL, Danger.TROLL, Danger.ORC)


def near(value: Fraction | float, digits: int = 6) -> float:
    return round(float(value), digits)


# -- 12.1 movement ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "danger", "steps", "finds", "idle"),
    [
        ("N", 0.275720, 1.382716, 0.839506, 0.057613),
        ("C0", 0.276007, 1.431925, 0.864039, 0.055301),
        ("C1", 0.282606, 1.513378, 0.903429, 0.045354),
        ("B", 0.349781, 1.499599, 0.886954, 0.021035),
        ("R0", 0.285152, 1.491499, 0.684260, 0.053719),
        ("R1", 0.346178, 1.629624, 0.367099, 0.035954),
        ("R2", 0.529947, 1.540636, 0.072491, 0.000099),
        ("M*", 0.320757, 1.676582, 0.466353, 0.000747),
        ("U*", 0.276836, 1.511719, 0.903095, 0.047167),
    ],
)
def test_policies(name: str, danger: float, steps: float, finds: float, idle: float) -> None:
    turn = odds.policy(name)
    told = (turn.danger, turn.mean_steps, turn.mean_finds, turn.steps.get(0, Fraction()))
    assert tuple(map(near, told)) == (danger, steps, finds, idle)


@pytest.mark.parametrize(
    ("name", "steps"),
    [
        ("N", (0.057613, 0.201646, 0.263374, 0.156379, 0.041152, 0.004115)),
        ("C1", (0.045354, 0.168341, 0.248084, 0.181969, 0.065270, 0.008376)),
        ("B", (0.021035, 0.118086, 0.235937, 0.199385, 0.067401, 0.008376)),
        ("R1", (0.035954, 0.119274, 0.168799, 0.172304, 0.131615, 0.025876)),
        ("R2", (0.000099, 0.003915, 0.052482, 0.248349, 0.139333, 0.025876)),
        ("M*", (0.000747, 0.143472, 0.221305, 0.188718, 0.100658, 0.024343)),
    ],
)
def test_distribution_of_steps(name: str, steps: tuple[float, ...]) -> None:
    turn = odds.policy(name)
    assert tuple(near(turn.steps[n]) for n in range(6)) == steps
    assert sum(turn.steps.values()) + turn.danger == 1


def test_distribution_of_discoveries() -> None:
    never = (0.180556, 0.307870, 0.182099, 0.047840, 0.005658, 0.000257)
    assert tuple(near(odds.policy("N").finds[n]) for n in range(6)) == never
    cautious = (0.160976, 0.291156, 0.193899, 0.061501, 0.009339, 0.000524)
    assert tuple(near(odds.policy("C1").finds[n]) for n in range(6)) == cautious


def test_the_first_throw() -> None:
    skulls = [Fraction()] * 7
    for lie, chance in odds.throw(4, 1).items():
        skulls[lie.skulls] += chance
    assert skulls == [
        Fraction(32, 243),
        Fraction(8, 27),
        Fraction(8, 27),
        Fraction(44, 243),
        Fraction(2, 27),
        Fraction(1, 54),
        Fraction(1, 486),
    ]


@pytest.mark.parametrize(
    ("skulls", "black", "red", "chance"),
    [
        (0, 3, 0, Fraction(1, 27)),
        (0, 4, 0, Fraction(1, 9)),
        (0, 0, 1, Fraction(0)),
        (0, 1, 1, Fraction(1, 18)),
        (0, 3, 1, Fraction(5, 27)),
        (0, 4, 1, Fraction(67, 243)),
        (1, 1, 0, Fraction(0)),
        (1, 2, 0, Fraction(1, 9)),
        (1, 4, 0, Fraction(11, 27)),
        (1, 0, 1, Fraction(1, 6)),
        (1, 3, 1, Fraction(37, 81)),
        (2, 1, 0, Fraction(1, 3)),
        (2, 4, 0, Fraction(65, 81)),
        (2, 2, 1, Fraction(19, 27)),
    ],
)
def test_the_third_skull(skulls: int, black: int, red: int, chance: Fraction) -> None:
    assert odds.third_skull(skulls, black, red) == chance


# -- 12.2 turns ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "steps", "turns"),
    [
        ("C1", 1, 1.488007),
        ("C1", 8, 5.841019),
        ("C1", 12, 8.483524),
        ("C1", 13, 9.144284),
        ("C1", 16, 11.126614),
        ("R1", 13, 8.630782),
        ("M*", 8, 5.353542),
        ("M*", 12, 7.739067),
        ("M*", 13, 8.335510),
    ],
)
def test_expected_turns(name: str, steps: int, turns: float) -> None:
    assert near(odds.expected_turns(name, steps)) == turns


def test_arriving_in_time() -> None:
    told = [near(odds.arrives("C1", 12, t)) for t in range(5, 13)]
    assert told == [
        *(0.097174, 0.228429, 0.391879, 0.555296, 0.695606, 0.803263, 0.878998, 0.928712)
    ]
    told = [near(odds.arrives("M*", 13, t)) for t in range(5, 13)]
    assert told == [
        *(0.108564, 0.247493, 0.415230, 0.578685, 0.715926, 0.819129, 0.890394, 0.936364)
    ]


# -- 12.3 danger dice ------------------------------------------------------------------------------


def test_danger_dice() -> None:
    assert odds.decided_by() == (Fraction(1, 6), Fraction(5, 18), Fraction(5, 9))
    met = odds.dangers()
    assert met[Danger.NONE] == Fraction(5, 54)
    assert {met[d] for d in range(1, 7)} == {Fraction(49, 324)}
    known = odds.dangers(int(Danger.ORC))
    assert known[Danger.ORC] == Fraction(53, 108)
    assert {known[d] for d in range(1, 6)} == {Fraction(1, 12)}
    thrice = [near(odds.same_trap_thrice(n)) for n in range(3, 9)]
    assert thrice == [0.010377, 0.036800, 0.081654, 0.144387, 0.222002, 0.309829]


# -- 12.4 fights -----------------------------------------------------------------------------------


def test_damage() -> None:
    assert odds.mean(odds.DAMAGE) == Fraction(5, 3)
    assert {1: Fraction(3, 4), 2: Fraction(2, 9), 3: Fraction(1, 36)} == odds.LOWER
    assert {1: Fraction(1, 4), 2: Fraction(4, 9), 3: Fraction(11, 36)} == odds.HIGHER
    assert odds.BOTH[4] == Fraction(5, 18)
    assert odds.mean(odds.BOTH) == Fraction(10, 3)


def test_what_fights_cost() -> None:
    assert [odds.expected_loss(foe) for foe in MONSTERS] == [
        Fraction(23, 36),
        Fraction(5, 3),
        Fraction(37, 9),
    ]
    orc = [near(odds.fight_loss(Danger.ORC, n)) for n in range(7)]
    assert orc == [0.333333, 0.055556, 0.108025, 0.102366, 0.060385, 0.062400, 0.049144]
    ghoul = [near(odds.fight_loss(Danger.GHOUL, n)) for n in range(7)]
    assert ghoul == [0.666667, 0.166667, 0.091049, 0.041281, 0.018608, 0.008553, 0.003899]
    assert odds.skeleton_skulls(5) == Fraction(32, 243)
    assert odds.skeleton_skulls(4) == Fraction(16, 243)


@pytest.mark.parametrize(
    ("foe", "deaths"),
    [
        (Danger.GHOUL, (0.333333, 0.166667, 0.075617, 0.034336, 0.015729, 0.007176)),
        (Danger.TROLL, (0.500000, 0.375000, 0.260417, 0.169271, 0.116970, 0.079156)),
        (Danger.ORC, (0.666667, 0.611111, 0.503086, 0.400720, 0.340335, 0.277935)),
        (Danger.SKELETON, (0.666667, 0.444444, 0.444444, 0.296296, 0.296296, 0.296296)),
    ],
)
def test_deaths_in_fights(foe: Danger, deaths: tuple[float, ...]) -> None:
    assert tuple(near(odds.fight_death(foe, lp)) for lp in range(1, 7)) == deaths
    late = {Danger.GHOUL: 3e-5, Danger.TROLL: 0.005176, Danger.ORC: 0.072382}
    assert near(odds.fight_death(foe, 13)) == pytest.approx(late.get(foe, 0.131687))


def test_deaths_and_losses_by_any_danger() -> None:
    told = [near(odds.danger_death(lp)) for lp in (1, 2, 3, 4, 5, 6, 7, 8, 10, 13, 16)]
    assert told[:6] == [0.680556, 0.628044, 0.353756, 0.116601, 0.071539, 0.055090]
    assert told[6:] == [0.043171, 0.034420, 0.022050, 0.011734, 0.006391]
    assert odds.danger_loss() == Fraction(8281, 3888)
    assert near(odds.danger_loss(1)) == 3.188529


# -- 12.5 chamber ----------------------------------------------------------------------------------


def test_the_waking_of_the_dragon() -> None:
    plain = [near(odds.wake(d)) for d in range(7)]
    assert plain == [0.000268, 0.001136, 0.004609, 0.017633, 0.062286, 0.196245, 0.517747]
    twice = [near(odds.wake(d, talisman=True)) for d in range(7)]
    assert twice == [0.003506, 0.009995, 0.027298, 0.070557, 0.169434, 0.367188, 0.683594]
    by = [near(odds.awake_by(k)) for k in range(1, 11)]
    assert by[:5] == [0.000268, 0.011811, 0.072337, 0.202539, 0.377582]
    assert by[5:] == [0.554991, 0.704416, 0.815091, 0.889781, 0.936807]
    lent = [near(odds.awake_by(k, talisman=True)) for k in range(1, 8)]
    assert lent == [0.003506, 0.038398, 0.139827, 0.301001, 0.482225, 0.645850, 0.773127]


def test_what_the_chamber_gives() -> None:
    told = [near(odds.gain(d), 2) for d in range(7)]
    assert told == [2136.79, 1837.53, 1553.09, 1289.90, 1056.40, 863.06, 717.76]
    even = [round(float(odds.break_even(d))) for d in range(7)]
    assert even == [7985206, 1616024, 335431, 71864, 15904, 3535, 669]
    assert [near(odds.expected_treasure(n), 2) for n in (10, 7, 4)] == [1886.33, 1099.50, 441.98]
    assert near(odds.expected_treasure(10, talisman=True), 2) == 3338.77
    assert odds.expected_coins(8) == 200
    assert odds.expected_coins(8, talisman=True) == 300
    assert [near(odds.stars(s, 10)) for s in (1, 4, 6)] == [0.982658, 0.440736, 0.076564]
    assert near(odds.stars(6, 10, talisman=True)) == 0.376953
    assert odds.stars(6, 5) == 0


def test_the_breath() -> None:
    assert odds.mean(odds.breath()) == 5
    loss = [near(odds.breath()[n]) for n in range(2, 10)]
    assert loss == [
        *(0.040376, 0.134588, 0.225211, 0.243335, 0.186377, 0.105686, 0.045260, 0.014740)
    ]
    deaths = [near(odds.breath_death(lp)) for lp in (2, 3, 4, 5, 6, 7, 8, 9, 10)]
    assert deaths[:5] == [1.0, 0.959624, 0.825036, 0.599825, 0.356490]
    assert deaths[5:] == [0.170113, 0.064426, 0.019166, 0.004426]


def test_rows_that_wake() -> None:
    told = [near(odds.row_wakes("C1", ep)) for ep in (3, 4, 5, 6)]
    assert told == [0.009863, 0.071363, 0.265262, 0.556418]
    told = [near(odds.row_wakes("R1", ep)) for ep in (3, 4, 5, 6)]
    assert told == [0.000130, 0.009176, 0.075961, 0.281832]
    assert Fraction(1, WALL_TILES) == Fraction(1, 3)


# -- many rolls of the real rules ------------------------------------------------------------------

FEW, MANY = 6_000, 1_000_000
many_rolls = pytest.mark.parametrize("rolls", [FEW, pytest.param(MANY, marks=pytest.mark.proof)])
Z = 4.0
"""Standard deviations that a fixed seed may be off: one test in 16,000 by chance."""


def fits(counts: list[int], chances: list[float]) -> bool:
    """Chi-square test at Z, by the cube-root approximation of Wilson and Hilferty."""
    total = sum(counts)
    assert sum(chances) == pytest.approx(1)
    chi = sum((n - total * p) ** 2 / (total * p) for n, p in zip(counts, chances, strict=True) if p)
    assert all(p or not n for n, p in zip(counts, chances, strict=True))
    k = sum(p > 0 for p in chances) - 1
    limit = k * (1 - 2 / (9 * k) + Z * (2 / (9 * k)) ** 0.5) ** 3
    return chi < limit


def roll_dangers(s: Any, counts: Any, rolls: int) -> None:
    for _ in range(rolls):
        counts[dangers.find_danger(s)] += 1


def roll_fights(s: Any, counts: Any, foe: int, rolls: int) -> None:
    for _ in range(rolls):
        s.lp[0] = 120
        s.fate[0] = 0
        s.foe = foe
        dangers.fight(s)
        counts[min(119, 120 - s.lp[0])] += 1


def roll_skulls(s: Any, counts: Any, rolls: int) -> None:
    for _ in range(rolls):
        moving.first_throw(s)
        counts[moving.skulls(s)] += 1


def roll_loot(s: Any, counts: Any, aside: int, rolls: int) -> None:
    for _ in range(rolls):
        s.aside = aside
        s.fifties[0] = 0
        s.hundreds[0] = 0
        chamber.loot(s)
        counts[1 if s.phase == Phase.WAKE else 0] += 1


def simulated(rolls: int, function: Any, *arguments: int) -> list[int]:
    """Roll from a fixed seed, with the compiled rules where it is often."""
    if rolls < MANY:
        s: Any = GAME.state()
        few = [0] * 128
        seed_words(s.rng, 2022, 1)
        s.seats = 1
        function(s, few, *arguments)
        return few
    np = pytest.importorskip("numpy")
    pytest.importorskip("numba")
    rows = np.zeros(1, GAME.state.dtype())
    seed_words(rows[0]["rng"], 2022, 1)
    rows[0]["seats"] = 1
    counts = np.zeros(128, np.int64)
    compiled.jit(GAME, function)(rows[0], counts, *arguments)
    return [int(n) for n in counts]


@many_rolls
def test_dangers_rolled(rolls: int) -> None:
    counts = simulated(rolls, roll_dangers, rolls)
    chances = odds.dangers()
    assert sum(counts) == rolls
    assert fits(counts[:7], [float(chances[d]) for d in range(7)])


@many_rolls
@pytest.mark.parametrize("foe", MONSTERS)
def test_fights_fought(foe: Danger, rolls: int) -> None:
    counts = simulated(rolls, roll_fights, int(foe), rolls // 2)
    exact = [float(odds.fight_loss(foe, n)) for n in range(13)]
    assert fits([*counts[:13], sum(counts[13:])], [*exact, 1 - sum(exact)])


@many_rolls
def test_skulls_thrown(rolls: int) -> None:
    counts = simulated(rolls, roll_skulls, rolls // 5)
    exact = [0.0] * 7
    for lie, chance in odds.throw(4, 1).items():
        exact[lie.skulls] += float(chance)
    assert fits(counts[:7], exact)


@many_rolls
@pytest.mark.parametrize("aside", [2, 4, 5, 6])
def test_treasure_dice_thrown(aside: int, rolls: int) -> None:
    counts = simulated(rolls, roll_loot, aside, rolls // (TREASURE_DICE - aside))
    p = float(odds.wake(aside))
    assert fits(counts[:2], [1 - p, p])
