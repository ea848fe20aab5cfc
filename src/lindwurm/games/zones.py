"""What a `board.toml` may say, and what the browser is told of it.

:mod:`lindwurm.games.board` makes one of the other.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal["map", "cards", "dice", "track", "grid", "pile", "facts"]


class _Strict(msgspec.Struct, forbid_unknown_fields=True):
    pass


class AskedPlace(_Strict):
    """A place of a map."""

    id: str
    x: float
    y: float


class AskedPiece(_Strict):
    """What stands on a map: the places of seats, one place, or a set of places by bits."""

    field: str
    sign: str = ""
    """The id of its name; without one it is the seat's own mark."""
    bits: str | list[str] = []
    """For a set: which place each bit means, if not the first, the second and so on: their ids, or
    the parameter that has them as values."""


class AskedZone(_Strict):
    """A zone, as `board.toml` has it."""

    id: str
    kind: Kind
    field: str = ""
    title: str = ""
    """The id of its heading; `board-<id>` if not said."""
    points: list[str] = []
    """Parameters that name something here: `card`, or `play.card` of one verb only."""
    names: str = ""
    """What its things are called: a word of the game's arguments, or the beginning of text ids."""
    ids: str = ""
    """The parameter whose values are its things, in order: `play.card`."""
    counts: bool = False
    """Whether the field says how many of each kind there are, and not which."""
    count: str = ""
    """The field that says how many there are where they are hidden."""
    top: str = ""
    """For a pile: the field that says what lies on top."""
    places: str | list[AskedPlace] = []
    """Of a map: a path in `data.toml` to rows with `id`, `x` and `y`, or those rows."""
    rows: list[str] = []
    """Of a map without coordinates: ids of places, row by row; a dot is a gap."""
    ways: str | list[str] = []
    """Lines between places, `a:b`, or a path in `data.toml`."""
    stands: list[AskedPiece] = []
    to: int = 0
    """The end of a track."""
    verb: str = ""
    """Of a grid: whose choices it lays out; it has two parameters."""
    across: str = ""
    """Of a grid: the parameter whose values are its columns; the other one's are its rows."""
    at: list[str] = []
    """Of a grid: the two fields that say where its marker lies, that of its columns first."""
    dice: bool = False
    """Of a grid: whether its columns are faces of a die."""
    fields: list[str] = []


class AskedBoard(_Strict):
    """A whole `board.toml`."""

    zones: list[AskedZone]
    plate: list[str] = []
    """Fields with a number for each seat, told at its plate by the text `board-<field>`."""
    score: str = ""
    """The field with each seat's score; who has not won is ranked by it."""


# -- what the browser is told ----------------------------------------------------------------------


class Thing(msgspec.Struct, frozen=True):
    """A place, a card, a column: what an action calls it, the id of its name, where it lies."""

    id: str
    name: str = ""
    x: float = 0
    y: float = 0


class Piece(msgspec.Struct, frozen=True):
    """What stands on a map: a field, what it is, and for each of its values or bits the place."""

    field: str
    kind: Literal["seats", "one", "set"]
    sign: str
    places: list[int]


class Fact(msgspec.Struct, frozen=True):
    """A number with the id of its name."""

    field: str
    name: str


class Zone(msgspec.Struct, frozen=True):
    """A zone, with everything looked up."""

    id: str
    kind: Kind
    title: str
    field: str
    seats: bool
    """Whether there is one for each seat: the field's first index is a seat."""
    how: Literal["counts", "list", "set", ""]
    points: list[str]
    """As `verb.parameter`."""
    things: list[Thing]
    base: int
    """What the field calls the first of its things."""
    count: str
    top: str
    ways: list[tuple[int, int]]
    stands: list[Piece]
    to: int
    verb: str
    across: str
    down: str
    """Of a grid: the parameters that are its columns and rows."""
    rows: list[Thing]
    at: list[str]
    dice: bool
    facts: list[Fact]


class Board(msgspec.Struct, frozen=True):
    """A board for the browser."""

    game: str
    zones: list[Zone]
    phases: dict[int, str]
    """What the numbers of the field `phase` mean."""
    plate: list[Fact]
    score: str
    verbs: dict[str, list[str]]
    """Every verb with the names of its parameters."""
    seats: list[str]
    """Parameters that name a seat, as `verb.parameter`."""
