"""Pictures of tables with people's own dice and boards."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.server.harness import Client, Served
from tests.web.shooting import shot, sit_down
from tests.web.visiting import PHONE

PLAIN = {"cards": "none", "first_player": "1"}
NAMES = ("Anna", "Ben", "Cleo")


def at_real_dice(page: Page, server: Served, **more: object) -> None:
    """Sit at a table of Dragon Farkle with real dice."""
    client = Client(server, "Anna")
    seats = [{"kind": "me", "name": name} for name in NAMES]
    body = {"game": "dragon_farkle", "seats": seats, "options": PLAIN, **more}
    table = client.post("/api/tables", body, 201)["table"]["id"]
    client.post(f"/api/tables/{table}/start")
    sit_down(page, client)
    page.goto(f"{server.address}/table/{table}")
    page.locator("[data-action=recruit]").first.wait_for()
    client.close()


@shot("own-dice-phone", size=PHONE)
@shot("own-dice-phone-de", size=PHONE, language="de")
def own_dice(page: Page, server: Served) -> None:
    """Four dice of a throw lie there already."""
    at_real_dice(page, server, brought=["dice"])
    page.locator("[data-action=recruit]").first.click()
    for face in "1446":
        page.locator(f"[data-sort=soldier_die] [data-face='{face}']").click()


@shot("referee")
@shot("referee-phone-de", size=PHONE, language="de", theme="night")
def referee(page: Page, server: Served) -> None:
    """Somebody tells what Ben did, though it is Anna who is up."""
    at_real_dice(page, server, referee=True)
    page.locator("[data-tab=choices]").click()
    page.locator("[data-whose='2']").click()
    german = page.locator("html").get_attribute("lang") == "de"
    page.locator("[data-told]").fill("rekrutieren" if german else "recruit")
    page.locator("[data-tell]").click()
    page.locator("[data-refused]").wait_for()


@shot("new-referee-phone", size=PHONE)
@shot("new-referee-phone-de", size=PHONE, language="de")
def set_up(page: Page, server: Served) -> None:
    """A table that follows a real board."""
    page.goto(f"{server.address}/new/drachenfels")
    page.locator("input[name=own-dice][value=referee]").check(force=True)
    page.locator("[data-brought=stacks]").scroll_into_view_if_needed()


@shot("pad-phone", size=PHONE)
@shot("pad-phone-de", size=PHONE, language="de", theme="night")
def pad(page: Page, server: Served) -> None:
    """The armies of three, and dice that were just set aside."""
    page.goto(f"{server.address}/pad/dragon_farkle")
    begin_pad(page, NAMES)
    for who, dice in enumerate(("111", "1155", "5")):
        enter(page, "throw", who, dice)
        if who < 2:
            enter(page, "home", who)
    page.locator("[data-line=throw]").click()
    for face in "15":
        page.locator(f"[data-die='{face}']").click()


@shot("pad-end")
@shot("pad-end-de", language="de")
def pad_end(page: Page, server: Served) -> None:
    """A final scoring, and who has won by which rule."""
    page.goto(f"{server.address}/pad/simurgh")
    begin_pad(page, NAMES)
    for who, (track, tokens) in enumerate(((41, 4), (38, 9), (41, 2))):
        page.locator(f"[data-who='{who}']").click()
        page.locator("[data-field=track]").fill(str(track))
        page.locator("[data-field=tokens]").fill(str(tokens))
        enter(page, "final", who)
    page.locator("[data-line=objective]").click()
    for at, count in enumerate((3, 5, 3)):
        page.locator("[data-field=counts]").nth(at).fill(str(count))
    page.locator("[data-enter]").click()
    page.locator(".entries li").nth(3).wait_for()


def begin_pad(page: Page, names: tuple[str, ...]) -> None:
    """Begin a score pad."""
    page.locator(f"input[name=people][value='{len(names)}']").check(force=True)
    for at, name in enumerate(names):
        page.locator("[data-pad-names] ol input").nth(at).fill(name)
    page.locator("[data-begin]").click()
    page.locator("[data-sum]").first.wait_for()


def enter(page: Page, line: str, who: int, dice: str = "") -> None:
    """Enter something on a score pad."""
    before = page.locator(".entries li").count()
    if page.locator(f"[data-line={line}]").get_attribute("aria-pressed") != "true":
        page.locator(f"[data-line={line}]").click()
    if page.locator(f"[data-who='{who}']").get_attribute("aria-pressed") != "true":
        page.locator(f"[data-who='{who}']").click()
    for face in dice:
        page.locator(f"[data-die='{face}']").click()
    page.locator("[data-enter]").click()
    page.locator(".entries li").nth(before).wait_for()
