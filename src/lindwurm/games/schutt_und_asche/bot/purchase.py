"""Buying, sorting and placing tiles, and the followers that help with it."""

from __future__ import annotations

from lindwurm.games.schutt_und_asche.actions import Act
from lindwurm.games.schutt_und_asche.bot.opening import step_of
from lindwurm.games.schutt_und_asche.bot.threat import FAR
from lindwurm.games.schutt_und_asche.data import COST_BUY, COST_SORT, GOODS, REGULAR_ROUNDS, Tile
from lindwurm.games.schutt_und_asche.rules.common import has_room, purse
from lindwurm.games.schutt_und_asche.state import NONE, REALM, VALUES, SchuttUndAsche
from lindwurm.kernel.rule import Ints, rule
from lindwurm.kernel.shared import offered


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
def unknown_worth(s: SchuttUndAsche, seat: int) -> int:
    """Return what a tile that nobody has seen is worth in per cent, but for an attack (12.4)."""
    worth = 28 * tile_worth(s, seat, Tile.POWER) + 22 * tile_worth(s, seat, Tile.SWORD)
    return worth + 22 * tile_worth(s, seat, Tile.SHIELD) + 11 * tile_worth(s, seat, Tile.KNIGHT)


@rule
def stack_worth(s: SchuttUndAsche, seat: int, p: int, unknown: int) -> int:
    """Return what buying the top tile of a stack is worth, known or not (12.4)."""
    tile = known_top(s, seat, p)
    if tile == Tile.ATTACK:
        return ambush_worth(s, p)
    if tile != NONE:
        return tile_worth(s, seat, tile)
    return (unknown + 17 * ambush_worth(s, p)) // 100


@rule
def buy(s: SchuttUndAsche, seat: int, legal: Ints, count: int) -> int:
    """Buy the best tile there is; look into stacks when no top is good enough."""
    if offered(legal, count, Act.MONEYLENDER) and loan_gain(s, seat) >= 2:
        return Act.MONEYLENDER
    best, worth = best_stack(s, seat)
    left = purse(s, seat)
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
def best_stack(s: SchuttUndAsche, seat: int) -> tuple[int, int]:
    """Return the own stack whose top is worth most, or NONE, and what it is worth."""
    best = NONE
    top = -FAR
    unknown = unknown_worth(s, seat)
    for p in range(REALM):
        if s.owner[p] == seat and s.height[p] > 0:
            worth = stack_worth(s, seat, p, unknown)
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
    if last and (tile == Tile.POWER or tile == Tile.TREASURE):
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
