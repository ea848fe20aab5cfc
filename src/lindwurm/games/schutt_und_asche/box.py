"""What is in the box of Schutt und Asche, for people who draw their own cards."""

from __future__ import annotations

from lindwurm.games.schutt_und_asche.actions import ARGUMENTS, FOLLOWER_NAMES, Draw
from lindwurm.games.schutt_und_asche.data import (
    GOLD_CARDS,
    NAMES,
    RED_MASK,
    ROUND_TILES,
    TILES_PER_STACK,
)
from lindwurm.games.schutt_und_asche.state import Phase
from lindwurm.kernel.box import LOT, Box, Falling, Sort, counted, nobody, round_from
from lindwurm.kernel.events import EVERYONE

_GOLD, _TILES, _CARDS = (ARGUMENTS[name] for name in ("gold", "tile", "card"))


def _recruiter(falling: Falling) -> int:
    """Return who sees a follower: whom it is dealt to, who takes it, or all in the display."""
    s = falling.s
    if s.phase == Phase.OVER:  # the deal: who begins gets two where five play
        due = [1] * s.seats
        due[s.regent] += s.seats == 5
        order = round_from(s.regent, s.seats)
        return next((seat for seat in order if s.follower_count[seat] < due[seat]), EVERYONE)
    return int(s.actor) if s.reward > 0 else EVERYONE


def _paths(falling: Falling) -> list[str]:
    """Return the dragon tiles of the round that are left for the path being laid out."""
    s, slot = falling.s, falling.before
    row = ROUND_TILES[min(s.round_number, len(ROUND_TILES)) - 1]
    left = set(row) - set(s.tile[:slot])
    return [str(tile) for tile in sorted(left) if RED_MASK >> tile & 1 == s.red[slot]]


def _order(falling: Falling) -> list[str]:
    """Return the tiles of a stack that do not have their place yet, from the top."""
    stack = falling.s.stack[falling.arguments["province"]]
    return [_TILES[tile] for tile in stack[: falling.size]]


BOX: Box = {
    Draw.FIRST_REGENT: LOT,
    Draw.FOLLOWER: Sort(
        "cards", lambda f: counted(f.s.deck, FOLLOWER_NAMES), _recruiter, FOLLOWER_NAMES
    ),
    Draw.DRAGON_TILE: Sort("stacks", _paths, nobody),
    Draw.CITY_TILE: Sort(
        "stacks",
        lambda f: counted(f.s.ashes, _TILES),
        nobody,
        place=lambda f: NAMES[f.before // TILES_PER_STACK],
    ),
    Draw.STACK_ORDER: Sort("stacks", _order, nobody),
    Draw.GOLD: Sort(
        "cards",
        lambda f: counted(f.s.gold_aside, _GOLD),
        lambda f: (int(f.s.regent) + GOLD_CARDS - f.size) % int(f.s.seats),
        _GOLD,
    ),
    Draw.FARMED_GOLD: Sort(
        "cards", lambda f: counted(f.s.gold[f.s.hold], _GOLD), lambda f: int(f.s.actor), _GOLD
    ),
    Draw.SWAPPED_FOLLOWER: Sort(
        "cards",
        lambda f: counted(f.s.followers[f.arguments["seat"]], FOLLOWER_NAMES),
        lambda f: int(f.s.actor),
        FOLLOWER_NAMES,
    ),
    Draw.BATTLE_CARD: Sort("cards", lambda f: counted(f.s.deck_left, _CARDS)),
}
