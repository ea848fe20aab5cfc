"""One fresh environment for all tests of this folder."""

from __future__ import annotations

import pytest

from tests.cli.conftest import run
from tests.plugins.environment import EXAMPLE, Environment

__all__ = ["outside", "run"]


@pytest.fixture(scope="session")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Return an environment into which Liar's Dice was installed."""
    return Environment(tmp_path_factory.mktemp("outside") / "env", EXAMPLE)
