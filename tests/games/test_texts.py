"""Words for everything, in both languages, for every game of the house and for the kernel."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lindwurm.testing import Wording
from lindwurm.testing.words import same_in_all_languages
from tests.games.harness import HOUSE

ROOT = Path(__file__).resolve().parents[2]
SAID = sorted(
    path.relative_to(ROOT)
    for folder in ("src/lindwurm/games", "web/src")
    for path in (ROOT / folder).rglob("*.en.ftl")
)


class TestWords(Wording):
    games = HOUSE


def test_the_kernel_says_the_same_in_all_languages() -> None:
    same_in_all_languages("lindwurm.kernel")


@pytest.mark.parametrize("path", SAID, ids=str)
def test_english_has_curly_apostrophes_and_quotes(path: Path) -> None:
    """What people read in a game or in the browser; not what a command line must have straight."""
    for line in (ROOT / path).read_text("utf-8").splitlines():
        if not line.lstrip().startswith("#"):
            text = re.sub(r'\{ *"[^"]*" *\}|\w+: *"[^"]*"', "", line)
            assert not re.search("['\"]", text), line
