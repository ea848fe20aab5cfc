"""All five games, several seats and options, in every environment: the same games, the same errors.

What PettingZoo and Gymnasium check of one table is in test_tables.py, what OpenSpiel checks in
test_spiel.py. For vectors Gymnasium has no checker, so they are compared with its own vector of
single environments, and handed to its wrapper that keeps account of episodes.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from lindwurm import envs
from lindwurm.engines import batch, compiled
from lindwurm.engines.stepping import Games
from lindwurm.games import UnknownGame, load
from tests.envs.test_tables import SOME
from tests.games.harness import DEFAULTS, Setting

FARKLE = load("dragon_farkle")
TWO = [setting for setting in DEFAULTS if setting.seats == 2]


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled: what is checked here does not depend on it."""
    monkeypatch.setattr(compiled, "available", lambda: False)


@pytest.mark.parametrize("setting", SOME, ids=str)
def test_a_vector_is_gymnasiums_vector_of_single_environments(
    plain: None, setting: Setting
) -> None:
    how: dict[str, Any] = {
        "seats": setting.seats,
        "options": setting.options,
        "seat": setting.seats - 1,
        "opponents": "random",
        "limit": 60,
    }
    many = envs.vector(setting.game, 3, **how)
    each = SyncVectorEnv([lambda: envs.single(setting.game, **how)] * 3)
    assert many.single_observation_space == each.single_observation_space
    assert many.single_action_space == each.single_action_space
    assert many.observation_space == each.observation_space
    assert many.action_space == each.action_space
    assert many.metadata["autoreset_mode"] == each.metadata["autoreset_mode"]
    seen, infos = many.reset(seed=[4, 5, 6])
    shown, others = each.reset(seed=[4, 5, 6])
    generator, over = np.random.default_rng(1), np.zeros(3, bool)
    for _ in range(25):
        assert many.observation_space.contains(seen)
        for key in seen:
            assert np.array_equal(seen[key][~over], shown[key][~over])
        assert np.array_equal(infos["count"][~over], others["count"][~over])
        mask = seen["action_mask"].astype(bool) & ~over[:, None]
        mask[over, 0] = True  # any action will do: the game begins anew
        actions = (generator.random(mask.shape) * mask).argmax(1)
        if over.any():  # the next games are of other seeds
            break
        seen, reward, ended, cut, infos = many.step(actions)
        shown, paid, done, broken, others = each.step(actions)
        assert np.array_equal(reward, paid)
        assert np.array_equal(ended, done)
        assert np.array_equal(cut, broken)
        over = ended | cut


@pytest.mark.parametrize("mode", ["next_step", "same_step"])
@pytest.mark.parametrize("setting", TWO, ids=str)
def test_gymnasiums_account_of_episodes_is_right(plain: None, setting: Setting, mode: str) -> None:
    """More than one episode a slot: a step's infos are its own, and wrappers may write there."""
    env = envs.vector(
        setting.game, 2, seats=2, opponents="random", adviser="adept", autoreset=mode, limit=40
    )
    kept = RecordEpisodeStatistics(env)
    _, infos = kept.reset(seed=2)
    episodes = 0
    for _ in range(60):
        _, reward, ended, cut, infos = kept.step(np.maximum(infos["advice"], 0))
        over = ended | cut
        assert ("episode" in infos) == over.any()
        if over.any():
            assert np.array_equal(infos["_episode"], over)
            assert infos["episode"]["r"][ended] == pytest.approx(reward[ended])
            assert (infos["episode"]["l"][over] <= infos["length"][over]).all()
        episodes += int(over.sum())
    assert episodes == kept.episode_count > 2


# -- the games of a simulation --------------------------------------------------------------------


def digest(states: Iterator[bytes]) -> str:
    found = hashlib.blake2b(digest_size=16)
    for state in states:
        found.update(state)
    return found.hexdigest()


@pytest.mark.slow
@pytest.mark.parametrize("setting", TWO, ids=str)
def test_one_seat_plays_the_games_of_a_simulation(plain: None, setting: Setting) -> None:
    """100 games of the quickest one and some of the others; `make proof` plays 500 of each."""
    single(setting, 100 if setting.game is FARKLE else 10)


@pytest.mark.proof
@pytest.mark.parametrize("setting", TWO, ids=str)
def test_500_games_of_one_seat_have_the_digest_of_a_simulation(setting: Setting) -> None:
    single(setting, 500)


def single(setting: Setting, games: int) -> None:
    env = envs.single(setting.game, seats=2, seat=1, order="drawn", adviser="random")

    def states() -> Iterator[bytes]:
        for number in range(games):
            _, info = env.reset(seed=9, options={"number": number})
            assert env.table.number == number  # none of them ends before the seat is asked
            over = False
            while not over:
                _, _, over, _, info = env.step(info["advice"])
            yield bytes(env.table.games.state(0).to_bytes())

    assert digest(states()) == simulated(setting, games)


def simulated(setting: Setting, games: int) -> str:
    engine = "compiled" if compiled.available() else "python"
    return batch.run(setting.game, games, 2, seed=9, engine=engine).digest


def choices(game: Any, games: int, order: str) -> tuple[list[list[int]], Any]:
    """Return what random players chose in the first games of seed 9, and their last states."""
    slots = Games(
        game,
        games,
        2,
        advisers=[["random"] * 2] * games,
        skip_forced=False,
        again=False,
        order=order,
        finals=True,
    )
    slots.reset(9)
    done: list[list[int]] = [[] for _ in range(games)]
    while (open_ := slots.told[:, 1] > 0).any():
        advice = np.where(open_, slots.told[:, 4], -1)
        for slot in np.flatnonzero(open_):
            done[slot].append(int(advice[slot]))
        slots.step(advice)
    return done, slots.finals


@pytest.mark.slow
@pytest.mark.parametrize("setting", TWO, ids=str)
def test_openspiel_plays_the_games_of_a_simulation(plain: None, setting: Setting) -> None:
    """Told the same choices; where several seats may act, the lowest is asked, as OpenSpiel has it.

    100 games of the quickest one and some of the others; `make proof` plays 500 of each.
    """
    spiel(setting, 100 if setting.game is FARKLE else 10)


@pytest.mark.proof
@pytest.mark.parametrize("setting", TWO, ids=str)
def test_openspiel_plays_500_games_of_a_simulation(setting: Setting) -> None:
    spiel(setting, 500)


def spiel(setting: Setting, games: int) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    from lindwurm.envs.spiel import register

    register()
    done, finals = choices(setting.game, games, "seats")
    loaded = pyspiel.load_game(f"lindwurm_{setting.game.id}(players=2,deal=9)")

    def states() -> Iterator[bytes]:
        for number in range(games):
            state = loaded.new_initial_state()
            state.apply_action(number)
            for action in done[number]:
                state.apply_action(action)
            assert state.is_terminal()
            yield bytes.fromhex(str(state))

    found = digest(states())
    assert found == digest(iter([bytes(setting.game.state.packed_records(finals))]))
    if setting.game.id in ALONE:
        assert found == simulated(setting, games)


ALONE = ("dragon_farkle", "drachenfels", "simurgh")
"""Here one seat acts at a time, so there is no order to choose."""


# -- what makes no sense --------------------------------------------------------------------------


@pytest.mark.parametrize("make", [envs.aec, envs.single, envs.vector, envs.evaluate])
def test_an_unknown_game_is_named(make: Callable[..., Any]) -> None:
    given = ["random"] if make is envs.evaluate else []
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        make(*given, "chess")


@pytest.mark.parametrize("setting", TWO, ids=str)
def test_an_illegal_action_is_refused_in_one_sentence_and_changes_nothing(
    plain: None, setting: Setting
) -> None:
    many = envs.vector(setting.game, 3, seats=2)
    seen, _ = many.reset(seed=1)
    every = envs.aec(setting.game, 2)
    every.reset(seed=1)
    one = envs.single(setting.game, seats=2)
    one.reset(seed=1)
    before = [many.games.state(i).to_bytes() for i in range(3)]
    wrong = int((seen["action_mask"][1] == 0).argmax())
    actions = seen["action_mask"].argmax(1)
    actions[1] = wrong
    with pytest.raises(ValueError, match=r"^in slot 1 seat \d may not .*; nothing was done$"):
        many.step(actions)
    assert [many.games.state(i).to_bytes() for i in range(3)] == before
    for table in (every, one):
        state = table.table.games.state(0).to_bytes()
        mask = table.table.games.masks[0]
        for action in (int((mask == 0).argmax()), len(mask), -1):
            with pytest.raises(
                ValueError, match=r"^(seat \d may not .*; nothing was done|.* is no)"
            ):
                table.step(action)
        assert table.table.games.state(0).to_bytes() == state
        table.step(int(mask.argmax()))


@pytest.mark.parametrize("setting", TWO, ids=str)
def test_a_finished_game_is_not_stepped(plain: None, setting: Setting) -> None:
    how: dict[str, Any] = {"adviser": "random", "limit": 8, "opponents": "random", "seats": 2}
    one = envs.single(setting.game, **how)
    _, info = one.reset(seed=1)
    cut = False
    while not cut:
        _, _, over, cut, info = one.step(info["advice"])
        assert not over
    with pytest.raises(ValueError, match="the game is over: reset begins another"):
        one.step(0)
    many = envs.vector(setting.game, 2, autoreset="disabled", **how)
    _, infos = many.reset(seed=1)
    over = np.zeros(2, bool)
    while not over.any():
        _, _, ended, broken, infos = many.step(infos["advice"])
        over = ended | broken
    with pytest.raises(ValueError, match=r"^the game in slot \d is over: reset it first"):
        many.step([0, 0])
