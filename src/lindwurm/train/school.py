"""The school: games of a teacher that has learnt, from which a pupil is to learn."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import torch

from lindwurm.engines.asking import ACTORS
from lindwurm.kernel.game import Game
from lindwurm.train import keeping
from lindwurm.train.learn import Learner
from lindwurm.train.slots import Half, Recipe

WILD, WILDNESS = 0.1, 0.15
"""The part of the games in which choices are made at random, and how many of them."""
OWN = 0.3
"""The part of the games in which the pupil chooses, as soon as it knows something: so it is told
what to do where its own mistakes lead."""
BEYOND = -30.0
"""The logarithm of no chance at all."""


class School(Learner):
    """Games of a teacher that has learnt, from which a pupil is to learn."""

    def __init__(self, game: Game, kept: dict[str, Any], cores: int, device: str, **changed: Any):
        known = {f.name for f in fields(Recipe)}
        recipe = {name: value for name, value in kept["recipe"].items() if name in known}
        recipe |= {"adept_share": 0.1, "past_share": 0.0, "tempers": 0.0, **changed}
        super().__init__(game, Recipe(**recipe), cores, device, 1.0)
        keeping.put_back(self, kept)
        slots = self.recipe.slots
        self.wild = torch.zeros(slots, dtype=torch.bool, device=self.device)
        self.wild[slots - int(slots * WILD) :] = True
        self.pupil: Any = None
        """Whoever plays some of the games itself; nobody at first."""
        self.own = torch.rand(slots, device=self.device) < OWN
        self.together = torch.zeros((2, game.verbs.size), dtype=torch.int64, device=self.device)
        """How often each action was a choice; and how often others chose at the same time."""

    @torch.no_grad()
    def act(self, half: Half, t: int) -> None:
        """Choose as the teacher or the pupil does, in wild games now and then anything."""
        half.catch_up(t)
        choices, count = half.choices[t], half.count[t]
        logits, _ = self.logits(self.average, half.seen[t], choices, count)
        if self.pupil is not None:
            theirs, _ = self.logits(self.pupil, half.seen[t], choices, count)
            logits = torch.where(self.own[:, None], theirs, logits)
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
        t, n = self.store.seat.shape
        found = {
            name: getattr(self.store, name).reshape(t * n, -1).clone()
            for name in ("seen", "choices", "count", "seat")
        }
        found |= {name: found[name][:, 0] for name in ("count", "seat")}
        strange = self.wild if self.pupil is None else self.wild | self.own
        wild = torch.cat([strange, strange]).expand(t, n).reshape(-1)
        return {**found, "seats": self.seats, "came": self.advantages()[1], "wild": wild}

    @torch.no_grad()
    def lessons(self) -> dict[str, Any]:
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
        away = self.away(part["seat"], part["seats"])
        wanted = torch.sigmoid(value).gather(1, away)
        share = torch.where(part["wild"], 0.0, 0.5)[:, None]
        wanted = wanted + share * (part["came"] - wanted)
        every = torch.arange(wanted.shape[1], device=self.device)[None]
        there = every < part["seats"][:, None]
        chances = logits.log_softmax(1).clamp(min=BEYOND).half()
        return {"chances": chances, "values": wanted, "there": there, "away": away}
