"""A browser and a server for the tests of the web client."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, sync_playwright

from tests.server.harness import Served

LEAN = ["--no-sandbox", "--disable-gpu", "--disable-software-rasterizer", "--disable-extensions"]
"""No page of ours needs any of this."""
SLOW = 10
"""A slow test takes about as long as so many others."""


def found_browser() -> str | None:
    """Return a Chromium of this machine, or None for Playwright's own.

    Rather one that never had a screen: the others draw a window around every page, which takes a
    third of the time.
    """
    for name in ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"):
        if path := shutil.which(name):
            return path
    return None


@pytest.hookimpl(tryfirst=True)  # before xdist reads the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Share the files out to three workers, each file whole, with the pages its tests share.

    Pages wait more than they work. Three workers at a time open them, from the first moment on; a
    fourth one does meanwhile what needs no page, so that two cores are not idle.
    """
    weights: Counter[Path] = Counter()
    for item in items:
        if item.path.parent.name in ("web", "companion"):
            weights[item.path] += SLOW if item.get_closest_marker("slow") else 1
    shares: list[Counter[Path]] = [Counter(), Counter(), Counter()]
    for path, weight in weights.most_common():
        min(shares, key=Counter.total)[path] = weight
    for item in items:
        for number, share in enumerate(shares):
            if item.path in share:
                item.add_marker(pytest.mark.xdist_group(f"pages {number}"))


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Return a real Chromium without a screen.

    Its driver keeps an event loop running in this thread: not beyond the file that needs it, or
    whatever calls `asyncio.run` afterwards would fail.
    """
    if not files("lindwurm").joinpath("web", "index.html").is_file():
        pytest.skip("the web client is not built (make web)")
    with sync_playwright() as playwright:
        try:
            opened = playwright.chromium.launch(executable_path=found_browser(), args=LEAN)
        except Error as error:
            pytest.skip(f"no Chromium here: {error.message.splitlines()[0]}")
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Return the one server of a worker: every test has people and tables of its own."""
    served = Served(tmp_path_factory.mktemp("web") / "web.db")
    yield served
    served.stop()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    """Return a server of a test's own, which it may kill."""
    served = Served(tmp_path / "web.db")
    yield served
    served.stop()
