"""Final scoring, winners and ranks (catalogue 7)."""

from __future__ import annotations

from lindwurm.games.simurgh.actions import Kind
from lindwurm.games.simurgh.data import (
    DRAGON_TYPE,
    DRAGONS,
    GOAL_COUNT,
    GOAL_MASK,
    GOAL_POINTS,
    GOAL_SLOTS,
    LEFTOVER_STEPS,
    PAID_PLACES,
    TOKENS,
    TOKENS_PER_POINT,
    Count,
)
from lindwurm.games.simurgh.rules.closing import token_count
from lindwurm.games.simurgh.rules.common import markers_of, markers_on
from lindwurm.games.simurgh.state import Mode, Phase, Simurgh
from lindwurm.kernel.events import emit
from lindwurm.kernel.rule import Floats, Ints, rule
from lindwurm.kernel.shared import share_win


@rule
def counted(s: Simurgh, goal: int, p: int) -> int:
    """Return how much a player has of what an objective counts (2.8)."""
    mask = GOAL_MASK[goal]
    count = 0
    if GOAL_COUNT[goal] == Count.TOKENS:
        for k in range(TOKENS):
            if mask >> k & 1:
                count += s.tokens[p][k]
        return count
    for d in range(DRAGONS):
        if s.owner[d] == p + 1 and mask >> DRAGON_TYPE[d] & 1:
            count += 1 if GOAL_COUNT[goal] == Count.DRAGONS else markers_on(s, d)
    return count


@rule
def goal_points(s: Simurgh, goal: int, p: int) -> int:
    """Return what an objective would pay a player now; shared places are split (SI-226 to SI-229).

    Who has nothing of it takes a place like anybody else (SI-250), or none at all (SI-229).
    """
    own = counted(s, goal, p)
    if own == 0 and s.left_out:
        return 0
    ahead = 0
    tied = 0
    for q in range(s.seats):
        other = counted(s, goal, q)
        if other > own:
            ahead += 1
        elif other == own:
            tied += 1
    total = 0
    for place in range(ahead, ahead + tied):
        if place < PAID_PLACES:
            total += GOAL_POINTS[goal][place]
    return total // tied


@rule
def leftover_points(mode: int, tokens: int) -> int:
    """Return the points for tokens left over (SI-232, SI-233)."""
    if mode == Mode.SPEARMAN:
        return tokens // TOKENS_PER_POINT
    for i in range(len(LEFTOVER_STEPS)):
        if tokens <= LEFTOVER_STEPS[i][0]:
            return int(LEFTOVER_STEPS[i][1])
    return 0


@rule
def ahead_of(s: Simurgh, p: int, q: int) -> bool:
    """Return whether p ranks before q: points, then markers on dragons (SI-234, SI-235)."""
    if s.points[p] != s.points[q]:
        return bool(s.points[p] > s.points[q])
    return markers_of(s, p) > markers_of(s, q)


@rule
def rank(s: Simurgh, p: int) -> int:
    """Return a player's rank, 1 for the best; equal keys share it (SI-237)."""
    better = 0
    for q in range(s.seats):
        if ahead_of(s, q, p):
            better += 1
    return better + 1


@rule
def decided_by(s: Simurgh, winner: int) -> int:
    """Return the winner's markers, where they alone were ahead of equal points; else 0."""
    own = markers_of(s, winner)
    for p in range(s.seats):
        if s.points[p] == s.points[winner] and markers_of(s, p) < own:
            return int(own)
    return 0


@rule
def final_scoring(s: Simurgh) -> None:
    """Score every face-up objective, then leftovers; the game is over (SI-225 to SI-236)."""
    for i in range(GOAL_SLOTS):
        if s.goal_slots[i] > 0:
            for p in range(s.seats):
                points = goal_points(s, s.goal_slots[i] - 1, p)
                s.points[p] += points
                if points > 0:
                    emit(s, Kind.GOAL_POINTS, p, s.goal_slots[i] - 1, points)
    for p in range(s.seats):
        tokens = token_count(s, p)
        points = leftover_points(s.mode, tokens)
        s.points[p] += points
        emit(s, Kind.LEFTOVERS, p, tokens, points)
    s.winners = 0
    for p in range(s.seats):
        if rank(s, p) == 1:
            s.winners |= 1 << p
        else:
            emit(s, Kind.TOTAL, p, s.points[p], 0)
    for p in range(s.seats):
        if s.winners >> p & 1:
            emit(s, Kind.WON, p, s.points[p], decided_by(s, p))
    s.phase = Phase.OVER


@rule
def returns(s: Simurgh, out: Floats) -> None:
    """1/k for each of k winners, 0 for the others (SI-238)."""
    share_win(s.winners, s.seats, out)


@rule
def standing(s: Simurgh, out: Ints) -> None:
    """Power points."""
    for p in range(s.seats):
        out[p] = s.points[p]
