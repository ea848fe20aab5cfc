"""Ways through the castle: the exact test that a wall leaves a way (DQ-50), and shortest ways.

The way of a hero who has not yet been in the chamber is two ways that share no field: from the
chamber to where he stands, and from the chamber to the exit. By Menger's theorem they exist exactly
if two units can flow out of the chamber through fields that each take one. A hero who has been
there needs one way to the exit. :func:`find_ways` sends the units, one search each; a wall on none
of the fields they use leaves them whole, and a wall on a used field leaves a way exactly if the
unit can be sent around it (:func:`survives`).

Work space is in the state and is left as it was found, all zero; place p is stored as p + 1. In a
search, node 2p is arriving at a place and 2p + 1 is going on from it.
"""

from __future__ import annotations

from typing import Any

from lindwurm.games.dragonquest import data
from lindwurm.games.dragonquest.data import CHAMBER, EXIT, NOWHERE
from lindwurm.games.dragonquest.rules.common import CLOSED
from lindwurm.kernel.rule import Table, rule

ORTHO = Table(data.ORTHO)
ORTHO_COUNT = Table(data.ORTHO_COUNT)


# == ways that must remain (DQ-50 to DQ-52) =======================================================


@rule
def source(s: Any, hero: int) -> int:
    """Return where the ways begin: in the chamber, or with the hero once he has been there."""
    return int(s.at[hero]) if s.been[hero] else CHAMBER


@rule
def is_goal(s: Any, hero: int, place: int) -> bool:
    """Return whether a way ends here: on the exit, and with a hero who still seeks the chamber."""
    return bool(place == EXIT or (not s.been[hero] and place == s.at[hero]))


@rule
def passable(s: Any, hero: int, start: int, place: int, without: int) -> bool:
    """Return whether a way may go from `start` to `place`, were `without` blocked."""
    if place == without or place == source(s, hero):
        return False
    if place == CHAMBER:
        return bool(start != s.left_by[hero])  # DQ-163
    if is_goal(s, hero, place) and place != EXIT:
        return True
    return bool(s.mark[hero][place] & CLOSED == 0)


@rule
def push(s: Any, node: int, origin: int, tail: int) -> int:
    """Add a node to the queue unless it was seen; returns the new length of the queue."""
    if s.back[node] == 0:
        s.back[node] = origin + 1
        s.queue[tail] = node
        return tail + 1
    return tail


@rule
def search(s: Any, hero: int, start: int, target: int, without: int) -> int:
    """Look from node `start` for one more unit of flow, among the units already sent.

    With a `target` node look for that one, else for a goal no unit has reached. Returns the length
    of the queue, negative if nothing was found; the node found is then the last one queued.
    """
    head = 0
    tail = push(s, start, start, 0)
    while head < tail:
        node = int(s.queue[head])
        head += 1
        here = node >> 1
        if node & 1 == 0:  # arriving
            if s.behind[here] != 0:  # push the unit there back to where it came from
                tail = push(s, 2 * (s.behind[here] - 1) + 1, node, tail)
            elif target == NOWHERE and is_goal(s, hero, here):
                s.queue[tail] = node
                return tail + 1
            else:
                tail = push(s, node + 1, node, tail)
        elif not is_goal(s, hero, here):
            if s.behind[here] != 0:
                tail = push(s, node - 1, node, tail)
            for i in range(ORTHO_COUNT[here]):
                there = int(ORTHO[here][i])
                if s.behind[there] - 1 != here and passable(s, hero, here, there, without):
                    tail = push(s, 2 * there, node, tail)
        if target != NOWHERE and s.back[target] != 0:
            s.queue[tail] = target
            return tail + 1
    return -tail


@rule
def forget_search(s: Any, length: int) -> None:
    """Wipe the work space of a search."""
    for i in range(length):
        s.back[s.queue[i]] = 0
    for i in range(length):
        s.queue[i] = 0


@rule
def send(s: Any, hero: int, goal: int) -> None:
    """Send a unit along the way just found to `goal`, turning back units it pushes aside."""
    node = 2 * goal
    while True:
        origin = s.back[node] - 1
        here = node >> 1
        before = origin >> 1
        if origin & 1 == 1 and node & 1 == 0 and before != here:  # went on from before to here
            s.behind[here] = before + 1
        elif origin & 1 == 0 and node & 1 == 1 and before != here:  # pushed back out of before
            s.behind[before] = 0
        if origin == 2 * source(s, hero) + 1:
            return
        node = origin


@rule
def find_ways(s: Any, hero: int, without: int) -> bool:
    """Find the ways this hero needs, were `without` blocked; they stay in the work space."""
    for _ in range(1 if s.been[hero] else 2):
        length = search(s, hero, 2 * source(s, hero) + 1, NOWHERE, without)
        if length > 0:
            send(s, hero, int(s.queue[length - 1]) >> 1)
        forget_search(s, abs(length))
        if length <= 0:
            return False
    return True


@rule
def forget_ways(s: Any) -> None:
    """Wipe the ways out of the work space."""
    for place in range(len(s.behind)):
        s.behind[place] = 0


@rule
def survives(s: Any, hero: int, place: int) -> bool:
    """Return whether the ways found could do without this place."""
    if s.behind[place] == 0:
        return True
    length = search(s, hero, 2 * place, 2 * place + 1, NOWHERE)
    forget_search(s, abs(length))
    return length > 0


@rule
def has_way(s: Any, hero: int, without: int) -> bool:
    """Return whether the hero could still get home, were `without` blocked (DQ-50, DQ-51)."""
    found = find_ways(s, hero, without)
    forget_ways(s)
    return found


# == shortest ways (DQ-12, DQ-207) ================================================================


@rule
def goal_of(s: Any, hero: int) -> int:
    """Return the hero's current goal: the chamber until he has been there, then the exit."""
    return EXIT if s.been[hero] else CHAMBER


@rule
def measure(s: Any, hero: int, goal: int, without: int) -> int:
    """Note in `far` each place's steps to the goal, plus 1; returns how many places were queued.

    `far` is 0 where no way leads. Entering the chamber ends a turn, so ways to the exit keep out of
    it. The hero's own field is measured though it is visited.
    """
    s.far[goal] = 1
    s.queue[0] = goal
    head = 0
    tail = 1
    while head < tail:
        here = int(s.queue[head])
        head += 1
        if here == s.at[hero]:
            continue
        for i in range(ORTHO_COUNT[here]):
            there = int(ORTHO[here][i])
            if s.far[there] != 0 or there == without:
                continue
            if there == s.at[hero]:
                if here == CHAMBER and there == s.left_by[hero]:
                    continue
            elif there == CHAMBER or there == EXIT or s.mark[hero][there] & CLOSED:
                continue  # chamber and exit end a way, they are never in the middle of one
            s.far[there] = s.far[here] + 1
            s.queue[tail] = there
            tail += 1
    return tail


@rule
def forget_measure(s: Any, length: int) -> None:
    """Wipe the work space of :func:`measure`."""
    for i in range(length):
        s.far[s.queue[i]] = 0
        s.queue[i] = 0


@rule
def distance(s: Any, hero: int, goal: int, without: int) -> int:
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
def count_ways(s: Any, hero: int, length: int) -> int:
    """Count the shortest ways from every place on (`ways_on`) and from the hero to it (`ways_to`).

    Needs a fresh :func:`measure` of `length` places; returns the number of shortest ways in all.
    """
    s.ways_on[s.queue[0]] = 1
    for k in range(1, length):
        here = s.queue[k]
        for i in range(ORTHO_COUNT[here]):
            there = ORTHO[here][i]
            if s.far[there] == s.far[here] - 1 and s.far[there] != 0:
                s.ways_on[here] += s.ways_on[there]
    s.ways_to[s.at[hero]] = 1
    for k in range(length - 1, -1, -1):
        here = s.queue[k]
        if s.ways_to[here] == 0:
            continue
        for i in range(ORTHO_COUNT[here]):
            there = ORTHO[here][i]
            if s.far[there] == s.far[here] - 1 and s.far[there] != 0:
                s.ways_to[there] += s.ways_to[here]
    return int(s.ways_on[s.at[hero]])


@rule
def forget_counts(s: Any) -> None:
    """Wipe the numbers of shortest ways."""
    for place in range(len(s.ways_on)):
        s.ways_on[place] = 0
        s.ways_to[place] = 0
