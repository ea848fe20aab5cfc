"""What is in the box of DragonQuest, for people who throw their own dice."""

from __future__ import annotations

from lindwurm.games.dragonquest.actions import Draw
from lindwurm.games.dragonquest.data import (
    BLACK_DIE,
    COMBAT_DIE,
    DAMAGE_DIE,
    DANGER_DIE,
    LETTER_DIE,
    RED_DIE,
    SPIDER_DIE,
    TREASURE_DIE,
    Danger,
    Face,
    Loot,
)
from lindwurm.kernel.box import LOT, Box, Falling, Sort, die, numbered


def _named(prefix: str, name: str) -> str:
    return f"{prefix}-{name.lower().replace('_', '-')}"


def _combat(falling: Falling) -> list[str]:
    """Return the faces of the die of the monster that is fought."""
    foe = _named("danger", Danger(falling.s.foe).name)
    return [foe if face else "side-sword" for face in COMBAT_DIE[falling.s.foe]]


BOX: Box = {
    Draw.START_PLAYER: LOT,
    Draw.WALL_TILE: Sort("cards", numbered),
    Draw.BLACK_DIE: die([_named("face", Face(face).name) for face in BLACK_DIE]),
    Draw.RED_DIE: die([_named("face", Face(face).name) for face in RED_DIE]),
    Draw.SPIDER_DIE: die(["side-bite" if face else "side-coin" for face in SPIDER_DIE]),
    Draw.DANGER_DIE: die([_named("danger", Danger(face).name) for face in DANGER_DIE]),
    Draw.LETTER_DIE: die(["face-blank" if at < 0 else "ABC"[at] for at in LETTER_DIE]),
    Draw.COMBAT_DIE: Sort("dice", _combat),
    Draw.DAMAGE_DIE: die([str(face) for face in DAMAGE_DIE]),
    Draw.TREASURE_DIE: die([_named("loot", Loot(face).name) for face in TREASURE_DIE]),
    Draw.TIE: Sort("lots", numbered),
}
