"""Somebody with a browser: opens pages as a person, in a language, a light and a size."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from lindwurm import games
from tests.server.harness import Client, Served

PATIENCE = 20_000
"""Milliseconds that a page may take for anything: the machine may be busy with other tests."""
expect.set_options(timeout=PATIENCE)

PHONE, TABLET, DESK, WALL = (390, 844), (820, 1180), (1440, 900), (2560, 1440)
ZOOMED = (720, 450)
"""A desk at 200 %."""
HASTY = """setInterval(() => {
  document.body?.dispatchEvent(new KeyboardEvent('keydown', { key: '.', bubbles: true }));
}, 30);"""
"""Presses the key for one's own turn all the time."""
AXE = Path("web/node_modules/axe-core/axe.min.js")


def haste() -> str:
    """Return the script of somebody who knows every game, and waits for nothing."""
    played = {game: {"one": False, "two": False} for game in games.ids()}
    return HASTY + f"localStorage['lindwurm-goals'] ??= {json.dumps(json.dumps(played))};"


@contextmanager
def visiting(
    browser: Browser,
    server: Served,
    path: str | None = "/",
    *,
    client: Client | None = None,
    size: tuple[int, int] = DESK,
    language: str = "en",
    theme: str = "day",
    motion: str = "less",
    patient: bool = False,
    hasty: bool = True,
    clock: bool = False,
    app: bool = False,
) -> Iterator[Page]:
    """Open a page as `client` (or as nobody yet), and fail if it has thrown anything.

    `patient` lets it complain about a server that has gone. Who is `hasty` knows the game and does
    not wait for others' turns to be shown. With a `clock` the test may stop the page's time. Only
    as an `app` the browser keeps what it has seen, and asks behind the back of `page.route`.
    """
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        service_workers="allow" if app else "block",
    )
    chosen = {"language": language, "theme": theme, "motion": motion, "sound": False}
    script = f"localStorage.lindwurm ??= {json.dumps(json.dumps(chosen))};"
    if client is not None:
        cookies = [
            {"name": name, "value": value, "url": server.address}
            for name, value in client.http.cookies.items()
        ]
        context.add_cookies(cookies)  # type: ignore[arg-type]
        script += "localStorage['lindwurm-known'] = 'yes';"
    if hasty:
        script += haste()
    context.add_init_script(script)
    page = context.new_page()
    if clock:
        page.clock.install()
    page.set_default_timeout(PATIENCE)
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda said: problems.append(said.text) if said.type == "error" else None)
    if path is not None:
        page.goto(server.address + path)
    yield page
    context.close()
    if not patient:
        assert not problems, problems


def findings(page: Page, without: str = "#nothing") -> list[str]:
    """Return what axe-core finds serious or worse on the page as it is."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(
        """async without => {
          // A rule book is long; the first pages of it are like the rest.
          const exclude = [['.pages > article:nth-child(n+6)'], [without]];
          return (await axe.run({exclude}, {resultTypes: ['violations']})).violations;
        }""",
        without,
    )
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:200]}: {one['nodes'][0]['failureSummary'][:300]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def open_table(client: Client, game: str, *seats: str, **options: str) -> str:
    """Open a table and begin; seats are `me` (with a name: `me Anna`) or a bot's level."""
    kinds: list[dict[str, Any]] = []
    for seat in seats:
        kind, _, name = seat.partition(" ")
        if kind == "me":
            kinds.append({"kind": "me", **({"name": name} if name else {})})
        else:
            kinds.append({"kind": "bot", "level": kind})
    body = {"game": game, "seats": kinds, "options": options}
    table = str(client.post("/api/tables", body, 201)["table"]["id"])
    client.post(f"/api/tables/{table}/start")
    return table


def until(page: Page, script: str, arg: object = None) -> None:
    """Wait until the promise that a script gives comes true: `wait_for_function` awaits none."""
    waited = 0
    while not page.evaluate(script, arg):
        waited += 50
        assert waited < PATIENCE, script
        page.wait_for_timeout(50)


def until_asked(page: Page) -> bool:
    """Wait until there is something to choose (True) or the game is over (False)."""
    page.wait_for_function(
        """() => {
          document.body.dispatchEvent(new KeyboardEvent('keydown', {key: '.', bubbles: true}));
          return document.querySelector('[data-over]')
              || document.querySelector('.count.calm')
              || document.querySelector('.curtain');
        }"""
    )
    return page.locator("[data-over]").count() == 0


def choices(page: Page) -> list[str]:
    """Return what can be chosen, from the list that is always reachable."""
    if page.locator("[data-tab=choices][aria-pressed=true]").count() == 0:
        page.locator("[data-tab=choices]").click()
    page.locator("[data-choice]").first.wait_for()
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('[data-choice]')].map(one => one.dataset.choice)"
    )
    return found


def choose(page: Page, wanted: str) -> None:
    """Pick a choice by its number key, and wait until the table has taken it."""
    before = page.locator("[data-position]").get_attribute("data-position")
    number = choices(page).index(wanted) + 1
    if number <= 9:
        page.keyboard.press(str(number))
    else:
        page.locator(f"[data-choice='{wanted}']").click()
    page.wait_for_function(
        """before => document.querySelector('[data-over], .curtain')
             || document.querySelector('[data-position]').dataset.position !== before""",
        arg=before,
    )
