"""What houses have at the end of many games, for the laboratory: dragons."""

from __future__ import annotations

from typing import Any

import numpy as np

from lindwurm.games.simurgh.data import DRAGON_IDS

NAMES = {"dragon": tuple(f"dragon-{name.replace('_', '-')}" for name in DRAGON_IDS)}


def held(records: Any, seats: int) -> dict[str, Any]:
    """Return by kind, as [game][seat][which], whether it was theirs at the end."""
    return {"dragon": records["owner"][:, None] == np.arange(1, seats + 1)[None, :, None]}
