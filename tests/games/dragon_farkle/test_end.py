"""End of the game, winner, ranking (catalogue 7)."""

import pytest

from lindwurm.games.dragon_farkle.actions import Kind
from lindwurm.kernel.match import IllegalAction
from tests.games.dragon_farkle.helpers import (
    NO_CARDS,
    battling,
    dice,
    kinds,
    recruiting,
    table,
)

FARKLE = dice("2 3 4 4 6 6")


@pytest.mark.rule("DF-136", "DF-138")
def test_who_slays_the_dragon_wins_alone_at_once() -> None:
    m = battling(army=[5000, 9000, 9000], damage=2, keep={1})
    events = m.do("roll", dice("1 2 3 4 4 6", "dragon"))
    assert kinds(events)[-1] == Kind.SLAIN
    assert m.over
    assert m.actors == ()
    assert (m.state.dice, m.state.roll) == ([0] * 6, 0)
    assert m.returns() == [1.0, 0.0, 0.0]


@pytest.mark.rule("DF-136", "DF-106")
def test_damage_must_be_dealt_within_one_turn() -> None:
    m = table(3, army=[5000, 0, 0], options=NO_CARDS)
    hit = dice("2 3 4 4 6 6", "rally")
    m.do("battle", hit, FARKLE)
    m.do("recruit", FARKLE)
    m.do("recruit", FARKLE)
    m.do("battle", hit, FARKLE)
    assert not m.over


@pytest.mark.rule("DF-137")
def test_nobody_gets_another_turn() -> None:
    m = battling(army=[5000, 9000, 9000], damage=2)
    m.do("roll", dice("1 2 3 4 4 6", "rally"))
    assert (m.state.active, m.state.round_number) == (0, 1)
    for seat in range(3):
        assert m.legal(seat) == []
        reason = m.why_not(seat, "recruit")
        assert reason is not None
        assert reason.key == "over"
    with pytest.raises(IllegalAction):
        m.act(1, "recruit")


@pytest.mark.rule("DF-139")
def test_places_behind_the_winner_go_by_army() -> None:
    m = battling(4, army=[100, 900, 3000, 900], damage=2, options=NO_CARDS)
    m.do("roll", dice("2 3 4 4 6 6", "dragon"))
    assert m.returns().index(1.0) == 0
    standing = m.standing()
    assert standing == [100, 900, 3000, 900]
    behind = sorted((1, 2, 3), key=lambda p: -standing[p])
    assert behind[0] == 2
    assert standing[1] == standing[3]  # shared


@pytest.mark.rule("DF-140", "DF-138")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_winner_gets_one_the_others_nothing(seats: int) -> None:
    m = battling(seats, damage=2)
    m.do("roll", dice("2 3 4 4 6 6", "dragon"))
    assert m.returns() == [1.0] + [0.0] * (seats - 1)


@pytest.mark.rule("DF-140", "DF-141")
@pytest.mark.parametrize(
    ("army", "returns"),
    [
        ([500, 900, 200], [0.0, 1.0, 0.0]),
        ([900, 900, 200], [0.5, 0.5, 0.0]),
        ([900, 900, 900], [1 / 3] * 3),
        ([0, 0, 0], [1 / 3] * 3),
    ],
)
def test_at_the_round_limit_the_largest_army_wins(army: list[int], returns: list[float]) -> None:
    m = recruiting(
        3, active=2, roller=2, army=army, hand=1, round_number=10, options={"round_limit": 10}
    )
    events = m.do("roll", dice("2"))
    assert kinds(events)[-1] == Kind.TIME_UP
    assert m.over
    assert m.returns() == pytest.approx(returns)


@pytest.mark.rule("DF-141")
def test_a_round_ends_with_the_player_to_the_right_of_the_first() -> None:
    m = table(3, first=1, active=0, round_number=9, options={"round_limit": 10, **NO_CARDS})
    m.do("recruit", FARKLE)  # the last turn of round 9
    for seat in (1, 2, 0):
        assert (m.asked, m.state.round_number) == (seat, 10)
        m.do("recruit", FARKLE)
    assert m.over


@pytest.mark.rule("DF-141")
def test_a_solo_trial_that_reaches_the_limit_is_lost() -> None:
    m = table(1, army=[5000], round_number=10, options={"round_limit": 10, **NO_CARDS})
    m.do("battle", FARKLE)
    assert m.over
    assert m.returns() == [0.0]


@pytest.mark.rule("DF-141")
def test_without_a_limit_the_game_goes_on() -> None:
    m = table(2, first=0, active=1, round_number=500, options=NO_CARDS)
    m.do("recruit", FARKLE)
    assert (m.over, m.state.round_number) == (False, 501)
