"""Positions on the border of a rule, where the smallest mistake in it would show.

Found by `python -m tests.proof.mutation schutt_und_asche`: each stands just before the rule acts.
"""

from __future__ import annotations

import pytest

from lindwurm.games.schutt_und_asche import GAME
from lindwurm.games.schutt_und_asche.actions import Kind
from lindwurm.games.schutt_und_asche.data import PROVINCES, Follower, Tile
from lindwurm.games.schutt_und_asche.rules.dragon import begin_turn
from lindwurm.games.schutt_und_asche.state import Phase
from tests.games.accounts import agree
from tests.games.schutt_und_asche.table import battle, place, realm, say, shop, texts, told


@pytest.mark.rule("SA-81")
@pytest.mark.parametrize(("year", "phase"), [(4, Phase.SHOP), (5, Phase.SHOP), (6, Phase.EVENT)])
def test_people_buy_in_the_last_regular_year_too(year: int, phase: Phase) -> None:
    m = realm(round=year, turn=4)
    begin_turn(m.state)
    assert m.state.phase == phase


@pytest.mark.rule("SA-279")
def test_one_room_is_enough_for_a_traitor() -> None:
    mine = [f"{path}{k}" for path in "NE" for k in range(1, 7) if (path, k) != ("E", 6)]
    m = shop("traitor", swords=[*mine, "S1"])
    assert "traitor sword S1" in texts(m, 0)
    agree(m, 0)


@pytest.mark.rule("SA-240")
def test_a_stack_of_one_tile_can_be_the_second_that_is_sorted() -> None:
    m = shop(
        "salesman",
        owner={p: int(p not in ("N3", "N4")) for p in PROVINCES},
        stacks={"N3": "power sword", "N4": "shield"},
    )
    say(m, "0 free_sort N3", "0 pick power")
    assert m.state.phase == Phase.FREE_SORT
    assert texts(m, 0) == ["done", "free_sort N4"]


@pytest.mark.rule("SA-387")
def test_the_hermit_is_offered_no_knight_who_is_safe() -> None:
    tape = battle("k k k")
    m = realm(tiles=[3, 1, 2, 4], knights="N1 N2 E6", followers={0: "hermit"}, tape=tape)
    say(m, "0 call N", "0 pass", "0 save N2")
    assert m.state.phase == Phase.HERMIT
    assert [t for t in texts(m, 0) if t.startswith("hermit")] == ["hermit E6"]
    agree(m, 0)


@pytest.mark.rule("SA-100")
def test_the_last_follower_of_the_deck_can_be_taken() -> None:
    m = realm(phase=Phase.REWARD, reward=1, back=Phase.BUY, display="hero sage", deck="scout")
    assert len(texts(m, 0)) == 3
    agree(m, 0)


@pytest.mark.rule("SA-247")
def test_empty_stacks_leave_a_merchant_no_choice() -> None:
    stacks = dict.fromkeys(PROVINCES, "") | {"N1": "power sword", "N2": "shield power"}
    m = shop("merchant", stacks=stacks)
    say(m, "0 merchant N1")
    assert m.state.phase == Phase.BUY
    assert [list(m.state.stack[place(p)][:2]) for p in ("N1", "N2")] == [
        [Tile.SHIELD, Tile.POWER],
        [Tile.POWER, Tile.SWORD],
    ]


@pytest.mark.rule("SA-247")
def test_a_stack_of_one_tile_is_a_choice_for_a_merchant() -> None:
    stacks = {"N1": "power sword", "N2": "shield", "N3": "sword power"}
    m = shop("merchant", stacks=dict.fromkeys(PROVINCES, "") | stacks)
    say(m, "0 merchant N1")
    assert texts(m, 0) == ["trade N2", "trade N3"]


@pytest.mark.rule("SA-247", "SA-289")
def test_that_a_stack_was_shuffled_travels_with_it() -> None:
    for here, there in (("N1", "S1"), ("S1", "N1")):
        m = shop("merchant", mixed=1 << place(here))
        say(m, "0 merchant N1", "0 trade S1")
        assert m.state.mixed == 1 << place(there)


@pytest.mark.rule("SA-289", "SA-295")
def test_a_knight_is_imagined_beside_what_is_known_of_a_stack() -> None:
    stacks = dict.fromkeys(PROVINCES, "") | {"N1": "power knight sword"}
    m = realm(stacks=stacks)
    m.state.kept[0][place("N1")] = 1 << 3 * (Tile.POWER - 1)
    m.state.removed[Tile.SWORD] -= 5
    m.state.ashes[Tile.SWORD] = m.state.ashes_count = 5
    for seed in range(20):
        stack = m.imagine(0, seed).stack[place("N1")]
        assert {Tile.POWER, Tile.KNIGHT} <= set(stack[:3])


@pytest.mark.rule("SA-188")
def test_a_single_regent_is_not_announced_anew() -> None:
    m = realm(1, phase=Phase.REFRESH, display="hero sage", deck="scout")
    say(m, "0 discard 1")
    assert m.state.round_number == 2
    assert told(m, Kind.NEW_REGENT) == []


@pytest.mark.rule("SA-235", "SA-239")
def test_one_province_is_enough_to_borrow() -> None:
    owner = dict.fromkeys(PROVINCES, 1) | {"N1": 0}
    m = shop("moneylender", owner=owner, discard="1")
    assert "moneylender" in texts(m, 0)
    agree(m, 0)


@pytest.mark.rule("SA-221")
def test_a_tired_agitator_stays_tired_in_the_display() -> None:
    m = shop("agitator hero", agitators=[1, 0, 0, 0, 0, 0], agitators_tired=[1, 0, 0, 0, 0, 0],
             display="scout")  # fmt: skip
    say(m, "0 agitator", "0 part agitator")
    assert m.state.display[0] == Follower.AGITATOR
    assert (m.state.display_tired[0], m.state.agitators_tired[0]) == (1, 0)


@pytest.mark.rule("SA-117")
def test_sword_and_shield_are_lost_once_with_their_knight() -> None:
    m = realm(knights="N1", swords="N1", shields="N1", tape=battle("d d d"))
    before = list(m.state.removed)
    say(m, "0 call N")
    lost = [now - then for now, then in zip(m.state.removed, before, strict=True)]
    assert [lost[tile] for tile in (Tile.KNIGHT, Tile.SWORD, Tile.SHIELD)] == [1, 1, 1]
    assert GAME.problem(m.state) is None


@pytest.mark.rule("SA-289")
def test_a_tile_seen_on_top_is_not_one_of_those_remembered_below() -> None:
    m = shop("", stacks={"N1": "power sword power"})
    p = place("N1")
    m.state.seen[p][2] = 1
    m.state.kept[0][p] = below = (1 << 3 * (Tile.POWER - 1)) + (1 << 3 * (Tile.SWORD - 1))
    m.state.mixed = 1 << p
    say(m, "0 buy N1")
    assert (m.state.kept[0][p], m.state.dug) == (below, 0)


@pytest.mark.rule("SA-164")
def test_who_has_spent_three_is_imagined_with_the_one_card_that_is_worth_it() -> None:
    rest = "X " * 7 + "1 " * 11 + "2 " * 5
    m = realm(phase=Phase.BUY, gold={0: "3"}, discard=rest, spent=3)
    assert {tuple(m.imagine(1, seed).gold[0]) for seed in range(20)} == {(0, 0, 0, 1)}


@pytest.mark.rule("SA-73")
def test_each_two_of_three_unseen_gold_cards_may_be_in_a_hand() -> None:
    m = realm(gold={0: "X 1"}, discard="X " * 6 + "1 " * 11 + "2 " * 4 + "3")
    hands = {tuple(m.imagine(1, seed).gold[0]) for seed in range(40)}
    assert hands == {(1, 1, 0, 0), (1, 0, 1, 0), (0, 1, 1, 0)}


@pytest.mark.rule("SA-190")
def test_unseen_dragon_tiles_may_lie_in_any_order() -> None:
    m = realm()
    assert len({tuple(m.imagine(0, seed).tile) for seed in range(300)}) == 24


@pytest.mark.rule("SA-211", "SA-240")
def test_a_free_purchase_made_void_can_be_made_once_more() -> None:
    m = shop("salesman abbot", gold={0: ""})
    say(m, "0 free_buy N1", "0 void")
    assert (m.actors, m.state.free_buys) == ((0,), 1)
    assert "free_buy N1" in texts(m, 0)


@pytest.mark.rule("SA-169")
def test_a_sword_goes_where_the_only_room_is() -> None:
    owner = dict.fromkeys(PROVINCES, 1) | {"N1": 0, "N2": 0}
    m = shop("", owner=owner, stacks={"N1": "power sword"}, swords="N1")
    say(m, "0 buy N1")
    assert m.state.phase == Phase.BUY
    assert m.state.sword[place("N2")] == 1


@pytest.mark.rule("SA-171", "SA-174")
def test_an_ambush_is_marked_as_the_first_attack() -> None:
    m = shop("vassal", stacks={"N1": "power attack"}, knights="N1")
    say(m, "0 buy N1")
    assert m.state.phase == Phase.PREFIGHT
    assert m.state.marker[place("N1")] == m.state.laid_markers == 1


@pytest.mark.rule("SA-217")
def test_an_agitator_may_take_the_only_open_card_whichever_it_is() -> None:
    for open_card in ("abbot", "sage"):
        m = realm(phase=Phase.QUIET, followers={0: "agitator hero"}, display=open_card)
        assert "agitator" in texts(m, 0)
        say(m, "0 agitator", "0 part hero")
        assert m.state.display[0] == Follower.HERO


@pytest.mark.rule("SA-304")
def test_the_score_so_far_is_power_times_the_factor() -> None:
    m = realm(3, power={0: 3, 1: 3, 2: 3}, status=[0, 1, 2, 0, 0, 0])
    assert m.standing() == [3, 6, 9]


@pytest.mark.rule("SA-217")
def test_the_first_kind_of_follower_is_taken_from_the_display_too() -> None:
    m = realm(phase=Phase.QUIET, followers={0: "agitator hero"}, display="abbot scout")
    say(m, "0 agitator", "0 part hero", "0 exchange 1")
    assert m.state.display[0] == Follower.HERO


@pytest.mark.rule("SA-218", "SA-287")
def test_the_second_agitator_who_is_given_away_lies_open_and_is_no_secret() -> None:
    m = realm(phase=Phase.QUIET, followers={0: "hero", 1: "sage"}, display="scout",
              agitators=[2, 0, 0, 0, 0, 0])  # fmt: skip
    say(m, "0 agitator", "0 part agitator")
    assert m.state.phase == Phase.TAKE
    assert {m.imagine(1, seed).hold for seed in range(5)} == {Follower.AGITATOR}


@pytest.mark.rule("SA-226")
def test_the_hermit_leads_nobody_to_the_land_of_others() -> None:
    m = realm(tiles=[3, 1, 2, 4], knights="N1 S3", followers={0: "hermit"})
    say(m, "0 call S")
    assert m.state.phase == Phase.HERMIT
    assert [t for t in texts(m, 0) if t.startswith("hermit")] == ["hermit S3"]
    agree(m, 0)
