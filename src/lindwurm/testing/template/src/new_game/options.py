"""What a table may choose before the game."""

from __future__ import annotations

from lindwurm.kernel.game import Options, numbers

from new_game.data import GOAL


class Opt(Options):
    """The options, in the order in which rules are given them."""

    GOAL = numbers(GOAL, 20, 50)
