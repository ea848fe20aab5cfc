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
    asked = ["dragon_farkle", "--minutes", "0.001", "--games", "4", "--out", str(tmp_path)]
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
    rows = np.arange(len(data["action"]))

    def told() -> tuple[Any, float]:
        out = learner.net.outputs(data["x"])[-1]
        log_p = script.log_softmax(out[:, :-1], data["mask"])
        return log_p[rows, data["action"]], float(np.abs(out[:, -1] - 1).mean())

    data["target"] = np.ones(len(rows))
    before, far = told()
    for _ in range(5):
        learner.step(data)
    after, near = told()
    moved = after - before
    assert moved[1::2].mean() > 0 > moved[::2].mean()
    assert near < far
