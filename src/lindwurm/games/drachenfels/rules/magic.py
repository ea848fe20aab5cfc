"""What the magic cards do, played or claimed (catalogue 5.8 to 5.12)."""

from __future__ import annotations

from lindwurm.games.drachenfels.actions import Act, Kind
from lindwurm.games.drachenfels.data import BRIDGES, POSITIONS, RAINBOWS, TO_CASTLE
from lindwurm.games.drachenfels.reasons import Why
from lindwurm.games.drachenfels.rules.arrive import arrive
from lindwurm.games.drachenfels.rules.board import (
    DRAGON_PLACES,
    FORT_OF,
    SITES,
    STARTS,
    free_dragon_places,
    free_positions,
    free_sites,
    free_starts,
    knight_on,
    loose_bridges,
    may_swap,
)
from lindwurm.games.drachenfels.rules.turn import bury_claimed
from lindwurm.games.drachenfels.state import Drachenfels, Phase
from lindwurm.kernel.events import emit
from lindwurm.kernel.rule import Ints, rule
from lindwurm.kernel.shared import bits


@rule
def effect_done(s: Drachenfels) -> None:
    """The card has been carried out; the turn goes on (DR-028, DR-058)."""
    bury_claimed(s)
    s.phase = Phase.HAND


# == rainbow (5.8) =================================================================================


@rule
def legal_rainbow(s: Drachenfels, out: Ints) -> int:
    """List all that a rainbow card may do: place, remove, move (DR-098)."""
    free = free_positions(s)
    n = 0
    if bits(int(s.rainbows)) < RAINBOWS:
        for p in range(POSITIONS):
            if free >> p & 1:
                out[n] = Act.PLACE_RAINBOW + p
                n += 1
    for p in range(POSITIONS):
        if s.rainbows >> p & 1:
            out[n] = Act.REMOVE_RAINBOW + p
            n += 1
    for p in range(POSITIONS):
        if s.rainbows >> p & 1:
            for q in range(POSITIONS):
                if free >> q & 1:
                    out[n] = Act.MOVE_RAINBOW + p * POSITIONS + q
                    n += 1
    return n


@rule
def do_place_rainbow(s: Drachenfels, p: int) -> None:
    """Raise a rainbow from the supply."""
    s.rainbows |= 1 << p
    emit(s, Kind.RAINBOW_PLACED, s.active, p, 0)
    effect_done(s)


@rule
def do_remove_rainbow(s: Drachenfels, p: int) -> None:
    """Take a rainbow back into the supply."""
    s.rainbows &= ~(1 << p)
    emit(s, Kind.RAINBOW_REMOVED, s.active, p, 0)
    effect_done(s)


@rule
def do_move_rainbow(s: Drachenfels, p: int, q: int) -> None:
    """Move a rainbow to another position."""
    s.rainbows = s.rainbows & ~(1 << p) | 1 << q
    emit(s, Kind.RAINBOW_MOVED, s.active, p, q)
    effect_done(s)


@rule
def why_position(s: Drachenfels, p: int) -> int:
    """Say why a rainbow cannot be put there (DR-101 to DR-104)."""
    if s.rainbows >> p & 1:
        return Why.RAINBOW_THERE
    if not TO_CASTLE >> p & 1:
        if not s.sky:
            return Why.CASTLE_ONLY
        if not free_positions(s) >> p & 1:
            return Why.OUT_OF_REACH
    return 0


@rule
def why_place_rainbow(s: Drachenfels, p: int) -> int:
    """Say why a rainbow cannot be placed there."""
    if bits(int(s.rainbows)) == RAINBOWS:
        return Why.RAINBOWS_ON_BOARD
    return why_position(s, p)


@rule
def why_remove_rainbow(s: Drachenfels, p: int) -> int:
    """Say why a rainbow cannot be taken away from there."""
    return 0 if s.rainbows >> p & 1 else Why.NO_RAINBOW_THERE


@rule
def why_move_rainbow(s: Drachenfels, p: int, q: int) -> int:
    """Say why a rainbow cannot be moved from p to q."""
    why = why_remove_rainbow(s, p)
    return why if why else why_position(s, q)


# == bridge (5.9) ==================================================================================


@rule
def legal_bridge(s: Drachenfels, out: Ints) -> int:
    """List all that a bridge card may do: place, remove, move (DR-115)."""
    free = free_sites(s)
    loose = loose_bridges(s)
    n = 0
    if bits(int(s.bridges)) < BRIDGES:
        for a in range(len(SITES)):
            if free >> a & 1:
                out[n] = Act.PLACE_BRIDGE + a
                n += 1
    for a in range(len(SITES)):
        if loose >> a & 1:
            out[n] = Act.REMOVE_BRIDGE + a
            n += 1
    for a in range(len(SITES)):
        if loose >> a & 1:
            for b in range(len(SITES)):
                if free >> b & 1:
                    out[n] = Act.MOVE_BRIDGE + a * len(SITES) + b
                    n += 1
    return n


@rule
def do_place_bridge(s: Drachenfels, a: int) -> None:
    """Lay a bridge from the supply."""
    s.bridges |= 1 << a
    emit(s, Kind.BRIDGE_PLACED, s.active, SITES[a], 0)
    effect_done(s)


@rule
def do_remove_bridge(s: Drachenfels, a: int) -> None:
    """Take a bridge back into the supply."""
    s.bridges &= ~(1 << a)
    emit(s, Kind.BRIDGE_REMOVED, s.active, SITES[a], 0)
    effect_done(s)


@rule
def do_move_bridge(s: Drachenfels, a: int, b: int) -> None:
    """Move a bridge to another site."""
    s.bridges = s.bridges & ~(1 << a) | 1 << b
    emit(s, Kind.BRIDGE_MOVED, s.active, SITES[a], SITES[b])
    effect_done(s)


@rule
def why_place_bridge(s: Drachenfels, a: int) -> int:
    """Say why a bridge cannot be laid there."""
    if bits(int(s.bridges)) == BRIDGES:
        return Why.BRIDGES_ON_BOARD
    return Why.ONE_BRIDGE if s.bridges >> a & 1 else 0


@rule
def why_remove_bridge(s: Drachenfels, a: int) -> int:
    """Say why there is no bridge to be taken from there."""
    if not s.bridges >> a & 1:
        return Why.NO_BRIDGE_THERE
    return Why.KNIGHT_ON_BRIDGE if knight_on(s, int(SITES[a]), -1) >= 0 else 0


@rule
def why_move_bridge(s: Drachenfels, a: int, b: int) -> int:
    """Say why a bridge cannot be moved from a to b."""
    why = why_remove_bridge(s, a)
    if why:
        return why
    return Why.ONE_BRIDGE if s.bridges >> b & 1 else 0


# == dragon (5.10) =================================================================================


@rule
def legal_dragon(s: Drachenfels, out: Ints) -> int:
    """List every dragon with every free place (DR-121, DR-122)."""
    free = free_dragon_places(s)
    n = 0
    for a in range(len(DRAGON_PLACES)):
        if s.dragons >> a & 1:
            for b in range(len(DRAGON_PLACES)):
                if free >> b & 1:
                    out[n] = Act.MOVE_DRAGON + a * len(DRAGON_PLACES) + b
                    n += 1
    return n


@rule
def do_move_dragon(s: Drachenfels, a: int, b: int) -> None:
    """A dragon takes off and lands elsewhere."""
    s.dragons = s.dragons & ~(1 << a) | 1 << b
    emit(s, Kind.DRAGON_MOVED, s.active, DRAGON_PLACES[a], DRAGON_PLACES[b])
    effect_done(s)


@rule
def why_move_dragon(s: Drachenfels, a: int, b: int) -> int:
    """Say why a dragon cannot fly from a to b."""
    if not s.dragons >> a & 1:
        return Why.NO_DRAGON_THERE
    if a == b:
        return Why.DRAGON_MUST_GO
    if s.dragons >> b & 1:
        return Why.ONE_DRAGON
    if knight_on(s, int(DRAGON_PLACES[b]), -1) >= 0:
        return Why.KNIGHT_IN_ROCK_CASTLE if FORT_OF[DRAGON_PLACES[b]] >= 0 else Why.KNIGHT_THERE
    return 0


# == teletransfer (5.11) ===========================================================================


@rule
def legal_tele(s: Drachenfels, out: Ints) -> int:
    """List the knights that may be swapped with, in seating order."""
    n = 0
    for k in range(1, s.seats):
        p = (s.active + k) % s.seats
        if may_swap(s, p):
            out[n] = Act.SWAP + p
            n += 1
    return n


@rule
def only_partner(s: Drachenfels) -> int:
    """Return the only knight that may be swapped with, or -1 if there is a choice."""
    found = -1
    for p in range(s.seats):
        if may_swap(s, p):
            if found >= 0:
                return -1
            found = p
    return found


@rule
def do_swap(s: Drachenfels, other: int) -> None:
    """Exchange fields; both arrive, the active player first (DR-128, DR-132, DR-181)."""
    me = int(s.active)
    here = s.at[me]
    s.at[me] = s.at[other]
    s.at[other] = here
    emit(s, Kind.SWAPPED, me, other, 0)
    s.phase = Phase.HAND
    arrive(s, me)
    if s.phase != Phase.OVER and not (s.look_later and FORT_OF[here] >= 0):  # DR-196
        arrive(s, other)
    if s.phase != Phase.OVER:
        effect_done(s)


@rule
def why_swap(s: Drachenfels, seat: int, other: int) -> int:
    """Say why two knights cannot be exchanged."""
    if other == seat or other >= s.seats:
        return Why.SWAP_WITH_ANOTHER
    if s.at[seat] == s.at[other]:
        return Why.SAME_FIELD
    mine = FORT_OF[s.at[seat]] >= 0
    theirs = FORT_OF[s.at[other]] >= 0
    if (mine and not s.armour[other]) or (theirs and not s.armour[seat]):
        return Why.NO_ARMOUR_IN_CASTLE
    return 0


# == big cloud (5.12) ==============================================================================


@rule
def legal_cloud(s: Drachenfels, out: Ints) -> int:
    """List every opponent with every free start field (DR-135)."""
    free = free_starts(s)
    n = 0
    for k in range(1, s.seats):
        p = (s.active + k) % s.seats
        for start in range(len(STARTS)):
            if free >> start & 1:
                out[n] = Act.CLOUD + p * len(STARTS) + start
                n += 1
    return n


@rule
def do_cloud(s: Drachenfels, other: int, start: int) -> None:
    """The cloud carries a knight to a start field (DR-135 to DR-138)."""
    s.at[other] = STARTS[start]
    emit(s, Kind.CLOUDED, s.active, other, STARTS[start])
    effect_done(s)


@rule
def why_cloud(s: Drachenfels, seat: int, other: int, start: int) -> int:
    """Say why the cloud cannot carry that knight there."""
    if other == seat:
        return Why.CLOUD_TAKES_OTHERS
    if other >= s.seats:
        return Why.NOBODY_SITS_THERE
    return Why.CLOUD_START_TAKEN if knight_on(s, int(STARTS[start]), -1) >= 0 else 0
