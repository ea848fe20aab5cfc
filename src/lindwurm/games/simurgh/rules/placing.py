"""T-PLACE: vassals onto spaces of the city and the wilderness."""

from __future__ import annotations

from lindwurm.games.simurgh.actions import PLACES, Act, Kind
from lindwurm.games.simurgh.data import (
    CITY,
    FIRST_LEVEL,
    FIRST_TILE,
    LEVEL_SPACES,
    MAX_LEVELS,
    PART,
    PARTS,
    PLAIN,
    RIDER,
    SLOTS,
    SPACE_KIND,
    SPACES,
    SPEARMAN,
    SpaceKind,
    Unit,
)
from lindwurm.games.simurgh.reasons import Why
from lindwurm.games.simurgh.rules.common import (
    available,
    level_of,
    occupied,
    payable,
    spends_last,
    standing_at,
    usable,
    vassal_at,
)
from lindwurm.games.simurgh.rules.effects import begin
from lindwurm.games.simurgh.rules.free import (
    scouts_helped,
)
from lindwurm.games.simurgh.state import (
    AVAILABLE,
    IN_CITY,
    IN_WILDERNESS,
    Main,
    Phase,
    Simurgh,
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
    if usable(s, s.active, e) or scouts_helped(s, e):
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
        return Why.LAST_VASSAL if spends_last(s, s.active, e) else Why.CANNOT_PAY
    return 0 if usable(s, s.active, e) or scouts_helped(s, e) else why_incomplete(e)


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
