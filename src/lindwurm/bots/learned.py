"""The player that plays by a mind alone: one look, no search, nothing to compile.

A mind lies beside the rules of its game (`mind.bin`), and a game need not have one. Where there is
none that fits (a variant, a game of somebody else, rules that have changed since), the heuristic
player plays, and :func:`missing` says why.

>>> from lindwurm.games import load
>>> Learned(Path("no/such.mind")).thinker(load("dragon_farkle"))
Traceback (most recent call last):
...
lindwurm.bots.weights.BadMind: no/such.mind cannot be read: No such file or directory
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from lindwurm.bots.mind import compiled_thinking, space_for, strange, thinking
from lindwurm.bots.player import advice
from lindwurm.bots.weights import Weights, load
from lindwurm.engines import compiled
from lindwurm.engines.asking import turned
from lindwurm.engines.observation import of
from lindwurm.kernel import components
from lindwurm.kernel.chance import seed_words
from lindwurm.kernel.game import Game
from lindwurm.kernel.state import State

FILE = "mind.bin"
"""The mind of a game, in its folder."""


class Thinker:
    """A mind that has found its game: asked in plain Python, or compiled once that is ready."""

    def __init__(self, game: Game, weights: Weights):
        self.game, self.weights = game, weights
        self.fast = False
        """Whether it is asked compiled: the same choices, sooner."""
        self.turn = turned(game)[0]
        self.plain = weights.plain()
        self._turn = self.turn.tolist()

    def prepare(self) -> None:
        """Compile what a choice needs, if that is possible; worth it for many choices."""
        if not self.fast and compiled.available():
            seats = self.game.seats.start
            state, seat = _first_question(self.game, seats, self.game.option_codes(seats))
            self._compiled = self.weights.compiled()
            self._choose_compiled(state, seat, [0], [0, 0, 0, 0])
            self.fast = True

    def choose(self, state: State, seat: int, legal: Sequence[int], words: Any) -> int:
        """Return one of the legal actions, or -1 in a position of a kind never met in training."""
        if self.fast:
            return self._choose_compiled(state, seat, legal, words)
        space = space_for(self.weights, self.game, fast=False)
        think = thinking(self.game)
        return think(self.plain, space, state, seat, legal, len(legal), self._turn, words)

    def _choose_compiled(self, state: State, seat: int, legal: Sequence[int], words: Any) -> int:
        import numpy as np

        chance = np.array(words, np.int64)
        space = space_for(self.weights, self.game, fast=True)  # threads do not share it
        chosen = compiled_thinking(self.game)(
            self._compiled,
            space,
            state.to_records()[0],
            seat,
            np.array(legal, np.int64),
            len(legal),
            self.turn,
            chance,
        )
        words[:] = chance.tolist()
        return int(chosen)

    def unknown(self, state: State, seat: int) -> str | None:
        """Return the field that was always the same in training and is another here, if any."""
        observation = of(self.game)
        seen = [0] * observation.size
        observation.observe(state, seat, seen)
        column = strange(self.plain, seen)
        return None if column < 0 else observation.columns[column].field


@dataclass(frozen=True)
class Learned:
    """Plays by a game's mind, or by the one in a file; by the heuristic where none fits."""

    file: Path | None = None
    repeatable = True

    def thinker(self, game: Game) -> Thinker | None:
        """Return the mind for a game; None where none fits. A damaged file raises BadMind."""
        return _found(game, self.file)[0]

    def missing(self, game: Game) -> str | None:
        """Return why the heuristic plays instead, as the end of a sentence; None if a mind does."""
        return _found(game, self.file)[1]

    def choose(self, game: Game, state: State, seat: int, legal: Sequence[int], words: Any) -> int:
        """Return what the mind does: the better it thinks of an action, the likelier."""
        thinker = self.thinker(game)
        action = -1 if thinker is None else thinker.choose(state, seat, legal, words)
        return action if action >= 0 else advice(game, state, seat, legal, words)


@cache
def _found(game: Game, file: Path | None) -> tuple[Thinker | None, str | None]:
    if file is None:
        file = Path(str(files(game.package))) / FILE
        if not file.exists():
            return None, "it has none yet"
    weights = load(file)
    if components.changed(game.id):
        return None, "its numbers were changed"
    if misfit := weights.misfit(game):
        return None, misfit
    return Thinker(game, weights), None


def said(bot: object, game: Game, seats: int, options: Sequence[int]) -> str | None:
    """Return the sentence that says that the heuristic plays for a mind; None where it does not.

    Also where a table's options are such as training never met.
    """
    if not isinstance(bot, Learned):
        return None
    thinker, why = _found(game, bot.file)
    if thinker is not None:
        state, seat = _first_question(game, seats, options)
        field = thinker.unknown(state, seat)
        why = f"it was not trained with this {field}" if field else None
    return f"No mind fits {game.id} here ({why}): the heuristic plays." if why else None


def _first_question(game: Game, seats: int, options: Sequence[int]) -> tuple[State, int]:
    """Return a game up to where somebody first has a choice, and who that is."""
    state, legal = game.state(), [0] * game.max_legal
    seed_words(state.rng, 0, 0)
    game.setup(state, seats, options)
    seat = 0
    while mask := game.actors(state):
        seat = (mask & -mask).bit_length() - 1
        if game.legal(state, seat, legal) > 1:
            break
        game.apply(state, seat, legal[0])
    return state, seat
