"""What several phases share: vassals, what can be paid and handed out, what is still possible."""

from __future__ import annotations

from lindwurm.games.simurgh.data import (
    ABILITY,
    ALTERNATIVES,
    BLIND_WEAPONS,
    COST,
    DISPLAY,
    DRAGONS,
    FIELDS,
    FIRST_ABILITY,
    FIRST_LEVEL,
    FIRST_PLACE,
    FIRST_TILE,
    FULL_LARGE,
    FULL_SMALL,
    LEVEL_SPACES,
    LEVELS,
    MAX_LEVELS,
    PART,
    PARTS,
    PAYS_VASSAL,
    PLAIN,
    REFILLABLE,
    RIDER,
    RIDERS,
    SCOUTS,
    SLOT_PLAYERS,
    SLOTS,
    SPACE_KIND,
    SPACES,
    SPEARMAN,
    SPEARMEN,
    STRICT,
    TOKENS,
    VASSAL_FIRST,
    VASSALS,
    SpaceKind,
    Unit,
)
from lindwurm.games.simurgh.state import (
    AVAILABLE,
    IN_WILDERNESS,
    RESERVE,
    Phase,
    Simurgh,
)
from lindwurm.kernel.rule import rule

# -- vassals --------------------------------------------------------------------------------------


@rule
def available(s: Simurgh, p: int, vassal: int) -> int:
    """Return how many vassals of a type stand ready in the own play area (SI-050)."""
    count = 0
    for i in range(VASSAL_FIRST[vassal], VASSAL_FIRST[vassal + 1]):
        if s.at[p][i] == AVAILABLE:
            count += 1
    return count


@rule
def owned(s: Simurgh, p: int, vassal: int) -> int:
    """Return how many vassals of a type a player has, available or placed (SI-049)."""
    count = 0
    for i in range(VASSAL_FIRST[vassal], VASSAL_FIRST[vassal + 1]):
        if s.at[p][i] != RESERVE:
            count += 1
    return count


@rule
def vassal_at(s: Simurgh, p: int, vassal: int, location: int) -> int:
    """Return a vassal of that type at that location, or -1."""
    for i in range(VASSAL_FIRST[vassal], VASSAL_FIRST[vassal + 1]):
        if s.at[p][i] == location:
            return int(i)
    return -1


@rule
def on_board(s: Simurgh, p: int) -> int:
    """Return how many vassals of a player stand on spaces."""
    count = 0
    for i in range(VASSALS):
        if s.at[p][i] > AVAILABLE:
            count += 1
    return count


@rule
def occupied(s: Simurgh) -> int:
    """Return the bit mask of the locations where any vassal stands."""
    mask = 0
    for p in range(s.seats):
        for i in range(VASSALS):
            mask |= 1 << s.at[p][i]
    return mask


@rule
def vassals_on_slot(s: Simurgh, slot: int) -> int:
    """Return how many vassals of all players stand on the tile in a slot (SI-131)."""
    low = IN_WILDERNESS + MAX_LEVELS * slot
    count = 0
    for p in range(s.seats):
        for i in range(VASSALS):
            if low <= s.at[p][i] < low + MAX_LEVELS:
                count += 1
    return count


@rule
def standing_at(s: Simurgh, location: int) -> int:
    """Return how many vassals of all players stand at a location."""
    count = 0
    for p in range(s.seats):
        for i in range(VASSALS):
            if s.at[p][i] == location:
                count += 1
    return count


@rule
def level_of(s: Simurgh, p: int, slot: int) -> int:
    """Return the level (0 at the top) of a player's rider on an exploration tile, or -1."""
    low = IN_WILDERNESS + MAX_LEVELS * slot
    for i in range(SPEARMEN, VASSALS):
        if low <= s.at[p][i] < low + MAX_LEVELS:
            return int(s.at[p][i] - low)
    return -1


@rule
def full_tile(s: Simurgh) -> int:
    """Return how many vassals make a tile full (SI-122)."""
    return FULL_SMALL if s.seats <= 3 else FULL_LARGE


@rule
def in_play(s: Simurgh, slot: int) -> bool:
    """Return whether a wilderness slot is in play with this many players (SI-010)."""
    return bool(SLOT_PLAYERS[slot] <= s.seats)


@rule
def free_slots(s: Simurgh) -> int:
    """Return how many slots in play are empty."""
    count = 0
    for slot in range(SLOTS):
        if SLOT_PLAYERS[slot] <= s.seats and s.wild[slot] == 0:
            count += 1
    return count


# -- markers --------------------------------------------------------------------------------------


@rule
def markers_on(s: Simurgh, dragon: int) -> int:
    """Return how many markers lie on a dragon."""
    mask = s.markers[dragon]
    return int((mask & 1) + (mask >> 1 & 1) + (mask >> 2 & 1))


@rule
def markers_of(s: Simurgh, p: int) -> int:
    """Return how many markers lie on all dragons of a player."""
    count = 0
    for d in range(DRAGONS):
        if s.owner[d] == p + 1:
            count += markers_on(s, d)
    return count


@rule
def next_field(s: Simurgh, dragon: int) -> int:
    """Return the leftmost field that can take a marker now, or -1 (SI-167, SI-168)."""
    free = REFILLABLE[dragon] & ~s.markers[dragon]
    for f in range(FIELDS):
        if free >> f & 1:
            return f
    return -1


# -- what can be paid and handed out --------------------------------------------------------------


@rule
def has_vassals(s: Simurgh, p: int, e: int) -> bool:
    """Return whether a player owns the vassals that an effect costs, of the right types."""
    cost = COST[e]
    return bool(owned(s, p, SPEARMAN) >= cost[Unit.SP] and owned(s, p, RIDER) >= cost[Unit.DR])


@rule
def spends_last(s: Simurgh, p: int, e: int) -> bool:
    """Return whether the vassals that an effect costs are the last of a player (SI-082)."""
    if not PAYS_VASSAL[e] or not has_vassals(s, p, e):
        return False
    cost = COST[e][Unit.SP] + COST[e][Unit.DR]
    return bool(owned(s, p, SPEARMAN) + owned(s, p, RIDER) <= cost)


@rule
def payable(s: Simurgh, p: int, e: int) -> bool:
    """Return whether a player can pay the whole cost of an effect now (SI-056)."""
    cost = COST[e]
    held = s.tokens[p]
    for k in range(TOKENS):
        if held[k] < cost[k]:
            return False
    if cost[Unit.F] > 0:
        if held[Unit.V] + held[Unit.M] < cost[Unit.V] + cost[Unit.M] + cost[Unit.F]:
            return False
    if cost[Unit.B] > 0:
        if held[Unit.W] + held[Unit.S] < cost[Unit.W] + cost[Unit.S] + cost[Unit.B]:
            return False
    if s.points[p] < cost[Unit.PP]:
        return False
    if PAYS_VASSAL[e]:
        if not has_vassals(s, p, e) or spends_last(s, p, e):
            return False
    if cost[Unit.MARKER] > 0:
        own = 1 if FIRST_ABILITY <= e < FIRST_PLACE else 0  # the marker that pays for the use
        if markers_of(s, p) < cost[Unit.MARKER] + own:
            return False
    return True


@rule
def display_count(s: Simurgh) -> int:
    """Return how many tiles lie in the Scout display."""
    count = 0
    for i in range(DISPLAY):
        if s.display[i] > 0:
            count += 1
    return count


@rule
def scout_open(s: Simurgh, p: int) -> bool:
    """Return whether a player can take a tile at the Scout Quarters now (SI-151)."""
    if s.scout_count > 0 and s.tokens[p][Unit.A] >= BLIND_WEAPONS:
        return True
    for i in range(DISPLAY):
        if s.display[i] > 0 and payable(s, p, FIRST_PLACE + i):
            return True
    return False


@rule
def part_given(s: Simurgh, p: int, e: int, unit: int, amount: int, paid: bool) -> bool:
    """Return whether one part of a result can be handed out (SI-067, SI-068)."""
    if unit == Unit.SP:
        spent = 0 if paid else COST[e][Unit.SP]
        return bool(owned(s, p, SPEARMAN) - spent + amount <= SPEARMEN)
    if unit == Unit.DR:
        spent = 0 if paid else COST[e][Unit.DR]
        return bool(owned(s, p, RIDER) - spent + amount <= RIDERS)
    if unit == Unit.DRAGON:
        return bool(s.dragon_count > 0)
    if unit == Unit.TILE or unit == Unit.BLIND:
        return bool(s.scout_count > 0)
    if unit == Unit.FACE_UP:
        return display_count(s) > 0
    return True


@rule
def complete(s: Simurgh, p: int, e: int, alternative: int, paid: bool) -> bool:
    """Return whether an alternative can be handed out completely; markers never matter (SI-070)."""
    for k in range(PARTS[e][alternative]):
        part = PART[e][alternative][k]
        if part[0] >= Unit.SP and not part_given(s, p, e, part[0], part[1], paid):
            return False
    return True


@rule
def usable(s: Simurgh, p: int, e: int) -> bool:
    """Return whether a player may use an effect: paid in full, and given in full where it must."""
    if not payable(s, p, e):
        return False
    if SCOUTS[e]:
        return scout_open(s, p)
    if not STRICT[e]:
        return True
    for alternative in range(ALTERNATIVES[e]):
        if complete(s, p, e, alternative, False):
            return True
    return False


@rule
def tile_open(s: Simurgh, p: int, tile: int, spearmen: int, riders: int) -> bool:
    """Return whether one of these vassals could use a space of an empty tile (SI-100)."""
    if tile >= PLAIN:  # SI-102
        return bool(riders > 0 and payable(s, p, FIRST_LEVEL + MAX_LEVELS * (tile - PLAIN)))
    for i in range(SPACES):
        e = FIRST_TILE + SPACES * tile + i
        if riders > 0 or (spearmen > 0 and SPACE_KIND[e] <= SpaceKind.SM):
            if usable(s, p, e):
                return True
    return False


@rule
def step_effect(s: Simurgh, p: int, slot: int) -> int:
    """Return the effect of the next step down of a player's rider, or -1 (SI-109, SI-113)."""
    tile = s.wild[slot] - 1
    if tile < PLAIN:
        return -1
    level = level_of(s, p, slot) + 1
    ladder = tile - PLAIN
    if level == 0 or level >= LEVELS[ladder]:
        return -1
    location = IN_WILDERNESS + MAX_LEVELS * slot + level
    if standing_at(s, location) >= LEVEL_SPACES[ladder][level]:
        return -1
    return int(FIRST_LEVEL + MAX_LEVELS * ladder + level)


# -- what would still be possible afterwards (SI-178) ---------------------------------------------
#
# Before a compulsory step (a vassal on the new tile, a tile at the Scout Quarters) nothing may be
# done that makes it impossible. The state is changed for the test and put back at once.


@rule
def compulsory(s: Simurgh) -> bool:
    """Return whether a compulsory step is waiting."""
    return bool(s.back_to == Phase.VASSAL or s.back_to == Phase.SCOUT)


@rule
def pending_open(s: Simurgh) -> bool:
    """Return whether the compulsory step that waits can be made as things stand."""
    p = s.active
    if s.back_to == Phase.VASSAL:
        tile = s.wild[s.laying - 1] - 1
        return tile_open(s, p, tile, available(s, p, 0), available(s, p, 1))
    if s.back_to == Phase.SCOUT:
        return scout_open(s, p)
    return True


@rule
def mixes_keep(s: Simurgh, p: int, food: int, building: int, faces: int) -> bool:
    """Return whether some mix of what is gained (and some display tile) leaves the step open."""
    ok = False
    for v in range(food + 1):
        for w in range(building + 1):
            s.tokens[p][Unit.V] += v
            s.tokens[p][Unit.M] += food - v
            s.tokens[p][Unit.W] += w
            s.tokens[p][Unit.S] += building - w
            if faces == 0:
                ok = ok or pending_open(s)
            else:
                for i in range(DISPLAY):
                    tile = s.display[i]
                    if tile > 0:
                        s.display[i] = 0
                        ok = ok or pending_open(s)
                        s.display[i] = tile
            s.tokens[p][Unit.V] -= v
            s.tokens[p][Unit.M] -= food - v
            s.tokens[p][Unit.W] -= w
            s.tokens[p][Unit.S] -= building - w
    return ok


@rule
def gains_keep(s: Simurgh, e: int, alternative: int, first: int) -> bool:
    """Return whether the parts of an alternative from `first` on leave the waiting step open."""
    p = s.active
    food = 0
    building = 0
    faces = 0
    tiles = 0
    recruits = 0
    for k in range(first, PARTS[e][alternative]):
        part = PART[e][alternative][k]
        unit = part[0]
        if unit < TOKENS:
            s.tokens[p][unit] += part[1]
        elif unit == Unit.F:
            food += part[1]
        elif unit == Unit.B:
            building += part[1]
        elif unit == Unit.PP:
            s.points[p] += part[1]
        elif unit == Unit.FACE_UP:
            faces = 1
        elif (unit == Unit.TILE or unit == Unit.BLIND) and s.scout_count > tiles:
            tiles += 1
        elif unit == Unit.SP or unit == Unit.DR:
            i = vassal_at(s, p, unit - Unit.SP, RESERVE)
            if i >= 0:
                s.at[p][i] = AVAILABLE
                recruits |= 1 << i
    s.scout_count -= tiles
    ok = mixes_keep(s, p, food, building, faces)
    s.scout_count += tiles
    for i in range(VASSALS):
        if recruits >> i & 1:
            s.at[p][i] = RESERVE
    for k in range(first, PARTS[e][alternative]):
        part = PART[e][alternative][k]
        if part[0] < TOKENS:
            s.tokens[p][part[0]] -= part[1]
        elif part[0] == Unit.PP:
            s.points[p] -= part[1]
    return ok


@rule
def results_keep(s: Simurgh, e: int) -> bool:
    """Return whether one alternative of an effect, once paid, leaves the waiting step open."""
    for alternative in range(ALTERNATIVES[e]):
        if not STRICT[e] or complete(s, s.active, e, alternative, True):
            if gains_keep(s, e, alternative, 0):
                return True
    return False


@rule
def spendable(s: Simurgh, p: int, vassal: int) -> int:
    """Return a vassal that a cost could take: an available one, else any placed (SI-083)."""
    i = vassal_at(s, p, vassal, AVAILABLE)
    if i >= 0:
        return i
    for j in range(VASSAL_FIRST[vassal], VASSAL_FIRST[vassal + 1]):
        if s.at[p][j] > AVAILABLE:
            return int(j)
    return -1


@rule
def change_tokens(s: Simurgh, p: int, e: int, vegetables: int, wood: int, sign: int) -> None:
    """Pay (sign -1) or take back (+1) tokens and points of a cost with the given mixes."""
    cost = COST[e]
    for k in range(TOKENS):
        s.tokens[p][k] += sign * cost[k]
    s.tokens[p][Unit.V] += sign * vegetables
    s.tokens[p][Unit.M] += sign * (cost[Unit.F] - vegetables)
    s.tokens[p][Unit.W] += sign * wood
    s.tokens[p][Unit.S] += sign * (cost[Unit.B] - wood)
    s.points[p] += sign * cost[Unit.PP]


@rule
def payment_keeps(s: Simurgh, e: int, vegetables: int, wood: int) -> bool:
    """Return whether paying an effect with these mixes leaves the waiting step open."""
    p = s.active
    spearman = -1
    rider = -1
    old_spearman = 0
    old_rider = 0
    if COST[e][Unit.SP] > 0 and s.paid & 1 == 0:
        spearman = spendable(s, p, SPEARMAN)
        old_spearman = int(s.at[p][spearman])
        s.at[p][spearman] = RESERVE
    if COST[e][Unit.DR] > 0 and s.paid & 2 == 0:
        rider = spendable(s, p, RIDER)
        old_rider = int(s.at[p][rider])
        s.at[p][rider] = RESERVE
    change_tokens(s, p, e, vegetables, wood, -1)
    ok = results_keep(s, e)
    change_tokens(s, p, e, vegetables, wood, 1)
    if spearman >= 0:
        s.at[p][spearman] = old_spearman
    if rider >= 0:
        s.at[p][rider] = old_rider
    return ok


@rule
def mix_fits(s: Simurgh, p: int, e: int, vegetables: int, wood: int) -> bool:
    """Return whether a player holds the tokens for these mixes beside the fixed cost."""
    cost = COST[e]
    held = s.tokens[p]
    return bool(
        held[Unit.V] - cost[Unit.V] >= vegetables
        and held[Unit.M] - cost[Unit.M] >= cost[Unit.F] - vegetables
        and held[Unit.W] - cost[Unit.W] >= wood
        and held[Unit.S] - cost[Unit.S] >= cost[Unit.B] - wood
    )


@rule
def mix_allowed(s: Simurgh, e: int, vegetables: int, wood: int) -> bool:
    """Return whether a cost may be paid with these mixes, with regard to what must follow."""
    if not mix_fits(s, s.active, e, vegetables, wood):
        return False
    return not compulsory(s) or payment_keeps(s, e, vegetables, wood)


@rule
def effect_keeps(s: Simurgh, e: int) -> bool:
    """Return whether a payable effect can be used so that the waiting step stays open (SI-178)."""
    if not compulsory(s):
        return True
    for vegetables in range(COST[e][Unit.F] + 1):
        for wood in range(COST[e][Unit.B] + 1):
            if mix_allowed(s, e, vegetables, wood):
                return True
    return False


@rule
def ability_effect(dragon: int, place: int) -> int:
    """Return the effect of an ability field."""
    return int(FIRST_ABILITY + ABILITY[dragon][place])
