"""The rules of Drachenfels, in the order of play.

:mod:`.turn` is the frame (knights, deal, hand cards), :mod:`.magic` what magic cards do,
:mod:`.move` a point card's movement, with :mod:`.walk` as its search for ways, :mod:`.arrive` what
waits in the castles, :mod:`.memory` what each seat knows of hidden cards, :mod:`.board` what lies
where. Each decision point has its `legal_…`, `do_…` and `why_…` side by side, written independently
of each other, and the tests hold them against each other; DEEDS puts them together.
"""

from __future__ import annotations

from functools import partial

from lindwurm.games.drachenfels.actions import Act
from lindwurm.games.drachenfels.data import LAIRS
from lindwurm.games.drachenfels.options import Opt
from lindwurm.games.drachenfels.reasons import Why
from lindwurm.games.drachenfels.rules import magic, memory, move, turn
from lindwurm.games.drachenfels.rules.walk import ROAD
from lindwurm.games.drachenfels.state import SEATS, Drachenfels, Phase
from lindwurm.kernel.deeds import Deed, Deeds
from lindwurm.kernel.rule import Floats, Ints, rule
from lindwurm.kernel.shared import bits, share_win

NOBODY = -1

# == setup (catalogue 3) ===========================================================================


@rule
def setup(s: Drachenfels, seats: int, options: Ints) -> None:
    """Lay out the board and deal, or ask for the knights first (DR-001 to DR-015)."""
    s.seats = seats
    s.knights = options[Opt.KNIGHTS]
    s.first_option = options[Opt.FIRST_PLAYER]
    s.near = options[Opt.RAINBOW_REACH]
    s.shift_late = options[Opt.RAINBOW_SHIFT]
    s.claimed_card = options[Opt.CLAIMED_CARD]
    s.u_turn = options[Opt.WALK]
    s.turn_limit = options[Opt.TURN_LIMIT]
    s.top_only = options[Opt.DISCARD_VIEW]
    s.quick_start = options[Opt.QUICK_START]
    s.look_later = options[Opt.SWAPPED_KNIGHT]
    s.old_questions = options[Opt.QUESTIONS]
    s.winner = NOBODY
    s.beaten = NOBODY
    for p in range(SEATS):
        s.colour[p] = NOBODY
        s.at[p] = NOBODY
        if p < seats:
            s.armour[p] = s.quick_start
    s.dragons = LAIRS
    turn.give_knights(s)
    settle(s)


# == who decides ===================================================================================


@rule
def actors(s: Drachenfels) -> int:
    """Return the bit mask of the seats that may act now: always the active player alone (4)."""
    return 0 if s.phase == Phase.OVER else 1 << int(s.active)


# == what happens ==================================================================================


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
    """Carry out a big cloud that can do only one thing; else say no.

    Whom a teletransfer is for is asked even of one partner: he may win by it (DR-132).
    """
    if s.phase == Phase.TELE:
        partner = magic.only_partner(s) if s.old_questions else -1
        if partner < 0:
            return False
        magic.do_swap(s, partner)
        return True
    start = move.only_start(s)
    if s.seats > 2 or start < 0:
        return False
    magic.do_cloud(s, 1 - int(s.active), start)
    return True


# == what may be done, when, and what it does ======================================================

DEEDS = Deeds(
    Act,
    Phase,
    Deed(Act.PICK, Phase.PICK, turn.do_pick, turn.why_pick, Why.NOT_PICKING),
    # the turn
    Deed(Act.RENEW, Phase.TURN, turn.do_renew, otherwise=Why.ONE_THING),
    Deed(Act.ROB, (Phase.TURN, Phase.ROB), turn.do_rob, turn.why_rob, Why.ONE_THING),
    Deed(Act.CLAIM, Phase.TURN, turn.do_claim, turn.why_claim, Why.TURN_HAS_BEGUN),
    Deed(Act.PLAY, (Phase.TURN, Phase.HAND), turn.do_play, turn.why_play, Why.FINISH_FIRST),
    Deed(
        Act.DISCARD, (Phase.TURN, Phase.HAND), turn.do_discard, turn.why_discard, Why.FINISH_FIRST
    ),
    Deed(
        Act.STOP,
        (Phase.HAND, Phase.ROB, Phase.LOOT),
        turn.do_stop,
        {Phase.HAND: turn.why_stop},
        Why.NO_STOPPING,
    ),
    # magic
    Deed(
        Act.PLACE_RAINBOW,
        Phase.RAINBOW,
        magic.do_place_rainbow,
        magic.why_place_rainbow,
        Why.NO_RAINBOW_CARD,
    ),
    Deed(
        Act.REMOVE_RAINBOW,
        Phase.RAINBOW,
        magic.do_remove_rainbow,
        magic.why_remove_rainbow,
        Why.NO_RAINBOW_CARD,
    ),
    Deed(
        Act.MOVE_RAINBOW,
        Phase.RAINBOW,
        magic.do_move_rainbow,
        magic.why_move_rainbow,
        Why.NO_RAINBOW_CARD,
    ),
    Deed(
        Act.PLACE_BRIDGE,
        Phase.BRIDGE,
        magic.do_place_bridge,
        magic.why_place_bridge,
        Why.NO_BRIDGE_CARD,
    ),
    Deed(
        Act.REMOVE_BRIDGE,
        Phase.BRIDGE,
        magic.do_remove_bridge,
        magic.why_remove_bridge,
        Why.NO_BRIDGE_CARD,
    ),
    Deed(
        Act.MOVE_BRIDGE,
        Phase.BRIDGE,
        magic.do_move_bridge,
        magic.why_move_bridge,
        Why.NO_BRIDGE_CARD,
    ),
    Deed(
        Act.MOVE_DRAGON,
        Phase.DRAGON,
        magic.do_move_dragon,
        magic.why_move_dragon,
        Why.NO_DRAGON_CARD,
    ),
    Deed(Act.SWAP, Phase.TELE, magic.do_swap, magic.why_swap, Why.NO_TELETRANSFER),
    Deed(Act.CLOUD, Phase.CLOUD, magic.do_cloud, magic.why_cloud, Why.NO_CLOUD_CARD),
    # movement
    Deed(Act.SINGLE, Phase.FACTOR, move.do_single, otherwise=Why.FACTOR_NOT_ASKED),
    Deed(Act.DOUBLE, Phase.FACTOR, move.do_double, move.why_double),
    Deed(Act.GO, Phase.GO, move.do_go, move.why_go, Why.NO_MOVE),
    Deed(Act.LEAVE_BY, Phase.LEAVE, move.do_leave, move.why_leave, Why.WAY_OUT_NOT_ASKED),
    Deed(Act.ENTER_BY, Phase.ENTER, move.do_enter, move.why_enter, Why.WAY_IN_NOT_ASKED),
    Deed(Act.FLY, Phase.FLY, move.do_flight, move.why_flight, Why.NO_FLIGHT_NOW),
    Deed(
        Act.WALK,
        Phase.FLY,
        partial(move.do_fly, code=ROAD),
        partial(move.why_fly, code=ROAD),
        Why.NO_FLIGHT_NOW,
    ),
    Deed(
        Act.SHIFT,
        (Phase.SWING, Phase.SHIFT),
        move.do_shift,
        {Phase.SWING: move.why_swing, Phase.SHIFT: magic.why_position},
        Why.NOTHING_TO_SHIFT,
    ),
    Deed(
        Act.KEEP,
        (Phase.SWING, Phase.SHIFT),
        partial(move.do_shift, new=NOBODY),
        {Phase.SWING: partial(move.why_swing, new=NOBODY)},
        Why.NOTHING_TO_SHIFT,
    ),
    # after a duel
    Deed(Act.SEND, Phase.DUEL, move.do_send, move.why_send, Why.NOBODY_BEATEN),
    Deed(Act.LOOT, Phase.LOOT, move.do_loot, otherwise=Why.NO_DUEL_WON),
    legal={
        Phase.PICK: turn.legal_pick,
        Phase.TURN: turn.legal_turn,
        Phase.HAND: turn.legal_hand,
        Phase.RAINBOW: magic.legal_rainbow,
        Phase.BRIDGE: magic.legal_bridge,
        Phase.DRAGON: magic.legal_dragon,
        Phase.TELE: magic.legal_tele,
        Phase.CLOUD: magic.legal_cloud,
        Phase.FACTOR: move.legal_factor,
        Phase.GO: move.legal_go,
        (Phase.LEAVE, Phase.SWING, Phase.FLY, Phase.ENTER): move.legal_way,
        Phase.SHIFT: move.legal_shift,
        Phase.DUEL: move.legal_duel,
        Phase.LOOT: move.legal_loot,
        Phase.ROB: turn.legal_rob,
    },
    settle=settle,
)
"""The first legal action is always the one that an expired clock chooses (DR-191)."""


@rule
def default(s: Drachenfels, seat: int, legal: Ints, count: int, words: Ints) -> int:
    """Return what an expired clock does: the first of the list (DR-191)."""
    return int(legal[0])


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
