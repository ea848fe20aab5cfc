"""The long version: every Python at hand, everything fetched by pip, a game in a real browser."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.package import anywhere
from tests.package.building import Built
from tests.server.harness import Served
from tests.web.conftest import browser
from tests.web.playing import play_out
from tests.web.visiting import visiting

__all__ = ["browser"]
pytestmark = [pytest.mark.proof, pytest.mark.slow]
VERSIONS = ("3.11", "3.12", "3.13", "3.14")


def at_hand(version: str) -> str:
    """Return the Python of a version, or skip."""
    name = f"python{version}"
    try:
        found = subprocess.run([name, "--version"], capture_output=True, check=False).returncode
    except OSError:
        found = 1
    if found:
        pytest.skip(f"{name} is not here")
    return name


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_it_is_installed_and_played_anywhere(built: Built, version: str, kind: str) -> None:
    file = built.wheel if kind == "wheel" else built.sdist
    found = anywhere.tried(file, at_hand(version))
    assert found["python"].startswith(f"{version}.")
    assert found["files of the client"] > 1


@pytest.mark.parametrize("version", VERSIONS)
def test_a_game_is_played_in_a_browser(
    built: Built, browser: Browser, version: str, tmp_path: Path
) -> None:
    place = anywhere.Place(built.wheel, tmp_path, at_hand(version))
    served = Served(tmp_path / "x.db", python=place.python, compiling=True, PYTHONPATH="")
    with visiting(browser, served) as page:
        page.locator("[data-game=dragon_farkle] button").first.click()
        page.wait_for_url("**/table/*")
        page.locator("[data-action]").first.wait_for()
        play_out(page)
    assert "Traceback" not in served.stop()
