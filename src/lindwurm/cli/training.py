"""`lindwurm train`: a mind learns a game by playing itself, before one's eyes."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from lindwurm.cli import common
from lindwurm.cli.errors import FAILED, Refusal
from lindwurm.kernel.game import Game

SMALL = 0.25
"""The part of the minutes that a small network is taught afterwards, unless somebody says."""


def run(asked: Namespace) -> int:
    """Train, go on from what is there, and leave a mind that plays."""
    game = common.game(asked.game, asked.variant)
    try:
        from lindwurm.train import keeping
        from lindwurm.train.run import Plans, recipe_for, train, usable
        from lindwurm.train.small import Schooling, teach
    except ModuleNotFoundError as error:
        if error.name != "torch":
            raise
        raise Refusal("training needs PyTorch: pip install 'lindwurm[train]'", FAILED) from None
    herald = Herald(asked.json)
    file = Path(asked.folder) / f"{keeping.name_of(game)}.pt"
    try:
        device, changed = usable(asked.device), _recipe(asked.set)
        kept = None if asked.anew or not file.exists() else keeping.read(file, game)
        recipe = recipe_for(device, changed, kept)
    except ValueError as error:
        raise Refusal(str(error)) from None
    cores = asked.cores or os.cpu_count() or 1
    if asked.minutes > 0:
        herald.begins(game, file, device, kept)
        for point in train(game, file, Plans.usual(asked.minutes, cores, device), recipe, kept):
            herald.point(point)
        herald.kept(file)
    small = SMALL * asked.minutes if asked.small is None else asked.small
    if small > 0:
        if not file.exists():
            raise Refusal(f"there is no {file} to learn from")
        quick = device.startswith("cuda")
        schooling = Schooling(
            small, cores, device, games=4096 if quick else 100, slots=0 if quick else recipe.slots
        )
        out = file.with_suffix(".mind")
        for told in teach(game, keeping.read(file, game), out, schooling):
            herald.lesson(told)
        herald.taught(game, out)
    return 0


def _recipe(pairs: Sequence[tuple[str, str]]) -> dict[str, Any]:
    """Return what is changed of the recipe; a wrong name or number is a ValueError."""
    from lindwurm.train.slots import Recipe

    known = {field.name: type(getattr(Recipe(), field.name)) for field in fields(Recipe)}
    changed: dict[str, Any] = {}
    for name, value in pairs:
        if name not in known:
            raise ValueError(f"the recipe has no {name!r} ({', '.join(known)})")
        try:
            changed[name] = known[name](value)
        except ValueError:
            raise ValueError(f"{value!r} is no number for {name}") from None
        if changed[name] < 0:
            raise ValueError(f"{name} cannot be below zero")
    return changed


class Herald:
    """Says how it goes: in lines for people, or in JSON."""

    def __init__(self, as_json: bool):
        self._json = as_json
        self._console = common.console()

    def begins(self, game: Game, file: Path, device: str, kept: dict[str, Any] | None) -> None:
        """Say what begins, or goes on."""
        if self._json:
            return
        self._say(f"A mind learns {game.id} by playing itself, on {device}; first it compiles.")
        if kept is not None:
            minutes, decisions = kept["minutes"], kept["decisions"]
            self._say(f"It goes on from {file}: {minutes:.1f} minutes, {decisions:,} decisions.")
        self._say("minutes   decisions  won against random  against adept")

    def point(self, point: dict[str, Any]) -> None:
        """Say a point of the curve; between evaluations only that it goes on."""
        if self._json:
            print(json.dumps(point), flush=True)
            return
        rates = [_share(point.get(name)) for name in ("random", "adept")]
        self._say(
            f"{point['minutes']:7.1f} {point['decisions']:11,}  {rates[0]:>18}  {rates[1]:>13}"
        )

    def kept(self, file: Path) -> None:
        """Say where what was learnt is kept."""
        if not self._json:
            self._say(f"Kept in {file}; the same command goes on from there.")

    def lesson(self, told: dict[str, Any]) -> None:
        """Say how the small network learns."""
        if self._json:
            print(json.dumps(told), flush=True)
        elif "done" in told:
            self._say(
                f"the small network: {told['done']:4.0%} of its time, the same choice as its "
                f"teacher in {told['same']:.0%}"
            )

    def taught(self, game: Game, file: Path) -> None:
        """Say how to play against it."""
        if not self._json:
            self._say(f"Try it: lindwurm arena {game.id} --bots mind:{file},random --games 100")

    def _say(self, line: str) -> None:
        self._console.print(line, highlight=False, soft_wrap=True)


def _share(by_seat: Sequence[float] | None) -> str:
    return "" if by_seat is None else f"{sum(by_seat) / len(by_seat):.0%}"
