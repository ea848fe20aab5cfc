"""What a seat remembers of hidden cards, and what it therefore cannot rule out (catalogue 6).

Seen from one seat, a hidden card lies in one of at most four places: the hands of the others and
the draw pile. `memory[seat][card][places]` counts the cards of which the seat knows more than that:
a card taken from it lies with the taker, a card it shuffled back lies in the pile until someone
else renews, and so on. Counts are kept for sets of places; whatever cannot be told apart widens a
set, never narrows it, so the truth is always among what the seat holds possible.
"""

from __future__ import annotations

from lindwurm.games.drachenfels import data
from lindwurm.games.drachenfels.actions import Draw
from lindwurm.games.drachenfels.data import COLOURS, FULL_TABLE, KINDS, POINT_KINDS, REMOVED
from lindwurm.games.drachenfels.state import PLACES, SEATS, Drachenfels, Phase
from lindwurm.kernel.chance import draw
from lindwurm.kernel.rule import Lookup, rule
from lindwurm.kernel.shared import bits, pick_bit, pick_kind

COPIES = Lookup(data.COPIES)
SHOES = Lookup(data.SHOES)
WITH = Lookup(
    [
        [
            sum(1 << n for n, row in enumerate(data.SHOES) if row[fort] == colour)
            for colour in range(len(COLOURS))
        ]
        for fort in range(len(COLOURS))
    ]
)
"""[rock castle][colour]: the settings with that princess there, as a bit mask."""

PILE = SEATS - 1
"""The draw pile's number among the hidden places; 0 to 2 are the other seats in seating order."""


@rule
def place_of(seat: int, other: int) -> int:
    """Return the number of another seat's hand among the places hidden from `seat`."""
    return (other - seat - 1) % SEATS


@rule
def all_places(s: Drachenfels, seat: int) -> int:
    """Return the set of all places hidden from a seat."""
    mask = 1 << PILE
    for p in range(s.seats):
        if p != seat:
            mask |= 1 << place_of(seat, p)
    return mask


@rule
def copies(seats: int, kind: int) -> int:
    """Return how many cards of a kind are in the game (DR-003)."""
    if kind < POINT_KINDS and seats < FULL_TABLE:
        return int(COPIES[kind]) - REMOVED
    return int(COPIES[kind])


@rule
def remember(s: Drachenfels, seat: int, kind: int, places: int, count: int) -> None:
    """Note that `count` cards of a kind lie in one of these places; nothing if that is no news."""
    if places != all_places(s, seat):
        s.memory[seat][kind][places] += count


@rule
def seen_leaving(s: Drachenfels, seat: int, kind: int, place: int) -> None:
    """Update what `seat` knows when it sees a card of a kind come out of a hidden place.

    Of several cards that could have been the one, the best-known is struck off; what is left may
    be any of them, so its set grows by the other's.
    """
    best = 0
    for m in range(1, PLACES):
        if m >> place & 1 and s.memory[seat][kind][m] > 0:
            if best == 0 or bits(m) < bits(best):
                best = m
    if best == 0:
        return
    s.memory[seat][kind][best] -= 1
    for m in range(1, PLACES):
        count = int(s.memory[seat][kind][m])
        if m >> place & 1 and count > 0 and m & best != best:
            s.memory[seat][kind][m] = 0
            remember(s, seat, kind, m | best, count)


@rule
def mix(s: Drachenfels, seat: int, first: int, second: int, both: bool) -> None:
    """Blur `seat`'s memory: unseen cards went from the first place to the second (or both ways)."""
    for kind in range(KINDS):
        for low in range(PLACES - 1, 0, -1):  # sets only grow, so none is visited twice
            count = int(s.memory[seat][kind][low])
            if count == 0:
                continue
            wide = low
            if low >> first & 1:
                wide |= 1 << second
            if both and low >> second & 1:
                wide |= 1 << first
            if wide != low:
                s.memory[seat][kind][low] = 0
                remember(s, seat, kind, wide, count)


# == changes of hands ==============================================================================


@rule
def saw_played(s: Drachenfels, player: int, kind: int) -> None:
    """Everybody else sees a card come out of a hand."""
    for p in range(s.seats):
        if p != player:
            seen_leaving(s, p, kind, place_of(p, player))


@rule
def saw_taken(s: Drachenfels, taker: int, victim: int, kind: int) -> None:
    """Taker and victim know the card; the others know that one changed hands (DR-175)."""
    seen_leaving(s, taker, kind, place_of(taker, victim))
    remember(s, victim, kind, 1 << place_of(victim, taker), 1)
    for p in range(s.seats):
        if p != taker and p != victim:
            mix(s, p, place_of(p, victim), place_of(p, taker), False)


@rule
def saw_shuffled_in(s: Drachenfels, kind: int) -> None:
    """Everybody saw this card of the discard pile go into the draw pile (DR-044)."""
    for p in range(s.seats):
        remember(s, p, kind, 1 << PILE, 1)


@rule
def saw_renewed(s: Drachenfels, player: int) -> None:
    """A hand was mixed with the draw pile; its owner knows what went in."""
    for p in range(s.seats):
        if p != player:
            mix(s, p, place_of(p, player), PILE, True)
    for kind in range(KINDS):
        remember(s, player, kind, 1 << PILE, int(s.hand[player][kind]))


# == redeal ========================================================================================


@rule
def redeal(s: Drachenfels, seat: int) -> None:
    """Deal afresh all that `seat` cannot know: other hands, the draw pile, unseen princesses."""
    if s.phase == Phase.OVER or s.phase == Phase.PICK:
        return  # everything is open, or nothing has been dealt yet
    redeal_cards(s, seat)
    redeal_princesses(s, seat)


@rule
def redeal_cards(s: Drachenfels, seat: int) -> None:
    """Deal the unseen cards so that they agree with the seat's memory."""
    s.room[PILE] = s.pile_count
    for p in range(s.seats):
        if p != seat:
            s.room[place_of(seat, p)] = s.hand_count[p]
    for kind in range(KINDS):
        s.pile[kind] = copies(s.seats, kind) - s.hand[seat][kind]
        for p in range(s.seats):
            if p != seat:
                s.hand[p][kind] = 0
        for m in range(1, PLACES):
            s.waiting[m] += s.memory[seat][kind][m]
            s.pile[kind] -= s.memory[seat][kind][m]
    for i in range(s.discard_count):
        s.pile[s.discards[i]] -= 1
    for kind in range(KINDS):
        for m in range(1, PLACES):
            for _ in range(s.memory[seat][kind][m]):
                deal_known(s, seat, kind, m)
    deal_unknown(s, seat)
    for p in range(s.seats):
        if p != seat:
            forget_others(s, p, seat)


@rule
def deal_known(s: Drachenfels, seat: int, kind: int, places: int) -> None:
    """Lay one remembered card into one of its possible places, leaving room for all the others."""
    s.waiting[places] -= 1
    total = 0
    for place in range(SEATS):
        total += weight(s, places, place)
    pick = draw(s, total, Draw.IMAGINED)
    for place in range(SEATS):
        pick -= weight(s, places, place)
        if pick < 0:
            s.room[place] -= 1
            if place == PILE:
                s.aside[kind] += 1
            else:
                s.hand[(seat + 1 + place) % SEATS][kind] += 1
            return


@rule
def weight(s: Drachenfels, places: int, place: int) -> int:
    """Return the room in a place, or 0 if a card there would leave another one homeless."""
    if not places >> place & 1 or s.room[place] == 0:
        return 0
    s.room[place] -= 1
    fits = True
    for wide in range(1, PLACES):  # Hall's condition for every set of places
        room = 0
        for p in range(SEATS):
            if wide >> p & 1:
                room += s.room[p]
        for m in range(1, PLACES):
            if m & wide == m:
                room -= s.waiting[m]
        if room < 0:
            fits = False
    s.room[place] += 1
    return int(s.room[place]) if fits else 0


@rule
def deal_unknown(s: Drachenfels, seat: int) -> None:
    """Fill the other hands from the cards nothing is known about; the rest is the draw pile."""
    left = 0
    for kind in range(KINDS):
        left += s.pile[kind]
    for p in range(s.seats):
        if p == seat:
            continue
        for _ in range(s.room[place_of(seat, p)]):
            kind = pick_kind(s, s.pile, left, Draw.IMAGINED)
            left -= 1
            s.hand[p][kind] += 1
        s.room[place_of(seat, p)] = 0
    s.room[PILE] = 0
    for kind in range(KINDS):
        s.pile[kind] += s.aside[kind]
        s.aside[kind] = 0


@rule
def forget_others(s: Drachenfels, p: int, seat: int) -> None:
    """Of another seat's memory keep only what it knows for certain of this seat's own hand."""
    own = 1 << place_of(p, seat)
    for kind in range(KINDS):
        for m in range(1, PLACES):
            if m != own:
                s.memory[p][kind][m] = 0


@rule
def possible(s: Drachenfels, seat: int) -> int:
    """Return the settings of the princesses that `seat` cannot rule out (DR-176, 12.4).

    A bit mask over the numbers of SHOES.
    """
    mask = (1 << len(SHOES)) - 1
    for p in range(s.seats):
        if s.looked[p]:
            for fort in range(len(COLOURS)):
                if s.looked[p] >> fort & 1:
                    if p == seat:
                        mask &= WITH[fort][s.shoes[fort]]
                    else:
                        mask &= ~WITH[fort][s.colour[p]]
    return int(mask)


@rule
def redeal_princesses(s: Drachenfels, seat: int) -> None:
    """Set the princesses out in one of the ways that agree with all looks, each equally likely."""
    mask = possible(s, seat)
    chosen = pick_bit(s, mask, bits(mask), Draw.IMAGINED)
    for fort in range(len(COLOURS)):
        s.shoes[fort] = SHOES[chosen][fort]
