"""Many games side by side on a GPU: what :mod:`.stepping` does on cores, one thread for each slot.

States stay on the device, and so does all that is shown of them: observations, masks, results are
CUDA arrays, which PyTorch, JAX and CuPy take over without copying. The function that steps a slot
is the one that is compiled for cores, so that the same seed and choices give the same games.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numba import cuda

from lindwurm.engines import compiled
from lindwurm.engines.asking import CUT, ENDED, stepper
from lindwurm.engines.kernels import SIMULATED, THREADS, kept
from lindwurm.engines.stepping import Games
from lindwurm.kernel.game import Game

if TYPE_CHECKING:
    from lindwurm.engines.stepping import Marks, Seeds

NUMBERED = ("seeds", "numbers", "strides")
SHOWN = ("choices", "masks", "seen", "known", "told", "status", "lengths", "results", "scores")


class Fleet:
    """N games on a GPU, declared like :class:`Games`; everything that those show is on the device.

    After :meth:`reset` and every :meth:`step`, `rewards[i]` are the returns of the game that has
    just ended in slot i, by seat (zeros while it goes on), `reward[i]` that of the seat that acted,
    and `ended[i]` and `cut[i]` say whether it is over, or was broken off.
    """

    numbers: Any
    choices: Any
    masks: Any
    seen: Any
    known: Any
    told: Any
    status: Any
    lengths: Any
    results: Any
    scores: Any

    def __init__(self, game: Game, count: int, *arguments: Any, **more: Any):
        if not SIMULATED and not cuda.is_available():
            raise ValueError("there is no GPU here that Numba can reach")
        self.game, self.count = game, count
        self.host = host = Games(game, count, *arguments, **more)
        """Where it is written down which games are played; its own games are not."""
        _, _, *rest = host.arguments
        there = {id(a): cuda.to_device(a) for a in rest if isinstance(a, np.ndarray)}
        for name in (*NUMBERED, *SHOWN):
            setattr(self, name, there[id(getattr(host, name))])
        # The simulator computes in the width of each field, where compiled code widens; and it
        # copies plain records only.
        dtype = game.state.wide_dtype() if SIMULATED else game.state.dtype()
        self.records: Any = cuda.to_device(np.zeros(count, dtype))
        blank: Any = np.zeros(1, dtype)
        blank = [blank[0]] if SIMULATED else cuda.to_device(blank)
        self.rewards: Any = cuda.to_device(np.zeros_like(host.results))
        self.reward: Any = cuda.to_device(np.zeros(count))
        self.ended: Any = cuda.to_device(np.zeros(count, np.bool_))
        self.cut: Any = cuda.to_device(np.zeros(count, np.bool_))
        self._given = (self.records, blank, *(there.get(id(a), a) for a in rest))
        self._paid = (self.rewards, self.reward, self.ended, self.cut)
        threads = min(count, THREADS)
        self._launch = _kernel(game)[-(-count // threads), threads]

    def reset(self, seed: Seeds = None, slots: Marks = None, numbers: Marks = None) -> None:
        """Begin a game in every slot, or in those that `slots` marks, as on cores."""
        self.numbers.copy_to_host(self.host.numbers)
        self.told.copy_to_host(self.host.told)
        anew = self.host.numbered(seed, slots, numbers)
        for name in NUMBERED:
            getattr(self, name).copy_to_device(getattr(self.host, name))
        self._launch(*self._given, cuda.to_device(anew), *self._paid)

    def step(self, actions: Any) -> None:
        """Carry out one action in each game; they may lie on the device already (64 bits)."""
        if not self.host.begun:
            raise ValueError("reset comes before the first step")
        if hasattr(actions, "__cuda_array_interface__"):
            there = cuda.as_cuda_array(actions)
        else:
            there = cuda.to_device(np.ascontiguousarray(actions, np.int64))
        if there.shape != (self.count,) or there.dtype != np.int64:
            raise ValueError(
                f"{self.count} games need {self.count} actions of 64 bits, "
                f"not {there.dtype} of shape {there.shape}"
            )
        self._launch(*self._given, there, *self._paid)


@cache
def _kernel(game: Game) -> Any:
    step, max_legal = stepper(game), game.max_legal
    width = "int64" if SIMULATED else "int16"
    if not SIMULATED:
        compiled.register()

    def kernel(
        records: Any,
        blank: Any,
        seats: Any,
        options: Any,
        seeds: Any,
        numbers: Any,
        strides: Any,
        words: Any,
        kinds: Any,
        advisers: Any,
        skip: int,
        drawn: int,
        limit: int,
        again: int,
        choices: Any,
        masks: Any,
        seen: Any,
        last_seen: Any,
        known: Any,
        scores: Any,
        last_scores: Any,
        told: Any,
        results: Any,
        status: Any,
        lengths: Any,
        finals: Any,
        turn: Any,
        back: Any,
        actions: Any,
        rewards: Any,
        reward: Any,
        ended: Any,
        cut: Any,
    ) -> None:
        i = cuda.grid(1)
        if i < records.shape[0]:
            out = cuda.local.array(max_legal, width)
            acted = told[i, 0]
            step(
                records,
                blank,
                seats,
                options,
                seeds,
                numbers,
                strides,
                words,
                kinds,
                advisers,
                skip,
                drawn,
                limit,
                again,
                choices,
                masks,
                seen,
                last_seen,
                known,
                scores,
                last_scores,
                told,
                results,
                status,
                lengths,
                finals,
                turn,
                back,
                actions,
                out,
                i,
                i + 1,
            )
            ended[i], cut[i] = status[i] == ENDED, status[i] == CUT
            reward[i] = 0.0
            for seat in range(rewards.shape[1]):
                paid = results[i, seat] if ended[i] else 0.0
                rewards[i, seat] = paid
                if seat == acted:
                    reward[i] = paid

    return kept(game, kernel)
