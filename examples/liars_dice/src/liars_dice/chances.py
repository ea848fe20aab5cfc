"""What the exact odds say about the running decision. Only what a seat sees is used."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from liars_dice import odds as exact
from liars_dice.actions import Act
from liars_dice.state import Phase
from lindwurm.kernel.odds import Odd, Saying, saying

if TYPE_CHECKING:
    from lindwurm.kernel.match import Match


def held(view: dict[str, Any], seat: int, face: int) -> int:
    """Return how many of a seat's own dice count for a face."""
    cup = view["cup"][seat]
    return int(cup[face - 1] + (cup[0] if view["wild"] and face != 1 else 0))


def chance(view: dict[str, Any], seat: int, count: int, face: int, *, just: bool) -> Fraction:
    """Return how likely there are so many dice of a face, or just so many."""
    of = exact.exactly if just else exact.at_least
    hidden = sum(view["left"]) - view["left"][seat]
    return of(hidden, count - held(view, seat, face), bool(view["wild"]) and face != 1)


def risk(match: Match, seat: int, action: int) -> Saying | None:
    """Say beside a bid how likely it is true, and beside a doubt how likely it is right."""
    view = match.view(seat)
    verb, indexes = Act.VERBS.split(action)
    if verb.name == "bid":
        count, face = indexes[0] + 1, indexes[1] + 1
        odd = Odd("true", chance(view, seat, count, face, just=False), "LD-14", action)
        return saying("risk-bid", {"chance": odd})
    good = chance(view, seat, view["bid_count"], view["bid_face"], just=verb.name == "exact")
    if verb.name == "liar":
        return saying("risk-liar", {"chance": Odd("false", 1 - good, "LD-14", action)})
    return saying("risk-exact", {"chance": Odd("exact", good, "LD-17", action)})


def odds(match: Match, seat: int) -> list[Saying]:
    """Tell how likely the bid on the table is true."""
    view = match.view(seat)
    if view["phase"] != Phase.BID or view["bidder"] < 0 or not view["left"][seat]:
        return []
    count, face = view["bid_count"], view["bid_face"]
    of: dict[str, int | str] = {"count": count, "face": face}
    true = Odd("true", chance(view, seat, count, face, just=False), "LD-14", of=of)
    just = Odd("exact", chance(view, seat, count, face, just=True), "LD-17", of=of)
    named = {
        "count": count,
        "face": lambda texts: texts(f"face-{face}"),
        "held": held(view, seat, face),
        "hidden": sum(view["left"]) - view["left"][seat],
    }
    return [saying("odds-true", {"chance": true}, **named), saying("odds-exact", {"chance": just})]
