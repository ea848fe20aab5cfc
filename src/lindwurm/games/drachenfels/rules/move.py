"""A point card's movement, from the choice of single or double to the loot of a duel (5.6-5.14).

A move is chosen by its end field (`go`). Where several ways lead there that differ in a rainbow,
the player is asked for it, in the order of the way: which rainbow to leave by, where to swing it,
which one to enter by (catalogue 4.5, DR-J27). Ways that differ in plain fields and flights are the
same to the game; only tables of once ask for flights too (`questions`).
"""

from __future__ import annotations

from lindwurm.games.drachenfels import data
from lindwurm.games.drachenfels.actions import Act, Kind
from lindwurm.games.drachenfels.data import LOOT_LIMIT, NODES, POSITIONS
from lindwurm.games.drachenfels.reasons import Why
from lindwurm.games.drachenfels.rules.arrive import arrive
from lindwurm.games.drachenfels.rules.board import (
    FORT_OF,
    STARTS,
    dragon_on,
    free_positions,
    free_starts,
    knight_on,
    passable,
    start_is_free,
)
from lindwurm.games.drachenfels.rules.magic import why_position
from lindwurm.games.drachenfels.rules.turn import take_card
from lindwurm.games.drachenfels.rules.walk import (
    ANYWHERE,
    FIRST,
    OPEN,
    ROAD,
    ROCK_OF,
    begin,
    can_move,
    destinations,
    finish,
    fits,
    flights,
    has,
    is_castle,
    next_path,
    ways,
)
from lindwurm.games.drachenfels.state import Drachenfels, Phase
from lindwurm.kernel.events import emit
from lindwurm.kernel.rule import Ints, rule
from lindwurm.kernel.shared import bits

FLIGHTS = len(data.FLIGHTS)
MOST_FLIGHTS = data.MAX_STEPS

# == FACTOR ========================================================================================


@rule
def factor_asks(s: Drachenfels) -> bool:
    """Return whether single or double is a choice (DR-152); otherwise settle it."""
    value = int(s.card) + 1
    me = int(s.active)
    if s.swift[me] and can_move(s, me, 2 * value):
        if can_move(s, me, value):
            return True
        value = 2 * value  # DR-E31
    start_move(s, value)
    return False


@rule
def start_move(s: Drachenfels, steps: int) -> None:
    """The number of steps is settled; now for the field."""
    if steps > s.card + 1:
        emit(s, Kind.DOUBLED, s.active, 0, 0)
    s.steps = steps
    s.phase = Phase.GO


@rule
def legal_factor(out: Ints) -> int:
    """List both; where only one is possible nobody is asked."""
    out[0] = Act.SINGLE
    out[1] = Act.DOUBLE
    return 2


@rule
def do_single(s: Drachenfels) -> None:
    """Go as far as the card says."""
    start_move(s, int(s.card) + 1)


@rule
def do_double(s: Drachenfels) -> None:
    """Go twice as far (DR-150)."""
    start_move(s, 2 * (int(s.card) + 1))


@rule
def why_double(s: Drachenfels, seat: int) -> int:
    """Say why the card does not count double."""
    if s.phase == Phase.FACTOR:
        return 0
    return Why.FACTOR_NOT_ASKED if s.swift[seat] else Why.NOT_SWIFT


# == GO ============================================================================================


@rule
def only_goal(s: Drachenfels) -> int:
    """Return the only field on which the move can end, or -1 if there is a choice."""
    begin(s, int(s.active), int(s.steps), ANYWHERE)
    goal = -1
    while next_path(s):
        node = int(s.path[s.path_length])
        if goal >= 0 and node != goal:
            goal = -1
            break
        goal = node
    finish(s)
    return goal


@rule
def legal_go(s: Drachenfels, out: Ints) -> int:
    """List the fields on which the move can end, in the order of the node table (DR-085)."""
    low, high = destinations(s, int(s.active), int(s.steps))
    n = 0
    for node in range(len(NODES)):
        if has(low, high, node):
            out[n] = Act.GO + node
            n += 1
    return n


@rule
def do_go(s: Drachenfels, node: int) -> None:
    """Choose the end field."""
    s.goal = node
    s.phase = Phase.WAY


@rule
def why_go(s: Drachenfels, seat: int, node: int) -> int:
    """Say why the move cannot end there."""
    if node == s.at[seat]:
        return Why.MUST_LEAVE
    if dragon_on(s, node):
        return Why.DRAGON_THERE
    if not passable(s, node):
        return Why.NO_BRIDGE
    if FORT_OF[node] >= 0:
        if not s.armour[seat]:
            return Why.NO_ARMOUR
        if knight_on(s, node, seat) >= 0:
            return Why.ROCK_CASTLE_TAKEN
    if ROCK_OF[node] >= 0 and knight_on(s, node, seat) >= 0:
        return Why.RAINBOW_ROCK_TAKEN
    begin(s, seat, int(s.steps), node)
    found = next_path(s)
    finish(s)
    return 0 if found else Why.NO_WAY_THERE


# == which way =====================================================================================


@rule
def settle_way(s: Drachenfels) -> None:
    """Fix all that leaves no choice, ask for the first thing that does, or go."""
    leave, swing, first, second, enter = ways(s)
    if s.leave == OPEN:
        if bits(leave) > 1:
            s.phase = Phase.LEAVE
            return
        s.leave = only_code(leave)
    if s.swing == OPEN:
        if bits(swing) > 1:
            s.phase = Phase.SWING
            return
        s.swing = only_code(swing)
    if s.old_questions:
        if s.fly[0] == OPEN:
            if bits(first) > 1:
                s.phase = Phase.FLY
                return
            s.fly[0] = only_code(first)
        if s.fly[1] == OPEN:
            if bits(second) > 1:
                s.phase = Phase.FLY
                return
            s.fly[1] = only_code(second)
    if s.enter == OPEN:
        if bits(enter) > 1:
            s.phase = Phase.ENTER
            return
        s.enter = only_code(enter)
    ride(s)


@rule
def only_code(mask: int) -> int:
    """Return the number of the only bit of a mask."""
    code = 0
    while mask > 1:
        mask >>= 1
        code += 1
    return code


@rule
def open_codes(s: Drachenfels) -> int:
    """Return the mask of the codes among which the player chooses now."""
    leave, swing, first, second, enter = ways(s)
    if s.phase == Phase.LEAVE:
        return leave
    if s.phase == Phase.SWING:
        return swing
    if s.phase == Phase.ENTER:
        return enter
    return first if s.fly[0] == OPEN else second


@rule
def legal_way(s: Drachenfels, out: Ints) -> int:
    """List the ways that differ in what is asked; plain roads and 'keep' come first."""
    codes = open_codes(s)
    n = 0
    if s.phase == Phase.LEAVE:
        base = Act.LEAVE_BY
        road = Act.LEAVE_BY
        first = base + 1
    elif s.phase == Phase.ENTER:
        base = Act.ENTER_BY
        road = Act.ENTER_BY
        first = base + 1
    elif s.phase == Phase.SWING:
        road = Act.KEEP
        first = Act.SHIFT
    else:
        road = Act.WALK
        first = Act.FLY
    if codes >> ROAD & 1:
        out[0] = road
        n = 1
    for code in range(max(POSITIONS, FLIGHTS)):
        if codes >> (FIRST + code) & 1:
            out[n] = first + code
            n += 1
    return n


@rule
def do_leave(s: Drachenfels, way: int) -> None:
    """Leave by road (0) or over a rainbow (1 + position)."""
    s.leave = ROAD + way
    s.phase = Phase.WAY


@rule
def do_enter(s: Drachenfels, way: int) -> None:
    """Enter by road (0) or over a rainbow (1 + position)."""
    s.enter = ROAD + way
    s.phase = Phase.WAY


@rule
def do_flight(s: Drachenfels, flight: int) -> None:
    """Take a flight."""
    do_fly(s, FIRST + flight)


@rule
def do_fly(s: Drachenfels, code: int) -> None:
    """Choose a flight, or none."""
    s.fly[0 if s.fly[0] == OPEN else 1] = code
    s.phase = Phase.WAY


@rule
def why_leave(s: Drachenfels, way: int) -> int:
    """Say why the start cannot be left that way."""
    return 0 if open_codes(s) >> (ROAD + way) & 1 else Why.NOT_OUT_THAT_WAY


@rule
def why_enter(s: Drachenfels, way: int) -> int:
    """Say why the goal cannot be entered that way."""
    return 0 if open_codes(s) >> (ROAD + way) & 1 else Why.NOT_IN_THAT_WAY


@rule
def why_flight(s: Drachenfels, flight: int) -> int:
    """Say why there is no such flight."""
    return why_fly(s, FIRST + flight)


@rule
def why_fly(s: Drachenfels, code: int) -> int:
    """Say why there is no such flight (or no doing without)."""
    return 0 if open_codes(s) >> code & 1 else Why.REST_IMPOSSIBLE


# == the ride ======================================================================================


@rule
def ride(s: Drachenfels) -> None:
    """Carry out the move: crossing, swing, arrival (4.3)."""
    me = int(s.active)
    tell_path(s)
    late = s.shift_late or s.steps == 1
    if s.leave >= FIRST:
        if s.swing >= FIRST:
            old = s.leave - FIRST
            new = s.swing - FIRST
            s.rainbows = s.rainbows & ~(1 << old) | 1 << new
            emit(s, Kind.SHIFTED, me, old, new)
        elif late:
            s.crossed[0] = s.leave - FIRST + 1
    if s.enter >= FIRST:
        s.crossed[1] = s.enter - FIRST + 1
    s.at[me] = s.goal
    emit(s, Kind.MOVED, me, s.goal, s.steps)
    s.leave = OPEN
    s.swing = OPEN
    s.fly[0] = OPEN
    s.fly[1] = OPEN
    s.enter = OPEN
    s.steps = 0
    s.goal = 0
    s.phase = Phase.ARRIVED
    arrive(s, me)
    if s.phase == Phase.OVER:  # DR-182
        s.crossed[0] = 0
        s.crossed[1] = 0


@rule
def tell_path(s: Drachenfels) -> None:
    """Tell the steps of a path that fits, for the eye: of the first one with the fewest flights."""
    me = int(s.active)
    fewest = MOST_FLIGHTS if s.old_questions else fewest_flights(s)
    begin(s, me, int(s.steps), int(s.goal))
    while next_path(s):
        if fits(s) and flights(s) <= fewest:
            for d in range(1, s.path_length + 1):
                if s.path_link[d] >= 0:
                    emit(s, Kind.CROSSED, me, s.path_link[d], s.path[d])
                elif s.path_via[d] >= 0:
                    emit(s, Kind.STEPPED, me, s.path_via[d], 0)
                    emit(s, Kind.FLEW, me, s.path_via[d], s.path[d])
                else:
                    emit(s, Kind.STEPPED, me, s.path[d], 0)
            break
    finish(s)


@rule
def fewest_flights(s: Drachenfels) -> int:
    """Return how many flights the move takes at least, by the way that was chosen."""
    fewest = MOST_FLIGHTS
    begin(s, int(s.active), int(s.steps), int(s.goal))
    while fewest > 0 and next_path(s):
        if fits(s):
            fewest = min(fewest, flights(s))
    finish(s)
    return fewest


@rule
def after_arrival(s: Drachenfels) -> None:
    """Ask for shifts that are still to come, then for a duel, then end the turn (4.3)."""
    if s.crossed[0] or s.crossed[1]:
        if free_positions(s) != 0:
            s.phase = Phase.SHIFT
            return
        s.crossed[0] = 0  # DR-E20
        s.crossed[1] = 0
    me = int(s.active)
    node = int(s.at[me])
    other = knight_on(s, node, me)
    if other >= 0 and not is_castle(node):
        s.beaten = other
        emit(s, Kind.BEATEN, me, other, node)
        s.phase = Phase.DUEL
    else:
        s.phase = Phase.END


# == SHIFT =========================================================================================


@rule
def legal_shift(s: Drachenfels, out: Ints) -> int:
    """List where the crossed rainbow may go; it may also stay (DR-107 to DR-109)."""
    out[0] = Act.KEEP
    free = free_positions(s)
    n = 1
    for p in range(POSITIONS):
        if free >> p & 1:
            out[n] = Act.SHIFT + p
            n += 1
    return n


@rule
def do_shift(s: Drachenfels, new: int) -> None:
    """Shift the rainbow just crossed (in mid-move: decide to), or let it stand (-1)."""
    if s.phase == Phase.SWING:
        s.swing = ROAD if new < 0 else FIRST + new
        s.phase = Phase.WAY
        return
    which = 0 if s.crossed[0] else 1
    old = s.crossed[which] - 1
    s.crossed[which] = 0
    if new >= 0:
        s.rainbows = s.rainbows & ~(1 << old) | 1 << new
        emit(s, Kind.SHIFTED, s.active, old, new)
    s.phase = Phase.ARRIVED


@rule
def why_swing(s: Drachenfels, new: int) -> int:
    """Say why the rainbow cannot be shifted there in mid-move (-1: cannot stay)."""
    if new >= 0:
        why = why_position(s, new)
        if why:
            return why
    code = ROAD if new < 0 else FIRST + new
    return 0 if open_codes(s) >> code & 1 else Why.REST_IMPOSSIBLE


# == DUEL and LOOT =================================================================================


@rule
def legal_duel(s: Drachenfels, out: Ints) -> int:
    """List the free start fields for the beaten knight (DR-161)."""
    n = 0
    for start in range(len(STARTS)):
        if start_is_free(s, start):
            out[n] = Act.SEND + start
            n += 1
    return n


@rule
def only_start(s: Drachenfels) -> int:
    """Return the only free start field, or -1 if there is a choice (DR-E07)."""
    free = free_starts(s)
    return only_code(free) if bits(free) == 1 else -1


@rule
def do_send(s: Drachenfels, start: int) -> None:
    """Put the beaten knight on a start field (DR-161, DR-169); then comes the loot."""
    s.at[s.beaten] = STARTS[start]
    emit(s, Kind.SENT, s.active, s.beaten, STARTS[start])
    s.phase = Phase.LOOT


@rule
def why_send(s: Drachenfels, start: int) -> int:
    """Say why the beaten knight cannot be put there."""
    return Why.START_TAKEN if knight_on(s, int(STARTS[start]), -1) >= 0 else 0


@rule
def loot_asks(s: Drachenfels) -> bool:
    """Return whether there is still something to draw (DR-164, DR-166)."""
    return bool(s.drawn < LOOT_LIMIT and s.hand_count[s.beaten] > 0)


@rule
def legal_loot(out: Ints) -> int:
    """List to stop and to draw a card."""
    out[0] = Act.STOP
    out[1] = Act.LOOT
    return 2


@rule
def do_loot(s: Drachenfels) -> None:
    """Draw one card from the beaten player (DR-165)."""
    take_card(s, int(s.beaten))
