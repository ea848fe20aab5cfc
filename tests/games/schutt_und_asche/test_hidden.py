"""Section 6: who sees what, and what is dealt afresh."""

from __future__ import annotations

import pytest

from lindwurm.games.schutt_und_asche import GAME
from lindwurm.games.schutt_und_asche.data import Follower, Tile
from lindwurm.games.schutt_und_asche.rules.common import known
from lindwurm.games.schutt_und_asche.state import Phase
from lindwurm.kernel.match import Match
from tests.games.schutt_und_asche.table import battle, follower, place, realm, say, texts


@pytest.mark.rule("SA-287")
def test_a_card_taken_openly_is_known_until_a_swap() -> None:
    m = realm(
        3, gold={0: "3"}, followers={1: "agitator decoy", 2: "sage"}, display="hero vassal scout"
    )
    say(m, "0 call N", "0 lay 3", "0 confirm")
    while m.state.phase == Phase.OFFER:
        m.act(m.actors[0], "confirm")
    say(m, "0 recruit 1")
    assert known(m.view(2)["shown"][0], Follower.HERO) == 1
    for seed in range(6):
        assert m.imagine(2, seed).followers[0][Follower.HERO] == 1
    while m.state.phase != Phase.QUIET or m.actors != (1,):
        m.act(m.actors[0], "pass")
    say(m, "1 agitator", "1 part decoy", "1 swap 1")
    assert m.view(2)["shown"][0] == 0
    assert m.view(2)["knows"][2][0] == 0


@pytest.mark.rule("SA-288")
def test_sorting_drops_the_others_knowledge() -> None:
    m = realm(phase=Phase.BUY, gold={0: "1"}, stacks={"N2": "power sword"}, seen={"N2": 0b11})
    assert m.view(1)["stack"][place("N2")][:2] == [Tile.POWER, Tile.SWORD]
    say(m, "0 sort N2")
    assert m.view(1)["stack"][place("N2")][:2] == [None, None]
    assert m.view(0)["stack"][place("N2")][:2] == [Tile.POWER, Tile.SWORD]


@pytest.mark.rule("SA-290")
def test_spectators_see_nothing_hidden() -> None:
    m = realm(gold={0: "1 2"}, followers={0: "hero"}, seen={"N2": 1}, stacks={"N2": "power"})
    view = m.view(None)
    assert view["gold"][0] == [None] * 4
    assert view["followers"][0] == [None] * 15
    assert view["tile"] == [None] * 4
    assert view["stack"][place("N2")][0] is None
    for name in ("deck", "ashes", "gold_aside"):
        assert name not in view


@pytest.mark.rule("SA-291", "SA-390")
def test_burnt_tiles_stay_secret_except_for_who_had_seen_them() -> None:
    m = realm(stacks={"N1": "treasure sword"}, seen={"N1": 0b01}, options={"mode": "coop"})
    say(m, "0 call N")
    assert "ashes" not in m.view(0)
    assert m.view(0)["ashes_count"] == 2
    assert m.view(0)["ashes_seen"][0][Tile.TREASURE] == 1
    assert m.view(1)["ashes_seen"][1] == [0] * 7
    assert {m.imagine(0, seed).ashes[Tile.TREASURE] for seed in range(8)} == {1}
    elsewhere = {m.imagine(1, seed).ashes[Tile.TREASURE] for seed in range(40)}
    assert elsewhere != {1}  # for all seat 1 knows, the treasure may still lie in a stack


def test_memory_aid_off_shows_a_stack_only_while_looking() -> None:
    m = realm(options={"memory_aid": "off"}, phase=Phase.BUY, gold={0: "1"},
              stacks={"N2": "power sword shield"}, seen={"N2": 1})  # fmt: skip
    p = place("N2")
    assert m.view(0)["stack"][p][:3] == [None] * 3
    say(m, "0 sort N2")
    assert m.view(0)["stack"][p][:3] == [Tile.POWER, Tile.SWORD, Tile.SHIELD]
    say(m, "0 pick sword", "0 pick shield")
    assert m.view(0)["stack"][p][:3] == [None] * 3


def test_an_imagined_buyer_could_pay_what_he_paid() -> None:
    m = realm(
        phase=Phase.BUY, gold={0: "3 2 2 X", 1: "X X 1 1"}, stacks={"N2": "power power power"}
    )
    say(m, "0 buy N2", "0 buy N2", "0 buy N2")
    for seed in range(40):
        s = m.imagine(1, seed)
        assert sum(v * n for v, n in enumerate(s.gold[0])) >= 6
        assert GAME.problem(s) is None
        assert s.view(1) == m.view(1)


def test_an_imagined_realm_keeps_its_last_hidden_knight() -> None:
    """No knight is set up and the game goes on: one must be hidden where nobody has looked."""
    stacks = {f"{path}{k}": "power" if path in "NE" else "sword" if path == "S" else "shield"
              for path in "NESW" for k in range(1, 7)
              if f"{path}{k}" not in ("W1", "W2", "W3")}  # fmt: skip
    m = realm(stacks=stacks | {"N2": "knight"}, knights="E1", round=2, tiles=[2, 3, 4, 5],
              burnt="W1 W2 W3", tape=battle("d d d"))  # fmt: skip
    m.state.ashes[Tile.KNIGHT], m.state.ashes_count = 3, 3
    m.state.removed[Tile.KNIGHT] -= 3
    say(m, "0 call E")
    assert not m.over
    for seed in range(30):
        s = m.imagine(1, seed)
        assert any(Tile.KNIGHT in pile for pile in s.stack)
        assert GAME.problem(s) is None


def test_a_farmers_gifts_are_remembered_until_played() -> None:
    m = realm(phase=Phase.INCOME, followers={0: "farmer"}, gold={0: "X X", 1: "1 2"}, tape=[0] * 30)
    say(m, "0 farmer 2 1", "0 give X")
    assert m.view(0)["gold_known"][0][1] == [1, 0, 0, 0]
    assert m.view(1)["gold_known"][0] == [[None] * 4] * 6
    say(m, "0 call N", "0 confirm", "1 lay X", "1 confirm")
    while m.state.phase == Phase.OFFER:
        m.act(m.actors[0], "confirm")
    assert m.state.gold_known[0][1] == [0, 0, 0, 0]


def test_others_see_counts_only() -> None:
    m = Match(GAME, 4, {"first_regent": 1}, seed=9)
    view = m.view(1)
    assert view["follower_count"][0] == 1
    assert view["followers"][0][follower("hero")] is None
    assert sum(view["height"]) == 100
    assert view["deck_count"] == 30 - 4 - 3
    assert texts(m, 1)


@pytest.mark.rule("SA-41")
def test_whoever_can_count_knows_the_last_card() -> None:
    """The lists are public: who holds 24 of the 25 gold cards knows the one set aside."""
    hand = "X " * 7 + "1 " * 12 + "2 " * 5
    m = realm(1, phase=Phase.QUIET, gold={0: hand})
    assert {tuple(m.imagine(0, seed).gold_aside) for seed in range(10)} == {(0, 0, 0, 1)}
    two = realm(2, phase=Phase.QUIET, gold={0: "X 1 2", 1: "3 1"})
    for seed in range(10):
        s = two.imagine(0, seed)
        held = [s.gold[0][v] + s.gold[1][v] + s.gold_aside[v] for v in range(4)]
        assert held == [7, 12, 5, 1]


@pytest.mark.rule("SA-392")
def test_what_an_agitator_is_about_to_give_is_secret() -> None:
    m = realm(3, phase=Phase.QUIET, followers={0: "agitator hero decoy", 1: "scout", 2: "sage"})
    say(m, "0 agitator", "0 part hero")
    assert m.state.phase == Phase.TAKE
    assert m.view(0)["hold"] == Follower.HERO
    assert m.view(1)["hold"] is None
    assert m.view(None)["hold"] is None
    imagined = {m.imagine(1, seed).hold for seed in range(40)}
    assert len(imagined) > 1
    for seed in range(20):
        s = m.imagine(1, seed)
        assert s.followers[0][s.hold] > 0
        assert GAME.problem(s) is None
