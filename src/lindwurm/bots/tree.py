"""The tree of a search, in flat arrays, and the rules by which it grows.

At the root the legal actions run a race: in each round every action still in it gets one try, all
of them with the same deal and the same dice, so that luck weighs less. After a round those drop out
that are too far behind the leader; when one is left the search is over. What the heuristic advises
is left only for something better beyond doubt (`WIN`, and more the more actions there are).

Below the root a node stands for a sequence of (seat, action). Chance and hidden cards are not part
of it ("open loop"): each try deals and rolls afresh, and a node collects what came out on average.
So the actions that are legal at a node differ from try to try, and a child is compared only with
those that were available at the same time.

These are rules like those of a game: they run compiled on arrays and as plain Python on lists.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from lindwurm.kernel.chance import below, next_word
from lindwurm.kernel.rule import rule

NODES, STAMP, LENGTH, OPEN, LIVE, RUNNER, ADVISED, ROUNDS, FIRST, SECOND = range(10)
"""Places in `Tree.now`: nodes in use, latest stamp, length of the path, whether still inside; of
the race: actions in it (0 before it begins), whose try is next, the advised one, full rounds, and
the two words that seed the round."""
LOW, HIGH = 0, 1
"""Places in `Tree.bounds`: the smallest and the largest return seen."""
LONGEST_PATH = 256
EXPLORE = 0.7
"""How much the search prefers actions it knows little about (the constant of UCB1)."""
WIDEN = 24
"""Below the root a node gets its k-th child after about WIDEN * (k - 1)² visits."""
WARM_UP = 6
"""Rounds before anybody drops out."""
DROP = 2.0
"""Standard errors by which an action must be behind the leader to drop out."""
WIN = 1.5
"""Standard errors by which an only rival must beat the advised action in the end."""
SURE = 2.0
"""Standard errors more that are needed before the end, because it is looked at so often."""
EQUAL = 0.01
"""Actions that cannot differ by more than this share of the largest return are alike."""


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
    live: Any
    """Whether an action of the root is still in the race."""
    latest: Any
    """What the latest try of an action of the root brought."""
    gap: Any
    """Sum of the differences to the advised action in the same rounds."""
    gaps: Any
    """Sum of their squares."""


@rule
def plant(tree: Tree, seats: int) -> None:
    """Begin a new tree in these arrays."""
    tree.now[NODES] = 0
    tree.now[LIVE] = 0
    tree.now[ROUNDS] = 0
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
    tree.live[node] = 1
    tree.latest[node] = 0.0
    tree.gap[node] = 0.0
    tree.gaps[node] = 0.0
    for p in range(seats):
        tree.total[node][p] = 0.0
    if parent >= 0:
        tree.sibling[node] = tree.first[parent]
        tree.first[parent] = node
    return node


# == the race at the root =========================================================================


@rule
def line_up(tree: Tree, seats: int, seat: int, legal: Any, count: int, advised: int) -> None:
    """Begin the race of the root's actions."""
    for i in range(count):
        node = grow(tree, seats, 0, seat, int(legal[i]))
        if legal[i] == advised:
            tree.now[ADVISED] = node
    tree.now[LIVE] = count
    tree.now[RUNNER] = -1


@rule
def next_runner(tree: Tree, words: Any) -> int:
    """Return the node of the action whose try is next; a new round gets a new seed."""
    node = int(tree.now[RUNNER])
    if node < 0:
        node = int(tree.first[0])
        tree.now[FIRST] = next_word(words)
        tree.now[SECOND] = next_word(words)
        while not tree.live[node]:
            node = int(tree.sibling[node])
    tree.path[0] = 0
    tree.path[1] = node
    tree.now[LENGTH] = 2
    tree.now[OPEN] = 1
    return node


@rule
def pass_baton(tree: Tree, seat: int, values: Any) -> None:
    """Note the result of a try; after the last one of a round see who drops out."""
    node = int(tree.path[1])
    tree.latest[node] = values[seat]
    node = int(tree.sibling[node])
    while node >= 0 and not tree.live[node]:
        node = int(tree.sibling[node])
    tree.now[RUNNER] = node
    if node < 0:
        tree.now[ROUNDS] += 1
        compare(tree)
        if tree.now[ROUNDS] >= WARM_UP:
            drop_out(tree)


@rule
def compare(tree: Tree) -> None:
    """Enter how far each action was ahead of the advised one in this round."""
    advised = int(tree.now[ADVISED])
    node = int(tree.first[0])
    while node >= 0:
        if tree.live[node]:
            gap = tree.latest[node] - tree.latest[advised]
            tree.gap[node] += gap
            tree.gaps[node] += gap * gap
        node = int(tree.sibling[node])


@rule
def doubt(gap: float, gaps: float, rounds: int, span: float) -> float:
    """Return the square of the standard error of a mean difference.

    One more observation at the far end is added: few equal results are no certainty.
    """
    mean = gap / rounds
    spread = max(0.0, gaps / rounds - mean * mean)
    return (spread + span * span / rounds) / rounds


@rule
def strictness(rivals: int) -> float:
    """Return how many standard errors beat the advice: the best of many is often only lucky."""
    return math.sqrt(WIN * WIN + 2 * math.log(rivals))


@rule
def drop_out(tree: Tree) -> None:
    """Take out of the race whoever is too far behind, or cannot be better by anything that counts.

    The advised action stays until another one is better beyond doubt.
    """
    advised = int(tree.now[ADVISED])
    rounds = int(tree.now[ROUNDS])
    span = tree.bounds[HIGH] - tree.bounds[LOW]
    if not span > 0:
        span = 1.0
    leader = advised
    rivals = 0
    node = int(tree.first[0])
    while node >= 0:
        rivals += 1
        if tree.live[node] and tree.gap[node] > tree.gap[leader]:
            leader = node
        node = int(tree.sibling[node])
    own = 0.0
    if leader != advised:
        own = doubt(tree.gap[leader], tree.gaps[leader], rounds, span)
    node = int(tree.first[0])
    while node >= 0:
        if tree.live[node] and node != leader:
            behind = (tree.gap[leader] - tree.gap[node]) / rounds
            if node == advised:
                out = behind > (strictness(rivals - 1) + SURE) * math.sqrt(own)
            else:
                error = math.sqrt(own + doubt(tree.gap[node], tree.gaps[node], rounds, span))
                out = DROP * error - behind < EQUAL * span
            if out:
                tree.live[node] = 0
                tree.now[LIVE] -= 1
        node = int(tree.sibling[node])


# == below the root ===============================================================================


@rule
def descend(
    tree: Tree, seats: int, seat: int, legal: Any, count: int, advised: int, words: Any
) -> int:
    """Return the action of a try that is still inside the tree, and go there.

    What the heuristic advises is tried first, then gradually the others ("progressive widening");
    else the one with the highest upper bound. A new node ends the way inside the tree, unless there
    was nothing to choose.
    """
    node = int(tree.path[int(tree.now[LENGTH]) - 1])
    known = mark(tree, node, seat, legal, count)
    room = tree.now[NODES] < len(tree.first) and tree.now[LENGTH] < LONGEST_PATH
    if known < count and room:
        fresh = -1
        if tree.stamp[advised] != tree.now[STAMP]:
            fresh = advised
        elif WIDEN * known * known < tree.visits[node]:
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
