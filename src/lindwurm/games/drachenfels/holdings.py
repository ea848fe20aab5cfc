"""What seats play with in many games, for the laboratory: the knight, that is where one begins."""

from __future__ import annotations

from typing import Any

import numpy as np

from lindwurm.games.drachenfels.data import COLOURS

NAMES = {"knight": tuple(f"colour-{name}" for name in COLOURS)}


def held(records: Any, seats: int) -> dict[str, Any]:
    """Return by kind, as [game][seat][which], whether it was theirs."""
    return {"knight": records["colour"][:, :seats, None] == np.arange(len(COLOURS))}
