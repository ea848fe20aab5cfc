"""From nothing to a player, on a laptop: a small network learns a game by policy gradients.

    python docs/tutorial/train.py drachenfels --minutes 10 --out mine

It needs NumPy and the extra `envs`, no machine-learning library. Half of the games are against
random play, half against the adept; ten times on the way the network is measured against both. In
the folder `mine` come the policy (`policy.npz`), the curve (`curve.json`) and, where Matplotlib is
installed, its plot (`curve.svg`). docs/environments.md explains it step by step.

Games of hundreds of decisions say little about any one of them. So a lead in score is worth
something on the way (`--shaping`), by a potential that leaves the best policy what it is: 0.1 a
point suits Drachenfels, 0.0002 Dragon Farkle with its thousands, 0 leaves it away.
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

SLOTS, HORIZON, BATCH, EPOCHS = 128, 32, 1024, 2
TRACE, CLIP, ENTROPY = 0.95, 0.2, 0.01
LONGEST = 3000
"""Decisions of a game that is measured: who knows nothing may go round in circles."""


class Learner:
    """A network, its optimiser, and the games it plays."""

    def __init__(
        self, name: str, seats: int, hidden: int, rate: float, seed: int, shaping: float = 0.0
    ):
        self.game = load(name)
        self.net = Perceptron.fresh(self.game, hidden, seed, extra=1)  # one more output: the value
        self.net.greedy = False
        first, (second, last) = self.net.layers
        self.net.layers = [first, (np.asfortranarray(second), last)]  # its columns are asked for
        self.rate, self.updates, self.decisions = rate, 0, 0
        self.moments = [[np.zeros_like(a) for a in (w, w, b, b)] for w, b in self.net.layers]
        self.generator = np.random.default_rng(seed)
        self.envs = [
            envs.vector(
                self.game,
                SLOTS,
                seats=seats,
                opponents=who,
                autoreset="same_step",
                shaping=shaping,
            )
            for who in ("random", "adept")
        ]
        for number, env in enumerate(self.envs):
            env.reset(seed=seed * 10 + number)

    def judge(self, x: Any, mask: Any) -> tuple[Any, Any, Any]:
        """Return the hidden layer, the legal actions with their chances, and the values.

        Of a thousand and more actions ten or so are legal, and only these are computed.
        """
        (first, bias), (second, last) = self.net.layers
        hidden = np.maximum(x @ first + bias, 0)
        legal = Legal(mask)
        weights = second.T[legal.actions]
        legal.weigh(np.einsum("ij,ij->i", hidden[legal.rows], weights) + last[legal.actions])
        return hidden, legal, hidden @ second[:, -1] + last[-1]

    def rollout(self, env: Any) -> dict[str, Any]:
        """Play a horizon in all slots and say how much better each choice turned out than hoped."""
        seen, rows = env._seen, []
        for _ in range(HORIZON):
            mask, x = seen["action_mask"].astype(bool), self.net.features(seen["observation"])
            _, legal, value = self.judge(x, mask)
            chosen = legal.best(legal.log_p + self.generator.gumbel(size=len(legal.rows)))
            action, chance = legal.actions[chosen], legal.log_p[chosen]
            seen, reward, over, cut, _ = env.step(action)
            rows.append((x, mask, action, chance, value, reward.copy(), over | cut))
        x, mask, action, chance, value, reward, over = (
            np.array(a) for a in zip(*rows, strict=True)
        )
        gain, running = np.zeros_like(value), np.zeros(SLOTS, np.float32)
        after = self.judge(self.net.features(seen["observation"]), seen["action_mask"])[2]
        for t in reversed(range(HORIZON)):
            going = 1 - over[t]
            running = reward[t] + going * after - value[t] + TRACE * going * running
            gain[t], after = running, value[t]
        flat = {"x": x, "mask": mask, "action": action, "chance": chance, "gain": gain}
        flat["target"] = gain + value
        return {key: a.reshape(HORIZON * SLOTS, *a.shape[2:]) for key, a in flat.items()}

    def learn(self) -> None:
        """Play in both environments, then take steps for every part of what was seen."""
        parts = [self.rollout(env) for env in self.envs]
        data = {key: np.concatenate([part[key] for part in parts]) for key in parts[0]}
        data["gain"] = (data["gain"] - data["gain"].mean()) / (data["gain"].std() + 1e-6)
        for _ in range(EPOCHS):
            order = self.generator.permutation(len(data["gain"]))
            for at in np.array_split(order, len(order) // BATCH):
                self.step({key: a[at] for key, a in data.items()})
        self.decisions += len(data["gain"])

    def step(self, part: dict[str, Any]) -> None:
        """Take one step of proximal policy optimisation, the gradient written out by hand."""
        (first, bias), (second, last) = self.net.layers
        hidden, legal, value = self.judge(part["x"], part["mask"])
        p, chosen = np.exp(legal.log_p), legal.actions == part["action"][legal.rows]
        ratio, gain = np.exp(legal.log_p[chosen] - part["chance"]), part["gain"]
        free = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        pull = gain * ratio * free
        slope = p * pull[legal.rows]
        slope[chosen] -= pull
        slope += ENTROPY * p * (legal.log_p - legal.summed(p * legal.log_p)[legal.rows])
        slope = (slope / len(gain)).astype(np.float32)
        wrong = (0.5 * (value - part["target"]) / len(gain)).astype(np.float32)
        back = legal.summed(slope[:, None] * second.T[legal.actions])
        back = (back + wrong[:, None] * second[:, -1]) * (hidden > 0)
        turned = np.zeros_like(second.T)  # the last layer's slopes, a row for each output
        legal.add_by_action(turned, slope[:, None] * hidden[legal.rows])
        turned[-1] = wrong @ hidden
        ends = np.bincount(legal.actions, slope, len(last)).astype(np.float32)
        ends[-1] = wrong.sum()
        self.updates += 1
        self.adam(0, first, bias, part["x"].T @ back, back.sum(0))
        self.adam(1, second, last, turned.T, ends)

    def adam(self, k: int, weights: Any, bias: Any, *slopes: Any) -> None:
        """Move a layer against its gradient (Adam)."""
        scale = self.rate * np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for j, (a, slope) in enumerate(zip((weights, bias), slopes, strict=True)):
            mean, square = self.moments[k][2 * j : 2 * j + 2]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            np.subtract(a, scale * mean / (np.sqrt(square) + 1e-8), out=a, casting="same_kind")


class Legal:
    """The legal actions of many decisions, one after the other in one row."""

    def __init__(self, mask: Any):
        self.rows, self.actions = mask.nonzero()
        self.starts = np.searchsorted(self.rows, np.arange(len(mask)))
        self.log_p: Any = None

    def weigh(self, scores: Any) -> None:
        """Turn scores into the logarithms of chances (a softmax for each decision)."""
        scores = scores - np.maximum.reduceat(scores, self.starts)[self.rows]
        self.log_p = scores - np.log(self.summed(np.exp(scores)))[self.rows]

    def summed(self, values: Any) -> Any:
        """Return the sums over each decision's actions."""
        return np.add.reduceat(values, self.starts)

    def best(self, values: Any) -> Any:
        """Return the place of the highest value of each decision."""
        return np.flatnonzero(values == np.maximum.reduceat(values, self.starts)[self.rows])

    def add_by_action(self, out: Any, values: Any) -> None:
        """Add each value to the row of `out` that belongs to its action."""
        order = self.actions.argsort(kind="stable")
        actions = self.actions[order]
        starts = np.flatnonzero(np.diff(actions, prepend=-1))
        out[actions[starts]] += np.add.reduceat(values[order], starts)


def main() -> None:
    """Train, measure ten times, keep the policy and its curve each time."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="drachenfels")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--shaping", type=float, default=0.1, help="worth of a point of lead")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=400, help="for each point of the curve")
    parser.add_argument("--cpu", action="store_true", help="minutes of CPU time, not of the clock")
    parser.add_argument("--out", type=Path, default=Path("mine"))
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    learner = Learner(asked.game, asked.seats, asked.hidden, asked.rate, asked.seed, asked.shaping)
    curve: list[dict[str, float]] = []
    clock = time.process_time if asked.cpu else time.monotonic
    begun, due = clock(), 0.0
    while True:
        minutes = (clock() - begun) / 60
        if minutes >= due or minutes >= asked.minutes:
            curve.append({"minutes": round(minutes, 2), **measured(learner, asked)})
            print(json.dumps(curve[-1]), flush=True)
            (asked.out / "curve.json").write_text(json.dumps(curve, indent=1), "utf-8")
            player(learner).save(asked.out / "policy.npz")
            plot(curve, asked.out / "curve.svg")
            due = minutes + asked.minutes / 10
        if minutes >= asked.minutes:
            break
        learner.learn()


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
        limit=LONGEST,
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
