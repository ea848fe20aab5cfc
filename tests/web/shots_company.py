"""Pictures of friends, an invitation and the operator's page."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Page

from tests.server.harness import Client, Served
from tests.server.test_company import befriend, handle
from tests.web.shooting import shots, sit_down

LIKENESSES = {
    "Anna": "triplets-ember",
    "Ben": "drake-sky",
    "Carl": "hydra-moss",
    "Dora": "sleeper-plum",
    "Emil": "worm-ink",
}


@cache
def company(server: Served) -> dict[str, Client]:
    """Anna has friends: Ben is here, Carl is not; Dora asks, and Emil was rude."""
    people = {name: Client(server, name) for name in LIKENESSES}
    for name, client in people.items():
        client.request("PUT", "/api/me", {"likeness": LIKENESSES[name]})
    anna, ben, carl, dora, emil = people.values()
    for friend in (ben, carl):
        befriend(anna, friend)
    dora.post("/api/friends", {"table": seated(dora, anna), "seat": 2})
    ben.lobby().settle()
    rude = seated(emil, anna)
    hears, speaks = anna.sit(rude), emil.sit(rude)
    for who, text in (
        (hears, "Good evening!"),
        (speaks, "You again? Go home, you cannot play."),
        (hears, "Please be kind."),
    ):
        assert who.ask(type="say", text=text)["type"] == "done"
    hears.settle()
    lines = [
        line for message in hears.heard if message["type"] == "chat" for line in message["lines"]
    ]
    bad = next(line["id"] for line in lines if "home" in line["text"])
    words = "The second time today."
    anna.post("/api/reports", {"table": rude, "line": bad, "reason": "insult", "words": words})
    asked = carl.table("me", "open", game="simurgh")
    carl.post(f"/api/tables/{asked}/invitations", {"friend": handle(carl, "Anna")})
    return people


def seated(host: Client, guest: Client) -> str:
    """Return a table of two people that waits."""
    table = host.table("me", "open")
    guest.post(f"/api/tables/{table}/join", {})
    return table


@shots("friends")
def friends(page: Page, server: Served) -> None:
    sit_down(page, company(server)["Anna"])
    page.goto(f"{server.address}/friends")
    page.locator("[data-invited]").wait_for()
    page.locator("[data-own-link]").wait_for()


@shots("operator")
def operator(page: Page, server: Served) -> None:
    company(server)
    page.goto(f"{server.address}/operator")
    page.locator("li[data-report]").first.wait_for()
