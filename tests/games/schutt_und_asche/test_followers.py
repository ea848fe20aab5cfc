"""Sections 5.12 and 5.13: the fifteen followers."""

from __future__ import annotations

from collections import Counter

import pytest

from lindwurm.games.schutt_und_asche import GAME
from lindwurm.games.schutt_und_asche.actions import Kind
from lindwurm.games.schutt_und_asche.data import BANNERS, Card, Follower, Tile
from lindwurm.games.schutt_und_asche.state import NONE, Phase, Result
from lindwurm.kernel.match import Match
from tests.games.schutt_und_asche.table import (
    battle,
    burnt_places,
    follower,
    marked,
    place,
    realm,
    say,
    texts,
    told,
    why,
)


def shop(followers: str, **more: object) -> Match:
    more.setdefault("gold", {0: "2 2 2"})
    return realm(phase=Phase.BUY, followers={0: followers}, **more)  # type: ignore[arg-type]


# -- 5.12 in general ----------------------------------------------------------------------------


@pytest.mark.rule("SA-200")
def test_followers_lie_face_down() -> None:
    m = realm(followers={0: "hero vassal"})
    assert m.view(0)["followers"][0][follower("hero")] == 1
    assert m.view(1)["followers"][0] == [None] * 15
    assert m.view(1)["follower_count"][0] == 2


@pytest.mark.rule("SA-201")
def test_there_is_no_limit() -> None:
    many = "abbot abbot farmer farmer hermit hermit hero hero merchant merchant friar friar"
    m = realm(gold={0: "3"}, followers={0: many}, deck="scout scout decoy")
    say(m, "0 call N", "0 lay 3", "0 confirm", "0 confirm")
    assert m.state.follower_count[0] == 13


@pytest.mark.rule("SA-202")
def test_banners_name_the_moment() -> None:
    assert Counter(BANNERS) == {
        "yellow": 5, "red": 4, "brown": 3, "green": 1, "grey": 1, "violet": 1
    }  # fmt: skip
    m = shop("hero farmer scout sage decoy vassal hermit friar black_knight")
    for action in ("hero", "farmer 2 1", "sage", "decoy N1", "vassal", "hermit N1", "friar"):
        assert why(m, 0, action) == "SA-202"
    assert why(m, 0, "scout") == "SA-255"
    assert why(m, 0, "merchant N2") == "SA-202"  # not even in hand


@pytest.mark.rule("SA-203")
def test_a_played_follower_is_gone() -> None:
    m = shop("merchant")
    say(m, "0 merchant N2", "0 trade S2")
    assert m.state.followers[0][Follower.MERCHANT] == 0
    assert m.state.gone[Follower.MERCHANT] == 2


@pytest.mark.rule("SA-204")
def test_a_follower_without_effect_cannot_be_played() -> None:
    m = realm(phase=Phase.PREFIGHT, knights="N1", markers="N1", field_of=0,
              followers={0: "black_knight vassal"})  # fmt: skip
    assert texts(m, 0) == ["pass", "vassal"]  # a bare knight has nothing to forbid
    assert why(m, 0, "black_knight sword") == "SA-266"


@pytest.mark.rule("SA-205")
def test_a_follower_may_be_played_on_the_turn_it_was_taken() -> None:
    m = realm(tiles=[2, 1, 3, 4], knights="N1 N2", display="hero vassal scout",
              tape=battle("k k k") + battle("d d d")[:3])  # fmt: skip
    say(m, "0 call N", "0 recruit 1", "0 save N1")
    assert m.state.phase == Phase.HERO  # the Hero just won may be used in the very next fight
    assert "hero" in texts(m, 0)


@pytest.mark.rule("SA-207")
def test_brown_cards_work_in_foreign_fights() -> None:
    for card in ("vassal", "black_knight both", "hero"):
        m = realm(knights="N1", swords="N1", shields="N1", followers={1: card.split()[0]},
                  tape=battle("k d d"))  # fmt: skip
        say(m, "0 call N")
        assert m.actors == (1,)
        assert card in texts(m, 1)


@pytest.mark.rule("SA-208")
def test_followers_are_the_same_in_coop() -> None:
    for mode in ("semi", "coop"):
        m = realm(options={"mode": mode}, knights="N1", followers={1: "vassal"})
        say(m, "0 call N", "1 vassal")
        assert not told(m, Kind.CARD)
        assert burnt_places(m) == []


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


# -- Agitator -----------------------------------------------------------------------------------


@pytest.mark.rule("SA-216", "SA-R21")
@pytest.mark.parametrize("phase", [Phase.INCOME, Phase.QUIET, Phase.BUY, Phase.SAGE])
def test_agitator_in_every_quiet_moment(phase: Phase) -> None:
    m = realm(phase=phase, followers={0: "agitator hero"}, display="scout vassal decoy",
              gold={0: "2"})  # fmt: skip
    assert "agitator" in texts(m, 0)
    say(m, "0 agitator", "0 part hero", "0 exchange 2")
    s = m.state
    assert s.display == [Follower.SCOUT, Follower.HERO, Follower.DECOY]
    assert s.followers[0][Follower.VASSAL] == 1
    assert s.phase != Phase.GIVE
    assert (s.agitators[0], s.agitators_used[0]) == (1, 1)


@pytest.mark.rule("SA-216", "SA-219")
def test_once_per_round_and_not_removed() -> None:
    m = shop("agitator hero", display="scout vassal decoy")
    say(m, "0 agitator", "0 part hero", "0 exchange 1")
    assert why(m, 0, "agitator") == "SA-216"
    assert m.state.gone[Follower.AGITATOR] == 1  # only the copy that was never in this game
    assert m.view(1)["agitators"][0] == 1  # face up
    used = [1, 0, 0, 0, 0, 0]
    fresh = realm(phase=Phase.SAGE, agitators=used[:], agitators_used=used,
                  followers={0: "hero"}, display="scout")  # fmt: skip
    say(fresh, "0 pass")
    assert fresh.state.round_number == 2
    assert fresh.state.agitators_used == [0] * 6  # ready again
    assert fresh.state.agitators[0] == 1


@pytest.mark.rule("SA-217", "SA-392")
def test_agitator_with_another_player() -> None:
    m = realm(3, phase=Phase.QUIET, followers={0: "agitator hero", 1: "scout"}, tape=[0])
    say(m, "0 agitator", "0 part hero")
    assert m.state.followers[0][Follower.SCOUT] == 1
    assert m.state.followers[1][Follower.HERO] == 1
    assert told(m, Kind.SWAPPED) == [(0, 1, 0)]
    assert told(m, Kind.SWAPPED_CARDS, 0) == [(1, Follower.HERO, Follower.SCOUT)]
    assert told(m, Kind.SWAPPED_CARDS, 1) == [(0, Follower.SCOUT, Follower.HERO)]
    assert not told(m, Kind.SWAPPED_CARDS, 2)
    for seed in range(5):  # each of the two remembers, and only they
        assert m.imagine(0, seed).followers[1][Follower.HERO] == 1
        assert m.imagine(1, seed).followers[0][Follower.SCOUT] == 1


@pytest.mark.rule("SA-218")
def test_the_played_agitator_cannot_be_given_but_a_second_can() -> None:
    m = shop("agitator hero", display="scout")
    say(m, "0 agitator")
    assert texts(m, 0) == ["part hero"]
    assert why(m, 0, "part agitator") == "SA-218"
    m = shop("agitator agitator", display="scout")
    say(m, "0 agitator")
    assert texts(m, 0) == ["part agitator"]
    say(m, "0 part agitator")
    assert m.state.display[0] == Follower.AGITATOR
    assert m.state.display_tired[0] == 0  # it was fresh
    assert m.state.followers[0][Follower.SCOUT] == 1


@pytest.mark.rule("SA-220")
def test_a_face_up_agitator_is_not_drawn() -> None:
    m = realm(phase=Phase.QUIET, followers={0: "agitator hero"}, agitators=[0, 1, 0, 0, 0, 0],
              display="scout")  # fmt: skip
    say(m, "0 agitator", "0 part hero")
    assert m.state.display[0] == Follower.HERO  # the only other card lay open there
    m = realm(phase=Phase.QUIET, followers={0: "agitator hero"}, agitators=[0, 1, 0, 0, 0, 0])
    assert texts(m, 0) == ["pass"]


@pytest.mark.rule("SA-221")
def test_an_agitator_given_away_rests_until_the_next_round() -> None:
    m = realm(3, phase=Phase.QUIET, agitators=[1, 0, 0, 0, 0, 0], agitators_used=[1, 0, 0, 0, 0, 0],
              followers={0: "agitator", 1: "hero scout"}, tape=[0])  # fmt: skip
    say(m, "0 agitator", "0 part agitator")
    s = m.state
    assert s.followers[1][Follower.AGITATOR] == 1
    assert s.agitators_tired[1] == 1
    assert "agitator" not in texts(m, m.actors[0])
    m = shop("agitator", agitators=[1, 0, 0, 0, 0, 0], agitators_used=[1, 0, 0, 0, 0, 0],
             display="scout")  # fmt: skip
    say(m, "0 agitator", "0 part agitator")
    assert m.state.display[0] == Follower.AGITATOR
    assert m.state.display_tired[0] == 1
    m.state.reward, m.state.back, m.state.phase = 1, Phase.BUY, Phase.REWARD
    GAME.apply(m.state, 0, GAME.verbs.parse("recruit 1"))
    assert m.state.agitators_tired[0] == 1  # taken out of the display: still tired
    assert why(m, 0, "agitator") == "SA-216"


@pytest.mark.rule("SA-379")
def test_agitator_needs_another_follower() -> None:
    m = shop("agitator", display="scout")
    assert why(m, 0, "agitator") == "SA-379"


@pytest.mark.rule("SA-328")
def test_solo_agitator_merchant_traitor() -> None:
    m = realm(1, phase=Phase.BUY, followers={0: "agitator merchant traitor"}, gold={0: "2"},
              display="scout", knights="N1")  # fmt: skip
    say(m, "0 agitator", "0 part merchant")
    assert m.state.followers[0][Follower.SCOUT] == 1
    say(m, "0 traitor knight N1", "0 place W6")
    assert m.state.knight[place("W6")] == 1


# -- Farmer -------------------------------------------------------------------------------------


@pytest.mark.rule("SA-222", "SA-223", "SA-224")
def test_farmer() -> None:
    m = realm(3, phase=Phase.INCOME, followers={0: "farmer"},
              gold={0: "X X 1", 1: "X 1 3", 2: "2"}, tape=[2, 1])  # fmt: skip
    assert "farmer 2 3" in texts(m, 0)
    assert "farmer 3 1" in texts(m, 0)
    assert why(m, 0, "farmer 3 2") == "SA-223"  # at most the smaller hand
    assert why(m, 0, "farmer 1 1") == "SA-223"  # another player
    say(m, "0 farmer 2 2", "0 give X", "0 give X")
    assert m.state.gold[0] == [0, 2, 0, 1]  # the 3 and the 1 were drawn
    assert m.state.gold[1] == [3, 0, 0, 0]
    assert len(told(m, Kind.FARMED_GOLD, 0)) == 4
    assert not told(m, Kind.FARMED_GOLD, 2)
    for seed in range(5):
        assert m.imagine(1, seed).gold[0][3] == 1  # seat 1 knows where its 3 went
        assert m.imagine(0, seed).gold[1][0] >= 2


@pytest.mark.rule("SA-V28")
def test_farmer_gains_on_average() -> None:
    gain = 0
    for a in range(3):
        for b in range(2):
            m = realm(phase=Phase.INCOME, followers={0: "farmer"},
                      gold={0: "X X", 1: "X 1 3"}, tape=[a, b])  # fmt: skip
            say(m, "0 farmer 2 2", "0 give X", "0 give X")
            gain += sum(v * n for v, n in enumerate(m.state.gold[0]))
    assert round(gain / 6, 2) == 2.67


@pytest.mark.rule("SA-380", "SA-222")
def test_farmer_needs_gold_on_both_sides() -> None:
    m = realm(3, phase=Phase.INCOME, followers={0: "farmer"}, gold={0: "X", 2: "1"})
    assert why(m, 0, "farmer 2 1") == "SA-380"
    m = realm(phase=Phase.QUIET, followers={0: "farmer scout"}, gold={0: "X", 1: "1"})
    assert why(m, 0, "farmer 2 1") == "SA-202"


# -- Hermit -------------------------------------------------------------------------------------


@pytest.mark.rule("SA-226", "SA-227", "SA-229", "SA-231", "SA-232", "SA-350")
def test_hermit_turns_a_burning_into_a_fight() -> None:
    m = realm(knights="E6", swords="E6", shields="E6", followers={0: "hermit"},
              tape=battle("k k k"))  # fmt: skip
    say(m, "0 call N")
    assert m.state.phase == Phase.HERMIT
    say(m, "0 hermit E6")  # one marked province: no question where to
    s, p = m.state, place("N1")
    assert (s.knight[p], s.sword[p], s.shield[p]) == (1, 1, 1)
    assert s.knight[place("E6")] == 0
    assert s.hits == 1
    assert burnt_places(m) == []


@pytest.mark.rule("SA-226")
def test_hermit_window_before_each_fight_and_before_burning() -> None:
    m = realm(tiles=[3, 1, 2, 4], knights="N2 E6", followers={0: "hermit"}, tape=battle("d d d"))
    say(m, "0 call N")
    assert m.state.phase == Phase.HERMIT
    say(m, "0 pass")  # the fight in N2 is lost
    assert m.state.phase == Phase.HERMIT  # once more before burning
    assert m.state.knight[place("N2")] == 0
    say(m, "0 pass")
    assert burnt_places(m) == ["N1", "N3"]


@pytest.mark.rule("SA-227", "SA-228")
def test_hermit_moves_foreign_knights_within_their_owners_land() -> None:
    m = realm(tiles=[2, 1, 3, 4], owner={"N1": 1}, knights="S3 E1", followers={0: "hermit"},
              tape=battle("d d d"))  # fmt: skip
    say(m, "0 call N")
    assert [t for t in texts(m, 0) if t != "pass"] == ["hermit E1", "hermit S3"]
    assert why(m, 0, "hermit S4") == "SA-227"  # no knight there
    say(m, "0 hermit S3")
    assert told(m, Kind.HERMITED) == [(0, place("S3"), place("N1"))]
    m = realm(tiles=[3, 1, 2, 4], owner={"N1": 1, "N2": 1}, knights="S3", followers={0: "hermit"})
    say(m, "0 call N", "0 hermit S3")
    assert texts(m, 0) == ["move N1", "move N2"]
    assert why(m, 0, "move N3") == "SA-228"
    assert why(m, 0, "move S4") == "SA-227"


@pytest.mark.rule("SA-230", "SA-R33")
def test_surplus_gear_stays_behind() -> None:
    m = realm(knights="E6", swords="E6 N1", shields="E6", followers={0: "hermit"},
              tape=battle("k k k"))  # fmt: skip
    say(m, "0 call N", "0 hermit E6")
    s = m.state
    assert (s.sword[place("N1")], s.shield[place("N1")]) == (1, 1)
    assert (s.sword[place("E6")], s.shield[place("E6")]) == (1, 0)


@pytest.mark.rule("SA-233", "SA-351")
def test_hermit_may_leave_a_marked_province_undefended() -> None:
    m = realm(tiles=[2, 1, 3, 4], knights="N1", followers={0: "hermit"}, tape=battle("k k k"))
    say(m, "0 call N", "0 hermit N1")
    assert m.state.knight[place("N2")] == 1
    # the win in N2 lifted one marker: choose, then the rest burns
    say(m, "0 save N2")
    assert burnt_places(m) == ["N1"]


@pytest.mark.rule("SA-234", "SA-264")
def test_no_hermit_and_no_decoy_against_an_ambush() -> None:
    m = realm(phase=Phase.BUY, gold={0: "2"}, stacks={"N2": "attack"}, knights="N3",
              followers={0: "hermit decoy"})  # fmt: skip
    say(m, "0 buy N2")
    assert burnt_places(m) == ["N2"]
    assert m.state.follower_count[0] == 2


@pytest.mark.rule("SA-386", "SA-R36")
def test_who_must_fight_again_cannot_be_moved() -> None:
    m = realm(tiles=[4, 1, 2, 3], knights="N1 E6", followers={0: "hermit"}, tape=battle("k k k"))
    say(m, "0 call N", "0 pass", "0 save N4")
    assert m.state.phase == Phase.HERMIT
    assert m.state.again == place("N1")
    assert why(m, 0, "hermit N1") == "SA-386"
    assert why(m, 0, "hermit E6") is None


@pytest.mark.rule("SA-387", "SA-R36", "SA-120")
def test_a_knight_who_is_safe_stays_out_of_it() -> None:
    m = realm(tiles=[3, 1, 2, 4], knights="N1 N2 E6", followers={0: "hermit"}, tape=battle("k k k"))
    say(m, "0 call N", "0 pass", "0 save N2")
    assert why(m, 0, "hermit N2") == "SA-387"
    m = realm(tiles=[2, 1, 3, 4], knights="N1 E6", followers={0: "hermit", 1: "vassal"})
    say(m, "0 call N")
    pass_to(m, "vassal")
    say(m, "1 vassal")
    assert why(m, 0, "hermit N1") == "SA-387"


def pass_to(m: Match, verb: str) -> None:
    while verb not in texts(m, m.actors[0]):
        m.act(m.actors[0], "pass")


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


# -- Hero ---------------------------------------------------------------------------------------


@pytest.mark.rule("SA-241", "SA-242", "SA-243")
def test_hero_saves_the_own_knight() -> None:
    m = realm(knights="N1", followers={0: "hero"}, tape=battle("d d d k k k"))
    say(m, "0 call N", "0 pass;0 pass", "0 hero")
    assert m.state.hits == 1
    assert m.state.knight[place("N1")] == 1


@pytest.mark.rule("SA-243", "SA-355")
def test_hero_stops_a_foreign_seventh_hit() -> None:
    m = realm(knights="N1", hits=6, followers={1: "hero"}, tape=battle("k k k d d d"))
    say(m, "0 call N", "1 pass;1 pass", "1 hero")
    assert m.state.hits == 6
    assert m.state.knight[place("N1")] == 0


@pytest.mark.rule("SA-244")
def test_one_hero_per_card() -> None:
    m = realm(knights="N1", followers={0: "hero", 1: "hero"}, tape=battle("d k k k"))
    say(m, "0 call N", "0 hero")
    assert told(m, Kind.CARD) == [(Card.DRAGON, 0, 0), (Card.KNIGHT, 0, 0)]
    assert m.state.open == [0, 0, 0, 0]


@pytest.mark.rule("SA-245")
def test_a_shield_struck_out_offers_no_draw() -> None:
    m = realm(knights="N1", shields="N1", followers={1: "hero"}, tape=battle("h h h k k k"))
    say(m, "0 call N", "1 pass;1 pass", "1 hero")
    assert not told(m, Kind.OFFERED_DRAW)
    assert m.state.hits == 1


@pytest.mark.rule("SA-354")
def test_hero_on_the_third_dragon_then_power() -> None:
    m = realm(knights="N1", power={0: 1}, followers={0: "hero"}, tape=battle("d d d k k k"))
    say(m, "0 call N", "0 pass;0 pass", "0 reveal", "0 hero")
    assert m.state.open[Card.DRAGON] == 2
    say(m, "0 spend_power")
    assert m.state.hits == 1


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


# -- Friar --------------------------------------------------------------------------------------


def friar_table(gold: dict[int, str], lay: dict[int, str], display: str, deck: str) -> Match:
    m = realm(3, gold=gold, followers={1: "friar", 2: "friar"}, display=display, deck=deck,
              tape=[0] * 20)  # fmt: skip
    say(m, "0 call N")
    while m.state.phase == Phase.OFFER:
        seat = m.actors[0]
        card = lay.get(seat)
        if card and m.state.laid_count[seat] == 0:
            say(m, f"{seat} lay {card}")
        m.act(seat, "confirm")
    return m


@pytest.mark.rule("SA-251", "SA-252", "SA-253", "SA-381")
def test_friar() -> None:
    m = friar_table({0: "1", 1: "1", 2: "X"}, {0: "1", 1: "1", 2: "X"}, "hero vassal decoy",
                    "scout scout sage")  # fmt: skip
    say(m, "0 recruit 1")
    assert NONE not in m.state.display  # refilled before the Friar comes
    assert m.actors == (1,)  # seat 2 gave nothing of worth and is not asked
    say(m, "1 friar", "1 recruit 2")
    assert m.state.follower_count[:3] == [1, 1, 1]
    assert m.state.gone[Follower.FRIAR] == 1


@pytest.mark.rule("SA-252")
def test_the_rewarded_player_needs_no_friar() -> None:
    m = friar_table({0: "1", 1: "2"}, {0: "1", 1: "2"}, "hero vassal decoy", "scout scout sage")
    say(m, "1 recruit 1")
    assert m.state.phase != Phase.FRIAR
    assert m.state.followers[1][Follower.FRIAR] == 1


# -- Scout --------------------------------------------------------------------------------------


@pytest.mark.rule("SA-255", "SA-256")
def test_scout_sees_what_is_face_down() -> None:
    m = realm(phase=Phase.QUIET, tiles=[4, 2, 3, 1], revealed=[0, 1, 0, 0], turn=1, actor=1,
              followers={1: "scout"})  # fmt: skip
    say(m, "1 scout")
    assert m.view(1)["tile"] == [4, 2, 3, 1]
    assert m.view(0)["tile"] == [None, 2, None, None]
    assert len(told(m, Kind.SCOUTED, 1)) == 3
    assert not told(m, Kind.SCOUTED, 0)


@pytest.mark.rule("SA-255", "SA-256")
def test_scout_in_the_own_offering_step() -> None:
    m = realm(gold={0: "1", 1: "1"}, followers={1: "scout"}, tiles=[4, 2, 3, 1])
    say(m, "0 call N", "0 confirm", "1 scout")
    assert m.view(1)["tile"][0] == 4  # the called one too
    assert m.actors == (1,)  # and the step goes on
    assert why(shop("scout"), 0, "scout") == "SA-255"


# -- Decoy --------------------------------------------------------------------------------------


@pytest.mark.rule("SA-258", "SA-259", "SA-260", "SA-262", "SA-345")
def test_decoy_diverts_the_first_marker_and_the_flight() -> None:
    m = realm(tiles=[3, 1, 2, 4], followers={1: "decoy"})
    say(m, "0 call N", "1 decoy E5")  # none of seat 1's land is involved
    assert burnt_places(m) == ["E5", "E6", "S1"]


@pytest.mark.rule("SA-259", "SA-261")
def test_decoy_needs_unburnt_unmarked_land() -> None:
    m = realm(tiles=[2, 1, 3, 4], burnt="E1", followers={1: "decoy"})
    say(m, "0 call N", "1 pass")
    assert marked(m) == ["N1"]
    assert why(m, 1, "decoy N1") == "SA-259"
    assert why(m, 1, "decoy E1") == "SA-259"


@pytest.mark.rule("SA-263")
def test_one_decoy_per_marker() -> None:
    m = realm(tiles=[2, 1, 3, 4], followers={0: "decoy", 1: "decoy"})
    say(m, "0 call N", "0 decoy E1")
    assert marked(m) == ["E1"]
    assert m.state.phase == Phase.DECOY  # the second may divert a later one
    say(m, "1 decoy W4")
    assert burnt_places(m) == ["E1", "W4"]


# -- Black knight -------------------------------------------------------------------------------


@pytest.mark.rule("SA-265", "SA-266", "SA-267", "SA-V27")
def test_black_knight_keeps_gear_out_of_the_fight() -> None:
    m = realm(tiles=[1, 2, 3, 4], owner={"S2": 0}, knights="N1", swords="N1", shields="N1",
              followers={1: "black_knight"}, tape=battle("s s s h h h d d d"))  # fmt: skip
    say(m, "0 call N")
    assert texts(m, 1) == ["pass", "black_knight sword", "black_knight shield", "black_knight both"]
    say(m, "1 black_knight both")
    s, p = m.state, place("N1")
    assert (s.knight[p], s.sword[p], s.shield[p], s.burnt[p], s.marker[p]) == (0, 1, 1, 0, 0)


@pytest.mark.rule("SA-266")
def test_black_knight_names_one_thing() -> None:
    m = realm(knights="N1", swords="N1", shields="N1", followers={1: "black_knight"},
              tape=battle("s s s h h h"))  # fmt: skip
    say(m, "0 call N", "1 black_knight sword")
    assert m.state.phase == Phase.DRAW  # three swords did not win, three shields still count
    say(m, "0 accept")
    assert m.state.sword[place("N1")] == 1


@pytest.mark.rule("SA-268")
def test_black_knight_lasts_one_fight() -> None:
    m = realm(tiles=[2, 1, 3, 4], knights="N1", swords="N1", followers={0: "black_knight"},
              tape=battle("k s s s k k|s s s"))  # fmt: skip
    say(m, "0 call N", "0 black_knight sword", "0 save N2")
    assert m.state.hits == 2  # by swords in the second fight


@pytest.mark.rule("SA-269")
def test_black_knight_protects_the_own_gear() -> None:
    m = realm(knights="N1", swords="N1", followers={0: "black_knight"}, tape=battle("d d d"))
    say(m, "0 call N", "0 black_knight sword")
    assert m.state.sword[place("N1")] == 1
    assert m.state.knight[place("N1")] == 0


# -- Vassal -------------------------------------------------------------------------------------


@pytest.mark.rule("SA-270", "SA-271", "SA-272")
def test_vassal_calls_a_fight_off() -> None:
    m = realm(tiles=[2, 1, 3, 4], knights="N1", followers={1: "vassal"})
    say(m, "0 call N", "1 vassal")
    assert m.state.knight[place("N1")] == 1
    assert burnt_places(m) == ["N2"]
    assert not told(m, Kind.CARD)


@pytest.mark.rule("SA-270", "SA-271")
def test_vassal_against_an_ambush() -> None:
    m = realm(phase=Phase.BUY, gold={0: "2"}, stacks={"N2": "attack"}, knights="N2",
              followers={0: "vassal"})  # fmt: skip
    say(m, "0 buy N2", "0 vassal")
    assert m.state.knight[place("N2")] == 1
    assert burnt_places(m) == []
    assert m.state.phase == Phase.BUY


@pytest.mark.rule("SA-273")
def test_vassal_cannot_stop_a_fight_that_has_begun() -> None:
    m = realm(knights="N1", power={0: 1}, followers={0: "vassal"}, tape=battle("d d d"))
    say(m, "0 call N", "0 pass")
    assert m.state.phase == Phase.FIGHT
    assert why(m, 0, "vassal") == "SA-202"


@pytest.mark.rule("SA-274")
def test_vassal_is_no_help_without_a_knight() -> None:
    m = realm(followers={0: "vassal"})
    say(m, "0 call N")
    assert burnt_places(m) == ["N1"]
    assert m.state.follower_count[0] == 1


@pytest.mark.rule("SA-352")
def test_vassal_before_a_knight_fights_again() -> None:
    m = realm(tiles=[2, 1, 3, 4], knights="N1", followers={0: "vassal"}, tape=battle("k k k"))
    say(m, "0 call N", "0 pass", "0 save N2", "0 vassal")
    assert m.state.hits == 1
    assert burnt_places(m) == []
    assert m.state.knight[place("N1")] == 1


@pytest.mark.rule("SA-353")
def test_black_knight_then_vassal() -> None:
    m = realm(knights="N1", swords="N1", followers={0: "black_knight", 1: "vassal"})
    say(m, "0 call N", "0 black_knight sword")
    pass_to(m, "vassal")
    say(m, "1 vassal")
    assert m.state.gone[Follower.BLACK_KNIGHT] == 2
    assert (m.state.sword[place("N1")], m.state.knight[place("N1")]) == (1, 1)
    assert not told(m, Kind.CARD)


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


@pytest.mark.rule("SA-277")
def test_traitor_in_the_own_land() -> None:
    m = shop("traitor", swords="N5")
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


# -- Sage ---------------------------------------------------------------------------------------


@pytest.mark.rule("SA-280", "SA-281", "SA-282", "SA-285", "SA-185")
def test_sage_takes_the_regency() -> None:
    m = realm(4, phase=Phase.SAGE, followers={2: "sage"}, display="hero vassal scout", round=1,
              actor=2, first=0, offset=2)  # fmt: skip
    say(m, "2 sage")
    assert m.state.regent == 2
    assert m.actors == (2,)  # he refreshes the display ...
    say(m, "2 discard 1")
    assert m.state.phase == Phase.LAYOUT
    assert m.actors == (2,)  # ... and lays out the tiles; the regency is not passed on
    say(m, "2 layout W")
    assert m.state.round_number == 2
    again = say(realm(4, phase=Phase.SAGE, regent=2), "2 pass")
    assert again.state.regent == 3  # later it passes on from him


@pytest.mark.rule("SA-283", "SA-284")
def test_the_regents_own_sage_and_the_last_one_counts() -> None:
    m = realm(phase=Phase.SAGE, followers={0: "sage"})
    say(m, "0 sage")
    assert m.state.regent == 0
    m = realm(3, phase=Phase.SAGE, followers={0: "sage", 2: "sage"})
    say(m, "0 sage", "2 sage")
    assert m.state.regent == 2


@pytest.mark.rule("SA-378")
def test_sage_before_the_final_rounds() -> None:
    m = realm(3, phase=Phase.SAGE, round=5, late=1, knights="N1", followers={2: "sage"},
              actor=2, first=0, offset=2)  # fmt: skip
    say(m, "2 sage")
    assert m.state.round_number == 6
    assert m.actors == (2,)
    assert m.state.phase == Phase.CALL
