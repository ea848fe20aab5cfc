"""Whole games with two people, a bot and a spectator, and a check of all that they were sent.

Every position that a seat was sent is what the one exit gives for it, and no other message holds
anything of the match. What the exit gives is tested on its own, in test_leaks.
"""

from __future__ import annotations

import random
from itertools import chain
from typing import Any

import msgspec

from lindwurm.games import load
from lindwurm.kernel import record
from lindwurm.server.table import outgoing
from tests.server.harness import QUICK, Client, Served, Sitting, play, until_over

SHORT = {"dragon_farkle": QUICK, "drachenfels": {"turn_limit": "40"}}
"""Options that make a game shorter."""
ENVELOPE = {"type", "number", "undos", "undo", "fairness", "clocks", "silence", "rests"}
"""What a position carries besides what the exit gives."""
OTHERS = {
    "welcome": {"type", "id", "protocol", "name", "language"},
    "table": {"type", "table", "mine"},
    "chat": {"type", "lines", "anew"},
    "done": {"type", "id", "number", "duplicate"},
}


def whole_game(here: Served, there: Served, game_id: str, seed: int) -> None:
    """Play a game to its end, one person at each server, and check everything."""
    anna, ben, carl = Client(here, "Anna"), Client(there, "Ben", "de"), Client(there, None)
    table = anna.table("me", "open", "bot", game=game_id, **SHORT.get(game_id, {}))
    ben.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    sittings = [anna.sit(table), ben.sit(table), carl.sit(table)]
    made = play(sittings[:2], random.Random(seed), limit=400, watching=sittings[2:])
    until_over(sittings)
    found = record.loads(there.get(f"/api/tables/{table}/record").text)
    assert here.get(f"/api/tables/{table}/verify").json()["digest"] == found.digest
    written = [(n, move.seat, move.action) for n, move in enumerate(found.moves)]
    assert set(made) <= set(written)
    assert len(made) == sum(seat < 3 for _, seat, _ in written)
    came_through_the_exit(found, sittings)
    for client in (anna, ben, carl):
        client.close()


def came_through_the_exit(found: record.Record, sittings: list[Sitting]) -> None:
    """Check what Anna, Ben and a spectator were sent against the record of their game."""
    game = load(found.game)
    names = ["Anna", "Ben", "Fafnir"]
    match = record.replay(found, game, upto=0)
    telling = {language: outgoing.Telling(game, language, names) for language in ("en", "de")}
    places = [(0, telling["en"]), (1, telling["de"]), (None, telling["en"])]
    heard: list[list[list[dict[str, Any]]]] = [
        [[] for _ in places] for _ in range(len(found.moves) + 1)
    ]
    for place, sitting in enumerate(sittings):
        for message in sitting.heard:
            if message["type"] == "position":
                heard[message["number"]][place].append(message)
    for number, messages in enumerate(heard):
        for place, (seat, texts) in enumerate(places):
            for message in messages[place]:
                exit_ = outgoing.Position(match)
                expected = msgspec.json.decode(exit_.seen(seat, texts, message["events_from"])[0])
                expected = {key: value for key, value in expected.items() if key not in ENVELOPE}
                got = {key: value for key, value in message.items() if key not in ENVELOPE}
                assert got == expected, f"seat {seat} at {number}"
                assert message["fairness"] == msgspec.json.decode(outgoing.fairness(match))
                assert (message["fairness"]["seed"] is None) == (not match.over)
        if not match.over:
            match.act(found.moves[number].seat - 1, found.moves[number].action)
    assert sum(map(len, chain(*heard))) > len(found.moves), "hardly anything was heard"
    for sitting in sittings:
        for message in sitting.heard:
            if message["type"] != "position":
                assert set(message) == OTHERS[message["type"]], message
                assert str(found.chance.seed) not in msgspec.json.encode(message).decode()
