"""What heroes have at the end of many games, for the laboratory: items and treasures."""

from __future__ import annotations

from typing import Any

import numpy as np

from lindwurm.games.dragonquest.data import ITEMS, TREASURES
from lindwurm.games.dragonquest.state import At

NAMES = {
    "item": tuple(f"item-{name}" for name in ITEMS),
    "treasure": tuple(f"treasure-{name}" for name in TREASURES),
}


def held(records: Any, seats: int) -> dict[str, Any]:
    """Return by kind, as [game][seat][which], whether it lay there at the end."""
    hands = np.arange(At.HAND, At.HAND + seats)[None, :, None]
    return {
        "item": records["item_at"][:, None] == hands,
        "treasure": records["treasure_at"][:, None] == hands,
    }
