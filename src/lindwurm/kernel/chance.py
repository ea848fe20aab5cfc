"""Chance has one door: `draw(s, n, kind)` gives 0..n-1, each equally likely.

Every die, shuffle and blind pick goes through it, and says what it is. Draws that fall together,
such as all dice of a roll, are one throw. Three kinds of source stand behind the door:

* the small generator kept in the state (sfc32: four 32-bit words), for simulation; the same words
  give the same numbers in Python, in compiled code and on a GPU;
* a :class:`SecretStream` (HMAC-SHA-256 over a committed seed and the seats' salts), for matches
  between people, who must not be able to foretell the next die from the ones they saw;
* a :class:`Tape` of given values: the dice of a worked example, of a record, or of a kitchen table.

The first two reduce 32-bit words to 0..n-1 by the same exact rule (Lemire's multiplication with
rejection), so no value is favoured.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from enum import IntEnum
from functools import cache
from typing import Any, NamedTuple, Protocol

from lindwurm.kernel.rule import rule

WORD = 0xFFFFFFFF


class Source(Protocol):
    """Where a Python match takes its draws from when it is not the state's own generator."""

    def __call__(self, n: int, /) -> int:
        """Return the next value out of 0..n-1."""


class TapeError(ValueError):
    """A tape ran out, or held a value that the draw cannot give."""


@rule
def next_word(words: Any) -> int:
    """Step the generator `words` (four 32-bit words) and return the next 32-bit word."""
    a = int(words[0])
    b = int(words[1])
    c = int(words[2])
    d = int(words[3])
    t = (a + b + d) & WORD
    words[0] = b ^ (b >> 9)
    words[1] = (c + (c << 3)) & WORD
    words[2] = (((c << 21) & WORD) | (c >> 11)) + t & WORD
    words[3] = (d + 1) & WORD
    return t


@rule
def below(words: Any, n: int) -> int:
    """Return a value out of 0..n-1 from the generator `words`, each equally likely."""
    product = next_word(words) * n
    low = product & WORD
    if low < n:
        reject = (WORD + 1 - n) % n
        while low < reject:
            product = next_word(words) * n
            low = product & WORD
    return product >> 32


@rule
def seed_words(words: Any, seed: int, stream: int) -> None:
    """Start the generator `words` from a seed (0 <= seed < 2**62) and a stream number.

    >>> words = [0, 0, 0, 0]
    >>> seed_words(words, 7, 0)
    >>> [below(words, 6) for _ in range(5)]
    [4, 5, 2, 5, 5]
    """
    words[0] = seed & WORD
    words[1] = (seed >> 32) & WORD
    words[2] = stream & WORD
    words[3] = 1
    for _ in range(12):
        next_word(words)


class Draw(IntEnum):
    """The kinds of draws of a game that does not tell them apart."""

    ANY = 0


def draw(s: Any, n: int, kind: int) -> int:
    """Return the next chance value of state `s`: 0..n-1, each equally likely.

    The `kind`, of the game's `Draw`, says what is drawn: which die, from which pile. In Python the
    value comes from `s.chance` when a match has put something there, else from the generator in
    the state. In compiled code it always comes from the state, and the kind costs nothing.
    """
    try:
        chance = s.chance
    except AttributeError:  # a NumPy record (CUDA simulator), which carries no chance of its own
        chance = None
    if chance is None:
        return below(s.rng, n)
    value: int = chance(n, kind)
    return value


def throw(s: Any) -> None:
    """Say that what is drawn from here on falls together, until the next throw.

    How many draws a throw has, of which kinds and sizes, does not depend on what falls: so a table
    with real dice can ask for all of them at once. Nothing at all in compiled code.
    """
    try:
        chance = s.chance
    except AttributeError:
        return
    if chance is not None:
        chance.throw()


class Drawn(NamedTuple):
    """A value that was drawn, out of how many, what for, and with which others.

    Throws are counted within what one action caused.
    """

    value: int
    size: int
    kind: int
    throw: int


_drawn = cache(Drawn)
"""A match keeps all its draws; they are alike, so that one of each will do."""


class Chance:
    """What stands behind the door in a match: takes values from a source and notes what for.

    >>> chance = Chance(Tape([3, 1, 0]))
    >>> chance.throw(); chance(6, 1), chance(6, 1)
    (3, 1)
    >>> chance.throw(); chance(2, 0)
    0
    >>> chance.drawn[-1]
    Drawn(value=0, size=2, kind=0, throw=1)
    """

    def __init__(self, source: Source, outside: Outside | None = None):
        self.source = source
        self.outside = outside
        self.drawn: list[Drawn] = []
        """What has been drawn since the latest action began."""
        self._throw = 0

    def begin(self) -> None:
        """Forget what was drawn: an action begins."""
        self.drawn = []
        self._throw = 0

    def throw(self) -> None:
        """Begin a throw."""
        if self.drawn:
            self._throw = self.drawn[-1].throw + 1

    def __call__(self, n: int, kind: int) -> int:
        """Return the next value out of 0..n-1, and note it."""
        out = self.outside
        value = out.tape(n) if out is not None and kind in out.kinds else self.source(n)
        self.drawn.append(_drawn(value, n, int(kind), self._throw))
        return value


class Tape:
    """Draws given in advance, for worked examples, records and real dice.

    >>> tape = Tape([3, 0])
    >>> tape(6), tape(2)
    (3, 0)
    >>> tape(6)
    Traceback (most recent call last):
    ...
    lindwurm.kernel.chance.TapeError: the tape ran out at draw 3 (one of 0..5 is wanted)
    """

    def __init__(self, values: Iterable[int]):
        self.values = list(values)
        self.position = 0

    def __call__(self, n: int) -> int:
        """Return the next value of the tape."""
        number = self.position + 1
        if self.position >= len(self.values):
            raise TapeError(f"the tape ran out at draw {number} (one of 0..{n - 1} is wanted)")
        value = self.values[self.position]
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < n:
            raise TapeError(f"draw {number} of the tape is {value!r}, but must be in 0..{n - 1}")
        self.position = number
        return value

    @property
    def left(self) -> int:
        """How many values have not been drawn yet."""
        return len(self.values) - self.position


class Outside:
    """What people bring to a match: kinds of draws that they make with their own dice and cards.

    The other kinds are drawn as ever. What fell is told for one action after the other.

    >>> outside = Outside({1}, [5])
    >>> chance = Chance(Tape([0]), outside)
    >>> chance(6, 1), chance(2, 0)
    (5, 0)
    """

    def __init__(self, kinds: Iterable[int], told: Iterable[int] = ()):
        self.kinds = frozenset(map(int, kinds))
        self.tape = Tape(told)

    def tell(self, told: Iterable[int]) -> None:
        """Say what fell for the action that comes next."""
        self.tape = Tape(told)

    def check(self) -> None:
        """Raise TapeError where more was told than fell."""
        if self.tape.left:
            fell, told = self.tape.position, len(self.tape.values)
            raise TapeError(f"{told} draws were told, but {fell} are made")


class SecretStream:
    """An unpredictable, repeatable stream: word i is part of HMAC-SHA-256(seed, salts, i // 8).

    Who knows the seed and the salts can check every draw afterwards; who knows only the draws
    cannot foretell the next one.

    >>> stream = SecretStream(bytes(32), ["anna", "ben"])
    >>> [stream(6) for _ in range(5)]
    [3, 3, 3, 4, 0]
    """

    def __init__(self, seed: bytes, salts: Sequence[str] = (), position: int = 0):
        self.seed = seed
        self.salts = tuple(salts)
        self.position = position
        """Number of 32-bit words taken so far; setting it back repeats the stream."""
        self._salt = "".join(f"{len(salt.encode())}:{salt}," for salt in self.salts).encode()
        self._block_number = -1
        self._block = b""

    def word(self) -> int:
        """Return the next 32-bit word."""
        number, offset = divmod(self.position, 8)
        if number != self._block_number:
            message = b"%b#%d" % (self._salt, number)
            self._block = hmac.digest(self.seed, message, "sha256")
            self._block_number = number
        self.position += 1
        return int.from_bytes(self._block[offset * 4 : offset * 4 + 4], "big")

    def __call__(self, n: int) -> int:
        """Return the next value out of 0..n-1."""
        while True:
            product = self.word() * n
            if product & WORD >= (WORD + 1 - n) % n:
                return product >> 32


def commitment(seed: int | bytes) -> str:
    """Return what is published before the first move: SHA-256 of the seed, in hex.

    >>> commitment(7)[:16]
    '7902699be42c8a8e'
    """
    data = seed if isinstance(seed, bytes) else str(seed).encode()
    return hashlib.sha256(data).hexdigest()
