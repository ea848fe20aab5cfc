"""What seats have at the end of many games, for the laboratory: followers that were not used up."""

from __future__ import annotations

from typing import Any

from lindwurm.games.schutt_und_asche.data import FOLLOWERS

NAMES = {"follower": tuple(f"follower-{name.replace('_', '-')}" for name in FOLLOWERS)}


def held(records: Any, seats: int) -> dict[str, Any]:
    """Return by kind, as [game][seat][which], whether it lay there at the end."""
    return {"follower": records["followers"][:, :seats] > 0}
