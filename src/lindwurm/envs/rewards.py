"""What a lead in score is worth on the way to the end: a potential for learners who want one."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

NOBODY = -(2**40)


def leads(scores: npt.NDArray[Any], seats: npt.NDArray[Any]) -> npt.NDArray[np.float64]:
    """Return each seat's lead over the best other; 0 for seats where nobody sits.

    >>> leads(np.array([[5, 3, 9]]), np.array([2])).tolist()
    [[2.0, -2.0, 0.0]]
    >>> leads(np.array([[5, 7, 7], [4, 0, 0]]), np.array([3, 1])).tolist()
    [[-2.0, 0.0, 0.0], [4.0, 0.0, 0.0]]
    """
    most = scores.shape[1]
    there = np.arange(most)[None] < np.asarray(seats)[:, None]
    known = np.where(there, scores, NOBODY).astype(np.float64)
    found = np.zeros(known.shape)
    for seat in range(most):
        others = np.delete(known, seat, axis=1).max(axis=1, initial=NOBODY)
        found[:, seat] = known[:, seat] - np.where(others == NOBODY, 0, others)
    return np.where(there, found, 0.0)
