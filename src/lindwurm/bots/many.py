"""Many games in which a mind plays, compiled as a whole or in plain Python.

The games are those of :mod:`lindwurm.engines.batch`: the same streams of a seed, the same order of
draws, so that a game is the same one whether it is played here or move by move in the arena.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

from lindwurm.bots.learned import Thinker
from lindwurm.bots.mcts import advise_anything
from lindwurm.bots.mind import space_for, thinking
from lindwurm.engines import compiled
from lindwurm.engines.batch import READY, STEP_LIMIT, Chunk, Lot, pick_actor
from lindwurm.kernel.chance import below, seed_words
from lindwurm.kernel.game import Game
from lindwurm.kernel.rule import rule

RANDOM, HEURISTIC, MIND = range(3)
"""Who plays a seat; the first two are those of a batch."""


@cache
def playing(game: Game) -> Callable[..., int]:
    """Return the rule that plays one game to its end and counts its steps (-1: it did not end)."""
    setup, actors, legal, apply = game.setup, game.actors, game.legal, game.apply
    bot, think = game.bot or advise_anything, thinking(game)

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
        net: Any,
        space: Any,
        turn: Any,
    ) -> int:
        seed_words(s.rng, seed, 2 * number)
        seed_words(words, seed, 2 * number + 1)
        setup(s, seats, options)
        for steps in range(STEP_LIMIT):
            mask = actors(s)
            if mask == 0:
                return steps
            seat = pick_actor(mask, words)
            count = legal(s, seat, out)
            action = int(out[0])
            if count > 1:
                kind = kinds[seat]
                if kind == 0:
                    action = int(out[below(words, count)])
                else:
                    action = -1
                    if kind == 2:
                        action = think(net, space, s, seat, out, count, turn, words)
                    if action < 0:
                        action = bot(s, seat, out, count, words)
            apply(s, seat, action)
        return -1

    return play


@cache
def compiled_playing(game: Game) -> Callable[..., None]:
    """Return the compiled function that plays games `first`, `first` + 1 … into `records`."""
    play, returns = playing(game), game.returns

    def chunk(
        records: Any,
        seats: int,
        options: Any,
        seed: int,
        first: int,
        kinds: Any,
        lengths: Any,
        results: Any,
        out: Any,
        words: Any,
        net: Any,
        space: Any,
        turn: Any,
    ) -> None:
        for i in range(len(records)):
            s = records[i]
            number = first + i
            lengths[i] = play(s, seats, options, seed, number, kinds, out, words, net, space, turn)
            returns(s, results[i])

    return compiled.jit(game, chunk)


@dataclass(frozen=True)
class Crowd:
    """Games in which a mind plays on some seats; `kinds` says who plays each."""

    thinker: Thinker
    seats: int
    options: Sequence[int]
    seed: int
    kinds: Sequence[int]

    def play(self, first: int, count: int) -> tuple[Any, Any, Any]:
        """Play games `first`, `first` + 1 … compiled: records, lengths, results."""
        import numpy as np

        game = self.thinker.game
        records = np.zeros(count, game.state.dtype())
        lengths, results = np.zeros(count, np.int64), np.zeros((count, self.seats))
        compiled_playing(game)(
            records,
            self.seats,
            np.array(self.options, np.int64),
            self.seed,
            first,
            np.array(self.kinds, np.int64),
            lengths,
            results,
            np.zeros(game.max_legal, np.int64),
            np.zeros(4, np.int64),
            self.thinker.weights.compiled(),
            space_for(self.thinker.weights, game, fast=True),
            self.thinker.turn,
        )
        return records, lengths, results

    def play_plainly(self, number: int) -> Chunk:
        """Play one game in plain Python."""
        game, s = self.thinker.game, self.thinker.game.state()
        results = [0.0] * self.seats
        length = playing(game)(
            s,
            self.seats,
            self.options,
            self.seed,
            number,
            self.kinds,
            [0] * game.max_legal,
            [0, 0, 0, 0],
            self.thinker.plain,
            space_for(self.thinker.weights, game, fast=False),
            self.thinker.turn.tolist(),
        )
        game.returns(s, results)
        began = getattr(s, game.began) if game.began else -1
        return s.to_bytes(), [length], [results], [began]

    def chunks(self, games: int, cores: int | None, fast: bool) -> Iterator[Chunk]:
        """Yield the chunks of a batch (:data:`lindwurm.engines.batch.Engine`)."""
        if not fast:
            yield READY
            for number in range(games):
                yield self.play_plainly(number)
            return
        game, size = self.thinker.game, max(1, min(2048, games // 16))

        def work(first: int) -> Chunk:
            records, lengths, results = self.play(first, min(size, games - first))
            began = records[game.began].tolist() if game.began else [-1] * len(records)
            return game.state.packed_records(records), lengths.tolist(), results.tolist(), began

        self.play(0, 1)  # compiled before threads ask
        yield READY
        with ThreadPoolExecutor(cores or os.cpu_count()) as pool:
            yield from pool.map(work, range(0, games, size))


def crowd(thinker: Thinker, lot: Lot, minds: Sequence[int]) -> Crowd:
    """Return the games of a lot, a mind on some of its seats."""
    kinds = [MIND if seat in minds else kind for seat, kind in enumerate(lot.kinds)]
    return Crowd(thinker, lot.seats, lot.options, lot.seed, kinds)
