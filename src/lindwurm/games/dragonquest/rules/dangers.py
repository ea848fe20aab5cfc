"""D, the dangers: danger dice, traps, fights, and the demon's steps."""

from __future__ import annotations

from lindwurm.games.dragonquest import data
from lindwurm.games.dragonquest.actions import Act, Draw, Kind
from lindwurm.games.dragonquest.data import (
    BOTTOM,
    CHAMBER,
    DEMON_STEPS,
    FATAL_SKELETON_SKULLS,
    LEFT,
    NOWHERE,
    RIGHT,
    SKIP_MARKERS,
    TOP,
    Danger,
    Item,
)
from lindwurm.games.dragonquest.reasons import Why
from lindwurm.games.dragonquest.rules.common import (
    choose_tie,
    damage_die,
    die,
    holds,
    lose,
    set_mark,
    use_up,
)
from lindwurm.games.dragonquest.rules.moving import around, reminder
from lindwurm.games.dragonquest.state import Cause, DragonQuest, Fate, Mark, Phase
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
ORTHO = Lookup(data.ORTHO)
ORTHO_COUNT = Lookup(data.ORTHO_COUNT)
DIAGONAL = Lookup(data.DIAGONAL)
DIAGONAL_COUNT = Lookup(data.DIAGONAL_COUNT)
COLUMN = Lookup(data.COLUMN)
ROW = Lookup(data.ROW)

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


# == DEMON ========================================================================================


@rule
def end_turn(s: DragonQuest) -> None:
    """A living hero's demon makes its two steps (DQ-128); a dead one's does not (DQ-239)."""
    hero = int(s.active)
    if s.fate[hero] == Fate.INSIDE and s.demon[hero]:
        s.demon_steps = DEMON_STEPS
        s.phase = Phase.DEMON
    else:
        s.phase = Phase.CLOSE


@rule
def gap_across(s: DragonQuest, hero: int, field: int) -> int:
    """Return the columns between a field and the hero, or the nearest column of the chamber."""
    column = COLUMN[field]
    if s.at[hero] == CHAMBER:
        return int(max(0, LEFT - column, column - RIGHT))
    return int(abs(column - COLUMN[s.at[hero]]))


@rule
def gap_down(s: DragonQuest, hero: int, field: int) -> int:
    """Return the rows between a field and the hero, or the nearest row of the chamber."""
    row = ROW[field]
    if s.at[hero] == CHAMBER:
        return int(max(0, TOP - row, row - BOTTOM))
    return int(abs(row - ROW[s.at[hero]]))


@rule
def king_distance(s: DragonQuest, hero: int, field: int) -> int:
    """Return the king-move distance from a field to the hero (DQ-132)."""
    return max(gap_across(s, hero, field), gap_down(s, hero, field))


@rule
def demon_may(s: DragonQuest, hero: int, place: int) -> bool:
    """Return whether the demon may step there at all (DQ-130, DQ-131)."""
    return bool(place != CHAMBER and not s.mark[hero][place] & Mark.DEMON)


@rule
def demon_leash(s: DragonQuest, hero: int) -> int:
    """Return the greatest distance a demon step may lead to; NOWHERE if no step exists (DQ-132)."""
    here = int(s.demon_at[hero])
    now = king_distance(s, hero, here)
    nearest = NOWHERE
    for i in range(ORTHO_COUNT[here] + DIAGONAL_COUNT[here]):
        there = around(here, i)
        if demon_may(s, hero, there):
            gap = king_distance(s, hero, there)
            if nearest == NOWHERE or gap < nearest:
                nearest = gap
    if nearest == NOWHERE:
        return NOWHERE
    if nearest < now:
        return now - 1
    return now if nearest == now else nearest + 2


@rule
def legal_demon(s: DragonQuest, out: Ints) -> int:
    """List the demon's steps towards the hero (DQ-130 to DQ-132)."""
    hero = int(s.active)
    here = int(s.demon_at[hero])
    leash = demon_leash(s, hero)
    n = 0
    for i in range(ORTHO_COUNT[here] + DIAGONAL_COUNT[here]):
        there = around(here, i)
        if demon_may(s, hero, there) and king_distance(s, hero, there) <= leash:
            out[n] = Act.DEMON + there
            n += 1
    return n


@rule
def demon_asks(s: DragonQuest) -> bool:
    """Return whether the Neighbour has a choice; what is forced, or the automaton's, is done."""
    hero = int(s.active)
    if s.demon_steps == 0:
        s.phase = Phase.CLOSE
        return False
    here = int(s.demon_at[hero])
    leash = demon_leash(s, hero)
    choices = 0
    only = NOWHERE
    for i in range(ORTHO_COUNT[here] + DIAGONAL_COUNT[here]):
        there = around(here, i)
        if demon_may(s, hero, there) and king_distance(s, hero, there) <= leash:
            choices += 1
            only = there
    if choices == 0:  # DQ-133
        s.phase = Phase.CLOSE
        return False
    if choices > 1 and s.seats > 1:
        return True
    do_demon(s, only if choices == 1 else automatic_demon(s, hero, 0))
    return False


@rule
def do_demon(s: DragonQuest, field: int) -> None:
    """Move the demon one step; its trail is closed to the hero, and he dies if reached (DQ-134)."""
    hero = int(s.active)
    s.demon_at[hero] = field
    set_mark(s, hero, field, Mark.DEMON)
    s.demon_steps -= 1
    emit(s, Kind.PROWLS, hero, field, 0)
    if field == s.at[hero]:
        s.demon_steps = 0
        emit(s, Kind.CAUGHT, hero, 0, 0)
        die(s, hero, Cause.DEMON)


@rule
def why_demon(s: DragonQuest, field: int) -> int:
    """Say why the demon does not step there."""
    hero = int(s.active)
    here = int(s.demon_at[hero])
    if max(abs(COLUMN[field] - COLUMN[here]), abs(ROW[field] - ROW[here])) != 1:
        return Why.NOT_AROUND_DEMON
    if s.mark[hero][field] & Mark.DEMON:
        return Why.NOT_AROUND_DEMON
    now = king_distance(s, hero, here)
    then = king_distance(s, hero, field)
    if then < now:
        return 0
    for i in range(ORTHO_COUNT[here] + DIAGONAL_COUNT[here]):
        there = around(here, i)
        if there != CHAMBER and s.mark[hero][there] & Mark.DEMON == 0:
            if king_distance(s, hero, there) < now:
                return Why.DEMON_COMES_CLOSER
            if then > now and king_distance(s, hero, there) == now:
                return Why.DEMON_COMES_CLOSER
    return 0


@rule
def automatic_demon(s: DragonQuest, hero: int, pick: int) -> int:
    """Return the automaton's step: smallest king-move, then Manhattan distance (DQ-208).

    Ties are broken by `choose_tie`.
    """
    here = int(s.demon_at[hero])
    best = 10_000
    ties = 0
    for i in range(ORTHO_COUNT[here] + DIAGONAL_COUNT[here]):
        there = around(here, i)
        if demon_may(s, hero, there):
            cost = demon_cost(s, hero, there)
            if cost < best:
                best = cost
                ties = 0
            if cost == best:
                ties += 1
    wanted = choose_tie(s, ties, pick)
    for i in range(ORTHO_COUNT[here] + DIAGONAL_COUNT[here]):
        there = around(here, i)
        if demon_may(s, hero, there) and demon_cost(s, hero, there) == best:
            if wanted == 0:
                return there
            wanted -= 1
    return NOWHERE


@rule
def demon_cost(s: DragonQuest, hero: int, field: int) -> int:
    """Order fields by king-move distance to the hero first, Manhattan distance second."""
    return (
        100 * king_distance(s, hero, field) + gap_across(s, hero, field) + gap_down(s, hero, field)
    )
