"""Panels on the boards: opening one never moves what is to be done (WEB-F10)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from lindwurm import games
from tests.server.harness import Client, Served
from tests.web.visiting import DESK, PHONE, TABLET, open_table, until_asked, visiting

WHERE = """() => [...document.querySelectorAll('[data-board] [data-action], .tray [data-action]')]
  .filter((one) => one.getBoundingClientRect().width > 0)
  .map((one) => [one.dataset.action, Math.round(one.getBoundingClientRect().top)])"""
OPEN = """() => {
  const before = scrollY;
  for (const one of document.querySelectorAll('[data-board] summary')) one.click();
  const peek = document.querySelector('[data-board] .peek[aria-expanded=false]');
  peek?.click();
  return before;
}"""


@pytest.mark.parametrize("game", games.ids())
def test_no_panel_pushes_the_action_away(browser: Browser, house: Served, game: str) -> None:
    client = Client(house, "Anna")
    options = {"first_player": "1"} if game == "dragon_farkle" else {}
    table = open_table(client, game, "me", "adept", **options)
    with visiting(browser, house, f"/table/{table}", client=client, size=DESK) as page:
        until_asked(page)
        if game == "dragon_farkle":
            page.locator("[data-action=recruit]").click()
            until_asked(page)
            page.locator("[data-board] [data-action]").first.wait_for()
        for width, height in (DESK, TABLET, PHONE):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function("() => document.fonts.status === 'loaded'")
            page.evaluate("() => new Promise((done) => setTimeout(done, 300))")
            before = page.evaluate(WHERE)
            if game == "dragon_farkle":
                assert before, "there is something to do"
                assert page.locator("[data-board] summary").count() == 1
            at = page.evaluate(OPEN)
            page.evaluate("() => new Promise((done) => setTimeout(done, 100))")
            page.evaluate("(at) => scrollTo(0, at)", at)
            after = page.evaluate(WHERE)
            assert [one for one, _ in after] == [one for one, _ in before]
            # A page that begins to scroll is a scroll bar narrower, its letters a little smaller.
            moved = [abs(now - then) for (_, now), (_, then) in zip(after, before, strict=True)]
            assert max(moved, default=0) <= 12, (width, height)
            page.evaluate(OPEN)
    client.close()
