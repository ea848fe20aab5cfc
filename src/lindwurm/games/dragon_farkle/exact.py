"""Exact play, by the programmes of :mod:`.odds`: of a recruitment (catalogue 12.4) and a battle.

Far from the Keep a turn is played for the most soldiers, with the companion's help (2.8); close to
it for the fewest turns until the Keep opens. Items, companions who help in that race, rivals who
are about to win, and the last round are not in the programmes: there it keeps silent. Battles:
:mod:`.battle`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lindwurm.games.dragon_farkle import data, odds
from lindwurm.games.dragon_farkle.actions import Act
from lindwurm.games.dragon_farkle.battle import FACE_COUNT, exact_battle, exact_stay
from lindwurm.games.dragon_farkle.data import FACES, FULL_SET, Companion, Event
from lindwurm.games.dragon_farkle.odds import UNIT
from lindwurm.games.dragon_farkle.rules.common import (
    COMBO_ID,
    COUNT,
    NEXT,
    OPTIONS,
    OPTIONS_START,
    SIZE,
    VALUE,
    WITHOUT,
    is_farkle,
    must_take,
    valid_dice,
)
from lindwurm.games.dragon_farkle.state import Action, DragonFarkle, Phase
from lindwurm.kernel.rule import Ints, Lazy, Lookup, rule

MOST = 300
"""Pots of so many units and more are not in the tables; one turn in 100,000 gets there."""
NEAR = 30
"""Units missing to the Keep from which on a recruitment is a race."""


HELPERS = (
    Companion.NONE,
    Companion.STUB,
    Companion.ASHBY,
    Companion.BERTHA,
    Companion.PIP,
    Companion.MIRABEL,
    Companion.QUENTIN,
)
"""Who changes how a recruitment is best played; the last three once in a turn."""
ALONE, ONCE, QUENTIN = 0, HELPERS.index(Companion.PIP), HELPERS.index(Companion.QUENTIN)
HELPER = Lookup([HELPERS.index(c) if c in HELPERS else ALONE for c in Companion])
"""The place of a companion among those; all others count as none."""


def _soldiers() -> Any:
    """[variant][helper][pot][dice]: soldiers in the end when rolling; for 0 dice when stopping.

    In tenths.
    """
    table = np.zeros((len(data.VARIANTS), len(HELPERS), MOST, FULL_SET + 1))
    for helper, companion in enumerate(HELPERS):
        programme = odds.helped(companion)
        table[:, helper] = programme.roll[:MOST].swapaxes(0, 1)
        table[:, helper, :, 0] = programme.stop[:MOST]
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
SCORING = Lookup([list(data.TABLES).index(variant.table) for variant in data.VARIANTS])
"""The scoring table of a variant; how much six alike are worth hardly matters in a race."""


@rule
def exact(s: DragonFarkle, seat: int, legal: Ints, count: int) -> int:
    """Return the best action of a recruitment or a battle; -1 where cards or rivals count too."""
    if s.action == Action.BATTLE:
        return exact_battle(s, seat, legal, count)
    if last_round(s):
        return -1
    if s.phase == Phase.CHOOSE:
        return exact_stay(s, seat, legal, count)
    if s.action != Action.RECRUIT or s.pot >= MOST * UNIT or s.loaded or urgent(s, seat):
        return -1
    if HELPER[s.companion[seat]] != ALONE and racing(s, seat):
        return -1
    helper = helper_of(s, seat)
    if s.phase == Phase.READY:
        return exact_ready(s, seat, legal, count, helper)
    if s.phase == Phase.REACT:
        return exact_react(s, seat, legal, count, helper)
    return -1


@rule
def urgent(s: DragonFarkle, seat: int) -> bool:
    """Return whether a rival fights the dragon, or may on the next turn."""
    for p in range(s.seats):
        if p != seat and (s.in_keep[p] or s.army[p] >= s.threshold):
            return True
    return False


@rule
def last_round(s: DragonFarkle) -> bool:
    """Return whether soon the largest army wins, whether the Keep was open or not (DF-141)."""
    return bool(0 < s.round_limit <= s.round_number and s.seats > 1)


@rule
def helper_of(s: DragonFarkle, seat: int) -> int:
    """Return who helps the seat in what is left of this turn."""
    helper = int(HELPER[s.companion[seat]])
    if helper >= ONCE and s.companion_used[seat]:
        return ALONE
    return helper


@rule
def racing(s: DragonFarkle, seat: int) -> bool:
    """Return whether the Keep is so close that turns count, not soldiers."""
    return bool(0 < s.threshold - s.army[seat] <= NEAR * UNIT)


# == what a position is worth =====================================================================


@rule
def worth(s: DragonFarkle, seat: int, units: int, dice: int, helper: int) -> int:
    """Return what rolling so many dice with a pot is worth; with no dice what stopping is."""
    if racing(s, seat):
        missing = (s.threshold - s.army[seat]) // UNIT
        if units >= missing:
            return 0 if dice == 0 else -1  # the Keep is open: bank
        return int(TURNS[SCORING[s.variant]][missing][units][dice])
    return int(SOLDIERS[s.variant][helper][min(units, MOST - 1)][dice])


@rule
def best_worth(s: DragonFarkle, seat: int, units: int, dice: int, helper: int) -> int:
    """Return what the best of stopping, rolling and calling upon Quentin is worth."""
    best = max(worth(s, seat, units, 0, helper), worth(s, seat, units, dice, helper))
    if helper == QUENTIN and dice < s.full:
        best = max(best, worth(s, seat, units, dice + 1, ALONE))
    return best


@rule
def taken_worth(s: DragonFarkle, seat: int, choice: int, times: int, helper: int) -> int:
    """Return what it is worth to set dice aside that count so many times."""
    combo = COMBO_ID[choice]
    left = s.hand - SIZE[combo]
    if left == 0:
        left = s.full
    units = (s.pot + times * VALUE[s.variant][combo]) // UNIT
    return best_worth(s, seat, units, left, helper)


@rule
def best_take(s: DragonFarkle, seat: int, roll: int, times: int, helper: int) -> int:
    """Return the choice of dice; the most valuable of equals (DF-43), or -1 on a farkle."""
    best = -1
    most = 0
    for i in range(OPTIONS_START[s.variant][roll], OPTIONS_START[s.variant][roll + 1]):
        value = taken_worth(s, seat, OPTIONS[i], times, helper)
        if best < 0 or value > most:
            most = value
            best = int(OPTIONS[i])
    return best


# == the two questions ============================================================================


@rule
def exact_ready(s: DragonFarkle, seat: int, legal: Ints, count: int, helper: int) -> int:
    """Return whether to roll, to stop, or to call upon Quentin first."""
    units = s.pot // UNIT
    most = worth(s, seat, units, s.hand, helper)
    best = Act.ROLL
    for i in range(count):
        if legal[i] == Act.STOP:
            value = worth(s, seat, units, 0, helper)
            if value >= most:
                most = value
                best = Act.STOP
        elif legal[i] == Act.QUENTIN:
            value = worth(s, seat, units, s.hand + 1, ALONE)
            if value > most:
                most = value
                best = Act.QUENTIN
        elif legal[i] != Act.ROLL:
            return -1
    return best


@rule
def exact_react(s: DragonFarkle, seat: int, legal: Ints, count: int, helper: int) -> int:
    """Return the dice to take, or what Pip or Mirabel should throw again."""
    pips = 0
    mirabel = False
    for i in range(count):
        if legal[i] == Act.MIRABEL:
            mirabel = True
        elif Act.PIP <= legal[i] < Act.PIP + FACES:
            pips += 1
        elif legal[i] != Act.ACCEPT and not is_take(legal[i]):
            return -1
    best = Act.ACCEPT
    if must_take(s):
        times = 2 if s.event == Event.RALLY else 1
        choice = best_take(s, seat, s.roll, times, helper)
        best = Act.TAKE + choice
        most = taken_worth(s, seat, choice, times, helper)
    elif is_farkle(s):
        if pips > 0:
            return best_pip(s, seat)
        most = 0
    else:
        most = best_worth(s, seat, s.pot // UNIT, left_by_dragon(s), helper)
    if mirabel and turned_worth(s, seat) > most:
        return Act.MIRABEL
    return best


@rule
def is_take(action: int) -> bool:
    """Return whether an action sets dice aside."""
    return bool(Act.TAKE <= action < Act.TAKE + len(COMBO_ID))


@rule
def left_by_dragon(s: DragonFarkle) -> int:
    """Return the dice for the next roll once the Dragon has eaten the valid ones (DF-50, DF-54)."""
    left = s.hand - SIZE[valid_dice(s)]
    return int(s.full if left == 0 else left)


@rule
def turned_worth(s: DragonFarkle, seat: int) -> int:
    """Return what the roll is worth on average if Mirabel throws the event die again (C05)."""
    total = FACE_COUNT[Event.DRAGON] * best_worth(s, seat, s.pot // UNIT, left_by_dragon(s), ALONE)
    if valid_dice(s) != 0:
        one = best_take(s, seat, s.roll, 1, ALONE)
        two = best_take(s, seat, s.roll, 2, ALONE)
        total += FACE_COUNT[Event.BLANK] * taken_worth(s, seat, one, 1, ALONE)
        total += FACE_COUNT[Event.RALLY] * taken_worth(s, seat, two, 2, ALONE)
    return int(total // FACES)


@rule
def best_pip(s: DragonFarkle, seat: int) -> int:
    """Return the die that Pip should throw again (C04)."""
    times = 2 if s.event == Event.RALLY else 1
    best = -1
    most = -1
    for face in range(FACES):
        if COUNT[s.roll][face] > 0:
            rest = WITHOUT[s.roll][face]
            total = 0
            for new in range(FACES):
                choice = best_take(s, seat, NEXT[rest][new], times, ALONE)
                if choice >= 0:
                    total += taken_worth(s, seat, choice, times, ALONE)
            if total > most:
                most = total
                best = Act.PIP + face
    return best
