"""What an environment shows and takes, as Gymnasium describes it.

An observation is a dictionary: `observation`, the columns of :mod:`lindwurm.engines.observation`
as 16-bit integers, and `action_mask`, a 1 for every legal action. An action is a number; where it
names a seat, that is counted from the one who acts.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from lindwurm.engines.observation import of
from lindwurm.kernel.game import Game

if TYPE_CHECKING:
    import numpy.typing as npt


@cache
def _bounds(game: Game) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.int16]]:
    columns = of(game).columns
    low = np.array([min(c.low, 0) for c in columns], np.int16)
    return low, np.array([max(c.high, 0) for c in columns], np.int16)


def observation_space(game: Game) -> spaces.Dict:
    """Return the space of what a seat sees and may do."""
    low, high = _bounds(game)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (game.verbs.size,), np.int8),
        }
    )


def action_space(game: Game) -> spaces.Discrete[Any]:
    """Return the space of all actions, legal or not."""
    return spaces.Discrete(game.verbs.size)
