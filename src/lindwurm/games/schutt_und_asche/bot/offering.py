"""The offering: how much to give, whom to wait for, what to say and whom to believe."""

from __future__ import annotations

from lindwurm.games.schutt_und_asche.actions import MOST_CLAIMED, Act
from lindwurm.games.schutt_und_asche.bot.threat import (
    GOLD,
    bearable,
    expected_cost,
    flight_costs,
    possible,
    stingy,
)
from lindwurm.games.schutt_und_asche.data import REGULAR_ROUNDS
from lindwurm.games.schutt_und_asche.rules.common import gold_sum
from lindwurm.games.schutt_und_asche.rules.talk import OF_ONESELF, TO_SOMEBODY, talks
from lindwurm.games.schutt_und_asche.state import NONE, VALUES, SchuttUndAsche
from lindwurm.kernel.rule import rule

PER_LAID_CARD = 13
"""What a card that somebody else has laid is taken to be worth: few lay an X."""
PER_DOUBTED_CARD = 6
"""The same of somebody who said how much it is, and is not believed."""
ADVANCE = 2
"""How much more gold than the others a seat gives before it waits for them."""
LAST_CHANGE = 3
"""The last pass in which it changes anything."""

# == offering =====================================================================================


@rule
def gold_worth(s: SchuttUndAsche) -> int:
    """Return what a gold piece is worth in the purchase phase, in tenths."""
    return 13 if s.round_number < REGULAR_ROUNDS else 11


@rule
def wanted(s: SchuttUndAsche, seat: int, slot: int) -> int:
    """Return the payment at which the next gold piece is no longer worth it."""
    mask = possible(s, seat, slot)
    near, far = flight_costs(s, seat, slot, mask)
    best = 0
    least = expected_cost(mask, near, far, 0)
    for gold in range(1, 9):
        if mask >> gold == 0:
            break  # more than the tile can demand
        cost = expected_cost(mask, near, far, gold) + gold_worth(s) * gold
        if cost < least:
            least = cost
            best = gold
    return best


@rule
def trust(s: SchuttUndAsche, seat: int) -> int:
    """Return how far a seat is believed, in per cent: one lie weighs as much as two true words."""
    kept = s.kept_word[seat] + 2
    return int(100 * kept // (kept + 2 * s.broken_word[seat]))


@rule
def laid_by(s: SchuttUndAsche, seat: int) -> int:
    """Return an estimate of what a seat has laid, in tenths: its word counts as it is trusted."""
    cards = int(s.laid_count[seat])
    if s.claim[seat] <= 0:
        return cards * PER_LAID_CARD
    faith = trust(s, seat)
    return (faith * s.claim[seat] * GOLD + (100 - faith) * cards * PER_DOUBTED_CARD) // 100


@rule
def others_laid(s: SchuttUndAsche, seat: int) -> int:
    """Return an estimate of what the others have laid, in tenths."""
    laid = 0
    for p in range(s.seats):
        if p != seat:
            laid += laid_by(s, p)
    return laid


@rule
def to_come(s: SchuttUndAsche, seat: int) -> int:
    """Return the cards of a seat that may still be laid: none if it says so and is believed."""
    if s.claim[seat] == 0 and trust(s, seat) >= 50:
        return int(s.laid_count[seat])
    return int(s.gold_count[seat] + s.laid_count[seat])


@rule
def my_part(s: SchuttUndAsche, seat: int) -> int:
    """Return what a seat means to have lying: its part, where it is a rival with patience."""
    part = just_part(s, seat)
    if s.coop or s.seats == 1 or not bearable(s):
        return part
    return min(part, max(0, patience(s, seat)))


@rule
def just_part(s: SchuttUndAsche, seat: int) -> int:
    """Return what would be a seat's part: its share at first, later what is missing."""
    goal = wanted(s, seat, int(s.called)) * GOLD
    if s.seats == 1:
        return goal // GOLD
    rest = goal - others_laid(s, seat)
    if rest <= 0:
        return 0
    if s.passes > 1:
        return (rest + GOLD // 2) // GOLD
    cards = 0
    for k in range(s.offset, s.seats):
        cards += to_come(s, int((s.first + k) % s.seats))
    if cards == 0:
        return 0
    mine = s.gold_count[seat] + s.laid_count[seat]
    return int((rest * mine + cards * GOLD - 1) // (cards * GOLD))


@rule
def patience(s: SchuttUndAsche, seat: int) -> int:
    """Return how much a seat still gives before it has paid for the others."""
    others = 0
    for p in range(s.seats):
        if p != seat:
            others += s.given[p]
    return int(others // (s.seats - 1) + ADVANCE + asked_for(s, seat) - s.given[seat])


@rule
def asked_for(s: SchuttUndAsche, seat: int) -> int:
    """Return 1 if somebody whose word is good says that this seat could give more (SA-401)."""
    for p in range(s.seats):
        if s.appeal[p] == seat and trust(s, p) >= 50 and s.given[p] > s.given[seat]:
            return 1
    return 0


@rule
def offer(s: SchuttUndAsche, seat: int) -> int:
    """Bring what is lying as close as possible to one's part, and say so."""
    lying = gold_sum(s.laid[seat])
    if s.passes > LAST_CHANGE:
        return Act.CONFIRM
    part = max(my_part(s, seat), int(s.claim[seat]))  # it keeps its word
    if lying > part and not s.added:
        for value in range(VALUES - 1, 0, -1):
            if s.laid[seat][value] > 0 and lying - value >= part:
                return Act.WITHDRAW + value
    if lying < part:
        for value in range(VALUES - 1, 0, -1):
            if s.gold[seat][value] > 0 and lying + value <= part:
                return Act.LAY + value
        for value in range(1, VALUES):
            if s.gold[seat][value] > 0 and (lying + value == part + 1) and s.coop:
                return Act.LAY + value
    return speech(s, seat, lying)


@rule
def speech(s: SchuttUndAsche, seat: int, lying: int) -> int:
    """Say what one gives, once it is settled; else that one cannot; else who could (SA-60).

    It says nothing but the truth, and of its hand only that it holds nothing of worth.
    """
    if not talks(s):
        return Act.CONFIRM
    if not s.spoke & OF_ONESELF:
        if 0 < lying <= MOST_CLAIMED and s.claim[seat] != lying:
            return Act.I_OFFER + lying - 1
        empty = lying == 0 and s.gold_count[seat] > 0 and gold_sum(s.gold[seat]) == 0
        if empty and s.claim[seat] != 0:
            return Act.I_CANNOT
    if not s.spoke & TO_SOMEBODY and s.appeal[seat] == NONE and not s.coop:
        for k in range(1, s.seats):
            other = (seat + k) % s.seats
            if s.gold_count[other] > 0 and s.laid_count[other] == 0 and stingy(s, other):
                return Act.YOU_COULD + other
    return Act.CONFIRM
