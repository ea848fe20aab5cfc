"""The shell's own words in both languages, from `text.<language>.ftl` beside this file (Fluent).

Games bring their own texts (:mod:`lindwurm.kernel.texts`); here are prompts, help and complaints,
and the labels of the drawn tables.
"""

from __future__ import annotations

from functools import cache

from lindwurm.kernel.texts import Words


@cache
def words(language: str) -> Words:
    """Return the shell's words in a language, read once."""
    return Words("lindwurm.cli", language)
