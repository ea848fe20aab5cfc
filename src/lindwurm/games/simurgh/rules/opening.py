"""Setup in both modes, with the three drafts of the Dragonlord mode (catalogue 3, 4.1)."""

from __future__ import annotations

from lindwurm.games.simurgh.actions import Act, Draw, Kind
from lindwurm.games.simurgh.data import (
    BOXED,
    DISPLAY,
    DRAGONS,
    FIELDS,
    FIRST_OF_TYPE,
    GOALS,
    SPEARMEN,
    START_RIDERS,
    START_SPEARMEN,
    START_TOKENS,
    TILE_TYPE,
    TILES,
    TILES_OF_TYPE,
    TOKENS,
    Type,
)
from lindwurm.games.simurgh.options import Opt
from lindwurm.games.simurgh.reasons import Why
from lindwurm.games.simurgh.rules.closing import begin_turn
from lindwurm.games.simurgh.rules.stacks import (
    BOTTOM,
    fill_display,
    gain_dragon,
    pop,
    pop_scout,
    put,
    shuffle,
    take_face_up,
    to_hand,
    unlook,
)
from lindwurm.games.simurgh.state import (
    ANYWHERE,
    AVAILABLE,
    LOOK,
    MAYBE_BOX,
    MAYBE_STACK,
    Mode,
    Phase,
    Simurgh,
    Zone,
)
from lindwurm.kernel.chance import draw, throw
from lindwurm.kernel.events import emit, whisper
from lindwurm.kernel.rule import Ints, Lookup, rule

POWER = int(Type.POWER)
PRODUCTION = int(Type.PRODUCTION)
RESEARCH = int(Type.RESEARCH)
EXPLORATION = int(Type.EXPLORATION)

PILE = Lookup([int(Draw[f"{kind.name}_TILE"]) for kind in Type])
"""The kind of the draws that take a tile of each type."""
PICKS = 2
"""Rounds of the open draft (SI-027)."""


@rule
def lay_out(s: Simurgh, seats: int, options: Ints) -> None:
    """Lay out the table up to the first decision (SI-001 to SI-033)."""
    s.seats = seats
    s.mode = options[Opt.MODE]
    s.length = options[Opt.LENGTH]
    s.left_out = options[Opt.EMPTY_HANDED]
    s.unhelped = options[Opt.ABILITIES]
    s.gap_stays = options[Opt.LAST_PICK]
    first = options[Opt.FIRST_PLAYER]
    throw(s)
    s.first = first - 1 if first > 0 else draw(s, seats, Draw.FIRST_PLAYER)  # SI-011
    s.active = s.first
    for p in range(seats):
        for k in range(TOKENS):
            s.tokens[p][k] = START_TOKENS[k]
        for i in range(START_SPEARMEN):
            s.at[p][i] = AVAILABLE
        for i in range(START_RIDERS):
            s.at[p][SPEARMEN + i] = AVAILABLE
        for t in range(TILES):
            s.maybe[p][t] = ANYWHERE
            if TILE_TYPE[t] == Type.POWER:
                s.maybe[p][t] -= MAYBE_STACK
    for g in range(GOALS):
        s.goals[g] = g + 1
    s.goal_count = GOALS
    shuffle(s, s.goals, GOALS, Draw.OBJECTIVE_STACK)
    for d in range(DRAGONS):
        s.dragons[d] = d + 1
    s.dragon_count = DRAGONS
    shuffle(s, s.dragons, DRAGONS, Draw.DRAGON_STACK)
    if s.mode == Mode.SPEARMAN:
        deal_spearman(s)
    else:
        begin_power(s)


@rule
def random_tile(s: Simurgh, kind: int) -> int:
    """Return a random tile of a type that is still in the box, as if that type were shuffled."""
    count = 0
    for t in range(FIRST_OF_TYPE[kind], FIRST_OF_TYPE[kind] + TILES_OF_TYPE[kind]):
        if s.zone[t] == Zone.BOX:
            count += 1
    left = draw(s, count, int(PILE[kind]))
    t = int(FIRST_OF_TYPE[kind])
    while True:
        if s.zone[t] == Zone.BOX:
            if left == 0:
                return t
            left -= 1
        t += 1


@rule
def build_stack(s: Simurgh, dealt: int) -> None:
    """Shuffle what stays in the game into the Scout stack; the rest is boxed (SI-002, SI-017)."""
    for kind in range(len(BOXED)):
        if kind == Type.POWER:
            continue
        count = TILES_OF_TYPE[kind] - BOXED[kind]
        if kind != Type.TRANSFORMATION:
            count -= dealt
        throw(s)
        for _ in range(count):
            t = random_tile(s, kind)
            s.zone[t] = Zone.STACK
            s.scout[s.scout_count] = t + 1
            s.scout_count += 1
    shuffle(s, s.scout, s.scout_count, Draw.SCOUT_STACK)


# == Spearman mode ================================================================================


@rule
def deal_tile(s: Simurgh, p: int, kind: int) -> None:
    """Deal a hidden tile of a type."""
    throw(s)
    t = random_tile(s, kind)
    to_hand(s, p, t)
    s.maybe[p][t] = 1 << p
    whisper(s, p, Kind.DEALT, p, t, 0)


@rule
def deal_spearman(s: Simurgh) -> None:
    """Deal tiles and dragons at random (SI-014 to SI-020)."""
    for k in range(s.seats):
        p = (s.first + k) % s.seats
        deal_tile(s, p, POWER)
        deal_tile(s, p, PRODUCTION)
        deal_tile(s, p, RESEARCH)
        deal_tile(s, p, EXPLORATION)
        s.dealt[p] = (1 << PRODUCTION) + (1 << RESEARCH) + (1 << EXPLORATION)
    build_stack(s, s.seats)
    fill_display(s)
    for k in range(s.seats):
        p = (s.first + k) % s.seats
        dragon = pop(s.dragons, s.dragon_seen, DRAGONS)
        s.dragon_count -= 1
        gain_dragon(s, p, dragon, FIELDS)
    begin_turn(s)


# == S-POWER ======================================================================================


@rule
def begin_power(s: Simurgh) -> None:
    """The last player draws three power tiles (SI-022)."""
    s.active = (s.first + s.seats - 1) % s.seats
    throw(s)
    for _ in range(LOOK):
        draw_power(s)
    s.phase = Phase.POWER


@rule
def draw_power(s: Simurgh) -> None:
    """Draw one more power tile to choose from."""
    t = random_tile(s, POWER)
    s.zone[t] = Zone.LOOKED_AT
    s.look[s.look_count] = t + 1
    s.look_count += 1
    s.maybe[s.active][t] = 1 << s.active
    whisper(s, s.active, Kind.SAW_TILE, s.active, t, 0)


@rule
def do_power(s: Simurgh, tile: int) -> None:
    """Keep one power tile and hand the others to the right, or to the box (SI-022 to SI-024)."""
    p = s.active
    unlook(s, tile)
    to_hand(s, p, tile)
    emit(s, Kind.POWER_KEPT, p, 0, 0)
    whisper(s, p, Kind.POWER_IS, p, tile, 0)
    done = p == s.first
    q = (p + s.seats - 1) % s.seats
    onward = MAYBE_BOX if done else 1 << q
    for v in range(s.seats):
        if v == p:
            continue
        for t in range(TILES):
            if TILE_TYPE[t] == Type.POWER and s.maybe[v][t] >> p & 1:
                s.maybe[v][t] |= onward
    for i in range(s.look_count):
        t = int(s.look[i]) - 1
        s.maybe[p][t] = onward
        if done:
            s.zone[t] = Zone.BOX
            s.look[i] = 0
        else:
            s.maybe[q][t] = 1 << q
            whisper(s, q, Kind.SAW_TILE, q, t, 0)
    if done:
        s.look_count = 0
        begin_open(s)
    else:
        s.active = q
        throw(s)
        draw_power(s)


# == S-OPEN =======================================================================================


@rule
def begin_open(s: Simurgh) -> None:
    """Shuffle the tiles of the game together and lay out four (SI-025)."""
    build_stack(s, 0)
    fill_display(s)
    s.active = s.first
    s.picks = 0
    s.phase = Phase.OPEN


@rule
def do_open(s: Simurgh, i: int) -> None:
    """Take an open tile; the gap is filled at once (SI-026, SI-027, SI-028)."""
    tile = int(s.display[i]) - 1
    take_face_up(s, s.active, i)
    emit(s, Kind.DRAFTED, s.active, tile, 0)
    s.picks += 1
    over = s.picks == PICKS * s.seats
    if not over or s.gap_stays == 0:
        top = pop_scout(s)
        s.zone[top] = Zone.DISPLAY
        s.display[i] = top + 1
        emit(s, Kind.SHOWN, i + 1, top, 0)
    if over:
        s.picks = 0
        begin_dragons(s)
    else:
        s.active = (s.active + 1) % s.seats


@rule
def legal_open(s: Simurgh, out: Ints) -> int:
    """List the open tiles."""
    n = 0
    for i in range(DISPLAY):
        if s.display[i] > 0:
            out[n] = Act.TAKE + i
            n += 1
    return n


@rule
def why_open(s: Simurgh, i: int) -> int:
    """Say why there is no such open tile."""
    return 0 if s.display[i] > 0 else Why.PLACE_EMPTY


# == S-FILL, S-DRAGON =============================================================================


@rule
def begin_dragons(s: Simurgh) -> None:
    """Shuffle the open tiles back, fill the display, deal three dragons each (SI-030, SI-031)."""
    for i in range(DISPLAY):
        tile = int(s.display[i]) - 1
        if tile < 0:  # the gap of the last pick, where it stays
            continue
        s.display[i] = 0
        s.zone[tile] = Zone.STACK
        put(s.scout, s.scout_seen, s.scout_count, tile, BOTTOM, 0)
        s.scout_count += 1
        for v in range(s.seats):
            s.maybe[v][tile] = MAYBE_STACK
    shuffle(s, s.scout, s.scout_count, Draw.SCOUT_STACK)
    fill_display(s)
    for k in range(s.seats):
        p = (s.first + k) % s.seats
        for i in range(FIELDS):
            dragon = pop(s.dragons, s.dragon_seen, DRAGONS)
            s.dragon_count -= 1
            s.offer[p][i] = dragon + 1
            whisper(s, p, Kind.SAW_DRAGON, p, dragon, 0)
    s.answered = 0
    s.phase = Phase.DRAGON


@rule
def legal_dragon(s: Simurgh, seat: int, out: Ints) -> int:
    """List the three dragons dealt to a seat."""
    for i in range(FIELDS):
        out[i] = Act.KEEP_DRAGON + s.offer[seat][i] - 1
    return FIELDS


@rule
def why_dragon(s: Simurgh, seat: int, dragon: int) -> int:
    """Say why a dragon cannot be chosen: it is not among those dealt to this seat."""
    for i in range(FIELDS):
        if s.offer[seat][i] == dragon + 1:
            return 0
    return Why.NOT_DEALT_TO_YOU


@rule
def do_dragon(s: Simurgh, seat: int, dragon: int) -> None:
    """Seal the choice; when all are sealed they are revealed together (SI-031 to SI-033)."""
    s.sealed[seat] = dragon + 1
    s.answered |= 1 << seat
    emit(s, Kind.SEALED, seat, 0, 0)
    if s.answered != (1 << s.seats) - 1:
        return
    for k in range(s.seats):
        p = (s.first + k) % s.seats
        for i in range(FIELDS):
            other = int(s.offer[p][i]) - 1
            s.offer[p][i] = 0
            if other + 1 != s.sealed[p]:
                put(s.dragons, s.dragon_seen, s.dragon_count, other, BOTTOM, 0)
                s.dragon_count += 1
        gain_dragon(s, p, int(s.sealed[p]) - 1, FIELDS)
        s.sealed[p] = 0
    s.answered = 0
    shuffle(s, s.dragons, s.dragon_count, Draw.DRAGON_STACK)
    s.active = s.first
    begin_turn(s)
