"""What a seat cannot know is dealt afresh, consistent with all it does know (catalogue 6)."""

from __future__ import annotations

from lindwurm.games.schutt_und_asche.actions import Draw
from lindwurm.games.schutt_und_asche.data import RED, Tile
from lindwurm.games.schutt_und_asche.rules.common import (
    count_kinds,
    gold_sum,
    knights_hidden,
    knights_posted,
    known,
    tiles_kept,
)
from lindwurm.games.schutt_und_asche.state import (
    KINDS,
    NONE,
    REALM,
    TILE_KINDS,
    VALUES,
    Phase,
    SchuttUndAsche,
)
from lindwurm.kernel.chance import draw
from lindwurm.kernel.rule import rule
from lindwurm.kernel.shared import pick_kind


@rule
def redeal(s: SchuttUndAsche, seat: int) -> None:
    """Deal afresh all that `seat` cannot know: dragon tiles, gold, followers, city tiles."""
    redeal_dragon(s, seat)
    if not s.open_hands:
        redeal_gold(s, seat)
        redeal_followers(s, seat)
    redeal_city(s, seat)


# == dragon tiles: the backs are visible, so values move within a colour (SA-190) =================


@rule
def redeal_dragon(s: SchuttUndAsche, seat: int) -> None:
    """Shuffle the unseen values of each colour."""
    order_tiles(s, seat)
    for a in range(len(s.tile) - 1, 0, -1):
        if unseen_tile(s, seat, a):
            count = 1
            for b in range(a):
                if unseen_tile(s, seat, b) and RED[s.tile[b]] == RED[s.tile[a]]:
                    count += 1
            skip = draw(s, count, Draw.IMAGINED)
            if skip > 0:
                swap_tile(s, seat, a, skip)


@rule
def order_tiles(s: SchuttUndAsche, seat: int) -> None:
    """Sort the unseen values of each colour first: the shuffle shall not know where they lay."""
    for a in range(len(s.tile)):
        if unseen_tile(s, seat, a):
            for b in range(a):
                if unseen_tile(s, seat, b) and RED[s.tile[b]] == RED[s.tile[a]]:
                    if s.tile[b] > s.tile[a]:
                        value = int(s.tile[a])
                        s.tile[a] = s.tile[b]
                        s.tile[b] = value


@rule
def unseen_tile(s: SchuttUndAsche, seat: int, slot: int) -> bool:
    """Return whether a dragon tile's value is hidden from a seat."""
    return bool(not s.revealed[slot] and not s.scouted[seat] >> slot & 1)


@rule
def swap_tile(s: SchuttUndAsche, seat: int, a: int, nth: int) -> None:
    """Swap a tile with the nth unseen one of its colour before it."""
    for b in range(a):
        if unseen_tile(s, seat, b) and RED[s.tile[b]] == RED[s.tile[a]]:
            nth -= 1
            if nth == 0:
                value = int(s.tile[a])
                s.tile[a] = s.tile[b]
                s.tile[b] = value
                return


# == gold =========================================================================================


@rule
def redeal_gold(s: SchuttUndAsche, seat: int) -> None:
    """Gather what others hold and what was set aside, and deal it again."""
    left = 0
    for value in range(VALUES):
        for p in range(s.seats):
            if p != seat:
                mine = s.gold_known[seat][p][value]
                s.gold_aside[value] += s.gold[p][value] + s.laid[p][value] - mine
                s.gold[p][value] = mine
                s.laid[p][value] = 0
        left += s.gold_aside[value]
    for p in range(s.seats):
        if p == seat:
            continue
        held = 0
        for value in range(VALUES):
            held += s.gold[p][value]
        for _ in range(s.gold_count[p] + s.laid_count[p] - held):
            s.gold[p][pick_kind(s, s.gold_aside, left, Draw.IMAGINED)] += 1
            left -= 1
    if s.spent > 0:
        make_solvent(s, seat)
    for p in range(s.seats):
        if p == seat:
            continue
        left = int(s.gold_count[p] + s.laid_count[p])
        for _ in range(s.laid_count[p]):
            s.laid[p][pick_kind(s, s.gold[p], left, Draw.IMAGINED)] += 1
            left -= 1
        for viewer in range(s.seats):
            if viewer != seat:
                for value in range(VALUES):
                    s.gold_known[viewer][p][value] = 0
    if s.phase == Phase.OFFER and s.actor != seat:
        redeal_before(s)


@rule
def redeal_before(s: SchuttUndAsche) -> None:
    """Give the seat in its offering step a beginning that fits what it now holds."""
    count = 0
    for value in range(VALUES):
        count += s.before[value]
        s.before[value] = 0
    for value in range(VALUES):
        part = min(count, int(s.laid[s.actor][value]))
        s.before[value] += part
        count -= part
    for value in range(VALUES):
        part = min(count, int(s.gold[s.actor][value]))
        s.before[value] += part
        count -= part


@rule
def make_solvent(s: SchuttUndAsche, seat: int) -> None:
    """The buyer had the gold he spent: give him better cards until that is so."""
    buyer = int((s.regent + s.turn) % s.seats)
    if buyer == seat:
        return
    while gold_sum(s.gold[buyer]) < s.spent:
        low = 0
        while s.gold[buyer][low] <= s.gold_known[seat][buyer][low]:
            low += 1
        high = VALUES - 1
        while not take_gold(s, seat, buyer, high):
            high -= 1
        s.gold[buyer][low] -= 1
        s.gold[buyer][high] += 1
        s.gold_aside[low] += 1
        balance_hands(s, seat, buyer)


@rule
def take_gold(s: SchuttUndAsche, seat: int, buyer: int, value: int) -> bool:
    """Take a card of a value from where `seat` cannot see it; False if there is none."""
    if s.gold_aside[value] > 0:
        s.gold_aside[value] -= 1
        return True
    for p in range(s.seats):
        if p != seat and p != buyer and s.gold[p][value] > s.gold_known[seat][p][value]:
            s.gold[p][value] -= 1
            return True
    return False


@rule
def balance_hands(s: SchuttUndAsche, seat: int, buyer: int) -> None:
    """Make up for a card taken out of a hand with one of the cards set aside."""
    aside = 0
    for value in range(VALUES):
        aside += s.gold_aside[value]
    for p in range(s.seats):
        if p != seat and p != buyer:
            held = 0
            for value in range(VALUES):
                held += s.gold[p][value]
            if held < s.gold_count[p] + s.laid_count[p]:
                s.gold[p][pick_kind(s, s.gold_aside, aside, Draw.IMAGINED)] += 1
                return


# == followers ====================================================================================


@rule
def redeal_followers(s: SchuttUndAsche, seat: int) -> None:
    """Gather the deck and the others' face-down followers, and deal them again."""
    giving = s.phase == Phase.TAKE and s.actor != seat and s.followers[s.actor][s.hold] > 0
    for p in range(s.seats):
        if p != seat:
            for kind in range(KINDS):
                mine = known(s.knows[seat][p], kind)
                s.deck[kind] += s.followers[p][kind] - mine
                s.followers[p][kind] = mine
    left = count_kinds(s.deck)
    for p in range(s.seats):
        if p == seat:
            continue
        for _ in range(s.follower_count[p] - count_kinds(s.followers[p])):
            s.followers[p][pick_kind(s, s.deck, left, Draw.IMAGINED)] += 1
            left -= 1
        for viewer in range(s.seats):
            if viewer != seat and viewer != p:
                s.knows[viewer][p] = s.shown[p]
    if giving:
        s.hold = any_follower(s, int(s.actor))


@rule
def any_follower(s: SchuttUndAsche, seat: int) -> int:
    """Draw the kind of a face-down follower of a seat, without taking it."""
    index = draw(s, int(s.follower_count[seat]), Draw.IMAGINED)
    kind = 0
    while index >= s.followers[seat][kind]:
        index -= s.followers[seat][kind]
        kind += 1
    return kind


# == city tiles ===================================================================================


@rule
def redeal_city(s: SchuttUndAsche, seat: int) -> None:
    """Gather every city tile whose place is unknown, and deal them again.

    What a seat knows to be somewhere in a stack goes back into it first.
    """
    for tile in range(1, TILE_KINDS):
        s.ashes[tile] -= s.ashes_seen[seat][tile]
    for p in range(REALM):
        for i in range(s.height[p]):
            if not s.seen[p][i] >> seat & 1:
                s.ashes[s.stack[p][i]] += 1
                s.stack[p][i] = Tile.NONE
    for p in range(REALM):
        for tile in range(1, TILE_KINDS):
            for _ in range(tiles_kept(s.kept[seat][p], tile)):
                s.ashes[tile] -= 1
                put_somewhere(s, p, tile)
    left = 0
    for tile in range(1, TILE_KINDS):
        left += s.ashes[tile]
    for p in range(REALM):
        for i in range(s.height[p]):
            if s.stack[p][i] == Tile.NONE:
                s.stack[p][i] = pick_kind(s, s.ashes, left, Draw.IMAGINED)
                left -= 1
    keep_hope(s, seat)
    for tile in range(1, TILE_KINDS):
        s.ashes[tile] += s.ashes_seen[seat][tile]
    for viewer in range(s.seats):
        if viewer != seat:
            for p in range(REALM):
                s.kept[viewer][p] = 0
            for tile in range(1, TILE_KINDS):
                s.ashes_seen[viewer][tile] = 0


@rule
def put_somewhere(s: SchuttUndAsche, p: int, tile: int) -> None:
    """Put a tile into one of the free places of a stack."""
    free = 0
    for i in range(s.height[p]):
        if s.stack[p][i] == Tile.NONE:
            free += 1
    skip = draw(s, free, Draw.IMAGINED)
    for i in range(s.height[p]):
        if s.stack[p][i] == Tile.NONE:
            if skip == 0:
                s.stack[p][i] = tile
                return
            skip -= 1


@rule
def keep_hope(s: SchuttUndAsche, seat: int) -> None:
    """The game goes on, so a knight is left somewhere (SA-295): hide one if none is."""
    if s.phase == Phase.OVER or s.late or s.turned == Tile.KNIGHT or knights_posted(s) > 0:
        return
    if knights_hidden(s) > 0:
        return
    p = hiding_place(s, seat)
    if p == NONE:
        return
    for i in range(s.height[p]):
        if not s.seen[p][i] >> seat & 1:
            tile = int(s.stack[p][i])
            if tiles_kept(s.kept[seat][p], tile) < count_unseen(s, seat, p, tile):
                s.ashes[tile] += 1
                s.ashes[Tile.KNIGHT] -= 1
                s.stack[p][i] = Tile.KNIGHT
                return


@rule
def count_unseen(s: SchuttUndAsche, seat: int, p: int, tile: int) -> int:
    """Return how many tiles of a kind lie in a stack where a seat has not seen them."""
    count = 0
    for i in range(s.height[p]):
        if s.stack[p][i] == tile and not s.seen[p][i] >> seat & 1:
            count += 1
    return count


@rule
def hiding_place(s: SchuttUndAsche, seat: int) -> int:
    """Draw a stack in which a seat cannot rule out a knight; NONE if there is none."""
    places = 0
    for p in range(REALM):
        if may_hide(s, seat, p):
            places += 1
    if places == 0:
        return NONE
    skip = draw(s, places, Draw.IMAGINED)
    for p in range(REALM):
        if may_hide(s, seat, p):
            if skip == 0:
                return p
            skip -= 1
    return NONE


@rule
def may_hide(s: SchuttUndAsche, seat: int, p: int) -> bool:
    """Return whether a stack has a tile that a seat knows nothing about."""
    for i in range(s.height[p]):
        if not s.seen[p][i] >> seat & 1:
            tile = int(s.stack[p][i])
            if tiles_kept(s.kept[seat][p], tile) < count_unseen(s, seat, p, tile):
                return True
    return False
