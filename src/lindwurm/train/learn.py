"""Self-play by policy gradients (PPO): a mind plays itself, its past selves and the adept."""

from __future__ import annotations

import math
import time
from typing import Any

import numpy as np
import torch
from torch.nn import functional

from lindwurm.engines.asking import COUNT, CUT, ENDED, SEAT
from lindwurm.engines.observation import of
from lindwurm.engines.stepping import Games
from lindwurm.envs.judging import first_at
from lindwurm.kernel.game import Game
from lindwurm.train.network import TEMPERS, Critic, Mind, RowPlaces
from lindwurm.train.slots import Half, Notebook, Recipe

TERM = 8
"""Updates for which a past self stays."""
ENOUGH = 32768
"""Of so many positions of a horizon it is looked which values are new."""
WARM = 20
"""Updates after which learning has its full rate."""


class Learner:
    """A run of training: rollouts, updates, evaluation."""

    def __init__(self, game: Game, recipe: Recipe, cores: int, device: str, minutes: float):
        torch.manual_seed(recipe.seed)
        torch.set_float32_matmul_precision("high")
        self.game, self.recipe, self.device = game, recipe, torch.device(device)
        self.minutes, self.cores = minutes, cores
        places = [RowPlaces(of(game, all_), recipe.rows, self.device) for all_ in (False, True)]
        size = (recipe.width, recipe.layers)
        minds = [Mind(game, places[0], *size).to(self.device) for _ in range(4)]
        self.mind, self.average, self.rivals = minds[0], minds[1], minds[2:]
        self.critic = Critic(game, places[1], *size).to(self.device)
        self.average.load_state_dict(self.mind.state_dict())
        both = [*self.mind.parameters(), *self.critic.parameters()]
        self.adam = torch.optim.Adam(both, lr=recipe.rate, eps=1e-5)
        self.store = Notebook(game, recipe, self.device)
        self.halves = [Half(game, recipe, k, cores, self.store, self.device) for k in range(2)]
        seats = [half.seats for half in self.halves]
        self.seats = torch.cat(seats).expand(recipe.horizon, -1).reshape(-1)
        tempers = torch.cat([half.tempers for half in self.halves])
        self.tempers = tempers if game.lowest < 0 else None
        self.pool: list[dict[str, Any]] = []
        self.fared: list[float] = []
        """How the learner fares against each past self, 0 to 1."""
        self.decisions, self.updates = 0, 0
        self.begun, self.minutes_before, self._remembered = time.monotonic(), 0.0, 0.0
        self.curve: list[dict[str, Any]] = []
        for half in self.halves:
            half.catch_up(0)
        self.meet(0)

    # -- what the networks say ------------------------------------------------------------------

    def logits(
        self, mind: Any, seen: Any, choices: Any, count: Any, temper: Any = None
    ) -> tuple[Any, Any]:
        """Return the logits of the legal actions (in the order of the list) and the values."""
        with self._quick():
            every, value = mind(seen) if temper is None else mind(seen, temper)
        chosen = every.float().gather(1, choices.long())
        beyond = torch.arange(choices.shape[1], device=self.device)[None] >= count[:, None]
        return chosen.masked_fill(beyond, -1e9), value.float()

    def judged(self, known: Any, seat: Any, seats: Any, tempers: Any = None) -> Any:
        """Return the critic's logits for each seat at the table, by number of the seat."""
        away = self.away(seat, seats)
        if tempers is not None:  # as the one that acts counts seats
            where = away * len(TEMPERS) + tempers
            tempers = where.masked_fill(tempers == 0, 0)
        with self._quick():
            value = self.critic(known, tempers)
        return value.float().gather(1, away)

    def _quick(self) -> Any:
        cuda = self.device.type == "cuda"
        return torch.autocast(self.device.type, torch.bfloat16, enabled=cuda)

    def away(self, seat: Any, seats: Any) -> Any:
        """Return for each seat at the table how far it is from the one that acts."""
        every = torch.arange(self.game.seats.stop - 1, device=self.device)[None]
        away = (every - seat[:, None]) % seats[:, None]
        return torch.where(every < seats[:, None], away, every)

    def meet(self, t: int) -> None:
        """Give rows to what is seen for the first time."""
        self.mind.body.places.meet(self.store.seen[t])
        self.critic.body.places.meet(self.store.known[t])

    # -- rollout --------------------------------------------------------------------------------

    @torch.no_grad()
    def act(self, half: Half, t: int) -> None:
        """Choose in one half's games, and send the choices on their way."""
        half.catch_up(t)
        given = (half.seen[t], half.choices[t], half.count[t])
        temper = half.tempers.gather(1, half.seat[t][:, None]) if self.tempers is not None else None
        logits, _ = self.logits(self.mind, *given, temper)
        if half.rival is not None:
            part = half.past
            seen, choices, count = (x[part] for x in given)
            own = None if temper is None else temper[part]
            theirs, _ = self.logits(self.rival(half), seen, choices, count, own)
            logits[part] = torch.where(half.chose[t][part, None], logits[part], theirs)
        taken = (logits - torch.empty_like(logits).exponential_().log()).argmax(1)
        half.taken[t] = taken
        half.log_p[t] = logits.log_softmax(1).gather(1, taken[:, None])[:, 0]
        actions = half.choices[t].gather(1, taken[:, None])[:, 0].long().cpu().numpy()
        half.wait = half.games.send(actions)

    def rival(self, half: Half) -> Mind:
        """Return the past self that plays in a half."""
        rival: Mind = self.rivals[self.halves.index(half)]
        return rival

    def rollout(self) -> None:
        """Play a horizon in both halves, in turn."""
        if self.updates % TERM == 0:
            self._seat_rivals()
        for t in range(self.recipe.horizon):
            for half in self.halves:
                self.act(half, t)
        for half in self.halves:
            half.wait()
            half.wait = lambda: None
            half.outcome(self.recipe.horizon - 1)
        for t in range(0, self.recipe.horizon, max(1, self.store.seat.numel() // ENOUGH)):
            self.meet(t)

    def _seat_rivals(self) -> None:
        """Seat other past selves, rather those that are hard to beat."""
        if self.elapsed / self.minutes * self.recipe.pool >= len(self.pool):
            self.pool = [*self.pool, _copied(self.mind)][-self.recipe.pool :]
            self.fared = [*self.fared, 0.5][-self.recipe.pool :]
        for half in self.halves:
            games, lead = half.tally[1].tolist()
            if half.rival is not None and games >= 1:
                before = self.fared[half.rival]
                self.fared[half.rival] = 0.5 * before + 0.5 * (0.5 + 0.5 * lead / games)
            half.tally[1] = 0
            weights = [(1 - f) ** 2 + 1e-3 for f in self.fared]
            half.rival = int(torch.multinomial(torch.tensor(weights), 1))
            self.rival(half).load_state_dict(self.pool[half.rival])

    # -- learning -------------------------------------------------------------------------------

    @torch.no_grad()
    def advantages(self) -> tuple[Any, Any]:
        """Return how much better each seat fared than expected after each choice, and how well."""
        store, size = self.store, self.recipe.minibatch
        t, n = store.seat.shape
        known, seat = store.known.reshape(t * n, -1), store.seat.reshape(-1)
        tempers = self._tempers()
        parts = []
        for i in range(0, t * n, size):
            at = slice(i, i + size)
            own = None if tempers is None else tempers[at]
            parts.append(self.judged(known[at], seat[at], self.seats[at], own).sigmoid())
        values = torch.cat(parts).reshape(t, n, -1)
        last = torch.cat([self._next(half) for half in self.halves])
        gained, running = torch.zeros_like(values), torch.zeros_like(last)
        for i in reversed(range(t)):
            going = 1 - store.over[i][:, None]
            after = values[i + 1] if i + 1 < t else last
            delta = store.reward[i] + after * going - values[i]
            running = delta + self.recipe.trace * going * running
            gained[i] = running
        return gained.reshape(t * n, -1), (gained + values).reshape(t * n, -1).clamp(0, 1)

    def _next(self, half: Half) -> Any:
        """Return what is expected in the positions that a horizon ends with."""
        g = half.games
        known = torch.from_numpy(g.known).to(self.device)
        seat = torch.from_numpy(g.told[:, SEAT]).to(self.device)
        tempers = None if self.tempers is None else half.tempers
        return self.judged(known, seat, half.seats, tempers).sigmoid()

    def _tempers(self) -> Any:
        """Return the tempers at every table, one row for each position of the horizon."""
        if self.tempers is None:
            return None
        return self.tempers.repeat(self.recipe.horizon, 1)

    def update(self) -> dict[str, float]:
        """Learn from what was just played, from the learner's own choices only."""
        recipe, done = self.recipe, min(1.0, self.elapsed / self.minutes)
        cosine = 0.5 + 0.5 * math.cos(math.pi * done)
        rate = recipe.last_rate + (recipe.rate - recipe.last_rate) * cosine
        for group in self.adam.param_groups:
            group["lr"] = rate * min(1.0, (self.updates + 1) / WARM)
        entropy_weight = recipe.entropy * (recipe.last_entropy / recipe.entropy) ** done
        gained, target = self.advantages()
        t, n = self.store.seat.shape
        flat = {k: b.reshape(t * n, *b.shape[2:]) for k, b in vars(self.store).items()}
        seats, tempers = self.seats, self._tempers()
        gain = gained.gather(1, flat["seat"][:, None])[:, 0]
        every = torch.arange(target.shape[1], device=self.device)[None]
        if tempers is not None:
            minds = tempers.gather(1, flat["seat"][:, None])[:, 0]
            f = torch.tensor(TEMPERS, device=self.device)[minds]
            all_ = (gained * (every < seats[:, None])).sum(1) / seats
            gain = (1 - f) * gain + f * all_
        mine = flat["mine"].nonzero()[:, 0]
        for k in self.game.seats:  # each number of seats has its own scale
            here = mine[seats[mine] == k]
            if len(here) > 1:
                part = gain[here]
                gain[here] = (part - part.mean()) / (part.std() + 1e-6)
        size = min(recipe.minibatch, len(mine))
        sums: dict[str, Any] = {}
        for _ in range(recipe.epochs):
            order = mine[torch.randperm(len(mine), device=self.device)]
            for i in range(0, len(order) - size + 1, size):
                at = order[i : i + size]
                part = {k: b[at] for k, b in flat.items()}
                part |= {"gain": gain[at], "target": target[at], "seats": seats[at]}
                part["tempers"] = None if tempers is None else tempers[at]
                for name, value in self._step(part, entropy_weight).items():
                    sums[name] = sums.get(name, 0.0) + value.detach() / (len(order) // size)
        self.updates += 1
        self.decisions += len(mine)
        told = {name: float(value) / recipe.epochs for name, value in sums.items()}
        self._remember()
        return told

    def _step(self, part: dict[str, Any], entropy_weight: float) -> dict[str, Any]:
        """Learn from some positions."""
        recipe, seat, seats, gain = self.recipe, part["seat"], part["seats"], part["gain"]
        tempers = part["tempers"]
        own_temper = None if tempers is None else tempers.gather(1, seat[:, None])
        given = (part["seen"], part["choices"], part["count"], own_temper)
        logits, own = self.logits(self.mind, *given)
        log_p = logits.log_softmax(1)
        new = log_p.gather(1, part["taken"][:, None])[:, 0]
        ratio = (new - part["log_p"]).exp()
        clipped = ratio.clamp(1 - recipe.clip, 1 + recipe.clip)
        policy = -torch.minimum(ratio * gain, clipped * gain).mean()
        chance = log_p.exp()
        entropy = -(chance * log_p.clamp(min=-20)).sum(1).mean()
        with torch.no_grad():
            usual = self.logits(self.average, *given)[0].log_softmax(1)
        strayed = (chance * (log_p.clamp(min=-20) - usual.clamp(min=-20))).sum(1).mean()
        every = torch.arange(part["target"].shape[1], device=self.device)[None]
        there = (every < seats[:, None]).float()
        own_loss = _judging(own.gather(1, self.away(seat, seats)), part["target"], there)
        critic = self.judged(part["known"], seat, seats, tempers)
        critic_loss = _judging(critic, part["target"], there)
        loss = policy - entropy_weight * entropy + recipe.magnet * strayed
        loss = loss + 0.5 * own_loss + critic_loss
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.mind.parameters(), 1.0)
        torch.nn.utils.clip_grad_norm_(self.critic.parameters(), 1.0)
        self.adam.step()
        return {
            "entropy": entropy,
            "critic": critic_loss,
            "value": own_loss,
            "kl": (part["log_p"] - new).mean(),
            "clipped": ((ratio - 1).abs() > recipe.clip).float().mean(),
            "strayed": strayed,
        }

    @torch.no_grad()
    def _remember(self) -> None:
        """Let the average follow; at first it is young, and quick to forget."""
        passed, self._remembered = self.elapsed - self._remembered, self.elapsed
        keep = 0.5 ** (passed / (self.recipe.average * self.minutes))
        keep = min(keep, 1 - 1 / (1 + self.updates / 4))
        for mean, now in zip(self.average.parameters(), self.mind.parameters(), strict=True):
            mean.lerp_(now, 1 - keep)

    @property
    def elapsed(self) -> float:
        """Minutes since the run began."""
        return (time.monotonic() - self.begun) / 60

    # -- evaluation -----------------------------------------------------------------------------

    def told(self) -> dict[str, float]:
        """Return how games went since this was last asked, without playing any for it."""
        ended, cut, steps = (self.halves[0].ended + self.halves[1].ended).tolist()
        games, lead = (self.halves[0].tally[0] + self.halves[1].tally[0]).tolist()
        for half in self.halves:
            half.ended[:] = 0
            half.tally[0] = 0
        return {
            "length": round(steps / max(1, ended), 1),
            "cut": round(cut / max(1, ended), 4),
            "lead_on_adept": round(lead / max(1, games), 4),
            "past": round(sum(self.fared) / max(1, len(self.fared)), 3),
            "rows": len(self.mind.body.places.given),
            "critic_rows": len(self.critic.body.places.given),
        }

    @torch.no_grad()
    def against(
        self,
        rival: str,
        games: int = 1024,
        seats: int = 2,
        greedy: bool = True,
        mind: Any = None,
    ) -> list[float]:
        """Return the mean return by seat of the averaged mind against bots on all other seats."""
        share = games // seats
        players: list[list[str | None]] = []
        for mine in range(seats):
            players += [[None if p == mine else rival for p in range(seats)]] * share
        g = Games(
            self.game,
            len(players),
            seats,
            first_at(self.game, 0),
            777,
            players,
            masks=False,
            again=False,
            limit=self.recipe.limit,
            cores=self.cores,
        )
        g.reset()
        mind = mind or self.average
        open_, total = np.ones(len(players), bool), np.zeros(len(players))
        whose = np.repeat(np.arange(seats), share)
        while open_.any():
            count = torch.from_numpy(g.told[:, COUNT]).to(self.device)
            choices = torch.from_numpy(g.choices).to(self.device)
            logits, _ = self.logits(
                mind, torch.from_numpy(g.seen).to(self.device), choices, count.clamp(min=1)
            )
            if not greedy:
                logits = logits - torch.empty_like(logits).exponential_().log()
            actions = choices.gather(1, logits.argmax(1)[:, None])[:, 0].long().cpu().numpy()
            g.step(np.where(open_, actions, -1))
            ended = open_ & ((g.status == ENDED) | (g.status == CUT))
            total[ended] = g.results[ended, whose[ended]]
            open_ &= ~ended
        return [round(float(total[whose == k].mean()), 4) for k in range(seats)]


def _copied(mind: Mind) -> dict[str, Any]:
    """Return a copy of a mind's weights, in half the room."""
    return {name: weights.detach().bfloat16() for name, weights in mind.state_dict().items()}


def _judging(logits: Any, target: Any, there: Any) -> Any:
    loss = functional.binary_cross_entropy_with_logits(logits, target, reduction="none")
    return (loss * there).sum() / there.sum()
