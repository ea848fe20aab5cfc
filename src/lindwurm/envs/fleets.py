"""Many games on a GPU: states, observations and masks stay there.

    env = envs.gpu(game, 65_536, seats=2, opponents="adept")
    seen, infos = env.reset(seed=7)
    observation = torch.as_tensor(seen["observation"], device="cuda")  # the same memory

What `reset` and `step` return are CUDA arrays (`__cuda_array_interface__`), always the same ones,
written anew by each step; PyTorch and CuPy take them over without copying, JAX by way of DLPack.
Actions may lie on the GPU too, as 64-bit integers.

It suits games whose state is small: a thread steps one game, and threads wait for each other's
longest way. docs/environments.md tells for which games it pays.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from lindwurm.engines.asking import ACTORS, COUNT, REFUSED, SEAT
from lindwurm.engines.batch import STEP_LIMIT
from lindwurm.engines.fleet import Fleet
from lindwurm.envs.opponents import Circle, Opponent, game_of, seated
from lindwurm.envs.spaces import action_space, observation_space
from lindwurm.kernel.game import Game

Step = tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]


class GpuGames:
    """N games on a GPU, with the results of :class:`.vectors.ManyGames` and `same_step` resets.

    Without `opponents` every seat is asked in turn; with them one seat of each game is yours, as in
    a vector on the CPU. Opponents are bots that play inside (random, novice, adept).

    An action that is not legal changes nothing, in its own slot either. With `check` it raises
    ValueError; that waits for the GPU at each step, so leave it away once your policy keeps to its
    masks.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 4096,
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seat: int | None = None,
        opponents: Opponent | Sequence[Opponent | None] | None = None,
        skip_forced: bool = True,
        order: str = "seats",
        limit: int = STEP_LIMIT,
        everything: bool = False,
        check: bool = True,
    ):
        self.game, self.num_envs, self.check = game_of(game), num_envs, check
        chairs = self.game.usual_seats if seats is None else seats
        self.game.option_codes(chairs, options)
        if opponents is None and seat is not None:
            raise ValueError("a seat of one's own needs opponents on the others")
        own = [i % chairs if seat is None else seat for i in range(num_envs)]
        rows = [seated(chairs, None if opponents is None else mine, opponents) for mine in own]
        circle = Circle(self.game, rows)
        if not circle.quiet:
            raise ValueError("on a GPU opponents are bots that play inside: random, novice, adept")
        self.games = Fleet(
            self.game,
            num_envs,
            chairs,
            options,
            players=circle.players,
            skip_forced=skip_forced,
            order=order,
            limit=limit,
            everything=everything,
        )
        self.single_observation_space = observation_space(self.game)
        self.single_action_space = action_space(self.game)
        g = self.games
        self._seen = {"observation": g.seen, "action_mask": g.masks}
        self._infos = {
            "seat": g.told[:, SEAT],
            "actors": g.told[:, ACTORS],
            "choices": g.choices,
            "count": g.told[:, COUNT],
            "rewards": g.rewards,
            "length": g.lengths,
        }
        if everything:
            self._infos["everything"] = g.known

    def reset(
        self, *, seed: int | Sequence[int] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game in every slot: those of `lindwurm simulate` with that seed."""
        if seed is None and not self.games.host.begun:
            seed = int(np.random.default_rng().integers(2**62))
        self.games.reset(seed)
        return self._seen, self._infos

    def step(self, actions: Any) -> Step:
        """Carry out one action in every game."""
        g = self.games
        g.step(actions)
        if self.check and (refused := g.status.copy_to_host() == REFUSED).any():
            slot = int(refused.argmax())
            raise ValueError(f"in slot {slot} that action is not legal now; nothing was done there")
        return self._seen, g.reward, g.ended, g.cut, self._infos
