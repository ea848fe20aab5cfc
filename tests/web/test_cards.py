"""The name of a card in a line of the story opens the card, with its whole text (WEB-F11)."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, expect

from lindwurm.games import load
from lindwurm.kernel.events import Event
from lindwurm.kernel.texts import LANGUAGES, Texts
from tests.server.harness import Client, Served
from tests.tiers import tiered
from tests.web.test_lesson_room import in_sight, to_step
from tests.web.test_pace import call
from tests.web.visiting import DESK, PHONE, findings, open_table, visiting

CARDS = {
    "drachenfels": ["card"],
    "dragon_farkle": ["item", "companion"],
    "dragonquest": ["item", "called"],
    "schutt_und_asche": ["follower", "taken"],
    "simurgh": ["tile", "dragon", "objective"],
}
"""Which values of events are cards; the boards name the same ones (`cards` in their `index.ts`)."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", CARDS)
def test_a_line_says_the_name_of_its_card(game_id: str, language: str) -> None:
    """To the letter, in every case of the language: else it could not be found there."""
    game = load(game_id)
    texts = Texts(game, language)
    for kind in game.events:
        for at, name in enumerate(game.event_arguments[kind]):
            if name not in CARDS[game_id]:
                continue
            words = game.arguments[name]
            assert not isinstance(words, str)
            for value, word in enumerate(words):
                values = [0, 0, 0]
                values[at] = value
                assert texts(word) in texts.event(Event(int(kind), *values)), (kind, word)


@pytest.mark.parametrize(
    ("game", "chapter", "step", "card"),
    [
        ("drachenfels", "ride", "ride-end", "discard:p4"),
        ("dragon_farkle", "cards", "companion", "item-poster"),
        ("schutt_und_asche", "gold", "gold-end", "follower-moneylender"),
    ],
)
def test_a_touch_reads_what_cannot_be_played_now(
    browser: Browser, house: Served, game: str, chapter: str, step: str, card: str
) -> None:
    """Whether the card is a button, lies in one or has one in it (TEACH-F24)."""
    with visiting(browser, house, f"/learn/{game}", size=PHONE, hasty=False) as page:
        to_step(page, chapter, step)
        one = page.locator(f"[data-card='{card}']").first
        in_sight(page, one)
        box = one.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        opened = page.locator(f"[data-inspector='{card}']")
        expect(opened).to_be_visible()
        assert len(opened.inner_text()) > 40


def test_a_line_is_cut_at_the_names_in_it() -> None:
    found = call(
        "src/lib/cards.ts",
        """
        const names = [{ card: 'egg', name: 'Smoke Egg' }, { card: 'e', name: 'Egg' }];
        const shown = ({ text, card }) => (card ? `[${card} ${text}]` : text);
        return ['Ladon plays Smoke Egg: the Egg breaks.', 'Nothing.', 'Egg']
          .map((line) => all.cut(line, names).map(shown).join(''));
        """,
    )
    assert found == ["Ladon plays [egg Smoke Egg]: the [e Egg] breaks.", "Nothing.", "[e Egg]"]


@pytest.mark.parametrize("game", tiered(CARDS, "drachenfels", "simurgh"))
def test_a_name_in_the_story_opens_its_card(browser: Browser, house: Served, game: str) -> None:
    client = Client(house, "Anna", "de")
    table = open_table(client, game, "me", "adept", "adept")
    sitting, rng = client.sit(table), random.Random(5)
    for _ in range(200):
        told = [one for one in sitting.position["beats"] if one["shape"] != "silent"]
        if any(set(CARDS[game]) & set(e["values"]) for e in sitting.position["events"]) and told:
            break
        legal = [one["text"] for one in sitting.until_asked()]
        if not legal:  # the game was over before a card was told of: another one
            table = open_table(client, game, "me", "adept", "adept")
            sitting = client.sit(table)
            continue
        bought = [text for text in legal if text.startswith("buy")]
        sitting.act(rng.choice(bought or legal))
        sitting.drain()
    size = PHONE if game == "dragon_farkle" else DESK
    with visiting(
        browser, house, f"/table/{table}", client=client, language="de", size=size
    ) as page:
        page.locator("[data-board]").wait_for()
        if size == PHONE:
            page.locator("[data-tab=log]").click()
        page.locator("[data-story]").wait_for()
        folded = page.locator("[data-story] .fold[aria-expanded=false]")
        while folded.count() > 0:
            folded.first.click()
        card = page.locator("[data-story] [data-card]").last
        name = card.inner_text()
        card.click()
        opened = page.locator("[data-inspector]")
        expect(opened).to_be_visible()
        assert len(opened.inner_text()) > len(name) + 15, "the whole text, not the name alone"
        assert not [line for line in opened.inner_text().splitlines() if line.endswith("-text")]
        assert findings(page, without="[data-board]") == []
        page.keyboard.press("Escape")
        expect(opened).to_have_count(0)
    client.close()
