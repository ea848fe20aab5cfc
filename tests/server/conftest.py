from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.harness import Client, Served


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests that do not kill it."""
    served = Served(tmp_path_factory.mktemp("server") / "lindwurm.db")
    yield served
    complaints = served.stop()
    assert "Traceback" not in complaints, complaints


@pytest.fixture
def people(server: Served) -> Iterator[list[Client]]:
    """Anna and Ben."""
    clients = [Client(server, "Anna"), Client(server, "Ben", "de")]
    yield clients
    for client in clients:
        client.close()
