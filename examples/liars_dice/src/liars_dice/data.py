"""The dice, from `data.toml`."""

from __future__ import annotations

from lindwurm.kernel.holds import PerSeat
from lindwurm.variants import components

_data = components.read(__name__)

SEATS = PerSeat(6)
EACH: int = _data["dice"]["each"]
"""Dice under every cup at the start (LD-02)."""
FACES: int = _data["dice"]["faces"]
ALL = SEATS * EACH
"""More dice than these are never on the table."""
