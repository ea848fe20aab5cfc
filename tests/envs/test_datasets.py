"""A data set holds every decision of the games that simulations play."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from lindwurm.cli.app import main
from lindwurm.engines import batch, compiled
from lindwurm.engines.observation import of
from lindwurm.envs import datasets
from lindwurm.games import load

FARKLE = load("dragon_farkle")


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "available", lambda: False)
    monkeypatch.setattr(datasets, "PART", 2)


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_rows_are_the_decisions_of_simulated_games(tmp_path: Path) -> None:
    card = datasets.write(FARKLE, tmp_path / "d", 2, ["adept", "random"], 2, seed=4)
    simulated = batch.run(FARKLE, 2, 2, seed=4, bots=["heuristic", "random"], engine="python")
    (part,) = card["files"].values()
    assert part["digest"] == simulated.digest
    rows = parquet.read_table(tmp_path / "d" / "part-00000.parquet").to_pylist()
    assert len(rows) == card["decisions"] > 100
    assert [row["game"] for row in rows] == sorted(row["game"] for row in rows)
    for row in rows:
        assert row["action"] in row["legal"]
        assert len(row["legal"]) > 1
        assert len(row["observation"]) == of(FARKLE).size == len(card["columns"])
        assert row["return"] == simulated.results[row["game"]][row["seat"]]


def test_what_was_broken_off_goes_on_and_another_set_is_refused(tmp_path: Path) -> None:
    how: dict[str, Any] = {"bots": ["random"], "seats": 2, "seed": 1}
    datasets.write(FARKLE, tmp_path / "whole", 5, **how)
    datasets.write(FARKLE, tmp_path / "broken", 2, **how)
    first = (tmp_path / "broken" / "part-00000.parquet").stat().st_mtime_ns
    datasets.write(FARKLE, tmp_path / "broken", 5, **how)
    assert (tmp_path / "broken" / "part-00000.parquet").stat().st_mtime_ns == first
    assert files(tmp_path / "broken") == files(tmp_path / "whole")
    with pytest.raises(datasets.DatasetError, match="holds another data set: its seed is 1"):
        datasets.write(FARKLE, tmp_path / "whole", 5, **{**how, "seed": 2})
    (tmp_path / "note.txt").write_text("mine", "utf-8")
    with pytest.raises(datasets.DatasetError, match="is not empty"):
        datasets.write(FARKLE, tmp_path, 1, **how)


def test_the_command_writes_and_refuses_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "[d]")
    asked = ["dataset", "dragon_farkle", "--games", "1", "--seats", "2", "--bots", "random"]
    assert main([*asked, "--out", out, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 1
    assert main([*asked, "--out", out]) == 0
    assert f"{out}  1 game, " in capsys.readouterr().out
    for wrong in (["--bots", "oracle"], ["--games", "0"], ["--seed", "2"], ["--seats", "9"]):
        assert main([*asked, "--out", out, *wrong]) != 0
        assert capsys.readouterr().err.count("\n") == 1
