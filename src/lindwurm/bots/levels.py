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

from lindwurm.bots.mcts import Search
from lindwurm.bots.player import Bot, Budget, Heuristic, Random

LEVELS: dict[str, Bot] = {
    "novice": Heuristic(noise=25),
    "adept": Heuristic(),
    "master": Search(Budget(iterations=1_000, milliseconds=400)),
    "legend": Search(Budget(iterations=20_000, milliseconds=2_000)),
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
