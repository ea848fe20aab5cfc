"""The stage: what is shown when, on the page's own clock; no test waits for it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from lindwurm.games import load
from lindwurm.kernel.match import Match
from tests.server.harness import Client, Served
from tests.web.prepared import prepared
from tests.web.visiting import DESK, PHONE, open_table, visiting
from tests.web.walking import play_now

GAME = load("dragon_farkle")
LATER = datetime.now(UTC) + timedelta(hours=1)
"""When the clocks of these pages are stopped."""


@contextmanager
def sitting(
    browser: Browser, house: Served, *bots: str, size: tuple[int, int] = DESK, **more: Any
) -> Iterator[Page]:
    """Sit down in front of some bots, on a clock that stands still."""
    client = Client(house, "Anna")
    table = open_table(client, GAME.id, "me", *bots, first_player="1", cards="none")
    with visiting(
        browser, house, f"/table/{table}", client=client, size=size, hasty=False, clock=True, **more
    ) as page:
        page.locator("[data-action=recruit]").wait_for()
        page.clock.pause_at(LATER)
        yield page
    client.close()


def schedule(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("() => window.__stage.schedule")
    return found


ACT = """() => {
  if (window.__stage.next) {
    if (!window.__stage.owns) return Boolean(window.__stage.beat);
    window.__stage.step();
    return false;
  }
  const wanted = ['done', 'stop', 'take', 'accept', 'recruit', 'double', 'roll', 'pass'];
  const all = [...document.querySelectorAll('[data-board] [data-action]')];
  const by = (verb) => all.find((one) => one.dataset.action.split(' ')[0] === verb);
  wanted.map(by).find((one) => one)?.click();
  return false;
}"""
"""Does the next thing of a short turn; says whether others are being shown."""


def finish_turn(page: Page) -> None:
    """Play until the turn is over: the others' beats wait on the clock then."""
    page.wait_for_function(ACT, polling=20)


MINE = "() => !window.__stage.next && window.__stage.position.actors.includes(1)"


def catch_up(page: Page) -> None:
    """Press the key for one's own turn until it is there: bots may still be moving."""
    page.wait_for_function(
        """() => {
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '.', bubbles: true }));
          return !window.__stage.next && window.__stage.position.actors.includes(1);
        }""",
        polling=20,
    )


def test_every_beat_of_others_is_shown_long_enough(browser: Browser, house: Served) -> None:
    """At all three speeds, by what the page itself says that it has shown."""
    with sitting(browser, house, "adept", "adept") as page:
        told = 0
        for pace, least in (("normal", 600), ("quick", 300), ("slow", 900)):
            page.evaluate("pace => { window.__settings.pace = pace; }", pace)
            finish_turn(page)
            while not page.evaluate(MINE):
                page.clock.run_for(100)
            shown = [one for one in schedule(page)[told:] if not one["own"]]
            told = len(schedule(page))
            assert len(shown) > 4
            assert all(one["to"] - one["from"] >= least for one in shown), shown
            assert not any(one["cut"] for one in shown)
            assert {one["seat"] for one in shown} == {2, 3}


def test_a_touch_goes_on_a_key_skips_all_and_the_board_is_deaf_for_a_moment(
    browser: Browser, house: Served
) -> None:
    with sitting(browser, house, "adept") as page:
        finish_turn(page)
        first = page.locator("[data-telling]").get_attribute("data-telling")
        said = page.locator("[data-ask]").inner_text()
        page.clock.run_for(200)
        assert page.locator("[data-ask]").inner_text() == said, "nothing goes on by itself so soon"
        page.locator("[data-telling] .line").click()
        expect(page.locator("[data-telling]")).not_to_have_attribute("data-telling", str(first))
        # Whose action it is lifts its plate, and nothing can be chosen meanwhile.
        expect(page.locator("[data-seat='2']")).to_have_class(re.compile("told"))
        assert page.locator("[data-board] [data-action]").count() == 0
        while page.locator("[data-telling]").count():
            page.locator("[data-skip]").click()
            page.clock.run_for(20)
        expect(page.locator("[data-ask]")).to_contain_text("Your turn")
        number = page.locator("[data-position]").get_attribute("data-position")
        page.locator("[data-action=recruit]").click()
        page.clock.run_for(300)
        assert page.locator("[data-position]").get_attribute("data-position") == number, (
            "it was deaf"
        )
        page.locator("[data-action=recruit]").click()
        expect(page.locator("[data-position]")).not_to_have_attribute("data-position", str(number))
        # Marks of what the other did, until one has done something oneself.
        expect(page.locator("[data-marks]")).to_have_class(re.compile("faded"))


def test_waiting_for_a_tap_waits(browser: Browser, house: Served) -> None:
    with sitting(browser, house, "adept") as page:
        page.evaluate("() => { window.__settings.pace = 'tap'; }")
        finish_turn(page)
        at = page.locator("[data-telling]").get_attribute("data-telling")
        page.clock.run_for(60_000)
        expect(page.locator("[data-telling]")).to_have_attribute("data-telling", str(at))
        page.keyboard.press(" ")
        expect(page.locator(f"[data-telling='{at}']")).to_have_count(0)
        catch_up(page)
        assert page.evaluate("() => JSON.parse(localStorage.lindwurm).pace") == "tap", "remembered"


def test_the_story_says_you_by_turns_and_shows_places(browser: Browser, house: Served) -> None:
    with sitting(browser, house, "adept") as page:
        finish_turn(page)
        catch_up(page)
        page.clock.run_for(700)
        story = page.locator("[data-story]")
        expect(story).to_contain_text("Turn 1 · you")
        expect(story).to_contain_text("You roll")
        expect(page.locator("[data-since]")).to_contain_text("Fafnir")
        assert "Anna" not in story.inner_text()
        page.locator("[data-story] .where").last.click()
        page.clock.run_for(50)
        expect(page.locator("[data-marks] .spot")).not_to_have_count(0)
        page.clock.run_for(2000)
        expect(page.locator("[data-marks] .spot")).to_have_count(0)


def test_what_others_did_is_shown_again(browser: Browser, house: Served) -> None:
    """As often as one likes; then the question is asked as before."""
    with sitting(browser, house, "adept") as page:
        finish_turn(page)
        while not page.evaluate(MINE):
            page.clock.run_for(200)
        page.clock.run_for(700)
        asked = page.locator("[data-ask]").inner_text()
        story = page.locator("[data-story]").inner_text()
        told = [one["beat"] for one in schedule(page) if not one["own"]]
        page.locator("[data-again]").click()
        page.clock.run_for(500)  # how one's own turn ended
        expect(page.locator("[data-telling]")).to_be_visible()
        assert page.locator("[data-board] [data-action]").count() == 0
        while not page.evaluate(MINE):
            page.clock.run_for(200)
        page.clock.run_for(700)
        again = [one["beat"] for one in schedule(page) if not one["own"]]
        assert again == told + told
        assert page.locator("[data-ask]").inner_text() == asked
        assert page.locator("[data-story]").inner_text() == story
        page.locator("[data-action=recruit]").wait_for()


def test_on_a_phone_one_line_says_what_the_others_did(browser: Browser, house: Served) -> None:
    with sitting(browser, house, "adept", size=PHONE) as page:
        finish_turn(page)
        catch_up(page)
        page.locator("[data-since-line]").click()
        expect(page.locator("[data-since]")).to_contain_text("Fafnir")
        page.locator("[data-since] .where").first.click()
        expect(page.locator(".sheet.low")).to_be_visible()
        page.locator(".sheet .close").click()
        page.locator("[data-tab=log]").click()  # the story opens with the list, too (EYES-F29)
        expect(page.locator("#drawer [data-since] summary")).to_be_in_viewport()


def test_a_backlog_is_a_summary_and_not_a_race(browser: Browser, house: Served) -> None:
    """Who is far behind may catch up; who looked elsewhere sees how it stands."""
    with sitting(browser, house, "adept", "adept", "adept") as page:
        # Told slowly, three turns of others are long enough however their dice fall.
        page.evaluate("() => { window.__settings.pace = 'slow'; }")
        finish_turn(page)
        page.wait_for_function("() => window.__stage.behind > 0")
        expect(page.locator("[data-skip]")).to_contain_text("behind")
        page.evaluate(
            """() => {
              Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
              document.dispatchEvent(new Event('visibilitychange'));
            }"""
        )
        page.wait_for_function("() => !window.__stage.playing")


def test_on_one_screen_the_curtain_comes_first_then_that_seats_story(
    browser: Browser, house: Served
) -> None:
    client = Client(house, "Anna")
    match = Match(GAME, 2, {"first_player": "1"}, seed=3)
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"}]
    table = prepared(client, match, seats, first_player="1")
    with visiting(
        browser, house, f"/table/{table}", client=client, hasty=False, clock=True
    ) as page:
        page.locator("[data-action=recruit]").wait_for()
        page.clock.pause_at(LATER)
        lifted = 0
        for _ in range(400):
            if page.locator(".curtain button").count():
                assert page.locator("[data-telling]").count() == 0
                page.locator(".curtain button").click()
                lifted += 1
                if lifted == 3:  # Anna, Ben, Anna, and now Ben, who has been here before
                    break
            page.evaluate("() => window.__stage.skip()")
            page.evaluate(ACT)
            page.clock.run_for(50)
            page.wait_for_timeout(5)
        assert lifted == 3
        expect(page.locator("[data-telling]")).to_be_visible()
    client.close()


def test_cards_are_read_and_what_is_lit_is_found(browser: Browser, house: Served) -> None:
    """The inspector, the goal card of a first game, a turn at a glance, tabs to what is lit."""
    client = Client(house, "Anna")
    match = Match(GAME, 2, {"first_player": "1"}, seed=3)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "adept"}]
    table = prepared(client, match, seats, first_player="1")
    with visiting(
        browser, house, f"/table/{table}", client=client, size=PHONE, hasty=False, clock=True
    ) as page:
        page.locator("[data-action=recruit]").wait_for()
        page.clock.pause_at(LATER)
        expect(page.locator("[data-goal]")).to_contain_text("Slay the dragon")
        expect(page.locator("[data-goal]")).to_contain_text("5,000")
        page.locator("[data-goal] button").click()
        expect(page.locator("[data-goal]")).to_have_count(0)
        expect(page.locator("[data-strip] [aria-current=step]")).to_contain_text("Choose")
        # The companion of the other: a touch reads it, Escape closes it.
        page.locator("[data-place='lane:2'] [data-card]").click()
        expect(page.locator("[data-inspector]")).to_contain_text("Fafnir travels with")
        page.keyboard.press("Escape")
        expect(page.locator("[data-inspector]")).to_have_count(0)
        # On a low screen the ways of a turn lie below the fold: a tab says so and leads there.
        page.set_viewport_size({"width": 390, "height": 420})
        page.clock.run_for(400)
        tab, foot = (
            page.locator(one).bounding_box() or {} for one in ("[data-edge=down]", "[data-asking]")
        )
        assert min(tab["width"], tab["height"]) >= 44, "a finger hits it"
        assert tab["y"] >= foot["y"], "and it covers nothing of the board (EYES-F37)"
        page.locator("[data-edge=down]").click()
        page.clock.run_for(400)
        expect(page.locator("[data-action=skirmish]")).to_be_in_viewport()
        page.locator("[data-action=recruit]").click()
        page.clock.run_for(1000)
        expect(page.locator("[data-strip] [aria-current=step]")).to_contain_text("Roll")
        # On a desk the pointer need only rest on it.
        page.set_viewport_size({"width": 1440, "height": 900})
        page.locator("[data-place='lane:2'] [data-card]").hover()
        page.clock.run_for(340)
        expect(page.locator("[data-inspector]")).to_have_count(0)
        page.clock.run_for(20)
        expect(page.locator("[data-inspector]")).to_be_visible()
        page.mouse.move(5, 300)
        expect(page.locator("[data-inspector]")).to_have_count(0)
    client.close()


LONG_STORY = """() => {
  const beat = (of, turn, shape, by, to = []) => ({
    seat: of, of, turn, kind: 'x', shape, extra: 0, events: [0], sentence: `Turn ${turn} of ${of}.`,
    from: null, to, way: [], changes: by ? [{seat: of, unit: 'soldiers', by}] : [],
  });
  const old = Array.from({length: 60}, (_, i) => beat(1 + i % 2, 1 + (i >> 1), 'move', 0));
  const up = () => beat(2, 99, 'scene', 1000, ['lane:2', 'seat:2']);
  const down = beat(2, 99, 'trade', -300);
  __stage.beats = [...old, beat(1, 99, 'move', 0), up(), up(), up(), up(), down];
  __stage.log = [...__stage.log];
}"""
"""Puts a long story into the stage, at whose end seat 2 gains four times and loses once."""


def test_on_a_desk_what_is_new_stays_in_sight_and_its_sums_are_whole(
    browser: Browser, house: Served
) -> None:
    """However long the story is, the list and the goal are above it (EYES-F7, EYES-F8)."""
    with sitting(browser, house, "adept") as page:
        page.evaluate(LONG_STORY)
        page.clock.run_for(600)
        expect(page.locator("[data-since] summary")).to_be_in_viewport()
        expect(page.locator("[data-story] section").last).to_be_in_viewport()
        # Four gains and a loss: only three are marked on the board.
        expect(page.locator("[data-marks] .stamp")).to_have_count(3)  # and none where no board is
        expect(page.locator("[data-goal]")).to_be_in_viewport()  # it is a first game
        page.get_by_role("button", name="What it is all for").click()
        expect(page.locator("[data-goal]")).to_have_count(0)
        page.get_by_role("button", name="What it is all for").click()
        expect(page.locator("[data-goal]")).to_be_in_viewport()
        expect(page.locator("[data-goal]")).to_contain_text("Slay the dragon")


PLATES = """(before) => Object.fromEntries([...document.querySelectorAll('.plate')].map((one) => {
  const all = (what) => [...one.querySelectorAll(what)];
  const chip = (two) => [two.dataset.by, !!two.querySelector('svg')];
  const numbers = all('.fact .numbers').map((two) => two.textContent);
  return [one.dataset.seat, before ? numbers : all('.change').map(chip)];
}))"""
"""The numbers of each plate; or its chips: by how much, and whether they say of what."""


def test_chips_at_plates_are_what_their_numbers_have_changed(
    browser: Browser, house: Served
) -> None:
    """They counted recruits who ran home, gold for cards, and draws not at all (EYES-F21)."""
    with sitting(browser, house, "adept", "adept") as page:
        for _ in range(4):
            finish_turn(page)
            expect(page.locator("[data-telling]")).to_be_visible()
            before = page.evaluate(PLATES, True)
            catch_up(page)
            after, chips = page.evaluate(PLATES, True), page.evaluate(PLATES, False)
            for seat in "23":  # the first number is the army's
                was, now = (int(some[seat][0].replace(",", "")) for some in (before, after))
                found = [int(by) for by, named in chips[seat] if named]
                assert found == ([now - was] if now != was else []), (before, after, chips)


def test_no_chip_tells_what_is_not_on_the_table_yet(browser: Browser, house: Served) -> None:
    """While the first turn was told hands were still empty, and chips said “−7” (EYES-F34)."""
    with visiting(browser, house, "/", size=PHONE, hasty=False, clock=True) as page:
        play_now(page, "drachenfels")
        told, found = 0, set()
        dealt = "() => window.__stage.position.view.hand_count[0] > 0"
        while not page.evaluate(dealt):
            page.clock.run_for(150)
            page.wait_for_timeout(3)  # the server answers in its own time
            if page.evaluate("() => Boolean(window.__stage.next)"):
                told += 1
                chips = page.evaluate(PLATES, False).values()
                found |= {int(by) for one in chips for by, _ in one if by}
            elif page.locator("[data-board] [data-action^=pick]").count():
                page.locator("[data-board] [data-action^=pick]").first.dispatch_event("click")
        assert told >= 3, "it was told while hands were empty"
        assert all(by > -4 for by in found), found


def test_nobody_is_to_move_while_something_is_shown(browser: Browser, house: Served) -> None:
    """Whoever acts is lifted; "to move" stands where it is true, after all that (EYES-F7)."""
    with sitting(browser, house, "adept", "adept") as page:
        expect(page.locator(".plate[data-seat='1'] .turn")).to_have_text("to move")
        finish_turn(page)
        expect(page.locator("[data-telling]")).to_be_visible()
        assert page.locator(".plate .turn").count() == 0
        catch_up(page)
        expect(page.locator(".plate[data-seat='1'] .turn")).to_have_text("to move")


ASKED = """() => {
  const {next, position, beats} = window.__stage;
  if (next || !position?.actors.includes(1)) return 'wait';
  return beats.at(-1).of === 2 ? 'asked' : 'mine';
}"""


def test_who_is_asked_in_anothers_turn_is_not_told_that_it_is_theirs(
    browser: Browser, house: Served
) -> None:
    """In DragonQuest one lays a tile for the other: "Your turn" was said of that (EYES-F17)."""
    client = Client(house, "Anna")
    table = open_table(client, "dragonquest", "me", "adept")
    with visiting(
        browser, house, f"/table/{table}", client=client, hasty=False, clock=True
    ) as page:
        page.locator("[data-board] [data-action]").first.wait_for()
        page.clock.pause_at(LATER)
        while (now := page.evaluate(ASKED)) != "asked":
            if now == "mine":
                page.keyboard.press("1")
            page.clock.run_for(100)
        expect(page.locator("[data-ask]")).to_contain_text("Lay a tile")
        expect(page.locator(".plate[data-seat='1'] .turn")).to_have_text("asked")
    client.close()


def test_on_a_phone_the_list_of_choices_closes_with_a_choice(
    browser: Browser, house: Served
) -> None:
    """Behind an open drawer the telling waits: the game would stand still (EYES-F5)."""
    with sitting(browser, house, "adept", size=PHONE) as page:
        page.locator("[data-tab=choices]").click()
        page.locator("[data-choice=recruit]").click()
        expect(page.locator("#drawer")).to_have_count(0)
        expect(page.locator("[data-position='0']")).to_have_count(0)
        # how long it is told depends on what falls; that it goes on does not
        assert not page.evaluate("() => __stage.paused")


FEED = """() => {
  const beat = (seat, ...events) => ({
    seat, of: seat, turn: 1, kind: 'roll', shape: 'reveal', extra: 0, events,
    sentence: '', from: null, to: [], way: [], changes: [],
  });
  const position = (number, events_from, count, beats_from, ...beats) => ({
    number, undos: 0, seat: 1, events_from, beats_from, beats,
    events: Array.from({length: count}, (_, i) => ({at: events_from + i})),
  });
  const fed = window.fed = new __stage.constructor(
    {beat: () => false, idle: () => {}, own: () => false});
  // The first event of the first beat takes most of its time.
  fed.board = {timing: ({at}) => at === 0 ? 9 : 1};
  fed.show(position(0, 0, 0, 0));
  fed.arrive(position(1, 0, 2, 0, beat(2, 0, 1)));
  setTimeout(() => fed.arrive(position(2, 2, 1, 1, beat(3, 2))), 50);
}"""
"""A stage that is told two beats, the second while the first event of the first is being shown."""


def test_what_waits_behind_a_beat_does_not_shorten_it(browser: Browser, house: Served) -> None:
    with sitting(browser, house, "adept") as page:
        page.evaluate(FEED)
        page.clock.run_for(5000)
        shown = page.evaluate("() => fed.schedule.map((one) => [one.seat, one.to - one.from])")
    assert [seat for seat, _ in shown] == [2, 3]
    assert all(long == pytest.approx(1400, abs=5) for _, long in shown), shown
