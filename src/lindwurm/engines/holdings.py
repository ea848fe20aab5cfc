"""What seats hold when a game is over: a game's own `holdings.py` says what is worth counting."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from lindwurm.kernel.game import Game


def _module(game: Game) -> Any:
    name = f"{game.package}.holdings"
    return import_module(name) if find_spec(name) else None


def names(game: Game) -> Mapping[str, tuple[str, ...]]:
    """Return by kind the texts' names of what can be held; nothing where a game names nothing."""
    found = _module(game)
    return {} if found is None else found.NAMES


def held(game: Game, records: Any, seats: int) -> dict[str, Any]:
    """Return what lay before whom at the end, as [game][seat][which] by kind."""
    found = _module(game)
    return {} if found is None else dict(found.held(records, seats))
