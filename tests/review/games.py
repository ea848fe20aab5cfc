"""Finished games to be reviewed."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace
from functools import cache
from typing import Any

from lindwurm.bots.levels import named
from lindwurm.bots.player import choose
from lindwurm.games import load
from lindwurm.kernel.match import Match
from lindwurm.review import Review, review
from lindwurm.review.amounts import Amount
from lindwurm.review.ledger import Decision


def played(game: str, levels: tuple[str, ...], seed: int, **options: str) -> Match:
    """Play a game between levels."""
    names = ["Anna", "Ben", "Cleo", "Dora"][: len(levels)]
    match = Match(load(game), len(levels), options, seed=seed, names=names)
    while not match.over:
        seat = match.actors[0]
        match.act(seat, choose(named(levels[seat]), match, seat, seed=seed + len(match.moves)))
    return match


@cache
def short() -> Match:
    """Return a short game, which a beginner plays against an adept."""
    return played("dragon_farkle", ("novice", "adept"), 3, round_limit="10")


@cache
def reviewed() -> Review:
    """Return its review."""
    return review(short(), games=4, cores=1)


def older(kept: dict[str, Any]) -> dict[str, Any]:
    """Return a review, as it is kept, as it was before the unforeseen had a part of its own."""
    told = deepcopy(kept)
    for moment in told["moments"]:
        del moment["unforeseen"]
    for seat in told["seats"]:
        beyond, rest = seat.pop("unforeseen"), seat["rest"]
        seat["rest"] = [rest[0] + beyond[0], beyond[1]]
    return told


def legal(match: Match, move: int) -> list[int]:
    """Return what could be done instead of a move (from 1)."""
    made, out = match.moves[move - 1], [0] * match.game.max_legal
    state = match.game.state.from_bytes(made.before)
    return out[: match.game.legal(state, made.seat, out)]


def with_a_mistake(match: Match, found: Review, loss: float, seat: int | None = None) -> Review:
    """Return a review with one clear mistake (of a seat), and a stroke of luck at the same move."""
    moments = list(found.moments)
    throws = [bool(move.draws) for move in match.moves]
    at = next(
        i
        for i, one in enumerate(moments)
        if one.decision and throws[i] and seat in (None, one.seat)
    )
    one = moments[at]
    assert one.decision is not None
    other = next(a for a in legal(match, one.move) if a != one.action)
    bad = Decision(
        *(one.move, one.seat, one.action, other, Amount(loss, 0.01), "search"),
        *(one.decision.choices, (Amount(0.4, 0.01), Amount(0.4 + loss, 0.01))),
    )
    strokes = tuple(Amount(-0.14 if s == one.seat else 0.14, 0.01) for s in range(match.seats))
    moments[at] = replace(one, luck=strokes, decision=bad)
    return replace(found, moments=tuple(moments))
