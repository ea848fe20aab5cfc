"""The games as OpenSpiel games, for its algorithms and tools (`pip install open_spiel`).

`register()` makes them known to `pyspiel.load_game`, as `lindwurm_ID(players=3,deal=7)`. Chance is
sampled: a game begins with one chance node, which of 1,024 games is dealt (`deal`
chooses another 1,024), and from there on what falls comes from the generator in the state, which
is told to nobody. So a copy of a state has the same dice before it. An algorithm that looks ahead
by copies has to use `resample_from_infostate`, which deals afresh all that a player cannot know and
gives the copy another future.

Where several seats may act at once, they are asked one after the other, from the lowest on.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from lindwurm import games
from lindwurm.engines.asking import turned
from lindwurm.engines.observation import of
from lindwurm.kernel.chance import seed_words
from lindwurm.kernel.game import Game
from lindwurm.kernel.state import State

DEALS = 1024
LONGEST = 100_000
"""Decisions; no game has come near."""


def _type(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=f"lindwurm_{game.id}",
        long_name=f"Lindwurm: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.usual_seats, "deal": 0},
    )


class SpielGame(pyspiel.Game):
    """One of our games in OpenSpiel's form; options of the table are the usual ones."""

    def __init__(self, game: Game, params: dict[str, Any] | None = None):
        given = params or {}
        self.rules = game
        self.players = int(given.get("players", game.usual_seats))
        self.deal = int(given.get("deal", 0))
        self.codes = game.option_codes(self.players, batch=True)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.verbs.size,
            max_chance_outcomes=DEALS,
            num_players=self.players,
            min_utility=game.lowest,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(_type(game), info, given)

    def new_initial_state(self) -> SpielState:
        """Return the state before anything is dealt."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Return what turns a state into numbers for a player."""
        if params:
            raise ValueError(f"there are no parameters for observations, such as {params}")
        return SpielObserver(self)


class SpielState(pyspiel.State):
    """A state of ours, stepped in plain Python."""

    def __init__(self, game: SpielGame):
        super().__init__(game)
        self.rules, self.players, self.codes = game.rules, game.players, game.codes
        self.deal = game.deal
        self.table: State | None = None

    def _seat(self) -> int:
        mask = self.rules.actors(self.table) if self.table is not None else 0
        return (mask & -mask).bit_length() - 1

    def current_player(self) -> int:
        """Return who is asked: a seat, chance for the deal, or nobody when the game is over."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self._seat()
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.table is not None and self._seat() < 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals, each as likely."""
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.table is None or player != self._seat():
            return []
        rules = self.rules
        out = [0] * rules.max_legal
        legal = out[: rules.legal(self.table, player, out)]
        turn = turned(rules)[0]
        return sorted(turn[self.players, player][legal].tolist() if len(turn) else legal)

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            if not 0 <= action < DEALS:
                raise ValueError(f"there is no deal {action} (0..{DEALS - 1})")
            self.table = self.rules.state()
            seed_words(self.table.rng, self.deal, 2 * action)
            self.rules.setup(self.table, self.players, self.codes)
            return
        seat = self._seat()
        if seat < 0:
            raise ValueError("the game is over")
        if not 0 <= action < self.rules.verbs.size:
            raise ValueError(f"{action} is no action (0..{self.rules.verbs.size - 1})")
        meant = self._meant(seat, action)
        if self.rules.why_not(self.table, seat, meant):  # OpenSpiel itself does not look
            text = self.rules.verbs.text(meant)
            raise ValueError(f"seat {seat} may not {text!r} ({action}) now; nothing was done")
        self.rules.apply(self.table, seat, meant)

    def _meant(self, seat: int, action: int) -> int:
        back = turned(self.rules)[1]
        return int(back[self.players, seat, action]) if len(back) else action

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.rules.verbs.text(self._meant(player, action))

    def returns(self) -> list[float]:
        """Return what each seat got: nothing before the end."""
        out = [0.0] * self.players
        if self.is_terminal():
            self.rules.returns(self.table, out)
        return [float(value) for value in out]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a state that a player could believe in, with another future."""
        other: SpielState = self.clone()
        if other.table is not None:
            seed_words(other.table.rng, int(sampler() * 2**53), 0)
            self.rules.redeal(other.table, player)
        return other

    def __str__(self) -> str:
        return "before the deal" if self.table is None else self.table.to_bytes().hex()


class SpielObserver:
    """What a seat sees: the columns of an observation."""

    def __init__(self, game: SpielGame):
        self.tensor = np.zeros(of(game.rules).size, np.float32)
        self.dict = {"observation": self.tensor}
        self._rules = game.rules

    def set_from(self, state: SpielState, player: int) -> None:
        """Write down what the player sees."""
        self.tensor.fill(0)
        if state.table is not None:
            of(self._rules).observe(state.table, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the same as text: the columns that are not zero."""
        self.set_from(state, player)
        columns = of(self._rules).columns
        seen = [(columns[i], int(self.tensor[i])) for i in np.flatnonzero(self.tensor)]
        return " ".join(f"{str(c).partition(':')[0]}{'?' * c.hidden}={v}" for c, v in seen)


@cache
def register() -> list[str]:
    """Make all games known to OpenSpiel; return their names there."""
    found = []
    for name in games.ids():
        game = games.load(name)

        class Named(SpielGame):
            """The class of one game: OpenSpiel makes its games from nothing but parameters."""

            rules_of = game

            def __init__(self, params: dict[str, Any] | None = None):
                super().__init__(self.rules_of, params)

        pyspiel.register_game(_type(game), Named)
        found.append(f"lindwurm_{name}")
    return found
