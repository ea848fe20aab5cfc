"""What the exact odds say about the running decision, in words. Only what a seat sees is used."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from lindwurm.games.drachenfels import odds as exact
from lindwurm.games.drachenfels.actions import GO, LEAVE_BY
from lindwurm.games.drachenfels.data import CARDS, FORTS, NODES, Card
from lindwurm.games.drachenfels.state import Phase

if TYPE_CHECKING:
    from lindwurm.kernel.match import Match
    from lindwurm.kernel.texts import Texts


def hint(match: Match, seat: int, action: int, texts: Texts) -> str:
    """Say beside a rock castle how likely the own princess is there."""
    node = action - GO
    if not GO <= action < LEAVE_BY or node not in FORTS:
        return ""
    chance = castles(match.view(seat), seat)[FORTS.index(node)]
    return f"{float(chance):.0%}"


def odds(match: Match, seat: int, texts: Texts) -> list[str]:
    """Tell where the princess may be, and what renewing may bring."""
    view = match.view(seat)
    if view["phase"] in (Phase.OVER, Phase.PICK):
        return []
    lines = []
    if match.game.option_texts(match.option_codes)["notebook"] == "on":
        lines.append(texts("notebook-title"))
        for fort, chance in enumerate(castles(view, seat)):
            lines.append(f"  {texts('field-' + NODES[FORTS[fort]].lower())}: {float(chance):.0%}")
    if not view["top_only"]:
        seen = SimpleNamespace(**view)
        found = [
            f"{texts('card-' + CARDS[kind].lower())} "
            f"{float(exact.renewing_brings(seen, seat, kind)):.0%}"
            for kind in (Card.RAINBOW, Card.BRIDGE, Card.DRAGON)
        ]
        lines.append(texts("renew-title") + " " + ", ".join(found))
    return lines


def castles(view: dict[str, Any], seat: int) -> list[Any]:
    """The chance of every rock castle, from what the seat sees alone."""
    return exact.princess(SimpleNamespace(**view), seat)
