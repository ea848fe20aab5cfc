"""Before the first round: claims, stacks, start knights."""

from __future__ import annotations

from lindwurm.games.schutt_und_asche.actions import Act
from lindwurm.games.schutt_und_asche.bot.threat import FAR
from lindwurm.games.schutt_und_asche.data import ENTRY, Tile
from lindwurm.games.schutt_und_asche.state import NONE, REALM, Phase, SchuttUndAsche
from lindwurm.kernel.rule import Ints, rule


@rule
def at_start(s: SchuttUndAsche, seat: int, legal: Ints, count: int) -> int:
    """Claim, prepare, post."""
    if s.phase == Phase.STACKS:
        return prepare(s, seat, legal, count)
    best = 0
    top = -FAR
    for k in range(count):
        if s.phase == Phase.DRAFT:
            value = claim_worth(s, seat, legal[k] - Act.CLAIM)
        else:
            value = -step_of(legal[k] - Act.POST)
        if value > top:
            top = value
            best = k
    return int(legal[best])


@rule
def step_of(p: int) -> int:
    """Return how far along its path a province lies: 0 is the entry."""
    step = 0
    for slot in range(len(ENTRY)):
        if ENTRY[slot] <= p:
            step = p - ENTRY[slot]
    return int(step)


@rule
def claim_worth(s: SchuttUndAsche, seat: int, p: int) -> int:
    """Mix fronts on several paths with quiet land behind them."""
    path = p - step_of(p)
    mine = 0
    front = 0
    for q in range(REALM):
        if s.owner[q] == seat:
            if q - step_of(q) == path:
                mine += 1
            if step_of(q) < 2:
                front += 1
    value = 10 * s.height[p] - 3 * step_of(p) - 6 * mine
    if step_of(p) < 2 and front >= 2:
        value -= 20
    return int(value)


@rule
def prepare(s: SchuttUndAsche, seat: int, legal: Ints, count: int) -> int:
    """Look at the two stacks nearest the dragon, then leave the rest alone."""
    if s.sorting[seat] != NONE:
        best = 0
        for k in range(1, count):
            if fresh_worth(legal[k] - Act.PICK + 1) > fresh_worth(legal[best] - Act.PICK + 1):
                best = k
        return int(legal[best])
    best = NONE
    for k in range(count):
        if Act.LOOK <= legal[k] < Act.LOOK + REALM:
            if best == NONE or step_of(legal[k] - Act.LOOK) < step_of(legal[best] - Act.LOOK):
                best = k
    return Act.READY if best == NONE else int(legal[best])


@rule
def fresh_worth(tile: int) -> int:
    """Return the order for a stack before the first round: knight, gear, power, attack."""
    if tile == Tile.KNIGHT:
        return 9
    if tile == Tile.ATTACK:
        return 0
    return 8 - tile if tile >= Tile.SWORD else 2
