"""A run of training from the command line: rollouts, updates, a curve, checkpoints."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from pathlib import Path

import torch

from lindwurm import games
from lindwurm.train.learn import Learner, Recipe


def main() -> None:
    """Train a mind and say how it goes."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--out", type=Path, default=Path())
    parser.add_argument("--cores", type=int, default=os.cpu_count())
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--resume", type=Path)
    parser.add_argument("--every", type=float, default=1.0, help="minutes between evaluations")
    for name, value in vars(Recipe()).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(value), default=value)
    given = vars(parser.parse_args())
    recipe = Recipe(**{name: given[name] for name in vars(Recipe())})
    game = games.load(given["game"])
    learner = Learner(game, recipe, given["cores"], given["device"], given["minutes"])
    if given["resume"]:
        learner.resume(torch.load(given["resume"], weights_only=False))
    given["out"].mkdir(parents=True, exist_ok=True)
    file = given["out"] / f"{game.id}.pt"
    learner.begun, due = time.monotonic(), 0.0
    playing = learning = 0.0
    while True:
        begun = time.monotonic()
        learner.rollout()
        played = time.monotonic()
        told = learner.update()
        if learner.device.type == "cuda":
            torch.cuda.synchronize()
        playing, learning = playing + played - begun, learning + time.monotonic() - played
        if learner.elapsed < due and learner.elapsed < given["minutes"]:
            continue
        due = learner.elapsed + given["every"]
        point = {
            "minutes": round(learner.elapsed, 2),
            "decisions": learner.decisions,
            "playing": round(playing, 1),
            "learning": round(learning, 1),
            **{name: round(value, 4) for name, value in told.items()},
            "random": learner.against("random", 1024),
            "adept": learner.against("heuristic", 4096),
            "adept_sampled": learner.against("heuristic", 4096, greedy=False),
        }
        learner.curve.append(point)
        sys.stdout.write(json.dumps(point) + "\n")
        sys.stdout.flush()
        torch.save(learner.checkpoint(), file)
        if learner.elapsed >= given["minutes"]:
            return


if __name__ == "__main__":
    main()
