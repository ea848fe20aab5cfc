"""Policies: what chooses among legal actions, given what its seat sees.

A policy is any callable `policy(observations, masks)` that returns an action for each row. A
:class:`Perceptron` is a small one that NumPy alone can play, train (docs/environments.md) and keep
in a file; what was trained elsewhere can be brought into its form.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from lindwurm.engines.observation import CATEGORY, NUMBER, of
from lindwurm.kernel.game import Game

Array = npt.NDArray[np.float32]
LARGEST = 64
"""A category of more values than this is taken as a number."""


def uniform(seed: int = 0) -> Any:
    """Return a policy that takes any legal action, each as likely.

    >>> uniform()(np.zeros((2, 1)), np.array([[0, 1, 0], [1, 0, 0]])).tolist()
    [1, 0]
    """
    generator = np.random.default_rng(seed)

    def policy(observations: Any, masks: Any) -> npt.NDArray[np.int64]:
        drawn: npt.NDArray[np.int64] = (generator.random(np.shape(masks)) * masks).argmax(1)
        return drawn

    return policy


class Features:
    """An observation as floating numbers: categories one by one, numbers by their logarithm."""

    def __init__(self, game: Game):
        columns = of(game).columns
        self.layout = of(game).layout
        spread = [
            (i, value)
            for i, column in enumerate(columns)
            if column.kind == CATEGORY and column.high - column.low < LARGEST
            for value in range(column.low, column.high + 1)
        ]
        self._of = np.array([i for i, _ in spread], np.int64)
        self._value = np.array([value for _, value in spread], np.int16)
        apart = set(self._of.tolist())
        self._plain = np.array([i for i in range(len(columns)) if i not in apart], np.int64)
        number = [columns[i].kind == NUMBER for i in self._plain]
        self._number = np.array(number, bool)
        self.size = len(spread) + len(self._plain)

    def __call__(self, observations: Any) -> Array:
        """Return the features, a row for each observation."""
        seen = np.asarray(observations)
        x = np.empty((len(seen), self.size), np.float32)
        n = len(self._of)
        x[:, :n] = seen[:, self._of] == self._value
        plain = seen[:, self._plain].astype(np.float32)
        x[:, n:] = np.where(self._number, np.sign(plain) * np.log1p(np.abs(plain)), plain)
        return x


class Perceptron:
    """Features, hidden layers with their negative parts cut off, a number for every action."""

    def __init__(self, game: Game, layers: list[tuple[Array, Array]], greedy: bool = True):
        self.game, self.layers, self.greedy = game, layers, greedy
        self.features = Features(game)
        self._generator = np.random.default_rng(0)

    @classmethod
    def fresh(cls, game: Game, hidden: int = 128, seed: int = 0, extra: int = 0) -> Perceptron:
        """Return one that knows nothing yet, with `extra` outputs beside those for the actions."""
        generator, size = np.random.default_rng(seed), Features(game).size
        first = generator.normal(0, size**-0.5, (size, hidden)).astype(np.float32)
        shape = (hidden, game.verbs.size + extra)
        second = generator.normal(0, 0.01, shape).astype(np.float32)
        return cls(game, [(first, np.zeros(hidden, np.float32)), (second, _zeros(shape[1]))])

    def outputs(self, x: Array) -> list[Array]:
        """Return what each layer makes of features, the last one's as it comes."""
        found = [x]
        for number, (weights, bias) in enumerate(self.layers, 1):
            x = x @ weights + bias
            if number < len(self.layers):
                x = np.maximum(x, 0)
            found.append(x)
        return found

    def __call__(self, observations: Any, masks: Any) -> npt.NDArray[np.int64]:
        """Choose: the best legal action, or, if it is not greedy, each by its weight."""
        out = self.outputs(self.features(observations))[-1][:, : self.game.verbs.size]
        if not self.greedy:
            out = out + self._generator.gumbel(size=out.shape).astype(np.float32)
        chosen: npt.NDArray[np.int64] = np.where(masks, out, -np.inf).argmax(1)
        return chosen

    def save(self, path: str | Path) -> None:
        """Keep it in a file, with the names of what it was trained on."""
        told: dict[str, Any] = {
            "game": self.game.id,
            "rules": self.game.version,
            "layout": self.features.layout,
            "actions": self.game.verbs.size,
        }
        for i, (weights, bias) in enumerate(self.layers):
            told |= {f"weights{i}": weights, f"bias{i}": bias}
        with Path(path).open("wb") as file:
            np.savez_compressed(file, **told)


def _zeros(size: int) -> Array:
    return np.zeros(size, np.float32)


def load(path: str | Path, game: Game) -> Perceptron:
    """Read a policy from a file; raises ValueError where it does not belong to this game."""
    try:
        with np.load(path, allow_pickle=False) as kept:
            told = {name: kept[name] for name in kept.files}
    except (OSError, ValueError, BadZipFile) as error:
        raise ValueError(f"{path} is no saved policy: {error}") from None
    wanted = {"game": game.id, "layout": of(game).layout, "actions": str(game.verbs.size)}
    for name, value in wanted.items():
        found = str(told.get(name, "nothing"))
        if found != value:
            raise ValueError(f"{path} was trained on another {name} ({found}, here {value})")
    count = sum(name.startswith("weights") for name in told)
    return Perceptron(game, [(told[f"weights{i}"], told[f"bias{i}"]) for i in range(count)])
