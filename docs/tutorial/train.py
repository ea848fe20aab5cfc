"""From nothing to a player, on a laptop: a small network learns a game by policy gradients.

    python docs/tutorial/train.py dragon_farkle --minutes 10 --out mine

It needs NumPy and the extra `envs`, no machine-learning library. Half of the games are against
random play, half against the adept; every minute the network is measured against both. In the
folder `mine` come the policy (`policy.npz`), the curve (`curve.json`) and, where Matplotlib is
installed, its plot (`curve.svg`). docs/environments.md explains it step by step.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np

from lindwurm import envs
from lindwurm.envs.policies import Perceptron
from lindwurm.games import load

SLOTS, HORIZON, BATCH = 128, 32, 1024
TRACE, CLIP, ENTROPY = 0.95, 0.2, 0.01


class Learner:
    """A network, its optimiser, and the games it plays."""

    def __init__(self, name: str, seats: int, hidden: int, rate: float, seed: int):
        self.game = load(name)
        self.net = Perceptron.fresh(self.game, hidden, seed, extra=1)  # one more output: the value
        self.net.greedy = False
        self.rate, self.updates, self.decisions = rate, 0, 0
        self.moments = [[np.zeros_like(a) for a in (w, w, b, b)] for w, b in self.net.layers]
        self.generator = np.random.default_rng(seed)
        self.envs = [
            envs.vector(self.game, SLOTS, seats=seats, opponents=who, autoreset="same_step")
            for who in ("random", "adept")
        ]
        for number, env in enumerate(self.envs):
            env.reset(seed=seed * 10 + number)

    def judge(self, seen: Any, mask: Any) -> tuple[Any, Any, Any]:
        """Return features, the logarithms of all actions' chances, and the value."""
        x = self.net.features(seen)
        out = self.net.outputs(x)[-1]
        return x, log_softmax(out[:, :-1], mask), out[:, -1]

    def rollout(self, env: Any) -> dict[str, Any]:
        """Play a horizon in all slots and say how much better each choice turned out than hoped."""
        seen, rows = env._seen, []
        for _ in range(HORIZON):
            mask = seen["action_mask"].astype(bool)
            x, log_p, value = self.judge(seen["observation"], mask)
            noise = self.generator.gumbel(size=log_p.shape).astype(np.float32)
            action = (log_p + noise).argmax(1)
            chance = log_p[np.arange(SLOTS), action]
            seen, reward, over, cut, _ = env.step(action)
            rows.append((x, mask, action, chance, value, reward.copy(), over | cut))
        x, mask, action, chance, value, reward, over = (
            np.array(a) for a in zip(*rows, strict=True)
        )
        gain, running = np.zeros_like(value), np.zeros(SLOTS, np.float32)
        after = self.judge(seen["observation"], seen["action_mask"].astype(bool))[2]
        for t in reversed(range(HORIZON)):
            going = 1 - over[t]
            running = reward[t] + going * after - value[t] + TRACE * going * running
            gain[t], after = running, value[t]
        flat = {"x": x, "mask": mask, "action": action, "chance": chance, "gain": gain}
        flat["target"] = gain + value
        return {key: a.reshape(HORIZON * SLOTS, *a.shape[2:]) for key, a in flat.items()}

    def learn(self) -> None:
        """Play in both environments, then take a step for every part of what was seen."""
        parts = [self.rollout(env) for env in self.envs]
        data = {key: np.concatenate([part[key] for part in parts]) for key in parts[0]}
        data["gain"] = (data["gain"] - data["gain"].mean()) / (data["gain"].std() + 1e-6)
        order = self.generator.permutation(len(data["gain"]))
        for at in np.array_split(order, len(order) // BATCH):
            self.step({key: a[at] for key, a in data.items()})
        self.decisions += len(order)

    def step(self, part: dict[str, Any]) -> None:
        """Take one step of proximal policy optimisation, the gradient written out by hand."""
        n, rows = len(part["action"]), np.arange(len(part["action"]))
        inputs = self.net.outputs(part["x"])
        out = inputs[-1]
        log_p = log_softmax(out[:, :-1], part["mask"])
        p = np.exp(log_p)
        ratio = np.exp(log_p[rows, part["action"]] - part["chance"])
        gain = part["gain"]
        free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        pull = gain * ratio * free
        slope = p * pull[:, None]
        slope[rows, part["action"]] -= pull
        known = np.where(part["mask"], log_p, 0)
        slope += ENTROPY * p * (known - (p * known).sum(1, keepdims=True))
        wrong = out[:, -1] - part["target"]
        delta = np.concatenate([slope, 0.5 * wrong[:, None]], 1).astype(np.float32) / n
        self.updates += 1
        for k in reversed(range(len(self.net.layers))):
            weights, bias = self.net.layers[k]
            back = (delta @ weights.T) * (inputs[k] > 0) if k else None
            self.adam(k, weights, bias, inputs[k].T @ delta, delta.sum(0))
            if back is not None:
                delta = back

    def adam(self, k: int, weights: Any, bias: Any, *slopes: Any) -> None:
        """Move a layer against its gradient (Adam)."""
        scale = self.rate * np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for j, (a, slope) in enumerate(zip((weights, bias), slopes, strict=True)):
            mean, square = self.moments[k][2 * j : 2 * j + 2]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            np.subtract(a, scale * mean / (np.sqrt(square) + 1e-8), out=a, casting="same_kind")


def log_softmax(out: Any, mask: Any) -> Any:
    """Return the logarithms of chances over the legal actions."""
    out = np.where(mask, out, -1e9)
    out = out - out.max(1, keepdims=True)
    return (out - np.log(np.exp(out).sum(1, keepdims=True))).astype(np.float32)


def main() -> None:
    """Train, measure every minute, keep the policy and its curve."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="dragon_farkle")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=400, help="for each point of the curve")
    parser.add_argument("--out", type=Path, default=Path("mine"))
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    learner = Learner(asked.game, asked.seats, asked.hidden, asked.rate, asked.seed)
    curve: list[dict[str, float]] = []
    begun, due = time.monotonic(), 0.0
    while True:
        minutes = (time.monotonic() - begun) / 60
        if minutes >= due or minutes >= asked.minutes:
            curve.append({"minutes": round(minutes, 2), **measured(learner, asked)})
            print(json.dumps(curve[-1]), flush=True)
            (asked.out / "curve.json").write_text(json.dumps(curve, indent=1), "utf-8")
            due = minutes + 1
        if minutes >= asked.minutes:
            break
        learner.learn()
    player(learner).save(asked.out / "policy.npz")
    plot(curve, asked.out / "curve.svg")


def player(learner: Learner) -> Perceptron:
    """Return the network without its value: what is kept and measured."""
    *hidden, (weights, bias) = learner.net.layers
    return Perceptron(learner.game, [*hidden, (weights[:, :-1], bias[:-1])])


def measured(learner: Learner, asked: argparse.Namespace) -> dict[str, float]:
    """Return how often the network wins, greedily, against random play and the adept."""
    found = envs.evaluate(
        player(learner),
        learner.game,
        against=("random", "adept"),
        games=asked.games,
        seats=asked.seats,
        seed=12345,
    )
    shares = {row["against"]: row["win_share"] for row in found["results"]}
    return {"decisions": learner.decisions, **shares}


def plot(curve: list[dict[str, float]], path: Path) -> None:
    """Draw the curve, where Matplotlib is installed."""
    try:
        from matplotlib.figure import Figure
    except ModuleNotFoundError:
        return
    figure = Figure(figsize=(6, 3.2), layout="constrained")
    axes = figure.subplots()
    for rival in ("random", "adept"):
        axes.plot(
            [point["decisions"] / 1e6 for point in curve],
            [point[rival] for point in curve],
            marker="o",
            label=f"against {rival}",
        )
    axes.set(xlabel="million decisions", ylabel="share of games won", ylim=(0, 1))
    axes.grid(alpha=0.3)
    axes.legend()
    figure.savefig(path, metadata={"Date": None})


if __name__ == "__main__":
    main()
