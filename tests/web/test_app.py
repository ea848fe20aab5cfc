"""Lindwurm as an app: it starts without its server, with what was seen, and says what needs it."""

from __future__ import annotations

import base64
import hashlib
import json
import random
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from cryptography.x509 import load_pem_x509_certificate
from playwright.sync_api import Browser, Page, expect

from tests.server.harness import Client, Served, play, until_over
from tests.server.proxy import Proxy, certificate
from tests.server.test_accounts import GOOD, account, name_of, signed_in
from tests.web.conftest import LEAN, found_browser
from tests.web.visiting import PHONE, findings, until, visiting

pytestmark = pytest.mark.slow
GAME = "dragon_farkle"
READY = """() => navigator.serviceWorker.ready.then(async () => {
  const kept = await (await caches.open('lindwurm-client')).keys();
  return kept.length > 3 && navigator.serviceWorker.controller !== null;
})"""


def played(client: Client) -> str:
    """Return the table of a game that is over."""
    table = client.table("me", "random")
    client.post(f"/api/tables/{table}/start")
    sitting = client.sit(table)
    play([sitting], random.Random(1))
    until_over([sitting])
    return table


def seen(page: Page, address: str, path: str, there: str) -> None:
    page.goto(address + path)
    page.locator(there).first.wait_for()
    page.wait_for_load_state("networkidle")


NAME = "table.lindwurm.test"


class Front(NamedTuple):
    """A house at a name of its own, over TLS, with what it takes to come there."""

    address: str
    browser: Browser
    proxy: Proxy
    server: Served


@pytest.fixture
def front(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Front]:
    """Return a server as deploy/ sets one up, behind a proxy whose certificate the browser trusts.

    Not under the name localhost, which browsers trust whatever it is reached by.
    """
    if shutil.which("openssl") is None:
        pytest.skip("there is no openssl here to make a certificate with")
    file = certificate(tmp_path, NAME)
    monkeypatch.setenv("SSL_CERT_FILE", str(file))
    proxy = Proxy(file)
    address = f"https://{NAME}:{proxy.port}"
    server = Served(
        tmp_path / "web.db",
        LINDWURM_ORIGINS=f"{address},{proxy.address}",
        LINDWURM_PROXIES="127.0.0.1",
        LINDWURM_SECURE_COOKIES="on",
    )
    proxy.servers.append(int(server.address.rpartition(":")[2]))
    public = load_pem_x509_certificate(file.read_bytes()).public_key()
    known = public.public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)
    trusted = base64.b64encode(hashlib.sha256(known).digest()).decode()
    launched = browser.browser_type.launch(
        executable_path=found_browser(),
        args=[
            *(*LEAN, f"--host-resolver-rules=MAP {NAME} 127.0.0.1"),
            f"--ignore-certificate-errors-spki-list={trusted}",
        ],
    )
    yield Front(address, launched, proxy, server)
    launched.close()
    server.stop()
    proxy.close()


def test_over_tls_it_is_installed_and_starts_without_its_server(front: Front) -> None:
    """Where a proxy says that there is no server behind it, and where nothing answers at all."""
    address, server = front.address, front.server
    anna = Client(front.proxy, "Anna")  # type: ignore[arg-type]
    table = played(anna)
    known = [
        (f"/rules/{GAME}", "#page-setup"),
        (f"/puzzle/{GAME}", "[data-task]"),
        (f"/replay/{table}", "[data-board] > *"),
        ("/chronicle", f"[data-finished='{table}']"),
    ]
    with visiting(
        front.browser,
        front,
        "/",
        client=anna,
        size=PHONE,
        app=True,
        patient=True,  # type: ignore[arg-type]
    ) as page:
        page.locator("[data-play]").first.wait_for()
        assert page.evaluate("[isSecureContext, location.protocol]") == [True, "https:"]
        until(page, READY)
        asked = page.context.new_cdp_session(page)
        assert asked.send("Page.getAppManifest")["errors"] == []
        assert asked.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
        for path, there in known:
            seen(page, address, path, there)
        anna.close()
        server.kill()
        assert page.evaluate("fetch('/api/me').then((answer) => answer.status)") == 502
        seen(page, address, "/", "[data-play]")
        for path, there in known:
            seen(page, address, path, there)
            if path.startswith("/rules"):
                expect(page.locator("[data-offline]")).to_be_visible()
                assert findings(page) == []
        # What was never seen here says what it needs; and so does whoever wants to sit down.
        page.goto(f"{address}/table/never-seen")
        expect(page.locator("h1")).to_have_text("Not without the server")
        page.goto(address)
        page.locator("[data-play]").first.click()
        expect(page.get_by_role("alert").first).to_contain_text("cannot be reached")
        server.start(port=front.proxy.servers[0])
        page.goto(f"{address}/rules/{GAME}")
        page.locator("#page-setup").wait_for()
        expect(page.locator("[data-offline]")).to_have_count(0)
        front.proxy.close()
        seen(page, address, f"/replay/{table}", "[data-board] > *")
        seen(page, address, "/", "[data-offline]")


FETCHED = """() => performance.getEntriesByType('resource')
  .map((one) => new URL(one.name).pathname).filter((name) => /assets.*[.](js|css)$/.test(name))"""
ALL_KEPT = """(names) => caches.open('lindwurm-client').then((cache) => cache.keys()).then((all) =>
  names.every((name) => all.some((one) => new URL(one.url).pathname === name)))"""


def test_files_do_not_wait_for_the_worker_and_are_kept_all_the_same(
    browser: Browser, tmp_path: Path
) -> None:
    """While there is a server the browser takes files out of what it keeps itself."""
    server = Served(tmp_path / "app.db")
    anna = Client(server, "Anna")
    table = played(anna)
    there = "[data-board] > *"
    with visiting(browser, server, "/", client=anna, app=True, patient=True) as page:
        until(page, READY)
        seen(page, server.address, f"/replay/{table}", there)
        page.reload()
        page.locator(there).first.wait_for()
        page.wait_for_load_state("networkidle")  # words, too, and what comes later
        assert page.evaluate("navigator.serviceWorker.controller !== null")
        names = page.evaluate(FETCHED)
        assert len(names) > 5
        until(page, ALL_KEPT, names)
        page.context.new_cdp_session(page).send("Network.clearBrowserCache")
        server.kill()
        seen(page, server.address, f"/replay/{table}", there)  # out of what the worker keeps


def test_who_signs_out_leaves_nothing_behind(browser: Browser, house: Served) -> None:
    anna = Client(house, "Anna")
    table = played(anna)
    with visiting(browser, house, "/", client=anna, app=True) as page:
        until(page, READY)
        seen(page, house.address, f"/replay/{table}", "[data-board] > *")
        kept = "async () => (await caches.has('lindwurm-seen'))"
        until(page, kept)
        page.goto(f"{house.address}/account")
        page.get_by_role("button", name="Sign out").click()
        until(page, "async () => !(await caches.has('lindwurm-seen'))")


KEPT = """(path) => caches.open('lindwurm-seen').then((cache) => cache.keys()).then((all) =>
  all.some((one) => new URL(one.url).pathname === path))"""
"""Whether something was kept of a path."""


def test_nothing_is_kept_for_whoever_comes_next(browser: Browser, house: Served) -> None:
    """What is gone is not shown any more; nor anything after a session was ended elsewhere."""
    anna = account(house, "Anna")
    elsewhere = signed_in(house, name_of(anna))
    table = played(anna)
    path = f"/api/tables/{table}"
    with visiting(browser, house, "/", client=anna, app=True, patient=True) as page:
        until(page, READY)
        seen(page, house.address, f"/replay/{table}", "[data-board] > *")
        until(page, KEPT, path)
        anna.post(f"{path}/close")  # she played alone: it is deleted
        assert page.evaluate("(path) => fetch(path).then((answer) => answer.status)", path) == 404
        until(page, f"(path) => ({KEPT})(path).then((there) => !there)", path)
        seen(page, house.address, f"/rules/{GAME}", "#page-setup")
        until(page, "async () => caches.has('lindwurm-seen')")
        elsewhere.request("DELETE", "/api/me/sessions")  # all but the one that asks
        page.goto(f"{house.address}/account")
        until(page, "async () => !(await caches.has('lindwurm-seen'))")
    for client in (anna, elsewhere):
        client.close()


def test_who_signs_in_as_somebody_else_sees_nothing_of_theirs(
    browser: Browser, house: Served
) -> None:
    anna, ben = Client(house, "Anna"), account(house, "Ben")
    table = played(anna)
    with visiting(browser, house, "/", client=anna, app=True) as page:
        until(page, READY)
        seen(page, house.address, f"/replay/{table}", "[data-board] > *")
        until(page, KEPT, f"/api/tables/{table}")
        page.goto(f"{house.address}/account")
        form = page.locator("form", has=page.locator("[autocomplete=current-password]"))
        form.locator("[autocomplete=username]").fill(name_of(ben))
        form.locator("[autocomplete=current-password]").fill(GOOD)
        form.locator("button").first.click()
        until(page, "async () => !(await caches.has('lindwurm-seen'))")
    for client in (anna, ben):
        client.close()


def test_it_can_be_installed(browser: Browser, house: Served) -> None:
    """What browsers ask of a page that is installed: a description, icons, a worker."""
    manifest = json.loads(house.get("/lindwurm.webmanifest").text)
    assert (manifest["display"], manifest["start_url"]) == ("standalone", "/")
    for icon in manifest["icons"]:
        answer = house.get(icon["src"])
        assert answer.headers["content-type"].startswith(icon["type"])
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    assert house.get("/worker.js").headers["cache-control"] == "no-cache"
    with visiting(browser, house, "/settings", app=True) as page:
        page.locator("[data-app=by-hand], [data-app=offered]").wait_for()
        asked = page.context.new_cdp_session(page)
        found = asked.send("Page.getAppManifest")
        assert found["errors"] == []
        assert found["url"].endswith("/lindwurm.webmanifest")


def test_the_operator_may_want_no_app(browser: Browser, tmp_path: Path) -> None:
    """What was kept before is taken away."""
    server = Served(tmp_path / "app.db")
    address = server.address
    with visiting(browser, server, "/", app=True, patient=True) as page:
        until(page, READY)
        server.kill()
        server.environment["LINDWURM_APP"] = "off"
        server.start(port=int(address.rpartition(":")[2]))
        page.goto(f"{address}/credits")
        gone = """async () => (await navigator.serviceWorker.getRegistrations()).length === 0
          && (await caches.keys()).length === 0"""
        until(page, gone)
    server.stop()
