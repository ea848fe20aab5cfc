"""How a table agrees on its dice, so that nobody can choose them.

The server commits to a seed, for this table and this opening alone, before it knows any salt.
Whoever sits down commits to a salt. When nobody can change a commitment any more the salts are
revealed, and seed and salts together give the stream. If somebody does not reveal theirs, the
opening is annulled: another seed, other salts. Bots, and seats for which nobody committed, have
salts that follow from the commitments: they add nothing, and everybody can compute them.

docs/security.md says what each party can do and what not; docs/record-format.md has the formulas.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from lindwurm.kernel.chance import commitment


class Salt(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, frozen=True):
    """What a seat added to the stream, and what it had committed to before."""

    salt: str
    commitment: str | None = None
    derived: bool = False
    """Whether it follows from the commitments: a bot's, or that of a seat that made none."""


class Agreement(NamedTuple):
    """The dice of one table: where, after how many annulled openings, and the seats' salts."""

    table: str
    annulled: int
    salts: tuple[Salt, ...]

    def problem(self, promised: str) -> str | None:
        """Return what is wrong with the salts, given the server's commitment; None if nothing."""
        made = [salt.commitment for salt in self.salts]
        for seat, salt in enumerate(self.salts):
            if salt.derived and salt.commitment is not None:
                return f"seat {seat + 1} committed to a salt, and another one was derived for it"
            if salt.derived and salt.salt != derived(
                self.table, self.annulled, promised, made, seat
            ):
                return f"the salt of seat {seat + 1} does not follow from the commitments"
            if not salt.derived and salt.commitment is None:
                return f"nobody committed to the salt of seat {seat + 1}"
        return None


def agreed(
    table: str, annulled: int, promised: str, given: Sequence[tuple[str, str | None]]
) -> Agreement:
    """Return the agreement of a table where each seat has `given` a salt and its commitment.

    Where the commitment is None the salt is derived.

    >>> own = "5a" * 32
    >>> made = agreed("t", 0, "c0" * 32, [(own, commitment(own.encode())), ("", None)])
    >>> [salt.derived for salt in made.salts], made.problem("c0" * 32)
    ([False, True], None)
    """
    made = [commitment for _, commitment in given]
    salts = [
        Salt(derived(table, annulled, promised, made, seat), derived=True)
        if commitment is None
        else Salt(salt, commitment)
        for seat, (salt, commitment) in enumerate(given)
    ]
    return Agreement(table, annulled, tuple(salts))


def promise(table: str, annulled: int, seed: bytes) -> str:
    """Return the server's commitment to a seed: good for one opening of one table, and no other."""
    return commitment(f"lindwurm seed\n{table}\n{annulled}\n".encode() + seed)


def derived(table: str, annulled: int, promised: str, made: Sequence[str | None], seat: int) -> str:
    """Return the salt of a seat without a commitment: it follows from those that were made."""
    parts = ["lindwurm salt", table, str(annulled), promised, str(seat + 1)]
    parts += [one or "-" for one in made]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()
