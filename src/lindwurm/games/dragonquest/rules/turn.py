"""The frame of a turn: sun box, stay or leave, spider, skip, purchase; and its end."""

from __future__ import annotations

from lindwurm.games.dragonquest import data
from lindwurm.games.dragonquest.actions import Act, Draw, Kind
from lindwurm.games.dragonquest.data import (
    CHAMBER,
    EXIT,
    ITEM_LIMIT,
    MOVE_DICE,
    POTION,
    SPIDER_BITE,
    TREASURE_DICE,
    Face,
    Item,
    Loot,
)
from lindwurm.games.dragonquest.reasons import Why
from lindwurm.games.dragonquest.rules.chamber import can_leave
from lindwurm.games.dragonquest.rules.common import (
    ITEM_KINDS,
    TREASURE_KINDS,
    active_row,
    die,
    lose,
    set_mark,
    total,
    use_up,
)
from lindwurm.games.dragonquest.rules.walls import begin_wall
from lindwurm.games.dragonquest.state import (
    ROWS,
    At,
    Cause,
    DragonQuest,
    Fate,
    Mark,
    Phase,
    RowState,
)
from lindwurm.kernel.chance import draw, throw
from lindwurm.kernel.events import emit
from lindwurm.kernel.rule import Ints, Lookup, rule

SPIDER_DIE = Lookup(data.SPIDER_DIE)
ITEM_COST = Lookup(data.ITEM_COST)
ITEM_AT_ONCE = Lookup(data.ITEM_AT_ONCE)


# == A1 sun box ===================================================================================


@rule
def begin_turn(s: DragonQuest) -> None:
    """Clear the table of the last turn and cross the next sun box (DQ-15, DQ-16)."""
    hero = int(s.active)
    s.neighbour = (hero + s.seats - 1) % s.seats  # DQ-35
    s.leaving = 0
    s.tile = 0
    s.number = 0
    s.rerolls = 0
    s.steps = 0
    s.finds = 0
    s.orb_on = 0
    s.on_wall = 0
    s.foe = 0
    s.entered = 0
    s.talisman_on = 0
    s.starlight = 0
    s.demon_steps = 0
    for i in range(MOVE_DICE):
        s.dice[i] = Face.NONE
    for i in range(len(s.danger)):
        s.danger[i] = 0
    for i in range(TREASURE_DICE):
        s.loot[i] = Loot.NONE
    s.sun[hero] += 1
    s.round_number = s.sun[hero]  # a hero in the castle has missed no round
    emit(s, Kind.TURN, hero, s.sun[hero], s.last_sun[hero])
    s.inside = 1 if s.at[hero] == CHAMBER else 0
    s.phase = Phase.CHAMBER if s.inside else Phase.SPIDER


# == CH_CHOICE stay or leave ======================================================================


@rule
def chamber_asks(s: DragonQuest) -> bool:
    """Return whether leaving is possible at all; who cannot leave stays (DQ-162)."""
    if can_leave(s, int(s.active)):
        return True
    do_stay(s)
    return False


@rule
def legal_chamber(s: DragonQuest, out: Ints) -> int:
    """List staying and leaving (DQ-158)."""
    out[0] = Act.STAY
    out[1] = Act.LEAVE
    return 2


@rule
def do_stay(s: DragonQuest) -> None:
    """Stay for one more throw (DQ-159)."""
    emit(s, Kind.STAYS, s.active, 0, 0)
    s.phase = Phase.SPIDER


@rule
def do_leave(s: DragonQuest) -> None:
    """Decide to leave; spider and purchase come before the step (R-5)."""
    s.leaving = 1
    emit(s, Kind.LEAVES, s.active, 0, 0)
    s.phase = Phase.SPIDER


# == SPIDER, COIN and the skipped turn ============================================================


@rule
def spider_acts(s: DragonQuest, hero: int) -> bool:
    """Return whether the poison acts in this turn: from leaving the chamber on (DQ-119, DQ-120)."""
    return bool(s.spider[hero] and (s.left[hero] or s.leaving))


@rule
def spider_turn(s: DragonQuest) -> None:
    """Throw the spider die if the poison acts (DQ-124, DQ-125)."""
    hero = int(s.active)
    throw(s)
    if not spider_acts(s, hero):
        after_spider(s)
    elif SPIDER_DIE[draw(s, 6, Draw.SPIDER_DIE)]:
        emit(s, Kind.BITTEN, hero, SPIDER_BITE, max(0, s.lp[hero] - SPIDER_BITE))
        if lose(s, hero, SPIDER_BITE, Cause.SPIDER):
            after_spider(s)
    elif s.fifties[hero] and s.hundreds[hero]:
        s.phase = Phase.COIN
    elif s.fifties[hero]:
        do_cross(s, 0)
    elif s.hundreds[hero]:
        do_cross(s, 1)
    else:
        emit(s, Kind.NO_COIN, hero, 0, 0)
        after_spider(s)


@rule
def legal_coin(s: DragonQuest, out: Ints) -> int:
    """List both kinds of coin (DQ-124)."""
    out[0] = Act.CROSS
    out[1] = Act.CROSS + 1
    return 2


@rule
def do_cross(s: DragonQuest, coin: int) -> None:
    """Cross out a 50 (coin 0) or a 100 (coin 1)."""
    if coin == 0:
        s.fifties[s.active] -= 1
    else:
        s.hundreds[s.active] -= 1
    emit(s, Kind.COIN_LOST, s.active, 50 + 50 * coin, 0)
    after_spider(s)


@rule
def after_spider(s: DragonQuest) -> None:
    """A hero with a skip marker gives it back and is done (DQ-105, DQ-107); others may buy."""
    if s.skip[s.active]:
        s.skip[s.active] = 0
        emit(s, Kind.SKIPPED, s.active, 0, 0)
        s.phase = Phase.END
    else:
        s.phase = Phase.BUY


# == A2 buy =======================================================================================


@rule
def purse(s: DragonQuest, hero: int) -> int:
    """Return the EP that can buy something now: those of the active row (DQ-22, DQ-27)."""
    row = active_row(s, hero)
    if row == ROWS or s.bought[hero] >= ITEM_LIMIT:
        return 0
    return int(s.ep[hero][row])


@rule
def legal_buy(s: DragonQuest, out: Ints) -> int:
    """List passing, and every item of the supply that the active row can pay (DQ-22, DQ-28)."""
    ep = purse(s, int(s.active))
    out[0] = Act.PASS
    n = 1
    for item in range(ITEM_KINDS):
        if s.item_at[item] == At.SUPPLY and ITEM_COST[item] <= ep:
            out[n] = Act.BUY + item
            n += 1
    return n


@rule
def buy_asks(s: DragonQuest) -> bool:
    """Return whether anything can be bought; otherwise the turn goes on (DQ-226)."""
    ep = purse(s, int(s.active))
    for item in range(ITEM_KINDS):
        if s.item_at[item] == At.SUPPLY and ITEM_COST[item] <= ep:
            return True
    s.phase = Phase.PREPARED
    return False


@rule
def do_pass(s: DragonQuest) -> None:
    """Buy nothing."""
    s.phase = Phase.PREPARED


@rule
def do_buy(s: DragonQuest, item: int) -> None:
    """Cross out the whole row and take the item (DQ-23, DQ-25); two of them work at once."""
    hero = int(s.active)
    row = active_row(s, hero)
    s.row[hero][row] = RowState.BOUGHT
    s.bought[hero] += 1
    emit(s, Kind.BOUGHT, hero, item, row + 1)
    s.item_at[item] = At.HAND + hero
    if ITEM_AT_ONCE[item]:  # DQ-185
        use_up(s, item)
    if item == Item.AMULET:
        s.last_sun[hero] += 1  # DQ-20
    elif item == Item.POTION:
        s.lp[hero] += POTION
    s.phase = Phase.PREPARED


@rule
def why_buy(s: DragonQuest, item: int) -> int:
    """Say why this item cannot be bought."""
    hero = int(s.active)
    if s.bought[hero] >= ITEM_LIMIT:
        return Why.THREE_ITEMS
    if s.item_at[item] != At.SUPPLY:
        return Why.ITEM_GONE
    for row in range(ROWS):
        if s.row[hero][row] == RowState.OPEN:
            return Why.TOO_FEW_EP if s.ep[hero][row] < ITEM_COST[item] else 0
    return Why.TOO_FEW_EP


@rule
def go_on(s: DragonQuest) -> None:
    """After the purchase: the chamber, or the wall step of every other turn (DQ-33, DQ-34)."""
    if s.spared[s.active]:  # DQ-307
        s.spared[s.active] = 0
        emit(s, Kind.SPARED, s.active, 0, 0)
        s.phase = Phase.THROW
    elif not s.inside:
        begin_wall(s)
    elif s.leaving:
        s.phase = Phase.LEAVE
    else:
        s.phase = Phase.LOOT


# == end of turn ==================================================================================


@rule
def close_turn(s: DragonQuest) -> None:
    """Exit and sunset checks, then the next hero who is still in the castle (DQ-14, DQ-19)."""
    hero = int(s.active)
    if s.fate[hero] == Fate.INSIDE:
        if s.at[hero] != CHAMBER:
            set_mark(s, hero, s.at[hero], Mark.DOT)  # DQ-77
        if s.at[hero] == EXIT:
            s.fate[hero] = Fate.ESCAPED
            s.skip[hero] = 0
            emit(s, Kind.ESCAPED, hero, total(s, hero), s.lp[hero])
        elif s.sun[hero] >= s.last_sun[hero]:
            die(s, hero, Cause.SUNSET)
    for k in range(1, s.seats + 1):
        p = (hero + k) % s.seats
        if s.fate[p] == Fate.INSIDE:
            s.active = p
            s.phase = Phase.BEGIN
            return
    finish(s)


@rule
def ahead_of(s: DragonQuest, a: int, b: int) -> int:
    """Compare two heroes: 1 if `a` stands better, -1 if `b` does, 0 if they share (DQ-200, DQ-201).

    The escaped come first, by total, LP, fewer sun boxes and treasure tiles; then the dead, by sun
    box reached.
    """
    if s.fate[a] == Fate.DEAD or s.fate[b] == Fate.DEAD:
        if s.fate[a] != s.fate[b]:
            return -1 if s.fate[a] == Fate.DEAD else 1
        return sign(s.sun[a] - s.sun[b])
    order = sign(total(s, a) - total(s, b))
    if order == 0:
        order = sign(s.lp[a] - s.lp[b])
    if order == 0:
        order = sign(s.sun[b] - s.sun[a])
    if order == 0:
        order = sign(tiles(s, a) - tiles(s, b))
    return order


@rule
def sign(difference: int) -> int:
    """Return 1, 0 or -1."""
    if difference > 0:
        return 1
    return -1 if difference < 0 else 0


@rule
def tiles(s: DragonQuest, hero: int) -> int:
    """Return how many treasure tiles a hero has."""
    count = 0
    for t in range(TREASURE_KINDS):
        if s.treasure_at[t] == At.HAND + hero:
            count += 1
    return count


@rule
def decided_by(s: DragonQuest, winner: int) -> int:
    """Return what puts a winner ahead of as much gold: 1 LP, 2 sun boxes, 3 tiles; 0: no tie."""
    decided = 0
    for p in range(s.seats):
        if s.fate[p] == Fate.ESCAPED and total(s, p) == total(s, winner):
            if s.lp[p] != s.lp[winner]:
                decided = max(decided, 1)
            elif s.sun[p] != s.sun[winner]:
                decided = max(decided, 2)
            elif tiles(s, p) != tiles(s, winner):
                decided = 3
    return decided


@rule
def finish(s: DragonQuest) -> None:
    """Nobody is left in the castle: the best of the escaped wins, else the dragon (section 7)."""
    s.phase = Phase.OVER
    s.winners = 0
    for p in range(s.seats):
        if s.fate[p] != Fate.ESCAPED:
            continue
        beaten = False
        for q in range(s.seats):
            if q != p and s.fate[q] == Fate.ESCAPED and ahead_of(s, q, p) > 0:
                beaten = True
        if not beaten:
            s.winners = s.winners | 1 << p
            emit(s, Kind.WON, p, total(s, p), decided_by(s, p))
    if s.winners == 0:
        emit(s, Kind.DRAGON_WINS, 0, 0, 0)
