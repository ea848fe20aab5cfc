"""Tables that begin where a test wants them to: in the middle of a game."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any

from lindwurm.kernel.match import Match
from lindwurm.server.history import freeze

if TYPE_CHECKING:
    from tests.server.harness import Client

SEED = bytes(range(32))


def prepared(client: Client, position: Match, seats: list[dict[str, Any]], **options: str) -> str:
    """Open a table, put this position on it as its snapshot, and start; returns the table's id."""
    game = position.game
    body = {"game": game.id, "seats": seats, "options": options}
    table = str(client.post("/api/tables", body, 201)["table"]["id"])
    match = Match(game, len(seats), options, seed=SEED)
    match.state.restore(position.state)
    with sqlite3.connect(client.server.database, timeout=20) as database:
        database.execute(
            "INSERT INTO snapshots (table_id, number, data) VALUES (?, 0, ?)",
            (table, freeze(match)),
        )
    database.close()
    client.post(f"/api/tables/{table}/start")
    return table


def hotseat(*names: str) -> list[dict[str, Any]]:
    """Return the seats of one person who plays for everybody."""
    return [{"kind": "me", "name": name} for name in names]
