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


LIT = """one => {
  const {left, top, right, bottom} = one.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [...document.querySelectorAll('[data-spotlight] .edge:not(.inner)')].some((hole) => {
    const there = hole.getBoundingClientRect();
    return there.left < x && x < there.right && there.top < y && y < there.bottom;
  });
}"""


# A key pressed all the time would say that the learner goes their own way: nobody is hasty here.


def lit_in_sight(page: Page, one: Locator) -> None:
    """Wait until an element is whole above the voice, uncovered and lit."""
    in_sight(page, one)
    page.wait_for_function(LIT, arg=one.element_handle())


def test_the_slot_is_lit_once_an_objective_is_touched(browser: Browser, house: Served) -> None:
    """Simurgh on a phone: its slots lay below the edge of the sheet (TEACH-F11)."""
    with visiting(browser, house, "/learn/simurgh", size=PHONE, hasty=False) as page:
        to_step(page, "end", "choose")
        page.locator("[data-pick=building]").click()
        lit_in_sight(page, page.locator("[data-place='slot:1']"))
        expect(page.locator("[data-said]")).to_contain_text("slot")


def test_the_field_to_ride_to_is_lit_beside_the_card(browser: Browser, house: Served) -> None:
    """Drachenfels on a phone: which of four fields was meant came after the ride (TEACH-F12)."""
    with visiting(browser, house, "/learn/drachenfels", size=PHONE, hasty=False) as page:
        to_step(page, "ride", "card")
        card = page.locator("[data-board] [data-action='play p5']")
        field = page.locator("[data-board] [data-place~='field-R-N']")
        lit_in_sight(page, card)
        page.wait_for_function(LIT, arg=field.element_handle())
        card.click()
        expect(field).to_be_in_viewport(ratio=1)
        page.wait_for_function(LIT, arg=field.element_handle())


def test_the_dice_a_sentence_speaks_of_are_lit(browser: Browser, house: Served) -> None:
    """On a phone: “the blank die” was any of five, and dice that were eaten were not lit."""
    with visiting(browser, house, "/learn/dragonquest", size=PHONE, hasty=False) as page:
        to_step(page, "walls", "again")
        die = page.locator("[data-place='die:4']")
        lit_in_sight(page, die)
        expect(page.locator("[data-spotlight]")).to_have_attribute("data-spotlight", "2")
        die.click()
        throw = page.locator("[data-board] [data-action='reroll 4']")
        lit_in_sight(page, throw)
        throw.click()
        page.locator("[data-lesson=enough]").wait_for()
        page.goto(f"{house.address}/learn/dragon_farkle")
        to_step(page, "event", "eaten")
        lit_in_sight(page, page.locator("[data-place=aside]"))


def test_what_a_sentence_speaks_of_comes_into_sight_also_late(
    browser: Browser, house: Served
) -> None:
    """Schutt und Asche on a phone: gold, the flight, the sorting (TEACH-F13)."""
    with visiting(browser, house, "/learn/schutt_und_asche", size=PHONE, hasty=False) as page:
        for chapter, step, place in (
            ("gold", "offer", "[data-action='lay 3']"),
            ("fire", "flight", "[data-place=realm]"),
            ("market", "sort", "[data-place~='province:11']"),
        ):
            page.goto(f"{house.address}/learn/schutt_und_asche")
            to_step(page, chapter, step)
            lit_in_sight(page, page.locator(f"[data-board] {place}").first)


def test_on_a_desk_what_a_sentence_speaks_of_is_whole(browser: Browser, house: Served) -> None:
    """Dragon Farkle: of the table of what dice bring the half lay below the edge (TEACH-F25)."""
    with visiting(browser, house, "/learn/dragon_farkle", size=DESK, hasty=False) as page:
        to_step(page, "recruit", "table")
        page.locator("[data-place=scoring] details[open]").wait_for()
        in_sight(page, page.locator("[data-place=scoring]"))


def test_on_a_phone_a_lesson_leads_to_its_chapters(browser: Browser, house: Served) -> None:
    """Nothing there said how to leave it (TEACH-F14)."""
    with visiting(browser, house, "/learn/dragonquest", size=PHONE, hasty=False) as page:
        page.locator("[data-begin]").click()
        page.wait_for_url("**/table/*")
        cap = page.locator(".voice a", has_text="Chapters")
        expect(cap).to_be_in_viewport(ratio=1)
        room = cap.bounding_box()
        assert room is not None
        assert min(room["width"], room["height"]) >= 44
        cap.click()
        page.locator("main [data-chapter]").first.wait_for()
        assert page.url.endswith("/learn/dragonquest")


def test_of_two_buttons_the_one_that_is_meant_is_lit(browser: Browser, house: Served) -> None:
    """Simurgh: “for a point”, and the button for a vegetable was lit as well (TEACH-F27)."""
    with visiting(browser, house, "/learn/simurgh", size=PHONE) as page:
        to_step(page, "ride", "ridden")
        page.locator("[data-place='spot:7']").click()
        lit_in_sight(page, page.locator("[data-then='choose second']"))
        other = page.locator("[data-then='choose first']").bounding_box()
        assert other is not None
        middle = other["x"] + other["width"] / 2, other["y"] + other["height"] / 2
        assert not [
            (left, top, right, bottom)
            for left, top, right, bottom in holes(page)
            if left < middle[0] < right and top < middle[1] < bottom
        ]


def test_the_list_of_chapters_keeps_up(browser: Browser, house: Served) -> None:
    """While others move its mark stays, and what is finished is ticked at once (TEACH-F29)."""
    with visiting(browser, house, "/learn/schutt_und_asche", size=DESK) as page:
        to_step(page, "land", "land-end")
        here = page.locator(".side [data-chapter=land]")
        expect(here).to_have_attribute("aria-current", "step")
        expect(here.locator(".mark svg")).to_have_count(0)
        page.locator("[data-next]").click()
        expect(here.locator(".mark svg")).to_have_count(1)
        page.locator(".voice [data-chapter=gold]").click()
        page.locator("[data-lesson=hunger] [data-next]").click()
        for _ in ("call", "offer", "offer-more", "confirm"):
            page.locator("[data-show]").click()
            page.locator("[data-proposed]").click()
        watched = page.locator(".side [data-chapter=gold]")
        page.evaluate(
            """() => { window.lost = 0; setInterval(() => {
              const one = document.querySelector('.side [data-chapter=gold]');
              if (one && one.getAttribute('aria-current') !== 'step') window.lost += 1; }, 10); }"""
        )
        page.locator("[data-lesson=enough]").wait_for()
        expect(watched).to_have_attribute("aria-current", "step")
        assert page.evaluate("() => window.lost") == 0


def test_what_lies_there_is_on_the_scale(browser: Browser, house: Served) -> None:
    """Schutt und Asche: 4 are wanted, nothing lies there; it began at “3: 1 attack” (TEACH-F28)."""
    with visiting(browser, house, "/learn/schutt_und_asche", size=DESK) as page:
        to_step(page, "reckoning", "last-offer")
        scale = page.locator("[data-place=stakes] .scale li")
        expect(scale).to_have_text(
            ["0 too little: 4 attacks", "3 too little: 1 attack", "4 enough"]
        )
        expect(page.locator("[data-place=stakes] .scale li.at")).to_have_text(
            "0 too little: 4 attacks"
        )


def test_both_counts_that_end_a_game_are_lit(browser: Browser, house: Served) -> None:
    """Simurgh, “4 objectives or 8 tiles”: of the objectives only their page was lit (TEACH-F32)."""
    with visiting(browser, house, "/learn/simurgh", size=PHONE) as page:
        to_step(page, "send", "goal")
        expect(page.locator("[data-spotlight]")).to_have_attribute("data-spotlight", "2")
        for key in ("goals", "book"):
            lit_in_sight(page, page.locator(f"[data-board] [data-key={key}]"))


def test_what_leads_on_stands_in_one_line(browser: Browser, house: Served) -> None:
    """“All games” hung above the middle of the buttons beside it (TEACH-F32)."""
    with visiting(browser, house, "/learn/simurgh", size=DESK) as page:
        page.locator("[data-begin]").wait_for()
        middles = page.locator(".ways > *").evaluate_all(
            """all => all.map((one) => {
              const words = document.createRange();
              words.selectNodeContents(one);
              const {top, bottom} = words.getBoundingClientRect();
              return (top + bottom) / 2; })"""
        )
        assert len(middles) == 3
        assert max(middles) - min(middles) <= 1
