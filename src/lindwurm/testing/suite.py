"""What all parts of the conformance suite share: which games they are about."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

import pytest

from lindwurm.kernel.game import Game
from lindwurm.kernel.texts import LANGUAGES
from lindwurm.testing.play import settings


class Suite:
    """Base of all parts. A test asks for what it wants to be run with, by the name of a parameter:

    `game`, every game; `setting`, every number of seats and every option; `default`, every number
    of seats; `language`, every language.
    """

    games: ClassVar[Sequence[Game]] = ()
    golden: ClassVar[Path | None] = None
    """The folder with recorded games."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Run every test with all that it asks for."""
        every = [setting for game in self.games for setting in settings(game)]
        values: dict[str, Sequence[Any]] = {
            "game": self.games,
            "setting": every,
            "default": [setting for setting in every if not setting.options],
            "language": LANGUAGES,
        }
        for name, given in values.items():
            if name in metafunc.fixturenames:
                ids = [one.id if isinstance(one, Game) else str(one) for one in given]
                metafunc.parametrize(name, given, ids=ids)
