"""What is packed is built once for all tests of this folder."""

from __future__ import annotations

import pytest

from tests.package.building import CLIENT, Built, installed


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All in one worker: one build is enough."""
    for item in items:
        if item.path.parent.name == "package":
            item.add_marker(pytest.mark.xdist_group("package"))


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """Return the source distribution of this folder, and the wheel made from it."""
    if not CLIENT.is_file():
        pytest.skip("the web client is not built (make web)")
    pytest.importorskip("hatchling")
    return Built(tmp_path_factory.mktemp("dist"))


@pytest.fixture(scope="session")
def python(built: Built, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the Python of an environment into which the wheel was installed."""
    return installed(built.wheel, tmp_path_factory.mktemp("installed") / "env")
