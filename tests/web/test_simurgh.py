"""Simurgh at its board: every verb, whole games without a shift, reasons, keyboard, axe."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from lindwurm.games.simurgh import GAME
from lindwurm.kernel.match import Match
from tests.games.simurgh.helpers import MIDDLE, table
from tests.server.harness import Client, Served
from tests.tiers import tiered
from tests.web.prepared import hotseat, late, prepared
from tests.web.sitting import lettered, made, sit, until, visit
from tests.web.visiting import DESK as WIDE
from tests.web.visiting import PHONE, TABLET

BOT = {"kind": "bot", "level": "heuristic"}
NAMES = ("Anna", "Bert", "Clara", "Dora", "Emil")
AXE = Path("web/node_modules/axe-core/axe.min.js")
SIZES = {"desk": WIDE, "tablet": TABLET, "phone": PHONE}
every_size = pytest.mark.parametrize("size", SIZES)


# == every verb ====================================================================================

GUEST = {1: (["W1.1"], ["home"])}
"""Somebody of the other house keeps the tile on W1 alive."""


def send(vassal: str, space: str, then: str = "") -> list[str]:
    """Return the touches that send a vassal, and take one of two things there."""
    which = f"[data-then='{then}']" if then else ""
    return [f"[data-space={space}]", f"[data-action='place {vassal} {space}']{which}"]


def does(*actions: str) -> list[str]:
    return [f"[data-counter] [data-action='{action}']" for action in actions]


WALKS: dict[str, tuple[Callable[[], Match], list[str], str]] = {
    "market": (
        table,
        send("spearman", "market", "choose second"),
        "place spearman market, choose second",
    ),
    "vassal first": (
        table,
        ["[data-key='man:spearman']", "[data-space=library]"],
        "place spearman library",
    ),
    "laying": (
        lambda: table(hands={0: [5]}, dragons={0: {57: "L"}}),
        [
            "[data-hand=timber_camp]",
            "[data-plot=W2] .ground",
            *does("place rider W2d", "ability meadow_sage left"),
        ],
        "lay timber_camp W2, place rider W2d, ability meadow_sage left",
    ),
    "end": (
        lambda: table(dragons={0: {57: "L"}}),
        [*send("spearman", "armoury"), *does("end")],
        "place spearman armoury, end",
    ),
    "clearing": (
        lambda: table(
            has=["1A"],
            hands={0: [5]},
            wild={"W1": 6, "W2": 3, "W3": 4},
            at={1: (["W1.1", "W2.1", "W3.1"], ["home"])},
        ),
        ["[data-hand=timber_camp]", "[data-plot=W2] .over", *does("place spearman W2b")],
        "lay timber_camp W2, place spearman W2b",
    ),
    "one comes home": (
        lambda: table(at={0: (["market"], ["towers"])}),
        [
            "[data-key=recall]",
            "[role=checkbox]:has-text('Dragon Towers')",
            *does("recall spearman market"),
        ],
        "recall spearman market, done",
    ),
    "all come home": (
        lambda: table(at={0: (["market"], ["towers"])}),
        ["[data-key=recall]", *does("recall spearman market")],
        "recall spearman market, recall rider towers",
    ),
    "advance": (
        lambda: table(has=["1S"], wild={"W1": 42}, at={0: (["home"], ["W1.1"])}),
        ["[data-plot=W1] .track", *does("advance W1")],
        "advance W1",
    ),
    "exploring": (
        lambda: table(has=["1S"], wild={"W1": 42}, at={1: (["home"], ["W1.1"])}),
        ["[data-plot=W1] .track", *does("place rider W1a")],
        "place rider W1a",
    ),
    "food": (
        lambda: table(has=["2V 2M"], wild={"W1": 23}, at=GUEST),
        [*send("spearman", "W1c"), *does("pay_food 1")],
        "place spearman W1c, pay_food 1",
    ),
    "building": (
        lambda: table(has=["2W 2S"], wild={"W1": 23}, at=GUEST),
        [*send("spearman", "W1b"), *does("pay_building 1")],
        "place spearman W1b, pay_building 1",
    ),
    "spending": (
        lambda: table(wild={"W1": 33}, at={0: (["market", "library"], ["home"]), **GUEST}),
        [*send("rider", "W1b"), *does("spend market")],
        "place rider W1b, spend market",
    ),
    "dropping": (
        lambda: table(dragons={0: {49: "LMR"}}),
        ["[data-key='dragon:0']", *does("ability sunhoard right", "drop sunhoard left")],
        "ability sunhoard right, drop sunhoard left",
    ),
    "mixing food": (
        lambda: table(wild={"W1": 2}, at={1: (["W1.2"], ["home"])}),
        [*send("spearman", "W1a"), *does("take_food 1")],
        "place spearman W1a, take_food 1",
    ),
    "mixing building": (
        lambda: table(wild={"W1": 5}, at={1: (["W1.2"], ["home"])}),
        [*send("spearman", "W1a"), *does("take_building 1")],
        "place spearman W1a, take_building 1",
    ),
    "scouts": (
        lambda: table(has=["2K 1A"]),
        [*send("spearman", "scouts", "choose first"), *does("take 1")],
        "place spearman scouts, choose first, take 1",
    ),
    "unseen": (
        lambda: table(has=["2K 1A"]),
        [*send("spearman", "scouts", "choose second"), *does("blind")],
        "place spearman scouts, choose second, blind",
    ),
    "marking": (
        lambda: table(
            wild={"W1": 15}, at={1: (["W1.2"], ["home"])}, dragons={0: {49: "L", 57: "L"}}
        ),
        [*send("spearman", "W1a"), *does("mark meadow_sage")],
        "place spearman W1a, mark meadow_sage",
    ),
    "hatchery": (
        lambda: table(has=["1V 1M 1W 1S 1A"], dragon_stack=[51, 52, 53]),
        [
            *send("rider", "hatchery"),
            "[data-pick=gilded_hunter]",
            "button:has-text('The other way round')",
            *does("keep_dragon gilded_hunter"),
        ],
        "place rider hatchery, keep_dragon gilded_hunter, under spearmaker",
    ),
    "tiles": (
        lambda: table(wild={"W1": 16}, at=GUEST, stack=[1, 2, 3]),
        [
            *send("spearman", "W1b"),
            "[data-pick=herders_valley]",
            "[aria-label^='Woodland Farm goes on top']",
            *does("keep_tile herders_valley"),
        ],
        "place spearman W1b, keep_tile herders_valley, top terraced_fields, bottom woodland_farm",
    ),
    "statue": (
        lambda: table(has=["1K 1V"], goal_stack=[1, 2, 10]),
        [
            *send("rider", "statue"),
            "[data-pick=markers]",
            "[data-pick=O1]",
            "[aria-label^='most vegetables and meat goes on top']",
            *does("objective markers O1"),
        ],
        "place rider statue, objective markers O1, goal_top dragons, goal_bottom food",
    ),
    "no objective": (
        lambda: table(has=["1K 1V"], goal_stack=[1, 2, 10]),
        [*send("rider", "statue"), *does("none")],
        "place rider statue, none, goal_top dragons, goal_top markers, goal_top food",
    ),
    "full stores": (
        lambda: table(has=["5V 6M 6W"]),
        [
            *send("spearman", "market", "choose first"),
            ".purse .lit:has-text('meat')",
            ".purse .lit:has-text('meat')",
            ".purse .lit:has-text('vegetables')",
            *does("return vegetables"),
        ],
        "place spearman market, choose first, return vegetables, return meat, return meat",
    ),
    "draft": (
        lambda: Match(GAME, 2, {"mode": "dragonlord", "first_player": "2"}, seed=3),
        ["[data-pick]", "[data-counter] [data-action^=keep_tile]"],
        "keep_tile",
    ),
}


def test_the_walks_name_every_verb() -> None:
    walked = {step.split()[0] for _, _, steps in WALKS.values() for step in steps.split(", ")}
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
    """Several answers that the counter gathers are given one after the other."""
    client, page = player
    position, touches, wanted = WALKS[walk]
    match = position()
    at = prepared(client, match, hotseat(*NAMES[: match.seats]), **options_of(match))
    sit(page, client, at)
    for touch in touches:
        page.locator(f"[data-board]:not(.old) {touch}").first.click()

    def done() -> str:
        return ", ".join(one.partition(" ")[2] for one in made(client, at))

    until(lambda: done().startswith(wanted), f"{wanted}, but: {done()}")


def rich(seats: int = 3, **more: Any) -> Match:
    """Return the middle of a game, with something of everything."""
    return table(seats, **MIDDLE | more)


@pytest.mark.slow
@every_size
def test_all_that_may_be_done_can_be_touched(browser: Browser, house: Served, size: str) -> None:
    """Whatever is lit opens the counter, and there every choice can be made."""
    client = Client(house, "Anna")
    page = visit(browser, client, SIZES[size])
    match = rich()
    sit(page, client, prepared(client, match, hotseat(*NAMES[:3])))
    page.locator(".board .lit").first.wait_for()
    found: list[str] = page.evaluate(
        """async () => {
          const done = new Set(), seen = new Set();
          const rest = async () => {
            do await new Promise(requestAnimationFrame);
            while (document.querySelector('[data-counter][aria-busy=true]'));
          };
          const note = () => document.querySelectorAll('.board [data-action]')
              .forEach(one => done.add(one.dataset.action));
          for (const page of [null, 'hand', 'land']) {
            document.querySelector(`[data-page=${page}]`)?.click();
            await rest();
            for (;;) {
              note();
              const next = [...document.querySelectorAll('.board .lit[data-key]')]
                  .find(one => !seen.has(one.dataset.key));
              if (!next) break;
              seen.add(next.dataset.key);
              next.click();
              await rest();
              note();
              // One tick, so that each who is out can come home alone.
              for (const box of document.querySelectorAll('[role=checkbox]')) {
                box.click();
                await rest();
                note();
              }
              document.querySelector('.close')?.click();
              await rest();
              if (page === 'hand') document.querySelector('[data-page=hand]')?.click();
              await rest();
            }
          }
          return [...done];
        }"""
    )
    assert set(found) == {match.text(action) for action in match.legal(0)}
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.context.close()
    client.close()


# == whole games ===================================================================================

PHRASES = {
    "send a vassal": "place",
    "lay a tile": "lay",
    "call": "recall",
    "ride on": "advance",
    "use a dragon": "ability",
    "end the turn": "end",
    "put up one": "objective",
    "take a": "take",
    "take one": "take",
}
"""What a prompt can name, and the verb that must be legal then."""

WATCHING = """([phrases, limit]) => {
  window.seen = {shifts: [], small: [], scrolled: [], prompts: [], long: []};
  const told = (node) => node?.outerHTML?.slice(0, 140) ?? node?.textContent?.slice(0, 60) ?? '?';
  new PerformanceObserver((list) => {
    for (const one of list.getEntries().filter((one) => one.startTime >= (window.lettered ?? 0)))
      for (const {node, previousRect, currentRect} of one.sources)
        // The story beside the board is read while it grows.
        if (!(node?.closest ? node : node?.parentElement)?.closest('.side .body'))
          seen.shifts.push([told(node), ...[previousRect, currentRect].map(r => `${r.x} ${r.y}`)]);
  }).observe({type: 'layout-shift', buffered: true});
  window.check = () => {
    const page = document.scrollingElement;
    if (page.scrollTop || page.scrollLeft || page.scrollHeight > innerHeight
        || page.scrollWidth > innerWidth) seen.scrolled.push([page.scrollTop, page.scrollHeight]);
    for (const one of document.querySelectorAll('.board .lit, .board [data-action]')) {
      const {width, height} = one.getBoundingClientRect();
      if (one.checkVisibility({visibilityProperty: true}) && (width < 44 || height < 44))
        seen.small.push(`${one.dataset.key ?? one.dataset.action} ${width}x${height}`);
    }
    const verbs = document.querySelector('.simurgh')?.dataset.verbs.split(' ') ?? [];
    const ask = document.querySelector('[data-ask]')?.textContent.trim().toLowerCase() ?? '';
    if (verbs[0] && document.querySelector('.ask.yours')) {
      if (ask.length > limit) seen.long.push(ask);
      for (const [phrase, verb] of Object.entries(phrases))
        if (ask.includes(phrase) && !verbs.includes(verb)
            && !(verb === 'take' && verbs.includes('blind'))) seen.prompts.push([ask, verbs]);
    }
  };
}"""
"""What would disturb a person: layout shifts, scrolling, what a finger cannot hit, and prompts
that are long or name what cannot be done."""

RESTLESS = """seed => {
  let state = seed;
  const below = (n) => ((state = (state * 1103515245 + 12345) % 2147483648) >>> 12) % n;
  window.restless = setInterval(() => {
    document.querySelector('.curtain .button')?.click();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '.', bubbles: true }));
    window.check?.();
    const acts = [...document.querySelectorAll('.board [data-action]')];
    const lit = [...document.querySelectorAll('.board .lit')];
    const some = acts.length && below(10) < 7 ? acts : lit;
    if (some.length) some[below(some.length)].click();
    else document.querySelector(`[data-page=${['land', 'hand'][below(2)]}]`)?.click();
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
@pytest.mark.parametrize("size", tiered(SIZES, "phone"))
def test_a_whole_game_in_which_nothing_moves_that_should_not(
    browser: Browser, house: Served, size: str
) -> None:
    """No layout shift, no scrolling, targets that a finger can hit, prompts that are true."""
    client = Client(house, "Anna")
    at = opened(client, [{"kind": "me"}, BOT, BOT], None, mode="dragonlord", length="short")
    page = visit(browser, client, SIZES[size], motion="full")
    lettered(page, client)
    sit(page, client, at)
    page.evaluate(WATCHING, [PHRASES, 60])
    play_out(page)
    seen = page.evaluate("() => ({...seen, small: [...new Set(seen.small)]})")
    page.context.close()
    client.close()
    assert {what: found for what, found in seen.items() if found} == {}


@pytest.mark.slow
@from_the_start_or_near_the_end
def test_a_game_against_a_bot_on_a_phone_in_german(
    browser: Browser, house: Served, left: int | None
) -> None:
    client = Client(house, "Anna", "de")
    at = opened(client, [{"kind": "me"}, BOT], left, mode="dragonlord")
    page = visit(browser, client, PHONE, "de", "night")
    sit(page, client, at)
    page.evaluate(WATCHING, [{}, 72])
    play_out(page)
    assert page.evaluate("() => seen.long") == []
    assert "Abrechnung" in page.locator("[data-counter=reckoning]").inner_text()
    assert all(sum(parts) == whole for parts, whole in sums(page))
    assert client.get(f"/api/tables/{at}")["table"]["status"] == "over"
    page.context.close()
    client.close()


# == what is told ==================================================================================


def test_ranking_and_countdown(player: tuple[Client, Page]) -> None:
    client, page = player
    sit(page, client, prepared(client, rich(), hotseat(*NAMES[:3])))
    meter = page.locator(".meter")
    expect(meter).to_contain_text("Objectives: 2 of 4")
    expect(meter).to_contain_text("Chronicle: 3 of 8 tiles")
    goals = page.locator("[data-place='goal:1']")
    expect(goals).to_contain_text("you 1st: +14")
    expect(page.locator(".house")).to_contain_text("If it ended now: +24")
    page.locator(".over[data-key=goals]").click()
    ranked = page.locator("[data-counter=goals] .ranking").first
    expect(ranked).to_contain_text("Anna: 5, would get 14 power points")
    expect(ranked).to_contain_text("Bert: 3, would get 5 power points")


def test_a_space_says_what_it_takes_and_brings(player: tuple[Client, Page]) -> None:
    client, page = player
    sit(page, client, prepared(client, rich(), hotseat(*NAMES[:3])))
    page.locator("[data-space=smithy]").click()
    counter = page.locator("[data-counter=space]")
    expect(counter).to_contain_text("Pay 1 wood and 1 stone: get 2 weapons.")
    expect(counter.locator(".less").first).to_contain_text("4")
    expect(counter.locator(".less").first).to_contain_text("→3")
    page.locator("[data-key=recall]").click()
    expect(page.locator("[data-counter=recall] [role=checkbox]")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(page.locator("[data-counter=rest]")).to_be_visible()


def test_what_empties_a_tile_is_told_before(player: tuple[Client, Page]) -> None:
    client, page = player
    match = table(wild={"W1": 5}, at={0: (["W1.2"], ["home"])}, chronicle=[1, 2, 13])
    sit(page, client, prepared(client, match, hotseat("Anna", "Bert")))
    page.locator("[data-key=recall]").click()
    expect(page.locator("[data-counter]")).to_contain_text("Timber Camp empties → Chronicle 4/8")
    page.locator("[role=checkbox]").click()
    expect(page.locator("[data-counter]")).not_to_contain_text("empties")


def test_what_cannot_be_done_explains_itself(player: tuple[Client, Page]) -> None:
    """What is missing, the rule in a sentence and its number; what was taken up stays taken up."""
    client, page = player
    sit(page, client, prepared(client, rich(), hotseat(*NAMES[:3])))
    expect(page.locator("[data-space=library]")).to_contain_text("taken")
    # A price stays the price; what there is too little of is marked (EYES-F26).
    expect(page.locator("[data-space=builders] .lack b")).to_have_text("−2")
    page.locator("[data-space=builders]").click()
    expect(page.locator("[data-why]")).to_contain_text("You cannot pay for that. You lack 1 stone.")
    page.locator("[data-why=SI-056] .rule").click()
    expect(page.locator("#drawer")).to_contain_text("SI-056")
    page.locator("[data-hand=fertile_delta]").click()
    page.locator("[data-plot=W1] .over").click()
    expect(page.locator("[data-notice]")).to_contain_text("SI-092")
    expect(page.locator("[data-hand=fertile_delta]")).to_have_attribute("aria-pressed", "true")


def test_a_turn_that_is_over_can_be_taken_back(player: tuple[Client, Page]) -> None:
    """Until somebody else acts; nothing was revealed."""
    client, page = player
    guest = Client(client.server, "Bert")
    seats = [{"kind": "me"}, {"kind": "open"}]
    at = prepared(client, table(), seats, [guest])
    sit(page, client, at)
    for touch in send("spearman", "library"):
        page.locator(f"[data-board]:not(.old) {touch}").first.click()
    waiting = visit(page.context.browser, guest)  # type: ignore[arg-type]
    waiting.goto(f"{guest.server.address}/table/{at}")
    expect(waiting.locator("[data-counter=rest]")).to_be_visible()
    expect(waiting.locator(".house")).to_contain_text("weapons")
    waiting.context.close()
    page.locator("[data-take-back]").click()
    page.locator("[data-board]:not(.old) [data-key='man:spearman'].lit").wait_for()
    expect(page.locator("[data-board]:not(.old) [data-space=library] .peg")).to_have_count(0)
    guest.close()


def test_somebody_who_watches_sees_all_houses(browser: Browser, house: Served) -> None:
    client = Client(house, "Anna")
    body = {"game": GAME.id, "seats": [{"kind": "me"}, {"kind": "me"}], "public": True}
    at = str(client.post("/api/tables", body, 201)["table"]["id"])
    client.post(f"/api/tables/{at}/start")
    guest = Client(house, "Zoe")
    for size in (WIDE, PHONE):
        page = visit(browser, guest, size)
        page.goto(f"{house.address}/table/{at}")
        page.locator(".simurgh.watching").wait_for()
        if size == PHONE:
            page.locator("[data-page=houses]").click()
        expect(page.locator(".houses article")).to_have_count(2)
        page.context.close()
    guest.close()
    client.close()


def test_keeping_all_markers_this_turn_is_asked_once(player: tuple[Client, Page]) -> None:
    client, page = player
    match = table(wild={"W1": 5}, at={1: (["W1.2"], ["home"])}, dragons={0: {58: "LM"}})
    at = prepared(client, match, hotseat("Anna", "Bert"))
    sit(page, client, at)
    for touch in send("spearman", "W1c"):
        page.locator(f"[data-board]:not(.old) {touch}").first.click()
    page.locator("[data-counter=trigger] >> text=Keep all this turn").click()
    until(lambda: made(client, at)[-1] == "1 done", "the window was not closed")


# == for everybody =================================================================================


def test_a_turn_by_keyboard_alone(player: tuple[Client, Page]) -> None:
    """The focus follows into the counter, and comes back from it."""
    client, page = player
    match = table(hands={0: [5]}, dragons={0: {57: "L"}})
    at = prepared(client, match, hotseat("Anna", "Bert"))
    sit(page, client, at)
    page.locator("[data-space=smithy]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-counter=space]").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("[data-space=smithy]")).to_be_focused()
    page.locator("[data-hand=timber_camp]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-counter=hand] [data-action]").first).to_be_focused()
    page.locator("[data-counter=hand] [data-action='lay timber_camp W2']").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-counter=tile] [data-action]").first).to_be_focused()
    page.locator("[data-action='place rider W2d']").focus()
    page.keyboard.press("Enter")
    page.locator("[data-counter=rest] [data-action='ability meadow_sage left']").focus()
    page.keyboard.press("Enter")
    wanted = ["1 lay timber_camp W2", "1 place rider W2d", "1 ability meadow_sage left"]
    until(lambda: made(client, at) == wanted, "the turn was not played")


def test_the_places_of_all_pieces_are_told(player: tuple[Client, Page]) -> None:
    """In the tree that a screen reader reads: who stands where, who is home, the dragons."""
    client, page = player
    sit(page, client, prepared(client, rich(), hotseat(*NAMES[:3])))
    tree = page.locator(".simurgh").aria_snapshot()
    for told in (
        "Get 1 vegetable or 1 power point. Here: your spearman.",
        "Here: spearman of Bert.",
        "Here: dragonrider of Clara.",
        "Timber Camp b: Room for one vassal.",
        "One spearman at home",
        "One dragonrider at home",
        "3 vassals are out: call home",
        "Tribute-taker (gold), 3 markers",
    ):
        assert told in tree, f"{told} in {tree}"
    headings = page.evaluate(
        "() => [...document.querySelectorAll('.page :is(h1,h2,h3,h4)')].map(one => +one.tagName[1])"
    )
    assert headings[0] == 1
    assert all(b <= a + 1 for a, b in pairwise(headings))


def test_events_are_played_on_the_board(browser: Browser, house: Served) -> None:
    """What happens shows while it happens: the vassal goes first, then the wisdom comes."""
    client = Client(house, "Anna")
    page = visit(browser, client, motion="full", hasty=False)
    sit(page, client, prepared(client, table(), hotseat("Anna", "Bert")))
    for touch in send("spearman", "library"):
        page.locator(touch).first.click()
    page.locator("[data-space=library] .peg").wait_for()
    page.locator(".house .change", has_text="+2").wait_for()
    page.context.close()
    client.close()


def test_words_for_newcomers_go_after_three_tables(browser: Browser, house: Served) -> None:
    client = Client(house, "Anna")
    page = visit(browser, client)
    for seen in (True, True, True, False):
        sit(page, client, prepared(client, rich(), hotseat(*NAMES[:3])))
        page.locator("[data-board]:not(.old) .purse").first.wait_for()
        named = page.locator("[data-board]:not(.old) .purse .name")
        expect(named).to_have_count(6 if seen else 0)
    page.context.close()
    client.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("theme", "size"),
    tiered([("day", "desk"), ("night", "phone"), ("day", "tablet")], ("night", "phone")),
)
def test_axe_finds_nothing(browser: Browser, house: Served, theme: str, size: str) -> None:
    client = Client(house, "Anna")
    page = visit(browser, client, SIZES[size], theme=theme)
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
        page.locator("[data-board]:not(.old) .lit").first.wait_for()
        if name == "hub":
            page.locator("[data-space=smithy]").first.click()
        page.evaluate(AXE.read_text(encoding="utf-8"))
        found = page.evaluate("axe.run({resultTypes: ['violations']})")
        told = [
            f"{one['id']}: {node['html'][:160]} {node['failureSummary']}"
            for one in found["violations"]
            for node in one["nodes"][:3]
        ]
        assert not told, "\n".join([name, *told])
    page.context.close()
    client.close()
