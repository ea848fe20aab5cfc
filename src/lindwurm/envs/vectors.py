"""Many games at once, as Gymnasium's vector environment: compiled, on all cores, without copies.

>>> from lindwurm import envs
>>> env = envs.vector("dragon_farkle", 4, seats=2, opponents="adept")
>>> seen, infos = env.reset(seed=7)
>>> seen["observation"].shape, infos["seat"].tolist()
((4, 212), [0, 1, 0, 1])

The arrays that `reset` and `step` return are always the same ones, written anew by each step: keep
a copy of what has to stay. They can be handed to PyTorch or JAX by DLPack without copying. Between
`send` and `recv` they belong to the games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from lindwurm.engines.asking import ACTORS, ADVICE, ALONE, ANEW, COUNT, CUT, ENDED, SEAT
from lindwurm.engines.batch import STEP_LIMIT
from lindwurm.engines.stepping import Games, Saved
from lindwurm.envs.opponents import Circle, Opponent, game_of, seated
from lindwurm.envs.rewards import leads
from lindwurm.envs.spaces import action_space, observation_space
from lindwurm.kernel.game import Game

if TYPE_CHECKING:
    import numpy.typing as npt

Step = tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]


class ManyGames(VectorEnv[dict[str, Any], Any, Any]):
    """N games side by side.

    Without `opponents` every seat is asked in turn (self-play): `infos["seat"]` says which one, and
    `infos["rewards"]` has the rewards of all seats, which come at any seat's step. With opponents
    one seat of each game is yours: `seat`, or, if that is None, slot i sits on seat i modulo seats.

    `reward` is what the seat that acted got: its return at the end, nothing before. `shaping` adds
    a potential, that times its lead in score over the best other (at the end it is zero), so that
    the sum over a game is the return, less the potential at its beginning; `discount` is that of
    the learner. A game that is broken off after `limit` steps is truncated and pays no return.

    `autoreset` is next_step, same_step or disabled, as Gymnasium means it. With same_step
    `infos["final_obs"]` holds the last observations, one row for each slot, of the slots that
    `infos["_final_obs"]` marks.

    A seed gives the games of `lindwurm simulate` with that seed, slot i the i-th and then each
    N-th; a list of seeds gives each slot its own, the same game as any other environment with it.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        *,
        seats: int | Sequence[int] | None = None,
        options: Mapping[str, object] | Sequence[Mapping[str, object]] | None = None,
        seat: int | None = None,
        opponents: Opponent | Sequence[Opponent | None] | None = None,
        adviser: str | None = None,
        autoreset: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        skip_forced: bool = True,
        order: str = "seats",
        limit: int = STEP_LIMIT,
        shaping: float = 0.0,
        discount: float = 1.0,
        everything: bool = False,
        finals: bool = False,
        cores: int | None = None,
        render_mode: str | None = None,
    ):
        self.game = game_of(game)
        self.mode = _mode(autoreset)
        if isinstance(num_envs, bool) or not isinstance(num_envs, int) or num_envs < 1:
            raise ValueError(f"at least one game must be played, not {num_envs}")
        if render_mode is not None:
            raise ValueError("a vector draws nothing: `aec` and `single` have render modes")
        if opponents is None and seat is not None:
            raise ValueError("a seat of one's own needs opponents on the others")
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": self.mode, "render_modes": []}
        chairs = self.game.usual_seats if seats is None else seats
        each = [chairs] * num_envs if isinstance(chairs, int) else list(chairs)
        for n in set(each):
            self.game.option_codes(n)  # a wrong number of seats is named before anything else
        whole = isinstance(opponents, list | tuple) and None in opponents
        mine = [None if whole or opponents is None else seat] * len(each)
        if opponents is not None and seat is None and not whole:
            mine = [i % n for i, n in enumerate(each)]
        rows = [seated(n, own, opponents) for n, own in zip(each, mine, strict=True)]
        self.circle = Circle(self.game, rows)
        self.shaping, self.discount = float(shaping), float(discount)
        same = self.mode is AutoresetMode.SAME_STEP
        self.games = Games(
            self.game,
            num_envs,
            each,
            options,
            players=self.circle.players,
            advisers=[[adviser] * n for n in each] if adviser else (),
            skip_forced=skip_forced,
            again=same and self.circle.quiet,
            order=order,
            limit=limit,
            everything=everything,
            finals=finals,
            last_seen=same,
            scores=bool(shaping),
            cores=cores,
        )
        self.single_observation_space = observation_space(self.game)
        self.single_action_space = action_space(self.game)
        g, most = self.games, self.game.seats.stop - 1
        self._slots = np.arange(num_envs)
        self._rows = self._slots * self.game.verbs.size
        self._over = np.zeros(num_envs, bool)
        self._fresh = np.zeros(num_envs, bool)
        self._acted = np.zeros(num_envs, np.int64)
        self._reward = np.zeros(num_envs, np.float64)
        self._rewards = np.zeros((num_envs, most), np.float64)
        self._terminated, self._truncated = np.zeros(num_envs, bool), np.zeros(num_envs, bool)
        self._potential = np.zeros((num_envs, most), np.float64)
        self._seen = {"observation": g.seen, "action_mask": g.masks}
        self._infos = {
            "seat": g.told[:, SEAT],
            "actors": g.told[:, ACTORS],
            "choices": g.choices,
            "count": g.told[:, COUNT],
            "rewards": self._rewards,
            "length": g.lengths,
        }
        if adviser:
            self._infos["advice"] = g.told[:, ADVICE]
        if everything:
            self._infos["everything"] = g.known
        if finals:
            self._infos["finals"] = g.finals
        if same:
            done = {"observation": g.last_seen, "action_mask": np.zeros_like(g.masks)}
            self._infos |= {"final_obs": done, "_final_obs": self._over}
        self._paid = False
        self._wait: Callable[[], None] | None = None

    @cached_property
    def observation_space(self) -> spaces.Space[Any]:  # type: ignore[override]
        """The space of all observations together; large, and made only for who asks."""
        return batch_space(self.single_observation_space, self.num_envs)

    @cached_property
    def action_space(self) -> spaces.Space[Any]:  # type: ignore[override]
        """The space of all actions together."""
        return batch_space(self.single_action_space, self.num_envs)

    # -- Gymnasium --------------------------------------------------------------------------------

    def reset(
        self,
        *,
        seed: int | Sequence[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game in every slot, or in those that `options["reset_mask"]` marks.

        Without a seed the next games begin; those of a seed that nobody knows, if none was given.
        `options["numbers"]` says which games of the seed begin.
        """
        self._idle()
        given = dict(options or {})
        mask = given.pop("reset_mask", None)
        numbers = given.pop("numbers", None)
        if given:
            raise ValueError(f"reset knows no option {next(iter(given))!r} (reset_mask, numbers)")
        here = np.ones(self.num_envs, bool) if mask is None else np.asarray(mask)
        if here.shape != (self.num_envs,) or here.dtype != bool:
            raise ValueError(f"a reset_mask has {self.num_envs} truth values")
        if seed is None and not self.games.begun:
            seed = int(self.np_random.integers(2**62))
        elif seed is not None:
            super().reset(seed=seed if isinstance(seed, int) else int(seed[0]))
        self.circle.begin(here, self.np_random)
        self.games.reset(seed, here, numbers)
        self._answered(here)
        self._over[here] = False
        self._terminated[here] = self._truncated[here] = False
        self._reward[here], self._rewards[here] = 0, 0
        if self.shaping:
            self._potential[here] = self._lead(self.games.scores)[here]
        return self._seen, self._infos.copy()

    def step(self, actions: npt.ArrayLike) -> Step:
        """Carry out one action in every game. If one of them is not legal, none is."""
        self.games.step(self._prepared(actions))
        return self._told()

    def send(self, actions: npt.ArrayLike) -> None:
        """Begin to carry out one action in every game; `recv` waits for it and tells."""
        self._wait = self.games.send(self._prepared(actions))

    def recv(self) -> Step:
        """Wait for what was sent and tell what came of it."""
        if self._wait is None:
            raise ValueError("nothing was sent: send comes before recv")
        self._wait()
        self._wait = None
        return self._told()

    def _prepared(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        """Return what is to be done in each slot; raises ValueError, and then nothing is done."""
        self._idle()
        given = np.array(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"{self.num_envs} games need {self.num_envs} whole numbers as actions, "
                f"not {given.dtype} of shape {given.shape}"
            )
        if not self.games.begun:
            raise ValueError("reset comes before the first step")
        given = given.astype(np.int64, copy=False)
        waiting = self.mode is not AutoresetMode.SAME_STEP and bool(self._over.any())
        if waiting and self.mode is AutoresetMode.DISABLED:
            slot = int(self._over.argmax())
            raise ValueError(f"the game in slot {slot} is over: reset it first (reset_mask)")
        np.copyto(self._fresh, self._over if waiting else False)
        self._check(given)
        if waiting:
            self.circle.begin(self._fresh, self.np_random)
            given[self._fresh] = ANEW
        np.copyto(self._acted, self.games.told[:, SEAT])
        return given

    def _told(self) -> Step:
        """Return what came of a step."""
        g = self.games
        self._answered(self._fresh)
        np.equal(g.status, ENDED, out=self._terminated)
        np.equal(g.status, CUT, out=self._truncated)
        np.logical_or(self._terminated, self._truncated, out=self._over)
        self._pay()
        if self.mode is AutoresetMode.SAME_STEP and not self.circle.quiet and self._over.any():
            g.last_seen[self._over] = g.seen[self._over]
            self.circle.begin(self._over, self.np_random)
            g.step(np.where(self._over, ANEW, ALONE))
            self._answered(self._over)
        if self.shaping:
            self._potential = self._lead(g.scores)
        # wrappers write into a step's own infos, such as what an episode brought
        infos = self._infos.copy()
        return self._seen, self._reward, self._terminated, self._truncated, infos

    def close_extras(self, **kwargs: Any) -> None:
        """Wait for what is under way."""
        if self._wait is not None:
            self._wait()
            self._wait = None

    # -- single games: for planners -----------------------------------------------------------

    def save(self, slot: int) -> Saved:
        """Return a slot as it is, to be put back later, here or in another slot."""
        self._idle()
        return self.games.save(self._slot(slot))

    def restore(self, slot: int, saved: Saved, imagined: int | None = None) -> None:
        """Let a slot be as it was when it was saved: the same cards, the same dice to come.

        With a seed in `imagined`, all that the asked seat cannot know is dealt afresh instead, and
        other dice will fall: an honest planner looks no further than that.
        """
        self._idle()
        self.games.restore(self._slot(slot), saved)
        if imagined is not None:
            self.games.imagine(slot, imagined)
        self._over[slot] = self.games.told[slot, COUNT] == 0
        if self.shaping:
            self._potential[slot] = self._lead(self.games.scores)[slot]

    # -- inside -------------------------------------------------------------------------------

    def _idle(self) -> None:
        if self.closed:
            raise ValueError("this environment is closed")
        if self._wait is not None:
            raise ValueError("actions are under way: recv comes first")

    def _slot(self, slot: int) -> int:
        if not 0 <= slot < self.num_envs:
            raise ValueError(f"there is no slot {slot} (0..{self.num_envs - 1})")
        return slot

    def _check(self, given: npt.NDArray[np.int64]) -> None:
        """Refuse illegal actions before anything is done."""
        size = self.game.verbs.size
        inside = given
        if given.min() < 0 or given.max() >= size:
            inside = np.clip(given, 0, size - 1)
        # one look at each mask; what is wrong is looked for only if there is something
        legal = self.games.masks.take(self._rows + inside)
        if legal.all() and inside is given:
            return
        wrong = ((legal == 0) | (inside != given)) & ~self._fresh
        if wrong.any():
            slot = int(wrong.argmax())
            seat, action = int(self.games.told[slot, SEAT]), int(given[slot])
            told = f"{action}, which is no action (0..{size - 1})"
            if 0 <= action < size:
                own = self.game.verbs.text(int(self.games.actions(inside)[slot]))
                told = f"{own!r} ({action}) now"
            raise ValueError(f"in slot {slot} seat {seat} may not {told}; nothing was done")

    def _answered(self, fresh: npt.NDArray[np.bool_]) -> None:
        """Let opponents outside answer until every slot asks the user, or is over.

        A game of `fresh` slots that is over before the user was asked counts for nothing.
        """
        if self.circle.quiet:
            return
        while True:
            lost = fresh & (self.games.told[:, COUNT] == 0)
            actions = self.circle.answer(self.games)
            if lost.any():
                self.circle.begin(lost, self.np_random)
                actions = np.where(lost, ANEW, ALONE if actions is None else actions)
            if actions is None:
                return
            self.games.step(actions)

    def _lead(self, scores: npt.NDArray[np.int64]) -> npt.NDArray[np.float64]:
        return self.shaping * leads(scores, self.games.seats)

    def _pay(self) -> None:
        """Work out the rewards of the step: returns, and the change of the potential."""
        if self._paid:
            self._rewards[:] = 0
            self._reward[:] = 0
        self._paid = bool(self.shaping) or bool(self._terminated.any())
        if not self._paid:
            return
        self._rewards[self._terminated] = self.games.results[self._terminated]
        if self.shaping:
            after = self._lead(self.games.last_scores)
            after[self._terminated] = 0
            self._rewards += self.discount * after - self._potential
            self._rewards[self._fresh] = 0
        self._reward[:] = self._rewards[self._slots, self._acted]


def _mode(autoreset: str | AutoresetMode) -> AutoresetMode:
    names = {mode.name.lower(): mode for mode in AutoresetMode}
    if isinstance(autoreset, AutoresetMode):
        return autoreset
    if autoreset not in names:
        raise ValueError(f"there is no autoreset {autoreset!r} ({', '.join(names)})")
    return names[autoreset]
