"""What a table of Simurgh may choose before the game (catalogue 3.1, 8)."""

from __future__ import annotations

from lindwurm.games.simurgh.data import LENGTHS
from lindwurm.games.simurgh.state import SEATS
from lindwurm.kernel.game import Options, choice


class Opt(Options):
    """The options, in the order in which rules are given them."""

    MODE = choice("spearman", "dragonlord")
    LENGTH = choice(*LENGTHS)
    FIRST_PLAYER = choice("random", *(str(seat + 1) for seat in range(SEATS)))
