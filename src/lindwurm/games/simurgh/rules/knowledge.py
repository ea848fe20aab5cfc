"""What a seat cannot know, dealt afresh (catalogue 6).

Hidden action tiles change places two by two, from where they really are, and only as far as this
seat could believe it: `maybe` says where it must reckon with each tile; the box keeps its number of
each type (SI-002); a hand keeps its one power tile and the types everyone saw being dealt (SI-015).
So every redeal is a possible truth, and after some rounds all of them are about equally likely.
"""

from __future__ import annotations

from typing import Any

from lindwurm.games.simurgh.data import FIELDS, TILE_TYPE, TILES, Type
from lindwurm.games.simurgh.state import MAYBE_BOX, MAYBE_STACK, Phase, Zone
from lindwurm.kernel.chance import draw
from lindwurm.kernel.rule import rule

ROUNDS = 6


@rule
def zone_bit(s: Any, tile: int) -> int:
    """Return the bit of `maybe` for where a hidden tile really is; 0 for one that lies open."""
    zone = s.zone[tile]
    if zone == Zone.BOX:
        return MAYBE_BOX
    if zone == Zone.STACK:
        return MAYBE_STACK
    if zone == Zone.LOOKED_AT:
        return int(1 << s.active)
    if zone >= Zone.HAND:
        return int(1 << (zone - Zone.HAND))
    return 0


@rule
def position(s: Any, tile: int) -> int:
    """Return the position of a tile in the Scout stack, or -1."""
    for i in range(s.scout_count):
        if s.scout[i] == tile + 1:
            return i
    return -1


@rule
def hidden_from(s: Any, seat: int, tile: int) -> bool:
    """Return whether a seat cannot know where a tile is."""
    zone = s.zone[tile]
    if zone == Zone.HAND + seat or zone_bit(s, tile) == 0:
        return False
    if zone == Zone.LOOKED_AT:
        return bool(s.active != seat)
    if zone == Zone.STACK:
        return not s.scout_seen[position(s, tile)] >> seat & 1
    return True


@rule
def dealt_stays(s: Any, seat: int, leaving: int, coming: int) -> bool:
    """Return whether a hand still has a tile of each type that was dealt, after an exchange."""
    zone = s.zone[leaving]
    kind = TILE_TYPE[leaving]
    if zone < Zone.HAND or TILE_TYPE[coming] == kind:
        return True
    p = int(zone) - Zone.HAND
    if not s.dealt[p] >> kind & 1:
        return True
    for t in range(TILES):
        if t != leaving and s.zone[t] == zone and TILE_TYPE[t] == kind:
            if s.maybe[seat][t] != 1 << p:
                return True
    return False


@rule
def exchangeable(s: Any, seat: int, a: int, b: int) -> bool:
    """Return whether a seat could believe two hidden tiles to lie the other way round."""
    at_a = zone_bit(s, a)
    at_b = zone_bit(s, b)
    if not s.maybe[seat][a] & at_b or not s.maybe[seat][b] & at_a:
        return False
    if TILE_TYPE[a] != TILE_TYPE[b]:
        if at_a == MAYBE_BOX or at_b == MAYBE_BOX:
            return False
        if TILE_TYPE[a] == Type.POWER or TILE_TYPE[b] == Type.POWER:
            return False
    return dealt_stays(s, seat, a, b) and dealt_stays(s, seat, b, a)


@rule
def exchange(s: Any, a: int, b: int) -> None:
    """Let two tiles change places, in the stack and under the eyes of who looks as well."""
    for i in range(s.scout_count):
        if s.scout[i] == a + 1:
            s.scout[i] = b + 1
        elif s.scout[i] == b + 1:
            s.scout[i] = a + 1
    if s.zone[a] == Zone.LOOKED_AT or s.zone[b] == Zone.LOOKED_AT:
        for i in range(s.look_count):
            if s.look[i] == a + 1:
                s.look[i] = b + 1
            elif s.look[i] == b + 1:
                s.look[i] = a + 1
    zone = s.zone[a]
    s.zone[a] = s.zone[b]
    s.zone[b] = zone


@rule
def redeal(s: Any, seat: int) -> None:
    """Deal afresh all that a seat cannot know, consistent with all it does."""
    for _ in range(ROUNDS):
        for a in range(TILES):
            b = draw(s, TILES)
            if a != b and hidden_from(s, seat, a) and hidden_from(s, seat, b):
                if exchangeable(s, seat, a, b):
                    exchange(s, a, b)
    for p in range(s.seats):
        if p != seat:
            for t in range(TILES):
                s.maybe[p][t] |= zone_bit(s, t)
    forget_others(s.scout_seen, s.scout_count, seat)
    redeal_dragons(s, seat)
    redeal_goals(s, seat)


@rule
def forget_others(seen: Any, count: int, seat: int) -> None:
    """What the others know of a stack is hidden as well."""
    for i in range(count):
        seen[i] &= 1 << seat


@rule
def redeal_dragons(s: Any, seat: int) -> None:
    """Mix the dragons in the stack, those looked at and those dealt to the others."""
    looked = s.phase == Phase.KEEP_DRAGON or s.phase == Phase.UNDER
    for i in range(s.dragon_count):
        if s.dragon_seen[i] >> seat & 1:
            continue
        j = draw(s, s.dragon_count)
        if not s.dragon_seen[j] >> seat & 1:
            dragon = s.dragons[i]
            s.dragons[i] = s.dragons[j]
            s.dragons[j] = dragon
    forget_others(s.dragon_seen, s.dragon_count, seat)
    if looked and s.active != seat:
        for i in range(s.look_count):
            swap_with_dragons(s, s.look, i, seat)
    if s.phase == Phase.DRAGON:
        for p in range(s.seats):
            if p != seat:
                for i in range(FIELDS):
                    swap_with_dragons(s, s.offer[p], i, seat)
                if s.sealed[p] > 0:
                    s.sealed[p] = s.offer[p][draw(s, FIELDS)]


@rule
def swap_with_dragons(s: Any, held: Any, i: int, seat: int) -> None:
    """Exchange a dragon out of sight with a random one that the seat does not know."""
    unknown = 1
    for j in range(s.dragon_count):
        if not s.dragon_seen[j] >> seat & 1:
            unknown += 1
    left = draw(s, unknown) - 1
    if left < 0:
        return
    for j in range(s.dragon_count):
        if not s.dragon_seen[j] >> seat & 1:
            if left == 0:
                dragon = held[i]
                held[i] = s.dragons[j]
                s.dragons[j] = dragon
                return
            left -= 1


@rule
def redeal_goals(s: Any, seat: int) -> None:
    """Mix the objectives in the stack and those another seat is looking at."""
    for i in range(s.goal_count):
        if s.goal_seen[i] >> seat & 1:
            continue
        j = draw(s, s.goal_count)
        if not s.goal_seen[j] >> seat & 1:
            goal = s.goals[i]
            s.goals[i] = s.goals[j]
            s.goals[j] = goal
    forget_others(s.goal_seen, s.goal_count, seat)
    if s.active == seat:
        return
    for i in range(s.goal_look_count):
        j = draw(s, s.goal_count + 1)
        if j < s.goal_count and not s.goal_seen[j] >> seat & 1:
            goal = s.goal_look[i]
            s.goal_look[i] = s.goals[j]
            s.goals[j] = goal
