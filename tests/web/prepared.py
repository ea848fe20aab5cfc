"""Tables that begin where a test wants them to: in the middle of a game."""

from __future__ import annotations

import json
import random
import sqlite3
from typing import TYPE_CHECKING, Any

from lindwurm.kernel.match import Match
from lindwurm.server.store.history import compressed, freeze

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lindwurm.kernel.game import Game
    from tests.server.harness import Client

SEED = bytes(range(32))


def prepared(
    client: Client,
    position: Match,
    seats: list[dict[str, Any]],
    guests: Sequence[Client] = (),
    **options: str,
) -> str:
    """Open a table that begins with this position, join the guests to it, and return its id.

    It is put into the database as the table's snapshot, and the table is started there too: were
    it started over HTTP, a bot might move in the opening before the position is read.
    """
    game = position.game
    body = {"game": game.id, "seats": seats, "options": options}
    made = client.post("/api/tables", body, 201)["table"]
    for guest in guests:
        made = guest.post(f"/api/tables/{made['id']}/join", {})["table"]
    match = Match(game, len(seats), options, seed=SEED)
    match.state.restore(position.state)
    match.state.log = []  # what led here is not told: it was another opening
    names = json.dumps([seat["name"] for seat in made["seats"]])
    salts = json.dumps([""] * len(seats))
    with sqlite3.connect(client.server.database, timeout=20) as database:
        database.execute(
            "INSERT INTO snapshots (table_id, number, data) VALUES (?, 0, ?)",
            (made["id"], compressed(freeze(match))),
        )
        database.execute(
            "UPDATE tables SET status = 'playing', started = created, names = ?, salts = ?, "
            "agreed = 0 WHERE id = ?",
            (names, salts, made["id"]),
        )
    database.close()
    return str(made["id"])


def hotseat(*names: str) -> list[dict[str, Any]]:
    """Return the seats of one person who plays for everybody."""
    return [{"kind": "me", "name": name} for name in names]


def late(game: Game, seats: int, left: int, **options: str) -> Match:
    """Return a game played at random, as it was this many moves before its end."""

    def begun() -> Match:
        return Match(game, seats, options, seed=SEED)

    match, rng, moves = begun(), random.Random(5), []
    while not match.over:
        seat = match.actors[0]
        moves.append((seat, rng.choice(match.legal(seat))))
        match.act(*moves[-1])
    match = begun()
    for move in moves[:-left]:
        match.act(*move)
    return match
