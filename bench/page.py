"""`python -m bench.page [GAME…]`: how soon the page can be used, and how smoothly it moves.

A real server on this machine and a real Chromium without a screen. Every figure is the median of
several runs, each in an empty browser of its own:

- home: the first page is opened, until it is painted;
- link: a table's address is opened in an empty browser, until its board is painted;
- first link: the same, as the first thing that a new server is asked;
- click: from the click on "play" on the first page, until the board is painted;
- reload: the table is loaded again, with what the browser has kept.

Then the frames, while choices are made with all movement: how far apart they are, and how much CPU
time the page's main thread needs for each; and for each second that nothing happens. Chromium draws
in software here, on the same cores as everything else, so CPU time is the figure to trust.

`--against TREE` loads tables from the server of another tree as well, in turns, and tells how many
times as long this one takes, with the interval of the sign test over the runs (six at least).
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from bench.asking import Asking
from bench.measure import machine
from bench.trees import FEWEST_ROUNDS, HERE, Ratio, ratio
from lindwurm import games
from tests.server.harness import Client, Served
from tests.web.conftest import found_browser
from tests.web.visiting import open_table, until_asked

RUNS = 5
CHOICES = 8
"""Made while frames are counted."""
AT_REST = 12_000
"""Milliseconds after which nothing moves any more."""
AT_REST_SECONDS = 7
"""Looked at one by one: in one of them the browser may collect garbage (some 40 ms, once)."""

WATCH = """
  localStorage.lindwurm ??= JSON.stringify(
    { language: 'en', theme: 'day', motion: 'full', sound: false });
  window.told = { clicked: 0, board: 0, frames: [] };
  addEventListener('click', () => (told.clicked = performance.now()), true);
  new MutationObserver(() => {
    if (told.board || !document.querySelector('[data-board] > *')) return;
    told.board = -1;  // the frame that has it is painted next
    requestAnimationFrame(() => setTimeout(() => (told.board = performance.now())));
  }).observe(document, { childList: true, subtree: true });
"""
"""Notes when something is clicked, and when a board is there and painted."""

PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"
SENT = """() => ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))
  .map((one) => one.transferSize)"""
COUNT_FRAMES = """() => {
  let last = 0;
  const next = (now) => {
    if (last) told.frames.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""


@dataclass
class Loading:
    """How soon a game's table can be used: milliseconds, requests, kilobytes as sent."""

    game: str
    first_link: float
    link: float
    click: float
    reload: float
    main_thread: float
    """CPU milliseconds of the page's main thread, from a link to the board."""
    requests: int
    kilobytes: float


@dataclass
class Moving:
    """What frames cost."""

    game: str
    frames: int
    apart: float
    """Milliseconds from frame to frame, median."""
    slow: float
    """The same, at the 95th percentile."""
    frame: float
    """CPU milliseconds of the main thread for each frame."""
    layout: float
    """Of these, for styles and layout."""
    waiting: float
    """CPU milliseconds in a second that the table waits for a choice, median."""


@contextmanager
def opened(browser: Browser, address: str, client: Client | None = None) -> Iterator[Page]:
    """Open a page in an empty browser, as this person if there is one."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.add_init_script(WATCH)
    if client is not None:
        context.add_init_script("localStorage['lindwurm-known'] = 'yes';")
        origin = "/".join(address.split("/")[:3])
        for name, value in client.http.cookies.items():
            context.add_cookies([{"name": name, "value": value, "url": origin}])
    page = context.new_page()
    page.set_default_timeout(30_000)
    page.goto(address, wait_until="commit")
    yield page
    context.close()


def board_at(page: Page) -> float:
    """Wait for the board, and return when it was painted."""
    page.wait_for_function("() => told.board > 0")
    return float(page.evaluate("() => told.board"))


class Worked:
    """CPU time of a page's main thread, in milliseconds since this was made."""

    def __init__(self, page: Page):
        self._devtools = page.context.new_cdp_session(page)
        self._devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
        self._before = self._all()

    def _all(self) -> dict[str, float]:
        found = self._devtools.send("Performance.getMetrics")["metrics"]
        return {one["name"]: 1000 * one["value"] for one in found}

    def spent(self, *names: str) -> float:
        """Return the time spent on these, together."""
        now = self._all()
        return sum(now[name] - self._before[name] for name in names)


def home(browser: Browser, server: Served, runs: int) -> dict[str, float]:
    """Return when the first page is painted, and what is sent for it."""
    paints, sent = [], []
    for _ in range(runs):
        with opened(browser, server.address) as page:
            page.wait_for_function(PAINTED)
            paints.append(float(page.evaluate(PAINTED)))
            page.wait_for_load_state("networkidle")
            sent = page.evaluate(SENT)
    return {
        "paint": statistics.median(paints),
        "requests": len(sent),
        "kilobytes": sum(sent) / 1000,
    }


def served(database: Path, tree: Path = HERE) -> Served:
    """Start the server of this tree, or with the sources of another one."""
    there = {} if tree == HERE else {"PYTHONPATH": str(tree / "src")}
    return Served(database, compiling=True, **there)


def first_link(browser: Browser, database: Path, game: str, tree: Path = HERE) -> float:
    """Return when the board is there if its link is the first thing a new server is asked."""
    server = served(database, tree)
    client = Client(server, "Anna")
    table = open_table(client, game, "me", "adept")
    server.stop()
    again = served(database, tree)
    try:
        with opened(browser, f"{again.address}/table/{table}", client) as page:
            return board_at(page)
    finally:
        client.close()
        again.stop()


def loading(
    browser: Browser, server: Served, folder: Path, game: str, runs: int, tree: Path = HERE
) -> Loading:
    """Measure how soon a table of this game can be used."""
    client = Client(server, "Anna")
    found: dict[str, list[float]] = {"link": [], "reload": [], "click": [], "main": [], "first": []}
    sent: list[int] = []
    for _ in range(runs):
        table = open_table(client, game, "me", "adept")
        with opened(browser, f"{server.address}/table/{table}", client) as page:
            worked = Worked(page)
            found["link"].append(board_at(page))
            found["main"].append(worked.spent("TaskDuration"))
            page.wait_for_load_state("networkidle")
            sent = page.evaluate(SENT)
            page.reload(wait_until="commit")
            found["reload"].append(board_at(page))
        with opened(browser, server.address) as page:
            page.wait_for_load_state("networkidle")
            page.locator(f"[data-play={game}]").click()
            at = board_at(page)
            found["click"].append(at - float(page.evaluate("() => told.clicked")))
        found["first"].append(first_link(browser, folder / f"{table}.db", game, tree))
    client.close()
    middle = {name: statistics.median(values) for name, values in found.items()}
    return Loading(
        game=game,
        first_link=middle["first"],
        link=middle["link"],
        click=middle["click"],
        reload=middle["reload"],
        main_thread=middle["main"],
        requests=len(sent),
        kilobytes=sum(sent) / 1000,
    )


TIMES = ("first_link", "link", "click", "reload", "main_thread")


def beside(browser: Browser, folder: Path, game: str, runs: int, tree: Path) -> dict[str, Any]:
    """Load tables of another tree's server and of this one's in turns, and compare their times."""
    found: dict[Path, list[Loading]] = {tree: [], HERE: []}
    servers = {one: served(folder / f"{game}-{number}.db", one) for number, one in enumerate(found)}
    for run in range(runs + 1):
        for one in list(found)[:: 1 if run % 2 else -1]:  # who begins changes
            found[one].append(loading(browser, servers[one], folder, game, 1, one))
    for server in servers.values():
        server.stop()
    told: dict[str, Any] = {"game": game}
    for name in TIMES:  # the first run of each only warms up
        pairs = [
            (float(getattr(before, name)), float(getattr(now, name)))
            for before, now in zip(found[tree][1:], found[HERE][1:], strict=True)
        ]
        before, now = (statistics.median(side) for side in zip(*pairs, strict=True))
        told[name] = {"before": before, "now": now, "ratio": asdict(ratio(pairs))}
    for name in ("requests", "kilobytes"):
        told[name] = [statistics.median(getattr(run, name) for run in found[one]) for one in found]
    return told


def comparing(arguments: argparse.Namespace) -> None:
    """Compare this tree's tables with those of another, game by game, and print."""
    told = []
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found_browser(), args=["--no-sandbox"])
        for game in arguments.games or games.ids():
            one = beside(browser, Path(temporary), game, arguments.runs, arguments.against)
            told.append(one)
            if arguments.json:
                continue
            requests, kilobytes = one["requests"], one["kilobytes"]
            print(
                f"{game}: requests {requests[0]:.0f} -> {requests[1]:.0f}, "
                f"kB {kilobytes[0]:.0f} -> {kilobytes[1]:.0f}"
            )
            for name in TIMES:
                times = one[name]
                print(
                    f"  {name:<12} {times['before']:>5.0f} -> {times['now']:>5.0f}, "
                    f"times {Ratio(**times['ratio'])}",
                    flush=True,
                )
        browser.close()
    if arguments.json:
        print(json.dumps({"machine": machine(), "runs": arguments.runs, "games": told}, indent=2))


def moving(browser: Browser, server: Served, game: str) -> Moving:
    """Make some choices with all movement, and see what the frames cost; then wait."""
    client = Client(server, "Anna")
    table = open_table(client, game, "me", "novice")
    with opened(browser, f"{server.address}/table/{table}", client) as page:
        board_at(page)
        until_asked(page)
        page.evaluate(COUNT_FRAMES)
        worked = Worked(page)
        for _ in range(CHOICES):
            page.keyboard.press("1")
            page.wait_for_timeout(1500)
        frames = page.evaluate("() => told.frames")
        task = worked.spent("TaskDuration")
        layout = worked.spent("LayoutDuration", "RecalcStyleDuration")
        page.reload()
        until_asked(page)
        page.wait_for_timeout(AT_REST)
        seconds = []
        for _ in range(AT_REST_SECONDS):
            worked = Worked(page)
            page.wait_for_timeout(1000)
            seconds.append(worked.spent("TaskDuration"))
        waiting = statistics.median(seconds)
    client.close()
    return Moving(
        game=game,
        frames=len(frames),
        apart=statistics.median(frames),
        slow=statistics.quantiles(frames, n=20)[-1],
        frame=task / len(frames),
        layout=layout / len(frames),
        waiting=waiting,
    )


def main() -> int:
    """Measure and print."""
    parser = Asking("python -m bench.page", __doc__)
    parser.add_argument("--runs", type=int, default=RUNS, help="runs of each measurement")
    parser.add_argument("--against", type=Path, metavar="TREE", help="another tree of Lindwurm")
    arguments = parser.asked()
    if arguments.runs < (1 if arguments.against is None else FEWEST_ROUNDS):
        parser.error(f"--runs must be at least 1, and {FEWEST_ROUNDS} with --against")
    if arguments.against is not None:
        comparing(arguments)
        return 0
    found: dict[str, Any] = {"machine": machine(), "runs": arguments.runs, "games": []}

    def tell(line: str) -> None:
        if not arguments.json:
            print(line, flush=True)

    tell(f"{machine()}; median of {arguments.runs} runs, milliseconds")
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        folder = Path(temporary)
        server = served(folder / "bench.db")
        browser = playwright.chromium.launch(executable_path=found_browser(), args=["--no-sandbox"])
        try:
            found["home"] = first = home(browser, server, arguments.runs)
            tell(
                f"home: painted after {first['paint']:.0f}, "
                f"{first['requests']} requests, {first['kilobytes']:.0f} kB as sent\n"
            )
            tell("                    first link   link  click  reload  CPU  requests   kB")
            for game in arguments.games or games.ids():
                one = loading(browser, server, folder, game, arguments.runs)
                found["games"].append({"loading": asdict(one)})
                tell(
                    f"{game:<18} {one.first_link:>11.0f} {one.link:>6.0f} {one.click:>6.0f} "
                    f"{one.reload:>7.0f} {one.main_thread:>4.0f} {one.requests:>9} "
                    f"{one.kilobytes:>4.0f}"
                )
            tell(
                "\n                    frames  apart  95 %  CPU a frame  layout  waiting, a second"
            )
            for entry, game in zip(found["games"], arguments.games or games.ids(), strict=True):
                two = moving(browser, server, game)
                entry["moving"] = asdict(two)
                tell(
                    f"{game:<18} {two.frames:>7} {two.apart:>6.1f} {two.slow:>5.0f} "
                    f"{two.frame:>12.1f} {two.layout:>7.1f} {two.waiting:>18.1f}"
                )
        finally:
            browser.close()
            server.stop()
    if arguments.json:
        print(json.dumps(found, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
