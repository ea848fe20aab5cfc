"""The rules of Schutt und Asche, in the order of play.

:mod:`.opening` lays the table, :mod:`.windows` asks for followers, :mod:`.dragon` is income and
dragon phase, :mod:`.fight` the defence, :mod:`.purchase` the purchase phase, :mod:`.year` the event
phase and the end, :mod:`.hidden` what a seat cannot know. Here they are put together: who decides,
what is allowed, what happens, and the loop that passes through everything without a decision.
"""

from __future__ import annotations

from lindwurm.games.schutt_und_asche.actions import Act
from lindwurm.games.schutt_und_asche.data import DISPLAY, FARMER_CARDS, LAYOUT_MASK, Follower, Tile
from lindwurm.games.schutt_und_asche.rules import dragon, fight, opening, purchase, windows, year
from lindwurm.games.schutt_und_asche.rules.common import (
    factor_of,
    take_hidden,
    take_open,
    team_score,
)
from lindwurm.games.schutt_und_asche.rules.hidden import redeal
from lindwurm.games.schutt_und_asche.state import NONE, REALM, Phase, Result, SchuttUndAsche
from lindwurm.kernel.rule import Floats, Ints, rule

__all__ = ["actors", "apply", "legal", "redeal", "returns", "setup", "standing", "why_not"]


@rule
def setup(s: SchuttUndAsche, seats: int, options: Ints) -> None:
    """Lay out the table up to the first decision (SA-09 to SA-39)."""
    opening.lay_table(s, seats, options)
    opening.begin_draft(s)


# == who decides ==================================================================================


@rule
def actors(s: SchuttUndAsche) -> int:
    """Return the bit mask of the seats that may act now."""
    if s.phase == Phase.OVER:
        return 0
    if s.phase != Phase.STACKS:
        return int(1 << s.actor)
    mask = 0
    for seat in range(s.seats):
        if not s.ready[seat]:
            mask |= 1 << seat
    return mask


# == what is allowed ==============================================================================


@rule
def legal(s: SchuttUndAsche, seat: int, out: Ints) -> int:
    """Write the legal actions of a deciding seat."""
    if not actors(s) >> seat & 1:
        return 0
    phase = s.phase
    if windows.is_window(phase):
        return windows.legal_window(s, seat, out)
    if phase < Phase.CALL:
        return legal_opening(s, seat, out)
    if phase < Phase.BUY:
        return legal_dragon(s, seat, out)
    return legal_later(s, seat, out)


@rule
def legal_opening(s: SchuttUndAsche, seat: int, out: Ints) -> int:
    """List what the phases before the first call allow."""
    phase = s.phase
    if phase == Phase.DRAFT:
        return opening.legal_draft(s, out)
    if phase == Phase.STACKS:
        return opening.legal_stacks(s, seat, out)
    if phase == Phase.POST:
        return opening.legal_post(s, seat, out)
    return windows.legal_gold(s.gold[seat], Act.GIVE, out)


@rule
def legal_dragon(s: SchuttUndAsche, seat: int, out: Ints) -> int:
    """List what the dragon phase allows."""
    phase = s.phase
    if phase == Phase.OFFER:
        return dragon.legal_offer(s, seat, out)
    if phase == Phase.CALL:
        return dragon.legal_call(s, out)
    if phase == Phase.REWARD:
        return dragon.legal_reward(s, out)
    if phase == Phase.HERMIT_TO:
        return windows.legal_move(s, out)
    if phase == Phase.FIGHT:
        return fight.legal_fight(s, seat, out)
    if phase == Phase.DRAW:
        out[0] = Act.ACCEPT
        out[1] = Act.FIGHT_ON
        return 2
    return fight.legal_save(s, out)


@rule
def legal_later(s: SchuttUndAsche, seat: int, out: Ints) -> int:
    """List what purchase phase, event phase and scoring allow."""
    phase = s.phase
    if phase == Phase.BUY:
        return purchase.legal_buy(s, seat, out)
    if phase == Phase.KEEP:
        return purchase.legal_keep(s, seat, out)
    if phase == Phase.PLACE:
        return purchase.legal_place(s, seat, out)
    if phase == Phase.SORT:
        return opening.legal_pick(s, seat, out)
    if phase == Phase.FREE_SORT:
        return purchase.legal_free_sort(s, seat, out)
    if phase == Phase.MERCHANT:
        return purchase.legal_trade(s, out)
    if phase == Phase.BORROW:
        return purchase.legal_borrow(s, out)
    if phase == Phase.REPAY:
        return windows.legal_gold(s.gold[seat], Act.REPAY, out)
    if phase == Phase.GIVE:
        return windows.legal_give(s, seat, out)
    if phase == Phase.TAKE:
        return windows.legal_take(s, seat, out)
    if phase == Phase.REFRESH:
        return year.legal_refresh(s, out)
    if phase == Phase.LAYOUT:
        return year.legal_layout(s, out)
    return year.legal_tie(s, out)


@rule
def why_not(s: SchuttUndAsche, seat: int, action: int) -> int:
    """Return 0, or the number of the catalogue rule against it; 10000 more per further wording."""
    if action < Act.CALL:
        return why_early(s, seat, action)
    if action < Act.SAVE:
        return why_dragon(s, seat, action)
    return why_later(s, seat, action)


@rule
def why_early(s: SchuttUndAsche, seat: int, action: int) -> int:
    """Say why an action of the opening, or of a quiet window, is not allowed."""
    if action < Act.LOOK:
        return opening.why_claim(s, action - Act.CLAIM)
    if action < Act.PICK:
        return opening.why_look(s, seat, action - Act.LOOK)
    if action < Act.SHUFFLE:
        return opening.why_pick(s, seat, action - Act.PICK + 1)
    if action < Act.READY:
        return opening.why_shuffle(s, seat, action - Act.SHUFFLE)
    if action == Act.READY:
        return opening.why_ready(s, seat)
    if action < Act.PASS:
        return opening.why_post(s, seat, action - Act.POST)
    if action == Act.PASS:
        return 0 if windows.is_window(s.phase) else 61
    if action < Act.GIVE:
        code = action - Act.FARMER
        return windows.why_farmer(s, seat, code // FARMER_CARDS, code % FARMER_CARDS + 1)
    if action < Act.SCOUT:
        return windows.why_give(s, seat, action - Act.GIVE)
    if action == Act.SCOUT:
        return windows.why_scout(s, seat)
    if action == Act.AGITATOR:
        return windows.why_agitator(s, seat)
    if action < Act.EXCHANGE:
        return windows.why_part(s, seat, action - Act.PART)
    return windows.why_take(s, seat, action)


@rule
def why_dragon(s: SchuttUndAsche, seat: int, action: int) -> int:
    """Say why an action of the dragon phase is not allowed."""
    if action < Act.LAY:
        return dragon.why_call(s, action - Act.CALL)
    if action < Act.WITHDRAW:
        return dragon.why_lay(s, seat, action - Act.LAY)
    if action < Act.CONFIRM:
        return dragon.why_withdraw(s, seat, action - Act.WITHDRAW)
    if action == Act.CONFIRM:
        return dragon.why_confirm(s)
    if action <= Act.RECRUIT_DECK:
        return dragon.why_recruit(s, action)
    if action == Act.FRIAR:
        return windows.why_friar(s, seat)
    if action < Act.HERMIT:
        return windows.why_decoy(s, seat, action - Act.DECOY)
    if action < Act.MOVE:
        return windows.why_hermit(s, seat, action - Act.HERMIT)
    if action < Act.VASSAL:
        return windows.why_move(s, action - Act.MOVE)
    return why_fight(s, seat, action)


@rule
def why_fight(s: SchuttUndAsche, seat: int, action: int) -> int:
    """Say why an action of a fight is not allowed."""
    if action == Act.VASSAL:
        return windows.why_card(s, seat, Follower.VASSAL, Phase.PREFIGHT)
    if action < Act.REVEAL:
        return windows.why_black_knight(s, seat, action - Act.BLACK_KNIGHT)
    if action == Act.REVEAL:
        return 0 if s.phase == Phase.FIGHT else 131
    if action == Act.SPEND_POWER:
        return fight.why_spend(s, seat, Tile.POWER)
    if action == Act.SPEND_TREASURE:
        return fight.why_spend(s, seat, Tile.TREASURE)
    if action == Act.HERO:
        return windows.why_card(s, seat, Follower.HERO, Phase.HERO)
    return 0 if s.phase == Phase.DRAW else 137


@rule
def why_later(s: SchuttUndAsche, seat: int, action: int) -> int:
    """Say why an action after the fights is not allowed."""
    if action < Act.BUY:
        return fight.why_save(s, action - Act.SAVE)
    if action < Act.SORT:
        return purchase.why_buy(s, seat, action - Act.BUY)
    if action < Act.MONEYLENDER:
        return purchase.why_sort(s, seat, action - Act.SORT)
    if action == Act.MONEYLENDER:
        return purchase.why_moneylender(s, seat)
    if action < Act.REPAY:
        return purchase.why_borrow(s, action - Act.BORROW)
    if action < Act.DONE:
        return purchase.why_repay(s, seat, action - Act.REPAY)
    if action == Act.DONE:
        return purchase.why_done(s)
    if action < Act.FREE_SORT:
        return purchase.why_free_buy(s, seat, action - Act.FREE_BUY)
    if action < Act.MERCHANT:
        return purchase.why_free_sort(s, seat, action - Act.FREE_SORT)
    if action < Act.TRADE:
        return purchase.why_merchant(s, seat, action - Act.MERCHANT)
    if action < Act.TRAITOR:
        return purchase.why_trade(s, action - Act.TRADE)
    return why_last(s, seat, action)


@rule
def why_last(s: SchuttUndAsche, seat: int, action: int) -> int:
    """Say why the last few actions of the list are not allowed."""
    if action < Act.END:
        code = action - Act.TRAITOR
        return purchase.why_traitor(s, seat, code // REALM, code % REALM)
    if action == Act.END:
        return purchase.why_buyer(s)
    if action == Act.KEEP:
        return 0 if s.phase == Phase.KEEP else 166
    if action == Act.VOID:
        return purchase.why_void(s, seat)
    if action < Act.SAGE:
        return purchase.why_place(s, seat, action - Act.PLACE)
    if action == Act.SAGE:
        return windows.why_card(s, seat, Follower.SAGE, Phase.SAGE)
    if action < Act.LAYOUT:
        return year.why_discard(s, action - Act.DISCARD)
    if action < Act.CROWN:
        return year.why_layout(s, action - Act.LAYOUT)
    return year.why_crown(s, action - Act.CROWN)


# == what happens =================================================================================


@rule
def apply(s: SchuttUndAsche, seat: int, action: int) -> None:
    """Carry out one action and everything that follows up to the next decision."""
    if action < Act.CALL:
        apply_early(s, seat, action)
    elif action < Act.SAVE:
        apply_dragon(s, seat, action)
    else:
        apply_later(s, seat, action)
    settle(s)


@rule
def apply_early(s: SchuttUndAsche, seat: int, action: int) -> None:
    """Carry out an action of the opening, or of a quiet window."""
    if action < Act.LOOK:
        opening.do_claim(s, seat, action - Act.CLAIM)
    elif action < Act.PICK:
        opening.do_look(s, seat, action - Act.LOOK)
    elif action < Act.SHUFFLE:
        if s.phase == Phase.STACKS:
            opening.do_setup_pick(s, seat, action - Act.PICK + 1)
        else:
            purchase.do_pick(s, seat, action - Act.PICK + 1)
    elif action < Act.READY:
        opening.do_shuffle(s, seat, action - Act.SHUFFLE)
    elif action == Act.READY:
        opening.do_ready(s, seat)
    elif action < Act.PASS:
        opening.do_post(s, seat, action - Act.POST)
    elif action == Act.PASS:
        s.offset += 1
    elif action < Act.GIVE:
        code = action - Act.FARMER
        windows.do_farmer(s, seat, code // FARMER_CARDS, code % FARMER_CARDS + 1)
    elif action < Act.SCOUT:
        windows.do_give(s, seat, action - Act.GIVE)
    elif action == Act.SCOUT:
        windows.do_scout(s, seat)
    elif action == Act.AGITATOR:
        windows.do_agitator(s, seat)
    elif action < Act.EXCHANGE:
        s.hold = action - Act.PART
        s.phase = Phase.TAKE
    elif action < Act.SWAP:
        windows.do_exchange(s, seat, action - Act.EXCHANGE)
    else:
        windows.do_swap(s, seat, action - Act.SWAP)


@rule
def apply_dragon(s: SchuttUndAsche, seat: int, action: int) -> None:
    """Carry out an action of the dragon phase."""
    if action < Act.LAY:
        dragon.do_call(s, action - Act.CALL)
    elif action < Act.WITHDRAW:
        dragon.do_lay(s, seat, action - Act.LAY)
    elif action < Act.CONFIRM:
        dragon.move_gold(s, seat, action - Act.WITHDRAW, -1)
    elif action == Act.CONFIRM:
        dragon.do_confirm(s, seat)
    elif action < Act.RECRUIT_DECK:
        take_open(s, seat, action - Act.RECRUIT)
    elif action == Act.RECRUIT_DECK:
        take_hidden(s, seat)
    elif action == Act.FRIAR:
        dragon.do_friar(s, seat)
    elif action < Act.HERMIT:
        dragon.do_decoy(s, seat, action - Act.DECOY)
    elif action < Act.MOVE:
        windows.do_hermit(s, seat, action - Act.HERMIT)
    elif action < Act.VASSAL:
        windows.do_move(s, seat, action - Act.MOVE)
    else:
        apply_fight(s, seat, action)


@rule
def apply_fight(s: SchuttUndAsche, seat: int, action: int) -> None:
    """Carry out an action of a fight."""
    if action == Act.VASSAL:
        fight.do_vassal(s, seat)
    elif action < Act.REVEAL:
        windows.do_black_knight(s, seat, action - Act.BLACK_KNIGHT)
    elif action == Act.REVEAL:
        fight.do_reveal(s)
    elif action == Act.SPEND_POWER:
        fight.do_spend(s, seat, Tile.POWER)
    elif action == Act.SPEND_TREASURE:
        fight.do_spend(s, seat, Tile.TREASURE)
    elif action == Act.HERO:
        windows.do_hero(s, seat)
    elif action == Act.ACCEPT:
        fight.do_accept(s)
    else:
        s.phase = Phase.FIGHT


@rule
def apply_later(s: SchuttUndAsche, seat: int, action: int) -> None:
    """Carry out an action after the fights."""
    if action < Act.BUY:
        fight.do_save(s, seat, action - Act.SAVE)
    elif action < Act.SORT:
        purchase.do_buy(s, seat, action - Act.BUY)
    elif action < Act.MONEYLENDER:
        purchase.do_sort(s, seat, action - Act.SORT)
    elif action == Act.MONEYLENDER:
        purchase.do_moneylender(s, seat)
    elif action < Act.REPAY:
        purchase.do_borrow(s, seat, action - Act.BORROW)
    elif action < Act.DONE:
        purchase.do_repay(s, seat, action - Act.REPAY)
    elif action == Act.DONE:
        if s.phase == Phase.BORROW:
            s.phase = Phase.REPAY
        else:
            purchase.do_done(s)
    elif action < Act.FREE_SORT:
        purchase.do_free_buy(s, seat, action - Act.FREE_BUY)
    elif action < Act.MERCHANT:
        purchase.do_free_sort(s, seat, action - Act.FREE_SORT)
    elif action < Act.TRADE:
        purchase.do_merchant(s, seat, action - Act.MERCHANT)
    elif action < Act.TRAITOR:
        purchase.do_trade(s, seat, action - Act.TRADE)
    else:
        apply_last(s, seat, action)


@rule
def apply_last(s: SchuttUndAsche, seat: int, action: int) -> None:
    """Carry out one of the last few actions of the list."""
    if action < Act.END:
        code = action - Act.TRAITOR
        purchase.do_traitor(s, seat, code // REALM, code % REALM)
    elif action == Act.END:
        purchase.end_purchase(s)
    elif action == Act.KEEP:
        purchase.do_keep(s, seat)
    elif action == Act.VOID:
        purchase.do_void(s, seat)
    elif action < Act.SAGE:
        purchase.do_place(s, seat, action - Act.PLACE)
    elif action == Act.SAGE:
        windows.do_sage(s, seat)
    elif action < Act.LAYOUT:
        year.do_discard(s, seat, action - Act.DISCARD)
    elif action < Act.CROWN:
        year.do_layout(s, int(LAYOUT_MASK[action - Act.LAYOUT]))
    else:
        year.do_crown(s, action - Act.CROWN)


# == everything without a decision ================================================================


@rule
def settle(s: SchuttUndAsche) -> None:
    """Pass through everything that needs no decision, until one does.

    What only one seat can know to be without a choice is still asked (SA-62).
    """
    going = True
    while going:
        phase = s.phase
        if windows.is_window(phase):
            going = not windows.next_asked(s)
            if going:
                close_window(s)
        elif phase >= Phase.YEAR:
            pass_through(s)
        elif phase < Phase.BUY:
            going = settle_dragon(s)
        else:
            going = settle_later(s)


@rule
def close_window(s: SchuttUndAsche) -> None:
    """All have passed: go on."""
    phase = s.phase
    s.offset = 0
    if phase == Phase.HERO:
        fight.count_card(s)
    elif phase == Phase.DECOY:
        dragon.lay_marker(s, dragon.landing(s))
    elif phase == Phase.HERMIT:
        s.phase = Phase.DEFENCE
    elif phase == Phase.PREFIGHT:
        s.phase = Phase.FIGHT
        s.actor = s.owner[s.field_of]
    elif phase == Phase.INCOME:
        s.phase = Phase.TURN
    elif phase == Phase.QUIET:
        s.phase = Phase.CALL
        s.actor = dragon.caller(s)
    elif phase == Phase.FRIAR:
        dragon.end_turn(s)
    else:
        year.after_sage(s)


@rule
def pass_through(s: SchuttUndAsche) -> None:
    """Carry out a step that nobody decides."""
    phase = s.phase
    if phase == Phase.YEAR:
        dragon.begin_year(s)
    elif phase == Phase.TURN:
        dragon.begin_turn(s)
    elif phase == Phase.MARKERS:
        dragon.next_marker(s)
    elif phase == Phase.DEFENCE:
        fight.defend(s)
    elif phase == Phase.SHOP:
        purchase.next_buyer(s)
    elif phase == Phase.EVENT:
        year.begin_event(s)
    else:
        year.pass_on(s)


@rule
def settle_dragon(s: SchuttUndAsche) -> bool:
    """Take the only way there is in the opening and the dragon phase; False: a decision."""
    phase = s.phase
    if phase == Phase.FIGHT:
        if fight.fight_asks(s):
            return False
        fight.do_reveal(s)
    elif phase == Phase.REWARD:
        if dragon.reward_asks(s):
            return False
        dragon.reward_without_choice(s)
    elif phase == Phase.REMOVE:
        only = fight.only_marker(s)
        if only == NONE:
            return False
        fight.do_save(s, int(s.actor), only)
    elif phase == Phase.CALL:
        only = dragon.only_tile(s)
        if only == NONE:
            return False
        dragon.do_call(s, only)
    elif phase == Phase.HERMIT_TO:
        only = windows.only_shelter(s)
        if only == NONE:
            return False
        windows.do_move(s, int(s.actor), only)
    elif phase == Phase.DRAFT and s.claimed == REALM - 1:
        opening.do_claim(s, int(s.actor), opening.last_free(s))
    else:
        return False
    return True


@rule
def settle_later(s: SchuttUndAsche) -> bool:
    """Take the only way there is after the dragon phase; False: a decision."""
    phase = s.phase
    if phase == Phase.BUY:
        if purchase.buy_asks(s):
            return False
        purchase.end_purchase(s)
    elif phase == Phase.KEEP:
        if purchase.keep_asks(s):
            return False
        purchase.do_keep(s, int(s.actor))
    elif phase == Phase.PLACE:
        only = purchase.only_room(s)
        if only == NONE:
            return False
        purchase.do_place(s, int(s.actor), only)
    elif phase == Phase.SORT:
        return not purchase.sort_goes_on(s)
    elif phase == Phase.FREE_SORT:
        return not purchase.more_free_sorts(s)
    elif phase == Phase.MERCHANT:
        only = purchase.only_trade(s)
        if only == NONE:
            return False
        purchase.do_trade(s, int(s.actor), only)
    elif phase == Phase.TAKE:
        return take_only(s)
    elif phase == Phase.REFRESH:
        only = year.only_open(s)
        if only == NONE:
            return False
        year.do_discard(s, int(s.actor), only)
    elif phase == Phase.LAYOUT:
        if year.layout_asks(s):
            return False
        year.do_layout(s, (1 << len(s.tile)) - 1)
    else:
        return False
    return True


@rule
def take_only(s: SchuttUndAsche) -> bool:
    """An Agitator takes from the one place there is; False: a decision."""
    place = NONE
    places = 0
    for slot in range(DISPLAY):
        if s.display[slot] != NONE:
            places += 1
            place = slot
    for p in range(s.seats):
        if p != s.actor and s.follower_count[p] > 0:
            places += 1
            place = DISPLAY + p
    if places > 1:
        return False
    if place < DISPLAY:
        windows.do_exchange(s, int(s.actor), place)
    else:
        windows.do_swap(s, int(s.actor), place - DISPLAY)
    return True


# == results ======================================================================================


@rule
def returns(s: SchuttUndAsche, out: Floats) -> None:
    """SA-311: winner 1, others 0, all -1 if the dragon wins; SA-319: score / 100 in co-op."""
    for p in range(s.seats):
        if s.result == Result.ASHES:
            out[p] = -1.0
        elif s.coop:
            out[p] = s.score[p] / 100.0
        else:
            out[p] = 1.0 if s.winner == p else 0.0


@rule
def standing(s: SchuttUndAsche, out: Ints) -> None:
    """Provisional score: own power times factor, or the team's (12.1)."""
    for p in range(s.seats):
        if s.phase == Phase.OVER and s.result == Result.SAVED:
            out[p] = s.score[p]
        elif s.coop:
            out[p] = team_score(s)
        else:
            out[p] = s.power[p] * factor_of(s, p)
