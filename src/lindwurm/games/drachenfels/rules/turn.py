"""The frame of a turn: knights, deal, playing, renewing, robbing, claiming (5.2 to 5.5)."""

from __future__ import annotations

from lindwurm.games.drachenfels.actions import Act, Draw, Kind
from lindwurm.games.drachenfels.data import (
    BRIDGES,
    COLOURS,
    HAND_SIZE,
    KINDS,
    POINT_KINDS,
    ROB_LIMIT,
    Card,
)
from lindwurm.games.drachenfels.reasons import Why
from lindwurm.games.drachenfels.rules.arrive import look
from lindwurm.games.drachenfels.rules.board import (
    FORT_OF,
    STARTS,
    free_starts,
    loose_bridges,
    may_swap,
)
from lindwurm.games.drachenfels.rules.memory import (
    PILE,
    SHOES,
    copies,
    saw_played,
    saw_renewed,
    saw_shuffled_in,
    saw_taken,
    seen_leaving,
)
from lindwurm.games.drachenfels.rules.walk import can_use
from lindwurm.games.drachenfels.state import Claimed, Drachenfels, Knights, Phase
from lindwurm.kernel.chance import draw, throw
from lindwurm.kernel.events import emit, whisper
from lindwurm.kernel.rule import Ints, rule
from lindwurm.kernel.shared import bits, pick_kind

NOBODY_YET = -1

# == PICK ==========================================================================================


@rule
def give_knight(s: Drachenfels, seat: int, colour: int) -> None:
    """Put a seat's knight on the start field of its colour (DR-009)."""
    s.colour[seat] = colour
    s.at[seat] = STARTS[colour]
    emit(s, Kind.PICKED, seat, colour, 0)


@rule
def random_colours(s: Drachenfels) -> None:
    """Give every seat a different colour, all cases equally likely (3.2)."""
    throw(s)
    for p in range(s.seats):
        pick = draw(s, len(COLOURS) - p, Draw.KNIGHT)
        for colour in range(len(COLOURS)):
            free = True
            for q in range(p):
                if s.colour[q] == colour:
                    free = False
            if free:
                if pick == 0:
                    give_knight(s, p, colour)
                pick -= 1


@rule
def give_knights(s: Drachenfels) -> None:
    """Choose, draw or fix the colours of the knights (option `knights`)."""
    if s.knights == Knights.CHOOSE:
        s.phase = Phase.PICK
        return
    if s.knights == Knights.RANDOM:
        random_colours(s)
    else:
        for p in range(s.seats):
            give_knight(s, p, 2 * p if s.seats == 2 else p)
    s.phase = Phase.DEAL


@rule
def colour_taken(s: Drachenfels, colour: int) -> bool:
    """Return whether a seat before this one has picked the knight of a colour."""
    for p in range(s.active):
        if s.colour[p] == colour:
            return True
    return False


@rule
def legal_pick(s: Drachenfels, out: Ints) -> int:
    """List the free colours (DR-009)."""
    n = 0
    for colour in range(len(COLOURS)):
        if not colour_taken(s, colour):
            out[n] = Act.PICK + colour
            n += 1
    return n


@rule
def do_pick(s: Drachenfels, colour: int) -> None:
    """Take a knight; after the last seat the cards are dealt."""
    give_knight(s, s.active, colour)
    s.active += 1
    if s.active == s.seats:
        s.phase = Phase.DEAL


@rule
def why_pick(s: Drachenfels, colour: int) -> int:
    """Say why a knight cannot be picked."""
    for p in range(s.seats):
        if p < s.active and s.colour[p] == colour:
            return Why.KNIGHT_TAKEN
    return 0


# == DEAL ==========================================================================================


@rule
def deal(s: Drachenfels) -> None:
    """Deal the cards, set out the princesses and draw the first player (DR-005, DR-011, DR-015)."""
    for kind in range(KINDS):
        s.pile[kind] = copies(s.seats, kind)
        s.pile_count += s.pile[kind]
    throw(s)
    for p in range(s.seats):
        for _ in range(HAND_SIZE):
            kind = draw_card(s, p)
            whisper(s, p, Kind.DEALT_CARD, p, kind, 0)
        emit(s, Kind.DEALT, p, HAND_SIZE, 0)
    throw(s)
    setting = draw(s, len(SHOES), Draw.PRINCESSES)
    for fort in range(len(COLOURS)):
        s.shoes[fort] = SHOES[setting][fort]
    if s.first_option > 0:
        s.active = s.first_option - 1
    else:
        throw(s)
        s.active = draw(s, s.seats, Draw.FIRST_PLAYER)
    s.began = s.active
    begin_turn(s)


@rule
def draw_card(s: Drachenfels, seat: int) -> int:
    """Draw the top card of the shuffled draw pile into a hand."""
    kind = pick_kind(s, s.pile, int(s.pile_count), Draw.CARD)
    s.pile_count -= 1
    s.hand[seat][kind] += 1
    s.hand_count[seat] += 1
    return kind


# == TURN and HAND =================================================================================


@rule
def begin_turn(s: Drachenfels) -> None:
    """Begin the active player's turn."""
    s.claimed = 0
    s.played = 0
    s.drawn = 0
    s.card = 0
    s.beaten = NOBODY_YET
    s.phase = Phase.TURN
    emit(s, Kind.TURN, s.active, s.turns + 1, 0)
    look_around(s)


@rule
def look_around(s: Drachenfels) -> None:
    """A knight that was put into a rock castle by another's card looks now (DR-196)."""
    fort = int(FORT_OF[s.at[s.active]])
    if s.look_later and fort >= 0 and not s.looked[s.active] >> fort & 1:
        look(s, int(s.active), fort)


@rule
def holds_points(s: Drachenfels, seat: int) -> bool:
    """Return whether a hand holds a point card."""
    for kind in range(POINT_KINDS):
        if s.hand[seat][kind] > 0:
            return True
    return False


@rule
def magic_works(s: Drachenfels, kind: int) -> bool:
    """Return whether a magic card has a legal effect for the active player now (DR-038).

    Rainbows can always be placed or removed, and dragons always find a free place (DR-E48).
    """
    if kind == Card.BRIDGE:
        return bool(bits(int(s.bridges)) < BRIDGES or loose_bridges(s) != 0)
    if kind == Card.TELETRANSFER:
        for p in range(s.seats):
            if may_swap(s, p):
                return True
        return False
    if kind == Card.BIG_CLOUD:
        return free_starts(s) != 0
    return True


@rule
def legal_cards(s: Drachenfels, out: Ints, n: int) -> int:
    """Add the cards in hand that may be played now: point cards first, then magic (DR-191)."""
    hand = s.hand[s.active]
    moves = False
    for kind in range(POINT_KINDS):
        if hand[kind] > 0 and can_use(s, int(s.active), kind + 1):
            out[n] = Act.PLAY + kind
            n += 1
            moves = True
    if not moves:
        for kind in range(POINT_KINDS):
            if hand[kind] > 0:
                out[n] = Act.DISCARD + kind
                n += 1
    for kind in range(POINT_KINDS, KINDS):
        if hand[kind] > 0 and magic_works(s, kind):
            out[n] = Act.PLAY + kind
            n += 1
    return n


@rule
def legal_turn(s: Drachenfels, out: Ints) -> int:
    """List what the turn may be (4.2)."""
    out[0] = Act.RENEW
    n = legal_cards(s, out, 1)
    if can_claim(s):
        out[n] = Act.CLAIM
        n += 1
    return legal_victims(s, out, n)


@rule
def legal_victims(s: Drachenfels, out: Ints, n: int) -> int:
    """Add the opponents who have a card to be robbed of (DR-051)."""
    for k in range(1, s.seats):
        p = (s.active + k) % s.seats
        if s.hand_count[p] > 0:
            out[n] = Act.ROB + p
            n += 1
    return n


@rule
def someone_has_cards(s: Drachenfels) -> bool:
    """Return whether any opponent has a card."""
    for p in range(s.seats):
        if p != s.active and s.hand_count[p] > 0:
            return True
    return False


@rule
def only_renewing(s: Drachenfels) -> bool:
    """Return whether everybody can see that nothing but renewing is left."""
    if s.hand_count[s.active] > 0 or someone_has_cards(s):
        return False
    return not can_claim(s)


@rule
def may_stop(s: Drachenfels) -> bool:
    """Return whether the turn may end here (DR-033, DR-059, DR-060)."""
    return bool(s.played == 0 or not holds_points(s, int(s.active)))


@rule
def legal_hand(s: Drachenfels, out: Ints) -> int:
    """List how the turn may go on after a magic card."""
    n = 0
    if may_stop(s):
        out[0] = Act.STOP
        n = 1
    return legal_cards(s, out, n)


@rule
def lay_down(s: Drachenfels, kind: int) -> None:
    """Put a card from the active hand on top of the discard pile (DR-039)."""
    me = int(s.active)
    s.hand[me][kind] -= 1
    s.hand_count[me] -= 1
    saw_played(s, me, kind)
    s.discards[s.discard_count] = kind
    s.discard_count += 1
    s.spent = 0
    s.played += 1
    s.card = kind


@rule
def do_play(s: Drachenfels, kind: int) -> None:
    """Play a card; its effect or movement follows."""
    lay_down(s, kind)
    emit(s, Kind.PLAYED, s.active, kind, 0)
    carry_out(s, kind)


@rule
def carry_out(s: Drachenfels, kind: int) -> None:
    """Go on to what a card does."""
    if kind < POINT_KINDS:
        s.phase = Phase.FACTOR
    else:
        s.phase = Phase.RAINBOW + (kind - POINT_KINDS)


@rule
def do_discard(s: Drachenfels, kind: int) -> None:
    """Lay down a point card that leads nowhere; the knight stays and the turn ends (DR-035)."""
    lay_down(s, kind)
    emit(s, Kind.DROPPED, s.active, kind, 0)
    s.phase = Phase.END


@rule
def do_stop(s: Drachenfels) -> None:
    """End the turn, the robbery or the looting."""
    emit(s, Kind.STOPPED, s.active, 0, 0)
    s.phase = Phase.END


@rule
def usable_points(s: Drachenfels, seat: int) -> int:
    """Return the mask of the point cards in hand that move the knight."""
    mask = 0
    for kind in range(POINT_KINDS):
        if s.hand[seat][kind] > 0 and can_use(s, seat, kind + 1):
            mask |= 1 << kind
    return mask


@rule
def why_play(s: Drachenfels, seat: int, kind: int) -> int:
    """Say why a card cannot be played."""
    if s.hand[seat][kind] == 0:
        return Why.CARD_NOT_HELD
    if kind < POINT_KINDS:
        usable = usable_points(s, seat)
        if usable == 0:
            return Why.NO_CARD_LEADS
        return 0 if usable >> kind & 1 else Why.CARD_LEADS_NOWHERE
    return why_magic(s, kind)


@rule
def why_magic(s: Drachenfels, kind: int) -> int:
    """Say why a magic card would have no effect."""
    if kind == Card.BIG_CLOUD and free_starts(s) == 0:
        return Why.NO_START_FREE
    if kind == Card.BRIDGE and bits(int(s.bridges)) == BRIDGES and loose_bridges(s) == 0:
        return Why.BRIDGES_CARRY
    if kind == Card.TELETRANSFER:
        partners = 0
        for p in range(s.seats):
            if may_swap(s, p):
                partners += 1
        return 0 if partners else Why.NO_EFFECT
    return 0


@rule
def why_discard(s: Drachenfels, seat: int, kind: int) -> int:
    """Say why a point card cannot just be laid down."""
    if s.hand[seat][kind] == 0:
        return Why.CARD_NOT_HELD
    return Why.MUST_RIDE if usable_points(s, seat) else 0


@rule
def why_stop(s: Drachenfels, seat: int) -> int:
    """Say why the turn cannot end here."""
    points = 0
    for kind in range(POINT_KINDS):
        points += s.hand[seat][kind]
    if points == 0 or (s.claimed and s.played == 0):
        return 0
    return Why.POINT_CARD_AFTER_CLAIM if s.claimed else Why.POINT_CARD_ENDS


# == renewing ======================================================================================


@rule
def do_renew(s: Drachenfels) -> None:
    """Shuffle the hand into the draw pile and draw seven (DR-042 to DR-050)."""
    me = int(s.active)
    if s.hand_count[me] + s.pile_count <= HAND_SIZE:
        shuffle_discards_in(s)
    saw_renewed(s, me)
    for kind in range(KINDS):
        s.pile[kind] += s.hand[me][kind]
        s.hand[me][kind] = 0
    s.pile_count += s.hand_count[me]
    s.hand_count[me] = 0
    fresh = min(HAND_SIZE, int(s.pile_count))
    emit(s, Kind.RENEWED, me, fresh, s.pile_count - fresh)
    throw(s)
    for _ in range(fresh):
        kind = draw_card(s, me)
        seen_leaving(s, me, kind, PILE)
        whisper(s, me, Kind.GOT_CARD, me, kind, 0)
    s.phase = Phase.END


@rule
def shuffle_discards_in(s: Drachenfels) -> None:
    """Mix the whole discard pile into the draw pile (DR-044, DR-045)."""
    if s.discard_count > 0:
        emit(s, Kind.RESHUFFLED, s.active, s.discard_count, 0)
    for i in range(s.discard_count):
        kind = int(s.discards[i])
        s.pile[kind] += 1
        saw_shuffled_in(s, kind)
        s.discards[i] = 0
    s.pile_count += s.discard_count
    s.discard_count = 0
    s.spent = 0


# == robbing =======================================================================================


@rule
def take_card(s: Drachenfels, victim: int) -> None:
    """The active player draws one card blindly from a hand; only the two know it (DR-175)."""
    me = int(s.active)
    throw(s)
    kind = pick_kind(s, s.hand[victim], int(s.hand_count[victim]), Draw.STOLEN_CARD)
    s.hand_count[victim] -= 1
    saw_taken(s, me, victim, kind)
    s.hand[me][kind] += 1
    s.hand_count[me] += 1
    s.drawn += 1
    emit(s, Kind.ROBBED, me, victim, 1)
    whisper(s, me, Kind.TOOK_CARD, me, victim, kind)
    whisper(s, victim, Kind.TOOK_CARD, me, victim, kind)


@rule
def do_rob(s: Drachenfels, victim: int) -> None:
    """Rob one card; up to three in all (DR-051 to DR-054)."""
    take_card(s, victim)
    if s.drawn == ROB_LIMIT or not someone_has_cards(s):
        s.phase = Phase.END
    else:
        s.phase = Phase.ROB


@rule
def legal_rob(s: Drachenfels, out: Ints) -> int:
    """List whom to rob next, or to stop (DR-053)."""
    out[0] = Act.STOP
    return legal_victims(s, out, 1)


@rule
def why_rob(s: Drachenfels, seat: int, victim: int) -> int:
    """Say why a player cannot be robbed."""
    if victim == seat or victim >= s.seats:
        return Why.ROB_ANOTHER
    if s.hand_count[victim] > 0:
        return 0
    return Why.EMPTY_HAND if someone_has_cards(s) else Why.NOBODY_HAS_CARDS


# == claiming ======================================================================================


@rule
def can_claim(s: Drachenfels) -> bool:
    """Return whether the top discard can be claimed and used (4.2)."""
    if s.discard_count == 0 or (s.claimed_card == Claimed.ONCE and s.spent):
        return False
    kind = int(s.discards[s.discard_count - 1])
    if kind < POINT_KINDS:
        return can_use(s, int(s.active), kind + 1)
    return magic_works(s, kind)


@rule
def do_claim(s: Drachenfels) -> None:
    """Use the top discard for the own knight; it stays where it is (DR-056 to DR-064)."""
    s.card = s.discards[s.discard_count - 1]
    s.claimed = 1
    s.spent = 1 if s.claimed_card == Claimed.ONCE else 0
    emit(s, Kind.CLAIMED, s.active, s.card, 0)
    carry_out(s, int(s.card))


@rule
def bury_claimed(s: Drachenfels) -> None:
    """Put a claimed card under the discard pile once it is settled (`claimed_card = bottom`)."""
    if not s.claimed or s.played or s.claimed_card != Claimed.BOTTOM:
        return
    top = s.discard_count - 1
    kind = s.discards[top]
    for i in range(top, 0, -1):
        s.discards[i] = s.discards[i - 1]
    s.discards[0] = kind


@rule
def why_claim(s: Drachenfels) -> int:
    """Say why the top discard cannot be claimed."""
    if s.discard_count == 0:
        return Why.NO_DISCARDS
    if s.claimed_card == Claimed.ONCE and s.spent:
        return Why.CLAIMED_ALREADY
    kind = int(s.discards[s.discard_count - 1])
    if kind >= POINT_KINDS:
        return why_magic(s, kind)
    return 0 if can_use(s, int(s.active), kind + 1) else Why.CLAIM_LEADS_NOWHERE


# == END ===========================================================================================


@rule
def end_turn(s: Drachenfels) -> None:
    """Pass the turn on clockwise, or stop a game that has gone on too long (DR-014, DR-186)."""
    if s.card < POINT_KINDS:
        bury_claimed(s)
    s.turns += 1
    if s.turn_limit > 0 and s.turns >= s.turn_limit:
        emit(s, Kind.TIME_UP, s.turns, 0, 0)
        s.phase = Phase.OVER
        return
    s.active = (s.active + 1) % s.seats
    begin_turn(s)
