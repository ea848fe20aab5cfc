"""In a lesson nothing lies over what it speaks of, on a desk of 900 px and on a phone."""

from __future__ import annotations

from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.harness import Served
from tests.web.learning import TOLD
from tests.web.visiting import DESK, PHONE, visiting


def to_step(page: Page, chapter: str, wanted: str) -> None:
    """Begin a chapter and do what is proposed until a step is told."""
    page.locator(f"main [data-chapter={chapter}]").click()
    page.wait_for_url("**/table/*")
    told = ""
    while told != wanted:
        page.wait_for_function(TOLD, arg=told)
        told = page.locator(".voice").get_attribute("data-lesson") or "done"
        assert told != "done", f"{wanted} was not told"
        if told == wanted:
            break
        if page.locator("[data-next]").count():
            page.locator("[data-next]").click()
        else:
            page.locator("[data-show]").click()
            page.locator("[data-proposed]").click()


def test_the_sky_is_seen_above_the_sentence(browser: Browser, house: Served) -> None:
    """Drachenfels, where a button is asked for: the row of the sky is whole, the ring has room."""
    with visiting(browser, house, "/learn/drachenfels", size=DESK) as page:
        to_step(page, "armour", "armed")
        page.locator("[data-spotlight]").wait_for(state="attached")
        boxes = page.evaluate(
            """() => ['.ledge', 'section:has([data-lesson])', '.voice', '.tray .button']
              .map((one) => document.querySelector(one).getBoundingClientRect())
              .map(({top, bottom}) => [top, bottom])"""
        )
        ledge, foot, voice, button = boxes
        assert ledge[1] <= foot[0]
        assert voice[1] + 5 <= button[0]
        assert button[1] + 5 <= DESK[1]


def test_every_price_of_the_low_city_is_whole(browser: Browser, house: Served) -> None:
    """Simurgh, also where the streets are low: no price is cut, no name lies on a price."""
    with visiting(browser, house, "/learn/simurgh", size=DESK) as page:
        to_step(page, "send", "goal")
        page.evaluate("() => document.fonts.ready")
        cut = page.evaluate(
            """() => [...document.querySelectorAll('[data-board] :is(.space:not(.row), .price)')]
              .filter((one) => {
                const frame = one.getBoundingClientRect();
                const name = one.querySelector('.name')?.getBoundingClientRect();
                return [...one.querySelectorAll('.amount')].some((part) => {
                  const {top, right, bottom} = part.getBoundingClientRect();
                  return right > frame.right + 1 || bottom > frame.bottom + 1
                    || (name && top < name.bottom - 3);
                });
              }).map((one) => one.textContent.trim().slice(0, 40))"""
        )
        assert cut == []


def test_no_pill_covers_the_odds_of_an_offering(browser: Browser, house: Served) -> None:
    """Schutt und Asche on a phone: the teacher leads to what is out of sight, not a tab."""
    with visiting(browser, house, "/learn/schutt_und_asche", size=PHONE, language="de") as page:
        to_step(page, "fire", "nothing")
        page.locator("[data-spotlight]").wait_for(state="attached")
        expect(page.locator("button.edge:visible")).to_have_count(0)
        expect(page.locator("[data-said]")).to_contain_text("Das Opfer so liegen lassen")


IN_SIGHT = """one => {
  const foot = document.querySelector('section:has([data-lesson])').getBoundingClientRect().top;
  const {left, top, right, bottom} = one.getBoundingClientRect();
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return top >= 0 && bottom <= foot + 1 && (one.contains(over) || over.contains(one));
}"""


def in_sight(page: Page, one: Locator) -> None:
    """Wait until an element is whole above the voice, and nothing lies over its middle."""
    page.wait_for_function(IN_SIGHT, arg=one.element_handle())


def holes(page: Page) -> list[list[float]]:
    """Where something is lit, in the order of the page: left, top, right and bottom."""
    return page.locator("[data-spotlight] .edge:not(.inner)").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect())"
        ".map(({left, top, right, bottom}) => [left, top, right, bottom])"
    )


def test_nothing_is_lit_that_lies_on_another_page_or_under_a_sheet(
    browser: Browser, house: Served
) -> None:
    """Simurgh on a phone: what is lit leads to the call home, and nothing shines through."""
    with visiting(browser, house, "/learn/simurgh", size=PHONE) as page:
        to_step(page, "lay", "lay")
        expect(page.locator("[data-spotlight]")).to_have_attribute("data-spotlight", "2")
        page.locator("[data-place='page:hand']").click()  # the plot is on the page before
        expect(page.locator("[data-spotlight]")).to_have_attribute("data-spotlight", "2")
        shelf = page.locator("[data-place='scout:4']").bounding_box()
        assert shelf is not None
        assert all(bottom < shelf["y"] for _, _, _, bottom in holes(page))
        page.goto(f"{house.address}/learn/simurgh")
        to_step(page, "home", "recall")
        page.locator("[data-place=call]").click()
        call = page.locator("[data-action='recall spearman library']")
        in_sight(page, call)
        expect(page.locator("[data-spotlight]")).to_have_attribute("data-spotlight", "2")
        call.click()
        page.locator("[data-lesson=chronicle]").wait_for()
