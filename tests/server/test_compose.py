"""The steps of deploy/compose.yaml, carried out without containers: what it says is what is done.

Two servers with its settings on one PostgreSQL with a Redis between them, behind a proxy that
speaks HTTPS; people play across them; one server is killed and replaced.
"""

from __future__ import annotations

import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from lindwurm.games import load
from lindwurm.kernel import record
from tests.server.cluster import NotHere, Redis, postgres
from tests.server.harness import Client, Served, Sitting, play, until_over
from tests.server.proxy import Proxy, certificate

yaml = pytest.importorskip("yaml")
pytest.importorskip("asyncpg", reason="asyncpg is not installed")
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("cluster")]
DEPLOY = Path(__file__).parents[2] / "deploy"
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))


def environment(name: str, database: str, broker: str, proxy: str) -> dict[str, str]:
    """Return the settings of the compose file, with the addresses of this machine."""
    told = dict(COMPOSE["services"]["lindwurm"]["environment"])
    front = COMPOSE["services"]["caddy"]["networks"]["front"]["ipv4_address"]
    assert told.pop("LINDWURM_PROXIES") == front, "it believes the proxy, and nobody else"
    assert re.fullmatch(r"postgresql://\w+:.+@database/\w+", told.pop("LINDWURM_DATABASE"))
    assert told.pop("LINDWURM_REDIS").startswith("redis://broker:")
    told = {key: value.replace("${LINDWURM_NAME}", name) for key, value in told.items()}
    return {**told, "LINDWURM_PROXIES": proxy, "LINDWURM_REDIS": broker}


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Proxy, Any]]:
    """Return the proxy, and what starts one more server behind it."""
    if shutil.which("openssl") is None:
        pytest.skip("there is no openssl here to make a certificate with")
    file = certificate(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    with ExitStack() as stack:
        try:
            url = stack.enter_context(postgres())
            redis = Redis()
        except NotHere as error:
            pytest.skip(str(error))
        stack.callback(redis.stop)
        proxy = Proxy(file)
        stack.callback(proxy.close)
        settings = environment(f"localhost:{proxy.port}", url, redis.url, "127.0.0.1")

        def start() -> Served:
            served = Served(url, **settings)  # type: ignore[arg-type]
            stack.callback(served.process.kill)
            proxy.servers.append(int(served.address.rpartition(":")[2]))
            return served

        yield proxy, start


def healthy(served: Served) -> None:
    """Ask as the container's health check does."""
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    (asked,) = re.findall(r'HEALTHCHECK.*?"-c", \\\n\s*"(.*?)"\]', text, re.DOTALL)
    here = asked.replace("http://127.0.0.1:8420", served.address)
    subprocess.run([sys.executable, "-c", here], check=True)


@pytest.mark.proof
def test_the_compose_file_carried_out(house: tuple[Proxy, Any]) -> None:
    proxy, start = house
    count = COMPOSE["services"]["lindwurm"]["deploy"]["replicas"]
    servers = [start() for _ in range(count)]
    assert count == 2
    for served in servers:
        healthy(served)
    anna, ben = Client(proxy, "Anna"), Client(proxy, "Ben")  # type: ignore[arg-type]
    assert all(name.startswith("__Host-") for name in anna.http.cookies), "over HTTPS only"
    table = anna.table("me", "open", "bot", round_limit="10", first_player="1")
    ben.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    seats = [anna.sit(table), ben.sit(table)]
    rng = random.Random(5)
    made = play(seats, rng, moves=10)
    sockets = [served.metric("sockets") for served in servers]
    assert min(sockets) >= 1, f"one at each server: {sockets}"

    servers[0].kill()
    proxy.servers.pop(0)
    seats = [still_there(seat) for seat in seats]
    play(seats, rng, moves=len(made) + 10, made=made)
    replaced = start()
    healthy(replaced)
    proxy.servers.reverse()
    for client in (anna, ben):
        client.sittings.clear()
    seats = [client.sit(table) for client in (anna, ben)]
    play(seats, rng, made=made)
    until_over(seats)
    found = record.loads(anna.http.get(f"{proxy.address}/api/tables/{table}/record").text)
    record.replay(found, load("dragon_farkle"))
    written = [(n, move.seat, move.action) for n, move in enumerate(found.moves)]
    assert set(made) <= set(written)
    assert len(set(made)) == len(made)
    for client in (anna, ben):
        client.close()


def still_there(seat: Sitting) -> Sitting:
    """Return somebody's place at the table: the same if their server lives, else a new one."""
    try:
        seat.settle()
    except (ConnectionClosed, OSError, EOFError, TimeoutError):
        seat.client.sittings.clear()
        return seat.client.sit(seat.table)
    return seat
