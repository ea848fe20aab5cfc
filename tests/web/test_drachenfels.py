"""Drachenfels in a real browser: every verb by touch, whole games, and what is shown is true."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from playwright.sync_api import Browser, Locator, Page, expect

from lindwurm.games.drachenfels import GAME, odds
from lindwurm.games.drachenfels.actions import Act
from lindwurm.games.drachenfels.data import NODE, RAINBOW_NAMES
from lindwurm.kernel.match import Match
from lindwurm.server.table.outgoing import Position, Telling
from tests.games.drachenfels.helpers import FIXED, Play, table
from tests.server.harness import Client, Served
from tests.tiers import tiered
from tests.web import sitting
from tests.web.playing import play_out
from tests.web.prepared import hotseat, late, prepared
from tests.web.test_pace import call
from tests.web.visiting import haste

NAMES = ("Anna", "Ben", "Cleo", "Dora")
SKY = {"looked": {"red": "F-SE"}}
HANDS = {"red": "mR mB mD mT mW p1 p2 p3 p4", "yellow": "p1 p2 p3"}

DEAF = 260
"""Milliseconds for which a board does not hear a touch after others have been shown."""
PHONE = {"width": 390, "height": 844}
WIDE = {"width": 1440, "height": 900}


class Seat:
    """Somebody at a table, with a browser."""

    def __init__(
        self,
        browser: Browser,
        client: Client,
        *,
        size: Any = WIDE,
        language: str = "en",
        touch: bool = False,
        motion: str = "less",
        hurry: bool = True,
    ):
        self.client = client
        self.context = browser.new_context(viewport=size, has_touch=touch, service_workers="block")
        self.context.set_default_timeout(20_000)
        cookies = client.http.cookies.items()
        url = client.server.address
        self.context.add_cookies([{"name": k, "value": v, "url": url} for k, v in cookies])
        chosen = f'{{"language":"{language}","theme":"day","motion":"{motion}","sound":false}}'
        self.context.add_init_script(f"localStorage.setItem('lindwurm', '{chosen}')")
        if hurry:
            self.context.add_init_script(haste())
        self.page: Page = self.context.new_page()
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))

    def go(self, table_id: str) -> None:
        """Go to a table."""
        sitting.sit(self.page, self.client, table_id)
        self.page.locator(".fels, .curtain").wait_for()

    def act(self, action: str) -> None:
        """Do something by touching the board (or the tray), taking hold of things first."""
        page = self.page
        spot = page.locator(f'[data-action="{action}"]').first
        handle = page.locator(f'[data-handle="{handle_of(action)}"]')
        self.ready(spot.or_(handle))
        page.wait_for_timeout(DEAF)
        if not spot.count():
            handle.click()
        spot.click()

    def ready(self, wanted: Locator) -> None:
        """Wait for something, and take the screen over where it is passed on."""
        curtain = self.page.locator(".curtain button")
        while True:
            wanted.or_(curtain).first.wait_for()
            if not curtain.count():
                return
            curtain.click()

    def close(self) -> None:
        self.context.close()
        assert self.problems == []


def handle_of(action: str) -> str:
    """The thing to take hold of before an action's place is lit."""
    verb, *args = action.split()
    if verb in ("remove_rainbow", "move_rainbow"):
        return f"rainbow {RAINBOW_NAMES.index(args[0])}"
    if verb in ("remove_bridge", "move_bridge"):
        return f"bridge {NODE[args[0]]}"
    if verb == "move_dragon":
        return f"dragon {NODE[args[0]]}"
    if verb == "cloud":
        return f"knight {int(args[0]) - 1}"
    return "new " + verb.removeprefix("place_")


@pytest.fixture(scope="module")
def client(house: Served) -> Iterator[Client]:
    """Return the person who plays."""
    someone = Client(house, "Anna")
    yield someone
    someone.close()


@pytest.fixture(scope="module")
def seats() -> Iterator[dict[str, Seat]]:
    """Return the windows that are open, by what they are like: they go from table to table."""
    opened: dict[str, Seat] = {}
    yield opened
    for seat in opened.values():
        seat.close()


@pytest.fixture
def sit(browser: Browser, client: Client, seats: dict[str, Seat]) -> Iterator[Callable[..., Seat]]:
    """Return a way to sit down at a prepared position, on one screen for everybody."""

    def down(play: Play, options: dict[str, str] | None = None, **kwargs: Any) -> Seat:
        names = hotseat(*NAMES[: play.match.seats])
        table_id = prepared(client, play.match, names, **{**FIXED, **(options or {})})
        seat = seats.get(str(kwargs)) or seats.setdefault(
            str(kwargs), Seat(browser, client, **kwargs)
        )
        seat.go(table_id)
        return seat

    yield down
    for seat in seats.values():
        assert seat.problems == []


def two(**kwargs: Any) -> Play:
    """Return a position for red and yellow, red with every kind of magic."""
    return table(2, **{"hands": HANDS, "discards": "p5 p4", **kwargs})


# == every verb ====================================================================================

TOURS: dict[str, tuple[Callable[[], Play], tuple[str, ...]]] = {
    "rainbows": (
        lambda: two(hands={"red": "mR mR mR p1", "yellow": "p2"}, rainbows=["R-N~C"]),
        (
            *("play mR", "place_rainbow E-C", "play mR", "move_rainbow N-C S-C"),
            *("play mR", "remove_rainbow E-C", "play p1", "go Q-NE"),
        ),
    ),
    "bridges": (
        lambda: two(hands={"red": "mB mB mB p1", "yellow": "p2"}, bridges=["H-NE"]),
        (
            *("play mB", "place_bridge X-NE", "play mB", "move_bridge H-NE H-SE"),
            *("play mB", "remove_bridge X-NE", "play p1", "go Q-NE"),
        ),
    ),
    "dragon, renewing, claiming, robbing": (
        lambda: two(hands={"red": "mD p1 p3 p3", "yellow": "p2 p2"}),
        (
            *("play mD", "move_dragon F-NE P-N", "play p1", "go A-N-NE", "renew"),
            *("claim", "go S-NE", "rob 1", "stop"),
        ),
    ),
    "teletransfer and cloud": (
        lambda: table(
            3, hands={"red": "mT mW p1", "yellow": "p2"}, at={"red": "R-N", "blue": "I-S"}
        ),
        ("play mT", "swap 2", "play mW", "cloud 3 SE", "play p1", "go P-S"),
    ),
    "nowhere to go": (
        lambda: two(hands={"red": "p1 p2", "yellow": "p2"}, at={"red": "C"}, armour=["red"]),
        ("discard p1",),
    ),
    "single and double, flying and walking": (
        lambda: two(
            hands={"red": "p4 p1", "yellow": "p4 p1"},
            looked={"red": "F-SE", "yellow": "F-SE"},
            options={"questions": "as_once"},  # only older tables ask for flights
        ),
        (
            *("play p4", "double", "go Z-NE", "fly SE-NE"),
            *("play p4", "double", "go Z-SW", "walk"),
            *("play p1", "single", "go M2-N-NE"),
        ),
    ),
    "ways in and out of the castle": (
        lambda: two(
            hands={"red": "p3 p3", "yellow": "p3"},
            at={"red": "C"},
            rainbows=["R-N~C", "R-E~C"],
            **SKY,
        ),
        (
            *("play p3", "double", "go S-NE", "leave_by N-C", "keep"),
            *("play p3", "go I-S", "play p3", "double", "go C", "enter_by E-C", "shift E-NE"),
        ),
    ),
    "a duel": (
        lambda: two(hands={"red": "p1", "yellow": "p2 p3 p3"}, at={"yellow": "A-N-NE"}),
        ("play p1", "go A-N-NE", "send SE", "loot", "stop"),
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("tour", TOURS)
def test_every_verb_is_done_by_touching_the_board(sit: Callable[..., Seat], tour: str) -> None:
    """Each action is one the rules allow here: the same tour is ridden beside the browser."""
    begin, actions = TOURS[tour]
    beside = begin()
    seat = sit(begin())
    for action in actions:
        seat.act(action)
        beside.do(action)
    assert seat.page.locator("[data-notice]").count() == 0  # nobody was told off on the way
    seat.ready(seat.page.locator(f'.fels[data-phase="{int(beside.phase())}"]'))


def test_the_tours_leave_no_verb_out() -> None:
    ridden = {action.split()[0] for _, actions in TOURS.values() for action in actions}
    assert ridden | {"pick"} == set(Act.VERBS.first)  # picking begins every game below


PAINTS = """() => ['--gold', '--ink'].map((name) => {
  const probe = document.querySelector('.fels').appendChild(document.createElement('i'));
  probe.style.color = `var(${name})`;
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
})"""


def below(page: Page, what: str, edge: str = "bottom") -> float:
    """Return how far down the screen an edge of something is."""
    return float(page.locator(what).first.evaluate(f"one => one.getBoundingClientRect().{edge}"))


@pytest.mark.slow
def test_a_finger_looks_before_it_plays_and_rides_by_touching_a_field(
    sit: Callable[..., Seat],
) -> None:
    seat = sit(two(), touch=True, size=PHONE)
    page = seat.page
    page.locator('[data-card="p3"]').tap()
    reached = {spot.get_attribute("data-plan") for spot in page.locator("[data-plan]").all()}
    assert reached == {f"p3 {field}" for field in two().dest("red", 3)}
    # A lit field is filled, not a pale ring, and what a card does is in sight (EYES-F22, F25).
    ring = page.locator(".plan .ring").first
    painted = "one => [getComputedStyle(one).fill, getComputedStyle(one).stroke]"
    assert ring.evaluate(painted) == page.evaluate(PAINTS), "gold within a dark edge"
    assert below(page, ".hand .says") <= below(page, "[data-asking]", "top")
    # A finger looks first, and the pile says so.
    page.locator(".pile button.lit").first.tap()
    expect(page.locator(".pile [data-again]")).to_be_visible()
    page.locator('[data-card="p3"]').tap()
    page.locator('[data-plan="p3 I-N"]').tap()
    page.locator(".curtain").wait_for()  # the card is played, the knight has gone, it is Ben's turn


@pytest.mark.slow
def test_what_a_card_would_reach_is_what_the_rules_allow(sit: Callable[..., Seat]) -> None:
    """Beforehand the page finds the fields itself; the rules have the last word, and agree."""
    places = {
        "a walk with flights": two(at={"red": "M2-N-NE", "yellow": "Z-SE"}, hands=HANDS),
        "doubled, out of the castle": two(
            at={"red": "C", "yellow": "R-S"},
            rainbows=["R-N~C", "R-W~F-NW"],
            bridges=["X-NE"],
            dragons=["P-W", "M1-N-NE", "F-SE", "V-SW"],
            **SKY,
        ),
        "from a rock castle": two(
            at={"red": "F-SE", "yellow": "K-SE"},
            bridges=["X-SE"],
            rainbows=["R-S~F-SE"],
            dragons=["P-W", "M1-N-NE", "F-NE", "V-SW"],
            **SKY,
        ),
    }
    for play in places.values():
        seat = sit(play)
        for card in (1, 2, 3, 4):
            allowed = play.dest("red", card)
            if play.s.swift[0]:
                allowed |= play.dest("red", 2 * card)
            button = seat.page.locator(f'[data-card="p{card}"]')
            if not allowed:
                expect(button).to_have_attribute("aria-disabled", "true")
                continue
            button.hover()
            expect(seat.page.locator("[data-plan]")).to_have_count(len(allowed))
            shown = {s.get_attribute("data-plan") for s in seat.page.locator("[data-plan]").all()}
            assert shown == {f"p{card} {field}" for field in allowed}


@pytest.mark.slow
def test_things_are_dragged_where_they_are_to_go(sit: Callable[..., Seat]) -> None:
    seat = sit(two(hands={"red": "mD mR p1", "yellow": "p2"}))
    page = seat.page

    def drag(start: tuple[float, float], end: tuple[float, float]) -> None:
        box = page.locator(".fels .sheet").bounding_box()
        assert box is not None
        scale = box["width"] / 1000
        mouse = page.mouse
        mouse.move(box["x"] + start[0] * scale, box["y"] + start[1] * scale)
        mouse.down()
        mouse.move(box["x"] + 500 * scale, box["y"] + 600 * scale, steps=4)
        mouse.move(box["x"] + end[0] * scale, box["y"] + end[1] * scale, steps=4)
        mouse.up()

    seat.act("play mD")
    page.locator('[data-handle^="dragon"]').first.wait_for()
    drag((904, 96), (500, 260))
    told = "You play the dragon and send one from rock castle NE to rock path N."
    page.get_by_text(told).first.wait_for(state="attached")
    seat.act("play mR")
    page.locator('[data-action="place_rainbow S-C"]').wait_for()
    grip = page.locator('[data-action="place_rainbow S-C"] .hit')
    drag((560, 1042), (float(grip.get_attribute("cx") or 0), float(grip.get_attribute("cy") or 0)))
    told = "You play the rainbow and raise one from rock S to the castle."
    page.get_by_text(told).first.wait_for(state="attached")
    seat.page.locator('[data-card="p1"]').hover()
    seat.act("play p1")
    page.locator('[data-action="go Q-NE"]').wait_for()
    drag((631, 363), (671, 329))
    page.locator(".curtain").wait_for()  # the knight has gone, it is Ben's turn


@pytest.mark.slow
def test_by_keyboard_alone(sit: Callable[..., Seat]) -> None:
    seat = sit(two(hands={"red": "mD p1", "yellow": "p2"}))
    page = seat.page
    page.locator('[data-action="play mD"]').focus()
    page.keyboard.press("Enter")
    page.locator('[data-handle="dragon 105"]').focus()
    page.keyboard.press("Enter")
    page.locator('[data-action="move_dragon F-NE V-NE"]').focus()
    page.keyboard.press(" ")
    page.locator('[data-action="play p1"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-action^="go"]').first).to_be_focused()  # led on to what is lit
    page.keyboard.press("Enter")
    page.locator(".curtain").wait_for()  # the knight has gone, it is Ben's turn


@pytest.mark.slow
def test_what_cannot_be_done_says_why(sit: Callable[..., Seat]) -> None:
    seat = sit(
        two(hands={"red": "p1 p2", "yellow": "p2"}, at={"red": "C"}, armour=["red"], discards="")
    )
    page = seat.page
    page.locator(".piles [aria-disabled=true]").click(force=True)
    page.get_by_text("The discard pile is empty.").wait_for()
    box = page.locator(".fels .sheet").bounding_box()
    assert box is not None
    page.locator(".fels .sheet").click(
        position={"x": 0.5 * box["width"], "y": 0.205 * box["width"]}
    )
    page.get_by_text("It takes a rainbow card to do that.").wait_for()


@pytest.mark.slow
def test_a_field_out_of_reach_says_how_far_it_is_and_the_card_stays(
    sit: Callable[..., Seat],
) -> None:
    """And whoever cannot see the map is told where everything is (WEB-F13, WEB-F18)."""
    seat = sit(two(bridges=["X-NE"]), touch=True, size=PHONE)
    page = seat.page
    page.locator('[data-card="p3"]').tap()
    box = page.locator(".fels .sheet").bounding_box()
    assert box is not None
    scale = box["width"] / 1000

    def told(x: int, y: int) -> str:
        page.locator(".fels .sheet").tap(position={"x": x * scale, "y": y * scale})
        return page.locator(".fels .tag").inner_text()

    far = "5 steps away; this card goes exactly 3"
    assert told(500, 205) == f"rainbow rock N · rainbows begin here · {far}"
    assert told(711, 711).endswith("There is no bridge over that.")
    assert told(75, 75) == "rock castle NW · a dragon · nobody rides there, or past it"
    assert page.locator('[data-plan="p3 I-N"]').count() == 1, "the card is still chosen"
    where = page.locator("[data-where] li").all_inner_texts()
    assert where == [
        "Anna, red knight: red start field",
        "Ben, yellow knight: yellow start field",
        "Dragons: rock castle NE; rock castle SE; rock castle SW; rock castle NW",
        "Bridges: gap NE",
        "Rainbows: none",
    ]


def test_a_question_names_only_what_can_be_done() -> None:
    rng, asked = random.Random(3), set()
    positions: list[dict[str, Any]] = []
    for seed in range(4):
        match = Match(GAME, 3, seed=seed)
        for _ in range(150):
            if match.over:
                break
            seat = match.actors[0]
            sent, _ = Position(match).seen(seat, Telling(GAME, "en"), 10**6)
            seen = msgspec.json.decode(sent)
            positions.append({key: seen[key] for key in ("view", "legal", "seat")})
            match.act(seat, rng.choice(match.legal(seat)))
    found = call(
        "src/boards/drachenfels/asks.ts",
        f"return {json.dumps(positions)}.map((one) => [all.question(one), one.view.phase])"
        ".map(([one, phase]) => [one.id, one.only, all.names(one, phase)]);",
    )
    for position, (message, only, verbs) in zip(positions, found, strict=True):
        legal = {one["json"]["verb"] for one in position["legal"]}
        assert set(verbs) <= legal, (message, legal)
        assert verbs or only == position["legal"][0]["label"], message
        asked.add(message)
    assert len(asked) > 8


@pytest.mark.slow
def test_a_princess_is_lifted_in_secret_and_stays_noted(sit: Callable[..., Seat]) -> None:
    """Only the looker sees the shoes; the chances noted are those of the rules' own count."""
    play = table(
        2,
        hands={"red": "p1 p1", "yellow": "p2"},
        at={"red": "X-NE"},
        bridges=["X-NE"],
        armour=["red"],
        dragons=["P-N", "F-SE", "F-SW", "F-NW"],
    )
    seat = sit(play)
    seat.act("play p1")
    seat.act("go F-NE")  # on one screen: the table turns to yellow, who must not know
    seat.ready(seat.page.locator('[data-action="renew"]'))
    assert "blue shoes" not in seat.page.locator(".fels").inner_text()
    play.do("play p1", "go F-NE")
    for who in (1, 0):
        if who == 0:
            seat.act("renew")  # and it is red's turn again, with what red knows
            seat.ready(seat.page.locator('[data-fort="NE"]').get_by_text("You saw blue shoes."))
        for fort, corner in enumerate(("NE", "SE", "SW", "NW")):
            chance = float(odds.princess(play.s, who)[fort])
            shown = seat.page.locator(f'[data-fort="{corner}"]').get_attribute("data-chance")
            assert float(shown or -1) == pytest.approx(chance)


def test_both_languages_say_the_same_things() -> None:
    """The board's own words have the same ids and variables in English and German."""
    said = {}
    for language in ("en", "de"):
        file = Path(f"web/src/boards/drachenfels/text.{language}.ftl")
        entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
        said[language] = {
            entry.id.name: frozenset(
                re.findall(r"\$(\w+)", FluentSerializer().serialize_entry(entry))
            )
            for entry in entries
            if isinstance(entry, ast.Message)
        }
    assert said["en"] == said["de"]


# == whole games ===================================================================================


EAGER = ("pick", "go", "play", "place_rainbow", "place_bridge", "move_dragon")
"""What a knight does who does not stand about."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "language", "kind", "left"),
    [
        (PHONE, "de", "bot", None),
        (WIDE, "en", "me", 30),
        pytest.param(WIDE, "en", "me", None, marks=pytest.mark.proof),
    ],
    ids=["bots-phone", "end-on-one-screen-wide", "one-screen-wide"],
)
def test_a_whole_game(
    browser: Browser, client: Client, size: Any, language: str, kind: str, left: int | None
) -> None:
    """From picking a knight to the end: the limit of turns comes if no princess is found."""
    others = [{"kind": "bot", "level": "heuristic"}] if kind == "bot" else hotseat("Ben")
    places = [*hotseat("Anna"), *others]
    limit = {"turn_limit": "40"}
    if left is None:
        body = {"game": GAME.id, "seats": places, "options": limit}
        table_id = client.post("/api/tables", body, 201)["table"]["id"]
        client.post(f"/api/tables/{table_id}/start")
    else:
        table_id = prepared(client, late(GAME, 2, left, **limit), places, **limit)
    seat = Seat(browser, client, size=size, language=language)
    seat.go(table_id)
    play_out(seat.page, eager=EAGER)
    ended = client.get(f"/api/tables/{table_id}")["table"]
    assert ended["status"] == "over"
    width = seat.page.evaluate("document.documentElement.scrollWidth")
    assert width <= size["width"], "the page can be scrolled sideways"
    seat.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    "position", tiered(["rainbows", "a duel", "ways in and out of the castle"], "a duel")
)
def test_axe_finds_nothing_serious(sit: Callable[..., Seat], position: str) -> None:
    seat = sit(TOURS[position][0]())
    page = seat.page
    page.locator(".lit").first.wait_for()
    axe = Path("web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
    for action in ("", TOURS[position][1][0]):
        if action:
            seat.act(action)
            page.locator(".lit").first.wait_for()
        page.evaluate(axe)
        found = page.evaluate("axe.run(document.querySelector('.fels'))")
        serious = [
            (v["id"], v["nodes"][0]["html"][:160])
            for v in found["violations"]
            if v["impact"] in ("serious", "critical")
        ]
        assert serious == []


@pytest.mark.slow
def test_a_closer_look_shows_the_own_knight_large(sit: Callable[..., Seat]) -> None:
    seat = sit(two(hands={"red": "p1 p2", "yellow": "p2"}), size=PHONE, touch=True)
    page = seat.page
    sheet, glass = (page.locator(f".fels .{one}").bounding_box() for one in ("sheet", "glass"))
    assert sheet is not None
    assert glass is not None
    ledge = sheet["y"] + sheet["width"]  # the map is a square, and stands on it
    assert ledge < glass["y"], "the magnifier covers the map (WEB-F21)"
    page.get_by_role("button", name="Look closer").tap()
    page.locator('[data-card="p1"]').tap()
    spot = page.locator('[data-plan="p1 Q-NE"]')
    expect(spot).to_be_in_viewport()
    box = spot.bounding_box()
    assert box is not None
    assert box["width"] >= 24  # wide enough for a finger, even beside another one
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    spot.tap()
    page.locator(".curtain").wait_for()
