"""Rules that several games share: blind picks, sets of things as bit masks, a win and its shares.

A pile of which only the numbers matter is kept as counts by kind, a small set as a bit mask; both
are far quicker to copy and to redeal than lists of cards.
"""

from __future__ import annotations

from typing import Any

from lindwurm.kernel.chance import draw
from lindwurm.kernel.rule import Floats, Ints, rule


@rule
def pick_kind(s: Any, counts: Ints, total: int, pile: int) -> int:
    """Take one of `total` pieces counted by kind, each as likely, out of the counts.

    The kind of the draw says which `pile` it is. Returns the piece's kind.

    >>> from types import SimpleNamespace
    >>> from lindwurm.kernel.chance import Chance, Draw, Tape
    >>> pile = [2, 0, 3]
    >>> pick_kind(SimpleNamespace(chance=Chance(Tape([2]))), pile, 5, Draw.ANY), pile
    (2, [2, 0, 2])
    """
    left = draw(s, total, pile)
    kind = 0
    while left >= counts[kind]:
        left -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind


@rule
def bits(mask: int) -> int:
    """Return how many bits are set: `int.bit_count` for rules.

    >>> bits(0b10110)
    3
    """
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@rule
def pick_bit(s: Any, mask: int, count: int, kind: int) -> int:
    """Return one of the `count` things in a mask, each as likely; the mask stays as it is.

    >>> from types import SimpleNamespace
    >>> from lindwurm.kernel.chance import Chance, Draw, Tape
    >>> pick_bit(SimpleNamespace(chance=Chance(Tape([2]))), 0b10110, 3, Draw.ANY)
    4
    """
    for _ in range(draw(s, count, kind)):
        mask &= mask - 1
    thing = 0
    while not mask >> thing & 1:
        thing += 1
    return thing


@rule
def share_win(winners: int, seats: int, out: Floats) -> None:
    """Write the returns of a game with these winners (a bit mask): 1/k for each of k, 0 else.

    >>> out = [0.0] * 3
    >>> share_win(0b101, 3, out)
    >>> out
    [0.5, 0.0, 0.5]
    """
    share = 0
    for p in range(seats):
        share += winners >> p & 1
    for p in range(seats):
        out[p] = 1.0 / share if winners >> p & 1 else 0.0


@rule
def offered(legal: Ints, count: int, action: int) -> bool:
    """Return whether an action is among the first `count` of a list, as legal actions are given.

    >>> offered([7, 3, 0, 0], 2, 3), offered([7, 3, 0, 0], 2, 0)
    (True, False)
    """
    for i in range(count):
        if legal[i] == action:
            return True
    return False
