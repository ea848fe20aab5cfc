"""It is your turn, in browsers: asked for, rung, touched, played on, counted in the title."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect, sync_playwright

from lindwurm import games
from tests.server.harness import Client, Served
from tests.server.reached import Mailbox, PushService, Subscription, until
from tests.server.test_accounts import account
from tests.web.conftest import LEAN, found_browser
from tests.web.playing import RESTLESS
from tests.web.prepared import late, prepared
from tests.web.visiting import DESK, PHONE, findings, visiting

pytestmark = pytest.mark.slow

WHOLE = shutil.which("chromium") or shutil.which("google-chrome")
"""A browser with all its parts: messages are delivered by its developer protocol. One that never
had a screen shows nothing outside of pages: there its worker is called, and what it shows noted."""
OVER_DAYS = {"clock": {"kind": "days", "days": 2}}

SUBSCRIBES = """described => {
  const bytes = text => Uint8Array.from(
    atob(text.replaceAll('-', '+').replaceAll('_', '/')), one => one.charCodeAt(0)).buffer;
  let options = null;
  const made = () => ({
    endpoint: described.endpoint, options,
    getKey: name => bytes(described[name]),
    unsubscribe: async () => { options = null; localStorage.unsubscribed = 'yes'; return true; },
  });
  PushManager.prototype.subscribe = async given => { options = given; return made(); };
  PushManager.prototype.getSubscription = async () => options ? made() : null;
  Notification.requestPermission = async () => 'granted';
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
}"""
"""Stands for a push service of a browser's maker, which no test can reach."""

WRITTEN_DOWN = """async message => {
  let notes = [];
  self.navigator.setAppBadge = async () => {};
  self.registration.showNotification = async (title, more) => { notes = [{ title, ...more }]; };
  await called(message);
  return notes;
}"""

SHOWN = """async () => (await self.registration.getNotifications()).map(
  ({ title, body, tag, lang, data, actions }) => ({ title, body, tag, lang, data, actions }))"""

TOUCHED = """async ([note, action]) => {
  let went = null;
  let led = null;
  self.clients.openWindow = async url => { went = url; };
  const [real] = await self.registration.getNotifications();
  let closed = false;
  const notification = { ...note, close: () => { closed = true; real?.close(); } };
  const touch = new ExtendableEvent('notificationclick');
  Object.assign(touch, { notification, action });
  touch.waitUntil = work => { led = work; };
  self.dispatchEvent(touch);
  await led.catch(() => {});
  return [went, closed];
}"""
"""Touches what is shown; says which address was opened anew, if one was, and whether it closed."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if not files("lindwurm").joinpath("web", "index.html").is_file():
        pytest.skip("the web client is not built (make web)")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=WHOLE or found_browser(), args=LEAN)
        yield launched
        launched.close()


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    made = PushService()
    yield made
    made.close()


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    made = Mailbox()
    yield made
    made.close()


@pytest.fixture(scope="module")
def house(
    tmp_path_factory: pytest.TempPathFactory, service: PushService, mailbox: Mailbox
) -> Iterator[Served]:
    """A server that tells everybody at once, and writes letters."""
    served = Served(
        tmp_path_factory.mktemp("web") / "turns.db",
        LINDWURM_CALL_SECONDS="0",
        LINDWURM_PUSH_HOSTS=service.host,
        LINDWURM_SMTP_URL=mailbox.url,
        LINDWURM_MAIL_FROM="Lindwurm <lindwurm@table.example>",
        LINDWURM_ORIGINS="https://table.example",
    )
    yield served
    served.stop()


def able(context: BrowserContext, browser: Subscription) -> None:
    """Let a browser subscribe."""
    context.grant_permissions(["notifications"])
    context.add_init_script(f"({SUBSCRIBES})({json.dumps(browser.described)});")


def told_here(page: Page, address: str, browser: Subscription) -> None:
    """Ask in the settings to be told in this browser."""
    able(page.context, browser)
    page.goto(f"{address}/settings")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    page.locator("[data-push=off] button").click()
    page.locator("[data-push=on]").wait_for()


def asked(page: Page, script: str, given: Any = None) -> Any:
    """Ask the worker of a browser, which may just be stopped, or started again."""

    def attempt() -> list[Any]:
        page.wait_for_timeout(20)
        try:
            return [one.evaluate(script, given) for one in page.context.service_workers[-1:]]
        except Error:
            return []

    return until(attempt)[0]


def deliver(page: Page, address: str, message: dict[str, Any], shows: bool = True) -> Any:
    """Bring a message to the worker of a browser; returns what it shows."""
    if not WHOLE:
        return asked(page, WRITTEN_DOWN, message)
    found: list[dict[str, Any]] = []
    protocol = page.context.new_cdp_session(page)
    protocol.on(
        "ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"])
    )
    protocol.send("ServiceWorker.enable")
    while not (mine := [one for one in found if one["scopeURL"] == f"{address}/"]):
        page.wait_for_timeout(20)
    which = {"origin": address, "registrationId": mine[-1]["registrationId"]}
    protocol.send("ServiceWorker.deliverPushMessage", {**which, "data": json.dumps(message)})
    if not shows:
        page.wait_for_timeout(300)
        return asked(page, SHOWN)
    return until(lambda: asked(page, SHOWN))


def test_a_game_over_days_from_message_to_message(
    browser: Browser, house: Served, service: PushService
) -> None:
    """Both browsers are closed between turns; each is woken, touched, and played on to the end."""
    anna, ben = Client(house, "Anna"), Client(house, "Ben", "de")
    position = late(games.load("dragon_farkle"), 2, 40, round_limit="10")
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = prepared(anna, position, seats, [ben], round_limit="10")
    with closing(sqlite3.connect(house.database, timeout=20)) as database, database:
        days = "UPDATE tables SET clock = 'days', seconds = 172800 WHERE id = ?"
        database.execute(days, (table,))
    people = {client: service.browser("days") for client in (anna, ben)}
    with ExitStack() as stack:
        pages: dict[Client, Page] = {}
        for client, ring in people.items():
            language = "en" if client is anna else "de"
            visit = visiting(
                *(browser, house, None),
                client=client,
                app=True,
                language=language,
                patient=True,  # what is told to every page cannot be told to an empty one
            )
            pages[client] = stack.enter_context(visit)
            told_here(pages[client], house.address, ring)
        woken = 0
        heard, early = dict.fromkeys(people, 0), 0  # messages that were read; before the first came
        path = f"/table/{table}"
        while (state := anna.get(f"/api/tables/{table}"))["table"]["status"] == "playing":
            client = anna if state["turn"] else ben
            page = pages[client]
            if woken == 0:  # nobody has moved: somebody comes by themselves
                page.goto(house.address + path)
            else:
                until(lambda c=client: len(service.read(people[c])) > heard[c])
                message = service.read(people[client])[-1]
                assert (message["url"], message["count"]) == (path, 1)
                page.goto("about:blank" if WHOLE else f"{house.address}/credits")
                (note,) = deliver(page, house.address, message)
                title = "Dragon Farkle: it is your turn" if client is anna else "Du bist am Zug"
                assert title in note["title"]
                assert note["body"] == ("with Ben" if client is anna else "mit Anna")
                assert note["tag"] == "turn"
                went, closed = asked(page, TOUCHED, [note, ""])
                assert closed
                if went is not None:
                    page.goto(house.address + went)
                page.wait_for_url(house.address + path)
            woken += 1
            arrived = len(service.arrived)
            page.locator("[data-board] > *").first.wait_for()
            page.evaluate(RESTLESS, [woken, ["recruit", "take", "stop"]])
            until(lambda c=client, p=page: p.wait_for_timeout(20) or not mine(c, table))
            if woken > 1:  # who comes by themselves may have been called on the way
                assert not [a for a in service.arrived[arrived:] if is_to(a, people[client])]
            heard[client] = len(service.read(people[client]))
            early = early if woken > 1 else heard[client]
            page.goto("about:blank")
        assert woken > 2, "nobody was woken"
        each = [len(service.read(ring)) for ring in people.values()]
        assert early <= 1
        assert sum(each) - early == woken - 1, "once for each turn, and no more"
    for client in people:
        client.close()


def mine(client: Client, table: str) -> bool:
    """Whether a running table waits for somebody."""
    found = client.get(f"/api/tables/{table}")
    return bool(found["turn"]) and found["table"]["status"] == "playing"


def is_to(arrived: Any, browser: Subscription) -> bool:
    return browser.endpoint.endswith(str(arrived.path))


def test_many_games_in_one_message_and_none_before_ones_eyes(
    browser: Browser, house: Served
) -> None:
    anna = Client(house, "Anna")
    table = anna.table("me", "random", rules=OVER_DAYS)
    anna.post(f"/api/tables/{table}/start")
    tables = [{"title": f"Game {n}", "url": f"/table/{n}"} for n in range(3)]
    message = {"title": "3 games", "body": "…", "count": 3, "language": "en", "tables": tables}
    with visiting(browser, house, "/credits", client=anna, app=True, patient=True) as page:
        page.context.grant_permissions(["notifications"])
        page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
        (note,) = deliver(page, house.address, {**message, "url": "/table/0"})
        assert [one["title"] for one in note["actions"]] == ["Game 0", "Game 1"]
        asked(page, TOUCHED, [note, "1"])
        page.wait_for_url(f"{house.address}/table/1")
        # Who has the table open is led there, and told nothing while it is seen.
        page.goto(f"{house.address}/table/{table}")
        page.locator("[data-board] > *").first.wait_for()
        one = {**message, "url": f"/table/{table}", "count": 1, "tables": []}
        assert deliver(page, house.address, one, shows=False) == []
    anna.close()


@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("de", PHONE)])
def test_the_settings(
    browser: Browser,
    house: Served,
    service: PushService,
    mailbox: Mailbox,
    language: str,
    size: tuple[int, int],
) -> None:
    dora = account(house, "Dora")
    dora.request("PUT", "/api/me", {"language": language})
    address = f"dora-{language}@mail.example"
    visit = visiting(browser, house, None, client=dora, app=True, language=language, size=size)
    with visit as page:
        told_here(page, house.address, service.browser(language))
        assert findings(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert len(dora.get("/api/me/turns")["browsers"]) == 1
        page.locator("[data-push=on] button").click()
        page.locator("[data-push=off]").wait_for()
        page.wait_for_function("() => localStorage.unsubscribed === 'yes'")
        assert dora.get("/api/me/turns")["browsers"] == []
        page.locator("[data-mail=off] input").fill(address)
        page.locator("[data-mail=off] button").click()
        page.locator("[data-mail=asked]").wait_for()
        (letter,) = [one for one in mailbox.letters if one.to == [address]]
        assert letter.message["subject"].startswith("Lindwurm: ")
        links = [word for word in letter.text.split() if "/mail/" in word]
        for link, state in zip(links, ("[data-mail=on]", "[data-mail=off]"), strict=True):
            page.goto(link.replace("https://table.example", house.address))
            page.locator("[data-mail-link=asked] button").click()
            page.locator("[data-mail-link=done]").wait_for()
            assert findings(page) == []
            page.goto(f"{house.address}/settings")
            page.locator(state).wait_for()
    dora.close()


def test_who_signs_out_is_not_called_here_any_more(
    browser: Browser, house: Served, service: PushService
) -> None:
    anna = Client(house, "Anna")
    with visiting(browser, house, None, client=anna, app=True) as page:
        told_here(page, house.address, service.browser("out"))
        page.goto(f"{house.address}/account")
        page.wait_for_timeout(3500)  # it has told the server again where it is: one browser still
        assert len(anna.get("/api/me/turns")["browsers"]) == 1
        page.get_by_role("button", name="Sign out").click()
        page.wait_for_function("() => localStorage.unsubscribed === 'yes'")
        assert page.evaluate("localStorage['lindwurm-rings']") is None
    anna.close()


@pytest.mark.parametrize(
    ("script", "state"),
    [
        ("Object.defineProperty(window, 'isSecureContext', { value: false })", "insecure"),
        ("delete window.PushManager", "unable"),
        ("Object.defineProperty(Notification, 'permission', { value: 'denied' })", "denied"),
    ],
)
def test_what_is_in_the_way_is_said(
    browser: Browser, house: Served, script: str, state: str
) -> None:
    with visiting(browser, house, None) as page:
        page.context.add_init_script(script)
        page.goto(f"{house.address}/settings")
        page.locator(f"[data-push={state}]").wait_for()
        assert page.locator("[data-turns] button").count() == 0
        if state == "insecure":
            expect(page.locator("[data-turns]")).to_contain_text("HTTPS")
        assert findings(page) == []


def test_title_and_icon_count_what_waits(browser: Browser, house: Served) -> None:
    anna, ben = Client(house, "Anna"), Client(house, "Ben")
    tables = []
    for _ in range(2):
        tables.append(anna.table("me", "open", rules=OVER_DAYS, first_player="1"))
        ben.post(f"/api/tables/{tables[-1]}/join", {})
        anna.post(f"/api/tables/{tables[-1]}/start")
    icon = "() => document.querySelector('link[rel=icon]').href"
    with visiting(browser, house, "/", client=anna) as page:
        expect(page).to_have_title("(2) Lindwurm")
        page.wait_for_function(f"() => ({icon})().startsWith('data:image/svg+xml,')")
        assert "%3E2%3C%2Ftext%3E" in page.evaluate(icon)
        # At one of the tables the other one is counted; that it is one's turn here is said itself.
        page.goto(f"{house.address}/table/{tables[0]}")
        expect(page).to_have_title("(1) ● Dragon Farkle · Lindwurm")
        page.goto(f"{house.address}/settings")
        expect(page).to_have_title("(2) Settings · Lindwurm")
        for table in tables:
            anna.post(f"/api/tables/{table}/put-away", {})
        page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
        expect(page).to_have_title("Settings · Lindwurm")
        assert page.evaluate(icon).endswith("/mark.svg")
    for client in (anna, ben):
        client.close()
