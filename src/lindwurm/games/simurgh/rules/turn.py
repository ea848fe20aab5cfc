"""A turn: the hub with its main and free actions, the clean-up, the limits, the next player."""

from __future__ import annotations

from typing import Any

from lindwurm.games.simurgh import actions as act
from lindwurm.games.simurgh.actions import PLACES, SPOTS, Kind
from lindwurm.games.simurgh.data import (
    ABILITY,
    ALTERNATIVES,
    CHRONICLE_TO_END,
    CITY,
    DRAGONS,
    FIELDS,
    FIRST_LEVEL,
    FIRST_SLOT,
    FIRST_TILE,
    GOAL_SLOTS,
    GOALS_TO_END,
    HAND_LIMIT,
    LEVEL_SPACES,
    LEVELS,
    MAX_LEVELS,
    PART,
    PARTS,
    PLAIN,
    REMOVAL_WEAPONS,
    RESOURCE_LIMIT,
    RIDER,
    SAFETY_TURNS,
    SLOTS,
    SPACE_KIND,
    SPACES,
    SPEARMAN,
    TILE_TYPE,
    TILES,
    TOKENS,
    VASSAL_FIRST,
    VASSALS,
    WHEN,
    SpaceKind,
    Type,
    Unit,
    When,
)
from lindwurm.games.simurgh.rules.common import (
    ability_effect,
    available,
    effect_keeps,
    free_slots,
    full_tile,
    in_play,
    level_of,
    occupied,
    on_board,
    payable,
    standing_at,
    step_effect,
    tile_open,
    usable,
    vassal_at,
    vassals_on_slot,
)
from lindwurm.games.simurgh.rules.effects import begin, step, step_allowed, use_marker
from lindwurm.games.simurgh.rules.stacks import (
    discard_unseen,
    fill_display,
    laid_openly,
    return_tile,
)
from lindwurm.games.simurgh.state import (
    AVAILABLE,
    IN_CITY,
    IN_WILDERNESS,
    Main,
    Phase,
    Zone,
)
from lindwurm.kernel.events import emit
from lindwurm.kernel.rule import rule

# == T-HUB ========================================================================================


@rule
def begin_turn(s: Any) -> None:
    """Start the turn of the active player (4.2)."""
    s.turns[s.active] += 1
    s.main = Main.NONE
    s.laid = 0
    s.advanced = 0
    s.fresh = 0
    s.back_to = Phase.HUB
    s.phase = Phase.HUB
    emit(s, Kind.TURN, s.active, s.turns[s.active], 0)


@rule
def legal_hub(s: Any, out: Any) -> int:
    """List main and free actions, and the end of the turn."""
    n = 0
    if s.main == Main.NONE:
        n = legal_place(s, out, n)
        n = legal_lay(s, out, n)
        n = legal_recall(s, out, n)
    n = legal_advance(s, out, n)
    n = legal_ability(s, out, n)
    if s.main != Main.NONE:
        out[n] = act.END
        n += 1
    return n


@rule
def hub_asks(s: Any) -> bool:
    """Return whether anything but the end of the turn is possible."""
    return s.main == Main.NONE or free_action(s)


@rule
def free_action(s: Any) -> bool:
    """Return whether the active player can advance or use an ability now."""
    for slot in range(SLOTS):
        if advance_open(s, slot):
            return True
    return ability_left(s)


@rule
def ability_left(s: Any) -> bool:
    """Return whether the active player can use an ability now."""
    for d in range(DRAGONS):
        if s.owner[d] == s.active + 1 and s.markers[d]:
            for f in range(FIELDS):
                if ability_open(s, d, f):
                    return True
    return False


# == T-PLACE ======================================================================================


@rule
def legal_place(s: Any, out: Any, n: int) -> int:
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
    s: Any, out: Any, n: int, slot: int, taken: int, spearman: bool, rider: bool
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
                    out[n] = act.PLACE + PLACES + first
                    n += 1
        return n
    for i in range(SPACES):
        e = FIRST_TILE + SPACES * tile + i
        n = legal_space(s, out, n, e, first + i, taken >> (low + i) & 1, spearman, rider)
    return n


@rule
def legal_space(
    s: Any, out: Any, n: int, e: int, space: int, taken: int, spearman: bool, rider: bool
) -> int:
    """List the placements on one space."""
    kind = SPACE_KIND[e]
    if taken and (kind == SpaceKind.S1 or kind == SpaceKind.D1):
        return n
    if not rider and kind >= SpaceKind.D1:
        return n
    if usable(s, s.active, e):
        if spearman and kind < SpaceKind.D1:
            out[n] = act.PLACE + space
            n += 1
        if rider:
            out[n] = act.PLACE + PLACES + space
            n += 1
    return n


@rule
def why_place(s: Any, vassal: int, space: int) -> int:
    """Say why a vassal cannot be placed there."""
    if s.phase != Phase.HUB and s.phase != Phase.VASSAL:
        return 39
    if s.phase == Phase.HUB and s.main != Main.NONE:
        return 38
    if vassal_at(s, s.active, vassal, AVAILABLE) < 0:
        return 50
    if s.phase == Phase.VASSAL and (space - CITY) // SPACES != s.laying - 1:
        return 89
    if space < CITY:
        return why_space(s, vassal, space, IN_CITY + space)
    slot = (space - CITY) // SPACES
    i = (space - CITY) % SPACES
    tile = int(s.wild[slot]) - 1
    if tile < 0:
        return 60
    if tile >= PLAIN:
        return why_enter(s, vassal, slot, i)
    return why_space(
        s, vassal, FIRST_TILE + SPACES * tile + i, IN_WILDERNESS + MAX_LEVELS * slot + i
    )


@rule
def why_space(s: Any, vassal: int, e: int, location: int) -> int:
    """Say why a space is closed to a vassal."""
    kind = SPACE_KIND[e]
    if vassal == SPEARMAN and kind >= SpaceKind.D1:
        return 51
    if kind == SpaceKind.S1 or kind == SpaceKind.D1:
        if standing_at(s, location) > 0:
            return 53
    return why_effect(s, e, 56)


@rule
def why_effect(s: Any, e: int, unpaid: int) -> int:
    """Say why an effect cannot be used: not payable, nothing to take, not to be handed out."""
    if not payable(s, s.active, e):
        return unpaid
    return 0 if usable(s, s.active, e) else why_incomplete(e)


@rule
def why_incomplete(e: int) -> int:
    """Say which rule closes an effect whose result cannot be handed out."""
    unit = PART[e][0][PARTS[e][0] - 1][0]
    if unit == Unit.SCOUT:
        return 151
    for k in range(PARTS[e][0]):
        if PART[e][0][k][0] == Unit.SP or PART[e][0][k][0] == Unit.DR:
            return 67
    return 68


@rule
def why_enter(s: Any, vassal: int, slot: int, i: int) -> int:
    """Say why an exploration tile cannot be entered."""
    if vassal != RIDER:
        return 102
    if i != 0:
        return 106
    if level_of(s, s.active, slot) >= 0:
        return 107
    ladder = s.wild[slot] - 1 - PLAIN
    if standing_at(s, IN_WILDERNESS + MAX_LEVELS * slot) >= LEVEL_SPACES[ladder][0]:
        return 108
    return 0 if payable(s, s.active, FIRST_LEVEL + MAX_LEVELS * ladder) else 104


@rule
def do_place(s: Any, vassal: int, space: int) -> None:
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
def slot_tokens(s: Any, slot: int, alternative: int, sign: int) -> None:
    """Give the resource of a slot, or take it back after a test."""
    e = FIRST_SLOT + slot
    for k in range(PARTS[e][alternative]):
        part = PART[e][alternative][k]
        s.tokens[s.active][part[0]] += sign * part[1]


@rule
def opens_with_slot(s: Any, tile: int, slot: int, spearmen: int, riders: int) -> bool:
    """Return whether the tile could be used with some choice of the slot's resource (SI-100)."""
    ok = False
    for alternative in range(ALTERNATIVES[FIRST_SLOT + slot]):
        slot_tokens(s, slot, alternative, 1)
        ok = ok or tile_open(s, s.active, tile, spearmen, riders)
        slot_tokens(s, slot, alternative, -1)
    return ok


@rule
def returning(s: Any, slot: int, vassal: int) -> int:
    """Return how many own vassals of a type would come home from the tile in a slot (SI-095)."""
    low = IN_WILDERNESS + MAX_LEVELS * slot
    count = 0
    for i in range(VASSAL_FIRST[vassal], VASSAL_FIRST[vassal + 1]):
        if low <= s.at[s.active][i] < low + MAX_LEVELS:
            count += 1
    return count


@rule
def opens_after_removal(s: Any, tile: int, slot: int) -> bool:
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
def legal_lay(s: Any, out: Any, n: int) -> int:
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
                out[n] = act.LAY + SLOTS * tile + slot
                n += 1
    return n


@rule
def why_lay(s: Any, tile: int, slot: int) -> int:
    """Say why a tile cannot be laid on a slot."""
    p = s.active
    if s.phase != Phase.HUB:
        return 89
    if s.laid:
        return 42
    if s.main == Main.RECALL:
        return 78
    if s.main == Main.PLACE:
        return 89
    if s.zone[tile] != Zone.HAND + p:
        return 90
    if not in_play(s, slot):
        return 10
    old = int(s.wild[slot])
    if old == 0:
        spearmen = available(s, p, SPEARMAN)
        riders = available(s, p, RIDER)
        if tile >= PLAIN and riders == 0:
            return 102
        return 0 if opens_with_slot(s, tile, slot, spearmen, riders) else 99
    if free_slots(s) > 0:
        return 92
    if old > PLAIN:
        return 93
    if s.tokens[p][Unit.A] < REMOVAL_WEAPONS:
        return 103
    return 0 if opens_after_removal(s, tile, slot) else 100


@rule
def do_lay(s: Any, tile: int, slot: int) -> None:
    """Lay a tile: removal if need be, tile, slot resource; the vassal follows (SI-097)."""
    p = s.active
    if s.wild[slot] > 0:
        s.tokens[p][Unit.A] -= REMOVAL_WEAPONS
        emit(s, Kind.PAID, p, REMOVAL_WEAPONS, Unit.A)
        emit(s, Kind.REMOVED, p, s.wild[slot] - 1, 0)
        remove_tile(s, slot)
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
def legal_vassal(s: Any, out: Any) -> int:
    """List the placements on the new tile, and abilities that keep one possible (SI-178)."""
    spearman = available(s, s.active, SPEARMAN) > 0
    rider = available(s, s.active, RIDER) > 0
    n = legal_on_tile(s, out, 0, s.laying - 1, 0, spearman, rider)
    return legal_ability(s, out, n)


@rule
def vassal_asks(s: Any) -> bool:
    """Place the vassal where there is no choice; return whether there is one."""
    if ability_left(s):
        return True
    p = s.active
    slot = int(s.laying) - 1
    tile = int(s.wild[slot]) - 1
    count = 0
    only = 0
    for vassal in range(2):
        if available(s, p, vassal) == 0:
            continue
        for i in range(1 if tile >= PLAIN else SPACES):
            if why_place(s, vassal, CITY + SPACES * slot + i) == 0:
                count += 1
                only = PLACES * vassal + CITY + SPACES * slot + i
    if count > 1:
        return True
    do_place(s, only // PLACES, only % PLACES)
    return False


# == T-RECALL =====================================================================================


@rule
def legal_recall(s: Any, out: Any, n: int) -> int:
    """List the own vassals on the board, alike ones once (SI-074)."""
    p = s.active
    for i in range(VASSALS):
        location = int(s.at[p][i])
        vassal = SPEARMAN if i < VASSAL_FIRST[1] else RIDER
        if location > AVAILABLE and vassal_at(s, p, vassal, location) == i:
            out[n] = act.RECALL + SPOTS * vassal + location - IN_CITY
            n += 1
    return n


@rule
def legal_recall_more(s: Any, out: Any) -> int:
    """List the further vassals to take back, and done."""
    n = legal_recall(s, out, 0)
    out[n] = act.DONE
    return n + 1


@rule
def why_recall(s: Any, vassal: int, spot: int) -> int:
    """Say why a vassal cannot be taken back."""
    if s.phase != Phase.RECALL:
        if s.phase != Phase.HUB:
            return 39
        if s.main != Main.NONE:
            return 38
    return 0 if vassal_at(s, s.active, vassal, IN_CITY + spot) >= 0 else 74


@rule
def do_recall(s: Any, vassal: int, spot: int) -> None:
    """Take back one vassal; more may follow before tiles are checked (SI-074, SI-129)."""
    i = vassal_at(s, s.active, vassal, IN_CITY + spot)
    s.at[s.active][i] = AVAILABLE
    s.main = Main.RECALL
    s.phase = Phase.RECALL
    emit(s, Kind.RECALLED, s.active, vassal, spot)


@rule
def recall_asks(s: Any) -> bool:
    """Return whether there is another vassal to take back."""
    if on_board(s, s.active) > 0:
        return True
    s.phase = Phase.CLEAN
    return False


# == T-ADVANCE ====================================================================================


@rule
def advance_open(s: Any, slot: int) -> bool:
    """Return whether the rider on this slot's tile may advance now (SI-109 to SI-113)."""
    if s.advanced or s.wild[slot] <= PLAIN or s.fresh >> slot & 1:
        return False
    return step_allowed(s, slot)


@rule
def legal_advance(s: Any, out: Any, n: int) -> int:
    """List the riders that may advance."""
    if s.advanced == 0:
        for slot in range(SLOTS):
            if advance_open(s, slot):
                out[n] = act.ADVANCE + slot
                n += 1
    return n


@rule
def why_advance(s: Any, slot: int) -> int:
    """Say why a rider cannot advance."""
    p = s.active
    if s.phase != Phase.HUB and s.phase != Phase.SCOUT and s.phase != Phase.STATUE:
        return 243
    if s.advanced:
        return 111
    tile = int(s.wild[slot]) - 1
    if tile < PLAIN:
        return 109
    level = level_of(s, p, slot)
    if level < 0:
        return 10109
    if s.fresh >> slot & 1:
        return 110
    ladder = tile - PLAIN
    if level + 1 == LEVELS[ladder]:
        return 117
    below = IN_WILDERNESS + MAX_LEVELS * slot + level + 1
    if standing_at(s, below) >= LEVEL_SPACES[ladder][level + 1]:
        return 113
    e = step_effect(s, p, slot)
    if not payable(s, p, e):
        return 104
    return 0 if effect_keeps(s, e) else 178


@rule
def do_advance(s: Any, slot: int) -> None:
    """Advance a rider by one level (SI-109)."""
    s.advanced = 1
    step(s, s.active, slot)


# == T-ABILITY ====================================================================================


@rule
def ability_open(s: Any, dragon: int, place: int) -> bool:
    """Return whether an active ability of an own dragon may be used now (SI-177 to SI-179)."""
    if not s.markers[dragon] >> place & 1 or WHEN[ABILITY[dragon][place]] != When.ACTIVE:
        return False
    e = ability_effect(dragon, place)
    return usable(s, s.active, e) and effect_keeps(s, e)


@rule
def legal_ability(s: Any, out: Any, n: int) -> int:
    """List the active abilities that may be used."""
    for d in range(DRAGONS):
        if s.owner[d] == s.active + 1 and s.markers[d]:
            for f in range(FIELDS):
                if ability_open(s, d, f):
                    out[n] = act.ABILITY + FIELDS * d + f
                    n += 1
    return n


@rule
def why_ability(s: Any, dragon: int, place: int) -> int:
    """Say why an active ability cannot be used."""
    phase = s.phase
    if phase != Phase.HUB and phase != Phase.VASSAL and phase != Phase.SCOUT:
        if phase != Phase.STATUE:
            return 177
    if s.owner[dragon] != s.active + 1:
        return 10172
    if not s.markers[dragon] >> place & 1:
        return 172
    if WHEN[ABILITY[dragon][place]] != When.ACTIVE:
        return 180
    e = ability_effect(dragon, place)
    if not payable(s, s.active, e) or not usable(s, s.active, e):
        return 179
    return 0 if effect_keeps(s, e) else 178


@rule
def do_ability(s: Any, dragon: int, place: int) -> None:
    """Use an active ability (SI-172)."""
    use_marker(s, dragon, place)
    begin(s, ability_effect(dragon, place))


# == T-CLEAN ======================================================================================


@rule
def clean(s: Any) -> None:
    """Send empty, full and finished tiles to the Chronicle, all at once (SI-117 to SI-130)."""
    s.effect = 0
    s.alternative = 0
    s.part = 0
    for slot in range(SLOTS):
        if s.wild[slot] > 0 and slot != s.laying - 1 and leaves(s, slot):
            remove_tile(s, slot)
    check_end(s)
    s.phase = s.back_to


@rule
def leaves(s: Any, slot: int) -> bool:
    """Return whether the tile in a slot goes to the Chronicle now."""
    count = vassals_on_slot(s, slot)
    if count == 0:
        return True
    tile = s.wild[slot] - 1
    if tile < PLAIN:
        return count >= full_tile(s)
    bottom = IN_WILDERNESS + MAX_LEVELS * slot + LEVELS[tile - PLAIN] - 1
    return standing_at(s, bottom) > 0


@rule
def remove_tile(s: Any, slot: int) -> None:
    """A tile goes to the Chronicle for good, its vassals home (SI-124 to SI-127)."""
    tile = int(s.wild[slot]) - 1
    s.wild[slot] = 0
    s.zone[tile] = Zone.CHRONICLE
    s.chronicle += 1
    emit(s, Kind.CHRONICLE, tile, s.chronicle, 0)
    low = IN_WILDERNESS + MAX_LEVELS * slot
    for p in range(s.seats):
        for i in range(VASSALS):
            if low <= s.at[p][i] < low + MAX_LEVELS:
                s.at[p][i] = AVAILABLE
                emit(s, Kind.HOME, p, 0 if i < VASSAL_FIRST[1] else 1, 0)


@rule
def face_up_goals(s: Any) -> int:
    """Return how many objectives lie face up."""
    count = 0
    for i in range(GOAL_SLOTS):
        if s.goal_slots[i] > 0:
            count += 1
    return count


@rule
def check_end(s: Any) -> None:
    """Trigger the end, once (SI-206 to SI-210)."""
    if s.ending == 0:
        enough = face_up_goals(s) >= GOALS_TO_END[s.length]
        if enough or s.chronicle >= CHRONICLE_TO_END[s.length]:
            s.ending = s.active + 1
            emit(s, Kind.ENDING, s.active, 0, 0)


# == E-TILES, E-RES ===============================================================================


@rule
def discard_asks(s: Any) -> bool:
    """Return whether surplus tiles must go (SI-197)."""
    if s.hand_count[s.active] > HAND_LIMIT:
        return True
    s.phase = Phase.SURPLUS
    return False


@rule
def legal_discard(s: Any, out: Any) -> int:
    """List the hand tiles that may go, each on top or underneath (SI-198, SI-199)."""
    n = 0
    for tile in range(TILES):
        if s.zone[tile] == Zone.HAND + s.active and TILE_TYPE[tile] != Type.POWER:
            out[n] = act.TOP + tile
            out[n + 1] = act.BOTTOM + tile
            n += 2
    return n


@rule
def why_discard(s: Any, tile: int) -> int:
    """Say why a tile cannot be discarded."""
    if s.phase != Phase.DISCARD:
        return 197
    if s.zone[tile] != Zone.HAND + s.active:
        return 90
    return 199 if TILE_TYPE[tile] == Type.POWER else 0


@rule
def do_discard(s: Any, tile: int, bottom: bool) -> None:
    """Put a surplus tile on top of or under the Scout stack (SI-198)."""
    discard_unseen(s, s.active)
    return_tile(s, s.active, tile, bottom)
    s.hand_count[s.active] -= 1
    emit(s, Kind.DISCARDED, s.active, 0, 0)


@rule
def token_count(s: Any, p: int) -> int:
    """Return how many resource tokens a player has."""
    count = 0
    for k in range(TOKENS):
        count += s.tokens[p][k]
    return count


@rule
def surplus_asks(s: Any) -> bool:
    """Return surplus tokens while there is no choice; say whether there is one (SI-201)."""
    p = s.active
    while token_count(s, p) > RESOURCE_LIMIT[s.mode]:
        kinds = 0
        only = 0
        for k in range(TOKENS):
            if s.tokens[p][k] > 0:
                kinds += 1
                only = k
        if kinds > 1:
            return True
        do_surplus(s, only)
    s.phase = Phase.FILL
    return False


@rule
def legal_surplus(s: Any, out: Any) -> int:
    """List the tokens that may go back."""
    n = 0
    for k in range(TOKENS):
        if s.tokens[s.active][k] > 0:
            out[n] = act.RETURN + k
            n += 1
    return n


@rule
def do_surplus(s: Any, k: int) -> None:
    """Return one token to the supply (SI-201)."""
    s.tokens[s.active][k] -= 1
    emit(s, Kind.SURPLUS, s.active, k, 0)


# == E-FILL, E-NEXT ===============================================================================


@rule
def fill(s: Any) -> None:
    """Close up and refill the display (SI-204)."""
    fill_display(s)
    s.phase = Phase.NEXT


@rule
def next_player(s: Any) -> bool:
    """Pass the turn on; return whether the game goes on (SI-209, SI-211, SI-213)."""
    last = (s.first + s.seats - 1) % s.seats
    if s.ending == 0 and s.active == last and s.turns[last] >= SAFETY_TURNS:
        s.ending = last + 1
        emit(s, Kind.ENDING, last, 0, 0)
    following = (s.active + 1) % s.seats
    if s.ending == following + 1:
        return False
    s.active = following
    begin_turn(s)
    return True
