"""For everybody, at every board: what axe-core finds, places that are told, a turn by keys."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Page, expect

from lindwurm import games
from tests.server.harness import Client, Served
from tests.tiers import tiered
from tests.web.visiting import AXE, DESK, PHONE, open_table, until_asked, visiting

pytestmark = pytest.mark.slow

TOLD = {
    "drachenfels": ("Dragons: rock castle NE", "Bridges: none", "Rainbows: none"),
    "dragon_farkle": ("Anna: army", "Fafnir: army", "The Dragon’s Keep"),
    "dragonquest": ("Where everybody is", "Anna on ", "Fafnir on ", "Sun box"),
    "schutt_und_asche": (
        "Torwacht, ",
        "unclaimed, 4 tiles",
        "dragon tile in the north",
        "of 7 hits",
    ),
    "simurgh": ("spearman at home", "dragonrider at home", "Room for one vassal"),
}
"""What the tree of a board names, where a screen reader reads it."""

DONE = """() => {
  const {beats} = __stage;
  const first = beats.findIndex((one) => one.seat === 1 && one.turn > 0 && one.shape !== 'turn');
  const {of, turn} = beats[first] ?? {};
  return first >= 0 && beats.slice(first).some((one) => one.of !== of || one.turn !== turn);
}"""
"""Somebody has done something in a turn, and the next one has begun."""
TRIES = 120
"""Keys that a whole turn takes at most."""


def everything(page: Page) -> list[str]:
    """Return all that axe-core finds on the whole page, serious or not, and headings that jump."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(
        """async () => (await axe.run({resultTypes: ['violations']})).violations.flatMap(
             ({id, nodes}) => nodes.slice(0, 3).map(one => `${id}: ${one.html.slice(0, 160)}`))"""
    )
    levels = page.evaluate(
        """() => [...document.querySelectorAll(':is(h1,h2,h3,h4)')]
             .filter(one => one.checkVisibility()).map(one => +one.tagName[1])"""
    )
    if levels[0] != 1 or any(b > a + 1 for a, b in pairwise(levels)):
        found.append(f"headings jump: {levels}")
    return found


LIGHTS = [(DESK, "day"), (PHONE, "night"), (DESK, "night"), (PHONE, "day")]
"""Sizes and lights; each of both is looked at by every test run, each pair as a proof."""


@pytest.mark.parametrize("game", games.ids())
@pytest.mark.parametrize(("size", "theme"), tiered(LIGHTS, *LIGHTS[:2]))
def test_axe_finds_nothing_at_all(
    browser: Browser, house: Served, game: str, size: tuple[int, int], theme: str
) -> None:
    client = Client(house, "Anna")
    table = open_table(client, game, "me", "adept")
    with visiting(browser, house, f"/table/{table}", client=client, theme=theme, size=size) as page:
        assert until_asked(page)
        page.locator("[data-board] [data-action], [data-board] .lit").first.wait_for()
        assert everything(page) == []
        tree = page.locator("[data-board]").aria_snapshot()
        for told in TOLD[game]:
            assert told in tree, tree
    client.close()


@pytest.mark.parametrize("game", games.ids())
def test_a_whole_turn_by_keyboard_from_play_now_on(
    browser: Browser, house: Served, game: str
) -> None:
    """The table begins at its name; from there a key leads to what may be chosen, and on."""
    with visiting(browser, house, "/") as page:
        page.locator(f"[data-play={game}]").focus()
        page.keyboard.press("Enter")
        page.locator("[data-board] > *").first.wait_for()
        expect(page.locator("h1")).to_be_focused()
        for _ in range(TRIES):
            if not until_asked(page) or page.evaluate(DONE):
                break
            before = page.locator("[data-position]").get_attribute("data-position")
            page.keyboard.press("b")
            page.keyboard.press("Enter")
            page.wait_for_timeout(60)
            if page.locator("[data-position]").get_attribute("data-position") == before:
                page.keyboard.press("1")
                page.wait_for_timeout(60)
        assert page.evaluate(DONE), "the turn was not played to its end"


SHORT = {
    "drachenfels": {"turn_limit": "40"},
    "dragon_farkle": {"round_limit": "10"},
    "simurgh": {"length": "short"},
}
"""Where somebody who chooses blindly would take all day."""
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


@pytest.mark.proof
@pytest.mark.parametrize("game", games.ids())
def test_a_whole_game_by_keyboard_alone(browser: Browser, house: Served, game: str) -> None:
    """Keys lead to what can be chosen, from one to the next, and choose it, until the end."""
    client, rng = Client(house, "Anna"), random.Random(game)
    table = open_table(client, game, "me", "novice", **SHORT.get(game, {}))
    with visiting(browser, house, f"/table/{table}", client=client) as page:
        vain = 0
        while until_asked(page):
            before = page.locator("[data-position]").get_attribute("data-position")
            page.keyboard.press("b")
            for _ in range(rng.randrange(4)):
                page.keyboard.press(rng.choice(ARROWS))
            page.keyboard.press("Enter")
            # What was touched may ask for a second touch; a number chooses without one.
            page.wait_for_timeout(30)
            moved = page.locator("[data-position]").get_attribute("data-position") != before
            vain = 0 if moved else vain + 1
            if vain > 3:
                page.keyboard.press(str(1 + rng.randrange(3)))
                page.wait_for_timeout(30)
        expect(page.locator("[data-over]")).to_be_visible()
    client.close()
