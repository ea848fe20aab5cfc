"""`python -m bench.page [GAME…]`: how soon the page can be used, and how smoothly it moves.

A real server on this machine and a real Chromium without a screen. Every figure is the median of
several runs; each run has an empty browser of its own. What is measured:

- `home`: the address is opened, until the first page is painted;
- `link`: a table's address is opened in an empty browser, until its board is painted;
- `first link`: the same, as the first thing the server is ever asked;
- `click`: from the click on "play" on the first page until the board is painted;
- `reload`: the table is loaded again, with what the browser has kept.

Frames: while events of the board play, how long the frames are, and how much of the CPU the page's
main thread takes for each. Chromium draws in software here, on the same cores as everything else:
the main thread's CPU time is the figure to trust.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from bench.measure import machine
from lindwurm import games
from tests.server.harness import Client, Served
from tests.web.conftest import found_browser
from tests.web.visiting import open_table, until_asked

RUNS = 5
MOVING = ("dragon_farkle", "dragonquest", "drachenfels")
"""Games with dice or riders, whose frames are looked at."""

WATCH = """
  localStorage.lindwurm ??= JSON.stringify(
    { language: 'en', theme: 'day', motion: 'full', sound: false });
  window.told = { clicked: 0, board: 0 };
  addEventListener('click', () => { told.clicked = performance.now(); told.board = 0; }, true);
  new MutationObserver(() => {
    if (told.board || !document.querySelector('[data-board] > *')) return;
    told.board = -1;  // the frame that has it is painted next, and then it can be used
    requestAnimationFrame(() => setTimeout(() => (told.board = performance.now())));
  }).observe(document, { childList: true, subtree: true });
"""
"""Notes when something is clicked, and when a board is there and painted."""

PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
SENT = """() => [...performance.getEntriesByType('navigation'),
  ...performance.getEntriesByType('resource')].map(one => one.transferSize)"""

FRAMES = """() => {
  const seen = [];
  let last = performance.now();
  const next = (now) => { seen.push(now - last); last = now; window.stop_frames ||
    requestAnimationFrame(next); };
  window.stop_frames = false;
  window.frames_seen = seen;
  requestAnimationFrame(next);
}"""


@dataclass
class Loading:
    """How soon pages of one game can be used: medians, in milliseconds."""

    game: str
    first_link: float
    link: float
    click: float
    reload: float
    requests: int
    """How many things a table's link loads in an empty browser."""
    kilobytes: float
    """How much that is, as sent."""


@dataclass
class Moving:
    """What frames cost while something moves."""

    game: str
    frames: int
    middle: float
    """Milliseconds from frame to frame, median."""
    slow: float
    """The same, at the 95th percentile."""
    main: float
    """CPU milliseconds of the page's main thread for each frame."""
    layout: float
    """Of these, for styles and layout."""
    longest: float
    """CPU milliseconds of the longest task."""


@contextmanager
def emptied(browser: Browser, client: Client | None = None) -> Iterator[Page]:
    """Open an empty browser, as this person if there is one."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    if client is not None:
        become(context, client)
    page = context.new_page()
    page.set_default_timeout(30_000)
    yield page
    context.close()


def become(context: BrowserContext, client: Client) -> None:
    """Give the browser somebody's cookies."""
    for name, value in client.http.cookies.items():
        context.add_cookies([{"name": name, "value": value, "url": client.server.address}])
    context.add_init_script("localStorage['lindwurm-known'] = 'yes';")


def watched(page: Page, address: str) -> None:
    """Open an address with what notes times."""
    page.context.add_init_script(WATCH)
    page.goto(address)


def board_at(page: Page) -> float:
    """Wait for the board, and return when it was painted."""
    page.wait_for_function("() => told.board > 0")
    return float(page.evaluate("() => told.board"))


def first_paint(browser: Browser, server: Served) -> tuple[float, int, float]:
    """Return when the first page is painted, and what is sent for it: requests and kilobytes."""
    with emptied(browser) as page:
        watched(page, server.address)
        page.locator("[data-play]").first.wait_for()
        page.wait_for_function(PAINTED)
        page.evaluate("() => document.fonts.ready")
        page.wait_for_load_state("networkidle")
        sent = page.evaluate(SENT)
        return float(page.evaluate(PAINTED)), len(sent), sum(sent) / 1000


def link(browser: Browser, client: Client, game: str) -> tuple[float, float, int, float]:
    """Return when the board is there from a link, and from a second time; and what is sent."""
    table = open_table(client, game, "me", "adept")
    with emptied(browser, client) as page:
        watched(page, f"{client.server.address}/table/{table}")
        first = board_at(page)
        page.wait_for_load_state("networkidle")
        sent = page.evaluate(SENT)
        page.reload()
        return first, board_at(page), len(sent), sum(sent) / 1000


def first_link(browser: Browser, folder: Path, game: str) -> float:
    """Return when the board is there if the link is the first thing a new server is asked."""
    server = Served(folder / f"{game}.db")
    client = Client(server, "Anna")
    table = open_table(client, game, "me", "adept")
    server.stop()
    server = Served(folder / f"{game}.db")
    try:
        with emptied(browser, client) as page:
            for name, value in client.http.cookies.items():
                page.context.add_cookies([{"name": name, "value": value, "url": server.address}])
            watched(page, f"{server.address}/table/{table}")
            return board_at(page)
    finally:
        client.close()
        server.stop()


def click(browser: Browser, server: Served, game: str) -> float:
    """Return how long after the click on the first page the board is there."""
    with emptied(browser) as page:
        watched(page, server.address)
        page.locator(f"[data-play={game}]").wait_for()
        page.wait_for_load_state("networkidle")
        page.locator(f"[data-play={game}]").click()
        at = board_at(page)
        return at - float(page.evaluate("() => told.clicked"))


def loading(browser: Browser, server: Served, folder: Path, game: str, runs: int) -> Loading:
    """Measure how soon a table of this game can be used."""
    client = Client(server, "Anna")
    links = [link(browser, client, game) for _ in range(runs)]
    clicks = [click(browser, server, game) for _ in range(runs)]
    firsts = [first_link(browser, folder / f"{n}", game) for n in range(min(runs, 3))]
    client.close()
    middle: Callable[[list[float]], float] = statistics.median
    return Loading(
        game=game,
        first_link=middle(firsts),
        link=middle([one[0] for one in links]),
        click=middle(clicks),
        reload=middle([one[1] for one in links]),
        requests=links[-1][2],
        kilobytes=links[-1][3],
    )


def moving(browser: Browser, server: Served, game: str, events: int) -> Moving:
    """Play some choices at random with all movement, and see what the frames cost."""
    client = Client(server, "Anna")
    table = open_table(client, game, "me", "novice")
    with emptied(browser, client) as page:
        watched(page, f"{server.address}/table/{table}")
        board_at(page)
        until_asked(page)
        page.evaluate("() => document.fonts.ready")
        browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline", "blink"])
        page.evaluate(FRAMES)
        for _ in range(events):
            page.keyboard.press("1")
            page.wait_for_timeout(1500)
        frames = page.evaluate("() => { window.stop_frames = true; return window.frames_seen; }")
        trace = json.loads(browser.stop_tracing())
    client.close()
    return Moving(game, *costs(trace["traceEvents"], frames[1:]))


def costs(
    trace: list[dict[str, Any]], frames: list[float]
) -> tuple[int, float, float, float, float, float]:
    """Return frames, their middle and slow length, CPU of the main thread and of layout for each."""
    threads = {
        (one["pid"], one["tid"])
        for one in trace
        if one.get("name") == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    spent: dict[tuple[int, int], float] = dict.fromkeys(threads, 0.0)
    layout: dict[tuple[int, int], float] = dict.fromkeys(threads, 0.0)
    longest: dict[tuple[int, int], float] = dict.fromkeys(threads, 0.0)
    for one in trace:
        thread = (one.get("pid"), one.get("tid"))
        if thread not in threads or one.get("ph") != "X":
            continue
        took = one.get("tdur", 0) / 1000
        if one["name"] in ("RunTask", "ThreadControllerImpl::RunTask"):
            spent[thread] += took
            longest[thread] = max(longest[thread], took)
        elif one["name"] in ("Layout", "UpdateLayoutTree"):
            layout[thread] += took
    page = max(spent, key=lambda thread: spent[thread])
    shown = max(1, len(frames))
    slow = statistics.quantiles(frames, n=20)[-1]
    return (
        len(frames),
        statistics.median(frames),
        slow,
        spent[page] / shown,
        layout[page] / shown,
        longest[page],
    )


def main() -> int:
    """Measure and print; nothing here is an error."""
    parser = argparse.ArgumentParser(prog="python -m bench.page", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all games")
    parser.add_argument("--runs", type=int, default=RUNS, help="runs of each measurement")
    parser.add_argument("--json", action="store_true", help="print JSON")
    arguments = parser.parse_args()
    if unknown := [name for name in arguments.games if name not in games.ids()]:
        parser.error(f"there is no game {unknown[0]!r} (games: {', '.join(games.ids())})")
    folder = Path(tempfile.mkdtemp())
    server = Served(folder / "bench.db")
    found: dict[str, Any] = {"machine": machine(), "runs": arguments.runs}
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=found_browser(), args=["--no-sandbox"]
            )
            paints = [first_paint(browser, server) for _ in range(arguments.runs)]
            home = statistics.median(one[0] for one in paints)
            found["home"] = {"paint": home, "requests": paints[-1][1], "kilobytes": paints[-1][2]}
            print(found, flush=True)
            for game in arguments.games or games.ids():
                for n in range(3):
                    (folder / f"{n}").mkdir(exist_ok=True)
                print(loading(browser, server, folder, game, arguments.runs), flush=True)
            for game in arguments.games or MOVING:
                if game in MOVING:
                    print(moving(browser, server, game, 6), flush=True)
            browser.close()
    finally:
        server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
