"""What each page costs where many have played: the measuring itself still works."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest


@pytest.mark.slow
def test_every_page_is_asked_for() -> None:
    """Each answers, the busiest person's with what they have played."""
    small = ("--accounts", "40", "--games", "200", "--asked", "2", "--json")
    command = [sys.executable, "-m", "bench.people", *small]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found = {one["page"]: one for one in json.loads(done.stdout)["pages"]}
    assert len(found) == 13
    assert all(one["cpu_ms"] > 0 for one in found.values())
    games = found["of who has played most: finished games"]["bytes"]
    assert games > 2000, "a page of finished games, and not the empty end of them"
