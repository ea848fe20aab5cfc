"""The rules of Schutt und Asche, in the order of play.

:mod:`.opening` lays the table, :mod:`.windows` asks for followers, :mod:`.dragon` is income and
dragon phase, :mod:`.fight` the defence, :mod:`.purchase` the purchase phase, :mod:`.year` the event
phase and the end, :mod:`.hidden` what a seat cannot know. Here they are put together: who decides,
what is allowed, what happens, and the loop that passes through everything without a decision.
"""

from __future__ import annotations

from lindwurm.games.schutt_und_asche import actions as act
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
    return windows.legal_gold(s.gold[seat], act.GIVE, out)


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
        out[0] = act.ACCEPT
        out[1] = act.FIGHT_ON
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
        return windows.legal_gold(s.gold[seat], act.REPAY, out)
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
    if action < act.CALL:
        return why_early(s, seat, action)
    if action < act.SAVE:
        return why_dragon(s, seat, action)
    return why_later(s, seat, action)


@rule
def why_early(s: SchuttUndAsche, seat: int, action: int) -> int:
    """Say why an action of the opening, or of a quiet window, is not allowed."""
    if action < act.LOOK:
        return opening.why_claim(s, action - act.CLAIM)
    if action < act.PICK:
        return opening.why_look(s, seat, action - act.LOOK)
    if action < act.SHUFFLE:
        return opening.why_pick(s, seat, action - act.PICK + 1)
    if action < act.READY:
        return opening.why_shuffle(s, seat, action - act.SHUFFLE)
    if action == act.READY:
        return opening.why_ready(s, seat)
    if action < act.PASS:
        return opening.why_post(s, seat, action - act.POST)
    if action == act.PASS:
        return 0 if windows.is_window(s.phase) else 61
    if action < act.GIVE:
        code = action - act.FARMER
        return windows.why_farmer(s, seat, code // FARMER_CARDS, code % FARMER_CARDS + 1)
    if action < act.SCOUT:
        return windows.why_give(s, seat, action - act.GIVE)
    if action == act.SCOUT:
        return windows.why_scout(s, seat)
    if action == act.AGITATOR:
        return windows.why_agitator(s, seat)
    if action < act.EXCHANGE:
        return windows.why_part(s, seat, action - act.PART)
    return windows.why_take(s, seat, action)


@rule
def why_dragon(s: SchuttUndAsche, seat: int, action: int) -> int:
    """Say why an action of the dragon phase is not allowed."""
    if action < act.LAY:
        return dragon.why_call(s, action - act.CALL)
    if action < act.WITHDRAW:
        return dragon.why_lay(s, seat, action - act.LAY)
    if action < act.CONFIRM:
        return dragon.why_withdraw(s, seat, action - act.WITHDRAW)
    if action == act.CONFIRM:
        return dragon.why_confirm(s)
    if action <= act.RECRUIT_DECK:
        return dragon.why_recruit(s, action)
    if action == act.FRIAR:
        return windows.why_friar(s, seat)
    if action < act.HERMIT:
        return windows.why_decoy(s, seat, action - act.DECOY)
    if action < act.MOVE:
        return windows.why_hermit(s, seat, action - act.HERMIT)
    if action < act.VASSAL:
        return windows.why_move(s, action - act.MOVE)
    return why_fight(s, seat, action)


@rule
def why_fight(s: SchuttUndAsche, seat: int, action: int) -> int:
    """Say why an action of a fight is not allowed."""
    if action == act.VASSAL:
        return windows.why_card(s, seat, Follower.VASSAL, Phase.PREFIGHT)
    if action < act.REVEAL:
        return windows.why_black_knight(s, seat, action - act.BLACK_KNIGHT)
    if action == act.REVEAL:
        return 0 if s.phase == Phase.FIGHT else 131
    if action == act.SPEND_POWER:
        return fight.why_spend(s, seat, Tile.POWER)
    if action == act.SPEND_TREASURE:
        return fight.why_spend(s, seat, Tile.TREASURE)
    if action == act.HERO:
        return windows.why_card(s, seat, Follower.HERO, Phase.HERO)
    return 0 if s.phase == Phase.DRAW else 137


@rule
def why_later(s: SchuttUndAsche, seat: int, action: int) -> int:
    """Say why an action after the fights is not allowed."""
    if action < act.BUY:
        return fight.why_save(s, action - act.SAVE)
    if action < act.SORT:
        return purchase.why_buy(s, seat, action - act.BUY)
    if action < act.MONEYLENDER:
        return purchase.why_sort(s, seat, action - act.SORT)
    if action == act.MONEYLENDER:
        return purchase.why_moneylender(s, seat)
    if action < act.REPAY:
        return purchase.why_borrow(s, action - act.BORROW)
    if action < act.DONE:
        return purchase.why_repay(s, seat, action - act.REPAY)
    if action == act.DONE:
        return purchase.why_done(s)
    if action < act.FREE_SORT:
        return purchase.why_free_buy(s, seat, action - act.FREE_BUY)
    if action < act.MERCHANT:
        return purchase.why_free_sort(s, seat, action - act.FREE_SORT)
    if action < act.TRADE:
        return purchase.why_merchant(s, seat, action - act.MERCHANT)
    if action < act.TRAITOR:
        return purchase.why_trade(s, action - act.TRADE)
    return why_last(s, seat, action)


@rule
def why_last(s: SchuttUndAsche, seat: int, action: int) -> int:
    """Say why the last few actions of the list are not allowed."""
    if action < act.END:
        code = action - act.TRAITOR
        return purchase.why_traitor(s, seat, code // REALM, code % REALM)
    if action == act.END:
        return purchase.why_buyer(s)
    if action == act.KEEP:
        return 0 if s.phase == Phase.KEEP else 166
    if action == act.VOID:
        return purchase.why_void(s, seat)
    if action < act.SAGE:
        return purchase.why_place(s, seat, action - act.PLACE)
    if action == act.SAGE:
        return windows.why_card(s, seat, Follower.SAGE, Phase.SAGE)
    if action < act.LAYOUT:
        return year.why_discard(s, action - act.DISCARD)
    if action < act.CROWN:
        return year.why_layout(s, action - act.LAYOUT)
    return year.why_crown(s, action - act.CROWN)


# == what happens =================================================================================


@rule
def apply(s: SchuttUndAsche, seat: int, action: int) -> None:
    """Carry out one action and everything that follows up to the next decision."""
    if action < act.CALL:
        apply_early(s, seat, action)
    elif action < act.SAVE:
        apply_dragon(s, seat, action)
    else:
        apply_later(s, seat, action)
    settle(s)


@rule
def apply_early(s: SchuttUndAsche, seat: int, action: int) -> None:
    """Carry out an action of the opening, or of a quiet window."""
    if action < act.LOOK:
        opening.do_claim(s, seat, action - act.CLAIM)
    elif action < act.PICK:
        opening.do_look(s, seat, action - act.LOOK)
    elif action < act.SHUFFLE:
        if s.phase == Phase.STACKS:
            opening.do_setup_pick(s, seat, action - act.PICK + 1)
        else:
            purchase.do_pick(s, seat, action - act.PICK + 1)
    elif action < act.READY:
        opening.do_shuffle(s, seat, action - act.SHUFFLE)
    elif action == act.READY:
        opening.do_ready(s, seat)
    elif action < act.PASS:
        opening.do_post(s, seat, action - act.POST)
    elif action == act.PASS:
        s.offset += 1
    elif action < act.GIVE:
        code = action - act.FARMER
        windows.do_farmer(s, seat, code // FARMER_CARDS, code % FARMER_CARDS + 1)
    elif action < act.SCOUT:
        windows.do_give(s, seat, action - act.GIVE)
    elif action == act.SCOUT:
        windows.do_scout(s, seat)
    elif action == act.AGITATOR:
        windows.do_agitator(s, seat)
    elif action < act.EXCHANGE:
        s.hold = action - act.PART
        s.phase = Phase.TAKE
    elif action < act.SWAP:
        windows.do_exchange(s, seat, action - act.EXCHANGE)
    else:
        windows.do_swap(s, seat, action - act.SWAP)


@rule
def apply_dragon(s: SchuttUndAsche, seat: int, action: int) -> None:
    """Carry out an action of the dragon phase."""
    if action < act.LAY:
        dragon.do_call(s, action - act.CALL)
    elif action < act.WITHDRAW:
        dragon.do_lay(s, seat, action - act.LAY)
    elif action < act.CONFIRM:
        dragon.move_gold(s, seat, action - act.WITHDRAW, -1)
    elif action == act.CONFIRM:
        dragon.do_confirm(s, seat)
    elif action < act.RECRUIT_DECK:
        take_open(s, seat, action - act.RECRUIT)
    elif action == act.RECRUIT_DECK:
        take_hidden(s, seat)
    elif action == act.FRIAR:
        dragon.do_friar(s, seat)
    elif action < act.HERMIT:
        dragon.do_decoy(s, seat, action - act.DECOY)
    elif action < act.MOVE:
        windows.do_hermit(s, seat, action - act.HERMIT)
    elif action < act.VASSAL:
        windows.do_move(s, seat, action - act.MOVE)
    else:
        apply_fight(s, seat, action)


@rule
def apply_fight(s: SchuttUndAsche, seat: int, action: int) -> None:
    """Carry out an action of a fight."""
    if action == act.VASSAL:
        fight.do_vassal(s, seat)
    elif action < act.REVEAL:
        windows.do_black_knight(s, seat, action - act.BLACK_KNIGHT)
    elif action == act.REVEAL:
        fight.do_reveal(s)
    elif action == act.SPEND_POWER:
        fight.do_spend(s, seat, Tile.POWER)
    elif action == act.SPEND_TREASURE:
        fight.do_spend(s, seat, Tile.TREASURE)
    elif action == act.HERO:
        windows.do_hero(s, seat)
    elif action == act.ACCEPT:
        fight.do_accept(s)
    else:
        s.phase = Phase.FIGHT


@rule
def apply_later(s: SchuttUndAsche, seat: int, action: int) -> None:
    """Carry out an action after the fights."""
    if action < act.BUY:
        fight.do_save(s, seat, action - act.SAVE)
    elif action < act.SORT:
        purchase.do_buy(s, seat, action - act.BUY)
    elif action < act.MONEYLENDER:
        purchase.do_sort(s, seat, action - act.SORT)
    elif action == act.MONEYLENDER:
        purchase.do_moneylender(s, seat)
    elif action < act.REPAY:
        purchase.do_borrow(s, seat, action - act.BORROW)
    elif action < act.DONE:
        purchase.do_repay(s, seat, action - act.REPAY)
    elif action == act.DONE:
        if s.phase == Phase.BORROW:
            s.phase = Phase.REPAY
        else:
            purchase.do_done(s)
    elif action < act.FREE_SORT:
        purchase.do_free_buy(s, seat, action - act.FREE_BUY)
    elif action < act.MERCHANT:
        purchase.do_free_sort(s, seat, action - act.FREE_SORT)
    elif action < act.TRADE:
        purchase.do_merchant(s, seat, action - act.MERCHANT)
    elif action < act.TRAITOR:
        purchase.do_trade(s, seat, action - act.TRADE)
    else:
        apply_last(s, seat, action)


@rule
def apply_last(s: SchuttUndAsche, seat: int, action: int) -> None:
    """Carry out one of the last few actions of the list."""
    if action < act.END:
        code = action - act.TRAITOR
        purchase.do_traitor(s, seat, code // REALM, code % REALM)
    elif action == act.END:
        purchase.end_purchase(s)
    elif action == act.KEEP:
        purchase.do_keep(s, seat)
    elif action == act.VOID:
        purchase.do_void(s, seat)
    elif action < act.SAGE:
        purchase.do_place(s, seat, action - act.PLACE)
    elif action == act.SAGE:
        windows.do_sage(s, seat)
    elif action < act.LAYOUT:
        year.do_discard(s, seat, action - act.DISCARD)
    elif action < act.CROWN:
        year.do_layout(s, int(LAYOUT_MASK[action - act.LAYOUT]))
    else:
        year.do_crown(s, action - act.CROWN)


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
