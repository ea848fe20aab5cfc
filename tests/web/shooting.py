"""Screenshots as functions: each brings a page to a moment worth showing.

    @shot("farkle-hot-dice", size=PHONE, theme="night")
    def hot_dice(page: Page, server: Served) -> None: ...

Modules called `shots_<anything>.py` beside this one are found by `python -m tests.web.screenshots`.
"""

from __future__ import annotations

import base64
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

from lindwurm.kernel.match import Match
from tests.server.harness import Client, Served
from tests.web.prepared import hotseat, prepared
from tests.web.visiting import DESK, PHONE

Moment = Callable[[Page, Served], None]


@dataclass(frozen=True)
class Shot:
    """A picture to take: what is done before, and how it is looked at."""

    name: str
    moment: Moment
    size: tuple[int, int]
    theme: str
    language: str


SHOTS: list[Shot] = []


def shot(
    name: str, size: tuple[int, int] = DESK, theme: str = "day", language: str = "en"
) -> Callable[[Moment], Moment]:
    """Note that this function leads to a moment worth a picture."""

    def note(moment: Moment) -> Moment:
        SHOTS.append(Shot(name, moment, size, theme, language))
        return moment

    return note


def shots(name: str) -> Callable[[Moment], Moment]:
    """Note the same for desk and phone in both languages: by day in English, by night in German."""

    def note(moment: Moment) -> Moment:
        for suffix, size in (("", DESK), ("-phone", PHONE)):
            shot(f"{name}{suffix}", size)(moment)
            shot(f"{name}{suffix}-de", size, theme="night", language="de")(moment)
        return moment

    return note


def sit_down(page: Page, client: Client) -> None:
    """Let the browser be this person."""
    for name, value in client.http.cookies.items():
        page.context.add_cookies([{"name": name, "value": value, "url": client.server.address}])
    page.context.add_init_script("localStorage['lindwurm-known'] = 'yes';")


def at_position(
    page: Page,
    server: Served,
    position: Match,
    wanted: str = "[data-board] .lit",
    *,
    alone: bool = False,
    **options: str,
) -> None:
    """Sit down at a position, for everybody or alone with bots, and wait until this is there."""
    client = Client(server, "Anna")
    seats = hotseat("Anna", "Ben", "Cleo", "Dora")[: position.seats]
    if alone:
        seats[1:] = [{"kind": "bot", "level": "adept"} for _ in seats[1:]]
    table = prepared(client, position, seats, **options)
    sit_down(page, client)
    page.goto(f"{server.address}/table/{table}")
    page.locator(wanted).first.wait_for()
    client.close()


def stand_still(page: Page, wanted: str) -> None:
    """Let time stand still as soon as this is shown: events stay for a moment only."""
    page.evaluate(
        """wanted => {
          const wait = window.setTimeout;
          const waiting = [];
          let still = false;
          window.setTimeout = (then, time, ...rest) => {
            if (!still) waiting.push(wait(then, time, ...rest));
            return waiting.at(-1);
          };
          new MutationObserver(() => {
            still ||= document.querySelector(wanted) !== null;
            if (still) waiting.forEach(clearTimeout);
          }).observe(document.body, { childList: true, subtree: true, attributes: true });
        }""",
        wanted,
    )


def still(page: Page, wanted: str) -> None:
    """Wait for what time stands still for, and until its own movement is over."""
    page.locator(wanted).first.wait_for()
    page.wait_for_function(
        """wanted => {
          const moving = document.querySelector(wanted).getAnimations({ subtree: true });
          const endless = (one) => one.effect.getComputedTiming().endTime === Infinity;
          return moving.every((one) => one.playState === 'finished' || endless(one));
        }""",
        arg=wanted,
    )


def take(page: Page, path: Path, most: int) -> int:
    """Write what the page shows as WebP of at most so many bytes; returns how many it has."""
    page.evaluate("() => document.fonts.ready")
    devtools = page.context.new_cdp_session(page)
    for quality in (82, 70, 55, 40, 25, 18):
        found = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
        data = base64.b64decode(found["data"])
        if len(data) <= most:
            break
    path.write_bytes(data)
    return len(data)
