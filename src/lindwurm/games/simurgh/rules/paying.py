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
from lindwurm.games.simurgh.reasons import Why
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
def do_drop(s: Simurgh, dragon: int, place: int) -> None:
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
                    do_drop(s, d, f)
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
def do_pay_food(s: Simurgh, vegetables: int) -> None:
    """Pay food with so many vegetables, the rest with meat (SI-063)."""
    s.food_mix = vegetables


@rule
def why_pay_food(s: Simurgh, vegetables: int) -> int:
    """Say why so many vegetables cannot be paid."""
    cost = COST[s.effect]
    held = s.tokens[s.active]
    meat = cost[Unit.F] - vegetables
    if pay_question(s) != FOOD or meat < 0:
        return Why.NO_SUCH_MIX
    if held[Unit.V] < cost[Unit.V] + vegetables or held[Unit.M] < cost[Unit.M] + meat:
        return Why.CANNOT_PAY
    return 0 if food_allowed(s, vegetables) else Why.COULD_NOT_FINISH


@rule
def do_pay_building(s: Simurgh, wood: int) -> None:
    """Pay building material with so much wood, the rest with stone (SI-063)."""
    s.building_mix = wood


@rule
def why_pay_building(s: Simurgh, wood: int) -> int:
    """Say why so much wood cannot be paid."""
    cost = COST[s.effect]
    held = s.tokens[s.active]
    stone = cost[Unit.B] - wood
    if pay_question(s) != BUILDING or stone < 0:
        return Why.NO_SUCH_MIX
    if held[Unit.W] < cost[Unit.W] + wood or held[Unit.S] < cost[Unit.S] + stone:
        return Why.CANNOT_PAY
    return 0 if building_allowed(s, wood) else Why.COULD_NOT_FINISH


@rule
def do_spend(s: Simurgh, location: int) -> None:
    """Spend the vassal that stands there (SI-084)."""
    spend(s, pay_question(s) - VASSAL, location)


@rule
def why_spend(s: Simurgh, location: int) -> int:
    """Say why no vassal can be spent from there."""
    question = pay_question(s)
    if question != VASSAL + SPEARMAN and question != VASSAL + RIDER:
        return Why.NOBODY_TO_SPEND
    there = vassal_at(s, s.active, question - VASSAL, location) >= 0
    return 0 if there else Why.NOBODY_TO_SPEND


@rule
def why_drop(s: Simurgh, dragon: int, place: int) -> int:
    """Say why a marker cannot be removed from there."""
    if pay_question(s) != MARKER:
        return Why.NO_MARKER_TO_DROP
    if s.owner[dragon] != s.active + 1:
        return Why.DROP_OWN_MARKER
    return 0 if s.markers[dragon] >> place & 1 else Why.NO_MARKER_TO_DROP


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
