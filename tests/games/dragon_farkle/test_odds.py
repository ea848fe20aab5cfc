"""The odds of Dragon Farkle against the numbers printed in the rules catalogue, section 12.

The tables below hold the printed numbers; a computed value must agree to the last printed digit.
"""

from fractions import Fraction
from itertools import pairwise

import numpy as np
import pytest

from lindwurm.games.dragon_farkle import odds
from lindwurm.games.dragon_farkle.data import (
    ID_OF,
    MULTISETS,
    SIZE,
    VALID,
    VALUE,
    Companion,
    Event,
    variant_index,
)
from lindwurm.games.dragon_farkle.odds import UNLIMITED, Armies

PATCH = variant_index("patch")
SIX_2500 = variant_index("dragon", 2500)
NO_FOUR_PLUS_PAIR = variant_index("dragon", 3000, False)


def rows(table: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in table.strip().splitlines()]


def agrees(computed: float, printed: str) -> bool:
    """Whether a value rounds to the printed one (with a hair of room for doubles)."""
    digits = len(printed.partition(".")[2])
    return abs(computed - float(printed)) <= 0.5 * 0.1**digits + 1e-9


def size_of_army(printed: str) -> int:
    return UNLIMITED if printed == "unlimited" else int(printed)


# --- 2.8 companions -----------------------------------------------------------------------------

# companion | soldiers gained in a recruitment turn
GAINS = """
STUB | 142
PIP | 160
MIRABEL | 125
ASHBY | 110
QUENTIN | 217
BERTHA | 145
SKREE | 0
BRUNNA | 0
ULF | 0
"""


@pytest.mark.parametrize("row", rows(GAINS), ids=lambda row: row[0])
def test_what_a_companion_brings_in_a_recruitment(row: list[str]) -> None:
    helped = odds.helped(Companion[row[0]])
    assert agrees(helped.turn_value() - odds.recruitment().turn_value, row[1])


# companion | chance to slay in one battle, 3 health | 4 health | 5 health
HELP_IN_BATTLE = """
STUB | 0.387 | 0.281 | 0.191
PIP | 0.493 | 0.383 | 0.284
MIRABEL | 0.535 | 0.422 | 0.318
QUENTIN | 0.423 | 0.308 | 0.211
ULF | 0.631 | 0.515 | 0.403
"""


@pytest.mark.parametrize("row", rows(HELP_IN_BATTLE), ids=lambda row: row[0])
def test_what_a_companion_brings_in_a_battle(row: list[str]) -> None:
    table = odds.helped_table(Companion[row[0]], 5, 20_000)  # as good as unlimited
    for health, printed in zip((3, 4, 5), row[1:], strict=True):
        assert agrees(table[health, 6, -1], printed)


@pytest.mark.parametrize("variant", [0, PATCH, SIX_2500, NO_FOUR_PLUS_PAIR])
def test_without_help_both_programmes_agree(variant: int) -> None:
    plain, alone = odds.recruitment(variant), odds.helped(Companion.NONE)
    for pot in (0, 50, 300, 550, 1300, 5000):
        for dice in range(1, 7):
            assert alone.value(pot, dice, variant) == pytest.approx(plain.value(pot, dice))
            assert alone.should_stop(pot, dice, variant) == plain.should_stop(pot, dice)


# --- 12.3 a single roll -------------------------------------------------------------------------

# dice | f exact | f | ends series | ends battle | EV | EV if it scores | hot | mean dice scoring
SINGLE_ROLL = """
1 | 2/3 | 0.666667 | 0.555556 | 0.444444 | 25.000000 | 75.000000 | 0.333333 | 0.333333
2 | 4/9 | 0.444444 | 0.370370 | 0.296296 | 50.000000 | 90.000000 | 0.111111 | 0.666667
3 | 5/18 | 0.277778 | 0.231481 | 0.185185 | 86.805556 | 120.192308 | 0.055556 | 1.055556
4 | 17/108 | 0.157407 | 0.131173 | 0.104938 | 145.833333 | 173.076923 | 0.040123 | 1.530864
5 | 25/324 | 0.077160 | 0.064300 | 0.051440 | 235.069444 | 254.724080 | 0.029835 | 2.105967
6 | 5/216 | 0.023148 | 0.019290 | 0.015432 | 479.616770 | 490.982096 | 0.083333 | 3.011317
"""


@pytest.mark.parametrize("row", rows(SINGLE_ROLL), ids=lambda row: f"{row[0]} dice")
def test_single_roll(row: list[str]) -> None:
    roll = odds.next_roll(int(row[0]))
    assert roll.no_valid == Fraction(row[1])
    assert agrees(float(roll.no_valid), row[2])
    assert agrees(float(roll.ends_series), row[3])
    assert agrees(float(roll.ends_battle), row[4])
    assert agrees(float(roll.expected), row[5])
    assert agrees(float(roll.expected / (1 - roll.no_valid)), row[6])
    assert agrees(float(roll.hot), row[7])
    assert agrees(float(roll.mean_scoring), row[8])


def test_single_roll_of_the_other_tables() -> None:
    printed = ("25", "50", "83.564815", "132.716049", "203.285751", "388.535237")
    for dice, value in enumerate(printed, start=1):
        assert odds.farkle_probability(dice, PATCH) == odds.farkle_probability(dice)
        assert agrees(float(odds.expected_value(dice, PATCH)), value)
    assert agrees(float(odds.expected_value(6, SIX_2500)), "479.552469")


def test_six_dice_patterns() -> None:
    assert {shape: str(chance) for shape, chance in odds.six_dice_patterns().items()} == {
        "6": "1/7776",
        "5+1": "5/1296",
        "4+2": "25/2592",
        "4+1+1": "25/648",
        "3+3": "25/3888",
        "3+2+1": "25/162",
        "3+1+1+1": "25/162",
        "2+2+2": "25/648",
        "2+2+1+1": "25/72",
        "2+1+1+1+1": "25/108",
        "straight": "5/324",
    }
    assert sum(odds.six_dice_patterns().values()) == 1


def test_one_or_five() -> None:
    printed = ("0.333333", "0.555556", "0.703704", "0.802469", "0.868313", "0.912209")
    assert all(agrees(float(odds.one_or_five(n)), p) for n, p in enumerate(printed, start=1))


@pytest.mark.parametrize("dice", range(1, 7))
def test_roll_weights_are_a_distribution(dice: int) -> None:
    assert sum(odds.roll_weights(dice).values()) == 1


@pytest.mark.rule("DF-09", "DF-R01")
@pytest.mark.parametrize("dice", range(1, 7))
def test_rolled_dice_follow_the_exact_odds(dice: int) -> None:
    """Chi-square of simulated fair dice against the weights of all multisets."""
    rolls = 60_000
    generator = np.random.default_rng(20_160 + dice)
    faces = np.sort(generator.integers(1, 7, size=(rolls, dice)), axis=1)
    seen = np.zeros(len(MULTISETS))
    kinds, counts = np.unique(faces, axis=0, return_counts=True)
    for kind, count in zip(kinds, counts, strict=True):
        seen[ID_OF[tuple(int(face) for face in kind)]] = count
    weights = odds.roll_weights(dice)
    ids = np.array(list(weights))
    expected = np.array([float(w) for w in weights.values()]) * rolls
    rare = expected < 5  # six alike: put together, as the test asks for
    pooled_seen = np.append(seen[ids][~rare], seen[ids][rare].sum())
    pooled_expected = np.append(expected[~rare], expected[rare].sum())
    cells = pooled_expected > 0
    statistic = float(
        (((pooled_seen - pooled_expected) ** 2)[cells] / pooled_expected[cells]).sum()
    )
    freedom = int(cells.sum()) - 1
    # Wilson and Hilferty: the cube root of chi-square / freedom is nearly normal.
    spread = 2 / (9 * freedom)
    assert ((statistic / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5 < 3.5
    farkles = float(seen[ids][VALID[0, ids] == 0].sum()) / rolls
    chance = float(odds.farkle_probability(dice))
    assert abs(farkles - chance) < 4 * (chance * (1 - chance) / rolls) ** 0.5


# --- 12.4 recruitment ---------------------------------------------------------------------------

# pot | R(pot, n) for one to six dice; a star where rolling is better than banking
ROLL_VALUES = """
0 | 282.845119* | 242.808809* | 254.925425* | 304.452386* | 405.728300* | 703.388670*
50 | 296.142102* | 254.141226* | 266.716695* | 320.168627* | 428.949084* | 736.217004*
100 | 310.035060* | 265.923591* | 278.925745* | 337.516242* | 455.159623* | 770.873149*
150 | 324.510060* | 278.145895* | 292.863500* | 357.908389* | 485.170418* | 807.243045*
200 | 339.538553* | 290.767198* | 308.117946* | 383.623677* | 517.953425* | 845.032699*
250 | 355.128057* | 304.888320* | 328.153137* | 414.723490* | 553.215402* | 884.405445*
300 | 371.211453* | 319.442167* | 356.992013* | 449.006156* | 589.956946* | 925.239937*
350 | 387.707927* | 340.653978 | 391.600556* | 485.536914* | 628.694042* | 967.677802*
400 | 404.449750* | 368.466847 | 427.918543* | 523.445893* | 669.328727* | 1011.346823*
450 | 424.545394 | 399.107149 | 465.366891* | 563.614828* | 711.396671* | 1055.938176*
500 | 445.225764 | 430.090234 | 502.996616* | 605.568674* | 754.414840* | 1100.841283*
550 | 465.958984 | 461.089655 | 541.072140 | 648.503212* | 797.997392* | 1146.219875*
600 | 486.713739 | 492.107431 | 579.293906 | 691.631888* | 841.748970* | 1191.739247*
700 | 528.359589 | 554.188788 | 655.753325 | 777.899033* | 929.264565* | 1282.869217*
800 | 570.219220 | 616.326531 | 732.237070 | 864.182998* | 1016.801093* | 1374.696784*
1000 | 654.344572 | 740.753223 | 885.277898 | 1036.797753* | 1195.758138* | 1559.841611*
1300 | 781.948764 | 927.823907 | 1114.979549 | 1295.895594 | 1468.736241* | 1841.349397*
1500 | 867.532465 | 1052.669684 | 1268.159771 | 1469.294970 | 1655.442393* | 2031.172476*
2000 | 1081.857431 | 1364.869788 | 1651.174158 | 1902.869847 | 2122.270829* | 2507.439823*
3000 | 1513.009187 | 1990.184701 | 2417.659480 | 2770.319313 | 3056.142893* | 3466.481195*
3900 | 1904.237868 | 2554.014295 | 3108.007664 | 3551.366902 | 3896.904702 | 4339.298558*
5000 | 2385.378096 | 3244.024000 | 3952.086591 | 4506.144069 | 4925.480696 | 5416.052574*
10000 | 4572.379138 | 6380.431755 | 7788.808987 | 8846.040286 | 9600.826126 | 10310.389032*
24900 | 11091.666667 | 15727.777778 | 19222.916667 | 21779.629630 | 23533.989198 | 24899.292695
"""


@pytest.mark.parametrize("row", rows(ROLL_VALUES), ids=lambda row: f"pot {row[0]}")
def test_value_of_rolling(row: list[str]) -> None:
    programme = odds.recruitment()
    pot = int(row[0])
    for dice, printed in enumerate(row[1:], start=1):
        assert agrees(programme.roll_value(pot, dice), printed.removesuffix("*"))
        assert programme.should_stop(pot, dice) != printed.endswith("*")
        assert programme.value(pot, dice) == max(pot, programme.roll_value(pot, dice))


def test_recruitment_turn() -> None:
    turn = odds.recruitment()
    assert agrees(turn.turn_value, "703.388670")
    assert agrees(turn.farkle_chance, "0.376619")
    assert agrees(turn.chance_to_bank(0), "0.623381")
    assert agrees(turn.mean_banked, "1128.345559")
    assert agrees(turn.mean_rolls, "3.010171")
    assert turn.stop_thresholds == (450, 350, 550, 1300, 3900, 24900)


@pytest.mark.parametrize(
    ("at_least", "printed"),
    [
        (300, "0.623381"),
        (500, "0.522400"),
        (750, "0.304116"),
        (1000, "0.248624"),
        (1500, "0.143726"),
        (2000, "0.094018"),
        (3000, "0.044326"),
        (5000, "0.007436"),
    ],
)
def test_chance_to_bank(at_least: int, printed: str) -> None:
    assert agrees(odds.recruitment().chance_to_bank(at_least), printed)


def test_distribution_of_banked_soldiers() -> None:
    turn = odds.recruitment()
    banked = turn.distribution()
    assert sum(banked.values()) == pytest.approx(1 - turn.farkle_chance, abs=1e-12)
    mean = sum(pot * chance for pot, chance in banked.items())
    assert mean == pytest.approx(turn.turn_value, abs=1e-8)
    assert min(banked) >= 300  # no threshold is lower than 350, and no roll brings less than 50


@pytest.mark.rule("DF-R02", "DF-R03")
def test_recruitment_under_the_other_tables() -> None:
    six = odds.recruitment(SIX_2500)
    assert agrees(six.turn_value, "703.310744")
    assert six.stop_thresholds == odds.recruitment().stop_thresholds
    assert agrees(odds.recruitment(NO_FOUR_PLUS_PAIR).turn_value, "694.172934")
    patch = odds.recruitment(PATCH)
    assert agrees(patch.turn_value, "570.342065")
    assert patch.stop_thresholds == (350, 300, 500, 1150, 3350, 20150)
    assert agrees(patch.farkle_chance, "0.320157")


def best_at_first(faces: tuple[int, ...], dice: int) -> str:
    """What to take with an empty pot from a roll whose other dice do not score."""
    for filling in MULTISETS:
        if len(filling) == dice - len(faces):
            roll = ID_OF[tuple(sorted((*faces, *filling)))]
            if MULTISETS[VALID[0, roll]] == faces:
                choice = odds.recruitment().best_choice(0, roll)
                return "".join(map(str, MULTISETS[choice]))
    raise AssertionError(f"{faces} cannot be all valid dice of {dice}")


@pytest.mark.parametrize(
    ("dice", "valid", "taken"),
    [
        *((6, valid, "1") for valid in ("11", "15", "115", "155", "1155")),
        (6, "55", "5"),
        *((6, valid, "1") for valid in ("1222", "1333", "11222", "12225", "13335")),
        *((6, valid, "5") for valid in ("2225", "3335", "22255", "33355")),
        (6, "11333", "11333"),
        *((6, v, v) for v in ("111", "444", "555", "666", "1444", "4445", "5666", "1115", "15666")),
        *((6, v, v) for v in ("2222", "3333", "12222", "22225", "15555", "112222", "111222")),
        *((5, valid, "1") for valid in ("11", "15", "115", "155")),
        (5, "55", "5"),
        *((5, v, v) for v in ("1155", "222", "1222", "2225", "333", "3335", "11222", "111")),
        (4, "15", "1"),
        (4, "55", "5"),
        *((4, v, v) for v in ("11", "115", "155", "222", "1222", "2225")),
        *((3, v, v) for v in ("1", "5", "11", "15", "55", "115", "155")),
        *((2, v, v) for v in ("1", "5", "11", "15", "55")),
    ],
)
def test_which_dice_to_take(dice: int, valid: str, taken: str) -> None:
    assert best_at_first(tuple(int(face) for face in valid), dice) == taken


def test_hot_dice_are_always_taken() -> None:
    for roll in np.flatnonzero((VALUE[0] > 0) & (SIZE > 0)):
        assert odds.recruitment().best_choice(0, int(roll)) == roll


def test_the_event_die_changes_the_choice() -> None:
    roll = ID_OF[1, 2, 3, 4, 5, 5]
    best = odds.recruitment().best_choice
    assert MULTISETS[best(0, roll)] == (1,)
    assert MULTISETS[best(0, roll, Event.DRAGON)] == (1, 5, 5)
    # A Rally pays for every die taken: what is one die on a blank face may be all of them here.
    pots = range(0, 3000, 50)
    changed = [pot for pot in pots if best(pot, roll) != best(pot, roll, Event.RALLY)]
    assert changed
    assert all(SIZE[best(pot, roll, Event.RALLY)] > SIZE[best(pot, roll)] for pot in changed)
    with pytest.raises(ValueError, match="farkle"):
        best(0, ID_OF[2, 2, 3, 4, 6, 6])


def test_simple_rules() -> None:
    assert agrees(odds.rule_value("h2", odds.STOP_H2), "692.153854")
    stops = np.array([0, 400, 350, 550, 1300, 3900, 24900], dtype=np.int32)
    assert agrees(odds.rule_value("all", stops), "658.196497")
    best = np.array([0, *odds.recruitment().stop_thresholds], dtype=np.int32)
    assert odds.rule_value("best", best) == pytest.approx(odds.recruitment().turn_value, abs=1e-8)


# army | missing | expected turns | stop ranges below the goal for one to six dice
RACE = """
4900 | 100 | 1.088480 | never | never | never | never | never | never
4800 | 200 | 1.158648 | never | never | never | never | never | never
4700 | 300 | 1.290510 | never | never | never | never | never | never
4600 | 400 | 1.471268 | never | never | never | never | never | never
4550 | 450 | 1.600937 | never | never | never | never | never | never
4500 | 500 | 1.691697 | never | 250-350 | never | never | never | never
4400 | 600 | 1.890564 | 300-550 | 250-450 | never | never | never | never
4300 | 700 | 2.080042 | 300-650 | 300-600 | 400-450 | never | never | never
4200 | 800 | 2.246496 | 350-750 | 300-700 | 450-600 | never | never | never
4100 | 900 | 2.384749 | 400-850 | 350-800 | 500-750 | never | never | never
4000 | 1000 | 2.520009 | 400-950 | 400-950 | 550-850 | never | never | never
3500 | 1500 | 3.292724 | 450-1450 | 400-1450 | 500-1400 | 1200-1250 | never | never
3000 | 2000 | 4.023571 | 450-1950 | 400-1950 | 500-1950 | 1500-1800 | never | never
2500 | 2500 | 4.762923 | 450-2450 | 350-2450 | 500-2450 | 1450-2350 | never | never
2000 | 3000 | 5.466355 | 450-2950 | 350-2950 | 550-2950 | 1400-2850 | never | never
1500 | 3500 | 6.187791 | 450-3450 | 350-3450 | 500-3450 | 1350-3400 | never | never
1000 | 4000 | 6.896541 | 450-3950 | 350-3950 | 550-3950 | 1300-3950 | never | never
500 | 4500 | 7.613261 | 450-4450 | 350-4450 | 550-4450 | 1300-4450 | 4150-4250 | never
0 | 5000 | 8.324977 | 450-4950 | 350-4950 | 550-4950 | 1300-4950 | 4550-4750 | never
"""


@pytest.mark.parametrize("row", rows(RACE), ids=lambda row: f"army {row[0]}")
def test_race(row: list[str]) -> None:
    army = int(row[0])
    assert agrees(odds.race().turns(army), row[2])
    ranges = odds.race().stop_ranges(army)
    shown = [" and ".join(f"{low}-{high}" for low, high in r) or "never" for r in ranges]
    assert shown == row[3:]


@pytest.mark.parametrize(
    ("worth", "printed"),
    [
        (100, "12.199586"),
        (200, "42.549570"),
        (300, "78.647629"),
        (400, "118.288909"),
        (500, "160.946329"),
    ],
)
def test_double_or_item(worth: int, printed: str) -> None:
    assert agrees(odds.item_gain(worth), printed)


def test_simple_rule_for_a_rally() -> None:
    assert odds.prefer_item(150, 300, holds_item=False)
    assert not odds.prefer_item(150, 300, holds_item=True)
    assert not odds.prefer_item(300, 300, holds_item=False)


def test_chance_to_reach_the_threshold_this_turn() -> None:
    assert odds.reach_chance(500, pot=500, dice=2) == 1.0
    # One unit missing: the first valid die does it, unless the Dragon eats it. With c the chance
    # from six dice, by the definition of the programme, in exact terms for one die in hand:
    one, six = odds.reach_chance(50, dice=1), odds.reach_chance(50)
    assert one == pytest.approx(1 / 3 * (5 / 6 + 1 / 6 * six) + 2 / 3 * 1 / 6 * one)
    chances = [odds.reach_chance(missing) for missing in range(50, 5050, 50)]
    assert all(a >= b for a, b in pairwise(chances))
    # Playing only for the goal beats playing for the mean.
    assert odds.reach_chance(2000) > odds.recruitment().chance_to_bank(2000)


def test_soldiers_come_in_fifties() -> None:
    with pytest.raises(ValueError, match="75"):
        odds.recruitment().roll_value(75, 6)


# --- 12.5 Final Battle --------------------------------------------------------------------------

# health | army | slain | farkle | destroyed | mean rolls | mean rolls if slain
# | mean loss before the killing roll, if slain | mean loss if farkle
BATTLES = """
3 | 1000 | 0.275916 | 0.463076 | 0.261008 | 3.013605 | 3.567630 | 399.574 | 390.607
3 | 2000 | 0.337014 | 0.560044 | 0.102942 | 3.384334 | 3.810287 | 570.165 | 552.054
3 | 3000 | 0.367741 | 0.592642 | 0.039617 | 3.576841 | 3.904748 | 717.303 | 651.854
3 | 4000 | 0.380850 | 0.606614 | 0.012536 | 3.655338 | 3.953265 | 807.891 | 714.556
3 | 5000 | 0.384836 | 0.610635 | 0.004528 | 3.675387 | 3.979662 | 844.500 | 738.517
3 | 6000 | 0.386427 | 0.612051 | 0.001523 | 3.683388 | 3.990805 | 863.011 | 749.229
3 | 8000 | 0.387148 | 0.612682 | 0.000170 | 3.686779 | 3.997545 | 873.701 | 755.271
3 | 10000 | 0.387232 | 0.612750 | 0.000018 | 3.687149 | 3.998592 | 875.379 | 756.138
3 | unlimited | 0.387242 | 0.612758 | 0.000000 | 3.687192 | 3.998761 | 875.646 | 756.269
4 | 1000 | 0.181524 | 0.527198 | 0.291278 | 3.263499 | 4.226723 | 448.613 | 402.445
4 | 2000 | 0.235370 | 0.647753 | 0.116876 | 3.728076 | 4.613198 | 656.170 | 575.089
4 | 3000 | 0.261809 | 0.691049 | 0.047142 | 3.965987 | 4.755555 | 830.325 | 687.856
4 | 4000 | 0.273782 | 0.709862 | 0.016356 | 4.065818 | 4.831347 | 942.291 | 759.302
4 | 5000 | 0.278136 | 0.715777 | 0.006086 | 4.094374 | 4.873656 | 995.920 | 789.063
4 | 6000 | 0.279896 | 0.717930 | 0.002173 | 4.105835 | 4.892272 | 1023.466 | 802.829
4 | 8000 | 0.280787 | 0.718946 | 0.000267 | 4.111057 | 4.904453 | 1041.274 | 811.064
4 | 10000 | 0.280903 | 0.719065 | 0.000032 | 4.111677 | 4.906546 | 1044.433 | 812.354
4 | unlimited | 0.280920 | 0.719080 | 0.000000 | 4.111757 | 4.906922 | 1045.006 | 812.566
5 | 1000 | 0.105634 | 0.576461 | 0.317905 | 3.455453 | 5.186356 | 516.133 | 412.013
5 | 2000 | 0.150823 | 0.719180 | 0.129997 | 4.008675 | 5.727998 | 772.298 | 595.453
5 | 3000 | 0.172783 | 0.772780 | 0.054437 | 4.289763 | 5.919556 | 981.563 | 719.349
5 | 4000 | 0.183395 | 0.796446 | 0.020160 | 4.410762 | 6.025899 | 1122.628 | 798.731
5 | 5000 | 0.187856 | 0.804426 | 0.007718 | 4.448447 | 6.086853 | 1200.128 | 834.136
5 | 6000 | 0.189701 | 0.807413 | 0.002887 | 4.463714 | 6.115311 | 1240.974 | 850.971
5 | 8000 | 0.190724 | 0.808893 | 0.000383 | 4.471090 | 6.135369 | 1270.102 | 861.568
5 | 10000 | 0.190873 | 0.809078 | 0.000049 | 4.472032 | 6.139191 | 1275.861 | 863.354
5 | unlimited | 0.190896 | 0.809104 | 0.000000 | 4.472162 | 6.139956 | 1277.031 | 863.672
"""


@pytest.mark.parametrize("row", rows(BATTLES), ids=lambda row: f"{row[0]} health, {row[1]}")
def test_one_battle(row: list[str]) -> None:
    health, army = int(row[0]), size_of_army(row[1])
    outcome = odds.battle(health).outcome(army)
    assert [agrees(c, p) for c, p in zip(outcome, row[2:], strict=True)] == [True] * 7
    # The backward programme, written independently of the forward one.
    assert odds.battle_value(health, 6, army) == pytest.approx(outcome.slain, abs=1e-12)


@pytest.mark.parametrize(
    ("variant", "army", "printed"),
    [
        (SIX_2500, 5000, ("0.384843", "0.278142", "0.187861")),
        (PATCH, 5000, ("0.387008", "0.280494", "0.190284")),
        (PATCH, UNLIMITED, ("0.387449", "0.281099", "0.191044")),
    ],
)
def test_battle_under_the_other_tables(variant: int, army: int, printed: tuple[str, ...]) -> None:
    for health, chance in zip((3, 4, 5), printed, strict=True):
        assert agrees(odds.battle_value(health, 6, army, variant), chance)


# k | for 3, 4, 5 health, each from 5,000 and unlimited: chance that roll k ends it, of which won
BATTLE_LENGTH = """
1|.015432 .000000|.015432 .000000|.015432 .000000|.015432 .000000|.015432 .000000|.015432 .000000
2|.257064 .083333|.255466 .083333|.201605 .027778|.199911 .027778|.173876 .000000|.172133 .000000
3|.293080 .104510|.292861 .104720|.257813 .054864|.257420 .054968|.228632 .018486|.228125 .018519
4|.194404 .079738|.194504 .080036|.199199 .059213|.199118 .059410|.190056 .034091|.189818 .034190
5|.105224 .049761|.105365 .050088|.124739 .047370|.124716 .047641|.130948 .036339|.130738 .036521
6|.060242 .029934|.060435 .030265|.079618 .033686|.079706 .034016|.091390 .031017|.091309 .031289
7|.035290 .017496|.035550 .017806|.051676 .022572|.051920 .022933|.064628 .023864|.064773 .024209
8|.019154 .009633|.019432 .009898|.031178 .014088|.031521 .014438|.042637 .016816|.042971 .017196
9|.009895 .005096|.010136 .005304|.017651 .008291|.018000 .008598|.026216 .010992|.026627 .011365
10|.005097 .002655|.005284 .002808|.009811 .004724|.010115 .004974|.015645 .006844|.016050 .007178
11|.002604 .001359|.002743 .001467|.005383 .002623|.005633 .002816|.009168 .004114|.009535 .004395
12|.001297 .000680|.001398 .000754|.002874 .001415|.003070 .001558|.005219 .002389|.005533 .002613
13|.000634 .000334|.000702 .000382|.001496 .000745|.001640 .000845|.002884 .001345|.003134 .001513
14|.000306 .000162|.000351 .000192|.000766 .000384|.000866 .000451|.001561 .000738|.001747 .000859
15|.000147 .000077|.000174 .000096|.000387 .000195|.000453 .000238|.000831 .000397|.000961 .000480
>15|.000128 .000068|.000167 .000093|.000372 .000188|.000478 .000255|.000876 .000423|.001114 .000569
"""


@pytest.mark.parametrize("column", range(6))
def test_number_of_rolls(column: int) -> None:
    health, army = 3 + column // 2, (5000, UNLIMITED)[column % 2]
    ends = odds.battle(health).length(army)
    printed = [row[1 + column].split() for row in rows(BATTLE_LENGTH)]
    rest = [sum(end[part] for end in ends[15:]) for part in (0, 1)]
    for end, (ended, won) in zip([*ends[:15], rest], printed, strict=True):
        assert agrees(end[0], ended)
        assert agrees(end[1], won)


# r | chance to slay with r damage missing and one to six dice to roll, unlimited army
RUNNING_BATTLE = """
1 | 0.496306 | 0.534711 | 0.592455 | 0.649790 | 0.695417 | 0.733375
2 | 0.392239 | 0.416067 | 0.461878 | 0.510179 | 0.549559 | 0.583580
3 | 0.257945 | 0.265747 | 0.295639 | 0.330585 | 0.360212 | 0.387242
4 | 0.188604 | 0.193336 | 0.214276 | 0.239382 | 0.260962 | 0.280920
5 | 0.129158 | 0.131867 | 0.145615 | 0.162477 | 0.177153 | 0.190896
"""


@pytest.mark.parametrize("row", rows(RUNNING_BATTLE), ids=lambda row: f"{row[0]} missing")
def test_running_battle(row: list[str]) -> None:
    for dice, printed in enumerate(row[1:], start=1):
        assert agrees(odds.battle_value(int(row[0]), dice), printed)


@pytest.mark.parametrize(("missing", "dice", "army"), [(1, 2, 300), (2, 4, 1250), (5, 1, 5000)])
def test_forward_and_backward_agree(missing: int, dice: int, army: int) -> None:
    forward = odds.battle(missing, dice).outcome(army).slain
    assert odds.battle_value(missing, dice, army) == pytest.approx(forward, abs=1e-12)


def test_edges_of_a_battle() -> None:
    assert odds.battle_value(0, 3, 50) == 1.0
    assert odds.battle_value(3, 6, 0) == 0.0
    # An army of 50 bears no loss at all: it lives on only through rolls without a valid die.
    farkle = float(odds.farkle_probability(6))
    one = 1 / 3
    assert odds.battle_value(1, 6, 50) == pytest.approx(one)
    assert odds.battle_value(2, 6, 50) == pytest.approx(1 / 6 + farkle / 6 * one)
    assert odds.battle_value(3, 6, 50_000) == pytest.approx(odds.battle_value(3), abs=1e-12)


# army | 3 health: slain eventually | battles | 4 health ... | 5 health ...
STAY = """
500 | 0.208682 | 1.365305 | 0.122133 | 1.408520 | 0.058005 | 1.439079
1000 | 0.389649 | 1.657459 | 0.258391 | 1.772361 | 0.146839 | 1.861726
1500 | 0.517490 | 1.865537 | 0.369590 | 2.061360 | 0.230319 | 2.226085
2000 | 0.613629 | 2.025310 | 0.460299 | 2.299034 | 0.303754 | 2.544017
2500 | 0.696409 | 2.143838 | 0.540838 | 2.491477 | 0.371402 | 2.818926
3000 | 0.758157 | 2.235012 | 0.608625 | 2.652191 | 0.433406 | 3.063218
4000 | 0.851134 | 2.368836 | 0.719018 | 2.910673 | 0.542198 | 3.487851
5000 | 0.908181 | 2.451060 | 0.798744 | 3.095664 | 0.631179 | 3.829913
6000 | 0.943469 | 2.501526 | 0.855966 | 3.227787 | 0.703048 | 4.104971
7000 | 0.965208 | 2.532618 | 0.896964 | 3.322328 | 0.761002 | 4.326359
8000 | 0.978588 | 2.551752 | 0.926305 | 3.389946 | 0.807672 | 4.504512
10000 | 0.991892 | 2.570770 | 0.962304 | 3.472891 | 0.875463 | 4.763224
"""


@pytest.mark.parametrize("row", rows(STAY), ids=lambda row: f"army {row[0]}")
def test_staying_until_slain(row: list[str]) -> None:
    for health in (3, 4, 5):
        slain, battles = row[2 * health - 5 : 2 * health - 3]
        stay = odds.stay_until_slain(health, int(row[0]))
        assert agrees(stay.slain, slain)
        assert agrees(stay.battles, battles)


@pytest.mark.rule("DF-144")
@pytest.mark.parametrize(
    ("health", "stay_from", "in_front", "from_zero"),
    [
        (3, 400, "3.522783", "11.847760"),
        (4, 550, "5.899853", "14.224830"),
        (5, 950, "10.616739", "18.941716"),
    ],
)
def test_stay_or_leave(health: int, stay_from: int, in_front: str, from_zero: str) -> None:
    siege = odds.siege(health)
    assert siege.stay_from == stay_from
    assert agrees(siege.turns_in_front, in_front)
    assert agrees(siege.turns_from_zero, from_zero)


def test_damage_when_a_battle_farkles() -> None:
    printed = ("0.266190", "0.149181", "0.195265")
    chances = odds.battle(3).damage_at_farkle(5000)
    assert all(agrees(c, p) for c, p in zip(chances, printed, strict=True))
    assert agrees(sum(chances), "0.610635")


# --- 12.6 skirmish ------------------------------------------------------------------------------

# attacker army | defender army | attacker change | defender change | attacker wins | tie
# | defender wins | attacker farkles | attacker stops at, for one to six dice left
SKIRMISHES = """
0|0|266.014304|209.085443|.532029|.049801|.418171|.199473|≥200/≥200/≥300/≥500/≥800/≥1750
500|500|394.394733|63.060188|.528323|.085090|.386587|.243409|≥250/≥250/≥350/≥500/≥850/≥1800
1000|1000|480.657806|-21.738281|.542465|.082161|.375374|.260654|≥300/≥250/≥400/≥700/≥1050/≥1950
2000|2000|565.056239|-111.845609|.539235|.093579|.367186|.275914|≥300/≥300/≥400/≥900/≥1900/≥2550
3000|3000|604.305169|-151.285245|.536243|.093960|.369797|.286331|≥300/≥300/≥450/≥950/≥2600/≥3350
4000|4000|622.327481|-169.585139|.533141|.094515|.372344|.299141|≥350/≥300/≥450/≥1000/≥3050/≥4200
5000|5000|630.234295|-177.824340|.531832|.095180|.372988|.303700|≥350/≥300/≥450/≥1000/≥3300/≥5100
1000|4000|643.339927|-185.387915|.533315|.084096|.382589|.303618|≥350/≥300/≥450/≥1000/≥3100/≥4200
4000|1000|459.888811|-5.731286|.541294|.091685|.367021|.260654|≥300/≥250/≥400/≥700/≥1050/≥1950
"""


@pytest.mark.slow
@pytest.mark.parametrize("row", rows(SKIRMISHES), ids=lambda row: f"{row[0]} on {row[1]}")
def test_skirmish(row: list[str]) -> None:
    fight = odds.skirmish(Armies(int(row[0]), int(row[1])))
    result = fight.odds()
    for computed, printed in zip(
        (*result, result.defender_wins, fight.farkle_chance), row[2:8], strict=True
    ):
        assert agrees(computed, printed)
    assert "/".join(f"≥{stop}" for stop in fight.stop_thresholds) == row[8]


# attack value | attacker change | defender change | attacker wins | tie | defender wins
# | defender stops at, for one to five dice left
DEFENCES = """
0|-326.740285|715.931130|.000000|.221618|.778382|≥50/≥50/≥200/≥950/≥3350
50|-169.031412|669.031412|.193658|.000000|.806342|≥100/≥100/≥100/≥700/≥3100
100|-112.133640|601.832174|.216660|.020603|.762737|≥100/≥150/≥150/≥700/≥3100
150|-49.493898|541.266265|.253295|.016455|.730249|≥150/≥200/≥200/≥700/≥3150
200|28.988889|457.915518|.333032|.026191|.640777|≥200/≥250/≥250/≥700/≥3150
250|110.723377|370.274137|.398228|.038005|.563767|≥250/≥300/≥300/≥700/≥3150
300|178.638148|256.450935|.434741|.129822|.435437|≥300/≥300/≥350/≥700/≥3150
350|272.356713|191.332352|.509007|.072622|.418371|≥350/≥350/≥400/≥700/≥3150
400|354.282633|102.316639|.561006|.086801|.352192|≥400/≥400/≥450/≥700/≥3150
450|438.866019|41.110211|.611316|.040048|.348636|≥450/≥450/≥500/≥700/≥3150
500|508.784538|-45.680253|.648614|.073791|.277595|≥450/≥500/≥550/≥700/≥3150
600|653.925089|-180.412397|.738431|.052975|.208594|≥450/350-450 and ≥600/≥650/≥700/≥3150
700|787.690218|-297.519387|.843288|.019658|.137053|≥350/300-600 and ≥700/≥750/≥750/≥3150
800|900.527516|-405.022823|.878450|.008991|.112560|≥300/≥300/≥850/≥850/≥3150
900|1007.156683|-510.279650|.896568|.006246|.097186|≥250/≥250/550-700 and ≥900/≥950/≥3150
1000|1111.527683|-622.875458|.906252|.022696|.071052|≥250/≥250/500-850 and ≥1000/≥1050/≥3150
1200|1331.997433|-835.105384|.947725|.006216|.046059|≥250/≥250/500-1050 and ≥1200/≥1250/≥3200
1500|1640.250341|-1145.314629|.964422|.010129|.025449|≥250/≥250/450-1400 and ≥1500/≥1550/≥3200
2000|2150.241739|-1652.258415|.984636|.004033|.011331|≥250/≥250/≥450/1300-1750 and ≥2050/≥3200
2500|2655.063451|-2155.147933|.994367|.000169|.005464|≥250/≥250/≥450/1200-2300 and ≥2500/≥3200
3000|3155.522667|-2656.681756|.995311|.002318|.002370|≥250/≥250/≥450/1200-2850 and ≥3000/≥3200
"""


@pytest.mark.parametrize("row", rows(DEFENCES), ids=lambda row: f"against {row[0]}")
def test_defence(row: list[str]) -> None:
    armies = Armies(5000, 5000)
    against = odds.defence(int(row[0]), armies)
    result = against.odds()
    for computed, printed in zip((*result, result.defender_wins), row[1:6], strict=True):
        assert agrees(computed, printed)
    assert odds.win_chance(int(row[0]), armies) == result.attacker_wins
    shown = []
    for ranges in against.stop_ranges():
        closed = [f"{low}-{high}" for low, high in ranges[:-1]]
        shown.append(" and ".join([*closed, f"≥{ranges[-1][0]}"]))
    assert "/".join(shown) == row[6]


def test_a_skirmish_contains_every_defence() -> None:
    armies = Armies(1000, 1000)
    whole = odds.skirmish(armies)
    for attack in (0, 300, 1200):
        assert whole.odds_if_stopped(attack) == pytest.approx(odds.defence(attack, armies).odds())
    # Where stopping is best, the odds of going on best are those of stopping.
    assert whole.odds(1950, 6) == pytest.approx(whole.odds_if_stopped(1950))
    assert whole.odds(300, 6) != pytest.approx(whole.odds_if_stopped(300))


def test_odds_inside_a_defence() -> None:
    against = odds.defence(600, Armies(5000, 300))
    assert against.odds(650, 3).attacker_wins == 0.0
    assert against.odds(650, 3).defender_change == 550
    assert against.odds(0, 5).attacker_change == pytest.approx(against.all_odds()[0][0])
    assert 0 < against.odds(550, 4).attacker_wins < 1


def test_brunna_makes_a_win_worth_more() -> None:
    plain = odds.skirmish(Armies(0, 0)).odds()
    brunna = odds.skirmish(Armies(0, 0, attacker_bonus=1000)).odds()
    assert brunna.attacker_change == pytest.approx(1000 * brunna.attacker_wins)
    assert brunna.attacker_change > 1.9 * plain.attacker_change


@pytest.mark.slow
@pytest.mark.parametrize(("army", "moved"), [(2000, 677), (3000, 756), (4000, 792), (5000, 808)])
def test_what_an_attack_moves_between_two_players(army: int, moved: int) -> None:
    result = odds.skirmish(Armies(army, army)).odds()
    assert round(result.attacker_change - result.defender_change) == moved
