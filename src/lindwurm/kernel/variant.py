"""A variant: a game with something changed, found by its package's name in `LAYERS`."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cached_property

Value = int | str | bool


@dataclass(frozen=True)
class Variant:
    """A game with something changed: complete in itself, so that it can travel and be loaded."""

    game: str
    changes: tuple[tuple[str, Value], ...] = ()
    """Values of the components by name."""
    options: tuple[tuple[str, str], ...] = ()
    """Options that have another default, or a value that the printed game does not have."""
    code: tuple[tuple[str, str], ...] = ()
    """By module of the game the Python source whose functions take the place of its own."""
    texts: tuple[tuple[str, str], ...] = ()
    """By language the messages that are another, as Fluent source."""
    name: tuple[tuple[str, str], ...] = ()
    about: tuple[tuple[str, str], ...] = ()
    author: str = ""
    licence: str = ""
    files: tuple[str, ...] = ()
    """Where the code was read from."""
    base: str = ""
    """The package of a game that is not one of ours."""
    edition: bool = False
    """Whether it claims to be what is printed."""

    @cached_property
    def digest(self) -> str:
        """The fingerprint of all that decides how a game goes: what records are kept with."""
        return _digest(self.game, sorted(self.changes), sorted(self.options), sorted(self.code))

    @cached_property
    def package(self) -> str:
        """The name under which the game's package is imported with these changes."""
        said = (self.texts, self.name, self.about, self.author, self.licence)
        told = _digest(self.digest, *said, *(("edition",) if self.edition else ()))
        return f"{self.base or f'lindwurm.games.{self.game}'}@{told[:16]}"


def _digest(*parts: object) -> str:
    return hashlib.blake2b(repr(parts).encode(), digest_size=16).hexdigest()


LAYERS: dict[str, Variant] = {}
"""The variants that were asked for in this process, by their packages."""
