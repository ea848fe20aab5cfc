"""From the home page to a running game with one click."""

from playwright.sync_api import Browser

from tests.server.harness import Served


def test_one_click_to_a_game(browser: Browser, server: Served) -> None:
    page = browser.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(server.address)
    page.locator("[data-game=dragon_farkle] button").first.click()
    page.wait_for_url("**/table/*")
    page.locator("[data-action]").first.wait_for()
    assert problems == []
    page.close()
