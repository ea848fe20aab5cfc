r"""Odds as data: what a game's `chances.py` finds, as numbers and as sentences made from them.

>>> farkle = Odd("farkle", Fraction(5, 12), "DF-68", of={"dice": 3})
>>> farkle.json()["probability"]
0.4166666666666667
>>> percent(farkle.probability), percent(0.0154), percent(0.0154, "de")
('42\xa0%', '1.5\xa0%', '1,5\xa0%')
>>> farkle.exact, Odd("slain", 0.25, "DF-92", error=within(0.25, 0.125, 0.5)).json()["error"]
(True, 0.25)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from lindwurm.kernel.texts import Texts, number


@dataclass(frozen=True)
class Odd:
    """One chance."""

    what: str
    """What may happen, in a word of the game: farkle, princess, third_skull …"""
    probability: Fraction | float
    rule: str
    """Id of the catalogue's rule that makes it matter."""
    action: int | None = None
    """The action it belongs to; None if it does not hang on a choice."""
    of: Mapping[str, int | str] = field(default_factory=dict)
    """What tells it from others of its kind: how many dice, which castle …"""
    error: float = 0.0
    """How far off it can be at most, where something is left out of it (:func:`within`)."""

    @property
    def exact(self) -> bool:
        """Whether nothing is left out."""
        return self.error == 0

    def json(self, action: str | None = None, text: str | None = None) -> dict[str, Any]:
        """Return it as JSON, with its action as text, and the sentence that tells it."""
        return {
            "what": self.what,
            "of": dict(self.of),
            "probability": float(self.probability),
            "exact": self.exact,
            "error": self.error,
            "rule": self.rule,
            "action": action,
            "text": text,
        }


@dataclass(frozen=True)
class Saying:
    """A sentence, or a few words beside a choice, and the odds that it is made from."""

    say: Callable[[Texts], str]
    odds: tuple[Odd, ...] = ()


def within(
    chance: Fraction | float, low: Fraction | float = 0, high: Fraction | float = 1
) -> float:
    """Return how far off a chance can be, if the true one lies between two: by itself, anywhere.

    >>> within(0.25), within(Fraction(1, 4), high=Fraction(1, 2))
    (0.75, 0.25)
    """
    told = float(chance)
    return max(told - float(low), float(high) - told, 0.0)


def saying(message: str, odds: dict[str, Odd] | None = None, **more: Any) -> Saying:
    """Return a game's message that tells odds in per cent, by argument, and other arguments.

    An argument that depends on the language is a function of the texts.
    """
    known = odds or {}

    def say(texts: Texts) -> str:
        arguments = {k: v(texts) if callable(v) else v for k, v in more.items()}
        told = {k: percent(odd.probability, texts.language) for k, odd in known.items()}
        return texts(message, **arguments, **told)

    return Saying(say, tuple(known.values()))


def percent(chance: Fraction | float, language: str = "en") -> str:
    """Return a chance in per cent, finer where it is small; no line breaks before the sign."""
    value = 100 * float(chance)
    fine = 0 < value < 9.95
    return f"{number(value, language, decimals=int(fine))}\N{NO-BREAK SPACE}%"
