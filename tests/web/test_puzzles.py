"""Puzzles in a browser: today's of each game is solved on its own board."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from playwright.sync_api import Browser, Page, expect

from lindwurm.games import load, own
from lindwurm.puzzles import sets
from tests.server.harness import Client, Served
from tests.web.visiting import DESK, PHONE, findings, visiting

pytestmark = pytest.mark.slow


def today(name: str) -> sets.Puzzle:
    return sets.daily(sets.shipped(load(name)), datetime.now(UTC).date())


def choose(page: Page, text: str) -> None:
    """Choose an action as everybody can: from the list of all choices."""
    if page.locator("[data-list]").get_attribute("aria-expanded") != "true":
        page.locator("[data-list]").click()
    page.locator(f"[data-choice='{text}']").click()


@pytest.mark.parametrize("name", [one for one in own() if sets.given(load(one))])
def test_the_puzzle_of_the_day_is_solved(browser: Browser, house: Served, name: str) -> None:
    puzzle = today(name)
    wrong = next(text for text in puzzle.actions if text not in puzzle.best)
    with visiting(browser, house, f"/puzzle/{name}") as page:
        page.locator(f"[data-puzzle='{puzzle.id}'] [data-board] > *").first.wait_for()
        said = page.locator("[data-said]")
        expect(page.locator("[data-task]")).to_be_visible()
        expect(page.locator("aside .log li").first).to_be_attached()  # what happened before
        choose(page, wrong)
        expect(said).to_have_attribute("data-said", "wrong")
        expect(page.locator("[data-solution]")).to_have_count(0)
        board = page.locator(f"[data-board] [data-action='{puzzle.best[0]}']")
        if board.count() and board.first.is_visible():
            board.first.click()  # on the board itself, where one touch does it
        else:
            choose(page, puzzle.best[0])
        expect(said).to_have_attribute("data-said", "right")
        expect(page.locator("[data-solution] .best")).to_have_count(len(puzzle.best))
        assert page.evaluate("localStorage['lindwurm-puzzles']")


@pytest.mark.parametrize(("size", "language"), [(PHONE, "de"), (DESK, "en")])
def test_everybody_can_read_it(
    browser: Browser, house: Served, size: tuple[int, int], language: str
) -> None:
    with visiting(browser, house, "/puzzle/dragon_farkle", size=size, language=language) as page:
        page.locator("[data-task]").wait_for()
        assert findings(page, without="[data-board]") == []
        page.locator("[data-give-up]").click()
        page.locator("[data-solution]").wait_for()
        assert findings(page, without="[data-board]") == []
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        first = page.locator("[data-puzzle]").get_attribute("data-puzzle")
        page.locator("[data-another]").click()
        expect(page.locator("[data-puzzle]")).not_to_have_attribute("data-puzzle", first or "")
        page.locator("[data-task]").wait_for()


def test_it_is_found_from_the_first_page_and_by_keyboard(browser: Browser, house: Served) -> None:
    anna = Client(house, "Anna")
    with visiting(browser, house, "/", client=anna) as page:
        page.locator("[data-puzzle='dragon_farkle']").click()
        page.locator("[data-task]").wait_for()
        legal = page.locator("[data-list]")
        legal.focus()
        page.keyboard.press("Enter")
        page.keyboard.press("1")
        expect(page.locator("[data-said]")).not_to_have_attribute("data-said", "")
    with visiting(browser, house, "/puzzle/dragon_farkle?id=0-0", patient=True) as page:
        expect(page.locator("h1")).to_have_text("No puzzle here")
