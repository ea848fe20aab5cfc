"""D, the dangers: danger dice, traps, fights."""

from __future__ import annotations

from lindwurm.games.dragonquest import data
from lindwurm.games.dragonquest.actions import Act, Draw, Kind
from lindwurm.games.dragonquest.data import (
    FATAL_SKELETON_SKULLS,
    SKIP_MARKERS,
    Danger,
    Item,
)
from lindwurm.games.dragonquest.rules.common import (
    damage_die,
    die,
    holds,
    lose,
    use_up,
)
from lindwurm.games.dragonquest.rules.moving import reminder
from lindwurm.games.dragonquest.state import Cause, DragonQuest, Phase
from lindwurm.kernel.chance import draw, throw
from lindwurm.kernel.events import emit
from lindwurm.kernel.rule import Ints, Lookup, rule

DANGER_DIE = Lookup(data.DANGER_DIE)
LETTER_DIE = Lookup(data.LETTER_DIE)
COMBAT_DIE = Lookup(data.COMBAT_DIE)
TRAP_LP = Lookup(data.TRAP_LP)
TRAP_DAMAGE = Lookup(data.TRAP_DAMAGE)
TRAP_SKIPS = Lookup(data.TRAP_SKIPS)
PROTECTION = Lookup(data.PROTECTION)

NO_DANGER = int(Danger.NONE)


# == D1 danger dice ===============================================================================


@rule
def danger_die(s: DragonQuest, place: int) -> int:
    """Throw a danger die and lay it on place A, B or C (0, 1, 2)."""
    throw(s)
    face = int(DANGER_DIE[draw(s, 6, Draw.DANGER_DIE)])
    s.danger[place] = face
    emit(s, Kind.DANGER_DIE, s.active, face, place)
    return face


@rule
def find_danger(s: DragonQuest) -> int:
    """Throw danger dice until two agree, else the letter die decides (DQ-91 to DQ-94)."""
    a = danger_die(s, 0)
    b = danger_die(s, 1)
    if a == b:
        return a
    c = danger_die(s, 2)
    if c in (a, b):
        return c
    throw(s)
    place = int(LETTER_DIE[draw(s, 6, Draw.LETTER_DIE)])
    if place < 0:
        emit(s, Kind.SLIPPED, s.active, 0, 0)
        return NO_DANGER
    emit(s, Kind.LETTER, s.active, place, 0)
    return int(s.danger[place])


@rule
def meet_danger(s: DragonQuest) -> None:
    """Meet what the danger dice show; after it the turn is over (DQ-95)."""
    danger = find_danger(s)
    if danger == NO_DANGER:
        s.phase = Phase.END
    elif danger <= Danger.MIST:
        meet_trap(s, int(s.active), danger)
    else:
        s.foe = danger
        s.phase = Phase.RING


# == D3 traps =====================================================================================


@rule
def meet_trap(s: DragonQuest, hero: int, danger: int) -> None:
    """The right item protects from a trap, by itself or if its owner likes (DQ-108, DQ-308)."""
    if not holds(s, hero, PROTECTION[danger - Danger.ARROWS]):
        spring(s, hero, danger)
        return
    s.foe = danger
    if s.asking:
        s.phase = Phase.TRAP
    else:
        do_protect(s)


@rule
def legal_trap(s: DragonQuest, out: Ints) -> int:
    """List using and keeping what protects from the trap (DQ-308)."""
    out[0] = Act.PROTECT
    out[1] = Act.ENDURE
    return 2


@rule
def do_protect(s: DragonQuest) -> None:
    """The item is used up, and nothing happens to the hero (DQ-108, DQ-109)."""
    item = int(PROTECTION[s.foe - Danger.ARROWS])
    use_up(s, item)
    emit(s, Kind.PROTECTED, s.active, item, 0)
    s.foe = Danger.NONE
    s.phase = Phase.END


@rule
def do_endure(s: DragonQuest) -> None:
    """The item is kept for another time (DQ-308)."""
    danger = int(s.foe)
    s.foe = Danger.NONE
    spring(s, int(s.active), danger)


@rule
def spring(s: DragonQuest, hero: int, danger: int) -> None:
    """Spring a trap (DQ-99 to DQ-103)."""
    trap = danger - Danger.ARROWS
    s.phase = Phase.END
    times = s.trap[hero][trap]
    if times == 2:
        emit(s, Kind.TRAPPED, hero, danger, s.lp[hero])
        die(s, hero, Cause.THIRD_TRAP)
        return
    s.trap[hero][trap] += 1
    lp = int(TRAP_LP[trap][times])
    damage = 0
    if TRAP_DAMAGE[trap]:
        throw(s)
        damage = damage_die(s)
    lp += damage
    emit(s, Kind.TRAPPED, hero, danger, lp)
    if damage:
        emit(s, Kind.DAMAGE, hero, damage, 0)
    if lose(s, hero, lp, Cause.ARROWS + trap) and TRAP_SKIPS[trap]:
        s.skip[hero] = reminder(s, s.skip, SKIP_MARKERS)
        emit(s, Kind.POISONED, hero, 0, 0)


# == RING and D4 fights ===========================================================================


@rule
def ring_asks(s: DragonQuest) -> bool:
    """Return whether the Magic Ring is there to be used (DQ-117)."""
    if holds(s, int(s.active), Item.MRING):
        return True
    do_fight(s)
    return False


@rule
def legal_ring(s: DragonQuest, out: Ints) -> int:
    """List ring and fight."""
    out[0] = Act.USE_RING
    out[1] = Act.FIGHT
    return 2


@rule
def do_ring(s: DragonQuest) -> None:
    """Skip the whole fight; the turn goes on as if it were won (DQ-117)."""
    use_up(s, Item.MRING)
    emit(s, Kind.SCARED, s.active, s.foe, 0)
    end_fight(s)


@rule
def do_fight(s: DragonQuest) -> None:
    """Draw the sword."""
    emit(s, Kind.FOUGHT, s.active, s.foe, 0)
    s.phase = Phase.FIGHT


@rule
def wound(s: DragonQuest, foe: int, skulls: int) -> int:
    """Tell the LP that a lost round costs, and return them (DQ-113 to DQ-115, DQ-139)."""
    hero = int(s.active)
    lp, first, second = skulls, 0, 0
    if foe != Danger.SKELETON:
        throw(s)
        first = damage_die(s)
        second = 0 if foe == Danger.TROLL else damage_die(s)
        lp = min(first, second) if foe == Danger.GHOUL else max(first, second)
    emit(s, Kind.HIT, hero, lp, max(0, s.lp[hero] - lp))
    if first:
        emit(s, Kind.DAMAGE, hero, first, second)
    return lp


@rule
def fight(s: DragonQuest) -> None:
    """Fight to the end: a sword, or death (DQ-110 to DQ-115, DQ-138 to DQ-140)."""
    hero = int(s.active)
    foe = int(s.foe)
    cause = Cause.GHOUL + foe - Danger.GHOUL
    skulls = 0
    throw(s)
    while COMBAT_DIE[foe][draw(s, 6, Draw.COMBAT_DIE)]:
        skulls += 1
        if foe == Danger.SKELETON and skulls == FATAL_SKELETON_SKULLS:
            die(s, hero, cause)
            return
        if not lose(s, hero, wound(s, foe, skulls), cause):
            return
        throw(s)
    emit(s, Kind.KILLED, hero, foe, 0)
    end_fight(s)


@rule
def end_fight(s: DragonQuest) -> None:
    """A monster ends the turn, the skeleton does not (DQ-111, DQ-141)."""
    s.phase = Phase.DISCOVER if s.foe == Danger.SKELETON else Phase.END
    s.foe = Danger.NONE
