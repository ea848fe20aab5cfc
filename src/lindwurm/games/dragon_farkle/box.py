"""What is in the box of Dragon Farkle, for people who throw their own dice and draw their cards."""

from __future__ import annotations

from lindwurm.games.dragon_farkle.actions import ARGUMENTS, Draw
from lindwurm.games.dragon_farkle.data import EVENT_DIE, FACES
from lindwurm.games.dragon_farkle.state import Phase
from lindwurm.kernel.box import LOT, Box, Falling, Sort, counted, die, round_from

_ITEMS, _COMPANIONS, _EVENTS = (ARGUMENTS[name] for name in ("item", "companion", "event"))


def _drawer(falling: Falling) -> int:
    """Return who draws an item: at the deal the first without one, in play who rolls."""
    s = falling.s
    if s.phase != Phase.OVER:
        return int(s.roller)
    return next(seat for seat in round_from(s.first, s.seats) if s.item_count[seat] == 0)


def _reborn(falling: Falling) -> int:
    """Return who gets a companion: at the deal the first without one, in play who is up."""
    s = falling.s
    if s.phase != Phase.OVER:
        return int(s.active)
    return next(seat for seat in round_from(s.first, s.seats) if s.companion[seat] == 0)


def _roller(falling: Falling) -> int:
    """Return who throws: whose series of rolls it is, whoever is asked about it."""
    return int(falling.s.roller)


BOX: Box = {
    Draw.FIRST_PLAYER: LOT,
    Draw.COMPANION: Sort(
        "cards", lambda f: counted(f.s.companion_pile, _COMPANIONS), whose=_reborn
    ),
    Draw.ITEM: Sort("cards", lambda f: counted(f.s.item_pile, _ITEMS), _drawer, _ITEMS),
    Draw.STOLEN_ITEM: Sort(
        "cards",
        lambda f: counted(f.s.items[f.arguments["seat"]], _ITEMS),
        lambda f: int(f.s.active),
        _ITEMS,
    ),
    Draw.SOLDIER_DIE: die([str(face + 1) for face in range(FACES)], _roller),
    Draw.EVENT_DIE: die([_EVENTS[event] for event in EVENT_DIE], _roller),
}
