"""What the default opponent and the beginner do at decisive moments (DF-F1, DF-F2, DF-F8)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lindwurm.bots.levels import LEVELS
from lindwurm.games.dragon_farkle import GAME
from lindwurm.games.dragon_farkle.beginner import novice
from lindwurm.games.dragon_farkle.bot import bot, normal
from lindwurm.games.dragon_farkle.state import Phase
from lindwurm.kernel.match import Match
from tests.games.dragon_farkle.helpers import (
    NO_CARDS,
    Play,
    attacking,
    battling,
    defending,
    dice,
    recruiting,
    table,
)

CALM = {"interrupts": "off"}


def does(m: Play, player: Callable[..., int] = bot) -> str:
    """Return what a player does for the deciding seat."""
    legal = m.legal(m.asked)
    return m.text(player(m.state, m.asked, legal, len(legal), [1, 2, 3, 4]))


# == DF-F1 ========================================================================================


@pytest.mark.parametrize(
    ("own", "rival"), [(4100, 5200), (4000, 5000), (4900, 5400), (4300, 6000), (0, 5000)]
)
def test_who_may_enter_the_keep_next_turn_is_attacked(own: int, rival: int) -> None:
    """The listed positions: 9 to 18 points of winning chance were given away by recruiting."""
    assert does(table(army=[own, rival], options=NO_CARDS)) == "skirmish"


def test_a_rival_too_rich_to_be_kept_out_is_raced() -> None:
    assert does(table(army=[4900, 6000], options=NO_CARDS)) == "recruit"
    assert does(table(3, army=[4900, 6000, 3000], options=NO_CARDS)) == "skirmish"


@pytest.mark.parametrize(
    ("own", "rival", "way"),
    [
        (2000, 4000, "skirmish"),
        (3600, 4000, "recruit"),  # nearly there oneself
        (3000, 4900, "recruit"),  # it has the attack next turn, and more to lose
        (1000, 4900, "skirmish"),
        (2000, 2900, "recruit"),
    ],
)
def test_the_rich_are_attacked_by_the_poor(own: int, rival: int, way: str) -> None:
    assert does(table(army=[own, rival], options=NO_CARDS)) == way


def test_brunna_is_attacked_only_in_need() -> None:
    options = {"cards": "companions_only"}
    for rival, way in ((4000, "recruit"), (5000, "skirmish")):
        m = table(army=[2000, rival], companion={0: "ulf", 1: "brunna"}, options=options)
        assert does(m) == way


def test_an_attack_goes_on_until_it_keeps_the_rival_out() -> None:
    """From 450: a win by less than 500 leaves the Keep open."""
    assert does(attacking(army=[3850, 5450], pot=450, hand=3)) == "roll"
    assert does(attacking(army=[3850, 5450], pot=500, hand=3)) == "stop"
    assert does(attacking(army=[3850, 4950], pot=450, hand=3)) == "stop"
    assert does(attacking(army=[3850, 5550], pot=450, hand=3)) == "stop", "out of reach"


def test_a_defender_who_can_pay_and_enter_risks_nothing() -> None:
    """Before: 150 against 600 rolled on, with 5,550 soldiers and 38 points to lose."""
    army = [3900, 5550]
    assert does(defending(attack=600, pot=150, hand=2, army=army)) == "stop"
    assert does(defending(attack=750, pot=150, hand=2, army=army)) == "roll"
    assert does(defending(attack=600, pot=150, hand=2, army=[3900, 4950])) == "roll"
    # with a Map 4,000 are enough (before: 14 points lost)
    mapped = {"army": [1550, 4550], "items": {1: ["map"]}}
    assert does(defending(attack=650, pot=150, hand=3, **mapped)) == "stop"
    assert does(defending(attack=750, pot=150, hand=3, **mapped)) == "roll"


# == DF-F2 ========================================================================================


def test_mirabel_is_called_before_the_army_is_gone() -> None:
    def rolled(army: int, damage: int, event: str = "blank") -> Play:
        m = battling(2, army=[army, 0], hand=2, damage=damage, companion="mirabel")
        m.do("roll", dice("1 5", event))
        return m

    assert does(rolled(150, 2)) == "mirabel"
    assert does(rolled(150, 1)) == "mirabel"
    assert does(rolled(150, 0)) == "accept", "no face slays it"
    assert does(rolled(200, 2)) == "accept", "it survives"
    assert does(rolled(150, 2, "dragon")) == "accept", "it is slain"


@pytest.mark.parametrize(
    ("army", "damage", "way"),
    [
        (400, 0, "horseshoe"),
        (1000, 2, "horseshoe"),
        (1500, 0, "horseshoe"),  # the third that is left would not last
        (1500, 2, "accept"),
        (3000, 0, "accept"),
        (150, 0, "accept"),  # hopeless: it serves another battle
        (150, 2, "horseshoe"),
    ],
)
def test_the_horseshoe_saves_an_army(army: int, damage: int, way: str) -> None:
    m = battling(2, army=[army, 0], hand=3, damage=damage, items={0: ["horseshoe"]}, options=CALM)
    m.do("roll", dice("1 1 1"))
    assert does(m) == way


def test_the_arrow_is_shot_while_there_is_an_army() -> None:
    def ready(army: int, damage: int, hand: int = 6) -> Play:
        return battling(2, army=[army, 0], hand=hand, damage=damage, items={0: ["arrow"]})

    assert does(ready(5000, 2)) == "arrow", "it slays"
    assert does(ready(5000, 1)) == "roll", "it keeps"
    assert does(ready(400, 1)) == "arrow"
    assert does(ready(400, 1, hand=2)) == "roll"


# == on the way to the Keep =======================================================================


def test_a_rally_is_doubled_where_that_opens_the_keep() -> None:
    m = recruiting(army=[4800, 0], hand=2, pot=0, options=CALM)
    m.do("roll", dice("1 2", "rally"))
    assert m.phase == Phase.REWARD
    assert does(m) == "double"
    m = recruiting(army=[4000, 0], hand=2, pot=0, options=CALM)
    m.do("roll", dice("1 2", "rally"))
    assert does(m) == "item"


def test_with_the_map_four_thousand_are_enough() -> None:
    assert does(recruiting(army=[3850, 0], hand=1, pot=300, items={0: ["map"]})) == "stop"
    assert does(recruiting(army=[3850, 0], hand=1, pot=300, items={0: ["smoke_egg"]})) == "roll"
    assert does(recruiting(army=[4450, 0], hand=6, pot=200, items={0: ["poster"]})) == "stop"


# == DF-F8: the beginner ==========================================================================


@pytest.mark.rule("DF-145")
def test_the_beginner_takes_everything_and_stops_at_350() -> None:
    m = recruiting()
    m.do("roll", dice("1 5 2 3 4 4"))
    assert does(m, novice) == "take 15"
    for hand in range(1, 7):
        assert does(recruiting(hand=hand, pot=300), novice) == "roll"
        assert does(recruiting(hand=hand, pot=350), novice) == "stop"
        assert does(attacking(hand=hand, pot=350), novice) == "stop"


@pytest.mark.rule("DF-145")
def test_the_beginner_does_nothing_mad() -> None:
    """Before, one choice in four was random: it rolled on while it held the winning Arrow."""
    for damage in range(3):
        assert does(battling(damage=damage, items={0: ["arrow"]}), novice) == "arrow"
    assert does(defending(attack=300, pot=300), novice) == "roll"
    assert does(defending(attack=300, pot=350), novice) == "stop"
    assert does(table(army=[5000, 0]), novice) == "battle"
    assert does(table(army=[100, 9000], keep={0}), novice) == "battle"
    assert does(table(army=[4900, 5000]), novice) == "recruit"
    assert does(table(army=[4000, 0], items={0: ["map"]}), novice) == "map"
    assert does(table(items={0: ["bag"]}), novice) == "open_bag"
    assert does(table(3, army=[0, 100, 200], companion="skree"), novice) == "skree 3"
    assert does(table(items={0: ["magpie_ring"], 1: ["map"]}), novice) == "magpie 2"
    m = recruiting(pot=300, items={0: ["cheese"]}, hand=1)
    m.do("roll", dice("2"))
    assert does(m, novice) == "cheese"
    m = recruiting(hand=2, items={0: ["horseshoe"]})
    m.do("roll", dice("1 2"))
    assert does(m, novice) == "take 1"


@pytest.mark.rule("DF-145")
def test_the_beginner_meddles_with_big_rolls_and_answers_with_cards() -> None:
    for roll, answer in (("1 1 1", "whistle"), ("1 5 2", "pass")):
        m = recruiting(hand=3, items={1: ["whistle"]})
        m.do("roll", dice(roll))
        assert does(m, novice) == answer
    m = table(items={1: ["smoke_egg"]})
    m.do("skirmish")
    assert does(m, novice) == "smoke_egg"
    m = recruiting(pot=100, items={0: ["poster"]})
    m.do("stop")
    assert does(m, novice) == "poster"


def test_a_novice_is_the_games_own_beginner() -> None:
    """Nothing is drawn for it, so nothing is random."""
    m = Match(GAME, 2, seed=4)
    while not m.over:
        (seat,) = m.actors
        legal, words = m.legal(seat), [1, 2, 3, 4]
        action = LEVELS["novice"].choose(GAME, m.state, seat, legal, words)
        assert words == [1, 2, 3, 4]
        assert action == novice(m.state, seat, legal, len(legal), words)
        m.act(seat, action)


# == DF-141 =======================================================================================

LAST = {"first": 1, "round_number": 10}
"""Seat 0 has the last turn of a game of ten rounds."""
TEN = NO_CARDS | {"round_limit": "10"}


@pytest.mark.parametrize("player", [bot, normal])
@pytest.mark.parametrize(
    ("pot", "hand", "way"),
    [(550, 1, "roll"), (600, 1, "stop"), (600, 2, "roll"), (650, 6, "stop")],
)
def test_in_the_last_turn_only_the_largest_army_counts(
    player: Callable[..., int], pot: int, hand: int, way: str
) -> None:
    """600 soldiers behind: less is nothing, as much is half, and more is enough."""
    last = recruiting(pot=pot, hand=hand, army=[2000, 2600], options=TEN, **LAST)
    assert does(last, player) == way
    assert GAME.exact is not None
    assert GAME.exact(last.state, 0, last.legal(0), 2) == -1  # it counts soldiers, not winners


def test_before_the_last_round_as_many_as_can_be_had() -> None:
    assert does(recruiting(pot=550, hand=2, army=[2000, 2600], options=TEN, first=1)) == "stop"


def test_in_the_last_round_others_follow() -> None:
    """Who is ahead but not the last goes on as ever; who is behind need not stop."""
    here = {"army": [2000, 2600], "options": TEN, "round_number": 10}
    assert does(recruiting(pot=650, hand=6, **here)) == "roll"
    assert does(recruiting(pot=650, hand=2, **here)) == "stop"
    assert does(recruiting(pot=550, hand=2, **here)) == "roll"


def test_who_is_ahead_in_the_last_turn_risks_no_army() -> None:
    won = table(army=[5400, 5300], options=TEN, **LAST)
    assert "battle" in won.options
    assert does(won) == "recruit"
    assert does(table(army=[5300, 5400], options=TEN, **LAST)) != "recruit"


def test_alone_the_last_turn_is_for_the_dragon() -> None:
    assert does(table(1, army=[5400], options=TEN, round_number=10)) == "battle"
