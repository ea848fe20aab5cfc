"""What a table of Schutt und Asche may choose before the game (catalogue 3)."""

from __future__ import annotations

from lindwurm.games.schutt_und_asche.data import START_TILES
from lindwurm.games.schutt_und_asche.state import SEATS
from lindwurm.kernel.game import Options, choice, numbers


class Opt(Options):
    """The options, in the order in which rules are given them."""

    MODE = choice("semi", "coop")
    START_KNIGHTS = numbers(*range(START_TILES + 1))
    START_POWER = numbers(*range(START_TILES + 1))
    FIRST_REGENT = choice("random", *(str(seat + 1) for seat in range(SEATS)))
    OFFER_PASSES = numbers(3, 1, 2, 4, 5, none=True, absent="3")
    OPEN_HANDS = choice("off", "on")
    MEMORY_AID = choice("on", "off")
    CLOCK = numbers(*range(601), rules=False, clock=True)
    SOLO = choice("coop", "semi", absent="coop")
    DRAW_FOLLOWER = choice("off", "on", absent="off")
    LIFT = choice("must", "may", absent="must")
    TRAITOR = choice("others", "any", absent="any")
    TALK = choice("on", "off", absent="off")
