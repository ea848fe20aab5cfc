"""Everything that every game has to fulfil."""

from pathlib import Path

import new_game
from lindwurm.testing import Conformance


class TestNewGame(Conformance):
    games = (new_game.GAME,)
    golden = Path(__file__).with_name("golden")
