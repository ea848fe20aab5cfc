"""The plain board of a game: what the browser needs to lay a table that nobody has drawn.

A game may bring a `board.toml` beside its rules. It names *zones* from top to bottom; each shows a
field of the state, and says which parameters of verbs point into it, so that choices are lit where
they point. What kinds of zones there are:

| kind | shows |
|---|---|
| `map` | places with coordinates or in rows, ways between them, who stands where |
| `cards` | things by name: how many of each kind, those of a list, or which of a set |
| `dice` | faces of dice; 0 is no die, and what is hidden lies face down |
| `track` | how far each seat has come, or one marker for all |
| `grid` | the choices of a verb with two parameters, laid out in columns and rows |
| `pile` | how many lie there, and what is on top |
| `facts` | single numbers with their names |

A field with a row for each seat is shown for each seat. A game without a `board.toml` is shown as
its declaration has it: a row of numbers for each seat, and facts. Whatever points nowhere is
offered in the tray below, so every action can be chosen on every board.

Everything is looked up here, names of fields, verbs, texts and places, so that a mistake is said
once, in one sentence, and the browser only draws.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from typing import Any, Literal, NoReturn

import msgspec

from lindwurm.games.zones import (
    AskedBoard,
    AskedPiece,
    AskedPlace,
    AskedZone,
    Board,
    Fact,
    Piece,
    Thing,
    Zone,
)
from lindwurm.kernel.game import Game
from lindwurm.kernel.holds import Bits, OneOf, PerSeat
from lindwurm.kernel.state import NOBODY, Field
from lindwurm.kernel.texts import LANGUAGES, Texts

FILE = "board.toml"
SEAT = "seat"


class BoardError(ValueError):
    """A board that cannot be laid: one sentence says what is wrong with it."""


def given(game: Game) -> bool:
    """Return whether a game brings a `board.toml`."""
    return files(game.package).joinpath(FILE).is_file()


@lru_cache(maxsize=64)
def load(game: Game) -> Board:
    """Return the board of a game: by its `board.toml`, or by the declaration of its state."""
    if not given(game):
        return declared(game)
    try:
        text = files(game.package).joinpath(FILE).read_text("utf-8")
    except (OSError, ValueError) as error:
        raise BoardError(f"the board of {game.id} cannot be read: {error}") from None
    return read(game, text)


def places(board: Board, seats: int) -> set[str]:
    """Return the names of all places of a board: what a lesson may light, and events happen at."""
    found = {f"{SEAT}:{seat}" for seat in range(1, seats + 1)}
    for zone in board.zones:
        found.add(zone.id)
        found |= {f"{zone.id}:{seat}" for seat in range(1, seats + 1) if zone.seats}
        found |= {fact.field for fact in zone.facts if not zone.seats}
        if zone.kind == "grid":
            pairs = ((down.id, across.id) for down in zone.rows for across in zone.things)
            turned = board.verbs[zone.verb][0] == zone.across
            found |= {f"{zone.id}:{b}-{a}" if turned else f"{zone.id}:{a}-{b}" for a, b in pairs}
        else:
            found |= {f"{zone.id}:{thing.id}" for thing in zone.things}
    return found


def read(game: Game, text: str) -> Board:
    """Return the board that a `board.toml` tells of; raises BoardError."""
    try:
        asked = msgspec.convert(tomllib.loads(text), AskedBoard)
    except (msgspec.ValidationError, ValueError, RecursionError) as error:
        raise BoardError(f"the board of {game.id} cannot be read: {error}") from None
    try:
        return _Looking(game).board(asked)
    except BoardError:
        raise
    except (ArithmeticError, AttributeError, LookupError, OSError, TypeError, ValueError) as error:
        told = f"{type(error).__name__}: {error}"
        raise BoardError(f"the board of {game.id} cannot be laid: {told}") from error


def declared(game: Game) -> Board:
    """Return the board of a game that brings none: every field that somebody may see."""
    fields = [f for f in game.state.FIELDS if f.see is not NOBODY and not f.scratch]
    seats = [f.name for f in fields if _each(f) and len(f.shape) == 1]
    rows = [AskedZone(f.name, "cards", f.name) for f in fields if len(f.shape) == _each(f) + 1]
    single = [f.name for f in fields if not f.shape and f.name not in ("phase", "seats")]
    zones = [
        *([AskedZone("seats", "facts", fields=seats)] if seats else []),
        *rows,
        *([AskedZone("facts", "facts", fields=single)] if single else []),
    ]
    return _Looking(game, bare=True).board(AskedBoard(zones))


def _each(f: Field) -> bool:
    """Return whether a field has a row for each seat."""
    return bool(f.shape) and isinstance(f.shape[0], PerSeat)


class _Looking:
    """Everything that a file names, looked up in one game."""

    def __init__(self, game: Game, *, bare: bool = False):
        self.game = game
        self.bare = bare
        """Nothing has texts of its own: fields are called by their names."""
        self.fields = {f.name: f for f in game.state.FIELDS if f.see is not NOBODY}
        self.texts = [Texts(game, language) for language in LANGUAGES]
        self.parameters = {
            f"{verb.name}.{p.name}": p for verb in game.verbs.verbs for p in verb.parameters
        }

    def board(self, asked: AskedBoard) -> Board:
        ids = [zone.id for zone in asked.zones]
        if len(set(ids)) < len(ids):
            self._wrong("two zones have the same id")
        seats = [name for name, p in self.parameters.items() if p.seat]
        members = getattr(import_module(f"{self.game.package}.state"), "Phase", ())
        return Board(
            game=self.game.id,
            zones=[self.zone(one) for one in asked.zones],
            phases={int(one): one.name.lower().replace("_", "-") for one in members},
            plate=[Fact(self.seated(name), self.text(f"board-{name}")) for name in asked.plate],
            score=self.seated(asked.score) if asked.score else "",
            verbs={v.name: [p.name for p in v.parameters] for v in self.game.verbs.verbs},
            seats=seats,
        )

    def zone(self, asked: AskedZone) -> Zone:
        f = self.field(asked.field) if asked.field else None
        if f is None and asked.kind in ("cards", "dice", "track", "pile"):
            self._wrong(f"zone {asked.id!r} names no field")
        things, base = self.things(asked, f)
        known = {one.id: i for i, one in enumerate(things)}
        each = f is not None and _each(f)
        if asked.kind == "facts":
            shown = [self.field(name) for name in asked.fields]
            each = bool(shown) and all(_each(one) for one in shown)
            if any(len(one.shape) != each for one in shown):
                self._wrong(f"zone {asked.id!r}: facts are single numbers, all or none of seats")
        if f is not None and asked.kind in ("cards", "dice") and len(f.shape) - each > 1:
            self._wrong(f"zone {asked.id!r}: {f.name} is no row of things")
        return Zone(
            id=asked.id,
            kind=asked.kind,
            title=asked.id if self.bare else self.text(asked.title or f"board-{asked.id}"),
            field=asked.field,
            seats=each,
            how=self.how(asked, f),
            points=self.points(asked),
            things=things,
            base=base,
            count=self.field(asked.count).name if asked.count else "",
            top=self.field(asked.top).name if asked.top else "",
            ways=[self.way(one, known) for one in self.rows_of(asked.ways)],
            stands=[self.piece(one, known) for one in asked.stands],
            to=asked.to,
            verb=asked.verb,
            across=asked.across,
            down=self.down(asked) if asked.kind == "grid" else "",
            rows=self.columns(asked)[1] if asked.kind == "grid" else [],
            at=[self.field(name).name for name in asked.at],
            dice=asked.dice,
            facts=[
                Fact(self.field(name).name, name if self.bare else self.text(f"board-{name}"))
                for name in asked.fields
            ],
        )

    def how(self, asked: AskedZone, f: Field | None) -> Literal["counts", "list", "set", ""]:
        if f is None or asked.kind not in ("cards", "dice"):
            return ""
        if isinstance(f.holds, Bits):
            return "set"
        return "counts" if asked.counts else "list"

    # -- things ------------------------------------------------------------------------------

    def things(self, asked: AskedZone, f: Field | None) -> tuple[list[Thing], int]:
        """Return what a zone consists of, and what its field calls the first of them."""
        if asked.kind == "map":
            return self.places(asked), 0
        if asked.kind == "grid":
            return self.columns(asked)[0], 0
        if not asked.ids and not asked.names:
            return [], 0
        base = 0
        if asked.ids:
            parameter = self.parameter(asked.ids)
            ids, base = list(parameter.values), parameter.base
        else:
            ids = [str(i) for i in range(len(self.names(asked.names, [])))]
        names = self.names(asked.names, ids) if asked.names else []
        holds = f.holds if f is not None else None
        if isinstance(holds, OneOf) and not asked.ids:
            base = 0
        return [Thing(one, names[i] if i < len(names) else "") for i, one in enumerate(ids)], base

    def names(self, asked: str, ids: Sequence[str]) -> list[str]:
        """Return the ids of the names of things: those of an argument, or by their beginning."""
        if asked.endswith("-"):
            return [self.text(f"{asked}{one.lower().replace('_', '-')}") for one in ids]
        meaning = self.game.arguments.get(asked)
        if meaning is None or isinstance(meaning, str):
            self._wrong(f"{asked!r} is no argument with names")
        return list(meaning)

    def places(self, asked: AskedZone) -> list[Thing]:
        if asked.rows:
            found = [
                AskedPlace(one, x, y)
                for y, row in enumerate(asked.rows)
                for x, one in enumerate(row.split())
                if one != "."
            ]
        elif isinstance(asked.places, str):
            rows = self.data(asked.places)
            try:
                found = [AskedPlace(r["id"], r["x"], r["y"]) for r in rows]
            except (KeyError, TypeError):
                self._wrong(f"{asked.places} in data.toml has no rows with id, x and y")
        else:
            found = asked.places
        if not found:
            self._wrong(f"the map {asked.id!r} has no places")
        ids = [one.id for one in found]
        names = self.names(asked.names, ids) if asked.names else [""] * len(ids)
        left, top = min(p.x for p in found), min(p.y for p in found)
        wide = max(p.x for p in found) - left
        high = max(p.y for p in found) - top
        scale = 1000 / (max(wide, high) or 1)
        return [
            Thing(p.id, names[i], round((p.x - left) * scale, 1), round((p.y - top) * scale, 1))
            for i, p in enumerate(found)
        ]

    def columns(self, asked: AskedZone) -> tuple[list[Thing], list[Thing]]:
        verb = next((one for one in self.game.verbs.verbs if one.name == asked.verb), None)
        if verb is None or len(verb.parameters) != 2:
            self._wrong(f"the grid {asked.id!r} needs a verb with two parameters")
        across, down = verb.parameters
        if asked.across not in (across.name, down.name):
            self._wrong(f"the grid {asked.id!r} has no columns {asked.across!r}")
        if asked.across == down.name:
            across, down = down, across
        return [Thing(value) for value in across.values], [Thing(value) for value in down.values]

    def down(self, asked: AskedZone) -> str:
        names = [one.partition(".")[2] for one in self.points(asked)]
        return next(name for name in names if name != asked.across)

    def piece(self, asked: AskedPiece, known: Mapping[str, int]) -> Piece:
        f = self.field(asked.field)
        ids = self.parameter(asked.bits).values if isinstance(asked.bits, str) else asked.bits
        if unknown := [one for one in ids if one not in known]:
            self._wrong(f"there is no place {unknown[0]!r}")
        places = [known[one] for one in ids] or list(range(len(known)))
        kind: Literal["seats", "one", "set"] = (
            "seats" if _each(f) else "set" if isinstance(f.holds, Bits) else "one"
        )
        if kind != "seats" and not asked.sign:
            self._wrong(f"what stands where {f.name} says needs a sign")
        return Piece(f.name, kind, self.text(asked.sign) if asked.sign else "", places)

    def way(self, asked: str, known: Mapping[str, int]) -> tuple[int, int]:
        a, _, b = asked.partition(":")
        if a not in known or b not in known:
            self._wrong(f"there is no way {asked!r}")
        return known[a], known[b]

    # -- names -------------------------------------------------------------------------------

    def field(self, name: str) -> Field:
        if name not in self.fields:
            self._wrong(f"there is no field {name!r} that can be seen")
        return self.fields[name]

    def seated(self, name: str) -> str:
        f = self.field(name)
        if not _each(f) or len(f.shape) != 1:
            self._wrong(f"{name} is not one number for each seat")
        return name

    def text(self, name: str) -> str:
        if self.bare:
            return name
        name = name.replace("_", "-")
        for texts in self.texts:
            if name not in texts:
                self._wrong(f"there is no text {name!r} in {texts.language!r}")
        return name

    def parameter(self, name: str) -> Any:
        if name not in self.parameters:
            self._wrong(f"there is no parameter {name!r} (as verb.parameter)")
        return self.parameters[name]

    def points(self, asked: AskedZone) -> list[str]:
        if asked.points and asked.kind not in ("map", "cards", "dice"):
            self._wrong(f"nothing can point at {asked.id!r}: it is a {asked.kind}")
        if asked.kind == "grid":
            return [name for name in self.parameters if name.startswith(f"{asked.verb}.")]
        found: list[str] = []
        for one in asked.points:
            every = [name for name in self.parameters if one == name or name.endswith(f".{one}")]
            if not every:
                self._wrong(f"no verb has a parameter {one!r}")
            found += every
        return list(dict.fromkeys(found))

    def rows_of(self, asked: str | list[str]) -> Iterator[str]:
        yield from self.data(asked) if isinstance(asked, str) else asked

    def data(self, path: str) -> Any:
        text = files(self.game.package).joinpath("data.toml").read_text("utf-8")
        found: Any = tomllib.loads(text)
        for part in path.split("."):
            if not isinstance(found, Mapping) or part not in found:
                self._wrong(f"there is no {path!r} in data.toml")
            found = found[part]
        return found

    def _wrong(self, what: str) -> NoReturn:
        raise BoardError(f"the board of {self.game.id}: {what}")
