"""A person's chronicle in a browser: figures, finished games, likenesses, and who may see it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.server.harness import Client, Served
from tests.server.test_accounts import account, name_of
from tests.server.test_chronicle import evening, until_entered
from tests.web.visiting import DESK, PHONE, findings, until, visiting

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def two(house: Served) -> tuple[Client, Client]:
    """Anna and Ben have played an evening; Anna has an account."""
    anna, ben = account(house, "Anna"), Client(house, "Ben")
    evening(anna, ben)
    until_entered(anna, 1)
    return anna, ben


@pytest.mark.parametrize(("size", "language"), [(PHONE, "de"), (DESK, "en")])
def test_everybody_can_read_it(
    browser: Browser,
    house: Served,
    two: tuple[Client, Client],
    size: tuple[int, int],
    language: str,
) -> None:
    anna, _ = two
    with visiting(browser, house, "/chronicle", client=anna, size=size, language=language) as page:
        page.locator("[data-figures=dragon_farkle] li").first.wait_for()
        expect(page.locator("[data-luck]")).to_have_attribute("data-luck", "0")  # none is reviewed
        (game,) = page.locator("[data-finished]").all()
        expect(game.locator("a")).to_have_count(3)
        page.locator("details summary").click()
        assert findings(page) == []
        wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert page.evaluate(wide) == 0
        game.locator("a").first.click()
        expect(page).to_have_url(f"{house.address}/replay/{game_id(anna)}")


def game_id(client: Client) -> str:
    return str(client.get("/api/chronicle")["finished"]["games"][0]["table"])


def test_one_chooses_how_one_is_seen(
    browser: Browser, house: Served, two: tuple[Client, Client]
) -> None:
    anna, ben = two
    with visiting(browser, house, "/account", client=anna) as page:
        page.locator("[data-chronicle]").click()
        page.locator("details summary").click()
        page.locator("[data-creature=hydra]").wait_for()
        page.evaluate("""() => {  // before the server has answered to the first
          document.querySelector('[data-creature=hydra]').click();
          document.querySelector('[data-colour=plum]').click();
        }""")
        shown = page.locator("[data-chronicle-of] [data-likeness]")
        expect(shown).to_have_attribute("data-likeness", "hydra-plum")
        page.get_by_label("Those I have played with").check()
        expect(page.get_by_label("Those I have played with")).to_be_checked()
        until(page, "() => fetch('/api/me').then(a => a.json()).then(m => m.shows !== 'nobody')")
    with visiting(browser, house, "/chronicle", client=ben) as page:
        page.locator(".companions a").click()
        expect(page.locator("h1")).to_have_text(name_of(anna))
        expect(page.locator("[data-chronicle-of] [data-likeness=hydra-plum]")).to_be_visible()
        expect(page.locator(".companions")).to_have_count(0)
    table = anna.table("me", "open")
    with visiting(browser, house, f"/table/{table}", client=anna) as page:
        expect(page.locator(".seats [data-likeness=hydra-plum]")).to_be_visible()


def test_nobody_has_none_yet(browser: Browser, house: Served) -> None:
    with visiting(browser, house, "/chronicle", patient=True) as page:
        expect(page.get_by_role("alert")).to_contain_text("Nobody yet")
