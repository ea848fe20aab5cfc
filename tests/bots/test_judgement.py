"""The one judge: positions and actions as a seat may believe them."""

from __future__ import annotations

import numpy as np
import pytest

from lindwurm.bots import analysis
from lindwurm.bots.judgement import Judge, judge, sure, value
from lindwurm.bots.learned import Learned
from lindwurm.bots.levels import named
from lindwurm.bots.player import choose
from lindwurm.games import load
from lindwurm.kernel.match import Match


def under_way(game: str, moves: int, **options: str) -> Match:
    match = Match(load(game), 2, options, seed=11)
    for _ in range(moves):
        seat = match.actors[0]
        match.act(seat, choose(named("adept"), match, seat, seed=1))
    return match


def test_every_game_has_a_result_for_every_seat() -> None:
    match = under_way("dragon_farkle", 30, round_limit="10")
    rows = Judge(match.game).sample(match.state, 12, seed=1)
    assert rows.shape == (12, 2)
    assert rows.sum(axis=1) == pytest.approx(np.ones(12))  # somebody wins, or they share


def test_the_same_seed_is_the_same_course() -> None:
    match = under_way("dragon_farkle", 30, round_limit="10")
    one = Judge(match.game)
    first, again = (one.sample(match.state, 6, seed=5, after=0) for _ in range(2))
    assert (first == again).all()
    assert (first != one.sample(match.state, 6, seed=6, after=0)).any()
    longer = one.sample(match.state, 9, seed=5, after=0)
    assert (longer[:6] == first).all()


def test_every_move_of_a_game_has_its_dice() -> None:
    """Before and after a move that had to be made the same is expected, to the last game."""
    match = under_way("dragon_farkle", 30, round_limit="10")
    while len(match.legal(match.actors[0])) > 1:
        seat = match.actors[0]
        match.act(seat, choose(named("adept"), match, seat, seed=1))
    one, seat, at = Judge(match.game), match.actors[0], len(match.moves)
    forced = match.legal(seat)[0]
    before = one.sample(match.state, 24, seed=5, at=at)
    made = one.sample(match.state, 24, seed=5, actor=seat, action=forced, at=at)
    assert (made == before).all()
    others = one.sample(match.state, 24, seed=5, actor=seat, action=forced, at=at + 1)
    assert (others != before).any()


def test_what_lies_hidden_makes_no_difference() -> None:
    match = under_way("dragonquest", 40)
    seat = 0
    one, found = Judge(match.game), []
    for seed in (1, 2, 3):  # the same view, other secrets
        state = match.imagine(seat, seed)
        found.append(one.position(state, seat, 3, seed=9))
    assert found[0] == found[1] == found[2]


def test_an_action_that_was_seen_is_possible() -> None:
    """What a rival did is dealt so that the rival could do it, or not at all."""
    match = under_way("dragonquest", 40)
    actor = match.actors[0]
    action = match.legal(actor)[0]
    rows = Judge(match.game).sample(
        match.state, 3, seed=1, before=1 - actor, actor=actor, action=action
    )
    assert len(rows) <= 3
    never = next(a for a in range(match.game.verbs.size) if a not in match.legal(actor))
    rows = Judge(match.game).sample(
        match.state, 2, seed=1, before=1 - actor, actor=actor, action=never
    )
    assert len(rows) == 0


@pytest.mark.proof
def test_a_mind_looks_at_what_the_seat_sees() -> None:
    match = under_way("dragon_farkle", 30)
    thinker = Learned().thinker(match.game)
    assert thinker is not None
    one = Judge(match.game, thinker)
    rows = one.glance(match.state, 0, 3, seed=1)
    assert (rows == rows[0]).all()  # nothing is left to chance
    other = one.glance(match.imagine(0, 5), 0, 1, seed=2)
    assert (other[0] == rows[0]).all()  # the same view
    assert rows[0].sum() == pytest.approx(1, abs=0.1)
    assert (one.seen(match.state, 0, 3, seed=1) == rows).all()


def test_every_action_is_judged() -> None:
    match = under_way("dragon_farkle", 30, round_limit="10")
    seat = match.actors[0]
    while len(match.legal(seat)) < 2:
        match.act(seat, match.legal(seat)[0])
        seat = match.actors[0]
    found = judge(match, seat, games=8, seed=2)
    assert {one.action for one in found.actions} == set(match.legal(seat))
    assert found.actions[0].loss == 0 == found.actions[0].error
    assert found.source in ("exact", "search")
    assert len(found.value.returns) == 2
    assert found == judge(match, seat, games=8, seed=2)
    waiting = judge(match, 1 - seat, games=4)
    assert waiting.source == "playouts"
    assert waiting.actions == ()


def test_chances_of_all_seats() -> None:
    match = under_way("dragon_farkle", 30, round_limit="10")
    found = analysis.chances(match, games=6)
    assert [one.seat for one in found] == [0, 1]
    assert all(one.wins == one.result and 0 <= one.result <= 1 for one in found)


def test_how_sure() -> None:
    assert value(np.zeros((0, 2))).games == 0
    assert value(np.array([[1.0], [0.0]])).errors[0] > 0.5
    assert sure(0.05, 0.01, least=0.02)
    assert not sure(0.05, 0.02, least=0.02)
