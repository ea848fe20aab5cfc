"""What the exact odds say about the running decision. Only what a seat sees is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lindwurm.games.simurgh.odds import at_least_one, blind_types
from lindwurm.kernel.odds import Odd, Saying, percent, saying

if TYPE_CHECKING:
    from lindwurm.kernel.match import Match
    from lindwurm.kernel.texts import Texts


def odds(match: Match, seat: int) -> list[Saying]:
    """Tell the chances of a tile taken unseen, and of seeing a certain objective at the Statue."""
    view = match.view(seat)
    types = [
        Odd("blind_tile", share, "SI-150", of={"type": kind.name.lower()})
        for kind, share in blind_types(view).items()
    ]

    def blind(texts: Texts) -> str:
        shares = [texts(f"type-{odd.of['type']}") + " " + _told(odd, texts) for odd in types]
        return texts("odds-blind", shares=", ".join(shares))

    objective = Odd("objective_seen", at_least_one(view["goal_count"], 1, 3), "SI-134")
    return [Saying(blind, tuple(types)), saying("odds-objective", {"chance": objective})]


def _told(odd: Odd, texts: Texts) -> str:
    return percent(odd.probability, texts.language)


def risk(match: Match, seat: int, action: int) -> Saying | None:
    """Nothing: no choice of this game is a plain risk."""
    return None
