"""The frame of a turn: beginning, choice of action and target, smoke, item limit, end."""

from __future__ import annotations

from lindwurm.games.dragon_farkle.actions import Act, Draw, Kind
from lindwurm.games.dragon_farkle.data import FULL_SET, ITEM_LIMIT, MAP_REBATE, Companion, Item
from lindwurm.games.dragon_farkle.data import SKREE as FRIGHT
from lindwurm.games.dragon_farkle.reasons import Why
from lindwurm.games.dragon_farkle.rules.common import (
    SOLDIER,
    companion_ready,
    companions_in_play,
    destroy,
    discard_drawn,
    draw_companion,
    forget,
    holds,
    leave_keep,
    next_seat,
    open_bag,
    refill_items,
    start_series,
    use_companion,
    use_item,
    why_not_held,
)
from lindwurm.games.dragon_farkle.state import KINDS, Action, DragonFarkle, Phase
from lindwurm.kernel.chance import throw
from lindwurm.kernel.events import emit, whisper
from lindwurm.kernel.rule import Ints, rule
from lindwurm.kernel.shared import pick_kind

# == T0 begin turn ==============================================================================


@rule
def begin_turn(s: DragonFarkle) -> None:
    """Reset what lasts for one turn; a reborn player draws a companion (DF-111, DF-119)."""
    seat = s.active
    for p in range(s.seats):
        s.companion_used[p] = 0
        s.smoked[p] = 0
    s.map_on = 0
    emit(s, Kind.TURN, seat, s.round_number, 0)
    if s.reborn[seat]:
        s.reborn[seat] = 0
        if companions_in_play(s):
            draw_companion(s, seat)
    s.phase = Phase.CHOOSE


# == T1 choose an action ========================================================================


@rule
def can_be_attacked(s: DragonFarkle, p: int) -> bool:
    """Return whether `p` may be named as target (DF-71, DF-114, I08)."""
    return bool(p != s.active and not s.in_keep[p] and not s.smoked[p])


@rule
def has_target(s: DragonFarkle) -> bool:
    """Return whether anyone may be attacked (DF-72)."""
    for p in range(s.seats):
        if can_be_attacked(s, p):
            return True
    return False


@rule
def may_battle(s: DragonFarkle) -> bool:
    """Return whether the active player may enter, or fight on in, the Keep (DF-89, DF-108)."""
    army = s.army[s.active]
    if s.in_keep[s.active] or army >= s.threshold:
        return True
    return bool(s.map_on and army >= s.threshold - MAP_REBATE)


@rule
def may_unfold_map(s: DragonFarkle) -> bool:
    """Return whether the Secret Map helps now (4.2, T1)."""
    army = s.army[s.active]
    if s.map_on or s.in_keep[s.active] or not holds(s, s.active, Item.MAP):
        return False
    return bool(s.threshold - MAP_REBATE <= army < s.threshold)


@rule
def legal_choose(s: DragonFarkle, out: Ints) -> int:
    """List actions and what may be done before one is chosen."""
    n = 0
    out[n] = Act.RECRUIT
    n += 1
    if has_target(s):
        out[n] = Act.SKIRMISH
        n += 1
    if may_battle(s):
        out[n] = Act.BATTLE
        n += 1
    n = legal_own_turn(s, out, n)
    if may_unfold_map(s):
        out[n] = Act.MAP
        n += 1
    if holds(s, s.active, Item.BAG):
        out[n] = Act.OPEN_BAG
        n += 1
    return n


@rule
def choose_asks(s: DragonFarkle) -> bool:
    """Return whether T1 is a decision; a hidden item always makes it one (DF-31, DF-146)."""
    if s.item_count[s.active] > 0 or has_target(s) or may_battle(s):
        return True
    return skree_may_fly(s)


@rule
def do_recruit(s: DragonFarkle) -> None:
    """Start a Recruitment."""
    leave_keep(s, s.active)
    s.action = Action.RECRUIT
    emit(s, Kind.RECRUITS, s.active, 0, 0)
    start_series(s, s.active, FULL_SET)


@rule
def do_skirmish(s: DragonFarkle) -> None:
    """Declare a Skirmish; the target comes next (DF-32)."""
    leave_keep(s, s.active)
    s.action = Action.SKIRMISH
    s.phase = Phase.TARGET


@rule
def do_battle(s: DragonFarkle) -> None:
    """Enter the Keep, or fight again: the dragon starts unhurt (DF-90, DF-91)."""
    if not s.in_keep[s.active]:
        s.in_keep[s.active] = 1
    emit(s, Kind.ENTERS, s.active, s.health, 0)
    s.action = Action.BATTLE
    s.damage = 0
    start_series(s, s.active, FULL_SET)


@rule
def do_map(s: DragonFarkle) -> None:
    """Unfold the Secret Map (I13)."""
    use_item(s, s.active, Item.MAP)
    s.map_on = 1


@rule
def why_skirmish(s: DragonFarkle) -> int:
    """Say why there is nobody to attack."""
    if s.seats == 1:
        return Why.ALONE
    outside = 0
    smoked = 0
    for p in range(s.seats):
        if p != s.active and not s.in_keep[p]:
            outside += 1
            smoked += s.smoked[p]
    if outside == 0:
        return Why.ALL_IN_KEEP
    return Why.ALL_SMOKED if outside == smoked else 0


@rule
def why_battle(s: DragonFarkle) -> int:
    """Say why the Keep stays closed to this army."""
    need = s.threshold - MAP_REBATE if s.map_on else s.threshold
    return Why.ARMY_TOO_SMALL if not s.in_keep[s.active] and s.army[s.active] < need else 0


@rule
def why_map(s: DragonFarkle, seat: int) -> int:
    """Say which rule forbids unfolding the map."""
    if s.items[seat][Item.MAP] == 0:
        return why_not_held(s, seat, Item.MAP)
    if s.phase != Phase.CHOOSE:
        return Why.ITEM_NOT_NOW
    army = s.army[seat]
    if s.map_on or s.in_keep[seat] or army >= s.threshold or army < s.threshold - MAP_REBATE:
        return Why.MAP_NO_HELP
    return 0


# == own turn: Skree and the Magpie Ring (T1 and R1) ===============================================


@rule
def skree_may_fly(s: DragonFarkle) -> bool:
    """Return whether Skree is there, unused, and someone has soldiers to frighten (C01)."""
    if not companion_ready(s, s.active, Companion.SKREE):
        return False
    for p in range(s.seats):
        if p != s.active and s.army[p] >= SOLDIER:
            return True
    return False


@rule
def legal_own_turn(s: DragonFarkle, out: Ints, n: int) -> int:
    """Add what the active player may do at T1 and before each own roll."""
    if companion_ready(s, s.active, Companion.SKREE):
        for p in range(s.seats):
            if p != s.active and s.army[p] >= SOLDIER:
                out[n] = Act.SKREE + p
                n += 1
    if holds(s, s.active, Item.MAGPIE_RING):
        for p in range(s.seats):
            if p != s.active and s.item_count[p] > 0:
                out[n] = Act.MAGPIE + p
                n += 1
    return n


@rule
def do_skree(s: DragonFarkle, target: int) -> None:
    """Send Skree out: 150 soldiers run, or all there are (C01, DF-117, DF-121)."""
    use_companion(s, s.active)
    fled = min(FRIGHT, s.army[target])
    s.army[target] -= fled
    emit(s, Kind.FRIGHTENED, s.active, target, fled)
    if s.army[target] == 0 and s.in_keep[target]:
        destroy(s, target)


@rule
def do_magpie(s: DragonFarkle, target: int) -> None:
    """Take a hidden item of another player at random; only the two know which (I10)."""
    use_item(s, s.active, Item.MAGPIE_RING)
    throw(s)
    kind = pick_kind(s, s.items[target], s.item_count[target], Draw.STOLEN_ITEM)
    s.item_count[target] -= 1
    forget(s, target, kind)
    s.items[s.active][kind] += 1
    s.item_count[s.active] += 1
    if not s.stolen_seen[target][s.active] >> kind & 1:
        s.stolen_seen[target][s.active] += 1 << kind
    emit(s, Kind.STOLE, s.active, target, 0)
    whisper(s, s.active, Kind.STOLE_ITEM, s.active, target, kind)
    whisper(s, target, Kind.STOLE_ITEM, s.active, target, kind)


@rule
def why_own_turn_target(s: DragonFarkle, seat: int, p: int) -> int:
    """Say what is wrong with the moment or the player named for Skree or the Ring."""
    if seat != s.active or (s.phase != Phase.CHOOSE and s.phase != Phase.READY):
        return Why.COMPANION_NOT_NOW
    if p >= s.seats or p == seat:
        return Why.NOBODY_TO_FRIGHTEN
    return 0


@rule
def why_skree(s: DragonFarkle, seat: int, p: int) -> int:
    """Say which rule forbids sending Skree to `p`."""
    if s.companion[seat] != Companion.SKREE:
        return Why.NOT_YOUR_COMPANION
    if s.companion_used[seat]:
        return Why.COMPANION_USED
    why = why_own_turn_target(s, seat, p)
    if why == 0 and s.army[p] < SOLDIER:
        return Why.NOBODY_TO_FRIGHTEN
    return why


@rule
def why_magpie(s: DragonFarkle, seat: int, p: int) -> int:
    """Say which rule forbids stealing from `p`."""
    if s.items[seat][Item.MAGPIE_RING] == 0:
        return why_not_held(s, seat, Item.MAGPIE_RING)
    why = why_own_turn_target(s, seat, p)
    if why == Why.COMPANION_NOT_NOW:
        return Why.ITEM_NOT_NOW
    if why == Why.NOBODY_TO_FRIGHTEN:
        return Why.ANOTHER_PLAYER
    if why == 0 and s.item_count[p] == 0:
        return Why.NO_HIDDEN_ITEM
    return why


# == T2 choose a target ===========================================================================


@rule
def legal_target(s: DragonFarkle, out: Ints) -> int:
    """List everyone who may be attacked (DF-71)."""
    n = 0
    for p in range(s.seats):
        if can_be_attacked(s, p):
            out[n] = Act.TARGET + p
            n += 1
    return n


@rule
def do_target(s: DragonFarkle, target: int) -> None:
    """Name the target, who may slip away (SD)."""
    s.target = target
    emit(s, Kind.ATTACKS, s.active, target, 0)
    s.phase = Phase.SMOKE


@rule
def only_target(s: DragonFarkle) -> int:
    """Return the only possible target, or -1 if there is a choice."""
    found = -1
    for p in range(s.seats):
        if can_be_attacked(s, p):
            if found >= 0:
                return -1
            found = p
    return found


@rule
def why_target(s: DragonFarkle, p: int) -> int:
    """Say why this player cannot be attacked."""
    if p >= s.seats or p == s.active:
        return Why.ONLY_OTHERS
    if s.in_keep[p]:
        return Why.IN_KEEP
    if s.smoked[p]:
        return Why.SMOKED
    return 0


# == T3 smoke =====================================================================================


@rule
def legal_smoke(s: DragonFarkle, out: Ints) -> int:
    """List what a target may answer (SD)."""
    out[0] = Act.ACCEPT
    if holds(s, s.target, Item.SMOKE_EGG):
        out[1] = Act.SMOKE_EGG
        return 2
    return 1


@rule
def do_smoke_egg(s: DragonFarkle) -> None:
    """The skirmish does not take place; the attacker chooses again (I08)."""
    use_item(s, s.target, Item.SMOKE_EGG)
    s.smoked[s.target] = 1
    s.action = Action.NONE
    s.phase = Phase.CHOOSE


@rule
def do_accept_attack(s: DragonFarkle) -> None:
    """The skirmish begins with the attacker's six dice (DF-73)."""
    s.attack = 0
    start_series(s, s.active, FULL_SET)


# == E1 item limit ================================================================================


@rule
def above_limit(s: DragonFarkle, seat: int) -> bool:
    """Return whether `seat` owns too many items, drawn ones included (DF-124, DF-125)."""
    if s.bag_open[seat]:
        return bool(not s.bag_all and s.drawn_count[seat] > ITEM_LIMIT)
    return bool(s.item_count[seat] + s.drawn_count[seat] > ITEM_LIMIT)


@rule
def to_sort(s: DragonFarkle, seat: int, kind: int) -> int:
    """Return how many such items one is kept from: with an open Bag only drawn ones (DF-125)."""
    return int(s.drawn[seat][kind] + (0 if s.bag_open[seat] else s.items[seat][kind]))


@rule
def legal_limit(s: DragonFarkle, out: Ints) -> int:
    """List the items of which one may be kept (DF-126, DF-R25)."""
    n = 0
    for kind in range(KINDS):
        if to_sort(s, s.asked, kind) > 0:
            out[n] = Act.KEEP + kind
            n += 1
    if to_sort(s, s.asked, Item.BAG) > 0:
        out[n] = Act.OPEN_BAG
        n += 1
    return n


@rule
def do_keep(s: DragonFarkle, kept: int) -> None:
    """Keep one item, old or new, and discard the rest together (DF-67, DF-85, DF-126)."""
    seat = s.asked
    for kind in range(KINDS):
        surplus = to_sort(s, seat, kind)
        if kind == kept:
            surplus -= 1
        if surplus > 0 and not s.bag_open[seat]:
            forget(s, seat, kind)
        for _ in range(surplus):
            s.item_discard[kind] += 1
            emit(s, Kind.DISCARDED, seat, kind, 0)
        if not s.bag_open[seat]:
            s.item_count[seat] -= s.items[seat][kind]
            s.items[seat][kind] = 0
        s.drawn[seat][kind] = 0
    s.items[seat][kept] += 1
    s.item_count[seat] += 1
    s.drawn_count[seat] = 0
    refill_items(s)
    s.phase = Phase.END


@rule
def why_keep(s: DragonFarkle, seat: int, kind: int) -> int:
    """Say why this item cannot be kept."""
    if s.items[seat][kind] + s.drawn[seat][kind] == 0:
        return Why.NOT_HELD
    return Why.ONE_OF_THE_DRAWN if s.bag_open[seat] and s.drawn[seat][kind] == 0 else 0


@rule
def why_open_bag(s: DragonFarkle, seat: int) -> int:
    """Say why the Bag cannot be opened: at the limit a drawn one may be, too (DF-127)."""
    owned = s.items[seat][Item.BAG]
    if s.phase == Phase.LIMIT:
        owned += s.drawn[seat][Item.BAG]
    if owned == 0:
        return why_not_held(s, seat, Item.BAG)
    turn = s.phase == Phase.CHOOSE or s.phase == Phase.LIMIT
    if not turn and s.phase != Phase.READY and s.phase != Phase.REACT:
        return Why.ITEM_NOT_NOW
    return 0


@rule
def do_open_bag(s: DragonFarkle, seat: int) -> None:
    """Open the Bag in any of its windows; the phase stays, but the limit is looked at again.

    A Bag that has just been drawn is the one item of this turn, unless all are kept (DF-125).
    """
    drawn = s.drawn[seat][Item.BAG] > 0
    open_bag(s, seat)
    if s.phase == Phase.LIMIT:
        if drawn and not s.bag_all:
            discard_drawn(s, seat)
        s.phase = Phase.END


# == E1, E2 end of turn ===========================================================================


@rule
def end_turn(s: DragonFarkle) -> None:
    """Ask who owns too much, else pass the turn on (DF-38, DF-124, DF-141)."""
    seat = s.active
    for _ in range(s.seats):
        if above_limit(s, seat):
            s.asked = seat
            s.phase = Phase.LIMIT
            return
        seat = next_seat(s, seat)
    for seat in range(s.seats):
        if s.drawn_count[seat] > 0:
            for kind in range(KINDS):
                s.items[seat][kind] += s.drawn[seat][kind]
                s.drawn[seat][kind] = 0
            s.item_count[seat] += s.drawn_count[seat]
            s.drawn_count[seat] = 0
    s.action = Action.NONE
    s.pot = 0
    s.attack = 0
    s.damage = 0
    s.active = next_seat(s, s.active)
    if s.active == s.first:
        s.round_number += 1
    if s.round_limit > 0 and s.round_number > s.round_limit:
        time_up(s)
    else:
        s.phase = Phase.BEGIN


@rule
def time_up(s: DragonFarkle) -> None:
    """The last full round is over: the largest army wins; alone, the trial is lost (DF-141)."""
    best = 0
    for p in range(s.seats):
        best = max(best, s.army[p])
    s.winners = 0
    for p in range(s.seats):
        if s.army[p] == best and s.seats > 1:
            s.winners += 1 << p
    s.round_number = s.round_limit
    s.phase = Phase.OVER
    emit(s, Kind.TIME_UP, 0, 0, 0)
