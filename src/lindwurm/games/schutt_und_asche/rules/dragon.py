"""Income and dragon phase: gold, calling, offering, reward, the dragon's flight (5.2 to 5.6)."""

from __future__ import annotations

from lindwurm.games.schutt_und_asche.actions import Act, Draw, Kind
from lindwurm.games.schutt_und_asche.data import (
    DISPLAY,
    ENTRY,
    GOLD,
    GOLD_CARDS,
    NEXT,
    REGULAR_ROUNDS,
    REWARD,
    Follower,
)
from lindwurm.games.schutt_und_asche.reasons import Why
from lindwurm.games.schutt_und_asche.rules.common import (
    begin_reward,
    displayed,
    gold_sum,
    holds,
    may_hold,
    play,
    refill,
    take_hidden,
    take_open,
)
from lindwurm.games.schutt_und_asche.rules.talk import judge_offers, legal_talk
from lindwurm.games.schutt_und_asche.rules.windows import open_window
from lindwurm.games.schutt_und_asche.state import NONE, REALM, VALUES, Phase, SchuttUndAsche
from lindwurm.kernel.chance import throw
from lindwurm.kernel.events import emit, whisper
from lindwurm.kernel.rule import Ints, rule
from lindwurm.kernel.shared import pick_kind

LAST_TAKE_BACKS = 5
"""Passes in which gold may be taken back where passes are not counted (SA-406)."""

# == income =======================================================================================


@rule
def begin_year(s: SchuttUndAsche) -> None:
    """Begin a round: gold in rounds 1 to 5, from then on only the dragon (SA-63, SA-193)."""
    s.turn = 0
    s.acquired = 0
    if s.round_number > REGULAR_ROUNDS:
        emit(s, Kind.FINAL_ROUND, s.round_number, 0, 0)
        s.phase = Phase.TURN
        return
    emit(s, Kind.ROUND, s.round_number, 0, 0)
    deal_gold(s)
    open_window(s, Phase.INCOME, int(s.regent))


@rule
def deal_gold(s: SchuttUndAsche) -> None:
    """Shuffle all gold, deal 24 cards from the regent on, set one aside (SA-73 to SA-77)."""
    for value in range(VALUES):
        s.gold_discard[value] = 0
        s.gold_aside[value] = GOLD[value]
        for seat in range(s.seats):
            s.gold[seat][value] = 0
            for viewer in range(s.seats):
                s.gold_known[viewer][seat][value] = 0
    for seat in range(s.seats):
        s.gold_count[seat] = 0
    throw(s)
    for k in range(GOLD_CARDS - 1):
        seat = (s.regent + k) % s.seats
        value = pick_kind(s, s.gold_aside, GOLD_CARDS - k, Draw.GOLD)
        s.gold[seat][value] += 1
        s.gold_count[seat] += 1
    for k in range(s.seats):
        seat = (s.regent + k) % s.seats
        emit(s, Kind.DEALT, seat, s.gold_count[seat], 0)
        for value in range(VALUES):
            if s.gold[seat][value] > 0:
                whisper(s, seat, Kind.DEALT_GOLD, seat, s.gold[seat][value], value)


# == calling ======================================================================================


@rule
def caller(s: SchuttUndAsche) -> int:
    """Return who calls in this dragon turn (SA-82, SA-83)."""
    return int((s.regent + s.turn) % s.seats)


@rule
def begin_turn(s: SchuttUndAsche) -> None:
    """Begin a dragon turn, or leave the dragon phase after four of them (SA-81)."""
    s.called = NONE
    if s.turn == len(s.tile):
        s.turn = 0
        s.phase = Phase.EVENT if s.round_number > REGULAR_ROUNDS else Phase.SHOP
        return
    emit(s, Kind.TURN, caller(s), 0, 0)
    open_window(s, Phase.QUIET, caller(s))


@rule
def end_turn(s: SchuttUndAsche) -> None:
    """The caller takes back his dragon piece (SA-127)."""
    s.rewarded = NONE
    for seat in range(s.seats):
        s.gave[seat] = 0
    s.turn += 1
    s.phase = Phase.TURN


@rule
def only_tile(s: SchuttUndAsche) -> int:
    """Return the slot of the one tile still face down, or NONE if there are several."""
    only = NONE
    for slot in range(len(s.tile)):
        if not s.revealed[slot]:
            if only != NONE:
                return NONE
            only = slot
    return only


@rule
def legal_call(s: SchuttUndAsche, out: Ints) -> int:
    """List the face-down tiles."""
    n = 0
    for slot in range(len(s.tile)):
        if not s.revealed[slot]:
            out[n] = Act.CALL + slot
            n += 1
    return n


@rule
def why_call(s: SchuttUndAsche, slot: int) -> int:
    """Say why a tile cannot be called."""
    return Why.TILE_OPEN if s.revealed[slot] else 0


@rule
def do_call(s: SchuttUndAsche, slot: int) -> None:
    """Put the dragon piece on a tile; offering begins, unless nobody has gold (SA-84, SA-195)."""
    s.called = slot
    emit(s, Kind.CALLED, caller(s), slot, 0)
    if s.round_number > REGULAR_ROUNDS:
        unveil(s)
        return
    s.phase = Phase.OFFER
    s.first = caller(s)
    s.offset = 0
    s.passes = 1
    s.changed = 0
    next_step(s)


# == offering =====================================================================================


@rule
def step_asked(s: SchuttUndAsche, seat: int) -> bool:
    """Return whether, by public facts, a seat can do anything in its offering step."""
    if s.gold_count[seat] > 0 or s.laid_count[seat] > 0:
        return True
    return may_hold(s, seat, Follower.SCOUT)


@rule
def next_step(s: SchuttUndAsche) -> None:
    """Go on to the next offering step, pass after pass (SA-57, SA-59)."""
    while True:
        while s.offset < s.seats:
            seat = (s.first + s.offset) % s.seats
            if step_asked(s, seat):
                s.actor = seat
                s.added = 0
                s.spoke = 0
                for value in range(VALUES):
                    s.before[value] = s.laid[seat][value]
                return
            s.offset += 1
        if not s.changed or s.passes == s.offer_passes:
            break
        s.passes += 1
        s.changed = 0
        s.offset = 0
    for value in range(VALUES):
        s.before[value] = 0
    s.added = 0
    s.spoke = 0
    unveil(s)


@rule
def legal_offer(s: SchuttUndAsche, seat: int, out: Ints) -> int:
    """List what a seat can do in its step: take-backs come before additions (SA-388, SA-406)."""
    out[0] = Act.CONFIRM
    n = 1
    for value in range(VALUES):
        if s.gold[seat][value] > 0:
            out[n] = Act.LAY + value
            n += 1
    if not s.added and (s.offer_passes > 0 or s.passes <= LAST_TAKE_BACKS):
        for value in range(VALUES):
            if s.laid[seat][value] > 0:
                out[n] = Act.WITHDRAW + value
                n += 1
    if holds(s, seat, Follower.SCOUT):
        out[n] = Act.SCOUT
        n += 1
    return legal_talk(s, seat, out, n)


@rule
def why_lay(s: SchuttUndAsche, seat: int, value: int) -> int:
    """Say why a gold card cannot be laid."""
    return 0 if s.gold[seat][value] else Why.NO_SUCH_GOLD


@rule
def why_withdraw(s: SchuttUndAsche, seat: int, value: int) -> int:
    """Say why a gold card cannot be taken back."""
    if s.added:
        return Why.TAKE_BACK_FIRST
    if s.offer_passes == 0 and s.passes > LAST_TAKE_BACKS:
        return Why.ONLY_ADDITIONS
    return 0 if s.laid[seat][value] else Why.NOT_LAID


@rule
def move_gold(s: SchuttUndAsche, seat: int, value: int, count: int) -> None:
    """Lay a gold card face down (1), or take it back (-1)."""
    s.gold[seat][value] -= count
    s.gold_count[seat] -= count
    s.laid[seat][value] += count
    s.laid_count[seat] += count


@rule
def do_lay(s: SchuttUndAsche, seat: int, value: int) -> None:
    """Lay a gold card face down."""
    move_gold(s, seat, value, 1)
    s.added = 1


@rule
def do_withdraw(s: SchuttUndAsche, seat: int, value: int) -> None:
    """Take a laid gold card back."""
    move_gold(s, seat, value, -1)


@rule
def do_confirm(s: SchuttUndAsche, seat: int) -> None:
    """End one's step; a different set of values is a change (SA-389)."""
    for value in range(VALUES):
        if s.laid[seat][value] != s.before[value]:
            s.changed = 1
    emit(s, Kind.OFFERED, seat, s.laid_count[seat], 0)
    s.offset += 1
    next_step(s)


@rule
def unveil(s: SchuttUndAsche) -> None:
    """Turn up the tile and all laid cards; reward or attack (SA-93 to SA-95)."""
    slot = int(s.called)
    s.revealed[slot] = 1
    value = int(s.tile[slot])
    total = 0
    best = 0
    for k in range(s.seats):
        seat = (caller(s) + k) % s.seats
        s.gave[seat] = gold_sum(s.laid[seat])
        total += s.gave[seat]
        s.given[seat] += s.gave[seat]
        if s.gave[seat] > best:  # the first from the caller on wins a tie (SA-98)
            best = int(s.gave[seat])
            s.rewarded = seat
        if s.laid_count[seat] > 0:
            emit(s, Kind.GAVE, seat, s.gave[seat], 0)
        discard_offering(s, seat)
    emit(s, Kind.UNVEILED, slot, value, total)
    judge_offers(s)
    s.passes = 0
    s.changed = 0
    if total >= value:
        emit(s, Kind.PAID_OFF, slot, 0, 0)
        s.first = caller(s)
        s.offset = 0
        emit(s, Kind.REWARDED, s.rewarded, REWARD[value], 0)
        begin_reward(s, s.rewarded, REWARD[value], Phase.FRIAR)
        return
    s.rewarded = NONE
    for seat in range(s.seats):
        s.gave[seat] = 0
    begin_attack(s, slot, value - total)


@rule
def discard_offering(s: SchuttUndAsche, seat: int) -> None:
    """Put laid cards on the open discard (SA-95)."""
    for value in range(VALUES):
        count = int(s.laid[seat][value])
        s.gold_discard[value] += count
        s.laid[seat][value] = 0
        for viewer in range(s.seats):
            known = s.gold_known[viewer][seat][value]
            s.gold_known[viewer][seat][value] = known - count if known > count else 0
    s.laid_count[seat] = 0


# == reward (D8, D9, D16) =========================================================================


@rule
def reward_asks(s: SchuttUndAsche) -> bool:
    """Return whether the rewarded player has a choice; without one he simply takes."""
    open_cards = displayed(s)
    if s.reward == 0 or open_cards + s.deck_count == 0:
        return False
    return bool(open_cards > 1 or (open_cards == 1 and s.deck_count > 0))


@rule
def reward_without_choice(s: SchuttUndAsche) -> None:
    """Take the only card there is, or end the reward and refill the display (SA-101, SA-102)."""
    if s.reward > 0 and s.deck_count > 0:
        take_hidden(s, int(s.actor))
    elif s.reward > 0 and displayed(s) > 0:
        for slot in range(DISPLAY):
            if s.display[slot] != NONE:
                take_open(s, int(s.actor), slot)
                return
    else:
        if s.reward > 0:
            emit(s, Kind.NO_FOLLOWERS, 0, 0, 0)
        s.reward = 0
        refill(s)
        s.phase = s.back


@rule
def legal_reward(s: SchuttUndAsche, out: Ints) -> int:
    """List the open followers and the deck."""
    n = 0
    for slot in range(DISPLAY):
        if s.display[slot] != NONE:
            out[n] = Act.RECRUIT + slot
            n += 1
    if s.deck_count > 0:
        out[n] = Act.RECRUIT_DECK
        n += 1
    return n


@rule
def why_recruit(s: SchuttUndAsche, slot: int) -> int:
    """Say why an open follower cannot be taken."""
    return Why.NOT_DISPLAYED if s.display[slot] < 0 else 0


@rule
def why_recruit_deck(s: SchuttUndAsche) -> int:
    """Say why no follower can be taken from the deck."""
    return 0 if s.deck_count else Why.DECK_EMPTY


@rule
def do_friar(s: SchuttUndAsche, seat: int) -> None:
    """Take as many followers as the rewarded player (SA-253)."""
    play(s, seat, Follower.FRIAR)
    begin_reward(s, seat, REWARD[s.tile[s.called]], Phase.FRIAR)


# == the dragon's flight ==========================================================================


@rule
def begin_attack(s: SchuttUndAsche, slot: int, attacks: int) -> None:
    """Start the flight at the entry of the called tile's slot (SA-105, SA-106)."""
    s.attacks = attacks
    s.flight = ENTRY[slot]
    s.laid_markers = 0
    s.freed = 0
    s.again = NONE
    s.phase = Phase.MARKERS
    emit(s, Kind.ATTACKS, slot, attacks, 0)


@rule
def landing(s: SchuttUndAsche) -> int:
    """Return the next province that is neither burnt nor marked, or NONE (SA-107 to SA-111)."""
    p = int(s.flight)
    for _ in range(REALM):
        if not s.burnt[p] and not s.marker[p]:
            return p
        p = int(NEXT[p])
    return NONE


@rule
def next_marker(s: SchuttUndAsche) -> None:
    """Open the Decoy window before the next marker, or begin the defence (SA-113)."""
    if s.attacks > 0 and landing(s) == NONE:
        emit(s, Kind.LAPSED, s.attacks, 0, 0)
        s.attacks = 0
    if s.attacks == 0:
        open_window(s, Phase.HERMIT, caller(s))
    else:
        open_window(s, Phase.DECOY, caller(s))


@rule
def lay_marker(s: SchuttUndAsche, p: int) -> None:
    """Put an attack marker on a province; the flight goes on from there (SA-108, SA-260)."""
    s.laid_markers += 1
    s.marker[p] = s.laid_markers
    s.attacks -= 1
    s.flight = NEXT[p]
    s.phase = Phase.MARKERS
    emit(s, Kind.MARKED, p, s.laid_markers, 0)


@rule
def do_decoy(s: SchuttUndAsche, seat: int, p: int) -> None:
    """Lure the dragon: this marker goes to a province of one's choice (SA-259)."""
    play(s, seat, Follower.DECOY)
    emit(s, Kind.DECOYED, seat, p, 0)
    lay_marker(s, p)
