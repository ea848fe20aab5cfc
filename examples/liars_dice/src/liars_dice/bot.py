"""The heuristic player: it trusts its own dice, and chance for all others."""

from __future__ import annotations

from liars_dice.actions import Act
from liars_dice.data import FACES
from liars_dice.odds import SCALE, table
from liars_dice.rules import matching, on_table
from liars_dice.state import LiarsDice
from lindwurm.kernel.chance import below
from lindwurm.kernel.rule import Ints, Lazy, rule

AT_LEAST = Lazy(lambda: table(tail=True))
EXACTLY = Lazy(lambda: table(tail=False))

BLUFF = 8
"""One bid in so many is about a face of which one has little."""


@rule
def likely(s: LiarsDice, seat: int, count: int, face: int) -> int:
    """Return how likely a bid is true for all that a seat knows, in millionths."""
    wild = s.wild if face != 1 else 0
    missing = count - matching(s, seat, face)
    if missing <= 0:
        return SCALE
    return AT_LEAST[wild][on_table(s) - s.left[seat]][missing]


@rule
def just_so(s: LiarsDice, seat: int, count: int, face: int) -> int:
    """Return how likely a bid is exactly right, in millionths."""
    wild = s.wild if face != 1 else 0
    missing = count - matching(s, seat, face)
    if missing < 0:
        return 0
    return EXACTLY[wild][on_table(s) - s.left[seat]][missing]


@rule
def bot(s: LiarsDice, seat: int, legal: Ints, count: int, words: Ints) -> int:
    """Make the bid that is most likely true, or doubt one that is likelier to be false."""
    bluff = below(words, BLUFF) == 0
    best, chance = -1, -1
    for i in range(count):
        if legal[i] < Act.LIAR:
            number, face = legal[i] // FACES + 1, legal[i] % FACES + 1
            good = likely(s, seat, number, face)
            if bluff:  # any face will do, if only few dice are named
                good = good // 2 + below(words, SCALE // 4)
            if good > chance:
                best, chance = legal[i], good
    if s.bidder >= 0:
        doubt = SCALE - likely(s, seat, s.bid_count, s.bid_face)
        if doubt > chance:
            best, chance = Act.LIAR, doubt
        if s.exact == 1 and just_so(s, seat, s.bid_count, s.bid_face) > chance:
            best = Act.EXACT
    return best
