"""How Liar's Dice looks in a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from lindwurm.cli.tables import Sight, Thing, padded, seat_text

FACES = "⚀⚁⚂⚃⚄⚅"
RULES = {"bid": ("LD-06",), "liar": ("LD-12",), "exact": ("LD-16",)}


def board(look: Sight) -> list[Text]:
    """Draw every cup, what the cups showed last, and the bid."""
    view, texts = look.view, look.texts
    seats = range(look.match.seats)
    names = max(len(look.name(p)) for p in seats) + 4
    cups = max(len(_cup(view, p)) for p in seats) + 3
    cups = max(cups, len(texts("board-cups")) + 3)
    heading = f" {'':<{names}}{texts('board-cups'):<{cups}}{texts('board-shown')}"
    lines = [Text(heading, style="faint")]
    for p in seats:
        line = padded(Text(" ").append_text(seat_text(look, p)), names + 1)
        line = padded(line.append(_cup(view, p)), names + 1 + cups)
        lines.append(line.append(_dice(view["shown"][p]), style="faint"))
    if view["bidder"] >= 0:
        lines.append(Text(f" {texts('board-bids')}: {_bid(look)}", style="gold"))
    return lines


def _bid(look: Sight) -> str:
    view = look.view
    face = look.texts(f"face-{view['bid_face']}")
    bid = f"{view['bid_count']} × {face} {FACES[view['bid_face'] - 1]}"
    return f"{bid} ({look.texts.seat(view['bidder'])})"


def _cup(view: dict[str, Any], p: int) -> str:
    cup = view["cup"][p]
    return _dice(cup) if cup[0] is not None else " ".join("▢" * view["left"][p])


def _dice(counts: list[int]) -> str:
    return " ".join(FACES[face] for face, n in enumerate(counts) for _ in range(n))


def things(look: Sight) -> Iterator[Thing]:
    """Yield everybody's cup, as far as it lies open, and the bid."""
    for p in range(look.match.seats):
        yield Thing(look.texts.seat(p), _cup(look.view, p), also=(look.name(p),))
    if look.view["bidder"] >= 0:
        yield Thing(look.texts("board-bids"), _bid(look))


def asked(look: Sight) -> str:
    """Return what is asked."""
    return look.texts("question-bid")
