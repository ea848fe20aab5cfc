"""Exact play of a recruitment, by the programmes of :mod:`.odds` (catalogue 12.4).

Far from the Keep a turn is played for the most soldiers, close to it for the fewest turns until the
Keep opens. Cards and rivals who are about to win are not in the programmes: there it keeps silent.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lindwurm.games.dragon_farkle import actions as act
from lindwurm.games.dragon_farkle import data, odds
from lindwurm.games.dragon_farkle.data import FULL_SET, Event
from lindwurm.games.dragon_farkle.odds import UNIT
from lindwurm.games.dragon_farkle.rules.common import COMBO_ID, SIZE, VALUE
from lindwurm.games.dragon_farkle.state import Action, Phase
from lindwurm.kernel.rule import Lazy, Table, rule

MOST = 300
"""Pots of so many units and more are not in the tables; one turn in 100,000 gets there."""
NEAR = 30
"""Units missing to the Keep from which on a recruitment is a race."""


def _soldiers() -> Any:
    """[variant][pot][dice]: tenths of soldiers in the end when rolling; for 0 dice the pot."""
    table = np.zeros((len(data.VARIANTS), MOST, FULL_SET + 1))
    for variant in range(len(data.VARIANTS)):
        programme = odds.recruitment(variant)
        for pot in range(MOST):
            table[variant, pot, 0] = pot * UNIT
            for dice in range(1, FULL_SET + 1):
                table[variant, pot, dice] = programme.roll_value(pot * UNIT, dice)
    return np.rint(10 * table).astype(np.int64)


def _turns() -> Any:
    """[scoring table][missing][pot][dice]: turns to come, negative, in parts of 10,000."""
    table = np.zeros((len(data.TABLES), NEAR + 1, NEAR, FULL_SET + 1))
    for number, name in enumerate(data.TABLES):
        programme = odds.race(NEAR * UNIT, data.variant_index(name))
        for missing in range(1, NEAR + 1):
            rolling = programme.roll_values((NEAR - missing) * UNIT)
            table[number, missing, :missing] = -rolling
            for pot in range(missing):
                table[number, missing, pot, 0] = -programme.turns((NEAR - missing + pot) * UNIT)
    return np.rint(10_000 * table).astype(np.int64)


SOLDIERS = Lazy(_soldiers)
TURNS = Lazy(_turns)
SCORING = Table([list(data.TABLES).index(variant.table) for variant in data.VARIANTS])
"""The scoring table of a variant; how much six alike are worth hardly matters in a race."""


@rule
def exact(s: Any, seat: int, legal: Any, count: int) -> int:
    """Return whether to roll or stop, or which dice to take; -1 where cards or rivals count too."""
    if s.action != Action.RECRUIT or s.pot >= MOST * UNIT or s.loaded or urgent(s, seat):
        return -1
    if s.phase == Phase.READY:
        for i in range(count):
            if legal[i] != act.ROLL and legal[i] != act.STOP:
                return -1
        units = s.pot // UNIT
        stops = count == 2 and worth(s, seat, units, 0) >= worth(s, seat, units, s.hand)
        return act.STOP if stops else act.ROLL
    if s.phase == Phase.REACT:
        for i in range(count):
            if not act.TAKE <= legal[i] < act.TAKE + len(COMBO_ID):
                return -1
        return best_dice(s, seat, legal, count)
    return -1


@rule
def urgent(s: Any, seat: int) -> bool:
    """Return whether a rival fights the dragon, or may on the next turn."""
    for p in range(s.seats):
        if p != seat and (s.in_keep[p] or s.army[p] >= s.threshold):
            return True
    return False


@rule
def worth(s: Any, seat: int, units: int, dice: int) -> int:
    """Return what rolling so many dice with a pot is worth; with no dice what stopping is."""
    missing = (s.threshold - s.army[seat]) // UNIT
    if 0 < missing <= NEAR:
        if units >= missing:
            return 0 if dice == 0 else -1  # the Keep is open: bank
        return int(TURNS[SCORING[s.variant]][missing][units][dice])
    return int(SOLDIERS[s.variant][min(units, MOST - 1)][dice])


@rule
def best_dice(s: Any, seat: int, legal: Any, count: int) -> int:
    """Return the dice to set aside; the most valuable of equals, which come first (DF-43)."""
    times = 2 if s.event == Event.RALLY else 1
    best = int(legal[0])
    most = 0
    for i in range(count):
        combo = COMBO_ID[legal[i] - act.TAKE]
        units = (s.pot + times * VALUE[s.variant][combo]) // UNIT
        left = s.hand - SIZE[combo]
        if left == 0:
            left = s.full
        value = max(worth(s, seat, units, 0), worth(s, seat, units, left))
        if i == 0 or value > most:
            most = value
            best = int(legal[i])
    return best
