"""How the events of Simurgh are told: each vassal, tile and dragon a beat with its trade."""

from __future__ import annotations

from lindwurm.games.simurgh.actions import Kind
from lindwurm.kernel.telling import Tab, Told

SPOT, PLOT, TILE, SEAT = "spot:{spot}", "plot:{number}", "tile:{tile}", "seat:{seat}"
DRAGON, GOAL, BOOK = "dragon:{dragon}", "goal:{count}", "book"
"""Places on the board: where a vassal stands, a plot, a tile, a house's plate, a dragon, a place
for objectives, the Chronicle."""

TELLING: dict[int, Told] = {
    Kind.TURN: Told("turn", "turn"),
    Kind.DEALT: Told("silent"),
    Kind.POWER_KEPT: Told("head", "reveal", to=SEAT),
    Kind.POWER_IS: Told("tail"),
    Kind.DRAFTED: Told("tail"),
    Kind.SEALED: Told("silent"),
    Kind.DRAGON: Told("head", "scene", to=DRAGON),
    Kind.SHOWN: Told("silent", to="scout:{place}"),
    Kind.PLACED: Told("head", "move", to=SPOT),
    Kind.LAID: Told("head", "reveal", to=PLOT),
    Kind.REMOVED: Told("head", "move"),
    Kind.RECALLED: Told("tail", start=SPOT, alike=True),
    Kind.ENTERED: Told("head", "move", to=TILE),
    Kind.ADVANCED: Told("head", "move", to=TILE),
    Kind.ABILITY: Told("head", "trade", to=DRAGON),
    Kind.PAID: Told("tail", adds="count", flow="cost", changes=(Tab(-1, "count", unit="token"),)),
    Kind.PAID_POINTS: Told(
        "tail", adds="count", flow="cost", changes=(Tab(-1, "count", unit="points"),)
    ),
    Kind.GAINED: Told("tail", adds="count", flow="gain", changes=(Tab(1, "count", unit="token"),)),
    Kind.SCORED: Told("tail", adds="count", flow="gain", changes=(Tab(1, "count", unit="points"),)),
    Kind.SPENT: Told("tail", flow="cost"),
    Kind.RECRUITED: Told("tail", flow="gain"),
    Kind.LOST: Told("tail"),
    Kind.MARKED: Told("tail", flow="gain"),
    Kind.MARKER_LOST: Told("tail"),
    Kind.MARKER_DROPPED: Told("tail", flow="cost"),
    Kind.TOOK: Told("head", "reveal", to=SEAT),
    Kind.TOOK_BLIND: Told("head", "reveal", to=SEAT),
    Kind.LOOKED: Told("silent"),
    Kind.SAW_TILE: Told("silent"),
    Kind.SAW_DRAGON: Told("silent"),
    Kind.SAW_GOAL: Told("silent"),
    Kind.KEPT: Told("tail"),
    Kind.KEPT_TILE: Told("tail"),
    Kind.RETURNED: Told("silent", adds="count"),
    Kind.TILE_BACK: Told("silent"),
    Kind.DRAGON_BACK: Told("silent"),
    Kind.GOAL_BACK: Told("silent"),
    Kind.OBJECTIVE: Told("head", "reveal", to=GOAL),
    Kind.REPLACED: Told("tail"),
    Kind.NO_OBJECTIVE: Told("tail"),
    Kind.CHRONICLE: Told("head", "move", to=BOOK),
    Kind.HOME: Told("tail", latest=True),
    Kind.DISCARDED: Told("tail"),
    Kind.SURPLUS: Told("tail", adds="count", changes=(Tab(-1, "count", unit="token"),)),
    Kind.ENDING: Told("head", "scene", to=BOOK, cause=(Kind.OBJECTIVE, Kind.CHRONICLE)),
    Kind.GOAL_POINTS: Told("head", "trade", changes=(Tab(1, "count", unit="points"),)),
    Kind.LEFTOVERS: Told("head", "trade", changes=(Tab(1, "count", unit="points"),)),
    Kind.WON: Told("head", "scene", to=SEAT),
    Kind.TOTAL: Told("head", "reveal", to=SEAT),
}
