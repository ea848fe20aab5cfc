"""Table talk at the offering: claims that bind nobody, and whether they were true (SA-60)."""

from __future__ import annotations

from lindwurm.games.schutt_und_asche.actions import MOST_CLAIMED, Act, Kind
from lindwurm.games.schutt_und_asche.reasons import Why
from lindwurm.games.schutt_und_asche.rules.common import gold_sum
from lindwurm.games.schutt_und_asche.state import NONE, VALUES, SchuttUndAsche
from lindwurm.kernel.events import emit
from lindwurm.kernel.rule import Ints, rule

OF_ONESELF, TO_SOMEBODY = 1, 2
"""What is said once in each offering step, as bits of `spoke`: so that talk comes to an end."""


@rule
def talks(s: SchuttUndAsche) -> bool:
    """Return whether there is anything to say: to others, and not with open hands."""
    return bool(s.talk and s.seats > 1 and not s.open_hands)


@rule
def most_claimed(s: SchuttUndAsche, seat: int) -> int:
    """Return what the cards of a seat could be worth at most, for all that can be seen (SA-400)."""
    return int(min(MOST_CLAIMED, (VALUES - 1) * s.laid_count[seat]))


@rule
def legal_talk(s: SchuttUndAsche, seat: int, out: Ints, n: int) -> int:
    """Add what a seat can say in its offering step (SA-400)."""
    if not talks(s):
        return n
    if not s.spoke & OF_ONESELF:
        for worth in range(most_claimed(s, seat)):
            out[n] = Act.I_OFFER + worth
            n += 1
        out[n] = Act.I_CANNOT
        n += 1
    if not s.spoke & TO_SOMEBODY:
        for other in range(s.seats):
            if other != seat and s.gold_count[other] > 0:
                out[n] = Act.YOU_COULD + other
                n += 1
    return n


@rule
def why_talk(s: SchuttUndAsche, said: int) -> int:
    """Say why nothing of that kind can be said now."""
    if not s.talk or s.seats == 1 or s.open_hands:
        return Why.NO_TALK
    return Why.SAID_ENOUGH if s.spoke & said else 0


@rule
def why_offer_claim(s: SchuttUndAsche, seat: int, worth: int) -> int:
    """Say why a seat cannot say that it offers so much."""
    why = why_talk(s, OF_ONESELF)
    if why:
        return why
    if s.laid_count[seat] == 0:
        return Why.NOTHING_LYING
    return Why.MORE_THAN_CAN_LIE if worth > 3 * s.laid_count[seat] else 0


@rule
def why_cannot_claim(s: SchuttUndAsche) -> int:
    """Say why a seat cannot say that it has nothing to give."""
    return why_talk(s, OF_ONESELF)


@rule
def why_appeal(s: SchuttUndAsche, seat: int, other: int) -> int:
    """Say why nobody can be told that he could give more."""
    why = why_talk(s, TO_SOMEBODY)
    if why:
        return why
    if other == seat:
        return Why.SAY_IT_TO_ANOTHER
    return 0 if s.gold_count[other] else Why.HAS_NO_GOLD


@rule
def do_offer_claim(s: SchuttUndAsche, seat: int, worth: int) -> None:
    """Say what one's cards are worth, or will be."""
    s.claim[seat] = worth
    s.spoke |= OF_ONESELF
    emit(s, Kind.SAID_OFFER, seat, worth, 0)


@rule
def do_cannot_claim(s: SchuttUndAsche, seat: int) -> None:
    """Say that one has no gold left."""
    s.claim[seat] = 0
    s.refused[seat] = 1
    s.spoke |= OF_ONESELF
    emit(s, Kind.SAID_CANNOT, seat, 0, 0)


@rule
def do_appeal(s: SchuttUndAsche, seat: int, other: int) -> None:
    """Tell somebody that he could give more."""
    s.appeal[seat] = other
    s.spoke |= TO_SOMEBODY
    emit(s, Kind.SAID_COULD, seat, other, 0)


@rule
def judge_offers(s: SchuttUndAsche) -> None:
    """All cards lie open: who gave what he said has kept his word (SA-402)."""
    for seat in range(s.seats):
        said = int(s.claim[seat])
        if said > 0:
            if s.gave[seat] >= said:
                s.kept_word[seat] += 1
            else:
                s.broken_word[seat] += 1
                emit(s, Kind.BROKE_WORD, seat, said, s.gave[seat])
        s.claim[seat] = NONE
        s.appeal[seat] = NONE


@rule
def judge_refusal(s: SchuttUndAsche, seat: int) -> None:
    """A hand is laid open after the purchase: had he gold when he said "I cannot"? (SA-402)."""
    if not s.refused[seat]:
        return
    s.refused[seat] = 0
    worth = gold_sum(s.gold[seat])
    if worth > 0:
        s.broken_word[seat] += 1
        emit(s, Kind.BROKE_WORD, seat, 0, worth)
    else:
        s.kept_word[seat] += 1
