"""The rules of Schutt und Asche, in the order of play.

:mod:`.opening` lays the table, :mod:`.windows` asks for followers, :mod:`.dragon` is income and
dragon phase, :mod:`.talk` what is said at the offering, :mod:`.fight` the defence, :mod:`.purchase`
the purchase phase, :mod:`.year` the event phase and the end, :mod:`.hidden` what a seat cannot
know. Each decision point has its `legal_…`,
`why_…` and `do_…` side by side, written independently of each other. Here they are put together:
who decides, the loop that passes through everything without a decision, and DEEDS.
"""

from __future__ import annotations

from functools import partial

from lindwurm.games.schutt_und_asche.actions import Act
from lindwurm.games.schutt_und_asche.data import DISPLAY, Follower, Tile
from lindwurm.games.schutt_und_asche.reasons import Why
from lindwurm.games.schutt_und_asche.rules import (
    dragon,
    fight,
    opening,
    purchase,
    talk,
    windows,
    year,
)
from lindwurm.games.schutt_und_asche.rules.common import (
    factor_of,
    put_on_top,
    take_hidden,
    take_open,
    team_score,
)
from lindwurm.games.schutt_und_asche.rules.hidden import redeal
from lindwurm.games.schutt_und_asche.rules.windows import QUIET_WINDOWS, WINDOWS, why_card
from lindwurm.games.schutt_und_asche.state import NONE, REALM, Phase, Result, SchuttUndAsche
from lindwurm.kernel.deeds import Deed, Deeds
from lindwurm.kernel.rule import Floats, Ints, rule

__all__ = ["DEEDS", "actors", "redeal", "returns", "setup", "standing"]

STEPS = sum(
    1 << phase
    for phase in (
        Phase.YEAR,
        Phase.TURN,
        Phase.MARKERS,
        Phase.DEFENCE,
        Phase.SHOP,
        Phase.EVENT,
        Phase.PASS_ON,
    )
)
"""The phases in which nobody decides, as a bit mask."""


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
        elif STEPS >> phase & 1:
            pass_through(s)
        else:
            going = settle_dragon(s) or settle_later(s)


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
    """Take the only way there is in the opening and the dragon phase; False: there is none."""
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
    """Take the only way there is after the dragon phase; False: there is none."""
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
        year.lay_out(s, (1 << len(s.tile)) - 1)
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


# == what may be done, when, and what it does ======================================================

DEEDS = Deeds(
    Act,
    Phase,
    # before the first round
    Deed(Act.CLAIM, Phase.DRAFT, opening.do_claim, opening.why_claim, Why.NOT_CLAIMING),
    Deed(Act.LOOK, Phase.STACKS, opening.do_look, opening.why_look, Why.NOT_LOOKING),
    Deed(
        Act.PICK,
        (Phase.STACKS, Phase.SORT),
        {Phase.STACKS: opening.do_setup_pick, Phase.SORT: put_on_top},
        opening.why_pick,
        Why.NOT_SORTING,
    ),
    Deed(Act.SHUFFLE, Phase.STACKS, opening.do_shuffle, opening.why_shuffle, Why.NOT_SHUFFLING),
    Deed(Act.READY, Phase.STACKS, opening.do_ready, opening.why_ready, Why.NOTHING_TO_PREPARE),
    Deed(Act.POST, Phase.POST, opening.do_post, opening.why_post, Why.NOT_POSTING),
    # windows
    Deed(Act.PASS, WINDOWS, windows.do_pass, otherwise=Why.NO_WINDOW),
    Deed(Act.FARMER, Phase.INCOME, windows.do_farmer, windows.why_farmer),
    Deed(Act.GIVE, Phase.FARMER, windows.do_give, windows.why_give, Why.NO_FARMER),
    Deed(Act.SCOUT, (Phase.QUIET, Phase.OFFER), windows.do_scout, windows.why_scout),
    Deed(
        Act.AGITATOR,
        (*QUIET_WINDOWS, Phase.BUY),
        windows.do_agitator,
        windows.why_agitator,
        Why.NOT_QUIET,
    ),
    Deed(Act.PART, Phase.GIVE, windows.do_part, windows.why_part, Why.NO_AGITATOR),
    Deed(Act.EXCHANGE, Phase.TAKE, windows.do_exchange, windows.why_exchange, Why.NO_AGITATOR),
    Deed(Act.SWAP, Phase.TAKE, windows.do_swap, windows.why_swap, Why.NO_AGITATOR),
    # dragon phase
    Deed(Act.CALL, Phase.CALL, dragon.do_call, dragon.why_call, Why.NOT_CALLING),
    Deed(Act.LAY, Phase.OFFER, dragon.do_lay, dragon.why_lay, Why.NOT_OFFERING),
    Deed(Act.WITHDRAW, Phase.OFFER, dragon.do_withdraw, dragon.why_withdraw, Why.NOT_OFFERING),
    Deed(Act.CONFIRM, Phase.OFFER, dragon.do_confirm, otherwise=Why.NOT_OFFERING),
    Deed(
        Act.I_OFFER,
        Phase.OFFER,
        talk.do_offer_claim,
        talk.why_offer_claim,
        Why.NOT_AT_THE_OFFERING,
    ),
    Deed(
        Act.I_CANNOT,
        Phase.OFFER,
        talk.do_cannot_claim,
        talk.why_cannot_claim,
        Why.NOT_AT_THE_OFFERING,
    ),
    Deed(Act.YOU_COULD, Phase.OFFER, talk.do_appeal, talk.why_appeal, Why.NOT_AT_THE_OFFERING),
    Deed(Act.RECRUIT, Phase.REWARD, take_open, dragon.why_recruit, Why.NO_REWARD),
    Deed(Act.RECRUIT_DECK, Phase.REWARD, take_hidden, dragon.why_recruit_deck, Why.NO_REWARD),
    Deed(  # the window asks only those who meet SA-252
        Act.FRIAR,
        Phase.FRIAR,
        dragon.do_friar,
        partial(why_card, kind=Follower.FRIAR, phase=Phase.FRIAR),
    ),
    Deed(Act.DECOY, Phase.DECOY, dragon.do_decoy, windows.why_decoy),
    Deed(Act.HERMIT, Phase.HERMIT, windows.do_hermit, windows.why_hermit),
    Deed(Act.MOVE, Phase.HERMIT_TO, windows.do_move, windows.why_move, Why.NO_HERMIT),
    # fights
    Deed(
        Act.VASSAL,
        Phase.PREFIGHT,
        fight.do_vassal,
        partial(why_card, kind=Follower.VASSAL, phase=Phase.PREFIGHT),
    ),
    Deed(Act.BLACK_KNIGHT, Phase.PREFIGHT, windows.do_black_knight, windows.why_black_knight),
    Deed(Act.REVEAL, Phase.FIGHT, fight.do_reveal, otherwise=Why.NO_CARD_DUE),
    Deed(
        Act.SPEND_POWER,
        Phase.FIGHT,
        partial(fight.do_spend, tile=Tile.POWER),
        partial(fight.why_spend, tile=Tile.POWER),
        Why.NOT_SPENDING,
    ),
    Deed(
        Act.SPEND_TREASURE,
        Phase.FIGHT,
        partial(fight.do_spend, tile=Tile.TREASURE),
        partial(fight.why_spend, tile=Tile.TREASURE),
        Why.NOT_SPENDING,
    ),
    Deed(
        Act.HERO,
        Phase.HERO,
        windows.do_hero,
        partial(why_card, kind=Follower.HERO, phase=Phase.HERO),
    ),
    Deed(Act.ACCEPT, Phase.DRAW, fight.do_accept, otherwise=Why.NO_DRAW_OFFERED),
    Deed(Act.FIGHT_ON, Phase.DRAW, fight.do_fight_on, otherwise=Why.NO_DRAW_OFFERED),
    Deed(Act.SAVE, Phase.REMOVE, fight.do_save, fight.why_save, Why.NOT_LIFTING),
    Deed(Act.LEAVE, Phase.REMOVE, fight.do_leave, fight.why_leave, Why.NOT_LIFTING),
    # purchase phase
    Deed(Act.BUY, Phase.BUY, purchase.do_buy, purchase.why_buy, Why.NOT_BUYING),
    Deed(Act.SORT, Phase.BUY, purchase.do_sort, purchase.why_sort, Why.NOT_BUYING),
    Deed(
        Act.MONEYLENDER,
        Phase.BUY,
        purchase.do_moneylender,
        purchase.why_moneylender,
        Why.NOT_BUYING,
    ),
    Deed(Act.BORROW, Phase.BORROW, purchase.do_borrow, purchase.why_borrow, Why.BEFORE_PAYING),
    Deed(Act.REPAY, Phase.REPAY, purchase.do_repay, purchase.why_repay, Why.BEFORE_PAYING),
    Deed(
        Act.DONE,
        (Phase.BORROW, Phase.FREE_SORT),
        {Phase.BORROW: purchase.do_enough, Phase.FREE_SORT: purchase.do_dismiss},
        {Phase.BORROW: purchase.why_enough},
        Why.NOT_BUYING,
    ),
    Deed(Act.FREE_BUY, Phase.BUY, purchase.do_free_buy, purchase.why_free_buy),
    Deed(
        Act.FREE_SORT,
        (Phase.BUY, Phase.FREE_SORT),
        {Phase.BUY: purchase.do_free_sort, Phase.FREE_SORT: purchase.do_next_free_sort},
        purchase.why_free_sort,
    ),
    Deed(Act.MERCHANT, Phase.BUY, purchase.do_merchant, purchase.why_merchant),
    Deed(Act.TRADE, Phase.MERCHANT, purchase.do_trade, purchase.why_trade, Why.NO_MERCHANT),
    Deed(Act.TRAITOR, Phase.BUY, purchase.do_traitor, purchase.why_traitor, Why.NO_TRAITOR),
    Deed(Act.END, Phase.BUY, purchase.end_purchase, otherwise=Why.NOT_BUYING),
    Deed(Act.KEEP, Phase.KEEP, purchase.do_keep, otherwise=Why.NOTHING_BOUGHT),
    Deed(Act.VOID, Phase.KEEP, purchase.do_void, purchase.why_void, Why.NOT_JUST_BOUGHT),
    Deed(Act.PLACE, Phase.PLACE, purchase.do_place, purchase.why_place, Why.NOTHING_TO_PLACE),
    # event phase and end
    Deed(
        Act.SAGE,
        Phase.SAGE,
        windows.do_sage,
        partial(why_card, kind=Follower.SAGE, phase=Phase.SAGE),
    ),
    Deed(Act.DISCARD, Phase.REFRESH, year.do_discard, year.why_discard, Why.NOT_RENEWING),
    Deed(Act.LAYOUT, Phase.LAYOUT, year.do_layout, year.why_layout, Why.NOT_LAYING_OUT),
    Deed(Act.CROWN, Phase.TIE, year.do_crown, year.why_crown, Why.NO_TIE),
    legal={
        Phase.DRAFT: opening.legal_draft,
        Phase.STACKS: opening.legal_stacks,
        Phase.POST: opening.legal_post,
        Phase.INCOME: windows.legal_income,
        Phase.FARMER: partial(windows.legal_gold, first=Act.GIVE),
        Phase.QUIET: partial(windows.legal_quiet, kind=Follower.SCOUT, action=Act.SCOUT),
        Phase.CALL: dragon.legal_call,
        Phase.OFFER: dragon.legal_offer,
        Phase.REWARD: dragon.legal_reward,
        Phase.FRIAR: partial(windows.legal_card, kind=Follower.FRIAR, action=Act.FRIAR),
        Phase.DECOY: windows.legal_decoy,
        Phase.HERMIT: windows.legal_hermit,
        Phase.HERMIT_TO: windows.legal_move,
        Phase.PREFIGHT: windows.legal_prefight,
        Phase.FIGHT: fight.legal_fight,
        Phase.HERO: partial(windows.legal_card, kind=Follower.HERO, action=Act.HERO),
        Phase.DRAW: fight.legal_draw,
        Phase.REMOVE: fight.legal_save,
        Phase.BUY: purchase.legal_buy,
        Phase.KEEP: purchase.legal_keep,
        Phase.PLACE: purchase.legal_place,
        Phase.SORT: opening.legal_pick,
        Phase.FREE_SORT: purchase.legal_free_sort,
        Phase.MERCHANT: purchase.legal_trade,
        Phase.BORROW: purchase.legal_borrow,
        Phase.REPAY: partial(windows.legal_gold, first=Act.REPAY),
        Phase.GIVE: windows.legal_give,
        Phase.TAKE: windows.legal_take,
        Phase.SAGE: partial(windows.legal_quiet, kind=Follower.SAGE, action=Act.SAGE),
        Phase.REFRESH: year.legal_refresh,
        Phase.LAYOUT: year.legal_layout,
        Phase.TIE: year.legal_tie,
    },
    settle=settle,
)


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
