"""Moments of Simurgh worth showing."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.games.simurgh.helpers import table
from tests.server.harness import Client, Served
from tests.web.prepared import hotseat, prepared
from tests.web.shooting import shot, sit_down
from tests.web.visiting import PHONE, TABLET, WALL

MIDDLE: dict[str, Any] = {
    "has": ["3V 2M 4W 1S 2K 3A", "2V 1M 3S 1K", "5V 2A 3K"],
    "points": [14, 9, 11],
    "at": {
        0: (["home", "market", "W1.2"], ["home", "W3.2"]),
        1: (["smithy", "home"], ["W1.4", "W3.1"]),
        2: (["library", "W2.1"], ["home", "towers"]),
    },
    "wild": {"W1": 5, "W2": 28, "W3": 42},
    "hands": {0: [8, 16, 37, 31]},
    "dragons": {0: {50: "LMR", 58: "LR"}, 1: {62: "LM", 69: "L"}, 2: {53: "LMR"}},
    "face_up": {"O1": 2, "O3": 10},
    "chronicle": [1, 2, 13],
}


def at_table(page: Page, server: Served, *done: str) -> None:
    """Sit down for three houses in the middle of a game, after these actions."""
    client = Client(server, "Anna")
    match = table(3, **MIDDLE).do(*done)
    table_id = prepared(client, match, hotseat("Anna", "Ben", "Cleo"))
    sit_down(page, client)
    page.goto(f"{server.address}/table/{table_id}")
    page.locator(".simurgh .lit").first.wait_for()
    client.close()


@shot("simurgh-land", language="de")
@shot("simurgh-land-wall", size=WALL, theme="night")
def land(page: Page, server: Served) -> None:
    """City and wilderness, with everything that may be done."""
    at_table(page, server)


@shot("simurgh-exploration-phone", size=PHONE)
def exploration(page: Page, server: Served) -> None:
    """The wilderness on a phone, an exploration looked at closely."""
    at_table(page, server)
    page.locator("[data-plot=W3] .over").click()
    page.locator("[data-counter=tile]").wait_for()


@shot("simurgh-laying", size=TABLET, theme="night", language="de")
def laying(page: Page, server: Served) -> None:
    """A tile of the hand is about to be laid."""
    at_table(page, server)
    page.locator("[data-hand]").first.click()
    page.locator("[data-counter=hand]").wait_for()


@shot("simurgh-home", theme="night")
def home(page: Page, server: Served) -> None:
    """Calling home: who comes, and what becomes of the tiles they leave."""
    at_table(page, server)
    page.locator("[data-key=recall]").click()
    page.locator("[data-counter=recall]").wait_for()


@shot("simurgh-statue-phone", size=PHONE, theme="night", language="de")
def statue(page: Page, server: Served) -> None:
    """Three objectives before the Statue."""
    at_table(page, server, "place rider statue")


@shot("simurgh-hatchery")
def hatchery(page: Page, server: Served) -> None:
    """Three dragons, of which one joins the house."""
    at_table(page, server, "place rider hatchery")
