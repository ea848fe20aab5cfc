"""Dragon Farkle is played by touching its board: every verb, whole games, both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from lindwurm.games.dragon_farkle import GAME
from lindwurm.games.dragon_farkle import odds as exact
from lindwurm.games.dragon_farkle.actions import Act
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
from tests.tiers import tiered
from tests.web.playing import play_out
from tests.web.prepared import hotseat, prepared
from tests.web.sitting import made, sit
from tests.web.visiting import DESK, PHONE, findings, visiting

pytestmark = pytest.mark.slow

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")


@pytest.fixture(scope="module")
def anna(house: Served) -> Iterator[Client]:
    client = Client(house, "Anna")
    yield client
    client.close()


def at_table(page: Page, client: Client, play: Play, **options: str) -> str:
    """Sit down at a hot-seat table that begins with this position; returns its id."""
    place = prepared(client, play, hotseat(*NAMES[: play.seats]), **options)
    sit(page, client, place)
    board(page, play.asked + 1).wait_for()
    return place


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
    assert done == {verb.name for verb in Act.VERBS.verbs}


def test_every_verb_is_done_on_the_board(browser: Browser, house: Served, anna: Client) -> None:
    with visiting(browser, house, None, client=anna, size=PHONE) as page:
        for play, actions in WALKS:
            place = at_table(page, anna, play)
            for number, action in enumerate(actions):
                choice = page.locator(f".farkle [data-action='{action}']")
                hand_over(page, choice)
                choice.click()
                expect(page.locator(f".farkle[data-number='{number}']")).to_have_count(0)
            done = [one.split(" ", 1)[1] for one in made(anna, place)]
            assert done[: len(actions)] == actions


# -- dice ----------------------------------------------------------------------------------------


def test_dice_are_chosen_by_touching_them(browser: Browser, house: Served, anna: Client) -> None:
    with visiting(browser, house, None, client=anna, size=PHONE) as page:
        place = at_table(page, anna, recruiting(pot=300, **SCORING))
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
        assert made(anna, place) == ["1 take 444"]


@pytest.mark.parametrize(("faces", "left"), [("1 4 4 4 5 2", 1), ("1 1 4 4 4 5", 0)])
def test_before_a_rally_is_answered_every_die_lies_there_once(
    browser: Browser, house: Served, faces: str, left: int
) -> None:
    """What was set aside is no longer in the roll (WEB-F21); the Rally still is what fell."""
    player = Client(house, "Ben")
    with visiting(browser, house, None, client=player, size=PHONE) as page:
        at_table(page, player, recruiting(**rolled(faces, "rally")))
        page.locator(".farkle [data-action^='take']").click()
        page.locator(".farkle [data-action=double]").wait_for()
        expect(page.locator(".farkle .thrown > .die")).to_have_count(left)
        aside = page.locator(".farkle").get_by_role("group", name="Set aside")
        expect(aside.locator("svg")).to_have_count(6 - left)
        expect(page.locator(".farkle [data-place=event]")).to_contain_text("Rally")
    player.close()


def test_what_dice_bring_is_what_the_rules_say(
    browser: Browser, house: Served, anna: Client
) -> None:
    with visiting(browser, house, None, client=anna) as page:
        for options, faces in (
            ({}, "1 1 1 5 5 5"),
            ({"table": "patch"}, "2 2 2 4 4 4"),
            ({"six_of_a_kind": "2500"}, "5 5 5 5 5 5"),
        ):
            play = recruiting(options=options, **rolled(faces))
            at_table(page, anna, play, **options)
            shown = page.locator("[data-combo]").all()
            found = {
                one.get_attribute("data-combo"): one.locator("b").text_content() for one in shown
            }
            taken = [text.split()[1] for text in play.options if text.startswith("take")]
            worth = VALUE[int(play.state.variant)]
            assert found == {
                dice: f"{worth[ID_OF[tuple(int(face) for face in dice)]]:,}" for dice in taken
            }


def shown_chance(page: Page, after: str) -> float:
    """Return the percentage that stands before these words on the roll."""
    text = page.locator("[data-action='roll']").inner_text()
    found = re.search(rf"([\d.]+)% {after}", text)
    assert found, text
    return float(found[1]) / 100


def test_the_risk_of_a_roll_is_exact(browser: Browser, house: Served, anna: Client) -> None:
    with visiting(browser, house, None, client=anna) as page:
        for dice in (1, 2, 4, 6):
            at_table(page, anna, recruiting(hand=dice, pot=450))
            wanted = float(exact.next_roll(dice).ends_series)
            assert shown_chance(page, "farkle") == pytest.approx(wanted, abs=0.005)
        for damage, dice, army in ((0, 6, 5000), (2, 3, 800)):
            at_table(
                page,
                anna,
                battling(2, army=(army,), hand=dice, damage=damage),
            )
            wanted = exact.battle_value(3 - damage, dice, army)
            assert shown_chance(page, "to slay") == pytest.approx(wanted, abs=0.005)
            wanted = float(exact.next_roll(dice).ends_battle)
            assert shown_chance(page, "farkle") == pytest.approx(wanted, abs=0.005)
        for ally in exact.ALLIES:
            name = ally.name.lower()
            fight = battling(2, army=(1500,), hand=3, companion=name)
            at_table(page, anna, fight)
            wanted = exact.helped_table(ally, 3, 1500)[3, 3, -1]
            assert shown_chance(page, "to slay") == pytest.approx(wanted, abs=0.005)
        at_table(page, anna, recruiting(hand=2, pot=450), show_odds="off")
        assert "%" not in page.locator(".farkle").inner_text()


# -- reasons -------------------------------------------------------------------------------------


def test_what_cannot_be_done_says_why(browser: Browser, house: Served, anna: Client) -> None:
    reasons = {"Final Battle": "DF-89", "Recruiting Poster": "DF-122", "Pip Fourleaf": "DF-116"}
    with visiting(browser, house, None, client=anna) as page:
        notice = page.locator("[data-notice]")
        at_table(page, anna, table(items={0: ["poster"]}, companion="pip", **TWO))
        for touched, rule in reasons.items():
            page.locator(".farkle button", has_text=touched).click()
            expect(notice).to_contain_text(rule)
        at_table(page, anna, SCENES["target"])
        page.locator(".farkle button.closed").click()
        expect(notice).to_contain_text("DF-114")


# -- whole games ---------------------------------------------------------------------------------

EAGER = ("battle", "take", "stop", "roll")
"""What brings a game to its end."""

SHORT = {"round_limit": "10"}
BOTS = [{"kind": "me"}, {"kind": "bot", "level": "heuristic"}, {"kind": "bot", "level": "novice"}]


@pytest.mark.parametrize(
    ("language", "size", "seats"),
    [
        ("de", PHONE, BOTS),
        ("en", DESK, hotseat(*NAMES[:3])),
    ],
    ids=["bots-phone", "one-screen-wide"],
)
def test_a_game_is_played_to_its_end(
    browser: Browser,
    house: Served,
    language: str,
    size: tuple[int, int],
    seats: list[dict[str, Any]],
) -> None:
    player = Client(house, "Anna", language)
    opening = table(
        3,
        options=SHORT,
        army=(4600, 4300, 5000),
        companion={0: "stub", 1: "ulf", 2: "grizzle"},
        items={0: ["cheese"], 1: ["horseshoe"]},
    )
    path = f"/table/{prepared(player, opening, seats, **SHORT)}"
    with visiting(browser, house, path, client=player, size=size, language=language) as page:
        play_out(page, eager=EAGER)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    player.close()


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


@pytest.mark.parametrize(
    ("size", "theme"), tiered([(PHONE, "day"), (DESK, "night")], (PHONE, "day"))
)
def test_axe_finds_nothing_serious(
    browser: Browser, house: Served, anna: Client, size: tuple[int, int], theme: str
) -> None:
    with visiting(browser, house, None, client=anna, size=size, theme=theme) as page:
        for name, play in SCENES.items():
            at_table(page, anna, play)
            assert findings(page) == [], name


def test_the_game_knows_these_positions() -> None:
    """No scene of these tests is one that the rules would refuse."""
    for play in (*(walk for walk, _ in WALKS), *SCENES.values()):
        assert GAME.problem(play.state) is None
