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
    if asked.brought is None:
        return None
    there = groups(game)
    wanted: list[Group] = [group for group in there if group in asked.brought]
    if not wanted or len(wanted) != len({*asked.brought}):
        raise Refused("malformed", f"to this game people can bring: {', '.join(there)}")
    if "cards" in wanted and any(seat.kind == "bot" for seat in asked.seats):
        raise Refused(
            "malformed", "where a bot sits nobody may look at its cards: the table draws them"
        )
    if asked.clock is not None or asked.absent == "bot":
        raise Refused("malformed", "where people throw their own dice no clock runs")
    return wanted


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
