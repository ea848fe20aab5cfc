"""Many games at once: Gymnasium's vector interface over compiled games."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from lindwurm import envs
from lindwurm.engines import batch, compiled
from lindwurm.games import UnknownGame, load
from tests.games.harness import DEFAULTS, Setting
from tests.tiers import compiled_together

FARKLE = load("dragon_farkle")


@pytest.fixture(params=[False, True], ids=["python", "compiled"])
def engine(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if not request.param:
        monkeypatch.setattr(compiled, "available", lambda: False)


def last_legal(seen: Any, mask: Any) -> Any:
    """A policy that comes to an end in all games."""
    return mask.shape[1] - 1 - np.asarray(mask)[:, ::-1].argmax(1)


def chosen(seen: dict[str, Any]) -> np.ndarray[Any, Any]:
    return np.asarray(last_legal(None, seen["action_mask"]))


def until_over(env: Any, **how: Any) -> tuple[int, Any]:
    """Step with the first legal action until some game is over; return its slot and the step."""
    seen, _ = env.reset(seed=3, **how)
    for _ in range(5000):
        step = env.step(chosen(seen))
        seen = step[0]
        if (over := step[2] | step[3]).any():
            return int(over.argmax()), step
    raise AssertionError("no game ended")


@pytest.mark.slow
@pytest.mark.parametrize("setting", compiled_together(s for s in DEFAULTS if s.seats == 2), ids=str)
def test_500_games_have_the_digest_of_a_simulation(setting: Setting) -> None:
    env = envs.vector(
        setting.game,
        500,
        seats=2,
        autoreset="disabled",
        adviser="random",
        order="drawn",
        finals=True,
    )
    _, infos = env.reset(seed=9)
    finals = infos["finals"].copy()
    open_ = np.ones(500, bool)
    while open_.any():
        env.games.step(np.where(open_, infos["advice"], -1))
        open_ &= env.games.status == 0
        finals[~open_] = env.games.finals[~open_]
    data = setting.game.state.packed_records(finals)
    found = hashlib.blake2b(data, digest_size=16).hexdigest()
    assert found == batch.run(setting.game, 500, 2, seed=9).digest


@pytest.mark.parametrize("mode", ["next_step", "same_step", "disabled"])
@pytest.mark.parametrize("opponents", ["random", last_legal])
def test_autoreset_is_what_is_declared(engine: None, mode: str, opponents: Any) -> None:
    env = envs.vector(FARKLE, 3, seats=2, opponents=opponents, autoreset=mode)
    assert env.metadata["autoreset_mode"] is AutoresetMode[mode.upper()]
    slot, (seen, reward, terminated, truncated, infos) = until_over(env)
    assert terminated[slot]
    assert not truncated[slot]
    assert reward[slot] == infos["rewards"][slot][slot % 2]
    length = int(infos["length"][slot])
    if mode == "same_step":
        assert infos["_final_obs"][slot]
        assert seen["action_mask"][slot].any()
        assert (infos["final_obs"]["observation"][slot] != seen["observation"][slot]).any()
        return
    assert not seen["action_mask"][slot].any()
    last = seen["observation"][slot].copy()
    if mode == "disabled":
        with pytest.raises(ValueError, match=f"the game in slot {slot} is over"):
            env.step(chosen(seen))
        mask = np.arange(3) == slot
        others = seen["observation"][~mask].copy()
        seen, infos = env.reset(options={"reset_mask": mask})
        assert (seen["observation"][~mask] == others).all()
    else:
        seen, reward, terminated, _, infos = env.step(chosen(seen))
        assert reward[slot] == 0
        assert not terminated[slot]
    assert seen["action_mask"][slot].any()
    assert (seen["observation"][slot] != last).any()
    assert env.games.told[slot][2] < length


def test_seeds_give_the_same_games_alone_and_together(engine: None) -> None:
    """Slot i of a seed plays its game i; a list of seeds gives each slot the game of its own."""
    many, own = envs.vector(FARKLE, 3, seats=2), envs.vector(FARKLE, 2, seats=2)
    one = envs.single(FARKLE, seats=2, opponents="random")
    together = many.reset(seed=5)[0]["observation"].copy()
    again = many.reset()[0]["observation"].copy()
    assert (many.reset(seed=5)[0]["observation"] == together).all()
    assert (again != together).any()
    seen = own.reset(seed=[8, 5])[0]["observation"]
    assert (seen[1] == together[0]).all()
    assert (seen[0] != seen[1]).any()
    many.reset(seed=5, options={"numbers": [7, 7, 2]})
    assert (many.games.seen[0] == many.games.seen[1]).all()
    assert (one.reset(seed=5)[0]["observation"] == one.reset(seed=5)[0]["observation"]).all()


def test_an_illegal_action_changes_nothing_anywhere(engine: None) -> None:
    env = envs.vector(FARKLE, 3, seats=2)
    seen, infos = env.reset(seed=1)
    before = seen["observation"].copy(), seen["action_mask"].copy(), infos["count"].copy()
    actions = chosen(seen)
    for wrong in (int((seen["action_mask"][1] == 0).argmax()), -2, -1, FARKLE.verbs.size):
        actions[1] = wrong
        with pytest.raises(ValueError, match=r"in slot 1 seat \d may not .*nothing was done"):
            env.step(actions)
    after = seen["observation"], seen["action_mask"], infos["count"]
    for old, new in zip(before, after, strict=True):
        assert (old == new).all()
    env.step(chosen(seen))


def test_what_is_wrong_is_said_in_one_sentence() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        envs.vector("chess", 2)
    wrong: list[dict[str, Any]] = [
        {"num_envs": 0},
        {"num_envs": 2, "seats": 9},
        {"num_envs": 2, "seats": [2]},
        {"num_envs": 2, "opponents": "oracle"},
        {"num_envs": 2, "opponents": ["adept"], "seats": 3},
        {"num_envs": 2, "opponents": "adept", "seat": 5},
        {"num_envs": 2, "seat": 1},
        {"num_envs": 2, "opponents": 7},
        {"num_envs": 2, "autoreset": "now"},
        {"num_envs": 2, "limit": 0},
        {"num_envs": 2, "options": {"colour": "red"}},
        {"num_envs": 2, "render_mode": "ansi"},
    ]
    for how in wrong:
        with pytest.raises(ValueError, match=r"^\S.{15,}"):
            envs.vector(FARKLE, **how)
    env = envs.vector(FARKLE, 2)
    with pytest.raises(ValueError, match="reset comes before"):
        env.step([0, 0])
    with pytest.raises(ValueError, match="nothing was sent"):
        env.recv()
    env.reset(seed=1)
    for actions in ([0], [0.5, 1.0], 3):
        with pytest.raises(ValueError, match="2 games need 2 whole numbers"):
            env.step(actions)
    with pytest.raises(ValueError, match="a seed is a whole number"):
        env.reset(seed=[1, -1])
    with pytest.raises(ValueError, match="reset knows no option"):
        env.reset(options={"colour": 1})
    env.send(chosen(env._seen))
    with pytest.raises(ValueError, match="recv comes first"):
        env.send([0, 0])
    env.recv()
    env.close()
    with pytest.raises(ValueError, match="closed"):
        env.reset()


def test_a_game_that_is_too_long_is_truncated_and_pays_nothing(engine: None) -> None:
    env = envs.vector(FARKLE, 2, seats=2, limit=30, autoreset="same_step")
    slot, (_, reward, terminated, truncated, infos) = until_over(env)
    assert truncated[slot]
    assert not terminated[slot]
    assert reward[slot] == 0 == infos["rewards"][slot].sum()
    assert infos["length"][slot] == 30


def test_shaping_sums_up_to_the_return(engine: None) -> None:
    """In self-play every seat's rewards add up to its return, less its first potential."""
    env = envs.vector(FARKLE, 1, seats=2, shaping=0.001)
    seen, infos = env.reset(seed=4)
    total, steps, over = np.zeros(2), 0, False
    while not over:
        seen, _, terminated, _, infos = env.step(chosen(seen))
        total += infos["rewards"][0][:2]
        steps, over = steps + (infos["rewards"][0] != 0).any(), bool(terminated[0])
    assert total == pytest.approx(env.games.results[0][:2])
    assert steps > 1


def test_a_slot_can_be_saved_branched_and_imagined(engine: None) -> None:
    env = envs.vector(FARKLE, 2, seats=2, everything=True)
    seen, infos = env.reset(seed=2)
    for _ in range(10):
        env.step(chosen(seen))
    kept = env.save(0)
    played = [env.step(chosen(seen))[0]["observation"][0].copy() for _ in range(5)]
    env.restore(1, kept)
    again = [env.step(chosen(seen))[0]["observation"][1].copy() for _ in range(5)]
    assert all((a == b).all() for a, b in zip(played, again, strict=True))
    env.restore(0, kept)
    shown, hidden = seen["observation"][0].copy(), infos["everything"][0].copy()
    env.restore(0, kept, imagined=77)
    assert (seen["observation"][0] == shown).all()
    assert (infos["everything"][0] != hidden).any()
    with pytest.raises(ValueError, match="there is no slot 2"):
        env.save(2)
    with pytest.raises(ValueError, match="does not fit games of"):
        envs.vector("simurgh", 1).restore(0, kept)


def test_buffers_stay_and_go_to_others_without_copies() -> None:
    env = envs.vector(FARKLE, 4, seats=3)
    seen, infos = env.reset(seed=1)
    where = [a.__array_interface__["data"][0] for a in (*seen.values(), infos["rewards"])]
    step = env.step(chosen(seen))
    now = [a.__array_interface__["data"][0] for a in (*step[0].values(), step[4]["rewards"])]
    assert where == now
    shared = np.from_dlpack(seen["observation"])
    assert np.shares_memory(shared, seen["observation"])
    assert env.observation_space.contains(seen)
    assert env.action_space.contains(chosen(seen))


def test_send_and_recv_are_a_step() -> None:
    one, two = (envs.vector(FARKLE, 200, seats=2, opponents="novice") for _ in range(2))
    seen, other = one.reset(seed=1)[0], two.reset(seed=1)[0]
    for _ in range(20):
        one.step(chosen(seen))
        two.send(chosen(other))
        two.recv()
        assert (seen["observation"] == other["observation"]).all()


def test_a_pool_draws_for_each_game_and_forgets_the_oldest() -> None:
    asked = []

    def policy(name: str) -> Any:
        def choose(seen: Any, mask: Any) -> Any:
            asked.append(name)
            return mask.argmax(1)

        return choose

    pool = envs.Pool("adept", most=2, latest=0.0)
    for name in ("first", "second", "third"):
        pool.add(policy(name), name)
    assert pool.names == ["adept", "second", "third"]
    env = envs.vector(FARKLE, 6, seats=2, opponents=pool)
    seen, infos = env.reset(seed=1)
    for _ in range(60):
        seen, *_, infos = env.step(chosen(seen))
        alive = seen["action_mask"].any(1)
        assert (infos["seat"][alive] == (np.arange(6) % 2)[alive]).all()
    assert set(asked) == {"second", "third"}
    with pytest.raises(ValueError, match="somebody in it"):
        envs.vector(FARKLE, 1, opponents=envs.Pool()).reset(seed=1)
