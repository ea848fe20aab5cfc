"""Make the screenshots of docs/screenshots: every page, and moments worth showing.

    python -m tests.web.screenshots             # all of them
    python -m tests.web.screenshots home farkle # those whose name contains one of these words

Needs the built client (`make web`) and Chromium.
"""

from __future__ import annotations

import importlib
import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from tests.server.harness import Client, Served, play
from tests.web.conftest import found_browser
from tests.web.shooting import SHOTS, shot, sit_down, take
from tests.web.visiting import PHONE, TABLET, WALL, open_table, until_asked, visiting

FOLDER = Path("docs/screenshots")
MOST = 120_000
"""Bytes of one picture."""

SETTLED = """() => Promise.allSettled(document.getAnimations()
  .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime))
  .map((one) => one.finished))"""
"""What has begun to move or to fade in is where it belongs."""


def leaf(path: str, heading: str = "h1") -> None:
    """Note a page that needs nothing but its address."""

    def look(page: Page, server: Served) -> None:
        page.goto(server.address + path)
        page.locator(heading).first.wait_for()
        expect(page.get_by_text("One moment")).to_have_count(0)

    name = path.strip("/").replace("/", "-") or "home"
    shot(name)(look)


for one in ("/", "/new/schutt_und_asche", "/settings", "/credits", "/nowhere"):
    leaf(one)
leaf("/learn/dragonquest")
leaf("/account")


@shot("home-phone", size=PHONE, theme="night", language="de")
@shot("home-wall", size=WALL, theme="night")
@shot("home-tablet", size=TABLET, language="de")
def home(page: Page, server: Served) -> None:
    page.goto(server.address)
    page.locator("[data-play]").first.wait_for()


@shot("new-simurgh-phone", size=PHONE, theme="night", language="de")
def set_up(page: Page, server: Served) -> None:
    page.goto(f"{server.address}/new/simurgh")
    page.locator("details > summary").click()


@shot("one-screen-phone", size=PHONE, language="de")
def one_screen(page: Page, server: Served) -> None:
    page.goto(server.address)
    page.locator("[data-screen=dragon_farkle]").click()
    fields = page.locator("[data-one-screen] ol input")
    for field, name in zip(fields.all(), ("Anna", "Adam"), strict=True):
        field.fill(name)


@shot("waiting-room")
@shot("waiting-room-phone", size=PHONE, theme="night", language="de")
def waiting_room(page: Page, server: Served) -> None:
    """As at home: the machine has an address in its network."""
    found = {"listens": True, "addresses": ["http://192.168.1.5:8420"]}
    page.route("**/api/reach", lambda route: route.fulfill(json=found))
    page.goto(server.address)
    page.locator("[data-friends=drachenfels]").click()
    page.locator("[data-qr]").wait_for()


def at_table(page: Page, server: Served, game: str, moves: int, **options: str) -> None:
    """Sit at a table where some moves have been made."""
    client = Client(server, "Anna")
    table = open_table(client, game, "me", "adept", "adept", **options)
    play([client.sit(table)], random.Random(11), moves)
    sit_down(page, client)
    page.goto(f"{server.address}/table/{table}")
    until_asked(page)
    page.evaluate(SETTLED)
    client.close()


for game in ("schutt_und_asche", "drachenfels", "dragon_farkle", "simurgh", "dragonquest"):

    def at_game(page: Page, server: Served, game: str = game) -> None:
        at_table(page, server, game, 9)

    shot(f"table-{game}")(at_game)
    shot(f"table-{game}-phone", size=PHONE, theme="night", language="de")(at_game)


@shot("table-odds")
def odds(page: Page, server: Served) -> None:
    at_table(page, server, "dragon_farkle", 3, cards="none", interrupts="off")
    page.locator("[data-tab=odds]").click()
    page.get_by_role("button", name="What would you do?").click()
    page.locator(".best").wait_for()


@shot("pass-the-screen", size=TABLET)
def curtain(page: Page, server: Served) -> None:
    client = Client(server, "Anna")
    table = open_table(client, "drachenfels", "me Anna", "me Ben", quick_start="on")
    sit_down(page, client)
    page.goto(f"{server.address}/table/{table}")
    while until_asked(page) and page.locator(".curtain").count() == 0:
        page.keyboard.press("1")
    client.close()


@shot("lesson", size=TABLET)
def lesson(page: Page, server: Served) -> None:
    page.goto(f"{server.address}/learn/dragonquest")
    page.locator("[data-begin]").click()
    page.locator("[data-lesson=goal] [data-next]").click()
    page.locator("[data-lesson=wall]").wait_for()
    page.locator("[data-spotlight]").wait_for(state="attached")


def over(page: Page, server: Served) -> str:
    """Play a game to its end; returns its table."""
    client = Client(server, "Anna")
    table = open_table(client, "dragon_farkle", "me", "novice", round_limit="10")
    play([client.sit(table)], random.Random(5))
    sit_down(page, client)
    client.close()
    return table


@shot("end")
def end(page: Page, server: Served) -> None:
    page.goto(f"{server.address}/table/{over(page, server)}")
    page.get_by_role("button", name="Were the dice fair?").click()
    page.locator(".steps").wait_for()


@shot("replay")
def replay(page: Page, server: Served) -> None:
    page.goto(f"{server.address}/replay/{over(page, server)}?step=12&seat=1")
    page.locator("[data-at='12']").wait_for()


def main(words: list[str]) -> int:
    """Take the pictures whose names contain one of the words (all, if there are none)."""
    for module in sorted(Path(__file__).parent.glob("shots_*.py")):
        importlib.import_module(f"tests.web.{module.stem}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = [one for one in SHOTS if not words or any(word in one.name for word in words)]
    server = Served(Path(tempfile.mkdtemp()) / "shots.db")
    large = 0
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=found_browser(), args=["--no-sandbox"]
            )
            for one in wanted:
                how = {"size": one.size, "theme": one.theme, "language": one.language}
                with visiting(browser, server, None, patient=True, **how) as page:  # type: ignore[arg-type]
                    one.moment(page, server)
                    size = take(page, FOLDER / f"{one.name}.webp", MOST)
                large += size > MOST
                sys.stdout.write(f"{one.name}: {size / 1000:.0f} kB\n")
            browser.close()
    finally:
        server.stop()
    return 1 if large else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
