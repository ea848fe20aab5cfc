"""Chances while a game is running: for those who watch; for those who play only by leave."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.server.harness import Client, Served, Sitting


def asked(watcher: Sitting) -> dict[str, Any]:
    """Ask until the game's rules have been prepared for judging."""
    for _ in range(1500):  # compiling takes its time where nothing is kept yet
        told = watcher.ask(type="chances")
        if told["type"] != "chances" or told["seats"]:
            return told
        time.sleep(0.2)
    raise AssertionError("nobody ever said how they stand")


@pytest.mark.slow
def test_who_watches_is_told_how_everybody_stands(server: Served, people: list[Client]) -> None:
    anna, ben = people
    table = anna.table("me", "adept", rules={"hints": False}, first_player="1")  # nobody moves on
    anna.post(f"/api/tables/{table}/start")
    sitting = anna.sit(table)
    assert sitting.ask(type="chances")["code"] == "forbidden"  # she plays
    watcher = ben.sit(table)
    told = asked(watcher)
    assert told["number"] == watcher.position["number"]
    assert [one["seat"] for one in told["seats"]] == [1, 2]
    assert sum(one["result"] for one in told["seats"]) == pytest.approx(1)
    assert all(0 <= one["wins"] <= 1 for one in told["seats"])
    again = watcher.ask(type="chances")
    assert again["seats"] == told["seats"]  # worked out once for all who watch
    assert sitting.ask(type="end", how="resign")["ended"] is True
    assert watcher.ask(type="chances")["code"] == "illegal"
    for one in (sitting, watcher):
        one.close()


def test_who_plays_may_ask_where_the_table_allows_hints(
    server: Served, people: list[Client]
) -> None:
    anna, _ = people
    table = anna.table("me", "adept", rules={"hints": True})
    anna.post(f"/api/tables/{table}/start")
    sitting = anna.sit(table)
    assert sitting.ask(type="chances")["type"] == "chances"
    sitting.close()
