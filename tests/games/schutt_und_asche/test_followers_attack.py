"""Section 5.13: followers for the dragon's attack and for fights."""

from __future__ import annotations

import pytest

from lindwurm.games.schutt_und_asche.actions import Kind
from lindwurm.games.schutt_und_asche.data import Card, Follower
from lindwurm.games.schutt_und_asche.state import Phase
from lindwurm.kernel.match import Match
from tests.games.schutt_und_asche.table import (
    battle,
    burnt_places,
    marked,
    place,
    realm,
    say,
    texts,
    told,
    why,
)

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
