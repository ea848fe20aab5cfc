"""What a table of Simurgh may choose before the game (catalogue 3.1, 8).

Where the book can be read in two ways its letter is the default, and what older records and tables
mean is how it was played before there was a choice.
"""

from __future__ import annotations

from lindwurm.games.simurgh.data import LENGTHS
from lindwurm.games.simurgh.state import SEATS
from lindwurm.kernel.game import Options, choice


class Opt(Options):
    """The options, in the order in which rules are given them."""

    MODE = choice("spearman", "dragonlord")
    LENGTH = choice(*LENGTHS)
    FIRST_PLAYER = choice("random", *(str(seat + 1) for seat in range(SEATS)))
    EMPTY_HANDED = choice("placed", "left_out", absent="left_out")  # SI-R21
    ABILITIES = choice("any_time", "before", absent="before")  # SI-R14
    LAST_PICK = choice("filled", "open", absent="open", offered=False)  # SI-R41
