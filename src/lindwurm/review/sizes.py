"""Names for the sizes of mistakes, from what adepts lose when they do not find the best action.

The borders are quantiles of losses beyond doubt: a quarter are smaller than a `MISTAKE`, half are
smaller than a `BLUNDER`. They were taken from few games so far (docs/review.md says which).
"""

from __future__ import annotations

from typing import Literal

from lindwurm.review.amounts import LEAST, Amount

Size = Literal["fine", "doubtful", "mistake", "blunder"]

MISTAKE, BLUNDER = 0.04, 0.10
"""From which loss on, in returns, a decision is called so."""


def size(loss: Amount) -> Size:
    """Return what a loss is called; nobody is blamed where it is within its error.

    >>> [size(Amount(loss, 0.01)) for loss in (0.02, 0.03, 0.06, 0.2)]
    ['fine', 'doubtful', 'mistake', 'blunder']
    """
    if loss.value <= LEAST or not loss.sure:
        return "fine"
    if loss.value < MISTAKE:
        return "doubtful"
    return "mistake" if loss.value < BLUNDER else "blunder"
