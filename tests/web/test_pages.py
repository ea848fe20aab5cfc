"""Every page: it is there, it says what it should, axe finds nothing serious, it is small."""

from __future__ import annotations

import json
import random
import re
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from lindwurm import games
from lindwurm.games import book
from lindwurm.kernel.texts import Texts
from tests.games.test_books import QUESTIONS
from tests.server.harness import Client, Served, play
from tests.tiers import tiered
from tests.web.visiting import (
    DESK,
    PHONE,
    TABLET,
    WALL,
    ZOOMED,
    findings,
    open_table,
    until_asked,
    visiting,
)

GAMES = ["schutt_und_asche", "drachenfels", "dragon_farkle", "simurgh", "dragonquest"]
TABLE_BYTES = {
    "schutt_und_asche": 296_000,
    "drachenfels": 283_000,
    "dragon_farkle": 285_000,
    "simurgh": 290_000,
    "dragonquest": 297_000,
}
"""What a table may take until its board is painted: no more than when it could do far less."""
PAGES = {
    "/": "One table, five dragons",
    "/new/dragonquest": "DragonQuest",
    "/learn/simurgh": "Learn Simurgh",
    "/rules/dragon_farkle#DF-62": "Rules of Dragon Farkle",
    "/account": "Who are you?",
    "/settings": "Settings",
    "/credits": "Credits",
    "/nowhere": "There is nothing here",
    "/rules/chess": "There is nothing here",
}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("theme", "size"), tiered([("day", DESK), ("night", DESK), ("day", ZOOMED)], ("night", DESK))
)
def test_every_page_is_accessible(
    browser: Browser, house: Served, theme: str, size: tuple[int, int]
) -> None:
    with visiting(browser, house, None, theme=theme, size=size) as page:
        for path, title in PAGES.items():
            page.goto(house.address + path)
            expect(page.locator("h1")).to_have_text(title)
            expect(page.get_by_text("One moment")).to_have_count(0)
            assert findings(page) == [], path
            wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, f"{path} is wider than the window"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "theme", "size"),
    tiered(
        [
            *product(GAMES, ["day"], [DESK]),
            *product(GAMES, ["night"], [PHONE]),
            (GAMES[0], "day", ZOOMED),
        ],
        (GAMES[0], "day", DESK),  # a game has colours of its own, but no drawers
        (GAMES[-1], "night", PHONE),
    ),
)
def test_every_table_is_accessible(
    browser: Browser, house: Served, game: str, theme: str, size: tuple[int, int]
) -> None:
    """All around the board; each board has a test of its own."""
    client = Client(house, "Anna")
    table = open_table(client, game, "me", "adept", "adept")
    with visiting(browser, house, f"/table/{table}", client=client, theme=theme, size=size) as page:
        page.locator("[data-seat]").first.wait_for()
        page.wait_for_function("() => document.querySelector('.count.calm')")
        for tab in ("log", "choices", "odds", "chat", "rules", "settings"):
            page.locator(f"[data-tab={tab}]").click()
            page.locator("#drawer").wait_for()
            expect(page.get_by_text("One moment")).to_have_count(0)
            assert findings(page, without="[data-board]") == [], tab
            if size == PHONE:
                page.keyboard.press("Escape")
    client.close()


def test_a_rule_leads_to_the_page_that_tells_it(browser: Browser, house: Served) -> None:
    with visiting(browser, house, "/rules/dragon_farkle#DF-62") as page:
        told = page.locator("[data-page=farkle] .marked[data-rules~=DF-62]")
        expect(told).to_contain_text("may stop")
        expect(page.locator("#page-farkle")).to_be_in_viewport()
        expect(page.locator("[data-page=farkle] [data-exact=DF-62]")).to_be_visible()
        exact = page.locator("[data-page=farkle] dd").first
        expect(exact).to_contain_text("the roller may stop")


@pytest.mark.parametrize("game", games.ids())
def test_every_page_of_a_rule_book_has_its_picture(
    browser: Browser, house: Served, game: str
) -> None:
    """Something is drawn in every figure, and contents lead to every page."""
    with visiting(browser, house, f"/rules/{game}", size=DESK, language="de") as page:
        pages = book.load(games.load(game), "de").pages
        expect(page.locator("article figure")).to_have_count(len(pages))
        empty = page.evaluate(
            """() => [...document.querySelectorAll('figure')].filter((one) => {
              const drawn = [...one.querySelectorAll('.drawn svg')];
              return !drawn.some((svg) => svg.getBoundingClientRect().width > 20);
            }).map((one) => one.dataset.picture)"""
        )
        assert empty == []
        expect(page.locator("nav[aria-label=Inhalt] a")).to_have_count(len(pages) + 1)
        legend = page.locator("[data-legend] li")
        assert legend.count() > 15
        assert not [text for text in legend.all_text_contents() if text.startswith("legend-")]
        page.locator("nav[aria-label=Inhalt] a").nth(5).click()
        expect(page.locator(f"#page-{pages[5].key}")).to_be_in_viewport()
        assert page.url.endswith(f"#{pages[5].key}")


def test_pictures_of_the_books_show_what_they_say(browser: Browser, house: Served) -> None:
    """One die with six faces, a roll in a row, gold without a number, one path, two dragons."""

    def drawn(page: Page, key: str) -> Locator:
        return page.locator(f"[data-page={key}] figure .drawn")

    with visiting(browser, house, "/rules/dragon_farkle") as page:
        die = drawn(page, "event")
        expect(die.locator("svg rect")).to_have_count(6)
        expect(die.locator("svg text")).to_have_text(["Dragon", "blank", "Rally"])
        expect(die.locator("svg .blank")).to_have_count(4)
    with visiting(browser, house, "/rules/dragon_farkle#rolling", size=PHONE) as page:
        dice = drawn(page, "rolling").locator("svg")
        expect(dice).to_have_count(7)
        middles = [at["y"] + at["height"] / 2 for one in dice.all() if (at := one.bounding_box())]
        assert max(middles) - min(middles) < 5, "a roll is one row"
    with visiting(browser, house, "/rules/schutt_und_asche") as page:
        expect(drawn(page, "offering").locator("svg.back")).to_have_count(3)
        assert not re.search(r"\d", drawn(page, "offering").inner_text())
        expect(drawn(page, "setup").locator(".shaded")).to_have_count(6)
        expect(drawn(page, "power").get_by_text("dragon")).to_have_count(2)
    with visiting(browser, house, "/rules/schutt_und_asche", language="de") as page:
        tiles = ["Macht", "Ritter", "Schwert", "Schild", "Drachenangriff"]
        expect(drawn(page, "buying").locator(".named")).to_have_text(tiles)
        expect(drawn(page, "stacks").locator(".icon").nth(2)).to_have_text("Schwert")
    with visiting(browser, house, "/rules/drachenfels", language="de") as page:
        expect(drawn(page, "setup").locator(".name")).to_have_count(8)
        expect(drawn(page, "riding").locator(".cross")).to_have_count(1)
        expect(drawn(page, "forts").locator(".step")).to_have_count(3)


@pytest.mark.parametrize(
    ("game", "key"), [("schutt_und_asche", "goal"), ("dragon_farkle", "battle")]
)
def test_fire_stays_in_its_frame(browser: Browser, house: Served, game: str, key: str) -> None:
    with visiting(browser, house, f"/rules/{game}#{key}", size=PHONE) as page:
        page.locator(f"[data-page={key}] .fire").first.wait_for()
        frame = page.locator(f"[data-page={key}] figure").bounding_box()
        assert frame is not None
        for fire in page.locator(f"[data-page={key}] .fire").all():
            at = fire.bounding_box()
            assert at is not None
            assert frame["x"] + 5 < at["x"]
            assert at["x"] + at["width"] < frame["x"] + frame["width"] - 5


def test_a_page_opened_by_its_address_is_at_the_top_on_a_phone(
    browser: Browser, house: Served
) -> None:
    with visiting(browser, house, "/rules/dragon_farkle#battle", size=PHONE) as page:
        page.locator("[data-page=battle] svg").first.wait_for()
        heading = page.locator("#page-battle")
        expect(heading).to_be_in_viewport()
        at = heading.bounding_box()
        assert at is not None
        assert at["y"] < 100


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_the_board_of_a_book_names_every_part(
    browser: Browser, house: Served, size: tuple[int, int]
) -> None:
    """All of Simurgh's board with its signs, and all letters and numbers around the castle."""
    with visiting(browser, house, "/rules/simurgh#board", size=size, language="de") as page:
        board = page.locator("[data-page=board] figure")
        expect(board).to_contain_text("Wildnis\u00adplatz 6")
        words = Texts(games.load("simurgh"), "de")
        data = book._data(games.load("simurgh"))
        said = (board.text_content() or "").replace("\u00ad", "")
        for name in (
            *(words(f"city-{one['id']}") for one in data["city"]),
            *("Stadt", "Wildnis", "Kundschafter-Auslage", "Drachenlord-Statue", "Die Chronik"),
            *("Machtpunkte", "Dein Haus", "Güter", "Sockel 5", "Drachenstapel", "Deine Hand"),
        ):
            assert name in said, name
        for key, figures in {"board": 12, "sending": 4, "laying": 6}.items():
            drawn = page.locator(f"[data-page={key}] figure")
            assert drawn.locator(".kind svg, .kind span, .deal").count() >= figures, key
            cut = drawn.evaluate(
                """figure => [...figure.querySelectorAll('.space, .spot, .plot, li')].filter(
                  (one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"""
            )
            assert cut == [], key
    with visiting(browser, house, "/rules/dragonquest#castle", size=size, language="de") as page:
        expect(page.locator("[data-page=castle] figure li")).to_have_count(5)
        around = page.locator("[data-page=castle] figure").evaluate(
            """figure => {
              return [...figure.querySelectorAll('.names text')].filter((one) => {
                const box = one.getBoundingClientRect();
                const paper = one.closest('svg').getBoundingClientRect();
                return box.left >= paper.left && box.right <= paper.right &&
                  box.top >= paper.top && box.bottom <= paper.bottom && box.height > 8;
              }).map((one) => one.textContent);
            }"""
        )
        rows = [*map(str, range(1, 12))]
        if size == DESK:
            assert around == [*"ABCDEFGHIJKLMNOPQRSTUVW", *rows]
        else:
            assert around == [*"ABCDEFGHIJKLM", *rows, *"KLMNOPQRSTUVW", *rows]
            expect(page.locator("[data-page=castle] figure")).to_contain_text("In zwei Hälften")
        field = page.locator("[data-page=castle] .orange").first.bounding_box()
        assert field is not None
        assert field["width"] > 17, "fields are large enough to be counted"


def test_a_long_legend_has_headings(browser: Browser, house: Served) -> None:
    """What the names of provinces and followers are is said above them."""
    with visiting(browser, house, "/rules/schutt_und_asche#legend", language="de") as page:
        legend = page.locator("[data-page=legend] [data-legend]")
        expect(legend.get_by_role("heading")).to_have_text(["Gefolge", "Provinzen"])
        provinces = book._data(games.load("schutt_und_asche"))["provinces"]
        expect(legend.locator("h3:has-text('Provinzen') + ul li")).to_have_count(len(provinces))


def test_the_rule_book_is_searched_and_turned_on_a_phone(browser: Browser, house: Served) -> None:
    with visiting(browser, house, "/rules/dragon_farkle", size=PHONE) as page:
        page.locator(".turning").get_by_role("button", name="Next").click()
        expect(page.locator("#page-setup")).to_be_in_viewport()
        expect(page.get_by_text("Page 2 of")).to_be_visible()
        page.locator("input[type=search]").fill("shriek")
        page.locator("[data-found] button").first.click()
        expect(page.locator("#page-questions-cards")).to_be_in_viewport()
        assert findings(page) == []


def test_a_question_in_any_words_finds_its_page(browser: Browser, house: Served) -> None:
    """As `lindwurm rules` does, by the same questions; and the contents are not in the way."""
    with visiting(browser, house, "/rules/drachenfels", size=PHONE, language="de") as page:
        asked = QUESTIONS["drachenfels"]["de"]
        told = book.load(games.load("drachenfels"), "de")
        page.locator(".contents summary").click()
        for question, key in asked.items():
            page.locator("input[type=search]").fill(question)
            expect(page.locator(".contents")).to_be_hidden()
            shown = page.locator("[data-found] strong").all_text_contents()
            assert shown == [one.title for one in told.find(question)], question
            assert key in [one.key for one in told.find(question)][:3]
        page.locator("[data-found] button").first.click()
        expect(page.locator(f"#page-{told.find(question)[0].key}")).to_be_in_viewport()
        expect(page.locator(".contents nav")).to_be_hidden()


def test_a_page_of_the_book_is_read_whole_on_a_phone(browser: Browser, house: Served) -> None:
    """It is as long as its text, and scrolls with the screen, not inside of it."""
    with visiting(browser, house, "/rules/drachenfels#stars", size=PHONE, language="de") as page:
        expect(page.locator("#page-stars")).to_be_in_viewport()
        exact = page.locator("[data-page=stars] .exact")
        exact.scroll_into_view_if_needed()
        expect(exact).to_be_in_viewport(ratio=1)
        within = page.evaluate(
            """() => [...document.querySelectorAll('.pages, .pages > article')].filter((one) =>
              ['auto', 'scroll'].includes(getComputedStyle(one).overflowY)).length"""
        )
        assert within == 0
        sheet = page.locator(".pages").bounding_box()
        read = page.locator("[data-page=stars]").bounding_box()
        assert sheet is not None
        assert read is not None
        assert sheet["height"] >= read["height"]


@contextmanager
def counted(
    browser: Browser, house: Served, client: Client | None = None
) -> Iterator[tuple[Page, dict[str, int]]]:
    """Come in an empty browser; what is asked for is noted, with its bytes as sent.

    What a page puts off by a second or more never comes here.
    """
    with visiting(browser, house, None, client=client, hasty=False) as page:
        page.add_init_script(
            """const soon = setTimeout;
            window.setTimeout = (what, after, ...more) =>
                after >= 1000 ? 0 : soon(what, after, ...more);"""
        )
        sizes: dict[str, int] = {}
        page.on(
            "requestfinished",
            lambda one: sizes.update({one.url: one.sizes()["responseBodySize"]}),
        )
        yield page, sizes
        page.wait_for_load_state("networkidle")
        page.evaluate("() => document.fonts.ready")


def test_the_first_page_is_small(browser: Browser, house: Served) -> None:
    with counted(browser, house) as (page, sizes):
        page.goto(house.address + "/")
        page.locator("[data-play]").first.wait_for()
    assert sum(url.endswith(".woff2") for url in sizes) == 4
    assert len(sizes) <= 7, sorted(sizes)
    assert sum(sizes.values()) < 191_000, sizes


@pytest.mark.parametrize(("game", "most"), TABLE_BYTES.items())
def test_a_tables_page_is_small(browser: Browser, house: Served, game: str, most: int) -> None:
    """With all of its board, and the goal that is told to whoever is new to the game."""
    client = Client(house, "Anna")
    table = open_table(client, game, "me", "random")
    with counted(browser, house, client) as (page, sizes):
        page.goto(f"{house.address}/table/{table}")
        page.locator("[data-board] > *").first.wait_for()
        page.locator("[data-goal] p").first.wait_for()
    assert sum(url.endswith(".woff2") for url in sizes) == 4
    assert len(sizes) <= 16, sorted(sizes)
    assert sum(sizes.values()) < most, sizes
    client.close()


@pytest.mark.parametrize("size", [PHONE, TABLET, DESK, WALL])
def test_nothing_hangs_over_the_edge(
    browser: Browser, house: Served, size: tuple[int, int]
) -> None:
    with visiting(browser, house, None, size=size, language="de") as page:
        for path in ("/", "/new/schutt_und_asche", "/account", "/rules/simurgh", "/nowhere"):
            page.goto(house.address + path)
            page.locator("h1").wait_for()
            if path.startswith("/rules/"):  # the book comes after its title
                page.locator(".pages article svg").first.wait_for(state="attached")
            wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, path


def test_the_language_is_switched_live(browser: Browser, house: Served) -> None:
    with visiting(browser, house, "/") as page:
        expect(page.locator("h1")).to_have_text("One table, five dragons")
        page.locator("[data-language]").click()
        expect(page.locator("h1")).to_have_text("Ein Tisch, fünf Drachen")
        assert page.evaluate("() => document.documentElement.lang") == "de"
        page.reload()
        expect(page.locator("h1")).to_have_text("Ein Tisch, fünf Drachen")


def test_the_table_is_set_with_options(browser: Browser, house: Served) -> None:
    with visiting(browser, house, "/new/dragon_farkle") as page:
        page.locator("input[name=count][value='4']").check()
        page.locator("select[data-seat='2']").select_option("novice")
        page.locator("select[data-seat='3']").select_option("me")
        page.locator("select[data-seat='4']").select_option("open")
        page.locator("summary").click()
        page.get_by_label("Damage the dragon can take").select_option("5")
        page.locator("[data-open]").click()
        page.wait_for_url("**/table/*")
        table = page.url.rsplit("/", 1)[-1]
        expect(page.locator("#share-link")).to_have_value(page.url)
    told = house.get(f"/api/tables/{table}").json()["table"]
    assert [seat["kind"] for seat in told["seats"]] == ["person", "bot", "person", "free"]
    assert told["seats"][1]["level"] == "novice"
    assert told["options"]["dragon_health"] == "5"


@pytest.mark.slow
def test_from_guest_to_account_and_away(browser: Browser, house: Served) -> None:
    name = f"Berta {random.SystemRandom().randrange(10**8)}"
    first, second = "seven heads are better", "eight heads are better"
    with visiting(browser, house, "/account", patient=True) as page:
        status, alert = page.get_by_role("status"), page.get_by_role("alert")
        forms = page.locator(".forms > form")
        forms.nth(0).get_by_label("Name").fill("\u3164")
        forms.nth(0).get_by_role("button").click()
        expect(alert).to_contain_text("that can be seen")
        forms.nth(0).get_by_label("Name").fill(name)
        forms.nth(0).get_by_role("button").click()
        expect(status).to_have_text("Pleased to meet you.")
        forms.nth(1).get_by_label("Passphrase").fill(first)
        forms.nth(1).get_by_role("button").click()
        expect(status).to_contain_text("sign in anywhere")

        # Elsewhere: signed out from here.
        elsewhere = Client(house, None)
        elsewhere.http.headers["user-agent"] = "Mozilla/5.0 (iPad) Firefox/1 (Android)"
        elsewhere.remember(elsewhere.post("/api/session", {"name": name, "passphrase": first}))
        page.reload()
        sessions = page.get_by_role("region", name="Where you are signed in")
        expect(sessions.get_by_role("listitem")).to_have_count(2)
        expect(sessions).to_contain_text("this browser")
        sessions.get_by_role("button", name="Sign out Firefox, Android").click()
        expect(status).to_have_text("Firefox, Android is signed out.")
        expect(sessions.get_by_role("listitem")).to_have_count(1)
        elsewhere.get("/api/me", 401)
        elsewhere.close()

        # Recovery codes, shown once.
        codes = page.get_by_role("region", name="Recovery codes")
        expect(codes).to_contain_text("You have none.")
        codes.get_by_label("Your passphrase").fill("not this one at all")
        codes.get_by_role("button").click()
        expect(alert).to_have_text("That is not your passphrase.")
        codes.get_by_label("Your passphrase").fill(first)
        codes.get_by_role("button").click()
        expect(codes.get_by_role("listitem")).to_have_count(8)
        code = codes.get_by_role("listitem").first.inner_text()
        assert findings(page) == []
        with page.expect_download() as kept:
            codes.get_by_role("link", name="Save as a file").click()
        assert code in Path(kept.value.path()).read_text("utf-8")
        codes.get_by_role("button", name="I have kept them").click()
        expect(codes).to_contain_text("8 are left.")

        # A new passphrase needs the old one.
        change = forms.nth(1)
        change.get_by_label("Your passphrase").fill("not this one at all")
        change.get_by_label("New passphrase").fill(second)
        change.get_by_role("button").click()
        expect(alert).to_have_text("That is not your passphrase.")
        change.get_by_label("Your passphrase").fill(first)
        change.get_by_role("button").click()
        expect(status).to_contain_text("Changed.")

        with page.expect_download() as own:
            page.get_by_role("link", name="Take it along").click()
        with zipfile.ZipFile(own.value.path()) as archive:
            assert json.loads(archive.read("me.json"))["name"] == name

        page.get_by_role("button", name="Sign out", exact=True).click()
        expect(page.get_by_text("Nobody yet.")).to_be_visible()
        way_in = page.get_by_role("region", name="Sign in")
        way_in.get_by_label("Name").first.fill(name)
        way_in.get_by_label("Passphrase", exact=False).first.fill("not this one at all")
        way_in.get_by_role("button", name="Sign in").click()
        expect(alert).to_contain_text("do not fit")
        way_in.get_by_text("Passphrase lost?").click()
        way_in.get_by_label("Recovery code").fill(code)
        way_in.get_by_label("New passphrase").fill(first)
        way_in.get_by_role("button", name="Let me in").click()
        expect(page.get_by_text(f"You are {name}, with an account.")).to_be_visible()
        expect(codes).to_contain_text("7 are left.")

        # Signed out from elsewhere, one can sign in again, whatever this browser remembers.
        elsewhere = Client(house, None)
        elsewhere.remember(elsewhere.post("/api/session", {"name": name, "passphrase": first}))
        elsewhere.request("DELETE", "/api/me/sessions")
        elsewhere.close()
        page.evaluate("() => localStorage.removeItem('lindwurm-known')")
        page.reload()
        way_in.get_by_label("Name").first.fill(name)
        way_in.get_by_label("Passphrase", exact=False).first.fill(first)
        way_in.get_by_role("button", name="Sign in").click()
        expect(page.get_by_text(f"You are {name}, with an account.")).to_be_visible()

        page.get_by_role("button", name="Delete me").click()
        farewell = page.get_by_role("region", name="Going?")
        farewell.get_by_label("Your passphrase").fill(first)
        page.get_by_role("button", name="Yes, delete me").click()
        expect(page.get_by_text("You are forgotten here.")).to_be_visible()


@pytest.mark.slow
def test_a_finished_game_is_kept_by_its_players(browser: Browser, house: Served) -> None:
    client = Client(house, "Anna")
    over = open_table(client, "dragon_farkle", "me", "novice", round_limit="10")
    play([client.sit(over)], random.Random(5))
    with visiting(browser, house, "/account", client=client, size=PHONE) as page:
        games = page.get_by_role("region", name="Finished games")
        expect(games).to_contain_text("365 days")
        games.get_by_role("checkbox").check()
        expect(page.get_by_role("status")).to_have_text("That one stays.")
        expect(page.get_by_role("status")).to_be_in_viewport()
        assert findings(page) == []
    assert client.get(f"/api/tables/{over}")["kept"] is True
    client.close()


def test_both_languages_say_the_same_things() -> None:
    def ids(path: Path) -> list[tuple[str, set[str]]]:
        text = path.read_text("utf-8")
        entries = re.split(r"^(?=[a-z])", text, flags=re.M)
        return [
            (entry.split(" =", 1)[0], set(re.findall(r"\$(\w+)", entry)))
            for entry in entries
            if " =" in entry
        ]

    spoken: set[str] = set()
    for path in sorted(Path("web/src/text").glob("*.en.ftl")):
        english, german = ids(path), ids(path.with_name(path.name.replace(".en.", ".de.")))
        assert english == german
        assert spoken.isdisjoint(name for name, _ in english), "each word stands in one place"
        spoken |= {name for name, _ in english}
    used: set[str] = set()
    for path in Path("web/src").rglob("*.*"):
        if "boards" not in path.parts and path.suffix in (".svelte", ".ts"):
            used |= set(re.findall(r'\bsay\("([a-z-]+)"', path.read_text("utf-8")))
    assert used <= spoken


@pytest.mark.parametrize("language", ["en", "de"])
def test_on_a_phone_the_head_of_the_page_is_one_row(
    browser: Browser, house: Served, language: str
) -> None:
    client = Client(house, "Bartholomäus Langfuß")
    with visiting(browser, house, "/", client=client, size=PHONE, language=language) as page:
        page.locator("h1").wait_for()
        ways = page.locator("header :is(a, button)")
        tops = {round(box["y"]) for one in ways.all() if (box := one.bounding_box())}
        assert max(tops) - min(tops) < 10, tops
        name = page.get_by_role("link", name="Bartholomäus Langfuß")
        assert (name.bounding_box() or {"width": 0})["width"] >= 44
    client.close()


def test_on_the_wall_the_board_has_most_of_the_room(browser: Browser, house: Served) -> None:
    client = Client(house, "Anna")
    table = open_table(client, "drachenfels", "me", "adept")
    with visiting(browser, house, f"/table/{table}", client=client, size=WALL) as page:
        until_asked(page)
        side = page.locator("aside.side").bounding_box()
        assert side is not None
        assert side["width"] < 0.26 * WALL[0]
        assert page.evaluate("() => document.documentElement.scrollHeight - innerHeight") <= 0
    client.close()
