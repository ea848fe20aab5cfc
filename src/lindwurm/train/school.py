"""The school: games of a teacher that has learnt, from which a pupil is to learn."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import numpy as np
import torch

from lindwurm.engines.asking import ACTORS
from lindwurm.engines.observation import of
from lindwurm.kernel.chance import seed_words
from lindwurm.kernel.game import Game
from lindwurm.train.learn import Half, Learner, Recipe

WILD, WILDNESS = 0.1, 0.15
"""The part of the games in which choices are made at random, and how many of them."""
BEYOND = -30.0
"""The logarithm of no chance at all."""


class School(Learner):
    """Games of a teacher that has learnt, from which a pupil is to learn."""

    def __init__(self, game: Game, kept: dict[str, Any], cores: int, device: str, **changed: Any):
        known = {f.name for f in fields(Recipe)}
        recipe = {name: value for name, value in kept["recipe"].items() if name in known}
        super().__init__(game, Recipe(**{**recipe, **changed}), cores, device, 1.0)
        self.critical = "critic" in kept
        """Whether there is a critic that can tell what came of a position."""
        self.resume({"critic": {}, "critic_rows": [], **kept})
        slots = self.recipe.slots
        self.wild = torch.zeros(slots, dtype=torch.bool, device=self.device)
        self.wild[slots - int(slots * WILD) :] = True
        self.together = torch.zeros((2, game.verbs.size), dtype=torch.int64, device=self.device)
        """How often each action was a choice; and how often others chose at the same time."""
        self._usual = [_of_batches(game, everything) for everything in (False, True)]
        if self._usual[0]:
            self._seat_people()

    def _seat_people(self) -> None:
        """Play every second game with the options of people's tables instead of those of batches.

        The teacher may not know them: it is shown what it would have seen in a batch.
        """
        for half in self.halves:
            here = half.games
            for seats in self.game.seats:
                at = (here.seats == seats) & (np.arange(here.count) % 2 == 1)
                here.options[at] = self.game.option_codes(seats)
            here.reset()

    def logits(self, mind: Any, seen: Any, choices: Any, count: Any) -> tuple[Any, Any]:
        """Return the logits of the legal actions and the values; the teacher's as in a batch."""
        if mind is self.average:
            seen = _put(seen, self._usual[0])
        return super().logits(mind, seen, choices, count)

    def judged(self, known: Any, seat: Any, seats: Any) -> Any:
        """Return what the critic expects for each seat, as in a batch."""
        return super().judged(_put(known, self._usual[1]), seat, seats)

    @torch.no_grad()
    def act(self, half: Half, t: int) -> None:
        """Choose in one half's games as the teacher does, in wild ones now and then anything."""
        half.wait()
        if t > 0:
            self._outcome(half, t - 1)
        half.fresh(t)
        choices, count = half.choices[t], half.count[t]
        logits, _ = self.logits(self.average, half.seen[t], choices, count)
        anything = self.wild & (torch.rand_like(logits[:, 0]) < WILDNESS)
        logits = torch.where(anything[:, None] & (logits > -1e8), torch.zeros_like(logits), logits)
        taken = (logits - torch.empty_like(logits).exponential_().log()).argmax(1)
        actions = choices.gather(1, taken[:, None])[:, 0].long().cpu().numpy()
        self._note(half, t)
        half.wait = half.games.send(actions)

    def _note(self, half: Half, t: int) -> None:
        """Count which actions are chosen while others choose too."""
        mask = torch.from_numpy(half.games.told[:, ACTORS]).to(self.device)
        several = (mask & (mask - 1) != 0).long()[:, None]
        choices = half.choices[t].long()
        beyond = torch.arange(choices.shape[1], device=self.device)[None] >= half.count[t][:, None]
        for k, weight in enumerate((torch.ones_like(several), several)):
            there = weight.expand_as(choices).masked_fill(beyond, 0)
            self.together[k].scatter_add_(0, choices.reshape(-1), there.reshape(-1))

    def positions(self) -> dict[str, Any]:
        """Return what was just played as one long list of positions."""
        t, n = self.halves[0].seat.shape

        def flat(name: str) -> Any:
            both = [getattr(half, name) for half in self.halves]
            return torch.cat([one.reshape(t * n, *one.shape[2:]) for one in both])

        found = {name: flat(name) for name in ("seen", "choices", "count", "seat")}
        found["seats"] = torch.cat([h.seats.expand(t, n).reshape(-1) for h in self.halves])
        if self.critical:
            came = [self.advantages(half)[1].reshape(t * n, -1) for half in self.halves]
            found["came"] = torch.cat(came).clamp(0, 1)
            found["wild"] = self.wild.expand(2 * t, n).reshape(-1)
        return found

    @torch.no_grad()
    def told(self) -> dict[str, Any]:
        """Return the positions just played, each with what the teacher would do and expects.

        `chances` are logarithms, in the order of the choices; `values` go by the number of the
        seat, `there` says which seats there are, and `away` where each is from the one who acts.
        """
        positions = self.positions()
        size = self.recipe.minibatch
        parts = [
            self._answers({name: found[i : i + size] for name, found in positions.items()})
            for i in range(0, len(positions["seat"]), size)
        ]
        found = {name: torch.cat([part[name] for part in parts]) for name in parts[0]}
        return {"seen": positions["seen"], "choices": positions["choices"], **found}

    def _answers(self, part: dict[str, Any]) -> dict[str, Any]:
        logits, value = self.logits(self.average, part["seen"], part["choices"], part["count"])
        away = self._away(part["seat"], part["seats"])
        wanted = torch.sigmoid(value).gather(1, away)
        if self.critical:
            share = torch.where(part["wild"], 0.0, 0.5)[:, None]
            wanted = wanted + share * (part["came"] - wanted)
        every = torch.arange(wanted.shape[1], device=self.device)[None]
        there = every < part["seats"][:, None]
        chances = logits.log_softmax(1).clamp(min=BEYOND).half()
        return {"chances": chances, "values": wanted, "there": there, "away": away}


def _of_batches(game: Game, everything: bool) -> dict[int, int]:
    """Return the columns that tell a batch from a table of people, and what they are there."""
    observation, seats = of(game, everything), game.usual_seats
    shown = []
    for batch in (True, False):
        state, out = game.state(), [0] * observation.size
        seed_words(state.rng, 0, 0)
        game.setup(state, seats, game.option_codes(seats, batch=batch))
        observation.observe(state, 0, out)
        shown.append(out)
    return {c: a for c, (a, b) in enumerate(zip(*shown, strict=True)) if a != b}


def _put(shown: Any, values: dict[int, int]) -> Any:
    """Return observations with other values in some columns."""
    if values:
        shown = shown.clone()
        for column, value in values.items():
            shown[:, column] = value
    return shown
