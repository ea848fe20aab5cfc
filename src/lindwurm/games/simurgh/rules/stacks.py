"""The stacks, and what each seat knows of hidden tiles (catalogue 6)."""

from __future__ import annotations

from lindwurm.games.simurgh.actions import Kind
from lindwurm.games.simurgh.data import DISPLAY, DRAGONS, GOALS, TILE_TYPE, TILES, Type
from lindwurm.games.simurgh.state import MAYBE_STACK, SEATS, STACK, Blur, Simurgh, Zone
from lindwurm.kernel.chance import draw, throw
from lindwurm.kernel.events import emit, whisper
from lindwurm.kernel.rule import Ints, rule
from lindwurm.kernel.shared import bits

TOP = 0
BOTTOM = 1
"""Where a tile goes back to a stack."""
ANYBODY = (1 << SEATS) - 1

# -- any stack: tiles and who has seen them, top first --------------------------------------------


@rule
def pop(stack: Ints, seen: Ints, size: int) -> int:
    """Take the top tile off a stack."""
    tile = int(stack[0]) - 1
    for i in range(size - 1):
        stack[i] = stack[i + 1]
        seen[i] = seen[i + 1]
    stack[size - 1] = 0
    seen[size - 1] = 0
    return tile


@rule
def put(stack: Ints, seen: Ints, count: int, tile: int, end: int, mask: int) -> None:
    """Put a tile on top of or under a stack of `count` tiles."""
    at = count
    if end == TOP:
        for i in range(count, 0, -1):
            stack[i] = stack[i - 1]
            seen[i] = seen[i - 1]
        at = 0
    stack[at] = tile + 1
    seen[at] = mask


@rule
def shuffle(s: Simurgh, stack: Ints, count: int, kind: int) -> None:
    """Shuffle a stack; the kind of the draws says which."""
    throw(s)
    for i in range(count - 1, 0, -1):
        j = draw(s, i + 1, kind)
        tile = stack[i]
        stack[i] = stack[j]
        stack[j] = tile


@rule
def blur(s: Simurgh, seats: int, stack: int) -> None:
    """These seats know more of a stack from now on than the state can say (SI-252)."""
    for v in range(s.seats):
        if seats >> v & 1:
            s.blurred[v] |= stack


@rule
def forget_order(s: Simurgh, seen: Ints, count: int, p: int, stack: int) -> None:
    """Someone put tiles on top or underneath in secret: nobody else knows a position any more."""
    others = 0
    for i in range(count):
        others |= seen[i] & ~(1 << p)
        seen[i] &= 1 << p
    blur(s, others, stack)


# -- action tiles ---------------------------------------------------------------------------------


@rule
def pop_scout(s: Simurgh) -> int:
    """Take the top tile off the Scout stack."""
    s.scout_count -= 1
    return pop(s.scout, s.scout_seen, STACK)


@rule
def known_to_all(s: Simurgh, tile: int, p: int) -> None:
    """Everyone saw a tile go to a hand (SI-219)."""
    for v in range(s.seats):
        s.maybe[v][tile] = 1 << p


@rule
def draw_unseen(s: Simurgh, p: int) -> int:
    """Take the top Scout tile; the others must reckon with any stack tile in that hand."""
    mask = int(s.scout_seen[0])
    tile = pop_scout(s)
    for v in range(s.seats):
        if v == p:
            s.maybe[v][tile] = 1 << p
            continue
        for t in range(TILES):
            if s.maybe[v][t] & MAYBE_STACK:
                s.maybe[v][t] |= 1 << p
        for i in range(s.scout_count):
            if s.scout_seen[i] >> v & 1:
                s.maybe[v][s.scout[i] - 1] = MAYBE_STACK
        if mask >> v & 1:
            s.maybe[v][tile] = 1 << p
    return tile


@rule
def to_hand(s: Simurgh, p: int, tile: int) -> None:
    """A tile goes to the hidden hand (SI-071)."""
    s.zone[tile] = Zone.HAND + p
    s.hand_count[p] += 1


@rule
def take_blind(s: Simurgh, p: int) -> None:
    """Take the top tile of the Scout stack unseen by others (SI-150, SI-191)."""
    tile = draw_unseen(s, p)
    to_hand(s, p, tile)
    emit(s, Kind.TOOK_BLIND, p, 0, 0)
    whisper(s, p, Kind.KEPT_TILE, p, tile, 0)


@rule
def take_face_up(s: Simurgh, p: int, i: int) -> None:
    """Take a tile of the display; everyone sees which (SI-219)."""
    tile = int(s.display[i]) - 1
    s.display[i] = 0
    to_hand(s, p, tile)
    known_to_all(s, tile, p)
    emit(s, Kind.TOOK, p, tile, 0)


@rule
def look_at_tiles(s: Simurgh, p: int, count: int) -> None:
    """Draw tiles of the Scout stack to look at (SI-144)."""
    n = min(count, int(s.scout_count))
    emit(s, Kind.LOOKED, p, n, 0)
    for i in range(n):
        known = int(s.scout_seen[0])
        tile = draw_unseen(s, p)
        blur(s, known & ~(1 << p), Blur.TILES)
        for v in range(s.seats):
            if v != p and known >> v & 1:  # it may still go back to the stack
                s.maybe[v][tile] |= MAYBE_STACK
        s.zone[tile] = Zone.LOOKED_AT
        s.look[i] = tile + 1
        whisper(s, p, Kind.SAW_TILE, p, tile, 0)
    s.look_count = n


@rule
def return_tile(s: Simurgh, p: int, tile: int, end: int) -> None:
    """Put a tile on top of or under the Scout stack, unseen by others (SI-132, SI-133)."""
    forget_order(s, s.scout_seen, s.scout_count, p, Blur.TILES)
    put(s.scout, s.scout_seen, s.scout_count, tile, end, 1 << p)
    s.scout_count += 1
    s.zone[tile] = Zone.STACK
    s.maybe[p][tile] = MAYBE_STACK
    whisper(s, p, Kind.TILE_BACK, p, tile, end)


@rule
def discard_unseen(s: Simurgh, p: int) -> None:
    """A hidden tile goes from a hand to the stack: the others must reckon with any (SI-221)."""
    for v in range(s.seats):
        if v == p:
            continue
        for t in range(TILES):
            if s.maybe[v][t] >> p & 1 and TILE_TYPE[t] != Type.POWER:
                s.maybe[v][t] |= MAYBE_STACK
    s.dealt[p] = 0
    blur(s, ANYBODY & ~(1 << p), Blur.TILES)


@rule
def laid_openly(s: Simurgh, p: int, tile: int) -> None:
    """A hidden tile is laid: it may have been the one dealt at the start.

    Nobody but the owner can tell, if the hand holds others of which nothing is known (SI-252).
    """
    known = True
    for v in range(s.seats):
        if v != p and s.maybe[v][tile] != 1 << p:
            known = False
    if not known and s.dealt[p] >> TILE_TYPE[tile] & 1:
        s.dealt[p] &= ~(1 << TILE_TYPE[tile])
        for v in range(s.seats):
            if v != p and unknown_in_hand(s, v, p) > bits(s.dealt[p]) + 1:
                blur(s, 1 << v, Blur.TILES)


@rule
def unknown_in_hand(s: Simurgh, v: int, p: int) -> int:
    """Return how many tiles of p's hand, but for power, v could not name."""
    count = 0
    for t in range(TILES):
        if s.zone[t] == Zone.HAND + p and TILE_TYPE[t] != Type.POWER and s.maybe[v][t] != 1 << p:
            count += 1
    return count


@rule
def fill_display(s: Simurgh) -> None:
    """Close up the display and fill it from the stack (SI-152, SI-153)."""
    at = 0
    for i in range(DISPLAY):
        if s.display[i] > 0:
            tile = s.display[i]
            s.display[i] = 0
            s.display[at] = tile
            at += 1
    while at < DISPLAY and s.scout_count > 0:
        tile = pop_scout(s)
        s.zone[tile] = Zone.DISPLAY
        s.display[at] = tile + 1
        at += 1
        emit(s, Kind.SHOWN, at, tile, 0)


@rule
def take_out(row: Ints, count: int, what: int) -> None:
    """Take the first `what` out of the `count` entries of a row, and close the gap."""
    found = False
    for i in range(count):
        if found:
            row[i - 1] = row[i]
        elif row[i] == what:
            found = True
    row[count - 1] = 0


@rule
def among(row: Ints, count: int, what: int) -> bool:
    """Return whether `what` is one of the `count` entries of a row."""
    for i in range(count):
        if row[i] == what:
            return True
    return False


@rule
def unlook(s: Simurgh, tile: int) -> None:
    """Take one tile or dragon out of those being looked at."""
    take_out(s.look, s.look_count, tile + 1)
    s.look_count -= 1


@rule
def looking_at(s: Simurgh, tile: int) -> bool:
    """Return whether a tile or dragon is among those being looked at."""
    return among(s.look, s.look_count, tile + 1)


# -- dragons --------------------------------------------------------------------------------------


@rule
def look_at_dragons(s: Simurgh, p: int, count: int) -> None:
    """Draw dragons to look at (SI-141, SI-144)."""
    n = min(count, int(s.dragon_count))
    emit(s, Kind.LOOKED, p, n, 0)
    for i in range(n):
        dragon = pop(s.dragons, s.dragon_seen, DRAGONS)
        s.dragon_count -= 1
        s.look[i] = dragon + 1
        whisper(s, p, Kind.SAW_DRAGON, p, dragon, 0)
    s.look_count = n


@rule
def under_dragons(s: Simurgh, p: int, dragon: int) -> None:
    """Put a dragon under the stack; only the one who does it knows which (SI-142, SI-143)."""
    put(s.dragons, s.dragon_seen, s.dragon_count, dragon, BOTTOM, 1 << p)
    s.dragon_count += 1
    whisper(s, p, Kind.DRAGON_BACK, p, dragon, 0)


@rule
def gain_dragon(s: Simurgh, p: int, dragon: int, markers: int) -> None:
    """A dragon comes face up, its markers from left to right (SI-163, SI-164)."""
    s.owner[dragon] = p + 1
    s.markers[dragon] = (1 << markers) - 1
    emit(s, Kind.DRAGON, p, dragon, markers)


# -- objectives -----------------------------------------------------------------------------------


@rule
def look_at_goals(s: Simurgh, p: int, count: int) -> None:
    """Draw objectives to look at (SI-134)."""
    n = min(count, int(s.goal_count))
    emit(s, Kind.LOOKED, p, n, 0)
    for i in range(n):
        goal = pop(s.goals, s.goal_seen, GOALS)
        s.goal_count -= 1
        s.goal_look[i] = goal + 1
        whisper(s, p, Kind.SAW_GOAL, p, goal, 0)
    s.goal_look_count = n


@rule
def return_goal(s: Simurgh, p: int, goal: int, end: int) -> None:
    """Put an objective on top of or under its stack, unseen by others (SI-138)."""
    forget_order(s, s.goal_seen, s.goal_count, p, Blur.GOALS)
    put(s.goals, s.goal_seen, s.goal_count, goal, end, 1 << p)
    s.goal_count += 1
    whisper(s, p, Kind.GOAL_BACK, p, goal, end)


@rule
def unlook_goal(s: Simurgh, goal: int) -> None:
    """Take one objective out of those being looked at."""
    take_out(s.goal_look, s.goal_look_count, goal + 1)
    s.goal_look_count -= 1


@rule
def looking_at_goal(s: Simurgh, goal: int) -> bool:
    """Return whether an objective is among those being looked at."""
    return among(s.goal_look, s.goal_look_count, goal + 1)
