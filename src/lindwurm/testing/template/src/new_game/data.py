"""The numbers of the game, from `data.toml`."""

from __future__ import annotations

from lindwurm.variants import components
from lindwurm.kernel.holds import PerSeat

_data = components.read(__name__)

SEATS = PerSeat(4)
FACES: int = _data["die"]["faces"]
BUST: int = _data["die"]["bust"]
CHARM: int = _data["charm"]["most"]
GOAL: int = _data["goal"]["points"]
