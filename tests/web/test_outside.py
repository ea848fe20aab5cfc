"""A game from outside in a real browser: Liar's Dice, from a fresh environment of its own."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.plugins.environment import EXAMPLE, Environment
from tests.server.harness import Client, Served
from tests.web.learning import follow
from tests.web.playing import play_out
from tests.web.test_everybody import everything
from tests.web.visiting import DESK, PHONE, until_asked, visiting

pytestmark = pytest.mark.slow
GAME = "liars_dice"


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Return a server that runs where the game was installed."""
    folder = tmp_path_factory.mktemp("outside")
    there = Environment(folder / "env", EXAMPLE)
    served = Served(folder / "web.db", python=there.python, LINDWURM_PLUGINS="on")
    yield served
    served.stop()


def test_two_people_and_a_bot_play_it_to_the_end(browser: Browser, outside: Served) -> None:
    """One of them on a phone in English, the other at a desk in German; then they see it again."""
    anna, ben = Client(outside, "Anna"), Client(outside, "Ben", "de")
    table = anna.table("me", "open", "novice", game=GAME, rules={"hints": True}, dice="2")
    ben.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    path = f"/table/{table}"
    with (
        visiting(browser, outside, path, client=anna, size=PHONE) as phone,
        visiting(browser, outside, path, client=ben, size=DESK, language="de") as desk,
    ):
        for page, title in ((phone, "Liar's Dice"), (desk, "Lügenwürfeln")):
            page.locator("[data-plain]").wait_for()
            expect(page.locator("h1")).to_contain_text(title)
            assert everything(page) == []
        # Everybody sees the own dice, and as many of the others face down.
        seen = [page.locator("[data-place='cups'] [role=img]") for page in (phone, desk)]
        expect(seen[0].nth(1)).to_have_attribute("aria-label", "2 face down")
        expect(seen[1].nth(1)).to_have_attribute("aria-label", "2 verdeckt")
        assert not (seen[0].nth(0).get_attribute("aria-label") or "").endswith("down")
        play_out(phone, desk, eager=("liar",))
        expect(phone.locator("[data-over]")).to_contain_text("wins")
        expect(desk.locator("[data-over]")).to_contain_text("gewinnt")
        expect(desk.locator("[data-story]")).to_contain_text("glaub")
        desk.goto(f"{outside.address}/replay/{table}?step=2")
        desk.locator("[data-plain]").wait_for()
        expect(desk.locator("[data-at]")).to_have_attribute("data-at", "2")
        desk.locator("[data-next]").click()
        expect(desk.locator("[data-at]")).to_have_attribute("data-at", "3")
    anna.close()
    ben.close()


def test_from_the_home_page_with_reasons_odds_and_a_hint(browser: Browser, outside: Served) -> None:
    with visiting(browser, outside, "/") as page:
        expect(page.locator(f"[data-play={GAME}]")).to_be_visible()
        cover = page.locator(f"svg.cover[data-game={GAME}] .accent").first
        assert cover.evaluate("one => getComputedStyle(one).fill") == "rgb(122, 59, 46)"
        page.locator(f"[data-play={GAME}]").click()
        page.locator("[data-plain]").wait_for()
        assert until_asked(page)
        # What cannot be chosen says why: nobody bids on wild ones.
        page.locator("[data-place^='bids:'][data-place$='-1'].quiet").first.click()
        expect(page.locator("[data-notice]")).to_contain_text("wild")
        expect(page.locator("[data-notice]")).to_contain_text("LD-10")
        page.keyboard.press("Escape")
        lit = page.locator("[data-board] .lit[data-action^=bid]").first
        lit.focus()
        expect(page.locator("[data-place=bids] .over")).to_contain_text("true:")
        page.locator("[data-tab=odds]").click()
        page.locator("[data-ask-hint]").click()
        expect(page.locator("[data-hint]")).to_be_visible()
        page.locator("[data-tab=rules]").click()
        told = page.locator("[data-rules], .drawers").first
        expect(told).to_contain_text("All roll under their cups")
        before = page.locator("[data-position]").get_attribute("data-position")
        lit.click()
        page.wait_for_function(
            "before => document.querySelector('[data-position]').dataset.position !== before",
            arg=before,
        )


@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("de", PHONE)])
def test_its_lesson_is_followed_to_the_end(
    browser: Browser, outside: Served, language: str, size: tuple[int, int]
) -> None:
    text = (EXAMPLE / "src" / GAME / "lesson.toml").read_text("utf-8")
    steps = {step["id"]: step for c in tomllib.loads(text)["chapters"] for step in c["steps"]}
    with visiting(browser, outside, f"/learn/{GAME}", language=language, size=size) as page:
        follow(page, steps, size)


def test_its_pages_are_those_of_every_game(browser: Browser, outside: Served) -> None:
    for page_of, part in (("rules", "Whoever begins bids"), ("new", "Exact call")):
        with visiting(browser, outside, f"/{page_of}/{GAME}") as page:
            expect(page.locator("#app")).to_contain_text(part)
            assert everything(page) == []
