"""The demon's steps at the end of a turn (5.9), and the automaton that leads it (DQ-208)."""

from __future__ import annotations

from lindwurm.games.dragonquest import data
from lindwurm.games.dragonquest.actions import Act, Kind
from lindwurm.games.dragonquest.data import (
    BOTTOM,
    CHAMBER,
    DEMON_STEPS,
    LEFT,
    NOWHERE,
    RIGHT,
    TOP,
)
from lindwurm.games.dragonquest.reasons import Why
from lindwurm.games.dragonquest.rules.common import choose_tie, die, set_mark
from lindwurm.games.dragonquest.rules.moving import around
from lindwurm.games.dragonquest.state import Cause, DragonQuest, Fate, Mark, Phase
from lindwurm.kernel.events import emit
from lindwurm.kernel.rule import Ints, Lookup, rule

ORTHO_COUNT = Lookup(data.ORTHO_COUNT)
DIAGONAL_COUNT = Lookup(data.DIAGONAL_COUNT)
COLUMN = Lookup(data.COLUMN)
ROW = Lookup(data.ROW)


@rule
def end_turn(s: DragonQuest) -> None:
    """A living hero's demon makes its two steps (DQ-128); a dead one's does not (DQ-239)."""
    hero = int(s.active)
    if s.fate[hero] == Fate.INSIDE and s.demon[hero]:
        s.demon_steps = DEMON_STEPS
        s.phase = Phase.DEMON
    else:
        s.phase = Phase.CLOSE


@rule
def gap_across(s: DragonQuest, hero: int, field: int) -> int:
    """Return the columns between a field and the hero, or the nearest column of the chamber."""
    column = COLUMN[field]
    if s.at[hero] == CHAMBER:
        return int(max(0, LEFT - column, column - RIGHT))
    return int(abs(column - COLUMN[s.at[hero]]))


@rule
def gap_down(s: DragonQuest, hero: int, field: int) -> int:
    """Return the rows between a field and the hero, or the nearest row of the chamber."""
    row = ROW[field]
    if s.at[hero] == CHAMBER:
        return int(max(0, TOP - row, row - BOTTOM))
    return int(abs(row - ROW[s.at[hero]]))


@rule
def king_distance(s: DragonQuest, hero: int, field: int) -> int:
    """Return the king-move distance from a field to the hero (DQ-132)."""
    return max(gap_across(s, hero, field), gap_down(s, hero, field))


@rule
def demon_may(s: DragonQuest, hero: int, place: int) -> bool:
    """Return whether the demon may step there at all (DQ-130, DQ-131)."""
    return bool(place != CHAMBER and not s.mark[hero][place] & Mark.DEMON)


@rule
def demon_leash(s: DragonQuest, hero: int) -> int:
    """Return the greatest distance a demon step may lead to; NOWHERE if no step exists (DQ-132)."""
    here = int(s.demon_at[hero])
    now = king_distance(s, hero, here)
    nearest = NOWHERE
    for i in range(ORTHO_COUNT[here] + DIAGONAL_COUNT[here]):
        there = around(here, i)
        if demon_may(s, hero, there):
            gap = king_distance(s, hero, there)
            if nearest == NOWHERE or gap < nearest:
                nearest = gap
    if nearest == NOWHERE:
        return NOWHERE
    if nearest < now:
        return now - 1
    return now if nearest == now else nearest + 2


@rule
def legal_demon(s: DragonQuest, out: Ints) -> int:
    """List the demon's steps towards the hero (DQ-130 to DQ-132)."""
    hero = int(s.active)
    here = int(s.demon_at[hero])
    leash = demon_leash(s, hero)
    n = 0
    for i in range(ORTHO_COUNT[here] + DIAGONAL_COUNT[here]):
        there = around(here, i)
        if demon_may(s, hero, there) and king_distance(s, hero, there) <= leash:
            out[n] = Act.DEMON + there
            n += 1
    return n


@rule
def demon_asks(s: DragonQuest) -> bool:
    """Return whether the Neighbour has a choice; what is forced, or the automaton's, is done."""
    hero = int(s.active)
    if s.demon_steps == 0:
        s.phase = Phase.CLOSE
        return False
    here = int(s.demon_at[hero])
    leash = demon_leash(s, hero)
    choices = 0
    only = NOWHERE
    for i in range(ORTHO_COUNT[here] + DIAGONAL_COUNT[here]):
        there = around(here, i)
        if demon_may(s, hero, there) and king_distance(s, hero, there) <= leash:
            choices += 1
            only = there
    if choices == 0:  # DQ-133
        s.phase = Phase.CLOSE
        return False
    if choices > 1 and s.seats > 1:
        return True
    do_demon(s, only if choices == 1 else automatic_demon(s, hero, 0))
    return False


@rule
def do_demon(s: DragonQuest, field: int) -> None:
    """Move the demon one step; its trail is closed to the hero, and he dies if reached (DQ-134)."""
    hero = int(s.active)
    s.demon_at[hero] = field
    set_mark(s, hero, field, Mark.DEMON)
    s.demon_steps -= 1
    emit(s, Kind.PROWLS, hero, field, 0)
    if field == s.at[hero]:
        s.demon_steps = 0
        emit(s, Kind.CAUGHT, hero, 0, 0)
        die(s, hero, Cause.DEMON)


@rule
def why_demon(s: DragonQuest, field: int) -> int:
    """Say why the demon does not step there."""
    hero = int(s.active)
    here = int(s.demon_at[hero])
    if max(abs(COLUMN[field] - COLUMN[here]), abs(ROW[field] - ROW[here])) != 1:
        return Why.NOT_AROUND_DEMON
    if s.mark[hero][field] & Mark.DEMON:
        return Why.NOT_AROUND_DEMON
    now = king_distance(s, hero, here)
    then = king_distance(s, hero, field)
    if then < now:
        return 0
    for i in range(ORTHO_COUNT[here] + DIAGONAL_COUNT[here]):
        there = around(here, i)
        if there != CHAMBER and s.mark[hero][there] & Mark.DEMON == 0:
            if king_distance(s, hero, there) < now:
                return Why.DEMON_COMES_CLOSER
            if then > now and king_distance(s, hero, there) == now:
                return Why.DEMON_COMES_CLOSER
    return 0


@rule
def automatic_demon(s: DragonQuest, hero: int, pick: int) -> int:
    """Return the automaton's step: smallest king-move, then Manhattan distance (DQ-208).

    Ties are broken by `choose_tie`.
    """
    here = int(s.demon_at[hero])
    best = 10_000
    ties = 0
    for i in range(ORTHO_COUNT[here] + DIAGONAL_COUNT[here]):
        there = around(here, i)
        if demon_may(s, hero, there):
            cost = demon_cost(s, hero, there)
            if cost < best:
                best = cost
                ties = 0
            if cost == best:
                ties += 1
    wanted = choose_tie(s, ties, pick)
    for i in range(ORTHO_COUNT[here] + DIAGONAL_COUNT[here]):
        there = around(here, i)
        if demon_may(s, hero, there) and demon_cost(s, hero, there) == best:
            if wanted == 0:
                return there
            wanted -= 1
    return NOWHERE


@rule
def demon_cost(s: DragonQuest, hero: int, field: int) -> int:
    """Order fields by king-move distance to the hero first, Manhattan distance second."""
    return (
        100 * king_distance(s, hero, field) + gap_across(s, hero, field) + gap_down(s, hero, field)
    )
