"""Reasons: why an action is not allowed, as the number of the catalogue rule against it.

A game names its reasons in an IntEnum, so that a rule reads `return Why.NOT_HELD`:

>>> from enum import IntEnum
>>> class Why(IntEnum):
...     NOT_HELD = because(122, wording=1)
...     SMOKED = edge_case(32)
>>> Reason.of("DF", Why.NOT_HELD), Reason.of("DF", Why.SMOKED).rule
(Reason(key='122-1', rule='DF-122'), 'DF-E32')
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

EDGE_CASE, RULING, WORDING = 1000, 2000, 10000


def because(rule: int, wording: int = 0) -> int:
    """Return the reason that is rule `rule` of the catalogue, in its first or a further wording."""
    return WORDING * wording + rule


def edge_case(number: int, wording: int = 0) -> int:
    """Return the reason that is an edge case of the catalogue."""
    return because(EDGE_CASE + number, wording)


def ruling(number: int, wording: int = 0) -> int:
    """Return the reason that is a ruling of the catalogue."""
    return because(RULING + number, wording)


Facts = Mapping[str, int | str]


@dataclass(frozen=True)
class Reason:
    """Why an action is not allowed: the catalogue rule against it, and the key of its text."""

    key: str
    rule: str | None = None
    facts: Facts = field(default_factory=dict, compare=False, repr=False)

    @classmethod
    def of(cls, prefix: str, number: int, digits: int = 2, facts: Facts | None = None) -> Reason:
        """Return the reason that a game's `why_not` gave as a number, and what it may name."""
        wording, code = divmod(int(number), WORDING)
        series, n = divmod(code, EDGE_CASE)
        letter = ("", "E", "R")[series]
        key = f"{letter.lower()}{n}" + (f"-{wording}" if wording else "")
        width = 2 if letter else digits
        return cls(key, f"{prefix}-{letter}{n:0{width}}", facts or {})
