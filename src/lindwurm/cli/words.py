"""The shell's own words in both languages, from `text.<language>.ftl` beside this file (Fluent).

Games bring their own texts (:mod:`lindwurm.kernel.texts`); here are prompts, help and complaints,
and the labels of the drawn tables.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any


class Words:
    """All messages of the shell in one language."""

    def __init__(self, language: str):
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        text = files("lindwurm.cli").joinpath(f"text.{language}.ftl").read_text("utf-8")
        self._bundle.add_resource(FluentResource(text))

    def __call__(self, message: str, **arguments: Any) -> str:
        """Return a message with its arguments filled in."""
        pattern = self._bundle.get_message(message).value
        assert pattern is not None  # every message of these files has a value
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise KeyError(f"text {message!r} in {self.language!r}: {errors[0]}")
        return str(text)


def number(value: int, language: str) -> str:
    """Return a number as a language groups its digits.

    >>> number(4950, "en"), number(4950, "de")
    ('4,950', '4.950')
    """
    text = f"{value:,}"
    return text.replace(",", ".") if language == "de" else text


@cache
def words(language: str) -> Words:
    """Return the shell's words in a language, read once."""
    return Words(language)
