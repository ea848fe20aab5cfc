"""What a table of Drachenfels may choose before the game (catalogue 8)."""

from __future__ import annotations

from lindwurm.games.drachenfels.state import SEATS
from lindwurm.kernel.game import Options, choice, numbers


class Opt(Options):
    """The options, in the order in which rules are given them."""

    KNIGHTS = choice("choose", "random", "fixed")
    FIRST_PLAYER = choice("random", *(f"seat_{seat + 1}" for seat in range(SEATS)))
    RAINBOW_REACH = choice("any", "near")
    RAINBOW_SHIFT = choice("at_once", "end_of_move")
    CLAIMED_CARD = choice("stays", "once", "bottom")
    WALK = choice("no_field_twice", "no_u_turn")
    # The book knows no limit; bots among themselves have one, for chance alone ends nothing soon.
    TURN_LIMIT = numbers(*range(40, 1001), none=True, absent="300", batch="300")
    DISCARD_VIEW = choice("all", "top")
    QUICK_START = choice("off", "on")
    NOTEBOOK = choice("on", "off", rules=False)
    SWAPPED_KNIGHT = choice("looks_at_once", "looks_in_own_turn", absent="looks_at_once")
    # Before, every flight was asked for, and the only partner of a teletransfer was not.
    QUESTIONS = choice("that_matter", "as_once", absent="as_once", offered=False)
