"""The settings of all games of the house, and what the conformance suite plays them with."""

from __future__ import annotations

from lindwurm import games
from lindwurm.testing.play import (
    Position,
    Setting,
    opening,
    random_game,
    random_match,
    sampled,
    settings,
)

__all__ = [
    "ALL",
    "DEFAULTS",
    "HOUSE",
    "Position",
    "Setting",
    "opening",
    "random_game",
    "random_match",
    "sampled",
    "settings",
]

HOUSE = [games.load(name) for name in games.own()]
ALL = [setting for game in HOUSE for setting in settings(game)]
DEFAULTS = [setting for setting in ALL if not setting.options]
