"""The rules of Drachenfels, in the order of play.

:mod:`.turn` is the frame (knights, deal, hand cards), :mod:`.magic` what magic cards do,
:mod:`.move` a point card's movement, with :mod:`.walk` as its search for ways, :mod:`.arrive` what
waits in the castles, :mod:`.memory` what each seat knows of hidden cards, :mod:`.board` what lies
where. Each decision point has its `legal_…`, `do_…` and `why_…` side by side; `legal` and `why_not`
are written independently, and the tests hold them against each other.

The first legal action is always the one that an expired clock chooses (DR-191).
"""

from __future__ import annotations

from lindwurm.games.drachenfels.actions import Act
from lindwurm.games.drachenfels.data import POSITIONS
from lindwurm.games.drachenfels.rules import magic, memory, move, turn
from lindwurm.games.drachenfels.rules.board import DRAGON_PLACES, SITES, STARTS
from lindwurm.games.drachenfels.rules.walk import FIRST, FORTS, ROAD
from lindwurm.games.drachenfels.state import SEATS, Drachenfels, Phase
from lindwurm.kernel.rule import Floats, Ints, rule
from lindwurm.kernel.shared import bits, share_win

NOBODY = -1

# == setup (catalogue 3) ===========================================================================


@rule
def setup(s: Drachenfels, seats: int, options: Ints) -> None:
    """Lay out the board and deal, or ask for the knights first (DR-001 to DR-015)."""
    s.seats = seats
    s.knights = options[0]
    s.first_option = options[1]
    s.near = options[2]
    s.shift_late = options[3]
    s.claimed_card = options[4]
    s.u_turn = options[5]
    s.turn_limit = options[6]
    s.top_only = options[7]
    s.quick_start = options[8]
    s.winner = NOBODY
    s.beaten = NOBODY
    for p in range(SEATS):
        s.colour[p] = NOBODY
        s.at[p] = NOBODY
        if p < seats:
            s.armour[p] = s.quick_start
    for place in range(len(DRAGON_PLACES)):
        for fort in range(len(FORTS)):
            if DRAGON_PLACES[place] == FORTS[fort]:
                s.dragons |= 1 << place
    turn.give_knights(s)
    settle(s)


# == who decides ===================================================================================


@rule
def actors(s: Drachenfels) -> int:
    """Return the bit mask of the seats that may act now: always the active player alone (4)."""
    return 0 if s.phase == Phase.OVER else 1 << int(s.active)


# == what is allowed ===============================================================================


@rule
def legal(s: Drachenfels, seat: int, out: Ints) -> int:
    """Write the legal actions of the active seat; the clock's choice comes first (DR-191)."""
    phase = s.phase
    if seat != s.active or phase == Phase.OVER:
        return 0
    if phase == Phase.TURN:
        return turn.legal_turn(s, out)
    if phase == Phase.HAND:
        return turn.legal_hand(s, out)
    if phase == Phase.GO:
        return move.legal_go(s, out)
    if phase == Phase.ROB:
        return turn.legal_rob(s, out)
    if phase < Phase.FACTOR:
        return legal_effect(s, out)
    if phase == Phase.FACTOR:
        return move.legal_factor(out)
    if phase == Phase.SHIFT:
        return move.legal_shift(s, out)
    if phase == Phase.DUEL:
        return move.legal_duel(s, out)
    if phase == Phase.LOOT:
        return move.legal_loot(out)
    return move.legal_way(s, out)


@rule
def default(s: Drachenfels, seat: int, legal: Ints, count: int, words: Ints) -> int:
    """Return what an expired clock does: the first of the list (DR-191)."""
    return int(legal[0])


@rule
def legal_effect(s: Drachenfels, out: Ints) -> int:
    """List what the magic card being carried out may do, or which knight may be picked."""
    phase = s.phase
    if phase == Phase.PICK:
        return turn.legal_pick(s, out)
    if phase == Phase.RAINBOW:
        return magic.legal_rainbow(s, out)
    if phase == Phase.BRIDGE:
        return magic.legal_bridge(s, out)
    if phase == Phase.DRAGON:
        return magic.legal_dragon(s, out)
    if phase == Phase.TELE:
        return magic.legal_tele(s, out)
    return magic.legal_cloud(s, out)


@rule
def why_not(s: Drachenfels, seat: int, action: int) -> int:
    """Return 0, or the number of the catalogue rule against it.

    1000 + n stands for edge case DR-En; 10000 more for each further wording of the same rule.
    """
    if action < Act.PLACE_RAINBOW:
        return why_turn(s, seat, action)
    if action < Act.SINGLE:
        return why_effect(s, seat, action)
    if action < Act.GO:
        return move.why_factor(s, seat, action)
    if action < Act.LEAVE_BY:
        return move.why_go(s, seat, action - Act.GO)
    if action < Act.ENTER_BY:
        return move.why_leave(s, action - Act.LEAVE_BY)
    if action < Act.FLY:
        return move.why_enter(s, action - Act.ENTER_BY)
    if action < Act.WALK:
        return move.why_fly(s, FIRST + action - Act.FLY)
    if action == Act.WALK:
        return move.why_fly(s, ROAD)
    if action <= Act.KEEP:
        return move.why_shift(s, NOBODY if action == Act.KEEP else action - Act.SHIFT)
    if action < Act.LOOT:
        return move.why_send(s, action - Act.SEND)
    return 0 if s.phase == Phase.LOOT else 164


@rule
def why_turn(s: Drachenfels, seat: int, action: int) -> int:
    """Say why a choice of the turn's frame is not there."""
    if action < Act.RENEW:
        return turn.why_pick(s, action - Act.PICK)
    if action == Act.RENEW:
        return 0 if s.phase == Phase.TURN else 24
    if action < Act.CLAIM:
        return turn.why_rob(s, seat, action - Act.ROB)
    if action == Act.CLAIM:
        return turn.why_claim(s)
    if action < Act.DISCARD:
        return turn.why_play(s, seat, action - Act.PLAY)
    if action < Act.STOP:
        return turn.why_discard(s, seat, action - Act.DISCARD)
    return turn.why_stop(s, seat)


@rule
def why_effect(s: Drachenfels, seat: int, action: int) -> int:
    """Say why a magic card cannot do that."""
    if action < Act.REMOVE_RAINBOW:
        return magic.why_place_rainbow(s, action - Act.PLACE_RAINBOW)
    if action < Act.MOVE_RAINBOW:
        return magic.why_remove_rainbow(s, action - Act.REMOVE_RAINBOW)
    if action < Act.PLACE_BRIDGE:
        code = action - Act.MOVE_RAINBOW
        return magic.why_move_rainbow(s, code // POSITIONS, code % POSITIONS)
    if action < Act.REMOVE_BRIDGE:
        return magic.why_place_bridge(s, action - Act.PLACE_BRIDGE)
    if action < Act.MOVE_BRIDGE:
        return magic.why_remove_bridge(s, action - Act.REMOVE_BRIDGE)
    if action < Act.MOVE_DRAGON:
        code = action - Act.MOVE_BRIDGE
        return magic.why_move_bridge(s, code // len(SITES), code % len(SITES))
    if action < Act.SWAP:
        code = action - Act.MOVE_DRAGON
        return magic.why_move_dragon(s, code // len(DRAGON_PLACES), code % len(DRAGON_PLACES))
    if action < Act.CLOUD:
        return magic.why_swap(s, seat, action - Act.SWAP)
    code = action - Act.CLOUD
    return magic.why_cloud(s, seat, code // len(STARTS), code % len(STARTS))


# == what happens ==================================================================================


@rule
def apply(s: Drachenfels, seat: int, action: int) -> None:
    """Carry out one action and everything that follows up to the next decision."""
    if action < Act.PLACE_RAINBOW:
        apply_turn(s, action)
    elif action < Act.SINGLE:
        apply_effect(s, action)
    elif action == Act.SINGLE:
        move.start_move(s, int(s.card) + 1)
    elif action == Act.DOUBLE:
        move.start_move(s, 2 * (int(s.card) + 1))
    elif action < Act.LEAVE_BY:
        move.do_go(s, action - Act.GO)
    elif action < Act.ENTER_BY:
        move.do_leave(s, action - Act.LEAVE_BY)
    elif action < Act.FLY:
        move.do_enter(s, action - Act.ENTER_BY)
    elif action < Act.WALK:
        move.do_fly(s, FIRST + action - Act.FLY)
    elif action == Act.WALK:
        move.do_fly(s, ROAD)
    elif action <= Act.KEEP:
        move.do_shift(s, NOBODY if action == Act.KEEP else action - Act.SHIFT)
    elif action < Act.LOOT:
        move.do_send(s, action - Act.SEND)
    else:
        move.do_loot(s)
    settle(s)


@rule
def apply_turn(s: Drachenfels, action: int) -> None:
    """Carry out a choice of the turn's frame."""
    if action < Act.RENEW:
        turn.do_pick(s, action - Act.PICK)
    elif action == Act.RENEW:
        turn.do_renew(s)
    elif action < Act.CLAIM:
        turn.do_rob(s, action - Act.ROB)
    elif action == Act.CLAIM:
        turn.do_claim(s)
    elif action < Act.DISCARD:
        turn.do_play(s, action - Act.PLAY)
    elif action < Act.STOP:
        turn.do_discard(s, action - Act.DISCARD)
    else:
        turn.do_stop(s)


@rule
def apply_effect(s: Drachenfels, action: int) -> None:
    """Carry out what a magic card does."""
    if action < Act.REMOVE_RAINBOW:
        magic.do_place_rainbow(s, action - Act.PLACE_RAINBOW)
    elif action < Act.MOVE_RAINBOW:
        magic.do_remove_rainbow(s, action - Act.REMOVE_RAINBOW)
    elif action < Act.PLACE_BRIDGE:
        code = action - Act.MOVE_RAINBOW
        magic.do_move_rainbow(s, code // POSITIONS, code % POSITIONS)
    elif action < Act.REMOVE_BRIDGE:
        magic.do_place_bridge(s, action - Act.PLACE_BRIDGE)
    elif action < Act.MOVE_BRIDGE:
        magic.do_remove_bridge(s, action - Act.REMOVE_BRIDGE)
    elif action < Act.MOVE_DRAGON:
        code = action - Act.MOVE_BRIDGE
        magic.do_move_bridge(s, code // len(SITES), code % len(SITES))
    elif action < Act.SWAP:
        code = action - Act.MOVE_DRAGON
        magic.do_move_dragon(s, code // len(DRAGON_PLACES), code % len(DRAGON_PLACES))
    elif action < Act.CLOUD:
        magic.do_swap(s, action - Act.SWAP)
    else:
        code = action - Act.CLOUD
        magic.do_cloud(s, code // len(STARTS), code % len(STARTS))


@rule
def settle(s: Drachenfels) -> None:
    """Pass through everything that needs no decision, until one does.

    Only what everybody can see to be without a choice is passed over; whether a card in hand
    leaves one is its owner's secret.
    """
    while True:
        phase = s.phase
        if phase == Phase.DEAL:
            turn.deal(s)
        elif phase == Phase.TURN:
            if not turn.only_renewing(s):
                return
            turn.do_renew(s)
        elif phase == Phase.HAND:
            if s.hand_count[s.active] > 0:
                return
            s.phase = Phase.END  # DR-027
        elif phase == Phase.TELE or phase == Phase.CLOUD:
            if not only_effect(s):
                return
        elif phase == Phase.FACTOR:
            if move.factor_asks(s):
                return
        elif phase == Phase.GO:
            goal = move.only_goal(s)
            if goal < 0:
                return
            move.do_go(s, goal)
        elif phase == Phase.WAY:
            move.settle_way(s)
        elif phase == Phase.ARRIVED:
            move.after_arrival(s)
        elif phase == Phase.DUEL:
            start = move.only_start(s)
            if start < 0:
                return
            move.do_send(s, start)
        elif phase == Phase.LOOT:
            if move.loot_asks(s):
                return
            s.phase = Phase.END
        elif phase == Phase.END:
            turn.end_turn(s)
        else:  # a choice, or the end
            return


@rule
def only_effect(s: Drachenfels) -> bool:
    """Carry out a teletransfer or big cloud that can do only one thing; else say no."""
    if s.phase == Phase.TELE:
        partner = magic.only_partner(s)
        if partner < 0:
            return False
        magic.do_swap(s, partner)
        return True
    start = move.only_start(s)
    if s.seats > 2 or start < 0:
        return False
    magic.do_cloud(s, 1 - int(s.active), start)
    return True


# == what a seat cannot know =======================================================================


@rule
def redeal(s: Drachenfels, seat: int) -> None:
    """Draw afresh all that this seat cannot know, consistent with all it does."""
    memory.redeal(s, seat)


# == results =======================================================================================


@rule
def returns(s: Drachenfels, out: Floats) -> None:
    """The winner gets 1, the others 0; a game stopped undecided is shared (DR-185, DR-186)."""
    everybody = (1 << s.seats) - 1
    share_win(everybody if s.winner < 0 else 1 << s.winner, s.seats, out)


@rule
def standing(s: Drachenfels, out: Ints) -> None:
    """How far each knight has come: 1 for armour, 1 for each look; at the end winner and rest.

    Behind the winner all others share second place (DR-184), so nothing else counts then.
    """
    for p in range(s.seats):
        if s.phase == Phase.OVER:
            out[p] = 1 if s.winner == p else 0
        else:
            out[p] = int(s.armour[p]) + bits(int(s.looked[p]))
