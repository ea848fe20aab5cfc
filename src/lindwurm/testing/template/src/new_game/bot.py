"""The heuristic player. It looks only at what its seat may see."""

from __future__ import annotations

from lindwurm.kernel.rule import Ints, rule

from new_game.actions import Act
from new_game.state import NewGame

ENOUGH = 20
"""Beyond this a roll costs more, on average, than it brings: a sixth of the pot for 20 / 6 points."""


@rule
def bot(s: NewGame, seat: int, legal: Ints, count: int, words: Ints) -> int:
    """Bank as soon as it is enough for now, or for the game."""
    if s.pot >= ENOUGH or s.points[seat] + s.pot >= s.goal:
        return Act.BANK
    return Act.ROLL
