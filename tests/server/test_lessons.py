"""Lessons over HTTP and at the table."""

from __future__ import annotations

import pytest

from lindwurm.games import ids
from tests.server.harness import Client, Served


@pytest.mark.parametrize("game", ids())
def test_a_lesson_begins_with_known_dice(server: Served, game: str) -> None:
    anna = Client(server, "Anna", "de")
    lesson = anna.get(f"/api/games/{game}/lesson?language=de")
    english = server.get(f"/api/games/{game}/lesson").json()
    assert [s["id"] for s in english["steps"]] == [s["id"] for s in lesson["steps"]]
    pairs = zip(english["steps"], lesson["steps"], strict=True)
    assert all(a["text"] != b["text"] for a, b in pairs)
    seen = []
    for _ in range(2):
        opened = anna.post(f"/api/games/{game}/lesson", status=201)
        assert opened["mine"] == [lesson["seat"]]
        table = opened["table"]
        assert (table["status"], table["lesson"], table["public"]) == ("playing", True, False)
        sitting = anna.sit(table["id"])
        fairness = sitting.position["fairness"]
        assert fairness["known"] is True
        assert len(fairness["seed"]) == 64
        for _ in range(12):
            legal = [a["text"] for a in sitting.until_asked()]
            sitting.act(legal[0])
            sitting.drain()
        sitting.until_asked()
        seen.append((fairness, sitting.position["view"], sitting.events))
        sitting.close()
    assert seen[0] == seen[1], "the same choices give the same lesson"
    anna.close()


def test_refusals(server: Served) -> None:
    assert server.get("/api/games/chess/lesson").status_code == 404
    assert server.get("/api/games/simurgh/lesson?language=fr").status_code == 400
    assert Client(server, None).post("/api/games/simurgh/lesson", status=401)
