"""Before the first round: the table is laid, provinces are claimed, stacks prepared (SA-09 on)."""

from __future__ import annotations

from lindwurm.games.schutt_und_asche.actions import Act, Draw, Kind
from lindwurm.games.schutt_und_asche.data import (
    CITY_MIX,
    DISPLAY,
    ENTRY,
    RED_MASK,
    ROUND_TILES,
    SETUP_LOOKS,
    TILES_PER_STACK,
    Tile,
)
from lindwurm.games.schutt_und_asche.options import Opt
from lindwurm.games.schutt_und_asche.reasons import Why
from lindwurm.games.schutt_und_asche.rules.common import (
    copies,
    forget_order,
    gain,
    look_into,
    may_pick,
    order_done,
    put_on_top,
    refill,
)
from lindwurm.games.schutt_und_asche.state import (
    KINDS,
    NONE,
    REALM,
    TILE_KINDS,
    Mode,
    Phase,
    SchuttUndAsche,
    Setup,
)
from lindwurm.kernel.chance import draw, throw
from lindwurm.kernel.events import emit, whisper
from lindwurm.kernel.rule import Ints, rule
from lindwurm.kernel.shared import bits, pick_bit, pick_kind

# == laying the table =============================================================================


@rule
def lay_table(s: SchuttUndAsche, seats: int, options: Ints) -> None:
    """Lay out everything up to the first claim (SA-09 to SA-25)."""
    s.seats = seats
    s.coop = 1 if options[Opt.MODE] == Mode.COOP else 0
    if seats == 1:
        s.coop = 1 - options[Opt.SOLO]  # SA-407
    s.start_knights = options[Opt.START_KNIGHTS]
    s.start_power = options[Opt.START_POWER]
    s.offer_passes = options[Opt.OFFER_PASSES]
    s.open_hands = options[Opt.OPEN_HANDS] if s.coop else 0
    s.memory_aid = 1 - options[Opt.MEMORY_AID]
    s.draw_follower = options[Opt.DRAW_FOLLOWER]
    s.may_lift = options[Opt.LIFT]
    s.steal_own = options[Opt.TRAITOR]
    s.talk = 1 - options[Opt.TALK]
    first = options[Opt.FIRST_REGENT]
    s.regent = s.began = first - 1 if first > 0 else draw(s, seats, Draw.FIRST_REGENT)
    s.round_number = 1
    s.winner = NONE
    s.called = NONE
    s.rewarded = NONE
    s.again = NONE
    s.field_of = NONE
    s.card = NONE
    s.hold = NONE
    s.turned_from = NONE
    for p in range(REALM):
        s.owner[p] = NONE
    for seat in range(len(s.sorting)):
        s.sorting[seat] = NONE
        s.claim[seat] = NONE
        s.appeal[seat] = NONE
    emit(s, Kind.REGENT, s.regent, 0, 0)
    deal_followers(s)
    place_dragon_tiles(s, 0)
    build_stacks(s)


@rule
def deal_followers(s: SchuttUndAsche) -> None:
    """Deal the first followers and open the display (SA-12 to SA-15)."""
    for kind in range(KINDS):
        s.deck[kind] = copies(s, kind)
        s.deck_count += s.deck[kind]
    for slot in range(DISPLAY):
        s.display[slot] = NONE
    throw(s)
    for k in range(s.seats):
        seat = (s.regent + k) % s.seats
        for _ in range(2 if s.seats == 5 and k == 0 else 1):
            kind = pick_kind(s, s.deck, s.deck_count, Draw.FOLLOWER)
            s.deck_count -= 1
            gain(s, seat, kind)
            emit(s, Kind.RECRUITED_HIDDEN, seat, 0, 0)
            whisper(s, seat, Kind.RECRUITED_CARD, seat, kind, 0)
    refill(s)


@rule
def place_dragon_tiles(s: SchuttUndAsche, red_slots: int) -> None:
    """Lay the tiles of the round face down, the red ones on `red_slots` (SA-18, SA-190)."""
    row = s.round_number if s.round_number < len(ROUND_TILES) else len(ROUND_TILES)
    left = 0
    for i in range(len(ROUND_TILES[row - 1])):
        left |= 1 << ROUND_TILES[row - 1][i]
    throw(s)
    for slot in range(len(s.tile)):
        s.red[slot] = red_slots >> slot & 1
        suits = left & RED_MASK if s.red[slot] else left & ~RED_MASK
        s.tile[slot] = pick_bit(s, suits, bits(suits), Draw.DRAGON_TILE)
        left ^= 1 << s.tile[slot]
        s.revealed[slot] = 0
    for seat in range(s.seats):
        s.scouted[seat] = 0


@rule
def build_stacks(s: SchuttUndAsche) -> None:
    """Three shuffled tiles, a knight on top, power over the knight at the entries (SA-19 on)."""
    left = 0
    for tile in range(TILE_KINDS):
        s.ashes[tile] = CITY_MIX[s.coop][tile]  # a free place to shuffle in; empty again below
        left += s.ashes[tile]
    everyone = (1 << s.seats) - 1
    throw(s)
    for p in range(REALM):
        for i in range(TILES_PER_STACK):
            s.stack[p][i] = pick_kind(s, s.ashes, left, Draw.CITY_TILE)
            left -= 1
        s.stack[p][TILES_PER_STACK] = Tile.KNIGHT
        s.seen[p][TILES_PER_STACK] = everyone
        s.height[p] = TILES_PER_STACK + 1
    for slot in range(len(ENTRY)):
        p = ENTRY[slot]
        s.stack[p][s.height[p]] = Tile.POWER
        s.seen[p][s.height[p]] = everyone
        s.height[p] += 1


# == D1 claiming ==================================================================================


@rule
def begin_draft(s: SchuttUndAsche) -> None:
    """Start claiming left of the regent; a single player owns everything (SA-26, SA-28)."""
    if s.seats > 1:
        s.phase = Phase.DRAFT
        s.actor = (s.regent + 1) % s.seats
        return
    for p in range(REALM):
        s.owner[p] = 0
    s.claimed = REALM
    s.phase = Phase.STACKS


@rule
def legal_draft(s: SchuttUndAsche, out: Ints) -> int:
    """List the unclaimed provinces."""
    n = 0
    for p in range(REALM):
        if s.owner[p] == NONE:
            out[n] = Act.CLAIM + p
            n += 1
    return n


@rule
def why_claim(s: SchuttUndAsche, p: int) -> int:
    """Say why a province cannot be claimed."""
    return Why.CLAIMED if s.owner[p] >= 0 else 0


@rule
def do_claim(s: SchuttUndAsche, seat: int, p: int) -> None:
    """Claim a province; the next player follows until none is free (SA-26, SA-27)."""
    s.owner[p] = seat
    s.claimed += 1
    emit(s, Kind.CLAIMED, seat, p, 0)
    if s.claimed < REALM:
        s.actor = (seat + 1) % s.seats
    else:
        s.phase = Phase.STACKS


# == D2 stacks ====================================================================================


@rule
def may_look(s: SchuttUndAsche, seat: int, p: int) -> bool:
    """Return whether a stack may be looked at: up to two, in any order with shuffles (SA-29)."""
    if s.owner[p] != seat or s.looks[seat] >= SETUP_LOOKS:
        return False
    return bool(s.prepared[p] == Setup.UNTOUCHED)


@rule
def legal_stacks(s: SchuttUndAsche, seat: int, out: Ints) -> int:
    """List looks, shuffles and the end; while ordering a stack only its tiles."""
    if s.sorting[seat] != NONE:
        return legal_pick(s, seat, out)
    n = 0
    out[n] = Act.READY
    n += 1
    for p in range(REALM):
        if may_look(s, seat, p):
            out[n] = Act.LOOK + p
            n += 1
    for p in range(REALM):
        if s.owner[p] == seat and s.prepared[p] == Setup.UNTOUCHED:
            out[n] = Act.SHUFFLE + p
            n += 1
    return n


@rule
def legal_pick(s: SchuttUndAsche, seat: int, out: Ints) -> int:
    """List the tiles that may come next in the new order."""
    n = 0
    for tile in range(1, TILE_KINDS):
        if may_pick(s, seat, tile):
            out[n] = Act.PICK + tile - 1
            n += 1
    return n


@rule
def why_pick(s: SchuttUndAsche, seat: int, tile: int) -> int:
    """Say why a tile cannot come next."""
    if s.sorting[seat] == NONE:
        return Why.NOT_SORTING
    return 0 if may_pick(s, seat, tile) else Why.NO_SUCH_TILE


@rule
def why_look(s: SchuttUndAsche, seat: int, p: int) -> int:
    """Say why a stack cannot be looked at."""
    if s.sorting[seat] != NONE:
        return Why.NOT_LOOKING
    if s.owner[p] != seat:
        return Why.NOT_YOUR_STACK
    if s.looks[seat] == SETUP_LOOKS or s.prepared[p] == Setup.LOOKED:
        return Why.LOOKED_ENOUGH
    return Why.SHUFFLED if s.prepared[p] == Setup.SHUFFLED else 0


@rule
def why_shuffle(s: SchuttUndAsche, seat: int, p: int) -> int:
    """Say why a stack cannot be shuffled."""
    if s.sorting[seat] != NONE:
        return Why.NOT_SHUFFLING
    if s.owner[p] != seat:
        return Why.NOT_YOUR_STACK
    if s.prepared[p] == Setup.LOOKED:
        return Why.LOOKED_AT
    return Why.SHUFFLED if s.prepared[p] == Setup.SHUFFLED else 0


@rule
def why_ready(s: SchuttUndAsche, seat: int) -> int:
    """Say why the preparations cannot be ended."""
    return 0 if s.sorting[seat] == NONE else Why.NOTHING_TO_PREPARE


@rule
def do_look(s: SchuttUndAsche, seat: int, p: int) -> None:
    """Look at a stack, then put it in order."""
    s.looks[seat] += 1
    s.prepared[p] = Setup.LOOKED
    look_into(s, seat, p)
    emit(s, Kind.LOOKED, seat, p, 0)


@rule
def do_setup_pick(s: SchuttUndAsche, seat: int, tile: int) -> None:
    """Put the next tile of a looked-at stack in place."""
    put_on_top(s, seat, tile)
    if order_done(s, seat):
        s.sorting[seat] = NONE
        s.sorted[seat] = 0


@rule
def do_shuffle(s: SchuttUndAsche, seat: int, p: int) -> None:
    """Shuffle a stack unseen: its owner, too, loses track of the order (SA-30, SA-40)."""
    s.prepared[p] = Setup.SHUFFLED
    s.mixed |= 1 << p
    for viewer in range(s.seats):
        forget_order(s, p, viewer)
    throw(s)
    for i in range(s.height[p] - 1, 0, -1):
        j = draw(s, i + 1, Draw.STACK_ORDER)
        tile = int(s.stack[p][i])
        s.stack[p][i] = s.stack[p][j]
        s.stack[p][j] = tile
    emit(s, Kind.SHUFFLED, seat, p, 0)


@rule
def do_ready(s: SchuttUndAsche, seat: int) -> None:
    """End one's preparations; when all have, start tiles follow."""
    s.ready[seat] = 1
    emit(s, Kind.PREPARED, seat, 0, 0)
    for p in range(s.seats):
        if not s.ready[p]:
            return
    begin_posting(s)


# == D3 start tiles ===============================================================================


@rule
def begin_posting(s: SchuttUndAsche) -> None:
    """Hand out start power; then start knights are posted (SA-35, SA-36)."""
    for p in range(s.seats):
        s.power[p] = s.start_power
        if s.start_power:
            emit(s, Kind.STARTED, p, s.start_power, 0)
    s.turn = 0
    s.phase = Phase.POST if s.start_knights else Phase.YEAR
    s.actor = (s.regent + 1) % s.seats


@rule
def legal_post(s: SchuttUndAsche, seat: int, out: Ints) -> int:
    """List own provinces without a knight."""
    n = 0
    for p in range(REALM):
        if s.owner[p] == seat and s.knight[p] == 0:
            out[n] = Act.POST + p
            n += 1
    return n


@rule
def why_post(s: SchuttUndAsche, seat: int, p: int) -> int:
    """Say why a start knight cannot stand there."""
    if s.owner[p] != seat:
        return Why.POST_AT_HOME
    return Why.NO_ROOM if s.knight[p] else 0


@rule
def do_post(s: SchuttUndAsche, seat: int, p: int) -> None:
    """Post one start knight; the next player follows when a player's are all posted (SA-35)."""
    s.knight[p] = 1
    s.turn += 1
    emit(s, Kind.POSTED, seat, p, 0)
    s.actor = (s.regent + 1 + s.turn // s.start_knights) % s.seats
    if s.turn == s.start_knights * s.seats:
        s.turn = 0
        s.phase = Phase.YEAR


@rule
def last_free(s: SchuttUndAsche) -> int:
    """Return an unclaimed province."""
    p = 0
    while s.owner[p] != NONE:
        p += 1
    return p
