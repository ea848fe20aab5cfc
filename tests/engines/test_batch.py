"""Many games: the same on every engine and number of cores, and without Numba."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import pytest

from lindwurm.engines import batch
from lindwurm.games import load

GAME = load("dragon_farkle")

WITHOUT_NUMBA = """
import sys, warnings
sys.modules["numba"] = None
warnings.simplefilter("always")
from lindwurm.games import load
from lindwurm.engines import batch
with warnings.catch_warnings(record=True) as said:
    warnings.simplefilter("always")
    game = load("dragon_farkle")
    runs = [batch.run(game, 5, 3, seed=9, engine=e) for e in (None, "compiled", "python")]
print(len(said), str(said[0].message)[:26], {r.engine for r in runs}, runs[0].digest)
"""

IN_THE_SIMULATOR = """
import hashlib
from lindwurm.games import load
from lindwurm.engines import cuda
states, lengths = cuda.run(load("dragon_farkle"), 3, 2, {"dragon_health": 4}, seed=9)
print(lengths.tolist(), hashlib.blake2b(states.tobytes(), digest_size=16).hexdigest())
"""

WAYS = """
import argparse
from lindwurm import games
from lindwurm.engines import cuda
from bench.gpu import _words, way
for name in games.ids():
    game = games.load(name)
    print(_words(way("usual", game)), way("plain", game) == cuda.Way())
try:
    way("plain+loud", game)
except argparse.ArgumentTypeError as error:
    print(error)
"""


def run_python(code: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_the_digest_is_over_all_final_states_in_order() -> None:
    run = batch.run(GAME, 7, 2, seed=1, engine="python")
    digest = hashlib.blake2b(digest_size=16)
    for i in range(7):
        s = GAME.state()
        batch.playout(GAME)(s, 2, GAME.option_codes(2), 1, i, [0, 0], [0] * 99, [0] * 4)
        digest.update(s.to_bytes())
    assert run.digest == digest.hexdigest()
    assert run.games == len(run.lengths) == len(run.results) == 7
    assert run.steps == sum(run.lengths)


@pytest.mark.slow
def test_cores_and_chunks_do_not_matter() -> None:
    runs = [batch.run(GAME, 333, 3, seed=8, engine="compiled", cores=c) for c in (1, 2, 5)]
    assert len({r.digest for r in runs}) == 1
    assert batch.run(GAME, 332, 3, seed=8).lengths == runs[0].lengths[:332]


@pytest.mark.slow
def test_progress_is_told_of_every_game() -> None:
    told: list[int] = []
    batch.run(GAME, 100, seed=8, progress=told.append)
    assert sum(told) == 100


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"games": 0}, "at least one game"),
        ({"games": 1, "seed": -1}, "a seed is a whole number"),
        ({"games": 1, "bots": ["random"] * 3}, "2 seats need 2 bots, not 3"),
        ({"games": 1, "bots": ["wizard"]}, "there is no bot 'wizard'"),
        ({"games": 1, "engine": "steam"}, "there is no engine 'steam'"),
    ],
)
def test_wrong_batches_are_refused(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        batch.run(GAME, **arguments)  # type: ignore[arg-type]


def test_everything_works_without_numba_and_says_so_once() -> None:
    expected = batch.run(GAME, 5, 3, seed=9, engine="python").digest
    output = run_python(WITHOUT_NUMBA)
    assert output == f"1 Numba is not installed: ev {{'python'}} {expected}"


@pytest.mark.slow
def test_the_cuda_code_plays_the_same_games_in_the_simulator() -> None:
    run = batch.run(GAME, 3, 2, {"dragon_health": 4}, seed=9, engine="python")
    output = run_python(IN_THE_SIMULATOR, NUMBA_ENABLE_CUDASIM="1")
    assert output == f"{run.lengths} {run.digest}"


def test_on_a_gpu_each_game_is_laid_out_the_best_known_way() -> None:
    """Block is DragonQuest's phase 5: there its games wait for each other."""
    *told, refused = run_python(WAYS, NUMBA_ENABLE_CUDASIM="1").splitlines()
    assert told.count("r32+t128 True") == 4
    assert "r32+t128+calls300+wait20at5 True" in told
    assert refused == "there is no way 'loud': see --help"
