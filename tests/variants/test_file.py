"""A variant's file: what is wrong in it is told with its line, and nothing hostile comes in."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from lindwurm.variants.file import VariantError, parsed, read

HEAD = """format = "lindwurm-variant"
version = 1
game = "dragon_farkle"
name = "Test"
"""


def refused(text: str, part: str) -> None:
    with pytest.raises(VariantError) as error:
        parsed(HEAD + text)
    assert part in str(error.value)
    assert "\n" not in str(error.value)


WRONG = [
    ("colour = 3", "line 5: a variant has no 'colour'"),
    (
        "[change.numbers]\nstub = 300\nstubb = 3",
        "line 7: dragon_farkle has no numbers.stubb (perhaps",
    ),
    (
        "[change]\n\nbox.dragons.pieces = 2",
        "line 7: no rule of dragon_farkle asks for box.dragons",
    ),
    ("[change.numbers]\nstub = 301", "line 6: numbers.stub: 301 is not within 0..5000, by 50"),
    ("[change.numbers]\nstub = 99999999999999999999", "line 6: numbers.stub"),
    ("[change.numbers]\nstub = -50", "line 6: numbers.stub: -50 is not within"),
    ("[change.numbers]\nstub = true", "line 6: numbers.stub: True is not a whole number"),
    ("[change.numbers]\nstub = 'many'", "'many' is not a whole number"),
    (
        "[change.event_die.faces]\n3 = 'castle'",
        "line 6: event_die.faces.3: 'castle' is none of",
    ),
    ("[change]\n'numbers.stub' = 300\nnumbers.stub = 350", "numbers.stub is changed twice"),
    ("change = 3", "line 5: change is a table"),
    ("[options]\nkeep_threshold = 4\n", "line 6: option 'keep_threshold': 4 is not within"),
    ("[options]\ncards = 'some'", "line 6: option 'cards' cannot be 'some'"),
    ("[options]\nspeed = 3", "line 6: dragon_farkle has no option 'speed'"),
    ("[texts.fr]\nitem-map = 'Carte'", "line 5: texts are in [texts.en] or [texts.de]"),
    ("[texts.en]\nitem-mop = 'Mop'", "line 6: item-mop: dragon_farkle has no such text"),
    ("[texts.en]\nitem-map = 'A { $secret } map'", "it names $secret"),
    ("[texts.en]\nitem-map = 'A { $'", "it cannot be read as Fluent"),
    ("[texts.en]\nitem-map = 'a { item-map } b'", "it speaks of itself"),
    ("[texts.en]\nitem-map = '<img src=x onerror=alert(1)>'", "'<' is no part of a text"),
    ("[texts.en]\nitem-map = ''", "it is empty"),
    ("[texts.en]\nitem-map = '{ item-bag }'", "item-map: it names item-bag"),
    ("[texts.en]\nitem-map = '{ NUMBER(3) }'", "it names NUMBER(3)"),
    ('[texts.en]\nitem-map = "\\uE07F"', "is no part of a text"),
    ("edition = 3", "line 5: edition is true or false"),
    ("edition = true\n[texts.en]\nitem-map = 'Map'", "line 6: an edition says what is printed"),
    (
        "[code]\n'rules.ends' = 'x.py'",
        "line 6: code comes from the folder of whoever runs this",
    ),
    ("author = '\\u202eabc'", "author"),
    ('author = "\\u202eabc"', "line 5: author has a character that no text has"),
    ("licence = 3", "line 5: licence is a text"),
    ("about = { fr = 'x' }", "there is no language 'fr'"),
    ("[change", "line 5:"),
    (
        "[add.items]\nmop = 'map'",
        "line 5: dragon_farkle takes no new items: its rules know each by its name",
    ),
]
NAMED = "\n[texts.en]\ntile-mill = 'Mill'"
NEW = [
    (
        "[add.city]\nmill = 'market'",
        "line 5: simurgh takes new tiles and dragons and objectives, but",
    ),
    ("[add.tiles]\nmill = 'quarrry'", "line 6: simurgh has no tiles.quarrry (perhaps quarry?)"),
    ("[add.tiles]\nmill = 3", "line 6: simurgh has no tiles.3"),
    ("[add.tiles]\nquarry = 'tribute'", "line 6: quarry is taken already"),
    ("[add.tiles]\nspace = 'tribute'", "line 6: space is taken already"),
    ("[add.tiles]\nMill = 'quarry'", "line 6: 'Mill' is no id: small letters, digits and _"),
    ("[add.tiles]\nmill = 'quarry'", "line 6: mill needs a name: tile-mill in [texts.en]"),
    ("[add]\ntiles = 3", "line 6: add.tiles is a table"),
    (
        "[add.tiles]\n" + "".join(f"x{n} = 'quarry'\n" for n in range(25)),
        "at most 24 tiles can be added",
    ),
    (
        "[add.tiles]\nmill = 'quarry'\n[change.tiles.mill]\nspaces.1 = 'S1'" + NAMED,
        "line 8: tiles.mill",
    ),
    ("[add.tiles]\nmill = 'quarry'\n[texts.en]\ntile-mill = '{ $x }'", "it names $x"),
    ("edition = true\n[add.tiles]\nmill = 'quarry'", "line 6: an edition says what is printed"),
    (
        "edition = true\n[change.numbers]\nsafety_turns = 160\nhand_limit = 6",
        "line 8: numbers.hand_limit: the book says 5, and an edition is what is printed",
    ),
]
"""What is wrong with what is added, in a game that takes new kinds."""


@pytest.mark.parametrize(("text", "part"), WRONG)
def test_what_is_wrong_is_told_with_its_line(text: str, part: str) -> None:
    if text.startswith("author = '"):
        assert parsed(HEAD + text).author == "\\u202eabc"
        return
    refused(text, part)


@pytest.mark.parametrize(("text", "part"), NEW)
def test_what_is_wrong_with_new_kinds_is_told_with_its_line(text: str, part: str) -> None:
    with pytest.raises(VariantError) as error:
        parsed(HEAD.replace("dragon_farkle", "simurgh") + text)
    assert part in str(error.value)


def test_a_new_kind_has_one_name_for_both_languages_or_one_in_each() -> None:
    added = HEAD.replace("dragon_farkle", "simurgh") + "[add.tiles]\nmill = 'quarry'"
    one = parsed(added + NAMED)
    assert one.changes == (("add.tiles.mill", "quarry"),)
    assert dict(one.texts) == dict.fromkeys(("en", "de"), "tile-mill = Mill\n")
    two = parsed(added + NAMED + "\n[texts.de]\ntile-mill = 'Mühle'")
    assert dict(two.texts)["de"] == "tile-mill = Mühle\n"
    assert one.digest == two.digest


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", 'it lacks format = "lindwurm-variant"'),
        ('format = "lindwurm-variant"\nversion = 2', "line 2: version 1 is known, not 2"),
        (HEAD.replace("dragon_farkle", "chess"), "line 3: there is no game 'chess'"),
        (HEAD.replace("dragon_farkle", "../x"), "line 3: there is no game '../x'"),
        (HEAD.replace("dragon_farkle", "book"), "line 3: there is no game 'book'"),
        (HEAD.replace('name = "Test"', ""), "it needs a name"),
        (b"\xff\xfe", "no text in UTF-8"),
    ],
)
def test_what_is_no_variant(text: str | bytes, part: str) -> None:
    with pytest.raises(VariantError, match=r".") as error:
        parsed(text)
    assert part in str(error.value)


def test_a_hundred_thousand_rows_and_deep_nests_are_refused_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    refused("x = " + "[" * 5_000 + "]" * 5_000, "")
    # What follows takes the reader of TOML the square of its length: it is not asked at all.
    monkeypatch.setattr(tomllib, "loads", None)
    refused(
        "".join(f"[[change.items]]\nid = 'x{n}'\n" for n in range(100_000)), "at most 100,000 bytes"
    )
    for many in ("a." * 20_000, "'=' . " * 10_000, '"\\"".' * 10_000):
        for begun in ("", "[", "x = { "):
            refused(f"[change]\n{begun}{many}b = 1", "line 6: nested too deeply")


def test_values_that_are_as_printed_change_nothing() -> None:
    assert parsed(HEAD + "[change.numbers]\nstub = 200").changes == ()
    assert parsed(HEAD + "[options]\ncards = 'full'").options == ()


def test_an_option_gets_another_default_or_a_new_value() -> None:
    assert parsed(HEAD + "[options]\nkeep_threshold = 4000\ninterrupts = false").options == (
        ("keep_threshold", "4000"),
        ("interrupts", "off"),
    )


def write(folder: Path, code: str, module: str = "rules.ends", file: str = "own.py") -> Path:
    (folder / "own.py").write_text(code)
    path = folder / "own.toml"
    path.write_text(f"{HEAD}[code]\n'{module}' = '{file}'\n")
    return path


@pytest.mark.parametrize(
    ("code", "more", "part"),
    [
        (
            "def unheard(s):\n    pass\n",
            {},
            "it replaces no function; the module has series_stopped",
        ),
        ("def do_bank(s):\n    pass\n", {}, "line 1: do_bank has other decorators"),
        ("@rule\ndef do_bank(s, more):\n    pass\n", {}, "line 2: do_bank has other arguments"),
        ("def do_bank(:\n", {}, "own.py, line 1:"),
        ("", {"module": "rules.nowhere"}, "dragon_farkle has no module 'rules.nowhere'"),
        ("", {"module": "no.where"}, "dragon_farkle has no module 'no.where'"),
        ("", {"module": "..simurgh"}, "dragon_farkle has no module '..simurgh'"),
        ("", {"file": "../own.py"}, "a file beside this one, not '../own.py'"),
        ("", {"file": "none.py"}, "none.py cannot be read"),
    ],
)
def test_code_that_does_not_fit(tmp_path: Path, code: str, more: dict[str, str], part: str) -> None:
    path = write(tmp_path, code, **more)
    with pytest.raises(VariantError) as error:
        read(path)
    assert part in str(error.value)
    assert f"{path}, line 6: " in str(error.value)
