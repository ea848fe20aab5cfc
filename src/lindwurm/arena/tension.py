"""Tension: how late a game is decided, how often the lead changes, how many decisions matter.

A few games of a variant are played once more, draw for draw, and followed by the one judge
(:mod:`lindwurm.bots.judgement`). At evenly spaced moments he says how likely each outcome is *by
what everybody may know*: what any seat has to guess is dealt afresh, as for those who watch. At
some decisions he compares choices, by what the deciding seat may know. Judging costs thousands of
games for each that is followed; that is why it is a sample, and its size is told.

An outcome is that a seat wins, or that nobody does; where all win or lose together, one of the two.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from lindwurm.arena import play
from lindwurm.arena.plan import Plan
from lindwurm.arena.statistics import together, wins
from lindwurm.bots.analysis import SWEEPS
from lindwurm.bots.courses import prepared
from lindwurm.bots.judgement import Judge, sure, value
from lindwurm.bots.player import IMAGINED
from lindwurm.kernel.chance import seed_words
from lindwurm.kernel.events import Event
from lindwurm.kernel.game import Game
from lindwurm.kernel.state import State
from lindwurm.telling import plans

Array = npt.NDArray[Any]

DECIDED = 0.8
"""A game is decided once what came of it was at least so likely, and stayed so to the end."""
MEASURES = {
    "decided": True,
    "lead changes": False,
    "matter": True,
    "at stake": True,
    "rounds": False,
}
"""What is measured of a game that is followed, and whether it is told in per cent."""


@dataclass(frozen=True)
class Closeness:
    """How closely a game is looked at."""

    looks: int
    """Moments at which all outcomes are judged."""
    deals: int
    """Deals behind each of them, as everybody might believe them."""
    each: int
    """Games that are played to their end from each deal."""
    probed: int
    """Decisions whose choices are compared."""
    choices: int
    """Choices that are looked at, at most."""
    tried: int
    """Games of each choice that find the best and the worst of them."""
    games: int
    """Other games that measure how far those two are apart."""


COMPILED = Closeness(looks=20, deals=8, each=8, probed=8, choices=4, tried=32, games=200)
PLAIN = Closeness(looks=8, deals=4, each=4, probed=3, choices=4, tried=6, games=24)
"""Without the compiler a hundred times fewer games must do: told, and wider intervals."""


@dataclass(frozen=True)
class Course:
    """A game that was followed."""

    decided: float
    """How far it was, from 0 to 1, when it was decided for good."""
    leads: int
    """How often another outcome became the likeliest, beyond two standard errors."""
    matter: float
    """Share of its decisions in which the best choice was better than the worst, beyond two
    standard errors; NaN where nothing was to be decided."""
    stake: float
    """Mean of how much more likely the best choice made a win than the worst."""
    rounds: int
    curve: tuple[float, ...]
    """How likely what came of it was, at every look."""

    @property
    def measures(self) -> list[float]:
        """The numbers of MEASURES."""
        return [self.decided, float(self.leads), self.matter, self.stake, float(self.rounds)]


class Umpire(Judge):
    """The judge, who may do without the compiler."""

    def __init__(self, game: Game, fast: bool):
        super().__init__(game)
        self.fast = fast and self.fast
        self._run = prepared(game, self.fast)


@dataclass(frozen=True)
class Followed:
    """The games of a plan that were followed; None stands for one that did not end."""

    courses: tuple[Course | None, ...]
    effort: Closeness

    def measures(self, number: int) -> list[float]:
        """Return the measures of a game of the plan, whether it was followed or not."""
        course = self.courses[number] if number < len(self.courses) else None
        return [float("nan")] * len(MEASURES) if course is None else course.measures

    def json(self) -> dict[str, Any]:
        """Return what belongs to the measures: how many games, how closely, and their curve."""
        curves = [one.curve for one in self.courses if one is not None]
        mean = np.mean(curves, axis=0).round(4).tolist() if curves else []
        return {"games": len(curves), "effort": asdict(self.effort), "curve": mean}


def courses(
    plan: Plan,
    games: int,
    fast: bool,
    cores: int = 1,
    progress: Callable[[int], None] = lambda games: None,
    effort: Closeness | None = None,
) -> Followed:
    """Follow the first games of a plan."""
    umpire, how = Umpire(plan.game, fast), effort or (COMPILED if fast else PLAIN)

    def one(number: int) -> Course | None:
        found = follow(plan, number, umpire, how)
        progress(1)
        return found

    with ThreadPoolExecutor(cores) as pool:
        return Followed(tuple(pool.map(one, range(games))), how)


def follow(plan: Plan, number: int, umpire: Umpire, effort: Closeness) -> Course | None:
    """Play one game of a plan and look at it on the way."""
    steps: list[tuple[bytes, int, list[int]]] = []
    log: list[Event] = []
    result = play.play_one(
        *(plan, 0, number), log=log, look=lambda s, *who: steps.append((s.to_bytes(), *who))
    )
    if result.steps < 1:
        return None
    shared = together(plan.game, plan.codes)
    came = outcomes(np.array([result.returns]), plan.game, shared)[0] > 0
    looked = []
    for i in range(effort.looks):
        state = plan.game.state.from_bytes(steps[i * len(steps) // effort.looks][0])
        rows = in_public(umpire, state, plan.seats, effort, 7919 * number + i)
        looked.append(outcomes(rows, plan.game, shared))
    curve = tuple(round(float(rows[:, came].sum(axis=1).mean()), 4) for rows in looked)
    gaps = [_gap(umpire, plan, shared, step, effort) for step in _probed(steps, effort)]
    return Course(
        decided_at(curve),
        lead_changes(looked),
        float(np.mean([sure(*gap) for gap in gaps])) if gaps else float("nan"),
        float(np.mean([gap for gap, _ in gaps])) if gaps else float("nan"),
        rounds_of(plan.game, log),
        curve,
    )


def outcomes(rows: Array, game: Game, shared: bool) -> Array:
    """Return how much of each outcome games were: a column for each seat, and one for nobody.

    Games may be averages already, where a battle's chance is known and not thrown for; that leaves
    the returns shares of wins, since nobody gets less than nothing there.
    """
    if game.lowest < 0 or shared:
        rows = np.array([wins(row, shared, game.lowest) for row in rows.tolist()])
    if shared:
        rows = rows * (np.arange(rows.shape[1]) == 0)  # all win what the first one wins
    return np.column_stack([rows, np.clip(1 - rows.sum(axis=1), 0, 1)])


def in_public(umpire: Judge, state: State, seats: int, effort: Closeness, seed: int) -> Array:
    """Return what seats got in games from a position as everybody may believe it."""
    rows = []
    for deal in range(effort.deals):
        for sweep in range(SWEEPS):
            for seat in range(seats):
                word = (seed * effort.deals + deal) * SWEEPS + sweep
                seed_words(state.rng, IMAGINED + (word * seats + seat) % IMAGINED, 0)
                umpire.game.redeal(state, seat)
        rows.append(umpire.sample(state, effort.each, seed * effort.deals + deal))
    return np.concatenate(rows)


def decided_at(curve: Sequence[float]) -> float:
    """Return how far a game was when it was decided, by how likely its outcome was on the way.

    >>> decided_at([0.5, 0.9, 0.6, 0.85, 0.95]), decided_at([0.9, 1.0]), decided_at([0.5, 0.5])
    (0.6, 0.0, 1.0)
    """
    open_still = [i + 1 for i, chance in enumerate(curve) if chance < DECIDED]
    return max(open_still, default=0) / len(curve)


def lead_changes(looked: Sequence[Array]) -> int:
    """Return how often another outcome became the likeliest, beyond two standard errors.

    >>> one, other = np.array([[1.0, 0.0]] * 50), np.array([[0.0, 1.0]] * 50)
    >>> lead_changes([one, other, other, one]), lead_changes([np.array([[0.5, 0.5]] * 50), one])
    (2, 0)
    """
    changes, leader = 0, -1
    for rows in looked:
        best = int(rows.mean(axis=0).argmax())
        others = [k for k in range(rows.shape[1]) if k != best] if leader < 0 else [leader]
        ahead = [value(rows[:, [best]] - rows[:, [other]]) for other in others if other != best]
        if ahead and all(sure(one.returns[0], one.errors[0]) for one in ahead):
            changes += leader >= 0
            leader = best
    return changes


def rounds_of(game: Game, log: Sequence[Event]) -> int:
    """Return how many rounds were played: those that are told, else turns of whoever had most."""
    told, turns = 0, Counter[int]()
    names = {int(kind): kind.name for kind in game.events}
    for event in log:
        plan = plans(game)[event.kind]
        if plan.told.role == "turn":
            told += names[event.kind].endswith("ROUND")
            turns[event[1 + plan.seat] if plan.seat >= 0 else -1] += 1
    return told or max(turns.values(), default=0)


Step = tuple[bytes, int, list[int]]


def _probed(steps: Sequence[Step], effort: Closeness) -> list[Step]:
    """Return some decisions of a game, evenly spaced, in which there was a choice."""
    asked = [step for step in steps if len(step[2]) > 1]
    count = min(effort.probed, len(asked))
    return [asked[i * len(asked) // count] for i in range(count)]


def _gap(
    umpire: Judge, plan: Plan, shared: bool, step: Step, effort: Closeness
) -> tuple[float, float]:
    """Return how much better the best choice of a decision is than the worst, and the error.

    They are found with some games and compared with others: a noisy maximum would flatter itself.
    """
    packed, seat, legal = step
    state = plan.game.state.from_bytes(packed)
    count = min(len(legal), effort.choices)
    tried = [legal[i * len(legal) // count] for i in range(count)]
    column = 0 if shared else seat

    def wins_of(action: int, games: int, seed: int) -> Array:
        rows = umpire.sample(state, games, seed, before=seat, actor=seat, action=action)
        return outcomes(rows, plan.game, shared)[:, [column]]

    means = [float(wins_of(action, effort.tried, 1).mean()) for action in tried]
    best, worst = (tried[means.index(end)] for end in (max(means), min(means)))
    if best == worst:
        return 0.0, 0.0
    found = value(wins_of(best, effort.games, 2) - wins_of(worst, effort.games, 2))
    return found.returns[0], found.errors[0]
