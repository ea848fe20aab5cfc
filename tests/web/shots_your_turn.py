"""Pictures of being told of one's turn: the settings, and where a letter leads."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from playwright.sync_api import Page

from tests.server.harness import Served
from tests.server.test_accounts import account
from tests.web.shooting import shots, sit_down
from tests.web.visiting import PHONE

PERMITTED = """Object.defineProperty(Notification, 'permission', { get: () => 'granted' });"""


def ways(address: str | None) -> dict[str, object]:
    """Return what a server says that sends mail, too, to somebody with two browsers."""
    days = (datetime.now(UTC) - timedelta(days=3)).isoformat()
    return {
        "push": True,
        "key": "B" * 87,
        "browsers": [
            {"id": "a", "agent": "Chrome, Linux", "created": days, "here": True},
            {"id": "b", "agent": "Firefox, Android", "created": days, "here": False},
        ],
        "mail": True,
        "address": address,
        "confirmed": address is not None,
    }


@shots("your-turn")
def settings(page: Page, server: Served) -> None:
    """Messages come here and elsewhere; mail is asked for, on a phone, or comes already."""
    anna = account(server, "Anna")
    sit_down(page, anna)
    page.context.add_init_script(PERMITTED)
    phone = (page.viewport_size or {"width": 0})["width"] == PHONE[0]
    told = ways(None if phone else "anna@mail.example")
    page.route("**/api/me/turns", lambda route: route.fulfill(json=told))
    page.goto(f"{server.address}/settings")
    page.locator("[data-push=on]").wait_for()
    page.locator("[data-turns]").evaluate("one => one.scrollIntoView()")
    anna.close()


@shots("your-turn-http")
def without_https(page: Page, server: Served) -> None:
    """A home without HTTPS is told what that is needed for, and the way."""
    page.context.add_init_script(
        "Object.defineProperty(window, 'isSecureContext', { value: false })"
    )
    page.goto(f"{server.address}/settings")
    page.locator("[data-push=insecure]").wait_for()
    page.locator("[data-turns]").evaluate("one => one.scrollIntoView()")


@shots("mail-stop")
def stop(page: Page, server: Served) -> None:
    """Where the link in a letter leads."""
    page.goto(f"{server.address}/mail/stop#token")
    page.locator("[data-mail-link=asked]").wait_for()
