"""Simurgh on a phone: everything can be read, nothing moves, and marks stand where they belong."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Route, expect

from lindwurm.games.simurgh.data import PLAIN
from tests.games.simurgh.helpers import table
from tests.server.harness import Client, Served
from tests.web.prepared import hotseat, prepared
from tests.web.sitting import lettered, sit, visit
from tests.web.test_simurgh import NAMES, rich
from tests.web.visiting import DESK, PHONE, choose

HIDDEN = """() => [...document.querySelectorAll('.simurgh .space:not(.row)')].filter((space) => {
  const ends = space.getBoundingClientRect();
  const word = space.querySelector('.word')?.getBoundingClientRect();
  const covers = (one) => word && one.left < word.right && word.left < one.right
    && one.top < word.bottom - 1 && word.top < one.bottom - 1;
  return [...space.querySelectorAll('.does .amount')].map((one) => one.getBoundingClientRect())
    .some((one) => one.bottom > ends.bottom || one.right > ends.right || covers(one));
}).map((space) => space.querySelector('.name').textContent)"""
"""The spaces of the city whose price is cut off, or lies below a word."""


MARKED = """(places) => {
  const beat = (of, to) => ({
    seat: of, of, turn: 1, kind: 'x', shape: 'move', extra: 0, events: [0], sentence: '',
    from: null, to, way: [], changes: [],
  });
  __stage.beats = places.map((one, i) => beat(2 + i, [one]));
  __stage.log = [{}];
}"""
STAMPS = "() => [...document.querySelectorAll('[data-marks] .stamp')].length"


def test_on_a_phone_what_is_out_of_sight_is_marked_nowhere(browser: Browser, house: Served) -> None:
    """A plot that is a swipe away, and a plate, which is no part of the board (EYES-F4)."""
    client = Client(house, "Anna")
    page = visit(browser, client, PHONE)
    lettered(page, client)
    match = table(5)
    sit(page, client, prepared(client, match, hotseat(*NAMES)))
    page.locator(".simurgh .plot").first.wait_for()
    page.evaluate(MARKED, ["plot:1", "plot:6", "seat:4"])
    page.wait_for_function(f"() => ({STAMPS})() === 1")
    page.locator(".simurgh .plots").evaluate("box => box.scrollTo({left: 9999})")
    page.wait_for_function(  # now it is the sixth that can be seen
        """() => {
          const [stamp, ...more] = document.querySelectorAll('[data-marks] .stamp');
          const plot = document.querySelector('[data-place="plot:6"]').getBoundingClientRect();
          const {left, right} = stamp?.getBoundingClientRect() ?? {};
          return more.length === 0 && left > plot.left - 14 && right < plot.right + 14;
        }"""
    )
    page.context.close()
    client.close()


ROWS = ".simurgh .plot .line, .simurgh .mini .row"
UNREAD = """(rows) => [...document.querySelectorAll(rows)].filter((line) => {
  const ends = line.getBoundingClientRect();
  const boxes = [...line.querySelectorAll('.kind, .amount')]
    .map((one) => one.getBoundingClientRect());
  const size = parseFloat(getComputedStyle(line.querySelector('.amount')).fontSize);
  const out = (one) => one.top < ends.top - 1 || one.bottom > ends.bottom + 1
    || one.right > ends.right + 1;
  const over = (one, i) => i > 0 && one.left < boxes[i - 1].right - 1
    && one.top < boxes[i - 1].bottom - 1;
  return size < 6.5 || boxes.some((one, i) => out(one) || over(one, i));
}).map((line) => `${line.closest('[data-tile]').dataset.tile}: ${line.textContent}`)"""
"""The rows of tiles that are too small, leave their line, or lie one over the other."""


@pytest.mark.parametrize("has", ["", "4V 3W 3S 2M", None], ids=["poor", "able", "rich"])
def test_on_a_phone_in_german_no_word_covers_a_price(
    browser: Browser, house: Served, has: str | None
) -> None:
    """ "zu teuer" lay over the icons of what is too dear (WEB-F21), "+2 Waffen" over what it brings
    (EYES-F4).
    """
    client = Client(house, "Anna")
    page = visit(browser, client, PHONE, language="de")
    lettered(page, client)
    match = rich() if has is None else table(3, has=[has]) if has else rich(has=[has])
    sit(page, client, prepared(client, match, hotseat(*NAMES[:3])))
    if has:
        expect(page.locator("[data-space=smithy] .caption")).to_have_text("+2 Waffen")
    else:
        expect(page.locator("[data-space=hunting]")).to_contain_text("zu teuer")
    assert page.evaluate(HIDDEN) == []
    expect(page.locator(".purse .name").first).to_be_visible()  # and tokens have names
    page.context.close()
    client.close()


def test_on_a_phone_every_row_of_the_wilderness_can_be_read(
    browser: Browser, house: Served
) -> None:
    """All tiles, five at a time: prices and gains are whole, apart, and large enough (EYES-F4)."""
    client = Client(house, "Anna")
    page = visit(browser, client, PHONE, language="de")
    lettered(page, client)
    read = 0
    for first in range(1, PLAIN + 1, 5):
        wild = {f"W{i + 1}": first + i for i in range(min(5, PLAIN + 1 - first))}
        stand = {i: ([f"{plot}.1"], ["home"]) for i, plot in enumerate(wild)}
        match = table(5, wild=wild, at=stand)
        sit(page, client, prepared(client, match, hotseat(*NAMES)))
        page.locator("[data-board]:not(.old) .plot").first.wait_for()
        assert page.evaluate(UNREAD, ROWS) == []
        read += page.locator("[data-board]:not(.old) .plot .line").count()
    assert read == 4 * PLAIN
    # So are those of the hand and of the Scouts, here and on a desk.
    sit(page, client, prepared(client, rich(), hotseat(*NAMES[:3])))
    page.locator("[data-board]:not(.old) [data-page]").nth(1).click()
    page.locator("[data-board]:not(.old) .mini").first.wait_for()
    assert page.evaluate(UNREAD, ROWS) == []
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.locator(".page.wide [data-board]:not(.old) [data-hand]").first.wait_for()
    assert page.evaluate(UNREAD, ROWS) == []
    page.context.close()
    client.close()


CHIPS = """() => [...document.querySelectorAll('.plate')].map((plate) => {
  const [name, chips] = ['.name .text', '.tabs'].map((one) => plate.querySelector(one));
  return [chips.children.length, name.getBoundingClientRect().right,
          chips.getBoundingClientRect().left];
})"""
"""Of each plate: its chips, where its name ends, and where they begin."""


def test_on_a_phone_chips_and_names_do_not_touch(browser: Browser, house: Served) -> None:
    """A long name gives way to what has changed (EYES-F37)."""
    names = ("Anna", "Bartholomea Rosenau", "Konstantina Sommer")
    client, other, third = (Client(house, name) for name in names)
    page = visit(browser, client, PHONE)
    lettered(page, client)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    at = prepared(client, table(3, has=["", "", ""]), seats, [other, third])
    sit(page, client, at)
    page.locator(".simurgh .plot").first.wait_for()
    choose(page, "place rider towers")
    for line, place in ((other.sit(at), "library"), (third.sit(at), "armoury")):
        line.until_asked()
        line.act(f"place spearman {place}")
    page.locator(".plate .change").first.wait_for()
    plates = page.evaluate(CHIPS)
    assert any(chips for chips, _, _ in plates)
    assert all(name <= begin for chips, name, begin in plates if chips), plates
    page.context.close()
    for one in (client, other, third):
        one.close()


SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) shifts.push(...one.sources.map(({node}) => `${node}`));
  }).observe({type: 'layout-shift', buffered: true});
}"""


def test_letters_that_come_late_move_nothing(browser: Browser, house: Served) -> None:
    """On a slow line the board is shown without them, and stays as it is when they come."""
    client = Client(house, "Anna")
    page = visit(browser, client, PHONE)
    held: list[Route] = []
    page.route("**/*.woff2", lambda route: held.append(route))
    at = prepared(client, rich(), hotseat(*NAMES[:3]))
    page.goto(f"{house.address}/table/{at}", wait_until="commit")  # it is loaded with its letters
    page.locator(".simurgh .plot").first.wait_for()
    expect(page.locator("html")).to_have_attribute("data-letters", "late")
    page.evaluate(SHIFTS)
    for route in held:
        route.continue_()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    assert page.evaluate("() => [...document.fonts].some((one) => one.status === 'loaded')")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
    assert page.evaluate("() => shifts") == []
    page.locator("a.home").click()
    expect(page.locator("html")).not_to_have_attribute("data-letters", "late")
    page.context.close()
    client.close()
