"""Exact play of the Final Battle, by the programmes of :mod:`.odds` (catalogue 12.5).

In a battle all valid dice go aside (DF-93), so there are two things to decide: when to call upon
the companion, which is done for the best chance to slay the dragon in this battle, and after a
battle that failed whether to stay in the Keep. Items are not in the programmes: where one is on
offer, exact play keeps silent.

The chance of a whole battle is known as well. A search need not throw for it: it counts the chance
as won and goes on with a battle that failed (`showdown`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lindwurm.games.dragon_farkle import data, odds
from lindwurm.games.dragon_farkle.actions import Act, Draw
from lindwurm.games.dragon_farkle.data import FACES, FULL_SET, Companion, Event, Item
from lindwurm.games.dragon_farkle.odds import UNIT
from lindwurm.games.dragon_farkle.rules import series, settle, turn
from lindwurm.games.dragon_farkle.rules.common import (
    COUNT,
    NEXT,
    SIZE,
    VALID,
    VALUE,
    WITHOUT,
    companion_ready,
    holds,
    is_farkle,
    valid_dice,
)
from lindwurm.games.dragon_farkle.rules.series import DAMAGE
from lindwurm.games.dragon_farkle.state import KINDS, DragonFarkle, Phase
from lindwurm.kernel.chance import draw
from lindwurm.kernel.rule import Floats, Ints, Lazy, Lookup, rule

SURE = 10_000
"""Chances are counted in parts of this."""
MOST = 160
"""A larger army, in units, counts as this: one battle in 5,000 costs so much."""
WEAKEST, STRONGEST = 3, 5
"""How much damage slays a dragon (option `dragon_health`)."""

ALONE, PIP, MIRABEL, QUENTIN, ULF = range(1 + len(odds.ALLIES))
ALLIES = (Companion.NONE, *odds.ALLIES)
ALLY = Lookup([ALLIES.index(c) if c in ALLIES else ALONE for c in Companion])
"""The place of a companion among those who can be called upon; all others count as none."""
FACE_COUNT = Lookup([list(data.EVENT_DIE).count(event) for event in Event])

USES = {Item.BAG, Item.HORSESHOE, Item.LOADED_DIE, Item.CHEESE, Item.ARROW, Item.MAGPIE_RING}
USEFUL = Lookup([int(item in USES) for item in Item])
"""Items that may be used in one's own battle."""

_CARDS = {
    *("skree", "open_bag", "horseshoe", "loaded_die", "war_horn", "cheese", "poster", "arrow"),
    *("smoke_egg", "mirror_shield", "magpie", "whistle", "cursed_die", "map"),
}
PLAYS_CARD = Lookup([int(Act.VERBS.verb(a).name in _CARDS) for a in range(Act.VERBS.size)])
"""For every action whether it plays an item, or sends Skree: the exact odds know neither."""

THRESHOLDS = Lookup([3000, 5000, 8000])
STAY_FROM = Lookup(
    [
        [
            [450, 450, 450, 450, 450, 450],
            [600, 600, 600, 600, 600, 650],
            [950, 950, 950, 950, 950, 1000],
        ],
        [
            [400, 400, 400, 400, 350, 350],
            [550, 550, 550, 550, 500, 500],
            [950, 950, 950, 950, 900, 900],
        ],
        [
            [350, 300, 350, 300, 300, 300],
            [450, 450, 450, 450, 450, 400],
            [800, 800, 800, 800, 750, 750],
        ],
    ]
)
"""[threshold][health][variant]: the smallest army that stays in the Keep (`odds.siege`)."""
CLOSE = 3000
"""A rival with so many soldiers may be worth a skirmish (12.6), or wins before long."""


def _slain() -> Any:
    """[variant][ally][damage missing][dice][army]: chance to slay in this battle."""
    army = MOST * UNIT
    return [
        [
            np.rint(SURE * odds.helped_table(ally, STRONGEST, army, variant)).astype(int).tolist()
            for ally in ALLIES
        ]
        for variant in range(len(data.VARIANTS))
    ]


SLAIN = Lazy(_slain)


# == what a moment of a battle is worth ===========================================================


@rule
def ally_of(s: DragonFarkle, seat: int) -> int:
    """Return who can still be called upon in this battle."""
    return ALONE if s.companion_used[seat] else int(ALLY[s.companion[seat]])


@rule
def before_roll(s: DragonFarkle, need: int, dice: int, army: int, ally: int) -> int:
    """Return the chance to slay with so much damage missing and so many dice to roll."""
    units = min(max(army, 0) // UNIT, MOST)
    return int(SLAIN[s.variant][ally][need][dice][units])


@rule
def after_roll(s: DragonFarkle, seat: int, roll: int, event: int, ally: int) -> int:
    """Return the chance to slay once this roll counts as it lies (DF-99 to DF-102)."""
    need = s.health - s.damage - DAMAGE[event]
    if need <= 0:
        return SURE
    valid = VALID[s.variant][roll]
    if valid == 0 and event == Event.BLANK:
        return 0
    left = s.hand - SIZE[valid]
    if left == 0:
        left = s.full
    return before_roll(s, need, left, s.army[seat] - VALUE[s.variant][valid], ally)


@rule
def other_face(s: DragonFarkle, seat: int) -> int:
    """Return the chance to slay if Mirabel throws the event die again (C05)."""
    total = 0
    for event in range(len(FACE_COUNT)):
        total += FACE_COUNT[event] * after_roll(s, seat, s.roll, event, ALONE)
    return total // FACES


@rule
def other_die(s: DragonFarkle, seat: int, face: int) -> int:
    """Return the chance to slay if Pip throws a die with this face again (C04)."""
    total = 0
    rest = WITHOUT[s.roll][face]
    for new in range(FACES):
        total += after_roll(s, seat, NEXT[rest][new], s.event, ALONE)
    return total // FACES


# == whom to call, and when =======================================================================


@rule
def calls_quentin(s: DragonFarkle, seat: int, ally: int) -> bool:
    """Return whether a die should be taken back before this roll (C07)."""
    if ally != QUENTIN or s.hand >= s.full:
        return False
    need = s.health - s.damage
    army = s.army[seat]
    later = before_roll(s, need, s.hand, army, QUENTIN)
    return before_roll(s, need, s.hand + 1, army, ALONE) >= later


@rule
def best_call(s: DragonFarkle, seat: int, ally: int) -> int:
    """Return what to do with the roll as it lies: accept it, or call upon Pip, Mirabel or Ulf."""
    best = Act.ACCEPT
    most = after_roll(s, seat, s.roll, s.event, ally)
    if ally == MIRABEL and other_face(s, seat) > most:
        return Act.MIRABEL
    if not is_farkle(s):
        return best
    if ally == ULF:
        return Act.ULF
    if ally == PIP:
        for face in range(FACES):
            if COUNT[s.roll][face] > 0:
                value = other_die(s, seat, face)
                if value > most:
                    most = value
                    best = Act.PIP + face
    return best


@rule
def exact_battle(s: DragonFarkle, seat: int, legal: Ints, count: int) -> int:
    """Return the best action in a running battle; -1 where an item might be used."""
    for i in range(count):
        if PLAYS_CARD[legal[i]]:
            return -1
    ally = ally_of(s, seat)
    if s.phase == Phase.READY:
        return Act.QUENTIN if calls_quentin(s, seat, ally) else Act.ROLL
    return best_call(s, seat, ally) if s.phase == Phase.REACT else -1


# == stay or leave ================================================================================


@rule
def stay_from(s: DragonFarkle) -> int:
    """Return the smallest army that should stay in the Keep (12.5)."""
    row = 0
    while THRESHOLDS[row] < s.threshold:
        row += 1
    return int(STAY_FROM[row][s.health - WEAKEST][s.variant])


@rule
def exact_stay(s: DragonFarkle, seat: int, legal: Ints, count: int) -> int:
    """Return whether to fight on in the Keep or to recruit; -1 where cards or rivals count too."""
    if not s.in_keep[seat] or ALLY[s.companion[seat]] != ALONE:
        return -1
    for p in range(s.seats):
        if p != seat and (s.in_keep[p] or s.army[p] >= CLOSE):
            return -1
    for i in range(count):
        action = legal[i]
        if action != Act.RECRUIT and action != Act.SKIRMISH and action != Act.BATTLE:
            return -1
    return Act.BATTLE if s.army[seat] >= stay_from(s) else Act.RECRUIT


# == a whole battle ===============================================================================


@rule
def cards_count(s: DragonFarkle, seat: int) -> bool:
    """Return whether a card may be used in the battle that the programmes know nothing of."""
    if companion_ready(s, seat, Companion.SKREE):
        return True
    for kind in range(KINDS):
        if USEFUL[kind] and holds(s, seat, kind):
            return True
    for p in range(s.seats):
        if p != seat and s.interrupts and holds(s, p, Item.CURSED_DIE):
            return True
    return False


@rule
def showdown(s: DragonFarkle, seat: int, action: int, out: Floats) -> float:
    """Carry out a battle that fails; return the chance that it would not have.

    `out` is what the seats would get then. Where the chance is not known, nothing happens, and it
    is 0.
    """
    if action != Act.BATTLE or cards_count(s, seat):
        return 0.0
    chance = before_roll(s, s.health, FULL_SET, s.army[seat], ally_of(s, seat))
    if chance == 0:
        return 0.0
    for p in range(s.seats):
        out[p] = 1.0 if p == seat else 0.0
    turn.do_battle(s)
    while s.phase == Phase.READY:
        fail_roll(s, seat)
    settle(s)
    return chance / SURE


@rule
def fail_roll(s: DragonFarkle, seat: int) -> None:
    """Make one roll of a battle that will fail.

    Whatever is thrown lies with the chance that the battle fails after it, else it is thrown again:
    so battles that fail come out as often as they do among those that really failed.
    """
    ally = ally_of(s, seat)
    if calls_quentin(s, seat, ally):
        series.do_quentin(s)
        ally = ALONE
    call = thrown(s, seat, ally)
    while hopeful(s, after_call(s, seat, ally, call)):
        call = thrown(s, seat, ally)
    if call == Act.MIRABEL:
        series.do_mirabel(s)
        while hopeful(s, after_roll(s, seat, s.roll, s.event, ALONE)):
            series.throw_event(s)
    elif Act.PIP <= call < Act.PIP + FACES:
        lain = s.roll
        series.do_pip(s, call - Act.PIP)
        while hopeful(s, after_roll(s, seat, s.roll, s.event, ALONE)):
            s.roll = lain
            s.companion_used[seat] = 0
            series.do_pip(s, call - Act.PIP)
    if call == Act.ULF:
        series.do_ulf(s)
    else:
        series.resolve_battle(s, valid_dice(s))


@rule
def thrown(s: DragonFarkle, seat: int, ally: int) -> int:
    """Throw the hand and the event die, and return the best answer to them."""
    series.throw_soldiers(s, 0)
    series.throw_event(s)
    return best_call(s, seat, ally)


@rule
def hopeful(s: DragonFarkle, chance: int) -> bool:
    """Throw for whether the battle would be won from here."""
    return draw(s, SURE, Draw.IMAGINED) < chance


@rule
def after_call(s: DragonFarkle, seat: int, ally: int, call: int) -> int:
    """Return the chance to slay after this roll and the answer to it."""
    if call == Act.MIRABEL:
        return other_face(s, seat)
    if call == Act.ULF:
        return before_roll(s, s.health - s.damage, s.hand, s.army[seat], ALONE)
    if call == Act.ACCEPT:
        return after_roll(s, seat, s.roll, s.event, ally)
    return other_die(s, seat, call - Act.PIP)
