"""What is in the box of Simurgh, for people who draw their own tiles and shuffle their own stacks.

Tiles that are dealt and tiles that go into the Scout stack come from the same piles, so that they
are one group here: stacks. A shuffled stack is told from its bottom to its top.
"""

from __future__ import annotations

from collections.abc import Sequence

from lindwurm.games.simurgh.actions import ARGUMENTS, Draw
from lindwurm.games.simurgh.data import FIRST_OF_TYPE, TILES_OF_TYPE, Type
from lindwurm.games.simurgh.state import Mode, Zone
from lindwurm.kernel.box import LOT, Box, Falling, Sort, nobody, round_from

_TILES, _DRAGONS, _GOALS = (ARGUMENTS[name] for name in ("tile", "dragon", "objective"))


def _pile(kind: int) -> list[int]:
    return list(range(FIRST_OF_TYPE[kind], FIRST_OF_TYPE[kind] + TILES_OF_TYPE[kind]))


_POWERS = [_TILES[tile] for tile in _pile(Type.POWER)]


def _tiles(kind: int, falling: Falling) -> list[str]:
    """Return the tiles of a type that are still in the box."""
    return [_TILES[tile] for tile in _pile(kind) if falling.s.zone[tile] == Zone.BOX]


def _stack(stack: Sequence[int], names: Sequence[str], falling: Falling) -> list[str]:
    """Return the tiles of a stack that do not have their place yet."""
    return [names[tile - 1] for tile in stack[: falling.size]]


def _chooser(falling: Falling) -> int:
    """Return who looks at a power tile: the one it is dealt to, or who chooses among them."""
    s = falling.s
    if s.mode != Mode.SPEARMAN:
        return int(s.active)
    return next(seat for seat in round_from(s.first, s.seats) if s.dealt[seat] == 0)


BOX: Box = {
    Draw.FIRST_PLAYER: LOT,
    Draw.PRODUCTION_TILE: Sort("stacks", lambda f: _tiles(Type.PRODUCTION, f), nobody),
    Draw.RESEARCH_TILE: Sort("stacks", lambda f: _tiles(Type.RESEARCH, f), nobody),
    Draw.TRANSFORMATION_TILE: Sort("stacks", lambda f: _tiles(Type.TRANSFORMATION, f), nobody),
    Draw.POWER_TILE: Sort("cards", lambda f: _tiles(Type.POWER, f), _chooser, _POWERS),
    Draw.EXPLORATION_TILE: Sort("stacks", lambda f: _tiles(Type.EXPLORATION, f), nobody),
    Draw.SCOUT_STACK: Sort("stacks", lambda f: _stack(f.s.scout, _TILES, f), nobody),
    Draw.DRAGON_STACK: Sort("stacks", lambda f: _stack(f.s.dragons, _DRAGONS, f), nobody),
    Draw.OBJECTIVE_STACK: Sort("stacks", lambda f: _stack(f.s.goals, _GOALS, f), nobody),
}
