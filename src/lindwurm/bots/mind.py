"""A learned mind at play: a small network of integers, evaluated by rules.

The first layer is a sum of rows, one for each column of the observation that is not as usual; the
commonest value of every column is in the bias already. Then come two small dense layers, the
numbers of the legal actions only, and how well every seat stands. All of it is whole numbers, so
that plain Python and compiled code come to the same choice, bit for bit; and there is no
machine-learning library in it.

Activations are 0..127 and stand for 0..1. Weights of the dense layers stand for 64ths; a row's
numbers, times its scale, for 256ths of an activation's step.

>>> [bucket(v) for v in (0, 31, 32, 39, 40, 63, 64, -1, -9, -12)]
[0, 31, 32, 32, 33, 35, 36, -1, -9, -9]
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from lindwurm.bots.weights import BUCKETS, CONSTANT, Net, Weights
from lindwurm.engines import compiled
from lindwurm.engines.observation import of
from lindwurm.kernel.chance import below
from lindwurm.kernel.game import Game
from lindwurm.kernel.rule import Lookup, rule

EXACT = 32
"""Numbers below this have a row each; from here on four rows to a doubling."""

ONE = 127
"""The activation that stands for 1."""
ROW_BITS, DENSE_BITS = 8, 6
"""A row's unit is 1/2**8 of an activation's, a dense weight's 1/2**6."""
LOGIT = ONE << DENSE_BITS
"""What stands for 1 among the numbers of actions and seats."""

STEP = 256
"""Steps of the table of exponentials to one unit."""
EXPONENTIALS = Lookup([round(65536 * math.exp(-i / STEP)) for i in range(int(STEP * math.log(20)))])
"""exp(-i/STEP) in 65536ths, down to a twentieth: what is less likely than that beside the best
choice is not played."""

FINE, REACH = 128, 8
"""Steps of the table of chances to one unit, and how far it reaches."""
WHOLE = 65536
"""What stands for certainty in values."""
CHANCES = Lookup(
    [round(WHOLE / (1 + math.exp(-i / FINE))) for i in range(-REACH * FINE, REACH * FINE + 1)]
)

BEST, CALM, MIXED = 0, 2, 1
"""How sharply to choose: always the best; at temperature 1/2; at temperature 1."""


class Space(NamedTuple):
    """Work space of one evaluation."""

    seen: Any
    sums: Any
    wide: Any
    one: Any
    two: Any
    choices: Any
    """The legal actions, as the actor counts seats."""
    logits: Any
    """A number for each of them: the larger, the better."""
    values: Any
    """What each seat may expect, the observer first, in WHOLE-ths of the way from worst to best."""


@rule
def bucket(value: int) -> int:
    """Return the number of the bucket that a number falls into; negative ones mirror, coarser."""
    if -9 < value < EXACT:
        return value
    rest = value if value > 0 else -value - 1
    bits = 0
    while rest >> bits:
        bits += 1
    if value < 0:
        return -5 - bits
    return EXACT + 4 * (bits - 6) + (value >> (bits - 3) & 3)


@rule
def row_of(net: Net, column: int, value: int) -> int:
    """Return the row of a value that is not a column's commonest, or -1 where it adds nothing."""
    if net.kind[column] & BUCKETS:
        value = bucket(value)
    at = net.start[column] + value - net.first[column]
    at = max(net.start[column], min(at, net.start[column + 1] - 1))
    return int(net.table[at])


@rule
def strange(net: Net, seen: Any) -> int:
    """Return the first column that was always the same in training and is not now, or -1."""
    common, kind = net.common, net.kind
    for c in range(len(common)):
        if seen[c] != common[c] and kind[c] & CONSTANT:
            return c
    return -1


@rule
def look(net: Net, seen: Any, sums: Any, out: Any) -> None:
    """Sum the rows of what is seen (the first layer)."""
    common, rows, bias = net.common, net.rows, net.bias
    width = len(bias)
    for j in range(width):
        sums[j] = bias[j]
    for c in range(len(common)):
        if seen[c] != common[c]:
            row = row_of(net, c, int(seen[c]))
            if row >= 0:
                at = row * width
                scale = net.scale[row]
                for j in range(width):
                    sums[j] += scale * rows[at + j]
    for j in range(width):
        out[j] = max(0, min((sums[j] + 128) >> ROW_BITS, ONE))


@rule
def layer(given: Any, weights: Any, bias: Any, sums: Any, out: Any) -> None:
    """Compute a dense layer; what is zero costs nothing."""
    count = len(bias)
    for k in range(count):
        sums[k] = bias[k]
    for j in range(len(given)):
        x = given[j]
        if x != 0:
            at = j * count
            for k in range(count):
                sums[k] += x * weights[at + k]
    for k in range(count):
        out[k] = max(0, min((sums[k] + 32) >> DENSE_BITS, ONE))


@rule
def evaluate(net: Net, space: Space, count: int) -> None:
    """Judge `space.seen` and the first `count` of `space.choices`."""
    look(net, space.seen, space.sums, space.wide)
    layer(space.wide, net.dense_one, net.bias_one, space.sums, space.one)
    layer(space.one, net.dense_two, net.bias_two, space.sums, space.two)
    two = space.two
    width = len(two)
    for i in range(count):
        action = int(space.choices[i])
        space.logits[i] = net.policy_bias[action] + product(two, net.policy, action * width)
    for p in range(len(net.value_bias)):
        told = net.value_bias[p] + product(two, net.value, p * width)
        step = told * FINE // LOGIT
        space.values[p] = CHANCES[max(0, min(step + REACH * FINE, 2 * REACH * FINE))]


@rule
def product(given: Any, weights: Any, at: int) -> int:
    """Return the sum of products of what is given and the weights from `at` on."""
    total = 0
    for k in range(len(given)):
        total += given[k] * weights[at + k]
    return total


@rule
def secretly(net: Net, space: Space, count: int) -> bool:
    """Say whether most of the choices are such as are made while others choose too."""
    found = 0
    for i in range(count):
        found += net.secret[int(space.choices[i])]
    return 2 * found > count


@rule
def pick(logits: Any, count: int, sharpness: int, words: Any) -> int:
    """Return which of the choices to make: by chance, the better the likelier."""
    best = 0
    for i in range(1, count):
        if logits[i] > logits[best]:
            best = i
    if sharpness == 0:
        return best
    most = int(logits[best])
    whole = 0
    for i in range(count):
        whole += likely(most - int(logits[i]), sharpness)
    drawn = below(words, whole)
    for i in range(count):
        drawn -= likely(most - int(logits[i]), sharpness)
        if drawn < 0:
            return i
    return best


@rule
def likely(behind: int, sharpness: int) -> int:
    """Return how likely a choice is that is so far behind the best one, which has 65536."""
    step = behind * sharpness * STEP // LOGIT
    return int(EXPONENTIALS[step]) if step < len(EXPONENTIALS) else 0


# -- one mind, one game ---------------------------------------------------------------------------


@cache
def pondering(game: Game) -> Callable[..., bool]:
    """Return the rule that judges legal actions from what a seat sees; `space` says how.

    It answers False where the position is of a kind that training never met (:func:`strange`).
    """
    observe = of(game).observe

    @rule
    def ponder(
        net: Net, space: Space, s: Any, seat: int, legal: Any, count: int, turn: Any
    ) -> bool:
        observe(s, seat, space.seen)
        if strange(net, space.seen) >= 0:
            return False
        for i in range(count):
            space.choices[i] = legal[i] if len(turn) == 0 else turn[s.seats][seat][legal[i]]
        evaluate(net, space, count)
        return True

    return ponder


@cache
def thinking(game: Game) -> Callable[..., int]:
    """Return the rule by which a mind chooses in a game: one of the legal actions.

    It returns -1 where the position is of a kind that training never met (:func:`strange`).
    """
    ponder = pondering(game)

    @rule
    def think(
        net: Net, space: Space, s: Any, seat: int, legal: Any, count: int, turn: Any, words: Any
    ) -> int:
        if not ponder(net, space, s, seat, legal, count, turn):
            return -1
        sharpness = MIXED if secretly(net, space, count) else CALM
        return int(legal[pick(space.logits, count, sharpness, words)])

    return think


@cache
def compiled_thinking(game: Game) -> Callable[..., int]:
    """Return the same, compiled (at the first call), to be called on a record."""
    think = thinking(game)

    def choose(
        net: Any, space: Any, s: Any, seat: int, legal: Any, count: int, turn: Any, words: Any
    ) -> int:
        return think(net, space, s, seat, legal, count, turn, words)

    return compiled.jit(game, choose)


@cache
def compiled_judging(game: Game) -> Callable[..., None]:
    """Return the compiled function that judges many positions, one row of each array for each."""

    def judge(
        net: Any, space: Any, seen: Any, choices: Any, counts: Any, logits: Any, values: Any
    ) -> None:
        for i in range(len(seen)):
            for c in range(seen.shape[1]):
                space.seen[c] = seen[i, c]
            for k in range(counts[i]):
                space.choices[k] = choices[i, k]
            evaluate(net, space, counts[i])
            for k in range(counts[i]):
                logits[i, k] = space.logits[k]
            for p in range(values.shape[1]):
                values[i, p] = space.values[p]

    return compiled.jit(game, judge)


def space_for(weights: Weights, game: Game, fast: bool) -> Space:
    """Return work space for evaluations, compiled or in plain Python."""
    size = {name: len(a) for name, a in weights.arrays.items()}
    widest = max(size["bias"], size["bias_one"], size["bias_two"])
    lengths = (
        size["common"],
        widest,
        size["bias"],
        size["bias_one"],
        size["bias_two"],
        game.max_legal,
        game.max_legal,
        size["value_bias"],
    )
    if not fast:
        return Space(*([0] * n for n in lengths))
    import numpy as np

    seen, *rest = lengths
    return Space(np.zeros(seen, np.int16), *(np.zeros(n, np.int32) for n in rest))
