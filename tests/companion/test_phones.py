"""Two phones and a tablet around one table: each shows what its seat may see, and no more."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from lindwurm.games import load
from lindwurm.games.dragon_farkle.actions import ARGUMENTS
from lindwurm.kernel.texts import Texts
from tests.companion.throwing import THROWER
from tests.server.harness import Client, Served
from tests.web.visiting import PHONE, TABLET, findings, visiting

pytestmark = pytest.mark.slow
MOVES = 16
EAGER = ("recruit", "roll", "take", "stop", "item")


def text_of(page: Page) -> str:
    """Return all that can be read on a page, the story of the game included."""
    if page.locator("[data-tab=log][aria-pressed=true]").count() == 0:
        page.locator("[data-tab=log]").click()
    page.locator("[data-story]").first.wait_for()
    told = page.locator("body").inner_text().lower()
    page.keyboard.press("Escape")  # on a phone the board is below
    return told


def held(client: Client, table: str) -> list[str]:
    """Return the names of the items that a person holds, as only they are told."""
    sitting = client.sit(table)
    position = sitting.position
    sitting.close()
    texts = Texts(load("dragon_farkle"), "en")
    hand = position["view"]["items"][position["seat"] - 1]
    return [texts(ARGUMENTS["item"][at]).lower() for at, count in enumerate(hand) if count]


def test_two_phones_and_a_tablet_show_nothing_hidden(browser: Browser, house: Served) -> None:
    """From the deal through some turns: what one holds can be read on no other screen."""
    anna, ben = Client(house, "Anna"), Client(house, "Ben")
    body = {
        "game": "dragon_farkle",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "options": {"first_player": "1"},
        "brought": ["dice", "cards"],
    }
    table = anna.post("/api/tables", body, 201)["table"]["id"]
    ben.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    path = f"/table/{table}"
    with (
        visiting(browser, house, path, client=anna, size=PHONE) as hers,
        visiting(browser, house, path, client=ben, size=PHONE) as his,
        visiting(browser, house, path, size=TABLET) as tablet,
    ):
        for page, at in ((hers, 0), (his, 1)):  # open ones anybody may tell
            expect(page.locator(f"[data-thrown='{at}']")).to_be_visible()
            page.locator("[data-sort=companion] [data-face]").nth(at).click()
            page.locator("[data-confirm]").click()
            expect(page.locator("[data-thrown] [data-piece]:not([data-piece=''])")).to_have_count(0)
        expect(hers.locator("[data-sort=item]")).to_be_visible()
        for page in (his, tablet):  # her item is hers alone
            expect(page.locator("[data-waits]")).to_contain_text("Anna")
            expect(page.locator("[data-face]")).to_have_count(0)
        assert not findings(hers)
        hers.locator("[data-sort=item] [data-face]").first.click()
        hers.locator("[data-confirm]").click()
        expect(hers.locator("[data-waits]")).to_contain_text("Ben")
        his.locator("[data-sort=item] [data-face]").nth(1).click()
        his.locator("[data-confirm]").click()
        for page in (hers, his, tablet):
            expect(page.locator("[data-board] > *").first).to_be_visible()
            expect(page.locator("[data-thrown]")).to_have_count(0)

        def apart() -> bool:
            """Look at all three screens; returns whether there is anything to hide."""
            items = {"hers": held(anna, table), "his": held(ben, table)}
            for name, page in {"hers": hers, "his": his, "tablet": tablet}.items():
                told = text_of(page)
                for owner, names in items.items():
                    shown = [one for one in names if one in told]
                    assert owner == name or not shown, f"{name} shows what is {owner}: {shown}"
                assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            return any(items.values())

        assert apart()  # both hold what they were dealt
        for seed, page in enumerate((hers, his), 3):
            page.evaluate(THROWER, [seed, list(EAGER), MOVES])
        for page in (hers, his):
            page.wait_for_function("() => !('throwing' in window)", timeout=60_000)
        dice = sum(page.evaluate("window.thrown.dice") for page in (hers, his))
        assert dice > 10
        tablet.wait_for_function(
            f"() => Number(document.querySelector('[data-position]').dataset.position) >= {MOVES}"
        )
        apart()
        assert tablet.locator("[data-board] .lit, .tray [data-action]").count() == 0
    anna.close()
    ben.close()
