"""What a table of DragonQuest may choose before the game (catalogue 8)."""

from __future__ import annotations

from lindwurm.games.dragonquest.data import (
    DATA,
    HOUSE_NAMES,
    LIFE_POINTS,
    PRINTED_TREASURES,
    SUN_BOXES,
    TREASURE_STARS,
    TREASURE_VALUE,
)
from lindwurm.games.dragonquest.state import SEATS
from lindwurm.kernel.game import Options, choice, numbers


def _first(default: int, values: range) -> tuple[int, ...]:
    """The values of an option, its default first."""
    return (default, *(v for v in values if v != default))


def _stars(house: int) -> int:
    """Stars of a blank treasure tile, which the table sets (catalogue 2.8)."""
    low, high = DATA["house_limits"]["stars"]
    return numbers(*_first(TREASURE_STARS[PRINTED_TREASURES + house], range(low, high + 1)))


def _value(house: int) -> int:
    """Value of a blank treasure tile."""
    limits = DATA["house_limits"]
    low, high = limits["value"]
    values = range(low, high + 1, limits["value_step"])
    return numbers(*_first(TREASURE_VALUE[PRINTED_TREASURES + house], values))


def _name(house: int) -> int:
    """Name of a blank treasure tile, from a list that begins with its own (DQ-310)."""
    return choice(*HOUSE_NAMES[house:], *HOUSE_NAMES[:house])


class Opt(Options):
    """The options, in the order in which rules are given them."""

    START_PLAYER = choice("random", *(str(seat + 1) for seat in range(SEATS)))
    SUN_BOXES = numbers(*_first(SUN_BOXES, range(17, 22)))
    LIFE_POINTS = numbers(*_first(LIFE_POINTS, range(9, 18)))
    SOLO_WALLS = choice("automaton", "self")
    HOUSE_TREASURES = choice("none", "h1", "h1_h2")
    H1_STARS = _stars(0)
    H1_VALUE = _value(0)
    H2_STARS = _stars(1)
    H2_VALUE = _value(1)
    EASY_START_1 = choice("off", "on")
    EASY_START_2 = choice("off", "on")
    EASY_START_3 = choice("off", "on")
    EASY_START_4 = choice("off", "on")
    TURN_SECONDS = numbers(*range(20, 301), none=True, rules=False, clock=True)
    SHOW_ODDS = choice("on", "off", rules=False)
    WALL_AFTER_CHAMBER = choice("on", "off")
    PROTECTION = choice("next", "asked")
    AUTOMATON = choice("foresighted", "nearsighted", absent="nearsighted", offered=False)
    H1_NAME = _name(0)
    H2_NAME = _name(1)
