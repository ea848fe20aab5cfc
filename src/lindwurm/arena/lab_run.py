"""The laboratory's games: every combination is tried, then played on a pool of processes.

Variants of a game live side by side in one process (:mod:`lindwurm.variants.loading`), so a worker
takes one after the other. Each combination plays the same games as the printed game, from the same
streams of chance, and says how far it is while it plays.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from queue import Empty
from typing import TYPE_CHECKING, Any, TypeVar

from lindwurm.arena import heat, instruments, lab_numbers, play, tension
from lindwurm.arena.lab import Combination, Experiment, LabError
from lindwurm.arena.lab_numbers import Played
from lindwurm.arena.plan import Plan
from lindwurm.arena.statistics import together
from lindwurm.engines import compiled, trial
from lindwurm.games import load

if TYPE_CHECKING:
    from multiprocessing.queues import Queue

T = TypeVar("T")
LOOK = 0.2
"""Seconds after which is looked how far the games are."""

COMPILING = -1
"""What a worker says in place of a number of games while it compiles."""
_said: list[Queue[int]] = []
"""Where a worker tells how far it is."""


@dataclass(frozen=True)
class Task:
    """All that a worker needs to know of a combination."""

    game: str
    seats: int
    seed: int
    bots: tuple[str, ...]
    games: int
    combination: Combination
    cores: int
    fast: bool
    parts: bool
    tension: int
    pace: float | None
    heat: int

    def plan(self) -> Plan:
        """Load the game, changed as it is to be, and return what it plays."""
        game = load(self.game, self.combination.variant)
        options = self.combination.options
        return Plan(game, self.seats, options, self.seed, self.bots, self.games)


def _begin(said: Queue[int]) -> None:
    """Know where to tell how far one is; end at once and without a word when the user says so."""
    _said[:] = [said]
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _say(games: int) -> None:
    for queue in _said:
        queue.put(games)


def tried(task: Task) -> str | None:
    """Return why a combination cannot be played, or None after some games that were watched."""
    try:
        game = load(task.game, task.combination.variant)
    except Exception as error:  # noqa: BLE001 - a variant's code may do anything
        return str(error) or type(error).__name__
    return trial.problem(game, task.seats, task.combination.options, task.seed)


def played(task: Task) -> Played:
    """Play all games of a combination."""
    plan = task.plan()
    found: list[play.Result] = []
    if task.fast:
        _say(COMPILING)
    watch = None
    if task.parts:
        watch = instruments.watch(plan.game, plan.seats, together(plan.game, plan.codes))

    def keep(fresh: list[play.Result]) -> None:
        found.extend(fresh)
        _say(len(fresh))

    play.run(plan, set(), keep, task.cores, task.fast, watch=watch)
    followed = None
    if task.tension:
        followed = tension.courses(plan, task.tension, task.fast, task.cores, _say)
    warmth = heat.counted(plan, task.heat, _say) if task.heat else None
    found.sort(key=lambda result: result.number)
    digest = hashlib.blake2b(digest_size=16)
    for result in found:
        digest.update(bytes.fromhex(result.digest))
    measured = lab_numbers.measured(plan, found, digest.hexdigest(), watch, followed, task.pace)
    return measured if warmth is None else replace(measured, heat=warmth.json())


def tasks(experiment: Experiment, cores: int, fast: bool) -> list[Task]:
    """Return what is to be played for each combination of an experiment."""
    return [
        Task(
            experiment.game.id,
            combination.seats,
            experiment.seed,
            combination.bots,
            experiment.games,
            combination,
            max(1, cores // len(experiment.combinations)),
            fast and compiled.available(),
            experiment.parts,
            experiment.tension,
            experiment.pace,
            experiment.heat,
        )
        for combination in experiment.combinations
    ]


def run(
    experiment: Experiment,
    progress: Callable[[int], None] = lambda games: None,
    cores: int | None = None,
    fast: bool = True,
    before: Callable[[], None] = lambda: None,
    compiling: Callable[[int], None] = lambda variants: None,
) -> dict[str, Any]:
    """Try every combination, then play them all, and return what they say, as JSON.

    Raises LabError before the first game if one of them cannot be played; `before` is called when
    all can, `progress` with games that were played, `compiling` when a variant is being compiled.
    """
    cores = cores or os.cpu_count() or 1
    combinations, jobs = experiment.combinations, tasks(experiment, cores, fast)

    def tell(said: int) -> None:
        if said == COMPILING:
            compiling(1)
        else:
            progress(said)

    with _Workers(min(cores, len(jobs)), tell) as workers:
        for i, problem in workers.each(tried, jobs):
            if problem is not None:
                raise LabError(f"{combinations[i].name} cannot be played: {problem}")
        before()
        done = dict(workers.each(played, jobs))
    return lab_numbers.summarised(experiment, [done[i] for i in range(len(jobs))])


class _Workers:
    """A pool of processes that say how far they are."""

    def __init__(self, count: int, tell: Callable[[int], None]):
        context = multiprocessing.get_context("spawn")
        self._said: Queue[int] = context.Queue()
        self._tell = tell
        self._pool = ProcessPoolExecutor(count, context, initializer=_begin, initargs=(self._said,))

    def __enter__(self) -> _Workers:
        return self

    def __exit__(self, *exception: object) -> None:
        self._pool.shutdown(cancel_futures=True)
        self._drain()

    def each(self, work: Callable[[Task], T], tasks: Sequence[Task]) -> Iterator[tuple[int, T]]:
        """Yield number and result of each task as they come."""
        jobs: dict[Future[T], int] = {
            self._pool.submit(work, task): i for i, task in enumerate(tasks)
        }
        waiting = set(jobs)
        while waiting:
            ready, waiting = wait(waiting, LOOK, FIRST_COMPLETED)
            self._drain()
            for job in ready:
                try:
                    yield jobs[job], job.result()
                except BrokenProcessPool:
                    name = tasks[jobs[job]].combination.name
                    raise LabError(f"{name} cannot be played: its process died") from None
        self._drain()

    def _drain(self) -> None:
        while True:
            try:
                self._tell(self._said.get_nowait())
            except Empty:
                return
