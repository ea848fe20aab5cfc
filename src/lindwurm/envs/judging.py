"""How good is it? A policy against bots, with paired chance, every seat, and intervals.

>>> from lindwurm.envs.policies import uniform
>>> found = evaluate(uniform(), "dragon_farkle", against=("random",), games=40, seats=2)
>>> found["results"][0]["games"], found["seats"]
(40, 2)
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from lindwurm.bots.levels import named
from lindwurm.engines.asking import ALONE, COUNT, CUT
from lindwurm.engines.batch import STEP_LIMIT
from lindwurm.engines.stepping import Games
from lindwurm.envs.opponents import Circle, Opponent, game_of, inside
from lindwurm.kernel.game import Game

RESAMPLES = 1000
"""How often the groups of games are drawn again for an interval."""
LEVELS = ("random", "novice", "adept")
"""Whom a policy meets if nobody says otherwise: those who play as fast as the games."""


def evaluate(
    policy: Opponent,
    game: str | Game,
    *,
    against: Sequence[Opponent] = LEVELS,
    games: int = 1000,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    limit: int = STEP_LIMIT,
    cores: int | None = None,
) -> dict[str, Any]:
    """Play a policy against each opponent and return what came out, ready for JSON.

    Games come in groups, one for each seat that the policy can have, all of a group with the same
    chance; whoever sits on seat 0 begins, where the game lets the table choose. Who of the policy
    and another seat is ahead is told by their returns, then by their scores; from the share of
    those comparisons comes the difference in Elo. The intervals (95 %) come from drawing the groups
    again and again.
    """
    which = game_of(game)
    chairs = which.usual_seats if seats is None else seats
    chosen = {**first_at(which, 0), **(options or {})}
    codes = which.option_codes(chairs, chosen, batch=True)
    if games < chairs:
        raise ValueError(f"{chairs} seats need at least {chairs} games, not {games}")
    if not against:
        raise ValueError("a policy has to meet somebody")
    groups = games // chairs
    results = []
    for rival in against:
        found = _played(policy, rival, which, chairs, chosen, seed, groups, limit, cores)
        results.append(_summed(rival, found, chairs, seed))
    return {
        "game": which.id,
        "rules_version": which.version,
        "seats": chairs,
        "options": which.option_texts(codes),
        "seed": seed,
        "results": results,
    }


def first_at(game: Game, seat: int) -> dict[str, str]:
    """Return the option by which a seat begins; nothing where the game does not let one choose.

    >>> from lindwurm.games import load
    >>> first_at(load("simurgh"), 0)
    {'first_player': '1'}
    """
    for option in game.options:
        for value in (str(seat + 1), f"seat_{seat + 1}"):
            if "random" in option.values and value in option.values:
                return {option.name: value}
    return {}


def text(found: Mapping[str, Any]) -> str:
    """Return an evaluation as a small table to read."""
    lines = [f"{found['game']}, {found['seats']} seats, seed {found['seed']}"]
    lines.append(f"{'against':>16} {'games':>7} {'won':>16} {'ahead':>7} {'Elo':>22}  by seat")
    for row in found["results"]:
        won = f"{row['win_share']:.1%} {row['win_low']:.0%}–{row['win_high']:.0%}"
        elo = f"{row['elo']:+.0f} ({row['elo_low']:+.0f} to {row['elo_high']:+.0f})"
        seats = " ".join(f"{share:.1%}" for share in row["win_share_by_seat"])
        lines.append(
            f"{row['against']:>16} {row['games']:>7,} {won:>16} {row['ahead']:>7.1%} {elo:>22}"
            f"  {seats}"
        )
    return "\n".join(lines)


def _played(
    policy: Opponent,
    rival: Opponent,
    game: Game,
    seats: int,
    options: Mapping[str, object],
    seed: int,
    groups: int,
    limit: int,
    cores: int | None,
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.int64], npt.NDArray[np.bool_]]:
    """Return returns and scores by [group, seat of the policy, seat], and what was broken off."""
    if isinstance(policy, str) and inside(policy):
        policy = named(policy)  # somebody has to be asked
    rows = [[policy if p == mine else rival for p in range(seats)] for mine in range(seats)]
    circle = Circle(game, rows * groups)
    slots = Games(
        game,
        groups * seats,
        seats,
        options,
        players=circle.players,
        again=False,
        limit=limit,
        scores=True,
        cores=cores,
    )
    generator = np.random.default_rng(seed)
    circle.begin(np.ones(slots.count, bool), generator)
    slots.reset(seed, numbers=np.repeat(np.arange(groups), seats))
    while (slots.told[:, COUNT] > 0).any():
        actions = circle.answer(slots)
        slots.step(np.full(slots.count, ALONE) if actions is None else actions)
    shape = (groups, seats, -1)
    cut = (slots.status == CUT).reshape(groups, seats)
    return (
        slots.results.reshape(shape)[:, :, :seats],
        slots.scores.reshape(shape)[:, :, :seats],
        cut,
    )


def _summed(
    rival: Opponent,
    found: tuple[npt.NDArray[np.float64], npt.NDArray[np.int64], npt.NDArray[np.bool_]],
    seats: int,
    seed: int,
) -> dict[str, Any]:
    returns, scores, cut = found
    own = np.arange(seats)
    mine, points = returns[:, own, own], scores[:, own, own]
    best = returns.max(axis=2)
    sharing = (returns == best[:, :, None]).sum(axis=2)
    won = np.where((mine == best) & (best > 0), 1 / sharing, 0.0)
    ahead = np.zeros(mine.shape)
    for other in range(seats):
        theirs, their_points = returns[:, :, other], scores[:, :, other]
        better = (mine > theirs) | ((mine == theirs) & (points > their_points))
        equal = (mine == theirs) & (points == their_points)
        ahead += np.where(own == other, 0.0, better + 0.5 * equal)
    ahead = ahead / max(1, seats - 1)
    draws = np.random.default_rng(seed).integers(len(won), size=(RESAMPLES, len(won)))
    shares = won.mean(axis=1)[draws].mean(axis=1)
    comparisons = ahead.mean(axis=1)[draws].mean(axis=1)
    win_low, win_high = np.percentile(shares, [2.5, 97.5])
    low, high = np.percentile(comparisons, [2.5, 97.5])
    count = ahead.size
    return {
        "against": rival if isinstance(rival, str) else getattr(rival, "__name__", "policy"),
        "games": count,
        "unfinished": int(cut.sum()),
        "win_share": round(float(won.mean()), 6),
        "win_low": round(float(win_low), 6),
        "win_high": round(float(win_high), 6),
        "win_share_by_seat": [round(float(v), 6) for v in won.mean(axis=0)],
        "mean_return": round(float(mine.mean()), 6),
        "ahead": round(float(ahead.mean()), 6),
        "elo": round(elo(float(ahead.mean()), count), 1),
        "elo_low": round(elo(float(low), count), 1),
        "elo_high": round(elo(float(high), count), 1),
    }


def elo(share: float, games: int) -> float:
    """Return the difference in Elo that a share of won comparisons means; half a game is added.

    >>> round(elo(0.75, 10**9)), round(elo(1.0, 100))
    (191, 921)
    """
    won = (share * games + 0.5) / (games + 1)
    return 400 * math.log10(won / (1 - won))
