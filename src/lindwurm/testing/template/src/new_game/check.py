"""What cannot be true of a position."""

from __future__ import annotations

from new_game.data import CHARM
from new_game.state import NewGame, Phase


def problem(s: NewGame) -> str | None:
    """Return what is wrong with a position, or None."""
    for seat in range(s.seats):
        if not 1 <= s.charm[seat] <= CHARM:
            return f"the charm of seat {seat + 1} is worth {s.charm[seat]}"
        if s.points[seat] < 0:
            return f"seat {seat + 1} has {s.points[seat]} points"
    if (s.winners != 0) != (s.phase == Phase.OVER):
        return "somebody has won a game that is not over"
    return None
