"""A teacher's pupil: what is kept as integers is what was trained. Needs PyTorch."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from lindwurm.bots.learned import Learned  # noqa: E402
from lindwurm.bots.weights import CONSTANT, MOST, load  # noqa: E402
from lindwurm.games import load as game_of  # noqa: E402
from lindwurm.train import small  # noqa: E402
from lindwurm.train.learn import Learner, Recipe  # noqa: E402

FARKLE = game_of("dragon_farkle")


@pytest.mark.slow
def test_a_pupil_is_kept_as_it_was_trained(tmp_path: Path, capsys: Any, monkeypatch: Any) -> None:
    recipe = Recipe(slots=64, horizon=4, minibatch=128, width=32, layers=1)
    teacher = Learner(FARKLE, recipe, 1, "cpu", 1.0)
    torch.save(teacher.checkpoint(), tmp_path / "teacher.pt")
    file = tmp_path / "new" / "farkle.mind"
    given = [str(tmp_path / "teacher.pt"), "--out", str(file), "--minutes", "0.05", "--games", "4"]
    more = ["--device", "cpu", "--cores", "1", "--width", "16", "--hidden", "8"]
    monkeypatch.setattr(sys, "argv", ["small", *given, *more])
    small.main()
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert told[-1]["same_rounded"] > 0.99
    assert told[-1]["bytes"] == file.stat().st_size < MOST
    kept = load(file)
    assert kept.misfit(FARKLE) is None
    assert kept.about.positions > 0
    assert kept.about.curve["same_choice"] == told[-1]["same_choice"]
    assert 0 < sum(kind & CONSTANT > 0 for kind in kept.arrays["kind"]) < len(kept.arrays["kind"])
    assert Learned(file).missing(FARKLE) is None
