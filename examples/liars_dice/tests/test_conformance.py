"""Everything that every game has to fulfil."""

from pathlib import Path

import liars_dice

from lindwurm.testing import Conformance


class TestLiarsDice(Conformance):
    games = (liars_dice.GAME,)
    golden = Path(__file__).with_name("golden")
