"""Windows: followers that are played when a moment comes, asked for in order (SA-61, SA-62).

`asks` says, from public facts alone, whether a seat is asked in the open window; the `legal_…` of
each window lists what it can really play. The Agitator, who fits into every quiet moment, is here
too.
"""

from __future__ import annotations

from lindwurm.games.schutt_und_asche.actions import Act, Draw, Kind
from lindwurm.games.schutt_und_asche.data import DISPLAY, FARMER_CARDS, Follower
from lindwurm.games.schutt_und_asche.reasons import Why
from lindwurm.games.schutt_und_asche.rules.common import (
    displayed,
    forget_followers,
    gain,
    has_followers,
    holds,
    known,
    learn,
    may_hold,
    play,
    unlearn,
)
from lindwurm.games.schutt_und_asche.state import KINDS, NONE, REALM, VALUES, Phase, SchuttUndAsche
from lindwurm.kernel.chance import throw
from lindwurm.kernel.events import emit, whisper
from lindwurm.kernel.rule import Ints, rule
from lindwurm.kernel.shared import pick_kind

QUIET_WINDOWS = (Phase.INCOME, Phase.QUIET, Phase.SAGE)
"""The windows that an Agitator fits into (SA-216)."""
WINDOWS = (
    *QUIET_WINDOWS,
    Phase.FRIAR,
    Phase.DECOY,
    Phase.HERMIT,
    Phase.PREFIGHT,
    Phase.HERO,
)
"""The phases that are windows."""
WINDOW_BITS = sum(1 << phase for phase in WINDOWS)
"""The same as a bit mask, for rules."""


@rule
def open_window(s: SchuttUndAsche, phase: int, first: int) -> None:
    """Open a window: `first` is asked first, then the others clockwise."""
    s.phase = phase
    s.first = first
    s.offset = 0


@rule
def is_window(phase: int) -> bool:
    """Return whether a phase is a window."""
    return bool(WINDOW_BITS >> phase & 1)


@rule
def next_asked(s: SchuttUndAsche) -> bool:
    """Find the next seat to be asked in the open window; False when all have passed."""
    while s.offset < s.seats:
        seat = (s.first + s.offset) % s.seats
        if asks(s, seat):
            s.actor = seat
            return True
        s.offset += 1
    return False


@rule
def asks(s: SchuttUndAsche, seat: int) -> bool:
    """Return whether, by public facts alone, a seat may have something to play now."""
    if has_followers(s, seat) == 0:
        return False
    phase = s.phase
    if phase == Phase.HERO:
        return may_hold(s, seat, Follower.HERO)
    if phase == Phase.DECOY:
        return may_hold(s, seat, Follower.DECOY)
    if phase == Phase.HERMIT:
        return may_hold(s, seat, Follower.HERMIT) and hermit_possible(s)
    if phase == Phase.PREFIGHT:
        if may_hold(s, seat, Follower.VASSAL):
            return True
        geared = s.use_sword or s.use_shield
        return bool(geared and may_hold(s, seat, Follower.BLACK_KNIGHT))
    if phase == Phase.FRIAR:
        return friar_possible(s, seat) and may_hold(s, seat, Follower.FRIAR)
    if agitator_asked(s, seat):
        return True
    if phase == Phase.INCOME:
        return farmer_possible(s, seat) and may_hold(s, seat, Follower.FARMER)
    if phase == Phase.QUIET:
        return may_hold(s, seat, Follower.SCOUT)
    return may_hold(s, seat, Follower.SAGE)


@rule
def do_pass(s: SchuttUndAsche) -> None:
    """Play nothing; the next player is asked."""
    s.offset += 1


# == what can be played in which window ===========================================================


@rule
def legal_card(s: SchuttUndAsche, seat: int, out: Ints, kind: int, action: int) -> int:
    """List what may be played where there is a moment for one kind of follower only."""
    out[0] = Act.PASS
    if not holds(s, seat, kind):
        return 1
    out[1] = action
    return 2


@rule
def legal_decoy(s: SchuttUndAsche, seat: int, out: Ints) -> int:
    """List what may be played before an attack marker is laid."""
    out[0] = Act.PASS
    n = 1
    if holds(s, seat, Follower.DECOY):
        for p in range(REALM):
            if not s.burnt[p] and not s.marker[p]:
                out[n] = Act.DECOY + p
                n += 1
    return n


@rule
def legal_hermit(s: SchuttUndAsche, seat: int, out: Ints) -> int:
    """List what may be played before the next fight."""
    out[0] = Act.PASS
    n = 1
    if holds(s, seat, Follower.HERMIT):
        owners = unsheltered(s)
        for p in range(REALM):
            if may_leave(s, p, owners):
                out[n] = Act.HERMIT + p
                n += 1
    return n


@rule
def legal_prefight(s: SchuttUndAsche, seat: int, out: Ints) -> int:
    """List what may be played before the first battle card."""
    out[0] = Act.PASS
    n = 1
    if holds(s, seat, Follower.VASSAL):
        out[n] = Act.VASSAL
        n += 1
    if holds(s, seat, Follower.BLACK_KNIGHT):
        if s.use_sword:
            out[n] = Act.BLACK_KNIGHT
            n += 1
        if s.use_shield:
            out[n] = Act.BLACK_KNIGHT + 1
            n += 1
        if s.use_sword and s.use_shield:
            out[n] = Act.BLACK_KNIGHT + 2
            n += 1
    return n


@rule
def legal_agitator(s: SchuttUndAsche, seat: int, out: Ints) -> int:
    """List what fits into every quiet window."""
    out[0] = Act.PASS
    if not agitator_ready(s, seat):
        return 1
    out[1] = Act.AGITATOR
    return 2


@rule
def legal_income(s: SchuttUndAsche, seat: int, out: Ints) -> int:
    """List what may be played when the gold is dealt."""
    n = legal_agitator(s, seat, out)
    if holds(s, seat, Follower.FARMER):
        for other in range(s.seats):
            if other != seat:
                most = min(FARMER_CARDS, int(s.gold_count[seat]), int(s.gold_count[other]))
                for k in range(most):
                    out[n] = Act.FARMER + other * FARMER_CARDS + k
                    n += 1
    return n


@rule
def legal_quiet(s: SchuttUndAsche, seat: int, out: Ints, kind: int, action: int) -> int:
    """List what may be played where there is a moment for an Agitator and one other kind."""
    n = legal_agitator(s, seat, out)
    if holds(s, seat, kind):
        out[n] = action
        n += 1
    return n


@rule
def why_card(s: SchuttUndAsche, seat: int, kind: int, phase: int) -> int:
    """Say why a follower cannot be played: you do not hold it, or its banner forbids (SA-202)."""
    if s.followers[seat][kind] == 0:
        return Why.NOT_HELD
    return Why.ANOTHER_MOMENT if s.phase != phase else 0


# == Agitator (SA-216 to SA-221) ==================================================================


@rule
def something_to_take(s: SchuttUndAsche, seat: int) -> bool:
    """Return whether there is a follower that an Agitator could take."""
    for p in range(s.seats):
        if p != seat and s.follower_count[p] > 0:
            return True
    return bool(displayed(s) > 0)


@rule
def agitator_asked(s: SchuttUndAsche, seat: int) -> bool:
    """Return whether, by public facts, a seat may be able to play an Agitator."""
    if has_followers(s, seat) < 2 or not something_to_take(s, seat):
        return False
    if s.agitators[seat] > s.agitators_used[seat]:
        return True
    tired = s.agitators_tired[seat]
    if known(s.shown[seat], Follower.AGITATOR) > tired:
        return True
    return bool(not tired and may_hold(s, seat, Follower.AGITATOR))


@rule
def agitator_ready(s: SchuttUndAsche, seat: int) -> bool:
    """Return whether a seat can play an Agitator now."""
    fresh = s.followers[seat][Follower.AGITATOR] - s.agitators_tired[seat]
    if fresh <= 0 and s.agitators[seat] <= s.agitators_used[seat]:
        return False
    return bool(has_followers(s, seat) >= 2 and something_to_take(s, seat))


@rule
def why_agitator(s: SchuttUndAsche, seat: int) -> int:
    """Say why no Agitator can be played."""
    if s.agitators[seat] + s.followers[seat][Follower.AGITATOR] == 0:
        return Why.NOT_HELD
    if s.agitators_used[seat] + s.agitators_tired[seat] == (
        s.agitators[seat] + s.followers[seat][Follower.AGITATOR]
    ):
        return Why.AGITATOR_USED
    if s.follower_count[seat] + s.agitators[seat] == 1:
        return Why.NOTHING_TO_GIVE
    for p in range(s.seats):
        if p != seat and s.follower_count[p]:
            return 0
    for slot in range(DISPLAY):
        if s.display[slot] >= 0:
            return 0
    return Why.NO_EFFECT


@rule
def do_agitator(s: SchuttUndAsche, seat: int) -> None:
    """Turn an Agitator face up and use it for this round (SA-219)."""
    if s.agitators[seat] == s.agitators_used[seat]:
        s.followers[seat][Follower.AGITATOR] -= 1
        s.follower_count[seat] -= 1
        unlearn(s, seat, Follower.AGITATOR)
        s.agitators[seat] += 1
    s.agitators_used[seat] += 1
    s.back = s.phase
    s.phase = Phase.GIVE
    emit(s, Kind.PLAYED, seat, Follower.AGITATOR, 0)


@rule
def may_give(s: SchuttUndAsche, seat: int, kind: int) -> bool:
    """Return whether a follower may be given: not the Agitator being played (SA-218)."""
    if s.followers[seat][kind] > 0:
        return True
    return bool(kind == Follower.AGITATOR and s.agitators[seat] > 1)


@rule
def legal_give(s: SchuttUndAsche, seat: int, out: Ints) -> int:
    """List the followers that may be given."""
    n = 0
    for kind in range(KINDS):
        if may_give(s, seat, kind):
            out[n] = Act.PART + kind
            n += 1
    return n


@rule
def why_part(s: SchuttUndAsche, seat: int, kind: int) -> int:
    """Say why a follower cannot be given."""
    if s.followers[seat][kind]:
        return 0
    if kind != Follower.AGITATOR:
        return Why.NOT_YOURS_TO_GIVE
    return 0 if s.agitators[seat] == 2 else Why.NOT_HIMSELF


@rule
def do_part(s: SchuttUndAsche, kind: int) -> None:
    """Choose the follower to give; where another is taken is the next question."""
    s.hold = kind
    s.phase = Phase.TAKE


@rule
def legal_take(s: SchuttUndAsche, seat: int, out: Ints) -> int:
    """List the open followers and the players that a follower may be taken from."""
    n = 0
    for slot in range(DISPLAY):
        if s.display[slot] != NONE:
            out[n] = Act.EXCHANGE + slot
            n += 1
    for p in range(s.seats):
        if p != seat and s.follower_count[p] > 0:
            out[n] = Act.SWAP + p
            n += 1
    return n


@rule
def why_exchange(s: SchuttUndAsche, slot: int) -> int:
    """Say why nothing can be taken from that place of the display."""
    return 0 if s.display[slot] >= 0 else Why.NOTHING_TO_EXCHANGE


@rule
def why_swap(s: SchuttUndAsche, seat: int, other: int) -> int:
    """Say why nothing can be taken from a player."""
    if other >= s.seats or other == seat:
        return Why.SWAP_WITH_ANOTHER
    return 0 if s.follower_count[other] else Why.NONE_FACE_DOWN


@rule
def hand_over(s: SchuttUndAsche, seat: int) -> int:
    """Take the given follower away from its owner.

    Returns 0 for a face-down one, 1 for a face-up Agitator, 2 for a tired one of either kind.
    """
    kind = int(s.hold)
    if s.followers[seat][kind] > 0:
        s.followers[seat][kind] -= 1
        s.follower_count[seat] -= 1
        if kind == Follower.AGITATOR and s.agitators_tired[seat] > 0:
            s.agitators_tired[seat] -= 1
            return 2
        return 0
    s.agitators[seat] -= 1
    if s.agitators_used[seat] > 1:
        s.agitators_used[seat] -= 1
        return 2
    return 1


@rule
def do_exchange(s: SchuttUndAsche, seat: int, slot: int) -> None:
    """Swap with the open display: both cards are seen by all (SA-217, SA-393)."""
    given, taken = int(s.hold), int(s.display[slot])
    if s.followers[seat][given] > 0:
        unlearn(s, seat, given)
    how = hand_over(s, seat)
    gain(s, seat, taken)
    learn(s, seat, taken)
    s.agitators_tired[seat] += s.display_tired[slot]
    s.display[slot] = given
    s.display_tired[slot] = 1 if how == 2 else 0
    emit(s, Kind.EXCHANGED, seat, given, taken)
    end_swap(s)


@rule
def do_swap(s: SchuttUndAsche, seat: int, other: int) -> None:
    """Swap with a random face-down follower of another player (SA-217, SA-220, SA-392).

    There are two Agitators, so a tired one is never drawn: the second was used to hand it over.
    """
    given = int(s.hold)
    throw(s)
    taken = pick_kind(s, s.followers[other], s.follower_count[other], Draw.SWAPPED_FOLLOWER)
    s.follower_count[other] -= 1
    if known(s.knows[seat][other], taken):
        s.knows[seat][other] -= 1 << 2 * taken
    if s.followers[seat][given] > 0 and known(s.knows[other][seat], given):
        s.knows[other][seat] -= 1 << 2 * given
    how = hand_over(s, seat)
    forget_followers(s, seat, other)
    gain(s, seat, taken)
    gain(s, other, given)
    s.knows[other][seat] += 1 << 2 * taken
    if how == 0:
        s.knows[seat][other] += 1 << 2 * given
    else:  # a face-up or tired Agitator changed hands before everybody's eyes
        learn(s, other, given)
    s.agitators_tired[other] += 1 if how == 2 else 0
    emit(s, Kind.SWAPPED, seat, other, 0)
    whisper(s, seat, Kind.SWAPPED_CARDS, other, given, taken)
    whisper(s, other, Kind.SWAPPED_CARDS, seat, taken, given)
    end_swap(s)


@rule
def end_swap(s: SchuttUndAsche) -> None:
    """Go back to where the Agitator was played; a window starts again (SA-61)."""
    s.hold = NONE
    s.phase = s.back
    s.offset = 0


# == Farmer (SA-222 to SA-224) ====================================================================


@rule
def farmer_possible(s: SchuttUndAsche, seat: int) -> bool:
    """Return whether there is gold on both sides (SA-380)."""
    if s.gold_count[seat] == 0:
        return False
    for p in range(s.seats):
        if p != seat and s.gold_count[p] > 0:
            return True
    return False


@rule
def why_farmer(s: SchuttUndAsche, seat: int, other: int, count: int) -> int:
    """Say why the Farmer cannot be sent there."""
    why = why_card(s, seat, Follower.FARMER, Phase.INCOME)
    if why:
        return why
    if other >= s.seats or other == seat:
        return Why.VISIT_ANOTHER
    if s.gold_count[other] == 0:
        return Why.HAND_EMPTY
    if count > s.gold_count[other] or count > s.gold_count[seat]:
        return Why.TOO_MANY_CARDS
    return 0


@rule
def do_farmer(s: SchuttUndAsche, seat: int, other: int, count: int) -> None:
    """Send a Farmer; his player then chooses what to give."""
    play(s, seat, Follower.FARMER)
    s.hold = other
    s.number = count
    s.phase = Phase.FARMER


@rule
def legal_gold(s: SchuttUndAsche, seat: int, out: Ints, first: int) -> int:
    """List an action, from `first` on, for each value in a seat's hand."""
    n = 0
    for value in range(VALUES):
        if s.gold[seat][value] > 0:
            out[n] = first + value
            n += 1
    return n


@rule
def why_give(s: SchuttUndAsche, seat: int, value: int) -> int:
    """Say why a gold card cannot be given to the Farmer."""
    return 0 if s.gold[seat][value] else Why.NO_SUCH_GOLD


@rule
def do_give(s: SchuttUndAsche, seat: int, value: int) -> None:
    """Put one gold card into the Farmer's bag; with the last one the swap takes place."""
    s.gold[seat][value] -= 1
    s.gold_count[seat] -= 1
    s.laid[seat][value] += 1
    s.laid_count[seat] += 1
    if s.laid_count[seat] < s.number:
        return
    other = int(s.hold)
    emit(s, Kind.FARMED, seat, other, s.number)
    for viewer in range(s.seats):
        if viewer != seat and viewer != other:
            for v in range(VALUES):
                s.gold_known[viewer][seat][v] = 0
                s.gold_known[viewer][other][v] = 0
    farm(s, seat, other)
    s.number = 0
    s.hold = NONE
    s.phase = Phase.INCOME


@rule
def farm(s: SchuttUndAsche, seat: int, other: int) -> None:
    """Draw as many cards from the other hand, then hand over the chosen ones (SA-223)."""
    throw(s)
    for _ in range(s.number):
        value = pick_kind(s, s.gold[other], s.gold_count[other], Draw.FARMED_GOLD)
        s.gold_count[other] -= 1
        s.gold[seat][value] += 1
        s.gold_count[seat] += 1
        move_knowledge(s, other, seat, value)
        whisper(s, seat, Kind.FARMED_GOLD, seat, other, value)
        whisper(s, other, Kind.FARMED_GOLD, seat, other, value)
    for value in range(VALUES):
        for _ in range(s.laid[seat][value]):
            s.gold[other][value] += 1
            s.gold_count[other] += 1
            move_knowledge(s, seat, other, value)
            whisper(s, seat, Kind.FARMED_GOLD, other, seat, value)
            whisper(s, other, Kind.FARMED_GOLD, other, seat, value)
        s.laid[seat][value] = 0
    s.laid_count[seat] = 0


@rule
def move_knowledge(s: SchuttUndAsche, giver: int, taker: int, value: int) -> None:
    """Giver and taker both know that this card has changed hands (SA-224)."""
    s.gold_known[giver][taker][value] += 1
    if s.gold_known[taker][giver][value] > 0:
        s.gold_known[taker][giver][value] -= 1


# == Scout, Friar, Decoy, Hermit, Sage ============================================================


@rule
def do_scout(s: SchuttUndAsche, seat: int) -> None:
    """Look secretly at every face-down dragon tile (SA-256)."""
    asked = int(s.offset)
    play(s, seat, Follower.SCOUT)
    if s.phase == Phase.OFFER:
        s.offset = asked  # an offering is no window: its order goes on
    for slot in range(len(s.tile)):
        if not s.revealed[slot]:
            s.scouted[seat] |= 1 << slot
            whisper(s, seat, Kind.SCOUTED, slot, s.tile[slot], 0)


@rule
def why_scout(s: SchuttUndAsche, seat: int) -> int:
    """Say why no Scout can be sent."""
    if s.followers[seat][Follower.SCOUT] == 0:
        return Why.NOT_HELD
    return 0 if s.phase == Phase.QUIET or s.phase == Phase.OFFER else Why.NOT_SCOUTING


@rule
def friar_possible(s: SchuttUndAsche, seat: int) -> bool:
    """Return whether a seat gave at least 1 gold, was not rewarded, and cards are left (SA-252)."""
    if seat == s.rewarded or s.gave[seat] < 1:
        return False
    return bool(s.deck_count > 0 or displayed(s) > 0)


@rule
def why_decoy(s: SchuttUndAsche, seat: int, p: int) -> int:
    """Say why the dragon cannot be lured there."""
    why = why_card(s, seat, Follower.DECOY, Phase.DECOY)
    if why:
        return why
    return Why.NO_LURE if s.burnt[p] or s.marker[p] else 0


@rule
def unsheltered(s: SchuttUndAsche) -> int:
    """Return the bit mask of the owners who have a marked province without a knight."""
    owners = 0
    for p in range(REALM):
        if s.marker[p] and not s.knight[p]:
            owners |= 1 << s.owner[p]
    return owners


@rule
def may_leave(s: SchuttUndAsche, p: int, owners: int) -> bool:
    """Return whether a Hermit may lead this province's knight away (SA-227, SA-386, SA-387).

    `owners` are those to whom he could be of use.
    """
    if not s.knight[p] or p == s.again or s.freed >> p & 1:
        return False
    return bool(owners >> s.owner[p] & 1)


@rule
def hermit_possible(s: SchuttUndAsche) -> bool:
    """Return whether any knight could be moved."""
    owners = unsheltered(s)
    if owners == 0:
        return False
    for p in range(REALM):
        if may_leave(s, p, owners):
            return True
    return False


@rule
def why_hermit(s: SchuttUndAsche, seat: int, p: int) -> int:
    """Say why this knight cannot be moved."""
    why = why_card(s, seat, Follower.HERMIT, Phase.HERMIT)
    if why:
        return why
    if not s.knight[p]:
        return Why.NO_KNIGHT
    if s.again == p:
        return Why.MUST_FIGHT_AGAIN
    if s.freed & 1 << p:
        return Why.OUT_OF_THE_ATTACK
    for q in range(REALM):
        if s.marker[q] > 0 and s.owner[q] == s.owner[p] and s.knight[q] == 0:
            return 0
    return Why.NO_SHELTER


@rule
def do_hermit(s: SchuttUndAsche, seat: int, p: int) -> None:
    """Choose the knight; where he goes is the next question."""
    play(s, seat, Follower.HERMIT)
    s.hold = p
    s.phase = Phase.HERMIT_TO


@rule
def legal_move(s: SchuttUndAsche, out: Ints) -> int:
    """List the marked provinces without a knight of the same owner."""
    n = 0
    for p in range(REALM):
        if s.owner[p] == s.owner[s.hold] and s.marker[p] and not s.knight[p]:
            out[n] = Act.MOVE + p
            n += 1
    return n


@rule
def why_move(s: SchuttUndAsche, p: int) -> int:
    """Say why the knight cannot go there."""
    if s.owner[p] != s.owner[s.hold]:
        return Why.OTHER_OWNER
    return Why.NO_SHELTER if s.marker[p] == 0 or s.knight[p] else 0


@rule
def do_move(s: SchuttUndAsche, seat: int, p: int) -> None:
    """Lead the knight to his new province, with what gear fits there (SA-229, SA-230)."""
    source = int(s.hold)
    s.knight[source] = 0
    s.knight[p] = 1
    if s.sword[source] and not s.sword[p]:
        s.sword[source] = 0
        s.sword[p] = 1
    if s.shield[source] and not s.shield[p]:
        s.shield[source] = 0
        s.shield[p] = 1
    s.hold = NONE
    s.phase = Phase.HERMIT
    emit(s, Kind.HERMITED, seat, source, p)


@rule
def why_black_knight(s: SchuttUndAsche, seat: int, gear: int) -> int:
    """Say why this gear cannot be forbidden."""
    why = why_card(s, seat, Follower.BLACK_KNIGHT, Phase.PREFIGHT)
    if why:
        return why
    sword, shield = gear != 1, gear != 0
    if (sword and not s.use_sword) or (shield and not s.use_shield):
        return Why.NOT_CARRIED
    return 0


@rule
def do_black_knight(s: SchuttUndAsche, seat: int, gear: int) -> None:
    """Forbid sword, shield or both for this fight (SA-266)."""
    play(s, seat, Follower.BLACK_KNIGHT)
    if gear != 1:
        s.use_sword = 0
    if gear != 0:
        s.use_shield = 0
    emit(s, Kind.BANNED, seat, gear, 0)


@rule
def do_hero(s: SchuttUndAsche, seat: int) -> None:
    """Strike out the battle card just turned up (SA-242)."""
    play(s, seat, Follower.HERO)
    emit(s, Kind.STRUCK, seat, s.card, 0)
    s.card = NONE
    s.phase = Phase.FIGHT
    s.actor = s.owner[s.field_of]


@rule
def do_sage(s: SchuttUndAsche, seat: int) -> None:
    """Become regent at once (SA-281)."""
    play(s, seat, Follower.SAGE)
    s.regent = seat
    s.sage = 1
    emit(s, Kind.NEW_REGENT, seat, 0, 0)


@rule
def only_shelter(s: SchuttUndAsche) -> int:
    """Return the one province the moved knight can go to, or NONE if there are several."""
    only = NONE
    for p in range(REALM):
        if s.owner[p] == s.owner[s.hold] and s.marker[p] and not s.knight[p]:
            if only != NONE:
                return NONE
            only = p
    return only
