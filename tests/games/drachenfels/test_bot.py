"""The heuristic player (DR-190, catalogue 12.3)."""

from __future__ import annotations

from typing import Any

import pytest

from lindwurm.bots.levels import Level, named
from lindwurm.engines import batch
from lindwurm.games.drachenfels import GAME
from lindwurm.games.drachenfels.bot import bot, squire
from lindwurm.games.drachenfels.data import Card
from lindwurm.games.drachenfels.rules.memory import place_of
from lindwurm.kernel.chance import seed_words
from lindwurm.kernel.match import Match
from tests.games.drachenfels.helpers import FIXED, Play, table

OPEN_NE = ("P-S", "F-SE", "F-SW", "F-NW")


def chosen(play: Play, player: Any = bot) -> str:
    seat = play.match.actors[0]
    legal = play.match.legal(seat)
    words = [1, 2, 3, 4]
    before = play.s.to_bytes()
    action = player(play.s, seat, legal + [0] * (GAME.max_legal - len(legal)), len(legal), words)
    assert play.s.to_bytes() == before
    assert action in legal
    return play.match.text(action)


def plays(play: Play, player: Any = bot) -> list[str]:
    """Let the active seat play its turn; return what it did."""
    seat, done = play.s.active, []
    while play.match.actors == (seat,) and play.s.turns == 0:
        done.append(chosen(play, player))
        play.do(done[-1])
    return done


def test_it_enters_the_castle_when_it_can() -> None:
    play = table(hands={"red": "p1 p2 p4"}, at={"red": "P-N"}, rainbows=["R-N~C"])
    plays(play)
    assert play.at("red") == "C"


def test_it_raises_the_rainbow_it_needs() -> None:
    play = table(hands={"red": "p2 p5 mR"}, at={"red": "P-N"})
    assert plays(play)[:3] == ["play mR", "place_rainbow N-C", "play p2"]
    assert play.at("red") == "C"


def test_it_combines_dragon_bridge_and_point_card_to_look() -> None:
    play = table(
        hands={"red": "p2 mD mB"},
        at={"red": "K-NE"},
        armour=["red"],
        shoes={"F-NE": "blue", "F-SE": "white", "F-SW": "red", "F-NW": "yellow"},
    )
    done = plays(play)
    assert done[0] == "play mD"
    assert done[1].startswith("move_dragon F-NE")
    assert "place_bridge X-NE" in done
    assert play.at("red") == "F-NE"


def test_it_does_not_look_twice_where_the_princess_cannot_be() -> None:
    play = table(
        hands={"red": "p2"},
        at={"red": "K-NE"},
        looked={"red": "F-NE"},
        bridges=["X-NE"],
        dragons=OPEN_NE,
    )
    plays(play)
    assert play.at("red") != "F-NE"


def test_it_infers_from_the_vain_looks_of_others() -> None:
    """Two doors are open; all others have looked in vain behind the second one."""
    play = table(
        hands={"red": "p1"},
        at={"red": "R-N"},
        armour=["red"],
        looked=dict.fromkeys(("blue", "yellow", "white"), "F-SW"),
        rainbows=["R-N~F-NE", "R-N~F-SW"],
        dragons=("P-S", "P-E", "F-SE", "F-NW"),
        shoes={"F-NE": "blue", "F-SE": "white", "F-SW": "red", "F-NW": "yellow"},
    )
    plays(play)
    assert play.s.winner == 0


def test_it_robs_whom_it_knows_to_hold_what_it_needs() -> None:
    play = table(3, hands={"red": "p1", "blue": "p1 p2 p3 p4", "yellow": "mD p2"})
    yellow = 1 << place_of(0, 2)
    play.s.memory[0][Card.DRAGON][yellow] = 1  # red has seen yellow take a dragon
    play.do("rob 2")
    assert chosen(play) == "rob 3"


def test_it_does_not_send_a_beaten_knight_where_he_strikes_back() -> None:
    play = table(
        2, hands={"red": "p4"}, at={"red": "S-NE", "yellow": "P-E"}, options={"turn_limit": "none"}
    )
    play.do("play p4", "go P-E")
    # from S-NE and S-SE the 4 on top leads straight back to P-E
    assert chosen(play) in ("send SW", "send NW")


@pytest.mark.rule("DR-190")
def test_the_squire_never_robs_and_the_knight_is_better() -> None:
    wins = 0
    for seed in range(24):
        match = Match(GAME, 2, FIXED, seed=seed)
        words = [0, 0, 0, 0]
        seed_words(words, seed, 1)
        knight = seed % 2
        while not match.over:
            seat = match.actors[0]
            legal = match.legal(seat)
            player = bot if seat == knight else squire
            padded = legal + [0] * (GAME.max_legal - len(legal))
            action = player(match.state, seat, padded, len(legal), words)
            if seat != knight:
                assert not match.text(action).startswith("rob")
            match.act(seat, action)
        wins += match.state.winner == knight
    assert wins >= 12


@pytest.mark.rule("DR-190")
def test_the_levels_of_a_table_are_knight_and_champion() -> None:
    """The search itself, and that no bot sees hidden things, is tested for all games at once."""
    match = Match(GAME, 2, FIXED, seed=5)
    while len(match.legal(match.actors[0])) < 3:
        match.act(match.actors[0], match.legal(match.actors[0])[0])
    seat = match.actors[0]
    legal = match.legal(seat)
    words = [1, 2, 3, 4]
    knight = named("adept").choose(GAME, match.imagine(seat, 1), seat, legal, words)
    padded = legal + [0] * (GAME.max_legal - len(legal))
    assert knight == bot(match.imagine(seat, 1), seat, padded, len(legal), [1, 2, 3, 4])
    assert isinstance(named("master"), Level)
    assert isinstance(named("legend"), Level)


@pytest.mark.slow
def test_it_beats_random_play_in_95_of_100_games() -> None:
    for seat in range(2):
        bots = ["random", "random"]
        bots[seat] = "heuristic"
        played = batch.run(GAME, 50, 2, seed=11, bots=bots, engine="python")
        assert sum(r[seat] == 1 for r in played.results) >= 48


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_bring_their_games_to_an_end(seats: int) -> None:
    played = batch.run(GAME, 2000, seats, seed=13, bots=["heuristic"])
    undecided = sum(max(r) < 1 for r in played.results)
    assert undecided < 10


# == what anybody at the table would laugh at ======================================================


@pytest.mark.parametrize("player", [bot, squire])
def test_it_takes_a_certain_win_rather_than_a_duel(player: Any) -> None:
    """DR-F1: all others have looked in vain behind the door before which red stands."""
    play = table(
        hands={"red": "p1 p3", "yellow": "p1"},
        at={"red": "X-NE", "yellow": "K-NE"},
        armour=["red"],
        looked=dict.fromkeys(("blue", "yellow", "white"), "F-NE"),
        bridges=["X-NE"],
        dragons=OPEN_NE,
        shoes={"F-NE": "red", "F-SE": "white", "F-SW": "blue", "F-NW": "yellow"},
    )
    plays(play, player)
    assert play.s.winner == play.seat("red")


def test_it_looks_where_its_princess_may_be_rather_than_fight() -> None:
    play = table(
        hands={"red": "p1", "yellow": "p1"},
        at={"red": "X-NE", "yellow": "K-NE"},
        armour=["red", "yellow"],
        bridges=["X-NE"],
        dragons=OPEN_NE,
    )
    plays(play)
    assert play.at("red") == "F-NE"


def test_it_fears_no_duel_on_a_rainbow_rock() -> None:
    """DR-F2: blue could claim the 1 and come to the rock, but fights nobody there."""
    play = table(
        hands={"red": "p1", "blue": "p2"}, at={"red": "P-N", "blue": "U-N"}, rainbows=["R-N~C"]
    )
    assert plays(play) == ["play p1", "go R-N"]


def test_it_does_not_throw_a_large_hand_in() -> None:
    """DR-F2: locked in with eleven cards it robs more, for renewing would leave it seven."""
    cards = "p1 p1 p2 p2 p3 p3 p4 p4 p5 mW mB"
    play = table(hands={"red": cards, "blue": "p1 p2"}, at={"red": "C"}, armour=["red"])
    assert chosen(play).startswith("rob")


def test_with_nearly_all_cards_it_rides_rather_than_robs_on() -> None:
    """In front of the gap it robbed for ever, with three bridges in a hand of thirty cards."""
    there = {"red": "Q-SW", "yellow": "S-NE"}
    magic = "mR mR mR mR mB mB mB mD mD mD mD mD mT mW"
    hand = f"p1 p1 p2 p2 p2 p2 p3 p3 p3 p3 p4 p4 p4 {magic}"
    play = table(2, hands={"red": hand}, at=there, armour=["red"])
    assert chosen(play) == "play mB"
    play.do("play mB")
    assert chosen(play) == "place_bridge H-SW"
    play.do("place_bridge H-SW")
    assert chosen(play) in ("play p2", "play p4")


def test_with_fewer_cards_it_waits_and_robs() -> None:
    there = {"red": "Q-SW", "yellow": "S-NE"}
    hands = {"red": "p1 p2 p4 p4 p4 mR mB mB", "yellow": "p1 p2 p3"}
    play = table(2, hands=hands, at=there, armour=["red"])
    assert chosen(play) == "rob 2"


NEXT_TO_WIN: dict[str, Any] = {
    "at": {"red": "S-SW", "yellow": "K-NE"},
    "looked": {"yellow": "F-SE F-SW"},
    "armour": ["red"],
    "shoes": {"F-NE": "yellow", "F-SE": "white", "F-SW": "blue", "F-NW": "red"},
    "dragons": ("F-SE", "P-E", "P-W", "F-NW"),
}
"""Yellow stands two steps before one of the two doors where his princess may be."""


@pytest.mark.parametrize(
    ("card", "given"),
    [
        ("mD", {"bridges": ["X-NE"]}),
        ("mB", {"bridges": ["X-NE"]}),
        ("mR", {"at": {"red": "S-SW", "yellow": "R-N"}, "rainbows": ["R-N~F-NE"]}),
    ],
)
def test_it_bars_the_way_of_who_is_about_to_win(card: str, given: dict[str, Any]) -> None:
    """DR-F3: with a dragon before the princess, without the bridge or the rainbow to her."""
    hands = {"red": f"{card} p2", "yellow": "p1 p2 p3"}
    play = table(2, **{**NEXT_TO_WIN, **given}, hands=hands)
    yellow = play.seat("yellow")
    assert "F-NE" in play.dest("yellow", 2) | play.dest("yellow", 1)
    done = plays(play)
    assert done[0] == f"play {card}"
    assert not any("F-NE" in play.dest("yellow", steps) for steps in (1, 2, 3, 4)), done
    assert play.s.turns == 1
    assert play.match.actors == (yellow,)


def test_it_keeps_its_cards_while_nobody_is_about_to_win() -> None:
    far = {**NEXT_TO_WIN, "at": {"red": "S-SW", "yellow": "S-NE"}}
    play = table(2, **far, bridges=["X-NE"], hands={"red": "mD mB p2", "yellow": "p1"})
    assert chosen(play) == "play p2"
