"""T-PLACE, T-LAY, T-LAY-VASSAL: vassals onto spaces, tiles into the wilderness."""

from __future__ import annotations

from lindwurm.games.simurgh.actions import PLACES, Act, Kind
from lindwurm.games.simurgh.data import (
    ALTERNATIVES,
    CITY,
    FIRST_LEVEL,
    FIRST_SLOT,
    FIRST_TILE,
    LEVEL_SPACES,
    MAX_LEVELS,
    PART,
    PARTS,
    PLAIN,
    REMOVAL_WEAPONS,
    RIDER,
    SLOTS,
    SPACE_KIND,
    SPACES,
    SPEARMAN,
    TILES,
    VASSAL_FIRST,
    SpaceKind,
    Unit,
)
from lindwurm.games.simurgh.reasons import Why
from lindwurm.games.simurgh.rules.closing import check_end, remove_tile
from lindwurm.games.simurgh.rules.common import (
    available,
    free_slots,
    in_play,
    level_of,
    occupied,
    payable,
    standing_at,
    tile_open,
    usable,
    vassal_at,
)
from lindwurm.games.simurgh.rules.effects import begin
from lindwurm.games.simurgh.rules.free import ability_left, legal_ability
from lindwurm.games.simurgh.rules.stacks import laid_openly
from lindwurm.games.simurgh.state import (
    AVAILABLE,
    IN_CITY,
    IN_WILDERNESS,
    Leaves,
    Main,
    Phase,
    Simurgh,
    Zone,
)
from lindwurm.kernel.events import emit
from lindwurm.kernel.rule import Ints, rule

# == T-PLACE ======================================================================================


@rule
def legal_place(s: Simurgh, out: Ints, n: int) -> int:
    """List every available vassal on every space that it may use (5.2)."""
    spearman = available(s, s.active, SPEARMAN) > 0
    rider = available(s, s.active, RIDER) > 0
    if not spearman and not rider:
        return n
    taken = occupied(s)
    for c in range(CITY):
        n = legal_space(s, out, n, c, c, taken >> (IN_CITY + c) & 1, spearman, rider)
    for slot in range(SLOTS):
        if s.wild[slot] > 0:
            n = legal_on_tile(s, out, n, slot, taken, spearman, rider)
    return n


@rule
def legal_on_tile(
    s: Simurgh, out: Ints, n: int, slot: int, taken: int, spearman: bool, rider: bool
) -> int:
    """List the placements on the tile in a slot."""
    tile = int(s.wild[slot]) - 1
    low = IN_WILDERNESS + MAX_LEVELS * slot
    first = CITY + SPACES * slot
    if tile >= PLAIN:
        ladder = tile - PLAIN
        if rider and level_of(s, s.active, slot) < 0:
            if standing_at(s, low) < LEVEL_SPACES[ladder][0]:
                if payable(s, s.active, FIRST_LEVEL + MAX_LEVELS * ladder):
                    out[n] = Act.PLACE + PLACES + first
                    n += 1
        return n
    for i in range(SPACES):
        e = FIRST_TILE + SPACES * tile + i
        n = legal_space(s, out, n, e, first + i, taken >> (low + i) & 1, spearman, rider)
    return n


@rule
def legal_space(
    s: Simurgh, out: Ints, n: int, e: int, space: int, taken: int, spearman: bool, rider: bool
) -> int:
    """List the placements on one space."""
    kind = SPACE_KIND[e]
    if taken and (kind == SpaceKind.S1 or kind == SpaceKind.D1):
        return n
    if not rider and kind >= SpaceKind.D1:
        return n
    if usable(s, s.active, e):
        if spearman and kind < SpaceKind.D1:
            out[n] = Act.PLACE + space
            n += 1
        if rider:
            out[n] = Act.PLACE + PLACES + space
            n += 1
    return n


@rule
def why_place(s: Simurgh, vassal: int, space: int) -> int:
    """Say why a vassal cannot be placed there as the main action."""
    if s.main != Main.NONE:
        return Why.MAIN_ACTION_SPENT
    if vassal_at(s, s.active, vassal, AVAILABLE) < 0:
        return Why.NONE_AVAILABLE
    return why_onto(s, vassal, space)


@rule
def why_onto(s: Simurgh, vassal: int, space: int) -> int:
    """Say why a space is not open to a vassal."""
    if space < CITY:
        return why_space(s, vassal, space, IN_CITY + space)
    slot = (space - CITY) // SPACES
    i = (space - CITY) % SPACES
    tile = int(s.wild[slot]) - 1
    if tile < 0:
        return Why.NO_TILE_THERE
    if tile >= PLAIN:
        return why_enter(s, vassal, slot, i)
    return why_space(
        s, vassal, FIRST_TILE + SPACES * tile + i, IN_WILDERNESS + MAX_LEVELS * slot + i
    )


@rule
def why_space(s: Simurgh, vassal: int, e: int, location: int) -> int:
    """Say why a space is closed to a vassal."""
    kind = SPACE_KIND[e]
    if vassal == SPEARMAN and kind >= SpaceKind.D1:
        return Why.RIDERS_ONLY
    if kind == SpaceKind.S1 or kind == SpaceKind.D1:
        if standing_at(s, location) > 0:
            return Why.TAKEN
    if not payable(s, s.active, e):
        return Why.CANNOT_PAY
    return 0 if usable(s, s.active, e) else why_incomplete(e)


@rule
def why_incomplete(e: int) -> int:
    """Say which rule closes an effect whose result cannot be handed out."""
    unit = PART[e][0][PARTS[e][0] - 1][0]
    if unit == Unit.SCOUT:
        return Why.NO_TILE_AFFORDABLE
    for k in range(PARTS[e][0]):
        if PART[e][0][k][0] == Unit.SP or PART[e][0][k][0] == Unit.DR:
            return Why.ALL_VASSALS_OWNED
    return Why.STACK_EMPTY


@rule
def why_enter(s: Simurgh, vassal: int, slot: int, i: int) -> int:
    """Say why an exploration tile cannot be entered."""
    if vassal != RIDER:
        return Why.RIDER_BEGINS
    if i != 0:
        return Why.ENTERED_AT_TOP
    if level_of(s, s.active, slot) >= 0:
        return Why.RIDER_THERE_ALREADY
    ladder = s.wild[slot] - 1 - PLAIN
    if standing_at(s, IN_WILDERNESS + MAX_LEVELS * slot) >= LEVEL_SPACES[ladder][0]:
        return Why.TOP_FULL
    return 0 if payable(s, s.active, FIRST_LEVEL + MAX_LEVELS * ladder) else Why.CANNOT_PAY_STEP


@rule
def do_place(s: Simurgh, vassal: int, space: int) -> None:
    """Put a vassal on a space and use it at once (SI-055)."""
    p = s.active
    i = vassal_at(s, p, vassal, AVAILABLE)
    s.main = Main.PLACE
    s.back_to = Phase.HUB
    s.laying = 0
    if space < CITY:
        s.at[p][i] = IN_CITY + space
        emit(s, Kind.PLACED, p, vassal, space)
        begin(s, space)
        return
    slot = (space - CITY) // SPACES
    spot = MAX_LEVELS * slot + (space - CITY) % SPACES
    tile = int(s.wild[slot]) - 1
    s.at[p][i] = IN_WILDERNESS + spot
    if tile >= PLAIN:
        s.fresh |= 1 << slot
        emit(s, Kind.ENTERED, p, tile, 0)
        begin(s, FIRST_LEVEL + MAX_LEVELS * (tile - PLAIN))
    else:
        emit(s, Kind.PLACED, p, vassal, CITY + spot)
        begin(s, FIRST_TILE + SPACES * tile + (space - CITY) % SPACES)


# == T-LAY ========================================================================================


@rule
def slot_tokens(s: Simurgh, slot: int, alternative: int, sign: int) -> None:
    """Give the resource of a slot, or take it back after a test."""
    e = FIRST_SLOT + slot
    for k in range(PARTS[e][alternative]):
        part = PART[e][alternative][k]
        s.tokens[s.active][part[0]] += sign * part[1]


@rule
def opens_with_slot(s: Simurgh, tile: int, slot: int, spearmen: int, riders: int) -> bool:
    """Return whether the tile could be used with some choice of the slot's resource (SI-100)."""
    ok = False
    for alternative in range(ALTERNATIVES[FIRST_SLOT + slot]):
        slot_tokens(s, slot, alternative, 1)
        ok = ok or tile_open(s, s.active, tile, spearmen, riders)
        slot_tokens(s, slot, alternative, -1)
    return ok


@rule
def returning(s: Simurgh, slot: int, vassal: int) -> int:
    """Return how many own vassals of a type would come home from the tile in a slot (SI-095)."""
    low = IN_WILDERNESS + MAX_LEVELS * slot
    count = 0
    for i in range(VASSAL_FIRST[vassal], VASSAL_FIRST[vassal + 1]):
        if low <= s.at[s.active][i] < low + MAX_LEVELS:
            count += 1
    return count


@rule
def opens_after_removal(s: Simurgh, tile: int, slot: int) -> bool:
    """Return whether the tile could be used after paying for a removal there (SI-092, SI-100)."""
    p = s.active
    if s.tokens[p][Unit.A] < REMOVAL_WEAPONS:
        return False
    spearmen = available(s, p, SPEARMAN) + returning(s, slot, SPEARMAN)
    riders = available(s, p, RIDER) + returning(s, slot, RIDER)
    s.tokens[p][Unit.A] -= REMOVAL_WEAPONS
    ok = opens_with_slot(s, tile, slot, spearmen, riders)
    s.tokens[p][Unit.A] += REMOVAL_WEAPONS
    return ok


@rule
def legal_lay(s: Simurgh, out: Ints, n: int) -> int:
    """List the hand tiles with the slots they may be laid on (5.5)."""
    p = s.active
    if s.hand_count[p] == 0:
        return n
    crowded = free_slots(s) == 0
    spearmen = available(s, p, SPEARMAN)
    riders = available(s, p, RIDER)
    if crowded and s.tokens[p][Unit.A] < REMOVAL_WEAPONS:
        return n
    if not crowded and spearmen + riders == 0:
        return n
    for tile in range(TILES):
        if s.zone[tile] != Zone.HAND + p:
            continue
        at_once = not crowded and tile_open(s, p, tile, spearmen, riders)
        for slot in range(SLOTS):
            if not in_play(s, slot):
                continue
            if crowded:
                ok = s.wild[slot] <= PLAIN and opens_after_removal(s, tile, slot)
            else:
                ok = s.wild[slot] == 0 and (
                    at_once or opens_with_slot(s, tile, slot, spearmen, riders)
                )
            if ok:
                out[n] = Act.LAY + SLOTS * tile + slot
                n += 1
    return n


@rule
def why_lay(s: Simurgh, tile: int, slot: int) -> int:
    """Say why a tile cannot be laid on a slot."""
    p = s.active
    if s.laid:
        return Why.ONE_TILE_A_TURN
    if s.main == Main.RECALL:
        return Why.CALLING_HOME
    if s.main == Main.PLACE:
        return Why.LAID_WITH_VASSAL
    if s.zone[tile] != Zone.HAND + p:
        return Why.NOT_IN_HAND
    if not in_play(s, slot):
        return Why.SLOT_CLOSED
    old = int(s.wild[slot])
    if old == 0:
        spearmen = available(s, p, SPEARMAN)
        riders = available(s, p, RIDER)
        if tile >= PLAIN and riders == 0:
            return Why.RIDER_BEGINS
        return 0 if opens_with_slot(s, tile, slot, spearmen, riders) else Why.TILE_OF_NO_USE
    if free_slots(s) > 0:
        return Why.SLOTS_FREE
    if old > PLAIN:
        return Why.EXPLORATION_STAYS
    if s.tokens[p][Unit.A] < REMOVAL_WEAPONS:
        return Why.NO_WEAPON_TO_CLEAR
    return 0 if opens_after_removal(s, tile, slot) else Why.NO_SPACE_LEFT


@rule
def do_lay(s: Simurgh, tile: int, slot: int) -> None:
    """Lay a tile: removal if need be, tile, slot resource; the vassal follows (SI-097)."""
    p = s.active
    if s.wild[slot] > 0:
        s.tokens[p][Unit.A] -= REMOVAL_WEAPONS
        emit(s, Kind.REMOVED, p, s.wild[slot] - 1, 0)
        emit(s, Kind.PAID, p, REMOVAL_WEAPONS, Unit.A)
        remove_tile(s, slot, Leaves.TORN_DOWN)
        check_end(s)
    laid_openly(s, p, tile)
    s.zone[tile] = Zone.WILDERNESS
    s.hand_count[p] -= 1
    s.wild[slot] = tile + 1
    s.laid = 1
    s.laying = slot + 1
    s.back_to = Phase.VASSAL
    emit(s, Kind.LAID, p, tile, slot + 1)
    begin(s, FIRST_SLOT + slot)


# == T-LAY-VASSAL =================================================================================


@rule
def legal_vassal(s: Simurgh, out: Ints) -> int:
    """List the placements on the new tile, and abilities that keep one possible (SI-178)."""
    spearman = available(s, s.active, SPEARMAN) > 0
    rider = available(s, s.active, RIDER) > 0
    n = legal_on_tile(s, out, 0, s.laying - 1, 0, spearman, rider)
    return legal_ability(s, out, n)


@rule
def why_vassal(s: Simurgh, vassal: int, space: int) -> int:
    """Say why a vassal cannot be placed there while the new tile waits for one (SI-097)."""
    if vassal_at(s, s.active, vassal, AVAILABLE) < 0:
        return Why.NONE_AVAILABLE
    if (space - CITY) // SPACES != s.laying - 1:
        return Why.LAID_WITH_VASSAL
    return why_onto(s, vassal, space)


@rule
def vassal_asks(s: Simurgh) -> bool:
    """Place the vassal where there is no choice; return whether there is one."""
    if ability_left(s):
        return True
    p = s.active
    slot = int(s.laying) - 1
    tile = int(s.wild[slot]) - 1
    count = 0
    who = 0
    where = 0
    for vassal in range(2):
        if available(s, p, vassal) == 0:
            continue
        for i in range(1 if tile >= PLAIN else SPACES):
            space = CITY + SPACES * slot + i
            if why_onto(s, vassal, space) == 0:
                count += 1
                who = vassal
                where = space
    if count > 1:
        return True
    do_place(s, who, where)
    return False
