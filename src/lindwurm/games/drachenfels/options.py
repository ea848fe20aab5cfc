"""What a table of Drachenfels may choose before the game (catalogue 8)."""

from __future__ import annotations

from lindwurm.games.drachenfels.state import SEATS
from lindwurm.kernel.game import Option, Options, choice

# `none` stands inside the list: generic tests try the ends of long lists, and random knights need
# many thousand turns to meet the right princess.
_LIMITS = (300, 40, 0, *(n for n in range(41, 1001) if n != 300))


def _turn_limit() -> int:
    texts = tuple(str(n) if n else "none" for n in _LIMITS)
    return Option("", texts, _LIMITS)  # type: ignore[return-value]


class Opt(Options):
    """The options, in the order in which rules are given them."""

    KNIGHTS = choice("choose", "random", "fixed")
    FIRST_PLAYER = choice("random", *(f"seat_{seat + 1}" for seat in range(SEATS)))
    RAINBOW_REACH = choice("any", "near")
    RAINBOW_SHIFT = choice("at_once", "end_of_move")
    CLAIMED_CARD = choice("stays", "once", "bottom")
    WALK = choice("no_field_twice", "no_u_turn")
    TURN_LIMIT = _turn_limit()
    DISCARD_VIEW = choice("all", "top")
    QUICK_START = choice("off", "on")
    NOTEBOOK = choice("on", "off", rules=False)
