"""The end of a turn: T-CLEAN, the limits on hand and supply, filling up, the next player."""

from __future__ import annotations

from lindwurm.games.simurgh.actions import Act, Kind
from lindwurm.games.simurgh.data import (
    CHRONICLE_TO_END,
    GOAL_SLOTS,
    GOALS_TO_END,
    HAND_LIMIT,
    LEVELS,
    MAX_LEVELS,
    PLAIN,
    RESOURCE_LIMIT,
    SAFETY_TURNS,
    SLOTS,
    TILE_TYPE,
    TILES,
    TOKENS,
    VASSAL_FIRST,
    VASSALS,
    Type,
)
from lindwurm.games.simurgh.reasons import Why
from lindwurm.games.simurgh.rules.common import full_tile, standing_at, vassals_on_slot
from lindwurm.games.simurgh.rules.stacks import discard_unseen, fill_display, return_tile
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

# == T-HUB ========================================================================================


@rule
def begin_turn(s: Simurgh) -> None:
    """Start the turn of the active player (4.2)."""
    s.turns[s.active] += 1
    s.main = Main.NONE
    s.laid = 0
    s.advanced = 0
    s.fresh = 0
    s.back_to = Phase.HUB
    s.phase = Phase.HUB
    emit(s, Kind.TURN, s.active, s.turns[s.active], 0)


# == T-CLEAN ======================================================================================


@rule
def clean(s: Simurgh) -> None:
    """Send empty, full and finished tiles to the Chronicle, all at once (SI-117 to SI-130)."""
    s.effect = 0
    s.alternative = 0
    s.part = 0
    for slot in range(SLOTS):
        if s.wild[slot] > 0 and slot != s.laying - 1 and why_leaves(s, slot) != Leaves.NOT:
            remove_tile(s, slot, why_leaves(s, slot))
    check_end(s)
    s.phase = s.back_to


@rule
def why_leaves(s: Simurgh, slot: int) -> int:
    """Return why the tile in a slot goes to the Chronicle now, if it does."""
    count = vassals_on_slot(s, slot)
    if count == 0:
        return Leaves.EMPTY
    tile = s.wild[slot] - 1
    if tile < PLAIN:
        return Leaves.FULL if count >= full_tile(s) else Leaves.NOT
    bottom = IN_WILDERNESS + MAX_LEVELS * slot + LEVELS[tile - PLAIN] - 1
    return Leaves.EXPLORED if standing_at(s, bottom) > 0 else Leaves.NOT


@rule
def remove_tile(s: Simurgh, slot: int, cause: int) -> None:
    """A tile goes to the Chronicle for good, its vassals home (SI-124 to SI-127)."""
    tile = int(s.wild[slot]) - 1
    s.wild[slot] = 0
    s.zone[tile] = Zone.CHRONICLE
    s.chronicle += 1
    emit(s, Kind.CHRONICLE, tile, s.chronicle, cause)
    low = IN_WILDERNESS + MAX_LEVELS * slot
    for p in range(s.seats):
        for i in range(VASSALS):
            if low <= s.at[p][i] < low + MAX_LEVELS:
                s.at[p][i] = AVAILABLE
                emit(s, Kind.HOME, p, 0 if i < VASSAL_FIRST[1] else 1, 0)


@rule
def face_up_goals(s: Simurgh) -> int:
    """Return how many objectives lie face up."""
    count = 0
    for i in range(GOAL_SLOTS):
        if s.goal_slots[i] > 0:
            count += 1
    return count


@rule
def check_end(s: Simurgh) -> None:
    """Trigger the end, once (SI-206 to SI-210)."""
    if s.ending == 0:
        enough = face_up_goals(s) >= GOALS_TO_END[s.length]
        if enough or s.chronicle >= CHRONICLE_TO_END[s.length]:
            s.ending = s.active + 1
            emit(s, Kind.ENDING, s.active, 0, 0)


# == E-TILES, E-RES ===============================================================================


@rule
def discard_asks(s: Simurgh) -> bool:
    """Return whether surplus tiles must go (SI-197)."""
    if s.hand_count[s.active] > HAND_LIMIT:
        return True
    s.phase = Phase.SURPLUS
    return False


@rule
def legal_discard(s: Simurgh, out: Ints) -> int:
    """List the hand tiles that may go, each on top or underneath (SI-198, SI-199)."""
    n = 0
    for tile in range(TILES):
        if s.zone[tile] == Zone.HAND + s.active and TILE_TYPE[tile] != Type.POWER:
            out[n] = Act.TOP + tile
            out[n + 1] = Act.BOTTOM + tile
            n += 2
    return n


@rule
def why_discard(s: Simurgh, tile: int) -> int:
    """Say why a tile cannot be discarded."""
    if s.zone[tile] != Zone.HAND + s.active:
        return Why.NOT_IN_HAND
    return Why.POWER_TILE_STAYS if TILE_TYPE[tile] == Type.POWER else 0


@rule
def do_discard(s: Simurgh, tile: int, end: int) -> None:
    """Put a surplus tile on top of or under the Scout stack (SI-198)."""
    discard_unseen(s, s.active)
    return_tile(s, s.active, tile, end)
    s.hand_count[s.active] -= 1
    emit(s, Kind.DISCARDED, s.active, 0, 0)


@rule
def token_count(s: Simurgh, p: int) -> int:
    """Return how many resource tokens a player has."""
    count = 0
    for k in range(TOKENS):
        count += s.tokens[p][k]
    return count


@rule
def surplus_asks(s: Simurgh) -> bool:
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
def legal_surplus(s: Simurgh, out: Ints) -> int:
    """List the tokens that may go back."""
    n = 0
    for k in range(TOKENS):
        if s.tokens[s.active][k] > 0:
            out[n] = Act.RETURN + k
            n += 1
    return n


@rule
def why_surplus(s: Simurgh, k: int) -> int:
    """Say why such a token cannot go back."""
    return 0 if s.tokens[s.active][k] > 0 else Why.NONE_OF_THOSE


@rule
def do_surplus(s: Simurgh, k: int) -> None:
    """Return one token to the supply (SI-201)."""
    s.tokens[s.active][k] -= 1
    emit(s, Kind.SURPLUS, s.active, k, 1)


# == E-FILL, E-NEXT ===============================================================================


@rule
def fill(s: Simurgh) -> None:
    """Close up and refill the display (SI-204)."""
    fill_display(s)
    s.phase = Phase.NEXT


@rule
def next_player(s: Simurgh) -> bool:
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
