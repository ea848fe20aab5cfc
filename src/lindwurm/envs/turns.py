"""Every seat of one table asked in turn, as PettingZoo's agent-environment cycle.

>>> from lindwurm import envs
>>> env = envs.aec("dragon_farkle", seats=3)
>>> env.reset(seed=7)
>>> env.agents, env.agent_selection in env.agents
(['seat_0', 'seat_1', 'seat_2'], True)

Where the rules let several seats act at once, the lowest of them is asked first; `infos` of every
agent says in `actors` who might act now, a truth value for each seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import AECEnv

from lindwurm.engines.asking import ACTORS, ADVICE, CUT
from lindwurm.engines.batch import STEP_LIMIT
from lindwurm.envs.opponents import game_of
from lindwurm.envs.spaces import action_space, observation_space
from lindwurm.envs.tables import RENDERS, OneTable
from lindwurm.kernel.game import Game


class EverySeat(AECEnv[str, dict[str, Any], int]):
    """One table; `seat_0`, `seat_1` … are asked whenever the rules ask them.

    Rewards are the returns at the end; `shaping` adds the change of a potential, that times the
    lead in score over the best other (0 at the end). A game that takes more than `limit` steps is
    truncated. `record()` gives the episode so far as a record, and `records` those of all episodes
    that were played to their end, if `keep_records` is set.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo has it
        "render_modes": list(RENDERS),
        "is_parallelizable": False,
        "name": "lindwurm",
    }

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        render_mode: str | None = None,
        skip_forced: bool = True,
        order: str = "seats",
        limit: int = STEP_LIMIT,
        shaping: float = 0.0,
        discount: float = 1.0,
        adviser: str | None = None,
        keep_records: bool = False,
    ):
        super().__init__()
        self.game = game_of(game)
        chairs = self.game.usual_seats if seats is None else seats
        self.game.option_codes(chairs, options)
        self.table = OneTable(
            self.game,
            chairs,
            options,
            [None] * chairs,
            render_mode,
            skip_forced,
            adviser,
            order=order,
            limit=limit,
            scores=bool(shaping),
        )
        self.metadata = {**self.metadata, "name": f"lindwurm/{self.game.id}"}
        self.render_mode = render_mode
        self.shaping, self.discount = float(shaping), float(discount)
        self.possible_agents = [f"seat_{seat}" for seat in range(chairs)]
        seen, act = observation_space(self.game), action_space(self.game)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, act)
        self.adviser = adviser
        self.records: list[str] = []
        self.keep_records = keep_records
        self.agents: list[str] = []
        self._generator = np.random.default_rng()
        self._sets = [
            [bool(mask >> seat & 1) for seat in range(chairs)] for mask in range(1 << chairs)
        ]
        self._potential = [0.0] * chairs

    def observation_space(self, agent: str) -> Any:
        """Return the space of what an agent sees and may do."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: that of the seed, or another one.

        `options={"number": n}` asks for the n-th game of the seed, as `lindwurm simulate` counts;
        other options mean nothing here, and PettingZoo wants them to be let pass.
        """
        number = (options or {}).get("number", 0)
        if seed is None:
            seed = int(self._generator.integers(2**62))
        else:
            self._generator = np.random.default_rng(seed)
        self.table.begin(seed, number, self._generator)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._potential = self._lead()
        self._told()
        self.agent_selection = self.agents[self.table.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees now, and may do if it is asked."""
        return self.table.shown(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Carry out the action of the agent that is asked."""
        if not self.agents:
            raise ValueError("the game is over: reset begins another")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked for an action, not for None")
        self.table.act(action)
        self._cumulative_rewards[agent] = 0.0
        rewards = self.rewards
        over = self.table.over
        if over:
            self._end()
        elif self.shaping:
            now = self._lead()
            for seat, name in enumerate(self.agents):
                rewards[name] = self.discount * now[seat] - self._potential[seat]
            self._potential = now
        self._told()
        if over or self.shaping:
            self._accumulate_rewards()
        self.agent_selection = self.possible_agents[self.table.seat]

    def _end(self) -> None:
        games = self.table.games
        cut = games.status[0] == CUT
        now = self._lead() if cut else [0.0] * len(self.agents)
        for seat, agent in enumerate(self.agents):
            self.terminations[agent], self.truncations[agent] = not cut, bool(cut)
            paid = 0.0 if cut else float(games.results[0, seat])
            self.rewards[agent] = paid + self.discount * now[seat] - self._potential[seat]
        if self.keep_records:
            self.records.append(self.table.record())

    def _told(self) -> None:
        told = self.table.games.told[0]
        info: dict[str, Any] = {"actors": self._sets[told[ACTORS]]}
        if self.adviser:
            info["advice"] = int(told[ADVICE])
        for agent in self.infos:
            self.infos[agent] = info

    def _lead(self) -> list[float]:
        if not self.shaping:
            return self._potential
        return [self.shaping * lead for lead in self.table.lead()]

    def record(self) -> str:
        """Return the record of the episode so far: `lindwurm replay` and `verify` take it."""
        return self.table.record()

    def render(self) -> str | None:
        """Return the table as the agent that is asked sees it: text, or JSON."""
        return self.table.render(self.table.seat)

    def close(self) -> None:
        """Nothing is kept open."""
