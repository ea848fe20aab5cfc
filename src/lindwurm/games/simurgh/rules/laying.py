"""T-LAY, T-LAY-VASSAL: a tile into the wilderness, and the vassal that must follow."""

from __future__ import annotations

from lindwurm.games.simurgh.actions import Act, Kind
from lindwurm.games.simurgh.data import (
    ALTERNATIVES,
    CITY,
    FIRST_SLOT,
    MAX_LEVELS,
    NEEDS,
    PART,
    PARTS,
    PLAIN,
    REMOVAL_WEAPONS,
    RIDER,
    SLOTS,
    SPACES,
    SPEARMAN,
    TILES,
    VASSALS,
    Unit,
)
from lindwurm.games.simurgh.reasons import Why
from lindwurm.games.simurgh.rules.closing import check_end, remove_tile
from lindwurm.games.simurgh.rules.common import (
    available,
    free_slots,
    in_play,
    tile_open,
    vassal_at,
)
from lindwurm.games.simurgh.rules.effects import begin
from lindwurm.games.simurgh.rules.free import (
    ability_left,
    aid_at_hand,
    dragon_helps,
    legal_ability,
)
from lindwurm.games.simurgh.rules.placing import do_place, legal_on_tile, why_onto
from lindwurm.games.simurgh.rules.stacks import laid_openly
from lindwurm.games.simurgh.state import (
    AVAILABLE,
    IN_WILDERNESS,
    Leaves,
    Main,
    Phase,
    Simurgh,
    Zone,
)
from lindwurm.kernel.events import emit
from lindwurm.kernel.rule import Ints, rule

PLACE_BITS = 3
"""Bits for where on a tile a vassal stands: none or one of the spaces or levels."""

# == T-LAY ========================================================================================


@rule
def slot_tokens(s: Simurgh, slot: int, alternative: int, sign: int) -> None:
    """Give the resource of a slot, or take it back after a test."""
    e = FIRST_SLOT + slot
    for k in range(PARTS[e][alternative]):
        part = PART[e][alternative][k]
        s.tokens[s.active][part[0]] += sign * part[1]


@rule
def opens_with_slot(s: Simurgh, tile: int, slot: int, aid: int) -> bool:
    """Return whether the tile could be used with some choice of the slot's resource (SI-100).

    `aid` is what dragons could give (:func:`.free.aid_at_hand`), found once for all tiles.
    """
    p = s.active
    spearmen = available(s, p, SPEARMAN)
    riders = available(s, p, RIDER)
    ok = False
    if spearmen + riders > 0:
        for alternative in range(ALTERNATIVES[FIRST_SLOT + slot]):
            slot_tokens(s, slot, alternative, 1)
            ok = ok or tile_open(s, p, tile, spearmen, riders)
            slot_tokens(s, slot, alternative, -1)
    if not ok and aid & NEEDS[tile]:
        ok = opens_with_dragon(s, tile, slot)
    return ok


@rule
def opens_with_dragon(s: Simurgh, tile: int, slot: int) -> bool:
    """Return whether a dragon could open the tile after the slot's resource (SI-251)."""
    old = s.wild[slot]
    laying = s.laying
    s.wild[slot] = tile + 1
    s.laying = slot + 1
    ok = False
    for alternative in range(ALTERNATIVES[FIRST_SLOT + slot]):
        ok = ok or dragon_helps(s, FIRST_SLOT + slot, alternative, Phase.VASSAL, int(NEEDS[tile]))
    s.wild[slot] = old
    s.laying = laying
    return ok


@rule
def opens_after_removal(s: Simurgh, tile: int, slot: int, aid: int) -> bool:
    """Return whether the tile could be used after paying for a removal there (SI-092, SI-100)."""
    p = s.active
    if s.tokens[p][Unit.A] < REMOVAL_WEAPONS:
        return False
    low = IN_WILDERNESS + MAX_LEVELS * slot
    where = 0  # of each vassal that comes home for the test: its space plus one
    for i in range(VASSALS):
        if low <= s.at[p][i] < low + MAX_LEVELS:
            where += int(s.at[p][i] - low + 1) << PLACE_BITS * i
            s.at[p][i] = AVAILABLE
    s.tokens[p][Unit.A] -= REMOVAL_WEAPONS
    ok = opens_with_slot(s, tile, slot, aid)
    s.tokens[p][Unit.A] += REMOVAL_WEAPONS
    for i in range(VASSALS):
        place = where >> PLACE_BITS * i & (1 << PLACE_BITS) - 1
        if place > 0:
            s.at[p][i] = low + place - 1
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
    aid = aid_at_hand(s)
    if not crowded and spearmen + riders == 0 and aid == 0:
        return n
    for tile in range(TILES):
        if s.zone[tile] != Zone.HAND + p:
            continue
        at_once = not crowded and tile_open(s, p, tile, spearmen, riders)
        for slot in range(SLOTS):
            if not in_play(s, slot):
                continue
            if crowded:
                ok = s.wild[slot] <= PLAIN and opens_after_removal(s, tile, slot, aid)
            else:
                ok = s.wild[slot] == 0 and (at_once or opens_with_slot(s, tile, slot, aid))
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
        if opens_with_slot(s, tile, slot, aid_at_hand(s)):
            return 0
        no_rider = tile >= PLAIN and available(s, p, RIDER) == 0
        return Why.RIDER_BEGINS if no_rider else Why.TILE_OF_NO_USE
    if free_slots(s) > 0:
        return Why.SLOTS_FREE
    if old > PLAIN:
        return Why.EXPLORATION_STAYS
    if s.tokens[p][Unit.A] < REMOVAL_WEAPONS:
        return Why.NO_WEAPON_TO_CLEAR
    opens = opens_after_removal(s, tile, slot, aid_at_hand(s))
    return 0 if opens else Why.NO_SPACE_LEFT


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
