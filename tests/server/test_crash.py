"""Kill -9 in mid-game: what was acknowledged is there, nothing twice, and the match goes on."""

from __future__ import annotations

import contextlib
import json
import random
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from lindwurm.games import load
from lindwurm.kernel import record
from tests.server.harness import Client, Served, Sitting, play, until_over
from tests.server.reached import until
from tests.web.prepared import late, prepared


def rows(database: Path, table: str) -> list[tuple[int, int, str]]:
    """Return the moves in the database as (number, seat from 1, action)."""
    with sqlite3.connect(database) as connection:
        query = "SELECT number, seat + 1, action FROM moves WHERE table_id = ? ORDER BY number"
        found = list(connection.execute(query, (table,)))
    connection.close()
    return found


@pytest.mark.parametrize("kills", [2, pytest.param(50, marks=pytest.mark.proof)])
def test_a_killed_server_loses_nothing(
    kills: int, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    server = Served(tmp_path / "lindwurm.db")
    anna, ben = Client(server, "Anna"), Client(server, "Ben")
    table = ""
    rng = random.Random(7)
    tables = moves = 0
    acknowledged: list[tuple[int, int, str]] = []
    for kill in range(kills):
        if not table or anna.get(f"/api/tables/{table}")["table"]["status"] == "over":
            table, acknowledged = anna.table("me", "open", "bot", round_limit="200"), []
            tables += 1
            ben.post(f"/api/tables/{table}/join", {})
            anna.post(f"/api/tables/{table}/start")
        seats = [anna.sit(table), ben.sit(table)]
        before = len(acknowledged)
        play(seats, rng, moves=before + 3, made=acknowledged)  # it does go on
        timer = threading.Timer(rng.uniform(0.02, 0.4), server.kill)
        timer.start()
        with contextlib.suppress(ConnectionClosed, EOFError):  # or the game ends before
            play(seats, rng, made=acknowledged)
        timer.join()
        assert server.process.poll() is not None, "it is still alive"
        there = rows(server.database, table)
        assert [number for number, _, _ in there] == list(range(len(there)))
        assert set(acknowledged) <= set(there), f"kill {kill}: an acknowledged move is lost"
        moves += len(acknowledged) - before
        for client in (anna, ben):
            client.sittings.clear()
        server.start()
    for name, count in (("kills", kills), ("games", tables), ("acknowledged moves", moves)):
        record_property(name, count)
    # Sending the last acknowledged move again after all that changes nothing.
    number, seat, action = acknowledged[-1]
    sitting = (anna, ben)[seat - 1].sit(table)
    again = sitting.act(action, number)
    assert again["duplicate"] is True
    sitting.close()

    seats = [anna.sit(table), ben.sit(table)]
    play(seats, rng, made=acknowledged)
    until_over(seats)
    there = rows(server.database, table)
    assert set(acknowledged) <= set(there)
    assert len(set(acknowledged)) == len(acknowledged)
    found = record.loads(server.get(f"/api/tables/{table}/record").text)
    match = record.replay(found, load("dragon_farkle"))
    assert [(n, s.seat, s.action) for n, s in enumerate(found.moves)] == there
    with sqlite3.connect(server.database) as connection:
        query = "SELECT digest FROM moves WHERE table_id = ? ORDER BY number DESC LIMIT 1"
        assert connection.execute(query, (table,)).fetchone()[0] == match.digest == found.digest
    connection.close()
    for client in (anna, ben):
        client.close()
    assert "Traceback" not in server.stop()


def endings(database: Path) -> tuple[set[str], set[str], dict[str, int]]:
    """Return the games that are over, those entered, and how many seats each was entered with."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        over = {one for (one,) in connection.execute("SELECT id FROM tables WHERE status = 'over'")}
        entered = [one for (one,) in connection.execute("SELECT table_id FROM finished")]
        seats = "SELECT table_id, count(*) FROM results GROUP BY table_id"
        assert len(entered) == len(set(entered))
        return over, set(entered), dict(connection.execute(seats))


@pytest.mark.parametrize("kills", [2, pytest.param(20, marks=pytest.mark.proof)])
def test_killed_while_games_end_each_is_entered_once(
    kills: int, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    """Four games end at a time, by a last move or because somebody resigns; then it is killed."""
    server = Served(tmp_path / "ends.db")
    anna, ben = Client(server, "Anna"), Client(server, "Ben")
    people, rng = (anna, ben), random.Random(13)
    position = late(load("dragon_farkle"), 2, 1, round_limit="10")
    last, seats = position.actors[0], [{"kind": "me"}, {"kind": "open"}]
    tables: set[str] = set()
    missed = 0
    for _ in range(kills):
        left = tables - endings(server.database)[0]
        fresh = [prepared(anna, position, seats, [ben], round_limit="10") for _ in range(4)]
        tables |= set(fresh)
        there = [*fresh, *left]
        sittings = [people[last].sit(table) for table in there]
        for sitting in sittings:
            resigns = {"type": "end", "how": "resign"}
            if sitting.table not in fresh[::2]:
                sitting.send(id="end", **resigns)
                continue
            choice = sitting.until_asked()[0]["text"]
            sitting.send(id="end", type="act", action=choice, number=sitting.position["number"])
        rng.choice(sittings).until(lambda m: m.get("id") == "end")
        time.sleep(rng.uniform(0, 0.02))
        server.kill()
        told = {sitting.table for sitting in sittings if was_told_of_its_end(sitting)}
        over, entered, _ = endings(server.database)
        assert told <= over, "an end that was told is lost"
        assert entered <= over
        missed += len(over - entered)
        for client in people:
            client.sittings.clear()
        server.start()
        until(lambda: endings(server.database)[1] == endings(server.database)[0])
    for table in tables - endings(server.database)[0]:
        ben.sit(table).ask(type="end", how="resign")
    for name, count in (("kills", kills), ("games", len(tables)), ("entered late", missed)):
        record_property(name, count)
    until(lambda: endings(server.database)[1] == tables)
    over, _, rows = endings(server.database)
    assert rows == dict.fromkeys(over, 2)
    won = 0
    for client in people:
        (figures,) = client.get("/api/chronicle")["games"]
        assert figures["played"] == len(tables)
        won += figures["won"]
    assert won >= len(tables)
    assert kills < 20 or missed, "it was never killed between an end and its entry"
    for client in people:
        client.close()
    assert "Traceback" not in server.stop()


def was_told_of_its_end(sitting: Sitting) -> bool:
    """Read what a server that is dead has still sent."""
    with contextlib.suppress(ConnectionClosed, EOFError, OSError, TimeoutError):
        while True:
            sitting.receive(2)
    return any(one["type"] == "position" and one["over"] for one in sitting.heard)


def test_a_move_that_was_sent_but_not_answered_is_there_once_or_not_at_all(tmp_path: Path) -> None:
    server = Served(tmp_path / "lindwurm.db")
    anna = Client(server, "Anna")
    table = anna.table("me", "open", first_player="1")
    ben = Client(server, "Ben")
    ben.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    sitting = anna.sit(table)
    sitting.socket.send(json.dumps({"type": "act", "number": 0, "action": "recruit"}))
    server.kill()
    anna.sittings.clear()
    before = rows(server.database, table)
    assert before in ([], [(0, 1, "recruit")])
    server.start()
    sitting = anna.sit(table)
    assert sitting.act("recruit", 0)["duplicate"] is bool(before)
    assert rows(server.database, table) == [(0, 1, "recruit")]
    for client in (anna, ben):
        client.close()
    server.stop()
