"""What an attack costs, and what is worth paying to be spared it."""

from __future__ import annotations

from lindwurm.games.schutt_und_asche.data import ENTRY, NEXT, REWARD, ROUND_TILES, Follower
from lindwurm.games.schutt_und_asche.state import REALM, SchuttUndAsche
from lindwurm.kernel.rule import Lookup, rule

# Per cent, by gear (none, sword, shield, both) and power at hand (0, 1 and more); odds.py has them
# exactly. Shields are played in the balanced way.
WIN = Lookup([[24, 55], [56, 88], [17, 43], [53, 87]])
LOSS = Lookup([[76, 45], [44, 12], [46, 20], [37, 11]])

WORTH = Lookup([20, 18, 40, 22, 40, 26, 26, 8, 16, 18, 20, 8, 14, 20, 8])
"""What a follower is worth, by `Follower`: most bring gold, some three or four pieces of it."""
IDLE_FARMER = 8
"""What a Farmer is worth in a team, whose gold is one."""

HOPE = Lookup([3, 13, 3, 14])
"""Hits that a knight lands before he falls, in tenths, by gear (12.3)."""
PACE = Lookup([0, 0, 8, 45, 70, 90, 100])
"""What the realm must be able to hope for to be at ease, in tenths of a hit, by round."""
ENOUGH_SEEN = 6
"""Gold that all have given before anybody is called stingy."""
SPITE = -1
"""What stingy land is worth in place of a rival's 1: who gives nothing may well burn."""

GOLD = 10
LAND = 26
TILE_IN_STACK = 6
PIECE = 20
LIFT = 12
FAR = 1000

LANES, LANE, LEVEL = 4, 15, 1 << 14
"""How costs are packed: so many to a word, so many bits each, 0 at this level."""


@rule
def follower_worth(s: SchuttUndAsche, kind: int) -> int:
    """Return what a follower is worth to whoever may have him."""
    return IDLE_FARMER if s.coop and kind == Follower.FARMER else int(WORTH[kind])


# == what an attack costs =========================================================================


@rule
def prospects(s: SchuttUndAsche) -> int:
    """Return how many hits the realm can hope for, in tenths: those landed, and its knights'."""
    hope = 10 * s.hits
    for p in range(REALM):
        if s.knight[p]:
            hope += HOPE[gear(s, p)]
    return int(hope)


@rule
def bearable(s: SchuttUndAsche) -> bool:
    """Return whether the realm can bear that somebody is taught a lesson, or looks to his crown."""
    return bool(prospects(s) >= PACE[min(int(s.round_number), len(PACE) - 1)])


@rule
def stingy(s: SchuttUndAsche, seat: int) -> bool:
    """Return whether a seat has given the dragon much less than its part so far (SA-93)."""
    total = 0
    for p in range(s.seats):
        total += s.given[p]
    return bool(total >= ENOUGH_SEEN and 2 * s.seats * s.given[seat] < total)


@rule
def share(s: SchuttUndAsche, seat: int, p: int) -> int:
    """Return how much a province matters to a seat: 2 its own or the team's, 1 a rival's.

    Who lets others pay for his land may see it burn, while the realm can bear it.
    """
    owner = int(s.owner[p])
    if s.coop or owner == seat:
        return 2
    return 0 if owner >= 0 and stingy(s, owner) and bearable(s) else 1


@rule
def land_worth(s: SchuttUndAsche, seat: int, p: int) -> int:
    """Return what is lost when a province burns."""
    part = share(s, seat, p)
    if part == 0:
        part = SPITE
    return int((LAND + TILE_IN_STACK * s.height[p]) * part // 2)


@rule
def hit_worth(s: SchuttUndAsche) -> int:
    """Return what a hit is worth: more and more as the end comes near."""
    return int(55 + 8 * s.round_number + (20 if s.hits >= 5 else 0))


@rule
def gear(s: SchuttUndAsche, p: int) -> int:
    """Return 0, 1, 2 or 3 for none, sword, shield or both."""
    return int(s.sword[p] + 2 * s.shield[p])


@rule
def ready_power(s: SchuttUndAsche, p: int) -> int:
    """Return 1 if the knight's owner would spend power on him."""
    return 1 if s.power[s.owner[p]] > 0 and (s.sword[p] or s.hits >= 5) else 0


@rule
def threat(s: SchuttUndAsche, seat: int, p: int) -> int:
    """Return what an attack on a province costs; negative where a knight waits for it."""
    if not s.knight[p]:
        return land_worth(s, seat, p)
    kind, power = gear(s, p), ready_power(s, p)
    loss = LOSS[kind][power] * (PIECE + PIECE * s.sword[p] + PIECE * s.shield[p])
    gain = WIN[kind][power] * hit_worth(s) + (100 - LOSS[kind][power]) * LIFT
    return int((loss - gain) * share(s, seat, p) // 200 + 10 * power)


@rule
def flight_cost(s: SchuttUndAsche, seat: int, slot: int, attacks: int) -> int:
    """Return what so many attacks out of a slot cost."""
    cost = 0
    p = int(ENTRY[slot])
    for _ in range(REALM):
        if attacks <= 0:
            break
        if not s.burnt[p]:
            cost += threat(s, seat, p)
            attacks -= 1
        p = int(NEXT[p])
    return cost


@rule
def sees_tile(s: SchuttUndAsche, seat: int, slot: int) -> bool:
    """Return whether a seat knows the value of a dragon tile."""
    return bool(s.revealed[slot] or s.scouted[seat] >> slot & 1)


@rule
def possible(s: SchuttUndAsche, seat: int, slot: int) -> int:
    """Return the bit mask of the values that a tile can have, for all a seat knows."""
    if sees_tile(s, seat, slot):
        return int(1 << s.tile[slot])
    row = s.round_number if s.round_number < len(ROUND_TILES) else len(ROUND_TILES)
    mask = 0
    for i in range(len(ROUND_TILES[row - 1])):
        value = int(ROUND_TILES[row - 1][i])
        if (value > 4) == (s.red[slot] == 1):
            mask |= 1 << value
    for other in range(len(s.tile)):
        if sees_tile(s, seat, other):
            mask &= ~(1 << s.tile[other])
    return mask


@rule
def flight_costs(s: SchuttUndAsche, seat: int, slot: int, mask: int) -> tuple[int, int]:
    """Return what 1, 2 … attacks out of a slot cost, as many as a tile of these values can make.

    Packed, four to a word (see :func:`lane`): one walk along the flight serves all payments that
    are weighed against each other.
    """
    near = 0
    far = 0
    cost = 0
    p = int(ENTRY[slot])
    left = REALM
    attacks = 0
    while mask >> attacks + 1:
        while left > 0 and s.burnt[p]:
            p = int(NEXT[p])
            left -= 1
        if left > 0:
            cost += threat(s, seat, p)
            p = int(NEXT[p])
            left -= 1
        if attacks < LANES:
            near |= (cost + LEVEL) << LANE * attacks
        else:
            far |= (cost + LEVEL) << LANE * (attacks - LANES)
        attacks += 1
    return near, far


@rule
def lane(near: int, far: int, attacks: int) -> int:
    """Return what so many attacks cost, 1 to 8, out of two packed words."""
    if attacks <= LANES:
        return (near >> LANE * (attacks - 1) & 2 * LEVEL - 1) - LEVEL
    return (far >> LANE * (attacks - 1 - LANES) & 2 * LEVEL - 1) - LEVEL


@rule
def expected_cost(mask: int, near: int, far: int, gold: int) -> int:
    """Return the mean cost of a tile that is paid so much gold, its reward included.

    `mask` holds its possible values, `near` and `far` what attacks out of its slot cost.
    """
    cost = 0
    count = 0
    low = 5 if mask >> 5 else 1  # a tile is yellow, 1 to 4, or red, 5 to 8
    for value in range(low, low + 4):
        if mask >> value & 1:
            count += 1
            if gold >= value:
                cost -= 7 * REWARD[value]
            else:
                cost += lane(near, far, value - gold)
    return int(cost // count) if count else 0


@rule
def call_worth(s: SchuttUndAsche, seat: int, slot: int) -> int:
    """Call first what would hurt most while there is gold to pay for it."""
    mask = possible(s, seat, slot)
    near, far = flight_costs(s, seat, slot, mask)
    return expected_cost(mask, near, far, 0)


@rule
def layout_worth(s: SchuttUndAsche, seat: int, red_slots: int) -> int:
    """Give the red tiles to the paths that can bear them."""
    cost = 0
    for slot in range(len(s.tile)):
        cost += flight_cost(s, seat, slot, 4 if red_slots >> slot & 1 else 2)
    return -cost // 4
