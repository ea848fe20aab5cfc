"""Moments of Simurgh worth showing."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.games.simurgh.helpers import MIDDLE, table
from tests.server.harness import Client, Served
from tests.web.prepared import hotseat, prepared
from tests.web.shooting import shot, sit_down
from tests.web.visiting import PHONE, TABLET, WALL


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
