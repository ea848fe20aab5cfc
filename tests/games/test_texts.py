"""Words for everything, in both languages, for every game of the house and for the kernel."""

from __future__ import annotations

from lindwurm.testing import Wording
from lindwurm.testing.words import same_in_all_languages
from tests.games.harness import HOUSE


class TestWords(Wording):
    games = HOUSE


def test_the_kernel_says_the_same_in_all_languages() -> None:
    same_in_all_languages("lindwurm.kernel")
