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
from lindwurm.bots.weights import Net, Weights, load
from lindwurm.engines import compiled
from lindwurm.engines.asking import turned
from lindwurm.engines.observation import of
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

    def asked(self, fast: bool) -> tuple[Net, Any]:
        """Return the integers, and how actions name seats, for compiled code or plain Python."""
        return (self.weights.compiled(), self.turn) if fast else (self.plain, self._turn)

    def secret(self, state: Any, seat: int, legal: Sequence[int]) -> bool:
        """Return whether such a choice is made while others choose too, as training has counted."""
        table = self._turn
        choices = legal if len(table) == 0 else [table[state.seats][seat][a] for a in legal]
        return 2 * sum(int(self.plain.secret[a]) for a in choices) > len(legal)

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
    if game.variant is not None:
        return None, "it was trained with the printed game"
    if misfit := weights.misfit(game):
        return None, misfit
    return Thinker(game, weights), None


def unfit(game: Game, seats: int, options: Sequence[int], file: Path | None = None) -> str | None:
    """Return why no mind fits a table, as the end of a sentence; None where one does.

    Also where a table's options are such as training never met.
    """
    thinker, why = _found(game, file)
    if thinker is None:
        return why
    state, seat = _first_question(game, seats, options)
    field = thinker.unknown(state, seat)
    return f"it was not trained with this {field}" if field else None


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
