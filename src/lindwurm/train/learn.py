"""Self-play by policy gradients (PPO): a mind plays itself, its past selves and the adept."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import torch
from torch.nn import functional

from lindwurm.engines.asking import COUNT, CUT, ENDED, SEAT
from lindwurm.engines.observation import of
from lindwurm.engines.stepping import Games
from lindwurm.envs.judging import first_at
from lindwurm.kernel.game import Game
from lindwurm.train.network import Critic, Mind
from lindwurm.train.rows import Rows


@dataclass
class Recipe:
    """Everything that decides how a run goes."""

    slots: int = 8192
    """Games in each of the two halves."""
    horizon: int = 64
    minibatch: int = 32768
    epochs: int = 1
    rate: float = 6e-4
    last_rate: float = 5e-5
    clip: float = 0.2
    trace: float = 0.95
    entropy: float = 0.05
    last_entropy: float = 0.005
    width: int = 512
    layers: int = 2
    seed: int = 1
    adept_share: float = 0.1
    """Slots in which all seats but one are the adept's."""
    two_seats: float = 0.4
    """Slots with two seats; the rest are spread evenly over all numbers of seats."""
    average: float = 0.995
    """How much of the averaged mind is kept at each update: the average is what is shipped."""
    limit: int = 5000


class Half:
    """One half of the games, with what it has seen since the last update."""

    def __init__(self, game: Game, recipe: Recipe, which: int, cores: int, device: Any):
        n, rng = recipe.slots, np.random.default_rng([recipe.seed, which])
        counts = list(game.seats)
        two = 2 if 2 in counts else counts[0]
        seats = np.where(rng.random(n) < recipe.two_seats, two, rng.choice(counts, n))
        players: list[list[str | None]] = [[None] * int(k) for k in seats]
        for i in range(int(n * recipe.adept_share)):
            mine = int(rng.integers(seats[i]))
            players[i] = [None if p == mine else "heuristic" for p in range(int(seats[i]))]
        self.games = Games(
            game,
            n,
            [int(k) for k in seats],
            seed=recipe.seed * 1000 + which,
            players=players,
            everything=True,
            masks=False,
            limit=recipe.limit,
            cores=cores,
        )
        self.games.reset()
        self.adepts = int(n * recipe.adept_share)
        self.device = device
        self.seats = torch.from_numpy(self.games.seats).to(device)
        t, g = recipe.horizon, self.games

        def make(*shape: int, dtype: Any) -> Any:
            return torch.zeros((t, n, *shape), dtype=dtype, device=device)

        self.seen = make(g.seen.shape[1], dtype=torch.int16)
        self.known = make(g.known.shape[1], dtype=torch.int16)
        self.choices = make(g.choices.shape[1], dtype=torch.int16)
        self.seat = make(dtype=torch.int64)
        self.count = make(dtype=torch.int64)
        self.taken = make(dtype=torch.int64)
        self.log_p = make(dtype=torch.float32)
        self.over = make(dtype=torch.float32)
        self.cut = make(dtype=torch.bool)
        self.reward = make(g.results.shape[1], dtype=torch.float32)
        self.wait: Callable[[], None] = lambda: None

    def fresh(self, t: int) -> None:
        """Take over what the games show now."""
        g = self.games
        self.seen[t].copy_(torch.from_numpy(g.seen), non_blocking=True)
        self.known[t].copy_(torch.from_numpy(g.known), non_blocking=True)
        self.choices[t].copy_(torch.from_numpy(g.choices), non_blocking=True)
        told = torch.from_numpy(g.told).to(self.device)
        self.seat[t], self.count[t] = told[:, SEAT], told[:, COUNT]


class Learner:
    """A run of training: rollouts, updates, evaluation, checkpoints."""

    def __init__(self, game: Game, recipe: Recipe, cores: int, device: str, minutes: float):
        torch.manual_seed(recipe.seed)
        torch.set_float32_matmul_precision("high")
        self.game, self.recipe, self.device = game, recipe, torch.device(device)
        self.minutes, self.cores = minutes, cores
        self.mind = Mind(game, recipe.width, recipe.layers).to(self.device)
        self.critic = Critic(game, recipe.width, recipe.layers).to(self.device)
        self.average = Mind(game, recipe.width, recipe.layers).to(self.device)
        self.average.load_state_dict(self.mind.state_dict())
        both = [*self.mind.parameters(), *self.critic.parameters()]
        self.adam = torch.optim.Adam(both, lr=recipe.rate, eps=1e-5)
        self.halves = [Half(game, recipe, k, cores, self.device) for k in range(2)]
        self.decisions, self.updates = 0, 0
        self.begun = time.monotonic()
        self.curve: list[dict[str, float]] = []

    # -- what the networks say ------------------------------------------------------------------

    def logits(self, mind: Mind, seen: Any, choices: Any, count: Any) -> tuple[Any, Any]:
        """Return the logits of the legal actions (in the order of the list) and the values."""
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
            every, value = mind(seen)
        chosen = every.float().gather(1, choices.long())
        beyond = torch.arange(choices.shape[1], device=self.device)[None] >= count[:, None]
        return chosen.masked_fill(beyond, -1e9), value.float()

    def judged(self, known: Any, seat: Any, seats: Any) -> Any:
        """Return what the critic expects for each seat at the table, by number of the seat."""
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
            value = self.critic(known)
        return torch.sigmoid(value.float()).gather(1, self._away(seat, seats))

    def _away(self, seat: Any, seats: Any) -> Any:
        """Return for each seat at the table how far it is from the one that acts."""
        every = torch.arange(self.game.seats.stop - 1, device=self.device)[None]
        away = (every - seat[:, None]) % seats[:, None]
        return torch.where(every < seats[:, None], away, every)

    # -- rollout --------------------------------------------------------------------------------

    @torch.no_grad()
    def act(self, half: Half, t: int) -> None:
        """Choose in one half's games, and send the choices on their way."""
        half.wait()
        if t > 0:
            self._outcome(half, t - 1)
        half.fresh(t)
        given = (half.choices[t], half.count[t])
        logits, _ = self.logits(self.mind, half.seen[t], *given)
        noise = -torch.empty_like(logits).exponential_().log()
        taken = (logits + noise).argmax(1)
        half.taken[t] = taken
        half.log_p[t] = logits.log_softmax(1).gather(1, taken[:, None])[:, 0]
        actions = half.choices[t].gather(1, taken[:, None])[:, 0].long().cpu().numpy()
        half.wait = half.games.send(actions)

    def _outcome(self, half: Half, t: int) -> None:
        g = half.games
        status = torch.from_numpy(g.status).to(self.device)
        results = torch.from_numpy(g.results).to(self.device).float()
        over = (status == ENDED) | (status == CUT)
        half.over[t] = over.float()
        half.cut[t] = status == CUT
        scaled = ((results - self.game.lowest) / (1 - self.game.lowest)).clamp(0, 1)
        half.reward[t] = torch.where(over[:, None], scaled, torch.zeros_like(scaled))

    # -- learning -------------------------------------------------------------------------------

    def rollout(self) -> None:
        """Play a horizon in both halves, in turn."""
        for t in range(self.recipe.horizon):
            for half in self.halves:
                self.act(half, t)
        for half in self.halves:
            half.wait()
            half.wait = lambda: None
            self._outcome(half, self.recipe.horizon - 1)

    @torch.no_grad()
    def advantages(self, half: Half) -> tuple[Any, Any]:
        """Return how much better each choice turned out than expected, and what came of it."""
        t, n = half.seat.shape
        seats = half.seats.expand(t, n).reshape(-1)
        values = self._in_parts(half.known.reshape(t * n, -1), half.seat.reshape(-1), seats)
        values = values.reshape(t, n, -1)
        g = half.games
        last = self.judged(
            torch.from_numpy(g.known).to(self.device),
            torch.from_numpy(g.told[:, SEAT]).to(self.device),
            half.seats,
        )
        gained, running = torch.zeros_like(values), torch.zeros_like(last)
        for i in reversed(range(t)):
            going = 1 - half.over[i][:, None]
            after = values[i + 1] if i + 1 < t else last
            # a game that was broken off is judged, not paid
            paid = torch.where(half.cut[i][:, None], values[i], half.reward[i])
            delta = paid * half.over[i][:, None] + after * going - values[i]
            running = delta + self.recipe.trace * going * running
            gained[i] = running
        return gained, gained + values

    def _in_parts(self, known: Any, seat: Any, seats: Any) -> Any:
        size = self.recipe.minibatch
        return torch.cat(
            [
                self.judged(known[i : i + size], seat[i : i + size], seats[i : i + size])
                for i in range(0, len(known), size)
            ]
        )

    def update(self) -> dict[str, float]:
        """Learn from what was just played."""
        recipe, done = self.recipe, min(1.0, self.elapsed / self.minutes)
        rate = recipe.last_rate + (recipe.rate - recipe.last_rate) * (
            0.5 + 0.5 * math.cos(math.pi * done)
        )
        entropy_weight = recipe.entropy * (recipe.last_entropy / recipe.entropy) ** done
        for group in self.adam.param_groups:
            group["lr"] = rate
        parts = [self.advantages(half) for half in self.halves]
        t, n = self.halves[0].seat.shape

        def flat(name: str) -> Any:
            both = [getattr(half, name) for half in self.halves]
            return torch.cat([one.reshape(t * n, *one.shape[2:]) for one in both])

        gained = torch.cat([a.reshape(t * n, -1) for a, _ in parts])
        target = torch.cat([v.reshape(t * n, -1) for _, v in parts]).clamp(0, 1)
        seats = torch.cat([h.seats.expand(t, n).reshape(-1) for h in self.halves])
        seat, count, taken = flat("seat"), flat("count"), flat("taken")
        old, seen, known, choices = flat("log_p"), flat("seen"), flat("known"), flat("choices")
        gain = gained.gather(1, seat[:, None])[:, 0]
        for k in self.game.seats:  # each number of seats has its own scale
            if (here := seats == k).any():
                part = gain[here]
                gain[here] = (part - part.mean()) / (part.std() + 1e-6)
        sums: dict[str, float] = {}
        for _ in range(recipe.epochs):
            order = torch.randperm(len(gain), device=self.device)
            for i in range(0, len(order) - recipe.minibatch + 1, recipe.minibatch):
                at = order[i : i + recipe.minibatch]
                given = (choices[at], count[at])
                logits, own = self.logits(self.mind, seen[at], *given)
                log_p = logits.log_softmax(1)
                new = log_p.gather(1, taken[at][:, None])[:, 0]
                ratio = (new - old[at]).exp()
                clipped = ratio.clamp(1 - recipe.clip, 1 + recipe.clip)
                policy = -torch.minimum(ratio * gain[at], clipped * gain[at]).mean()
                entropy = -(log_p.exp() * log_p.clamp(min=-20)).sum(1).mean()
                away = self._away(seat[at], seats[at])
                every = torch.arange(target.shape[1], device=self.device)[None]
                there = (every < seats[at][:, None]).float()
                own_loss = _judging(own.gather(1, away), target[at], there)
                with torch.autocast(
                    self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"
                ):
                    critic = self.critic(known[at])
                critic_loss = _judging(critic.float().gather(1, away), target[at], there)
                loss = policy - entropy_weight * entropy + 0.5 * own_loss + critic_loss
                self.adam.zero_grad(set_to_none=True)
                loss.backward()
                torch.nn.utils.clip_grad_norm_(self.mind.parameters(), 1.0)
                torch.nn.utils.clip_grad_norm_(self.critic.parameters(), 1.0)
                self.adam.step()
                self._averaged()
                told = {
                    "entropy": entropy,
                    "critic": critic_loss,
                    "value": own_loss,
                    "kl": (old[at] - new).mean(),
                    "clipped": ((ratio - 1).abs() > recipe.clip).float().mean(),
                }
                for name, value in told.items():
                    sums[name] = sums.get(name, 0.0) + value.detach() / (
                        len(order) // recipe.minibatch
                    )
        self.updates += 1
        self.decisions += len(gain)
        return {name: float(value) for name, value in sums.items()}

    @torch.no_grad()
    def _averaged(self) -> None:
        keep = min(self.recipe.average, 1 - 1 / (1 + self.updates))
        for mean, now in zip(self.average.parameters(), self.mind.parameters(), strict=True):
            mean.lerp_(now, 1 - keep)

    @property
    def elapsed(self) -> float:
        """Minutes since the run began."""
        return (time.monotonic() - self.begun) / 60

    # -- evaluation -----------------------------------------------------------------------------

    @torch.no_grad()
    def against(
        self,
        rival: str,
        games: int = 2048,
        seats: int = 2,
        greedy: bool = True,
        mind: Mind | None = None,
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
        return [float(total[whose == k].mean()) for k in range(seats)]

    # -- keeping --------------------------------------------------------------------------------

    def checkpoint(self) -> dict[str, Any]:
        """Return everything a run needs to go on, by name, in half precision."""

        def half(net: Any) -> dict[str, Any]:
            return {name: weights.half().cpu() for name, weights in net.state_dict().items()}

        return {
            "game": self.game.id,
            "rules": self.game.version,
            "layout": of(self.game).layout,
            "rows": Rows(of(self.game)).names,
            "critic_rows": Rows(of(self.game, True)).names,
            "actions": [self.game.verbs.text(a) for a in range(self.game.verbs.size)],
            "recipe": asdict(self.recipe),
            "decisions": self.decisions,
            "curve": self.curve,
            "mind": half(self.average),
            "critic": half(self.critic),
        }

    def resume(self, kept: dict[str, Any]) -> None:
        """Go on from a checkpoint, also of an older layout: rows and actions are found by name."""
        for net, rows, names, weights in (
            (self.mind, Rows(of(self.game)).names, kept["rows"], kept["mind"]),
            (self.critic, Rows(of(self.game, True)).names, kept["critic_rows"], kept["critic"]),
        ):
            here = net.state_dict()
            columns = _places(rows, names)
            actions = _places(
                [self.game.verbs.text(a) for a in range(self.game.verbs.size)], kept["actions"]
            )
            for name, kept_before in weights.items():
                new, old = here[name], kept_before.to(here[name])
                if name == "body.rows":
                    new[columns[0]] = old[columns[1]]
                elif name.startswith("policy"):
                    new[actions[0]] = old[actions[1]]
                else:
                    new.copy_(old)
        self.average.load_state_dict(self.mind.state_dict())
        self.decisions, self.curve = kept["decisions"], list(kept["curve"])


def _places(here: list[str], there: list[str]) -> tuple[list[int], list[int]]:
    known = {name: i for i, name in enumerate(there)}
    found = [(i, known[name]) for i, name in enumerate(here) if name in known]
    return [i for i, _ in found], [j for _, j in found]


def _judging(logits: Any, target: Any, there: Any) -> Any:
    loss = functional.binary_cross_entropy_with_logits(logits, target, reduction="none")
    return (loss * there).sum() / there.sum()
