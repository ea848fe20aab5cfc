"""Setup and table options (catalogue 3)."""

from __future__ import annotations

from collections import Counter

import pytest

from lindwurm.games.drachenfels import GAME
from lindwurm.games.drachenfels.data import COLOURS, COPIES, NODE, STARTS
from lindwurm.games.drachenfels.state import Phase
from lindwurm.kernel.game import OptionError
from lindwurm.kernel.match import Match
from tests.games.drachenfels.helpers import FIXED, FORT_DRAGONS, Play, table


def fresh(seats: int, seed: int = 0, **options: object) -> Play:
    return Play(Match(GAME, seats, {**FIXED, **options}, seed=seed))


@pytest.mark.rule("DR-001")
def test_two_to_four_play_with_one_knight_each() -> None:
    for seats in (2, 3, 4):
        s = fresh(seats).s
        assert len({c for c in s.colour if c >= 0}) == seats == sum(n >= 0 for n in s.at)
    for seats in (1, 5):
        with pytest.raises(OptionError, match="2 to 4 players"):
            Match(GAME, seats)


@pytest.mark.rule("DR-002", "DR-006", "DR-007", "DR-008")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_but_cards_and_knights_is_the_same_for_all(seats: int) -> None:
    play = fresh(seats)
    assert play.dragons() == set(FORT_DRAGONS)
    assert sorted(play.s.shoes) == [0, 1, 2, 3]
    assert play.rainbows() == play.bridges() == set()
    assert play.s.armour == [0, 0, 0, 0]


@pytest.mark.rule("DR-003", "DR-004", "DR-011", "DR-012", "DR-013", "DR-V31", "DR-V32")
@pytest.mark.parametrize(("seats", "pile"), [(2, 17), (3, 10), (4, 8)])
def test_seven_cards_each_and_the_rest_is_the_draw_pile(seats: int, pile: int) -> None:
    s = fresh(seats).s
    assert s.hand_count == [7] * seats + [0] * (4 - seats)
    assert (s.pile_count, s.discard_count) == (pile, 0)
    removed = int(seats < 4)
    everything = [sum(h[k] for h in s.hand) + s.pile[k] for k in range(10)]
    assert everything == [c - removed * (k < 5) for k, c in enumerate(COPIES)]


@pytest.mark.rule("DR-005")
def test_all_24_settings_of_the_princesses_come_up_equally_often() -> None:
    counts = Counter(tuple(fresh(2, seed).s.shoes) for seed in range(2400))
    assert len(counts) == 24
    assert sum((n - 100) ** 2 / 100 for n in counts.values()) < 49.7  # chi-square, p = .001


@pytest.mark.rule("DR-009")
def test_knights_are_chosen_before_the_deal() -> None:
    play = fresh(3, knights="choose")
    assert play.phase() == Phase.PICK
    assert sum(play.s.hand_count) == play.s.pile_count == 0
    assert play.legal() == {"pick red", "pick blue", "pick yellow", "pick white"}
    play.do("pick white")
    assert play.s.at[0] == NODE["S-NW"]
    assert play.legal() == {"pick red", "pick blue", "pick yellow"}
    assert play.why("pick white") == "DR-009"
    play.do("pick red", "pick blue")
    assert [COLOURS[c] for c in play.s.colour[:3]] == ["white", "red", "blue"]
    assert [play.at(c) for c in ("white", "red", "blue")] == ["S-NW", "S-NE", "S-SE"]
    assert play.s.hand_count[:3] == [7, 7, 7]


@pytest.mark.rule("DR-010", "DR-E43", "DR-J24")
def test_a_start_field_nobody_owns_is_still_a_start_field() -> None:
    play = table(3, hands={"red": "p1", "yellow": "p1"}, at={"red": "Q-NW"})
    play.do("play p1")  # the only field one step from Q-NW
    assert play.at("red") == "S-NW"
    play = table(3, hands={"red": "mW p1"}, at={"red": "Q-NW"})
    play.do("play mW", "cloud 2 NW")
    assert play.at("blue") == "S-NW"
    play = table(3, hands={"red": "p1"}, at={"red": "A-N-NE", "blue": "S-NE", "yellow": "P-E"})
    play.do("play p1", "go S-NE")
    assert play.legal("send") == {"SE", "SW", "NW"}


@pytest.mark.rule("DR-014", "DR-016")
def test_turns_pass_in_seating_order_wherever_the_knights_stand() -> None:
    play = table(4, at={"red": "S-SW", "yellow": "S-NE"})
    order = []
    for _ in range(5):
        order.append(play.turn)
        play.do("renew")
    assert order == ["red", "blue", "yellow", "white", "red"]
    # By seat and not by colour: whoever sits first has taken the last colour (DR-F5).
    match = Match(GAME, 3, {"first_player": "seat_1"}, seed=1)
    for seat, colour in enumerate(("white", "red", "yellow")):
        match.act(seat, f"pick {colour}")
    seats = []
    for _ in range(4):
        seats.append(match.actors)
        match.act(match.actors[0], "renew")
    assert seats == [(0,), (1,), (2,), (0,)]
    assert [COLOURS[c] for c in match.state.colour[:3]] == ["white", "red", "yellow"]
    # So do those who are listed: whom to rob, in seating order after oneself.
    assert [match.text(a) for a in match.legal(1) if "rob" in match.text(a)] == ["rob 3", "rob 1"]


@pytest.mark.rule("DR-015")
def test_the_first_player_is_drawn_unless_the_table_names_one() -> None:
    first = Counter(fresh(3, seed, first_player="random").s.active for seed in range(600))
    assert all(150 <= first[p] <= 250 for p in range(3))
    assert {fresh(3, seed, first_player="seat_2").s.active for seed in range(20)} == {1}
    with pytest.raises(OptionError, match="does not sit at a table of 2"):
        fresh(2, first_player="seat_3")


def test_knights_by_option() -> None:
    assert fresh(2).s.colour == [0, 2, -1, -1]
    assert fresh(3).s.colour == [0, 1, 2, -1]
    drawn = Counter(tuple(fresh(2, seed, knights="random").s.colour[:2]) for seed in range(1200))
    assert len(drawn) == 12
    assert min(drawn.values()) > 60
    play = fresh(4, 3, knights="random")
    assert [play.s.at[p] for p in range(4)] == [STARTS[c] for c in play.s.colour]


def test_a_turn_limit_is_none_or_40_to_1000() -> None:
    for limit in (40, 300, 1000):
        assert fresh(2, turn_limit=limit).s.turn_limit == limit
    assert fresh(2, turn_limit="none").s.turn_limit == 0
    for limit in (1, 39, 1001):
        with pytest.raises(OptionError, match=r"none, 40\.\.1000"):
            fresh(2, turn_limit=limit)


@pytest.mark.rule("DR-188")
def test_quick_start_skips_the_armour() -> None:
    play = fresh(3, quick_start="on")
    assert play.s.armour == [1, 1, 1, 0]
    assert [play.at(c) for c in ("red", "blue", "yellow")] == ["S-NE", "S-SE", "S-SW"]
