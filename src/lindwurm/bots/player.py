"""What a bot is: somebody who is shown a seat's imagined state and chooses an action.

A bot never gets the real state. It gets one that its seat could believe in, with everything it
cannot know dealt afresh and with another future (`Match.imagine`), and four words of chance of its
own. The same view and the same words give the same choice, whatever is hidden.

>>> from lindwurm.games import load
>>> from lindwurm.kernel.match import Match
>>> m = Match(load("dragon_farkle"), seats=2, options={"first_player": 1}, seed=7)
>>> m.text(choose(Heuristic(), m, 0, seed=1))
'recruit'
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from lindwurm.kernel.chance import below, next_word, seed_words
from lindwurm.kernel.game import Game
from lindwurm.kernel.match import Match
from lindwurm.kernel.state import State

IMAGINED = 2**61
"""Seeds from here on are for imagined states; batches and matches count theirs from 0."""


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: a number of tries, milliseconds, or whichever ends first.

    With iterations alone a choice can be repeated exactly.
    """

    iterations: int | None = None
    milliseconds: int | None = None
    cores: int = 1

    def __post_init__(self) -> None:
        if self.iterations is None and self.milliseconds is None:
            raise ValueError("a budget needs iterations or milliseconds")
        for name in ("iterations", "milliseconds", "cores"):
            value = getattr(self, name)
            if value is not None and value < 1:
                raise ValueError(f"{name} must be at least 1, not {value}")


class Bot(Protocol):
    """A player of any game."""

    @property
    def repeatable(self) -> bool:
        """Whether the same view and words always give the same choice (no clock is involved)."""

    def choose(self, game: Game, state: State, seat: int, legal: Sequence[int], words: Any) -> int:
        """Return one of the legal actions of `seat`, which may act now.

        `state` is imagined for that seat and left as it is; `words` is the bot's own chance.
        """


def choose(bot: Bot, match: Match, seat: int, seed: int) -> int:
    """Return the action a bot chooses in a match, from what its seat may know."""
    legal = match.legal(seat)
    if len(legal) < 2:
        return legal[0]
    words = [0, 0, 0, 0]
    seed_words(words, seed, 2 * len(match.moves) + 3)  # stream 0 is a match's own
    imagined = match.imagine(seat, IMAGINED + next_word(words))
    return bot.choose(match.game, imagined, seat, legal, words)


def advice(game: Game, state: State, seat: int, legal: Sequence[int], words: Any) -> int:
    """Return the action of the game's heuristic player; any, where a game has none."""
    if game.bot is None:
        return legal[below(words, len(legal))]
    return int(game.bot(state, seat, legal, len(legal), words))


@dataclass(frozen=True)
class Random:
    """Any legal action, each as likely."""

    repeatable = True

    def choose(self, game: Game, state: State, seat: int, legal: Sequence[int], words: Any) -> int:
        """Return one of the legal actions."""
        return legal[below(words, len(legal))]


@dataclass(frozen=True)
class Heuristic:
    """The game's own heuristic player; `noise` of a hundred choices are made at random instead."""

    noise: int = 0
    repeatable = True

    def choose(self, game: Game, state: State, seat: int, legal: Sequence[int], words: Any) -> int:
        """Return what the heuristic advises, or now and then anything."""
        if self.noise and below(words, 100) < self.noise:
            return legal[below(words, len(legal))]
        return advice(game, state, seat, legal, words)
