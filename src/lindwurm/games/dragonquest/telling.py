"""How the events of DragonQuest are told: a throw and what it brings, a way, a fight, a danger."""

from __future__ import annotations

from lindwurm.games.dragonquest.actions import Kind
from lindwurm.kernel.telling import TRIGGER, Tab, Told

FIELD, SHEET = "field:{seat}:{field}", "sheet:{seat}"
"""Places on the board: a field of a hero's map, and the hero's whole sheet."""
WOUND, GOLD = Tab(-1, "lp"), Tab(-1, "gold", unit="coins")
COINS = Tab(50, "fifties", unit="coins"), Tab(100, "hundreds", unit="coins")
"""Sums are of coins alone: what treasures are worth is said where one is taken."""

TELLING: dict[int, Told] = {
    Kind.TURN: Told("turn", "turn"),
    Kind.STAYS: Told("head", "move", to=SHEET),
    Kind.LEAVES: Told("head", "move", to=SHEET),
    Kind.BITTEN: Told("head", "reveal", TRIGGER, to=SHEET, changes=(WOUND,)),
    Kind.COIN_LOST: Told("head", "trade", to=SHEET, changes=(GOLD,)),
    Kind.NO_COIN: Told("head", "reveal"),
    Kind.SKIPPED: Told("head", "turn", to=SHEET),
    Kind.BOUGHT: Told("head", "reveal", explains="item", to=SHEET),
    Kind.LAID: Told("silent"),
    Kind.NAMED: Told("silent"),
    Kind.REVEALED: Told("head", "reveal", TRIGGER),
    Kind.BLOCKED: Told("tail", weight=TRIGGER, to=FIELD),
    Kind.NO_WALL: Told("tail"),
    Kind.THREW: Told("head", "reveal"),
    Kind.REROLLED: Told("head", "reveal"),
    Kind.STOPPED: Told("tail"),
    Kind.STEPPED: Told("head", "move", step=True, to=FIELD),
    Kind.ENTERED: Told("head", "move", to=SHEET),
    Kind.ORB: Told("head", "reveal"),
    Kind.KEY: Told("head", "move", step=True, to=FIELD),
    Kind.FOUND: Told("tail", changes=(Tab(1, "finds", unit="ep"),)),
    Kind.SPIDER: Told("head", "scene", to=SHEET),
    Kind.DEMON: Told("head", "scene", to=SHEET),
    Kind.SKELETON: Told("head", "scene", to=SHEET),
    Kind.DANGER_DIE: Told("tail", weight=TRIGGER),
    Kind.LETTER: Told("tail"),
    Kind.SLIPPED: Told("tail"),
    Kind.PROTECTED: Told("head", "scene", to=SHEET),
    Kind.TRAPPED: Told("head", "scene", to=SHEET, changes=(WOUND,)),
    Kind.POISONED: Told("tail"),
    Kind.FOUGHT: Told("head", "scene", to=SHEET),
    Kind.HIT: Told("tail", weight=TRIGGER, changes=(WOUND,)),
    Kind.DAMAGE: Told("tail"),
    Kind.KILLED: Told("tail"),
    Kind.SCARED: Told("head", "scene", to=SHEET),
    Kind.TALISMAN: Told("head", "reveal"),
    Kind.LOOTED: Told("head", "reveal", TRIGGER, to=SHEET),
    Kind.COINS: Told("tail", changes=COINS),
    Kind.TREASURE: Told("tail", weight=TRIGGER),
    Kind.DRAGON: Told("head", "scene", to=SHEET),
    Kind.RETURNED: Told("tail", latest=True, to=SHEET),
    Kind.ROBBED: Told("tail", latest=True, to=SHEET, changes=(GOLD,)),
    Kind.BREATH: Told(
        "head",
        "scene",
        to=SHEET,
        changes=(Tab(-1, "dragons", unit="lp"), Tab(-1, "damage", unit="lp")),
    ),
    Kind.FLED: Told("head", "move", to=FIELD),
    Kind.PROWLS: Told("head", "move", step=True, to=FIELD),
    Kind.CAUGHT: Told("tail", weight=TRIGGER),
    Kind.DIED: Told("head", "scene", to=SHEET),
    Kind.ESCAPED: Told("head", "scene", to=SHEET),
    Kind.WON: Told("head", "scene", to=SHEET),
    Kind.DRAGON_WINS: Told("head", "scene"),
    Kind.SPARED: Told("head", "reveal"),
    Kind.WORTH: Told("tail"),
}
