"""The components of a game: `data.toml` beside its rules, and what a variant changes about it.

Rules take a game's numbers in as constants, when the game is imported; what is compiled holds them
too. So a variant is the game's package imported once more, under a name of its own, over data of
its own (see :mod:`lindwurm.variants`). Nothing here changes a game that is already there.

A value is named by its path in the file, dots between; rows go by their `id` or `name`, else they
are counted from 1, and a `value` beside its provenance needs no name of its own.

>>> numbers({"hand": {"size": 7}, "cards": [{"id": "bag", "copies": 2}], "die": [1, 3],
...          "health": {"value": 5, "provenance": "seed"}, "solo": True})
{'hand.size': 7, 'cards.bag.copies': 2, 'die.1': 1, 'die.2': 3, 'health': 5}

A row that a variant adds is a copy of a printed one, which comes after it; among its changes that
is `add.tiles.night_market` with the id of the other row as its value.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any

from lindwurm.kernel.variant import LAYERS, Value

ADD = "add."
NAMES = ("id", "name", "like", "provenance")
"""What a row is called and where it comes from: no values."""


class ComponentError(ValueError):
    """A value that a game's components do not have, or that it cannot be changed to."""


def read(module: str) -> dict[str, Any]:
    """Return the `data.toml` beside a module (its `__name__`), as that package is played."""
    package = module.rpartition(".")[0]
    data = _file(package)
    if package in LAYERS:
        _put(data, dict(LAYERS[package].changes))
    return data


def printed(package: str, changes: Iterable[tuple[str, Value]] = ()) -> dict[str, Value]:
    """Return every value of a game's components as the file has it, whatever was changed.

    Rows that are added among these changes have the values of those that they are copies of.
    """
    data = _file(package)
    _add(data, added(changes))
    return {name: holder[place] for name, holder, place, _ in _places(data)}


def added(changes: Iterable[tuple[str, Value]]) -> dict[tuple[str, str], str]:
    """Return by table and id the rows that changes add, and the row that each is a copy of.

    >>> added([("add.tiles.night_market", "tribute"), ("numbers.stub", 300)])
    {('tiles', 'night_market'): 'tribute'}
    """
    new = sorted((name, like) for name, like in changes if name.startswith(ADD))
    paths = [(name.split(".")[1:], str(like)) for name, like in new]
    return {(table, row): like for (table, row), like in paths}


def rows(package: str, table: str) -> list[str]:
    """Return the ids of the printed rows of a table."""
    return [str(row["id"]) for row in _file(package)[table]]


def origins(package: str) -> dict[str, str]:
    """Return where every value comes from, in the words of the file; "" where it does not say."""
    return {name: origin for name, _, _, origin in _places(_file(package))}


def home(game: str) -> str:
    """Return the package of a game as it is printed."""
    package = f"lindwurm.games.{game}"
    if find_spec(package) is not None:
        return package
    return str(import_module("lindwurm.games").load(game).package)


def base(game: str) -> str:
    """Return the package of a game from outside, as variants name it; "" for one of ours."""
    package = home(game)
    return "" if package == f"lindwurm.games.{game}" else package


def _file(package: str) -> dict[str, Any]:
    return tomllib.loads(files(package).joinpath("data.toml").read_text(encoding="utf-8"))


def numbers(data: Mapping[str, Any]) -> dict[str, int]:
    """Return every number of a game's components by its name."""
    found = {name: holder[place] for name, holder, place, _ in _places(data)}
    return {name: value for name, value in found.items() if type(value) is int}


def _put(data: dict[str, Any], changes: Mapping[str, Value]) -> None:
    _add(data, added(changes.items()))
    places = {name: (holder, place) for name, holder, place, _ in _places(data)}
    for name, value in changes.items():
        if name.startswith(ADD):
            continue
        if name not in places:
            raise ComponentError(f"there is no value {name!r} in data.toml")
        holder, place = places[name]
        holder[place] = value


def _add(data: dict[str, Any], rows: Mapping[tuple[str, str], str]) -> None:
    """Put new rows behind those that they are copies of; where rows are numbered, they stay so.

    A board finds there what a row is like, and so a picture for it.
    """
    for (table, row), like in reversed(list(rows.items())):
        at = next(at for at, one in enumerate(data[table]) if one["id"] == like)
        data[table].insert(at + 1, {**deepcopy(data[table][at]), "id": row, "like": like})
    for table in {table for table, _ in rows}:
        for number, one in enumerate(data[table], 1):
            one.update({"number": number} if "number" in one else {})


def _places(holder: Any, before: str = "", origin: Any = "") -> Iterator[tuple[str, Any, Any, str]]:
    """Yield (name, what holds it, key or index there, where it comes from) of every value."""
    if isinstance(holder, Mapping):
        origin = holder.get("provenance", origin)
    rows = holder.items() if isinstance(holder, Mapping) else enumerate(holder)
    for place, value in rows:
        own = place if isinstance(holder, Mapping) else _row_name(value, place)
        alone = place == "value" and set(holder) == {"value", "provenance"}
        name = before if alone else f"{before}.{own}" if before else str(own)
        if place in NAMES or str(place).endswith("_provenance"):
            continue
        own = origin.get(place, "") if isinstance(origin, Mapping) else origin
        if isinstance(holder, Mapping):
            own = holder.get(f"{place}_provenance", own)
        if isinstance(value, (Mapping, list)):
            yield from _places(value, name, own)
        else:
            yield name, holder, place, str(own)


def _row_name(row: Any, index: int) -> str:
    if isinstance(row, Mapping):
        return str(row.get("id") or row.get("name") or index + 1)
    return str(index + 1)
