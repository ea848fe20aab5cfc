"""For all tests: Hypothesis profiles, and second tries for what is really out there.

Profiles: `dev` by default, `ci` when CI is set, or HYPOTHESIS_PROFILE.

The first call of a compiled function takes seconds, so no example has a deadline.
"""

import os
from pathlib import Path
from typing import NoReturn

import pytest
from hypothesis import HealthCheck, settings

# What is told of all games here is told of the house's own, whatever else is installed.
os.environ.setdefault("LINDWURM_PLUGINS", "off")

settings.register_profile(
    "dev",
    deadline=None,
    max_examples=30,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "ci",
    deadline=None,
    max_examples=50,
    derandomize=True,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci" if os.environ.get("CI") else "dev"))


def pytest_configure() -> None:
    """Refuse to compile in `make check`: what does so takes minutes after an edit in the kernel."""
    if os.environ.get("LINDWURM_TESTS") == "fast":
        from lindwurm.engines import compiled

        def refused(game: object, function: object) -> NoReturn:
            raise AssertionError("nothing is compiled in `make check`: mark this test as slow")

        compiled.jit = refused


@pytest.hookimpl(tryfirst=True)  # xdist reads the groups in a hook of its own
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Try again, twice, what plays over real sockets, processes and browsers; long things first.

    On a crowded machine one of hundreds may miss its moment; the summary names every retry. A proof
    has one try.
    """
    real = [Path(__file__).parent / name for name in ("server", "companion", "web")]
    for item in items:
        if item.path.parent in real and not item.get_closest_marker("proof"):
            item.add_marker(pytest.mark.flaky(reruns=2, reruns_delay=1))
        # Tests that share something of their file go to one worker: it is made once. (Pages are
        # shared out in files, by tests/web/conftest.py.)
        if _shares(item) and not _page(item) and not item.get_closest_marker("xdist_group"):
            item.add_marker(pytest.mark.xdist_group(item.location[0]))
    if "PYTEST_XDIST_WORKER" in os.environ:  # small ones fill the gaps at the end
        items.sort(key=_soon)


def _page(item: pytest.Item) -> bool:
    """Return whether a test opens pages in a browser."""
    return item.path.parent.name in ("web", "companion")


def _shares(item: pytest.Item) -> bool:
    """Return whether a test asks for a fixture that is kept for its file."""
    fixtures = getattr(item, "_fixtureinfo", None)
    return fixtures is not None and any(
        defined[-1].scope == "module" for defined in fixtures.name2fixturedefs.values()
    )


def _soon(item: pytest.Item) -> int:
    """Return a key: pages first, which wait more than they work, then whatever is slow."""
    if _page(item):
        return 0  # whole files, as they are
    return 1 if item.get_closest_marker("slow") else 2
