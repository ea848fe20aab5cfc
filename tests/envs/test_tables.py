"""One table at a time: PettingZoo's and Gymnasium's own checks, records, opponents."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from lindwurm import envs, games
from lindwurm.cli.app import main
from lindwurm.engines import batch, compiled
from lindwurm.engines.observation import of
from lindwurm.envs.policies import Perceptron
from lindwurm.games import load
from lindwurm.kernel import record
from lindwurm.kernel.match import Match
from tests.games.harness import ALL, DEFAULTS, Setting
from tests.tiers import compiled_together

FARKLE = load("dragon_farkle")
OF = {name: [setting for setting in ALL if setting.game.id == name] for name in games.ids()}
SOME = [setting for of_game in OF.values() for setting in of_game[:: max(1, len(of_game) // 3)]]
"""Of each game several numbers of seats and options."""


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled: what is checked here does not depend on it."""
    monkeypatch.setattr(compiled, "available", lambda: False)


def made(setting: Setting, **how: Any) -> Any:
    return envs.aec(setting.game, setting.seats, setting.options, **how)


@pytest.mark.filterwarnings("ignore")  # they advise against dictionaries, which their games use
@pytest.mark.parametrize("setting", SOME, ids=str)
def test_pettingzoo_finds_nothing_to_complain_about(plain: None, setting: Setting) -> None:
    api_test(made(setting), num_cycles=30)
    seed_test(lambda: made(setting), num_cycles=20)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("setting", [s for s in SOME if s.seats > 1], ids=str)
def test_gymnasium_finds_nothing_to_complain_about(plain: None, setting: Setting) -> None:
    env = envs.single(
        setting.game, seats=setting.seats, options=setting.options, seat=setting.seats - 1
    )
    env.action_space = Legal(env)
    check_env(env, skip_render_check=True, skip_close_check=True)


class Legal(gymnasium.spaces.Discrete[Any]):
    """Samples legal actions only: the check knows nothing of masks."""

    def __init__(self, env: Any):
        super().__init__(env.game.verbs.size)
        self.env = env

    def seed(self, seed: Any = None) -> Any:
        if seed is not None:  # which the check will do, after it has drawn an action
            self.env.reset(seed=seed)
        return super().seed(seed)

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        return super().sample(mask=self.env.table.games.masks[0])


def played(env: Any, seed: int, **how: Any) -> bytes:
    """Play an episode by advice; return its last state."""
    env.reset(seed=seed, **how)
    while not env.table.over:
        env.step(env.infos[env.agent_selection]["advice"])
    return bytes(env.table.games.state(0).to_bytes())


@pytest.mark.slow
@pytest.mark.parametrize("setting", compiled_together(s for s in DEFAULTS if s.seats == 2), ids=str)
def test_500_games_have_the_digest_of_a_simulation(setting: Setting) -> None:
    every = made(setting, order="drawn", adviser="random")
    digest = hashlib.blake2b(digest_size=16)
    for number in range(500):
        digest.update(played(every, 9, options={"number": number}))
    assert digest.hexdigest() == batch.run(setting.game, 500, 2, seed=9).digest


@pytest.mark.parametrize("bots", ["random", "adept"])
def test_a_seat_among_bots_plays_the_games_of_a_simulation(bots: str) -> None:
    env = envs.single(FARKLE, seats=2, seat=1, opponents=bots, adviser=bots, order="drawn")
    digest = hashlib.blake2b(digest_size=16)
    for number in range(20):
        _, info = env.reset(seed=9, options={"number": number})
        over = False
        while not over:
            _, _, over, _, info = env.step(info["advice"])
        digest.update(env.table.games.state(0).to_bytes())
    names = ["random" if bots == "random" else "heuristic"]
    assert digest.hexdigest() == batch.run(FARKLE, 20, 2, seed=9, bots=names).digest


@pytest.mark.parametrize("number", [0, 3])
@pytest.mark.parametrize("setting", [s for s in DEFAULTS if s.seats == 2], ids=str)
def test_every_episode_has_a_record_that_can_be_verified(
    plain: None, setting: Setting, number: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    env = made(setting, adviser="random", keep_records=True)
    final = played(env, 6, options={"number": number})
    (kept,) = env.records
    assert env.record() == kept
    match = record.replay(record.loads(kept), setting.game)
    assert match.over
    if number == 0:
        assert match.state.to_bytes() == final
    path = tmp_path / "episode.json"
    path.write_text(kept, "utf-8")
    assert main(["verify", str(path)]) == 0
    assert main(["replay", str(path), "--at", "3"]) == 0
    assert capsys.readouterr().out


def test_seats_that_may_act_at_once_are_asked_from_the_lowest_on(plain: None) -> None:
    env = envs.aec("dragonquest", 3, adviser="random")
    together = 0
    for seed in range(3):
        env.reset(seed=seed)
        while not env.table.over:
            info = env.infos[env.agent_selection]
            may = [seat for seat, one in enumerate(info["actors"]) if one]
            assert env.agent_selection == f"seat_{may[0]}"
            together += len(may) > 1
            env.step(info["advice"])
    assert together > 5


def test_whoever_is_not_asked_sees_the_table_from_their_chair(plain: None) -> None:
    env = envs.aec(FARKLE, 3, adviser="random")
    env.reset(seed=1)
    for _ in range(20):
        env.step(env.infos[env.agent_selection]["advice"])
    for seat in range(3):
        shown = env.observe(f"seat_{seat}")
        out = [0] * of(FARKLE).size
        of(FARKLE).observe(env.table.games.state(0), seat, out)
        assert shown["observation"].tolist() == out
        assert shown["action_mask"].any() == (env.agent_selection == f"seat_{seat}")


def test_rewards_come_at_the_end_or_by_the_lead(plain: None) -> None:
    for shaping in (0.0, 0.001):
        env = envs.aec(FARKLE, 2, adviser="random", shaping=shaping)
        env.reset(seed=3)
        total = dict.fromkeys(env.agents, 0.0)
        for agent in env.agent_iter():
            _, reward, over, cut, info = env.last()
            total[agent] += reward
            env.step(None if over or cut else info["advice"])
        assert list(total.values()) == pytest.approx(env.table.games.results[0][:2])


def test_a_game_that_is_too_long_is_truncated(plain: None) -> None:
    env = envs.aec(FARKLE, 2, adviser="random", limit=20)
    played(env, 1)
    assert env.truncations == {"seat_0": True, "seat_1": True}
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}


@pytest.mark.parametrize("mode", ["ansi", "json"])
def test_a_table_is_drawn_as_its_seat_sees_it(plain: None, mode: str) -> None:
    env = envs.single(FARKLE, opponents="random", render_mode=mode)
    env.reset(seed=1)
    drawn = env.render()
    assert drawn is not None
    if mode == "json":
        assert json.loads(drawn)["view"] == env.table.games.state(0).view(0)
    else:
        assert "seat 0 may: recruit, skirmish" in drawn


def test_opponents_are_levels_bots_policies_and_files(plain: None, tmp_path: Path) -> None:
    path = tmp_path / "mine.npz"
    Perceptron.fresh(FARKLE, 8, seed=1).save(path)
    asked: list[int] = []

    def policy(seen: Any, mask: Any) -> Any:
        asked.append(len(seen))
        return mask.argmax(1)

    env = envs.single(FARKLE, seats=5, seat=2, opponents=["novice", policy, path, "mcts:2"])
    runs = []
    for _ in range(2):
        seen, _ = env.reset(seed=1)
        for _ in range(4):
            seen, *_ = env.step(int(seen["action_mask"].argmax()))
        runs.append((seen["observation"].tolist(), env.table.done))
    assert runs[0] == runs[1]
    assert set(asked) == {1}
    assert {seat for seat, _ in env.table.done} == set(range(5))
    with pytest.raises(ValueError, match="was trained on another game"):
        envs.single("simurgh", opponents=path)
    (tmp_path / "torn.npz").write_bytes(path.read_bytes()[:100])
    with pytest.raises(ValueError, match="is no saved policy"):
        envs.single(FARKLE, opponents=tmp_path / "torn.npz")


def test_what_is_wrong_is_said_in_one_sentence(plain: None) -> None:
    for how in (
        {"render_mode": "human"},
        {"seats": 9},
        {"options": {"colour": 1}},
        {"order": "loud"},
        {"adviser": "oracle"},
    ):
        for make in (envs.aec, envs.single):
            with pytest.raises(ValueError, match=r"^\S.{15,}"):
                make(FARKLE, **how)
    for how in ({"seat": 2, "seats": 2}, {"opponents": ["random"], "seats": 3}):
        with pytest.raises(ValueError, match=r"^\S.{15,}"):
            envs.single(FARKLE, **how)
    one = envs.single(FARKLE)
    with pytest.raises(ValueError, match="reset comes before"):
        one.step(0)
    seen, _ = one.reset(seed=1)
    before = one.table.games.state(0).to_bytes()
    for action in (int((seen["action_mask"] == 0).argmax()), -1, 10**6, 0.5, True):
        with pytest.raises(ValueError, match=r"may not|no action|whole number"):
            one.step(action)
    assert one.table.games.state(0).to_bytes() == before
    with pytest.raises(ValueError, match="reset knows no option"):
        one.reset(options={"colour": 1})
    every = envs.aec(FARKLE, adviser="random")
    every.reset(seed=1)
    with pytest.raises(ValueError, match="asked for an action"):
        every.step(None)
    played(every, 1)
    while every.agents:
        every.step(None)
    with pytest.raises(ValueError, match="the game is over"):
        every.step(0)


def test_games_are_registered(plain: None) -> None:
    names = envs.register()
    assert len(names) == len(games.ids())
    assert "lindwurm/SchuttUndAsche-v0" in names
    env = gymnasium.make("lindwurm/DragonFarkle-v0", opponents="adept", seat=1)
    assert env.reset(seed=1)[1]["seat"] == 1
    many = gymnasium.make_vec("lindwurm/DragonFarkle-v0", num_envs=2, opponents="adept")
    assert many.reset(seed=1)[0]["observation"].shape == (2, of(FARKLE).size)
    assert isinstance(np.asarray(many.single_action_space.n).item(), int)


def test_a_variants_file_stands_for_a_game(plain: None) -> None:
    keep = "examples/variants/keep_4000.toml"
    assert envs.aec("dragon_farkle", 2).game.variant is None
    assert envs.aec(keep, 2).game is games.varied(keep)
    assert Match(games.varied(keep), 2, seed=3).state.threshold == 4000
    alone = envs.single(keep, seats=2, opponents="random")
    seen, _ = alone.reset(seed=3)
    over = False
    for _ in range(2000):
        seen, _, over, cut, _ = alone.step(int(np.flatnonzero(seen["action_mask"])[0]))
        if over or cut:
            break
    assert over or cut
    with pytest.raises(ValueError, match="cannot be read"):
        envs.aec("examples/variants/none.toml", 2)
