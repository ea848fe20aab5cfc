"""Purchase phase: buying, sorting, placing, ambushes and the yellow followers (5.9, 5.13)."""

from __future__ import annotations

from lindwurm.games.schutt_und_asche.actions import Act, Kind
from lindwurm.games.schutt_und_asche.data import (
    COST_BUY,
    COST_SORT,
    GOODS,
    LENDER_CARDS,
    REGULAR_ROUNDS,
    SALESMAN_SORTS,
    Follower,
    Tile,
)
from lindwurm.games.schutt_und_asche.reasons import Why
from lindwurm.games.schutt_und_asche.rules.common import (
    burn,
    clear_hand,
    dragon_wins,
    has_room,
    holds,
    look_into,
    may_hold,
    order_done,
    play,
    provinces_of,
    purse,
    set_piece,
    swap_stacks,
    take_top,
)
from lindwurm.games.schutt_und_asche.rules.dragon import caller
from lindwurm.games.schutt_und_asche.rules.fight import begin_fight
from lindwurm.games.schutt_und_asche.rules.talk import judge_refusal
from lindwurm.games.schutt_und_asche.rules.windows import agitator_asked, agitator_ready
from lindwurm.games.schutt_und_asche.state import NONE, REALM, VALUES, Phase, SchuttUndAsche
from lindwurm.kernel.events import emit
from lindwurm.kernel.rule import Ints, rule

# == the purchase turns ===========================================================================


@rule
def next_buyer(s: SchuttUndAsche) -> None:
    """Begin the next purchase turn, the regent's first; or end the phase (SA-159, SA-296)."""
    if s.turn == s.seats:
        s.turn = 0
        s.phase = Phase.EVENT
        if s.round_number == REGULAR_ROUNDS:
            s.late = 1
            dragon_wins(s)
        return
    s.phase = Phase.BUY
    s.actor = caller(s)
    emit(s, Kind.BUYS, s.actor, 0, 0)


@rule
def end_purchase(s: SchuttUndAsche) -> None:
    """End a purchase turn: what is left of the hand is lost (SA-165, SA-213)."""
    seat = caller(s)
    if s.gold_count[seat] > 0:
        emit(s, Kind.LEFT_OVER, seat, purse(s, seat), 0)
    judge_refusal(s, seat)
    clear_hand(s, seat)
    s.spent = 0
    s.paid = 0
    s.free_buys = 0
    s.abbot = 0
    s.turn += 1
    s.phase = Phase.SHOP


@rule
def buy_asks(s: SchuttUndAsche) -> bool:
    """Return whether, by public facts, the buyer may have anything to do."""
    seat = int(s.actor)
    if agitator_asked(s, seat):
        return True
    if provinces_of(s, seat) == 0:
        return False
    if s.gold_count[seat] > 0 or s.free_buys > 0:
        return True
    return (
        may_hold(s, seat, Follower.SALESMAN)
        or may_hold(s, seat, Follower.MERCHANT)
        or may_hold(s, seat, Follower.TRAITOR)
    )


@rule
def legal_buy(s: SchuttUndAsche, seat: int, out: Ints) -> int:
    """List all that a buyer can do."""
    out[0] = Act.END
    n = 1
    if agitator_ready(s, seat):
        out[n] = Act.AGITATOR
        n += 1
    left = purse(s, seat)
    free = s.free_buys > 0 or holds(s, seat, Follower.SALESMAN)
    merchant = holds(s, seat, Follower.MERCHANT) and stacks_left(s) > 1
    for p in range(REALM):
        if s.owner[p] == seat and s.height[p] > 0:
            if left >= COST_BUY:
                out[n] = Act.BUY + p
                n += 1
            if left >= COST_SORT:
                out[n] = Act.SORT + p
                n += 1
            if free:
                out[n] = Act.FREE_BUY + p
                n += 1
            if holds(s, seat, Follower.SALESMAN):
                out[n] = Act.FREE_SORT + p
                n += 1
            if merchant:
                out[n] = Act.MERCHANT + p
                n += 1
    if may_borrow(s, seat):
        out[n] = Act.MONEYLENDER
        n += 1
    if holds(s, seat, Follower.TRAITOR):
        n = legal_traitor(s, seat, out, n)
    return n


@rule
def stacks_left(s: SchuttUndAsche) -> int:
    """Return the number of stacks that hold a tile."""
    count = 0
    for p in range(REALM):
        if s.height[p] > 0:
            count += 1
    return count


@rule
def why_stack(s: SchuttUndAsche, seat: int, p: int) -> int:
    """Say why a stack cannot be used in a purchase turn."""
    if s.burnt[p] or s.owner[p] != seat:
        return Why.NOT_YOUR_LAND
    return Why.STACK_EMPTY if s.height[p] == 0 else 0


@rule
def why_errand(s: SchuttUndAsche, seat: int, p: int) -> int:
    """Say why a follower cannot be sent to a stack: first of all, only a buyer sends one."""
    return why_stack(s, seat, p) if s.phase == Phase.BUY else Why.NOT_BUYING


@rule
def why_buy(s: SchuttUndAsche, seat: int, p: int) -> int:
    """Say why a tile cannot be bought."""
    why = why_stack(s, seat, p)
    if why:
        return why
    return Why.TOO_DEAR if purse(s, seat) < 2 else 0


@rule
def why_sort(s: SchuttUndAsche, seat: int, p: int) -> int:
    """Say why a stack cannot be sorted."""
    why = why_stack(s, seat, p)
    if why:
        return why
    return Why.SORTING_TOO_DEAR if purse(s, seat) < 1 else 0


# == buying =======================================================================================


@rule
def do_buy(s: SchuttUndAsche, seat: int, p: int) -> None:
    """Pay for the top tile (SA-161)."""
    s.spent += COST_BUY
    s.paid = 1
    turn_up(s, seat, p, COST_BUY)


@rule
def why_free_buy(s: SchuttUndAsche, seat: int, p: int) -> int:
    """Say why no tile can be had for free."""
    if not s.free_buys and s.followers[seat][Follower.SALESMAN] == 0:
        return Why.NOT_HELD
    return why_errand(s, seat, p)


@rule
def do_free_buy(s: SchuttUndAsche, seat: int, p: int) -> None:
    """Take the top tile for nothing, as the Travelling salesman offers (SA-240)."""
    if s.free_buys > 0:
        s.free_buys -= 1
    else:
        play(s, seat, Follower.SALESMAN)
    turn_up(s, seat, p, 0)


@rule
def turn_up(s: SchuttUndAsche, seat: int, p: int, price: int) -> None:
    """Turn up the top tile for all to see; an Abbot may send it away (SA-166, SA-209)."""
    s.turned = take_top(s, p)
    s.turned_from = p
    s.price = price
    emit(s, Kind.BOUGHT, seat, p, s.turned)
    if price > 0:
        emit(s, Kind.PRICE, seat, price, 0)
    s.phase = Phase.KEEP


@rule
def keep_asks(s: SchuttUndAsche) -> bool:
    """Return whether, by public facts, the buyer may have an Abbot."""
    return bool(s.abbot) or may_hold(s, int(s.actor), Follower.ABBOT)


@rule
def legal_keep(s: SchuttUndAsche, seat: int, out: Ints) -> int:
    """List: keep the tile, or void the purchase."""
    out[0] = Act.KEEP
    if s.abbot or holds(s, seat, Follower.ABBOT):
        out[1] = Act.VOID
        return 2
    return 1


@rule
def why_void(s: SchuttUndAsche, seat: int) -> int:
    """Say why a purchase cannot be made void."""
    return 0 if s.abbot or s.followers[seat][Follower.ABBOT] else Why.NOT_HELD


@rule
def do_void(s: SchuttUndAsche, seat: int) -> None:
    """Remove the tile without effect; what it cost comes back (SA-210, SA-211)."""
    if not s.abbot:
        play(s, seat, Follower.ABBOT)
        s.abbot = 1
    emit(s, Kind.VOIDED, seat, s.turned, 0)
    if s.price == 0:
        s.free_buys += 1
    s.spent -= s.price
    lose_turned(s)
    s.phase = Phase.BUY
    dragon_wins(s)


@rule
def lose_turned(s: SchuttUndAsche) -> None:
    """The turned-up tile leaves the game."""
    s.removed[s.turned] += 1
    clear_turned(s)


@rule
def clear_turned(s: SchuttUndAsche) -> None:
    """Nothing lies turned up any more."""
    s.turned = 0
    s.turned_from = NONE
    s.price = 0


@rule
def do_keep(s: SchuttUndAsche, seat: int) -> None:
    """Keep the tile: it takes effect at once (SA-166 to SA-171, SA-213)."""
    s.abbot = 0
    tile = int(s.turned)
    if tile == Tile.POWER or tile == Tile.TREASURE:
        if tile == Tile.POWER:
            s.power[seat] += 1
        else:
            s.treasure[seat] += 1
        emit(s, Kind.GAINED, seat, tile, 0)
        clear_turned(s)
        s.phase = Phase.BUY
    elif tile == Tile.ATTACK:
        ambush(s, seat)
    elif rooms(s, seat, tile, NONE) > 0:
        s.phase = Phase.PLACE
    else:
        emit(s, Kind.NO_ROOM, tile, 0, 0)
        lose_turned(s)
        s.phase = Phase.BUY
        dragon_wins(s)


@rule
def ambush(s: SchuttUndAsche, seat: int) -> None:
    """The dragon attacks the province that the tile came from (SA-171 to SA-177)."""
    p = int(s.turned_from)
    lose_turned(s)
    emit(s, Kind.AMBUSH, p, 0, 0)
    if s.knight[p]:
        s.ambush = 1
        s.marker[p] = 1
        s.laid_markers = 1
        begin_fight(s, p)
        return
    burn(s, p)
    s.phase = Phase.BUY
    if not dragon_wins(s) and provinces_of(s, seat) == 0:
        end_purchase(s)


# == placing ======================================================================================


@rule
def rooms(s: SchuttUndAsche, seat: int, tile: int, source: int) -> int:
    """Return how many own provinces, other than `source`, have room for a piece."""
    count = 0
    for p in range(REALM):
        if s.owner[p] == seat and p != source and has_room(s, p, tile):
            count += 1
    return count


@rule
def only_room(s: SchuttUndAsche) -> int:
    """Return the one province that has room for the piece, or NONE if there are several."""
    if rooms(s, int(s.actor), s.turned, s.hold) > 1:
        return NONE
    for p in range(REALM):
        if s.owner[p] == s.actor and p != s.hold and has_room(s, p, s.turned):
            return p
    return NONE


@rule
def legal_place(s: SchuttUndAsche, seat: int, out: Ints) -> int:
    """List the own provinces with room."""
    n = 0
    for p in range(REALM):
        if s.owner[p] == seat and p != s.hold and has_room(s, p, s.turned):
            out[n] = Act.PLACE + p
            n += 1
    return n


@rule
def why_place(s: SchuttUndAsche, seat: int, p: int) -> int:
    """Say why the piece cannot be placed there."""
    if s.owner[p] != seat:
        return Why.PLACE_AT_HOME
    if p == s.hold:
        return Why.MUST_GO_ELSEWHERE
    return Why.NO_ROOM if count_of(s, p, s.turned) else 0


@rule
def count_of(s: SchuttUndAsche, p: int, tile: int) -> int:
    """Return how many knights, swords or shields stand in a province."""
    if tile == Tile.KNIGHT:
        return int(s.knight[p])
    return int(s.sword[p] if tile == Tile.SWORD else s.shield[p])


@rule
def do_place(s: SchuttUndAsche, seat: int, p: int) -> None:
    """Set up a knight, sword or shield (SA-169)."""
    set_piece(s, p, s.turned, 1)
    emit(s, Kind.PLACED, seat, s.turned, p)
    clear_turned(s)
    s.hold = NONE
    s.phase = Phase.BUY


# == sorting ======================================================================================


@rule
def do_sort(s: SchuttUndAsche, seat: int, p: int) -> None:
    """Pay to look at a stack and put it in order (SA-162)."""
    s.spent += COST_SORT
    s.paid = 1
    begin_sort(s, seat, p, Phase.BUY)
    emit(s, Kind.PRICE, seat, COST_SORT, 0)


@rule
def begin_sort(s: SchuttUndAsche, seat: int, p: int, back: int) -> None:
    """Look through a stack; then its tiles are ordered from the top."""
    look_into(s, seat, p)
    s.back = back
    s.phase = Phase.SORT
    emit(s, Kind.SORTED, seat, p, 0)


@rule
def sort_goes_on(s: SchuttUndAsche) -> bool:
    """End an order that is complete; return whether there is still a tile to choose."""
    seat = s.actor
    if not order_done(s, seat):
        return True
    s.sorting[seat] = NONE
    s.sorted[seat] = 0
    s.phase = s.back
    return False


@rule
def why_free_sort(s: SchuttUndAsche, seat: int, p: int) -> int:
    """Say why no stack can be sorted for free."""
    if s.phase == Phase.FREE_SORT:
        if s.owner[p] != seat or p == s.hold:
            return Why.TWO_STACKS_OF_YOURS
        return Why.STACK_EMPTY if s.height[p] == 0 else 0
    if s.followers[seat][Follower.SALESMAN] == 0:
        return Why.NOT_HELD
    return why_errand(s, seat, p)


@rule
def do_free_sort(s: SchuttUndAsche, seat: int, p: int) -> None:
    """Sort a stack for nothing, as the Travelling salesman offers (SA-240)."""
    play(s, seat, Follower.SALESMAN)
    s.free_sorts = SALESMAN_SORTS
    do_next_free_sort(s, seat, p)


@rule
def do_next_free_sort(s: SchuttUndAsche, seat: int, p: int) -> None:
    """Sort a stack for the salesman who is here."""
    s.free_sorts -= 1
    s.hold = p
    begin_sort(s, seat, p, Phase.FREE_SORT)


@rule
def more_free_sorts(s: SchuttUndAsche) -> bool:
    """Return whether the Travelling salesman still has a stack to sort; else he leaves."""
    if s.free_sorts > 0:
        for p in range(REALM):
            if s.owner[p] == s.actor and p != s.hold and s.height[p] > 0:
                return True
    do_dismiss(s)
    return False


@rule
def legal_free_sort(s: SchuttUndAsche, seat: int, out: Ints) -> int:
    """List the other own stacks, and the end."""
    out[0] = Act.DONE
    n = 1
    for p in range(REALM):
        if s.owner[p] == seat and p != s.hold and s.height[p] > 0:
            out[n] = Act.FREE_SORT + p
            n += 1
    return n


@rule
def do_dismiss(s: SchuttUndAsche) -> None:
    """Let the Travelling salesman go."""
    s.free_sorts = 0
    s.hold = NONE
    s.phase = Phase.BUY


# == Moneylender ==================================================================================


@rule
def discarded_gold(s: SchuttUndAsche) -> int:
    """Return the number of cards in the open gold discard."""
    count = 0
    for value in range(VALUES):
        count += s.gold_discard[value]
    return count


@rule
def may_borrow(s: SchuttUndAsche, seat: int) -> bool:
    """Return whether a Moneylender can be played: before the first payment (SA-235, SA-238)."""
    if s.paid or s.gold_count[seat] == 0 or not holds(s, seat, Follower.MONEYLENDER):
        return False
    return bool(discarded_gold(s) > 0 and provinces_of(s, seat) > 0)


@rule
def why_moneylender(s: SchuttUndAsche, seat: int) -> int:
    """Say why no Moneylender can be played."""
    if s.followers[seat][Follower.MONEYLENDER] == 0:
        return Why.NOT_HELD
    if s.paid:
        return Why.BEFORE_PAYING
    if provinces_of(s, seat) == 0:
        return Why.NO_LAND
    return Why.NOTHING_TO_LEND if s.gold_count[seat] == 0 or discarded_gold(s) == 0 else 0


@rule
def do_moneylender(s: SchuttUndAsche, seat: int) -> None:
    """Look through the gold discard (SA-236)."""
    play(s, seat, Follower.MONEYLENDER)
    s.refused[seat] = 0  # what he will show is not what he had (SA-402)
    s.number = 0
    s.phase = Phase.BORROW


@rule
def legal_borrow(s: SchuttUndAsche, out: Ints) -> int:
    """List the values in the discard, and the end once a card is taken."""
    n = 0
    for value in range(VALUES):
        if s.gold_discard[value] > 0:
            out[n] = Act.BORROW + value
            n += 1
    if s.number > 0:
        out[n] = Act.DONE
        n += 1
    return n


@rule
def why_borrow(s: SchuttUndAsche, value: int) -> int:
    """Say why a card cannot be borrowed."""
    return 0 if s.gold_discard[value] else Why.NOT_DISCARDED


@rule
def do_borrow(s: SchuttUndAsche, seat: int, value: int) -> None:
    """Take a gold card out of the open discard: everybody sees which."""
    s.gold_discard[value] -= 1
    s.gold[seat][value] += 1
    s.gold_count[seat] += 1
    s.number += 1
    for viewer in range(s.seats):
        if viewer != seat:
            s.gold_known[viewer][seat][value] += 1
    emit(s, Kind.BORROWED, seat, value, 0)
    if s.number == LENDER_CARDS or discarded_gold(s) == 0:
        do_enough(s)


@rule
def why_enough(s: SchuttUndAsche) -> int:
    """Say why more must be borrowed."""
    return 0 if s.number else Why.BORROW_FIRST


@rule
def do_enough(s: SchuttUndAsche) -> None:
    """Borrow no more; as many cards go back."""
    s.phase = Phase.REPAY


@rule
def why_repay(s: SchuttUndAsche, seat: int, value: int) -> int:
    """Say why a card cannot be given back."""
    return 0 if s.gold[seat][value] else Why.NO_SUCH_GOLD


@rule
def do_repay(s: SchuttUndAsche, seat: int, value: int) -> None:
    """Put a gold card of the hand on the discard; any value will do (SA-237)."""
    s.gold[seat][value] -= 1
    s.gold_count[seat] -= 1
    s.gold_discard[value] += 1
    s.number -= 1
    for viewer in range(s.seats):
        if s.gold_known[viewer][seat][value] > 0:
            s.gold_known[viewer][seat][value] -= 1
    emit(s, Kind.REPAID, seat, value, 0)
    if s.number == 0:
        s.phase = Phase.BUY


# == Merchant =====================================================================================


@rule
def why_merchant(s: SchuttUndAsche, seat: int, p: int) -> int:
    """Say why a stack cannot be swapped."""
    if s.followers[seat][Follower.MERCHANT] == 0:
        return Why.NOT_HELD
    why = why_errand(s, seat, p)
    if why:
        return Why.TRADE_NEEDS_TILES if why == Why.STACK_EMPTY else why
    for q in range(REALM):
        if q != p and s.height[q]:
            return 0
    return Why.TRADE_NEEDS_TILES


@rule
def do_merchant(s: SchuttUndAsche, seat: int, p: int) -> None:
    """Offer a stack; with which one it is swapped is the next question."""
    play(s, seat, Follower.MERCHANT)
    s.hold = p
    s.phase = Phase.MERCHANT


@rule
def legal_trade(s: SchuttUndAsche, out: Ints) -> int:
    """List all other stacks that hold a tile."""
    n = 0
    for p in range(REALM):
        if p != s.hold and s.height[p] > 0:
            out[n] = Act.TRADE + p
            n += 1
    return n


@rule
def why_trade(s: SchuttUndAsche, p: int) -> int:
    """Say why a stack cannot be swapped for."""
    if p == s.hold:
        return Why.SAME_STACK
    return Why.TRADE_NEEDS_TILES if s.height[p] == 0 else 0


@rule
def do_trade(s: SchuttUndAsche, seat: int, p: int) -> None:
    """Swap the two stacks (SA-247); what is set up stays (SA-249)."""
    emit(s, Kind.TRADED, seat, s.hold, p)
    swap_stacks(s, int(s.hold), p)
    s.hold = NONE
    s.phase = Phase.BUY


# == Traitor ======================================================================================


@rule
def legal_traitor(s: SchuttUndAsche, seat: int, out: Ints, n: int) -> int:
    """List every knight, sword and shield that would find room (SA-276, SA-277, SA-279)."""
    own = s.steal_own or s.seats == 1  # SA-405
    for goods in range(len(GOODS)):
        tile = Tile.KNIGHT + goods
        for p in range(REALM):
            if s.owner[p] == NONE or (s.owner[p] == seat and not own):
                continue
            if not has_room(s, p, tile) and rooms(s, seat, tile, p) > 0:
                out[n] = Act.TRAITOR + goods * REALM + p
                n += 1
    return n


@rule
def why_traitor(s: SchuttUndAsche, seat: int, tile: int, p: int) -> int:
    """Say why that cannot be taken."""
    if s.followers[seat][Follower.TRAITOR] == 0:
        return Why.NOT_HELD
    if not count_of(s, p, tile):
        return Why.NOT_THERE
    if s.owner[p] == seat and s.seats > 1 and not s.steal_own:
        return Why.NOT_FROM_OTHERS
    for q in range(REALM):
        if q != p and s.owner[q] == seat and not count_of(s, q, tile):
            return 0
    return Why.NO_ROOM_AT_HOME


@rule
def do_traitor(s: SchuttUndAsche, seat: int, tile: int, p: int) -> None:
    """Take one piece; its place in one's own land is the next question (SA-276, SA-278)."""
    play(s, seat, Follower.TRAITOR)
    set_piece(s, p, tile, 0)
    s.turned = tile
    s.hold = p
    s.phase = Phase.PLACE
    emit(s, Kind.TOOK, seat, tile - Tile.KNIGHT, p)


@rule
def only_trade(s: SchuttUndAsche) -> int:
    """Return the one other stack, or NONE if there are several."""
    only = NONE
    for p in range(REALM):
        if p != s.hold and s.height[p] > 0:
            if only != NONE:
                return NONE
            only = p
    return only
