"""Reviews at the server: of finished games only, made once, kept, and shared by the host alone."""

from __future__ import annotations

import random
import sqlite3
import time
import zlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.review.games import older
from tests.server.harness import Client, Served, play


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose reviews take no longer than they have to."""
    served = Served(tmp_path_factory.mktemp("reviews") / "r.db", LINDWURM_REVIEW_SECONDS="1")
    yield served
    served.stop()


@pytest.fixture(scope="module")
def anna(quick: Served) -> Client:
    return Client(quick, "Anna")


@pytest.fixture(scope="module")
def table(anna: Client) -> str:
    """A short game of Anna's against a bot."""
    one = anna.table("me", "random")
    anna.post(f"/api/tables/{one}/start")
    sitting = anna.sit(one)
    anna.get(f"/api/tables/{one}/review", 409)  # it is being played
    anna.post(f"/api/tables/{one}/review", None, 409)
    anna.get(f"/api/tables/{one}/review/page", 409)
    play([sitting], random.Random(4), moves=4)
    assert sitting.ask(type="end", how="resign")["ended"] is True
    sitting.close()
    return one


@pytest.fixture(scope="module")
def ready(anna: Client, table: str) -> dict[str, Any]:
    """Its review, from nothing to the end."""
    assert anna.get(f"/api/tables/{table}/review")["state"] == "none"
    started = anna.post(f"/api/tables/{table}/review", None, 202)
    assert started["state"] == "working"
    assert started["of"] >= 4
    seen = []
    for _ in range(600):
        answer: dict[str, Any] = anna.get(f"/api/tables/{table}/review?seat=1")
        if answer["state"] != "working":
            break
        seen.append(answer["done"])
        assert anna.post(f"/api/tables/{table}/review", None, 202)["state"] in ("working", "ready")
        time.sleep(0.2)
    assert seen == sorted(seen)
    assert answer["state"] == "ready"
    return answer


@pytest.mark.slow
def test_a_finished_game_is_reviewed(ready: dict[str, Any], anna: Client, table: str) -> None:
    told = ready["review"]
    replay = anna.get(f"/api/tables/{table}/replay?count=1")
    assert len(told["positions"]) == replay["moves"] + 1
    for seat, result in zip(told["seats"], replay["result"], strict=True):
        assert seat["result"]["points"] == 100 * result
    assert told["names"][0] == "Anna"
    german = anna.get(f"/api/tables/{table}/review?language=de")["review"]
    assert german["language"] == "de"
    assert german["seats"] == told["seats"]  # the same one, in other words
    anna.get(f"/api/tables/{table}/review?seat=3", 400)


@pytest.mark.slow
def test_it_is_kept(ready: dict[str, Any], quick: Served, anna: Client, table: str) -> None:
    assert anna.post(f"/api/tables/{table}/review", None, 202)["state"] == "ready"
    again = anna.get(f"/api/tables/{table}/review?seat=1")
    assert again["review"] == ready["review"]


@pytest.mark.slow
def test_one_of_an_older_server_is_read(
    ready: dict[str, Any], quick: Served, table: str, tmp_path: Path
) -> None:
    """Before the unforeseen was told it was in the rest: no row says that there was none."""
    assert all("unforeseen" in seat for seat in ready["review"]["seats"])
    file = tmp_path / "older.db"
    with closing(sqlite3.connect(quick.database)) as now, closing(sqlite3.connect(file)) as then:
        now.backup(then)
        ((data,),) = then.execute("SELECT data FROM reviews")
        kept = older(msgspec.json.decode(zlib.decompress(data)))
        packed = zlib.compress(msgspec.json.encode(kept))
        then.execute("UPDATE reviews SET data = ?, shared = 1", [packed])
        then.commit()
    served = Served(file)
    try:
        told = served.get(f"/api/tables/{table}/review").json()["review"]
        page = served.get(f"/api/tables/{table}/review/page")
    finally:
        served.stop()
    assert page.status_code == 200
    for seat, one in zip(told["seats"], ready["review"]["seats"], strict=True):
        assert "unforeseen" not in seat
        rest = one["rest"]["points"] + one["unforeseen"]["points"]
        assert seat["rest"]["points"] == pytest.approx(rest, abs=0.02)
        assert seat["luck"] == one["luck"]


@pytest.mark.slow
def test_the_host_alone_shares_it(
    ready: dict[str, Any], quick: Served, anna: Client, table: str
) -> None:
    path = f"/api/tables/{table}/review"
    assert quick.get(f"{path}/page").status_code == 403
    ben = Client(quick, "Ben")
    ben.request("PUT", f"{path}/shared", {"shared": True}, 403)
    assert anna.request("PUT", f"{path}/shared", {"shared": True})["shared"]
    page = quick.get(f"{path}/page?language=de")
    assert page.status_code == 200
    assert "Rückblick" in page.text
    assert "<style" not in page.text  # nothing inline: the server's policy would not have it
    assert quick.get("/api/review.css").headers["content-type"].startswith("text/css")
    assert anna.get(path)["shared"]
    anna.request("PUT", f"{path}/shared", {"shared": False})
    assert quick.get(f"{path}/page").status_code == 403


def test_what_is_not_there(quick: Served, anna: Client) -> None:
    anna.get("/api/tables/nothing/review", 404)
    stranger = Client(quick, None)
    stranger.post("/api/tables/nothing/review", None, 401)
