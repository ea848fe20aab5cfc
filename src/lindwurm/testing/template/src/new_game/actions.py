"""The verbs, what chance decides, and what can happen."""

from __future__ import annotations

from enum import IntEnum, auto

from lindwurm.kernel.actions import Actions, verb
from lindwurm.kernel.game import SEAT


class Act(Actions):
    """What can be chosen."""

    ROLL = verb()
    BANK = verb()


class Draw(IntEnum):
    """What chance decides."""

    FIRST_PLAYER = auto()
    CHARM = auto()
    TURN_DIE = auto()
    IMAGINED = auto()
    """What a seat cannot know: never at the table."""


class Kind(IntEnum):
    """What can happen."""

    TURN = auto()
    ROLLED = auto()
    LOST = auto()
    BANKED = auto()
    CHARM = auto()
    WON = auto()


EVENT_ARGUMENTS: dict[int, tuple[str, ...]] = {
    Kind.TURN: ("seat",),
    Kind.ROLLED: ("seat", "face", "pot"),
    Kind.LOST: ("seat", "pot"),
    Kind.BANKED: ("seat", "pot", "total"),
    Kind.CHARM: ("seat", "worth", "total"),
    Kind.WON: ("seat",),
}

ARGUMENTS = {"seat": SEAT}
