"""Where friends find the server (WEB-F8): what it says of itself, and to whom."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from lindwurm.server.http import reach
from lindwurm.server.settings import Settings
from tests.server.harness import Served

OURS = ["192.168.1.5", "10.0.0.7", "fd00::5"]


@contextmanager
def served(path: Path, host: str = "127.0.0.1", origins: str = "") -> Iterator[Served]:
    server = Served(path / "reach.db", LINDWURM_HOST=host, LINDWURM_ORIGINS=origins)
    yield server
    server.stop()


def told(server: Served, **headers: str) -> Any:
    return server.get("/api/reach", headers=headers).json()


def test_a_server_for_its_own_machine_says_so(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        assert told(server) == {"listens": False, "addresses": []}


def test_one_that_listens_to_all_names_its_addresses_to_its_own_machine(tmp_path: Path) -> None:
    with served(tmp_path, "0.0.0.0") as server:
        port = server.address.rsplit(":", 1)[1]
        found = told(server)
        assert found["listens"]
        for address in found["addresses"]:
            host, at = address.removeprefix("http://").rsplit(":", 1)
            assert at == port
            assert not ipaddress.ip_address(host).is_loopback
            assert server.http.get(f"{address}/live").status_code == 200  # it is true
        # whoever has come through a proxy, or by another name, learns nothing of the machine
        assert told(server, **{"x-forwarded-for": "203.0.113.9"})["addresses"] == []
        assert told(server, host="203.0.113.9")["addresses"] == []


def test_a_public_server_names_its_origin(tmp_path: Path) -> None:
    wanted = ["https://play.example", "https://other.example"]
    with served(tmp_path, "0.0.0.0", ", ".join(wanted)) as server:
        assert told(server) == {"listens": True, "addresses": wanted}
        forwarded = {"host": "play.example", "x-forwarded-for": "203.0.113.9"}
        assert told(server, **forwarded)["addresses"] == wanted


@pytest.mark.parametrize(
    ("host", "addresses"),
    [
        ("127.0.0.1", []),
        ("127.0.1.1", []),
        ("::1", []),
        ("0.0.0.0", ["http://192.168.1.5:80", "http://10.0.0.7:80"]),
        ("::", ["http://192.168.1.5:80", "http://10.0.0.7:80", "http://[fd00::5]:80"]),
        ("10.0.0.7", ["http://10.0.0.7:80"]),
    ],
)
def test_only_where_it_listens(
    monkeypatch: pytest.MonkeyPatch, host: str, addresses: list[str]
) -> None:
    monkeypatch.setattr(reach, "own_addresses", lambda: OURS)
    found = reach.reach(Settings(host=host), True, 80)
    assert (found.addresses, found.listens) == (addresses, bool(addresses))


def test_addresses_of_this_machine_alone_are_none() -> None:
    for address in reach.own_addresses():
        assert not ipaddress.ip_address(address).is_loopback
    assert not reach._reachable("fe80::1%eth0")
