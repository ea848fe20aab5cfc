"""Exact movement: every way to go exactly so many steps (catalogue 5.6 to 5.8).

The search is a depth-first walk over all paths, kept in scratch fields of the state so that it
compiles: `begin`, then `next_path` until it says no, then `finish`. Between two calls `path` holds
the fields of a complete path, `path_via` the star flown from (or -1) and `path_link` the rainbow
crossed (or -1) on each step.

A rainbow can be crossed only on the first step (out of the castle or a rock castle) and on the last
one (into either), because a move never runs through them (DR-075, DR-076). So a shift in mid-move
(DR-110) happens after the first step at most, and matters to the rest of the move only as the last
step: `path_open` is the set of positions to which the rainbow left behind could have been swung.
"""

from __future__ import annotations

from lindwurm.games.drachenfels import data
from lindwurm.games.drachenfels.data import CASTLE, Field
from lindwurm.games.drachenfels.rules.board import dragon_on, free_positions, passable
from lindwurm.games.drachenfels.state import Drachenfels
from lindwurm.kernel.rule import Lookup, rule

KIND = Lookup([int(kind) for kind in data.KIND])
STEP_COUNT = Lookup(data.STEP_COUNT)
STEP_TO = Lookup(data.STEP_TO)
STEP_VIA = Lookup(data.STEP_VIA)
LINK_COUNT = Lookup(data.LINK_COUNT)
LINK = Lookup(data.LINK)
RAINBOW_ROCK = Lookup(data.RAINBOW_ROCK)
RAINBOW_END = Lookup(data.RAINBOW_END)
STAR_OF = Lookup(data.STAR_OF)
ROCK_OF = Lookup(data.ROCK_OF)
FORT_OF = Lookup(data.FORT_OF)
FORTS = Lookup(data.FORTS)
FLIGHT = Lookup(data.FLIGHT)
DISTANCE = Lookup(data.DISTANCE)

ANYWHERE = -1
"""No particular goal: all paths are searched."""

HALF = 55
"""A set of fields takes two masks: fields 0 to 54, and the rest."""

OPEN = 0
"""Of `leave`, `swing`, `fly` and `enter`: not decided yet."""
ROAD = 1
"""By road; no swing; no flight."""
FIRST = 2
"""From here on: a rainbow position, or the number of a flight."""


@rule
def begin(s: Drachenfels, seat: int, length: int, goal: int) -> None:
    """Start the search for all moves of a knight by exactly `length` steps (to a goal only)."""
    s.path_goal = goal
    s.path[0] = s.at[seat]
    s.path_via[0] = -1
    s.path_link[0] = -1
    s.path_slot[0] = 0
    s.path_depth = 0
    s.path_length = length
    stars = 0
    rocks = 0
    forts = 0
    for p in range(s.seats):
        if p != seat:
            node = int(s.at[p])
            if STAR_OF[node] >= 0:
                stars |= 1 << STAR_OF[node]
            elif ROCK_OF[node] >= 0:
                rocks |= 1 << ROCK_OF[node]
            elif FORT_OF[node] >= 0:
                forts |= 1 << FORT_OF[node]
    for fort in range(len(FORTS)):
        if dragon_on(s, int(FORTS[fort])) or not s.armour[seat]:
            forts |= 1 << fort
    s.path_stars = stars
    s.path_rocks = rocks
    s.path_forts = forts
    s.path_links = s.rainbows
    s.path_open = 0 if s.shift_late else free_positions(s)


@rule
def finish(s: Drachenfels) -> None:
    """Leave the scratch space as clean as it was found."""
    for d in range(s.path_length + 1):
        s.path[d] = 0
        s.path_via[d] = 0
        s.path_link[d] = 0
        s.path_slot[d] = 0
    s.path_depth = 0
    s.path_length = 0
    s.path_goal = 0
    s.path_links = 0
    s.path_open = 0
    s.path_stars = 0
    s.path_rocks = 0
    s.path_forts = 0


@rule
def been_there(s: Drachenfels, depth: int, node: int) -> bool:
    """Return whether the path has touched a field: stepped on, flown from or landed on (DR-070)."""
    for d in range(depth + 1):
        if s.path[d] == node or s.path_via[d] == node:
            return True
    return False


@rule
def turns_back(s: Drachenfels, depth: int, node: int) -> bool:
    """Return whether a step would be an about-turn (`walk = no_u_turn`)."""
    if depth == 0 or s.path_via[depth] >= 0 or s.path_link[depth] >= 0:
        return False
    return bool(s.path[depth - 1] == node)


@rule
def may_enter(s: Drachenfels, node: int, last: bool) -> bool:
    """Return whether a step may lead onto a field, the last step of the move or an earlier one."""
    kind = KIND[node]
    if kind == Field.LAND or kind == Field.HOLE or kind == Field.GAP:
        return passable(s, node)
    if kind == Field.ROCK:
        return not (last and s.path_rocks >> ROCK_OF[node] & 1)  # DR-079, DR-080
    if kind == Field.FORT:
        return last and not s.path_forts >> FORT_OF[node] & 1  # DR-076, DR-078
    if kind == Field.CASTLE:
        return last  # DR-075
    return True


@rule
def may_step(s: Drachenfels, depth: int, node: int, via: int, last: bool) -> bool:
    """Return whether a step to a field, by a flight from the star `via` if >= 0, is allowed."""
    stepped = node if via < 0 else via
    if not may_enter(s, stepped, last):
        return False
    if via >= 0 and s.path_stars >> STAR_OF[node] & 1:
        return False  # DR-088
    if s.u_turn:
        return not turns_back(s, depth, stepped) and not (last and node == s.path[0])
    if been_there(s, depth, stepped):
        return False
    return via < 0 or not been_there(s, depth, node)


@rule
def next_path(s: Drachenfels) -> bool:
    """Go on to the next complete path; False when there is none left."""
    length = int(s.path_length)
    goal = int(s.path_goal)
    depth = int(s.path_depth)
    if depth == length:
        depth -= 1
    while depth >= 0:
        node = int(s.path[depth])
        slot = int(s.path_slot[depth])
        roads = STEP_COUNT[node]
        if slot >= roads + LINK_COUNT[node]:
            depth -= 1
            continue
        s.path_slot[depth] = slot + 1
        last = depth + 1 == length
        via = -1
        link = -1
        if slot < roads:
            to = int(STEP_TO[node][slot])
            via = int(STEP_VIA[node][slot])
        else:
            link = int(LINK[node][slot - roads])
            links = s.path_links
            if depth > 0 and s.path_link[1] >= 0:
                links |= s.path_open  # the rainbow left behind may have been swung there
            if not links >> link & 1:
                continue
            to = int(RAINBOW_ROCK[link] + RAINBOW_END[link]) - node
        if goal >= 0 and DISTANCE[to][goal] >= length - depth:
            continue
        if not may_step(s, depth, to, via, last):
            continue
        depth += 1
        s.path[depth] = to
        s.path_via[depth] = via
        s.path_link[depth] = link
        s.path_slot[depth] = 0
        if last:
            s.path_depth = depth
            return True
    s.path_depth = length
    return False


# == what the search is asked ======================================================================


@rule
def can_move(s: Drachenfels, seat: int, length: int) -> bool:
    """Return whether a knight can move by exactly `length` steps."""
    begin(s, seat, length, ANYWHERE)
    found = next_path(s)
    finish(s)
    return found


@rule
def can_use(s: Drachenfels, seat: int, value: int) -> bool:
    """Return whether a point card moves a knight: single, or double if swift (DR-034, DR-150)."""
    if can_move(s, seat, value):
        return True
    return bool(s.swift[seat] and can_move(s, seat, 2 * value))


@rule
def destinations(s: Drachenfels, seat: int, length: int) -> tuple[int, int]:
    """Return the set of fields on which a move of exactly `length` steps can end, as two masks."""
    low = 0
    high = 0
    begin(s, seat, length, ANYWHERE)
    while next_path(s):
        node = int(s.path[length])
        if node < HALF:
            low |= 1 << node
        else:
            high |= 1 << (node - HALF)
    finish(s)
    return low, high


@rule
def has(low: int, high: int, node: int) -> bool:
    """Return whether a field is in a set of fields."""
    if node < HALF:
        return bool(low >> node & 1)
    return bool(high >> (node - HALF) & 1)


@rule
def is_castle(node: int) -> bool:
    """Return whether a field is the castle or a rock castle: where rainbows end."""
    return bool(node == CASTLE or FORT_OF[node] >= 0)


@rule
def leave_code(s: Drachenfels) -> int:
    """Return how the path found leaves the castle or a rock castle; ROAD from other fields."""
    if is_castle(int(s.path[0])) and s.path_link[1] >= 0:
        return FIRST + int(s.path_link[1])
    return ROAD


@rule
def enter_code(s: Drachenfels) -> int:
    """Return how the path found enters the castle or a rock castle; ROAD for other fields."""
    length = s.path_length
    if is_castle(int(s.path[length])) and s.path_link[length] >= 0:
        return FIRST + int(s.path_link[length])
    return ROAD


@rule
def swing_codes(s: Drachenfels) -> int:
    """Return the mask of what may be done in mid-move with the rainbow left behind (DR-110)."""
    if leave_code(s) == ROAD or s.path_length == 1:
        return 1 << ROAD
    enter = enter_code(s)
    if enter != ROAD and not s.path_links >> (enter - FIRST) & 1:
        return 1 << enter
    return 1 << ROAD | int(s.path_open) << FIRST


@rule
def flight_code(s: Drachenfels, number: int) -> int:
    """Return the first (0) or second (1) flight of the path found; ROAD if there is none."""
    left = number
    for d in range(1, s.path_length + 1):
        if s.path_via[d] >= 0:
            if left == 0:
                return FIRST + int(FLIGHT[STAR_OF[s.path_via[d]]][STAR_OF[s.path[d]]])
            left -= 1
    return ROAD


@rule
def flights(s: Drachenfels) -> int:
    """Return how many flights the path found takes."""
    count = 0
    for d in range(1, s.path_length + 1):
        if s.path_via[d] >= 0:
            count += 1
    return count


@rule
def fits(s: Drachenfels) -> bool:
    """Return whether the path found agrees with all that was decided about the way."""
    if s.leave != OPEN and leave_code(s) != s.leave:
        return False
    if s.swing != OPEN and not swing_codes(s) >> s.swing & 1:
        return False
    if s.enter != OPEN and enter_code(s) != s.enter:
        return False
    for number in range(2):
        if s.fly[number] != OPEN and flight_code(s, number) != s.fly[number]:
            return False
    return True


@rule
def ways(s: Drachenfels) -> tuple[int, int, int, int, int]:
    """Return the masks of codes still possible: leave, swing, first and second flight, enter."""
    leave = 0
    swing = 0
    first = 0
    second = 0
    enter = 0
    begin(s, int(s.active), int(s.steps), int(s.goal))
    while next_path(s):
        if fits(s):
            leave |= 1 << leave_code(s)
            swing |= swing_codes(s)
            first |= 1 << flight_code(s, 0)
            second |= 1 << flight_code(s, 1)
            enter |= 1 << enter_code(s)
    finish(s)
    if s.swing != OPEN:
        swing = 1 << int(s.swing)
    return leave, swing, first, second, enter
