"""The table: alone, on one screen, between two browsers, through a crash, in both languages."""

from __future__ import annotations

import itertools
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from lindwurm import games
from tests.server.harness import Client, Served
from tests.web.visiting import (
    DESK,
    PHONE,
    choices,
    choose,
    open_table,
    until_asked,
    visiting,
)

SHORT = {"round_limit": "10", "cards": "none", "interrupts": "off", "first_player": "1"}


def go_on(page: Page) -> None:
    """Choose what brings the game on, by keyboard: stop where one may."""
    offered = choices(page)
    choose(page, next((one for one in ("stop", "recruit", "roll") if one in offered), offered[0]))


@pytest.mark.slow
def test_a_whole_game_by_keyboard_alone(browser: Browser, house: Served) -> None:
    client = Client(house, "Anna")
    table = open_table(client, "dragon_farkle", "me", "random", **SHORT)
    with visiting(browser, house, f"/table/{table}", client=client) as page:
        while until_asked(page):
            go_on(page)
        expect(page.locator("[data-over] h2")).to_contain_text(re.compile("."))
        page.get_by_role("button", name="Were the dice fair?").focus()
        page.keyboard.press("Enter")
        expect(page.locator("[data-fair=true]")).to_be_visible()
        expect(page.locator("[data-finding=verify-seen]")).to_be_visible()
        page.locator("[data-rematch]").press("Enter")
        page.wait_for_url(lambda url: url.split("/")[-1] not in ("", table))
        until_asked(page)
    client.close()


def test_keys_open_and_close_things(browser: Browser, house: Served) -> None:
    client = Client(house, "Anna")
    table = open_table(client, "dragon_farkle", "me", "adept", **SHORT)
    with visiting(browser, house, f"/table/{table}", client=client, size=PHONE) as page:
        until_asked(page)
        for key, tab in {"l": "log", "a": "choices", "c": "chat", "r": "rules"}.items():
            page.keyboard.press(key)
            expect(page.locator(f"[data-tab={tab}]")).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Escape")
        expect(page.locator("#drawer")).to_have_count(0)
        page.keyboard.press("?")
        expect(page.locator("#keys-title")).to_be_visible()
        page.keyboard.press("?")
        page.keyboard.press("u")
        expect(page.locator("[data-notice]")).to_contain_text("nothing of yours")
    client.close()


def test_a_refusal_names_its_rule(browser: Browser, house: Served) -> None:
    """What cannot be done says why; the rule opens at its page, with its exact wording."""
    client = Client(house, "Anna")
    table = open_table(client, "dragon_farkle", "me", "adept", **SHORT)
    with visiting(browser, house, f"/table/{table}", client=client) as page:
        until_asked(page)
        page.locator("[data-board] .battle").click()
        rule = page.locator("[data-notice] .rule")
        rule.wait_for()
        number = rule.inner_text()
        rule.click()
        expect(page.locator(f"#drawer .marked[data-rules~={number}]").first).to_be_visible()
        expect(page.locator(f"#drawer [data-exact={number}]")).to_be_visible()
    client.close()


def test_the_rule_book_opens_where_the_game_is(browser: Browser, house: Served) -> None:
    """Beside the table, with its own numbers; it finds words, and says what icons mean."""
    client = Client(house, "Anna")
    table = open_table(
        client, "dragon_farkle", "me", "adept", keep_threshold="3000", first_player="1"
    )
    with visiting(browser, house, f"/table/{table}", client=client) as page:
        until_asked(page)
        page.locator("[data-tab=rules]").click()
        expect(page.locator("#drawer [data-goal]")).to_contain_text("Gather 3,000 soldiers")
        expect(page.locator("#drawer h3")).to_have_text("A turn")  # one chooses an action
        expect(page.locator("#drawer article")).to_contain_text("It needs 3,000 soldiers")
        page.locator("#drawer input[type=search]").fill("farkle")
        assert page.locator("#drawer [data-found] button").count() > 3
        page.locator("#drawer [data-found] button", has_text="Recruitment").first.click()
        expect(page.locator("#drawer h3")).to_have_text("Recruitment")
        page.locator("#drawer label", has_text="Icons").click()
        expect(page.locator("#drawer [data-legend]")).to_contain_text("hot dice")
        expect(page.locator("#drawer [data-legend] li[data-here]").nth(2)).to_be_visible()
        here = page.locator("#drawer [data-legend] li").evaluate_all(
            "all => all.map(one => 'here' in one.dataset)"
        )
        assert here == sorted(here, reverse=True), "what lies on the table comes first"
        assert not all(here)
        assert page.url.endswith(f"/table/{table}")
    client.close()


@pytest.mark.parametrize("game", games.ids())
def test_only_what_can_be_chosen_is_lit(browser: Browser, house: Served, game: str) -> None:
    client = Client(house, "Anna")
    table = open_table(client, game, "me", "adept")
    with visiting(browser, house, f"/table/{table}", client=client) as page:
        for _ in range(4):
            until_asked(page)
            dead = page.evaluate(
                """() => [...document.querySelectorAll('[data-board] .lit')]
                  .filter((one) => !one.closest('button, [role=button]'))
                  .map((one) => one.outerHTML.slice(0, 120))"""
            )
            assert dead == []
            choose(page, choices(page)[0])
    client.close()


def test_odds_and_hint(browser: Browser, house: Served) -> None:
    client = Client(house, "Anna")
    table = open_table(client, "dragon_farkle", "me", "adept", **SHORT)
    with visiting(browser, house, f"/table/{table}", client=client) as page:
        until_asked(page)
        page.locator("[data-tab=odds]").click()
        expect(page.locator(".odds").first).to_contain_text("soldiers")
        expect(page.locator(".odds .track").first).to_be_visible()  # a chance as a bar
        page.get_by_role("button", name="What would you do?").click()
        expect(page.locator(".best")).to_contain_text("I would do this")
    client.close()


def test_on_one_screen_the_curtain_hides_what_is_hidden(browser: Browser, house: Served) -> None:
    client = Client(house, "Anna")
    hidden = {**SHORT, "cards": "items_only"}
    table = open_table(client, "dragon_farkle", "me Anna", "me Ben", **hidden)
    with visiting(browser, house, f"/table/{table}", client=client) as page:
        for name in ("Ben", "Anna"):
            while page.locator(".curtain").count() == 0 and until_asked(page):
                if page.locator(".curtain").count() == 0:
                    go_on(page)
            expect(page.locator(".curtain h2")).to_have_text(f"Pass the screen to {name}")
            assert page.locator("[data-board]").count() == 0
            assert page.locator("[data-choice]").count() == 0
            page.keyboard.press("Enter")
            expect(page.locator("[data-board]")).to_be_visible()
    client.close()


def test_on_one_screen_without_secrets_there_is_no_curtain(browser: Browser, house: Served) -> None:
    client = Client(house, "Anna")
    table = open_table(client, "dragon_farkle", "me Anna", "me Ben", **SHORT)
    with visiting(browser, house, f"/table/{table}", client=client) as page:
        seen = set()
        while len(seen) < 2:
            until_asked(page)
            assert page.locator(".curtain").count() == 0
            seen.add(page.locator(".plate.up").get_attribute("data-seat"))
            go_on(page)
        assert seen == {"1", "2"}
    client.close()


@pytest.mark.slow
def test_two_browsers_and_a_spectator(browser: Browser, house: Served) -> None:
    with visiting(browser, house, "/", size=PHONE) as anna:
        anna.locator("[data-friends=dragon_farkle]").click()
        link = anna.locator("#share-link")
        link.wait_for()
        path = "/table/" + link.input_value().rsplit("/", 1)[-1]
        with (
            visiting(browser, house, path, language="de") as ben,
            visiting(browser, house, path) as carla,
        ):
            ben.locator("[data-join]").click()
            expect(ben.get_by_text("Alle sind da.")).to_be_visible()
            anna.locator("[data-start]").click()
            for page in (anna, ben, carla):
                page.locator("[data-ask]").wait_for()
            expect(carla.get_by_text("You are watching")).to_be_visible()
            assert carla.locator("[data-undo]").count() == 0

            ben.locator("[data-tab=chat]").click()
            ben.locator("#chat-text").fill("Auf gehts")
            ben.keyboard.press("Enter")
            expect(anna.locator("[data-tab=chat] .count")).to_contain_text("1")
            anna.locator("[data-tab=chat]").click()
            expect(anna.locator(".chat")).to_contain_text("Auf gehts")
            anna.keyboard.press("Escape")

            anna.wait_for_function("() => document.querySelector('.plate.up')")
            up = anna.locator(".plate.up").get_attribute("data-seat")
            first, other = (anna, ben) if up == "1" else (ben, anna)
            until_asked(first)
            assert other.locator(".count.calm").count() == 0
            first.keyboard.press("1")
            first.locator("[data-undo]").click()
            for page in (anna, ben, carla):
                expect(page.locator(".plate.up")).to_have_attribute("data-seat", up or "")


@pytest.mark.slow
def test_undo_by_consent(browser: Browser, house: Served) -> None:
    anna, ben = Client(house, "Anna"), Client(house, "Ben")
    body = {
        "game": "dragon_farkle",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "options": SHORT,
    }
    table = anna.post("/api/tables", body, 201)["table"]["id"]
    ben.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    with (
        visiting(browser, house, f"/table/{table}", client=anna) as hers,
        visiting(browser, house, f"/table/{table}", client=ben) as his,
    ):
        until_asked(hers)
        choose(hers, "recruit")
        until_asked(hers)
        hers.locator("[data-undo]").click()
        expect(hers.locator("[data-notice]")).to_contain_text("The others have to agree")
        his.get_by_role("button", name="No", exact=True).click()
        expect(hers.locator("[data-notice]")).to_contain_text("Ben would rather leave it")
        hers.locator("[data-undo]").click()
        his.get_by_role("button", name="Fine with me").click()
        expect(hers.locator("[data-choice=recruit]")).to_be_visible()
    anna.close()
    ben.close()


@pytest.mark.slow
def test_the_server_is_killed_in_mid_game(browser: Browser, server: Served) -> None:
    client = Client(server, "Anna")
    table = open_table(client, "dragon_farkle", "me", "adept", **SHORT)
    port = int(server.address.rsplit(":", 1)[-1])
    with visiting(browser, server, f"/table/{table}", client=client, patient=True) as page:
        until_asked(page)
        go_on(page)
        until_asked(page)
        story = page.locator("[data-ask]").inner_text()
        server.kill()
        expect(page.locator("[data-banner]")).to_be_visible()
        server.start(port)
        expect(page.locator("[data-banner]")).to_have_count(0)
        assert page.locator("[data-ask]").inner_text() == story
        go_on(page)
    client.close()


def test_the_table_changes_its_language(browser: Browser, house: Served) -> None:
    client = Client(house, "Anna")
    table = open_table(client, "dragon_farkle", "me", "adept", **SHORT)
    with visiting(browser, house, f"/table/{table}", client=client, size=DESK) as page:
        until_asked(page)
        expect(page.locator("[data-story]")).to_contain_text("Turn 1 · you")
        page.locator("[data-tab=settings]").click()
        page.get_by_label("Deutsch").check()
        page.locator("[data-tab=log]").click()
        expect(page.locator("[data-story]")).to_contain_text("Zug 1 · du")
        expect(page.locator("[data-ask]")).not_to_be_empty()
        assert "recruit" in choices(page)
        expect(page.locator("[data-choice=recruit]")).to_contain_text("Rekrut")
    client.close()


def test_links_that_lead_nowhere(browser: Browser, house: Served) -> None:
    with visiting(browser, house, "/table/there-is-no-such-table", patient=True) as page:
        expect(page.locator("h1")).to_have_text("No such table")
        page.get_by_role("link", name="All games").click()
        expect(page.locator("[data-play]")).to_have_count(5)


# -- by ear and by keyboard ----------------------------------------------------------------------

LISTEN = """() => {
  window.heard = [];
  const region = document.querySelector('[data-aloud]');
  const note = () => { const now = region.textContent.trim(); if (now) window.heard.push(now); };
  note();
  const all = { childList: true, characterData: true, subtree: true };
  new MutationObserver(note).observe(region, all);
}"""


@pytest.mark.slow
@pytest.mark.parametrize("game", ["dragon_farkle", "dragonquest"])
def test_played_by_keyboard_and_by_ear(browser: Browser, house: Served, game: str) -> None:
    """The focus goes on from choice to choice; everything is said, and nothing twice."""
    client = Client(house, "Anna")
    first = {"first_player": "1"} if game == "dragon_farkle" else {}
    table = open_table(client, game, "me", "novice", **first)
    with visiting(browser, house, f"/table/{table}", client=client) as page:
        until_asked(page)
        page.evaluate(LISTEN)
        page.keyboard.press("b")
        for _ in range(5):
            wanted = page.locator(":is([data-board], .tray) :is([data-action], .lit):focus")
            wanted.wait_for()
            number = page.locator("[data-position]").get_attribute("data-position")
            page.keyboard.press("1")
            page.wait_for_function(
                "old => document.querySelector('[data-position]').dataset.position !== old",
                arg=number,
            )
            assert until_asked(page)
        heard: list[str] = page.evaluate("() => window.heard")
        log = page.evaluate(
            "() => [...document.querySelectorAll('[data-story] li')].map(li => li.innerText)"
        )
    assert not [one for one, after in itertools.pairwise(heard) if one == after], heard
    asked = [one for one in heard if one.endswith(("choices.", "One choice."))]
    assert len(asked) >= 5, "each question is said with the number of its choices"
    assert set(heard) & {line.strip() for line in log}, "so is what happens"
    client.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", games.ids())
def test_what_waits_rests(browser: Browser, house: Served, game: str) -> None:
    """Nothing moves for ever while somebody thinks: a page at rest costs nothing."""
    client = Client(house, "Anna")
    table = open_table(client, game, "me", "novice")
    with visiting(browser, house, f"/table/{table}", client=client, motion="full") as page:
        until_asked(page)
        endless = page.evaluate(
            """() => document.getAnimations()
              .filter((one) => one.effect.getComputedTiming().endTime === Infinity)
              .map((one) => one.animationName)"""
        )
        assert endless == []
    client.close()
