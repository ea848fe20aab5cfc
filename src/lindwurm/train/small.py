"""A small network that follows a teacher, and is what plays.

The teacher plays itself, as in training, with some games against the adept and some in which every
few choices are made at random, so that the pupil also sees positions the teacher would avoid. Of
each position the pupil learns what the teacher would do and what it expects, mixed with what came
of it. The pupil is the network of :mod:`lindwurm.bots.mind`: it is rounded while it learns, so that
what is kept as integers is what was trained.

First the positions are only looked at, for a part of the time, to know which values there are
(:mod:`.pupil`).
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch.nn import functional

from lindwurm.bots.mind import WHOLE, compiled_judging, space_for
from lindwurm.bots.weights import MOST, About, Weights, dumps, load, verbs_of
from lindwurm.engines.asking import COUNT, CUT, ENDED, SEAT
from lindwurm.engines.compiled import digest_of
from lindwurm.engines.observation import of
from lindwurm.engines.stepping import Games
from lindwurm.kernel.game import Game
from lindwurm.train.pupil import Pupil, Survey
from lindwurm.train.school import BEYOND, School

LOOKING = 0.12
"""The part of the time in which positions are only looked at."""
RATES, LAST = (1e-2, 5e-3), 0.02
"""How fast rows and dense layers learn at first; and which part of it is left in the end."""
GROWN = 0.3
"""The part of the time after which the pupil plays some of the games itself."""
VALUE = 2.0
"""How much a value weighs beside the choice."""
SIDE = 200_000
"""Bytes of a file that are not rows, at most: dense layers, tables, header."""


@dataclass(frozen=True)
class Schooling:
    """How a pupil is taught."""

    minutes: float
    cores: int
    device: str
    width: int = 256
    hidden: int = 128
    seed: int = 1
    games: int = 4096
    """Games of the last comparisons; 0 for none."""
    slots: int = 0
    """Games in each half, and how long a horizon is; 0: as in training."""
    horizon: int = 0


class Distillation:
    """A run in which a pupil learns from a teacher's games."""

    def __init__(self, school: School, given: Schooling):
        self.school = school
        self.minutes: float = given.minutes
        self.width, self.hidden, self.seed = given.width, given.hidden, given.seed
        gpu = school.device.type == "cuda"
        self.minibatch: int = 4096 if gpu else 512
        self.repeat: int = 2 if gpu else 6
        """Positions are dear on a CPU: how many rounds each is learnt from."""
        self.shelf: list[dict[str, Any]] = []
        self.positions = 0
        self.begun = time.monotonic()

    @property
    def done(self) -> float:
        """How much of the time is over, 0 to 1."""
        return min(1.0, (time.monotonic() - self.begun) / 60 / self.minutes)

    def look(self) -> None:
        """Let games be played until enough is known of which values there are; place the rows."""
        school = self.school
        self.survey = Survey(school.game, school.device)
        school.rollout()  # compiles
        self.begun = time.monotonic()
        while True:
            seen = school.store.seen[:: max(1, school.recipe.horizon // 8)]
            self.survey.count(seen.reshape(-1, seen.shape[-1]))
            if self.done >= LOOKING:
                break
            school.rollout()
        self.places = self.survey.places((MOST - SIDE) // (self.width + 4))
        torch.manual_seed(self.seed)
        pupil = Pupil(school.game, self.places, self.survey, self.width, self.hidden)
        self.pupil = pupil.to(school.device)
        groups = [{"params": list(group)} for group in self.pupil.groups()]
        self.adam = torch.optim.Adam(groups, eps=1e-7)

    def learn(self) -> dict[str, float]:
        """Learn from what was just played, and again from what was played shortly before."""
        told = self.school.lessons()
        self.survey.widen(told["seen"])
        self.shelf = [*self.shelf, told][-self.repeat :]
        count = len(told["seen"])
        size = min(self.minibatch, count)
        steps = len(self.shelf) * count // size
        sums: dict[str, Any] = {}
        for _ in range(steps):
            share = max(0.0, (self.done - LOOKING) / (1 - LOOKING))
            for group, rate in zip(self.adam.param_groups, RATES, strict=True):
                group["lr"] = rate * LAST**share
            part = self.shelf[int(torch.randint(len(self.shelf), ()))]
            at = torch.randint(count, (size,), device=self.school.device)
            for name, found in self._step({name: part[name][at] for name in part}).items():
                sums[name] = sums.get(name, 0.0) + found.detach() / steps
        self.positions += count
        return {name: round(float(found), 4) for name, found in sums.items()}

    def _step(self, part: dict[str, Any]) -> dict[str, Any]:
        """Learn from some positions; return how well the pupil did before."""
        every, own = self.pupil(part["seen"])
        wanted, there = part["chances"].float(), part["there"].float()
        beyond = wanted <= BEYOND
        mine = every.gather(1, part["choices"].long()).masked_fill(beyond, -1e9).log_softmax(1)
        gap = (wanted.exp() * (wanted - mine).masked_fill(beyond, 0.0)).sum(1).mean()
        own, values = own.gather(1, part["away"]), part["values"]
        value = functional.binary_cross_entropy_with_logits(own, values, reduction="none")
        loss = gap + VALUE * (value * there).sum() / there.sum()
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        self.adam.step()
        self.pupil.bound()
        return {
            "gap": gap,
            "same": (mine.argmax(1) == wanted.argmax(1)).float().mean(),
            "value": ((own.sigmoid() - values).abs() * there).sum() / there.sum(),
        }

    def kept(self, curve: dict[str, Any], decisions: int) -> bytes:
        """Return the file of the pupil as it is now."""
        game = self.school.game
        offered, several = self.school.together
        about = About(
            game=game.id,
            rules=game.version,
            layout=of(game).layout,
            verbs=verbs_of(game),
            actions=game.verbs.size,
            seats=game.seats.stop - 1,
            seed=self.seed,
            code=digest_of(game, "lindwurm.bots", "lindwurm.train").hexdigest(),
            decisions=decisions,
            positions=self.positions,
            curve=curve,
        )
        secret = (2 * several > offered).long()
        return dumps(about, self.pupil.arrays(self.places, secret))

    @torch.no_grad()
    def compared(self, weights: Weights, count: int = 4096) -> dict[str, float]:
        """Return how far the integers agree with the teacher, and with what was trained."""
        school, game = self.school, self.school.game
        positions = school.positions()
        at = torch.randperm(len(positions["seat"]), device=school.device)[:count]
        part = {name: positions[name][at] for name in ("seen", "choices", "count", "seats")}
        teacher, value = school.logits(school.average, *list(part.values())[:3])
        pupil, _ = school.logits(self.pupil, *list(part.values())[:3])
        shown = {name: np.ascontiguousarray(found.cpu().numpy()) for name, found in part.items()}
        size, most = len(at), weights.about.seats
        logits = np.full((size, game.max_legal), -(1 << 30), np.int64)
        values = np.zeros((size, most), np.int64)
        space = space_for(weights, game, fast=True)
        given = (shown["seen"], shown["choices"], shown["count"])
        compiled_judging(game)(weights.compiled(), space, *given, logits, values)
        best = logits.argmax(1)
        expected = torch.sigmoid(value).cpu().numpy()
        there = np.arange(most)[None] < shown["seats"][:, None]
        return {
            "same_choice": float((best == teacher.argmax(1).cpu().numpy()).mean()),
            "same_rounded": float((best == pupil.argmax(1).cpu().numpy()).mean()),
            "value_error": float(np.abs(values / WHOLE - expected)[there].mean()),
        }


@torch.no_grad()
def duel(school: School, pupil: Any, games_: int) -> float:
    """Return the pupil's mean return against the teacher, two seats, each deal played twice.

    Both take what they think best; a shared win counts for both.
    """
    game, half = school.game, max(1, games_ // 2)
    seats = 2 if 2 in game.seats else game.seats.start
    g = Games(
        game,
        2 * half,
        seats,
        masks=False,
        again=False,
        limit=school.recipe.limit,
        cores=school.cores,
    )
    g.reset([*range(half), *range(half)])
    pupils_seat = np.repeat([0, 1], half)
    open_, total = np.ones(2 * half, bool), np.zeros(2 * half)
    while open_.any():
        seen = torch.from_numpy(g.seen).to(school.device)
        choices = torch.from_numpy(g.choices).to(school.device)
        count = torch.from_numpy(g.told[:, COUNT]).to(school.device).clamp(min=1)
        best = [
            school.logits(mind, seen, choices, count)[0].argmax(1)
            for mind in (school.average, pupil)
        ]
        turn = torch.from_numpy(g.told[:, SEAT] == pupils_seat).to(school.device)
        taken = torch.where(turn, best[1], best[0])
        actions = choices.gather(1, taken[:, None])[:, 0].long().cpu().numpy()
        g.step(np.where(open_, actions, -1))
        ended = open_ & ((g.status == ENDED) | (g.status == CUT))
        total[ended] = g.results[ended, pupils_seat[ended]]
        open_ &= ~ended
    return float(total.mean())


def teach(
    game: Game, kept: dict[str, Any], out: Path, given: Schooling
) -> Iterator[dict[str, Any]]:
    """Teach a pupil by the teacher in a checkpoint, write its file, and yield how it goes."""
    changed = {name: v for name in ("slots", "horizon") if (v := getattr(given, name))}
    school = School(game, kept, given.cores, given.device, seed=given.seed, **changed)
    run = Distillation(school, given)
    run.look()
    places = run.places
    yield {
        "columns": len(places.common),
        "constant": int((run.survey.constant() > 0).sum()),
        "values_met": places.met,
        "rows": places.rows,
        "teacher_layout": kept["layout"] == of(game).layout,
    }
    told: dict[str, Any] = {}
    due = 0.0
    while run.done < 1:
        if run.done >= GROWN:
            school.pupil = run.pupil
        school.rollout()
        told = run.learn()
        if run.done >= due:
            due = run.done + 0.05
            yield {"done": round(run.done, 3), "positions": run.positions, **told}
    out.parent.mkdir(parents=True, exist_ok=True)

    def keep(**more: Any) -> dict[str, Any]:
        """Write the file, with what is known by now of how it fares."""
        told.update(more)
        data = run.kept(told, kept["decisions"])
        out.write_bytes(data)
        return {"file": str(out), "bytes": len(data), **told}

    school.rollout()
    keep()
    yield keep(**run.compared(load(out)))
    if given.games:
        seats = [n for n in game.seats if n >= 2][:1] or [1]
        yield keep(adept=school.against("heuristic", given.games, seats[0], mind=run.pupil))
        yield keep(teacher_adept=school.against("heuristic", given.games, seats[0]))
        yield keep(duel=duel(school, run.pupil, given.games))
