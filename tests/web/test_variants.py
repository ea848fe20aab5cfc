"""A variant in the browser: made in the workshop, told before one sits down, played by two."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from lindwurm.cli.app import main
from lindwurm.games import varied
from lindwurm.kernel import record
from tests.server.harness import Client, Served, play
from tests.web.playing import play_out
from tests.web.visiting import DESK, PATIENCE, PHONE, visiting

pytestmark = pytest.mark.slow

BERTHA = "examples/variants/bertha_halves.toml"


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("web") / "v.db", LINDWURM_VARIANTS="examples/variants")
    yield served
    served.stop()


def offered(client: Client, name: str) -> str:
    found = client.get("/api/variants?game=dragon_farkle")
    return str(next(one["key"] for one in found if one["names"]["en"] == name))


def test_two_browsers_play_a_changed_number_text_and_effect(
    browser: Browser, workshop: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    anna, ben = Client(workshop, "Anna"), Client(workshop, "Ben", "de")
    bertha = offered(anna, "Bertha saves half")
    table = anna.table("me", "open", rules={"variant": bertha}, round_limit="10")
    ben.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    sittings = [anna.sit(table), ben.sit(table)]
    play(sittings, random.Random(4), moves=60)  # the browsers take it from here
    for sitting in sittings:
        sitting.close()
    path = f"/table/{table}"
    with (
        visiting(browser, workshop, path, client=anna, size=DESK, language="en") as hers,
        visiting(browser, workshop, path, client=ben, size=PHONE, language="de") as his,
    ):
        expect(hers.locator("[data-bar] h1")).to_have_text("Dragon Farkle · Bertha saves half")
        expect(his.locator("[data-bar] h1")).to_contain_text("Bertha rettet die Hälfte")
        play_out(hers, his, eager=("recruit", "take", "stop"))
    assert anna.get(f"/api/tables/{table}/verify")["ok"]
    text = workshop.get(f"/api/tables/{table}/record").text
    found = record.loads(text)
    assert found.variant == varied(BERTHA).variant.digest  # type: ignore[union-attr]
    kept = tmp_path / "evening.json"
    kept.write_text(text, "utf-8")
    assert main(["verify", str(kept)]) == 1
    assert f"({found.variant}): give its file with --variant" in capsys.readouterr().err
    for command in ("verify", "replay"):
        assert main([command, str(kept), "--variant", BERTHA]) == 0
    with visiting(browser, workshop, f"/replay/{table}", client=anna) as page:
        expect(page.locator("[data-board]")).to_be_visible()
    anna.close()
    ben.close()


def test_what_is_changed_is_told_before_one_sits_down(browser: Browser, workshop: Served) -> None:
    anna, ben = Client(workshop, "Anna"), Client(workshop, "Ben")
    bertha = offered(anna, "Bertha saves half")
    table = anna.table("me", "open", rules={"variant": bertha}, round_limit="10")
    with visiting(browser, workshop, f"/table/{table}", client=ben, language="en") as page:
        card = page.locator(f"[data-variant='{bertha}']")
        expect(card).to_contain_text("Stub’s soldiers: 150 instead of 200")
        expect(card).to_contain_text("costs you only half")
        expect(card.locator("[data-code]")).to_be_visible()
        page.locator("[data-join]").click()
        expect(page.locator("[data-join]")).to_have_count(0)
    sits = anna.get(f"/api/tables/{table}")["table"]["seats"]
    assert [seat["name"] for seat in sits] == ["Anna", "Ben"]
    anna.close()
    ben.close()


def test_a_variant_is_made_in_the_workshop_and_played(browser: Browser, workshop: Served) -> None:
    with visiting(browser, workshop, "/workshop/dragon_farkle", language="en", size=PHONE) as page:
        page.locator("[data-name]").fill("Early Keep")
        page.locator("[data-search]").fill("keep")
        field = page.locator("[data-value='numbers.keep_threshold']")
        field.fill("3000")
        field.press("Tab")
        page.locator("[data-search]").fill("dra")
        expect(page.locator("[data-text]")).to_have_count(20)
        expect(page.locator("[data-more-texts]")).to_contain_text("more texts have that")
        page.locator("[data-search]").fill("game-tagline")
        expect(page.locator("[data-more-texts]")).to_have_count(0)
        expect(page.get_by_text("What stands in curly brackets")).to_be_visible()
        text = page.locator("[data-text='game-tagline']")
        text.fill("Sooner.")
        text.press("Tab")
        page.locator("[data-keep]").click()
        expect(page.locator("[data-made]")).to_contain_text(
            "Soldiers that open the Keep: 3,000 instead of 5,000"
        )
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        page.locator("[data-play]").click()
        expect(page.locator("[data-variants] option:checked")).to_have_text("Early Keep (yours)")
        expect(page.locator("[data-variant]")).to_contain_text("3,000 instead of 5,000")
        page.locator("[data-open]").click()
        expect(page.locator("[data-bar] h1")).to_contain_text("Early Keep")
        table = page.url.rpartition("/")[2]
        keep_is_drawn(page, "3,000")
        # The same page, another variant of the game: it is loaded anew, and right.
        page.evaluate("window.before = true")
        person = Client(workshop, "Ben")
        other = person.table("me", "bot", round_limit="10")
        person.post(f"/api/tables/{other}/start")
        page.evaluate("path => history.pushState(null, '', path)", f"/table/{other}")
        page.evaluate("() => dispatchEvent(new PopStateEvent('popstate'))")
        page.wait_for_function("() => !('before' in window)")
        expect(page.locator("[data-bar] h1")).to_have_text("Dragon Farkle")
        keep_is_drawn(page, "5,000")
        person.close()
        assert table != other


def keep_is_drawn(page: Page, number: str) -> None:
    """The board's own data say at which army the Keep opens."""
    expect(page.locator("[data-board]")).to_contain_text(number)


def test_what_is_wrong_is_told_and_nothing_is_lost(
    browser: Browser, workshop: Served, tmp_path: Path
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'format = "lindwurm-variant"\nversion = 1\ngame = "dragon_farkle"\nname = "x"\n'
        "[change.numbers]\nstub = 999999\n",
        "utf-8",
    )
    with visiting(
        browser, workshop, "/workshop/dragon_farkle", language="en", patient=True
    ) as page:
        page.locator("[data-upload]").set_input_files(file)
        expect(page.locator("[data-file]")).to_have_value(file.read_text("utf-8"))
        page.locator("[data-keep]").click()
        expect(page.locator("[role=alert]")).to_have_text(
            "line 6: numbers.stub: 999999 is not within 0..5000, by 50"
        )
        page.locator("[data-file]").fill(file.read_text("utf-8").replace("999999", "300"))
        page.locator("[data-keep]").click()
        expect(page.locator("[data-made]")).to_contain_text("Stub’s soldiers: 300 instead of 200")


def test_a_new_kind_is_made_in_the_workshop_and_played(browser: Browser, workshop: Served) -> None:
    with visiting(browser, workshop, "/workshop/simurgh", language="en", size=PHONE) as page:
        page.locator("[data-name]").fill("Mills")
        page.locator("[data-new] summary").click()
        page.locator("[data-new-table]").select_option("tiles")
        page.locator("[data-new-like]").select_option("quarry")
        page.locator("[data-new-name]").fill("Water Mill")
        page.locator("[data-new-add]").click()
        space = page.locator("[data-value='tiles.water_mill.spaces.1']")
        space.fill("SM: 3V")
        space.press("Tab")
        expect(page.locator("[data-added]")).to_contain_text("New: Water Mill, like Quarry")
        page.locator("[data-keep]").click()
        made = page.locator("[data-made]")
        expect(made).to_contain_text("New: Water Mill, like Quarry", timeout=3 * PATIENCE)
        expect(made).to_contain_text("Water Mill · space 1: SM: 3V instead of")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        page.locator("[data-play]").click()
        page.locator("[data-open]").click()
        expect(page.locator("[data-bar] h1")).to_contain_text("Mills")
        expect(page.locator("[data-board]")).to_be_visible()


def test_owners_of_the_box_see_what_was_designed(browser: Browser, workshop: Served) -> None:
    with visiting(browser, workshop, "/workshop/dragon_farkle", language="de") as page:
        expect(page.locator("[data-value]").first).to_be_visible()
        every = page.locator("[data-value]").count()
        page.locator("[data-edition] input").check()
        expect(page.locator("[data-value]")).not_to_have_count(every)
        page.locator("[data-as-file]").click()
        expect(page.locator("[data-file]")).to_have_value(
            'format = "lindwurm-variant"\nversion = 1\ngame = "dragon_farkle"\n'
            'licence = "CC0-1.0"\nedition = true\n'
        )
        page.goto(f"{workshop.address}/workshop/drachenfels")  # all its values are the book's
        expect(page.locator("[data-rest]")).to_contain_text("die Karte mit ihren Feldern und Wegen")
        expect(page.locator("[data-edition]")).to_have_count(0)


def test_an_edition_is_filled_in_and_played_at_once(browser: Browser, workshop: Served) -> None:
    with visiting(browser, workshop, "/workshop/simurgh", language="en", size=PHONE) as page:
        page.locator("[data-edition] input").check()
        page.locator("[data-name]").fill("My box")
        page.locator("[data-search]").fill("safety")
        field = page.locator("[data-value='numbers.safety_turns']")
        field.fill("160")
        field.press("Tab")
        page.locator("[data-keep]").click()
        made = page.locator("[data-made]")
        expect(made).to_contain_text("160 instead of 150", timeout=3 * PATIENCE)
        expect(made.locator("[data-claims]")).to_be_visible()
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        made.locator("[data-share]").click()
        expect(made.locator("[data-share]")).to_have_text("Copied.")
        link = page.evaluate("navigator.clipboard.readText()")
        page.locator("[data-play]").click()
        expect(page.locator("[data-variants] option:checked")).to_have_text("My box (yours)")
        page.locator("[data-open]").click()
        expect(page.locator("[data-bar] h1")).to_contain_text("My box")
        expect(page.locator("[data-board]")).to_be_visible()
    ben = Client(workshop, "Ben")
    with visiting(browser, workshop, None, client=ben, language="en") as page:
        page.goto(link)  # who was sent it plays it too, and goes on from it
        expect(page.locator("[data-variants] option:checked")).to_have_text("My box")
        expect(page.locator("[data-claims]")).to_be_visible()
        page.locator("a[href^='/workshop/']").click()
        expect(page.locator("[data-name]")).to_have_value("My box")
        expect(page.locator("[data-edition] input")).to_be_checked()
    ben.close()
