"""OpenSpiel's own tests for Python games, where it is installed."""

from __future__ import annotations

import numpy as np
import pytest

from lindwurm import games
from lindwurm.engines.observation import of

pyspiel = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed (pip install 'lindwurm[bench]')"
)


@pytest.fixture(scope="module")
def names() -> list[str]:
    from lindwurm.envs.spiel import register

    return register()


@pytest.mark.slow
@pytest.mark.parametrize("name", [*games.ids(), "simurgh(players=5)", "dragonquest(players=1)"])
def test_openspiel_plays_it(names: list[str], name: str) -> None:
    game = pyspiel.load_game(f"lindwurm_{name}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def played(name: str, deal: int, steps: int) -> object:
    state = pyspiel.load_game(f"lindwurm_{name}(players=2)").new_initial_state()
    state.apply_action(deal)
    generator = np.random.default_rng(deal)
    for _ in range(steps):
        state.apply_action(int(generator.choice(state.legal_actions())))
    return state


def test_a_deal_is_a_game_of_the_seed_and_a_copy_goes_its_own_way(names: list[str]) -> None:
    state = played("dragon_farkle", 5, 20)
    other = state.clone()
    for one in (state, other):
        one.apply_action(one.legal_actions()[0])
    assert str(state) == str(other)
    other.apply_action(other.legal_actions()[0])
    assert str(state) != str(other)
    game = state.get_game()
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)


def test_what_is_resampled_looks_the_same_to_the_player(names: list[str]) -> None:
    state = played("simurgh", 3, 30)
    player = state.current_player()
    generator = np.random.default_rng(1)
    other = state.resample_from_infostate(player, generator.random)
    assert str(other) != str(state)
    assert other.observation_tensor(player) == state.observation_tensor(player)
    assert len(state.observation_tensor(player)) == of(games.load("simurgh")).size
    assert other.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", games.ids())
def test_what_is_not_legal_is_refused_in_one_sentence(names: list[str], name: str) -> None:
    state = played(name, 5, 4)
    before, moves = str(state), state.move_number()
    legal = state.legal_actions()
    wrong = next(a for a in range(state.num_distinct_actions()) if a not in legal)
    for action, told in (
        (wrong, r"^seat \d may not .*; nothing was done$"),
        (10**6, "is no action"),
    ):
        with pytest.raises(ValueError, match=told):
            state.apply_action(action)
    assert (str(state), state.move_number()) == (before, moves)
    state.apply_action(legal[0])


def test_a_finished_game_and_an_unknown_deal_are_refused(names: list[str]) -> None:
    state = pyspiel.load_game("lindwurm_dragon_farkle(players=1)").new_initial_state()
    with pytest.raises(ValueError, match="there is no deal 1024"):
        state.apply_action(1024)
    state.apply_action(3)
    generator = np.random.default_rng(3)
    while not state.is_terminal():
        state.apply_action(int(generator.choice(state.legal_actions())))
    with pytest.raises(ValueError, match="the game is over"):
        state.apply_action(0)
    with pytest.raises(Exception, match="players"):
        pyspiel.load_game("lindwurm_dragon_farkle(players=9)")
