"""Recorded games replay move by move, and the counts of positions stay what they were."""

from __future__ import annotations

from pathlib import Path

from lindwurm.testing import Golden
from tests.games.harness import HOUSE


class TestGolden(Golden):
    games = HOUSE
    golden = Path(__file__).with_name("golden_games")
