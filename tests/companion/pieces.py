"""Games told by hand: a short piece of some in `make test`, all of them, and whole, as a proof."""

from __future__ import annotations

import pytest

from lindwurm.games import own
from tests.tiers import tiered

WHOLE = 10**9
"""More moves than any game has."""


def pieces(argument: str, moves: int, *here: str) -> pytest.MarkDecorator:
    """Give a test games and how many moves of each, `moves` or all; `here` are run everywhere."""
    short, whole = [[(game, length) for game in own()] for length in (moves, WHOLE)]
    return pytest.mark.parametrize(
        (argument, "moves"),
        [*tiered(short, *((game, moves) for game in here)), *tiered(whole)],
        ids=lambda one: one if isinstance(one, str) else "whole" if one == WHOLE else "piece",
    )
