"""Replays of finished games, and lessons over a real table."""

from __future__ import annotations

import io
import random
from typing import Any

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from tests.server.harness import Client, Served, play
from tests.teaching.checks import steps
from tests.tiers import tiered
from tests.web.learning import follow
from tests.web.visiting import DESK, PHONE, findings, open_table, until_asked, visiting

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def finished(house: Served) -> str:
    """Return a game that is over."""
    client = Client(house, "Anna")
    table = open_table(client, "dragon_farkle", "me", "random", round_limit="10")
    play([client.sit(table)], random.Random(3))
    client.close()
    return table


def test_a_game_is_seen_again(browser: Browser, house: Served, finished: str) -> None:
    with visiting(browser, house, f"/replay/{finished}") as page:
        at = page.locator("[data-at]")
        expect(at).to_have_attribute("data-at", "0")
        page.locator("[data-next]").click()
        expect(at).to_have_attribute("data-at", "1")
        expect(page.locator("[data-done]")).to_contain_text(":")
        page.keyboard.press("ArrowLeft")
        expect(at).to_have_attribute("data-at", "0")
        page.locator("[data-scrub]").fill("7")
        expect(at).to_have_attribute("data-at", "7")
        # Not every move has a line of its own (dice set aside do not): played until one is added.
        lines = page.locator(".log li").count()
        page.locator("[data-play]").click()
        page.wait_for_function(
            "lines => document.querySelectorAll('.log li').length > lines", arg=lines
        )
        page.locator("[data-play]").click()
        step = int(str(at.get_attribute("data-at")))
        assert step > 7
        page.keyboard.press("ArrowLeft")
        expect(at).to_have_attribute("data-at", str(step - 1))
        page.keyboard.press("ArrowRight")
        expect(at).to_have_attribute("data-at", str(step))
        assert page.locator(".log li").count() > lines, "jumped to, it tells what was played"

        page.locator("[data-scrub]").focus()
        page.keyboard.press("End")
        moves = page.locator("[data-scrub]").get_attribute("max")
        expect(at).to_have_attribute("data-at", str(moves))
        page.get_by_role("button", name="Were the dice fair?").click()
        expect(page.locator(".steps li").last).to_be_visible()
        assert page.locator(".steps .bad").count() == 0
        assert findings(page, without="[data-board]") == []


def test_through_other_eyes_and_by_a_link(browser: Browser, house: Served, finished: str) -> None:
    with visiting(browser, house, f"/replay/{finished}?step=5&seat=1", size=PHONE) as page:
        expect(page.locator("[data-at]")).to_have_attribute("data-at", "5")
        expect(page.locator("[data-eyes]")).to_have_value("1")
        for eyes in ("2", "all", ""):
            page.locator("[data-eyes]").select_option(eyes)
            expect(page.locator("[data-eyes]")).to_have_value(eyes)
            expect(page.locator("[data-at]")).to_have_attribute("data-at", "5")


@pytest.mark.parametrize("language", ["en", "de"])
def test_on_a_phone_the_replay_leaves_the_board_its_room(
    browser: Browser, house: Served, finished: str, language: str
) -> None:
    path = f"/replay/{finished}?step=5"
    with visiting(browser, house, path, size=PHONE, language=language) as page:
        page.locator("[data-at='5']").wait_for()
        controls = page.locator(".controls").bounding_box()
        assert controls is not None
        assert controls["height"] < PHONE[1] / 4
        page.locator("[data-branch]").scroll_into_view_if_needed()
        expect(page.locator("[data-branch]")).to_be_in_viewport()


def test_at_the_end_there_is_nothing_to_choose_and_losers_are_ranked(
    browser: Browser, house: Served
) -> None:
    client = Client(house, "Anna")
    table = open_table(client, "dragon_farkle", "me", "random", "random", round_limit="10")
    play([client.sit(table)], random.Random(5))
    with visiting(browser, house, f"/table/{table}", client=client, language="de") as page:
        page.locator("[data-over]").wait_for()
        for tab, count in {"log": 1, "choices": 0, "odds": 0, "chat": 1, "rules": 1}.items():
            expect(page.locator(f"[data-tab={tab}]")).to_have_count(count)
        for key in "ao":
            page.keyboard.press(key)
            expect(page.locator("[data-tab=log]")).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".bottom")).to_have_count(0)
        told = page.locator("[data-over] li .numbers").all_inner_texts()
        points = [int("".join(filter(str.isdigit, one))) for one in told]
        assert len(points) == 3
        assert points[1] >= points[2]
    client.close()


def test_play_on_from_here(browser: Browser, house: Served, finished: str) -> None:
    with visiting(browser, house, f"/replay/{finished}?step=4") as page:
        page.locator("[data-branch]").click()
        page.wait_for_url("**/table/*")
        assert finished not in page.url
        assert until_asked(page)


def test_a_game_that_is_not_over_cannot_be_replayed(browser: Browser, house: Served) -> None:
    client = Client(house, "Anna")
    table = open_table(client, "dragon_farkle", "me", "adept")
    with visiting(browser, house, f"/replay/{table}", patient=True) as page:
        page.wait_for_url(f"**/table/{table}")
        page.locator("[data-board] > *").first.wait_for()
        assert page.locator("[data-picture]").count() == 0, "a picture would show what is hidden"
    client.close()


def drawn(page: Page, button: str) -> np.ndarray[Any, Any]:
    """Have a picture made, and return its pixels."""
    with page.expect_download() as coming:
        page.locator(button).click()
    with Image.open(coming.value.path()) as made:
        return np.asarray(made.convert("RGB"), np.int16)


def coarse(pixels: np.ndarray[Any, Any], size: int) -> np.ndarray[Any, Any]:
    """Return the means of squares of so many pixels."""
    high, wide = (side // size for side in pixels.shape[:2])
    squares = pixels[: high * size, : wide * size].reshape(high, size, wide, size, 3)
    return np.asarray(squares.mean((1, 3)))


def test_a_moment_and_the_end_are_shared_as_pictures(
    browser: Browser, house: Served, finished: str
) -> None:
    """What is drawn is what is seen, with a line below it; the link is copied."""
    path = f"/replay/{finished}?step=20"
    with visiting(browser, house, path, size=PHONE, theme="night", language="de") as page:
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        page.locator("[data-at='20']").wait_for()
        board = page.locator("[data-board]")
        board.locator("> *").first.wait_for()
        page.wait_for_load_state("networkidle")
        made = drawn(page, "[data-picture]")
        page.locator("[data-picture=copied], [data-picture=saved]").wait_for()
        assert page.evaluate("navigator.clipboard.readText()") == house.address + path
        # The controls lie over the page: what is under them is in the picture, and not seen.
        for one in page.locator(".controls, .more").all():
            one.evaluate("one => { one.style.visibility = 'hidden' }")
        seen = np.asarray(Image.open(io.BytesIO(board.screenshot())).convert("RGB"), np.int16)
        high, wide = seen.shape[:2]
        assert made.shape[1] == 2 * wide
        assert 2 * high + 120 < made.shape[0] < 2 * high + 200
        # From afar: a line may lie a pixel higher.
        difference = np.abs(coarse(made[: 2 * high], 20) - coarse(seen, 10)).mean()
        assert difference < 4 < 20 < made[: 2 * high].std()
        assert made[2 * high :].std() > 10, "nothing is told below it"
    with visiting(browser, house, f"/table/{finished}", size=PHONE) as page:
        page.locator("[data-over]").wait_for()
        shown = page.locator("[data-over]").bounding_box()
        end = drawn(page, "[data-over] [data-picture]")
        assert shown is not None
        assert abs(end.shape[1] - 2 * shown["width"]) <= 2
        assert end.shape[0] < 2 * (shown["height"] + 40), "what can be done now is no part of it"


@pytest.mark.parametrize(
    ("game", "language", "size"),
    tiered(
        [("dragon_farkle", "en", DESK), ("dragon_farkle", "de", PHONE), ("simurgh", "de", PHONE)],
        ("simurgh", "de", PHONE),
    ),
)
def test_a_lesson_is_followed_to_its_end(
    browser: Browser, house: Served, game: str, language: str, size: tuple[int, int]
) -> None:
    """By what it proposes, chapter by chapter; every sentence has room, and something is lit."""
    with visiting(browser, house, f"/learn/{game}", language=language, size=size) as page:
        follow(page, steps(game), size)


def test_a_lesson_speaks_of_the_sheet_that_lies_there(browser: Browser, house: Served) -> None:
    """The other hero's turn has begun: what is told of one's own is seen all the same."""
    with visiting(browser, house, "/learn/dragonquest") as page:
        page.locator("[data-begin]").click()
        for name, step in steps("dragonquest").items():
            voice = page.locator(f"[data-lesson={name}]")
            voice.wait_for()
            if name == "found":
                break
            if "do" in step:
                voice.locator("[data-show]").click()
                voice.locator("[data-proposed]").click()
            else:
                voice.locator("[data-next]").click()
        expect(page.locator("[data-hero]")).to_have_attribute("data-hero", "1")


def test_a_lesson_is_left_and_gone_on_with(browser: Browser, house: Served) -> None:
    """Another way is answered kindly; from the first page one comes back to the same place."""
    with visiting(browser, house, "/learn/dragon_farkle") as page:
        page.locator("[data-begin]").click()
        page.wait_for_url("**/table/*")
        for step in ("goal", "table"):
            page.locator(f"[data-lesson={step}] [data-next]").click()
        page.locator("[data-lesson=recruit]").wait_for()
        page.locator("[data-board] [data-action=skirmish]").click()
        page.locator("[data-kind=other] [data-take-back]").click()
        page.locator("[data-lesson=recruit]").wait_for()
        page.goto(house.address)
        page.locator("[data-learn=dragon_farkle]").click()
        page.locator("[data-lesson=recruit]").wait_for()
