"""T-PAY, T-SPEND: what an effect costs, and the choices of the one who pays."""

from __future__ import annotations

from lindwurm.games.simurgh.actions import Act, Kind
from lindwurm.games.simurgh.data import (
    ABILITY,
    COST,
    DRAGONS,
    FIELDS,
    RIDER,
    SPEARMAN,
    TOKENS,
    VASSAL_FIRST,
    Unit,
)
from lindwurm.games.simurgh.rules.common import (
    available,
    change_tokens,
    markers_of,
    mix_allowed,
    vassal_at,
)
from lindwurm.games.simurgh.state import AVAILABLE, IN_CITY, LOCATIONS, RESERVE, Phase, Simurgh
from lindwurm.kernel.events import emit
from lindwurm.kernel.rule import Ints, rule

# what is to be decided about a cost, in this order
NOTHING = 0
FOOD = 1
BUILDING = 2
VASSAL = 3  # a spearman; 4 is a rider
MARKER = 5


@rule
def pay_question(s: Simurgh) -> int:
    """Return what is still open about the cost of the running effect."""
    cost = COST[s.effect]
    if cost[Unit.F] > 0 and s.food_mix < 0:
        return FOOD
    if cost[Unit.B] > 0 and s.building_mix < 0:
        return BUILDING
    if cost[Unit.SP] > 0 and s.paid & 1 == 0:
        return VASSAL + SPEARMAN
    if cost[Unit.DR] > 0 and s.paid & 2 == 0:
        return VASSAL + RIDER
    if cost[Unit.MARKER] > 0 and s.paid & 4 == 0:
        return MARKER
    return NOTHING


@rule
def food_allowed(s: Simurgh, vegetables: int) -> bool:
    """Return whether so many vegetables may be paid, the rest being meat."""
    e = s.effect
    if vegetables > COST[e][Unit.F]:
        return False
    for wood in range(COST[e][Unit.B] + 1):
        if mix_allowed(s, e, vegetables, wood):
            return True
    return False


@rule
def building_allowed(s: Simurgh, wood: int) -> bool:
    """Return whether so much wood may be paid, the rest being stone."""
    e = s.effect
    return wood <= COST[e][Unit.B] and mix_allowed(s, e, max(0, int(s.food_mix)), wood)


@rule
def pay_asks(s: Simurgh) -> bool:
    """Settle what can be paid in one way only; return whether the rest is a choice."""
    while True:
        question = pay_question(s)
        if question == NOTHING:
            return False
        count = 0
        only = 0
        if question == FOOD:
            for n in range(COST[s.effect][Unit.F] + 1):
                if food_allowed(s, n):
                    count += 1
                    only = n
            if count > 1:
                return True
            s.food_mix = only
        elif question == BUILDING:
            for n in range(COST[s.effect][Unit.B] + 1):
                if building_allowed(s, n):
                    count += 1
                    only = n
            if count > 1:
                return True
            s.building_mix = only
        elif question == MARKER:
            if markers_of(s, s.active) > 1:
                return True
            drop_only_marker(s)
        else:
            vassal = question - VASSAL
            only = spend_spot(s, vassal)
            if only < 0:
                return True
            spend(s, vassal, only)


@rule
def spend_spot(s: Simurgh, vassal: int) -> int:
    """Return the only location a vassal can be spent from, or -1 for a choice (SI-083, SI-084)."""
    p = s.active
    if available(s, p, vassal) > 0:
        return AVAILABLE
    only = -1
    for i in range(VASSAL_FIRST[vassal], VASSAL_FIRST[vassal + 1]):
        location = int(s.at[p][i])
        if location > AVAILABLE and location != only:
            if only >= 0:
                return -1
            only = location
    return only


@rule
def spend(s: Simurgh, vassal: int, location: int) -> None:
    """A vassal goes back to the recruiting reserve (SI-081)."""
    s.at[s.active][vassal_at(s, s.active, vassal, location)] = RESERVE
    s.paid |= 1 << vassal
    s.spent |= 1 << vassal
    emit(s, Kind.SPENT, s.active, vassal, 0)


@rule
def drop_marker(s: Simurgh, dragon: int, place: int) -> None:
    """Remove a marker unused (SI-192)."""
    s.markers[dragon] &= ~(1 << place)
    s.paid |= 4
    emit(s, Kind.MARKER_DROPPED, s.active, dragon, ABILITY[dragon][place])


@rule
def drop_only_marker(s: Simurgh) -> None:
    """Remove the one marker that is left."""
    for d in range(DRAGONS):
        if s.owner[d] == s.active + 1:
            for f in range(FIELDS):
                if s.markers[d] >> f & 1:
                    drop_marker(s, d, f)
                    return


@rule
def legal_pay(s: Simurgh, out: Ints) -> int:
    """List the ways to pay."""
    p = s.active
    question = pay_question(s)
    n = 0
    if question == FOOD:
        for k in range(COST[s.effect][Unit.F] + 1):
            if food_allowed(s, k):
                out[n] = Act.PAY_FOOD + k
                n += 1
    elif question == BUILDING:
        for k in range(COST[s.effect][Unit.B] + 1):
            if building_allowed(s, k):
                out[n] = Act.PAY_BUILDING + k
                n += 1
    elif question == MARKER:
        for d in range(DRAGONS):
            if s.owner[d] == p + 1:
                for f in range(FIELDS):
                    if s.markers[d] >> f & 1:
                        out[n] = Act.DROP + FIELDS * d + f
                        n += 1
    else:
        vassal = question - VASSAL
        for location in range(IN_CITY, LOCATIONS):
            if vassal_at(s, p, vassal, location) >= 0:
                out[n] = Act.SPEND + location - IN_CITY
                n += 1
    return n


@rule
def why_pay(s: Simurgh, action: int) -> int:
    """Say why a cost cannot be paid like this."""
    if s.phase != Phase.PAY:
        return 56
    question = pay_question(s)
    cost = COST[s.effect]
    held = s.tokens[s.active]
    if Act.PAY_FOOD <= action < Act.PAY_BUILDING:
        n = action - Act.PAY_FOOD
        if question != FOOD or n > cost[Unit.F]:
            return 63
        if held[Unit.V] < cost[Unit.V] + n or held[Unit.M] < cost[Unit.M] + cost[Unit.F] - n:
            return 56
        return 0 if food_allowed(s, n) else 178
    if Act.PAY_BUILDING <= action < Act.SPEND:
        n = action - Act.PAY_BUILDING
        if question != BUILDING or n > cost[Unit.B]:
            return 63
        if held[Unit.W] < cost[Unit.W] + n or held[Unit.S] < cost[Unit.S] + cost[Unit.B] - n:
            return 56
        return 0 if building_allowed(s, n) else 178
    if Act.SPEND <= action < Act.DROP:
        if question != VASSAL + SPEARMAN and question != VASSAL + RIDER:
            return 84
        location = action - Act.SPEND + IN_CITY
        return 0 if vassal_at(s, s.active, question - VASSAL, location) >= 0 else 84
    dragon = (action - Act.DROP) // FIELDS
    if question != MARKER or s.owner[dragon] != s.active + 1:
        return 193 if question == MARKER else 192
    return 0 if s.markers[dragon] >> (action - Act.DROP) % FIELDS & 1 else 192


@rule
def do_pay(s: Simurgh, action: int) -> None:
    """Settle one question about the cost."""
    if action < Act.PAY_BUILDING:
        s.food_mix = action - Act.PAY_FOOD
    elif action < Act.SPEND:
        s.building_mix = action - Act.PAY_BUILDING
    elif action < Act.DROP:
        spend(s, pay_question(s) - VASSAL, action - Act.SPEND + IN_CITY)
    else:
        drop_marker(s, (action - Act.DROP) // FIELDS, (action - Act.DROP) % FIELDS)


@rule
def pay_all(s: Simurgh) -> None:
    """Pay the whole cost as one step (SI-035); then spend triggers, then the rewards."""
    p = s.active
    vegetables = max(0, int(s.food_mix))
    wood = max(0, int(s.building_mix))
    for k in range(TOKENS):
        amount = cost_in(s.effect, k, vegetables, wood)
        if amount > 0:
            emit(s, Kind.PAID, p, amount, k)
    if COST[s.effect][Unit.PP] > 0:
        emit(s, Kind.PAID_POINTS, p, COST[s.effect][Unit.PP], 0)
    change_tokens(s, p, s.effect, vegetables, wood, -1)
    s.food_mix = 0
    s.building_mix = 0
    s.paid = 0
    if s.spent:
        s.held = s.effect + 1
        s.phase = Phase.TRIGGER
    else:
        s.phase = Phase.GAIN


@rule
def cost_in(e: int, k: int, vegetables: int, wood: int) -> int:
    """Return how many tokens of one kind a cost takes with the given mixes."""
    amount = int(COST[e][k])
    if k == Unit.V:
        amount += vegetables
    elif k == Unit.M:
        amount += COST[e][Unit.F] - vegetables
    elif k == Unit.W:
        amount += wood
    elif k == Unit.S:
        amount += COST[e][Unit.B] - wood
    return amount
