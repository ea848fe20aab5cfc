"""Simurgh at its board: every verb, whole games, reasons, keyboard, axe."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from lindwurm.games.simurgh import GAME
from lindwurm.kernel.match import Match
from tests.games.simurgh.helpers import table
from tests.server.harness import Client, Served
from tests.web.prepared import hotseat, late, prepared
from tests.web.sitting import made, sit, until, visit
from tests.web.visiting import DESK as WIDE
from tests.web.visiting import PHONE

BOT = {"kind": "bot", "level": "heuristic"}
NAMES = ("Anna", "Bert", "Clara", "Dora", "Emil")
AXE = Path("web/node_modules/axe-core/axe.min.js")


def perform(page: Page, action: str) -> None:
    """Do an action by touching the board; a tile of the hand is taken up first."""
    page.locator(".board [data-action], .tray [data-action]").first.wait_for()
    if action.startswith("lay "):
        tile = action.split()[1]
        page.locator(f"#simurgh-hand [data-tile={tile}] + .lay").click()
    page.locator(f'.board [data-action="{action}"], .tray [data-action="{action}"]').first.click()


# == every verb ====================================================================================

GUEST = {1: (["W1.1"], ["home"])}
"""Somebody of the other house keeps the tile on W1 alive."""

WALKS: dict[str, tuple[Callable[[], Match], str]] = {
    "market": (table, "place spearman market, choose second"),
    "laying": (
        lambda: table(hands={0: [5]}, dragons={0: {57: "L"}}),
        "lay timber_camp W2, place rider W2d, ability meadow_sage left",
    ),
    "end": (
        lambda: table(dragons={0: {57: "L"}}),
        "place spearman armoury, end",
    ),
    "clearing": (
        lambda: table(
            has=["1A"],
            hands={0: [5]},
            wild={"W1": 6, "W2": 3, "W3": 4},
            at={1: (["W1.1", "W2.1", "W3.1"], ["home"])},
        ),
        "lay timber_camp W2, place spearman W2b",
    ),
    "recall": (
        lambda: table(at={0: (["market"], ["towers"])}),
        "recall spearman market, done",
    ),
    "advance": (
        lambda: table(has=["1S"], wild={"W1": 42}, at={0: (["home"], ["W1.1"])}),
        "advance W1",
    ),
    "exploring": (
        lambda: table(has=["1S"], wild={"W1": 42}, at={1: (["home"], ["W1.1"])}),
        "place rider W1a",
    ),
    "food": (
        lambda: table(has=["2V 2M"], wild={"W1": 23}, at=GUEST),
        "place spearman W1c, pay_food 1",
    ),
    "building": (
        lambda: table(has=["2W 2S"], wild={"W1": 23}, at=GUEST),
        "place spearman W1b, pay_building 1",
    ),
    "spending": (
        lambda: table(wild={"W1": 33}, at={0: (["market", "library"], ["home"]), **GUEST}),
        "place rider W1b, spend market",
    ),
    "dropping": (
        lambda: table(dragons={0: {49: "LMR"}}),
        "ability sunhoard right, drop sunhoard left",
    ),
    "mixing food": (
        lambda: table(wild={"W1": 2}, at={1: (["W1.2"], ["home"])}),
        "place spearman W1a, take_food 1",
    ),
    "mixing building": (
        lambda: table(wild={"W1": 5}, at={1: (["W1.2"], ["home"])}),
        "place spearman W1a, take_building 1",
    ),
    "scouts": (lambda: table(has=["2K 1A"]), "place spearman scouts, choose first, take 1"),
    "unseen": (lambda: table(has=["2K 1A"]), "place spearman scouts, choose second, blind"),
    "marking": (
        lambda: table(
            wild={"W1": 15}, at={1: (["W1.2"], ["home"])}, dragons={0: {49: "L", 57: "L"}}
        ),
        "place spearman W1a, mark meadow_sage",
    ),
    "hatchery": (
        lambda: table(has=["1V 1M 1W 1S 1A"], dragon_stack=[51, 52, 53]),
        "place rider hatchery, keep_dragon gilded_hunter, under spearmaker",
    ),
    "tiles": (
        lambda: table(wild={"W1": 16}, at=GUEST, stack=[1, 2, 3]),
        "place spearman W1b, keep_tile herders_valley, top woodland_farm, bottom terraced_fields",
    ),
    "statue": (
        lambda: table(has=["1K 1V"], goal_stack=[1, 2, 10]),
        "place rider statue, objective markers O1, goal_top dragons, goal_bottom food",
    ),
    "no objective": (lambda: table(has=["1K 1V"]), "place rider statue, none"),
    "full stores": (
        lambda: table(has=["5V 5M 5W"]),
        "place spearman market, choose first, return meat",
    ),
    "draft": (
        lambda: Match(GAME, 2, {"mode": "dragonlord", "first_player": "2"}, seed=3),
        "keep_tile *",
    ),
}


def test_the_walks_name_every_verb() -> None:
    walked = {step.split()[0] for _, steps in WALKS.values() for step in steps.split(", ")}
    assert walked == set(GAME.verbs.first)


@pytest.fixture(scope="module")
def player(browser: Browser, house: Served) -> Iterator[tuple[Client, Page]]:
    """Someone with a page of their own, who goes from table to table."""
    client = Client(house, "Anna")
    page = visit(browser, client)
    yield client, page
    page.context.close()
    client.close()


def options_of(match: Match) -> dict[str, str]:
    """Return the options that a position is played with."""
    return {"mode": ("spearman", "dragonlord")[match.state.mode], "first_player": "1"}


@pytest.mark.slow
@pytest.mark.parametrize("walk", WALKS)
def test_every_verb_is_done_through_the_board(player: tuple[Client, Page], walk: str) -> None:
    client, page = player
    position, steps = WALKS[walk]
    match = position()
    at = prepared(client, match, hotseat(*NAMES[: match.seats]), **options_of(match))
    sit(page, client, at)
    for n, step in enumerate(steps.split(", ")):
        action = step
        if step.endswith("*"):
            first = page.locator(f'.board [data-action^="{step[:-1]}"]').first
            action = str(first.get_attribute("data-action"))
        perform(page, action)
        until(lambda n=n: len(made(client, at)) > n, f"{action} was not done")  # type: ignore[misc]
        assert made(client, at)[n].partition(" ")[2] == action


def rich(seats: int = 3, **more: Any) -> Match:
    """Return the middle of a game, with something of everything."""
    position: dict[str, Any] = {
        "has": ["3V 2M 4W 1S 2K 3A", "2V 1M 3S 1K", "5V 2A 3K"],
        "points": [14, 9, 11],
        "at": {
            0: (["home", "market", "W1.2"], ["home", "W3.2"]),
            1: (["smithy", "home"], ["W1.4", "W3.1"]),
            2: (["library", "W2.1"], ["home", "towers"]),
        },
        "wild": {"W1": 5, "W2": 28, "W3": 42},
        "hands": {0: [8, 16, 37, 31]},
        "dragons": {0: {50: "LMR", 58: "LR"}, 1: {62: "LM", 69: "L"}, 2: {53: "LMR"}},
        "face_up": {"O1": 2, "O3": 10},
        "chronicle": [1, 2, 13],
    }
    return table(seats, **position | more)


@pytest.mark.slow
@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_all_that_may_be_done_can_be_touched(
    browser: Browser, house: Served, size: tuple[int, int]
) -> None:
    client = Client(house, "Anna")
    page = visit(browser, client, size)
    match = rich()
    sit(page, client, prepared(client, match, hotseat(*NAMES[:3])))
    page.locator(".board [data-action]").first.wait_for()
    touchable = set()

    def note() -> None:
        touchable.update(
            page.evaluate(
                """() => [...document.querySelectorAll('.board [data-action], .tray [data-action]')]
                    .filter(one => one.getClientRects().length).map(one => one.dataset.action)"""
            )
        )

    note()
    for lay in page.locator("#simurgh-hand .lay").all():
        lay.click()
        note()
    assert touchable == {match.text(action) for action in match.legal(0)}
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.context.close()
    client.close()


# == whole games ===================================================================================

RESTLESS = """seed => {
  let state = seed;
  const below = (n) => ((state = (state * 1103515245 + 12345) % 2147483648) >>> 12) % n;
  setInterval(() => {
    document.querySelector('.curtain .button')?.click();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '.', bubbles: true }));
    const lit = [...document.querySelectorAll('.board .lit, .tray [data-action]')];
    if (lit.length) lit[below(lit.length)].click();
  }, 15);
}"""
"""Someone who touches whatever is lit, and does not wait for what is playing."""


def opened(client: Client, seats: list[dict[str, Any]], left: int | None, **options: str) -> str:
    """Open a table and begin, so many moves before the end or at the beginning."""
    if left is not None:
        return prepared(client, late(GAME, len(seats), left, **options), seats, **options)
    body = {"game": GAME.id, "seats": seats, "options": options}
    at = str(client.post("/api/tables", body, 201)["table"]["id"])
    client.post(f"/api/tables/{at}/start")
    return at


def play_out(*pages: Page) -> None:
    for n, page in enumerate(pages):
        page.evaluate(RESTLESS, 77 + n)
    for page in pages:
        page.locator("[data-over]").wait_for(timeout=240_000)
        page.locator(".reckoning").wait_for()


def sums(page: Page) -> list[tuple[list[int], int]]:
    """Return what the reckoning adds up for each house, and the sum it tells."""
    return page.evaluate(  # type: ignore[no-any-return]
        """() => {
          const rows = [...document.querySelectorAll('.reckoning tbody tr, .reckoning tfoot tr')]
              .map(row => [...row.querySelectorAll('td')].map(cell => parseInt(cell.textContent)));
          return rows[0].map((_, i) => [rows.slice(0, -1).map(row => row[i]), rows.at(-1)[i]]);
        }"""
    )


from_the_start_or_near_the_end = pytest.mark.parametrize(
    "left", [pytest.param(None, marks=pytest.mark.proof), 25]
)


@pytest.mark.slow
@from_the_start_or_near_the_end
def test_a_game_against_a_bot_on_a_phone_in_german(
    browser: Browser, house: Served, left: int | None
) -> None:
    client = Client(house, "Anna", "de")
    at = opened(client, [{"kind": "me"}, BOT], left, mode="dragonlord")
    page = visit(browser, client, PHONE, "de", "night")
    sit(page, client, at)
    play_out(page)
    assert "Abrechnung" in page.locator(".reckoning").inner_text()
    assert all(sum(parts) == whole for parts, whole in sums(page))
    assert client.get(f"/api/tables/{at}")["table"]["status"] == "over"
    page.context.close()
    client.close()


@pytest.mark.slow
@from_the_start_or_near_the_end
def test_two_on_one_wide_screen(browser: Browser, house: Served, left: int | None) -> None:
    client = Client(house, "Anna")
    at = opened(client, hotseat(*NAMES[:2]), left)
    page = visit(browser, client)
    sit(page, client, at)
    play_out(page)
    assert all(sum(parts) == whole for parts, whole in sums(page))
    assert client.get(f"/api/tables/{at}")["table"]["status"] == "over"
    page.context.close()
    client.close()


def test_ranking_and_countdown(player: tuple[Client, Page]) -> None:
    client, page = player
    sit(page, client, prepared(client, rich(), hotseat(*NAMES[:3])))
    meter = page.locator(".meter")
    expect(meter).to_contain_text("Objectives: 2 of 4")
    expect(meter).to_contain_text("Chronicle: 3 of 8 tiles")
    ranked = page.locator("#simurgh-goals .ranking").first
    expect(ranked).to_contain_text("Anna: 5, would get 14 power points")
    expect(ranked).to_contain_text("Bert: 3, would get 5 power points")


def test_an_effect_is_told_in_words(player: tuple[Client, Page]) -> None:
    client, page = player
    sit(page, client, prepared(client, rich(), hotseat(*NAMES[:3])))
    page.locator("[data-space=smithy] .face").click()
    expect(page.locator("[data-space=smithy] .closely")).to_contain_text(
        "Pay 1 wood and 1 stone: get 2 weapons."
    )
    page.keyboard.press("Escape")
    expect(page.locator(".closely")).to_have_count(0)


def test_what_cannot_be_done_explains_itself(player: tuple[Client, Page]) -> None:
    client, page = player
    sit(page, client, prepared(client, rich(), hotseat(*NAMES[:3])))
    page.locator("[data-space=builders] .face").click()
    expect(page.locator("[data-notice]")).to_contain_text("You cannot pay for that.")
    expect(page.locator("[data-notice]")).to_contain_text("SI-056")


def test_a_turn_by_keyboard_alone(player: tuple[Client, Page]) -> None:
    client, page = player
    match = table(hands={0: [5]}, dragons={0: {57: "L"}})
    at = prepared(client, match, hotseat("Anna", "Bert"))
    sit(page, client, at)
    for touch in (
        "#simurgh-hand .lay",
        '#simurgh-hand [data-action="lay timber_camp W2"]',
        '[data-action="place rider W2d"]',
        '.strip [data-action="ability meadow_sage left"]',
    ):
        page.locator(touch).first.focus()
        page.keyboard.press("Enter")
    until(
        lambda: (
            made(client, at)
            == ["1 lay timber_camp W2", "1 place rider W2d", "1 ability meadow_sage left"]
        ),
        "the turn was not played",
    )


def test_events_are_played_on_the_board(browser: Browser, house: Served) -> None:
    """What happens shows while it happens: the vassal goes first, then the wisdom comes."""
    client = Client(house, "Anna")
    page = visit(browser, client, motion="full")
    sit(page, client, prepared(client, table(), hotseat("Anna", "Bert")))
    page.locator('[data-action="place spearman library"]').first.click()
    page.locator("[data-space=library] .man").wait_for()
    page.locator("#simurgh-house .change", has_text="+2").wait_for()
    page.context.close()
    client.close()


@pytest.mark.slow
@pytest.mark.parametrize(("theme", "size"), [("day", WIDE), ("night", PHONE)])
def test_axe_finds_nothing_serious(
    browser: Browser, house: Served, theme: str, size: tuple[int, int]
) -> None:
    client = Client(house, "Anna")
    page = visit(browser, client, size, theme=theme)
    scenes = {
        "hub": rich(),
        "statue": rich().do("place rider statue"),  # type: ignore[attr-defined]
        "scouts": rich().do("place spearman scouts", "choose first"),  # type: ignore[attr-defined]
        "stores": table(has=["5V 5M 5W"]).do("place spearman market", "choose first"),
        "draft": WALKS["draft"][0](),
    }
    for name, match in scenes.items():
        seats = hotseat(*NAMES[: match.seats])
        sit(page, client, prepared(client, match, seats, **options_of(match)))
        page.locator(".board [data-action]").first.wait_for()
        if name == "hub":
            page.locator("[data-space=smithy] .face").click()
        page.evaluate(AXE.read_text(encoding="utf-8"))
        found = page.evaluate("axe.run('.board', {resultTypes: ['violations']})")
        serious = [
            f"{one['id']}: {node['html'][:160]} {node['failureSummary']}"
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
            for node in one["nodes"][:3]
        ]
        assert not serious, "\n".join([name, *serious])
    page.context.close()
    client.close()
