"""Positions on the border of a rule, where the smallest mistake in it would show.

Found by `python -m tests.proof.mutation dragonquest`: each stands just before the rule acts.
"""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from lindwurm.games.dragonquest.actions import Act
from lindwurm.games.dragonquest.rules.defaults import dearest


@pytest.mark.rule("DQ-12")
def test_of_treasures_as_dear_the_first_is_taken_for_the_silent() -> None:
    legal = [Act.TAKE, Act.TAKE + 1, Act.TAKE + 2, Act.NONE]
    assert dearest(SimpleNamespace(value=[300, 500, 500]), legal, 4) == Act.TAKE + 1
