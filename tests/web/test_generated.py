"""What the web client knows of the games is what the games declare."""

import runpy
from pathlib import Path


def test_the_types_of_the_views_are_fresh() -> None:
    generate = runpy.run_path(str(Path("web/generate.py").resolve()))
    assert generate["stale"]() == {}, "run: python web/generate.py"
