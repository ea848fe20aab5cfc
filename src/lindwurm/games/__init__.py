"""The games, each in a folder of its own. `load(ID)` gives a game, `ids()` says which there are."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lindwurm.kernel.game import Game
    from lindwurm.kernel.match import Match
    from lindwurm.kernel.odds import Saying


def ids() -> list[str]:
    """Return the ids of all games, in alphabetical order.

    >>> "dragon_farkle" in ids()
    True
    """
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg)


class UnknownGame(LookupError):
    """There is no game of that id."""


@cache
def load(game_id: str) -> Game:
    """Return the game with this id; raises UnknownGame.

    >>> load("dragon_farkle").prefix
    'DF'
    >>> load("chess")
    Traceback (most recent call last):
    ...
    lindwurm.games.UnknownGame: there is no game 'chess' (games: ...)
    """
    if game_id not in ids():
        raise UnknownGame(f"there is no game {game_id!r} (games: {', '.join(ids())})")
    game: Game = import_module(f"lindwurm.games.{game_id}").GAME
    return game


class Chances(Protocol):
    """What a game's `chances.py` offers. It uses nothing but what the seat may see."""

    def odds(self, match: Match, seat: int) -> list[Saying]:
        """Return what the exact odds say about the running decision."""

    def risk(self, match: Match, seat: int, action: int) -> Saying | None:
        """Return a few words beside a choice: its risk; None if it has none to tell."""


class _NoChances:
    """The odds of a game that has counted none out."""

    def odds(self, match: Match, seat: int) -> list[Saying]:
        return []

    def risk(self, match: Match, seat: int, action: int) -> Saying | None:
        return None


def chances(game_id: str) -> Chances:
    """Return the odds of a game, as numbers and in words; none where it has no `chances.py`."""
    name = f"lindwurm.games.{game_id}.chances"
    return cast(Chances, import_module(name)) if find_spec(name) else _NoChances()


def wins(match: Match, seat: int, returns: Sequence[float]) -> float | None:
    """Return which chance to win expected returns mean for a seat; None: they mean something else.

    Where a win counts 1 and all else 0, the return is that chance. A game in which it is not so
    says in its `chances.py` what it is.
    """
    own = getattr(chances(match.game.id), "wins", None)
    return returns[seat] if own is None else cast("float | None", own(match, seat, returns))
