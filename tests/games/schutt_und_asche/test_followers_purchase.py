"""Section 5.13: followers for the purchase phase."""

from __future__ import annotations

import pytest

from lindwurm.games.schutt_und_asche.actions import Kind
from lindwurm.games.schutt_und_asche.data import Follower, Tile
from lindwurm.games.schutt_und_asche.state import Phase, Result
from lindwurm.kernel.match import Match
from tests.games.schutt_und_asche.table import (
    burnt_places,
    place,
    realm,
    say,
    shop,
    texts,
    told,
    why,
)

# -- Abbot --------------------------------------------------------------------------------------


@pytest.mark.rule("SA-209", "SA-210", "SA-211", "SA-212", "SA-213")
def test_abbot() -> None:
    m = shop("abbot", stacks={"N2": "power attack", "N3": "sword shield", "E2": "power knight"})
    say(m, "0 buy N2")
    assert m.state.power[0] == 0  # before it takes effect
    assert texts(m, 0) == ["keep", "void"]
    say(m, "0 void")
    assert m.state.spent == 0  # the money is back
    assert m.state.gone[Follower.ABBOT] == 2
    say(m, "0 sort E2", "0 pick power", "0 buy N3", "0 void")  # another stack, sorting in between
    assert m.state.shield == [0] * 24
    assert m.state.spent == 1
    say(m, "0 buy N2", "0 keep")
    assert m.state.power[0] == 1
    say(m, "0 buy E2")  # kept one: the Abbot is done, this takes effect at once
    assert m.state.power[0] == 2
    assert m.state.abbot == 0


@pytest.mark.rule("SA-213")
def test_the_abbot_leaves_with_the_end_of_the_turn() -> None:
    m = realm(phase=Phase.BUY, followers={0: "abbot"}, gold={0: "2", 1: "2"})
    say(m, "0 buy N2", "0 void", "0 end", "1 buy S2")
    assert m.state.abbot == 0
    assert "void" not in texts(m, 1)


@pytest.mark.rule("SA-214", "SA-68")
def test_voided_tiles_do_nothing_and_are_lost() -> None:
    m = shop("abbot", options={"mode": "coop"}, stacks={"N2": "attack", "N3": "treasure"})
    before = m.state.removed[:]
    say(m, "0 buy N2", "0 void", "0 buy N3", "0 void")
    assert burnt_places(m) == []
    assert sum(m.state.treasure) == 0
    assert m.state.removed[Tile.ATTACK] == before[Tile.ATTACK] + 1
    assert m.state.removed[Tile.TREASURE] == before[Tile.TREASURE] + 1


@pytest.mark.rule("SA-215")
def test_the_abbot_is_for_own_purchases() -> None:
    m = realm(phase=Phase.BUY, followers={1: "abbot"}, gold={0: "2"}, stacks={"N2": "power"})
    say(m, "0 buy N2")
    assert m.state.power[0] == 1
    assert why(m, 0, "void") == "SA-209"


@pytest.mark.rule("SA-370", "SA-297")
def test_voiding_the_last_knight_loses_the_game() -> None:
    m = last_knight("abbot")
    say(m, "0 buy N2")
    assert not m.over  # turned up, it still counts
    say(m, "0 void")
    assert m.state.result == Result.ASHES


def last_knight(followers: str) -> Match:
    """All knights are dead but one, hidden in N2."""
    rest = {f"{path}{k}": "power" if path in "NE" else "sword" for path in "NESW"
            for k in range(1, 7)}  # fmt: skip
    for k in range(1, 7):
        rest[f"W{k}"] = "shield"
    return shop(followers, stacks=rest | {"N2": "knight"})


# -- Moneylender --------------------------------------------------------------------------------


@pytest.mark.rule("SA-235", "SA-236", "SA-237")
def test_moneylender() -> None:
    m = shop("moneylender", gold={0: "X X 1"}, discard="2 3 1")
    say(m, "0 moneylender", "0 borrow 3", "0 borrow 2")
    assert m.state.phase == Phase.REPAY
    say(m, "0 repay X", "0 repay X")
    assert m.state.gold[0] == [0, 1, 1, 1]
    assert m.state.gold_discard == [2, 1, 0, 0]
    assert m.state.phase == Phase.BUY


@pytest.mark.rule("SA-236", "SA-237")
def test_moneylender_one_card_and_the_same_one_back() -> None:
    m = shop("moneylender", gold={0: "1"}, discard="2 3")
    say(m, "0 moneylender")
    assert why(m, 0, "done") == "SA-236"
    assert why(m, 0, "borrow 1") == "SA-236"
    say(m, "0 borrow 2", "0 done", "0 repay 2")
    assert m.state.gold[0] == [0, 1, 0, 0]


@pytest.mark.rule("SA-238")
def test_moneylender_needs_hand_and_discard() -> None:
    assert why(shop("moneylender", gold={0: "1"}), 0, "moneylender") == "SA-238"
    m = shop("moneylender", gold={}, discard="2")
    assert why(m, 0, "moneylender") == "SA-238"


@pytest.mark.rule("SA-235", "SA-394")
def test_moneylender_before_the_first_payment() -> None:
    m = shop("moneylender abbot salesman", discard="2", stacks={"N2": "power", "N3": "shield"})
    say(m, "0 free_buy N2", "0 keep")
    assert why(m, 0, "moneylender") is None  # free: no payment
    say(m, "0 buy N3", "0 void")
    assert m.state.spent == 0
    assert why(m, 0, "moneylender") == "SA-235"  # refunded, but it was the first payment


# -- Travelling salesman ------------------------------------------------------------------------


@pytest.mark.rule("SA-239", "SA-240")
def test_salesman_one_of_two() -> None:
    m = shop("salesman", gold={0: "X"}, stacks={"N2": "power", "N3": "power sword"})
    say(m, "0 free_buy N2")
    assert m.state.power[0] == 1
    assert m.state.spent == 0
    assert told(m, Kind.PRICE) == []
    assert why(m, 0, "free_sort N3") == "SA-202"
    m = shop("salesman", gold={0: "X"}, stacks={"N3": "power sword", "N4": "sword power"})
    say(m, "0 free_sort N3", "0 pick power")
    assert why(m, 0, "free_sort N3") == "SA-240"
    say(m, "0 free_sort N4", "0 pick sword")
    assert m.state.stack[place("N3")][1] == Tile.POWER
    assert m.state.stack[place("N4")][1] == Tile.SWORD
    assert m.state.phase == Phase.BUY
    assert why(m, 0, "free_buy N3") == "SA-202"


@pytest.mark.rule("SA-240")
def test_salesman_may_sort_only_one() -> None:
    m = shop("salesman", stacks={"N3": "power sword"})
    say(m, "0 free_sort N3", "0 pick power", "0 done")
    assert m.state.phase == Phase.BUY


@pytest.mark.rule("SA-210")
def test_a_voided_free_purchase_comes_back() -> None:
    m = shop("salesman abbot", gold={0: "X"}, stacks={"N2": "power attack"})
    say(m, "0 free_buy N2", "0 void")
    assert m.state.free_buys == 1
    say(m, "0 free_buy N2", "0 keep")
    assert m.state.power[0] == 1
    assert why(m, 0, "free_buy N3") == "SA-202"


@pytest.mark.rule("SA-382")
def test_a_free_dragon_attack_attacks() -> None:
    m = shop("salesman", stacks={"N2": "attack"}, knights="N3")
    say(m, "0 free_buy N2")
    assert burnt_places(m) == ["N2"]


# -- Merchant -----------------------------------------------------------------------------------


@pytest.mark.rule("SA-246", "SA-247", "SA-249", "SA-250", "SA-289", "SA-383")
def test_merchant_swaps_whole_stacks() -> None:
    m = shop("merchant", stacks={"N2": "power sword", "S2": "shield"}, seen={"S2": 0b10},
             knights="N2", swords="S2")  # fmt: skip
    say(m, "0 merchant N2", "0 trade S2")
    s, n, o = m.state, place("N2"), place("S2")
    assert s.stack[n][:2] == [Tile.SHIELD, 0]
    assert s.stack[o][:2] == [Tile.POWER, Tile.SWORD]
    assert (s.height[n], s.height[o]) == (1, 2)
    assert (s.knight[n], s.sword[o]) == (1, 1)  # what is set up stays
    assert m.view(1)["stack"][n][0] == Tile.SHIELD  # the old owner still knows it ...
    assert m.view(0)["stack"][n][0] is None  # ... and nobody looked
    say(m, "0 sort N2")
    assert m.view(1)["stack"][n][0] is None or s.height[n] == 1


@pytest.mark.rule("SA-383", "SA-288")
def test_sorting_ends_the_old_owners_knowledge() -> None:
    m = shop("merchant", stacks={"N2": "power", "S2": "shield sword attack"}, seen={"S2": 0b10})
    say(m, "0 merchant N2", "0 trade S2")
    assert m.view(1)["stack"][place("N2")][:3] == [Tile.SHIELD, Tile.SWORD, Tile.ATTACK]
    say(m, "0 sort N2", "0 pick shield", "0 pick sword")
    assert m.view(1)["stack"][place("N2")][:3] == [None] * 3
    for seed in range(4):  # he still knows what is in it
        assert sorted(m.imagine(1, seed).stack[place("N2")][:3]) == [3, 4, 5]


@pytest.mark.rule("SA-247", "SA-248")
def test_merchant_limits() -> None:
    m = shop("merchant", stacks={"N2": "power", "N3": "", "S2": ""}, burnt="S1")
    assert why(m, 0, "merchant N3") == "SA-248"
    assert why(m, 0, "merchant S3") == "SA-163"
    say(m, "0 merchant N2")
    assert why(m, 0, "trade S2") == "SA-248"
    assert why(m, 0, "trade S1") == "SA-248"
    assert why(m, 0, "trade N2") == "SA-247"
    assert why(m, 0, "trade N4") is None  # also an own one


# -- Traitor ------------------------------------------------------------------------------------


@pytest.mark.rule("SA-275", "SA-276", "SA-278", "SA-R34")
def test_traitor_takes_one_thing() -> None:
    m = shop("traitor", knights="S2", swords="S2", shields="S2")
    assert why(m, 0, "traitor knight S3") == "SA-276"
    say(m, "0 traitor knight S2")
    assert why(m, 0, "place S1") == "SA-169"
    say(m, "0 place N4")
    s = m.state
    assert (s.knight[place("N4")], s.sword[place("N4")]) == (1, 0)
    assert (s.knight[place("S2")], s.sword[place("S2")], s.shield[place("S2")]) == (0, 1, 1)


@pytest.mark.rule("SA-277", "SA-R38")
def test_a_traitor_takes_from_others_but_alone_from_himself() -> None:
    m = shop("traitor", swords="N5 S1")
    assert why(m, 0, "traitor sword N5") == "SA-276"
    assert [t for t in texts(m, 0) if t.startswith("traitor")] == ["traitor sword S1"]
    alone = realm(1, phase=Phase.BUY, followers={0: "traitor"}, swords="N5", gold={0: "1"})
    say(alone, "0 traitor sword N5", "0 place N1")
    assert alone.state.sword[place("N1")] == 1


@pytest.mark.rule("SA-405")
def test_traitor_in_the_own_land() -> None:
    m = shop("traitor", swords="N5", options={"traitor": "any"})
    say(m, "0 traitor sword N5")
    assert why(m, 0, "place N5") == "SA-277"
    say(m, "0 place N1")
    assert m.state.sword[place("N1")] == 1


@pytest.mark.rule("SA-279")
def test_traitor_needs_room() -> None:
    mine = [f"{path}{k}" for path in "NE" for k in range(1, 7)]
    m = shop("traitor", swords=[*mine, "S1"], knights="S1")
    assert why(m, 0, "traitor sword S1") == "SA-279"
    assert why(m, 0, "traitor knight S1") is None
