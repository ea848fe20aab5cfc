"""The file of a mind: what a small network has learnt, as integers, with where it came from.

A file begins with a line that names it and its version, then come the length of a header, the
header (JSON: for which game, columns and actions, how it was trained), a digest of all that
follows, and the arrays one after the other, little-endian, as the header lists them. Nothing in it
is code. Whoever loads it gets a :class:`Weights`, or one clear :class:`BadMind`.

>>> loads(b"PK", "some.mind")
Traceback (most recent call last):
...
lindwurm.bots.weights.BadMind: some.mind is not the file of a mind
"""

from __future__ import annotations

import hashlib
import json
import sys
from array import array
from collections.abc import Mapping
from dataclasses import dataclass, fields
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from lindwurm.engines.observation import of
from lindwurm.kernel.game import Game

MAGIC = b"lindwurm mind "
VERSION = 1
MOST = 3_000_000
"""Bytes that a file may have: all games together stay below 15 MB."""


class BadMind(ValueError):
    """A file that is not a mind, or not a whole one."""


class Net(NamedTuple):
    """The integers of a mind: arrays compiled, in plain Python whatever gives plain integers."""

    common: Any
    """For each column its commonest value, which the first layer's bias holds already."""
    kind: Any
    """For each column a sum of BUCKETS and CONSTANT."""
    first: Any
    """For each column the value, or bucket, that its part of the table begins with."""
    start: Any
    """For each column where its part of the table begins; and where the last one ends."""
    table: Any
    """The row of a value; -1 where it adds nothing."""
    scale: Any
    """What each row is multiplied by."""
    rows: Any
    bias: Any
    dense_one: Any
    """Weights from each input to all outputs, input by input."""
    bias_one: Any
    dense_two: Any
    bias_two: Any
    policy: Any
    """Weights of each action, action by action, as its actor counts seats."""
    policy_bias: Any
    value: Any
    """Weights of each seat, the observer first."""
    value_bias: Any
    secret: Any
    """For each action whether it is chosen at the same time as others choose."""


TYPES = {
    "common": "h",
    "kind": "b",
    "first": "h",
    "start": "i",
    "table": "h",
    "scale": "i",
    "rows": "b",
    "bias": "i",
    "dense_one": "b",
    "bias_one": "i",
    "dense_two": "b",
    "bias_two": "i",
    "policy": "b",
    "policy_bias": "i",
    "value": "b",
    "value_bias": "i",
    "secret": "b",
}
"""The type of each array: 8, 16 or 32 bits."""
SIZES = {"b": 1, "h": 2, "i": 4}

BUCKETS, CONSTANT = 1, 2
"""Of a column: large numbers share rows with their neighbours; only one value was ever met."""


@dataclass(frozen=True)
class About:
    """What a mind was made for, and how."""

    game: str
    rules: int
    """The version of the rules."""
    layout: str
    """The name of the observation's columns (`Observation.layout`)."""
    verbs: str
    """The name of the actions (:func:`verbs_of`)."""
    actions: int
    seats: int
    """The most seats that the game has."""
    seed: int
    code: str
    """A digest of the sources it was trained with."""
    decisions: int
    """How many decisions its teacher has learnt from."""
    positions: int
    """How many positions it has learnt from itself."""
    curve: Mapping[str, Any]
    """How its teacher fared in the end, and how well it follows."""


@dataclass(frozen=True, eq=False)
class Weights:
    """A mind as it is kept."""

    about: About
    arrays: Mapping[str, array[int]]
    digest: str

    def plain(self) -> Net:
        """Return the integers for plain Python, which reads lists fastest; rows are many."""
        arrays = self.arrays
        return Net(*(arrays[n] if n == "rows" else arrays[n].tolist() for n in Net._fields))

    def compiled(self) -> Net:
        """Return the integers as arrays for compiled code."""
        import numpy as np

        return Net(*(np.frombuffer(self.arrays[n], TYPES[n]) for n in Net._fields))

    def misfit(self, game: Game) -> str | None:
        """Return why this does not fit a game as it is here, or None if it does."""
        about, seen = self.about, of(game)
        if about.game != game.id:
            return f"it is one for {about.game}"
        if about.layout != seen.layout or len(self.arrays["common"]) != seen.size:
            return "it was trained on an older form of what a seat sees"
        if about.verbs != verbs_of(game):
            return "it was trained with other actions"
        if about.rules != game.version:
            return f"it was trained on version {about.rules} of the rules, not {game.version}"
        return None


def verbs_of(game: Game) -> str:
    """Return a short name for exactly these actions: numbers learnt for others mean nothing."""
    told = "\n".join(game.verbs.text(action) for action in range(game.verbs.size))
    return hashlib.blake2b(told.encode(), digest_size=6).hexdigest()


def dumps(about: About, arrays: Mapping[str, Any]) -> bytes:
    """Return the file of a mind; arrays are sequences of integers."""
    made = {name: array(kind, arrays[name]) for name, kind in TYPES.items()}
    header = {
        **{f.name: getattr(about, f.name) for f in fields(About)},
        "arrays": [[name, kind, len(made[name])] for name, kind in TYPES.items()],
    }
    told = json.dumps(header, sort_keys=True).encode()
    body = told + b"".join(_ordered(made[name]).tobytes() for name in TYPES)
    return b"%b%d\n%d\n%b\n%b" % (MAGIC, VERSION, len(told), _digest(body).encode(), body)


def loads(data: bytes, name: str) -> Weights:
    """Return the mind in a file's content, or raise a BadMind that names the file."""
    if not data.startswith(MAGIC):
        raise BadMind(f"{name} is not the file of a mind")
    version, *rest = data[len(MAGIC) :].split(b"\n", 3)
    if version != b"%d" % VERSION:
        told = version[:12].decode("ascii", "replace")
        raise BadMind(f"{name} is a mind of form {told}, this version reads form {VERSION}")
    if len(rest) != 3 or not rest[0].isdigit() or _digest(rest[2]).encode() != rest[1]:
        raise BadMind(f"{name} is damaged: its content is not what was written")
    size, body = int(rest[0]), rest[2]
    try:
        header = json.loads(body[:size])
        listed = header.pop("arrays")
        about = About(**header)
        arrays, at = {}, size
        for array_name, kind, count in listed:
            arrays[array_name] = _ordered(array(kind, body[at : at + count * SIZES[kind]]))
            at += count * SIZES[kind]
        _check(about, arrays)
    except (KeyError, TypeError, ValueError) as error:
        raise BadMind(f"{name} is no mind: {error}") from None
    return Weights(about, arrays, rest[1].decode())


def load(path: Path) -> Weights:
    """Return the mind in a file, or raise a BadMind that names the file."""
    try:
        return loads(path.read_bytes(), str(path))
    except OSError as error:
        raise BadMind(f"{path} cannot be read: {error.strerror}") from None


def _check(about: About, arrays: Mapping[str, array[int]]) -> None:
    """Raise a ValueError where lengths or rows do not go together: rules do not look again."""
    if {name: a.typecode for name, a in arrays.items()} != TYPES:
        raise ValueError("it has other arrays than a mind has")
    size = {name: len(a) for name, a in arrays.items()}
    columns, rows, width = size["common"], size["scale"], size["bias"]
    one, two = size["bias_one"], size["bias_two"]
    start, table = arrays["start"], arrays["table"]
    right = {
        "kind": columns,
        "first": columns,
        "start": columns + 1,
        "table": start[-1] if start else 0,
        "rows": rows * width,
        "dense_one": width * one,
        "dense_two": one * two,
        "policy": about.actions * two,
        "policy_bias": about.actions,
        "value": about.seats * two,
        "value_bias": about.seats,
        "secret": about.actions,
    }
    for name, count in right.items():
        if size[name] != count:
            raise ValueError(f"{name} has {size[name]} numbers instead of {count}")
    if start[0] != 0 or any(a >= b for a, b in pairwise(start)):
        raise ValueError("its columns are out of order")
    if any(not -1 <= row < rows for row in table):
        raise ValueError("its table names rows that are not there")


def _digest(body: bytes) -> str:
    return hashlib.blake2b(body, digest_size=16).hexdigest()


def _ordered(numbers: array[int]) -> array[int]:
    """Return numbers in the order of bytes that files have, or have them back."""
    if sys.byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers
