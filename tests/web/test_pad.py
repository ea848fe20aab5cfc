"""A score pad on a phone: no account; entered, refused, taken back, kept, and counted later."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.server.harness import Served
from tests.web.visiting import PHONE, findings, visiting


def begin(page: Page, *names: str) -> None:
    """Begin a pad for some people."""
    page.locator(f"input[name=people][value='{len(names)}']").check(force=True)
    for at, name in enumerate(names):
        page.locator("[data-pad-names] ol input").nth(at).fill(name)
    page.locator("[data-begin]").click()
    expect(page.locator("[data-sum]")).to_have_count(len(names))


def throw(page: Page, who: int, dice: str) -> None:
    """Set dice aside."""
    page.locator("[data-line=throw]").click()
    page.locator(f"[data-who='{who}']").click()
    for face in dice:
        page.locator(f"[data-die='{face}']").click()
    page.locator("[data-enter]").click()


def totals(page: Page, *wanted: str) -> None:
    """Expect these totals."""
    expect(page.locator("[data-total]")).to_have_text(list(wanted))


def test_armies_on_a_phone(browser: Browser, house: Served) -> None:
    with visiting(browser, house, "/", size=PHONE) as page:
        page.locator("[data-pad=dragon_farkle]").click()
        begin(page, "Anna", "Ben")
        throw(page, 0, "115")
        expect(page.locator("[data-sum='0']")).to_contain_text("in the pot: 250")
        throw(page, 0, "12")
        problem = page.locator("[data-pad-problem]")
        expect(problem).to_have_text("These dice do not all score: 1, 2. DF-39")
        page.locator("[data-language]").click()  # what was wrong is still there, and can be mended
        page.locator("[data-laid] button").nth(1).click()
        page.locator("[data-enter]").click()
        expect(page.locator("[data-sum='0']")).to_contain_text("im Topf: 350")
        page.locator("[data-undo]").click()
        expect(page.locator("[data-sum='0']")).to_contain_text("im Topf: 250")
        page.locator("[data-line=home]").click()
        page.locator("[data-enter]").click()
        totals(page, "250", "0")
        page.locator("[data-line=battle]").click()
        page.locator("[data-enter]").click()
        expect(problem).to_contain_text("DF-89")
        page.reload()  # it is kept
        totals(page, "250", "0")
        page.locator("[data-line=last]").click()
        page.locator("[data-enter]").click()
        end = page.locator("[data-pad-end]")
        expect(end).to_contain_text("Anna hat mit 250 Soldaten die größte Armee und gewinnt.")
        expect(end.locator("[data-rule]")).to_have_text("DF-141")
        assert not findings(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        page.locator("[data-clear]").click()
        page.locator("[data-clear-sure]").click()
        expect(page.locator("[data-pad-names]")).to_be_visible()
        assert page.evaluate("localStorage['lindwurm-pad-dragon_farkle']") is None


def test_a_final_scoring_for_everybody_at_once(browser: Browser, house: Served) -> None:
    with visiting(browser, house, "/pad/simurgh", size=PHONE) as page:
        begin(page, "Anna", "Ben")
        for who, track in enumerate((40, 41)):
            page.locator(f"[data-who='{who}']").click()
            page.locator("[data-field=track]").fill(str(track))
            page.locator("[data-enter]").click()
            expect(page.locator(".entries li")).to_have_count(who + 1)
        expect(page.locator("[data-pad-end]")).to_contain_text("Ben has the most power points, 41")
        page.locator("[data-line=objective]").click()
        page.locator("[data-field=counts]").first.fill("3")
        page.locator("[data-enter]").click()
        expect(page.locator("[data-sum='0']")).to_contain_text("most dragons")
        expect(page.locator("[data-pad-end]")).to_contain_text("Anna")
        assert not findings(page)


def test_an_entry_says_what_was_chosen(browser: Browser, house: Served) -> None:
    """Also what comes first in a list: how it ended for the realm, whom one has attacked."""
    with visiting(browser, house, "/pad/schutt_und_asche", size=PHONE) as page:
        begin(page, "Anna", "Ben")
        page.locator("[data-line=realm]").click()
        page.locator("[data-enter]").click()
        expect(page.locator(".entries li")).to_contain_text("saved by the seventh hit")
        page.goto(f"{house.address}/pad/dragon_farkle")
        begin(page, "Anna", "Ben")
        throw(page, 1, "1")
        expect(page.locator(".entries li")).to_have_text("Ben Dice set aside: 1")
        page.locator("[data-line=skirmish]").click()
        page.locator("[data-enter]").click()
        expect(page.locator(".entries li").first).to_contain_text("Anna")


def test_without_a_connection_it_is_kept_and_counted_later(browser: Browser, house: Served) -> None:
    with visiting(browser, house, "/pad/dragon_farkle", size=PHONE, app=True, patient=True) as page:
        begin(page, "Anna", "Ben")
        page.evaluate("navigator.serviceWorker.ready")
        page.reload()  # now the worker has seen it
        throw(page, 0, "1")
        expect(page.locator(".entries li")).to_have_count(1)
        page.context.set_offline(True)
        page.reload()
        expect(page.locator("[data-pad-waiting]")).to_be_visible()
        throw(page, 0, "5")
        expect(page.locator(".entries li")).to_have_count(2)
        page.context.set_offline(False)
        expect(page.locator("[data-sum='0']")).to_contain_text("in the pot: 150")
        expect(page.locator("[data-pad-waiting]")).to_have_count(0)
