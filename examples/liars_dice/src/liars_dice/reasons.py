"""Why something is not allowed: the rules that say no, by name."""

from __future__ import annotations

from enum import IntEnum

from lindwurm.kernel.reasons import because


class Why(IntEnum):
    """The numbers are those of the catalogue."""

    NOT_NOW = because(7)
    NOT_HIGHER = because(8)
    TOO_MANY = because(9)
    WILD = because(10)
    NO_BID = because(12)
    NO_EXACT = because(16)
    NOTHING_EXACT = because(16, wording=1)
