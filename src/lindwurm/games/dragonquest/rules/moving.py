"""C, the movement dice and the way through the castle; what is discovered on it."""

from __future__ import annotations

from lindwurm.games.dragonquest import data
from lindwurm.games.dragonquest.actions import Act, Draw, Kind
from lindwurm.games.dragonquest.data import (
    BLACK,
    BLACK_DICE,
    CHAMBER,
    DEMON_TILES,
    EXIT,
    FATAL_SKULLS,
    MOVE_DICE,
    NOWHERE,
    REROLLS,
    SPIDER_TILES,
    Danger,
    Face,
    Item,
)
from lindwurm.games.dragonquest.reasons import Why
from lindwurm.games.dragonquest.rules.common import (
    CLOSED,
    active_row,
    adjacent,
    die,
    holds,
    key_fits,
    may_enter,
    row_full,
    set_mark,
    use_up,
    walk_to,
)
from lindwurm.games.dragonquest.state import (
    ROWS,
    Cause,
    DragonQuest,
    Mark,
    Phase,
    Reminder,
    RowState,
)
from lindwurm.kernel.chance import draw, throw
from lindwurm.kernel.events import emit
from lindwurm.kernel.rule import Ints, Lookup, rule

BLACK_DIE = Lookup(data.BLACK_DIE)
RED_DIE = Lookup(data.RED_DIE)
ORTHO = Lookup(data.ORTHO)
ORTHO_COUNT = Lookup(data.ORTHO_COUNT)
DIAGONAL = Lookup(data.DIAGONAL)
DIAGONAL_COUNT = Lookup(data.DIAGONAL_COUNT)

FACES = len(Face)
ALL_DICE = (1 << MOVE_DICE) - 1
SEVERAL = CHAMBER + 1


# == C1 throw and reroll ==========================================================================


@rule
def throw_dice(s: DragonQuest, chosen: int) -> None:
    """Throw the dice of the bit mask: four black ones and the red one (DQ-55)."""
    throw(s)
    for i in range(MOVE_DICE):
        if chosen >> i & 1:
            face = draw(s, 6, Draw.BLACK_DIE if i < BLACK_DICE else Draw.RED_DIE)
            s.dice[i] = BLACK_DIE[face] if i < BLACK_DICE else RED_DIE[face]
    s.phase = Phase.THROWN


@rule
def skulls(s: DragonQuest) -> int:
    """Return the skulls shown; the red die has a face with two (DQ-57)."""
    count = 0
    for i in range(MOVE_DICE):
        if s.dice[i] == Face.SKULL:
            count += 1
        elif s.dice[i] == Face.TWO_SKULLS:
            count += 2
    return count


@rule
def is_skull(face: int) -> bool:
    """Return whether a die shows one or two skulls."""
    return bool(face == Face.SKULL or face == Face.TWO_SKULLS)


@rule
def throw_code(s: DragonQuest) -> int:
    """Return the five dice as one number, for the log."""
    code = 0
    for i in range(MOVE_DICE):
        code = code * FACES + s.dice[i]
    return int(code)


@rule
def first_throw(s: DragonQuest) -> None:
    """Throw all five; two rerolls may follow (DQ-55, DQ-58)."""
    throw_dice(s, ALL_DICE)
    s.rerolls = REROLLS
    emit(s, Kind.THREW, s.active, throw_code(s), skulls(s))


@rule
def after_throw(s: DragonQuest) -> None:
    """Three skulls end it with danger; else reroll while rerolls are left (DQ-61, DQ-62)."""
    if skulls(s) >= FATAL_SKULLS:
        s.phase = Phase.DANGER
    elif s.rerolls > 0:
        s.phase = Phase.REROLL
    else:
        do_stop_rolling(s)


@rule
def legal_reroll(s: DragonQuest, out: Ints) -> int:
    """List stopping, and every set of dice that show no skull (DQ-56, DQ-58)."""
    free = 0
    for i in range(MOVE_DICE):
        if not is_skull(s.dice[i]):
            free |= 1 << i
    out[0] = Act.STOP
    n = 1
    for chosen in range(1, ALL_DICE + 1):
        if chosen & ~free == 0:
            out[n] = Act.REROLL + chosen - 1
            n += 1
    return n


@rule
def do_reroll(s: DragonQuest, chosen: int) -> None:
    """Throw the chosen dice again (DQ-58, DQ-59)."""
    s.rerolls -= 1
    throw_dice(s, chosen)
    emit(s, Kind.REROLLED, s.active, throw_code(s), skulls(s))


@rule
def do_stop_rolling(s: DragonQuest) -> None:
    """Count steps and discoveries of the dice as they lie (DQ-64, DQ-81)."""
    s.rerolls = 0
    s.steps = 0
    s.finds = 0
    for i in range(MOVE_DICE):
        face = s.dice[i]
        if face == Face.ROOM or face == Face.CORRIDOR:
            s.steps += 1
        elif face == Face.DISCOVERY:
            s.finds += 1
    emit(s, Kind.STOPPED, s.active, s.steps, s.finds)
    s.phase = Phase.MOVE


@rule
def why_reroll(s: DragonQuest, chosen: int) -> int:
    """Say why these dice cannot be thrown again."""
    for i in range(MOVE_DICE):
        if chosen >> i & 1 and (s.dice[i] == Face.SKULL or s.dice[i] == Face.TWO_SKULLS):
            return Why.SKULL_STAYS
    return 0


# == C2 move ======================================================================================


@rule
def around(here: int, i: int) -> int:
    """Return the i-th place around another: first those beside it, then those at its corners."""
    if i < ORTHO_COUNT[here]:
        return int(ORTHO[here][i])
    return int(DIAGONAL[here][i - ORTHO_COUNT[here]])


@rule
def list_steps(s: DragonQuest, out: Ints) -> int:
    """List every place the hero may step to now (5.5, DQ-188, DQ-190)."""
    hero = int(s.active)
    here = int(s.at[hero])
    n = 0
    for i in range(ORTHO_COUNT[here] + (DIAGONAL_COUNT[here] if s.orb_on else 0)):
        there = around(here, i)
        if may_enter(s, hero, here, there) or (there != CHAMBER and key_fits(s, hero, there)):
            out[n] = Act.STEP + there
            n += 1
    return n


@rule
def only_step(s: DragonQuest) -> int:
    """Return the only step there is, NOWHERE if there is none, SEVERAL if there are more."""
    hero = int(s.active)
    here = int(s.at[hero])
    found = NOWHERE
    for i in range(ORTHO_COUNT[here] + (DIAGONAL_COUNT[here] if s.orb_on else 0)):
        there = around(here, i)
        if may_enter(s, hero, here, there) or (there != CHAMBER and key_fits(s, hero, there)):
            if found != NOWHERE:
                return SEVERAL
            found = there
    return found


@rule
def move_asks(s: DragonQuest) -> bool:
    """Return whether there is anything to decide about the next step (DQ-78, DQ-190)."""
    if s.steps > 0:
        if holds(s, int(s.active), Item.ORB):
            return True
        only = only_step(s)
        if only != NOWHERE and (only == SEVERAL or not s.on_wall):
            return True
        if only != NOWHERE:
            do_step(s, only)
            return False
    end_move(s)
    return False


@rule
def legal_move(s: DragonQuest, out: Ints) -> int:
    """List steps, the orb, and stopping, which a wall under one's feet forbids (DQ-190)."""
    n = list_steps(s, out)
    if holds(s, int(s.active), Item.ORB):
        out[n] = Act.USE_ORB
        n += 1
    if not s.on_wall:
        out[n] = Act.STOP
        n += 1
    return n


@rule
def do_step(s: DragonQuest, place: int) -> None:
    """Take one step; chamber and exit end the movement (DQ-74, DQ-76)."""
    hero = int(s.active)
    s.steps -= 1
    if place != CHAMBER and s.mark[hero][place] & Mark.BLOCKED:
        use_up(s, Item.KEY)
        s.on_wall = 1
        emit(s, Kind.KEY, hero, place, 0)
    else:
        s.on_wall = 0
        if place != CHAMBER:
            emit(s, Kind.STEPPED, hero, place, 0)
    walk_to(s, hero, place)
    if place == CHAMBER:
        s.been[hero] = 1
        s.entered = 1
        emit(s, Kind.ENTERED, hero, 0, 0)
    if place in (CHAMBER, EXIT):
        end_move(s)


@rule
def do_orb(s: DragonQuest) -> None:
    """Declare the Orb of Light: diagonal steps for the rest of the turn (DQ-188)."""
    use_up(s, Item.ORB)
    s.orb_on = 1
    emit(s, Kind.ORB, s.active, 0, 0)


@rule
def end_move(s: DragonQuest) -> None:
    """Steps left over are lost; what was found is marked next (DQ-65, DQ-82)."""
    s.steps = 0
    s.phase = Phase.DISCOVER


@rule
def why_move(s: DragonQuest, place: int) -> int:
    """Say which rule forbids this step."""
    hero = int(s.active)
    here = int(s.at[hero])
    if not adjacent(here, place, False):
        if not s.orb_on or not adjacent(here, place, True):
            return Why.NOT_BESIDE
    if place == CHAMBER:
        return Why.CAME_OUT_THERE if here == s.left_by[hero] else 0
    mark = s.mark[hero][place]
    if mark & Mark.DEMON:
        return Why.DEMON_WAS_THERE
    if mark & Mark.VISITED:
        return Why.BEEN_THERE
    if mark & Mark.BLOCKED:
        return why_key(s, hero, place)
    if place == EXIT and not s.been[hero]:
        return Why.CHAMBER_FIRST
    return 0


@rule
def why_key(s: DragonQuest, hero: int, place: int) -> int:
    """Say why the key does not open this blocked field."""
    if not holds(s, hero, Item.KEY):
        return Why.WALL
    if s.steps < 2:
        return Why.TWO_STEPS_THROUGH
    for i in range(ORTHO_COUNT[place]):
        if way_on(s, hero, int(ORTHO[place][i])):
            return 0
    for i in range(DIAGONAL_COUNT[place]):
        if s.orb_on and way_on(s, hero, int(DIAGONAL[place][i])):
            return 0
    return Why.NO_WAY_ON


@rule
def way_on(s: DragonQuest, hero: int, place: int) -> bool:
    """Return whether a hero on a blocked field could step on to this place."""
    if place == CHAMBER:
        return True
    if place == EXIT and s.been[hero] == 0:
        return False
    return bool(s.mark[hero][place] & CLOSED == 0)


@rule
def why_orb(s: DragonQuest, seat: int) -> int:
    """Say why there is no orb to declare."""
    return 0 if holds(s, seat, Item.ORB) else Why.NO_ORB


@rule
def why_stop(s: DragonQuest) -> int:
    """Say why a move cannot end here."""
    return Why.TWO_STEPS_THROUGH if s.on_wall else 0


# == C3 discoveries ===============================================================================


@rule
def discover(s: DragonQuest) -> None:
    """Mark what was found, EP by EP; the one behind the last box wakes a danger (DQ-81)."""
    hero = int(s.active)
    marked = 0
    row = active_row(s, hero)
    while s.finds > 0 and row < ROWS:
        s.finds -= 1
        if not row_full(s, hero, row):
            s.ep[hero][row] += 1
            marked += 1
            continue
        if marked:
            emit(s, Kind.FOUND, hero, marked, row + 1)
            marked = 0
        s.row[hero][row] = RowState.WOKE
        wake(s, hero, row)
        if s.phase != Phase.DISCOVER:
            return
        row = active_row(s, hero)
    s.finds = 0
    if marked:
        emit(s, Kind.FOUND, hero, marked, row + 1)
    s.phase = Phase.LOOT if s.entered else Phase.END


@rule
def wake(s: DragonQuest, hero: int, row: int) -> None:
    """Wake the danger behind a row: spider, demon, skeleton (DQ-88)."""
    if row == 0:
        s.spider[hero] = reminder(s, s.spider, SPIDER_TILES)
        emit(s, Kind.SPIDER, hero, 0, 0)
    elif row == 1:
        s.demon[hero] = reminder(s, s.demon, DEMON_TILES)
        s.demon_at[hero] = BLACK
        set_mark(s, hero, BLACK, Mark.DEMON)
        emit(s, Kind.DEMON, hero, 0, 0)
        if s.at[hero] == BLACK:  # DQ-127
            die(s, hero, Cause.DEMON)
    else:
        s.foe = Danger.SKELETON
        emit(s, Kind.SKELETON, hero, 0, 0)
        s.phase = Phase.RING


@rule
def reminder(s: DragonQuest, taken: Ints, tiles: int) -> int:
    """Return a tile while the supply lasts, else a note; the effect is the same (DQ-89, DQ-107)."""
    for p in range(s.seats):
        if taken[p] == Reminder.TILE:
            tiles -= 1
    return Reminder.TILE if tiles > 0 else Reminder.NOTE
