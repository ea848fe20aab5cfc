"""Dragon Farkle is played by touching its board: every verb, whole games, both languages."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from lindwurm.games.dragon_farkle import GAME
from lindwurm.games.dragon_farkle import odds as exact
from lindwurm.games.dragon_farkle.actions import VERBS
from lindwurm.games.dragon_farkle.data import ID_OF, VALUE, Event
from lindwurm.games.dragon_farkle.state import Action, Phase
from tests.games.dragon_farkle.helpers import (
    Play,
    attacking,
    battling,
    defending,
    recruiting,
    table,
)
from tests.server.harness import Client, Served
from tests.web.prepared import hotseat, prepared

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

PHONE = (390, 844)
WIDE = (1440, 900)
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
AXE = Path("web/node_modules/axe-core/axe.min.js")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tables of these tests."""
    served = Served(tmp_path_factory.mktemp("farkle") / "web.db")
    yield served
    served.stop()


@pytest.fixture(scope="module")
def anna(server: Served) -> Iterator[Client]:
    client = Client(server, "Anna")
    yield client
    client.close()


def screen(
    browser: Browser,
    client: Client,
    size: tuple[int, int] = WIDE,
    language: str = "en",
    theme: str = "day",
) -> BrowserContext:
    """Return a browser in which this person is signed in; movement is replaced by fades."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    context.add_cookies(
        [
            {"name": name, "value": value, "url": client.server.address}
            for name, value in client.http.cookies.items()
        ]
    )
    chosen = f"{{language: '{language}', theme: '{theme}', motion: 'less', sound: false}}"
    context.add_init_script(f"localStorage.setItem('lindwurm', JSON.stringify({chosen}))")
    return context


def at_table(
    context: BrowserContext, client: Client, play: Play, **options: str
) -> tuple[Page, str]:
    """Open a page at a hot-seat table that begins with this position."""
    made = prepared(client, play, hotseat(*NAMES[: play.seats]), **options)
    page = context.new_page()
    page.goto(f"{client.server.address}/table/{made}")
    board(page, play.asked + 1).wait_for()
    return page, made


def board(page: Page, seat: int) -> Locator:
    """Return the board as this seat sees it; the screen is handed over if it has to be."""
    found = page.locator(f".farkle[data-seat='{seat}']")
    hand_over(page, found)
    return found


def hand_over(page: Page, wanted: Locator) -> None:
    """Wait until something is to be seen, and hand the screen over where that is asked."""
    curtain = page.locator(".curtain button")
    expect(wanted.or_(curtain)).to_be_visible()
    if curtain.is_visible():
        curtain.click()
        expect(wanted).to_be_visible()


def rolled(faces: str, event: str = "blank") -> dict[str, Any]:
    """Return the fields of a roll that lies on the table."""
    dice = sorted(int(face) for face in faces.split())
    return {
        "dice": dice + [0] * (6 - len(dice)),
        "roll": ID_OF[tuple(dice)],
        "event": Event[event.upper()],
        "hand": len(dice),
        "phase": Phase.REACT,
    }


def moves(server: Served, made: str) -> list[str]:
    """Return the actions done at a table, as texts."""
    with sqlite3.connect(server.database, timeout=20) as database:
        rows = database.execute(
            "SELECT action FROM moves WHERE table_id = ? ORDER BY number", (made,)
        ).fetchall()
    database.close()
    return [str(action) for (action,) in rows]


# -- every verb ----------------------------------------------------------------------------------

SCORING = rolled("1 4 4 4 5 2")
NOTHING = rolled("2 3 4 6")
TWO = {"army": (3200, 1850)}

FULL_HAND = ["bag", "magpie_ring", "map", "arrow", "loaded_die"]
REWARD = {**rolled("2 3", "rally"), "phase": Phase.REWARD}
MEDDLING = {**SCORING, "phase": Phase.INTERRUPT, "asked": 1}
LIMIT = table(phase=Phase.LIMIT, asked=0, items={0: ["arrow"]}, drawn={0: ["cheese", "bag"]})
LOST = {"phase": Phase.LOSER, "asked": 1, "handover": 350, "army": (2150, 1850)}

WALKS: list[tuple[Play, list[str]]] = [
    (
        table(companion="skree", items={0: FULL_HAND, 1: ["cheese"]}, army=(4200, 1850)),
        ["skree 2", "open_bag", "magpie 2", "map", "battle", "arrow", "loaded_die", "roll"],
    ),
    (
        table(3, items={2: ["smoke_egg"]}, army=(3200, 1850, 600)),
        ["skirmish", "target 3", "smoke_egg", "recruit"],
    ),
    (
        recruiting(hand=2, pot=450, companion="quentin", items={0: ["poster"]}),
        ["quentin", "stop", "poster"],
    ),
    (recruiting(items={0: ["war_horn"]}, **SCORING), ["war_horn", "take 14445", "item"]),
    (recruiting(items={1: ["whistle", "cursed_die"]}, **MEDDLING), ["cursed_die", "whistle"]),
    (recruiting(items={1: ["whistle"]}, **MEDDLING), ["pass"]),
    (recruiting(taken=450, **REWARD), ["double"]),
    (recruiting(pot=450, items={0: ["poster"]}, phase=Phase.BANK), ["done"]),
    (recruiting(pot=900, items={0: ["horseshoe"]}, **NOTHING), ["accept"]),
    (recruiting(items={0: ["horseshoe"]}, **NOTHING), ["horseshoe"]),
    (recruiting(items={0: ["cheese"]}, **NOTHING), ["cheese"]),
    (recruiting(pot=900, companion="pip", **NOTHING), ["pip 4"]),
    (recruiting(companion="mirabel", **SCORING), ["mirabel"]),
    (battling(2, companion="ulf", **NOTHING), ["ulf"]),
    (defending(attack=650, pot=300, items={1: ["mirror_shield"]}, **LOST), ["mirror_shield"]),
    (LIMIT, ["keep cheese"]),
]
"""Positions, and what is done in them one after the other: every verb at least once."""


def test_the_walks_know_every_verb() -> None:
    done = {action.split()[0] for _, actions in WALKS for action in actions}
    assert done == {verb.name for verb in VERBS.verbs}


def test_every_verb_is_done_on_the_board(browser: Browser, server: Served, anna: Client) -> None:
    context = screen(browser, anna, PHONE)
    for play, actions in WALKS:
        page, made = at_table(context, anna, play)
        for number, action in enumerate(actions):
            choice = page.locator(f".farkle [data-action='{action}']")
            hand_over(page, choice)
            choice.click()
            expect(page.locator(f".farkle[data-number='{number}']")).to_have_count(0)
        assert moves(server, made)[: len(actions)] == actions
        page.close()
    context.close()


# -- dice ----------------------------------------------------------------------------------------


def test_dice_are_chosen_by_touching_them(browser: Browser, server: Served, anna: Client) -> None:
    context = screen(browser, anna, PHONE)
    page, made = at_table(context, anna, recruiting(pot=300, **SCORING))
    confirm = page.locator(".farkle [data-action^='take']")
    expect(confirm).to_have_attribute("data-action", "take 14445")  # begins with the best
    one, five = page.locator("[data-die='1']"), page.locator("[data-die='5']")
    four, two = page.locator("[data-die='4']"), page.locator("[data-die='2']")
    four.first.click()  # three 4s come and go together
    expect(confirm).to_have_attribute("data-action", "take 15")
    five.click()
    expect(confirm).to_have_attribute("data-action", "take 1")
    four.nth(2).click()
    expect(confirm).to_have_attribute("data-action", "take 1444")
    two.click()  # a dead die says why, and changes nothing
    expect(page.locator(".farkle [role=status]")).to_contain_text("DF-44")
    expect(confirm).to_have_attribute("data-action", "take 1444")
    one.focus()
    page.keyboard.press("Space")
    expect(confirm).to_have_attribute("data-action", "take 444")
    confirm.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".farkle[data-number='1']")).to_be_visible()
    assert moves(server, made) == ["take 444"]
    context.close()


def test_what_dice_bring_is_what_the_rules_say(browser: Browser, anna: Client) -> None:
    context = screen(browser, anna)
    for options, play in (
        ({}, recruiting(**rolled("1 1 1 5 5 5"))),
        ({"table": "patch"}, recruiting(options={"table": "patch"}, **rolled("2 2 2 4 4 4"))),
        (
            {"six_of_a_kind": "2500"},
            recruiting(options={"six_of_a_kind": 2500}, **rolled("5 5 5 5 5 5")),
        ),
    ):
        page, _ = at_table(context, anna, play, **options)
        variant = int(play.state.variant)
        shown = page.locator("[data-combo]").all()
        found = {
            str(one.get_attribute("data-combo")): one.locator("b").text_content() for one in shown
        }
        wanted = {
            text.split()[1]: f"{VALUE[variant, ID_OF[tuple(int(d) for d in text.split()[1])]]:,}"
            for text in play.options
            if text.startswith("take")
        }
        assert found == wanted
        page.close()
    context.close()


def test_the_risk_of_a_roll_is_exact(browser: Browser, anna: Client) -> None:
    context = screen(browser, anna)
    for dice in range(1, 7):
        chance = float(exact.next_roll(dice).ends_series)
        page, _ = at_table(context, anna, recruiting(hand=dice, pot=450))
        shown = page.locator("[data-action='roll']").inner_text()
        found = re.search(r"([\d.]+)% farkle", shown)
        assert found, shown
        assert abs(float(found[1]) - 100 * chance) <= (0.5 if chance > 0.0995 else 0.05)
        page.close()
    for damage, dice, army in ((0, 6, 5000), (2, 3, 800), (1, 1, 2500)):
        chance = exact.battle_value(3 - damage, dice, army)
        page, _ = at_table(
            context,
            anna,
            battling(
                2, army=(army,), hand=dice, damage=damage, companion="skree", items={0: ["cheese"]}
            ),
        )
        shown = page.locator("[data-action='roll']").inner_text()
        found = re.search(r"(\d+)% to slay", shown)
        assert found, shown
        assert abs(float(found[1]) - 100 * chance) <= 0.5
        page.close()
    context.close()


def test_odds_stay_hidden_where_the_table_wants_none(browser: Browser, anna: Client) -> None:
    context = screen(browser, anna)
    page, _ = at_table(context, anna, recruiting(hand=2, pot=450), show_odds="off")
    assert "%" not in page.locator(".farkle").inner_text()
    context.close()


# -- reasons -------------------------------------------------------------------------------------


def test_what_cannot_be_done_says_why(browser: Browser, anna: Client) -> None:
    context = screen(browser, anna)
    page, _ = at_table(context, anna, table(items={0: ["poster"]}, companion="pip", **TWO))
    notice = page.locator("[data-notice]")
    for touched, rule in (
        ("Final Battle", "DF-89"),
        ("Recruiting Poster", "DF-122"),
        ("Pip Fourleaf", "DF-116"),
    ):
        page.locator(".farkle button", has_text=touched).click()
        expect(notice).to_contain_text(rule)
    page.close()
    page, _ = at_table(
        context,
        anna,
        table(3, army=(900, 5000, 0), keep=[1], phase=Phase.TARGET, action=Action.SKIRMISH),
    )
    page.locator(".farkle button.closed").click()
    expect(page.locator("[data-notice]")).to_contain_text("DF-114")
    context.close()


# -- whole games ---------------------------------------------------------------------------------

EAGER = (
    "battle",
    "take",
    "stop",
    "done",
    "double",
    "roll",
    "recruit",
    "target",
    "accept",
    "pass",
    "keep",
)
"""What a simple player wants most; everything else it leaves alone."""


SOMETHING = """() => {
  dispatchEvent(new KeyboardEvent("keydown", { key: "." }));
  if (document.querySelector("[data-over]")) return ["over"];
  if (document.querySelector(".curtain button")) return ["curtain"];
  const found = [...document.querySelectorAll(".farkle [data-action]")];
  return found.length ? found.map((one) => one.dataset.action) : null;
}"""
"""Skip what is being shown, and say what can be done."""


def play_on(page: Page) -> None:
    """Play through the board until the game is over."""
    for _ in range(1000):
        texts: list[str] = page.wait_for_function(SOMETHING).json_value()
        if texts == ["over"]:
            return
        if texts == ["curtain"]:
            page.locator(".curtain button").click()
            continue
        wanted = next(t for verb in EAGER for t in texts if t.split()[0] == verb)
        # A question with one answer may have answered itself meanwhile.
        page.evaluate(
            "(t) => document.querySelector(`.farkle [data-action='${t}']`)?.click()", wanted
        )
    raise AssertionError("the game has no end")


SHORT = {"round_limit": "10"}


@pytest.mark.parametrize(("language", "size"), [("en", PHONE), ("de", WIDE)])
def test_a_game_against_bots_to_its_end(
    browser: Browser, server: Served, language: str, size: tuple[int, int]
) -> None:
    anna = Client(server, "Anna", language)
    opening = table(
        options=SHORT, army=(4600, 4300), companion={0: "stub", 1: "ulf"}, items={0: ["cheese"]}
    )
    seats = [{"kind": "me"}, {"kind": "bot", "level": "heuristic"}]
    made = prepared(anna, opening, seats, **SHORT)
    context = screen(browser, anna, size, language)
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(f"{server.address}/table/{made}")
    play_on(page)
    assert problems == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    context.close()
    anna.close()


@pytest.mark.parametrize(("language", "size"), [("de", PHONE), ("en", WIDE)])
def test_a_game_on_one_screen_to_its_end(
    browser: Browser, server: Served, language: str, size: tuple[int, int]
) -> None:
    anna = Client(server, "Anna", language)
    opening = table(
        3,
        options=SHORT,
        army=(4600, 4300, 5000),
        companion={0: "stub", 1: "ulf", 2: "grizzle"},
        items={0: ["cheese"], 1: ["horseshoe"]},
    )
    made = prepared(anna, opening, hotseat(*NAMES[:3]), **SHORT)
    context = screen(browser, anna, size, language)
    page = context.new_page()
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(f"{server.address}/table/{made}")
    play_on(page)
    assert problems == []
    context.close()
    anna.close()


# -- for everybody -------------------------------------------------------------------------------

SCENES: dict[str, Play] = {
    "choose": table(companion="skree", items={0: ["horseshoe"], 1: ["cheese"]}, **TWO),
    "target": table(
        4, army=(900, 5000, 0, 50), keep=[1], phase=Phase.TARGET, action=Action.SKIRMISH
    ),
    "take": recruiting(pot=300, companion="stub", items={0: ["war_horn"]}, **SCORING),
    "eaten": recruiting(pot=300, items={0: ["horseshoe"]}, **rolled("1 2 5", "dragon")),
    "bank or roll": recruiting(hand=2, pot=450, companion="bertha", **TWO),
    "skirmish": attacking(hand=3, pot=650, companion="brunna", **TWO),
    "battle": battling(2, damage=2, hand=4, companion="ulf", items={0: ["arrow"]}),
    "limit": LIMIT,
}


@pytest.mark.parametrize(("size", "theme"), [(PHONE, "day"), (WIDE, "night")])
def test_axe_finds_nothing_serious(
    browser: Browser, anna: Client, size: tuple[int, int], theme: str
) -> None:
    context = screen(browser, anna, size, theme=theme)
    for name, play in SCENES.items():
        page, _ = at_table(context, anna, play)
        page.evaluate(AXE.read_text(encoding="utf-8"))
        found = page.evaluate("axe.run(document.querySelector('.farkle'))")
        bad = [
            (v["id"], v["nodes"][0]["html"][:200], v["nodes"][0].get("failureSummary", ""))
            for v in found["violations"]
            if v["impact"] in ("serious", "critical")
        ]
        assert bad == [], (name, bad)
        page.close()
    context.close()


def test_the_game_knows_these_positions() -> None:
    """No scene of these tests is one that the rules would refuse."""
    for play in (*(walk for walk, _ in WALKS), *SCENES.values()):
        assert GAME.problem(play.state) is None
