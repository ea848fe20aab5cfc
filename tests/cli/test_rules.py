"""`lindwurm rules` and the parser of the catalogues."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from lindwurm import games
from lindwurm.cli.rulebook import marked_ids
from lindwurm.games import book, catalogue
from tests.cli.conftest import Run

SIZES = {
    "drachenfels": ("DR", 328),
    "dragon_farkle": ("DF", 256),
    "dragonquest": ("DQ", 336),
    "schutt_und_asche": ("SA", 469),
    "simurgh": ("SI", 371),
}


@pytest.mark.parametrize("game", SIZES)
def test_every_catalogue_is_read(game: str) -> None:
    book = catalogue.load(games.load(game))
    assert (book.prefix, len(book.entries)) == SIZES[game]
    for id_, entry in book.entries.items():
        assert entry.id == id_
        assert entry.section
        assert len(entry.plain()) > len(id_) + 5
        assert id_ in book.text.splitlines()[entry.line - 1]


def test_all_five_have_a_catalogue() -> None:
    assert sorted(path.stem for path in catalogue.folder().glob("*.md")) == games.own()
    assert sorted(SIZES) == games.own()


def test_a_game_without_a_catalogue_says_so() -> None:
    with pytest.raises(catalogue.NoCatalogue, match="nonesuch has no catalogue"):
        catalogue.load(replace(games.load("simurgh"), id="nonesuch"))


def test_series_of_dragon_farkle() -> None:
    ids = list(catalogue.load(games.load("dragon_farkle")).entries)
    plain = [i for i in ids if i[3].isdigit()]
    assert sorted(plain, key=lambda i: int(i[3:])) == [f"DF-{n:02}" for n in range(1, 153)]
    assert [i for i in ids if i.startswith("DF-E")] == [f"DF-E{n:02}" for n in range(1, 63)]
    assert [i for i in ids if i.startswith("DF-R")] == [f"DF-R{n:02}" for n in range(1, 31)]
    vectors = [i for i in ids if i.startswith("DF-X")]
    assert vectors == [f"DF-X{n:02}" for n in (1, 2, 3, 4, 6, 7, 9, 10, 11, 13, 15, 16)]


def test_words_may_stand_behind_options(run: Run) -> None:
    before = run("rules", "drachenfels", "große", "Wolke", "--language", "de").out
    assert run("rules", "drachenfels", "--language", "de", "große", "Wolke").out == before
    assert run("rules", "drachenfels", "große", "--language", "de", "Wolke").out == before
    refused = run("rules", "drachenfels", "--language", "de", "--tea", "Wolke")
    assert refused.code != 0
    assert "unrecognized arguments: --tea" in refused.err


def test_a_bullet_a_row_and_a_block(run: Run) -> None:
    bullet = run("rules", "dragon_farkle", "DF-16").out
    assert "\nDF-16 Pips are never added" in bullet
    row = run("rules", "dragon_farkle", "DF-E12").out
    assert row.endswith(
        "\nDF-E12\nSituation: Army exactly 5,000 at turn start\nOutcome: may enter the Keep\n"
    )
    block = run("rules", "dragon_farkle", "DF-X03").out
    assert "Ivan" in block
    assert "farkle: turn over" in block
    assert "six_of_a_kind = 2500" in block
    assert "DF-X04" not in block


@pytest.mark.parametrize("spelled", ["DF-07", "df-7", "7", "df7"])
def test_ids_may_be_spelled_freely(run: Run, spelled: str) -> None:
    assert "\nDF-07 " in run("rules", "dragon_farkle", spelled).out


def test_other_rows_can_be_looked_up(run: Run) -> None:
    assert "Name: Skree" in run("rules", "dragon_farkle", "C01").out
    assert "C01" not in catalogue.load(games.load("dragon_farkle")).entries


def test_a_range_or_a_mention_defines_nothing() -> None:
    text = "# T\n- **XY-01** See XY-02.\n\n**XY-X05 to X16, more**\n\n| XY-X06 | a | b |\n"
    assert list(catalogue.parse("t", text).entries) == ["XY-01", "XY-X06"]


def test_the_whole_catalogue_goes_into_a_pipe(run: Run) -> None:
    assert run("rules", "simurgh", "--catalogue").out == catalogue.load(games.load("simurgh")).text


@pytest.mark.parametrize(("language", "word"), [("en", "soldiers"), ("de", "Soldaten")])
def test_an_overview_comes_first(run: Run, language: str, word: str) -> None:
    out = run("rules", "dragon_farkle", "--language", language).out
    told = book.load(games.load("dragon_farkle"), language)
    assert told.goal.win in out
    assert word in told.goal.win
    assert all(f"`{page.key}`" in out or page.key == book.SUMMARY for page in told.pages)
    assert not book.MARK.search(out)


def test_a_rule_is_told_in_the_language_and_in_its_exact_wording(run: Run) -> None:
    out = run("rules", "dragon_farkle", "DF-64", "--language", "de").out
    assert "Aufhören kannst du nicht. (Der Endkampf: `battle`)" in out
    assert "DF-64 In the Final Battle stopping is never allowed." in out


def test_a_page_a_word_and_everything(run: Run) -> None:
    assert run("rules", "dragon_farkle", "battle").out.startswith("## The Final Battle\n")
    assert run("rules", "dragon_farkle", "the", "final", "battle").out.startswith("## The Final B")
    shriek = run("rules", "dragon_farkle", "shriek").out
    assert shriek.startswith("## Questions about fights and cards")
    many = run("rules", "dragon_farkle", "rally").out
    assert "stands on" in many
    assert "- `event`" in many
    whole = run("rules", "dragon_farkle", "all").out
    assert whole.count("\n## ") == len(book.load(games.load("dragon_farkle"), "en").pages)
    short = run("rules", "dragon_farkle", "goal", "--option", "keep_threshold=3000").out
    assert "3,000 soldiers" in short


MARKED = '''
import pytest
from pytest import mark

pytestmark = [pytest.mark.rule("DF-01")]
rule = pytest.mark.rule

@pytest.mark.rule("DF-02", "DF-E03")
def test_a(): ...

class TestB:
    @rule("DF-04")
    def test_b(self): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("DF-05")), 2])
@mark.rule(*["DF-06", "DF-07"])
def test_c(x): """Not a mark: DF-08."""
'''


def test_marks_are_found_wherever_they_stand() -> None:
    found = sorted(marked_ids(MARKED))
    assert found == ["DF-01", "DF-02", "DF-04", "DF-05", "DF-06", "DF-07", "DF-E03"]


def test_coverage_lists_what_is_missing(run: Run, tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(MARKED + '\n@rule("DF-999")\ndef test_d(): ...\n')
    ran = run("rules", "dragon_farkle", "--coverage", "--tests", tmp_path)
    assert ran.code == 1
    missing = [line.split()[0] for line in ran.out.splitlines()]
    assert len(missing) == 256 - 7
    assert "DF-03" in missing
    assert "DF-02" not in missing
    assert "7 of 256" in ran.err
    assert "DF-999" in ran.err


def test_coverage_complete(run: Run, tmp_path: Path) -> None:
    ids = ", ".join(f'"{i}"' for i in catalogue.load(games.load("dragon_farkle")).entries)
    (tmp_path / "test_all.py").write_text(f"@pytest.mark.rule({ids})\ndef test(): ...\n")
    ran = run("rules", "dragon_farkle", "--coverage", "--tests", tmp_path)
    assert (ran.code, ran.out) == (0, "")


@pytest.mark.parametrize("game_id", games.ids())
def test_every_rule_of_every_catalogue_has_a_test(run: Run, game_id: str) -> None:
    ran = run("rules", game_id, "--coverage")
    assert ran.code == 0, ran.out
