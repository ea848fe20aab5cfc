"""Chance has one door: `draw(s, n)` gives 0..n-1, each equally likely.

Every die, shuffle and blind pick goes through it. Three kinds of source stand behind the door:

* the small generator kept in the state (sfc32: four 32-bit words), for simulation; the same words
  give the same numbers in Python, in compiled code and on a GPU;
* a :class:`SecretStream` (HMAC-SHA-256 over a committed seed and the seats' salts), for matches
  between people, who must not be able to foretell the next die from the ones they saw;
* a :class:`Tape` of given values: the dice of a worked example, of a record, or of a kitchen table.

All three reduce 32-bit words to 0..n-1 by the same exact rule (Lemire's multiplication with
rejection), so no value is favoured.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from typing import Any, Protocol

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


def draw(s: Any, n: int) -> int:
    """Return the next chance value of state `s`: 0..n-1, each equally likely.

    In Python the value comes from `s.chance` when a match has put a source there, else from the
    generator in the state. In compiled code it always comes from the state.
    """
    try:
        source = s.chance
    except AttributeError:  # a NumPy record (CUDA simulator), which carries no source
        source = None
    if source is None:
        return below(s.rng, n)
    value: int = source(n)
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
