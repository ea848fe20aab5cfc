"""Section 12.3 and 12.4: exact odds against the catalogue, and against the rules themselves."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt

import pytest

from lindwurm.games.schutt_und_asche import GAME
from lindwurm.games.schutt_und_asche.actions import Act
from lindwurm.games.schutt_und_asche.bot.threat import LOSS, WIN
from lindwurm.games.schutt_und_asche.odds import (
    bare_knight,
    hand_sum,
    offering,
    outlook,
    power_spent,
    turn_up,
)
from lindwurm.games.schutt_und_asche.state import Phase
from lindwurm.kernel.chance import seed_words
from tests.games.schutt_und_asche.table import realm

NONE, SWORD, SHIELD = {}, {"sword": True}, {"shield": True}
BOTH = {**SWORD, **SHIELD}

TABLE = [
    (
        NONE,
        "never",
        [(0.2418, 0, 0.7582), (0.5490, 0, 0.4510), (0.8182, 0, 0.1818), (0.9643, 0, 0.0357)],
    ),
    (
        SWORD,
        "never",
        [(0.5639, 0, 0.4361), (0.8762, 0, 0.1238), (0.9818, 0, 0.0182), (0.9991, 0, 0.0009)],
    ),
    (
        SHIELD,
        "never",
        [(0.2418, 0, 0.7582), (0.5490, 0, 0.4510), (0.8182, 0, 0.1818), (0.9643, 0, 0.0357)],
    ),
    (
        SHIELD,
        "first",
        [
            (0.1279, 0.4361, 0.4361),
            (0.2077, 0.6685, 0.1238),
            (0.2365, 0.7453, 0.0182),
            (0.2415, 0.7576, 0.0009),
        ],
    ),
    (
        SHIELD,
        "balanced",
        [
            (0.1656, 0.3741, 0.4603),
            (0.4348, 0.3643, 0.2009),
            (0.8010, 0.0595, 0.1395),
            (0.9597, 0.0099, 0.0304),
        ],
    ),
    (
        BOTH,
        "never",
        [(0.5639, 0, 0.4361), (0.8762, 0, 0.1238), (0.9818, 0, 0.0182), (0.9991, 0, 0.0009)],
    ),
    (
        BOTH,
        "first",
        [
            (0.3899, 0.3050, 0.3050),
            (0.5315, 0.4121, 0.0564),
            (0.5612, 0.4340, 0.0048),
            (0.5639, 0.4360, 0.0001),
        ],
    ),
    (
        BOTH,
        "balanced",
        [
            (0.5291, 0.1030, 0.3679),
            (0.8680, 0.0220, 0.1100),
            (0.9813, 0.0012, 0.0175),
            (0.9991, 0, 0.0009),
        ],
    ),
]


@pytest.mark.parametrize(("gear", "policy", "rows"), TABLE)
def test_the_table_of_the_catalogue(
    gear: dict[str, bool], policy: str, rows: list[tuple[float, float, float]]
) -> None:
    for power, row in enumerate(rows):
        assert outlook(policy, **gear, power=power).rounded(6) == pytest.approx(row, abs=6e-5)


def test_exact_fractions() -> None:
    assert outlook().win == Fraction(22, 91)
    assert outlook("never", **SWORD).win == Fraction(64919, 115115)
    shield = outlook("first", **SHIELD)
    assert shield == (Fraction(14723, 115115), Fraction(50196, 115115), Fraction(50196, 115115))
    both = outlook("first", **BOTH)
    assert both == (Fraction(3856, 9889), Fraction(6033, 19778), Fraction(6033, 19778))
    for gear in (NONE, SWORD, SHIELD, BOTH):
        assert outlook("never", **gear, power=4).win == 1


def test_closed_form_of_a_bare_knight() -> None:
    expected = [Fraction(22, 91), Fraction(157, 286), Fraction(9, 11), Fraction(27, 28), 1]
    for power, chance in enumerate(expected):
        assert bare_knight(power) == chance == outlook(power=power).win


def test_mean_power_spent() -> None:
    assert [round(float(power_spent(n)), 2) for n in (1, 2, 3)] == [0.88, 1.49, 1.79]
    assert [round(float(power_spent(n, sword=True)), 2) for n in (1, 2, 3)] == [0.66, 0.91, 0.96]


@pytest.mark.rule("SA-V09")
def test_declining_the_draw() -> None:
    open_cards = {"knights": 2, "swords": 2, "shields": 3}
    for dragons, chance in ((0, Fraction(71, 77)), (1, Fraction(29, 35)), (2, Fraction(3, 5))):
        assert outlook("never", **open_cards, dragons=dragons, **BOTH).win == chance


def test_spending_power_at_two_dragons() -> None:
    rows = {
        (0, 0): (0.771, 0.280), (0, 1): (0.692, 0.195), (0, 2): (0.494, 0.090),
        (1, 0): (0.732, 0.236), (1, 1): (0.661, 0.167), (1, 2): (0.476, 0.077),
        (2, 0): (0.586, 0.145), (2, 1): (0.538, 0.105), (2, 2): (0.400, 0.049),
    }  # fmt: skip
    for (k, s), (without, spent) in rows.items():
        cards = {"knights": k, "swords": s, "dragons": 2}
        assert float(outlook("balanced", **cards, **BOTH).loss) == pytest.approx(without, abs=6e-4)
        got = outlook("balanced", **cards, **BOTH, power=1).loss
        assert float(got) == pytest.approx(spent, abs=6e-4)
    for k, without, spent in ((0, 0.945, 0.657), (1, 0.872, 0.490), (2, 0.667, 0.255)):
        assert float(outlook(knights=k, dragons=2).loss) == pytest.approx(without, abs=6e-4)
        assert float(outlook(knights=k, dragons=2, power=1).loss) == pytest.approx(spent, abs=6e-4)


def test_going_on_after_the_third_shield() -> None:
    full = [
        [(0.601, 0.714, 0.864), (0.658, 0.754, 0.881), (0.786, 0.843, 0.922)],
        [(0.456, 0.556, 0.746), (0.498, 0.595, 0.766), (0.645, 0.709, 0.829)],
        [(0.282, 0.341, 0.506), (0.307, 0.363, 0.524), (0.417, 0.461, 0.600)],
    ]
    alone = [(0.448, 0.511, 0.698), (0.374, 0.422, 0.579), (0.245, 0.274, 0.395)]
    for d in range(3):
        for k in range(3):
            at = {"knights": k, "dragons": d, "shields": 3}
            for s in range(3):
                value = outlook("balanced", **at, swords=s, **BOTH).value
                assert float(value) == pytest.approx(full[d][k][s], abs=6e-4)
            value = outlook("balanced", **at, **SHIELD).value
            assert float(value) == pytest.approx(alone[d][k], abs=6e-4)


def test_waiting_with_power_is_never_better() -> None:
    """Spending at two dragons beats turning up a card first, for a player who hunts the hit."""
    for gear in (NONE, SWORD):
        for k in range(3):
            for s in range(3 if gear else 1):
                at = {"knights": k, "swords": s, "dragons": 2, "power": 1, **gear}
                assert outlook("never", **at).win >= turn_up("never", **at).win


def test_the_bot_knows_the_odds() -> None:
    for kind, gear in enumerate((NONE, SWORD, SHIELD, BOTH)):
        for power in range(2):
            win, _, loss = outlook("balanced", **gear, power=power)
            assert abs(WIN[kind][power] - 100 * win) < 1
            assert abs(LOSS[kind][power] - 100 * loss) < 1


def simulated(gear: dict[str, bool], policy: str, power: int, games: int) -> list[float]:
    """Return the shares of wins, draws and losses of fights played by the rules."""
    start = realm(
        knights="N1",
        swords="N1" if gear.get("sword") else "",
        shields="N1" if gear.get("shield") else "",
        power={0: power},
    ).state
    counts = [0, 0, 0]
    for game in range(games):
        s = start.copy()
        seed_words(s.rng, game, 5)
        GAME.apply(s, 0, Act.CALL)
        drew = False
        while s.phase in (Phase.FIGHT, Phase.DRAW):
            if s.phase == Phase.FIGHT:
                GAME.apply(s, 0, Act.SPEND_POWER)
            else:
                drew = policy == "first"
                GAME.apply(s, 0, Act.ACCEPT if drew else Act.FIGHT_ON)
        counts[0 if s.hits else 1 if drew else 2] += 1
    return [count / games for count in counts]


@pytest.mark.parametrize(
    ("gear", "policy", "power"),
    [(NONE, "never", 0), (SWORD, "never", 1), (SHIELD, "first", 0), (BOTH, "first", 1)],
)
def test_fights_by_the_rules_follow_the_odds(
    gear: dict[str, bool], policy: str, power: int
) -> None:
    games = 1500
    for share, chance in zip(
        simulated(gear, policy, power, games), outlook(policy, **gear, power=power), strict=True
    ):
        p = float(chance)
        assert abs(share - p) < 4 * sqrt(p * (1 - p) / games) + 1e-9


def test_gold_hands() -> None:
    four = [0.003, 0.033, 0.123, 0.224, 0.258, 0.198, 0.108, 0.041, 0.010, 0.001]
    assert [float(p) for p in hand_sum(4)] == pytest.approx(four, abs=6e-4)
    for cards in (4, 5, 6, 8, 12):
        assert sum(hand_sum(cards)) == 1
        assert sum(v * p for v, p in enumerate(hand_sum(cards))) == cards
    variance = sum(p * (v - 4) ** 2 for v, p in enumerate(hand_sum(4)))
    assert round(sqrt(variance), 2) == 1.50
    # dealt to the group: 25 minus the card set aside
    assert [float(p) for p in hand_sum(1)] == [0.28, 0.48, 0.20, 0.04]


def test_offerings() -> None:
    assert offering((5,), 4) == (0, 1)
    assert offering((2, 3, 4), 3) == (Fraction(2, 3), 1), "where it is not enough, it is one short"
    assert offering((2, 3, 4, 5), 3) == (Fraction(1, 2), Fraction(3, 2))
    assert offering((2, 3), 3) == (1, 0)


def test_unknown_policies_are_refused() -> None:
    with pytest.raises(ValueError, match="no policy"):
        outlook("brave")
