"""Ways through the castle: the exact test that a wall leaves a way (DQ-50), and shortest ways.

The way of a hero who has not yet been in the chamber is two ways that share no field: from the
chamber to where he stands, and from the chamber to the exit. By Menger's theorem they exist exactly
if two units can flow out of the chamber through fields that each take one. A hero who has been
there needs one way to the exit. :func:`find_ways` sends the units, one search each; a wall on none
of the fields they use leaves them whole, and a wall on a used field leaves a way exactly if the
unit can be sent around it (:func:`survives`).

Most of the castle is open, so units are sent by a search that heads straight for its target. Work
space is in the state and is left as it was found, all zero; place p is stored as p + 1. In a
search, node 2p is arriving at a place and 2p + 1 is going on from it.
"""

from __future__ import annotations

from lindwurm.games.dragonquest import data
from lindwurm.games.dragonquest.data import CHAMBER, EXIT, NOWHERE
from lindwurm.games.dragonquest.rules.common import CLOSED
from lindwurm.games.dragonquest.state import DragonQuest
from lindwurm.kernel.rule import Lookup, rule

ORTHO = Lookup(data.ORTHO)
ORTHO_COUNT = Lookup(data.ORTHO_COUNT)
RING = Lookup(data.RING)
COLUMN = Lookup(data.COLUMN)
ROW = Lookup(data.ROW)


# == ways that must remain (DQ-50 to DQ-52) =======================================================


@rule
def source(s: DragonQuest, hero: int) -> int:
    """Return where the ways begin: in the chamber, or with the hero once he has been there."""
    return int(s.at[hero]) if s.been[hero] else CHAMBER


@rule
def apart(a: int, b: int) -> int:
    """Return the steps between two places as if nothing were in the way."""
    return int(abs(COLUMN[a] - COLUMN[b]) + abs(ROW[a] - ROW[b]))


@rule
def passable(s: DragonQuest, hero: int, start: int, place: int, goal: int) -> bool:
    """Return whether a unit on its way to `goal` may go from `start` to `place`.

    It may arrive where another unit is, which then has to give way or turn back.
    """
    if s.behind[place] == start + 1:
        return False
    if place == CHAMBER:
        return bool(start != s.left_by[hero])  # DQ-163
    if place == goal or s.behind[place] != 0:
        return True
    return bool(place != EXIT and s.mark[hero][place] & CLOSED == 0)


@rule
def search(s: DragonQuest, hero: int, start: int, target: int, without: int, deep: bool) -> bool:
    """Look from node `start` for node `target`, among the units already sent; True if found.

    A `deep` search heads straight for its target, another one spreads out evenly from its start.
    """
    goal = target >> 1
    root = source(s, hero)
    s.back[start] = start + 1
    s.queue[0] = start
    head = 0
    tail = 1
    while head < tail:
        if deep:
            tail -= 1
            node = int(s.queue[tail])
        else:
            node = int(s.queue[head])
            head += 1
        here = node >> 1
        if s.behind[here] != 0:
            # arriving: push the unit there back; going on: from it one can only turn back
            beside = 2 * s.behind[here] - 1 if node & 1 == 0 else node - 1
            if s.back[beside] == 0:
                s.back[beside] = node + 1
                s.queue[tail] = beside
                tail += 1
        elif node & 1 == 0 and s.back[node + 1] == 0:
            s.back[node + 1] = node + 1
            s.queue[tail] = node + 1
            tail += 1
        if node & 1 == 1:
            gap = apart(here, goal)
            for nearer in range(2):  # what leads nearer comes last, and so first in a deep search
                for i in range(ORTHO_COUNT[here]):
                    there = int(ORTHO[here][i])
                    if s.back[2 * there] != 0 or (apart(there, goal) < gap) != (nearer == 1):
                        continue
                    if there in (root, without):
                        continue
                    if passable(s, hero, here, there, goal):
                        s.back[2 * there] = node + 1
                        s.queue[tail] = 2 * there
                        tail += 1
        if s.back[target] != 0:
            return True
    return False


@rule
def forget_search(s: DragonQuest) -> None:
    """Wipe the work space of a search."""
    for node in range(len(s.back)):
        s.back[node] = 0
        s.queue[node] = 0


@rule
def send(s: DragonQuest, hero: int, goal: int) -> None:
    """Send a unit along the way just found to `goal`, turning back units it pushes aside."""
    node = 2 * goal
    root = 2 * source(s, hero) + 1
    while node != root:
        origin = s.back[node] - 1
        here = node >> 1
        before = origin >> 1
        if before != here:
            if node & 1 == 0:  # went on from before to here
                s.behind[here] = before + 1
            else:  # pushed a unit out of before, back to here
                s.behind[before] = 0
        node = origin


@rule
def send_to(s: DragonQuest, hero: int, goal: int, without: int) -> bool:
    """Send one unit to `goal`; returns whether it found its way."""
    found = search(s, hero, 2 * source(s, hero) + 1, 2 * goal, without, True)
    if found:
        send(s, hero, goal)
    forget_search(s)
    return found


@rule
def find_ways(s: DragonQuest, hero: int, without: int) -> bool:
    """Find the ways this hero needs, were `without` blocked; they stay in the work space."""
    if s.mark[hero][EXIT] & CLOSED:
        return False
    if not s.been[hero] and not send_to(s, hero, int(s.at[hero]), without):
        return False
    return send_to(s, hero, EXIT, without)


@rule
def forget_ways(s: DragonQuest) -> None:
    """Wipe the ways out of the work space."""
    for place in range(len(s.behind)):
        s.behind[place] = 0


@rule
def survives(s: DragonQuest, hero: int, place: int) -> bool:
    """Return whether the ways found could do without this place."""
    if s.behind[place] == 0 or steps_around(s, hero, place):
        return True
    found = search(s, hero, 2 * place, 2 * place + 1, NOWHERE, False)
    forget_search(s)
    return found


@rule
def steps_around(s: DragonQuest, hero: int, place: int) -> bool:
    """Return whether the way through a place can simply pass beside it, on one side or the other.

    That settles nearly all fields of an open castle; the rest needs a search.
    """
    start = 0
    end = 0
    for i in range(0, 8, 2):
        near = int(RING[place][i])
        if near >= 0:
            if near == s.behind[place] - 1:
                start = i
            elif s.behind[near] == place + 1:
                end = i
    return free_arc(s, hero, place, start, end) or free_arc(s, hero, place, end, start)


@rule
def free_arc(s: DragonQuest, hero: int, place: int, start: int, end: int) -> bool:
    """Return whether the places around another are free from `start` clockwise to `end`."""
    i = (start + 1) % 8
    while i != end:
        near = int(RING[place][i])
        if near in (NOWHERE, CHAMBER, EXIT):
            return False
        if s.behind[near] != 0 or s.mark[hero][near] & CLOSED:
            return False
        i = (i + 1) % 8
    return True


@rule
def has_way(s: DragonQuest, hero: int, without: int) -> bool:
    """Return whether the hero could still get home, were `without` blocked (DQ-50, DQ-51)."""
    found = find_ways(s, hero, without)
    forget_ways(s)
    return found


# == shortest ways (DQ-12, DQ-207) ================================================================


@rule
def goal_of(s: DragonQuest, hero: int) -> int:
    """Return the hero's current goal: the chamber until he has been there, then the exit."""
    return EXIT if s.been[hero] else CHAMBER


@rule
def measure(s: DragonQuest, hero: int, goal: int, without: int) -> int:
    """Note in `far` each place's steps to the goal, plus 1; returns how many places were queued.

    `far` is 0 where no way leads, and beyond the hero's own distance. Entering the chamber ends a
    turn, so ways to the exit keep out of it. The hero's own field is measured though it is visited.
    """
    s.far[goal] = 1
    s.queue[0] = goal
    head = 0
    tail = 1
    while head < tail:
        here = int(s.queue[head])
        head += 1
        if here == s.at[hero]:
            break
        for i in range(ORTHO_COUNT[here]):
            there = int(ORTHO[here][i])
            if s.far[there] != 0 or there == without:
                continue
            if there == s.at[hero]:
                if here == CHAMBER and there == s.left_by[hero]:
                    continue
            elif there in (CHAMBER, EXIT) or s.mark[hero][there] & CLOSED:
                continue  # chamber and exit end a way, they are never in the middle of one
            s.far[there] = s.far[here] + 1
            s.queue[tail] = there
            tail += 1
    return tail


@rule
def forget_measure(s: DragonQuest, length: int) -> None:
    """Wipe the work space of :func:`measure`."""
    for i in range(length):
        s.far[s.queue[i]] = 0
        s.queue[i] = 0


@rule
def distance(s: DragonQuest, hero: int, goal: int, without: int) -> int:
    """Return the hero's steps to the goal, were `without` blocked; NOWHERE if no way leads there.

    A goal that is closed to him cannot be reached.
    """
    if goal != CHAMBER and s.mark[hero][goal] & CLOSED:
        return 0 if s.at[hero] == goal else NOWHERE
    length = measure(s, hero, goal, without)
    steps = s.far[s.at[hero]] - 1
    forget_measure(s, length)
    return int(steps)


@rule
def count_ways(s: DragonQuest, hero: int, length: int) -> int:
    """Count the shortest ways from places on (`ways_on`) and from the hero to them (`ways_to`).

    Both are 0 beside the hero's shortest ways. Needs a fresh :func:`measure` of `length` places;
    returns the number of shortest ways in all.
    """
    s.ways_to[s.at[hero]] = 1
    for k in range(length - 1, -1, -1):
        here = int(s.queue[k])
        if s.ways_to[here] == 0:
            continue
        for i in range(ORTHO_COUNT[here]):
            there = int(ORTHO[here][i])
            if s.far[there] == s.far[here] - 1 and s.far[there] != 0:
                s.ways_to[there] += s.ways_to[here]
    s.ways_on[s.queue[0]] = 1
    for k in range(1, length):
        here = int(s.queue[k])
        if s.ways_to[here] == 0:
            continue
        for i in range(ORTHO_COUNT[here]):
            there = int(ORTHO[here][i])
            if s.far[there] == s.far[here] - 1 and s.far[there] != 0:
                s.ways_on[here] += s.ways_on[there]
    return int(s.ways_on[s.at[hero]])


@rule
def forget_counts(s: DragonQuest) -> None:
    """Wipe the numbers of shortest ways."""
    for place in range(len(s.ways_on)):
        s.ways_on[place] = 0
        s.ways_to[place] = 0
