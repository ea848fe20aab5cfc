"""The arena on a Ray cluster: the same games, each counted once, whatever becomes of a worker."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import pytest

from lindwurm.arena import cluster, play
from lindwurm.arena.cluster import Cluster, NoCluster
from lindwurm.arena.plan import Plan
from lindwurm.arena.play import Result
from lindwurm.arena.statistics import summarised
from lindwurm.arena.store import Store
from lindwurm.cli.app import main
from lindwurm.engines import batch
from lindwurm.games import load

GAME = load("dragon_farkle")
ARENA = ["arena", "dragon_farkle", "--bots", "random,novice", "--games", "12", "--json"]

with_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")


def plan(bots: str = "random,novice,adept", games: int = 24) -> Plan:
    return Plan(GAME, 2, {}, 3, tuple(bots.split(",")), games)


def played(what: Plan, done: set[tuple[int, int]] | None = None, **where: Any) -> list[Result]:
    found: list[Result] = []
    play.run(what, done or set(), found.extend, **where)
    return found


def digest(what: Plan, results: list[Result]) -> str:
    """Return the digest over all games; each must be there exactly once."""
    assert sorted(r.key for r in results) == list(what.keys())
    return str(summarised(what, {r.key: r for r in results})["digest"])


# -- on a cluster ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def ray() -> Iterator[Cluster]:
    with cluster.opened(cores=2) as there:
        yield there


@with_ray
@pytest.mark.slow
@pytest.mark.xdist_group("ray")
class TestCluster:
    def test_the_games_are_those_of_two_cores(self, ray: Cluster) -> None:
        assert ray.slots == 2
        what = plan()  # both kinds of jobs: random and adept are compiled as a whole
        assert {job.whole for job in play.PlannedGames(what, fast=True).jobs(set())} == {
            True,
            False,
        }
        assert digest(what, played(what, cluster=ray)) == digest(what, played(what, cores=2))

    @pytest.mark.proof
    def test_a_worker_that_is_killed_loses_and_doubles_nothing(self, ray: Cluster) -> None:
        what = plan("novice,mcts:5", games=8)
        found: list[Result] = []
        killed: list[int] = []

        def keep(results: list[Result]) -> None:
            found.extend(results)
            if not killed and (busy := working()):
                os.kill(busy[0], signal.SIGKILL)
                killed.append(busy[0])

        play.run(what, set(), keep, cluster=ray)
        assert killed
        assert killed[0] not in working()
        assert digest(what, found) == digest(what, played(what, cores=2))

    def test_a_run_begun_on_two_cores_goes_on_here_and_back(
        self, ray: Cluster, tmp_path: Path
    ) -> None:
        what, path = plan("random,novice", games=20), tmp_path / "r.jsonl"
        for games, where in ((6, {"cores": 2}), (14, {"cluster": ray}), (20, {"cores": 2})):
            part = plan("random,novice", games=games)
            with Store(path, part) as store:
                play.run(part, set(store.results), store.keep, **where)
        with Store(path, what) as store:
            assert len(path.read_text().splitlines()) == 21
            results = list(store.results.values())
        assert digest(what, results) == digest(what, played(what, cores=1))

    def test_a_batch_is_the_same_in_the_same_order(self, ray: Cluster) -> None:
        asked = (GAME, 101, 3, {}, 5, ["heuristic", "random", "random"])
        told: list[int] = []
        there = batch.run(*asked, engine="ray", progress=told.append, elsewhere=ray.chunks)
        here = batch.run(*asked)
        assert (there.engine, there.games, sum(told)) == ("ray", 101, 101)
        for name in ("digest", "lengths", "results"):
            assert getattr(there, name) == getattr(here, name)

    def test_another_lindwurm_over_there_is_refused(
        self, ray: Cluster, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(cluster, "sources", lambda game: "of another version")
        with pytest.raises(NoCluster, match="another Lindwurm"):
            played(plan(), cluster=ray)

    @pytest.mark.proof
    def test_what_cannot_be_done_is_given_up_and_the_cluster_lives_on(self, ray: Cluster) -> None:
        with pytest.raises(NoCluster, match="4 workers died over it"):
            list(ray.each(Doom(), ["die"]))
        with pytest.raises(NoCluster, match="failed on the cluster: ZeroDivisionError"):
            list(ray.each(Doom(), ["fail"]))
        assert list(ray.each(Doom(), ["a", "b"], ordered=True)) == ["a", "b"]

    def test_a_share_of_a_cluster_is_not_exceeded(self, ray: Cluster) -> None:
        """With one core of two, a job begins only after the one before it is done."""
        share = Cluster(ray._ray, 1, 1)
        times = list(share.each(Watch(), range(4)))
        assert all(one[1] <= later[0] for one, later in pairwise(times))

    @pytest.mark.proof
    def test_the_command_joins_a_cluster_and_prints_nothing_else(self, ray: Cluster) -> None:
        address = ray.address
        there = command(*ARENA, "--ray", address)
        assert there["digest"] == command(*ARENA, "--cores", "2")["digest"]
        line = ["simulate", "dragon_farkle", "--games", "50", "--json"]
        fast, slow = command(*line, "--ray", address), command(*line, "--engine", "python")
        assert (fast["engine"], fast["digest"]) == ("ray", slow["digest"])


@with_ray
@pytest.mark.slow
@pytest.mark.xdist_group("ray")
@pytest.mark.proof
def test_the_command_starts_and_stops_a_cluster_of_its_own() -> None:
    before = set(Path("/tmp").glob("lw-ray-*"))
    there = command(*ARENA, "--engine", "ray", "--cores", "2")
    assert there["digest"] == command(*ARENA, "--cores", "2")["digest"]
    assert set(Path("/tmp").glob("lw-ray-*")) == before


class Doom:
    """A work that takes its worker with it, or fails, or gives back what it was told."""

    game = GAME

    def prepare(self) -> None:
        pass

    def __call__(self, job: str) -> str:
        if job == "die":
            os.kill(os.getpid(), signal.SIGKILL)
        return f"{1 / 0}" if job == "fail" else job


class Watch:
    """A work that tells from when to when it was done."""

    game = GAME

    def prepare(self) -> None:
        pass

    def __call__(self, job: object) -> tuple[float, float]:
        started = time.monotonic()
        time.sleep(0.1)
        return started, time.monotonic()


def working() -> list[int]:
    """Return the processes that carry out a job of ours: Ray names them by their task."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if b"ray::lindwurm" in (process / "cmdline").read_bytes():
                found.append(int(process.name))
        except OSError:  # gone in the meantime
            continue
    return found


def command(*line: str) -> Any:
    """Run the command in a process of its own: one line of JSON, and no other word."""
    done = subprocess.run(
        [sys.executable, "-m", "lindwurm.cli", *line], capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    return json.loads(done.stdout)


# -- without one -----------------------------------------------------------------------------------


def test_games_go_out_several_at_a_time() -> None:
    jobs = list(
        play.PlannedGames(plan("random,novice", games=7), fast=True).jobs({(0, 1), (0, 6)}, 3)
    )
    assert [job.numbers for job in jobs] == [(0, 2, 3), (4, 5)]


def test_a_cluster_that_has_lost_all_machines_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "LONELY", 0.0)
    ray = MagicMock()
    ray.wait.side_effect = lambda running, **_: ([], running)
    left = [{"CPU": 2.0}, {"CPU": 2.0}, {}, {}]
    ray.cluster_resources.side_effect = lambda: left.pop(0)
    games = play.PlannedGames(plan(), fast=True)
    with pytest.raises(NoCluster, match="no machine of the cluster is left"):
        list(Cluster(ray, 1, 1).each(games, games.jobs(set())))
    assert len(left) <= 1  # it waited while there was one
    ray.cancel.assert_called_once()


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


@with_ray
@pytest.mark.parametrize(
    ("line", "code", "part"),
    [
        (["--engine", "warp"], 2, "no engine 'warp' (compiled, python, ray)"),
        (["--engine", "python", "--ray", "auto"], 2, "do not go together"),
        (["--ray", "nonsense"], 1, "'nonsense' is no address of a Ray cluster"),
        (["--ray", "127.0.0.1:99999999"], 1, "can be reached at 127.0.0.1:99999999"),
        (["--ray", "127.0.0.1:PORT"], 1, "no Ray cluster can be reached at 127.0.0.1"),
    ],
)
@pytest.mark.parametrize("what", [ARENA, ["simulate", "dragon_farkle"]])
def test_clear_errors(
    what: list[str], line: list[str], code: int, part: str, capsys: pytest.CaptureFixture[str]
) -> None:
    line = [word.replace("PORT", str(free_port())) for word in line]
    assert main([*what, *line]) == code
    out, err = capsys.readouterr()
    assert out == ""
    assert part in err
    assert err.count("\n") == 1


def test_without_ray_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main([*ARENA, "--engine", "ray"]) == 1
    assert "pip install 'lindwurm[ray]'" in capsys.readouterr().err
