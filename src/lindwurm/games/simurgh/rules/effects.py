"""One effect from cost to last trigger (SI-034): pay, spend, receive part by part, triggers.

The rows of data.toml are interpreted here; no tile has code of its own. A question with a single
answer that everybody can see is passed over.
"""

from __future__ import annotations

from typing import Any

from lindwurm.games.simurgh import actions as act
from lindwurm.games.simurgh.actions import Kind
from lindwurm.games.simurgh.data import (
    ABILITY,
    ALTERNATIVES,
    COST,
    DISPLAY,
    DRAGONS,
    FIELDS,
    FIRST_ABILITY,
    FIRST_LEVEL,
    MAX_LEVELS,
    PART,
    PARTS,
    RIDER,
    SPEARMAN,
    SPEARMEN,
    STRICT,
    TILES,
    TOKENS,
    VASSAL_FIRST,
    VASSALS,
    WHEN,
    WHEN_MASK,
    Unit,
    When,
)
from lindwurm.games.simurgh.rules.common import (
    ability_effect,
    available,
    change_tokens,
    complete,
    compulsory,
    display_count,
    effect_keeps,
    gains_keep,
    markers_of,
    mix_allowed,
    next_field,
    payable,
    step_effect,
    vassal_at,
)
from lindwurm.games.simurgh.rules.stacks import (
    gain_dragon,
    look_at_dragons,
    look_at_goals,
    look_at_tiles,
    looking_at,
    return_tile,
    take_blind,
    take_face_up,
    to_hand,
    under_dragons,
    unlook,
)
from lindwurm.games.simurgh.state import (
    AVAILABLE,
    IN_CITY,
    IN_WILDERNESS,
    LOCATIONS,
    RESERVE,
    Phase,
)
from lindwurm.kernel.events import emit, whisper
from lindwurm.kernel.rule import rule


@rule
def begin(s: Any, e: int) -> None:
    """Start to carry out an effect, with a fresh window for what it triggers."""
    s.effect = e
    s.alternative = -1
    s.part = 0
    s.bonus = 0
    s.food_mix = -1
    s.building_mix = -1
    s.paid = 0
    s.gained = 0
    s.spent = 0
    s.phase = Phase.PAY


# == T-PAY, T-SPEND ===============================================================================


# what is to be decided about a cost, in this order
NOTHING = 0
FOOD = 1
BUILDING = 2
VASSAL = 3  # a spearman; 4 is a rider
MARKER = 5


@rule
def pay_question(s: Any) -> int:
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
def food_allowed(s: Any, vegetables: int) -> bool:
    """Return whether so many vegetables may be paid, the rest being meat."""
    e = s.effect
    if vegetables > COST[e][Unit.F]:
        return False
    for wood in range(COST[e][Unit.B] + 1):
        if mix_allowed(s, e, vegetables, wood):
            return True
    return False


@rule
def building_allowed(s: Any, wood: int) -> bool:
    """Return whether so much wood may be paid, the rest being stone."""
    e = s.effect
    return wood <= COST[e][Unit.B] and mix_allowed(s, e, max(0, int(s.food_mix)), wood)


@rule
def pay_asks(s: Any) -> bool:
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
def spend_spot(s: Any, vassal: int) -> int:
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
def spend(s: Any, vassal: int, location: int) -> None:
    """A vassal goes back to the recruiting reserve (SI-081)."""
    s.at[s.active][vassal_at(s, s.active, vassal, location)] = RESERVE
    s.paid |= 1 << vassal
    s.spent |= 1 << vassal
    emit(s, Kind.SPENT, s.active, vassal, 0)


@rule
def drop_marker(s: Any, dragon: int, place: int) -> None:
    """Remove a marker unused (SI-192)."""
    s.markers[dragon] &= ~(1 << place)
    s.paid |= 4
    emit(s, Kind.MARKER_DROPPED, s.active, dragon, ABILITY[dragon][place])


@rule
def drop_only_marker(s: Any) -> None:
    """Remove the one marker that is left."""
    for d in range(DRAGONS):
        if s.owner[d] == s.active + 1:
            for f in range(FIELDS):
                if s.markers[d] >> f & 1:
                    drop_marker(s, d, f)
                    return


@rule
def legal_pay(s: Any, out: Any) -> int:
    """List the ways to pay."""
    p = s.active
    question = pay_question(s)
    n = 0
    if question == FOOD:
        for k in range(COST[s.effect][Unit.F] + 1):
            if food_allowed(s, k):
                out[n] = act.PAY_FOOD + k
                n += 1
    elif question == BUILDING:
        for k in range(COST[s.effect][Unit.B] + 1):
            if building_allowed(s, k):
                out[n] = act.PAY_BUILDING + k
                n += 1
    elif question == MARKER:
        for d in range(DRAGONS):
            if s.owner[d] == p + 1:
                for f in range(FIELDS):
                    if s.markers[d] >> f & 1:
                        out[n] = act.DROP + FIELDS * d + f
                        n += 1
    else:
        vassal = question - VASSAL
        for location in range(IN_CITY, LOCATIONS):
            if vassal_at(s, p, vassal, location) >= 0:
                out[n] = act.SPEND + location - IN_CITY
                n += 1
    return n


@rule
def why_pay(s: Any, action: int) -> int:
    """Say why a cost cannot be paid like this."""
    if s.phase != Phase.PAY:
        return 56
    question = pay_question(s)
    cost = COST[s.effect]
    held = s.tokens[s.active]
    if act.PAY_FOOD <= action < act.PAY_BUILDING:
        n = action - act.PAY_FOOD
        if question != FOOD or n > cost[Unit.F]:
            return 63
        if held[Unit.V] < cost[Unit.V] + n or held[Unit.M] < cost[Unit.M] + cost[Unit.F] - n:
            return 56
        return 0 if food_allowed(s, n) else 178
    if act.PAY_BUILDING <= action < act.SPEND:
        n = action - act.PAY_BUILDING
        if question != BUILDING or n > cost[Unit.B]:
            return 63
        if held[Unit.W] < cost[Unit.W] + n or held[Unit.S] < cost[Unit.S] + cost[Unit.B] - n:
            return 56
        return 0 if building_allowed(s, n) else 178
    if act.SPEND <= action < act.DROP:
        if question != VASSAL + SPEARMAN and question != VASSAL + RIDER:
            return 84
        location = action - act.SPEND + IN_CITY
        return 0 if vassal_at(s, s.active, question - VASSAL, location) >= 0 else 84
    dragon = (action - act.DROP) // FIELDS
    if question != MARKER or s.owner[dragon] != s.active + 1:
        return 193 if question == MARKER else 192
    return 0 if s.markers[dragon] >> (action - act.DROP) % FIELDS & 1 else 192


@rule
def do_pay(s: Any, action: int) -> None:
    """Settle one question about the cost."""
    if action < act.PAY_BUILDING:
        s.food_mix = action - act.PAY_FOOD
    elif action < act.SPEND:
        s.building_mix = action - act.PAY_BUILDING
    elif action < act.DROP:
        spend(s, pay_question(s) - VASSAL, action - act.SPEND + IN_CITY)
    else:
        drop_marker(s, (action - act.DROP) // FIELDS, (action - act.DROP) % FIELDS)


@rule
def pay_all(s: Any) -> None:
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


# == T-GAIN =======================================================================================


@rule
def gain_tokens(s: Any, k: int, amount: int) -> None:
    """Receive tokens; whatever answers to that may be used in the window (SI-181)."""
    if amount > 0:
        s.tokens[s.active][k] += amount
        s.gained |= 1 << k
        emit(s, Kind.GAINED, s.active, amount, k)


@rule
def recruit(s: Any, vassal: int) -> None:
    """A vassal joins the available ones, or is lost without one in reserve (SI-072, SI-116)."""
    i = vassal_at(s, s.active, vassal, RESERVE)
    if i >= 0:
        s.at[s.active][i] = AVAILABLE
        emit(s, Kind.RECRUITED, s.active, vassal, 0)
    else:
        emit(s, Kind.LOST, s.active, 0, 0)


@rule
def gain(s: Any) -> None:
    """Receive the next part, in printed order, up to the next choice (SI-034)."""
    p = s.active
    e = s.effect
    if s.alternative < 0:
        if ALTERNATIVES[e] > 1:
            s.phase = Phase.CHOOSE
            return
        s.alternative = 0
    if s.part >= PARTS[e][s.alternative]:
        s.phase = Phase.TRIGGER
        return
    part = PART[e][s.alternative][s.part]
    unit = part[0]
    amount = int(part[1])
    if unit == Unit.F or unit == Unit.B:
        s.phase = Phase.MIX
        return
    s.part += 1
    if unit < TOKENS:
        gain_tokens(s, unit, amount)
    elif unit == Unit.PP:
        if amount > 0:
            s.points[p] += amount
            emit(s, Kind.SCORED, p, amount, 0)
    elif unit == Unit.SP or unit == Unit.DR:
        for _ in range(amount):
            recruit(s, unit - Unit.SP)
    elif unit == Unit.MARKER:
        s.left = amount
        s.phase = Phase.MARK
    else:
        gain_special(s, unit, amount)


@rule
def gain_special(s: Any, unit: int, amount: int) -> None:
    """Receive a part that looks at tiles or leads on to a city space's own choice."""
    p = s.active
    if unit == Unit.DRAGON:
        if s.dragon_count == 0:
            emit(s, Kind.LOST, p, 0, 0)
        else:
            look_at_dragons(s, p, amount)
            s.phase = Phase.KEEP_DRAGON
    elif unit == Unit.TILE:
        if s.scout_count == 0:
            emit(s, Kind.LOST, p, 0, 0)
        else:
            look_at_tiles(s, p, amount)
            s.phase = Phase.KEEP_TILE
    elif unit == Unit.FACE_UP:
        if display_count(s) == 0:
            emit(s, Kind.LOST, p, 0, 0)
        else:
            s.phase = Phase.FACE_UP
    elif unit == Unit.BLIND:
        if s.scout_count == 0:
            emit(s, Kind.LOST, p, 0, 0)
        else:
            take_blind(s, p)
    elif unit == Unit.SCOUT:
        s.scouted = s.gained
        s.back_to = Phase.SCOUT
        s.phase = Phase.SCOUT
    elif unit == Unit.STATUE:
        look_at_goals(s, p, 3)
        s.back_to = Phase.STATUE
        s.phase = Phase.STATUE
    elif unit == Unit.ADVANCE:
        step(s, p, s.moved - 1)


@rule
def alternative_allowed(s: Any, alternative: int) -> bool:
    """Return whether an alternative may be taken (SI-062, SI-066, SI-100, SI-182)."""
    e = s.effect
    if STRICT[e] and not complete(s, s.active, e, alternative, True):
        return False
    if s.bonus:  # A08: only what was gained
        return bool(s.gained >> PART[e][alternative][0][0] & 1)
    return not compulsory(s) or gains_keep(s, e, alternative, 0)


@rule
def choose_asks(s: Any) -> bool:
    """Take the only alternative there is; return whether there are more."""
    count = 0
    only = 0
    for a in range(ALTERNATIVES[s.effect]):
        if alternative_allowed(s, a):
            count += 1
            only = a
    if count > 1:
        return True
    s.alternative = only
    s.phase = Phase.GAIN
    return False


@rule
def mix_taken_allowed(s: Any, n: int) -> bool:
    """Return whether n of the first kind may be taken, with regard to what must follow."""
    e = s.effect
    part = PART[e][s.alternative][s.part]
    if n > part[1]:
        return False
    if s.bonus or not compulsory(s):
        return True
    p = s.active
    first = Unit.V if part[0] == Unit.F else Unit.W
    s.tokens[p][first] += n
    s.tokens[p][first + 1] += part[1] - n
    ok = gains_keep(s, e, s.alternative, s.part + 1)
    s.tokens[p][first] -= n
    s.tokens[p][first + 1] -= part[1] - n
    return ok


@rule
def mix_asks(s: Any) -> bool:
    """Take the only mix there is; return whether there are more."""
    amount = int(PART[s.effect][s.alternative][s.part][1])
    count = 0
    only = 0
    for n in range(amount + 1):
        if mix_taken_allowed(s, n):
            count += 1
            only = n
    if count > 1:
        return True
    do_mix(s, only)
    return False


@rule
def do_mix(s: Any, n: int) -> None:
    """Take n of the first kind and the rest of the other (SI-063)."""
    part = PART[s.effect][s.alternative][s.part]
    first = Unit.V if part[0] == Unit.F else Unit.W
    gain_tokens(s, first, n)
    gain_tokens(s, first + 1, part[1] - n)
    s.part += 1
    s.phase = Phase.GAIN


@rule
def face_up_allowed(s: Any, i: int) -> bool:
    """Return whether a display tile may be taken for nothing, with regard to what must follow."""
    tile = s.display[i]
    if tile == 0:
        return False
    if not compulsory(s):
        return True
    s.display[i] = 0
    ok = gains_keep(s, s.effect, s.alternative, s.part)
    s.display[i] = tile
    return ok


@rule
def face_up_asks(s: Any) -> bool:
    """Take the only display tile there is; return whether there are more."""
    count = 0
    only = 0
    for i in range(DISPLAY):
        if face_up_allowed(s, i):
            count += 1
            only = i
    if count > 1:
        return True
    do_face_up(s, only)
    return False


@rule
def do_face_up(s: Any, i: int) -> None:
    """Take a display tile, without place cost and points (SI-190)."""
    take_face_up(s, s.active, i)
    s.phase = Phase.GAIN


@rule
def legal_gain(s: Any, out: Any) -> int:
    """List the choices about what is received: alternative, mix, display tile."""
    n = 0
    if s.phase == Phase.CHOOSE:
        for a in range(ALTERNATIVES[s.effect]):
            if alternative_allowed(s, a):
                out[n] = act.CHOOSE + a
                n += 1
    elif s.phase == Phase.MIX:
        part = PART[s.effect][s.alternative][s.part]
        verb = act.TAKE_FOOD if part[0] == Unit.F else act.TAKE_BUILDING
        for k in range(part[1] + 1):
            if mix_taken_allowed(s, k):
                out[n] = verb + k
                n += 1
    else:
        for i in range(DISPLAY):
            if face_up_allowed(s, i):
                out[n] = act.TAKE + i
                n += 1
    return n


@rule
def why_choose(s: Any, alternative: int) -> int:
    """Say why an alternative cannot be taken."""
    if s.phase != Phase.CHOOSE:
        return 62
    e = s.effect
    if s.bonus:
        unit = PART[e][alternative][0][0]
        return 0 if s.gained >> unit & 1 else 182
    if STRICT[e] and not complete(s, s.active, e, alternative, True):
        return 66
    return 0 if not compulsory(s) or gains_keep(s, e, alternative, 0) else 100


@rule
def why_mix(s: Any, unit: int, n: int) -> int:
    """Say why a mix cannot be taken."""
    if s.phase != Phase.MIX:
        return 63
    part = PART[s.effect][s.alternative][s.part]
    if part[0] != unit or n > part[1]:
        return 63
    return 0 if mix_taken_allowed(s, n) else 178


@rule
def why_face_up(s: Any, i: int) -> int:
    """Say why a display tile cannot be taken for nothing."""
    if s.display[i] == 0:
        return 154
    return 0 if face_up_allowed(s, i) else 178


# == T-MARK =======================================================================================


@rule
def mark_asks(s: Any) -> bool:
    """Place markers while there is no choice; return whether there is one (SI-169 to SI-171)."""
    p = s.active
    while s.left > 0:
        count = 0
        only = 0
        for d in range(DRAGONS):
            if s.owner[d] == p + 1 and next_field(s, d) >= 0:
                count += 1
                only = d
        if count > 1:
            return True
        if count == 0:
            emit(s, Kind.MARKER_LOST, p, s.left, 0)
            s.left = 0
        else:
            do_mark(s, only)
    s.phase = Phase.GAIN
    return False


@rule
def do_mark(s: Any, dragon: int) -> None:
    """Put a marker on the leftmost eligible field of a dragon (SI-167)."""
    f = next_field(s, dragon)
    s.markers[dragon] |= 1 << f
    s.left -= 1
    emit(s, Kind.MARKED, s.active, dragon, ABILITY[dragon][f])


@rule
def legal_mark(s: Any, out: Any) -> int:
    """List the dragons with room for a marker."""
    n = 0
    for d in range(DRAGONS):
        if s.owner[d] == s.active + 1 and next_field(s, d) >= 0:
            out[n] = act.MARK + d
            n += 1
    return n


@rule
def why_mark(s: Any, dragon: int) -> int:
    """Say why a dragon cannot get a marker."""
    if s.phase != Phase.MARK:
        return 171
    if s.owner[dragon] != s.active + 1:
        return 10169
    return 0 if next_field(s, dragon) >= 0 else 169


# == T-DRAGON =====================================================================================


@rule
def keep_dragon_asks(s: Any) -> bool:
    """Keep the only dragon drawn; return whether there are more."""
    if s.look_count > 1:
        return True
    do_keep_dragon(s, int(s.look[0]) - 1)
    return False


@rule
def do_keep_dragon(s: Any, dragon: int) -> None:
    """Keep one dragon with its markers; the others go under the stack (SI-141, SI-142)."""
    unlook(s, dragon)
    gain_dragon(s, s.active, dragon, int(PART[s.effect][s.alternative][s.part - 1][2]))
    s.phase = Phase.UNDER


@rule
def under_asks(s: Any) -> bool:
    """Put the last dragon under the stack; return whether an order is to be chosen."""
    if s.look_count > 1:
        return True
    if s.look_count == 1:
        do_under(s, int(s.look[0]) - 1)
    s.phase = Phase.GAIN
    return False


@rule
def do_under(s: Any, dragon: int) -> None:
    """Put a dragon under the stack; the next one will lie below it (SI-143)."""
    unlook(s, dragon)
    under_dragons(s, s.active, dragon)


# == T-TILE =======================================================================================


@rule
def keep_tile_asks(s: Any) -> bool:
    """Keep the only tile drawn; return whether there are more."""
    if s.look_count > 1:
        return True
    do_keep_tile(s, int(s.look[0]) - 1)
    return False


@rule
def do_keep_tile(s: Any, tile: int) -> None:
    """Keep one of the tiles looked at."""
    unlook(s, tile)
    to_hand(s, s.active, tile)
    emit(s, Kind.KEPT, s.active, 0, 0)
    whisper(s, s.active, Kind.KEPT_TILE, s.active, tile, 0)
    s.phase = Phase.RETURN_TILE


@rule
def return_tile_asks(s: Any) -> bool:
    """Return whether tiles are still to go back; top or underneath is always a choice."""
    if s.look_count > 0:
        return True
    s.phase = Phase.GAIN
    return False


@rule
def do_return_tile(s: Any, tile: int, bottom: bool) -> None:
    """Put one of the tiles looked at back (SI-133)."""
    unlook(s, tile)
    return_tile(s, s.active, tile, bottom)
    emit(s, Kind.RETURNED, s.active, 1, 0)


@rule
def legal_look(s: Any, out: Any) -> int:
    """List what can be done with the tiles or dragons looked at."""
    n = 0
    for i in range(s.look_count):
        tile = s.look[i] - 1
        if s.phase == Phase.KEEP_DRAGON:
            out[n] = act.KEEP_DRAGON + tile
        elif s.phase == Phase.UNDER:
            out[n] = act.UNDER + tile
        elif s.phase == Phase.RETURN_TILE:
            out[n] = act.TOP + tile
            n += 1
            out[n] = act.BOTTOM + tile
        else:
            out[n] = act.KEEP_TILE + tile
        n += 1
    return n


@rule
def why_look(s: Any, action: int) -> int:
    """Say why that cannot be done with a tile or dragon."""
    if act.KEEP_DRAGON <= action < act.UNDER:
        if s.phase != Phase.KEEP_DRAGON:
            return 141
        return 0 if looking_at(s, action - act.KEEP_DRAGON) else 10141
    if act.UNDER <= action < act.KEEP_TILE:
        if s.phase != Phase.UNDER:
            return 142
        return 0 if looking_at(s, action - act.UNDER) else 10141
    if act.KEEP_TILE <= action < act.TOP:
        if s.phase != Phase.KEEP_TILE and s.phase != Phase.POWER:
            return 132
        return 0 if looking_at(s, action - act.KEEP_TILE) else 10132
    return 0 if looking_at(s, (action - act.TOP) % TILES) else 10132


# == T-TRIGGER ====================================================================================


@rule
def fits(s: Any, dragon: int, place: int) -> bool:
    """Return whether a trigger ability answers to what happened in this window (SI-180)."""
    if s.owner[dragon] != s.active + 1 or not s.markers[dragon] >> place & 1:
        return False
    a = ABILITY[dragon][place]
    when = WHEN[a]
    if when == When.GAIN:
        return bool(s.gained & WHEN_MASK[a])
    if when == When.SPEND:
        return bool(s.spent & WHEN_MASK[a])
    if when != When.ADVANCE or s.moved == 0:
        return False
    if PART[FIRST_ABILITY + a][0][0][0] != Unit.ADVANCE:
        return True
    return step_allowed(s, s.moved - 1)


@rule
def step_allowed(s: Any, slot: int) -> bool:
    """Return whether the active player's rider there could take a step now (SI-184)."""
    e = step_effect(s, s.active, slot)
    return e >= 0 and payable(s, s.active, e) and effect_keeps(s, e)


@rule
def trigger_asks(s: Any) -> bool:
    """Return whether a trigger fits; else the window closes."""
    if s.gained or s.spent or s.moved:
        for d in range(DRAGONS):
            if s.owner[d] == s.active + 1 and s.markers[d]:
                for f in range(FIELDS):
                    if fits(s, d, f):
                        return True
    close_window(s)
    return False


@rule
def close_window(s: Any) -> None:
    """Go on: with the rewards after a spend window, else with the clean-up (SI-244)."""
    s.gained = 0
    s.spent = 0
    s.bonus = 0
    if s.held:
        s.effect = s.held - 1
        s.held = 0
        s.alternative = -1
        s.part = 0
        s.phase = Phase.GAIN
    else:
        s.moved = 0
        s.phase = Phase.CLEAN


@rule
def legal_trigger(s: Any, out: Any) -> int:
    """List the trigger abilities that fit, and done."""
    n = 0
    for d in range(DRAGONS):
        if s.owner[d] == s.active + 1 and s.markers[d]:
            for f in range(FIELDS):
                if fits(s, d, f):
                    out[n] = act.ABILITY + FIELDS * d + f
                    n += 1
    out[n] = act.DONE
    return n + 1


@rule
def use_marker(s: Any, dragon: int, place: int) -> None:
    """Take the marker off an ability field (SI-172, SI-173)."""
    s.markers[dragon] &= ~(1 << place)
    emit(s, Kind.ABILITY, s.active, dragon, ABILITY[dragon][place])


@rule
def do_trigger(s: Any, dragon: int, place: int) -> None:
    """Use a trigger ability; its gains belong to the same window (SI-244)."""
    use_marker(s, dragon, place)
    s.effect = ability_effect(dragon, place)
    s.alternative = -1
    s.part = 0
    s.bonus = 1
    s.phase = Phase.GAIN


@rule
def why_trigger(s: Any, dragon: int, place: int) -> int:
    """Say why a trigger ability cannot be used in this window."""
    if s.owner[dragon] != s.active + 1:
        return 10172
    if not s.markers[dragon] >> place & 1:
        return 172
    a = ABILITY[dragon][place]
    when = WHEN[a]
    if when == When.GAIN and s.gained & WHEN_MASK[a]:
        return 0
    if when == When.SPEND and s.spent & WHEN_MASK[a]:
        return 0
    if when == When.ADVANCE and s.moved > 0:
        if PART[FIRST_ABILITY + a][0][0][0] == Unit.ADVANCE and not step_allowed(s, s.moved - 1):
            return 184
        return 0
    return 177 if when == When.ACTIVE else 180


# == steps of a rider =============================================================================


@rule
def step(s: Any, p: int, slot: int) -> None:
    """A rider goes down one level: pay, reward, own window (SI-109, SI-183)."""
    e = step_effect(s, p, slot)
    level = level_of_effect(e)
    tile = int(s.wild[slot]) - 1
    low = IN_WILDERNESS + MAX_LEVELS * slot
    for i in range(SPEARMEN, VASSALS):
        if low <= s.at[p][i] < low + MAX_LEVELS:
            s.at[p][i] = low + level
    emit(s, Kind.ADVANCED, p, tile, level + 1)
    begin(s, e)
    s.moved = slot + 1


@rule
def level_of_effect(e: int) -> int:
    """Return the level that a step's effect belongs to."""
    return (e - FIRST_LEVEL) % MAX_LEVELS
