"""Why something is not allowed: rules of the catalogue, by name."""

from __future__ import annotations

from enum import IntEnum

from lindwurm.kernel.reasons import because


class Why(IntEnum):
    """The numbers are those of the catalogue."""

    OVER = because(7)
    NO_POT = because(6)
