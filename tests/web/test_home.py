"""The first page and the way to a table: what each game is, who one is, whom one invites."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from lindwurm import games
from lindwurm.kernel.texts import LANGUAGES, Texts
from tests.server.harness import Client, Served
from tests.web.visiting import DESK, PHONE, findings, open_table, visiting

GAME = "dragon_farkle"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_game_says_what_it_is(browser: Browser, house: Served, language: str) -> None:
    """For how many, how long, how hard, and what kind: all from the game's own declaration."""
    hard = {"en": ["easy", "moderate", "demanding"], "de": ["leicht", "mittel", "anspruchsvoll"]}
    with visiting(browser, house, "/", language=language, size=PHONE) as page:
        for name in games.ids():
            game = games.load(name)
            least, most = game.face.minutes or (0, 0)
            shown = page.locator(f".games > [data-game={name}]")
            facts = shown.locator(".facts li")
            expect(facts.nth(0)).to_contain_text(f"{game.seats[0]}–{game.seats[-1]} ")
            expect(facts.nth(1)).to_contain_text(
                f"{least} " if least == most else f"{least}–{most} "
            )
            expect(facts.nth(2)).to_have_text(hard[language][(game.face.weight or 0) - 1])
            expect(shown.locator(".kind")).to_have_text(Texts(game, language)("game-kind"))


def test_what_can_be_done_stands_in_line(browser: Browser, house: Served) -> None:
    """However long a game's words are, its buttons are as high as the others'."""
    tops = "all => [...new Set(all.map(one => Math.round(one.getBoundingClientRect().top)))]"
    with visiting(browser, house, "/", size=DESK) as page:
        page.locator("[data-play]").nth(len(games.ids()) - 1).wait_for()
        for each in ("[data-play]", ".facts", "[data-friends]", "[data-rules]"):
            assert len(page.locator(f".games {each}").evaluate_all(tops)) == 1, each


def test_ones_own_games_come_first(browser: Browser, house: Served) -> None:
    client = Client(house, "Anna")
    with visiting(browser, house, "/", client=client) as page:
        page.locator("[data-play]").first.wait_for()
        expect(page.get_by_role("heading", name="Your games")).to_have_count(0)
        open_table(client, GAME, "me", "adept")
        mine = page.get_by_role("heading", name="Your games")
        expect(mine).to_be_in_viewport()
        above = "(one) => one.getBoundingClientRect().bottom"
        assert mine.evaluate(above) < page.locator(".games").evaluate(
            "(one) => one.getBoundingClientRect().top"
        )
        # Next time there is room for them from the start: nothing jumps under the pointer.
        page.route_web_socket("**/api/lobby", lambda route: None)
        page.reload()
        expect(page.locator(".going.coming")).to_have_count(1)
        assert findings(page) == []
    client.close()


def test_name_and_mark_are_chosen_before_play(browser: Browser, house: Served) -> None:
    with visiting(browser, house, "/") as page:
        who = page.locator("[data-who]")
        expect(who).to_contain_text("You play as Guest.")
        who.get_by_role("button", name="Change").click()
        who.get_by_label("Your name").fill("Berta")
        who.get_by_label("Triangle").check()
        assert findings(page) == []
        page.keyboard.press("Enter")
        expect(who).to_contain_text("You play as Berta.")
        page.locator(f"[data-play={GAME}]").click()
        mine = page.locator(".plate[data-seat='3']")
        expect(mine).to_contain_text("Berta")
        expect(mine.locator(".mark.seat-3 text")).to_have_text("B")
        expect(mine).to_contain_text("you")


def test_focus_follows_to_the_table(browser: Browser, house: Served) -> None:
    """Whoever plays by keyboard, or hears the page, begins at its name, and goes on there."""
    with visiting(browser, house, "/") as page:
        page.locator(f"[data-play={GAME}]").focus()
        page.keyboard.press("Enter")
        page.locator("[data-board]").wait_for()
        expect(page.locator("h1")).to_be_focused()
        page.wait_for_function("() => document.querySelector('.count.calm')")
        page.keyboard.press("ArrowDown")
        assert page.evaluate("() => !!document.activeElement.closest('[data-board]')")
        page.go_back()
        page.locator("[data-play]").first.wait_for()
        page.wait_for_function("() => document.activeElement?.id === 'content'")


def names(page: Page) -> list[str]:
    page.locator("[data-board], .curtain").first.wait_for()
    found: list[str] = page.evaluate(
        """async () => (await (await fetch(`/api${location.pathname.replace('table', 'tables')}`))
            .json()).table.seats.map((one) => one.name)"""
    )
    return found


def test_on_one_screen_everybody_is_asked_for_a_name(browser: Browser, house: Served) -> None:
    with visiting(browser, house, "/", size=PHONE) as page:
        page.locator(f"[data-screen={GAME}]").click()
        asked = page.locator("[data-one-screen]")
        fields = asked.locator("ol input")
        expect(fields).to_have_count(2)
        expect(fields.first).to_be_focused()
        asked.locator("[name=people][value='3']").check()
        for field, name in zip(fields.all(), ["Anna", "Adam", "anna "], strict=True):
            field.fill(name)
        letters = asked.locator("ol .mark text")
        assert letters.all_text_contents()[:2] == ["A", "D"]  # no two marks alike
        asked.locator("[data-begin]").click()
        expect(asked.get_by_role("alert")).to_contain_text("twice")
        expect(fields.nth(2)).to_be_focused()
        assert findings(page) == []
        fields.nth(2).fill("")  # who says nothing has a name all the same
        page.keyboard.press("Enter")
        assert names(page) == ["Anna", "Adam", "Player 3"]


def test_who_thinks_better_of_it_is_back_where_they_were(browser: Browser, house: Served) -> None:
    with visiting(browser, house, "/") as page:
        page.locator(f"[data-screen={GAME}]").click()
        page.locator("[data-one-screen]").wait_for()
        page.keyboard.press("Escape")
        expect(page.locator("[data-one-screen]")).to_have_count(0)
        expect(page.locator(f"[data-screen={GAME}]")).to_be_focused()


def test_two_guests_are_told_apart(browser: Browser, house: Served) -> None:
    """Names and the letters of their marks; a free seat shows the mark one would have."""
    host = Client(house, "Guest")
    body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    table = host.post("/api/tables", body, 201)["table"]["id"]
    with visiting(browser, house, f"/table/{table}") as page:
        expect(page.locator(".seats .mark.seat-2")).to_be_visible()
        page.locator("[data-join='2']").click()
        expect(page.locator(".seats li").nth(1)).to_contain_text("Guest 2")
        assert page.locator(".seats .mark text").all_text_contents() == ["G", "2"]
    with visiting(browser, house, f"/table/{table}") as page:
        page.locator("[data-name]").fill("Carla")
        page.locator("[data-join='3']").click()
        expect(page.locator(".seats li").nth(2)).to_contain_text("Carla")
    host.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_setting_the_table_says_what_is_ours_and_what_options_do(
    browser: Browser, house: Served, language: str
) -> None:
    game = games.load("schutt_und_asche")
    texts = Texts(game, language)
    with visiting(browser, house, f"/new/{game.id}", language=language) as page:
        ours = page.locator("[data-designed]")
        expect(ours).to_contain_text(texts("designed"))
        expect(ours.locator("a")).to_have_attribute("href", f"/rules/{game.id}")
        page.locator("details > summary").click()
        mode = page.locator("[data-option=mode]")
        expect(mode.locator("small")).to_have_text(texts("option-mode-says"))
        assert findings(page) == []


def test_only_seats_that_are_there_can_begin(browser: Browser, house: Served) -> None:
    with visiting(browser, house, "/new/drachenfels") as page:
        page.locator("details > summary").click()
        first = page.locator("[data-option=first_player] select")
        expect(first.locator("option")).to_have_count(4)
        page.locator("input[name=count][value='4']").check(force=True)
        first.select_option("seat_4")
        page.locator("input[name=count][value='2']").check(force=True)
        expect(first).to_have_value("random")
        page.get_by_role("button", name="Begin").click()
        page.wait_for_url("**/table/**")


def test_a_table_of_bots_alone_is_not_set_and_says_why(browser: Browser, house: Served) -> None:
    with visiting(browser, house, "/new/dragon_farkle", language="de") as page:
        mine = page.locator("select[data-seat]", has=page.locator("option:checked[value=me]"))
        mine.select_option("adept")
        said = page.locator("[data-nobody]")
        expect(said).to_contain_text("„Frei, für jemanden mit dem Link“")
        page.locator("[data-open]").click()
        expect(page.locator("select[data-seat='1']")).to_be_focused()
        page.locator("select[data-seat='2']").select_option("me")
        expect(said).to_have_count(0)
        page.locator("[data-open]").click()
        page.wait_for_url("**/table/**")


# -- inviting (WEB-F8) -----------------------------------------------------------------------


@pytest.fixture(scope="module")
def wide(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Return a server that listens to everybody, with a public address."""
    folder: Path = tmp_path_factory.mktemp("wide")
    origins = "https://play.example"
    served = Served(folder / "wide.db", LINDWURM_HOST="0.0.0.0", LINDWURM_ORIGINS=origins)
    yield served
    served.stop()


def scanned(page: Page) -> str:
    """Return what the picture says: its squares are those of the same text, encoded by the page."""
    return page.locator("[data-qr]").get_attribute("data-qr") or ""


def test_a_link_for_this_machine_alone_says_so(browser: Browser, house: Served) -> None:
    with visiting(browser, house, "/", size=PHONE) as page:
        page.locator(f"[data-friends={GAME}]").click()
        invite = page.locator("[data-invite=deaf]")
        expect(invite).to_contain_text("lindwurm serve --host 0.0.0.0")
        assert page.locator("[data-qr]").count() == 0
        assert findings(page) == []


def test_a_link_for_friends_is_a_picture_too(browser: Browser, house: Served) -> None:
    """The machine has two addresses in its network: the first, and the other if that fails."""
    found = {"listens": True, "addresses": ["http://192.168.1.5:8420", "http://10.0.0.7:8420"]}

    def answer(route: Route) -> None:
        route.fulfill(json=found)

    with visiting(browser, house, "/", size=DESK, theme="night") as page:
        page.route("**/api/reach", answer)
        page.locator(f"[data-friends={GAME}]").click()
        link = page.locator("#share-link")
        page.locator("[data-qr]").wait_for()
        table = page.url.rsplit("/", 1)[1]
        assert link.input_value() == f"http://192.168.1.5:8420/table/{table}" == scanned(page)
        # finder patterns in three corners: it is a QR code, with its quiet border
        path = page.locator("[data-qr] path").get_attribute("d") or ""
        size = int((page.locator("[data-qr]").get_attribute("viewBox") or "").split()[-1])
        for x, y in ((4, 4), (size - 11, 4), (4, size - 11)):
            assert all(f"M{x + i} {y}h1v1h-1z" in path for i in range(7))
        assert "M3 4h1" not in path
        page.locator(".others select").select_option("http://10.0.0.7:8420")
        assert link.input_value() == f"http://10.0.0.7:8420/table/{table}" == scanned(page)
        assert findings(page) == []


def test_a_public_server_invites_by_its_name(browser: Browser, wide: Served) -> None:
    with visiting(browser, wide, "/") as page:
        page.locator(f"[data-friends={GAME}]").click()
        page.locator("[data-qr]").wait_for()
        assert scanned(page).startswith("https://play.example/table/")


def test_whoever_came_by_an_address_of_the_network_passes_it_on(
    browser: Browser, wide: Served
) -> None:
    """As behind a proxy: the address bar is right, and the server is not even asked."""
    with visiting(browser, wide, None, patient=True) as page:  # a browser complains of plain HTTP
        asked: list[str] = []
        page.on("request", lambda one: asked.append(one.url))
        port = wide.address.rsplit(":", 1)[1]
        page.goto(f"http://{own_name()}:{port}/")
        page.locator(f"[data-friends={GAME}]").click()
        page.locator("[data-qr]").wait_for()
        assert scanned(page).startswith(f"http://{own_name()}:{port}/table/")
        assert not [url for url in asked if url.endswith("/api/reach")]


def own_name() -> str:
    """Return an address of this machine that is not localhost; skips where it has none."""
    from lindwurm.server.http.reach import own_addresses

    found = [one for one in own_addresses() if ":" not in one]
    if not found:
        pytest.skip("this machine is in no network")
    return found[0]


def test_an_address_that_is_none_is_a_page_that_is_not_there(
    browser: Browser, house: Served
) -> None:
    """Half a sign in a link left the whole page empty (SRV-F35)."""
    with visiting(browser, house, None, patient=True) as page:
        page.goto(f"{house.address}/nowhere/%E0")
        expect(page.locator("h1")).to_be_visible()
        page.goto(f"{house.address}/chronicle/%zz")
        expect(page.get_by_role("alert").or_(page.locator("h1")).first).to_be_visible()
