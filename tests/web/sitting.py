"""One page that goes from table to table, and what has been done there."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page

from tests.server.harness import Client
from tests.web.visiting import DESK, haste


def visit(
    browser: Browser,
    client: Client,
    size: tuple[int, int] = DESK,
    language: str = "en",
    theme: str = "day",
    motion: str = "less",
    *,
    hasty: bool = True,
) -> Page:
    """Return a page of this person's; errors of the page fail the test.

    Who is `hasty` knows the game, and does not wait for others' turns to be shown.
    """
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale=language, service_workers="block"
    )
    address = client.server.address
    context.add_cookies(
        [{"name": k, "value": v, "url": address} for k, v in client.http.cookies.items()]
    )
    chosen = {"language": language, "theme": theme, "motion": motion, "sound": False}
    context.add_init_script(f"localStorage.setItem('lindwurm', {json.dumps(json.dumps(chosen))})")
    if hasty:
        context.add_init_script(haste())
    page = context.new_page()
    page.set_default_timeout(20_000)

    def complain(error: Any) -> None:
        raise AssertionError(str(error))

    page.on("pageerror", complain)
    return page


def lettered(page: Page, client: Client) -> None:
    """Have the page's own letters there before anything is measured.

    Where they come late, on a crowded machine say, a board that must not move does without them.
    The page they are loaded on moves when they come, so the moment after that is noted there.
    """
    page.goto(f"{client.server.address}/credits")
    page.evaluate("""async () => {
      await Promise.all([...document.fonts].map((one) => one.load()));
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
      window.lettered = performance.now();
    }""")


def sit(page: Page, client: Client, table: str) -> None:
    """Go to a table; without loading the page again where it is open already."""
    if page.url.startswith(client.server.address):
        page.evaluate(
            """path => {
              document.querySelector('[data-board]')?.classList.add('old');
              history.pushState(null, '', path);
              dispatchEvent(new PopStateEvent('popstate'));
            }""",
            f"/table/{table}",
        )
    else:
        page.goto(f"{client.server.address}/table/{table}")
    page.locator("[data-board]:not(.old) > *, .curtain").first.wait_for()


def made(client: Client, table: str) -> list[str]:
    """Return what has been done at a table, with the seat: `1 claim N1`."""
    with sqlite3.connect(client.server.database, timeout=20) as database:
        query = "SELECT seat, action FROM moves WHERE table_id = ? ORDER BY number"
        rows = database.execute(query, (table,)).fetchall()
    database.close()
    return [f"{seat + 1} {action}" for seat, action in rows]


def until(true: Callable[[], bool], complaint: str, limit: float = 20) -> None:
    """Wait for something to become true."""
    end = time.monotonic() + limit
    while not true():
        assert time.monotonic() < end, complaint
        time.sleep(0.02)
