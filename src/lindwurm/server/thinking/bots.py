"""Bots at a table: who they are, what they are asked, and who thinks for them.

They see a redealt, reseeded copy, never the match itself. The plain levels think on a few threads;
those that search have processes of their own (:mod:`processes`), which have to compile a game's
rules before their first thought. Until then, and whenever they are too busy, a searching bot plays
as the best plain level does: nobody waits for a bot.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import defaultdict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

from lindwurm.kernel.chance import below, seed_words
from lindwurm.kernel.game import Game
from lindwurm.kernel.match import Match
from lindwurm.server.errors import Refused
from lindwurm.server.metrics import Metrics
from lindwurm.server.thinking.bounded import THINKING, Endless, bounded
from lindwurm.server.thinking.processes import Busy, Thinkers

log = logging.getLogger("lindwurm.server")

LEVELS = ("random", "novice", "adept", "master", "legend", "wyrm")
"""How a bot may play, from the weakest to the strongest."""
WYRM = LEVELS[-1]
"""Searches by a mind; where none was measured to be stronger, it is the same as the one below."""
DEFAULT = "adept"
ALIASES = {"heuristic": DEFAULT}
"""What a level was called before there were several."""
SEARCHING = ("master", "legend", "wyrm")
"""Levels that think ahead."""
DRAGONS = ("Fafnir", "Ladon", "Zilant", "Tarasque", "Nidhogg", "Wawel")
"""Names for bots: dragons of old stories."""
LATE = "late"
"""Not a level: what a game does for a seat whose time is out."""
PATIENCE = 15.0
"""Seconds after which a search that does not answer is not waited for any more."""
LONGEST_PAUSE = 2.0
"""Seconds that an answer without a choice takes at most."""


def offered(game: Game) -> list[str]:
    """Return the levels to choose from: a wyrm only where it is more than a legend."""
    return [level for level in LEVELS if level != WYRM or level in game.efforts]


@dataclass(frozen=True)
class Question:
    """What a bot is asked: a state it could believe in, and what it may choose from."""

    game: Game
    imagined: Any
    seat: int
    level: str
    legal: list[int]
    words: list[int]


def question(match: Match, seat: int, level: str) -> Question:
    """Put the question to a bot; what it gets has nothing to do with the match's own chance."""
    words = [0, 0, 0, 0]
    seed = secrets.randbits(61)
    seed_words(words, seed, 0)
    imagined = match.imagine(seat, seed + 1)
    level = ALIASES.get(level, level)
    return Question(match.game, imagined, seat, level, match.legal(seat), words)


def answer(asked: Question) -> int:
    """Return what the bot chooses."""
    from lindwurm.bots.levels import named

    level, default = asked.level, asked.game.default
    if level == LATE and default is not None:
        return int(default(asked.imagined, asked.seat, asked.legal, len(asked.legal), asked.words))
    bot = named(DEFAULT if level == LATE else level)
    return int(bot.choose(asked.game, asked.imagined, asked.seat, asked.legal, asked.words))


class Bots:
    """All who think. Who asks more than they can answer waits in line, and nobody else does."""

    def __init__(self, workers: int, metrics: Metrics):
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="bot")
        self.thinkers = Thinkers(workers)
        self._metrics = metrics
        self._lately: dict[tuple[str, str], deque[float]] = defaultdict(lambda: deque(maxlen=20))
        """How many seconds the latest answers took, by game and level."""

    def warming_up(self, game: Game) -> bool:
        """Return whether a game cannot be searched yet; it is being prepared then."""
        return not self.thinkers.ready(game)

    async def choose(self, asked: Question) -> int:
        """Return the action of a bot. One that fails plays at random instead of holding up all."""
        lately = self._lately[asked.game.id, asked.level]
        if len(asked.legal) == 1:
            # at once would tell everybody that there was no choice: as long as one of the latest
            await asyncio.sleep(min(LONGEST_PAUSE, secrets.choice(lately or [0.0])))
            return asked.legal[0]
        self._metrics.bot_queue += 1
        begun = time.perf_counter()
        try:
            code = await self._answer(asked)
        except Exception:
            log.exception("a bot of %s failed", asked.game.id)
            code = -1
        finally:
            lately.append(time.perf_counter() - begun)
            self._metrics.bot_queue -= 1
            self._metrics.bot_seconds += lately[-1]
        if code not in asked.legal:
            self._metrics.bot_failures += 1
            return asked.legal[below(asked.words, len(asked.legal))]
        return code

    async def _answer(self, asked: Question) -> int:
        if asked.level in SEARCHING:
            if self.thinkers.ready(asked.game):
                try:
                    return await self.thinkers.choose(asked, PATIENCE)
                except Busy:
                    self._metrics.bot_fallbacks += 1
            asked = replace(asked, level=DEFAULT)
        return int(await self.on_thread(asked.game, answer, asked))

    async def on_thread(self, game: Game, work: Callable[..., Any], *arguments: Any) -> Any:
        """Let a thread of the pool do some work on a game; refuses what has no end."""

        def within() -> Any:
            with bounded(game, THINKING):
                return work(*arguments)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, within)
        except Endless as error:
            raise Refused("broken", str(error)) from None

    def close(self) -> None:
        """End the pools."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        self.thinkers.close()
