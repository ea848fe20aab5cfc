"""One game at a time: what the environments for one table share.

It is a vector of one slot, with what a table has besides: any seat can be looked through, the table
can be drawn, and every episode has its record.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from lindwurm.engines import compiled
from lindwurm.engines.asking import COUNT, REFUSED, SEAT, turned
from lindwurm.engines.observation import compiled_of, of
from lindwurm.engines.stepping import Games, checked
from lindwurm.envs.opponents import Circle, Opponent
from lindwurm.envs.rewards import leads
from lindwurm.kernel import record
from lindwurm.kernel.chance import Chance, below, seed_words
from lindwurm.kernel.game import Game
from lindwurm.kernel.match import Match

if TYPE_CHECKING:
    import numpy.typing as npt

RENDERS = ("ansi", "json")


class OneTable:
    """A game in one slot: who is asked, what has been done, and how to tell it."""

    def __init__(
        self,
        game: Game,
        seats: int | None,
        options: Mapping[str, object] | None,
        row: Sequence[Opponent | None],
        render_mode: str | None = None,
        skip_forced: bool = True,
        adviser: str | None = None,
        **how: Any,
    ):
        if render_mode is not None and render_mode not in RENDERS:
            raise ValueError(f"there is no render mode {render_mode!r} ({', '.join(RENDERS)})")
        self.game = game
        self.seats = game.usual_seats if seats is None else seats
        self.options = game.option_texts(game.option_codes(self.seats, options, batch=True))
        self.circle = Circle(game, [row])
        players = self.circle.players[0]
        # Bots inside are asked for advice and followed: all that is done can be recorded.
        self.games = Games(
            game,
            1,
            self.seats,
            self.options,
            advisers=[name or adviser for name in players],
            skip_forced=False,
            again=False,
            **how,
        )
        self.skip_forced = skip_forced
        self._bots = [name is not None for name in players]
        self.render_mode = render_mode
        self.seed, self.number = 0, 0
        self.done: list[tuple[int, int]] = []
        """What was done, and by which seat: everybody's moves."""
        self._one = np.zeros(1, np.int64)

    @property
    def seat(self) -> int:
        """Who is asked, or was asked last."""
        return int(self.games.told[0, SEAT])

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
        return not self.games.told[0, COUNT]

    def begin(self, seed: int, number: int, generator: np.random.Generator) -> None:
        """Begin the game of that number of a seed, up to the first question."""
        self.seed, self.number, self.done = checked(seed), number, []
        self.circle.begin(np.ones(1, bool), generator)
        self.games.reset([seed], numbers=[number])
        self._others()

    def act(self, action: int) -> None:
        """Carry out an action of the seat that is asked, and go on to the next question."""
        self._do(int(action))
        self._others()

    def _do(self, action: int) -> None:
        g = self.games
        seat, self._one[0] = int(g.told[0, 0]), action
        if action < 0:
            raise ValueError(f"{action} is no action (0..{self.game.verbs.size - 1})")
        g.step(self._one)
        if g.status[0] == REFUSED:
            if action >= self.game.verbs.size:
                raise ValueError(f"{action} is no action (0..{self.game.verbs.size - 1})")
            text = self.game.verbs.text(int(g.actions(self._one)[0]))
            raise ValueError(f"seat {seat} may not {text!r} ({action}) now; nothing was done")
        self.done.append((seat, action))

    def _others(self) -> None:
        """Let the others play until the user is asked or the game is over."""
        told, skip = self.games.told[0], self.skip_forced
        while count := told[1]:
            if count == 1 and skip:
                self._do(int(self.games.choices[0, 0]))
            elif self._bots[told[0]]:
                self._do(int(told[4]))
            elif self.circle.quiet or (actions := self.circle.answer(self.games)) is None:
                return
            else:
                self._do(int(actions[0]))

    def lead(self) -> list[float]:
        """Return each seat's lead in score over the best other."""
        found: list[float] = leads(self.games.scores, self.games.seats)[0].tolist()
        return found[: self.seats]

    # -- what is seen -----------------------------------------------------------------------------

    def shown(self, seat: int) -> dict[str, npt.NDArray[Any]]:
        """Return what a seat sees and may do, as arrays of its own."""
        g = self.games
        if seat == g.told[0, 0]:
            return {"observation": g.seen[0].copy(), "action_mask": g.masks[0].copy()}
        out = np.zeros_like(g.seen[0])
        if compiled.available():
            compiled_of(self.game)(g.records[0], seat, out)
        else:
            of(self.game).observe(g.state(0), seat, out)
        return {"observation": out, "action_mask": np.zeros_like(g.masks[0])}

    def render(self, seat: int | None) -> str | None:
        """Return the table as somebody at it sees it: as text to read, or as JSON."""
        if self.render_mode is None:
            return None
        view = self.games.state(0).view(seat)
        if self.render_mode == "json":
            return json.dumps({"seat": seat, "actors": int(self.games.told[0, 3]), "view": view})
        told = [f"{self.game.id}, seen from seat {seat}, {len(self.done)} decisions"]
        told += [f"{name:>20}  {_told(value)}" for name, value in view.items()]
        choices = self.games.choices[0, : self.games.told[0, 1]].tolist()
        texts = [self.game.verbs.text(self._meant(a, self.seat)) for a in choices]
        return "\n".join([*told, f"seat {self.seat} may: {', '.join(texts) or 'nothing more'}"])

    def _meant(self, action: int, seat: int) -> int:
        """Return the game's own number of what is that action for a seat."""
        back = turned(self.game)[1]
        return int(back[self.seats, seat, action]) if len(back) else action

    # -- the record -------------------------------------------------------------------------------

    def match(self) -> Match:
        """Return the episode so far as a match, played again from its seed."""
        # a match knows the first game of a seed only: of another its draws are told one by one
        source: dict[str, Any] = {"tape": self._draws()} if self.number else {"seed": self.seed}
        match = Match(self.game, self.seats, self.options, **source)
        for seat, action in self.done:
            match.act(seat, self._meant(action, seat))
        return match

    def record(self) -> str:
        """Return the record of the episode so far: `lindwurm replay` and `verify` take it."""
        return record.dumps(self.match())

    def _draws(self) -> list[int]:
        """Return all that fell in the episode, by playing it once more."""
        state, game = self.game.state(), self.game
        seed_words(state.rng, self.seed, 2 * self.number)
        state.chance = Chance(lambda n: below(state.rng, n))
        game.setup(state, self.seats, game.option_codes(self.seats, self.options))
        for seat, action in self.done:
            game.apply(state, seat, self._meant(action, seat))
        return [drawn.value for drawn in state.chance.drawn]


def _told(value: Any) -> str:
    """Return a field of a view in short: hidden things are question marks."""
    if isinstance(value, list):
        return " ".join(f"[{_told(v)}]" if isinstance(v, list) else _told(v) for v in value)
    return "?" if value is None else str(value)
