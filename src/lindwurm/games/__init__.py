"""The games, each in a folder of its own. `load(ID)` gives a game, `ids()` says which there are.

Some live here, in this package; others come from outside. A package that is installed beside this
one offers a game by an entry point of the group `lindwurm.games`, which names the game's folder:

    [project.entry-points."lindwurm.games"]
    my_game = "my_game"

Whatever is wrong with such a package is its own matter: `broken()` says what, and all other games
are there all the same. With `LINDWURM_PLUGINS=off` in the environment nobody looks outside.

`load(ID, variant)` gives the game with what a variant changes, beside the printed one.
"""

from __future__ import annotations

import os
import re
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Protocol, cast

from lindwurm.variants import file, loading

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence
    from types import ModuleType

    from lindwurm.kernel.box import Box
    from lindwurm.kernel.game import Game
    from lindwurm.kernel.match import Match
    from lindwurm.kernel.odds import Saying
    from lindwurm.kernel.variant import Variant


GROUP = "lindwurm.games"
"""The entry points by which other packages offer games."""


def own() -> list[str]:
    """Return the ids of the games that live here, in alphabetical order.

    >>> "dragon_farkle" in own()
    True
    """
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg)


def outside() -> list[str]:
    """Return the ids of the games that come from other packages, in alphabetical order."""
    return sorted(_found()[0])


def broken() -> dict[str, str]:
    """Return what is wrong with games that other packages offer, by the names of their entries."""
    return _found()[1]


def ids() -> list[str]:
    """Return the ids of all games that can be played, in alphabetical order."""
    return sorted({*own(), *outside()})


class UnknownGame(LookupError):
    """There is no game of that id."""


class BadGame(ValueError):
    """Something that is offered as a game is none, or not one that can be put on the shelf."""


@cache
def _found() -> tuple[dict[str, Game], dict[str, str]]:
    """Return the games from outside, and what is wrong with those that cannot be played."""
    from importlib.metadata import entry_points  # a game of the house opens without it

    there: dict[str, Game] = {}
    wrong: dict[str, str] = {}
    off = os.environ.get("LINDWURM_PLUGINS") == "off"
    offered = () if off else entry_points(group=GROUP)
    for entry in sorted(offered, key=lambda one: (one.name, one.value)):
        try:
            game = checked(entry.name, import_module(entry.module), {*own(), *there})
        except Exception as error:  # noqa: BLE001 (a stranger's code may raise anything)
            wrong[entry.name] = f"{type(error).__name__}: {error}"
        else:
            there[game.id] = game
    return there, wrong


def checked(name: str, package: ModuleType, taken: Collection[str] = ()) -> Game:
    """Return the game of a package, or raise BadGame with the first thing that is wrong with it."""
    from lindwurm.kernel.game import Game
    from lindwurm.kernel.texts import LANGUAGES, Texts

    game = getattr(package, "GAME", None)
    if not isinstance(game, Game):
        raise BadGame(f"{package.__name__} has no GAME")
    if not game.id == name == game.package.rpartition(".")[2]:
        raise BadGame(
            f"the entry {name!r}, the game {game.id!r} and its folder are not named alike"
        )
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,39}", name):
        raise BadGame(f"{name!r} is no id: small letters, digits and low lines, 40 at most")
    if name in taken:
        raise BadGame(f"there is a game {name!r} already")
    for language in LANGUAGES:
        Texts(game, language)("game-name")
    return game


@cache
def load(game_id: str, variant: Variant | None = None) -> Game:
    """Return the game with this id, as it is printed or as a variant has it; raises UnknownGame.

    >>> load("dragon_farkle").prefix
    'DF'
    >>> load("chess")
    Traceback (most recent call last):
    ...
    lindwurm.games.UnknownGame: there is no game 'chess' (games: ...)
    """
    if variant is not None:
        return loading.loaded(variant)
    if game_id in own():
        game: Game = import_module(f"{__name__}.{game_id}").GAME
        return game
    there, wrong = _found()
    if game_id in wrong:
        raise UnknownGame(f"the game {game_id!r} is broken: {wrong[game_id]}")
    if game_id not in there:
        raise UnknownGame(f"there is no game {game_id!r} (games: {', '.join(ids())})")
    return there[game_id]


def varied(path: str | Path) -> Game:
    """Return the game of a variant's file; raises VariantError."""
    variant = file.read(path)
    return load(variant.game, variant)


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


def chances(game: Game) -> Chances:
    """Return the odds of a game, as numbers and in words; none where it has no `chances.py`."""
    name = f"{game.package}.chances"
    return cast(Chances, import_module(name)) if find_spec(name) else _NoChances()


def box(game: Game) -> Box:
    """Return what people may bring of a game's box: all that its `box.py` names, else open dice."""
    from lindwurm.kernel.box import Sort, numbered

    name = f"{game.package}.box"
    if find_spec(name):
        return cast("Box", import_module(name).BOX)
    return {kind: Sort("dice", numbered) for kind in game.dice}


def wins(match: Match, seat: int, returns: Sequence[float]) -> float | None:
    """Return which chance to win expected returns mean for a seat; None: they mean something else.

    Where a win counts 1 and all else 0, the return is that chance. A game in which it is not so
    says in its `chances.py` what it is.
    """
    own = getattr(chances(match.game), "wins", None)
    return returns[seat] if own is None else cast("float | None", own(match, seat, returns))
