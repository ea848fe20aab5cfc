"""Hints in words (WEB-F14), and what is said while they are being prepared (WEB-F9)."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.server.harness import Client, Served
from tests.web.test_pace import call
from tests.web.visiting import PHONE, findings, open_table, until_asked, visiting

GAME = "dragon_farkle"


def choice(text: str, result: float, error: float, wins: float | None = None) -> dict[str, Any]:
    told = {"text": text, "label": text, "json": {}, "visits": 10, "share": 0.1}
    return {**told, "result": result, "error": error, "wins": wins}


def told(*choices: dict[str, Any], **more: Any) -> Any:
    hint = {"best": "a", "advised": "a", "searched": True, "prepared": True, "risks": []}
    hint |= {"settled": False, "choices": list(choices), **more}
    return call(
        "src/lib/hints.ts",
        f"return all.told({json.dumps(hint)}, (text) => text.toUpperCase());",
    )


@pytest.mark.parametrize(
    ("error", "sure", "how"),
    [(0.005, "sure", "worse"), (0.02, "fairly", "worse"), (0.05, "guess", "good")],
)
def test_how_sure_it_is_follows_from_the_numbers(error: float, sure: str, how: str) -> None:
    found = told(choice("a", 0.46, error, 0.46), choice("b", 0.41, error, 0.41))
    assert (found["sure"], found["wins"], found["more"]) == (sure, 46, 5)
    assert found["others"] == [{"text": "b", "label": "B", "wins": 41, "how": how}]


def test_a_hint_names_the_best_few_and_what_stands_against_them() -> None:
    rest = [choice(text, 0.3 - 0.01 * i, 0.01, 0.3 - 0.01 * i) for i, text in enumerate("bcd")]
    risks = [{"action": "a", "text": "15 % farkle"}]
    found = told(*reversed(rest), choice("a", 0.5, 0.01, 0.5), advised="c", risks=risks)
    assert [one["text"] for one in found["others"]] == ["b", "c"]
    assert (found["glance"], found["risk"]) == ("C", "15 % farkle")


def test_where_a_result_is_no_chance_to_win_nothing_is_made_up() -> None:
    found = told(choice("a", 0.3, 0.01), choice("b", -0.1, 0.01))
    assert (found["wins"], found["more"], found["sure"]) == (None, None, "sure")
    assert found["others"][0]["wins"] is None
    assert told(searched=False)["sure"] == "thumb"
    settled = told(choice("a", 0.3, 0.1), choice("b", 0.3, 0.1), settled=True)
    assert (settled["sure"], settled["others"]) == ("settled", []), "tries say no more"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["still being prepared", "Ask again", "of 100 games", "still reading"]),
        ("de", ["noch vorbereitet", "Noch einmal fragen", "von 100 Partien", "liest noch"]),
    ],
)
def test_a_hint_that_is_being_prepared_replaces_itself(
    browser: Browser, house: Served, language: str, words: list[str]
) -> None:
    """And it can be asked again, at the same decision, as often as one likes."""
    client = Client(house, "Anna", language)
    table = open_table(client, GAME, "me", "legend", first_player="1")
    asked: list[WebSocketRoute] = []
    ready = False

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        asked.append(page)

        def heard(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "notice":
                return  # this test says when
            if message["type"] == "hint":
                choices = [] if not ready else found(message)
                told = {"searched": ready, "prepared": ready, "choices": choices}
                message |= {**told, "best": message["advised"]}
            page.send(json.dumps(message))

        server.on_message(heard)

    def found(message: dict[str, Any]) -> list[dict[str, Any]]:
        return [
            {**choice(text, wins, 0.001, wins), "label": text}
            for text, wins in ((message["advised"], 0.46), ("skirmish", 0.41))
        ]

    def notice(kind: str, **more: Any) -> None:
        asked[-1].send(json.dumps({"type": "notice", "kind": kind, "text": "…", **more}))

    with visiting(browser, house, None, client=client, language=language, size=PHONE) as page:
        page.route_web_socket(f"**/api/tables/{table}/**", between)
        page.goto(f"{house.address}/table/{table}")
        until_asked(page)
        notice("bots_warming_up", seats=[2])
        expect(page.locator(".plate[data-seat='2'] [data-unready]")).to_contain_text(words[3])
        page.locator("[data-notice] button").click()
        notice("bots_preparing", done=3, steps=9)
        bar = page.locator(".plate[data-seat='2'] progress")
        expect(bar).to_have_attribute("value", "3")
        expect(bar).to_have_attribute("aria-label", re.compile("3 .+ 9"))
        assert page.locator("[data-notice]").count() == 0, "a bar, and no interruption"
        page.locator("[data-tab=odds]").click()
        page.locator("[data-ask-hint]").click()
        expect(page.locator("[data-hint=thumb]")).to_contain_text(words[0])
        expect(page.locator("[data-ask-hint]")).to_contain_text(words[1])
        assert findings(page, without="[data-board]") == []
        page.locator("[data-ask-hint]").click()
        expect(page.locator("[data-hint=thumb]")).to_be_visible()
        ready = True
        notice("hints_ready")
        expect(page.locator("[data-hint=sure]")).to_contain_text(words[2])
        expect(page.locator("[data-hint=sure]")).to_contain_text("46")
        expect(page.locator("[data-hint=sure] li")).to_contain_text("41")
        expect(page.locator("[data-hint]")).not_to_contain_text("%")
        assert page.locator("[data-notice]").count() == 0
        notice("bots_ready", seats=[2])
        expect(page.locator("[data-unready]")).to_have_count(0)
        expect(bar).to_have_count(0)
    client.close()
