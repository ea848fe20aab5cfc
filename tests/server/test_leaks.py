"""All that a seat is ever sent is a function of what it may know.

Three parts. What the one exit gives does not change when everything that the seat cannot know is
dealt afresh. In a real game over real sockets every position that a seat was sent is what the exit
gives for it, nothing more. And no other message holds anything of the match at all.
"""

from __future__ import annotations

import copy
import random
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from lindwurm.games import ids, load
from lindwurm.kernel.events import EVERYONE
from lindwurm.kernel.match import Match
from lindwurm.server.app import create_app
from lindwurm.server.settings import Settings
from lindwurm.server.table import outgoing
from lindwurm.server.table.room import Room
from tests.server.harness import Client, Served, awaited
from tests.server.whole import whole_game


def sent(match: Match, seat: int | None) -> bytes:
    """Return the bytes of everything that the exit would give a seat now."""
    texts = outgoing.Telling(match.game, "en")
    whys: list[Any] = []
    if seat is not None:
        every = range(0, match.game.verbs.size, 31)
        whys = [outgoing.why(match, seat, texts, match.text(code)) for code in every]
    position, _ = outgoing.Position(match).seen(seat, texts)
    return position + outgoing.fairness(match) + msgspec.json.encode(whys)


def redealt(match: Match, seat: int, keep: int | None, seed: int) -> Match:
    """Return the match as it might be, for all that `seat` knows; `keep` is whose secrets stay."""
    twin = copy.copy(match)
    twin.state = match.imagine(seat, seed)
    twin.state.log = [e for e in match.state.log or () if e.to in (EVERYONE, keep)]
    return twin


@pytest.mark.parametrize("game_id", ids())
def test_what_a_seat_cannot_know_does_not_change_what_it_is_sent(game_id: str) -> None:
    game = load(game_id)
    seats = min(3, game.seats[-1])
    rng = random.Random(5)
    match = Match(game, seats, seed=5)
    changed = 0
    for at in range(3000):
        if match.over:
            break
        for seat in range(seats) if at % 40 == 39 else ():
            twin = redealt(match, seat, seat, at)
            changed += twin.state.digest() != match.state.digest()
            assert sent(twin, seat) == sent(match, seat), f"seat {seat} at move {at}"
            watched = redealt(match, seat, None, at)
            assert sent(watched, None) == sent(match, None), f"a spectator at move {at}"
        seat = rng.choice(match.actors)
        match.act(seat, rng.choice(match.legal(seat)))
    assert match.over, "this is not a whole game"
    assert changed, "nothing was dealt afresh: this test proves nothing"


@pytest.mark.parametrize("game_id", ids())
def test_everything_sent_in_a_whole_game_came_through_the_exit(
    server: Served, game_id: str
) -> None:
    whole_game(server, server, game_id, seed=11)


def test_the_database_never_shows_a_running_match(server: Served) -> None:
    """Records and verification wait for the end; lists of tables hold no seed."""
    anna = Client(server, "Anna")
    table = anna.table("me", "bot", public=True, round_limit="10", first_player="1")
    anna.post(f"/api/tables/{table}/start")
    assert server.get(f"/api/tables/{table}/record").status_code == 409
    assert server.get(f"/api/tables/{table}/verify").status_code == 409
    assert '"seed"' not in server.get("/api/tables").text
    assert '"seed"' not in server.get(f"/api/tables/{table}").text
    anna.close()


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_nothing_that_is_read_looks_at_a_running_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pages, lists, chronicles, archive and operator: whoever asks, the cards are not touched."""
    looked: list[str] = []
    asked = ""

    def look(room: Room) -> Match:
        looked.append(asked)
        raise AssertionError("a running match was looked at")

    async def run() -> None:
        nonlocal asked
        settings = Settings(database=str(tmp_path / "cards.db"), operator_token="a token")
        app = create_app(settings)
        await app.services.database.upgrade()
        await app.services.begin()
        way = httpx.ASGITransport(app=app, client=("127.0.0.1", 5))
        async with httpx.AsyncClient(transport=way, base_url="http://localhost") as http:
            me = (await http.post("/api/guests", json={"name": "Anna"})).json()
            http.headers["x-csrf-token"] = me["csrf"]
            seats = [{"kind": "me"}, {"kind": "me", "name": "Otto"}]
            wanted = {"game": "schutt_und_asche", "seats": seats, "public": True}
            table = (await http.post("/api/tables", json=wanted)).json()["table"]["id"]
            begun = await http.post(f"/api/tables/{table}/start")
            assert begun.json()["table"]["status"] == "playing"
            document = (await http.get("/api/schema/openapi.json")).json()
            paths = [path for path, said in document["paths"].items() if "get" in said]
            paths += ["/", f"/table/{table}", f"/replay/{table}", "/chronicle", "/metrics"]
            monkeypatch.setattr(Room, "match", property(look))
            who: Any = ((dict(http.cookies), {}), ({}, {"authorization": "Bearer a token"}))
            statuses = set()
            for path in paths:
                asked = path.replace("{table_id}", table).replace("{game}", "schutt_und_asche")
                for cookies, headers in who:
                    http.cookies = httpx.Cookies(cookies)
                    answer = await http.get(asked, headers=headers)
                    statuses.add(answer.status_code)
                    assert answer.status_code < 500, (asked, answer.text)
        assert len(paths) > 40
        assert {200, 409} <= statuses, "some are told of the table, and some have to wait"
        await app.services.end()

    awaited(run())
    assert looked == []
