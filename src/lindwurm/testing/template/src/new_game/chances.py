"""What the exact odds say about the running decision. Only what a seat sees is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lindwurm.kernel.odds import Odd, Saying, saying

from new_game.actions import Act
from new_game.odds import bust
from new_game.state import Phase

if TYPE_CHECKING:
    from lindwurm.kernel.match import Match


def risk(match: Match, seat: int, action: int) -> Saying | None:
    """Say beside a roll how likely it loses the pot."""
    if action != Act.ROLL or not match.view(seat)["pot"]:
        return None
    return saying("risk-roll", {"chance": Odd("bust", bust(), "NG-05", action)})


def odds(match: Match, seat: int) -> list[Saying]:
    """Tell what the next roll may bring."""
    view = match.view(seat)
    if view["phase"] != Phase.TURN:
        return []
    return [saying("odds-roll", {"chance": Odd("bust", bust(), "NG-05")}, pot=view["pot"])]
