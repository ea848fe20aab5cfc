"""Games on a GPU play what games on cores play: looked at in Numba's simulator of CUDA."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

pytest.importorskip("numba")

SAME = """
import numpy as np
from lindwurm import envs, games
from lindwurm.engines import compiled
from lindwurm.engines.stepping import Games
compiled.available = lambda: False  # plain Python is quick enough for so little
name, steps, rival = {given}
env = envs.gpu(name, 3, seats=2, opponents=rival, check=False)
rows = [[None if seat == i % 2 else rival for seat in range(2)] for i in range(3)]
g, plain = env.games, Games(games.load(name), 3, 2, players=rows if rival else ())
env.reset(seed=5)
plain.reset(5)
every, ended = np.arange(3), 0
for step in range(steps + 1):
    for shown in ("seen", "masks", "told", "status", "choices", "lengths", "numbers"):
        assert np.array_equal(getattr(plain, shown), getattr(g, shown).copy_to_host()), shown
    actions = plain.choices[every, (7 * step + every) % plain.told[:, 1]].astype(np.int64)
    if step == 5:
        actions[1] = 30000  # no action at all: it changes nothing
    acted = plain.told[:, 0].copy()
    plain.step(actions)
    seen, reward, over, cut, infos = env.step(actions)
    paid = np.where((plain.status == 1)[:, None], plain.results, 0)
    assert np.array_equal(infos["rewards"].copy_to_host(), paid)
    assert np.array_equal(reward.copy_to_host(), paid[every, acted])
    assert np.array_equal(over.copy_to_host(), plain.status == 1)
    ended += int((plain.status == 1).sum())
half = every % 2 == 0
plain.reset(None, half)
g.reset(None, half)
assert np.array_equal(plain.seen, g.seen.copy_to_host())
print(ended)
"""


WRONG = """
from lindwurm import envs
for arguments, doing in (
    ({"opponents": "master"}, None),
    ({"seat": 1}, None),
    ({"seats": 9}, None),
    ({}, [0, 0]),
    ({}, [30000, 0, 0]),
):
    try:
        env = envs.gpu("dragon_farkle", 3, **arguments)
        env.reset(seed=1)
        env.step(doing)
    except ValueError as error:
        print(error)
"""


def simulated(program: str) -> str:
    """Run a program in a process of its own, where CUDA is Numba's simulator."""
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize(
    ("game", "steps", "rival", "ended"),
    [
        pytest.param("dragon_farkle", 200, "adept", 9, marks=pytest.mark.slow),
        ("drachenfels", 10, None, 0),
        ("dragonquest", 10, None, 0),
        ("schutt_und_asche", 10, "adept", 0),
        ("simurgh", 8, None, 0),
    ],
)
def test_a_gpu_plays_the_games_of_the_cores(
    game: str, steps: int, rival: str | None, ended: int
) -> None:
    assert int(simulated(SAME.replace("{given}", repr((game, steps, rival))))) >= ended


def test_what_makes_no_sense_there_is_one_sentence() -> None:
    assert simulated(WRONG).splitlines() == [
        "on a GPU opponents are bots that play inside: random, novice, adept",
        "a seat of one's own needs opponents on the others",
        "dragon_farkle is for 1 to 5 players, not 9",
        "3 games need 3 actions of 64 bits, not int64 of shape (2,)",
        "in slot 0 that action is not legal now; nothing was done there",
    ]
