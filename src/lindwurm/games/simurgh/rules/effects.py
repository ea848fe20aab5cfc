"""One effect from cost to last trigger (SI-034): pay, spend, receive part by part, triggers.

The rows of data.toml are interpreted here, in :mod:`.paying` and in :mod:`.gaining`; no tile has
code of its own. A question with a single answer that everybody can see is passed over.
"""

from __future__ import annotations

from lindwurm.games.simurgh.actions import Act, Kind
from lindwurm.games.simurgh.data import (
    ABILITY,
    DRAGONS,
    FIELDS,
    FIRST_ABILITY,
    FIRST_LEVEL,
    MAX_LEVELS,
    PART,
    SPEARMEN,
    VASSALS,
    WHEN,
    WHEN_MASK,
    Unit,
    When,
)
from lindwurm.games.simurgh.reasons import Why
from lindwurm.games.simurgh.rules.common import (
    ability_effect,
    effect_keeps,
    next_field,
    payable,
    step_effect,
)
from lindwurm.games.simurgh.rules.stacks import (
    gain_dragon,
    looking_at,
    return_tile,
    to_hand,
    under_dragons,
    unlook,
)
from lindwurm.games.simurgh.state import IN_WILDERNESS, Phase, Simurgh
from lindwurm.kernel.events import emit, whisper
from lindwurm.kernel.rule import Ints, rule


@rule
def begin(s: Simurgh, e: int) -> None:
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


# == T-MARK =======================================================================================


@rule
def mark_asks(s: Simurgh) -> bool:
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
def do_mark(s: Simurgh, dragon: int) -> None:
    """Put a marker on the leftmost eligible field of a dragon (SI-167)."""
    f = next_field(s, dragon)
    s.markers[dragon] |= 1 << f
    s.left -= 1
    emit(s, Kind.MARKED, s.active, dragon, ABILITY[dragon][f])


@rule
def legal_mark(s: Simurgh, out: Ints) -> int:
    """List the dragons with room for a marker."""
    n = 0
    for d in range(DRAGONS):
        if s.owner[d] == s.active + 1 and next_field(s, d) >= 0:
            out[n] = Act.MARK + d
            n += 1
    return n


@rule
def why_mark(s: Simurgh, dragon: int) -> int:
    """Say why a dragon cannot get a marker."""
    if s.owner[dragon] != s.active + 1:
        return Why.MARKS_OWN_DRAGONS
    return 0 if next_field(s, dragon) >= 0 else Why.NO_FIELD_FOR_MARKER


# == T-DRAGON, T-TILE: what is looked at ==========================================================


@rule
def legal_looked_at(s: Simurgh, verb: int, out: Ints) -> int:
    """List what is looked at, with the verb that chooses one of it."""
    for i in range(s.look_count):
        out[i] = verb + s.look[i] - 1
    return int(s.look_count)


@rule
def why_dragon(s: Simurgh, dragon: int) -> int:
    """Say why a dragon cannot be chosen: it is not looked at."""
    return 0 if looking_at(s, dragon) else Why.NOT_LOOKING_AT_DRAGON


@rule
def why_tile(s: Simurgh, tile: int) -> int:
    """Say why a tile cannot be chosen: it is not looked at."""
    return 0 if looking_at(s, tile) else Why.NOT_LOOKING_AT_TILE


# == T-DRAGON =====================================================================================


@rule
def keep_dragon_asks(s: Simurgh) -> bool:
    """Keep the only dragon drawn; return whether there are more."""
    if s.look_count > 1:
        return True
    do_keep_dragon(s, int(s.look[0]) - 1)
    return False


@rule
def do_keep_dragon(s: Simurgh, dragon: int) -> None:
    """Keep one dragon with its markers; the others go under the stack (SI-141, SI-142)."""
    unlook(s, dragon)
    gain_dragon(s, s.active, dragon, int(PART[s.effect][s.alternative][s.part - 1][2]))
    s.phase = Phase.UNDER


@rule
def under_asks(s: Simurgh) -> bool:
    """Put the last dragon under the stack; return whether an order is to be chosen."""
    if s.look_count > 1:
        return True
    if s.look_count == 1:
        do_under(s, int(s.look[0]) - 1)
    s.phase = Phase.GAIN
    return False


@rule
def do_under(s: Simurgh, dragon: int) -> None:
    """Put a dragon under the stack; the next one will lie below it (SI-143)."""
    unlook(s, dragon)
    under_dragons(s, s.active, dragon)


# == T-TILE =======================================================================================


@rule
def keep_tile_asks(s: Simurgh) -> bool:
    """Keep the only tile drawn; return whether there are more."""
    if s.look_count > 1:
        return True
    do_keep_tile(s, int(s.look[0]) - 1)
    return False


@rule
def do_keep_tile(s: Simurgh, tile: int) -> None:
    """Keep one of the tiles looked at."""
    unlook(s, tile)
    to_hand(s, s.active, tile)
    emit(s, Kind.KEPT, s.active, 0, 0)
    whisper(s, s.active, Kind.KEPT_TILE, s.active, tile, 0)
    s.phase = Phase.RETURN_TILE


@rule
def return_tile_asks(s: Simurgh) -> bool:
    """Return whether tiles are still to go back; top or underneath is always a choice."""
    if s.look_count > 0:
        return True
    s.phase = Phase.GAIN
    return False


@rule
def do_return_tile(s: Simurgh, tile: int, end: int) -> None:
    """Put one of the tiles looked at back (SI-133)."""
    unlook(s, tile)
    return_tile(s, s.active, tile, end)
    emit(s, Kind.RETURNED, s.active, 1, 0)


@rule
def legal_return_tile(s: Simurgh, out: Ints) -> int:
    """List the tiles looked at, each on top or underneath."""
    n = 0
    for i in range(s.look_count):
        out[n] = Act.TOP + s.look[i] - 1
        out[n + 1] = Act.BOTTOM + s.look[i] - 1
        n += 2
    return n


# == T-TRIGGER ====================================================================================


@rule
def fits(s: Simurgh, dragon: int, place: int) -> bool:
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
def step_allowed(s: Simurgh, slot: int) -> bool:
    """Return whether the active player's rider there could take a step now (SI-184)."""
    e = step_effect(s, s.active, slot)
    return e >= 0 and payable(s, s.active, e) and effect_keeps(s, e)


@rule
def trigger_asks(s: Simurgh) -> bool:
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
def close_window(s: Simurgh) -> None:
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
def legal_trigger(s: Simurgh, out: Ints) -> int:
    """List the trigger abilities that fit, and done."""
    n = 0
    for d in range(DRAGONS):
        if s.owner[d] == s.active + 1 and s.markers[d]:
            for f in range(FIELDS):
                if fits(s, d, f):
                    out[n] = Act.ABILITY + FIELDS * d + f
                    n += 1
    out[n] = Act.DONE
    return n + 1


@rule
def use_marker(s: Simurgh, dragon: int, place: int) -> None:
    """Take the marker off an ability field (SI-172, SI-173)."""
    s.markers[dragon] &= ~(1 << place)
    emit(s, Kind.ABILITY, s.active, dragon, ABILITY[dragon][place])


@rule
def do_trigger(s: Simurgh, dragon: int, place: int) -> None:
    """Use a trigger ability; its gains belong to the same window (SI-244)."""
    use_marker(s, dragon, place)
    s.effect = ability_effect(dragon, place)
    s.alternative = -1
    s.part = 0
    s.bonus = 1
    s.phase = Phase.GAIN


@rule
def why_trigger(s: Simurgh, dragon: int, place: int) -> int:
    """Say why a trigger ability cannot be used in this window."""
    if s.owner[dragon] != s.active + 1:
        return Why.DRAGON_OBEYS_ANOTHER
    if not s.markers[dragon] >> place & 1:
        return Why.NO_MARKER_THERE
    a = ABILITY[dragon][place]
    when = WHEN[a]
    if when == When.GAIN and s.gained & WHEN_MASK[a]:
        return 0
    if when == When.SPEND and s.spent & WHEN_MASK[a]:
        return 0
    if when == When.ADVANCE and s.moved > 0:
        if PART[FIRST_ABILITY + a][0][0][0] == Unit.ADVANCE and not step_allowed(s, s.moved - 1):
            return Why.NO_SECOND_STEP
        return 0
    return Why.ABILITY_NOT_NOW if when == When.ACTIVE else Why.NOT_ITS_MOMENT


# == steps of a rider =============================================================================


@rule
def step(s: Simurgh, p: int, slot: int) -> None:
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
