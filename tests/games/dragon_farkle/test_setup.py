"""Setting up the table (catalogue 3)."""

import pytest

from lindwurm.games.dragon_farkle import GAME
from lindwurm.games.dragon_farkle.actions import Kind
from lindwurm.games.dragon_farkle.data import DICE_COLOURS, ITEM_COPIES, ITEMS, Companion
from lindwurm.games.dragon_farkle.state import Phase
from lindwurm.kernel.chance import TapeError
from lindwurm.kernel.game import OptionError
from lindwurm.kernel.match import Match
from tests.games.dragon_farkle.helpers import NO_CARDS, dice, table


@pytest.mark.rule("DF-18")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players_start_alike(seats: int) -> None:
    s = Match(GAME, seats, seed=1).state
    assert s.seats == seats
    assert [sum(s.items[p]) for p in range(5)] == [1] * seats + [0] * (5 - seats)
    assert [s.companion[p] > 0 for p in range(5)] == [True] * seats + [False] * (5 - seats)
    assert sum(s.companion_pile) == 10 - seats
    assert s.item_pile_count == sum(s.item_pile) == 20 - seats


@pytest.mark.rule("DF-18")
@pytest.mark.parametrize("seats", [0, 6, -1, True])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(OptionError, match="1 to 5 players"):
        Match(GAME, seats, seed=1)


@pytest.mark.rule("DF-19")
def test_everyone_has_six_dice_of_an_own_colour() -> None:
    assert len(set(DICE_COLOURS)) == max(GAME.seats)
    for seat in range(5):
        m = table(5, active=seat, options=NO_CARDS)
        m.do("recruit", dice("1 2 3 4 6 5"))
        assert [f for f in m.state.dice if f] == [1, 2, 3, 4, 6, 5]


@pytest.mark.rule("DF-20")
def test_both_decks_are_shuffled_piles_and_nothing_is_discarded() -> None:
    s = Match(GAME, 3, seed=2).state
    in_play = [*s.companion[:3], *(c for c in Companion for _ in range(s.companion_pile[c]))]
    assert sorted(in_play) == list(range(1, 11))
    for k, name in enumerate(ITEMS):
        held = sum(s.items[p][k] for p in range(3))
        assert s.item_pile[k] + held == ITEM_COPIES[k], name
    assert sum(s.companion_discard) == sum(s.item_discard) == 0


@pytest.mark.rule("DF-20", "DF-09")
def test_the_deal_is_uniform() -> None:
    """1,500 deals: every companion equally often, every item as often as it has copies."""
    games = 1500
    companions = [0] * 11
    items = [0] * len(ITEMS)
    for seed in range(games):
        s = Match(GAME, 2, seed=seed).state
        companions[s.companion[1]] += 1
        items[s.items[1].index(1)] += 1
    assert companions[0] == 0
    for count in companions[1:]:
        assert abs(count - games / 10) < 5 * (games * 0.1 * 0.9) ** 0.5
    for k, count in enumerate(items):
        p = ITEM_COPIES[k] / 20
        assert abs(count - games * p) < 5 * (games * p * (1 - p)) ** 0.5, ITEMS[k]


@pytest.mark.rule("DF-21")
def test_the_dragon_starts_with_three_health_unhurt() -> None:
    s = Match(GAME, 2, seed=3).state
    assert (s.health, s.damage) == (3, 0)


@pytest.mark.rule("DF-22", "DF-27")
def test_armies_start_at_nothing_outside_the_keep() -> None:
    s = Match(GAME, 5, seed=3).state
    assert s.army == [0] * 5
    assert s.in_keep == [0] * 5


@pytest.mark.rule("DF-23", "DF-R19")
def test_the_first_player_is_random() -> None:
    firsts = [Match(GAME, 3, seed=seed).actors for seed in range(300)]
    for seat in range(3):
        assert 60 <= firsts.count((seat,)) <= 140


@pytest.mark.rule("DF-23")
def test_the_first_player_may_be_chosen() -> None:
    for seat in range(5):
        m = Match(GAME, 5, {"first_player": seat + 1}, seed=1)
        assert m.actors == (seat,)
        assert m.state.first == seat
    with pytest.raises(OptionError, match="does not sit at a table of 2"):
        Match(GAME, 2, {"first_player": 3}, seed=1)


@pytest.mark.rule("DF-23", "DF-R19")
def test_who_came_last_in_the_game_before_may_begin() -> None:
    """One seat without a draw, equals by lot; in a first game anybody."""
    options = {"first_player": "last_place", "cards": "none"}
    assert Match(GAME, 4, {**options, "last_place": "3"}, tape=[]).actors == (2,)
    for lot, seat in enumerate((0, 3)):
        assert Match(GAME, 4, {**options, "last_place": "14"}, tape=[lot]).actors == (seat,)
    for lot in range(4):
        assert Match(GAME, 4, options, tape=[lot]).actors == (lot,)
        all_alike = {**options, "last_place": "1234"}
        assert Match(GAME, 4, all_alike, tape=[lot]).actors == (lot,)
    with pytest.raises(TapeError):  # alone, too, it is drawn, as in all older records
        Match(GAME, 1, {"cards": "none"}, tape=[])
    random = {**options, "first_player": "random", "last_place": "3"}
    assert Match(GAME, 4, random, tape=[1]).actors == (1,)
    with pytest.raises(OptionError, match="last_place=14 do not all sit at a table of 3"):
        Match(GAME, 3, {**options, "last_place": "14"}, tape=[])
    assert not next(o for o in GAME.options if o.name == "last_place").offered


@pytest.mark.rule("DF-24", "DF-38")
def test_play_goes_clockwise() -> None:
    m = table(3, active=1, first=1)
    turns = []
    for _ in range(5):
        turns.append((m.asked, m.state.round_number))
        m.do("recruit", dice("2 3 4 4 6 6"))
    assert turns == [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2)]


@pytest.mark.rule("DF-25", "DF-26")
def test_companions_then_items_are_dealt_from_the_first_player() -> None:
    m = Match(GAME, 3, {"first_player": 2}, tape=[0, 8, 0, 0, 0, 17])
    events = m.events(seat=1)
    dealt = [(e.kind, e.a, e.b) for e in events]
    assert dealt == [
        (Kind.COMPANION, 1, Companion.SKREE),
        (Kind.COMPANION, 2, Companion.ULF),
        (Kind.COMPANION, 0, Companion.BRUNNA),
        (Kind.DEALT, 1, 0),
        (Kind.DEALT_ITEM, 1, ITEMS.index("bag")),
        (Kind.DEALT, 2, 0),
        (Kind.DEALT, 0, 0),
        (Kind.TURN, 1, 1),
    ]
    assert m.state.items[0][ITEMS.index("map")] == 1


@pytest.mark.rule("DF-25", "DF-115")
def test_companions_lie_open() -> None:
    m = Match(GAME, 3, seed=5)
    for seat in (0, 1, 2, None):
        assert m.view(seat)["companion"] == m.state.companion


@pytest.mark.rule("DF-26", "DF-128")
def test_dealt_items_are_hidden() -> None:
    m = Match(GAME, 3, seed=5)
    for seat in range(3):
        seen = m.view(seat)["items"]
        assert seen[seat] == m.state.items[seat]
        assert all(set(seen[other]) == {None} for other in range(3) if other != seat)
    assert m.state.phase == Phase.CHOOSE
