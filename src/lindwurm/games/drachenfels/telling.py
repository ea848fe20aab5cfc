"""How the events of Drachenfels are told: a card with all that it did is one line."""

from __future__ import annotations

from lindwurm.games.drachenfels.actions import Kind
from lindwurm.kernel.telling import TRIGGER, Tab, Told

FIELD, NEW_FIELD, ARC = "field:{field}", "field:{new_field}", "rainbow:{rainbow}"
"""Places on the board: fields and arcs of rainbows, by their numbers."""
GAINED = Tab(1, "count", unit="cards")
LOST = Tab(-1, "count", unit="cards", seat="target")

TELLING: dict[int, Told] = {
    Kind.PICKED: Told("head", "move", to="seat:{seat}"),
    Kind.DEALT: Told("silent"),
    Kind.DEALT_CARD: Told("silent"),
    Kind.TURN: Told("turn", "turn"),
    Kind.RENEWED: Told("tail", "trade", to="seat:{seat}"),
    Kind.RESHUFFLED: Told("head", "trade", to="piles"),
    Kind.GOT_CARD: Told("tail", "trade", flow="gain"),
    # Robbing is a tail: one card after the other is one line, and so is the loot of a duel.
    Kind.ROBBED: Told("tail", "trade", adds="count", changes=(GAINED, LOST)),
    Kind.TOOK_CARD: Told("tail", "trade", flow="gain", behind=Kind.ROBBED),
    Kind.CLAIMED: Told("head", "move"),
    Kind.PLAYED: Told("head", "move"),
    Kind.DROPPED: Told("head", "move", to="piles"),
    Kind.STOPPED: Told("silent"),
    Kind.RAINBOW_PLACED: Told("tail", weight=TRIGGER, to=ARC),
    Kind.RAINBOW_REMOVED: Told("tail", weight=TRIGGER, start=ARC),
    Kind.RAINBOW_MOVED: Told("tail", weight=TRIGGER, start=ARC, to="rainbow:{to}"),
    Kind.BRIDGE_PLACED: Told("tail", weight=TRIGGER, to=FIELD),
    Kind.BRIDGE_REMOVED: Told("tail", weight=TRIGGER, start=FIELD),
    Kind.BRIDGE_MOVED: Told("tail", weight=TRIGGER, start=FIELD, to=NEW_FIELD),
    Kind.DRAGON_MOVED: Told("tail", weight=2 * TRIGGER, start=FIELD, to=NEW_FIELD),
    Kind.SWAPPED: Told("tail", weight=2 * TRIGGER, to="seat:{target}"),
    Kind.CLOUDED: Told("tail", weight=2 * TRIGGER, to=FIELD),
    Kind.STEPPED: Told("tail", step=True, to=FIELD),
    Kind.CROSSED: Told("tail", step=True, to=FIELD),
    Kind.FLEW: Told("tail", step=True, to=NEW_FIELD),
    Kind.DOUBLED: Told("tail"),
    Kind.MOVED: Told("tail", to=FIELD),
    Kind.SHIFTED: Told("tail", weight=TRIGGER, to="rainbow:{to}"),
    Kind.ARMED: Told("head", "scene", to="seat:{seat}"),
    Kind.LOOKED: Told("head", "scene", to=FIELD),
    Kind.SAW: Told("tail"),
    Kind.SWIFT: Told("tail", weight=TRIGGER),
    Kind.SKY_OPENED: Told("head", "scene"),
    Kind.BEATEN: Told("head", "scene", start=FIELD),
    Kind.SENT: Told("tail", to=FIELD),
    Kind.WON: Told("head", "scene", to=FIELD),
    Kind.TIME_UP: Told("head", "scene"),
}
