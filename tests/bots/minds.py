"""Minds that have learnt nothing, made from a seed: for tests of how a mind is asked and kept."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from lindwurm.bots.mind import bucket
from lindwurm.bots.weights import BUCKETS, CONSTANT, About, Weights, dumps, loads, verbs_of
from lindwurm.engines.observation import NUMBER, of
from lindwurm.kernel.game import Game

SHAPE = (400, 24, 16, 12)
"""Rows, how wide they are, and the outputs of the two dense layers."""


def untrained(
    of_game: Game,
    seed: int = 1,
    constant: dict[str, int] | None = None,
    usual: Sequence[int] = (),
    shape: tuple[int, int, int, int] = SHAPE,
    **changed: Any,
) -> bytes:
    """Return the file of a mind that plays by chance, but always by the same.

    `constant` names fields that were never met with another value, `usual` the commonest value of
    every column; `changed` is what the header says otherwise than it is.
    """
    game, chance = of_game, random.Random(seed)
    never = constant or {}
    rows, width, one, two = shape
    seen = of(game)
    first, start, kind, common, table = [], [0], [], [], []
    for column in seen.columns:
        low, high = column.low, column.high
        if column.kind == NUMBER:
            low, high = bucket(low), bucket(high)
        count = high - low + 1
        first.append(low)
        start.append(start[-1] + count)
        always = column.field in never
        kind.append((BUCKETS if column.kind == NUMBER else 0) | (CONSTANT if always else 0))
        common.append(never[column.field] if always else min(max(0, column.low), column.high))
        table += [chance.randrange(-1, rows) for _ in range(count)]

    def small(count: int, most: int = 127) -> list[int]:
        return [chance.randint(-most, most) for _ in range(count)]

    most = game.seats.stop - 1
    arrays = {
        "common": list(usual) or common,
        "kind": kind,
        "first": first,
        "start": start,
        "table": table,
        "scale": [chance.randint(1, 90) for _ in range(rows)],
        "rows": small(rows * width),
        "bias": small(width, 9_000),
        "dense_one": small(width * one),
        "bias_one": small(one, 5_000),
        "dense_two": small(one * two),
        "bias_two": small(two, 5_000),
        "policy": small(game.verbs.size * two),
        "policy_bias": small(game.verbs.size, 5_000),
        "value": small(most * two, 40),
        "value_bias": small(most, 3_000),
        "secret": [chance.randrange(2) for _ in range(game.verbs.size)],
    }
    return dumps(about(game, seed=seed, **changed), arrays)


def about(game: Game, /, **changed: Any) -> About:
    """Return what stands in the header of a mind for a game, but for what is changed."""
    told: dict[str, Any] = {
        "game": game.id,
        "rules": game.version,
        "layout": of(game).layout,
        "verbs": verbs_of(game),
        "actions": game.verbs.size,
        "seats": game.seats.stop - 1,
        "seed": 1,
        "code": "",
        "decisions": 0,
        "positions": 0,
        "curve": {},
    }
    return About(**{**told, **changed})


def weights(game: Game, seed: int = 1) -> Weights:
    """Return such a mind."""
    return loads(untrained(game, seed), "a mind")
