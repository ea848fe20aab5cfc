"""The two city spaces with choices of their own: Scout Quarters and Dragonlord Statue (5.8)."""

from __future__ import annotations

from lindwurm.games.simurgh.actions import Act, Kind
from lindwurm.games.simurgh.data import (
    ABILITY,
    BLIND_WEAPONS,
    COST,
    DISPLAY,
    DRAGONS,
    FIELDS,
    FIRST_GOAL,
    FIRST_PLACE,
    GOAL_SLOTS,
    PART,
    TOKENS,
    WHEN,
    Unit,
    When,
)
from lindwurm.games.simurgh.reasons import Why
from lindwurm.games.simurgh.rules.common import change_tokens, payable
from lindwurm.games.simurgh.rules.effects import use_marker
from lindwurm.games.simurgh.rules.free import free_action, legal_ability, legal_advance
from lindwurm.games.simurgh.rules.stacks import (
    looking_at_goal,
    return_goal,
    take_blind,
    take_face_up,
    unlook_goal,
)
from lindwurm.games.simurgh.state import Phase, Simurgh
from lindwurm.kernel.events import emit
from lindwurm.kernel.rule import Ints, rule


@rule
def deal(s: Simurgh, e: int) -> None:
    """Pay a printed price and receive its points."""
    p = s.active
    for k in range(TOKENS):
        if COST[e][k] > 0:
            emit(s, Kind.PAID, p, COST[e][k], k)
    change_tokens(s, p, e, 0, 0, -1)
    points = int(PART[e][0][0][1])
    if points > 0:
        s.points[p] += points
        emit(s, Kind.SCORED, p, points, 0)


# == T-SCOUT ======================================================================================


@rule
def may_draw_blind(s: Simurgh) -> bool:
    """Return whether the top of the stack can be bought (SI-150)."""
    return bool(s.scout_count > 0 and s.tokens[s.active][Unit.A] >= BLIND_WEAPONS)


@rule
def legal_scout(s: Simurgh, out: Ints) -> int:
    """List the tiles that can be paid, blind, and free actions before (SI-148, SI-243)."""
    n = 0
    for i in range(DISPLAY):
        if s.display[i] > 0 and payable(s, s.active, FIRST_PLACE + i):
            out[n] = Act.TAKE + i
            n += 1
    if may_draw_blind(s):
        out[n] = Act.BLIND
        n += 1
    n = legal_advance(s, out, n)
    return legal_ability(s, out, n)


@rule
def scout_asks(s: Simurgh) -> bool:
    """Take the only tile there is, if no free action is possible; return whether to ask."""
    count = 0
    only = -1
    for i in range(DISPLAY):
        if s.display[i] > 0 and payable(s, s.active, FIRST_PLACE + i):
            count += 1
            only = i
    if may_draw_blind(s):
        count += 1
        only = -1
    if count > 1 or free_action(s):
        return True
    if only >= 0:
        do_scout(s, only)
    else:
        do_blind(s)
    return False


@rule
def why_scout(s: Simurgh, i: int) -> int:
    """Say why a display tile cannot be bought."""
    if s.display[i] == 0:
        return Why.PLACE_EMPTY
    return 0 if payable(s, s.active, FIRST_PLACE + i) else Why.CANNOT_PAY_PLACE


@rule
def why_blind(s: Simurgh) -> int:
    """Say why the top of the stack cannot be bought."""
    if s.scout_count == 0:
        return Why.SCOUT_STACK_EMPTY
    return 0 if s.tokens[s.active][Unit.A] >= BLIND_WEAPONS else Why.UNSEEN_COSTS_WEAPON


@rule
def do_scout(s: Simurgh, i: int) -> None:
    """Take a face-up tile at its price, with its points (SI-149)."""
    deal(s, FIRST_PLACE + i)
    take_face_up(s, s.active, i)
    after_scout(s)


@rule
def do_blind(s: Simurgh) -> None:
    """Buy the top tile of the stack (SI-150)."""
    s.tokens[s.active][Unit.A] -= BLIND_WEAPONS
    emit(s, Kind.PAID, s.active, BLIND_WEAPONS, Unit.A)
    take_blind(s, s.active)
    after_scout(s)


@rule
def after_scout(s: Simurgh) -> None:
    """The space is used up: the window for what it gave opens (SI-244)."""
    s.gained = s.scouted
    s.scouted = 0
    s.back_to = Phase.HUB
    s.phase = Phase.TRIGGER


# == T-STATUE =====================================================================================


@rule
def swapper(s: Simurgh) -> int:
    """Return the own dragon and field (3 x dragon + field) that can swap objectives, or -1."""
    for d in range(DRAGONS):
        if s.owner[d] == s.active + 1 and s.markers[d]:
            for f in range(FIELDS):
                if s.markers[d] >> f & 1 and WHEN[ABILITY[d][f]] == When.OBJECTIVE:
                    return FIELDS * d + f
    return -1


@rule
def legal_statue(s: Simurgh, out: Ints) -> int:
    """List objective and slot, none, and free actions before (SI-135, SI-136, SI-194)."""
    n = 0
    swap = swapper(s) >= 0
    for i in range(GOAL_SLOTS):
        if (s.goal_slots[i] == 0 or swap) and payable(s, s.active, FIRST_GOAL + i):
            for k in range(s.goal_look_count):
                out[n] = Act.OBJECTIVE + GOAL_SLOTS * (s.goal_look[k] - 1) + i
                n += 1
    out[n] = Act.NONE
    n = legal_advance(s, out, n + 1)
    return legal_ability(s, out, n)


@rule
def statue_asks(s: Simurgh) -> bool:
    """Return whether there is an objective to look at."""
    if s.goal_look_count > 0:
        return True
    do_none(s)
    return False


@rule
def why_objective(s: Simurgh, goal: int, slot: int) -> int:
    """Say why an objective cannot be placed there."""
    if not looking_at_goal(s, goal):
        return Why.NOT_LOOKING_AT_OBJECTIVE
    if s.goal_slots[slot] > 0 and swapper(s) < 0:
        return Why.OBJECTIVE_STAYS
    return 0 if payable(s, s.active, FIRST_GOAL + slot) else Why.CANNOT_PAY_OBJECTIVE


@rule
def do_objective(s: Simurgh, goal: int, slot: int) -> None:
    """Pay the slot, receive its points, put the objective there (SI-136, SI-137, SI-195)."""
    old = int(s.goal_slots[slot]) - 1
    if old >= 0:
        swap = swapper(s)
        use_marker(s, swap // FIELDS, swap % FIELDS)
        s.goals_out |= 1 << old
        emit(s, Kind.REPLACED, s.active, old, 0)
    unlook_goal(s, goal)
    s.goal_slots[slot] = goal + 1
    emit(s, Kind.OBJECTIVE, s.active, goal, slot + 1)
    deal(s, FIRST_GOAL + slot)
    s.phase = Phase.RETURN_GOAL


@rule
def do_none(s: Simurgh) -> None:
    """Place no objective (SI-135)."""
    emit(s, Kind.NO_OBJECTIVE, s.active, 0, 0)
    s.phase = Phase.RETURN_GOAL


@rule
def return_goal_asks(s: Simurgh) -> bool:
    """Return whether objectives are still to go back."""
    if s.goal_look_count > 0:
        return True
    s.back_to = Phase.HUB
    s.phase = Phase.TRIGGER
    return False


@rule
def legal_return_goal(s: Simurgh, out: Ints) -> int:
    """List the objectives to go back, each on top or underneath (SI-138)."""
    n = 0
    for k in range(s.goal_look_count):
        out[n] = Act.GOAL_TOP + s.goal_look[k] - 1
        out[n + 1] = Act.GOAL_BOTTOM + s.goal_look[k] - 1
        n += 2
    return n


@rule
def why_return_goal(s: Simurgh, goal: int) -> int:
    """Say why an objective cannot go back."""
    return 0 if looking_at_goal(s, goal) else Why.NOT_LOOKING_AT_OBJECTIVE


@rule
def do_return_goal(s: Simurgh, goal: int, end: int) -> None:
    """Put an objective back (SI-138)."""
    unlook_goal(s, goal)
    return_goal(s, s.active, goal, end)
    emit(s, Kind.RETURNED, s.active, 1, 0)
