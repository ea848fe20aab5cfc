"""How the events are told: a bid is a beat, and lifting the cups is a scene."""

from __future__ import annotations

from liars_dice.actions import Kind
from lindwurm.kernel.telling import TRIGGER, Told

CUP = "cups:{seat}"

TELLING: dict[int, Told] = {
    Kind.ROUND: Told("head", "reveal"),
    Kind.TURN: Told("turn", "turn"),
    Kind.BID: Told("head", "move", start=CUP, to="bids:{count}-{pips}"),
    Kind.LIAR: Told("head", "scene", start=CUP, to="cups:{target}"),
    Kind.EXACT: Told("head", "scene", start=CUP, to="cups:{target}"),
    Kind.COUNTED: Told("tail", latest=True, weight=TRIGGER),
    Kind.LOST: Told("tail", latest=True, weight=TRIGGER),
    Kind.REGAINED: Told("tail", latest=True, weight=TRIGGER),
    Kind.SPOT_ON: Told("tail", latest=True),
    Kind.OUT: Told("tail", latest=True, weight=TRIGGER),
    Kind.WON: Told("head", "scene", to=CUP),
}
