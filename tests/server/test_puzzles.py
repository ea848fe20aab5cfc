"""Puzzles over HTTP: what the seat may see, and feedback that gives nothing away."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import httpx
import pytest

from lindwurm.games import load, own
from lindwurm.puzzles import sets
from tests.server.harness import Served


def solve(server: Served, game: str, which: str, body: Any, status: int = 200) -> Any:
    path = f"{server.address}/api/games/{game}/puzzle/{which}"
    answer = httpx.post(path, json=body)
    assert answer.status_code == status, answer.text
    return answer.json()


@pytest.mark.parametrize("name", [one for one in own() if sets.given(load(one))])
def test_todays_puzzle_is_shown_through_one_seats_eyes(server: Served, name: str) -> None:
    game = load(name)
    today = sets.daily(sets.shipped(game), datetime.now(UTC).date())
    found = server.get(f"/api/games/{name}/puzzle?id={today.id}").json()
    assert found["daily"] is True
    assert (found["seat"], found["id"]) == (today.seat, today.id)
    assert found["of"] == len(sets.shipped(game))
    match = sets.opened(today, game)
    position = found["position"]
    assert position["view"] == match.view(today.seat - 1)
    assert position["seat"] == today.seat
    assert position["fairness"]["seed"] is None
    assert {one["text"] for one in position["legal"]} == set(today.actions)
    shown = len(position["events"])
    assert position["events_from"] + shown == len(match.events(today.seat - 1))
    german = server.get(f"/api/games/{name}/puzzle?id={today.id}&language=de").json()
    assert german["task"] != found["task"]
    assert german["position"]["view"] == position["view"]


def test_an_answer_is_told_what_it_is_worth(server: Served) -> None:
    name = "dragon_farkle"
    puzzle = sets.shipped(load(name))[0]
    wrong = next(text for text in puzzle.actions if text not in puzzle.best)
    said = solve(server, name, puzzle.id, {"action": wrong})
    assert said["right"] is False
    assert said["solution"] is None  # they may try again
    assert len(said["told"]) == 1
    right = solve(server, name, puzzle.id, {"action": puzzle.best[0]})
    assert right["right"] is True
    assert [one["text"] for one in right["solution"]] == list(puzzle.actions)
    assert right["solution"][0]["best"] is True
    given_up = solve(server, name, puzzle.id, {"action": None})
    assert given_up["right"] is False
    assert given_up["solution"] == right["solution"]


def test_what_cannot_be_done_has_a_reason(server: Served) -> None:
    name = "dragon_farkle"
    puzzle = sets.shipped(load(name))[0]
    match = sets.opened(puzzle, load(name))
    verbs = match.game.verbs
    action = next(
        verbs.text(code)
        for code in range(verbs.size)
        if match.why_not(puzzle.seat - 1, code) is not None
    )
    for body in ({"action": action}, {"action": action, "why": True}):
        said = solve(server, name, puzzle.id, body)
        assert said["right"] is False
        assert len(said["told"]) == 1
        assert said["solution"] is None


def test_what_is_not_there_is_refused(server: Served) -> None:
    assert server.get("/api/games/chess/puzzle").status_code == 404
    assert server.get("/api/games/dragon_farkle/puzzle?id=0-0").status_code == 404
    assert server.get("/api/games/dragon_farkle/puzzle?day=yesterday").status_code == 400
    puzzle = sets.shipped(load("dragon_farkle"))[0]
    solve(server, "dragon_farkle", "0-0", {"action": None}, 404)
    solve(server, "dragon_farkle", puzzle.id, {"action": "dance"}, 400)
    solve(server, "dragon_farkle", puzzle.id, {"action": {"verb": 7}}, 400)
    solve(server, "dragon_farkle", puzzle.id, {"guess": 1}, 400)


def test_another_day_has_another_one(server: Served) -> None:
    ids = {
        server.get(f"/api/games/dragon_farkle/puzzle?day=2027-03-{day:02}").json()["id"]
        for day in range(1, 8)
    }
    assert len(ids) == min(7, len(sets.shipped(load("dragon_farkle"))))
