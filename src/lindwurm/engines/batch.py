"""Play many games: random or by the game's own bot, compiled on all cores or in plain Python.

Game number i of a batch draws its chance from stream 2i of the seed and its random choices from
stream 2i + 1, so the same seed gives the same games on every engine, whatever the number of cores.
"""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from lindwurm.engines import compiled
from lindwurm.kernel.chance import below, seed_words
from lindwurm.kernel.game import Game
from lindwurm.kernel.match import MAX_SEED
from lindwurm.kernel.rule import rule

BOTS = ("random", "heuristic")
ENGINES = ("compiled", "python")
STEP_LIMIT = 1_000_000
"""A game that takes more steps than this is counted as unfinished."""


@cache
def playout(game: Game) -> Callable[..., int]:
    """Return the rule that plays one game from a blank state to its end and counts its steps.

    `kinds[seat]` is an index into BOTS; `out` and `words` are work space.
    """
    setup, actors, legal, apply = game.setup, game.actors, game.legal, game.apply
    bot = game.bot or no_bot

    @rule
    def play(
        s: Any, seats: int, options: Any, seed: int, number: int, kinds: Any, out: Any, words: Any
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
            if count == 1:
                action = int(out[0])
            elif kinds[seat] == 0:
                action = int(out[below(words, count)])
            else:
                action = bot(s, seat, out, count, words)
            apply(s, seat, action)
        return -1

    return play


@rule
def no_bot(s: Any, seat: int, legal: Any, count: int, words: Any) -> int:
    """Play at random, for games that have no player of their own."""
    return int(legal[below(words, count)])


@rule
def pick_actor(mask: int, words: Any) -> int:
    """Return one of the seats in the mask; where several may act, any is as likely."""
    if mask < 128 and mask & (mask - 1) == 0:  # as usual; no branch for a processor to mispredict
        return (mask > 1) + (mask > 3) + (mask > 7) + (mask > 15) + (mask > 31) + (mask > 63)
    count = 0
    rest = mask
    while rest:
        rest &= rest - 1
        count += 1
    skip = below(words, count) if count > 1 else 0
    seat = 0
    while True:
        if mask >> seat & 1:
            if skip == 0:
                return seat
            skip -= 1
        seat += 1


@cache
def compiled_chunk(game: Game) -> Callable[..., None]:
    """Return the compiled function that plays games `first`, `first` + 1 … into `records`."""
    play, returns = playout(game), game.returns

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
    ) -> None:
        for i in range(len(records)):
            s = records[i]
            lengths[i] = play(s, seats, options, seed, first + i, kinds, out, words)
            returns(s, results[i])

    return compiled.jit(game, chunk)


@dataclass
class Batch:
    """What came out of many games."""

    game: str
    seats: int
    engine: str
    games: int = 0
    steps: int = 0
    unfinished: int = 0
    seconds: float = 0.0
    lengths: list[int] = field(default_factory=list)
    results: list[list[float]] = field(default_factory=list)
    """One list of returns per game."""
    began: list[int] = field(default_factory=list)
    """The seat that began, for each game; -1 where the game does not say."""
    digest: str = ""
    """One fingerprint over all final states, in order."""

    @property
    def steps_per_second(self) -> float:
        """Decisions per second of wall clock, compile time excluded."""
        return self.steps / self.seconds if self.seconds else 0.0


Progress = Callable[[int], None]


def run(
    game: Game,
    games: int,
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    bots: Sequence[str] = (),
    engine: str | None = None,
    cores: int | None = None,
    progress: Progress = lambda games: None,
    elsewhere: Engine | None = None,
) -> Batch:
    """Play `games` games and return what came out.

    `bots` names a player for each seat (one name serves all seats; default random). The engine is
    "compiled" where Numba is installed, else "python"; any other name is that of an engine that is
    given as `elsewhere`. `progress` is told of finished games.
    """
    codes = game.option_codes(seats, options, batch=True)
    if games < 1:
        raise ValueError(f"at least one game must be played, not {games}")
    if not 0 <= seed < MAX_SEED:
        raise ValueError(f"a seed is a whole number from 0 to 2**62 - 1, not {seed}")
    players = kinds(game, seats, bots)
    if engine is None:
        engine = "compiled" if compiled.available() else "python"
    elif elsewhere is None and engine not in ENGINES:
        raise ValueError(f"there is no engine {engine!r} ({', '.join(ENGINES)})")
    elif engine == "compiled" and not compiled.available():
        engine = "python"
    chunks = elsewhere or (_run_compiled if engine == "compiled" else _run_python)
    batch = Batch(game.id, seats, engine)
    digest = hashlib.blake2b(digest_size=16)
    played = chunks(Lot(game, seats, codes, seed, players), games, cores)
    next(played)  # the engine is warm: from here on time counts
    started = time.perf_counter()
    parts = []
    for chunk in played:
        digest.update(chunk[0])
        parts.append(chunk[1:])
        progress(len(chunk[1]))
    batch.seconds = time.perf_counter() - started
    batch.digest = digest.hexdigest()
    for lengths, results, began in parts:
        batch.lengths += lengths
        batch.results += results
        batch.began += began
    batch.games = len(batch.lengths)
    batch.steps = sum(n for n in batch.lengths if n >= 0)
    batch.unfinished = sum(n < 0 for n in batch.lengths)
    return batch


def kinds(game: Game, seats: int, bots: Sequence[str]) -> list[int]:
    """Return for each seat its player as an index into BOTS; one name serves all seats."""
    names = list(bots) or ["random"]
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise ValueError(f"{seats} seats need {seats} bots, not {len(names)}")
    for name in names:
        if name not in BOTS:
            raise ValueError(f"there is no bot {name!r} ({', '.join(BOTS)})")
        if name == "heuristic" and game.bot is None:
            raise ValueError(f"{game.id} has no heuristic bot")
    return [BOTS.index(name) for name in names]


Chunk = tuple[bytes, list[int], list[list[float]], list[int]]
"""States, lengths and results of some games, and who began. The first chunk of an engine is empty:
it is warm."""
READY: Chunk = (b"", [], [], [])


@dataclass(frozen=True)
class Lot:
    """The games of a batch, any stretch of which can be played by itself, anywhere."""

    game: Game
    seats: int
    options: list[int]
    seed: int
    kinds: list[int]

    def play(self, first: int, count: int) -> Chunk:
        """Play games `first`, `first` + 1 …, compiled where that is possible."""
        if not compiled.available():
            return self.play_plainly(first, count)
        import numpy as np

        game = self.game
        records = np.zeros(count, game.state.dtype())
        lengths, results = np.zeros(count, np.int64), np.zeros((count, self.seats))
        compiled_chunk(game)(
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
        )
        began = records[game.began].tolist() if game.began else [-1] * count
        return game.state.packed_records(records), lengths.tolist(), results.tolist(), began

    def play_plainly(self, first: int, count: int) -> Chunk:
        """Play the same games in plain Python."""
        game, play = self.game, playout(self.game)
        out, words = [0] * game.max_legal, [0, 0, 0, 0]
        data, lengths, began = bytearray(), [], []
        results = [[0.0] * self.seats for _ in range(count)]
        for i in range(count):
            s = game.state()
            given = (self.seats, self.options, self.seed, first + i, self.kinds)
            lengths.append(play(s, *given, out, words))
            game.returns(s, results[i])
            began.append(getattr(s, game.began) if game.began else -1)
            data += s.to_bytes()
        return bytes(data), lengths, results, began


Engine = Callable[[Lot, int, int | None], Iterator[Chunk]]
"""Yields the chunks of a batch in order: of a lot, so many games, on so many cores."""


def _run_python(lot: Lot, games: int, cores: int | None) -> Iterator[Chunk]:
    yield READY
    for i in range(games):
        yield lot.play_plainly(i, 1)


def _run_compiled(lot: Lot, games: int, cores: int | None) -> Iterator[Chunk]:
    size = max(1, min(2048, games // 16))

    def work(first: int) -> Chunk:
        return lot.play(first, min(size, games - first))

    prepare(lot.game)
    yield READY
    with ThreadPoolExecutor(cores or os.cpu_count()) as pool:
        yield from pool.map(work, range(0, games, size))


@cache
def prepare(game: Game) -> None:
    """Play one game, for which the rules have to be compiled (or found in the cache)."""
    seats = game.seats.start
    Lot(game, seats, game.option_codes(seats), 0, [0] * seats).play(0, 1)
