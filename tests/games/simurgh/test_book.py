"""The rule book tells what one needs to lay out the board and to read its signs."""

from __future__ import annotations

import re

import pytest

from lindwurm.games import book
from lindwurm.games.simurgh import GAME
from lindwurm.kernel.texts import LANGUAGES

each_language = pytest.mark.parametrize("language", LANGUAGES)


def told(key: str, language: str = "en") -> str:
    page = book.load(GAME, language).page(key)
    assert page is not None
    return " ".join(page.plain().split())


@each_language
def test_what_each_plot_gives_is_told(language: str) -> None:
    page = book.load(GAME, language).page("laying")
    assert page is not None
    rows = [line for line in page.plain().splitlines() if line.startswith("|")][2:]
    plots = book._data(GAME)["wilderness"]
    assert len(rows) == len(plots)
    for row, plot in zip(rows, plots, strict=True):
        assert f"| {GAME.phrases['effect'](book.Texts(GAME, language), plot['gain'])} |" in row
        assert re.search(rf"\b{plot['players']}\b", row)


@each_language
def test_how_many_tiles_stay_in_the_box_is_told(language: str) -> None:
    text, boxed = told("setup", language), book._data(GAME)["boxed"]
    for kind, name in {
        "production": "Produktion",
        "exploration": "Erkundung",
        "transformation": "Umwandlung",
        "research": "Forschung",
    }.items():
        assert f"{boxed[kind]} {kind if language == 'en' else name}" in text


def test_every_type_of_tile_is_explained() -> None:
    text = told("tiles")
    for kind in ("Production", "Research", "Transformation", "Power", "Exploration"):
        assert re.search(rf"{kind} \w+", text), kind
    assert "| research | 8 | 5 |" in text


@each_language
def test_price_and_points_of_the_display_stand_apart(language: str) -> None:
    text = told("scouts", language)
    assert {
        "en": "| place three | 1 wisdom and 1 weapon | 2 power points |",
        "de": "| Stelle drei | 1 Weisheit und 1 Waffe | 2 Machtpunkte |",
    }[language] in text


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["display", "plots", "slots", "riders", "ability markers", "food"]),
        ("de", ["Auslage", "Wildnisplätze", "Sockel", "Reiter", "Fähigkeitsmarker", "Baustoff"]),
    ],
)
def test_words_are_introduced_before_they_are_used(language: str, words: list[str]) -> None:
    """Where the parts of the board are named, in italics: no page but the goal comes before."""
    pages = book.load(GAME, language).pages
    assert [page.key for page in pages[:2]] == ["goal", "board"]
    for word in words:
        assert re.search(rf"\*[^*]*{word}[^*]*\*", pages[1].text), word


def test_in_german_a_platz_is_room_and_nothing_else() -> None:
    """A plot is a Wildnisplatz, the display has Stellen, the Statue Sockel, a ranking Ränge."""
    text = "\n".join(page.plain() for page in book.load(GAME, "de").pages)
    text = text.replace("Platz der Baumeister", "")
    assert not re.findall(r"\bPlätze\w*", text)
    room = r"Platz (?:hat|haben|ist|für)|(?:mehr|viele|Vasallen) Platz"
    for found in re.finditer(r"\bPlatz\b", text):
        around = text[max(0, found.start() - 10) : found.end() + 6]
        assert re.search(room, around), around


@each_language
def test_everything_that_dragons_can_do_is_told(language: str) -> None:
    """On one page, each once: nobody has to find the card first."""
    text, texts = told("abilities-all", language), book.Texts(GAME, language)
    for number, _ in enumerate(book._data(GAME)["abilities"], 1):
        assert f" {texts(f'ability-{number}')}" in f" {text}", number


def test_all_objectives_are_told() -> None:
    """Which colours count together, and that it is all of them."""
    page = book.load(GAME, "en").page("objectives")
    assert page is not None
    rows = [line for line in page.text.splitlines() if "{SI-226" in line and line.startswith("|")]
    counted = [re.split(r"; (?:or )?", row.split(" {")[0].strip("| ")) for row in rows]
    assert sum(map(len, counted)) == len(book._data(GAME)["objectives"])
    for objective in book._data(GAME)["objectives"]:
        if colours := objective.get("types"):
            kind = "markers" if objective["count"] == "markers" else "dragons"
            of = [part for row in counted if kind in row[0] for part in row]
            assert any(all(colour in part for colour in colours) for part in of), objective["id"]


@pytest.mark.parametrize(
    ("key", "phrases"),
    {
        "sending": ["if you gave up a vassal for it, dragons answer to that; you get"],
        "spaces": ["Other dragons go under their stack, other tiles on theirs or underneath"],
        "exploring": ["take what the top level brings"],
        "dragonlord": ["still open are shuffled into the stack", "go back into the stack, which"],
    }.items(),
)
def test_what_a_stranger_asked_is_told(key: str, phrases: list[str]) -> None:
    for phrase in phrases:
        assert phrase in told(key)


@each_language
def test_riding_on_has_one_name(language: str) -> None:
    """In the book and on the cards alike."""
    text = "\n".join(page.plain() for page in book.load(GAME, language).pages).lower()
    assert not re.search(
        {"en": r"\badvanc", "de": r"nach einem schritt|für einen schritt"}[language], text
    )
