"""The worked examples of the rule book and the further vectors (catalogue 10), with taped dice."""

import pytest

from lindwurm.games.dragon_farkle.actions import Kind
from lindwurm.games.dragon_farkle.state import Phase
from tests.games.dragon_farkle.helpers import (
    attacking,
    battling,
    dice,
    kinds,
    only,
    recruiting,
    table,
)


@pytest.mark.rule("DF-X01", "DF-15", "DF-16", "DF-65", "DF-68")
def test_bernhard_recruits_and_farkles() -> None:
    m = table(army=[700, 0])
    m.do("recruit", dice("2 3 4 4 4 5"))
    assert m.options == ["take 4445", "take 444", "take 5"]
    assert m.rule("take 55") == "DF-42"  # a 2 and a 3 are not a 5
    m.do("take 4445")
    assert (m.state.pot, m.state.hand) == (450, 2)

    events = m.do("roll", dice("1 4", "dragon"))
    assert only(events, Kind.EATEN).a == 0
    assert (m.state.pot, m.state.hand) == (450, 1)  # the 4 did not join the three 4s

    events = m.do("roll", dice("3"))
    assert only(events, Kind.FARKLED).b == 450
    assert (m.state.pot, m.state.army[0]) == (0, 700)
    assert (m.asked, m.phase) == (1, Phase.CHOOSE)


@pytest.mark.rule("DF-X02", "DF-56", "DF-73", "DF-77", "DF-82", "DF-83")
def test_jana_attacks_josef() -> None:
    m = table(army=[0, 300])
    m.do("skirmish", dice("1 2 2 4 4 5"))
    assert m.options == ["take 15", "take 1", "take 5"]
    m.do("take 15")
    assert (m.state.pot, m.state.hand) == (150, 4)

    m.do("roll", dice("1 1 3 4", "rally"))
    assert m.options == ["take 11", "take 1"]
    m.do("take 11")
    assert m.options == ["double", "item"]
    m.do("double")
    assert (m.state.pot, m.state.hand) == (550, 2)

    m.do("roll", dice("5 5"))
    assert m.options == ["take 55", "take 5"]
    m.do("take 55")
    assert (m.state.pot, m.state.hand) == (650, 6)

    m.do("stop", dice("1 3 4 4 6"))  # Josef's only choice is the 1
    assert (m.asked, m.state.attack, m.state.pot, m.state.hand) == (1, 650, 100, 4)
    events = m.do("stop")
    won = only(events, Kind.WON)
    assert (won.a, won.b, won.c) == (0, 300, 500)
    assert m.state.army[:2] == [800, 0]


@pytest.mark.rule("DF-X03", "DF-R02", "DF-92", "DF-94", "DF-97", "DF-107")
@pytest.mark.parametrize(("six", "left"), [(3000, 1600), (2500, 2100)])
def test_ivan_fights_the_dragon(six: int, left: int) -> None:
    m = table(3, army=[5000], options={"six_of_a_kind": six})
    events = m.do("battle", dice("2 2 2 2 2 2"), dice("1 3 3 3 4 6", "rally"), dice("3 6", "blank"))
    lost = [(e.b, e.c) for e in events if e.kind == Kind.LOST]
    assert lost == [(six, 5000 - six), (400, left)]
    assert only(events, Kind.HIT).c == 2
    assert kinds(events)[-3:] == [Kind.FARKLED, Kind.HEALED, Kind.TURN]
    assert (m.state.army[0], m.state.in_keep[0], m.state.damage) == (left, 1, 0)
    assert m.asked == 1


@pytest.mark.rule("DF-X04", "DF-117", "DF-121")
@pytest.mark.parametrize("keep", [{0}, {1}, {0, 1}, set()])
def test_reach_of_skree(keep: set[int]) -> None:
    m = table(3, army=[1000, 300, 0], keep=keep, companion="skree")
    assert "skree 2" in m.options
    m.do("skree 2")
    assert m.state.army[1] == 150
    assert m.rule("skree 2") == "DF-119"


@pytest.mark.rule("DF-X04")
def test_skree_flies_again_next_turn() -> None:
    m = table(army=[1000, 300], companion="skree")
    m.do("skree 2")
    m.do("recruit", dice("2 3 4 4 6 6"))
    m.do("recruit", dice("2 3 4 4 6 6"))
    m.do("skree 2")
    assert m.state.army[1] == 0


@pytest.mark.rule("DF-X06")
def test_options_of_a_straight() -> None:
    m = recruiting()
    m.do("roll", dice("6 5 4 3 2 1"))
    assert m.options == ["take 123456", "take 15", "take 1", "take 5"]
    m.do("take 123456")
    assert m.state.pot == 3000


@pytest.mark.rule("DF-X07")
def test_options_of_three_pairs() -> None:
    m = recruiting()
    m.do("roll", dice("1 1 2 2 3 3"))
    assert m.options == ["take 112233", "take 11", "take 1"]
    m.do("take 112233")
    assert m.state.pot == 2000


@pytest.mark.rule("DF-X09", "DF-12")
def test_options_of_two_triplets() -> None:
    m = recruiting()
    m.do("roll", dice("2 2 2 4 4 4"))
    assert m.options == ["take 222444", "take 444", "take 222"]
    m.do("take 222444")
    assert m.state.pot == 600


@pytest.mark.rule("DF-X10")
def test_a_roll_without_options() -> None:
    m = recruiting(pot=300)
    assert Kind.FARKLED in kinds(m.do("roll", dice("2 2 3 4 6 6")))
    assert m.asked == 1


@pytest.mark.rule("DF-X11")
def test_options_of_five_ones_and_a_five() -> None:
    m = recruiting()
    m.do("roll", dice("1 1 1 1 1 5"))
    assert len(m.options) == 11
    assert m.options[0] == "take 111115"
    m.do("take 111115")
    assert m.state.pot == 1650


@pytest.mark.rule("DF-X13", "DF-100", "DF-R13")
def test_the_killing_roll_counts_before_the_losses() -> None:
    m = battling(army=[400], hand=3, damage=1)
    events = m.do("roll", dice("1 1 1", "rally"))
    assert m.over
    assert Kind.LOST not in kinds(events)
    assert m.returns() == [1.0, 0.0, 0.0]


@pytest.mark.rule("DF-X15", "DF-53", "DF-54", "DF-R06")
def test_an_escape_keeps_pot_and_hand() -> None:
    m = recruiting(hand=3, pot=700)
    events = m.do("roll", dice("2 3 6", "dragon"))
    assert kinds(events) == [Kind.ROLLED, Kind.ESCAPED]
    assert (m.state.pot, m.state.hand) == (700, 3)
    assert m.options == ["roll", "stop"]


@pytest.mark.rule("DF-X16")
@pytest.mark.parametrize(
    ("faces", "take", "soldiers"),
    [
        ("2 2 2 4 4 4", "222444", 2500),
        ("1 1 1 2 4 6", "111", 300),
        ("2 2 2 2 2 6", "22222", 2000),
        ("1 2 3 4 5 6", "123456", 1500),
    ],
)
def test_the_plain_farkle_table(faces: str, take: str, soldiers: int) -> None:
    m = attacking(options={"table": "patch"})
    m.do("roll", dice(faces))
    assert m.options[0] == f"take {take}"
    m.do(f"take {take}")
    assert m.state.pot == soldiers
