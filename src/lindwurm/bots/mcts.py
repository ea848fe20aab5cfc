"""Information-set Monte Carlo tree search for any game, over its compiled rules.

Single observer: each try copies the root, deals afresh what the deciding seat cannot know, seeds a
new future, walks down the tree, lets the game's heuristic player finish the game, and enters every
seat's return along the way. Every seat is taken to look after its own returns, so shared and
negative results (games won or lost together) need nothing special.

Without Numba the same functions run in plain Python, some hundred times slower.

>>> from lindwurm.games import load
>>> from lindwurm.kernel.match import Match
>>> m = Match(load("dragon_farkle"), seats=2, options={"first_player": 1}, seed=7)
>>> found = search(m.game, m.imagine(0, 1), 0, Budget(iterations=40), seed=3)
>>> sum(e.visits for e in found.edges) == found.iterations <= 40  # fewer once it is decided
True
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from lindwurm.bots.player import Budget
from lindwurm.bots.tree import (
    ADVISED,
    FIRST,
    LIVE,
    LONGEST_PATH,
    NODES,
    OPEN,
    ROUNDS,
    SECOND,
    Tree,
    descend,
    doubt,
    learn,
    line_up,
    next_runner,
    pass_baton,
    plant,
    strictness,
)
from lindwurm.engines import compiled
from lindwurm.engines.batch import pick_actor
from lindwurm.kernel.chance import below, next_word, seed_words
from lindwurm.kernel.game import Game
from lindwurm.kernel.rule import rule
from lindwurm.kernel.state import State, nest

MOST_NODES = 1 << 17
"""A tree does not grow beyond this; the search goes on inside it."""
SLICE = 0.01
"""Seconds between two looks at the clock."""
HORIZON = 2000
"""A try that takes more decisions than this is broken off in any case."""

CALMLY = 1.0
"""Standard errors by which an action must beat the advice where tries are steady."""

FAINT = 0.3
"""When so little of a try is still open, it is thrown for: a game must end."""


@rule
def advise_anything(s: Any, seat: int, legal: Any, count: int, words: Any) -> int:
    """Stand in for the heuristic player of a game that has none."""
    return int(legal[below(words, count)])


@rule
def settle_nothing(s: Any, seat: int, legal: Any, count: int) -> int:
    """Stand in for the exact play of a game that has none."""
    return -1


@rule
def ask_for_list(s: Any, seat: int, words: Any) -> int:
    """Stand in for the offhand play of a game that has none."""
    return -1


@rule
def tell_nothing(s: Any, out: Any) -> bool:
    """Stand in for the worth of a game that cannot tell it."""
    return False


@rule
def no_showdown(s: Any, seat: int, action: int, out: Any) -> float:
    """Stand in for the showdowns of a game that knows none."""
    return 0.0


@rule
def judge(scores: Any, seats: int, values: Any) -> None:
    """Guess the returns of a game that was broken off: shares by the squares of live scores."""
    low = 0
    for p in range(seats):
        low = min(low, scores[p])
    whole = 0.0
    for p in range(seats):
        values[p] = float((scores[p] - low + 1) * (scores[p] - low + 1))
        whole += values[p]
    for p in range(seats):
        values[p] /= whole


@rule
def copied(states: Any, raw: Any) -> Any:
    """Copy the root (0) over the working record (1) and return that, compiled."""
    for i in range(raw.shape[1]):
        raw[1, i] = raw[0, i]
    return states[1]


def restored(states: Any, raw: Any) -> Any:
    """Copy the root (0) over the working state (1) and return that, in Python."""
    states[1].restore(states[0])
    return states[1]


@cache
def player(game: Game) -> Callable[..., int]:
    """Return the rule that chooses the next action of a try.

    What exact odds settle is done; else inside the tree its own rules decide, outside the
    heuristic, but for `noise` of a hundred choices, which are random.
    """
    legal, bot = game.legal, game.bot or advise_anything
    exact, offhand = game.exact or settle_nothing, game.offhand or ask_for_list

    @rule
    def decide(s: Any, seat: int, seats: int, noise: int, tree: Tree, words: Any, out: Any) -> int:
        if not tree.now[OPEN] and noise == 0:
            action = offhand(s, seat, words)
            if action >= 0:
                return action
        count = legal(s, seat, out)
        action = -1 if count > 1 else int(out[0])
        sure = False
        if count > 1:
            action = exact(s, seat, out, count)
            sure = action >= 0
        if action < 0:
            action = bot(s, seat, out, count, words)
        if tree.now[OPEN] and not sure:
            return descend(tree, seats, seat, out, count, action, words)
        if noise > 0 and below(words, 100) < noise:
            return int(out[below(words, count)])
        return action

    return decide


@cache
def venturer(game: Game) -> Callable[..., float]:
    """Return the rule that carries out an action of a try.

    Of all courses the try stands for, the share `going` is still open. Where a showdown decides a
    known part of them, that part's returns are added to `sums`. What is left open is returned.
    """
    apply, showdown = game.apply, game.showdown or no_showdown

    @rule
    def venture(
        s: Any, seat: int, action: int, seats: int, going: float, values: Any, sums: Any
    ) -> float:
        chance = showdown(s, seat, action, values) if going > FAINT else 0.0
        if chance > 0:
            for p in range(seats):
                sums[p] += going * chance * values[p]
            return going * (1 - chance)
        apply(s, seat, action)
        return going

    return venture


@rule
def conclude(values: Any, seats: int, going: float, sums: Any) -> None:
    """Add the returns of what was open to the end to what showdowns decided before."""
    for p in range(seats):
        values[p] = sums[p] + going * values[p]
        sums[p] = 0.0


def tries(game: Game, refresh: Callable[[Any, Any], Any]) -> Callable[..., int]:
    """Return the function that makes some tries for seat `me` and enters them in the tree.

    `sure` is what exact odds settle, or -1.
    It returns how many: fewer than asked for where the race is decided.

    After `horizon` decisions a try is broken off: as soon as the game can tell what it is worth,
    else at once, by the live scores. Where a showdown is known, its chance counts as decided, and
    the try goes on with the rest.
    `out`, `values`, `sums`, `scores` are work space.
    """
    actors, legal, redeal = game.actors, game.legal, game.redeal
    returns, standing, bot = game.returns, game.standing, game.bot or advise_anything
    decide = player(game)
    worth, patient = game.worth or tell_nothing, game.worth is not None
    venture = venturer(game)

    def run(
        states: Any,
        raw: Any,
        seats: int,
        me: int,
        sure: int,
        iterations: int,
        noise: int,
        horizon: int,
        tree: Tree,
        words: Any,
        out: Any,
        values: Any,
        sums: Any,
        scores: Any,
    ) -> int:
        if tree.now[LIVE] == 0:
            s = refresh(states, raw)
            count = legal(s, me, out)
            advised = sure if sure >= 0 else bot(s, me, out, count, words)
            line_up(tree, seats, me, out, count, advised)
        for done in range(iterations):
            if tree.now[LIVE] == 1:
                return done
            s = refresh(states, raw)
            runner = next_runner(tree, words)
            seed_words(s.rng, tree.now[FIRST], tree.now[SECOND])
            redeal(s, me)
            seat, action, going, valued = me, int(tree.action[runner]), 1.0, False
            for step in range(max(horizon, HORIZON)):
                going = venture(s, seat, action, seats, going, values, sums)
                mask = actors(s)
                if mask == 0:
                    break
                if step >= horizon:
                    valued = worth(s, values)
                    if valued or not patient:
                        break
                seat = pick_actor(mask, words)
                action = decide(s, seat, seats, noise, tree, words, out)
            if actors(s) == 0:
                returns(s, values)
            elif not valued:
                standing(s, scores)
                judge(scores, seats, values)
            conclude(values, seats, going, sums)
            learn(tree, seats, values)
            pass_baton(tree, me, values)
        return iterations

    return run


@cache
def prepared(game: Game, fast: bool) -> Callable[..., int]:
    """Return the tries of a game, compiled (at the first call) or in plain Python."""
    return compiled.jit(game, tries(game, copied)) if fast else tries(game, restored)


class Manner(NamedTuple):
    """How tries are made, on one core."""

    run: Callable[..., int]
    """See :func:`tries`."""
    more: tuple[Any, ...] = ()
    """What it needs besides."""
    steady: bool = False
    """Whether tries are judged before luck has decided them: they differ less than whole games."""


def playouts(game: Game, fast: bool) -> Manner:
    """Return the manner without a mind: the heuristic player plays on."""
    return Manner(prepared(game, fast))


class Worker:
    """One tree with its work space, on one core."""

    def __init__(
        self, game: Game, state: State, seat: int, sure: int, nodes: int, fast: bool, manner: Manner
    ):
        self.game, self.seat, self.seats, self.sure = game, seat, _seats(state), sure
        seats = self.seats
        self.manner = manner
        actions, legal = game.verbs.size, game.max_legal
        if fast:
            import numpy as np

            self.states: Any = np.zeros(2, game.state.dtype())
            self.states[0] = state.to_records()[0]
            self.raw: Any = self.states.view(np.int64).reshape(2, -1)

            def whole(*shape: int) -> Any:
                return np.zeros(shape, np.int64)

            def real(*shape: int) -> Any:
                return np.zeros(shape)
        else:
            self.states, self.raw = [state, state.copy()], None

            def whole(*shape: int) -> Any:
                return [0] * shape[0]

            def real(*shape: int) -> Any:
                return nest([0.0] * math.prod(shape), shape)

        self.tree = Tree(
            first=whole(nodes),
            sibling=whole(nodes),
            seat=whole(nodes),
            action=whole(nodes),
            visits=whole(nodes),
            available=whole(nodes),
            total=real(nodes, seats),
            squares=real(nodes),
            path=whole(LONGEST_PATH),
            child=whole(actions),
            stamp=whole(actions),
            now=whole(10),
            bounds=real(2),
            live=whole(nodes),
            latest=real(nodes),
            gap=real(nodes),
            gaps=real(nodes),
        )
        self.words, self.out = whole(4), whole(legal)
        self.values, self.sums, self.scores = real(seats), real(seats), whole(seats)
        self.iterations = 0
        plant(self.tree, seats)

    def think(self, iterations: int, noise: int, horizon: int) -> bool:
        """Make some tries; return whether more may be of use."""
        done = self.manner.run(
            self.states,
            self.raw,
            self.seats,
            self.seat,
            self.sure,
            iterations,
            noise,
            horizon,
            self.tree,
            self.words,
            self.out,
            self.values,
            self.sums,
            self.scores,
            *self.manner.more,
        )
        self.iterations += done
        return done == iterations

    def work(self, iterations: int | None, deadline: float, noise: int, horizon: int) -> None:
        """Make tries until there are enough or the time is up; at least one."""
        if deadline == math.inf and iterations is not None:
            self.think(iterations, noise, horizon)
            return
        size = 1
        while iterations is None or self.iterations < iterations:
            started = time.perf_counter()
            left = size if iterations is None else min(size, iterations - self.iterations)
            if not self.think(left, noise, horizon):
                break
            ended = time.perf_counter()
            each = max((ended - started) / left, 1e-7)
            if ended + each >= deadline:
                break
            size = max(1, min(2 * size, int(min(SLICE, deadline - ended) / each)))


class Lead(NamedTuple):
    """How far an action is ahead of the advised one, with the same deals and dice."""

    mean: float
    error: float
    rounds: int
    """Full rounds in which the two were compared."""


@dataclass(frozen=True)
class Edge:
    """What the search knows of one action of the deciding seat."""

    action: int
    visits: int
    returns: tuple[float, ...]
    """Mean return of every seat after it."""
    error: float
    """Standard error of the deciding seat's mean return."""
    lead: Lead


@dataclass(frozen=True)
class Found:
    """What a search found: an edge for each action it tried, the most visited first."""

    seat: int
    advised: int
    """What the game's heuristic player would do."""
    iterations: int
    seconds: float
    nodes: int
    edges: tuple[Edge, ...]
    settled: bool = False
    """Whether exact odds have settled the matter, whatever the search found."""
    steady: bool = False
    """Whether tries were judged before luck decided them (:class:`Manner`)."""


def settled(game: Game, state: Any, seat: int, legal: Sequence[int]) -> int:
    """Return the action that exact odds settle, or -1."""
    return -1 if game.exact is None else int(game.exact(state, seat, legal, len(legal)))


def search(
    game: Game,
    state: State,
    seat: int,
    budget: Budget,
    seed: int,
    noise: int = 0,
    horizon: int = HORIZON,
    manner: Callable[[Game, bool], Manner] = playouts,
) -> Found:
    """Search from a state imagined for `seat`, which may act now.

    With several cores each grows a tree of its own, and the visits are added up.
    """
    fast = compiled.available()
    cores = budget.cores
    legal = [0] * game.max_legal
    sure = settled(game, state, seat, legal[: game.legal(state, seat, legal)])
    shares = [None] * cores if budget.iterations is None else _shares(budget.iterations, cores)
    started = time.perf_counter()
    workers = []
    for number, share in enumerate(shares):
        nodes = min(MOST_NODES, 1 << 16 if share is None else 2 * share) + game.max_legal + 1
        nodes = nodes if fast else min(nodes, 1 << 13)
        worker = Worker(game, state, seat, sure, nodes, fast, manner(game, fast))
        seed_words(worker.words, seed, number)
        workers.append(worker)
    deadline = math.inf
    if budget.milliseconds is not None:
        workers[0].think(1, noise, horizon)  # compiling is not thinking
        deadline = time.perf_counter() + budget.milliseconds / 1000
    if cores == 1:
        workers[0].work(shares[0], deadline, noise, horizon)
    else:
        with ThreadPoolExecutor(cores) as pool:
            jobs = [
                pool.submit(worker.work, share, deadline, noise, horizon)
                for worker, share in zip(workers, shares, strict=True)
            ]
            for job in jobs:
                job.result()
    tree = workers[0].tree
    return Found(
        seat,
        int(tree.action[int(tree.now[ADVISED])]),
        sum(w.iterations for w in workers),
        time.perf_counter() - started,
        sum(int(w.tree.now[NODES]) for w in workers),
        _edges(workers, seat, _seats(state)),
        sure >= 0,
        workers[0].manner.steady,
    )


def _seats(state: Any) -> int:
    return int(state.seats)


def _shares(iterations: int, cores: int) -> list[int | None]:
    """Share tries among cores, at least one each."""
    return [max(1, (iterations + i) // cores) for i in range(cores)]


def _edges(workers: Sequence[Worker], seat: int, seats: int) -> tuple[Edge, ...]:
    """Add up what the trees say about the actions at their roots."""
    sums: dict[int, list[float]] = {}
    span = max(_span(worker) for worker in workers)
    for worker in workers:
        tree = worker.tree
        child = int(tree.first[0])
        while child >= 0:
            visits = int(tree.visits[child])
            rounds = min(visits, int(tree.now[ROUNDS]))
            parts = [visits, tree.squares[child], rounds, tree.gap[child], tree.gaps[child]]
            parts += [tree.total[child][p] for p in range(seats)]
            found = sums.setdefault(int(tree.action[child]), [0.0] * len(parts))
            for i, part in enumerate(parts):
                found[i] += float(part)
            child = int(tree.sibling[child])
    edges = []
    for action, (count, squares, full, gap, gaps, *totals) in sums.items():
        if count == 0:
            continue
        means = tuple(total / count for total in totals)
        spread = max(0.0, squares / count - means[seat] ** 2)
        # One more observation at the far end: few equal results are no certainty.
        error = math.sqrt((spread + 1 / count) / count)
        compared = max(1, int(full))
        lead = Lead(gap / compared, math.sqrt(doubt(gap, gaps, compared, span)), int(full))
        edges.append(Edge(action, int(count), means, error, lead))
    return tuple(sorted(edges, key=lambda e: (-e.visits, -e.returns[seat], e.action)))


def _span(worker: Worker) -> float:
    """Return how far off one more try could be: far less than was seen, if they are steady."""
    low, high = worker.tree.bounds
    return float(high - low) / 4 if worker.manner.steady and high > low else 1.0


@dataclass(frozen=True)
class Search:
    """A bot that searches, and leaves the heuristic's advice only for something clearly better."""

    budget: Budget
    noise: int = 0
    horizon: int = HORIZON

    @property
    def repeatable(self) -> bool:
        """Whether no clock is involved."""
        return self.budget.milliseconds is None

    def choose(self, game: Game, state: State, seat: int, legal: Sequence[int], words: Any) -> int:
        """Return the action that does best on average."""
        if len(legal) == 1:
            return legal[0]
        action = settled(game, state, seat, legal)
        if action >= 0:
            return action
        seed = next_word(words) << 29 ^ next_word(words)
        return best(search(game, state, seat, self.budget, seed, self.noise, self.horizon))


def best(found: Found) -> int:
    """Return the best action of those tried to the end, if it clearly beats the advised one.

    Full rounds count, not tries: in a round that was not finished the advised one may not have
    been tried yet, and where there are many actions there are few rounds.
    """
    most = max((edge.lead.rounds for edge in found.edges), default=0)
    if found.settled or most == 0:
        return found.advised
    last = [edge for edge in found.edges if 10 * edge.lead.rounds >= 9 * most]
    top = max(last, key=lambda edge: edge.returns[found.seat])
    if all(edge.action != found.advised for edge in last):
        return top.action
    doubts = CALMLY if found.steady else strictness(max(1, len(found.edges) - 1))
    enough = doubts * top.lead.error
    return top.action if top.lead.mean > enough else found.advised
