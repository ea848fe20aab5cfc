"""Bots by name: four levels for people, and the plain ones for measuring.

>>> named("adept")
Heuristic(noise=0)
>>> named("mcts:500").budget.iterations, named("mcts:80ms").budget.milliseconds
(500, 80)
>>> named("oracle")
Traceback (most recent call last):
...
lindwurm.bots.levels.UnknownBot: there is no bot 'oracle' (random, heuristic, novice, ...)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from lindwurm.bots.mcts import HORIZON, Search
from lindwurm.bots.player import Bot, Budget, Heuristic, Random
from lindwurm.kernel.game import Game
from lindwurm.kernel.state import State


class Effort(NamedTuple):
    """How hard a level tries in one game."""

    tries: int
    horizon: int = HORIZON
    """Decisions after which a try is broken off and judged."""


@dataclass(frozen=True)
class Level:
    """A search with as many tries as were measured to be worth it in a game, and a clock."""

    milliseconds: int
    """The longest a move may take, on one core."""
    efforts: Mapping[str, Effort]
    other: Effort
    """For games that were not measured."""
    repeatable = False

    def search(self, game: str) -> Search:
        """Return the search for a game.

        >>> MASTER.search("simurgh").budget
        Budget(iterations=200, milliseconds=400, cores=1)
        """
        effort = self.efforts.get(game, self.other)
        return Search(Budget(effort.tries, self.milliseconds), horizon=effort.horizon)

    def choose(self, game: Game, state: State, seat: int, legal: Sequence[int], words: Any) -> int:
        """Return the action that does best on average."""
        return self.search(game.id).choose(game, state, seat, legal, words)


SLIPS = {"dragonquest": 10}
"""Choices of a hundred that a novice makes at random where 25 would be too many to live."""


@dataclass(frozen=True)
class Novice(Heuristic):
    """The heuristic player, who slips as often as a game forgives."""

    noise: int = 25

    def choose(self, game: Game, state: State, seat: int, legal: Sequence[int], words: Any) -> int:
        """Return what the heuristic advises, or now and then anything."""
        slips = SLIPS.get(game.id, self.noise)
        return Heuristic(slips).choose(game, state, seat, legal, words)


MASTER = Level(
    400,
    {
        "dragon_farkle": Effort(600),
        "simurgh": Effort(200),
        "dragonquest": Effort(50, horizon=10),
        "drachenfels": Effort(300, horizon=24),
        "schutt_und_asche": Effort(100),
    },
    Effort(300),
)
LEGEND = Level(
    2_000,
    {
        "dragon_farkle": Effort(10_000),
        "simurgh": Effort(600),
        "dragonquest": Effort(1_200, horizon=10),
        "drachenfels": Effort(1_000, horizon=24),
        "schutt_und_asche": Effort(500),
    },
    Effort(2_000),
)
LEVELS: dict[str, Bot] = {
    "novice": Novice(),
    "adept": Heuristic(),
    "master": MASTER,
    "legend": LEGEND,
}
"""From the weakest to the strongest; all of them play every game."""

PLAIN: dict[str, Bot] = {"random": Random(), "heuristic": Heuristic()}

NAMES = f"{', '.join([*PLAIN, *LEVELS])}, mcts:ITERATIONS, mcts:MILLISECONDSms"


class UnknownBot(ValueError):
    """There is no bot of that name."""


def named(name: str) -> Bot:
    """Return the bot of a name: a level, random, heuristic, or a search with its budget.

    `mcts:500` makes 500 tries for each decision, `mcts:80ms` thinks for 80 milliseconds.
    """
    if name in LEVELS:
        return LEVELS[name]
    if name in PLAIN:
        return PLAIN[name]
    kind, _, amount = name.partition(":")
    digits = amount.removesuffix("ms")
    if kind != "mcts" or not (digits.isascii() and digits.isdigit() and 0 < int(digits) < 10**9):
        raise UnknownBot(f"there is no bot {name!r} ({NAMES})")
    if amount.endswith("ms"):
        return Search(Budget(milliseconds=int(digits)))
    return Search(Budget(iterations=int(digits)))
