"""Never a button that does nothing: everything that can be clicked is clicked, on every page."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, Page

from lindwurm import games
from tests.server.harness import Client, Served, play
from tests.tiers import tiered
from tests.web.visiting import open_table, until_asked, visiting

KINDS = """(without) => {
  // One of each kind: the same element with the same classes does the same thing elsewhere.
  const found = [...document.querySelectorAll('button, a[href], [role=button], summary')]
    .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((one) => !one.disabled && !one.closest(`.unseen, .skip, ${without}`))
    .filter((one) => !one.matches(':is([data-tab], .tab)[aria-pressed=true]'));  // open already
  const kinds = new Map();
  found.forEach((one, i) => {
    const way = [one.tagName, one.getAttribute('class') ?? '', ...Object.keys(one.dataset),
      one.getAttribute('aria-pressed') ?? '', one.getAttribute('aria-disabled') ?? ''];
    const kind = way.join(' ').replace(/\\bs-\\w+/g, '');
    const name = one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 40);
    if (!kinds.has(kind)) kinds.set(kind, [i, name]);
  });
  window.clickable = found;
  return Object.fromEntries(kinds);
}"""
"""What can be clicked, one of each kind: where it is among all, and what it is called."""

CLICK = """async (index) => {
  const wanted = window.clickable[index];
  let seen = false;
  let asked = false;
  const note = () => (seen = true);
  const ask = () => (asked = true);
  const changes = new MutationObserver(note);
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  changes.observe(document, all);
  const BY_ITSELF = ['/api/company', '/api/me', '/api/me/turns/waiting'];  // a moment later
  // What asks the server, opens something or goes elsewhere has done something, too.
  const wrapped = (owner, name) => {
    const was = owner[name];
    owner[name] = function (...rest) {
      if (!BY_ITSELF.includes(rest[0])) ask();
      return was.apply(this, rest);
    };
  };
  wrapped(WebSocket.prototype, 'send');
  wrapped(window, 'fetch');
  wrapped(history, 'pushState');
  wrapped(history, 'replaceState');
  Element.prototype.requestFullscreen = async () => note();
  addEventListener('hashchange', ask);
  addEventListener('invalid', note, true);  // the browser says what is missing
  addEventListener('scroll', note, true);
  const leaves = wanted.matches('a[download], a[target], a[href^=http]');
  const here = wanted.matches('a') && wanted.href === location.href;
  if (leaves || here) return 'seen';
  wanted.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }));
  const wait = () => new Promise((next) => setTimeout(next, 50));
  for (let i = 0; i < 40 && !seen && !asked; i++) await wait();
  if (seen && !asked) await wait();  // what is seen at once may be followed by a question
  changes.disconnect();
  return asked ? 'asked' : seen ? 'seen' : '';
}"""
"""Click it, and return whether anything has come of it: seen on the page, or asked elsewhere."""


AROUND = ".frame > header, .frame > footer"
"""The same around every page: clicked at the first one, and where nobody is known yet."""
NOTHING = "#nothing"


def idle(page: Page, address: str, without: str = NOTHING) -> list[str]:
    """Return what does nothing when it is clicked."""
    found = []

    def there() -> dict[str, tuple[int, str]]:
        if "/table/" in address and page.locator("[data-board]").count():
            until_asked(page)
        kinds: dict[str, tuple[int, str]] = page.evaluate(KINDS, without)
        return kinds

    def come() -> dict[str, tuple[int, str]]:
        page.goto(address)
        page.wait_for_load_state("networkidle")
        return there()

    outcome = "asked"
    for kind in come():
        # The page as the click before has left it will do, unless that has asked for something
        # that may still come, has led away from here, or has taken this one away.
        stay = outcome == "seen" and page.url == address
        index, name = (there() if stay else {}).get(kind) or come().get(kind, (None, ""))
        if index is not None:
            outcome = page.evaluate(CLICK, index)
            if not outcome:
                found.append(f"{kind}: {name}")
    return found


@pytest.mark.slow
def test_a_dead_button_would_be_found(browser: Browser, house: Served) -> None:
    with visiting(browser, house, None, patient=True) as page:
        page.add_init_script("""addEventListener('DOMContentLoaded', () => {
          const dead = document.createElement('button');
          dead.className = 'dead';
          dead.textContent = 'Nothing comes of this';
          document.body.append(dead);
        });""")
        assert idle(page, house.address + "/nowhere") == ["BUTTON dead  : Nothing comes of this"]


@pytest.mark.slow
@pytest.mark.parametrize(
    "path", ["/", "/new/dragon_farkle", "/rules/dragonquest", "/learn/simurgh"]
)
def test_on_pages(browser: Browser, house: Served, path: str) -> None:
    client = Client(house, "Anna")
    with visiting(browser, house, None, client=client, patient=True) as page:
        assert idle(page, house.address + path, AROUND if path != "/" else NOTHING) == []
    client.close()


@pytest.mark.slow
@pytest.mark.parametrize("path", ["/account", "/settings", "/credits", "/nowhere", "/table/none"])
def test_on_small_pages(browser: Browser, house: Served, path: str) -> None:
    with visiting(browser, house, None, patient=True) as page:
        assert idle(page, house.address + path, AROUND if path != "/account" else NOTHING) == []


@pytest.mark.slow
def test_in_the_waiting_room_and_at_a_replay(browser: Browser, house: Served) -> None:
    client = Client(house, "Anna")
    waiting = client.table("me", "open", "bot")
    over = open_table(client, "dragon_farkle", "me", "novice", round_limit="10")
    play([client.sit(over)], random.Random(5))
    with visiting(browser, house, None, client=client, patient=True) as page:
        assert idle(page, f"{house.address}/table/{waiting}", AROUND) == []
        assert idle(page, f"{house.address}/replay/{over}", AROUND) == []
        assert idle(page, f"{house.address}/table/{over}", AROUND) == []
    client.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", tiered(games.ids(), "dragonquest"))
def test_at_a_table(browser: Browser, house: Served, game: str) -> None:
    client = Client(house, "Anna")
    table = open_table(client, game, "me", "novice")
    with visiting(browser, house, None, client=client, patient=True) as page:
        assert idle(page, f"{house.address}/table/{table}") == []
    client.close()
