"""What the exact odds say about the running decision, in words. Only what a seat sees is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lindwurm.games.simurgh.odds import at_least_one, blind_types

if TYPE_CHECKING:
    from lindwurm.kernel.match import Match
    from lindwurm.kernel.texts import Texts


def odds(match: Match, seat: int, texts: Texts) -> list[str]:
    """Tell the chances of a tile taken unseen, and of seeing a certain objective at the Statue."""
    view = match.view(seat)
    shares = ", ".join(
        f"{texts(f'type-{kind.name.lower()}')} {100 * float(share):.0f} %"
        for kind, share in blind_types(view).items()
    )
    one = 100 * float(at_least_one(view["goal_count"], 1, 3))
    return [texts("odds-blind", shares=shares), texts("odds-objective", chance=f"{one:.0f} %")]


def hint(match: Match, seat: int, action: int, texts: Texts) -> str:
    """Nothing: no choice of this game is a plain risk."""
    return ""
