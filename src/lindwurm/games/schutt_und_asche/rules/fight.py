"""Defence: the order of fights, knight against dragon, saving and burning (5.7, 5.8)."""

from __future__ import annotations

from lindwurm.games.schutt_und_asche.actions import Act, Draw, Kind
from lindwurm.games.schutt_und_asche.data import (
    BATTLE,
    DRAGONS_PER_POWER,
    HITS_TO_WIN,
    SYMBOLS_TO_END,
    Card,
    Follower,
    Tile,
)
from lindwurm.games.schutt_und_asche.reasons import Why
from lindwurm.games.schutt_und_asche.rules.common import (
    begin_reward,
    burn,
    dragon_wins,
    lift_all_markers,
    play,
)
from lindwurm.games.schutt_und_asche.rules.dragon import caller, end_turn
from lindwurm.games.schutt_und_asche.rules.windows import open_window
from lindwurm.games.schutt_und_asche.rules.year import realm_saved
from lindwurm.games.schutt_und_asche.state import NONE, REALM, Phase, SchuttUndAsche, Status
from lindwurm.kernel.chance import throw
from lindwurm.kernel.events import emit
from lindwurm.kernel.rule import Ints, rule
from lindwurm.kernel.shared import pick_kind

# == which fight is next ==========================================================================


@rule
def next_fight(s: SchuttUndAsche) -> int:
    """Return the province of the next fight (SA-116, SA-121), or NONE."""
    if s.again != NONE:
        return int(s.again)
    best = NONE
    for p in range(REALM):
        if s.marker[p] and s.knight[p]:
            if best == NONE or s.marker[p] < s.marker[best]:
                best = p
    return best


@rule
def defend(s: SchuttUndAsche) -> None:
    """Fight the next fight, or let the rest burn (SA-123, SA-124)."""
    p = next_fight(s)
    if p != NONE:
        begin_fight(s, p)
        return
    burn_marked(s)


@rule
def burn_marked(s: SchuttUndAsche) -> None:
    """Burn all marked provinces at the same time, then end the dragon turn (SA-125, SA-126)."""
    burning = 0
    for p in range(REALM):
        if s.marker[p]:
            burn(s, p)
            burning += 1
    lift_all_markers(s)
    if burning and dragon_wins(s):
        return
    end_turn(s)


@rule
def begin_fight(s: SchuttUndAsche, p: int) -> None:
    """Open the window before the first battle card (SA-129, SA-265, SA-270)."""
    s.field_of = p
    s.use_sword = s.sword[p]
    s.use_shield = s.shield[p]
    for card in range(len(BATTLE)):
        s.deck_left[card] = BATTLE[card]
        s.open[card] = 0
    emit(s, Kind.FIGHT, s.owner[p], p, 0)
    open_window(s, Phase.PREFIGHT, int(s.owner[p]))


@rule
def leave_field(s: SchuttUndAsche) -> None:
    """Put the battle cards away; go on with the defence, or with the purchase turn (SA-174)."""
    s.use_sword = 0
    s.use_shield = 0
    s.card = NONE
    for card in range(len(BATTLE)):
        s.deck_left[card] = 0
        s.open[card] = 0
    s.field_of = NONE
    if s.ambush:
        lift_all_markers(s)
        s.phase = Phase.BUY
        s.actor = caller(s)
    else:
        open_window(s, Phase.HERMIT, caller(s))


@rule
def do_vassal(s: SchuttUndAsche, seat: int) -> None:
    """Call the fight off: the marker goes, the province is safe (SA-271)."""
    p = int(s.field_of)
    play(s, seat, Follower.VASSAL)
    emit(s, Kind.CALLED_OFF, seat, p, 0)
    s.marker[p] = 0
    s.freed |= 1 << p
    s.again = NONE
    leave_field(s)


# == card by card =================================================================================


@rule
def may_spend(s: SchuttUndAsche) -> bool:
    """Return whether two dragons are open, so that power would help (SA-142)."""
    return bool(s.open[Card.DRAGON] >= DRAGONS_PER_POWER)


@rule
def fight_asks(s: SchuttUndAsche) -> bool:
    """Return whether the knight's owner has a choice; otherwise the next card is turned up."""
    seat = s.owner[s.field_of]
    return may_spend(s) and bool(s.power[seat] + s.treasure[seat] > 0)


@rule
def legal_fight(s: SchuttUndAsche, seat: int, out: Ints) -> int:
    """List: reveal, or spend power or treasure."""
    out[0] = Act.REVEAL
    n = 1
    if may_spend(s):
        if s.power[seat] > 0:
            out[n] = Act.SPEND_POWER
            n += 1
        if s.treasure[seat] > 0:
            out[n] = Act.SPEND_TREASURE
            n += 1
    return n


@rule
def why_spend(s: SchuttUndAsche, seat: int, tile: int) -> int:
    """Say why power or treasure cannot be spent."""
    if s.open[Card.DRAGON] != 2:
        return Why.TWO_DRAGONS_FIRST
    if tile == Tile.POWER:
        return 0 if s.power[seat] else Why.NO_POWER
    return 0 if s.treasure[seat] else Why.NO_TREASURE


@rule
def do_reveal(s: SchuttUndAsche) -> None:
    """Turn up the next battle card; the Hero window follows (SA-131, SA-132)."""
    left = 0
    for card in range(len(BATTLE)):
        left += s.deck_left[card]
    throw(s)
    s.card = pick_kind(s, s.deck_left, left, Draw.BATTLE_CARD)
    emit(s, Kind.CARD, s.card, 0, 0)
    open_window(s, Phase.HERO, int(s.owner[s.field_of]))


@rule
def do_spend(s: SchuttUndAsche, seat: int, tile: int) -> None:
    """Spend power or a treasure: two dragons are set aside (SA-140, SA-144, SA-147)."""
    if tile == Tile.POWER:
        s.power[seat] -= 1
    else:
        s.treasure[seat] -= 1
    s.removed[tile] += 1
    s.open[Card.DRAGON] -= DRAGONS_PER_POWER
    emit(s, Kind.SPENT, seat, tile, 0)


@rule
def count_card(s: SchuttUndAsche) -> None:
    """Count the card just turned up and see whether it ends the fight (SA-132 to SA-138)."""
    card = int(s.card)
    s.card = NONE
    s.open[card] += 1
    s.phase = Phase.FIGHT
    s.actor = s.owner[s.field_of]
    if card == Card.SHIELD:
        if s.use_shield and s.open[card] >= SYMBOLS_TO_END:
            s.phase = Phase.DRAW
            emit(s, Kind.OFFERED_DRAW, s.actor, 0, 0)
        return
    if s.open[card] < SYMBOLS_TO_END:
        return
    if card == Card.DRAGON:
        lose(s)
    elif card == Card.KNIGHT or s.use_sword:
        win(s)


@rule
def legal_draw(s: SchuttUndAsche, out: Ints) -> int:
    """List: take the draw, or leave it."""
    out[0] = Act.ACCEPT
    out[1] = Act.FIGHT_ON
    return 2


@rule
def do_accept(s: SchuttUndAsche) -> None:
    """End the fight as a draw: like a win, but the dragon is not hit (SA-136, SA-154)."""
    emit(s, Kind.DREW, s.actor, s.field_of, 0)
    if s.draw_follower:  # SA-403
        begin_reward(s, int(s.actor), 1, Phase.REMOVE)
    else:
        s.phase = Phase.REMOVE


@rule
def do_fight_on(s: SchuttUndAsche) -> None:
    """Leave the draw and turn up the next card (SA-137)."""
    s.phase = Phase.FIGHT


# == how it ends ==================================================================================


@rule
def win(s: SchuttUndAsche) -> None:
    """Hit marker, status card, seventh hit, follower, removal of a marker (SA-148, SA-150)."""
    seat = int(s.owner[s.field_of])
    emit(s, Kind.WON, seat, s.field_of, 0)
    s.hits += 1
    emit(s, Kind.HIT, seat, s.hits, 0)
    if not s.coop:
        take_status(s, seat)
    if s.hits == HITS_TO_WIN:
        leave_field(s)
        realm_saved(s)
        return
    begin_reward(s, seat, 1, Phase.REMOVE)


@rule
def take_status(s: SchuttUndAsche, seat: int) -> None:
    """Take or turn the status card (SA-151, SA-152)."""
    if s.hits == HITS_TO_WIN:
        s.status[seat] = Status.VICTORIOUS
        emit(s, Kind.VICTORIOUS, seat, 0, 0)
    elif s.status[seat] == Status.NONE:
        s.status[seat] = Status.SUCCESSFUL
        emit(s, Kind.SUCCESSFUL, seat, 0, 0)


@rule
def lose(s: SchuttUndAsche) -> None:
    """The knight falls with his gear, but his province is saved (SA-117, SA-118, SA-267)."""
    p = int(s.field_of)
    emit(s, Kind.LOST, s.owner[p], p, 0)
    s.knight[p] = 0
    s.removed[Tile.KNIGHT] += 1
    if s.use_sword:
        s.sword[p] = 0
        s.removed[Tile.SWORD] += 1
    if s.use_shield:
        s.shield[p] = 0
        s.removed[Tile.SHIELD] += 1
    s.marker[p] = 0
    s.freed |= 1 << p
    s.again = NONE
    leave_field(s)
    dragon_wins(s)


@rule
def may_leave(s: SchuttUndAsche) -> bool:
    """Return whether the victor may lift no marker at all and fight on (SA-404).

    Not after a draw, which could go on for ever, nor against a dragon attack tile (SA-174).
    """
    if not s.may_lift or s.ambush:
        return False
    swords = s.open[Card.SWORD] if s.use_sword else 0
    return bool(s.open[Card.KNIGHT] >= SYMBOLS_TO_END or swords >= SYMBOLS_TO_END)


@rule
def only_marker(s: SchuttUndAsche) -> int:
    """Return the one marked province, or NONE if there is a choice."""
    only = NONE
    if may_leave(s):
        return NONE
    for p in range(REALM):
        if s.marker[p]:
            if only != NONE:
                return NONE
            only = p
    return only


@rule
def legal_save(s: SchuttUndAsche, out: Ints) -> int:
    """List the marked provinces, and to lift nothing where the table allows it."""
    n = 0
    if may_leave(s):
        out[0] = Act.LEAVE
        n = 1
    for p in range(REALM):
        if s.marker[p]:
            out[n] = Act.SAVE + p
            n += 1
    return n


@rule
def why_save(s: SchuttUndAsche, p: int) -> int:
    """Say why no marker can be lifted there."""
    return 0 if s.marker[p] else Why.NO_MARKER


@rule
def why_leave(s: SchuttUndAsche) -> int:
    """Say why a marker must be lifted."""
    if not s.may_lift or s.ambush:
        return Why.MUST_LIFT
    won = s.open[Card.KNIGHT] == 3 or (s.use_sword and s.open[Card.SWORD] == 3)
    return 0 if won else Why.MUST_LIFT


@rule
def do_leave(s: SchuttUndAsche, seat: int) -> None:
    """Lift nothing: the knight must fight again at once (SA-121, SA-404)."""
    emit(s, Kind.LEFT_MARKED, seat, s.field_of, 0)
    s.again = s.field_of
    leave_field(s)


@rule
def do_save(s: SchuttUndAsche, seat: int, p: int) -> None:
    """Lift one marker; a knight whose own stays must fight again at once (SA-119, SA-121)."""
    s.marker[p] = 0
    s.freed |= 1 << p
    emit(s, Kind.LIFTED, seat, p, 0)
    field = int(s.field_of)
    s.again = field if s.marker[field] else NONE
    leave_field(s)
