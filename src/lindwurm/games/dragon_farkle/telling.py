"""How the events of Dragon Farkle are told: every roll a beat, what was made of it its tail."""

from __future__ import annotations

from lindwurm.games.dragon_farkle.actions import Kind
from lindwurm.kernel.telling import TRIGGER, Tab, Told

LANE, EVENT_DIE, KEEP = "lane:{seat}", "event-die", "keep"
"""Places on the board: an army's lane, the event die, the Keep. Rolls leave no trace there."""
GAIN, LOSS = Tab(1, "soldiers"), Tab(-1, "soldiers")

TELLING: dict[int, Told] = {
    Kind.TURN: Told("turn", "turn"),
    Kind.COMPANION: Told("head", "reveal", to=LANE),
    Kind.DEALT: Told("silent"),
    Kind.DEALT_ITEM: Told("silent"),
    Kind.RECRUITS: Told("head", "turn"),
    Kind.ATTACKS: Told("head", "scene", start=LANE, to="lane:{target}"),
    Kind.ENTERS: Told("head", "scene", start=LANE, to=KEEP),
    Kind.LEAVES: Told("head", "move", start=KEEP, to=LANE),
    Kind.ROLLED: Told("head", "reveal"),
    Kind.TOOK: Told("tail"),
    Kind.HOT: Told("tail", weight=TRIGGER),
    Kind.DOUBLED: Told("tail", weight=TRIGGER),
    Kind.DREW: Told("tail"),
    Kind.DREW_ITEM: Told("tail"),
    Kind.EATEN: Told("head", "scene"),
    Kind.ESCAPED: Told("head", "scene"),
    Kind.FARKLED: Told("head", "scene", to=LANE, changes=(Tab(-1, "soldiers", unit="recruits"),)),
    Kind.SAVED: Told("tail", changes=(GAIN,)),
    Kind.BANKED: Told("head", "move", to=LANE, changes=(GAIN,)),
    Kind.VALUE: Told("head", "move", to=LANE),
    Kind.WON: Told("head", "scene", to=LANE, changes=(GAIN, Tab(1, "bonus", unit="soldiers"))),
    Kind.TIED: Told("head", "scene", to=LANE),
    Kind.HIT: Told("tail", weight=TRIGGER),
    Kind.LOST: Told("tail", weight=TRIGGER, changes=(LOSS,)),
    Kind.DESTROYED: Told("head", "scene", to=LANE),
    Kind.HEALED: Told("tail", latest=True),
    Kind.SLAIN: Told("head", "scene", to=KEEP),
    Kind.PLAYED: Told("head", "reveal", explains="item", to=LANE),
    Kind.USED: Told("head", "reveal", explains="companion", to=LANE),
    Kind.FRIGHTENED: Told(
        "tail",
        latest=True,
        to="lane:{target}",
        changes=(Tab(-1, "soldiers", seat="target"),),
    ),
    Kind.STOLE: Told("tail", latest=True),
    Kind.STOLE_ITEM: Told("tail", latest=True),
    Kind.DISCARDED: Told("tail"),
    Kind.OPENED_BAG: Told("head", "reveal", to=LANE),
    Kind.TURNED: Told("tail", latest=True, to=EVENT_DIE),
    Kind.TIME_UP: Told("head", "scene"),
    Kind.POSTED: Told("tail", latest=True, changes=(GAIN,)),
    Kind.MARCHED: Told("tail", changes=(GAIN,)),
    Kind.SHUFFLED_ITEMS: Told("tail"),
    Kind.SHUFFLED_COMPANIONS: Told("tail"),
}
