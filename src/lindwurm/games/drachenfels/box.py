"""What is in the box of Drachenfels, for people who draw their own cards."""

from __future__ import annotations

from lindwurm.games.drachenfels.actions import Draw
from lindwurm.games.drachenfels.data import CARDS, COLOURS, HAND_SIZE, SHOES
from lindwurm.games.drachenfels.state import Phase
from lindwurm.kernel.box import LOT, Box, Falling, Sort, counted, nobody

_CARDS = [f"card-{name.lower()}" for name in CARDS]


def _knights(falling: Falling) -> list[str]:
    """Return the colours that the seats before have left."""
    taken = falling.s.colour[: len(COLOURS) - falling.size]
    return [f"colour-{name}" for colour, name in enumerate(COLOURS) if colour not in taken]


def _drawer(falling: Falling) -> int:
    """Return who draws a card: at the deal the first without a full hand, then who is active."""
    s = falling.s
    if s.phase != Phase.DEAL:
        return int(s.active)
    return next(seat for seat in range(s.seats) if s.hand_count[seat] < HAND_SIZE)


def _robbed(falling: Falling) -> list[str]:
    """Return the hand that a card is taken from: of the one who is named, or was beaten."""
    s = falling.s
    return counted(s.hand[falling.arguments.get("seat", int(s.beaten))], _CARDS)


BOX: Box = {
    Draw.KNIGHT: Sort("lots", _knights, whose=lambda f: len(COLOURS) - f.size),
    Draw.CARD: Sort("cards", lambda f: counted(f.s.pile, _CARDS), _drawer, _CARDS),
    Draw.PRINCESSES: Sort(
        "stacks",
        lambda f: [" ".join(f"shoes-{COLOURS[shoe]}" for shoe in setting) for setting in SHOES],
        nobody,
    ),
    Draw.FIRST_PLAYER: LOT,
    Draw.STOLEN_CARD: Sort("cards", _robbed, lambda f: int(f.s.active), _CARDS),
}
