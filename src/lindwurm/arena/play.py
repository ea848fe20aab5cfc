"""Play the games of a plan: compiled where only random and heuristic players meet, on all cores.

A game is the same one on both ways: chance comes from one stream of the seed, the choices of who
acts and of the bots from the next (as in :mod:`lindwurm.engines.batch`).
"""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from lindwurm.arena.plan import Plan
from lindwurm.bots import foresight, many, mcts
from lindwurm.bots.learned import Learned, Thinker
from lindwurm.bots.levels import minded
from lindwurm.bots.player import IMAGINED, Budget, Heuristic, Random
from lindwurm.engines import batch, compiled, counting
from lindwurm.kernel.chance import seed_words
from lindwurm.kernel.events import Event
from lindwurm.kernel.game import Game
from lindwurm.kernel.match import Match
from lindwurm.kernel.state import State

if TYPE_CHECKING:
    from lindwurm.arena.cluster import Cluster
    from lindwurm.arena.instruments import Watch

BLOCK = 512
"""Games that one core plays at a stretch when they are compiled."""
PLAIN_BLOCK = 8
"""Games that are played at a stretch in plain Python."""
MOST_AT_ONCE = 16
"""Games that go to a worker of a cluster at a time when they are played move by move."""


@dataclass(frozen=True)
class Result:
    """What came out of one game."""

    lineup: int
    number: int
    seating: tuple[int, ...]
    returns: tuple[float, ...]
    scores: tuple[int, ...]
    steps: int
    """Decisions in the game; -1 if it did not end."""
    digest: str
    """Fingerprint of the final state."""
    moves: tuple[int, ...] = ()
    """Decisions of each seat; empty where the game was compiled as a whole."""
    seconds: tuple[float, ...] = ()
    """Thinking time of each seat."""
    slowest: tuple[float, ...] = ()
    """Longest decision of each seat, in seconds."""
    began: int = -1
    """The seat that began; -1 where the game does not say."""

    @property
    def key(self) -> tuple[int, int]:
        """Line-up and number of the game."""
        return self.lineup, self.number


def digest_of(data: bytes) -> str:
    """Return the fingerprint of a final state, as `State.digest` has it."""
    return hashlib.blake2b(data, digest_size=16).hexdigest()


Look = Callable[[State, int, list[int]], None]
"""Is shown each position of a game with the seat that acts and what it may do."""


def play_one(
    plan: Plan,
    lineup: int,
    number: int,
    look: Look | None = None,
    log: list[Event] | None = None,
) -> Result:
    """Play one game, each bot on what its seat may know; events are written into a `log`."""
    game, seats, stream = plan.game, plan.seats, plan.stream(number)
    seating = plan.seating(lineup, number)
    s = game.state()
    s.log = log
    words, out = [0, 0, 0, 0], [0] * game.max_legal
    seed_words(s.rng, plan.seed, 2 * stream)
    seed_words(words, plan.seed, 2 * stream + 1)
    game.setup(s, seats, plan.codes)
    moves, seconds, slowest = [0] * seats, [0.0] * seats, [0.0] * seats
    steps = 0
    while mask := game.actors(s):
        if steps == batch.STEP_LIMIT:
            steps = -1
            break
        seat = batch.pick_actor(mask, words)
        legal = out[: game.legal(s, seat, out)]
        action = legal[0]
        if look is not None:
            look(s, seat, legal)
        if len(legal) > 1:
            imagined = s.copy()
            seed_words(imagined.rng, IMAGINED + stream, steps)
            game.redeal(imagined, seat)
            started = time.perf_counter()
            action = plan.players[seating[seat]].choose(game, imagined, seat, legal, words)
            took = time.perf_counter() - started
            moves[seat] += 1
            seconds[seat] += took
            slowest[seat] = max(slowest[seat], took)
        game.apply(s, seat, action)
        steps += 1
    returns, scores = [0.0] * seats, [0] * seats
    game.returns(s, returns)
    game.standing(s, scores)
    return Result(
        lineup,
        number,
        seating,
        tuple(map(float, returns)),
        tuple(map(int, scores)),
        steps,
        s.digest(),
        tuple(moves),
        tuple(round(x, 6) for x in seconds),
        tuple(round(x, 6) for x in slowest),
        getattr(s, game.began) if game.began else -1,
    )


def play_plainly(
    plan: Plan, lineup: int, numbers: Sequence[int], watch: Watch | None = None
) -> list[Result]:
    """Play the games of :func:`play_block` in plain Python; without minds.

    Random and heuristic players look at nothing that is hidden, so nothing has to be imagined for
    them: several times faster than :func:`play_one`, and the same games.
    """
    game, seats = plan.game, plan.seats
    seating = plan.seating(lineup, numbers[0])
    kinds = [int(plan.players[bot] != Random()) for bot in seating]
    out, words = [0] * game.max_legal, [0, 0, 0, 0]
    counts = watch.counts.fresh() if watch is not None else None
    ends = []
    found = []
    for number in numbers:
        s = game.state()
        given = (s, seats, plan.codes, plan.seed, plan.stream(number), kinds, out, words)
        returns, scores = [0.0] * seats, [0] * seats
        if counts is None:
            steps = batch.playout(game)(*given)
            game.returns(s, returns)
        else:
            offered, taken, games, won, when, asked, first, touched, part = counts.arrays
            steps = counting.playout(game)(*given, offered, taken, asked, first, touched)
            game.returns(s, returns)
            end = (games, won, when, first, touched, part)
            counting.settle(steps, seats, counts.together, counts.lost, returns, *end)
            ends.append(s.to_records())
        game.standing(s, scores)
        found.append(
            Result(
                lineup,
                number,
                seating,
                tuple(map(float, returns)),
                tuple(map(int, scores)),
                steps,
                s.digest(),
                began=getattr(s, game.began) if game.began else -1,
            )
        )
    if watch is not None and counts is not None:
        import numpy as np

        results = np.array([one.returns for one in found])
        lengths = np.array([one.steps for one in found])
        watch.saw(counts, np.concatenate(ends), results, lengths)
    return found


def play_block(
    plan: Plan, lineup: int, numbers: Sequence[int], watch: Watch | None = None
) -> list[Result]:
    """Play games of one rotation with consecutive streams, compiled as a whole."""
    import numpy as np

    game, seats, count = plan.game, plan.seats, len(numbers)
    seating, first = plan.seating(lineup, numbers[0]), plan.stream(numbers[0])
    minds = {bot: mind for bot in seating if (mind := _mind(plan, bot)) is not None}
    kinds = [int(plan.players[bot] != Random()) for bot in seating]
    scores = np.zeros(seats, np.int64)
    if minds:
        kinds = [
            many.MIND if bot in minds else kind for bot, kind in zip(seating, kinds, strict=True)
        ]
        thinker = next(iter(minds.values()))
        crowd = many.Crowd(thinker, seats, plan.codes, plan.seed, kinds)
        records, lengths, returns = crowd.play(first, count)
    else:
        records = np.zeros(count, game.state.dtype())
        lengths, returns = np.zeros(count, np.int64), np.zeros((count, seats))
        given = (
            *(records, seats, np.array(plan.codes, np.int64), plan.seed, first),
            *(np.array(kinds, np.int64), lengths, returns),
            *(np.zeros(game.max_legal, np.int64), np.zeros(4, np.int64)),
        )
        if watch is None:
            batch.compiled_chunk(game)(*given)
        else:
            counts = watch.counts.fresh()
            counting.compiled_chunk(game)(*given, counts.together, counts.lost, *counts.arrays)
            watch.saw(counts, records, returns, lengths)
    standing = compiled.rules(game).standing
    found = []
    for i, number in enumerate(numbers):
        standing(records[i], scores)
        found.append(
            Result(
                lineup,
                number,
                seating,
                tuple(returns[i].tolist()),
                tuple(scores.tolist()),
                int(lengths[i]),
                digest_of(game.state.packed_records(records[i : i + 1])),
                began=int(records[game.began][i]) if game.began else -1,
            )
        )
    return found


class Job(NamedTuple):
    """Games that one core plays at a stretch."""

    lineup: int
    numbers: tuple[int, ...]
    whole: bool
    """Whether they can be compiled as a whole (:func:`play_block`)."""


@dataclass(frozen=True)
class PlannedGames:
    """The games of a plan, played job by job."""

    plan: Plan
    fast: bool
    """Whether anything is compiled for them."""
    watch: Watch | None = None
    """What counts in them; only games of random and heuristic players are counted."""

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.plan.game

    def __call__(self, job: Job) -> list[Result]:
        """Play the games of a job."""
        if job.whole and self.fast and compiled.available():
            return play_block(self.plan, job.lineup, job.numbers, self.watch)
        if job.whole:
            return play_plainly(self.plan, job.lineup, job.numbers, self.watch)
        return [play_one(self.plan, job.lineup, number) for number in job.numbers]

    def prepare(self) -> None:
        """Compile what the games need, before several workers do so at once."""
        if self.fast and compiled.available():
            if any(simple(self.plan, lineup) for lineup in range(len(self.plan.lineups))):
                _prepare_blocks(self.game)
            if any(not isinstance(bot, Random | Heuristic | Learned) for bot in self.plan.players):
                _prepare_search(self.game)
            if any(minded(bot, self.game) for bot in self.plan.players):
                foresight.prepare(self.game)
            prepare_minds(self.plan)

    def jobs(self, done: set[tuple[int, int]], most: int = 1) -> Iterator[Job]:
        """Yield the games that are not done, `most` at a time where they go move by move."""
        plan = self.plan
        for lineup in range(len(plan.lineups)):
            if simple(plan, lineup) and (self.fast or not _has_mind(plan, lineup)):
                for block in _blocks(plan, lineup, done, BLOCK if self.fast else PLAIN_BLOCK):
                    yield Job(lineup, tuple(block), whole=True)
            else:
                left = (n for n in range(plan.games) if (lineup, n) not in done)
                while numbers := tuple(islice(left, most)):
                    yield Job(lineup, numbers, whole=False)


def simple(plan: Plan, lineup: int) -> bool:
    """Return whether only random and heuristic players meet, and those of one mind."""
    bots = plan.lineups[lineup]
    minds = {bot for bot in bots if _mind(plan, bot) is not None}
    plain = (Random(), Heuristic())
    return len(minds) < 2 and all(
        plan.players[bot] in plain or isinstance(plan.players[bot], Learned) for bot in bots
    )


def _has_mind(plan: Plan, lineup: int) -> bool:
    return any(_mind(plan, bot) is not None for bot in plan.lineups[lineup])


def _mind(plan: Plan, bot: int) -> Thinker | None:
    """Return the mind that a bot plays by, if it is one that does."""
    player = plan.players[bot]
    return player.thinker(plan.game) if isinstance(player, Learned) else None


def prepare_minds(plan: Plan) -> None:
    """Compile the choices of minds that play move by move, because others at the table search."""
    if not all(simple(plan, lineup) for lineup in range(len(plan.lineups))):
        for bot in range(len(plan.players)):
            if (mind := _mind(plan, bot)) is not None:
                mind.prepare()


@cache
def _prepare_blocks(game: Game) -> None:
    play_block(Plan(game, game.seats.start, {}, 0, ("random",), 1), 0, (0,))


@cache
def _prepare_search(game: Game) -> None:
    match = Match(game, game.seats.start, seed=0)
    seat = match.actors[0]
    mcts.search(game, match.imagine(seat, IMAGINED), seat, Budget(iterations=1), seed=0)


def run(
    plan: Plan,
    done: set[tuple[int, int]],
    keep: Callable[[list[Result]], None],
    cores: int | None = None,
    fast: bool = True,
    cluster: Cluster | None = None,
    watch: Watch | None = None,
) -> None:
    """Play every game of the plan that is not done yet; `keep` is given results as they come.

    Without `fast` the games are played move by move and nothing is compiled for them. They are
    played here, on some or all cores, or on a cluster. After an exception, and after Ctrl-C, games
    that are running are not kept.
    """
    fast = fast and compiled.available()
    work = PlannedGames(plan, fast, watch)
    if cluster is None:
        outcomes = _here(work, work.jobs(done), cores or os.cpu_count() or 1)
    else:
        left = plan.total - len(done)
        most = max(1, min(MOST_AT_ONCE, left // (4 * cluster.slots)))
        outcomes = cluster.each(work, work.jobs(done, most))
    with closing(outcomes):
        for results in outcomes:
            keep(results)


def _here(work: PlannedGames, jobs: Iterator[Job], cores: int) -> Generator[list[Result]]:
    if work.fast:  # here, not in several threads at once
        (batch if work.watch is None else counting).compiled_chunk(work.game)
        compiled.rules(work.game)
        mcts.prepared(work.game, fast=True)
        prepare_minds(work.plan)
    with ThreadPoolExecutor(cores) as pool:
        running: set[Future[list[Result]]] = set()
        try:
            while True:
                room = 2 * cores - len(running)
                running |= {pool.submit(work, job) for job in islice(jobs, room)}
                if not running:
                    return
                ready, running = wait(running, return_when=FIRST_COMPLETED)
                for job in ready:
                    yield job.result()
        finally:
            for job in running:
                job.cancel()


def _blocks(plan: Plan, lineup: int, done: set[tuple[int, int]], most: int) -> Iterator[list[int]]:
    """Yield games of one rotation with consecutive streams, as far as they are not done."""
    turns = plan.turns
    for start in range(0, plan.games, most * turns):
        for turn in range(turns):
            block: list[int] = []
            stop = min(plan.games, start + most * turns)
            for number in range(start + turn, stop, turns):
                if (lineup, number) not in done:
                    block.append(number)
                elif block:
                    yield block
                    block = []
            if block:
                yield block
