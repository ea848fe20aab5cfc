"""The rule books: on a desk, on a phone, beside a table."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.harness import Client, Served
from tests.web.shooting import shot, sit_down
from tests.web.visiting import PHONE, open_table, until_asked


def read(page: Page, server: Served, game: str, key: str) -> None:
    """Open a book at a page."""
    page.goto(f"{server.address}/rules/{game}#{key}")
    expect(page.locator(f"#page-{key}")).to_be_in_viewport()


@shot("book-dragon_farkle")
def dice(page: Page, server: Served) -> None:
    read(page, server, "dragon_farkle", "rolling")


@shot("book-drachenfels-phone", size=PHONE, theme="night", language="de")
def rainbows(page: Page, server: Served) -> None:
    read(page, server, "drachenfels", "rainbows")


@shot("book-dragonquest-phone", size=PHONE)
def chamber(page: Page, server: Served) -> None:
    read(page, server, "dragonquest", "chamber")


@shot("book-schutt_und_asche", language="de")
def fight(page: Page, server: Served) -> None:
    read(page, server, "schutt_und_asche", "fight")


@shot("book-simurgh", theme="night")
def dragons(page: Page, server: Served) -> None:
    read(page, server, "simurgh", "dragons")


@shot("book-beside-the-table")
def beside(page: Page, server: Served) -> None:
    """Somebody was refused, and reads why."""
    client = Client(server, "Anna")
    table = open_table(client, "dragon_farkle", "me", "adept", first_player="1")
    sit_down(page, client)
    page.goto(f"{server.address}/table/{table}")
    until_asked(page)
    page.locator("[data-board] .battle").click()
    page.locator("[data-notice] .rule").click()
    page.locator("#drawer [data-exact]").first.wait_for()
    client.close()
