"""Bots on a pool of threads. They see a redealt, reseeded copy, never the match itself."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from lindwurm.kernel.chance import below, seed_words
from lindwurm.kernel.match import Match
from lindwurm.server.metrics import Metrics

log = logging.getLogger("lindwurm.server")

HEURISTIC, RANDOM = "heuristic", "random"
LEVELS = (HEURISTIC, RANDOM)
RECORDED = {HEURISTIC: "bot", RANDOM: "random"}
"""What a record writes behind a bot's name."""
DRAGONS = ("Fafnir", "Ladon", "Zilant", "Tarasque", "Nidhogg", "Wawel")
"""Names for bots: dragons of old stories."""


@dataclass(frozen=True)
class Question:
    """What a bot is asked: a state it could believe in, and what it may choose from."""

    match: Match
    imagined: Any
    seat: int
    level: str
    legal: list[int]
    words: list[int]


def question(match: Match, seat: int, level: str) -> Question:
    """Put the question to a bot; what it gets has nothing to do with the match's own chance."""
    words = [0, 0, 0, 0]
    seed_words(words, secrets.randbits(61), 0)
    imagined = match.imagine(seat, secrets.randbits(61))
    return Question(match, imagined, seat, level, match.legal(seat), words)


def answer(asked: Question) -> int:
    """Return what the bot chooses."""
    legal = asked.legal
    bot = asked.match.game.bot
    if asked.level == RANDOM or bot is None or len(legal) == 1:
        return legal[below(asked.words, len(legal))]
    return int(bot(asked.imagined, asked.seat, legal, len(legal), asked.words))


class Bots:
    """The pool. Who asks more than it can answer waits in line, and nobody else does."""

    def __init__(self, workers: int, metrics: Metrics):
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="bot")
        self._metrics = metrics

    async def choose(self, asked: Question) -> int:
        """Return the action of a bot. One that fails plays at random instead of holding up all."""
        self._metrics.bot_queue += 1
        begun = time.perf_counter()
        try:
            loop = asyncio.get_running_loop()
            code = await loop.run_in_executor(self._pool, answer, asked)
        except Exception:
            log.exception("a bot of %s failed", asked.match.game.id)
            code = -1
        finally:
            self._metrics.bot_queue -= 1
            self._metrics.bot_seconds += time.perf_counter() - begun
        if code not in asked.legal:
            self._metrics.bot_failures += 1
            return asked.legal[below(asked.words, len(asked.legal))]
        return code

    def close(self) -> None:
        """End the pool."""
        self._pool.shutdown(wait=False, cancel_futures=True)
