"""`lindwurm train`: what it needs, what it refuses, and that it goes on where it stopped."""

from __future__ import annotations

import json
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run

needs_torch = pytest.mark.skipif(find_spec("torch") is None, reason="training needs PyTorch")
TINY = ("--device", "cpu", "--cores", "1", "--set", "slots=16", "--set", "horizon=4")
SMALLER = ("--set", "width=16", "--set", "minibatch=64", "--set", "limit=50")


def test_without_pytorch_one_sentence_says_what_to_install(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("lindwurm.train.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "torch", None)
    run("train", "dragon_farkle").refused(
        1, "training needs PyTorch: pip install 'lindwurm[train]'"
    )


@pytest.mark.parametrize("given", ["-1", "ten", "1e3", "nan", "99999"])
def test_minutes_that_are_none(given: str, run: Run) -> None:
    run("train", "dragon_farkle", f"--minutes={given}").refused(
        2, f"{given!r} is not a number of minutes"
    )


@needs_torch
@pytest.mark.parametrize(
    ("given", "told"),
    [
        (("--set", "speed=9"), "the recipe has no 'speed'"),
        (("--set", "slots=many"), "'many' is no number for slots"),
        (("--set", "slots=-5"), "slots cannot be below zero"),
        (("--device", "abacus"), "there is no device 'abacus' (cpu, cuda)"),
        (("--minutes", "0", "--small", "1"), "there is no"),
    ],
)
def test_what_makes_no_sense_is_one_line(
    given: tuple[str, ...], told: str, run: Run, tmp_path: Path
) -> None:
    run("train", "dragon_farkle", "--folder", str(tmp_path), *given).refused(2, told)
    assert not list(tmp_path.iterdir())


@needs_torch
def test_a_file_that_is_no_checkpoint_is_left_alone(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "dragon_farkle.pt"
    file.write_bytes(b"not a checkpoint")
    run("train", "dragon_farkle", "--folder", str(tmp_path)).refused(
        2, "dragon_farkle.pt is not a checkpoint of training, or damaged"
    )
    assert file.read_bytes() == b"not a checkpoint"


@needs_torch
@pytest.mark.slow
def test_training_goes_on_where_it_stopped_and_leaves_a_mind_that_plays(
    run: Run, tmp_path: Path
) -> None:
    line = ("train", "dragon_farkle", "--folder", str(tmp_path), *TINY)
    first = run(*line, *SMALLER, "--minutes", "0.02", "--small", "0", "--json")
    points: list[Any] = [json.loads(told) for told in first.out.splitlines()]
    assert points[-1]["decisions"] > 0
    assert len(points[-1]["random"]) == len(points[-1]["adept"]) == 2
    assert [file.name for file in tmp_path.iterdir()] == ["dragon_farkle.pt"]
    again = run(*line, "--minutes", "0.02", "--small", "0.02")
    assert f"{points[-1]['decisions']:,} decisions" in again.out
    assert "the same command goes on from there" in again.out
    mind = tmp_path / "dragon_farkle.mind"
    assert f"mind:{mind}" in "".join(again.out.split("\n"))
    played = run(
        "arena", "dragon_farkle", "--bots", f"mind:{mind},random", "--games", "2", "--json"
    )
    assert played.code == 0
    varied = run(*line, *SMALLER, "--variant", "keep_4000", "--minutes", "0.02", "--small", "0")
    assert varied.code == 0
    assert len(list(tmp_path.glob("dragon_farkle@*.pt"))) == 1, "no variant is taken for its game"
