"""Games that are counted while they are played: what was offered and taken, when, and who won.

The games are those of :mod:`lindwurm.engines.batch`, draw for draw. Counting costs a look at every
list of choices, and at the end of a game one at every action that somebody took in it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from lindwurm.engines import batch, compiled
from lindwurm.kernel.chance import below, seed_words
from lindwurm.kernel.game import Game
from lindwurm.kernel.rule import rule

DECISIONS, CHOICES, FORCED = 0, 1, 2
"""Places in `asked`: decisions with a choice, the choices they had, and decisions without one."""


@dataclass
class Counts:
    """What was counted in some games; for each action unless it says otherwise."""

    actions: int
    seats: int
    together: bool
    lost: float = 0.0
    """The return that wins nothing: zero, or the game's lowest where all win or lose together."""
    offered: npt.NDArray[np.int64] = field(init=False)
    """How often it could be chosen, among others."""
    taken: npt.NDArray[np.int64] = field(init=False)
    """How often it was."""
    games: npt.NDArray[np.int64] = field(init=False)
    """In how many games a seat took it at least once, counted by seats."""
    won: npt.NDArray[np.float64] = field(init=False)
    """Parts of wins of those seats."""
    when: npt.NDArray[np.float64] = field(init=False)
    """How far those games were when they took it first, from 0 to 1, added up."""
    asked: npt.NDArray[np.int64] = field(init=False)
    first: npt.NDArray[np.int64] = field(init=False)
    touched: npt.NDArray[np.int64] = field(init=False)
    part: npt.NDArray[np.float64] = field(init=False)

    def __post_init__(self) -> None:
        """Begin with nothing."""
        self.offered, self.taken, self.games = (np.zeros(self.actions, np.int64) for _ in range(3))
        self.won, self.when = (np.zeros(self.actions) for _ in range(2))
        self.asked = np.zeros(3, np.int64)
        places = self.seats * self.actions
        self.first, self.touched = np.zeros(places, np.int64), np.zeros(places + 1, np.int64)
        self.part = np.zeros(self.seats)

    def fresh(self) -> Counts:
        """Return one like this with nothing in it, for somebody else to count in."""
        return Counts(self.actions, self.seats, self.together, self.lost)

    def add(self, other: Counts) -> None:
        """Add what was counted elsewhere."""
        for name in ("offered", "taken", "games", "won", "when", "asked"):
            getattr(self, name)[:] += getattr(other, name)

    @property
    def arrays(self) -> tuple[Any, ...]:
        """What a counting chunk is given."""
        return (
            *(self.offered, self.taken, self.games, self.won, self.when),
            *(self.asked, self.first, self.touched, self.part),
        )


@cache
def playout(game: Game) -> Callable[..., int]:
    """Return the rule that plays one game as :func:`batch.playout` does, and counts."""
    setup, actors, legal, apply = game.setup, game.actors, game.legal, game.apply
    bot, actions = game.bot or batch.no_bot, game.verbs.size

    @rule
    def play(
        s: Any,
        seats: int,
        options: Any,
        seed: int,
        number: int,
        kinds: Any,
        out: Any,
        words: Any,
        offered: Any,
        taken: Any,
        asked: Any,
        first: Any,
        touched: Any,
    ) -> int:
        seed_words(s.rng, seed, 2 * number)
        seed_words(words, seed, 2 * number + 1)
        setup(s, seats, options)
        for steps in range(batch.STEP_LIMIT):
            mask = actors(s)
            if mask == 0:
                return steps
            seat = batch.pick_actor(mask, words)
            count = legal(s, seat, out)
            if count == 1:
                action = int(out[0])
                asked[FORCED] += 1
            else:
                asked[DECISIONS] += 1
                asked[CHOICES] += count
                for i in range(count):
                    offered[out[i]] += 1
                if kinds[seat] == 0:
                    action = int(out[below(words, count)])
                else:
                    action = bot(s, seat, out, count, words)
                taken[action] += 1
                place = seat * actions + action
                if first[place] == 0:
                    first[place] = steps + 1
                    touched[0] += 1
                    touched[touched[0]] = place
            apply(s, seat, action)
        return -1

    return play


@rule
def settle(
    steps: int,
    seats: int,
    together: bool,
    lost: float,
    results: Any,
    games: Any,
    won: Any,
    when: Any,
    first: Any,
    touched: Any,
    part: Any,
) -> None:
    """Count who won with what at the end of a game, and forget what was taken in it."""
    actions = len(games)
    best = results[0]
    for seat in range(1, seats):
        best = max(best, results[seat])
    winners = 0
    for seat in range(seats):
        winners += results[seat] == best
    for seat in range(seats):
        part[seat] = 0.0
        if best > lost and results[seat] == best:
            part[seat] = 1.0 if together else 1.0 / winners
    for i in range(1, touched[0] + 1):
        place = touched[i]
        if steps > 0:
            action = place % actions
            games[action] += 1
            won[action] += part[place // actions]
            when[action] += (first[place] - 1) / steps
        first[place] = 0
    touched[0] = 0


@cache
def compiled_chunk(game: Game) -> Callable[..., None]:
    """Return the compiled function that plays and counts games into `records`."""
    play, returns = playout(game), game.returns

    def chunk(
        records: Any,
        seats: int,
        options: Any,
        seed: int,
        number: int,
        kinds: Any,
        lengths: Any,
        results: Any,
        out: Any,
        words: Any,
        together: bool,
        lost: float,
        offered: Any,
        taken: Any,
        games: Any,
        won: Any,
        when: Any,
        asked: Any,
        first: Any,
        touched: Any,
        part: Any,
    ) -> None:
        for i in range(len(records)):
            s = records[i]
            steps = play(
                s,
                seats,
                options,
                seed,
                number + i,
                kinds,
                out,
                words,
                offered,
                taken,
                asked,
                first,
                touched,
            )
            lengths[i] = steps
            returns(s, results[i])
            settle(steps, seats, together, lost, results[i], games, won, when, first, touched, part)

    return compiled.jit(game, chunk)
