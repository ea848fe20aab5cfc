"""The rules in the order of play: rolling, bidding, doubting. Ids are those of the catalogue."""

from __future__ import annotations

from liars_dice.actions import Act, Draw, Kind
from liars_dice.data import FACES, SEATS
from liars_dice.options import Opt
from liars_dice.reasons import Why
from liars_dice.state import LiarsDice, Phase
from lindwurm.kernel.chance import draw, throw
from lindwurm.kernel.deeds import Deed, Deeds
from lindwurm.kernel.events import emit
from lindwurm.kernel.rule import Floats, Ints, rule

# -- what everybody can count --------------------------------------------------------------------


@rule
def on_table(s: LiarsDice) -> int:
    """Return how many dice are still in the game (LD-09)."""
    dice = 0
    for seat in range(s.seats):
        dice += s.left[seat]
    return dice


@rule
def after(s: LiarsDice, seat: int) -> int:
    """Return the next seat clockwise that still has dice (LD-07)."""
    other = (seat + 1) % s.seats
    while s.left[other] == 0:
        other = (other + 1) % s.seats
    return other


@rule
def matching(s: LiarsDice, seat: int, face: int) -> int:
    """Return how many dice of a seat count for a face, wild ones included (LD-10, LD-13)."""
    dice = s.cup[seat][face - 1]
    if s.wild == 1 and face != 1:
        dice += s.cup[seat][0]
    return dice


# -- a round -------------------------------------------------------------------------------------


@rule
def setup(s: LiarsDice, seats: int, options: Ints) -> None:
    """Give everybody their dice, and let chance say who begins (LD-01, LD-02, LD-04)."""
    s.seats = seats
    s.wild = 1 - options[Opt.ONES]
    s.exact = options[Opt.EXACT]
    s.full = options[Opt.DICE]
    for seat in range(seats):
        s.left[seat] = s.full
    s.began = draw(s, seats, Draw.FIRST_PLAYER)
    s.active = s.began
    s.bidder = -1
    s.phase = Phase.ROLL
    settle(s)


@rule
def settle(s: LiarsDice) -> None:
    """Roll for the next round, unless only one seat has dice left."""
    if s.phase == Phase.ROLL:
        if s.left[after(s, s.active)] == on_table(s):
            s.active = after(s, s.active)
            s.phase = Phase.OVER
            emit(s, Kind.WON, s.active, 0, 0)
        else:
            roll(s)


@rule
def roll(s: LiarsDice) -> None:
    """Everybody rolls all their dice at once, under the cup (LD-05)."""
    throw(s)
    for seat in range(s.seats):
        for face in range(FACES):
            s.cup[seat][face] = 0
        for _ in range(s.left[seat]):
            s.cup[seat][draw(s, FACES, Draw.CUP)] += 1
    s.bidder, s.bid_count, s.bid_face = -1, 0, 0
    s.rounds += 1
    s.phase = Phase.BID
    emit(s, Kind.ROUND, s.rounds, on_table(s), 0)
    emit(s, Kind.TURN, s.active, 0, 0)


@rule
def actors(s: LiarsDice) -> int:
    """Return who may act: the seat whose turn it is."""
    if s.phase == Phase.OVER:
        return 0
    return 1 << s.active


# -- bidding -------------------------------------------------------------------------------------


@rule
def legal_bid(s: LiarsDice, out: Ints) -> int:
    """List every higher bid, and doubts about the one that lies there."""
    count = 0
    for number in range(max(s.bid_count, 1), on_table(s) + 1):
        lowest = 1 + s.wild
        if number == s.bid_count:
            lowest = max(lowest, s.bid_face + 1)
        for face in range(lowest, FACES + 1):
            out[count] = Act.BID + (number - 1) * FACES + face - 1
            count += 1
    if s.bidder >= 0:
        out[count] = Act.LIAR
        count += 1
        if s.exact == 1:
            out[count] = Act.EXACT
            count += 1
    return count


@rule
def do_bid(s: LiarsDice, count: int, face: int) -> None:
    """Say that there are so many dice of a face, under all cups together (LD-06)."""
    s.bidder, s.bid_count, s.bid_face = s.active, count, face
    emit(s, Kind.BID, s.active, count, face)
    s.active = after(s, s.active)
    emit(s, Kind.TURN, s.active, 0, 0)


@rule
def why_bid(s: LiarsDice, count: int, face: int) -> int:
    """Say why a bid cannot be made (LD-08 to LD-10)."""
    if s.wild == 1 and face == 1:
        return Why.WILD
    if count > on_table(s):
        return Why.TOO_MANY
    if s.bidder >= 0 and (count, face) <= (s.bid_count, s.bid_face):
        return Why.NOT_HIGHER
    return 0


# -- doubting ------------------------------------------------------------------------------------


@rule
def lift(s: LiarsDice) -> int:
    """Lift all cups and count: everybody sees what lay there (LD-13)."""
    found = 0
    for seat in range(SEATS):
        for face in range(FACES):
            s.shown[seat][face] = s.cup[seat][face]
    for seat in range(s.seats):
        found += matching(s, seat, s.bid_face)
    s.shown_count, s.shown_face = s.bid_count, s.bid_face
    emit(s, Kind.COUNTED, found, s.bid_face, 0)
    return found


@rule
def lose(s: LiarsDice, seat: int) -> None:
    """Take a die from a seat, which begins the next round if it can (LD-19 to LD-22)."""
    s.left[seat] -= 1
    s.active = seat
    emit(s, Kind.LOST, seat, s.left[seat], 0)
    if s.left[seat] == 0:
        emit(s, Kind.OUT, seat, 0, 0)
        s.active = after(s, seat)
    s.phase = Phase.ROLL


@rule
def do_liar(s: LiarsDice) -> None:
    """Doubt the bid: whoever was wrong loses a die (LD-12, LD-14, LD-15)."""
    emit(s, Kind.LIAR, s.active, s.bidder, 0)
    if lift(s) < s.bid_count:
        lose(s, s.bidder)
    else:
        lose(s, s.active)


@rule
def why_liar(s: LiarsDice) -> int:
    """Say why nothing can be doubted."""
    if s.bidder < 0:
        return Why.NO_BID
    return 0


@rule
def do_exact(s: LiarsDice) -> None:
    """Say that the bid is exactly right: it brings a die back, or costs one (LD-16 to LD-18)."""
    emit(s, Kind.EXACT, s.active, s.bidder, 0)
    if lift(s) != s.bid_count:
        lose(s, s.active)
    else:
        if s.left[s.active] < s.full:
            s.left[s.active] += 1
            emit(s, Kind.REGAINED, s.active, s.left[s.active], 0)
        else:
            emit(s, Kind.SPOT_ON, s.active, 0, 0)
        s.phase = Phase.ROLL


@rule
def why_exact(s: LiarsDice) -> int:
    """Say why nobody can be exact."""
    if s.exact == 0:
        return Why.NO_EXACT
    if s.bidder < 0:
        return Why.NOTHING_EXACT
    return 0


DEEDS = Deeds(
    Act,
    Phase,
    Deed(Act.BID, Phase.BID, do_bid, why_bid, Why.NOT_NOW),
    Deed(Act.LIAR, Phase.BID, do_liar, why_liar, Why.NOT_NOW),
    Deed(Act.EXACT, Phase.BID, do_exact, why_exact, Why.NOT_NOW),
    legal={Phase.BID: legal_bid},
    settle=settle,
)

# -- what nobody knows, and how it ends ----------------------------------------------------------


@rule
def redeal(s: LiarsDice, seat: int) -> None:
    """Roll the dice under all other cups afresh: nothing about them is known (LD-03)."""
    if s.phase != Phase.BID:
        return
    for other in range(s.seats):
        if other != seat:
            for face in range(FACES):
                s.cup[other][face] = 0
            for _ in range(s.left[other]):
                s.cup[other][draw(s, FACES, Draw.IMAGINED)] += 1


@rule
def returns(s: LiarsDice, out: Floats) -> None:
    """The last seat with dice has won (LD-23)."""
    for seat in range(s.seats):
        out[seat] = 1.0 if s.left[seat] > 0 else 0.0


@rule
def standing(s: LiarsDice, out: Ints) -> None:
    """How many dice everybody has left (LD-24)."""
    for seat in range(s.seats):
        out[seat] = s.left[seat]
