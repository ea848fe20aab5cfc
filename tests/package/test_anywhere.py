"""The long version: every Python at hand, everything fetched by pip, a game in a real browser."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Callable
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


def at_hand() -> list[str]:
    """Return the Pythons that can be called here, from 3.11 on, as `python3.12`."""
    found = []
    for name in (f"python3.{minor}" for minor in range(11, 20)):
        if shutil.which(name):
            asked = [name, "-c", "import venv, ensurepip"]
            done = subprocess.run(asked, capture_output=True, check=False)
            found += [] if done.returncode else [name]
    return found


@pytest.mark.parametrize("python", at_hand())
@pytest.mark.parametrize("kind", ["wheel", "sdist"])
def test_it_is_installed_and_played_anywhere(
    built: Built,
    browser: Browser,
    kind: str,
    python: str,
    tmp_path: Path,
    record_property: Callable[[str, object], None],
) -> None:
    """By commands, as an environment, and through the browser from the first move to the last."""
    file = built.wheel if kind == "wheel" else built.sdist
    place = anywhere.Place(file, tmp_path, python)
    found = anywhere.tried(place)
    assert f"python{found['python']}".startswith(f"{python}.")
    assert found["files of the client"] > 1
    for name, value in found.items():
        record_property(name, value)
    served = Served(tmp_path / "x.db", python=place.python, compiling=True, PYTHONPATH="")
    with visiting(browser, served) as page:
        page.locator("[data-game=dragon_farkle] button").first.click()
        page.wait_for_url("**/table/*")
        page.locator("[data-action]").first.wait_for()
        play_out(page)
    assert "Traceback" not in served.stop()


@pytest.mark.parametrize("tool", ["uvx --from", "pipx run --spec"])
def test_tools_that_install_nothing_for_good_open_the_table(
    built: Built, tool: str, tmp_path: Path
) -> None:
    name, *words = tool.split()
    place = anywhere.Place(name.replace("uvx", "uv"), tmp_path)
    assert len(place.serve(str(place.bin / name), *words, str(built.wheel), "lindwurm")) > 1
