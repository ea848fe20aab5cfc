"""The verbs of Liar's Dice, what chance decides, and what can happen."""

from __future__ import annotations

from enum import IntEnum, auto

from liars_dice.data import ALL, FACES
from lindwurm.kernel.actions import Actions, number, verb
from lindwurm.kernel.game import SEAT


class Act(Actions):
    """What can be chosen. To rules a count is a count and a face a face: both from 1."""

    BID = verb(number("count", ALL, 1, base=1), number("face", FACES, 1, base=1))
    LIAR = verb()
    EXACT = verb()


class Draw(IntEnum):
    """What chance decides. The dice are no open ones: each is seen by one seat only."""

    FIRST_PLAYER = auto()
    CUP = auto()
    IMAGINED = auto()
    """What a seat cannot know: never at the table."""


class Kind(IntEnum):
    """What can happen."""

    ROUND = auto()
    TURN = auto()
    BID = auto()
    LIAR = auto()
    EXACT = auto()
    COUNTED = auto()
    LOST = auto()
    REGAINED = auto()
    SPOT_ON = auto()
    OUT = auto()
    WON = auto()


EVENT_ARGUMENTS: dict[int, tuple[str, ...]] = {
    Kind.ROUND: ("round", "dice"),
    Kind.TURN: ("seat",),
    Kind.BID: ("seat", "count", "pips"),
    Kind.LIAR: ("seat", "target"),
    Kind.EXACT: ("seat", "target"),
    Kind.COUNTED: ("found", "pips"),
    Kind.LOST: ("seat", "dice"),
    Kind.REGAINED: ("seat", "dice"),
    Kind.SPOT_ON: ("seat",),
    Kind.OUT: ("seat",),
    Kind.WON: ("seat",),
}

ARGUMENTS = {
    "seat": SEAT,
    "target": SEAT,
    "face": tuple(f"face-{n + 1}" for n in range(FACES)),
    "pips": ("", *(f"face-{n + 1}" for n in range(FACES))),  # as events have them, from 1
}

REVEALS = frozenset({Kind.COUNTED})
