"""`python -m bench.minds [GAME…]`: evaluations of a mind per CPU second, on one core.

An evaluation is one look of the small network at a position: the numbers of the legal actions and
what every seat may expect. It is measured on what seats see in games of the heuristic player, at
tables of two and of as many as a game allows: on observations that are there already, from the
state (observing included), and in plain Python. Where a game has no mind yet, one of the same shape
stands in that has learnt nothing but which values are usual; it takes as long.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from bench.asking import Asking
from bench.goals import Goal
from bench.measure import ROUNDS, Contender, Play, compete, machine
from lindwurm import games
from lindwurm.bots.learned import Learned
from lindwurm.bots.mind import Space, compiled_judging, evaluate, space_for
from lindwurm.bots.weights import Net, Weights, loads
from lindwurm.engines import compiled
from lindwurm.engines.batch import pick_actor
from lindwurm.engines.observation import of
from lindwurm.kernel.chance import seed_words
from lindwurm.kernel.game import Game
from tests.bots.minds import untrained

POSITIONS, APART = 160, 7
"""Positions of a game's benchmark, and decisions between two of them."""
SHAPE = (5_000, 256, 128, 128)
WANTED = {"dragonquest": 25_000, "schutt_und_asche": 25_000}
OTHERS_WANTED = 50_000
ROW = "  {:<24} {:>15} {:>13} {:>9} {:>7}"


def main() -> int:
    """Measure and print; a missed goal is told, but is never an error."""
    parser = Asking("python -m bench.minds", __doc__)
    parser.add_seconds()
    arguments = parser.asked()
    if not compiled.available():
        parser.error("Numba is not installed: there is no compiled mind to measure")
    if not arguments.json:
        print(f"{machine()}; median of {ROUNDS} rounds in turn\n", flush=True)
    found = []
    for name in arguments.games or games.ids():
        board = Board(games.load(name))
        contenders = board.contenders()
        compete(contenders, arguments.seconds)
        found.append(described(board, contenders))
        if not arguments.json:
            print("\n".join(lines(board, contenders)), flush=True)
    if arguments.json:
        print(json.dumps({"machine": machine(), "rounds": ROUNDS, "games": found}, indent=2))
    return 0


class Board:
    """Positions of a game, and a mind to look at them."""

    def __init__(self, game: Game):
        self.game = game
        self.states, self.seats, self.legal = positions(game)
        count, seen = len(self.states), of(game)
        self.seen = np.zeros((count, seen.size), np.int16)
        for row, state, seat in zip(self.seen, self.states, self.seats, strict=True):
            seen.observe(state, seat, row)
        self.choices = np.zeros((count, game.max_legal), np.int16)
        self.counts = np.array([len(legal) for legal in self.legal])
        for row, legal in zip(self.choices, self.legal, strict=True):
            row[: len(legal)] = legal
        thinker = Learned().thinker(game)
        self.trained = thinker is not None
        self.mind: Weights = (
            loads(self.stand_in(), "a mind") if thinker is None else thinker.weights
        )
        self.rows = float((self.seen != np.array(self.mind.arrays["common"])).sum(1).mean())
        """Columns that are not as usual, on average: each costs a row."""

    def stand_in(self) -> bytes:
        """Return a mind that knows nothing but which value of every column is the commonest."""
        values = (np.unique(column, return_counts=True) for column in self.seen.T)
        usual = [int(found[counts.argmax()]) for found, counts in values]
        return untrained(self.game, usual=usual, shape=SHAPE)

    def contenders(self) -> list[Contender]:
        """Return the ways to ask it."""
        return [
            Contender("compiled", self.judging()),
            Contender("compiled, from the state", self.looking()),
            Contender("Python", self.plainly()),
        ]

    def judging(self) -> Play:
        """Return what judges observations that are there."""
        judge = compiled_judging(self.game)
        net, space = self.mind.compiled(), space_for(self.mind, self.game, fast=True)
        logits = np.zeros((len(self.seen), self.game.max_legal), np.int64)
        values = np.zeros((len(self.seen), self.game.seats.stop - 1), np.int64)

        def play(count: int) -> tuple[int, str]:
            for _ in range(count):
                judge(net, space, self.seen, self.choices, self.counts, logits, values)
            return count * len(self.seen), ""

        return play

    def looking(self) -> Play:
        """Return what observes and judges states."""
        look = from_states(self.game)
        net, space = self.mind.compiled(), space_for(self.mind, self.game, fast=True)
        records = np.concatenate([state.to_records() for state in self.states])
        seats = np.array(self.seats)

        def play(count: int) -> tuple[int, str]:
            for _ in range(count):
                look(net, space, records, seats, self.choices, self.counts)
            return count * len(self.seen), ""

        return play

    def plainly(self) -> Play:
        """Return what does the same in plain Python."""
        net, space = self.mind.plain(), space_for(self.mind, self.game, fast=False)
        observe = of(self.game).observe

        def play(count: int) -> tuple[int, str]:
            for i in range(count):
                k = i % len(self.states)
                observe(self.states[k], self.seats[k], space.seen)
                space.choices[: len(self.legal[k])] = self.legal[k]
                evaluate(net, space, len(self.legal[k]))
            return count, ""

        return play


@cache
def from_states(game: Game) -> Callable[..., None]:
    """Return the compiled function that observes and judges many states."""
    observe = of(game).observe

    def look(net: Net, space: Space, records: Any, seats: Any, choices: Any, counts: Any) -> None:
        for i in range(len(records)):
            observe(records[i], seats[i], space.seen)
            for k in range(counts[i]):
                space.choices[k] = choices[i, k]
            evaluate(net, space, counts[i])

    return compiled.jit(game, look)


def positions(game: Game) -> tuple[list[Any], list[int], list[list[int]]]:
    """Return states, who acts, and what is legal: positions with a choice of heuristic games."""
    states, seats, legal = [], [], []
    out, words, number = [0] * game.max_legal, [0, 0, 0, 0], 0
    while len(states) < POSITIONS:
        count = (min(max(2, game.seats.start), game.seats.stop - 1), game.seats.stop - 1)[
            number % 2
        ]
        s = game.state()
        seed_words(s.rng, 1, number)
        seed_words(words, 2, number)
        game.setup(s, count, game.option_codes(count, batch=True))
        number, step = number + 1, 0
        while (mask := game.actors(s)) and len(states) < POSITIONS * number / 4:
            seat = pick_actor(mask, words)
            there = out[: game.legal(s, seat, out)]
            action = there[0]
            if len(there) > 1:
                step += 1
                if step % APART == 0:
                    states.append(s.copy())
                    seats.append(seat)
                    legal.append(there)
                action = game.bot(s, seat, there, len(there), words) if game.bot else there[0]
            game.apply(s, seat, action)
    return states, seats, legal


def goal(board: Board, contender: Contender) -> Goal:
    """Return what is wanted of a game."""
    wanted = WANTED.get(board.game.id, OTHERS_WANTED)
    text = f"at least {wanted:,} evaluations a CPU second, observing included"
    return Goal(text, wanted, contender.per_cpu_second)


def lines(board: Board, contenders: list[Contender]) -> list[str]:
    """Return a game's figures."""
    what = "its mind" if board.trained else "a mind that has learnt nothing"
    head = f"{board.game.id}, {what}, {board.rows:.0f} of {board.seen.shape[1]} columns unusual"
    told = [head, ROW.format("", "looks/CPU s", "looks/s", "x Python", "spread")]
    for one in contenders:
        told.append(
            ROW.format(
                one.name,
                f"{one.per_cpu_second:,.0f}",
                f"{one.per_second:,.0f}",
                f"{one.times(contenders[-1]):.1f}",
                f"{one.spread - 1:.0%}",
            )
        )
    return [*told, str(goal(board, contenders[1])), ""]


def described(board: Board, contenders: list[Contender]) -> dict[str, Any]:
    """Return the same as JSON."""
    return {
        "game": board.game.id,
        "trained": board.trained,
        "columns": board.seen.shape[1],
        "unusual": round(board.rows, 1),
        "per_cpu_second": {one.name: round(one.per_cpu_second, 1) for one in contenders},
        "goal_met": goal(board, contenders[1]).met,
    }


if __name__ == "__main__":
    sys.exit(main())
