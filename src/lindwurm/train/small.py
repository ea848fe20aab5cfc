"""A small network that follows a teacher: `python -m lindwurm.train.small TEACHER.pt --out MIND`.

The teacher plays itself, as in training, with some games against the adept and some in which every
few choices are made at random, so that the pupil also sees positions the teacher would avoid. Of
each position the pupil learns what the teacher would do and what it expects, mixed with what came
of it. The pupil is the network of :mod:`lindwurm.bots.mind`: it is rounded while it learns, so that
what is kept as integers is what was trained.

First the positions are only looked at, for a part of the time: the commonest value of each column
goes into the bias, values never met get no row (a number takes the row of the nearest that was
met), and where rows are too many for the file the rarest go.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from dataclasses import dataclass, fields
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from lindwurm import games
from lindwurm.bots.mind import (
    DENSE_BITS,
    LOGIT,
    ONE,
    ROW_BITS,
    WHOLE,
    bucket,
    compiled_judging,
    space_for,
)
from lindwurm.bots.weights import BUCKETS, CONSTANT, MOST, About, Weights, dumps, loads, verbs_of
from lindwurm.engines.asking import ACTORS, COUNT, CUT, ENDED, SEAT
from lindwurm.engines.compiled import digest_of
from lindwurm.engines.observation import HIGHEST, LOWEST, NUMBER, of
from lindwurm.engines.stepping import Games
from lindwurm.kernel.game import Game
from lindwurm.train.learn import Half, Learner, Recipe

LOOKING = 0.12
"""The part of the time in which positions are only looked at."""
WILD, WILDNESS = 0.1, 0.15
"""The part of the games in which choices are made at random, and how many of them."""
SIDE = 200_000
"""Bytes of a file that are not rows, at most: dense layers, tables, header."""
BOUND = ONE / (1 << DENSE_BITS)
"""The largest weight of a dense layer."""


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
        self.together = torch.zeros(2, game.verbs.size, device=self.device)
        """How often each action was a choice; and how often others chose at the same time."""

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
        several = (mask & (mask - 1) != 0).float()[:, None]
        choices = half.choices[t].long()
        beyond = torch.arange(choices.shape[1], device=self.device)[None] >= half.count[t][:, None]
        for k, weight in enumerate((torch.ones_like(several), several)):
            there = weight.expand_as(choices).masked_fill(beyond, 0.0)
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

    def targets(self, positions: dict[str, Any], at: Any) -> tuple[Any, Any, Any, Any]:
        """Return log-chances of the legal actions, values by seat, which seats there are, where."""
        part = {name: found[at] for name, found in positions.items()}
        logits, value = self.logits(self.average, part["seen"], part["choices"], part["count"])
        away = self._away(part["seat"], part["seats"])
        wanted = torch.sigmoid(value).gather(1, away)
        if self.critical:
            share = torch.where(part["wild"], 0.0, 0.5)[:, None]
            wanted = wanted + share * (part["came"] - wanted)
        every = torch.arange(wanted.shape[1], device=self.device)[None]
        there = (every < part["seats"][:, None]).float()
        return logits.log_softmax(1), wanted, there, away


@dataclass
class Plan:
    """Which value of which column has which row, and what the bias holds."""

    common: np.ndarray[Any, Any]
    kind: np.ndarray[Any, Any]
    first: np.ndarray[Any, Any]
    start: np.ndarray[Any, Any]
    table: np.ndarray[Any, Any]
    rows: int
    met: int
    """How many values were met beside the commonest ones; those without a row are the rest."""


class Survey:
    """Counts which values of which columns are met."""

    def __init__(self, game: Game, device: Any):
        columns = of(game).columns
        buckets = np.array([bucket(v) for v in range(LOWEST, HIGHEST + 1)])
        self.numbers = np.array([c.kind == NUMBER for c in columns])
        low = np.array([c.low for c in columns])
        high = np.array([c.high for c in columns])
        self.first = np.where(self.numbers, buckets[low - LOWEST], low)
        last = np.where(self.numbers, buckets[high - LOWEST], high)
        self.start = np.concatenate([[0], np.cumsum(last - self.first + 1)])
        self.low = torch.from_numpy(low).to(device)
        self.high = torch.from_numpy(high).to(device)
        self.place = torch.from_numpy(np.concatenate([[0], np.cumsum(high - low + 1)[:-1]]))
        self.place = self.place.to(device)
        self.entries: list[Any] = []
        self.least: list[int] = []
        """The least value of each entry of the table."""
        for c, (a, b) in enumerate(zip(low.tolist(), high.tolist(), strict=True)):
            values = np.arange(a, b + 1)
            told = buckets[values - LOWEST] if self.numbers[c] else values
            self.entries.append(self.start[c] + told - self.first[c])
            self.least += values[np.unique(told, return_index=True)[1]].tolist()
        self.entry = torch.from_numpy(np.concatenate(self.entries)).to(device)
        """The place in the table of every column's every value."""
        self.counted = torch.zeros(int(self.start[-1]), dtype=torch.float64, device=device)
        self.smallest, self.largest = self.high.clone(), self.low.clone()
        """What was met in each column, at least and at most."""
        self.sample: Any = None

    def at(self, seen: Any) -> Any:
        """Return where in the table observations are, column by column."""
        clipped = torch.minimum(torch.maximum(seen.long(), self.low), self.high)
        return self.entry[clipped - self.low + self.place]

    def widen(self, seen: Any) -> None:
        """Note the least and the most of each column."""
        self.smallest = torch.minimum(self.smallest, seen.amin(0).long())
        self.largest = torch.maximum(self.largest, seen.amax(0).long())

    def constant(self) -> Any:
        """Return for each column CONSTANT if it was never met with a second value, else 0."""
        return np.where((self.smallest == self.largest).cpu().numpy(), CONSTANT, 0)

    def count(self, seen: Any, size: int = 8192) -> None:
        """Note what is seen."""
        self.widen(seen)
        self.sample = seen[:size].cpu().numpy()
        for i in range(0, len(seen), size):
            at = self.at(seen[i : i + size])
            if at.is_cuda:  # many at the same place: quicker as a matrix than one after the other
                ones = torch.zeros((len(at), len(self.counted)), device=at.device)
                self.counted += ones.scatter_(1, at, 1.0).sum(0, dtype=torch.float64)
            else:
                self.counted += torch.bincount(at.reshape(-1), minlength=len(self.counted))

    def plan(self, most: int) -> Plan:
        """Return the rows to learn, at most so many."""
        counted = self.counted.cpu().numpy()
        columns = len(self.first)
        usual = np.array([a + counted[a:b].argmax() for a, b in pairwise(self.start)])
        rest = counted.copy()
        rest[usual] = 0
        met = int((rest > 0).sum())
        kept = np.argsort(-rest, kind="stable")[: min(most, met)]
        table = np.full(len(counted), -1)
        table[np.sort(kept)] = np.arange(len(kept))
        kind = np.where(self.numbers, BUCKETS, 0)
        for c in range(columns):
            a, b = self.start[c], self.start[c + 1]
            known = np.flatnonzero((table[a:b] >= 0) | (np.arange(a, b) == usual[c]))
            if self.numbers[c]:  # a number never met is like the nearest that was
                near = np.abs(np.arange(b - a)[:, None] - known[None]).argmin(1)
                table[a:b] = table[a + known[near]]
        common = np.array([self._commonest(c, int(usual[c])) for c in range(columns)])
        return Plan(common, kind, self.first, self.start, table, len(kept), met)

    def _commonest(self, column: int, entry: int) -> int:
        """Return the commonest of the values that share an entry of the table."""
        here = self.sample[:, column].astype(np.int64)
        here = here[self.entry_of(column, here) == entry]
        if len(here) == 0:
            return self.least[entry]
        values, counts = np.unique(here, return_counts=True)
        return int(values[counts.argmax()])

    def entry_of(self, column: int, values: Any) -> Any:
        """Return where in the table values of one column are."""
        return self.entries[column][values - int(self.low[column])]


def rounded(x: Any) -> Any:
    """Return whole numbers, whose gradient is that of what was rounded."""
    return x + (x.round() - x).detach()


class Pupil(nn.Module):
    """The small network, rounded as it will be kept."""

    def __init__(self, game: Game, plan: Plan, survey: Survey, width: int, hidden: int):
        super().__init__()
        self.rows = nn.Parameter(torch.randn(plan.rows, width) * 0.05)
        self.bias = nn.Parameter(torch.full((width,), 0.25))
        self.one = nn.Linear(width, hidden)
        self.two = nn.Linear(hidden, hidden)
        self.policy = nn.Linear(hidden, game.verbs.size)
        self.value = nn.Linear(hidden, game.seats.stop - 1)
        nn.init.normal_(self.policy.weight, std=0.02)
        self.survey = survey
        row = torch.from_numpy(plan.table + 1)
        self.register_buffer("row", row.to(survey.entry.device)[survey.entry], persistent=False)

    def integers(self) -> tuple[Any, Any]:
        """Return the rows as 8-bit integers and the scale of each."""
        unit = float(ONE << ROW_BITS)
        scale = (self.rows.detach().abs().amax(1) * unit / ONE).ceil().clamp(min=1)
        return rounded(self.rows * unit / scale[:, None]).clamp(-ONE, ONE), scale

    def forward(self, seen: Any) -> tuple[Any, Any]:
        """Return a number for every action, and for every seat (the observer first)."""
        with torch.autocast(seen.device.type, enabled=False):  # whole numbers, all of them exact
            x = rounded(self.summed(seen).clamp(0, 1) * ONE)
            for layer in (self.one, self.two):
                x = rounded(_dense(layer, x).clamp(0, 1) * ONE)
            return _dense(self.policy, x), _dense(self.value, x)

    def summed(self, seen: Any) -> Any:
        """Return the sum of the rows of what is seen, and the bias."""
        survey, unit = self.survey, float(ONE << ROW_BITS)
        clipped = torch.minimum(torch.maximum(seen.long(), survey.low), survey.high)
        at = self.row[clipped - survey.low + survey.place]
        eighth, scale = self.integers()
        rows = eighth * (scale / unit)[:, None]
        rows = torch.cat([torch.zeros_like(rows[:1]), rows])
        if at.is_cuda:
            ones = torch.zeros((len(at), len(rows)), device=at.device)
            x = ones.scatter_(1, at, 1.0) @ rows
        else:
            x = functional.embedding_bag(at, rows, mode="sum", padding_idx=0)
        return x + rounded(self.bias * unit) / unit

    @torch.no_grad()
    def bound(self) -> None:
        """Keep the weights within what 8 bits hold."""
        for layer in (self.one, self.two, self.policy, self.value):
            layer.weight.clamp_(-BOUND, BOUND)

    @torch.no_grad()
    def arrays(self, plan: Plan, secret: Any) -> dict[str, list[int]]:
        """Return everything as the integers that a file keeps."""
        eighth, scale = self.integers()

        def whole(x: Any) -> list[int]:
            told: list[int] = x.round().long().reshape(-1).cpu().tolist()
            return told

        sixty_four = 1 << DENSE_BITS
        return {
            "common": plan.common.tolist(),
            "kind": (plan.kind | self.survey.constant()).tolist(),
            "first": plan.first.tolist(),
            "start": plan.start.tolist(),
            "table": plan.table.tolist(),
            "scale": whole(scale),
            "rows": whole(eighth),
            "bias": whole(self.bias * (ONE << ROW_BITS)),
            "dense_one": whole(self.one.weight.T * sixty_four),
            "bias_one": whole(self.one.bias * LOGIT),
            "dense_two": whole(self.two.weight.T * sixty_four),
            "bias_two": whole(self.two.bias * LOGIT),
            "policy": whole(self.policy.weight * sixty_four),
            "policy_bias": whole(self.policy.bias * LOGIT),
            "value": whole(self.value.weight * sixty_four),
            "value_bias": whole(self.value.bias * LOGIT),
            "secret": whole(secret),
        }


def _dense(layer: Any, x: Any) -> Any:
    """Return a dense layer of activations that are whole numbers, as the real numbers it means."""
    weight, bias = layer.weight * (1 << DENSE_BITS), layer.bias * LOGIT
    return functional.linear(x, rounded(weight), rounded(bias)) / LOGIT


class Lesson:
    """A run in which a pupil learns from a teacher's games."""

    def __init__(self, school: School, minutes: float, width: int, hidden: int, seed: int):
        self.school, self.minutes = school, minutes
        self.width, self.hidden, self.seed = width, hidden, seed
        self.positions = 0
        self.begun = time.monotonic()

    @property
    def done(self) -> float:
        """How much of the time is over, 0 to 1."""
        return min(1.0, (time.monotonic() - self.begun) / 60 / self.minutes)

    def look(self) -> None:
        """Let games be played until enough is known of which values there are; plan the rows."""
        school = self.school
        self.survey = Survey(school.game, school.device)
        school.rollout()  # compiles
        self.begun = time.monotonic()
        while True:
            for half in school.halves:
                seen = half.seen[:: max(1, len(half.seen) // 8)]
                self.survey.count(seen.reshape(-1, seen.shape[-1]))
            if self.done >= LOOKING:
                break
            school.rollout()
        self.plan = self.survey.plan((MOST - SIDE) // (self.width + 4))
        torch.manual_seed(self.seed)
        pupil = Pupil(school.game, self.plan, self.survey, self.width, self.hidden)
        self.pupil = pupil.to(school.device)
        self.adam = torch.optim.Adam(self.pupil.parameters(), lr=2e-3, eps=1e-7)

    def learn(self) -> dict[str, float]:
        """Learn from what was just played."""
        school = self.school
        positions = school.positions()
        self.survey.widen(positions["seen"])
        size = min(school.recipe.minibatch, len(positions["seat"]))
        order = torch.randperm(len(positions["seat"]), device=school.device)
        sums: dict[str, Any] = {}
        for i in range(0, len(order) - size + 1, size):
            share = (self.done - LOOKING) / (1 - LOOKING)
            for group in self.adam.param_groups:
                group["lr"] = 2e-3 * 0.02 ** max(0.0, share)
            at = order[i : i + size]
            with torch.no_grad():
                wanted, values, there, away = school.targets(positions, at)
            every, own = self.pupil(positions["seen"][at])
            chosen = every.gather(1, positions["choices"][at].long())
            beyond = wanted < -1e8
            mine = chosen.masked_fill(beyond, -1e9).log_softmax(1)
            gap = (wanted.exp() * (wanted - mine).masked_fill(beyond, 0.0)).sum(1).mean()
            value = functional.binary_cross_entropy_with_logits(
                own.gather(1, away), values, reduction="none"
            )
            loss = gap + (value * there).sum() / there.sum()
            self.adam.zero_grad(set_to_none=True)
            loss.backward()
            self.adam.step()
            self.pupil.bound()
            told = {
                "gap": gap,
                "same": (mine.argmax(1) == wanted.argmax(1)).float().mean(),
                "value": ((own.gather(1, away).sigmoid() - values).abs() * there).sum()
                / there.sum(),
            }
            for name, found in told.items():
                sums[name] = sums.get(name, 0.0) + found.detach() / (len(order) // size)
        self.positions += len(order)
        return {name: round(float(found), 4) for name, found in sums.items()}

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
        return dumps(about, self.pupil.arrays(self.plan, secret))

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


def main() -> None:
    """Teach a pupil and say how it goes."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("--minutes", type=float, default=4)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--cores", type=int, default=os.cpu_count())
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=4096, help="games of the last comparison")
    for name in ("slots", "horizon", "minibatch"):
        parser.add_argument(f"--{name}", type=int)
    given = parser.parse_args()
    kept = torch.load(given.checkpoint, weights_only=True, map_location="cpu")
    game = games.load(kept["game"])
    changed = {n: v for n in ("slots", "horizon", "minibatch") if (v := getattr(given, n))}
    school = School(game, kept, given.cores, given.device, seed=given.seed, **changed)
    lesson = Lesson(school, given.minutes, given.width, given.hidden, given.seed)
    lesson.look()
    plan = lesson.plan
    _say(
        columns=len(plan.common),
        constant=int((lesson.survey.constant() > 0).sum()),
        values_met=plan.met,
        rows=plan.rows,
        teacher_layout=kept["layout"] == of(game).layout,
    )
    told, due = {}, 0.0
    while lesson.done < 1:
        school.rollout()
        told = lesson.learn()
        if lesson.done >= due:
            due = lesson.done + 0.05
            _say(done=round(lesson.done, 3), positions=lesson.positions, **told)
    weights = loads(lesson.kept({}, kept["decisions"]), "the mind")
    school.rollout()
    curve = {**told, **lesson.compared(weights)}
    if given.games:
        seats = [n for n in game.seats if n >= 2][:1] or [1]
        curve["adept"] = school.against("heuristic", given.games, seats[0], mind=lesson.pupil)
        curve["teacher_adept"] = school.against("heuristic", given.games, seats[0])
        curve["duel"] = duel(school, lesson.pupil, given.games)
    data = lesson.kept(curve, kept["decisions"])
    given.out.parent.mkdir(parents=True, exist_ok=True)
    given.out.write_bytes(data)
    _say(file=str(given.out), bytes=len(data), **curve)


def _say(**told: Any) -> None:
    sys.stdout.write(json.dumps(told) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
