"""The rule books: complete, the same in both languages, and true to catalogue and data."""

from __future__ import annotations

import re
import tomllib
from fnmatch import fnmatchcase
from importlib.resources import files
from itertools import groupby
from pathlib import Path

import pytest

from lindwurm.cli import rulebook
from lindwurm.games import book, catalogue, ids, load
from lindwurm.kernel.texts import LANGUAGES, Texts
from lindwurm.kernel.variant import Variant
from lindwurm.testing import Ruled
from tests.games import printed
from tests.games.harness import HOUSE

ROOT = Path(__file__).resolve().parents[2]
QUESTIONS = tomllib.loads(Path(__file__).with_name("questions.toml").read_text("utf-8"))
LISTED = tomllib.loads(Path(__file__).with_name("books.toml").read_text("utf-8"))
WORDS = 250
"""A page has no more words than this."""
CHAPTERS = ["goal", "setup", "turn", "end", "mistakes", book.SUMMARY]
"""Pages that every book has, in this order, with others between them."""

each_game = pytest.mark.parametrize("game_id", ids())
each_language = pytest.mark.parametrize("language", LANGUAGES)


def source(game_id: str, language: str) -> str:
    return files(load(game_id).package).joinpath("book", f"{language}.md").read_text("utf-8")


def pages(game_id: str, language: str) -> list[book.Page]:
    return book.load(load(game_id), language).pages


def blocks(text: str) -> list[str]:
    """Return paragraphs, points of a list and rows of a table; not examples, nor a table's head."""
    parts = re.split(r"\n\n|\n(?=- |\d+\. |\|)", text)
    return [one for one in parts if not one.startswith(">") and not re.match(r"\|[^{]*\|$", one)]


# -- what is told --------------------------------------------------------------------------------


@each_game
def test_every_rule_that_a_player_can_meet_is_told(game_id: str) -> None:
    """In one language: another test looks that the other tells the same."""
    known = catalogue.load(load(game_id))
    told = {rule for page in pages(game_id, "en") for rule in page.rules}
    left = LISTED["every"]["untold"] | LISTED[game_id]["untold"]
    missing = [
        rule
        for rule, entry in known.entries.items()
        if rule not in told
        and not any(fnmatchcase(rule, pattern) for pattern in left)
        and "withdrawn" not in entry.text.lower()
    ]
    assert not missing
    assert all(reason.strip() for reason in left.values())


@each_game
def test_nothing_is_listed_as_untold_that_is_told_or_unknown(game_id: str) -> None:
    entries = catalogue.load(load(game_id)).entries
    told = {rule for page in pages(game_id, "en") for rule in page.rules}
    for pattern in LISTED[game_id]["untold"]:
        meant = [rule for rule in entries if fnmatchcase(rule, pattern)]
        assert meant, f"{pattern} is no rule any more"
        assert not told.intersection(meant), f"{pattern} is told"


class TestRules(Ruled):
    games = HOUSE


@each_game
def test_both_languages_show_the_same_pictures(game_id: str) -> None:
    for english, german in zip(pages(game_id, "en"), pages(game_id, "de"), strict=True):
        shown = [(p.picture.name, p.picture.arguments) for p in (english, german) if p.picture]
        assert len(shown) == 2, f"{english.key} has no picture"
        assert shown[0] == shown[1], english.key


@each_language
@each_game
def test_every_sentence_of_rule_says_which_rules_it_tells(game_id: str, language: str) -> None:
    for page in pages(game_id, language):
        for block in blocks(page.text):
            if block.endswith((":", ":**")) or re.match(r"\|[-| ]+\|$", block):
                continue  # it leads to what follows
            end = block.rstrip("| ") if not block.startswith("|") else block.split(" | ")[0]
            assert re.search(book.MARK.pattern + "$", end), f"{page.key}: {block}"


def test_a_rule_is_looked_up_where_it_is_told_best() -> None:
    told = book.load(load("dragon_farkle"), "en")
    for rule, key in {
        "DF-62": "farkle",
        "DF-65": "recruitment",
        "DF-89": "turn",
        "DF-136": "end",
        "DF-E49": "items-own",
        "DF-E36": "questions-cards",
    }.items():
        assert told.telling(rule)[0].key == key, rule


@each_language
@each_game
def test_what_people_ask_in_a_game_is_found(game_id: str, language: str) -> None:
    """Ten questions a language, as people type them: the answer is among the first three."""
    told, asked = book.load(load(game_id), language), QUESTIONS[game_id][language]
    assert len(asked) >= 10
    for question, key in asked.items():
        assert key in [page.key for page in told.find(question)][:3], question


def test_words_that_stand_nowhere_find_nothing() -> None:
    told = book.load(load("dragon_farkle"), "en")
    assert not told.find("xylophone")
    assert told.find("hot dice xylophone")[0].key == "farkle"


@each_language
@each_game
def test_no_book_says_again_what_misled_newcomers(game_id: str, language: str) -> None:
    text = "\n".join(page.plain() for page in pages(game_id, language))
    for phrase, why in LISTED[game_id].get("misled", {}).items():
        assert phrase not in text, why


@each_language
@each_game
def test_a_word_is_explained_where_it_first_stands(game_id: str, language: str) -> None:
    """It is emphasised there: nobody meets it before the sentence that says what it means."""
    text = "\n".join(page.text for page in pages(game_id, language))
    for word in LISTED[game_id].get("words", {}).get(language, []):
        first = re.search(rf"\b(?:{word})\b", text)
        assert first is not None, f"{word} is not used"
        around = text[first.start() - 1] + text[first.end()]
        assert around == "**", f"{word}: {text[first.start() - 60 : first.end() + 20]}"


def test_what_lies_face_down_is_drawn_so() -> None:
    """Where a caption says so, the picture has a back, and no number is to be seen in it."""
    found = 0
    for game_id in ids():
        for page in pages(game_id, "en"):
            if page.picture and re.search(r"\bface down\b", page.picture.caption.lower()):
                assert "back" in page.picture.arguments, page.key
                assert not re.search(r"\d", " ".join(page.picture.arguments)), page.key
                found += 1
    assert found >= 2


def test_pictures_show_what_their_captions_count() -> None:
    """Dragons, tiles, markers and green dots, counted where the pictures come from."""
    realm, land = load("schutt_und_asche"), load("drachenfels")
    known, box = book.numbers(realm), book._data(realm)
    pictures = {page.key: page.picture for page in pages("schutt_und_asche", "en")}
    assert pictures["power"].arguments.count("dragon") == known["pair"]
    assert "Two dragons" in pictures["power"].caption
    last = [str(one) for one in box["rounds"]["tiles"][known["rounds"] - 1]]
    assert (pictures["event"].arguments, known["rounds"]) == (last, 5)
    assert "fifth" in pictures["event"].caption
    burnt, *marked = pictures["flight"].arguments
    first = box["provinces"][int(burnt.removesuffix(":x"))]["id"]
    assert first in box["entries"]["provinces"]
    assert len(marked) == 3

    told = next(page.picture for page in pages("drachenfels", "en") if page.key == "bridges")
    x, y, wide, high = map(int, told.arguments[0].split(","))
    taken = [one.partition("@")[2] for one in told.arguments if one.startswith("dragon@")]
    dots = {
        node["id"]
        for node in book._data(land)["board"]["nodes"]
        if node.get("green") and x < node["x"] < x + wide and y < node["y"] < y + high
    }
    assert len(taken) == 1
    assert dots.issuperset(taken)
    assert len(dots.difference(taken)) == 2
    assert "two others are free" in told.caption


@each_language
def test_the_demon_of_the_picture_comes_as_near_as_its_page_says(language: str) -> None:
    """Four, three and two steps, diagonal ones too, to where the hero's way ends."""
    page = book.load(load("dragonquest"), language).page("demon")
    assert page is not None
    assert page.picture is not None
    given = dict(one.split(":", 1) for one in page.picture.arguments)
    places = {key: value.split(",") for key, value in given.items()}
    hero = places["way"][-1]

    def steps(demon: str) -> int:
        return max(abs(ord(demon[0]) - ord(hero[0])), abs(int(demon[1:]) - int(hero[1:])))

    assert [steps(one) for one in places["demon"]] == [4, 3, 2]
    words = {"en": ("four", "three", "two"), "de": ("vier", "drei", "zwei")}[language]
    example = next(line for line in page.text.splitlines() if line.startswith(">"))
    assert re.findall("|".join(words), example) == list(words)


@each_language
@pytest.mark.parametrize("game_id", ["dragon_farkle", "drachenfels", "schutt_und_asche"])
def test_how_many_can_play_is_told_at_once(game_id: str, language: str) -> None:
    seats = load(game_id).seats
    start = " ".join(page.plain() for page in pages(game_id, language)[:2])
    assert re.search(rf"\b{seats.start} (?:to|bis) {seats.stop - 1}\b", start)


@each_language
def test_agreements_stand_among_the_other_ways_to_play(language: str) -> None:
    """Also those by which a game ends early."""
    for game_id, rule in (("drachenfels", "DR-186"), ("dragon_farkle", "DF-141")):
        told = next(page for page in pages(game_id, language) if page.key == "variants")
        assert rule in told.rules


def test_a_path_ends_before_the_next_entry() -> None:
    """As it is told; the picture tints one, and counts on all being equally long."""
    data = book._data(load("schutt_und_asche"))
    paths = [list(path) for _, path in groupby(data["provinces"], lambda one: one["path"])]
    assert [path[0]["id"] for path in paths] == data["entries"]["provinces"]
    assert len({len(path) for path in paths}) == 1


def test_the_level_without_start_tiles_is_the_usual_one() -> None:
    """*Legend* is nothing at all, and that is the game of the book."""
    usual = {option.name: option.default for option in load("schutt_und_asche").options}
    assert (usual["start_knights"], usual["start_power"]) == ("0", "0")


@each_language
@pytest.mark.parametrize(("key", "table"), [("scoring", "dragon"), ("plain", "patch")])
def test_a_page_has_all_prices_of_its_table(key: str, table: str, language: str) -> None:
    """Row by row, of the table of the box and of plain Farkle alike."""
    game = load("dragon_farkle")
    page = book.load(game, language).page(key)
    assert page is not None
    rows = [line.strip("| ").split(" | ") for line in page.text.splitlines() if "{DF-" in line]
    told = [int(re.sub(r"\D", "", row[1])) for row in rows if len(row) == 2]
    assert told == [row["soldiers"] for row in book._data(game)["tables"][table]["rows"]]


@each_language
def test_gold_is_dealt_as_the_book_says(language: str) -> None:
    """How many cards each gets stands there in words, for every number of players."""
    game = load("schutt_und_asche")
    words = {
        "en": ("", "", "two", "three", "four", "five", "six", "", "eight", "", "", "", "twelve"),
        "de": ("", "", "zwei", "drei", "vier", "fünf", "sechs", "", "acht", "", "", "", "zwölf"),
    }[language]
    known = book.numbers(game)
    page = book.load(game, language).page("income")
    assert page is not None
    told = next(line for line in page.plain().splitlines() if words[12] in line)
    dealt = known["gold_cards"] - 1
    shares = [dealt // seats for seats in game.seats if seats > 1 and dealt % seats == 0]
    found = re.findall("|".join(filter(None, words)), told.lower())
    assert {words[share] for share in shares} <= set(found)
    assert dealt == 5 * 4 + 4, "of five players the last gets four"


def test_the_tiles_of_the_stacks_are_all_told() -> None:
    game = load("schutt_und_asche")
    known = book.numbers(game)
    kinds = ("power", "knights", "swords", "shields", "attacks")
    told = sum(known[f"tile_{kind}"] for kind in kinds) + known["provinces"] + known["entries"]
    assert told == book._data(game)["box"]["city_tiles"]["pieces"]


@each_language
def test_every_dragon_has_its_card_in_the_book(language: str) -> None:
    """Colour by colour, each once, with its name beside the others of its colour."""
    game = load("simurgh")
    told, texts = book.load(game, language), Texts(game, language)
    shown: list[str] = []
    for key in ("dragons-warm", "dragons-cold"):
        page = told.page(key)
        assert page is not None
        assert page.picture is not None
        shown += page.picture.arguments
        for one in page.picture.arguments:
            assert texts(f"dragon-{one.replace('_', '-')}") in page.plain(), one
    assert shown == [one["id"] for one in book._data(game)["dragons"]]


@each_language
@each_game
def test_whoever_plays_with_a_box_learns_what_is_not_as_printed(
    game_id: str, language: str
) -> None:
    game = load(game_id)
    said = Texts(game, language)("designed")
    found = [page for page in pages(game_id, language) if said in page.text]
    assert len(found) == 1
    assert found[0].text.split(said)[1].startswith((" What your box says", " Was in deiner"))


@each_language
def test_dice_are_listed_as_they_are_drawn(language: str) -> None:
    game = load("dragonquest")
    page = book.load(game, language).page("parts")
    assert page is not None
    rows = re.findall(r"^\| .*\{(DQ-\d+)\}", page.text, re.MULTILINE)
    kinds = {
        "black": "DQ-55",
        "red": "DQ-57",
        "treasure": "DQ-145",
        "danger": "DQ-90",
        "letter": "DQ-91",
        "ghoul": "DQ-111",
        "skeleton": "DQ-139",
        "damage": "DQ-112",
        "spider": "DQ-124",
    }
    assert rows == [kinds[one] for one in book._data(game)["dice"] if one in kinds]


@each_language
def test_a_level_and_a_score_have_names_of_their_own(language: str) -> None:
    texts = Texts(load("schutt_und_asche"), language)
    levels = {texts(f"preset-{one}").casefold() for one in ("legend", "hard", "normal", "easy")}
    bands = ("ruins", "hair", "defended", "shield", "legend")
    scores = {texts(f"band-{one}").casefold() for one in bands}
    assert len(levels | scores) == 9


# -- how it is told ------------------------------------------------------------------------------


@each_language
@each_game
def test_sentences_begin_with_a_capital_letter(game_id: str, language: str) -> None:
    for page in pages(game_id, language):
        small = re.search(r"\S+[.!?] [a-zäöü]\w*", book.readable(page.text))
        assert small is None, f"{page.key}: {small}"


@each_language
@each_game
def test_apostrophes_and_quotes_are_set_as_in_print(game_id: str, language: str) -> None:
    for page in pages(game_id, language):
        assert page.picture is not None
        for text in (page.title, page.picture.caption, page.text):
            assert not re.search("['\"]", text), f"{page.key}: {text}"


@each_language
@each_game
def test_a_page_is_short_and_its_links_lead_somewhere(game_id: str, language: str) -> None:
    found = pages(game_id, language)
    keys = [page.key for page in found]
    assert len(set(keys)) == len(keys)
    assert [key for key in keys if key in CHAPTERS] == CHAPTERS
    assert any(key.startswith("questions") for key in keys)
    for page in found:
        words = len(re.findall(r"\w[\w’'-]*", page.plain()))
        assert words <= WORDS, f"{page.key} has {words} words"
        for _, key in book.LINK.findall(page.text):
            assert key in keys, f"{page.key} leads to {key}"
        assert not re.search(r"\{|\}|\[\[|<!--", book.readable(page.text)), page.key


@each_language
@each_game
def test_numbers_come_from_the_game(game_id: str, language: str) -> None:
    """What is not `{{ … }}` is a thing on the table, in backticks, and listed (not in examples)."""
    literals = LISTED[game_id]["literals"]
    used = set()
    text = book.MARK.sub("", book.NUMBER.sub("", book.NAME.sub("", source(game_id, language))))
    for line in text.splitlines():
        if line.startswith(("![", "<!--")):
            continue
        bare = re.sub(r"`[^`]*`", "", line)
        assert not re.search(r"(?<!^)\d|^\d(?!\. )", bare), f"a bare number: {line}"
        if not line.startswith(">"):
            said = re.findall(r"`([^`]*)`", line)
            used |= {one for one in said if re.search(r"\d", one)}
    assert used <= set(literals), used - set(literals)
    assert all(reason.strip() for reason in literals.values())


@each_game
def test_what_is_listed_as_literal_is_needed(game_id: str) -> None:
    text = "\n".join(source(game_id, language) for language in LANGUAGES)
    for literal in LISTED[game_id]["literals"]:
        assert f"`{literal}`" in text


@each_language
@each_game
def test_other_numbers_change_the_pages(game_id: str, language: str) -> None:
    """Every name of `book/numbers.toml` is used, and every page that uses one changes with it."""
    game, text = load(game_id), source(game_id, language)
    known = book.numbers(game)
    listed = tomllib.loads(files(game.package).joinpath("book/numbers.toml").read_text("utf-8"))
    worked_out = [one for one in listed.values() if not re.search(r"[.]|^option |^seats ", one)]
    words = files(game.package).joinpath(f"text.{language}.ftl").read_text("utf-8")
    goal = re.findall(r"^goal-\w+ = .*$", words, re.MULTILINE)
    used = re.findall(r"\w+", " ".join([*book.NUMBER.findall(text), *worked_out, *goal]))
    assert set(known) <= set(used), set(known) - set(used)
    others = {name: value + 1234 for name, value in known.items()}
    before, after = (book.read(game, language, text, numbers) for numbers in (known, others))
    written = text.split("\n## ")[1:]
    for page, other, raw in zip(before.pages, after.pages, written, strict=True):
        assert (page != other) == ("{{" in raw), page.key


def test_a_number_that_a_variant_changes_changes_the_page() -> None:
    game = load("dragon_farkle", Variant("dragon_farkle", changes=(("numbers.skree", 175),)))
    page = book.load(game, "de").page("companions")
    assert page is not None
    assert "175 Soldaten" in page.text


def test_a_price_changed_in_the_components_changes_the_page(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Where a number is part of a printed deal, the deal is worded from the file."""
    game = load("simurgh")
    data = book._data(game)
    data["city"][6]["space"] = "SM: -3W -> 4A"
    monkeypatch.setattr(book, "_data", lambda game: data)
    page = book.read(game, "en", source(game.id, "en"), book.numbers(game)).page("city")
    assert page is not None
    assert "4 weapons for 3 wood" in page.text


def test_a_table_with_other_options_has_another_book() -> None:
    game = load("dragon_farkle")
    short = book.load(game, "en", {"keep_threshold": "3000"})
    assert "3,000 soldiers" in short.pages[0].text
    assert "3,000" in short.goal.win
    assert "5,000 soldiers" in book.load(game, "en").pages[0].text


@each_language
@each_game
def test_every_picture_is_drawn_by_the_board(game_id: str, language: str) -> None:
    """By name; that something is to be seen, the browser's tests say."""
    folder = ROOT / f"web/src/boards/{game_id}"
    drawn = (folder / "Picture.svelte").read_text("utf-8")
    meant = re.findall(
        r'^  \["([\w-]+)", ', (folder / "legend.ts").read_text("utf-8"), re.MULTILINE
    )
    for page in pages(game_id, language):
        assert page.picture is not None
        if page.picture.name == "icons":  # from the legend, for all games alike
            assert set(page.picture.arguments) <= set(meant), page.key
        else:
            assert f'name === "{page.picture.name}"' in drawn, page.key


@each_language
@each_game
def test_the_documentation_has_the_same_book(game_id: str, language: str) -> None:
    kept = (ROOT / f"docs/books/{game_id}.{language}.md").read_text("utf-8")
    now = rulebook.answer(load(game_id), language, "all")
    how = f"lindwurm rules {game_id} all --language {language} > docs/books/{game_id}.{language}.md"
    assert kept == f"{now}\n", f"write it anew: {how}"


# -- whose words they are ------------------------------------------------------------------------


@each_game
def test_no_sentence_of_a_printed_rule_book_is_copied(game_id: str) -> None:
    for language in LANGUAGES:
        for page in pages(game_id, language):
            assert not printed.copied(page.plain()), page.key


def test_a_copied_sentence_would_be_noticed() -> None:
    text = "one two three four five six seven eight nine ten eleven twelve thirteen " * 2
    assert printed.copied(text, known=printed.fingerprint(text))


# -- what is wrong with a source -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("# X\n## Goal\nNo key.", "does not say what it is about"),
        ("# X\n## Goal\n<!-- goal; phases: dinner -->\n", "a phase 'dinner'"),
        ("# X\n## Goal\n<!-- goal -->\n{{ dinner }}", "'dinner' is no number"),
        ("# X\n## Goal\n<!-- goal -->\n{{ 2 / 0 }}", "is no number"),
        ("# X\n## Goal\n<!-- goal -->\n{{ 2 + }}", "is no number"),
        ("# X\n## Goal\n<!-- goal -->\n[[effect city.smithy]]", "has no words for"),
    ],
)
def test_a_book_that_cannot_be_read_says_why(text: str, problem: str) -> None:
    game = load("dragon_farkle")
    with pytest.raises(book.BookError, match=problem):
        book.read(game, "en", text, book.numbers(game))


def test_a_language_without_a_book() -> None:
    with pytest.raises(book.BookError, match="no rule book in 'fr'"):
        book.load(load("dragon_farkle"), "fr")
