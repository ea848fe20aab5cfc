"""The tree of a search, in flat arrays, and the rules by which it grows.

A node stands for a sequence of (seat, action) from the root. Chance and hidden cards are not part
of it ("open loop"): each try deals and rolls afresh, and a node collects what came out on average.
So the actions that are legal at a node differ from try to try, and a child is compared only with
those that were available at the same time.

These are rules like those of a game: they run compiled on arrays and as plain Python on lists.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from lindwurm.kernel.chance import below
from lindwurm.kernel.rule import rule

NODES, STAMP, LENGTH, OPEN = 0, 1, 2, 3
"""Places in `Tree.now`: nodes in use, latest stamp, length of the path, whether still inside."""
LOW, HIGH = 0, 1
"""Places in `Tree.bounds`: the smallest and the largest return seen."""
LONGEST_PATH = 256
EXPLORE = 0.7
"""How much the search prefers actions it knows little about (the constant of UCB1)."""


class Tree(NamedTuple):
    """All that a search remembers. Nodes are numbered from 0, the root; -1 is none."""

    first: Any
    """First child of a node."""
    sibling: Any
    """Next child of the same parent."""
    seat: Any
    """Who acted."""
    action: Any
    """What was done."""
    visits: Any
    available: Any
    """How often the action could have been chosen."""
    total: Any
    """[node][seat]: sum of the returns."""
    squares: Any
    """Sum of the squared returns of who acted."""
    path: Any
    """The nodes of the running try."""
    child: Any
    """[action]: the child for it, where `stamp` is the latest."""
    stamp: Any
    now: Any
    bounds: Any


@rule
def plant(tree: Tree, seats: int) -> None:
    """Begin a new tree in these arrays."""
    tree.now[NODES] = 0
    tree.bounds[LOW] = math.inf
    tree.bounds[HIGH] = -math.inf
    grow(tree, seats, -1, -1, -1)


@rule
def grow(tree: Tree, seats: int, parent: int, seat: int, action: int) -> int:
    """Add a node and return its number."""
    node = int(tree.now[NODES])
    tree.now[NODES] = node + 1
    tree.first[node] = -1
    tree.sibling[node] = -1
    tree.seat[node] = seat
    tree.action[node] = action
    tree.visits[node] = 0
    tree.available[node] = 1
    tree.squares[node] = 0.0
    for p in range(seats):
        tree.total[node][p] = 0.0
    if parent >= 0:
        tree.sibling[node] = tree.first[parent]
        tree.first[parent] = node
    return node


@rule
def begin(tree: Tree) -> None:
    """Begin a try at the root."""
    tree.path[0] = 0
    tree.now[LENGTH] = 1
    tree.now[OPEN] = 1


@rule
def descend(
    tree: Tree, seats: int, seat: int, legal: Any, count: int, advised: int, words: Any
) -> int:
    """Return the action of a try that is still inside the tree, and go there.

    What the heuristic advises is tried first, then the others, all of them at the root and
    gradually further down ("progressive widening"); else the one with the highest upper bound.
    A new node ends the way inside the tree, unless there was nothing to choose.
    """
    node = int(tree.path[int(tree.now[LENGTH]) - 1])
    known = mark(tree, node, seat, legal, count)
    stamp = tree.now[STAMP]
    room = tree.now[NODES] < len(tree.first) and tree.now[LENGTH] < LONGEST_PATH
    if known < count and room:
        fresh = -1
        if tree.stamp[advised] != stamp:
            fresh = advised
        elif node == 0 or known < 1 + 0.5 * math.sqrt(tree.visits[node]):
            fresh = unknown(tree, legal, count, below(words, count - known))
        if fresh >= 0:
            if count > 1:
                tree.now[OPEN] = 0
            enter(tree, grow(tree, seats, node, seat, fresh))
            return fresh
    if known == 0 or tree.now[LENGTH] >= LONGEST_PATH:
        tree.now[OPEN] = 0
        return advised
    best = most_promising(tree, seat, legal, count)
    enter(tree, best)
    return int(tree.action[best])


@rule
def mark(tree: Tree, node: int, seat: int, legal: Any, count: int) -> int:
    """Find the children for the legal actions and return how many there are."""
    stamp = tree.now[STAMP] + 1
    tree.now[STAMP] = stamp
    child = int(tree.first[node])
    while child >= 0:
        if tree.seat[child] == seat:
            tree.child[tree.action[child]] = child
            tree.stamp[tree.action[child]] = stamp
        child = int(tree.sibling[child])
    known = 0
    for i in range(count):
        if tree.stamp[legal[i]] == stamp:
            known += 1
    return known


@rule
def unknown(tree: Tree, legal: Any, count: int, skip: int) -> int:
    """Return a legal action that has no node yet, after skipping some."""
    for i in range(count):
        if tree.stamp[legal[i]] != tree.now[STAMP]:
            if skip == 0:
                return int(legal[i])
            skip -= 1
    return -1


@rule
def most_promising(tree: Tree, seat: int, legal: Any, count: int) -> int:
    """Return the known child with the highest upper confidence bound for the acting seat."""
    low = tree.bounds[LOW]
    span = tree.bounds[HIGH] - low
    if not span > 0:
        span = 1.0
    best = -1
    most = -math.inf
    for i in range(count):
        if tree.stamp[legal[i]] == tree.now[STAMP]:
            child = int(tree.child[legal[i]])
            tree.available[child] += 1
            visits = max(1, tree.visits[child])
            mean = (tree.total[child][seat] / visits - low) / span
            bound = mean + EXPLORE * math.sqrt(math.log(tree.available[child]) / visits)
            if bound > most:
                most = bound
                best = child
    return best


@rule
def enter(tree: Tree, node: int) -> None:
    """Append a node to the path."""
    tree.path[int(tree.now[LENGTH])] = node
    tree.now[LENGTH] += 1


@rule
def learn(tree: Tree, seats: int, values: Any) -> None:
    """Enter the result of a try at every node of its path."""
    for p in range(seats):
        tree.bounds[LOW] = min(tree.bounds[LOW], values[p])
        tree.bounds[HIGH] = max(tree.bounds[HIGH], values[p])
    for i in range(int(tree.now[LENGTH])):
        node = int(tree.path[i])
        tree.visits[node] += 1
        for p in range(seats):
            tree.total[node][p] += values[p]
        if i > 0:
            value = values[tree.seat[node]]
            tree.squares[node] += value * value
