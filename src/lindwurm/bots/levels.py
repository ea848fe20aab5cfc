"""Bots by name: five levels for people, and the plain ones for measuring.

>>> named("adept")
Heuristic(noise=0)
>>> named("mcts:500").budget.iterations, named("mcts:80ms").budget.milliseconds
(500, 80)
>>> named("mind"), named("mind:new.mind").file.name
(Learned(file=None), 'new.mind')
>>> named("oracle")
Traceback (most recent call last):
...
lindwurm.bots.levels.UnknownBot: there is no bot 'oracle' (random, heuristic, mind, ...)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lindwurm.bots.foresight import Foresight
from lindwurm.bots.learned import Learned, unfit
from lindwurm.bots.mcts import HORIZON, Search
from lindwurm.bots.player import Bot, Budget, Heuristic, Random
from lindwurm.kernel.game import SLIPS, Effort, Game
from lindwurm.kernel.state import State


@dataclass(frozen=True)
class Level:
    """A search with as many tries as were measured to be worth it in a game, and a clock."""

    name: str
    milliseconds: int
    """The longest a move may take, on one core."""
    other: Effort
    """For games that were not measured."""
    repeatable = False

    def search(self, game: Game) -> Search | Foresight:
        """Return the search for a game.

        >>> from lindwurm.games import load
        >>> MASTER.search(load("simurgh")).budget
        Budget(iterations=200, milliseconds=400, cores=1)
        """
        effort = game.efforts.get(self.name, self.other)
        horizon = HORIZON if effort.horizon is None else effort.horizon
        return Search(Budget(effort.tries, self.milliseconds), horizon=horizon)

    def choose(self, game: Game, state: State, seat: int, legal: Sequence[int], words: Any) -> int:
        """Return the action that does best on average."""
        return self.search(game).choose(game, state, seat, legal, words)


@dataclass(frozen=True)
class Novice(Heuristic):
    """A beginner as the game knows one, else the heuristic, who slips as often as it forgives."""

    noise: int = SLIPS

    def choose(self, game: Game, state: State, seat: int, legal: Sequence[int], words: Any) -> int:
        """Return what a beginner does; or what the heuristic advises, and now and then anything."""
        if game.novice is not None:
            return int(game.novice(state, seat, legal, len(legal), words))
        slips = self.noise if game.slips is None else game.slips
        return Heuristic(slips).choose(game, state, seat, legal, words)


@dataclass(frozen=True)
class Wyrm(Level):
    """A search by a mind, in games where that was measured to be stronger; else a legend."""

    def search(self, game: Game) -> Search | Foresight:
        """Return the search for a game."""
        legend, effort = LEGEND.search(game), game.efforts.get(self.name)
        if effort is None:
            return legend
        budget = Budget(effort.tries, self.milliseconds)
        return Foresight(budget, effort.horizon or 0, instead=legend)


MASTER = Level("master", 400, Effort(300))
LEGEND = Level("legend", 2_000, Effort(2_000))
WYRM = Wyrm("wyrm", 2_000, Effort(2_000))
LEVELS: dict[str, Bot] = {
    "novice": Novice(),
    "adept": Heuristic(),
    MASTER.name: MASTER,
    LEGEND.name: LEGEND,
    WYRM.name: WYRM,
}
"""From the weakest to the strongest; all of them play every game."""

MIND = "mind"
PLAIN: dict[str, Bot] = {"random": Random(), "heuristic": Heuristic(), MIND: Learned()}

SEARCHES: dict[str, Callable[[Budget], Bot]] = {"mcts": Search, WYRM.name: Foresight}
"""Searches that can be given a budget by name: `mcts:500`, `wyrm:80ms`."""

NAMES = ", ".join(
    [*PLAIN, *LEVELS, "mind:FILE", *(f"{s}:TRIES, {s}:MILLISECONDSms" for s in SEARCHES)]
)


class UnknownBot(ValueError):
    """There is no bot of that name."""


def named(name: str) -> Bot:
    """Return the bot of a name: a level, random, heuristic, or a search with its budget.

    `mind` plays by what the game's mind has learnt, without a search, `mind:FILE` by that in a
    file. `mcts:500` makes 500 tries for each decision, `mcts:80ms` thinks for 80 milliseconds;
    `wyrm:500` and `wyrm:80ms` ask the game's mind in the search.
    """
    if name in LEVELS:
        return LEVELS[name]
    if name in PLAIN:
        return PLAIN[name]
    kind, _, amount = name.partition(":")
    if kind == MIND and amount:
        return Learned(Path(amount))
    digits = amount.removesuffix("ms")
    right = digits.isascii() and digits.isdigit() and 0 < int(digits) < 10**9
    if kind not in SEARCHES or not right:
        raise UnknownBot(f"there is no bot {name!r} ({NAMES})")
    if amount.endswith("ms"):
        return SEARCHES[kind](Budget(milliseconds=int(digits)))
    return SEARCHES[kind](Budget(iterations=int(digits)))


def minded(bot: object, game: Game) -> bool:
    """Return whether a bot asks the game's mind in its search."""
    return isinstance(bot.search(game) if isinstance(bot, Level) else bot, Foresight)


def said(bot: object, game: Game, seats: int, options: Sequence[int]) -> str | None:
    """Return the sentence that says who plays in the place of a mind; None where one plays.

    >>> from lindwurm.games import load
    >>> said(Heuristic(), load("simurgh"), 2, load("simurgh").option_codes(2))
    """
    if isinstance(bot, Wyrm) and WYRM.name not in game.efforts:
        return f"No mind is measured to be stronger than a legend in {game.id}: one plays as wyrm."
    if not isinstance(bot, Learned | Foresight | Wyrm):
        return None
    why = unfit(game, seats, options, None if isinstance(bot, Wyrm) else bot.file)
    who = {Learned: "the heuristic", Wyrm: "a legend"}.get(type(bot), "a search without one")
    return f"No mind fits {game.id} here ({why}): {who} plays." if why else None
