"""The stored results of the proofs: docs/proofs/NAME.json, and the list of them in README.md."""

from __future__ import annotations

import json
import os
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bench.measure import machine
from tests.proof.proofs import PROOFS, Numbers, Proof

FOLDER = Path("docs/proofs")
NOT_YET = "not yet run"
HEAD = """# Proofs

What takes too long for `make test`, and when it was last shown. `make proof` runs all of them,
`make proof ONLY=crash` one, `FULL=1` takes larger samples. Each result names its commit, seed and
command, so that anybody can repeat it; this list is written along with them.

| proof | shows | last shown | at commit | took |
|---|---|---|---|---|
"""


def path_of(name: str) -> Path:
    """Return where the result of a proof is kept."""
    return FOLDER / f"{name}.json"


def command(name: str, full: bool) -> str:
    """Return what repeats a proof.

    >>> command("crash", False), command("levels", True)
    ('make proof ONLY=crash', 'make proof ONLY=levels FULL=1')
    """
    return f"make proof ONLY={name}" + (" FULL=1" if full else "")


def commit() -> str:
    """Return the commit that is checked out, and whether anything but stored results differs.

    A copy of the sources without their history is told of it in LINDWURM_COMMIT.
    """
    if told := os.environ.get("LINDWURM_COMMIT"):
        return told

    def git(*words: str) -> str:
        done = subprocess.run(["git", *words], capture_output=True, text=True, check=True)
        return done.stdout.strip()

    changed = git("status", "--porcelain", "--", ".", f":!{FOLDER}")
    return git("rev-parse", "--short=12", "HEAD") + (" and changes" if changed else "")


def keep(proof: Proof, numbers: Numbers, at: str, seconds: float, full: bool) -> None:
    """Store what has been shown at a commit."""
    write(
        proof,
        command(proof.name, full),
        commit=at,
        seed=proof.seed,
        date=datetime.now(UTC).date().isoformat(),
        machine=machine(),
        seconds=round(seconds),
        numbers=numbers,
    )


def tidy() -> None:
    """Give every proof a file, also those that nobody has run yet, and write the list."""
    for name, proof in PROOFS.items():
        if not path_of(name).exists():
            write(proof, command(name, False), date=NOT_YET)
    (FOLDER / "README.md").write_text(listed(), "utf-8")


def write(proof: Proof, how: str, **found: Any) -> None:
    """Write the file of a proof."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    told = {"name": proof.name, "shows": proof.shows, "command": how, **found}
    text = json.dumps(told, indent=2, ensure_ascii=False)
    path_of(proof.name).write_text(text + "\n", "utf-8")


def read(name: str) -> dict[str, Any]:
    """Return the stored result of a proof."""
    found: dict[str, Any] = json.loads(path_of(name).read_text("utf-8"))
    return found


def listed() -> str:
    """Return the list of all proofs with their last results."""
    rows = []
    for name, proof in PROOFS.items():
        last = read(name)
        took = f"{last['seconds']} s" if "seconds" in last else ""
        cells = [f"[{name}]({name}.json)", proof.shows, last["date"], last.get("commit", ""), took]
        rows.append("| " + " | ".join(cells) + " |\n")
    return HEAD + "".join(rows)
