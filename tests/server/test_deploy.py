"""What is in deploy/ fits the server: its commands, settings, files, and what systemd says."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

from lindwurm.cli.app import parser
from lindwurm.server.settings import Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
OUTSIDE = {"LINDWURM_NO_BROWSER", "LINDWURM_CACHE", "LINDWURM_NAME"}
"""Variables that are no settings of the server: for the command, for compiled code, for Caddy."""


def test_only_what_can_be_set_is_set() -> None:
    known = {f"LINDWURM_{field.name.upper()}" for field in fields(Settings)} | OUTSIDE
    for file in DEPLOY.iterdir():
        used = set(re.findall(r"LINDWURM_[A-Z_]+", file.read_text("utf-8")))
        assert used <= known, file.name


def test_the_commands_are_understood() -> None:
    found = []
    for file in DEPLOY.iterdir():
        text = file.read_text("utf-8")
        found += re.findall(r"(?:bin/| exec \w+ )lindwurm ((?:serve|backup|restore)[^'\n]*)", text)
    found += ["serve" for _ in re.findall(r'\["lindwurm", "serve"\]', _text("Containerfile"))]
    assert len(found) == 4
    for command in found:
        parser().parse_args(shlex.split(command))


def _text(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def test_the_image_is_built_from_files_that_are_there() -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split()
    packed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]
    wanted = set(packed["targets"]["wheel"]["force-include"])
    for line in re.findall(r"^COPY (?!--from)(.*)$", _text("Containerfile"), re.M):
        *sources, _ = line.split()
        wanted -= set(sources)
        for source in sources:
            assert (ROOT / source).exists(), source
            assert any(source == one or source.startswith(f"{one}/") for one in _let_in(ignored))
    assert not wanted, "a wheel cannot be built in there without them"


def _let_in(ignored: list[str]) -> list[str]:
    return [line.removeprefix("!") for line in ignored if line.startswith("!")]


def test_the_processes_fit_together() -> None:
    yaml = pytest.importorskip("yaml")
    services = yaml.safe_load(_text("compose.yaml"))["services"]
    server = services["lindwurm"]
    database, broker = (server["environment"][f"LINDWURM_{one}"] for one in ("DATABASE", "REDIS"))
    assert "@database/" in database
    assert "//broker:" in broker
    assert {"database", "broker", "caddy"} < set(services)
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).is_file()
    Settings(database=database, redis=broker, secure_cookies=True)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    for file in DEPLOY.glob("lindwurm*"):
        text = file.read_text("utf-8").replace("/opt/lindwurm/bin/lindwurm", sys.executable)
        (tmp_path / file.name).write_text(text, "utf-8")
    files = sorted(str(file) for file in tmp_path.iterdir())
    assert len(files) == 3
    command = ["systemd-analyze", "verify", "--man=no", *files]
    environment = {**os.environ, "SYSTEMD_LOG_LEVEL": "warning"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    ours = [line for line in done.stderr.splitlines() if "lindwurm" in line]
    assert done.returncode == 0, done.stderr
    assert ours == []
