"""The rules of Dragon Farkle, in the order of play.

:mod:`.turn` is the frame (choice of action, target, item limit), :mod:`.series` the rolling,
:mod:`.ends` what stopping, a farkle and a comparison lead to. Each decision point has its
`legal_…`, `do_…` and `why_…` side by side; `legal` and `why_not` are written independently, and the
tests hold them against each other.
"""

from __future__ import annotations

from lindwurm.games.dragon_farkle import data
from lindwurm.games.dragon_farkle.actions import Act, Kind
from lindwurm.games.dragon_farkle.data import Companion, Item
from lindwurm.games.dragon_farkle.rules import ends, series, turn
from lindwurm.games.dragon_farkle.rules.common import (
    OPTIONS,
    OPTIONS_START,
    companions_in_play,
    draw_companion,
    draw_item,
    items_in_play,
    must_take,
    next_seat,
    why_not_held,
)
from lindwurm.games.dragon_farkle.state import KINDS, DragonFarkle, Phase
from lindwurm.kernel.chance import draw
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
    s.health = options[0]
    s.variant = scoring_variant(options[1], options[2], options[3])
    s.cards = options[4]
    s.interrupts = 1 - options[5] if seats > 1 else 0
    s.threshold = options[6]
    s.round_limit = options[8]
    build_piles(s)
    first = options[7]
    s.first = first - 1 if first > 0 else draw(s, seats)
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
def scoring_variant(table: int, six: int, four_plus_pair: int) -> int:
    """Return the index of the scoring table in `data.VARIANTS`."""
    if table == 1:
        return 4 + four_plus_pair
    return (2 if six == 2500 else 0) + four_plus_pair


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
    """Deal one hidden item (DF-26)."""
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


# == what is allowed ==============================================================================


@rule
def legal(s: DragonFarkle, seat: int, out: Ints) -> int:
    """Write the legal actions of the deciding seat, in the catalogue's order."""
    phase = s.phase
    if phase == Phase.INTERRUPT:
        return series.legal_interrupt(s, out)
    if phase == Phase.READY:
        return series.legal_ready(s, out)
    if phase == Phase.REACT:
        return series.legal_react(s, out)
    if phase == Phase.REWARD:
        return series.legal_reward(s, out)
    if phase == Phase.CHOOSE:
        return turn.legal_choose(s, out)
    if phase == Phase.TARGET:
        return turn.legal_target(s, out)
    if phase == Phase.SMOKE:
        return turn.legal_smoke(s, out)
    if phase == Phase.BANK:
        return ends.legal_bank(s, out)
    if phase == Phase.LOSER:
        return ends.legal_loser(s, out)
    return turn.legal_limit(s, out)


@rule
def why_not(s: DragonFarkle, seat: int, action: int) -> int:
    """Return 0, or the number of the catalogue rule against it.

    1000 + n stands for edge case DF-En; 10000 more for each further wording of the same rule.
    """
    if action == Act.RECRUIT or action == Act.SKIRMISH or action == Act.BATTLE:
        return turn.why_choose(s, action)
    if Act.TARGET <= action < Act.ACCEPT:
        return turn.why_target(s, action - Act.TARGET)
    if action == Act.ACCEPT:
        return why_accept(s)
    if action == Act.PASS:
        return 0 if s.phase == Phase.INTERRUPT else 35
    if action == Act.ROLL or action == Act.STOP:
        return series.why_ready(s, action)
    if Act.TAKE <= action < Act.DOUBLE:
        return series.why_take(s, action - Act.TAKE)
    if action == Act.DOUBLE or action == Act.ITEM:
        return series.why_reward(s, action)
    if action == Act.DONE or action == Act.POSTER:
        return ends.why_bank(s, seat, action)
    if Act.KEEP <= action < Act.SKREE:
        return turn.why_keep(s, seat, action - Act.KEEP)
    if action < Act.OPEN_BAG:
        return why_companion(s, seat, action)
    return why_item(s, seat, action)


@rule
def why_accept(s: DragonFarkle) -> int:
    """Say why there is nothing to accept."""
    if s.phase == Phase.SMOKE or s.phase == Phase.LOSER:
        return 0
    if s.phase == Phase.REACT:
        return series.why_accept_roll(s)
    return 10035


@rule
def why_companion(s: DragonFarkle, seat: int, action: int) -> int:
    """Say why a companion's power cannot be used."""
    if Act.SKREE <= action < Act.PIP:
        return turn.why_skree(s, seat, action - Act.SKREE)
    if Act.PIP <= action < Act.MIRABEL:
        return series.why_pip(s, seat, action - Act.PIP)
    if action == Act.MIRABEL:
        return series.why_react_companion(s, seat, Companion.MIRABEL)
    if action == Act.ULF:
        return series.why_react_companion(s, seat, Companion.ULF)
    return series.why_quentin(s, seat)


@rule
def why_item(s: DragonFarkle, seat: int, action: int) -> int:
    """Say why an item cannot be used."""
    if action == Act.OPEN_BAG:
        return turn.why_open_bag(s, seat)
    if action == Act.HORSESHOE:
        return series.why_react_item(s, seat, Item.HORSESHOE)
    if action == Act.LOADED_DIE:
        return series.why_loaded_die(s, seat)
    if action == Act.WAR_HORN:
        return series.why_react_item(s, seat, Item.WAR_HORN)
    if action == Act.CHEESE:
        return series.why_react_item(s, seat, Item.CHEESE)
    if action == Act.ARROW:
        return series.why_arrow(s, seat)
    if action == Act.SMOKE_EGG:
        return why_answer(s, seat, Item.SMOKE_EGG, Phase.SMOKE)
    if action == Act.MIRROR_SHIELD:
        return why_answer(s, seat, Item.MIRROR_SHIELD, Phase.LOSER)
    if Act.MAGPIE <= action < Act.WHISTLE:
        return turn.why_magpie(s, seat, action - Act.MAGPIE)
    if action == Act.WHISTLE:
        return series.why_whistle(s, seat)
    if action == Act.CURSED_DIE:
        return series.why_cursed_die(s, seat)
    return turn.why_map(s, seat)


@rule
def why_answer(s: DragonFarkle, seat: int, kind: int, phase: int) -> int:
    """Say why an item that answers an attack or a defeat cannot be used."""
    if s.items[seat][kind] == 0:
        return why_not_held(s, seat, kind)
    return 122 if s.phase != phase else 0


# == what happens =================================================================================


@rule
def apply(s: DragonFarkle, seat: int, action: int) -> None:
    """Carry out one action and everything that follows up to the next decision."""
    if Act.TAKE <= action < Act.DOUBLE:
        series.do_take(s, action - Act.TAKE)
    elif action == Act.PASS:
        s.asked = next_seat(s, s.asked)
    elif action == Act.ROLL:
        s.phase = Phase.ROLL
    elif action == Act.STOP:
        s.phase = Phase.STOPPED
    elif action == Act.ACCEPT:
        apply_accept(s)
    elif action <= Act.BATTLE:
        apply_choice(s, action)
    elif action < Act.ACCEPT:
        turn.do_target(s, action - Act.TARGET)
    elif action == Act.DOUBLE:
        series.do_double(s)
        series.book(s)
    elif action == Act.ITEM:
        series.do_item(s)
        series.book(s)
    elif action == Act.DONE:
        ends.do_bank(s)
    elif Act.KEEP <= action < Act.SKREE:
        turn.do_keep(s, action - Act.KEEP)
    elif action < Act.OPEN_BAG:
        apply_companion(s, action)
    else:
        apply_item(s, seat, action)
    settle(s)


@rule
def apply_choice(s: DragonFarkle, action: int) -> None:
    """Start the chosen action of the turn."""
    if action == Act.RECRUIT:
        turn.do_recruit(s)
    elif action == Act.SKIRMISH:
        turn.do_skirmish(s)
    else:
        turn.do_battle(s)


@rule
def apply_accept(s: DragonFarkle) -> None:
    """Accept an attack, a roll or a defeat."""
    if s.phase == Phase.SMOKE:
        turn.do_accept_attack(s)
    elif s.phase == Phase.REACT:
        s.phase = Phase.RESOLVE
    else:
        ends.do_pay(s)


@rule
def apply_companion(s: DragonFarkle, action: int) -> None:
    """Use a companion's power."""
    if action < Act.PIP:
        turn.do_skree(s, action - Act.SKREE)
    elif action < Act.MIRABEL:
        series.do_pip(s, action - Act.PIP)
    elif action == Act.MIRABEL:
        series.do_mirabel(s)
    elif action == Act.QUENTIN:
        series.do_quentin(s)
    else:
        series.do_ulf(s)


@rule
def apply_item(s: DragonFarkle, seat: int, action: int) -> None:
    """Use an item."""
    if action == Act.OPEN_BAG:
        turn.do_open_bag(s, seat)
    elif action == Act.HORSESHOE:
        series.do_horseshoe(s)
    elif action == Act.LOADED_DIE:
        series.do_loaded_die(s)
    elif action == Act.WAR_HORN:
        series.do_war_horn(s)
    elif action == Act.CHEESE:
        series.do_cheese(s)
    elif action == Act.POSTER:
        ends.do_poster(s)
    elif action == Act.ARROW:
        series.do_arrow(s)
    elif action == Act.SMOKE_EGG:
        turn.do_smoke_egg(s)
    elif action == Act.MIRROR_SHIELD:
        ends.do_mirror_shield(s)
    elif action < Act.WHISTLE:
        turn.do_magpie(s, action - Act.MAGPIE)
    elif action == Act.WHISTLE:
        series.do_whistle(s)
    elif action == Act.CURSED_DIE:
        series.do_cursed_die(s)
    else:
        turn.do_map(s)


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
            s.items[p][pick_kind(s, s.item_pile, left)] += 1
            left -= 1
        for _ in range(s.drawn_count[p]):
            s.drawn[p][pick_kind(s, s.item_pile, left)] += 1
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
