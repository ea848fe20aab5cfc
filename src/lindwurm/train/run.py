"""A run of training: rollouts, updates, a curve, checkpoints; then a small network that follows.

Several games can be trained side by side on one machine, each with cores of its own. A run may be
stopped at any time: the next one goes on from its last checkpoint.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import torch

from lindwurm.kernel.game import Game
from lindwurm.train import keeping
from lindwurm.train.learn import Learner
from lindwurm.train.slots import Recipe

ON_CPU: dict[str, Any] = {
    "slots": 128,
    "horizon": 32,
    "minibatch": 1024,
    "rate": 2e-3,
    "last_rate": 2e-4,
    "width": 96,
    "layers": 1,
    "rows": 6144,
    "entropy": 0.02,
    "adept_share": 0.1,
    "limit": 1000,
}
"""What is smaller, and learns faster, where there is no GPU."""
LASTING = ("width", "layers", "rows")
"""What a checkpoint's networks are made by: whoever goes on keeps it."""


@dataclass(frozen=True)
class Plans:
    """How long is trained, where, and how often it is told, kept and judged."""

    minutes: float
    cores: int
    device: str
    told: float = 0.5
    """Minutes between two points of the curve."""
    kept: float = 2.0
    """Minutes between two checkpoints."""
    judged: float = 4.0
    """Minutes between two evaluations."""
    games: int = 1024
    """Games of an evaluation."""

    @classmethod
    def usual(cls, minutes: float, cores: int, device: str) -> Plans:
        """Return what suits a machine: a CPU plays fewer games, and short runs are told oftener."""
        often = min(4.0, minutes / 5)
        games = 1024 if device.startswith("cuda") else 100
        return cls(minutes, cores, device, min(0.5, often / 2), min(2.0, often), often, games)


def recipe_for(
    device: str, changed: Mapping[str, Any], kept: Mapping[str, Any] | None = None
) -> Recipe:
    """Return the recipe of a run, smaller on a CPU, that fits a checkpoint to go on from.

    >>> recipe_for("cpu", {"seed": 3}, {"recipe": {"width": 512, "layers": 2, "rows": 99}}).width
    512
    """
    recipe = Recipe() if device.startswith("cuda") else Recipe(**ON_CPU)
    recipe = replace(recipe, **changed)
    if kept is not None:
        recipe = replace(recipe, **{name: kept["recipe"][name] for name in LASTING})
    return recipe


def train(
    game: Game, file: Path, plans: Plans, recipe: Recipe, kept: dict[str, Any] | None = None
) -> Iterator[dict[str, Any]]:
    """Train, from a checkpoint if one is given, and keep what was learnt in a file.

    Yields the points of the curve as they come. Whoever is interrupted loses nothing.
    """
    learner = Learner(game, recipe, plans.cores, plans.device, plans.minutes)
    if kept is not None:
        keeping.put_back(learner, kept)
    learner.begun = time.monotonic()
    told_at, kept_at, judged_at = 0.0, 0.0, 0.0
    playing = learning = 0.0
    over = False
    try:
        while not over:
            begun = time.monotonic()
            learner.rollout()
            played = time.monotonic()
            found = learner.update()
            playing, learning = playing + played - begun, learning + time.monotonic() - played
            now = learner.elapsed
            over = now >= plans.minutes
            if over or now - told_at >= plans.told:
                told_at = now
                point = {
                    "minutes": round(learner.minutes_before + now, 2),
                    "decisions": learner.decisions,
                    "updates": learner.updates,
                    "playing": round(playing, 1),
                    "learning": round(learning, 1),
                    **{name: round(value, 4) for name, value in found.items()},
                    **learner.told(),
                }
                if over or now - judged_at >= plans.judged:
                    judged_at = now
                    point |= judgement(learner, plans.games)
                learner.curve.append(point)
                yield point
            if over or now - kept_at >= plans.kept:
                kept_at = now
                keeping.save(learner, file)
    except (KeyboardInterrupt, GeneratorExit):
        keeping.save(learner, file)
        raise


def judgement(learner: Learner, games: int) -> dict[str, Any]:
    """Return how a mind fares against others, by seat: one seat is its own, the rest are theirs."""
    seats = max(2, learner.game.seats.start)
    if seats not in learner.game.seats:
        return {}
    return {
        name: learner.against(rival, games, seats)
        for name, rival in (("random", "random"), ("adept", "heuristic"))
    }


def usable(device: str | None) -> str:
    """Return the device that is asked for, else the best there is; a ValueError if it is none."""
    try:
        return str(torch.device(device or ("cuda" if torch.cuda.is_available() else "cpu")))
    except RuntimeError:
        raise ValueError(f"there is no device {device!r} (cpu, cuda)") from None
