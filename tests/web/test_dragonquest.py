"""DragonQuest's board: every verb by touch, whole games, drawing a way, reasons, risks, axe."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from lindwurm.games.dragonquest import odds
from lindwurm.games.dragonquest.actions import Act
from lindwurm.games.dragonquest.data import PLACES, Danger, Face, Loot
from lindwurm.games.dragonquest.state import Phase
from lindwurm.kernel.match import Match
from tests.games.dragonquest.helpers import WAY_IN, blocking, dead, hero, table, walking
from tests.server.harness import Client, Served
from tests.web.playing import play_out
from tests.web.prepared import hotseat, prepared
from tests.web.sitting import made, sit, until
from tests.web.visiting import DESK, PHONE, findings, open_table, visiting

pytestmark = pytest.mark.slow


class Player:
    """Somebody with windows, at tables that begin where a test wants them to."""

    def __init__(self, browser: Browser, server: Served, opened: ExitStack):
        self.browser, self.server, self.opened = browser, server, opened
        self.client = Client(server, "Anna")
        self.windows: dict[str, Page] = {}

    def put(self, position: Match) -> str:
        """Open a table for one person and all seats, at this position."""
        names = hotseat("Anna", "Ben", "Cleo", "Dora")[: position.seats]
        return prepared(self.client, position, names)

    def sit(self, table: str, **how: Any) -> Page:
        """Go to a table, in the window that is like this."""
        page = self.windows.get(str(how))
        if page is None:
            window = visiting(self.browser, self.server, None, client=self.client, **how)
            page = self.windows[str(how)] = self.opened.enter_context(window)
        sit(page, self.client, table)
        return page

    def done(self, table: str) -> list[str]:
        """What has been done at a table so far."""
        return [one.split(" ", 1)[1] for one in made(self.client, table)]

    def until_done(self, table: str, *wanted: str) -> None:
        """Wait until exactly these actions have been taken."""
        until(lambda: self.done(table) == list(wanted), f"these were never done: {wanted}")


@pytest.fixture(scope="module")
def player(browser: Browser, house: Served) -> Iterator[Player]:
    with ExitStack() as opened:
        someone = Player(browser, house, opened)
        yield someone
        someone.client.close()


def action(page: Page, text: str) -> Locator:
    """The element on the board that does it."""
    return page.locator(f'.quest [data-action="{text}"]').first


# -- every verb ------------------------------------------------------------------------------------

DICE = [Face.SKULL, Face.ROOM, Face.BLANK, Face.CORRIDOR, Face.DISCOVERY]
THROWN = [Loot.DRAGON, Loot.STAR, Loot.STAR, Loot.STAR, *[Loot.BLANK] * 6]
INSIDE = hero(WAY_IN, sun=9, fifties=1)


def trapped() -> Match:
    """An arrow trap, and the chain mail against it, at a table where one is asked."""
    return table(hero(items="mail"), hero(), phase=Phase.TRAP, foe=Danger.ARROWS, asking=1)


def rerolling(**more: Any) -> Match:
    return table(hero(), hero(), phase=Phase.REROLL, dice=DICE, rerolls=2, **more)


POSITIONS: dict[str, tuple[Callable[[], Match], str]] = {
    "stay": (lambda: table(INSIDE, hero(), aside=2), "stay"),
    "leave": (lambda: table(INSIDE, hero(), aside=2), "leave"),
    "cross": (
        lambda: table(
            hero(WAY_IN + " N5", woke="spider", fifties=1, hundreds=1), hero(), phase=Phase.COIN
        ),
        "cross 50",
    ),
    "pass": (lambda: table(hero(ep=5), hero(), phase=Phase.BUY), "pass"),
    "buy": (lambda: table(hero(ep=5), hero(), phase=Phase.BUY), "buy orb"),
    "tile": (lambda: table(hero(), hero(), active=1), "tile 2"),
    "name": (lambda: table(hero(), hero()), "name 3"),
    "block": (lambda: blocking(hero("A10 A9 A8")), "block F6"),
    "stop": (rerolling, "stop"),
    "step": (lambda: walking(hero(), steps=2), "step A9"),
    "use_orb": (lambda: walking(hero(items="orb"), steps=2), "use_orb"),
    "use_ring": (lambda: table(hero(items="mring"), hero(), phase=Phase.RING, foe=6), "use_ring"),
    "fight": (lambda: table(hero(items="mring"), hero(), phase=Phase.RING, foe=6), "fight"),
    "protect": (trapped, "protect"),
    "endure": (trapped, "endure"),
    "use_talisman": (
        lambda: table(hero(WAY_IN, items="talisman"), hero(), phase=Phase.TALISMAN, entered=1),
        "use_talisman",
    ),
    "keep": (
        lambda: table(hero(WAY_IN, items="talisman"), hero(), phase=Phase.TALISMAN, entered=1),
        "keep",
    ),
    "take": (
        lambda: table(INSIDE, hero(), phase=Phase.TREASURE, aside=1, starlight=3, loot=THROWN),
        "take t09",
    ),
    "none": (
        lambda: table(INSIDE, hero(), phase=Phase.TREASURE, aside=1, starlight=3, loot=THROWN),
        "none",
    ),
    "demon": (
        lambda: table(hero("Q4", demon="H2"), hero(), phase=Phase.DEMON, demon_steps=2),
        "demon I2",
    ),
}


def test_every_verb_is_done_by_touching_the_board(player: Player) -> None:
    assert {*POSITIONS, "reroll"} == {verb.name for verb in Act.VERBS.verbs}
    for verb, (position, text) in POSITIONS.items():
        place = player.put(position())
        page = player.sit(place)
        one = action(page, text)
        expect(one, verb).to_be_visible(timeout=15_000)
        assert one.get_attribute("aria-label") or one.inner_text()
        one.click()
        player.until_done(place, text)
    # A reroll is put together first: two dice, then the throw.
    place = player.put(rerolling())
    page = player.sit(place)
    dice = page.locator(".quest .dice button")
    action(page, "stop").wait_for()
    dice.nth(2).click()
    dice.nth(4).click()
    expect(dice.nth(2)).to_have_attribute("aria-pressed", "true")
    action(page, "reroll 35").click()
    player.until_done(place, "reroll 35")


# A finger, not a mouse: nothing was pointed at before.
TAP = "one => one.dispatchEvent(new PointerEvent('click', {pointerType: 'touch', bubbles: true}))"


def test_a_wall_on_a_phone_is_touched_twice(player: Player) -> None:
    place = player.put(blocking(hero("A10 A9 A8 B8 C8 D8 E8 F8 G8 H8 I8")))
    page = player.sit(place, size=PHONE)
    page.locator('.castle [data-action="block K9"]').evaluate(TAP)
    # What it would do is told before it is done.
    expect(page.locator('[data-scene="wall"]')).to_contain_text("K9: the way to the goal")
    assert player.done(place) == []
    page.locator('[data-scene="wall"] [data-action="block K9"]').click()
    player.until_done(place, "block K9")


def test_on_a_phone_a_finger_hits_the_fields(player: Player) -> None:
    page = player.sit(player.put(blocking(hero("A10 A9 A8 B8 C8 D8 E8 F8 G8 H8 I8"))), size=PHONE)
    field = page.locator('.castle [data-action="block K9"]')
    field.wait_for()
    assert (field.bounding_box() or {})["width"] > 30, "around the hero cells are large"
    page.get_by_role("button", name="Show the whole castle").click()
    far = page.locator('.castle [data-action="block S7"]')
    assert (far.bounding_box() or {})["width"] < 20
    far.evaluate(TAP)  # too small to be meant: that part comes nearer
    expect(page.get_by_role("button", name="Show the whole castle")).to_be_visible()
    box = far.bounding_box() or {}
    assert box["width"] > 30
    assert 0 < box["x"] < PHONE[0], "what was touched is in sight"
    expect(page.locator('[data-scene="wall"]')).not_to_contain_text("S7")
    assert page.locator(".quest li").filter(has_text="Anna on I8").count() == 1


# -- ways ------------------------------------------------------------------------------------------


def spot(page: Page, name: str) -> tuple[float, float]:
    """Where a place of the map lies in the window."""
    box = page.locator(f'.castle [data-field="{PLACES.index(name)}"]').bounding_box()
    assert box is not None, name
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_way_is_drawn_with_the_mouse(player: Player) -> None:
    place = player.put(walking(hero("A10"), steps=4))
    page = player.sit(place)
    page.locator(".castle .choice").first.wait_for()
    way = ["B10", "B9", "C9", "C8"]
    spots = [spot(page, name) for name in way]
    page.mouse.move(*spots[0])
    page.mouse.down()
    for x, y in spots[1:]:
        page.mouse.move(x, y, steps=4)
    page.mouse.up()
    player.until_done(place, *(f"step {name}" for name in way))


def test_a_way_is_drawn_with_the_arrow_keys(player: Player) -> None:
    place = player.put(walking(hero("A10"), steps=3))
    page = player.sit(place)
    page.locator(".castle .choice").first.wait_for()
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "ArrowUp", "ArrowRight"):
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    player.until_done(place, "step B10", "step B9", "step C9")


def test_a_field_further_off_is_walked_to(player: Player) -> None:
    place = player.put(walking(hero("A10"), steps=3))
    page = player.sit(place)
    page.locator(f'.castle [data-field="{PLACES.index("C9")}"]').click()
    until(lambda: len(player.done(place)) == 3, "not three steps were made")
    assert player.done(place)[-1] == "step C9"


# -- reasons and risks -----------------------------------------------------------------------------


def test_a_wall_says_why_nobody_walks_there(player: Player) -> None:
    page = player.sit(player.put(walking(hero("D7 E7", walls="F7"), steps=2)))
    page.locator(".castle .choice").first.wait_for()
    (x, above), (_, below) = spot(page, "E6"), spot(page, "E8")
    cell = (below - above) / 2
    page.mouse.click(x + cell, above + cell)
    expect(page.get_by_text("There is a wall, and you have no key.")).to_be_visible()


def test_a_skull_says_why_it_stays(player: Player) -> None:
    page = player.sit(player.put(rerolling()))
    page.locator(".quest .dice button").first.click()
    expect(page.get_by_text("A die that shows a skull stays where it is.")).to_be_visible()


def test_the_risk_of_a_reroll_is_the_exact_one(player: Player) -> None:
    page = player.sit(player.put(rerolling()))
    dice = page.locator(".quest .dice button")
    action(page, "stop").wait_for()
    dice.nth(1).click()
    dice.nth(2).click()
    dice.nth(3).click()
    chance = float(odds.third_skull(1, 3))
    expect(action(page, "reroll 234")).to_contain_text(re.compile(rf"{100 * chance:.0f}\s?%"))


# -- what is seen ----------------------------------------------------------------------------------


def test_the_other_sheet_is_a_touch_away(player: Player) -> None:
    page = player.sit(player.put(table(hero(lp=4, sun=7), hero("C3", lp=11, sun=6))))
    sheet = page.locator(".quest .sheet")
    expect(sheet).to_have_attribute("data-hero", "1")
    expect(sheet.get_by_role("img", name="Life points: 4 of 13")).to_be_visible()
    page.evaluate("document.querySelector('.quest .map svg').dataset.old = 'yes'")
    page.get_by_role("button", name="Ben (sheet)").click()
    expect(sheet).to_have_attribute("data-hero", "2")
    # It is another map: nothing walks across from the one that lay there (EYES-F27).
    expect(page.locator(".quest .map svg[data-old]")).to_have_count(0)
    expect(sheet.get_by_role("img", name="Life points: 11 of 13")).to_be_visible()
    expect(sheet.get_by_role("img", name="Ben on C3")).to_be_visible()


SEEN: list[tuple[Callable[[], Match], tuple[int, int], str, str]] = [
    (lambda: table(hero(), hero()), PHONE, "de", "night"),
    (rerolling, DESK, "en", "day"),
    (lambda: walking(hero(walls="C9", demon="H2"), steps=3), PHONE, "en", "day"),
    (lambda: table(hero(ep=5), hero(), phase=Phase.BUY), DESK, "de", "night"),
    (
        lambda: table(INSIDE, hero(), phase=Phase.TREASURE, aside=1, starlight=3, loot=THROWN),
        PHONE,
        "en",
        "night",
    ),
    (lambda: table(hero(items="mring"), dead(), phase=Phase.RING, foe=6), DESK, "de", "day"),
    (lambda: blocking(hero("A10 A9")), DESK, "en", "night"),
]


def test_axe_finds_nothing_serious_and_nothing_is_too_wide(player: Player) -> None:
    for position, size, language, theme in SEEN:
        how: dict[str, Any] = {"size": size, "language": language, "theme": theme}
        page = player.sit(player.put(position()), **how)
        page.locator(".quest [data-action]").first.wait_for()
        assert findings(page, without=".side") == [], how
        wide = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
        assert wide <= 0, how


@pytest.mark.parametrize(("size", "width"), [((1280, 800), 540), (DESK, 700), ((1920, 1080), 1000)])
def test_on_a_desk_the_castle_has_the_room_and_nothing_scrolls(
    player: Player, size: tuple[int, int], width: int
) -> None:
    page = player.sit(player.put(walking(hero("A10 A9"), steps=4)), size=size)
    page.locator(".quest [data-action]").first.wait_for()
    room, sheet, castle = (page.locator(one).bounding_box() for one in ("main", ".quest", ".map"))
    assert room
    assert sheet
    assert castle
    assert castle["width"] > width
    assert sheet["y"] + sheet["height"] > room["y"] + 0.9 * room["height"]
    assert page.locator("main").evaluate("main => main.scrollHeight - main.clientHeight") == 0


# -- whole games -----------------------------------------------------------------------------------

EAGER = ("take", "buy", "use_orb", "use_talisman", "leave", "step")
"""What a hero has come for."""


@pytest.mark.proof
def test_a_whole_game_against_a_bot_on_a_phone_in_german(player: Player) -> None:
    short = {"sun_boxes": "17", "life_points": "9"}
    place = open_table(player.client, "dragonquest", "me", "heuristic", **short)
    page = player.sit(place, size=PHONE, language="de", theme="night")
    play_out(page, eager=EAGER)
    assert len(player.done(place)) > 10
    expect(page.locator('[data-scene="over"] .ranking li')).to_have_count(2)
    assert re.search("Zug|Gold", page.locator(".ranking").inner_text())


def test_the_end_of_a_hotseat_game_on_a_wide_screen(player: Player) -> None:
    near = hero(WAY_IN + " N5 O5 P5 Q5 R5 R4 S4 T4 U4", sun=16, lp=7, treasures="t05", ep=2)
    behind = hero("A10 A9 A8 B8 C8 D8 E8 F8 G8 H8 I8 I7", sun=15, lp=5, ep=5)
    page = player.sit(player.put(table(near, behind)))
    play_out(page, eager=EAGER)
    expect(page.locator('[data-scene="over"] .ranking li')).to_have_count(2)


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_who_has_lost_sees_fire_and_all_of_it_in_its_frame(
    player: Player, size: tuple[int, int]
) -> None:
    page = player.sit(player.put(table(hero(sun=18), dead())), size=size)
    play_out(page, eager=("stop",))
    frame, flame = (
        page.locator(one).bounding_box() for one in ("[data-over]", "[data-over] .fire")
    )
    assert frame
    assert flame
    assert flame["x"] > frame["x"] + 10
