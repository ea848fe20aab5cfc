"""What seats have at the end of many games, for the laboratory: companions and items."""

from __future__ import annotations

from typing import Any

import numpy as np

from lindwurm.games.dragon_farkle.data import COMPANIONS, ITEMS

NAMES = {
    "companion": tuple(f"companion-{name.replace('_', '-')}" for name in COMPANIONS),
    "item": tuple(f"item-{name.replace('_', '-')}" for name in ITEMS),
}


def held(records: Any, seats: int) -> dict[str, Any]:
    """Return by kind, as [game][seat][which], whether it lay there at the end."""
    return {
        "companion": records["companion"][:, :seats, None] == np.arange(1, len(COMPANIONS) + 1),
        "item": records["items"][:, :seats] > 0,
    }
