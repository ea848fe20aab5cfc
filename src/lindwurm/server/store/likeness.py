"""Likenesses: the creature that stands for a person, in a colour, and no two alike at a table."""

from __future__ import annotations

import zlib
from collections.abc import Collection
from itertools import product
from typing import Protocol

CREATURES = ("drake", "worm", "sleeper", "spitter", "twins", "triplets", "quintet", "hydra")
"""One to seven heads, with wings or without, asleep or breathing fire: the client draws them."""
COLOURS = ("ember", "moss", "sky", "gold", "plum", "rust", "slate", "ink")

ALL = tuple(f"{creature}-{colour}" for colour, creature in product(COLOURS, CREATURES))
PATTERN = rf"^({'|'.join(CREATURES)})-({'|'.join(COLOURS)})$(?!\n)"
"""With nothing behind it: to Python `$` is before a line's end too, and that would look alike."""


class Likened(Protocol):
    """A person, or what is known of one."""

    @property
    def id(self) -> str:
        """Who it is."""

    @property
    def likeness(self) -> str | None:
        """What they have chosen."""


def by_chance(whose: str) -> str:
    """Return the likeness of somebody who has not chosen one: always the same.

    >>> by_chance("anna") == by_chance("anna") != by_chance("ben")
    True
    """
    return ALL[zlib.crc32(whose.encode()) % len(ALL)]


def of(person: Likened) -> str:
    """Return the likeness of a person."""
    return person.likeness or by_chance(person.id)


def fitting(wanted: str, taken: Collection[str | None]) -> str:
    """Return a likeness that nobody at a table has: the wanted one, or one of another colour.

    >>> fitting("drake-moss", ["worm-moss"])
    'drake-moss'
    >>> fitting("drake-moss", ["drake-moss", "drake-ember"])
    'drake-sky'
    """
    creature = wanted.partition("-")[0]
    near = [wanted, *(f"{creature}-{colour}" for colour in COLOURS), *ALL]
    return next(one for one in near if one not in taken)
