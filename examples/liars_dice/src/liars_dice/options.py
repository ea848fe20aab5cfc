"""What a table may choose before the game (catalogue 4)."""

from __future__ import annotations

from liars_dice.data import EACH
from lindwurm.kernel.game import Options, choice, numbers


class Opt(Options):
    """The options, in the order in which rules are given them."""

    ONES = choice("wild", "plain")
    EXACT = choice("off", "on")
    DICE = numbers(EACH, *range(2, EACH))
