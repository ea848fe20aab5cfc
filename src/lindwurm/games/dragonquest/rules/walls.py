"""B, the walls: a secret tile against a number, and on a match a field is blocked for good."""

from __future__ import annotations

from lindwurm.games.dragonquest import data
from lindwurm.games.dragonquest.actions import Act, Draw, Kind
from lindwurm.games.dragonquest.data import CHAMBER, EXIT, FIELDS, NOWHERE, WALL_TILES
from lindwurm.games.dragonquest.reasons import Why
from lindwurm.games.dragonquest.rules.common import CLOSED, choose_tie, has_mark, set_mark
from lindwurm.games.dragonquest.rules.ways import (
    apart,
    count_ways,
    distance,
    find_ways,
    forget_counts,
    forget_measure,
    forget_ways,
    goal_of,
    has_way,
    measure,
    survives,
)
from lindwurm.games.dragonquest.state import DragonQuest, Mark, Phase
from lindwurm.kernel.chance import draw, throw
from lindwurm.kernel.events import emit
from lindwurm.kernel.rule import Ints, Lookup, rule

ORTHO = Lookup(data.ORTHO)
ORTHO_COUNT = Lookup(data.ORTHO_COUNT)
DIAGONAL = Lookup(data.DIAGONAL)
DIAGONAL_COUNT = Lookup(data.DIAGONAL_COUNT)
PROTECTED = Lookup(data.PROTECTED)

RING = Lookup(data.RING)
AT_EDGE = Lookup([int(any(p in (NOWHERE, CHAMBER, EXIT) for p in ring)) for ring in data.RING])
"""Whether a void, the chamber or the exit is among the eight places around a field."""

NO, YES, FREELY = 0, 1, 2
"""How a wall fits onto a field and among the walls around it."""
ENDLESS = 10_000
"""How much a wall lengthens a way that it closes altogether."""


# == B1, B2 tile and number =======================================================================


@rule
def begin_wall(s: DragonQuest) -> None:
    """Open the two secret choices; alone, the tile is drawn at the reveal (DQ-09)."""
    s.tile = 0
    s.number = 0
    s.phase = Phase.WALL


@rule
def wall_actors(s: DragonQuest) -> int:
    """Return the bit mask of those who have not chosen yet, in either order (DQ-09)."""
    mask = 0
    if s.tile == 0 and s.seats > 1:
        mask |= 1 << s.neighbour
    if s.number == 0:
        mask |= 1 << s.active
    return int(mask)


@rule
def legal_wall(s: DragonQuest, seat: int, out: Ints) -> int:
    """List the three tiles for the Neighbour, the three numbers for the active player."""
    first = Act.NAME if seat == s.active else Act.TILE
    for i in range(WALL_TILES):
        out[i] = first + i
    return WALL_TILES


@rule
def do_tile(s: DragonQuest, seat: int, tile: int) -> None:
    """Lay a tile face down; it cannot be changed any more (DQ-10, DQ-37)."""
    s.tile = tile
    emit(s, Kind.LAID, seat, 0, 0)
    if s.number:
        s.phase = Phase.REVEAL


@rule
def do_name(s: DragonQuest, seat: int, number: int) -> None:
    """Name a number; online it stays secret until the reveal (DQ-10, DQ-38)."""
    s.number = number
    emit(s, Kind.NAMED, seat, 0, 0)
    if s.seats == 1:
        throw(s)
        s.tile = 1 + draw(s, WALL_TILES, Draw.WALL_TILE)  # DQ-205
    if s.tile:
        s.phase = Phase.REVEAL


@rule
def why_tile(s: DragonQuest, seat: int) -> int:
    """Say why a tile cannot be laid by this seat."""
    if s.seats == 1:
        return Why.TILE_IS_DRAWN
    if seat != s.neighbour:
        return Why.NEIGHBOUR_LAYS
    return Why.LAID_IS_LAID if s.tile else 0


@rule
def why_name(s: DragonQuest, seat: int) -> int:
    """Say why a number cannot be named by this seat."""
    if seat != s.active:
        return Why.HERO_NAMES
    return Why.LAID_IS_LAID if s.number else 0


# == B3 reveal ====================================================================================


@rule
def reveal(s: DragonQuest) -> None:
    """Turn the tile up: only a match blocks a field (DQ-39, DQ-40)."""
    emit(s, Kind.REVEALED, s.active, s.tile, s.number)
    s.shown_tile = s.tile
    s.shown_number = s.number
    if s.tile != s.number:
        s.phase = Phase.THROW
        return
    s.phase = Phase.BLOCK


@rule
def builder(s: DragonQuest) -> int:
    """Return who blocks the field: the Neighbour; alone, the player himself (DQ-40, DQ-206)."""
    return int(s.neighbour) if s.seats > 1 else 0


# == B4 block a field =============================================================================


@rule
def local_fit(s: DragonQuest, hero: int, field: int) -> int:
    """Tests 1 to 5 of the legality test in 5.3 (DQ-44 to DQ-49): NO, YES, or FREELY.

    A field fits freely if all eight around it are open to the hero. Then no way depends on it: what
    led through it can go around it, even if one of the eight is taken, because the other seven
    still hang together. So test 6 is passed, too.
    """
    if PROTECTED[field] != 0 or s.mark[hero][field] & CLOSED:
        return NO
    fit = YES if AT_EDGE[field] else FREELY
    beside = NOWHERE
    for i in range(8):
        near = int(RING[field][i])
        if near in (NOWHERE, CHAMBER, EXIT):
            continue
        if s.mark[hero][near] & CLOSED:
            fit = YES
            if s.mark[hero][near] & Mark.BLOCKED:
                if i & 1 == 1 or beside != NOWHERE:  # at a corner, or a second one
                    return NO
                beside = near
    if beside != NOWHERE:
        for i in range(ORTHO_COUNT[beside]):
            if has_mark(s, hero, int(ORTHO[beside][i]), Mark.BLOCKED):
                return NO
    return fit


@rule
def legal_block(s: DragonQuest, out: Ints) -> int:
    """List every field that may be blocked on the active hero's map, test 6 included.

    The ways are found once; only fields on them need a second look (see :mod:`.ways`).
    """
    hero = int(s.active)
    n = 0
    open_before = find_ways(s, hero, NOWHERE)
    for field in range(FIELDS):
        fit = local_fit(s, hero, field)
        if fit == FREELY or (fit == YES and (not open_before or survives(s, hero, field))):
            out[n] = Act.BLOCK + field
            n += 1
    forget_ways(s)
    return n


@rule
def only_block(s: DragonQuest) -> int:
    """Return the only field that may be blocked, NOWHERE if none may, FIELDS if several may."""
    hero = int(s.active)
    free = 0
    for field in range(FIELDS):
        if local_fit(s, hero, field) == FREELY:
            free += 1
            if free == 2:  # nearly always, and without looking for ways
                return FIELDS
    found = NOWHERE
    open_before = find_ways(s, hero, NOWHERE)
    for field in range(FIELDS):
        fit = local_fit(s, hero, field)
        if fit == FREELY or (fit == YES and (not open_before or survives(s, hero, field))):
            if found != NOWHERE:
                found = FIELDS
                break
            found = field
    forget_ways(s)
    return found


@rule
def block_asks(s: DragonQuest) -> bool:
    """Return whether B4 is a decision; what is forced, or the automaton's, is done (DQ-41)."""
    only = only_block(s)
    if only == NOWHERE:
        emit(s, Kind.NO_WALL, s.active, 0, 0)
        s.phase = Phase.THROW
        return False
    if only < FIELDS:
        do_block(s, only)
        return False
    if s.seats == 1 and not s.solo_self:
        do_block(s, automatic_block(s, int(s.active), 0, not s.nearsighted))
        return False
    return True


@rule
def do_block(s: DragonQuest, field: int) -> None:
    """Block a field of the active hero's map to the end of the game (DQ-42, DQ-43)."""
    set_mark(s, int(s.active), field, Mark.BLOCKED)
    emit(s, Kind.BLOCKED, s.active, field, 0)
    s.phase = Phase.THROW


@rule
def why_block(s: DragonQuest, field: int) -> int:
    """Say which of the six tests a field fails."""
    hero = int(s.active)
    if PROTECTED[field] == 1:
        return Why.SPECIAL_FIELD
    if PROTECTED[field] == 2:
        return Why.BESIDE_SPECIAL_FIELD
    if s.mark[hero][field] & Mark.VISITED:
        return Why.WASTED_WALL
    if s.mark[hero][field] & CLOSED:
        return Why.CLOSED_ALREADY
    touching = 0
    grouped = 0
    for i in range(ORTHO_COUNT[field]):
        near = int(ORTHO[field][i])
        if has_mark(s, hero, near, Mark.BLOCKED):
            touching += 1
            for k in range(ORTHO_COUNT[near]):
                if has_mark(s, hero, int(ORTHO[near][k]), Mark.BLOCKED):
                    grouped += 1
    if touching > 1 or grouped > 0:
        return Why.TWO_WALLS_TOGETHER
    for i in range(DIAGONAL_COUNT[field]):
        if has_mark(s, hero, int(DIAGONAL[field][i]), Mark.BLOCKED):
            return Why.WALLS_TOUCH
    if not has_way(s, hero, field) and has_way(s, hero, NOWHERE):
        return Why.NO_WAY_HOME
    return 0


# == the automaton (DQ-207, DQ-309) ===============================================================


@rule
def automatic_block(s: DragonQuest, hero: int, pick: int, foresight: bool) -> int:
    """Return the automaton's field: what lengthens the hero's way most, else lies on most ways.

    Near the chamber and the exit no wall may be on his way. With `foresight` it is then put on his
    way from the chamber to the exit, else where it is least out of his way (DQ-309); without, or if
    he has no way home, just anywhere. Ties are broken by `choose_tie`.
    """
    here = int(s.at[hero])
    bound = find_ways(s, hero, NOWHERE)
    ahead = foresight and bound
    chosen = block_on_way(s, hero, goal_of(s, hero), pick, bound)
    if chosen == NOWHERE and ahead and not s.been[hero]:
        s.at[hero] = CHAMBER  # as if he were there already
        chosen = block_on_way(s, hero, EXIT, pick, bound)
        s.at[hero] = here
    if chosen == NOWHERE:
        chosen = block_anywhere(s, hero, pick, bound, ahead)
    forget_ways(s)
    return chosen


@rule
def block_on_way(s: DragonQuest, hero: int, goal: int, pick: int, bound: bool) -> int:
    """Return the field on the shortest ways to a goal where a wall hinders most, or NOWHERE.

    `bound` says that a wall must leave a way (DQ-52); it needs the ways of :func:`find_ways` then.
    """
    ways = 0
    steps = 0
    if goal == CHAMBER or s.mark[hero][EXIT] & CLOSED == 0:
        length = measure(s, hero, goal, NOWHERE)
        if s.far[s.at[hero]] != 0:
            ways = count_ways(s, hero, length)
            steps = int(s.far[s.at[hero]]) - 1
        forget_measure(s, length)
    best = 0
    ties = 0
    chosen = NOWHERE
    for field in range(FIELDS):
        if s.ways_to[field] == 0:
            continue
        worth = hindrance(s, hero, field, goal, ways, steps, best)
        if worth < best or (bound and not survives(s, hero, field)):
            continue
        if worth > best:
            best = worth
            ties = 0
            chosen = field
        ties += 1
    wanted = choose_tie(s, ties, pick) if ties > 0 else 0
    while wanted > 0:  # skip to the one that was drawn
        chosen += 1
        if hindrance(s, hero, chosen, goal, ways, steps, best) == best:
            if not bound or survives(s, hero, chosen):
                wanted -= 1
    forget_counts(s)
    return chosen


@rule
def block_anywhere(s: DragonQuest, hero: int, pick: int, bound: bool, foresight: bool) -> int:
    """Return any legal field; with `foresight` one that is least out of the hero's way."""
    best = ENDLESS
    ties = 0
    chosen = NOWHERE
    for field in range(FIELDS):
        far = out_of_way(s, hero, field) if foresight else 0
        if far > best or local_fit(s, hero, field) == NO:
            continue
        if bound and not survives(s, hero, field):
            continue
        if far < best:
            best = far
            ties = 0
            chosen = field
        ties += 1
    wanted = choose_tie(s, ties, pick)
    while wanted > 0:  # skip to the one that was drawn
        chosen += 1
        far = out_of_way(s, hero, chosen) if foresight else 0
        if far == best and local_fit(s, hero, chosen) != NO:
            if not bound or survives(s, hero, chosen):
                wanted -= 1
    return chosen


@rule
def out_of_way(s: DragonQuest, hero: int, field: int) -> int:
    """Order fields by the steps to the goal by way of them, then by those from them to the goal.

    As if nothing were in between.
    """
    rest = apart(field, goal_of(s, hero))
    return 100 * (apart(int(s.at[hero]), field) + rest) + rest


@rule
def hindrance(
    s: DragonQuest, hero: int, field: int, goal: int, ways: int, steps: int, best: int
) -> int:
    """Return how much a wall on a field hinders: 1 + shortest ways through it, more if on all.

    -1 where no wall may be, or where it is known to hinder less than `best`.
    """
    through = int(s.ways_on[field] * s.ways_to[field])
    if (through < ways and 1 + through < best) or local_fit(s, hero, field) == NO:
        return -1
    if through == ways:  # it lengthens them all
        return 1 + ways + lengthening(s, hero, goal, field, steps)
    return 1 + through


@rule
def lengthening(s: DragonQuest, hero: int, goal: int, field: int, steps: int) -> int:
    """Return by how many steps a wall there would lengthen the hero's shortest way."""
    longer = distance(s, hero, goal, field)
    return ENDLESS if longer == NOWHERE else longer - steps
