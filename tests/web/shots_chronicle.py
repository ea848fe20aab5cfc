"""Pictures of a person's chronicle, after some evenings."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from tests.server.harness import Client, Served, play, until_over
from tests.server.test_chronicle import evening, until_entered
from tests.web.shooting import shots, sit_down

EVENINGS = 5


@shots("chronicle")
def chronicle(page: Page, server: Served) -> None:
    anna, ben = Client(server, "Anna"), Client(server, "Ben")
    anna.request("PUT", "/api/me", {"likeness": "triplets-ember"})
    for seed in range(EVENINGS):
        evening(anna, ben, seed)
    table = anna.table("me", "random", game="drachenfels", turn_limit="40")
    anna.post(f"/api/tables/{table}/start")
    sitting = anna.sit(table)
    play([sitting], random.Random(1))
    until_over([sitting])
    anna.post(f"/api/tables/{anna.table('me', 'bot', game='simurgh')}/start")
    until_entered(anna, EVENINGS + 1)
    sit_down(page, anna)
    page.goto(f"{server.address}/chronicle")
    page.locator("[data-figures]").first.wait_for()
    page.locator("[data-put-away]").wait_for()


@shots("offline")
def without_its_server(page: Page, server: Served) -> None:
    """A rule book that was read before, while there is no connection."""
    page.goto(f"{server.address}/rules/drachenfels")
    page.locator("article").first.wait_for()
    page.route("**/api/me", lambda route: route.abort())
    page.evaluate("localStorage['lindwurm-known'] = 'yes'")
    page.reload()
    page.locator("[data-offline]").wait_for()
