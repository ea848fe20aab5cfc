"""The heuristic player: pays for what would burn, hires knights, fights by the exact odds.

Everything is weighed in tenths of a gold piece. `threat` says what an attack on a province would
cost; it is negative where a well-armed knight is waiting for the dragon. From it follow the
offering (pay as long as the last province of the flight is worth it), the call, the layout of the
tiles, Decoys, Hermits and which marker to lift. In the semi-cooperative mode other players' land
counts half. The player looks only at what its seat may see.
"""

from __future__ import annotations

from typing import Any

from lindwurm.games.schutt_und_asche import actions as act
from lindwurm.games.schutt_und_asche.data import (
    COST_BUY,
    COST_SORT,
    ENTRY,
    FARMER_CARDS,
    HITS_TO_WIN,
    LAYOUT_MASK,
    NEXT,
    REGULAR_ROUNDS,
    REWARD,
    ROUND_TILES,
    Card,
    Follower,
    Tile,
)
from lindwurm.games.schutt_und_asche.rules.common import gold_sum, has_room, purse
from lindwurm.games.schutt_und_asche.rules.dragon import landing
from lindwurm.games.schutt_und_asche.rules.windows import is_window
from lindwurm.games.schutt_und_asche.state import KINDS, NONE, REALM, VALUES, Phase
from lindwurm.kernel.rule import Table, rule

# Per cent, by gear (none, sword, shield, both) and power at hand (0, 1 and more); odds.py has them
# exactly. Shields are played in the balanced way.
WIN = Table([[24, 55], [56, 88], [17, 43], [53, 87]])
LOSS = Table([[76, 45], [44, 12], [46, 20], [37, 11]])

WORTH = Table([20, 18, 8, 22, 14, 26, 26, 8, 16, 18, 20, 8, 14, 20, 8])
"""What a follower is worth, by `Follower`."""
DECK_WORTH = 15

GOLD = 10
LAND = 26
TILE_IN_STACK = 6
PIECE = 20
LIFT = 12
PER_LAID_CARD = 13
"""What a card that somebody else has laid is taken to be worth: few lay an X."""
FAR = 1000


@rule
def bot(s: Any, seat: int, legal: Any, count: int, words: Any) -> int:
    """Return the heuristic player's action."""
    if count == 1:
        return int(legal[0])
    phase = s.phase
    if is_window(phase):
        return in_window(s, seat, legal, count)
    if phase < Phase.CALL:
        return at_start(s, seat, legal, count)
    if phase == Phase.OFFER:
        return offer(s, seat, legal, count)
    if phase == Phase.FIGHT:
        return fight_step(s, seat, legal, count)
    if phase == Phase.DRAW:
        return act.FIGHT_ON if worth_fighting_on(s, seat) else act.ACCEPT
    if phase == Phase.BUY:
        return buy(s, seat, legal, count)
    if phase == Phase.KEEP:
        return keep_or_void(s, seat)
    return best_of(s, seat, legal, count)


@rule
def best_of(s: Any, seat: int, legal: Any, count: int) -> int:
    """Return the action that scores highest; the first of equals."""
    best = 0
    top = -FAR
    for k in range(count):
        value = score(s, seat, int(legal[k]))
        if value > top:
            top = value
            best = k
    return int(legal[best])


@rule
def score(s: Any, seat: int, action: int) -> int:
    """Weigh an action of a phase that is decided by comparing its choices one by one."""
    phase = s.phase
    if phase == Phase.PLACE:
        return place_worth(s, action - act.PLACE, s.turned)
    if phase == Phase.SORT:
        return pick_worth(s, seat, action - act.PICK + 1)
    if phase == Phase.REMOVE:
        return save_worth(s, seat, action - act.SAVE)
    if phase == Phase.CALL:
        return call_worth(s, seat, action - act.CALL)
    if phase == Phase.REWARD:
        if action == act.RECRUIT_DECK:
            return DECK_WORTH
        return int(WORTH[s.display[action - act.RECRUIT]])
    if phase == Phase.REFRESH:
        return -int(WORTH[s.display[action - act.DISCARD]])
    if phase == Phase.LAYOUT:
        return layout_worth(s, seat, int(LAYOUT_MASK[action - act.LAYOUT]))
    return score_follower(s, seat, action)


@rule
def score_follower(s: Any, seat: int, action: int) -> int:
    """Weigh the details of a follower that was played."""
    phase = s.phase
    if phase == Phase.HERMIT_TO:
        return land_worth(s, seat, action - act.MOVE)
    if phase == Phase.GIVE:
        return -int(WORTH[action - act.PART])
    if phase == Phase.TAKE:
        return int(WORTH[s.display[action - act.EXCHANGE]]) if action < act.SWAP else 0
    if phase == Phase.BORROW:
        return borrow_worth(s, seat, action)
    if phase == Phase.REPAY:
        return act.REPAY - action
    if phase == Phase.MERCHANT:
        p = action - act.TRADE
        return int(s.height[p]) if s.owner[p] != seat else -1
    if phase == Phase.FREE_SORT:
        return 0 if action == act.DONE else unseen_tiles(s, seat, action - act.FREE_SORT) * 10 - 15
    if phase == Phase.TIE:
        return 1 if action - act.CROWN == seat else 0
    return 0


# == what an attack costs =========================================================================


@rule
def share(s: Any, seat: int, p: int) -> int:
    """Return how much a province matters to a seat: 2 its own or the team's, 1 a rival's."""
    return 2 if s.coop or s.owner[p] == seat else 1


@rule
def land_worth(s: Any, seat: int, p: int) -> int:
    """Return what is lost when a province burns."""
    return int((LAND + TILE_IN_STACK * s.height[p]) * share(s, seat, p) // 2)


@rule
def hit_worth(s: Any) -> int:
    """Return what a hit is worth: more and more as the end comes near."""
    return int(55 + 8 * s.round_number + (20 if s.hits >= 5 else 0))


@rule
def gear(s: Any, p: int) -> int:
    """Return 0, 1, 2 or 3 for none, sword, shield or both."""
    return int(s.sword[p] + 2 * s.shield[p])


@rule
def ready_power(s: Any, p: int) -> int:
    """Return 1 if the knight's owner would spend power on him."""
    return 1 if s.power[s.owner[p]] > 0 and (s.sword[p] or s.hits >= 5) else 0


@rule
def threat(s: Any, seat: int, p: int) -> int:
    """Return what an attack on a province costs; negative where a knight waits for it."""
    if not s.knight[p]:
        return land_worth(s, seat, p)
    kind, power = gear(s, p), ready_power(s, p)
    loss = LOSS[kind][power] * (PIECE + PIECE * s.sword[p] + PIECE * s.shield[p])
    gain = WIN[kind][power] * hit_worth(s) + (100 - LOSS[kind][power]) * LIFT
    return int((loss - gain) * share(s, seat, p) // 200 + 10 * power)


@rule
def flight_cost(s: Any, seat: int, slot: int, attacks: int) -> int:
    """Return what so many attacks out of a slot cost."""
    cost = 0
    p = int(ENTRY[slot])
    for _ in range(REALM):
        if attacks <= 0:
            break
        if not s.burnt[p]:
            cost += threat(s, seat, p)
            attacks -= 1
        p = int(NEXT[p])
    return cost


@rule
def sees_tile(s: Any, seat: int, slot: int) -> bool:
    """Return whether a seat knows the value of a dragon tile."""
    return bool(s.revealed[slot] or s.scouted[seat] >> slot & 1)


@rule
def possible(s: Any, seat: int, slot: int) -> int:
    """Return the bit mask of the values that a tile can have, for all a seat knows."""
    if sees_tile(s, seat, slot):
        return int(1 << s.tile[slot])
    row = s.round_number if s.round_number < len(ROUND_TILES) else len(ROUND_TILES)
    mask = 0
    for i in range(len(ROUND_TILES[row - 1])):
        value = int(ROUND_TILES[row - 1][i])
        if (value > 4) == (s.red[slot] == 1):
            mask |= 1 << value
    for other in range(len(s.tile)):
        if sees_tile(s, seat, other):
            mask &= ~(1 << s.tile[other])
    return mask


@rule
def expected_cost(s: Any, seat: int, slot: int, gold: int) -> int:
    """Return the mean cost of a tile that is paid so much gold, its reward included."""
    mask = possible(s, seat, slot)
    cost = 0
    count = 0
    for value in range(1, 9):
        if mask >> value & 1:
            count += 1
            if gold >= value:
                cost -= 7 * REWARD[value]
            else:
                cost += flight_cost(s, seat, slot, value - gold)
    return cost // count if count else 0


@rule
def call_worth(s: Any, seat: int, slot: int) -> int:
    """Call first what would hurt most while there is gold to pay for it."""
    return expected_cost(s, seat, slot, 0)


@rule
def layout_worth(s: Any, seat: int, red_slots: int) -> int:
    """Give the red tiles to the paths that can bear them."""
    cost = 0
    for slot in range(len(s.tile)):
        cost += flight_cost(s, seat, slot, 4 if red_slots >> slot & 1 else 2)
    return -cost // 4


# == setting up ===================================================================================


@rule
def at_start(s: Any, seat: int, legal: Any, count: int) -> int:
    """Claim, prepare, post; or choose the gold for a Farmer: the worthless first."""
    if s.phase == Phase.STACKS:
        return prepare(s, seat, legal, count)
    if s.phase == Phase.FARMER:
        return int(legal[0])
    best = 0
    top = -FAR
    for k in range(count):
        if s.phase == Phase.DRAFT:
            value = claim_worth(s, seat, legal[k] - act.CLAIM)
        else:
            value = -step_of(legal[k] - act.POST)
        if value > top:
            top = value
            best = k
    return int(legal[best])


@rule
def step_of(p: int) -> int:
    """Return how far along its path a province lies: 0 is the entry."""
    step = 0
    for slot in range(len(ENTRY)):
        if ENTRY[slot] <= p:
            step = p - ENTRY[slot]
    return int(step)


@rule
def claim_worth(s: Any, seat: int, p: int) -> int:
    """Mix fronts on several paths with quiet land behind them."""
    path = p - step_of(p)
    mine = 0
    front = 0
    for q in range(REALM):
        if s.owner[q] == seat:
            if q - step_of(q) == path:
                mine += 1
            if step_of(q) < 2:
                front += 1
    value = 10 * s.height[p] - 3 * step_of(p) - 6 * mine
    if step_of(p) < 2 and front >= 2:
        value -= 20
    return int(value)


@rule
def prepare(s: Any, seat: int, legal: Any, count: int) -> int:
    """Look at the two stacks nearest the dragon, then leave the rest alone."""
    if s.sorting[seat] != NONE:
        best = 0
        for k in range(1, count):
            if fresh_worth(legal[k] - act.PICK + 1) > fresh_worth(legal[best] - act.PICK + 1):
                best = k
        return int(legal[best])
    best = NONE
    for k in range(count):
        if act.LOOK <= legal[k] < act.PICK:
            if best == NONE or step_of(legal[k] - act.LOOK) < step_of(legal[best] - act.LOOK):
                best = k
    return act.READY if best == NONE else int(legal[best])


@rule
def fresh_worth(tile: int) -> int:
    """Return the order for a stack before the first round: knight, gear, power, attack."""
    if tile == Tile.KNIGHT:
        return 9
    if tile == Tile.ATTACK:
        return 0
    return 8 - tile if tile >= Tile.SWORD else 2


# == offering =====================================================================================


@rule
def gold_worth(s: Any) -> int:
    """Return what a gold piece is worth in the purchase phase, in tenths."""
    return 11 if s.round_number < REGULAR_ROUNDS else 9


@rule
def wanted(s: Any, seat: int, slot: int) -> int:
    """Return the payment at which the next gold piece is no longer worth it."""
    best = 0
    least = expected_cost(s, seat, slot, 0)
    for gold in range(1, 9):
        cost = expected_cost(s, seat, slot, gold) + gold_worth(s) * gold
        if cost < least:
            least = cost
            best = gold
    return best


@rule
def others_laid(s: Any, seat: int) -> int:
    """Return an estimate of what the others have laid, in tenths."""
    cards = 0
    for p in range(s.seats):
        if p != seat:
            cards += s.laid_count[p]
    return int(cards * PER_LAID_CARD)


@rule
def my_part(s: Any, seat: int) -> int:
    """Return what a seat means to have lying: its share at first, later what is missing."""
    goal = wanted(s, seat, int(s.called)) * GOLD
    if s.seats == 1:
        return goal // GOLD
    laid = others_laid(s, seat)
    if s.passes == 1:
        cards = 0
        for k in range(s.offset, s.seats):
            p = (s.first + k) % s.seats
            cards += s.gold_count[p] + s.laid_count[p]
        mine = s.gold_count[seat] + s.laid_count[seat]
        rest = goal - laid
        if rest <= 0 or cards == 0:
            return 0
        return int((rest * mine + cards * GOLD - 1) // (cards * GOLD))
    missing = goal - laid
    return int((missing + GOLD // 2) // GOLD) if missing > 0 else 0


@rule
def offer(s: Any, seat: int, legal: Any, count: int) -> int:
    """Bring what is lying as close as possible to one's part."""
    lying = gold_sum(s.laid[seat])
    part = my_part(s, seat)
    if lying > part and not s.added:
        for value in range(VALUES - 1, 0, -1):
            if s.laid[seat][value] > 0 and lying - value >= part:
                return act.WITHDRAW + value
    if lying < part:
        for value in range(VALUES - 1, 0, -1):
            if s.gold[seat][value] > 0 and lying + value <= part:
                return act.LAY + value
        for value in range(1, VALUES):
            if s.gold[seat][value] > 0 and (lying + value == part + 1) and s.coop:
                return act.LAY + value
    return act.CONFIRM


# == windows ======================================================================================


@rule
def in_window(s: Any, seat: int, legal: Any, count: int) -> int:
    """Play a follower where it helps, else pass."""
    phase = s.phase
    if phase == Phase.HERO:
        return act.HERO if hero_helps(s, seat) else act.PASS
    if phase == Phase.PREFIGHT:
        return before_fight(s, seat, legal, count)
    if phase == Phase.DECOY:
        return lure(s, seat, legal, count)
    if phase == Phase.HERMIT:
        return lead(s, seat, legal, count)
    if phase == Phase.FRIAR:
        return act.FRIAR
    if has(legal, count, act.AGITATOR) and swap_gain(s, seat) >= 8:
        return act.AGITATOR
    if phase == Phase.QUIET and s.turn == 0 and has(legal, count, act.SCOUT):
        return act.SCOUT
    if phase == Phase.INCOME:
        return send_farmer(s, seat, legal, count)
    if phase == Phase.SAGE and not s.coop and s.regent != seat and has(legal, count, act.SAGE):
        return act.SAGE
    return act.PASS


@rule
def has(legal: Any, count: int, action: int) -> bool:
    """Return whether an action is among the legal ones."""
    for k in range(count):
        if legal[k] == action:
            return True
    return False


@rule
def swap_gain(s: Any, seat: int) -> int:
    """Return what an Agitator would gain in the display for the least of one's followers."""
    low = FAR
    for kind in range(KINDS):
        if s.followers[seat][kind] > 0 and kind != Follower.AGITATOR:
            low = min(low, int(WORTH[kind]))
    high = 0
    for slot in range(len(s.display)):
        if s.display[slot] != NONE:
            high = max(high, int(WORTH[s.display[slot]]))
    return high - low


@rule
def send_farmer(s: Any, seat: int, legal: Any, count: int) -> int:
    """Swap worthless cards for a rival's: never in a team, whose gold is one."""
    if s.coop or s.gold[seat][0] == 0:
        return act.PASS
    best = act.PASS
    most = 0
    for k in range(count):
        code = legal[k] - act.FARMER
        if 0 <= code < act.GIVE - act.FARMER and code % FARMER_CARDS < s.gold[seat][0]:
            cards = s.gold_count[code // FARMER_CARDS] + 10 * (code % FARMER_CARDS)
            if cards > most:
                most = int(cards)
                best = int(legal[k])
    return best


@rule
def friendly(s: Any, seat: int) -> bool:
    """Return whether a seat wants the knight who is fighting to win."""
    if s.coop or s.owner[s.field_of] == seat:
        return True
    return bool(s.hits < HITS_TO_WIN - 1 or s.round_number >= REGULAR_ROUNDS)


@rule
def hero_helps(s: Any, seat: int) -> bool:
    """Return whether striking out the card turns a fight that matters."""
    mine = s.coop or s.owner[s.field_of] == seat
    if s.card == Card.DRAGON and s.open[Card.DRAGON] == 2:
        return bool(mine and (s.use_sword or s.hits >= 4))
    decides = s.card == Card.KNIGHT or (s.card == Card.SWORD and s.use_sword == 1)
    return bool(decides and s.open[s.card] == 2 and not friendly(s, seat))


@rule
def before_fight(s: Any, seat: int, legal: Any, count: int) -> int:
    """Spare a bare knight the fight; stop a rival's last blow while the realm is safe."""
    p = s.field_of
    spare = (s.coop or s.owner[p] == seat) and not s.sword[p] and s.hits < 5
    if has(legal, count, act.VASSAL) and (spare or not friendly(s, seat)):
        return act.VASSAL
    if not friendly(s, seat) and s.use_sword and has(legal, count, act.BLACK_KNIGHT):
        return act.BLACK_KNIGHT
    return act.PASS


@rule
def lure(s: Any, seat: int, legal: Any, count: int) -> int:
    """Lure the dragon from undefended land to a knight who waits for it."""
    here = threat(s, seat, landing(s))
    best = act.PASS
    least = here - 35
    for k in range(count):
        if act.DECOY <= legal[k] < act.HERMIT:
            cost = threat(s, seat, legal[k] - act.DECOY)
            if cost < least:
                least = cost
                best = int(legal[k])
    return best


@rule
def lead(s: Any, seat: int, legal: Any, count: int) -> int:
    """Lead an armed knight who is not attacked into land that would burn."""
    best = act.PASS
    for k in range(count):
        p = legal[k] - act.HERMIT
        if 0 <= p < REALM and s.sword[p] and not s.marker[p] and share(s, seat, p) == 2:
            best = int(legal[k])
    return best


# == fighting =====================================================================================


@rule
def fight_step(s: Any, seat: int, legal: Any, count: int) -> int:
    """Spend power for armed knights always, for bare ones near the end (12.5)."""
    urgent = s.hits >= HITS_TO_WIN - 2 or s.round_number > REGULAR_ROUNDS
    if has(legal, count, act.SPEND_POWER) and (s.use_sword or urgent):
        return act.SPEND_POWER
    if has(legal, count, act.SPEND_TREASURE) and s.hits == HITS_TO_WIN - 1:
        return act.SPEND_TREASURE
    return act.REVEAL


@rule
def worth_fighting_on(s: Any, seat: int) -> bool:
    """Decide on a draw by the table of 12.3: go on where win and half a draw exceed one half."""
    dragons = s.open[Card.DRAGON]
    knights = s.open[Card.KNIGHT]
    swords = s.open[Card.SWORD] if s.use_sword else 0
    if s.power[seat] > 0 and (s.use_sword or s.hits >= 5):
        return True
    if dragons == 0:
        return bool(s.use_sword or knights > 0)
    if dragons == 1:
        return bool(knights == 2 or swords > 0)
    return bool(swords == 2)


@rule
def save_worth(s: Any, seat: int, p: int) -> int:
    """Weigh which marker to lift: a strong knight saves others and fights again."""
    field = s.field_of
    if p == field:
        kind, power = gear(s, field), ready_power(s, field)
        return 60 if WIN[kind][power] < 50 else 12
    return threat(s, seat, p)


# == buying =======================================================================================


@rule
def known_top(s: Any, seat: int, p: int) -> int:
    """Return the top tile of a stack if a seat knows it, else NONE."""
    top = s.height[p] - 1
    return int(s.stack[p][top]) if s.seen[p][top] >> seat & 1 else NONE


@rule
def unseen_tiles(s: Any, seat: int, p: int) -> int:
    """Return how many tiles of a stack a seat has not seen."""
    count = 0
    for i in range(s.height[p]):
        if not s.seen[p][i] >> seat & 1:
            count += 1
    return count


@rule
def tile_worth(s: Any, seat: int, tile: int) -> int:
    """Return what a tile is worth to a buyer."""
    if tile == Tile.POWER:
        return int(24 + 4 * s.round_number)
    if tile == Tile.TREASURE:
        return 60
    land = 0
    room = 0
    waiting = 0
    knights = 0
    for p in range(REALM):
        if s.owner[p] == seat:
            land += 1
            knights += s.knight[p]
            if has_room(s, p, tile):
                room += 1
                waiting += s.knight[p]
    if room == 0:
        return 0
    if tile == Tile.KNIGHT:
        return 55 if 3 * knights < 2 * land else 28
    if tile == Tile.SWORD:
        return 58 if waiting else 22
    return 34 if waiting else 12


@rule
def ambush_worth(s: Any, p: int) -> int:
    """Return what a dragon attack tile means in a province: a chance for an armed knight."""
    if not s.knight[p]:
        return -45
    return 25 if s.sword[p] else -12


@rule
def stack_worth(s: Any, seat: int, p: int) -> int:
    """Return what buying the top tile of a stack is worth, known or not (12.4)."""
    tile = known_top(s, seat, p)
    if tile == Tile.ATTACK:
        return ambush_worth(s, p)
    if tile != NONE:
        return tile_worth(s, seat, tile)
    worth = 28 * tile_worth(s, seat, Tile.POWER) + 22 * tile_worth(s, seat, Tile.SWORD)
    worth += 22 * tile_worth(s, seat, Tile.SHIELD) + 11 * tile_worth(s, seat, Tile.KNIGHT)
    return int((worth + 17 * ambush_worth(s, p)) // 100)


@rule
def buy(s: Any, seat: int, legal: Any, count: int) -> int:
    """Buy the best tile there is; look into stacks when no top is good enough."""
    if has(legal, count, act.MONEYLENDER) and loan_gain(s, seat) >= 2:
        return act.MONEYLENDER
    best = best_stack(s, seat)
    left = purse(s, seat)
    worth = stack_worth(s, seat, best) if best != NONE else -FAR
    look = darkest_stack(s, seat)
    if left >= COST_BUY + COST_SORT and look != NONE and worth < 45:
        return act.SORT + look
    if left >= COST_BUY and worth >= 20:
        return act.BUY + best
    if best != NONE and worth >= 30 and has(legal, count, act.FREE_BUY + best):
        return act.FREE_BUY + best
    steal = best_theft(s, seat, legal, count)
    if steal != NONE:
        return steal
    if left >= COST_SORT and look != NONE:
        return act.SORT + look
    return act.END


@rule
def best_stack(s: Any, seat: int) -> int:
    """Return the own stack whose top is worth most, or NONE."""
    best = NONE
    top = -FAR
    for p in range(REALM):
        if s.owner[p] == seat and s.height[p] > 0:
            worth = stack_worth(s, seat, p)
            if worth > top:
                top = worth
                best = p
    return best


@rule
def darkest_stack(s: Any, seat: int) -> int:
    """Return the own stack with most unseen tiles (at least two), or NONE."""
    best = NONE
    most = 1
    for p in range(REALM):
        if s.owner[p] == seat and s.height[p] > 0:
            unseen = unseen_tiles(s, seat, p)
            if unseen > most:
                most = unseen
                best = p
    return best


@rule
def pick_worth(s: Any, seat: int, tile: int) -> int:
    """Return the order for a sorted stack: what would be bought next comes first."""
    if tile == Tile.ATTACK:
        return -1
    last = s.round_number >= REGULAR_ROUNDS and purse(s, seat) < COST_BUY
    if last and (tile == Tile.POWER or tile == Tile.TREASURE):
        return 500  # recovered for nothing at the end (SA-299)
    return tile_worth(s, seat, tile)


@rule
def place_worth(s: Any, p: int, tile: int) -> int:
    """Knights to the front, gear to the knights there."""
    worth = 10 - step_of(p)
    if tile == Tile.KNIGHT:
        return int(worth + 6 * s.sword[p] + 3 * s.shield[p])
    return int(worth + 20 * s.knight[p] + 5 * (s.sword[p] + s.shield[p]))


@rule
def keep_or_void(s: Any, seat: int) -> int:
    """Send a tile away that does harm, or nothing at all."""
    p = s.turned_from
    if s.turned == Tile.ATTACK:
        return act.VOID if ambush_worth(s, p) < 0 else act.KEEP
    return act.VOID if tile_worth(s, seat, s.turned) < 10 else act.KEEP


@rule
def loan_gain(s: Any, seat: int) -> int:
    """Return what a Moneylender gains: the best of the discard for the least of the hand."""
    high = VALUES - 1
    while high > 0 and s.gold_discard[high] == 0:
        high -= 1
    low = 0
    while low < VALUES - 1 and s.gold[seat][low] == 0:
        low += 1
    return high - low


@rule
def borrow_worth(s: Any, seat: int, action: int) -> int:
    """Borrow the dearest card, as long as it beats the least of the hand."""
    if action == act.DONE:
        return 0
    value = action - act.BORROW
    low = 0
    while low < VALUES - 1 and s.gold[seat][low] == 0:
        low += 1
    return value - low if value > low else -1


@rule
def best_theft(s: Any, seat: int, legal: Any, count: int) -> int:
    """Return a Traitor's best deed: a rival's sword or knight where it is needed."""
    if s.coop:
        return NONE
    best = NONE
    top = 50
    for k in range(count):
        code = legal[k] - act.TRAITOR
        if 0 <= code < act.END - act.TRAITOR and s.owner[code % REALM] != seat:
            worth = tile_worth(s, seat, Tile.KNIGHT + code // REALM)
            if worth > top:
                top = worth
                best = int(legal[k])
    return best
