"""Valid dice and setting aside (catalogue 2.3 and 5.2), seen from the table."""

import pytest

from lindwurm.games.dragon_farkle.actions import Kind
from lindwurm.games.dragon_farkle.state import Phase
from tests.games.dragon_farkle.helpers import (
    attacking,
    battling,
    defending,
    dice,
    kinds,
    recruiting,
)


def taken(faces: str, take: str, **options: object) -> int:
    """Return what setting these dice aside adds to the pot."""
    m = recruiting(hand=len(faces.split()), pot=1000, options=options)
    m.do("roll", dice(faces))
    if m.phase == Phase.REACT:
        m.do(f"take {take}")
    return m.state.pot - 1000


@pytest.mark.rule("DF-39")
@pytest.mark.parametrize("faces", ["2", "3 4", "2 2 6", "2 3 4 6", "2 2 3 3 4", "2 3 3 4 4 6"])
def test_a_roll_without_valid_dice_is_a_farkle(faces: str) -> None:
    m = recruiting(hand=len(faces.split()), pot=500)
    assert Kind.FARKLED in kinds(m.do("roll", dice(faces)))
    assert m.asked == 1


@pytest.mark.rule("DF-39", "DF-102")
def test_in_the_battle_a_farkle_needs_a_blank_face() -> None:
    m = battling(hand=1)
    events = m.do("roll", dice("2", "dragon"), dice("2", "blank"))
    assert kinds(events).index(Kind.HIT) < kinds(events).index(Kind.FARKLED)


@pytest.mark.rule("DF-40")
def test_at_least_one_die_must_be_set_aside() -> None:
    m = recruiting(hand=3, items={0: ["poster"]})
    m.do("roll", dice("1 5 2"))
    assert m.options == ["take 15", "take 1", "take 5"]
    assert m.rule("accept") == m.rule("roll") == "DF-40"
    m.do("take 5")
    assert m.rule("take 1") == "DF-40"  # the roll is settled, there is none to take from


@pytest.mark.rule("DF-41", "DF-42", "DF-44")
def test_any_part_that_scores_completely_may_be_taken() -> None:
    m = recruiting()
    m.do("roll", dice("1 4 4 4 1 6"))
    assert m.options == ["take 11444", "take 1444", "take 444", "take 11", "take 1"]
    assert m.rule("take 5") == "DF-42"  # not in the roll
    assert m.rule("take 111") == "DF-42"  # not so many
    m.do("take 11")
    assert (m.state.pot, m.state.hand) == (200, 4)


@pytest.mark.rule("DF-44")
def test_dice_that_do_not_score_stay() -> None:
    m = recruiting(options={"four_plus_pair": "off"})
    m.do("roll", dice("4 4 4 4 2 2"))
    assert m.options == ["take 4444", "take 444"]
    assert m.rule("take 222444") == "DF-42"
    assert m.rule("take 224444") == "DF-44"


@pytest.mark.rule("DF-43")
def test_options_are_listed_by_value_then_fewer_dice_then_faces() -> None:
    m = recruiting()
    m.do("roll", dice("5 1 5 2 2 2"))
    order = "122255 12225 1222 22255 2225 155 222 15 1 55 5"
    assert m.options == [f"take {name}" for name in order.split()]


@pytest.mark.rule("DF-45", "DF-37")
def test_dice_set_aside_stay_aside() -> None:
    m = recruiting()
    m.do("roll", dice("1 2 3 4 4 6"))  # the 1 is the only choice
    m.do("roll", dice("5 2 3 4 6"))
    m.do("roll", dice("1 2 3 4"))
    assert (m.state.pot, m.state.hand) == (250, 3)


@pytest.mark.rule("DF-46", "DF-47")
def test_hot_dice_give_the_full_set_back_again_and_again() -> None:
    m = recruiting(hand=1, pot=300)
    for pot in (350, 3350, 6350):
        events = m.do("roll", dice("5") if m.state.hand == 1 else dice("1 2 3 4 5 6"))
        if m.phase == Phase.REACT:
            events = m.do("take 123456")
        assert Kind.HOT in kinds(events)
        assert (m.state.hand, m.state.pot) == (6, pot)
    assert m.options == ["roll", "stop"]
    m.do("stop")
    assert m.state.army[0] == 6350


@pytest.mark.rule("DF-48")
def test_the_longest_list_of_choices_has_fifteen_entries() -> None:
    m = recruiting()
    m.do("roll", dice("1 1 1 5 5 5"))
    assert len(m.options) == 15


@pytest.mark.rule("DF-11", "DF-E56")
def test_five_of_a_kind_has_no_row() -> None:
    m = defending(attack=100)
    m.do("roll", dice("2 2 2 2 2"))
    assert m.options == ["take 2222", "take 222"]
    assert m.rule("take 22222") == "DF-44"
    assert taken("1 1 1 1 1", "11111") == 1600
    assert taken("5 5 5 5 5", "55555") == 1550


@pytest.mark.rule("DF-13", "DF-R03")
def test_four_and_a_pair_are_three_pairs() -> None:
    assert taken("4 4 4 4 2 2", "224444") == 2000
    assert taken("1 1 1 1 5 5", "111155", four_plus_pair="off") == 1600


@pytest.mark.rule("DF-14")
def test_combinations_of_one_roll_add_up() -> None:
    assert taken("1 5 6 6 6 2", "15666") == 750
    assert taken("1 1 1 4 4 4", "111444") == 1400


@pytest.mark.rule("DF-15")
def test_earlier_rolls_never_complete_a_combination() -> None:
    m = recruiting()
    m.do("roll", dice("1 1 2 3 4 6"))
    m.do("take 11")
    m.do("roll", dice("1 2 3 4"))
    assert m.state.pot == 300  # not three 1s


@pytest.mark.rule("DF-16")
def test_pips_are_not_added_up() -> None:
    m = attacking(hand=2, pot=200)
    m.do("roll", dice("2 3"), dice("1 2 3 4 6"))  # a farkle; now the defender
    assert (m.asked, m.state.attack) == (1, 0)


@pytest.mark.rule("DF-17", "DF-R04", "DF-42")
def test_a_set_is_worth_its_best_division() -> None:
    assert taken("1 1 1 1", "1111") == 1500
    assert taken("1 1 1 5", "1115") == 1050
    assert taken("1 1 1 1 2 2", "111122") == 2000
    assert taken("5 5 5 5 5 5", "555555") == 3000


@pytest.mark.rule("DF-R02")
def test_six_of_a_kind() -> None:
    assert taken("2 2 2 2 2 2", "222222") == 3000
    assert taken("2 2 2 2 2 2", "222222", six_of_a_kind=2500) == 2500


@pytest.mark.rule("DF-93")
def test_nobody_chooses_dice_in_a_battle() -> None:
    m = battling(items={0: ["horseshoe"]})
    m.do("roll", dice("1 5 2 3 4 4"))
    assert m.options == ["accept", "horseshoe"]
    assert m.rule("take 1") == "DF-93"
