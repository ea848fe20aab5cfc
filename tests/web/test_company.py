"""Friends, invitations, reports and the operator's page in a browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.harness import Client, Served
from tests.server.test_accounts import GOOD, account, fresh, name_of
from tests.server.test_chronicle import evening, until_entered
from tests.server.test_company import befriend, brief, handle
from tests.web.visiting import DESK, PHONE, findings, visiting

pytestmark = pytest.mark.slow

SIZES = pytest.mark.parametrize(("size", "language"), [(PHONE, "de"), (DESK, "en")])
WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def fits(page: Page) -> None:
    """Everybody can read the page, and nothing hangs out of it."""
    assert findings(page) == []
    assert page.evaluate(WIDE) == 0


@SIZES
def test_a_link_makes_friends_who_invite_each_other(
    browser: Browser, house: Served, size: tuple[int, int], language: str
) -> None:
    anna, ben = Client(house, fresh("Anna")), Client(house, fresh("Ben"))
    with (
        visiting(browser, house, "/friends", client=anna, size=size, language=language) as hers,
        visiting(browser, house, None, client=ben, size=size, language=language) as his,
    ):
        link = hers.locator("[data-own-link]").input_value()
        his.goto(house.address + "/friends/" + link.rpartition("/")[2])
        his.locator("[data-agree]").click()
        expect(his.locator(f"[data-friend='{name_of(anna)}']")).to_be_visible()
        fits(his)
        his.goto(house.address)  # in the lobby he is here
        his.locator("[data-friends] [data-friend]").wait_for()
        table = anna.table("me", "open")
        hers.goto(f"{house.address}/table/{table}")
        friend = hers.locator("[data-invite-friends] [data-friend]")
        expect(friend).to_have_attribute("data-here", "true")
        fits(hers)
        hers.locator("[data-invite-friend]").click()
        asked = his.locator(f"[data-invited='{table}']")
        asked.wait_for()
        fits(his)
        asked.locator("button").click()
        expect(hers.locator("[data-state=declined]")).to_be_visible()
        expect(asked).to_have_count(0)


def test_an_invitation_reaches_a_board_and_leads_away_from_it(
    browser: Browser, house: Served
) -> None:
    anna, ben = Client(house, fresh("Anna")), Client(house, fresh("Ben"))
    befriend(anna, ben)
    own = ben.table("me", "random", game="dragonquest")
    ben.post(f"/api/tables/{own}/start")
    with visiting(browser, house, f"/table/{own}", client=ben, size=PHONE) as page:
        page.locator("[data-board], main").first.wait_for()
        page.wait_for_function("window.__stage !== undefined")
        table = anna.table("me", "open")
        anna.post(f"/api/tables/{table}/invitations", {"friend": handle(anna, name_of(ben))})
        asked = page.locator(f"[data-invited='{table}'] a")
        asked.click()
        expect(page).to_have_url(f"{house.address}/table/{table}")
        page.locator("[data-join]").click()
        expect(page.locator("[data-invited]")).to_have_count(0)


@SIZES
def test_once_more_asks_and_waits(
    browser: Browser, house: Served, size: tuple[int, int], language: str
) -> None:
    anna, ben = Client(house, fresh("Anna")), Client(house, fresh("Ben"))
    table = brief(anna, ben)
    with (
        visiting(
            browser, house, f"/table/{table}", client=anna, size=size, language=language
        ) as hers,
        visiting(browser, house, "/", client=ben, size=size, language=language) as his,
    ):
        hers.locator("[data-rematch]").click()
        asked = hers.locator("[data-asked-again]")
        expect(asked).to_contain_text(name_of(ben))
        fits(hers)
        again = hers.url.rpartition("/")[2]
        his.locator(f"[data-invited='{again}'] a").click()
        his.locator("[data-join]").click()
        expect(asked).to_have_count(0)
        hers.locator("[data-start]").click()
        his.locator("[data-board] > *").first.wait_for()


def test_a_line_is_reported_settled_and_its_author_banned(browser: Browser, house: Served) -> None:
    """Without a token the operator's page opens on the server's own machine."""
    anna, ben = Client(house, fresh("Anna")), Client(house, fresh("Ben"))
    table = anna.table("me", "open")
    ben.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    rude = f"You are a toad, {name_of(anna)}"
    assert ben.sit(table).ask(type="say", text=rude)["type"] == "done"
    with visiting(browser, house, f"/table/{table}", client=anna) as page:
        page.locator("[data-tab=chat]").click()
        page.locator("[data-report-line]").click()
        form = page.locator("[data-report]")
        form.locator("textarea").fill("Twice already")
        form.locator("button.button:not(.plain)").click()
        expect(form.locator("[role=status]")).not_to_be_empty()
        form.locator("[data-block]").click()
        expect(page.get_by_text(rude)).to_have_count(0)
    with (
        visiting(browser, house, "/", client=ben, patient=True) as his,
        visiting(browser, house, "/operator", size=PHONE, language="de") as page,
    ):
        his.locator("[data-game]").first.wait_for()
        report = page.locator("li[data-report]").filter(has_text=rude)
        expect(report.locator(".it")).to_contain_text(rude)
        fits(page)
        report.locator("[data-ban-about]").click()
        page.locator("[data-ban] input").fill("No insults here, please.")
        page.locator("[data-ban] .hot").click()
        banned = page.locator(f"[data-banned='{name_of(ben)}']")
        banned.wait_for()
        his.reload()
        expect(his.locator("[data-company] [data-banned]")).to_contain_text("No insults here")
        page.locator("[data-sentence]").fill("Tonight <b>we</b> restart.")
        page.locator("form:has([data-sentence]) button").click()
        expect(page.locator("[data-announced]")).to_contain_text("<b>we</b>")
        expect(page.locator("[data-company] [data-announcement]")).to_contain_text("<b>we</b>")
        for wide, high in (DESK, PHONE):  # with a report, a ban and an announcement on it
            page.set_viewport_size({"width": wide, "height": high})
            fits(page)
        page.locator("section:has([data-announced]) .plain").first.click()
        expect(page.locator("[data-announced]")).to_have_count(0)
        report.locator("[data-settle]").click()
        expect(report).to_have_count(0)
        banned.locator("[data-unban]").click()
        expect(banned).to_have_count(0)


def test_a_guests_evening_goes_along_into_an_account(browser: Browser, house: Served) -> None:
    owner, guest, ben = account(house, "Otto"), Client(house, "Gast"), Client(house, "Ben")
    evening(guest, ben)
    until_entered(guest, 1)
    with visiting(browser, house, "/account", client=guest) as page:
        form = page.locator("form:has([data-carry])")
        form.locator("input[autocomplete=username]").fill(name_of(owner))
        form.locator("input[autocomplete=current-password]").fill(GOOD)
        expect(form.locator("[data-carry]")).to_be_checked()
        form.locator("button").click()
        expect(form).to_have_count(0)
        page.goto(f"{house.address}/chronicle")
        expect(page.locator("[data-finished]")).to_have_count(1)
        fits(page)
