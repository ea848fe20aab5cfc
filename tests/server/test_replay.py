"""Finished games step by step, and branches of them."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from lindwurm.bots.player import Heuristic, choose
from lindwurm.games import ids, load
from lindwurm.kernel import record
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import Texts
from lindwurm.server.table import outgoing
from tests.server.harness import Client, Served, play, until_over


def finished(client: Client, game: str = "dragon_farkle") -> str:
    table = client.table("me", "random", game=game)
    client.post(f"/api/tables/{table}/start")
    sitting = client.sit(table)
    play([sitting], random.Random(4))
    until_over([sitting])
    sitting.close()
    return table


def all_steps(client: Client, table: str, query: str) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = []
    at: int | None = 0
    while at is not None:
        page = client.get(f"/api/tables/{table}/replay?from={at}&{query}")
        steps += page["steps"]
        at = page["next"]
    assert [s["step"] for s in steps] == list(range(page["moves"] + 1))
    return steps


def test_every_step_is_what_the_seat_saw(server: Served, people: list[Client]) -> None:
    anna = people[0]
    table = anna.table("me", "random")
    anna.post(f"/api/tables/{table}/start")
    sitting = anna.sit(table)
    play([sitting], random.Random(4))
    until_over([sitting])
    seen = {m["number"]: m for m in sitting.heard if m["type"] == "position"}
    steps = all_steps(anna, table, "seat=1&count=37")
    assert len(steps) > 40
    for number, message in seen.items():
        assert steps[number]["view"] == message["view"]
        assert steps[number]["actors"] == message["actors"]
    assert [e for s in steps for e in s["events"]] == sitting.events
    found = record.loads(server.get(f"/api/tables/{table}/record").text)
    made = [(s["seat"], s["action"]["text"]) for s in steps[1:]]
    assert made == [(m.seat, m.action) for m in found.moves]
    german = all_steps(anna, table, "language=de&count=37")
    labels = {s["action"]["text"]: s["action"]["label"] for s in german[1:]}
    assert labels["recruit"] == "Rekrutieren"
    told = anna.get(f"/api/tables/{table}/replay?language=de&count=2")
    assert told["result"] == sitting.position["result"]


@pytest.mark.parametrize("game_id", ids())
def test_all_eyes_in_every_game(game_id: str) -> None:
    """Through each pair of eyes the steps are what a match played again shows at that moment."""
    game = load(game_id)
    rng, match = random.Random(2), Match(game, 2, seed=bytes(32))
    while not match.over:
        seat = rng.choice(match.actors)
        code = choose(Heuristic(), match, seat, seed=1)
        match.act(seat, code)
    texts = Texts(game, "en")
    again = Match(game, 2, seed=bytes(32))
    eyes = (None, 0, 1, outgoing.ALL)
    told = dict.fromkeys(eyes, 0)
    for n, move in enumerate([*match.moves, None]):
        if n % 10 == 0 or move is None:
            for e in eyes:
                (step,) = outgoing.steps(match, e, texts, n, 1)
                msgspec.json.encode(step)
                if e == outgoing.ALL:
                    hidden = step["view"]
                    assert "rng" not in hidden
                    assert all(v is not None for v in hidden.values())
                else:
                    assert step["view"] == again.view(e)
                assert step["actors"] == [a + 1 for a in again.actors]
                told[e] += 1
        if move is not None:
            again.act(move.seat, move.action)
    assert min(told.values()) > 1
    sentences = [s["events"] for s in outgoing.steps(match, outgoing.ALL, texts, 0, 10**6)]
    assert sum(map(len, sentences)) == len(match.state.log or ())


def test_what_cannot_be_replayed_is_refused(server: Served, people: list[Client]) -> None:
    anna = people[0]
    running = anna.table("me", "random")
    anna.post(f"/api/tables/{running}/start")
    for seat in ("", "&seat=1", "&seat=all"):
        anna.get(f"/api/tables/{running}/replay?from=0{seat}", 409)
    body = {"move": 0, "seat": 1}
    anna.post(f"/api/tables/{running}/branch", body, 409)
    table = finished(anna)
    for query in (
        "from=99999",
        "from=-1",
        "count=101",
        "seat=3",
        "seat=0",
        "seat=x",
        "language=fr",
    ):
        answer = anna.get(f"/api/tables/{table}/replay?{query}", 400)
        assert answer["error"]["code"] == "malformed", query
    moves = anna.get(f"/api/tables/{table}/replay")["moves"]
    for wrong in ({"move": moves, "seat": 1}, {"move": 0, "seat": 3}, {"move": -1, "seat": 1}):
        anna.post(f"/api/tables/{table}/branch", wrong, 400)
    stranger = Client(server, None)
    stranger.post(f"/api/tables/{table}/branch", body, 401)
    assert stranger.get(f"/api/tables/{table}/replay?seat=all")["steps"]


def test_a_branch_goes_on_from_the_position(server: Served, people: list[Client]) -> None:
    anna, ben = people
    table = finished(anna)
    steps = all_steps(ben, table, "seat=all&count=100")
    # Where there is something to decide: what leaves no choice is answered at once, unseen.
    decided = [n for n, s in enumerate(steps) if s["action"] and s["action"]["text"] == "roll"]
    at = next(n - 1 for n in decided if n > 20 and steps[n - 1]["actors"] == [2])
    fresh = ben.post(f"/api/tables/{table}/branch", {"move": at, "seat": 2, "level": "adept"}, 201)
    info = fresh["table"]
    assert info["origin"] == {"table": table, "move": at}
    assert (info["status"], fresh["mine"], fresh["turn"]) == ("playing", [2], True)
    assert [(s["kind"], s["level"]) for s in info["seats"]] == [("bot", "adept"), ("person", None)]
    assert info["commitment"] != anna.get(f"/api/tables/{table}")["table"]["commitment"]
    sitting = ben.sit(info["id"])
    first = sitting.position
    assert first["events"] == []
    shown = {k: v for k, v in first["view"].items() if v is not None}
    assert {k: steps[at]["view"][k] for k in shown if not isinstance(shown[k], list)} == {
        k: v for k, v in shown.items() if not isinstance(v, list)
    }
    play([sitting], random.Random(6))
    until_over([sitting])
    sitting.close()
    text = server.get(f"/api/tables/{info['id']}/record").text
    assert record.loads(text).start is not None
    assert server.get(f"/api/tables/{info['id']}/verify").json()["ok"]
    # A branch of a branch.
    again = ben.post(f"/api/tables/{info['id']}/branch", {"move": 1, "seat": 1}, 201)
    assert again["table"]["origin"] == {"table": info["id"], "move": 1}
    assert ben.sit(again["table"]["id"]).position["number"] >= 0
