"""What several phases need: cards, knowledge, windows, markers, the ends of the game."""

from __future__ import annotations

from lindwurm.games.schutt_und_asche.actions import Draw, Kind
from lindwurm.games.schutt_und_asche.data import (
    COOP_FACTOR,
    COOP_START_PENALTY,
    DISPLAY,
    FOLLOWER_COPIES,
    FOLLOWER_IN_SOLO,
    STACK,
    Follower,
    Tile,
)
from lindwurm.games.schutt_und_asche.state import (
    KINDS,
    NONE,
    REALM,
    TILE_KINDS,
    VALUES,
    Phase,
    Result,
    SchuttUndAsche,
    Status,
)
from lindwurm.kernel.chance import throw
from lindwurm.kernel.events import emit, whisper
from lindwurm.kernel.rule import Ints, rule
from lindwurm.kernel.shared import pick_kind

# == counts by kind ===============================================================================


@rule
def gold_sum(cards: Ints) -> int:
    """Return the worth of gold cards counted by value."""
    total = 0
    for value in range(1, VALUES):
        total += value * cards[value]
    return total


@rule
def purse(s: SchuttUndAsche, seat: int) -> int:
    """Return the gold that the buyer has left (SA-164)."""
    return int(gold_sum(s.gold[seat]) - s.spent)


@rule
def provinces_of(s: SchuttUndAsche, seat: int) -> int:
    """Return the number of unburnt provinces of a seat."""
    count = 0
    for p in range(REALM):
        if s.owner[p] == seat:
            count += 1
    return count


@rule
def unburnt(s: SchuttUndAsche) -> int:
    """Return the number of unburnt provinces."""
    count = 0
    for p in range(REALM):
        count += 1 - s.burnt[p]
    return count


@rule
def knights_posted(s: SchuttUndAsche) -> int:
    """Return the number of knights set up."""
    count = 0
    for p in range(REALM):
        count += s.knight[p]
    return count


@rule
def knights_hidden(s: SchuttUndAsche) -> int:
    """Return the number of knights that still lie in stacks."""
    count = 0
    for p in range(REALM):
        for i in range(s.height[p]):
            if s.stack[p][i] == Tile.KNIGHT:
                count += 1
    return count


@rule
def has_room(s: SchuttUndAsche, p: int, tile: int) -> bool:
    """Return whether a knight, sword or shield fits into a province (SA-70)."""
    if tile == Tile.KNIGHT:
        return bool(s.knight[p] == 0)
    if tile == Tile.SWORD:
        return bool(s.sword[p] == 0)
    return bool(s.shield[p] == 0)


@rule
def set_piece(s: SchuttUndAsche, p: int, tile: int, count: int) -> None:
    """Put a knight, sword or shield into a province (1), or take it away (0)."""
    if tile == Tile.KNIGHT:
        s.knight[p] = count
    elif tile == Tile.SWORD:
        s.sword[p] = count
    else:
        s.shield[p] = count


# == what players know of followers (SA-287, SA-392) ==============================================


@rule
def known(word: int, kind: int) -> int:
    """Return a packed count of followers: two bits per kind."""
    return int(word >> 2 * kind & 3)


@rule
def learn(s: SchuttUndAsche, holder: int, kind: int) -> None:
    """Everybody has seen that `holder` took this follower."""
    s.shown[holder] += 1 << 2 * kind
    for viewer in range(s.seats):
        if viewer != holder:
            s.knows[viewer][holder] += 1 << 2 * kind


@rule
def unlearn(s: SchuttUndAsche, holder: int, kind: int) -> None:
    """Everybody sees a face-down follower leave its holder."""
    if known(s.shown[holder], kind):
        s.shown[holder] -= 1 << 2 * kind
    for viewer in range(s.seats):
        if known(s.knows[viewer][holder], kind):
            s.knows[viewer][holder] -= 1 << 2 * kind


@rule
def copies(s: SchuttUndAsche, kind: int) -> int:
    """Return how many followers of a kind the table plays with (SA-12)."""
    if s.seats == 1 and not FOLLOWER_IN_SOLO[kind]:
        return 0
    return int(FOLLOWER_COPIES[kind])


@rule
def unaccounted(s: SchuttUndAsche, kind: int) -> int:
    """Return how many followers of a kind may, for all that everybody knows, be in hidden hands."""
    left = copies(s, kind) - s.gone[kind]
    for slot in range(DISPLAY):
        if s.display[slot] == kind:
            left -= 1
    for p in range(s.seats):
        left -= known(s.shown[p], kind)
        if kind == Follower.AGITATOR:
            left -= s.agitators[p]
    return int(left)


@rule
def shown_count(s: SchuttUndAsche, seat: int) -> int:
    """Return how many of a seat's face-down followers everybody knows."""
    word = int(s.shown[seat])
    count = 0
    while word:
        count += word & 3
        word >>= 2
    return count


@rule
def may_hold(s: SchuttUndAsche, seat: int, kind: int) -> bool:
    """Return whether, for all that everybody knows, a seat may hold this follower.

    Who is asked in a window must not betray hidden cards (SA-62), so whoever may hold a playable
    one is asked, and those who do not can only pass.
    """
    if s.follower_count[seat] == 0:
        return False
    if known(s.shown[seat], kind):
        return True
    return bool(s.follower_count[seat] > shown_count(s, seat) and unaccounted(s, kind) > 0)


@rule
def holds(s: SchuttUndAsche, seat: int, kind: int) -> bool:
    """Return whether a seat has this follower face down."""
    return bool(s.followers[seat][kind] > 0)


@rule
def play(s: SchuttUndAsche, seat: int, kind: int) -> None:
    """Turn up a follower, which is then out of the game (SA-203); windows start again (SA-61)."""
    s.followers[seat][kind] -= 1
    s.follower_count[seat] -= 1
    s.gone[kind] += 1
    unlearn(s, seat, kind)
    s.offset = 0
    emit(s, Kind.PLAYED, seat, kind, 0)


@rule
def refill(s: SchuttUndAsche) -> None:
    """Fill the free places of the display from the left (SA-101, SA-393)."""
    throw(s)
    for slot in range(DISPLAY):
        if s.display[slot] == NONE and s.deck_count > 0:
            s.display[slot] = pick_kind(s, s.deck, s.deck_count, Draw.FOLLOWER)
            s.deck_count -= 1
            emit(s, Kind.REFILLED, slot, s.display[slot], 0)


@rule
def displayed(s: SchuttUndAsche) -> int:
    """Return the number of open followers."""
    count = 0
    for slot in range(DISPLAY):
        if s.display[slot] != NONE:
            count += 1
    return count


@rule
def gain(s: SchuttUndAsche, seat: int, kind: int) -> None:
    """Put a follower face down in front of a seat."""
    s.followers[seat][kind] += 1
    s.follower_count[seat] += 1


@rule
def begin_reward(s: SchuttUndAsche, seat: int, count: int, back: int) -> None:
    """Let a seat take followers; then go on with phase `back` (SA-100, SA-149)."""
    s.actor = seat
    s.reward = count
    s.back = back
    s.phase = Phase.REWARD


@rule
def take_open(s: SchuttUndAsche, seat: int, slot: int) -> None:
    """Take an open follower: everybody sees which."""
    kind = int(s.display[slot])
    gain(s, seat, kind)
    learn(s, seat, kind)
    s.agitators_tired[seat] += s.display_tired[slot]
    s.display_tired[slot] = 0
    s.display[slot] = NONE
    s.reward -= 1
    s.acquired = 1
    emit(s, Kind.RECRUITED, seat, kind, 0)


@rule
def take_hidden(s: SchuttUndAsche, seat: int) -> None:
    """Take the top of the deck."""
    throw(s)
    kind = pick_kind(s, s.deck, s.deck_count, Draw.FOLLOWER)
    s.deck_count -= 1
    gain(s, seat, kind)
    s.reward -= 1
    s.acquired = 1
    emit(s, Kind.RECRUITED_HIDDEN, seat, 0, 0)
    whisper(s, seat, Kind.RECRUITED_CARD, seat, kind, 0)


# == what players know of stacks (SA-288, SA-289) =================================================


@rule
def tiles_kept(word: int, tile: int) -> int:
    """Return a packed count of tiles: three bits per kind."""
    return int(word >> 3 * (tile - 1) & 7)


@rule
def forget_order(s: SchuttUndAsche, p: int, viewer: int) -> None:
    """A stack may have been reordered: the viewer still knows what is in it, not where."""
    for i in range(s.height[p]):
        if s.seen[p][i] >> viewer & 1:
            s.kept[viewer][p] += 1 << 3 * (s.stack[p][i] - 1)
            s.seen[p][i] -= 1 << viewer


@rule
def look_into(s: SchuttUndAsche, seat: int, p: int) -> None:
    """A seat looks through a stack to put it in order; everyone else loses track of the order."""
    for viewer in range(s.seats):
        if viewer != seat:
            forget_order(s, p, viewer)
    for i in range(s.height[p]):
        s.seen[p][i] = 1 << seat
    s.kept[seat][p] = 0
    s.sorting[seat] = p
    s.sorted[seat] = 0
    s.mixed &= ~(1 << p)


@rule
def put_on_top(s: SchuttUndAsche, seat: int, tile: int) -> None:
    """Put the next tile of the new order in place; the others follow in their old order."""
    p = int(s.sorting[seat])
    to = s.height[p] - 1 - s.sorted[seat]
    at = to
    while s.stack[p][at] != tile:
        at -= 1
    while at < to:
        s.stack[p][at] = s.stack[p][at + 1]
        at += 1
    s.stack[p][to] = tile
    s.sorted[seat] += 1


@rule
def order_done(s: SchuttUndAsche, seat: int) -> bool:
    """Return whether the order is complete: the last tile has no choice left."""
    return bool(s.sorted[seat] >= s.height[s.sorting[seat]] - 1)


@rule
def may_pick(s: SchuttUndAsche, seat: int, tile: int) -> bool:
    """Return whether a tile of this kind is among those not yet in order."""
    p = s.sorting[seat]
    for i in range(s.height[p] - s.sorted[seat]):
        if s.stack[p][i] == tile:
            return True
    return False


@rule
def take_top(s: SchuttUndAsche, p: int) -> int:
    """Turn up the top tile of a stack; who did not know it crosses it off his list."""
    top = s.height[p] - 1
    tile = int(s.stack[p][top])
    for viewer in range(s.seats):
        if not s.seen[p][top] >> viewer & 1 and s.kept[viewer][p]:
            s.dug |= s.mixed & 1 << p
            if tiles_kept(s.kept[viewer][p], tile):
                s.kept[viewer][p] -= 1 << 3 * (tile - 1)
    s.stack[p][top] = 0
    s.seen[p][top] = 0
    s.height[p] = top
    return tile


@rule
def swapped(mask: int, p: int, q: int) -> int:
    """Return a mask of provinces with two of them swapped."""
    if (mask >> p & 1) != (mask >> q & 1):
        return mask ^ (1 << p | 1 << q)
    return mask


@rule
def swap_stacks(s: SchuttUndAsche, p: int, q: int) -> None:
    """Swap two whole stacks; what players knew travels along (SA-250, SA-289)."""
    for i in range(STACK):
        tile = int(s.stack[p][i])
        s.stack[p][i] = s.stack[q][i]
        s.stack[q][i] = tile
        seen = int(s.seen[p][i])
        s.seen[p][i] = s.seen[q][i]
        s.seen[q][i] = seen
    height = int(s.height[p])
    s.height[p] = s.height[q]
    s.height[q] = height
    s.dug = swapped(int(s.dug), p, q)
    s.mixed = swapped(int(s.mixed), p, q)
    for viewer in range(s.seats):
        kept = int(s.kept[viewer][p])
        s.kept[viewer][p] = s.kept[viewer][q]
        s.kept[viewer][q] = kept


@rule
def lose_stack(s: SchuttUndAsche, p: int) -> None:
    """A stack leaves the game face down (SA-124, SA-390)."""
    for viewer in range(s.seats):
        forget_order(s, p, viewer)
        for tile in range(1, TILE_KINDS):
            s.ashes_seen[viewer][tile] += tiles_kept(s.kept[viewer][p], tile)
        s.kept[viewer][p] = 0
    for i in range(s.height[p]):
        s.ashes[s.stack[p][i]] += 1
        s.stack[p][i] = 0
        s.seen[p][i] = 0
    s.ashes_count += s.height[p]
    s.height[p] = 0


# == burning and ends =============================================================================


@rule
def burn(s: SchuttUndAsche, p: int) -> None:
    """Burn a province: coat of arms, tiles and loose gear leave the game (SA-69, SA-124)."""
    lose_stack(s, p)
    s.removed[Tile.SWORD] += s.sword[p]
    s.removed[Tile.SHIELD] += s.shield[p]
    s.sword[p] = 0
    s.shield[p] = 0
    s.marker[p] = 0
    s.owner[p] = NONE
    s.burnt[p] = 1
    emit(s, Kind.BURNT, p, 0, 0)


@rule
def dragon_wins(s: SchuttUndAsche) -> bool:
    """End the game if no hit is possible any more (SA-294 to SA-297)."""
    if unburnt(s) > 0:
        if knights_posted(s) > 0 or s.turned == Tile.KNIGHT:
            return False
        if not s.late and knights_hidden(s) > 0:
            return False
    s.result = Result.ASHES
    emit(s, Kind.ASHES, s.hits, 0, 0)
    finish(s)
    return True


@rule
def finish(s: SchuttUndAsche) -> None:
    """Nothing is left to decide."""
    s.phase = Phase.OVER
    s.actor = NONE


@rule
def lift_all_markers(s: SchuttUndAsche) -> None:
    """Return every attack marker to the supply (SA-126, SA-293)."""
    for p in range(REALM):
        s.marker[p] = 0
    s.laid_markers = 0
    s.attacks = 0
    s.freed = 0
    s.again = NONE
    s.field_of = NONE
    s.ambush = 0


@rule
def factor_of(s: SchuttUndAsche, seat: int) -> int:
    """Return what a seat's power is worth in the semi-cooperative score (SA-304)."""
    if s.status[seat] == Status.VICTORIOUS:
        return 3
    return 2 if s.status[seat] == Status.SUCCESSFUL else 1


@rule
def team_factor(s: SchuttUndAsche) -> int:
    """Return the cooperative factor by round and treasures saved (SA-313, table 2.11)."""
    saved = 0
    for p in range(s.seats):
        saved += s.treasure[p]
    row = s.round_number if s.round_number < len(COOP_FACTOR) else len(COOP_FACTOR)
    return int(COOP_FACTOR[row - 1][saved])


@rule
def team_score(s: SchuttUndAsche) -> int:
    """Return the cooperative score as it would be now (SA-312)."""
    power = 0
    for p in range(s.seats):
        power += s.power[p]
    start = (s.start_knights + s.start_power) * s.seats
    return int(power * team_factor(s) + s.hits + unburnt(s) - COOP_START_PENALTY * start)


@rule
def clear_hand(s: SchuttUndAsche, seat: int) -> None:
    """A purchase turn ends: the whole hand goes to the open discard (SA-165)."""
    for value in range(VALUES):
        s.gold_discard[value] += s.gold[seat][value]
        s.gold[seat][value] = 0
        for viewer in range(s.seats):
            s.gold_known[viewer][seat][value] = 0
    s.gold_count[seat] = 0


@rule
def forget_followers(s: SchuttUndAsche, a: int, b: int) -> None:
    """After a hidden swap nobody else knows what the two hold (SA-287)."""
    s.shown[a] = 0
    s.shown[b] = 0
    for viewer in range(s.seats):
        if viewer != b:
            s.knows[viewer][a] = 0
        if viewer != a:
            s.knows[viewer][b] = 0


@rule
def has_followers(s: SchuttUndAsche, seat: int) -> int:
    """Return all followers in front of a seat, face down or up."""
    return int(s.follower_count[seat] + s.agitators[seat])


@rule
def count_kinds(cards: Ints) -> int:
    """Return how many followers are in counts by kind."""
    count = 0
    for kind in range(KINDS):
        count += cards[kind]
    return count
