"""Somebody who follows a lesson in the browser, chapter by chapter."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.visiting import DESK

TOLD = """before => {
  const voice = document.querySelector(".voice");
  const kind = voice?.dataset.kind;
  return kind === "done" || (kind === "step" && voice.dataset.lesson !== before);
}"""


def follow(page: Page, steps: dict[str, dict[str, Any]], size: tuple[int, int]) -> None:
    """Do what a lesson proposes, from its page on; every sentence has room, and something is lit.

    `steps` are those of the file, by id.
    """
    page.locator("[data-begin]").click()
    page.wait_for_url("**/table/*")
    told: list[str] = []
    while True:
        page.wait_for_function(TOLD, arg=told[-1] if told else "")
        voice = page.locator(".voice")
        said = page.locator("[data-said]")
        assert said.evaluate("one => one.scrollHeight - one.clientHeight") <= 1, told
        height = voice.bounding_box()
        assert height is not None
        assert round(height["height"]) == (96 if size == DESK else 132)
        if voice.get_attribute("data-kind") == "done":
            told.append("")
            following = voice.locator("[data-chapter]")
            if following.count() == 0:
                break
            before = page.url
            following.click()
            page.wait_for_function("url => location.href !== url", arg=before)
            continue
        told.append(voice.get_attribute("data-lesson") or "")
        step = steps[told[-1]]
        if "show" in step or "do" in step:
            page.locator("[data-spotlight]").wait_for(state="attached")
            expect(page.locator("[data-spotlight] mask path[fill=black]")).to_have_count(1)
        if "do" in step:
            page.locator("[data-show]").click()
            page.locator("[data-proposed]").click()
        else:
            page.locator("[data-next]").click()
    assert [one for one in told if one] == list(steps)
    page.locator("[data-lesson-done]").click()
    page.locator("[data-known] li").first.wait_for()
    page.locator("[data-play]").wait_for()
