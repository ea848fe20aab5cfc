"""Who meets whom, on which seat, with which chance.

Every choice of as many bots as there are seats is a line-up, and each line-up plays the same number
of games. Its games come in groups, one for each rotation of the seats; all games of a group, in
every line-up, draw from the same stream of chance ("paired seeds"), so that luck weighs less.

>>> from lindwurm.games import load
>>> plan = Plan(load("dragon_farkle"), 2, {}, 7, ("random", "adept", "novice"), 4)
>>> plan.lineups
((0, 1), (0, 2), (1, 2))
>>> [(plan.stream(k), plan.seating(1, k)) for k in range(4)]
[(0, (0, 2)), (0, (2, 0)), (1, (0, 2)), (1, (2, 0))]
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any

from lindwurm.bots.levels import named
from lindwurm.bots.player import Bot
from lindwurm.kernel.game import Game
from lindwurm.kernel.match import MAX_SEED


@dataclass(frozen=True)
class Plan:
    """What is to be played. Wrong seats, options, bots, seeds and numbers raise ValueError."""

    game: Game
    seats: int
    options: Mapping[str, object]
    seed: int
    bots: tuple[str, ...]
    games: int
    """Games of each line-up."""

    def __post_init__(self) -> None:
        self.game.option_codes(self.seats, self.options)
        if self.games < 1:
            raise ValueError(f"at least one game must be played, not {self.games}")
        if not 0 <= self.seed < MAX_SEED:
            raise ValueError(f"a seed is a whole number from 0 to 2**62 - 1, not {self.seed}")
        if not self.bots:
            raise ValueError("at least one bot is needed")
        for name in self.bots:
            named(name)
            if self.bots.count(name) > 1:
                raise ValueError(f"bot {name!r} is given twice")

    @cached_property
    def codes(self) -> list[int]:
        """The options as the integers that rules see."""
        return self.game.option_codes(self.seats, self.options, batch=True)

    @cached_property
    def players(self) -> tuple[Bot, ...]:
        """The bots themselves."""
        return tuple(named(name) for name in self.bots)

    @cached_property
    def lineups(self) -> tuple[tuple[int, ...], ...]:
        """Which bots (by index) sit together; fewer bots than seats take turns to fill a table."""
        count = len(self.bots)
        if count < self.seats:
            return (tuple(seat % count for seat in range(self.seats)),)
        return tuple(combinations(range(count), self.seats))

    @cached_property
    def turns(self) -> int:
        """Rotations of a line-up that are different: one if the same bot sits everywhere."""
        order = self.lineups[0]
        return next(n for n in range(1, self.seats + 1) if order[n:] + order[:n] == order)

    @property
    def total(self) -> int:
        """Games of all line-ups together."""
        return self.games * len(self.lineups)

    @property
    def repeatable(self) -> bool:
        """Whether the same plan gives the same games: no bot looks at a clock."""
        return all(bot.repeatable for bot in self.players)

    def keys(self) -> Iterator[tuple[int, int]]:
        """Yield (line-up, number) of every game."""
        for lineup in range(len(self.lineups)):
            for number in range(self.games):
                yield lineup, number

    def stream(self, number: int) -> int:
        """Return the stream of chance of a line-up's game."""
        return number // self.turns

    def seating(self, lineup: int, number: int) -> tuple[int, ...]:
        """Return the bot (by index) of each seat."""
        order = self.lineups[lineup]
        turn = number % self.turns
        return order[turn:] + order[:turn]

    def header(self) -> dict[str, Any]:
        """Return what a file of results must agree with, all but the number of games."""
        return {
            "format": "lindwurm-arena",
            "format_version": 1,
            "game": self.game.id,
            "rules_version": self.game.version,
            "seats": self.seats,
            "options": self.game.option_texts(self.codes),
            "seed": self.seed,
            "bots": list(self.bots),
            **({"variant": self.game.variant.digest} if self.game.variant else {}),
        }
