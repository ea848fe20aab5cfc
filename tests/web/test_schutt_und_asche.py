"""Schutt und Asche at its board: every verb, whole games, odds, keyboard, axe."""

from __future__ import annotations

import json
import random
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from msgspec import Raw
from playwright.sync_api import Browser, Page, expect

from lindwurm.games.schutt_und_asche import GAME, odds
from lindwurm.games.schutt_und_asche.data import BATTLE, PROVINCES, Card
from lindwurm.games.schutt_und_asche.state import Phase
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import LANGUAGES
from lindwurm.server.table.outgoing import Position, Telling, encode
from tests.games.schutt_und_asche.table import place, realm
from tests.server.harness import Client, Served
from tests.tiers import tiered
from tests.web.playing import play_out
from tests.web.prepared import hotseat, late, prepared
from tests.web.sitting import made, sit, until, visit
from tests.web.test_pace import call
from tests.web.visiting import PHONE

BOT = {"kind": "bot", "level": "heuristic"}
NAMES = ("Anna", "Bert", "Clara", "Dora", "Emil", "Frida")
AXE = Path("web/node_modules/axe-core/axe.min.js")


# == every verb ====================================================================================

CARDS = {
    "farmer": "farmer",
    "decoy": "decoy",
    "hermit": "hermit",
    "black_knight": "black_knight",
    "free_buy": "salesman",
    "free_sort": "salesman",
    "merchant": "merchant",
    "traitor": "traitor",
}
"""Verbs that begin with taking a follower in hand."""


def perform(page: Page, action: str) -> None:
    """Do it as a person would: take the follower, touch the province, then what lights up."""
    button = page.locator(f'.asche [data-action="{action}"], .tray [data-action="{action}"]')
    verb, *rest = action.split()
    card = page.locator(f".hand [data-follower={CARDS.get(verb, 'nobody')}].lit")
    page.locator(".asche .lit, .tray [data-action]").first.wait_for()
    if not button.count() and card.count():
        card.first.click()
    if not button.count() and rest and rest[-1] in PROVINCES:
        page.locator(f'[data-province="{place(rest[-1])}"]').click()
    button.first.click()


def begun(seats: int = 2, **options: str) -> Match:
    """Return a game before its first decision: the last seat is regent, the first one claims."""
    return Match(GAME, seats, {"first_regent": str(seats), **options}, seed=3)


FIGHT: dict[str, Any] = {
    "field_of": place("N3"),
    "knights": "N3 S1",
    "markers": "N3 N4",
    "called": 0,
    "revealed": [1, 0, 0, 0],
}
DECK = list(BATTLE)
OPEN: dict[str, Any] = {"open": [1, 2, 1, 0], "deck_left": [5, 8, 9, 10]}
SHOP: dict[str, Any] = {"phase": Phase.BUY, "revealed": [1, 1, 1, 1], "knights": "N3 S1"}

WALKS: dict[str, tuple[Callable[[], Match], str]] = {
    "claiming": (begun, "claim N1"),
    "stacks": (
        lambda: begun(1, start_knights="1"),
        "look N2, pick knight, pick *, pick *, shuffle E2, ready, post S2",
    ),
    "scout": (lambda: realm(phase=Phase.QUIET, followers={0: "scout sage"}), "scout, call N"),
    "pass": (lambda: realm(phase=Phase.QUIET, followers={0: "scout"}), "pass, call W"),
    "farmer": (
        lambda: realm(phase=Phase.INCOME, followers={0: "farmer"}, gold={0: "X X", 1: "2 1"}),
        "farmer 2 2, give X, give X",
    ),
    "agitator": (
        lambda: realm(
            phase=Phase.QUIET, followers={0: "agitator hero"}, display="abbot sage vassal"
        ),
        "agitator, part hero, exchange 2",
    ),
    "swap": (
        lambda: realm(
            phase=Phase.QUIET, followers={0: "agitator hero", 1: "vassal"}, display="abbot sage -"
        ),
        "agitator, part hero, swap 2",
    ),
    "offering": (
        lambda: realm(
            phase=Phase.OFFER,
            called=0,
            passes=1,
            laid={0: "1"},
            gold={0: "2 X"},
            before=[0, 1, 0, 0],
        ),
        "withdraw 1, lay 2, lay X, confirm",
    ),
    "talk": (
        lambda: realm(
            phase=Phase.OFFER,
            called=0,
            passes=1,
            laid={0: "1"},
            gold={0: "2 X", 1: "1"},
            before=[0, 1, 0, 0],
        ),
        "i_offer 2, you_could 2, confirm",
    ),
    "no gold": (
        lambda: realm(phase=Phase.OFFER, called=0, passes=1, gold={0: "X", 1: "1"}),
        "i_cannot, confirm",
    ),
    "markers left": (
        lambda: realm(
            phase=Phase.REMOVE,
            options={"lift": "may"},
            **FIGHT,
            open=[3, 1, 1, 0],
            deck_left=[3, 9, 9, 10],
        ),
        "leave",
    ),
    "reward": (
        lambda: realm(
            phase=Phase.REWARD,
            reward=2,
            back=Phase.FRIAR,
            rewarded=0,
            called=0,
            revealed=[1, 0, 0, 0],
            display="abbot sage vassal",
            deck="hero scout",
        ),
        "recruit 3, recruit_deck",
    ),
    "friar": (
        lambda: realm(
            phase=Phase.FRIAR,
            gave=[1, 2, 0, 0, 0, 0],
            rewarded=1,
            called=0,
            revealed=[1, 0, 0, 0],
            followers={0: "friar"},
            display="abbot sage vassal",
        ),
        "friar, recruit 1",
    ),
    "decoy": (
        lambda: realm(
            phase=Phase.DECOY,
            attacks=2,
            flight=0,
            called=0,
            revealed=[1, 0, 0, 0],
            followers={0: "decoy"},
            knights="N3 S1",
        ),
        "decoy S4",
    ),
    "hermit": (
        lambda: realm(
            phase=Phase.HERMIT,
            markers="N1 N2",
            called=0,
            revealed=[1, 0, 0, 0],
            followers={0: "hermit"},
            knights="N3 S1",
        ),
        "hermit N3, move N2",
    ),
    "vassal": (
        lambda: realm(phase=Phase.PREFIGHT, followers={0: "vassal"}, deck_left=DECK, **FIGHT),
        "vassal",
    ),
    "black knight": (
        lambda: realm(
            phase=Phase.PREFIGHT,
            followers={0: "black_knight"},
            swords="N3",
            shields="N3",
            deck_left=DECK,
            **FIGHT,
        ),
        "black_knight both",
    ),
    "reveal": (lambda: realm(phase=Phase.FIGHT, power={0: 1}, **FIGHT, **OPEN), "reveal"),
    "power": (lambda: realm(phase=Phase.FIGHT, power={0: 1}, **FIGHT, **OPEN), "spend_power"),
    "treasure": (
        lambda: realm(
            phase=Phase.FIGHT, options={"mode": "coop"}, treasure={0: 1}, **FIGHT, **OPEN
        ),
        "spend_treasure",
    ),
    "hero": (
        lambda: realm(
            phase=Phase.HERO,
            followers={0: "hero"},
            card=Card.DRAGON,
            open=[1, 2, 1, 0],
            deck_left=[5, 7, 9, 10],
            **FIGHT,
        ),
        "hero",
    ),
    "draw": (
        lambda: realm(
            phase=Phase.DRAW, shields="N3", open=[0, 1, 0, 3], deck_left=[6, 9, 10, 7], **FIGHT
        ),
        "accept, save N4",
    ),
    "no draw": (
        lambda: realm(
            phase=Phase.DRAW, shields="N3", open=[0, 1, 0, 3], deck_left=[6, 9, 10, 7], **FIGHT
        ),
        "fight_on",
    ),
    "purchase": (
        lambda: realm(
            gold={0: "2 2 1"}, stacks={"N2": "power knight", "N4": "sword power"}, **SHOP
        ),
        "buy N2, place N2, sort N4, pick sword, end",
    ),
    "moneylender": (
        lambda: realm(followers={0: "moneylender"}, gold={0: "X 1"}, discard="2 3", **SHOP),
        "moneylender, borrow 3, done, repay X",
    ),
    "salesman": (
        lambda: realm(followers={0: "salesman"}, stacks={"N2": "power knight"}, **SHOP),
        "free_buy N2, place N2",
    ),
    "salesman sorting": (
        lambda: realm(
            followers={0: "salesman"}, stacks={"N2": "power knight", "N4": "sword"}, **SHOP
        ),
        "free_sort N2, pick power, done",
    ),
    "salesman twice": (
        lambda: realm(
            followers={0: "salesman"}, stacks={"N2": "power knight", "N4": "sword power"}, **SHOP
        ),
        "free_sort N2, pick power, free_sort N4, pick sword",
    ),
    "merchant": (
        lambda: realm(followers={0: "merchant"}, gold={0: "1"}, **SHOP),
        "merchant N2, trade S2",
    ),
    "traitor": (
        lambda: realm(followers={0: "traitor"}, swords="S1", **SHOP),
        "traitor sword S1, place N3",
    ),
    "abbot": (
        lambda: realm(
            followers={0: "abbot"},
            gold={0: "2 2"},
            stacks={"N2": "sword knight", "N4": "sword power"},
            **SHOP,
        ),
        "buy N2, void, buy N4, keep",
    ),
    "sage": (lambda: realm(phase=Phase.SAGE, followers={0: "sage"}), "sage"),
    "display": (lambda: realm(phase=Phase.REFRESH, display="abbot hero vassal"), "discard 2"),
    "layout": (lambda: realm(phase=Phase.LAYOUT, round=3), "layout EW"),
    "tie": (
        lambda: realm(phase=Phase.TIE, tied=0b11, hits=7, result=1),
        "crown 2",
    ),
}


def test_the_walks_name_every_verb() -> None:
    walked = {step.split()[0] for _, steps in WALKS.values() for step in steps.split(", ")}
    assert walked == set(GAME.verbs.first)


@pytest.fixture(scope="module")
def player(browser: Browser, house: Served) -> Iterator[tuple[Client, Page]]:
    """Someone with a page of their own, who goes from table to table."""
    client = Client(house, "Anna")
    page = visit(browser, client)
    yield client, page
    page.context.close()
    client.close()


@pytest.mark.slow
@pytest.mark.parametrize("walk", WALKS)
def test_every_verb_is_done_through_the_board(player: tuple[Client, Page], walk: str) -> None:
    client, page = player
    position, steps = WALKS[walk]
    match = position()
    table = prepared(client, match, hotseat(*NAMES[: match.seats]), **options_of(match))
    sit(page, client, table)

    def mine() -> list[str]:
        return [one for one in made(client, table) if one.startswith("1 ")]

    done: list[str] = []
    for wanted in steps.split(", "):
        step = wanted
        if wanted.endswith("*"):
            first = page.locator(f'.asche [data-action^="{wanted[:-1]}"]').first
            step = str(first.get_attribute("data-action"))
        perform(page, step)
        done.append(f"1 {step}")
        until(lambda: len(mine()) >= len(done), f"{step} was not done")
        assert mine()[: len(done)] == done


def options_of(match: Match) -> dict[str, str]:
    """Return the options that a position is played with."""
    s: Any = match.state
    found = {"mode": "coop" if s.coop and match.seats > 1 else "semi"}
    found |= {"lift": "may" if s.may_lift else "must"}
    return found | {"start_knights": str(s.start_knights), "first_regent": str(s.regent + 1)}


# == whole games ===================================================================================

EAGER = ("confirm", "end", "pass")
"""What brings the year on."""


@pytest.mark.proof
def test_a_game_against_a_bot_on_a_phone_in_german(browser: Browser, house: Served) -> None:
    client = Client(house, "Anna", "de")
    table = prepared(client, late(GAME, 2, 150), [{"kind": "me"}, BOT])
    page = visit(browser, client, PHONE, "de", "night")
    sit(page, client, table)
    play_out(page, eager=EAGER)
    page.locator(".reckoning").wait_for()
    assert "Der Drache" in page.locator(".reckoning").inner_text()
    assert client.get(f"/api/tables/{table}")["table"]["status"] == "over"
    page.context.close()
    client.close()


@pytest.mark.slow
def test_a_team_on_one_wide_screen(browser: Browser, house: Served) -> None:
    client = Client(house, "Anna")
    options = {"mode": "coop", "start_power": "1", "start_knights": "1"}
    table = prepared(client, late(GAME, 2, 120, **options), hotseat("Anna", "Bert"), **options)
    page = visit(browser, client)
    sit(page, client, table)
    play_out(page, eager=EAGER)
    page.locator(".reckoning").wait_for()
    assert client.get(f"/api/tables/{table}")["table"]["status"] == "over"
    page.context.close()
    client.close()


# == what is shown while events play ===============================================================

UNFOLD = """
import { text } from 'node:stream/consumers';
import { rolldown } from 'rolldown';
const made = await rolldown({ input: 'src/boards/schutt_und_asche/unfold.ts' });
const [{ code }] = (await made.generate({ format: 'esm' })).output;
const { unfold } = await import('data:text/javascript,' + encodeURIComponent(code));
for (const line of (await text(process.stdin)).trim().split('\\n')) {
  const [before, after] = JSON.parse(line);
  const shown = unfold(before, after, after.events.at(-1));
  for (const name of process.argv.slice(1)) {
    if (JSON.stringify(shown[name]) !== JSON.stringify(after.view[name]))
      console.log(name, after.events.map((one) => one.kind).join(' '));
  }
}
"""
TOLD = (
    "owner",
    "burnt",
    "knight",
    "sword",
    "shield",
    "marker",
    "hits",
    "power",
    "status",
    "regent",
)
"""What every event tells in full: after the last one nothing may jump."""


@pytest.mark.parametrize(("seats", "mode"), [(1, "coop"), (2, "semi")])
def test_events_lead_to_the_position_that_follows(seats: int, mode: str) -> None:
    node = shutil.which("node")
    if node is None or not Path("web/node_modules/rolldown").exists():
        pytest.skip("the tools of the web client are not here")
    match = Match(GAME, seats, {"mode": mode, "start_knights": 6 // seats}, seed=4)
    texts = Telling(GAME, "en", list(NAMES[:seats]))
    rng = random.Random(4)
    before, told = Position(match).seen(0, texts)
    lines = []
    while not match.over:
        seat = match.actors[0]
        match.act(seat, rng.choice(match.legal(seat)))
        known = told
        after, told = Position(match).seen(0, texts, known)
        if told > known:
            lines.append(encode([Raw(before), Raw(after)]).decode())
        before = after
    checked = subprocess.run(
        [node, "--input-type=module", "-e", UNFOLD, *TOLD],
        input="\n".join(lines),
        cwd="web",
        capture_output=True,
        text=True,
        check=False,
    )
    assert (checked.stdout, checked.stderr) == ("", "")


# == odds, reasons, keyboard, axe ==================================================================


@pytest.mark.parametrize(
    ("gear", "power", "cards"),
    [
        ("", 1, (1, 2, 0, 0)),
        ("sword", 2, (0, 2, 1, 0)),
        ("sword shield", 1, (2, 2, 2, 2)),
        ("shield", 3, (1, 2, 0, 4)),
    ],
)
def test_the_odds_beside_a_fight_are_exact(
    player: tuple[Client, Page], gear: str, power: int, cards: tuple[int, int, int, int]
) -> None:
    client, page = player
    left = [whole - one for whole, one in zip(BATTLE, cards, strict=True)]
    match = realm(
        phase=Phase.FIGHT,
        power={0: power},
        open=list(cards),
        deck_left=left,
        **FIGHT,
        swords="N3" if "sword" in gear else "",
        shields="N3" if "shield" in gear else "",
    )
    sit(page, client, prepared(client, match, hotseat("Anna", "Bert")))
    knights, dragons, swords, shields = cards
    here: dict[str, Any] = {
        "knights": knights,
        "swords": swords,
        "shields": shields,
        "sword": "sword" in gear,
        "shield": "shield" in gear,
    }
    reveal = odds.turn_up("balanced", **here, dragons=dragons, power=power)
    spend = odds.outlook("balanced", **here, dragons=0, aside=2, power=power - 1)
    for action, outlook in (("reveal", reveal), ("spend_power", spend)):
        told = page.locator(f'.battle [data-action="{action}"]').inner_text()
        for chance in (outlook.win, outlook.draw, outlook.loss):
            assert any(f"{n}%" in told for n in rounded(float(chance))), (told, outlook.rounded())


def rounded(chance: float) -> set[int]:
    """Return the whole per cents that a chance may be shown as: halves may go either way."""
    return {round(100 * chance - 1e-9), round(100 * chance + 1e-9)}


def test_what_cannot_be_done_explains_itself(player: tuple[Client, Page]) -> None:
    client, page = player
    match = realm(phase=Phase.CALL, followers={0: "hero"}, gold={0: "1"})
    sit(page, client, prepared(client, match, hotseat("Anna", "Bert")))
    page.locator(".hand [data-follower=hero]").click()
    expect(page.locator("[data-notice]")).to_contain_text("This follower’s moment is another one.")
    expect(page.locator("[data-notice]")).to_contain_text("SA-202")


def test_a_purchase_by_keyboard_alone(player: tuple[Client, Page]) -> None:
    client, page = player
    match = realm(gold={0: "2 2"}, stacks={"N2": "power knight"}, **SHOP)
    table = prepared(client, match, hotseat("Anna", "Bert"))
    sit(page, client, table)
    page.locator('[data-province="0"]').focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator('[data-province="1"]')).to_be_focused()
    page.keyboard.press("Enter")
    page.locator('.sheet [data-action="buy N2"]').focus()
    page.keyboard.press("Enter")
    page.locator('[data-action="place N2"]').focus()
    page.keyboard.press("Enter")
    until(lambda: made(client, table) == ["1 buy N2", "1 place N2"], "nothing was bought")


def test_a_question_names_only_what_can_be_done() -> None:
    rng, asked = random.Random(3), set()
    positions: list[dict[str, Any]] = []
    for build, _ in WALKS.values():
        match = build()
        for _ in range(12):
            if match.over:
                break
            seat = rng.choice(match.actors)
            sent, _ = Position(match).seen(seat, Telling(GAME, "en"), 10**6)
            seen = msgspec.json.decode(sent)
            view = {name: seen["view"][name] for name in ("phase", "height")}
            positions.append({"view": view, "legal": seen["legal"]})
            match.act(seat, rng.choice(match.legal(seat)))
    moves: list[dict[str, Any]] = [
        {"json": {"verb": one}, "label": ""} for one in ("pass", "agitator")
    ]
    # The provinces by the dragon are named while one of them is left (EYES-F24).
    claims = [{"json": {"verb": "claim", "province": one}, "label": one} for one in ("N1", "N2")]
    for high in (5, 4):
        view = {"phase": int(Phase.DRAFT), "height": [high, *[4] * 23]}
        positions.append({"view": view, "legal": claims})
    # Where one may but talk about an offering, no follower is named (EYES-F44).
    talk = [{"json": {"verb": one}, "label": ""} for one in ("confirm", "i_cannot", "you_could")]
    for legal in (talk, [*talk, *moves[1:]]):
        positions.append({"view": {"phase": int(Phase.OFFER)}, "legal": legal})
    positions.append({"view": {"phase": int(Phase.SAGE)}, "legal": moves})  # no Sage in hand
    found = call(
        "src/boards/schutt_und_asche/asks.ts",
        f"return {json.dumps(positions)}.map((one) => [all.question(one), "
        "all.names(all.question(one), one.view.phase)]);",
    )
    for language, most in (("en", 60), ("de", 72)):
        words = bundle(language)
        for position, (question, verbs) in zip(positions, found, strict=True):
            legal = {one["json"]["verb"] for one in position["legal"]}
            assert set(verbs) <= legal, (question, legal)
            pattern = words.get_message(question["id"]).value
            assert pattern is not None
            choice = position["legal"][0]["label"]
            sentence, problems = words.format_pattern(
                pattern, {"can": question["can"], "choice": choice}
            )
            assert problems == []
            assert question["id"] == "ask-only" or len(str(sentence)) <= most, sentence
            asked.add(question["id"])
    assert len(asked) > 20
    assert [one["id"] for one, _ in found[-5:-3]] == ["ask-draft", "ask-draft-rest"]
    assert [one["can"] for one, _ in found[-3:-1]] == ["talk", "none"]
    assert found[-1][0] == {"id": "ask-sage", "can": "agitator"}, "of whom the sentence speaks then"


def test_a_round_is_at_one_step_at_a_time() -> None:
    views, before = [], {Phase.OVER, Phase.DRAFT, Phase.STACKS, Phase.POST, Phase.TIE}
    for seed in range(4):
        rng, match = random.Random(seed), Match(GAME, 2, seed=seed)
        for _ in range(400):
            if match.over:
                break
            if match.state.phase not in before:
                view = match.view(0)
                kept = ("phase", "back", "late", "ambush", "turn")
                views.append({key: int(view[key]) for key in kept})
            seat = rng.choice(match.actors)
            match.act(seat, rng.choice(match.legal(seat)))
    found = call(
        "src/boards/schutt_und_asche/steps.ts",
        f"return {json.dumps(views)}.map((view) => all.steps({{ view }}))",
    )
    now = [[step["id"] for step in steps if step["state"] == "now"] for steps in found]
    assert all(len(one) == 1 for one in now)
    at = {one for (one,) in now}
    assert at >= {"gold", "dragon-1", "dragon-2", "dragon-3", "dragon-4", "market", "event"}
    shop = [one for view, (one,) in zip(views, now, strict=True) if view["phase"] == Phase.BUY]
    assert set(shop) == {"market"}
    for language in LANGUAGES:
        source = Path(f"web/src/boards/schutt_und_asche/text.{language}.ftl").read_text("utf-8")
        said = dict(re.findall(r"^turn-([\w-]+) = (.+)$", source, re.MULTILINE))
        assert set(said) == at, "and each has a name that can stand alone (TEACH-F21)"
        assert not [name for name in said.values() if name.isdigit()]


def bundle(language: str) -> FluentBundle:
    """Return the words of the board in a language."""
    found = FluentBundle([language], use_isolating=False)
    source = Path(f"web/src/boards/schutt_und_asche/text.{language}.ftl").read_text("utf-8")
    found.add_resource(FluentResource(source))
    return found


def test_on_a_phone_what_is_at_stake_stays_in_sight_while_one_bids(
    browser: Browser, house: Served
) -> None:
    client = Client(house, "Anna")
    page = visit(browser, client, size=PHONE)
    match = realm(
        phase=Phase.OFFER,
        called=0,
        passes=1,
        laid={1: "2"},
        gold={0: "3 2 2 1 1 X"},
        followers={0: "hero scout sage vassal traitor merchant"},
        seats=4,
    )
    sit(page, client, prepared(client, match, hotseat(*NAMES[: match.seats])))
    # The gold that is to be laid is whole above the question (EYES-F19).
    page.wait_for_function(
        """() => {
          const foot = document.querySelector('[data-asking]').getBoundingClientRect().top;
          const gold = [...document.querySelectorAll('.asche .pile.lit')];
          return gold.length && gold.every((one) => one.getBoundingClientRect().bottom <= foot);
        }"""
    )
    # What an X is, and what words are, is said there (EYES-F22); words stand below the gold.
    expect(page.locator(".wealth")).to_contain_text("An X is worth nothing")
    expect(page.locator(".talk")).to_contain_text("it costs nothing and binds nobody")
    tops = [page.locator(one).first.bounding_box() for one in (".pile.lit", ".talk .button")]
    assert None not in tops
    gold, talk = tops
    assert gold["y"] < talk["y"]  # type: ignore[index]
    page.locator(".hand [data-follower]").last.scroll_into_view_if_needed()
    assert page.locator(".offering").bounding_box()["y"] < -200, "the page is scrolled far down"
    expect(page.locator(".stakes .scale")).to_be_in_viewport(ratio=1)
    expect(page.locator(".stakes .flight")).to_be_in_viewport(ratio=1)
    expect(page.locator(".stakes")).to_contain_text("Torwacht")
    assert not re.search(r"\b1 attacks|\b0.% enough", page.locator(".stakes").inner_text())
    # Who has had their say and laid nothing is not waited for (EYES-F30).
    expect(page.locator(".offering .none")).to_have_text(["nothing yet"] * 3)
    match = realm(phase=Phase.OFFER, called=0, passes=2, laid={1: "2"}, gold={0: "3"}, seats=4)
    sit(page, client, prepared(client, match, hotseat(*NAMES[: match.seats])))
    expect(page.locator(".offering .none")).to_have_text(["nothing"] * 3)
    page.context.close()
    client.close()


@pytest.mark.slow
@pytest.mark.parametrize("theme", tiered(["day", "night"], "night"))
def test_axe_finds_nothing_serious(browser: Browser, house: Served, theme: str) -> None:
    client = Client(house, "Anna")
    page = visit(browser, client, theme=theme)
    rich: dict[str, Any] = {
        "followers": {0: "traitor hero"},
        "display": "abbot sage -",
        "burnt": "W5",
    }
    scenes = [
        realm(
            phase=Phase.OFFER, called=0, passes=1, laid={0: "1", 1: "2"}, gold={0: "2 X"}, **rich
        ),
        realm(gold={0: "2 1"}, **SHOP, **rich),
        realm(phase=Phase.FIGHT, power={0: 1}, **FIGHT, **OPEN, **rich),
        realm(phase=Phase.LAYOUT, round=3, **rich),
        realm(phase=Phase.TIE, tied=0b11, hits=7, result=1),
        begun(),
    ]
    for match in scenes:
        s: Any = match.state
        seats = hotseat(*NAMES[: match.seats])
        sit(page, client, prepared(client, match, seats, **options_of(match)))
        if s.phase == Phase.BUY:
            page.locator('[data-province="1"]').click()
            page.locator(".asche .sheet").wait_for()
        page.evaluate(AXE.read_text(encoding="utf-8"))
        found = page.evaluate("axe.run('.asche', {resultTypes: ['violations']})")
        serious = [
            (one["id"], [node["html"][:160] for node in one["nodes"][:3]])
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
        ]
        assert serious == [], s.phase
    page.context.close()
    client.close()
