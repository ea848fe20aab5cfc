"""Event phase, the turn of the year, and the end: recovery and scoring (5.10, 5.11, 7)."""

from __future__ import annotations

from lindwurm.games.schutt_und_asche.actions import Act, Kind
from lindwurm.games.schutt_und_asche.data import (
    DISPLAY,
    LAYOUT_MASK,
    RED,
    REGULAR_ROUNDS,
    ROUND_TILES,
    Tile,
)
from lindwurm.games.schutt_und_asche.reasons import Why
from lindwurm.games.schutt_und_asche.rules.common import (
    displayed,
    factor_of,
    finish,
    lift_all_markers,
    lose_stack,
    provinces_of,
    refill,
    take_top,
    team_score,
)
from lindwurm.games.schutt_und_asche.rules.opening import place_dragon_tiles
from lindwurm.games.schutt_und_asche.rules.windows import open_window
from lindwurm.games.schutt_und_asche.state import NONE, REALM, Phase, Result, SchuttUndAsche
from lindwurm.kernel.events import emit
from lindwurm.kernel.rule import Ints, rule
from lindwurm.kernel.shared import bits

# == event phase ==================================================================================


@rule
def begin_event(s: SchuttUndAsche) -> None:
    """The dragon grows, the tiles are shuffled, Sages may be played (SA-181 to SA-185)."""
    if s.round_number < REGULAR_ROUNDS:
        emit(s, Kind.GREW, ROUND_TILES[s.round_number - 1][0], ROUND_TILES[s.round_number][3], 0)
    open_window(s, Phase.SAGE, int(s.regent))


@rule
def after_sage(s: SchuttUndAsche) -> None:
    """Refresh a stale display, if it is due (SA-186, SA-197, SA-334)."""
    stale = not s.acquired and s.round_number <= REGULAR_ROUNDS and displayed(s) > 0
    s.phase = Phase.REFRESH if stale else Phase.PASS_ON
    s.actor = s.regent


@rule
def only_open(s: SchuttUndAsche) -> int:
    """Return the slot of the one open follower, or NONE if there are several."""
    only = NONE
    for slot in range(DISPLAY):
        if s.display[slot] != NONE:
            if only != NONE:
                return NONE
            only = slot
    return only


@rule
def legal_refresh(s: SchuttUndAsche, out: Ints) -> int:
    """List the open followers."""
    n = 0
    for slot in range(DISPLAY):
        if s.display[slot] != NONE:
            out[n] = Act.DISCARD + slot
            n += 1
    return n


@rule
def why_discard(s: SchuttUndAsche, slot: int) -> int:
    """Say why an open follower cannot be discarded."""
    return Why.NOT_DISPLAYED if s.display[slot] < 0 else 0


@rule
def do_discard(s: SchuttUndAsche, seat: int, slot: int) -> None:
    """Discard an open follower for good and turn up another (SA-186)."""
    kind = int(s.display[slot])
    s.gone[kind] += 1
    s.display[slot] = NONE
    s.display_tired[slot] = 0
    emit(s, Kind.DISCARDED, seat, kind, 0)
    refill(s)
    s.phase = Phase.PASS_ON


@rule
def pass_on(s: SchuttUndAsche) -> None:
    """Pass the regency unless a Sage took it; the next round begins (SA-188, SA-192)."""
    if not s.sage and s.seats > 1:
        s.regent = (s.regent + 1) % s.seats
        emit(s, Kind.NEW_REGENT, s.regent, 0, 0)
    s.sage = 0
    s.round_number += 1
    for seat in range(s.seats):
        s.agitators_used[seat] = 0
        s.agitators_tired[seat] = 0
    for slot in range(DISPLAY):
        s.display_tired[slot] = 0
    s.actor = s.regent
    s.phase = Phase.LAYOUT


@rule
def red_tiles(s: SchuttUndAsche) -> int:
    """Return how many of the round's four tiles have a red back."""
    row = s.round_number if s.round_number < len(ROUND_TILES) else len(ROUND_TILES)
    count = 0
    for i in range(len(ROUND_TILES[row - 1])):
        count += RED[ROUND_TILES[row - 1][i]]
    return int(count)


@rule
def layout_asks(s: SchuttUndAsche) -> bool:
    """Return whether the layout is a choice: only with both colours in play (D23)."""
    return bool(0 < red_tiles(s) < len(s.tile))


@rule
def legal_layout(s: SchuttUndAsche, out: Ints) -> int:
    """List the sets of slots for the red-backed tiles."""
    n = 0
    red = red_tiles(s)
    for k in range(len(LAYOUT_MASK)):
        if bits(int(LAYOUT_MASK[k])) == red:
            out[n] = Act.LAYOUT + k
            n += 1
    return n


@rule
def why_layout(s: SchuttUndAsche, k: int) -> int:
    """Say why the tiles cannot lie like that."""
    slots = 0
    for slot in range(len(s.tile)):
        slots += LAYOUT_MASK[k] >> slot & 1
    return 0 if slots == s.round_number - 1 else Why.OTHER_NUMBER_OF_REDS


@rule
def do_layout(s: SchuttUndAsche, k: int) -> None:
    """Lay out the tiles as the regent wants them."""
    lay_out(s, int(LAYOUT_MASK[k]))


@rule
def lay_out(s: SchuttUndAsche, red_slots: int) -> None:
    """Lay out the tiles for the next round (SA-189 to SA-191)."""
    place_dragon_tiles(s, red_slots)
    emit(s, Kind.LAID_OUT, s.regent, 0, 0)
    s.phase = Phase.YEAR


# == the seventh hit ==============================================================================


@rule
def realm_saved(s: SchuttUndAsche) -> None:
    """Break off, recover power, score (SA-292, SA-293, 7.2 to 7.4)."""
    lift_all_markers(s)
    s.result = Result.SAVED
    emit(s, Kind.SAVED_REALM, s.round_number, 0, 0)
    for k in range(s.seats):
        recover(s, (s.regent + k) % s.seats)
    if s.coop:
        for seat in range(s.seats):
            s.score[seat] = team_score(s)
        emit(s, Kind.TEAM_SCORE, s.score[0], 0, 0)
        finish(s)
        return
    for seat in range(s.seats):
        s.score[seat] = s.power[seat] * factor_of(s, seat)
        emit(s, Kind.SCORED, seat, s.score[seat], 0)
    decide_winner(s)


@rule
def recover(s: SchuttUndAsche, seat: int) -> None:
    """Take power (and treasures) from the tops of one's stacks (SA-299 to SA-303)."""
    for p in range(REALM):
        if s.owner[p] == seat:
            while s.height[p] > 0:
                tile = s.stack[p][s.height[p] - 1]
                if tile != Tile.POWER and tile != Tile.TREASURE:
                    break
                take_top(s, p)
                if tile == Tile.POWER:
                    s.power[seat] += 1
                else:
                    s.treasure[seat] += 1
                emit(s, Kind.RECOVERED, seat, tile, p)
            lose_stack(s, p)


@rule
def better(s: SchuttUndAsche, a: int, b: int) -> int:
    """Compare two seats by score, then by unburnt provinces: positive if `a` is ahead (SA-307)."""
    if s.score[a] != s.score[b]:
        return int(s.score[a] - s.score[b])
    return int(provinces_of(s, a) - provinces_of(s, b))


@rule
def place_of(s: SchuttUndAsche, seat: int) -> int:
    """Return a player's place: by score, then provinces; who is still tied shares it (SA-309)."""
    place = 1
    for p in range(s.seats):
        if p != seat and seat != s.winner and (p == s.winner or better(s, p, seat) > 0):
            place += 1
    return place


@rule
def decide_winner(s: SchuttUndAsche) -> None:
    """Name the winner, or let the regent decide among the tied (SA-306 to SA-308)."""
    best = 0
    for seat in range(1, s.seats):
        if better(s, seat, best) > 0:
            best = seat
    s.tied = 0
    for seat in range(s.seats):
        if better(s, seat, best) == 0:
            s.tied |= 1 << seat
    if bits(int(s.tied)) == 1:
        do_crown(s, best)
        return
    s.phase = Phase.TIE
    s.actor = s.regent
    emit(s, Kind.TIED, s.regent, 0, 0)


@rule
def decided_by(s: SchuttUndAsche, winner: int) -> int:
    """Return the winner's provinces, where they alone were ahead of equal points; else 0."""
    for seat in range(s.seats):
        if seat != winner and not s.tied >> seat & 1 and s.score[seat] == s.score[winner]:
            return int(provinces_of(s, winner))
    return 0


@rule
def legal_tie(s: SchuttUndAsche, out: Ints) -> int:
    """List the tied players."""
    n = 0
    for seat in range(s.seats):
        if s.tied >> seat & 1:
            out[n] = Act.CROWN + seat
            n += 1
    return n


@rule
def why_crown(s: SchuttUndAsche, winner: int) -> int:
    """Say why a player cannot be named the winner."""
    return 0 if s.tied & 1 << winner else Why.NOT_TIED


@rule
def do_crown(s: SchuttUndAsche, winner: int) -> None:
    """The game has its winner (SA-02)."""
    s.winner = winner
    emit(s, Kind.WINNER, winner, decided_by(s, winner), 0)
    finish(s)
