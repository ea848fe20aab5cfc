"""Play on a Ray cluster: one of our own for as long as it is needed, or one that is there.

Work goes out in jobs; each is carried out by some worker and its result comes back here, to the one
who ordered it, exactly once. A worker that dies takes nothing with it: Ray gives its job to another
one, which plays the same games again, since chance comes from the seed. Each machine compiles a
game once, the first worker for all of them, into the cache folder that they share.

Ray is an extra (`pip install 'lindwurm[ray]'`) and is not imported before a cluster is wanted.
"""

from __future__ import annotations

import logging
import os
import shutil
import socket
import tempfile
import time
import warnings
from collections.abc import Generator, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol, TypeVar

from lindwurm.engines import batch, compiled
from lindwurm.folders import cache_folder
from lindwurm.kernel.game import Game

Job_contra = TypeVar("Job_contra", contravariant=True)
Outcome_co = TypeVar("Outcome_co", covariant=True)

TRIES = 4
"""So many workers may die over one job before we give up."""
STORE = 100 * 2**20
"""Bytes of shared memory for a cluster of our own: results are small."""
PATIENCE = 5.0
"""Seconds until an address counts as unreachable."""
LOOK, LONELY = 5.0, 60.0
"""Seconds after which is looked if any machine is left, and after which none will come back."""
GOING = 100
"""Tenths of a second that Ray's processes may take to end."""
QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_DEDUP_LOGS_SKIP_REGEX": ".",  # else what it says of dead workers goes to standard output
    "RAY_health_check_timeout_ms": "60000",  # a busy machine is slow to answer, not dead
}
"""Ray reads these when it is imported: nothing is sent anywhere, it keeps to itself, and waits."""


class Work(Protocol[Job_contra, Outcome_co]):
    """What is to be done; it travels to the workers."""

    @property
    def game(self) -> Game:
        """The game that is played."""

    def prepare(self) -> None:
        """Have compiled what the work needs; quick from the second time on."""

    def __call__(self, job: Job_contra) -> Outcome_co:
        """Carry out one job."""


class NoCluster(Exception):
    """Ray is missing, cannot be reached, or gave up. The message is one sentence."""


@contextmanager
def opened(address: str | None = None, cores: int | None = None) -> Iterator[Cluster]:
    """Join the cluster at an address ("auto": the one on this machine), or start one of our own.

    With `cores` no more than so many jobs are carried out at a time.
    """
    ray = _ray()
    with ExitStack() as stack:
        where = _own(stack, cores) if address is None else _joined(address)
        stack.callback(ray.shutdown)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            try:
                ray.init(logging_level=logging.CRITICAL, log_to_driver=False, **where)
            except (ConnectionError, ValueError, RuntimeError, OSError) as error:
                what = "cannot be started" if address is None else f"at {address} cannot be joined"
                raise NoCluster(f"a Ray cluster {what}: {_brief(error)}") from None
        there = max(1, int(ray.cluster_resources().get("CPU", 1)))
        slots = min(cores or there, there)
        # Jobs in line keep workers busy, but would take more than our share of a larger cluster.
        yield Cluster(ray, slots, 2 * slots if slots == there else slots)


def _ray() -> ModuleType:
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ImportError:
        raise NoCluster("Ray is not installed (try: pip install 'lindwurm[ray]')") from None
    return ray  # type: ignore[no-any-return]


def _own(stack: ExitStack, cores: int | None) -> dict[str, Any]:
    """Return how to start a cluster that leaves nothing behind."""
    return {
        "address": "local",
        "num_cpus": cores or os.cpu_count() or 1,
        "include_dashboard": False,
        "object_store_memory": STORE,
        "_temp_dir": stack.enter_context(_folder()),
    }


@contextmanager
def _folder() -> Iterator[str]:
    """Lend a folder, and remove it when the last of those who write there has really gone."""
    base = "/tmp" if os.name == "posix" else None  # paths of sockets must be short
    folder = Path(tempfile.mkdtemp(prefix="lw-ray-", dir=base))
    try:
        yield str(folder)
    finally:
        for _ in range(GOING):
            shutil.rmtree(folder, ignore_errors=True)
            if not folder.exists():
                break
            time.sleep(0.1)


def _joined(address: str) -> dict[str, Any]:
    """Return how to join a cluster; Ray itself would wait minutes for one that is not there."""
    if address != "auto":
        host, colon, port = address.removeprefix("ray://").rpartition(":")
        if not (host and colon and port.isascii() and port.isdigit()):
            raise NoCluster(f"{address!r} is no address of a Ray cluster: give HOST:PORT, or auto")
        try:
            socket.create_connection((host, int(port)), PATIENCE).close()
        except (OSError, OverflowError) as error:
            raise NoCluster(f"no Ray cluster can be reached at {address}: {error}") from None
    return {"address": address}


class Cluster:
    """A cluster that we may order from."""

    def __init__(self, ray: ModuleType, slots: int, most: int):
        self._ray = ray
        self.slots = slots
        """Jobs that are carried out at the same time."""
        self._most = most
        self.address = str(ray.get_runtime_context().gcs_address)
        """Where others can join it."""

    def each(
        self,
        work: Work[Job_contra, Outcome_co],
        jobs: Iterable[Job_contra],
        ordered: bool = False,
    ) -> Generator[Outcome_co]:
        """Carry out jobs and yield what comes of each, as it comes or in order.

        Raises NoCluster if it cannot be done; what was yielded before remains valid.
        """
        ray = self._ray
        task = ray.remote(num_cpus=1, max_retries=TRIES - 1)(carry_out).options(name="lindwurm")
        ours, shared, queue = sources(work.game), ray.put(work), iter(jobs)
        running: list[Any] = []
        try:
            while True:
                room = self._most - len(running)
                running += [task.remote(ours, shared, job) for job in islice(queue, room)]
                if not running:
                    return
                ready = self._first(running[:1] if ordered else running)
                running.remove(ready)
                yield self._fetched(ready)
        finally:
            for job in running:
                ray.cancel(job, force=True)

    def _first(self, running: list[Any]) -> Any:
        """Return a job that is done. Ray itself waits for ever, also when no machine is left."""
        seen = time.monotonic()
        while True:
            done, _ = self._ray.wait(running, num_returns=1, timeout=LOOK)
            if done:
                return done[0]
            if self._ray.cluster_resources().get("CPU", 0) > 0:
                seen = time.monotonic()
            elif time.monotonic() - seen > LONELY:
                raise NoCluster("no machine of the cluster is left to play on")

    def _fetched(self, ready: Any) -> Any:
        try:
            same, outcome = self._ray.get(ready)
        except self._ray.exceptions.WorkerCrashedError:
            raise NoCluster(f"a job was given up: {TRIES} workers died over it") from None
        except self._ray.exceptions.RayError as error:
            cause = getattr(error, "cause", None) or error
            raise NoCluster(f"a job failed on the cluster: {_brief(cause)}") from None
        if not same:
            raise NoCluster("the machines of the cluster have another Lindwurm than this one")
        return outcome

    def chunks(self, lot: batch.Lot, games: int, cores: int | None) -> Iterator[batch.Chunk]:
        """Play a batch here, as an engine of :func:`lindwurm.engines.batch.run`."""
        work = Stretch(lot)
        size = max(1, min(2048, games // (8 * self.slots)))
        stretches = [(first, min(size, games - first)) for first in range(0, games, size)]
        for _ in self.each(work, [(0, 1)] * self.slots):
            pass  # workers start, and compile or load what is compiled
        yield batch.READY
        yield from self.each(work, stretches, ordered=True)


@dataclass(frozen=True)
class Stretch:
    """Plays games of a batch: from a certain one, so many."""

    lot: batch.Lot

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.lot.game

    def prepare(self) -> None:
        """Compile the rules."""
        batch.prepare(self.game)

    def __call__(self, job: tuple[int, int]) -> batch.Chunk:
        """Play them."""
        return self.lot.play(*job)


# -- on the workers --------------------------------------------------------------------------------


def carry_out(theirs: str, work: Work[Any, Any], job: Any) -> tuple[bool, Any]:
    """Do a job that comes from the same sources, and return whether it does, and the outcome."""
    if sources(work.game) != theirs:
        return False, None
    with _alone(work.game.id):  # one of a machine compiles what the others find in the cache
        work.prepare()
    return True, work(job)


@contextmanager
def _alone(game: str) -> Iterator[None]:
    """Keep the other workers of this machine waiting, where the system can."""
    if os.name != "posix":
        yield
        return
    import fcntl

    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / f"{game}.lock").open("w")
    except OSError:  # a read-only home: there is no cache to share
        yield
        return
    with file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@cache
def sources(game: Game) -> str:
    """Return a digest of everything that decides what games are played."""
    return compiled.digest_of(game, "lindwurm.bots", "lindwurm.arena").hexdigest()


def _brief(error: BaseException) -> str:
    lines = str(error).strip().splitlines()
    return f"{type(error).__name__}: {lines[-1]}" if lines else type(error).__name__
