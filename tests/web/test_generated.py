"""What the web client knows of the games is what the games declare, and the other way round."""

import runpy
import shutil
import subprocess
from pathlib import Path

import pytest


def test_the_types_of_the_views_are_fresh() -> None:
    generate = runpy.run_path(str(Path("web/generate.py").resolve()))
    assert generate["stale"]() == {}, "run: python web/generate.py"


@pytest.mark.slow
def test_the_plans_of_the_laboratory_are_the_boards_of_the_client() -> None:
    node = shutil.which("node")
    if node is None or not Path("web/node_modules/vite").exists():
        pytest.skip("the tools of the web client are not here")
    line = [node, "web/plans.mjs", "--check"]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", ""), "run: node web/plans.mjs"
