"""A review in words, as JSON and as a page; and the command that makes it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lindwurm.cli import main
from lindwurm.games import load
from lindwurm.kernel import record
from lindwurm.kernel.match import Match
from lindwurm.kernel.texts import Texts
from lindwurm.review import Review
from lindwurm.review.amounts import Amount
from lindwurm.review.page import page
from lindwurm.review.sizes import size
from lindwurm.review.told import PARTS, decision, document, happened, luck, words
from tests.review.games import older, reviewed, short, with_a_mistake

pytestmark = pytest.mark.slow  # compiles


def test_the_document_has_what_it_promises() -> None:
    match, found = short(), reviewed()
    told = json.loads(json.dumps(document(found, match, "en")))
    assert told["format"] == "lindwurm-review"
    assert told["judge"]["positions"] == "playouts"
    assert len(told["positions"]) == len(match.moves) + 1 == len(told["moves"]) + 1
    assert len(told["decisions"]) == len(found.decisions)
    for seat in told["seats"]:
        parts = sum(seat[part]["points"] for part in PARTS)
        assert parts == pytest.approx(seat["result"]["points"], abs=0.1)
        assert all(set(seat[part]) == {"points", "error"} for part in (*PARTS, "result", "rate"))
    assert [one["seat"] for one in told["seats"]] == [1, 2]
    assert told["positions"][-1]["seats"][0]["expected"]["points"] == 100 * match.result[0]  # type: ignore[index]


def test_it_can_be_kept() -> None:
    found = reviewed()
    assert msgspec.json.decode(msgspec.json.encode(found), type=Review) == found


def test_one_that_was_kept_before_the_unforeseen_was_told_is_still_read() -> None:
    kept = msgspec.json.decode(msgspec.json.encode(reviewed()))
    told = document(msgspec.convert(older(kept), Review), short(), "en")
    parts = [part for part in PARTS if part != "unforeseen"]
    for seat in told["seats"]:
        assert set(seat).isdisjoint({"unforeseen"})
        whole = sum(seat[part]["points"] for part in parts)
        assert whole == pytest.approx(seat["result"]["points"], abs=0.1)
    assert words("en")("part-unforeseen") not in page(told, "Dragon Farkle")
    assert words("en")("part-unforeseen") in page(document(reviewed(), short()), "Dragon Farkle")


@pytest.mark.parametrize(
    ("language", "said"), [("en", "cost you 14 points"), ("de", "kostete dich 14")]
)
def test_luck_in_words(language: str, said: str) -> None:
    match, found = short(), with_a_mistake(short(), reviewed(), 0.2)
    texts = Texts(match.game, language, match.names)
    seat = next(one.decision.seat for one in found.moments if one.decision and one.luck[0].sure)
    strokes = [one for one in luck(found, match, texts, reader=seat) if one["move"]]
    assert any(said in one["text"] for one in strokes)
    moved = next(one for one in strokes if said in one["text"])
    assert happened(match, moved["move"], seat, texts) in moved["text"]
    others = luck(found, match, texts)
    assert any(match.names[seat] in one["text"] for one in others)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_mistake_says_what_was_better(language: str) -> None:
    match, found = short(), with_a_mistake(short(), reviewed(), 0.2)
    texts = Texts(match.game, language, match.names)
    one = next(one for one in found.decisions if one.loss.value == 0.2)
    told = decision(found, match, texts, one)
    assert told["size"] == "blunder"
    assert told["best"]["label"] in told["told"][0]
    assert told["action"]["label"] in told["told"][0]
    assert "20" in told["told"][0]
    fine = next(one for one in found.decisions if one.loss == Amount())
    assert decision(found, match, texts, fine)["told"] == []


def test_nobody_is_blamed_within_the_error() -> None:
    assert size(Amount(0.3, 0.2)) == "fine"
    assert size(Amount(-0.3, 0.01)) == "fine"
    assert size(Amount(0.06, 0.02)) == "mistake"


def test_both_languages_say_the_same() -> None:
    english, german = (words(language)._bundle for language in ("en", "de"))
    assert set(english._messages) == set(german._messages)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_page_is_whole(language: str) -> None:
    told = document(with_a_mistake(short(), reviewed(), 0.2), short(), language)
    made = page(told, "<Farkle>")
    assert f'<html lang="{language}">' in made
    assert "&lt;Farkle&gt;" in made
    assert "<script" not in made
    assert "http" not in made
    assert made.count("<polyline") == 2
    assert made.count("<circle") == 1
    assert all(words(language)(f"part-{part}") in made for part in PARTS)


# -- the command ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the file of a game that its second player gave up early."""
    match = Match(load("dragon_farkle"), 2, {"first_player": "1"}, seed=1, names=["Anna", "Ben"])
    for _ in range(6):
        match.act(match.actors[0], match.legal(match.actors[0])[0])
    match.leave(1, "resigned")
    file = tmp_path_factory.mktemp("kept") / "evening.json"
    file.write_text(record.dumps(match), "utf-8")
    return str(file)


def test_review_as_json(kept: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", kept, "--games", "2", "--json"]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert told["names"] == ["Anna", "Ben"]
    assert [one["result"]["points"] for one in told["seats"]] == [100.0, 0.0]


def test_review_on_the_screen(kept: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", kept, "--games", "2", "--language", "de"]) == 0
    told = capsys.readouterr().out
    for word in ("Rückblick", "Anna", "Glück", "Geschenke", "Ergebnis"):
        assert word in told


def test_review_as_a_page(kept: str, tmp_path: Path) -> None:
    made = tmp_path / "page.html"
    assert main(["review", kept, "--seconds", "1", "--html", str(made)]) == 0
    assert "Dragon Farkle" in made.read_text("utf-8")


def test_what_is_refused(kept: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    running = tmp_path / "running.json"
    running.write_text(record.dumps(Match(load("dragon_farkle"), 2, seed=1)), "utf-8")
    assert main(["review", str(running)]) == 1
    assert "still being played" in capsys.readouterr().err
    assert main(["review", str(tmp_path / "nothing")]) == 2
    assert main(["review", kept, "--games", "0"]) == 2
    assert main(["review", kept, "--games", "1"]) == 1
    assert main(["review", kept, "--html", str(tmp_path / "no" / "page")]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 4
