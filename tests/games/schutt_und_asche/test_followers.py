"""Section 5.12, and the followers of quiet windows and phases between: Farmer to Sage."""

from __future__ import annotations

from collections import Counter

import pytest

from lindwurm.games.schutt_und_asche import GAME
from lindwurm.games.schutt_und_asche.actions import Kind
from lindwurm.games.schutt_und_asche.data import BANNERS, PROVINCES, Follower
from lindwurm.games.schutt_und_asche.defaults import safe_default
from lindwurm.games.schutt_und_asche.state import NONE, Phase
from lindwurm.kernel.match import Match
from tests.games.schutt_und_asche.table import (
    battle,
    burnt_places,
    follower,
    place,
    realm,
    say,
    shop,
    texts,
    told,
    why,
)

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


@pytest.mark.rule("SA-285")
def test_after_a_sage_the_regency_passes_on_from_him() -> None:
    """SA-F8: one Sage does not end the passing of the regency for good."""
    m = realm(4, phase=Phase.SAGE, followers={2: "sage"}, knights=PROVINCES,
              actor=2, first=0, offset=2)  # fmt: skip
    say(m, "2 sage")
    assert m.state.regent == 2
    while m.state.round_number < 3:
        seat = m.actors[0]
        legal = m.legal(seat)
        m.act(seat, safe_default(m.state, seat, legal, len(legal), [1, 2, 3, 4]))
    assert m.state.regent == 3
