"""What it is all for: the card that tells a newcomer the goal, until it is closed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from lindwurm import games
from lindwurm.games import load
from lindwurm.kernel.texts import Texts
from tests.server.harness import Client, Served
from tests.web.sitting import sit
from tests.web.visiting import DESK, PHONE, open_table, until_asked, visiting

CARD = "[data-goal]"


def acted(page: Page) -> None:
    """Do something, and wait until the table has taken it."""
    assert until_asked(page)
    before = page.locator("[data-position]").get_attribute("data-position")
    page.keyboard.press("1")
    page.wait_for_function(
        "before => document.querySelector('[data-position]').dataset.position !== before",
        arg=before,
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "size", "language"),
    [
        *(pytest.param(game, DESK, "en", id=game) for game in games.ids()),
        # On a phone it stands above a board, or over one that fills the screen.
        pytest.param("dragonquest", PHONE, "de", id="dragonquest-phone"),
        pytest.param("simurgh", PHONE, "de", id="simurgh-phone"),
    ],
)
def test_a_newcomer_is_told_the_goal_until_they_have_read_it(
    browser: Browser, house: Served, game: str, size: tuple[int, int], language: str
) -> None:
    """Nothing that happens closes it: in DragonQuest a silent beat did (EYES-F8).

    On a small screen, where it pushes the board down or lies on it, one's own first action does
    (EYES-F19).
    """
    told = Texts(load(game), language)("goal-title")
    with visiting(browser, house, "/", size=size, language=language, hasty=False) as page:
        page.locator(f"[data-play={game}]").click()
        page.locator("[data-board] > *").first.wait_for()
        expect(page.locator(CARD)).to_be_in_viewport()
        expect(page.locator(f"{CARD} h2")).to_have_text(told)
        acted(page)
        if size == PHONE:
            expect(page.locator(CARD)).to_have_count(0)
            page.locator("[data-flag]").click()
        expect(page.locator(f"{CARD} h2")).to_have_text(told)
        page.locator(f"{CARD} button").click()
        expect(page.locator(CARD)).to_have_count(0)


def test_it_is_open_at_two_tables_and_what_was_closed_stays_closed(
    browser: Browser, house: Served
) -> None:
    anna = Client(house, "Anna")
    first, second, third = (open_table(anna, "dragonquest", "me", "novice") for _ in range(3))
    with visiting(browser, house, f"/table/{first}", client=anna, hasty=False) as page:
        expect(page.locator(CARD)).to_be_visible()
        page.reload()
        expect(page.locator(CARD)).to_be_visible()
        page.locator(f"{CARD} button").click()
        page.reload()
        page.locator("[data-board] > *").first.wait_for()
        expect(page.locator(CARD)).to_have_count(0)
        sit(page, anna, second)
        expect(page.locator(CARD)).to_be_visible()
        sit(page, anna, third)
        expect(page.locator(CARD)).to_have_count(0)
        page.locator("[data-flag]").click()
        expect(page.locator(CARD)).to_be_visible()
    anna.close()


def test_whoever_has_acted_has_read_the_goal(browser: Browser, house: Served) -> None:
    """On a desk it pushed what the second opponent did out of the list (EYES-F43)."""
    with visiting(browser, house, "/", size=DESK, hasty=False) as page:
        page.locator("[data-play=simurgh]").click()
        page.locator("[data-board] > *").first.wait_for()
        words = page.locator(f"{CARD} p:not(.standing)")
        expect(words).to_have_count(2)
        acted(page)
        expect(words).to_have_count(0)
        expect(page.locator(f"{CARD} h2")).to_be_in_viewport()
        for count in (0, 2):  # the flag closes it, and tells all of it again
            page.locator("[data-flag]").click()
            expect(words).to_have_count(count)
