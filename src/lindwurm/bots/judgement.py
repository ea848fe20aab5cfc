"""One judgement: how good a position is for each seat, and how good each action, with its error.

Whoever asks "how good is this?" asks here: a hint, a review, a puzzle, the chances that spectators
are shown. A position is judged *as one seat may believe it*: all that the seat cannot know is dealt
afresh, chance falls anew, and the game is played to its end many times by what exact odds settle
and, where they settle nothing, by the game's heuristic player. The mean of what came of it is the
judge's word, its standard error how sure he is. Battles whose chance is known are not thrown for
(`Game.showdown`).

Every mean here is an honest one: the same question asked with more games has the same answer on
average, and no sample has been chosen by what came of it. (A maximum of such means is not: who
wants to know how much an action loses against the best asks with samples that did not help to find
it; :meth:`Judge.compare`.)

>>> from lindwurm.games import load
>>> from lindwurm.kernel.match import Match
>>> m = Match(load("dragon_farkle"), seats=2, options={"first_player": 1}, seed=7)
>>> judge = Judge(m.game)
>>> found = judge.position(m.state, 0, 400, seed=1)
>>> round(sum(found.returns), 6), found.games
(1.0, 400)
>>> 0.4 < found.returns[0] < 0.75 and 0.01 < found.errors[0] < 0.03
True
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from lindwurm.bots.courses import LOST, NOBODY, STEPS, glances, prepared
from lindwurm.bots.learned import Thinker
from lindwurm.bots.mcts import best, search, settled
from lindwurm.bots.mind import space_for
from lindwurm.bots.player import IMAGINED, Budget
from lindwurm.engines import compiled
from lindwurm.kernel.game import Game
from lindwurm.kernel.match import Match
from lindwurm.kernel.state import State


@dataclass(frozen=True)
class Value:
    """What each seat may expect: the mean return, its standard error, from how many games."""

    returns: tuple[float, ...]
    errors: tuple[float, ...]
    games: int


@dataclass(frozen=True)
class Judged:
    """An action: what each seat may expect after it, and how it compares with the best one."""

    action: int
    text: str
    value: Value
    loss: float
    """How much less it brings the deciding seat than the best: 0 for that one."""
    error: float
    """Standard error of the loss; both were played with the same deals and dice."""


@dataclass(frozen=True)
class Judgement:
    """What can be said of a position as one seat may believe it."""

    seat: int
    source: str
    """What it rests on: "exact" where exact odds settle the decision, else "search"; "playouts"
    where the seat has nothing to decide."""
    value: Value
    actions: tuple[Judged, ...]
    """Every action that the seat has, the best first."""


def _seats(state: Any) -> int:
    return int(state.seats)


class _Bench:
    """The work space of one thread: the position, and where results are written."""

    def __init__(self, game: Game, state: State, seats: int, games: int, fast: bool):
        import numpy as np

        self.results = np.zeros((games, seats))
        if fast:
            self.states: Any = np.zeros(2, game.state.dtype())
            self.states[0] = state.to_records()[0]
            self.raw: Any = self.states.view(np.int64).reshape(2, -1)
            self.words: Any = np.zeros(4, np.int64)
            self.out: Any = np.zeros(game.max_legal, np.int64)
            self.values: Any = np.zeros(seats)
            self.sums: Any = np.zeros(seats)
        else:
            silent = state.copy()
            self.states, self.raw = [silent, silent.copy()], None
            self.words, self.out = [0] * 4, [0] * game.max_legal
            self.values, self.sums = [0.0] * seats, [0.0] * seats


class Judge:
    """Judges positions of one game: by playing them to their end, or by a mind's one look."""

    def __init__(self, game: Game, mind: Thinker | None = None):
        self.game, self.mind = game, mind
        self.fast = compiled.available()
        self._run = prepared(game, self.fast)
        if mind is not None:
            self._net = mind.weights.compiled() if self.fast else mind.plain

    def sample(
        self,
        state: State | None,
        games: int,
        seed: int,
        *,
        seats: int = 0,
        options: Sequence[int] = (),
        before: int = NOBODY,
        actor: int = NOBODY,
        action: int = NOBODY,
        after: int = NOBODY,
        at: int = NOBODY,
    ) -> Any:
        """Return what each seat got in each of so many games (an array of games x seats).

        They go on from a state, or from the opening where there is none (`seats`, `options`).
        `before` and `after` are seats: what they cannot know is dealt afresh before or after the
        `action` of `actor`. Games are left out of the array where nothing could be dealt in which
        the action was possible. Who asks about several positions of one game with one seed says
        after how many moves each is (`at`): then every move has its own dice in all of them.
        """
        import numpy as np

        seats = seats or _seats(state)
        start = self.game.state() if state is None else state
        bench = _Bench(self.game, start, seats, games, self.fast)
        self._run(
            bench.states,
            bench.raw,
            np.array(options if state is None else (), np.int64),
            seats,
            before,
            actor,
            action,
            after,
            IMAGINED + seed % IMAGINED,
            at % (STEPS // 2) if at >= 0 else at,
            0,
            games,
            bench.words,
            bench.out,
            bench.values,
            bench.sums,
            bench.results,
        )
        return bench.results[bench.results[:, 0] != LOST]

    def glance(
        self,
        state: State,
        eyes: int,
        games: int,
        seed: int,
        *,
        before: int = NOBODY,
        actor: int = NOBODY,
        action: int = NOBODY,
    ) -> Any:
        """Return what the mind says when seat `eyes` looks, in many courses of chance."""
        assert self.mind is not None
        seats = _seats(state)
        bench = _Bench(self.game, state, seats, games, self.fast)
        glances(self.game, self.fast)(
            bench.states,
            bench.raw,
            seats,
            before,
            actor,
            action,
            eyes,
            IMAGINED + seed % IMAGINED,
            0,
            games,
            self._net,
            space_for(self.mind.weights, self.game, self.fast),
            bench.words,
            bench.out,
            bench.values,
            bench.sums,
            bench.results,
        )
        return bench.results[bench.results[:, 0] != LOST]

    def seen(
        self,
        state: State,
        eyes: int,
        games: int,
        seed: int,
        *,
        before: int = NOBODY,
        actor: int = NOBODY,
        action: int = NOBODY,
        at: int = NOBODY,
    ) -> Any:
        """Return what seat `eyes` may expect by what it sees after an action, in many courses.

        By a mind's look where there is one, else by games that are played to their end.
        """
        if self.mind is not None:
            return self.glance(state, eyes, games, seed, before=before, actor=actor, action=action)
        after = eyes if before == NOBODY else NOBODY
        return self.sample(
            state, games, seed, before=before, actor=actor, action=action, after=after, at=at
        )

    def position(self, state: State, seat: int, games: int, seed: int) -> Value:
        """Return what each seat may expect, as `seat` may believe it."""
        return value(self.sample(state, games, seed, after=seat))

    def opening(self, seats: int, options: Sequence[int], games: int, seed: int) -> Value:
        """Return what each seat may expect before anything was dealt."""
        return value(self.sample(None, games, seed, seats=seats, options=options))

    def after(self, state: State, seat: int, action: int, games: int, seed: int) -> Value:
        """Return what each seat may expect of an action of `seat`, as that seat may believe it."""
        return value(self.sample(state, games, seed, before=seat, actor=seat, action=action))

    def candidate(
        self, state: State, seat: int, legal: Sequence[int], tries: int, seed: int
    ) -> int:
        """Return the best action that is found in so many tries: by exact odds, else by search."""
        if len(legal) == 1:
            return legal[0]
        sure = settled(self.game, state, seat, legal)
        if sure >= 0:
            return sure
        return best(search(self.game, state, seat, Budget(iterations=tries), seed))

    def compare(
        self, state: State, seat: int, actions: Sequence[int], games: int, seed: int
    ) -> tuple[list[Value], list[Value]]:
        """Return what each action of `seat` brings, and by how much it is ahead of the first one.

        All of them get the same deals and the same dice, so that luck is shared.
        """
        samples = [
            self.sample(state, games, seed, before=seat, actor=seat, action=one) for one in actions
        ]
        return [value(one) for one in samples], [value(one - samples[0]) for one in samples]


def value(results: Any) -> Value:
    """Return the mean of each column with its standard error.

    >>> import numpy as np
    >>> value(np.array([[1.0, 0.0], [0.0, 1.0], [1.0, 0.0], [1.0, 0.0]])).returns
    (0.75, 0.25)
    """
    games = len(results)
    if games == 0:
        return Value((), (), 0)
    means = results.mean(axis=0)
    # One more observation half the way off: few equal results are no certainty.
    spread = results.var(axis=0) * games / max(1, games - 1)
    spread[spread > 0] += 0.25 / games
    return Value(tuple(means.tolist()), tuple(((spread / games) ** 0.5).tolist()), games)


def judge(match: Match, seat: int, games: int = 2_000, seed: int = 0) -> Judgement:
    """Return how a position of a match is judged for what `seat` may know of it.

    Where the seat may act, every action is judged too. The best one is found with one half of the
    games, and how far the others are behind it is measured with the other half.
    """
    one = Judge(match.game)
    state = match.imagine(seat, IMAGINED + seed)
    whole = one.position(state, seat, games, 3 * seed)
    legal = match.legal(seat)
    if len(legal) < 2:
        alone = tuple(Judged(a, match.text(a), whole, 0.0, 0.0) for a in legal)
        return Judgement(seat, "playouts", whole, alone)
    sure = settled(match.game, state, seat, legal) >= 0
    found = one.candidate(state, seat, legal, games, 3 * seed + 1)
    actions = [found, *(a for a in legal if a != found)]
    values, ahead = one.compare(state, seat, actions, max(2, games // 2), 3 * seed + 2)
    judged = [
        Judged(action, match.text(action), of, -gap.returns[seat], gap.errors[seat])
        for action, of, gap in zip(actions, values, ahead, strict=True)
    ]
    judged[1:] = sorted(judged[1:], key=lambda j: j.loss)
    return Judgement(seat, "exact" if sure else "search", whole, tuple(judged))


def sure(loss: float, error: float, least: float = 0.0) -> bool:
    """Return whether something is larger than `least` beyond its error (two standard errors).

    >>> sure(0.05, 0.01), sure(0.05, 0.03), sure(-0.05, 0.01)
    (True, False, False)
    """
    return loss - 2 * error > least and math.isfinite(error)
