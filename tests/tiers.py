"""Which cells of a table of tests `make test` runs, and which are left to `make proof`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def tiered(every: Iterable[Any], *here: Any) -> list[Any]:
    """Return the parameters of a test: those that are named run everywhere, the rest as proofs.

    >>> [one.marks[0].name for one in tiered(["a", "b"], "a")[1:]]
    ['proof']
    """
    found = [
        one if one in here else pytest.param(*_cells(one), marks=pytest.mark.proof) for one in every
    ]
    assert len([one for one in found if one in here]) == len(here), f"not all of {here} are there"
    return found


LONG = ("schutt_und_asche", "simurgh", "dragonquest")
"""Games that take long to compile: their compiled forms are compared as proofs."""


def compiled_together(settings: Iterable[Any]) -> list[Any]:
    """Return the parameters of a test that compiles something for the game of each setting.

    One worker does all of a game: whatever is compiled serves all seats.
    """
    return [
        pytest.param(
            one,
            marks=[
                pytest.mark.xdist_group(one.game.id),
                *([pytest.mark.proof] if one.game.id in LONG else []),
            ],
        )
        for one in settings
    ]


def _cells(one: Any) -> tuple[Any, ...]:
    return one if isinstance(one, tuple) else (one,)
