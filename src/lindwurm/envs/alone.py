"""One seat of one table, the others played by opponents, as Gymnasium's environment.

>>> from lindwurm import envs
>>> env = envs.single("dragon_farkle", seat=1, opponents="adept")
>>> _, info = env.reset(seed=7)
>>> info["seat"]
1
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np

from lindwurm.engines.asking import ACTORS, ADVICE, COUNT, CUT, ENDED
from lindwurm.engines.batch import STEP_LIMIT
from lindwurm.envs.opponents import Opponent, game_of, seated
from lindwurm.envs.spaces import action_space, observation_space
from lindwurm.envs.tables import RENDERS, OneTable
from lindwurm.kernel.game import Game


class OneSeat(gymnasium.Env[dict[str, Any], Any]):
    """A seat among opponents: one for all others, or a list in the order of the seats.

    The reward is the return at the end; `shaping` adds the change of a potential, that times the
    lead in score over the best other (0 at the end).
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium has it
        "render_modes": list(RENDERS)
    }

    def __init__(
        self,
        game: str | Game,
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        render_mode: str | None = None,
        skip_forced: bool = True,
        limit: int = STEP_LIMIT,
        shaping: float = 0.0,
        discount: float = 1.0,
        adviser: str | None = None,
        order: str = "seats",
    ):
        self.game = game_of(game)
        chairs = self.game.usual_seats if seats is None else seats
        self.game.option_codes(chairs, options)
        self.seat, self.render_mode = seat, render_mode
        row = seated(chairs, seat, opponents)
        self.table = OneTable(
            self.game,
            chairs,
            options,
            row,
            render_mode,
            skip_forced,
            adviser,
            limit=limit,
            order=order,
            scores=bool(shaping),
        )
        self.shaping, self.discount = float(shaping), float(discount)
        self.observation_space = observation_space(self.game)
        self.action_space = action_space(self.game)
        self.adviser = adviser
        self._potential = 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game: that of the seed, or another one (`options={"number": n}`: the n-th)."""
        given = dict(options or {})
        number = given.pop("number", 0)
        if given:
            raise ValueError(f"reset knows no option {next(iter(given))!r} (number)")
        super().reset(seed=seed)
        if seed is None:
            seed = int(self.np_random.integers(2**62))
        self.table.begin(seed, number, self.np_random)
        while self.table.over:  # before the user was asked: it counts for nothing
            number += 1
            self.table.begin(seed, number, self.np_random)
        self._potential = self._lead()
        return self.table.shown(self.seat), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Carry out an action, and the opponents' until the seat is asked again."""
        if not self.table.games.begun:
            raise ValueError("reset comes before the first step")
        if self.table.over:
            raise ValueError("the game is over: reset begins another")
        if isinstance(action, bool) or not isinstance(action, int | np.integer | np.ndarray):
            raise ValueError(f"an action is a whole number, not {action!r}")
        self.table.act(int(action))
        games = self.table.games
        ended, cut = bool(games.status[0] == ENDED), bool(games.status[0] == CUT)
        after = 0.0 if ended else self._lead()
        reward = self.discount * after - self._potential
        reward += float(games.results[0, self.seat]) if ended else 0.0
        self._potential = after
        return self.table.shown(self.seat), reward, ended, cut, self._info()

    def _info(self) -> dict[str, Any]:
        told = self.table.games.told[0]
        seats = range(self.table.seats)
        actors = [bool(told[ACTORS] >> seat & 1) for seat in seats]
        info = {"seat": self.seat, "actors": actors, "count": int(told[COUNT])}
        if self.adviser:
            info["advice"] = int(told[ADVICE])
        return info

    def _lead(self) -> float:
        return self.shaping * self.table.lead()[self.seat] if self.shaping else 0.0

    def record(self) -> str:
        """Return the record of the episode so far: `lindwurm replay` and `verify` take it."""
        return self.table.record()

    def render(self) -> str | None:
        """Return the table as the seat sees it: text, or JSON."""
        return self.table.render(self.seat)
