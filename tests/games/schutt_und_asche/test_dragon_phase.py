"""Sections 5.1 to 5.6: course of a round, income, calling, offering, reward, the flight."""

from __future__ import annotations

import pytest

from lindwurm.games.schutt_und_asche import GAME
from lindwurm.games.schutt_und_asche.actions import Kind
from lindwurm.games.schutt_und_asche.data import PROVINCES, Follower
from lindwurm.games.schutt_und_asche.defaults import safe_default
from lindwurm.games.schutt_und_asche.state import NONE, Phase
from lindwurm.kernel.match import Match
from tests.games.schutt_und_asche.table import (
    battle,
    burnt_places,
    marked,
    pass_all,
    place,
    realm,
    say,
    texts,
    told,
    why,
)


def new_round(seats: int, **more: object) -> Match:
    """Return a table at the last decision before round 2: the regent lays out the tiles."""
    return realm(seats, phase=Phase.LAYOUT, round=2, **more)  # type: ignore[arg-type]


# -- 5.1 general --------------------------------------------------------------------------------


@pytest.mark.rule("SA-63", "SA-64", "SA-192")
def test_a_round_is_income_dragon_purchase_event() -> None:
    m = Match(GAME, 3, {"first_regent": 1}, seed=11)
    while not m.over and not told(m, Kind.LAID_OUT):
        seat = m.actors[0]
        legal = m.legal(seat)
        m.act(seat, safe_default(m.state, seat, legal, len(legal), m.state.rng[:]))
    wanted = (Kind.ROUND, Kind.DEALT, Kind.CALLED, Kind.BUYS, Kind.GREW, Kind.LAID_OUT)
    course = [Kind(e.kind) for e in m.events() if e.kind in wanted]
    one = [Kind.ROUND, *[Kind.DEALT] * 3, *[Kind.CALLED] * 4, *[Kind.BUYS] * 3]
    one += [Kind.GREW, Kind.LAID_OUT]
    assert course[: len(one)] == one
    assert [a for a, _, _ in told(m, Kind.BUYS)] == [0, 1, 2]  # the regent first
    assert m.state.round_number == 2


@pytest.mark.rule("SA-65", "SA-88")
def test_a_dragon_turn_starts_with_the_caller() -> None:
    m = realm(3, turn=1, actor=1, gold={0: "1", 1: "1", 2: "1"})
    say(m, "1 call W")
    order = []
    while m.state.phase == Phase.OFFER:
        order.append(m.actors[0])
        m.act(m.actors[0], "confirm")
    assert order == [1, 2, 0]


@pytest.mark.rule("SA-66", "SA-323")
def test_nothing_passes_between_players() -> None:
    for mode in ("semi", "coop"):
        m = realm(options={"mode": mode}, phase=Phase.BUY, gold={0: "2 2", 1: "3"}, knights="S1")
        assert not [t for t in texts(m, 0) if "S1" in t or t.startswith(("swap", "traitor"))]
        say(m, "0 buy N2")
        assert why(m, 0, "place S2") == "SA-169"


@pytest.mark.rule("SA-68", "SA-203")
def test_removed_is_final() -> None:
    m = realm(phase=Phase.QUIET, followers={0: "scout"}, deck="hero hero vassal")
    say(m, "0 scout")
    assert m.state.gone[Follower.SCOUT] == 2
    assert m.state.followers[0][Follower.SCOUT] == m.state.deck[Follower.SCOUT] == 0


@pytest.mark.rule("SA-69", "SA-124", "SA-R28")
def test_a_burnt_province_is_empty_for_good() -> None:
    m = realm(swords="N1", shields="N1")
    say(m, "0 call N")
    s, p = m.state, place("N1")
    assert (s.burnt[p], s.owner[p], s.height[p]) == (1, NONE, 0)
    assert (s.sword[p], s.shield[p]) == (0, 0)


# -- 5.2 income ---------------------------------------------------------------------------------


@pytest.mark.rule("SA-73", "SA-74", "SA-75", "SA-76", "SA-R32", "SA-332")
@pytest.mark.parametrize("seats", range(1, 7))
def test_income(seats: int) -> None:
    asides = set()
    for seed in range(12):
        m = new_round(seats, gold={0: "3 2 2"}, discard="1 1 X", regent=seats - 1)
        m = Match(GAME, seats, start=m.state, seed=seed)
        m.act(seats - 1, m.legal(seats - 1)[0])
        s = m.state
        hands = [24 // seats] * seats
        if seats == 5:
            hands = [5, 5, 5, 4, 5]  # the last in order from regent 4 is seat 3
        assert s.gold_count[:seats] == hands
        held = [sum(s.gold[p][v] for p in range(seats)) for v in range(4)]
        assert [h + a for h, a in zip(held, s.gold_aside, strict=True)] == [7, 12, 5, 1]
        assert sum(s.gold_aside) == 1
        assert s.gold_discard == [0, 0, 0, 0]
        asides.add(s.gold_aside.index(1))
    assert len(asides) > 1  # set aside anew every round
    assert m.view(0).get("gold_aside") is None


@pytest.mark.rule("SA-77", "SA-87", "SA-R26", "SA-367")
def test_without_provinces_one_still_gets_gold_and_calls() -> None:
    everything = {f"{path}{k}": 0 for path in "NESW" for k in range(1, 7)}
    m = new_round(2, owner=everything, regent=1)
    m.act(1, m.legal(1)[0])
    assert m.state.gold_count[:2] == [12, 12]
    assert m.actors == (1,)  # regent and first caller
    say(m, "1 call E")
    m.act(1, next(text for text in texts(m, 1) if text.startswith("lay")))
    assert m.state.laid_count[1] == 1


@pytest.mark.rule("SA-78")
def test_gold_is_hidden() -> None:
    m = realm(gold={0: "X 1 2", 1: "3"})
    assert m.view(0)["gold"][0] == [1, 1, 1, 0]
    assert m.view(0)["gold"][1] == [None] * 4
    assert m.view(0)["gold_count"][1] == 1


@pytest.mark.rule("SA-80")
def test_a_quiet_window_follows_the_deal() -> None:
    m = new_round(2, followers={0: "farmer", 1: "hero"}, regent=1)
    m.act(1, m.legal(1)[0])
    assert m.state.phase == Phase.INCOME
    assert m.actors == (1,)  # from the regent on
    say(m, "1 pass")
    assert m.actors == (0,)
    assert "farmer 2 1" in texts(m, 0)


# -- 5.3 calling --------------------------------------------------------------------------------


@pytest.mark.rule("SA-81", "SA-82", "SA-83", "SA-127")
@pytest.mark.parametrize("seats", range(1, 7))
def test_callers(seats: int) -> None:
    m = realm(seats, regent=seats - 1, knights="N6 E6", phase=Phase.CALL)
    callers = []
    while m.state.phase == Phase.CALL:
        callers.append(m.actors[0])
        m.act(m.actors[0], m.legal(m.actors[0])[0])
    callers = [a for a, _, _ in told(m, Kind.CALLED)][:4]
    assert callers == [(seats - 1 + k) % seats for k in range(4)]
    assert m.state.round_number == 2 or m.state.phase not in (Phase.CALL, Phase.OFFER)


@pytest.mark.rule("SA-84", "SA-85", "SA-86", "SA-128")
def test_any_face_down_tile_may_be_called() -> None:
    m = realm(round=3, tiles=[5, 3, 6, 4], knights="N1 E1 S1 W1")
    assert texts(m, 0) == ["call N", "call E", "call S", "call W"]
    assert m.view(1)["red"] == [1, 0, 1, 0]
    assert m.view(1)["tile"] == [None] * 4
    m = realm(round=3, tiles=[5, 3, 6, 4], revealed=[0, 1, 0, 0], turn=1, actor=1)
    assert texts(m, 1) == ["call N", "call S", "call W"]
    assert why(m, 1, "call E") == "SA-86"
    assert m.view(0)["tile"] == [None, 3, None, None]


# -- 5.4 offering -------------------------------------------------------------------------------


@pytest.mark.rule("SA-88", "SA-89")
def test_any_number_of_cards_or_none() -> None:
    m = realm(gold={0: "X 1 1 2", 1: "3"})
    say(m, "0 call N", "0 lay X", "0 lay 1", "0 lay 1", "0 lay 2", "0 confirm")
    assert m.view(1)["laid_count"][0] == 4
    assert m.view(1)["laid"][0] == [None] * 4
    assert m.view(0)["laid"][0] == [1, 2, 1, 0]
    assert why(m, 1, "lay 1") == "SA-88"
    say(m, "1 confirm")
    assert m.state.laid_count[1] == 0


@pytest.mark.rule("SA-91")
def test_an_offering_may_be_changed() -> None:
    m = realm(gold={0: "1 2", 1: "1"})
    say(m, "0 call N", "0 lay 2", "0 confirm", "1 confirm", "0 withdraw 2", "0 lay 1")
    assert m.state.laid[0] == [0, 1, 0, 0]
    assert m.state.gold[0] == [0, 0, 1, 0]
    assert why(m, 0, "withdraw 3") in ("SA-388", "SA-91")


@pytest.mark.rule("SA-93", "SA-94", "SA-95", "SA-R12", "SA-104", "SA-105", "SA-V01")
def test_failure_costs_the_gold_too() -> None:
    m = realm(tiles=[3, 1, 2, 4], gold={0: "2", 1: "X"})
    say(m, "0 call N", "0 lay 2", "0 confirm", "1 lay X", "1 confirm", "0 confirm", "1 confirm")
    assert told(m, Kind.UNVEILED) == [(0, 3, 2)]
    assert told(m, Kind.GAVE) == [(0, 2, 0), (1, 0, 0)]
    assert told(m, Kind.ATTACKS) == [(0, 1, 0)]
    assert burnt_places(m) == ["N1"]
    assert m.state.gold_discard == [1, 0, 1, 0]
    assert not told(m, Kind.REWARDED)


@pytest.mark.rule("SA-94", "SA-95", "SA-96", "SA-338")
def test_success_also_by_overpaying() -> None:
    m = realm(tiles=[3, 1, 2, 4], gold={0: "2 2 1"}, deck="hero hero vassal vassal scout")
    say(m, "0 call N", "0 lay 2;0 lay 2;0 lay 1", "0 confirm", "0 confirm")
    assert burnt_places(m) == []
    assert not told(m, Kind.ATTACKS)
    assert m.state.gold_discard == [0, 1, 2, 0]
    assert told(m, Kind.REWARDED) == [(0, 1, 0)]  # no more than the tile's number


@pytest.mark.rule("SA-335")
def test_nobody_offers_anything() -> None:
    m = realm(tiles=[4, 1, 2, 3], gold={0: "1", 1: "1"})
    say(m, "0 call N", "0 confirm", "1 confirm")
    assert burnt_places(m) == ["N1", "N2", "N3", "N4"]


@pytest.mark.rule("SA-336", "SA-90")
def test_an_offering_of_x_cards_counts_nothing_and_is_spent() -> None:
    m = realm(gold={0: "X X X"})
    say(m, "0 call N", "0 lay X;0 lay X;0 lay X", "0 confirm", "0 confirm")
    assert told(m, Kind.UNVEILED) == [(0, 1, 0)]
    assert burnt_places(m) == ["N1"]
    assert m.state.gold_discard[0] == 3


# -- 5.5 reward ---------------------------------------------------------------------------------


@pytest.mark.rule("SA-97", "SA-98", "SA-99", "SA-R11", "SA-V21")
def test_the_first_from_the_caller_wins_a_tie() -> None:
    """Caller C; A 2, B 0, C 1, D 2: D is rewarded, one follower, the surplus is lost."""
    m = realm(
        4,
        tiles=[1, 2, 3, 4],
        turn=2,
        actor=2,
        gold={0: "2", 1: "X", 2: "1", 3: "2"},
        display="hero vassal scout",
    )
    say(m, "2 call W", "2 lay 1", "2 confirm", "3 lay 2", "3 confirm", "0 lay 2", "0 confirm")
    say(m, "1 confirm")
    while m.state.phase == Phase.OFFER:
        m.act(m.actors[0], "confirm")
    assert told(m, Kind.UNVEILED) == [(3, 4, 5)]
    assert told(m, Kind.REWARDED) == [(3, 1, 0)]
    say(m, "3 recruit 1")
    assert m.state.follower_count[:4] == [0, 0, 0, 1]
    assert sum(m.state.gold_discard) == 3


@pytest.mark.rule("SA-337", "SA-339")
def test_a_full_tie_rewards_the_caller_and_nobody_who_gave_nothing() -> None:
    m = realm(3, turn=1, actor=1, gold={0: "1", 1: "1", 2: "1"}, deck="hero hero vassal vassal")
    say(m, "1 call N")
    for seat in (1, 2, 0):
        say(m, f"{seat} lay 1", f"{seat} confirm")
    while m.state.phase == Phase.OFFER:
        m.act(m.actors[0], "confirm")
    assert told(m, Kind.REWARDED)[0][0] == 1
    m = realm(3, gold={0: "X", 2: "1"}, deck="hero hero vassal vassal")
    say(m, "0 call N", "0 lay X", "0 confirm", "2 lay 1", "2 confirm")
    while m.state.phase == Phase.OFFER:
        m.act(m.actors[0], "confirm")
    assert told(m, Kind.REWARDED)[0][0] == 2


def rewarded(display: str, deck: str, value: int = 8) -> Match:
    m = realm(
        round=5,
        tiles=[value, *[v for v in (5, 6, 7, 8) if v != value]],
        gold={0: "3 2 2 2"},
        display=display,
        deck=deck,
        tape=[0] * 40,
    )
    say(m, "0 call N", "0 lay 3;0 lay 2;0 lay 2;0 lay 2", "0 confirm", "0 confirm")
    return m


@pytest.mark.rule("SA-97", "SA-100", "SA-101", "SA-103", "SA-R30", "SA-393")
def test_free_choice_and_refill_after_the_whole_reward() -> None:
    m = rewarded("hero vassal scout", "decoy decoy sage sage merchant")
    assert texts(m, 0) == ["recruit 1", "recruit 2", "recruit 3", "recruit_deck"]
    say(m, "0 recruit 2")
    assert m.state.display[1] == NONE  # not refilled yet
    assert texts(m, 0) == ["recruit 1", "recruit 3", "recruit_deck"]
    say(m, "0 recruit_deck", "0 recruit 1")
    held = m.state.followers[0]
    assert held[Follower.VASSAL] == held[Follower.HERO] == 1
    assert m.state.follower_count[0] == 3
    assert NONE not in m.state.display
    assert m.state.display[2] == Follower.SCOUT  # its place is fixed
    refilled = [a for a, _, _ in told(m, Kind.REFILLED)]
    assert refilled == [0, 1]  # free places, from the left


@pytest.mark.rule("SA-102", "SA-103", "SA-333")
def test_a_short_supply_gives_what_there_is() -> None:
    m = rewarded("hero vassal -", "")
    assert texts(m, 0) == ["recruit 1", "recruit 2"]
    assert why(m, 0, "recruit_deck") == "SA-333"
    say(m, "0 recruit 2")  # the other one follows by itself, the third is not there
    assert m.state.follower_count[0] == 2
    assert m.state.display == [NONE] * 3
    m = rewarded("", "")
    assert m.state.follower_count[0] == 0
    assert told(m, Kind.NO_FOLLOWERS)


@pytest.mark.rule("SA-97")
@pytest.mark.parametrize(("value", "count"), [(5, 2), (6, 2), (7, 2), (8, 3)])
def test_the_blue_number(value: int, count: int) -> None:
    assert told(rewarded("hero vassal scout", "", value), Kind.REWARDED) == [(0, count, 0)]


# -- 5.6 the flight -----------------------------------------------------------------------------


@pytest.mark.rule("SA-106", "SA-107", "SA-108", "SA-112", "SA-114", "SA-V02")
def test_the_four_attacks_of_the_rule_book() -> None:
    """R5 at slot N, N1 burnt, 1 gold: markers on N2, N3, N4, N5, whoever owns them."""
    m = realm(
        round=2,
        tiles=[5, 2, 3, 4],
        burnt="N1",
        owner={"N3": 1},
        gold={1: "1"},
        followers={0: "decoy"},
    )
    say(m, "0 call N", "1 lay 1", "1 confirm", "1 confirm")
    while m.state.phase == Phase.DECOY and m.state.attacks > 1:
        say(m, "0 pass")
    assert marked(m) == ["N2", "N3", "N4"]
    say(m, "0 pass")
    assert burnt_places(m) == ["N1", "N2", "N3", "N4", "N5"]
    numbers = [b for _, b, _ in told(m, Kind.MARKED)]
    assert numbers == [1, 2, 3, 4]
    assert not told(m, Kind.REWARDED)


@pytest.mark.rule("SA-116", "SA-V03")
def test_fights_in_flight_order() -> None:
    m = realm(
        round=2,
        tiles=[5, 2, 3, 4],
        burnt="N1",
        gold={1: "1"},
        knights="N2 N4",
        tape=battle("d d d|d d d"),
    )
    say(m, "0 call N", "1 lay 1", "1 confirm", "1 confirm")
    assert [p for _, p, _ in told(m, Kind.FIGHT)] == [place("N2"), place("N4")]
    assert burnt_places(m) == ["N1", "N3", "N5"]


@pytest.mark.rule("SA-109", "SA-261", "SA-343", "SA-R02")
def test_marked_land_is_flown_over() -> None:
    m = realm(round=2, tiles=[5, 2, 3, 4], followers={1: "decoy"})
    say(m, "0 call N")
    say(m, "1 pass;1 pass;1 pass", "1 decoy W6")
    flight = [PROVINCES[p] for p, _, _ in told(m, Kind.MARKED)]
    assert flight == ["N1", "N2", "N3", "W6", "N4"]


@pytest.mark.rule("SA-110", "SA-V19", "SA-344", "SA-195")
def test_after_the_sixth_province_comes_the_next_path() -> None:
    m = realm(round=6, late=1, tiles=[8, 5, 6, 7], knights="W6")
    say(m, "0 call N")
    assert burnt_places(m) == ["N1", "N2", "N3", "N4", "N5", "N6", "E1", "E2"]
    assert max(b for _, b, _ in told(m, Kind.MARKED)) == 8
    assert m.state.marker == [0] * 24  # all back in the supply


@pytest.mark.rule("SA-111", "SA-342")
def test_attacks_without_a_target_lapse() -> None:
    alive = {"S2", "W3", "W5"}
    burnt = [f"{path}{k}" for path in "NESW" for k in range(1, 7) if f"{path}{k}" not in alive]
    m = realm(round=6, late=1, tiles=[8, 5, 6, 7], burnt=burnt, knights="S2", tape=battle("d d d"))
    say(m, "0 call N")
    assert len(told(m, Kind.MARKED)) == 3
    assert told(m, Kind.LAPSED) == [(5, 0, 0)]
    assert m.over


@pytest.mark.rule("SA-340", "SA-341")
@pytest.mark.parametrize(
    ("burnt", "first"), [("N1 N2 N3 N4 N5", "N6"), ("N1 N2 N3 N4 N5 N6", "E1")]
)
def test_burnt_paths_are_passed_over(burnt: str, first: str) -> None:
    m = realm(burnt=burnt)
    say(m, "0 call N")
    assert told(m, Kind.MARKED) == [(place(first), 1, 0)]


@pytest.mark.rule("SA-113")
def test_a_decoy_window_before_every_marker() -> None:
    m = realm(tiles=[3, 1, 2, 4], followers={0: "decoy"})
    say(m, "0 call N")
    for laid in range(3):
        assert m.state.phase == Phase.DECOY
        assert len(marked(m)) == laid
        say(m, "0 pass")
    assert burnt_places(m) == ["N1", "N2", "N3"]


@pytest.mark.rule("SA-V05", "SA-377", "SA-R22")
def test_what_face_down_tiles_must_be() -> None:
    """Round 2, yellow 2 and 4 are open: the yellow one is 3, the red one 5."""
    from lindwurm.games.schutt_und_asche.bot.threat import possible

    m = realm(round=2, tiles=[2, 3, 4, 5], revealed=[1, 0, 1, 0], turn=2)
    assert possible(m.state, 1, 1) == 1 << 3
    assert possible(m.state, 1, 3) == 1 << 5
    fresh = realm(round=2, tiles=[2, 3, 4, 5])
    assert possible(fresh.state, 0, 3) == 1 << 5
    assert possible(fresh.state, 0, 0) == 1 << 2 | 1 << 3 | 1 << 4
    assert possible(realm(round=4, tiles=[4, 5, 6, 7]).state, 0, 0) == 1 << 4
    for seed in range(6):
        imagined = m.imagine(1, seed)
        assert imagined.tile == [2, 3, 4, 5]


def test_pass_all_stops_at_a_decision() -> None:
    assert pass_all(realm()).state.phase == Phase.CALL
