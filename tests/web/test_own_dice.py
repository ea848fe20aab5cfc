"""People throw their own dice, and tell a phone what fell: a whole game, with slips."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from lindwurm.games import box, load
from lindwurm.kernel import record
from lindwurm.kernel.box import Falling
from lindwurm.kernel.match import Match
from tests.companion.attacking import attacked
from tests.server.harness import Client, Served
from tests.web.visiting import PHONE, visiting

pytestmark = pytest.mark.slow

PLAIN = {"cards": "none", "first_player": "1", "round_limit": "10"}

THROWER = """seed => {
  let state = seed, taps = 0;
  const below = (n) => ((state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff) >>> 12) % n;
  const one = (all) => all[below(all.length)];
  const panel = () => document.querySelector('[data-thrown]');
  const lit = '[data-board] :is(button, [role=button]):is(.lit, [data-action]), ' +
    '.tray [data-action]';
  window.thrown = { told: [], slips: 0, taps: [] };
  let slipped = false;
  window.throwing = setInterval(() => {
    if (document.querySelector('[data-over]')) {
      clearInterval(window.throwing);
      delete window.throwing;
      return;
    }
    document.querySelector('.curtain button')?.click();
    if (!panel()) {
      slipped = false;
      taps = 0;
      const all = [...document.querySelectorAll(lit)];
      one(all)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return;
    }
    const pass = panel().querySelector('[data-look], [data-lift]');
    if (pass) return pass.click();
    const faces = [...panel().querySelectorAll('[data-face]:not(:disabled)')];
    const laid = [...panel().querySelectorAll('[data-place-of]:not(:disabled)')];
    if (laid.length > 1 && !slipped && below(6) === 0) {
      slipped = true;
      window.thrown.slips++;
      return one(laid).click();
    }
    if (faces.length) {
      taps++;
      return one(faces).click();
    }
    const sure = panel().querySelector('[data-confirm]:not(:disabled)');
    if (!sure) return;
    window.thrown.told.push(laid.map((each) => [each.dataset.placeOf, each.dataset.piece]));
    if (!slipped) window.thrown.taps.push([taps, laid.length]);
    slipped = false;
    taps = 0;
    sure.click();
  }, 10);
}"""
"""Touches what is lit; where something falls, a face for each die, with a slip now and then."""


def told(page: Page, seed: int) -> dict[str, Any]:
    """Play the game out; returns what was told, throw by throw."""
    page.evaluate(THROWER, seed)
    page.locator("[data-over]").wait_for(timeout=200_000)
    page.wait_for_function("() => !('throwing' in window)")
    found: dict[str, Any] = page.evaluate("window.thrown")
    return found


@pytest.mark.proof
def test_a_whole_game_by_hand_on_a_phone(browser: Browser, house: Served) -> None:
    anna = Client(house, "Anna")
    body = {
        "game": "dragon_farkle",
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"}],
        "options": PLAIN,
        "brought": ["dice"],
    }
    table = anna.post("/api/tables", body, 201)["table"]["id"]
    anna.post(f"/api/tables/{table}/start")
    with visiting(browser, house, f"/table/{table}", client=anna, size=PHONE) as page:
        done = told(page, 7)
        expect(page.locator("[data-over] [data-own-dice]")).to_contain_text("no rating")
        page.locator("[data-verify]").click()
        expect(page.locator("[data-finding=verify-own-dice]")).to_be_visible()
        fair = page.locator("[data-fair=true]")
        expect(fair).to_contain_text("the rest is as you told it")  # nothing of that was proven
        expect(fair).not_to_contain_text("rolled all of them again")
        expect(page.locator("[data-finding=verify-dice]")).to_have_count(0)  # nothing to draw again
    assert done["slips"]
    assert all(touches == dice for touches, dice in done["taps"])  # one touch a die, slips aside
    text = house.get(f"/api/tables/{table}/record").text
    found, game = record.loads(text), load("dragon_farkle")
    pieces = [
        [[one.kind, name(one.kind, one.size, one.value)] for one in throw]
        for entry in found.entries
        for throw in entry.throws
    ]
    assert done["told"] == pieces
    draws = [value for entry in found.entries for value in entry.draws]
    taped = Match(game, 2, found.options, tape=draws)
    for entry in found.entries:
        taped.act(entry.seat - 1, entry.action or "")
    assert taped.over
    assert taped.digest == found.digest == record.replay(found, game).digest
    anna.close()


def name(kind: str, size: int, value: int) -> str:
    """Return the face of a die of Dragon Farkle."""
    game = load("dragon_farkle")
    return box(game)[game.draws[kind.upper()]].pieces(Falling(None, size, {}, 0))[value]


def test_who_attacks_thinks_again_though_the_table_has_answered(
    browser: Browser, house: Served
) -> None:
    """Ben has no choice but to stand, and dice are asked for that: Anna may still take it back."""
    anna = Client(house, "Anna")
    path = f"/table/{attacked(anna).table}"
    with visiting(browser, house, path, client=anna, size=PHONE) as page:
        expect(page.locator("[data-thrown] h2")).to_contain_text("Ben")
        expect(page.locator("[data-thrown] h3").first).to_contain_text("Anna: 6 × ")  # she throws
        page.locator("[data-withdraw]").click()
        expect(page.locator("[data-thrown]")).to_have_count(0)
        page.locator("[data-board] [data-action=recruit]").click()
        expect(page.locator("[data-thrown] h2")).to_contain_text("Anna")
        page.locator("[data-face='5']").click()
        page.locator("[data-withdraw]").click()  # nothing is told before it is confirmed
        expect(page.locator("[data-board] [data-action=skirmish]")).to_be_visible()
    anna.close()


def test_who_keeps_the_book_is_told_whose_cards_are_asked_for(
    browser: Browser, house: Served
) -> None:
    """Five followers of Schutt und Asche: who begins gets two, and it is said whose each is."""
    fay = Client(house, "Fay")
    seats = [{"kind": "me", "name": name} for name in ("Anna", "Ben", "Cleo", "Dora", "Emil")]
    body = {"game": "schutt_und_asche", "seats": seats, "referee": True}
    table = fay.post("/api/tables", body, 201)["table"]["id"]
    fay.post(f"/api/tables/{table}/start")
    with visiting(browser, house, f"/table/{table}", client=fay, size=PHONE) as page:
        headings = page.locator("[data-thrown] h3")
        expect(headings).to_have_text(["1 × who is regent first"])
        page.locator("[data-face='seat 1']").click()
        page.locator("[data-confirm]").click()
        named = ("Ben", "Cleo", "Dora", "Emil", "Anna")
        expect(headings).to_have_text(
            [f"{name}: {1 + (name == 'Ben')} × a follower from the deck" for name in named]
        )
        for at, name in enumerate(named):
            for _ in range(1 + (name == "Ben")):
                page.locator("[data-sort]").nth(at).locator("[data-face]").nth(at).click()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        page.locator("[data-confirm]").click()
        expect(headings).not_to_have_text([f"{name}: " for name in named])
    fay.close()


@pytest.mark.parametrize(
    ("language", "draws", "throws", "dice"),
    [
        ("en", "Who draws and shuffles", "Who throws the dice", "dice"),
        ("de", "Wer zieht und mischt", "Wer würfelt", "Würfel"),
    ],
)
def test_the_table_is_set_with_own_dice_and_cards(
    browser: Browser, house: Served, language: str, draws: str, throws: str, dice: str
) -> None:
    """From setting the table over the opening, passed from hand to hand, to the first throw."""
    with visiting(
        browser, house, "/new/simurgh", size=PHONE, language=language, hasty=False
    ) as page:
        asked = page.locator("fieldset", has=page.locator("input[name=own-dice]"))
        expect(asked).to_contain_text(draws)  # there is no die in that box
        page.locator("input[name=own-dice][value=own]").check(force=True)
        expect(page.locator(".brought")).to_be_visible()
        expect(page.locator(".brought")).not_to_contain_text(dice)
        page.goto(f"{house.address}/new/dragon_farkle")
        expect(asked).to_contain_text(throws)
        page.locator("input[name=count][value='2']").check(force=True)
        for seat in (1, 2):
            page.locator(f"[data-seat='{seat}']").select_option("me")
        page.locator("input[name=own-dice][value=own]").check(force=True)
        expect(page.locator("[data-brought=cards]")).to_be_checked()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        page.locator("[data-open]").click()
        panel = page.locator("[data-thrown]")
        taken: list[str] = []
        for kind in ("companion", "companion", "item", "item"):
            expect(panel.locator("[data-lift], [data-look], [data-face]").first).to_be_visible()
            for step in ("[data-look]", "[data-lift]"):
                if panel.locator(step).count():
                    panel.locator(step).first.click()
                    expect(panel.locator("[data-lift], [data-face]").first).to_be_visible()
            sort = panel.locator(f"[data-sort={kind}]")
            faces = sort.locator("[data-face]")
            piece = faces.nth(len(taken)).get_attribute("data-face") or ""
            assert piece not in taken
            taken.append(piece)
            before = panel.get_attribute("data-thrown")
            faces.nth(len(taken) - 1).click()
            expect(sort.locator("[data-piece]").first).to_have_attribute("data-piece", piece)
            assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
            panel.locator("[data-confirm]").click()
            expect(page.locator(f"[data-thrown='{before}']")).to_have_count(0)
        expect(page.locator("[data-board] > *, .curtain").first).to_be_visible()
