"""How whole numbers and lists are written: as browsers themselves write them, and sooner."""

from __future__ import annotations

import pytest

from tests.web.test_pace import call


@pytest.mark.parametrize("language", ["en", "de"])
def test_whole_numbers_and_lists_are_written_as_browsers_write_them(language: str) -> None:
    different = call(
        "src/lib/written.ts",
        """
        const language = 'LANGUAGE';
        const kinds = { and: 'conjunction', or: 'disjunction' };
        const number = new Intl.NumberFormat(language);
        const wrong = [];
        for (const size of [0, 1, 9, 12, 999, 1000, 1234, 10_000, 999_999, 1_000_000, 123_456_789])
          for (const value of [size, -size || 0])
            if (all.whole(value, language) !== number.format(value)) wrong.push(value);
        for (const by of ['and', 'or'])
          for (let many = 0; many < 6; many++) {
            const parts = Array.from({ length: many }, (_, i) => `thing ${i}`);
            const theirs = new Intl.ListFormat(language, { type: kinds[by] }).format(parts);
            if (all.listed(parts, by, language) !== theirs) wrong.push(theirs);
          }
        return wrong;
        """.replace("LANGUAGE", language),
    )
    assert different == []
