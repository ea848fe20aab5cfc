"""What a seat sees, as numbers: written out from the declaration of a state.

`Observation(game).observe(s, seat, out)` is a rule: it runs in plain Python, compiled and on a GPU,
and writes the same numbers on all three.

The observer sits first: an axis with one element for each seat (`PerSeat`) begins with the
observer's, a seat is told as its distance from the observer, a set of seats is turned likewise.
Seats that nobody sits on are zero. Sets are taken apart into flags, packed numbers into numbers. Of
what only its owner may see there is the observer's own part. What may be hidden has a column beside
it that is 1 while it is; the value itself is 0 then, so that a true -1 stays a -1.

A value beyond 16 bits is told as the largest that fits (an army of 40,000 as one of 32,767).

>>> from lindwurm import games
>>> seen = Observation(games.load("dragon_farkle"))
>>> [str(column) for column in seen.columns if column.field in ("phase", "winners")][:3]
['phase: category 0..17', 'winners[0]: flag 0..1', 'winners[1]: flag 0..1']
"""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from lindwurm.engines import compiled
from lindwurm.kernel.game import Game
from lindwurm.kernel.holds import Bits, Number, OneOf, OnlyDrawn, Packed, PerSeat, SeatAt, SeatBits
from lindwurm.kernel.rule import RULES, rule
from lindwurm.kernel.state import EVERYONE, NOBODY, OWNER, Field

LOWEST, HIGHEST = -(1 << 15), (1 << 15) - 1
"""What an observation's integers can hold: 16 bits."""

NUMBER, CATEGORY, FLAG = "number", "category", "flag"


@dataclass(frozen=True, slots=True)
class Column:
    """One number of an observation."""

    field: str
    """The state's field it comes from."""
    index: tuple[int, ...]
    """Where in the field; along an axis of seats, 0 is the observer. The last one may be the place
    in a set or in packed numbers."""
    kind: str
    low: int
    high: int
    hidden: bool = False
    """Whether it only says that the field is hidden there."""

    def __str__(self) -> str:
        where = "".join(f"[{i}]" for i in self.index)
        what = "hidden" if self.hidden else f"{self.kind} {self.low}..{self.high}"
        return f"{self.field}{where}: {what}"


class Observation:
    """The columns of a game's observation, and what writes them.

    With `everything`, all fields that rules keep (the generator apart), whoever may see them: for a
    critic in training, never for a player.
    """

    def __init__(self, game: Game, everything: bool = False):
        self.game = game
        self.everything = everything
        self.columns: list[Column] = []
        self._lines: list[str] = []
        self._names: dict[str, Any] = {"clipped": clipped}
        self._most = game.seats.stop - 1
        for f in game.state.FIELDS:
            kept = f.name != "rng" and not f.scratch and not isinstance(f.holds, OnlyDrawn)
            if kept and (everything or f.see is not NOBODY):
                self._add(f)
        self.observe: Callable[[Any, int, Any], None] = self._written()

    @property
    def size(self) -> int:
        """How many columns there are."""
        return len(self.columns)

    @property
    def layout(self) -> str:
        """A short name for exactly these columns: what was learnt on one fits no other."""
        told = "\n".join(map(str, self.columns))
        return hashlib.blake2b(told.encode(), digest_size=6).hexdigest()

    def _written(self) -> Callable[[Any, int, Any], None]:
        head = (
            f"def observe(s, seat, out):\n for i in range({self.size}):\n  out[i] = 0\n n = s.seats"
        )
        exec("\n".join([head, *self._lines]), self._names)
        made: Callable[[Any, int, Any], None] = self._names["observe"]
        return rule(made)

    # -- columns and lines of one field -----------------------------------------------------

    def _add(self, f: Field) -> None:
        own = f.see is OWNER and not self.everything
        guarded = not self.everything and f.see not in (EVERYONE, OWNER)
        extents = list(f.shape)
        if own:
            extents[0] = 1
        parts = list(_parts(f, self._most))
        first = self.size
        for index in itertools.product(*map(range, extents)):
            for part, kind, low, high in parts:
                self.columns.append(Column(f.name, (*index, *part), kind, low, high))
        hidden = self.size
        if guarded:
            for index in itertools.product(*map(range, extents)):
                self.columns.append(Column(f.name, index, FLAG, 0, 1, hidden=True))

        depth, places, real = 1, "0", []
        for axis, extent in enumerate(extents):
            if own and axis == 0:
                real.append("seat")
                continue
            i = f"i{axis}"
            here = isinstance(extent, PerSeat)
            self._lines.append(" " * depth + f"for {i} in range({'n' if here else int(extent)}):")
            depth += 1
            if here:
                self._lines.append(" " * depth + f"p{axis} = seat + {i}")
                self._lines.append(" " * depth + f"if p{axis} >= n:")
                self._lines.append(" " * depth + f" p{axis} -= n")
            real.append(f"p{axis}" if here else i)
            places = f"({places}) * {int(extent)} + {i}" if places != "0" else i
        if guarded:
            self._names[f"see_{f.name}"] = _ruled(f.see)
            given = "".join(f", {i}" for i in real)
            self._lines.append(" " * depth + f"if not see_{f.name}(s, seat{given}):")
            self._lines.append(" " * depth + f" out[{hidden} + {places}] = 1")
            self._lines.append(" " * depth + "else:")
            depth += 1
        self._lines.append(" " * depth + f"v = s.{f.name}" + "".join(f"[{i}]" for i in real))
        at = f"{first} + ({places}) * {len(parts)}" if len(parts) > 1 else f"{first} + {places}"
        self._lines += [" " * depth + line for line in _writing(f, at, self._most)]


def _parts(f: Field, most: int) -> Iterator[tuple[tuple[int, ...], str, int, int]]:
    """Yield what one element of a field becomes: index within it, kind, range."""
    match f.holds:
        case Number(low, high):
            least, largest = f.bounds
            yield (
                (),
                NUMBER,
                max(least if low is None else low, LOWEST),
                min(largest if high is None else high, HIGHEST),
            )
        case OneOf() as one:
            yield (), CATEGORY, one.low, one.high
        case SeatAt(first, low, more):
            yield (), CATEGORY, low, first + most - 1 + more
        case SeatBits(more):
            for i in range(most + more):
                yield (i,), FLAG, 0, 1
        case Bits(count):
            for i in range(count):
                yield (i,), FLAG, 0, 1
        case Packed(count, bits):
            for i in range(count):
                yield (i,), NUMBER, 0, (1 << bits) - 1


def _writing(f: Field, at: str, most: int) -> list[str]:
    """Return the lines that write the value `v` of one element from column `at` on."""
    match f.holds:
        case Number(low, high):
            least, largest = f.bounds
            fits = (least if low is None else low) >= LOWEST and (
                largest if high is None else high
            ) <= HIGHEST
            return [f"out[{at}] = v" if fits else f"out[{at}] = clipped(v)"]
        case SeatAt(first):
            return [
                f"v -= {first}",
                "if 0 <= v < n:",
                " v -= seat",
                " if v < 0:",
                "  v += n",
                f"out[{at}] = v + {first}",
            ]
        case SeatBits(more):
            # turned as a whole; most sets are empty, and what they would write is there already
            lines = [
                "if v != 0:",
                " w = v & (1 << n) - 1",
                " w = (w >> seat | w << n - seat) & (1 << n) - 1",
                f" for b in range({most}):",
                f"  out[{at} + b] = w >> b & 1",
            ]
            if more:
                lines += [
                    f" for b in range({most}, {most + more}):",
                    f"  out[{at} + b] = v >> b & 1",
                ]
            return lines
        case Bits(count):
            return ["if v != 0:", f" for b in range({count}):", f"  out[{at} + b] = v >> b & 1"]
        case Packed(count, bits):
            mask = (1 << bits) - 1
            return [
                "if v != 0:",
                f" for b in range({count}):",
                f"  out[{at} + b] = v >> {bits} * b & {mask}",
            ]
    return [f"out[{at}] = v"]


@rule
def clipped(v: int) -> int:
    """Return the value, or the nearest one that 16 bits hold."""
    if v > HIGHEST:
        return HIGHEST
    if v < LOWEST:
        return LOWEST
    return v


def _ruled(see: Callable[..., bool]) -> Callable[..., bool]:
    """Let who may see an element be asked by compiled code too."""
    return see if see in RULES else rule(see)


@cache
def of(game: Game, everything: bool = False) -> Observation:
    """Return the observation of a game, written once."""
    return Observation(game, everything)


@cache
def compiled_of(game: Game, everything: bool = False) -> Callable[[Any, int, Any], None]:
    """Return the same, compiled, to be called on a record with an array of 16-bit integers."""
    observe = of(game, everything).observe

    def look(s: Any, seat: int, out: Any) -> None:
        observe(s, seat, out)

    if everything:  # by its name the cache tells the two apart
        look.__qualname__ += ".everything"
    return compiled.jit(game, look)
