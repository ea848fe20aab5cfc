"""Buying, sorting and placing tiles, and the followers that help with it."""

from __future__ import annotations

from lindwurm.games.schutt_und_asche.actions import Act
from lindwurm.games.schutt_und_asche.bot.opening import step_of
from lindwurm.games.schutt_und_asche.bot.threat import FAR, bearable
from lindwurm.games.schutt_und_asche.data import COST_BUY, COST_SORT, GOODS, REGULAR_ROUNDS, Tile
from lindwurm.games.schutt_und_asche.rules.common import has_room, purse, tiles_kept
from lindwurm.games.schutt_und_asche.state import (
    NONE,
    REALM,
    TILE_KINDS,
    VALUES,
    SchuttUndAsche,
)
from lindwurm.kernel.rule import Ints, rule
from lindwurm.kernel.shared import offered

NEAR_THE_END = 5
"""Hits after which the last may come before the next purchase."""
CROWN_POWER = 62
"""What power is worth to a buyer who thinks of the crown."""
EASE_POWER = 40
"""The same, but for the round, where the realm is at ease; otherwise knights come first."""
LOOSE_BITS = 7
"""Bits of a packed count of tiles of a kind."""
WORTH_SORTING = 56
"""Power to be found in a stack, in per cent of a tile, that is worth a gold."""


@rule
def known_top(s: SchuttUndAsche, seat: int, p: int) -> int:
    """Return the top tile of a stack if a seat knows it, else NONE."""
    top = s.height[p] - 1
    return int(s.stack[p][top]) if s.seen[p][top] >> seat & 1 else NONE


@rule
def unseen_tiles(s: SchuttUndAsche, seat: int, p: int) -> int:
    """Return how many tiles of a stack a seat has not seen."""
    count = 0
    for i in range(s.height[p]):
        if not s.seen[p][i] >> seat & 1:
            count += 1
    return count


@rule
def tile_worth(s: SchuttUndAsche, seat: int, tile: int) -> int:
    """Return what a tile is worth to a buyer."""
    if tile == Tile.POWER:
        if for_the_crown(s):
            return CROWN_POWER
        if not s.coop and bearable(s):
            return int(EASE_POWER + 4 * s.round_number)
        return int(24 + 4 * s.round_number)
    if tile == Tile.TREASURE:
        return 60
    land = 0
    room = 0
    waiting = 0
    knights = 0
    for p in range(REALM):
        if s.owner[p] == seat:
            land += 1
            knights += s.knight[p]
            if has_room(s, p, tile):
                room += 1
                waiting += s.knight[p]
    if room == 0:
        return 0
    if tile == Tile.KNIGHT:
        return 55 if 3 * knights < 2 * land else 28
    if tile == Tile.SWORD:
        return 58 if waiting else 22
    return 34 if waiting else 12


@rule
def ambush_worth(s: SchuttUndAsche, p: int) -> int:
    """Return what a dragon attack tile means in a province: a chance for an armed knight."""
    if not s.knight[p]:
        return -45
    return 25 if s.sword[p] else -12


@rule
def loose_tiles(s: SchuttUndAsche, seat: int) -> int:
    """Return how many tiles of each kind lie where a seat knows nothing about them, packed.

    What is open or known is elsewhere, so whoever knows the lists can count this (SA-41).
    """
    count = 0
    for tile in range(1, TILE_KINDS):
        count += s.ashes[tile] - s.ashes_seen[seat][tile] << LOOSE_BITS * tile
    for p in range(REALM):
        for i in range(s.height[p]):
            if not s.seen[p][i] >> seat & 1:
                count += 1 << LOOSE_BITS * s.stack[p][i]
        if s.kept[seat][p]:
            for tile in range(1, TILE_KINDS):
                count -= tiles_kept(s.kept[seat][p], tile) << LOOSE_BITS * tile
    return int(count)


@rule
def chance_of(loose: int, tile: int) -> int:
    """Return the chance, in per cent, that one of these tiles is of a kind."""
    total = 0
    for kind in range(1, TILE_KINDS):
        total += loose >> LOOSE_BITS * kind & 127
    return 100 * (loose >> LOOSE_BITS * tile & 127) // total if total > 0 else 0


@rule
def unknown_worth(s: SchuttUndAsche, seat: int, loose: int) -> int:
    """Return what a tile that one has not seen is worth in per cent, but for an attack."""
    worth = 0
    for tile in range(1, TILE_KINDS):
        if tile != Tile.ATTACK:
            worth += chance_of(loose, tile) * tile_worth(s, seat, tile)
    return worth


@rule
def stack_worth(s: SchuttUndAsche, seat: int, p: int, unknown: int, attack: int) -> int:
    """Return what buying the top tile of a stack is worth, known or not.

    `unknown` is what a tile is worth of which the seat knows nothing, but for an attack, whose
    chance is `attack`: both in per cent.
    """
    tile = known_top(s, seat, p)
    if tile == Tile.ATTACK:
        return ambush_worth(s, p)
    if tile != NONE:
        return tile_worth(s, seat, tile)
    return (unknown + attack * ambush_worth(s, p)) // 100


@rule
def buy(s: SchuttUndAsche, seat: int, legal: Ints, count: int) -> int:
    """Buy the best tile there is; look into stacks when no top is good enough."""
    if offered(legal, count, Act.MONEYLENDER) and loan_gain(s, seat) >= 2:
        return Act.MONEYLENDER
    left = purse(s, seat)
    if for_the_crown(s):
        hoard = richest_stack(s, seat)
        if hoard != NONE and left >= COST_SORT:
            return Act.SORT + hoard
    best, worth = best_stack(s, seat)
    look = darkest_stack(s, seat)
    if left >= COST_BUY + COST_SORT and look != NONE and worth < 45:
        return Act.SORT + look
    if left >= COST_BUY and worth >= 20:
        return Act.BUY + best
    if best != NONE and worth >= 30 and offered(legal, count, Act.FREE_BUY + best):
        return Act.FREE_BUY + best
    steal = best_theft(s, seat, legal, count)
    if steal != NONE:
        return steal
    if left >= COST_SORT and look != NONE:
        return Act.SORT + look
    return Act.END


@rule
def for_the_crown(s: SchuttUndAsche) -> bool:
    """Return whether it is time to think of the crown: the end is near, and the realm at ease."""
    if s.coop:
        return False
    near = s.hits >= NEAR_THE_END or s.round_number >= REGULAR_ROUNDS
    return bool(near and bearable(s))


@rule
def buried_power(s: SchuttUndAsche, seat: int, p: int, chance: int) -> int:
    """Return the power in a stack that sorting would bring to the top, in per cent of a tile.

    Power on top is recovered for nothing at the end (SA-299); an unseen tile is power by `chance`.
    """
    found = 0
    top = int(s.height[p]) - 1
    while top >= 0 and s.seen[p][top] >> seat & 1 and s.stack[p][top] == Tile.POWER:
        top -= 1
    while top >= 0:
        if not s.seen[p][top] >> seat & 1:
            found += chance
        elif s.stack[p][top] == Tile.POWER:
            found += 100
        top -= 1
    return found


@rule
def richest_stack(s: SchuttUndAsche, seat: int) -> int:
    """Return the own stack in which most power is buried, or NONE where it is not worth a gold."""
    best = NONE
    most = WORTH_SORTING - 1
    chance = chance_of(loose_tiles(s, seat), Tile.POWER)
    for p in range(REALM):
        if s.owner[p] == seat and s.height[p] > 1:
            found = buried_power(s, seat, p, chance)
            if found > most:
                most = found
                best = p
    return best


@rule
def best_stack(s: SchuttUndAsche, seat: int) -> tuple[int, int]:
    """Return the own stack whose top is worth most, or NONE, and what it is worth."""
    best = NONE
    top = -FAR
    loose = loose_tiles(s, seat)
    unknown = unknown_worth(s, seat, loose)
    attack = chance_of(loose, Tile.ATTACK)
    for p in range(REALM):
        if s.owner[p] == seat and s.height[p] > 0:
            worth = stack_worth(s, seat, p, unknown, attack)
            if worth > top:
                top = worth
                best = p
    return best, top


@rule
def darkest_stack(s: SchuttUndAsche, seat: int) -> int:
    """Return the own stack with most unseen tiles (at least two), or NONE."""
    best = NONE
    most = 1
    for p in range(REALM):
        if s.owner[p] == seat and s.height[p] > 0:
            unseen = unseen_tiles(s, seat, p)
            if unseen > most:
                most = unseen
                best = p
    return best


@rule
def pick_worth(s: SchuttUndAsche, seat: int, tile: int) -> int:
    """Return the order for a sorted stack: what would be bought next comes first."""
    if tile == Tile.ATTACK:
        return -1
    last = s.round_number >= REGULAR_ROUNDS and purse(s, seat) < COST_BUY
    if (last or for_the_crown(s)) and (tile == Tile.POWER or tile == Tile.TREASURE):
        return 500  # recovered for nothing at the end (SA-299)
    return tile_worth(s, seat, tile)


@rule
def place_worth(s: SchuttUndAsche, p: int, tile: int) -> int:
    """Knights to the front, gear to the knights there."""
    worth = 10 - step_of(p)
    if tile == Tile.KNIGHT:
        return int(worth + 6 * s.sword[p] + 3 * s.shield[p])
    return int(worth + 20 * s.knight[p] + 5 * (s.sword[p] + s.shield[p]))


@rule
def keep_or_void(s: SchuttUndAsche, seat: int) -> int:
    """Send a tile away that does harm, or nothing at all."""
    p = s.turned_from
    if s.turned == Tile.ATTACK:
        return Act.VOID if ambush_worth(s, p) < 0 else Act.KEEP
    return Act.VOID if tile_worth(s, seat, s.turned) < 10 else Act.KEEP


@rule
def loan_gain(s: SchuttUndAsche, seat: int) -> int:
    """Return what a Moneylender gains: the best of the discard for the least of the hand."""
    high = VALUES - 1
    while high > 0 and s.gold_discard[high] == 0:
        high -= 1
    low = 0
    while low < VALUES - 1 and s.gold[seat][low] == 0:
        low += 1
    return high - low


@rule
def borrow_worth(s: SchuttUndAsche, seat: int, action: int) -> int:
    """Borrow the dearest card, as long as it beats the least of the hand."""
    if action == Act.DONE:
        return 0
    value = action - Act.BORROW
    low = 0
    while low < VALUES - 1 and s.gold[seat][low] == 0:
        low += 1
    return value - low if value > low else -1


@rule
def best_theft(s: SchuttUndAsche, seat: int, legal: Ints, count: int) -> int:
    """Return a Traitor's best deed: a rival's sword or knight where it is needed."""
    if s.coop:
        return NONE
    best = NONE
    top = 50
    for k in range(count):
        code = legal[k] - Act.TRAITOR
        if 0 <= code < len(GOODS) * REALM and s.owner[code % REALM] != seat:
            worth = tile_worth(s, seat, Tile.KNIGHT + code // REALM)
            if worth > top:
                top = worth
                best = int(legal[k])
    return best
