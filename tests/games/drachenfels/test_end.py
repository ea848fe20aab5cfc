"""End of the game, variants, time control (catalogue 7, 8)."""

from __future__ import annotations

from typing import Any

import pytest

from lindwurm.engines import batch
from lindwurm.games.drachenfels import GAME
from lindwurm.games.drachenfels.actions import Kind
from lindwurm.games.drachenfels.state import Phase
from lindwurm.kernel.chance import below, seed_words
from lindwurm.kernel.match import Match
from tests.games.drachenfels.helpers import FIXED, table

SHOES = {"F-NE": "red", "F-SE": "white", "F-SW": "blue", "F-NW": "yellow"}
DOOR: dict[str, Any] = {
    "at": {"red": "K-NE"},
    "armour": ["red"],
    "bridges": ["X-NE"],
    "dragons": ("P-S", "F-SE", "F-SW", "F-NW"),
    "hands": {"red": "p2 p3", "blue": "p1"},
    "shoes": SHOES,
}


@pytest.mark.rule("DR-179", "DR-182")
def test_victory_ends_everything_pending() -> None:
    play = table(
        **{**DOOR, "at": {"red": "P-N"}},
        looked={"blue": "F-SE"},
        rainbows=["R-N~F-NE"],
    )
    play.do("play p2", "go F-NE")
    assert play.phase() == Phase.OVER  # no shift any more
    assert play.s.crossed == [0, 0]
    assert play.match.actors == ()
    assert play.heard(Kind.WON)[0][0] == 0


@pytest.mark.rule("DR-184", "DR-185")
def test_the_winner_has_it_all_and_the_others_share_second_place() -> None:
    play = table(**DOOR, looked={"blue": "F-SE"})
    play.do("play p2", "go F-NE")
    assert play.match.returns() == [1, 0, 0, 0]
    assert play.match.standing() == [1, 0, 0, 0]
    returns = play.match.returns()
    zero_sum = [(4 * r - 1) / 3 for r in returns]  # +1 and -1/(n-1) each
    assert zero_sum == [1, -1 / 3, -1 / 3, -1 / 3]


@pytest.mark.rule("DR-186", "DR-J25", "DR-180")
def test_the_safety_stop_shares_the_game() -> None:
    play = table(3, turns=298, options={"turn_limit": "300"})
    play.do("renew")
    assert not play.match.over
    play.do("renew")
    assert play.match.over
    assert play.heard(Kind.TIME_UP) == [(300, 0, 0)]
    assert play.match.returns() == [1 / 3] * 3
    endless = table(3, turns=5000)
    endless.do("renew", "renew")
    assert not endless.match.over


@pytest.mark.rule("DR-186", "DR-J25")
def test_people_play_without_a_limit_bots_with_one_and_older_tables_with_theirs() -> None:
    def limit(codes: list[int]) -> str:
        return GAME.option_texts(codes)["turn_limit"]

    assert limit(GAME.option_codes(2)) == "none"
    assert limit(GAME.option_codes(2, batch=True)) == "300"
    assert limit(GAME.option_codes(2, {"turn_limit": "none"}, batch=True)) == "none"
    assert GAME.meant({})["turn_limit"] == "300"


@pytest.mark.rule("DR-E50")
def test_a_turn_that_has_begun_is_finished_and_a_victory_in_it_counts() -> None:
    limit = {"turn_limit": "300"}
    play = table(**DOOR, turns=299, options=limit)
    play.do("play p2", "go F-NE")
    assert play.s.winner == 0
    assert play.match.returns() == [1, 0, 0, 0]
    other = table(**{**DOOR, "hands": {"red": "p3 mR", "blue": "p1"}}, turns=299, options=limit)
    other.do("play mR", "place_rainbow N-C")
    assert not other.match.over
    other.do("play p3")
    assert not other.match.over
    other.do("go O1-N-NE")
    assert other.match.over
    assert other.match.returns() == [1 / 4] * 4


@pytest.mark.rule("DR-187")
def test_a_bot_can_take_over_any_seat_in_the_middle_of_a_game() -> None:
    """Two random players; after 100 moves one leaves, and a bot plays the seat to the end."""
    words = [0, 0, 0, 0]
    seed_words(words, 5, 0)
    match = Match(GAME, 2, FIXED, seed=5)
    while not match.over:
        seat = match.actors[0]
        legal = match.legal(seat)
        choice = legal[below(words, len(legal))]
        if seat == 1 and len(match.moves) > 100:
            padded = legal + [0] * (GAME.max_legal - len(legal))
            assert GAME.bot is not None
            choice = GAME.bot(match.state, seat, padded, len(legal), words)
        match.act(seat, choice)
    assert match.state.winner == 1


@pytest.mark.rule("DR-189")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_against_bots_by_the_normal_rules(seats: int) -> None:
    bots = ["random", *["heuristic"] * (seats - 1)]
    played = batch.run(GAME, 3, seats, seed=2, bots=bots, engine="python")
    assert played.unfinished == 0
    assert all(sum(r) == pytest.approx(1) for r in played.results)


@pytest.mark.rule("DR-191")
def test_an_expired_clock_finds_its_choice_first_in_the_list() -> None:
    def first(play: Any) -> str:
        return str(play.match.text(play.match.legal(play.s.active)[0]))

    assert first(table(hands={"red": "p1 mD"}, discards="p2")) == "renew"
    play = table(hands={"red": "mD mR"})
    assert first(play.do("play mD")) == "move_dragon F-NE P-N"
    assert first(play.do("move_dragon F-NE P-N")) == "stop"
    play = table(hands={"red": "mR mD p4 p2"}).do("play mR")
    assert first(play) == "place_rainbow N-C"
    assert first(play.do("place_rainbow N-C")) == "play p2"  # point cards first
    play = table(hands={"red": "p3"}, looked={"red": "F-SW"}, shoes=SHOES).do("play p3")
    assert first(play) == "single"
    assert first(play.do("single")) == "go I-N"  # in the order of the node table
    play = table(hands={"red": "p1"}, at={"red": "R-N"}, rainbows=["R-N~C"])
    assert first(play.do("play p1", "go C")) == "keep"
    play = table(hands={"blue": "p1 p2", "white": "p3"}, active="yellow").do("rob 4")
    assert first(play) == "stop"
    # Of a loot it takes nothing (DR-F5), and the beaten knight goes to the first free start field.
    play = table(hands={"red": "p3", "blue": "p1 p2"}, at={"blue": "I-N"})
    play.do("play p3", "go I-N")
    assert first(play) == "send NE"
    play.do("send NE")
    assert first(play) == "stop"
    cards = play.hand("blue")
    legal = play.match.legal(0)
    play.match.act(0, GAME.default(play.s, 0, legal, len(legal), [1, 2, 3, 4]))
    assert (play.hand("blue"), play.turn) == (cards, "blue")
    play = table(hands={"red": "mB p1"}, bridges=["H-NE"]).do("play mB")
    assert [t.split()[0] for t in map(play.match.text, play.match.legal(0))] == (
        ["place_bridge"] * 7 + ["remove_bridge"] + ["move_bridge"] * 7
    )
    play = table(hands={"yellow": "mT p1"}, active="yellow").do("play mT")
    assert first(play) == "swap 4"  # the next in seating order
    pick = Match(GAME, 2, seed=1)
    pick.act(0, "pick red")
    assert pick.text(pick.legal(1)[0]) == "pick blue"
