"""`--variant` in the commands, and `lindwurm variant`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lindwurm.variants.file import read
from tests.cli.conftest import Run

BERTHA = "examples/variants/bertha_halves.toml"
KEEP = "examples/variants/keep_4000.toml"
HEAD = 'format = "lindwurm-variant"\nversion = 1\ngame = "dragon_farkle"\nname = "Mine"\n'


def test_a_game_with_a_variant_is_kept_verified_and_replayed_with_it_alone(
    run: Run, tmp_path: Path
) -> None:
    kept = tmp_path / "game.json"
    play = ("play", "dragon_farkle", "--seats", "anna,bot", "--seed", "5", "--save", kept)
    ran = run(*play, "--variant", BERTHA, stdin="1\n1\n1\n")
    assert (ran.code, ran.err) == (0, "")
    digest = read(BERTHA).digest
    assert json.loads(kept.read_text())["variant"] == digest

    told = f"was played with a variant of dragon_farkle ({digest}): give its file with --variant"
    run("verify", kept).refused(1, told)
    run("replay", kept).refused(1, told)
    run("verify", kept, "--variant", KEEP).refused(1, f"with the variant {digest}")
    run(*play).refused(2, f"with the variant {digest}")
    checked = run("verify", kept, "--variant", BERTHA)
    assert checked.code == 0
    assert f"with a variant of dragon_farkle: {digest}" in checked.out
    assert run("verify", kept, "--variant", BERTHA, "--json").json["variant"] == digest
    assert run("replay", kept, "--variant", BERTHA).code == 0
    assert run(*play, "--variant", BERTHA, stdin="1\n").code == 0, "and it goes on with it"


def test_a_record_of_the_printed_game_is_none_of_a_variant(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    run("play", "dragon_farkle", "--seats", "anna,bot", "--seed", "5", "--save", kept, stdin="1\n")
    assert run("verify", kept).code == 0
    run("verify", kept, "--variant", KEEP).refused(1, "with the printed game of dragon_farkle")


def test_bots_play_variants(run: Run, tmp_path: Path) -> None:
    line = ("dragon_farkle", "--games", "4", "--engine", "python", "--seed", "3", "--json")
    printed = run("simulate", *line, "--bots", "adept").json
    varied = run("simulate", *line, "--bots", "adept", "--variant", KEEP).json
    assert (printed["variant"], varied["variant"]) == (None, read(KEEP).digest)
    assert printed["digest"] != varied["digest"]
    effect = run("simulate", *line, "--bots", "adept", "--variant", BERTHA).json
    assert effect["variant"] == read(BERTHA).digest
    assert effect["digest"] not in (printed["digest"], varied["digest"])
    kept = tmp_path / "games.jsonl"
    arena = ("arena", *line, "--bots", "random,adept", "--out", kept)
    assert run(*arena, "--variant", KEEP).code == 0
    run(*arena).refused(2, "")
    assert run(*arena, "--variant", KEEP).json["resumed"] == 4


def test_shipped_examples_are_listed_and_go_by_their_names(run: Run) -> None:
    told = run("variant", "--json").json
    assert set(told) == {path.stem for path in Path("examples/variants").glob("*.toml")}
    assert "keep_4000" in run("variant").out
    assert run("variant", "keep_4000", "--json").json["digest"] == read(KEEP).digest
    run("variant", "keep_4001").refused(2, "keep_4001 cannot be read")


def test_a_changed_effect_is_on_the_laboratorys_page(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    line = ("lab", "dragon_farkle", "--variant", BERTHA, "--games", "20", "--engine", "python")
    assert run(*line, "--report", page).code == 0
    told = page.read_text("utf-8")
    assert "<h1>dragon_farkle: bertha_halves</h1>" in told
    assert "printed" in told


def test_the_rule_book_has_a_variants_numbers(run: Run, tmp_path: Path) -> None:
    poster = tmp_path / "poster.toml"
    poster.write_text(f"{HEAD}[change.numbers]\nposter = 650\n")
    assert "650" in run("rules", "dragon_farkle", "all", "--variant", poster).out
    assert "650" not in run("rules", "dragon_farkle", "all").out


def test_what_a_variant_changes_is_told(run: Run, tmp_path: Path) -> None:
    ran = run("variant", BERTHA, "--language", "de")
    for part in (
        "Dragon Farkle: Bertha rettet die Hälfte",
        "numbers.stub: 150 statt 200",
        "eigener Code: rules.ends, aus examples/variants/bertha_halves.py",
        read(BERTHA).digest,
    ):
        assert part in ran.out
    found = run("variant", KEEP, "--json").json
    assert found["changes"]["numbers.keep_threshold"] == {"printed": 5000, "value": 4000}
    assert found["code"] == {}
    poster = tmp_path / "poster.toml"
    poster.write_text(f"{HEAD}[change.numbers]\nposter = 650\n")
    stale = run("variant", poster, "--json").json["stale"]
    assert {"action-poster", "item-poster-text", "item-poster-use"} <= set(stale)
    assert run("variant", BERTHA, "--json").json["stale"] == []


@pytest.mark.parametrize(
    ("text", "code", "part"),
    [
        ("[change.numbers]\nstub = 7", 2, "mine.toml, line 6: numbers.stub: 7 is not within"),
        ("colour = 3", 2, "mine.toml, line 5: a variant has no 'colour'"),
        ("[code]\n'rules.ends' = 'own.py'", 1, "cannot be played: ZeroDivisionError"),
    ],
)
def test_what_is_wrong_is_one_line(
    run: Run, tmp_path: Path, text: str, code: int, part: str
) -> None:
    (tmp_path / "own.py").write_text("1 / 0\n\n\n@rule\ndef do_bank(s):\n    pass\n")
    path = tmp_path / "mine.toml"
    path.write_text(HEAD + text)
    run("variant", path).refused(code, part)
    run("play", "dragon_farkle", "--variant", path).refused(code, part)
    run("play", "simurgh", "--variant", KEEP).refused(2, "is a variant of dragon_farkle, not of")
    run("variant", tmp_path / "none.toml").refused(2, "cannot be read: No such file")


def test_an_edition_lists_what_was_designed_and_is_a_variant(run: Run, tmp_path: Path) -> None:
    listed = run("edition", "simurgh", "--json").json
    names = {one["name"] for one in listed["designed"]}
    assert "numbers.safety_turns" in names
    assert "numbers.hand_limit" not in names, "the book says that"
    assert len(names) < listed["of"]
    told = run("edition", "simurgh", "--language", "de").out
    assert f"{len(names)} von {listed['of']} Werten" in told
    filled = tmp_path / "mine.toml"
    filled.write_text(
        told.replace('# "numbers.safety_turns" = 150', '"numbers.safety_turns" = 160')
    )
    assert read(filled).changes == (("numbers.safety_turns", 160),)
    assert run("variant", filled, "--json").json["edition"] is True
    assert "eine Ausgabe: " in run("variant", filled, "--language", "de").out
    assert "eine Ausgabe: " not in run("variant", KEEP, "--language", "de").out
    untouched = tmp_path / "none.toml"
    of_book = run("edition", "drachenfels").out
    assert "no value can say otherwise:\n# the map with its spaces and roads" in of_book
    untouched.write_text(of_book)
    assert read(untouched).changes == ()
    run("edition", "chess").refused(2, "there is no game 'chess'")
