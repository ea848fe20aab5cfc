"""The tutorial's script runs, learns something, and keeps a policy that plays."""

from __future__ import annotations

import json
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lindwurm import envs
from lindwurm.engines import compiled


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(compiled, "available", lambda: False)
    spec = spec_from_file_location("tutorial", Path("docs/tutorial/train.py"))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    for name, value in {"SLOTS": 8, "HORIZON": 16, "BATCH": 64}.items():
        monkeypatch.setattr(module, name, value)
    return module


def test_what_it_keeps_plays(
    script: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["dragon_farkle", "--minutes", "0.001", "--cpu", "--shaping", "0.0002"]
    asked += ["--games", "4", "--out", str(tmp_path)]
    monkeypatch.setattr(script, "LONGEST", 300)
    monkeypatch.setattr(sys, "argv", ["train.py", *asked])
    script.main()
    curve = json.loads((tmp_path / "curve.json").read_text("utf-8"))
    assert [point["decisions"] for point in curve] == [0, 256]
    assert json.loads(capsys.readouterr().out.splitlines()[-1]) == curve[-1]
    assert (tmp_path / "curve.svg").exists()
    env = envs.single("dragon_farkle", opponents=tmp_path / "policy.npz")
    seen, _ = env.reset(seed=1)
    env.step(int(seen["action_mask"].argmax()))


def test_the_gradient_is_right(script: Any) -> None:
    """A step makes what turned out well likelier, and brings values nearer."""
    learner = script.Learner("dragon_farkle", 2, 16, 1e-3, 1)
    data = learner.rollout(learner.envs[0])
    data["gain"] = np.where(np.arange(len(data["gain"])) % 2, 1.0, -1.0)

    def told() -> tuple[Any, float]:
        _, legal, value = learner.judge(data["x"], data["mask"])
        chosen = legal.actions == data["action"][legal.rows]
        assert legal.summed(np.exp(legal.log_p)) == pytest.approx(np.ones(len(value)))
        return legal.log_p[chosen], float(np.abs(value - 1).mean())

    data["target"] = np.ones(len(data["action"]))
    before, far = told()
    for _ in range(5):
        learner.step(data)
    after, near = told()
    moved = after - before
    assert moved[1::2].mean() > 0 > moved[::2].mean()
    assert near < far


def test_every_slope_is_that_of_the_loss(script: Any) -> None:
    """What a step moves by is what changes the loss, found by moving one weight at a time."""
    learner = script.Learner("dragon_farkle", 2, 4, 1e-3, 1)
    data = learner.rollout(learner.envs[0])
    generator = np.random.default_rng(2)
    data["gain"] = generator.normal(size=len(data["gain"]))
    data["target"] = generator.normal(size=len(data["gain"]))
    learner.net.layers = [
        (w.astype(np.float64), b.astype(np.float64)) for w, b in learner.net.layers
    ]
    learner.net.layers[1][0][:] = generator.normal(0, 0.5, learner.net.layers[1][0].shape)
    slopes: list[Any] = []
    learner.adam = lambda k, w, b, *given: slopes.append(given)

    def loss() -> float:
        _, legal, value = learner.judge(data["x"].astype(np.float64), data["mask"])
        chosen = legal.actions == data["action"][legal.rows]
        ratio = np.exp(legal.log_p[chosen] - data["chance"])
        near = np.clip(ratio, 1 - script.CLIP, 1 + script.CLIP)
        gained = np.minimum(ratio * data["gain"], near * data["gain"])
        p = np.exp(legal.log_p)
        entropy = -legal.summed(p * legal.log_p)
        wrong = 0.25 * (value - data["target"]) ** 2
        return float((wrong - gained - script.ENTROPY * entropy).mean())

    learner.step(data)
    for layer, slope in zip(learner.net.layers, slopes, strict=True):
        for a, found in zip(layer, slope, strict=True):
            for place in np.argwhere(np.abs(found) > np.abs(found).max() / 3)[:4]:
                at, step = tuple(place), 1e-5
                a[at] += step
                more = loss()
                a[at] -= 2 * step
                less = loss()
                a[at] += step
                assert (more - less) / (2 * step) == pytest.approx(found[at], rel=2e-2)
