"""Ending a game at the table, who is there, "not this turn", and chat that is read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from lindwurm import games
from lindwurm.games.dragon_farkle.state import Phase
from lindwurm.kernel.match import Match
from tests.server.harness import Client, Served
from tests.web.prepared import prepared
from tests.web.visiting import DESK, PHONE, findings, open_table, visiting

pytestmark = pytest.mark.slow


@pytest.fixture
def people(house: Served) -> Iterator[tuple[Client, Client]]:
    anna, ben = Client(house, "Anna"), Client(house, "Ben", "de")
    yield anna, ben
    anna.close()
    ben.close()


def begun(anna: Client, ben: Client, game: str = "dragon_farkle") -> str:
    table = anna.table("me", "open", game=game)
    ben.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    return table


def end(page: Page, how: str) -> None:
    page.locator("[data-leave]").click()
    page.locator(f"[data-end={how}]").click()


def test_an_offer_is_shown_refused_and_made_another_one(
    browser: Browser, house: Served, people: tuple[Client, Client]
) -> None:
    """WEB-F5, in both languages: a draw is refused, stopping is agreed to, and the end tells it."""
    anna, ben = people
    path = f"/table/{begun(anna, ben)}"
    with (
        visiting(browser, house, path, client=anna, language="en") as hers,
        visiting(browser, house, path, client=ben, size=PHONE, language="de") as his,
    ):
        hers.locator("[data-leave]").click()
        menu = hers.locator("[data-endings]")
        expect(menu).to_contain_text("You give up, and Ben wins at once.")
        expect(menu).to_contain_text("if Ben agrees")
        assert findings(hers, "[data-board]") == []
        hers.locator("[data-end-not]").click()
        expect(menu).to_have_count(0)

        end(hers, "draw")
        expect(hers.locator("[data-offer]")).to_contain_text("You offer a draw.")
        expect(his.locator("[data-offer]")).to_contain_text("Anna bietet ein Unentschieden an.")
        his.locator("[data-refuse]").click()
        expect(hers.locator("[data-offer]")).to_have_count(0)

        end(his, "abandon")
        expect(hers.locator("[data-offer]")).to_contain_text("Ben would like to stop here")
        hers.locator("[data-agree]").click()
        expect(hers.locator("[data-over] h2")).to_have_text("No result.")
        expect(his.locator("[data-ended=abandoned]")).to_contain_text("niemand hat verloren")
        assert his.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_who_is_away_is_told_in_words_and_who_gives_up_too(
    browser: Browser, house: Served, people: tuple[Client, Client]
) -> None:
    """WEB-F4: the opponent's browser was closed, and nothing said so."""
    anna, ben = people
    path = f"/table/{begun(anna, ben)}"
    with visiting(browser, house, path, client=anna, language="en") as hers:
        ben_is = hers.locator("[data-seat='2'] [data-here]")
        expect(ben_is).to_have_text("away")
        with visiting(browser, house, path, client=ben, language="de") as his:
            expect(ben_is).to_have_text("here")
            end(his, "resign")
            expect(hers.locator("[data-over] h2")).to_have_text("Anna wins.")
            expect(hers.locator("[data-ended=resigned]")).to_have_text("Ben gave up.")
            expect(his.locator("[data-ended=resigned]")).to_have_text("Ben hat aufgegeben.")
            expect(ben_is).to_have_text("gave up")


def test_games_of_ones_own_are_put_away(browser: Browser, house: Served) -> None:
    anna = Client(house, "Anna")
    table = open_table(anna, "dragon_farkle", "me", "novice", "novice")
    with visiting(browser, house, "/", client=anna) as page:
        away = page.locator(f"[data-put-away='{table}']")
        away.click()
        expect(page.locator(".doubt")).to_contain_text("ends without a result")
        page.locator("[data-ends]").click()
        expect(away).to_have_count(0)
    assert anna.get("/api/me/tables") == []
    anna.close()


def test_what_one_says_oneself_is_never_unread(
    browser: Browser, house: Served, people: tuple[Client, Client]
) -> None:
    """WEB-F15."""
    anna, ben = people
    path = f"/table/{begun(anna, ben)}"
    with visiting(browser, house, path, client=anna, size=DESK) as page:
        other = ben.sit(path.rpartition("/")[2])
        page.locator("[data-tab=chat]").click()
        page.locator("#chat-text").fill("Good luck!")
        page.locator("#chat-text").press("Enter")
        expect(page.locator(".chat")).to_contain_text("Good luck!")
        other.ask(type="say", text="Thanks")
        expect(page.locator(".chat")).to_contain_text("Thanks")
        count = page.locator("[data-tab=chat] .count")
        expect(count).to_have_count(0)
        page.locator("[data-tab=log]").click()
        other.ask(type="say", text="Your move")
        expect(count).to_contain_text("1")


@pytest.mark.rule("DF-147")
def test_not_this_turn_is_wished_and_taken_back(browser: Browser, house: Served) -> None:
    """WEB-F17: with the Whistle one was stopped after every roll of an opponent."""
    anna, ben = Client(house, "Anna"), Client(house, "Ben")
    position = meddling()
    seats = [{"kind": "me"}, {"kind": "open"}]
    path = prepared(anna, position, seats, [ben], interrupt_timer="0")
    client = (anna, ben)[position.actors[0]]
    with visiting(browser, house, f"/table/{path}", client=client) as page:
        page.locator("[data-rest]").click()
        expect(page.locator("[data-rests]")).to_contain_text("Not this turn")
        page.locator("[data-rests] button").click()
        expect(page.locator("[data-rest]")).to_be_visible()
        page.locator("[data-rest]").click()
        expect(page.locator("[data-position='1']")).to_be_visible()  # the table has answered
        assert findings(page, "[data-board]") == []
    anna.close()
    ben.close()


def meddling() -> Match:
    """Return a game at the moment at which somebody could meddle in a roll."""
    for seed in range(100):
        match = Match(games.load("dragon_farkle"), 2, {"interrupt_timer": 0}, seed=seed)
        for _ in range(20):
            seat = match.actors[0]
            legal = match.legal(seat)
            if match.state.phase == Phase.INTERRUPT and len(legal) > 1:
                return match
            match.act(seat, legal[-1])
    raise AssertionError("no such position")
