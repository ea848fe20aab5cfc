"""E, the treasure chamber: ten dice, thirteen treasures, one dragon; leaving and fleeing."""

from __future__ import annotations

from lindwurm.games.dragonquest import data
from lindwurm.games.dragonquest.actions import Act, Draw, Kind
from lindwurm.games.dragonquest.data import (
    CHAMBER,
    DRAGONS_TO_WAKE,
    LEAST_STARS,
    NOWHERE,
    TREASURE_DICE,
    Item,
    Loot,
)
from lindwurm.games.dragonquest.reasons import Why
from lindwurm.games.dragonquest.rules.common import (
    CLOSED,
    TREASURE_KINDS,
    called,
    damage_die,
    die,
    holds,
    lose,
    settle_chamber,
    use_up,
    walk_to,
)
from lindwurm.games.dragonquest.rules.moving import do_orb
from lindwurm.games.dragonquest.state import At, Cause, DragonQuest, Fate, Phase
from lindwurm.kernel.chance import draw, throw
from lindwurm.kernel.events import emit
from lindwurm.kernel.rule import Ints, Lookup, rule

TREASURE_DIE = Lookup(data.TREASURE_DIE)
GATES = Lookup(data.ORTHO[CHAMBER])
CORNERS = Lookup(data.DIAGONAL[CHAMBER][: data.DIAGONAL_COUNT[CHAMBER]])


# == TALISMAN =====================================================================================


@rule
def begin_loot(s: DragonQuest) -> bool:
    """Return whether the talisman is to be decided on: only on arriving (DQ-157, R-23)."""
    if s.entered and holds(s, int(s.active), Item.TALISMAN):
        s.phase = Phase.TALISMAN
        return True
    loot(s)
    return False


@rule
def legal_talisman(s: DragonQuest, out: Ints) -> int:
    """List using and keeping the talisman."""
    out[0] = Act.USE_TALISMAN
    out[1] = Act.KEEP
    return 2


@rule
def do_talisman(s: DragonQuest) -> None:
    """Hold up the talisman, then throw."""
    use_up(s, Item.TALISMAN)
    s.talisman_on = 1
    emit(s, Kind.TALISMAN, s.active, 0, 0)
    loot(s)


# == E1 throw the treasure dice ===================================================================


@rule
def count_loot(s: DragonQuest, face: int) -> int:
    """Return how many of the treasure dice on the table show a face."""
    count = 0
    for i in range(TREASURE_DICE):
        if s.loot[i] == face:
            count += 1
    return count


@rule
def loot(s: DragonQuest) -> None:
    """Throw all available treasure dice, once; with the talisman some of them twice (DQ-145)."""
    for i in range(TREASURE_DICE):
        s.loot[i] = Loot.NONE
    throw(s)
    for i in range(TREASURE_DICE - s.aside):
        s.loot[i] = TREASURE_DIE[draw(s, 6, Draw.TREASURE_DIE)]
    if not gather(s, count_loot(s, Loot.DRAGON)):
        return
    if s.talisman_on:
        before = count_loot(s, Loot.DRAGON)
        again = 0
        throw(s)
        for i in range(TREASURE_DICE):
            face = s.loot[i]
            if face == Loot.BLANK or face == Loot.FIFTY or face == Loot.HUNDRED:
                again += 1
                s.loot[i] = TREASURE_DIE[draw(s, 6, Draw.TREASURE_DIE)]
        if again and not gather(s, count_loot(s, Loot.DRAGON) - before):
            return
    s.starlight = count_loot(s, Loot.STAR)
    s.phase = Phase.TREASURE


@rule
def gather(s: DragonQuest, dragons: int) -> bool:
    """Set new dragons aside and mark the coins shown; False if the dragon wakes (DQ-165)."""
    hero = int(s.active)
    s.aside += dragons
    emit(s, Kind.LOOTED, hero, dragons, count_loot(s, Loot.STAR))
    if s.aside >= DRAGONS_TO_WAKE:
        s.phase = Phase.WAKE
        return False
    fifties = count_loot(s, Loot.FIFTY)
    hundreds = count_loot(s, Loot.HUNDRED)
    s.fifties[hero] += fifties
    s.hundreds[hero] += hundreds
    if fifties + hundreds > 0:
        emit(s, Kind.COINS, hero, fifties, hundreds)
    return True


# == TREASURE =====================================================================================


@rule
def legal_treasure(s: DragonQuest, out: Ints) -> int:
    """List every treasure the stars can pay, and none (DQ-151, DQ-153)."""
    n = 0
    for t in range(TREASURE_KINDS):
        if s.treasure_at[t] == At.SUPPLY and s.stars[t] <= s.starlight:
            out[n] = Act.TAKE + t
            n += 1
    out[n] = Act.NONE
    return n + 1


@rule
def treasure_asks(s: DragonQuest) -> bool:
    """Return whether any treasure can be taken (DQ-151, DQ-259)."""
    for t in range(TREASURE_KINDS):
        if s.treasure_at[t] == At.SUPPLY and s.stars[t] <= s.starlight:
            return True
    s.phase = Phase.END
    return False


@rule
def do_none(s: DragonQuest) -> None:
    """Leave all treasures where they are (DQ-151)."""
    s.phase = Phase.END


@rule
def do_take(s: DragonQuest, treasure: int) -> None:
    """Take one treasure."""
    s.treasure_at[treasure] = At.HAND + s.active
    emit(s, Kind.TREASURE, s.active, treasure, called(s, treasure))
    emit(s, Kind.WORTH, s.active, s.value[treasure], 0)
    s.phase = Phase.END


@rule
def why_take(s: DragonQuest, treasure: int) -> int:
    """Say why this treasure cannot be taken."""
    if s.treasure_at[treasure] == At.BOXED:
        return Why.NOT_IN_THIS_GAME
    if s.treasure_at[treasure] != At.SUPPLY:
        return Why.TREASURE_TAKEN
    if s.starlight < LEAST_STARS:
        return Why.ONE_STAR
    return Why.TOO_FEW_STARS if s.stars[treasure] > s.starlight else 0


# == E_LEAVE and FLEE =============================================================================


@rule
def gate_open(s: DragonQuest, hero: int, field: int) -> bool:
    """Return whether a field next to the chamber is free for this hero (DQ-161)."""
    return bool(s.mark[hero][field] & CLOSED == 0)


@rule
def open_gates(s: DragonQuest, hero: int, diagonally: bool) -> int:
    """Return how many leaving fields are free."""
    count = 0
    for i in range(len(GATES)):
        if gate_open(s, hero, int(GATES[i])):
            count += 1
    if diagonally:
        for i in range(len(CORNERS)):
            if gate_open(s, hero, int(CORNERS[i])):
                count += 1
    return count


@rule
def can_leave(s: DragonQuest, hero: int) -> bool:
    """Return whether the hero can leave; a corner counts if the orb is held (DQ-162, 4.2)."""
    return open_gates(s, hero, holds(s, hero, Item.ORB)) > 0


@rule
def list_gates(s: DragonQuest, hero: int, diagonally: bool, out: Ints) -> int:
    """List the free leaving fields."""
    n = 0
    for i in range(len(GATES)):
        if gate_open(s, hero, int(GATES[i])):
            out[n] = Act.STEP + GATES[i]
            n += 1
    if diagonally:
        for i in range(len(CORNERS)):
            if gate_open(s, hero, int(CORNERS[i])):
                out[n] = Act.STEP + CORNERS[i]
                n += 1
    return n


@rule
def only_gate(s: DragonQuest, hero: int, diagonally: bool) -> int:
    """Return the only free leaving field, or NOWHERE if there are none or several."""
    if open_gates(s, hero, diagonally) != 1:
        return NOWHERE
    for i in range(len(GATES)):
        if gate_open(s, hero, int(GATES[i])):
            return int(GATES[i])
    for i in range(len(CORNERS)):
        if gate_open(s, hero, int(CORNERS[i])):
            return int(CORNERS[i])
    return NOWHERE


@rule
def leave_asks(s: DragonQuest) -> bool:
    """Return whether there is a choice of leaving fields, the orb included (DQ-160, DQ-188)."""
    if holds(s, int(s.active), Item.ORB):
        if open_gates(s, int(s.active), False) > 0:
            return True
        do_orb(s)  # only corners are free: there is nothing to decide about it
    only = only_gate(s, int(s.active), bool(s.orb_on))
    if only == NOWHERE:
        return True
    do_leave_by(s, only)
    return False


@rule
def legal_leave(s: DragonQuest, out: Ints) -> int:
    """List the free leaving fields, and the orb."""
    n = list_gates(s, int(s.active), bool(s.orb_on), out)
    if holds(s, int(s.active), Item.ORB):
        out[n] = Act.USE_ORB
        n += 1
    return n


@rule
def go_out(s: DragonQuest, hero: int, field: int) -> None:
    """Step out of the chamber; from this field he cannot step straight back (DQ-163)."""
    walk_to(s, hero, field)
    s.left[hero] = 1
    s.left_by[hero] = field
    s.spared[hero] = s.sparing
    settle_chamber(s)


@rule
def do_leave_by(s: DragonQuest, field: int) -> None:
    """Leave by a field; no dice, and the turn ends (DQ-160)."""
    emit(s, Kind.STEPPED, s.active, field, 0)
    go_out(s, int(s.active), field)
    s.phase = Phase.END


@rule
def why_gate(s: DragonQuest, hero: int, field: int, diagonally: bool) -> int:
    """Say why the hero cannot leave, or flee, by this field."""
    corner = False
    for i in range(len(CORNERS)):
        if CORNERS[i] == field:
            corner = True
    beside = False
    for i in range(len(GATES)):
        if GATES[i] == field:
            beside = True
    if corner and not diagonally:
        return Why.NO_TIME_FOR_ORB if s.phase == Phase.FLEE else Why.NO_ORB
    if not corner and not beside:
        return Why.NOT_BESIDE_CHAMBER
    return Why.GATE_CLOSED if s.mark[hero][field] & CLOSED else 0


@rule
def why_leave_by(s: DragonQuest, field: int) -> int:
    """Say why the chamber cannot be left by this field."""
    return why_gate(s, int(s.active), field, bool(s.orb_on))


# == E3 the dragon wakes ==========================================================================


@rule
def is_victim(s: DragonQuest, hero: int) -> bool:
    """Return whether the dragon reaches this hero: alive and in the chamber (DQ-166)."""
    return bool(s.fate[hero] == Fate.INSIDE and s.at[hero] == CHAMBER)


@rule
def wake_dragon(s: DragonQuest) -> None:
    """Treasures back, coins gone, then the breath, each for all victims in order (DQ-166)."""
    emit(s, Kind.DRAGON, s.active, 0, 0)
    for k in range(s.seats):
        hero = int(s.active + k) % int(s.seats)
        if is_victim(s, hero):
            return_treasures(s, hero)
    for k in range(s.seats):
        hero = int(s.active + k) % int(s.seats)
        if is_victim(s, hero):
            emit(s, Kind.ROBBED, hero, 50 * s.fifties[hero] + 100 * s.hundreds[hero], 0)
            s.fifties[hero] = 0
            s.hundreds[hero] = 0
    for k in range(s.seats):
        hero = int(s.active + k) % int(s.seats)
        if is_victim(s, hero):
            breathe(s, hero)
    s.asked = s.active
    s.phase = Phase.FLEE


@rule
def return_treasures(s: DragonQuest, hero: int) -> None:
    """Put the hero's treasures back into the supply; items are kept (DQ-168, DQ-177, DQ-193)."""
    for t in range(TREASURE_KINDS):
        if s.treasure_at[t] == At.HAND + hero:
            s.treasure_at[t] = At.SUPPLY
            emit(s, Kind.RETURNED, hero, t, called(s, t))


@rule
def breathe(s: DragonQuest, hero: int) -> None:
    """Ten treasure dice and both damage dice: a LP per dragon, and the damage (DQ-170)."""
    dragons = 0
    throw(s)
    for _ in range(TREASURE_DICE):
        dragons += int(TREASURE_DIE[draw(s, 6, Draw.TREASURE_DIE)] == Loot.DRAGON)
    first = damage_die(s)
    second = damage_die(s)
    emit(s, Kind.BREATH, hero, dragons, first + second)
    emit(s, Kind.DAMAGE, hero, first, second)
    lose(s, hero, dragons + first + second, Cause.DRAGON)


@rule
def flees_diagonally(s: DragonQuest) -> bool:
    """Only who woke the dragon may flee by a corner, with the orb already declared (DQ-298)."""
    return bool(s.asked == s.active and s.orb_on)


@rule
def flee_asks(s: DragonQuest) -> bool:
    """Return whether the next survivor has a choice where to flee to (DQ-171, DQ-172)."""
    for _ in range(s.seats):
        if is_victim(s, int(s.asked)):
            hero = int(s.asked)
            free = open_gates(s, hero, flees_diagonally(s))
            if free > 1:
                s.phase = Phase.FLEE
                return True
            if free == 1:
                do_flee(s, only_gate(s, hero, flees_diagonally(s)))
            else:
                die(s, hero, Cause.FLAMES)
        s.asked = (s.asked + 1) % s.seats
    s.asked = 0
    s.aside = 0  # DQ-174
    s.phase = Phase.END
    return False


@rule
def legal_flee(s: DragonQuest, out: Ints) -> int:
    """List the fields to which a survivor can run (DQ-171)."""
    return list_gates(s, int(s.asked), flees_diagonally(s), out)


@rule
def why_flee(s: DragonQuest, field: int) -> int:
    """Say why a survivor cannot run to this field."""
    return why_gate(s, int(s.asked), field, flees_diagonally(s))


@rule
def do_flee(s: DragonQuest, field: int) -> None:
    """Run to a free field next to the chamber (DQ-171)."""
    emit(s, Kind.FLED, s.asked, field, 0)
    go_out(s, int(s.asked), field)
