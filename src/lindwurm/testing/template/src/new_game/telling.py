"""How the events are told: which is an action, which follows from one, where it happens."""

from __future__ import annotations

from lindwurm.kernel.telling import TRIGGER, Told

from new_game.actions import Kind

TELLING: dict[int, Told] = {
    Kind.TURN: Told("turn", "turn"),
    Kind.ROLLED: Told("head", "reveal", to="die"),
    Kind.LOST: Told("tail", weight=TRIGGER),
    Kind.BANKED: Told("head", "move", to="points:{seat}"),
    Kind.CHARM: Told("head", "reveal", to="charms:{seat}"),
    Kind.WON: Told("head", "scene", to="points:{seat}"),
}
