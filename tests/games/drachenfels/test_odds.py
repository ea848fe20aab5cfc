"""Exact chances against the tables of catalogue 12.4."""

from __future__ import annotations

import pytest

from lindwurm.games.drachenfels import odds
from lindwurm.games.drachenfels.data import CARDS, Card
from lindwurm.games.drachenfels.rules.memory import copies
from tests.games.drachenfels.helpers import table

ROWS = {
    (4, False, 1): ".685 .685 .685 .685 .356 0 0 0 0 0 0 0",
    (4, False, 2): ".685 .783 .856 .913 .858 .734 .601 .434 .228 .033 0 0",
    (4, False, 3): ".685 .783 .864 .928 .889 .830 .792 .740 .613 .470 .326 .187",
    (4, True, 1): ".685 .921 .685 .921 .356 .685 0 .685 0 .356 0 0",
    (4, True, 2): ".685 .921 .889 .981 .917 .976 .793 .948 .754 .917 .630 .813",
    (3, False, 1): ".662 .662 .662 .662 .226 0 0 0 0 0 0 0",
    (3, False, 2): ".662 .753 .833 .889 .788 .648 .515 .331 .138 .000 0 0",
    (3, False, 3): ".662 .753 .839 .905 .824 .758 .710 .637 .491 .343 .219 .105",
    (3, True, 1): ".662 .907 .662 .907 .226 .662 0 .662 0 .226 0 0",
    (3, True, 2): ".662 .907 .865 .973 .872 .962 .726 .929 .664 .872 .536 .728",
}


@pytest.mark.parametrize(("key", "row"), ROWS.items())
def test_distances_a_fresh_hand_makes(key: tuple[int, bool, int], row: str) -> None:
    seats, swift, cards = key
    for distance, wanted in enumerate(row.split(), 1):
        assert float(odds.makes(seats, distance, cards, swift)) == pytest.approx(
            float(wanted), abs=0.0006
        )


def test_cards_in_a_fresh_hand() -> None:
    for seats, deck, wanted in (
        (4, 36, {"p1": 0.685, "p5": 0.356, "mR": 0.597, "mB": 0.488, "mD": 0.685, "mT": 0.194}),
        (2, 31, {"p1": 0.662, "p5": 0.226, "mR": 0.662, "mB": 0.550, "mD": 0.750, "mT": 0.226}),
    ):
        for card, chance in wanted.items():
            held = odds.holds_some(deck, copies(seats, CARDS.index(card)), 7)
            assert float(held) == pytest.approx(chance, abs=0.0006)
    four = [0.0004, 0.0079, 0.0554, 0.1847, 0.3190, 0.2871, 0.1251, 0.0204]
    assert [float(c) for c in odds.point_cards(4)] == pytest.approx(four, abs=0.00006)
    assert sum(odds.point_cards(2)) == 1


def test_what_an_opponent_may_hold_follows_from_what_one_sees() -> None:
    play = table(hands={"red": "mR mR", "blue": "p1 p2 p3"}, discards="mR")
    s = play.s
    assert odds.unseen_of(s, 0, Card.RAINBOW) == 1
    assert odds.opponent_holds(s, 0, 1, Card.RAINBOW) == odds.holds_some(33, 1, 3)
    play = table(hands={"red": "mR mR", "blue": "p1"}, discards="mR mR")
    assert odds.opponent_holds(play.s, 0, 1, Card.RAINBOW) == 0


def test_what_renewing_may_bring() -> None:
    play = table(hands={"red": "mT p1 p1 p2 p2 p3 p3"})
    assert odds.renewing_brings(play.s, 0, Card.TELETRANSFER) == odds.holds_some(36, 1, 7)
    few = table(hands={"red": "p1"}, pile=3, discards="mT mW mB")
    assert odds.renewing_brings(few.s, 0, Card.TELETRANSFER) == 1  # all seven are taken
    out = table(hands={"red": "p1 p1 p1 p1 p2"}, pile=4, discards="mT")
    assert odds.renewing_brings(out.s, 0, Card.TELETRANSFER) == 0  # it stays among the discards


def test_renewing_brings_what_it_should_in_the_long_run() -> None:
    hits = 0
    for seed in range(600):
        play = table(2, hands={"red": "p1 p2", "yellow": "p3 p3"}, discards="mR", seed=seed)
        hits += "mR" in play.do("renew").hand("red")
    exact = float(
        odds.renewing_brings(
            table(2, hands={"red": "p1 p2", "yellow": "p3 p3"}, discards="mR").s, 0, Card.RAINBOW
        )
    )
    # the position has yellow's hand fixed without rainbows, so all three are in the pile
    inside = float(odds.holds_some(28, 3, 7))
    assert abs(hits / 600 - inside) < 0.06
    assert exact < inside
