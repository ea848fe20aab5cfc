"""Two people at two screens play each game against each other, through its board, to the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from lindwurm import games
from lindwurm.games.dragon_farkle.state import Phase
from lindwurm.kernel.match import Match
from tests.server.harness import Client, Served
from tests.tiers import tiered
from tests.web.playing import play_out
from tests.web.prepared import late, prepared
from tests.web.visiting import DESK, PHONE, visiting

pytestmark = pytest.mark.slow

LATE: dict[str, tuple[int, dict[str, str], tuple[str, ...]]] = {
    "schutt_und_asche": (60, {}, ("confirm", "end", "pass")),
    "drachenfels": (35, {"turn_limit": "40"}, ("play", "go", "stop")),
    "dragon_farkle": (40, {"round_limit": "10"}, ("recruit", "take", "stop")),
    "simurgh": (12, {"length": "short"}, ("place", "objective", "end")),
    "dragonquest": (25, {"sun_boxes": "17", "life_points": "9"}, ("step", "stop", "stay")),
}
"""How many moves before its end a game is joined, its options, and what brings it on."""


@pytest.mark.parametrize("game", tiered(LATE, "dragon_farkle", "schutt_und_asche"))
def test_two_browsers_play_to_the_end(browser: Browser, house: Served, game: str) -> None:
    left, options, eager = LATE[game]
    anna, ben = Client(house, "Anna"), Client(house, "Ben", "de")
    position = late(games.load(game), 2, left, **options)
    seats = [{"kind": "me"}, {"kind": "open"}]
    path = f"/table/{prepared(anna, position, seats, [ben], **options)}"
    with (
        visiting(browser, house, path, client=anna, size=DESK, language="en") as hers,
        visiting(browser, house, path, client=ben, size=PHONE, language="de") as his,
    ):
        play_out(hers, his, eager=eager)
        for page, width in ((hers, DESK[0]), (his, PHONE[0])):
            expect(page.locator("[data-over] h2").first).not_to_be_empty()
            assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert hers.locator("html").get_attribute("lang") == "en"
        assert his.locator("html").get_attribute("lang") == "de"
    table = anna.get(path.replace("/table", "/api/tables"))["table"]
    assert table["status"] == "over"
    assert {seat["name"] for seat in table["seats"]} == {"Anna", "Ben"}
    anna.close()
    ben.close()


@pytest.mark.parametrize("language", ["en", "de"])
def test_who_has_no_choice_is_told_so_and_answered_for(
    browser: Browser, house: Served, language: str
) -> None:
    """The question comes to somebody who holds nothing for it, so that it betrays nothing.

    The pass is offered all the same: an early one tells no more than a late one.
    """
    anna, ben = Client(house, "Anna"), Client(house, "Ben")
    position = Match(games.load("dragon_farkle"), 2, seed=bytes(32))
    while position.state.phase != Phase.INTERRUPT:
        seat = position.actors[0]
        position.act(seat, position.legal(seat)[0])
    asked = position.actors[0]
    assert len(position.legal(asked)) == 1
    seats = [{"kind": "me"}, {"kind": "open"}]
    path = f"/table/{prepared(anna, position, seats, [ben])}"
    clients = (anna, ben) if asked == 0 else (ben, anna)
    told = {"en": "The table answers for you", "de": "Der Tisch antwortet gleich für dich"}
    with (
        visiting(browser, house, path, client=clients[0], language=language) as page,
        visiting(browser, house, path, client=clients[1], language=language) as other,
    ):
        expect(page.locator("[data-ask]")).to_contain_text(told[language])
        expect(page.locator("[data-aloud]")).to_contain_text(told[language])
        expect(page.locator("[data-action=pass]").first).to_be_visible()
        expect(other.locator("[data-ask]")).not_to_contain_text(told[language])
        expect(other.locator("[data-board] .lit").first).to_be_visible()  # and it goes on
        expect(page.locator("[data-ask]")).not_to_contain_text(told[language])
    anna.close()
    ben.close()


def meddling(**options: str) -> Match:
    """Return a game at the moment at which somebody could meddle in a roll."""
    for seed in range(100):
        match = Match(games.load("dragon_farkle"), 2, options, seed=seed)
        for _ in range(20):
            seat = match.actors[0]
            legal = match.legal(seat)
            if match.state.phase == Phase.INTERRUPT and len(legal) > 1:
                return match
            match.act(seat, legal[-1])
    raise AssertionError("no such position")


@pytest.mark.rule("DF-134")
@pytest.mark.parametrize("seconds", ["4", "0"])
def test_silence_lets_a_roll_pass_where_others_wait(
    browser: Browser, house: Served, seconds: str
) -> None:
    anna, ben = Client(house, "Anna"), Client(house, "Ben")
    position = meddling(interrupt_timer=seconds)
    asked = position.actors[0]
    path = prepared(
        anna, position, [{"kind": "me"}, {"kind": "open"}], [ben], interrupt_timer=seconds
    )
    client = (anna, ben)[asked]
    with visiting(browser, house, f"/table/{path}", client=client, language="en") as page:
        expect(page.locator("[data-action=pass]").first).to_be_visible()
        if seconds == "0":
            assert page.locator("[data-silence]").count() == 0
            page.locator("[data-action=pass]").first.click()
        else:
            expect(page.locator("[data-silence]")).to_contain_text(
                re.compile("within [34] seconds")
            )
            expect(page.locator("[data-aloud]")).to_contain_text("Let the roll pass")
        expect(page.locator("[data-position='1']")).to_be_visible()
        expect(page.locator("[data-silence]")).to_have_count(0)
    anna.close()
    ben.close()
