"""The review in a browser: from the end of a game to a mistake on the board, and on from there."""

from __future__ import annotations

import contextlib
import random
import sqlite3
import zlib
from datetime import UTC, datetime

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from lindwurm.games import load
from lindwurm.kernel import record
from lindwurm.kernel.match import Match
from lindwurm.review import review
from tests.review.games import legal, with_a_mistake
from tests.server.harness import Client, Served, play
from tests.web.visiting import DESK, PHONE, findings, open_table, visiting

pytestmark = pytest.mark.slow


def given_up(client: Client) -> str:
    """Return a game that Anna gave up after some moves."""
    table = open_table(client, "dragon_farkle", "me", "random", round_limit="10")
    sitting = client.sit(table)
    play([sitting], random.Random(3), moves=12)
    assert sitting.ask(type="end", how="resign")["ended"] is True
    sitting.close()
    return table


def with_a_throw(house: Served, client: Client) -> tuple[str, Match]:
    """Return such a game in which Anna threw dice by choice. In some she only did so by force."""
    for _ in range(10):
        table = given_up(client)
        kept = record.loads(house.get(f"/api/tables/{table}/record").text)
        match = record.replay(kept, load("dragon_farkle"))
        thrown = (n for n, one in enumerate(match.moves, 1) if one.seat == 0 and one.draws)
        if any(len(legal(match, n)) > 1 for n in thrown):
            return table, match
    raise AssertionError("Anna never threw dice where she might have stopped")


@pytest.fixture(scope="module")
def anna(house: Served) -> Client:
    return Client(house, "Anna")


@pytest.fixture(scope="module")
def reviewed(house: Served, anna: Client) -> str:
    """Return such a game with its review, in which there is a mistake."""
    table, match = with_a_throw(house, anna)
    found = with_a_mistake(match, review(match, games=2), 0.2, seat=0)
    data = zlib.compress(msgspec.json.encode(found))
    with contextlib.closing(sqlite3.connect(house.database, timeout=20)) as database, database:
        row = (table, data, False, datetime.now(UTC).isoformat(sep=" "))
        database.execute(
            "INSERT INTO reviews (table_id, data, shared, at) VALUES (?, ?, ?, ?)", row
        )
    return table


@pytest.mark.parametrize(("size", "language"), [(PHONE, "de"), (DESK, "en")])
def test_a_review_is_read(
    browser: Browser,
    house: Served,
    anna: Client,
    reviewed: str,
    size: tuple[int, int],
    language: str,
) -> None:
    path = f"/replay/{reviewed}?review"
    with visiting(browser, house, path, size=size, language=language, client=anna) as page:
        panel = page.locator("[data-review='ready']")
        panel.wait_for()
        expect(page.locator("[data-ledger] tbody tr")).to_have_count(9)
        unforeseen = "Ungeahntes" if language == "de" else "unforeseen"
        row = page.locator("[data-ledger] tr.unforeseen")
        expect(row.locator("th")).to_contain_text(unforeseen)
        expect(row.locator("td")).to_have_count(2)
        assert findings(page, without="[data-board]") == []
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0

        curve = page.locator("[data-curve]")
        box = curve.bounding_box()
        assert box is not None
        # Not by what was measured: until the touch the page may have moved, and scrolls for it.
        # Inside its border; a step is only some pixels wide on a phone.
        curve.click(position={"x": box["width"] - 2, "y": 20})
        moves = page.locator("[data-scrub]").get_attribute("max")
        expect(page.locator("[data-at]")).to_have_attribute("data-at", str(moves))
        expect(page.locator("[data-stand]")).to_contain_text("Anna")

        show = page.locator("[data-mistakes] [data-show]").first
        move = int(str(show.get_attribute("data-show")))
        show.focus()
        page.keyboard.press("Enter")
        expect(page.locator("[data-at]")).to_have_attribute("data-at", str(move - 1))
        better = page.locator("[data-better]")
        expect(better).to_contain_text("Besser" if language == "de" else "Better")
        expect(page.locator("[data-board]")).to_be_in_viewport()
        page.keyboard.press("ArrowRight")
        expect(better).to_have_count(0)


def test_playing_on_from_a_mistake(
    browser: Browser, house: Served, anna: Client, reviewed: str
) -> None:
    path = f"/replay/{reviewed}?review"
    with visiting(browser, house, path, size=DESK, client=anna) as page:
        train = page.locator("[data-train]")
        train.first.wait_for()
        train.first.click()
        page.wait_for_url("**/table/*")
        new = page.url.rsplit("/", 1)[1]
        page.locator("[data-board]").wait_for()
    made = anna.get(f"/api/tables/{new}")["table"]
    levels = [seat["level"] for seat in made["seats"] if seat["kind"] == "bot"]
    assert levels == ["random"]  # the level that Anna lost to
    assert made["seats"][0]["kind"] == "person"


def test_from_the_end_of_a_game(browser: Browser, house: Served, anna: Client) -> None:
    table = given_up(anna)
    with visiting(browser, house, f"/table/{table}", size=DESK, client=anna) as page:
        page.locator("a[data-review]").click()
        page.wait_for_url(f"**/replay/{table}?review")
        page.locator("[data-review='working'], [data-review='ready']").wait_for()
