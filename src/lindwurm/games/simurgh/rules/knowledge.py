"""What a seat cannot know, dealt afresh (catalogue 6).

Everything hidden from the seat is gathered and dealt again, from what the seat knows alone: where
the hidden things really are changes nothing. Action tiles go to *places* with room for so many:
`maybe` says where the seat must reckon with each tile; the box keeps its number of each type
(SI-002); a hand keeps its one power tile and a tile of each type that everyone saw being dealt
(SI-015). How many tiles of which sort lie in a place is known to all; which ones is drawn here.

The tiles come in random order, each to a place with room; where there is none left for it, others
move on. So every arrangement that the seat could believe in can come up, and some rounds of
exchanges make them about equally likely. What the others know is hidden too, and forgotten; their
rows of `maybe` serve as work space on the way.
"""

from __future__ import annotations

from lindwurm.games.simurgh.actions import Draw
from lindwurm.games.simurgh.data import DRAGONS, FIELDS, GOAL_SLOTS, GOALS, TILE_TYPE, TILES, Type
from lindwurm.games.simurgh.state import (
    ANYWHERE,
    MAYBE_BOX,
    MAYBE_STACK,
    SEATS,
    Phase,
    Simurgh,
    Zone,
)
from lindwurm.kernel.chance import draw
from lindwurm.kernel.rule import Ints, rule
from lindwurm.kernel.shared import bits, pick_bit

ROUNDS = 2
WIDEST = SEATS + 2

# places: the box by type, the stack, what another seat looks at, then the hands: any tile but
# power, the power tile, and the dealt tile of each type
TYPES = len(Type)
IN_STACK = TYPES
LOOKED_AT = TYPES + 1
ANY = TYPES + 2
POWER = ANY + SEATS
DEALT = POWER + SEATS
PLACES = DEALT + SEATS * TYPES

if PLACES > TILES:
    raise ValueError("the work space of a redeal is too small")


@rule
def zone_bit(s: Simurgh, tile: int) -> int:
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
def redeal(s: Simurgh, seat: int) -> None:
    """Deal afresh all that a seat cannot know, consistent with all it does."""
    redeal_tiles(s, seat)
    forget_others(s.scout_seen, s.scout_count, seat)
    redeal_dragons(s, seat)
    forget_others(s.dragon_seen, s.dragon_count, seat)
    redeal_goals(s, seat)
    forget_others(s.goal_seen, s.goal_count, seat)


@rule
def forget_others(seen: Ints, count: int, seat: int) -> None:
    """What the others know of a stack is hidden as well."""
    for i in range(count):
        seen[i] &= 1 << seat


# -- action tiles ---------------------------------------------------------------------------------


@rule
def redeal_tiles(s: Simurgh, seat: int) -> None:
    """Gather the hidden action tiles and deal them again."""
    place = s.maybe[(seat + 1) % SEATS]
    room = s.maybe[(seat + 2) % SEATS]
    maybe = s.maybe[seat]
    hidden = gather(s, seat, place, room)
    housed = 0
    loose = 0
    for width in range(1, WIDEST + 1):
        wave = 0
        count = 0
        for t in range(TILES):
            if hidden >> t & 1 and bits(maybe[t]) == width:
                wave += 1 << t
                count += 1
        if width > 1:
            loose += wave
        for left in range(count, 0, -1):
            t = pick_bit(s, wave, left, Draw.IMAGINED)
            wave -= 1 << t
            house(s, seat, t, place, room, housed)
            housed += 1 << t
    mix(s, maybe, place, loose)
    lay(s, seat, place, hidden)
    forget(s, seat)


@rule
def mix(s: Simurgh, maybe: Ints, place: Ints, loose: int) -> None:
    """Let tiles change places two by two, as far as the seat could believe it."""
    count = bits(loose)
    for _ in range(ROUNDS):
        for a in range(TILES):
            if loose >> a & 1:
                b = pick_bit(s, loose, count, Draw.IMAGINED)
                at = place[a]
                if at != place[b] and fits(s, maybe, a, place[b]) and fits(s, maybe, b, at):
                    place[a] = place[b]
                    place[b] = at


@rule
def gather(s: Simurgh, seat: int, place: Ints, room: Ints) -> int:
    """Return the mask of the tiles hidden from a seat, and enter the room of every place."""
    hidden = 0
    for t in range(TILES):
        place[t] = -1
        room[t] = 0
        if s.zone[t] != Zone.HAND + seat and zone_bit(s, t) > 0:
            hidden += 1 << t
    for i in range(s.scout_count):
        if s.scout_seen[i] >> seat & 1:
            hidden -= 1 << (s.scout[i] - 1)
    for t in range(TILES):
        if s.zone[t] == Zone.LOOKED_AT and s.active == seat:
            hidden -= 1 << t
        if hidden >> t & 1:
            room[sort_of_place(s, t)] += 1
    for p in range(s.seats):
        if p != seat:
            for kind in range(TYPES):
                if s.dealt[p] >> kind & 1:
                    room[ANY + p] -= 1
                    room[DEALT + TYPES * p + kind] += 1
    return hidden


@rule
def sort_of_place(s: Simurgh, tile: int) -> int:
    """Return where a tile counts for the room there is: only what everyone knows of it."""
    zone = s.zone[tile]
    if zone == Zone.BOX:
        return int(TILE_TYPE[tile])
    if zone == Zone.STACK:
        return IN_STACK
    if zone == Zone.LOOKED_AT:
        return LOOKED_AT
    if TILE_TYPE[tile] == Type.POWER:
        return int(POWER + zone - Zone.HAND)
    return int(ANY + zone - Zone.HAND)


@rule
def fits(s: Simurgh, maybe: Ints, tile: int, place: int) -> bool:
    """Return whether a seat could believe a hidden tile to be in a place."""
    kind = TILE_TYPE[tile]
    where = int(maybe[tile])
    if place < IN_STACK:
        return bool(kind == place and where & MAYBE_BOX)
    if place == IN_STACK:
        return bool(kind != Type.POWER and where & MAYBE_STACK)
    if place == LOOKED_AT:
        return bool((kind == Type.POWER) == (s.phase == Phase.POWER) and where >> s.active & 1)
    if place < POWER:
        return bool(kind != Type.POWER and where >> (place - ANY) & 1)
    if place < DEALT:
        return bool(kind == Type.POWER and where >> (place - POWER) & 1)
    p = (place - DEALT) // TYPES
    return bool(kind == (place - DEALT) % TYPES and where >> p & 1 and where != 1 << p)


@rule
def house(s: Simurgh, seat: int, tile: int, place: Ints, room: Ints, housed: int) -> None:
    """Bring a tile to one of its places, likelier where there is more room."""
    maybe = s.maybe[seat]
    total = 0
    for i in range(PLACES):
        if room[i] > 0 and fits(s, maybe, tile, i):
            total += room[i]
    if total == 0:
        make_room(s, seat, tile, place, room, housed)
        return
    left = draw(s, total, Draw.IMAGINED)
    for i in range(PLACES):
        if room[i] > 0 and fits(s, maybe, tile, i):
            left -= room[i]
            if left < 0:
                room[i] -= 1
                place[tile] = i
                return


@rule
def make_room(s: Simurgh, seat: int, tile: int, place: Ints, room: Ints, housed: int) -> None:
    """House a tile all of whose places are full: others move on, the first to where room is left.

    This is the augmenting path of a matching; there is one, since the truth is an arrangement.
    """
    maybe = s.maybe[seat]
    before = s.maybe[(seat + 3) % SEATS]
    mover = s.maybe[(seat + 4) % SEATS]
    reached = 0
    for i in range(PLACES):
        if fits(s, maybe, tile, i):
            reached += 1 << i
            before[i] = -1
            mover[i] = tile
    end = -1
    while end < 0:
        grown = reached
        for t in range(TILES):
            if not housed >> t & 1 or not reached >> place[t] & 1:
                continue
            for i in range(PLACES):
                if not grown >> i & 1 and fits(s, maybe, t, i):
                    grown += 1 << i
                    before[i] = place[t]
                    mover[i] = t
                    if room[i] > 0:
                        end = i
        if grown == reached and end < 0:
            return  # not with a true position
        reached = grown
    room[end] -= 1
    while end >= 0:
        t = int(mover[end])
        place[t] = end
        end = int(before[end])


@rule
def lay(s: Simurgh, seat: int, place: Ints, hidden: int) -> None:
    """Put the hidden tiles where they were dealt to, in the stack and before who looks in turn."""
    stack = 0
    looked = 0
    in_stack = 0
    in_look = 0
    for t in range(TILES):
        if not hidden >> t & 1:
            continue
        i = int(place[t])
        if i < IN_STACK:
            s.zone[t] = Zone.BOX
        elif i == IN_STACK:
            s.zone[t] = Zone.STACK
            stack += 1 << t
            in_stack += 1
        elif i == LOOKED_AT:
            s.zone[t] = Zone.LOOKED_AT
            looked += 1 << t
            in_look += 1
        elif i < POWER:
            s.zone[t] = Zone.HAND + i - ANY
        elif i < DEALT:
            s.zone[t] = Zone.HAND + i - POWER
        else:
            s.zone[t] = Zone.HAND + (i - DEALT) // TYPES
    for i in range(s.scout_count):
        if not s.scout_seen[i] >> seat & 1:
            t = pick_bit(s, stack, in_stack, Draw.IMAGINED)
            stack -= 1 << t
            in_stack -= 1
            s.scout[i] = t + 1
    for i in range(in_look):
        t = pick_bit(s, looked, in_look - i, Draw.IMAGINED)
        looked -= 1 << t
        s.look[i] = t + 1


@rule
def forget(s: Simurgh, seat: int) -> None:
    """Of the others' knowledge only what they see themselves remains."""
    for p in range(SEATS):
        if p == seat:
            continue
        s.blurred[p] = 0
        for t in range(TILES):
            s.maybe[p][t] = 0
            if p < s.seats:
                if zone_bit(s, t) == 1 << p:
                    s.maybe[p][t] = 1 << p
                elif TILE_TYPE[t] == Type.POWER:
                    s.maybe[p][t] = ANYWHERE - MAYBE_STACK
                else:
                    s.maybe[p][t] = ANYWHERE


# -- dragons and objectives -----------------------------------------------------------------------


@rule
def redeal_dragons(s: Simurgh, seat: int) -> None:
    """Mix the dragons in the stack, those another looks at and those dealt to the others."""
    looked = s.phase == Phase.KEEP_DRAGON or s.phase == Phase.UNDER
    mask = 0
    count = 0
    for d in range(DRAGONS):
        if s.owner[d] == 0:
            mask += 1 << d
    for i in range(s.dragon_count):
        if s.dragon_seen[i] >> seat & 1:
            mask -= 1 << (s.dragons[i] - 1)
    if looked and s.active == seat:
        for i in range(s.look_count):
            mask -= 1 << (s.look[i] - 1)
    if s.phase == Phase.DRAGON:
        for i in range(FIELDS):
            mask -= 1 << (s.offer[seat][i] - 1)
    for d in range(DRAGONS):
        count += mask >> d & 1
    for i in range(s.dragon_count):
        if not s.dragon_seen[i] >> seat & 1:
            d = pick_bit(s, mask, count, Draw.IMAGINED)
            mask -= 1 << d
            count -= 1
            s.dragons[i] = d + 1
    if looked and s.active != seat:
        for i in range(s.look_count):
            d = pick_bit(s, mask, count, Draw.IMAGINED)
            mask -= 1 << d
            count -= 1
            s.look[i] = d + 1
    if s.phase == Phase.DRAGON:
        for p in range(s.seats):
            if p == seat:
                continue
            for i in range(FIELDS):
                d = pick_bit(s, mask, count, Draw.IMAGINED)
                mask -= 1 << d
                count -= 1
                s.offer[p][i] = d + 1
            if s.answered >> p & 1:
                s.sealed[p] = s.offer[p][draw(s, FIELDS, Draw.IMAGINED)]


@rule
def redeal_goals(s: Simurgh, seat: int) -> None:
    """Mix the objectives in the stack and those another seat is looking at."""
    mask = (1 << GOALS) - 1 - int(s.goals_out)
    count = 0
    for i in range(GOAL_SLOTS):
        if s.goal_slots[i] > 0:
            mask -= 1 << (s.goal_slots[i] - 1)
    for i in range(s.goal_count):
        if s.goal_seen[i] >> seat & 1:
            mask -= 1 << (s.goals[i] - 1)
    if s.active == seat:
        for i in range(s.goal_look_count):
            mask -= 1 << (s.goal_look[i] - 1)
    for g in range(GOALS):
        count += mask >> g & 1
    for i in range(s.goal_count):
        if not s.goal_seen[i] >> seat & 1:
            g = pick_bit(s, mask, count, Draw.IMAGINED)
            mask -= 1 << g
            count -= 1
            s.goals[i] = g + 1
    if s.active != seat:
        for i in range(s.goal_look_count):
            g = pick_bit(s, mask, count, Draw.IMAGINED)
            mask -= 1 << g
            count -= 1
            s.goal_look[i] = g + 1
