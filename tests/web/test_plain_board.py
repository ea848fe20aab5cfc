"""The plain board, with one of the house's games: Drachenfels from its declaration and a file."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from lindwurm.games import board, load
from lindwurm.kernel.match import Match
from lindwurm.server.table import outgoing
from tests.server.harness import Client, Served
from tests.tiers import tiered
from tests.web.playing import play_out
from tests.web.test_everybody import everything
from tests.web.visiting import DESK, PHONE, open_table, until_asked, visiting

pytestmark = pytest.mark.slow
GAME = "drachenfels"
FILE = Path(__file__).with_name("plain_drachenfels.toml")

GAMES = [(12, "that_matter"), *((seed, "as_once") for seed in (0, 2, 15, 19, 23, 36))]
"""Random games, by seed, that come to everything between them."""

REACHED = """async () => {
  const found = new Set();
  const collect = (where) => {
    for (const one of document.querySelectorAll(where)) found.add(one.dataset.action);
  };
  const next = () => new Promise((done) => setTimeout(done));
  collect('.tray [data-action]');
  collect('[data-board] [data-action]');
  const several = '[data-board] .lit:not([data-action])';
  for (let i = 0; i < document.querySelectorAll(several).length; i++) {
    document.querySelectorAll(several)[i].click();
    await next();
    collect('.here [data-action]');
    document.querySelector('.here .plain').click();
    await next();
  }
  return [...found];
}"""
"""Every action that one or two touches on board and tray lead to."""


def plainly(page: Page) -> None:
    """Lay the plain board by the file of the tests, which no server knows."""
    body = msgspec.json.encode(board.read(load(GAME), FILE.read_text("utf-8")))

    def laid(route: Route) -> None:
        route.fulfill(body=body, content_type="application/json")

    page.route(f"**/api/games/{GAME}/board", laid)


def positions() -> dict[str, Match]:
    """Return for every verb a position of a random game at which the first seat may choose it."""
    game = load(GAME)
    found: dict[str, Match] = {}
    for seed, questions in GAMES:
        match, rng = Match(game, 2, {"questions": questions}, seed=seed), random.Random(seed)
        for _ in range(300):
            if match.over or len(found) == len(game.verbs.verbs):
                break
            seat = match.actors[0]
            legal = match.legal(seat)
            fresh = {game.verbs.verb(a).name for a in legal} - set(found)
            if seat == 0 and fresh:
                kept = match.fork(seed=1)
                found |= dict.fromkeys(fresh, kept)
            match.act(seat, rng.choice(legal))
    assert set(found) == {verb.name for verb in game.verbs.verbs}
    return found


def test_every_verb_can_be_chosen_on_the_plain_board(browser: Browser, house: Served) -> None:
    """Positions are put before the page as the server would send them: all choices are reached."""
    client = Client(house, "Anna")
    table = open_table(client, GAME, "me", "novice", knights="random", first_player="seat_1")
    said: list[tuple[WebSocketRoute, dict[str, Any]]] = []

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def heard(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "position":
                said.append((page, message))
            page.send(text)

        server.on_message(heard)

    texts = outgoing.Telling(load(GAME), "en", ["Anna", "Fafnir"])
    with visiting(browser, house, None, client=client) as page:
        plainly(page)
        page.route_web_socket(f"**/api/tables/{table}/**", between)
        page.goto(f"{house.address}/table/{table}?board=plain")
        page.locator("[data-plain]").wait_for()
        assert until_asked(page)
        line, first = said[-1]
        matches = {id(match): match for match in positions().values()}
        for number, match in enumerate(matches.values(), first["number"] + 1):
            told, _ = outgoing.Position(match).seen(0, texts, len(match.events(0)))
            sent = {**first, **msgspec.json.decode(told), "number": number, "events": []}
            sent |= {"events_from": first["events_from"], "beats": [], "beats_from": 10**6}
            line.send(json.dumps(sent))
            page.locator(f"[data-position='{number}']").wait_for()
            page.wait_for_function("() => document.querySelector('[data-board] .lit, .tray')")
            wanted = {match.text(action) for action in match.legal(0)}
            reached = set(page.evaluate(REACHED))
            assert wanted <= reached, sorted(wanted - reached)
    client.close()


@pytest.mark.parametrize(
    ("size", "theme"), tiered([(DESK, "day"), (PHONE, "night")], (PHONE, "night"))
)
def test_it_is_played_plainly_and_axe_finds_nothing(
    browser: Browser, house: Served, size: tuple[int, int], theme: str
) -> None:
    client = Client(house, "Anna")
    table = open_table(client, GAME, "me", "novice", knights="random", turn_limit="40")
    with visiting(browser, house, None, client=client, size=size, theme=theme) as page:
        plainly(page)
        page.goto(f"{house.address}/table/{table}?board=plain")
        page.locator("[data-plain]").wait_for()
        assert until_asked(page)
        page.locator("[data-board] .lit").first.wait_for()
        assert everything(page) == []
        tree = page.locator("[data-board]").aria_snapshot()
        for told in ("rock castle NE, the dragon", "Anna", "Your hand", "Draw pile"):
            assert told in tree, tree
        if size == DESK:
            play_out(page, eager=("go", "play"))
            expect(page.locator("[data-over]")).to_be_visible()
    client.close()


def test_their_own_boards_stay_the_default(browser: Browser, house: Served) -> None:
    client = Client(house, "Anna")
    table = open_table(client, GAME, "me", "novice")
    with visiting(browser, house, f"/table/{table}", client=client) as page:
        assert until_asked(page)
        expect(page.locator("[data-plain]")).to_have_count(0)
        page.goto(f"{house.address}/table/{table}?board=plain")
        page.locator("[data-plain]").wait_for()  # without a file: what the state declares
        expect(page.locator("[data-plain] section")).to_have_count(
            len(board.declared(load(GAME)).zones)
        )
        assert until_asked(page)
        page.locator(".tray [data-action]").first.wait_for()
    client.close()


MARKED = """(places) => {
  const beat = (to) => ({
    seat: 2, of: 2, turn: 1, kind: 'x', shape: 'move', extra: 0, events: [0], sentence: '',
    from: null, to: [to], way: [], changes: [],
  });
  __stage.beats = places.map(beat);
  __stage.log = [{}];
}"""
STAMPED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const lie = [...document.querySelectorAll('[data-place=hand] .row, [data-place=rainbows] .row')];
  const stamps = [...document.querySelectorAll('[data-marks] .stamp')].map(box);
  return stamps.length === lie.length && stamps.every(({left, right, bottom}, i) => {
    const row = box(lie[i]);
    return left > row.left - 14 && right < row.right + 14 && bottom > row.top && row.width < 900;
  });
}"""
"""Whether each stamp stands over what lies in its row, however wide the board is."""


def test_a_mark_stands_where_something_lies(browser: Browser, house: Served) -> None:
    """Rows are as wide as the board: their middle is far from the cards at their beginning."""
    client = Client(house, "Anna")
    table = open_table(client, GAME, "me", "novice", knights="random", first_player="seat_1")
    with visiting(browser, house, None, client=client) as page:
        plainly(page)
        page.goto(f"{house.address}/table/{table}?board=plain")
        page.locator("[data-plain]").wait_for()
        assert until_asked(page)
        page.evaluate(MARKED, ["hand:1", "hand:2", "rainbows"])
        page.wait_for_function(STAMPED)
    client.close()
