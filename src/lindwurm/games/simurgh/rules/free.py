"""The free actions, T-ADVANCE and T-ABILITY."""

from __future__ import annotations

from lindwurm.games.simurgh.actions import Act
from lindwurm.games.simurgh.data import (
    ABILITY,
    ALTERNATIVES,
    DRAGONS,
    FIELDS,
    GIVES,
    LEVEL_SPACES,
    LEVELS,
    MAX_LEVELS,
    PART,
    PARTS,
    PLAIN,
    SCOUTS,
    SCOUTS_NEED,
    SLOTS,
    TOKENS,
    WHEN,
    When,
)
from lindwurm.games.simurgh.reasons import Why
from lindwurm.games.simurgh.rules.common import (
    ability_effect,
    effect_keeps,
    level_of,
    payable,
    spends_last,
    standing_at,
    step_effect,
    usable,
)
from lindwurm.games.simurgh.rules.effects import begin, step, step_allowed, use_marker
from lindwurm.games.simurgh.state import IN_WILDERNESS, Phase, Simurgh
from lindwurm.kernel.rule import Ints, rule


@rule
def free_action(s: Simurgh) -> bool:
    """Return whether the active player can advance or use an ability now."""
    for slot in range(SLOTS):
        if advance_open(s, slot):
            return True
    return ability_left(s)


@rule
def ability_left(s: Simurgh) -> bool:
    """Return whether the active player can use an ability now."""
    for d in range(DRAGONS):
        if s.owner[d] == s.active + 1 and s.markers[d]:
            for f in range(FIELDS):
                if ability_open(s, d, f):
                    return True
    return False


# == T-ADVANCE ====================================================================================


@rule
def advance_open(s: Simurgh, slot: int) -> bool:
    """Return whether the rider on this slot's tile may advance now (SI-109 to SI-113)."""
    if s.advanced or s.wild[slot] <= PLAIN or s.fresh >> slot & 1:
        return False
    return step_allowed(s, slot)


@rule
def legal_advance(s: Simurgh, out: Ints, n: int) -> int:
    """List the riders that may advance."""
    if s.advanced == 0:
        for slot in range(SLOTS):
            if advance_open(s, slot):
                out[n] = Act.ADVANCE + slot
                n += 1
    return n


@rule
def why_advance(s: Simurgh, slot: int) -> int:
    """Say why a rider cannot advance."""
    p = s.active
    if s.advanced:
        return Why.ONE_ADVANCE_A_TURN
    tile = int(s.wild[slot]) - 1
    if tile < PLAIN:
        return Why.NO_EXPLORATION
    level = level_of(s, p, slot)
    if level < 0:
        return Why.NO_RIDER_THERE
    if s.fresh >> slot & 1:
        return Why.JUST_ARRIVED
    ladder = tile - PLAIN
    if level + 1 == LEVELS[ladder]:
        return Why.AT_THE_BOTTOM
    below = IN_WILDERNESS + MAX_LEVELS * slot + level + 1
    if standing_at(s, below) >= LEVEL_SPACES[ladder][level + 1]:
        return Why.NEXT_LEVEL_FULL
    e = step_effect(s, p, slot)
    if not payable(s, p, e):
        return Why.CANNOT_PAY_STEP
    return 0 if effect_keeps(s, e) else Why.COULD_NOT_FINISH


@rule
def do_advance(s: Simurgh, slot: int) -> None:
    """Advance a rider by one level (SI-109)."""
    s.advanced = 1
    step(s, s.active, slot)


# == T-ABILITY ====================================================================================


@rule
def ability_open(s: Simurgh, dragon: int, place: int) -> bool:
    """Return whether an active ability of an own dragon may be used now (SI-177 to SI-179)."""
    if not s.markers[dragon] >> place & 1 or WHEN[ABILITY[dragon][place]] != When.ACTIVE:
        return False
    e = ability_effect(dragon, place)
    return usable(s, s.active, e) and effect_keeps(s, e)


@rule
def legal_ability(s: Simurgh, out: Ints, n: int) -> int:
    """List the active abilities that may be used."""
    for d in range(DRAGONS):
        if s.owner[d] == s.active + 1 and s.markers[d]:
            for f in range(FIELDS):
                if ability_open(s, d, f):
                    out[n] = Act.ABILITY + FIELDS * d + f
                    n += 1
    return n


@rule
def why_ability(s: Simurgh, dragon: int, place: int) -> int:
    """Say why an active ability cannot be used."""
    if s.owner[dragon] != s.active + 1:
        return Why.DRAGON_OBEYS_ANOTHER
    if not s.markers[dragon] >> place & 1:
        return Why.NO_MARKER_THERE
    if WHEN[ABILITY[dragon][place]] != When.ACTIVE:
        return Why.NOT_ITS_MOMENT
    e = ability_effect(dragon, place)
    if spends_last(s, s.active, e):
        return Why.LAST_VASSAL
    if not payable(s, s.active, e) or not usable(s, s.active, e):
        return Why.ABILITY_OF_NO_USE
    return 0 if effect_keeps(s, e) else Why.COULD_NOT_FINISH


@rule
def aid_at_hand(s: Simurgh) -> int:
    """Return what own dragons could give by abilities that still have a marker (SI-251).

    As GIVES has it; 0 where nobody helps. Most often that settles the matter before anything is
    tried.
    """
    gives = 0
    if not s.unhelped:
        for d in range(DRAGONS):
            if s.owner[d] == s.active + 1 and s.markers[d]:
                for f in range(FIELDS):
                    if s.markers[d] >> f & 1 and WHEN[ABILITY[d][f]] == When.ACTIVE:
                        gives |= GIVES[ability_effect(d, f)]
    return int(gives)


@rule
def dragon_helps(s: Simurgh, e: int, alternative: int, waits: int, needs: int) -> bool:
    """Return whether a dragon could open the step that waits, once these tokens are gained.

    One ability right after the gain: any other that it takes can be used before (SI-251). Only
    those are tried that give something that the step `needs`. The state is changed for the test
    and put back at once.
    """
    if s.unhelped:
        return False
    p = s.active
    back_to = s.back_to
    s.back_to = waits
    for k in range(PARTS[e][alternative]):
        part = PART[e][alternative][k]
        if part[0] < TOKENS:
            s.tokens[p][part[0]] += part[1]
    ok = False
    for d in range(DRAGONS):
        if not ok and s.owner[d] == p + 1 and s.markers[d]:
            for f in range(FIELDS):
                if GIVES[ability_effect(d, f)] & needs and ability_open(s, d, f):
                    ok = True
    for k in range(PARTS[e][alternative]):
        part = PART[e][alternative][k]
        if part[0] < TOKENS:
            s.tokens[p][part[0]] -= part[1]
    s.back_to = back_to
    return ok


@rule
def scouts_helped(s: Simurgh, e: int) -> bool:
    """Return whether a dragon could pay the Scouts with what they give at first (SI-251)."""
    if SCOUTS[e]:
        for alternative in range(ALTERNATIVES[e]):
            if dragon_helps(s, e, alternative, Phase.SCOUT, SCOUTS_NEED):
                return True
    return False


@rule
def do_ability(s: Simurgh, dragon: int, place: int) -> None:
    """Use an active ability (SI-172)."""
    use_marker(s, dragon, place)
    begin(s, ability_effect(dragon, place))
