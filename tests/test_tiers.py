"""Three tiers of tests: every proof has a stored result that can be repeated."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.proof.proofs import PROOFS
from tests.proof.stored import FOLDER, NOT_YET, listed, read

MAKEFILE = Path("Makefile").read_text("utf-8")
WANTED = {"name", "shows", "command", "commit", "seed", "date", "machine", "seconds", "numbers"}


@pytest.mark.parametrize("name", PROOFS)
def test_a_proof_has_a_stored_result_that_names_its_command(name: str) -> None:
    kept = read(name)
    assert (kept["name"], kept["shows"]) == (name, PROOFS[name].shows)
    make, target, only, *full = kept["command"].split()
    assert (make, only) == ("make", f"ONLY={name}")
    assert full in ([], ["FULL=1"])
    assert re.search(rf"^{target}:.*## ", MAKEFILE, re.M), f"there is no target {target}"
    if kept["date"] == NOT_YET:
        assert set(kept) == {"name", "shows", "command", "date"}
    else:
        assert set(kept) == WANTED
        assert re.fullmatch(r"[0-9a-f]{7,}( and changes)?", kept["commit"])
        assert kept["numbers"]


def test_the_list_of_proofs_is_that_of_the_results() -> None:
    assert (FOLDER / "README.md").read_text("utf-8") == listed()
    assert {path.stem for path in FOLDER.glob("*.json")} == set(PROOFS)


def test_every_test_that_is_a_proof_belongs_to_one() -> None:
    folders = [Path(folder) for proof in PROOFS.values() for folder in proof.tests]
    for path in Path("tests").rglob("test_*.py"):
        marked = re.search(r"mark\.proof\b", path.read_text("utf-8"))
        if marked and path.name != "test_tiers.py":
            assert [folder for folder in folders if folder in path.parents], path


@pytest.mark.parametrize("tier", ["check", "test", "proof"])
def test_a_tier_is_a_target_that_readers_are_told_of(tier: str) -> None:
    assert re.search(rf"^{tier}:.*## ", MAKEFILE, re.M)
    for page in ("README.md", "CONTRIBUTING.md"):
        assert f"make {tier}" in Path(page).read_text("utf-8"), page


@pytest.mark.slow
def test_what_shares_something_of_its_file_goes_to_one_worker() -> None:
    """Else each worker of `make test` makes it anew: a server, say, which takes seconds."""
    file = "tests/review/test_told.py"
    some = [file, "-k", "what_is_refused or nobody_is_blamed", "-p", "no:cacheprovider"]
    line = [sys.executable, "-m", "pytest", "-v", "-n", "1", "--dist", "loadgroup", *some]
    done = subprocess.run(line, capture_output=True, text=True, check=True)
    named = set(re.findall(r"PASSED (\S+)", done.stdout))
    assert named == {
        f"{file}::test_what_is_refused@{file}",
        f"{file}::test_nobody_is_blamed_within_the_error",
    }
