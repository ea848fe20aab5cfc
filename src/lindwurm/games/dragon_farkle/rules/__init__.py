"""The rules of Dragon Farkle, in the order of play.

:mod:`.turn` is the frame (choice of action, target, item limit), :mod:`.series` the rolling,
:mod:`.ends` what stopping, a farkle and a comparison lead to. Each decision point has its
`legal_…`, `do_…` and `why_…` side by side, written independently of each other, and the tests hold
them against each other; DEEDS puts them together.
"""

from __future__ import annotations

from functools import partial

from lindwurm.games.dragon_farkle import data
from lindwurm.games.dragon_farkle.actions import Act, Draw, Kind
from lindwurm.games.dragon_farkle.data import SIX_OF_A_KIND, Companion, Item
from lindwurm.games.dragon_farkle.options import Opt
from lindwurm.games.dragon_farkle.reasons import Why
from lindwurm.games.dragon_farkle.rules import ends, series, turn
from lindwurm.games.dragon_farkle.rules.common import (
    OPTIONS,
    OPTIONS_START,
    companions_in_play,
    draw_companion,
    draw_item,
    items_in_play,
    must_take,
    why_answer,
)
from lindwurm.games.dragon_farkle.state import KINDS, SEATS, DragonFarkle, Phase
from lindwurm.kernel.chance import draw
from lindwurm.kernel.deeds import Deed, Deeds
from lindwurm.kernel.events import emit, whisper
from lindwurm.kernel.rule import Floats, Ints, Lookup, rule
from lindwurm.kernel.shared import pick_kind, share_win

ITEM_COPIES = Lookup(data.ITEM_COPIES)
ITEM_IN_SOLO = Lookup(data.ITEM_IN_SOLO)
ITEM_INTERRUPTS = Lookup(data.ITEM_INTERRUPTS)
COMPANION_IN_SOLO = Lookup(data.COMPANION_IN_SOLO)
COMPANION_NEEDS_ITEMS = Lookup(data.COMPANION_NEEDS_ITEMS)


# == setup (catalogue 3) ==========================================================================


@rule
def setup(s: DragonFarkle, seats: int, options: Ints) -> None:
    """Lay out the table: options, piles, first player, companions, items (DF-18 to DF-30)."""
    s.seats = seats
    s.health = options[Opt.DRAGON_HEALTH]
    s.variant = scoring_variant(
        options[Opt.TABLE], options[Opt.SIX_OF_A_KIND], options[Opt.FOUR_PLUS_PAIR]
    )
    s.cards = options[Opt.CARDS]
    s.interrupts = 1 - options[Opt.INTERRUPTS] if seats > 1 else 0
    s.threshold = options[Opt.KEEP_THRESHOLD]
    s.round_limit = options[Opt.ROUND_LIMIT]
    build_piles(s)
    s.by_hand = 1 - options[Opt.FINAL_BATTLE]
    s.bag_all = options[Opt.OPEN_BAG]
    s.first = first_player(s, options[Opt.FIRST_PLAYER], options[Opt.LAST_PLACE])
    s.active = s.first
    s.round_number = 1
    if companions_in_play(s):
        for k in range(seats):
            draw_companion(s, (s.first + k) % seats)
    if items_in_play(s):
        for k in range(seats):
            deal_item(s, (s.first + k) % seats)
    s.phase = Phase.BEGIN
    settle(s)


@rule
def first_player(s: DragonFarkle, wanted: int, last: int) -> int:
    """Return who begins: the seat named, who came last in the game before, or anyone (DF-23)."""
    if 0 < wanted <= SEATS:
        return wanted - 1
    among = last if wanted > SEATS and last > 0 else (1 << s.seats) - 1
    equals = 0
    for seat in range(s.seats):
        equals += among >> seat & 1
    skip = draw(s, equals, Draw.FIRST_PLAYER) if equals > 1 or among != last else 0
    seat = 0
    while skip > 0 or not among >> seat & 1:
        skip -= among >> seat & 1
        seat += 1
    return seat


@rule
def scoring_variant(table: int, six: int, four_plus_pair: int) -> int:
    """Return the index of the scoring table in `data.VARIANTS`."""
    if table == 1:
        return 4 + four_plus_pair
    return (0 if six == SIX_OF_A_KIND else 2) + four_plus_pair


@rule
def build_piles(s: DragonFarkle) -> None:
    """Sort out the cards that this table plays with (DF-28, DF-29, DF-144)."""
    solo = s.seats == 1
    if companions_in_play(s):
        for who in range(1, len(COMPANION_IN_SOLO)):
            boxed = solo and not COMPANION_IN_SOLO[who]
            if not items_in_play(s) and COMPANION_NEEDS_ITEMS[who]:
                boxed = True
            if not boxed:
                s.companion_pile[who] = 1
    if items_in_play(s):
        for kind in range(KINDS):
            boxed = solo and not ITEM_IN_SOLO[kind]
            if not s.interrupts and ITEM_INTERRUPTS[kind]:
                boxed = True
            if not boxed:
                s.item_pile[kind] = ITEM_COPIES[kind]
                s.item_pile_count += ITEM_COPIES[kind]


@rule
def deal_item(s: DragonFarkle, seat: int) -> None:
    """Deal one hidden item (DF-26); the pile is never used up by that."""
    kind = draw_item(s)
    s.items[seat][kind] += 1
    s.item_count[seat] += 1
    emit(s, Kind.DEALT, seat, 0, 0)
    whisper(s, seat, Kind.DEALT_ITEM, seat, kind, 0)


# == who decides ==================================================================================


@rule
def decider(s: DragonFarkle) -> int:
    """Return the one seat that decides now (DF-33); -1 when the game is over."""
    phase = s.phase
    if phase == Phase.OVER:
        return -1
    if phase == Phase.CHOOSE or phase == Phase.TARGET or phase == Phase.BANK:
        return int(s.active)
    if phase == Phase.SMOKE:
        return int(s.target)
    if phase == Phase.INTERRUPT or phase == Phase.LOSER or phase == Phase.LIMIT:
        return int(s.asked)
    return int(s.roller)


@rule
def actors(s: DragonFarkle) -> int:
    """Return the bit mask of the seats that may act now."""
    seat = decider(s)
    return 0 if seat < 0 else 1 << seat


# == what happens =================================================================================


@rule
def settle(s: DragonFarkle) -> None:
    """Pass through everything that needs no decision, until one does (DF-31).

    A seat that hides an item is asked even where it has only one option: whether the question
    comes must depend on public facts alone (DF-134, DF-146).

    Each pass goes once through the course of a turn, from the end of the last one to the next
    roll, so that most actions need one pass only. (On a GPU, where many games walk through this
    in step, they then throw their dice together.)
    """
    while True:
        if s.phase > Phase.REACT:
            settle_ends(s)
        if s.phase < Phase.READY:
            settle_choice(s)
            if s.phase < Phase.READY:
                return
        if s.phase == Phase.READY:
            if series.ready_asks(s):
                return
            s.phase = Phase.ROLL
        if s.phase == Phase.ROLL:
            series.do_throw(s)
        if s.phase == Phase.INTERRUPT:
            if series.next_interrupter(s):
                return
            s.phase = Phase.REACT
        if s.phase == Phase.REACT:
            if series.react_asks(s):
                return
            if must_take(s):
                series.do_take(s, OPTIONS[OPTIONS_START[s.variant][s.roll]])
            else:
                s.phase = Phase.RESOLVE
        elif s.phase < Phase.BEGIN:  # a decision that stays one
            return


@rule
def settle_ends(s: DragonFarkle) -> None:
    """Carry on from a resolved roll to the next one, or to the next turn."""
    if s.phase == Phase.RESOLVE:
        series.resolve(s)
    if s.phase == Phase.REWARD and not series.reward_asks(s):
        series.reward_without_choice(s)
    settle_series(s)
    settle_skirmish(s)
    if s.phase == Phase.END:
        turn.end_turn(s)
    if s.phase == Phase.BEGIN:
        turn.begin_turn(s)


@rule
def settle_choice(s: DragonFarkle) -> None:
    """Carry on where the choice of action, target or answer is none."""
    if s.phase == Phase.CHOOSE and not turn.choose_asks(s):
        turn.do_recruit(s)
    if s.phase == Phase.TARGET:
        only = turn.only_target(s)
        if only >= 0:
            turn.do_target(s, only)
    if s.phase == Phase.SMOKE and s.item_count[s.target] == 0:
        turn.do_accept_attack(s)


@rule
def settle_series(s: DragonFarkle) -> None:
    """Carry on from the end of a roll series, unless banking is a decision."""
    if s.phase == Phase.STOPPED:
        ends.series_stopped(s)
    if s.phase == Phase.FARKLED:
        ends.series_farkled(s)
    if s.phase == Phase.BANK and not ends.bank_asks(s):
        ends.do_bank(s)


@rule
def settle_skirmish(s: DragonFarkle) -> None:
    """Carry on from the comparison of a skirmish, unless the loser has a decision."""
    if s.phase == Phase.COMPARE:
        ends.compare(s)
    if s.phase == Phase.LOSER and not ends.loser_asks(s):
        ends.do_pay(s)


# == what may be done, when, and what it does ======================================================

DEEDS = Deeds(
    Act,
    Phase,
    Deed(Act.RECRUIT, Phase.CHOOSE, turn.do_recruit, otherwise=Why.ONE_ACTION),
    Deed(Act.SKIRMISH, Phase.CHOOSE, turn.do_skirmish, turn.why_skirmish, Why.ONE_ACTION),
    Deed(Act.BATTLE, Phase.CHOOSE, turn.do_battle, turn.why_battle, Why.ONE_ACTION),
    Deed(Act.TARGET, Phase.TARGET, turn.do_target, turn.why_target, Why.SKIRMISH_FIRST),
    Deed(
        Act.ACCEPT,
        (Phase.SMOKE, Phase.REACT, Phase.LOSER),
        {
            Phase.SMOKE: turn.do_accept_attack,
            Phase.REACT: series.do_accept_roll,
            Phase.LOSER: ends.do_pay,
        },
        {Phase.REACT: series.why_accept_roll},
        Why.NOTHING_TO_ACCEPT,
    ),
    Deed(Act.PASS, Phase.INTERRUPT, series.do_pass, otherwise=Why.ONE_ACTION),
    Deed(Act.ROLL, Phase.READY, series.do_roll, series.why_roll),
    Deed(Act.STOP, Phase.READY, series.do_stop, series.why_stop),
    Deed(Act.TAKE, Phase.REACT, series.do_take, series.why_take, Why.NO_ROLL_OF_YOURS),
    Deed(Act.DOUBLE, Phase.REWARD, series.do_double, otherwise=Why.NO_RALLY),
    Deed(Act.ITEM, Phase.REWARD, series.do_item, series.why_item),
    Deed(Act.DONE, Phase.BANK, ends.do_bank, otherwise=Why.NOT_BANKING),
    Deed(Act.KEEP, Phase.LIMIT, turn.do_keep, turn.why_keep, Why.NOT_SORTING),
    # companions
    Deed(Act.SKREE, (Phase.CHOOSE, Phase.READY), turn.do_skree, turn.why_skree),
    Deed(Act.PIP, Phase.REACT, series.do_pip, series.why_pip),
    Deed(
        Act.MIRABEL,
        Phase.REACT,
        series.do_mirabel,
        partial(series.why_react_companion, who=Companion.MIRABEL),
    ),
    Deed(Act.QUENTIN, Phase.READY, series.do_quentin, series.why_quentin),
    Deed(
        Act.ULF, Phase.REACT, series.do_ulf, partial(series.why_react_companion, who=Companion.ULF)
    ),
    # items
    Deed(
        Act.OPEN_BAG,
        (Phase.CHOOSE, Phase.READY, Phase.REACT, Phase.LIMIT),
        turn.do_open_bag,
        turn.why_open_bag,
    ),
    Deed(
        Act.HORSESHOE,
        Phase.REACT,
        series.do_horseshoe,
        partial(series.why_react_item, kind=Item.HORSESHOE),
    ),
    Deed(Act.LOADED_DIE, Phase.READY, series.do_loaded_die, series.why_loaded_die),
    Deed(
        Act.WAR_HORN,
        Phase.REACT,
        series.do_war_horn,
        partial(series.why_react_item, kind=Item.WAR_HORN),
    ),
    Deed(
        Act.CHEESE, Phase.REACT, series.do_cheese, partial(series.why_react_item, kind=Item.CHEESE)
    ),
    Deed(Act.POSTER, Phase.BANK, ends.do_poster, ends.why_poster),
    Deed(Act.ARROW, Phase.READY, series.do_arrow, series.why_arrow),
    Deed(
        Act.SMOKE_EGG,
        Phase.SMOKE,
        turn.do_smoke_egg,
        partial(why_answer, kind=Item.SMOKE_EGG, phase=Phase.SMOKE),
    ),
    Deed(
        Act.MIRROR_SHIELD,
        Phase.LOSER,
        ends.do_mirror_shield,
        partial(why_answer, kind=Item.MIRROR_SHIELD, phase=Phase.LOSER),
    ),
    Deed(Act.MAGPIE, (Phase.CHOOSE, Phase.READY), turn.do_magpie, turn.why_magpie),
    Deed(Act.WHISTLE, Phase.INTERRUPT, series.do_whistle, series.why_whistle),
    Deed(Act.CURSED_DIE, Phase.INTERRUPT, series.do_cursed_die, series.why_cursed_die),
    Deed(Act.MAP, Phase.CHOOSE, turn.do_map, turn.why_map),
    legal={
        Phase.CHOOSE: turn.legal_choose,
        Phase.TARGET: turn.legal_target,
        Phase.SMOKE: turn.legal_smoke,
        Phase.READY: series.legal_ready,
        Phase.INTERRUPT: series.legal_interrupt,
        Phase.REACT: series.legal_react,
        Phase.REWARD: series.legal_reward,
        Phase.BANK: ends.legal_bank,
        Phase.LOSER: ends.legal_loser,
        Phase.LIMIT: turn.legal_limit,
    },
    settle=settle,
)


# == what a seat cannot know ======================================================================


@rule
def redeal(s: DragonFarkle, seat: int) -> None:
    """Deal afresh the others' hidden items and the pile.

    Kept are every number that is public and every card this seat saw being stolen from itself.
    """
    for p in range(s.seats):
        if p == seat:
            continue
        for kind in range(KINDS):
            known = s.stolen_seen[seat][p] >> kind & 1
            s.item_pile[kind] += s.items[p][kind] + s.drawn[p][kind] - known
            s.items[p][kind] = known
            s.drawn[p][kind] = 0
    left = 0
    for kind in range(KINDS):
        left += s.item_pile[kind]
    for p in range(s.seats):
        if p == seat:
            continue
        held = 0
        for kind in range(KINDS):
            held += s.items[p][kind]
        for _ in range(s.item_count[p] - held):
            s.items[p][pick_kind(s, s.item_pile, left, Draw.IMAGINED)] += 1
            left -= 1
        for _ in range(s.drawn_count[p]):
            s.drawn[p][pick_kind(s, s.item_pile, left, Draw.IMAGINED)] += 1
            left -= 1
        for victim in range(s.seats):
            if victim != seat:
                s.stolen_seen[victim][p] = 0


# == results ======================================================================================


@rule
def returns(s: DragonFarkle, out: Floats) -> None:
    """The winner gets 1, a shared win 1/k each, everybody else 0 (DF-140)."""
    share_win(s.winners, s.seats, out)


@rule
def standing(s: DragonFarkle, out: Ints) -> None:
    """Armies, for live scores and the places behind the winner (DF-139)."""
    for p in range(s.seats):
        out[p] = s.army[p]
