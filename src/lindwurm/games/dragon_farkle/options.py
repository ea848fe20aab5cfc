"""What a table of Dragon Farkle may choose before the game (catalogue 10)."""

from __future__ import annotations

from lindwurm.games.dragon_farkle.data import DRAGON_HEALTH, KEEP_THRESHOLD, SIXES
from lindwurm.games.dragon_farkle.state import SEATS
from lindwurm.kernel.game import Option, Options, choice, numbers

_SETS_OF_SEATS = tuple(
    "".join(str(seat + 1) for seat in range(SEATS) if seats >> seat & 1)
    for seats in range(1 << SEATS)
)
"""By bit mask: 24 for the second and the fourth seat."""


def _first(default: int, *values: int) -> int:
    """Numbers to choose from, the box's own first."""
    return numbers(default, *(value for value in values if value != default))


class Opt(Options):
    """The options, in the order in which rules are given them."""

    DRAGON_HEALTH = _first(DRAGON_HEALTH, 3, 4, 5)
    TABLE = choice("dragon", "patch")
    SIX_OF_A_KIND = numbers(*SIXES)
    FOUR_PLUS_PAIR = choice("on", "off")
    CARDS = choice("full", "companions_only", "items_only", "none")
    INTERRUPTS = choice("on", "off")
    KEEP_THRESHOLD = _first(KEEP_THRESHOLD, 5000, 3000, 8000)
    FIRST_PLAYER = choice("random", *(str(seat + 1) for seat in range(SEATS)), "last_place")
    ROUND_LIMIT = numbers(*range(10, 201), none=True)
    INTERRUPT_TIMER = numbers(4, *(n for n in range(16) if n != 4), rules=False)
    TURN_TIMER = Option(
        "",
        ("90", "none", *(str(n) for n in range(15, 601) if n != 90)),
        (90, 0, *(n for n in range(15, 601) if n != 90)),
        rules=False,
        clock=True,
    )
    SHOW_ODDS = choice("on", "off", rules=False)
    FINAL_BATTLE = choice("roll_by_roll", "at_once", absent="at_once")
    OPEN_BAG = choice("one_a_turn", "everything", absent="everything")
    LAST_PLACE = choice("nobody", *_SETS_OF_SEATS[1:], absent="nobody", offered=False)
    """Who came last in the game before: told by the server at a rematch (DF-23)."""
