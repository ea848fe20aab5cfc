"""A state is declared once.

A game declares its state as a class with typed fields: integer width, shape, who may see it. From
this one declaration come the Python object (slots; arrays are nested lists), the NumPy record,
bytes, a digest, the view of each seat and the JSON schema of the view; from `holds` also the
observation of each seat (:mod:`lindwurm.engines.observation`).

>>> @declare
... class Duel(State):
...     army: list[int] = field("i4", 2)
...     hand: list[list[int]] = field("i1", 2, 3, see=OWNER)
...     pile: list[int] = field("i1", 4, see=NOBODY)
...     turn: int = field("i1")
>>> s = Duel()
>>> s.army[0] += 500; s.hand[1][2] = 7
>>> s.view(0)
{'army': [500, 0], 'hand': [[0, 0, 0], [None, None, None]], 'turn': 0}
>>> s.view(1)["hand"]
[[None, None, None], [0, 0, 7]]
>>> Duel.from_bytes(s.to_bytes()).digest() == s.digest()
True
>>> s.to_record().army.tolist()
[500, 0]
>>> s.army[1] = 2**31
>>> s.to_bytes()
Traceback (most recent call last):
...
lindwurm.kernel.state.RangeError: army[1] = 2147483648 does not fit its field (i4)

Only signed widths exist (i1, i2, i4, i8), because compiled code turns sums of unsigned numbers
into wide unsigned or even floating numbers, which Python does not.
"""

from __future__ import annotations

import hashlib
import itertools
import math
import struct as packing
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar

from lindwurm.kernel.holds import NUMBER, Holds

if TYPE_CHECKING:
    import numpy as np

    from lindwurm.kernel.chance import Chance
    from lindwurm.kernel.events import Event

See = Callable[..., bool]
"""Visibility: `see(s, seat, *index)` says whether `seat` (None: a spectator) may see an element."""


def EVERYONE(s: Any, seat: int | None, *index: int) -> bool:
    """Visible to all, spectators included."""
    return True


def OWNER(s: Any, seat: int | None, *index: int) -> bool:
    """Visible to the seat that the first index names."""
    return seat == index[0]


def NOBODY(s: Any, seat: int | None, *index: int) -> bool:
    """Visible to no seat, and absent from every view."""
    return False


NEVER = 1 << 30
"""A layout that no state will ever have."""
CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}


class RangeError(ValueError):
    """A value does not fit the declared width of its field."""


@dataclass(frozen=True, slots=True)
class Field:
    """One declared field: its name, width, shape and who may see it."""

    name: str
    width: str
    shape: tuple[int, ...]
    see: See
    since: int = 1
    """The first layout that has it."""
    until: int = NEVER
    """The last layout that has it."""
    before: int = 0
    """What it is in a state of a layout from before it."""
    holds: Holds = NUMBER
    """What its integers mean."""

    @property
    def size(self) -> int:
        """Number of integers in the field."""
        size = 1
        for extent in self.shape:
            size *= extent
        return size

    @property
    def bounds(self) -> tuple[int, int]:
        """Smallest and largest value that fits."""
        bits = 8 * int(self.width[1]) - 1
        return -(1 << bits), (1 << bits) - 1

    @property
    def scratch(self) -> bool:
        """Whether it is only work space, and no part of the state."""
        return self.until < NEVER

    def zeros(self) -> Any:
        """Return the field's start value: 0, or nested lists of 0."""
        return nest([0] * self.size, self.shape)


def field(
    width: str,
    *shape: int,
    see: See = EVERYONE,
    holds: Holds = NUMBER,
    since: int = 1,
    before: int = 0,
) -> Any:
    """Declare a field of a state: a scalar, or an array of fixed shape.

    `see` is EVERYONE, OWNER (the first index is a seat), NOBODY, or a function of the game; `holds`
    says what its integers mean (:mod:`.holds`). A field that comes later is there `since` a layout;
    states of older layouts have `before` in it.
    """
    _check_width(width)
    return Field("", width, shape, see, since, before=before, holds=holds)


def scratch(width: str, *shape: int, until: int = 0) -> Any:
    """Declare work space for rules, which can allocate nothing: all zero between calls of a rule.

    It is no part of the state: not of its bytes, its digest or any view. `until` is the last layout
    that still counted it as one.
    """
    _check_width(width)
    return Field("", width, shape, NOBODY, until=until)


def _check_width(width: str) -> None:
    if width not in CODES:
        raise ValueError(f"unknown width {width!r}: one of {', '.join(CODES)}")


def nest(values: Sequence[Any], shape: tuple[int, ...]) -> Any:
    """Shape a flat sequence into nested lists; a scalar for the empty shape."""
    if not shape:
        return values[0]
    if len(shape) == 1:
        return list(values)
    step = len(values) // shape[0]
    return [nest(values[i * step : (i + 1) * step], shape[1:]) for i in range(shape[0])]


def flatten(value: Any) -> Iterator[Any]:
    """Yield the elements of nested lists in order; a scalar yields itself."""
    if isinstance(value, list | tuple):
        for element in value:
            yield from flatten(element)
    else:
        yield value


def digest_of(packed: bytes) -> str:
    """Return the fingerprint of a state that is packed already."""
    return hashlib.blake2b(packed, digest_size=16).hexdigest()


def _copied(value: Any, depth: int) -> Any:
    # Rules may have written a member of an enumeration; a view holds plain numbers.
    if depth == 1:
        return list(map(int, value))
    return [_copied(v, depth - 1) for v in value] if depth else int(value)


def _hidden(shape: tuple[int, ...]) -> Any:
    if len(shape) < 2:
        return [None] * shape[0] if shape else None
    return [_hidden(shape[1:]) for _ in range(shape[0])]


class State:
    """Base of all declared states. `chance` and `log` belong to a match and are never copied."""

    __slots__ = ("chance", "log")

    FIELDS: ClassVar[tuple[Field, ...]] = ()
    LAYOUT: ClassVar[int] = 1
    """Number of the present layout: which fields a packed state has, and in what order."""
    _LAYOUT: ClassVar[tuple[Field, ...]] = ()
    _PRIVATE: ClassVar[tuple[Field, ...]] = ()
    """The fields of which some see more than others."""
    _OWNED: ClassVar[tuple[tuple[int, int], ...] | None] = None
    """Where each of these begins in a packed state, and how long a row is, if all are OWNER's."""
    _packed: ClassVar[staticmethod[[Any], bytes]]
    _public: ClassVar[staticmethod[[bytes], dict[str, Any]]]
    _PACK: ClassVar[packing.Struct]
    _DTYPE: ClassVar[Any] = None

    rng: list[int]
    chance: Chance | None
    log: list[Event] | None

    def __init__(self) -> None:
        self.chance = None
        self.log = None
        for f in self.FIELDS:
            setattr(self, f.name, f.zeros())

    def copy(self) -> Self:
        """Return an independent copy, without the match's source of chance and log."""
        twin = object.__new__(type(self))
        twin.chance = None
        twin.log = None
        for f in self.FIELDS:
            value = getattr(self, f.name)
            setattr(twin, f.name, _copied(value, len(f.shape)) if f.shape else value)
        return twin

    def restore(self, other: Self) -> None:
        """Take over every field of `other`, keeping this state's source of chance and log."""
        for f in self.FIELDS:
            value = getattr(other, f.name)
            setattr(self, f.name, _copied(value, len(f.shape)) if f.shape else value)

    # -- bytes, digest, record -------------------------------------------------------------

    def to_bytes(self, layout: int | None = None) -> bytes:
        """Pack all fields: little-endian, widest fields first, padded to whole 8 bytes.

        An older `layout` packs the fields that it had.
        """
        try:
            if layout is None or layout == self.LAYOUT:
                return self._packed(self)
            self._layout_of(layout)
            return _older(self.FIELDS, layout)[2](self)
        except packing.error:
            self.check_ranges()
            raise

    @classmethod
    def from_bytes(cls, data: bytes, layout: int | None = None) -> Self:
        """Rebuild a state from :meth:`to_bytes`, of the present or an older layout."""
        fields, pack = cls._layout_of(layout or cls.LAYOUT)
        if len(data) != pack.size:
            raise ValueError(
                f"a {cls.__name__} takes {pack.size} bytes, but {len(data)} were given"
            )
        s = cls()
        values = pack.unpack(data)
        at = 0
        for f in fields:
            setattr(s, f.name, nest(values[at : at + f.size], f.shape))
            at += f.size
        for f in cls.FIELDS:
            if f not in fields and f.before:
                setattr(s, f.name, nest([f.before] * f.size, f.shape))
        return s

    @classmethod
    def _layout_of(cls, layout: int) -> tuple[tuple[Field, ...], packing.Struct]:
        """Return the fields of a layout in the order of their bytes, and what packs them."""
        if layout == cls.LAYOUT:
            return cls._LAYOUT, cls._PACK
        if not 1 <= layout < cls.LAYOUT:
            raise ValueError(f"a {cls.__name__} has no layout {layout} (1..{cls.LAYOUT})")
        return _older(cls.FIELDS, layout)[:2]

    def digest(self, layout: int | None = None) -> str:
        """Return a stable fingerprint of the whole state, the generator included."""
        return digest_of(self.to_bytes(layout))

    def known_digest(self, digest: str) -> bool:
        """Return whether this state has that fingerprint, in the present or an older layout."""
        return any(self.digest(layout) == digest for layout in range(self.LAYOUT, 0, -1))

    def check_ranges(self) -> None:
        """Raise RangeError for the first value that does not fit its field."""
        for f in self.FIELDS:
            low, high = f.bounds
            indexes = itertools.product(*(range(n) for n in f.shape))
            for index, value in zip(indexes, flatten(getattr(self, f.name)), strict=True):
                if not isinstance(value, int) or not low <= value <= high:
                    where = "".join(f"[{i}]" for i in index)
                    raise RangeError(
                        f"{f.name}{where} = {value!r} does not fit its field ({f.width})"
                    )

    @classmethod
    def dtype(cls) -> np.dtype[Any]:
        """Return the NumPy structured type: the layout of :meth:`to_bytes`, then work space."""
        if cls._DTYPE is None:
            import numpy as np

            work, room = _laid_out([f for f in cls.FIELDS if f.scratch], None)
            offset, offsets, fields = 0, [], (*cls._LAYOUT, *work)
            for f in fields:
                if hasattr(np.void, f.name):
                    raise TypeError(
                        f"a record has its own {f.name!r}: rename this field of {cls.__name__}"
                    )
                if work and f is work[0]:
                    offset = cls._PACK.size
                offsets.append(offset)
                offset += f.size * int(f.width[1])
            cls._DTYPE = np.dtype(
                {
                    "names": [f.name for f in fields],
                    "formats": [("<" + f.width, f.shape) for f in fields],
                    "offsets": offsets,
                    "itemsize": cls._PACK.size + room.size,
                }
            )
        return cls._DTYPE  # type: ignore[no-any-return]

    @classmethod
    def packed_records(cls, records: np.ndarray[Any, Any]) -> bytes:
        """Return an array of records as the bytes of their states, one after the other."""
        rows = records.view("u1").reshape(len(records), records.itemsize)[:, : cls._PACK.size]
        rows = rows.copy()  # NumPy copies fields: what lies between them and the end is anything
        rows[:, sum(f.size * int(f.width[1]) for f in cls._LAYOUT) :] = 0
        return rows.tobytes()

    @classmethod
    def wide_dtype(cls) -> np.dtype[Any]:
        """Return the same fields, all 64 bits wide, for arithmetic in the record's own type."""
        import numpy as np

        return np.dtype([(f.name, "<i8", f.shape) for f in cls.FIELDS])

    def to_records(self) -> np.ndarray[Any, Any]:
        """Return the state as an array of one NumPy record, to be written to."""
        import numpy as np

        record = bytearray(self.to_bytes().ljust(self.dtype().itemsize, b"\0"))
        return np.frombuffer(record, self.dtype())

    def to_record(self) -> Any:
        """Return the state as a NumPy record (writable, attribute access)."""
        import numpy as np

        return self.to_records().view(np.recarray)[0]

    @classmethod
    def from_record(cls, record: Any) -> Self:
        """Rebuild a state from a NumPy record of :meth:`dtype`."""
        s = cls()
        for f in cls.FIELDS:
            value = record[f.name]
            setattr(s, f.name, value.tolist() if f.shape else int(value))
        return s

    # -- what a seat may see ----------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return all that `seat` (None: a spectator) may see; hidden elements are None."""
        seen = {**self.public(), **self.private(seat)}
        return {f.name: seen[f.name] for f in self.FIELDS if f.see is not NOBODY}

    def glimpse(self, seat: int | None, names: Collection[str]) -> dict[str, Any]:
        """Return these fields of :meth:`view`, without the trouble of making all the others."""
        seen = {}
        for f in self.FIELDS:
            if f.name in names and f.see is not NOBODY:
                value = getattr(self, f.name)
                public = f.see is EVERYONE
                seen[f.name] = (
                    _copied(value, len(f.shape)) if public else self._seen(f, value, seat, ())
                )
        return seen

    @classmethod
    def of_view(cls, view: Mapping[str, Any]) -> Self:
        """Return a state that holds what a view shows, for rules that ask for no more.

        What is hidden there is None or missing, so that a rule which looks at it after all fails.
        """
        s = cls.__new__(cls)
        for name, value in view.items():
            setattr(s, name, value)
        return s

    def public(self, packed: bytes | None = None) -> dict[str, Any]:
        """Return the part of a view that is the same for all.

        It is read from the `packed` state, which may be known already.
        """
        return self._public(self.to_bytes() if packed is None else packed)

    def private(self, seat: int | None) -> dict[str, Any]:
        """Return the rest of the view of `seat` (None: a spectator)."""
        return {f.name: self._seen(f, getattr(self, f.name), seat, ()) for f in self._PRIVATE}

    @classmethod
    def own(cls, packed: bytes, seat: int | None) -> bytes | None:
        """Return the bytes on which :meth:`private` depends; None if it depends on more."""
        if seat is None or not cls._OWNED:
            return None if cls._OWNED is None else b""
        return b"".join([packed[at + seat * n : at + seat * n + n] for at, n in cls._OWNED])

    def everything(self) -> dict[str, Any]:
        """Return all fields but the generator, whoever may see them: for a game that is over."""
        return {
            f.name: _copied(getattr(self, f.name), len(f.shape))
            for f in self.FIELDS
            if f.name != "rng" and not f.scratch
        }

    def _seen(self, f: Field, value: Any, seat: int | None, index: tuple[int, ...]) -> Any:
        see, left = f.see, len(f.shape) - len(index)
        if see is OWNER:  # whole rows at once
            rows = _hidden(f.shape)
            if seat is not None and 0 <= seat < len(rows):
                rows[seat] = _copied(value[seat], left - 1)
            return rows
        if left == 0:
            return int(value) if see(self, seat, *index) else None
        if left == 1:
            return [int(v) if see(self, seat, *index, i) else None for i, v in enumerate(value)]
        return [self._seen(f, v, seat, (*index, i)) for i, v in enumerate(value)]

    @classmethod
    def view_schema(cls) -> dict[str, Any]:
        """Return the JSON schema of :meth:`view`, from which client types are made."""
        properties = {}
        for f in cls.FIELDS:
            if f.see is NOBODY:
                continue
            low, high = f.bounds
            whole: dict[str, Any] = {"type": "integer", "minimum": low, "maximum": high}
            if f.see is not EVERYONE:
                whole["type"] = ["integer", "null"]
            for extent in reversed(f.shape):
                whole = {"type": "array", "items": whole, "minItems": extent, "maxItems": extent}
            properties[f.name] = whole
        return {
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": cls.__name__,
            "type": "object",
            "properties": properties,
            "required": list(properties),
            "additionalProperties": False,
        }

    # -- positions by name ------------------------------------------------------------------

    def place(self, fields: Mapping[str, Any]) -> None:
        """Set fields by name. An array takes a whole list, or a dict of index -> value.

        >>> @declare
        ... class Duel(State):
        ...     army: list[int] = field("i4", 2)
        >>> s = Duel(); s.place({"army": {1: 300}}); s.army
        [0, 300]
        >>> s.place({"navy": 3})
        Traceback (most recent call last):
        ...
        ValueError: a Duel has no field 'navy' (fields: army)
        """
        known = {f.name: f for f in self.FIELDS if f.name != "rng" and not f.scratch}
        for name, value in fields.items():
            if name not in known:
                raise ValueError(
                    f"a {type(self).__name__} has no field {name!r} (fields: {', '.join(known)})"
                )
            setattr(self, name, _placed(name, known[name].shape, getattr(self, name), value))
        self.check_ranges()


def _placed(name: str, shape: tuple[int, ...], old: Any, new: Any) -> Any:
    if not shape:
        if isinstance(new, int):
            return int(new)
        raise ValueError(f"{name} is one number, not {new!r}")
    if isinstance(new, Mapping):
        merged = list(old)
        for i, value in new.items():
            if not 0 <= int(i) < shape[0]:
                raise ValueError(f"{name} has no index {i!r} (0..{shape[0] - 1})")
            merged[int(i)] = _placed(f"{name}[{i}]", shape[1:], old[int(i)], value)
        return merged
    if not isinstance(new, list | tuple) or len(new) != shape[0]:
        raise ValueError(f"{name} takes {shape[0]} values, not {new!r}")
    return [_placed(f"{name}[{i}]", shape[1:], old[i], v) for i, v in enumerate(new)]


# Every move packs a state and shows it, so both are written out for each class of states: one
# expression instead of a loop over its fields.


def _packer(layout: Sequence[Field], pack: packing.Struct) -> Callable[[Any], bytes]:
    """Return what packs a state: `pack(*s.rng, s.turn, *s.hand[0], *s.hand[1], ...)`."""
    parts = []
    for f in layout:
        rows = itertools.product(*(range(n) for n in f.shape[:-1]))
        star = "*" if f.shape else ""
        parts += [star + f"s.{f.name}" + "".join(f"[{i}]" for i in row) for row in rows]
    made: Callable[[Any], bytes] = eval(f"lambda s: pack({', '.join(parts)})", {"pack": pack.pack})
    return made


def _publisher(layout: Sequence[Field]) -> Callable[[bytes], dict[str, Any]]:
    """Return what reads the public fields from a packed state: `{"turn": v[4], "army": v[5:7]}`."""
    code, parts, at = "<", [], 0
    for f in layout:
        if f.see is EVERYONE:
            code += f"{f.size}{CODES[f.width]}"
            parts.append(f"{f.name!r}: {_read(at, f.shape)}")
            at += f.size
        else:
            code += f"{f.size * int(f.width[1])}x"
    read = packing.Struct(code).unpack_from
    made: Callable[[bytes], dict[str, Any]] = eval(
        f"lambda packed: (lambda v: {{{', '.join(parts)}}})(read(packed))", {"read": read}
    )
    return made


def _read(at: int, shape: tuple[int, ...]) -> str:
    """Return the expression for a field that begins at `v[at]`.

    >>> _read(4, ()), _read(5, (2,)), _read(7, (2, 3))
    ('v[4]', '[*v[5:7]]', '[[*v[7:10]], [*v[10:13]]]')
    """
    if not shape:
        return f"v[{at}]"
    if len(shape) == 1:
        return f"[*v[{at}:{at + shape[0]}]]"
    size = math.prod(shape[1:])
    return f"[{', '.join(_read(at + i * size, shape[1:]) for i in range(shape[0]))}]"


def _row(layout: Sequence[Field], wanted: Field) -> tuple[int, int]:
    """Return where a field begins in a packed state, and how long its rows are."""
    before = layout[: layout.index(wanted)]
    size = wanted.size * int(wanted.width[1])
    return sum(f.size * int(f.width[1]) for f in before), size // wanted.shape[0]


S = TypeVar("S", bound=State)


def _laid_out(
    fields: Sequence[Field], layout: int | None
) -> tuple[tuple[Field, ...], packing.Struct]:
    """Return those fields that a layout has (None: all), widest first, and what packs them."""
    chosen = [f for f in fields if layout is None or f.since <= layout <= f.until]
    ordered = tuple(sorted(chosen, key=lambda f: -int(f.width[1])))
    body = "".join(f"{f.size}{CODES[f.width]}" for f in ordered)
    padding = -packing.calcsize("<" + body) % 8
    return ordered, packing.Struct("<" + body + f"{padding}x")


@cache
def _older(
    fields: tuple[Field, ...], layout: int
) -> tuple[tuple[Field, ...], packing.Struct, Callable[[Any], bytes]]:
    """Return the fields of an older layout, and what packs them, made once."""
    chosen, pack = _laid_out(fields, layout)
    return chosen, pack, _packer(chosen, pack)


def declare(cls: type[S]) -> type[S]:
    """Turn a class of declared fields into a slotted state class."""
    fields = [Field("rng", "i8", (4,), NOBODY)]
    fields += [replace(v, name=name) for name, v in vars(cls).items() if isinstance(v, Field)]
    newest = max(max(f.since, 1 if f.until == NEVER else f.until + 1) for f in fields)
    layout, pack = _laid_out(fields, newest)
    names = {f.name for f in fields}
    namespace = {k: v for k, v in vars(cls).items() if k not in names}
    for key in ("__dict__", "__weakref__"):
        namespace.pop(key, None)
    namespace["__slots__"] = tuple(f.name for f in fields)
    namespace["FIELDS"] = tuple(fields)
    namespace["LAYOUT"] = newest
    namespace["_LAYOUT"] = layout
    namespace["_PACK"] = pack
    namespace["_packed"] = staticmethod(_packer(layout, pack))
    namespace["_public"] = staticmethod(_publisher(layout))
    private = tuple(f for f in fields if f.see not in (EVERYONE, NOBODY))
    namespace["_PRIVATE"] = private
    if all(f.see is OWNER for f in private):
        namespace["_OWNED"] = tuple(_row(layout, f) for f in private)
    slotted: type[S] = type(cls.__name__, cls.__bases__, namespace)
    return slotted
