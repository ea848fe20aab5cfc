"""On what terms a table is played: whose dice fall, and what clock runs."""

from __future__ import annotations

from lindwurm.kernel.box import Group
from lindwurm.kernel.game import Game
from lindwurm.outside import groups
from lindwurm.server.errors import Refused
from lindwurm.server.http.answers import Clock, NewTable
from lindwurm.server.store.models import DAYS


def own_dice(game: Game, asked: NewTable) -> list[Group] | None:
    """Return what people bring to a table and tell themselves; refuses what nobody could tell."""
    if asked.referee and any(seat.kind != "me" for seat in asked.seats):
        raise Refused("malformed", "who keeps the book for a real table has all seats there")
    there = groups(game) if asked.referee else open_groups(game)
    if asked.brought is None and not asked.referee:
        return None
    brought = there if asked.brought is None else asked.brought
    wanted: list[Group] = [group for group in there if group in brought]
    if (not wanted and not asked.referee) or len(wanted) != len({*brought}):
        raise Refused("malformed", f"to this game people can bring: {', '.join(there)}")
    if "cards" in wanted and any(seat.kind == "bot" for seat in asked.seats):
        raise Refused(
            "malformed", "where a bot sits nobody may look at its cards: the table draws them"
        )
    if asked.clock is not None or asked.absent == "bot":
        raise Refused("malformed", "where people throw their own dice no clock runs")
    return wanted


def open_groups(game: Game) -> list[Group]:
    """Return what those who play can tell: all but the order of what lies face down."""
    return [group for group in groups(game) if group != "stacks"]


def decision_seconds(game: Game, chosen: dict[str, str]) -> int:
    """Return how long a decision may take by the game's own option; 0 where none was chosen.

    >>> from lindwurm import games
    >>> decision_seconds(games.load("dragonquest"), {"turn_seconds": "40"})
    40
    >>> decision_seconds(games.load("dragon_farkle"), {})  # 90 by default, but nobody asked for it
    0
    """
    own = next((option for option in game.options if option.clock), None)
    return own.code(chosen[own.name]) if own and own.name in chosen else 0


def clock_seconds(wanted: Clock) -> int:
    """Return how many seconds a clock has, or refuse one that is not well described."""
    given, other = wanted.seconds, wanted.days
    if wanted.kind == DAYS:
        given, other = (None if other is None else other * 86_400), given
    if given is None or other is not None:
        raise Refused("malformed", "a clock of days names days, the others seconds")
    return given
