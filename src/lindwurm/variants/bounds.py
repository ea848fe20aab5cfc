"""How far a game may be changed: its `bounds.toml`, which names every value that its rules ask for.

A value that is not named there is asked for by no rule, and nobody can change it. A pattern may
stand for several (`items.*.copies`); the first that fits holds. Under `[add]` are the tables that
may have more rows than are printed: how many, and by what their texts begin. A bound is the least
and the most of a number, perhaps with a step, a list of words, `true` for a yes or no, or a pattern
of letters: `{ like = "…" }`.

>>> bound = of("dragon_farkle")["items.bag.copies"]
>>> bound.problem(2), bound.problem(200)
(None, '200 is not within 0..6')
"""

from __future__ import annotations

import re
import reprlib
import tomllib
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from lindwurm.kernel.variant import Value
from lindwurm.variants import components


@dataclass(frozen=True)
class Bound:
    """What one value may be."""

    low: int = 0
    high: int = 0
    step: int = 1
    words: tuple[str, ...] = ()
    like: str = ""

    def __str__(self) -> str:
        """Return it in words."""
        by = f", by {self.step}" if self.step > 1 else ""
        return ", ".join(self.words) or self.like or f"{self.low}..{self.high}{by}"

    def problem(self, value: object) -> str | None:
        """Return why something cannot be the value, or None."""
        told = reprlib.repr(value)  # somebody may have written a number as long as a book
        if self.words:
            fits = str(value) in self.words if not isinstance(value, bool) else self == EITHER
            return None if fits else f"{told} is none of {', '.join(self.words)}"
        if self.like:
            fits = isinstance(value, str) and re.fullmatch(self.like, value) is not None
            return None if fits else f"{told} is not of the form that the rules read"
        if not isinstance(value, int) or isinstance(value, bool):
            return f"{told} is not a whole number"
        fits = self.low <= value <= self.high and value % self.step == 0
        return None if fits else f"{told} is not within {self}"


class Addable(NamedTuple):
    """A table to which rows can be added."""

    most: int
    text: str
    """What the name of a row is called among the texts: `tile` of `tile-quarry`."""

    def message(self, row: str) -> str:
        """Return which text is the name of a row.

        >>> Addable(2, "tile").message("night_market")
        'tile-night-market'
        """
        return f"{self.text}-{row.replace('_', '-')}"


EITHER = Bound(words=("true", "false"))


def _bound(given: Any) -> Bound:
    if given is True:
        return EITHER
    if isinstance(given, dict):
        return Bound(like=given["like"])
    if all(isinstance(one, str) for one in given):
        return Bound(words=tuple(given))
    return Bound(*given)


@cache
def _file(game: str) -> dict[str, Any]:
    file = files(components.home(game)).joinpath("bounds.toml")
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


PARTS = ("options", "add")
"""What stands in the file beside the bounds of values."""
Changes = tuple[tuple[str, Value], ...]


@cache
def of(game: str, changes: Changes = ()) -> dict[str, Bound]:
    """Return the bound of every value of a game's components that can be changed, by its name.

    Those of rows are among them that are added by these changes.
    """
    known = {k: _bound(v) for k, v in _file(game).items() if k not in PARTS}
    found = {}
    for name in components.printed(components.home(game), changes):
        fitting = (bound for pattern, bound in known.items() if fnmatchcase(name, pattern))
        if (bound := next(fitting, None)) is not None:
            found[name] = bound
    return found


def unused(game: str) -> list[str]:
    """Return the patterns that stand for no value; there should be none."""
    names = list(components.printed(components.home(game)))
    patterns = [pattern for pattern in _file(game) if pattern not in PARTS]
    return [p for p in patterns if not any(fnmatchcase(name, p) for name in names)]


def of_options(game: str) -> dict[str, Bound]:
    """Return what values an option may be given that the printed game does not have."""
    return {name: _bound(given) for name, given in _file(game).get("options", {}).items()}


def addable(game: str) -> dict[str, Addable]:
    """Return the tables to which a variant may add rows.

    >>> addable("simurgh")["dragons"], addable("dragon_farkle")
    (Addable(most=12, text='dragon'), {})
    """
    return {table: Addable(*given) for table, given in _file(game).get("add", {}).items()}


def rows(game: str, table: str) -> list[str]:
    """Return the ids of the printed rows of a table."""
    return components.rows(components.home(game), table)


def printed(game: str, changes: Changes = ()) -> dict[str, Value]:
    """Return every value that can be changed, as it is printed, or as what a new row is like."""
    values = components.printed(components.home(game), changes)
    return {name: values[name] for name in of(game, changes)}
