"""Numbers in words: one function writes them, as Fluent does and as odds always were written."""

from __future__ import annotations

from fractions import Fraction

import pytest
from babel.numbers import format_decimal

from lindwurm.kernel.odds import percent
from lindwurm.kernel.texts import LANGUAGES, number


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [0, 7, -3, 999, 1_000, 4_950, -12_345, 10**9])
def test_whole_numbers_are_written_as_in_sentences(value: int, language: str) -> None:
    assert number(value, language) == format_decimal(value, locale=language)


def test_groups_and_points_are_the_languages() -> None:
    assert [number(1234567, one) for one in ("en", "de")] == ["1,234,567", "1.234.567"]
    assert [number(1234.56, one, decimals=1) for one in ("en", "de")] == ["1,234.6", "1.234,6"]
    assert number(3, "en", decimals=1) == "3.0"


@pytest.mark.parametrize("language", LANGUAGES)
def test_chances_are_fine_where_they_are_small(language: str) -> None:
    chances = [n / 2000 for n in range(2001)] + [0.0995, 0.09949, 0.00049, 0.0015, 0.025, 1e-9]
    for chance in [*chances, Fraction(5, 12), Fraction(1, 46656)]:
        value = 100 * float(chance)
        plain = f"{value:.1f}" if 0 < value < 9.95 else f"{value:.0f}"
        point = {"en": ".", "de": ","}[language]
        assert percent(chance, language) == f"{plain.replace('.', point)}\N{NO-BREAK SPACE}%"
