"""The components of a game: `data.toml` beside its rules, and a designer's changes to it.

Rules take a game's numbers in as constants, when the game is imported; what is compiled holds them
too. So a changed game needs a process of its own, which says what is different before it loads the
game. Nothing here changes a game that is already there.

A number is named by its path in the file, dots between; rows go by their `id` or `name`, else they
are counted from 1, and a `value` beside its provenance needs no name of its own.

>>> numbers({"hand": {"size": 7}, "cards": [{"id": "bag", "copies": 2}], "die": [1, 3],
...          "health": {"value": 5, "provenance": "seed"}, "solo": True})
{'hand.size': 7, 'cards.bag.copies': 2, 'die.1': 1, 'die.2': 3, 'health': 5}
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Any

_read: set[str] = set()
_changes: dict[str, dict[str, int]] = {}


class ComponentError(ValueError):
    """A number that a game's components do not have, or that it cannot be changed to."""


def read(module: str) -> dict[str, Any]:
    """Return the `data.toml` beside a module (`__file__`), as it is to be played with here."""
    path = Path(module).with_name("data.toml")
    game = path.parent.name
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    _put(data, changed(game))
    _read.add(game)
    return data


def change(game: str, changes: Mapping[str, int]) -> None:
    """Play a game with other numbers from now on, in this process; before the game is loaded."""
    if game in _read:
        raise RuntimeError(f"{game} is loaded already and cannot be changed any more")
    _changes[game] = dict(changes)


def changed(game: str) -> dict[str, int]:
    """Return what is different about a game in this process."""
    return _changes.get(game, {})


def printed(package: str) -> dict[str, int]:
    """Return every number of a game's components as the file has it, whatever was changed."""
    text = files(package).joinpath("data.toml").read_text(encoding="utf-8")
    return numbers(tomllib.loads(text))


def numbers(data: Mapping[str, Any]) -> dict[str, int]:
    """Return every number of a game's components by its name."""
    return {name: holder[place] for name, holder, place in _places(data)}


def _put(data: dict[str, Any], changes: Mapping[str, int]) -> None:
    places = {name: (holder, place) for name, holder, place in _places(data)}
    for name, value in changes.items():
        if name not in places:
            raise ComponentError(f"there is no number {name!r} in data.toml")
        holder, place = places[name]
        holder[place] = value


def _places(holder: Any, before: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Yield (name, what holds it, key or index there) of every whole number."""
    rows = holder.items() if isinstance(holder, Mapping) else enumerate(holder)
    for place, value in rows:
        own = place if isinstance(holder, Mapping) else _row_name(value, place)
        alone = place == "value" and set(holder) == {"value", "provenance"}
        name = before if alone else f"{before}.{own}" if before else str(own)
        if isinstance(value, int) and not isinstance(value, bool):
            yield name, holder, place
        elif isinstance(value, (Mapping, list)):
            yield from _places(value, name)


def _row_name(row: Any, index: int) -> str:
    if isinstance(row, Mapping):
        return str(row.get("id") or row.get("name") or index + 1)
    return str(index + 1)
