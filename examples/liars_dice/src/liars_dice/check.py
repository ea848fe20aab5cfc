"""What cannot be true of a position."""

from __future__ import annotations

from liars_dice.data import FACES
from liars_dice.state import LiarsDice, Phase


def problem(s: LiarsDice) -> str | None:
    """Return what is wrong with a position, or None."""
    for seat in range(s.seats):
        if not 0 <= s.left[seat] <= s.full:
            return f"seat {seat + 1} has {s.left[seat]} dice"
        if s.phase == Phase.BID and sum(s.cup[seat]) != s.left[seat]:
            return f"under the cup of seat {seat + 1} lie {sum(s.cup[seat])} dice"
    playing = sum(1 for seat in range(s.seats) if s.left[seat])
    if (playing == 1) != (s.phase == Phase.OVER):
        return f"{playing} seats have dice"
    if s.phase == Phase.BID and not s.left[s.active]:
        return "a seat without dice is asked"
    if (s.bidder < 0) != (s.bid_count == 0) or (s.bidder < 0) != (s.bid_face == 0):
        return "half a bid"
    if s.bid_count > sum(s.left) + 1 or s.bid_face > FACES:
        return "a bid of more dice than there are"
    return None
